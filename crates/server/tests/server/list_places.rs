//! The list of tables has room for everybody, however many tables a few networks open.

use std::collections::BTreeSet;

use crate::common::{Guest, TestServer, new_table, settings};
use kagiya_loadtest::client::{Client, ask};
use kagiya_protocol::{ClientMessage, Command, ServerMessage, TableId, TablesPage};
use kagiya_server::{Config, Quotas};

async fn server() -> TestServer {
    TestServer::with(Config {
        trust_proxy: crate::common::any_proxy(),
        unlimited: true,
        quotas: Quotas::none(),
        ..Config::default()
    })
    .await
}

/// A guest who connects from an address.
async fn guest_from(app: &TestServer, from: &str) -> Guest {
    let mut guest = app.guest("Mallory").await;
    let headers = [("x-forwarded-for", from)];
    let mut client = Client::open(app.address(), &headers).await.unwrap();
    client.greet(&guest.token).await.unwrap();
    guest.client = client;
    guest
}

async fn opens(guest: &mut Guest) -> TableId {
    let mut settings = settings("original", 2);
    settings.listed = true;
    guest.create(new_table(settings)).await.unwrap()
}

async fn page(app: &TestServer, query: &str) -> TablesPage {
    let path = format!("/api/tables{query}");
    let reply = ask(app.address(), "GET", &path, &[], "").await.unwrap();
    serde_json::from_slice(&reply.body).unwrap()
}

fn ids(page: &TablesPage) -> Vec<TableId> {
    page.tables.iter().map(|table| table.id.clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_few_networks_do_not_push_the_tables_of_others_off_the_list() {
    let app = server().await;
    let mut ana = guest_from(&app, "198.51.100.1").await;
    let honest = opens(&mut ana).await;
    let mut all = BTreeSet::from([honest.clone()]);
    // Five addresses, with as many guests as they like, and a household with many addresses.
    for address in 0..5 {
        for _ in 0..6 {
            let mut mallory = guest_from(&app, &format!("203.0.{address}.66")).await;
            all.extend([opens(&mut mallory).await, opens(&mut mallory).await]);
        }
    }
    for address in 0..30 {
        let mut mallory = guest_from(&app, &format!("2001:db8:1:{address:x}::1")).await;
        all.insert(opens(&mut mallory).await);
    }
    let first = page(&app, "").await;
    assert!(ids(&first).contains(&honest));
    // Four of each address, eight of the household, and the honest one. Others fill the page.
    assert_eq!(first.tables.len(), 40);
    assert!(first.before.is_some());
    // Every table is on a page.
    let (mut seen, mut next) = (BTreeSet::new(), Some(first));
    while let Some(it) = next {
        seen.extend(ids(&it));
        next = match it.before {
            Some(before) => Some(page(&app, &format!("?before={before}")).await),
            None => None,
        };
    }
    assert_eq!(seen, all);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_at_one_address_sees_all_of_its_tables() {
    let app = server().await;
    let mut opened = BTreeSet::new();
    for _ in 0..20 {
        let mut guest = guest_from(&app, "192.0.2.7").await;
        opened.extend([opens(&mut guest).await, opens(&mut guest).await]);
    }
    let first = page(&app, "").await;
    assert_eq!(ids(&first).into_iter().collect::<BTreeSet<_>>(), opened);
    assert_eq!(first.before, None);
    // With one more there is another page.
    let mut guest = guest_from(&app, "192.0.2.7").await;
    opened.insert(opens(&mut guest).await);
    let first = page(&app, "").await;
    let before = first.before.as_deref().unwrap();
    let second = page(&app, &format!("?before={before}")).await;
    let both = ids(&first).into_iter().chain(ids(&second));
    assert_eq!(both.collect::<BTreeSet<_>>(), opened);
    // After a restart the networks are not known, and the tables of a person still have a few places.
    let app = app.restart().await;
    assert_eq!(page(&app, "").await.tables.len(), 40);
}

#[tokio::test(flavor = "multi_thread")]
async fn new_tables_of_one_network_do_not_fill_the_list_of_who_looks_at_it() {
    let app = server().await;
    // The list is as long as a page.
    for address in 0..40 {
        opens(&mut guest_from(&app, &format!("198.18.{address}.1")).await).await;
    }
    let mut ana = guest_from(&app, "198.51.100.1").await;
    ana.say(ClientMessage::Lobby { follow: true }).await;
    let lobby = |message: &ServerMessage| matches!(message, ServerMessage::Lobby { .. });
    ana.until(|message| lobby(message).then_some(())).await;
    let mut opened = Vec::new();
    let mut owners = Vec::new();
    for _ in 0..10 {
        let mut mallory = guest_from(&app, "203.0.113.66").await;
        opened.push(opens(&mut mallory).await);
        owners.push(mallory);
    }
    // Her own table needs no place, and comes after all of them.
    let own = opens(&mut ana).await;
    let mut shown = Vec::new();
    loop {
        let table = ana
            .until(|message| match message {
                ServerMessage::LobbyTable { table } => Some(table.id.clone()),
                _ => None,
            })
            .await;
        if table == own {
            break;
        }
        shown.push(table);
    }
    shown.dedup();
    assert_eq!(shown, opened[..4]);
    // A closed table frees its place.
    owners[0].command(&opened[0], Command::Close).await.unwrap();
    let gone = |message: &ServerMessage| matches!(message, ServerMessage::LobbyGone { .. });
    ana.until(|message| gone(message).then_some(())).await;
    let mut another = guest_from(&app, "203.0.113.66").await;
    let another = opens(&mut another).await;
    let is_it = |message: &ServerMessage| match message {
        ServerMessage::LobbyTable { table } => (table.id == another).then_some(()),
        _ => None,
    };
    ana.until(is_it).await;
}
