//! The stored inputs of the fuzz targets, and changed copies of them.

use std::fs;
use std::path::Path;

use kagiya_fuzz_checks::{notation, options, record};
use proptest::prelude::*;
use proptest::sample::Index;

/// The inputs in `fuzz/seeds`, and single words of the target's dictionary.
struct Stored {
    inputs: Vec<Vec<u8>>,
    words: Vec<Vec<u8>>,
}

fn stored(target: &str) -> Stored {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let mut files: Vec<_> = fs::read_dir(fuzz.join("seeds").join(target))
        .expect("the folder of the target")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no stored input for {target}");
    let inputs = files.iter().map(|file| fs::read(file).expect("an input"));
    let dictionary = fs::read_to_string(fuzz.join(format!("{target}.dict"))).unwrap_or_default();
    let words = dictionary.lines().filter_map(|line| {
        let word = line.split_once('"')?.1.strip_suffix('"')?;
        Some(word.replace("\\\"", "\"").into_bytes())
    });
    Stored {
        inputs: inputs.collect(),
        words: words.collect(),
    }
}

/// A change of an input: a part is deleted, repeated, moved, or replaced by a word or by bytes.
#[derive(Clone, Debug)]
struct Change {
    kind: u8,
    from: Index,
    length: Index,
    to: Index,
    word: Index,
    bytes: Vec<u8>,
}

fn change() -> impl Strategy<Value = Change> {
    let bytes = prop::collection::vec(any::<u8>(), 0..4);
    let places = (
        any::<Index>(),
        any::<Index>(),
        any::<Index>(),
        any::<Index>(),
    );
    (0_u8..5, places, bytes).prop_map(|(kind, (from, length, to, word), bytes)| Change {
        kind,
        from,
        length,
        to,
        word,
        bytes,
    })
}

impl Change {
    fn apply(&self, input: &mut Vec<u8>, words: &[Vec<u8>]) {
        let from = self.from.index(input.len() + 1);
        let longest = (input.len() - from).min(24);
        let part = from..from + self.length.index(longest + 1);
        match self.kind {
            0 => drop(input.drain(part)),
            1 => {
                let copy = input[part].to_vec();
                let to = self.to.index(input.len() + 1);
                input.splice(to..to, copy);
            }
            2 => {
                let moved: Vec<u8> = input.drain(part).collect();
                let to = self.to.index(input.len() + 1);
                input.splice(to..to, moved);
            }
            3 if !words.is_empty() => {
                input.splice(part, self.word.get(words).iter().copied());
            }
            _ => {
                input.splice(part, self.bytes.iter().copied());
            }
        }
    }
}

/// Checks the stored inputs of a target, then changed copies of them.
fn check(target: &str, cases: u32, check: impl Fn(&[u8])) {
    let stored = stored(target);
    for input in &stored.inputs {
        check(input);
    }
    let changes = prop::collection::vec(change(), 1..6);
    let config = ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    proptest!(config, |(input in any::<Index>(), changes in changes)| {
        let mut input = input.get(&stored.inputs).clone();
        for change in &changes {
            change.apply(&mut input, &stored.words);
        }
        check(&input);
    });
}

fn check_text(check: impl Fn(&str)) -> impl Fn(&[u8]) {
    move |bytes| check(&String::from_utf8_lossy(bytes))
}

#[test]
fn records() {
    check("record", 2_000, check_text(record::check_text));
}

#[test]
fn options_and_variants() {
    check("options", 200, check_text(options::check_text));
}

#[test]
fn written_actions() {
    check("notation", 2_000, notation::check_bytes);
}
