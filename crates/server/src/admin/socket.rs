//! The socket at which a running server accepts requests. Only the server's own user and root may use it.

use std::fs;
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{UnixListener, UnixStream};

use super::{Answer, Error, Request};
use crate::app::App;
use crate::random_ids;

/// The longest request and the longest answer, in bytes.
const LONGEST: (u64, u64) = (1 << 20, 1 << 28);

/// A socket whose file is removed on drop.
#[derive(Debug)]
pub(crate) struct AdminSocket {
    path: PathBuf,
    listener: UnixListener,
    /// The id of the user who may use it.
    owner: u32,
}

impl Drop for AdminSocket {
    fn drop(&mut self) {
        // The file may already be gone, which is harmless.
        let _ = fs::remove_file(&self.path);
    }
}

impl AdminSocket {
    /// Opens the socket at `path` and replaces one that an unclean stop left behind. It is created in a
    /// private folder and is moved to its path once only its owner may use it.
    ///
    /// # Errors
    /// If it can't be created there, or another server listens at it.
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        if std::os::unix::net::UnixStream::connect(path).is_ok() {
            return Err(io::Error::new(
                io::ErrorKind::AddrInUse,
                "another server listens there",
            ));
        }
        let name = path.file_name().unwrap_or_default().to_os_string();
        let mut hidden = name.clone();
        hidden.push(format!("-{}", random_ids::letters::<6>()));
        let hidden = path.with_file_name(hidden);
        fs::DirBuilder::new().mode(0o700).create(&hidden)?;
        let made = Self::make(&hidden.join("s"), path);
        let _ = fs::remove_dir_all(&hidden);
        made
    }

    fn make(hidden: &Path, path: &Path) -> io::Result<Self> {
        let listener = UnixListener::bind(hidden)?;
        fs::set_permissions(hidden, fs::Permissions::from_mode(0o600))?;
        fs::rename(hidden, path)?;
        let owner = fs::metadata(path)?.uid();
        Ok(Self {
            path: path.to_owned(),
            listener,
            owner,
        })
    }

    /// Accepts requests until the server stops.
    pub(crate) async fn serve(self, app: Arc<App>) {
        let mut stopping = app.services.stopping.subscribe();
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept() => accepted,
                _ = stopping.wait_for(|stopping| *stopping) => return,
            };
            match accepted {
                Ok((stream, _)) => {
                    let peer = stream.peer_cred().map(|peer| peer.uid());
                    if peer.is_ok_and(|user| may_request(user, self.owner)) {
                        let app = Arc::clone(&app);
                        tokio::spawn(async move {
                            if let Err(error) = answer(&app, stream).await {
                                tracing::debug!(%error, "a request was not answered");
                            }
                        });
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "the socket for requests takes none any more");
                    return;
                }
            }
        }
    }
}

/// Whether a user may send requests to a server that runs as `owner`.
const fn may_request(user: u32, owner: u32) -> bool {
    const ROOT: u32 = 0;
    user == owner || user == ROOT
}

/// Reads and answers one request.
async fn answer(app: &Arc<App>, mut stream: UnixStream) -> io::Result<()> {
    let (reader, mut writer) = stream.split();
    let mut line = String::new();
    BufReader::new(reader.take(LONGEST.0))
        .read_line(&mut line)
        .await?;
    let answer = match serde_json::from_str::<Request>(&line) {
        Ok(request) => app.execute(request).await,
        Err(error) => Answer::Refused(Error::NoOrder(error.to_string())),
    };
    let mut text = serde_json::to_vec(&answer)?;
    text.push(b'\n');
    writer.write_all(&text).await?;
    writer.shutdown().await
}

/// Sends a request to the server that listens at `path`.
///
/// # Errors
/// As for a connection; [`io::ErrorKind::NotFound`] or [`io::ErrorKind::ConnectionRefused`] if no server
/// listens there.
pub(super) async fn ask(path: &Path, request: &Request) -> io::Result<Answer> {
    let mut stream = UnixStream::connect(path).await?;
    let (reader, mut writer) = stream.split();
    let mut text = serde_json::to_vec(request)?;
    text.push(b'\n');
    writer.write_all(&text).await?;
    let mut answer = Vec::new();
    reader.take(LONGEST.1).read_to_end(&mut answer).await?;
    if answer.is_empty() {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    Ok(serde_json::from_slice(&answer)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_user_of_the_house_and_root_may_order() {
        for (user, owner, may) in [(7, 7, true), (0, 7, true), (8, 7, false), (7, 0, false)] {
            assert_eq!(may_request(user, owner), may, "{user} {owner}");
        }
    }

    #[tokio::test]
    async fn a_socket_is_for_its_owner_and_there_once() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join(super::super::SOCKET);
        let socket = AdminSocket::open(&path).unwrap();
        let mode = fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        let second = AdminSocket::open(&path).unwrap_err();
        assert_eq!(second.kind(), io::ErrorKind::AddrInUse);
        // A killed server leaves its socket behind.
        let AdminSocket { listener, .. } = &socket;
        let left_behind = folder.path().join("left-behind");
        let dead = std::os::unix::net::UnixListener::bind(&left_behind).unwrap();
        drop(dead);
        assert!(left_behind.exists() && listener.local_addr().is_ok());
        let again = AdminSocket::open(&left_behind).unwrap();
        drop((socket, again));
        let left = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(left, 0, "nothing stays");
        assert!(AdminSocket::open(&folder.path().join("no/such/folder")).is_err());
    }
}
