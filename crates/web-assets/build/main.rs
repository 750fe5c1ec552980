//! Makes the table of files that a server serves from `web/`, `locales/` and `docs/`.

#![expect(
    clippy::print_stdout,
    reason = "cargo reads what a build script prints"
)]

mod join;
mod page;
mod worker;

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use page::Draft;

/// The folders of `web/` that are served; the others are for its development.
const SERVED: [&str; 4] = ["art", "css", "src", "vendor"];

/// Files that browsers ask for at the root, not below the folder of this version.
const AT_THE_ROOT: [&str; 2] = [worker::NAME, "manifest.webmanifest"];

type Files = BTreeMap<String, Vec<u8>>;

fn main() -> Result<(), Box<dyn Error>> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../..");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for input in ["web", "locales", "docs/rules", "docs/pictures/conventions"] {
        let folder = root.join(input);
        println!("cargo:rerun-if-changed={}", folder.display());
    }
    for name in names(&root.join("docs"))? {
        if name.starts_with("conventions") {
            println!(
                "cargo:rerun-if-changed={}",
                root.join("docs").join(name).display()
            );
        }
    }
    println!("cargo:rerun-if-changed=build");

    let web = web(&root.join("web"))?;
    let mut locales = Files::new();
    walk(&root.join("locales"), "", &mut locales)?;
    let languages = languages(&locales)?;
    let languages: Vec<&str> = languages.iter().map(String::as_str).collect();

    let mut digest = Sha256::new();
    for (path, bytes) in web.iter().chain(&locales) {
        digest.update(path);
        digest.update([0]);
        digest.update(bytes);
        digest.update([0]);
    }
    let address = format!("/a/{}", hex(&digest.finalize()[..8]));

    let texts: BTreeMap<String, String> = web
        .iter()
        .filter(|(path, _)| is_text(path))
        .map(|(path, bytes)| Ok((path.clone(), String::from_utf8(bytes.clone())?)))
        .collect::<Result<_, Box<dyn Error>>>()?;
    let html = texts.get("index.html").ok_or("web/index.html is missing")?;

    let mut files = web.clone();
    files.remove("index.html");
    for (path, text) in &texts {
        if path.starts_with("src/") {
            files.insert(path.clone(), join::compact(text).into_bytes());
        }
    }
    let joined = join::join(&texts, join::ENTRY)?;
    files.insert(join::NAME.to_owned(), joined.code.into_bytes());
    for (path, code) in joined.stand_ins {
        files.insert(path, code.into_bytes());
    }
    for (path, bytes) in &locales {
        files.insert(format!("locales/{path}"), bytes.clone());
    }
    for language in &languages {
        files.insert(
            format!("locales/{language}.ftl"),
            all_texts(&locales, language),
        );
    }
    let mut shell: Vec<&str> = files.keys().map(String::as_str).collect();
    shell.retain(|path| !AT_THE_ROOT.contains(path) && !worker::is_left_out(path, &languages));
    let script = texts.get(worker::NAME).ok_or("web/sw.js is missing")?;
    let script = worker::with_files(script, &format!("{address}/"), &shell);
    files.insert(worker::NAME.to_owned(), script.into_bytes());
    // Documents are read online, so the worker does not keep them.
    for file in kagiya_doc_pages::files(&root.join("docs"), &languages)? {
        files.insert(format!("docs/{}", file.path), file.bytes);
    }

    let mut code = format!(
        "Site {{\n    root: {:?},\n    files: &[\n",
        format!("{address}/")
    );
    for (number, (path, bytes)) in files.iter().enumerate() {
        let hash = hex(&Sha256::digest(bytes)[..12]);
        let content = content(&out, number, path, bytes)?;
        let _ = writeln!(
            code,
            "        StaticFile {{ path: {path:?}, hash: {hash:?}, {content} }},"
        );
    }
    code.push_str("    ],\n    pages: &[\n");
    for language in &languages {
        let words = locales.get(&format!("{language}/web.ftl"));
        let words = words.ok_or_else(|| format!("locales/{language}/web.ftl is missing"))?;
        let draft = Draft {
            html,
            files: &texts,
            root: &address,
            texts: std::str::from_utf8(words)?,
            language,
        };
        let home = draft.page(true, &languages);
        let other = draft.page(false, &languages);
        let _ = writeln!(
            code,
            "        StaticPage {{ language: {language:?}, home: {home:?}, other: {other:?} }},"
        );
    }
    code.push_str("    ],\n}\n");
    fs::write(out.join("site.rs"), code)?;
    Ok(())
}

/// The files of `web/` that are served.
fn web(folder: &Path) -> io::Result<Files> {
    let mut files = Files::new();
    for name in names(folder)? {
        let served = [".html", ".svg", ".ico", ".png", ".webmanifest", ".txt"];
        // A service worker controls what lies beside and below it.
        if name == worker::NAME || served.iter().any(|ending| name.ends_with(ending)) {
            files.insert(name.clone(), fs::read(folder.join(name))?);
        }
    }
    for served in SERVED {
        walk(&folder.join(served), served, &mut files)?;
    }
    Ok(files)
}

/// The codes of the languages in `languages.json`, in its order.
fn languages(locales: &Files) -> Result<Vec<String>, Box<dyn Error>> {
    let list = locales.get("languages.json");
    let list = list.ok_or("locales/languages.json is missing")?;
    let rows: Vec<serde_json::Value> = serde_json::from_slice(list)?;
    rows.iter()
        .map(|row| {
            Ok(row["code"]
                .as_str()
                .ok_or("a language needs a code")?
                .to_owned())
        })
        .collect()
}

/// All texts of a language as one file.
fn all_texts(locales: &Files, language: &str) -> Vec<u8> {
    let prefix = format!("{language}/");
    let mut all = Vec::new();
    for (path, bytes) in locales {
        if path.starts_with(&prefix) && is_translation(path) {
            all.extend_from_slice(bytes);
            all.push(b'\n');
        }
    }
    all
}

/// The expression for the bytes of a file, each form in a file of `OUT_DIR`.
fn content(out: &Path, number: usize, path: &str, bytes: &[u8]) -> io::Result<String> {
    let write = |ending: &str, bytes: &[u8]| {
        let name = format!("{number}.{ending}");
        fs::write(out.join(&name), bytes)?;
        let path = format!("concat!(env!(\"OUT_DIR\"), \"/{name}\")");
        Ok::<_, io::Error>(format!("Some(include_bytes!({path}))"))
    };
    Ok(if is_text(path) {
        let gzip = write("gz", &gzip(bytes)?)?;
        let brotli = write("br", &brotli(bytes)?)?;
        format!("plain: None, gzip: {gzip}, brotli: {brotli}")
    } else {
        format!(
            "plain: {}, gzip: None, brotli: None",
            write("plain", bytes)?
        )
    })
}

fn is_translation(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|it| it == "ftl")
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

/// Builds for development compress less, which takes a second instead of half a minute.
fn brotli(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let is_debug = env::var("PROFILE").is_ok_and(|profile| profile == "debug");
    let quality = if is_debug { 5 } else { 10 };
    let mut encoder = brotli::CompressorWriter::new(Vec::new(), 4096, quality, 22);
    encoder.write_all(bytes)?;
    Ok(encoder.into_inner())
}

fn is_text(path: &str) -> bool {
    let endings = [
        ".html",
        ".js",
        ".mjs",
        ".css",
        ".svg",
        ".json",
        ".webmanifest",
        ".ftl",
        ".txt",
        ".md",
    ];
    endings.iter().any(|ending| path.ends_with(ending))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// The names in a folder, sorted.
fn names(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        if let Ok(name) = entry?.file_name().into_string() {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

fn walk(folder: &Path, prefix: &str, files: &mut Files) -> io::Result<()> {
    for name in names(folder)? {
        let path = folder.join(&name);
        let address = if prefix.is_empty() {
            name
        } else {
            format!("{prefix}/{name}")
        };
        if path.is_dir() {
            walk(&path, &address, files)?;
        } else {
            files.insert(address, fs::read(path)?);
        }
    }
    Ok(())
}
