//! Names that no variant of the site has.

use core::fmt;

use kagiya_rules::{Explain, Message};

use super::variant_list::variant_names;

/// A variant that the site doesn't have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownVariant {
    /// Its name, shortened.
    pub name: String,
}

impl UnknownVariant {
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
        match self.nearest() {
            Some(near) => write!(f, "it is unknown; did you mean `{near}`?"),
            None => f.write_str("hanab.live has no variant of this name"),
        }
    }
}

impl std::error::Error for UnknownVariant {}

impl Explain for UnknownVariant {
    fn message(&self) -> Message {
        match self.nearest() {
            Some(near) => Message::new("wrong-variant-near")
                .text("name", &self.name)
                .text("near", near),
            None => Message::new("wrong-variant").text("name", &self.name),
        }
    }
}
