mod explanations;
mod lessons;
mod picture;

use kagiya_bots::{AgreedConventions, Bot, Cautious, Kind};
use kagiya_i18n::{Language, Words, args};
use kagiya_rules::{
    Clue, DealtCards, IllegalAction, Options, Phase, Rank, Rules, Seat, Seed, Tile,
};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::Color;

use super::draw::draw;
use super::model::{Mode, Model, Overlay};
use super::theme::Theme;
use super::update::{Effect, on_key, on_tick};
use crate::columns;
use crate::lesson::LessonProgress;
use crate::session::Session;

/// A table with cautious partners, which are independent of conventions.
fn model<'a>(words: &'a Words, edition: &str, players: u8, seed: u64) -> Model<'a> {
    model_with(words, edition, players, seed, "cautious")
}

fn model_with<'a>(
    words: &'a Words,
    edition: &str,
    players: u8,
    seed: u64,
    kind: &str,
) -> Model<'a> {
    let options = Options::preset(edition, players).unwrap();
    let rules = std::sync::Arc::new(Rules::new(&options).unwrap());
    let me = Seat::new(0).unwrap();
    let kinds = [Kind::find(kind).unwrap()];
    let session = Session::new(
        &rules,
        DealtCards::Seed(Seed::from_number(seed)),
        me,
        None,
        &kinds,
        AgreedConventions::default(),
    )
    .unwrap();
    let title = words.text(&format!("preset-{edition}"));
    Model::new(words, title, session, false)
}

fn buffer(model: &Model<'_>, size: (u16, u16), color: bool) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
    terminal
        .draw(|frame| draw(frame, model, Theme { color }))
        .unwrap();
    terminal.backend().buffer().clone()
}

fn text(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width);
    let mut lines: Vec<String> = Vec::new();
    for row in buffer.content.chunks(width) {
        let mut line = String::new();
        let mut covered = 0;
        for cell in row {
            // A wide character covers the next cell.
            if covered > 0 {
                covered -= 1;
                continue;
            }
            line.push_str(cell.symbol());
            covered = ratatui::text::Span::raw(cell.symbol())
                .width()
                .saturating_sub(1);
        }
        lines.push(line.trim_end().to_owned());
    }
    lines.join("\n")
}

fn screen(model: &Model<'_>) -> String {
    text(&buffer(model, (80, 24), false))
}

fn press(model: &mut Model<'_>, keys: &[KeyCode]) -> Option<Effect> {
    keys.iter()
        .map(|key| on_key(model, KeyEvent::new(*key, KeyModifiers::NONE)))
        .last()
        .flatten()
}

/// Plays until `enough`, with a cautious bot in the person's seat.
fn play_until(model: &mut Model<'_>, enough: impl Fn(&Model<'_>) -> bool) {
    while !enough(model) && !model.session.is_over() {
        if model.session.is_my_turn() {
            let action = Cautious.act(model.session.view()).action;
            let action_events = model.session.act(action).unwrap();
            model.add_events(&action_events);
        } else {
            on_tick(model);
        }
    }
}

#[test]
fn events_since_the_last_turn_stay_visible() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = model(&words, "original", 5, 3);
    play_until(&mut model, |model| model.session.is_my_turn());
    assert!(
        !screen(&model).contains("Since your turn"),
        "nothing was before"
    );
    let mine = Cautious.act(model.session.view()).action;
    let action_events = model.session.act(mine).unwrap();
    model.add_events(&action_events);
    let before = model.log.len();
    play_until(&mut model, |model| model.session.is_my_turn());
    assert!(model.log.len() >= before + 4, "the four others have acted");
    // With enough space, each of these lines appears under the heading in full.
    let large = text(&buffer(&model, (160, 60), false));
    let (_, since) = large.split_once("Since your turn").unwrap();
    let (_, new) = model.split_log();
    for line in new {
        let first: String = line.text.chars().take(20).collect();
        assert!(since.contains(&first), "{first} is not in {since}");
    }
    // Without enough space, the heading says where to find the rest.
    let small = screen(&model);
    assert!(small.contains("Since your turn"), "{small}");
}

/// The first deal whose game reaches `enough`.
fn find<'a>(
    words: &'a Words,
    edition: &str,
    players: u8,
    enough: impl Fn(&Model<'_>) -> bool,
) -> Model<'a> {
    for seed in 0..500 {
        let mut model = model(words, edition, players, seed);
        play_until(&mut model, &enough);
        if enough(&model) {
            return model;
        }
    }
    panic!("no deal of {edition} comes to that");
}

#[test]
fn two_players_original() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = model(&words, "original", 2, 1);
    insta::assert_snapshot!("original_2p_deal", screen(&model));
    play_until(&mut model, |model| {
        model.session.view().table().turn() >= 14
    });
    model.focus = (Seat::new(1).unwrap(), 0);
    insta::assert_snapshot!("original_2p_turn_14", screen(&model));
}

#[test]
fn keys_are_the_letters_of_the_language() {
    for language in Language::all() {
        let words = Words::new(language);
        let mut model = model(&words, "original", 2, 1);
        let to = kagiya_rules::Offset::new(1).unwrap();
        let clues = model.clues_for(to);
        for (at, clue) in clues.iter().enumerate() {
            let kagiya_rules::Clue::Color(color) = clue else {
                continue;
            };
            let letters = crate::letters::Letters::new(&words, model.rules());
            let key = letters.shown(model.rules().color_info(*color).letter);
            model.mode = Mode::Look;
            model.focus = (Seat::new(1).unwrap(), 0);
            // A capital letter is always a color.
            press(&mut model, &[KeyCode::Char(key.to_ascii_uppercase())]);
            assert_eq!(
                model.mode,
                Mode::Clue { to, at },
                "{}: {key}",
                language.code()
            );
        }
    }
}

#[test]
fn five_players_everything() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = model(&words, "gf-everything", 5, 2);
    play_until(&mut model, |model| {
        model.session.view().table().turn() >= 35
    });
    insta::assert_snapshot!("everything_5p_turn_35", screen(&model));
}

#[test]
fn wide_terminal() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = model(&words, "gf-everything", 5, 2);
    play_until(&mut model, |model| {
        model.session.view().table().turn() >= 35
    });
    insta::assert_snapshot!(
        "everything_5p_wide",
        text(&buffer(&model, (140, 40), false))
    );
}

#[test]
fn final_round() {
    let words = Words::new(Language::find("en").unwrap());
    let model = find(&words, "original", 3, |model| {
        model.session.is_my_turn() && model.session.view().table().turns_left().is_some()
    });
    insta::assert_snapshot!("original_3p_final_round", screen(&model));
}

#[test]
fn game_over() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = model(&words, "original", 3, 4);
    play_until(&mut model, |_| false);
    assert_eq!(model.overlay, Some(Overlay::Result));
    insta::assert_snapshot!("original_3p_result", screen(&model));
    press(&mut model, &[KeyCode::Esc]);
    assert_eq!(model.overlay, None);
    insta::assert_snapshot!("original_3p_all_open", screen(&model));
    assert_eq!(
        press(&mut model, &[KeyCode::Char('n')]),
        Some(Effect::NewGame)
    );
}

#[test]
fn tile_asks_for_a_card() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = find(&words, "gf-everything", 4, |model| {
        matches!(model.mode, Mode::Answer(_)) && model.answers().len() > 3
    });
    press(&mut model, &[KeyCode::Right]);
    assert_eq!(model.mode, Mode::Answer(1));
    insta::assert_snapshot!("everything_4p_tile_card", screen(&model));
    let (before, Phase::Tile(_)) = (
        model.session.view().table().discard_pile().len(),
        model.session.view().table().phase(),
    ) else {
        panic!("a tile asks");
    };
    press(&mut model, &[KeyCode::Enter]);
    assert_eq!(
        model.session.view().table().discard_pile().len(),
        before - 1
    );
}

#[test]
fn a_tile_that_puts_a_card_back_says_what_an_empty_deck_changes() {
    let words = Words::new(Language::find("en").unwrap());
    let said = |empty: bool| {
        let model = find(&words, "gf-everything", 2, |model| {
            let table = model.session.view().table();
            table.phase() == Phase::Tile(Tile::ShuffleBack) && (table.deck_size() == 0) == empty
        });
        letters(&framed(&screen(&model))).contains(&letters("you may use the effect of tile 6."))
    };
    assert_eq!((said(true), said(false)), (true, false));
}

#[test]
fn tile_asks_for_a_clue() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = find(&words, "gf-everything", 4, |model| {
        model.session.is_my_turn() && model.owes_clue()
    });
    let tokens = model.session.view().table().clue_tokens();
    insta::assert_snapshot!("everything_4p_tile_clue", screen(&model));
    // Cards can't be played meanwhile, and the table says why.
    model.focus = (model.session.me(), 0);
    press(&mut model, &[KeyCode::Char('p')]);
    assert_eq!(model.mode, Mode::Look);
    assert!(
        model
            .notice
            .as_ref()
            .is_some_and(|text| text.contains("Resolve the bonus tile first"))
    );
    press(&mut model, &[KeyCode::Up, KeyCode::Enter, KeyCode::Enter]);
    assert!(!model.owes_clue());
    assert_eq!(model.session.view().table().clue_tokens(), tokens);
}

#[test]
fn joker_asks_for_a_firework() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = find(&words, "joker-house", 3, |model| {
        matches!(model.mode, Mode::Answer(_))
    });
    insta::assert_snapshot!("joker_3p_question", screen(&model));
    press(&mut model, &[KeyCode::Enter]);
    assert_eq!(model.mode, Mode::Look);
}

#[test]
fn clue_preview_and_back() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = model(&words, "original", 3, 1);
    play_until(&mut model, |model| model.session.is_my_turn());
    press(&mut model, &[KeyCode::Up, KeyCode::Char('c')]);
    assert!(matches!(model.mode, Mode::Clue { .. }));
    insta::assert_snapshot!("clue_preview", screen(&model));
    press(&mut model, &[KeyCode::Esc]);
    assert_eq!(model.mode, Mode::Look);
    let tokens = model.session.view().table().clue_tokens();
    press(&mut model, &[KeyCode::Char('c'), KeyCode::Enter]);
    assert_eq!(model.session.view().table().clue_tokens(), tokens - 1);
    assert!(!model.session.is_my_turn());
}

#[test]
fn announcement_is_chosen_before_playing() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = model(&words, "timed-display", 2, 1);
    press(&mut model, &[KeyCode::Char('2'), KeyCode::Char('p')]);
    assert!(screen(&model).contains("without an announcement"));
    press(&mut model, &[KeyCode::Char('r')]);
    insta::assert_snapshot!("announcement", screen(&model));
    press(&mut model, &[KeyCode::Enter]);
    assert_eq!(model.session.view().table().turn(), 1);
}

#[test]
fn refusals_are_explained() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = model(&words, "original", 2, 1);
    press(&mut model, &[KeyCode::Char('d')]);
    assert!(screen(&model).contains("all clue tokens are available"));
    assert_eq!(model.mode, Mode::Look);
    press(&mut model, &[KeyCode::Up, KeyCode::Char('p')]);
    assert!(screen(&model).contains("only with your own cards"));
    press(&mut model, &[KeyCode::Char('9')]);
    assert!(screen(&model).contains("There is no clue “9”"));
}

/// A text without spaces and line breaks.
fn letters(text: &str) -> String {
    text.split_whitespace().collect()
}

/// The text below a title, starting at its column.
fn below(shown: &str, title: &str) -> String {
    let mut rows = shown.lines();
    let column = rows
        .by_ref()
        .find_map(|row| Some(columns(&row[..row.find(title)?])));
    let from = |row: &str| -> String {
        let cut = row
            .char_indices()
            .find(|(at, _)| Some(columns(&row[..*at])) == column);
        cut.map_or_else(String::new, |(at, _)| row[at..].to_owned())
    };
    rows.map(from).collect()
}

/// The text in the overlay's frame.
fn framed(shown: &str) -> String {
    let inside = |row: &str| Some(row.split_once('│')?.1.rsplit_once('│')?.0.to_owned());
    shown.lines().filter_map(inside).collect()
}

/// A message that doesn't fit into one line takes both: nothing is cut off at the smallest size.
#[test]
fn every_refusal_is_shown_in_full() {
    for language in Language::all() {
        let words = Words::new(language);
        let clue = Clue::Rank(Rank::new(1).unwrap());
        let said = [
            words.reason(&IllegalAction::EmptyClue(clue)),
            words.reason(&IllegalAction::NoClueToken),
            words.reason(&IllegalAction::AllTokensAvailable),
            words.text("tile-3.about"),
            words.text("tile-4.about"),
        ];
        for said in said {
            let mut model = model(&words, "original", 2, 1);
            model.notice = Some(said.clone());
            let shown = screen(&model);
            assert!(
                letters(&shown).contains(&letters(&said)),
                "{}: {said}\n{shown}",
                language.code()
            );
        }
    }
}

#[test]
fn own_cards_can_be_moved() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = model(&words, "original", 2, 1);
    let me = model.session.me();
    let before = model.session.view().table().hand(me).to_vec();
    press(&mut model, &[KeyCode::Char('>'), KeyCode::Char('>')]);
    let after = model.session.view().table().hand(me).to_vec();
    assert_eq!(after[..3], [before[1], before[2], before[0]]);
    assert_eq!(model.focus, (me, 2));
}

#[test]
fn leaving_needs_confirmation() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = model(&words, "original", 2, 1);
    assert_eq!(press(&mut model, &[KeyCode::Char('q')]), None);
    insta::assert_snapshot!("quit_question", screen(&model));
    assert_eq!(press(&mut model, &[KeyCode::Char('x')]), None);
    assert_eq!(model.overlay, None);
    let keys = [KeyCode::Char('q'), KeyCode::Enter];
    assert_eq!(press(&mut model, &keys), Some(Effect::Quit));
    let interrupt = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(on_key(&mut model, interrupt), Some(Effect::Quit));
}

#[test]
fn help_and_log() {
    for language in Language::all() {
        let words = Words::new(language);
        let mut model = model(&words, "gf-everything", 5, 2);
        play_until(&mut model, |model| {
            model.session.view().table().turn() >= 20
        });
        press(&mut model, &[KeyCode::Char('?')]);
        insta::assert_snapshot!(format!("help_{}", language.code()), screen(&model));
        press(&mut model, &[KeyCode::Esc, KeyCode::Char('l')]);
        assert!(screen(&model).contains(&words.text("log-keys")));
    }
}

#[test]
fn small_windows_show_a_message() {
    let words = Words::new(Language::find("en").unwrap());
    let model = model(&words, "original", 2, 1);
    let small = text(&buffer(&model, (60, 20), false));
    assert!(small.contains("80 × 24 characters"), "{small}");
    // No size may cause a panic.
    for size in [(1, 1), (80, 1), (3, 50), (80, 23), (79, 24), (300, 100)] {
        buffer(&model, size, true);
    }
}

#[test]
fn no_meaning_depends_on_color() {
    let words = Words::new(Language::find("en").unwrap());
    for edition in ["original", "gf-everything", "joker-house"] {
        let mut model = model(&words, edition, 4, 3);
        play_until(&mut model, |model| {
            model.session.view().table().turn() >= 25
        });
        let (plain, colored) = (
            buffer(&model, (80, 24), false),
            buffer(&model, (80, 24), true),
        );
        assert_eq!(text(&plain), text(&colored));
        let without =
            |cell: &ratatui::buffer::Cell| cell.fg == Color::Reset && cell.bg == Color::Reset;
        assert!(plain.content.iter().all(without));
        assert!(!colored.content.iter().all(without));
    }
}

#[test]
fn every_line_of_keys_fits_into_80_columns() {
    for language in Language::all() {
        let words = Words::new(language);
        for id in [
            "keys-begin",
            "keys-over",
            "keys-wait",
            "keys-free-clue",
            "keys-partner",
            "keys-own",
            "keys-announce",
            "keys-confirm",
            "keys-clue",
            "keys-answer",
        ] {
            let text = words.text(id);
            let width = ratatui::text::Span::raw(&text).width();
            assert!(width < 80, "{} {id}: {width}", language.code());
        }
    }
}

#[test]
fn the_table_chooses_who_begins() {
    let words = Words::new(Language::find("en").unwrap());
    let options = Options::preset("original", 3).unwrap();
    let rules = std::sync::Arc::new(Rules::new(&options).unwrap());
    let me = Seat::new(0).unwrap();
    let kinds = [Kind::find("cautious").unwrap()];
    let session = Session::new(
        &rules,
        DealtCards::Seed(Seed::from_number(1)),
        me,
        None,
        &kinds,
        AgreedConventions::default(),
    )
    .unwrap();
    let mut model = Model::new(&words, words.text("preset-original"), session, true);
    assert_eq!(model.mode, Mode::Begin(me));
    insta::assert_snapshot!("who_begins", screen(&model));
    let effect = press(&mut model, &[KeyCode::Right, KeyCode::Enter]);
    assert_eq!(effect, Some(Effect::BeginWith(Seat::new(1).unwrap())));
}

#[test]
fn counters_fit_into_the_smallest_window() {
    for language in Language::all() {
        let words = Words::new(language);
        for edition in ["gf-everything", "bga-flamboyants"] {
            let shown = screen(&model(&words, edition, 2, 1));
            let counters = shown.lines().nth(2).unwrap_or_default();
            assert!(counters.ends_with(" 123456"), "{shown}");
        }
    }
}
