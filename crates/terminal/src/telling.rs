//! Sentences about events, refusals and results.

mod reasons;

use kagiya_i18n::{FluentArgs, Words, args};
use kagiya_rules::{
    Action, Board, CardId, Clue, LossReason, Outcome, PublicEvent, Rating, Rules, ScaleText, Score,
    Seat, SeenEvent, Suit, SuitScore, Table,
};

use crate::lesson::{self, Refused};
use crate::phrases;

/// An announcement before a play (Timed Display).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Announced {
    /// The announcing player.
    pub seat: Seat,
    /// The announced suit.
    pub suit: Suit,
    /// Whether the card is of that suit.
    pub right: bool,
}

impl Announced {
    /// The announcement of `action`, with its correctness from the `events`; `None` without one.
    pub fn of(action: Action, events: &[SeenEvent]) -> Option<Self> {
        let Action::Play {
            announce: Some(suit),
            ..
        } = action
        else {
            return None;
        };
        events.iter().find_map(|event| match *event {
            SeenEvent::Public(
                PublicEvent::Played { seat, card, .. }
                | PublicEvent::Misplayed { seat, card, .. }
                | PublicEvent::JokerRevealed { seat, card, .. },
            ) => Some(Self {
                seat,
                suit,
                right: card.suit() == suit,
            }),
            SeenEvent::Public(_) | SeenEvent::Drew { .. } | SeenEvent::DrewHidden { .. } => None,
        })
    }
}

/// Reports events of a game to one person.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// The language.
    pub words: &'a Words,
    /// The game.
    pub rules: &'a Rules,
    /// The names by seat.
    pub names: &'a [String],
    /// The reader's seat, addressed as "you"; `None` in a replay.
    pub me: Option<Seat>,
}

impl Teller<'_> {
    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// One event in a sentence. `before` is the table before the action that caused it.
    pub fn event(&self, event: &SeenEvent, before: &Table) -> String {
        match *event {
            SeenEvent::Public(event) => self.public(&event, before),
            SeenEvent::Drew { seat, id: _, card } => {
                let card = phrases::card(self.words, self.rules, card);
                self.by(seat, "event-drew", args![card = card])
            }
            SeenEvent::DrewHidden { seat, id: _ } => self.by(seat, "event-drew-hidden", args![]),
        }
    }

    fn public(&self, event: &PublicEvent, before: &Table) -> String {
        let (words, rules) = (self.words, self.rules);
        let card_text = |card| phrases::card(words, rules, card);
        match *event {
            PublicEvent::Clued {
                giver,
                to,
                clue,
                touched,
                free,
            } => {
                let slots: Vec<usize> = touched
                    .iter()
                    .filter_map(|id| before.find(*id).map(|(_, slot)| slot))
                    .collect();
                let text = self.clued(giver, to, clue, &slots);
                if free {
                    words.sentences(&[text, words.text("event-free")])
                } else {
                    text
                }
            }
            PublicEvent::Played {
                seat,
                id,
                card,
                suit,
            } => {
                let firework = phrases::suit(words, rules, suit);
                match before.find(id) {
                    Some(_) if suit == card.suit() => {
                        let args = args![card = card_text(card), which = self.which(before, id)];
                        self.by(seat, "event-played", args)
                    }
                    Some(_) => {
                        let args = args![card = card_text(card), suit = firework];
                        self.by(seat, "event-played-on", args)
                    }
                    None if id == before.next_id() => {
                        let args = args![card = card_text(card), which = self.which(before, id)];
                        self.by(seat, "event-played", args)
                    }
                    // A joker that was turned up before, or a card from the discard pile.
                    None => {
                        let args = args![card = card_text(card), suit = firework];
                        self.by(seat, "event-placed", args)
                    }
                }
            }
            PublicEvent::Misplayed {
                seat,
                id,
                card,
                strikes,
            } => {
                let args = args![
                    card = card_text(card),
                    which = self.which(before, id),
                    strikes = strikes,
                    most = rules.max_strikes()
                ];
                self.by(seat, "event-misplayed", args)
            }
            PublicEvent::Discarded { seat, id, card } => {
                let args = args![card = card_text(card), which = self.which(before, id)];
                self.by(seat, "event-discarded", args)
            }
            PublicEvent::JokerRevealed { seat, id, card } => {
                let args = args![card = card_text(card), which = self.which(before, id)];
                self.by(seat, "event-joker", args)
            }
            PublicEvent::TokenGained { clue_tokens } => {
                words.say("event-token", args![tokens = clue_tokens])
            }
            PublicEvent::Completed(suit) => {
                let suit = phrases::suit(words, rules, suit);
                words.say("event-completed", args![suit = suit])
            }
            PublicEvent::TileRevealed(tile) => {
                let name = words.text(&format!("tile-{}", tile.number()));
                words.say("event-tile", args![number = tile.number(), name = name])
            }
            PublicEvent::TileLost(tile) => {
                words.say("event-tile-lost", args![number = tile.number()])
            }
            PublicEvent::StrikeBack { strikes } => {
                words.say("event-strike-back", args![strikes = strikes])
            }
            PublicEvent::ShuffledBack { id: _, card } => {
                words.say("event-shuffled-back", args![card = card_text(card)])
            }
            PublicEvent::Declined(tile) => {
                words.say("event-declined", args![number = tile.number()])
            }
            PublicEvent::FinalRound { turns_left } => {
                words.say("event-final-round", args![turns = turns_left])
            }
            PublicEvent::Turn(seat) => self.by(seat, "event-turn", args![]),
            PublicEvent::Over(outcome) => self.over(outcome),
            PublicEvent::Reordered { seat, order: _ } => self.by(seat, "event-reordered", args![]),
        }
    }

    /// What a player said of a card, and whether it was right.
    pub fn announced(&self, it: Announced) -> String {
        let suit = phrases::suit(self.words, self.rules, it.suit);
        let id = if it.right {
            "event-announced-right"
        } else {
            "event-announced-wrong"
        };
        self.by(it.seat, id, args![suit = suit])
    }

    /// "card 2", or the card of the deck that was played unseen.
    fn which(&self, before: &Table, id: CardId) -> String {
        match before.find(id) {
            Some((_, slot)) => self.words.say("which-card", args![slot = slot + 1]),
            None => self.words.text("which-deck"),
        }
    }

    /// A clue in a sentence; also for one that is only considered.
    pub(crate) fn clued(&self, giver: Seat, to: Seat, clue: Clue, slots: &[usize]) -> String {
        let args = args![
            name = self.name(giver),
            to = self.name(to),
            clue = phrases::clue(self.words, self.rules, clue),
            cards = phrases::slots(self.words, slots)
        ];
        let id = if self.me == Some(giver) {
            "event-clued.you"
        } else if self.me == Some(to) {
            "event-clued.to-you"
        } else {
            "event-clued"
        };
        self.words.say(id, args)
    }

    fn by<'v>(&'v self, seat: Seat, id: &str, mut args: FluentArgs<'v>) -> String {
        args.set("name", self.name(seat));
        if self.me == Some(seat) {
            self.words.say(&format!("{id}.you"), args)
        } else {
            self.words.say(id, args)
        }
    }

    /// How the game ended, in a sentence.
    pub fn over(&self, outcome: Outcome) -> String {
        self.words.text(match outcome {
            Outcome::Perfect => "over-perfect",
            Outcome::Finished => "over-finished",
            Outcome::Lost(reason) => match reason {
                LossReason::Strikes => "rating-lost-strikes",
                LossReason::CriticalDiscard => "rating-lost-critical_discard",
                LossReason::EmptyHand => "rating-lost-empty_hand",
                LossReason::NoLegalAction => "rating-lost-no_legal_action",
                LossReason::Incomplete => "rating-lost-incomplete",
            },
        })
    }

    /// The result of a game that has ended: points, and what the edition's jury says of them.
    pub fn result(&self, board: Board<'_>, outcome: Outcome) -> Vec<String> {
        let mut lines = Vec::new();
        let Some(score) = board.score() else {
            return lines;
        };
        if score.shown {
            lines.push(self.points(score));
            lines.extend(self.below_zero(score));
        } else if outcome == Outcome::Perfect {
            lines.push(self.words.text("rating-won-all-or-nothing"));
        } else {
            let most = self.rules.fireworks().count() * self.rules.rank_count();
            let args = args![placed = board.placed(), most = most];
            lines.push(self.words.say("result-placed", args));
        }
        lines.extend(self.rating(score));
        lines
    }

    /// The reason for a negative score.
    fn below_zero(&self, score: Score) -> Option<String> {
        let mut suits = self.rules.suits().iter();
        let penalty = suits.find(|suit| suit.score == SuitScore::Penalty)?;
        let suit = phrases::suit_name(self.words, &penalty.name);
        (score.points < 0).then(|| self.words.say("score-penalty", args![suit = suit]))
    }

    fn points(&self, score: Score) -> String {
        let args = args![points = score.points, most = self.rules.max_score()];
        let mut text = self.words.say("result-points", args);
        let black = self
            .rules
            .suits()
            .iter()
            .any(|suit| suit.score == SuitScore::Penalty);
        if self.rules.options().score_suffix.unwrap_or(black) {
            text = self
                .words
                .noted(&text, &self.words.text("score-suffix-black"));
        }
        text
    }

    fn rating(&self, score: Score) -> Option<String> {
        let scale = scale_name(self.rules.options().scale_text)?;
        let band = band_key(score.rating?);
        let body = self.words.text(&format!("rating-body-{scale}"));
        let rating = self.words.text(&format!("rating-{scale}-{band}"));
        Some(
            self.words
                .say("result-rating", args![body = body, rating = rating]),
        )
    }

    /// Why an action was refused, or why a lesson asks for another one.
    pub(crate) fn refused(&self, why: &Refused) -> String {
        match why {
            Refused::Illegal(why) => self.words.reason(why),
            Refused::NotNow(id) => {
                let text = lesson::said(self.words, id);
                self.words
                    .sentences(&[self.words.text("web-learn-not-now"), text])
            }
        }
    }
}

/// The key of a rating scale in the language files.
pub const fn scale_name(scale: ScaleText) -> Option<&'static str> {
    match scale {
        ScaleText::Cocktail => Some("cocktail"),
        ScaleText::Abacus => Some("abacus"),
        ScaleText::GrandsFeux => Some("grands_feux"),
        ScaleText::Rr => Some("rr"),
        ScaleText::None => None,
    }
}

/// The key of a rating in the language files.
pub fn band_key(rating: Rating) -> String {
    rating.label().replace(' ', "-")
}
