//! The browser client as a table of files to serve. The build script joins its modules, writes its
//! page in every language, lists its files for the service worker, and compresses all text, so that
//! a server does none of this when it starts.
//!
//! A change of a style sheet or of a text builds this crate and links the binary again; no other crate is
//! compiled.

// The modules of the build script, so that their tests run.
#[cfg(test)]
#[path = "../build/join.rs"]
mod join;
#[cfg(test)]
#[allow(dead_code, reason = "the build script uses all of it")]
#[path = "../build/worker.rs"]
mod worker;

mod preview;
mod table_picture;

use std::sync::{Arc, LazyLock};

use kagiya_server::{Assets, StaticFile, StaticPage};

/// The client, for [`kagiya_server::Config::assets`].
pub fn assets() -> Arc<Assets> {
    static ASSETS: LazyLock<Arc<Assets>> = LazyLock::new(|| {
        let files = SITE.files.iter().copied();
        let pages = SITE.pages.iter().copied();
        Arc::new(Assets::new(
            SITE.root,
            files,
            pages,
            preview::words,
            table_picture::draw,
        ))
    });
    Arc::clone(&ASSETS)
}

/// The client as the build script writes it.
#[derive(Clone, Copy, Debug)]
struct Site {
    /// The folder of addresses whose content never changes, with slashes around it: `/a/HASH/`.
    root: &'static str,
    /// Every file but the page.
    files: &'static [StaticFile],
    /// The page in each language, in the order of `locales/languages.json`.
    pages: &'static [StaticPage],
}

/// The client that was built with this crate.
static SITE: Site = include!(concat!(env!("OUT_DIR"), "/site.rs"));

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    fn names() -> Vec<&'static str> {
        SITE.files.iter().map(|file| file.path).collect()
    }

    #[test]
    fn each_page_has_one_place_for_the_bots_and_one_for_the_protocol() {
        for page in SITE.pages {
            for html in [page.home, page.other] {
                assert_eq!(html.matches("KAGIYA_BOTS").count(), 1, "{}", page.language);
                let marks = html.matches("<!-- preview -->\n").count();
                assert_eq!(marks, 1, "{}", page.language);
                assert_eq!(
                    html.matches("KAGIYA_PROTOCOL").count(),
                    1,
                    "{}",
                    page.language
                );
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
        let app = SITE
            .files
            .iter()
            .find(|file| file.path == join::NAME)
            .unwrap();
        assert!(app.brotli.unwrap().len() < app.gzip.unwrap().len());
    }

    #[test]
    fn the_joined_modules_import_and_export_nothing_but_their_list() {
        let code = text(join::NAME);
        for left in ["\nimport ", "import{", "\nexport ", "export{", ";export "] {
            assert!(!code.contains(left), "{left}");
        }
        assert!(code.starts_with("export const "));
    }

    #[test]
    fn the_worker_keeps_what_the_page_shows() {
        let text = text(worker::NAME);
        assert!(text.contains(&format!("const ROOT = \"{}\";\n", SITE.root)));
        let (_, list) = text.split_once("const FILES = [\n").unwrap();
        let (list, _) = list.split_once("];\n").unwrap();
        let listed: Vec<&str> = list
            .lines()
            .map(|it| it.trim().trim_matches(['"', ',']))
            .collect();
        for needed in [join::NAME, "css/table.css", "locales/de/web.ftl"] {
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
        for StaticPage { language, home, .. } in SITE.pages {
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
