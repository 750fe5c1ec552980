//! Encodes a seat's view as a row of bits.

use kagiya_rules::{Card, Clue, Rules, Seat, View};

use crate::bits::BitRow;
use crate::last_move::{LastMove, MoveResult};
use crate::layout::{Encoding, Layout, Section, Sight};
use crate::public_state::{EncodingContext, Epilogue, PublicState};
use crate::recolor::Recolor;

/// Writes observations of games with the same rules.
#[derive(Clone, Debug)]
pub struct Encoder {
    layout: Layout,
    encoding: Encoding,
}

/// The parts of a state that are equal for all observers with the same order of suits.
#[derive(Clone, Debug)]
pub(crate) struct Shared {
    /// Deck, fireworks, tokens, lives and the discard pile.
    pub(crate) table: BitRow,
    pub(crate) last: MoveBits,
    greedy: MoveBits,
}

impl Shared {
    pub(crate) const fn new() -> Self {
        Self {
            table: BitRow::new(),
            last: MoveBits::NONE,
            greedy: MoveBits::NONE,
        }
    }
}

/// The section of a move, in the parts that don't depend on the observer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveBits {
    actor: Option<Seat>,
    target: Option<Seat>,
    /// The kind of the move, after the bits of the actor.
    kind: u64,
    /// Color, rank, touched cards and the position in the hand.
    told: u64,
    /// The card, and whether it scored and gained a token.
    card: u64,
}

impl MoveBits {
    const NONE: Self = Self {
        actor: None,
        target: None,
        kind: 0,
        told: 0,
        card: 0,
    };
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EncodingError {
    /// A probability isn't a bit.
    #[error("the belief section has shares between 0 and 1: ask for floats")]
    BeliefNeedsFloats,
    /// An observation without knowledge has no section for a belief.
    #[error("a minimal observation has no section of knowledge that could hold a belief")]
    BeliefNeedsKnowledge,
    /// A buffer has the wrong size.
    #[error("the buffer has room for {found} numbers, and the observations need {needed}")]
    Size {
        /// The size of the buffer.
        found: usize,
        /// The required size.
        needed: usize,
    },
    /// The view isn't of a player, or the view of all hands is missing or wrong.
    #[error("an observation is made from a player's view, and a seer's also from one of all hands")]
    WrongView,
}

impl Encoder {
    /// # Errors
    /// [`EncodingError::BeliefNeedsKnowledge`] for a belief without knowledge.
    pub fn new(rules: &Rules, encoding: Encoding) -> Result<Self, EncodingError> {
        if encoding.belief && encoding.sight == Sight::Minimal {
            return Err(EncodingError::BeliefNeedsKnowledge);
        }
        Ok(Self {
            layout: Layout::new(rules),
            encoding,
        })
    }

    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    pub const fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// The length of an observation.
    pub fn len(&self) -> usize {
        self.layout.total(self.encoding)
    }

    /// Always `false`.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The observation of the view's player as bytes of 0 and 1. `all_hands` is a spectator's view, which
    /// only [`Sight::Seer`] uses.
    ///
    /// # Errors
    /// [`EncodingError`] if the view isn't of a player, the buffer has the wrong size, or the encoding has a
    /// belief.
    pub fn encode(
        &self,
        view: &View,
        all_hands: Option<&View>,
        last: Option<&LastMove>,
        into: &mut [u8],
    ) -> Result<(), EncodingError> {
        let row = self.row(view, all_hands, last)?;
        if self.encoding.belief {
            return Err(EncodingError::BeliefNeedsFloats);
        }
        if into.len() != row.1.len() {
            return Err(EncodingError::Size {
                found: into.len(),
                needed: row.1.len(),
            });
        }
        row.1.write_bytes(into);
        Ok(())
    }

    /// The observation as floats, with a belief if the encoding has one.
    ///
    /// # Errors
    /// [`EncodingError`] if the view isn't of a player, or the buffer has the wrong size.
    pub fn encode_floats(
        &self,
        view: &View,
        all_hands: Option<&View>,
        last: Option<&LastMove>,
        into: &mut [f32],
    ) -> Result<(), EncodingError> {
        let (state, row) = self.row(view, all_hands, last)?;
        if into.len() != row.len() {
            return Err(EncodingError::Size {
                found: into.len(),
                needed: row.len(),
            });
        }
        row.write_floats(into);
        if let (true, Some(seat)) = (self.encoding.belief, view.seat()) {
            self.write_belief(&state, seat, into);
        }
        Ok(())
    }

    fn row(
        &self,
        view: &View,
        all_hands: Option<&View>,
        last: Option<&LastMove>,
    ) -> Result<(PublicState, BitRow), EncodingError> {
        let observer = view.seat().ok_or(EncodingError::WrongView)?;
        let sees_all = |view: &View| view.rules().seats().all(|seat| view.cards(seat).is_some());
        if self.encoding.sight == Sight::Seer && !all_hands.is_some_and(sees_all) {
            return Err(EncodingError::WrongView);
        }
        let mut state = PublicState::EMPTY;
        let identity = &Recolor::IDENTITY;
        state.update(
            self.around(identity),
            view.board(),
            last,
            Epilogue::NONE,
            all_hands,
        );
        let mut shared = Shared::new();
        self.share(&state, identity, None, &mut shared);
        let mut row = BitRow::new();
        let cards = |seat| view.cards(seat).unwrap_or_default().iter().copied();
        self.push(&state, &shared, cards, observer, identity, &mut row);
        Ok((state, row))
    }

    pub(crate) const fn around<'a>(&'a self, recolor: &'a Recolor) -> EncodingContext<'a> {
        EncodingContext {
            layout: &self.layout,
            sight: self.encoding.sight,
            counts: self.encoding.belief,
            recolor,
        }
    }

    /// Writes to `shared` the parts that are equal for all observers with the suits of `recolor`.
    pub(crate) fn share(
        &self,
        state: &PublicState,
        recolor: &Recolor,
        greedy: Option<&LastMove>,
        shared: &mut Shared,
    ) {
        let layout = &self.layout;
        let row = &mut shared.table;
        row.clear();
        let full = layout.deck - layout.players * layout.hand;
        row.push_thermometer(state.deck.min(full), full);
        row.push(state.fireworks, layout.cards);
        row.push_thermometer(state.clue_tokens, layout.clue_tokens);
        row.push_thermometer(state.lives, layout.lives);
        let low = layout.deck.min(64);
        row.push(state.discards[0], low);
        row.push(state.discards[1], layout.deck - low);
        shared.last = self.move_bits(state.last.as_ref(), recolor);
        if self.encoding.greedy {
            shared.greedy = self.move_bits(greedy, recolor);
        }
    }

    /// Appends the observation of `observer`, who sees the other hands through `cards`. A belief remains as
    /// bits for [`write_belief`](Self::write_belief). For all observers at once, `Parts` is faster.
    #[inline]
    pub(crate) fn push<C: Iterator<Item = Card>>(
        &self,
        state: &PublicState,
        shared: &Shared,
        cards: impl Fn(Seat) -> C,
        observer: Seat,
        recolor: &Recolor,
        row: &mut BitRow,
    ) {
        let layout = &self.layout;
        let players = layout.players;
        let (mut short, mut seat) = (0, observer);
        for place in 0..players {
            let size = usize::from(state.sizes[seat.index()]).min(layout.hand);
            short |= u64::from(size < layout.hand) << place;
            if place > 0 {
                let mut shown = 0;
                let drawn = state.drawn.filter(|(drawer, _)| *drawer == seat);
                for card in cards(seat).chain(drawn.map(|(_, card)| card)).take(size) {
                    row.push(1 << recolor.place(card, layout), layout.cards);
                    shown += 1;
                }
                for _ in shown..layout.hand {
                    row.push(0, layout.cards);
                }
            }
            seat = seat.next(players);
        }
        row.push(short, players);
        row.push_row(&shared.table);
        self.push_move(&shared.last, observer, row);
        if self.encoding.sight != Sight::Minimal {
            let len = layout.knowledge_len();
            let mut seat = observer;
            for _ in 0..players {
                let size = usize::from(state.sizes[seat.index()]).min(layout.hand);
                for bits in &state.knowledge[seat.index()][..size] {
                    row.push(*bits, len);
                }
                for _ in size..layout.hand {
                    row.push(0, len);
                }
                seat = seat.next(players);
            }
        }
        self.push_end(state, shared, observer, row);
    }

    /// Appends the sections after that of knowledge.
    #[inline]
    pub(crate) fn push_end(
        &self,
        state: &PublicState,
        shared: &Shared,
        observer: Seat,
        row: &mut BitRow,
    ) {
        let layout = &self.layout;
        if layout.tiles {
            row.push(u64::from(state.tiles), 12);
        }
        if layout.joker {
            row.push_one(state.joker.map(|card| card.rank().index()), layout.ranks);
        }
        if layout.half_tokens {
            row.push(u64::from(state.half_token), 1);
        }
        if layout.orders {
            row.push(state.fitting, layout.cards);
        }
        if self.encoding.greedy {
            self.push_move(&shared.greedy, observer, row);
        }
    }

    fn move_bits(&self, last: Option<&LastMove>, recolor: &Recolor) -> MoveBits {
        let layout = &self.layout;
        let one = |place: usize| 1_u64 << place;
        let kind_place = |kind: usize| one(layout.players + kind);
        let (slot_place, flag_place) = (layout.colors + layout.ranks + layout.hand, layout.cards);
        let mut bits = MoveBits {
            actor: last.map(|last| last.actor),
            ..MoveBits::NONE
        };
        match last.map(|last| last.result) {
            None | Some(MoveResult::Answer) => {}
            Some(MoveResult::Play {
                slot,
                card,
                scored,
                gained,
            }) => {
                bits.kind = kind_place(0);
                bits.told = slot.map_or(0, |slot| one(slot_place + slot));
                bits.card = one(recolor.place(card, layout))
                    | u64::from(scored) << flag_place
                    | u64::from(gained) << (flag_place + 1);
            }
            Some(MoveResult::Thrown { slot }) => {
                bits.kind = kind_place(0);
                bits.told = slot.map_or(0, |slot| one(slot_place + slot));
            }
            Some(MoveResult::Discard {
                slot,
                card,
                gained: _,
            }) => {
                bits.kind = kind_place(1);
                bits.told = one(slot_place + slot);
                bits.card = one(recolor.place(card, layout));
            }
            Some(MoveResult::Clue {
                to,
                clue,
                touched,
                new: _,
            }) => {
                bits.target = Some(to);
                let named = match clue {
                    Clue::Color(color) => {
                        bits.kind = kind_place(2);
                        recolor.color(color)
                    }
                    Clue::Rank(rank) => {
                        bits.kind = kind_place(3);
                        layout.colors + rank.index()
                    }
                    // A batch has no such games.
                    Clue::Untold(_) => return bits,
                };
                bits.told = one(named) | u64::from(touched) << (layout.colors + layout.ranks);
            }
        }
        bits
    }

    #[inline]
    pub(crate) fn push_move(&self, bits: &MoveBits, observer: Seat, row: &mut BitRow) {
        let layout = &self.layout;
        let players = layout.players;
        let from_observer = |seat: Seat| {
            let places = seat.index() + players - observer.index();
            1_u64
                << if places < players {
                    places
                } else {
                    places - players
                }
        };
        let actor = bits.actor.map_or(0, from_observer);
        let target = bits.target.map_or(0, from_observer) << (players + 4);
        row.push(actor | bits.kind | target, 2 * players + 4);
        row.push(bits.told, layout.colors + layout.ranks + 2 * layout.hand);
        row.push(bits.card, layout.cards + 2);
    }

    /// Writes the belief over the possible cards to the section of knowledge.
    pub(crate) fn write_belief(&self, state: &PublicState, observer: Seat, into: &mut [f32]) {
        let layout = &self.layout;
        let knowledge = layout.places(Section::Knowledge, self.encoding);
        let len = layout.knowledge_len();
        let mut rows = into[knowledge].chunks_exact_mut(len);
        let mut seat = observer;
        for _ in 0..layout.players {
            let size = usize::from(state.sizes[seat.index()]);
            for slot in 0..layout.hand {
                let Some(row) = rows.next() else { return };
                if slot >= size {
                    continue;
                }
                let possible = state.knowledge[seat.index()][slot];
                let weight = |place: usize| {
                    let count = u16::from(state.left[place]);
                    if possible >> place & 1 == 1 { count } else { 0 }
                };
                let sum: u16 = (0..layout.cards).map(weight).sum();
                for (place, share) in row[..layout.cards].iter_mut().enumerate() {
                    *share = f32::from(weight(place)) / f32::from(sum.max(1));
                }
            }
            seat = seat.next(layout.players);
        }
    }
}
