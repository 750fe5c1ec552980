//! Lists all deals of the hidden cards, if they are few.

use kagiya_rules::{Card, CardSet, Game, Seed, View, World};

use crate::counts::Counts;

/// A deal of the cards hidden from a player or a spectator.
///
/// Deals that differ only in equal copies are the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedWorld {
    /// The hidden hand, then the deck in the order of drawing.
    cards: Vec<Card>,
    places: usize,
    ways: u64,
}

impl ListedWorld {
    /// The cards of the hidden hand, in order.
    pub fn hand(&self) -> &[Card] {
        &self.cards[..self.places]
    }

    /// The deck in the order of [`World`].
    pub fn deck(&self) -> &[Card] {
        &self.cards[self.places..]
    }

    /// The number of deals of distinct copies that equal this one, which is its weight.
    pub const fn ways(&self) -> u64 {
        self.ways
    }

    /// Changes `game` to this deal.
    ///
    /// # Panics
    /// If `view` isn't the view of the list.
    pub fn show(&self, view: &View, game: &mut Game) {
        let world = World {
            hands: self.hand(),
            deck: self.deck(),
            tiles: &[],
            seed: Seed::from_number(0),
        };
        view.imagine_into(&world, game)
            .expect("a listed world agrees with the view");
    }
}

/// A list in progress.
pub(crate) struct WorldList<'a> {
    /// The possible cards at each position of the hand.
    pub(crate) hand: &'a [CardSet],
    pub(crate) deck_size: usize,
    /// The remaining copies.
    pub(crate) left: Counts,
    pub(crate) dealt: Vec<Card>,
    pub(crate) ways: u64,
    pub(crate) limit: usize,
    pub(crate) listed: Vec<ListedWorld>,
}

/// There are more deals than the limit.
pub(crate) struct TooMany;

impl WorldList<'_> {
    /// Deals the remaining cards in all ways.
    pub(crate) fn deal(&mut self) -> Result<(), TooMany> {
        let place = self.dealt.len();
        if place == self.hand.len() + self.deck_size {
            if self.listed.len() == self.limit {
                return Err(TooMany);
            }
            self.listed.push(ListedWorld {
                cards: self.dealt.clone(),
                places: self.hand.len(),
                ways: self.ways,
            });
            return Ok(());
        }
        let present = self.left.present();
        let possible = self.hand.get(place).map_or(present, |set| *set & present);
        for card in possible.iter() {
            let (left, ways) = (self.left, self.ways);
            self.ways *= u64::from(left.get(card));
            self.left.remove(card);
            self.dealt.push(card);
            self.deal()?;
            self.dealt.pop();
            (self.left, self.ways) = (left, ways);
        }
        Ok(())
    }
}
