//! The players at a companion's table, and what it assumes of each before the first action.

use kagiya_bot_api::{AgreedConventions, BotProfile, Level, Playstyle};
use kagiya_rules::MAX_PLAYERS;

use super::partner_model::Partner;
use crate::conventions::Conventions;

/// The players at the table, as a companion sees them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableProfile {
    /// The companion's own level.
    pub(crate) level: Level,
    /// The level of each seat, at most the own one. Others than companions count as the own level.
    pub(crate) levels: [Level; MAX_PLAYERS],
    /// The seats of bots that read clues literally, one bit each.
    pub(crate) literal: u8,
    /// Conventions that are disabled for the whole table.
    pub(crate) disabled: Conventions,
    /// Whether there is a player of whom nothing is known.
    pub(crate) has_strangers: bool,
    /// The companion's own playstyle.
    pub(crate) own: Partner,
    /// The assumptions about each seat before the first action.
    pub(crate) partners: [Partner; MAX_PLAYERS],
    /// The conventions that the table has agreed on.
    pub(crate) agreed: AgreedConventions,
}

impl TableProfile {
    /// A table of unknown players with the playstyle `playstyle`.
    pub(crate) fn unknown(own: Level, playstyle: Playstyle, agreed: AgreedConventions) -> Self {
        Self {
            level: own,
            levels: [own; MAX_PLAYERS],
            literal: 0,
            disabled: Conventions::default(),
            has_strangers: true,
            own: Partner::known(playstyle, agreed),
            partners: [Partner::stranger(playstyle, agreed); MAX_PLAYERS],
            agreed,
        }
    }

    pub(crate) fn of(
        table: &[Option<BotProfile>],
        own: Level,
        playstyle: Playstyle,
        agreed: AgreedConventions,
    ) -> Self {
        let level = |seat: usize| table.get(seat).copied().flatten()?.level;
        let literal = (0_u8..)
            .zip(table.iter().copied())
            .filter(|(_, bot)| bot.is_some_and(|bot| bot.is_literal));
        Self {
            level: own,
            levels: core::array::from_fn(|seat| level(seat).map_or(own, |level| own.min(level))),
            literal: literal.fold(0, |seats, (seat, _)| seats | 1 << seat),
            disabled: Conventions::default(),
            has_strangers: table.iter().any(Option::is_none),
            own: Partner::known(playstyle, agreed),
            partners: core::array::from_fn(|seat| match table.get(seat) {
                Some(Some(bot)) => Partner::known(bot.playstyle, agreed),
                Some(None) | None => Partner::stranger(playstyle, agreed),
            }),
            agreed,
        }
    }
}
