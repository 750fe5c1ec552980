//! Sentences about events, errors and results.

mod reasons;

use kagiya_i18n::{FluentArgs, Words, args};
use kagiya_rules::{
    Action, Board, Card, CardId, Clue, Goal, LossReason, Outcome, Phase, PublicEvent, Rating,
    Rules, ScaleText, Score, ScoreParts, Seat, SeenEvent, Suit, SuitScore, Table, Tile,
    lost_token_at,
};

use crate::lesson::{self, Refused};
use crate::phrases;
pub(crate) use reasons::Explanation;

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
    /// The announcement of `action`, checked with the `events`; `None` if there is none.
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
pub struct Narrator<'a> {
    /// The language.
    pub words: &'a Words,
    /// The game.
    pub rules: &'a Rules,
    /// The names by seat.
    pub names: &'a [String],
    /// The reader's seat, addressed as "you"; `None` in a replay.
    pub me: Option<Seat>,
}

impl Narrator<'_> {
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
            } => self.played(seat, id, card, suit, before),
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
            PublicEvent::Thrown { seat, id } => {
                let args = args![which = self.which(before, id)];
                self.by(seat, "event-thrown", args)
            }
            PublicEvent::Discarded { seat, id, card } => {
                let args = args![card = card_text(card), which = self.which(before, id)];
                self.by(seat, "event-discarded", args)
            }
            PublicEvent::JokerRevealed { seat, id, card } => {
                let args = args![card = card_text(card), which = self.which(before, id)];
                self.by(seat, "event-joker", args)
            }
            PublicEvent::TokenGained { clue_tokens, half } => {
                let tokens = phrases::tokens(clue_tokens, half);
                if rules.has_half_tokens() {
                    words.say("event-half-token", args![tokens = tokens])
                } else {
                    words.say(&self.voiced("event-token"), args![tokens = tokens])
                }
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

    /// A card that was placed on the firework of `suit`.
    fn played(&self, seat: Seat, id: CardId, card: Card, suit: Suit, before: &Table) -> String {
        let (words, rules) = (self.words, self.rules);
        let card_text = phrases::card(words, rules, card);
        let firework = phrases::suit(words, rules, suit);
        match before.find(id) {
            Some(_) if suit == card.suit() => {
                let args = args![card = card_text, which = self.which(before, id)];
                self.by(seat, "event-played", args)
            }
            Some(_) => {
                let args = args![card = card_text, suit = firework];
                self.by(seat, "event-played-on", args)
            }
            None if id == before.next_id() => {
                let args = args![card = card_text, which = self.which(before, id)];
                self.by(seat, "event-played", args)
            }
            // An earlier revealed joker, or a card from the discard pile.
            None => {
                let args = args![card = card_text, suit = firework];
                let placed = self.by(seat, "event-placed", args);
                if before.phase() == Phase::Tile(Tile::ShuffleBack) {
                    words.sentences(&[words.text("event-tile-instead"), placed])
                } else {
                    placed
                }
            }
        }
    }

    /// The announcement of a player, and whether it was right.
    pub fn announced(&self, it: Announced) -> String {
        let suit = phrases::suit(self.words, self.rules, it.suit);
        let id = if it.right {
            "event-announced-right"
        } else {
            "event-announced-wrong"
        };
        self.by(it.seat, id, args![suit = suit])
    }

    /// That a clue token was lost because none was missing, and the place in the events for it.
    pub fn lost_token(
        &self,
        announced: Option<Announced>,
        events: &[SeenEvent],
    ) -> Option<(usize, String)> {
        let right = announced.is_some_and(|it| it.right);
        let place = lost_token_at(self.rules, right, events)?;
        Some((place, self.words.text(&self.voiced("event-token-lost"))))
    }

    /// "card 2", or the card of the deck that was played unseen.
    fn which(&self, before: &Table, id: CardId) -> String {
        match before.find(id) {
            Some((_, slot)) => self.words.say("which-card", args![slot = slot + 1]),
            None => self.words.text("which-deck"),
        }
    }

    /// A clue as a sentence; also for a clue that is only considered.
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

    /// The id in the words of the game's edition, if it has its own.
    fn voiced(&self, id: &str) -> String {
        phrases::voiced(self.rules, id)
    }

    /// What a bonus tile asks for.
    pub(crate) fn tile_about(&self, tile: Tile, table: &Table) -> String {
        let about = self.words.text(&format!("tile-{}.about", tile.number()));
        if tile == Tile::ShuffleBack && table.deck_size() == 0 {
            let instead = self.words.text("tile-5-empty-deck");
            self.words.sentences(&[about, instead])
        } else {
            about
        }
    }

    /// Why the score is below zero when the game begins.
    pub fn begins_below_zero(&self) -> Option<String> {
        let scored = self.rules.options().goal == Goal::Score;
        let mut suits = self.rules.suits().iter();
        let penalty = suits.find(|suit| suit.score == SuitScore::Penalty)?;
        let suit = phrases::suit_name(self.words, &penalty.name);
        (scored && self.rules.min_score() < 0).then(|| {
            self.words
                .say("score-begins-below-zero", args![suit = suit])
        })
    }

    fn by<'v>(&'v self, seat: Seat, id: &str, mut args: FluentArgs<'v>) -> String {
        args.set("name", self.name(seat));
        let own = self.voiced(id);
        if own != id {
            let form = if self.me == Some(seat) { "-you" } else { "" };
            return self.words.say(&format!("{own}{form}"), args);
        }
        if self.me == Some(seat) {
            self.words.say(&format!("{id}.you"), args)
        } else {
            self.words.say(id, args)
        }
    }

    /// The end of the game as a sentence.
    pub fn over(&self, outcome: Outcome) -> String {
        self.words.text(match outcome {
            Outcome::Perfect => "over-perfect",
            Outcome::Finished => "over-finished",
            Outcome::Lost(reason) => match reason {
                LossReason::Strikes => return self.struck_out(),
                LossReason::CriticalDiscard => "rating-lost-critical_discard",
                LossReason::EmptyHand => "rating-lost-empty_hand",
                LossReason::NoLegalAction => "rating-lost-no_legal_action",
                LossReason::Incomplete => "rating-lost-incomplete",
            },
        })
    }

    /// The loss by strikes in the words of the edition.
    fn struck_out(&self) -> String {
        let id = "rating-lost-strikes";
        scale_name(self.rules.options().scale_text)
            .and_then(|scale| self.words.find(&format!("{id}-{scale}"), None))
            .unwrap_or_else(|| self.words.text(id))
    }

    /// The result of a finished game: points, and the rating in the edition's rules.
    pub fn result(&self, board: Board<'_>, outcome: Outcome) -> Vec<String> {
        let mut lines = Vec::new();
        let Some(score) = board.score() else {
            return lines;
        };
        if score.shown {
            lines.push(self.points(score));
            lines.extend(self.parts(score));
            lines.extend(self.below_zero(score));
        } else if outcome == Outcome::Perfect {
            lines.push(self.words.text("rating-won-all-or-nothing"));
        } else {
            lines.push(self.words.text("over-lost"));
            let args = args![placed = board.placed(), most = self.rules.full_height()];
            lines.push(self.words.say("result-placed", args));
        }
        lines.extend(self.rating(score));
        lines
    }

    /// What the points are made of, if missing cards cost points.
    fn parts(&self, score: Score) -> Option<String> {
        let ScoreParts { gained, penalty } = score.parts?;
        let args = args![
            gained = gained,
            penalty = penalty,
            suit = self.penalty_suit()?
        ];
        let parts = self.words.say("score-parts", args);
        Some(if gained - penalty < score.points {
            let floor = self.words.text("score-floor");
            self.words.sentences(&[parts, floor])
        } else {
            parts
        })
    }

    fn penalty_suit(&self) -> Option<String> {
        let mut suits = self.rules.suits().iter();
        let penalty = suits.find(|suit| suit.score == SuitScore::Penalty)?;
        Some(phrases::suit_name(self.words, &penalty.name))
    }

    /// The reason for a negative score.
    fn below_zero(&self, score: Score) -> Option<String> {
        let suit = self.penalty_suit()?;
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

    /// Why an action was rejected, or why a lesson asks for another one.
    pub(crate) fn refused(&self, why: &Refused) -> String {
        match why {
            Refused::Illegal(why) => phrases::refusal(self.words, self.rules, why),
            Refused::NotNow(id) => {
                let text = lesson::coach_text(self.words, id);
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
