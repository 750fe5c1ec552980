//! Serves the files of the browser client, from the program or from a folder during development.
//!
//! A file of the program is served below `/a/HASH/`, where HASH covers all files. Content under such an
//! address never changes, so a browser requests it once. A browser requests the page at every visit.

use std::collections::HashMap;
use std::io::{Read as _, Write as _};
use std::path::{Component, Path, PathBuf};
use std::sync::OnceLock;

use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::Response;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::link_preview::{Preview, PreviewWords, TablePreview};
use crate::random_ids;

mod pages;
mod pictures;

use pages::Pages;
pub use pages::StaticPage;
use pictures::Pictures;
pub use pictures::TablePicture;

/// The path of the service worker, which may connect to this server only.
const WORKER: &str = "sw.js";
const WORKER_POLICY: &str = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/// Content security policy of responses that aren't pages.
pub(crate) const NO_PAGE: HeaderValue =
    HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");

/// The browser client. The default has no files, for a server without a client.
#[derive(Debug, Default)]
pub struct Assets {
    /// The folder of immutable addresses, with slashes around it.
    root: &'static str,
    files: HashMap<&'static str, Asset>,
    pages: Pages,
    pictures: Pictures,
}

/// A file in the program.
#[derive(Clone, Copy, Debug)]
pub struct StaticFile {
    /// Its path, without a leading slash.
    pub path: &'static str,
    /// A hash of its content.
    pub hash: &'static str,
    /// Its bytes, if stored uncompressed.
    pub plain: Option<&'static [u8]>,
    /// Its bytes compressed with gzip.
    pub gzip: Option<&'static [u8]>,
    /// Its bytes compressed with Brotli.
    pub brotli: Option<&'static [u8]>,
}

impl Assets {
    /// Files below the folder `root`, which has slashes around it, and the page in each language. The first
    /// page is the default for visitors who accept none of the languages. `words` writes the previews of links, and
    /// `picture` draws those of tables.
    pub fn new(
        root: &'static str,
        files: impl IntoIterator<Item = StaticFile>,
        pages: impl IntoIterator<Item = StaticPage>,
        words: PreviewWords,
        picture: TablePicture,
    ) -> Self {
        Self {
            root,
            files: files
                .into_iter()
                .map(|file| (file.path, Asset::from_static(&file)))
                .collect(),
            pages: Pages::new(pages, words),
            pictures: Pictures::new(picture),
        }
    }

    /// The picture of a table for messengers, in the language with this code, if there is time to draw it.
    pub(crate) async fn picture(&self, language: &str, table: &TablePreview) -> Option<Bytes> {
        let known = self.pages.language(language)?;
        self.pictures.of(known, table).await
    }

    /// The file at `path`, which has no leading slash, from the program or, during development, from
    /// `folder`. The address of a page of the client, such as `t/abc`, gets the page with a preview. `origin` is the
    /// public address of the server, if it is known.
    pub(crate) fn response(
        &self,
        (folder, origin): (Option<&Path>, Option<&str>),
        path: &str,
        headers: &HeaderMap,
        preview: &Preview,
    ) -> Option<Response> {
        let origin = origin.unwrap_or_default().trim_end_matches('/');
        let name = path.rsplit('/').next().unwrap_or_default();
        let is_page = path == "index.html" || !name.contains('.');
        let path = if path == "index.html" { "" } else { path };
        if let Some(folder) = folder {
            let file = if is_page { "index.html" } else { path };
            let bytes = if file.starts_with("locales/") {
                // The texts are next to the client's folder.
                parent(folder).and_then(|parent| read(&parent, file))
            } else {
                read(folder, file)
            };
            if let Some(bytes) = bytes {
                let bytes = if is_page {
                    let html = String::from_utf8_lossy(&bytes);
                    let page = self.pages.fill(&html, headers, preview, (origin, path));
                    page.into_bytes()
                } else {
                    bytes
                };
                return Some(Asset::new(file, bytes).response(headers, Cached::Revalidated));
            }
            // Documents and joined texts come from the program.
            if !file.starts_with("locales/") && !file.starts_with("docs/") {
                return None;
            }
        }
        if is_page {
            let page = self.pages.page(headers, preview, (origin, path))?;
            return Some(page.response(headers, Cached::Revalidated));
        }
        let root = self.root.strip_prefix('/');
        let (path, cached) = match root.and_then(|it| path.strip_prefix(it)) {
            Some(path) => (path, Cached::ForEver),
            None => (path, Cached::Revalidated),
        };
        Some(self.files.get(path)?.response(headers, cached))
    }
}

/// A file in its encodings. A missing encoding is computed at the first request.
#[derive(Debug)]
pub(crate) struct Asset {
    kind: &'static str,
    plain: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
    brotli: OnceLock<Bytes>,
    etag: String,
    policy: OnceLock<Option<String>>,
    is_worker: bool,
    /// The effort of Brotli, from 0 to 11.
    effort: u32,
}

/// How long a browser may cache a file without revalidation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cached {
    /// Forever, since the address contains a hash of the content.
    ForEver,
    /// The browser revalidates its copy each time.
    Revalidated,
}

fn known(bytes: Option<&'static [u8]>) -> OnceLock<Bytes> {
    bytes.map_or_else(OnceLock::new, |it| OnceLock::from(Bytes::from_static(it)))
}

impl Asset {
    pub(crate) fn new(path: &str, plain: impl Into<Bytes>) -> Self {
        let plain = plain.into();
        let hash = random_ids::hex(&Sha256::digest(&plain)[..12]);
        Self {
            plain: OnceLock::from(plain),
            ..Self::unfilled(path, &hash)
        }
    }

    fn from_static(file: &StaticFile) -> Self {
        Self {
            plain: known(file.plain),
            gzip: known(file.gzip),
            brotli: known(file.brotli),
            ..Self::unfilled(file.path, file.hash)
        }
    }

    fn unfilled(path: &str, hash: &str) -> Self {
        Self {
            kind: kind(path),
            plain: OnceLock::new(),
            gzip: OnceLock::new(),
            brotli: OnceLock::new(),
            etag: format!("\"{hash}\""),
            policy: OnceLock::new(),
            is_worker: path == WORKER,
            effort: 10,
        }
    }

    /// The same file, for one response only, so that compression takes little time.
    pub(crate) fn once(self) -> Self {
        Self { effort: 5, ..self }
    }

    pub(crate) fn plain(&self) -> &Bytes {
        self.plain.get_or_init(|| {
            let packed = self.gzip.get().cloned().unwrap_or_default();
            let mut plain = Vec::new();
            // The build produces valid compressed data.
            let _ = GzDecoder::new(&packed[..]).read_to_end(&mut plain);
            plain.into()
        })
    }

    fn encoded(&self, encoding: Encoding) -> &Bytes {
        match encoding {
            Encoding::Identity => self.plain(),
            Encoding::Gzip => self.gzip.get_or_init(|| gzip(self.plain()).into()),
            Encoding::Brotli => self
                .brotli
                .get_or_init(|| brotli(self.plain(), self.effort).into()),
        }
    }

    /// The content security policy of a page or of the service worker.
    fn policy(&self) -> Option<&str> {
        let policy = self.policy.get_or_init(|| {
            if self.kind.starts_with("text/html") {
                Some(policy(&String::from_utf8_lossy(self.plain())))
            } else {
                self.is_worker.then(|| WORKER_POLICY.to_owned())
            }
        });
        policy.as_deref()
    }

    /// A response that a browser keeps and revalidates each time.
    pub(crate) fn revalidated(&self, headers: &HeaderMap) -> Response {
        self.response(headers, Cached::Revalidated)
    }

    fn response(&self, headers: &HeaderMap, cached: Cached) -> Response {
        let control = match cached {
            Cached::ForEver => "public, max-age=31536000, immutable",
            Cached::Revalidated => "no-cache",
        };
        let mut response = Response::builder()
            .header(CONTENT_TYPE, self.kind)
            .header(ETAG, &self.etag)
            .header(VARY, "accept-encoding")
            .header(CACHE_CONTROL, control);
        if let Some(policy) = self.policy() {
            response = response.header(CONTENT_SECURITY_POLICY, policy);
        }
        if self.kind.starts_with("text/html") {
            response = response.header(VARY, "accept-language");
        }
        let held = headers
            .get(IF_NONE_MATCH)
            .and_then(|value| value.to_str().ok());
        let same = held.is_some_and(|held| held.split(',').any(|it| it.trim() == self.etag));
        let body = if same {
            response = response.status(StatusCode::NOT_MODIFIED);
            Body::empty()
        } else {
            let encoding = if is_text(self.kind) {
                Encoding::accepted(headers)
            } else {
                Encoding::Identity
            };
            if let Some(name) = encoding.name() {
                response = response.header(CONTENT_ENCODING, name);
            }
            Body::from(self.encoded(encoding).clone())
        };
        response
            .body(body)
            .unwrap_or_else(|_| Response::new(Body::empty()))
    }
}

/// The content encoding of a response.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Encoding {
    Identity,
    Gzip,
    Brotli,
}

impl Encoding {
    /// The smallest encoding that the client accepts.
    fn accepted(headers: &HeaderMap) -> Self {
        if accepts(headers, &ACCEPT_ENCODING, "br") {
            Self::Brotli
        } else if accepts(headers, &ACCEPT_ENCODING, "gzip") {
            Self::Gzip
        } else {
            Self::Identity
        }
    }

    const fn name(self) -> Option<&'static str> {
        match self {
            Self::Identity => None,
            Self::Gzip => Some("gzip"),
            Self::Brotli => Some("br"),
        }
    }
}

/// Whether the list in an `Accept` header contains `what`.
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

fn brotli(bytes: &[u8], effort: u32) -> Vec<u8> {
    let mut packed = Vec::new();
    {
        let mut encoder = brotli::CompressorWriter::new(&mut packed, 4096, effort, 22);
        // As above.
        let _ = encoder.write_all(bytes);
    }
    packed
}

/// The parent of a folder, also of one named `.`.
fn parent(folder: &Path) -> Option<PathBuf> {
    folder.canonicalize().ok()?.parent().map(Path::to_owned)
}

/// A file in a folder; `None` for a path that leaves it.
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

/// What a page may load: only content of this server. The policy lists inline scripts and styles by their
/// hashes.
fn policy(page: &str) -> String {
    let scripts = hashes(page, "script");
    let styles = hashes(page, "style");
    format!(
        "default-src 'none'; script-src 'self'{scripts}; style-src 'self'{styles}; \
         img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
}

/// The hashes of the inline elements of this kind.
fn hashes(page: &str, kind: &str) -> String {
    let (open, close) = (format!("<{kind}"), format!("</{kind}>"));
    let mut hashes = String::new();
    let mut rest = page;
    while let Some((_, after)) = rest.split_once(&open) {
        let Some((tag, after)) = after.split_once('>') else {
            break;
        };
        let Some((inside, after)) = after.split_once(&close) else {
            break;
        };
        if !tag.contains("src=") {
            let hash = STANDARD.encode(Sha256::digest(inside.as_bytes()));
            hashes.push_str(" 'sha256-");
            hashes.push_str(&hash);
            hashes.push('\'');
        }
        rest = after;
    }
    hashes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link_preview::PreviewText;

    const TEXT: &str = "export const one = 1;\n";

    fn assets() -> Assets {
        let gzip: &'static [u8] = gzip(TEXT.as_bytes()).leak();
        let brotli: &'static [u8] = brotli(TEXT.as_bytes(), 10).leak();
        let file = StaticFile {
            path: "src/app.js",
            hash: "00ff",
            plain: None,
            gzip: Some(gzip),
            brotli: Some(brotli),
        };
        Assets::new(
            "/a/0f/",
            [file],
            [],
            |_, _| PreviewText::default(),
            |_, _| None,
        )
    }

    fn get(assets: &Assets, path: &str) -> Option<Response> {
        assets.response((None, None), path, &HeaderMap::new(), &Preview::Home)
    }

    #[test]
    fn only_addresses_with_the_hash_never_change() {
        let assets = assets();
        let control = |path: &str| {
            let found = get(&assets, path)?;
            Some(found.headers()[CACHE_CONTROL].to_str().unwrap().to_owned())
        };
        assert!(control("a/0f/src/app.js").unwrap().contains("immutable"));
        assert_eq!(control("src/app.js").as_deref(), Some("no-cache"));
        // Files that an older page names must never be cached as the present ones.
        assert_eq!(control("a/0e/src/app.js"), None);
    }

    #[test]
    fn compressed_text_is_sent_to_a_client_that_accepts_no_encoding() {
        let assets = assets();
        let file = &assets.files["src/app.js"];
        assert_eq!(file.encoded(Encoding::Identity), TEXT.as_bytes());
    }

    #[test]
    fn a_server_without_a_client_serves_no_files() {
        let none = Assets::default();
        for path in ["", "t/abc", "src/app.js", "docs/conventions.en.html"] {
            assert!(get(&none, path).is_none());
        }
    }

    #[test]
    fn a_page_names_its_scripts_and_styles() {
        let page = "<style>a{}</style><script type=\"importmap\">{}</script>\
                    <script type=module src=\"a.js\"></script>";
        let policy = policy(page);
        // SHA-256 of `{}` in base64.
        let hash = "RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o=";
        assert!(
            policy.contains(&format!("script-src 'self' 'sha256-{hash}';")),
            "{policy}"
        );
        assert_eq!(policy.matches("sha256").count(), 2);
        assert!(!policy.contains("unsafe"));
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
            assert_eq!(parent(&folder).as_deref(), Some(crates), "{name}");
        }
        assert_eq!(parent(Path::new(".")).as_deref(), Some(crates));
        assert_eq!(parent(Path::new("no such folder")), None);
    }

    #[test]
    fn the_smallest_encoding_that_a_client_accepts_is_chosen() {
        for (value, packing) in [
            ("gzip, deflate, br", Encoding::Brotli),
            ("br;q=1.0, gzip;q=0.8", Encoding::Brotli),
            ("br;q=0, gzip", Encoding::Gzip),
            ("gzip;q=0", Encoding::Identity),
            ("xgzip", Encoding::Identity),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, value.parse().unwrap());
            assert_eq!(Encoding::accepted(&headers), packing, "{value}");
        }
    }
}
