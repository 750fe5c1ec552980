//! Whole games.

use kagiya_loadtest::client::ask;
use serde_json::{Value, json};

use crate::client::{Client, HttpClient, LineClient, agent, application};

/// A whole game with a companion. The tools say the same as the server's replay.
async fn plays_a_whole_game(mut client: Client, application: &kagiya_server::Server) {
    let tools = client.request("tools/list", json!({})).await;
    let tools = tools["result"]["tools"].as_array().unwrap().clone();
    for name in [
        "list_tables",
        "open_table",
        "sit_down",
        "start_game",
        "look",
        "act",
        "wait_for_turn",
        "rules",
        "why",
        "leave",
    ] {
        let tool = tools.iter().find(|it| it["name"] == name).expect(name);
        assert!(tool["description"].as_str().unwrap().len() > 20, "{tool}");
        assert_eq!(tool["inputSchema"]["type"], "object", "{tool}");
    }
    let prompt = json!({"name": "play_hanabi"});
    let prompt = client.request("prompts/get", prompt).await;
    assert!(
        prompt["result"]["messages"][0]["content"]["text"].is_string(),
        "{prompt}"
    );

    let (text, table) = client.call("open_table", json!({"companions": 1})).await;
    assert_eq!(table["status"], "running", "{text}");
    // A companion that begins may have acted already.
    assert!(text.contains("Turn 1") || text.contains("Turn 2"), "{text}");
    let link = table["link"].as_str().unwrap();
    assert!(text.contains(link), "{text}");
    let (rules, _) = client.call("rules", json!({})).await;
    assert!(rules.contains("Hanabi") && rules.contains("##"), "{rules}");

    let (end, acted) = client.play().await;
    assert!(acted > 10, "{end}");
    let game = &end["game"];
    assert_eq!(game["phase"], "over", "{game}");
    assert!(game["points"].as_i64().unwrap() > 5, "{game}");
    let id = end["table"].as_str().unwrap();
    let path = format!("/api/games/{id}/record");
    let replay = ask(application.address, "GET", &path, &[], "");
    assert_eq!(replay.await.unwrap().status, 200);

    let (look, data) = client.call("look", json!({"history": true})).await;
    assert!(look.contains("Action 1:"), "{look}");
    assert!(data["log"].as_array().unwrap().len() > 20, "{data}");
    let (why, _) = client.call("why", json!({})).await;
    assert!(why.contains("explains"), "{why}");
    client.call("leave", json!({})).await;
    let refusal = client.refused("look", json!({})).await;
    assert!(refusal.contains("open_table"), "{refusal}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_over_lines() {
    let app = application().await;
    let client = LineClient::connect(agent(app.address, "Model")).await;
    plays_a_whole_game(Client::Lines(client), &app).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_over_http() {
    let app = application().await;
    let client = HttpClient::connect(agent(app.address, "Model")).await;
    let mut client = Client::Http(client);
    client
        .request("initialize", crate::client::greeting())
        .await;
    plays_a_whole_game(client, &app).await;
}

/// Two models at one table of three with a companion, as people would: one opens it, the other finds it in the
/// list and sits down.
#[tokio::test(flavor = "multi_thread")]
async fn two_models_find_each_other_and_play() {
    let app = application().await;
    let mut ana = Client::Lines(LineClient::connect(agent(app.address, "Ana")).await);
    let mut ben = Client::Http(HttpClient::connect(agent(app.address, "Ben")).await);
    let (text, table) = ana
        .call(
            "open_table",
            json!({"seats": 3, "companions": ["cautious"], "preset": "gf-everything"}),
        )
        .await;
    assert_eq!(table["status"], "open", "{text}");
    assert!(text.contains("start_game"), "{text}");
    let (_, listed) = ben.call("list_tables", json!({})).await;
    let found = &listed["tables"][0];
    assert_eq!(
        (&found["table"], &found["free"]),
        (&table["table"], &json!(1))
    );
    let refusal = ana
        .refused("act", json!({"action": "play", "card": 1}))
        .await;
    assert!(refusal.contains("No game is running"), "{refusal}");
    // A link is as good as an id.
    let (_, seated) = ben.call("sit_down", json!({"table": found["link"]})).await;
    let (players, you) = (&seated["players"], &seated["you"]);
    assert_eq!(
        players[usize::try_from(you.as_u64().unwrap()).unwrap() - 1],
        "Ben",
        "{seated}"
    );
    let refusal = ben.refused("start_game", json!({})).await;
    assert!(refusal.contains("host"), "{refusal}");
    ana.call("start_game", json!({})).await;
    let (one, other) = tokio::join!(ana.play(), ben.play());
    assert_eq!(public(&one.0), public(&other.0));
}

/// What everybody sees of a game.
fn public(table: &Value) -> Value {
    let game = &table["game"];
    json!([
        table["table"],
        game["points"],
        game["strikes"],
        game["discards"],
        game["fireworks"]
    ])
}

#[tokio::test(flavor = "multi_thread")]
async fn variants_and_options_are_understood_and_unknown_names_answered() {
    let app = application().await;
    let mut client = Client::Lines(LineClient::connect(agent(app.address, "Model")).await);
    for (asked, right) in [
        (json!({"preset": "originel"}), "original"),
        (json!({"variant": "Rainbowish"}), ""),
        (json!({"companions": ["deepblue"]}), "companion-3"),
        (json!({"options": {"strikes": 99}}), "5"),
        (json!({"colour": true}), "unknown field `colour`"),
        (json!({"seats": "two"}), "not valid"),
    ] {
        let refusal = client.refused("open_table", asked.clone()).await;
        assert!(refusal.contains(right), "{asked}: {refusal}");
    }
    let asked = json!({"variant": "Rainbow (5 Suits)", "companions": 1, "listed": false});
    let (text, table) = client.call("open_table", asked).await;
    assert_eq!(table["status"], "running", "{text}");
    assert!(
        table["game"]["suits"]
            .as_object()
            .unwrap()
            .values()
            .any(|it| it == "rainbow"),
        "{table}"
    );
    let (_, listed) = client.call("list_tables", json!({})).await;
    let other = client.refused("open_table", json!({})).await;
    assert!(other.contains("leave"), "{other} {listed}");
}
