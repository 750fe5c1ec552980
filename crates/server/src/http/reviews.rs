//! Computed reviews of finished games, and reasons for their actions.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use kagiya_protocol::{ActionReasons, ErrorCode, Problem, ReviewProgress};
use serde::Deserialize;

use super::extract::{Network, TablePath, Token, Viewer};
use super::games::{finished, recorded};
use super::{ApiError, Query};
use crate::app::App;
use crate::bots;
use crate::explanations::ReasonsRequest;
use crate::limits::limited::Limited;

/// The review of a finished game, or how far it is.
#[utoipa::path(
    get,
    path = "/api/games/{id}/review",
    params(("id" = String, Path, description = "the table where it was played")),
    responses(
        (status = 200, body = ReviewProgress),
        (status = 403, body = Problem, description = "I may not see the game yet"),
        (status = 404, body = Problem, description = "there is no such table, or this server computes no reviews"),
        (status = 409, body = Problem, description = "the game has not ended"),
    )
)]
pub(super) async fn progress(
    State(app): State<Arc<App>>,
    TablePath(id): TablePath,
    viewer: Viewer,
) -> Result<Json<ReviewProgress>, ApiError> {
    finished(&app, &id, &viewer).await?;
    Ok(Json(app.reviews.progress(&id).await?))
}

/// Ask for the review of a finished game. It is computed once and then kept; the answer says how far it
/// is.
#[utoipa::path(
    post,
    path = "/api/games/{id}/review",
    params(("id" = String, Path, description = "the table where it was played")),
    responses(
        (status = 200, body = ReviewProgress),
        (status = 403, body = Problem, description = "I may not see the game yet"),
        (status = 404, body = Problem, description = "there is no such table, or this server computes no reviews"),
        (status = 409, body = Problem, description = "the game has not ended, or it has no turn"),
        (status = 429, body = Problem, description = "too many reviews, or the queue is full"),
    )
)]
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    _: Token,
    Network(network): Network,
    TablePath(id): TablePath,
    viewer: Viewer,
) -> Result<Json<ReviewProgress>, ApiError> {
    let model = finished(&app, &id, &viewer).await?;
    let progress = app.reviews.progress(&id).await?;
    if progress != ReviewProgress::None {
        return Ok(Json(progress));
    }
    let record = recorded(&model)?;
    if record.turns() == 0 {
        let message = "the game has no turn, so there is nothing to review";
        return Err(Problem::new(ErrorCode::NothingToReview, message).into());
    }
    if record.rules().hides_plays() {
        let message = "plays were hidden in this game, so a review can't tell what players knew";
        return Err(Problem::new(ErrorCode::ReviewHiddenPlays, message).into());
    }
    app.limit_key(Limited::Review, &viewer.queue_key(network))?;
    Ok(Json(app.reviews.ask(network, &id, record)?))
}

/// A step of the replay.
#[derive(Deserialize)]
pub(super) struct ReasonsQuery {
    step: u32,
}

/// Why an action of a finished game was good: what a companion in that seat would say for it, from
/// what the seat has seen alone.
#[utoipa::path(
    get,
    path = "/api/games/{id}/reasons",
    params(
        ("id" = String, Path, description = "the table where it was played"),
        ("step" = u32, Query, description = "the number of replay steps before the action"),
    ),
    responses(
        (status = 200, body = ActionReasons),
        (status = 400, body = Problem, description = "no action follows this step"),
        (status = 403, body = Problem, description = "I may not see the game yet"),
        (status = 404, body = Problem, description = "there is no such table"),
        (status = 409, body = Problem, description = "the game has not ended"),
        (status = 429, body = Problem, description = "too many questions"),
        (status = 503, body = Problem, description = "it took too long"),
    )
)]
pub(super) async fn reasons(
    State(app): State<Arc<App>>,
    Network(network): Network,
    TablePath(id): TablePath,
    viewer: Viewer,
    Query(query): Query<ReasonsQuery>,
) -> Result<Json<ActionReasons>, ApiError> {
    let key = viewer.queue_key(network);
    app.limit_key(Limited::Explain, &key)?;
    let model = finished(&app, &id, &viewer).await?;
    let request = Box::new(ReasonsRequest::of(&model, query.step)?);
    let answer = bots::run_in_turn(&app.services, &app.limits, &key, || request.answer());
    let late = || Problem::new(ErrorCode::Busy, "the reasons took too long; try again");
    Ok(Json(answer.await.ok_or_else(late)?))
}
