//! What a house does by itself: it wakes tables, removes what has expired, looks who is kept out, and
//! listens to the bus.

use std::collections::{BTreeSet, HashMap};
use std::sync::Weak;

use kagiya_protocol::TableId;
use tokio::sync::{broadcast, mpsc};
use tokio::time::Instant;

use super::lobby_throttle::Changes;
use super::social::INVITED;
use super::{COMMANDS, House, LIST, LobbyNews};
use crate::bus::News;
use crate::clock::Clock;
use crate::logging::chain;
use crate::store::Listing;
use crate::table::TableMessage;

/// How often what has expired is removed, in milliseconds.
const SWEEP: i64 = 60 * 60 * 1000;

/// How often is looked who is kept out, in milliseconds.
const LOOK_WHO_IS_KEPT_OUT: i64 = 60 * 1000;

/// How long a table stays where no game has begun and nothing happens, in milliseconds.
const DEAD: i64 = 30 * 24 * 60 * 60 * 1000;

impl House {
    /// Removes sessions that have expired, people who have neither one nor an account, names of people who are gone, and
    /// commands that nobody repeats any more.
    pub async fn sweep(&self) {
        let now = self.clock.now();
        match self.store.remove_dead_tables(now - DEAD).await {
            Ok(dead) => tracing::debug!(tables = dead.len(), "where no game began is gone"),
            Err(error) => tracing::warn!(error = chain(&error), "dead tables stay for now"),
        }
        if let Err(error) = self.remove_names().await {
            tracing::warn!(
                error = chain(&error),
                "names of people who are gone stay for now"
            );
        }
        if let Err(error) = self.store.forget_invitations(now - INVITED).await {
            tracing::warn!(error = chain(&error), "old invitations stay for now");
        }
        let sessions = self.store.forget_sessions(now).await;
        let commands = self.store.forget_commands(now - COMMANDS).await;
        match (sessions, commands) {
            (Ok(sessions), Ok(commands)) => {
                tracing::debug!(sessions, commands, "what has expired is gone");
            }
            (Err(error), _) | (_, Err(error)) => {
                tracing::warn!(
                    error = chain(&error),
                    "what has expired could not be removed"
                );
            }
        }
    }
}

/// Tables out of memory at which something is due: one instant each.
#[derive(Default)]
struct Sleepers {
    due: BTreeSet<(i64, TableId)>,
    at: HashMap<TableId, i64>,
}

impl Sleepers {
    fn set(&mut self, id: TableId, at: i64) {
        if let Some(before) = self.at.insert(id.clone(), at) {
            self.due.remove(&(before, id.clone()));
        }
        self.due.insert((at, id));
    }

    fn next(&self) -> Option<i64> {
        self.due.first().map(|(at, _)| *at)
    }

    /// A table at which something is due at `now`; it is then taken away.
    fn take(&mut self, now: i64) -> Option<TableId> {
        let (at, id) = self.due.pop_first()?;
        if at > now {
            self.due.insert((at, id));
            return None;
        }
        self.at.remove(&id);
        Some(id)
    }
}

/// Wakes each sleeping table at its time, until the house is gone.
pub(super) async fn wake_sleepers(
    house: Weak<House>,
    clock: Clock,
    mut fell_asleep: mpsc::UnboundedReceiver<(TableId, i64)>,
) {
    let mut sleepers = Sleepers::default();
    let mut alarm = clock.alarm();
    // Whatever another process has left behind in the list.
    let Some(known) = house.upgrade() else { return };
    let after = i64::try_from(known.config.abandoned.as_millis()).unwrap_or(i64::MAX);
    let mut before = None;
    loop {
        let page = known.store.list(&Listing::Every { before }, LIST).await;
        let page = page.unwrap_or_default();
        before = page.last().map(|row| (row.created_at, row.id.clone()));
        for row in page {
            let since = row.started_at.unwrap_or(row.created_at);
            let at = since.saturating_add(after);
            let due = row.turn.and_then(|turn| turn.due);
            sleepers.set(row.id, due.map_or(at, |due| due.min(at)));
        }
        if before.is_none() {
            break;
        }
    }
    drop(known);
    loop {
        alarm.set(sleepers.next());
        tokio::select! {
            asleep = fell_asleep.recv() => match asleep {
                Some((id, at)) => sleepers.set(id, at),
                None => return,
            },
            () = alarm.rings() => {
                let Some(house) = house.upgrade() else { return };
                while let Some(id) = sleepers.take(clock.now()) {
                    house.send(&id, TableMessage::Wake).await;
                }
            }
        }
    }
}

/// Removes from time to time what has expired.
pub(super) async fn sweep(house: Weak<House>, clock: Clock) {
    let mut alarm = clock.alarm();
    loop {
        let Some(house) = house.upgrade() else { return };
        // From when it begins to look: the clock may go on meanwhile.
        alarm.set(Some(clock.now() + SWEEP));
        house.sweep().await;
        let mut stopping = house.stopping.subscribe();
        drop(house);
        tokio::select! {
            () = alarm.rings() => {}
            // Without a sender the house is gone.
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Looks from time to time who is kept out: another server of the same store may have been told.
pub(super) async fn look_who_is_kept_out(house: Weak<House>, clock: Clock) {
    let mut alarm = clock.alarm();
    loop {
        let Some(house) = house.upgrade() else { return };
        alarm.set(Some(clock.now() + LOOK_WHO_IS_KEPT_OUT));
        match house.read_blocks().await {
            Ok(()) => house.end_connections_of_blocked(),
            Err(error) => {
                tracing::warn!(error = chain(&error), "who is kept out can't be read");
            }
        }
        let mut stopping = house.stopping.subscribe();
        drop(house);
        tokio::select! {
            () = alarm.rings() => {}
            // Without a sender the house is gone.
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Tells tables and lists what the bus says.
pub(super) async fn listen(house: Weak<House>, mut news: broadcast::Receiver<News>) {
    let mut changes = Changes::default();
    loop {
        let heard = tokio::select! {
            heard = news.recv() => heard,
            () = until(changes.next()) => {
                let Some(house) = house.upgrade() else { return };
                while let Some(table) = changes.due(Instant::now()) {
                    house.tell_lists(&table).await;
                }
                continue;
            }
        };
        let heard = match heard {
            Ok(heard) => heard,
            Err(broadcast::error::RecvError::Lagged(lost)) => {
                tracing::warn!(lost, "the bus was too fast");
                News::Missed
            }
            Err(broadcast::error::RecvError::Closed) => return,
        };
        let Some(house) = house.upgrade() else { return };
        match heard {
            News::Moved(moved) => {
                if house.has_moved(&moved) && changes.add(&moved.table, Instant::now()) {
                    house.tell_lists(&moved.table).await;
                }
            }
            News::SessionEnded(session) => house.end_connections(session),
            News::Renamed(person) => house.call(&person),
            News::People(person) => house.tell_of_people(&person),
            // Tables find out what they have missed when they next store something.
            News::Shares(shares) => house.take_shares(shares),
            News::Rates(rates) => house.take_rates(rates),
            News::Here(here) => house.hear(here),
            News::Missed => {
                if let Some(node) = &house.others {
                    node.may_have_missed();
                }
                let _ = house.lobby.send(LobbyNews::Missed);
                tokio::spawn(async move { house.count_tables_again().await });
            }
        }
    }
}

/// Waits until a time; for ever if there is none.
async fn until(at: Option<Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => core::future::pending().await,
    }
}
