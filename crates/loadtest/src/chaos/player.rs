//! A player who continues after any fault: it connects to the next server when a connection is lost,
//! and repeats a command that was not answered.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use kagiya_loadtest::choose;
use kagiya_loadtest::client::{Client, ClientError};
use kagiya_protocol::{
    ClientMessage, Command, CommandId, CreateTable, ErrorCode, LegalActions, LoggedEvent, PersonId,
    Seat, ServerMessage, Starter, TableId, TableInfo, TableSettings, TableStatus, Watching,
};
use kagiya_random::Dice;
use tokio::sync::watch;

use super::ledger::{self, CommandKey, Shared};

/// The first limit for a server's `welcome`, as in the browser client. It doubles after each timeout,
/// up to [`LONGEST`].
const WELCOME: Duration = Duration::from_millis(1500);

const LONGEST: Duration = Duration::from_secs(16);

/// The pause before the next attempt to connect.
const PAUSE: Duration = Duration::from_millis(100);

/// The pause after a refusal.
const RETRY: Duration = Duration::from_millis(300);

/// If a command is not answered within this time, the connection counts as lost.
const ANSWER: Duration = Duration::from_secs(10);

/// The shared state of the players of a table.
#[derive(Debug)]
pub(super) struct Group {
    /// The current table.
    pub(super) table: watch::Sender<Option<TableId>>,
    /// All their tables.
    pub(super) opened: Mutex<Vec<TableId>>,
    /// The number of their acknowledged actions.
    pub(super) actions: AtomicU64,
    /// The bots that play with them.
    pub(super) bots: Vec<String>,
    /// Their address, for `x-forwarded-for`.
    pub(super) origin: String,
    /// The longest time to think.
    pub(super) think: Duration,
}

impl Group {
    /// Moves the group to another table.
    fn move_to(&self, table: Option<TableId>) {
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        opened.extend(table.clone());
        self.table.send_replace(table);
    }
}

/// A command that has not been answered.
struct Pending {
    id: CommandId,
    message: ClientMessage,
    since: Instant,
    /// When it was last sent.
    sent: Instant,
    /// Whether it was sent more than once.
    repeated: bool,
    /// When to send it again, after a temporary refusal.
    repeat: Option<Instant>,
    /// The legal actions when it was sent.
    legal: Option<LegalActions>,
}

impl Pending {
    /// The message, to be sent again.
    fn repeat_message(&mut self) -> &ClientMessage {
        (self.repeated, self.sent, self.repeat) = (true, Instant::now(), None);
        &self.message
    }
}

/// A player at a table.
pub(super) struct Player {
    group: Arc<Group>,
    ledger: Shared,
    servers: Arc<[SocketAddr]>,
    /// The next server to connect to.
    server: usize,
    /// The number within the group; player 0 creates the tables.
    place: usize,
    token: String,
    person: PersonId,
    dice: Dice,
    commands: u32,
    pending: Option<Pending>,
    /// The table that the following fields describe.
    table: Option<TableId>,
    last: u32,
    info: Option<TableInfo>,
    legal: Option<LegalActions>,
    /// When to act next.
    next: Instant,
    /// The earliest time to subscribe again after a refusal.
    ask_at: Instant,
    /// The event of the last acknowledged action. Until it arrives, the legal actions are unknown.
    acted: u32,
    /// Whether a full snapshot is needed.
    needs_snapshot: bool,
    /// The limit for the next `welcome`.
    welcome_limit: Duration,
    heard: Instant,
    /// When the connection was lost, when the last message had come, and the last injected fault.
    lost: Option<(Instant, Instant, &'static str)>,
}

impl Player {
    pub(super) fn new(
        group: &Arc<Group>,
        ledger: &Shared,
        servers: &Arc<[SocketAddr]>,
        (server, place): (usize, usize),
        token: String,
        dice: Dice,
    ) -> Self {
        Self {
            group: Arc::clone(group),
            ledger: Arc::clone(ledger),
            servers: Arc::clone(servers),
            server,
            place,
            token,
            person: PersonId(String::new()),
            dice,
            commands: 0,
            pending: None,
            table: None,
            last: 0,
            info: None,
            legal: None,
            next: Instant::now(),
            ask_at: Instant::now(),
            acted: 0,
            needs_snapshot: false,
            welcome_limit: WELCOME,
            heard: Instant::now(),
            lost: None,
        }
    }

    /// Plays until `stop` is true.
    pub(super) async fn play(mut self, mut stop: watch::Receiver<bool>) {
        while !*stop.borrow() {
            let address = self.servers[self.server % self.servers.len()];
            self.server += 1;
            if self.connection(address, &mut stop).await.is_err() {
                if self.lost.is_none() {
                    let mut ledger = ledger::open(&self.ledger);
                    ledger.broken += 1;
                    self.lost = Some((Instant::now(), self.heard, ledger.injected));
                }
                tokio::time::sleep(PAUSE).await;
            }
        }
    }

    /// Plays over one connection until `stop` is true.
    async fn connection(
        &mut self,
        address: SocketAddr,
        stop: &mut watch::Receiver<bool>,
    ) -> Result<(), ClientError> {
        let headers = [("x-forwarded-for", self.group.origin.as_str())];
        let welcome = tokio::time::timeout(self.welcome_limit, async {
            let mut client = Client::open(address, &headers).await?;
            let welcome = client.welcome(&self.token).await?;
            Ok::<_, ClientError>((client, welcome))
        });
        let welcome = welcome.await.map_err(|late| {
            self.welcome_limit = (2 * self.welcome_limit).min(LONGEST);
            ClientError::new(late)
        });
        let (mut client, welcome) = welcome??;
        self.welcome_limit = WELCOME;
        let ask_after = Duration::from_millis(welcome.heartbeat.ask_after.into());
        let ask_waiting = Duration::from_millis(welcome.heartbeat.ask_waiting.into());
        let lost_after = Duration::from_millis(welcome.heartbeat.lost_after.into());
        self.person = welcome.you.id;
        let mut heard = Instant::now();
        let mut asked: Option<Instant> = None;
        let mut followed: Option<TableId> = None;
        let mut ready = false;
        let mut changed = self.group.table.subscribe();
        if let Some(pending) = &mut self.pending {
            client.say(pending.repeat_message()).await?;
        }
        loop {
            let now = Instant::now();
            let due = |pending: &mut Pending| pending.repeat.take_if(|at| *at <= now).is_some();
            if let Some(pending) = &mut self.pending
                && due(pending)
            {
                client.say(pending.repeat_message()).await?;
            }
            let table = changed.borrow_and_update().clone();
            if table != followed && now >= self.ask_at {
                ready = false;
                if let Some(old) = followed.take() {
                    client
                        .say(&ClientMessage::Unsubscribe { table: old })
                        .await?;
                }
                if let Some(table) = &table {
                    let after = self.prepare(table);
                    let table = table.clone();
                    client
                        .say(&ClientMessage::Subscribe { table, after })
                        .await?;
                }
                followed = table;
            }
            let idle = self.pending.is_none() && now >= self.next;
            if idle && let Some(message) = self.next_command(followed.as_ref(), ready) {
                client.say(&message).await?;
            }
            let answer = self.pending.as_ref().map(|pending| pending.sent + ANSWER);
            let waits = self.pending.is_some() || followed.is_some() && !ready;
            let silence = if waits { ask_waiting } else { ask_after };
            let ask = asked.map_or(heard + silence, |asked| asked + lost_after);
            let think = (self.next > now).then_some(self.next);
            let wanted = *self.group.table.borrow() != followed;
            let follow = (wanted && self.ask_at > now).then_some(self.ask_at);
            let repeat = self.pending.as_ref().and_then(|pending| pending.repeat);
            let until = [answer, Some(ask), think, follow, repeat]
                .into_iter()
                .flatten()
                .min();
            let until = until.unwrap_or(ask);
            tokio::select! {
                message = client.hear() => {
                    (heard, asked) = (Instant::now(), None);
                    match self.receive(message?)? {
                        Received::Ready => {
                            ready = true;
                            self.is_back();
                        }
                        Received::Unsubscribed => followed = None,
                        Received::Nothing => {}
                    }
                    self.heard = heard;
                }
                () = tokio::time::sleep_until(until.into()) => {
                    let now = Instant::now();
                    if answer.is_some_and(|answer| now >= answer) {
                        return Err(ClientError::new("a command is not answered"));
                    }
                    if asked.is_some() && now >= ask {
                        return Err(ClientError::new("the server no longer answers"));
                    }
                    if asked.is_none() && now >= ask {
                        asked = Some(now);
                        client.say(&ClientMessage::Ping { n: 1 }).await?;
                    }
                }
                _ = changed.changed() => {}
                () = stopped(stop) => return Ok(()),
            }
        }
    }

    /// Prepares a subscription; returns the last known event, if the server should send only later ones.
    fn prepare(&mut self, table: &TableId) -> Option<u32> {
        if self.table.as_ref() != Some(table) {
            self.table = Some(table.clone());
            (self.last, self.info, self.legal) = (0, None, None);
            self.acted = 0;
        }
        if core::mem::take(&mut self.needs_snapshot) {
            return None;
        }
        // Both ways are tested: only missed events, or everything.
        (self.last > 0 && self.dice.below(2) == 0).then_some(self.last)
    }

    /// Records how long the table was missing after a lost connection.
    fn is_back(&mut self) {
        if let Some((lost, heard, injected)) = self.lost.take() {
            let mut ledger = ledger::open(&self.ledger);
            let back = ledger.back.entry(injected).or_default();
            back.push(ledger::micros(lost.elapsed()));
            ledger.silent.push(ledger::micros(heard.elapsed()));
        }
    }

    /// The next command, if there is one to send.
    fn next_command(&mut self, table: Option<&TableId>, ready: bool) -> Option<ClientMessage> {
        let Some(table) = table else {
            return (self.place == 0 && self.group.table.borrow().is_none()).then(|| self.create());
        };
        let info = self.info.as_ref().filter(|_| ready)?;
        let command = match info.status {
            TableStatus::Open => {
                let mut people = info.seats.iter().filter_map(|it| it.person.as_ref());
                if !people.any(|person| person.id == self.person) {
                    Command::Sit { seat: None }
                } else if self.place == 0 && info.seats.iter().all(|seat| !seat.is_empty()) {
                    Command::Start { first: None }
                } else {
                    return None;
                }
            }
            TableStatus::Running if self.last < self.acted => return None,
            TableStatus::Running => Command::Act {
                action: choose(self.legal.as_ref()?, &mut self.dice),
            },
            TableStatus::Finished if self.place == 0 => Command::Rematch,
            TableStatus::Finished | TableStatus::Closed => return None,
        };
        let id = self.next_id();
        let message = ClientMessage::Command {
            id: id.clone(),
            table: table.clone(),
            expect: None,
            command,
        };
        Some(self.remember(id, message))
    }

    fn create(&mut self) -> ClientMessage {
        let settings = TableSettings {
            preset: "original".to_owned(),
            options: std::collections::BTreeMap::new(),
            seats: u8::try_from(2 + self.group.bots.len()).unwrap_or(2),
            starter: Starter::Edition,
            listed: false,
            watching: Watching::default(),
            time: kagiya_protocol::TimeControl::None,
            conventions: kagiya_protocol::Conventions::default(),
        };
        let id = self.next_id();
        let message = ClientMessage::Create {
            id: id.clone(),
            create: CreateTable {
                settings,
                seat: Some(Seat(0)),
                bots: self.group.bots.clone(),
                start: false,
                deal: None,
            },
        };
        self.remember(id, message)
    }

    fn next_id(&mut self) -> CommandId {
        self.commands += 1;
        CommandId(self.commands.to_string())
    }

    fn remember(&mut self, id: CommandId, message: ClientMessage) -> ClientMessage {
        let now = Instant::now();
        self.pending = Some(Pending {
            id,
            message: message.clone(),
            since: now,
            sent: now,
            repeated: false,
            repeat: None,
            legal: self.legal.take(),
        });
        message
    }

    /// Handles a message of the server.
    fn receive(&mut self, message: ServerMessage) -> Result<Received, ClientError> {
        match message {
            ServerMessage::Snapshot(snapshot) if self.is_mine(&snapshot.table) => {
                let mut ledger = ledger::open(&self.ledger);
                for logged in &snapshot.history {
                    ledger.see(&snapshot.table, logged);
                }
                drop(ledger);
                self.last = snapshot.seq;
                self.info = Some(snapshot.info);
                self.legal = snapshot.game.and_then(|game| game.legal);
                Ok(Received::Ready)
            }
            ServerMessage::Resumed { table, .. } if self.is_mine(&table) => Ok(Received::Ready),
            ServerMessage::Event(update) if self.is_mine(&update.table) => {
                self.event(&update.logged);
                if let Some(info) = update.info {
                    self.info = Some(info);
                }
                if let Some(game) = update.game {
                    self.legal = game.legal;
                }
                if let Some(legal) = update.change.and_then(|change| change.legal) {
                    self.legal = legal;
                    self.think();
                }
                Ok(Received::Nothing)
            }
            ServerMessage::Done { id, table, seq } => {
                self.done(&id, table, seq);
                Ok(Received::Nothing)
            }
            ServerMessage::Error {
                id: None, table, ..
            } => {
                // The subscription was refused; it is repeated.
                self.ask_at = Instant::now() + RETRY;
                Ok(match table {
                    Some(table) if self.is_mine(&table) => Received::Unsubscribed,
                    _ => Received::Nothing,
                })
            }
            ServerMessage::Error {
                id: Some(id),
                code,
                message,
                ..
            } => Ok(self.refused(&id, code, &message)),
            ServerMessage::Bye { message, .. } => Err(ClientError::new(message)),
            _ => Ok(Received::Nothing),
        }
    }

    fn is_mine(&self, table: &TableId) -> bool {
        self.table.as_ref() == Some(table)
    }

    fn event(&mut self, logged: &LoggedEvent) {
        let Some(table) = &self.table else { return };
        let mut ledger = ledger::open(&self.ledger);
        ledger.see(table, logged);
        if logged.seq > self.last + 1 {
            let (table, seq, last) = (table.as_str(), logged.seq, self.last);
            ledger
                .gaps
                .add(|| format!("table {table}: event {seq} after {last}"));
        }
        self.last = self.last.max(logged.seq);
    }

    /// Draws the time of the next action.
    fn think(&mut self) {
        let most = usize::try_from(self.group.think.as_millis()).unwrap_or(0);
        let think = self.dice.below(most + 1);
        self.next = Instant::now() + Duration::from_millis(think as u64);
    }

    /// Handles an acknowledgement.
    fn done(&mut self, id: &CommandId, opened: Option<TableId>, seq: Option<u32>) {
        let answered = self.pending.take_if(|pending| pending.id == *id);
        let Some(pending) = answered else { return };
        let mut ledger = ledger::open(&self.ledger);
        ledger.waited.push(ledger::micros(pending.since.elapsed()));
        match pending.message {
            ClientMessage::Command {
                table,
                command: Command::Act { .. },
                ..
            } => {
                let key = CommandKey {
                    person: self.person.clone(),
                    id: pending.id,
                };
                let seq = seq.unwrap_or(0);
                ledger.acknowledge(&table, key, seq);
                if self.table.as_ref() == Some(&table) {
                    self.acted = self.acted.max(seq);
                }
                self.group.actions.fetch_add(1, Ordering::Relaxed);
            }
            ClientMessage::Command {
                command: Command::Rematch,
                ..
            } => {
                ledger.games += 1;
                self.group.move_to(opened);
            }
            ClientMessage::Create { .. } => self.group.move_to(opened),
            _ => {}
        }
    }

    /// Handles a refusal.
    fn refused(&mut self, id: &CommandId, code: ErrorCode, message: &str) -> Received {
        let answered = self.pending.take_if(|pending| pending.id == *id);
        let Some(mut pending) = answered else {
            return Received::Nothing;
        };
        let again = Instant::now() + RETRY;
        (self.next, self.ask_at) = (again, again);
        let mut ledger = ledger::open(&self.ledger);
        ledger.count(code);
        let is_temporary = matches!(
            code,
            ErrorCode::Busy
                | ErrorCode::NotStored
                | ErrorCode::ShuttingDown
                | ErrorCode::RateLimited
        );
        let act = match &pending.message {
            ClientMessage::Command {
                table,
                command: Command::Act { action },
                ..
            } => Some((table, action)),
            _ => None,
        };
        if let Some((table, _)) = act
            && !pending.repeated
        {
            let key = CommandKey {
                person: self.person.clone(),
                id: pending.id.clone(),
            };
            ledger.refuse(table, key);
        }
        if is_temporary {
            if act.is_some() && !pending.repeated {
                // It had no effect: another action may be chosen.
                self.legal = pending.legal;
            } else {
                // An earlier copy may still arrive: only the same command id can't act twice.
                pending.repeat = Some(again);
                self.pending = Some(pending);
            }
            return Received::Nothing;
        }
        if let Some((table, action)) = act {
            let table = table.as_str();
            ledger
                .misled
                .add(|| format!("table {table}: {action:?}: {message}"));
        }
        self.needs_snapshot = true;
        Received::Unsubscribed
    }
}

/// Waits until `stop` is true.
async fn stopped(stop: &mut watch::Receiver<bool>) {
    // An error means that the sender is gone, which is the end as well.
    let _ = stop.wait_for(|stop| *stop).await;
}

/// What a message means for the subscription.
enum Received {
    /// The table is up to date.
    Ready,
    /// The table must be subscribed to again.
    Unsubscribed,
    Nothing,
}
