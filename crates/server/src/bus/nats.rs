//! The bus of servers on several machines: a NATS server carries their messages.
//!
//! Only what NATS calls core is used. It delivers at most once, and so it is all a matter of speed here.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use axum::body::Bytes;
use futures_util::StreamExt as _;
use thiserror::Error;
use tokio::sync::{broadcast, mpsc};

use super::{Bus, MAIL, NEWS, News};

/// The first part of all subjects, if the address does not name another.
const PREFIX: &str = "kagiya";

/// How long a connection may take.
const CONNECT: Duration = Duration::from_secs(5);

/// How often it is tried to connect again.
const AGAIN: Duration = Duration::from_millis(250);

/// How often the NATS server must show that it is there.
const PING: Duration = Duration::from_secs(2);

/// Why there is no bus.
#[derive(Debug, Error)]
pub enum NatsError {
    /// The text is no address of NATS.
    #[error("an address of NATS is written as nats://HOST:4222, and this is none")]
    Address,
    /// The server does not let us in, or is not there.
    #[error("NATS can't be reached; is it running, and are user and password right?")]
    Connect(#[source] Box<async_nats::ConnectError>),
    /// It can't be listened to what is said there.
    #[error("nothing can be heard from NATS")]
    Listen(#[source] Box<dyn core::error::Error + Send + Sync>),
}

/// A connection to NATS. When it is lost it is made again; what was to be sent meanwhile is lost.
#[derive(Debug)]
pub struct NatsBus {
    client: Client,
    prefix: String,
    news: broadcast::Sender<News>,
    letters: mpsc::Sender<(String, Bytes)>,
    connected: Arc<AtomicBool>,
    listening: Mutex<HashMap<String, tokio::task::JoinHandle<()>>>,
}

impl NatsBus {
    /// Connects to the NATS server at an address, `nats://USER:PASSWORD@HOST:PORT/PREFIX` in full. Houses
    /// with different prefixes do not hear each other.
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
        let news = broadcast::Sender::new(NEWS);
        let connected = Arc::new(AtomicBool::new(true));
        let (told, up) = (news.clone(), Arc::clone(&connected));
        let client = ConnectOptions::new()
            .name("kagiya")
            .connection_timeout(CONNECT)
            .ping_interval(PING)
            .subscription_capacity(MAIL)
            .reconnect_delay_callback(|_| AGAIN)
            .event_callback(move |event| {
                let (told, up) = (told.clone(), Arc::clone(&up));
                async move {
                    match event {
                        Event::Connected => {
                            up.store(true, Ordering::Relaxed);
                            // Whatever was told in between has not come here.
                            let _ = told.send(News::Missed);
                            tracing::info!("connected to NATS");
                        }
                        Event::Disconnected | Event::Closed => {
                            up.store(false, Ordering::Relaxed);
                            tracing::warn!("not connected to NATS");
                        }
                        Event::SlowConsumer(_) => drop(told.send(News::Missed)),
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
        // The subscription is there before anything is sent.
        let flushed = client.flush().await;
        flushed.map_err(|error| NatsError::Listen(Box::new(error)))?;
        let told = news.clone();
        tokio::spawn(async move {
            while let Some(message) = heard.next().await {
                match serde_json::from_slice(&message.payload) {
                    // Nobody listening is no failure.
                    Ok(news) => drop(told.send(news)),
                    Err(error) => tracing::warn!(%error, "news that this server can't read"),
                }
            }
        });
        let (letters, mut outgoing) = mpsc::channel::<(String, Bytes)>(MAIL);
        let sender = client.clone();
        tokio::spawn(async move {
            while let Some((subject, payload)) = outgoing.recv().await {
                // It fails only for what NATS would not take either.
                if let Err(error) = sender.publish(subject, payload).await {
                    tracing::warn!(%error, "something could not be sent by NATS");
                }
            }
        });
        Ok(Self {
            client,
            prefix: prefix.to_owned(),
            news,
            letters,
            connected,
            listening: Mutex::default(),
        })
    }

    fn put(&self, subject: String, payload: Bytes) {
        // What would wait until the connection is back comes too late anyway.
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
    /// Never: news have only text for keys.
    fn publish(&self, news: News) {
        let body = serde_json::to_vec(&news).expect("news are always valid JSON");
        self.put(format!("{}.news", self.prefix), body.into());
    }

    fn listen(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    fn send(&self, to: &str, mail: Bytes) {
        self.put(self.mailbox(to), mail);
    }

    fn receive(&self, name: &str) -> mpsc::Receiver<Bytes> {
        let (mailbox, mail) = mpsc::channel(MAIL);
        let (client, subject) = (self.client.clone(), self.mailbox(name));
        let receiving = tokio::spawn(async move {
            let mut heard = match client.subscribe(subject).await {
                Ok(heard) => heard,
                Err(error) => {
                    tracing::error!(%error, "no mail can be received from NATS");
                    return;
                }
            };
            while let Some(message) = heard.next().await {
                // What finds no room is lost; without a reader nobody needs it.
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
        mail
    }

    fn is_ready(&self) -> bool {
        self.connected.load(Ordering::Relaxed)
    }

    fn flush(&self) -> core::pin::Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async {
            // First what waits for the task that sends.
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
