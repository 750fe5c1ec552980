//! New guests of a server.

use std::net::SocketAddr;

use kagiya_loadtest::client::{ClientError, ask};
use kagiya_protocol::{PersonId, SessionReply};

/// The session of a new guest.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) id: PersonId,
    pub(crate) token: String,
}

/// Creates a guest. Two people with one name can't sit at the same table.
pub(crate) async fn create(server: SocketAddr, name: &str) -> Result<Guest, ClientError> {
    request(server, &[], name).await
}

/// Creates a guest whose requests seem to come from `address`, for a server that trusts its proxy.
#[cfg(unix)]
pub(crate) async fn create_from(
    server: SocketAddr,
    address: &str,
    name: &str,
) -> Result<Guest, ClientError> {
    request(server, &[("x-forwarded-for", address)], name).await
}

async fn request(
    server: SocketAddr,
    headers: &[(&str, &str)],
    name: &str,
) -> Result<Guest, ClientError> {
    let body = serde_json::json!({"token": true, "name": name}).to_string();
    let reply = ask(server, "POST", "/api/session", headers, &body).await?;
    if reply.status != 200 {
        let body = String::from_utf8_lossy(&reply.body);
        let text = format_args!("the server answered {}: {body}", reply.status);
        return Err(ClientError::new(text));
    }
    let session: SessionReply = serde_json::from_slice(&reply.body).map_err(ClientError::new)?;
    let missing = || ClientError::new("the server returned no token");
    Ok(Guest {
        id: session.you.id,
        token: session.token.ok_or_else(missing)?,
    })
}
