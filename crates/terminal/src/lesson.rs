//! A lesson, as far as somebody has come in it.

use kagiya_i18n::{Words, args};
use kagiya_lessons::{Answer, Course, Deed, Does, LESSONS, Lesson, Step, typed};
use kagiya_rulebook::{Paragraph, Rulebook};
use kagiya_rules::{Action, Game, IllegalAction, Rules};

use crate::phrases;

/// A course, and the step of it that is read now.
#[derive(Debug)]
pub(crate) struct Reading {
    course: Course,
    at: usize,
}

/// Why an action was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refused {
    /// The game does not allow it.
    Illegal(IllegalAction),
    /// The lesson asks for something else; the text with this id says why.
    NotNow(String),
}

impl Reading {
    /// A lesson at its first step.
    pub(crate) fn begin(lesson: &Lesson) -> Self {
        Self {
            course: Course::begin(lesson),
            at: 0,
        }
    }

    /// The lesson.
    pub(crate) const fn lesson(&self) -> &Lesson {
        self.course.lesson()
    }

    /// The step that is read now.
    pub(crate) fn step(&self) -> &Step {
        &self.course.beats()[self.at].step
    }

    /// The game at this step.
    pub(crate) fn game(&self) -> &Game {
        let read = self.course.beats()[..=self.at].iter().rev();
        read.filter_map(|beat| beat.deed.as_ref())
            .map(|deed| &deed.game)
            .next()
            .unwrap_or_else(|| self.course.start())
    }

    /// Whether this step waits for the person to do something.
    pub(crate) fn asks(&self) -> bool {
        let beat = &self.course.beats()[self.at];
        matches!(beat.step.does, Does::Asks { .. }) && beat.deed.is_none()
    }

    /// Whether nothing follows this step.
    pub(crate) fn is_over(&self) -> bool {
        !self.asks() && self.at + 1 == self.course.beats().len()
    }

    /// Moves to the next step; `false` at the end.
    pub(crate) fn go_on(&mut self) -> bool {
        let goes_on = !self.asks() && !self.is_over();
        self.at += usize::from(goes_on);
        goes_on
    }

    /// What is done in this step; nothing where there is only something to read or to do.
    pub(crate) fn deed(&self) -> Option<&Deed> {
        self.course.beats()[self.at].deed.as_ref()
    }

    /// One of the actions that are asked for.
    #[cfg(test)]
    pub(crate) fn right(&self) -> Option<Action> {
        self.course.right().first().copied()
    }

    /// The person does something.
    ///
    /// # Errors
    /// [`Refused`] if the game does not allow it, or the lesson asks for something else.
    pub(crate) fn answer(&mut self, action: Action) -> Result<(), Refused> {
        match self.course.answer(action).map_err(Refused::Illegal)? {
            Answer::Done => Ok(()),
            Answer::NotNow(text) => Err(Refused::NotNow(text)),
            Answer::Over => Err(Refused::Illegal(IllegalAction::GameOver)),
        }
    }
}

/// The lesson that follows this one.
pub(crate) fn after(lesson: &Lesson) -> Option<&'static Lesson> {
    let mut rest = LESSONS.iter().skip_while(|it| it.name != lesson.name);
    rest.nth(1)
}

/// The coach's text, in the variant for a typing player.
pub(crate) fn said(words: &Words, id: &str) -> String {
    let args = args![name = kagiya_lessons::PARTNER];
    words
        .find(&typed(id), Some(&args))
        .unwrap_or_else(|| words.say(id, args))
}

/// The rule with this id in words: the text of a paragraph, or a section with its title.
pub(crate) fn rule(rules: &Rules, words: &Words, id: &str) -> Vec<String> {
    let written =
        |paragraph: &Paragraph| paragraph.text(&|id, values| phrases::rule(words, id, values));
    for section in Rulebook::of(rules).sections {
        let paragraphs = section.paragraphs.iter();
        if section.id == id {
            let title = words.text(section.id);
            let texts = paragraphs.map(written);
            return [title].into_iter().chain(texts).collect();
        }
        if let Some(found) = paragraphs.into_iter().find(|paragraph| paragraph.id == id) {
            return vec![written(found)];
        }
    }
    Vec::new()
}
