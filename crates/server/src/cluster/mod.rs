//! Servers that share a store: which of them owns a table, and what they send each other.
//!
//! A server of a cluster is a *node*. It owns a table as long as it has the table's lease. All leases of a
//! node are valid while the node renews them, several times within their duration. A node that learns that it
//! lost leases finds out which, and hands their tables over.

pub(crate) mod message;
pub(crate) mod remote_sender;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::future::join_all;
use kagiya_protocol::{ErrorCode, Problem, TableId};

use crate::bus::{BusEvent, NodeAlive};
use crate::config::NodeConfig;
use crate::random_ids;
use crate::services::Services;
use crate::store::chain;
use crate::store::{Lease, StoreError};
use message::{ClusterMessage, Envelope};

/// This server as a node, with its leases.
#[derive(Debug)]
pub(crate) struct Node {
    /// Its name with a random suffix, which is unique even between restarts of this server.
    pub(crate) address: String,
    /// The duration of its leases, in milliseconds.
    pub(crate) lease: i64,
    held: Mutex<HashMap<TableId, Lease>>,
    /// The number of its lost leases when it last determined which they are.
    lost: AtomicI64,
    /// When its leases expire in the store, in milliseconds since 1970.
    until: AtomicI64,
    /// Whether the last renewal was stored.
    is_renewed: AtomicBool,
    /// The last heartbeat of each other node, by its address.
    heard: Mutex<HashMap<String, LastSeen>>,
    /// How often messages of other nodes may have been lost.
    missed: AtomicU64,
}

/// The last heartbeat of a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LastSeen {
    /// When it arrived, in milliseconds since 1970.
    pub(crate) at: i64,
    /// When its leases expired as of then, in milliseconds since 1970.
    pub(crate) until: i64,
}

/// The number of missed heartbeats after which a node is forgotten.
const FORGOTTEN: i64 = 20;

/// The owner of a table.
pub(crate) enum Claim {
    /// This server, with a lease if it is a node.
    Owned(Option<Lease>),
    /// Another node.
    OwnedBy(Lease),
}

impl Node {
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
            is_renewed: AtomicBool::new(true),
            heard: Mutex::default(),
            missed: AtomicU64::new(0),
        }
    }

    /// The interval of heartbeats, in milliseconds.
    pub(crate) fn heartbeat(&self) -> i64 {
        self.lease / 3
    }

    fn held(&self) -> MutexGuard<'_, HashMap<TableId, Lease>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The last heartbeat of another node.
    pub(crate) fn heard(&self, address: &str) -> Option<LastSeen> {
        let all = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(address).copied()
    }

    fn hear(&self, NodeAlive { address, until }: NodeAlive, at: i64) {
        let mut all = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let forgotten = at.saturating_sub(FORGOTTEN * self.heartbeat());
        all.retain(|_, heard| heard.at >= forgotten);
        all.insert(address, LastSeen { at, until });
    }

    /// Records that messages of other nodes may have been lost.
    pub(crate) fn may_have_missed(&self) {
        self.missed.fetch_add(1, Ordering::Relaxed);
    }

    /// How often messages may have been lost.
    pub(crate) fn missed(&self) -> u64 {
        self.missed.load(Ordering::Relaxed)
    }

    /// Forgets a lease that another node holds now.
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

/// This server's part in the cluster.
#[derive(Debug)]
pub(crate) struct Cluster {
    services: Arc<Services>,
    /// Distinguishes this process from others on the bus.
    pub(crate) process: u64,
    /// `None` if no other server shares the store.
    pub(crate) node: Option<Node>,
}

impl Cluster {
    pub(crate) fn new(services: &Arc<Services>) -> Self {
        Self {
            services: Arc::clone(services),
            process: random_ids::number(),
            node: services.config.node.as_ref().map(Node::new),
        }
    }

    /// Finds the owner of a table; this server becomes the owner if there is none.
    ///
    /// # Errors
    /// `table/unknown`, `server/busy` or `server/stopping`.
    pub(crate) async fn claim(&self, id: &TableId) -> Result<Claim, Problem> {
        let services = &self.services;
        let Some(node) = &self.node else {
            return Ok(Claim::Owned(None));
        };
        if services.is_stopping() {
            return Err(Problem::new(
                ErrorCode::ShuttingDown,
                "the server is about to stop",
            ));
        }
        // Nodes ask often for tables of others. This query answers that without a write.
        let now = services.clock.now();
        let held = services.store.lease_at(id, now).await;
        match held.map_err(|error| services.busy(&error))? {
            Some(lease) if lease.holder != node.address => return Ok(Claim::OwnedBy(lease)),
            _ => {}
        }
        // Leases of unknown tables would fill the store.
        let row = services.store.row(id).await;
        if row.map_err(|error| services.busy(&error))?.is_none() {
            return Err(Problem::new(ErrorCode::NoTable, "there is no such table"));
        }
        let until = now.saturating_add(node.lease);
        let taken = services
            .store
            .take_lease(id, &node.address, now, until)
            .await;
        let lease = taken.map_err(|error| services.busy(&error))?;
        if lease.holder != node.address {
            return Ok(Claim::OwnedBy(lease));
        }
        let before = node.held().insert(id.clone(), lease.clone());
        if before.is_none_or(|before| before.epoch != lease.epoch) {
            services.metrics.leases_taken.add(1);
        }
        Ok(Claim::Owned(Some(lease)))
    }

    /// Releases a lease, so that any node can claim the table at once.
    pub(crate) async fn release(&self, lease: &Lease) {
        if let Some(node) = &self.node {
            node.lose(lease);
        }
        if let Err(error) = self.services.store.give_back(lease).await {
            tracing::debug!(table = %lease.table, error = chain(&error), "a lease expires by itself");
        }
    }

    /// Releases all leases. Returns them, so that their tables can be handed over.
    pub(crate) async fn release_all(&self) -> Vec<Lease> {
        let Some(node) = &self.node else {
            return Vec::new();
        };
        let leases: Vec<Lease> = node.held().drain().map(|(_, lease)| lease).collect();
        let store = &self.services.store;
        join_all(leases.iter().map(|lease| store.give_back(lease))).await;
        leases
    }

    /// Records the heartbeat of a node.
    pub(crate) fn heard(&self, alive: NodeAlive) {
        if let Some(node) = &self.node {
            node.hear(alive, self.services.clock.now());
        }
    }

    fn publish_alive(&self, node: &Node) {
        // The renewal in the store comes next. If it fails, other nodes notice the expired time and check the
        // store.
        let until = if node.is_renewed.load(Ordering::Relaxed) {
            self.services.clock.now().saturating_add(node.lease)
        } else {
            node.until.load(Ordering::Relaxed)
        };
        let address = node.address.clone();
        let alive = NodeAlive { address, until };
        self.services.bus.publish(BusEvent::NodeAlive(alive));
    }

    /// Publishes that this node is running and renews its leases. Returns the leases that other nodes hold
    /// now.
    pub(crate) async fn heartbeat(&self) -> Vec<Lease> {
        let services = &self.services;
        let Some(node) = &self.node else {
            return Vec::new();
        };
        self.publish_alive(node);
        // Leases claimed from now on are not among the lost ones.
        let mut leases: Vec<Lease> = node.held().values().cloned().collect();
        let until = services.clock.now().saturating_add(node.lease);
        let held = async {
            let renewed = services.store.beat(&node.address, until).await;
            node.is_renewed.store(renewed.is_ok(), Ordering::Relaxed);
            let lost = renewed?;
            node.until.store(until, Ordering::Relaxed);
            if lost == node.lost.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let held = services.store.leases_of(&node.address).await?;
            node.lost.store(lost, Ordering::Relaxed);
            Ok::<_, StoreError>(Some(held))
        };
        let held = match held.await {
            Ok(Some(held)) => held,
            Ok(None) => return Vec::new(),
            Err(error) => {
                services.log_store_error(&error, "leases could not be renewed");
                return Vec::new();
            }
        };
        let held: HashMap<&TableId, i64> = held.iter().map(|it| (&it.table, it.epoch)).collect();
        leases.retain(|lease| held.get(&lease.table) != Some(&lease.epoch));
        for lease in &leases {
            node.lose(lease);
            services.metrics.leases_lost.add(1);
            tracing::info!(table = %lease.table, "another server owns a table now");
        }
        leases
    }

    /// Sends a message about a table to another node.
    pub(crate) fn post(&self, to: &str, table: &TableId, message: ClusterMessage) {
        let Some(node) = &self.node else { return };
        let envelope = Envelope {
            table: table.clone(),
            from: node.address.clone(),
            message,
        };
        self.services.metrics.mail_sent.add(1);
        self.services.bus.send(to, envelope.encode(""));
    }

    /// Tells another node that this one doesn't own a table.
    pub(crate) fn send_not_owner(&self, table: &TableId, to: &str) {
        self.post(to, table, ClusterMessage::NotOwner);
    }
}
