//! The conventions of a table. They are part of its settings and visible to everyone, and the companion bot
//! follows them in play, in explanations and in variations.

use crate::common::client_copy::Copy;
use crate::common::{self, Guest, TestServer, new_table};
use kagiya_loadtest::client::ask;
use kagiya_protocol::{
    Action, ClientMessage, Command, Conventions, CreateTable, Explanation, HandEnd, Replay,
    RequestedDeal, Seat, ServerMessage, Starter, TableEvent, TableId, TableSettings,
    VariationBotRequest, VariationMove,
};
use kagiya_rules::Seed;
use kagiya_server::Config;

const STATED: Conventions = Conventions {
    finesses: Some(false),
    bluffs: None,
    ones: None,
    color_saves: None,
    two_saves: None,
    discards: Some(HandEnd::Newest),
};

fn settings(seats: u8, conventions: Conventions) -> TableSettings {
    TableSettings {
        starter: Starter::Seat { seat: Seat(1) },
        conventions,
        ..common::settings("original", seats)
    }
}

fn create(settings: TableSettings, bots: &[&str]) -> CreateTable {
    CreateTable {
        bots: bots.iter().map(|bot| (*bot).to_owned()).collect(),
        start: !bots.is_empty(),
        ..new_table(settings)
    }
}

/// The conventions of each table in the list.
async fn listed(guest: &mut Guest) -> Vec<Conventions> {
    guest.say(ClientMessage::Lobby { follow: true }).await;
    let shown = guest.until(|message| match message {
        ServerMessage::Lobby { tables, .. } => {
            let tables = tables.iter();
            Some(tables.map(|table| table.settings.conventions).collect())
        }
        _ => None,
    });
    shown.await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_table_states_is_told_kept_and_changed_by_its_owner() {
    let app = TestServer::start().await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let open = TableSettings {
        listed: true,
        ..settings(3, STATED)
    };
    let table = ana.create(create(open.clone(), &[])).await.unwrap();
    assert_eq!(listed(&mut ben).await, [STATED]);
    // People without a seat see it too.
    let shown = ben.subscribe(&table).await;
    assert_eq!(shown.info.settings.conventions, STATED);
    let silent = TableSettings {
        conventions: Conventions::default(),
        ..open.clone()
    };
    let other = Command::Configure {
        settings: silent.clone(),
    };
    assert_eq!(
        common::refused(&mut ben, &table, other.clone()).await,
        "table/not_owner"
    );
    ana.command(&table, other).await.unwrap();
    let shown = ben.subscribe(&table).await;
    assert_eq!(shown.info.settings.conventions, Conventions::default());
    let again = Command::Configure { settings: open };
    ana.command(&table, again).await.unwrap();
    let app = app.restart().await;
    let mut cho = app.guest("Cho").await;
    assert_eq!(listed(&mut cho).await, [STATED]);
    let shown = cho.subscribe(&table).await;
    assert_eq!(shown.info.settings.conventions, STATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_given_deal_is_played_by_the_conventions_of_its_table() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let wish = CreateTable {
        deal: Some(RequestedDeal::Day),
        ..create(settings(2, STATED), &[])
    };
    let table = ana.create(wish).await.unwrap();
    let shown = ana.subscribe(&table).await;
    assert_eq!(shown.info.settings.conventions, STATED);
}

/// Plays at the first seat until the game ends or `turns` turns of hers are over: she discards her newest
/// untouched card. Returns the numbers of the bot's actions.
async fn play(ana: &mut Guest, table: &TableId, turns: usize) -> Vec<u32> {
    let snapshot = ana.subscribe(table).await;
    let mut copy = Copy::of(&snapshot);
    let (mut acted, mut bots) = (0, Vec::new());
    let mut heard: Vec<_> = snapshot.history.clone();
    loop {
        for logged in heard.drain(..) {
            if matches!(logged.event, TableEvent::Acted { bot: true, .. }) {
                bots.push(logged.seq);
            }
        }
        if copy.finished {
            return bots;
        }
        if let Some(action) = copy.newest_discard() {
            if acted == turns {
                return bots;
            }
            ana.act(table, action).await.unwrap();
            acted += 1;
        }
        let update = ana.event(table).await;
        if copy.take(&update) {
            heard.push(update.logged);
        }
    }
}

/// The explanations of the bot at the second seat for its own actions.
async fn reasons(
    app: &TestServer,
    ana: &Guest,
    table: &TableId,
    actions: &[u32],
) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for seq in actions {
        let path = format!("/api/tables/{table}/why?seq={seq}&seat=1");
        let token = format!("Bearer {}", ana.token);
        let headers = [("authorization", token.as_str())];
        let reply = ask(app.address(), "GET", &path, &headers, "")
            .await
            .unwrap();
        assert_eq!(reply.status, 200, "{}", reply.json());
        let explained: Explanation = serde_json::from_slice(&reply.body).unwrap();
        // A bot with other conventions would act otherwise, and give no explanation.
        assert!(!explained.statements.is_empty(), "{seq}");
        all.push(explained.statements.into_iter().map(|it| it.id).collect());
    }
    all
}

fn says(said: &[Vec<String>], id: &str) -> bool {
    said.concat().iter().any(|it| it == id)
}

#[tokio::test(flavor = "multi_thread")]
async fn companions_play_as_the_table_says_and_name_it() {
    let (table_says, thinks) = (
        "companion-table-newest-chop",
        "companion-assumes-newest-chop",
    );
    // One deal for all tables, since the bot's inferences depend on the cards.
    let app = TestServer::with(Config {
        seed: Some(Seed::from_number(1)),
        unlimited: true,
        ..Config::default()
    })
    .await;
    let mut ana = app.guest("Ana").await;
    let wish = |conventions| create(settings(2, conventions), &["companion-2"]);
    let table = ana.create(wish(STATED)).await.unwrap();
    let before = play(&mut ana, &table, 3).await;
    let said = reasons(&app, &ana, &table, &before).await;
    // After a restart the bot continues, and its explanations are the same.
    let app = app.restart().await;
    ana.address = app.address();
    ana.reconnect().await;
    assert_eq!(reasons(&app, &ana, &table, &before).await, said);
    let actions = play(&mut ana, &table, usize::MAX).await;
    assert_eq!(actions[..before.len()], before);
    let said = reasons(&app, &ana, &table, &actions).await;
    assert!(says(&said, table_says), "{said:?}");
    assert!(says(&said, "companion-discard-newest"), "{said:?}");
    for not in [thinks, "companion-discard-chop", "companion-against-table"] {
        assert!(!says(&said, not), "{not}");
    }

    // At a table without stated conventions it has to infer them.
    let silent = ana.create(wish(Conventions::default())).await.unwrap();
    let found_out = play(&mut ana, &silent, usize::MAX).await;
    let said = reasons(&app, &ana, &silent, &found_out).await;
    assert!(says(&said, thinks), "{said:?}");
    assert!(!says(&said, "companion-discard-newest"));
    assert!(
        !said
            .concat()
            .iter()
            .any(|id| id.starts_with("companion-table-"))
    );

    // A rematch has the same conventions.
    let (again, _) = ana.command(&table, Command::Rematch).await.unwrap();
    let again = again.unwrap();
    let shown = ana.subscribe(&again).await;
    assert_eq!(shown.info.settings.conventions, STATED);
    let actions = play(&mut ana, &again, 4).await;
    let said = reasons(&app, &ana, &again, &actions).await;
    assert!(!says(&said, thinks), "{said:?}");

    // The same holds for a variation of the finished game: the bot repeats its action there.
    let reply = app
        .get(&format!("/api/games/{table}/replay?eyes=open"))
        .await;
    let replay: Replay = serde_json::from_slice(&reply.body).unwrap();
    assert_eq!(replay.info.settings.conventions, STATED);
    let mut compared = 0;
    for (step, done) in (0..).zip(&replay.steps) {
        let TableEvent::Acted {
            bot: true, action, ..
        } = &done.logged.event
        else {
            continue;
        };
        let request = VariationBotRequest {
            step,
            actions: Vec::new(),
            bots: vec![None, Some("companion-2".to_owned())],
            eyes: None,
        };
        let path = format!("/api/games/{table}/branch/bot");
        let body = serde_json::to_string(&request).unwrap();
        let reply = app.post(&path, &body).await;
        assert_eq!(reply.status, 200, "{}", reply.json());
        let found: VariationMove = serde_json::from_slice(&reply.body).unwrap();
        assert_eq!(found.action, *action, "step {step}");
        compared += 1;
    }
    assert!(compared > 5, "{compared}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_stands_in_for_somebody_plays_as_the_table_says() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let table = ana
        .create(create(settings(2, STATED), &["companion-2"]))
        .await
        .unwrap();
    ana.subscribe(&table).await;
    let away = Command::SeatBot {
        seat: Seat(0),
        bot: "companion-3".to_owned(),
    };
    ana.command(&table, away).await.unwrap();
    let finished = async {
        loop {
            let update = ana.event(&table).await;
            if update.info.is_some_and(|info| info.finished_at.is_some()) {
                return;
            }
        }
    };
    finished.await;
    let reply = app
        .get(&format!("/api/games/{table}/replay?eyes=open"))
        .await;
    let replay: Replay = serde_json::from_slice(&reply.body).unwrap();
    let hers = replay
        .steps
        .iter()
        .filter_map(|step| match step.logged.event {
            TableEvent::Acted {
                seat: Seat(0),
                action: Action::Discard { .. },
                ..
            } => Some(step.logged.seq),
            _ => None,
        });
    let (mut newest, mut asked) = (0, 0);
    for seq in hers {
        let reply = app
            .get(&format!("/api/tables/{table}/why?seq={seq}&seat=0"))
            .await;
        let explained: Explanation = serde_json::from_slice(&reply.body).unwrap();
        let ids: Vec<_> = explained
            .statements
            .iter()
            .map(|it| it.id.as_str())
            .collect();
        assert!(!ids.is_empty());
        assert!(!ids.contains(&"companion-discard-chop"), "{ids:?}");
        newest += usize::from(ids.contains(&"companion-discard-newest"));
        asked += 1;
    }
    assert!(newest > 0, "{asked} discards");
}
