//! Proxies in front of a server, by which a test breaks its connections.

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A proxy in front of a server, which can keep the next commit to itself.
pub(crate) struct CommitProxy {
    pub(crate) address: String,
    /// Whether a connection is held as soon as it commits. When that ends, the connection does.
    pub(crate) keep: watch::Sender<bool>,
    /// Whether a commit was kept.
    pub(crate) kept: watch::Sender<bool>,
}

impl CommitProxy {
    pub(crate) async fn open(server: String) -> Self {
        let place = server.trim_start_matches("postgres://").to_owned();
        let (host, database) = place.split_once('/').expect("a database");
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let here = listener.local_addr().unwrap();
        let address = format!("postgres://kagiya@{here}/{database}");
        let (keep, kept) = (watch::Sender::new(false), watch::Sender::new(false));
        let (host, keeping, keeps) = (host.to_owned(), keep.clone(), kept.clone());
        tokio::spawn(async move {
            loop {
                let (client, _) = listener.accept().await.unwrap();
                let Ok(server) = TcpStream::connect(&host).await else {
                    continue;
                };
                let (keeping, keeps) = (keeping.subscribe(), keeps.clone());
                tokio::spawn(pass_on(client, server, keeping, keeps));
            }
        });
        Self {
            address,
            keep,
            kept,
        }
    }
}

/// Passes on what both sides say, up to a commit that is kept.
async fn pass_on(
    client: TcpStream,
    server: TcpStream,
    mut keeping: watch::Receiver<bool>,
    kept: watch::Sender<bool>,
) {
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let back = tokio::spawn(async move {
        let _ = tokio::io::copy(&mut from_server, &mut to_client).await;
        // The client must not see the end of the server.
        to_client
    });
    let mut said = [0; 8192];
    while let Ok(count @ 1..) = from_client.read(&mut said).await {
        let is_commit = said[..count].windows(6).any(|it| it == b"COMMIT");
        if is_commit && *keeping.borrow_and_update() {
            kept.send_replace(true);
            let _ = keeping.wait_for(|keeping| !keeping).await;
            break;
        }
        if to_server.write_all(&said[..count]).await.is_err() {
            break;
        }
    }
    drop(to_server);
    drop(back.await);
}

/// A proxy in front of a server.
pub(crate) struct Door {
    pub(crate) address: String,
    pub(crate) shut: watch::Sender<bool>,
}

impl Door {
    pub(crate) async fn open(address: &str) -> Self {
        let (before, rest) = address.split_once('@').expect("a user");
        let (host, path) = rest.split_once('/').expect("a database");
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let here = listener.local_addr().unwrap();
        let (host, shut) = (host.to_owned(), watch::Sender::new(false));
        let closing = shut.clone();
        tokio::spawn(async move {
            loop {
                let (mut client, _) = listener.accept().await.unwrap();
                let mut closed = closing.subscribe();
                let host = host.clone();
                tokio::spawn(async move {
                    // A closed proxy ends its connections and accepts no others.
                    if *closed.borrow_and_update() {
                        return;
                    }
                    let mut server = TcpStream::connect(&host).await.unwrap();
                    tokio::select! {
                        _ = tokio::io::copy_bidirectional(&mut client, &mut server) => {}
                        _ = closed.wait_for(|closed| *closed) => {}
                    }
                });
            }
        });
        Self {
            address: format!("{before}@{here}/{path}"),
            shut,
        }
    }
}
