//! Legal actions as a set, without allocating a list.

use crate::action::{Action, Choice};
use crate::card::{CardId, CardSet};
use crate::clue::ClueSet;
use crate::inline_list::InlineList;
use crate::seat::{MAX_PLAYERS, Offset};
use crate::suit::{MAX_SUITS, Suit};
use crate::table::MAX_HAND;

/// Their order is fixed. First come discards and then plays in the order of the hand, each play without and
/// then with each announcement, and the play of the deck's last card. Clues follow by offset, for each player
/// colors before ranks. For a question of the game, the order is: clues, cards to shuffle back, cards to put
/// into play, declining, fireworks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LegalActions {
    pub(crate) hand: InlineList<CardId, MAX_HAND>,
    /// The last card of the deck, if it can be played unseen.
    pub(crate) deck_card: Option<CardId>,
    pub(crate) may_discard: bool,
    /// Suits that can be announced, as a bit mask.
    pub(crate) announce: u8,
    /// Indexed by offset − 1.
    pub(crate) clues: [ClueSet; MAX_PLAYERS - 1],
    /// Whether the clues answer a bonus tile.
    pub(crate) free_clues: bool,
    pub(crate) shuffle_back: CardSet,
    pub(crate) put_into_play: CardSet,
    pub(crate) decline: bool,
    /// Fireworks for a joker, as a bit mask.
    pub(crate) fireworks: u8,
}

impl LegalActions {
    pub(crate) const NONE: Self = Self {
        hand: InlineList::new(CardId::FILLER),
        deck_card: None,
        may_discard: false,
        announce: 0,
        clues: [ClueSet::EMPTY; MAX_PLAYERS - 1],
        free_clues: false,
        shuffle_back: CardSet::EMPTY,
        put_into_play: CardSet::EMPTY,
        decline: false,
        fireworks: 0,
    };

    #[inline]
    pub fn len(&self) -> usize {
        let clues: u32 = self.clues.iter().map(|clues| clues.len()).sum();
        let cards = self.hand.len() * usize::from(self.may_discard)
            + self.playable_cards() * self.plays_per_card();
        cards + clues as usize + self.answers()
    }

    /// The number of answers other than clues. It is nearly always 0, which is checked first.
    #[inline]
    fn answers(&self) -> usize {
        let cards = self.shuffle_back | self.put_into_play;
        if cards.is_empty() && !self.decline && self.fireworks == 0 {
            return 0;
        }
        (self.shuffle_back.len()
            + self.put_into_play.len()
            + u32::from(self.decline)
            + self.fireworks.count_ones()) as usize
    }

    /// The playable cards of the hand, in its order. They are also the ones that can be discarded, if
    /// [`may_discard`](Self::may_discard).
    pub fn hand(&self) -> &[CardId] {
        &self.hand
    }

    pub const fn may_discard(&self) -> bool {
        self.may_discard
    }

    /// The possible clues to a player, for a token or as the answer to a bonus tile.
    pub const fn clues(&self, to: Offset) -> ClueSet {
        self.clues[to.get() - 1]
    }

    /// True if the game has ended, and for a view of anyone but the player to act.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The action with index `n`.
    #[inline]
    pub fn get(&self, n: usize) -> Option<Action> {
        let mut n = n;
        if self.may_discard {
            match self.hand.get(n) {
                Some(card) => return Some(Action::Discard(*card)),
                None => n -= self.hand.len(),
            }
        }
        let per_card = self.plays_per_card();
        if n < self.playable_cards() * per_card {
            let (card, way) = if per_card == 1 {
                (n, 0)
            } else {
                (n / per_card, n % per_card)
            };
            let announce = way
                .checked_sub(1)
                .and_then(|nth| nth_suit(self.announce, nth));
            return Some(Action::Play {
                card: self.hand.get(card).copied().or(self.deck_card)?,
                announce,
            });
        }
        n -= self.playable_cards() * per_card;
        for (index, clues) in self.clues.iter().enumerate() {
            let count = clues.len() as usize;
            if n < count {
                let (to, clue) = (Offset::clamped(index + 1), clues.nth(n)?);
                return Some(if self.free_clues {
                    Action::Choose(Choice::Clue { to, clue })
                } else {
                    Action::Clue { to, clue }
                });
            }
            n -= count;
        }
        self.answer(n).map(Action::Choose)
    }

    fn answer(&self, n: usize) -> Option<Choice> {
        let mut n = n;
        if let Some(card) = self.shuffle_back.nth(n) {
            return Some(Choice::ShuffleBack(card));
        }
        n -= self.shuffle_back.len() as usize;
        if let Some(card) = self.put_into_play.nth(n) {
            return Some(Choice::PutIntoPlay(card));
        }
        n -= self.put_into_play.len() as usize;
        if self.decline && n == 0 {
            return Some(Choice::Decline);
        }
        n -= usize::from(self.decline);
        nth_suit(self.fireworks, n).map(Choice::Firework)
    }

    /// All legal actions, in order.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        (0..self.len()).filter_map(|n| self.get(n))
    }

    #[inline]
    pub fn contains(&self, action: Action) -> bool {
        let clue_at = |to: Offset| self.clues[to.get() - 1];
        match action {
            Action::Discard(card) => self.may_discard && self.hand.contains(&card),
            Action::Play { card, announce } => {
                (self.hand.contains(&card) || self.deck_card == Some(card))
                    && announce.is_none_or(|suit| self.announce >> suit.index() & 1 == 1)
            }
            Action::Clue { to, clue } => !self.free_clues && clue_at(to).contains(clue),
            Action::Choose(Choice::Clue { to, clue }) => {
                self.free_clues && clue_at(to).contains(clue)
            }
            Action::Choose(Choice::ShuffleBack(card)) => self.shuffle_back.contains(card),
            Action::Choose(Choice::PutIntoPlay(card)) => self.put_into_play.contains(card),
            Action::Choose(Choice::Decline) => self.decline,
            Action::Choose(Choice::Firework(suit)) => self.fireworks >> suit.index() & 1 == 1,
        }
    }

    #[inline]
    fn playable_cards(&self) -> usize {
        self.hand.len() + usize::from(self.deck_card.is_some())
    }

    #[inline]
    const fn plays_per_card(&self) -> usize {
        if self.announce == 0 {
            return 1;
        }
        1 + self.announce.count_ones() as usize
    }
}

fn nth_suit(mask: u8, n: usize) -> Option<Suit> {
    (0..MAX_SUITS)
        .filter(|index| mask >> index & 1 == 1)
        .nth(n)
        .map(Suit::from_index)
}
