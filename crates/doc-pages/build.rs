//! Makes a table of the documents and pictures in `docs/` that become pages.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// A folder of `docs/` with the beginning and the end of the names of its files.
const FILES: [(&str, &str, &str); 3] = [
    ("", "conventions", ".md"),
    ("rules/", "rulings", ".md"),
    ("pictures/conventions/", "", ""),
];

fn main() -> io::Result<()> {
    let docs =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../docs");
    println!("cargo:rerun-if-changed=build.rs");
    let mut code = "static FILES: &[(&str, &[u8])] = &[\n".to_owned();
    for (folder, start, end) in FILES {
        let absolute = docs.join(folder);
        println!("cargo:rerun-if-changed={}", absolute.display());
        for name in names(&absolute)? {
            if name.starts_with(start) && name.ends_with(end) {
                let (path, file) = (format!("{folder}{name}"), absolute.join(&name));
                let _ = writeln!(
                    code,
                    "    ({path:?}, include_bytes!({:?})),",
                    file.display()
                );
            }
        }
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("files.rs"), code)
}

/// The names of the files in a folder, sorted.
fn names(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_file()
            && let Ok(name) = entry.file_name().into_string()
        {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}
