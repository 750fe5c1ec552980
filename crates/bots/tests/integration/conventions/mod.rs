//! `docs/conventions.md` is true: its positions are played here, and its pictures are drawn from
//! them, in every language in which it is written.

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

/// Every convention that can be left out has a picture which without it is not true.
#[test]
fn without_its_convention_a_position_is_not_read_or_played_as_written() {
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

fn holds(text: &str) {
    let _ = Position::parse(text).play();
}

/// Bob is told exactly what one of the cards is, and it fits: Alice is not asked to play something for the
/// other one, which follows it.
#[test]
fn what_a_clue_makes_known_is_played_before_the_card_next_to_it() {
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

/// Bob's card may be what comes after the known card of the giver, which follows a card of Cathy's.
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

/// Cathy sees that Bob holds the yellow 2 himself where he would look for it.
#[test]
fn who_sees_the_card_with_the_receiver_is_not_asked_for_it() {
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

/// Bob discards the card for which Cathy was asked to play another one: she is asked for nothing more.
#[test]
fn a_discarded_card_waits_for_nothing() {
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

/// Bob plays the card before Cathy's from another place than where it would be looked for.
#[test]
fn a_card_that_was_waited_for_may_lie_elsewhere() {
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

/// Bob plays a card that nothing has asked for, right after a clue on a card of Cathy's: to him it asked for it,
/// so that hers does not fit yet.
#[test]
fn an_unexpected_play_says_that_the_clued_card_does_not_fit_yet() {
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

/// Bob strikes with the card that he was to play if Alice bluffed: to him Cathy's card did not fit.
#[test]
fn a_strike_for_a_clue_says_that_the_clued_card_does_not_fit_yet() {
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

/// Alice throws away a known card that fits: Bob holds it too, clued, or else where it would be looked for.
#[test]
fn who_gives_up_a_card_that_fits_passes_it_on() {
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

/// Bob's 2 is on its way once he plays the card before it: a 3 asks him for both.
#[test]
fn a_clue_may_ask_its_receiver_for_a_blind_card_and_a_clued_one() {
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

/// Cathy's red 2 is told, and the 3 next to it is new: nobody is asked for a card before that one.
#[test]
fn a_clue_that_makes_a_card_known_asks_for_no_other() {
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

/// Bob knows that his two ones are the red and the blue one: he clues no blue one in another hand.
#[test]
fn cards_that_are_all_there_are_known() {
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

/// Bob has drawn the red 1 since the deal, and an older one was dealt: the clue is about the newest.
#[test]
fn ones_that_were_drawn_do_not_go_from_the_oldest_on() {
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

/// Bob has struck, and nobody has discarded yet: a five that does not lie on the chop is only kept.
#[test]
fn a_strike_is_no_discard() {
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
