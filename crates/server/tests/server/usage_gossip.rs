//! Several servers over one store: the total usage of one client on all of them is limited.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::common::database::Place;
use crate::common::{self, Guest, TestServer, new_table, settings};
use kagiya_loadtest::client::{Client, ask};
use kagiya_protocol::{ClientMessage, Command, SocialInfo, TableId};
use kagiya_server::app::App;
use kagiya_server::bus::Bus;
use kagiya_server::clock::Clock;
use kagiya_server::store::{Store, TieKind};
use kagiya_server::{Config, NodeConfig, Quotas, Server};
use tokio::io::AsyncReadExt as _;
use tokio::net::TcpStream;

/// The duration of a lease, in milliseconds.
const LEASE: i64 = 3_000;

/// Two servers on one store and one bus, with fixed clocks.
struct Pair {
    app: TestServer,
    second: Server,
    clock: Clock,
}

impl Pair {
    /// Without rate limits.
    async fn with(quotas: Quotas) -> Self {
        Self::of(Config {
            unlimited: true,
            quotas,
            ..Config::default()
        })
        .await
    }

    /// The same, where clients name their addresses.
    async fn behind_a_proxy(quotas: Quotas) -> Self {
        Self::of(Config {
            trust_proxy: crate::common::any_proxy(),
            unlimited: true,
            quotas,
            ..Config::default()
        })
        .await
    }

    async fn of(config: Config) -> Self {
        let store = Store::in_memory().await;
        let bus = common::bus::open().await;
        let clock = Clock::fixed(1_000_000);
        let open = async |name: &str| {
            let config = Config {
                node: Some(NodeConfig {
                    lease: Duration::from_millis(LEASE.unsigned_abs()),
                    ..NodeConfig::new(name)
                }),
                ..config.clone()
            };
            let bus: Arc<dyn Bus> = Arc::clone(&bus);
            let application = App::new(store.clone(), bus, clock.clone(), config);
            let listen = SocketAddr::from(([127, 0, 0, 1], 0));
            Server::open(listen, application).await.unwrap()
        };
        let (north, second) = (open("north").await, open("south").await);
        Self {
            app: TestServer::of(north, Place::Memory(store)),
            second,
            clock,
        }
    }

    /// Advances the clock until a server has received the other one's present usage.
    async fn hears(&self, server: &Server) {
        let heard = || server.app.services.metrics.shares_received.get();
        // The first report may already have been in transit.
        let enough = heard() + 2;
        self.until(|| heard() >= enough).await;
    }

    /// Advances the clock until a condition holds.
    async fn until(&self, is_so: impl Fn() -> bool) {
        let begin = Instant::now();
        while !is_so() {
            assert!(begin.elapsed() < common::PATIENCE, "it arrives in time");
            self.clock.advance(LEASE / 30);
            // Timers are handled on other threads.
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Connects a guest to the second server instead.
    async fn goes_south(&self, guest: &mut Guest) {
        guest.address = self.second.address;
        guest.reconnect().await;
    }
}

/// Waits until a server has this number of connections, as it notices a closed one later.
async fn has(server: &Server, connections: i64) {
    let begin = Instant::now();
    while server.app.services.metrics.connections.get() != connections {
        assert!(begin.elapsed() < common::PATIENCE, "it is noticed in time");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

async fn opens(guest: &mut Guest) -> Result<TableId, String> {
    guest.create(new_table(settings("original", 2))).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_one_share_of_tables() {
    let pair = Pair::with(Quotas {
        tables_of_address: 3,
        ..Quotas::default()
    })
    .await;
    let (mut ana, mut ben) = (pair.app.guest("Ana").await, pair.app.guest("Ben").await);
    pair.goes_south(&mut ben).await;
    let first = opens(&mut ana).await.unwrap();
    opens(&mut ana).await.unwrap();
    pair.hears(&pair.second).await;
    opens(&mut ben).await.unwrap();
    assert_eq!(opens(&mut ben).await.unwrap_err(), "table/too_many");
    pair.hears(&pair.app.server).await;
    assert_eq!(opens(&mut ana).await.unwrap_err(), "table/too_many");
    // A table is counted where it was opened, and can be ended elsewhere.
    pair.goes_south(&mut ana).await;
    ana.command(&first, Command::Close).await.unwrap();
    pair.hears(&pair.second).await;
    opens(&mut ben).await.unwrap();
    assert_eq!(opens(&mut ben).await.unwrap_err(), "table/too_many");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_one_share_of_connections_of_any_kind() {
    let pair = Pair::with(Quotas {
        connections_of_address: 6,
        ..Quotas::default()
    })
    .await;
    let open = async |server: &Server| TcpStream::connect(server.address).await.unwrap();
    let mut north = Vec::new();
    for _ in 0..4 {
        north.push(open(&pair.app.server).await);
    }
    pair.hears(&pair.second).await;
    let _two = [open(&pair.second).await, open(&pair.second).await];
    let mut seventh = open(&pair.second).await;
    assert_eq!(seventh.read(&mut [0]).await.unwrap_or(0), 0, "is let go");
    north.clear();
    // The other server receives that there are none left, or no report for a while.
    let begin = Instant::now();
    while !is_let_in(&pair.second).await {
        assert!(begin.elapsed() < common::PATIENCE, "it arrives in time");
        pair.clock.advance(LEASE / 30);
    }
}

/// Whether a new connection gets an answer.
async fn is_let_in(server: &Server) -> bool {
    let reply = ask(server.address, "GET", "/healthz", &[], "").await;
    reply.is_ok_and(|reply| reply.status == 200)
}

/// Requests another name; returns the code of a refusal.
async fn renames(guest: &mut Guest, name: &str) -> Result<(), String> {
    let (id, name) = (guest.next_id(), name.to_owned());
    let rename = ClientMessage::Rename {
        id: id.clone(),
        name,
    };
    guest.say(rename).await;
    guest.answer(&id).await.map(|_| ())
}

#[tokio::test(flavor = "multi_thread")]
async fn who_goes_to_another_server_may_do_nothing_more_often() {
    let pair = Pair::of(Config::default()).await;
    let mut ana = pair.app.guest("Ana").await;
    for name in ["Anna", "Anne", "Anja"] {
        renames(&mut ana, name).await.unwrap();
    }
    let told = || pair.second.app.services.metrics.rates_received.get() > 0;
    pair.until(told).await;
    pair.goes_south(&mut ana).await;
    renames(&mut ana, "Annie").await.unwrap();
    renames(&mut ana, "Anke").await.unwrap();
    assert_eq!(renames(&mut ana, "Ann").await.unwrap_err(), "rate/limited");
    // Other people may.
    let mut ben = pair.app.guest("Ben").await;
    pair.goes_south(&mut ben).await;
    renames(&mut ben, "Benno").await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_are_tried_no_more_often_at_two_servers() {
    let pair = Pair::of(Config::default()).await;
    let tries = async |server: &Server| {
        let guess = r#"{"name": "nobody", "password": "a long enough guess"}"#;
        let headers = [("content-type", "application/json")];
        let reply = ask(
            server.address,
            "POST",
            "/api/account/session",
            &headers,
            guess,
        )
        .await;
        reply.unwrap().status
    };
    for _ in 0..6 {
        assert_eq!(tries(&pair.app.server).await, 403);
    }
    let told = || pair.second.app.services.metrics.rates_received.get() > 0;
    pair.until(told).await;
    let mut more = 0;
    while tries(&pair.second).await == 403 {
        more += 1;
        assert!(more <= 4, "ten at once, wherever");
    }
}

/// Waits for whether Ana, on the first server, sees her friend online.
async fn sees(pair: &Pair, ana: &Guest, here: bool) {
    let bearer = format!("Bearer {}", ana.token);
    let headers = [("authorization", bearer.as_str())];
    let begin = Instant::now();
    loop {
        let reply = ask(ana.address, "GET", "/api/people", &headers, "").await;
        let known: SocialInfo = serde_json::from_slice(&reply.unwrap().body).unwrap();
        if known.friends[0].here == Some(here) {
            return;
        }
        assert!(begin.elapsed() < common::PATIENCE, "it arrives in time");
        pair.clock.advance(LEASE / 30);
        // Timers are handled on other threads.
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_see_each_other_whichever_server_they_are_at() {
    let pair = Pair::with(Quotas::default()).await;
    let store = &pair.app.services().store;
    let (ana, mut ben) = (pair.app.guest("Ana").await, pair.app.guest("Ben").await);
    for (one, other) in [(&ana, &ben), (&ben, &ana)] {
        let tied = store.tie(&one.me.id, &other.me.id, TieKind::Friend, 1);
        tied.await.unwrap();
    }
    store.set_shown(&ben.me.id, true).await.unwrap();
    pair.goes_south(&mut ben).await;
    sees(&pair, &ana, true).await;
    let token = ben.token.clone();
    drop(ben.client);
    sees(&pair, &ana, false).await;
    let _again = Client::connect(pair.second.address, &token).await.unwrap();
    sees(&pair, &ana, true).await;
    // A person who hides their status isn't shown on any server.
    store.set_shown(&ben.me.id, false).await.unwrap();
    let bearer = format!("Bearer {}", ana.token);
    let headers = [("authorization", bearer.as_str())];
    let reply = ask(ana.address, "GET", "/api/people", &headers, "").await;
    let known: SocialInfo = serde_json::from_slice(&reply.unwrap().body).unwrap();
    assert_eq!(known.friends[0].here, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_and_an_address_have_one_share_of_connections() {
    let pair = Pair::with(Quotas {
        sockets_of_person: 3,
        sockets_of_address: 5,
        ..Quotas::default()
    })
    .await;
    let (north, south) = (pair.app.server.address, pair.second.address);
    let ana = pair.app.guest("Ana").await;
    let _second = Client::connect(north, &ana.token).await.unwrap();
    pair.hears(&pair.second).await;
    let third = Client::connect(south, &ana.token).await.unwrap();
    assert!(
        Client::connect(south, &ana.token).await.is_err(),
        "a fourth"
    );
    has(&pair.second, 1).await;
    pair.hears(&pair.app.server).await;
    assert!(
        Client::connect(north, &ana.token).await.is_err(),
        "a fourth"
    );
    has(&pair.app.server, 2).await;
    // Another person at the same address gets the rest of its limit.
    let ben = pair.app.guest("Ben").await;
    let _more = Client::connect(north, &ben.token).await.unwrap();
    pair.hears(&pair.second).await;
    assert!(Client::connect(south, &ben.token).await.is_err(), "a sixth");
    drop(third);
    has(&pair.second, 0).await;
    Client::connect(south, &ben.token).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_addresses_of_a_household_have_one_share_of_tables() {
    let quotas = Quotas {
        tables_of_address: 2,
        ..Quotas::default()
    };
    let pair = Pair::behind_a_proxy(quotas).await;
    let opens_from = async |server: &Server, number: u8| {
        let mut guest = pair.app.guest("Mallory").await;
        let address = format!("2001:db8:1:{number}::1");
        let headers = [("x-forwarded-for", &*address)];
        let mut client = Client::open(server.address, &headers).await.unwrap();
        client.greet(&guest.token).await.unwrap();
        guest.client = client;
        opens(&mut guest).await.map(|_| guest)
    };
    let mut north = Vec::new();
    for number in 0..3 {
        north.push(opens_from(&pair.app.server, number).await.unwrap());
    }
    pair.hears(&pair.second).await;
    let _fourth = opens_from(&pair.second, 3).await.unwrap();
    let refused = opens_from(&pair.second, 4).await.map(|_| ());
    assert_eq!(refused.unwrap_err(), "table/too_many");
}
