//! Hints during a game.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use kagiya_protocol::{ErrorCode, Problem, VariationMove};
use kagiya_table::hint;

use super::ApiError;
use super::extract::{Network, TablePath, Viewer};
use crate::app::App;
use crate::bots;
use crate::explanations::Listener;
use crate::limits::limited::Limited;
use crate::variations;

/// What a companion would do in my seat, and why, after I took the hint at the table. The companion
/// knows only what my seat has seen.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/hint",
    params(("id" = String, Path, description = "the table")),
    responses(
        (status = 200, body = VariationMove),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 403, body = Problem, description = "I do not play"),
        (status = 404, body = Problem, description = "there is no such table"),
        (status = 409, body = Problem, description = "I have not taken a hint for this turn"),
        (status = 429, body = Problem, description = "too many questions"),
        (status = 503, body = Problem, description = "the bot took too long"),
    )
)]
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    Network(network): Network,
    TablePath(id): TablePath,
    viewer: Viewer,
) -> Result<Json<VariationMove>, ApiError> {
    let key = viewer.queue_key(network);
    app.limit_key(Limited::BranchBot, &key)?;
    let me = viewer.required("only players get hints, and there is no session")?;
    let model = app.tables.model(&id).await?;
    let not_seated = || Problem::new(ErrorCode::NotSeated, "you have no seat at this table");
    let seat = model.seat_of(me).ok_or_else(not_seated)?;
    let turn = hint::turn(&model, seat)?;
    let decided = bots::run_in_turn(&app.services, &app.limits, &key, move || {
        variations::decide(turn, Some(Listener::AfterTheGame))
    });
    let failed = || Problem::new(ErrorCode::Busy, "the bot did not decide in time; try again");
    Ok(Json(decided.await.flatten().ok_or_else(failed)?))
}
