//! Common knowledge: what each card in each hand can be, as far as everyone knows.

use kagiya_knowledge::{CardStatus, Counts};
use kagiya_rules::{
    Board, BySeat, CardId, CardSet, Clue, ClueSet, MAX_HAND, MAX_PLAYERS, Marks, Phase, Rules, Seat,
};

/// One hand, as everyone knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hand {
    ids: [CardId; MAX_HAND],
    marks: [Marks; MAX_HAND],
    sets: [CardSet; MAX_HAND],
    len: usize,
}

impl Hand {
    fn empty() -> Self {
        Self {
            ids: [CardId::new(0).expect("0 is an id"); MAX_HAND],
            marks: [Marks::NONE; MAX_HAND],
            sets: [CardSet::EMPTY; MAX_HAND],
            len: 0,
        }
    }

    /// The possible identities of each card.
    pub(crate) fn sets(&self) -> &[CardSet] {
        &self.sets[..self.len]
    }

    /// Updates the cards of the hand and their clues.
    fn look(&mut self, rules: &Rules, ids: &[CardId], marks: &[Marks]) {
        if self.ids[..self.len] == *ids && self.marks[..self.len] == *marks {
            return;
        }
        let old = *self;
        self.len = ids.len();
        for (slot, (id, marks)) in ids.iter().zip(marks).enumerate() {
            let before = old.ids[..old.len].iter().position(|other| other == id);
            self.ids[slot] = *id;
            self.marks[slot] = *marks;
            self.sets[slot] = match before {
                Some(before) if old.marks[before] == *marks => old.sets[before],
                Some(before) => old.sets[before] & rules.possible(*marks),
                None => rules.possible(*marks),
            };
        }
    }
}

/// The common knowledge of all players.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says something else of the table"
)]
pub struct CommonKnowledge {
    hands: BySeat<Hand>,
    players: usize,
    /// Cards in the discard pile, on fireworks and in the deck. If none changes, nothing else does.
    progress: (usize, usize, usize),
    pub(crate) to_act: Seat,
    /// Cards left in the deck.
    pub(crate) deck_size: usize,
    /// The clues that may be given now.
    pub(crate) next_clues: ClueSet,
    /// Whether a clue token can be gained.
    pub(crate) may_discard: bool,
    /// Whether none can be gained, and the next strike would be the last.
    pub(crate) must_clue: bool,
    /// Whether every card can be touched by a color and by a rank, and there is a single listener.
    /// Then the first numbers can always be expressed.
    has_reliable_numbers: bool,
    /// Cards that every color touches.
    pub(crate) touched_by_every_color: CardSet,
    /// Whether the player to act can choose between a warning and silence.
    pub(crate) may_warn: bool,
    /// The copies of each card in the deck and in hands.
    pub(crate) hidden: Counts,
    /// The same without cards in hands that everyone knows.
    pub(crate) unknown: Counts,
    pub(crate) card_status: CardStatus,
}

impl CommonKnowledge {
    pub(crate) fn new(board: Board<'_>) -> Self {
        let mut common = Self {
            hands: BySeat::new([Hand::empty(); MAX_PLAYERS]),
            players: board.rules.players(),
            progress: (usize::MAX, 0, 0),
            to_act: board.table.to_act(),
            deck_size: 0,
            next_clues: ClueSet::EMPTY,
            may_discard: false,
            must_clue: false,
            has_reliable_numbers: board.rules.players() == 2
                && every_card_has_both_clues(board.rules),
            touched_by_every_color: touched_by_every_color(board.rules),
            may_warn: false,
            hidden: Counts::NONE,
            unknown: Counts::NONE,
            card_status: CardStatus::of(board),
        };
        common.look(board);
        common
    }

    /// Whether there is a single listener.
    pub(crate) const fn is_for_two(&self) -> bool {
        self.players == 2
    }

    /// What the cards of `seat` can be, as everyone knows, in the order of the hand.
    pub fn possible(&self, seat: Seat) -> &[CardSet] {
        self.hands[seat].sets()
    }

    pub(crate) fn narrow(&mut self, seat: Seat, sets: &[CardSet]) {
        self.hands[seat].sets[..sets.len()].copy_from_slice(sets);
    }

    /// Updates everything to the public position.
    pub(crate) fn look(&mut self, board: Board<'_>) {
        let table = board.table;
        self.to_act = table.to_act();
        self.deck_size = table.deck_size();
        self.next_clues = table.next_clues();
        self.may_discard = table.clue_tokens() < board.rules.max_clue_tokens();
        self.must_clue = !self.may_discard && table.strikes() + 1 >= board.rules.max_strikes();
        self.may_warn = self.has_reliable_numbers
            && !self.must_clue
            && table.clue_tokens() > 0
            && matches!(table.phase(), Phase::Turn)
            // With a single card there are too few numbers for a warning.
            && table.hand(self.to_act.next(self.players)).len() > 1;
        let progress = (
            table.discard_pile().len(),
            board.placed(),
            table.deck_size(),
        );
        let asking = !matches!(table.phase(), Phase::Turn);
        if progress != self.progress || asking {
            self.hidden = Counts::of_table(board);
            self.card_status = CardStatus::of(board);
            // An unanswered question hides part of the position, so it is checked again after the
            // answer.
            self.progress = if asking { (usize::MAX, 0, 0) } else { progress };
        }
        for seat in Seat::all(self.players) {
            self.hands[seat].look(board.rules, table.hand(seat), table.marks(seat));
        }
        self.exclude(board.rules);
    }

    /// Removes cards of which no copy is left from all sets, until nothing changes.
    fn exclude(&mut self, rules: &Rules) {
        let mut done = [0_u8; MAX_PLAYERS];
        self.unknown = self.hidden;
        loop {
            let mut changed = false;
            let present = self.unknown.present();
            for (hand, done) in self
                .hands
                .as_mut_slice()
                .iter_mut()
                .zip(&mut done)
                .take(self.players)
            {
                for slot in 0..hand.len {
                    if *done >> slot & 1 == 1 {
                        continue;
                    }
                    let set = &mut hand.sets[slot];
                    *set &= present;
                    if set.is_empty() {
                        // A player at the table uses another language, so only the rules count.
                        *set = rules.possible(hand.marks[slot]) & self.hidden.present();
                        *done |= 1 << slot;
                    } else if let Some(card) = set.only() {
                        *done |= 1 << slot;
                        self.unknown.remove(card);
                        changed |= !self.unknown.present().contains(card);
                    }
                }
            }
            if !changed {
                return;
            }
        }
    }
}

/// The cards that every color touches; none if there are no colors.
fn touched_by_every_color(rules: &Rules) -> CardSet {
    let colors = rules
        .clues()
        .iter()
        .filter(|clue| matches!(clue, Clue::Color(_)))
        .map(|clue| rules.touch(clue));
    colors
        .reduce(|all, touch| all & touch)
        .unwrap_or(CardSet::EMPTY)
}

/// Whether each card is touched by some color and by some rank.
fn every_card_has_both_clues(rules: &Rules) -> bool {
    let mut by_color = CardSet::EMPTY;
    let mut by_rank = CardSet::EMPTY;
    for clue in rules.clues().iter() {
        match clue {
            Clue::Color(_) => by_color |= rules.touch(clue),
            Clue::Rank(_) => by_rank |= rules.touch(clue),
            Clue::Untold(_) => {}
        }
    }
    rules
        .cards()
        .iter()
        .all(|card| by_color.contains(card) && by_rank.contains(card))
}
