//! Random deals of the hidden cards that agree with a view, for search.

use kagiya_rules::{Card, CardSet, Game, MAX_HAND, Seed, Tile, View, World};
use rand_core::Rng;

use crate::belief::{Belief, below};
use crate::counts::Counts;
use crate::knowledge::Knowledge;
use crate::world_list::{ListedWorld, WorldList};

/// All deals that agree with the view of a player or spectator, with exact probabilities.
#[derive(Clone, Debug)]
pub struct Worlds {
    counts: Counts,
    belief: Belief,
    hand: Vec<CardSet>,
}

/// Why there are no worlds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoWorlds {
    /// The audience doesn't see several hands. Worlds are for players and spectators.
    #[error("worlds are drawn for a player or a spectator")]
    SeveralHands,
    /// What was played face down would be a part of each world.
    #[error("worlds can't be drawn while plays are hidden")]
    HiddenPlays,
    /// No deal agrees with the given hand.
    #[error("no deal agrees with what is thought of the hand")]
    Contradiction,
}

impl Worlds {
    /// The worlds that agree with `view`.
    ///
    /// # Errors
    /// [`NoWorlds::SeveralHands`] for the common view of all players.
    pub fn new(view: &View) -> Result<Self, NoWorlds> {
        match view.seat() {
            Some(seat) => Self::with_hand(view, Knowledge::new(view).mine(seat).possible()),
            None => Self::with_hand(view, &[]),
        }
    }

    /// The worlds where each card of the hidden hand is in its set of `hand`, for players with more knowledge
    /// than clues give.
    ///
    /// # Errors
    /// [`NoWorlds`] if there are none.
    pub fn with_hand(view: &View, hand: &[CardSet]) -> Result<Self, NoWorlds> {
        if view.rules().hides_plays() && view.table().outcome().is_none() {
            return Err(NoWorlds::HiddenPlays);
        }
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

    /// The number of deals of the hidden hand, with distinct copies.
    pub fn ways(&self) -> u64 {
        self.belief.ways()
    }

    /// All worlds, if there are at most `limit` and only cards are hidden.
    pub fn list(&self, view: &View, limit: usize) -> Option<Vec<ListedWorld>> {
        if !view.table().tiles().is_empty() {
            return None;
        }
        let mut listing = WorldList {
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

    /// Changes `game` to a random world.
    ///
    /// # Panics
    /// If `view` isn't the view of these worlds.
    pub fn sample(&self, view: &View, generator: &mut impl Rng, game: &mut Game) {
        self.sample_weighted(view, generator, game, 1, |_| 1.0);
    }

    /// Changes `game` to a random world. Of `tries` hidden hands it has one, chosen in proportion to `weigh`,
    /// which is not negative. With many tries the probability of a hand is proportional to its weight.
    ///
    /// # Panics
    /// If `view` isn't the view of these worlds, or `tries` is 0.
    pub fn sample_weighted(
        &self,
        view: &View,
        generator: &mut impl Rng,
        game: &mut Game,
        tries: usize,
        mut weigh: impl FnMut(&[Card]) -> f64,
    ) {
        assert!(tries > 0, "a world is chosen among one or more");
        let filler = view.rules().cards().nth(0).expect("a game has cards");
        let (mut chosen, mut hand) = ([filler; MAX_HAND], [filler; MAX_HAND]);
        let (chosen, hand) = (&mut chosen[..self.hand.len()], &mut hand[..self.hand.len()]);
        self.belief.sample(generator, chosen);
        if tries > 1 {
            let mut all = weigh(chosen);
            for _ in 1..tries {
                self.belief.sample(generator, hand);
                let weight = weigh(hand);
                all += weight;
                if unit(generator) * all < weight {
                    chosen.copy_from_slice(hand);
                }
            }
        }
        self.deal(view, generator, game, chosen);
    }

    /// Changes `game` to a world with this hidden hand and a random deck.
    fn deal(&self, view: &View, generator: &mut impl Rng, game: &mut Game, hand: &[Card]) {
        let mut left = self.counts;
        for card in hand {
            left.remove(*card);
        }
        let mut deck: Vec<Card> = left.cards().collect();
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
            .expect("a sampled world agrees with the view");
    }
}

/// A random number from 0 to 1.
#[expect(
    clippy::cast_precision_loss,
    reason = "a double has as many digits as the number"
)]
fn unit(generator: &mut impl Rng) -> f64 {
    /// The digits of a double.
    const DIGITS: u32 = 53;
    (generator.next_u64() >> (u64::BITS - DIGITS)) as f64 / (1_u64 << DIGITS) as f64
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
