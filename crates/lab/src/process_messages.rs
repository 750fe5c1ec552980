//! The lines of JSON between the lab and a bot in a process. `docs/research.md` describes them.
//!
//! They are made from a [`View`] and from [`SeenEvent`]s of the bot's seat, which have no hidden card.

use kagiya_knowledge::HolderKnowledge;
use kagiya_rules::{
    Card, CardSet, ClueSet, PublicEvent, Rank, Rules, Seat, SeenEvent, Suit, View, notation,
};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::agent_terms::{AgentMoment, Describe, RefusedAnswer};

/// The version of the protocol.
const PROTOCOL: u32 = 1;

/// What lines say beyond what the seat sees.
#[derive(Clone, Copy, Default)]
pub(crate) struct Extras<'a> {
    /// Whether views say what each card can be, and which cards are playable, critical and trash.
    pub(crate) deductions: bool,
    /// Writes the field `text`.
    pub(crate) describe: Option<&'a Describe>,
    /// The last answer to this turn.
    pub(crate) refused: Option<&'a RefusedAnswer>,
}

impl Extras<'_> {
    /// Adds the text about a moment.
    fn tell(&self, message: &mut Value, view: &View, moment: AgentMoment<'_>) {
        if let Some(describe) = self.describe {
            message["text"] = describe(view, moment).into();
        }
    }
}

/// What begins a game: the rules, and what the seat sees.
pub(crate) fn begin(view: &View, extras: &Extras<'_>) -> String {
    let rules = view.rules();
    let suits: String = rules.suits().iter().map(|suit| suit.letter).collect();
    let mut message = json!({
        "type": "begin",
        "protocol": PROTOCOL,
        "seat": view.seat().map(Seat::index),
        "players": rules.players(),
        "suits": suits,
        "ranks": rules.rank_count(),
        "hand_size": rules.hand_size(),
        "max_score": rules.max_score(),
        "max_clue_tokens": rules.max_clue_tokens(),
        "max_strikes": rules.max_strikes(),
        "options": rules.options().to_json(),
        "view": seen(view, extras.deductions),
    });
    extras.tell(&mut message, view, AgentMoment::Begin);
    message.to_string()
}

/// What asks for an action.
pub(crate) fn act(view: &View, extras: &Extras<'_>) -> String {
    let board = view.board();
    let legal: Vec<String> = view
        .legal_actions()
        .iter()
        .map(|action| notation::action_text_by_slot(action, &board))
        .collect();
    let view_seen = seen(view, extras.deductions);
    let mut message = json!({ "type": "act", "view": view_seen, "legal": legal });
    if let Some(refused) = extras.refused {
        message["refused"] = json!(refused);
    }
    let refused = extras.refused;
    extras.tell(
        &mut message,
        view,
        AgentMoment::Turn {
            legal: &legal,
            refused,
        },
    );
    message.to_string()
}

/// What reports an event; `None` for events that only say what the view says too.
pub(crate) fn saw(event: &SeenEvent, view: &View) -> Option<String> {
    let rules = view.rules();
    let told = match event {
        SeenEvent::Drew { seat, id, card } => json!({
            "event": "drew",
            "seat": seat.index(),
            "id": id.number(),
            "card": rules.card_text(*card),
        }),
        SeenEvent::DrewHidden { seat, id } => json!({
            "event": "drew",
            "seat": seat.index(),
            "id": id.number(),
        }),
        SeenEvent::Public(event) => public(event, rules)?,
    };
    let Value::Object(mut message) = told else {
        return None;
    };
    message.insert("type".to_owned(), "event".into());
    message.insert("turn".to_owned(), view.table().turn().into());
    Some(Value::Object(message).to_string())
}

fn public(event: &PublicEvent, rules: &Rules) -> Option<Value> {
    let letter = |suit: Suit| rules.suit_info(suit).letter;
    let text = |card: Card| rules.card_text(card);
    Some(match *event {
        PublicEvent::Clued {
            giver,
            to,
            clue,
            touched,
            free,
        } => json!({
            "event": "clued",
            "seat": giver.index(),
            "to": to.index(),
            "clue": notation::clue_text(clue, rules),
            "touched": touched.iter().map(|id| id.number()).collect::<Vec<_>>(),
            "free": free,
        }),
        PublicEvent::Played {
            seat,
            id,
            card,
            suit,
        } => json!({
            "event": "played",
            "seat": seat.index(),
            "id": id.number(),
            "card": text(card),
            "firework": letter(suit),
        }),
        PublicEvent::Misplayed { seat, id, card, .. } => json!({
            "event": "misplayed",
            "seat": seat.index(),
            "id": id.number(),
            "card": text(card),
        }),
        PublicEvent::Thrown { seat, id } => json!({
            "event": "thrown",
            "seat": seat.index(),
            "id": id.number(),
        }),
        PublicEvent::Discarded { seat, id, card } => json!({
            "event": "discarded",
            "seat": seat.index(),
            "id": id.number(),
            "card": text(card),
        }),
        PublicEvent::JokerRevealed { seat, id, card } => json!({
            "event": "joker",
            "seat": seat.index(),
            "id": id.number(),
            "card": text(card),
        }),
        PublicEvent::ShuffledBack { id, card } => json!({
            "event": "shuffled_back",
            "id": id.number(),
            "card": text(card),
        }),
        PublicEvent::Over(outcome) => json!({ "event": "over", "outcome": outcome.to_string() }),
        PublicEvent::TokenGained { .. }
        | PublicEvent::Completed(_)
        | PublicEvent::TileRevealed(_)
        | PublicEvent::TileLost(_)
        | PublicEvent::StrikeBack { .. }
        | PublicEvent::Declined(_)
        | PublicEvent::FinalRound { .. }
        | PublicEvent::Turn(_)
        | PublicEvent::Reordered { .. } => return None,
    })
}

/// What the seat sees, and what follows from it if `deductions` are asked for.
fn seen(view: &View, deductions: bool) -> Value {
    let (rules, table) = (view.rules(), view.table());
    let board = view.board();
    let known = deductions.then(|| HolderKnowledge::new(view));
    let clues = |set: ClueSet| -> String {
        let texts = set.iter().map(|clue| notation::clue_text(clue, rules));
        texts.collect()
    };
    let hands: Vec<Value> = rules
        .seats()
        .map(|seat| {
            let cards = view.cards(seat);
            let held = table.hand(seat).iter().zip(table.marks(seat)).enumerate();
            let held = held.map(|(place, (id, marks))| {
                let mut card = Map::new();
                card.insert("id".to_owned(), id.number().into());
                if let Some(cards) = cards {
                    card.insert("card".to_owned(), rules.card_text(cards[place]).into());
                }
                card.insert("yes".to_owned(), clues(marks.yes).into());
                card.insert("no".to_owned(), clues(marks.no).into());
                if let Some(known) = &known {
                    let possible = known.of(seat).possible()[place];
                    card.insert("possible".to_owned(), texts(rules, possible).into());
                }
                Value::Object(card)
            });
            held.collect()
        })
        .collect();
    let shown = board.shows_fireworks();
    let fireworks: Map<String, Value> = rules
        .fireworks()
        .filter(|_| shown)
        .map(|suit| {
            let letter = rules.suit_info(suit).letter.to_string();
            (letter, table.height(suit).into())
        })
        .collect();
    let pile = table.discard_pile().iter();
    let discards: Vec<String> = pile.map(|it| rules.card_text(it.card)).collect();
    let mut seen = json!({
        "turn": table.turn(),
        "to_act": table.to_act().index(),
        "clue_tokens": table.clue_tokens(),
        "half_token": table.half_token(),
        "strikes": shown.then(|| table.strikes()),
        "points": shown.then(|| board.points()),
        "deck_size": table.deck_size(),
        "turns_left": table.turns_left(),
        "fireworks": fireworks,
        "discards": discards,
        "hands": hands,
    });
    if shown && rules.has_orders() {
        let tops = rules.fireworks().map(|suit| {
            let letter = rules.suit_info(suit).letter.to_string();
            let top = board.top_rank(suit).map(Rank::number);
            (letter, top.into())
        });
        seen["tops"] = tops.collect::<Map<String, Value>>().into();
    }
    if !shown {
        seen["hole"] = view.thrown().len().into();
    }
    if deductions && shown {
        let all = rules.cards();
        let critical: CardSet = all.iter().filter(|it| board.is_critical(*it)).collect();
        let trash: CardSet = all.iter().filter(|it| board.is_trash(*it)).collect();
        seen["playable"] = texts(rules, board.playable()).into();
        seen["critical"] = texts(rules, critical).into();
        seen["trash"] = texts(rules, trash).into();
    }
    seen
}

fn texts(rules: &Rules, cards: CardSet) -> Vec<String> {
    cards.iter().map(|card| rules.card_text(card)).collect()
}

/// An answer: `{"action": "p1"}`, where a program may also say the tokens that a language model used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ProcessAnswer {
    /// In notation.
    pub(crate) action: String,
    pub(crate) tokens: Option<Tokens>,
}

/// `{"input": 900, "output": 40}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct Tokens {
    #[serde(default)]
    pub(crate) input: u64,
    #[serde(default)]
    pub(crate) output: u64,
}

/// The largest number of tokens that is believed. Sums of squares over many games stay in range.
const MOST_TOKENS: u64 = 100_000_000;

/// The answer in a line; `None` for anything else.
pub(crate) fn read_answer(line: &[u8]) -> Option<ProcessAnswer> {
    let answer: Value = serde_json::from_slice(line).ok()?;
    let tokens = answer.get("tokens");
    let tokens = tokens.and_then(|it| Tokens::deserialize(it).ok());
    Some(ProcessAnswer {
        action: answer.get("action")?.as_str()?.to_owned(),
        tokens: tokens.filter(|it| it.input.max(it.output) <= MOST_TOKENS),
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kagiya_knowledge::Worlds;
    use kagiya_rules::{Action, Audience, Deal, Game, Options, Rules, Seed};
    use rand_pcg::Pcg64;
    use rand_pcg::rand_core::{Rng, SeedableRng};

    use super::*;

    /// At every moment, all that a process is sent is the same in a world that looks alike to its seat.
    #[test]
    fn what_a_process_is_sent_does_not_depend_on_hidden_cards() {
        let mut random = Pcg64::seed_from_u64(3);
        let mut others = 0;
        for (edition, seats) in [("hle", 2), ("original", 3), ("gf-everything", 4)] {
            let options = Options::preset(edition, seats).expect(edition);
            let rules = Arc::new(Rules::new(&options).expect(edition));
            let players = rules.players();
            let mut game =
                Game::deal(&rules, &Deal::from_seed(Seed::from_number(5))).expect("a deal");
            let mut world = game.clone();
            while game.outcome().is_none() {
                let legal = game.legal_actions();
                let pick = usize::from(random.next_u32().to_le_bytes()[0]) % legal.len();
                let action = legal.iter().nth(pick).expect("a legal action");
                for seat in rules.seats() {
                    let view = game.view(Audience::Seat(seat));
                    let worlds = Worlds::new(&view).expect("a seat's view");
                    worlds.sample(&view, &mut random, &mut world);
                    let alike = world.view(Audience::Seat(seat));
                    others += usize::from(!world.hand(seat).eq(game.hand(seat)));
                    for deductions in [false, true] {
                        let extras = Extras {
                            deductions,
                            ..Extras::default()
                        };
                        assert_eq!(begin(&alike, &extras), begin(&view, &extras));
                        assert_eq!(act(&alike, &extras), act(&view, &extras));
                    }
                    let own = seen(&view, true)["hands"][seat.index()].clone();
                    let cards = own.as_array().expect("a hand");
                    assert!(cards.iter().all(|card| card.get("card").is_none()));
                    // A play or a discard of the own hand shows a card, and a clue says what it says.
                    let mover = game.table().to_act();
                    let is_told = matches!(action, Action::Clue { to, .. } if mover.after(to, players) == seat);
                    if mover == seat || is_told {
                        continue;
                    }
                    let (mut one, mut two) = (game.clone(), world.clone());
                    let events = one.apply(action).expect("legal");
                    let Ok(same) = two.apply(action) else {
                        continue;
                    };
                    let told = |events: &[kagiya_rules::Event], after: &Game| -> Vec<_> {
                        let after = after.view(Audience::Seat(seat));
                        let events = events.iter().map(|it| it.project(Audience::Seat(seat)));
                        events.filter_map(|event| saw(&event, &after)).collect()
                    };
                    // The player who draws sees another deck, not this seat's hand.
                    let hidden =
                        |text: &String| text.contains("\"drew\"") || text.contains("shuffled");
                    let (mut one, mut two) = (told(&events, &one), told(&same, &two));
                    one.retain(|text| !hidden(text));
                    two.retain(|text| !hidden(text));
                    assert_eq!(one, two);
                }
                game.apply(action).expect("legal");
            }
        }
        assert!(others > 50, "only {others} worlds had another hand");
    }

    #[test]
    fn answers_are_read_or_not_understood() {
        let answer = |action: &str, tokens| {
            let action = action.to_owned();
            Some(ProcessAnswer { action, tokens })
        };
        let read = |text: &str| read_answer(text.as_bytes());
        assert_eq!(read("{\"action\": \"p1\"}\n"), answer("p1", None));
        let tokens = Tokens {
            input: 900,
            output: 40,
        };
        let text = r#"{"action": "Br", "tokens": {"input": 900, "output": 40, "cached": 3}}"#;
        assert_eq!(read(text), answer("Br", Some(tokens)));
        for wrong in ["7", "{\"input\": -1}", "{\"output\": 1e30}", "null"] {
            let text = format!("{{\"action\": \"p1\", \"tokens\": {wrong}}}");
            assert_eq!(read(&text), answer("p1", None), "{wrong}");
        }
        for wrong in [
            "",
            "p1",
            "{}",
            "{\"action\": 1}",
            "[\"p1\"]",
            "{\"action\": \"p1\"",
            "\u{0}",
        ] {
            assert_eq!(read_answer(wrong.as_bytes()), None, "{wrong}");
        }
    }
}
