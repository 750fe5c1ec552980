//! The browser client as a table of files to serve. The build script joins its modules, writes its
//! page in every language, lists its files for the service worker, and compresses all text, so that
//! a server does none of this when it starts.
//!
//! The crate holds data alone. A change of a style sheet or of a text builds this crate and links
//! the binary again; no other crate is compiled.

// The modules of the build script, so that their tests run.
#[cfg(test)]
#[path = "../build/join.rs"]
mod join;
#[cfg(test)]
#[allow(dead_code, reason = "the build script uses all of it")]
#[path = "../build/worker.rs"]
mod worker;

/// The client as it is served.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// The folder of addresses whose content never changes, with slashes around it: `/a/HASH/`.
    pub root: &'static str,
    /// Every file but the page.
    pub files: &'static [File],
    /// The page in each language, in the order of `locales/languages.json`.
    pub pages: &'static [Page],
}

/// A file of the client.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its path below the root, with no first slash.
    pub path: &'static str,
    /// Its first 24 hexadecimal digits of SHA-256.
    pub hash: &'static str,
    /// Its bytes as they are: pictures and typefaces, which are compressed already.
    pub plain: Option<&'static [u8]>,
    /// Text compressed with gzip.
    pub gzip: Option<&'static [u8]>,
    /// Text compressed with Brotli.
    pub brotli: Option<&'static [u8]>,
}

/// The page in one language. The server replaces [`BOTS`] and [`PROTOCOL`] in it.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// The code of the language.
    pub language: &'static str,
    /// The page at the root, which shows the first screen before any module runs.
    pub home: &'static str,
    /// The page at all other addresses.
    pub other: &'static str,
}

/// Stands in a page where the list of bots goes, as JSON.
pub const BOTS: &str = "KAGIYA_BOTS";

/// Stands in a page where the number of the protocol goes.
pub const PROTOCOL: &str = "KAGIYA_PROTOCOL";

/// The path of the joined modules.
pub const APP: &str = "src/app.js";

/// The path of the service worker.
pub const WORKER: &str = "sw.js";

/// The client that was built with this crate.
pub static SITE: Site = include!(concat!(env!("OUT_DIR"), "/site.rs"));

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    fn names() -> Vec<&'static str> {
        SITE.files.iter().map(|file| file.path).collect()
    }

    #[test]
    fn the_constants_are_those_of_the_build() {
        assert_eq!(APP, join::NAME);
        assert_eq!(WORKER, worker::NAME);
        for page in SITE.pages {
            for html in [page.home, page.other] {
                assert_eq!(html.matches(BOTS).count(), 1, "{}", page.language);
                assert_eq!(html.matches(PROTOCOL).count(), 1, "{}", page.language);
            }
        }
    }

    #[test]
    fn every_file_is_listed_once_and_in_order() {
        let names = names();
        assert!(names.len() > 100, "{}", names.len());
        assert!(names.is_sorted_by(|one, other| one < other));
    }

    fn text(path: &str) -> String {
        let file = SITE.files.iter().find(|file| file.path == path).unwrap();
        let mut text = String::new();
        GzDecoder::new(file.gzip.unwrap())
            .read_to_string(&mut text)
            .unwrap();
        text
    }

    #[test]
    fn text_is_stored_compressed_and_brotli_is_the_smallest() {
        for file in SITE.files {
            match (file.plain, file.gzip, file.brotli) {
                (Some(_), None, None) => {}
                (None, Some(gzip), Some(brotli)) => {
                    assert!(brotli.len() <= gzip.len() + 16, "{}", file.path);
                }
                _ => panic!("{} must be stored plain or compressed", file.path),
            }
        }
        let app = SITE.files.iter().find(|file| file.path == APP).unwrap();
        assert!(app.brotli.unwrap().len() < app.gzip.unwrap().len());
    }

    #[test]
    fn the_joined_modules_import_and_export_nothing_but_their_list() {
        let code = text(APP);
        for left in ["\nimport ", "import{", "\nexport ", "export{", ";export "] {
            assert!(!code.contains(left), "{left}");
        }
        assert!(code.starts_with("export const "));
    }

    #[test]
    fn the_worker_keeps_what_the_page_shows() {
        let text = text(WORKER);
        assert!(text.contains(&format!("const ROOT = \"{}\";\n", SITE.root)));
        let (_, list) = text.split_once("const FILES = [\n").unwrap();
        let (list, _) = list.split_once("];\n").unwrap();
        let listed: Vec<&str> = list
            .lines()
            .map(|it| it.trim().trim_matches(['"', ',']))
            .collect();
        for needed in [APP, "css/table.css", "locales/de/web.ftl"] {
            assert!(listed.contains(&needed), "{needed} is missing");
        }
        let names = names();
        for name in listed {
            assert!(names.contains(&name), "{name}");
        }
    }

    #[test]
    fn every_language_has_pages_texts_and_documents() {
        let names = names();
        assert!(SITE.pages.len() >= 4);
        for Page { language, home, .. } in SITE.pages {
            assert!(home.contains(&format!("<html lang=\"{language}\"")));
            for path in [
                format!("locales/{language}.ftl"),
                format!("locales/{language}/web.ftl"),
                format!("docs/conventions.{language}.html"),
                format!("docs/rulings.{language}.html"),
            ] {
                assert!(names.contains(&path.as_str()), "{path}");
            }
        }
    }
}
