//! Observations: what a seat sees, as a row of bits.

use kagiya_rules::{Clue, Offset, Rules, Seat, View};

use crate::bits::BitRow;
use crate::last_move::{Deed, LastMove};
use crate::layout::{Encoding, Layout, Section, Sight};
use crate::recolor::Recolor;
use crate::scene::{Around, Epilogue, Scene};

/// Writes observations of games by the same rules.
#[derive(Clone, Debug)]
pub struct Encoder {
    layout: Layout,
    encoding: Encoding,
}

/// Why an observation can't be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EncodingError {
    /// How likely a card is is no bit.
    #[error("the belief section has shares between 0 and 1: ask for floats")]
    BeliefNeedsFloats,
    /// Without knowledge there is no section for the belief.
    #[error("a minimal observation has no section of knowledge that could hold a belief")]
    BeliefNeedsKnowledge,
    /// A buffer has another size.
    #[error("the buffer has room for {found} numbers, and the observations need {needed}")]
    Size {
        /// Numbers in the buffer.
        found: usize,
        /// Numbers needed.
        needed: usize,
    },
    /// The view is not one of a player, or not of all hands where all are shown.
    #[error("an observation is made from a player's view, and a seer's also from one of all hands")]
    WrongView,
}

impl Encoder {
    /// An encoder for games by `rules`.
    ///
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

    /// Where what stands.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// What an observation holds.
    pub const fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// How many numbers an observation has.
    pub fn len(&self) -> usize {
        self.layout.total(self.encoding)
    }

    /// Whether an observation has no number; it always has some.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The observation of the player whose view it is, as bytes of 0 and 1. `all_hands` is a
    /// spectator's view, which [`Sight::Seer`] alone needs and looks at.
    ///
    /// # Errors
    /// [`EncodingError`] if the view is not a player's, the buffer has another length, or a belief is
    /// asked for.
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

    /// The same as floats, with the belief where it is asked for.
    ///
    /// # Errors
    /// [`EncodingError`] if the view is not a player's, or the buffer has another length.
    pub fn encode_floats(
        &self,
        view: &View,
        all_hands: Option<&View>,
        last: Option<&LastMove>,
        into: &mut [f32],
    ) -> Result<(), EncodingError> {
        let (scene, row) = self.row(view, all_hands, last)?;
        if into.len() != row.len() {
            return Err(EncodingError::Size {
                found: into.len(),
                needed: row.len(),
            });
        }
        row.write_floats(into);
        if let (true, Some(seat)) = (self.encoding.belief, view.seat()) {
            self.write_belief(&scene, seat, into);
        }
        Ok(())
    }

    fn row(
        &self,
        view: &View,
        all_hands: Option<&View>,
        last: Option<&LastMove>,
    ) -> Result<(Scene, BitRow), EncodingError> {
        let observer = view.seat().ok_or(EncodingError::WrongView)?;
        let sees_all = |view: &View| view.rules().seats().all(|seat| view.cards(seat).is_some());
        if self.encoding.sight == Sight::Seer && !all_hands.is_some_and(sees_all) {
            return Err(EncodingError::WrongView);
        }
        let mut scene = Scene::EMPTY;
        let around = self.around(&Recolor::IDENTITY);
        scene.look(around, view.board(), last, Epilogue::NONE, all_hands);
        let mut row = BitRow::new();
        self.push(&scene, view, observer, &Recolor::IDENTITY, None, &mut row);
        Ok((scene, row))
    }

    pub(crate) const fn around<'a>(&'a self, recolor: &'a Recolor) -> Around<'a> {
        Around {
            layout: &self.layout,
            sight: self.encoding.sight,
            counts: self.encoding.belief,
            recolor,
        }
    }

    /// Adds the observation of `observer`, whose view it is. A belief is left as bits, for
    /// [`write_belief`](Self::write_belief).
    pub(crate) fn push(
        &self,
        scene: &Scene,
        view: &View,
        observer: Seat,
        recolor: &Recolor,
        greedy: Option<&LastMove>,
        row: &mut BitRow,
    ) {
        let layout = &self.layout;
        self.push_hands(scene, view, observer, recolor, row);
        self.push_board(scene, row);
        let low = layout.deck.min(64);
        row.push(scene.discards[0], low);
        row.push(scene.discards[1], layout.deck - low);
        self.push_move(scene.last.as_ref(), observer, recolor, row);
        if self.encoding.sight != Sight::Minimal {
            let len = layout.knowledge_len();
            for seat in self.around_table(observer) {
                let size = usize::from(scene.sizes[seat.index()]);
                for bits in &scene.knowledge[seat.index()][..size] {
                    row.push(*bits, len);
                }
                row.push_thermometer(0, (layout.hand - size.min(layout.hand)) * len);
            }
        }
        if layout.tiles {
            row.push(u64::from(scene.tiles), 12);
        }
        if layout.joker {
            row.push_one(scene.joker.map(|card| card.rank().index()), layout.ranks);
        }
        if self.encoding.greedy {
            self.push_move(greedy, observer, recolor, row);
        }
    }

    fn around_table(&self, observer: Seat) -> impl Iterator<Item = Seat> {
        let players = self.layout.players;
        let others = Offset::all(players).map(move |offset| observer.after(offset, players));
        core::iter::once(observer).chain(others)
    }

    fn push_hands(
        &self,
        scene: &Scene,
        view: &View,
        observer: Seat,
        recolor: &Recolor,
        row: &mut BitRow,
    ) {
        let layout = &self.layout;
        for seat in self.around_table(observer).skip(1) {
            let size = usize::from(scene.sizes[seat.index()]);
            let drawn = scene
                .drawn
                .and_then(|(drawer, card)| (drawer == seat).then_some(card));
            let cards = view.cards(seat).unwrap_or_default();
            for card in cards.iter().copied().chain(drawn).take(size) {
                row.push_one(Some(recolor.place(card, layout)), layout.cards);
            }
            row.push_one(None, (layout.hand - size.min(layout.hand)) * layout.cards);
        }
        for seat in self.around_table(observer) {
            row.push_flag(usize::from(scene.sizes[seat.index()]) < layout.hand);
        }
    }

    fn push_board(&self, scene: &Scene, row: &mut BitRow) {
        let layout = &self.layout;
        let full = layout.deck - layout.players * layout.hand;
        row.push_thermometer(scene.deck.min(full), full);
        for height in &scene.heights[..layout.suits] {
            row.push_one(usize::from(*height).checked_sub(1), layout.ranks);
        }
        row.push_thermometer(scene.clue_tokens, layout.clue_tokens);
        row.push_thermometer(scene.lives, layout.lives);
    }

    fn push_move(
        &self,
        last: Option<&LastMove>,
        observer: Seat,
        recolor: &Recolor,
        row: &mut BitRow,
    ) {
        let layout = &self.layout;
        let players = layout.players;
        let from_observer = |seat: Seat| observer.offset_to(seat, players).map_or(0, Offset::get);
        let mut kind = None;
        let (mut target, mut color, mut rank, mut touched) = (None, None, None, 0);
        let (mut slot, mut card, mut scored, mut gained) = (None, None, false, false);
        match last.map(|last| last.deed) {
            None | Some(Deed::Answer) => {}
            Some(Deed::Play {
                slot: from,
                card: played,
                scored: fitted,
                gained: earned,
            }) => {
                kind = Some(0);
                (slot, card) = (from, Some(played));
                (scored, gained) = (fitted, earned);
            }
            Some(Deed::Discard {
                slot: from,
                card: discarded,
                gained: _,
            }) => {
                kind = Some(1);
                (slot, card) = (Some(from), Some(discarded));
            }
            Some(Deed::Clue {
                to,
                clue,
                touched: cards,
                new: _,
            }) => {
                target = Some(from_observer(to));
                touched = u64::from(cards);
                match clue {
                    Clue::Color(named) => (kind, color) = (Some(2), Some(recolor.color(named))),
                    Clue::Rank(named) => (kind, rank) = (Some(3), Some(named.index())),
                }
            }
        }
        row.push_one(last.map(|last| from_observer(last.actor)), players);
        row.push_one(kind, 4);
        row.push_one(target, players);
        row.push_one(color, layout.colors);
        row.push_one(rank, layout.ranks);
        row.push(touched, layout.hand);
        row.push_one(slot, layout.hand);
        row.push_one(card.map(|card| recolor.place(card, layout)), layout.cards);
        row.push_flag(scored);
        row.push_flag(gained);
    }

    /// Writes the belief over the possible cards in the section of knowledge.
    pub(crate) fn write_belief(&self, scene: &Scene, observer: Seat, into: &mut [f32]) {
        let layout = &self.layout;
        let knowledge = layout.places(Section::Knowledge, self.encoding);
        let len = layout.knowledge_len();
        let mut rows = into[knowledge].chunks_exact_mut(len);
        for seat in self.around_table(observer) {
            let size = usize::from(scene.sizes[seat.index()]);
            for slot in 0..layout.hand {
                let Some(row) = rows.next() else { return };
                if slot >= size {
                    continue;
                }
                let possible = scene.knowledge[seat.index()][slot];
                let weight = |place: usize| {
                    let count = u16::from(scene.left[place]);
                    if possible >> place & 1 == 1 { count } else { 0 }
                };
                let sum: u16 = (0..layout.cards).map(weight).sum();
                for (place, share) in row[..layout.cards].iter_mut().enumerate() {
                    *share = f32::from(weight(place)) / f32::from(sum.max(1));
                }
            }
        }
    }
}
