//! Opens the store and the keys when a server starts.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use futures_util::future::BoxFuture;
use futures_util::{FutureExt as _, TryFutureExt as _};
use thiserror::Error;

use crate::bus::NatsError;
use crate::config::Config;
use crate::keys::Keys;
use crate::store::{OpenError, Store, unusable};

/// Why a server could not start.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address can't be listened at.
    #[error("can't listen at {address}; --listen names another address")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The cause.
        source: io::Error,
    },
    /// The folder can't be created.
    #[error("can't keep anything in {}; --data names another folder", .folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// The cause.
        source: io::Error,
    },
    /// The data in the folder can't be used.
    #[error("can't use the data in {}", .folder.display())]
    Data {
        /// The folder.
        folder: PathBuf,
        /// The cause.
        source: OpenError,
    },
    /// The database can't be used.
    #[error("can't use the database")]
    Database(#[source] OpenError),
    /// The other servers can't be reached.
    #[error("can't speak with other servers over NATS")]
    Bus(#[source] NatsError),
    /// The log can't be configured as requested.
    #[error("can't log {levels}; --log takes a level, or parts as in warn,kagiya_server=debug")]
    Log {
        /// The requested levels.
        levels: String,
    },
}

/// Loads the keys in a folder into the configuration.
///
/// # Errors
/// [`ServeError`] if they can't be read.
pub(crate) fn take_keys(config: &mut Config, folder: &Path) -> Result<(), ServeError> {
    config.keys = Some(Arc::new(opened_keys(folder)?));
    config.keys_at = Some(folder.join("kagiya.keys"));
    Ok(())
}

/// The store in a folder, which is created if it doesn't exist.
///
/// # Errors
/// [`ServeError`] if the folder can't be created, or holds data that this release can't read.
#[inline(never)]
pub fn open_store(folder: &Path) -> BoxFuture<'_, Result<Store, ServeError>> {
    store_in(folder).boxed()
}

async fn store_in(folder: &Path) -> Result<Store, ServeError> {
    std::fs::create_dir_all(folder).map_err(|source| ServeError::Folder {
        folder: folder.to_owned(),
        source,
    })?;
    let fail = |source| ServeError::Data {
        folder: folder.to_owned(),
        source,
    };
    keys(folder).map_err(fail)?;
    Store::open(&folder.join("kagiya.db")).await.map_err(fail)
}

/// The keys in a folder.
pub(crate) fn opened_keys(folder: &Path) -> Result<Keys, ServeError> {
    keys(folder).map_err(|source| ServeError::Data {
        folder: folder.to_owned(),
        source,
    })
}

/// The keys in a folder, which are created if the folder is new.
fn keys(folder: &Path) -> Result<Keys, OpenError> {
    let path = folder.join("kagiya.keys");
    if folder.join("kagiya.id").exists() && !path.exists() {
        return Err(OpenError::KeysGone);
    }
    Keys::open(&path).map_err(unusable)
}

/// The store in a `PostgreSQL` database.
///
/// # Errors
/// [`ServeError`] if the database can't be used, or holds data that this release can't read.
#[inline(never)]
pub fn open_database(address: &str) -> BoxFuture<'_, Result<Store, ServeError>> {
    Store::connect(address)
        .map_err(ServeError::Database)
        .boxed()
}
