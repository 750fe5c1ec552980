//! The owner of a table removes and bans a person.

use crate::common::{Guest, TestServer, running};
use kagiya_protocol::{
    ClientMessage, Command, KickReason, PersonId, Seat, SeatInfo, TableEvent, TableId,
    TablePermissions, TableStatus,
};

fn keep_out(person: &PersonId, why: KickReason) -> Command {
    Command::KeepOut {
        person: person.clone(),
        why,
    }
}

/// The next ban at a table: the person, their seat, and the reason.
async fn removed(guest: &mut Guest, table: &TableId) -> (PersonId, Option<Seat>, KickReason) {
    loop {
        if let TableEvent::KeptOut { person, seat, why } = guest.event(table).await.logged.event {
            return (person.id, seat, why);
        }
    }
}

/// The code with which a subscription is refused.
async fn refused(guest: &mut Guest, table: &TableId) -> String {
    guest.forget();
    guest
        .say(ClientMessage::Subscribe {
            table: table.clone(),
            after: None,
        })
        .await;
    guest.refusal().await
}

async fn may(guest: &mut Guest, table: &TableId) -> TablePermissions {
    guest.subscribe(table).await.may
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_removed_before_the_game_can_neither_sit_nor_watch_there_again() {
    let app = TestServer::start().await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let mut cleo = app.guest("Cleo").await;
    let table = ana.open_table("original", 3).await;
    let sit = || Command::Sit { seat: None };
    ben.command(&table, sit()).await.unwrap();
    cleo.command(&table, sit()).await.unwrap();
    ben.subscribe(&table).await;
    cleo.subscribe(&table).await;
    let others = may(&mut ana, &table).await.keep_out;
    assert_eq!(others, [ben.me.clone(), cleo.me.clone()]);
    assert!(may(&mut ben, &table).await.keep_out.is_empty());

    // Only the owner may ban, and only people at the table.
    let out = |guest: &Guest| keep_out(&guest.me.id, KickReason::Others);
    let not_hers = cleo.command(&table, out(&ben)).await;
    assert_eq!(not_hers.unwrap_err(), "table/not_owner");
    let mut dan = app.guest("Dan").await;
    let stranger = dan.command(&table, out(&ben)).await;
    assert_eq!(stranger.unwrap_err(), "table/not_owner");
    let nobody = PersonId("nobody".to_owned());
    for nobody in [dan.me.id.clone(), ana.me.id.clone(), nobody] {
        let command = keep_out(&nobody, KickReason::NoReason);
        let refused = ana.command(&table, command).await;
        assert_eq!(refused.unwrap_err(), "person/unknown");
    }

    ana.command(&table, out(&ben)).await.unwrap();
    let told = (ben.me.id.clone(), Some(Seat(1)), KickReason::Others);
    for guest in [&mut ana, &mut ben, &mut cleo] {
        assert_eq!(removed(guest, &table).await, told);
    }
    assert_eq!(ben.refusal().await, "table/kept_out");
    assert_eq!(refused(&mut ben, &table).await, "table/kept_out");
    for seat in [None, Some(Seat(1))] {
        let sat = ben.command(&table, Command::Sit { seat }).await;
        assert_eq!(sat.unwrap_err(), "table/kept_out");
    }
    let info = ana.subscribe(&table).await.info;
    assert_eq!(info.seats[1], SeatInfo::default(), "the seat is free");
    assert_eq!(info.kept_out, std::slice::from_ref(&ben.me));
    // A repetition changes nothing.
    let seq = ana.subscribe(&table).await.seq;
    ana.command(&table, out(&ben)).await.unwrap();
    assert_eq!(ana.subscribe(&table).await.seq, seq);

    // It also holds during the game, and after a restart.
    ana.command(&table, Command::Start { first: None })
        .await
        .unwrap();
    assert_eq!(refused(&mut ben, &table).await, "table/kept_out");
    let app = app.restart().await;
    ben.address = app.address();
    ben.reconnect().await;
    assert_eq!(refused(&mut ben, &table).await, "table/kept_out");
    let sat = ben.command(&table, sit()).await;
    assert_eq!(sat.unwrap_err(), "table/kept_out");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_for_who_is_removed_from_a_game() {
    let app = TestServer::start().await;
    let (mut one, mut other, table) = running(&app, "original").await;
    let snapshot = one.subscribe(&table).await;
    let (ana, ben) = if snapshot.info.owner == one.me.id {
        (&mut one, &mut other)
    } else {
        (&mut other, &mut one)
    };
    // Spectators can be removed as well.
    let mut eve = app.guest("Eve").await;
    eve.subscribe(&table).await;
    let watchers = may(ana, &table).await.keep_out;
    assert_eq!(watchers, [ben.me.clone(), eve.me.clone()]);
    let out = keep_out(&eve.me.id, KickReason::Conduct);
    ana.command(&table, out).await.unwrap();
    let told = (eve.me.id.clone(), None, KickReason::Conduct);
    for guest in [&mut *ana, &mut *ben, &mut eve] {
        assert_eq!(removed(guest, &table).await, told);
    }
    assert_eq!(eve.refusal().await, "table/kept_out");
    assert_eq!(refused(&mut eve, &table).await, "table/kept_out");

    let out = keep_out(&ben.me.id, KickReason::Absence);
    ana.command(&table, out).await.unwrap();
    let told = (ben.me.id.clone(), Some(Seat(1)), KickReason::Absence);
    assert_eq!(removed(ana, &table).await, told);
    assert_eq!(ben.refusal().await, "table/kept_out");
    let info = ana.subscribe(&table).await.info;
    assert_eq!(info.status, TableStatus::Running);
    assert_eq!(
        (info.seats[1].person.is_none(), info.seats[1].bot.is_some()),
        (true, true)
    );
    // They can't take the seat again, and receive nothing of the game.
    let back = ben.command(&table, Command::Sit { seat: None }).await;
    assert_eq!(back.unwrap_err(), "table/kept_out");
    assert_eq!(refused(ben, &table).await, "table/kept_out");
    let mine = ben.command(&table, Command::End { wish: true }).await;
    assert_eq!(mine.unwrap_err(), "seat/not_seated");
    // The game ends without them; a finished one is open to everyone.
    ana.command(&table, Command::Leave).await.unwrap();
    assert!(ben.subscribe(&table).await.info.finished_at.is_some());
    let late = ana
        .command(&table, keep_out(&ben.me.id, KickReason::NoReason))
        .await;
    assert_eq!(late.unwrap_err(), "action/game_over");
    // The ban applies to a rematch too.
    ana.command(&table, Command::Rematch).await.unwrap();
    let next = ana.subscribe(&table).await.info.rematch.unwrap();
    assert_eq!(refused(ben, &next).await, "table/kept_out");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_when_its_only_player_is_removed() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = app.couple("original").await;
    // The owner leaves their seat to a bot, so that no person plays.
    let seat = ana.subscribe(&table).await.you.unwrap();
    let bot = "cautious".to_owned();
    ana.command(&table, Command::SeatBot { seat, bot })
        .await
        .unwrap();
    ben.subscribe(&table).await;
    let out = keep_out(&ben.me.id, KickReason::NoReason);
    ana.command(&table, out).await.unwrap();
    let info = ana.subscribe(&table).await.info;
    assert_eq!(info.status, TableStatus::Finished);
    assert_eq!(info.kept_out, [ben.me]);
}
