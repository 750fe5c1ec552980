//! Recovery codes of accounts.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use kagiya_protocol::{PasswordRequest, Problem, RecoveryCodes, RecoveryRequest, SessionReply};

use super::accounts::{limit_own_guesses, remember_device, session_before, session_started};
use super::extract::{CurrentUser, FromDevice, Network, Token};
use super::{ApiError, ValidJson};
use crate::app::App;

/// New recovery codes for my account. The old ones are no longer valid, and the new ones are shown only now.
#[utoipa::path(
    post,
    path = "/api/account/recovery-codes",
    request_body = PasswordRequest,
    responses(
        (status = 200, body = RecoveryCodes),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 403, body = Problem, description = "I have no account, or another password"),
        (status = 429, body = Problem, description = "too many attempts"),
    )
)]
pub(super) async fn new_codes(
    State(app): State<Arc<App>>,
    Network(network): Network,
    CurrentUser(me): CurrentUser,
    ValidJson(request): ValidJson<PasswordRequest>,
) -> Result<Json<RecoveryCodes>, ApiError> {
    limit_own_guesses(&app, &me)?;
    let proof = (&*request.password, network);
    let codes = app.new_recovery_codes(&me, proof).await?;
    Ok(Json(RecoveryCodes { codes }))
}

/// A session and a new password for a person who has a recovery code. All their other sessions end.
#[utoipa::path(
    post,
    path = "/api/account/recovery",
    request_body = RecoveryRequest,
    responses(
        (status = 200, body = SessionReply, description = "a browser gets the cookie"),
        (status = 400, body = Problem, description = "the new password won't do"),
        (status = 403, body = Problem, description = "no account has this name and this unused code"),
        (status = 409, body = Problem, description = "I sit at a table as a guest"),
        (status = 429, body = Problem, description = "too many attempts"),
    )
)]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    Token(token): Token,
    Network(network): Network,
    FromDevice(device): FromDevice,
    ValidJson(request): ValidJson<RecoveryRequest>,
) -> Result<Response, ApiError> {
    app.limit_codes(network, &request.name)?;
    let before = session_before(&app, token).await;
    let proof = (&*request.name, &*request.code);
    let new = (&*request.new, network);
    let (session, account) = app.recover(proof, new, before.as_ref()).await?;
    let mut response = session_started(&app, session, request.token, false);
    remember_device(&app, device, &account, &mut response).await;
    Ok(response)
}
