//! Somebody who plays on whatever happens: who connects to another server when one is gone, and says
//! again what was not answered.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use kagiya_protocol::{
    ClientMessage, Command, CommandId, CreateTable, ErrorCode, LegalActions, LoggedEvent, PersonId,
    Seat, ServerMessage, Starter, TableId, TableInfo, TableSettings, TableStatus, Watching,
};
use kagiya_random::Dice;
use tokio::sync::watch;

use super::ledger::{self, Shared, Told};
use crate::client::{Client, ClientError};
use crate::players::choose;

/// How long a server may take to welcome somebody: as long as the browser client waits where welcomes are quick. Twice
/// as long after each time that it took longer, up to [`LONGEST`].
const WELCOME: Duration = Duration::from_millis(1500);

const LONGEST: Duration = Duration::from_secs(16);

/// Before the next try to connect.
const PAUSE: Duration = Duration::from_millis(100);

/// After a refusal.
const AGAIN: Duration = Duration::from_millis(300);

/// A command that is not answered for so long is taken for lost with its connection.
const ANSWER: Duration = Duration::from_secs(10);

/// What the people of a table share.
#[derive(Debug)]
pub(super) struct Group {
    /// Where they play now.
    pub(super) table: watch::Sender<Option<TableId>>,
    /// Where they have played and play.
    pub(super) opened: Mutex<Vec<TableId>>,
    /// How many of their actions were acknowledged.
    pub(super) actions: AtomicU64,
    /// The bots that play with them.
    pub(super) bots: Vec<String>,
    /// From where they come.
    pub(super) origin: String,
    /// How long they think at most.
    pub(super) think: Duration,
}

impl Group {
    /// They play at another table from now on.
    fn goes_to(&self, table: Option<TableId>) {
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
    /// When it was last said.
    said: Instant,
    /// Whether it was said more than once.
    again: bool,
    /// When to say it again, after a refusal that passes.
    repeat: Option<Instant>,
    /// What was legal when it was said.
    legal: Option<LegalActions>,
}

impl Pending {
    /// What is said once more.
    fn once_more(&mut self) -> &ClientMessage {
        (self.again, self.said, self.repeat) = (true, Instant::now(), None);
        &self.message
    }
}

/// One of the people at a table.
pub(super) struct Player {
    group: Arc<Group>,
    ledger: Shared,
    servers: Arc<[SocketAddr]>,
    /// The next server to connect to.
    server: usize,
    /// 0 for who opens tables.
    place: usize,
    token: String,
    person: PersonId,
    dice: Dice,
    commands: u32,
    pending: Option<Pending>,
    /// The table of which the rest is known.
    table: Option<TableId>,
    last: u32,
    info: Option<TableInfo>,
    legal: Option<LegalActions>,
    /// When to do something next.
    next: Instant,
    /// When to ask for the table at the earliest: nobody thinks before they come back.
    ask_at: Instant,
    /// The event of the last acknowledged action: before it has come, what is legal is not known.
    acted: u32,
    /// Whether all of the table must be asked for.
    doubts: bool,
    /// How long the next server may take to welcome them.
    patience: Duration,
    heard: Instant,
    /// When the connection was lost, when something had been heard before, and what had been done to
    /// the house.
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
            doubts: false,
            patience: WELCOME,
            heard: Instant::now(),
            lost: None,
        }
    }

    /// Plays until it is told to stop.
    pub(super) async fn play(mut self, mut stop: watch::Receiver<bool>) {
        while !*stop.borrow() {
            let address = self.servers[self.server % self.servers.len()];
            self.server += 1;
            if self.connection(address, &mut stop).await.is_err() {
                if self.lost.is_none() {
                    let mut ledger = ledger::open(&self.ledger);
                    ledger.broken += 1;
                    self.lost = Some((Instant::now(), self.heard, ledger.blow));
                }
                tokio::time::sleep(PAUSE).await;
            }
        }
    }

    /// Plays over one connection, until it is told to stop.
    async fn connection(
        &mut self,
        address: SocketAddr,
        stop: &mut watch::Receiver<bool>,
    ) -> Result<(), ClientError> {
        let headers = [("x-forwarded-for", self.group.origin.as_str())];
        let welcome = tokio::time::timeout(self.patience, async {
            let mut client = Client::open(address, &headers).await?;
            let welcome = client.welcome(&self.token).await?;
            Ok::<_, ClientError>((client, welcome))
        });
        let welcome = welcome.await.map_err(|late| {
            self.patience = (2 * self.patience).min(LONGEST);
            ClientError::new(late)
        });
        let (mut client, welcome) = welcome??;
        self.patience = WELCOME;
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
            client.say(pending.once_more()).await?;
        }
        loop {
            let now = Instant::now();
            let due = |pending: &mut Pending| pending.repeat.take_if(|at| *at <= now).is_some();
            if let Some(pending) = &mut self.pending
                && due(pending)
            {
                client.say(pending.once_more()).await?;
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
                    let after = self.follows(table);
                    let table = table.clone();
                    client
                        .say(&ClientMessage::Subscribe { table, after })
                        .await?;
                }
                followed = table;
            }
            let idle = self.pending.is_none() && now >= self.next;
            if idle && let Some(message) = self.wish(followed.as_ref(), ready) {
                client.say(&message).await?;
            }
            let answer = self.pending.as_ref().map(|pending| pending.said + ANSWER);
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
                    match self.take(message?)? {
                        News::Ready => {
                            ready = true;
                            self.is_back();
                        }
                        News::Unfollowed => followed = None,
                        News::Other => {}
                    }
                    self.heard = heard;
                }
                () = tokio::time::sleep_until(until.into()) => {
                    let now = Instant::now();
                    if answer.is_some_and(|answer| now >= answer) {
                        return Err(ClientError::new("a command is not answered"));
                    }
                    if asked.is_some() && now >= ask {
                        return Err(ClientError::new("the server says nothing any more"));
                    }
                    if asked.is_none() && now >= ask {
                        asked = Some(now);
                        client.say(&ClientMessage::Ping { n: 1 }).await?;
                    }
                }
                _ = changed.changed() => {}
                () = told(stop) => return Ok(()),
            }
        }
    }

    /// Follows a table from now on: after which event, if some are known.
    fn follows(&mut self, table: &TableId) -> Option<u32> {
        if self.table.as_ref() != Some(table) {
            self.table = Some(table.clone());
            (self.last, self.info, self.legal) = (0, None, None);
            self.acted = 0;
        }
        if core::mem::take(&mut self.doubts) {
            return None;
        }
        // Both ways back are taken: what was missed, and everything.
        (self.last > 0 && self.dice.below(2) == 0).then_some(self.last)
    }

    /// The table is there again after the connection was lost.
    fn is_back(&mut self) {
        if let Some((lost, heard, blow)) = self.lost.take() {
            let mut ledger = ledger::open(&self.ledger);
            let back = ledger.back.entry(blow).or_default();
            back.push(ledger::micros(lost.elapsed()));
            ledger.silent.push(ledger::micros(heard.elapsed()));
        }
    }

    /// What to do now, if anything.
    fn wish(&mut self, table: Option<&TableId>, ready: bool) -> Option<ClientMessage> {
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
        Some(self.says(id, message))
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
        self.says(id, message)
    }

    fn next_id(&mut self) -> CommandId {
        self.commands += 1;
        CommandId(self.commands.to_string())
    }

    fn says(&mut self, id: CommandId, message: ClientMessage) -> ClientMessage {
        let now = Instant::now();
        self.pending = Some(Pending {
            id,
            message: message.clone(),
            since: now,
            said: now,
            again: false,
            repeat: None,
            legal: self.legal.take(),
        });
        message
    }

    /// Takes what the server says.
    fn take(&mut self, message: ServerMessage) -> Result<News, ClientError> {
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
                Ok(News::Ready)
            }
            ServerMessage::Resumed { table, .. } if self.is_mine(&table) => Ok(News::Ready),
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
                    self.thinks();
                }
                Ok(News::Other)
            }
            ServerMessage::Done { id, table, seq } => {
                self.done(&id, table, seq);
                Ok(News::Other)
            }
            ServerMessage::Error {
                id: None, table, ..
            } => {
                // The table could not be followed; it is asked for again.
                self.ask_at = Instant::now() + AGAIN;
                Ok(match table {
                    Some(table) if self.is_mine(&table) => News::Unfollowed,
                    _ => News::Other,
                })
            }
            ServerMessage::Error {
                id: Some(id),
                code,
                message,
                ..
            } => Ok(self.refused(&id, code, &message)),
            ServerMessage::Bye { message, .. } => Err(ClientError::new(message)),
            _ => Ok(News::Other),
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

    /// Thinks before the next action.
    fn thinks(&mut self) {
        let most = usize::try_from(self.group.think.as_millis()).unwrap_or(0);
        let think = self.dice.below(most + 1);
        self.next = Instant::now() + Duration::from_millis(think as u64);
    }

    /// Takes an acknowledgement.
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
                let told = Told {
                    person: self.person.clone(),
                    id: pending.id,
                };
                let seq = seq.unwrap_or(0);
                ledger.acknowledge(&table, told, seq);
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
                self.group.goes_to(opened);
            }
            ClientMessage::Create { .. } => self.group.goes_to(opened),
            _ => {}
        }
    }

    /// Takes a refusal.
    fn refused(&mut self, id: &CommandId, code: ErrorCode, message: &str) -> News {
        let answered = self.pending.take_if(|pending| pending.id == *id);
        let Some(mut pending) = answered else {
            return News::Other;
        };
        let again = Instant::now() + AGAIN;
        (self.next, self.ask_at) = (again, again);
        let mut ledger = ledger::open(&self.ledger);
        ledger.count(code);
        let passes = matches!(
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
            && !pending.again
        {
            let told = Told {
                person: self.person.clone(),
                id: pending.id.clone(),
            };
            ledger.refuse(table, told);
        }
        if passes {
            if act.is_some() && !pending.again {
                // It had no effect: something else may be done.
                self.legal = pending.legal;
            } else {
                // An earlier copy may be still on its way: only the same command can't act twice.
                pending.repeat = Some(again);
                self.pending = Some(pending);
            }
            return News::Other;
        }
        if let Some((table, action)) = act {
            let table = table.as_str();
            ledger
                .misled
                .add(|| format!("table {table}: {action:?}: {message}"));
        }
        self.doubts = true;
        News::Unfollowed
    }
}

/// Waits until it is time to stop.
async fn told(stop: &mut watch::Receiver<bool>) {
    // Who would say it is gone: it is time too.
    let _ = stop.wait_for(|stop| *stop).await;
}

/// What a message means for who follows a table.
enum News {
    /// All is known.
    Ready,
    /// It must be asked for again.
    Unfollowed,
    /// Nothing of that.
    Other,
}
