//! The data folder of the first release, stored as `tests/fixtures/data-folder-1`, still opens. All its
//! tables, lists, games and sessions are as that release reported them. For `PostgreSQL` the same holds for
//! the tables that the first release had there.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::common::TestServer;
use crate::common::database::{self, Place, Schema};
use kagiya_loadtest::client::{Client, ask};
use kagiya_protocol::{ClientMessage, ServerMessage, TableId};
use kagiya_server::Config;
use kagiya_server::clock::Clock;
use kagiya_server::store::Store;
use serde_json::Value;
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection as _};
use tempfile::TempDir;

/// A time when the sessions of the fixture are valid: an hour after its creation.
const NOW: i64 = 1_795_301_400_000;

fn fixture(name: &str) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.join("tests/fixtures/data-folder-1").join(name)
}

/// The answers of the release that wrote the folder.
fn answers(name: &str) -> Value {
    let text = std::fs::read_to_string(fixture(name)).unwrap();
    serde_json::from_str(&text).unwrap()
}

async fn old_app() -> TestServer {
    let folder = TempDir::new().unwrap();
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    let Some(server) = database::server() else {
        std::fs::copy(fixture("kagiya.db"), folder.path().join("test.db")).unwrap();
        return TestServer::on(Arc::new(folder), config, Clock::fixed(NOW)).await;
    };
    let schema = Schema::new(server).await;
    schema.execute(&postgres_of_then(folder.path()).await).await;
    let place = Place::at(Arc::new(folder), schema);
    TestServer::at(place, config, Clock::fixed(NOW)).await
}

/// The same games as the first release with `PostgreSQL` stored them: its tables and rows.
async fn postgres_of_then(folder: &Path) -> String {
    let file = folder.join("then.db");
    std::fs::copy(fixture("kagiya.db"), &file).unwrap();
    // The present columns contain the values of the old ones.
    let store = Store::open(&file).await.unwrap();
    store.close().await;
    let schema = fixture("../postgres-1/schema.sql");
    let mut script = std::fs::read_to_string(schema).unwrap();
    let mut connection = SqliteConnection::connect(file.to_str().unwrap())
        .await
        .unwrap();
    for (table, columns) in THEN {
        let name = |column: &&'static str| column.split(' ').next().unwrap();
        let value = |column: &&'static str| match column.split_once(' ') {
            Some((column, "boolean")) => {
                format!("case {column} when 1 then 'true' when 0 then 'false' else 'null' end")
            }
            Some((column, _)) => format!("'''\\x' || hex({column}) || ''''"),
            None => format!("quote({column})"),
        };
        let names: Vec<&str> = columns.iter().map(name).collect();
        let values: Vec<String> = columns.iter().map(value).collect();
        let (names, values) = (names.join(", "), values.join(" || ', ' || "));
        let lines = format!(
            "select 'insert into {table} ({names}) values (' || {values} || ');' from {table}"
        );
        let lines: Vec<String> = sqlx::query_scalar(AssertSqlSafe(lines))
            .fetch_all(&mut connection)
            .await
            .unwrap();
        assert!(!lines.is_empty(), "{table}");
        script.extend(lines);
    }
    connection.close().await.unwrap();
    script + "insert into heads select table_id, max(seq) from events group by table_id;"
}

/// The tables with rows in the first release, and their columns; a word after a column says that it is
/// written otherwise.
const THEN: &[(&str, &[&str])] = &[
    (
        "events",
        &["table_id", "seq", "at", "version", "body bytes"],
    ),
    (
        "tables",
        &[
            "table_id",
            "stage",
            "listed boolean",
            "created_at",
            "started_at",
            "finished_at",
            "preset",
            "options",
            "first",
            "first_seat",
            "watch",
            "outcome",
            "lost",
            "points",
            "shown boolean",
            "rating",
            "scale",
            "max_score",
            "turns",
            "opened_by",
        ],
    ),
    (
        "seats",
        &[
            "table_id",
            "seat",
            "person",
            "person_name",
            "bot",
            "kept_for",
            "kept_for_name",
            "current boolean",
            "finished_at",
        ],
    ),
    ("commands", &["person", "command", "table_id", "at"]),
    ("people", &["person", "name"]),
    ("sessions", &["hash bytes", "person", "expires"]),
];

/// The entry of a table or game in a list, independent of the protocol version.
fn essence(line: &Value) -> Value {
    let result = &line["result"];
    serde_json::json!([
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
    let app = old_app().await;
    let infos = answers("infos.json");
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
    let app = old_app().await;
    let (lists, sessions) = (answers("lists.json"), answers("sessions.json"));
    let get = async |path: &str, token: Option<&str>| {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let headers: Vec<(&str, &str)> = bearer
            .iter()
            .map(|bearer| ("authorization", bearer.as_str()))
            .collect();
        let reply = ask(app.address(), "GET", path, &headers, "").await.unwrap();
        assert_eq!(reply.status, 200, "{path}: {:?}", reply.json());
        reply.json()
    };
    let everybody = get("/api/tables", None).await;
    assert_eq!(essences(&everybody), essences(&lists["lobby"]));
    let games = get("/api/games?limit=100", None).await;
    assert_eq!(essences(&games), essences(&lists["games"]));
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
            essences(&lists[format!("games of {name}")])
        );
    }
    let ended = sessions["ended"]["token"].as_str().unwrap();
    let headers = [("authorization", &*format!("Bearer {ended}"))];
    let reply = ask(app.address(), "GET", "/api/games?mine=true", &headers, "").await;
    assert_eq!(reply.unwrap().status, 401, "an ended session stays ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn records_are_what_they_were() {
    let app = old_app().await;
    let (records, tables) = (answers("records.json"), answers("tables.json"));
    for (label, record) in records.as_object().unwrap() {
        let id = tables[label].as_str().unwrap();
        let reply = app.get(&format!("/api/games/{id}/record")).await;
        assert_eq!(reply.status, 200, "{label}");
        assert_eq!(&reply.json(), record, "{label}");
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
    let app = old_app().await;
    let (games, tables) = (answers("games.json"), answers("tables.json"));
    let sessions = answers("sessions.json");
    for (label, game) in games.as_object().unwrap() {
        let (table, name) = label.rsplit_once(", as ").unwrap();
        let token = sessions[name]["token"].as_str().unwrap();
        let mut client = Client::connect(app.address(), token).await.unwrap();
        client
            .say(&ClientMessage::Subscribe {
                table: TableId(tables[table].as_str().unwrap().to_owned()),
                after: None,
            })
            .await
            .unwrap();
        let now = loop {
            if let ServerMessage::Snapshot(snapshot) = client.hear().await.unwrap() {
                break serde_json::to_value(snapshot.game.unwrap()).unwrap();
            }
        };
        for field in ["turn", "to_act", "clue_tokens", "strikes", "deck", "points"] {
            assert_eq!(now[field], game[field], "{label}: {field}");
        }
        assert_eq!(held(&now), held(game), "{label}");
    }
}

#[tokio::test]
async fn a_folder_is_migrated_once() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("kagiya.db");
    std::fs::copy(fixture("kagiya.db"), &path).unwrap();
    for _ in 0..2 {
        let store = Store::open(&path).await.unwrap();
        store.close().await;
    }
}
