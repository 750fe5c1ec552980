//! The networks of clients, as every limit counts them.
//!
//! One subscriber often has more than one address: an IPv6 household has a /56 or a /48, and a rented server a
//! /64 or an IPv4 block. So whatever is counted for an address is counted for the networks around it too, with
//! looser bounds. [`ClientNetwork::levels`] is the only place that knows these networks.

use core::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use serde::{Deserialize, Serialize};

/// How wide a network is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) enum Width {
    /// An IPv4 address, or an IPv6 /64.
    #[default]
    Address,
    /// An IPv6 /56: usually one household.
    Household,
    /// An IPv4 /24 or an IPv6 /48: a company, a tunnel, or neighbors who don't know each other.
    Block,
}

impl Width {
    /// How many times the bound of an address applies to a network of this width.
    pub(crate) const fn factor(self) -> u8 {
        match self {
            Self::Address => 1,
            Self::Household => 2,
            Self::Block => 8,
        }
    }

    /// The bound of a network of this width, if an address may have `most` of a total of `most_of_all`. A wider
    /// network never has more than half of the total, unless one address may have that much.
    pub(crate) fn bound(self, most: usize, most_of_all: usize) -> usize {
        let wide = most.saturating_mul(usize::from(self.factor()));
        wide.min(most.max(most_of_all / 2))
    }
}

/// The narrowest network of a client: an IPv4 address, or the leading 64 bits of an IPv6 address, since one
/// subscriber has all addresses of such a prefix.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct ClientNetwork(IpAddr);

/// A network of a certain width.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Network {
    /// The first address.
    first: IpAddr,
    pub(crate) width: Width,
}

/// The IPv4 address of a client that uses one through IPv6: mapped (`::ffff:0:0/96`), translated (NAT64,
/// `64:ff9b::/96`) or tunneled (6to4, `2002::/16`). Without this all translated clients would share a /64, and
/// the owner of one IPv4 address would have the /48 of its tunnel as well.
fn embedded(address: Ipv6Addr) -> Option<Ipv4Addr> {
    let low = |bits: u128| u32::try_from(bits & u128::from(u32::MAX)).ok();
    let bits = address.to_bits();
    let found = match address.segments() {
        [0, 0, 0, 0, 0, 0xffff, ..] | [0x64, 0xff9b, 0, 0, 0, 0, ..] => low(bits),
        [0x2002, ..] => low(bits >> 80),
        _ => None,
    };
    found.map(Ipv4Addr::from_bits)
}

/// The first address of the network with this prefix.
fn masked(address: IpAddr, prefix: u8) -> IpAddr {
    match address {
        IpAddr::V4(it) => {
            let mask = u32::MAX.checked_shl(32 - u32::from(prefix)).unwrap_or(0);
            Ipv4Addr::from_bits(it.to_bits() & mask).into()
        }
        IpAddr::V6(it) => {
            let mask = u128::MAX.checked_shl(128 - u32::from(prefix)).unwrap_or(0);
            Ipv6Addr::from_bits(it.to_bits() & mask).into()
        }
    }
}

/// An address as proxies write it, perhaps with a port, in brackets or in quotation marks.
pub(crate) fn parse_address(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    let with_port = || text.parse().ok().map(|it: SocketAddr| it.ip());
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    text.parse().ok().or_else(with_port).or_else(bare)
}

impl ClientNetwork {
    /// The network of clients whose network is not known.
    pub(crate) const UNKNOWN: Self = Self(IpAddr::V4(Ipv4Addr::UNSPECIFIED));

    /// The network of an address.
    pub(crate) fn of(address: IpAddr) -> Self {
        match address {
            IpAddr::V4(_) => Self(address),
            IpAddr::V6(it) => embedded(it)
                .map_or_else(|| Self(masked(address, 64)), |address| Self(address.into())),
        }
    }

    /// The network of an address in the formats of [`parse_address`].
    pub(crate) fn parse(text: &str) -> Option<Self> {
        parse_address(text).map(Self::of)
    }

    /// Parses the format of `Display`.
    pub(crate) fn named(text: &str) -> Option<Self> {
        Self::parse(text.strip_suffix("/64").unwrap_or(text))
    }

    /// All networks in which a client is counted, the narrowest first.
    pub(crate) fn levels(self) -> impl DoubleEndedIterator<Item = Network> {
        let widths: &[Width] = match self.0 {
            IpAddr::V4(_) => &[Width::Address, Width::Block],
            IpAddr::V6(_) => &[Width::Address, Width::Household, Width::Block],
        };
        widths.iter().map(move |width| self.of_width(*width))
    }

    fn of_width(self, width: Width) -> Network {
        Network {
            first: masked(self.0, prefix(self.0, width)),
            width,
        }
    }
}

/// The length of a network's prefix, in bits.
const fn prefix(address: IpAddr, width: Width) -> u8 {
    match (address, width) {
        (IpAddr::V4(_), Width::Address | Width::Household) => 32,
        (IpAddr::V4(_), Width::Block) => 24,
        (IpAddr::V6(_), Width::Address) => 64,
        (IpAddr::V6(_), Width::Household) => 56,
        (IpAddr::V6(_), Width::Block) => 48,
    }
}

impl Network {
    /// Parses an address, perhaps with one of the prefixes that limits count: the format of `Display`.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (address, length) = match text.split_once('/') {
            Some((address, length)) => (address, Some(length.parse::<u8>().ok()?)),
            None => (text, None),
        };
        let mut levels = ClientNetwork::parse(address)?.levels();
        match length {
            None => levels.next(),
            Some(length) => levels.find(|it| prefix(it.first, it.width) == length),
        }
    }
}

impl From<ClientNetwork> for Network {
    fn from(network: ClientNetwork) -> Self {
        network.of_width(Width::Address)
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.first, self.width) {
            (IpAddr::V4(address), Width::Address) => address.fmt(f),
            (address, width) => write!(f, "{address}/{}", prefix(address, width)),
        }
    }
}

impl fmt::Display for ClientNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Network::from(*self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn levels(text: &str) -> Vec<String> {
        let network = ClientNetwork::parse(text);
        let levels = network.into_iter().flat_map(ClientNetwork::levels);
        levels.map(|it| it.to_string()).collect()
    }

    #[test]
    fn a_client_is_counted_in_all_networks_around_its_address() {
        let v4: &[&str] = &["192.0.2.7", "192.0.2.0/24"];
        let v6: &[&str] = &[
            "2001:db8:1:23ab::/64",
            "2001:db8:1:2300::/56",
            "2001:db8:1::/48",
        ];
        for (text, expected) in [
            ("192.0.2.7", v4),
            ("192.0.2.7:4711", v4),
            ("::ffff:192.0.2.7", v4),
            ("[::ffff:192.0.2.7]:80", v4),
            ("64:ff9b::192.0.2.7", v4),
            ("2002:c000:207::1", v4),
            ("2002:c000:207:ffff:1:2:3:4", v4),
            ("2001:db8:1:23ab:3:4:5:6", v6),
            ("[2001:db8:1:23ab:9:9:9:9]:4711", v6),
            ("\"[2001:db8:1:23ab::5]\"", v6),
            ("unknown", &[]),
            ("192.0.2.0/24", &[]),
            ("", &[]),
        ] {
            assert_eq!(levels(text), expected, "{text}");
        }
    }

    #[test]
    fn a_wider_network_has_a_looser_bound_and_at_most_half_of_all() {
        for (width, most, all, expected) in [
            (Width::Address, 256, 960, 256),
            (Width::Household, 256, 960, 480),
            (Width::Household, 256, 65_472, 512),
            (Width::Block, 256, 960, 480),
            (Width::Block, 256, 65_472, 2_048),
            (Width::Block, 60, usize::MAX, 480),
            (Width::Block, 600, 960, 600),
            (Width::Block, usize::MAX, 960, usize::MAX),
        ] {
            assert_eq!(width.bound(most, all), expected, "{width:?} {most} {all}");
        }
    }

    proptest! {
        #[test]
        fn levels_are_nested_and_their_names_are_read_again(bits: u128, other: u128, v4: bool) {
            let address = |bits: u128| -> IpAddr {
                if v4 {
                    Ipv4Addr::from_bits(u32::try_from(bits >> 96).unwrap()).into()
                } else {
                    Ipv6Addr::from_bits(bits).into()
                }
            };
            let one: Vec<Network> = ClientNetwork::of(address(bits)).levels().collect();
            for level in &one {
                prop_assert_eq!(Network::parse(&level.to_string()), Some(*level));
            }
            let network = ClientNetwork::of(address(bits));
            prop_assert_eq!(ClientNetwork::named(&network.to_string()), Some(network));
            // Addresses that share a narrow network share all wider ones.
            for shared in [32, 48, 56, 64] {
                let near = bits & (u128::MAX << (128 - shared)) | other & (u128::MAX >> shared);
                let near: Vec<Network> = ClientNetwork::of(address(near)).levels().collect();
                if near.len() == one.len() {
                    let first = one.iter().zip(&near).position(|(a, b)| a == b);
                    let first = first.unwrap_or(one.len());
                    prop_assert_eq!(&one[first..], &near[first..]);
                }
            }
        }
    }
}
