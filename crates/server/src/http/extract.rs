//! Extractors of the handlers.

use core::marker::PhantomData;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Json;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use kagiya_protocol::{ErrorCode, PersonId, Problem, TableId};
use serde::de::DeserializeOwned;

use super::ApiError;
use super::listener::Peer;
use crate::app::{App, is_table_id};
use crate::device::Device;
use crate::limits::fair_queue::QueueKey;
use crate::limits::limited::Limited;
use crate::limits::network::ClientNetwork;
use crate::session::{self, Session};

/// The refusal of a request without a token.
pub(crate) const NO_SESSION: &str =
    "there is no such session, or it has expired; POST /api/session makes a new one";

/// How long the body of a request may take to arrive.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);

/// A JSON body.
pub(crate) struct ValidJson<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for ValidJson<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        read_body(request, state, BODY_TIMEOUT).await
    }
}

async fn read_body<S: Send + Sync, T: DeserializeOwned>(
    request: Request,
    state: &S,
    within: Duration,
) -> Result<ValidJson<T>, ApiError> {
    let body = Json::<T>::from_request(request, state);
    let Ok(body) = tokio::time::timeout(within, body).await else {
        let message = format!("the body of a request has to come within {within:?}");
        return Err(Problem::new(ErrorCode::TooSlow, message).into());
    };
    Ok(ValidJson(body?.0))
}

/// The query of the URL.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(ApiError))]
pub(crate) struct Query<T>(pub(crate) T);

/// The parameters in the path.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(ApiError))]
pub(crate) struct Path<T>(pub(crate) T);

/// The only parameter of the path, as the id of a table. An id that no table can have is `table/unknown`.
pub(crate) struct TablePath(pub(crate) TableId);

impl FromRequestParts<Arc<App>> for TablePath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let Path(id) = Path::<String>::from_request_parts(parts, app).await?;
        let id = TableId(id);
        if is_table_id(&id) {
            return Ok(Self(id));
        }
        Err(Problem::new(ErrorCode::NoTable, "there is no such table").into())
    }
}

/// The client's network, as limits count it.
pub(crate) struct Network(pub(crate) ClientNetwork);

impl FromRequestParts<Arc<App>> for Network {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let peer = ConnectInfo::<Peer>::from_request_parts(parts, app).await;
        let ConnectInfo(Peer(address)) = peer.map_err(|error| {
            tracing::error!(%error, "a request without an address");
            Problem::new(
                ErrorCode::Internal,
                "the address of the client is not known",
            )
        })?;
        Ok(Self(network_of(app, address, &parts.headers)))
    }
}

/// The network that a request comes from.
pub(crate) fn network_of(app: &App, address: SocketAddr, headers: &HeaderMap) -> ClientNetwork {
    let forwarded = headers.get_all("x-forwarded-for");
    let trusted = &app.services.config.trust_proxy;
    if trusted.contains(address.ip()) {
        let lines = forwarded
            .iter()
            .map(|line| line.to_str().unwrap_or_default());
        let named: Vec<&str> = lines.flat_map(|line| line.split(',')).collect();
        if let Some(client) = trusted.client(named.into_iter()) {
            return ClientNetwork::of(client);
        }
    } else if forwarded.iter().next().is_some()
        && !app.limits.warned_of_proxy.swap(true, Ordering::Relaxed)
    {
        tracing::warn!(
            proxy = %address.ip(),
            "requests come through a proxy that is not trusted, and limits count them all as one \
             visitor; if the proxy sets X-Forwarded-For itself, start with --trust-proxy and its network"
        );
    }
    ClientNetwork::of(address.ip())
}

/// The token of the request, if it has one; rejects requests from pages of other sites.
pub(crate) struct Token(pub(crate) Option<String>);

impl FromRequestParts<Arc<App>> for Token {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        session::check_origin(&app.services.config, &parts.headers)?;
        Ok(Self(session::token_of(&parts.headers)))
    }
}

/// The device that a request comes from, if it has the cookie of one.
pub(crate) struct FromDevice(pub(crate) Option<Device>);

impl FromRequestParts<Arc<App>> for FromDevice {
    type Rejection = core::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        _app: &Arc<App>,
    ) -> Result<Self, Self::Rejection> {
        Ok(Self(Device::of(&parts.headers)))
    }
}

/// The current session; rejects requests without one, and from pages of other sites.
pub(crate) struct CurrentUser(pub(crate) Session);

impl FromRequestParts<Arc<App>> for CurrentUser {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let Token(token) = Token::from_request_parts(parts, app).await?;
        let token = token.unwrap_or_default();
        Ok(Self(app.find_session(&token).await?))
    }
}

/// The current session of a request that only reads, if it has one.
pub(crate) struct Viewer(Option<Result<Session, Problem>>);

impl FromRequestParts<Arc<App>> for Viewer {
    type Rejection = core::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<Self, Self::Rejection> {
        Ok(Self(match session::token_of(&parts.headers) {
            Some(token) => Some(app.find_session(&token).await),
            None => None,
        }))
    }
}

impl Viewer {
    pub(crate) fn person(&self) -> Option<&PersonId> {
        let session = self.0.as_ref()?.as_ref().ok()?;
        Some(&session.person.id)
    }

    /// The person, or why there is none.
    ///
    /// # Errors
    /// `session/expired` with the given message if the request has no token; `session/blocked`.
    pub(crate) fn required(&self, without_token: &str) -> Result<&PersonId, Problem> {
        match &self.0 {
            Some(Ok(session)) => Ok(&session.person.id),
            Some(Err(problem)) => Err(problem.clone()),
            None => Err(Problem::new(ErrorCode::Session, without_token)),
        }
    }

    /// The key under which limits count this request: the person, or the network without a session.
    pub(crate) fn queue_key(&self, network: ClientNetwork) -> QueueKey {
        let person = self.person().map(|it| it.as_str().to_owned());
        QueueKey {
            person: person.unwrap_or_else(|| network.to_string()),
            network,
        }
    }
}

/// The rate limit of a route, by person.
pub(crate) trait PersonLimit {
    const LIMITED: Limited;
}

macro_rules! person_limits {
    ($($name:ident),*) => {
        /// The rate limits of routes, by person.
        pub(crate) mod per_person {
            $(
                pub(crate) struct $name;

                impl super::PersonLimit for $name {
                    const LIMITED: super::Limited = super::Limited::$name;
                }
            )*
        }
    };
}

person_limits!(Challenge, Data, Invite, Note, Push, Settings, Tie);

/// The current session; rejects requests as [`CurrentUser`] does, and too many of them.
pub(crate) struct RateLimited<L>(pub(crate) Session, pub(crate) PhantomData<L>);

impl<L: PersonLimit> FromRequestParts<Arc<App>> for RateLimited<L> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let CurrentUser(session) = CurrentUser::from_request_parts(parts, app).await?;
        app.limit(L::LIMITED, session.person.id.as_str())?;
        Ok(Self(session, PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;
    use axum::http::header::CONTENT_TYPE;

    use super::*;

    #[tokio::test]
    async fn a_body_that_does_not_come_is_not_waited_for() {
        let body = futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>();
        let request = Request::builder()
            .header(CONTENT_TYPE, "application/json")
            .body(axum::body::Body::from_stream(body))
            .unwrap();
        let read = read_body::<_, serde_json::Value>(request, &(), Duration::from_millis(1)).await;
        let refused = read.err().unwrap();
        assert_eq!(refused.status(), StatusCode::REQUEST_TIMEOUT);
        assert_eq!(
            refused.problem.message,
            "the body of a request has to come within 1ms"
        );
    }
}
