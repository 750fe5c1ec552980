//! The files of the browser client.

use std::path::PathBuf;

use kagiya_loadtest::client::ask;
use kagiya_protocol::{BotInfo, ClientMessage, PROTOCOL_VERSION};
use kagiya_server::Config;
use kagiya_web_assets::assets;

use crate::common::TestServer;

/// A server with the product's client.
async fn client() -> TestServer {
    TestServer::with(Config {
        assets: assets(),
        unlimited: true,
        ..Config::default()
    })
    .await
}

async fn text(app: &TestServer, path: &str) -> String {
    let reply = app.get(path).await;
    assert_eq!(reply.status, 200, "{path}");
    String::from_utf8(reply.body).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_lists_the_bots_and_opens_the_connection() {
    let app = client().await;
    let bots: Vec<BotInfo> = serde_json::from_slice(&app.get("/api/bots").await.body).unwrap();
    for path in ["/", "/t/abc"] {
        let page = text(&app, path).await;
        let (_, after) = page.split_once("const kagiya = { bots: ").unwrap();
        let (list, _) = after.split_once(" };\n").unwrap();
        let named: Vec<BotInfo> = serde_json::from_str(list).unwrap();
        assert_eq!(named, bots);
        let (_, after) = page.split_once("socket.send('").unwrap();
        let (hello, _) = after.split_once("')").unwrap();
        let ClientMessage::Hello(hello) = serde_json::from_str(hello).unwrap() else {
            panic!("{hello} is not a hello");
        };
        assert_eq!(hello.protocol, PROTOCOL_VERSION);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_in_the_page_exists_and_its_content_never_changes() {
    let app = client().await;
    let page = text(&app, "/").await;
    let mut named = 0;
    let addresses = page.split(['"', '`']).filter(|it| it.starts_with("/a/"));
    for path in addresses.filter(|it| !it.contains('$')) {
        let reply = app.get(path).await;
        assert_eq!(reply.status, 200, "{path}");
        let control = reply.header("cache-control").unwrap();
        assert!(control.contains("immutable"), "{path}: {control}");
        named += 1;
    }
    assert!(named >= 4, "{named}");
    assert!(!page.contains("\"/src/") && !page.contains("\"/css/"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_service_worker_may_connect_and_is_never_cached() {
    let app = client().await;
    let reply = app.get("/sw.js").await;
    assert_eq!(
        reply.header("content-security-policy"),
        Some("default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
    );
    assert_eq!(reply.header("cache-control"), Some("no-cache"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_conventions_are_a_page_with_pictures_in_every_language() {
    let app = client().await;
    let list = app.get("/locales/languages.json").await;
    for row in list.json().as_array().unwrap() {
        let language = row["code"].as_str().unwrap();
        let page = app.get(&format!("/docs/conventions.{language}.html")).await;
        assert_eq!(page.status, 200, "{language}");
        let text = String::from_utf8(page.body).unwrap();
        assert!(text.contains("id=\"finesse\""), "{text}");
    }
    let picture = app.get("/docs/pictures/conventions/chop.svg").await;
    assert_eq!(picture.header("content-type"), Some("image/svg+xml"));
    assert_eq!(app.get("/docs/pictures/nothing.svg").await.status, 404);
    // The client's page is served at the addresses of documents.
    assert_eq!(app.get("/conventions").await.status, 200);
    // They are also served if the client is served from a folder.
    let web = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let app = TestServer::with(Config {
        web: Some(web),
        assets: assets(),
        ..Config::default()
    })
    .await;
    for path in [
        "conventions.fr.html",
        "pictures/conventions/chop.svg",
        "rulings.en.html",
    ] {
        let reply = app.get(&format!("/docs/{path}")).await;
        assert_eq!(reply.status, 200, "{path}");
    }
    assert_eq!(app.get("/docs/pictures/nothing.svg").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_come_packed_and_only_once() {
    let app = client().await;
    let plain = app.get("/locales/fr.ftl").await;
    assert_eq!(plain.status, 200);
    assert!(plain.header("content-encoding").is_none());
    let headers = [("accept-encoding", "gzip")];
    let packed = ask(app.address(), "GET", "/locales/fr.ftl", &headers, "")
        .await
        .unwrap();
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert!(packed.body.len() * 2 < plain.body.len());
    let etag = plain.header("etag").unwrap();
    let headers = [("if-none-match", etag)];
    let again = ask(app.address(), "GET", "/locales/fr.ftl", &headers, "")
        .await
        .unwrap();
    assert_eq!((again.status, again.body.len()), (304, 0));
    let headers = [("accept-encoding", "gzip")];
    let json = ask(app.address(), "GET", "/api/presets", &headers, "")
        .await
        .unwrap();
    assert_eq!(json.header("content-encoding"), Some("gzip"));
}
