//! The picture that messengers show of a link to a table.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, LOCATION};
use axum::response::{IntoResponse, Response};
use kagiya_protocol::{ErrorCode, Problem};
use serde::Deserialize;

use super::ApiError;
use super::extract::{Network, TablePath};
use crate::app::App;
use crate::limits::limited::Limited;
use crate::link_preview::{LinkTarget, PICTURE, Preview};

/// The language of the picture. The page's address of the picture has the seats as well, so that a messenger
/// doesn't show an old picture.
#[derive(Deserialize, Debug)]
pub(super) struct Wanted {
    #[serde(default)]
    language: String,
}

/// The picture of a table for messengers: its edition, its host and its seats. It has nothing that the link's page
/// doesn't say. While many pictures are drawn, it is the general one.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/preview.png",
    params(
        ("id" = String, Path, description = "the table"),
        ("language" = Option<String>, Query, description = "the code of a language, such as `en`"),
    ),
    responses(
        (status = 200, description = "the picture, 1200 × 630 pixels", content_type = "image/png"),
        (status = 303, description = "the general picture, since there is no time to draw one"),
        (status = 404, body = Problem, description = "there is no such table"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
pub(super) async fn preview_picture(
    State(app): State<Arc<App>>,
    Network(network): Network,
    TablePath(id): TablePath,
    Query(wanted): Query<Wanted>,
) -> Result<Response, ApiError> {
    app.limit_network(Limited::Request, network)?;
    let Preview::Table(table) = app.link_preview(LinkTarget::Table(id)).await else {
        return Err(Problem::new(ErrorCode::NoTable, "there is no such table").into());
    };
    let assets = &app.services.config.assets;
    let Some(picture) = assets.picture(&wanted.language, &table).await else {
        let general = [(LOCATION, format!("/{PICTURE}"))];
        return Ok((StatusCode::SEE_OTHER, general).into_response());
    };
    let headers = [
        (CONTENT_TYPE, "image/png"),
        (CACHE_CONTROL, "public, max-age=300"),
    ];
    Ok((headers, picture).into_response())
}
