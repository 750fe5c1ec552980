//! Two servers on one store, where neither has leases on tables.

use std::net::SocketAddr;
use std::sync::Arc;

use crate::common::client_copy::Copy;
use crate::common::database::Place;
use crate::common::{TestServer, choose};
use kagiya_loadtest::client::Client;
use kagiya_protocol::{Command, TableEvent};
use kagiya_server::app::App;
use kagiya_server::bus::{Bus, LocalBus};
use kagiya_server::clock::Clock;
use kagiya_server::store::{Listing, Store};
use kagiya_server::{Config, Server};

/// Two connections to one store.
async fn shared() -> (Place, [Store; 2]) {
    let place = Place::empty().await;
    let stores = [place.open().await, place.open().await];
    (place, stores)
}

/// Plays a game with each player on another server; `buses` are those of the servers.
async fn play(buses: [Arc<dyn Bus>; 2]) {
    let (place, [store, other]) = shared().await;
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = || Config {
        unlimited: true,
        ..Config::default()
    };
    let [one, two] = buses;
    let application = App::new(store, one, Clock::System, config());
    let second = Server::open(listen, App::new(other, two, Clock::System, config()))
        .await
        .unwrap();
    let app = TestServer::of(Server::open(listen, application).await.unwrap(), place);
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    ben.client = Client::connect(second.address, &ben.token).await.unwrap();
    let table = ana.open_table("original", 2).await;
    ben.subscribe(&table).await;
    ben.command(&table, Command::Sit { seat: None })
        .await
        .unwrap();
    // The table is in memory on both servers, which write in turn.
    ana.command(&table, Command::Start { first: None })
        .await
        .unwrap();
    let mut people = [ana, ben];
    let mut last = 0;
    for turn in 0.. {
        let mut acted = false;
        for person in &mut people {
            let copy = Copy::of(&person.subscribe(&table).await);
            if copy.finished {
                assert!(turn > 10, "a game takes a while");
                return;
            }
            let Some(legal) = copy.legal() else { continue };
            let action = choose(copy.game.as_ref().unwrap(), legal, turn * 3);
            // A server that missed the other's event notices when it writes.
            if let Ok(seq) = person.act(&table, action).await {
                assert!(seq > last, "numbers grow");
                last = seq;
                acted = true;
            }
        }
        if !acted {
            // The events are still in transit.
            tokio::task::yield_now().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bus_brings_the_events_of_one_to_the_other() {
    let bus: Arc<dyn Bus> = Arc::new(LocalBus::default());
    play([Arc::clone(&bus), bus]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_lost_the_race_decides_again() {
    let (place, [store, other]) = shared().await;
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = || Config {
        unlimited: true,
        ..Config::default()
    };
    let open = async |store| {
        // Buses that carry nothing from one to the other.
        let bus = Arc::new(LocalBus::default());
        let application = App::new(store, bus, Clock::System, config());
        Server::open(listen, application).await.unwrap()
    };
    let second = open(other).await;
    let app = TestServer::of(open(store).await, place);
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    ben.client = Client::connect(second.address, &ben.token).await.unwrap();
    let table = ana.open_table("original", 2).await;
    let seen = ben.subscribe(&table).await.seq;
    ben.command(&table, Command::Sit { seat: None })
        .await
        .unwrap();
    // Ana's server doesn't know that Ben has a seat. It notices at its next write, and only then there are
    // enough players.
    let bot = Command::SeatBot {
        seat: kagiya_protocol::Seat(1),
        bot: "cautious".to_owned(),
    };
    assert_eq!(ana.command(&table, bot).await.unwrap_err(), "seat/taken");
    // This is how Ana learns about Ben.
    let told = ana.event(&table).await.logged.event;
    assert!(matches!(told, TableEvent::Sat { person, .. } if person == ben.me));
    ana.command(&table, Command::Start { first: None })
        .await
        .unwrap();
    let started = ana.subscribe(&table).await;
    assert_eq!(started.seq, seen + 2);
    assert!(started.game.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_is_asked_for_on_two_nodes_leaves_one_table() {
    let (place, [store, other]) = shared().await;
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let open = async |store| {
        // Buses that carry nothing from one to the other.
        let bus = Arc::new(LocalBus::default());
        let config = Config {
            unlimited: true,
            ..Config::default()
        };
        let application = App::new(store, bus, Clock::System, config);
        Server::open(listen, application).await.unwrap()
    };
    let second = open(other).await;
    let app = TestServer::of(open(store.clone()).await, place);
    let (mut ana, mut ben, table) = app.couple("original").await;
    ana.command(&table, Command::End { wish: true })
        .await
        .unwrap();
    ben.command(&table, Command::End { wish: true })
        .await
        .unwrap();
    ben.client = Client::connect(second.address, &ben.token).await.unwrap();
    ben.subscribe(&table).await;
    let (again, _) = ana.command(&table, Command::Rematch).await.unwrap();
    // Ben's server doesn't know of it, and notices when it stores its own table.
    let (same, _) = ben.command(&table, Command::Rematch).await.unwrap();
    assert_eq!(again, same);
    let every = Listing::Every { before: None };
    let open: Vec<_> = store.list(&every, 9).await.unwrap();
    let open: Vec<_> = open.into_iter().map(|row| row.id).collect();
    assert_eq!(open, [again.unwrap()], "nothing else was opened");
}
