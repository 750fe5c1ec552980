//! The state of a game as one audience sees it.

use kagiya_rules::{Board, Phase, Rules, View};
use serde::{Deserialize, Serialize};

use crate::change::GameChange;
use crate::ids::{CardId, Seat};
use crate::left::{Left, NarrowedCard};
use crate::legal::LegalActions;
use crate::notation::{Card, CardSet, ClueSet, Copies, Suit};
use crate::result::GameResult;

/// Everything that one audience sees of a game at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameState {
    /// How many turns have been taken.
    pub turn: u16,
    /// Whose turn it is, or who must answer. In a game that has ended, who acted last.
    pub to_act: Seat,
    /// What the game waits for.
    pub phase: PhaseInfo,
    /// Clue tokens that may be spent.
    pub clue_tokens: u8,
    /// Strikes so far.
    pub strikes: u8,
    /// Cards left in the deck.
    pub deck: u8,
    /// In the final round, how many turns are left, the coming one included.
    pub turns_left: Option<u8>,
    /// The value of the fireworks as they stand.
    pub points: i8,
    /// The best score that can still be reached, as the discard pile shows.
    pub max_points: i8,
    /// How many turns may be spent on something else than placing a card while the best score stays
    /// in reach; `null` in the final round and when there is no last turn.
    pub pace: Option<i16>,
    /// Cards found out about, and clues given.
    pub efficiency: Efficiency,
    /// The fireworks, in the order of the suits that have one.
    pub fireworks: Vec<Firework>,
    /// The discard pile, oldest card first.
    pub discard: Vec<PileCard>,
    /// The cards that would fit their firework now.
    pub playable: CardSet,
    /// The cards that are still needed and of which one copy is left.
    pub critical: CardSet,
    /// The cards that can never be played any more.
    pub trash: CardSet,
    /// The numbers of the bonus tiles that are still face down; which comes next, nobody knows.
    pub tiles: Vec<u8>,
    /// The hands, by seat.
    pub hands: Vec<Hand>,
    /// The copies that this audience does not see: they are in the deck, or in a hand that it does not
    /// see. Who holds a hand does not see these copies and the cards of that hand, as far as this
    /// audience knows.
    ///
    /// A card can be each of its `possible` of which its holder does not see a copy, and each copy is
    /// as likely as any other.
    pub unseen: Copies,
    /// The cards that can be less than that.
    pub narrowed: Vec<NarrowedCard>,
    /// What this audience may do now, if it is the player to act.
    pub legal: Option<LegalActions>,
    /// The result, once the game has ended.
    pub result: Option<GameResult>,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PhaseInfo {
    /// A turn: play, discard or clue.
    Turn,
    /// The answer to a bonus tile.
    Tile {
        /// Its number, 3 to 6.
        tile: u8,
    },
    /// The place of a joker that has just been turned up.
    Joker {
        /// The id it had in the hand.
        id: CardId,
        /// What it is.
        card: Card,
    },
    /// Nothing: the game has ended.
    Over,
}

/// How many cards the players have found out about with how many clues.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Efficiency {
    /// Cards on fireworks, and touched cards in hands that are not surely trash.
    pub cards: u8,
    /// Clues given for a token.
    pub clues: u8,
}

/// One firework.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Firework {
    /// Its suit.
    pub suit: Suit,
    /// How many cards lie there.
    pub height: u8,
    /// The rank on top; `null` while nothing lies there.
    pub top: Option<u8>,
    /// The rank that comes next; `null` when it is complete.
    pub next: Option<u8>,
    /// How high it can still become, as the discard pile shows.
    pub reach: u8,
    /// Whether it can't grow any more although it is not complete.
    pub dead: bool,
}

/// A card on the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PileCard {
    /// The id it had in the hand.
    pub id: CardId,
    /// What it is.
    pub card: Card,
}

/// The cards of a player, in the order of the hand: the oldest first, unless rearranged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "face", rename_all = "snake_case")]
pub enum Hand {
    /// This audience sees the cards.
    Up {
        /// The cards.
        cards: Vec<FaceUpCard>,
    },
    /// This audience does not see the cards: a player's own hand.
    Down {
        /// The cards.
        cards: Vec<FaceDownCard>,
    },
}

/// A card in a hand that the audience sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FaceUpCard {
    /// Which card.
    pub id: CardId,
    /// What it is.
    pub card: Card,
    /// The clues that touched it: its holder knows them.
    pub yes: ClueSet,
    /// The clues given to the hand that left it out.
    pub no: ClueSet,
    /// What it can be by these clues alone: what its holder may know.
    pub possible: CardSet,
}

/// A card in a hand that the audience does not see. There is no field for what it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FaceDownCard {
    /// Which card.
    pub id: CardId,
    /// The clues that touched it.
    pub yes: ClueSet,
    /// The clues given to the hand that left it out.
    pub no: ClueSet,
    /// What it can be by these clues alone.
    pub possible: CardSet,
}

impl GameState {
    /// What the audience of `view` sees.
    pub fn of(view: &View) -> Self {
        let (rules, table, board) = (view.rules(), view.table(), view.board());
        let left = Left::of(view);
        Self {
            turn: table.turn(),
            to_act: table.to_act().into(),
            phase: PhaseInfo::of(rules, table.phase()),
            clue_tokens: table.clue_tokens(),
            strikes: table.strikes(),
            deck: small(table.deck_size()),
            turns_left: table.turns_left(),
            points: board.points(),
            max_points: board.max_points(),
            pace: board.pace(),
            efficiency: Efficiency::of(board),
            fireworks: fireworks(board),
            discard: discard_pile(board),
            playable: CardSet::of(rules, board.playable()),
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

impl GameState {
    /// The same game after its table has broken it off.
    pub fn break_off(&mut self, board: Board<'_>) {
        GameChange::break_off(board).apply_to(self);
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
    pub(crate) fn of(board: Board<'_>) -> Self {
        let efficiency = board.efficiency();
        Self {
            cards: efficiency.cards,
            clues: efficiency.clues,
        }
    }
}

impl Hand {
    /// The hand of `seat` as the audience of `view` sees it.
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

    /// The ids of its cards, in order.
    pub fn ids(&self) -> Vec<CardId> {
        match self {
            Self::Up { cards } => cards.iter().map(|card| card.id).collect(),
            Self::Down { cards } => cards.iter().map(|card| card.id).collect(),
        }
    }
}

/// Whether the two views show the same hand of `seat`, without writing it out.
pub(crate) fn same_hand(one: &View, other: &View, seat: kagiya_rules::Seat) -> bool {
    one.table().hand(seat) == other.table().hand(seat)
        && one.table().marks(seat) == other.table().marks(seat)
        && one.cards(seat) == other.cards(seat)
}

pub(crate) fn fireworks(board: Board<'_>) -> Vec<Firework> {
    let (rules, table) = (board.rules, board.table);
    rules
        .fireworks()
        .map(|suit| {
            let height = table.height(suit);
            Firework {
                suit: Suit::of(rules, suit),
                height: small(height),
                top: rules.top_rank(suit, height).map(kagiya_rules::Rank::number),
                next: rules
                    .next_card(suit, height)
                    .map(|card| card.rank().number()),
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

pub(crate) fn critical(board: Board<'_>) -> kagiya_rules::CardSet {
    let cards = board.rules.cards().iter();
    cards.filter(|card| board.is_critical(*card)).collect()
}

pub(crate) fn trash(board: Board<'_>) -> kagiya_rules::CardSet {
    let cards = board.rules.cards().iter();
    cards.filter(|card| board.is_trash(*card)).collect()
}

/// A number of cards as it goes over the wire.
pub(crate) fn small(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
