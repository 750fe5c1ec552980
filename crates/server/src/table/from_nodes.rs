//! Handles messages of other nodes and lost leases for the tables in memory.

use std::sync::Arc;

use axum::body::Bytes;
use tokio::sync::mpsc;

use super::TableMessage;
use super::registry::Tables;
use crate::cluster::message::Envelope;
use crate::store::Lease;

impl Tables {
    /// Passes a message of another node on to its table.
    pub(crate) async fn deliver(self: &Arc<Self>, bytes: &Bytes) {
        let (envelope, text) = match Envelope::decode(bytes) {
            Ok(read) => read,
            Err(error) => {
                tracing::warn!(%error, "another server sends what this one can't read");
                return;
            }
        };
        self.services.metrics.mail_received.add(1);
        let Envelope {
            table,
            from,
            message,
        } = envelope;
        let opens = message.opens();
        let is_request = !message.is_answer();
        let to_table = TableMessage::FromNode {
            from: from.clone(),
            message,
            text,
        };
        match self.mailbox(&table) {
            // A message for a full mailbox is lost, and its sender asks again.
            Some(mailbox) => match mailbox.try_send(Box::new(to_table)) {
                Err(mpsc::error::TrySendError::Closed(to_table)) if opens => {
                    self.send(&table, *to_table).await;
                }
                Ok(()) | Err(_) => {}
            },
            None if opens => self.send(&table, to_table).await,
            None if is_request => self.cluster.send_not_owner(&table, &from),
            None => {}
        }
    }

    /// Renews the leases of this node, and hands the tables of lost leases over.
    pub(crate) async fn heartbeat(&self) {
        for Lease { table, epoch, .. } in self.cluster.heartbeat().await {
            if let Some(mailbox) = self.mailbox(&table) {
                tokio::spawn(async move {
                    // An unloaded table has no connections to hand over.
                    let lost = TableMessage::LeaseLost { epoch };
                    let _ = mailbox.send(Box::new(lost)).await;
                });
            }
        }
    }

    /// Releases all leases and hands all tables over when the server stops. Other nodes are notified, so that
    /// they can claim the tables at once.
    pub(crate) async fn release_all(&self) {
        for Lease { table, epoch, .. } in self.cluster.release_all().await {
            if let Some(mailbox) = self.mailbox(&table) {
                let lost = TableMessage::LeaseLost { epoch };
                let _ = mailbox.send(Box::new(lost)).await;
                mailbox.closed().await;
            }
        }
        if self.cluster.node.is_some() {
            self.services.bus.flush().await;
        }
    }
}
