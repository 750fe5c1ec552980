//! The temporary bans of people and networks by an administrator.

use core::fmt;
use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use jiff::Timestamp;
use kagiya_protocol::{ErrorCode, PersonId, Problem, Reason, ReasonValue};

use super::network::{ClientNetwork, Network};
use crate::store::Block;

/// The connections allowed to a banned client, enough to receive the reason.
pub(crate) const BANNED_CONNECTIONS: usize = 8;

/// The target of a ban, written in the store as `guest:k3m…` or `address:192.0.2.7`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum BanTarget {
    /// A person.
    Guest(PersonId),
    /// All clients in a network.
    Address(Network),
}

impl fmt::Display for BanTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Guest(person) => write!(f, "guest:{}", person.as_str()),
            Self::Address(origin) => write!(f, "address:{origin}"),
        }
    }
}

impl BanTarget {
    /// Parses a text of the store.
    fn parse(text: &str) -> Option<Self> {
        match text.split_once(':')? {
            ("guest", person) => Some(Self::Guest(PersonId(person.to_owned()))),
            ("address", address) => Network::parse(address).map(Self::Address),
            _ => None,
        }
    }
}

/// All bans, with their end and reason.
#[derive(Debug, Default)]
pub(crate) struct Bans(RwLock<HashMap<BanTarget, (i64, String)>>);

impl Bans {
    /// Replaces all bans.
    pub(crate) fn set(&self, blocks: Vec<Block>) {
        let blocks = blocks.into_iter().filter_map(|block| {
            let whom = BanTarget::parse(&block.who);
            if whom.is_none() {
                tracing::warn!(who = block.who, "it is not known whom this block is about");
            }
            Some((whom?, (block.until, block.why)))
        });
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = blocks.collect();
    }

    /// The refusal for a target that is banned at the time `now`.
    pub(crate) fn of(&self, whom: &BanTarget, now: i64) -> Option<Problem> {
        let blocks = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let (until, why) = blocks.get(whom).filter(|(until, _)| *until > now)?;
        Some(told(*until, why))
    }

    /// The refusal for a client in a network that is banned at the time `now`, or in a wider one.
    pub(crate) fn of_client(&self, network: ClientNetwork, now: i64) -> Option<Problem> {
        let mut levels = network.levels();
        levels.find_map(|level| self.of(&BanTarget::Address(level), now))
    }
}

/// The refusal for a banned client.
fn told(until: i64, why: &str) -> Problem {
    let until = Timestamp::from_millisecond(until).unwrap_or(Timestamp::MAX);
    let until = until.strftime("%Y-%m-%d %H:%M UTC").to_string();
    let text = |name: &str, text: &str| (name.to_owned(), ReasonValue::Text(text.to_owned()));
    let (id, because) = if why.is_empty() {
        ("kept-out", String::new())
    } else {
        ("kept-out-because", format!(" ({why})"))
    };
    Problem {
        reason: Some(Reason {
            id: id.to_owned(),
            args: [text("until", &until), text("why", why)].into(),
        }),
        ..Problem::new(
            ErrorCode::Blocked,
            format!("you are banned from this server until {until}{because}"),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_kept_out_is_told_until_when_and_why() {
        let blocks = Bans::default();
        let block = |who: &str, until, why: &str| Block {
            who: who.to_owned(),
            until,
            why: why.to_owned(),
        };
        blocks.set(vec![
            block("guest:k3", 60_000, "shouting"),
            block("address:2001:db8:1:2::/64", 120_000, ""),
            block("nobody", 120_000, ""),
            block("address:192.0.2.0/24", 60_000, ""),
        ]);
        let guest = BanTarget::Guest(PersonId("k3".to_owned()));
        let address = BanTarget::Address(Network::parse("2001:db8:1:2::77").unwrap());
        let other = BanTarget::Address(Network::parse("2001:db8:1:3::77").unwrap());
        let told = |whom: &BanTarget, now| blocks.of(whom, now).map(|problem| problem.message);
        let text = told(&guest, 59_999).unwrap();
        assert!(
            text.ends_with("until 1970-01-01 00:01 UTC (shouting)"),
            "{text}"
        );
        assert_eq!(told(&guest, 60_000), None, "it is over");
        let text = told(&address, 60_000).unwrap();
        assert!(text.ends_with("until 1970-01-01 00:02 UTC"), "{text}");
        assert_eq!(told(&other, 0), None);
        for (client, banned) in [
            ("2001:db8:1:2:3::4", true),
            ("2001:db8:1:3::4", false),
            ("192.0.2.200", true),
            ("192.0.3.200", false),
        ] {
            let network = ClientNetwork::parse(client).unwrap();
            assert_eq!(blocks.of_client(network, 0).is_some(), banned, "{client}");
        }
        for whom in [guest, address] {
            assert_eq!(BanTarget::parse(&whom.to_string()), Some(whom));
        }
    }
}
