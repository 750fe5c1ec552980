//! Checks that paths in documents and targets of links between documents exist.

use std::path::Path;

use super::{root, tracked_files};

/// Whether a code span is a path of the repository. Names in capitals are placeholders, as in
/// `locales/CODE/`.
fn is_path(span: &str) -> bool {
    const TOP: [&str; 11] = [
        "crates/", "web/", "docs/", "locales/", "python/", "tests/", "fuzz/", "benches/", ".ci/",
        ".github/", "xtask/",
    ];
    let plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || "/._-{},".contains(it);
    TOP.iter().any(|top| span.starts_with(top)) && span.chars().all(plain)
}

/// `a/{b,c}.rs` stands for `a/b.rs` and `a/c.rs`.
fn alternatives(span: &str) -> Vec<String> {
    let Some((before, rest)) = span.split_once('{') else {
        return vec![span.to_owned()];
    };
    let Some((list, after)) = rest.split_once('}') else {
        return vec![span.to_owned()];
    };
    let one = |it: &str| format!("{before}{it}{after}");
    list.split(',')
        .flat_map(|it| alternatives(&one(it)))
        .collect()
}

/// The documents of this project, without those of third-party data.
fn documents() -> Vec<String> {
    const SKIPPED: [&str; 4] = [
        "node_modules/",
        "tests/fixtures/",
        "web/vendor/",
        "crates/lab/data/",
    ];
    let mut documents = tracked_files();
    documents.retain(|path| {
        path.strip_suffix(".md").is_some()
            && !SKIPPED.iter().any(|it| path.contains(it))
            && root().join(path).exists()
    });
    documents
}

fn missing_paths(document: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join(document)).expect("the document");
    let spans = text.split('`').skip(1).step_by(2);
    spans
        .filter(|span| is_path(span))
        .flat_map(alternatives)
        .filter(|path| !root().join(path).exists())
        .map(|path| format!("{document} names `{path}`"))
        .collect()
}

#[test]
fn paths_in_the_documents_exist() {
    let missing: Vec<String> = documents()
        .iter()
        .flat_map(|it| missing_paths(it))
        .collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn links_between_documents_have_targets() {
    let mut dead = Vec::new();
    for path in documents() {
        let text = std::fs::read_to_string(root().join(&path)).expect("the document");
        let folder = root().join(Path::new(&path).parent().expect("a folder"));
        for link in text.split("](").skip(1) {
            let target = link.split([')', '#', ' ']).next().unwrap_or_default();
            let local = !target.is_empty() && !target.contains([':', '=']);
            if local && !folder.join(target).exists() {
                dead.push(format!("{path} links to {target}"));
            }
        }
    }
    assert!(dead.is_empty(), "{dead:#?}");
}

#[test]
fn paths_are_recognized_among_code_spans() {
    assert!(is_path("crates/rules/src/turn.rs"));
    assert!(is_path("locales/{en,fr}/web.ftl"));
    assert!(!is_path("cargo test"));
    assert!(!is_path("locales/CODE/web.ftl"));
    assert_eq!(alternatives("a/{b,c}.rs"), ["a/b.rs", "a/c.rs"]);
}
