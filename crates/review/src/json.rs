//! The JSON form of a review. `docs/review.schema.json` is its schema.

use kagiya_bots::{Statement, Value as Argument};
use kagiya_rules::{Action, View, notation};
use serde_json::{Value, json};

use crate::moments::Moment;
use crate::review::Review;

/// The version of the form.
pub const VERSION: u64 = 1;

impl Review {
    /// The review as JSON. Points and chances are in thousandths.
    pub fn to_json(&self) -> Value {
        let moments: Vec<Value> = self.moments.iter().map(moment).collect();
        json!({
            "kagiya_review": VERSION,
            "finished": self.finished,
            "depth": self.depth.name(),
            "full_points": self.full_points,
            "turns": self.turns,
            "figures": self.figures,
            "course": self.course,
            "bound": self.bound,
            "moments": moments,
        })
    }
}

fn moment(moment: &Moment) -> Value {
    let text = |action: Action| notation::action_text(action, &moment.view.board());
    let reasons = moment.reasons.iter();
    let reasons: Vec<Value> = reasons.map(|it| statement(it, &moment.view)).collect();
    json!({
        "turn": moment.turn,
        "kind": moment.kind,
        "change": moment.change,
        "done": text(moment.done),
        "better": moment.better.map(text),
        "reasons": reasons,
        "worlds": moment.worlds,
    })
}

/// A reason: the id of its text, and its arguments in notation.
fn statement(statement: &Statement, view: &View) -> Value {
    let rules = view.rules();
    let argument = |value: &Argument| match *value {
        Argument::Held(card) => json!(card.to_string()),
        Argument::Cards(cards) => {
            let cards = cards.iter().map(|card| rules.card_text(card));
            json!(cards.collect::<Vec<_>>())
        }
        Argument::Seat(seat) => json!(seat.index()),
        Argument::Clue(clue) => json!(notation::clue_text(clue, rules)),
        Argument::Action(action) => json!(notation::action_text(action, &view.board())),
        Argument::Number(number) => json!(number),
        Argument::Points(points) => json!(points),
    };
    let arguments = statement.arguments.iter();
    let arguments: serde_json::Map<String, Value> = arguments
        .map(|(name, value)| ((*name).to_owned(), argument(value)))
        .collect();
    json!({ "id": statement.id, "arguments": arguments })
}
