//! Players' notes on cards. They aren't part of the table, so that the messages to other people don't depend
//! on them during the game.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use kagiya_protocol::{
    CardId, CardNote, ErrorCode, MAX_NOTE, NoteMark, PersonId, Problem, Seat, SeatNotes, TableId,
    TableStatus,
};
use kagiya_table::TableModel;

use super::extract::{NO_SESSION, RateLimited, TablePath, Viewer, per_person};
use super::games::finished;
use super::{ApiError, ValidJson};
use crate::app::App;
use crate::store::StoredNote;

/// My notes at a table.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/notes",
    params(("id" = String, Path, description = "the table")),
    responses(
        (status = 200, body = Vec<CardNote>),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 403, body = Problem, description = "I do not sit there"),
        (status = 404, body = Problem, description = "there is no such table"),
    )
)]
pub(super) async fn my_notes(
    State(app): State<Arc<App>>,
    TablePath(id): TablePath,
    viewer: Viewer,
) -> Result<Json<Vec<CardNote>>, ApiError> {
    let me = viewer.required(NO_SESSION)?;
    let model = seated(&app, &id, me).await?;
    let found = app.services.store.notes(&model.info.id, Some(me)).await;
    let found = found.map_err(|error| app.services.busy(&error))?;
    Ok(Json(found.into_iter().map(card_note).collect()))
}

/// Replaces my note on a card in a hand. Nobody else can see it before the game has ended.
#[utoipa::path(
    put,
    path = "/api/tables/{id}/notes",
    params(("id" = String, Path, description = "the table")),
    request_body = CardNote,
    responses(
        (status = 204, description = "it is kept"),
        (status = 400, body = Problem, description = "too long, the card is in no hand, or no game is being played"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 403, body = Problem, description = "I do not sit there, or another site asks"),
        (status = 404, body = Problem, description = "there is no such table"),
        (status = 429, body = Problem, description = "too many notes"),
    )
)]
pub(super) async fn write_note(
    State(app): State<Arc<App>>,
    TablePath(id): TablePath,
    RateLimited(me, _): RateLimited<per_person::Note>,
    ValidJson(note): ValidJson<CardNote>,
) -> Result<StatusCode, ApiError> {
    let model = seated(&app, &id, &me.person.id).await?;
    if model.info.status != TableStatus::Running {
        let problem = "notes are taken while a game is played";
        return Err(Problem::new(ErrorCode::NotRunning, problem).into());
    }
    let text = note.text.trim();
    if text.chars().count() > MAX_NOTE || text.chars().any(char::is_control) {
        let problem = format!("a note is one line of at most {MAX_NOTE} characters");
        return Err(Problem::new(ErrorCode::BadRequest, problem).into());
    }
    if !is_held(&model, note.card) {
        let problem = "nobody holds that card";
        return Err(Problem::new(ErrorCode::NotInHand, problem).into());
    }
    let note = StoredNote {
        table: model.info.id.clone(),
        person: me.person.id,
        card: note.card.0,
        mark: note.mark.map(|mark| mark.word().to_owned()),
        text: text.to_owned(),
    };
    let written = app.services.store.write_note(&note).await;
    written.map_err(|error| app.services.not_stored(&error))?;
    Ok(StatusCode::NO_CONTENT)
}

/// What everybody has noted in a finished game.
#[utoipa::path(
    get,
    path = "/api/games/{id}/notes",
    params(("id" = String, Path, description = "the table where it was played")),
    responses(
        (status = 200, body = Vec<SeatNotes>, description = "by seat; seats without notes are left out"),
        (status = 404, body = Problem, description = "there is no such table"),
        (status = 409, body = Problem, description = "the game has not ended"),
    )
)]
pub(super) async fn all_notes(
    State(app): State<Arc<App>>,
    TablePath(id): TablePath,
    viewer: Viewer,
) -> Result<Json<Vec<SeatNotes>>, ApiError> {
    let model = finished(&app, &id, &viewer).await?;
    if let Some(given) = model.given().filter(|it| it.is_imported()) {
        return Ok(Json(of_file(&given.notes)));
    }
    let found = app.services.store.notes(&model.info.id, None).await;
    let found = found.map_err(|error| app.services.busy(&error))?;
    let by_seat = model.rules.seats().map(Seat::from).map(|seat| SeatNotes {
        seat,
        notes: found
            .iter()
            .filter(|note| model.has_played_at(&note.person) == Some(seat))
            .cloned()
            .map(card_note)
            .collect(),
    });
    Ok(Json(by_seat.filter(|it| !it.notes.is_empty()).collect()))
}

/// The notes in a file, by seat and card.
fn of_file(notes: &[Vec<String>]) -> Vec<SeatNotes> {
    let of_seat = |(seat, texts): (u8, &Vec<String>)| SeatNotes {
        seat: Seat(seat),
        notes: (0..)
            .zip(texts)
            .filter(|(_, text)| !text.is_empty())
            .map(|(card, text)| CardNote {
                card: CardId(card),
                mark: None,
                text: text.clone(),
            })
            .collect(),
    };
    let by_seat = (0..).zip(notes).map(of_seat);
    by_seat.filter(|it| !it.notes.is_empty()).collect()
}

/// A table where the person has a seat.
async fn seated(app: &App, id: &TableId, me: &PersonId) -> Result<Box<TableModel>, Problem> {
    let model = app.tables.model(id).await?;
    if model.seat_of(me).is_none() {
        let problem = "only seated players can take notes";
        return Err(Problem::new(ErrorCode::NotSeated, problem));
    }
    Ok(model)
}

/// Whether a card is in a hand.
fn is_held(model: &TableModel, card: CardId) -> bool {
    model.game().is_some_and(|game| {
        let hands = model.rules.seats().map(|seat| game.table().hand(seat));
        hands.flatten().any(|held| CardId::from(*held) == card)
    })
}

fn card_note(note: StoredNote) -> CardNote {
    CardNote {
        card: CardId(note.card),
        mark: note.mark.as_deref().and_then(NoteMark::of),
        text: note.text,
    }
}
