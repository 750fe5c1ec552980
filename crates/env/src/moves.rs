//! Numbers of moves.
//!
//! First come the moves of the Hanabi Learning Environment in its order: discards by slot, plays by slot,
//! color clues by offset and color, rank clues by offset and rank. A clue that answers a bonus tile has the
//! number of the clue. Then follow moves of other editions: plays with an announcement, the play of the
//! deck's last card, and answers to bonus tiles and jokers.

use kagiya_rules::{
    Action, Card, Choice, Clue, Color, LegalActions, Offset, Phase, Rank, Suit, Table, Tile,
};

use crate::bits::write_word_bytes;
use crate::layout::Layout;
use crate::recolor::Recolor;

/// The maximum number of words in a set of moves.
const WORDS: usize = 4;

/// A set of moves, as a bit set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MoveMask {
    words: [u64; WORDS],
}

impl MoveMask {
    pub fn insert(&mut self, number: usize) {
        self.words[number / 64] |= 1 << (number % 64);
    }

    pub fn contains(&self, number: usize) -> bool {
        self.words
            .get(number / 64)
            .is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    /// Adds the moves from `first` on whose bits in `bits` are set, at most `count`.
    #[inline]
    fn insert_bits(&mut self, first: usize, bits: u64) {
        let (word, place) = (first / 64, first % 64);
        self.words[word] |= bits << place;
        if place > 0
            && let Some(next) = self.words.get_mut(word + 1)
        {
            *next |= bits >> (64 - place);
        }
    }

    /// The moves in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(index, word)| {
            let mut left = *word;
            core::iter::from_fn(move || {
                let bit = left
                    .checked_ilog2()
                    .map(|_| left.trailing_zeros() as usize)?;
                left &= left - 1;
                Some(index * 64 + bit)
            })
        })
    }

    pub fn len(&self) -> usize {
        self.words
            .iter()
            .map(|word| word.count_ones() as usize)
            .sum()
    }

    pub fn is_empty(&self) -> bool {
        self.words == [0; WORDS]
    }

    /// The `n`th move in ascending order, from 0.
    pub fn nth(&self, n: usize) -> Option<usize> {
        let mut n = n;
        for (index, word) in self.words.iter().enumerate() {
            let count = word.count_ones() as usize;
            if n < count {
                let mut left = *word;
                for _ in 0..n {
                    left &= left - 1;
                }
                return Some(index * 64 + left.trailing_zeros() as usize);
            }
            n -= count;
        }
        None
    }

    /// Writes 0 or 1 for each move to all items of `into`.
    pub fn write(&self, into: &mut [u8]) {
        let mut words = self.words.iter();
        for places in into.chunks_mut(64) {
            write_word_bytes(words.next().copied().unwrap_or(0), places);
        }
    }
}

#[derive(Clone, Debug)]
pub struct Moves {
    layout: Layout,
    color_clues: usize,
    rank_clues: usize,
    announcements: usize,
    deck_plays: usize,
    shuffle_back: usize,
    put_into_play: usize,
    decline: usize,
    fireworks: usize,
    count: usize,
}

impl Moves {
    pub fn new(layout: &Layout) -> Self {
        let others = layout.players - 1;
        let color_clues = 2 * layout.hand;
        let rank_clues = color_clues + others * layout.colors;
        let announcements = rank_clues + others * layout.ranks;
        let ways = if layout.announcements {
            layout.suits
        } else {
            0
        };
        let deck_plays = announcements + layout.hand * ways;
        let shuffle_back = deck_plays + if layout.deck_play { 1 + ways } else { 0 };
        let tile_cards = if layout.tiles { layout.cards } else { 0 };
        let put_into_play = shuffle_back + tile_cards;
        let decline = put_into_play + tile_cards;
        let fireworks = decline + usize::from(layout.tiles);
        let count = fireworks + if layout.joker { layout.suits } else { 0 };
        Self {
            layout: layout.clone(),
            color_clues,
            rank_clues,
            announcements,
            deck_plays,
            shuffle_back,
            put_into_play,
            decline,
            fireworks,
            count,
        }
    }

    /// The number of moves; HLE's `max_moves`.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The number of a clue, for a player with the suits of `recolor`.
    pub fn clue(&self, to: Offset, clue: Clue, recolor: &Recolor) -> usize {
        let before = to.get() - 1;
        match clue {
            Clue::Color(color) => {
                self.color_clues + before * self.layout.colors + recolor.color(color)
            }
            Clue::Rank(rank) => self.rank_clues + before * self.layout.ranks + rank.index(),
            // No move gives it.
            Clue::Untold(_) => self.count,
        }
    }

    /// The number of `action` of the player to act; `None` if the player doesn't hold its card.
    pub fn number(&self, action: Action, table: &Table, recolor: &Recolor) -> Option<usize> {
        let hand = table.hand(table.to_act());
        let slot = |id| hand.iter().position(|held| *held == id);
        Some(match action {
            Action::Discard(id) => slot(id)?,
            Action::Play { card, announce } => match (slot(card), announce) {
                (Some(slot), None) => self.layout.hand + slot,
                (Some(slot), Some(suit)) => {
                    self.announcements + slot * self.layout.suits + recolor.suit(suit)
                }
                (None, announce) if card == table.next_id() => {
                    self.deck_plays + announce.map_or(0, |suit| 1 + recolor.suit(suit))
                }
                (None, _) => return None,
            },
            Action::Clue { to, clue } | Action::Choose(Choice::Clue { to, clue }) => {
                self.clue(to, clue, recolor)
            }
            Action::Choose(Choice::ShuffleBack(card)) => {
                self.shuffle_back + recolor.place(card, &self.layout)
            }
            Action::Choose(Choice::PutIntoPlay(card)) => {
                self.put_into_play + recolor.place(card, &self.layout)
            }
            Action::Choose(Choice::Decline) => self.decline,
            Action::Choose(Choice::Firework(suit)) => self.fireworks + recolor.suit(suit),
        })
    }

    /// The action of this number for the player to act; `None` if the number is invalid or there is no card
    /// in the slot. The action may be illegal.
    pub fn action(&self, number: usize, table: &Table, recolor: &Recolor) -> Option<Action> {
        let layout = &self.layout;
        let hand = table.hand(table.to_act());
        let suit = |seen: usize| Suit::new(recolor.original(seen));
        let card = |place: usize| {
            let seen = layout.card_at(place)?;
            let suit = Suit::new(recolor.original(seen.suit().index()))?;
            Some(Card::new(suit, seen.rank()))
        };
        if number < layout.hand {
            return Some(Action::Discard(*hand.get(number)?));
        }
        if number < self.color_clues {
            return Some(Action::Play {
                card: *hand.get(number - layout.hand)?,
                announce: None,
            });
        }
        if number < self.announcements {
            let (to, clue) = if number < self.rank_clues {
                let (to, seen) = split(number - self.color_clues, layout.colors)?;
                (to, Clue::Color(Color::new(recolor.original(seen))?))
            } else {
                let (to, rank) = split(number - self.rank_clues, layout.ranks)?;
                (to, Clue::Rank(Rank::new(u8::try_from(rank + 1).ok()?)?))
            };
            let free = matches!(table.phase(), Phase::Tile(Tile::ColorClue | Tile::RankClue));
            return Some(if free {
                Action::Choose(Choice::Clue { to, clue })
            } else {
                Action::Clue { to, clue }
            });
        }
        if number < self.deck_plays {
            let way = number - self.announcements;
            return Some(Action::Play {
                card: *hand.get(way / layout.suits)?,
                announce: Some(suit(way % layout.suits)?),
            });
        }
        if number < self.shuffle_back {
            let announce = match (number - self.deck_plays).checked_sub(1) {
                Some(seen) => Some(suit(seen)?),
                None => None,
            };
            return Some(Action::Play {
                card: table.next_id(),
                announce,
            });
        }
        if number < self.put_into_play {
            let card = card(number - self.shuffle_back)?;
            return Some(Action::Choose(Choice::ShuffleBack(card)));
        }
        if number < self.decline {
            let card = card(number - self.put_into_play)?;
            return Some(Action::Choose(Choice::PutIntoPlay(card)));
        }
        if number < self.fireworks {
            return Some(Action::Choose(Choice::Decline));
        }
        if number < self.count {
            return Some(Action::Choose(Choice::Firework(suit(
                number - self.fireworks,
            )?)));
        }
        None
    }

    /// The numbers of the legal actions of the player to act.
    pub fn mask(&self, legal: &LegalActions, table: &Table, recolor: &Recolor) -> MoveMask {
        let mut mask = MoveMask::default();
        let layout = &self.layout;
        if !layout.tiles && !layout.joker && !layout.announcements && !layout.deck_play {
            let held = (1 << legal.hand().len()) - 1;
            if legal.may_discard() {
                mask.insert_bits(0, held);
            }
            mask.insert_bits(layout.hand, held);
            for to in Offset::all(layout.players) {
                let clues = legal.clues(to);
                let before = to.get() - 1;
                let colors = u64::from(recolor.colors(clues));
                mask.insert_bits(self.color_clues + before * layout.colors, colors);
                let ranks = u64::from(clues.rank_bits());
                mask.insert_bits(self.rank_clues + before * layout.ranks, ranks);
            }
            return mask;
        }
        for action in legal.iter() {
            if let Some(number) = self.number(action, table, recolor) {
                mask.insert(number);
            }
        }
        mask
    }
}

/// The offset and the kind of a clue, from its number among clues of its type.
fn split(number: usize, kinds: usize) -> Option<(Offset, usize)> {
    let to = Offset::new(u8::try_from(number / kinds + 1).ok()?)?;
    Some((to, number % kinds))
}
