//! The addresses that the server may send notifications to.

use axum::http::Uri;
use thiserror::Error;

use crate::push_config::PushHost;

/// The longest endpoint, in bytes.
const LONGEST: usize = 1024;

/// The hosts of push services of browsers. A leading dot stands for all names below.
const KNOWN: [&str; 4] = [
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
];

/// Why an address isn't the endpoint of a push subscription.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub(crate) enum InvalidEndpoint {
    #[error("`endpoint` must be an address of at most {LONGEST} bytes")]
    Form,
    #[error("`endpoint` must begin with https://")]
    Scheme,
    #[error("`endpoint` must be at a known push service, without a user name and another port")]
    Host,
}

/// The address of a subscription at a push service that the server may send to.
#[derive(Debug)]
pub(crate) struct Endpoint {
    pub(super) uri: Uri,
    /// Scheme, host and port, as in RFC 6454.
    pub(super) origin: String,
}

impl Endpoint {
    /// Checks an address against the known push services and the hosts that the administrator has named.
    ///
    /// # Errors
    /// [`InvalidEndpoint`]
    pub(super) fn parse(text: &str, named: &[PushHost]) -> Result<Self, InvalidEndpoint> {
        if text.len() > LONGEST {
            return Err(InvalidEndpoint::Form);
        }
        let uri: Uri = text.parse().map_err(|_| InvalidEndpoint::Form)?;
        let authority = uri.authority().ok_or(InvalidEndpoint::Form)?;
        let usual = match uri.scheme_str() {
            Some("https") => 443,
            Some("http") => 80,
            _ => return Err(InvalidEndpoint::Scheme),
        };
        let host = authority.host().to_ascii_lowercase();
        let port = authority.port_u16();
        // What is neither host nor port: a user name, a port without digits.
        let plain = match port {
            Some(port) => format!("{host}:{port}"),
            None => host.clone(),
        };
        if !authority.as_str().eq_ignore_ascii_case(&plain) {
            return Err(InvalidEndpoint::Host);
        }
        let port = port.unwrap_or(usual);
        let named = named.iter().find(|it| it.is(&host, port, usual));
        match named {
            Some(named) if usual == 443 || named.is_loopback() => {}
            Some(_) => return Err(InvalidEndpoint::Scheme),
            None if usual != 443 => return Err(InvalidEndpoint::Scheme),
            None if port == 443 && is_known(&host) => {}
            None => return Err(InvalidEndpoint::Host),
        }
        let scheme = if usual == 443 { "https" } else { "http" };
        let origin = if port == usual {
            format!("{scheme}://{host}")
        } else {
            format!("{scheme}://{host}:{port}")
        };
        Ok(Self { uri, origin })
    }
}

/// Whether a host in lower case belongs to a push service of a browser.
fn is_known(host: &str) -> bool {
    let is_name = |name: &str| {
        name.split('.').all(|label| {
            let mut letters = label.bytes();
            !label.is_empty() && letters.all(|it| it.is_ascii_alphanumeric() || it == b'-')
        })
    };
    KNOWN.iter().any(|known| {
        if known.starts_with('.') {
            host.strip_suffix(known).is_some_and(is_name)
        } else {
            host == *known
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(named: &[&str], endpoint: &str) -> Result<String, InvalidEndpoint> {
        let named: Vec<PushHost> = named.iter().map(|it| it.parse().unwrap()).collect();
        Endpoint::parse(endpoint, &named).map(|it| it.origin)
    }

    #[test]
    fn only_known_push_services_get_requests() {
        for (endpoint, origin) in [
            (
                "https://fcm.googleapis.com/fcm/send/abc:d",
                "https://fcm.googleapis.com",
            ),
            (
                "HTTPS://FCM.googleapis.com:443/wp/x",
                "https://fcm.googleapis.com",
            ),
            (
                "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
                "https://updates.push.services.mozilla.com",
            ),
            (
                "https://web.push.apple.com/Q1",
                "https://web.push.apple.com",
            ),
            (
                "https://db5p.notify.windows.com/w/?token=BQYA%2bA",
                "https://db5p.notify.windows.com",
            ),
        ] {
            assert_eq!(check(&[], endpoint).as_deref(), Ok(origin), "{endpoint}");
        }
        for endpoint in [
            "",
            "fcm.googleapis.com",
            "/fcm/send/abc",
            "http://fcm.googleapis.com/fcm/send/abc",
            "ftp://fcm.googleapis.com/x",
            "file:///etc/passwd",
            "https:///x",
            "https://fcm.googleapis.com:8443/x",
            "https://fcm.googleapis.com:80/x",
            "https://fcm.googleapis.com:/x",
            "https://fcm.googleapis.com:0443/x",
            "https://user@fcm.googleapis.com/x",
            "https://user:word@fcm.googleapis.com/x",
            "https://fcm.googleapis.com@127.0.0.1/x",
            "https://fcm.googleapis.com.evil.example/x",
            "https://evil.example/fcm.googleapis.com",
            "https://evil.example#fcm.googleapis.com",
            "https://evil.example?.push.apple.com",
            "https://evil.example\\.push.apple.com/x",
            "https://xfcm.googleapis.com/x",
            "https://x.fcm.googleapis.com/x",
            "https://fcm.googleapis.com./x",
            "https://push.apple.com/x",
            "https://.push.apple.com/x",
            "https://a..push.apple.com/x",
            "https://evilpush.apple.com/x",
            "https://a%2eb.push.apple.com/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://[::ffff:127.0.0.1]/x",
            "https://2130706433/x",
            "https://0x7f.1/x",
            "https://169.254.169.254/latest/meta-data",
            "https://localhost/x",
            "https://metadata.google.internal/x",
            "https://fcm.googleapis.com/\r\nhost: evil",
            "https://fcm.googleapis.com /x",
            "https://ｆcm.googleapis.com/x",
        ] {
            assert!(check(&[], endpoint).is_err(), "{endpoint}");
        }
        let long = format!("https://fcm.googleapis.com/{}", "x".repeat(LONGEST));
        assert_eq!(check(&[], &long), Err(InvalidEndpoint::Form));
    }

    #[test]
    fn an_administrator_can_name_hosts() {
        let named = [
            "push.example",
            "push.example:8443",
            "127.0.0.1:9000",
            "[::1]:9000",
            "10.0.0.7",
        ];
        for (endpoint, origin) in [
            ("https://push.example/x", "https://push.example"),
            ("https://push.example:8443/x", "https://push.example:8443"),
            ("http://127.0.0.1:9000/x", "http://127.0.0.1:9000"),
            ("https://127.0.0.1:9000/x", "https://127.0.0.1:9000"),
            ("http://[::1]:9000/x", "http://[::1]:9000"),
            ("https://10.0.0.7/x", "https://10.0.0.7"),
        ] {
            assert_eq!(check(&named, endpoint).as_deref(), Ok(origin), "{endpoint}");
        }
        for endpoint in [
            "http://push.example/x",
            "http://push.example:8443/x",
            "https://push.example:8444/x",
            "https://a.push.example/x",
            "http://127.0.0.1/x",
            "http://127.0.0.1:9001/x",
            "http://127.0.0.2:9000/x",
            "http://10.0.0.7/x",
            "http://localhost:9000/x",
        ] {
            assert!(check(&named, endpoint).is_err(), "{endpoint}");
        }
    }
}
