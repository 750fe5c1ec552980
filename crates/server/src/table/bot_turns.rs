//! The turns of bots: a table asks one, does other things meanwhile, and takes its answer.

use std::sync::Arc;
use std::time::{Duration, Instant};

use kagiya_bots::{Bot, Kind};
use kagiya_protocol::Seat;

use super::facts::{Entry, Fact};
use super::{TableMessage, TableTask};
use crate::bots::{self, Answer, Question};
use crate::store::StoreError;

/// A bot at the table and the last event that it has been shown.
pub(super) struct Seated {
    name: String,
    bot: Box<dyn Bot>,
    seen: u32,
}

impl TableTask {
    /// Asks the bot that is to act, unless one is thinking already.
    pub(super) fn wake_bot(&mut self) {
        if self.thinking {
            return;
        }
        let Some((seat, name)) = self.model.bot_to_act() else {
            return;
        };
        let (Some(kind), Some(place)) = (Kind::find(name), kagiya_rules::Seat::new(seat.0)) else {
            tracing::error!(table = %self.id, bot = name, "there is no such bot any more");
            return;
        };
        let seated = self
            .bots
            .remove(&seat.0)
            .filter(|seated| seated.name == name)
            .unwrap_or_else(|| Seated {
                name: name.to_owned(),
                bot: kind.make(),
                seen: 0,
            });
        let seen = match self.model.observations(place, seated.seen) {
            Ok(seen) => seen,
            Err(error) => {
                tracing::error!(table = %self.id, %error, "a log is broken");
                return;
            }
        };
        let Some(view) = self.model.state_of_seat(place) else {
            return;
        };
        self.thinking = true;
        let question = Question {
            bot: seated.bot,
            begin: (seated.seen == 0)
                .then(|| self.model.view_at_start(place))
                .flatten(),
            seen,
            view,
        };
        // People like to see what happened before the next thing does.
        let pause = if self.subscribers.is_empty() {
            Duration::ZERO
        } else {
            self.house.config.bot_pause
        };
        let deadline = self.house.config.bot_deadline;
        let (house, mailbox) = (Arc::clone(&self.house), self.mailbox.clone());
        let (seq, name) = (self.model.seq(), seated.name);
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let since = Instant::now();
            let answer = bots::think(question, Arc::clone(&house.thinkers), deadline).await;
            house.metrics.bot_time.record(since.elapsed());
            let decided = TableMessage::BotDecided {
                seq,
                seat,
                name,
                answer,
            };
            // The table stays while a bot thinks; if it is gone all the same, nothing is lost.
            let _ = mailbox.send(decided).await;
        });
    }

    pub(super) async fn bot_decided(&mut self, seq: u32, seat: Seat, name: String, answer: Answer) {
        self.thinking = false;
        if answer.failed {
            self.house.metrics.bot_failures.add(1);
            tracing::warn!(table = %self.id, bot = name, "a bot failed to answer well");
        }
        if let Some(bot) = answer.bot {
            let seated = Seated {
                name,
                bot,
                seen: seq,
            };
            self.bots.insert(seat.0, seated);
        }
        // Meanwhile the person may have come back.
        let still = self.model.bot_to_act().is_some_and(|(it, _)| it == seat);
        let (Some(action), Some(game)) = (answer.action.filter(|_| still), &self.model.game) else {
            return;
        };
        let actor = game.table().to_act();
        if game.check(action).is_err() {
            return;
        }
        let entry = Entry {
            who: None,
            cmd: None,
            fact: Fact::Acted {
                seat,
                bot: true,
                action: kagiya_protocol::Action::of(&self.model.rules, actor, action),
            },
        };
        if let Err(error) = self.append(vec![entry]).await {
            if let StoreError::Unavailable(_) = error {
                tracing::error!(table = %self.id, %error, "a bot's action could not be stored");
                // Not again at once.
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
            self.catch_up().await;
        }
    }
}
