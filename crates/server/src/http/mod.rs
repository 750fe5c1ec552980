//! The HTTP interface.

mod accounts;
mod branches;
mod challenges;
mod choices;
mod games;
mod lessons;
pub(crate) mod listener;
mod notes;
mod people;
mod records;
mod together;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONNECTION, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, REFERRER_POLICY,
    RETRY_AFTER, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use axum::{Json, Router};
use kagiya_protocol::{ErrorCode, Problem};
use serde::de::DeserializeOwned;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::House;
use crate::assets;
use crate::http::listener::Peer;
use crate::limits::bans::Whom;
use crate::limits::fair_queue::Asker;
use crate::limits::quota::Origin;
use crate::limits::rate::Limited;
use crate::ws;

/// The largest body of a request.
const MAX_BODY: usize = 16 * 1024;

/// The smallest answer that is worth packing, in bytes.
const MIN_PACKED: u64 = 1024;

/// How long a request may take.
const TIMEOUT: Duration = Duration::from_secs(20);

/// How long the body of a request may take to come.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);

/// A refusal as an answer.
#[derive(Debug)]
pub(crate) struct ApiError {
    problem: Problem,
    retry_after: Option<u32>,
}

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> Self {
        Self {
            problem,
            retry_after: None,
        }
    }
}

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> Self {
        let code = if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            ErrorCode::TooLarge
        } else {
            ErrorCode::BadRequest
        };
        Problem::new(code, rejection.body_text()).into()
    }
}

impl From<QueryRejection> for ApiError {
    fn from(rejection: QueryRejection) -> Self {
        Problem::new(ErrorCode::BadRequest, rejection.body_text()).into()
    }
}

impl From<PathRejection> for ApiError {
    fn from(rejection: PathRejection) -> Self {
        Problem::new(ErrorCode::BadRequest, rejection.body_text()).into()
    }
}

impl ApiError {
    /// Refuses what is done too often.
    ///
    /// # Errors
    /// `rate/limited`.
    pub(crate) fn limit(house: &House, limited: Limited, key: &str) -> Result<(), Self> {
        house
            .limiter
            .check(limited, key, house.clock.uptime())
            .map_err(|wait| {
                house.metrics.limited.add(1);
                Self {
                    problem: Problem::new(
                        ErrorCode::RateLimited,
                        format!("too much of this in too short a time; try again in {wait} ms"),
                    ),
                    retry_after: Some(wait),
                }
            })
    }

    /// Refuses what somebody, or all who come from where they do, have done too often.
    ///
    /// # Errors
    /// `rate/limited`.
    pub(crate) fn limit_asker(house: &House, limited: Limited, asker: &Asker) -> Result<(), Self> {
        Self::limit(house, limited, &asker.person)?;
        match limited.of_address() {
            Some(of_all) => Self::limit(house, of_all, &asker.origin),
            None => Ok(()),
        }
    }

    fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.problem.code.status()).unwrap_or(StatusCode::BAD_REQUEST)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(self.problem)).into_response();
        if let Some(wait) = self.retry_after {
            let seconds = HeaderValue::from(wait.div_ceil(1000));
            response.headers_mut().insert(RETRY_AFTER, seconds);
        }
        response
    }
}

/// A body of JSON, or a refusal in words.
pub(crate) struct Body_<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body_<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        read_body(request, state, BODY_TIMEOUT).await
    }
}

/// Reads a body, if it comes in time.
async fn read_body<S: Send + Sync, T: DeserializeOwned>(
    request: Request,
    state: &S,
    within: Duration,
) -> Result<Body_<T>, ApiError> {
    let body = Json::<T>::from_request(request, state);
    let Ok(body) = tokio::time::timeout(within, body).await else {
        let message = format!("the body of a request has to come within {within:?}");
        return Err(Problem::new(ErrorCode::TooSlow, message).into());
    };
    Ok(Body_(body?.0))
}

/// A query, or a refusal in words.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(ApiError))]
pub(crate) struct Query<T>(pub(crate) T);

/// What an address names, or a refusal in words.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(ApiError))]
pub(crate) struct Path<T>(pub(crate) T);

/// From where a request comes, as limits count it.
pub(crate) fn origin_of(house: &House, address: SocketAddr, headers: &HeaderMap) -> Origin {
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    if house.config.trust_proxy {
        let named = forwarded
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.rsplit(',').next())
            .and_then(Origin::parse);
        if let Some(origin) = named {
            return origin;
        }
    } else if forwarded.is_some() && !house.warned_of_proxy.swap(true, Ordering::Relaxed) {
        tracing::warn!(
            proxy = %address.ip(),
            "requests come through a proxy, and limits count them all as one visitor; if the proxy \
             sets X-Forwarded-For itself, start with --trust-proxy"
        );
    }
    Origin::of(address.ip())
}

#[derive(OpenApi)]
#[openapi(info(
    title = "Kagiya",
    description = "Tables of Hanabi: lists, rules, sessions and finished games. The games \
                   themselves are played over the WebSocket at /ws; docs/protocol.md tells how."
))]
struct Description;

/// The routes of the interface, each with its description: one line for each handler, whose
/// attribute has the method, the path and what may come back.
fn routes() -> OpenApiRouter<Arc<House>> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(people::start_session, people::end_session))
        .routes(routes!(accounts::account, accounts::open_account))
        .routes(routes!(accounts::sign_in))
        .routes(routes!(accounts::change_password))
        .routes(routes!(accounts::sign_out_everywhere))
        .routes(routes!(accounts::change_settings))
        .routes(routes!(accounts::remove_account))
        .routes(routes!(accounts::data))
        .routes(routes!(records::standings))
        .routes(routes!(choices::presets))
        .routes(routes!(choices::options))
        .routes(routes!(choices::rules))
        .routes(routes!(choices::rulebook))
        .routes(routes!(choices::bots))
        .routes(routes!(games::tables))
        .routes(routes!(games::turns))
        .routes(routes!(games::table))
        .routes(routes!(games::why))
        .routes(routes!(notes::my_notes, notes::write_note))
        .routes(routes!(games::games))
        .routes(routes!(games::replay))
        .routes(routes!(records::deal))
        .routes(routes!(challenges::make))
        .routes(routes!(challenges::challenge))
        .routes(routes!(challenges::challenge_games))
        .routes(routes!(challenges::day))
        .routes(routes!(challenges::day_games))
        .routes(routes!(together::people))
        .routes(routes!(together::befriend))
        .routes(routes!(together::unfriend))
        .routes(routes!(together::block))
        .routes(routes!(together::unblock))
        .routes(routes!(together::show))
        .routes(routes!(together::invite, together::decline))
        .routes(routes!(branches::look))
        .routes(routes!(branches::bot))
        .routes(routes!(games::state))
        .routes(routes!(notes::all_notes))
        .routes(routes!(games::record))
        .routes(routes!(games::hanab_live))
        .routes(routes!(lessons::lessons))
        .routes(routes!(lessons::lesson))
}

/// The description of the HTTP interface for machines.
///
/// # Panics
/// Never: the description is plain data.
pub fn openapi() -> String {
    let description = routes().into_openapi().to_pretty_json();
    description.expect("a description is always valid JSON")
}

/// Everything that the server answers.
pub(crate) fn router(house: Arc<House>) -> Router {
    let (api, _) = routes().split_for_parts();
    let api = api
        .route("/api/openapi.json", get(describe))
        .route("/api/{*nothing}", any(nothing))
        .method_not_allowed_fallback(other_method)
        .layer(middleware::from_fn_with_state(Arc::clone(&house), limit));
    let counted = if house.config.metrics {
        Router::new().route("/metrics", get(metrics))
    } else {
        Router::new()
    };
    let header = |name, value| SetResponseHeaderLayer::if_not_present(name, value);
    Router::new()
        .merge(api)
        .route("/ws", get(ws::upgrade))
        .route("/healthz", get(|| async { "alive\n" }))
        .route("/readyz", get(ready))
        .merge(counted)
        .method_not_allowed_fallback(other_method)
        .fallback(files)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), host))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), attend))
        .layer(header(
            X_CONTENT_TYPE_OPTIONS,
            HeaderValue::from_static("nosniff"),
        ))
        // The id of an unlisted table is an invitation and stays here.
        .layer(header(
            REFERRER_POLICY,
            HeaderValue::from_static("same-origin"),
        ))
        .layer(header(CONTENT_SECURITY_POLICY, assets::NO_PAGE))
        .layer(header(CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .layer(CompressionLayer::new().compress_when(SizeAbove::new(MIN_PACKED)))
        .with_state(house)
}

/// What is counted, for a place of its own.
pub(crate) fn metrics_router(house: Arc<House>) -> Router {
    Router::new()
        .route("/metrics", get(metrics))
        .with_state(house)
}

async fn describe() -> Response {
    ([(CONTENT_TYPE, "application/json")], openapi()).into_response()
}

async fn nothing() -> ApiError {
    Problem::new(
        ErrorCode::NotFound,
        "there is nothing here; /api/openapi.json lists what there is",
    )
    .into()
}

/// Something is there, but nothing is done with it by this method; the header `Allow` has those that do.
async fn other_method(method: Method) -> Response {
    let message = format!("`{method}` does nothing here; `Allow` says which methods do");
    let problem = Problem::new(ErrorCode::BadRequest, message);
    (StatusCode::METHOD_NOT_ALLOWED, Json(problem)).into_response()
}

/// Whether the house can do its work. It writes to find out, so that it is limited like any request.
async fn ready(
    State(house): State<Arc<House>>,
    ConnectInfo(Peer(address)): ConnectInfo<Peer>,
    headers: HeaderMap,
) -> Response {
    let key = origin_of(&house, address, &headers).to_string();
    if let Err(limited) = ApiError::limit(&house, Limited::Request, &key) {
        return limited.into_response();
    }
    if house.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    if !house.bus.is_ready() {
        let why = "the other servers can't be reached\n";
        return (StatusCode::SERVICE_UNAVAILABLE, why).into_response();
    }
    if house.store.is_ready().await {
        "ready\n".into_response()
    } else {
        (
            StatusCode::SERVICE_UNAVAILABLE,
            "the store does not answer\n",
        )
            .into_response()
    }
}

async fn metrics(State(house): State<Arc<House>>) -> Response {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    let text = {
        let waiting = house.thinkers.waiting();
        house.metrics.text(&house.store, waiting, &house.crowd.all)
    };
    ([(CONTENT_TYPE, kind)], text).into_response()
}

async fn files(
    State(house): State<Arc<House>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let reads = matches!(method, Method::GET | Method::HEAD);
    let path = uri.path().trim_start_matches('/');
    let found = || assets::file(house.config.web.as_deref(), path, &headers);
    reads.then(found).flatten().unwrap_or_else(|| {
        let problem = Problem::new(ErrorCode::NotFound, "there is nothing here");
        ApiError::from(problem).into_response()
    })
}

/// Takes only requests to the name of this server: a page of another site could otherwise have its own
/// name point here, and read what is answered.
async fn host(
    State(house): State<Arc<House>>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let named = request.headers().get(HOST);
    let named = named.and_then(|name| name.to_str().ok());
    if named.is_none_or(|name| is_called(&house, name)) {
        return Ok(next.run(request).await);
    }
    let problem = Problem::new(
        ErrorCode::Host,
        "this server is not called so; the option --public-url says what it is called",
    );
    Err(problem.into())
}

/// Whether the server is called so: by the name of its public address, or by one that no other site can
/// have, an address or a name of the local network.
fn is_called(house: &House, authority: &str) -> bool {
    let Ok(authority) = authority.parse::<Authority>() else {
        return false;
    };
    let host = authority.host();
    let public = house.config.public_url.as_deref();
    let public = public.and_then(|url| url.parse::<Uri>().ok());
    if public.is_some_and(|it| {
        it.host()
            .is_some_and(|name| name.eq_ignore_ascii_case(host))
    }) {
        return true;
    }
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let lower = host.trim_end_matches('.').to_ascii_lowercase();
    bare.parse::<std::net::IpAddr>().is_ok()
        || !lower.contains('.')
        || [".local", ".localhost"]
            .iter()
            .any(|end| lower.ends_with(end))
}

/// Counts the requests of each address, and refuses those of an address that is kept out.
async fn limit(
    State(house): State<Arc<House>>,
    ConnectInfo(Peer(address)): ConnectInfo<Peer>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let origin = origin_of(&house, address, request.headers());
    if let Err(problem) = house.lets_in(&Whom::Address(origin)) {
        let mut refused = ApiError::from(problem).into_response();
        refused
            .headers_mut()
            .insert(CONNECTION, HeaderValue::from_static("close"));
        return Ok(refused);
    }
    ApiError::limit(&house, Limited::Request, &origin.to_string())?;
    Ok(next.run(request).await)
}

/// Sees to it that every request is answered in time, counted, and has a line in the log.
async fn attend(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let since = Instant::now();
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let answered = tokio::time::timeout(TIMEOUT, next.run(request)).await;
    let response = answered.unwrap_or_else(|_| {
        let problem = Problem::new(ErrorCode::Busy, "that took too long; try again");
        ApiError::from(problem).into_response()
    });
    let status = response.status();
    house.metrics.requests.add(1);
    if status.is_server_error() {
        house.metrics.request_failures.add(1);
    }
    tracing::debug!(
        %method,
        path,
        status = status.as_u16(),
        micros = u64::try_from(since.elapsed().as_micros()).unwrap_or(u64::MAX),
        "request"
    );
    response
}

#[cfg(test)]
mod tests {
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
