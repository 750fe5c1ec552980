//! Friends, blocked people, and invitations to tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use kagiya_protocol::{
    ErrorCode, InviteRequest, PersonId, PersonRequest, Problem, ShownRequest, SocialInfo,
};

use super::extract::{CurrentUser, RateLimited, TablePath, per_person};
use super::{ApiError, Path, ValidJson};
use crate::app::App;

/// Parses the id of a person in a path.
fn person(id: String) -> Result<PersonId, Problem> {
    if id.contains('\0') {
        let message = "nobody here has this id";
        return Err(Problem::new(ErrorCode::UnknownPerson, message));
    }
    Ok(PersonId(id))
}

/// The people whom I know here: friends, who asks to be one, whom I block, and who invites me.
#[utoipa::path(
    get,
    path = "/api/people",
    responses(
        (status = 200, body = SocialInfo),
        (status = 401, body = Problem, description = "there is no session"),
    )
)]
pub(super) async fn people(
    State(app): State<Arc<App>>,
    CurrentUser(me): CurrentUser,
) -> Result<Json<SocialInfo>, ApiError> {
    Ok(Json(app.people_of(&me.person.id).await?))
}

/// Ask somebody to be my friend, or agree to it: somebody with whom I have played, who has asked me, or whose account has
/// this name.
#[utoipa::path(
    post,
    path = "/api/people/friends",
    request_body = PersonRequest,
    responses(
        (status = 204, description = "they are asked, or we are friends"),
        (status = 400, body = Problem, description = "I know too many people"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 403, body = Problem, description = "I have not played with them, or too many requests wait for them"),
        (status = 404, body = Problem, description = "there is nobody of that name"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
pub(super) async fn befriend(
    State(app): State<Arc<App>>,
    RateLimited(me, _): RateLimited<per_person::Tie>,
    ValidJson(request): ValidJson<PersonRequest>,
) -> Result<StatusCode, ApiError> {
    app.befriend(&me.person.id, &request).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// End a friendship, take my wish for one back, or refuse theirs.
#[utoipa::path(
    delete,
    path = "/api/people/friends/{id}",
    params(("id" = String, Path, description = "the person")),
    responses(
        (status = 204, description = "the friendship or the request has ended"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
pub(super) async fn unfriend(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    RateLimited(me, _): RateLimited<per_person::Tie>,
) -> Result<StatusCode, ApiError> {
    app.unfriend(&me.person.id, &person(id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Block somebody: they take no seat at my tables, and neither invite me nor ask to be my friend. They are not told.
#[utoipa::path(
    post,
    path = "/api/people/blocks",
    request_body = PersonRequest,
    responses(
        (status = 204, description = "they are blocked"),
        (status = 400, body = Problem, description = "I know too many people"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 404, body = Problem, description = "there is nobody of that name"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
pub(super) async fn block(
    State(app): State<Arc<App>>,
    RateLimited(me, _): RateLimited<per_person::Tie>,
    ValidJson(request): ValidJson<PersonRequest>,
) -> Result<StatusCode, ApiError> {
    app.block_person(&me.person.id, &request).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Block somebody no more.
#[utoipa::path(
    delete,
    path = "/api/people/blocks/{id}",
    params(("id" = String, Path, description = "the person")),
    responses(
        (status = 204, description = "they are not blocked"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
pub(super) async fn unblock(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    RateLimited(me, _): RateLimited<per_person::Tie>,
) -> Result<StatusCode, ApiError> {
    app.unblock_person(&me.person.id, &person(id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether my friends may see that I am there, and at which listed table.
#[utoipa::path(
    put,
    path = "/api/people/shown",
    request_body = ShownRequest,
    responses(
        (status = 204, description = "it is so"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    RateLimited(me, _): RateLimited<per_person::Tie>,
    ValidJson(request): ValidJson<ShownRequest>,
) -> Result<StatusCode, ApiError> {
    app.show_person(&me.person.id, request.shown).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Invite people to an open table where I sit. They see it where they are, and can decline.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/invitations",
    params(("id" = String, Path, description = "the table")),
    request_body = InviteRequest,
    responses(
        (status = 204, description = "they are invited"),
        (status = 400, body = Problem, description = "the game has begun, or too many invitations wait"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 403, body = Problem, description = "I don't sit there, or have not played with them"),
        (status = 404, body = Problem, description = "there is no such table"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
pub(super) async fn invite(
    State(app): State<Arc<App>>,
    TablePath(table): TablePath,
    RateLimited(me, _): RateLimited<per_person::Invite>,
    ValidJson(request): ValidJson<InviteRequest>,
) -> Result<StatusCode, ApiError> {
    app.invite(&me.person, &table, &request.people).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Decline the invitation to a table. The person who invited me is not notified.
#[utoipa::path(
    delete,
    path = "/api/tables/{id}/invitations",
    params(("id" = String, Path, description = "the table")),
    responses(
        (status = 204, description = "the invitation has ended"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 404, body = Problem, description = "there is no such table"),
    )
)]
pub(super) async fn decline(
    State(app): State<Arc<App>>,
    TablePath(table): TablePath,
    RateLimited(me, _): RateLimited<per_person::Tie>,
) -> Result<StatusCode, ApiError> {
    app.decline(&me.person.id, &table).await?;
    Ok(StatusCode::NO_CONTENT)
}
