use std::io::Cursor;
use std::sync::Arc;

use kagiya_bots::{AgreedConventions, Kind};
use kagiya_i18n::{Language, Words};
use kagiya_rules::{DealtCards, Options, Rules, Seat, Seed};

use super::{command, learn, run};
use crate::settings::GameSettings;

/// The output for `input`, and the text of the final error.
fn dialog(language: Language, edition: &str, players: u8, input: &str) -> (String, Option<String>) {
    dialog_with("cautious", language, edition, players, input)
}

fn dialog_with(
    kind: &str,
    language: Language,
    edition: &str,
    players: u8,
    input: &str,
) -> (String, Option<String>) {
    let options = Options::preset(edition, players).unwrap();
    let settings = GameSettings {
        edition: edition.to_owned(),
        title: Words::new(language).text(&format!("preset-{edition}")),
        rules: Arc::new(Rules::new(&options).unwrap()),
        cards: Some(DealtCards::Seed(Seed::from_phrase("summer night"))),
        me: Seat::new(0).unwrap(),
        first: None,
        bots: vec![Kind::find(kind).unwrap()],
        agreed: AgreedConventions::default(),
        record: None,
        color: false,
    };
    let mut output = Vec::new();
    let result = run(
        &settings,
        &Words::new(language),
        &mut Cursor::new(input),
        &mut output,
    );
    let error = result.err().map(|error| error.say(&Words::new(language)));
    (String::from_utf8(output).unwrap(), error)
}

#[test]
fn a_transcript() {
    let input = "help\ntable\nclue Ben 1\nd1\nhand\nBg\np9\nplay 2\ndiscards\nlog\norder 5 4 3 2 1\n\
                 order 1 2\nclue Zoe red\nclue Ben pink\nclue Ben 7\nsing\nquit\n";
    let (printed, error) = dialog(Language::find("en").unwrap(), "original", 2, input);
    assert_eq!(error, None);
    insta::assert_snapshot!("original_2p", printed);
}

#[test]
fn output_is_deterministic_for_a_seed() {
    let input = "d1\n".repeat(40);
    let one = dialog(Language::find("en").unwrap(), "gf-everything", 4, &input);
    assert_eq!(
        one,
        dialog(Language::find("en").unwrap(), "gf-everything", 4, &input)
    );
}

#[test]
fn a_whole_game_to_the_third_strike() {
    let (printed, error) = dialog(
        Language::find("en").unwrap(),
        "original",
        3,
        &"play 1\n".repeat(80),
    );
    assert_eq!(error, None);
    assert!(printed.contains("Strike 3 of 3"), "{printed}");
    assert!(printed.contains("Seed of the deal: "), "{printed}");
}

#[test]
fn the_help_lists_only_commands_of_this_game() {
    let help = |edition: &str| dialog(Language::find("en").unwrap(), edition, 3, "help\nquit\n").0;
    let plain = help("original");
    for line in ["announce", "bonus tile", "joker"] {
        assert!(!plain.contains(line), "{line}: {plain}");
    }
    assert!(help("timed-display").contains("p2=r: announce red"));
    assert!(help("gf-flamboyants").contains("answer a bonus tile"));
    assert!(help("joker-house").contains("choose the firework for a joker"));
}

#[test]
fn help_examples_name_a_player_and_color_of_this_game() {
    for (code, line) in [
        (
            "en",
            "clue Kaze red, or Br; clue Kaze 3, or B3: give a clue.",
        ),
        (
            "fr",
            "indice Kaze rouge, ou Br\u{202f}; indice Kaze 3, ou B3\u{a0}: donne un indice.",
        ),
        (
            "de",
            "hinweis Kaze rot, oder Br; hinweis Kaze 3, oder B3: gibt einen Hinweis.",
        ),
        (
            "ja",
            "clue Kaze 赤、またはBr／clue Kaze 3、またはB3：ヒントを出す。",
        ),
    ] {
        let language = Language::find(code).unwrap();
        // A clue without a color or rank is answered with the examples too.
        for input in ["help\n", "clue\n"] {
            let (printed, _) = lesson_output(language, "first", input);
            assert!(printed.contains(line), "{code}: {printed}");
            assert!(!printed.contains("Ben"), "{code}: {printed}");
        }
    }
    let (printed, _) = dialog(
        Language::find("fr").unwrap(),
        "original",
        2,
        "aide\nquitter\n",
    );
    assert!(printed.contains("indice Ben rouge, ou Br"), "{printed}");
}

#[test]
fn unknown_slots_are_named_in_errors() {
    for (line, card) in [("p9", "9"), ("p9=r", "9"), ("play 9", "9"), ("d7", "7")] {
        let (printed, _) = dialog(
            Language::find("fr").unwrap(),
            "timed-display",
            3,
            &format!("{line}\nquitter\n"),
        );
        let expected_text = format!("pas de carte «\u{a0}{card}\u{a0}»");
        assert!(printed.contains(&expected_text), "{line}: {printed}");
    }
}

#[test]
fn possible_cards_are_listed_as_words() {
    let input = "clue ben 1\nwhy\nhand\nquit\n";
    for (language, expected_text) in [
        ("en", "white, red, blue, yellow or green 1"),
        ("fr", "1 blanc, rouge, bleu, jaune ou vert"),
        ("de", "Weiß, Rot, Blau, Gelb oder Grün 1"),
        ("ja", "白、赤、青、黄か緑の1"),
    ] {
        let language = Language::find(language).unwrap();
        let (printed, _) = dialog_with("companion-1", language, "original", 4, input);
        assert!(printed.contains(expected_text), "{printed}");
    }
}

#[test]
fn known_cards_are_named() {
    let input = "hand\nd1\nclue ben 1\nhand\nclue ben 2\nclue ben 3\n".repeat(15);
    for (language, can_be, is, or) in [
        ("en", "it can be ", "; it is ", " or "),
        ("fr", "elle peut être ", "\u{202f}; c’est ", " ou "),
        ("de", "sie kann sein: ", "; sie ist ", " oder "),
    ] {
        let language = Language::find(language).unwrap();
        let (printed, _) = dialog_with("companion-1", language, "original", 2, &input);
        let open: Vec<&str> = printed.lines().filter(|it| it.contains(can_be)).collect();
        // Several cards are joined by a word, or listed by rank.
        let is_open = |it: &&str| it.contains(or) || it.rsplit(can_be).any(|it| it.contains("; "));
        assert!(open.iter().all(is_open), "{open:#?}");
        let known: Vec<&str> = printed.lines().filter(|it| it.contains(is)).collect();
        assert!(!known.is_empty(), "{printed}");
        assert!(known.iter().all(|it| !it.contains(or)), "{known:#?}");
    }
}

#[test]
fn a_single_clue_uses_the_singular() {
    let input = "clue ben 1\nhand\ntable\nquit\n";
    for (language, one, several) in [
        ("fr", ", touchée par 1", "indices"),
        ("de", ", Hinweis auf 1;", "Hinweise"),
    ] {
        let language = Language::find(language).unwrap();
        let (printed, _) = dialog_with("companion-1", language, "original", 4, input);
        let hands: Vec<&str> = printed.lines().filter(|it| it.contains(" 1")).collect();
        assert!(hands.iter().any(|it| it.contains(one)), "{printed}");
        assert!(!hands.iter().any(|it| it.contains(several)), "{printed}");
    }
}

#[test]
fn commands_in_every_language() {
    for (language, input, expected_text) in [
        (
            Language::find("fr").unwrap(),
            "main\nindice Ben 1\nquitter\n",
            "Tu donnes à Ben l’indice « 1 »",
        ),
        (
            Language::find("de").unwrap(),
            "hand\nhinweis Ben 1\nende\n",
            "Du gibst Ben den Hinweis „1“",
        ),
        (
            Language::find("ja").unwrap(),
            "手札\nヒント Ben 1\n終了\n",
            "あなたはBenに「1」のヒントを出しました",
        ),
        // As typed on a Japanese keyboard.
        (
            Language::find("ja").unwrap(),
            "ｈ\nヒント　Ｂｅｎ　１\nｑ\n",
            "あなたはBenに「1」のヒントを出しました",
        ),
        (
            Language::find("fr").unwrap(),
            "clue Ben 1\nquit\n",
            "Tu donnes à Ben l’indice « 1 »",
        ),
    ] {
        let (printed, error) = dialog(language, "original", 2, input);
        assert_eq!(error, None);
        assert!(printed.contains(expected_text), "{printed}");
    }
}

#[test]
fn colors_use_the_letters_of_the_language() {
    let mut given = 0;
    for (language, letters, words) in [
        ("fr", "bj", "clue ben yellow"),
        ("fr", "bv", "clue ben green"),
        ("fr", "ba", "clue ben white"),
        // An English letter without another meaning.
        ("fr", "by", "clue ben yellow"),
        ("de", "bg", "clue ben yellow"),
        ("de", "bn", "clue ben green"),
        ("de", "clue ben n", "clue ben green"),
        ("en", "bg", "clue ben green"),
    ] {
        let language = Language::find(language).unwrap();
        let dialog = |line: &str| dialog(language, "original", 2, &format!("{line}\nquit\n"));
        let (printed, error) = dialog(letters);
        assert_eq!((printed.clone(), error), dialog(words), "{letters}");
        given += usize::from(printed.contains("Ben") && printed.contains('7'));
    }
    assert!(given > 0, "none of these clues was given");
}

#[test]
fn announcements_are_reported_with_their_result() {
    let english = Language::find("en").unwrap();
    let mut expected_text = [false; 2];
    for suit in ["white", "red", "blue", "yellow", "green"] {
        let (printed, error) = dialog(
            english,
            "timed-display",
            2,
            &format!("play 1 {suit}\nquit\n"),
        );
        assert_eq!(error, None);
        let right = printed.contains(&format!("You announce {suit}, which is right."));
        let wrong = printed.contains(&format!(
            "You announce {suit}, but the card belongs to another suit."
        ));
        assert!(right != wrong, "{printed}");
        expected_text[usize::from(right)] = true;
    }
    assert_eq!(expected_text, [true, true], "four are wrong, one is right");
}

#[test]
fn a_reordered_hand_shows_its_oldest_card() {
    let english = Language::find("en").unwrap();
    let (printed, _) = dialog(
        english,
        "original",
        2,
        "hand\norder 2 3 1 4 5\nhand\nquit\n",
    );
    let (before, after) = printed.split_once("The oldest is card 3.").unwrap();
    assert!(before.contains("5 cards, oldest first"), "{before}");
    assert!(!after.contains("oldest first"), "{after}");
}

#[test]
fn the_end_of_the_input_ends_the_game() {
    let (printed, error) = dialog(Language::find("en").unwrap(), "original", 2, "hand\n");
    assert!(printed.ends_with("The input has ended, so the game stops here.\n"));
    assert_eq!(
        error.as_deref(),
        Some("the input ended before the game did.")
    );
}

#[test]
fn any_input_is_answered() {
    let odd = [
        "",
        " ",
        "é",
        "p",
        "p0",
        "p99999999999999999999",
        "clue",
        "clue Ben",
        "clue Ben é",
        "put",
        "put red",
        "back r9",
        "firework",
        "firework x",
        "decline",
        "order",
        "order 1 1 1 1 1",
        "d",
        "b",
        "bé",
        "日本",
        "play 1 x",
        "play -1",
        "?",
        "h",
        "t",
        "j:r",
        "s:r2",
        "-",
        "#",
        "p#77",
    ];
    for edition in ["original", "gf-everything", "joker-house", "timed-display"] {
        let input = odd.join("\n");
        let (printed, error) = dialog(Language::find("en").unwrap(), edition, 4, &input);
        assert!(error.is_some(), "{printed}");
        assert!(!printed.contains('{'), "{printed}");
    }
}

#[test]
fn partners_explain_themselves() {
    let input = "why\nwhy 1\nclue Ben 1\nlog\nwhy\nwhy 1\nwhy 2\nwhy 99\nwhy x\nquit\n";
    for language in Language::all() {
        let (printed, error) = dialog_with("companion", language, "original", 3, input);
        assert_eq!(error, None);
        insta::assert_snapshot!(format!("why_{}", language.code()), printed);
    }
}

#[test]
fn a_companion_gives_hints() {
    let input = "hint\nhint\nclue Ben 1\nhint\nquit\n";
    for language in Language::all() {
        let (printed, error) = dialog_with("companion", language, "original", 3, input);
        assert_eq!(error, None);
        insta::assert_snapshot!(format!("hint_{}", language.code()), printed);
    }
    // In every edition, with questions of tiles and jokers, and with partners of other kinds.
    for edition in ["gf-everything", "joker-house", "timed-display"] {
        let input = "hint\nplay 1\n".repeat(40);
        let english = Language::find("en").unwrap();
        let (printed, _) = dialog_with("cautious", english, edition, 4, &input);
        assert!(printed.contains("Hint: "), "{printed}");
        assert!(
            !printed.contains('{') && !printed.contains("companion-b"),
            "{printed}"
        );
    }
}

/// The letters of plays and discards win over those of seats, unless the letter is a capital one.
#[test]
fn no_partner_takes_the_letter_of_a_command() {
    let verbs = command::VERBS.into_iter().chain(["quit"]);
    let verbs: Vec<&str> = verbs.collect();
    for language in Language::all() {
        let words = Words::new(language);
        for players in 2..=5 {
            let names = crate::names(players.into());
            for name in &names {
                let name = name.to_lowercase();
                for verb in &verbs {
                    let own = words.text(&format!("command-{verb}"));
                    assert!(
                        name != *verb && own.split(' ').all(|form| form != name),
                        "{name}"
                    );
                }
            }
            for (input, names_dan) in [("p1", false), ("P1", false), ("D1", players >= 4)] {
                let input = format!("{input}\nd1\nlog\nquit\n");
                let (printed, _) = dialog(language, "original", players, &input);
                // With all tokens nothing may be discarded, and nothing else happens.
                let (_, log) = printed.rsplit_once("\n1. ").unwrap_or_default();
                let first = log.lines().next().unwrap_or_default();
                assert_eq!(
                    first.contains("Dan"),
                    names_dan,
                    "{language:?} {players} {input}: {printed}"
                );
            }
            if players >= 4 {
                let input = "D1\nd1\nlog\nquit\n";
                let (printed, _) = dialog(language, "original", players, input);
                let (_, log) = printed.rsplit_once("\n1. ").unwrap();
                let number = format!("\n{}. ", players + 1);
                let (_, second) = log.split_once(&number).unwrap();
                let second = second.lines().next().unwrap();
                assert!(second.contains('1') && !second.contains("Dan"), "{second}");
            }
        }
    }
}

#[test]
fn finished_games_can_be_explained() {
    let input = format!("{}why\ntable\nquit\n", "play 1\n".repeat(60));
    let (printed, error) = dialog_with(
        "companion",
        Language::find("en").unwrap(),
        "original",
        2,
        &input,
    );
    assert_eq!(error, None);
    let (_, after) = printed.split_once("You can still use").unwrap();
    assert!(after.contains("Why not "), "{after}");
    let (_, table) = after.split_once("The white firework").unwrap();
    assert!(table.contains("in the deck.\n"), "{table}");
    assert!(!table.contains("so far"), "{table}");
    assert!(after.contains("The game is over."), "{after}");
}

/// The expected actions of the lessons, as typed in English.
const TYPED: &[(&str, &[&str])] = &[
    (
        "first",
        &[
            "clue kaze 1",
            "discard 1",
            "clue kaze red",
            "play 1",
            "clue kaze 5",
            "play 5",
            "play 3",
            "play 1",
            "clue kaze red",
            "play 1",
            "play 1",
        ],
    ),
    ("multicolor", &["clue kaze 1", "clue kaze blue"]),
    ("jokers", &["play 2", "firework blue"]),
    ("black-powder", &["clue kaze 4", "play 2"]),
    ("bonus-tiles", &["play 1", "clue kaze blue"]),
    ("announcements", &["play 2 red", "play 3"]),
    ("grand-finale", &["clue kaze 5", "play 3"]),
    ("empty-clues", &["clue kaze 2", "clue kaze blue"]),
    ("chop", &["discard 1", "discard 2"]),
    (
        "focus",
        &["clue kaze blue", "clue kaze red", "discard 1", "play 4"],
    ),
    (
        "saves",
        &["clue kaze red", "clue kaze 5", "clue kaze 2", "discard 2"],
    ),
    ("good-touch", &["play 2", "play 3", "clue kaze yellow"]),
    ("prompt", &["clue hana 2", "play 5", "play 2"]),
    ("finesse", &["play 5", "clue hana yellow"]),
    ("bluff", &["clue hana red", "play 5"]),
    ("the-end", &["clue kaze 5", "clue kaze blue", "play 1"]),
];

/// The output for `input` in the lesson called `name`.
fn lesson_output(language: Language, name: &str, input: &str) -> (String, Option<String>) {
    let words = Words::new(language);
    let mut output = Vec::new();
    let lesson = kagiya_lessons::Lesson::find(name).unwrap();
    let result = learn(lesson, &words, &mut Cursor::new(input), &mut output);
    let error = result.err().map(|error| error.say(&words));
    (String::from_utf8(output).unwrap(), error)
}

#[test]
fn lessons_work_as_lines_in_every_language() {
    assert_eq!(TYPED.len(), kagiya_lessons::LESSONS.len());
    let lines: Vec<String> = TYPED.iter().map(|(_, lines)| lines.join("\n")).collect();
    let input = lines.join("\n\n") + "\n";
    for language in Language::all() {
        let words = Words::new(language);
        let (printed, error) = lesson_output(language, "first", &input);
        assert_eq!(error, None, "{printed}");
        assert!(!printed.contains("learn-"), "{printed}");
        assert!(
            !printed.contains(&words.text("web-learn-not-now")),
            "{printed}"
        );
        assert_eq!(
            printed.matches(&words.text("web-learn-over")).count(),
            TYPED.len(),
            "{printed}"
        );
    }
}

#[test]
fn other_actions_and_rules_are_explained() {
    let english = Language::find("en").unwrap();
    let (printed, error) = lesson_output(
        english,
        "first",
        "play 1\nrule\nwhy\norder 2 1 3 4 5\nhelp\nquit\n",
    );
    assert_eq!(error, None);
    assert!(
        printed.contains("Not this time. You know nothing about your cards yet."),
        "{printed}"
    );
    assert!(printed.contains("exactly one"), "{printed}");
    assert!(printed.contains("rule: the rule"), "{printed}");
    assert!(!printed.contains("why: why the last"), "{printed}");
    let (printed, error) = lesson_output(english, "first", "clue kaze 1\n");
    assert!(error.is_some(), "{printed}");
    // The texts for typing players don't mention folded corners.
    assert!(printed.contains("discard the oldest, card 1."), "{printed}");
}
