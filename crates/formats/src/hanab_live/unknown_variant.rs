//! Variants of the site that can't be played here, and why.

use core::fmt;

use kagiya_rules::{Explain, Message};

use super::variant_list::variant_names;

/// A variant that is not known here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownVariant {
    /// Its name, shortened.
    pub name: String,
}

/// Why a variant can't be played here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Why {
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

/// What some names begin with, and why such a variant can't be played here.
const MODIFIERS: [(&str, Why); 20] = [
    ("Critical Fours", Why::OneOfEachFour),
    ("Scarce Ones", Why::TwoOfEachOne),
    ("Clue Starved", Why::DearClues),
    ("Color Blind", Why::DeafClues),
    ("Number Blind", Why::DeafClues),
    ("Totally Blind", Why::DeafClues),
    ("Color Mute", Why::ForbiddenClues),
    ("Number Mute", Why::ForbiddenClues),
    ("Alternating Clues", Why::ForbiddenClues),
    ("Cow & Pig", Why::HiddenClues),
    ("Duck", Why::HiddenClues),
    ("Odds and Evens", Why::OtherClues),
    ("Synesthesia", Why::OtherClues),
    ("Funnels", Why::OtherClues),
    ("Chimneys", Why::OtherClues),
    ("Up or Down", Why::EitherWay),
    ("Throw It in a Hole", Why::HiddenPlays),
    ("Sudoku", Why::AnyStart),
    ("Orange", Why::Exchanged),
    ("Inverted", Why::Exchanged),
];

impl Why {
    /// The end of a sentence that begins with *it*.
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
    /// Why it can't be played here, if that is known.
    fn why(&self) -> Option<Why> {
        let modifier = MODIFIERS
            .iter()
            .find(|(begins, _)| self.name.starts_with(begins));
        if let Some((_, why)) = modifier {
            return Some(*why);
        }
        let special_rank = self.name.contains("-Ones") || self.name.contains("-Fives");
        special_rank.then_some(Why::SpecialRank)
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
