//! Where the server is that is given orders, and how it is reached.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

use super::{Answer, Request};
use crate::app::App;
use crate::clock::Clock;
use crate::config::Config;
use crate::startup::{self, ServeError};

/// Where a server is.
#[derive(Clone, Debug)]
pub struct Target {
    /// The folder of its data.
    pub data: PathBuf,
    /// Its database, if that is one of `PostgreSQL`.
    pub store: Option<String>,
    /// The socket at which it takes orders; without it, the one in the folder.
    pub socket: Option<PathBuf>,
}

impl Target {
    /// The socket at which a running server takes orders. A server with a database has one only where its
    /// operator wants it.
    pub fn socket(&self) -> Option<PathBuf> {
        let own = || self.data.join(super::SOCKET);
        let socket = self.socket.clone();
        socket.or_else(|| self.store.is_none().then(own))
    }
}

/// Why a server could not be given an order.
#[derive(Debug, Error)]
pub enum AdminError {
    /// The folder holds no data.
    #[error("{} holds no data of a server", .0.display())]
    NoData(PathBuf),
    /// The socket can't be used.
    #[error("the socket {} can't be used", .socket.display())]
    Socket {
        /// Which.
        socket: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// The store can't be used.
    #[error(transparent)]
    Store(#[from] ServeError),
}

/// Gives an order to the server that runs at a place, or carries it out on what is stored there if none does.
///
/// # Errors
/// [`AdminError`] if neither can be reached.
pub async fn request(target: &Target, request: Request) -> Result<Answer, AdminError> {
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
        answer => answer,
    })
}
