//! Contestants by name.

use core::fmt;

use kagiya_bots::savant::Foresight;
use kagiya_bots::{Bot, Kind, Random, Savant};

use crate::cheater::{CheaterContestant, Greedy};
use crate::contestant::{BotContestant, Contestant, TeamContestant};

/// The contestants with a name of their own, weakest first. Also known are `companion` for the
/// companion of the highest level, and `savant:DECK:DEALS` for another [`Foresight`].
pub const ROSTER: &[&str] = &[
    "random",
    "cautious",
    "companion-1",
    "companion-2",
    "companion-3",
    "savant:book",
    "savant",
    "cheater",
];

/// A name that stands for nobody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnknownBot {
    /// There is no such bot.
    Name(String),
    /// The bot holds all seats of a table or none.
    NotMixed(String),
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => write!(
                f,
                "there is no bot `{name}`; there are {}, and savant:DECK:DEALS",
                ROSTER.join(", ")
            ),
            Self::NotMixed(name) => {
                write!(
                    f,
                    "`{name}` can't sit at a table with others: give its name alone"
                )
            }
        }
    }
}

impl std::error::Error for UnknownBot {}

/// The contestant called `names`: one name, or several with commas between them, which then take
/// the seats in turn.
///
/// # Errors
/// [`UnknownBot`] if a name stands for nobody.
///
/// ```
/// let alone = kagiya_lab::contestant("savant")?;
/// assert_eq!(alone.name(), "savant");
/// let mixed = kagiya_lab::contestant("companion-1,companion-3")?;
/// assert_eq!(mixed.name(), "companion-1,companion-3");
/// assert!(kagiya_lab::contestant("cheater,savant").is_err());
/// # Ok::<(), kagiya_lab::UnknownBot>(())
/// ```
pub fn contestant(names: &str) -> Result<Box<dyn Contestant>, UnknownBot> {
    if names.contains(',') {
        let makers: Vec<Maker> = names.split(',').map(maker).collect::<Result<_, _>>()?;
        let bots = move |seat: usize| makers[seat % makers.len()].make(seat);
        return Ok(Box::new(BotContestant::new(names, bots)));
    }
    let mut parts = names.split(':');
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some("cheater"), None, ..) => Ok(Box::new(CheaterContestant::new(names, || Greedy))),
        (Some("savant"), Some("book"), None, _) => {
            Ok(Box::new(TeamContestant::new(names, Savant::new)))
        }
        (Some("savant"), None, ..) => Ok(savant(names, Foresight::default())),
        (Some("savant"), Some(deck), Some(deals), None) => {
            let number = |text: &str| text.parse().map_err(|_| unknown(names));
            let foresight = Foresight {
                deck: number(deck)?,
                deals: number(deals)?,
            };
            Ok(savant(names, foresight))
        }
        _ => {
            let maker = maker(names)?;
            let bots = move |seat: usize| maker.make(seat);
            Ok(Box::new(BotContestant::new(names, bots)))
        }
    }
}

fn savant(name: &str, foresight: Foresight) -> Box<dyn Contestant> {
    let team = move || Savant::looking_ahead(foresight);
    Box::new(TeamContestant::new(name, team))
}

fn unknown(name: &str) -> UnknownBot {
    UnknownBot::Name(name.chars().take(40).collect())
}

/// Makes bots for single seats.
#[derive(Clone, Copy)]
enum Maker {
    Random,
    Kind(&'static Kind),
}

impl Maker {
    fn make(self, seat: usize) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(Random::new(seat as u64)),
            Self::Kind(kind) => kind.make(),
        }
    }
}

fn maker(name: &str) -> Result<Maker, UnknownBot> {
    if name == "random" {
        return Ok(Maker::Random);
    }
    match Kind::find(name) {
        Some(kind) => Ok(Maker::Kind(kind)),
        None if name == "cheater" || name.starts_with("savant:") => {
            Err(UnknownBot::NotMixed(name.chars().take(40).collect()))
        }
        None => Err(unknown(name)),
    }
}

#[cfg(test)]
mod tests {
    use kagiya_bots::KINDS;

    use super::*;

    #[test]
    fn everybody_on_the_roster_is_found_and_every_kind_is_on_it() {
        for name in ROSTER {
            assert_eq!(contestant(name).expect(name).name(), *name);
        }
        for kind in KINDS {
            assert!(ROSTER.contains(&kind.name), "{}", kind.name);
        }
    }

    #[test]
    fn names_of_nobody_are_refused() {
        for name in [
            "",
            ",",
            "savante",
            "savant:",
            "savant:6",
            "savant:6:x",
            "savant:6:8:9",
        ] {
            assert!(contestant(name).is_err(), "{name}");
        }
        let mixed = contestant("savant:book,cautious").map(|it| it.name().to_owned());
        assert_eq!(mixed, Err(UnknownBot::NotMixed("savant:book".to_owned())));
    }
}
