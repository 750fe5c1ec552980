//! `kagiya-loadtest requests`: sends structured random HTTP requests to a server in this process, and checks
//! every answer.
//!
//! Some requests are valid, some are changed in a few fields, some are malformed bytes. The test fails if the
//! server panics, reports an internal error, sends an invalid answer, or ends a connection without an answer.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use kagiya_loadtest::api_requests::{ApiRequest, Routes};
use kagiya_loadtest::client::{Client, ClientError};
use kagiya_loadtest::frames::About;
use kagiya_random::Dice;
use kagiya_server::clock::Clock;
use kagiya_server::{Config, Server, open_store};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use crate::fuzz::{count_panics, report_faults};
use crate::guest;

/// The number of clients.
const PEOPLE: usize = 8;

/// The limit for an answer.
const ANSWER: Duration = Duration::from_mins(1);

/// Sends structured random HTTP requests to a server, and checks every answer.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Args {
    /// The number of requests
    #[arg(long, value_name = "NUMBER", default_value_t = 100_000)]
    requests: u64,
    /// The seed for the requests
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,
}

/// The bytes with the status of an answer, as in `HTTP/1.1 200`.
const STATUS_LINE: usize = 12;

#[derive(Default)]
struct Shared {
    sent: AtomicU64,
    malformed: AtomicU64,
    /// The answers by the first digit of their status.
    answers: [AtomicU64; 6],
    /// The answers with a status of 500 or more, by status and code.
    refusals: Mutex<BTreeMap<String, u64>>,
    faults: Mutex<Vec<String>>,
}

impl Shared {
    fn fault(&self, what: String) {
        let mut faults = self.faults.lock().unwrap_or_else(PoisonError::into_inner);
        faults.push(what);
    }

    fn answered(&self, status: u16) {
        let class = usize::from(status / 100).min(self.answers.len() - 1);
        self.answers[class].fetch_add(1, Ordering::Relaxed);
    }

    /// Counts an answer that says that the server can't. Only 503, with a code, may be right.
    fn refused(&self, request: &str, status: u16, code: &str) {
        let mut refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        *refusals.entry(format!("{status} {code}")).or_default() += 1;
        if status != 503 || code.is_empty() {
            self.fault(format!("{request}: {status} {code}"));
        }
    }
}

/// A client that sends requests one after the other.
struct Sender<'a> {
    server: SocketAddr,
    token: &'a str,
    shared: &'a Shared,
    open: Option<SendRequest<Full<Bytes>>>,
}

impl Sender<'_> {
    async fn connection(&mut self) -> Result<&mut SendRequest<Full<Bytes>>, ClientError> {
        if self.open.as_ref().is_none_or(SendRequest::is_closed) {
            let stream = TcpStream::connect(self.server)
                .await
                .map_err(ClientError::new)?;
            stream.set_nodelay(true).map_err(ClientError::new)?;
            let (sender, connection) = handshake(TokioIo::new(stream))
                .await
                .map_err(ClientError::new)?;
            tokio::spawn(connection);
            self.open = Some(sender);
        }
        let sender = self.open.as_mut().expect("it is open");
        sender.ready().await.map_err(ClientError::new)?;
        Ok(sender)
    }

    /// Sends a request, and checks the answer.
    async fn send(&mut self, request: &ApiRequest, dice: &mut Dice) -> Result<(), ClientError> {
        let mut built = Request::builder()
            .method(Method::from_bytes(request.method.as_bytes()).map_err(ClientError::new)?)
            .uri(&request.path)
            .header("host", self.server.to_string());
        match dice.below(12) {
            0 => {}
            1 => built = built.header("authorization", "Bearer none"),
            2 => built = built.header("cookie", format!("kagiya_session={}", self.token)),
            _ => built = built.header("authorization", format!("Bearer {}", self.token)),
        }
        if dice.below(10) == 0 {
            let (name, value) = *dice.pick(&[
                ("origin", "https://elsewhere.example"),
                ("content-type", "text/plain"),
                ("accept-encoding", "gzip, br"),
                ("if-none-match", "*"),
                ("range", "bytes=0-1"),
                ("x-forwarded-for", "not an address"),
                ("accept-language", "ja;q=x, *;q=9"),
            ]);
            built = built.header(name, value);
        }
        let body = request.body.clone().unwrap_or_default();
        if !body.is_empty() {
            built = built.header("content-type", "application/json");
        }
        let built = built.body(Full::from(body)).map_err(ClientError::new)?;
        let exchange = async {
            let reply = self.connection().await?.send_request(built).await;
            let reply = reply.map_err(ClientError::new)?;
            let status = reply.status().as_u16();
            let plain = !reply.headers().contains_key("content-encoding");
            let kind = reply
                .headers()
                .get("content-type")
                .filter(|_| plain)
                .cloned();
            let body = reply
                .into_body()
                .collect()
                .await
                .map_err(ClientError::new)?;
            let kind = kind.and_then(|it| it.to_str().map(str::to_owned).ok());
            Ok::<_, ClientError>((status, kind.unwrap_or_default(), body.to_bytes()))
        };
        let answer = tokio::time::timeout(ANSWER, exchange).await;
        let (status, kind, body) = answer.map_err(ClientError::new)??;
        self.shared.answered(status);
        let text = || {
            String::from_utf8_lossy(&body)
                .chars()
                .take(300)
                .collect::<String>()
        };
        let read: Result<Value, _> = serde_json::from_slice(&body);
        if status >= 500 {
            let code = read.as_ref().ok().and_then(|it| it["code"].as_str());
            let request = format!("{request:?}: {}", text());
            self.shared
                .refused(&request, status, code.unwrap_or_default());
        }
        if kind.contains("json") && !body.is_empty() {
            let refused = status >= 400;
            let named = read
                .as_ref()
                .is_ok_and(|it| it["code"].is_string() && it["message"].is_string());
            if read.is_err() || (refused && !named) {
                self.shared
                    .fault(format!("{request:?}: {status} with {}", text()));
            }
        }
        Ok(())
    }

    /// Sends malformed bytes on a connection of their own. The server answers, unless the request is incomplete.
    async fn send_malformed(
        &self,
        request: &ApiRequest,
        dice: &mut Dice,
    ) -> Result<(), ClientError> {
        let (bytes, answers) = malformed(request, self.server, dice);
        let exchange = async {
            let mut stream = TcpStream::connect(self.server).await?;
            // The server may refuse and close before it has read everything.
            let _ = stream.write_all(&bytes).await;
            if !answers {
                let _ = stream.shutdown().await;
            }
            let mut answer = Vec::new();
            // An early refusal of a long request may reset the connection after the answer.
            while answer.len() < STATUS_LINE && stream.read_buf(&mut answer).await.unwrap_or(0) > 0
            {
            }
            Ok::<_, std::io::Error>(answer)
        };
        let answer = tokio::time::timeout(ANSWER, exchange).await;
        let answer = answer
            .map_err(ClientError::new)?
            .map_err(ClientError::new)?;
        let status = answer
            .strip_prefix(b"HTTP/1.1 ")
            .or_else(|| answer.strip_prefix(b"HTTP/1.0 "));
        let status = status.and_then(|rest| std::str::from_utf8(rest.get(..3)?).ok()?.parse().ok());
        match status {
            Some(status) => {
                self.shared.answered(status);
                if status >= 500 {
                    let request = bytes.escape_ascii().to_string();
                    self.shared.refused(&request, status, "malformed");
                }
            }
            None if answers => self.shared.fault(format!(
                "{} is not answered, but: {}",
                bytes[..bytes.len().min(400)].escape_ascii(),
                answer[..answer.len().min(100)].escape_ascii()
            )),
            None => {}
        }
        Ok(())
    }
}

/// Malformed bytes, and whether they are a whole request, which has an answer.
fn malformed(request: &ApiRequest, server: SocketAddr, dice: &mut Dice) -> (Vec<u8>, bool) {
    let ApiRequest { method, path, body } = request;
    let body = body.clone().unwrap_or_default();
    let length = body.len();
    let host = format!("host: {server}");
    let whole = match dice.below(12) {
        0 => format!("{method} {path} HTTP/1.1\r\n\r\n"),
        1 => format!("{method} {path} HTTP/9.9\r\n{host}\r\n\r\n"),
        2 => format!("{method} {path}\u{1} HTTP/1.1\r\n{host}\r\n\r\n"),
        3 => format!("{method} {path} HTTP/1.1\r\n{host}\r\ncontent-length: x\r\n\r\n{body}"),
        4 => format!(
            "{method} {path} HTTP/1.1\r\n{host}\r\na: {}\r\n\r\n",
            "b".repeat(1 << 17)
        ),
        5 => format!(
            "{method} {path} HTTP/1.1\r\n{host}\r\n{}\r\n",
            "a: b\r\n".repeat(200)
        ),
        6 => format!(
            "{method} {}{path} HTTP/1.1\r\n{host}\r\n\r\n",
            "/..".repeat(2_000)
        ),
        7 => format!("{method} {path} HTTP/1.1\r\n{host}\r\nno colon\r\n\r\n"),
        8 => format!(
            "{method} {path} HTTP/1.1\r\n{host}\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n\
             \r\n{length:x}\r\n{body}\r\n0\r\n\r\n"
        ),
        9 => format!(
            "{method} {path} HTTP/1.1\r\n{host}\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{body}\r\n0\r\n\r\n"
        ),
        10 => format!(
            "GET /ws HTTP/1.1\r\n{host}\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
             sec-websocket-version: {}\r\nsec-websocket-key: x\r\n\r\n",
            dice.below(20)
        ),
        _ => {
            // Cut off, or bytes that are no request: the server may wait for more, and then sees the end.
            let text = format!(
                "{method} {path} HTTP/1.1\r\n{host}\r\ncontent-length: {}\r\n\r\n{body}",
                length + 1
            );
            let mut bytes = text.into_bytes();
            bytes.truncate(dice.below(bytes.len()));
            for _ in 0..dice.below(4) {
                if bytes.is_empty() {
                    break;
                }
                let place = dice.below(bytes.len());
                bytes[place] = u8::try_from(dice.below(256)).unwrap_or_default();
            }
            return (bytes, false);
        }
    };
    (whole.into_bytes(), true)
}

/// Opens a table with a game, which requests can name.
async fn table(server: SocketAddr, token: &str, number: usize) -> Result<String, ClientError> {
    let mut client = Client::connect(server, token).await?;
    let settings = json!({"preset": "original", "seats": 3, "listed": true});
    let create = json!({
        "type": "create", "id": format!("c{number}"), "settings": settings, "seat": 0,
        "bots": ["cautious", "cautious"], "start": true,
    });
    client.say_text(create.to_string()).await?;
    let table = loop {
        let message: Value =
            serde_json::from_str(&client.hear_text().await?).map_err(ClientError::new)?;
        if let ("done", Some(table)) = (
            message["type"].as_str().unwrap_or_default(),
            message["table"].as_str(),
        ) {
            break table.to_owned();
        }
    };
    if number.is_multiple_of(2) {
        // A bot plays for me, so that there are finished games too.
        let bot = json!({"type": "seat_bot", "seat": 0, "bot": "cautious"});
        let command =
            json!({"type": "command", "id": format!("b{number}"), "table": table, "do": bot});
        client.say_text(command.to_string()).await?;
        while !client.hear_text().await?.contains("\"done\"") {}
    }
    Ok(table)
}

async fn attack(
    folder: &std::path::Path,
    args: Args,
    shared: &Arc<Shared>,
) -> Result<(), ClientError> {
    let store = open_store(folder).await.map_err(ClientError::new)?;
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::start(listen, store, Clock::System, config).await;
    let server = server.map_err(ClientError::new)?;
    let address = server.address;
    let (mut tokens, mut people, mut tables) = (Vec::new(), Vec::new(), Vec::new());
    for number in 0..PEOPLE {
        let guest = guest::create(address, &format!("Player {number}")).await?;
        tables.push(table(address, &guest.token, number).await?);
        tokens.push(guest.token);
        people.push(guest.id.0);
    }
    let routes = Arc::new(Routes::all());
    let about = Arc::new(About { tables, people });
    let mut all = JoinSet::new();
    for (number, token) in tokens.into_iter().enumerate() {
        let (shared, routes, about) = (Arc::clone(shared), Arc::clone(&routes), Arc::clone(&about));
        let mut dice = Dice::from_number((args.seed << 16) + number as u64);
        all.spawn(async move {
            let mut sender = Sender {
                server: address,
                token: &token,
                shared: &shared,
                open: None,
            };
            while shared.sent.fetch_add(1, Ordering::Relaxed) < args.requests {
                let request = routes.request(&about, &mut dice);
                let sent = if dice.below(100) == 0 {
                    shared.malformed.fetch_add(1, Ordering::Relaxed);
                    sender.send_malformed(&request, &mut dice).await
                } else {
                    sender.send(&request, &mut dice).await
                };
                if let Err(error) = sent {
                    shared.fault(format!("{request:?}: {error}"));
                    sender.open = None;
                }
            }
        });
    }
    all.join_all().await;
    let alive = guest::create(address, "A last guest").await;
    server.stop().await;
    alive.map(drop)
}

/// Runs the test and prints its report; `false` if it found a fault.
pub(crate) fn run(args: &Args) -> anyhow::Result<bool> {
    let panics = count_panics();
    let folder = tempfile::tempdir()?;
    let shared = Arc::new(Shared::default());
    let started = Instant::now();
    let runtime = tokio::runtime::Runtime::new()?;
    if let Err(error) = runtime.block_on(attack(folder.path(), *args, &shared)) {
        shared.fault(error.to_string());
    }
    let count = |it: &AtomicU64| it.load(Ordering::Relaxed);
    let answers: Vec<String> = (1..shared.answers.len())
        .map(|class| (class, count(&shared.answers[class])))
        .filter(|(_, answers)| *answers > 0)
        .map(|(class, answers)| format!("{answers} × {class}xx"))
        .collect();
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{} requests ({} malformed) in {} s: {}; {} panics",
        args.requests,
        count(&shared.malformed),
        started.elapsed().as_secs(),
        answers.join(", "),
        count(panics)
    )?;
    let refusals = shared
        .refusals
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    for (what, count) in &*refusals {
        writeln!(out, "{count} × {what}")?;
    }
    let faults = shared.faults.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(report_faults(&mut out, &faults)? && count(panics) == 0)
}
