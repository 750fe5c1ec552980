//! Lessons on the full screen.

use super::*;

#[test]
fn coach_texts_fit_into_the_smallest_window() {
    for language in Language::all() {
        let words = Words::new(language);
        for lesson in kagiya_lessons::LESSONS {
            let mut model = Model::of_lesson(&words, lesson);
            loop {
                let shown = screen(&model);
                // The coach addresses the player in every step.
                let nobody = words.say("title-turn", args![name = "Ana"]);
                assert!(!shown.contains(&nobody), "{shown}");
                if let Some(text) = model.coach() {
                    // A question covers the coach, and repeats its text.
                    let coach = below(&shown, &words.text("web-learn-coach"));
                    let told = [coach, framed(&shown)];
                    let is_whole = |it: &String| letters(it).contains(&letters(&text));
                    assert!(told.iter().any(is_whole), "{text}\n{shown}");
                }
                no_row_begins_with_a_sign(&shown);
                rule_can_be_read_to_its_end(&mut model);
                let before = model.log.len();
                on_tick(&mut model);
                if model.log.len() > before {
                    continue;
                }
                // Does the expected action of the step.
                let Some(action) = model.session.lesson().and_then(LessonProgress::right) else {
                    break;
                };
                let action_events = model.session.act(action).unwrap();
                model.add_events(&action_events);
            }
            assert!(model.session.is_over(), "{}", lesson.name);
            model.overlay = Some(Overlay::Learned);
            let end = screen(&model);
            no_row_begins_with_a_sign(&end);
            let title = format!(" {} ", words.text(&format!("learn-{}", lesson.name)));
            assert!(end.contains(&title), "{end}");
            let bar = end.lines().next().unwrap_or_default();
            assert!(bar.contains(&words.text("title-lesson-over")), "{bar}");
        }
    }
}

/// The overlay shows the beginning of the step's rule; scrolling down shows its end.
fn rule_can_be_read_to_its_end(model: &mut Model<'_>) {
    let text: Vec<char> = letters(&model.rule().concat()).chars().collect();
    let some = 20.min(text.len());
    let first: String = text[..some].iter().collect();
    let last: String = text[text.len() - some..].iter().collect();
    model.overlay = Some(Overlay::Rule(0));
    let shown = screen(model);
    assert!(letters(&framed(&shown)).contains(&first), "{shown}");
    no_row_begins_with_a_sign(&shown);
    let closes = model.words.text("lesson-rule-close");
    if !shown.contains(&closes) {
        assert!(shown.contains(&model.words.text("log-keys")), "{shown}");
        for _ in 0..50 {
            on_key(model, KeyEvent::new(KeyCode::Down, KeyModifiers::NONE));
        }
        let end = screen(model);
        assert!(letters(&framed(&end)).contains(&last), "{end}");
        // Scrolling up has an immediate effect.
        on_key(model, KeyEvent::new(KeyCode::Up, KeyModifiers::NONE));
        assert_ne!(screen(model), end);
    }
    on_key(model, KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE));
    assert_eq!(model.overlay, None);
}

/// No row begins with a punctuation mark. The last row lists keys, among them `?`.
fn no_row_begins_with_a_sign(screen: &str) {
    let rows: Vec<&str> = screen.trim_end().lines().collect();
    for row in &rows[..rows.len() - 1] {
        for sign in ["!", "?", ":", ";", "»"] {
            let row = format!("{row} ");
            let lost = ["  ", "│ "].map(|before| format!("{before}{sign} "));
            let found = lost.iter().any(|lost| row.contains(lost));
            assert!(!found, "{row}\n{screen}");
        }
    }
}

#[test]
fn lessons_work_with_keys_in_every_language() {
    for language in Language::all() {
        let words = Words::new(language);
        let lesson = kagiya_lessons::Lesson::find("empty-clues").unwrap();
        let mut model = Model::of_lesson(&words, lesson);
        let press = |model: &mut Model<'_>, code| {
            on_key(model, KeyEvent::new(code, KeyModifiers::NONE));
            screen(model)
        };
        // While there is text to read, no action is possible.
        press(&mut model, KeyCode::Char('p'));
        assert_eq!(model.mode, Mode::Look);
        press(&mut model, KeyCode::Char(' '));
        assert!(model.session.is_my_turn());
        let rule = press(&mut model, KeyCode::F(2));
        assert!(model.overlay == Some(Overlay::Rule(0)), "{rule}");
        press(&mut model, KeyCode::Esc);
        // Another action is explained.
        press(&mut model, KeyCode::Char('p'));
        press(&mut model, KeyCode::Enter);
        let notice = model.notice.clone().unwrap_or_default();
        assert!(
            notice.starts_with(&words.text("web-learn-not-now")),
            "{notice}"
        );
        // It is reported once, by the coach.
        let shown = screen(&model);
        assert_eq!(
            shown.matches(&words.text("web-learn-not-now")).count(),
            1,
            "{shown}"
        );
        for (to, clue) in [(KeyCode::Up, '2'), (KeyCode::Up, 'B')] {
            while model.focused_offset().is_none() {
                press(&mut model, to);
            }
            press(&mut model, KeyCode::Char(clue));
            press(&mut model, KeyCode::Enter);
            press(&mut model, KeyCode::Char(' '));
        }
        assert!(model.session.is_over(), "{}", screen(&model));
        let end = screen(&model);
        assert!(end.contains(&words.text("title-lesson-over")), "{end}");
        assert!(!end.contains("learn-"), "{end}");
    }
}
