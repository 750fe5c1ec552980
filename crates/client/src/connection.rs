//! A WebSocket connection.

use core::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use kagiya_protocol::{ClientMessage, Hello, PROTOCOL_VERSION, Problem, ServerMessage, Welcome};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::server::with_causes;
use crate::{ClientError, Server};

/// How long the server may send nothing at all. It sends a ping every 15 seconds.
const SILENCE: Duration = Duration::from_secs(40);

/// How long connecting may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// A WebSocket connection of a person to a server.
#[derive(Debug)]
pub struct Connection {
    server: Server,
    socket: Socket,
    welcome: Welcome,
}

impl Connection {
    /// Connects, sends `hello`, and waits for `welcome`.
    pub(crate) async fn open(server: &Server, token: &str) -> Result<Self, ClientError> {
        let opened = tokio::time::timeout(PATIENCE, Self::greet(server, token)).await;
        opened.map_err(|_| server.unreachable("no answer within 15 seconds"))?
    }

    async fn greet(server: &Server, token: &str) -> Result<Self, ClientError> {
        let (mut socket, _) = tokio_tungstenite::connect_async(server.websocket())
            .await
            .map_err(|it| server.unreachable(with_causes(&it)))?;
        let hello = ClientMessage::Hello(Hello {
            protocol: PROTOCOL_VERSION,
            token: Some(token.to_owned()),
        });
        send(server, &mut socket, &hello).await?;
        match receive(server, &mut socket).await? {
            ServerMessage::Welcome(welcome) => Ok(Self {
                server: server.clone(),
                socket,
                welcome,
            }),
            ServerMessage::Error {
                code,
                message,
                reason,
                ..
            } => Err(ClientError::Refused(Problem {
                code,
                message,
                reason,
            })),
            ServerMessage::Bye { code, message } => {
                Err(ClientError::Refused(Problem::new(code, message)))
            }
            other => Err(server.not_kagiya(format_args!("{other:?} instead of a welcome"))),
        }
    }

    /// The server's first message.
    pub fn welcome(&self) -> &Welcome {
        &self.welcome
    }

    /// Sends a message.
    ///
    /// # Errors
    /// [`ClientError`] if the connection is lost.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        send(&self.server, &mut self.socket, message).await
    }

    /// Waits for the next message. It is safe to stop waiting: no message is lost by that.
    ///
    /// # Errors
    /// [`ClientError`] if the connection is lost, or nothing has come for 40 seconds.
    pub async fn receive(&mut self) -> Result<ServerMessage, ClientError> {
        receive(&self.server, &mut self.socket).await
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn send(
    server: &Server,
    socket: &mut Socket,
    message: &ClientMessage,
) -> Result<(), ClientError> {
    let text = serde_json::to_string(message).map_err(|it| server.not_kagiya(it))?;
    let sent = socket.send(Message::text(text)).await;
    sent.map_err(|it| server.closed(with_causes(&it)))
}

async fn receive(server: &Server, socket: &mut Socket) -> Result<ServerMessage, ClientError> {
    loop {
        let frame = tokio::time::timeout(SILENCE, socket.next()).await;
        let frame = frame.map_err(|_| server.closed("nothing came for 40 seconds"))?;
        match frame {
            Some(Ok(Message::Text(text))) => {
                match serde_json::from_str(&text) {
                    Ok(message) => return Ok(message),
                    // A newer server sends messages that this client doesn't know, and may ignore.
                    Err(error) if error.to_string().starts_with("unknown variant") => {}
                    Err(error) => return Err(server.not_kagiya(error)),
                }
            }
            Some(Ok(Message::Close(frame))) => {
                let reason = frame.map(|it| it.reason.to_string()).unwrap_or_default();
                return Err(server.closed(reason));
            }
            Some(Ok(_)) => {}
            Some(Err(tungstenite::Error::ConnectionClosed)) | None => {
                return Err(server.closed("it is gone"));
            }
            Some(Err(error)) => return Err(server.closed(with_causes(&error))),
        }
    }
}
