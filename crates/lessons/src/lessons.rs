//! The lessons there are.

mod extensions;
mod first;

use crate::lesson::Lesson;

/// All lessons, in the order in which they are best taken.
pub const LESSONS: &[Lesson] = &[
    first::FIRST,
    extensions::MULTICOLOR,
    extensions::JOKERS,
    extensions::BLACK_POWDER,
    extensions::BONUS_TILES,
    extensions::ANNOUNCEMENTS,
    extensions::GRAND_FINALE,
    extensions::EMPTY_CLUES,
];

/// Two colors make a game of ten minutes; these two are told apart by everybody.
const RED_AND_BLUE: [(&str, &str); 2] = [("colors", "2"), ("palette", "rbwyg")];
