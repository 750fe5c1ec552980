//! Other orders of the suits, which may differ for each player of a team.

use kagiya_rules::{Card, ClueSet, Color, MAX_SUITS, Suit};

use crate::layout::Layout;

/// A permutation of the suits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recolor {
    to: [u8; MAX_SUITS],
    from: [u8; MAX_SUITS],
    identity: bool,
}

/// Why colors can't be exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidRecolor {
    /// The suits differ in their clues, order or score.
    #[error("colors can be exchanged only where all suits are alike")]
    Edition,
    #[error("the list must name each of the {0} suits once, counted from 0")]
    List(usize),
}

impl Recolor {
    pub const IDENTITY: Self = Self {
        to: [0, 1, 2, 3, 4, 5, 6, 7],
        from: [0, 1, 2, 3, 4, 5, 6, 7],
        identity: true,
    };

    /// Suit `i` appears as suit `list[i]`.
    ///
    /// # Errors
    /// [`InvalidRecolor`] if the list isn't a permutation of the suits, or the suits of the edition differ.
    pub fn new(list: &[u8], layout: &Layout) -> Result<Self, InvalidRecolor> {
        if !layout.plain {
            return Err(InvalidRecolor::Edition);
        }
        let suits = layout.suits;
        let mut named = [false; MAX_SUITS];
        for suit in list {
            match named.get_mut(usize::from(*suit)) {
                Some(place) if !*place && usize::from(*suit) < suits => *place = true,
                Some(_) | None => return Err(InvalidRecolor::List(suits)),
            }
        }
        if list.len() != suits {
            return Err(InvalidRecolor::List(suits));
        }
        let mut recolor = Self::IDENTITY;
        for (from, to) in (0..).zip(list) {
            recolor.to[usize::from(from)] = *to;
            recolor.from[usize::from(*to)] = from;
        }
        recolor.identity = recolor.to == Self::IDENTITY.to;
        Ok(recolor)
    }

    pub const fn is_identity(&self) -> bool {
        self.identity
    }

    /// The suit that `suit` appears as.
    pub fn suit(&self, suit: Suit) -> usize {
        usize::from(self.to[suit.index()])
    }

    /// The index of the card that `card` appears as.
    pub(crate) fn place(&self, card: Card, layout: &Layout) -> usize {
        self.suit(card.suit()) * layout.kinds + card.rank().index()
    }

    /// The color that `color` appears as.
    pub(crate) fn color(&self, color: Color) -> usize {
        usize::from(self.to[color.index()])
    }

    /// The suit that appears as number `seen`.
    pub(crate) fn original(&self, seen: usize) -> usize {
        usize::from(self.from[seen])
    }

    /// The colors that a set of clues appears as, as a bit mask.
    #[inline]
    pub(crate) fn colors(&self, clues: ClueSet) -> u8 {
        let bits = clues.color_bits();
        if self.identity {
            return bits;
        }
        (0..MAX_SUITS).fold(0, |seen, color| {
            seen | (bits >> color & 1) << self.to[color]
        })
    }
}

#[cfg(test)]
mod tests {
    use kagiya_rules::{Options, Rules};

    use super::*;

    fn layout(edition: &str) -> Layout {
        let options = Options::preset(edition, 2).expect("a preset");
        Layout::new(&Rules::new(&options).expect("a game"))
    }

    #[test]
    fn only_permutations_of_equal_suits_are_accepted() {
        let hle = layout("hle");
        let turned = Recolor::new(&[1, 2, 3, 4, 0], &hle).expect("a permutation");
        assert_eq!(turned.original(0), 4);
        assert!(!turned.is_identity());
        assert!(
            Recolor::new(&[0, 1, 2, 3, 4], &hle)
                .expect("one")
                .is_identity()
        );
        for list in [
            &[0, 1, 2, 3][..],
            &[0, 1, 2, 3, 3],
            &[1, 2, 3, 4, 5],
            &[200; 5],
        ] {
            assert_eq!(Recolor::new(list, &hle), Err(InvalidRecolor::List(5)));
        }
        for edition in ["rainbow-all", "gf-black", "joker-house"] {
            let other = layout(edition);
            assert_eq!(
                Recolor::new(&[0, 1, 2, 3, 4, 5], &other),
                Err(InvalidRecolor::Edition)
            );
        }
    }
}
