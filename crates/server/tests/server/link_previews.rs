//! What messengers show of links: nothing that a stranger may not know, and nothing that breaks the page.

use kagiya_loadtest::client::{Reply, ask};
use kagiya_protocol::{
    ChallengeReply, Command, CreateTable, OpenedFile, RequestedDeal, Seat, TableId, TableSettings,
};
use kagiya_server::Config;
use kagiya_web_assets::assets;

use crate::common::{Guest, TestServer, new_table, settings};
use crate::deals::lose;

async fn client() -> TestServer {
    TestServer::with(Config {
        assets: assets(),
        unlimited: true,
        public_url: Some("https://kagiya.example/".to_owned()),
        ..Config::default()
    })
    .await
}

async fn get(app: &TestServer, path: &str, headers: &[(&str, &str)]) -> Reply {
    let reply = ask(app.address(), "GET", path, headers, "").await.unwrap();
    assert_eq!(reply.status, 200, "{path}: {reply:?}");
    assert!(reply.header("set-cookie").is_none(), "{path}");
    reply
}

/// The head of a page up to its first script, which has all tags of the preview.
async fn head(app: &TestServer, path: &str, language: &str) -> String {
    let reply = get(app, path, &[("accept-language", language)]).await;
    let page = String::from_utf8(reply.body).unwrap();
    let (head, _) = page.split_once("<script>").unwrap();
    assert!(!head.contains("<!-- preview"), "{head}");
    head.to_owned()
}

/// The content of a tag.
fn tag<'a>(head: &'a str, name: &str) -> &'a str {
    let found = head.split_once(&format!("=\"{name}\" content=\""));
    let (_, after) = found.unwrap_or_else(|| panic!("no {name} in {head}"));
    after.split_once("\">\n").unwrap().0
}

async fn title(app: &TestServer, path: &str, language: &str) -> String {
    tag(&head(app, path, language).await, "og:title").to_owned()
}

async fn start(players: &mut [Guest; 2], table: &TableId) {
    let [one, two] = players;
    let sit = Command::Sit { seat: None };
    two.command(table, sit).await.unwrap();
    let start = Command::Start { first: None };
    one.command(table, start).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_shows_its_edition_host_and_free_seats_in_the_language_of_who_asks() {
    let app = client().await;
    let mut players = [app.guest("Ana").await, app.guest("Ben").await];
    let table = players[0].open_table("original", 4).await;
    let path = format!("/t/{table}");
    for (language, expected) in [
        ("en-GB", "Original with Ana: 3 free seats"),
        ("de-AT,de;q=0.9", "Original mit Ana: 3 freie Plätze"),
        ("fr", "Édition d’origine avec Ana\u{a0}: 3 places libres"),
        ("ja", "オリジナル（Anaさんのテーブル）：空席3"),
        ("xx", "Original with Ana: 3 free seats"),
    ] {
        assert_eq!(title(&app, &path, language).await, expected);
    }
    let head = head(&app, &path, "en").await;
    let about = "Hanabi for 4. Open the link and take a seat. You don’t need an account.";
    assert_eq!(tag(&head, "description"), about);
    assert_eq!(tag(&head, "og:description"), about);
    assert_eq!(
        tag(&head, "og:url"),
        format!("https://kagiya.example{path}")
    );
    assert_eq!(
        tag(&head, "og:image"),
        format!(
            "https://kagiya.example/api/tables/{table}/preview.png?language=en&amp;free=3&amp;of=4"
        )
    );
    assert_eq!(tag(&head, "twitter:card"), "summary_large_image");
    assert_eq!(tag(&head, "robots"), "noindex");
    let picture = app.get("/art/preview.png").await;
    assert_eq!(picture.header("content-type"), Some("image/png"));
    // A new name is shown at once, and a started game has no free seats.
    players[1]
        .command(&table, Command::Sit { seat: None })
        .await
        .unwrap();
    assert_eq!(
        title(&app, &path, "en").await,
        "Original with Ana: 2 free seats"
    );
    players[0]
        .command(&table, Command::Start { first: None })
        .await
        .unwrap();
    assert_eq!(title(&app, &path, "en").await, "Original with Ana");
}

#[tokio::test(flavor = "multi_thread")]
async fn replays_and_challenges_show_their_result() {
    let app = client().await;
    let mut players = [app.guest("Ana").await, app.guest("Ben").await];
    let table = players[0].open_table("original", 2).await;
    start(&mut players, &table).await;
    let replay = format!("/replay/{table}");
    let home = title(&app, "/", "en").await;
    assert_eq!(home, "Build the finest fireworks of the year together");
    assert_eq!(title(&app, &replay, "en").await, home, "it has not ended");
    let [one, two] = &mut players;
    lose(one, two, &table).await;
    let shown = head(&app, &replay, "en").await;
    assert_eq!(tag(&shown, "og:title"), "Replay: Original with Ana, Ben");
    assert!(
        tag(&shown, "description").ends_with("move by move."),
        "{shown}"
    );
    let bearer = format!("Bearer {}", players[0].token);
    let path = format!("/api/games/{table}/challenge");
    let headers = [("authorization", bearer.as_str())];
    let made = ask(app.address(), "POST", &path, &headers, "")
        .await
        .unwrap();
    let made: ChallengeReply = serde_json::from_slice(&made.body).unwrap();
    let shown = head(&app, &format!("/c/{}", made.id), "en").await;
    let words = "Ana challenges you to play the same deal. Who will get further?";
    assert_eq!(tag(&shown, "og:title"), words);
    assert!(
        tag(&shown, "description").starts_with("Original for 2 players"),
        "{shown}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_picture_of_a_table_is_drawn_and_of_nothing_else() {
    let app = client().await;
    let mut players = [app.guest("Ana").await, app.guest("Ben").await];
    let table = players[0].open_table("original", 2).await;
    let picture = async |id: &TableId, query: &str| {
        let path = format!("/api/tables/{id}/preview.png{query}");
        let reply = ask(app.address(), "GET", &path, &[], "").await.unwrap();
        assert!(reply.header("set-cookie").is_none());
        reply
    };
    let open = picture(&table, "?language=en").await;
    assert_eq!(open.status, 200);
    assert_eq!(open.header("content-type"), Some("image/png"));
    assert!(open.body.starts_with(b"\x89PNG\r\n"));
    let again = picture(&table, "?language=en&free=1&of=2").await;
    assert_eq!(again.body, open.body, "the seats are those of the table");
    let french = picture(&table, "?language=fr").await;
    assert_ne!(french.body, open.body);
    // A started game has no free seats; its picture says nothing of the game.
    start(&mut players, &table).await;
    let running = picture(&table, "?language=en").await;
    assert_ne!(running.body, open.body);
    let [one, two] = &mut players;
    lose(one, two, &table).await;
    let over = picture(&table, "?language=en").await;
    assert_eq!(over.body, running.body);
    // A language that the client doesn't have: the general picture.
    let long = "x".repeat(5_000);
    for language in ["", "xx", "../../en", "%00", &long] {
        let general = picture(&table, &format!("?language={language}")).await;
        assert_eq!(general.status, 303, "{language}");
        assert_eq!(general.header("location"), Some("/art/preview.png"));
    }
    assert_eq!(picture(&table, "").await.status, 303);
    for unknown in ["nothing", "%2e%2e", "AAAAAAAAAAAAAAAA", "%3Cb%3E"] {
        let reply = picture(&TableId(unknown.to_owned()), "?language=en").await;
        assert_eq!(reply.status, 404, "{unknown}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_preview_of_an_opened_game_breaks_no_page() {
    const LINK: &str = "https://hanab.live/shared-replay-json/\
        415fiesnmuwxskwypnri-kgjbamfvcdgpraqclupl-dfbhoaquvkxht,03xbfe-eisc,0";
    const SITE: &str = include_str!("../../../../tests/fixtures/hanab-live/no-variant-games.json");
    let app = client().await;
    let ana = app.guest("Ana").await;
    let bearer = format!("Bearer {}", ana.token);
    let shown = async |text: &str| {
        let body = serde_json::json!({ "text": text }).to_string();
        let headers = [("authorization", bearer.as_str())];
        let reply = ask(app.address(), "POST", "/api/files", &headers, &body).await;
        let opened: OpenedFile = serde_json::from_slice(&reply.unwrap().body).unwrap();
        title(&app, &format!("/replay/{}", opened.table), "en").await
    };
    let named = shown(LINK).await;
    assert!(named.starts_with("Replay: "), "{named}");
    let games: Vec<serde_json::Value> = serde_json::from_str(SITE).unwrap();
    let mut game = games.into_iter().find(|it| it["playerCount"] == 2).unwrap();
    game["players"] = serde_json::json!(["\"><script>alert(1)</script>", "\u{202e}Ben"]);
    let attacked = shown(&game.to_string()).await;
    assert!(!attacked.contains('<'), "{attacked}");
    assert!(!attacked.contains('\u{202e}'), "{attacked}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_the_day_stays_secret_until_it_is_over() {
    let app = client().await;
    let mut players = [app.guest("Ana").await, app.guest("Ben").await];
    let create = CreateTable {
        deal: Some(RequestedDeal::Day),
        ..new_table(TableSettings {
            listed: true,
            ..settings("original", 2)
        })
    };
    let table = players[0].create(create).await.unwrap();
    let at = format!("/t/{table}");
    assert_eq!(
        title(&app, &at, "en").await,
        "Deal of the day with Ana: 1 free seat"
    );
    start(&mut players, &table).await;
    let [one, two] = &mut players;
    lose(one, two, &table).await;
    let shown = head(&app, &format!("/replay/{table}"), "en").await;
    assert_eq!(
        tag(&shown, "og:title"),
        "Replay: Deal of the day with Ana, Ben"
    );
    assert_eq!(tag(&shown, "description"), "See this game move by move.");
    assert_eq!(
        tag(&head(&app, &at, "en").await, "description"),
        "This game is over."
    );
    assert_eq!(title(&app, "/today", "en").await, "Deal of the day");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_cannot_leave_its_tag() {
    let app = client().await;
    let home = head(&app, "/", "en").await;
    for name in [
        "\\\"><script>x()</script>",
        "<!-- preview -->",
        "</head><b>'&amp;",
        "花火花火花火花火花火花火花火花火花火花火花火花火",
    ] {
        let mut guest = app.guest(name).await;
        let table = guest.open_table("original", 2).await;
        let shown = head(&app, &format!("/t/{table}"), "en").await;
        assert_eq!(
            shown.matches('<').count(),
            home.matches('<').count() + 2,
            "{shown}"
        );
        assert_eq!(
            shown.matches('>').count(),
            home.matches('>').count() + 2,
            "{shown}"
        );
        let title = tag(&shown, "og:title");
        assert!(title.starts_with("Original with "), "{title}");
        assert!(!title.contains(['"', '<', '>', '\'']), "{title}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_addresses_are_the_first_page_for_everybody() {
    let app = client().await;
    let home = title(&app, "/", "en").await;
    let long = format!("/t/{}", "x".repeat(3_000));
    for path in [
        "/t/abcdefghijkl",
        "/t/",
        "/t/%3Cscript%3E",
        "/t/%00%ff",
        "/t/../../etc",
        "/c/abcdefghijklmnopqrst",
        "/c/%E8%8A%B1",
        "/replay/abcdefghijkl",
        "/replay/abcdefghijkl/x",
        "/people?t=%3Cb%3E",
        &long,
    ] {
        let shown = head(&app, path, "en").await;
        assert_eq!(tag(&shown, "og:title"), home, "{path}");
        assert!(!shown.contains("noindex"), "{path}");
    }
    for language in ["\u{7f}", "e", ",,,;", "日本", "de\u{e9}"] {
        let headers = [("accept-language", language)];
        let reply = ask(app.address(), "GET", "/t/abcdefghijkl", &headers, "").await;
        assert!(matches!(reply.unwrap().status, 200 | 400), "{language}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_with_a_preview_is_revalidated_packed_and_as_strict_as_the_others() {
    let app = client().await;
    let mut ana = app.guest("Ana").await;
    let table = ana.open_table("original", 3).await;
    let path = format!("/t/{table}");
    let other = get(&app, "/people", &[]).await;
    let page = get(&app, &path, &[]).await;
    for name in [
        "content-security-policy",
        "cache-control",
        "vary",
        "content-type",
    ] {
        assert_eq!(page.header(name), other.header(name), "{name}");
    }
    let etag = page.header("etag").unwrap().to_owned();
    assert_ne!(page.header("etag"), other.header("etag"));
    let held = [("if-none-match", etag.as_str())];
    let again = ask(app.address(), "GET", &path, &held, "").await.unwrap();
    assert_eq!((again.status, again.body.len()), (304, 0));
    let packed = get(&app, &path, &[("accept-encoding", "br")]).await;
    let best = get(&app, "/people", &[("accept-encoding", "br")]).await;
    assert_eq!(packed.header("content-encoding"), Some("br"));
    assert!(
        packed.body.len() < best.body.len() * 5 / 4,
        "{} {}",
        packed.body.len(),
        best.body.len()
    );
    let head = ask(app.address(), "HEAD", &path, &[], "").await.unwrap();
    assert_eq!((head.status, head.body.len()), (200, 0));
    assert_eq!(head.header("etag"), Some(etag.as_str()));
    // Somebody sits down: the page differs.
    let sit = Command::Sit {
        seat: Some(Seat(1)),
    };
    app.guest("Ben").await.command(&table, sit).await.unwrap();
    let later = ask(app.address(), "GET", &path, &held, "").await.unwrap();
    assert_eq!(later.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_with_too_many_requests_gets_the_page_without_names() {
    let app = TestServer::with(Config {
        assets: assets(),
        ..Config::default()
    })
    .await;
    let mut ana = app.guest("Ana").await;
    let table = ana.open_table("original", 3).await;
    let path = format!("/t/{table}");
    assert_eq!(
        title(&app, &path, "en").await,
        "Original with Ana: 2 free seats"
    );
    let mut titles = Vec::new();
    for _ in 0..400 {
        let reply = ask(app.address(), "HEAD", &path, &[], "").await.unwrap();
        assert_eq!(reply.status, 200);
        titles.push(reply.header("etag").unwrap().to_owned());
    }
    titles.sort();
    titles.dedup();
    assert_eq!(titles.len(), 2, "with names, and then without");
}

/// The text of the QR code in a picture.
fn decoded(svg: &str) -> String {
    const SCALE: usize = 4;
    let (_, size) = svg.split_once("viewBox=\"0 0 ").unwrap();
    let size: usize = size.split_once(' ').unwrap().0.parse().unwrap();
    let (_, dark) = svg.rsplit_once(" d=\"M").unwrap();
    let mut is_dark = vec![false; size * size];
    for run in dark.split_once('"').unwrap().0.split('M') {
        let (at, rest) = run.split_once('h').unwrap();
        let (x, y) = at.split_once(' ').unwrap();
        let (x, y): (usize, usize) = (x.parse().unwrap(), y.parse().unwrap());
        let length: usize = rest.split_once('v').unwrap().0.parse().unwrap();
        is_dark[y * size + x..][..length].fill(true);
    }
    let shade = |x: usize, y: usize| {
        if is_dark[y / SCALE * size + x / SCALE] {
            0
        } else {
            255
        }
    };
    let side = size * SCALE;
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, shade);
    let grids = image.detect_grids();
    assert_eq!(grids.len(), 1);
    grids[0].decode().unwrap().1
}

#[tokio::test(flavor = "multi_thread")]
async fn the_link_of_a_table_is_a_code_that_a_camera_can_read() {
    let app = client().await;
    let mut ana = app.guest("Ana").await;
    let table = ana.open_table("original", 3).await;
    let path = format!("/api/tables/{table}/qr.svg");
    let reply = app.get(&path).await;
    assert_eq!(reply.header("content-type"), Some("image/svg+xml"));
    let svg = String::from_utf8(reply.body).unwrap();
    assert_eq!(decoded(&svg), format!("https://kagiya.example/t/{table}"));
    for id in ["abcdefghijkl", "..%2f..", "%00"] {
        let reply = app.get(&format!("/api/tables/{id}/qr.svg")).await;
        assert_eq!(reply.status, 404, "{id}");
    }
    // Without a public address, it is the address that the browser uses.
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let table = ana.open_table("original", 3).await;
    let path = format!("/api/tables/{table}/qr.svg");
    let svg = String::from_utf8(app.get(&path).await.body).unwrap();
    let address = app.address();
    assert_eq!(decoded(&svg), format!("http://{address}/t/{table}"));
}
