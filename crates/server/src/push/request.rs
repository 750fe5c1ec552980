//! One request to a push service (RFC 8030).

use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderMap, Request, StatusCode};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use web_push_native::p256::PublicKey;
use web_push_native::{Auth, encrypt};

use super::endpoint::Endpoint;
use crate::store::StoredPush;

/// The answer of a push service.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// It delivers the notification.
    Accepted,
    /// The subscription has ended.
    Gone,
    /// It fails at the moment, and asks to wait for so many milliseconds.
    Later(Option<i64>),
    /// It refuses the notification, or redirects, which the server doesn't follow.
    Refused,
}

impl Answer {
    fn of(status: StatusCode, headers: &HeaderMap) -> Self {
        match status {
            status if status.is_success() => Self::Accepted,
            StatusCode::NOT_FOUND | StatusCode::GONE => Self::Gone,
            StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => {
                Self::Later(wait(headers))
            }
            status if status.is_server_error() => Self::Later(wait(headers)),
            _ => Self::Refused,
        }
    }
}

/// The milliseconds of the header `Retry-After`. A date is read like a missing header.
fn wait(headers: &HeaderMap) -> Option<i64> {
    let seconds = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    let seconds: u32 = seconds.parse().ok()?;
    Some(i64::from(seconds) * 1000)
}

/// A notification for one device.
pub(super) struct Message {
    pub(super) authorization: String,
    pub(super) topic: String,
    /// In seconds.
    pub(super) lifetime: u32,
    /// What is encrypted.
    pub(super) text: Vec<u8>,
}

/// Why no answer came.
pub(super) type Failure = Box<dyn core::error::Error + Send + Sync>;

/// A client that knows the roots of certificates that Mozilla trusts. It follows no redirects.
pub(super) struct Client(legacy::Client<HttpsConnector<HttpConnector>, Body>);

impl Default for Client {
    fn default() -> Self {
        let connector = HttpsConnectorBuilder::new()
            .with_webpki_roots()
            .https_or_http()
            .enable_http1()
            .build();
        let mut builder = legacy::Client::builder(TokioExecutor::new());
        builder.pool_max_idle_per_host(2);
        Self(builder.build(connector))
    }
}

impl Client {
    /// Encrypts and sends a notification. The body of the answer is not read.
    ///
    /// # Errors
    /// If no answer comes.
    pub(super) async fn send(
        &self,
        endpoint: &Endpoint,
        device: &StoredPush,
        message: Message,
    ) -> Result<Answer, Failure> {
        let key = PublicKey::from_sec1_bytes(&device.p256dh)?;
        let auth: [u8; 16] = device.auth.as_slice().try_into()?;
        let encrypted = encrypt(message.text, &key, &Auth::from(auth))?;
        let request = Request::post(&endpoint.uri)
            .header("ttl", message.lifetime)
            .header("topic", message.topic)
            .header("urgency", "normal")
            .header(CONTENT_ENCODING, "aes128gcm")
            .header(CONTENT_TYPE, "application/octet-stream")
            .header(AUTHORIZATION, message.authorization)
            .body(Body::from(encrypted))?;
        let response = self.0.request(request).await?;
        Ok(Answer::of(response.status(), response.headers()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_says_what_to_do_next() {
        let asks = |seconds: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(RETRY_AFTER, seconds.parse().unwrap());
            headers
        };
        for (status, headers, answer) in [
            (201, HeaderMap::new(), Answer::Accepted),
            (200, HeaderMap::new(), Answer::Accepted),
            (404, HeaderMap::new(), Answer::Gone),
            (410, HeaderMap::new(), Answer::Gone),
            (429, asks("30"), Answer::Later(Some(30_000))),
            (
                503,
                asks("4294967295"),
                Answer::Later(Some(4_294_967_295_000)),
            ),
            (503, asks("99999999999"), Answer::Later(None)),
            (503, asks("-1"), Answer::Later(None)),
            (
                503,
                asks("Fri, 31 Dec 1999 23:59:59 GMT"),
                Answer::Later(None),
            ),
            (500, HeaderMap::new(), Answer::Later(None)),
            (301, HeaderMap::new(), Answer::Refused),
            (307, HeaderMap::new(), Answer::Refused),
            (400, HeaderMap::new(), Answer::Refused),
            (403, HeaderMap::new(), Answer::Refused),
            (413, HeaderMap::new(), Answer::Refused),
        ] {
            let code = StatusCode::from_u16(status).unwrap();
            assert_eq!(Answer::of(code, &headers), answer, "{status}");
        }
    }
}
