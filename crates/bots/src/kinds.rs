//! The table of bots. Lists of bots elsewhere are derived from it.

use core::str::FromStr;

use kagiya_bot_api::{Bot, Level, Playstyle, SearchLimits, TeamBot};
use kagiya_companion::Companion;
use kagiya_savant::Savant;

use crate::bot_name::BotName;
use crate::cautious::Cautious;
use crate::noisy_bot::NoisyBot;
use crate::random::Random;

/// All kinds of bots, weakest first.
pub const KINDS: &[Kind] = &[
    Kind {
        name: "random",
        aliases: &[],
        about: "Chooses any legal action at random.",
        level: None,
        role: TableRole::MeasurementOnly,
        factory: Factory::Bot(|_| Box::new(Random::new(0))),
    },
    Kind {
        name: "cautious",
        aliases: &[],
        about: "Plays only what the clues prove and takes no risks.",
        level: None,
        role: TableRole::Partner,
        factory: Factory::Bot(|_| Box::new(Cautious)),
    },
    Kind {
        name: "companion-1",
        aliases: &[],
        about: "Beginner. Uses play and save clues – five minutes to learn – and explains its actions.",
        level: Some(Level::Basics),
        role: TableRole::DefaultPartner,
        factory: Factory::Bot(|explain| companion(Companion::new(Level::Basics), explain)),
    },
    Kind {
        name: "companion-2",
        aliases: &[],
        about: "Intermediate. Uses play and save clues, prompts and finesses, and explains its actions.",
        level: Some(Level::Finesses),
        role: TableRole::Partner,
        factory: Factory::Bot(|explain| companion(Companion::new(Level::Finesses), explain)),
    },
    Kind {
        name: "companion-3",
        aliases: &["companion"],
        about: "Advanced. Uses all the conventions of experienced players and explains its actions.",
        level: Some(Level::Full),
        role: TableRole::Substitute,
        factory: Factory::Bot(|explain| companion(Companion::new(Level::Full), explain)),
    },
    Kind {
        name: "companion-4",
        aliases: &[],
        about: "Expert. Reads clues the way experienced groups do and adapts to human partners.",
        level: Some(Level::Group),
        role: TableRole::Partner,
        factory: Factory::Bot(|explain| companion(Companion::new(Level::Group), explain)),
    },
    Kind {
        name: "savant:book",
        aliases: &[],
        about: "Speaks the language of savants and plays by its book alone, fast.",
        level: None,
        role: TableRole::MeasurementOnly,
        factory: Factory::Team(|_| Savant::new()),
    },
    Kind {
        name: "savant",
        aliases: &[],
        about: "Speaks a secret language with its own kind, so it plays best when all partners are savants.",
        level: None,
        role: TableRole::Partner,
        factory: Factory::Team(|limits| {
            limits.map_or_else(Savant::for_people, Savant::with_search)
        }),
    },
];

/// A kind of bot.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// The name in settings, logs and records.
    pub name: &'static str,
    /// Other names that users may type.
    pub aliases: &'static [&'static str],
    /// A description in English. Translations are `bot-NAME` and its `.about` in the language
    /// files.
    pub about: &'static str,
    /// The conventions of `docs/conventions.md` that it knows, if it is a companion. Companions can
    /// explain their actions.
    pub level: Option<Level>,
    role: TableRole,
    factory: Factory,
}

/// The tables at which a kind plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TableRole {
    /// With bots only, in measurements.
    MeasurementOnly,
    /// With people who choose it.
    Partner,
    /// With people, also by default.
    DefaultPartner,
    /// With people, also in the seat of a player who has left.
    Substitute,
}

/// Whether a bot gives reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Explain {
    No,
    Yes,
}

#[derive(Clone, Copy, Debug)]
enum Factory {
    /// An independent bot for each seat.
    Bot(fn(Explain) -> Box<dyn Bot>),
    /// A team that shares a language. It may search with these limits.
    Team(fn(Option<SearchLimits>) -> Savant),
}

fn companion(companion: Companion, explain: Explain) -> Box<dyn Bot> {
    Box::new(match explain {
        Explain::No => companion,
        Explain::Yes => companion.explaining(),
    })
}

impl Kind {
    /// The kind with this name or alias.
    pub fn find(name: &str) -> Option<&'static Self> {
        KINDS
            .iter()
            .find(|kind| kind.name == name || kind.aliases.contains(&name))
    }

    /// The kinds that people can add to a table: first those that explain themselves, from the
    /// lowest level up. The first one is the [`default_partner`](Self::default_partner).
    pub fn partners() -> impl DoubleEndedIterator<Item = &'static Self> + Clone {
        let (explaining, silent) = (
            |kind: &&Kind| kind.explains(),
            |kind: &&Kind| !kind.explains(),
        );
        let partners = || {
            KINDS
                .iter()
                .filter(|kind| kind.role != TableRole::MeasurementOnly)
        };
        partners()
            .filter(explaining)
            .chain(partners().filter(silent))
    }

    /// The kind with this name, if people can add it to a table.
    pub fn partner(name: &str) -> Option<&'static Self> {
        Self::find(name).filter(|kind| kind.role != TableRole::MeasurementOnly)
    }

    /// The partner of people who have chosen none: its conventions can be learned in five minutes.
    ///
    /// # Panics
    /// Never: the table has such a row.
    pub fn default_partner() -> &'static Self {
        Self::with(TableRole::DefaultPartner)
    }

    /// The bot that gives hints: the one with the most conventions.
    ///
    /// # Panics
    /// Never: the table has such a row.
    pub fn adviser() -> &'static Self {
        let companion = Self::partners().rfind(|kind| kind.explains());
        companion.expect("there are companions")
    }

    /// The bot that plays on for a player who has left.
    ///
    /// # Panics
    /// Never: the table has such a row.
    pub fn substitute() -> &'static Self {
        Self::with(TableRole::Substitute)
    }

    fn with(role: TableRole) -> &'static Self {
        let mut kinds = KINDS.iter();
        kinds
            .find(|kind| kind.role == role)
            .expect("the table has this row")
    }

    /// Whether it can explain its actions.
    pub const fn explains(&self) -> bool {
        self.level.is_some()
    }

    /// Whether it uses a secret language, and plays well only with its own kind.
    pub const fn is_team(&self) -> bool {
        matches!(self.factory, Factory::Team(_))
    }

    /// Whether bots of both kinds can play together: a secret language is for its own kind.
    pub fn plays_with(&self, other: &Self) -> bool {
        self.is_team() == other.is_team()
    }

    /// Whether it reads clues literally.
    pub const fn is_literal(&self) -> bool {
        self.level.is_none() && !self.is_team()
    }

    /// The id of the message with its name in the language files. The attribute `about` describes
    /// it.
    pub fn message(&self) -> String {
        format!("bot-{}", self.name.replace(':', "-"))
    }

    /// A new bot.
    pub fn make(&self) -> Box<dyn Bot> {
        self.make_as(Explain::No, None)
    }

    /// A new bot that gives reasons if it can. It plays no differently.
    pub fn make_explaining(&self) -> Box<dyn Bot> {
        self.make_as(Explain::Yes, None)
    }

    fn make_as(&self, explain: Explain, limits: Option<SearchLimits>) -> Box<dyn Bot> {
        match self.factory {
            Factory::Bot(make) => make(explain),
            Factory::Team(make) => Box::new(TeamBot::new(make(limits))),
        }
    }
}

/// A name that isn't a bot, shortened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot `{0}`; there are {names}, savant:DECK:DEALS, and companions with switches, as companion-3:newest-chop; NAME%N slips in N of 100 turns", names = names())]
pub struct UnknownBot(pub String);

fn names() -> String {
    let names: Vec<&str> = KINDS.iter().map(|kind| kind.name).collect();
    names.join(", ")
}

impl UnknownBot {
    /// The error for `name`, shortened.
    pub fn new(name: &str) -> Self {
        Self(name.chars().take(40).collect())
    }
}

impl BotName {
    /// The kind.
    ///
    /// # Panics
    /// Never: a bot name is made from a row of the table.
    pub fn kind(&self) -> &'static Kind {
        Kind::find(self.kind).expect("the name comes from the table")
    }

    /// A new bot.
    pub fn make(&self) -> Box<dyn Bot> {
        self.make_as(Explain::No)
    }

    /// A new bot that gives reasons if it can. It plays no differently.
    pub fn make_explaining(&self) -> Box<dyn Bot> {
        self.make_as(Explain::Yes)
    }

    fn make_as(&self, explain: Explain) -> Box<dyn Bot> {
        let bot = match self.companion_without_noise() {
            Some(bot) => companion(bot, explain),
            None => self.kind().make_as(explain, self.limits),
        };
        match self.noise_percent {
            0 => bot,
            noise_percent => Box::new(NoisyBot::new(bot, noise_percent)),
        }
    }

    /// The underlying `Companion`, or `None` for other bots and for bots that act at random at
    /// times.
    pub fn companion(&self) -> Option<Companion> {
        self.companion_without_noise()
            .filter(|_| self.noise_percent == 0)
    }

    /// The companion, without random actions.
    fn companion_without_noise(&self) -> Option<Companion> {
        let level = self.level?;
        Some(Companion::new(level).with_playstyle(self.playstyle))
    }

    /// The team for all seats of a table, if this is a team without random actions.
    pub fn team(&self) -> Option<Savant> {
        match self.kind().factory {
            // The others can't decode a random action.
            Factory::Team(make) if self.noise_percent == 0 => Some(make(self.limits)),
            Factory::Bot(_) | Factory::Team(_) => None,
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
            playstyle: Playstyle::default(),
            noise_percent: 0,
        }
    }
}

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        let unknown = || UnknownBot::new(name);
        if let Some((name, percent)) = name.rsplit_once('%') {
            let bot: Self = name.parse().map_err(|_| unknown())?;
            let noise_percent = percent.parse().ok();
            let noise_percent = noise_percent.filter(|noise_percent| {
                (1..=100).contains(noise_percent) && bot.noise_percent == 0
            });
            let noise_percent = noise_percent.ok_or_else(unknown)?;
            return Ok(Self {
                noise_percent,
                ..bot
            });
        }
        if let Some(kind) = Kind::find(name) {
            return Ok(kind.into());
        }
        if let Some((name, switches)) = name.split_once(':')
            && let Some(kind) = Kind::find(name).filter(|kind| kind.level.is_some())
        {
            let playstyle = switches.parse().map_err(|_| unknown())?;
            return Ok(Self {
                playstyle,
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
    fn names_and_aliases_are_unique() {
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
    fn partners_start_with_the_simplest_and_exclude_measurement_bots() {
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
    fn names_with_settings_round_trip() {
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
    fn every_partner_has_texts_in_every_language() {
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
