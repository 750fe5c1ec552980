//! The files of the browser client and the texts of the interface: carried by the program, or read
//! from a folder while they are being made.
//!
//! What the program carries is served under `/a/CONTENT/`, where CONTENT is the hash of all of it:
//! nothing under such an address ever changes, so that a browser asks for it once. Only the page
//! itself is asked for at every visit.

mod join;
mod page;
mod worker;

use std::collections::{BTreeMap, HashMap};
use std::io::Write as _;
use std::path::{Component, Path, PathBuf};
use std::sync::{LazyLock, OnceLock};

use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::{bots, random_ids};
use page::{Draft, policy};

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The module where the client begins.
const ENTRY: &str = "src/main.js";

/// The languages of `locales/languages.json`; the first is for those who speak none of the others.
static LANGUAGES: LazyLock<Vec<String>> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct Row {
        code: String,
    }
    let list = LOCALES.iter().find(|(path, _)| *path == "languages.json");
    // A test sees to it that the list can be read.
    let rows: Vec<Row> = list
        .and_then(|(_, bytes)| serde_json::from_slice(bytes).ok())
        .unwrap_or_default();
    rows.into_iter().map(|row| row.code).collect()
});

fn languages() -> Vec<&'static str> {
    LANGUAGES.iter().map(String::as_str).collect()
}

/// The documents that are read in the browser, a page for each language, and their pictures.
static GUIDE: LazyLock<HashMap<String, Asset>> = LazyLock::new(|| {
    kagiya_doc_pages::files(&languages())
        .into_iter()
        .map(|file| {
            let path = format!("docs/{}", file.path);
            let asset = Asset::new(&path, file.bytes.into_owned());
            (path, asset)
        })
        .collect()
});

/// A file as it is served.
#[derive(Debug)]
struct Asset {
    kind: &'static str,
    plain: Bytes,
    /// Packed when it is first asked for.
    gzip: OnceLock<Bytes>,
    brotli: OnceLock<Bytes>,
    etag: String,
    policy: Option<String>,
}

/// How long a browser may keep a file without asking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Keep {
    /// For ever: its address names its content.
    ForEver,
    /// It asks each time whether its copy is still the one.
    UntilItChanges,
}

impl Asset {
    fn new(path: &str, plain: impl Into<Bytes>) -> Self {
        let plain = plain.into();
        let kind = kind(path);
        let digest = Sha256::digest(&plain);
        let policy = if kind.starts_with("text/html") {
            Some(policy(&String::from_utf8_lossy(&plain)))
        } else {
            (path == worker::NAME).then(|| worker::POLICY.to_owned())
        };
        Self {
            kind,
            etag: format!("\"{}\"", random_ids::hex(&digest[..12])),
            plain,
            gzip: OnceLock::new(),
            brotli: OnceLock::new(),
            policy,
        }
    }

    fn packed(&self, packing: Packing) -> &Bytes {
        match packing {
            Packing::Plain => &self.plain,
            Packing::Gzip => self.gzip.get_or_init(|| gzip(&self.plain).into()),
            Packing::Brotli => self.brotli.get_or_init(|| brotli(&self.plain).into()),
        }
    }

    fn response(&self, headers: &HeaderMap, keep: Keep) -> Response {
        let control = match keep {
            Keep::ForEver => "public, max-age=31536000, immutable",
            Keep::UntilItChanges => "no-cache",
        };
        let mut response = Response::builder()
            .header(CONTENT_TYPE, self.kind)
            .header(ETAG, &self.etag)
            .header(VARY, "accept-encoding")
            .header(CACHE_CONTROL, control);
        if let Some(policy) = &self.policy {
            response = response.header(CONTENT_SECURITY_POLICY, policy);
        }
        if self.kind.starts_with("text/html") {
            response = response.header(VARY, "accept-language");
        }
        let known = headers
            .get(IF_NONE_MATCH)
            .and_then(|value| value.to_str().ok());
        let same = known.is_some_and(|known| known.split(',').any(|it| it.trim() == self.etag));
        let body = if same {
            response = response.status(StatusCode::NOT_MODIFIED);
            Body::empty()
        } else {
            let packing = if is_text(self.kind) {
                Packing::wanted(headers)
            } else {
                Packing::Plain
            };
            if let Some(name) = packing.name() {
                response = response.header(CONTENT_ENCODING, name);
            }
            Body::from(self.packed(packing).clone())
        };
        response
            .body(body)
            .unwrap_or_else(|_| Response::new(Body::empty()))
    }
}

/// How an answer is packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Packing {
    Plain,
    Gzip,
    Brotli,
}

impl Packing {
    /// The smallest one that the client takes.
    fn wanted(headers: &HeaderMap) -> Self {
        if accepts(headers, &ACCEPT_ENCODING, "br") {
            Self::Brotli
        } else if accepts(headers, &ACCEPT_ENCODING, "gzip") {
            Self::Gzip
        } else {
            Self::Plain
        }
    }

    const fn name(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Gzip => Some("gzip"),
            Self::Brotli => Some("br"),
        }
    }
}

/// Whether a header that lists what a client accepts names `what`.
fn accepts(headers: &HeaderMap, header: &HeaderName, what: &str) -> bool {
    headers
        .get_all(header)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|item| {
            let mut parts = item.split(';').map(str::trim);
            parts.next() == Some(what) && parts.next() != Some("q=0")
        })
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    // Writing to memory does not fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    {
        let mut encoder = brotli::CompressorWriter::new(&mut packed, 4096, 10, 22);
        // As above.
        let _ = encoder.write_all(bytes);
    }
    packed
}

/// All that the program carries, as it is served.
struct Site {
    /// The folder of the addresses that never change, with slashes around it.
    root: String,
    files: HashMap<String, Asset>,
    /// The page for each language: where the house is entered, and elsewhere.
    pages: Vec<(&'static str, Asset, Asset)>,
}

static SITE: LazyLock<Site> = LazyLock::new(Site::carried);

impl Site {
    fn carried() -> Self {
        let mut digest = Sha256::new();
        for (path, bytes) in WEB.iter().chain(LOCALES) {
            digest.update(path.as_bytes());
            digest.update([0]);
            digest.update(bytes);
            digest.update([0]);
        }
        let root = format!("/a/{}/", &random_ids::hex(&digest.finalize()[..8]));
        let texts: BTreeMap<String, String> = WEB
            .iter()
            .filter(|(path, _)| is_text(kind(path)))
            .map(|(path, bytes)| ((*path).to_owned(), String::from_utf8_lossy(bytes).into()))
            .collect();
        let mut files: HashMap<String, Asset> = WEB
            .iter()
            .filter(|(path, _)| *path != "index.html")
            .map(|(path, bytes)| {
                let asset = if path.starts_with("src/") {
                    Asset::new(path, join::compact(&String::from_utf8_lossy(bytes)))
                } else {
                    Asset::new(path, *bytes)
                };
                ((*path).to_owned(), asset)
            })
            .collect();
        for (path, bytes) in LOCALES {
            let path = format!("locales/{path}");
            let asset = Asset::new(&path, *bytes);
            files.insert(path, asset);
        }
        let languages = languages();
        for language in languages.iter().copied() {
            let mut all = Vec::new();
            for (path, bytes) in LOCALES {
                let of_language = path.split_once('/').is_some_and(|(it, _)| it == language);
                if of_language && path.rsplit_once('.').is_some_and(|(_, it)| it == "ftl") {
                    all.extend_from_slice(bytes);
                    all.push(b'\n');
                }
            }
            let path = format!("locales/{language}.ftl");
            let asset = Asset::new(&path, all);
            files.insert(path, asset);
        }
        let html = texts.get("index.html").map_or("", String::as_str);
        match join::join(&texts, ENTRY) {
            Ok(joined) => {
                let mut add = |path: &str, code: String| {
                    files.insert(path.to_owned(), Asset::new(path, code));
                };
                add(join::NAME, joined.code);
                for (path, code) in joined.stand_ins {
                    add(&path, code);
                }
            }
            // A test sees to it that this does not happen.
            Err(error) => tracing::error!(%error, "the browser client can't be joined"),
        }
        if let Some(text) = texts.get(worker::NAME) {
            // The page itself is asked for at every visit.
            let own = [worker::NAME, "manifest.webmanifest"];
            let mut shell: Vec<&str> = files.keys().map(String::as_str).collect();
            shell.retain(|path| !own.contains(path) && !worker::is_left_out(path, &languages));
            shell.sort_unstable();
            let text = worker::with_files(text, &root, &shell);
            let asset = Asset::new(worker::NAME, text);
            files.insert(worker::NAME.to_owned(), asset);
        }
        // JSON is a script's text too, but for what would end the script.
        let bots = serde_json::to_string(&bots::infos()).unwrap_or_else(|_| "[]".to_owned());
        let bots = bots.replace('<', "\\u003c");
        let page_of = |language: &'static str| {
            let words = LOCALES.iter().find(|(path, _)| {
                path.strip_suffix("/web.ftl")
                    .is_some_and(|it| it == language)
            });
            let draft = Draft {
                html,
                files: &texts,
                root: root.trim_end_matches('/'),
                texts: &words.map_or_else(String::new, |(_, bytes)| {
                    String::from_utf8_lossy(bytes).into()
                }),
                language,
                bots: &bots,
            };
            let page = |home| Asset::new("index.html", draft.page(home, &languages));
            (language, page(true), page(false))
        };
        let pages = languages.iter().copied().map(page_of).collect();
        Self { root, files, pages }
    }

    /// The page for who asks, in the first of their languages that there is.
    fn page(&self, path: &str, headers: &HeaderMap) -> Option<&Asset> {
        let wished = headers
            .get(ACCEPT_LANGUAGE)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default();
        let mut wishes = wished.split(',').filter_map(|wish| {
            let code = wish.trim().get(..2)?.to_ascii_lowercase();
            self.pages.iter().find(|(language, _, _)| *language == code)
        });
        let (_, home, other) = wishes.next().or_else(|| self.pages.first())?;
        Some(if path.is_empty() { home } else { other })
    }
}

/// The file of the browser client at `path`, which has no first slash. An address of a page of the
/// client, such as `t/abc`, gets the one page there is.
pub(crate) fn file(folder: Option<&Path>, path: &str, headers: &HeaderMap) -> Option<Response> {
    let name = path.rsplit('/').next().unwrap_or_default();
    let is_page = path == "index.html" || !name.contains('.');
    let path = if path == "index.html" { "" } else { path };
    if let Some(folder) = folder {
        let file = if is_page { "index.html" } else { path };
        let bytes = if file.starts_with("locales/") {
            // The texts lie beside the folder of the client.
            beside(folder).and_then(|beside| read(&beside, file))
        } else {
            read(folder, file)
        };
        if let Some(bytes) = bytes {
            return Some(Asset::new(file, bytes).response(headers, Keep::UntilItChanges));
        }
        // What is not drawn from the folder of the client comes from the program.
        if !file.starts_with("locales/") && !file.starts_with("docs/") {
            return None;
        }
    }
    if is_page {
        let page = SITE.page(path, headers)?;
        return Some(page.response(headers, Keep::UntilItChanges));
    }
    if path.starts_with("docs/") {
        return Some(GUIDE.get(path)?.response(headers, Keep::UntilItChanges));
    }
    let (path, keep) = match SITE
        .root
        .strip_prefix('/')
        .and_then(|it| path.strip_prefix(it))
    {
        Some(path) => (path, Keep::ForEver),
        None => (path, Keep::UntilItChanges),
    };
    Some(SITE.files.get(path)?.response(headers, keep))
}

/// The folder in which a folder lies, also where its name does not say so, as with `.`.
fn beside(folder: &Path) -> Option<PathBuf> {
    folder.canonicalize().ok()?.parent().map(Path::to_owned)
}

/// A file in a folder, and none outside of it.
fn read(folder: &Path, path: &str) -> Option<Vec<u8>> {
    let path = Path::new(path);
    let inside = path
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    if !inside {
        return None;
    }
    std::fs::read(folder.join(path)).ok()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "ftl" | "txt" | "md" => "text/plain; charset=utf-8",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

fn is_text(kind: &str) -> bool {
    kind.starts_with("text/") || kind.contains("json") || kind.contains("svg")
}

/// The policy for answers that are no pages.
pub(crate) const NO_PAGE: HeaderValue =
    HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");

#[cfg(test)]
mod tests {
    use super::*;

    fn texts() -> BTreeMap<String, String> {
        let texts = WEB.iter().filter(|(path, _)| is_text(kind(path)));
        texts
            .map(|(path, bytes)| ((*path).to_owned(), String::from_utf8_lossy(bytes).into()))
            .collect()
    }

    #[test]
    fn the_browser_client_can_be_joined() {
        let joined = join::join(&texts(), ENTRY).unwrap_or_else(|error| panic!("{error}"));
        assert!(joined.stand_ins.len() > 20);
        for left in ["\nimport ", "import{", "\nexport ", "export{", ";export "] {
            assert!(!joined.code.contains(left), "{left}");
        }
        assert!(joined.code.starts_with("export const "));
    }

    #[test]
    fn the_page_speaks_the_language_of_who_asks() {
        let page = |language: &str, path| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, language.parse().unwrap());
            let page = SITE.page(path, &headers).unwrap();
            String::from_utf8(page.plain.to_vec()).unwrap()
        };
        let words = |language: &str| -> String {
            let path = format!("{language}/web.ftl");
            let (_, bytes) = LOCALES.iter().find(|(it, _)| *it == path).unwrap();
            let text = String::from_utf8_lossy(bytes);
            let line = text
                .lines()
                .find_map(|it| it.strip_prefix("web-play-now = "));
            line.unwrap().to_owned()
        };
        let first = languages()[0];
        let mut wishes = vec![("xx".to_owned(), first), (String::new(), first)];
        for language in languages() {
            wishes.push((
                format!("{language}-AT,{language};q=0.9,{first};q=0.8"),
                language,
            ));
            wishes.push((format!("xx, {language};q=0.5"), language));
        }
        assert!(wishes.len() > 4, "no languages are listed");
        for (wished, language) in &wishes {
            let home = page(wished, "");
            assert!(
                home.contains(&format!("<html lang=\"{language}\"")),
                "{wished}"
            );
            assert!(home.contains(&format!(">{}<", words(language))), "{wished}");
            assert!(!home.contains("data-words"), "{wished}");
            // A table does not begin with the words of the first page.
            assert!(!page(wished, "t/abc").contains(&words(language)));
        }
    }

    #[test]
    fn the_page_brings_the_bots_and_begins_the_line() {
        let (_, home, other) = &SITE.pages[0];
        for page in [home, other] {
            let text = String::from_utf8(page.plain.to_vec()).unwrap();
            let (_, after) = text.split_once("const kagiya = { bots: ").unwrap();
            let (list, _) = after.split_once(" };\n").unwrap();
            let named: Vec<kagiya_protocol::BotInfo> = serde_json::from_str(list).unwrap();
            assert_eq!(named, bots::infos());
            let (_, after) = text.split_once("socket.send('").unwrap();
            let (hello, _) = after.split_once("')").unwrap();
            let hello: kagiya_protocol::ClientMessage = serde_json::from_str(hello).unwrap();
            let kagiya_protocol::ClientMessage::Hello(hello) = hello else {
                panic!("{hello:?}");
            };
            assert_eq!(hello.protocol, kagiya_protocol::PROTOCOL_VERSION);
        }
    }

    #[test]
    fn all_that_a_page_names_is_there_and_never_changes() {
        let page = SITE.page("", &HeaderMap::new()).unwrap();
        let text = String::from_utf8(page.plain.to_vec()).unwrap();
        let mut named = 0;
        for part in text
            .split(['"', '`'])
            .filter(|part| part.starts_with("/a/"))
        {
            let path = part.trim_start_matches('/');
            if path.contains('$') {
                continue;
            }
            let found = file(None, path, &HeaderMap::new()).unwrap_or_else(|| panic!("{path}"));
            let control = found.headers()[CACHE_CONTROL].to_str().unwrap();
            assert!(control.contains("immutable"), "{path}: {control}");
            named += 1;
        }
        assert!(named >= 4, "{named}");
        assert!(!text.contains("\"/src/") && !text.contains("\"/css/"));
        // Of another content there is nothing: what a page once named must not change under it.
        assert!(file(None, "a/0123456789abcdef/src/app.js", &HeaderMap::new()).is_none());
    }

    #[test]
    fn the_worker_keeps_what_this_page_shows_and_may_ask_for_it() {
        let found = file(None, worker::NAME, &HeaderMap::new()).unwrap();
        assert_eq!(
            found.headers()[CONTENT_SECURITY_POLICY],
            worker::POLICY,
            "a worker without leave to connect could fetch nothing"
        );
        assert_eq!(found.headers()[CACHE_CONTROL], "no-cache");
        let asset = &SITE.files[worker::NAME];
        let text = String::from_utf8(asset.plain.to_vec()).unwrap();
        assert!(text.contains(&format!("const ROOT = \"{}\";\n", SITE.root)));
        let (_, list) = text.split_once("const FILES = [\n").unwrap();
        let (list, _) = list.split_once("];\n").unwrap();
        let names: Vec<&str> = list
            .lines()
            .map(|it| it.trim().trim_matches(['"', ',']))
            .collect();
        for needed in [
            join::NAME,
            "src/ui/hand/drag.js",
            "css/table.css",
            "locales/de/web.ftl",
        ] {
            assert!(names.contains(&needed), "{needed} is missing");
        }
        for name in names {
            assert!(SITE.files.contains_key(name), "{name}");
        }
    }

    #[test]
    fn only_files_inside_the_folder_are_read() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        assert!(read(&folder, "lib.rs").is_some());
        assert!(read(&folder, "../Cargo.toml").is_none());
        assert!(read(&folder, "/etc/hostname").is_none());
    }

    #[test]
    fn the_texts_lie_beside_the_folder_of_the_client_however_it_is_named() {
        // Tests run in the folder of the crate.
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        for name in [".", "", "src/..", "../server"] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
            assert_eq!(beside(&folder).as_deref(), Some(crates), "{name}");
        }
        assert_eq!(beside(Path::new(".")).as_deref(), Some(crates));
        assert_eq!(beside(Path::new("no such folder")), None);
    }

    #[test]
    fn the_smallest_packing_that_a_client_takes_is_chosen() {
        for (value, packing) in [
            ("gzip, deflate, br", Packing::Brotli),
            ("br;q=1.0, gzip;q=0.8", Packing::Brotli),
            ("br;q=0, gzip", Packing::Gzip),
            ("gzip;q=0", Packing::Plain),
            ("xgzip", Packing::Plain),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, value.parse().unwrap());
            assert_eq!(Packing::wanted(&headers), packing, "{value}");
        }
        let code = SITE.files.get(join::NAME).unwrap();
        let [plain, gzip, brotli] = [Packing::Plain, Packing::Gzip, Packing::Brotli]
            .map(|packing| code.packed(packing).len());
        assert!(brotli < gzip && gzip < plain, "{brotli} {gzip} {plain}");
    }
}
