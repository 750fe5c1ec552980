//! Random frames: valid messages, and messages with a few changes.

use kagiya_random::Dice;
use serde_json::{Value, json};

/// The ids that messages name.
#[derive(Clone, Debug)]
pub struct About {
    /// Tables; not empty.
    pub tables: Vec<String>,
    /// People; not empty.
    pub people: Vec<String>,
}

/// The maximum number of changes to a message.
const MUTATIONS: usize = 4;

/// One message of each type of the protocol, with plausible values.
///
/// # Panics
/// If a list of `about` is empty.
pub fn messages(about: &About, dice: &mut Dice) -> Vec<Value> {
    let watching = match dice.below(4) {
        0 => json!({"type": "nobody"}),
        2 => json!({"type": "public"}),
        1 => json!({"type": "seat", "seat": dice.below(6)}),
        _ => json!({"type": "delayed"}),
    };
    let time = match dice.below(4) {
        0 => json!({"type": "none"}),
        1 => json!({"type": "gentle", "nudge_seconds": 10 + dice.below(50)}),
        2 => json!({
            "type": "strict", "bank_seconds": 10 + dice.below(50), "increment_seconds": 5,
            "grace_seconds": 10, "when_out": {"type": "bot"},
        }),
        _ => json!({"type": "correspondence", "days": 1 + dice.below(30)}),
    };
    let presets = ["original", "rainbow", "timed-display", "no such edition"];
    let settings = json!({
        "preset": dice.pick(&presets), "seats": 2 + dice.below(5), "listed": dice.below(2) == 0,
        "options": {"strikes": 1 + dice.below(4)},
        "watching": watching, "time": time,
    });
    let table = dice.pick(&about.tables).clone();
    let person = dice.pick(&about.people).clone();
    let id = format!("f{}", dice.below(2_000_000_000));
    let yes = dice.below(2) == 0;
    let mut all = vec![
        json!({"type": "hello", "protocol": 2}),
        json!({"type": "subscribe", "table": table, "after": dice.below(80)}),
        json!({"type": "subscribe", "table": table}),
        json!({"type": "unsubscribe", "table": table}),
        json!({"type": "lobby", "follow": yes}),
        json!({
            "type": "create", "id": id, "settings": settings, "seat": 0, "start": yes,
            "bots": vec!["cautious"; dice.below(3)],
        }),
        json!({"type": "withdraw", "id": id, "table": table}),
        json!({"type": "pace", "table": table, "pace": dice.pick(&["quick", "calm"])}),
        json!({"type": "rename", "id": id, "name": dice.pick(&["Ana", "Ben", "花子", "cautious"])}),
        json!({"type": "ping", "n": dice.below(1000)}),
    ];
    let done = commands(&settings, &person, dice);
    all.extend(done.into_iter().map(|what| {
        let mut message = json!({"type": "command", "id": id, "table": table, "do": what});
        if dice.below(4) == 0 {
            message["expect"] = json!(dice.below(40));
        }
        message
    }));
    all
}

/// One command of each type.
fn commands(settings: &Value, person: &str, dice: &mut Dice) -> Vec<Value> {
    let seat = dice.below(6);
    let card = dice.below(60);
    let clue = *dice.pick(&["r", "y", "g", "b", "w", "1", "2", "3", "4", "5"]);
    let print = *dice.pick(&["r1", "g5", "m3", "w2"]);
    let yes = dice.below(2) == 0;
    let action = match dice.below(8) {
        0 => json!({"type": "play", "id": card, "announce": "r"}),
        1 => json!({"type": "play", "id": card}),
        2 => json!({"type": "discard", "id": card}),
        3 => json!({"type": "free_clue", "to": seat, "clue": clue}),
        4 => json!({"type": "shuffle_back", "card": print}),
        5 => json!({"type": "put_into_play", "card": print}),
        6 => json!({"type": "decline"}),
        _ => json!({"type": "clue", "to": seat, "clue": clue}),
    };
    let said = match dice.below(2) {
        0 => json!({"type": "remark", "remark": "hello"}),
        _ => json!({"type": "text", "text": "well played"}),
    };
    let in_review = match dice.below(6) {
        0 => json!({"type": "join"}),
        1 => json!({"type": "leave"}),
        2 => json!({"type": "lead"}),
        3 => json!({"type": "give", "to": person}),
        4 => {
            json!({"type": "show", "step": dice.below(80), "actions": vec![action.clone(); dice.below(4)]})
        }
        _ => json!({"type": "point", "cards": [card, card + 1]}),
    };
    vec![
        json!({"type": "sit", "seat": seat}),
        json!({"type": "sit"}),
        json!({"type": "leave"}),
        json!({"type": "end", "wish": yes}),
        json!({"type": "seat_bot", "seat": seat, "bot": dice.pick(&["cautious", "companion", "?"])}),
        json!({"type": "offer_seat", "seat": seat, "person": person}),
        json!({"type": "drop_offer", "seat": seat}),
        json!({"type": "free_seat", "seat": seat}),
        json!({"type": "keep_out", "person": person, "why": "conduct"}),
        json!({"type": "configure", "settings": settings}),
        json!({"type": "start", "first": seat}),
        json!({"type": "start"}),
        json!({"type": "act", "action": action}),
        json!({"type": "reorder", "order": [card, card + 1, card + 2, card + 3, card + 4]}),
        json!({"type": "take_back"}),
        json!({"type": "answer_take_back", "agree": yes}),
        json!({"type": "let_bot_play"}),
        json!({"type": "hint"}),
        json!({"type": "pause"}),
        json!({"type": "answer_pause", "agree": yes}),
        json!({"type": "resume"}),
        json!({"type": "say", "saying": said}),
        json!({"type": "react", "seq": dice.below(80), "reaction": dice.pick(&["thanks", "laugh", "sorry"])}),
        json!({"type": "report", "place": "table", "line": dice.below(80)}),
        json!({"type": "rematch"}),
        json!({"type": "review", "action": in_review}),
        json!({"type": "close"}),
    ]
}

/// The text of one of these messages: valid, with a few changes, or cut off.
///
/// # Panics
/// As [`messages`] does.
pub fn frame(about: &About, dice: &mut Dice) -> String {
    let messages = messages(about, dice);
    let mut message = dice.pick(&messages).clone();
    for _ in 0..dice.below(MUTATIONS) {
        mutate(&mut message, dice);
    }
    let mut text = message.to_string();
    if dice.below(20) == 0 {
        let end = dice.below(text.len() + 1);
        let end = (0..=end).rev().find(|it| text.is_char_boundary(*it));
        text.truncate(end.unwrap_or(0));
    }
    text
}

/// An unexpected value.
pub(crate) fn unexpected(dice: &mut Dice) -> Value {
    match dice.below(13) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(u64::MAX),
        4 => json!(1e308),
        5 => json!(""),
        6 => json!("\u{0}\u{202e}\u{1f386}"),
        7 => json!("x".repeat(1 << dice.below(13))),
        8 => json!([]),
        9 => json!({}),
        10 => (0..dice.below(120)).fold(json!(0), |inner, _| json!([inner])),
        11 => json!(dice.below(256)),
        _ => json!({"type": "act", "id": [], "seat": {"seat": 1}}),
    }
}

/// Changes a value somewhere inside a message.
pub(crate) fn mutate(value: &mut Value, dice: &mut Dice) {
    match value {
        Value::Object(fields) if !fields.is_empty() && dice.below(5) > 0 => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let name = dice.pick(&names).clone();
            match dice.below(4) {
                0 => drop(fields.remove(&name)),
                1 => drop(fields.insert(format!("{name}x"), unexpected(dice))),
                _ => mutate(&mut fields[&name], dice),
            }
        }
        Value::Array(items) if !items.is_empty() && dice.below(3) > 0 => {
            let place = dice.below(items.len());
            if dice.below(2) == 0 {
                let again = items[place].clone();
                items.push(again);
            } else {
                mutate(&mut items[place], dice);
            }
        }
        value => *value = unexpected(dice),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kagiya_protocol::{ClientMessage, Command};

    use super::*;

    /// The names that a serde error lists as expected.
    fn names(error: &serde_json::Error) -> BTreeSet<String> {
        let text = error.to_string();
        let (_, expected) = text.split_once("expected one of ").unwrap();
        let quoted = expected.split('`').skip(1).step_by(2);
        quoted.map(str::to_owned).collect()
    }

    #[test]
    fn messages_of_every_type_are_valid() {
        let about = About {
            tables: vec!["t".to_owned()],
            people: vec!["p".to_owned()],
        };
        let mut dice = Dice::from_number(0);
        let (mut kinds, mut commands) = (BTreeSet::new(), BTreeSet::new());
        for message in (0..200).flat_map(|_| messages(&about, &mut dice)) {
            let read = serde_json::from_value::<ClientMessage>(message.clone());
            assert!(read.is_ok(), "{message}: {read:?}");
            kinds.insert(message["type"].as_str().unwrap().to_owned());
            if let Some(command) = message["do"]["type"].as_str() {
                commands.insert(command.to_owned());
            }
        }
        let none = json!({"type": "?"});
        let all = serde_json::from_value::<ClientMessage>(none.clone()).unwrap_err();
        assert_eq!(kinds, names(&all));
        let all = serde_json::from_value::<Command>(none).unwrap_err();
        assert_eq!(commands, names(&all));
    }
}
