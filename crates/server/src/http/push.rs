//! Notifications by web push.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use kagiya_protocol::{Problem, PushEndpoint, PushInfo, PushSubscription};

use super::extract::{CurrentUser, RateLimited, per_person};
use super::{ApiError, ValidJson};
use crate::app::App;

/// What a browser needs to subscribe to notifications: the server's public key, and the kinds to choose from.
#[utoipa::path(
    get,
    path = "/api/push",
    responses(
        (status = 200, body = PushInfo),
        (status = 401, body = Problem, description = "there is no session"),
    )
)]
pub(super) async fn info(
    State(app): State<Arc<App>>,
    CurrentUser(_): CurrentUser,
) -> Result<Json<PushInfo>, ApiError> {
    Ok(Json(app.push_info().await?))
}

/// Notify me on this device, of the kinds that I choose. A subscription with the same endpoint is replaced. It
/// ends with my session; of my devices, the last eight are kept.
#[utoipa::path(
    put,
    path = "/api/push",
    request_body = PushSubscription,
    responses(
        (status = 204, description = "it is kept"),
        (status = 400, body = Problem, description = "the subscription is invalid, or of an unknown push service"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 404, body = Problem, description = "this server sends no notifications"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
pub(super) async fn subscribe(
    State(app): State<Arc<App>>,
    RateLimited(me, _): RateLimited<per_person::Push>,
    ValidJson(wish): ValidJson<PushSubscription>,
) -> Result<StatusCode, ApiError> {
    app.subscribe_push(&me, &wish).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// No longer notify me on this device.
#[utoipa::path(
    post,
    path = "/api/push/remove",
    request_body = PushEndpoint,
    responses(
        (status = 204, description = "the server has no such subscription of mine"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
pub(super) async fn unsubscribe(
    State(app): State<Arc<App>>,
    RateLimited(me, _): RateLimited<per_person::Push>,
    ValidJson(device): ValidJson<PushEndpoint>,
) -> Result<StatusCode, ApiError> {
    app.unsubscribe_push(&me.person.id, &device.endpoint)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
