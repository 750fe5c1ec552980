//! Branches off finished games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use kagiya_protocol::{
    ErrorCode, Problem, Variation, VariationBotRequest, VariationMove, VariationRequest,
};
use kagiya_rules::Audience;
use kagiya_table::variation::{self, Turn};

use super::extract::{Network, TablePath, Token, Viewer};
use super::games::{audience_of, finished};
use super::{ApiError, ValidJson};
use crate::app::App;
use crate::bots;
use crate::explanations::Listener;
use crate::limits::limited::Limited;
use crate::variations;

/// How a finished game would have gone on with other actions, through somebody's eyes.
#[utoipa::path(
    post,
    path = "/api/games/{id}/branch",
    params(("id" = String, Path, description = "the table where it was played")),
    request_body = VariationRequest,
    responses(
        (status = 200, body = Variation, description = "the branch, up to the first action that can't be done"),
        (status = 400, body = Problem, description = "no such step, too many actions, or nobody has such eyes"),
        (status = 403, body = Problem, description = "I may not see the game yet"),
        (status = 404, body = Problem, description = "there is no such table"),
        (status = 409, body = Problem, description = "the game has not ended"),
        (status = 429, body = Problem, description = "too many branches"),
    )
)]
pub(super) async fn look(
    State(app): State<Arc<App>>,
    _: Token,
    Network(network): Network,
    TablePath(id): TablePath,
    viewer: Viewer,
    ValidJson(request): ValidJson<VariationRequest>,
) -> Result<Json<Variation>, ApiError> {
    let key = viewer.queue_key(network);
    app.limit_key(Limited::Branch, &key)?;
    let model = finished(&app, &id, &viewer).await?;
    let audience = audience_of(&model, request.eyes.as_deref())?;
    let branch = variation::branch(&model, request.step, &request.actions, audience)?;
    Ok(Json(branch))
}

/// What a bot would do where a branch has come to: from what its seat has seen alone.
#[utoipa::path(
    post,
    path = "/api/games/{id}/branch/bot",
    params(("id" = String, Path, description = "the table where it was played")),
    request_body = VariationBotRequest,
    responses(
        (status = 200, body = VariationMove),
        (status = 400, body = Problem, description = "the branch can't be played, has ended, or no such bot plays there"),
        (status = 403, body = Problem, description = "I may not see the game yet"),
        (status = 404, body = Problem, description = "there is no such table"),
        (status = 409, body = Problem, description = "the game has not ended"),
        (status = 429, body = Problem, description = "too many questions"),
        (status = 503, body = Problem, description = "the bot took too long"),
    )
)]
pub(super) async fn bot(
    State(app): State<Arc<App>>,
    _: Token,
    Network(network): Network,
    TablePath(id): TablePath,
    viewer: Viewer,
    ValidJson(request): ValidJson<VariationBotRequest>,
) -> Result<Json<VariationMove>, ApiError> {
    let key = viewer.queue_key(network);
    app.limit_key(Limited::BranchBot, &key)?;
    let model = finished(&app, &id, &viewer).await?;
    let listener = match audience_of(&model, request.eyes.as_deref())? {
        Audience::Seat(seat) => Some(Listener::Player(seat)),
        Audience::Spectator => Some(Listener::AfterTheGame),
        Audience::Common => None,
    };
    let VariationBotRequest {
        step,
        actions,
        bots,
        eyes: _,
    } = request;
    let turn = Turn::of(&model, step, &actions, &bots)?;
    // Queued like a move of a bot at a table, and with the same deadline.
    let decided = bots::run_in_turn(&app.services, &app.limits, &key, move || {
        variations::decide(turn, listener)
    })
    .await;
    let failed = || Problem::new(ErrorCode::Busy, "the bot did not decide in time; try again");
    Ok(Json(decided.flatten().ok_or_else(failed)?))
}
