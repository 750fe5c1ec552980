//! The description of a table for its bots.

use kagiya_bots::{Bot, BotName, Stated, Way};
use kagiya_protocol::{Conventions, FirstOf};

/// The description of a table for its bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    /// The names of the bots by seat; `None` for a person.
    pub bots: Vec<Option<String>>,
    /// The conventions in the table's settings.
    pub conventions: Conventions,
}

impl Company {
    /// Passes the description to a bot.
    pub fn introduce(&self, bot: &mut dyn Bot) {
        bot.agree(stated(self.conventions));
        let named = |name: &Option<String>| name.as_deref()?.parse().ok();
        let table: Vec<Option<BotName>> = self.bots.iter().map(named).collect();
        bot.meet(&table);
    }
}

/// The table's conventions in the terms of the bots.
fn stated(conventions: Conventions) -> Stated {
    let Conventions {
        finesses,
        bluffs,
        ones,
        color_saves,
        two_saves,
        discards,
    } = conventions;
    let oldest = |first| first == FirstOf::Oldest;
    let said = [
        (Way::Finesses, finesses),
        (Way::Bluffs, bluffs),
        (Way::OldestOne, ones.map(oldest)),
        (Way::ColorSaves, color_saves),
        (Way::TwoSaves, two_saves),
        (Way::OldestChop, discards.map(oldest)),
    ];
    let said = said.into_iter().filter_map(|(way, so)| Some((way, so?)));
    said.fold(Stated::default(), |stated, (way, so)| stated.with(way, so))
}
