//! The HTTP side: logging in, and the beginning of a WebSocket.

use core::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::{
    CONNECTION, CONTENT_TYPE, COOKIE, HOST, HeaderMap, HeaderValue, ORIGIN, SET_COOKIE,
};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use kagiya_client::Session;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;

use super::limits::{Connected, MAX_LOGIN};
use super::logins::{LoginError, set_cookie};
use super::{Shared, client};

/// How long to wait when the system has no room for another connection.
const PAUSE: Duration = Duration::from_millis(100);

type Answer = Response<Full<Bytes>>;

/// Accepts connections until the gateway stops.
pub(super) async fn accept(
    listener: TcpListener,
    shared: Arc<Shared>,
    mut stopping: watch::Receiver<bool>,
) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.wait_for(|it| *it) => return,
        };
        let Ok((stream, address)) = accepted else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        // Too many: the connection is closed.
        if let Some(connected) = shared.usage.connect(address.ip().to_canonical()) {
            let (shared, stopping) = (Arc::clone(&shared), stopping.clone());
            let address = address.ip().to_canonical();
            tokio::spawn(connection(stream, address, shared, connected, stopping));
        }
    }
}

/// Answers the one request of a connection. A WebSocket is served in a task of its own.
async fn connection(
    stream: TcpStream,
    address: IpAddr,
    shared: Arc<Shared>,
    connected: Connected,
    mut stopping: watch::Receiver<bool>,
) {
    let stopped = stopping.clone();
    let connected = Arc::new(connected);
    let service = service_fn(|request| {
        let (shared, stopping) = (Arc::clone(&shared), stopped.clone());
        let connected = Arc::clone(&connected);
        async move { Ok::<_, Infallible>(answer(request, address, shared, connected, stopping).await) }
    });
    let _ = stream.set_nodelay(true);
    let serving = http1::Builder::new()
        // Some clients look for `Set-Cookie` in exactly this spelling.
        .title_case_headers(true)
        .timer(TokioTimer::new())
        .header_read_timeout(shared.usage.patience())
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::select! {
        // What is wrong with a connection that sends no request is its own affair.
        _ = serving => {}
        _ = stopping.wait_for(|it| *it) => {}
    }
}

async fn answer(
    request: Request<Incoming>,
    address: IpAddr,
    shared: Arc<Shared>,
    connected: Arc<Connected>,
    stopping: watch::Receiver<bool>,
) -> Answer {
    match (request.method(), request.uri().path()) {
        (&Method::POST, "/login") => log_in(request, address, &shared).await,
        (&Method::GET, "/ws") => begin(request, shared, connected, stopping),
        (_, "/login") => text(StatusCode::METHOD_NOT_ALLOWED, "log in with POST"),
        (_, "/ws") => text(
            StatusCode::METHOD_NOT_ALLOWED,
            "a WebSocket begins with GET",
        ),
        _ => text(
            StatusCode::NOT_FOUND,
            "This is a gateway for programs that speak the protocol of hanab.live: POST /login, then GET /ws.",
        ),
    }
}

async fn log_in(request: Request<Incoming>, address: IpAddr, shared: &Shared) -> Answer {
    if !shared.usage.may_log_in(address) {
        return text(
            StatusCode::TOO_MANY_REQUESTS,
            "too many logins; try again in a minute",
        );
    }
    let body = Limited::new(request.into_body(), MAX_LOGIN).collect();
    let body = match tokio::time::timeout(shared.usage.patience(), body).await {
        Ok(Ok(body)) => body.to_bytes(),
        Ok(Err(_)) => return text(StatusCode::PAYLOAD_TOO_LARGE, "a login is shorter"),
        Err(_) => return text(StatusCode::REQUEST_TIMEOUT, "the login did not come"),
    };
    let (mut name, mut password) = (String::new(), String::new());
    for (key, value) in form_urlencoded::parse(&body) {
        match &*key {
            "username" => name = value.into_owned(),
            "password" => password = value.into_owned(),
            _ => {}
        }
    }
    match shared.logins.log_in(&shared.server, &name, &password).await {
        Ok(cookie) => {
            let mut answer = text(StatusCode::OK, "OK");
            if let Ok(value) = set_cookie(&cookie).parse() {
                answer.headers_mut().insert(SET_COOKIE, value);
            }
            answer
        }
        Err(error) => {
            let status = match &error {
                LoginError::NoName | LoginError::NoAccount => StatusCode::UNAUTHORIZED,
                LoginError::Server(error) => error
                    .refusal()
                    .and_then(|refusal| StatusCode::from_u16(refusal.code.status()).ok())
                    .unwrap_or(StatusCode::BAD_GATEWAY),
                LoginError::Random(_) => StatusCode::INTERNAL_SERVER_ERROR,
            };
            text(status, &error.to_string())
        }
    }
}

fn begin(
    mut request: Request<Incoming>,
    shared: Arc<Shared>,
    connected: Arc<Connected>,
    stopping: watch::Receiver<bool>,
) -> Answer {
    if !is_own_origin(request.headers()) {
        return text(StatusCode::FORBIDDEN, "pages of other sites can't connect");
    }
    let session: Option<Session> = request
        .headers()
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .find_map(|cookies| shared.logins.find(cookies));
    let Some(session) = session else {
        return text(StatusCode::UNAUTHORIZED, "log in first");
    };
    let answer = match create_response_with_body(&request, Full::<Bytes>::default) {
        Ok(answer) => answer,
        Err(error) => return text(StatusCode::BAD_REQUEST, &error.to_string()),
    };
    let upgrade = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        if let Ok(stream) = upgrade.await {
            client::serve(shared, stream, session, stopping).await;
        }
        drop(connected);
    });
    answer
}

/// A page of a browser names its site. That of another site would use the login of its reader.
fn is_own_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let origin = origin.to_str().unwrap_or_default();
    let site = origin.split_once("://").map_or(origin, |(_, site)| site);
    headers.get(HOST).is_some_and(|host| host == site)
}

fn text(status: StatusCode, text: &str) -> Answer {
    let mut answer = Response::new(Full::from(format!("{text}\n")));
    *answer.status_mut() = status;
    let plain = HeaderValue::from_static("text/plain; charset=utf-8");
    answer.headers_mut().insert(CONTENT_TYPE, plain);
    let close = HeaderValue::from_static("close");
    answer.headers_mut().insert(CONNECTION, close);
    answer
}
