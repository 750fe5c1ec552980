//! The files of the browser client and the texts of the interface: carried by the program, or read
//! from a folder while they are being made.

use std::borrow::Cow;
use std::io::Write as _;
use std::path::{Component, Path};
use std::sync::LazyLock;

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::secret;

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// A file as it is served.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Where it is found, without the first slash.
    pub path: String,
    kind: &'static str,
    plain: Cow<'static, [u8]>,
    packed: Option<Vec<u8>>,
    etag: String,
    policy: Option<String>,
}

/// All files of the browser client that the program carries, packed once.
static CARRIED: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    WEB.iter()
        .map(|(path, bytes)| Asset::new((*path).to_owned(), Cow::Borrowed(*bytes)))
        .collect()
});

/// The languages that there are texts in.
fn languages() -> Vec<&'static str> {
    let mut languages: Vec<&str> = LOCALES
        .iter()
        .filter_map(|(path, _)| path.split_once('/').map(|(language, _)| language))
        .collect();
    languages.dedup();
    languages
}

/// The companion's conventions, a page for each language, and their pictures.
static GUIDE: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    kagiya_guide::files(&languages())
        .into_iter()
        .map(|file| Asset::new(format!("docs/{}", file.path), file.bytes))
        .collect()
});

/// The texts of each language: every file of it, one after the other.
static TEXTS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let mut texts: Vec<Asset> = LOCALES
        .iter()
        .map(|(path, bytes)| Asset::new(format!("locales/{path}"), Cow::Borrowed(*bytes)))
        .collect();
    for language in languages() {
        let mut all = Vec::new();
        for (path, bytes) in LOCALES {
            let of_language = path.split_once('/').is_some_and(|(it, _)| it == language);
            if of_language && path.rsplit_once('.').is_some_and(|(_, it)| it == "ftl") {
                all.extend_from_slice(bytes);
                all.push(b'\n');
            }
        }
        texts.push(Asset::new(
            format!("locales/{language}.ftl"),
            Cow::Owned(all),
        ));
    }
    texts
});

impl Asset {
    fn new(path: String, plain: Cow<'static, [u8]>) -> Self {
        let kind = kind(&path);
        let digest = Sha256::digest(&plain);
        let etag = secret::hex(&digest[..12]);
        let packed = is_text(kind)
            .then(|| gzip(&plain))
            .filter(|packed| packed.len() < plain.len());
        let policy = kind.starts_with("text/html").then(|| policy(&plain));
        Self {
            path,
            kind,
            plain,
            packed,
            etag: format!("\"{etag}\""),
            policy,
        }
    }

    /// How many bytes are sent to a browser for it.
    pub fn packed_size(&self) -> usize {
        self.packed.as_ref().map_or(self.plain.len(), Vec::len)
    }

    fn response(&self, headers: &HeaderMap) -> Response {
        let mut response = Response::builder()
            .header(CONTENT_TYPE, self.kind)
            .header(ETAG, &self.etag)
            .header(VARY, "accept-encoding")
            // A browser asks each time whether its copy is still the one.
            .header(CACHE_CONTROL, "no-cache");
        if let Some(policy) = &self.policy {
            response = response.header(CONTENT_SECURITY_POLICY, policy);
        }
        let known = headers
            .get(IF_NONE_MATCH)
            .and_then(|value| value.to_str().ok());
        let same = known.is_some_and(|known| known.split(',').any(|it| it.trim() == self.etag));
        let body = if same {
            response = response.status(StatusCode::NOT_MODIFIED);
            Body::empty()
        } else if let Some(packed) = self.packed.as_ref().filter(|_| takes_gzip(headers)) {
            response = response.header(CONTENT_ENCODING, "gzip");
            Body::from(packed.clone())
        } else {
            match &self.plain {
                Cow::Borrowed(bytes) => Body::from(*bytes),
                Cow::Owned(bytes) => Body::from(bytes.clone()),
            }
        };
        response
            .body(body)
            .unwrap_or_else(|_| Response::new(Body::empty()))
    }
}

/// All files of the browser client that the program carries.
pub fn carried() -> &'static [Asset] {
    &CARRIED
}

/// Whether the client takes a packed answer.
pub fn takes_gzip(headers: &HeaderMap) -> bool {
    headers
        .get_all(ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|coding| {
            let mut parts = coding.split(';').map(str::trim);
            parts.next() == Some("gzip") && parts.next() != Some("q=0")
        })
}

/// Bytes packed by gzip.
pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    // Writing to memory does not fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
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

/// What a page may load: nothing but what comes from here. Scripts that stand in the page itself,
/// as an import map must, are named by their hashes.
fn policy(page: &[u8]) -> String {
    let page = String::from_utf8_lossy(page);
    let mut scripts = String::new();
    let mut rest = &*page;
    while let Some((_, after)) = rest.split_once("<script") {
        let Some((tag, after)) = after.split_once('>') else {
            break;
        };
        let Some((script, after)) = after.split_once("</script>") else {
            break;
        };
        if !tag.contains("src=") {
            let hash = STANDARD.encode(Sha256::digest(script.as_bytes()));
            scripts.push_str(" 'sha256-");
            scripts.push_str(&hash);
            scripts.push('\'');
        }
        rest = after;
    }
    format!(
        "default-src 'none'; script-src 'self'{scripts}; style-src 'self'; img-src 'self' data:; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'"
    )
}

/// The texts of the interface at `path`, as in `locales/en.ftl`. Of a client that is read from a
/// folder, the files beside it come first.
pub fn texts(folder: Option<&Path>, path: &str, headers: &HeaderMap) -> Option<Response> {
    let beside = folder.and_then(Path::parent);
    if let Some(bytes) = beside.and_then(|root| read(root, path)) {
        let asset = Asset::new(path.to_owned(), Cow::Owned(bytes));
        return Some(asset.response(headers));
    }
    let found = TEXTS.iter().find(|asset| asset.path == path)?;
    Some(found.response(headers))
}

/// A page or picture of the conventions at `path`, as in `docs/conventions.en.html`.
pub fn guide(path: &str, headers: &HeaderMap) -> Option<Response> {
    let found = GUIDE.iter().find(|asset| asset.path == path)?;
    Some(found.response(headers))
}

/// The file of the browser client at `path`, which has no first slash. An address of a page of the
/// client, such as `table/abc`, gets the one page there is.
pub fn web(folder: Option<&Path>, path: &str, headers: &HeaderMap) -> Option<Response> {
    let name = path.rsplit('/').next().unwrap_or_default();
    let path = if path.is_empty() || !name.contains('.') {
        "index.html"
    } else {
        path
    };
    if let Some(folder) = folder {
        let bytes = read(folder, path)?;
        let asset = Asset::new(path.to_owned(), Cow::Owned(bytes));
        return Some(asset.response(headers));
    }
    let found = carried().iter().find(|asset| asset.path == path)?;
    Some(found.response(headers))
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

/// The policy for answers that are no pages.
pub const NO_PAGE: HeaderValue =
    HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_names_its_scripts() {
        let page =
            b"<script type=\"importmap\">{}</script><script type=module src=\"a.js\"></script>";
        let policy = policy(page);
        // SHA-256 of `{}` in base64.
        let hash = "RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o=";
        assert!(
            policy.contains(&format!("script-src 'self' 'sha256-{hash}';")),
            "{policy}"
        );
        assert_eq!(policy.matches("sha256").count(), 1);
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
    fn every_language_has_its_texts() {
        for language in ["en", "fr", "de"] {
            let all = texts(None, &format!("locales/{language}.ftl"), &HeaderMap::new());
            assert!(all.is_some(), "{language}");
        }
        assert!(texts(None, "locales/xx.ftl", &HeaderMap::new()).is_none());
    }

    #[test]
    fn gzip_is_taken_only_by_those_who_say_so() {
        for (value, takes) in [
            ("gzip, deflate, br", true),
            ("br;q=1.0, gzip;q=0.8", true),
            ("gzip;q=0", false),
            ("br", false),
            ("xgzip", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, value.parse().unwrap());
            assert_eq!(takes_gzip(&headers), takes, "{value}");
        }
    }
}
