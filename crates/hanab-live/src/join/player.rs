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
            Some("play") => {
                let card = self.reveal(event)?;
                self.moved(number("order")?, card, true)?;
            }
            Some("discard") => {
                let card = self.reveal(event)?;
                let failed = event["failed"].as_bool().unwrap_or_default();
                self.moved(number("order")?, card, failed)?;
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

    /// A card has been placed, or has failed to be placed (`placed`), or was discarded.
    fn moved(&mut self, number: u8, card: Card, placed: bool) -> Result<(), JoinError> {
        let id = CardId::new(number)
            .ok_or_else(|| JoinError::Game(format!("there is no card {number}")))?;
        // Playing and discarding are exchanged for some suits.
        let is_play = placed != self.seen.rules().is_inverted(card.suit());
        self.seen.push(Step {
            action: if is_play {
                Action::Play {
                    card: id,
                    announce: None,
                }
            } else {
                Action::Discard(id)
            },
            touched: Vec::new(),
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
                let action = Action::Clue { to, clue };
                self.seen.push(Step { action, touched });
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
        let mut step = 0;
        let replayed = self.seen.replay(|events, game| {
            if let Some(driver) = &mut driver {
                if step > driver.shown() {
                    driver.recall(&Moment::of(me, events, game));
                }
            } else {
                let mut made = bot.make();
                let mut table = vec![None; players];
                table[me.index()] = Some(bot);
                made.meet(&profiles(&table));
                let view = game.view(Audience::Seat(me));
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

fn unreadable(event: &Value) -> JoinError {
    let text: String = event.to_string().chars().take(120).collect();
    JoinError::Game(format!(
        "the server sends an event that is none of this game: {text}"
    ))
}
