//! A simple client of the protocol, over lines and over HTTP, and a policy that plays.

use std::net::SocketAddr;
use std::time::Duration;

use kagiya_client::Server;
use kagiya_i18n::{Language, Words};
use kagiya_loadtest::client::ask;
use kagiya_mcp::{Agent, HttpServer, HttpSettings, serve_lines};
use kagiya_rules::Seed;
use kagiya_server::Config;
use kagiya_server::clock::Clock;
use kagiya_server::store::Store;
use serde_json::{Value, json};
use tokio::io::{
    AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, DuplexStream, Lines, ReadHalf, WriteHalf,
};
use tokio::task::JoinHandle;

/// Longer than any answer takes.
const PATIENCE: Duration = Duration::from_mins(2);

/// The application with an empty store.
pub(crate) async fn application() -> kagiya_server::Server {
    let config = Config {
        unlimited: true,
        // In some deals a companion misreads the clues of these tests and soon loses the game.
        seed: Some(Seed::from_number(1)),
        ..Config::default()
    };
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let store = Store::in_memory().await;
    kagiya_server::Server::start(listen, store, Clock::System, config)
        .await
        .unwrap()
}

pub(crate) fn agent(application: SocketAddr, name: &str) -> Agent {
    let server = Server::new(&application.to_string()).unwrap();
    let words = Words::new(Language::find("en").unwrap());
    Agent::new(server, Some(name.to_owned()), words)
}

/// A client over lines of JSON.
pub(crate) struct LineClient {
    lines: Lines<BufReader<ReadHalf<DuplexStream>>>,
    output: WriteHalf<DuplexStream>,
    served: JoinHandle<Result<(), String>>,
    next: u64,
}

impl LineClient {
    /// Without the greeting.
    pub(crate) fn open(agent: Agent) -> Self {
        let (ours, theirs) = tokio::io::duplex(1 << 16);
        let (input, output) = tokio::io::split(theirs);
        let served = tokio::spawn(serve_lines(agent, input, output));
        let (read, write) = tokio::io::split(ours);
        Self {
            lines: BufReader::new(read).lines(),
            output: write,
            served,
            next: 1,
        }
    }

    /// After the greeting.
    pub(crate) async fn connect(agent: Agent) -> Self {
        let mut client = Self::open(agent);
        let reply = client.request("initialize", greeting()).await;
        assert_eq!(reply["result"]["serverInfo"]["name"], "kagiya", "{reply}");
        client
            .send(&json!({"jsonrpc": "2.0", "method": "notifications/initialized"}).to_string())
            .await;
        client
    }

    /// Sends a line.
    pub(crate) async fn send(&mut self, line: &str) {
        self.output.write_all(line.as_bytes()).await.unwrap();
        self.output.write_all(b"\n").await.unwrap();
    }

    /// The next line; `None` at the end.
    pub(crate) async fn receive(&mut self) -> Option<Value> {
        let line = tokio::time::timeout(PATIENCE, self.lines.next_line()).await;
        let line = line.expect("an answer").unwrap()?;
        Some(serde_json::from_str(&line).unwrap())
    }

    pub(crate) async fn begin(&mut self, method: &str, params: Value) -> u64 {
        let id = self.next;
        self.next += 1;
        let message = json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params});
        self.send(&message.to_string()).await;
        id
    }

    /// The answer to a request, whatever comes between.
    pub(crate) async fn request(&mut self, method: &str, params: Value) -> Value {
        let id = self.begin(method, params).await;
        loop {
            let message = self.receive().await.expect("a connection");
            if message["id"] == id {
                return message;
            }
        }
    }

    /// Ends the input. The server then ends, too.
    pub(crate) async fn close(mut self) -> Result<(), String> {
        self.output.shutdown().await.unwrap();
        drop(self.lines);
        drop(self.output);
        tokio::time::timeout(PATIENCE, self.served)
            .await
            .expect("it ends")
            .unwrap()
    }
}

/// The parameters of `initialize`.
pub(crate) fn greeting() -> Value {
    json!({
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    })
}

/// A client over HTTP.
pub(crate) struct HttpClient {
    pub(crate) address: SocketAddr,
    served: JoinHandle<()>,
    next: u64,
}

impl Drop for HttpClient {
    fn drop(&mut self) {
        self.served.abort();
    }
}

impl HttpClient {
    pub(crate) async fn connect(agent: Agent) -> Self {
        let settings = HttpSettings {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            hosts: Vec::new(),
        };
        let server = HttpServer::bind(agent, &settings).await.unwrap();
        let url = server.url();
        let address = url
            .strip_prefix("http://")
            .unwrap()
            .strip_suffix("/mcp")
            .unwrap();
        let address = address.parse().unwrap();
        let served = tokio::spawn(async move { server.serve().await.unwrap() });
        Self {
            address,
            served,
            next: 1,
        }
    }

    pub(crate) async fn request(&mut self, method: &str, params: Value) -> Value {
        let id = self.next;
        self.next += 1;
        let body = json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params});
        let headers = [("accept", "application/json, text/event-stream")];
        let body = body.to_string();
        let asked = ask(self.address, "POST", "/mcp", &headers, &body);
        let reply = tokio::time::timeout(PATIENCE, asked)
            .await
            .expect("an answer")
            .unwrap();
        assert_eq!(
            reply.status,
            200,
            "{}",
            String::from_utf8_lossy(&reply.body)
        );
        let answer = reply.json();
        assert_eq!(answer["id"], id, "{answer}");
        answer
    }
}

/// A client of either kind.
pub(crate) enum Client {
    Lines(LineClient),
    Http(HttpClient),
}

impl Client {
    pub(crate) async fn request(&mut self, method: &str, params: Value) -> Value {
        match self {
            Self::Lines(client) => client.request(method, params).await,
            Self::Http(client) => client.request(method, params).await,
        }
    }

    /// Calls a tool: its text and data.
    pub(crate) async fn call(&mut self, name: &str, arguments: Value) -> (String, Value) {
        let params = json!({"name": name, "arguments": arguments});
        let reply = self.request("tools/call", params).await;
        let result = &reply["result"];
        assert_eq!(result["isError"], false, "{name}: {reply}");
        let text = result["content"][0]["text"].as_str().unwrap().to_owned();
        (text, result["structuredContent"].clone())
    }

    /// Calls a tool that refuses: its text.
    pub(crate) async fn refused(&mut self, name: &str, arguments: Value) -> String {
        let params = json!({"name": name, "arguments": arguments});
        let reply = self.request("tools/call", params).await;
        let result = &reply["result"];
        assert_eq!(result["isError"], true, "{name}: {reply}");
        result["content"][0]["text"].as_str().unwrap().to_owned()
    }

    /// Plays to the end of the game by what the tools say. Returns the last data and the number of actions.
    pub(crate) async fn play(&mut self) -> (Value, u32) {
        let mut acted = 0;
        loop {
            let (_, table) = self.call("wait_for_turn", json!({"seconds": 60})).await;
            if table["status"] == "finished" {
                return (table, acted);
            }
            assert_eq!(table["your_turn"], true, "{table}");
            let action = choose(&table["game"]);
            self.call("act", action).await;
            acted += 1;
        }
    }
}

/// Plays what surely fits, else gives a clue about a card that fits, else discards the oldest card.
fn choose(game: &Value) -> Value {
    let legal = game["legal"].as_array().unwrap();
    let playable = game["playable"].as_array().unwrap();
    let hands = game["hands"].as_array().unwrap();
    let own = hands.iter().find(|it| it["you"] == true).unwrap();
    for card in own["cards"].as_array().unwrap() {
        let can_be = card["can_be"].as_array().unwrap();
        if can_be.iter().all(|it| playable.contains(it)) {
            return json!({"action": "play", "card": card["slot"]});
        }
    }
    for hand in hands.iter().filter(|it| it["you"] == false) {
        for card in hand["cards"].as_array().unwrap() {
            let rank = &card["card"].as_str().unwrap()[1..];
            let is_new = !card["clued"].as_array().unwrap().contains(&json!(rank));
            let clue = json!({"action": "clue", "to": hand["name"], "clue": rank});
            if is_new && playable.contains(&card["card"]) && legal.contains(&clue) {
                return clue;
            }
        }
    }
    let discard = legal.iter().find(|it| it["action"] == "discard");
    discard.unwrap_or(&legal[0]).clone()
}
