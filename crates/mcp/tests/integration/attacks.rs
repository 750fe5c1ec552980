//! What clients must not be able to do: crash the program, block it, or reach it from a page of another site.

use std::time::Duration;

use kagiya_loadtest::client::ask;
use kagiya_mcp::{HttpError, HttpServer, HttpSettings};
use serde_json::{Value, json};

use crate::client::{Client, HttpClient, LineClient, agent, application};

#[tokio::test(flavor = "multi_thread")]
async fn garbage_lines_are_survived() {
    let app = application().await;
    let mut client = LineClient::connect(agent(app.address, "Model")).await;
    let deep = "[".repeat(100_000);
    let long = "x".repeat(2 << 20);
    for line in [
        "",
        "{",
        "null",
        "[]",
        "\u{0}",
        "{\"jsonrpc\":\"2.0\"}",
        &*deep,
        &*long,
        r#"{"jsonrpc":"1.0","id":1,"method":"tools/list"}"#,
        r#"{"jsonrpc":"2.0","id":{},"method":"tools/list"}"#,
        r#"{"jsonrpc":"2.0","id":9,"method":7}"#,
        r#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"none"}}"#,
        r#"{"jsonrpc":"2.0","id":9,"result":{}}"#,
    ] {
        client.send(line).await;
    }
    for (method, params) in [
        ("tools/call", json!({"name": "shell", "arguments": {}})),
        ("tools/call", json!({"name": 1})),
        ("tools/call", json!({"name": "look", "arguments": "all"})),
        ("prompts/get", json!({"name": "none"})),
        ("resources/read", json!({"uri": "file:///etc/passwd"})),
        ("no/such/method", json!({})),
    ] {
        let reply = client.request(method, params.clone()).await;
        assert!(
            reply["error"]["message"].is_string(),
            "{method} {params}: {reply}"
        );
    }
    let tools = client.request("tools/list", json!({})).await;
    assert!(tools["result"]["tools"].is_array(), "{tools}");
    client.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_greet_is_refused_and_the_server_ends() {
    let app = application().await;
    let mut client = LineClient::open(agent(app.address, "Model"));
    client.send(r#"{"jsonrpc":"2.0","id":1,"result":{}}"#).await;
    assert!(client.close().await.is_err());
    let client = LineClient::open(agent(app.address, "Model"));
    assert!(client.close().await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn http_refuses_pages_of_other_sites_large_bodies_and_garbage() {
    let app = application().await;
    let client = HttpClient::connect(agent(app.address, "Model")).await;
    let accept = ("accept", "application/json, text/event-stream");
    let list = json!({"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}}).to_string();
    let large = format!(
        "{{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"{}\"}}",
        "x".repeat(1 << 20)
    );
    let own = format!("http://{}", client.address);
    for (status, method, headers, body) in [
        (200, "POST", vec![accept], &*list),
        (200, "POST", vec![accept, ("origin", &*own)], &*list),
        (
            200,
            "POST",
            vec![accept, ("origin", "http://localhost:6274")],
            &*list,
        ),
        (
            403,
            "POST",
            vec![accept, ("origin", "https://evil.example")],
            &*list,
        ),
        (403, "POST", vec![accept, ("origin", "null")], &*list),
        (
            403,
            "POST",
            vec![accept, ("origin", "http://localhost.evil.example")],
            &*list,
        ),
        (413, "POST", vec![accept], &*large),
        (415, "POST", vec![accept], "{"),
        (406, "POST", vec![], &*list),
        (405, "GET", vec![accept], ""),
        (405, "DELETE", vec![accept], ""),
    ] {
        let reply = ask(client.address, method, "/mcp", &headers, body)
            .await
            .unwrap();
        let body = String::from_utf8_lossy(&reply.body).into_owned();
        assert_eq!(reply.status, status, "{method} {headers:?}: {body}");
    }
    assert_eq!(
        ask(client.address, "GET", "/", &[], "")
            .await
            .unwrap()
            .status,
        404
    );
    let other = rebinding(client.address, &list).await;
    assert!(other.starts_with("HTTP/1.1 403"), "{other}");
}

/// A page whose name was pointed at this machine sends its own name as `Host`.
async fn rebinding(address: std::net::SocketAddr, body: &str) -> String {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    let request = format!(
        "POST /mcp HTTP/1.1\r\nhost: evil.example:{}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         accept: application/json, text/event-stream\r\ncontent-length: {}\r\n\r\n{body}",
        address.port(),
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn an_address_that_others_reach_needs_a_name() {
    let settings = HttpSettings {
        listen: "0.0.0.0:0".parse().unwrap(),
        hosts: Vec::new(),
    };
    let nowhere = "127.0.0.1:9".parse().unwrap();
    let refused = HttpServer::bind(agent(nowhere, "Model"), &settings).await;
    assert!(matches!(refused, Err(HttpError::NotLoopback(_))));
    let named = HttpSettings {
        hosts: vec!["hanabi.example".to_owned()],
        ..settings
    };
    assert!(
        HttpServer::bind(agent(nowhere, "Model"), &named)
            .await
            .is_ok()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn acting_out_of_turn_or_illegally_is_answered_with_what_would_be_right() {
    let app = application().await;
    let mut ana = Client::Lines(LineClient::connect(agent(app.address, "Ana")).await);
    let mut ben = Client::Lines(LineClient::connect(agent(app.address, "Ben")).await);
    let play = json!({"action": "play", "card": 1});
    for tool in ["look", "act", "wait_for_turn", "why", "start_game", "leave"] {
        let arguments = if tool == "act" {
            play.clone()
        } else {
            json!({})
        };
        let refusal = ana.refused(tool, arguments).await;
        assert!(refusal.contains("open_table"), "{tool}: {refusal}");
    }
    for table in [
        "",
        "../..",
        "t%2f",
        "nosuchtable",
        "https://other.example/t/",
    ] {
        let refusal = ana.refused("sit_down", json!({"table": table})).await;
        assert!(!refusal.is_empty() && refusal.ends_with('.'), "{refusal}");
    }
    let (_, table) = ana.call("open_table", json!({"seats": 2})).await;
    ben.call("sit_down", json!({"table": table["table"]})).await;
    let (_, table) = ana.call("start_game", json!({})).await;
    let (mover, other) = if table["your_turn"] == true {
        (&mut ana, &mut ben)
    } else {
        (&mut ben, &mut ana)
    };
    // The other player learns of the start by a message of its own.
    let (_, waiting) = other.call("wait_for_turn", json!({"seconds": 1})).await;
    assert_eq!(waiting["your_turn"], false, "{waiting}");
    let refusal = other.refused("act", play).await;
    assert!(
        refusal.contains("is to act") && refusal.contains("wait_for_turn"),
        "{refusal}"
    );
    let (_, turn) = mover.call("wait_for_turn", json!({})).await;
    assert_eq!(turn["your_turn"], true);
    // All tokens are there, so nothing can be discarded.
    let refusal = mover
        .refused("act", json!({"action": "discard", "card": 1}))
        .await;
    assert!(
        refusal.contains("cannot discard") && refusal.contains("{\"action\":\"clue\""),
        "{refusal}"
    );
    let refusal = mover
        .refused("act", json!({"action": "play", "card": 99}))
        .await;
    assert!(refusal.contains("from 1"), "{refusal}");
    let (_, still) = mover.call("look", json!({})).await;
    assert_eq!(
        turn["game"], still["game"],
        "a refused action changes nothing"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn many_open_waits_are_limited_and_do_not_block_other_tools() {
    let app = application().await;
    let mut lines = LineClient::connect(agent(app.address, "Model")).await;
    let open = json!({"name": "open_table", "arguments": {"seats": 2}});
    lines.request("tools/call", open).await;
    let wait = json!({"name": "wait_for_turn", "arguments": {"seconds": 300}});
    let mut ids = Vec::new();
    for _ in 0..40 {
        ids.push(lines.begin("tools/call", wait.clone()).await);
    }
    // Those above the limit are refused at once, the others wait.
    for _ in 0..24 {
        let reply = lines.receive().await.unwrap();
        assert_eq!(reply["result"]["isError"], true, "{reply}");
        let id = reply["id"].as_u64().unwrap();
        ids.retain(|it| *it != id);
    }
    assert_eq!(ids.len(), 16);
    let look = json!({"name": "look", "arguments": {}});
    let reply = lines.request("tools/call", look).await;
    assert_eq!(reply["result"]["isError"], false, "{reply}");
    // A cancelled wait makes room.
    let cancelled = json!({"requestId": ids[0]});
    let cancel =
        json!({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": cancelled});
    lines.send(&cancel.to_string()).await;
    let short = json!({"name": "wait_for_turn", "arguments": {"seconds": 1}});
    let reply = loop {
        let reply = lines.request("tools/call", short.clone()).await;
        if reply["result"]["isError"] == false {
            break reply;
        }
    };
    assert_eq!(
        reply["result"]["structuredContent"]["your_turn"], false,
        "{reply}"
    );
    lines.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_goes_away_is_reported_and_ends_no_wait_late() {
    let app = application().await;
    let mut lines = LineClient::connect(agent(app.address, "Model")).await;
    let open = json!({"name": "open_table", "arguments": {"seats": 2}});
    lines.request("tools/call", open).await;
    let wait = json!({"name": "wait_for_turn", "arguments": {"seconds": 300}});
    let id = lines.begin("tools/call", wait).await;
    app.stop().await;
    let reply = tokio::time::timeout(Duration::from_mins(1), lines.receive()).await;
    let reply: Value = reply.expect("the wait ends").unwrap();
    assert_eq!(
        (&reply["id"], &reply["result"]["isError"]),
        (&json!(id), &json!(true))
    );
    for (tool, arguments) in [
        ("list_tables", json!({})),
        ("look", json!({})),
        ("act", json!({"action": "play", "card": 1})),
        ("open_table", json!({})),
    ] {
        let call = json!({"name": tool, "arguments": arguments});
        let reply = lines.request("tools/call", call).await;
        let text = reply["result"]["content"][0]["text"].as_str().unwrap();
        assert!(text.contains("can't be reached"), "{tool}: {text}");
    }
    lines.close().await.unwrap();
    // A server that was never there.
    let mut lines = LineClient::connect(agent(app_that_is_gone(), "Model")).await;
    let call = json!({"name": "list_tables", "arguments": {}});
    let reply = lines.request("tools/call", call).await;
    assert_eq!(reply["result"]["isError"], true, "{reply}");
}

/// An address where nobody listens.
fn app_that_is_gone() -> std::net::SocketAddr {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap()
}
