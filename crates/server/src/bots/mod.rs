//! How bots at a table think: outside the async runtime, with a deadline, from nothing but the view of
//! their seat.

pub(crate) mod past_games;

use core::fmt;
use std::time::Instant;

use kagiya_bots::{Bot, Moment, SeatDriver};
use kagiya_rules::{Action, Seat, View};
use kagiya_table::Company;

use crate::limits::Limits;
use crate::limits::fair_queue::QueueKey;
use crate::services::Services;
use past_games::PastGame;

/// A bot at a table.
pub(crate) enum Sitting {
    /// It has followed the game so far.
    There(Box<SeatDriver>),
    /// It is new here, and receives the game from its beginning.
    New {
        /// The bot.
        bot: Box<dyn Bot>,
        /// Its seat.
        seat: Seat,
        /// The seat's view when the game began.
        begin: Box<View>,
        /// The table.
        company: Company,
        /// Its earlier games with the same people.
        before: Vec<PastGame>,
    },
}

/// A request for a bot's move.
pub(crate) struct Question {
    /// The bot.
    pub bot: Sitting,
    /// What its seat has seen since the last request.
    pub moments: Vec<Moment>,
    /// The present view of its seat.
    pub view: View,
}

impl fmt::Debug for Sitting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::There(_) => "There",
            Self::New { .. } => "New",
        })
    }
}

impl fmt::Debug for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Question")
            .field("view", &self.view)
            .finish_non_exhaustive()
    }
}

/// The result of a request.
#[derive(Debug)]
pub(crate) struct Answer {
    /// The bot, unless it panicked or is still thinking.
    pub bot: Option<Box<SeatDriver>>,
    /// Its action, which is legal even if the bot failed.
    pub action: Option<Action>,
    /// Whether the bot failed, so that the action is the first legal one.
    pub failed: bool,
}

/// Runs a bot's work on a thread of its own, after waiting for its turn, with the deadline of a bot's move.
/// `None` if it takes too long or panics.
pub(crate) async fn run_in_turn<T: Send + 'static>(
    services: &Services,
    limits: &Limits,
    key: &QueueKey,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let came = Instant::now();
    let permit = limits.thinkers.enter(key).await;
    services.metrics.bot_wait.record(came.elapsed());
    let since = Instant::now();
    let thinking = tokio::task::spawn_blocking(move || {
        // Held until the work ends, even past the deadline, as it occupies a core until then.
        let _permit = permit;
        work()
    });
    let thought = tokio::time::timeout(services.config.bot_deadline, thinking).await;
    services.metrics.bot_time.record(since.elapsed());
    match thought {
        Ok(Ok(done)) => Some(done),
        // Too slow, or it panicked.
        Err(_) | Ok(Err(_)) => None,
    }
}

/// Lets a bot choose a move, in turn with other bots. A bot that takes too long is abandoned.
pub(crate) async fn think(
    question: Question,
    services: &Services,
    limits: &Limits,
    key: &QueueKey,
) -> Answer {
    let Question { bot, moments, view } = question;
    let thought = run_in_turn(services, limits, key, move || {
        let mut driver = match bot {
            Sitting::There(driver) => driver,
            Sitting::New {
                bot,
                seat,
                begin,
                company,
                before,
            } => {
                let bot = past_games::replay_past_games(bot, before, &company);
                Box::new(SeatDriver::from_view(bot, seat, *begin))
            }
        };
        for moment in &moments {
            driver.recall(moment);
        }
        let decision = driver.decide();
        (driver, decision.map(|decision| decision.action))
    });
    let (bot, action) = thought.await.unzip();
    let legal = view.legal_actions();
    match action.flatten().filter(|action| legal.contains(*action)) {
        Some(action) => Answer {
            bot,
            action: Some(action),
            failed: false,
        },
        None => Answer {
            bot: None,
            action: legal.get(0),
            failed: true,
        },
    }
}
