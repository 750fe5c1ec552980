//! Notifications by web push (RFC 8030), encrypted for one browser (RFC 8291) and signed by the server (VAPID,
//! RFC 8292).
//!
//! The server sends requests only to known push services and to hosts that the administrator has named, follows
//! no redirects, and ignores the bodies of answers. What waits to be sent is limited, per person and in all.

mod endpoint;
mod request;
mod vapid;

use core::fmt;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use kagiya_protocol::{Person, PersonId, Problem, PushKind, PushMessage, TableId};
use tokio::sync::{OnceCell, OwnedSemaphorePermit, Semaphore};
use web_push_native::p256::PublicKey;

use crate::limits::Limits;
use crate::limits::limited::Limited;
use crate::limits::rate::Counted;
use crate::push_config::PushConfig;
use crate::random_ids;
use crate::services::Services;
use crate::store::chain;
use crate::store::{StoreError, StoredPush};
use endpoint::{Endpoint, InvalidEndpoint};
use request::{Answer, Client};
use vapid::VapidKey;

/// The notifications that may wait at once, those between two attempts included.
const QUEUE: usize = 1024;

/// The people who are notified at once.
const AT_ONCE: usize = 8;

/// How often a notification is sent if the push service fails.
const ATTEMPTS: u32 = 3;

/// How long to wait after the first failure, in milliseconds; twice as long after the second one.
const PAUSE: i64 = 15_000;

/// The longest wait that a push service may ask for, in milliseconds. After a longer one it would be old news.
const LONGEST_PAUSE: i64 = 10 * 60 * 1000;

/// The name in the store of the secret behind the server's key.
const SECRET: &str = "push";

/// A person to notify, and of what.
#[derive(Debug)]
pub(crate) struct Notification {
    pub(crate) to: PersonId,
    pub(crate) kind: PushKind,
    pub(crate) table: TableId,
    /// Another person at the table.
    pub(crate) by: Option<Person>,
}

impl Notification {
    /// For how many seconds the push service keeps it while the browser can't be reached.
    const fn lifetime(&self) -> u32 {
        const DAY: u32 = 24 * 60 * 60;
        match self.kind {
            PushKind::Turn => 3 * DAY,
            PushKind::Invitation | PushKind::Rematch => DAY,
        }
    }

    /// Whether it comes from `by`, and not from the game.
    const fn is_personal(&self) -> bool {
        match self.kind {
            PushKind::Invitation | PushKind::Rematch => true,
            PushKind::Turn => false,
        }
    }
}

/// Why something isn't a push subscription.
#[derive(Debug, thiserror::Error)]
pub(crate) enum InvalidSubscription {
    #[error(transparent)]
    Endpoint(#[from] InvalidEndpoint),
    #[error("`p256dh` must be a point of P-256 in base64url")]
    Key,
    #[error("`auth` must be 16 bytes in base64url")]
    Auth,
}

/// Sends notifications.
pub(crate) struct Push {
    services: Arc<Services>,
    limits: Arc<Limits>,
    client: Client,
    keys: OnceCell<(VapidKey, [u8; 32])>,
    queue: Arc<Semaphore>,
    sending: Semaphore,
}

impl fmt::Debug for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Push").finish_non_exhaustive()
    }
}

/// The place of a notification in the queue.
struct Place {
    services: Arc<Services>,
    _permit: OwnedSemaphorePermit,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.services.metrics.push_waiting.add(-1);
    }
}

/// The bytes of a text in base64url, with or without padding.
fn decode(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

impl Push {
    pub(crate) fn new(services: &Arc<Services>, limits: &Arc<Limits>) -> Arc<Self> {
        Arc::new(Self {
            services: Arc::clone(services),
            limits: Arc::clone(limits),
            client: Client::default(),
            keys: OnceCell::new(),
            queue: Arc::new(Semaphore::new(QUEUE)),
            sending: Semaphore::new(AT_ONCE),
        })
    }

    fn config(&self) -> Option<&PushConfig> {
        self.services.config.push.as_ref()
    }

    /// Whether the server sends notifications.
    pub(crate) fn is_on(&self) -> bool {
        self.config().is_some()
    }

    /// The server's public key, for browsers.
    ///
    /// # Errors
    /// `server/busy` if it can't be read.
    pub(crate) async fn public_key(&self) -> Result<String, Problem> {
        Ok(self.keys().await?.0.public())
    }

    /// The key that signs, and the one that hides the ids of tables. All servers of a store have the same.
    async fn keys(&self) -> Result<&(VapidKey, [u8; 32]), Problem> {
        let read = async || {
            let secret = self.services.secret(SECRET).await?;
            let topics = random_ids::keyed(&secret, "kagiya push topics 1");
            Ok((VapidKey::from_secret(&secret), topics))
        };
        self.keys.get_or_try_init(read).await
    }

    /// Checks a subscription, and returns what is stored of it.
    ///
    /// # Errors
    /// [`InvalidSubscription`]
    pub(crate) fn check(
        &self,
        endpoint: &str,
        p256dh: &str,
        auth: &str,
        kinds: &[PushKind],
    ) -> Result<StoredPush, InvalidSubscription> {
        let hosts = self.config().map_or(&[][..], |config| &config.hosts);
        Endpoint::parse(endpoint, hosts)?;
        let p256dh = decode(p256dh).ok_or(InvalidSubscription::Key)?;
        if p256dh.len() != 65 || PublicKey::from_sec1_bytes(&p256dh).is_err() {
            return Err(InvalidSubscription::Key);
        }
        let auth = decode(auth).filter(|auth| auth.len() == 16);
        let wanted = PushKind::ALL.into_iter().filter(|it| kinds.contains(it));
        let wanted: Vec<&str> = wanted.map(PushKind::as_str).collect();
        Ok(StoredPush {
            endpoint: endpoint.to_owned(),
            p256dh,
            auth: auth.ok_or(InvalidSubscription::Auth)?,
            kinds: wanted.join(" "),
            at: self.services.clock.now(),
        })
    }

    /// Notifies a person on all their devices that want this kind. Never waits; if too many notifications wait,
    /// this one is dropped.
    pub(crate) fn notify(self: &Arc<Self>, notification: Notification) {
        if !self.is_on() || self.services.is_stopping() {
            return;
        }
        let metrics = &self.services.metrics;
        let Ok(permit) = Arc::clone(&self.queue).try_acquire_owned() else {
            metrics.push_dropped.add(1);
            return;
        };
        metrics.push_waiting.add(1);
        let place = Place {
            services: Arc::clone(&self.services),
            _permit: permit,
        };
        let push = Arc::clone(self);
        tokio::spawn(async move {
            let _place = place;
            if let Err(error) = push.deliver(&notification).await {
                tracing::warn!(
                    error = chain(&error),
                    "the devices of a person can't be read"
                );
            }
        });
    }

    async fn deliver(&self, notification: &Notification) -> Result<(), StoreError> {
        let mut left = {
            let Ok(_one) = self.sending.acquire().await else {
                return Ok(());
            };
            self.devices(notification).await?
        };
        if left.is_empty() {
            return Ok(());
        }
        let now = self.services.clock.uptime();
        let limit = self.limits.rate.check_all(
            &[Counted::one(Limited::Notify, notification.to.as_str())],
            now,
        );
        if limit.is_err() {
            self.services.metrics.push_dropped.add(1);
            return Ok(());
        }
        for attempt in 1..=ATTEMPTS {
            let (again, pause) = {
                let Ok(_one) = self.sending.acquire().await else {
                    return Ok(());
                };
                self.send_all(notification, left, attempt).await
            };
            if again.is_empty() || self.services.is_stopping() {
                break;
            }
            left = again;
            let mut alarm = self.services.clock.alarm();
            alarm.set(Some(self.services.clock.now() + pause));
            let mut stopping = self.services.stopping.subscribe();
            tokio::select! {
                () = alarm.rings() => {}
                _ = stopping.wait_for(|stopping| *stopping) => break,
            }
        }
        Ok(())
    }

    /// The devices that want a notification.
    async fn devices(&self, of: &Notification) -> Result<Vec<StoredPush>, StoreError> {
        let store = &self.services.store;
        let devices = store.push_of(&of.to, self.services.clock.now()).await?;
        let wants = |it: &StoredPush| it.kinds.split(' ').any(|kind| kind == of.kind.as_str());
        let devices: Vec<StoredPush> = devices.into_iter().filter(wants).collect();
        if let Some(by) = of
            .by
            .as_ref()
            .filter(|_| of.is_personal() && !devices.is_empty())
        {
            let blocked = store
                .blocked_by(&of.to, core::slice::from_ref(&by.id))
                .await?;
            if !blocked.is_empty() {
                return Ok(Vec::new());
            }
        }
        Ok(devices)
    }

    /// Sends a notification to devices. Returns those to try again, and when, in milliseconds.
    async fn send_all(
        &self,
        notification: &Notification,
        devices: Vec<StoredPush>,
        attempt: u32,
    ) -> (Vec<StoredPush>, i64) {
        let mut again = Vec::new();
        let mut pause = PAUSE * i64::from(attempt);
        for device in devices {
            let metrics = &self.services.metrics;
            match self.send(notification, &device).await {
                Answer::Accepted => metrics.push_sent.add(1),
                Answer::Gone => {
                    let removed = self
                        .services
                        .store
                        .remove_push(&notification.to, &device.endpoint);
                    if let Err(error) = removed.await {
                        self.services
                            .log_store_error(&error, "an ended push subscription is kept");
                    }
                    metrics.push_gone.add(1);
                }
                Answer::Later(wait) if attempt < ATTEMPTS && wait.unwrap_or(0) <= LONGEST_PAUSE => {
                    pause = pause.max(wait.unwrap_or(0));
                    again.push(device);
                }
                Answer::Later(_) | Answer::Refused => metrics.push_failed.add(1),
            }
        }
        (again, pause)
    }

    /// Encrypts, signs and sends a notification to one device.
    async fn send(&self, notification: &Notification, device: &StoredPush) -> Answer {
        let Some(config) = self.config() else {
            return Answer::Refused;
        };
        // The list of hosts may have changed since the browser subscribed.
        let Ok(endpoint) = Endpoint::parse(&device.endpoint, &config.hosts) else {
            return Answer::Gone;
        };
        let Ok((key, topics)) = self.keys().await else {
            return Answer::Refused;
        };
        let text = PushMessage {
            kind: notification.kind,
            table: notification.table.clone(),
            by: notification.by.as_ref().map(|by| by.name.clone()),
        };
        let topic = topic(topics, notification);
        let subject = subject(self.services.config.public_url.as_deref());
        let now = self.services.clock.now();
        let message = request::Message {
            authorization: key.authorization(&endpoint.origin, subject, now),
            topic,
            lifetime: notification.lifetime(),
            text: serde_json::to_vec(&text).unwrap_or_default(),
        };
        let sent = self.client.send(&endpoint, device, message);
        match tokio::time::timeout(config.timeout, sent).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(error)) => {
                let host = &endpoint.origin;
                tracing::debug!(
                    host,
                    error = chain(&*error),
                    "a push service can't be reached"
                );
                Answer::Later(None)
            }
            Err(_) => Answer::Later(None),
        }
    }
}

/// The contact of the server that push services see.
fn subject(public_url: Option<&str>) -> &str {
    let secure = public_url.filter(|url| url.starts_with("https://"));
    secure.unwrap_or("https://localhost")
}

/// The header `Topic`: of the waiting notifications about one table, only the newest is delivered. The push service
/// can't derive the id of the table, which may be an invitation.
fn topic(key: &[u8; 32], of: &Notification) -> String {
    let hash = random_ids::keyed(key, &format!("{}:{}", of.to, of.table));
    URL_SAFE_NO_PAD.encode(&hash[..24])
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    use super::*;
    use crate::bus::LocalBus;
    use crate::clock::Clock;
    use crate::config::Config;
    use crate::limits::rate::RateLimiter;
    use crate::push_config::PushHost;
    use crate::store::Store;

    fn notification(to: &str, table: &str) -> Notification {
        Notification {
            to: PersonId(to.to_owned()),
            kind: PushKind::Turn,
            table: TableId(table.to_owned()),
            by: None,
        }
    }

    /// A sender to one host.
    async fn sender(host: PushHost) -> (Arc<Services>, Arc<Push>) {
        let (store, bus) = (Store::in_memory().await, Arc::new(LocalBus::default()));
        let push = PushConfig {
            hosts: vec![host],
            ..PushConfig::default()
        };
        let config = Config {
            push: Some(push),
            ..Config::default()
        };
        let services = Services::new(store, bus, Clock::fixed(0), config);
        let push = Push::new(&services, &Arc::new(Limits::new(RateLimiter::unlimited())));
        (services, push)
    }

    #[tokio::test]
    async fn a_failed_request_is_tried_again_when_the_push_service_asks_for_it() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (_, push) = sender(address.parse().unwrap()).await;
        let point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let endpoint = format!("http://{address}/x");
        let device = push
            .check(
                &endpoint,
                point,
                "BTBZMqHH6r4Tts7J_aSIgg",
                &[PushKind::Turn],
            )
            .unwrap();
        let answered = async |answer: &str| {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut request = Vec::new();
            while !request.windows(4).any(|it| it == b"\r\n\r\n") {
                assert!(stream.read_buf(&mut request).await.unwrap() > 0);
            }
            let answer = format!("HTTP/1.1 {answer}\r\nconnection: close\r\n\r\n");
            stream.write_all(answer.as_bytes()).await.unwrap();
        };
        let one = notification("ana", "table1234");
        for (answer, attempt, again) in [
            ("500 Broken", 1, Some(15_000)),
            ("503 Busy", 2, Some(30_000)),
            ("503 Busy", 3, None),
            ("429 Slower\r\nretry-after: 120", 1, Some(120_000)),
            ("429 Slower\r\nretry-after: 600", 2, Some(600_000)),
            ("429 Slower\r\nretry-after: 1", 1, Some(15_000)),
            ("429 Slower\r\nretry-after: 601", 1, None),
            ("400 Bad", 1, None),
            ("201 Created", 1, None),
        ] {
            let sent = push.send_all(&one, vec![device.clone()], attempt);
            let ((left, pause), ()) = tokio::join!(sent, answered(answer));
            let next = left.first().map(|_| pause);
            assert_eq!(next, again, "{answer}, attempt {attempt}");
        }
    }

    #[tokio::test]
    async fn only_so_many_notifications_wait() {
        let (services, push) = sender("push.example".parse().unwrap()).await;
        let all = u32::try_from(AT_ONCE).unwrap();
        let busy = push.sending.acquire_many(all).await.unwrap();
        for number in 0..QUEUE + 5 {
            push.notify(notification(&format!("person{number}"), "table1234"));
        }
        let metrics = &services.metrics;
        assert_eq!(metrics.push_dropped.get(), 5);
        assert_eq!(metrics.push_waiting.get(), i64::try_from(QUEUE).unwrap());
        drop(busy);
        while metrics.push_waiting.get() > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(push.queue.available_permits(), QUEUE);
    }

    #[test]
    fn a_public_server_is_its_own_contact() {
        let public = subject(Some("https://hanabi.example"));
        assert_eq!(public, "https://hanabi.example");
        for url in [None, Some("http://hanabi.example")] {
            assert_eq!(subject(url), "https://localhost");
        }
    }

    #[test]
    fn a_topic_names_a_table_to_nobody_else() {
        let of = |to, table| topic(&[7; 32], &notification(to, table));
        let one = of("ana", "table1234");
        // RFC 8030: at most 32 characters of base64url.
        assert_eq!(one.len(), 32);
        assert_eq!(one, of("ana", "table1234"));
        for other in [of("ana", "table1235"), of("ben", "table1234")] {
            assert_ne!(one, other);
        }
    }
}
