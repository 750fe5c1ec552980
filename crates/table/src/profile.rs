//! The description of a table for its bots.

use kagiya_bots::{AgreedConventions, Bot, BotName, StyleTrait, profiles};
use kagiya_protocol::{Conventions, HandEnd};

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
        bot.agree(agreed(self.conventions));
        let named = |name: &Option<String>| name.as_deref()?.parse().ok();
        let table: Vec<Option<BotName>> = self.bots.iter().map(named).collect();
        bot.meet(&profiles(&table));
    }
}

/// The table's conventions in the terms of the bots.
fn agreed(conventions: Conventions) -> AgreedConventions {
    let Conventions {
        finesses,
        bluffs,
        ones,
        color_saves,
        two_saves,
        discards,
    } = conventions;
    let oldest = |first| first == HandEnd::Oldest;
    let said = [
        (StyleTrait::Finesses, finesses),
        (StyleTrait::Bluffs, bluffs),
        (StyleTrait::OldestOne, ones.map(oldest)),
        (StyleTrait::ColorSaves, color_saves),
        (StyleTrait::TwoSaves, two_saves),
        (StyleTrait::OldestChop, discards.map(oldest)),
    ];
    let said = said
        .into_iter()
        .filter_map(|(style_trait, so)| Some((style_trait, so?)));
    said.fold(AgreedConventions::default(), |agreed, (style_trait, so)| {
        agreed.with(style_trait, so)
    })
}
