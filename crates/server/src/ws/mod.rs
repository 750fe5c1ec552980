//! One task for each WebSocket connection.

mod greeting;
mod messages;
mod read_limit;
mod shown;
mod wire;

use std::collections::BTreeMap;
use std::pin::pin;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::AUTHORIZATION;
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt as _, StreamExt as _};
use kagiya_protocol::{ErrorCode, Person, Problem, ServerMessage, TableId};
use tokio::sync::{Notify, broadcast, watch};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::app::{App, LobbyEvent};
use crate::http::ApiError;
use crate::http::extract::network_of;
use crate::http::listener::Peer;
use crate::limits::limited::Limited;
use crate::limits::network::ClientNetwork;
use crate::limits::quota::{QuotaGuard, Usage};
use crate::outbox::{self, Inbox, MostWaiting, Outbox, text};
use crate::presence::{Connection, OnlineUser};
use crate::session::{self, Session};
use shown::Shown;
use wire::Socket;

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
    app.check_network(network)?;
    app.limit_network(Limited::Connect, network)?;
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
        .map(|token| session::cookie(&app.services.config, Some(&token)));
    tokio::spawn(async move {
        if let Ok(socket) = wire::connection(upgrade, !app.services.config.unlimited).await {
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
                shown: Shown::default(),
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
    if send(app, socket, close).await.is_ok() {
        wire::drain(socket).await;
    }
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
    shown: Shown,
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
        self.app.check_network(self.network)?;
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
