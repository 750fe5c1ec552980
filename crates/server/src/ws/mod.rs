//! One task for each WebSocket connection.

mod greeting;
mod wire;

use std::collections::{BTreeMap, BTreeSet};
use std::pin::pin;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{AUTHORIZATION, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt as _, StreamExt as _};
use kagiya_protocol::{
    ClientMessage, Command, CommandId, ErrorCode, MAX_CLIENT_FRAME, Person, Problem, ServerMessage,
    TableId, TablesPage,
};
use tokio::sync::{Notify, broadcast, watch};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};

use crate::app::{App, LobbyEvent, is_table_id};
use crate::http::ApiError;
use crate::http::extract::network_of;
use crate::http::listener::Peer;
use crate::limits::bans::BanTarget;
use crate::limits::quota::{ClientNetwork, QuotaGuard, Usage};
use crate::limits::rate::Limited;
use crate::outbox::{self, Inbox, MostWaiting, Outbox, text};
use crate::presence::{Connection, OnlineUser};
use crate::session::{self, Session};
use crate::table::{TableMessage, error};
use wire::Socket;

/// The number of refusals by a rate limit after which the connection is closed.
const PATIENCE: u32 = 300;

/// `GET /ws`.
///
/// # Errors
/// [`ApiError`] if the connection is refused.
pub(crate) async fn upgrade(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer(address)): ConnectInfo<Peer>,
    mut request: Request,
) -> Result<Response, ApiError> {
    let (answer, upgrade) = wire::accept(&mut request)?;
    let headers = core::mem::take(request.headers_mut());
    drop(request);
    session::check_origin(&app.services.config, &headers)?;
    if app.services.is_stopping() {
        return Err(Problem::new(ErrorCode::ShuttingDown, "the server is about to stop").into());
    }
    let network = network_of(&app, address, &headers);
    app.check_not_banned(&BanTarget::Address(network))?;
    ApiError::limit(&app, Limited::Connect, &network.to_string())?;
    let usage = app.limits.usage.of(network);
    let counted = enter(
        &app,
        Arc::clone(&usage),
        app.services.config.quotas.sockets_of_address,
    )?;
    let token = session::token_of(&headers);
    let known = match &token {
        Some(token) => Some(app.find_session(token).await),
        None => None,
    };
    // A browser with a session sends no other request, so this keeps its cookie as long as the server keeps
    // the session.
    let cookie = token
        .filter(|_| matches!(known, Some(Ok(_))) && !headers.contains_key(AUTHORIZATION))
        .map(|token| {
            [(
                SET_COOKIE,
                session::cookie(&app.services.config, Some(&token)),
            )]
        });
    tokio::spawn(async move {
        if let Ok(socket) = wire::connection(upgrade).await {
            app.services.metrics.connections.add(1);
            serve(&app, socket, known, (network, usage)).await;
            drop(counted);
            app.services.metrics.connections.add(-1);
        }
    });
    Ok((cookie, answer).into_response())
}

/// Why a connection ends.
struct End {
    close: u16,
    problem: Option<Problem>,
}

impl End {
    const GONE: Self = Self {
        close: 1000,
        problem: None,
    };

    fn of(problem: Problem) -> Self {
        Self {
            close: 1008,
            problem: Some(problem),
        }
    }

    fn because(close: u16, code: ErrorCode, message: &str) -> Self {
        Self {
            close,
            problem: Some(Problem::new(code, message)),
        }
    }
}

/// Counts another WebSocket connection of a person or network.
fn enter(app: &App, usage: Arc<Usage>, most: usize) -> Result<QuotaGuard, Problem> {
    let all = Arc::clone(&app.limits.usage.all);
    let bounds = (most, usize::MAX);
    QuotaGuard::enter(usage, all, |usage| &usage.sockets, bounds).map_err(|_| {
        app.services.metrics.crowded.add(1);
        Problem::new(
            ErrorCode::TooManyConnections,
            format!("at most {most} connections at a time; close one first"),
        )
    })
}

async fn serve(
    app: &Arc<App>,
    mut socket: Socket,
    known: Option<Result<Session, Problem>>,
    (network, usage): (ClientNetwork, Arc<Usage>),
) {
    // Boxed, as every connection would otherwise reserve memory for this rare work.
    let end = match Box::pin(greeting::greet(app, &mut socket, known)).await {
        Err(end) => end,
        Ok((session, user, own)) => {
            let quotas = &app.services.config.quotas;
            let most = MostWaiting {
                connection: quotas.waiting_of_connection,
                network: quotas.waiting_of_address,
                all: quotas.waiting,
            };
            let usages = (Arc::clone(&usage), Arc::clone(&app.limits.usage.all));
            let (outbox, inbox) = outbox::channel(
                app.presence.next_connection(),
                &app.services.metrics,
                usages,
                most,
            );
            let mut connection = ConnectionTask {
                app: Arc::clone(app),
                session,
                user,
                usage: Arc::clone(&usage),
                network,
                ended: Arc::default(),
                outbox,
                tables: BTreeMap::new(),
                lobby: None,
                shown: BTreeSet::new(),
                frame_time: 0,
                refusals: 0,
            };
            let number = connection.outbox.connection;
            let present = Connection {
                session: connection.session.hash,
                person: connection.session.person.id.clone(),
                user: Arc::clone(&connection.user),
                network,
                ended: Arc::clone(&connection.ended),
                outbox: connection.outbox.clone(),
            };
            app.presence.enter(number, present);
            // The session may have ended during the greeting.
            let end = match Box::pin(connection.check()).await {
                Ok(()) => connection.run(&mut socket, inbox).await,
                Err(problem) => End::of(problem),
            };
            app.presence.leave(number);
            Box::pin(connection.leave()).await;
            drop(own);
            end
        }
    };
    Box::pin(goodbye(app, &mut socket, end)).await;
}

/// Sends the reason for the end of a connection, and closes it.
async fn goodbye(app: &App, socket: &mut Socket, end: End) {
    if let Some(problem) = end
        .problem
        .filter(|problem| problem.code != ErrorCode::TooSlow)
    {
        let bye = text(&ServerMessage::Bye {
            code: problem.code,
            message: problem.message,
        });
        let _ = send(app, socket, Message::Text(bye)).await;
    }
    // A client that was too slow would not receive a reason either.
    let close = Message::Close(Some(CloseFrame {
        code: end.close.into(),
        reason: Utf8Bytes::from_static(""),
    }));
    let _ = send(app, socket, close).await;
}

async fn send(app: &App, socket: &mut Socket, message: Message) -> Result<(), End> {
    match tokio::time::timeout(app.services.config.send_timeout, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::GONE),
        Err(_) => Err(too_slow(app)),
    }
}

/// Sends a message together with those queued behind it, in one system call.
async fn send_all(
    app: &App,
    socket: &mut Socket,
    first: Utf8Bytes,
    inbox: &mut Inbox,
) -> Result<(), End> {
    let sending = async {
        let mut bytes = first.len();
        wire::feed(socket, first).await?;
        while let Ok(next) = inbox.messages.try_recv() {
            bytes += next.len();
            wire::feed(socket, next).await?;
        }
        socket.flush().await.map(|()| bytes)
    };
    match tokio::time::timeout(app.services.config.send_timeout, sending).await {
        Ok(Ok(bytes)) => {
            inbox.sent(bytes);
            Ok(())
        }
        Ok(Err(_)) => Err(End::GONE),
        Err(_) => Err(too_slow(app)),
    }
}

fn too_slow(app: &App) -> End {
    app.services.metrics.slow.add(1);
    End::because(
        1013,
        ErrorCode::TooSlow,
        "too many messages were waiting; connect again and resume",
    )
}

struct ConnectionTask {
    app: Arc<App>,
    session: Session,
    user: Arc<OnlineUser>,
    /// The usage of the client's network.
    usage: Arc<Usage>,
    network: ClientNetwork,
    /// Notified when the session has ended.
    ended: Arc<Notify>,
    outbox: Outbox,
    /// The followed tables, counted for the person and the network.
    tables: BTreeMap<TableId, [QuotaGuard; 2]>,
    /// Changes of the list of tables, if the client subscribes to it.
    lobby: Option<broadcast::Receiver<LobbyEvent>>,
    /// The tables that the client has in its list.
    shown: BTreeSet<TableId>,
    frame_time: i64,
    refusals: u32,
}

impl ConnectionTask {
    async fn run(&mut self, socket: &mut Socket, mut inbox: Inbox) -> End {
        let mut stopping = self.app.services.stopping.subscribe();
        // Created once instead of for every message, since waiting on them takes locks that all connections
        // share.
        let mut stopped = pin!(until_true(&mut stopping));
        let slow = Arc::clone(&inbox.slow);
        let mut slowed = pin!(slow.notified());
        let ended = Arc::clone(&self.ended);
        let mut ended = pin!(ended.notified());
        let mut ping = tokio::time::interval(self.app.services.config.ping);
        ping.tick().await;
        let mut heard = Instant::now();
        let mut pings = 0_u32;
        loop {
            let step = tokio::select! {
                message = inbox.messages.recv() => match message {
                    Some(text) => send_all(&self.app, socket, text, &mut inbox).await,
                    None => Err(End::GONE),
                },
                frame = socket.next() => {
                    heard = Instant::now();
                    // Boxed for the same reason as the greeting.
                    Box::pin(self.frame(frame)).await
                }
                () = &mut slowed => Err(too_slow(&self.app)),
                () = &mut ended => Err(match Box::pin(self.check()).await {
                    Err(problem) => End::of(problem),
                    Ok(()) => End::because(1008, ErrorCode::Session, "the session has ended"),
                }),
                () = &mut stopped => Err(End::because(
                    1001,
                    ErrorCode::ShuttingDown,
                    "the server is about to stop; connect again in a moment and resume",
                )),
                change = next_change(&mut self.lobby) => Box::pin(self.lobby_change(change)).await,
                _ = ping.tick() => {
                    pings += 1;
                    if heard.elapsed() > self.app.services.config.silence {
                        Err(End::GONE)
                    } else {
                        let checked = if pings.is_multiple_of(10) {
                            Box::pin(self.check()).await
                        } else {
                            Ok(())
                        };
                        match checked {
                            Err(problem) => Err(End::of(problem)),
                            Ok(()) => {
                                send(&self.app, socket, Message::Ping(Bytes::new())).await
                            }
                        }
                    }
                }
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    /// Checks that the connection may continue: its session exists, and neither its person nor its network is
    /// banned. A store outage keeps it open.
    ///
    /// # Errors
    /// `session/expired` or `session/blocked`.
    async fn check(&self) -> Result<(), Problem> {
        self.app
            .check_not_banned(&BanTarget::Address(self.network))?;
        match Box::pin(session::find_by_hash(
            &self.app.services,
            &self.app.limits,
            self.session.hash,
        ))
        .await
        {
            Err(problem) if problem.code == ErrorCode::Session => {
                Err(Problem::new(ErrorCode::Session, "the session has ended"))
            }
            Err(problem) if problem.code == ErrorCode::Blocked => Err(problem),
            Ok(_) | Err(_) => Ok(()),
        }
    }

    fn person(&self) -> Person {
        let name = self
            .user
            .name
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        Person {
            id: self.session.person.id.clone(),
            name: name.clone(),
        }
    }

    fn refuse(&self, id: Option<&CommandId>, table: Option<&TableId>, problem: Problem) {
        self.app.services.metrics.refused.add(1);
        self.outbox.say(&error(id, table, problem));
    }

    async fn frame(
        &mut self,
        frame: Option<Result<Message, tungstenite::Error>>,
    ) -> Result<(), End> {
        let text = match frame {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => return Ok(()),
            Some(Ok(Message::Binary(_))) => {
                let problem = Problem::new(ErrorCode::Binary, "frames are text: JSON objects");
                self.refuse(None, None, problem);
                return self.count_refusal();
            }
            Some(Ok(Message::Close(_))) | None => return Err(End::GONE),
            Some(Err(error)) => return Err(broken(&error)),
        };
        self.app.services.metrics.frames.add(1);
        if text.len() > MAX_CLIENT_FRAME {
            return Err(too_large());
        }
        let now = self.app.services.clock.uptime();
        let limiter = &self.app.limits.rate;
        let limited = limiter.check_own(Limited::Frame, &mut self.frame_time, now);
        if let Err(wait) = limited {
            self.limited(None, None, wait);
            return self.count_refusal();
        }
        match serde_json::from_str(&text) {
            Ok(message) => self.message(message).await,
            Err(error) => {
                let problem = Problem::new(
                    ErrorCode::Malformed,
                    format!("that is no message of this protocol: {error}"),
                );
                self.refuse(None, None, problem);
                self.count_refusal()
            }
        }
    }

    fn limited(&self, id: Option<&CommandId>, table: Option<&TableId>, wait: u32) {
        self.app.services.metrics.limited.add(1);
        self.outbox.say(&ServerMessage::Error {
            id: id.cloned(),
            table: table.cloned(),
            code: ErrorCode::RateLimited,
            message: format!("too much of this in too short a time; try again in {wait} ms"),
            reason: None,
            retry_after: Some(wait),
        });
    }

    fn count_refusal(&mut self) -> Result<(), End> {
        self.refusals += 1;
        if self.refusals < PATIENCE {
            return Ok(());
        }
        Err(End::because(
            1008,
            ErrorCode::RateLimited,
            "too many messages that could not be taken",
        ))
    }

    /// Whether the rate limit allows this; if not, sends the refusal.
    fn may(&self, limited: Limited, id: Option<&CommandId>, table: Option<&TableId>) -> bool {
        let key = self.session.person.id.as_str();
        let now = self.app.services.clock.uptime();
        let limiter = &self.app.limits.rate;
        let allowed = limiter.check(limited, key, now).and_then(|()| {
            let Some(of_all) = limited.of_address() else {
                return Ok(());
            };
            limiter.check(of_all, &self.network.to_string(), now)
        });
        match allowed {
            Ok(()) => true,
            Err(wait) => {
                self.limited(id, table, wait);
                false
            }
        }
    }

    fn is_id(&self, id: &CommandId, table: Option<&TableId>) -> bool {
        if !id.is_valid() {
            let problem = Problem::new(
                ErrorCode::CommandId,
                format!(
                    "a command's id is 1 to {} visible ASCII characters",
                    CommandId::MAX
                ),
            );
            self.refuse(None, table, problem);
        }
        id.is_valid()
    }

    async fn message(&mut self, message: ClientMessage) -> Result<(), End> {
        match message {
            ClientMessage::Hello(_) => {
                let problem = Problem::new(ErrorCode::HelloFirst, "hello has been said already");
                self.refuse(None, None, problem);
            }
            ClientMessage::Subscribe { table, after } => self.subscribe(table, after).await,
            ClientMessage::Unsubscribe { table } => {
                if self.tables.remove(&table).is_some() {
                    let connection = self.outbox.connection;
                    self.app.tables.unsubscribe(&table, connection).await;
                }
            }
            ClientMessage::Lobby { follow } => {
                self.lobby = None;
                if follow && self.may(Limited::Subscribe, None, None) {
                    self.show_lobby().await;
                }
            }
            ClientMessage::Create { id, create } => {
                if self.takes(Limited::Create, &id, None) {
                    let person = self.person();
                    let created = self
                        .app
                        .create(&person, &id, &create, Arc::clone(&self.usage));
                    let created = Box::pin(created).await;
                    if created.is_ok() {
                        self.app.services.metrics.commands.add(1);
                    }
                    let done = created.map(|(table, seq)| (Some(table), Some(seq)));
                    self.answer(id, done);
                }
            }
            ClientMessage::Command {
                id,
                table,
                expect,
                command,
            } => {
                let limited = match command {
                    Command::Say { .. } => Limited::Say,
                    Command::Report { .. } => Limited::Report,
                    _ => Limited::Command,
                };
                if self.takes(limited, &id, Some(&table)) {
                    let message = TableMessage::Command {
                        person: self.person(),
                        id,
                        expect,
                        command,
                        origin: self.network,
                        outbox: self.outbox.clone(),
                    };
                    self.app.tables.send(&table, message).await;
                }
            }
            ClientMessage::Withdraw { id, table } => {
                if self.takes(Limited::Command, &id, Some(&table)) {
                    let message = TableMessage::Withdraw {
                        person: self.person(),
                        id,
                        outbox: self.outbox.clone(),
                    };
                    self.app.tables.send(&table, message).await;
                }
            }
            ClientMessage::Pace { table, pace } => {
                // Only subscribers of the table have a pace.
                if self.tables.contains_key(&table) {
                    let connection = self.outbox.connection;
                    let message = TableMessage::Pace { connection, pace };
                    self.app.tables.send(&table, message).await;
                }
            }
            ClientMessage::Rename { id, name } => {
                if self.takes(Limited::Rename, &id, None) {
                    let renaming = self.app.rename(&self.session.person.id, &name);
                    let renamed = Box::pin(renaming).await;
                    self.answer(id, renamed.map(|_| (None, None)));
                }
            }
            ClientMessage::Ping { n } => {
                let now = self.app.services.clock.now();
                self.outbox.say(&ServerMessage::Pong { n, now });
            }
        }
        Ok(())
    }

    /// Whether the ids are valid and the rate limit allows this; if not, sends the refusal.
    fn takes(&self, limited: Limited, id: &CommandId, table: Option<&TableId>) -> bool {
        if !self.is_id(id, table) {
            return false;
        }
        if let Some(table) = table.filter(|table| !is_table_id(table)) {
            self.unknown(Some(id), table);
            return false;
        }
        self.may(limited, Some(id), table)
    }

    /// Sends the result of a command that no table answers.
    fn answer(&self, id: CommandId, done: Result<(Option<TableId>, Option<u32>), Problem>) {
        match done {
            Ok((table, seq)) => drop(self.outbox.say(&ServerMessage::Done { id, table, seq })),
            Err(problem) => self.refuse(Some(&id), None, problem),
        }
    }

    /// Sends that there is no such table.
    fn unknown(&self, id: Option<&CommandId>, table: &TableId) {
        let problem = Problem::new(ErrorCode::NoTable, "there is no such table");
        let table = Some(table).filter(|table| table.as_str().len() <= 64);
        self.refuse(id, table, problem);
    }

    async fn subscribe(&mut self, table: TableId, after: Option<u32>) {
        if !is_table_id(&table) {
            self.unknown(None, &table);
            return;
        }
        if !self.may(Limited::Subscribe, None, Some(&table)) {
            return;
        }
        let many = usize::try_from(self.app.services.config.subscriptions).unwrap_or(usize::MAX);
        if self.tables.len() >= many && !self.tables.contains_key(&table) {
            let problem = Problem::new(
                ErrorCode::TooManyTables,
                format!("a connection can follow {many} tables; unsubscribe from one first"),
            );
            self.refuse(None, Some(&table), problem);
            return;
        }
        if !self.tables.contains_key(&table) {
            let quotas = &self.app.services.config.quotas;
            let all = &self.app.limits.usage.all;
            let count = |usage: &Arc<Usage>, most| {
                let usages = (Arc::clone(usage), Arc::clone(all));
                QuotaGuard::enter(usages.0, usages.1, |it| &it.followed, (most, usize::MAX))
            };
            let own = count(&self.user.usage, quotas.followed_by_person);
            let ours = count(&self.usage, quotas.followed_by_address);
            let (Ok(own), Ok(ours)) = (own, ours) else {
                self.app.services.metrics.crowded.add(1);
                let problem = Problem::new(
                    ErrorCode::TooManyTables,
                    "all connections together follow too many tables; unsubscribe from one first",
                );
                self.refuse(None, Some(&table), problem);
                return;
            };
            self.tables.insert(table.clone(), [own, ours]);
        }
        let message = TableMessage::Subscribe {
            person: self.person(),
            after,
            origin: self.network,
            outbox: self.outbox.clone(),
        };
        self.app.tables.send(&table, message).await;
    }

    async fn show_lobby(&mut self) {
        // Before the list is read, so that no change is missed.
        self.lobby = Some(self.app.lobby.subscribe());
        match Box::pin(self.app.lobby_of(Some(&self.session.person.id), None)).await {
            Ok(TablesPage { tables, before }) => {
                self.shown = tables.iter().map(|table| table.id.clone()).collect();
                self.outbox.say(&ServerMessage::Lobby { tables, before });
            }
            Err(problem) => self.refuse(None, None, problem),
        }
    }

    async fn lobby_change(
        &mut self,
        change: Result<LobbyEvent, broadcast::error::RecvError>,
    ) -> Result<(), End> {
        let change = match change {
            Ok(LobbyEvent::Changed(change)) => change,
            Ok(LobbyEvent::Gone(table)) => {
                self.hide(table);
                return Ok(());
            }
            Ok(LobbyEvent::Missed) | Err(broadcast::error::RecvError::Lagged(_)) => {
                self.show_lobby().await;
                return Ok(());
            }
            Err(broadcast::error::RecvError::Closed) => return Err(End::GONE),
        };
        let table = &change.table;
        if change.is_for(&self.session.person.id) {
            self.shown.insert(table.id.clone());
            self.outbox.say(&ServerMessage::LobbyTable {
                table: table.clone(),
            });
        } else {
            self.hide(table.id.clone());
        }
        Ok(())
    }

    /// Removes a table from the client's list.
    fn hide(&mut self, table: TableId) {
        if self.shown.remove(&table) {
            self.outbox.say(&ServerMessage::LobbyGone { table });
        }
    }

    async fn leave(self) {
        for table in self.tables.keys() {
            let connection = self.outbox.connection;
            let leaving = self.app.tables.unsubscribe(table, connection);
            // A table that can't be reached notices the closed connection at its next message.
            let _ = tokio::time::timeout(Duration::from_secs(5), leaving).await;
        }
    }
}

/// Waits until the server is about to stop.
async fn until_true(stopping: &mut watch::Receiver<bool>) {
    // A dropped sender means the same.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// The next change of the list; never ready without a subscription.
async fn next_change(
    lobby: &mut Option<broadcast::Receiver<LobbyEvent>>,
) -> Result<LobbyEvent, broadcast::error::RecvError> {
    match lobby {
        Some(lobby) => lobby.recv().await,
        None => core::future::pending().await,
    }
}

fn too_large() -> End {
    End::because(
        1009,
        ErrorCode::TooLarge,
        "a frame has at most 8192 bytes; connect again and say less at once",
    )
}

/// Why a connection broke. Only an oversized frame is reported to the client.
fn broken(error: &tungstenite::Error) -> End {
    match error {
        tungstenite::Error::Capacity(_) => too_large(),
        _ => End::GONE,
    }
}
