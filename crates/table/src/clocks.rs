//! The clocks of a running game: whose turn it is, what each clock shows, and whether the game is paused.

use kagiya_protocol::{BotForTurn, Pause, PublicEvent, Seat};

/// A day, in milliseconds.
pub(crate) const DAY: i64 = 24 * 60 * 60 * 1000;

/// The time of a running game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clocks {
    /// Whose turn it is; nothing before and after the game.
    pub(crate) turn: Option<Turn>,
    /// What each clock showed when it was last stopped or read, in milliseconds.
    pub(crate) left: Vec<i64>,
    /// For how long each clock has been stopped in this game because its person had lost the connection, in
    /// milliseconds, without the current turn.
    pub(crate) gone: Vec<i64>,
    /// The pause, or the request for one.
    pub(crate) pause: Option<Pause>,
}

/// The turn that is being played.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) since: i64,
    /// When its clock started to run; `None` if it is stopped.
    pub(crate) runs_since: Option<i64>,
    /// Since when its clock is stopped because its person has lost the connection.
    pub(crate) held_since: Option<i64>,
    /// How often it was stopped for that reason.
    pub(crate) stops: u32,
    pub(crate) late: bool,
    pub(crate) bot: Option<BotForTurn>,
}

impl Turn {
    pub(crate) const fn new(seat: Seat, since: i64) -> Self {
        Self {
            seat,
            since,
            runs_since: None,
            held_since: None,
            stops: 0,
            late: false,
            bot: None,
        }
    }
}

/// How often a lost connection can stop a clock on one turn. After that the clock keeps running, so that the
/// table's log stays short.
pub(crate) const STOPS: u32 = 20;

/// A running clock is recorded this often, in milliseconds. A killed server loses at most this much of a turn's
/// time.
pub const CLOCK_READ: i64 = 60_000;

/// The most that a clock is charged between two records, in milliseconds. More time can't have been played: the
/// machine's clock was set, or the server could not store anything.
pub(crate) const MOST_CHARGED: i64 = CLOCK_READ + 10_000;

/// What a clock that runs since `since` is charged at `at`.
pub(crate) fn charged(since: i64, at: i64) -> i64 {
    at.saturating_sub(since).clamp(0, MOST_CHARGED)
}

/// Seconds in milliseconds.
pub(crate) const fn millis(seconds: u32) -> i64 {
    seconds as i64 * 1000
}

impl Clocks {
    /// When the pause of the game began.
    pub(crate) fn stand_still(&self) -> Option<i64> {
        self.pause.as_ref()?.since
    }

    /// Records what the running clock shows at `at`.
    pub(crate) fn read(&mut self, at: i64) {
        let Some(turn) = &mut self.turn else { return };
        if let Some(since) = turn.runs_since
            && let Some(left) = self.left.get_mut(turn.seat.index())
        {
            *left = (*left - charged(since, at)).max(0);
            turn.runs_since = Some(at);
        }
    }

    /// Ends the time for which a lost connection stops the clock on turn.
    pub(crate) fn release(&mut self, at: i64) {
        let Some(turn) = &mut self.turn else { return };
        if let Some(since) = turn.held_since.take()
            && let Some(gone) = self.gone.get_mut(turn.seat.index())
        {
            *gone += (at - since).max(0);
        }
    }

    pub(crate) fn add(&mut self, seat: Seat, millis: i64) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = (*left + millis).max(0);
        }
    }

    /// Applies an event about the time itself.
    pub(crate) fn told(&mut self, at: i64, event: &PublicEvent) {
        let Some(turn) = &mut self.turn else { return };
        match event {
            PublicEvent::Late { .. } => turn.late = true,
            PublicEvent::BotAsked { bot, by, .. } => {
                turn.bot = Some(BotForTurn {
                    bot: bot.clone(),
                    by: *by,
                });
            }
            PublicEvent::Clock { seat, left, runs } if *seat == turn.seat => {
                if let Some(kept) = self.left.get_mut(seat.index()) {
                    *kept = *left;
                }
                if *runs {
                    self.release(at);
                } else {
                    turn.stops += 1;
                    turn.held_since = turn.held_since.or(Some(at));
                }
            }
            PublicEvent::PauseAsked { seat } => {
                self.pause = Some(Pause {
                    seat: *seat,
                    agreed: Vec::new(),
                    since: None,
                });
            }
            PublicEvent::PauseAgreed { seat } => {
                if let Some(pause) = &mut self.pause {
                    pause.agreed.push(*seat);
                }
            }
            PublicEvent::Paused { seat } => {
                let pause = self.pause.get_or_insert_with(|| Pause {
                    seat: *seat,
                    agreed: Vec::new(),
                    since: None,
                });
                pause.since = Some(at);
            }
            PublicEvent::PauseDropped { .. } => self.pause = None,
            PublicEvent::Resumed { .. } => {
                let pause = self.pause.take();
                // No player's clock is charged for the pause.
                if let Some(paused) = pause.and_then(|pause| pause.since) {
                    turn.since += at - paused;
                    turn.held_since = turn.held_since.map(|since| since + at - paused.max(since));
                }
            }
            _ => {}
        }
    }
}
