//! The protocol over streamable HTTP.
//!
//! Requests have no session: all clients play as the same player. As the specification wants, `Host` and
//! `Origin` are checked, so that a page that a browser shows can't reach a program on this machine.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use rmcp::transport::streamable_http_server::session::never::NeverSessionManager;
use rmcp::transport::streamable_http_server::{StreamableHttpServerConfig, StreamableHttpService};
use tokio::net::TcpListener;

use crate::handler::{Agent, LARGEST_MESSAGE};

/// The path of the protocol.
const PATH: &str = "/mcp";

/// Where the protocol is served.
#[derive(Clone, Debug)]
pub struct HttpSettings {
    /// The address.
    pub listen: SocketAddr,
    /// The names by which clients reach it besides `localhost` and the loopback addresses. An address that other
    /// machines reach needs one.
    pub hosts: Vec<String>,
}

/// The server can't start or has stopped.
#[derive(Debug, thiserror::Error)]
pub enum HttpError {
    /// Other machines could reach the address, and no name allows it.
    #[error("{0} can be reached from other machines; give the name by which clients may call it")]
    NotLoopback(SocketAddr),
    /// The address can't be used.
    #[error("{address} can't be used: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The reason.
        source: std::io::Error,
    },
    /// The server has stopped.
    #[error("the server has stopped: {0}")]
    Stopped(std::io::Error),
}

/// A bound server.
#[derive(Debug)]
pub struct HttpServer {
    listener: TcpListener,
    address: SocketAddr,
    router: Router,
}

impl HttpServer {
    /// Binds the address. Nothing is served yet.
    ///
    /// # Errors
    /// [`HttpError`] if the address can't or may not be used.
    #[inline(never)]
    pub fn bind(agent: Agent, settings: &HttpSettings) -> BoxFuture<'_, Result<Self, HttpError>> {
        Self::listen(agent, settings).boxed()
    }

    async fn listen(agent: Agent, settings: &HttpSettings) -> Result<Self, HttpError> {
        if !settings.listen.ip().is_loopback() && settings.hosts.is_empty() {
            return Err(HttpError::NotLoopback(settings.listen));
        }
        let failed = |source| HttpError::Listen {
            address: settings.listen,
            source,
        };
        let listener = TcpListener::bind(settings.listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let local = ["localhost", "127.0.0.1", "::1"].map(str::to_owned);
        let hosts: Vec<String> = local.into_iter().chain(settings.hosts.clone()).collect();
        let origins = hosts.iter().flat_map(|host| {
            let host = if host.contains("::") {
                format!("[{host}]")
            } else {
                host.clone()
            };
            ["http", "https"].map(|scheme| format!("{scheme}://{host}:*"))
        });
        let config = StreamableHttpServerConfig::default()
            .with_allowed_origins(origins.collect::<Vec<_>>())
            .enforce_origin_validation()
            .with_allowed_hosts(hosts)
            .with_legacy_session_mode(false)
            .with_json_response(true)
            .with_max_request_body_bytes(LARGEST_MESSAGE);
        let service = StreamableHttpService::new(
            move || Ok(agent.clone()),
            Arc::new(NeverSessionManager::default()),
            config,
        );
        Ok(Self {
            listener,
            address,
            router: Router::new().route_service(PATH, service),
        })
    }

    /// The address of the protocol.
    pub fn url(&self) -> String {
        format!("http://{}{PATH}", self.address)
    }

    /// Serves until the future is dropped.
    ///
    /// # Errors
    /// [`HttpError::Stopped`] if the listener fails.
    #[inline(never)]
    pub fn serve(self) -> BoxFuture<'static, Result<(), HttpError>> {
        async {
            axum::serve(self.listener, self.router)
                .await
                .map_err(HttpError::Stopped)
        }
        .boxed()
    }
}
