//! Lists the files of the browser client and the texts of the interface, so that the binary can
//! carry them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The folders of `web/` that are served; the others are for its development.
const SERVED: [&str; 4] = ["art", "css", "src", "vendor"];

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../..");
    let (web, locales) = (root.join("web"), root.join("locales"));
    let mut files = Vec::new();
    // The pages and icons at the top, without the files of the tools.
    for name in names(&web)? {
        let served = [".html", ".svg", ".ico", ".png", ".webmanifest", ".txt"];
        // A service worker looks after what lies beside and below it.
        if name == "sw.js" || served.iter().any(|ending| name.ends_with(ending)) {
            files.push((name.clone(), web.join(name)));
        }
    }
    for folder in SERVED {
        walk(&web.join(folder), folder, &mut files)?;
    }
    let mut texts = Vec::new();
    walk(&locales, "", &mut texts)?;
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={}", web.display());
    println!("cargo:rerun-if-changed={}", locales.display());
    let code = table("WEB", &files) + &table("LOCALES", &texts);
    fs::write(
        PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("assets.rs"),
        code,
    )
}

/// The names in a folder, sorted; none if there is no such folder.
fn names(folder: &Path) -> io::Result<Vec<String>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        other => other?,
    };
    let mut names = Vec::new();
    for entry in entries {
        if let Ok(name) = entry?.file_name().into_string() {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

fn walk(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
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
            files.push((address, path));
        }
    }
    Ok(())
}

fn table(name: &str, files: &[(String, PathBuf)]) -> String {
    let mut code = format!("static {name}: &[(&str, &[u8])] = &[\n");
    for (address, path) in files {
        let path = path.display().to_string();
        let _ = writeln!(code, "    ({address:?}, include_bytes!({path:?})),");
    }
    code + "];\n"
}
