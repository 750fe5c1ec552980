//! Checks what companions say about their actions: against the deal, where a sentence claims a fact,
//! and against the values that were compared, where it says why an alternative is worse.

use std::sync::Arc;

use kagiya_bots::{Companion, Level, Part, Reasons, Seats, Statement, TableDriver, Value};
use kagiya_rules::{Action, Card, CardId, CardSet, Choice, Deal, Game, Rules, Seat, Seed};

/// The counts of checks.
#[derive(Clone, Debug, Default)]
pub struct ReasonChecks {
    /// Alternatives that were compared.
    pub alternatives: u64,
    /// Those where the sentence names the part with the largest difference.
    pub deciding: u64,
    /// Sentences that claim a fact.
    pub claims: u64,
    /// What is wrong.
    pub wrong: Vec<WrongReason>,
    /// How often each sentence is said, by its id.
    pub said: std::collections::BTreeMap<&'static str, u64>,
}

/// A sentence that is false, or that names what did not decide.
#[derive(Clone, Debug)]
pub struct WrongReason {
    /// The turn of its game.
    pub turn: u16,
    /// The id of the sentence.
    pub id: &'static str,
    /// What is wrong with it.
    pub why: String,
}

impl ReasonChecks {
    /// The number of sentences that are false.
    pub fn false_sentences(&self) -> u64 {
        let wrong = self.wrong.iter().filter(|it| it.why.starts_with("false"));
        wrong.count() as u64
    }

    /// Plays the deals `seeds` with companions of one level, and checks all reasons.
    ///
    /// # Panics
    /// If a companion chooses an illegal action.
    pub fn of_games(rules: &Arc<Rules>, level: Level, seeds: core::ops::Range<u64>) -> Self {
        let mut checks = Self::default();
        for seed in seeds {
            let deal = Deal::from_seed(Seed::from_number(seed));
            let game = Game::deal(rules, &deal).expect("every seed makes a valid deal");
            let mut table = TableDriver::new(game, |game| {
                Seats::new(game, |_| Some(Companion::new(level).explaining()))
            });
            while let Some(decision) = table.decide() {
                checks.add(table.game(), decision.action, &decision.reasons);
                table.apply(decision.action).expect("a legal action");
            }
        }
        checks
    }

    /// Checks the reasons for `action` in the position before it.
    pub fn add(&mut self, before: &Game, action: Action, reasons: &Reasons) {
        let everything = reasons.after_the_game();
        for statement in everything {
            *self.said.entry(statement.id).or_default() += 1;
        }
        let viewers = before.rules().seats();
        let heard = viewers.map(|seat| reasons.explain_to(seat));
        for answer in heard.chain([everything]) {
            self.check_claims(before, action, answer);
        }
        for comparison in reasons.compared() {
            let Some((most, worth)) = comparison.parts.first().copied() else {
                continue;
            };
            let names = |it: &Statement| it.id.starts_with("companion-not-");
            let place = everything
                .iter()
                .position(|it| names(it) && action_of(it) == Some(comparison.action));
            let said = place.and_then(|place| {
                let before = everything[..=place].iter().rev();
                let mut named = before.filter(|it| names(it));
                named.find(|it| it.id != "companion-not-same")
            });
            let Some(said) = said else { continue };
            self.alternatives += 1;
            let named = named_parts(said.id);
            let is_most = |(part, it): &(Part, i32)| *it == worth && named.contains(part);
            if named.is_empty() && said.id.ends_with("-empty")
                || comparison.parts.iter().any(is_most)
            {
                self.deciding += 1;
            } else {
                let why = format!("not what decided, {}: {:?}", most.name(), comparison.parts);
                self.note(before, said, why);
            }
        }
        self.check_agreement(before, everything);
    }

    /// Checks the facts that one answer claims.
    fn check_claims(&mut self, before: &Game, action: Action, answer: &[Statement]) {
        let mut alternative = action;
        for statement in answer {
            // A second reason is about the same alternative.
            alternative = action_of(statement).unwrap_or(alternative);
            let Some(claim) = claim(before, action, alternative, statement) else {
                continue;
            };
            self.claims += 1;
            if let Err(why) = claim {
                self.note(before, statement, format!("false: {why}"));
            }
        }
    }

    /// No sentence is said twice of one alternative, and the same two actions are compared once.
    fn check_agreement(&mut self, before: &Game, statements: &[Statement]) {
        for (place, statement) in statements.iter().enumerate() {
            if statements[..place].contains(statement) && statement.id.starts_with("companion-not-")
            {
                self.note(before, statement, "said twice".to_owned());
            }
        }
    }

    fn note(&mut self, before: &Game, statement: &Statement, why: String) {
        self.wrong.push(WrongReason {
            turn: before.table().turn(),
            id: statement.id,
            why,
        });
    }
}

/// The parts that a sentence names.
fn named_parts(id: &str) -> &'static [Part] {
    let name = id.strip_prefix("companion-not-");
    match name.unwrap_or_default() {
        "points" | "open-points" | "round-points" | "lost" | "worse" | "counted" => {
            &[Part::Simulated]
        }
        "simulated" => &[Part::Simulated, Part::Care],
        "care" => &[Part::Care],
        "people" | "people-hardly" | "people-also" | "people-also-hardly" | "people-rarely" => {
            &[Part::People]
        }
        "play-order" => &[Part::PlayOrder],
        "ahead" => &[Part::Ahead],
        "play-first" | "plays" | "stops" | "fewer-plays" | "later-plays" => &[Part::Plays],
        "awaited" => &[Part::Awaited],
        "unlock" => &[Part::Unlock],
        "stake" | "choice" | "decline" => &[Part::Stake],
        "height" => &[Part::Height],
        "age" => &[Part::Age],
        "strike" | "unfit" | "unfit-read" | "unsure" | "unsure-read" => &[Part::Strike],
        "fewer-cards" | "tell" => &[Part::Cards],
        "useless" | "trash" | "twin" | "twin-mine" => &[Part::Useless],
        "misplay" => &[Part::Misplay, Part::Ahead],
        "misplay-some" => &[Part::Misplay],
        "misread" | "misread-still" | "misread-some" => &[Part::Misread],
        "danger" | "danger-last" | "danger-some" => &[Part::Danger, Part::Ahead],
        "loss" | "loss-some" | "costs-nothing" => &[Part::OwnLoss],
        "token" | "token-gain" => &[Part::Tokens],
        "pace" => &[Part::Pace],
        "known" => &[Part::News],
        "busy" => &[Part::Busy],
        "more" => &[Part::More],
        "color" => &[Part::Color],
        "next" => &[Part::Next],
        "asks-less" => &[Part::Asks],
        "stomp" => &[Part::Stomp],
        "warning" => &[Part::Warning],
        _ => &[],
    }
}

fn find<'a>(statement: &'a Statement, name: &str) -> Option<&'a Value> {
    let mut arguments = statement.arguments.iter();
    arguments.find(|(it, _)| *it == name).map(|(_, it)| it)
}

fn action_of(statement: &Statement) -> Option<Action> {
    match find(statement, "action")? {
        Value::Action(action) => Some(*action),
        _ => None,
    }
}

fn held(statement: &Statement, name: &str) -> Option<CardId> {
    match find(statement, name)? {
        Value::Held(card) => Some(*card),
        _ => None,
    }
}

fn cards(statement: &Statement, name: &str) -> CardSet {
    match find(statement, name) {
        Some(Value::Cards(cards)) => *cards,
        _ => CardSet::EMPTY,
    }
}

fn number(statement: &Statement, name: &str) -> Option<i64> {
    match find(statement, name)? {
        Value::Number(number) => Some(i64::from(*number)),
        Value::Points(points) => Some(i64::from(*points)),
        _ => None,
    }
}

/// Whether what a sentence claims is true in the full deal; `None` if it claims no fact.
fn claim(
    game: &Game,
    action: Action,
    alternative: Action,
    statement: &Statement,
) -> Option<Result<(), String>> {
    let speaker = game.table().to_act();
    let board = game.board();
    let name = statement.id.strip_prefix("companion-")?;
    let name = name.strip_prefix("not-").or(name.strip_prefix("because-"));
    let of = |id: CardId| -> Option<(Seat, Card)> {
        game.rules().seats().find_map(|seat| {
            let mut hand = game.hand(seat);
            hand.find(|(it, _)| *it == id).map(|(_, card)| (seat, card))
        })
    };
    let about = held(statement, "card").and_then(of);
    let print = about.map(|(_, card)| card);
    let truth = match name.unwrap_or(statement.id) {
        "companion-play-sure" => board.is_playable(print?),
        "companion-discard-trash" | "trash" => board.is_trash(print?),
        "companion-clue-identifies" => cards(statement, "cards").only() == print,
        "companion-means-play" | "companion-means-play-known" => {
            (cards(statement, "cards") & !board.playable()).is_empty()
        }
        "companion-empty-full" => board.table.clue_tokens() == game.rules().max_clue_tokens(),
        "twin" => held(statement, "other").and_then(of).map(|(_, card)| card) == print,
        "misplay" => !board.is_playable(print?),
        "misread" => !cards(statement, "cards").contains(print?),
        "danger" => !board.is_trash(print?) && about?.0 != speaker,
        "danger-last" => board.copies_left(print?) == 1 && !board.is_trash(print?),
        "unfit" => match alternative {
            Action::Play { card, .. } => !board.is_playable(of(card)?.1),
            _ => false,
        },
        "token" => number(statement, "tokens") == Some(i64::from(board.table.clue_tokens())),
        "pace" => board.pace().is_some_and(|pace| pace <= 7),
        "empty" => match alternative {
            Action::Clue { to, clue } | Action::Choose(Choice::Clue { to, clue }) => {
                let to = speaker.after(to, game.rules().players());
                let touch = game.rules().touch(clue);
                !game.hand(to).any(|(_, card)| touch.contains(card))
            }
            _ => false,
        },
        "fewer-plays" => number(statement, "plays") < number(statement, "more"),
        "people" => number(statement, "often") > number(statement, "rarely"),
        "points" | "open-points" | "round-points" => {
            number(statement, "points") > number(statement, "less")
        }
        "lost" => number(statement, "lost") <= number(statement, "games"),
        "play-first" => matches!(action, Action::Play { .. }),
        _ => return None,
    };
    Some(if truth {
        Ok(())
    } else {
        Err(format!("{statement:?} in turn {}", board.table.turn()))
    })
}
