//! The players' reactions to each other's actions: who may react to what, who receives it, and that the log
//! doesn't change.

use crate::common::{Guest, TestServer, new_table, settings};
use kagiya_protocol::{
    Action, ClientMessage, Command, CommandId, Reaction, Seat, ServerMessage, TableId, Watching,
};

/// Ana and Ben in a running game with this rule for talk; Ana begins.
async fn running(app: &TestServer, talk: &str, watching: Watching) -> (Guest, Guest, TableId) {
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let mut settings = settings("original", 2);
    settings.options.insert("talk".to_owned(), talk.into());
    settings.starter = kagiya_protocol::Starter::Seat { seat: Seat(0) };
    settings.watching = watching;
    let table = ana.create(new_table(settings)).await.unwrap();
    ana.subscribe(&table).await;
    let sit = Command::Sit { seat: None };
    ben.command(&table, sit).await.unwrap();
    ben.subscribe(&table).await;
    let start = Command::Start { first: None };
    ana.command(&table, start).await.unwrap();
    (ana, ben, table)
}

/// Discards or clues, and returns the number of the event.
async fn act(guest: &mut Guest, table: &TableId) -> u32 {
    let legal = guest.subscribe(table).await.game.unwrap().legal.unwrap();
    let clue = legal.clues[0].clone();
    let action = Action::Clue {
        to: clue.to,
        clue: clue.clue,
    };
    guest.act(table, action).await.unwrap()
}

async fn react(
    guest: &mut Guest,
    table: &TableId,
    seq: u32,
    reaction: Reaction,
) -> Result<(), String> {
    let command = Command::React { seq, reaction };
    guest.command(table, command).await.map(|_| ())
}

/// The next reaction that a person receives.
async fn reaction(guest: &mut Guest) -> (u32, Seat, Reaction) {
    guest
        .until(|message| match message {
            ServerMessage::Reaction {
                seq,
                seat,
                reaction,
                ..
            } => Some((*seq, *seat, *reaction)),
            _ => None,
        })
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_reacts_once_to_the_last_action_of_another() {
    let app = TestServer::start().await;
    let watching = Watching::Seat { seat: Seat(0) };
    let (mut ana, mut ben, table) = running(&app, "open", watching).await;
    let mut eve = app.guest("Eve").await;
    eve.subscribe(&table).await;
    let nothing = react(&mut ben, &table, 1, Reaction::Laugh).await;
    assert_eq!(nothing.unwrap_err(), "talk/no_reaction", "nobody has acted");
    let seq = act(&mut ana, &table).await;
    let before = ana.subscribe(&table).await.seq;
    let own = react(&mut ana, &table, seq, Reaction::Thanks).await;
    assert_eq!(own.unwrap_err(), "talk/no_reaction");
    for wrong in [seq + 1, seq - 1, u32::MAX] {
        let refused = react(&mut ben, &table, wrong, Reaction::Thanks).await;
        assert_eq!(refused.unwrap_err(), "talk/no_reaction", "{wrong}");
    }
    let watcher = react(&mut eve, &table, seq, Reaction::Thanks).await;
    assert_eq!(watcher.unwrap_err(), "seat/not_seated");
    react(&mut ben, &table, seq, Reaction::WellPlayed)
        .await
        .unwrap();
    // A flood: the first one counts, and nobody receives another.
    for _ in 0..50 {
        let again = react(&mut ben, &table, seq, Reaction::Laugh).await;
        assert_eq!(again.unwrap_err(), "talk/no_reaction");
    }
    let after = act(&mut ben, &table).await;
    let late = react(&mut ben, &table, seq, Reaction::Sorry).await;
    assert_eq!(late.unwrap_err(), "talk/no_reaction");
    react(&mut ana, &table, after, Reaction::Surprise)
        .await
        .unwrap();
    for guest in [&mut ana, &mut ben, &mut eve] {
        let first = (seq, Seat(1), Reaction::WellPlayed);
        assert_eq!(reaction(guest).await, first);
        let second = (after, Seat(0), Reaction::Surprise);
        assert_eq!(reaction(guest).await, second);
    }
    // Reactions leave no gap in the numbers of events.
    assert_eq!(after, before + 1);
    let snapshot = ana.subscribe(&table).await;
    assert_eq!(snapshot.seq, after);

    // What was taken back is no action to react to.
    ben.command(&table, Command::TakeBack).await.unwrap();
    let gone = react(&mut ana, &table, after, Reaction::Laugh).await;
    assert_eq!(gone.unwrap_err(), "talk/no_reaction");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_talk_has_no_reactions_until_the_end() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = running(&app, "strict", Watching::Nobody).await;
    let seq = act(&mut ana, &table).await;
    let silent = react(&mut ben, &table, seq, Reaction::Thinking).await;
    assert_eq!(silent.unwrap_err(), "talk/silent");
    for guest in [&mut ana, &mut ben] {
        let end = Command::End { wish: true };
        guest.command(&table, end).await.unwrap();
    }
    react(&mut ben, &table, seq, Reaction::Thanks)
        .await
        .unwrap();
    let heard = reaction(&mut ana).await;
    assert_eq!(heard, (seq, Seat(1), Reaction::Thanks));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_reaction_counts_once_and_a_withdrawn_one_never() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = running(&app, "remarks", Watching::Nobody).await;
    let seq = act(&mut ana, &table).await;
    let command = Command::React {
        seq,
        reaction: Reaction::Thanks,
    };
    let message = |id: &str| ClientMessage::Command {
        id: CommandId(id.to_owned()),
        table: table.clone(),
        expect: None,
        command: command.clone(),
    };
    let withdraw = ClientMessage::Withdraw {
        id: CommandId("early".to_owned()),
        table: table.clone(),
    };
    ben.say(withdraw).await;
    ben.say(message("early")).await;
    let refused = ben.answer(&CommandId("early".to_owned())).await;
    assert_eq!(refused.unwrap_err(), "command/withdrawn");
    for _ in 0..2 {
        ben.say(message("once")).await;
        ben.answer(&CommandId("once".to_owned())).await.unwrap();
    }
    assert_eq!(reaction(&mut ana).await.2, Reaction::Thanks);
    // The next message to Ana isn't a second reaction.
    let next = act(&mut ben, &table).await;
    react(&mut ana, &table, next, Reaction::Laugh)
        .await
        .unwrap();
    assert_eq!(reaction(&mut ana).await.2, Reaction::Laugh);
}
