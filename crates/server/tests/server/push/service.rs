//! A fake push service on the loopback interface, and the browsers that have subscribed to it. A browser decrypts with
//! its own private key, and checks the server's signature with the public key that it was given.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, Method, Response, StatusCode, Uri};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use futures_util::stream;
use serde_json::{Value, json};
use tokio::sync::{Notify, mpsc};
use web_push_native::p256::ecdsa::signature::Verifier as _;
use web_push_native::p256::ecdsa::{Signature, VerifyingKey};
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint as _;
use web_push_native::{Auth, decrypt, p256};

use crate::common::PATIENCE;

/// What the service answers.
#[derive(Clone, Debug)]
pub(super) enum Reply {
    /// This status, and the header with this name and value.
    Status(u16, Option<(&'static str, String)>),
    /// It takes the notification, and then sends without an end.
    Endless,
    /// Nothing.
    Never,
}

/// A request that the service has got.
#[derive(Debug)]
pub(super) struct Pushed {
    pub(super) path: String,
    pub(super) headers: HeaderMap,
    body: Bytes,
}

/// What the handler needs.
type Shared = (
    mpsc::UnboundedSender<Pushed>,
    Arc<Mutex<VecDeque<Reply>>>,
    Arc<Notify>,
);

/// Notifies when it is dropped.
struct HungUp(Arc<Notify>);

impl Drop for HungUp {
    fn drop(&mut self) {
        self.0.notify_one();
    }
}

pub(super) struct PushService {
    pub(super) address: SocketAddr,
    pushed: mpsc::UnboundedReceiver<Pushed>,
    replies: Arc<Mutex<VecDeque<Reply>>>,
    /// Notified when the reader of an endless answer hangs up.
    pub(super) hung_up: Arc<Notify>,
}

async fn answer(
    State((sender, replies, hung_up)): State<Shared>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Response<Body> {
    assert_eq!(method, Method::POST);
    let path = uri.path().to_owned();
    let reply = replies.lock().unwrap().pop_front();
    let _ = sender.send(Pushed {
        path,
        headers,
        body,
    });
    let created = Response::builder().status(StatusCode::CREATED);
    match reply {
        None => created.body(Body::empty()).unwrap(),
        Some(Reply::Status(status, header)) => {
            let mut response = Response::builder().status(status);
            if let Some((name, value)) = header {
                response = response.header(name, value);
            }
            response.body(Body::empty()).unwrap()
        }
        Some(Reply::Endless) => {
            let dropped = HungUp(hung_up);
            let more = stream::repeat_with(move || {
                let _keep = &dropped;
                Ok::<_, std::io::Error>(Bytes::from_static(&[b'x'; 1 << 12]))
            });
            created.body(Body::from_stream(more)).unwrap()
        }
        Some(Reply::Never) => core::future::pending().await,
    }
}

impl PushService {
    pub(super) async fn start() -> Self {
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0))
            .await
            .unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, pushed) = mpsc::unbounded_channel();
        let (replies, hung_up) = (Arc::default(), Arc::<Notify>::default());
        let shared: Shared = (sender, Arc::clone(&replies), Arc::clone(&hung_up));
        let router = axum::Router::new().fallback(answer).with_state(shared);
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self {
            address,
            pushed,
            replies,
            hung_up,
        }
    }

    /// The next answers; after them it takes everything.
    pub(super) fn reply(&self, replies: impl IntoIterator<Item = Reply>) {
        self.replies.lock().unwrap().extend(replies);
    }

    /// The next request.
    pub(super) async fn next(&mut self) -> Pushed {
        let next = tokio::time::timeout(PATIENCE, self.pushed.recv()).await;
        next.expect("a notification in time").unwrap()
    }

    /// The next request, if it has come already.
    pub(super) fn now(&mut self) -> Option<Pushed> {
        self.pushed.try_recv().ok()
    }
}

/// A browser with a subscription.
pub(super) struct Browser {
    secret: p256::SecretKey,
    auth: [u8; 16],
    pub(super) endpoint: String,
}

impl Browser {
    /// A browser whose keys follow from a number.
    pub(super) fn new(service: &PushService, number: u8) -> Self {
        Self {
            secret: p256::SecretKey::from_slice(&[number; 32]).unwrap(),
            auth: [number; 16],
            endpoint: format!("http://{}/{number}", service.address),
        }
    }

    fn public(&self) -> String {
        let point = self.secret.public_key().to_encoded_point(false);
        URL_SAFE_NO_PAD.encode(point.as_bytes())
    }

    /// The body of the request to subscribe.
    pub(super) fn subscription(&self, kinds: &[&str]) -> Value {
        json!({
            "endpoint": self.endpoint,
            "p256dh": self.public(),
            "auth": URL_SAFE_NO_PAD.encode(self.auth),
            "kinds": kinds,
        })
    }

    /// Decrypts a notification.
    pub(super) fn read(&self, pushed: &Pushed) -> Value {
        let path = self.endpoint.rsplit('/').next().unwrap();
        assert_eq!(pushed.path, format!("/{path}"));
        assert_eq!(pushed.headers["content-encoding"], "aes128gcm");
        let auth = Auth::from(self.auth);
        let text = decrypt(pushed.body.to_vec(), &self.secret, &auth).unwrap();
        serde_json::from_slice(&text).unwrap()
    }
}

/// The claims of the token in the header `Authorization`, which the public key `expected` has signed.
pub(super) fn claims(pushed: &Pushed, expected: &str) -> Value {
    let header = pushed.headers["authorization"].to_str().unwrap();
    let fields = header.strip_prefix("vapid t=").unwrap();
    let (token, key) = fields.split_once(", k=").unwrap();
    assert_eq!(key, expected);
    let decoded = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let key = VerifyingKey::from_sec1_bytes(&decoded(key)).unwrap();
    let signature = Signature::from_slice(&decoded(signature)).unwrap();
    key.verify(signed.as_bytes(), &signature).unwrap();
    let (head, claims) = signed.split_once('.').unwrap();
    let [head, claims]: [Value; 2] =
        [head, claims].map(|it| serde_json::from_slice(&decoded(it)).unwrap());
    assert_eq!(head, json!({"typ": "JWT", "alg": "ES256"}));
    claims
}

#[test]
fn the_example_of_rfc_8291_is_decrypted() {
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let secret = bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94");
    let auth: [u8; 16] = bytes("BTBZMqHH6r4Tts7J_aSIgg").try_into().unwrap();
    let message = bytes(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc\
         InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVW\
         GNWQexSgSxsj_Qulcy4a-fN",
    );
    let secret = p256::SecretKey::from_slice(&secret).unwrap();
    let text = decrypt(message, &secret, &Auth::from(auth)).unwrap();
    assert_eq!(text, b"When I grow up, I want to be a watermelon");
}
