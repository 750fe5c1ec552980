//! The value part of a turn depends only on what its player could know.

use kagiya_knowledge::Worlds;
use kagiya_review::TurnValue;
use kagiya_rules::record::{About, Record};
use kagiya_rules::{Audience, Deal, DealtCards, Game, Seed};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use crate::{played, reviewed_at};

/// The record up to and including `turn` (from 0), with the cards dealt otherwise that its player
/// can't see. `None` if the action isn't possible there.
fn dealt_otherwise(record: &Record, turn: usize, seed: u64) -> Option<Record> {
    let before = record.game_after(turn);
    let seat = before.table().to_act();
    let view = before.view(Audience::Seat(seat));
    let mut other: Game = before.clone();
    let worlds = Worlds::new(&view).expect("a view has worlds");
    worlds.sample(&view, &mut Pcg64::seed_from_u64(seed), &mut other);
    // All cards by id: those that lie open, those in hands, and the deck.
    let mut cards: Vec<(usize, kagiya_rules::Card)> = Vec::new();
    let mut replay = record.replay();
    for step in replay.by_ref().take(turn) {
        for event in &step.events {
            use kagiya_rules::{Event, PublicEvent};
            if let Event::Public(
                PublicEvent::Played { id, card, .. }
                | PublicEvent::Misplayed { id, card, .. }
                | PublicEvent::Discarded { id, card, .. },
            ) = event
            {
                cards.push((usize::from(id.number()), *card));
            }
        }
    }
    for seat in other.rules().seats() {
        cards.extend(
            other
                .hand(seat)
                .map(|(id, card)| (usize::from(id.number()), card)),
        );
    }
    cards.sort_unstable_by_key(|(id, _)| *id);
    let drawn = cards.into_iter().map(|(_, card)| card);
    let deck = drawn.chain(other.deck().iter().copied()).collect();
    let deal = Deal {
        cards: DealtCards::Listed {
            deck,
            tiles: Vec::new(),
            seed: Seed::from_number(0),
        },
        first: Some(record.game_after(0).table().to_act()),
    };
    let entries = record.entries()[..=turn].to_vec();
    Record::new(record.rules(), &deal, entries, About::default()).ok()
}

fn bytes(value: Option<&TurnValue>) -> String {
    serde_json::to_string(&value.expect("a value")).expect("JSON")
}

#[test]
fn the_value_of_a_turn_does_not_depend_on_what_its_player_could_not_see() {
    let mut compared = 0;
    let mut different_hands = 0;
    for (players, seed) in [(3_u8, 21_u64), (2, 22), (4, 23)] {
        let record = played("original", players, seed, 200);
        let value = |record: &Record, turn: usize| {
            let review = reviewed_at(record, 120, 1, Some(turn + 1));
            bytes(review.turns[turn].value.as_ref())
        };
        for turn in (3..record.turns()).step_by(5) {
            let Some(other) = dealt_otherwise(&record, turn, 1000 * seed + turn as u64) else {
                continue;
            };
            let seat = record.game_after(turn).table().to_act();
            let hand = |record: &Record| -> Vec<_> {
                record.game_after(turn).hand(seat).map(|it| it.1).collect()
            };
            different_hands += u32::from(hand(&record) != hand(&other));
            assert_eq!(
                value(&other, turn),
                value(&record, turn),
                "{players} {seed} {turn}"
            );
            compared += 1;
        }
    }
    assert!(compared >= 20, "{compared}");
    assert!(different_hands >= 15, "{different_hands}");
}
