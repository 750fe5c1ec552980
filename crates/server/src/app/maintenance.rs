//! Background tasks: they wake tables, delete expired data, refresh the bans, renew leases and receive bus
//! events.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Weak};

use axum::body::Bytes;
use kagiya_protocol::TableId;
use tokio::sync::{broadcast, mpsc};
use tokio::time::Instant;

use super::lobby_throttle::LobbyThrottle;
use super::{App, LIST, LobbyEvent};
use crate::bus::BusEvent;
use crate::clock::Clock;
use crate::social::INVITATION_LIFE;
use crate::store::Listing;
use crate::table::{COMMAND_LIFE, TableMessage};

/// The interval of [`App::purge_expired`], in milliseconds.
const PURGE: i64 = 60 * 60 * 1000;

/// The interval at which bans are read again, in milliseconds.
const BANS_REFRESH: i64 = 60 * 1000;

/// How long a table without a game is kept after its last event, in milliseconds.
const DEAD: i64 = 30 * 24 * 60 * 60 * 1000;

/// Starts the background tasks of an application. They end when it is dropped.
pub(super) fn spawn(app: &Arc<App>, deadlines: mpsc::UnboundedReceiver<(TableId, i64)>) {
    let weak = || Arc::downgrade(app);
    let services = &app.services;
    let clock = &services.clock;
    tokio::spawn(purge(weak(), clock.clone()));
    tokio::spawn(refresh_bans(weak(), clock.clone()));
    tokio::spawn(listen(weak(), services.bus.subscribe()));
    if let Some(node) = &app.cluster.node {
        let messages = services.bus.receive(&node.address);
        tokio::spawn(receive_messages(weak(), messages));
        tokio::spawn(renew_leases(weak()));
    }
    tokio::spawn(wake_sleepers(weak(), clock.clone(), deadlines));
}

impl App {
    /// Deletes expired sessions, people who have neither a session nor an account, names of deleted people,
    /// tables without a game, old games from files, old invitations and the ids of old commands.
    pub async fn purge_expired(self: &Arc<Self>) {
        let now = self.services.clock.now();
        match self.services.store.remove_dead_tables(now - DEAD).await {
            Ok(dead) => tracing::debug!(tables = dead.len(), "tables without a game are deleted"),
            Err(error) => self
                .services
                .log_store_error(&error, "tables without a game could not be deleted"),
        }
        if let Err(error) = self.delete_old_files().await {
            let what = "old games from files could not be deleted";
            self.services.log_store_error(&error, what);
        }
        if let Err(error) = self.remove_names().await {
            let what = "names of deleted people could not be removed";
            self.services.log_store_error(&error, what);
        }
        if let Err(error) = self
            .services
            .store
            .forget_invitations(now - INVITATION_LIFE)
            .await
        {
            let what = "old invitations could not be deleted";
            self.services.log_store_error(&error, what);
        }
        let sessions = self.services.store.forget_sessions(now).await;
        let commands = self
            .services
            .store
            .forget_commands(now - COMMAND_LIFE)
            .await;
        match (sessions, commands) {
            (Ok(sessions), Ok(commands)) => {
                tracing::debug!(sessions, commands, "expired data is deleted");
            }
            (Err(error), _) | (_, Err(error)) => {
                let what = "expired data could not be deleted";
                self.services.log_store_error(&error, what);
            }
        }
    }
}

/// The next deadline of each table that is not in memory.
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

    /// Removes and returns a table whose deadline has passed.
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

/// Wakes each sleeping table at its deadline.
async fn wake_sleepers(
    app: Weak<App>,
    clock: Clock,
    mut fell_asleep: mpsc::UnboundedReceiver<(TableId, i64)>,
) {
    let mut sleepers = Sleepers::default();
    let mut alarm = clock.alarm();
    // Tables that another process loaded have deadlines too.
    let Some(known) = app.upgrade() else { return };
    let after = i64::try_from(known.services.config.abandoned.as_millis()).unwrap_or(i64::MAX);
    let mut before = None;
    loop {
        let page = known
            .services
            .store
            .list(&Listing::Every { before }, LIST)
            .await;
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
                let Some(app) = app.upgrade() else { return };
                while let Some(id) = sleepers.take(clock.now()) {
                    app.tables.send(&id, TableMessage::Wake).await;
                }
            }
        }
    }
}

/// Deletes expired data at intervals.
async fn purge(app: Weak<App>, clock: Clock) {
    let mut alarm = clock.alarm();
    loop {
        let Some(app) = app.upgrade() else { return };
        // Counted from the start of the work, as the clock continues meanwhile.
        alarm.set(Some(clock.now() + PURGE));
        app.purge_expired().await;
        let mut stopping = app.services.stopping.subscribe();
        drop(app);
        tokio::select! {
            () = alarm.rings() => {}
            // Without a sender the server has stopped.
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Reads the bans again at intervals, as another server of the same store may have changed them.
async fn refresh_bans(app: Weak<App>, clock: Clock) {
    let mut alarm = clock.alarm();
    loop {
        let Some(app) = app.upgrade() else { return };
        alarm.set(Some(clock.now() + BANS_REFRESH));
        match app.load_bans().await {
            Ok(()) => app.close_banned_connections(),
            Err(error) => {
                app.services.log_store_error(&error, "bans can't be read");
            }
        }
        let mut stopping = app.services.stopping.subscribe();
        drop(app);
        tokio::select! {
            () = alarm.rings() => {}
            // Without a sender the server has stopped.
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Passes events of the bus on to tables, connections and lists.
async fn listen(app: Weak<App>, mut events: broadcast::Receiver<BusEvent>) {
    let mut throttle = LobbyThrottle::default();
    loop {
        let heard = tokio::select! {
            heard = events.recv() => heard,
            () = until(throttle.next()) => {
                let Some(app) = app.upgrade() else { return };
                while let Some(table) = throttle.due(Instant::now()) {
                    app.publish_lobby_change(&table).await;
                }
                continue;
            }
        };
        let heard = match heard {
            Ok(heard) => heard,
            Err(broadcast::error::RecvError::Lagged(lost)) => {
                tracing::warn!(lost, "events of the bus were lost");
                BusEvent::Missed
            }
            Err(broadcast::error::RecvError::Closed) => return,
        };
        let Some(app) = app.upgrade() else { return };
        match heard {
            BusEvent::TableAdvanced(advanced) => {
                if app.advanced(&advanced) && throttle.add(&advanced.table, Instant::now()) {
                    app.publish_lobby_change(&advanced.table).await;
                }
            }
            BusEvent::SessionEnded(session) => app.presence.end_connections(session),
            BusEvent::Renamed(person) => app.presence.rename(&person),
            BusEvent::People(person) => app.presence.notify_contacts_changed(&person),
            // Tables detect what they missed when they next store something.
            BusEvent::UsageReport(report) => app.apply_usage(report),
            BusEvent::RateReport(report) => app.apply_rates(report),
            BusEvent::ReviewReport(report) => app.reviews.apply_report(report),
            BusEvent::NodeAlive(alive) => app.cluster.heard(alive),
            BusEvent::Missed => {
                if let Some(node) = &app.cluster.node {
                    node.may_have_missed();
                }
                let _ = app.lobby.send(LobbyEvent::Missed);
                tokio::spawn(async move { app.tables.recount().await });
            }
        }
    }
}

/// Renews the leases of a node, and reports usage to the other nodes.
async fn renew_leases(app: Weak<App>) {
    let Some((mut alarm, interval)) = app.upgrade().and_then(|app| {
        let interval = app.cluster.node.as_ref()?.heartbeat();
        Some((app.services.clock.alarm(), interval))
    }) else {
        return;
    };
    loop {
        let Some(known) = app.upgrade() else { return };
        alarm.set(Some(known.services.clock.now() + interval));
        let mut stopping = known.services.stopping.subscribe();
        drop(known);
        tokio::select! {
            () = alarm.rings() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        let Some(app) = app.upgrade() else { return };
        // Before the store is queried, which can take long.
        app.announce_usage();
        app.announce_rates();
        app.tables.heartbeat().await;
    }
}

/// Passes messages of other nodes on to their tables.
async fn receive_messages(app: Weak<App>, mut messages: mpsc::Receiver<Bytes>) {
    while let Some(message) = messages.recv().await {
        let Some(app) = app.upgrade() else { return };
        app.tables.deliver(&message).await;
    }
}

/// Waits until a time, or forever if it is `None`.
async fn until(at: Option<Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => core::future::pending().await,
    }
}
