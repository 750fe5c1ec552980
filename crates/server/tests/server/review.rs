//! The review of a finished game: permissions, the lead, the shown position, and its end.

use crate::common::{self, Guest, TestServer, legal_clue, new_table, running};
use kagiya_loadtest::client::{Client, ask};
use kagiya_protocol::{
    Action, CardId, ClientMessage, Command, CommandId, CreateTable, KickReason, MAX_VARIATION,
    PersonId, PointedCards, RequestedDeal, Review, ReviewAction, ServerMessage, TableId,
};
use kagiya_server::Config;
use kagiya_server::clock::Clock;

const JOIN: ReviewAction = ReviewAction::Join;

/// Sends a request to the review; returns the code of a refusal.
async fn does(guest: &mut Guest, table: &TableId, action: ReviewAction) -> Result<(), String> {
    let done = guest.command(table, Command::Review { action }).await;
    done.map(|(_, seq)| assert_eq!(seq, 0, "no event follows"))
}

async fn refused(guest: &mut Guest, table: &TableId, action: ReviewAction) -> String {
    does(guest, table, action).await.unwrap_err()
}

/// Waits for a review that satisfies `is_it`, or for its end.
async fn told(guest: &mut Guest, is_it: impl Fn(Option<&Review>) -> bool) -> Option<Review> {
    guest
        .until(|message| match message {
            ServerMessage::Review { review, .. } if is_it(review.as_ref()) => Some(review.clone()),
            _ => None,
        })
        .await
}

async fn review(guest: &mut Guest, is_it: impl Fn(&Review) -> bool) -> Review {
    told(guest, |review| review.is_some_and(&is_it))
        .await
        .unwrap()
}

/// The review that a new subscriber receives.
async fn now(guest: &mut Guest, table: &TableId) -> Review {
    guest.reconnect().await;
    guest.subscribe(table).await;
    review(guest, |_| true).await
}

fn leads(review: &Review, guest: &Guest) -> bool {
    review.lead.as_ref() == Some(&guest.me.id)
}

fn show(step: u32, actions: &[Action]) -> ReviewAction {
    let actions = actions.to_vec();
    ReviewAction::Show { step, actions }
}

fn point(cards: &[u8]) -> ReviewAction {
    let cards = cards.iter().map(|id| CardId(*id)).collect();
    ReviewAction::Point { cards }
}

async fn both_end(one: &mut Guest, two: &mut Guest, table: &TableId) {
    for guest in [one, two] {
        let end = Command::End { wish: true };
        guest.command(table, end).await.unwrap();
    }
}

/// Two people whose game has ended after one clue. The first gave it and is the owner; both are subscribed.
async fn ended(app: &TestServer) -> (Guest, Guest, TableId, Action) {
    let (mut ana, mut ben, table) = running(app, "original").await;
    let clue = legal_clue(&mut ana, &table).await;
    ana.act(&table, clue).await.unwrap();
    both_end(&mut ana, &mut ben, &table).await;
    ana.subscribe(&table).await;
    ben.subscribe(&table).await;
    (ana, ben, table, clue)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_leads_and_the_others_are_shown_the_same() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table, clue) = ended(&app).await;
    let before = ana.subscribe(&table).await.seq;
    does(&mut ana, &table, JOIN).await.unwrap();
    // Subscribers are notified, and don't join automatically.
    let invited = review(&mut ben, |_| true).await;
    assert!(leads(&invited, &ana));
    assert_eq!(
        (&invited.here[..], invited.step),
        (&[ana.me.clone()][..], 2)
    );
    does(&mut ben, &table, JOIN).await.unwrap();
    let both = review(&mut ana, |it| it.here.len() == 2).await;
    assert!(leads(&both, &ana));

    does(&mut ana, &table, show(0, &[clue])).await.unwrap();
    let shown = review(&mut ben, |it| it.step == 0).await;
    assert_eq!(shown.actions, [clue]);
    assert_eq!(
        refused(&mut ben, &table, show(1, &[])).await,
        "review/not_leading"
    );
    // Each person has their own marks; a repeated card is marked once.
    does(&mut ben, &table, point(&[3, 0, 3])).await.unwrap();
    does(&mut ana, &table, point(&[7])).await.unwrap();
    let of = |guest: &Guest, cards: &[u8]| PointedCards {
        by: guest.me.id.clone(),
        cards: cards.iter().map(|id| CardId(*id)).collect(),
    };
    let pointed = review(&mut ben, |it| it.pointed.len() == 2).await.pointed;
    assert_eq!(pointed, [of(&ben, &[3, 0]), of(&ana, &[7])]);
    does(&mut ben, &table, point(&[])).await.unwrap();
    let own = [of(&ana, &[7])];
    review(&mut ana, |it| it.pointed == own).await;
    // Another position has no marks.
    does(&mut ana, &table, show(1, &[])).await.unwrap();
    let shown = review(&mut ben, |it| it.step == 1).await;
    assert!(shown.pointed.is_empty() && shown.actions.is_empty());

    let to = ben.me.id.clone();
    does(&mut ana, &table, ReviewAction::Give { to })
        .await
        .unwrap();
    review(&mut ben, |it| it.lead == Some(it.here[1].id.clone())).await;
    assert_eq!(
        refused(&mut ana, &table, show(0, &[])).await,
        "review/not_leading"
    );
    assert_eq!(
        refused(&mut ana, &table, ReviewAction::Lead).await,
        "review/not_leading"
    );
    does(&mut ben, &table, show(0, &[])).await.unwrap();
    // A leader who leaves frees the lead for others; the last participant closes the review.
    does(&mut ben, &table, ReviewAction::Leave).await.unwrap();
    let left = review(&mut ana, |it| it.lead.is_none()).await;
    assert_eq!((&left.here[..], left.step), (&[ana.me.clone()][..], 0));
    does(&mut ana, &table, ReviewAction::Lead).await.unwrap();
    let her = ana.me.clone();
    review(&mut ben, |it| {
        it.here == [her.clone()] && it.lead.as_ref() == Some(&her.id)
    })
    .await;
    does(&mut ana, &table, ReviewAction::Leave).await.unwrap();
    told(&mut ben, |review| review.is_none()).await;
    let after = ana.subscribe(&table).await.seq;
    assert_eq!(before, after, "nothing of it is an event");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_not_be_shown_is_refused_and_changes_nothing() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table, clue) = ended(&app).await;
    does(&mut ana, &table, JOIN).await.unwrap();
    does(&mut ana, &table, show(0, &[clue])).await.unwrap();
    does(&mut ana, &table, point(&[1])).await.unwrap();
    let stands = review(&mut ben, |it| !it.pointed.is_empty()).await;
    let long = vec![clue; MAX_VARIATION + 1];
    for (action, code) in [
        (show(0, &[clue, Action::Decline]), "action/nothing_asked"),
        (show(0, &long), "branch/too_long"),
        (show(3, &[]), "branch/step"),
        (point(&[40]), "review/cards"),
        (point(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0]), "review/cards"),
        (
            ReviewAction::Give {
                to: ben.me.id.clone(),
            },
            "person/unknown",
        ),
    ] {
        assert_eq!(refused(&mut ana, &table, action).await, code);
    }
    assert_eq!(now(&mut ben, &table).await, stands);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watched_follows_and_leads_only_when_given_it() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table, _) = ended(&app).await;
    let mut cho = app.guest("Cho").await;
    // A person must be subscribed to join, and must have joined to do anything.
    for action in [JOIN, ReviewAction::Lead, show(0, &[]), point(&[0])] {
        assert_eq!(refused(&mut cho, &table, action).await, "review/not_here");
    }
    does(&mut cho, &table, ReviewAction::Leave).await.unwrap();
    cho.subscribe(&table).await;
    does(&mut cho, &table, JOIN).await.unwrap();
    let alone = review(&mut cho, |_| true).await;
    assert!(alone.lead.is_none(), "she has not played");
    assert_eq!(
        refused(&mut cho, &table, ReviewAction::Lead).await,
        "review/players"
    );
    assert_eq!(
        refused(&mut cho, &table, show(0, &[])).await,
        "review/not_leading"
    );
    does(&mut cho, &table, point(&[0])).await.unwrap();
    // A player who joins leads, and may pass the lead to her.
    does(&mut ben, &table, JOIN).await.unwrap();
    let there = review(&mut cho, |it| it.here.len() == 2).await;
    assert!(leads(&there, &ben));
    does(
        &mut ben,
        &table,
        ReviewAction::Give {
            to: cho.me.id.clone(),
        },
    )
    .await
    .unwrap();
    does(&mut cho, &table, show(0, &[])).await.unwrap();
    let shown = review(&mut ana, |it| it.step == 0).await;
    assert!(leads(&shown, &cho));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_is_not_reviewed_and_who_has_left_it_may_come_after_its_end() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = running(&app, "original").await;
    for action in [JOIN, ReviewAction::Lead, show(0, &[])] {
        assert_eq!(
            refused(&mut ana, &table, action).await,
            "table/not_finished"
        );
    }
    ben.command(&table, Command::Leave).await.unwrap();
    ana.command(&table, Command::End { wish: true })
        .await
        .unwrap();
    ben.subscribe(&table).await;
    does(&mut ben, &table, JOIN).await.unwrap();
    let there = review(&mut ben, |_| true).await;
    assert!(leads(&there, &ben), "they have played");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_kept_out_or_blocked_by_a_player_does_not_come() {
    let app = TestServer::start().await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let (mut cho, mut dai) = (app.guest("Cho").await, app.guest("Dai").await);
    let table = ana.open_table("original", 2).await;
    ben.subscribe(&table).await;
    cho.subscribe(&table).await;
    let sit = Command::Sit { seat: None };
    cho.command(&table, sit.clone()).await.unwrap();
    let out = Command::KeepOut {
        person: cho.me.id.clone(),
        why: KickReason::Others,
    };
    ana.command(&table, out).await.unwrap();
    ben.command(&table, sit).await.unwrap();
    let start = Command::Start { first: None };
    ana.command(&table, start).await.unwrap();
    both_end(&mut ana, &mut ben, &table).await;
    let bearer = format!("Bearer {}", ben.token);
    let headers = [
        ("authorization", bearer.as_str()),
        ("content-type", "application/json"),
    ];
    let body = serde_json::json!({"person": dai.me.id}).to_string();
    let reply = ask(ben.address, "POST", "/api/people/blocks", &headers, &body)
        .await
        .unwrap();
    assert_eq!(reply.status, 204);
    for guest in [&mut cho, &mut dai] {
        guest.reconnect().await;
        guest.subscribe(&table).await;
        assert_eq!(refused(guest, &table, JOIN).await, "table/kept_out");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_the_day_is_reviewed_by_those_who_have_played_it() {
    let app = TestServer::start().await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let mut cho = app.guest("Cho").await;
    let create = CreateTable {
        deal: Some(RequestedDeal::Day),
        ..new_table(common::settings("original", 2))
    };
    let table = ana.create(create).await.unwrap();
    let sit = Command::Sit { seat: None };
    ben.command(&table, sit).await.unwrap();
    let start = Command::Start { first: None };
    ana.command(&table, start).await.unwrap();
    // A subscription from before the end.
    ana.subscribe(&table).await;
    both_end(&mut ana, &mut ben, &table).await;
    does(&mut ana, &table, JOIN).await.unwrap();
    cho.say(ClientMessage::Subscribe {
        table: table.clone(),
        after: None,
    })
    .await;
    assert_eq!(cho.refusal().await, "deal/unseen");
    assert_eq!(refused(&mut cho, &table, JOIN).await, "review/not_here");
    does(&mut ana, &table, show(0, &[])).await.unwrap();
    let reply = app
        .post(&format!("/api/games/{table}/branch"), r#"{"step": 0}"#)
        .await;
    assert_eq!(reply.status, 403);
    assert!(String::from_utf8_lossy(&reply.body).contains("deal/unseen"));
    let heard = cho.heard.concat();
    assert!(
        !heard.contains("\"review\","),
        "they receive nothing: {heard}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_has_its_effect_once() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table, _) = ended(&app).await;
    does(&mut ana, &table, JOIN).await.unwrap();
    let first = CommandId("first".to_owned());
    let action = show(0, &[]);
    let command = Command::Review { action };
    let say = async |guest: &mut Guest| {
        let done = guest.command_as(&first, &table, None, command.clone());
        done.await.unwrap();
    };
    say(&mut ana).await;
    does(&mut ana, &table, show(1, &[])).await.unwrap();
    // A repetition, as after a lost connection.
    say(&mut ana).await;
    assert_eq!(now(&mut ben, &table).await.step, 1);
    // An executed command can't be withdrawn; another one is then refused.
    let withdraw = |id: &CommandId| ClientMessage::Withdraw {
        id: id.clone(),
        table: table.clone(),
    };
    ana.say(withdraw(&first)).await;
    ana.answer(&first).await.unwrap();
    let second = CommandId("second".to_owned());
    ana.say(withdraw(&second)).await;
    let is_it = |message: &ServerMessage| matches!(message, ServerMessage::Withdrawn { .. });
    ana.until(|message| is_it(message).then_some(())).await;
    let late = ana.command_as(&second, &table, None, command.clone()).await;
    assert_eq!(late.unwrap_err(), "command/withdrawn");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_loses_the_connection_leads_again_unless_somebody_else_does() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table, _) = ended(&app).await;
    does(&mut ana, &table, JOIN).await.unwrap();
    does(&mut ben, &table, JOIN).await.unwrap();
    does(&mut ana, &table, show(0, &[])).await.unwrap();
    // With a second window a person stays until both are closed.
    let mut second = Client::connect(app.address(), &ana.token).await.unwrap();
    let follow = ClientMessage::Subscribe {
        table: table.clone(),
        after: None,
    };
    second.say(&follow).await.unwrap();
    second
        .say(&ClientMessage::Command {
            id: CommandId("window".to_owned()),
            table: table.clone(),
            expect: None,
            command: Command::Review { action: JOIN },
        })
        .await
        .unwrap();
    while !second.hear_text().await.unwrap().contains("\"window\"") {}
    drop(second);
    ana.reconnect().await;
    let his = ben.me.clone();
    let is_alone = |it: &Review| it.here == core::slice::from_ref(&his);
    let alone = review(&mut ben, is_alone).await;
    assert!(alone.lead.is_none());
    ben.forget();
    ana.subscribe(&table).await;
    does(&mut ana, &table, JOIN).await.unwrap();
    let back = review(&mut ben, |it| it.here.len() == 2).await;
    assert!(leads(&back, &ana) && back.step == 0);
    ana.reconnect().await;
    review(&mut ben, is_alone).await;
    does(&mut ben, &table, ReviewAction::Lead).await.unwrap();
    ana.subscribe(&table).await;
    does(&mut ana, &table, JOIN).await.unwrap();
    let back = review(&mut ben, |it| it.here.len() == 2).await;
    assert!(leads(&back, &ben));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_forgets_the_review_and_a_new_name_is_told() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table, _) = ended(&app).await;
    does(&mut ana, &table, JOIN).await.unwrap();
    let id = ana.next_id();
    ana.say(ClientMessage::Rename {
        id: id.clone(),
        name: "Anahit".to_owned(),
    })
    .await;
    ana.answer(&id).await.unwrap();
    // By her next command.
    does(&mut ana, &table, point(&[0])).await.unwrap();
    review(&mut ben, |it| it.here[0].name == "Anahit").await;
    let app = app.restart().await;
    for guest in [&mut ana, &mut ben] {
        guest.address = app.address();
        guest.reconnect().await;
        guest.subscribe(&table).await;
    }
    assert_eq!(
        refused(&mut ana, &table, show(0, &[])).await,
        "review/not_here"
    );
    does(&mut ben, &table, JOIN).await.unwrap();
    let new = review(&mut ana, |_| true).await;
    assert_eq!(new.here, [ben.me.clone()]);
    assert_eq!(new.step, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_shows_too_fast_is_told_to_wait() {
    let clock = Clock::fixed(1_000_000);
    let app = TestServer::with_clock(Config::default(), clock).await;
    let (mut ana, _ben, table, _) = ended(&app).await;
    does(&mut ana, &table, JOIN).await.unwrap();
    let mut limited = None;
    for n in 0..60 {
        if let Err(code) = does(&mut ana, &table, show(n % 2, &[])).await {
            limited = Some(code);
            break;
        }
    }
    assert_eq!(limited.as_deref(), Some("rate/limited"));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_only_bots_have_played_whoever_comes_leads() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let table = ana
        .create(CreateTable {
            seat: None,
            bots: vec!["cautious".to_owned(), "cautious".to_owned()],
            start: true,
            ..new_table(common::settings("original", 2))
        })
        .await
        .unwrap();
    ana.subscribe(&table).await;
    ana.until(|message| match message {
        ServerMessage::Event(update) => {
            let ended = |it: &kagiya_protocol::TableInfo| it.finished_at.is_some();
            update.info.as_ref().filter(|it| ended(it)).map(|_| ())
        }
        _ => None,
    })
    .await;
    does(&mut ana, &table, JOIN).await.unwrap();
    let there = review(&mut ana, |_| true).await;
    let nobody = PersonId(String::new());
    assert_ne!(there.lead.clone().unwrap_or(nobody.clone()), nobody);
    assert!(leads(&there, &ana));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_played_always_finds_room() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table, _) = ended(&app).await;
    let mut others = Vec::new();
    let mut full = None;
    for n in 0..50 {
        let mut guest = app.guest(&format!("Guest {n}")).await;
        guest.subscribe(&table).await;
        if let Err(code) = does(&mut guest, &table, JOIN).await {
            full = Some(code);
            break;
        }
        others.push(guest);
    }
    assert_eq!((full.as_deref(), others.len()), (Some("review/full"), 40));
    for guest in [&mut ana, &mut ben] {
        does(guest, &table, JOIN).await.unwrap();
    }
    let there = review(&mut ben, |it| it.here.len() == 42).await;
    assert!(leads(&there, &ana));
}
