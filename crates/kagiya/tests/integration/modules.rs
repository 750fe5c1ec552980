//! Rules for the modules of all crates.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

type Uses = BTreeMap<String, BTreeSet<String>>;

/// Collects the names after `crate::` in the sources of a folder: which top-level module uses
/// which.
fn collect(folder: &Path, module: Option<&str>, uses: &mut Uses) {
    for entry in fs::read_dir(folder).expect("the sources") {
        let path = entry.expect("an entry").path();
        let stem = path.file_stem().expect("a name").to_string_lossy();
        let module = module.unwrap_or(&stem);
        if path.is_dir() {
            collect(&path, Some(module), uses);
        } else if path.extension().is_some_and(|it| it == "rs") && stem != "tests" {
            let text = fs::read_to_string(&path).expect("a source");
            let code = text
                .split("#[cfg(test)]\nmod tests")
                .next()
                .unwrap_or_default();
            let code = code.lines().filter(|it| !it.trim_start().starts_with("//"));
            let code: String = code.collect::<Vec<_>>().join("\n");
            let used = uses.entry(module.to_owned()).or_default();
            for path in code.split("crate::").skip(1) {
                used.extend(first_names(path));
            }
        }
    }
}

/// The first names of the paths at the start of a text: one, or a list in braces.
fn first_names(text: &str) -> Vec<String> {
    let word = |text: &str| -> String {
        let name = |c: &char| c.is_alphanumeric() || *c == '_';
        text.trim_start().chars().take_while(name).collect()
    };
    let Some(list) = text.strip_prefix('{') else {
        return vec![word(text)];
    };
    let mut depth = 0;
    let mut names = vec![word(list)];
    for (place, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => names.push(word(&list[place + 1..])),
            _ => {}
        }
    }
    names
}

/// All modules that a module uses, directly or indirectly.
fn reached(uses: &Uses, from: &str) -> BTreeSet<String> {
    let (mut found, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(used) = open.pop().and_then(|it| uses.get(it)) {
        for it in used.iter().filter(|it| uses.contains_key(*it)) {
            if found.insert(it.clone()) {
                open.push(it);
            }
        }
    }
    found
}

/// The modules of a crate that use themselves indirectly.
fn cyclic(sources: &Path) -> BTreeSet<String> {
    let mut uses = Uses::new();
    collect(sources, None, &mut uses);
    uses.remove("lib");
    uses.remove("main");
    for (module, used) in &mut uses {
        used.remove(module);
    }
    let modules = uses.keys().filter(|it| reached(&uses, it).contains(*it));
    modules.cloned().collect()
}

#[test]
fn modules_have_no_dependency_cycles() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("it");
    let mut wrong = Vec::new();
    for entry in fs::read_dir(crates).expect("the crates") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy();
        let modules = cyclic(&path.join("src"));
        wrong.extend(modules.iter().map(|it| format!("{name}: {it}")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn first_names_of_a_list_are_found() {
    assert_eq!(first_names("app::App;"), ["app"]);
    assert_eq!(first_names("{app::{App, Id}, bots};"), ["app", "bots"]);
}

/// Whether a line of a source below the folder satisfies the condition.
fn has_line(folder: &Path, condition: &dyn Fn(&str) -> bool) -> bool {
    fs::read_dir(folder).expect("the sources").any(|entry| {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            has_line(&path, condition)
        } else {
            let text = fs::read_to_string(&path).unwrap_or_default();
            text.lines().any(condition)
        }
    })
}

/// Looking for tests takes seconds in each crate, so manifests of crates without tests in their sources say so.
#[test]
fn tests_in_sources_run() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("it");
    for entry in fs::read_dir(crates).expect("the crates") {
        let path = entry.expect("an entry").path();
        let manifest = fs::read_to_string(path.join("Cargo.toml")).expect("a manifest");
        let name = path.display();
        if manifest.contains("\ndoctest = false") {
            let example = |line: &str| {
                let line = line.trim_start();
                line.starts_with("//")
                    && line.trim_start_matches(['/', '!', ' ']).starts_with("```")
            };
            let is_tested = !has_line(&path.join("src"), &example);
            assert!(is_tested, "{name} has examples: remove `doctest = false`");
        }
        if manifest.contains("\ntest = false") {
            let is_tested = !has_line(&path.join("src"), &|line| line.contains("#[cfg(test)]"));
            assert!(is_tested, "{name} has unit tests: remove `test = false`");
        }
    }
}
