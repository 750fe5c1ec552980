//! The state of a game for one audience.

use kagiya_rules::{Board, Phase, Rules, View};
use serde::{Deserialize, Serialize};

use crate::ids::{CardId, Seat};
use crate::legal::LegalActions;
use crate::notation::{Card, CardSet, ClueSet, Copies, Suit};
use crate::remaining::{NarrowedCard, Remaining};
use crate::result::GameResult;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameState {
    /// The number of completed turns.
    pub turn: u16,
    /// The player whose turn it is, or who must answer. After the game, the player who acted last.
    pub to_act: Seat,
    pub phase: PhaseInfo,
    /// The number of available clue tokens.
    pub clue_tokens: u8,
    /// Whether half a clue token has come back besides (`clue_starved`).
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub half_token: bool,
    /// `null` while plays are hidden.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub strikes: Option<u8>,
    /// The number of cards in the deck.
    pub deck: u8,
    /// The remaining turns in the final round, including the next one.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub turns_left: Option<u8>,
    /// The present value of the fireworks. `null` while plays are hidden.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub points: Option<i8>,
    /// The best score that is still possible, by the discard pile and the remaining turns. While plays are
    /// hidden, by the face-up discards alone.
    pub max_points: i8,
    /// The number of turns that players can spend without placing a card while the best score remains
    /// possible. `null` in the final round, without a last turn, and while plays are hidden.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub pace: Option<i16>,
    /// `null` while plays are hidden.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub efficiency: Option<Efficiency>,
    /// In the order of the suits. None while plays are hidden.
    pub fireworks: Vec<Firework>,
    /// The number of cards that were played face down. Absent where plays are open, and after the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub hole: Option<u8>,
    /// Oldest card first.
    pub discard: Vec<PileCard>,
    /// The cards that fit their firework now. None while plays are hidden.
    pub playable: CardSet,
    /// The cards that are needed and have one copy left. None while plays are hidden.
    pub critical: CardSet,
    /// The cards that can never be played again.
    pub trash: CardSet,
    /// The numbers of the bonus tiles that are face down. Their order is hidden.
    pub tiles: Vec<u8>,
    /// The hands by seat.
    pub hands: Vec<Hand>,
    /// The copies that this audience does not see: they are in the deck, or in a hand that it does
    /// not see, or were played face down. Who holds a hand does not see these copies and the cards of that hand, as far as
    /// this audience knows.
    ///
    /// A card can be each of its `possible` of which its holder does not see a copy, and each copy
    /// is as likely as any other.
    pub unseen: Copies,
    /// The cards with fewer possibilities than that.
    pub narrowed: Vec<NarrowedCard>,
    /// The legal actions, if this audience is the player to act.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub legal: Option<LegalActions>,
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub result: Option<GameResult>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PhaseInfo {
    /// A turn: a play, a discard or a clue.
    Turn,
    /// The answer to a bonus tile.
    Tile {
        /// 3 to 6.
        tile: u8,
    },
    /// The firework for a revealed joker.
    Joker {
        /// The id in the hand.
        id: CardId,
        card: Card,
    },
    /// Nothing: the game is over.
    Over,
}

/// The cards that players learned about, and the clues that this took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Efficiency {
    /// Cards on fireworks, and clued cards in hands that may still be useful.
    pub cards: u8,
    /// Clues given for a token.
    pub clues: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Firework {
    pub suit: Suit,
    /// The number of cards.
    pub height: u8,
    /// The rank on top; `null` if it is empty.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub top: Option<u8>,
    /// The next rank; `null` if it is complete, or can begin with several.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub next: Option<u8>,
    /// The maximum height that it can still reach, by the discard pile.
    pub reach: u8,
    /// Whether it is incomplete and can't grow any further.
    pub dead: bool,
}

/// A card in the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PileCard {
    /// The id in the hand.
    pub id: CardId,
    pub card: Card,
}

/// A player's cards in the order of the hand: oldest first, unless rearranged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "face", rename_all = "snake_case")]
pub enum Hand {
    /// A hand that this audience sees.
    Up { cards: Vec<FaceUpCard> },
    /// A hand that is hidden from this audience, such as a player's own.
    Down { cards: Vec<FaceDownCard> },
}

/// A card in a visible hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FaceUpCard {
    pub id: CardId,
    pub card: Card,
    /// The clues that touched it, which its holder knows.
    pub yes: ClueSet,
    /// The clues to this hand that didn't touch it.
    pub no: ClueSet,
    /// The possible prints by these clues.
    pub possible: CardSet,
}

/// A card in a hidden hand. It has no field for its print.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FaceDownCard {
    pub id: CardId,
    /// The clues that touched it.
    pub yes: ClueSet,
    /// The clues to this hand that didn't touch it.
    pub no: ClueSet,
    /// The possible prints by these clues.
    pub possible: CardSet,
}

impl GameState {
    /// The state for the audience of `view`.
    pub fn of(view: &View) -> Self {
        let (rules, table, board) = (view.rules(), view.table(), view.board());
        let left = Remaining::of(view);
        Self {
            turn: table.turn(),
            to_act: table.to_act().into(),
            phase: PhaseInfo::of(rules, table.phase()),
            clue_tokens: table.clue_tokens(),
            half_token: table.half_token(),
            strikes: strikes(board),
            deck: small(table.deck_size()),
            turns_left: table.turns_left(),
            points: points(board),
            max_points: board.reachable_points(),
            pace: board.pace(),
            efficiency: Efficiency::of(board),
            fireworks: fireworks(board),
            hole: hole(view),
            discard: discard_pile(board),
            playable: CardSet::of(rules, playable(board)),
            critical: CardSet::of(rules, critical(board)),
            trash: CardSet::of(rules, trash(board)),
            tiles: table
                .tiles()
                .iter()
                .map(kagiya_rules::Tile::number)
                .collect(),
            hands: rules.seats().map(|seat| Hand::of(view, seat)).collect(),
            unseen: left.unseen(view),
            narrowed: left.narrowed(view),
            legal: LegalActions::of(view),
            result: GameResult::of(board),
        }
    }
}

impl PhaseInfo {
    pub(crate) fn of(rules: &Rules, phase: Phase) -> Self {
        match phase {
            Phase::Turn => Self::Turn,
            Phase::Tile(tile) => Self::Tile {
                tile: tile.number(),
            },
            Phase::Joker { card, id } => Self::Joker {
                id: id.into(),
                card: Card::of(rules, card),
            },
            Phase::Over(_) => Self::Over,
        }
    }
}

impl Efficiency {
    /// `None` while plays are hidden.
    pub(crate) fn of(board: Board<'_>) -> Option<Self> {
        let efficiency = board.shows_fireworks().then(|| board.efficiency())?;
        Some(Self {
            cards: efficiency.cards,
            clues: efficiency.clues,
        })
    }
}

/// `None` while plays are hidden.
pub(crate) fn strikes(board: Board<'_>) -> Option<u8> {
    board.shows_fireworks().then(|| board.table.strikes())
}

/// `None` while plays are hidden.
pub(crate) fn points(board: Board<'_>) -> Option<i8> {
    board.shows_fireworks().then(|| board.points())
}

/// The number of cards played face down. It says nothing about the cards, not even those that the audience
/// saw in a hand.
pub(crate) fn hole(view: &View) -> Option<u8> {
    let hidden = !view.board().shows_fireworks();
    hidden.then(|| small(view.thrown().len()))
}

impl Hand {
    /// The hand of `seat` for the audience of `view`.
    pub(crate) fn of(view: &View, seat: kagiya_rules::Seat) -> Self {
        let (rules, table) = (view.rules(), view.table());
        let held = table.hand(seat).iter().zip(table.marks(seat));
        match view.cards(seat) {
            Some(cards) => Self::Up {
                cards: held
                    .zip(cards)
                    .map(|((id, marks), card)| FaceUpCard {
                        id: (*id).into(),
                        card: Card::of(rules, *card),
                        yes: ClueSet::of(rules, marks.yes),
                        no: ClueSet::of(rules, marks.no),
                        possible: CardSet::of(rules, rules.possible(*marks)),
                    })
                    .collect(),
            },
            None => Self::Down {
                cards: held
                    .map(|(id, marks)| FaceDownCard {
                        id: (*id).into(),
                        yes: ClueSet::of(rules, marks.yes),
                        no: ClueSet::of(rules, marks.no),
                        possible: CardSet::of(rules, rules.possible(*marks)),
                    })
                    .collect(),
            },
        }
    }

    /// The ids of the cards, in order.
    pub fn ids(&self) -> Vec<CardId> {
        match self {
            Self::Up { cards } => cards.iter().map(|card| card.id).collect(),
            Self::Down { cards } => cards.iter().map(|card| card.id).collect(),
        }
    }
}

/// Whether two views show the same hand of `seat`, without computing it.
pub(crate) fn same_hand(one: &View, other: &View, seat: kagiya_rules::Seat) -> bool {
    one.table().hand(seat) == other.table().hand(seat)
        && one.table().marks(seat) == other.table().marks(seat)
        && one.cards(seat) == other.cards(seat)
}

pub(crate) fn fireworks(board: Board<'_>) -> Vec<Firework> {
    let (rules, table) = (board.rules, board.table);
    rules
        .fireworks()
        .filter(|_| board.shows_fireworks())
        .map(|suit| {
            let height = table.height(suit);
            Firework {
                suit: Suit::of(rules, suit),
                height: small(height),
                top: board.top_rank(suit).map(kagiya_rules::Rank::number),
                next: { board.next_cards(suit).only() }.map(|card| card.rank().number()),
                reach: small(board.reach(suit)),
                dead: board.is_dead(suit),
            }
        })
        .collect()
}

pub(crate) fn discard_pile(board: Board<'_>) -> Vec<PileCard> {
    board
        .table
        .discard_pile()
        .iter()
        .map(|discarded| PileCard {
            id: discarded.id.into(),
            card: Card::of(board.rules, discarded.card),
        })
        .collect()
}

pub(crate) fn playable(board: Board<'_>) -> kagiya_rules::CardSet {
    if board.shows_fireworks() {
        board.playable()
    } else {
        kagiya_rules::CardSet::EMPTY
    }
}

pub(crate) fn critical(board: Board<'_>) -> kagiya_rules::CardSet {
    let cards = board.rules.cards().iter();
    let shown = cards.filter(|_| board.shows_fireworks());
    shown.filter(|card| board.is_critical(*card)).collect()
}

pub(crate) fn trash(board: Board<'_>) -> kagiya_rules::CardSet {
    let cards = board.rules.cards().iter();
    cards.filter(|card| board.is_trash(*card)).collect()
}

/// A number of cards in a message.
pub(crate) fn small(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
