//! Generates a table of the languages in `locales/languages.json`, with all texts of their folders.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let locales = folder.join("../../locales");
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={}", locales.display());
    let list = fs::read_to_string(locales.join("languages.json"))?;
    let rows: Vec<serde_json::Value> = serde_json::from_str(&list)?;
    let mut code = format!("static ROWS: [Row; {}] = [\n", rows.len());
    for row in &rows {
        let field = |name: &str| row[name].as_str().unwrap_or_default();
        let mut files: Vec<PathBuf> = fs::read_dir(locales.join(field("code")))?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<io::Result<_>>()?;
        files.retain(|file| file.extension().is_some_and(|end| end == "ftl"));
        files.sort();
        let _ = writeln!(
            code,
            "    Row {{ code: {:?}, name: {:?}, files: &[",
            field("code"),
            field("name")
        );
        for file in files {
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            let path = file.display().to_string();
            let _ = writeln!(code, "        ({name:?}, include_str!({path:?})),");
        }
        code.push_str("    ] },\n");
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("languages.rs"), code)
}
