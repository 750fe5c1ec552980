//! Variants of the site that aren't supported, and why.

use core::fmt;

use kagiya_rules::{Explain, Message};

use super::variant_list::variant_names;

/// A variant that isn't supported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownVariant {
    /// Its name, shortened.
    pub name: String,
}

/// Why a variant isn't supported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum UnsupportedReason {
    OneOfEachFour,
    TwoOfEachOne,
    DearClues,
    DeafClues,
    ForbiddenClues,
    HiddenClues,
    OtherClues,
    EitherWay,
    HiddenPlays,
    AnyStart,
    Exchanged,
    SpecialRank,
}

/// The first words of variant names, and why such variants aren't supported.
const MODIFIERS: [(&str, UnsupportedReason); 20] = [
    ("Critical Fours", UnsupportedReason::OneOfEachFour),
    ("Scarce Ones", UnsupportedReason::TwoOfEachOne),
    ("Clue Starved", UnsupportedReason::DearClues),
    ("Color Blind", UnsupportedReason::DeafClues),
    ("Number Blind", UnsupportedReason::DeafClues),
    ("Totally Blind", UnsupportedReason::DeafClues),
    ("Color Mute", UnsupportedReason::ForbiddenClues),
    ("Number Mute", UnsupportedReason::ForbiddenClues),
    ("Alternating Clues", UnsupportedReason::ForbiddenClues),
    ("Cow & Pig", UnsupportedReason::HiddenClues),
    ("Duck", UnsupportedReason::HiddenClues),
    ("Odds and Evens", UnsupportedReason::OtherClues),
    ("Synesthesia", UnsupportedReason::OtherClues),
    ("Funnels", UnsupportedReason::OtherClues),
    ("Chimneys", UnsupportedReason::OtherClues),
    ("Up or Down", UnsupportedReason::EitherWay),
    ("Throw It in a Hole", UnsupportedReason::HiddenPlays),
    ("Sudoku", UnsupportedReason::AnyStart),
    ("Orange", UnsupportedReason::Exchanged),
    ("Inverted", UnsupportedReason::Exchanged),
];

impl UnsupportedReason {
    /// The reason as the end of a sentence that begins with *it*.
    const fn text(self) -> &'static str {
        match self {
            Self::OneOfEachFour => "has only one copy of each 4",
            Self::TwoOfEachOne => "has only two copies of each 1",
            Self::DearClues => "has clues that cost more than a discard gives",
            Self::DeafClues => "has clues that touch nothing",
            Self::ForbiddenClues => "forbids some clues",
            Self::HiddenClues => "hides what a clue says",
            Self::OtherClues => "has clues of its own",
            Self::EitherWay => "has fireworks that go either way",
            Self::HiddenPlays => "hides what was played",
            Self::AnyStart => "has fireworks that begin anywhere",
            Self::Exchanged => "exchanges playing and discarding",
            Self::SpecialRank => "has a special rank",
        }
    }

    const fn id(self) -> &'static str {
        match self {
            Self::OneOfEachFour => "wrong-variant-fours",
            Self::TwoOfEachOne => "wrong-variant-ones",
            Self::DearClues => "wrong-variant-dear-clues",
            Self::DeafClues => "wrong-variant-deaf-clues",
            Self::ForbiddenClues => "wrong-variant-forbidden-clues",
            Self::HiddenClues => "wrong-variant-hidden-clues",
            Self::OtherClues => "wrong-variant-other-clues",
            Self::EitherWay => "wrong-variant-either-way",
            Self::HiddenPlays => "wrong-variant-hidden-plays",
            Self::AnyStart => "wrong-variant-any-start",
            Self::Exchanged => "wrong-variant-exchanged",
            Self::SpecialRank => "wrong-variant-special-rank",
        }
    }
}

impl UnknownVariant {
    /// Why it isn't supported, if that is known.
    fn why(&self) -> Option<UnsupportedReason> {
        // A suit of this kind may stand anywhere in the name, as in `Rainbow & Dark Orange (6 Suits)`.
        let is_of = |words: &str| match words {
            "Orange" => self.name.contains(words),
            _ => self.name.starts_with(words),
        };
        let modifier = MODIFIERS.iter().find(|(words, _)| is_of(words));
        if let Some((_, why)) = modifier {
            return Some(*why);
        }
        let special_rank = self.name.contains("-Ones") || self.name.contains("-Fives");
        special_rank.then_some(UnsupportedReason::SpecialRank)
    }

    /// A suggestion: the variant with the most similar name.
    pub fn nearest(&self) -> Option<String> {
        variant_names()
            .map(|name| (strsim::damerau_levenshtein(&name, &self.name), name))
            .min()
            .filter(|(distance, _)| *distance <= 4)
            .map(|(_, name)| name)
    }
}

impl fmt::Display for UnknownVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the variant `{}` can't be played here: ", self.name)?;
        if let Some(why) = self.why() {
            return write!(f, "it {}", why.text());
        }
        match self.nearest() {
            Some(near) => write!(f, "it is unknown; did you mean `{near}`?"),
            None => f.write_str("only variants that change the suits are supported"),
        }
    }
}

impl std::error::Error for UnknownVariant {}

impl Explain for UnknownVariant {
    fn message(&self) -> Message {
        if let Some(why) = self.why() {
            return Message::new(why.id()).text("name", &self.name);
        }
        match self.nearest() {
            Some(near) => Message::new("wrong-variant-near")
                .text("name", &self.name)
                .text("near", near),
            None => Message::new("wrong-variant").text("name", &self.name),
        }
    }
}
