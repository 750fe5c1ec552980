//! A server, a gateway to it, and clients of the protocol.

pub(crate) mod player;

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use kagiya_client::Server;
use kagiya_hanab_live::{Gateway, Limits};
use kagiya_server::Config;
use kagiya_server::clock::Clock;
use kagiya_server::store::Store;
use player::{Player, Style};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Longer than any answer in the tests takes.
pub(crate) const PATIENCE: Duration = Duration::from_mins(2);

/// A server and a gateway to it.
pub(crate) struct World {
    pub(crate) server: kagiya_server::Server,
    pub(crate) gateway: Gateway,
}

impl World {
    pub(crate) async fn start() -> Self {
        Self::with(Limits {
            logins: 1000,
            ..Limits::default()
        })
        .await
    }

    pub(crate) async fn with(limits: Limits) -> Self {
        let config = Config {
            unlimited: true,
            // The same deal in every game.
            seed: Some(kagiya_rules::Seed::from_number(7)),
            ..Config::default()
        };
        let here = SocketAddr::from(([127, 0, 0, 1], 0));
        let store = Store::in_memory().await;
        let server = kagiya_server::Server::start(here, store, Clock::System, config);
        let server = server.await.unwrap();
        let gateway = Gateway::start(here, Self::client_of(&server), limits);
        Self {
            gateway: gateway.unwrap(),
            server,
        }
    }

    fn client_of(server: &kagiya_server::Server) -> Server {
        Server::new(&server.address.to_string()).unwrap()
    }

    /// The server, for clients of its own protocol.
    pub(crate) fn own(&self) -> Server {
        Self::client_of(&self.server)
    }

    /// A new client that is logged in as a guest.
    pub(crate) async fn client(&self, name: &str) -> SiteClient {
        let form = format!("username={name}&password=guest-{name}&version=bot");
        let (status, cookie) = log_in(self.gateway.address, &form).await;
        assert_eq!(status, 200, "{cookie}");
        SiteClient::connect(self.gateway.address, &cookie).await
    }

    /// Clients at a table with a variant; the first one has opened it. They hear `tableStart` next.
    pub(crate) async fn table(&self, players: usize, options: &Value) -> Vec<SiteClient> {
        let mut clients = Vec::new();
        for name in ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn"]
            .iter()
            .take(players)
        {
            clients.push(self.client(name).await);
        }
        let body = json!({"name": "ours", "options": options, "maxPlayers": players});
        clients[0].send("tableCreate", &body).await;
        let table = clients[0].until("joined").await["tableID"].clone();
        for client in &mut clients[1..] {
            // The list of tables may have come before the table was there.
            while !client.tables.contains(&table) {
                client.receive().await;
            }
            client.send("tableJoin", &json!({"tableID": table})).await;
            client.until("joined").await;
        }
        let start = json!({"tableID": table});
        clients[0].send("tableStart", &start).await;
        clients
    }
}

/// Sends a login. Returns the status, and the cookie with its attributes or the whole answer.
pub(crate) async fn log_in(address: SocketAddr, form: &str) -> (u16, String) {
    let request = format!(
        "POST /login HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/x-www-form-urlencoded\r\n\
         content-length: {}\r\n\r\n{form}",
        form.len()
    );
    let answer = raw(address, request.as_bytes()).await;
    let status = answer.split(' ').nth(1).and_then(|it| it.parse().ok());
    let mut lines = answer.lines();
    let cookie = lines.find_map(|line| line.strip_prefix("Set-Cookie: "));
    let cookie = cookie.map_or_else(|| answer.clone(), str::to_owned);
    (status.unwrap_or(0), cookie)
}

/// Sends bytes, and returns what comes until the connection is closed.
pub(crate) async fn raw(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // The other side may close the connection before it has read everything.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer));
    let _ = read.await.expect("the connection stays open");
    String::from_utf8_lossy(&answer).into_owned()
}

/// A client of the protocol.
pub(crate) struct SiteClient {
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) cookie: String,
    /// The numbers of the tables that were ever listed.
    pub(crate) tables: Vec<Value>,
}

impl SiteClient {
    pub(crate) async fn connect(address: SocketAddr, cookie: &str) -> Self {
        let mut request = format!("ws://{address}/ws").into_client_request().unwrap();
        let value = cookie.parse().unwrap();
        request.headers_mut().insert("cookie", value);
        let (socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        Self {
            socket,
            cookie: cookie.to_owned(),
            tables: Vec::new(),
        }
    }

    pub(crate) async fn send(&mut self, command: &str, body: &Value) {
        let text = format!("{command} {body}");
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// The next message; `None` at the end of the connection.
    pub(crate) async fn next(&mut self) -> Option<(String, Value)> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.socket.next());
            match message.await.expect("a message in time") {
                Some(Ok(Message::Text(text))) => {
                    let (command, body) = text.split_once(' ').unwrap();
                    let body: Value = serde_json::from_str(body).unwrap();
                    match command {
                        "tableList" => {
                            let list = body.as_array().unwrap().iter();
                            self.tables.extend(list.map(|it| it["id"].clone()));
                        }
                        "table" => self.tables.push(body["id"].clone()),
                        _ => {}
                    }
                    return Some((command.to_owned(), body));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub(crate) async fn receive(&mut self) -> (String, Value) {
        self.next().await.expect("the connection is open")
    }

    /// The body of the next message with this command.
    pub(crate) async fn until(&mut self, command: &str) -> Value {
        loop {
            let (received, body) = self.receive().await;
            if received == command {
                return body;
            }
            assert_ne!(received, "error", "{body}");
        }
    }

    /// Plays until the game is over, or `until` says to stop.
    pub(crate) async fn play_until(
        &mut self,
        player: &mut Player,
        until: impl Fn(&Player) -> bool,
    ) {
        while !until(player) {
            let (command, body) = self.receive().await;
            assert_ne!(command, "error", "{body}");
            for (command, body) in player.hear(&command, &body) {
                self.send(command, &body).await;
            }
        }
    }

    /// Plays a whole game.
    pub(crate) async fn play(mut self, style: Style, seed: u64) -> (Self, Player) {
        let mut player = Player::new(style, seed);
        self.play_until(&mut player, |it| it.is_finished).await;
        (self, player)
    }
}
