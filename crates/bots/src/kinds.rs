//! The bots that can be seated at a table, by name.

use crate::bot::Bot;
use crate::cautious::Cautious;
use crate::companion::{Companion, Level};
use crate::savant::{Foresight, Savant};
use crate::team::TeamBot;

/// A kind of bot that can be seated.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// Its name, as settings, logs and records have it.
    pub name: &'static str,
    /// What it is, in English.
    pub about: &'static str,
    make: fn(Manner) -> Box<dyn Bot>,
}

/// Whether a bot gives reasons.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    Silent,
    Explaining,
}

/// The kinds, the best partner for people first.
pub const KINDS: &[Kind] = &[
    Kind {
        name: "companion-3",
        about: "Plays by all the conventions of people who play well, and says why.",
        make: |manner| companion(Level::Full, manner),
    },
    Kind {
        name: "companion-2",
        about: "Knows play clues, save clues, prompts and finesses, and says why.",
        make: |manner| companion(Level::Finesses, manner),
    },
    Kind {
        name: "companion-1",
        about: "Knows play clues and save clues: learned in five minutes. Says why.",
        make: |manner| companion(Level::Basics, manner),
    },
    Kind {
        name: "cautious",
        about: "Plays only what the clues prove, and risks nothing.",
        make: |_| Box::new(Cautious),
    },
    Kind {
        name: "savant",
        about: "Speaks a secret language with others of its kind: seat it in every other chair.",
        make: |_| Box::new(TeamBot::new(Savant::looking_ahead(Foresight::default()))),
    },
];

fn companion(level: Level, manner: Manner) -> Box<dyn Bot> {
    let companion = Companion::new(level);
    Box::new(match manner {
        Manner::Silent => companion,
        Manner::Explaining => companion.explaining(),
    })
}

impl Kind {
    /// The kind of this name; `companion` alone is the one that knows all conventions.
    pub fn find(name: &str) -> Option<&'static Self> {
        let name = if name == "companion" {
            "companion-3"
        } else {
            name
        };
        KINDS.iter().find(|kind| kind.name == name)
    }

    /// One that has seen nothing yet.
    pub fn make(&self) -> Box<dyn Bot> {
        (self.make)(Manner::Silent)
    }

    /// The same, giving reasons with what it decides, if it can. It plays no differently.
    pub fn make_explaining(&self) -> Box<dyn Bot> {
        (self.make)(Manner::Explaining)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_found_by_its_name_alone() {
        for kind in KINDS {
            assert_eq!(Kind::find(kind.name).map(|it| it.name), Some(kind.name));
        }
        assert_eq!(
            Kind::find("companion").map(|it| it.name),
            Some("companion-3")
        );
        assert!(Kind::find("companion-4").is_none());
    }
}
