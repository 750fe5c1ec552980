//! Who sits at the table with a companion, and what it assumes of each of them before anybody has acted.

use kagiya_rules::MAX_PLAYERS;

use super::partner_model::Partner;
use crate::bot_name::BotName;
use crate::companion::conventions::Conventions;
use crate::level::Level;
use crate::playstyle::{Stated, Ways};

/// Those at the table, as a companion sees them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Company {
    /// The lowest level among the companions: all of them keep to it.
    pub(crate) level: Level,
    /// The seats of bots that take every clue by its word alone, one bit each.
    pub(crate) literal: u8,
    /// The conventions that nobody follows.
    pub(crate) left_out: Conventions,
    /// Whether somebody sits there of whom it knows nothing.
    pub(crate) strangers: bool,
    /// What the companion itself plays.
    pub(crate) own: Partner,
    /// What it assumes of each seat before anybody has acted.
    pub(crate) partners: [Partner; MAX_PLAYERS],
    /// What the table states.
    pub(crate) stated: Stated,
}

impl Company {
    /// Nobody that is known, at a table that plays by `ways`.
    pub(crate) fn nobody(own: Level, ways: Ways, stated: Stated) -> Self {
        Self {
            level: own,
            literal: 0,
            left_out: Conventions::default(),
            strangers: true,
            own: Partner::known(ways, stated),
            partners: [Partner::stranger(ways, stated); MAX_PLAYERS],
            stated,
        }
    }

    pub(crate) fn of(table: &[Option<BotName>], own: Level, ways: Ways, stated: Stated) -> Self {
        let levels = table.iter().flatten().filter_map(|bot| bot.level);
        let literal = (0_u8..)
            .zip(table.iter().copied())
            .filter(|(_, bot)| bot.is_some_and(|bot| bot.is_literal));
        Self {
            level: levels.fold(own, Level::min),
            literal: literal.fold(0, |seats, (seat, _)| seats | 1 << seat),
            left_out: Conventions::default(),
            strangers: table.iter().any(Option::is_none),
            own: Partner::known(ways, stated),
            partners: core::array::from_fn(|seat| match table.get(seat) {
                Some(Some(bot)) => Partner::known(bot.ways(), stated),
                Some(None) | None => Partner::stranger(ways, stated),
            }),
            stated,
        }
    }
}
