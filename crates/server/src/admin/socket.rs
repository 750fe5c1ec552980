//! The socket at which a running house takes orders: only its own user, and root, may use it.

use std::fs;
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{UnixListener, UnixStream};

use super::{Answer, Order, Refusal};
use crate::app::House;
use crate::random_ids;

/// The longest order, and the longest answer, in bytes.
const LONGEST: (u64, u64) = (1 << 20, 1 << 28);

/// A socket that is gone with this.
#[derive(Debug)]
pub(crate) struct Door {
    path: PathBuf,
    listener: UnixListener,
    /// Who may use it.
    owner: u32,
}

impl Drop for Door {
    fn drop(&mut self) {
        // A file that is gone already does no harm.
        let _ = fs::remove_file(&self.path);
    }
}

impl Door {
    /// Opens the socket at `path`, in the place of one that was left behind by a server that did not stop
    /// cleanly. It is made where nobody else can reach it and gets its name when only its owner may use it.
    ///
    /// # Errors
    /// If it can't be made there, or another server listens at it.
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

    /// Takes orders until the house stops.
    pub(crate) async fn serve(self, house: Arc<House>) {
        let mut stopping = house.stopping.subscribe();
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept() => accepted,
                _ = stopping.wait_for(|stopping| *stopping) => return,
            };
            match accepted {
                Ok((stream, _)) => {
                    let peer = stream.peer_cred().map(|peer| peer.uid());
                    if peer.is_ok_and(|user| may_order(user, self.owner)) {
                        let house = Arc::clone(&house);
                        tokio::spawn(async move {
                            if let Err(error) = answer(&house, stream).await {
                                tracing::debug!(%error, "an order was not answered");
                            }
                        });
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "the socket for orders takes none any more");
                    return;
                }
            }
        }
    }
}

/// Whether a user may order a house that runs as another.
const fn may_order(user: u32, owner: u32) -> bool {
    const ROOT: u32 = 0;
    user == owner || user == ROOT
}

/// Reads one order and answers it.
async fn answer(house: &Arc<House>, mut stream: UnixStream) -> io::Result<()> {
    let (reader, mut writer) = stream.split();
    let mut line = String::new();
    BufReader::new(reader.take(LONGEST.0))
        .read_line(&mut line)
        .await?;
    let answer = match serde_json::from_str::<Order>(&line) {
        Ok(order) => house.carry_out(order).await,
        Err(error) => Answer::Refused(Refusal::NoOrder(error.to_string())),
    };
    let mut text = serde_json::to_vec(&answer)?;
    text.push(b'\n');
    writer.write_all(&text).await?;
    writer.shutdown().await
}

/// Asks the house that listens at `path`.
///
/// # Errors
/// As for a connection; [`io::ErrorKind::NotFound`] or [`io::ErrorKind::ConnectionRefused`] if no house
/// listens there.
pub(super) async fn ask(path: &Path, order: &Order) -> io::Result<Answer> {
    let mut stream = UnixStream::connect(path).await?;
    let (reader, mut writer) = stream.split();
    let mut text = serde_json::to_vec(order)?;
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
            assert_eq!(may_order(user, owner), may, "{user} {owner}");
        }
    }

    #[tokio::test]
    async fn a_socket_is_for_its_owner_and_there_once() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join(super::super::SOCKET);
        let door = Door::open(&path).unwrap();
        let mode = fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        let second = Door::open(&path).unwrap_err();
        assert_eq!(second.kind(), io::ErrorKind::AddrInUse);
        // A server that was killed leaves its socket behind.
        let Door { listener, .. } = &door;
        let left_behind = folder.path().join("left-behind");
        let dead = std::os::unix::net::UnixListener::bind(&left_behind).unwrap();
        drop(dead);
        assert!(left_behind.exists() && listener.local_addr().is_ok());
        let again = Door::open(&left_behind).unwrap();
        drop((door, again));
        let left = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(left, 0, "nothing stays");
        assert!(Door::open(&folder.path().join("no/such/folder")).is_err());
    }
}
