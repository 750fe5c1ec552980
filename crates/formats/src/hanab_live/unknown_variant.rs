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
    EitherWay,
}

/// The first words of variant names, and why such variants aren't supported.
const MODIFIERS: [(&str, UnsupportedReason); 1] = [("Up or Down", UnsupportedReason::EitherWay)];

impl UnsupportedReason {
    /// The reason as the end of a sentence that begins with *it*.
    const fn text(self) -> &'static str {
        match self {
            Self::EitherWay => "has fireworks that go either way",
        }
    }

    const fn id(self) -> &'static str {
        match self {
            Self::EitherWay => "wrong-variant-either-way",
        }
    }
}

impl UnknownVariant {
    /// Why it isn't supported, if that is known.
    fn why(&self) -> Option<UnsupportedReason> {
        let modifier = MODIFIERS
            .iter()
            .find(|(words, _)| self.name.starts_with(words));
        modifier.map(|(_, why)| *why)
    }

    /// A suggestion: the variant with the most similar name.
    pub fn nearest(&self) -> Option<String> {
        variant_names()
            .map(|name| (strsim::damerau_levenshtein(name, &self.name), name))
            .min()
            .filter(|(distance, _)| *distance <= 4)
            .map(|(_, name)| name.to_owned())
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
            None => f.write_str("hanab.live has no variant of this name"),
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
