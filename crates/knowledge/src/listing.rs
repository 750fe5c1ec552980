//! All deals of the hidden cards one by one, where there are few.

use kagiya_rules::{Card, CardSet, Game, Seed, View, World};

use crate::counts::Counts;

/// One way to deal what a player or a spectator does not see.
///
/// Deals that differ only in which of several equal copies lies where are the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The hidden hand, then the deck in the order in which it is drawn.
    cards: Vec<Card>,
    places: usize,
    ways: u64,
}

impl Listed {
    /// The hidden hand, place by place.
    pub fn hand(&self) -> &[Card] {
        &self.cards[..self.places]
    }

    /// The deck as [`World`] has it.
    pub fn deck(&self) -> &[Card] {
        &self.cards[self.places..]
    }

    /// In how many ways the copies, counted apart, make this deal: deals are as likely as this
    /// number says.
    pub const fn ways(&self) -> u64 {
        self.ways
    }

    /// Makes `game` this deal.
    ///
    /// # Panics
    /// If `view` is not the view that the deal was listed for.
    pub fn show(&self, view: &View, game: &mut Game) {
        let world = World {
            hands: self.hand(),
            deck: self.deck(),
            tiles: &[],
            seed: Seed::from_number(0),
        };
        view.imagine_into(&world, game)
            .expect("a deal of the cards that the view leaves agrees with it");
    }
}

/// A list that is being made.
pub(crate) struct Listing<'a> {
    /// What each place of the hand can hold.
    pub(crate) hand: &'a [CardSet],
    pub(crate) deck_size: usize,
    /// The copies that are not dealt yet.
    pub(crate) left: Counts,
    pub(crate) dealt: Vec<Card>,
    pub(crate) ways: u64,
    pub(crate) limit: usize,
    pub(crate) listed: Vec<Listed>,
}

/// There are more deals than were asked for.
pub(crate) struct TooMany;

impl Listing<'_> {
    /// Deals the rest in all ways.
    pub(crate) fn deal(&mut self) -> Result<(), TooMany> {
        let place = self.dealt.len();
        if place == self.hand.len() + self.deck_size {
            if self.listed.len() == self.limit {
                return Err(TooMany);
            }
            self.listed.push(Listed {
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
