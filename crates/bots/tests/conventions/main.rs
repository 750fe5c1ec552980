//! `docs/conventions.md` is true: its positions are played here, and its pictures are drawn from
//! them, in every language in which it is written.
//!
//! `KAGIYA_WRITE_PICTURES=1 cargo test -p kagiya-bots --test conventions` draws the pictures again.

mod picture;
mod position;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kagiya_words::{Language, Words};
use position::Position;

const FOLDER: &str = "pictures/conventions/";

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

/// The names of the files that end so, without the ending.
fn names(ending: &str) -> BTreeSet<String> {
    fs::read_dir(docs().join(FOLDER))
        .expect("a folder of pictures")
        .filter_map(|entry| entry.expect("a file").file_name().into_string().ok())
        .filter_map(|name| Some(name.strip_suffix(ending)?.to_owned()))
        .collect()
}

/// A language in which the document is written: the document, and how its pictures end.
struct Written {
    language: Language,
    document: String,
    ending: String,
}

fn written() -> Vec<Written> {
    let of = |language: Language| {
        let code = match language.code() {
            "en" => String::new(),
            other => format!(".{other}"),
        };
        let document = fs::read_to_string(docs().join(format!("conventions{code}.md"))).ok()?;
        let ending = format!("{code}.svg");
        Some(Written {
            language,
            document,
            ending,
        })
    };
    Language::all().filter_map(of).collect()
}

#[test]
fn every_position_is_read_and_played_as_written_and_its_picture_shows_it() {
    let folder = docs().join(FOLDER);
    let is_writing = std::env::var_os("KAGIYA_WRITE_PICTURES").is_some();
    let positions = names(".txt");
    assert!(positions.len() >= 16, "only {} positions", positions.len());
    let mut pictures = BTreeSet::new();
    for written in written() {
        let words = Words::new(written.language);
        for name in &positions {
            let text = fs::read_to_string(folder.join(format!("{name}.txt"))).expect("a position");
            let drawn = picture::draw(&Position::parse(&text).play(), &words);
            let picture = format!("{name}{}", written.ending);
            let file = folder.join(&picture);
            if is_writing {
                fs::write(&file, &drawn).expect("a picture can be written");
            }
            let shown = fs::read_to_string(&file).unwrap_or_default();
            assert!(
                shown == drawn,
                "{picture} is not of today's {name}.txt: see the head of this file"
            );
            pictures.insert(picture);
        }
    }
    let shown: BTreeSet<String> = names(".svg").iter().map(|it| format!("{it}.svg")).collect();
    assert_eq!(shown, pictures, "a picture without a position");
}

#[test]
fn each_language_has_pictures_with_its_own_words() {
    let mut said = BTreeSet::new();
    let written = written();
    assert!(written.len() >= 3, "only {} languages", written.len());
    let position = fs::read_to_string(docs().join(FOLDER).join("chop.txt")).expect("a position");
    let story = Position::parse(&position).play();
    for Written {
        language, ending, ..
    } in &written
    {
        let picture = picture::draw(&story, &Words::new(*language));
        let words = picture.split("<text").skip(1).filter_map(|text| {
            let (_, rest) = text.split_once('>')?;
            rest.split('<').next()
        });
        // Names and numbers are the same everywhere.
        let words: Vec<String> = words
            .filter(|it| it.len() > 2 && !position::NAMES.contains(it))
            .map(str::to_owned)
            .collect();
        assert!(words.len() >= 6, "{ending}: {words:?}");
        for word in words.into_iter().collect::<BTreeSet<_>>() {
            assert!(said.insert(word.clone()), "{ending}: {word} again");
        }
    }
}

#[test]
fn the_document_shows_every_picture_with_words_for_those_who_cannot_see_it() {
    for Written {
        document, ending, ..
    } in written()
    {
        let mut shown = BTreeSet::new();
        for image in document.split("[![").skip(1) {
            let (words, rest) = image.split_once("](").expect("an image has an address");
            let (address, rest) = rest.split_once(')').expect("the address ends");
            let file = address.strip_prefix(FOLDER).expect("a picture of ours");
            let name = file
                .strip_suffix(&ending)
                .unwrap_or_else(|| panic!("{file} is not drawn in this language"));
            assert!(words.len() > 20, "{name} is described by {words:?} only");
            assert!(
                rest.starts_with(&format!("]({FOLDER}{name}.txt)")),
                "{name} leads to its position in words"
            );
            assert!(shown.insert(name.to_owned()), "{name} is shown twice");
        }
        assert_eq!(shown, names(".txt"));
    }
}

/// Alice has clued the yellow 3, 4 and 5 that Cathy holds. When Bob clues a yellow card of hers, it
/// can't be the yellow 3 for the sole reason that nobody but she has clued that one: good touch
/// leaves nothing, and the card is whatever the clue allows.
#[test]
fn what_a_player_has_clued_is_not_in_the_own_hand() {
    let text = "\
fireworks: y2
tokens: 8
Alice: r1 w2 y1 g4 b1
Bob: r2 w3 g1 b4 w4
Cathy: y3 y4 y5 r4 g3
Alice clues Cathy yellow
Bob clues Cathy 4
Cathy clues Bob white
Alice clues Bob green
Bob clues Cathy 5
Cathy clues Bob 4
Alice clues Bob red
Bob clues Alice yellow
Alice 3 is: y1 y2 y3 y4";
    let _ = Position::parse(text).play();
}
