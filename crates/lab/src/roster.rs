//! Contestants by name.

use std::sync::Arc;

use kagiya_bots::{Bot, BotName, KINDS, UnknownBot, profiles};
use kagiya_rules::{MAX_PLAYERS, Rules};

use crate::cheater::{CheaterContestant, Greedy};
use crate::contestant::{BotContestant, Contestant, Table, TeamContestant};
use crate::process::{Failures, ProcessBot, ProcessName, WatchedTable};

/// The name of the contestant that sees all hands.
const CHEATER: &str = "cheater";

/// The contestants with names, weakest first: all bots, and the cheater. [`BotName`] has more names of bots.
pub fn roster() -> impl DoubleEndedIterator<Item = &'static str> + Clone {
    KINDS.iter().map(|kind| kind.name).chain([CHEATER])
}

/// A name of no contestant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownContestant {
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// The cheater plays all seats of a table or none.
    #[error("`{CHEATER}` can't sit at a table with others: give its name alone")]
    NotMixed,
}

/// The contestant called `names`: one name, or several with commas, which take the seats in turn. A name is that
/// of a bot, or `cmd:` with a program and its arguments, which plays in a process of its own.
///
/// # Errors
/// [`UnknownContestant`] for an unknown name.
///
/// ```
/// let alone = kagiya_lab::contestant("savant")?;
/// assert_eq!(alone.name(), "savant");
/// let mixed = kagiya_lab::contestant("companion-1,savant:6:16")?;
/// assert_eq!(mixed.seat_names(3), ["companion-1", "savant:6:16", "companion-1"]);
/// assert!(kagiya_lab::contestant("cheater,savant").is_err());
/// # Ok::<(), kagiya_lab::UnknownContestant>(())
/// ```
pub fn contestant(names: &str) -> Result<Box<dyn Contestant>, UnknownContestant> {
    let list: Vec<&str> = names.split(',').map(str::trim).collect();
    if list == [CHEATER] {
        return Ok(Box::new(CheaterContestant::new(CHEATER, || Greedy)));
    }
    if list.contains(&CHEATER) {
        return Err(UnknownContestant::NotMixed);
    }
    if list.iter().any(|name| ProcessName::read(name).is_some()) {
        return Ok(Box::new(ProcessContestant::new(&list)?));
    }
    let bots = list
        .iter()
        .map(|name| name.parse())
        .collect::<Result<Vec<BotName>, UnknownBot>>()?;
    let names: Vec<String> = bots.iter().map(BotName::to_string).collect();
    let names = names.join(",");
    if let [bot] = bots[..]
        && bot.team().is_some()
    {
        let team = move || bot.team().unwrap_or_default();
        return Ok(Box::new(TeamContestant::new(&names, team)));
    }
    let seats = bots.iter().copied().map(Some).cycle();
    let table: Vec<Option<BotName>> = seats.take(MAX_PLAYERS).collect();
    let bots = move |seat: usize| -> Box<dyn Bot> {
        let mut bot = bots[seat % bots.len()].make();
        bot.meet(&profiles(&table));
        bot
    };
    Ok(Box::new(BotContestant::new(&names, bots)))
}

/// A player of a mixed table.
#[derive(Clone)]
enum Seated {
    Bot(BotName),
    Process(ProcessName),
}

/// Processes, alone or with bots, which treat them as strangers.
struct ProcessContestant {
    name: String,
    players: Vec<Seated>,
}

impl ProcessContestant {
    fn new(names: &[&str]) -> Result<Self, UnknownBot> {
        let players = names.iter().map(|name| match ProcessName::read(name) {
            Some(process) => Ok(Seated::Process(process)),
            None => name.parse().map(Seated::Bot),
        });
        let players = players.collect::<Result<Vec<_>, UnknownBot>>()?;
        let names = players.iter().map(|player| match player {
            Seated::Bot(bot) => bot.to_string(),
            Seated::Process(process) => process.to_string(),
        });
        Ok(Self {
            name: names.collect::<Vec<_>>().join(","),
            players,
        })
    }
}

impl Contestant for ProcessContestant {
    fn name(&self) -> &str {
        &self.name
    }

    fn open(&self, rules: &Arc<Rules>) -> Box<dyn Table> {
        let failures = Failures::default();
        let seats = self.players.iter().cycle();
        let table: Vec<Option<BotName>> = seats
            .take(MAX_PLAYERS)
            .map(|player| match player {
                Seated::Bot(bot) => Some(*bot),
                Seated::Process(_) => None,
            })
            .collect();
        let bots = |seat: usize| -> Box<dyn Bot> {
            let mut bot: Box<dyn Bot> = match &self.players[seat % self.players.len()] {
                Seated::Bot(bot) => bot.make(),
                Seated::Process(process) => {
                    Box::new(ProcessBot::new(process.clone(), Arc::clone(&failures)))
                }
            };
            bot.meet(&profiles(&table));
            bot
        };
        let table = BotContestant::new(&self.name, bots).open(rules);
        Box::new(WatchedTable { table, failures })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_contestant_on_the_roster_is_found_by_name() {
        for name in roster() {
            assert_eq!(contestant(name).expect(name).name(), name);
        }
    }

    #[test]
    fn bots_can_be_mixed_and_every_seat_has_a_name() {
        for kind in KINDS {
            let names = format!("{}, savant:4:8", kind.name);
            let mixed = contestant(&names).expect(&names);
            assert_eq!(mixed.seat_names(3), [kind.name, "savant:4:8", kind.name]);
        }
        let name = contestant("companion").map(|it| it.name().to_owned());
        assert_eq!(name, Ok("companion-3".to_owned()), "one name for one thing");
    }

    #[test]
    fn processes_have_the_names_of_their_commands() {
        for (name, shown) in [
            ("cmd:./mybot", "cmd:./mybot"),
            ("cmd: python3   bot.py", "cmd:python3 bot.py"),
            ("cmd@0.5:a,companion", "cmd@0.5:a,companion-3"),
            ("cmd@10:a", "cmd:a"),
        ] {
            let found = contestant(name).map(|it| it.name().to_owned());
            assert_eq!(found, Ok(shown.to_owned()));
        }
        for name in [
            "cmd", "cmd:", "cmd: ", "cmd@:a", "cmd@0:a", "cmd@x:a", "cmd5:a", "cmd@-1:a",
        ] {
            assert!(contestant(name).is_err(), "{name}");
        }
    }

    #[test]
    fn unknown_names_are_refused() {
        for name in ["", ",", "savant,", "savante", "savant:6:8:9"] {
            assert!(contestant(name).is_err(), "{name}");
        }
        let mixed = contestant("cheater,cautious").map(|it| it.name().to_owned());
        assert_eq!(mixed, Err(UnknownContestant::NotMixed));
    }
}
