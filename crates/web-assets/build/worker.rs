//! The service worker as it is served: with the folder and the list of the files of this client.

/// Its file. It controls all pages because it lies beside them.
pub(crate) const NAME: &str = "sw.js";

/// The lines of `web/sw.js` that are replaced.
const ROOT: &str = "const ROOT = \"/\";\n";
const FILES: &str = "const FILES = [];\n";

/// The worker with the files of its shell. Their root changes with their content, so the worker
/// changes too: this is how a browser notices a newer client.
pub(crate) fn with_files(text: &str, root: &str, files: &[&str]) -> String {
    let list: Vec<String> = files.iter().map(|path| format!("{path:?}")).collect();
    let list = list.join(",\n  ");
    text.replacen(ROOT, &format!("const ROOT = \"{root}\";\n"), 1)
        .replacen(FILES, &format!("const FILES = [\n  {list},\n];\n"), 1)
}

/// Whether a file is left out of the shell: it serves other programs, holds all texts of a language
/// in one, or is part of the joined file.
pub(crate) fn is_left_out(path: &str, languages: &[&str]) -> bool {
    let others = ["/agents.ftl", "/pictures.ftl", "/terminal.ftl"];
    let others = others.iter().any(|name| path.ends_with(name));
    let whole = languages
        .iter()
        .any(|language| path == format!("locales/{language}.ftl"));
    others
        || whole
        || path.starts_with("art/icon-")
        || path == "art/preview.png"
        || path == crate::join::ENTRY
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
