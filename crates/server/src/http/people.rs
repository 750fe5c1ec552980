//! Sessions.

use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use kagiya_protocol::{ErrorCode, Problem, SessionReply, SessionRequest};

use super::{ApiError, Body_, origin_of};
use crate::app::House;
use crate::http::listener::Peer;
use crate::limits::rate::Limited;
use crate::session;

/// Who am I? Without a session this makes a guest.
#[utoipa::path(
    post,
    path = "/api/session",
    request_body = SessionRequest,
    responses(
        (status = 200, body = SessionReply, description = "who I am; a browser gets the cookie"),
        (status = 400, body = Problem, description = "the name is none"),
        (status = 403, body = Problem, description = "asked from a page of another site, or kept out"),
        (status = 429, body = Problem, description = "too many new guests from this address"),
    )
)]
pub(super) async fn start_session(
    State(house): State<Arc<House>>,
    ConnectInfo(Peer(address)): ConnectInfo<Peer>,
    headers: HeaderMap,
    Body_(request): Body_<SessionRequest>,
) -> Result<Response, ApiError> {
    session::check_origin(&house, &headers)?;
    let token = session::token_of(&headers);
    let known = match &token {
        Some(token) => Some(session::find(&house, token).await),
        None => None,
    };
    // Who is kept out does not come in as somebody else.
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
        let cookie = session::cookie(&house, Some(&token));
        return Ok(([(SET_COOKIE, cookie)], Json(reply)).into_response());
    }
    let key = origin_of(&house, address, &headers).to_string();
    ApiError::limit(&house, Limited::Session, &key)?;
    let new = session::create(&house, request.name.as_deref()).await?;
    let mut reply = SessionReply {
        you: new.session.person,
        new: true,
        token: None,
    };
    if request.token {
        reply.token = Some(new.token);
        return Ok(Json(reply).into_response());
    }
    let cookie = session::cookie(&house, Some(&new.token));
    Ok(([(SET_COOKIE, cookie)], Json(reply)).into_response())
}

/// End my session.
#[utoipa::path(
    delete,
    path = "/api/session",
    responses((status = 204, description = "there is no session any more"))
)]
pub(super) async fn end_session(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    session::check_origin(&house, &headers)?;
    if let Some(token) = session::token_of(&headers) {
        let hash = crate::random_ids::hash(&token);
        let ended = house.store.end_session(hash).await;
        ended.map_err(|error| house.not_stored(&error))?;
        house.end_session(hash);
    }
    let cookie = session::cookie(&house, None);
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie)]).into_response())
}
