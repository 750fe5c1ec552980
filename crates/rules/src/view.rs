//! What one audience sees of a game, as a value that holds nothing it may not know.

use core::fmt;
use std::sync::Arc;

use crate::board::Board;
use crate::card::{CARD_INDICES, Card, CardId, CardSet};
use crate::clue::{ClueSet, Marks};
use crate::deal::Seed;
use crate::game::Game;
use crate::legal::LegalActions;
use crate::list::List;
use crate::rules::Rules;
use crate::seat::{BySeat, MAX_PLAYERS, Seat};
use crate::table::{MAX_HAND, Phase, Table};
use crate::tile::{Tile, TileSet};

/// Whose eyes look at the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// A player: sees every hand but their own.
    Seat(Seat),
    /// Somebody behind all players: sees every hand, but not the deck.
    Spectator,
    /// What everybody at the table knows together: no hand.
    Common,
}

impl Audience {
    /// Whether this audience sees the cards that `seat` holds.
    pub fn sees_hand_of(self, seat: Seat) -> bool {
        match self {
            Self::Seat(me) => me != seat,
            Self::Spectator => true,
            Self::Common => false,
        }
    }
}

/// What one audience sees: the table, and the cards of the hands that it can see.
///
/// Invariant (non-interference): two games that differ only in cards that the audience can't see
/// give equal views, with equal `Debug`.
///
/// A view has no way to a hidden card; there is nothing to call:
///
/// ```compile_fail
/// fn peek(view: &kagiya_rules::View) -> &[kagiya_rules::Card] { view.deck() }
/// ```
///
/// ```compile_fail
/// fn peek(view: &kagiya_rules::View) { let _ = &view.hidden; }
/// ```
///
/// and a `Game` can't be taken out of it:
///
/// ```compile_fail
/// fn cheat(view: kagiya_rules::View) -> kagiya_rules::Game { view.into() }
/// ```
#[derive(Clone)]
pub struct View {
    rules: Arc<Rules>,
    audience: Audience,
    table: Table,
    /// The cards of each hand that the audience sees; an empty list for one that it does not.
    seen: BySeat<List<Card, MAX_HAND>>,
}

impl View {
    /// The only way from a game to a player. Variants that hide more must do it in
    /// [`Glance`](crate::Glance), which this reads, and in [`Event::project`](crate::Event::project).
    pub(crate) fn project(game: &Game, audience: Audience) -> Self {
        let mut view = Self {
            rules: Arc::clone(&game.rules),
            audience,
            table: game.table,
            seen: BySeat::new([List::new(Card::FILLER); MAX_PLAYERS]),
        };
        view.look(game);
        view
    }

    /// Makes this the view of `game` as it is now, for the same audience, in place.
    pub fn update(&mut self, game: &Game) {
        if !Arc::ptr_eq(&self.rules, &game.rules) {
            self.rules = Arc::clone(&game.rules);
        }
        self.table = game.table;
        self.seen = BySeat::new([List::new(Card::FILLER); MAX_PLAYERS]);
        self.look(game);
    }

    fn look(&mut self, game: &Game) {
        let glance = game.glance(self.audience);
        for seat in game.rules.seats() {
            for card in glance.cards(seat).into_iter().flatten() {
                self.seen[seat].push(card);
            }
        }
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Whose view it is.
    pub const fn audience(&self) -> Audience {
        self.audience
    }

    /// The seat whose view it is, if it is a player's.
    pub const fn seat(&self) -> Option<Seat> {
        match self.audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Common => None,
        }
    }

    /// What everybody sees.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The table together with the rules, for questions about cards and points.
    pub fn board(&self) -> Board<'_> {
        Board {
            rules: &self.rules,
            table: &self.table,
        }
    }

    /// The cards that `seat` holds, in the order of the hand, or `None` if this audience can't see
    /// them.
    #[inline]
    pub fn cards(&self, seat: Seat) -> Option<&[Card]> {
        self.audience.sees_hand_of(seat).then(|| &*self.seen[seat])
    }

    /// The print of a card in a hand that this audience sees, or on the discard pile.
    pub fn card(&self, id: CardId) -> Option<Card> {
        if let Some((seat, slot)) = self.table.find(id) {
            return self.cards(seat).and_then(|cards| cards.get(slot).copied());
        }
        self.table
            .discard_pile()
            .iter()
            .find(|discarded| discarded.id == id)
            .map(|it| it.card)
    }

    /// What a card can be by the clues about it alone, for a card in a hand.
    pub fn possible(&self, id: CardId) -> Option<CardSet> {
        let (seat, slot) = self.table.find(id)?;
        Some(self.rules.possible(self.table.marks(seat)[slot]))
    }

    /// How many copies of `card` this audience does not see: in the deck, or in hidden hands.
    #[inline]
    pub fn unseen(&self, card: Card) -> u8 {
        let in_sight = self
            .seen
            .as_slice()
            .iter()
            .flatten()
            .filter(|seen| **seen == card)
            .count();
        let turned_up = match self.table.phase {
            Phase::Joker { card: joker, id: _ } => joker == card,
            Phase::Turn | Phase::Tile(_) | Phase::Over(_) => false,
        };
        #[expect(clippy::cast_possible_truncation, reason = "at most three copies")]
        let known = in_sight as u8 + u8::from(turned_up);
        self.board().copies_left(card) - known
    }

    /// What this audience may do now: the legal actions of the player to act if it is that player,
    /// else none. Equal to [`Game::legal_actions`], so that a refusal tells nobody anything.
    pub fn legal_actions(&self) -> LegalActions {
        if self.seat() != Some(self.table.to_act) {
            return LegalActions::NONE;
        }
        self.board().legal_actions(|seat| {
            self.seen[seat].iter().fold(ClueSet::EMPTY, |clues, card| {
                clues | self.rules.touched_by(*card)
            })
        })
    }

    /// A made-up game that looks like this view, for search: what is hidden is as `world` says.
    ///
    /// # Errors
    /// [`InvalidWorld`] if the world does not hold the cards that are hidden, or contradicts what
    /// clues have said.
    pub fn imagine(&self, world: &World<'_>) -> Result<Game, InvalidWorld> {
        let mut game = Game::blank(&self.rules);
        self.imagine_into(world, &mut game)?;
        Ok(game)
    }

    /// The same in place, without allocating.
    ///
    /// # Errors
    /// [`InvalidWorld`] as for [`imagine`](Self::imagine); `game` then has no meaning.
    pub fn imagine_into(&self, world: &World<'_>, game: &mut Game) -> Result<(), InvalidWorld> {
        self.check_world(world)?;
        if !Arc::ptr_eq(&game.rules, &self.rules) {
            game.rules = Arc::clone(&self.rules);
        }
        game.table = self.table;
        for discarded in self.table.discard_pile() {
            game.hidden.prints[discarded.id.index()] = discarded.card;
        }
        let mut hidden = world.hands.iter();
        for seat in self.rules.seats() {
            let mut seen = self.seen[seat].iter();
            let sees = self.audience.sees_hand_of(seat);
            for id in self.table.hand(seat) {
                let card = if sees { seen.next() } else { hidden.next() };
                game.hidden.prints[id.index()] = *card.ok_or(InvalidWorld::WrongNumber)?;
            }
        }
        let top = usize::from(self.table.drawn);
        game.hidden.prints[top..top + world.deck.len()].copy_from_slice(world.deck);
        game.hidden.tiles = List::new(Tile::Token);
        world
            .tiles
            .iter()
            .for_each(|tile| game.hidden.tiles.push(*tile));
        game.hidden.tiles_revealed = 0;
        game.hidden.reshuffles = 0;
        game.set_shuffle_seed(world.seed);
        game.update_all_touching();
        Ok(())
    }

    fn check_world(&self, world: &World<'_>) -> Result<(), InvalidWorld> {
        let hidden_seats = || {
            self.rules
                .seats()
                .filter(|seat| !self.audience.sees_hand_of(*seat))
        };
        let hidden: usize = hidden_seats().map(|seat| self.table.hand(seat).len()).sum();
        if world.hands.len() != hidden || world.deck.len() != self.table.deck_size() {
            return Err(InvalidWorld::WrongNumber);
        }
        let tiles: TileSet = world.tiles.iter().copied().collect();
        if tiles != self.table.tiles || world.tiles.len() != tiles.len() as usize {
            return Err(InvalidWorld::WrongTiles);
        }
        let mut counts = [0_u8; CARD_INDICES];
        for card in world.hands.iter().chain(world.deck) {
            counts[card.index()] += 1;
        }
        for card in self.rules.cards().iter() {
            if counts[card.index()] != self.unseen(card) {
                return Err(InvalidWorld::WrongCard(card));
            }
        }
        let marks = hidden_seats().flat_map(|seat| self.table.marks(seat));
        for (card, marks) in world.hands.iter().zip(marks) {
            if !self.rules.possible(*marks).contains(*card) {
                return Err(InvalidWorld::ContradictsClue(*card));
            }
        }
        Ok(())
    }

    /// What clues have said of a card in a hand.
    pub fn marks(&self, id: CardId) -> Option<Marks> {
        let (seat, slot) = self.table.find(id)?;
        Some(self.table.marks(seat)[slot])
    }
}

impl PartialEq for View {
    /// Equal if the audience sees the same; the rules are taken to be those of the same game.
    fn eq(&self, other: &Self) -> bool {
        self.audience == other.audience && self.table == other.table && self.seen == other.seen
    }
}

impl Eq for View {}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View")
            .field("audience", &self.audience)
            .field("table", &self.table)
            .field("seen", &self.seen)
            .finish_non_exhaustive()
    }
}

/// One way in which everything that a [`View`] can't see could be.
#[derive(Clone, Copy, Debug)]
pub struct World<'a> {
    /// The cards of the hands that the audience can't see, seat by seat in the order of the hand.
    pub hands: &'a [Card],
    /// The deck, top first.
    pub deck: &'a [Card],
    /// The bonus tiles that are face down, in the order in which they will be revealed.
    pub tiles: &'a [Tile],
    /// Shuffles the deck when a tile returns a card to it.
    pub seed: Seed,
}

/// Why a made-up world does not fit a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvalidWorld {
    /// Too many or too few cards in hands or deck.
    WrongNumber,
    /// Other bonus tiles than those that are face down.
    WrongTiles,
    /// This card is there too often or too rarely.
    WrongCard(Card),
    /// This card can't lie where a clue was given.
    ContradictsClue(Card),
}

impl fmt::Display for InvalidWorld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongNumber => f.write_str("the hidden hands or the deck have another size"),
            Self::WrongTiles => f.write_str("other bonus tiles are face down"),
            Self::WrongCard(card) => write!(f, "card {card:?} is hidden more or less often"),
            Self::ContradictsClue(card) => {
                write!(f, "a clue says that card {card:?} can't be there")
            }
        }
    }
}

impl std::error::Error for InvalidWorld {}
