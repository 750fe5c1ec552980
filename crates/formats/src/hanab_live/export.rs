//! Converts a record to the site's JSON.

use kagiya_rules::Action;
use kagiya_rules::Clue;
use kagiya_rules::Rules;
use kagiya_rules::Seat;
use kagiya_rules::record::{BreakOff, Entry, Record};
use serde_json::json;

use crate::hanab_live::error::ExportError;
use crate::hanab_live::json::{
    ActionJson, COLOR_CLUE, CardJson, DISCARD, END, END_BY_VOTE, ENDED_BY_A_PLAYER,
    ENDED_BY_THE_CLOCK, ENDED_BY_VOTE, GameJson, PLAY, RANK_CLUE,
};
use crate::hanab_live::options;

/// The site's names for players without a name.
pub(super) const NAMES: [&str; 6] = ["Alice", "Bob", "Cathy", "Donald", "Emily", "Frank"];

/// Writes a record as the site's JSON, which has no order of hands.
///
/// The site ends a game when no more points are possible. A game that continued is written as it
/// is, like older games of the site.
///
/// # Errors
/// [`ExportError`] names the option that the site doesn't have.
///
/// # Panics
/// Never: strings and numbers can always be written as JSON.
pub fn export(record: &Record) -> Result<String, ExportError> {
    let rules = record.rules();
    let mut options = options::write(rules)?;
    let mut replay = record.replay();
    let first = replay.game().table().to_act();
    if first.index() != 0 {
        options.insert("startingPlayer".to_owned(), json!(first.index()));
    }
    let game = replay.game();
    let hands = rules.seats().flat_map(|seat| game.hand(seat));
    let cards = hands
        .map(|(_, card)| card)
        .chain(game.deck().iter().copied());
    let deck = cards
        .map(|card| CardJson {
            suit_index: index(card.suit().index()),
            rank: i64::from(super::site_rank(card.rank())),
        })
        .collect();
    let mut actions = Vec::new();
    loop {
        let actor = replay.game().table().to_act();
        let Some(step) = replay.next() else { break };
        actions.extend(action(step.entry, actor, rules));
    }
    let players = if record.about().players.is_empty() {
        NAMES[..rules.players()]
            .iter()
            .map(|name| (*name).to_owned())
            .collect()
    } else {
        record.about().players.clone()
    };
    let game = GameJson {
        players,
        player_count: None,
        deck,
        actions,
        options,
        score: None,
        characters: None,
        seed: None,
        notes: notes(record),
    };
    Ok(serde_json::to_string(&game).expect("strings and numbers are valid JSON"))
}

/// The notes, if there are any: a list of each player with a text for each card and each suit, as the site has
/// them.
fn notes(record: &Record) -> Vec<Vec<String>> {
    let rules = record.rules();
    let noted = &record.about().notes;
    if noted.is_empty() {
        return Vec::new();
    }
    let length = rules.deck_size() + rules.suits().len();
    let of_seat = |seat: Seat| {
        let mut texts = noted.get(seat.index()).cloned().unwrap_or_default();
        texts.resize(length, String::new());
        texts
    };
    rules.seats().map(of_seat).collect()
}

fn action(entry: &Entry, actor: Seat, rules: &Rules) -> Option<ActionJson> {
    let seat = |seat: Seat| index(seat.index());
    let (kind, target, value) = match entry {
        Entry::Action(Action::Play { card, announce: _ }) => (PLAY, i64::from(card.number()), 0),
        Entry::Action(Action::Discard(card)) => (DISCARD, i64::from(card.number()), 0),
        Entry::Action(Action::Clue { to, clue }) => {
            let to = seat(actor.after(*to, rules.players()));
            match clue {
                Clue::Color(color) => (COLOR_CLUE, to, index(color.index())),
                Clue::Rank(rank) => (RANK_CLUE, to, i64::from(rank.number())),
                Clue::Untold(_) => return None,
            }
        }
        Entry::BrokenOff {
            by: Some(by),
            why: Some(BreakOff::Timeout),
        } => (END, seat(*by), ENDED_BY_THE_CLOCK),
        Entry::BrokenOff {
            by: Some(by),
            why: _,
        } => (END, seat(*by), ENDED_BY_A_PLAYER),
        Entry::BrokenOff { by: None, why: _ } => (END_BY_VOTE, -1, ENDED_BY_VOTE),
        // The site's games have no questions, and hands have no order there.
        Entry::Action(Action::Choose(_)) | Entry::Reorder { .. } => return None,
    };
    Some(ActionJson {
        kind,
        target,
        value,
    })
}

/// A small index as a JSON number.
fn index(index: usize) -> i64 {
    i64::try_from(index).unwrap_or(i64::MAX)
}
