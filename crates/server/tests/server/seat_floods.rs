//! Strangers who take and leave seats for nothing: they leave room for the owner, for the players and for people
//! of other networks.

use crate::common::{Guest, TestServer, guest_from, new_table, settings};
use kagiya_protocol::{Command, Seat, TableId};
use kagiya_server::Config;

const SIT: Command = Command::Sit { seat: None };

/// Takes and leaves seats until that is refused; returns how often it worked, and the refusal.
async fn sits_and_leaves(guests: &mut [Guest], table: &TableId) -> (usize, String) {
    let mut times = 0;
    let mut refusal = String::new();
    for guest in guests {
        loop {
            match guest.command(table, SIT).await {
                Ok(_) => times += 1,
                Err(code) => {
                    refusal = code;
                    break;
                }
            }
            guest.command(table, Command::Leave).await.unwrap();
            assert!(times < 1_000, "there is no end to it");
        }
    }
    (times, refusal)
}

async fn guests(app: &TestServer, many: u8, address: [u8; 4]) -> Vec<Guest> {
    let mut guests = Vec::new();
    for n in 0..many {
        guests.push(guest_from(app, &format!("Mallory {n}"), address).await);
    }
    guests
}

/// Does at the open table what only its owner can, and plays a game with a friend there.
async fn is_in_order(ana: &mut Guest, friend: &mut Guest, table: &TableId) {
    friend.command(table, SIT).await.unwrap();
    let mut listed = settings("original", 3);
    listed.listed = true;
    let configure = Command::Configure { settings: listed };
    ana.command(table, configure).await.unwrap();
    let bot = Command::SeatBot {
        seat: Seat(2),
        bot: "cautious".to_owned(),
    };
    ana.command(table, bot).await.unwrap();
    let free = Command::FreeSeat { seat: Seat(2) };
    ana.command(table, free).await.unwrap();
    let start = Command::Start { first: None };
    ana.command(table, start).await.unwrap();
    for player in [ana, friend] {
        let snapshot = player.subscribe(table).await;
        let seat = snapshot.you.unwrap();
        let mut order = snapshot.game.unwrap().hands[seat.index()].ids();
        for _ in 0..150 {
            order.rotate_left(1);
            let order = order.clone();
            let reorder = Command::Reorder { order };
            player.command(table, reorder).await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_of_one_network_leave_room_for_the_owner_and_for_others() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let table = ana.open_table("original", 3).await;
    let mut mallory = guests(&app, 4, [127, 9, 9, 1]).await;
    let (times, refusal) = sits_and_leaves(&mut mallory, &table).await;
    assert_eq!((times, &*refusal), (60, "seat/too_often"));
    // The whole block has more than one address, and not all of it.
    let mut others = guests(&app, 4, [127, 9, 9, 2]).await;
    let (times, refusal) = sits_and_leaves(&mut others, &table).await;
    assert_eq!((times, &*refusal), (40, "seat/too_often"));
    let mut ben = guest_from(&app, "Ben", [127, 8, 8, 8]).await;
    is_in_order(&mut ana, &mut ben, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_networks_leave_room_for_the_owner() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let table = ana.open_table("original", 3).await;
    let mut ben = app.guest("Ben").await;
    ben.command(&table, SIT).await.unwrap();
    let mut times = 0;
    let mut refusal = String::new();
    for n in 1..6 {
        let mut mallory = guests(&app, 3, [127, n, 9, 1]).await;
        let (more, code) = sits_and_leaves(&mut mallory, &table).await;
        times += more;
        refusal = code;
    }
    assert_eq!((times, &*refusal), (200, "seat/too_often"));
    let mut cho = guest_from(&app, "Cho", [127, 99, 9, 1]).await;
    assert_eq!(
        cho.command(&table, SIT).await.unwrap_err(),
        "seat/too_often"
    );
    // Who sat down before can play, and the owner can do everything.
    ben.command(&table, Command::Leave).await.unwrap();
    let refused = ben.command(&table, SIT).await.unwrap_err();
    assert_eq!(refused, "seat/too_often");
    let next = ana
        .create(new_table(settings("original", 2)))
        .await
        .unwrap();
    ben.command(&next, SIT).await.unwrap();
    let bot = Command::SeatBot {
        seat: Seat(1),
        bot: "cautious".to_owned(),
    };
    ana.command(&table, bot).await.unwrap();
    let start = Command::Start { first: None };
    ana.command(&table, start).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn sitting_down_again_and_again_costs_time() {
    let app = TestServer::with(Config::default()).await;
    let mut ana = app.guest("Ana").await;
    let table = ana.open_table("original", 3).await;
    let mut mallory = app.guest("Mallory").await;
    let (times, refusal) = sits_and_leaves(core::slice::from_mut(&mut mallory), &table).await;
    assert_eq!(refusal, "rate/limited");
    assert!((10..15).contains(&times), "{times} times");
}
