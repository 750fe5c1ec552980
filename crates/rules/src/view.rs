//! An audience's view of a game, as a value without hidden information.

use core::fmt;
use std::sync::Arc;

use crate::audience::Audience;
use crate::board::Board;
use crate::card::{CARD_INDICES, Card, CardId, CardSet};
use crate::clue::{ClueSet, Marks};
use crate::deal::Seed;
use crate::game::Game;
use crate::hole::Thrown;
use crate::inline_list::InlineList;
use crate::legal::LegalActions;
use crate::rules::Rules;
use crate::seat::{BySeat, MAX_PLAYERS, Seat};
use crate::table::{MAX_HAND, Phase, Table};
use crate::tile::{Tile, TileSet};

/// What one audience sees: the public state, and the cards in the hands that it can see.
///
/// Invariant (non-interference): two games that differ only in cards hidden from the audience have equal
/// views, with equal `Debug`.
///
/// A view gives no access to a hidden card:
///
/// ```compile_fail
/// fn peek(view: &kagiya_rules::View) -> &[kagiya_rules::Card] { view.deck() }
/// ```
///
/// ```compile_fail
/// fn peek(view: &kagiya_rules::View) { let _ = &view.hidden; }
/// ```
///
/// and no `Game`:
///
/// ```compile_fail
/// fn cheat(view: kagiya_rules::View) -> kagiya_rules::Game { view.into() }
/// ```
#[derive(Clone)]
pub struct View {
    rules: Arc<Rules>,
    audience: Audience,
    table: Table,
    /// The cards of each visible hand; an empty list for a hidden one.
    seen: BySeat<InlineList<Card, MAX_HAND>>,
    /// The cards that were played face down, with those that this audience had seen in a hand.
    thrown: Vec<(Thrown, Option<Card>)>,
}

impl Game {
    pub fn view(&self, audience: Audience) -> View {
        View::project(self, audience)
    }
}

impl View {
    /// Variants that hide more must do so in [`ViewRef`](crate::ViewRef), which this function reads, and in
    /// [`Event::project`](crate::Event::project).
    fn project(game: &Game, audience: Audience) -> Self {
        let mut view = Self {
            rules: Arc::clone(&game.rules),
            audience,
            table: game.table,
            seen: BySeat::new([InlineList::new(Card::FILLER); MAX_PLAYERS]),
            thrown: Vec::new(),
        };
        view.observe(game);
        view
    }

    /// Updates this view to the present state of `game`, in place.
    pub fn update(&mut self, game: &Game) {
        if !Arc::ptr_eq(&self.rules, &game.rules) {
            self.rules = Arc::clone(&game.rules);
        }
        self.table = game.table;
        self.seen = BySeat::new([InlineList::new(Card::FILLER); MAX_PLAYERS]);
        self.thrown.clear();
        self.observe(game);
    }

    fn observe(&mut self, game: &Game) {
        let seen = game.view_ref(self.audience);
        for seat in game.rules.seats() {
            for card in seen.cards(seat).into_iter().flatten() {
                self.seen[seat].push(card);
            }
        }
        self.thrown.extend(seen.thrown());
    }

    /// The same view by [`Rules::intents`]; `None` if no suit is exchanged.
    pub fn of_intents(&self) -> Option<Self> {
        let rules = Arc::clone(self.rules.intents()?);
        Some(Self {
            rules,
            ..self.clone()
        })
    }

    /// The same view by `rules`, and with what `recall` knows of each card that was played face down: the
    /// prints that are possible, and the card if the audience has seen it. For games that were played again by
    /// [`Rules::without_unseen_ends`] of the same rules.
    #[must_use]
    pub fn retold(
        mut self,
        rules: &Arc<Rules>,
        recall: impl Fn(&Thrown) -> (CardSet, Option<Card>),
    ) -> Self {
        self.rules = Arc::clone(rules);
        for (thrown, card) in &mut self.thrown {
            (thrown.possible, *card) = recall(thrown);
        }
        self
    }

    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    pub const fn audience(&self) -> Audience {
        self.audience
    }

    /// The seat of a player's view; `None` for other audiences.
    pub const fn seat(&self) -> Option<Seat> {
        match self.audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Common => None,
        }
    }

    /// The public state.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The public state together with the rules, for questions about cards and points.
    pub fn board(&self) -> Board<'_> {
        Board {
            rules: &self.rules,
            table: &self.table,
        }
    }

    /// The cards of `seat` in the order of the hand, or `None` if they are hidden from this audience.
    #[inline]
    pub fn cards(&self, seat: Seat) -> Option<&[Card]> {
        self.audience.sees_hand_of(seat).then(|| &*self.seen[seat])
    }

    /// The print of a card in a visible hand or in the discard pile.
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

    /// The cards that were played face down, in order, with those that this audience had seen in a hand. None
    /// once the game has ended, as the table then shows them.
    pub fn thrown(&self) -> &[(Thrown, Option<Card>)] {
        &self.thrown
    }

    /// The possible prints of a card in a hand, by the clues about it.
    pub fn possible(&self, id: CardId) -> Option<CardSet> {
        let (seat, slot) = self.table.find(id)?;
        Some(self.rules.possible(self.table.marks(seat)[slot]))
    }

    /// The number of copies of `card` that this audience doesn't see, in the deck or in hidden hands, or played
    /// face down.
    #[inline]
    pub fn unseen(&self, card: Card) -> u8 {
        let in_sight = self
            .seen
            .as_slice()
            .iter()
            .flatten()
            .filter(|seen| **seen == card)
            .count()
            + self.remembered().filter(|seen| *seen == card).count();
        let turned_up = match self.table.phase {
            Phase::Joker { card: joker, id: _ } => joker == card,
            Phase::Turn | Phase::Tile(_) | Phase::Over(_) => false,
        };
        #[expect(clippy::cast_possible_truncation, reason = "at most three copies")]
        let known = in_sight as u8 + u8::from(turned_up);
        self.board().copies_left(card) - known
    }

    /// The cards played face down that this audience had seen in a hand.
    fn remembered(&self) -> impl Iterator<Item = Card> + '_ {
        self.thrown.iter().filter_map(|(_, card)| *card)
    }

    /// The cards played face down that this audience has not seen.
    fn unseen_thrown(&self) -> impl Iterator<Item = &Thrown> {
        let unseen = self.thrown.iter().filter(|(_, card)| card.is_none());
        unseen.map(|(thrown, _)| thrown)
    }

    /// The legal actions if this is the view of the player to act, else none. They equal
    /// [`Game::legal_actions`], so a refusal reveals nothing.
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

    /// A sampled world for search: a game that looks like this view, with the hidden cards of `world`.
    ///
    /// # Errors
    /// [`InvalidWorld`] if the world doesn't have exactly the hidden cards, or contradicts a clue.
    pub fn imagine(&self, world: &World<'_>) -> Result<Game, InvalidWorld> {
        let mut game = Game::blank(&self.rules);
        self.imagine_into(world, &mut game)?;
        Ok(game)
    }

    /// Like [`imagine`](Self::imagine), but in place and without allocation.
    ///
    /// # Errors
    /// [`InvalidWorld`]; `game` is then meaningless.
    pub fn imagine_into(&self, world: &World<'_>, game: &mut Game) -> Result<(), InvalidWorld> {
        self.check_world(world)?;
        game.change_rules(&self.rules);
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
        game.hidden.tiles = InlineList::new(Tile::Token);
        world
            .tiles
            .iter()
            .for_each(|tile| game.hidden.tiles.push(*tile));
        game.hidden.tiles_revealed = 0;
        game.hidden.reshuffles = 0;
        game.set_shuffle_seed(world.seed);
        game.update_all_touching();
        if self.rules.hides_plays() {
            self.imagine_thrown(hidden, game)?;
        }
        Ok(())
    }

    /// Plays the cards of a world that were played face down.
    fn imagine_thrown<'a>(
        &self,
        mut unseen: impl Iterator<Item = &'a Card>,
        game: &mut Game,
    ) -> Result<(), InvalidWorld> {
        let mut thrown = Vec::with_capacity(self.thrown.len());
        let mut prints = Vec::with_capacity(self.thrown.len());
        for (it, card) in &self.thrown {
            thrown.push(*it);
            let card = card.as_ref().or_else(|| unseen.next());
            prints.push(*card.ok_or(InvalidWorld::WrongNumber)?);
        }
        game.begin_hole(&thrown, prints.into_iter());
        if game.would_be_over() {
            return Err(InvalidWorld::Over);
        }
        Ok(())
    }

    fn check_world(&self, world: &World<'_>) -> Result<(), InvalidWorld> {
        let hidden_seats = || {
            self.rules
                .seats()
                .filter(|seat| !self.audience.sees_hand_of(*seat))
        };
        let held: usize = hidden_seats().map(|seat| self.table.hand(seat).len()).sum();
        let hidden = held + self.unseen_thrown().count();
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
        for (card, thrown) in world.hands[held..].iter().zip(self.unseen_thrown()) {
            if !thrown.possible.contains(*card) {
                return Err(InvalidWorld::ContradictsClue(*card));
            }
        }
        Ok(())
    }

    /// The clues about a card in a hand.
    pub fn marks(&self, id: CardId) -> Option<Marks> {
        let (seat, slot) = self.table.find(id)?;
        Some(self.table.marks(seat)[slot])
    }
}

impl PartialEq for View {
    /// Assumes that the rules are equal.
    fn eq(&self, other: &Self) -> bool {
        self.audience == other.audience
            && self.table == other.table
            && self.seen == other.seen
            && self.thrown == other.thrown
    }
}

impl Eq for View {}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View")
            .field("audience", &self.audience)
            .field("table", &self.table)
            .field("seen", &self.seen)
            .field("thrown", &self.thrown)
            .finish_non_exhaustive()
    }
}

/// One possibility for all hidden information of a [`View`].
#[derive(Clone, Copy, Debug)]
pub struct World<'a> {
    /// The cards of the hidden hands, by seat and in the order of the hand. Then the cards that were played face
    /// down and that the audience has not seen, in their order.
    pub hands: &'a [Card],
    /// The deck, top first.
    pub deck: &'a [Card],
    /// The bonus tiles that are face down, in the order in which they are revealed.
    pub tiles: &'a [Tile],
    /// Shuffles the deck when a tile returns a card to it.
    pub seed: Seed,
}

/// Why a world doesn't fit a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvalidWorld {
    /// The hidden hands or the deck have another size.
    WrongNumber,
    /// Other bonus tiles are face down.
    WrongTiles,
    /// The world has too many or too few copies of this card.
    WrongCard(Card),
    /// A clue excludes this card at its position.
    ContradictsClue(Card),
    /// The cards that were played face down would have ended the game.
    Over,
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
            Self::Over => f.write_str("the game would have ended before"),
        }
    }
}

impl std::error::Error for InvalidWorld {}
