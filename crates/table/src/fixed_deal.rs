//! The names of deals, and fixed deals, with which several tables play the same cards.

use core::fmt::Write as _;
use std::sync::Arc;

use kagiya_protocol::{Card, ErrorCode, Problem, Seat, SeatInfo, TableSettings};
use kagiya_rules::record::Recorder;
use kagiya_rules::{Deal, DealtCards, Rules, Seed};
use sha2::{Digest as _, Sha256};

use crate::event::{Fact, GivenDeal};
use crate::refusal::refuse;

/// The deal of an explicit deck with its seed, or the deal shuffled from the seed.
pub(crate) fn deal(
    rules: &Rules,
    seed: &str,
    deck: Option<&[Card]>,
    first: Option<Seat>,
) -> Result<(Seed, Deal), String> {
    let seed: Seed = seed.parse().map_err(|_| "that is no seed".to_owned())?;
    let cards = match deck {
        None => DealtCards::Seed(seed),
        Some(deck) => DealtCards::Listed {
            deck: deck.iter().filter_map(|card| card.find(rules)).collect(),
            tiles: Vec::new(),
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

impl GivenDeal {
    /// The name of the deal.
    ///
    /// # Errors
    /// The reason, if the deal doesn't fit the rules.
    pub fn name_of_deal(&self, rules: &Arc<Rules>) -> Result<String, String> {
        let (_, deal) = deal(rules, &self.seed, self.deck.as_deref(), self.first)?;
        name_of(rules, &deal)
    }

    /// The fact that deals it to the seated players.
    ///
    /// # Errors
    /// `deal/seats` unless all seats are taken, at least one of them by a person.
    pub(crate) fn started(&self, seats: &[SeatInfo]) -> Result<Fact, Problem> {
        let full = seats.len() == usize::from(self.options.players)
            && seats.iter().all(|seat| !seat.is_empty());
        if !full || seats.iter().all(|seat| seat.person.is_none()) {
            let players = self.options.players;
            let message = format!(
                "this deal is for {players}: every seat must be taken, one of them by a person"
            );
            return refuse(ErrorCode::DealSeats, message);
        }
        Ok(Fact::Started {
            options: Box::new(self.options.clone()),
            seed: self.seed.clone(),
            deck: self.deck.clone(),
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
