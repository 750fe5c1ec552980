//! The row of a table, written from its model and read for lists.

use std::collections::BTreeMap;

use kagiya_protocol::{
    DealGame, DealOf, DealSource, GameResult, GameSummary, LobbyTable, Lost, OutcomeKind, Person,
    PersonId, Seat, SeatInfo, Standing, Starter, TableInfo, TableSettings, TableStatus, TurnInfo,
    Watching,
};
use kagiya_table::settings::{MAX_OPTIONS, normal};
use kagiya_table::{Fact, TableModel};

use super::conventions;
use super::facts::{time_of_text, time_text};
use crate::store::{
    self, Figures, First, ResultRow, SeatRow, Stage, StoredPerson, TableRow, TurnRow, Watch,
};

/// The row of a table.
pub(crate) fn row(model: &TableModel) -> TableRow {
    let TableInfo {
        id,
        status,
        settings,
        seats,
        created_at,
        started_at,
        finished_at,
        ..
    } = &*model.info;
    let opened_by = model.log.first().and_then(|it| match &it.entry.fact {
        Fact::Created { by, .. } => Some(by.id.clone()),
        _ => None,
    });
    TableRow {
        id: id.clone(),
        opened_by,
        stage: match status {
            TableStatus::Open => Stage::Open,
            TableStatus::Running => Stage::Running,
            TableStatus::Finished => Stage::Finished,
            TableStatus::Closed => Stage::Closed,
        },
        // A game that ended in its first turns is of no interest, and anyone could create a thousand of them.
        listed: settings.listed && !model.is_hardly_played(),
        created_at: *created_at,
        started_at: *started_at,
        finished_at: *finished_at,
        preset: settings.preset.clone(),
        options: settings.options.clone(),
        first: match settings.starter {
            Starter::Edition => First::Edition,
            Starter::Random => First::Random,
            Starter::Seat { seat } => First::Seat(seat.0),
        },
        watch: match settings.watching {
            Watching::Nobody => Watch::Nobody,
            Watching::Seat { seat } => Watch::Seat(seat.0),
            Watching::Delayed => Watch::Delayed,
        },
        time: time_text(&settings.time),
        conventions: conventions::text(settings.conventions),
        turn: model.turn_of_correspondence().map(|turn| TurnRow {
            seat: turn.seat.0,
            since: turn.since,
            due: turn.due,
        }),
        seats: seats
            .iter()
            .zip((0..).map(Seat))
            .map(|(info, seat)| SeatRow {
                // A finished game is in the records of the person for whom it counts.
                person: if *status == TableStatus::Finished {
                    model.counts_for(seat).map(stored)
                } else {
                    info.person.as_ref().map(stored)
                },
                bot: info.bot.clone(),
                kept_for: info.kept_for.as_ref().map(stored),
            })
            .collect(),
        result: result(model),
        given: model.given().map(|given| given.by.clone()),
        dealt: model.game().and(model.dealt()).map(str::to_owned),
    }
}

/// The source of a deal for lists. The id of a challenge is left out, as it is an invitation.
fn deal_in_list(given: &DealSource) -> DealOf {
    match given {
        DealSource::Challenge(_) => DealOf::Challenge { id: None },
        DealSource::Day { .. } => DealOf::from(given),
    }
}

fn stored(person: &Person) -> StoredPerson {
    StoredPerson {
        id: person.id.clone(),
        name: person.name.clone(),
    }
}

fn result(model: &TableModel) -> Option<ResultRow> {
    let game = model.game()?;
    let result = if model.is_broken_off() {
        GameResult::of_broken_off(game.board())
    } else {
        GameResult::of(game.board())?
    };
    Some(ResultRow {
        outcome: outcome_word(result.outcome).to_owned(),
        lost: result.lost.map(|lost| loss_word(lost).to_owned()),
        points: result.points,
        shown: result.shown,
        rating: result.rating,
        scale: result.scale,
        max_score: model.rules.max_score(),
        turns: game.table().turn(),
        figures: figures(model),
    })
}

/// The statistics of a finished game.
fn figures(model: &TableModel) -> Option<Figures> {
    let recorder = model.recorder()?;
    let board = recorder.game().board();
    let found = board.efficiency();
    Some(Figures {
        strikes: board.table.strikes(),
        clues: found.clues.into(),
        cards: found.cards.into(),
        deal: model.dealt()?.to_owned(),
    })
}

/// The name in the store of how a game ended.
pub(crate) const fn outcome_word(outcome: OutcomeKind) -> &'static str {
    match outcome {
        OutcomeKind::Perfect => "perfect",
        OutcomeKind::Finished => "finished",
        OutcomeKind::Lost => "lost",
        OutcomeKind::BrokenOff => "broken_off",
    }
}

/// How a game ended, from its name in the store.
pub(crate) fn outcome(word: &str) -> Option<OutcomeKind> {
    let all = [
        OutcomeKind::Perfect,
        OutcomeKind::Finished,
        OutcomeKind::Lost,
        OutcomeKind::BrokenOff,
    ];
    all.into_iter().find(|it| outcome_word(*it) == word)
}

/// The name in the store of why a game was lost.
const fn loss_word(lost: Lost) -> &'static str {
    match lost {
        Lost::Strikes => "strikes",
        Lost::CriticalDiscard => "critical_discard",
        Lost::EmptyHand => "empty_hand",
        Lost::NoLegalAction => "no_legal_action",
        Lost::Incomplete => "incomplete",
    }
}

/// Why a game was lost, from its name in the store.
fn loss(word: &str) -> Option<Lost> {
    let all = [
        Lost::Strikes,
        Lost::CriticalDiscard,
        Lost::EmptyHand,
        Lost::NoLegalAction,
        Lost::Incomplete,
    ];
    all.into_iter().find(|it| loss_word(*it) == word)
}

/// The statistics of a person's games, for clients.
pub(crate) fn standing(standing: store::Standing) -> Standing {
    let store::Standing {
        preset,
        changed,
        players,
        games,
        points,
        best,
        perfect,
        lost,
        strikes,
        clues,
        cards,
        streak,
        longest,
    } = standing;
    Standing {
        preset,
        changed,
        players,
        games,
        points,
        best,
        perfect,
        lost,
        strikes,
        clues,
        cards,
        streak,
        longest,
    }
}

/// The entry of a row in the lists of tables.
pub(crate) fn lobby(row: TableRow) -> LobbyTable {
    LobbyTable {
        status: match row.stage {
            Stage::Open => TableStatus::Open,
            Stage::Running => TableStatus::Running,
            Stage::Finished => TableStatus::Finished,
            Stage::Closed => TableStatus::Closed,
        },
        settings: settings(&row),
        id: row.id,
        created_at: row.created_at,
        started_at: row.started_at,
        turn: row.turn.map(|turn| TurnInfo {
            seat: Seat(turn.seat),
            since: turn.since,
            due: turn.due,
        }),
        deal_of: row.given.as_ref().map(deal_in_list),
        seats: seats(row.seats),
    }
}

/// The entry of a row in the list of finished games; `None` unless its game has ended.
pub(crate) fn game(row: TableRow) -> Option<GameSummary> {
    let settings = settings(&row);
    let result = row.result?;
    Some(GameSummary {
        id: row.id,
        settings,
        seats: seats(row.seats),
        result: GameResult {
            outcome: outcome(&result.outcome)?,
            lost: result.lost.as_deref().and_then(loss),
            points: result.points,
            shown: result.shown,
            rating: result.rating,
            scale: result.scale,
        },
        max_score: result.max_score,
        turns: result.turns,
        finished_at: row.finished_at?,
    })
}

/// The entry of a row in the list of a deal's games; `None` unless its game has ended.
pub(crate) fn deal_game(row: TableRow, me: &PersonId, first: bool) -> Option<DealGame> {
    let mine = row.people().any(|person| person == me);
    let figures = row.result.as_ref()?.figures.as_ref()?;
    let (strikes, clues) = (figures.strikes, figures.clues);
    let game = game(row)?;
    Some(DealGame {
        id: game.id,
        seats: game.seats,
        result: game.result,
        max_score: game.max_score,
        turns: game.turns,
        strikes,
        clues,
        finished_at: game.finished_at,
        mine,
        first,
    })
}

/// The settings of a row.
pub(crate) fn settings(row: &TableRow) -> TableSettings {
    let settings = as_stored(row);
    let long = || serde_json::to_string(&row.options).is_ok_and(|it| it.len() > MAX_OPTIONS);
    if row.options.is_empty() || !long() {
        return settings;
    }
    // An earlier release stored unchecked settings.
    normal(&settings).unwrap_or_else(|_| TableSettings {
        options: BTreeMap::new(),
        ..settings
    })
}

fn as_stored(row: &TableRow) -> TableSettings {
    TableSettings {
        preset: row.preset.clone(),
        options: row.options.clone(),
        seats: u8::try_from(row.seats.len()).unwrap_or(u8::MAX),
        starter: match row.first {
            First::Edition => Starter::Edition,
            First::Random => Starter::Random,
            First::Seat(seat) => Starter::Seat { seat: Seat(seat) },
        },
        listed: row.listed,
        watching: match row.watch {
            Watch::Nobody => Watching::Nobody,
            Watch::Seat(seat) => Watching::Seat { seat: Seat(seat) },
            Watch::Delayed => Watching::Delayed,
        },
        time: time_of_text(row.time.as_deref()),
        conventions: conventions::of_text(row.conventions.as_deref()),
    }
}

/// The seats of a row.
pub(crate) fn seats(seats: Vec<SeatRow>) -> Vec<SeatInfo> {
    let person = |person: StoredPerson| Person {
        id: person.id,
        name: person.name,
    };
    seats
        .into_iter()
        .map(|seat| SeatInfo {
            person: seat.person.map(person),
            bot: seat.bot,
            kept_for: seat.kept_for.map(person),
        })
        .collect()
}
