//! The database row of a table, written from its model and read for lists.

use std::collections::BTreeMap;

use kagiya_protocol::{
    Conventions, DealGame, DealSource, DealSourceInfo, FirstGame, FirstKind, GameResult,
    GameSummary, LobbyTable, LossReason, OutcomeKind, Person, PersonId, PlayerStats, Seat,
    SeatInfo, Starter, TableInfo, TableSettings, TableStatus, TurnInfo, Watching,
};
use kagiya_table::settings::{MAX_OPTIONS, normal};
use kagiya_table::stored::{time_of_text, time_text};
use kagiya_table::{Event, FixedDeal, TableModel};

use crate::store::{
    self, Figures, First, Ranking, ResultRow, SeatRow, Stage, StoredPerson, TableRow, TurnRow,
    Watch,
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
    let opened_by = model.log.first().and_then(|it| match &it.entry.event {
        Event::Created { by, .. } => Some(by.id.clone()),
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
            Watching::Public => Watch::Public,
            Watching::Seat { seat } => Watch::Seat(seat.0),
            Watching::Delayed => Watch::Delayed,
        },
        time: (!settings.time.is_none()).then(|| time_text(&settings.time)),
        conventions: conventions_text(settings.conventions),
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
        dealt: model
            .game()
            .filter(|_| !is_uncounted(model))
            .and(model.dealt())
            .map(str::to_owned),
    }
}

/// The source of a deal for lists. The id of a challenge is left out, as it is an invitation.
fn deal_in_list(given: &DealSource) -> DealSourceInfo {
    match given {
        DealSource::Challenge(_) => DealSourceInfo::Challenge { id: None },
        DealSource::Day { .. } | DealSource::Imported(_) => DealSourceInfo::from(given),
        DealSource::Training(_) => DealSourceInfo::Training { table: None },
        DealSource::Seed(_) => DealSourceInfo::Seed { seed: None },
    }
}

fn stored(person: &Person) -> StoredPerson {
    StoredPerson {
        id: person.id.clone(),
        name: person.name.clone(),
    }
}

fn result(model: &TableModel) -> Option<ResultRow> {
    let recorder = model.recorder()?;
    let game = recorder.game();
    let result = if model.is_broken_off() {
        GameResult::of_broken_off(game.opened().board())
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
        turns: u16::try_from(recorder.record().turns()).unwrap_or(u16::MAX),
        figures: figures(model),
    })
}

/// Whether a game doesn't count, as its player knew the deal, or it was played elsewhere.
fn is_uncounted(model: &TableModel) -> bool {
    model.given().is_some_and(FixedDeal::is_uncounted)
}

/// The statistics of a finished game; `None` if it doesn't count.
fn figures(model: &TableModel) -> Option<Figures> {
    let recorder = model.recorder().filter(|_| !is_uncounted(model))?;
    let board = recorder.game().opened().board();
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
const fn loss_word(lost: LossReason) -> &'static str {
    match lost {
        LossReason::Strikes => "strikes",
        LossReason::CriticalDiscard => "critical_discard",
        LossReason::EmptyHand => "empty_hand",
        LossReason::NoLegalAction => "no_legal_action",
        LossReason::Incomplete => "incomplete",
    }
}

/// Why a game was lost, from its name in the store.
fn loss(word: &str) -> Option<LossReason> {
    let all = [
        LossReason::Strikes,
        LossReason::CriticalDiscard,
        LossReason::EmptyHand,
        LossReason::NoLegalAction,
        LossReason::Incomplete,
    ];
    all.into_iter().find(|it| loss_word(*it) == word)
}

/// A person's first game of a kind, for clients.
pub(crate) fn first(first: store::FirstGame) -> FirstGame {
    let store::FirstGame {
        what,
        table,
        finished_at: at,
    } = first;
    let (what, preset) = match what {
        store::FirstKind::Edition(preset) => (FirstKind::Edition, Some(preset)),
        store::FirstKind::PerfectEdition(preset) => (FirstKind::PerfectEdition, Some(preset)),
        store::FirstKind::Perfect => (FirstKind::Perfect, None),
        store::FirstKind::Row => (FirstKind::Row, None),
        store::FirstKind::Day => (FirstKind::Day, None),
        store::FirstKind::People => (FirstKind::People, None),
    };
    FirstGame {
        what,
        preset,
        table,
        at,
    }
}

/// The statistics of a person's games, for clients.
pub(crate) fn standing(standing: store::PlayerStats) -> PlayerStats {
    let store::PlayerStats {
        preset,
        changed,
        players,
        games,
        scored,
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
    PlayerStats {
        preset,
        changed,
        players,
        games,
        scored,
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
    let deal_of = row.given.as_ref().map(deal_in_list);
    let result = row.result?;
    Some(GameSummary {
        deal_of,
        id: row.id,
        settings,
        seats: seats(row.seats),
        result: GameResult {
            outcome: outcome(&result.outcome)?,
            lost: result.lost.as_deref().and_then(loss),
            points: result.points,
            parts: None,
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
pub(crate) fn deal_game(row: TableRow, me: &PersonId, ranking: Ranking) -> Option<DealGame> {
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
        first: false,
        apart: ranking == Ranking::Apart,
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
            Watch::Public => Watching::Public,
            Watch::Seat(seat) => Watching::Seat { seat: Seat(seat) },
            Watch::Delayed => Watching::Delayed,
        },
        // What can't be read is ignored, so that lists still work.
        time: row
            .time
            .as_deref()
            .and_then(|text| time_of_text(text).ok())
            .unwrap_or_default(),
        conventions: conventions_of_text(row.conventions.as_deref()),
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

/// The conventions in the row of a table; `None` if there are none.
fn conventions_text(conventions: Conventions) -> Option<String> {
    let text = || serde_json::to_string(&conventions).expect("all keys are text");
    (!conventions.is_empty()).then(text)
}

/// The conventions of a row. Unreadable ones are ignored, so that lists still work.
fn conventions_of_text(text: Option<&str>) -> Conventions {
    let stored = text.and_then(|text| serde_json::from_str(text).ok());
    stored.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use kagiya_protocol::HandEnd;

    use super::*;

    #[test]
    fn what_a_row_says_is_read_again_and_what_it_can_t_say_is_not_stated() {
        let conventions = Conventions {
            finesses: Some(false),
            bluffs: None,
            ones: Some(HandEnd::Newest),
            color_saves: Some(true),
            two_saves: Some(false),
            discards: Some(HandEnd::Oldest),
        };
        assert_eq!(
            conventions_of_text(conventions_text(conventions).as_deref()),
            conventions
        );
        assert_eq!(conventions_text(Conventions::default()), None);
        for unreadable in [None, Some(""), Some("{"), Some(r#"{"ones":"middle"}"#)] {
            assert_eq!(conventions_of_text(unreadable), Conventions::default());
        }
    }
}
