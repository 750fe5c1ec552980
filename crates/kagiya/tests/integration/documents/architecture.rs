//! Checks that the tests and files named in ARCHITECTURE.md exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::root;

/// Collects the names of all functions in the sources of a folder.
fn functions(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            functions(&path, into);
        } else if path.extension().is_some_and(|it| it == "rs") {
            let text = fs::read_to_string(&path).expect("a source");
            let names = text.split("fn ").skip(1);
            into.extend(names.filter_map(|rest| Some(rest.split_once('(')?.0.to_owned())));
        }
    }
}

fn document() -> String {
    fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the document")
}

fn code_spans(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// Each item of a list as one line.
fn list_items(text: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        if line.starts_with("- ") {
            items.push(line.to_owned());
            inside = true;
        } else if inside && line.starts_with("  ") {
            let item = items.last_mut().expect("an item");
            item.push(' ');
            item.push_str(line.trim());
        } else {
            inside = false;
        }
    }
    items
}

#[test]
fn every_invariant_names_tests_that_exist() {
    let mut known = BTreeSet::new();
    functions(&root().join("crates"), &mut known);
    let mut missing = Vec::new();
    let items = list_items(&document());
    for item in &items {
        let (_, tests) = item.split_once(" Tests: ").expect(item);
        assert!(tests.contains('`'), "{item}");
        missing.extend(code_spans(tests).filter(|name| !known.contains(*name)));
    }
    assert!(items.len() >= 25, "only {} invariants", items.len());
    assert!(missing.is_empty(), "there are no tests {missing:?}");
}

/// In a section about a folder, files are named by their paths in that folder.
#[test]
fn files_in_the_sections_of_the_crates_exist() {
    let text = document();
    let mut files = 0;
    for section in text.split("\n### ").skip(1) {
        let (heading, body) = section.split_once('\n').expect("a heading");
        let folder = code_spans(heading).next().expect(heading);
        let body = body.split("\n## ").next().unwrap_or_default();
        let is_file = |span: &&str| {
            span.rsplit_once('.')
                .is_some_and(|(_, ending)| ending == "rs")
        };
        for file in code_spans(body).filter(is_file) {
            assert!(
                root().join(folder).join(file).exists(),
                "{folder} has no {file}"
            );
            files += 1;
        }
    }
    assert!(files >= 30, "only {files} files");
}
