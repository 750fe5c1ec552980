//! Three friends whose server is killed repeatedly. Their acknowledged friendships, invitations, seat
//! transfers, blocks and challenges survive, and nothing takes effect twice.

use std::net::SocketAddr;

use kagiya_loadtest::client::{Client, ClientError, ask};
use kagiya_protocol::{
    Action, ChallengeId, ClientMessage, Command, CommandId, CreateTable, PersonId, RequestedDeal,
    Seat, Snapshot, SocialInfo, TableEvent, TableId, TableStatus,
};
use serde_json::json;
use tokio::sync::watch;

use crate::common::{new_table, settings};
use crate::{Acknowledged, done, snapshot};

/// The progress of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Stage {
    Opened,
    Joined,
    Started,
    Offered,
    Taken,
    AskedBack,
    GivenBack,
    Wished,
    Ended,
}

/// Ana, Ben and Cho.
pub(crate) struct Company {
    tokens: [String; 3],
    people: [PersonId; 3],
    table: Option<TableId>,
    /// The last acknowledged step of this round.
    stage: Option<Stage>,
    /// Whether Ana blocks Ben.
    blocks: bool,
    /// Ana's challenge from the first game.
    challenge: ChallengeId,
    /// The table where Ben plays it, once acknowledged.
    taken_up: Option<TableId>,
    pub(crate) rounds: u32,
    /// Whether a request is unanswered.
    pending: bool,
    pub(crate) repeated: u32,
    progress: watch::Sender<Acknowledged>,
}

const ANA: usize = 0;
const BEN: usize = 1;
const CHO: usize = 2;

impl Company {
    /// New people. Ana and Cho have played together and are friends.
    pub(crate) async fn new(address: SocketAddr, progress: watch::Sender<Acknowledged>) -> Self {
        let (mut tokens, mut people) = (Vec::new(), Vec::new());
        for name in ["Ana", "Ben", "Cho"] {
            let body = format!("{{\"name\":\"{name}\",\"token\":true}}");
            let reply = ask(address, "POST", "/api/session", &[], &body)
                .await
                .unwrap();
            let reply = reply.json();
            tokens.push(reply["token"].as_str().unwrap().to_owned());
            people.push(PersonId(reply["you"]["id"].as_str().unwrap().to_owned()));
        }
        let mut company = Self {
            tokens: tokens.try_into().unwrap(),
            people: people.try_into().unwrap(),
            table: None,
            stage: None,
            blocks: false,
            challenge: ChallengeId(String::new()),
            taken_up: None,
            rounds: 0,
            pending: false,
            repeated: 0,
            progress,
        };
        let mut clients = company.connect(address).await.unwrap();
        let table = company.open(&mut clients, "first").await.unwrap();
        for (who, name, command) in [
            (CHO, "sit first", Command::Sit { seat: None }),
            (ANA, "start first", Command::Start { first: None }),
        ] {
            say(&mut clients[who], &table, name, command).await.unwrap();
        }
        // They play blindly until the game is lost.
        for turn in 0.. {
            let who = [ANA, CHO][turn % 2];
            let found = snapshot(&mut clients[who], &table).await.unwrap();
            let (Some(game), TableStatus::Running) = (found.game, found.info.status) else {
                break;
            };
            if found.you == Some(game.to_act) {
                let id = game.hands[game.to_act.index()].ids()[0];
                let action = Action::Play { id, announce: None };
                let name = format!("play {turn}");
                let play = Command::Act { action };
                say(&mut clients[who], &table, &name, play).await.unwrap();
            }
        }
        let path = format!("/api/games/{table}/challenge");
        let made = company
            .send(address, ANA, "POST", &path, &serde_json::Value::Null)
            .await
            .unwrap();
        company.challenge = ChallengeId(made["id"].as_str().unwrap().to_owned());
        for (one, other) in [(ANA, CHO), (CHO, ANA)] {
            let body = json!({"person": company.people[other]});
            company
                .send(address, one, "POST", "/api/people/friends", &body)
                .await
                .unwrap();
        }
        company
    }

    async fn connect(&self, address: SocketAddr) -> Result<[Client; 3], ClientError> {
        let [ana, ben, cho] = &self.tokens;
        Ok([
            Client::connect(address, ana).await?,
            Client::connect(address, ben).await?,
            Client::connect(address, cho).await?,
        ])
    }

    /// Sends an HTTP request; a refusal fails the test.
    async fn send(
        &self,
        address: SocketAddr,
        who: usize,
        method: &str,
        path: &str,
        body: &serde_json::Value,
    ) -> Result<serde_json::Value, ClientError> {
        let bearer = format!("Bearer {}", self.tokens[who]);
        let headers = [
            ("authorization", bearer.as_str()),
            ("content-type", "application/json"),
        ];
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        let reply = ask(address, method, path, &headers, &body).await?;
        assert!(reply.status < 300, "{method} {path}: {:?}", reply.json());
        Ok(reply.json())
    }

    async fn known_to(&self, address: SocketAddr, who: usize) -> Result<SocialInfo, ClientError> {
        let null = serde_json::Value::Null;
        let known = self.send(address, who, "GET", "/api/people", &null).await?;
        Ok(serde_json::from_value(known).unwrap())
    }

    async fn open(&self, clients: &mut [Client; 3], name: &str) -> Result<TableId, ClientError> {
        let id = CommandId(format!("open {name}").replace(' ', "-"));
        let create = new_table(settings("original", 2));
        let create = ClientMessage::Create {
            id: id.clone(),
            create,
        };
        let (table, _) = done(&mut clients[ANA], &id, create).await?;
        Ok(table.unwrap())
    }

    /// The deal of the first game, for Ben and a bot.
    fn challenged(&self) -> CreateTable {
        CreateTable {
            bots: vec!["cautious".to_owned()],
            start: true,
            deal: Some(RequestedDeal::Challenge {
                id: self.challenge.clone(),
            }),
            ..new_table(settings("original", 2))
        }
    }

    /// Continues until the server is killed.
    pub(crate) async fn play(&mut self, address: SocketAddr) -> Result<(), ClientError> {
        let mut clients = self.connect(address).await?;
        self.check(address, &mut clients).await?;
        self.repeated += u32::from(self.pending);
        self.progress
            .send_modify(|it| it.steps_repeated = self.repeated);
        loop {
            self.pending = true;
            self.round(address, &mut clients).await?;
            self.pending = false;
            self.progress.send_modify(|it| {
                it.steps += 1;
                it.rounds = self.rounds;
            });
            self.check(address, &mut clients).await?;
        }
    }

    /// The next step of a round, or the last one again if it was not acknowledged.
    async fn round(
        &mut self,
        address: SocketAddr,
        clients: &mut [Client; 3],
    ) -> Result<(), ClientError> {
        let round = self.rounds;
        let Some(table) = self.table.clone() else {
            self.table = Some(self.open(clients, &format!("{round}")).await?);
            self.stage = Some(Stage::Opened);
            return Ok(());
        };
        let stage = self.stage.unwrap();
        let offer = Command::OfferSeat {
            seat: Seat(0),
            person: self.people[CHO].clone(),
        };
        let sit = Command::Sit { seat: None };
        let wish = Command::End { wish: true };
        let (who, command, next) = match stage {
            Stage::Opened => (BEN, sit, Stage::Joined),
            Stage::Joined => {
                // Sent to the open table; the game may have begun when the server was killed.
                let found = snapshot(&mut clients[BEN], &table).await?;
                if found.info.status == TableStatus::Open {
                    let path = format!("/api/tables/{table}/invitations");
                    let body = json!({"people": [self.people[CHO]]});
                    self.send(address, ANA, "POST", &path, &body).await?;
                    let invited = self.known_to(address, CHO).await?.invitations;
                    assert!(
                        invited
                            .iter()
                            .any(|it| it.table == table && it.seat.is_none())
                    );
                }
                (ANA, Command::Start { first: None }, Stage::Started)
            }
            Stage::Started => (ANA, offer, Stage::Offered),
            Stage::Offered => (CHO, sit, Stage::Taken),
            Stage::Taken => (ANA, sit, Stage::AskedBack),
            Stage::AskedBack => (CHO, Command::Leave, Stage::GivenBack),
            Stage::GivenBack => (BEN, wish, Stage::Wished),
            Stage::Wished => (ANA, wish, Stage::Ended),
            Stage::Ended if self.taken_up.is_none() => {
                let id = CommandId("challenge".to_owned());
                let create = ClientMessage::Create {
                    id: id.clone(),
                    create: self.challenged(),
                };
                self.taken_up = done(&mut clients[BEN], &id, create).await?.0;
                return Ok(());
            }
            Stage::Ended => {
                // A person is blocked in one round, and unblocked in the next.
                let path = format!("/api/people/blocks/{}", self.people[BEN]);
                let null = serde_json::Value::Null;
                let blocks = !self.blocks;
                if blocks {
                    let body = json!({"person": self.people[BEN]});
                    self.send(address, ANA, "POST", "/api/people/blocks", &body)
                        .await?;
                } else {
                    self.send(address, ANA, "DELETE", &path, &null).await?;
                }
                self.blocks = blocks;
                let known = self.known_to(address, ANA).await?;
                assert_eq!(known.blocked.len(), usize::from(self.blocks));
                if blocks {
                    // Otherwise Ben could not take a seat in the next round.
                    return Ok(());
                }
                (self.rounds, self.table, self.stage) = (round + 1, None, None);
                return Ok(());
            }
        };
        let name = format!("{next:?}-{round}");
        say(&mut clients[who], &table, &name, command).await?;
        self.stage = Some(next);
        Ok(())
    }

    /// All acknowledged steps are stored, and at most the one unacknowledged step.
    async fn check(
        &mut self,
        address: SocketAddr,
        clients: &mut [Client; 3],
    ) -> Result<(), ClientError> {
        let known = self.known_to(address, ANA).await?;
        let friends: Vec<&PersonId> = known.friends.iter().map(|it| &it.person.id).collect();
        assert_eq!(friends, [&self.people[CHO]]);
        if !self.pending {
            assert_eq!(known.blocked.len(), usize::from(self.blocks));
        }
        let path = format!("/api/challenges/{}", self.challenge);
        let null = serde_json::Value::Null;
        let challenge = self.send(address, BEN, "GET", &path, &null).await?;
        if let Some(taken_up) = &self.taken_up {
            // A player who has begun the game knows the deal, and has begun it once.
            assert_eq!(challenge["seen"], true);
            assert_eq!(challenge["taken"], 1);
            assert_eq!(challenge["table"], taken_up.as_str());
        }
        let (Some(table), Some(acknowledged)) = (self.table.clone(), self.stage) else {
            return Ok(());
        };
        let found = snapshot(&mut clients[BEN], &table).await?;
        let reached = self.reached(&found);
        assert!(
            acknowledged <= reached && reached as u8 <= acknowledged as u8 + u8::from(self.pending),
            "{acknowledged:?} was acknowledged, and it is {reached:?}"
        );
        let once = |wanted: fn(&TableEvent) -> bool| {
            let found = found.history.iter().filter(|it| wanted(&it.event));
            found.count() <= 1
        };
        assert!(once(|it| matches!(it, TableEvent::SeatOffered { .. })));
        assert!(once(|it| matches!(it, TableEvent::SeatAskedBack { .. })));
        if reached == Stage::Offered {
            let invited = self.known_to(address, CHO).await?.invitations;
            let mine = invited.iter().find(|it| it.table == table);
            assert_eq!(mine.and_then(|it| it.seat), Some(Seat(0)));
        }
        Ok(())
    }

    /// The progress of a table.
    fn reached(&self, found: &Snapshot) -> Stage {
        let info = &found.info;
        let happened = |wanted: fn(&TableEvent) -> bool| {
            found.history.iter().any(|logged| wanted(&logged.event))
        };
        let own = |it: &TableEvent| {
            matches!(
                it,
                TableEvent::SeatTaken {
                    plays_for: None,
                    ..
                }
            )
        };
        let holder = info.seats[0].person.as_ref().map(|it| &it.id);
        match info.status {
            TableStatus::Finished => Stage::Ended,
            TableStatus::Running if !info.end_wished.is_empty() => Stage::Wished,
            TableStatus::Running if happened(own) => {
                assert_eq!(holder, Some(&self.people[ANA]));
                assert_eq!(info.seats[0].kept_for, None);
                Stage::GivenBack
            }
            TableStatus::Running if !info.asked_back.is_empty() => Stage::AskedBack,
            TableStatus::Running if info.seats[0].kept_for.is_some() => {
                assert_eq!(holder, Some(&self.people[CHO]));
                Stage::Taken
            }
            TableStatus::Running if !info.offers.is_empty() => Stage::Offered,
            TableStatus::Running => Stage::Started,
            _ if info.seats[1].person.is_some() => Stage::Joined,
            _ => Stage::Opened,
        }
    }
}

/// Sends a command with this id until it is acknowledged.
async fn say(
    client: &mut Client,
    table: &TableId,
    name: &str,
    command: Command,
) -> Result<(), ClientError> {
    let id = CommandId(name.replace(' ', "-"));
    let message = ClientMessage::Command {
        id: id.clone(),
        table: table.clone(),
        expect: None,
        command,
    };
    done(client, &id, message).await.map(drop)
}
