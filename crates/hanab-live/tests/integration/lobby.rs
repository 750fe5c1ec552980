//! Logging in, tables before their games, chat, and what is refused.

use kagiya_protocol::{AccountInfo, AccountRequest, ClientMessage, SocialInfo};
use serde_json::{Value, json};

use crate::common::{World, log_in};

#[tokio::test(flavor = "multi_thread")]
async fn a_name_becomes_a_guest_or_signs_in() {
    let world = World::start().await;
    let address = world.gateway.address;
    let session = world.own().guest(Some("Rosa")).await.unwrap();
    let account = AccountRequest {
        name: "Rosa".to_owned(),
        password: "long enough".to_owned(),
    };
    let _: AccountInfo = session.post("/api/account", &account).await.unwrap();
    let (status, _) = log_in(address, "username=Rosa&password=long+enough&version=bot").await;
    assert_eq!(status, 200);
    for (form, word) in [
        ("username=Rosa&password=wrong&version=bot", "guest"),
        ("username=Nobody&password=wrong&version=bot", "guest"),
        ("username=&password=guest", "name"),
        ("", "name"),
        ("username=%E2%80%AE&password=guest", "name"),
    ] {
        let (status, answer) = log_in(address, form).await;
        assert!(
            (400..500).contains(&status) && answer.contains(word),
            "{form}: {answer}"
        );
        assert!(!answer.contains("wrong"), "{answer}");
    }
    // A guest with the same password is the same person; with another one, another.
    let mut names = Vec::new();
    for password in ["guest-1", "guest-1", "guest-2"] {
        let form = format!("username=Bot-1&password={password}&version=bot");
        let (_, cookie) = log_in(address, &form).await;
        let mut client = crate::common::SiteClient::connect(address, &cookie).await;
        names.push(client.until("welcome").await["userID"].clone());
    }
    assert_eq!(names[0], names[1]);
    assert_ne!(names[0], names[2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_changed_left_and_gone() {
    let world = World::start().await;
    let mut ana = world.client("Ana").await;
    let mut ben = world.client("Ben").await;
    ben.until("tableList").await;
    let body =
        json!({"name": "ours", "options": {"variantName": "Pink (5 Suits)"}, "maxPlayers": 3});
    ana.send("tableCreate", &body).await;
    let game = ana.until("game").await;
    assert_eq!(game["players"][0]["name"], "Ana");
    assert_eq!(game["options"]["variantName"], "Pink (5 Suits)");
    let table = ana.until("joined").await;
    let id = &table["tableID"];
    let listed = loop {
        let listed = ben.until("table").await;
        if listed["name"] == "ours" {
            break listed;
        }
    };
    assert_eq!(
        (
            &listed["id"],
            &listed["joined"],
            &listed["running"],
            &listed["variant"]
        ),
        (id, &json!(false), &json!(false), &json!("Pink (5 Suits)"))
    );
    ben.send("tableJoin", &table).await;
    ben.until("joined").await;
    let change = json!({"tableID": id, "options": {"variantName": "6 Suits"}});
    ana.send("tableSetVariant", &change).await;
    while ben.until("game").await["options"]["variantName"] != "6 Suits" {}
    // Only the one who opened a table may.
    ben.send("tableSetVariant", &change).await;
    ben.until("warning").await;
    ben.send(
        "chat",
        &json!({"msg": "hello there", "room": format!("table{id}")}),
    )
    .await;
    let chat = ana.until("chat").await;
    assert_eq!(
        (&chat["msg"], &chat["who"]),
        (&json!("hello there"), &json!("Ben"))
    );
    assert_eq!(chat["room"], format!("table{id}"));
    ben.send("tableLeave", &table).await;
    assert_eq!(ben.until("left").await, json!({"TableID": id}));
    ana.send("tableStart", &table).await;
    ana.until("warning").await;
    ana.send("tableLeave", &table).await;
    ana.until("left").await;
    while ben.until("tableGone").await["tableID"] != *id {}
}

#[tokio::test(flavor = "multi_thread")]
async fn private_messages_go_to_the_client_with_that_name() {
    let world = World::start().await;
    let mut ana = world.client("Ana").await;
    let mut ben = world.client("Ben").await;
    ben.until("welcome").await;
    let to = |name: &str| json!({"msg": "/join", "recipient": name, "room": "lobby"});
    ana.send("chatPM", &to("Ben")).await;
    let chat = ben.until("chat").await;
    assert_eq!(
        (
            &chat["msg"],
            &chat["who"],
            &chat["recipient"],
            &chat["room"]
        ),
        (
            &json!("/join"),
            &json!("Ana"),
            &json!("Ben"),
            &json!("lobby")
        )
    );
    ana.send("chatPM", &to("Nobody")).await;
    let warning = ana.until("warning").await;
    assert!(warning["warning"].as_str().unwrap().contains("Nobody"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_possible_here_is_said() {
    let world = World::start().await;
    let mut ana = world.client("Ana").await;
    ana.until("tableList").await;
    for (command, body, word) in [
        (
            "tableCreate",
            json!({"name": "x", "password": "secret"}),
            "password",
        ),
        ("tableCreate", json!({"options": {"timed": true}}), "timed"),
        (
            "tableCreate",
            json!({"options": {"variantName": "Nonesuch"}}),
            "Nonesuch",
        ),
        ("tableCreate", json!({"name": "!seed 5"}), "names"),
        ("tableCreate", json!({"gameJSON": {}}), "from a game"),
        ("tableCreate", json!({"maxPlayers": 70}), "maxPlayers"),
        ("tableJoin", json!({"tableID": 99}), "no such table"),
        ("tableSpectate", json!({"tableID": 1}), "no such table"),
        ("tableReattend", json!({"tableID": 99}), "no such table"),
        ("getGameInfo1", json!({"tableID": 99}), "no such table"),
        (
            "action",
            json!({"tableID": 99, "type": 0, "target": 1}),
            "no such table",
        ),
        ("chat", json!({"room": "lobby", "msg": "hello"}), "lobby"),
        ("chatPM", json!({}), "recipient"),
        ("dance", json!({}), "dance"),
    ] {
        ana.send(command, &body).await;
        let warning = ana.until("warning").await;
        let text = warning["warning"].as_str().unwrap();
        assert!(text.contains(word), "{command} {body}: {text}");
    }
}

/// A person at a browser invites a client: they become friends, and the invitation is a private message.
#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_a_private_message_to_join() {
    let world = World::start().await;
    let rosa = world.own().guest(Some("Rosa")).await.unwrap();
    let account = AccountRequest {
        name: "Rosa".to_owned(),
        password: "long enough".to_owned(),
    };
    let _: AccountInfo = rosa.post("/api/account", &account).await.unwrap();
    let bot = world.own().guest(Some("Robot")).await.unwrap();
    let account = AccountRequest {
        name: "Robot".to_owned(),
        password: "long enough too".to_owned(),
    };
    let _: AccountInfo = bot.post("/api/account", &account).await.unwrap();
    let address = world.gateway.address;
    let form = "username=Robot&password=long+enough+too&version=bot";
    let (_, cookie) = log_in(address, form).await;
    let mut robot = crate::common::SiteClient::connect(address, &cookie).await;
    robot.until("welcome").await;
    let asked = json!({"name": "Robot"});
    let _: Value = rosa.post("/api/people/friends", &asked).await.unwrap();
    // The client's side accepts.
    let mut connection = rosa.connect().await.unwrap();
    loop {
        let social: SocialInfo = rosa.get("/api/people").await.unwrap();
        if !social.friends.is_empty() {
            break;
        }
        connection.receive().await.unwrap();
    }
    let create = json!({"type": "create", "id": "c1", "seat": 0,
        "settings": {"preset": "hanab-live", "seats": 2, "listed": false}});
    let create: ClientMessage = serde_json::from_value(create).unwrap();
    connection.send(&create).await.unwrap();
    let table = loop {
        if let kagiya_protocol::ServerMessage::Done { table, .. } =
            connection.receive().await.unwrap()
        {
            break table.unwrap();
        }
    };
    let path = format!("/api/tables/{table}/invitations");
    let invited = json!({"people": [bot.you().id]});
    let _: Value = rosa.post(&path, &invited).await.unwrap();
    let listed = robot.until("table").await;
    assert_eq!(listed["players"], json!(["Rosa"]));
    let chat = robot.until("chat").await;
    assert_eq!(
        (&chat["msg"], &chat["who"]),
        (&json!("/join"), &json!("Rosa"))
    );
    robot
        .send("tableJoin", &json!({"tableID": listed["id"]}))
        .await;
    robot.until("joined").await;
}
