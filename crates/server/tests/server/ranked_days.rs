//! Games of the deal of the day are ranked if their players cannot have seen the deal before.

use crate::common::{Guest, TestServer};
use crate::deals::{DAY, NOON, lose, send, sit, start, table_with, told, unlimited};
use crate::devices::cookie_of;
use kagiya_protocol::{DayInfo, DealGames, RequestedDeal, TableId};
use kagiya_server::clock::Clock;

const TODAY: &str = "/api/days/today";

/// The cookie of a new device.
async fn device(app: &TestServer) -> String {
    cookie_of(&app.post("/api/session", "{}").await)
}

/// Whether a game of this guest with the deal of today would not be ranked.
async fn is_apart(guest: &Guest) -> bool {
    told::<DayInfo>(guest, TODAY).await.deals[0].apart
}

/// Plays the deal of today to its end.
async fn play([one, two]: [&mut Guest; 2]) -> TableId {
    let table = one.create(table_with(RequestedDeal::Day, 2)).await.unwrap();
    sit(two, &table).await.unwrap();
    start(one, &table).await.unwrap();
    lose(one, two, &table).await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_have_seen_the_deal_of_the_day_before_is_not_ranked() {
    let clock = Clock::fixed(NOON);
    let app = TestServer::with_clock(unlimited(), clock.clone()).await;
    let [first, second] = [device(&app).await, device(&app).await];
    let mut ana = app.guest_on(&first, "Ana").await;
    let mut account = app.guest("Zoe").await;
    assert!(is_apart(&ana).await, "she and her device are new today");
    let body = r#"{"name": "Zoe Zinnia", "password": "correct horse"}"#;
    let opened = send(&account, "POST", "/api/account", body).await;
    assert_eq!(opened.status, 200, "{opened:?}");
    assert!(is_apart(&account).await, "so is her account");

    clock.advance(DAY);
    let mut ben = app.guest_on(&second, "Ben").await;
    for known in [&ana, &ben, &account] {
        assert!(!is_apart(known).await);
    }
    let ranked = play([&mut ana, &mut ben]).await;
    let info: DayInfo = told(&ana, TODAY).await;
    assert!(info.deals[0].open && !info.deals[0].apart);

    // Another person on a device where the deal was seen.
    let mut again = app.guest_on(&first, "Ana again").await;
    assert!(is_apart(&again).await);
    // Nothing is known of a guest without cookies, or with one that the server has never given.
    let mut new = app.guest("New").await;
    let forged = format!("kagiya_device=1.{}", "a".repeat(26));
    for cookie in ["", &*forged, "kagiya_device=1.x"] {
        let guest = app.guest_on(cookie, "Mallory").await;
        assert!(is_apart(&guest).await, "{cookie}");
    }
    let apart = play([&mut again, &mut account]).await;
    let mut other = app.guest_on(&device(&app).await, "Other").await;
    let also_apart = play([&mut new, &mut other]).await;

    let found: DealGames = told(&ana, &format!("{TODAY}/2/games")).await;
    let games: Vec<(&TableId, bool)> = found.games.iter().map(|it| (&it.id, it.apart)).collect();
    assert_eq!(games[0], (&ranked, false));
    let mut rest = games[1..].to_vec();
    rest.sort();
    let mut expected = vec![(&apart, true), (&also_apart, true)];
    expected.sort();
    assert_eq!(rest, expected);
    let deals = told::<DayInfo>(&ana, TODAY).await.deals;
    assert_eq!(deals[0].taken, 3);
    let counted: u32 = deals[0].scores.iter().map(|it| it.games).sum();
    assert_eq!(counted, 0, "a game that was lost by strikes has no score");
    assert_eq!(deals[0].unscored, 1, "only ranked games count");
    // The next deal begins anew for everybody.
    clock.advance(DAY);
    for guest in [&ana, &again, &new, &other] {
        assert!(!is_apart(guest).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_gets_one_device_for_all_of_its_guests() {
    let app = TestServer::with(unlimited()).await;
    let reply = app.post("/api/session", "{}").await;
    let cookie = cookie_of(&reply);
    let headers = [
        ("content-type", "application/json"),
        ("cookie", cookie.as_str()),
    ];
    let address = app.address();
    let again = kagiya_loadtest::client::ask(address, "POST", "/api/session", &headers, "{}");
    assert_eq!(cookie_of(&again.await.unwrap()), cookie);
}
