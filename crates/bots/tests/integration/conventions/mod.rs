//! Tests `docs/conventions.md`: plays its positions, and draws its pictures from them, in every
//! language of the document.

mod picture;
mod position;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kagiya_bots::Convention;
use kagiya_i18n::{Language, Words};
use position::Position;

const FOLDER: &str = "pictures/conventions/";

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

/// The names of the files with this ending, without the ending.
fn names(ending: &str) -> BTreeSet<String> {
    fs::read_dir(docs().join(FOLDER))
        .expect("a folder of pictures")
        .filter_map(|entry| entry.expect("a file").file_name().into_string().ok())
        .filter_map(|name| Some(name.strip_suffix(ending)?.to_owned()))
        .collect()
}

/// A language of the document: the document, and the ending of its pictures.
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
fn generated_pictures_show_every_position_as_read_and_played() {
    let folder = docs().join(FOLDER);
    let positions = names(".txt");
    assert!(positions.len() >= 16, "only {} positions", positions.len());
    let mut pictures = BTreeSet::new();
    for written in written() {
        let words = Words::new(written.language);
        for name in &positions {
            let text = fs::read_to_string(folder.join(format!("{name}.txt"))).expect("a position");
            let drawn = picture::draw(&Position::parse(&text).play(), &words);
            let picture = format!("{name}{}", written.ending);
            xtask::check_generated(&format!("docs/{FOLDER}{picture}"), &drawn);
            pictures.insert(picture);
        }
    }
    let shown: BTreeSet<String> = names(".svg").iter().map(|it| format!("{it}.svg")).collect();
    assert_eq!(shown, pictures, "a picture without a position");
}

/// Every convention that can be disabled has a picture that is wrong without it.
#[test]
fn each_position_needs_its_convention() {
    for convention in Convention::ALL {
        let name = match convention {
            Convention::Prompts => "prompt",
            Convention::OwnHand => "own-hand",
            Convention::TrashClues => "trash",
            Convention::TwoBlindCards => "two-finesses",
            Convention::OwnCardsFirst => "own-card-first",
            Convention::NotTheSame => "not-the-same",
            Convention::ToldExactly => "told-again",
            Convention::LayeredFinesses => "layered",
            Convention::PassedOn => "passed-on",
            Convention::OneAfterTheOther => "one-after-the-other",
            Convention::Warnings => "warning",
            Convention::SaidWithoutClue => "given-up",
            Convention::OwnCopies => "own-copies",
        };
        let file = docs().join(FOLDER).join(format!("{name}.txt"));
        let text = fs::read_to_string(file).expect("a position");
        let without = || Position::parse(&text).without(convention).play();
        assert!(
            std::panic::catch_unwind(without).is_err(),
            "{name} is the same without {convention}"
        );
    }
}

#[test]
fn each_language_has_its_own_pictures() {
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
        // Names and numbers are the same in all languages.
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
fn every_picture_of_the_document_has_a_text() {
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

/// Alice has clued the yellow 3, 4 and 5 in Cathy's hand. When Bob clues a yellow card in Alice's
/// hand, good touch rules out all of them, although only Alice gave those clues. So the card is
/// whatever the clue allows.
#[test]
fn good_touch_that_excludes_everything_is_ignored() {
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

fn holds(text: &str) {
    let _ = Position::parse(text).play();
}

/// Bob learns exactly what one of the cards is, and it is playable. So Alice isn't called to play
/// before the other card, which follows it.
#[test]
fn a_known_playable_card_needs_no_finesse() {
    holds(
        "\
level: 4
fireworks: y3
tokens: 5
Alice: g1 r4 w3 w4 b2
Bob: w1 y4 g3 b3 y5
Cathy: w1 b3 g3 r3 w5
Alice clues Bob 4
(Bob discards 1)
Cathy clues Bob yellow
Bob 1 is: y4
Bob 4 is: y5
Alice 5 is: anything",
    );
}

/// Bob's card may be the one after the giver's known card, which follows a card of Cathy's.
#[test]
fn the_giver_plays_a_known_card_once_it_fits() {
    holds(
        "\
level: 4
fireworks: g2
tokens: 5
Alice: r4 w3 g4 b3 y3
Bob: w1 g5 r4 b4 y4
Cathy: y4 w4 b4 r3 g3
(Alice discards 1)
(Bob discards 3)
Cathy clues Alice green
Alice clues Bob white
(Bob plays 1)
Cathy clues Alice 4
Alice clues Bob green
Bob 1 is: g3 g5",
    );
}

/// Cathy sees that the yellow 2 is in Bob's own finesse position.
#[test]
fn a_reader_who_sees_the_card_at_the_receiver_is_not_called() {
    holds(
        "\
level: 4
fireworks: y1
tokens: 5
Alice: r4 w3 g4 b3 y4
Bob: w4 y3 b4 r4 y2
Cathy: w1 w4 b4 r3 g3
Alice clues Bob 3
Bob 5 is: y2
Cathy 5 is: anything",
    );
}

/// Cathy was called to play before a card of Bob's, but Bob discards it: the call ends.
#[test]
fn discarding_a_focus_cancels_its_calls() {
    holds(
        "\
level: 4
fireworks: y1
tokens: 5
Alice: r4 w3 g4 b3 y4
Bob: w4 y3 b4 r4 r1
Cathy: w1 w4 b4 r3 y2
Alice clues Bob yellow
(Bob discards 2)
Cathy 5 is: anything",
    );
}

/// Bob plays the card before Cathy's from an unexpected slot.
#[test]
fn a_needed_card_may_come_from_another_slot() {
    holds(
        "\
level: 4
fireworks: y1
tokens: 5
Alice: r4 w3 g4 b3 y4
Bob: w1 w4 y2 r3 g3
Cathy: w4 y3 b4 r4 r1
Alice clues Cathy yellow
(Bob plays 3)
Cathy 2 is: y3",
    );
}

/// Bob plays an uncalled card right after a clue to Cathy: he read it as a finesse, so her card
/// isn't playable yet.
#[test]
fn an_uncalled_blind_play_delays_the_focus() {
    holds(
        "\
level: 4
fireworks: g1
tokens: 5
Alice: r4 w3 g4 b3 y4
Bob: w1 w4 g4 r1 g3
Cathy: w4 y5 b4 r4 r1
Alice clues Cathy yellow
Cathy 2 is: y1
(Bob plays 4)
Cathy 2 is: y2 y3 y4 y5",
    );
}

/// Bob strikes with the card that a bluff would call: he believed that Cathy's card isn't playable
/// yet.
#[test]
fn a_strike_for_a_clue_delays_the_focus() {
    holds(
        "\
level: 4
fireworks: g1
tokens: 5
Alice: r4 w3 g4 b3 y4
Bob: w1 w4 g4 r1 g3
Cathy: w4 g3 b4 r4 r1
Alice clues Cathy green
Cathy 2 is: g2
(Bob plays 5)
Cathy 2 is: g3 g5",
    );
}

/// Alice discards a known playable card: Bob has another copy, clued or in finesse position.
#[test]
fn discarding_a_known_playable_card_calls_the_other_copy() {
    for (bob, shown) in [
        ("w1 w4 g4 r1 y2", "Bob 5 is: y2"),
        ("w1 w4 g4 y2 r1", "Bob 4 is: y2"),
    ] {
        let clue = if shown.starts_with("Bob 4") {
            "Cathy clues Bob 2"
        } else {
            "(Cathy discards 1)"
        };
        holds(&format!(
            "\
level: 4
fireworks: y1
tokens: 5
Alice: r4 w3 y2 b3 g3
Bob: {bob}
Cathy: w4 b5 b4 r4 r1
(Alice discards 1)
Bob clues Alice yellow
{clue}
(Alice discards 2)
{shown}"
        ));
    }
}

/// Bob's 2 is pending behind the card before it: a 3 calls both.
#[test]
fn a_clue_may_call_a_blind_and_a_clued_card_of_its_receiver() {
    holds(
        "\
level: 4
tokens: 8
Alice: r4 w3 g4 b3 g3
Bob: y2 w4 g4 y3 y1
Cathy: w4 b5 b4 r4 w2
Alice clues Bob 2
Bob clues Cathy 5
Cathy clues Bob 3
Bob 5 is: r1 b1 y1 g1",
    );
}

/// Cathy's red 2 becomes known, and the 3 after it is new: no other card is called.
#[test]
fn a_clue_that_identifies_a_card_calls_no_other() {
    holds(
        "\
level: 4
fireworks: r1
tokens: 5
Alice: r4 w3 g4 b3 g3
Bob: w1 w4 g4 r1 b2
Cathy: w4 y2 b4 r2 w1
Alice clues Cathy red
(Bob discards 1)
(Cathy discards 1)
Alice clues Cathy 2
Bob 5 is: anything",
    );
}

/// Bob knows that his two ones are the red 1 and the blue 1, so he clues no blue 1 elsewhere.
#[test]
fn two_cards_with_two_identities_are_known() {
    holds(
        "\
level: 4
fireworks: y1 g1 w1
tokens: 5
Alice: r4 w3 b3 g4 g3
Bob: r1 w4 g4 b1 y2
Cathy: w4 y2 b4 r2 w3
Alice clues Bob 1
Bob clues Alice blue
Alice 3 is: b2",
    );
}

/// Bob has drawn the red 1 since the initial deal; an older one was dealt: the focus is the newest.
#[test]
fn drawn_ones_have_the_usual_focus() {
    holds(
        "\
level: 4
fireworks: y1 g1 b1 w1
tokens: 5
Alice: r4 w3 b3 g4 g3
Bob: w4 g4 r3 b1 y2
Cathy: w4 y2 b4 r2 w3
(Alice discards 1)
(Bob discards 1)
(Cathy discards 1)
Alice clues Bob 1
Bob 5 is: r1",
    );
}

/// Bob has struck, and nobody has discarded yet: a five off the chop is only saved.
#[test]
fn a_strike_does_not_count_as_a_discard() {
    holds(
        "\
level: 4
fireworks: r3
tokens: 5
Alice: w4 w3 b3 g4 r4
Bob: b4 g4 r3 r5 y2
Cathy: w4 y2 b4 r2 w3
Alice clues Cathy 4
(Bob plays 1)
Cathy clues Bob 5
Alice 5 is: anything",
    );
}

/// After Bob's red 1, Cathy's one can only be another that fits, so she has something better to do
/// than to discard her red 5: Bob needn't save it.
#[test]
fn a_card_that_fits_after_ones_own_play_keeps_the_chop_safe() {
    holds(
        "\
tokens: 7
Alice: w4 y3 g5 b4 y4
Bob: g4 b3 w3 y4 r1
Cathy: r5 g3 w4 y1 b4
Alice clues Cathy 1
(Bob clues Alice 5)
(Cathy clues Alice 3)
Alice clues Bob red
Bob 5 is: r1
Bob plays 5 by choice",
    );
}
