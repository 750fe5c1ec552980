//! The real application on a free port with a store of its own, and its clients.
#![allow(dead_code, reason = "each test program uses its own part")]

pub(crate) mod bus;
pub(crate) mod client_copy;
pub(crate) mod database;
pub(crate) mod stored_game;
pub(crate) mod worlds;

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use kagiya_loadtest::client::{Client, Reply, ask};
use kagiya_protocol::{
    Action, CardId, ClientMessage, Command, CommandId, CreateTable, GameState, LegalActions,
    Person, Seat, ServerMessage, SessionReply, Snapshot, Starter, TableEvent, TableId,
    TableSettings, TableUpdate, Watching,
};
use kagiya_server::clock::Clock;
use kagiya_server::{Config, Server, Services, TrustedProxies, TrustedProxy};
use tempfile::TempDir;
use tokio::net::TcpSocket;

use self::database::Place;

/// Longer than any answer in the tests takes.
pub(crate) const PATIENCE: Duration = Duration::from_mins(2);

/// A running application.
pub(crate) struct TestServer {
    pub(crate) server: Server,
    pub(crate) clock: Clock,
    place: Place,
}

impl TestServer {
    /// With an empty store and without rate limits.
    pub(crate) async fn start() -> Self {
        Self::with(Config {
            unlimited: true,
            ..Config::default()
        })
        .await
    }

    pub(crate) async fn with(config: Config) -> Self {
        Self::with_clock(config, Clock::System).await
    }

    /// With an empty store, and by this clock.
    pub(crate) async fn with_clock(config: Config, clock: Clock) -> Self {
        Self::at(Place::empty().await, config, clock).await
    }

    pub(crate) async fn on(folder: Arc<TempDir>, config: Config, clock: Clock) -> Self {
        Self::at(Place::new(folder).await, config, clock).await
    }

    /// With a database in a folder, for tests about its file.
    pub(crate) async fn in_folder(folder: Arc<TempDir>, config: Config) -> Self {
        Self::at(Place::in_folder(folder), config, Clock::System).await
    }

    /// With existing storage.
    pub(crate) async fn at(place: Place, config: Config, clock: Clock) -> Self {
        let store = place.open().await;
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let server = Server::start(listen, store, clock.clone(), config)
            .await
            .unwrap();
        Self {
            server,
            clock,
            place,
        }
    }

    /// Wraps a running server.
    pub(crate) fn of(server: Server, place: Place) -> Self {
        Self {
            server,
            clock: Clock::System,
            place,
        }
    }

    /// Stops, and starts again on the same store.
    pub(crate) async fn restart(self) -> Self {
        let (place, clock) = (self.place.clone(), self.clock.clone());
        let config = self.services().config.clone();
        self.server.stop().await;
        Self::at(place, config, clock).await
    }

    /// The store, the bus, the metrics and the configuration of the server.
    pub(crate) fn services(&self) -> &Services {
        &self.server.app.services
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.address
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        ask(self.address(), "GET", path, &[], "").await.unwrap()
    }

    pub(crate) async fn post(&self, path: &str, body: &str) -> Reply {
        ask(self.address(), "POST", path, &[], body).await.unwrap()
    }

    /// Ana and Ben at a running table of two. She has opened it, and neither has subscribed yet.
    pub(crate) async fn couple(&self, preset: &str) -> (Guest, Guest, TableId) {
        let (mut ana, mut ben) = (self.guest("Ana").await, self.guest("Ben").await);
        let table = ana.open_table(preset, 2).await;
        let sit = Command::Sit { seat: None };
        ben.command(&table, sit).await.unwrap();
        let start = Command::Start { first: None };
        ana.command(&table, start).await.unwrap();
        (ana, ben, table)
    }

    /// A new person with a connection.
    pub(crate) async fn guest(&self, name: &str) -> Guest {
        self.guest_on("", name).await
    }

    /// A new guest on the device with a cookie; without one, on a new device.
    pub(crate) async fn guest_on(&self, cookie: &str, name: &str) -> Guest {
        let body = format!("{{\"name\":\"{name}\",\"token\":true}}");
        let headers = [("content-type", "application/json"), ("cookie", cookie)];
        let path = ("POST", "/api/session");
        let reply = ask(self.address(), path.0, path.1, &headers, &body).await;
        let reply = reply.unwrap();
        assert_eq!(reply.status, 200, "{reply:?}");
        let reply: SessionReply = serde_json::from_slice(&reply.body).unwrap();
        let token = reply.token.unwrap();
        Guest {
            client: Client::connect(self.address(), &token).await.unwrap(),
            address: self.address(),
            me: reply.you,
            token,
            commands: 0,
            mailbox: VecDeque::new(),
            heard: Vec::new(),
        }
    }
}

/// Settings for an unlisted table.
pub(crate) fn settings(preset: &str, seats: u8) -> TableSettings {
    TableSettings {
        preset: preset.to_owned(),
        options: std::collections::BTreeMap::new(),
        seats,
        starter: Starter::Edition,
        listed: false,
        watching: Watching::default(),
        time: kagiya_protocol::TimeControl::None,
        conventions: kagiya_protocol::Conventions::default(),
    }
}

/// A table with these settings, where the person who opens it sits first.
pub(crate) fn new_table(settings: TableSettings) -> CreateTable {
    CreateTable {
        settings,
        seat: Some(Seat(0)),
        bots: Vec::new(),
        start: false,
        deal: None,
    }
}

/// A person with a connection.
pub(crate) struct Guest {
    pub(crate) client: Client,
    pub(crate) address: SocketAddr,
    pub(crate) me: Person,
    pub(crate) token: String,
    pub(crate) commands: u32,
    /// Messages that arrived while others were awaited, oldest first.
    mailbox: VecDeque<ServerMessage>,
    /// Every received frame, on all connections.
    pub(crate) heard: Vec<String>,
}

impl Guest {
    pub(crate) async fn reconnect(&mut self) {
        self.client = Client::connect(self.address, &self.token).await.unwrap();
        // Messages of the old connection are obsolete.
        self.mailbox.clear();
    }

    pub(crate) async fn say(&mut self, message: ClientMessage) {
        self.client.say(&message).await.unwrap();
    }

    /// Reads another message from the connection.
    async fn read(&mut self) -> ServerMessage {
        let heard = tokio::time::timeout(PATIENCE, self.client.hear_text()).await;
        let text = heard.expect("something is said in time").unwrap();
        let message = serde_json::from_str(&text);
        let message = message.unwrap_or_else(|error| panic!("{error}: {text}"));
        self.heard.push(text);
        message
    }

    /// The oldest unread message.
    pub(crate) async fn hear(&mut self) -> ServerMessage {
        match self.mailbox.pop_front() {
            Some(message) => message,
            None => self.read().await,
        }
    }

    /// Waits for a message that `pick` accepts; others stay in the mailbox.
    pub(crate) async fn until<T>(
        &mut self,
        mut pick: impl FnMut(&ServerMessage) -> Option<T>,
    ) -> T {
        let mut at = 0;
        loop {
            if at == self.mailbox.len() {
                let message = self.read().await;
                self.mailbox.push_back(message);
            }
            if let Some(picked) = pick(&self.mailbox[at]) {
                self.mailbox.remove(at);
                return picked;
            }
            at += 1;
        }
    }

    /// Drops all unread messages.
    pub(crate) fn forget(&mut self) {
        self.mailbox.clear();
        self.heard.clear();
    }

    pub(crate) fn next_id(&mut self) -> CommandId {
        self.commands += 1;
        CommandId(format!("c{}", self.commands))
    }

    /// The answer to a command: table and number, or the code of the refusal.
    pub(crate) async fn answer(
        &mut self,
        id: &CommandId,
    ) -> Result<(Option<TableId>, u32), String> {
        self.until(|message| match message {
            ServerMessage::Done { id: it, table, seq } if it == id => {
                Some(Ok((table.clone(), seq.unwrap_or(0))))
            }
            ServerMessage::Error {
                id: Some(it),
                code,
                message,
                ..
            } if it == id => {
                assert!(!message.is_empty());
                Some(Err(code.as_str().to_owned()))
            }
            _ => None,
        })
        .await
    }

    /// The code of the next refusal that doesn't answer a command.
    pub(crate) async fn refusal(&mut self) -> String {
        self.until(|message| match message {
            ServerMessage::Error { id: None, code, .. } => Some(code.as_str().to_owned()),
            _ => None,
        })
        .await
    }

    pub(crate) async fn create(&mut self, create: CreateTable) -> Result<TableId, String> {
        let id = self.next_id();
        self.say(ClientMessage::Create {
            id: id.clone(),
            create,
        })
        .await;
        self.answer(&id).await.map(|(table, _)| table.unwrap())
    }

    /// Opens a table, takes seat 0 and subscribes.
    pub(crate) async fn open_table(&mut self, preset: &str, seats: u8) -> TableId {
        let table = self
            .create(new_table(settings(preset, seats)))
            .await
            .unwrap();
        self.subscribe(&table).await;
        table
    }

    /// Subscribes, and drops earlier messages about the table, which the snapshot includes.
    pub(crate) async fn subscribe(&mut self, table: &TableId) -> Snapshot {
        self.say(ClientMessage::Subscribe {
            table: table.clone(),
            after: None,
        })
        .await;
        let mut older = 0;
        let snapshot = self
            .until(|message| match message {
                ServerMessage::Snapshot(snapshot) if snapshot.table == *table => {
                    Some((**snapshot).clone())
                }
                ServerMessage::Error { code, .. } => panic!("not subscribed: {}", code.as_str()),
                _ => {
                    older += 1;
                    None
                }
            })
            .await;
        let mut newer = self.mailbox.split_off(older);
        self.mailbox.retain(|message| match message {
            ServerMessage::Event(update) => update.table != *table,
            ServerMessage::Presence { table: it, .. } => it != table,
            _ => true,
        });
        self.mailbox.append(&mut newer);
        snapshot
    }

    pub(crate) async fn command(
        &mut self,
        table: &TableId,
        command: Command,
    ) -> Result<(Option<TableId>, u32), String> {
        let id = self.next_id();
        self.command_as(&id, table, None, command).await
    }

    pub(crate) async fn command_as(
        &mut self,
        id: &CommandId,
        table: &TableId,
        expect: Option<u32>,
        command: Command,
    ) -> Result<(Option<TableId>, u32), String> {
        self.say(ClientMessage::Command {
            id: id.clone(),
            table: table.clone(),
            expect,
            command,
        })
        .await;
        self.answer(id).await
    }

    pub(crate) async fn act(&mut self, table: &TableId, action: Action) -> Result<u32, String> {
        let done = self.command(table, Command::Act { action }).await;
        done.map(|(_, seq)| seq)
    }

    /// The next event of a table.
    pub(crate) async fn event(&mut self, table: &TableId) -> TableUpdate {
        self.until(|message| match message {
            ServerMessage::Event(update) if update.table == *table => Some((**update).clone()),
            _ => None,
        })
        .await
    }
}

/// The code with which a command is refused.
pub(crate) async fn refused(guest: &mut Guest, table: &TableId, command: Command) -> String {
    guest.command(table, command).await.unwrap_err()
}

/// The next event of a kind.
pub(crate) async fn next(
    guest: &mut Guest,
    table: &TableId,
    wanted: impl Fn(&TableEvent) -> bool,
) -> TableUpdate {
    loop {
        let update = guest.event(table).await;
        if wanted(&update.logged.event) {
            return update;
        }
    }
}

/// Plays a surely playable card if there is one, else the action with number `n`.
pub(crate) fn choose(game: &GameState, legal: &LegalActions, n: usize) -> Action {
    if let Some(suit) = legal.fireworks.first() {
        return Action::Firework { suit: *suit };
    }
    if let Some(card) = legal.put_into_play.first() {
        return Action::PutIntoPlay { card: *card };
    }
    if let Some(card) = legal.shuffle_back.first() {
        return Action::ShuffleBack { card: *card };
    }
    if let Some(it) = legal.free_clues.first() {
        return Action::FreeClue {
            to: it.to,
            clue: it.clue,
        };
    }
    if legal.decline {
        return Action::Decline;
    }
    let all = legal.clues.len() + legal.discard.len();
    let n = if all == 0 { 0 } else { n % all };
    if let Some(it) = legal.clues.get(n) {
        return Action::Clue {
            to: it.to,
            clue: it.clue,
        };
    }
    if let Some(id) = legal.discard.get(n.saturating_sub(legal.clues.len())) {
        return Action::Discard { id: *id };
    }
    let announce = legal.announce.get(usize::from(game.turn) % 7).copied();
    Action::Play {
        id: legal.play[0],
        announce,
    }
}

/// Two people at a running table; the player on turn comes first.
pub(crate) async fn running(app: &TestServer, preset: &str) -> (Guest, Guest, TableId) {
    let (mut ana, mut ben, table) = app.couple(preset).await;
    let snapshot = ana.subscribe(&table).await;
    ben.subscribe(&table).await;
    if snapshot.game.unwrap().to_act == Seat(0) {
        (ana, ben, table)
    } else {
        (ben, ana, table)
    }
}

/// People at a running table, followed by this number of bots. The first person begins, and spectators see
/// what the second one sees, unless `change` sets something else.
pub(crate) async fn running_group(
    app: &TestServer,
    people: &[&str],
    bots: usize,
    change: impl FnOnce(&mut TableSettings),
) -> (Vec<Guest>, TableId) {
    let mut guests = Vec::new();
    for name in people {
        guests.push(app.guest(name).await);
    }
    let seats = u8::try_from(people.len() + bots).unwrap();
    let mut settings = settings("original", seats);
    settings.starter = Starter::Seat { seat: Seat(0) };
    settings.watching = Watching::Seat { seat: Seat(1) };
    change(&mut settings);
    let table = guests[0].create(new_table(settings)).await.unwrap();
    for guest in &mut guests[1..] {
        let sit = Command::Sit { seat: None };
        guest.command(&table, sit).await.unwrap();
    }
    for seat in people.len()..usize::from(seats) {
        let seat_bot = Command::SeatBot {
            seat: Seat(u8::try_from(seat).unwrap()),
            bot: "cautious".to_owned(),
        };
        guests[0].command(&table, seat_bot).await.unwrap();
    }
    let start = Command::Start { first: None };
    guests[0].command(&table, start).await.unwrap();
    for guest in &mut guests {
        guest.subscribe(&table).await;
    }
    (guests, table)
}

/// A guest from another loopback address.
pub(crate) async fn guest_from(app: &TestServer, name: &str, address: [u8; 4]) -> Guest {
    let mut guest = app.guest(name).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((address, 0).into()).unwrap();
    let stream = socket.connect(app.address()).await.unwrap();
    guest.client = Client::open_on(stream, app.address(), &[]).await.unwrap();
    guest.client.greet(&guest.token).await.unwrap();
    guest
}

/// A folder for a store, removed with its last clone.
pub(crate) fn folder() -> Arc<TempDir> {
    Arc::new(TempDir::new().unwrap())
}

/// The id of the oldest card in the player's hand.
pub(crate) async fn first_card(player: &mut Guest, table: &TableId) -> CardId {
    let snapshot = player.subscribe(table).await;
    let me = snapshot.you.unwrap();
    snapshot.game.unwrap().hands[me.index()].ids()[0]
}

/// A clue that the player may give now.
pub(crate) async fn legal_clue(player: &mut Guest, table: &TableId) -> Action {
    let game = player.subscribe(table).await.game.unwrap();
    let clue = game.legal.unwrap().clues[0].clone();
    Action::Clue {
        to: clue.to,
        clue: clue.clue,
    }
}

/// The code of the goodbye, if the server sends one before the connection ends.
pub(crate) async fn goodbye(guest: &mut Guest) -> Option<String> {
    let farewell = async {
        let mut last = None;
        while let Ok(text) = guest.client.hear_text().await {
            if let Ok(ServerMessage::Bye { code, .. }) = serde_json::from_str(&text) {
                last = Some(code.as_str().to_owned());
            }
        }
        last
    };
    tokio::time::timeout(PATIENCE, farewell)
        .await
        .expect("the connection ends")
}

/// Waits until a condition holds, which is `what`.
///
/// # Panics
/// If it does not hold within [`PATIENCE`].
pub(crate) async fn until(what: &str, holds: impl AsyncFn() -> bool) {
    let waiting = async {
        while !holds().await {
            tokio::task::yield_now().await;
        }
    };
    let waited = tokio::time::timeout(PATIENCE, waiting).await;
    assert!(waited.is_ok(), "not in time: {what}");
}

/// The configuration value that believes any proxy on this machine.
pub(crate) fn any_proxy() -> TrustedProxies {
    TrustedProxies(vec![TrustedProxy::Private])
}
