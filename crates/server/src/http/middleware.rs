//! The middleware of all requests.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::header::{CONNECTION, HOST, STRICT_TRANSPORT_SECURITY};
use axum::http::uri::Authority;
use axum::http::{HeaderValue, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kagiya_protocol::{ErrorCode, Problem};

use super::ApiError;
use super::extract::Network;
use crate::app::App;
use crate::limits::limited::Limited;

/// How long a request may take.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Accepts only requests for this server's name. Otherwise a page of another site could point its own name to
/// this server and read the responses.
pub(super) async fn check_host(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let mut hosts = request.headers().get_all(HOST).iter();
    let named = hosts.next();
    if hosts.next().is_some() {
        // A proxy may decide by one of them, and this server by the other.
        let message = "a request names one host, and this one has more than one `Host` header";
        return Err(Problem::new(ErrorCode::BadRequest, message).into());
    }
    let named = named.and_then(|name| name.to_str().ok());
    if named.is_none_or(|name| has_host(&app, name)) {
        return Ok(next.run(request).await);
    }
    let problem = Problem::new(
        ErrorCode::Host,
        "this server is not called so; the option --public-url says what it is called",
    );
    Err(problem.into())
}

/// Whether a request names this server: by its public address, or by a name that no other site can have,
/// which is an address or a name of the local network.
fn has_host(app: &App, authority: &str) -> bool {
    let Ok(authority) = authority.parse::<Authority>() else {
        return false;
    };
    let host = authority.host();
    let public = app.services.config.public_url.as_deref();
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

/// Tells browsers to use TLS only, for a year, if that is how the public address begins.
pub(super) async fn require_tls(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = next.run(request).await;
    if app.services.config.is_https() {
        response.headers_mut().insert(
            STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=31536000"),
        );
    }
    response
}

/// Counts the requests of each network, and refuses those of a banned one.
pub(super) async fn limit_requests(
    State(app): State<Arc<App>>,
    Network(network): Network,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    if let Err(problem) = app.check_network(network) {
        let mut refused = ApiError::from(problem).into_response();
        refused
            .headers_mut()
            .insert(CONNECTION, HeaderValue::from_static("close"));
        return Ok(refused);
    }
    app.limit_network(Limited::Request, network)?;
    Ok(next.run(request).await)
}

/// Limits the time of every request, counts it and logs it.
pub(super) async fn log_and_time(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    let since = Instant::now();
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let answered = tokio::time::timeout(TIMEOUT, next.run(request)).await;
    let response = answered.unwrap_or_else(|_| {
        let problem = Problem::new(ErrorCode::Busy, "that took too long; try again");
        ApiError::from(problem).into_response()
    });
    let status = response.status();
    app.services.metrics.requests.add(1);
    if status.is_server_error() {
        app.services.metrics.request_failures.add(1);
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
