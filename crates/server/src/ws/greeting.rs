//! The handshake of a connection.

use std::sync::Arc;

use futures_util::StreamExt as _;
use kagiya_protocol::{
    ClientMessage, ErrorCode, Heartbeat, Hello, Limits, MAX_CLIENT_FRAME, MAX_NAME,
    PROTOCOL_VERSION, Problem, ServerMessage, Welcome,
};
use tokio_tungstenite::tungstenite::Message;

use super::wire::Socket;
use super::{End, enter, send};
use crate::app::App;
use crate::bot_list;
use crate::limits::quota::QuotaGuard;
use crate::outbox;
use crate::presence::OnlineUser;
use crate::session::Session;

/// The milliseconds without a message after which a client pings the server.
const ASK_AFTER: u32 = 2_500;

/// The same for a client that waits for an answer.
const ASK_WAITING: u32 = 1_000;

/// The milliseconds after which a client without an answer reconnects.
const LOST_AFTER: u32 = 2_000;

/// Waits for `hello` and answers it, if the person may have another connection.
pub(super) async fn greet(
    app: &App,
    socket: &mut Socket,
    known: Option<Result<Session, Problem>>,
) -> Result<(Session, Arc<OnlineUser>, QuotaGuard), End> {
    let first = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Text(text))) => return Some(text),
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
                Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => return None,
            }
        }
    };
    let first = tokio::time::timeout(app.services.config.hello_timeout, first).await;
    let hello_first = || {
        End::because(
            1008,
            ErrorCode::HelloFirst,
            "a connection begins with {\"type\": \"hello\", \"protocol\": 2}",
        )
    };
    let text = first.ok().flatten().ok_or_else(hello_first)?;
    let Ok(ClientMessage::Hello(hello)) = ClientMessage::from_json(&text) else {
        return Err(hello_first());
    };
    let session = identify(app, &hello, known).await.map_err(End::of)?;
    let user = app.presence.user(&session.person);
    let most = app.services.config.quotas.sockets_of_person;
    let own = enter(app, Arc::clone(&user.usage), most).map_err(End::of)?;
    let people = app.knows_anybody(&session.person.id).await;
    if people {
        user.mark_has_contacts();
    }
    let welcome = ServerMessage::Welcome(Welcome {
        protocol: PROTOCOL_VERSION,
        server: concat!("kagiya ", env!("CARGO_PKG_VERSION")).to_owned(),
        you: session.person.clone(),
        now: app.services.clock.now(),
        bots: bot_list::infos(),
        limits: Limits {
            frame: u32::try_from(MAX_CLIENT_FRAME).unwrap_or(u32::MAX),
            name: u32::try_from(MAX_NAME).unwrap_or(u32::MAX),
            subscriptions: app.services.config.subscriptions,
        },
        heartbeat: Heartbeat {
            ask_after: ASK_AFTER,
            ask_waiting: ASK_WAITING,
            lost_after: LOST_AFTER,
            silence: u32::try_from(app.services.config.silence.as_millis()).unwrap_or(u32::MAX),
        },
        people,
    });
    send(app, socket, Message::Text(outbox::text(&welcome))).await?;
    Ok((session, user, own))
}

async fn identify(
    app: &App,
    hello: &Hello,
    known: Option<Result<Session, Problem>>,
) -> Result<Session, Problem> {
    if hello.protocol != PROTOCOL_VERSION {
        return Err(Problem::new(
            ErrorCode::Version,
            format!(
                "this server speaks protocol {PROTOCOL_VERSION}, not {}; reload the page or \
                 update the program",
                hello.protocol
            ),
        ));
    }
    match (&hello.token, known) {
        (Some(token), _) => app.find_session(token).await,
        (None, Some(known)) => known,
        (None, None) => Err(Problem::new(
            ErrorCode::Session,
            "there is no session; POST /api/session makes one",
        )),
    }
}
