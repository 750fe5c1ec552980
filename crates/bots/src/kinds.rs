//! The bots, a row each. Lists of bots elsewhere follow from this one.

use core::str::FromStr;

use crate::bot::Bot;
use crate::bot_name::BotName;
use crate::cautious::Cautious;
use crate::companion::Companion;
use crate::level::Level;
use crate::noisy_bot::NoisyBot;
use crate::playstyle::Ways;
use crate::random::Random;
use crate::savant::Savant;
use crate::search_limits::SearchLimits;
use crate::team::TeamBot;

/// The kinds, weakest first.
pub const KINDS: &[Kind] = &[
    Kind {
        name: "random",
        aliases: &[],
        about: "Chooses any legal action at random.",
        level: None,
        company: Company::Bots,
        maker: Maker::Bot(|_| Box::new(Random::new(0))),
    },
    Kind {
        name: "cautious",
        aliases: &[],
        about: "Plays only what the clues prove and takes no risks.",
        level: None,
        company: Company::People,
        maker: Maker::Bot(|_| Box::new(Cautious)),
    },
    Kind {
        name: "companion-1",
        aliases: &[],
        about: "Beginner. Uses play and save clues – five minutes to learn – and explains its actions.",
        level: Some(Level::Basics),
        company: Company::Beginners,
        maker: Maker::Bot(|manner| companion(Companion::new(Level::Basics), manner)),
    },
    Kind {
        name: "companion-2",
        aliases: &[],
        about: "Intermediate. Uses play and save clues, prompts and finesses, and explains its actions.",
        level: Some(Level::Finesses),
        company: Company::People,
        maker: Maker::Bot(|manner| companion(Companion::new(Level::Finesses), manner)),
    },
    Kind {
        name: "companion-3",
        aliases: &["companion"],
        about: "Advanced. Uses all the conventions of experienced players and explains its actions.",
        level: Some(Level::Full),
        company: Company::Substitutes,
        maker: Maker::Bot(|manner| companion(Companion::new(Level::Full), manner)),
    },
    Kind {
        name: "companion-4",
        aliases: &[],
        about: "Expert. Reads clues the way experienced groups do and adapts to human partners.",
        level: Some(Level::Group),
        company: Company::People,
        maker: Maker::Bot(|manner| companion(Companion::new(Level::Group), manner)),
    },
    Kind {
        name: "savant:book",
        aliases: &[],
        about: "Speaks the language of savants and plays by its book alone, fast.",
        level: None,
        company: Company::Bots,
        maker: Maker::Team(|_| Savant::new()),
    },
    Kind {
        name: "savant",
        aliases: &[],
        about: "Speaks a secret language with its own kind, so it plays best when all partners are savants.",
        level: None,
        company: Company::People,
        maker: Maker::Team(|limits| limits.map_or_else(Savant::for_people, Savant::looking_ahead)),
    },
];

/// A kind of bot.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// Its name, as settings, logs and records have it.
    pub name: &'static str,
    /// Other names that stand for it where a person writes one.
    pub aliases: &'static [&'static str],
    /// What it is, in English. In the language files it is `bot-NAME` and its `.about`.
    pub about: &'static str,
    /// How many of the conventions of `docs/conventions.md` it knows, if it plays by them. Those
    /// that do can say why they act.
    pub level: Option<Level>,
    company: Company,
    maker: Maker,
}

/// With whom a kind sits at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Company {
    /// With bots: in measurements alone.
    Bots,
    /// With people who choose it.
    People,
    /// With people who have chosen nothing, too.
    Beginners,
    /// With people, also in the seat of one who has left.
    Substitutes,
}

/// Whether a bot gives reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Manner {
    Silent,
    Explaining,
}

#[derive(Clone, Copy, Debug)]
enum Maker {
    /// Each seat thinks for itself.
    Bot(fn(Manner) -> Box<dyn Bot>),
    /// All seats share a language, and may look ahead as told.
    Team(fn(Option<SearchLimits>) -> Savant),
}

fn companion(companion: Companion, manner: Manner) -> Box<dyn Bot> {
    Box::new(match manner {
        Manner::Silent => companion,
        Manner::Explaining => companion.explaining(),
    })
}

impl Kind {
    /// The kind of this name, or that has it as another name.
    pub fn find(name: &str) -> Option<&'static Self> {
        KINDS
            .iter()
            .find(|kind| kind.name == name || kind.aliases.contains(&name))
    }

    /// The kinds that people can seat beside them: those that explain themselves first, and of these
    /// the one that knows fewest conventions, so that the first is the
    /// [`default_partner`](Self::default_partner).
    pub fn partners() -> impl DoubleEndedIterator<Item = &'static Self> + Clone {
        let (explaining, silent) = (
            |kind: &&Kind| kind.explains(),
            |kind: &&Kind| !kind.explains(),
        );
        let partners = || KINDS.iter().filter(|kind| kind.company != Company::Bots);
        partners()
            .filter(explaining)
            .chain(partners().filter(silent))
    }

    /// The kind of this name, if people can seat it beside them.
    pub fn partner(name: &str) -> Option<&'static Self> {
        Self::find(name).filter(|kind| kind.company != Company::Bots)
    }

    /// Who sits with people who have chosen nobody: its conventions are learned in five minutes.
    ///
    /// # Panics
    /// Never: the table has such a row.
    pub fn default_partner() -> &'static Self {
        Self::with(Company::Beginners)
    }

    /// Who plays on for somebody who has left.
    ///
    /// # Panics
    /// Never: the table has such a row.
    pub fn substitute() -> &'static Self {
        Self::with(Company::Substitutes)
    }

    fn with(company: Company) -> &'static Self {
        let mut kinds = KINDS.iter();
        kinds
            .find(|kind| kind.company == company)
            .expect("the table has such a row")
    }

    /// Whether it can say why it acts as it does.
    pub const fn explains(&self) -> bool {
        self.level.is_some()
    }

    /// Whether it speaks a language of its own, and plays well only with its equals.
    pub const fn is_team(&self) -> bool {
        matches!(self.maker, Maker::Team(_))
    }

    /// Whether it takes every clue by its word alone.
    pub const fn is_literal(&self) -> bool {
        self.level.is_none() && !self.is_team()
    }

    /// The id of the message that names it in the language files; its attribute `about` says what it
    /// is.
    pub fn message(&self) -> String {
        format!("bot-{}", self.name.replace(':', "-"))
    }

    /// One that has seen nothing yet.
    pub fn make(&self) -> Box<dyn Bot> {
        self.make_as(Manner::Silent, None)
    }

    /// The same, giving reasons with what it decides, if it can. It plays no differently.
    pub fn make_explaining(&self) -> Box<dyn Bot> {
        self.make_as(Manner::Explaining, None)
    }

    fn make_as(&self, manner: Manner, limits: Option<SearchLimits>) -> Box<dyn Bot> {
        match self.maker {
            Maker::Bot(make) => make(manner),
            Maker::Team(make) => Box::new(TeamBot::new(make(limits))),
        }
    }
}

/// A name that stands for no bot: the name, shortened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot `{0}`; there are {names}, savant:DECK:DEALS, and companions with switches, as companion-3:newest-chop; NAME%N slips in N of 100 turns", names = names())]
pub struct UnknownBot(pub String);

fn names() -> String {
    let names: Vec<&str> = KINDS.iter().map(|kind| kind.name).collect();
    names.join(", ")
}

impl UnknownBot {
    /// The error for `name`, which may be long.
    pub fn new(name: &str) -> Self {
        Self(name.chars().take(40).collect())
    }
}

impl BotName {
    /// Its kind.
    ///
    /// # Panics
    /// Never: a bot name is made from a row of the table.
    pub fn kind(&self) -> &'static Kind {
        Kind::find(self.kind).expect("a bot name is made from a row of the table")
    }

    /// One that has seen nothing yet.
    pub fn make(&self) -> Box<dyn Bot> {
        self.make_as(Manner::Silent)
    }

    /// The same, giving reasons with what it decides, if it can. It plays no differently.
    pub fn make_explaining(&self) -> Box<dyn Bot> {
        self.make_as(Manner::Explaining)
    }

    fn make_as(&self, manner: Manner) -> Box<dyn Bot> {
        let bot = match self.steady_companion() {
            Some(bot) => companion(bot, manner),
            None => self.kind().make_as(manner, self.limits),
        };
        match self.slips {
            0 => bot,
            slips => Box::new(NoisyBot::new(bot, slips)),
        }
    }

    /// The companion itself, for who wants to change it; none for other bots, and for one that slips.
    pub fn companion(&self) -> Option<Companion> {
        self.steady_companion().filter(|_| self.slips == 0)
    }

    /// The companion, whether it slips or not.
    fn steady_companion(&self) -> Option<Companion> {
        let level = self.level?;
        Some(Companion::new(level).with_ways(self.ways))
    }

    /// The team for all seats of a table, if it is one.
    pub fn team(&self) -> Option<Savant> {
        match self.kind().maker {
            // Who slips can't be thought for by others.
            Maker::Team(make) if self.slips == 0 => Some(make(self.limits)),
            Maker::Bot(_) | Maker::Team(_) => None,
        }
    }
}

impl From<&'static Kind> for BotName {
    fn from(kind: &'static Kind) -> Self {
        Self {
            kind: kind.name,
            level: kind.level,
            is_literal: kind.is_literal(),
            limits: None,
            ways: Ways::default(),
            slips: 0,
        }
    }
}

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        let unknown = || UnknownBot::new(name);
        if let Some((name, percent)) = name.rsplit_once('%') {
            let bot: Self = name.parse().map_err(|_| unknown())?;
            let slips = percent.parse().ok();
            let slips = slips.filter(|slips| (1..=100).contains(slips) && bot.slips == 0);
            let slips = slips.ok_or_else(unknown)?;
            return Ok(Self { slips, ..bot });
        }
        if let Some(kind) = Kind::find(name) {
            return Ok(kind.into());
        }
        if let Some((name, switches)) = name.split_once(':')
            && let Some(kind) = Kind::find(name).filter(|kind| kind.level.is_some())
        {
            let ways = switches.parse().map_err(|_| unknown())?;
            return Ok(Self {
                ways,
                ..kind.into()
            });
        }
        let settings = name.strip_prefix("savant:").and_then(|settings| {
            let (deck, deals) = settings.split_once(':')?;
            Some(SearchLimits {
                deck: deck.parse().ok()?,
                deals: deals.parse().ok()?,
            })
        });
        let limits = settings.ok_or_else(unknown)?;
        let savant = Kind::find("savant").expect("the table has this row");
        Ok(Self {
            limits: Some(limits),
            ..savant.into()
        })
    }
}

#[cfg(test)]
mod tests {
    use kagiya_i18n::Language;

    use super::*;

    #[test]
    fn every_kind_is_found_by_each_of_its_names_alone() {
        let mut names = Vec::new();
        for kind in KINDS {
            for name in kind.aliases.iter().chain([&kind.name]) {
                assert_eq!(Kind::find(name).map(|it| it.name), Some(kind.name));
                assert!(!names.contains(name), "{name} stands for two");
                names.push(*name);
            }
        }
        assert!(Kind::find("companion-5").is_none());
    }

    #[test]
    fn people_are_offered_the_simplest_partner_first_and_none_of_the_measurements() {
        let partners: Vec<&str> = Kind::partners().map(|kind| kind.name).collect();
        assert_eq!(partners[0], Kind::default_partner().name);
        assert_eq!(Kind::default_partner().level, Some(Level::Basics));
        assert!(Kind::substitute().explains());
        assert!(partners.contains(&Kind::substitute().name));
        for kind in KINDS {
            let offered = Kind::partner(kind.name).is_some();
            assert_eq!(offered, partners.contains(&kind.name), "{}", kind.name);
        }
        assert!(Kind::partner("random").is_none());
        assert!(Kind::partner("savant:book").is_none());
    }

    #[test]
    fn names_with_settings_are_read_and_written() {
        for name in [
            "savant:10:32",
            "savant:book",
            "savant",
            "cautious",
            "companion-3%5",
            "savant:10:32%100",
            "companion-1:newest-chop",
            "companion-4:no-finesses:no-bluffs%5",
        ] {
            assert_eq!(name.parse::<BotName>().expect(name).to_string(), name);
        }
        for name in [
            "",
            "savante",
            "savant:",
            "savant:6",
            "savant:6:x",
            "savant:6:8:9",
            "cautious%",
            "cautious%0",
            "cautious%101",
            "cautious%5%5",
            "%5",
            "cautious:newest-chop",
            "companion-3:chop",
            "companion-3:",
        ] {
            assert_eq!(name.parse::<BotName>().err(), Some(UnknownBot::new(name)));
        }
    }

    #[test]
    fn who_is_offered_to_people_has_words_in_every_language() {
        for language in Language::all() {
            let (code, files) = (language.code(), language.files());
            let (_, words) = files.iter().find(|(file, _)| *file == "web").expect(code);
            for kind in Kind::partners() {
                let message = format!("\n{} = ", kind.message());
                let (_, rest) = words.split_once(&message).expect(&message);
                let about = rest.lines().nth(1).unwrap_or_default();
                assert!(about.starts_with("    .about = "), "{code}: {message}");
            }
        }
    }
}
