//! What players note on cards. Nothing of it goes through the table, so that no byte that anybody else is told
//! depends on it while the game goes on.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use kagiya_protocol::{
    CardId, CardNote, ErrorCode, MAX_NOTE, NoteMark, PersonId, Problem, Seat, SeatNotes,
    TableStatus,
};

use super::games::{finished, look};
use super::{ApiError, Body_, Path};
use crate::app::House;
use crate::limits::rate::Limited;
use crate::session;
use crate::store::StoredNote;
use crate::table::model::TableModel;

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
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<CardNote>>, ApiError> {
    let (model, me) = seated(&house, id, &headers).await?;
    let found = house.store.notes(&model.info.id, Some(&me)).await;
    let found = found.map_err(|error| house.busy(&error))?;
    Ok(Json(found.into_iter().map(card_note).collect()))
}

/// Notes something on a card in a hand, in the place of what I have noted on it before. Nobody else
/// is told before the game has ended.
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
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body_(note): Body_<CardNote>,
) -> Result<StatusCode, ApiError> {
    session::check_origin(&house, &headers)?;
    let (model, me) = seated(&house, id, &headers).await?;
    ApiError::limit(&house, Limited::Note, me.as_str())?;
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
        person: me,
        card: note.card.0,
        mark: note.mark.map(|mark| mark.word().to_owned()),
        text: text.to_owned(),
    };
    let written = house.store.write_note(&note).await;
    written.map_err(|error| house.not_stored(&error))?;
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
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<SeatNotes>>, ApiError> {
    let model = finished(&house, id, &headers).await?;
    let found = house.store.notes(&model.info.id, None).await;
    let found = found.map_err(|error| house.busy(&error))?;
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

/// The table, and who I am if I sit there.
async fn seated(
    house: &Arc<House>,
    id: String,
    headers: &HeaderMap,
) -> Result<(TableModel, PersonId), Problem> {
    let token = session::token_of(headers).unwrap_or_default();
    let me = session::find(house, &token).await?.person.id;
    let model = look(house, id).await?;
    if model.seat_of(&me).is_none() {
        let problem = "only who sits at the table takes notes there";
        return Err(Problem::new(ErrorCode::NotSeated, problem));
    }
    Ok((model, me))
}

/// Whether a card is in somebody's hand.
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
