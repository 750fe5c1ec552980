//! The options of tables: ours, and the protocol's.

use kagiya_formats::hanab_live::{read_options, variant_id, write_options};
use kagiya_protocol::{RulesInfo, Seat, Starter, TableSettings, TimeControl};
use kagiya_rules::{FirstPlayer, Options, Rules};
use kagiya_table::settings::{differences, options_of};
use serde_json::{Map, Value, json};
use thiserror::Error;

/// The preset with the site's rules.
const PRESET: &str = "hanab-live";

/// The number of seats of a table that doesn't say it.
pub(crate) const DEFAULT_SEATS: u8 = 5;

/// Why options can't be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub(crate) struct UnusableOptions(pub(crate) String);

/// What a client asks for a table.
pub(crate) struct Wish {
    pub(crate) options: Map<String, Value>,
    pub(crate) seats: u8,
}

impl Wish {
    /// Reads `options` and `maxPlayers` of a body; what is missing is as in `before`.
    ///
    /// # Errors
    /// [`UnusableOptions`] if a value has the wrong kind.
    pub(crate) fn read(body: &Value, before: Option<&Self>) -> Result<Self, UnusableOptions> {
        let options = match &body["options"] {
            Value::Null => before.map(|it| it.options.clone()).unwrap_or_default(),
            Value::Object(options) => {
                let mut whole = before.map(|it| it.options.clone()).unwrap_or_default();
                whole.extend(options.clone());
                whole
            }
            _ => return Err(UnusableOptions("options must be an object".to_owned())),
        };
        let seats = match &body["maxPlayers"] {
            Value::Null => before.map_or(DEFAULT_SEATS, |it| it.seats),
            number => number
                .as_u64()
                .and_then(|number| u8::try_from(number).ok())
                .filter(|number| (2..=6).contains(number))
                .ok_or_else(|| UnusableOptions("maxPlayers is a number from 2 to 6".to_owned()))?,
        };
        Ok(Self { options, seats })
    }

    /// The settings of our table.
    ///
    /// # Errors
    /// [`UnusableOptions`] if this game can't be played here.
    pub(crate) fn settings(&self) -> Result<TableSettings, UnusableOptions> {
        for unsupported in ["timed", "detrimentalCharacters"] {
            if self.options.get(unsupported) == Some(&Value::Bool(true)) {
                return Err(UnusableOptions(format!(
                    "the option {unsupported} can't be played here"
                )));
            }
        }
        let options = read_options(&self.options, self.seats);
        let options = options.map_err(|error| UnusableOptions(error.to_string()))?;
        let rules = Rules::new(&options).map_err(|error| UnusableOptions(error.to_string()))?;
        if let Some(reason) = untranslated(&rules) {
            return Err(UnusableOptions(reason.to_owned()));
        }
        let first = match options.first_player {
            FirstPlayer::Seat(seat) => Seat(seat),
            FirstPlayer::Random | FirstPlayer::TableChoice(_) => Seat(0),
        };
        let mut options = differences(PRESET, &options);
        options.remove("first_player");
        Ok(TableSettings {
            preset: PRESET.to_owned(),
            options,
            seats: self.seats,
            starter: Starter::Seat { seat: first },
            listed: true,
            watching: kagiya_protocol::Watching::default(),
            time: TimeControl::None,
            conventions: kagiya_protocol::Conventions::default(),
        })
    }
}

/// Why games with these rules can't be told in the site's protocol, although the site has them.
fn untranslated(rules: &Rules) -> Option<&'static str> {
    (!rules.tells_clues()).then_some(
        "Cow & Pig and Duck can't be played here: the protocol tells what each clue says",
    )
}

/// What is played at a table, as the protocol has it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SiteOptions {
    /// Without the default values.
    map: Map<String, Value>,
}

impl SiteOptions {
    /// The options of a table; `None` if the site doesn't have its rules.
    pub(crate) fn of_settings(settings: &TableSettings) -> Option<Self> {
        let rules = Rules::new(&options_of(settings, settings.seats).ok()?).ok()?;
        Self::of_rules(&rules)
    }

    /// The options of a game; `None` if the site doesn't have its rules.
    pub(crate) fn of_rules(rules: &Rules) -> Option<Self> {
        let map = write_options(rules).ok()?;
        untranslated(rules).is_none().then_some(Self { map })
    }

    /// The name of the variant.
    pub(crate) fn variant(&self) -> &str {
        self.map
            .get("variant")
            .and_then(Value::as_str)
            .unwrap_or("No Variant")
    }

    /// As a client writes them.
    pub(crate) fn wish(&self, seats: u8) -> Wish {
        Wish {
            options: self.map.clone(),
            seats,
        }
    }

    /// With all keys. There are no players before the start.
    pub(crate) fn json(&self, players: u8, first: u8, settings: &TableSettings) -> Value {
        let is = |key: &str| self.map.get(key) == Some(&Value::Bool(true));
        json!({
            "numPlayers": players,
            "startingPlayer": first,
            "variantID": variant_id(self.variant()).unwrap_or_default(),
            "variantName": self.variant(),
            "timed": false,
            "timeBase": 0,
            "timePerTurn": 0,
            "speedrun": is("speedrun"),
            "cardCycle": is("cardCycle"),
            "deckPlays": is("deckPlays"),
            "emptyClues": is("emptyClues"),
            "oneExtraCard": is("oneExtraCard"),
            "oneLessCard": is("oneLessCard"),
            "allOrNothing": is("allOrNothing"),
            "detrimentalCharacters": false,
            "maxPlayers": settings.seats,
        })
    }
}

/// The rules of a running game in which a seat begins.
///
/// # Errors
/// [`UnusableOptions`] if they are not ours.
pub(crate) fn rules_of_game(info: &RulesInfo, first: u8) -> Result<Rules, UnusableOptions> {
    let unusable = |error: &dyn core::fmt::Display| UnusableOptions(error.to_string());
    let options = info.options.as_object().cloned().unwrap_or_default();
    let mut options = Options::from_json(options).map_err(|error| unusable(&error))?;
    options.first_player = FirstPlayer::Seat(first);
    Rules::new(&options).map_err(|error| unusable(&error))
}

/// The rules of a game on a server of the site's kind, from the options that it sends.
///
/// # Errors
/// [`UnusableOptions`] if the game can't be played here.
pub(crate) fn rules_of_site(options: &Value, players: u8) -> Result<Rules, UnusableOptions> {
    let unusable = |error: &dyn core::fmt::Display| UnusableOptions(error.to_string());
    let options = options
        .as_object()
        .ok_or_else(|| UnusableOptions("a game without options".to_owned()))?;
    if options.get("detrimentalCharacters") == Some(&Value::Bool(true)) {
        return Err(UnusableOptions(
            "games with characters can't be played".to_owned(),
        ));
    }
    let options = read_options(options, players).map_err(|error| unusable(&error))?;
    Rules::new(&options).map_err(|error| unusable(&error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_go_both_ways() {
        for (options, variant) in [
            (json!({}), "No Variant"),
            (
                json!({"variantName": "Rainbow (6 Suits)"}),
                "Rainbow (6 Suits)",
            ),
            (
                json!({"variantName": "Orange (5 Suits)"}),
                "Orange (5 Suits)",
            ),
            (
                json!({"emptyClues": true, "oneLessCard": true}),
                "No Variant",
            ),
            (
                json!({"allOrNothing": true, "deckPlays": true}),
                "No Variant",
            ),
            (json!({"speedrun": true, "cardCycle": true}), "No Variant"),
            (
                json!({"variantName": "Clue Starved (5 Suits)"}),
                "Clue Starved (5 Suits)",
            ),
            (
                json!({"variantName": "Throw It in a Hole & Orange (5 Suits)", "emptyClues": true}),
                "Throw It in a Hole & Orange (5 Suits)",
            ),
        ] {
            let wish = Wish::read(&json!({"options": options, "maxPlayers": 3}), None).unwrap();
            let settings = wish.settings().unwrap();
            let there = SiteOptions::of_settings(&settings).unwrap();
            assert_eq!(there.variant(), variant);
            let json = there.json(0, 0, &settings);
            for (key, value) in options.as_object().unwrap() {
                assert_eq!(&json[key], value, "{key}");
            }
            assert_eq!(there.wish(3).settings().unwrap(), settings);
            assert_eq!(json.as_object().unwrap().len(), 16);
        }
    }

    #[test]
    fn other_rules_have_no_options_there() {
        let mut settings = Wish::read(&json!({}), None).unwrap().settings().unwrap();
        for preset in ["bga-flamboyants", "timed-display", "no such preset"] {
            preset.clone_into(&mut settings.preset);
            assert_eq!(SiteOptions::of_settings(&settings), None, "{preset}");
        }
        "original".clone_into(&mut settings.preset);
        assert!(SiteOptions::of_settings(&settings).is_some());
    }

    #[test]
    fn wishes_that_can_not_be_met_are_named() {
        for (body, word) in [
            (json!({"options": 3}), "options"),
            (json!({"maxPlayers": 7}), "maxPlayers"),
            (json!({"maxPlayers": -1}), "maxPlayers"),
            (json!({"maxPlayers": "x"}), "maxPlayers"),
            (json!({"options": {"timed": true}}), "timed"),
            (
                json!({"options": {"variantName": "No Such Suits"}}),
                "No Such Suits",
            ),
            (json!({"options": {"variantName": 7}}), "variantName"),
            (
                json!({"options": {"variantName": "Duck (5 Suits)"}}),
                "what each clue says",
            ),
            (
                json!({"options": {"variantName": "Cow & Pig (5 Suits)"}}),
                "what each clue says",
            ),
            (json!({"options": {"cardCycle": 3}}), "cardCycle"),
            (json!({"options": {"startingPlayer": 9}}), "9"),
        ] {
            let wish = Wish::read(&body, None).and_then(|wish| wish.settings());
            let error = wish.expect_err("refused").to_string();
            assert!(error.contains(word), "{body}: {error}");
        }
    }
}
