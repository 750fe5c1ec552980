//! A bot in a game of the protocol: events in, actions out.

use std::sync::Arc;

use kagiya_bots::{BotName, Moment, SeatDriver, profiles};
use kagiya_formats::hanab_live::rank_of_site;
use kagiya_rules::{Action, Audience, Card, CardId, Clue, Color, Rank, Rules, Seat, Suit};
use serde_json::{Value, json};

use super::{JoinError, Played};
use crate::seen_game::{SeenGame, Step};

/// A bot in its seat.
pub(super) struct Player {
    bot: BotName,
    me: Seat,
    seen: SeenGame,
    driver: Option<SeatDriver>,
    /// What it last did.
    last_action: Option<Action>,
    score: i64,
    max_score: i64,
    over: Option<u64>,
}

impl Player {
    /// A bot before the deal. `first` of the rules is the seat that begins.
    pub(super) fn new(bot: BotName, me: Seat, rules: Arc<Rules>) -> Self {
        Self {
            bot,
            me,
            max_score: i64::from(rules.max_score()),
            seen: SeenGame::new(rules),
            driver: None,
            last_action: None,
            score: 0,
            over: None,
        }
    }

    /// Forgets everything: the whole list of events comes.
    pub(super) fn restart(&mut self) {
        *self = Self::new(self.bot, self.me, Arc::clone(self.seen.rules()));
    }

    /// The result, once the game is over.
    pub(super) fn result(&self) -> Option<Played> {
        let condition = self.over?;
        Some(Played {
            // What did not end normally counts as 0 there.
            score: if condition > 1 { 0 } else { self.score },
            max_score: self.max_score,
            condition,
        })
    }

    /// Learns an event.
    ///
    /// # Errors
    /// [`JoinError::Game`] if it is not one of this game.
    pub(super) fn learn(&mut self, event: &Value) -> Result<(), JoinError> {
        let number = |key: &str| -> Result<u8, JoinError> {
            let number = event[key].as_u64().and_then(|it| u8::try_from(it).ok());
            number.ok_or_else(|| unreadable(event))
        };
        match event["type"].as_str() {
            // A hidden card has the suit -1.
            Some("draw") if event["suitIndex"].as_i64().is_some_and(|it| it >= 0) => {
                self.reveal(event)?;
            }
            Some(kind @ ("play" | "discard")) => {
                let is_placed = kind == "play" || event["failed"].as_bool().unwrap_or_default();
                if is_placed && event["suitIndex"] == -1 && self.seen.rules().hides_plays() {
                    self.thrown(number("order")?)?;
                } else {
                    let card = self.reveal(event)?;
                    self.moved(number("order")?, card, is_placed)?;
                }
            }
            Some("clue") => self.clue(event)?,
            Some("status") => {
                self.score = event["score"].as_i64().unwrap_or_default();
            }
            Some("gameOver") => self.over = event["endCondition"].as_u64().or(Some(0)),
            // Strikes follow from failed plays. The others say nothing about the cards.
            _ => {}
        }
        Ok(())
    }

    /// A card has been placed, or has failed to be placed (`is_placed`), or was discarded.
    fn moved(&mut self, number: u8, card: Card, is_placed: bool) -> Result<(), JoinError> {
        // Playing and discarding are exchanged for some suits.
        let is_play = is_placed != self.seen.rules().is_inverted(card.suit());
        let action = of_card(card_id(number)?, is_play);
        self.seen.push(Step::of_card(action));
        Ok(())
    }

    /// A card was played face down. A server of the site's kind tells a misplay from another one; that must not
    /// be used.
    fn thrown(&mut self, number: u8) -> Result<(), JoinError> {
        let id = card_id(number)?;
        let rules = self.seen.rules();
        let is_play = match self.seen.print(usize::from(number)) {
            Some(card) => Some(!rules.is_inverted(card.suit())),
            None if rules.has_inverted() => match self.last_action {
                Some(Action::Play { card, .. }) if card == id => Some(true),
                Some(Action::Discard(card)) if card == id => Some(false),
                _ => None,
            },
            None => Some(true),
        };
        self.seen.push(Step {
            is_any_throw: is_play.is_none(),
            ..Step::of_card(of_card(id, is_play.unwrap_or(true)))
        });
        Ok(())
    }

    fn clue(&mut self, event: &Value) -> Result<(), JoinError> {
        let rules = Arc::clone(self.seen.rules());
        let seat = |key: &str| {
            let seat = event[key].as_u64().and_then(|it| u8::try_from(it).ok());
            seat.and_then(Seat::new)
                .filter(|it| it.index() < rules.players())
        };
        let value = event["clue"]["value"]
            .as_u64()
            .and_then(|it| u8::try_from(it).ok());
        let clue = match (event["clue"]["type"].as_u64(), value) {
            (Some(0), Some(value)) => Color::new(usize::from(value)).map(Clue::Color),
            (Some(1), Some(value)) => Rank::new(value).map(Clue::Rank),
            _ => None,
        };
        let to = match (seat("giver"), seat("target")) {
            (Some(giver), Some(target)) => giver.offset_to(target, rules.players()),
            _ => None,
        };
        let touched = event["list"].as_array().map(|list| {
            let numbers = list.iter().filter_map(Value::as_u64);
            numbers.filter_map(|it| u8::try_from(it).ok()).collect()
        });
        match (to, clue.filter(|it| rules.clues().contains(*it)), touched) {
            (Some(to), Some(clue), Some(touched)) => {
                self.seen.push(Step {
                    touched,
                    ..Step::of_card(Action::Clue { to, clue })
                });
                Ok(())
            }
            _ => Err(unreadable(event)),
        }
    }

    /// The card of an event becomes known.
    fn reveal(&mut self, event: &Value) -> Result<Card, JoinError> {
        let small = |key: &str| event[key].as_u64().and_then(|it| u8::try_from(it).ok());
        let suit = small("suitIndex").and_then(|it| Suit::new(usize::from(it)));
        let card = match (suit, small("rank").and_then(rank_of_site)) {
            (Some(suit), Some(rank)) => Card::new(suit, rank),
            _ => return Err(unreadable(event)),
        };
        let number = small("order").ok_or_else(|| unreadable(event))?;
        if !self.seen.rules().cards().contains(card) {
            return Err(unreadable(event));
        }
        let seen = self.seen.reveal(usize::from(number), card);
        seen.map_err(|error| JoinError::Game(error.to_string()))?;
        Ok(card)
    }

    /// The body of the bot's action, if it is to act. It thinks in another thread.
    ///
    /// # Errors
    /// [`JoinError::Game`] if what was seen is no game.
    pub(super) async fn decide(&mut self, table: i64) -> Result<Option<Value>, JoinError> {
        if self.over.is_some() {
            return Ok(None);
        }
        let mut driver = self.driver.take();
        let (me, bot, players) = (self.me, self.bot, self.seen.rules().players());
        let mine = Audience::Seat(me);
        let mut step = 0;
        let replayed = self.seen.replay(|events, game| {
            if let Some(driver) = &mut driver {
                if step > driver.shown() {
                    let seen = events.iter().map(|event| self.seen.project(event, mine));
                    let view = self.seen.view(game, mine);
                    driver.recall(&Moment::new(seen.collect(), view));
                }
            } else {
                let mut made = bot.make();
                let mut table = vec![None; players];
                table[me.index()] = Some(bot);
                made.meet(&profiles(&table));
                let view = self.seen.view(game, mine);
                driver = Some(SeatDriver::from_view(made, me, view));
            }
            step += 1;
        });
        replayed.map_err(|error| JoinError::Game(error.to_string()))?;
        let Some(mut driver) = driver else {
            return Ok(None);
        };
        let thinking = tokio::task::spawn_blocking(move || {
            let decision = driver.decide();
            (driver, decision)
        });
        let (driver, decision) = thinking
            .await
            .map_err(|error| JoinError::Game(error.to_string()))?;
        self.driver = Some(driver);
        self.last_action = decision.as_ref().map(|it| it.action);
        Ok(decision.and_then(|it| self.body(table, it.action)))
    }

    fn body(&self, table: i64, action: Action) -> Option<Value> {
        Some(match action {
            Action::Play { card, .. } => {
                json!({"tableID": table, "type": 0, "target": card.number()})
            }
            Action::Discard(card) => json!({"tableID": table, "type": 1, "target": card.number()}),
            Action::Clue { to, clue } => {
                let target = self.me.after(to, self.seen.rules().players()).index();
                match clue {
                    Clue::Color(color) => {
                        json!({"tableID": table, "type": 2, "target": target, "value": color.index()})
                    }
                    Clue::Rank(rank) => {
                        json!({"tableID": table, "type": 3, "target": target, "value": rank.number()})
                    }
                    Clue::Untold(_) => return None,
                }
            }
            Action::Choose(_) => return None,
        })
    }
}

fn card_id(number: u8) -> Result<CardId, JoinError> {
    CardId::new(number).ok_or_else(|| JoinError::Game(format!("there is no card {number}")))
}

const fn of_card(card: CardId, is_play: bool) -> Action {
    if is_play {
        Action::Play {
            card,
            announce: None,
        }
    } else {
        Action::Discard(card)
    }
}

fn unreadable(event: &Value) -> JoinError {
    let text: String = event.to_string().chars().take(120).collect();
    JoinError::Game(format!(
        "the server sends an event that is none of this game: {text}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site_options::rules_of_site;

    fn player(variant: &str) -> Player {
        let rules = rules_of_site(&json!({"variantName": variant}), 2).unwrap();
        let bot = "companion-1".parse().unwrap();
        let mut player = Player::new(bot, Seat::new(0).unwrap(), Arc::new(rules));
        for order in 0..10 {
            let (seat, suit, rank) = if order < 5 {
                (0, -1, -1)
            } else {
                (1, order - 5, 1)
            };
            player.learn(&draw(seat, order, suit, rank)).unwrap();
        }
        player
    }

    fn draw(seat: i32, order: i32, suit: i32, rank: i32) -> Value {
        json!({"type": "draw", "playerIndex": seat, "order": order, "suitIndex": suit, "rank": rank})
    }

    /// A card that was played face down, as the site tells it if it fits, and if it doesn't.
    fn thrown(seat: i32, order: i32, fits: bool) -> Vec<Value> {
        let mut event = json!({
            "type": "play", "playerIndex": seat, "order": order, "suitIndex": -1, "rank": -1,
        });
        if fits {
            return vec![event];
        }
        event["type"] = json!("discard");
        event["failed"] = json!(true);
        let strike = json!({"type": "strike", "num": 1, "turn": 0, "order": order});
        vec![strike, event]
    }

    #[tokio::test]
    async fn a_hidden_misplay_is_learned_like_any_other_play() {
        for variant in [
            "Throw It in a Hole (5 Suits)",
            "Throw It in a Hole & Orange (5 Suits)",
        ] {
            let mut seen = Vec::new();
            for (mine, theirs) in [(true, true), (false, true), (true, false), (false, false)] {
                let mut player = player(variant);
                let mut events = thrown(0, 3, mine);
                events.push(draw(0, 10, -1, -1));
                // The last suit of the second variant is orange.
                events.extend(thrown(1, 9, theirs));
                events.push(draw(1, 11, 2, 4));
                let score = i32::from(mine) + i32::from(theirs);
                events.push(json!({"type": "status", "clues": 8, "score": score, "maxScore": 25}));
                for event in &events {
                    player.learn(event).unwrap();
                }
                let action = player.decide(7).await.unwrap().expect("its turn");
                let view = player.driver.as_ref().unwrap().view().clone();
                assert_eq!(view.thrown().len(), 2);
                // Nobody has told how the card of its own was thrown, and it has seen the other one.
                let (own, other) = (&view.thrown()[0], &view.thrown()[1]);
                let cards = player.seen.rules().cards();
                assert_eq!(own.1, None);
                assert_eq!(own.0.possible, cards, "{variant}");
                assert_eq!(other.1, player.seen.print(9));
                seen.push((action, view));
            }
            assert!(seen.iter().all(|it| *it == seen[0]), "{variant}");
        }
    }

    #[test]
    fn cards_are_hidden_only_where_the_rules_hide_them() {
        let hidden = |variant: &str, event: &Value| player(variant).learn(event).is_err();
        for event in thrown(0, 3, true).iter().chain(&thrown(0, 3, false)[1..]) {
            assert!(hidden("No Variant", event));
            assert!(!hidden("Throw It in a Hole (5 Suits)", event));
            let mut discard = event.clone();
            discard["type"] = json!("discard");
            discard["failed"] = json!(false);
            assert!(hidden("Throw It in a Hole (5 Suits)", &discard));
            let mut far = event.clone();
            far["order"] = json!(119);
            // A card that the game doesn't have is refused, at the latest when the bot is to act.
            let mut player = player("Throw It in a Hole (5 Suits)");
            let learned = player.learn(&far).is_err();
            assert!(learned || player.seen.replay(|_, _| {}).is_err());
        }
    }
}
