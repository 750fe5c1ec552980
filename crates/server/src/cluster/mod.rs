//! Several servers over one store: who looks after which table, and how the others reach it.
//!
//! A server that takes part is a *node*. It looks after a table only with its lease. All leases of a node hold
//! while the node is there, which it says several times in the time that they last. When it hears that one has gone to
//! somebody else, it finds out which, and lets go of the table.

pub(crate) mod message;
pub(crate) mod remote_sender;
pub(crate) mod usage_gossip;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use axum::body::Bytes;
use futures_util::future::join_all;
use kagiya_protocol::{ErrorCode, Problem, TableId};
use tokio::sync::mpsc;

use crate::app::House;
use crate::bus::{Here, News};
use crate::logging::chain;
use crate::random_ids;
use crate::store::{Lease, StoreError};
use crate::table::TableMessage;
use message::{Mail, Word};

/// A server that shares its store with others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeConfig {
    /// What people call it.
    pub name: String,
    /// How long a lease lasts. So long nobody looks after the tables of a node that is gone.
    pub lease: Duration,
}

impl NodeConfig {
    /// A node with this name, and with leases that last a second and a half after its last beat.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            lease: Duration::from_millis(1500),
        }
    }
}

/// This server, as the others know it, and the leases that it has.
#[derive(Debug)]
pub(crate) struct Node {
    /// What its leases and its mail are addressed with: its name and something that nobody else has, not even the
    /// same server after a restart.
    pub(crate) address: String,
    /// How long its leases last, in milliseconds.
    pub(crate) lease: i64,
    held: Mutex<HashMap<TableId, Lease>>,
    /// How many leases it had lost when it last found out which.
    lost: AtomicI64,
    /// Until when its leases hold, as the store last heard, in milliseconds since 1970.
    until: AtomicI64,
    /// Whether the store could be told the last time.
    is_kept: AtomicBool,
    /// When each of the others last said that it is there, by its address.
    heard: Mutex<HashMap<String, Heard>>,
    /// How often something may have been lost that others have said.
    missed: AtomicU64,
}

/// When a server last said that it is there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Heard {
    /// When, in milliseconds since 1970.
    pub(crate) at: i64,
    /// Until when its leases then held.
    pub(crate) until: i64,
}

/// A server that has been silent for so many beats is forgotten.
const FORGOTTEN: i64 = 20;

/// Who looks after a table.
pub(crate) enum Claim {
    /// This server: with a lease, if there are others.
    Here(Option<Lease>),
    /// Another one.
    There(Lease),
}

impl Node {
    /// A node as it is wished.
    pub(crate) fn new(config: &NodeConfig) -> Self {
        let plain = |letter: char| {
            if letter.is_ascii_alphanumeric() {
                letter
            } else {
                '-'
            }
        };
        let name: String = config.name.chars().map(plain).collect();
        Self {
            address: format!("{name}-{}", random_ids::letters::<12>()),
            lease: i64::try_from(config.lease.as_millis())
                .unwrap_or(i64::MAX / 4)
                .max(3),
            held: Mutex::default(),
            lost: AtomicI64::new(0),
            until: AtomicI64::new(0),
            is_kept: AtomicBool::new(true),
            heard: Mutex::default(),
            missed: AtomicU64::new(0),
        }
    }

    /// How often a server says that it is there, and asks what it relies on: whether its leases hold, whether
    /// another server is still there.
    pub(crate) fn beat(&self) -> i64 {
        self.lease / 3
    }

    fn held(&self) -> MutexGuard<'_, HashMap<TableId, Lease>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// When another server last said that it is there.
    pub(crate) fn heard(&self, address: &str) -> Option<Heard> {
        let all = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(address).copied()
    }

    fn hear(&self, Here { address, until }: Here, at: i64) {
        let mut all = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let forgotten = at.saturating_sub(FORGOTTEN * self.beat());
        all.retain(|_, heard| heard.at >= forgotten);
        all.insert(address, Heard { at, until });
    }

    /// Something may have been lost that others have said.
    pub(crate) fn may_have_missed(&self) {
        self.missed.fetch_add(1, Ordering::Relaxed);
    }

    /// How often that was so.
    pub(crate) fn missed(&self) -> u64 {
        self.missed.load(Ordering::Relaxed)
    }

    /// Forgets a lease that has gone to somebody else.
    pub(crate) fn lose(&self, lease: &Lease) {
        let mut held = self.held();
        if held
            .get(&lease.table)
            .is_some_and(|it| it.epoch == lease.epoch)
        {
            held.remove(&lease.table);
        }
    }
}

impl House {
    /// Finds out who looks after a table that is there; this server from now on, if nobody does.
    ///
    /// # Errors
    /// [`Problem`] if the store is out of reach, or the server is about to stop.
    pub(crate) async fn claim(&self, id: &TableId) -> Result<Claim, Problem> {
        let Some(node) = &self.others else {
            return Ok(Claim::Here(None));
        };
        if self.is_stopping() {
            return Err(Problem::new(
                ErrorCode::ShuttingDown,
                "the server is about to stop",
            ));
        }
        // Servers ask again and again for tables that others have: that is no write, and one question.
        let now = self.clock.now();
        let held = self.store.lease_at(id, now).await;
        match held.map_err(|error| self.busy(&error))? {
            Some(lease) if lease.holder != node.address => return Ok(Claim::There(lease)),
            _ => {}
        }
        // Nobody fills the store with leases of tables that are not there.
        let row = self.store.row(id).await;
        if row.map_err(|error| self.busy(&error))?.is_none() {
            return Err(Problem::new(ErrorCode::NoTable, "there is no such table"));
        }
        let until = now.saturating_add(node.lease);
        let taken = self.store.take_lease(id, &node.address, now, until).await;
        let lease = taken.map_err(|error| self.busy(&error))?;
        if lease.holder != node.address {
            return Ok(Claim::There(lease));
        }
        let before = node.held().insert(id.clone(), lease.clone());
        if before.is_none_or(|before| before.epoch != lease.epoch) {
            self.metrics.leases_taken.add(1);
        }
        Ok(Claim::Here(Some(lease)))
    }

    /// Gives a lease back, so that anybody can have the table at once.
    pub(crate) async fn give_back(&self, lease: &Lease) {
        if let Some(node) = &self.others {
            node.lose(lease);
        }
        if let Err(error) = self.store.give_back(lease).await {
            tracing::debug!(table = %lease.table, error = chain(&error), "a lease runs out by itself");
        }
    }

    /// Gives all leases back and lets go of all tables: the server stops. Other nodes are told, so that
    /// they can have the tables at once.
    pub(crate) async fn give_all_back(&self) {
        let Some(node) = &self.others else { return };
        let leases: Vec<Lease> = node.held().drain().map(|(_, lease)| lease).collect();
        join_all(leases.iter().map(|lease| self.store.give_back(lease))).await;
        for Lease { table, epoch, .. } in leases {
            if let Some(mailbox) = self.mailbox(&table) {
                let _ = mailbox
                    .send(Box::new(TableMessage::LeaseGone { epoch }))
                    .await;
                mailbox.closed().await;
            }
        }
        self.bus.flush().await;
    }

    /// Another server, or this one, is there.
    pub(crate) fn hear(&self, here: Here) {
        if let Some(node) = &self.others {
            node.hear(here, self.clock.now());
        }
    }

    /// Tells the other servers that this one is there.
    fn say_here(&self, node: &Node) {
        // The store is told next. If that fails, others are told so by the time, and ask the store.
        let until = if node.is_kept.load(Ordering::Relaxed) {
            self.clock.now().saturating_add(node.lease)
        } else {
            node.until.load(Ordering::Relaxed)
        };
        let address = node.address.clone();
        self.bus.publish(News::Here(Here { address, until }));
    }

    /// Says that this server is there, and lets go of the tables that somebody else has now.
    pub(crate) async fn beat(&self) {
        let Some(node) = &self.others else { return };
        self.say_here(node);
        // What is taken from now on is not among those that may have been lost.
        let leases: Vec<Lease> = node.held().values().cloned().collect();
        let until = self.clock.now().saturating_add(node.lease);
        let held = async {
            let told = self.store.beat(&node.address, until).await;
            node.is_kept.store(told.is_ok(), Ordering::Relaxed);
            let lost = told?;
            node.until.store(until, Ordering::Relaxed);
            if lost == node.lost.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let held = self.store.leases_of(&node.address).await?;
            node.lost.store(lost, Ordering::Relaxed);
            Ok::<_, StoreError>(Some(held))
        };
        let held = match held.await {
            Ok(Some(held)) => held,
            Ok(None) => return,
            Err(error) => {
                self.metrics.store_errors.add(1);
                tracing::warn!(error = chain(&error), "leases could not be renewed");
                return;
            }
        };
        let held: HashMap<&TableId, i64> = held.iter().map(|it| (&it.table, it.epoch)).collect();
        for lease in leases {
            if held.get(&lease.table) == Some(&lease.epoch) {
                continue;
            }
            node.lose(&lease);
            self.metrics.leases_lost.add(1);
            tracing::info!(table = %lease.table, "another server looks after a table now");
            if let Some(mailbox) = self.mailbox(&lease.table) {
                let epoch = lease.epoch;
                tokio::spawn(async move {
                    // If the table is gone nothing is left to be let go of.
                    let _ = mailbox
                        .send(Box::new(TableMessage::LeaseGone { epoch }))
                        .await;
                });
            }
        }
    }

    /// Sends mail to another server.
    pub(crate) fn post(&self, to: &str, mail: &Mail) {
        self.metrics.mail_sent.add(1);
        self.bus.send(to, mail.written(""));
    }

    /// Takes mail for this server to its table.
    async fn deliver(self: &Arc<Self>, letter: &Bytes) {
        let (mail, text) = match Mail::read(letter) {
            Ok(read) => read,
            Err(error) => {
                tracing::warn!(%error, "another server sends what this one can't read");
                return;
            }
        };
        self.metrics.mail_received.add(1);
        let Mail { table, from, word } = mail;
        let opens = word.opens();
        let answered = !word.is_answer();
        let message = TableMessage::Mail {
            from: from.clone(),
            word,
            text,
        };
        match self.mailbox(&table) {
            // What finds no room is lost, and asked for again.
            Some(mailbox) => match mailbox.try_send(Box::new(message)) {
                Err(mpsc::error::TrySendError::Closed(message)) if opens => {
                    self.send(&table, *message).await;
                }
                Ok(()) | Err(_) => {}
            },
            None if opens => self.send(&table, message).await,
            None if answered => self.not_here(&table, &from),
            None => {}
        }
    }

    /// Tells another server that this one does not look after a table.
    pub(crate) fn not_here(&self, table: &TableId, to: &str) {
        if let Some(node) = &self.others {
            let mail = Mail {
                table: table.clone(),
                from: node.address.clone(),
                word: Word::NotHere,
            };
            self.post(to, &mail);
        }
    }
}

/// Keeps the leases of a house until it is gone.
pub(crate) async fn keep_leases(house: Weak<House>) {
    let Some((mut alarm, beat)) = house.upgrade().and_then(|house| {
        let beat = house.others.as_ref()?.beat();
        Some((house.clock.alarm(), beat))
    }) else {
        return;
    };
    loop {
        let Some(known) = house.upgrade() else { return };
        alarm.set(Some(known.clock.now() + beat));
        let mut stopping = known.stopping.subscribe();
        drop(known);
        tokio::select! {
            () = alarm.rings() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        let Some(house) = house.upgrade() else { return };
        // Before the store is asked, which may take its time.
        house.tell_shares();
        house.tell_rates();
        house.beat().await;
    }
}

/// Takes the mail of a house to its tables until the house is gone.
pub(crate) async fn take_mail(house: Weak<House>, mut mail: mpsc::Receiver<Bytes>) {
    while let Some(letter) = mail.recv().await {
        let Some(house) = house.upgrade() else { return };
        house.deliver(&letter).await;
    }
}
