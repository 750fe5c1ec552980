//! Mistakes at a table get an error message, and don't affect the game.

use crate::common::{TestServer, first_card, running, settings};
use kagiya_protocol::{Action, CardId, Clue, Command, Seat, Suit};

#[tokio::test(flavor = "multi_thread")]
async fn illegal_actions_are_refused_in_words_and_change_nothing() {
    let app = TestServer::start().await;
    let (mut player, mut other, table) = running(&app, "original").await;
    let before = player.subscribe(&table).await;
    let mine = first_card(&mut player, &table).await;
    let theirs = first_card(&mut other, &table).await;
    let me = before.you.unwrap();
    let you = Seat(1 - me.0);
    for (action, code) in [
        (Action::Discard { id: mine }, "action/all_tokens"),
        (
            Action::Play {
                id: theirs,
                announce: None,
            },
            "action/not_in_hand",
        ),
        (
            Action::Play {
                id: CardId(200),
                announce: None,
            },
            "action/unknown_word",
        ),
        (
            Action::Play {
                id: mine,
                announce: Some(Suit('r')),
            },
            "action/no_announcements",
        ),
        (
            Action::Play {
                id: mine,
                announce: Some(Suit('x')),
            },
            "action/unknown_word",
        ),
        (
            Action::Clue {
                to: me,
                clue: Clue('1'),
            },
            "action/unknown_word",
        ),
        (
            Action::Clue {
                to: Seat(5),
                clue: Clue('1'),
            },
            "action/unknown_word",
        ),
        (
            Action::Clue {
                to: you,
                clue: Clue('9'),
            },
            "action/unknown_word",
        ),
        (
            Action::Clue {
                to: you,
                clue: Clue('m'),
            },
            "action/unknown_word",
        ),
        (
            Action::FreeClue {
                to: you,
                clue: Clue('1'),
            },
            "action/nothing_asked",
        ),
        (Action::Decline, "action/nothing_asked"),
        (Action::Firework { suit: Suit('r') }, "action/nothing_asked"),
        (
            Action::ShuffleBack {
                card: "r1".parse().unwrap(),
            },
            "action/nothing_asked",
        ),
        (
            Action::PutIntoPlay {
                card: "r9".parse().unwrap(),
            },
            "action/unknown_word",
        ),
    ] {
        assert_eq!(
            player.act(&table, action).await,
            Err(code.to_owned()),
            "{action:?}"
        );
    }
    let after = player.subscribe(&table).await;
    assert_eq!((after.seq, after.game), (before.seq, before.game));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_is_to_act_acts() {
    let app = TestServer::start().await;
    let (mut player, mut other, table) = running(&app, "original").await;
    let before = player.subscribe(&table).await;
    let theirs = first_card(&mut other, &table).await;
    let card = Action::Play {
        id: theirs,
        announce: None,
    };
    assert_eq!(
        other.act(&table, card).await,
        Err("action/not_your_turn".to_owned())
    );
    let mut eve = app.guest("Eve").await;
    assert_eq!(
        eve.act(&table, card).await,
        Err("seat/not_seated".to_owned())
    );
    for (command, code) in [
        (Command::Start { first: None }, "table/not_open"),
        (Command::Close, "table/not_open"),
        (Command::Sit { seat: None }, "table/not_open"),
        (Command::Rematch, "table/not_finished"),
        (
            Command::SeatBot {
                seat: Seat(0),
                bot: "cautious".into(),
            },
            "seat/not_seated",
        ),
        (
            Command::SeatBot {
                seat: Seat(0),
                bot: "hal".into(),
            },
            "bot/unknown",
        ),
        (Command::FreeSeat { seat: Seat(0) }, "table/not_open"),
    ] {
        assert_eq!(eve.command(&table, command).await.unwrap_err(), code);
    }
    let after = player.subscribe(&table).await;
    assert_eq!((after.seq, after.game), (before.seq, before.game));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_table_belongs_to_its_owner() {
    let app = TestServer::start().await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let table = ana.open_table("original", 3).await;
    for (command, code) in [
        (Command::Start { first: None }, "table/not_owner"),
        (
            Command::Configure {
                settings: settings("abacus", 3),
            },
            "table/not_owner",
        ),
        (
            Command::Sit {
                seat: Some(Seat(0)),
            },
            "seat/taken",
        ),
        (
            Command::Sit {
                seat: Some(Seat(3)),
            },
            "seat/unknown",
        ),
        (Command::Leave, "seat/not_seated"),
        (
            Command::Act {
                action: Action::Decline,
            },
            "table/not_running",
        ),
        (Command::Reorder { order: Vec::new() }, "table/not_running"),
    ] {
        assert_eq!(ben.command(&table, command).await.unwrap_err(), code);
    }
    ben.command(
        &table,
        Command::Sit {
            seat: Some(Seat(2)),
        },
    )
    .await
    .unwrap();
    for (command, code) in [
        (
            Command::Configure {
                settings: settings("original", 2),
            },
            "seat/taken",
        ),
        (
            Command::Configure {
                settings: settings("orignal", 3),
            },
            "options/unknown_preset",
        ),
        (
            Command::Configure {
                settings: settings("original", 7),
            },
            "options/invalid",
        ),
        (
            Command::SeatBot {
                seat: Seat(2),
                bot: "cautious".into(),
            },
            "seat/taken",
        ),
        (Command::FreeSeat { seat: Seat(1) }, "seat/empty"),
    ] {
        assert_eq!(ana.command(&table, command).await.unwrap_err(), code);
    }
    // The longest-seated player becomes the owner when the owner leaves, and the table closes after the last.
    ana.command(&table, Command::Leave).await.unwrap();
    let snapshot = ben.subscribe(&table).await;
    assert_eq!(snapshot.info.owner, ben.me.id);
    ben.command(&table, Command::Leave).await.unwrap();
    assert_eq!(
        ana.command(&table, Command::Sit { seat: None })
            .await
            .unwrap_err(),
        "table/not_open"
    );
}
