//! The link to a table as a QR code.

use core::fmt::Write as _;
use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::response::{IntoResponse, Response};
use kagiya_protocol::{ErrorCode, Problem};
use qrcodegen::{QrCode, QrCodeEcc};

use super::ApiError;
use super::extract::TablePath;
use crate::app::App;

/// The light border around the code, in modules; the standard requires four.
const BORDER: i32 = 4;

/// The link to a table as a QR code, an SVG picture in black on white.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/qr.svg",
    params(("id" = String, Path, description = "the table")),
    responses(
        (status = 200, description = "the picture", content_type = "image/svg+xml"),
        (status = 404, body = Problem, description = "there is no such table"),
    )
)]
pub(super) async fn qr(
    State(app): State<Arc<App>>,
    TablePath(id): TablePath,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let row = app.services.store.row(&id).await;
    if row.map_err(|error| app.services.busy(&error))?.is_none() {
        return Err(Problem::new(ErrorCode::NoTable, "there is no such table").into());
    }
    let origin = if let Some(url) = &app.services.config.public_url {
        url.trim_end_matches('/').to_owned()
    } else {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        format!("http://{}", host.unwrap_or("localhost"))
    };
    let code = QrCode::encode_text(&format!("{origin}/t/{id}"), QrCodeEcc::Medium);
    let code = code.map_err(|_| {
        Problem::new(
            ErrorCode::BadRequest,
            "the address of this server is too long for a QR code",
        )
    })?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], svg(&code)).into_response())
}

fn svg(code: &QrCode) -> String {
    let size = code.size();
    let mut dark = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let length = (x..size).take_while(|x| code.get_module(*x, y)).count();
            if length > 0 {
                let (left, top) = (x + BORDER, y + BORDER);
                let _ = write!(dark, "M{left} {top}h{length}v1h-{length}z");
            }
            x += i32::try_from(length).unwrap_or(size) + 1;
        }
    }
    let whole = size + 2 * BORDER;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {whole} {whole}\" \
         shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{whole}v{whole}h-{whole}z\"/>\
         <path d=\"{dark}\"/></svg>\n"
    )
}
