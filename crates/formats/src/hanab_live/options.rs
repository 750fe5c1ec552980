//! The options of a game on the site, between its JSON and ours.

use serde_json::{Map, Value, json};

use crate::hanab_live::error::{ExportError, ImportError};
use crate::hanab_live::variant::{variant_name, variant_options};
use kagiya_rules::Rules;
use kagiya_rules::{CriticalDiscard, EmptyHand, EndMode, Goal, Options, Strikeout, VariantMod};

/// Options that change nothing of what the rules know: clocks, and how the site shows a game.
const IGNORED: [&str; 10] = [
    "numPlayers",
    "maxPlayers",
    "tableName",
    "variantID",
    "timed",
    "timeBase",
    "baseTime",
    "timePerTurn",
    "speedrun",
    // Restrictions of players whose names are asked for elsewhere.
    "detrimentalCharacters",
];

/// The options of a game, as the file has them.
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
        let (mut empty_clues, mut all_or_nothing, mut deck_plays) = (false, false, false);
        for (key, value) in map {
            let switch = || match value {
                Value::Bool(on) => Ok(*on),
                Value::Null => Ok(false),
                _ => Err(ImportError::Json(format!(
                    "option `{}`: expected true or false",
                    short(key)
                ))),
            };
            match key.as_str() {
                "variant" | "variantName" => {
                    value
                        .as_str()
                        .ok_or_else(|| {
                            ImportError::Json("option `variant`: expected a name".to_owned())
                        })?
                        .clone_into(&mut variant);
                }
                "startingPlayer" => {
                    starting_player = value.as_i64().ok_or_else(|| {
                        ImportError::Json("option `startingPlayer`: expected a seat".to_owned())
                    })?;
                }
                "emptyClues" => empty_clues = switch()?,
                "allOrNothing" => all_or_nothing = switch()?,
                "deckPlays" => deck_plays = switch()?,
                "oneExtraCard" => extra = switch()?,
                "oneLessCard" => less = switch()?,
                known if IGNORED.contains(&known) => {}
                // `cardCycle`, and whatever the site has that is not known here: harmless while
                // switched off.
                _ if matches!(value, Value::Null | Value::Bool(false)) => {}
                _ => return Err(ImportError::Option(short(key))),
            }
        }
        let mut options = variant_options(&variant).map_err(ImportError::Variant)?;
        options.players = players;
        options.empty_clues = empty_clues;
        if all_or_nothing {
            options.end_mode = EndMode::Endless;
            options.goal = Goal::AllOrNothing;
            options.critical_discard = CriticalDiscard::Lose;
        }
        if deck_plays {
            options.variant_mods.insert(VariantMod::DeckPlay);
        }
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

fn short(key: &str) -> String {
    key.chars().take(40).collect()
}

/// What differs from the site's standard game.
pub(super) fn write(rules: &Rules) -> Result<Map<String, Value>, ExportError> {
    let options = rules.options();
    let only = |fits: bool, name: &'static str, only: &'static str| {
        if fits {
            Ok(())
        } else {
            Err(ExportError::Option { name, only })
        }
    };
    only(options.clue_tokens == 8, "clue_tokens", "8")?;
    only(options.strikes == 3, "strikes", "3")?;
    only(options.ranks == 5, "ranks", "5")?;
    only(!options.flamboyants, "flamboyants", "false")?;
    only(!options.timed_display, "timed_display", "false")?;
    only(
        options.strikeout != Strikeout::KeepScore,
        "strikeout",
        "lost or zero",
    )?;
    only(
        options.empty_hand == EmptyHand::ClueOnly,
        "empty_hand",
        "clue_only",
    )?;
    let all_or_nothing = options.goal == Goal::AllOrNothing;
    let (endless, critical) = (
        options.end_mode == EndMode::Endless,
        options.critical_discard == CriticalDiscard::Lose,
    );
    only(
        endless == all_or_nothing,
        "end_mode",
        "endless with goal=all_or_nothing, and final_round without",
    )?;
    only(
        critical == all_or_nothing,
        "critical_discard",
        "lose with goal=all_or_nothing, and ignore without",
    )?;

    let mut map = Map::new();
    let variant = variant_name(rules).ok_or(ExportError::Suits)?;
    if variant != "No Variant" {
        map.insert("variant".to_owned(), json!(variant));
    }
    if options.empty_clues {
        map.insert("emptyClues".to_owned(), json!(true));
    }
    if all_or_nothing {
        map.insert("allOrNothing".to_owned(), json!(true));
    }
    if options.variant_mods.contains(&VariantMod::DeckPlay) {
        map.insert("deckPlays".to_owned(), json!(true));
    }
    let usual = match rules.players() {
        2 | 3 => 5,
        4 | 5 => 4,
        _ => 3,
    };
    let hand = rules.hand_size();
    if hand == usual + 1 {
        map.insert("oneExtraCard".to_owned(), json!(true));
    } else if hand + 1 == usual {
        map.insert("oneLessCard".to_owned(), json!(true));
    } else {
        only(
            hand == usual,
            "hand_sizes",
            "5 for 2 and 3 players, 4 for 4 and 5, 3 for 6, or one card more or less",
        )?;
    }
    Ok(map)
}
