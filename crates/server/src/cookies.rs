//! The names and attributes of cookies.
//!
//! If the public address of the server is https, the name of each cookie has the prefix `__Host-`. Browsers accept such
//! a cookie only from this very host over TLS, so no other site of the domain can set it. Cookies of earlier releases,
//! without the prefix, are still read, and are replaced when the server next sets them.

use core::time::Duration;

use axum::http::HeaderMap;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};

use crate::config::Config;

/// The prefix of the names.
const PREFIX: &str = "__Host-";

/// A cookie of the server, by its name without the prefix and the path of the requests that need it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CookieKind {
    pub(crate) name: &'static str,
    pub(crate) path: &'static str,
}

impl CookieKind {
    /// The value that a request carries.
    pub(crate) fn of(self, headers: &HeaderMap) -> Option<String> {
        let jar = CookieJar::from_headers(headers);
        let found = jar.get(&format!("{PREFIX}{}", self.name));
        let found = found.or_else(|| jar.get(self.name));
        found.map(|cookie| cookie.value().to_owned())
    }

    /// The headers that store the cookie in a browser. An age of zero removes it.
    pub(crate) fn headers(self, config: &Config, value: &str, age: Duration) -> Vec<String> {
        let header = |name: &str, value: &str, path: &'static str, age: Duration| {
            Cookie::build((name.to_owned(), value.to_owned()))
                .path(path)
                .max_age(age.try_into().unwrap_or(cookie::time::Duration::MAX))
                .http_only(true)
                .same_site(SameSite::Lax)
                .secure(config.is_https())
                .build()
                .to_string()
        };
        if !config.is_https() {
            return vec![header(self.name, value, self.path, age)];
        }
        vec![
            // Browsers want this path for the prefix.
            header(&format!("{PREFIX}{}", self.name), value, "/", age),
            header(self.name, "", self.path, Duration::ZERO),
        ]
    }
}

#[cfg(test)]
mod tests {
    use axum::http::header::COOKIE;

    use super::*;

    const KIND: CookieKind = CookieKind {
        name: "some",
        path: "/api/some",
    };

    fn set(public_url: &str) -> Vec<String> {
        let config = Config {
            public_url: Some(public_url.to_owned()),
            ..Config::default()
        };
        KIND.headers(&config, "value", Duration::from_secs(7))
    }

    #[test]
    fn a_cookie_of_a_site_with_tls_is_of_this_host_only() {
        assert_eq!(
            set("http://kagiya.example"),
            ["some=value; HttpOnly; SameSite=Lax; Path=/api/some; Max-Age=7"]
        );
        assert_eq!(
            set("https://kagiya.example"),
            [
                "__Host-some=value; HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age=7",
                "some=; HttpOnly; SameSite=Lax; Secure; Path=/api/some; Max-Age=0"
            ]
        );
    }

    #[test]
    fn the_new_name_comes_before_that_of_an_earlier_release() {
        for (sent, value) in [
            ("", None),
            ("some=old", Some("old")),
            ("some=old; __Host-some=new", Some("new")),
            ("__Host-some=new; some=old", Some("new")),
            ("not_some=other", None),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(COOKIE, sent.parse().unwrap());
            assert_eq!(KIND.of(&headers).as_deref(), value, "{sent}");
        }
    }
}
