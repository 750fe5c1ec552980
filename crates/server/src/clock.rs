//! The time and alarms, from a clock that tests can set.

use core::fmt;
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;
use tokio::time::{Instant, Sleep};

/// The system's clock, or one that tests set.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The system's clock.
    #[default]
    System,
    /// A test clock, which only changes when it is set: the time, and the sum of its adjustments by
    /// [`turn`](Self::turn).
    Set(Arc<watch::Sender<i64>>, Arc<AtomicI64>),
}

/// The instant of the first call to [`Clock::uptime`] in this process.
static BEGINNING: LazyLock<Instant> = LazyLock::new(Instant::now);

impl Clock {
    /// A test clock that shows `millis`.
    pub fn fixed(millis: i64) -> Self {
        Self::Set(Arc::new(watch::Sender::new(millis)), Arc::default())
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        match self {
            Self::System => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |since| {
                    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
                }),
            Self::Set(now, _) => *now.borrow(),
        }
    }

    /// Milliseconds since some moment, for rate limits. They grow with the elapsed time only, whatever the
    /// clock is set to.
    pub fn uptime(&self) -> i64 {
        match self {
            Self::System => i64::try_from(BEGINNING.elapsed().as_millis()).unwrap_or(i64::MAX),
            Self::Set(now, turned) => *now.borrow() - turned.load(Ordering::Relaxed),
        }
    }

    /// Adjusts a test clock without elapsed time, as an administrator or NTP may do at any moment. The
    /// system's clock doesn't change.
    pub fn turn(&self, millis: i64) {
        if let Self::Set(now, turned) = self {
            turned.fetch_add(millis, Ordering::Relaxed);
            now.send_modify(|now| *now += millis);
        }
    }

    /// Lets time pass on a test clock and wakes alarms; has no effect on the system's clock.
    pub fn advance(&self, millis: i64) {
        if let Self::Set(now, _) = self {
            now.send_modify(|now| *now += millis);
        }
    }

    /// An unset alarm by this clock.
    pub fn alarm(&self) -> Alarm {
        Alarm {
            at: None,
            bell: match self {
                Self::System => Bell::Timer(Box::pin(tokio::time::sleep(Duration::ZERO))),
                Self::Set(now, _) => Bell::Watch(now.subscribe()),
            },
        }
    }
}

/// Wakes a task at an instant, which can be changed at any time.
pub struct Alarm {
    at: Option<i64>,
    bell: Bell,
}

enum Bell {
    Timer(Pin<Box<Sleep>>),
    Watch(watch::Receiver<i64>),
}

/// The system's clock may be adjusted while an alarm waits, so it is read again after this time.
const LONGEST: Duration = Duration::from_mins(10);

impl Alarm {
    /// Sets the alarm to `at`, in milliseconds since 1970, or clears it.
    pub fn set(&mut self, at: Option<i64>) {
        if self.at == at {
            return;
        }
        self.at = at;
        if let (Some(at), Bell::Timer(timer)) = (at, &mut self.bell) {
            rewind(timer, at);
        }
    }

    /// Waits until the alarm's time, which may have passed already; forever if it isn't set.
    pub async fn rings(&mut self) {
        let Some(at) = self.at else {
            return core::future::pending().await;
        };
        match &mut self.bell {
            Bell::Timer(timer) => loop {
                timer.as_mut().await;
                if Clock::System.now() >= at {
                    return;
                }
                rewind(timer, at);
            },
            Bell::Watch(now) => {
                if now.wait_for(|now| *now >= at).await.is_err() {
                    // The clock was dropped, so its time never changes again.
                    core::future::pending::<()>().await;
                }
            }
        }
    }
}

fn rewind(timer: &mut Pin<Box<Sleep>>, at: i64) {
    let left = u64::try_from(at - Clock::System.now()).unwrap_or(0);
    let left = Duration::from_millis(left).min(LONGEST);
    timer.as_mut().reset(Instant::now() + left);
}

impl fmt::Debug for Alarm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Alarm")
            .field("at", &self.at)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use core::future::Future;
    use core::pin::pin;
    use core::task::{Context, Poll, Waker};

    use super::*;

    fn has_rung(alarm: &mut Alarm) -> bool {
        let rings = pin!(alarm.rings());
        rings.poll(&mut Context::from_waker(Waker::noop())) == Poll::Ready(())
    }

    #[test]
    fn an_alarm_rings_when_the_clock_is_set_to_its_time() {
        let clock = Clock::fixed(1_000);
        let mut alarm = clock.alarm();
        assert!(!has_rung(&mut alarm), "it is not set");
        alarm.set(Some(1_500));
        assert!(!has_rung(&mut alarm));
        clock.advance(499);
        assert!(!has_rung(&mut alarm));
        clock.advance(1);
        assert!(has_rung(&mut alarm));
        alarm.set(Some(3_000));
        assert!(!has_rung(&mut alarm), "it has been moved");
        alarm.set(Some(0));
        assert!(has_rung(&mut alarm), "that time has passed");
        alarm.set(None);
        assert!(!has_rung(&mut alarm));
    }

    #[tokio::test]
    async fn a_waiting_task_is_woken() {
        let clock = Clock::fixed(0);
        let mut alarm = clock.alarm();
        alarm.set(Some(60_000));
        let waiting = tokio::spawn(async move { alarm.rings().await });
        clock.advance(60_000);
        waiting.await.expect("the alarm rings");
        let mut alarm = Clock::System.alarm();
        alarm.set(Some(Clock::System.now() + 5));
        alarm.rings().await;
        alarm.set(Some(0));
        alarm.rings().await;
    }
}
