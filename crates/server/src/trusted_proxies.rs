//! The proxies whose header `X-Forwarded-For` the server believes.

use std::net::IpAddr;
use std::str::FromStr;

use ipnet::IpNet;

use crate::limits::network::parse_address;

/// One value of [`ServeArgs::trust_proxy`](crate::config::ServeArgs::trust_proxy).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrustedProxy {
    /// Any proxy on this machine or in a private network.
    Private,
    /// The proxies of a network.
    Network(IpNet),
}

/// A value that names no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a network like 10.0.0.0/8, an address, or \"private\"")]
pub struct NotANetwork;

impl FromStr for TrustedProxy {
    type Err = NotANetwork;

    /// `true` and `1` mean a private proxy: earlier releases read the variable of the environment so.
    fn from_str(text: &str) -> Result<Self, NotANetwork> {
        if matches!(text, "private" | "true" | "1") {
            return Ok(Self::Private);
        }
        let network = text.parse::<IpNet>();
        let address = || text.parse::<IpAddr>().map(IpNet::from);
        let network = network.ok().or_else(|| address().ok());
        Ok(Self::Network(network.ok_or(NotANetwork)?.trunc()))
    }
}

/// All trusted proxies; none by default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TrustedProxies(pub Vec<TrustedProxy>);

impl TrustedProxies {
    /// Whether there are none.
    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the whole internet is trusted.
    pub(crate) fn is_everybody(&self) -> bool {
        let wide = |proxy: &TrustedProxy| matches!(proxy, TrustedProxy::Network(it) if it.prefix_len() == 0);
        self.0.iter().any(wide)
    }

    /// Whether requests from this address tell the address of their client.
    pub(crate) fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.named(address) || self.0.contains(&TrustedProxy::Private) && is_private(address)
    }

    /// The last address of `X-Forwarded-For` that is not one of a named proxy. Proxies append to the header, so
    /// a client can write only what is before it. A private address in the header may be a client's.
    pub(crate) fn client<'a>(
        &self,
        forwarded: impl DoubleEndedIterator<Item = &'a str>,
    ) -> Option<IpAddr> {
        let mut client = None;
        for text in forwarded.rev() {
            client = Some(parse_address(text)?.to_canonical());
            if !client.is_some_and(|address| self.named(address)) {
                break;
            }
        }
        client
    }

    fn named(&self, address: IpAddr) -> bool {
        let named = |proxy: &TrustedProxy| matches!(proxy, TrustedProxy::Network(it) if it.contains(&address));
        self.0.iter().any(named)
    }
}

/// Whether an address belongs to this machine or to a network that the internet doesn't reach.
fn is_private(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(it) => it.is_loopback() || it.is_private() || it.is_link_local(),
        IpAddr::V6(it) => it.is_loopback() || it.is_unique_local() || it.is_unicast_link_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proxies(text: &str) -> TrustedProxies {
        TrustedProxies(text.split(' ').map(|it| it.parse().unwrap()).collect())
    }

    #[test]
    fn only_named_proxies_are_believed() {
        for (trusted, address, believed) in [
            ("private", "127.0.0.1", true),
            ("private", "::ffff:172.17.0.1", true),
            ("private", "fd00::1", true),
            ("private", "192.0.2.1", false),
            ("private", "2001:db8::1", false),
            ("192.0.2.0/24", "192.0.2.200", true),
            ("192.0.2.0/24", "::ffff:192.0.2.200", true),
            ("192.0.2.0/24", "127.0.0.1", false),
            ("192.0.2.7 2001:db8::/32", "192.0.2.8", false),
            ("192.0.2.7 2001:db8::/32", "2001:db8:7::1", true),
        ] {
            let contains = proxies(trusted).contains(address.parse().unwrap());
            assert_eq!(contains, believed, "{trusted}: {address}");
        }
        assert!(!TrustedProxies::default().contains("127.0.0.1".parse().unwrap()));
        assert!(
            proxies("0.0.0.0/0").is_everybody() && !proxies("private 10.0.0.0/8").is_everybody()
        );
    }

    #[test]
    fn a_client_cannot_write_its_own_address() {
        for (trusted, header, client) in [
            ("private", "203.0.113.9, 198.51.100.7", Some("198.51.100.7")),
            ("private", "203.0.113.9, 192.168.1.5", Some("192.168.1.5")),
            (
                "10.0.0.0/8",
                "203.0.113.9, 198.51.100.7, 10.1.1.1",
                Some("198.51.100.7"),
            ),
            ("10.0.0.0/8", "10.2.2.2, 10.1.1.1", Some("10.2.2.2")),
            ("10.0.0.0/8", "203.0.113.9, not an address, 10.1.1.1", None),
            ("private", "\"[2001:db8::1]:4711\"", Some("2001:db8::1")),
            ("private", "198.51.100.7:4711", Some("198.51.100.7")),
            ("private", "[2001:db8::1]", Some("2001:db8::1")),
            ("private", "", None),
        ] {
            let found = proxies(trusted).client(header.split(','));
            assert_eq!(
                found,
                client.map(|it| it.parse().unwrap()),
                "{trusted}: {header}"
            );
        }
    }

    #[test]
    fn a_value_that_names_no_network_says_what_would() {
        for text in ["", "10.0.0.0/33", "everybody", "10.0.0", "false"] {
            assert_eq!(text.parse::<TrustedProxy>(), Err(NotANetwork), "{text}");
        }
        assert_eq!("true".parse(), Ok(TrustedProxy::Private));
    }
}
