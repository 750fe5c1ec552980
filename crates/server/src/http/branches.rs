//! Branches off finished games.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use kagiya_protocol::{Branch, BranchBotRequest, BranchMove, BranchRequest, ErrorCode, Problem};
use kagiya_rules::Audience;

use super::games::{asking, audience_of, finished};
use super::{ApiError, Body_, Path, origin_of};
use crate::app::House;
use crate::explanations::Listener;
use crate::http::listener::Peer;
use crate::limits::fair_queue::Asker;
use crate::limits::rate::Limited;
use crate::variations::{self, Turn};
use crate::{bots, session};

/// How a finished game would have gone on with other actions, through somebody's eyes.
#[utoipa::path(
    post,
    path = "/api/games/{id}/branch",
    params(("id" = String, Path, description = "the table where it was played")),
    request_body = BranchRequest,
    responses(
        (status = 200, body = Branch, description = "the branch, up to the first action that can't be done"),
        (status = 400, body = Problem, description = "no such step, too many actions, or nobody has such eyes"),
        (status = 403, body = Problem, description = "I may not see the game yet"),
        (status = 404, body = Problem, description = "there is no such table"),
        (status = 409, body = Problem, description = "the game has not ended"),
        (status = 429, body = Problem, description = "too many branches"),
    )
)]
pub(super) async fn look(
    State(house): State<Arc<House>>,
    ConnectInfo(Peer(address)): ConnectInfo<Peer>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body_(request): Body_<BranchRequest>,
) -> Result<Json<Branch>, ApiError> {
    session::check_origin(&house, &headers)?;
    let asker = asker(&house, address, &headers).await;
    ApiError::limit_asker(&house, Limited::Branch, &asker)?;
    let model = finished(&house, id, &headers).await?;
    let audience = audience_of(&model, request.eyes.as_deref())?;
    let branch = variations::look(&model, request.step, &request.actions, audience)?;
    Ok(Json(branch))
}

/// What a bot would do where a branch has come to: from what its seat has seen alone.
#[utoipa::path(
    post,
    path = "/api/games/{id}/branch/bot",
    params(("id" = String, Path, description = "the table where it was played")),
    request_body = BranchBotRequest,
    responses(
        (status = 200, body = BranchMove),
        (status = 400, body = Problem, description = "the branch can't be played, has ended, or no such bot plays there"),
        (status = 403, body = Problem, description = "I may not see the game yet"),
        (status = 404, body = Problem, description = "there is no such table"),
        (status = 409, body = Problem, description = "the game has not ended"),
        (status = 429, body = Problem, description = "too many questions"),
        (status = 503, body = Problem, description = "the bot took too long"),
    )
)]
pub(super) async fn bot(
    State(house): State<Arc<House>>,
    ConnectInfo(Peer(address)): ConnectInfo<Peer>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body_(request): Body_<BranchBotRequest>,
) -> Result<Json<BranchMove>, ApiError> {
    session::check_origin(&house, &headers)?;
    let asker = asker(&house, address, &headers).await;
    ApiError::limit_asker(&house, Limited::BranchBot, &asker)?;
    let model = finished(&house, id, &headers).await?;
    let listener = match audience_of(&model, request.eyes.as_deref())? {
        Audience::Seat(seat) => Some(Listener::Player(seat)),
        Audience::Spectator => Some(Listener::AfterTheGame),
        Audience::Common => None,
    };
    let BranchBotRequest {
        step,
        actions,
        bots,
        eyes: _,
    } = request;
    let turn = Turn::of(&model, step, &actions, &bots)?;
    // As one who plays: in turn with the bots of others, and with the same deadline.
    let decided = bots::aside(&house, &asker, move || turn.decide(listener)).await;
    let failed = || Problem::new(ErrorCode::Busy, "the bot did not decide in time; try again");
    Ok(Json(decided.flatten().ok_or_else(failed)?))
}

/// Who asks, and from where: the address stands for somebody without a session.
async fn asker(house: &House, address: SocketAddr, headers: &HeaderMap) -> Asker {
    let origin = origin_of(house, address, headers).to_string();
    let me = asking(house, headers).await;
    let person = me.map_or_else(|| origin.clone(), |me| me.as_str().to_owned());
    Asker { origin, person }
}
