//! The bots that can be seated, and how they think: away from the runtime, with a deadline, on
//! nothing but the view of their seat.

use core::fmt;
use std::sync::Arc;
use std::time::Duration;

use kagiya_bots::{Bot, Kind};
use kagiya_protocol::BotInfo;
use kagiya_rules::{Action, SeenEvent, View};
use tokio::sync::Semaphore;

use crate::house::House;

/// The bots that clients can seat, the one first that sits with those who choose nobody.
pub fn infos() -> Vec<BotInfo> {
    Kind::partners()
        .map(|kind| BotInfo {
            name: kind.name.to_owned(),
            about: kind.about.to_owned(),
        })
        .collect()
}

/// What a bot is asked.
pub struct Question {
    /// The bot, with what it remembers.
    pub bot: Box<dyn Bot>,
    /// What its seat saw when the game began, if the bot has not been told yet.
    pub begin: Option<View>,
    /// What its seat has seen since it was last asked.
    pub seen: Vec<(SeenEvent, View)>,
    /// What its seat sees now.
    pub view: View,
}

impl fmt::Debug for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Question")
            .field("view", &self.view)
            .finish_non_exhaustive()
    }
}

/// What came of a question.
pub struct Answer {
    /// The bot, unless it is still thinking, or broke.
    pub bot: Option<Box<dyn Bot>>,
    /// What it does: legal, also when the bot failed.
    pub action: Option<Action>,
    /// Whether the bot failed, and the action is only the first legal one.
    pub failed: bool,
}

impl fmt::Debug for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Answer")
            .field("action", &self.action)
            .field("failed", &self.failed)
            .finish_non_exhaustive()
    }
}

/// Does `work` as a bot's thinking is done: away from the runtime, in its turn, and with the same
/// deadline. `None` if it took too long, or broke.
pub async fn aside<T: Send + 'static>(
    house: &House,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    think_for(Arc::clone(&house.thinkers), house.config.bot_deadline, work).await
}

async fn think_for<T: Send + 'static>(
    thinkers: Arc<Semaphore>,
    deadline: Duration,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let permit = thinkers.acquire_owned().await;
    let thinking = tokio::task::spawn_blocking(move || {
        // Kept until the work is done, however late: it uses a core for so long.
        let _permit = permit;
        work()
    });
    match tokio::time::timeout(deadline, thinking).await {
        Ok(Ok(done)) => Some(done),
        // Too slow, or it panicked.
        Err(_) | Ok(Err(_)) => None,
    }
}

/// Lets a bot think. `thinkers` bounds how many do at once; a bot that takes longer than `deadline`
/// is left behind.
pub async fn think(question: Question, thinkers: Arc<Semaphore>, deadline: Duration) -> Answer {
    let fallback = question.view.clone();
    let Question {
        mut bot,
        begin,
        seen,
        view,
    } = question;
    let thought = think_for(thinkers, deadline, move || {
        if let Some(view) = &begin {
            bot.begin(view);
        }
        for (event, view) in &seen {
            bot.observe(event, view);
        }
        let decision = bot.act(&view);
        (bot, decision.action)
    });
    let (bot, action) = thought.await.unzip();
    let legal = fallback.legal_actions();
    match action.filter(|action| legal.contains(*action)) {
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
