//! One connected client.

use std::sync::Arc;
use std::time::Instant;

use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use kagiya_client::{ClientError, Connection, Session};
use kagiya_protocol::{
    ClientMessage, PersonRequest, ServerMessage, SocialInfo, TableId, TableInfo,
};
use kagiya_random::number;
use serde_json::{Value, json};
use tokio::sync::{mpsc, watch};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Message};

use super::Shared;
use super::hub::Note;
use super::limits::{MAX_FRAME, MessageRate, PING, SILENCE};
use crate::frame::frame;
use crate::translator::{Out, Translator};

type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// Why a connection ends, if the client should know.
struct End(Option<String>);

impl End {
    const GONE: Self = Self(None);

    fn because(reason: impl core::fmt::Display) -> Self {
        Self(Some(reason.to_string()))
    }
}

impl From<ClientError> for End {
    fn from(error: ClientError) -> Self {
        Self::because(error)
    }
}

/// Serves a client until it is gone, or the server is.
pub(super) async fn serve(
    shared: Arc<Shared>,
    stream: Upgraded,
    session: Session,
    mut stopping: watch::Receiver<bool>,
) {
    let config = WebSocketConfig::default()
        .max_message_size(Some(MAX_FRAME))
        .max_frame_size(Some(MAX_FRAME));
    let stream = TokioIo::new(stream);
    let mut socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
    let (serial, mut notes) = shared.hub.enter(session.you());
    let end = tokio::select! {
        end = run(&shared, &mut socket, &session, &mut notes) => end,
        _ = stopping.wait_for(|it| *it) => End::because("the gateway is about to stop"),
    };
    shared.hub.leave(&session.you().id, serial);
    let End(Some(reason)) = end else { return };
    let last = async {
        let text = frame("error", &json!({"error": reason}));
        socket.send(Message::text(text)).await?;
        socket
            .close(Some(CloseFrame {
                code: CloseCode::Policy,
                reason: "".into(),
            }))
            .await?;
        // The client's answer, so that the last message is not lost.
        while socket.next().await.is_some_and(|it| it.is_ok()) {}
        Ok::<(), tokio_tungstenite::tungstenite::Error>(())
    };
    let _ = tokio::time::timeout(shared.usage.patience(), last).await;
}

async fn run(
    shared: &Shared,
    socket: &mut Socket,
    session: &Session,
    notes: &mut mpsc::Receiver<Note>,
) -> End {
    match talk(shared, socket, session, notes).await {
        Ok(end) | Err(end) => end,
    }
}

async fn talk(
    shared: &Shared,
    socket: &mut Socket,
    session: &Session,
    notes: &mut mpsc::Receiver<Note>,
) -> Result<End, End> {
    let mut connection = session.connect().await?;
    // Ids of commands must differ from those of earlier connections of this person.
    let prefix = number().map_err(End::because)?;
    let welcome = connection.welcome().clone();
    let numbers = Arc::clone(&shared.numbers);
    let mut translator = Translator::new(&welcome, numbers, format!("hl{prefix:016x}"));
    connection
        .send(&ClientMessage::Lobby { follow: true })
        .await?;
    let mut client = Client {
        shared,
        socket,
        session,
        connection: &mut connection,
        invited: Vec::new(),
    };
    if welcome.people {
        client.social(&mut translator).await?;
    }
    let mut rate = MessageRate::new(shared.usage.messages());
    let mut heard = Instant::now();
    let mut ping = tokio::time::interval(PING);
    loop {
        tokio::select! {
            message = client.connection.receive() => {
                let message = message?;
                if matches!(message, ServerMessage::People) {
                    client.social(&mut translator).await?;
                }
                let is_bye = matches!(message, ServerMessage::Bye { .. });
                let out = translator.on_server(message);
                client.carry_out(out).await?;
                if is_bye {
                    return Ok(End::because("the server has ended the session"));
                }
            }
            frame = client.socket.next() => {
                heard = Instant::now();
                let Some(Ok(message)) = frame else { return Ok(End::GONE) };
                let text = match message {
                    Message::Text(text) => text,
                    Message::Close(_) => return Ok(End::GONE),
                    Message::Binary(_) => return Ok(End::because("messages are texts")),
                    Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => continue,
                };
                if !rate.count() {
                    return Ok(End::because("too many messages at once"));
                }
                let out = translator.on_client(&text);
                client.carry_out(out).await?;
            }
            note = notes.recv() => match note {
                Some(Note::Private { who, text }) => {
                    let out = vec![translator.on_private(&who, &text)];
                    client.carry_out(out).await?;
                }
                Some(Note::Replaced) | None => {
                    return Ok(End::because("You have logged on from somewhere else."));
                }
            },
            _ = ping.tick() => {
                if heard.elapsed() > SILENCE {
                    return Ok(End::because("nothing came for a minute"));
                }
                client.write(Message::Ping(Bytes::new())).await?;
            }
        }
    }
}

struct Client<'a> {
    shared: &'a Shared,
    socket: &'a mut Socket,
    session: &'a Session,
    connection: &'a mut Connection,
    /// The invitations that the client has got.
    invited: Vec<(TableId, i64)>,
}

impl Client<'_> {
    async fn carry_out(&mut self, out: Vec<Out>) -> Result<(), End> {
        for out in out {
            match out {
                Out::Client(text) => self.write(Message::text(text)).await?,
                Out::Server(message) => self.connection.send(&message).await?,
                Out::Private { recipient, text } => {
                    let who = &self.session.you().name;
                    if !self.shared.hub.send(&recipient, who, text) {
                        let refused = vec![Translator::not_here(&recipient)];
                        Box::pin(self.carry_out(refused)).await?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Writes a message. A client that does not read for long is disconnected.
    async fn write(&mut self, message: Message) -> Result<(), End> {
        match tokio::time::timeout(self.shared.usage.patience(), self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::GONE),
        }
    }

    /// Accepts requests for friendship, which are the way to invite a client from a browser, and passes new
    /// invitations on.
    async fn social(&mut self, translator: &mut Translator) -> Result<(), End> {
        let social: SocialInfo = match self.session.get("/api/people").await {
            Ok(social) => social,
            // It is asked for again when something changes.
            Err(error) if error.refusal().is_some() => return Ok(()),
            Err(error) => return Err(error.into()),
        };
        for person in social.asking {
            let request = PersonRequest {
                person: Some(person.id),
                name: None,
            };
            let accepted = self.session.post("/api/people/friends", &request).await;
            // They may have withdrawn it.
            let _: Value = accepted.unwrap_or_default();
        }
        for invitation in social.invitations {
            let key = (invitation.table.clone(), invitation.at);
            if invitation.seat.is_some() || self.invited.contains(&key) {
                continue;
            }
            self.invited.push(key);
            let path = format!("/api/tables/{}", invitation.table);
            if let Ok(info) = self.session.get::<TableInfo>(&path).await {
                let out = translator.on_invitation(&invitation, &info);
                self.carry_out(out).await?;
            }
        }
        let most = self.invited.len().saturating_sub(100);
        self.invited.drain(..most);
        Ok(())
    }
}
