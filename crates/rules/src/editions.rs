//! Presets: the published editions and well-known house rules, each as a list of changes.

use core::fmt;

use crate::message::{Explain, Message, quoted};
use crate::option_error::OptionError;
use crate::options::Options;

/// The document that a preset or an option comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The English rules of the original by Cocktail Games and R&R (number 000 of the sources).
    Original,
    /// An encyclopedia article (001).
    Encyclopedia,
    /// A rules summary on the web (002).
    RulesSite,
    /// The Abacusspiele rules in English (003).
    Abacus,
    /// The French rules of *Grands Feux* (004).
    GrandsFeux,
    /// The German Abacusspiele booklet.
    AbacusBooklet,
    /// The leaflet of R&R Games' *Hanabi Deluxe*.
    Rr,
    /// The help pages of `BoardGameArena`.
    BoardGameArena,
    /// The rules of hanab.live.
    HanabLive,
    /// The Hanabi Learning Environment.
    Research,
    /// A house rule.
    House,
}

impl Source {
    /// The key of the text `source-KEY` in the language files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Original => "000",
            Self::Encyclopedia => "001",
            Self::RulesSite => "002",
            Self::Abacus => "003",
            Self::GrandsFeux => "004",
            Self::AbacusBooklet => "abacus-booklet",
            Self::Rr => "rr",
            Self::BoardGameArena => "bga",
            Self::HanabLive => "hanab-live",
            Self::Research => "research",
            Self::House => "house",
        }
    }

    /// The title of the document in English.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Original => "Cocktail Games / R&R rules, English",
            Self::Encyclopedia => "encyclopedia article",
            Self::RulesSite => "rules summary on the web",
            Self::Abacus => "Abacusspiele rules, English",
            Self::GrandsFeux => "Grands Feux rules, French",
            Self::AbacusBooklet => "Abacusspiele booklet, German",
            Self::Rr => "R&R Games Hanabi Deluxe leaflet",
            Self::BoardGameArena => "BoardGameArena help",
            Self::HanabLive => "hanab.live rules",
            Self::Research => "Hanabi Learning Environment",
            Self::House => "house rule",
        }
    }
}

/// A named set of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The exact name.
    pub name: &'static str,
    /// The preset that this one changes; `None` for the defaults.
    pub builds_on: Option<&'static str>,
    /// The changed options and their values, in the form of [`Options::with`].
    pub changes: &'static [(&'static str, &'static str)],
    pub source: Source,
    /// A description of one line in English.
    pub about: &'static str,
}

const fn preset(
    name: &'static str,
    builds_on: &'static str,
    changes: &'static [(&'static str, &'static str)],
    source: Source,
    about: &'static str,
) -> Preset {
    let builds_on = if builds_on.is_empty() {
        None
    } else {
        Some(builds_on)
    };
    Preset {
        name,
        builds_on,
        changes,
        source,
        about,
    }
}

const ENDLESS: &[(&str, &str)] = &[
    ("end_mode", "endless"),
    ("goal", "all_or_nothing"),
    ("critical_discard", "lose"),
];

/// All presets. A preset comes after the one that it builds on.
#[rustfmt::skip]
pub const PRESETS: &[Preset] = {
    use Source::{
        Abacus, AbacusBooklet, BoardGameArena, Encyclopedia, GrandsFeux, HanabLive, House, Original, Research, Rr, RulesSite,
    };
    &[
    preset("original", "", &[("first_player", "table_choice(colourful)"), ("scale_text", "cocktail")], Original,
        "The game as it came out: five colors, eight clue tokens, three strikes."),
    preset("original-avalanche", "original", &[("multicolour", "own_5")], Original,
        "Avalanche of Colors: a sixth color of five cards, clued by its own name."),
    preset("grand-finale", "original", ENDLESS, Original,
        "No final round: complete every firework, and lose no card that is still needed."),
    preset("timed-display", "original", &[("timed_display", "true")], Original,
        "Announce the color of a card before you play it and earn a clue token."),
    preset("encyclopedia", "", &[("scale_text", "none")], Encyclopedia,
        "The original game as the encyclopedia tells it, without a rating."),
    preset("rainbow-plain", "encyclopedia", &[("multicolour", "own_10")], Encyclopedia,
        "A sixth suit of ten cards that is a color like any other."),
    preset("rainbow-all", "encyclopedia", &[("multicolour", "all_10")], Encyclopedia,
        "A sixth suit that every color clue touches and that can't be named."),
    preset("easier", "encyclopedia", &[("clue_tokens", "10")], Encyclopedia,
        "Ten clue tokens instead of eight."),
    preset("harder", "encyclopedia", &[("clue_tokens", "6"), ("strikes", "2")], Encyclopedia,
        "Six clue tokens, and the second strike ends the game."),
    preset("royal-favor", "encyclopedia",
        &[("end_mode", "endless"), ("goal", "all_or_nothing"), ("empty_hand", "lose")], Encyclopedia,
        "No score: complete every firework before somebody begins a turn without a card."),
    preset("rules-site", "original", &[], RulesSite,
        "The original game as a rules site sums it up."),
    preset("rules-site-multicolour", "rules-site", &[("multicolour", "own_5")], RulesSite,
        "The same with five multicolor cards."),
    preset("rules-site-scored", "rules-site", &[("strikeout", "keep_score")], RulesSite,
        "The third strike ends the game, but the fireworks still count."),
    preset("abacus", "",
        &[("empty_clues", "true"), ("strikeout", "zero"), ("first_player", "table_choice(oldest)"), ("scale_text", "abacus")], Abacus,
        "The German edition: clues may touch no card, and a third strike scores zero."),
    preset("abacus-2-storms", "abacus", &[("strikes", "2")], AbacusBooklet,
        "Abacus with two storm tokens."),
    preset("abacus-1-storm", "abacus", &[("strikes", "1")], AbacusBooklet,
        "Abacus with one storm token: no mistake is forgiven."),
    preset("abacus-easy", "abacus", &[("clue_tokens", "9")], AbacusBooklet,
        "Abacus with the spare note token in play."),
    preset("abacus-6", "abacus", &[("multicolour", "own_10")], AbacusBooklet,
        "Abacus with a sixth color of ten cards."),
    preset("abacus-6-short", "abacus", &[("multicolour", "own_5")], AbacusBooklet,
        "Abacus with a sixth color of five cards."),
    preset("abacus-false-colour", "abacus", &[("multicolour", "all_10")], AbacusBooklet,
        "Abacus with a sixth color that every color clue touches."),
    preset("grands-feux", "",
        &[("empty_clues", "true"), ("first_player", "table_choice(colourful)"), ("scale_text", "grands_feux")], GrandsFeux,
        "The French deluxe edition: clues may touch no card."),
    preset("bouquet-final", "grands-feux", ENDLESS, GrandsFeux,
        "Grands Feux without a final round: all fireworks or nothing."),
    preset("gf-avalanche", "grands-feux", &[("multicolour", "all_10")], GrandsFeux,
        "Avalanche of Colors: ten cards that every color clue touches and none names."),
    preset("gf-black", "grands-feux", &[("black_powder", "true")], GrandsFeux,
        "Black Powder: a colorless sixth firework built from 5 to 1; missing cards cost points."),
    preset("gf-flamboyants", "grands-feux", &[("flamboyants", "true")], GrandsFeux,
        "The Five Flamboyants: each five reveals a bonus tile."),
    preset("gf-flamboyants-black", "gf-flamboyants", &[("black_powder", "true")], GrandsFeux,
        "The Five Flamboyants with Black Powder."),
    preset("gf-flamboyants-avalanche", "gf-flamboyants", &[("multicolour", "all_10")], GrandsFeux,
        "The Five Flamboyants with the Avalanche of Colors."),
    preset("gf-everything", "gf-flamboyants", &[("black_powder", "true"), ("multicolour", "all_10")], GrandsFeux,
        "Every extension of Grands Feux at once: seven fireworks and six bonus tiles."),
    preset("rr-deluxe", "", &[("scale_text", "rr")], Rr,
        "R&R's Hanabi Deluxe: a clue must touch a card."),
    preset("rr-v1", "rr-deluxe", &[("multicolour", "own_10")], Rr,
        "Variant 1: six suits of ten."),
    preset("rr-v2", "rr-deluxe", &[("multicolour", "own_5")], Rr,
        "Variant 2: a short sixth suit of five."),
    preset("rr-v3", "rr-deluxe", &[("multicolour", "all_10")], Rr,
        "Variant 3: a sixth suit of all colors that can't be named."),
    preset("rr-v4", "rr-deluxe", ENDLESS, Rr,
        "Variant 4: the perfect game or none."),
    preset("rr-black-powder", "rr-deluxe", &[("black_powder", "true")], Rr,
        "Black Powder on R&R's rules."),
    preset("bga-normal", "", &[("empty_clues", "true"), ("strikeout", "zero")], BoardGameArena,
        "BoardGameArena's five colors: clues may touch no card, a third strike scores zero."),
    preset("bga-tricky", "bga-normal", &[("multicolour", "own_10")], BoardGameArena,
        "BoardGameArena with a sixth color of ten cards."),
    preset("bga-difficult", "bga-normal", &[("multicolour", "own_5")], BoardGameArena,
        "BoardGameArena with a sixth color of five cards."),
    preset("bga-avalanche", "bga-normal", &[("multicolour", "all_10")], BoardGameArena,
        "BoardGameArena with ten cards that every color clue touches."),
    preset("bga-black", "bga-normal", &[("black_powder", "true")], BoardGameArena,
        "BoardGameArena with Black Powder."),
    preset("bga-flamboyants", "bga-normal", &[("flamboyants", "true")], BoardGameArena,
        "BoardGameArena with the Five Flamboyants."),
    preset("hanab-live", "",
        &[("strikeout", "zero"), ("stop_when_capped", "true"), ("hand_sizes", r#"{"2":5,"3":5,"4":4,"5":4,"6":3}"#), ("scale_text", "none")], HanabLive,
        "The rules of hanab.live: up to six players, and the game stops when no point is left."),
    preset("hanab-live-all-or-nothing", "hanab-live", ENDLESS, HanabLive,
        "hanab.live's all or nothing."),
    preset("hl-6-suits", "hanab-live", &[("multicolour", "own_10")], HanabLive,
        "hanab.live's 6 Suits."),
    preset("hl-rainbow6", "hanab-live", &[("multicolour", "all_10")], HanabLive,
        "hanab.live's Rainbow (6 Suits)."),
    preset("hl-black6", "hanab-live", &[("multicolour", "own_5")], HanabLive,
        "hanab.live's Black (6 Suits): a sixth color with one card of each rank."),
    preset("hl-dark-rainbow6", "hanab-live", &[("multicolour", "all_5")], HanabLive,
        "hanab.live's Dark Rainbow (6 Suits)."),
    preset("hl-white-reversed6", "hanab-live",
        &[("extra_suits", r#"[{"id": "colorless", "letter": "c", "direction": "down", "copies": [1, 2, 2, 2, 3],
            "colour_touch": "none", "nameable": false}]"#)], HanabLive,
        "hanab.live's White Reversed (6 Suits): a colorless sixth firework from 5 to 1."),
    preset("hle", "", &[("strikeout", "zero"), ("scale_text", "none"), ("first_player", "seat(0)")], Research,
        "The rules of the Hanabi Learning Environment; the first seat begins."),
    preset("joker-house", "", &[("multicolour", "joker_10")], House,
        "Ten jokers: each fills any firework that needs its rank."),
    preset("bga-hands", "bga-normal", &[("hand_sizes", r#"{"2":6,"3":5,"4":4,"5":3}"#)], House,
        "BoardGameArena with the hand table 6, 5, 4, 3."),
    preset("original-6-players", "original", &[("hand_sizes", r#"{"2":5,"3":5,"4":4,"5":4,"6":3}"#)], House,
        "The original for up to six players; six hold three cards each, as on hanab.live."),
    ]
};

/// There is no preset of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownPreset {
    pub name: String,
}

impl UnknownPreset {
    /// The preset with the most similar name.
    pub fn nearest(&self) -> Option<&'static str> {
        let near = PRESETS.iter().map(|preset| {
            (
                strsim::damerau_levenshtein(preset.name, &self.name),
                preset.name,
            )
        });
        near.min()
            .filter(|(distance, _)| *distance <= 4)
            .map(|(_, name)| name)
    }
}

impl fmt::Display for UnknownPreset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no edition `{}`", self.name)?;
        match self.nearest() {
            Some(name) => write!(f, "; did you mean `{name}`?"),
            None => f.write_str("; `kagiya rules` lists them all"),
        }
    }
}

impl std::error::Error for UnknownPreset {}

impl Explain for UnknownPreset {
    fn message(&self) -> Message {
        match self.nearest() {
            Some(near) => Message::new("wrong-preset-near")
                .text("name", &self.name)
                .text("near", near),
            None => Message::new("wrong-preset").text("name", &self.name),
        }
    }
}

impl Preset {
    /// Finds a preset by its name.
    ///
    /// # Errors
    /// [`UnknownPreset`], whose text names the most similar one.
    pub fn find(name: &str) -> Result<&'static Self, UnknownPreset> {
        PRESETS
            .iter()
            .find(|preset| preset.name == name)
            .ok_or_else(|| UnknownPreset { name: quoted(name) })
    }

    /// Whether both presets play the same game. They may differ in the first player, the rating and the
    /// allowed talk.
    pub fn plays_like(&self, other: &Self) -> bool {
        let bare = |preset: &Self| {
            let frame = Options::default();
            Options {
                first_player: frame.first_player,
                scale_text: frame.scale_text,
                score_suffix: frame.score_suffix,
                talk: frame.talk,
                ..preset.options()
            }
        };
        bare(self) == bare(other)
    }

    /// The options of the preset, for two players.
    ///
    /// # Panics
    /// Never: a test reads all presets.
    pub fn options(&self) -> Options {
        let base = match self.builds_on {
            None => Options::default(),
            Some(name) => Self::find(name)
                .expect("a preset builds on another")
                .options(),
        };
        self.changes
            .iter()
            .try_fold(base, |options, (name, value)| options.with(name, value))
            .unwrap_or_else(|error: OptionError| panic!("preset {}: {error}", self.name))
    }
}

impl Options {
    /// The options of the preset `name` for `players`.
    ///
    /// # Errors
    /// [`UnknownPreset`] if there is no such preset.
    pub fn preset(name: &str, players: u8) -> Result<Self, UnknownPreset> {
        Ok(Self {
            players,
            ..Preset::find(name)?.options()
        })
    }
}
