//! Games that people open from files.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use kagiya_formats::game_file::MAX_BYTES;
use kagiya_protocol::{OpenFileRequest, OpenedFile, OpenedFiles, Problem};

use super::extract::{CurrentUser, Network, TablePath};
use super::{ApiError, ValidJson};
use crate::app::App;
use crate::limits::fair_queue::QueueKey;
use crate::limits::limited::Limited;

/// The largest body: each character of a text may be escaped.
pub(super) const MAX_BODY: usize = 2 * MAX_BYTES + 1024;

/// Open a game: a Kagiya record, a game of hanab.live, or a link that contains one. It becomes a finished
/// game that is in no list and no statistics, and that only people with its id can see.
#[utoipa::path(
    post,
    path = "/api/files",
    request_body = OpenFileRequest,
    responses(
        (status = 200, body = OpenedFile),
        (status = 400, body = Problem, description = "it isn't a game that can be opened; the reason says why"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 409, body = Problem, description = "I have opened too many games; delete one first"),
        (status = 413, body = Problem, description = "the text is too long"),
        (status = 429, body = Problem, description = "too many files"),
    )
)]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    Network(network): Network,
    CurrentUser(me): CurrentUser,
    ValidJson(request): ValidJson<OpenFileRequest>,
) -> Result<Json<OpenedFile>, ApiError> {
    let key = QueueKey {
        person: me.person.id.as_str().to_owned(),
        network,
    };
    app.limit_key(Limited::OpenFile, &key)?;
    Ok(Json(app.open_file(&me.person, request.text).await?))
}

/// The games that I opened from files, newest first.
#[utoipa::path(
    get,
    path = "/api/files",
    responses(
        (status = 200, body = OpenedFiles),
        (status = 401, body = Problem, description = "there is no session"),
    )
)]
pub(super) async fn opened(
    State(app): State<Arc<App>>,
    CurrentUser(me): CurrentUser,
) -> Result<Json<OpenedFiles>, ApiError> {
    Ok(Json(app.opened_files(&me.person.id).await?))
}

/// Delete a game that I opened from a file.
#[utoipa::path(
    delete,
    path = "/api/files/{id}",
    params(("id" = String, Path, description = "the table with the game")),
    responses(
        (status = 204, description = "it is deleted"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 404, body = Problem, description = "I have opened no such game"),
    )
)]
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    TablePath(id): TablePath,
    CurrentUser(me): CurrentUser,
) -> Result<StatusCode, ApiError> {
    app.delete_file(&me.person.id, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
