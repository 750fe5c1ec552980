//! What an observation is made of: what lies open on the table.

use kagiya_rules::{
    Board, Card, Game, MAX_HAND, MAX_PLAYERS, Marks, Outcome, Phase, Seat, Tile, View,
};

use crate::last_move::{Deed, LastMove};
use crate::layout::{Layout, Sight};
use crate::recolor::Recolor;

/// What HLE does after the end of a game, where this engine does nothing more: the card that
/// completes the last firework still earns its token, and the last card that left a hand is still
/// replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Epilogue {
    /// Whether one more clue token came back.
    pub token: bool,
    /// The player who drew one more card, and the card.
    pub drawn: Option<(Seat, Card)>,
}

impl Epilogue {
    /// Nothing.
    pub const NONE: Self = Self {
        token: false,
        drawn: None,
    };

    /// What follows the last move of `game`, with the card that lies on top of the deck.
    pub fn new(game: &Game, last: Option<&LastMove>) -> Self {
        Self {
            token: Self::has_token(&game.board()),
            drawn: Self::draws(&game.board(), last)
                .and_then(|seat| Some((seat, *game.deck().first()?))),
        }
    }

    /// Whether one more token comes back at the end.
    pub fn has_token(board: &Board<'_>) -> bool {
        board.table.outcome() == Some(Outcome::Perfect)
            && board.table.clue_tokens() < board.rules.max_clue_tokens()
    }

    /// The player who draws one more card at the end.
    pub fn draws(board: &Board<'_>, last: Option<&LastMove>) -> Option<Seat> {
        board.table.outcome()?;
        let last = last?;
        let has_gap = board.table.hand(last.actor).len() < board.rules.hand_size();
        let took_a_card = matches!(last.deed, Deed::Play { .. } | Deed::Discard { .. });
        (took_a_card && has_gap && board.table.deck_size() > 0).then_some(last.actor)
    }
}

/// What lies open on the table, as bits.
///
/// Invariant: it is made from a [`Board`], which has no hidden card, and for [`Sight::Seer`] alone
/// from a view of all hands.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    pub(crate) sizes: [u8; MAX_PLAYERS],
    /// What is known of each card: possible cards, colors and ranks named.
    pub(crate) knowledge: [[u64; MAX_HAND]; MAX_PLAYERS],
    pub(crate) deck: usize,
    /// The fireworks: for each suit a bit at its height, none at 0.
    pub(crate) fireworks: u64,
    pub(crate) clue_tokens: usize,
    pub(crate) lives: usize,
    /// The discard pile, a bit for each copy, in the order of the cards.
    pub(crate) discards: [u64; 2],
    /// Copies of each card that are in the deck or in hands.
    pub(crate) left: [u8; 64],
    pub(crate) last: Option<LastMove>,
    pub(crate) drawn: Option<(Seat, Card)>,
    /// Face-down tiles, then the tile that asks.
    pub(crate) tiles: u16,
    pub(crate) joker: Option<Card>,
}

/// What a scene is made from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Around<'a> {
    pub(crate) layout: &'a Layout,
    pub(crate) sight: Sight,
    /// Whether the counts are wanted.
    pub(crate) counts: bool,
    pub(crate) recolor: &'a Recolor,
}

impl Scene {
    /// Before anything is known.
    pub(crate) const EMPTY: Self = Self {
        sizes: [0; MAX_PLAYERS],
        knowledge: [[0; MAX_HAND]; MAX_PLAYERS],
        deck: 0,
        fireworks: 0,
        clue_tokens: 0,
        lives: 0,
        discards: [0; 2],
        left: [0; 64],
        last: None,
        drawn: None,
        tiles: 0,
        joker: None,
    };

    /// Makes this what lies open on the table; `all_hands` are looked at for [`Sight::Seer`] alone.
    pub(crate) fn look(
        &mut self,
        around: Around<'_>,
        board: Board<'_>,
        last: Option<&LastMove>,
        epilogue: Epilogue,
        all_hands: Option<&View>,
    ) {
        let Around {
            layout,
            sight,
            counts,
            recolor,
        } = around;
        let table = board.table;
        for seat in board.rules.seats() {
            let marks = table.marks(seat);
            #[expect(
                clippy::cast_possible_truncation,
                reason = "a hand has at most 8 cards"
            )]
            let size = marks.len() as u8;
            self.sizes[seat.index()] = size;
            let rows = &mut self.knowledge[seat.index()];
            match (sight, all_hands.and_then(|view| view.cards(seat))) {
                (Sight::Minimal, _) => {}
                (Sight::Seer, Some(cards)) => {
                    for (row, card) in rows.iter_mut().zip(cards) {
                        *row = seen(*card, board, layout, recolor);
                    }
                }
                (Sight::Clues | Sight::Seer, _) => {
                    for (row, marks) in rows.iter_mut().zip(marks) {
                        *row = known(*marks, board, layout, recolor);
                    }
                }
            }
        }
        self.deck = table.deck_size();
        self.fireworks = 0;
        for suit in board.rules.fireworks() {
            let top = (1 << table.height(suit)) >> 1;
            self.fireworks |= top << (recolor.suit(suit) * layout.ranks);
        }
        self.clue_tokens = usize::from(table.clue_tokens());
        self.lives = layout.lives - usize::from(table.strikes()).min(layout.lives);
        self.discards = discards(board, layout, recolor);
        if counts {
            for card in board.rules.cards().iter() {
                self.left[recolor.place(card, layout)] = board.copies_left(card);
            }
        }
        self.last = last.copied();
        self.joker = match table.phase() {
            Phase::Joker { card, id: _ } => Some(card),
            Phase::Turn | Phase::Tile(_) | Phase::Over(_) => None,
        };
        self.tiles = 0;
        if layout.tiles {
            let asking = match table.phase() {
                Phase::Tile(tile) => Some(tile),
                Phase::Turn | Phase::Joker { .. } | Phase::Over(_) => None,
            };
            for (index, tile) in Tile::ALL.into_iter().enumerate() {
                let face_down = u16::from(table.tiles().contains(tile));
                let asks = u16::from(asking == Some(tile));
                self.tiles |= face_down << index | asks << (6 + index);
            }
        }
        self.add(epilogue, around, board);
    }

    fn add(&mut self, epilogue: Epilogue, around: Around<'_>, board: Board<'_>) {
        self.drawn = epilogue.drawn;
        if let Some((seat, card)) = epilogue.drawn {
            let slot = usize::from(self.sizes[seat.index()]);
            self.sizes[seat.index()] += 1;
            self.deck -= 1;
            self.knowledge[seat.index()][slot] = match around.sight {
                Sight::Minimal => 0,
                Sight::Clues => known(Marks::NONE, board, around.layout, around.recolor),
                Sight::Seer => seen(card, board, around.layout, around.recolor),
            };
        }
        if epilogue.token {
            self.clue_tokens += 1;
            if let Some(LastMove {
                deed: Deed::Play { gained, .. },
                ..
            }) = &mut self.last
            {
                *gained = true;
            }
        }
    }

    /// Takes back the newest `cards` of a hand: they have not been dealt yet.
    pub(crate) fn undeal(&mut self, seat: Seat, cards: u8) {
        self.sizes[seat.index()] -= cards;
        self.deck += usize::from(cards);
    }
}

/// What was named, or where nothing was, all that was not excluded. Without a branch, as what clues have
/// said can't be foretold.
const fn named_or_left(named: u8, excluded: u8, all: u8) -> u8 {
    let nothing_named = ((named == 0) as u8).wrapping_neg();
    named | (all & !excluded & nothing_named)
}

/// What clues have said of a card: a bit for each card that it can be, for each color and for each
/// rank that was named.
fn known(marks: Marks, board: Board<'_>, layout: &Layout, recolor: &Recolor) -> u64 {
    let colors = recolor.colors(marks.yes);
    let ranks = marks.yes.rank_bits();
    let possible = if layout.plain {
        let no_colors = recolor.colors(marks.no);
        let possible_colors = named_or_left(colors, no_colors, layout.all_colors);
        let possible_ranks = named_or_left(ranks, marks.no.rank_bits(), layout.all_ranks);
        layout.spread[usize::from(possible_colors)] * u64::from(possible_ranks)
    } else {
        // Colors are exchanged only where the suits are plain.
        layout.compact(board.rules.possible(marks))
    };
    with_names(possible, colors, ranks, layout)
}

/// The same of a card that is seen.
fn seen(card: Card, board: Board<'_>, layout: &Layout, recolor: &Recolor) -> u64 {
    let clues = board.rules.touched_by(card);
    let place = 1 << recolor.place(card, layout);
    with_names(place, recolor.colors(clues), clues.rank_bits(), layout)
}

const fn with_names(possible: u64, colors: u8, ranks: u8, layout: &Layout) -> u64 {
    possible | (colors as u64) << layout.cards | (ranks as u64) << (layout.cards + layout.colors)
}

fn discards(board: Board<'_>, layout: &Layout, recolor: &Recolor) -> [u64; 2] {
    let mut bits = 0_u128;
    // A card that lies there twice is written twice, which changes nothing.
    for discarded in board.table.discard_pile() {
        let card = discarded.card;
        let seen = if recolor.is_identity() {
            card
        } else {
            layout.card_at(recolor.place(card, layout)).unwrap_or(card)
        };
        let copies = (1_u128 << board.table.discarded(card)) - 1;
        bits |= copies << layout.discard_place[seen.index()];
    }
    #[expect(clippy::cast_possible_truncation, reason = "the halves are meant")]
    let halves = [bits as u64, (bits >> 64) as u64];
    halves
}
