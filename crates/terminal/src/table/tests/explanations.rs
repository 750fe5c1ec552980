//! Partners say why they acted.

use kagiya_i18n::{Language, Words};
use ratatui::crossterm::event::KeyCode;

use super::super::model::Overlay;
use super::{model, model_with, play_until, press, screen};

#[test]
fn partners_explain_themselves() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = model_with(&words, "original", 3, 1, "companion");
    press(&mut model, &[KeyCode::Char('e')]);
    assert!(screen(&model).contains(&words.text("why-nothing")));
    press(&mut model, &[KeyCode::Esc, KeyCode::Up, KeyCode::Char('c')]);
    press(&mut model, &[KeyCode::Enter, KeyCode::Char(' ')]);
    press(&mut model, &[KeyCode::Char('e')]);
    insta::assert_snapshot!("why_a_partner_acted", screen(&model));
    press(&mut model, &[KeyCode::Left]);
    insta::assert_snapshot!("how_my_clue_was_understood", screen(&model));
    // There is nothing further back, and going back and forth returns to the start.
    press(&mut model, &[KeyCode::Left, KeyCode::Right]);
    assert_eq!(model.overlay, Some(Overlay::Why { back: 0, down: 0 }));
    press(&mut model, &[KeyCode::Char('x')]);
    assert_eq!(model.overlay, None);
}

#[test]
fn bots_without_reasons_are_named() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = model(&words, "original", 2, 1);
    press(
        &mut model,
        &[KeyCode::Up, KeyCode::Char('c'), KeyCode::Enter],
    );
    press(&mut model, &[KeyCode::Char(' '), KeyCode::Char('e')]);
    assert!(screen(&model).contains("Ben doesn’t explain its actions."));
}

#[test]
fn explanations_fit_in_every_language() {
    for language in Language::all() {
        let words = Words::new(language);
        for edition in ["original", "gf-everything", "timed-display", "joker-house"] {
            let mut model = model_with(&words, edition, 4, 3, "companion");
            play_until(&mut model, |_| false);
            assert!(model.session.explained() > 10);
            for back in 0..model.session.explained() {
                for line in model.why(back) {
                    let text = &line.text;
                    let is_id = text.contains("companion-") || text.contains("why-");
                    assert!(!is_id && !text.contains('{'), "{text}");
                    assert!(!text.starts_with(char::is_lowercase), "{text}");
                }
                model.overlay = Some(Overlay::Why { back, down: 0 });
                assert!(screen(&model).contains(&words.text("why-keys")));
            }
        }
    }
}

#[test]
fn explanations_reveal_nothing_during_the_game() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = model_with(&words, "original", 3, 5, "companion");
    let mut told = Vec::new();
    while !model.session.is_over() {
        let until = model.session.view().table().turn() + 1;
        play_until(&mut model, |model| {
            model.session.view().table().turn() >= until
        });
        if model.session.explained() > told.len() && !model.session.is_over() {
            told.push(model.why(0).len());
        }
    }
    // After the game some of these actions have longer explanations.
    let all = model.session.explained();
    let after: Vec<usize> = (0..told.len())
        .map(|at| model.why(all - 1 - at).len())
        .collect();
    assert_ne!(told, after);
}

#[test]
fn a_hint_says_what_a_companion_would_do_here() {
    for language in Language::all() {
        let words = Words::new(language);
        let mut model = model_with(&words, "original", 3, 5, "companion");
        press(&mut model, &[KeyCode::F(3)]);
        let name = format!("hint_{}", language.code());
        insta::assert_snapshot!(name, screen(&model));
        press(
            &mut model,
            &[KeyCode::Down, KeyCode::Up, KeyCode::Char('x')],
        );
        assert_eq!(model.overlay, None);
        // Whoever asks twice in a turn takes one hint.
        press(&mut model, &[KeyCode::F(3), KeyCode::Esc]);
        assert_eq!(model.session.hints(), 1);
        let hint = model.session.hint().expect("a hint").action;
        model.session.act(hint).expect("a legal action");
        press(&mut model, &[KeyCode::F(3)]);
        assert!(screen(&model).contains(&words.text("hint-none")));
        assert_eq!(model.session.hints(), 1);
    }
}

#[test]
fn who_follows_all_hints_plays_well_and_reads_their_number() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = model_with(&words, "original", 2, 7, "companion-4");
    while !model.session.is_over() {
        if model.session.is_my_turn() {
            let hint = model.session.take_hint().expect("a hint").action;
            model.session.act(hint).expect("a legal action");
        } else {
            model.session.bot_acts();
        }
    }
    assert!(model.session.view().board().points() >= 20);
    model.overlay = Some(Overlay::Result);
    let taken = format!("With {} hints.", model.session.hints());
    assert!(model.session.hints() > 15 && screen(&model).contains(&taken));
}
