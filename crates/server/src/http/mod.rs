//! The HTTP interface.

mod accounts;
mod branches;
mod challenges;
mod choices;
mod error;
pub(crate) mod extract;
mod files;
mod games;
mod hints;
mod invented_table;
mod lessons;
pub(crate) mod listener;
mod middleware;
mod notes;
mod people;
mod preview_picture;
mod push;
mod puzzles;
mod qr;
mod records;
mod recovery;
mod reviews;
mod together;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, any, get};
use axum::{Json, Router};
use kagiya_protocol::{ErrorCode, Problem};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::OpenApi;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt as _};
use utoipa_axum::routes;

use crate::app::App;
use crate::assets;
use crate::limits::limited::Limited;
use crate::link_preview::{LinkTarget, Preview};
pub(crate) use error::ApiError;
use extract::{Network, Path, Query, ValidJson};

/// The largest body of a request.
const MAX_BODY: usize = 16 * 1024;

/// The smallest response that is compressed, in bytes.
const MIN_COMPRESSED: u64 = 1024;

#[derive(OpenApi)]
#[openapi(info(
    title = "Kagiya",
    description = "Tables of Hanabi: lists, rules, sessions and finished games. The games \
                   themselves are played over the WebSocket at /ws; docs/protocol.md tells how."
))]
struct Description;

/// The routes of the interface with their descriptions. Each handler's attribute has the method, the path and
/// the possible responses.
fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(people::start_session, people::end_session))
        .routes(routes!(accounts::account, accounts::open_account))
        .routes(routes!(accounts::sign_in))
        .routes(routes!(accounts::change_password))
        .routes(routes!(accounts::sign_out_everywhere))
        .routes(routes!(accounts::change_settings))
        .routes(routes!(accounts::remove_account))
        .routes(routes!(recovery::new_codes))
        .routes(routes!(recovery::recover))
        .routes(routes!(accounts::data))
        .routes(routes!(records::standings))
        .routes(routes!(records::firsts))
        .routes(routes!(choices::presets))
        .routes(routes!(choices::options))
        .routes(routes!(choices::rules))
        .routes(routes!(choices::rulebook))
        .routes(routes!(choices::variants))
        .routes(routes!(choices::variant_families))
        .routes(routes!(choices::variant))
        .routes(routes!(choices::seed))
        .routes(routes!(choices::bots))
        .routes(routes!(games::tables))
        .routes(routes!(games::turns))
        .routes(routes!(games::table))
        .routes(routes!(qr::qr))
        .routes(routes!(preview_picture::preview_picture))
        .routes(routes!(games::why))
        .routes(routes!(hints::hint))
        .routes(routes!(notes::my_notes, notes::write_note))
        .routes(routes!(games::games))
        .routes(routes!(games::replay))
        .routes(routes!(records::deal))
        .routes(routes!(files::open, files::opened).layer(DefaultBodyLimit::max(files::MAX_BODY)))
        .routes(routes!(files::delete))
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
        .routes(routes!(push::info, push::subscribe))
        .routes(routes!(push::unsubscribe))
        .routes(routes!(branches::look))
        .routes(routes!(branches::bot))
        .routes(routes!(reviews::progress, reviews::ask))
        .routes(routes!(reviews::reasons))
        .routes(routes!(games::state))
        .routes(routes!(notes::all_notes))
        .routes(routes!(games::record))
        .routes(routes!(games::hanab_live))
        .routes(routes!(lessons::lessons))
        .routes(routes!(lessons::lesson))
        .routes(routes!(lessons::moments))
        .routes(routes!(puzzles::puzzles))
        .routes(routes!(puzzles::moments))
        .routes(routes!(puzzles::puzzle))
        .routes(routes!(puzzles::hint))
        .routes(routes!(puzzles::answer))
}

/// The `OpenAPI` description of the HTTP interface.
///
/// # Panics
/// Never: the description is plain data.
pub fn openapi() -> String {
    let description = routes().into_openapi().to_pretty_json();
    description.expect("a description is always valid JSON")
}

/// All routes, with the one of WebSocket connections at `/ws`.
pub(crate) fn router(app: Arc<App>, websocket: MethodRouter<Arc<App>>) -> Router {
    let (api, _) = routes().split_for_parts();
    let api = api
        .route("/api/openapi.json", get(describe))
        .route("/api/{*nothing}", any(not_found))
        .method_not_allowed_fallback(other_method)
        .layer(from_fn_with_state(
            Arc::clone(&app),
            middleware::limit_requests,
        ));
    let counted = if app.services.config.metrics {
        Router::new().route("/metrics", get(metrics))
    } else {
        Router::new()
    };
    let header = |name, value| SetResponseHeaderLayer::if_not_present(name, value);
    Router::new()
        .merge(api)
        .route("/ws", websocket)
        .route("/healthz", get(|| async { "alive\n" }))
        .route("/readyz", get(ready))
        .merge(counted)
        .method_not_allowed_fallback(other_method)
        .fallback(files)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(Arc::clone(&app), middleware::check_host))
        .layer(from_fn_with_state(
            Arc::clone(&app),
            middleware::log_and_time,
        ))
        .layer(from_fn_with_state(
            Arc::clone(&app),
            middleware::require_tls,
        ))
        .layer(header(
            X_CONTENT_TYPE_OPTIONS,
            HeaderValue::from_static("nosniff"),
        ))
        // The id of an unlisted table is an invitation, which the header `Referer` must not reveal.
        .layer(header(
            REFERRER_POLICY,
            HeaderValue::from_static("same-origin"),
        ))
        .layer(header(CONTENT_SECURITY_POLICY, assets::NO_PAGE))
        .layer(header(CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .layer(CompressionLayer::new().compress_when(SizeAbove::new(MIN_COMPRESSED)))
        .with_state(app)
}

/// Only the metrics, for a listener of their own.
pub(crate) fn metrics_router(app: Arc<App>) -> Router {
    Router::new()
        .route("/metrics", get(metrics))
        .with_state(app)
}

async fn describe() -> Response {
    ([(CONTENT_TYPE, "application/json")], openapi()).into_response()
}

async fn not_found() -> ApiError {
    Problem::new(
        ErrorCode::NotFound,
        "there is nothing here; /api/openapi.json lists what there is",
    )
    .into()
}

/// The path exists with other methods; the header `Allow` lists them.
async fn other_method(method: Method) -> Response {
    let message = format!("`{method}` does nothing here; `Allow` says which methods do");
    let problem = Problem::new(ErrorCode::BadRequest, message);
    (StatusCode::METHOD_NOT_ALLOWED, Json(problem)).into_response()
}

/// How long a balancer waits for the store.
const STORE_ANSWERS: Duration = Duration::from_secs(1);

/// Whether the server works. This writes to the store, so it is rate-limited like any request.
async fn ready(State(app): State<Arc<App>>, Network(network): Network) -> Response {
    if let Err(limited) = app.limit_network(Limited::Request, network) {
        return ApiError::from(limited).into_response();
    }
    if app.services.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    let unready = match tokio::time::timeout(STORE_ANSWERS, app.services.store.ready()).await {
        Ok(Ok(())) => None,
        Ok(Err(error)) => {
            app.services.log_store_error(&error, "not ready");
            Some("the store can't be used; the log says why\n")
        }
        Err(_) => Some("the store does not answer\n"),
    };
    if let Some(why) = unready {
        return (StatusCode::SERVICE_UNAVAILABLE, why).into_response();
    }
    // Without the bus all servers are alike: a balancer that took them out would leave nobody a server.
    if app.services.bus.is_ready() {
        "ready\n".into_response()
    } else {
        "ready, but the other servers can't be reached\n".into_response()
    }
}

async fn metrics(State(app): State<Arc<App>>) -> Response {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    let text = {
        let waiting = app.limits.thinkers.waiting();
        let (services, all) = (&app.services, &app.limits.usage.all);
        let connected = services.bus.is_ready();
        services
            .metrics
            .text(&services.store, connected, waiting, all)
    };
    ([(CONTENT_TYPE, kind)], text).into_response()
}

async fn files(
    State(app): State<Arc<App>>,
    Network(network): Network,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    let reads = matches!(method, Method::GET | Method::HEAD);
    // A visitor with too many requests gets the page without the names at the table.
    let may_look = || {
        let limit = app.limit_network(Limited::Request, network);
        limit.is_ok() && app.check_network(network).is_ok()
    };
    let preview = match LinkTarget::of(path) {
        Some(target) if reads && may_look() => app.link_preview(target).await,
        _ => Preview::Home,
    };
    let found = || {
        let config = &app.services.config;
        let places = (config.web.as_deref(), config.public_url.as_deref());
        config.assets.response(places, path, &headers, &preview)
    };
    reads.then(found).flatten().unwrap_or_else(|| {
        let problem = Problem::new(ErrorCode::NotFound, "there is nothing here");
        ApiError::from(problem).into_response()
    })
}
