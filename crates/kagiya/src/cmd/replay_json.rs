//! `kagiya replay --json`: a recorded game as data. docs/replay.schema.json describes it.

use kagiya_formats::hanab_live::variant_name;
use kagiya_protocol::{CardId, GameEvent, RulesInfo, Seat};
use kagiya_rules::record::Record;
use kagiya_rules::{DealtCards, Rank};
use kagiya_terminal::narration::Narrator;
use kagiya_terminal::phrases;
use serde_json::{Map, Value, json};

use super::replay::{Turn, notes};

/// The whole game.
pub(super) fn all(record: &Record, turns: &[Turn], narrator: &Narrator<'_>) -> Value {
    let rules = record.rules();
    let seed = match &record.deal().cards {
        DealtCards::Seed(seed) => Some(seed.to_string()),
        DealtCards::Listed { .. } => None,
    };
    let dealt = record.replay().into_game();
    let deck = dealt.deck().iter().map(|&card| rules.card_text(card));
    let deck: Vec<String> = deck.collect();
    let turns = turns.iter().enumerate();
    let turns: Vec<Value> = turns.map(|(n, it)| turn(n, it, narrator)).collect();
    json!({
        "kagiya_replay": 1,
        "edition": record.preset(),
        "variant": variant_name(rules),
        "rules": RulesInfo::of(rules),
        "players": narrator.names,
        "seed": seed,
        "deck": deck,
        "notes": notes(record).map(|note| {
            json!({"seat": note.seat.index(), "card": note.card.number(), "text": note.text})
        }).collect::<Vec<_>>(),
        "turns": turns,
    })
}

/// What happened in a turn, and the state after it.
pub(super) fn turn(number: usize, turn: &Turn, narrator: &Narrator<'_>) -> Value {
    let (game, rules) = (&turn.game, narrator.rules);
    let (table, board) = (game.table(), game.board());
    let happened = &turn.happened;
    let touched = happened.events.iter().find_map(|event| match event {
        GameEvent::Clued { touched, .. } => Some(touched),
        _ => None,
    });
    let drawn = happened.events.iter().filter_map(|event| match event {
        GameEvent::Drew { seat, id, card } => Some(json!({"seat": seat, "id": id, "card": card})),
        _ => None,
    });
    let drawn: Vec<Value> = drawn.collect();
    let fireworks: Map<String, Value> = rules
        .fireworks()
        .map(|suit| {
            let rank = board.top_rank(suit);
            let rank = rank.map_or(0, Rank::number);
            (rules.suit_info(suit).letter.to_string(), json!(rank))
        })
        .collect();
    let hands: Vec<Vec<Value>> = rules
        .seats()
        .map(|seat| {
            game.hand(seat)
                .zip(table.marks(seat))
                .map(|((id, card), marks)| {
                    json!({
                        "id": CardId::from(id),
                        "card": rules.card_text(card),
                        "clues": phrases::mark_notation(rules, *marks),
                    })
                })
                .collect()
        })
        .collect();
    let discard: Vec<String> = table
        .discard_pile()
        .iter()
        .map(|discarded| rules.card_text(discarded.card))
        .collect();
    json!({
        "turn": number,
        "actor": happened.actor.map(Seat::from),
        "action": happened.actions.first(),
        "answers": happened.actions.get(1..).unwrap_or_default(),
        "touched": touched,
        "drawn": drawn,
        "events": happened.events,
        "told": happened.texts,
        "to_act": table.to_act().index(),
        "clue_tokens": table.clue_tokens(),
        "half_token": table.half_token(),
        "strikes": table.strikes(),
        "deck_size": table.deck_size(),
        "fireworks": fireworks,
        "hands": hands,
        "discard": discard,
        // For a finished game its score, or null if it has none, as in the text.
        "points": game.score().map_or(Some(board.points()), |it| it.shown.then_some(it.points)),
        "turns_left": table.turns_left(),
        "broken_off": turn.broken_off,
        "outcome": game.outcome().map(|outcome| outcome.to_string()),
    })
}
