//! The data of earlier releases still opens, over `SQLite` and `PostgreSQL`: all tables, lists, games and sessions
//! are as those releases reported them.

use std::path::PathBuf;
use std::sync::Arc;

use crate::common::database::{self, Place, Schema};
use crate::common::{PATIENCE, TestServer};
use kagiya_loadtest::client::{Client, ask};
use kagiya_protocol::{ClientMessage, ServerMessage, Snapshot, TableId};
use kagiya_server::clock::Clock;
use kagiya_server::store::Store;
use kagiya_server::{Config, Keys};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection as _};
use tempfile::TempDir;

/// The data of a release in `tests/fixtures`.
struct Stored {
    /// The folder with its database and its answers.
    folder: &'static str,
    /// The tables of its `PostgreSQL` databases.
    schema: &'static str,
    /// A time when its sessions are valid.
    now: i64,
}

/// The first release, data of format 0. The first release with `PostgreSQL` was later.
const FIRST: Stored = Stored {
    folder: "data-folder-1",
    schema: "postgres-1",
    now: 1_795_301_400_000,
};

/// Data of format 15, with protocol 2.
const SECOND: Stored = Stored {
    folder: "data-folder-2",
    schema: "postgres-2",
    now: 1_795_716_000_000,
};

fn fixture(name: &str) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.join("tests/fixtures").join(name)
}

impl Stored {
    fn file(&self, name: &str) -> PathBuf {
        fixture(self.folder).join(name)
    }

    /// The answers of the release.
    fn answers(&self, name: &str) -> Value {
        let text = std::fs::read_to_string(self.file(name)).unwrap();
        serde_json::from_str(&text).unwrap()
    }

    /// A copy of its database.
    fn copied(&self, name: &str) -> (TempDir, PathBuf) {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join(name);
        std::fs::copy(self.file("kagiya.db"), &path).unwrap();
        (folder, path)
    }

    /// The same after these statements.
    async fn copied_with(&self, name: &str, more: &'static str) -> (TempDir, PathBuf) {
        let (folder, path) = self.copied(name);
        let mut connection = SqliteConnection::connect(path.to_str().unwrap())
            .await
            .unwrap();
        sqlx::raw_sql(more).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        (folder, path)
    }

    /// The present program on its data.
    async fn app(&self) -> TestServer {
        self.app_with("").await
    }

    /// The present program on its data, after these statements of that release.
    async fn app_with(&self, more: &'static str) -> TestServer {
        let config = Config {
            unlimited: true,
            keys: Keys::read(&self.file("kagiya.keys")).ok().map(Arc::new),
            ..Config::default()
        };
        let place = match database::server() {
            None => Place::in_folder(Arc::new(self.copied_with("test.db", more).await.0)),
            Some(server) => {
                let schema = Schema::new(server).await;
                schema.execute(&self.script(more).await).await;
                Place::at(Arc::new(TempDir::new().unwrap()), schema)
            }
        };
        TestServer::at(place, config, Clock::fixed(self.now)).await
    }

    /// The statements that create its `PostgreSQL` database.
    async fn script(&self, more: &'static str) -> String {
        let (_folder, file) = self.copied_with("then.db", more).await;
        if self.folder == FIRST.folder {
            // `PostgreSQL` came later, when other columns had the same values.
            Store::open(&file).await.unwrap().close().await;
        }
        let schema = fixture(self.schema).join("schema.sql");
        let mut script = std::fs::read_to_string(schema).unwrap();
        let file = file.to_str().unwrap();
        let mut connection = SqliteConnection::connect(file).await.unwrap();
        let mut filled = 0;
        for (table, columns) in tables_of(&script.clone()) {
            let known = format!("select name from pragma_table_info('{table}')");
            let known: Vec<String> = sqlx::query_scalar(AssertSqlSafe(known))
                .fetch_all(&mut connection)
                .await
                .unwrap();
            let columns: Vec<_> = columns
                .into_iter()
                .filter(|(name, _)| known.iter().any(|it| it == name.trim_matches('"')))
                .collect();
            if columns.is_empty() {
                continue;
            }
            let value = |(name, kind): &(&str, &str)| match *kind {
                "boolean" => {
                    format!("case {name} when 1 then 'true' when 0 then 'false' else 'null' end")
                }
                "bytea" => format!("'''\\x' || hex({name}) || ''''"),
                _ => format!("quote({name})"),
            };
            let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
            let values: Vec<String> = columns.iter().map(value).collect();
            let (names, values) = (names.join(", "), values.join(" || ', ' || "));
            let rows = format!(
                "select 'insert into {table} ({names}) values (' || {values} || ');' from {table}"
            );
            let rows: Vec<String> = sqlx::query_scalar(AssertSqlSafe(rows))
                .fetch_all(&mut connection)
                .await
                .unwrap();
            filled += usize::from(!rows.is_empty());
            script.extend(rows);
        }
        connection.close().await.unwrap();
        assert!(filled >= 6, "only {filled} tables have rows");
        script + "insert into heads select table_id, max(seq) from events group by table_id;"
    }
}

/// The tables of a schema, with the names and types of their columns.
fn tables_of(schema: &str) -> Vec<(&str, Vec<(&str, &str)>)> {
    let mut tables: Vec<(&str, Vec<(&str, &str)>)> = Vec::new();
    for line in schema.lines() {
        let words: Vec<&str> = line.trim_end_matches(',').split_whitespace().collect();
        match (&*words, tables.last_mut()) {
            (["create" | "CREATE", "table" | "TABLE", name, "("], _) => {
                tables.push((name, Vec::new()));
            }
            ([name, kind, ..], Some((_, columns)))
                if line.starts_with("    ") && !["primary", "where"].contains(name) =>
            {
                columns.push((name, kind));
            }
            _ => {}
        }
    }
    tables
}

/// Checks that a value has everything that an earlier one had; new fields may have come.
fn includes(now: &Value, then: &Value, at: &str) {
    match (now, then) {
        (Value::Object(now), Value::Object(then)) => {
            for (name, then) in then {
                let now = now.get(name).unwrap_or(&Value::Null);
                includes(now, then, &format!("{at}.{name}"));
            }
        }
        (Value::Array(now), Value::Array(then)) => {
            assert_eq!(now.len(), then.len(), "{at}");
            for (index, (now, then)) in now.iter().zip(then).enumerate() {
                includes(now, then, &format!("{at}[{index}]"));
            }
        }
        _ => assert_eq!(now, then, "{at}"),
    }
}

async fn get(app: &TestServer, path: &str, token: Option<&str>) -> (u16, Value) {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let headers: Vec<(&str, &str)> = bearer
        .iter()
        .map(|bearer| ("authorization", bearer.as_str()))
        .collect();
    let reply = ask(app.address(), "GET", path, &headers, "").await.unwrap();
    (reply.status, reply.json())
}

async fn snapshot(app: &TestServer, table: &Value, token: &str) -> Snapshot {
    let mut client = Client::connect(app.address(), token).await.unwrap();
    let table = TableId(table.as_str().unwrap().to_owned());
    client
        .say(&ClientMessage::Subscribe { table, after: None })
        .await
        .unwrap();
    loop {
        let heard = tokio::time::timeout(PATIENCE, client.hear()).await;
        match heard.expect("something is said in time").unwrap() {
            ServerMessage::Snapshot(snapshot) => return *snapshot,
            ServerMessage::Error { message, .. } => panic!("{message}"),
            _ => {}
        }
    }
}

/// Somebody who took another name after some games, and that name.
const RENAMED: (&str, &str) = ("c89y54x6x28x", "Anna");

/// Today's form of an answer of an earlier release. A game that was lost by strikes in these editions had the score
/// 0, which was shown.
fn today(mut then: Value) -> Value {
    match &mut then {
        Value::Object(fields) => {
            for value in fields.values_mut() {
                *value = today(value.take());
            }
            let lost =
                fields.get("lost") == Some(&"strikes".into()) && !fields.contains_key("rating");
            if lost && fields.contains_key("shown") {
                fields.insert("shown".to_owned(), false.into());
            }
            // Statistics count a lost game apart from those with a score.
            if let (Some(games), Some(lost)) = (
                fields.get("games").and_then(Value::as_u64),
                fields.get("lost").and_then(Value::as_u64),
            ) {
                fields.insert("scored".to_owned(), (games - lost).into());
                if games == lost {
                    fields.remove("best");
                }
            }
            // Today the remaining turns count too.
            fields.remove("max_points");
            // Lists of games show the present name of a person.
            if fields.get("id") == Some(&RENAMED.0.into()) && fields.contains_key("name") {
                fields.insert("name".to_owned(), RENAMED.1.into());
            }
            if fields.get("outcome") == Some(&"lost:strikes".into()) {
                fields.insert("score".to_owned(), Value::Null);
            }
        }
        Value::Array(items) => {
            for item in items {
                *item = today(item.take());
            }
        }
        _ => {}
    }
    then
}

/// The entry of a table or game in a list, independent of the protocol version.
fn essence(line: &Value) -> Value {
    let result = &line["result"];
    json!([
        line["id"],
        line["status"],
        line["settings"]["preset"],
        line["settings"]["options"],
        line["settings"]["seats"],
        line["settings"]["starter"],
        line["settings"]["listed"],
        line["seats"],
        line["created_at"],
        line["started_at"],
        line["finished_at"],
        [
            result["outcome"],
            result["lost"],
            result["points"],
            result["rating"],
            result["scale"]
        ],
        line["max_score"],
        line["turns"],
    ])
}

fn essences(list: &Value) -> Vec<Value> {
    let list = list.get("games").or(list.get("tables")).unwrap_or(list);
    list.as_array().unwrap().iter().map(essence).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn all_tables_load() {
    let app = FIRST.app().await;
    let infos = FIRST.answers("infos.json");
    for (label, info) in infos.as_object().unwrap() {
        let id = info["id"].as_str().unwrap();
        let reply = app.get(&format!("/api/tables/{id}")).await;
        assert_eq!(reply.status, 200, "{label}: {:?}", reply.json());
        let now = reply.json();
        assert_eq!(essence(&now), essence(info), "{label}");
        for field in ["owner", "commitment", "deal", "rematch", "rematch_of"] {
            assert_eq!(now[field], info[field], "{label}: {field}");
        }
    }
    assert_eq!(infos.as_object().unwrap().len(), 22);
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_and_sessions_are_what_they_were() {
    let app = FIRST.app().await;
    let (lists, sessions) = (FIRST.answers("lists.json"), FIRST.answers("sessions.json"));
    let get = async |path: &str, token: Option<&str>| {
        let (status, body) = get(&app, path, token).await;
        assert_eq!(status, 200, "{path}: {body}");
        body
    };
    let everybody = get("/api/tables", None).await;
    assert_eq!(essences(&everybody), essences(&lists["lobby"]));
    let games = get("/api/games?limit=100", None).await;
    assert_eq!(essences(&games), essences(&today(lists["games"].clone())));
    assert!(!essences(&games).is_empty() && !essences(&everybody).is_empty());
    for name in ["ana", "ben", "cho"] {
        let token = sessions[name]["token"].as_str();
        let lobby = get("/api/tables", token).await;
        assert_eq!(
            essences(&lobby),
            essences(&lists[format!("lobby of {name}")])
        );
        let games = get("/api/games?mine=true&limit=100", token).await;
        assert_eq!(
            essences(&games),
            essences(&today(lists[format!("games of {name}")].clone()))
        );
    }
    let ended = sessions["ended"]["token"].as_str().unwrap();
    let (status, _) = self::get(&app, "/api/games?mine=true", Some(ended)).await;
    assert_eq!(status, 401, "an ended session stays ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn records_are_what_they_were() {
    let app = FIRST.app().await;
    let (records, tables) = (FIRST.answers("records.json"), FIRST.answers("tables.json"));
    for (label, record) in records.as_object().unwrap() {
        let id = tables[label].as_str().unwrap();
        let reply = app.get(&format!("/api/games/{id}/record")).await;
        assert_eq!(reply.status, 200, "{label}");
        let mut record = today(record.clone());
        if let Some(result) = record.get_mut("result").and_then(Value::as_object_mut) {
            result.entry("score").or_insert(Value::Null);
        }
        assert_eq!(reply.json(), record, "{label}");
        let replay = app.get(&format!("/api/games/{id}/replay")).await;
        assert_eq!(replay.status, 200, "{label}");
    }
    assert_eq!(records.as_object().unwrap().len(), 14);
}

/// The cards in the hands of a game, by seat.
fn held(game: &Value) -> Vec<Vec<u64>> {
    let hands = game["hands"].as_object().map_or_else(
        || game["hands"].as_array().unwrap().iter().collect::<Vec<_>>(),
        |hands| hands.values().collect(),
    );
    hands
        .into_iter()
        .map(|hand| {
            let cards = hand["cards"].as_array().unwrap().iter();
            cards.map(|card| card["id"].as_u64().unwrap()).collect()
        })
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn running_games_go_on() {
    let app = FIRST.app().await;
    let (games, tables) = (FIRST.answers("games.json"), FIRST.answers("tables.json"));
    let sessions = FIRST.answers("sessions.json");
    for (label, game) in games.as_object().unwrap() {
        let (table, name) = label.rsplit_once(", as ").unwrap();
        let token = sessions[name]["token"].as_str().unwrap();
        let snapshot = snapshot(&app, &tables[table], token).await;
        let now = serde_json::to_value(snapshot.game.unwrap()).unwrap();
        for field in ["turn", "to_act", "clue_tokens", "strikes", "deck", "points"] {
            assert_eq!(now[field], game[field], "{label}: {field}");
        }
        assert_eq!(held(&now), held(game), "{label}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_event_is_what_it_was() {
    let app = SECOND.app().await;
    let (answers, snapshots) = (
        SECOND.answers("answers.json"),
        SECOND.answers("snapshots.json"),
    );
    let sessions = SECOND.answers("sessions.json");
    let token = |who: &Value| {
        let mut sessions = sessions.as_array().unwrap().iter();
        sessions
            .find(|it| it["who"] == *who)
            .and_then(|it| it["token"].as_str())
    };
    let answers = answers.as_array().unwrap();
    // Strangers can no longer see the cards of a challenge.
    let of_challenge = |it: &&Value| it["path"].as_str().unwrap().starts_with("/api/challenges/");
    let games = answers.iter().filter(of_challenge);
    let games = games.filter_map(|it| it["body"]["games"].as_array());
    let challenged: Vec<String> = games
        .flatten()
        .map(|it| format!("/api/tables/{}", it["id"].as_str().unwrap()))
        .collect();
    assert!(!challenged.is_empty());
    for answer in answers {
        let path = answer["path"].as_str().unwrap();
        let at = format!("{} {path}", answer["who"]);
        let (status, body) = get(&app, path, token(&answer["who"])).await;
        assert_eq!(answer["status"], status, "{at}: {body}");
        let mut then = today(answer["body"].clone());
        // The settings of tables that somebody may open are not stored.
        let deals = then.get_mut("deals").and_then(Value::as_array_mut);
        for deal in deals.into_iter().flatten() {
            deal["settings"]["watching"] = json!({"type": "public"});
        }
        if answer["who"].is_null() && challenged.iter().any(|it| it == path) {
            assert!(body["deal"].is_null(), "{at}");
            then["deal"] = Value::Null;
        }
        includes(&body, &then, &at);
    }
    for then in snapshots.as_array().unwrap() {
        let at = format!("{} as {}", then["label"], then["who"]);
        let token = token(&then["who"]).unwrap();
        let now = snapshot(&app, &then["table"], token).await;
        let now = serde_json::to_value(now).unwrap();
        includes(&now, &today(then["snapshot"].clone()), &at);
    }
    let (status, body) = get(&app, "/api/turns", token(&"eve".into())).await;
    assert_eq!(
        (status, &body["code"]),
        (403, &"session/blocked".into()),
        "a ban goes on"
    );
    let body = r#"{"name": "Ben", "password": "password of Ben"}"#;
    assert_eq!(app.post("/api/account/session", body).await.status, 200);
}

#[tokio::test]
async fn a_folder_is_migrated_once() {
    for stored in [FIRST, SECOND] {
        let (_folder, path) = stored.copied("kagiya.db");
        for _ in 0..2 {
            let store = Store::open(&path).await.unwrap();
            store.close().await;
        }
    }
}

/// Games of Ana, as her release wrote them, and what it made of them. It gave a score to every game that was
/// lost by strikes. One of the games by R&R's rules was removed later.
const LOST_GAMES: &str = r#"
create temp table games (name, preset, options, outcome, lost, points, shown);
insert into games values
    ('a', 'abacus', '{}', 'finished', null, 10, 1),
    ('b', 'abacus', '{}', 'lost', 'strikes', 0, 1),
    ('c', 'gf-black', '{}', 'finished', null, -2, 1),
    ('d', 'gf-black', '{}', 'lost', 'strikes', 0, 1),
    ('e', 'grand-finale', '{}', 'perfect', null, 25, 0),
    ('f', 'grand-finale', '{}', 'lost', 'strikes', 0, 0),
    ('g', 'rr-deluxe', '{}', 'finished', null, 9, 1),
    ('h', 'rr-deluxe', '{}', 'lost', 'strikes', 0, 1),
    ('i', 'rr-deluxe', '{}', 'lost', 'strikes', 0, 1),
    ('j', 'hle', '{"strikeout":"lost"}', 'lost', 'strikes', 0, 1),
    ('k', 'hle', '{"goal":"all_or_nothing"}', 'lost', 'strikes', 0, 0),
    ('l', 'hle', '{"strikes":2}', 'lost', 'strikes', 0, 1),
    ('m', 'encyclopedia', '{"strikeout":"zero"}', 'lost', 'strikes', 0, 1),
    ('n', 'encyclopedia', '{"strikes":2}', 'finished', null, 4, 1),
    ('o', 'encyclopedia', '{"strikes":2}', 'broken_off', null, 3, 0);
insert into tables (table_id, stage, listed, created_at, finished_at, preset, options, first, outcome,
        lost, points, shown, scale, max_score, turns, strikes, clues, cards, deal)
    select 'lost-game-' || name, 'finished', 0, 1, 1, preset, options, 'edition', outcome,
        lost, points, shown, 'none', 25, 9, 3, 4, 5, 'a deal' from games;
insert into played select 'cfvthagd2gss', 1, 'lost-game-' || name, preset, options <> '{}', 2, outcome
    from games;
insert into standings select 'cfvthagd2gss', preset, options <> '{}', 2, count(*), sum(points),
        max(points), sum(outcome = 'perfect'), sum(outcome = 'lost'), 3, 4, 5, 0, 1
    from games where outcome <> 'broken_off' group by preset, options <> '{}';
delete from tables where table_id = 'lost-game-i';
delete from played where table_id = 'lost-game-i';
drop table games;
"#;

#[tokio::test(flavor = "multi_thread")]
async fn lost_games_of_an_earlier_release_are_counted_apart() {
    let app = SECOND.app_with(LOST_GAMES).await;
    let sessions = SECOND.answers("sessions.json");
    let mut sessions = sessions.as_array().unwrap().iter();
    let ana = sessions.find(|it| it["who"] == "ana").unwrap();
    let (status, standings) = get(&app, "/api/standings", ana["token"].as_str()).await;
    assert_eq!(status, 200, "{standings}");
    let of = |preset: &str| {
        let mut found = standings.as_array().unwrap().iter();
        let it = found.find(|it| it["preset"] == preset).unwrap();
        json!([
            it["games"],
            it["lost"],
            it["scored"],
            it["points"],
            it["best"]
        ])
    };
    assert_eq!(of("abacus"), json!([2, 1, 2, 10, 10]), "it is zero points");
    assert_eq!(of("gf-black"), json!([2, 1, 1, -2, -2]));
    assert_eq!(of("grand-finale"), json!([2, 1, 0, 0, null]));
    assert_eq!(of("rr-deluxe"), json!([3, 2, 1, 9, 9]));
    assert_eq!(of("hle"), json!([3, 3, 1, 0, 0]));
    assert_eq!(of("encyclopedia"), json!([2, 1, 2, 4, 4]));
}
