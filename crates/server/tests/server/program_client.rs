//! The client for programs, `kagiya-client`, at the real application.

use kagiya_client::{ClientError, Server};
use kagiya_protocol::{ClientMessage, ErrorCode, ServerMessage, SessionReply};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpListener;

use crate::common::TestServer;

#[tokio::test]
async fn a_program_has_a_session_uses_the_api_and_follows_the_lobby() {
    let app = TestServer::start().await;
    let server = Server::new(&app.address().to_string()).unwrap();
    let session = server.guest(Some("Ana")).await.unwrap();
    assert_eq!(session.you().name, "Ana");
    let again: SessionReply = session.post("/api/session", &json!({})).await.unwrap();
    assert_eq!(again.you, *session.you());
    let resumed = kagiya_client::Session::resume(&server, session.token())
        .await
        .unwrap();
    assert_eq!(resumed.you(), session.you());
    let rules: Value = server.get("/api/presets").await.unwrap();
    assert!(!rules.is_null());

    let mut connection = session.connect().await.unwrap();
    assert_eq!(connection.welcome().you, *session.you());
    connection
        .send(&ClientMessage::Lobby { follow: true })
        .await
        .unwrap();
    assert!(matches!(
        connection.receive().await.unwrap(),
        ServerMessage::Lobby { .. }
    ));

    app.server.stop().await;
    let lost = loop {
        if let Err(error) = connection.receive().await {
            break error;
        }
    };
    assert!(matches!(lost, ClientError::Closed { .. }), "{lost}");
    let gone = session.connect().await.unwrap_err();
    assert!(matches!(gone, ClientError::Unreachable { .. }), "{gone}");
}

#[tokio::test]
async fn refusals_reach_a_program_with_their_code() {
    let app = TestServer::start().await;
    let server = Server::new(&format!("http://{}", app.address())).unwrap();
    let refused = server.guest(Some("\u{202e}")).await.unwrap_err();
    assert!(refused.refusal().is_some(), "{refused}");
    let session = server.guest(None).await.unwrap();
    let unknown = session.get::<Value>("/api/games/none/record").await;
    assert!(unknown.unwrap_err().refusal().is_some());
    let expired = kagiya_client::Session::resume(&server, &"0".repeat(64)).await;
    let expired = expired.unwrap_err();
    let code = expired.refusal().map(|it| it.code);
    assert_eq!(code, Some(ErrorCode::Session), "{expired}");
}

/// What answers like no server of Kagiya is named, and nothing of it is believed.
#[tokio::test]
async fn answers_of_something_else_are_errors() {
    for answer in [
        "HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n<html",
        "HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n",
        "HTTP/1.1 200 OK\r\ncontent-length: 99999999\r\n\r\n",
        "SSH-2.0-other\r\n",
        "",
    ] {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let other = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            stream.write_all(answer.as_bytes()).await.unwrap();
        });
        let error = Server::new(&address)
            .unwrap()
            .guest(None)
            .await
            .unwrap_err();
        let expected = matches!(
            error,
            ClientError::NotKagiya { .. } | ClientError::Unreachable { .. }
        );
        assert!(expected && error.to_string().contains(&address), "{error}");
        other.await.unwrap();
    }
}
