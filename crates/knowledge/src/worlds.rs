//! Deals of the hidden cards that agree with a view, for search.

use kagiya_rules::{Card, CardSet, Game, MAX_HAND, Seed, Tile, View, World};
use rand_core::Rng;

use crate::belief::{Belief, below};
use crate::counts::Counts;
use crate::knowledge::Knowledge;
use crate::listing::{Listed, Listing};

/// All deals that agree with the view of a player or of a spectator, drawn from exactly: each is
/// as likely as the rules make it.
#[derive(Clone, Debug)]
pub struct Worlds {
    counts: Counts,
    belief: Belief,
    hand: Vec<CardSet>,
}

/// Why there is nothing to draw from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoWorlds {
    /// More than one hand is hidden from the audience: this is for players and spectators.
    #[error("worlds are drawn for a player or a spectator")]
    SeveralHands,
    /// No deal agrees with what the player thinks of their hand.
    #[error("no deal agrees with what is thought of the hand")]
    Contradiction,
}

impl Worlds {
    /// The worlds that agree with what `view` shows.
    ///
    /// # Errors
    /// [`NoWorlds::SeveralHands`] for the view that all players share.
    pub fn new(view: &View) -> Result<Self, NoWorlds> {
        match view.seat() {
            Some(seat) => Self::with_hand(view, Knowledge::new(view).mine(seat).possible()),
            None => Self::with_hand(view, &[]),
        }
    }

    /// The worlds in which the hidden hand is, place by place, one of `hand`: for players that know
    /// more than the clues say.
    ///
    /// # Errors
    /// [`NoWorlds`] if there is none.
    pub fn with_hand(view: &View, hand: &[CardSet]) -> Result<Self, NoWorlds> {
        let hidden: usize = view
            .rules()
            .seats()
            .filter(|seat| view.cards(*seat).is_none())
            .map(|seat| view.table().hand(seat).len())
            .sum();
        if hidden != hand.len() || hidden > MAX_HAND {
            return Err(NoWorlds::SeveralHands);
        }
        let counts = Counts::of_view(view);
        let belief = Belief::new(hand, &counts);
        if belief.ways() == 0 {
            return Err(NoWorlds::Contradiction);
        }
        Ok(Self {
            counts,
            belief,
            hand: hand.to_vec(),
        })
    }

    /// In how many ways the hidden hand can be dealt, copies counted apart.
    pub fn ways(&self) -> u64 {
        self.belief.ways()
    }

    /// All these worlds one by one, if there are at most `limit`, and nothing but cards is hidden.
    pub fn list(&self, view: &View, limit: usize) -> Option<Vec<Listed>> {
        if !view.table().tiles().is_empty() {
            return None;
        }
        let mut listing = Listing {
            hand: &self.hand,
            deck_size: view.table().deck_size(),
            left: self.counts,
            dealt: Vec::new(),
            ways: 1,
            limit,
            listed: Vec::new(),
        };
        listing.deal().ok().map(|()| listing.listed)
    }

    /// Makes `game` one of these worlds, drawn at random.
    ///
    /// # Panics
    /// If `view` is not the view that these worlds were made for.
    pub fn sample(&self, view: &View, generator: &mut impl Rng, game: &mut Game) {
        let filler = view.rules().cards().nth(0).expect("a game has cards");
        let mut hand = [filler; MAX_HAND];
        let hand = &mut hand[..self.hand.len()];
        self.belief.sample(generator, hand);
        let mut left = self.counts;
        for card in hand.iter() {
            left.remove(*card);
        }
        let mut deck: Vec<Card> = Vec::with_capacity(view.table().deck_size());
        for card in left.present().iter() {
            for _ in 0..left.get(card) {
                deck.push(card);
            }
        }
        shuffle(&mut deck, generator);
        let mut tiles: Vec<Tile> = view.table().tiles().iter().collect();
        shuffle(&mut tiles, generator);
        let world = World {
            hands: hand,
            deck: &deck,
            tiles: &tiles,
            seed: Seed::from_number(generator.next_u64()),
        };
        view.imagine_into(&world, game)
            .expect("a world drawn from the cards that the view leaves agrees with it");
    }
}

fn shuffle<T>(items: &mut [T], generator: &mut impl Rng) {
    for i in (1..items.len()).rev() {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "below the length of the list"
        )]
        let j = below(i as u64 + 1, generator) as usize;
        items.swap(i, j);
    }
}
