//! Records of play: a person's results, and other games with the same cards.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use kagiya_protocol::{
    DealScore, DealScores, ErrorCode, FirstGame, PersonId, PlayerStats, Problem,
};

use super::ApiError;
use super::extract::{CurrentUser, TablePath, Viewer};
use crate::app::App;
use crate::deals::{is_challenged, is_todays, unseen};
use crate::table_rows;

/// The most games of a deal in a response.
const OF_A_DEAL: u32 = 50;

pub(super) async fn my_standings(app: &App, me: &PersonId) -> Result<Vec<PlayerStats>, Problem> {
    let standings = app.services.store.standings(me).await;
    let standings = standings.map_err(|error| app.services.busy(&error))?;
    Ok(standings.into_iter().map(table_rows::standing).collect())
}

pub(super) async fn my_firsts(app: &App, me: &PersonId) -> Result<Vec<FirstGame>, Problem> {
    let firsts = app.services.store.firsts(me).await;
    let firsts = firsts.map_err(|error| app.services.busy(&error))?;
    Ok(firsts.into_iter().map(table_rows::first).collect())
}

/// My first games of each kind, oldest first.
#[utoipa::path(
    get,
    path = "/api/firsts",
    responses(
        (status = 200, body = Vec<FirstGame>),
        (status = 401, body = Problem, description = "there is no session"),
    )
)]
pub(super) async fn firsts(
    State(app): State<Arc<App>>,
    CurrentUser(me): CurrentUser,
) -> Result<Json<Vec<FirstGame>>, ApiError> {
    Ok(Json(my_firsts(&app, &me.person.id).await?))
}

/// What my games came to, for each edition and number of players, most games first.
#[utoipa::path(
    get,
    path = "/api/standings",
    responses(
        (status = 200, body = Vec<PlayerStats>),
        (status = 401, body = Problem, description = "there is no session"),
    )
)]
pub(super) async fn standings(
    State(app): State<Arc<App>>,
    CurrentUser(me): CurrentUser,
) -> Result<Json<Vec<PlayerStats>>, ApiError> {
    Ok(Json(my_standings(&app, &me.person.id).await?))
}

/// What others did with the cards of a finished game: the games of the same deal, best first.
#[utoipa::path(
    get,
    path = "/api/games/{id}/deal",
    params(("id" = String, Path, description = "the table where it was played")),
    responses(
        (status = 200, body = DealScores),
        (status = 404, body = Problem, description = "there is no such table"),
        (status = 409, body = Problem, description = "the game has not ended"),
    )
)]
pub(super) async fn deal(
    State(app): State<Arc<App>>,
    TablePath(id): TablePath,
    viewer: Viewer,
) -> Result<Json<DealScores>, ApiError> {
    let unknown = || Problem::new(ErrorCode::NoTable, "there is no such table");
    let row = app.services.store.row(&id).await;
    let row = row
        .map_err(|error| app.services.busy(&error))?
        .ok_or_else(unknown)?;
    let me = viewer.person();
    let mine = me.is_some_and(|me| row.people().any(|it| it == me));
    if !mine
        && row
            .given
            .as_ref()
            .is_some_and(|it| is_todays(&app.services, it))
    {
        let message =
            "this is the deal of the day; you can see other games of it once you have played it";
        return Err(Problem::new(ErrorCode::DealUnseen, message).into());
    }
    let figures = row.result.and_then(|result| result.figures);
    let figures = figures.ok_or_else(|| {
        Problem::new(
            ErrorCode::NotFinished,
            "the game has not ended; other games of its deal are shown then",
        )
    })?;
    // Without a session, the server can't know whether the person knows the deal.
    match me {
        Some(me) => app.knows_to_the_end(&figures.deal, me).await?,
        None if is_challenged(&app.services, &figures.deal).await? => return Err(unseen().into()),
        None => {}
    }
    let found = app
        .services
        .store
        .games_of_deal(&figures.deal, OF_A_DEAL)
        .await;
    let mut games = Vec::new();
    for game in found.map_err(|error| app.services.busy(&error))? {
        let row = app.services.store.row(&game.table).await;
        let Some(row) = row.map_err(|error| app.services.busy(&error))? else {
            continue;
        };
        let Some(outcome) = table_rows::outcome(&game.outcome) else {
            continue;
        };
        let this = game.table == id;
        let scored = row.result.as_ref().is_some_and(|it| it.shown);
        let mine = me.is_some_and(|me| row.people().any(|it| it == me));
        // The id of an unlisted table is an invitation.
        let shown = (this || mine || row.listed).then(|| table_rows::seats(row.seats));
        games.push(DealScore {
            id: shown.is_some().then_some(game.table),
            seats: shown,
            outcome,
            points: game.points,
            shown: scored,
            this,
        });
    }
    Ok(Json(DealScores { games }))
}
