//! The player whom a language model plays: one person of a server, at one table at a time.
//!
//! A task owns the connection. It is opened by the first tool that needs it, and again after it was lost. The
//! person stays the same while the program runs.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kagiya_client::{ClientError, Connection, Server, Session};
use kagiya_protocol::{
    BotInfo, ClientMessage, Command, CommandId, CreateTable, Person, Problem, ServerMessage,
    TableEvent, TableId,
};
use tokio::sync::{mpsc, oneshot, watch};

use crate::table::{Table, Taken};

/// How long the server may take to answer a command.
const PATIENCE: Duration = Duration::from_secs(20);

/// The number of messages that wait for the connection.
const UNSENT: usize = 64;

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub(crate) enum PlayerError {
    #[error(transparent)]
    Client(#[from] ClientError),
    /// The server refused a command.
    #[error("{0}")]
    Refused(Problem),
    /// The connection ended before the server answered.
    #[error("the connection to the server was lost")]
    Lost,
    #[error("the server did not answer within {} seconds", PATIENCE.as_secs())]
    Late,
}

impl PlayerError {
    /// The refusal, if the server answered with one.
    pub(crate) fn refusal(&self) -> Option<&Problem> {
        match self {
            Self::Refused(problem) => Some(problem),
            Self::Client(error) => error.refusal(),
            Self::Lost | Self::Late => None,
        }
    }
}

/// A command's effect.
#[derive(Clone, Debug)]
pub(crate) struct Effect {
    /// The new table, for `create`.
    pub(crate) table: Option<TableId>,
    /// The number of its last event.
    pub(crate) seq: u32,
}

/// The reply to a command.
type Reply = oneshot::Sender<Result<Effect, Problem>>;

/// What the connection and the tools share.
#[derive(Debug, Default)]
struct State {
    /// The table that the player follows.
    at: Option<TableId>,
    /// Its state, once the server has sent it.
    table: Option<Table>,
    /// Why the server doesn't send it.
    refused: Option<Problem>,
    waiting: HashMap<String, Reply>,
    commands: u64,
}

#[derive(Debug)]
struct Shared {
    state: Mutex<State>,
    /// Changes with the state.
    version: watch::Sender<u64>,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn changed(&self) {
        self.version.send_modify(|it| *it = it.wrapping_add(1));
    }
}

/// An open connection.
#[derive(Clone, Debug)]
struct Line {
    outgoing: mpsc::Sender<ClientMessage>,
    bots: Arc<[BotInfo]>,
}

/// The player.
#[derive(Debug)]
pub(crate) struct Player {
    server: Server,
    name: Option<String>,
    session: tokio::sync::OnceCell<Session>,
    line: tokio::sync::Mutex<Option<Line>>,
    shared: Arc<Shared>,
}

impl Player {
    pub(crate) fn new(server: Server, name: Option<String>) -> Self {
        Self {
            server,
            name,
            session: tokio::sync::OnceCell::new(),
            line: tokio::sync::Mutex::new(None),
            shared: Arc::new(Shared {
                state: Mutex::default(),
                version: watch::Sender::new(0),
            }),
        }
    }

    pub(crate) fn server(&self) -> &Server {
        &self.server
    }

    /// The session, which is opened once.
    pub(crate) async fn session(&self) -> Result<&Session, PlayerError> {
        let opened = self
            .session
            .get_or_try_init(|| self.server.guest(self.name.as_deref()));
        Ok(opened.await?)
    }

    pub(crate) async fn person(&self) -> Result<&Person, PlayerError> {
        Ok(self.session().await?.you())
    }

    /// The bots of the server.
    pub(crate) async fn bots(&self) -> Result<Arc<[BotInfo]>, PlayerError> {
        Ok(self.line().await?.bots)
    }

    /// The open connection. A new one follows the table of the last one again.
    async fn line(&self) -> Result<Line, PlayerError> {
        let mut line = self.line.lock().await;
        if let Some(open) = line.as_ref().filter(|it| !it.outgoing.is_closed()) {
            return Ok(open.clone());
        }
        let connection = self.session().await?.connect().await?;
        let bots = connection.welcome().bots.clone().into();
        let (outgoing, unsent) = mpsc::channel(UNSENT);
        let table = self.shared.lock().at.clone();
        tokio::spawn(hold(connection, unsent, Arc::clone(&self.shared)));
        if let Some(table) = table {
            let again = ClientMessage::Subscribe { table, after: None };
            let _ = outgoing.send(again).await;
        }
        let open = Line { outgoing, bots };
        *line = Some(open.clone());
        Ok(open)
    }

    async fn send(&self, message: ClientMessage) -> Result<(), PlayerError> {
        let line = self.line().await?;
        line.outgoing
            .send(message)
            .await
            .map_err(|_| PlayerError::Lost)
    }

    /// Sends a command and waits for its effect.
    async fn request(
        &self,
        message: impl FnOnce(CommandId) -> ClientMessage,
    ) -> Result<Effect, PlayerError> {
        let (reply, answer) = oneshot::channel();
        let id = {
            let mut state = self.shared.lock();
            state.commands += 1;
            let id = format!("m{}", state.commands);
            state.waiting.insert(id.clone(), reply);
            id
        };
        let sent = self.send(message(CommandId(id.clone()))).await;
        let answer = match sent {
            Ok(()) => tokio::time::timeout(PATIENCE, answer).await,
            Err(error) => {
                self.shared.lock().waiting.remove(&id);
                return Err(error);
            }
        };
        match answer {
            Ok(Ok(Ok(effect))) => Ok(effect),
            Ok(Ok(Err(problem))) => Err(PlayerError::Refused(problem)),
            Ok(Err(_)) => Err(PlayerError::Lost),
            Err(_) => {
                self.shared.lock().waiting.remove(&id);
                Err(PlayerError::Late)
            }
        }
    }

    pub(crate) async fn create(&self, create: CreateTable) -> Result<Effect, PlayerError> {
        self.request(|id| ClientMessage::Create { id, create })
            .await
    }

    /// Does something at a table.
    pub(crate) async fn command(
        &self,
        table: &TableId,
        expect: Option<u32>,
        command: Command,
    ) -> Result<Effect, PlayerError> {
        let table = table.clone();
        self.request(|id| ClientMessage::Command {
            id,
            table,
            expect,
            command,
        })
        .await
    }

    /// Follows a table instead of another one, and waits for its state.
    pub(crate) async fn follow(&self, table: &TableId) -> Result<Table, PlayerError> {
        let before = {
            let mut state = self.shared.lock();
            let before = state.at.replace(table.clone());
            if before.as_ref() != Some(table) {
                state.table = None;
            }
            before
        };
        if let Some(before) = before.filter(|it| it != table) {
            self.send(ClientMessage::Unsubscribe { table: before })
                .await?;
        }
        let subscribe = ClientMessage::Subscribe {
            table: table.clone(),
            after: None,
        };
        self.send(subscribe).await?;
        self.until(|it| it.info.id == *table).await
    }

    /// Follows no table any longer.
    pub(crate) async fn unfollow(&self) -> Result<(), PlayerError> {
        let before = {
            let mut state = self.shared.lock();
            state.table = None;
            state.at.take()
        };
        if let Some(table) = before {
            self.send(ClientMessage::Unsubscribe { table }).await?;
        }
        Ok(())
    }

    /// The table that the player follows, as it is now. If the connection was lost, it is opened again.
    pub(crate) async fn table(&self) -> Result<Option<Table>, PlayerError> {
        if self.shared.lock().at.is_none() {
            return Ok(None);
        }
        self.line().await?;
        self.until(|_| true).await.map(Some)
    }

    /// The table once it has all events to this number.
    pub(crate) async fn table_after(&self, seq: u32) -> Result<Table, PlayerError> {
        self.until(|it| it.seq >= seq).await
    }

    /// The table once it is as wanted.
    async fn until(&self, wanted: impl Fn(&Table) -> bool) -> Result<Table, PlayerError> {
        let mut changes = self.changes();
        let found = async {
            loop {
                {
                    let mut state = self.shared.lock();
                    if let Some(table) = state.table.as_ref().filter(|it| wanted(it)) {
                        return Ok(table.clone());
                    }
                    if let Some(problem) = state.refused.take() {
                        return Err(PlayerError::Refused(problem));
                    }
                }
                if self.is_lost().await {
                    return Err(PlayerError::Lost);
                }
                if changes.changed().await.is_err() {
                    return Err(PlayerError::Lost);
                }
            }
        };
        let found = tokio::time::timeout(PATIENCE, found).await;
        found.unwrap_or(Err(PlayerError::Late))
    }

    /// Whether the last connection has ended.
    pub(crate) async fn is_lost(&self) -> bool {
        let line = self.line.lock().await;
        line.as_ref().is_none_or(|it| it.outgoing.is_closed())
    }

    /// The table that the player follows, if the connection is open.
    pub(crate) async fn table_here(&self) -> Option<Table> {
        if self.is_lost().await {
            return None;
        }
        self.shared.lock().table.clone()
    }

    /// Notices each change of the state and of the connection.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        let mut changes = self.shared.version.subscribe();
        changes.mark_changed();
        changes
    }
}

/// Holds a connection until it is lost or nobody needs it.
async fn hold(
    mut connection: Connection,
    mut unsent: mpsc::Receiver<ClientMessage>,
    shared: Arc<Shared>,
) {
    let me = connection.welcome().you.clone();
    loop {
        let next = tokio::select! {
            message = connection.receive() => match message {
                Ok(message) => shared.take(message, &me),
                Err(_) => break,
            },
            message = unsent.recv() => match message {
                Some(message) => Some(message),
                None => break,
            },
        };
        if let Some(message) = next
            && connection.send(&message).await.is_err()
        {
            break;
        }
    }
    let mut state = shared.lock();
    // Requests without an answer learn that there will be none.
    state.waiting.clear();
    // The table may change meanwhile: the next connection brings it whole.
    state.table = None;
    // Closed under the lock, so that the next connection finds all of this done.
    unsent.close();
    drop(state);
    shared.changed();
}

impl Shared {
    /// Takes a message of the server. Returns what is to be sent because of it.
    fn take(&self, message: ServerMessage, me: &Person) -> Option<ClientMessage> {
        let mut state = self.lock();
        let answer = state.take(message, me);
        drop(state);
        self.changed();
        answer
    }
}

impl State {
    fn take(&mut self, message: ServerMessage, me: &Person) -> Option<ClientMessage> {
        match message {
            ServerMessage::Snapshot(snapshot) if self.at.as_ref() == Some(&snapshot.table) => {
                self.table = Some(Table::from(*snapshot));
                None
            }
            ServerMessage::Event(update) => {
                let table = self.table.as_mut();
                let table = table.filter(|it| it.info.id == update.table)?;
                let id = update.table.clone();
                let event = update.logged.event.clone();
                match table.take(*update) {
                    Taken::Done => self.consent(&id, &event, me),
                    Taken::Known => None,
                    Taken::Gap => Some(ClientMessage::Subscribe {
                        table: id,
                        after: None,
                    }),
                }
            }
            ServerMessage::Done { id, table, seq } => {
                let effect = Effect {
                    table,
                    seq: seq.unwrap_or_default(),
                };
                self.answer(&id, Ok(effect));
                None
            }
            ServerMessage::Error {
                id,
                table,
                code,
                message,
                reason,
                ..
            } => {
                let problem = Problem {
                    code,
                    message,
                    reason,
                };
                match id {
                    Some(id) => self.answer(&id, Err(problem)),
                    None if table.is_some() && table == self.at && self.table.is_none() => {
                        self.refused = Some(problem);
                        self.at = None;
                    }
                    None => {}
                }
                None
            }
            _ => None,
        }
    }

    fn answer(&mut self, id: &CommandId, answer: Result<Effect, Problem>) {
        if let Some(reply) = self.waiting.remove(&id.0) {
            // The tool may have stopped waiting.
            let _ = reply.send(answer);
        }
    }

    /// Agrees to what a partner asks for, as bots do: a language model has no tool for it.
    fn consent(
        &mut self,
        table: &TableId,
        event: &TableEvent,
        me: &Person,
    ) -> Option<ClientMessage> {
        let mine = self.table.as_ref()?.seat_of(&me.id)?;
        let command = match event {
            TableEvent::TakeBackAsked { seat } if *seat != mine => {
                Command::AnswerTakeBack { agree: true }
            }
            TableEvent::PauseAsked { seat } if *seat != mine => {
                Command::AnswerPause { agree: true }
            }
            _ => return None,
        };
        self.commands += 1;
        Some(ClientMessage::Command {
            id: CommandId(format!("m{}", self.commands)),
            table: table.clone(),
            expect: None,
            command,
        })
    }
}
