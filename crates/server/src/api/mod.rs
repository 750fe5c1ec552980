//! The HTTP interface.

mod choices;
mod games;
mod people;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body, to_bytes};
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, CONTENT_TYPE,
    REFERRER_POLICY, RETRY_AFTER, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use kagiya_protocol::{ErrorCode, Problem};
use utoipa::OpenApi;

use crate::assets;
use crate::house::House;
use crate::limits::Limited;
use crate::quiet::Peer;
use crate::socket;

/// The largest body of a request.
const MAX_BODY: usize = 16 * 1024;

/// The largest answer that is packed while somebody waits.
const MAX_PACKED: usize = 4 << 20;

/// How long a request may take.
const TIMEOUT: Duration = Duration::from_secs(20);

/// A refusal as an answer.
#[derive(Debug)]
pub struct ApiError {
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

impl ApiError {
    /// Refuses what is done too often.
    ///
    /// # Errors
    /// `rate/limited`.
    pub fn limit(house: &House, limited: Limited, key: &str) -> Result<(), Self> {
        house
            .limiter
            .check(limited, key, house.clock.now())
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

    fn status(&self) -> StatusCode {
        match self.problem.code {
            ErrorCode::Session => StatusCode::UNAUTHORIZED,
            ErrorCode::Origin | ErrorCode::NotOwner | ErrorCode::NotSeated => StatusCode::FORBIDDEN,
            ErrorCode::NoTable
            | ErrorCode::NotFound
            | ErrorCode::NoBotThere
            | ErrorCode::NothingToExplain => StatusCode::NOT_FOUND,
            ErrorCode::NotFinished | ErrorCode::NotExportable => StatusCode::CONFLICT,
            ErrorCode::RateLimited => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorCode::Busy | ErrorCode::ShuttingDown => StatusCode::SERVICE_UNAVAILABLE,
            ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::BAD_REQUEST,
        }
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
#[derive(FromRequest)]
#[from_request(via(Json), rejection(ApiError))]
pub(crate) struct Body_<T>(pub(crate) T);

/// A query, or a refusal in words.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(ApiError))]
pub(crate) struct Query<T>(pub(crate) T);

/// From where a request comes, for rate limits.
pub fn client_address(house: &House, address: SocketAddr, headers: &HeaderMap) -> String {
    if house.config.trust_proxy {
        let forwarded = headers
            .get_all("x-forwarded-for")
            .iter()
            .next_back()
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.rsplit(',').next());
        if let Some(forwarded) = forwarded {
            return forwarded.trim().to_owned();
        }
    }
    address.ip().to_string()
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Kagiya",
        description = "Tables of Hanabi: lists, rules, sessions and finished games. The games \
                       themselves are played over the WebSocket at /ws; docs/protocol.md tells how."
    ),
    paths(
        people::start_session,
        people::end_session,
        choices::presets,
        choices::options,
        choices::rules,
        choices::bots,
        games::tables,
        games::table,
        games::why,
        games::games,
        games::replay,
        games::state,
        games::record,
        games::hanab_live,
    )
)]
struct Description;

/// The description of the HTTP interface for machines.
///
/// # Panics
/// Never: the description is plain data.
pub fn openapi() -> String {
    let description = Description::openapi().to_pretty_json();
    description.expect("a description is always valid JSON")
}

/// All routes.
pub fn router(house: Arc<House>) -> Router {
    let api = Router::new()
        .route(
            "/session",
            post(people::start_session).delete(people::end_session),
        )
        .route("/presets", get(choices::presets))
        .route("/options", get(choices::options))
        .route("/rules", post(choices::rules))
        .route("/bots", get(choices::bots))
        .route("/tables", get(games::tables))
        .route("/tables/{id}", get(games::table))
        .route("/tables/{id}/why", get(games::why))
        .route("/games", get(games::games))
        .route("/games/{id}/replay", get(games::replay))
        .route("/games/{id}/state", get(games::state))
        .route("/games/{id}/record", get(games::record))
        .route("/games/{id}/hanab-live", get(games::hanab_live))
        .route("/openapi.json", get(describe))
        .fallback(nothing)
        .layer(middleware::from_fn_with_state(Arc::clone(&house), limit));
    Router::new()
        .nest("/api", api)
        .route("/ws", get(socket::upgrade))
        .route("/healthz", get(|| async { "alive\n" }))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .fallback(files)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), wrap))
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

async fn ready(State(house): State<Arc<House>>) -> Response {
    if house.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
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
    let text = house.metrics.text(house.store.commits());
    ([(CONTENT_TYPE, kind)], text).into_response()
}

async fn files(
    State(house): State<Arc<House>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let found = || {
        let path = uri.path().trim_start_matches('/');
        if path.starts_with("locales/") {
            return assets::texts(house.config.web.as_deref(), path, &headers);
        }
        if path.starts_with("docs/") {
            return assets::guide(path, &headers);
        }
        assets::web(house.config.web.as_deref(), path, &headers)
    };
    let reads = matches!(method, Method::GET | Method::HEAD);
    reads.then(found).flatten().unwrap_or_else(|| {
        let problem = Problem::new(ErrorCode::NotFound, "there is nothing here");
        ApiError::from(problem).into_response()
    })
}

/// Counts the requests of each address.
async fn limit(
    State(house): State<Arc<House>>,
    ConnectInfo(Peer(address)): ConnectInfo<Peer>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let key = client_address(&house, address, request.headers());
    ApiError::limit(&house, Limited::Request, &key)?;
    Ok(next.run(request).await)
}

/// What all answers have in common: a time limit, a line in the log, safe headers, packing.
async fn wrap(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let since = Instant::now();
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let gzip = assets::takes_gzip(request.headers());
    let answered = tokio::time::timeout(TIMEOUT, next.run(request)).await;
    let mut response = answered.unwrap_or_else(|_| {
        let problem = Problem::new(ErrorCode::Busy, "that took too long; try again");
        ApiError::from(problem).into_response()
    });
    let status = response.status();
    house.metrics.requests.add(1);
    if status.is_server_error() {
        house.metrics.request_failures.add(1);
    }
    let headers = response.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // The id of an unlisted table is an invitation and stays here.
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers
        .entry(CONTENT_SECURITY_POLICY)
        .or_insert(assets::NO_PAGE);
    headers
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    if gzip {
        response = pack(response).await;
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

/// Packs an answer of JSON that is worth it.
async fn pack(response: Response) -> Response {
    let headers = response.headers();
    let json = headers
        .get(CONTENT_TYPE)
        .is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    if !json || headers.contains_key(CONTENT_ENCODING) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(bytes) = to_bytes(body, MAX_PACKED).await else {
        let problem = Problem::new(ErrorCode::Internal, "the answer is too large");
        return ApiError::from(problem).into_response();
    };
    if bytes.len() < 1024 {
        return Response::from_parts(parts, Body::from(bytes));
    }
    parts.headers.remove(CONTENT_LENGTH);
    parts
        .headers
        .insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts
        .headers
        .insert(VARY, HeaderValue::from_static("accept-encoding"));
    Response::from_parts(parts, Body::from(assets::gzip(&bytes)))
}
