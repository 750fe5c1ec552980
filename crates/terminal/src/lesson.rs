//! The progress of a lesson.

use kagiya_i18n::{Words, args};
use kagiya_lessons::{Answer, Course, Does, LESSONS, Lesson, Step, StepAction, typed};
use kagiya_rulebook::{Paragraph, Rulebook};
use kagiya_rules::{Action, Game, IllegalAction, Rules};

use crate::phrases;

/// A course with the current step.
#[derive(Debug)]
pub(crate) struct LessonProgress {
    course: Course,
    at: usize,
}

/// Why an action was rejected. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refused {
    /// The game rules forbid it.
    Illegal(IllegalAction),
    /// The lesson asks for another action; the text with this id explains why.
    NotNow(String),
}

impl LessonProgress {
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

    /// The current step.
    pub(crate) fn step(&self) -> &Step {
        &self.course.beats()[self.at].step
    }

    /// The game at this step.
    pub(crate) fn game(&self) -> &Game {
        let read = self.course.beats()[..=self.at].iter().rev();
        read.filter_map(|beat| beat.step_action.as_ref())
            .map(|step_action| &step_action.game)
            .next()
            .unwrap_or_else(|| self.course.start())
    }

    /// Whether this step waits for an action of the player.
    pub(crate) fn asks(&self) -> bool {
        let beat = &self.course.beats()[self.at];
        matches!(beat.step.does, Does::Asks { .. }) && beat.step_action.is_none()
    }

    /// Whether this is the last step.
    pub(crate) fn is_over(&self) -> bool {
        !self.asks() && self.at + 1 == self.course.beats().len()
    }

    /// Moves to the next step; `false` at the end.
    pub(crate) fn advance(&mut self) -> bool {
        let goes_on = !self.asks() && !self.is_over();
        self.at += usize::from(goes_on);
        goes_on
    }

    /// The action in this step; `None` if the step is only text or asks for an action.
    pub(crate) fn step_action(&self) -> Option<&StepAction> {
        self.course.beats()[self.at].step_action.as_ref()
    }

    /// One of the expected actions.
    #[cfg(test)]
    pub(crate) fn right(&self) -> Option<Action> {
        self.course.right().first().copied()
    }

    /// Does an action of the player.
    ///
    /// # Errors
    /// [`Refused`] if the game rules forbid it, or the lesson asks for another action.
    pub(crate) fn answer(&mut self, action: Action) -> Result<(), Refused> {
        match self.course.answer(action).map_err(Refused::Illegal)? {
            Answer::Done => Ok(()),
            Answer::NotNow(text) => Err(Refused::NotNow(text)),
            Answer::Over => Err(Refused::Illegal(IllegalAction::GameOver)),
        }
    }
}

/// The next lesson.
pub(crate) fn after(lesson: &Lesson) -> Option<&'static Lesson> {
    let mut rest = LESSONS.iter().skip_while(|it| it.name != lesson.name);
    rest.nth(1)
}

/// What a lesson has taught, and which companions play it.
pub(crate) fn learned(words: &Words, lesson: &Lesson) -> Vec<String> {
    let text = |part: &str| coach_text(words, &format!("learn-{}.{part}", lesson.name));
    let level = lesson.level.map(|_| text("level"));
    [text("learned")].into_iter().chain(level).collect()
}

/// The coach's text, in the variant for players who type.
pub(crate) fn coach_text(words: &Words, id: &str) -> String {
    let [name, other] = kagiya_lessons::PARTNERS;
    let args = args![name = name, other = other];
    words
        .find(&typed(id), Some(&args))
        .unwrap_or_else(|| words.say(id, args))
}

/// The rule with this id as text: a paragraph, or a section with its title.
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
        if let Some(found) = paragraphs
            .into_iter()
            .find(|paragraph| paragraph.rule() == id)
        {
            return vec![written(found)];
        }
    }
    Vec::new()
}
