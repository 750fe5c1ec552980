//! A server by its address, and sessions there.

use core::fmt::Display;
use core::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE};
use hyper::{Method, Request, Uri};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use kagiya_protocol::{Person, SessionReply, SignInRequest};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{ClientError, Connection};

/// The largest answer that is read, in bytes.
const LARGEST_ANSWER: usize = 16 << 20;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server by its address. Clones share their connections.
#[derive(Clone, Debug)]
pub struct Server {
    /// Without a slash at the end.
    base: String,
    client: legacy::Client<HttpsConnector<HttpConnector>, Full<Bytes>>,
}

impl Server {
    /// The server at an address such as `http://127.0.0.1:8080` or `https://hanabi.example`. An address
    /// without a scheme means http. Nothing is sent yet.
    ///
    /// # Errors
    /// [`ClientError::Address`] if the text is not such an address.
    pub fn new(address: &str) -> Result<Self, ClientError> {
        let base = address.trim();
        let base = if base.contains("://") {
            base.to_owned()
        } else {
            format!("http://{base}")
        };
        let is_address = base.parse::<Uri>().is_ok_and(|uri| {
            let scheme = matches!(uri.scheme_str(), Some("http" | "https"));
            let host = uri.host().is_some_and(|host| !host.is_empty());
            let without_password = uri.authority().is_some_and(|it| !it.as_str().contains('@'));
            scheme && host && without_password && uri.path() == "/" && uri.query().is_none()
        });
        if !is_address {
            return Err(ClientError::Address(address.to_owned()));
        }
        let connector = HttpsConnectorBuilder::new()
            .with_webpki_roots()
            .https_or_http()
            .enable_http1()
            .build();
        Ok(Self {
            base: base.trim_end_matches('/').to_owned(),
            client: legacy::Client::builder(TokioExecutor::new()).build(connector),
        })
    }

    /// The address, without a slash at the end.
    pub fn address(&self) -> &str {
        &self.base
    }

    /// The address of the WebSocket.
    pub(crate) fn websocket(&self) -> String {
        // http becomes ws, and https becomes wss.
        format!("ws{}/ws", &self.base["http".len()..])
    }

    /// Creates a guest. Without a name the server chooses one.
    ///
    /// # Errors
    /// [`ClientError`] if the server refuses or can't be reached.
    pub async fn guest(&self, name: Option<&str>) -> Result<Session, ClientError> {
        let mut body = serde_json::json!({"token": true});
        if let Some(name) = name {
            body["name"] = name.into();
        }
        self.begin_session("/api/session", &body).await
    }

    /// Signs in to an account.
    ///
    /// # Errors
    /// [`ClientError`] if the server refuses or can't be reached. A wrong name and a wrong password are
    /// refused with the same words.
    pub async fn sign_in(&self, name: &str, password: &str) -> Result<Session, ClientError> {
        let request = SignInRequest {
            name: name.to_owned(),
            password: password.to_owned(),
            token: true,
        };
        self.begin_session("/api/account/session", &request).await
    }

    async fn begin_session(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<Session, ClientError> {
        let reply: SessionReply = self.send(None, Method::POST, path, Some(body)).await?;
        let token = reply
            .token
            .ok_or_else(|| self.not_kagiya("there is no token in the session"))?;
        Ok(Session {
            server: self.clone(),
            you: reply.you,
            token,
        })
    }

    /// Requests a page of the API that needs no session.
    ///
    /// # Errors
    /// [`ClientError`] if the server refuses or can't be reached.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        self.send(None, Method::GET, path, None::<&()>).await
    }

    async fn send<T: DeserializeOwned>(
        &self,
        token: Option<&str>,
        method: Method,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<T, ClientError> {
        let body = match body {
            Some(body) => serde_json::to_vec(body).map_err(|it| self.not_kagiya(it))?,
            None => Vec::new(),
        };
        let answer = self.exchange(token, method, path, body).await?;
        serde_json::from_slice(&answer).map_err(|it| self.not_kagiya(it))
    }

    /// Sends a request and waits for the body of the answer.
    #[inline(never)]
    fn exchange<'a>(
        &'a self,
        token: Option<&'a str>,
        method: Method,
        path: &'a str,
        body: Vec<u8>,
    ) -> BoxFuture<'a, Result<Bytes, ClientError>> {
        self.exchange_bytes(token, method, path, body).boxed()
    }

    async fn exchange_bytes(
        &self,
        token: Option<&str>,
        method: Method,
        path: &str,
        body: Vec<u8>,
    ) -> Result<Bytes, ClientError> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.base))
            .header(ACCEPT, "application/json")
            .header(CONTENT_TYPE, "application/json");
        if let Some(token) = token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request
            .body(Full::new(body.into()))
            .map_err(|it| self.not_kagiya(it))?;
        let answer = async {
            let answer = self.client.request(request).await;
            let answer = answer.map_err(|it| self.unreachable(with_causes(&it)))?;
            let status = answer.status();
            let body = Limited::new(answer.into_body(), LARGEST_ANSWER)
                .collect()
                .await;
            let body = body.map_err(|it| self.unreachable(it))?;
            Ok((status, body.to_bytes()))
        };
        let (status, body) = tokio::time::timeout(PATIENCE, answer)
            .await
            .map_err(|_| self.unreachable("no answer within 30 seconds"))??;
        if status.is_success() {
            // An answer without a body is `null`.
            let null = || Bytes::from_static(b"null");
            return Ok(if body.is_empty() { null() } else { body });
        }
        Err(match serde_json::from_slice(&body) {
            Ok(problem) => ClientError::Refused(problem),
            Err(_) => self.not_kagiya(format_args!("status {status}")),
        })
    }

    pub(crate) fn not_kagiya(&self, reason: impl Display) -> ClientError {
        ClientError::NotKagiya {
            server: self.base.clone(),
            reason: reason.to_string(),
        }
    }

    pub(crate) fn unreachable(&self, reason: impl Display) -> ClientError {
        ClientError::Unreachable {
            server: self.base.clone(),
            reason: reason.to_string(),
        }
    }

    pub(crate) fn closed(&self, reason: impl Display) -> ClientError {
        ClientError::Closed {
            server: self.base.clone(),
            reason: reason.to_string(),
        }
    }
}

/// An error with its causes: the outermost alone says only that sending failed.
pub(crate) fn with_causes(error: &dyn core::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(it) = cause {
        text = format!("{text}: {it}");
        cause = it.source();
    }
    text
}

/// A person's session at a server.
#[derive(Clone)]
pub struct Session {
    server: Server,
    you: Person,
    token: String,
}

impl core::fmt::Debug for Session {
    /// Hides the token.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Session")
            .field("server", &self.server.base)
            .field("you", &self.you)
            .finish_non_exhaustive()
    }
}

impl Session {
    /// The session with this token, if it has not expired.
    ///
    /// # Errors
    /// [`ClientError`] if the server refuses or can't be reached.
    pub async fn resume(server: &Server, token: &str) -> Result<Self, ClientError> {
        // A request without a valid session would create a new guest; a connection is refused.
        let connection = Connection::open(server, token).await?;
        Ok(Self {
            server: server.clone(),
            you: connection.welcome().you.clone(),
            token: token.to_owned(),
        })
    }

    /// Whose session it is.
    pub fn you(&self) -> &Person {
        &self.you
    }

    /// The server.
    pub fn server(&self) -> &Server {
        &self.server
    }

    /// The secret that opens this session again.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Requests something of the API.
    ///
    /// # Errors
    /// [`ClientError`] if the server refuses or can't be reached.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        let token = Some(self.token.as_str());
        self.server
            .send(token, Method::GET, path, None::<&()>)
            .await
    }

    /// Sends something to the API.
    ///
    /// # Errors
    /// [`ClientError`] if the server refuses or can't be reached.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let token = Some(self.token.as_str());
        self.server
            .send(token, Method::POST, path, Some(body))
            .await
    }

    /// Opens a WebSocket as this person.
    ///
    /// # Errors
    /// [`ClientError`] if the server refuses or can't be reached.
    pub async fn connect(&self) -> Result<Connection, ClientError> {
        Connection::open(&self.server, &self.token).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_or_refused() {
        for (text, base, websocket) in [
            (
                "http://127.0.0.1:8080",
                "http://127.0.0.1:8080",
                "ws://127.0.0.1:8080/ws",
            ),
            (
                "http://[::1]:8080/",
                "http://[::1]:8080",
                "ws://[::1]:8080/ws",
            ),
            (
                "localhost:8080",
                "http://localhost:8080",
                "ws://localhost:8080/ws",
            ),
            (
                "https://a.example/",
                "https://a.example",
                "wss://a.example/ws",
            ),
        ] {
            let server = Server::new(text).unwrap();
            assert_eq!(
                (server.address(), &*server.websocket()),
                (base, websocket),
                "{text}"
            );
        }
        for text in [
            "",
            "http://",
            "ftp://a.example",
            "ws://a.example",
            "https://a.example/table",
            "https://a.example?x=1",
            "https://name:word@a.example",
            "http://a example",
        ] {
            let error = Server::new(text).unwrap_err();
            assert!(
                error.to_string().contains("http://HOST:PORT"),
                "{text}: {error}"
            );
        }
    }
}
