//! The page of the client in each language, with the preview of its address.

use core::fmt;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use kagiya_protocol::PROTOCOL_VERSION;

use super::Asset;
use crate::bot_list;
use crate::link_preview::{MARK, Preview, PreviewText, PreviewWords};

/// The page of the client in one language.
#[derive(Clone, Copy, Debug)]
pub struct StaticPage {
    /// The code of the language.
    pub language: &'static str,
    /// The page at the root. In both pages `KAGIYA_BOTS` is replaced by the list of bots,
    /// `KAGIYA_PROTOCOL` by the protocol version, and `<!-- preview -->` by the tags of the preview.
    pub home: &'static str,
    /// The page at all other addresses.
    pub other: &'static str,
}

/// The page in one language, without a preview.
#[derive(Debug)]
struct LocalizedPage {
    language: &'static str,
    home: String,
    other: String,
}

/// The pages that don't depend on a table, by language, whether it is the page at the root, and tags.
type GeneralPages = HashMap<(&'static str, bool, String), Arc<Asset>>;

/// The page in all languages.
pub(crate) struct Pages {
    languages: Vec<LocalizedPage>,
    words: PreviewWords,
    general: Mutex<GeneralPages>,
}

impl fmt::Debug for Pages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pages")
            .field("languages", &self.languages.len())
            .finish_non_exhaustive()
    }
}

impl Default for Pages {
    fn default() -> Self {
        Self::new([], |_, _| PreviewText::default())
    }
}

impl Pages {
    pub(crate) fn new(pages: impl IntoIterator<Item = StaticPage>, words: PreviewWords) -> Self {
        // JSON is valid in a script except for the characters that would end the script.
        let bots = serde_json::to_string(&bot_list::infos()).unwrap_or_else(|_| "[]".to_owned());
        let bots = bots.replace('<', "\\u003c");
        let protocol = PROTOCOL_VERSION.to_string();
        let page = |html: &str| {
            let html = html.replace("KAGIYA_BOTS", &bots);
            html.replace("KAGIYA_PROTOCOL", &protocol)
        };
        let pages = pages.into_iter().map(|it| LocalizedPage {
            language: it.language,
            home: page(it.home),
            other: page(it.other),
        });
        Self {
            languages: pages.collect(),
            words,
            general: Mutex::default(),
        }
    }

    /// The page for `link`, the server's public address and a path, in the first language that the client
    /// accepts and the program contains.
    pub(crate) fn page(
        &self,
        headers: &HeaderMap,
        preview: &Preview,
        link: (&str, &str),
    ) -> Option<Arc<Asset>> {
        let page = self.in_language(headers)?;
        let tags = preview.tags(&(self.words)(page.language, preview), page.language, link);
        let is_home = link.1.is_empty();
        let html = if is_home { &page.home } else { &page.other };
        if !preview.is_general() {
            let html = html.replacen(MARK, &tags, 1);
            return Some(Arc::new(Asset::new("index.html", html).once()));
        }
        let mut general = self.general.lock().unwrap_or_else(PoisonError::into_inner);
        let html = || html.replacen(MARK, &tags, 1);
        let found = general
            .entry((page.language, is_home, tags.clone()))
            .or_insert_with(|| Arc::new(Asset::new("index.html", html())));
        Some(Arc::clone(found))
    }

    /// The page from a folder, with the preview of `link`.
    pub(crate) fn fill(
        &self,
        html: &str,
        headers: &HeaderMap,
        preview: &Preview,
        link: (&str, &str),
    ) -> String {
        let language = self.in_language(headers).map_or("en", |it| it.language);
        let tags = preview.tags(&(self.words)(language, preview), language, link);
        html.replacen(MARK, &tags, 1)
    }

    /// The code of a language that the client has.
    pub(crate) fn language(&self, code: &str) -> Option<&'static str> {
        let mut codes = self.languages.iter().map(|page| page.language);
        codes.find(|known| *known == code)
    }

    fn in_language(&self, headers: &HeaderMap) -> Option<&LocalizedPage> {
        let accepted = headers
            .get(ACCEPT_LANGUAGE)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default();
        let mut found = accepted.split(',').filter_map(|tag| {
            let code = tag.trim().get(..2)?.to_ascii_lowercase();
            self.languages.iter().find(|page| page.language == code)
        });
        found.next().or_else(|| self.languages.first())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pages() -> Pages {
        let page = |language, home, other| StaticPage {
            language,
            home,
            other,
        };
        let pages = [
            page("en", "<p>Play KAGIYA_BOTS", "<!-- preview -->\n<p>en"),
            page("de", "<p>Spielen", "<!-- preview -->\n<p>de"),
        ];
        Pages::new(pages, |language, _| PreviewText {
            title: format!("title {language}"),
            description: String::new(),
        })
    }

    fn page(pages: &Pages, languages: &str, path: &str) -> String {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, languages.parse().unwrap());
        let page = pages.page(&headers, &Preview::Home, ("", path)).unwrap();
        String::from_utf8(page.plain().to_vec()).unwrap()
    }

    #[test]
    fn the_page_is_in_the_first_language_that_the_client_accepts() {
        let pages = pages();
        for (accepted, path, expected) in [
            ("de-AT,de;q=0.9,en;q=0.8", "", "<p>Spielen"),
            ("xx, de;q=0.5", "", "<p>Spielen"),
            ("de", "t/abc", "<p>de"),
            ("xx", "t/abc", "<p>en"),
            ("", "t/abc", "<p>en"),
        ] {
            let html = page(&pages, accepted, path);
            assert_eq!(html.lines().last(), Some(expected), "{accepted}");
        }
        assert!(page(&pages, "en", "").starts_with("<p>Play [{\"name\":"));
        assert!(page(&pages, "de", "t/abc").contains("content=\"title de\""));
    }
}
