//! Compares the expected state with the actual one.

use core::fmt;

use kagiya_rules::{Card, Game, Rules, Seat};

use crate::scenario::act::FinalState;
use crate::scenario::format::Expect;
use crate::scenario::position::{card, cards, suit, top};
use crate::scenario::problem::{Difference, Problem};

/// The differences found so far.
#[derive(Default)]
struct Differences(Vec<Difference>);

impl Differences {
    fn compare<T: PartialEq>(
        &mut self,
        key: impl fmt::Display,
        expected: Option<&T>,
        found: &T,
        show: impl Fn(&T) -> String,
    ) {
        if let Some(expected) = expected
            && expected != found
        {
            let (expected, found) = (show(expected), show(found));
            self.0.push(Difference::Value {
                key: key.to_string(),
                expected,
                found,
            });
        }
    }

    fn compare_plain<T: PartialEq + fmt::Display>(
        &mut self,
        key: impl fmt::Display,
        expected: Option<&T>,
        found: &T,
    ) {
        self.compare(key, expected, found, T::to_string);
    }
}

/// The differences from the expectation as text, or the problem if the expectation is invalid.
pub(super) fn differences(
    expect: &Expect,
    final_state: &FinalState,
) -> Result<Vec<Difference>, Problem> {
    let mut differences = Differences::default();
    compare_action(expect, final_state, &mut differences);
    compare_counts(expect, &final_state.game, &mut differences);
    compare_cards(expect, &final_state.game, &mut differences)?;
    compare_result(expect, &final_state.game, &mut differences);
    Ok(differences.0)
}

fn compare_action(expect: &Expect, final_state: &FinalState, differences: &mut Differences) {
    match (expect.legal, &final_state.last) {
        (None | Some(true), Some(Err(reason))) => {
            differences.0.push(Difference::Refused(reason.clone()));
        }
        (Some(false), Some(Ok(_))) => differences.0.push(Difference::Legal),
        (Some(_), None) => differences.0.push(Difference::NoAction),
        (None, _) | (Some(true), Some(Ok(_))) | (Some(false), Some(Err(_))) => {}
    }
    let touched = match &final_state.last {
        Some(Ok(effects)) => effects.touched.clone(),
        Some(Err(_)) | None => None,
    };
    let expected = expect.touched.mentioned().map(|slots| {
        let mut slots = slots.clone();
        if let Some(slots) = &mut slots {
            slots.sort_unstable();
        }
        slots
    });
    differences.compare("touched", expected.as_ref(), &touched, |slots| {
        slots
            .as_ref()
            .map_or_else(|| "null".to_owned(), |slots| format!("{slots:?}"))
    });
}

fn compare_counts(expect: &Expect, game: &Game, differences: &mut Differences) {
    let table = game.table();
    differences.compare_plain(
        "clue_tokens",
        expect.clue_tokens.as_ref(),
        &table.clue_tokens(),
    );
    differences.compare_plain("strikes", expect.strikes.as_ref(), &table.strikes());
    let to_act = u8::try_from(table.to_act().index()).unwrap_or(u8::MAX);
    differences.compare_plain("to_act", expect.to_act.as_ref(), &to_act);
    differences.compare_plain("deck_size", expect.deck_size.as_ref(), &table.deck_size());
    let tiles_left = game.face_down_tiles().len();
    differences.compare_plain("tiles_left", expect.tiles_left.as_ref(), &tiles_left);
    differences.compare(
        "turns_left",
        expect.turns_left.mentioned(),
        &table.turns_left(),
        |turns| turns.map_or_else(|| "null".to_owned(), |turns| turns.to_string()),
    );
}

fn compare_cards(
    expect: &Expect,
    game: &Game,
    differences: &mut Differences,
) -> Result<(), Problem> {
    let rules = game.rules();
    for (letter, expected) in &expect.fireworks {
        let suit = suit(rules, "expect.fireworks", letter)?;
        let found = top(rules, suit, game.table().height(suit));
        differences.compare_plain(format_args!("fireworks.{letter}"), Some(expected), &found);
    }
    for (number, expected) in &expect.hands {
        let seat = seat(rules, "expect.hands", *number)?;
        let expected = cards(rules, "expect.hands", expected)?;
        let found: Vec<Card> = game.hand(seat).map(|(_, card)| card).collect();
        differences.compare(
            format_args!("hands.{number}"),
            Some(&expected),
            &found,
            |hand| list(rules, hand),
        );
    }
    for (number, expected) in &expect.hand_sizes {
        let seat = seat(rules, "expect.hand_sizes", *number)?;
        let found = game.hand(seat).len();
        let key = format_args!("hand_sizes.{number}");
        differences.compare_plain(key, Some(expected), &found);
    }
    let mut pile: Vec<Card> = game
        .table()
        .discard_pile()
        .iter()
        .map(|discarded| discarded.card)
        .collect();
    pile.sort_unstable();
    if let Some(expected) = &expect.discard {
        let mut expected = cards(rules, "expect.discard", expected)?;
        expected.sort_unstable();
        differences.compare("discard", Some(&expected), &pile, |pile| list(rules, pile));
    }
    for (text, expected) in &expect.discard_count {
        let card = card(rules, "expect.discard_count", text)?;
        let found = game.table().discarded(card);
        differences.compare_plain(format_args!("discard_count.{text}"), Some(expected), &found);
    }
    Ok(())
}

fn compare_result(expect: &Expect, game: &Game, differences: &mut Differences) {
    let over = game.outcome().is_some();
    differences.compare_plain("game_over", expect.game_over.as_ref(), &over);
    let outcome = game.outcome().map(|outcome| outcome.to_string());
    differences.compare("outcome", expect.outcome.mentioned(), &outcome, |outcome| {
        outcome.clone().unwrap_or_else(|| "null".to_owned())
    });
    let score = game.score();
    if let Some(expected) = expect.score.mentioned() {
        let points = score.map_or_else(|| game.board().points(), |score| score.points);
        let none_shown = score.is_none_or(|score| !score.shown);
        if expected.map_or(!none_shown, |expected| expected != points) {
            let expected = expected.map_or_else(|| "null".to_owned(), |points| points.to_string());
            differences.0.push(Difference::Value {
                key: "score".to_owned(),
                expected,
                found: points.to_string(),
            });
        }
    }
    let band = score
        .and_then(|score| score.rating)
        .map(|rating| rating.label().to_owned());
    differences.compare(
        "rating_band",
        expect.rating_band.mentioned(),
        &band,
        |band| band.clone().unwrap_or_else(|| "null".to_owned()),
    );
}

fn seat(rules: &Rules, path: &str, number: u8) -> Result<Seat, Problem> {
    Seat::new(number)
        .filter(|seat| seat.index() < rules.players())
        .ok_or_else(|| Problem::Seat {
            path: path.to_owned(),
            seat: u64::from(number),
        })
}

fn list(rules: &Rules, cards: &[Card]) -> String {
    let texts: Vec<String> = cards.iter().map(|card| rules.card_text(*card)).collect();
    format!("[{}]", texts.join(" "))
}
