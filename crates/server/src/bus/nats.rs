//! The bus of servers on several machines, which a NATS server connects.
//!
//! Only core NATS is used: it delivers a message at most once.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use axum::body::Bytes;
use futures_util::StreamExt as _;
use thiserror::Error;
use tokio::sync::{broadcast, mpsc};

use super::{Bus, BusEvent, EVENT_CAPACITY, INBOX_CAPACITY};

/// The first part of all subjects, if the address does not name another.
const PREFIX: &str = "kagiya";

/// The timeout of connecting.
const CONNECT: Duration = Duration::from_secs(5);

/// The delay between two attempts to connect.
const AGAIN: Duration = Duration::from_millis(250);

/// The interval of pings to the NATS server.
const PING: Duration = Duration::from_secs(2);

/// Why the bus could not be opened.
#[derive(Debug, Error)]
pub enum NatsError {
    /// The text isn't an address of a NATS server.
    #[error("an address of NATS is written as nats://HOST:4222, and this is none")]
    Address,
    /// The server can't be reached or refuses the connection.
    #[error("NATS can't be reached; is it running, and are user and password right?")]
    Connect(#[source] Box<async_nats::ConnectError>),
    /// The subscription failed.
    #[error("nothing can be heard from NATS")]
    Listen(#[source] Box<dyn core::error::Error + Send + Sync>),
}

/// A connection to NATS. A lost connection is restored; messages sent meanwhile are lost.
#[derive(Debug)]
pub struct NatsBus {
    client: Client,
    prefix: String,
    events: broadcast::Sender<BusEvent>,
    letters: mpsc::Sender<(String, Bytes)>,
    connected: Arc<AtomicBool>,
    listening: Mutex<HashMap<String, tokio::task::JoinHandle<()>>>,
}

impl NatsBus {
    /// Connects to the NATS server at an address, `nats://USER:PASSWORD@HOST:PORT/PREFIX` in full. Clusters
    /// with different prefixes are separate.
    ///
    /// # Errors
    /// [`NatsError`] if it can't be reached.
    pub async fn open(address: &str) -> Result<Self, NatsError> {
        let rest = address.strip_prefix("nats://").ok_or(NatsError::Address)?;
        let (host, prefix) = rest.split_once('/').unwrap_or((rest, PREFIX));
        let prefix = if prefix.is_empty() { PREFIX } else { prefix };
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
        if host.is_empty() || !prefix.chars().all(is_plain) {
            return Err(NatsError::Address);
        }
        let server: ServerAddr = format!("nats://{host}")
            .parse()
            .map_err(|_| NatsError::Address)?;
        let events = broadcast::Sender::new(EVENT_CAPACITY);
        let connected = Arc::new(AtomicBool::new(true));
        let (sender, up) = (events.clone(), Arc::clone(&connected));
        let client = ConnectOptions::new()
            .name("kagiya")
            .connection_timeout(CONNECT)
            .ping_interval(PING)
            .subscription_capacity(INBOX_CAPACITY)
            .reconnect_delay_callback(|_| AGAIN)
            .event_callback(move |event| {
                let (sender, up) = (sender.clone(), Arc::clone(&up));
                async move {
                    match event {
                        Event::Connected => {
                            up.store(true, Ordering::Relaxed);
                            // Events published in between are lost.
                            let _ = sender.send(BusEvent::Missed);
                            tracing::info!("connected to NATS");
                        }
                        Event::Disconnected | Event::Closed => {
                            up.store(false, Ordering::Relaxed);
                            tracing::warn!("not connected to NATS");
                        }
                        Event::SlowConsumer(_) => drop(sender.send(BusEvent::Missed)),
                        other => tracing::warn!(%other, "NATS says"),
                    }
                }
            })
            .connect(server)
            .await
            .map_err(|error| NatsError::Connect(Box::new(error)))?;
        let subject = format!("{prefix}.news");
        let listen = |error| NatsError::Listen(Box::new(error));
        let mut heard = client.subscribe(subject).await.map_err(listen)?;
        // The subscription is active before anything is sent.
        let flushed = client.flush().await;
        flushed.map_err(|error| NatsError::Listen(Box::new(error)))?;
        let sender_of_events = events.clone();
        tokio::spawn(async move {
            while let Some(message) = heard.next().await {
                match serde_json::from_slice(&message.payload) {
                    // Without a subscriber the event is dropped.
                    Ok(event) => drop(sender_of_events.send(event)),
                    Err(error) => tracing::warn!(%error, "an event that this server can't read"),
                }
            }
        });
        let (letters, mut outgoing) = mpsc::channel::<(String, Bytes)>(INBOX_CAPACITY);
        let sender = client.clone();
        tokio::spawn(async move {
            while let Some((subject, payload)) = outgoing.recv().await {
                // It fails only for messages that NATS would refuse too.
                if let Err(error) = sender.publish(subject, payload).await {
                    tracing::warn!(%error, "a message could not be sent over NATS");
                }
            }
        });
        Ok(Self {
            client,
            prefix: prefix.to_owned(),
            events,
            letters,
            connected,
            listening: Mutex::default(),
        })
    }

    fn put(&self, subject: String, payload: Bytes) {
        // After a reconnect the message would be outdated.
        if self.connected.load(Ordering::Relaxed) {
            let _ = self.letters.try_send((subject, payload));
        }
    }

    fn mailbox(&self, name: &str) -> String {
        format!("{}.node.{name}", self.prefix)
    }
}

impl Bus for NatsBus {
    /// # Panics
    /// Never: all keys are text.
    fn publish(&self, event: BusEvent) {
        let body = serde_json::to_vec(&event).expect("events are always valid JSON");
        self.put(format!("{}.news", self.prefix), body.into());
    }

    fn subscribe(&self) -> broadcast::Receiver<BusEvent> {
        self.events.subscribe()
    }

    fn send(&self, to: &str, message: Bytes) {
        self.put(self.mailbox(to), message);
    }

    fn receive(&self, name: &str) -> mpsc::Receiver<Bytes> {
        let (mailbox, messages) = mpsc::channel(INBOX_CAPACITY);
        let (client, subject) = (self.client.clone(), self.mailbox(name));
        let receiving = tokio::spawn(async move {
            let mut heard = match client.subscribe(subject).await {
                Ok(heard) => heard,
                Err(error) => {
                    tracing::error!(%error, "messages can't be received from NATS");
                    return;
                }
            };
            while let Some(message) = heard.next().await {
                // A message for a full mailbox is lost.
                if let Err(mpsc::error::TrySendError::Closed(_)) = mailbox.try_send(message.payload)
                {
                    return;
                }
            }
        });
        let mut listening = self
            .listening
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        listening.insert(name.to_owned(), receiving);
        messages
    }

    fn is_ready(&self) -> bool {
        self.connected.load(Ordering::Relaxed)
    }

    fn flush(&self) -> core::pin::Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async {
            // First, the messages that wait for the sending task.
            while self.letters.capacity() < self.letters.max_capacity() && self.is_ready() {
                tokio::task::yield_now().await;
            }
            if self.is_ready() {
                let _ = self.client.flush().await;
            }
        })
    }
}

impl Drop for NatsBus {
    fn drop(&mut self) {
        let listening = self.listening.get_mut();
        for task in listening.unwrap_or_else(PoisonError::into_inner).values() {
            task.abort();
        }
    }
}
