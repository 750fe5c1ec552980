//! Tables and finished games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use kagiya_protocol::{
    ErrorCode, Explanation, GameState, GameSummary, GamesPage, OutcomeKind, PersonId, Problem,
    Replay, ReplayAudience, RulesInfo, TableId, TableInfo, TableStatus, TablesPage,
};
use kagiya_rules::record::Record;
use kagiya_rules::{Audience, Seat};
use kagiya_table::TableModel;
use serde::Deserialize;

use super::extract::{CurrentUser, NO_SESSION, Network, TablePath, Viewer};
use super::{ApiError, Query};
use crate::app::App;
use crate::bots::past_games;
use crate::deals::{self, is_todays};
use crate::explanations::{ExplanationRequest, Listener};
use crate::limits::limited::Limited;
use crate::store::{Listing, Played, TableRow};
use crate::{bots, table_rows};

/// A page of the tables.
#[derive(Deserialize)]
pub(super) struct TablesQuery {
    before: Option<String>,
}

/// The listed tables that are open or running, newest first; the first page has mine as well.
#[utoipa::path(
    get,
    path = "/api/tables",
    params(("before" = Option<String>, Query, description = "go on where another page ended")),
    responses((status = 200, body = TablesPage))
)]
pub(super) async fn tables(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Query(query): Query<TablesQuery>,
) -> Result<Json<TablesPage>, ApiError> {
    let before = query.before.as_deref().map(place).transpose()?;
    Ok(Json(app.lobby_of(viewer.person(), before).await?))
}

/// The running games of correspondence where it is my turn, the most urgent first.
#[utoipa::path(
    get,
    path = "/api/turns",
    responses(
        (status = 200, body = TablesPage),
        (status = 401, body = Problem, description = "there is no session"),
    )
)]
pub(super) async fn turns(
    State(app): State<Arc<App>>,
    CurrentUser(me): CurrentUser,
) -> Result<Json<TablesPage>, ApiError> {
    let tables = app.turns_of(&me.person.id).await?;
    let before = None;
    Ok(Json(TablesPage { tables, before }))
}

/// The end of a page, as that page returned it.
fn place(before: &str) -> Result<(i64, TableId), Problem> {
    let parsed = before
        .split_once('.')
        .and_then(|(at, id)| Some((at.parse().ok()?, TableId(id.to_owned()))));
    parsed.ok_or_else(|| {
        Problem::new(
            ErrorCode::BadRequest,
            "`before` is what the page before this one said",
        )
    })
}

/// What is known of a table besides its game.
#[utoipa::path(
    get,
    path = "/api/tables/{id}",
    params(("id" = String, Path, description = "the table")),
    responses(
        (status = 200, body = TableInfo),
        (status = 404, body = Problem, description = "there is no such table"),
    )
)]
pub(super) async fn table(
    State(app): State<Arc<App>>,
    TablePath(id): TablePath,
    viewer: Viewer,
) -> Result<Json<TableInfo>, ApiError> {
    let mut model = app.tables.model(&id).await?;
    // The deal is hidden from people who may not know the cards yet.
    if model.info.deal.is_some() && may_look(&app, &model, &viewer).await.is_err() {
        Arc::make_mut(&mut model.info).deal = None;
    }
    Ok(Json(Arc::unwrap_or_clone(model.info)))
}

/// An event and a bot.
#[derive(Deserialize)]
pub(super) struct WhyQuery {
    seq: u32,
    seat: u8,
}

/// Why a bot did something, or how it understood a clue of somebody else. While the game goes on,
/// only players may ask, and they hear nothing that depends on their own cards.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/why",
    params(
        ("id" = String, Path, description = "the table"),
        ("seq" = u32, Query, description = "the event: an action of the bot, or another's clue"),
        ("seat" = u8, Query, description = "where the bot sits"),
    ),
    responses(
        (status = 200, body = Explanation),
        (status = 400, body = Problem, description = "no such seat, or the game has not begun"),
        (status = 401, body = Problem, description = "the game goes on and there is no session"),
        (status = 403, body = Problem, description = "the game goes on and I do not play"),
        (status = 404, body = Problem, description = "no such table, no bot, nothing to explain"),
        (status = 429, body = Problem, description = "too many questions"),
    )
)]
pub(super) async fn why(
    State(app): State<Arc<App>>,
    Network(network): Network,
    TablePath(id): TablePath,
    viewer: Viewer,
    Query(query): Query<WhyQuery>,
) -> Result<Json<Explanation>, ApiError> {
    let key = viewer.queue_key(network);
    app.limit_key(Limited::Explain, &key)?;
    let model = app.tables.model(&id).await?;
    if model.info.status == TableStatus::Running {
        viewer.required(
            "while the game goes on, only its players may ask, and there is no session",
        )?;
    }
    if model.info.status == TableStatus::Finished {
        may_look(&app, &model, &viewer).await?;
    }
    let my_seat = viewer.person().and_then(|me| model.seat_of(me));
    let listener = Listener::at(&model, my_seat)?;
    let (seq, seat) = (query.seq, kagiya_protocol::Seat(query.seat));
    let before = match kagiya_rules::Seat::new(query.seat) {
        Some(seat) => {
            let again = model.info.rematch_of.clone();
            let people = past_games::people(&model);
            app.tables.past_games(again, people, seat).await
        }
        None => Vec::new(),
    };
    let explained = bots::run_in_turn(&app.services, &app.limits, &key, move || {
        let request = ExplanationRequest::about(&model, seq, seat)?;
        Ok::<_, Problem>((request.kind, request.answer(listener, before)))
    });
    let late = || Problem::new(ErrorCode::Busy, "the bot took too long to explain itself");
    let (kind, statements) = explained.await.ok_or_else(late)??;
    Ok(Json(Explanation {
        seq,
        seat,
        kind,
        statements,
    }))
}

/// Checks that a person may see the cards and the course of a game, and records that they know its deal.
async fn may_look(app: &App, model: &TableModel, viewer: &Viewer) -> Result<(), Problem> {
    deals::look_into(&app.services, model, viewer.person()).await
}

/// A finished game, for a person who may see it. Running games are refused.
pub(super) async fn finished(
    app: &App,
    id: &TableId,
    viewer: &Viewer,
) -> Result<Box<TableModel>, Problem> {
    let model = app.tables.model(id).await?;
    if model.info.status != TableStatus::Finished {
        return Err(Problem::new(
            ErrorCode::NotFinished,
            "the game has not ended; what is hidden in it stays hidden until then",
        ));
    }
    may_look(app, &model, viewer).await?;
    Ok(model)
}

/// A page of the finished games.
#[derive(Deserialize)]
pub(super) struct GamesQuery {
    #[serde(default)]
    mine: bool,
    preset: Option<String>,
    players: Option<u8>,
    with: Option<String>,
    outcome: Option<OutcomeKind>,
    before: Option<String>,
    limit: Option<u32>,
}

impl GamesQuery {
    fn is_filtered(&self) -> bool {
        self.preset.is_some()
            || self.players.is_some()
            || self.with.is_some()
            || self.outcome.is_some()
    }
}

/// Finished games, newest first.
#[utoipa::path(
    get,
    path = "/api/games",
    params(
        ("mine" = Option<bool>, Query, description = "those that I have played, by my session"),
        ("preset" = Option<String>, Query, description = "of mine, those of this edition"),
        ("players" = Option<u8>, Query, description = "of mine, those with so many players"),
        ("with" = Option<String>, Query, description = "of mine, those with this person, by id"),
        ("outcome" = Option<OutcomeKind>, Query, description = "of mine, those that ended so"),
        ("before" = Option<String>, Query, description = "go on where another page ended"),
        ("limit" = Option<u32>, Query, description = "how many at most, 1 to 100; 20 without it"),
    ),
    responses(
        (status = 200, body = GamesPage),
        (status = 400, body = Problem, description = "only my own games can be picked out"),
        (status = 401, body = Problem, description = "mine, but there is no session"),
    )
)]
pub(super) async fn games(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Query(query): Query<GamesQuery>,
) -> Result<Json<GamesPage>, ApiError> {
    let of = if query.mine {
        Some(viewer.required(NO_SESSION)?.clone())
    } else {
        None
    };
    let before = query.before.as_deref().map(place).transpose()?;
    let limit = query.limit.unwrap_or(20).clamp(1, 100);
    let texts = [&query.preset, &query.with, &query.before];
    if texts.into_iter().flatten().any(|text| text.contains('\0')) {
        let message = "no edition, person or page is called so";
        return Err(Problem::new(ErrorCode::BadRequest, message).into());
    }
    let rows = match of {
        Some(by) if query.is_filtered() => {
            let which = Played {
                by,
                preset: query.preset,
                players: query.players,
                with: query.with.map(PersonId),
                outcome: query
                    .outcome
                    .map(|it| table_rows::outcome_word(it).to_owned()),
                before,
            };
            app.services.store.played(&which, limit + 1).await
        }
        None if query.is_filtered() => {
            let message = "only your own games can be picked out: ask with mine=true";
            return Err(Problem::new(ErrorCode::BadRequest, message).into());
        }
        of => {
            let listing = Listing::Finished { of, before };
            app.services.store.list(&listing, limit + 1).await
        }
    };
    let mut rows = rows.map_err(|error| app.services.busy(&error))?;
    let mine = query.mine;
    let more = rows.len() > usize::try_from(limit).unwrap_or(usize::MAX);
    if more {
        rows.pop();
    }
    let before = rows
        .last()
        .filter(|_| more)
        .and_then(|row| Some(format!("{}.{}", row.finished_at?, row.id)));
    app.name_now(&mut rows).await?;
    // The result of today's daily deal is only for people who have played it.
    let is_told = |row: &TableRow| {
        mine || !row
            .given
            .as_ref()
            .is_some_and(|it| is_todays(&app.services, it))
    };
    let rows = rows.into_iter().filter(is_told);
    let games: Vec<GameSummary> = rows.filter_map(table_rows::game).collect();
    Ok(Json(GamesPage { games, before }))
}

/// A perspective and a time.
#[derive(Deserialize)]
pub(super) struct EyesQuery {
    eyes: Option<String>,
    turn: Option<u16>,
}

impl EyesQuery {
    fn audience(&self, model: &TableModel) -> Result<Audience, Problem> {
        audience_of(model, self.eyes.as_deref())
    }
}

/// The audience of the requested perspective; by default all hands are open.
pub(super) fn audience_of(model: &TableModel, eyes: Option<&str>) -> Result<Audience, Problem> {
    let eyes: ReplayAudience = eyes.unwrap_or("open").parse()?;
    match eyes {
        ReplayAudience::Open => Ok(Audience::Spectator),
        ReplayAudience::Common => Ok(Audience::Common),
        ReplayAudience::Seat(seat) => Seat::new(seat)
            .filter(|seat| seat.index() < model.rules.players())
            .map(Audience::Seat)
            .ok_or_else(|| {
                Problem::new(
                    ErrorCode::NoSeat,
                    "the game has no such seat (they count from 0)",
                )
            }),
    }
}

/// A finished game through somebody's eyes: its first state, and what each event changed.
#[utoipa::path(
    get,
    path = "/api/games/{id}/replay",
    params(
        ("id" = String, Path, description = "the table where it was played"),
        ("eyes" = Option<String>, Query, description = "open (without it), common, or a seat"),
    ),
    responses(
        (status = 200, body = Replay),
        (status = 404, body = Problem, description = "there is no such table"),
        (status = 409, body = Problem, description = "the game has not ended"),
    )
)]
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    TablePath(id): TablePath,
    viewer: Viewer,
    Query(query): Query<EyesQuery>,
) -> Result<Json<Replay>, ApiError> {
    let model = finished(&app, &id, &viewer).await?;
    let audience = query.audience(&model)?;
    let (start, steps) = model.steps(audience).ok_or_else(not_begun)?;
    Ok(Json(Replay {
        rules: RulesInfo::of(&model.rules),
        info: Arc::unwrap_or_clone(model.info),
        start,
        steps,
    }))
}

fn not_begun() -> Problem {
    Problem::new(ErrorCode::NotRunning, "no game has begun there")
}

/// The state of a finished game after so many turns.
#[utoipa::path(
    get,
    path = "/api/games/{id}/state",
    params(
        ("id" = String, Path, description = "the table where it was played"),
        ("eyes" = Option<String>, Query, description = "open (without it), common, or a seat"),
        ("turn" = Option<u16>, Query, description = "turns taken; without it, all of them"),
    ),
    responses(
        (status = 200, body = GameState),
        (status = 404, body = Problem, description = "there is no such table"),
        (status = 409, body = Problem, description = "the game has not ended"),
    )
)]
pub(super) async fn state(
    State(app): State<Arc<App>>,
    TablePath(id): TablePath,
    viewer: Viewer,
    Query(query): Query<EyesQuery>,
) -> Result<Json<GameState>, ApiError> {
    let model = finished(&app, &id, &viewer).await?;
    let audience = query.audience(&model)?;
    let turn = query.turn.unwrap_or(u16::MAX);
    let state = model.state_after(turn, audience);
    Ok(Json(state.ok_or_else(not_begun)?))
}

/// The record of a finished game, from which it can be played again.
#[utoipa::path(
    get,
    path = "/api/games/{id}/record",
    params(("id" = String, Path, description = "the table where it was played")),
    responses(
        (status = 200, description = "the record"),
        (status = 404, body = Problem, description = "there is no such table"),
        (status = 409, body = Problem, description = "the game has not ended"),
    )
)]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    TablePath(id): TablePath,
    viewer: Viewer,
) -> Result<Response, ApiError> {
    let model = finished(&app, &id, &viewer).await?;
    let record = recorded(&model)?;
    Ok(download(&model, "kagiya", record.to_json()))
}

/// A finished game in the format of hanab.live, if that format can express it.
#[utoipa::path(
    get,
    path = "/api/games/{id}/hanab-live",
    params(("id" = String, Path, description = "the table where it was played")),
    responses(
        (status = 200, description = "the game"),
        (status = 404, body = Problem, description = "there is no such table"),
        (status = 409, body = Problem, description = "the game has not ended, or does not fit"),
    )
)]
pub(super) async fn hanab_live(
    State(app): State<Arc<App>>,
    TablePath(id): TablePath,
    viewer: Viewer,
) -> Result<Response, ApiError> {
    let model = finished(&app, &id, &viewer).await?;
    let exported = kagiya_formats::hanab_live::export(&recorded(&model)?);
    let json = exported.map_err(|error| Problem::because(ErrorCode::NotExportable, &error))?;
    Ok(download(&model, "hanab-live", json))
}

/// The record of a game.
///
/// # Errors
/// `table/not_running` if it has not begun.
pub(super) fn recorded(model: &TableModel) -> Result<Record, Problem> {
    model.record().ok_or_else(not_begun)
}

fn download(model: &TableModel, format: &str, json: String) -> Response {
    let name = format!("attachment; filename=\"{format}-{}.json\"", model.info.id);
    let headers = [
        (CONTENT_TYPE, "application/json".to_owned()),
        (CONTENT_DISPOSITION, name),
    ];
    (headers, json).into_response()
}
