//! The observations of all players of a game, and their formats. What players see of a seat's cards is the
//! same for all of them, so for three and more observers, and for beliefs, it is encoded once for each seat,
//! and each observation is put together from these parts.
//!
//! [`Encoder::push`] is the obvious way, for one observer. Both give the same bits.

use kagiya_rules::{Card, MAX_PLAYERS, Seat};

use crate::bits::{BYTES, BitRow, FLOATS};
use crate::encoder::{Encoder, Shared};
use crate::layout::{Section, Sight};
use crate::public_state::PublicState;
use crate::recolor::Recolor;

/// The smallest size of a game's observations, in bytes, at which they are written to a buffer first and copied at
/// once. A long copy writes whole lines of the cache, which need not be read before.
const COPIED_AT_ONCE: usize = 8192;

/// The parts of observations, for all observers with the same order of suits.
#[derive(Clone, Debug)]
pub(crate) struct Parts {
    pub(crate) shared: Shared,
    /// The cards of each seat, as the others see them.
    hands: [BitRow; MAX_PLAYERS],
    /// The knowledge of each seat's cards.
    knowledge: [BitRow; MAX_PLAYERS],
    /// Which hands are incomplete, by seat.
    short: u8,
    bytes: Buffers<u8>,
    floats: Buffers<f32>,
    left: Left,
    /// Whether observations are put together from these parts. Otherwise each is a row of its own.
    pub(crate) together: bool,
}

impl Parts {
    pub(crate) const fn new() -> Self {
        Self {
            shared: Shared::new(),
            hands: [const { BitRow::new() }; MAX_PLAYERS],
            knowledge: [const { BitRow::new() }; MAX_PLAYERS],
            short: 0,
            bytes: Buffers::NONE,
            floats: Buffers::NONE,
            left: Left::NONE,
            together: false,
        }
    }

    /// Encodes hands and knowledge. `cards` shows the hand of a seat as another player sees it.
    #[inline]
    pub(crate) fn update<C: Iterator<Item = Card>>(
        &mut self,
        encoder: &Encoder,
        state: &PublicState,
        recolor: &Recolor,
        cards: impl Fn(Seat) -> C,
    ) {
        let layout = encoder.layout();
        self.short = 0;
        for seat in Seat::all(layout.players) {
            let index = seat.index();
            let size = usize::from(state.sizes[index]).min(layout.hand);
            self.short |= u8::from(size < layout.hand) << index;
            let row = &mut self.hands[index];
            row.clear();
            let drawn = state.drawn.filter(|(drawer, _)| *drawer == seat);
            let mut shown = 0;
            for card in cards(seat).chain(drawn.map(|(_, card)| card)).take(size) {
                row.push(1 << recolor.place(card, layout), layout.cards);
                shown += 1;
            }
            for _ in shown..layout.hand {
                row.push(0, layout.cards);
            }
            if encoder.encoding().sight != Sight::Minimal {
                let (row, len) = (&mut self.knowledge[index], layout.knowledge_len());
                row.clear();
                for bits in &state.knowledge[index][..size] {
                    row.push(*bits, len);
                }
                for _ in size..layout.hand {
                    row.push(0, len);
                }
            }
        }
    }

    /// A buffer for the observations of a game, if it is faster to copy them from there to `rows`.
    #[inline]
    pub(crate) fn rows_for<T: Cell>(&mut self, rows: &[T]) -> Option<Vec<T>> {
        (size_of_val(rows) >= COPIED_AT_ONCE).then(|| {
            let mut buffer = core::mem::take(&mut T::buffers_mut(self).rows);
            buffer.resize(rows.len(), T::default());
            buffer
        })
    }

    /// Keeps a buffer for the next game.
    pub(crate) fn keep_rows<T: Cell>(&mut self, buffer: Vec<T>) {
        T::buffers_mut(self).rows = buffer;
    }

    /// Which hands are incomplete, from the observer on.
    fn short_from(&self, observer: Seat, players: usize) -> u64 {
        let bits = u64::from(self.short);
        let all = (1 << players) - 1;
        (bits >> observer.index() | bits << (players - observer.index())) & all
    }
}

/// The buffers of a thread for one type of numbers.
#[derive(Clone, Debug)]
pub(crate) struct Buffers<T> {
    /// Hands, knowledge, and what all share.
    parts: Vec<T>,
    /// The observations of a game.
    rows: Vec<T>,
}

impl<T> Buffers<T> {
    const NONE: Self = Self {
        parts: Vec::new(),
        rows: Vec::new(),
    };
}

/// A type of numbers for bits. Parts are written as such numbers before they are put together.
pub(crate) trait Cell: Copy + Send + Default + 'static {
    const TABLE: &'static [[Self; 8]; 256];
    fn buffers(parts: &Parts) -> &Buffers<Self>;
    fn buffers_mut(parts: &mut Parts) -> &mut Buffers<Self>;
}

impl Cell for u8 {
    const TABLE: &'static [[Self; 8]; 256] = &BYTES;

    fn buffers(parts: &Parts) -> &Buffers<Self> {
        &parts.bytes
    }

    fn buffers_mut(parts: &mut Parts) -> &mut Buffers<Self> {
        &mut parts.bytes
    }
}

impl Cell for f32 {
    const TABLE: &'static [[Self; 8]; 256] = &FLOATS;

    fn buffers(parts: &Parts) -> &Buffers<Self> {
        &parts.floats
    }

    fn buffers_mut(parts: &mut Parts) -> &mut Buffers<Self> {
        &mut parts.floats
    }
}

/// The lengths of the parts: a hand, its knowledge, and what all share.
fn lengths(encoder: &Encoder) -> (usize, usize, usize) {
    let layout = encoder.layout();
    let knowledge = match encoder.encoding().sight {
        Sight::Minimal => 0,
        Sight::Clues | Sight::Seer => layout.hand * layout.knowledge_len(),
    };
    (layout.hand * layout.cards, knowledge, layout.table_len())
}

#[inline]
fn prepare<T: Cell>(encoder: &Encoder, parts: &mut Parts) {
    let (hand, knowledge, table) = lengths(encoder);
    let players = encoder.layout().players;
    let mut cells = core::mem::take(&mut T::buffers_mut(parts).parts);
    cells.resize(players * (hand + knowledge) + table, T::default());
    let (hands, rest) = cells.split_at_mut(players * hand);
    for (row, into) in parts.hands.iter().zip(hands.chunks_exact_mut(hand.max(1))) {
        row.write(into, T::TABLE);
    }
    let (knowledges, table) = rest.split_at_mut(players * knowledge);
    let into = knowledges.chunks_exact_mut(knowledge.max(1));
    for (row, into) in parts.knowledge.iter().zip(into) {
        row.write(into, T::TABLE);
    }
    parts.shared.table.write(table, T::TABLE);
    T::buffers_mut(parts).parts = cells;
}

/// The format of observations.
pub(crate) trait Form: Sync {
    type Item: Cell;

    /// Whether it is faster to put the observations of all of so many players together from parts.
    fn is_put_together(&self, players: usize) -> bool {
        players > 2
    }

    /// Writes to `parts` what all observers share.
    #[inline]
    fn prepare(&self, encoder: &Encoder, _: &PublicState, parts: &mut Parts) {
        if parts.together {
            prepare::<Self::Item>(encoder, parts);
        }
    }

    /// Writes the observation of `observer`, which `row` has.
    fn write_row(
        &self,
        encoder: &Encoder,
        state: &PublicState,
        parts: &Parts,
        observer: Seat,
        row: &BitRow,
        into: &mut [Self::Item],
    );

    /// Puts the observation of `observer` together from the parts. `row` is a buffer.
    #[inline]
    fn write(
        &self,
        encoder: &Encoder,
        state: &PublicState,
        parts: &Parts,
        observer: Seat,
        row: &mut BitRow,
        into: &mut [Self::Item],
    ) {
        let (hand, knowledge, table) = lengths(encoder);
        let players = encoder.layout().players;
        let at = observer.index();
        let (hands, rest) = Self::Item::buffers(parts).parts.split_at(players * hand);
        let (knowledges, table) = rest.split_at(rest.len() - table);
        let mut left = into;
        let mut copy = |from: &[Self::Item]| {
            let (here, after) = core::mem::take(&mut left).split_at_mut(from.len());
            here.copy_from_slice(from);
            left = after;
        };
        copy(&hands[(at + 1) * hand..]);
        copy(&hands[..at * hand]);
        let short = parts.short_from(observer, players);
        copy(&Self::Item::TABLE[usize::try_from(short).unwrap_or(0)][..players]);
        copy(table);
        row.clear();
        encoder.push_move(&parts.shared.last, observer, row);
        let (here, after) = core::mem::take(&mut left).split_at_mut(row.len());
        row.write(here, Self::Item::TABLE);
        left = after;
        let mut copy = |from: &[Self::Item]| {
            let (here, after) = core::mem::take(&mut left).split_at_mut(from.len());
            here.copy_from_slice(from);
            left = after;
        };
        copy(&knowledges[at * knowledge..]);
        copy(&knowledges[..at * knowledge]);
        row.clear();
        encoder.push_end(state, &parts.shared, observer, row);
        row.write(left, Self::Item::TABLE);
    }
}

/// Eight bits per byte.
pub(crate) struct Packed;

impl Form for Packed {
    type Item = u8;

    fn prepare(&self, _: &Encoder, _: &PublicState, _: &mut Parts) {}

    #[inline]
    fn write_row(
        &self,
        _: &Encoder,
        _: &PublicState,
        _: &Parts,
        _: Seat,
        row: &BitRow,
        into: &mut [u8],
    ) {
        row.write_packed(into);
    }

    #[inline]
    fn write(
        &self,
        encoder: &Encoder,
        state: &PublicState,
        parts: &Parts,
        observer: Seat,
        row: &mut BitRow,
        into: &mut [u8],
    ) {
        let players = encoder.layout().players;
        let at = observer.index();
        row.clear();
        for hand in parts.hands[at + 1..players]
            .iter()
            .chain(&parts.hands[..at])
        {
            row.push_row(hand);
        }
        row.push(parts.short_from(observer, players), players);
        row.push_row(&parts.shared.table);
        encoder.push_move(&parts.shared.last, observer, row);
        if encoder.encoding().sight != Sight::Minimal {
            let knowledge = &parts.knowledge;
            for hand in knowledge[at..players].iter().chain(&knowledge[..at]) {
                row.push_row(hand);
            }
        }
        encoder.push_end(state, &parts.shared, observer, row);
        row.write_packed(into);
    }
}

/// A float for each bit.
pub(crate) struct Floats {
    /// Whether the section of knowledge has probabilities.
    pub(crate) belief: bool,
}

/// The copies of each card that are left, prepared for the shares of many cards in hands.
#[derive(Clone, Debug)]
struct Left {
    copies: [f32; 64],
    /// The cards with more than 0, 1, … copies left, up to [`Self::most`].
    more_than: [u64; 16],
    most: usize,
    /// The lowest bit of each number of copies, and from bit 32 on the second one.
    digits: u64,
    /// Whether these bits are all: there are at most 32 cards, of which at most three copies are left.
    has_digits: bool,
}

impl Left {
    const NONE: Self = Self {
        copies: [0.0; 64],
        more_than: [0; 16],
        most: 0,
        digits: 0,
        has_digits: false,
    };

    fn update(&mut self, left: &[u8]) {
        self.more_than = [0; 16];
        self.most = 0;
        self.digits = 0;
        self.has_digits = left.len() <= 32 && left.iter().all(|left| *left <= 3);
        if self.has_digits {
            for (place, left) in left.iter().enumerate() {
                self.copies[place] = f32::from(*left);
                self.digits |= u64::from(left & 1) << place | u64::from(left >> 1) << (32 + place);
            }
            return;
        }
        for (place, (copies, left)) in self.copies.iter_mut().zip(left).enumerate() {
            *copies = f32::from(*left);
            let left = usize::from(*left).min(16);
            self.most = self.most.max(left);
            for cards in &mut self.more_than[..left] {
                *cards |= 1 << place;
            }
        }
    }

    /// The number of copies of these cards.
    #[inline]
    fn sum(&self, cards: u64) -> u64 {
        if self.has_digits {
            let low = cards & 0xffff_ffff;
            return weigh(self.digits & (low | low << 32));
        }
        let more_than = self.more_than[..self.most].iter();
        more_than
            .map(|more| u64::from((more & cards).count_ones()))
            .sum()
    }

    /// Turns the bits of the possible cards in `row` into their shares.
    #[inline]
    fn write_shares(&self, possible: u64, row: &mut [f32]) {
        let copies = self.sum(possible);
        #[expect(
            clippy::cast_precision_loss,
            reason = "at most as many as cards in a deck"
        )]
        let sum = copies.max(1) as f32;
        for (share, copies) in row.iter_mut().zip(&self.copies) {
            *share = *share * copies / sum;
        }
    }
}

/// The number of ones, those from bit 32 on counted twice. Adds all at once, as processors without an
/// instruction for it do; at most 255.
const fn weigh(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    bytes.wrapping_mul(0x0101_0101_0202_0202) >> 56
}

impl Floats {
    /// Turns the bits of a seat's knowledge into shares.
    #[inline]
    fn write_seat(
        encoder: &Encoder,
        state: &PublicState,
        left: &Left,
        seat: usize,
        into: &mut [f32],
    ) {
        let layout = encoder.layout();
        let size = usize::from(state.sizes[seat]).min(layout.hand);
        let slots = into.chunks_exact_mut(layout.knowledge_len());
        for (row, possible) in slots.zip(&state.knowledge[seat][..size]) {
            left.write_shares(*possible, &mut row[..layout.cards]);
        }
    }
}

impl Form for Floats {
    type Item = f32;

    fn is_put_together(&self, players: usize) -> bool {
        // The shares of a hand are the same for both of two players.
        self.belief || players > 2
    }

    #[inline]
    fn prepare(&self, encoder: &Encoder, state: &PublicState, parts: &mut Parts) {
        if self.belief {
            parts.left.update(&state.left[..encoder.layout().cards]);
        }
        if parts.together {
            prepare::<f32>(encoder, parts);
        }
        if self.belief && parts.together {
            let (hand, knowledge, _) = lengths(encoder);
            let players = encoder.layout().players;
            let into = parts.floats.parts[players * hand..].chunks_exact_mut(knowledge);
            for (seat, into) in into.take(players).enumerate() {
                Self::write_seat(encoder, state, &parts.left, seat, into);
            }
        }
    }

    #[inline]
    fn write_row(
        &self,
        encoder: &Encoder,
        state: &PublicState,
        parts: &Parts,
        observer: Seat,
        row: &BitRow,
        into: &mut [f32],
    ) {
        row.write_floats(into);
        if self.belief {
            let places = encoder
                .layout()
                .places(Section::Knowledge, encoder.encoding());
            let (players, (_, knowledge, _)) = (encoder.layout().players, lengths(encoder));
            let mut seat = observer;
            for into in into[places].chunks_exact_mut(knowledge) {
                Self::write_seat(encoder, state, &parts.left, seat.index(), into);
                seat = seat.next(players);
            }
        }
    }
}

/// A byte for each bit.
pub(crate) struct Bytes;

impl Form for Bytes {
    type Item = u8;

    #[inline]
    fn write_row(
        &self,
        _: &Encoder,
        _: &PublicState,
        _: &Parts,
        _: Seat,
        row: &BitRow,
        into: &mut [u8],
    ) {
        row.write_bytes(into);
    }
}
