//! Four clients at a table that play one game after another.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::future::try_join_all;
use kagiya_protocol::{
    ClientMessage, Command, CommandId, CreateTable, LegalActions, Seat, Starter, TableId,
    TableSettings,
};
use kagiya_random::Dice;
use serde::Deserialize;
use serde::de::IgnoredAny;

use kagiya_loadtest::choose;
use kagiya_loadtest::client::{Client, ClientError, ask};

/// The number of seats at a table.
pub(super) const SEATS: usize = 4;

/// When a table acts.
#[derive(Clone, Debug)]
pub(super) struct Schedule {
    /// The time of the first action.
    first: Instant,
    /// The time from one action to the next; `None` for as fast as possible.
    pause: Option<Duration>,
    /// No action begins after this.
    end: Instant,
    /// Whether a player asks for the review of each finished game.
    reviews: bool,
    dice: Dice,
}

impl Schedule {
    /// The schedule of table `number` of `tables`, which together do `rate` actions per second.
    pub(super) fn of(
        number: usize,
        tables: usize,
        rate: f64,
        begin: Instant,
        end: Instant,
    ) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "there are few tables")]
        let (number_, tables) = (number as f64, tables as f64);
        let pause = Duration::try_from_secs_f64(tables / rate).ok();
        let pause = pause.filter(|_| rate > 0.0);
        Self {
            // Spread over one pause.
            first: begin + pause.map_or(Duration::ZERO, |pause| pause.mul_f64(number_ / tables)),
            pause,
            end,
            reviews: false,
            dice: Dice::from_number(number as u64),
        }
    }

    /// The same schedule, in which a player asks for the review of each finished game if `reviews`.
    pub(super) fn with_reviews(self, reviews: bool) -> Self {
        Self { reviews, ..self }
    }
}

/// The results of playing.
#[derive(Clone, Debug, Default)]
pub(super) struct Played {
    /// Actions that were acknowledged and that all players received.
    pub(super) actions: u64,
    /// Finished games.
    pub(super) games: u64,
    /// Frames received.
    pub(super) frames: u64,
    /// Bytes in them.
    pub(super) bytes: u64,
    /// The times from each command until another player received its event, in microseconds.
    pub(super) micros: Vec<u32>,
    /// The errors that ended tables.
    pub(super) failures: Vec<String>,
}

impl Played {
    pub(super) fn and(mut self, mut other: Self) -> Self {
        self.actions += other.actions;
        self.games += other.games;
        self.frames += other.frames;
        self.bytes += other.bytes;
        self.micros.append(&mut other.micros);
        self.failures.append(&mut other.failures);
        self
    }
}

/// The fields of a server message that a client needs.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type", borrow)]
    kind: &'a str,
    #[serde(default, borrow)]
    id: Option<&'a str>,
    #[serde(default, borrow)]
    table: Option<&'a str>,
    #[serde(default)]
    seq: Option<u32>,
    #[serde(default)]
    code: Option<&'a str>,
    #[serde(default)]
    game: Option<Moment>,
    #[serde(default)]
    change: Option<Moment>,
}

/// The legal actions of the player, and whether the game is over.
#[derive(Default, Deserialize)]
struct Moment {
    #[serde(default)]
    legal: Option<LegalActions>,
    #[serde(default)]
    result: Option<IgnoredAny>,
}

struct Player {
    client: Client,
    commands: u32,
    frames: u64,
    bytes: u64,
}

impl Player {
    async fn connect(server: SocketAddr, token: &str) -> Result<Self, ClientError> {
        Ok(Self {
            client: Client::connect(server, token).await?,
            commands: 0,
            frames: 0,
            bytes: 0,
        })
    }

    /// Reads messages until `pick` returns a value.
    async fn until<T>(
        &mut self,
        mut pick: impl FnMut(&mut Heard<'_>) -> Option<T>,
    ) -> Result<T, ClientError> {
        loop {
            let text = self.client.hear_frame().await?;
            self.frames += 1;
            self.bytes += text.len() as u64;
            let mut heard: Heard<'_> = serde_json::from_str(&text).map_err(ClientError::new)?;
            if let Some(code) = heard.code {
                return Err(ClientError::new(code));
            }
            if let Some(picked) = pick(&mut heard) {
                return Ok(picked);
            }
        }
    }

    fn next_id(&mut self) -> CommandId {
        self.commands += 1;
        CommandId(self.commands.to_string())
    }

    async fn say(&mut self, table: &TableId, command: Command) -> Result<CommandId, ClientError> {
        let id = self.next_id();
        let message = ClientMessage::Command {
            id: id.clone(),
            table: table.clone(),
            expect: None,
            command,
        };
        self.client.say(&message).await?;
        Ok(id)
    }

    /// Waits for the acknowledgement of a command; returns its table.
    async fn done(&mut self, id: &CommandId) -> Result<TableId, ClientError> {
        self.until(|heard| {
            let table = heard.table.unwrap_or_default().to_owned();
            (heard.kind == "done" && heard.id == Some(id.as_str())).then_some(TableId(table))
        })
        .await
    }

    async fn command(&mut self, table: &TableId, command: Command) -> Result<TableId, ClientError> {
        let id = self.say(table, command).await?;
        self.done(&id).await
    }

    /// Subscribes; returns the number of the last event and the legal actions.
    async fn subscribe(
        &mut self,
        table: &TableId,
    ) -> Result<(u32, Option<LegalActions>), ClientError> {
        let message = ClientMessage::Subscribe {
            table: table.clone(),
            after: None,
        };
        self.client.say(&message).await?;
        self.until(|heard| {
            let snapshot = heard.kind == "snapshot" && heard.table == Some(table.as_str());
            let game = heard.game.take().unwrap_or_default();
            snapshot.then(|| (heard.seq.unwrap_or(0), game.legal))
        })
        .await
    }

    /// Waits for event `seq`; returns when it came, and the state after it.
    async fn event(&mut self, table: &TableId, seq: u32) -> Result<(Instant, Moment), ClientError> {
        self.until(|heard| {
            let event = heard.kind == "event"
                && heard.seq == Some(seq)
                && heard.table == Some(table.as_str());
            event.then(|| (Instant::now(), heard.change.take().unwrap_or_default()))
        })
        .await
    }
}

/// Four players at a table.
pub(super) struct Table {
    server: SocketAddr,
    /// The session of the player who asks for reviews.
    token: String,
    players: Vec<Player>,
    id: TableId,
    seq: u32,
    /// The player to act, and the legal actions.
    turn: Option<(usize, LegalActions)>,
}

impl Table {
    pub(super) async fn connect(
        server: SocketAddr,
        tokens: &[String],
    ) -> Result<Self, ClientError> {
        let players = tokens.iter().map(|token| Player::connect(server, token));
        Ok(Self {
            server,
            token: tokens.first().cloned().unwrap_or_default(),
            players: try_join_all(players).await?,
            id: TableId(String::new()),
            seq: 0,
            turn: None,
        })
    }

    /// Opens a table, sits down, deals and subscribes.
    pub(super) async fn open(mut self) -> Result<Self, ClientError> {
        let settings = TableSettings {
            preset: "original".to_owned(),
            options: std::collections::BTreeMap::new(),
            seats: u8::try_from(SEATS).unwrap_or(4),
            starter: Starter::Edition,
            listed: false,
            watching: kagiya_protocol::Watching::default(),
            time: kagiya_protocol::TimeControl::None,
            conventions: kagiya_protocol::Conventions::default(),
        };
        let owner = &mut self.players[0];
        let id = owner.next_id();
        let create = ClientMessage::Create {
            id: id.clone(),
            create: CreateTable {
                settings,
                seat: Some(Seat(0)),
                bots: Vec::new(),
                start: false,
                deal: None,
            },
        };
        owner.client.say(&create).await?;
        self.id = owner.done(&id).await?;
        for player in &mut self.players[1..] {
            player
                .command(&self.id, Command::Sit { seat: None })
                .await?;
        }
        let start = Command::Start { first: None };
        self.players[0].command(&self.id, start).await?;
        self.subscribe().await?;
        Ok(self)
    }

    async fn subscribe(&mut self) -> Result<(), ClientError> {
        self.turn = None;
        for (seat, player) in self.players.iter_mut().enumerate() {
            let (seq, legal) = player.subscribe(&self.id).await?;
            self.seq = seq;
            self.turn = legal.map(|legal| (seat, legal)).or(self.turn.take());
        }
        Ok(())
    }

    /// Asks for the review of the finished game. The server may have no place for it.
    async fn review(&self) -> Result<(), ClientError> {
        let path = format!("/api/games/{}/review", self.id.0);
        let bearer = format!("Bearer {}", self.token);
        let headers = [("authorization", bearer.as_str())];
        let reply = ask(self.server, "POST", &path, &headers, "").await?;
        match reply.status {
            200 | 429 => Ok(()),
            status => Err(ClientError::new(format_args!(
                "a review was answered with status {status}"
            ))),
        }
    }

    /// Starts a rematch with the same people.
    async fn again(&mut self) -> Result<(), ClientError> {
        let old = self.id.clone();
        self.id = self.players[0].command(&old, Command::Rematch).await?;
        for player in &mut self.players {
            let leave = ClientMessage::Unsubscribe { table: old.clone() };
            player.client.say(&leave).await?;
        }
        // The cards are dealt when the last player sits down.
        for player in &mut self.players[1..] {
            player
                .command(&self.id, Command::Sit { seat: None })
                .await?;
        }
        self.subscribe().await
    }

    /// Plays until the schedule ends.
    pub(super) async fn play(mut self, schedule: Schedule) -> Played {
        for player in &mut self.players {
            (player.frames, player.bytes) = (0, 0);
        }
        let mut played = Played::default();
        if let Err(error) = self.play_on(schedule, &mut played).await {
            played.failures.push(error.to_string());
        }
        played.frames = self.players.iter().map(|player| player.frames).sum();
        played.bytes = self.players.iter().map(|player| player.bytes).sum();
        played
    }

    async fn play_on(
        &mut self,
        schedule: Schedule,
        played: &mut Played,
    ) -> Result<(), ClientError> {
        let mut dice = schedule.dice;
        let mut next = schedule.first;
        loop {
            if let Some(pause) = schedule.pause {
                tokio::time::sleep_until(next.min(schedule.end).into()).await;
                // A late table does not catch up.
                next = (next + pause).max(Instant::now());
            }
            let now = Instant::now();
            if now >= schedule.end {
                return Ok(());
            }
            let Some((actor, legal)) = self.turn.take() else {
                return Err(ClientError::new("no player is to act"));
            };
            let action = choose(&legal, &mut dice);
            let id = self.players[actor]
                .say(&self.id, Command::Act { action })
                .await?;
            self.seq += 1;
            let (table, seq) = (&self.id, self.seq);
            let hearing = self.players.iter_mut().enumerate().map(|(seat, player)| {
                let id = (seat == actor).then_some(&id);
                async move {
                    let heard = player.event(table, seq).await?;
                    if let Some(id) = id {
                        player.done(id).await?;
                    }
                    Ok::<_, ClientError>(heard)
                }
            });
            let mut over = false;
            for (seat, (at, moment)) in try_join_all(hearing).await?.into_iter().enumerate() {
                if seat != actor {
                    let micros = at.duration_since(now).as_micros();
                    played
                        .micros
                        .push(u32::try_from(micros).unwrap_or(u32::MAX));
                }
                over |= moment.result.is_some();
                if let Some(legal) = moment.legal {
                    self.turn = Some((seat, legal));
                }
            }
            played.actions += 1;
            if over {
                played.games += 1;
                if schedule.reviews {
                    self.review().await?;
                }
                self.again().await?;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kagiya_protocol::ReviewProgress;
    use kagiya_server::clock::Clock;
    use kagiya_server::store::Store;
    use kagiya_server::{Config, Quotas, Server};

    use crate::guest;

    #[tokio::test(flavor = "multi_thread")]
    async fn four_sockets_play_on() {
        let store = Store::in_memory().await;
        let config = Config {
            unlimited: true,
            quotas: Quotas::none(),
            ..Config::default()
        };
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let server = Server::start(listen, store, Clock::System, config)
            .await
            .unwrap();
        let mut tokens = Vec::new();
        for number in 0..SEATS {
            let name = format!("Player {number}");
            let guest = guest::create(server.address, &name).await.unwrap();
            tokens.push(guest.token);
        }
        let table = Table::connect(server.address, &tokens).await.unwrap();
        let mut table = table.open().await.unwrap();
        let first = table.id.clone();
        let mut played = Played::default();
        // Until a second game has begun.
        while played.games == 0 {
            let begin = Instant::now();
            let schedule = Schedule::of(0, 1, 0.0, begin, begin + Duration::from_millis(200));
            let schedule = schedule.with_reviews(true);
            table.play_on(schedule, &mut played).await.unwrap();
        }
        let path = format!("/api/games/{}/review", first.0);
        let reply = ask(server.address, "GET", &path, &[], "").await.unwrap();
        let progress: ReviewProgress = serde_json::from_slice(&reply.body).unwrap();
        assert!(!matches!(progress, ReviewProgress::None), "{progress:?}");
        assert_eq!(played.micros.len() as u64, 3 * played.actions);
        assert!(table.turn.is_some());
    }
}
