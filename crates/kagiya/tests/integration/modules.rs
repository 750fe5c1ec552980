//! No modules of a crate depend on each other in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Crates whose modules still do.
const WITH_CYCLES: &[&str] = &["lab", "protocol", "rules", "server", "terminal"];

type Uses = BTreeMap<String, BTreeSet<String>>;

/// Collects the names behind `crate::` in the sources of a folder: which top-level module uses which.
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

/// The first names of the paths at the start of a text: one, or those of a list in braces.
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

/// All modules that a module uses, also through others.
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

/// The modules of a crate that reach themselves.
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
fn modules_do_not_depend_on_each_other_in_a_circle() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("it");
    let mut wrong = Vec::new();
    for entry in fs::read_dir(crates).expect("the crates") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy();
        if !WITH_CYCLES.contains(&&*name) {
            let modules = cyclic(&path.join("src"));
            wrong.extend(modules.iter().map(|it| format!("{name}: {it}")));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn first_names_of_a_list_are_found() {
    assert_eq!(first_names("app::App;"), ["app"]);
    assert_eq!(first_names("{app::{App, Id}, bots};"), ["app", "bots"]);
}
