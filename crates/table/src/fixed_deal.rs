//! Deals by their names, and deals that are there before their table: the same cards for several tables.

use core::fmt::Write as _;
use std::sync::Arc;

use kagiya_protocol::{Card, ErrorCode, Problem, Seat, SeatInfo, TableSettings};
use kagiya_rules::record::Recorder;
use kagiya_rules::{Deal, DealtCards, Rules, Seed};
use sha2::{Digest as _, Sha256};

use crate::event::{Fact, GivenDeal};
use crate::refusal::refuse;

/// A deal, and the seed that it is shuffled by or committed to.
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

/// The name of a deal: what all games with the same rules and the same deal have in common.
pub(crate) fn name_of(rules: &Arc<Rules>, deal: &Deal) -> Result<String, String> {
    // A record without entries says what was played, and how the cards lay.
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
    /// What is wrong with the deal, if it does not fit the rules.
    pub fn name_of_deal(&self, rules: &Arc<Rules>) -> Result<String, String> {
        let (_, deal) = deal(rules, &self.seed, self.deck.as_deref(), self.first)?;
        name_of(rules, &deal)
    }

    /// The fact that deals it to those who have taken a seat.
    ///
    /// # Errors
    /// `deal/seats` unless all seats are taken, one of them by a person.
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

/// Whether settings change nothing of what is played.
///
/// # Errors
/// `deal/fixed`.
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
        "the deal of this table is there already: only who may find and watch it can be changed",
    )
}
