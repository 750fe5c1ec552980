//! The names of deals, and fixed deals, with which several tables play the same cards.

use core::fmt::Write as _;
use std::sync::Arc;

use kagiya_bots::Kind;
use kagiya_protocol::{
    Card, DealSource, DealSourceInfo, ErrorCode, Problem, Seat, SeatInfo, TableSettings,
};
use kagiya_rules::record::Recorder;
use kagiya_rules::{Deal, DealtCards, Rules, Seed, Tile};
use sha2::{Digest as _, Sha256};

use crate::event::{Event, FixedDeal};
use crate::refusal::refuse;

/// The deal of an explicit deck with its seed, or the deal shuffled from the seed.
pub(crate) fn deal(
    rules: &Rules,
    seed: &str,
    deck: Option<&[Card]>,
    tiles: &[u8],
    first: Option<Seat>,
) -> Result<(Seed, Deal), String> {
    let seed: Seed = seed.parse().map_err(|_| "not a seed".to_owned())?;
    let cards = match deck {
        None => DealtCards::Seed(seed),
        Some(deck) => DealtCards::Listed {
            deck: deck.iter().filter_map(|card| card.find(rules)).collect(),
            tiles: tiles
                .iter()
                .filter_map(|tile| Tile::from_number(*tile))
                .collect(),
            seed,
        },
    };
    let first = first.and_then(|seat| kagiya_rules::Seat::new(seat.0));
    Ok((seed, Deal { cards, first }))
}

/// The name of a deal: the same for all games with the same rules and the same cards.
pub(crate) fn name_of(rules: &Arc<Rules>, deal: &Deal) -> Result<String, String> {
    // A record without entries contains exactly the rules and the order of the cards.
    let dealt = Recorder::new(rules, deal).map_err(|error| error.to_string())?;
    let dealt = dealt.into_record().to_json();
    let mut name = String::with_capacity(64);
    for byte in Sha256::digest(dealt.as_bytes()) {
        let _ = write!(name, "{byte:02x}");
    }
    Ok(name)
}

/// The only bot that plays the deals of the day, so that results can be compared. It also plays for people
/// who leave.
pub fn day_partner() -> &'static str {
    Kind::substitute().name
}

impl FixedDeal {
    /// Checks that a bot may play this deal.
    ///
    /// # Errors
    /// `deal/partner` for a deal of the day and another bot than [`day_partner`].
    pub(crate) fn check_bot(&self, bot: &str) -> Result<(), Problem> {
        let partner = day_partner();
        if self.is_of_day() && bot != partner {
            return refuse(
                ErrorCode::DealPartner,
                format!("only the bot `{partner}` plays the deals of the day"),
            );
        }
        Ok(())
    }

    /// Whether it is a deal of the day.
    pub(crate) const fn is_of_day(&self) -> bool {
        matches!(self.by, DealSource::Day { .. })
    }

    /// Whether it is played again for training, so that its result doesn't count.
    pub const fn is_training(&self) -> bool {
        matches!(self.by, DealSource::Training(_))
    }

    /// Where the deal comes from, for messages.
    pub(crate) fn source(&self) -> DealSourceInfo {
        let mut source = DealSourceInfo::from(&self.by);
        if let DealSourceInfo::Imported { names, .. } = &mut source {
            names.clone_from(&self.names);
        }
        source
    }

    /// Whether it is the game of a file that a person opened.
    pub const fn is_imported(&self) -> bool {
        matches!(self.by, DealSource::Imported(_))
    }

    /// Whether its result counts for nobody.
    pub const fn is_uncounted(&self) -> bool {
        self.by.is_uncounted()
    }

    /// The name of the deal.
    ///
    /// # Errors
    /// The reason, if the deal doesn't fit the rules.
    pub fn name_of_deal(&self, rules: &Arc<Rules>) -> Result<String, String> {
        let (_, deal) = deal(
            rules,
            &self.seed,
            self.deck.as_deref(),
            &self.tiles,
            self.first,
        )?;
        name_of(rules, &deal)
    }

    /// The event that deals it to the seated players.
    ///
    /// # Errors
    /// `deal/seats` unless all seats are taken, at least one of them by a person.
    pub(crate) fn started(&self, seats: &[SeatInfo]) -> Result<Event, Problem> {
        let full = seats.len() == usize::from(self.options.players)
            && seats.iter().all(|seat| !seat.is_empty());
        if !full || seats.iter().all(|seat| seat.person.is_none()) {
            let players = self.options.players;
            let message = format!(
                "this deal is for {players}: every seat must be taken, one of them by a person"
            );
            return refuse(ErrorCode::DealSeats, message);
        }
        Ok(Event::Started {
            options: Box::new(self.options.clone()),
            seed: self.seed.clone(),
            deck: self.deck.clone(),
            tiles: self.tiles.clone(),
            first: self.first,
            stay: (0..self.options.players).map(Seat).collect(),
        })
    }
}

/// Checks that new settings don't change the rules of a fixed deal.
///
/// # Errors
/// `deal/fixed` if they do.
pub(crate) fn check_fixed(now: &TableSettings, wished: &TableSettings) -> Result<(), Problem> {
    let same = now.preset == wished.preset
        && now.options == wished.options
        && now.seats == wished.seats
        && now.starter == wished.starter;
    if same {
        return Ok(());
    }
    refuse(
        ErrorCode::DealFixed,
        "the deal of this table is fixed: only whether it is listed and watched can be changed",
    )
}
