//! Four sockets at a table that play one game after the other.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::future::try_join_all;
use kagiya_protocol::{
    Action, ClientMessage, Command, CommandId, CreateTable, LegalActions, Seat, Starter, TableId,
    TableSettings,
};
use kagiya_random::Dice;
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::SEATS;
use crate::client::{Client, ClientError};

/// When a table acts.
#[derive(Clone, Debug)]
pub(super) struct Course {
    /// The first action.
    first: Instant,
    /// From one action to the next; nothing if as fast as possible.
    pause: Option<Duration>,
    /// No action begins after this.
    end: Instant,
    /// What chooses the actions.
    dice: Dice,
}

impl Course {
    /// The course of table `number` of `tables`, which together do `rate` actions a second.
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
            // Not all at the same moment.
            first: begin + pause.map_or(Duration::ZERO, |pause| pause.mul_f64(number_ / tables)),
            pause,
            end,
            dice: Dice::from_number(number as u64),
        }
    }
}

/// What came of playing.
#[derive(Clone, Debug, Default)]
pub(super) struct Played {
    /// Actions that were acknowledged and that all players heard of.
    pub(super) actions: u64,
    /// Games that ended.
    pub(super) games: u64,
    /// Frames received.
    pub(super) frames: u64,
    /// Bytes in them.
    pub(super) bytes: u64,
    /// From each command until another player received its event, in microseconds.
    pub(super) micros: Vec<u32>,
    /// Why tables broke off.
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

/// As much of a message as a player needs here.
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

/// What is legal for the player at a moment, and whether it is the end.
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

    /// Hears until `pick` takes something.
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

    /// Waits for the acknowledgement of a command; returns the table that it speaks of.
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

    /// Subscribes: the number of the last event, and what is legal now.
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

    /// Hears of event `seq`: when, what is legal after it, and whether the game is over.
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
    players: Vec<Player>,
    id: TableId,
    seq: u32,
    /// Whose turn it is, and what is legal.
    turn: Option<(usize, LegalActions)>,
}

impl Table {
    /// Connects the players.
    pub(super) async fn connect(
        server: SocketAddr,
        tokens: &[String],
    ) -> Result<Self, ClientError> {
        let players = tokens.iter().map(|token| Player::connect(server, token));
        Ok(Self {
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

    /// The same people sit down to another game.
    async fn again(&mut self) -> Result<(), ClientError> {
        let old = self.id.clone();
        self.id = self.players[0].command(&old, Command::Rematch).await?;
        for player in &mut self.players {
            let leave = ClientMessage::Unsubscribe { table: old.clone() };
            player.client.say(&leave).await?;
        }
        // The cards are dealt when the last one sits.
        for player in &mut self.players[1..] {
            player
                .command(&self.id, Command::Sit { seat: None })
                .await?;
        }
        self.subscribe().await
    }

    /// Plays until the end of the course.
    pub(super) async fn play(mut self, course: Course) -> Played {
        for player in &mut self.players {
            (player.frames, player.bytes) = (0, 0);
        }
        let mut played = Played::default();
        if let Err(error) = self.play_on(course, &mut played).await {
            played.failures.push(error.to_string());
        }
        played.frames = self.players.iter().map(|player| player.frames).sum();
        played.bytes = self.players.iter().map(|player| player.bytes).sum();
        played
    }

    async fn play_on(&mut self, course: Course, played: &mut Played) -> Result<(), ClientError> {
        let mut dice = course.dice;
        let mut next = course.first;
        loop {
            if let Some(pause) = course.pause {
                tokio::time::sleep_until(next.min(course.end).into()).await;
                // Who is late does not hurry afterwards.
                next = (next + pause).max(Instant::now());
            }
            let now = Instant::now();
            if now >= course.end {
                return Ok(());
            }
            let Some((actor, legal)) = self.turn.take() else {
                return Err(ClientError::new("nobody is to act"));
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
                self.again().await?;
            }
        }
    }
}

/// Any legal action, but rarely a card at random: games should not end after three strikes.
///
/// # Panics
/// If nothing is legal.
pub fn choose(legal: &LegalActions, dice: &mut Dice) -> Action {
    let careful = legal.clues.len() + legal.discard.len();
    if careful == 0 || dice.below(12) == 0 {
        return Action::Play {
            id: *dice.pick(&legal.play),
            announce: None,
        };
    }
    let n = dice.below(careful);
    match legal.clues.get(n) {
        Some(it) => Action::Clue {
            to: it.to,
            clue: it.clue,
        },
        None => Action::Discard {
            id: legal.discard[n - legal.clues.len()],
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kagiya_server::clock::Clock;
    use kagiya_server::store::Store;
    use kagiya_server::{Config, Quotas, Server};

    use crate::process::guest;

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
            tokens.push(guest(server.address, number).await.unwrap());
        }
        let table = Table::connect(server.address, &tokens).await.unwrap();
        let mut table = table.open().await.unwrap();
        let mut played = Played::default();
        // Until they have begun another game.
        while played.games == 0 {
            let begin = Instant::now();
            let course = Course::of(0, 1, 0.0, begin, begin + Duration::from_millis(200));
            table.play_on(course, &mut played).await.unwrap();
        }
        assert_eq!(played.micros.len() as u64, 3 * played.actions);
        assert!(table.turn.is_some());
    }
}
