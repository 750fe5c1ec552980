//! The list of all lessons.

mod conventions;
mod extensions;
mod first;

use crate::lesson::Lesson;

/// All lessons, in the recommended order.
pub const LESSONS: &[Lesson] = &[
    first::FIRST,
    extensions::MULTICOLOR,
    extensions::JOKERS,
    extensions::BLACK_POWDER,
    extensions::BONUS_TILES,
    extensions::ANNOUNCEMENTS,
    extensions::GRAND_FINALE,
    extensions::EMPTY_CLUES,
    conventions::CHOP,
    conventions::FOCUS,
    conventions::SAVES,
    conventions::GOOD_TOUCH,
    conventions::PROMPT,
    conventions::FINESSE,
    conventions::BLUFF,
    conventions::THE_END,
];

impl Lesson {
    /// The lesson called `name`.
    pub fn find(name: &str) -> Option<&'static Self> {
        LESSONS.iter().find(|lesson| lesson.name == name)
    }
}
