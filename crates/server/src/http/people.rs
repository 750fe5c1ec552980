//! Sessions.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kagiya_protocol::{ErrorCode, Problem, SessionReply, SessionRequest};

use super::accounts::{session_started, set_cookies};
use super::extract::{FromDevice, Network, Token};
use super::{ApiError, ValidJson};
use crate::app::App;
use crate::device::Device;
use crate::limits::limited::Limited;
use crate::session;

/// Who am I? Without a session this makes a guest.
#[utoipa::path(
    post,
    path = "/api/session",
    request_body = SessionRequest,
    responses(
        (status = 200, body = SessionReply, description = "my id and name; a browser gets the cookie"),
        (status = 400, body = Problem, description = "the name is invalid"),
        (status = 403, body = Problem, description = "asked from a page of another site, or banned"),
        (status = 429, body = Problem, description = "too many new guests from this address"),
    )
)]
pub(super) async fn start_session(
    State(app): State<Arc<App>>,
    Token(token): Token,
    Network(network): Network,
    FromDevice(device): FromDevice,
    ValidJson(request): ValidJson<SessionRequest>,
) -> Result<Response, ApiError> {
    let known = match &token {
        Some(token) => Some(app.find_session(token).await),
        None => None,
    };
    // A banned person can't become another guest.
    if let Some(Err(problem)) = &known
        && problem.code == ErrorCode::Blocked
    {
        return Err(problem.clone().into());
    }
    if let (Some(token), Some(Ok(found))) = (token, known) {
        let reply = SessionReply {
            you: found.person,
            new: false,
            token: None,
        };
        // The browser keeps the cookie as long as the server keeps the session.
        let cookie = session::cookie(&app.services.config, Some(&token));
        return Ok((cookie, Json(reply)).into_response());
    }
    app.limit_network(Limited::Session, network)?;
    let new = session::create(&app.services, request.name.as_deref()).await?;
    let device = device.unwrap_or_else(Device::new);
    app.plays_on(&device, &new.session.person.id).await?;
    let mut response = session_started(&app, new, request.token, true);
    if !request.token {
        set_cookies(&mut response, device.cookie(&app.services.config));
    }
    Ok(response)
}

/// End my session.
#[utoipa::path(
    delete,
    path = "/api/session",
    responses((status = 204, description = "there is no session any more"))
)]
pub(super) async fn end_session(
    State(app): State<Arc<App>>,
    Token(token): Token,
) -> Result<Response, ApiError> {
    if let Some(token) = token {
        let hash = crate::random_ids::hash(&token);
        let ended = app.services.store.end_session(hash).await;
        ended.map_err(|error| app.services.not_stored(&error))?;
        app.end_session(hash);
    }
    let cookie = session::cookie(&app.services.config, None);
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}
