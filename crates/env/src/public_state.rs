//! The public state that an observation encodes.

use kagiya_rules::{
    Board, Card, Game, MAX_HAND, MAX_PLAYERS, Marks, Outcome, Phase, Seat, Tile, View,
};

use crate::last_move::{LastMove, MoveResult};
use crate::layout::{Layout, Sight};
use crate::recolor::Recolor;

/// What HLE does after the end of a game and this engine doesn't: the card that completes the last firework
/// gains its token, and a player who played or discarded a card draws another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Epilogue {
    /// Whether there is one more clue token.
    pub token: bool,
    /// The player who drew another card, and the card.
    pub drawn: Option<(Seat, Card)>,
}

impl Epilogue {
    pub const NONE: Self = Self {
        token: false,
        drawn: None,
    };

    /// HLE's effects after the last move of `game`. The drawn card is the top of the deck.
    pub fn new(game: &Game, last: Option<&LastMove>) -> Self {
        Self {
            token: Self::has_token(&game.board()),
            drawn: Self::draws(&game.board(), last)
                .and_then(|seat| Some((seat, *game.deck().first()?))),
        }
    }

    /// Whether there is one more token at the end.
    pub fn has_token(board: &Board<'_>) -> bool {
        board.table.outcome() == Some(Outcome::Perfect)
            && board.table.clue_tokens() < board.rules.max_clue_tokens()
    }

    /// The player who draws another card at the end.
    pub fn draws(board: &Board<'_>, last: Option<&LastMove>) -> Option<Seat> {
        board.table.outcome()?;
        let last = last?;
        let has_gap = board.table.hand(last.actor).len() < board.rules.hand_size();
        let took_a_card = matches!(
            last.result,
            MoveResult::Play { .. } | MoveResult::Thrown { .. } | MoveResult::Discard { .. }
        );
        (took_a_card && has_gap && board.table.deck_size() > 0).then_some(last.actor)
    }
}

/// The public state, as bits.
///
/// Invariant: it is made from a [`Board`], which has no hidden card. Only [`Sight::Seer`] also uses a view of
/// all hands.
#[derive(Clone, Copy, Debug)]
pub struct PublicState {
    pub(crate) sizes: [u8; MAX_PLAYERS],
    /// The knowledge of each card: the possible cards, and the colors and ranks of clues.
    pub(crate) knowledge: [[u64; MAX_HAND]; MAX_PLAYERS],
    pub(crate) deck: usize,
    /// For each suit, a bit at the height of its firework; none at height 0.
    pub(crate) fireworks: u64,
    /// The cards that fit, where fireworks can be built in several orders.
    pub(crate) fitting: u64,
    pub(crate) clue_tokens: usize,
    pub(crate) half_token: bool,
    pub(crate) lives: usize,
    /// The discard pile, as a bit for each copy, by card.
    pub(crate) discards: [u64; 2],
    /// The copies of each card in the deck or in hands.
    pub(crate) left: [u8; 64],
    pub(crate) last: Option<LastMove>,
    pub(crate) drawn: Option<(Seat, Card)>,
    /// The tiles that are face down, then the tile that asks a question.
    pub(crate) tiles: u16,
    pub(crate) joker: Option<Card>,
}

/// The parameters of the encoding.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EncodingContext<'a> {
    pub(crate) layout: &'a Layout,
    pub(crate) sight: Sight,
    /// Whether the counts are needed.
    pub(crate) counts: bool,
    pub(crate) recolor: &'a Recolor,
}

impl PublicState {
    /// Without any knowledge.
    pub(crate) const EMPTY: Self = Self {
        sizes: [0; MAX_PLAYERS],
        knowledge: [[0; MAX_HAND]; MAX_PLAYERS],
        deck: 0,
        fireworks: 0,
        fitting: 0,
        clue_tokens: 0,
        half_token: false,
        lives: 0,
        discards: [0; 2],
        left: [0; 64],
        last: None,
        drawn: None,
        tiles: 0,
        joker: None,
    };

    /// Updates this to the present state. Only [`Sight::Seer`] uses `all_hands`.
    pub(crate) fn update(
        &mut self,
        around: EncodingContext<'_>,
        board: Board<'_>,
        last: Option<&LastMove>,
        epilogue: Epilogue,
        all_hands: Option<&View>,
    ) {
        let EncodingContext {
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
            self.fireworks |= top << (recolor.suit(suit) * layout.kinds);
        }
        self.fitting = 0;
        if layout.orders {
            for card in board.playable().iter() {
                self.fitting |= 1 << recolor.place(card, layout);
            }
        }
        self.clue_tokens = usize::from(table.clue_tokens());
        self.half_token = table.half_token();
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
        self.add_epilogue(epilogue, around, board);
    }

    fn add_epilogue(&mut self, epilogue: Epilogue, around: EncodingContext<'_>, board: Board<'_>) {
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
                result: MoveResult::Play { gained, .. },
                ..
            }) = &mut self.last
            {
                *gained = true;
            }
        }
    }

    /// Removes the newest `cards` of a hand, which haven't been dealt yet.
    pub(crate) fn undeal(&mut self, seat: Seat, cards: u8) {
        self.sizes[seat.index()] -= cards;
        self.deck += usize::from(cards);
    }
}

/// The named values, or without any all values that aren't excluded. Written without branches, since clues
/// are unpredictable.
const fn named_or_left(named: u8, excluded: u8, all: u8) -> u8 {
    let nothing_named = ((named == 0) as u8).wrapping_neg();
    named | (all & !excluded & nothing_named)
}

/// The knowledge of a card from clues: a bit for each possible card, and for each named color and rank.
fn known(marks: Marks, board: Board<'_>, layout: &Layout, recolor: &Recolor) -> u64 {
    let colors = recolor.colors(marks.yes);
    let ranks = marks.yes.rank_bits();
    let possible = if layout.plain {
        let no_colors = recolor.colors(marks.no);
        let possible_colors = named_or_left(colors, no_colors, layout.all_colors);
        let possible_ranks = named_or_left(ranks, marks.no.rank_bits(), layout.all_ranks);
        layout.spread[usize::from(possible_colors)] * u64::from(possible_ranks)
    } else {
        // Colors are exchanged only if the suits are plain.
        layout.compact(board.rules.possible(marks))
    };
    with_names(possible, colors, ranks, layout)
}

/// The same for a visible card.
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
    // Writing the bits of a duplicate again has no effect.
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
