//! Challenges, and the daily deal.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use kagiya_protocol::{
    ChallengeId, ChallengeInfo, ChallengeReply, DayInfo, DealGames, ErrorCode, Problem,
};
use serde::Deserialize;

use super::extract::{CurrentUser, RateLimited, TablePath, per_person};
use super::{ApiError, Path, Query};
use crate::app::{AfterPage, App, InvalidPage};

/// A page of the games of a deal.
#[derive(Deserialize)]
pub(super) struct AfterQuery {
    after: Option<String>,
}

impl AfterQuery {
    /// The end of the previous page, as that page returned it.
    fn place(&self) -> Result<Option<AfterPage>, Problem> {
        let Some(after) = &self.after else {
            return Ok(None);
        };
        let read = after.parse().map_err(|InvalidPage| {
            Problem::new(
                ErrorCode::BadRequest,
                "`after` is what the page before this one said",
            )
        });
        read.map(Some)
    }
}

/// Make a challenge of a game that I have played: others can play its deal without having seen it.
#[utoipa::path(
    post,
    path = "/api/games/{id}/challenge",
    params(("id" = String, Path, description = "the table where it was played")),
    responses(
        (status = 200, body = ChallengeReply, description = "the challenge; always the same for this game"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 403, body = Problem, description = "I have not played it, or it was broken off"),
        (status = 404, body = Problem, description = "there is no such table"),
        (status = 409, body = Problem, description = "the game has not ended, or is that of today"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    TablePath(table): TablePath,
    RateLimited(me, _): RateLimited<per_person::Challenge>,
) -> Result<Json<ChallengeReply>, ApiError> {
    let id = app.make_challenge(&me.person.id, &table).await?;
    Ok(Json(ChallengeReply { id }))
}

/// A challenge: who challenges, and what is played. Nothing of its deal.
#[utoipa::path(
    get,
    path = "/api/challenges/{id}",
    params(("id" = String, Path, description = "the challenge")),
    responses(
        (status = 200, body = ChallengeInfo),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 404, body = Problem, description = "there is no such challenge"),
    )
)]
pub(super) async fn challenge(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    CurrentUser(me): CurrentUser,
) -> Result<Json<ChallengeInfo>, ApiError> {
    Ok(Json(app.challenge(&ChallengeId(id), &me.person.id).await?))
}

/// The games of a challenge, the original first and then the best, for people who have played it.
#[utoipa::path(
    get,
    path = "/api/challenges/{id}/games",
    params(
        ("id" = String, Path, description = "the challenge"),
        ("after" = Option<String>, Query, description = "go on where another page ended"),
    ),
    responses(
        (status = 200, body = DealGames),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 403, body = Problem, description = "I have not played it to its end"),
        (status = 404, body = Problem, description = "there is no such challenge"),
    )
)]
pub(super) async fn challenge_games(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    CurrentUser(me): CurrentUser,
    Query(query): Query<AfterQuery>,
) -> Result<Json<DealGames>, ApiError> {
    let after = query.place()?;
    let games = app
        .challenge_games(&ChallengeId(id), &me.person.id, after.as_ref())
        .await?;
    Ok(Json(games))
}

/// The deals of a day, one for each number of players. Nothing of their cards.
#[utoipa::path(
    get,
    path = "/api/days/{day}",
    params(("day" = String, Path, description = "`today`, or a day (UTC) as in 2026-11-22")),
    responses(
        (status = 200, body = DayInfo),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 404, body = Problem, description = "there is no such day, or it has not begun"),
    )
)]
pub(super) async fn day(
    State(app): State<Arc<App>>,
    Path(day): Path<String>,
    CurrentUser(me): CurrentUser,
) -> Result<Json<DayInfo>, ApiError> {
    Ok(Json(app.day(&day, &me.person.id).await?))
}

/// The games of a day with so many players, best first; those of today for people who have played it.
#[utoipa::path(
    get,
    path = "/api/days/{day}/{players}/games",
    params(
        ("day" = String, Path, description = "`today`, or a day (UTC) as in 2026-11-22"),
        ("players" = u8, Path, description = "how many played"),
        ("after" = Option<String>, Query, description = "go on where another page ended"),
    ),
    responses(
        (status = 200, body = DealGames),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 403, body = Problem, description = "I can still play it, or play it now"),
        (status = 404, body = Problem, description = "there is no such day, or it has not begun"),
    )
)]
pub(super) async fn day_games(
    State(app): State<Arc<App>>,
    Path((day, players)): Path<(String, String)>,
    CurrentUser(me): CurrentUser,
    Query(query): Query<AfterQuery>,
) -> Result<Json<DealGames>, ApiError> {
    let after = query.place()?;
    // Text that isn't a number is an invalid number of players.
    let players = players.parse().unwrap_or(0);
    let games = app
        .day_games((&day, players), &me.person.id, after.as_ref())
        .await?;
    Ok(Json(games))
}
