//! The server that an administrator's request is for, and how to reach it.

use std::io;
use std::path::PathBuf;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use thiserror::Error;

use super::{Answer, Found, Request};
use crate::app::App;
use crate::clock::Clock;
use crate::config::Config;
use crate::startup::{self, ServeError};

/// The location of a server.
#[derive(Clone, Debug)]
pub struct Target {
    /// Its data directory.
    pub data: PathBuf,
    /// Its `PostgreSQL` database, if it uses one.
    pub store: Option<String>,
    /// The socket at which it accepts requests; `None` for the one in the data directory.
    pub socket: Option<PathBuf>,
}

impl Target {
    /// The socket at which a running server accepts requests. A server with a database has one only if its
    /// administrator configured it.
    pub fn socket(&self) -> Option<PathBuf> {
        let own = || self.data.join(super::SOCKET);
        let socket = self.socket.clone();
        socket.or_else(|| self.store.is_none().then(own))
    }
}

/// Why a request could not be sent.
#[derive(Debug, Error)]
pub enum AdminError {
    /// The directory holds no data.
    #[error("{} holds no data of a server", .0.display())]
    NoData(PathBuf),
    /// The socket can't be used.
    #[error("the socket {} can't be used", .socket.display())]
    Socket {
        /// Its path.
        socket: PathBuf,
        /// The cause.
        source: io::Error,
    },
    /// The store can't be used.
    #[error(transparent)]
    Store(#[from] ServeError),
}

/// Sends a request to the running server. If none runs, executes the request on its store.
///
/// # Errors
/// [`AdminError`] if neither can be reached.
#[inline(never)]
pub fn request(target: &Target, request: Request) -> BoxFuture<'_, Result<Answer, AdminError>> {
    ask(target, request).boxed()
}

async fn ask(target: &Target, request: Request) -> Result<Answer, AdminError> {
    #[cfg(unix)]
    if let Some(socket) = target.socket() {
        match super::socket::ask(&socket, &request).await {
            Ok(answer) => return Ok(answer),
            Err(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused
                ) => {}
            Err(source) => return Err(AdminError::Socket { socket, source }),
        }
    }
    let mut config = Config::default();
    let store = if let Some(address) = &target.store {
        startup::open_database(address).await?
    } else {
        if !target.data.join("kagiya.db").is_file() {
            return Err(AdminError::NoData(target.data.clone()));
        }
        let store = startup::open_store(&target.data).await?;
        startup::take_keys(&mut config, &target.data)?;
        config.data = Some(target.data.clone());
        store
    };
    let app = App::offline(store, Clock::System, config);
    let answer = app.execute(request).await;
    app.services.store.close().await;
    Ok(match answer {
        Answer::Status(mut status) => {
            status.process = None;
            status.since = None;
            Answer::Status(status)
        }
        Answer::Doctor(mut findings) => {
            for finding in &mut findings {
                if let Found::Server { process } = &mut finding.found {
                    *process = None;
                }
            }
            Answer::Doctor(findings)
        }
        answer => answer,
    })
}
