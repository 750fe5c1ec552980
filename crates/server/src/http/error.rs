//! Refusals as HTTP responses.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use kagiya_protocol::{ErrorCode, Problem};

use crate::refusal::Refusal;

/// A refusal as a response.
#[derive(Debug)]
pub(crate) struct ApiError {
    pub(super) problem: Problem,
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

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        Self {
            problem: refusal.problem,
            retry_after: refusal.retry_after,
        }
    }
}

impl ApiError {
    pub(super) fn status(&self) -> StatusCode {
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
