//! The six bonus tiles of the Five Flamboyants (*Grands Feux*).

use core::fmt;

/// A bonus tile. A game has each once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tile {
    /// Regain a clue token.
    Token,
    /// Remove a strike, and regain a clue token even without a strike.
    StrikeBack,
    /// Give a color clue without a token.
    ColorClue,
    /// Give a rank clue without a token.
    RankClue,
    /// Shuffle a discarded card into the deck.
    ShuffleBack,
    /// Place a discarded card on its firework.
    PutIntoPlay,
}

impl Tile {
    /// All tiles in the order of their numbers.
    pub const ALL: [Self; 6] = [
        Self::Token,
        Self::StrikeBack,
        Self::ColorClue,
        Self::RankClue,
        Self::ShuffleBack,
        Self::PutIntoPlay,
    ];

    /// The number, 1 to 6, as in scenario files.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// `None` unless `number` is 1 to 6.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|tile| tile.number() == number)
    }
}

/// A set of tiles, as a bit set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileSet(u8);

impl TileSet {
    pub const EMPTY: Self = Self(0);
    pub const ALL: Self = Self(0b11_1111);

    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile as u8 & 1 == 1
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles by number.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::ALL
            .into_iter()
            .filter(move |tile| self.contains(*tile))
    }

    pub(crate) fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile as u8;
    }

    pub(crate) fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile as u8);
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut set = Self::EMPTY;
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
