//! Attackers with all addresses of a network: the 254 of an IPv4 /24, and an IPv6 household with a /56.
//!
//! From each address a guest connects and opens tables of bots. Behind a proxy that the server trusts, the addresses
//! of the household are in the header `X-Forwarded-For`.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use kagiya_loadtest::client::{Client, ClientError, ask_on};
use serde_json::json;
use tokio::task::JoinSet;

use super::{Tried, more, open, stream};

/// The number of addresses of each network.
const ADDRESSES: u8 = 254;

/// The time after which an address tries again. All of them together try a hundred times a second.
const PAUSE: Duration = Duration::from_secs(5);

/// What the addresses of a network have got.
#[derive(Default)]
struct Got {
    guests: AtomicU64,
    tables: AtomicU64,
}

/// The results of both networks.
#[derive(Default)]
pub(super) struct Networks {
    block: Arc<Got>,
    household: Arc<Got>,
}

/// Opens tables of bots as long as the server allows.
async fn opens(server: SocketAddr, from: Ipv4Addr, named: Option<&str>, got: &Got) -> Tried {
    let headers: Vec<_> = named
        .map(|named| ("x-forwarded-for", named))
        .into_iter()
        .collect();
    let asking = stream(server, from).await?;
    let body = r#"{"token":true}"#;
    let reply = ask_on(asking, server, "POST", "/api/session", &headers, body).await?;
    let reply = reply.json();
    let token = reply["token"]
        .as_str()
        .ok_or_else(|| ClientError::new(&reply))?;
    more(&got.guests);
    let mut client = Client::open_on(stream(server, from).await?, server, &headers).await?;
    client.greet(token).await?;
    for number in 1.. {
        let table = open(&mut client, number, &["cautious"; 3]).await?;
        more(&got.tables);
        let subscribe = json!({"type": "subscribe", "table": table}).to_string();
        client.say_text(subscribe).await?;
    }
    Ok(())
}

impl Networks {
    /// Starts the attackers. Those of the household need a server that trusts its proxy.
    pub(super) fn start(server: SocketAddr, proxy: bool, tasks: &mut JoinSet<()>) -> Self {
        let results = Self::default();
        for number in 1..=ADDRESSES {
            let got = Arc::clone(&results.block);
            let from = Ipv4Addr::new(127, 66, 9, number);
            tasks.spawn(begin(server, from, proxy.then(|| from.to_string()), got));
            if proxy {
                let got = Arc::clone(&results.household);
                let named = format!("2001:db8:66:{number:x}::1");
                let from = Ipv4Addr::new(127, 66, 10, number);
                tasks.spawn(begin(server, from, Some(named), got));
            }
        }
        results
    }

    pub(super) fn report(&self, out: &mut dyn std::io::Write) -> std::io::Result<()> {
        for (what, got) in [("/24", &self.block), ("/56", &self.household)] {
            let guests = got.guests.load(Ordering::Relaxed);
            let tables = got.tables.load(Ordering::Relaxed);
            writeln!(
                out,
                "all addresses of a {what}: {guests} guests, {tables} tables of bots"
            )?;
        }
        Ok(())
    }
}

async fn begin(server: SocketAddr, from: Ipv4Addr, named: Option<String>, got: Arc<Got>) {
    // Not all at the same moment.
    tokio::time::sleep(PAUSE * u32::from(from.octets()[3]) / 256).await;
    loop {
        // The server has refused another guest or table: the attack continues.
        drop(opens(server, from, named.as_deref(), &got).await);
        tokio::time::sleep(PAUSE).await;
    }
}
