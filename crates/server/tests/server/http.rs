//! The HTTP interface.

use std::time::Duration;

use crate::common::{self, TestServer, new_table, settings};
use kagiya_loadtest::client::{Reply, ask};
use kagiya_protocol::{
    CreateTable, EditionInfo, LessonInfo, LessonReply, OptionField, ReasonValue, Rulebook,
    RulebookReply, RulesReply, Seat,
};
use kagiya_rules::{OPTIONS, Options, PRESETS, Rules};
use kagiya_server::Config;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

#[test]
fn generated_description_is_up_to_date() {
    xtask::check_generated("docs/openapi.json", &(kagiya_server::openapi() + "\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_be_chosen_comes_from_the_rules() {
    let app = TestServer::start().await;
    let presets: Vec<EditionInfo> =
        serde_json::from_slice(&app.get("/api/presets").await.body).unwrap();
    assert_eq!(presets.len(), PRESETS.len());
    let original = &presets[0];
    assert_eq!(
        (original.name.as_str(), &*original.players),
        ("original", &[2, 3, 4, 5][..])
    );
    let larger = presets.iter().find(|it| it.name == "original-6-players");
    let larger = larger.unwrap();
    assert_eq!(*larger.players, [2, 3, 4, 5, 6]);
    assert_eq!(larger.builds_on.as_deref(), Some("original"));
    // Options outside the rules don't make another variant; a Black Powder does.
    let like = |name: &str| {
        let found = presets.iter().find(|preset| preset.name == name).unwrap();
        found.plays_like.clone()
    };
    assert_eq!(like("encyclopedia").as_deref(), Some("original"));
    assert_eq!(like("bga-tricky").as_deref(), Some("abacus-6"));
    assert_eq!((like("original"), like("gf-black")), (None, None));
    let options: Vec<OptionField> =
        serde_json::from_slice(&app.get("/api/options").await.body).unwrap();
    assert_eq!(options.len(), OPTIONS.len());
    let rules = async |body: &str| -> RulesReply {
        let reply = app.post("/api/rules", body).await;
        assert_eq!(reply.status, 200);
        serde_json::from_slice(&reply.body).unwrap()
    };
    let good = rules(r#"{"preset":"original","seats":3,"options":{"multicolour":"all_10"}}"#).await;
    assert_eq!(good.rules.unwrap().suits.len(), 6);
    let bad = rules(r#"{"preset":"original","seats":3,"options":{"multicolor":"all_10"}}"#).await;
    let problem = bad.problem.unwrap();
    assert_eq!(problem.code.as_str(), "options/invalid");
    assert!(
        problem.message.contains("multicolour"),
        "{}",
        problem.message
    );
    let near = rules(r#"{"preset":"orignal","seats":3}"#)
        .await
        .problem
        .unwrap();
    assert!(near.message.contains("`original`"), "{}", near.message);
    let lost =
        rules(r#"{"preset":"joker-house","seats":3,"options":{"critical_discard":"lose"}}"#).await;
    let lost = lost.problem.unwrap();
    assert!(lost.message.contains("critical_discard"));
    // English messages are also structured, for clients in other languages.
    assert_eq!(lost.reason.unwrap().id, "wrong-options-joker-critical");
    let near = near.reason.unwrap();
    let suggested = ReasonValue::Text("original".to_owned());
    assert_eq!(near.args.get("near"), Some(&suggested));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rulebook_is_that_of_the_game_asked_about() {
    let app = TestServer::start().await;
    let book = async |body: &str| -> RulebookReply {
        let reply = app.post("/api/rulebook", body).await;
        assert_eq!(reply.status, 200);
        serde_json::from_slice(&reply.body).unwrap()
    };
    let of = |preset: &str, players: u8| {
        Rulebook::of(&Rules::new(&Options::preset(preset, players).unwrap()).unwrap())
    };
    let original = book(r#"{"preset":"original","seats":4}"#).await;
    assert_eq!(original.rulebook, Some(of("original", 4)));
    // A preset and an equivalent change have the same rules.
    let avalanche =
        book(r#"{"preset":"original","seats":2,"options":{"multicolour":"own_5"}}"#).await;
    assert_eq!(avalanche.rulebook, Some(of("original-avalanche", 2)));
    assert_ne!(of("original-avalanche", 2), of("original", 2));
    let bad =
        book(r#"{"preset":"original","seats":3,"options":{"tile5_empty_deck":"either"}}"#).await;
    assert_eq!(bad.rulebook, None);
    let problem = bad.problem.unwrap();
    assert_eq!(problem.code.as_str(), "options/invalid");
    assert!(
        problem.message.contains("flamboyants"),
        "{}",
        problem.message
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_is_a_cookie_that_scripts_do_not_see() {
    let app = TestServer::start().await;
    let reply = app.post("/api/session", r#"{"name":"Ana"}"#).await;
    let cookie = reply.header("set-cookie").unwrap().to_owned();
    for word in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(word), "{cookie}");
    }
    assert!(!cookie.contains("Secure"));
    assert_eq!(reply.json()["new"], true);
    assert_eq!(reply.json()["you"]["name"], "Ana");
    assert!(reply.json().get("token").is_none());
    let pair = cookie.split(';').next().unwrap();
    let again = async |method: &str, body: &str| {
        let headers = [("cookie", pair)];
        ask(app.address(), method, "/api/session", &headers, body)
            .await
            .unwrap()
    };
    let known = again("POST", "{}").await;
    assert_eq!(
        (known.json()["new"].clone(), known.json()["you"].clone()),
        (false.into(), reply.json()["you"].clone())
    );
    assert_eq!(again("DELETE", "").await.status, 204);
    assert_eq!(again("POST", "{}").await.json()["new"], true);
    for (body, code) in [
        (r#"{"name":""}"#, "name/invalid"),
        ("{", "http/bad_request"),
        (r#"{"name":7}"#, "http/bad_request"),
    ] {
        let reply = app.post("/api/session", body).await;
        assert_eq!(
            (reply.status, reply.json()["code"].clone()),
            (400, code.into())
        );
    }
    let large = format!("{{\"name\":\"{}\"}}", "x".repeat(20_000));
    let reply = app.post("/api/session", &large).await;
    assert_eq!(
        (reply.status, reply.json()["code"].clone()),
        (413, "frame/too_large".into())
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_renews_the_cookie_that_it_comes_with() {
    let app = TestServer::start().await;
    let reply = app.post("/api/session", "{}").await;
    let cookie = reply.header("set-cookie").unwrap().to_owned();
    let pair = cookie.split(';').next().unwrap();
    let token = pair.split('=').nth(1).unwrap();
    let answer_to = async |header: &str| {
        let mut stream = TcpStream::connect(app.address()).await.unwrap();
        let request = format!(
            "GET /ws HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{header}\r\n\r\n",
            app.address()
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.unwrap());
        }
        String::from_utf8(head).unwrap()
    };
    let renewed = answer_to(&format!("cookie: {pair}")).await;
    assert!(renewed.starts_with("HTTP/1.1 101"), "{renewed}");
    assert!(
        renewed.contains(&format!("set-cookie: {cookie}\r\n")),
        "{renewed}"
    );
    // A program sends its token itself, and an invalid cookie gets replaced.
    for header in [
        format!("authorization: Bearer {token}"),
        "cookie: kagiya_session=nobody".to_owned(),
    ] {
        let answer = answer_to(&header).await;
        assert!(!answer.contains("set-cookie"), "{header}: {answer}");
    }
    app.services().stopping.send_replace(true);
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_https_the_cookie_is_secure() {
    let app = TestServer::with(Config {
        public_url: Some("https://hanabi.example".to_owned()),
        ..Config::default()
    })
    .await;
    let reply = app.post("/api/session", "{}").await;
    let cookies = cookies_of(&reply);
    assert!(cookies[0].starts_with("__Host-kagiya_session="));
    for attribute in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(
            cookies[0].split("; ").any(|it| it == attribute),
            "{cookies:?}"
        );
    }
    assert_eq!(
        reply.header("strict-transport-security"),
        Some("max-age=31536000")
    );

    // A browser of an earlier release has the cookie without the prefix. It stays signed in and gets the new one.
    let (_, value) = cookies[0]
        .split(';')
        .next()
        .unwrap()
        .split_once('=')
        .unwrap();
    let old = format!("kagiya_session={value}");
    let headers = [("cookie", &*old), ("content-type", "application/json")];
    let again = ask(app.address(), "POST", "/api/session", &headers, "{}").await;
    let again = again.unwrap();
    assert_eq!(again.json()["new"], false);
    let cookies = cookies_of(&again);
    assert!(cookies[0].starts_with(&format!("__Host-kagiya_session={value};")));
    assert!(cookies[1].starts_with("kagiya_session=;") && cookies[1].contains("Max-Age=0"));
    // Of two cookies the one that only this host can have set counts.
    let both = format!("kagiya_session=planted; __Host-kagiya_session={value}");
    let headers = [("cookie", &*both), ("content-type", "application/json")];
    let both = ask(app.address(), "POST", "/api/session", &headers, "{}").await;
    assert_eq!(both.unwrap().json()["you"], reply.json()["you"]);
}

/// The cookies that a response sets.
fn cookies_of(reply: &Reply) -> Vec<String> {
    let headers = reply.headers.iter();
    let cookies = headers.filter(|(name, _)| name == "set-cookie");
    cookies.map(|(_, value)| value.clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn without_https_browsers_are_not_told_to_use_it() {
    let app = TestServer::start().await;
    let reply = app.post("/api/session", "{}").await;
    assert_eq!(reply.header("strict-transport-security"), None);
    let cookies = cookies_of(&reply);
    assert_eq!(cookies.len(), 2);
    for (cookie, name) in cookies.iter().zip(["kagiya_session=", "kagiya_device="]) {
        assert!(cookie.starts_with(name), "{cookie}");
        assert!(!cookie.contains("; Secure"), "{cookie}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_names_one_host() {
    let app = TestServer::start().await;
    for path in ["/", "/api/tables", "/ws", "/healthz"] {
        let mut stream = TcpStream::connect(app.address()).await.unwrap();
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: localhost\r\nhost: other.example\r\nconnection: close\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 400 "), "{path}: {answer}");
        assert!(answer.contains("more than one `Host` header"), "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn new_guests_are_limited_by_address() {
    let app = TestServer::with(Config::default()).await;
    let mut limited = None;
    for _ in 0..30 {
        let reply = app.post("/api/session", "{}").await;
        if reply.status == 429 {
            limited = Some(reply);
            break;
        }
    }
    let limited = limited.expect("not so many at once");
    assert_eq!(limited.json()["code"], "rate/limited");
    assert!(limited.header("retry-after").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_shows_nothing_over_http() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let table = ana
        .create(CreateTable {
            seat: Some(Seat(1)),
            bots: vec!["cautious".to_owned()],
            start: true,
            ..new_table(settings("original", 2))
        })
        .await
        .unwrap();
    for what in ["replay", "state", "record", "hanab-live"] {
        let reply = app.get(&format!("/api/games/{table}/{what}")).await;
        assert_eq!(
            (reply.status, reply.json()["code"].clone()),
            (409, "table/not_finished".into())
        );
    }
    let info = app.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info.status, 200);
    assert!(info.json().get("deal").is_none());
    for path in [
        "/api/tables/nosuchtable00000",
        "/api/tables/x",
        "/api/games/%2e%2e/replay",
        "/api/nothing",
    ] {
        assert_eq!(app.get(path).await.status, 404, "{path}");
    }
    let mine = app.get("/api/games?mine=true").await;
    assert_eq!(
        (mine.status, mine.json()["code"].clone()),
        (401, "session/expired".into())
    );
    assert_eq!(app.get("/api/games?before=x").await.status, 400);
    assert_eq!(app.get("/api/games?limit=x").await.status, 400);
    // An unlisted table is only in the list of the people with a seat there.
    let listed = app.get("/api/tables").await.json();
    assert_eq!(listed, serde_json::json!({ "tables": [] }));
    let bearer = format!("Bearer {}", ana.token);
    let headers = [("authorization", bearer.as_str())];
    let own = ask(app.address(), "GET", "/api/tables", &headers, "")
        .await
        .unwrap();
    assert_eq!(own.json()["tables"][0]["id"], table.as_str());
}

#[tokio::test(flavor = "multi_thread")]
async fn health_metrics_and_safe_headers() {
    let app = TestServer::start().await;
    assert_eq!(app.get("/healthz").await.status, 200);
    assert_eq!(app.get("/readyz").await.status, 200);
    let _ana = app.guest("Ana").await;
    let metrics = app.get("/metrics").await;
    let text = String::from_utf8(metrics.body).unwrap();
    assert!(text.contains("\nkagiya_connections 1\n"), "{text}");
    let reply = app.get("/api/bots").await;
    assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
    assert!(
        reply
            .header("content-security-policy")
            .unwrap()
            .contains("default-src 'none'")
    );
    assert_eq!(reply.header("cache-control"), Some("no-store"));
    app.services().stopping.send_replace(true);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_never_ends_a_request_is_hung_up_on() {
    let app = TestServer::with(Config {
        silence: Duration::from_millis(100),
        ..Config::default()
    })
    .await;
    for beginning in [
        "",
        "GET /healthz HT",
        "GET /healthz HTTP/1.1\r\nhost: here\r\n",
    ] {
        let mut stream = TcpStream::connect(app.address()).await.unwrap();
        stream.write_all(beginning.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let hung_up = tokio::time::timeout(common::PATIENCE, stream.read_to_end(&mut answer)).await;
        // An end or a reset, but no response.
        let _ = hung_up.expect("the server hangs up");
        assert!(!answer.starts_with(b"HTTP/1.1 200"), "{beginning:?}");
    }
    assert_eq!(app.get("/healthz").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_told_step_by_step_and_explains_what_is_not_asked_for() {
    let app = TestServer::start().await;
    let lessons: Vec<LessonInfo> =
        serde_json::from_slice(&app.get("/api/lessons").await.body).unwrap();
    assert_eq!(lessons[0].name, "first");
    let post = async |body: &str| app.post("/api/lessons/first", body).await;
    let told = async |body: &str| -> LessonReply {
        let reply = post(body).await;
        assert_eq!(reply.status, 200, "{body}");
        serde_json::from_slice(&reply.body).unwrap()
    };
    let begin = told(r#"{"done":[]}"#).await;
    let asked = begin.beats.last().unwrap();
    assert!(asked.asks && asked.step.is_none() && begin.not_now.is_none());
    // Another legal action is explained, and nothing has changed.
    let tried = told(r#"{"done":[{"type":"play","id":0}]}"#).await;
    assert_eq!(tried.not_now.as_deref(), Some("learn-first-ones.play"));
    assert_eq!(tried.beats, begin.beats);
    let right = r#"{"type":"clue","to":1,"clue":"1"}"#;
    let done = told(&format!(r#"{{"done":[{right}]}}"#)).await;
    assert!(done.beats.len() > begin.beats.len());
    assert!(done.beats[begin.beats.len() - 1].step.is_some());
    let wrong = r#"{"type":"play","id":0}"#;
    for (path, body, status, code) in [
        (
            "first",
            format!(r#"{{"done":[{wrong},{right}]}}"#),
            400,
            "http/bad_request",
        ),
        (
            "first",
            r#"{"done":[{"type":"discard","id":0}]}"#.to_owned(),
            400,
            "action/all_tokens",
        ),
        (
            "first",
            r#"{"done":[{"type":"clue","to":9,"clue":"1"}]}"#.to_owned(),
            400,
            "http/bad_request",
        ),
        (
            "nothing",
            r#"{"done":[]}"#.to_owned(),
            404,
            "http/not_found",
        ),
    ] {
        let reply = app.post(&format!("/api/lessons/{path}"), &body).await;
        let found = reply.json()["code"].as_str().unwrap_or_default().to_owned();
        assert_eq!((reply.status, found.as_str()), (status, code), "{body}");
    }
}
