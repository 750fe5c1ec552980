//! Converts between the site's options of a game and Kagiya's.

use std::collections::BTreeSet;

use kagiya_rules::json_input::{Expected, InvalidJson};
use kagiya_rules::quoted;
use kagiya_rules::{
    CriticalDiscard, EndMode, FirstPlayer, Goal, OPTIONS, OptionInfo, Options, Rules, VariantMod,
};
use serde_json::{Map, Value, json};

use crate::hanab_live::error::{ExportError, ImportError};
use crate::hanab_live::variant::{variant_name, variant_options};

/// Options that don't change the rules: clocks, and how the site shows a game.
const IGNORED: [&str; 9] = [
    "numPlayers",
    "maxPlayers",
    "tableName",
    "variantID",
    "timed",
    "timeBase",
    "baseTime",
    "timePerTurn",
    // Restrictions of players; their names are in another key.
    "detrimentalCharacters",
];

/// The options of a game, as in the file.
pub(super) struct SiteOptions {
    pub(super) variant: String,
    pub(super) starting_player: i64,
    pub(super) options: Options,
}

impl SiteOptions {
    pub(super) fn read(map: &Map<String, Value>, players: u8) -> Result<Self, ImportError> {
        let mut variant = "No Variant".to_owned();
        let mut starting_player = 0;
        let (mut extra, mut less) = (false, false);
        let (mut empty_clues, mut all_or_nothing, mut speedrun) = (false, false, false);
        let mut mods = BTreeSet::new();
        for (key, value) in map {
            let switch = || match value {
                Value::Bool(on) => Ok(*on),
                Value::Null => Ok(false),
                _ => Err(wrong(key, Expected::Switch, value)),
            };
            match key.as_str() {
                "variant" | "variantName" => {
                    value
                        .as_str()
                        .ok_or_else(|| wrong(key, Expected::Text, value))?
                        .clone_into(&mut variant);
                }
                "startingPlayer" => {
                    let seats = Expected::Number { min: 0, max: 5 };
                    starting_player = value.as_i64().ok_or_else(|| wrong(key, seats, value))?;
                }
                "emptyClues" => empty_clues = switch()?,
                "allOrNothing" => all_or_nothing = switch()?,
                "speedrun" => speedrun = switch()?,
                "deckPlays" => mods.extend(switch()?.then_some(VariantMod::DeckPlay)),
                "cardCycle" => mods.extend(switch()?.then_some(VariantMod::CardCycle)),
                "oneExtraCard" => extra = switch()?,
                "oneLessCard" => less = switch()?,
                known if IGNORED.contains(&known) => {}
                // Unknown options of the site have no effect while switched off.
                _ if matches!(value, Value::Null | Value::Bool(false)) => {}
                _ => return Err(ImportError::Option(quoted(key))),
            }
        }
        let mut options = variant_options(&variant).map_err(ImportError::Variant)?;
        options.players = players;
        options.empty_clues = empty_clues;
        if all_or_nothing {
            options.end_mode = EndMode::Endless;
            options.goal = Goal::AllOrNothing;
        }
        if all_or_nothing || speedrun {
            options.critical_discard = CriticalDiscard::Lose;
        }
        options.variant_mods.append(&mut mods);
        if extra != less
            && let Some(size) = options.hand_sizes.get_mut(&players)
        {
            *size = if extra { *size + 1 } else { *size - 1 };
        }
        Ok(Self {
            variant,
            starting_player,
            options,
        })
    }
}

fn wrong(key: &str, expected: Expected, found: &Value) -> ImportError {
    let path = format!("options.{}", quoted(key));
    ImportError::Json(InvalidJson::value(&path, expected, found))
}

/// Whether an option that differs from its default can be exported.
enum Export {
    /// Any value. It changes only how a game is shown, discussed or started, or it is exported with
    /// the suits, hands or actions.
    Free,
    /// One of these values.
    Words(&'static [&'static str]),
    /// Any value, unless this function returns an error.
    Unless(fn(&Options) -> Option<ExportError>),
}

/// The options that the site has in some form. All other options must have their default. So a new
/// option is rejected until it has a row here.
const EXPORTS: [(&str, Export); 21] = {
    use Export::{Free, Unless, Words};
    [
        ("players", Free),
        ("colors", Free),
        ("ranks", Unless(other_ranks)),
        ("palette", Free),
        ("multicolour", Free),
        ("black_powder", Free),
        ("extra_suits", Free),
        // Without negative points, which no variant has, it makes no difference.
        ("score_floor", Free),
        ("first_player", Free),
        ("hand_reorder", Free),
        ("scale_text", Free),
        ("score_suffix", Free),
        ("talk", Free),
        ("stop_when_capped", Free),
        ("empty_clues", Free),
        ("variant_mods", Free),
        ("strikeout", Words(&["lost", "zero"])),
        ("hand_sizes", Unless(other_hands)),
        ("goal", Unless(half_all_or_nothing)),
        ("end_mode", Unless(half_all_or_nothing)),
        // For points it is a speedrun.
        ("critical_discard", Unless(half_all_or_nothing)),
    ]
};

fn is_all_or_nothing(options: &Options) -> bool {
    options.goal == Goal::AllOrNothing
}

/// An error if the game has some of the three options of All or Nothing, but not all.
fn half_all_or_nothing(options: &Options) -> Option<ExportError> {
    let whole = is_all_or_nothing(options);
    let whole_too = (options.end_mode == EndMode::Endless) == whole
        && (!whole || options.critical_discard == CriticalDiscard::Lose);
    (!whole_too).then_some(ExportError::AllOrNothing)
}

/// The usual hand size on the site.
const fn usual_hand(players: u8) -> u8 {
    match players {
        2 | 3 => 5,
        4 | 5 => 4,
        _ => 3,
    }
}

/// An error if the game has another number of ranks, which only some variants have.
fn other_ranks(options: &Options) -> Option<ExportError> {
    let as_many_as_suits = options.variant_mods.contains(&VariantMod::Sudoku);
    (options.ranks != 5 && !as_many_as_suits).then(|| ExportError::Option {
        name: "ranks",
        value: options.ranks.to_string(),
        only: vec!["5".to_owned()],
    })
}

/// The difference from the usual hand size, from -1 to 1; `None` for sizes that the site doesn't
/// have.
fn extra_cards(options: &Options) -> Option<i8> {
    let extra = options
        .hand_size()?
        .checked_signed_diff(usual_hand(options.players))?;
    (-1..=1).contains(&extra).then_some(extra)
}

fn other_hands(options: &Options) -> Option<ExportError> {
    let players = options.players;
    let usual = usual_hand(players);
    extra_cards(options)
        .is_none()
        .then_some(ExportError::Hands { players, usual })
}

/// Checks that the site has every option of the game.
fn check(options: &Options) -> Result<(), ExportError> {
    let (here, default) = (options.to_json(), Options::default().to_json());
    let word = |value: Option<&Value>| match value {
        Some(Value::String(word)) => word.clone(),
        Some(value) => value.to_string(),
        None => "absent".to_owned(),
    };
    for OptionInfo { name, .. } in OPTIONS {
        let listed = EXPORTS.iter().find(|(listed, _)| listed == name);
        let value = word(here.get(*name));
        let (holds, only) = match listed.map(|(_, export)| export) {
            Some(Export::Free) => continue,
            Some(Export::Unless(wrong)) => match wrong(options) {
                Some(error) => return Err(error),
                None => continue,
            },
            Some(Export::Words(words)) => (
                words.contains(&value.as_str()),
                words.iter().map(|word| (*word).to_owned()).collect(),
            ),
            None => {
                let default = word(default.get(*name));
                (value == default, vec![default])
            }
        };
        if !holds {
            return Err(ExportError::Option { name, value, only });
        }
    }
    Ok(())
}

/// The options of a game, from the site's object of options (`variant` or `variantName`, `startingPlayer`,
/// `emptyClues` …).
///
/// # Errors
/// [`ImportError`] if an option is unknown and changes the rules, or has a wrong value.
pub fn read_options(map: &Map<String, Value>, players: u8) -> Result<Options, ImportError> {
    let SiteOptions {
        starting_player,
        mut options,
        ..
    } = SiteOptions::read(map, players)?;
    let first = u8::try_from(starting_player).ok();
    let first = first.filter(|first| *first < players);
    let first = first.ok_or(ImportError::StartingPlayer(starting_player))?;
    options.first_player = FirstPlayer::Seat(first);
    Ok(options)
}

/// The site's options of a game with these rules that differ from its standard game. `startingPlayer` is left
/// out.
///
/// # Errors
/// [`ExportError`] names the option that the site doesn't have.
pub fn write_options(rules: &Rules) -> Result<Map<String, Value>, ExportError> {
    write(rules)
}

/// The options that differ from the site's standard game.
pub(super) fn write(rules: &Rules) -> Result<Map<String, Value>, ExportError> {
    let options = rules.options();
    check(options)?;
    let mut map = Map::new();
    let variant = variant_name(rules).ok_or(ExportError::Suits)?;
    if variant != "No Variant" {
        map.insert("variant".to_owned(), json!(variant));
    }
    let has = |modifier| options.variant_mods.contains(&modifier);
    let switches = [
        ("emptyClues", options.empty_clues),
        ("allOrNothing", is_all_or_nothing(options)),
        (
            "speedrun",
            options.critical_discard == CriticalDiscard::Lose && !is_all_or_nothing(options),
        ),
        ("deckPlays", has(VariantMod::DeckPlay)),
        ("cardCycle", has(VariantMod::CardCycle)),
        ("oneExtraCard", extra_cards(options) == Some(1)),
        ("oneLessCard", extra_cards(options) == Some(-1)),
    ];
    for (name, on) in switches {
        if on {
            map.insert(name.to_owned(), json!(true));
        }
    }
    Ok(map)
}
