//! The service worker as it is served: told where the files of this client stand, and which there are.

/// Its file; it looks after all pages because it stands beside them.
pub(super) const NAME: &str = "sw.js";

/// What the worker may do: ask this server.
pub(super) const POLICY: &str = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/// The lines that the server writes, as they stand in `web/sw.js`.
const ROOT: &str = "const ROOT = \"/\";\n";
const FILES: &str = "const FILES = [];\n";

/// The worker with the files of its shell. As their root changes with what is in them, so does the worker, and
/// that is how a browser finds out that there is a newer client.
pub(super) fn with_files(text: &str, root: &str, files: &[&str]) -> String {
    let list: Vec<String> = files.iter().map(|path| format!("{path:?}")).collect();
    let list = list.join(",\n  ");
    text.replacen(ROOT, &format!("const ROOT = \"{root}\";\n"), 1)
        .replacen(FILES, &format!("const FILES = [\n  {list},\n];\n"), 1)
}

/// Whether a file is no part of the shell: it is for programs beside the browser, in all languages together, or stands
/// in the joined file.
pub(super) fn is_left_out(path: &str, languages: &[&str]) -> bool {
    let terminal = path.ends_with("/terminal.ftl") || path.ends_with("/pictures.ftl");
    let whole = languages
        .iter()
        .any(|language| path == format!("locales/{language}.ftl"));
    terminal || whole || path.starts_with("art/icon-") || path == super::ENTRY
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worker_is_told_its_files() {
        let text = format!("// Why.\n{ROOT}{FILES}fill();\n");
        let told = with_files(&text, "/a/0f/", &["css/a.css", "src/app.js"]);
        assert_eq!(
            told,
            "// Why.\nconst ROOT = \"/a/0f/\";\nconst FILES = [\n  \"css/a.css\",\n  \"src/app.js\",\n];\n\
             fill();\n"
        );
    }
}
