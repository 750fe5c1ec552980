//! Which hosts may get notifications besides the known push services, and how long they may take.

use core::fmt;
use core::str::FromStr;
use std::net::IpAddr;
use std::time::Duration;

use axum::http::uri::Authority;
use thiserror::Error;

/// How to notify people by web push.
#[derive(Clone, Debug)]
pub struct PushConfig {
    /// Hosts besides the known push services.
    pub hosts: Vec<PushHost>,
    /// How long a push service may take to answer.
    pub timeout: Duration,
}

impl Default for PushConfig {
    fn default() -> Self {
        Self {
            hosts: Vec::new(),
            timeout: Duration::from_secs(10),
        }
    }
}

/// A host that the administrator has named: `HOST` or `HOST:PORT`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushHost {
    host: String,
    /// The port; without it, the usual one of the scheme.
    port: Option<u16>,
}

/// The text of a [`PushHost`] has another form.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is not a host; write HOST or HOST:PORT, as in push.example:8443")]
pub struct InvalidPushHost(String);

impl FromStr for PushHost {
    type Err = InvalidPushHost;

    fn from_str(text: &str) -> Result<Self, InvalidPushHost> {
        let invalid = || InvalidPushHost(text.to_owned());
        let authority: Authority = text.parse().map_err(|_| invalid())?;
        let port = authority.port_u16();
        // A port that isn't a number is part of the text.
        let rest = text.strip_prefix(authority.host()).ok_or_else(invalid)?;
        if text.contains(['@', '*'])
            || authority.host().is_empty()
            || rest.is_empty() != port.is_none()
        {
            return Err(invalid());
        }
        Ok(Self {
            host: authority.host().to_ascii_lowercase(),
            port,
        })
    }
}

impl fmt::Display for PushHost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.port {
            Some(port) => write!(f, "{}:{port}", self.host),
            None => f.write_str(&self.host),
        }
    }
}

impl PushHost {
    /// Whether it is the host, in lower case, and the port of an address; `usual` is the port of its scheme.
    pub(crate) fn is(&self, host: &str, port: u16, usual: u16) -> bool {
        self.host == host && self.port.unwrap_or(usual) == port
    }

    /// Whether requests to it don't leave this machine.
    pub(crate) fn is_loopback(&self) -> bool {
        let address = self.host.trim_start_matches('[').trim_end_matches(']');
        self.host == "localhost" || address.parse::<IpAddr>().is_ok_and(|it| it.is_loopback())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_has_a_name_and_perhaps_a_port() {
        for text in [
            "",
            "*",
            "a@b",
            "https://push.example",
            "push.example/x",
            "push.example:",
            "a:99999",
        ] {
            assert!(text.parse::<PushHost>().is_err(), "{text}");
        }
        for text in ["push.example", "push.example:8443", "[::1]:9000"] {
            assert_eq!(text.parse::<PushHost>().unwrap().to_string(), text);
        }
    }
}
