//! Documents as HTML pages for the browser client: the conventions of the companion and the
//! rulings, in every language, and their pictures. Each section has an address.

mod page;

use std::path::Path;
use std::{fs, io};

/// The language of the original documents.
const ORIGINAL: &str = "en";

/// The documents: the name of the page, and the path of the text in `docs/`.
const DOCUMENTS: [(&str, &str); 2] = [("conventions", "conventions"), ("rulings", "rules/rulings")];

/// The folder of the pictures in `docs/`.
const PICTURES: &str = "pictures/conventions";

/// A file to serve.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// `DOCUMENT.LANGUAGE.html`, or the path of a picture in `docs/`.
    pub path: String,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// Every page and picture of the documents in the folder `docs`. Each of `languages` has a page for
/// each document; if there is no translation, the page is in English. The page's `lang` attribute
/// names its language.
///
/// # Errors
/// An English document or a folder that can't be read.
pub fn files(docs: &Path, languages: &[&str]) -> io::Result<Vec<File>> {
    let mut files = Vec::new();
    for (name, path) in DOCUMENTS {
        let first = document(docs, path, ORIGINAL)?;
        let anchors = page::anchors(&first);
        for language in languages {
            let translated = document(docs, path, language).ok();
            let written = translated.as_ref().map_or(ORIGINAL, |_| *language);
            let text = translated.as_ref().unwrap_or(&first);
            let html = page::html(text, &anchors, written, |path| size(docs, path));
            files.push(File {
                path: format!("{name}.{language}.html"),
                bytes: html.into_bytes(),
            });
        }
    }
    let mut pictures = Vec::new();
    for entry in fs::read_dir(docs.join(PICTURES))? {
        let entry = entry?;
        pictures.push(File {
            path: format!("{PICTURES}/{}", entry.file_name().to_string_lossy()),
            bytes: fs::read(entry.path())?,
        });
    }
    pictures.sort_by(|one, other| one.path.cmp(&other.path));
    files.extend(pictures);
    Ok(files)
}

/// The text of a document in a language.
fn document(docs: &Path, path: &str, language: &str) -> io::Result<String> {
    fs::read_to_string(docs.join(if language == ORIGINAL {
        format!("{path}.md")
    } else {
        format!("{path}.{language}.md")
    }))
}

/// The width and height in a picture's file, so that a page can reserve its space.
fn size(docs: &Path, path: &str) -> Option<(u32, u32)> {
    let text = fs::read_to_string(docs.join(path)).ok()?;
    let number = |name: &str| {
        let (_, rest) = text.split_once(name)?;
        rest.split('"').next()?.parse().ok()
    };
    Some((number(" width=\"")?, number(" height=\"")?))
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use kagiya_i18n::Language;

    use super::*;

    fn docs() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
    }

    fn languages() -> Vec<&'static str> {
        Language::all().map(Language::code).collect()
    }

    fn page(language: &str) -> String {
        document_page("conventions", language)
    }

    fn document_page(name: &str, language: &str) -> String {
        let wanted = format!("{name}.{language}.html");
        let found = files(&docs(), &languages())
            .unwrap()
            .into_iter()
            .find(|file| file.path == wanted);
        String::from_utf8(found.unwrap().bytes).unwrap()
    }

    /// The values of an attribute, in order.
    fn values<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
        let start = format!(" {name}=\"");
        html.split(&start)
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .collect()
    }

    #[test]
    fn every_section_has_its_own_anchor() {
        let html = page("en");
        let ids = values(&html, "id");
        for id in ["level-1-basics", "the-chop", "finesse", "other-editions"] {
            assert!(ids.contains(&id), "{id} is not in {ids:?}");
        }
        let mut once = ids.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), ids.len(), "{ids:?}");
    }

    #[test]
    fn every_picture_exists_and_reserves_its_space() {
        let files = files(&docs(), &languages()).unwrap();
        for language in languages() {
            let html = page(language);
            let pictures = values(&html, "src");
            assert!(pictures.len() > 15);
            assert_eq!(values(&html, "width").len(), pictures.len(), "{language}");
            for address in pictures.into_iter().chain(values(&html, "href")) {
                let path = address.strip_prefix("/docs/").unwrap();
                assert!(files.iter().any(|file| file.path == path), "{address}");
            }
        }
    }

    /// The `<code>` spans below the first heading of a section, in order.
    fn codes(html: &str) -> Vec<&str> {
        let (_, sections) = html.split_once("<h2").unwrap();
        let found = sections.split("<code>").skip(1);
        found.filter_map(|rest| rest.split('<').next()).collect()
    }

    #[test]
    fn translations_have_the_sections_and_pictures_of_the_original() {
        for (document, _) in DOCUMENTS {
            let first = document_page(document, "en");
            for language in languages() {
                let html = document_page(document, language);
                let own = format!("<article lang=\"{language}\">");
                assert!(html.starts_with(&own), "{document} in {language}");
                for name in ["id", "href"] {
                    assert_eq!(values(&html, name), values(&first, name), "{language}");
                }
                // Its pictures are in its own language.
                let ending = match language {
                    ORIGINAL => ".svg".to_owned(),
                    other => format!(".{other}.svg"),
                };
                let pictures = values(&first, "src").into_iter();
                let own: Vec<String> = pictures.map(|it| it.replace(".svg", &ending)).collect();
                assert_eq!(values(&html, "src"), own, "{language}");
            }
        }
    }

    #[test]
    fn the_rulings_name_the_same_options_scenarios_and_laws_in_every_language() {
        let first = document_page("rulings", "en");
        let named = codes(&first);
        assert!(named.len() > 250, "{}", named.len());
        for language in languages() {
            assert_eq!(
                codes(&document_page("rulings", language)),
                named,
                "{language}"
            );
        }
    }

    #[test]
    fn french_punctuation_follows_non_breaking_spaces() {
        for (name, path) in DOCUMENTS {
            let text = document(&docs(), path, "fr").unwrap();
            let prose = prose(&text);
            for flaw in [" :", " ;", " !", " ?", " »", "« "] {
                let at = prose.find(flaw).map(|at| {
                    let begin = prose[..at].char_indices().rev().nth(20);
                    &prose[begin.map_or(0, |(at, _)| at)..at + flaw.len()]
                });
                assert_eq!(at, None, "{name}");
            }
        }
    }

    /// The text without code spans.
    fn prose(text: &str) -> String {
        text.split('`').step_by(2).collect()
    }

    #[test]
    fn every_ruling_has_an_anchor_and_every_link_a_target() {
        for language in languages() {
            let html = document_page("rulings", language);
            let ids = values(&html, "id");
            for number in 1..=46 {
                let id = format!("a-{number}");
                assert_eq!(ids.iter().filter(|it| **it == id).count(), 1, "{id}");
            }
            // Links to files that are not served are removed.
            assert_eq!(values(&html, "href"), [""; 0]);
            assert!(html.contains("tests/fixtures/scenarios"));
        }
    }

    #[test]
    fn pages_name_their_language() {
        assert!(page("en").starts_with("<article lang=\"en\">"));
        // There is no Norwegian translation.
        let files = files(&docs(), &["nb"]).unwrap();
        assert_eq!(files[0].path, "conventions.nb.html");
        assert!(files[0].bytes.starts_with(b"<article lang=\"en\">"));
    }
}
