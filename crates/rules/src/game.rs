//! The complete state of a game, with hidden cards.

use core::fmt;
use std::sync::Arc;

use crate::action::{Action, Choice};
use crate::board::Board;
use crate::card::{CARD_INDICES, Card, CardId, MAX_CARD_IDS};
use crate::clue::{Clue, ClueSet};
use crate::deal::{Deal, DealtCards, InvalidDeal, Seed};
use crate::event::{Event, PublicEvent};
use crate::hole::Thrown;
use crate::illegal::IllegalAction;
use crate::inline_list::InlineList;
use crate::legal::LegalActions;
use crate::message::{Explain, Message};
use crate::option_values::FirstPlayer;
use crate::outcome::{Outcome, Score};
use crate::rules::Rules;
use crate::seat::{BySeat, MAX_PLAYERS, Offset, Seat};
use crate::suit::Suit;
use crate::table::{Phase, Table};
use crate::tile::{Tile, TileSet};

/// A game in progress, with all hidden information.
///
/// Players never get a `Game`, only a [`View`](crate::View) or a [`SeenEvent`](crate::SeenEvent). `Debug`
/// shows no hidden cards. `clone_from` into an existing game costs no more than copying its bytes.
///
/// ```
/// use std::sync::Arc;
/// use kagiya_rules::{Audience, Deal, Game, Options, Rules, Seed};
///
/// let rules = Arc::new(Rules::new(&Options::preset("original", 3)?)?);
/// let mut game = Game::deal(&rules, &Deal::from_seed(Seed::from_phrase("summer night")))?;
/// while let Some(action) = game.legal_actions().get(0) {
///     for event in game.apply(action)? {
///         let _for_seat_0 = event.project(Audience::Seat(game.table().to_act()));
///     }
/// }
/// assert!(game.outcome().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Game {
    pub(crate) rules: Arc<Rules>,
    pub(crate) table: Table,
    pub(crate) hidden: Hidden,
    /// Where plays are hidden until the end.
    pub(crate) hole: Option<Box<Hole>>,
}

/// What nobody may know of a game with hidden plays.
#[derive(Clone)]
pub(crate) struct Hole {
    /// The same game with open plays.
    pub(crate) open: Game,
    /// The cards that were played face down, in order.
    pub(crate) thrown: Vec<Thrown>,
}

impl Hole {
    fn blank(rules: &Rules) -> Option<Box<Self>> {
        rules.opened().map(|open| {
            Box::new(Self {
                open: Game::blank(open),
                thrown: Vec::new(),
            })
        })
    }
}

/// The hidden part of a game.
#[derive(Clone, Copy)]
pub(crate) struct Hidden {
    /// The print of each drawn card by id, followed by the deck, top first.
    pub(crate) prints: [Card; MAX_CARD_IDS],
    /// For each seat, the clues that touch a card of its hand.
    touching: BySeat<ClueSet>,
    /// In the order in which they are revealed.
    pub(crate) tiles: InlineList<Tile, 6>,
    pub(crate) tiles_revealed: u8,
    pub(crate) reshuffles: u8,
    seed: Seed,
    /// Whether the whole deal follows from the seed.
    seeded: bool,
}

impl Game {
    /// Deals a game.
    ///
    /// # Errors
    /// [`InvalidDeal`] if a listed deck doesn't match the game, or the first player isn't allowed.
    pub fn deal(rules: &Arc<Rules>, deal: &Deal) -> Result<Self, InvalidDeal> {
        let first = first_player(rules, deal)?;
        let mut game = Self::blank(rules);
        match &deal.cards {
            DealtCards::Seed(seed) => game.deal_again(seed),
            DealtCards::Listed { deck, tiles, seed } => {
                check_deck(rules, deck)?;
                let set: TileSet = tiles.iter().copied().collect();
                if set.len() as usize != tiles.len() || !rules.flags.flamboyants && !set.is_empty()
                {
                    return Err(InvalidDeal::WrongTiles);
                }
                game.table = rules.dealt;
                game.table.tiles = set;
                game.hidden.prints[..deck.len()].copy_from_slice(deck);
                for tile in tiles {
                    game.hidden.tiles.push(*tile);
                }
                game.set_shuffle_seed(*seed);
                game.update_all_touching();
            }
        }
        game.table.to_act = first;
        game.begin_hole(&[], core::iter::empty());
        Ok(game)
    }

    /// Deals this game again from a seed, in place and without allocation. The option `first_player` decides
    /// who begins; if it leaves the choice to the table, seat 0 does.
    pub fn deal_again(&mut self, seed: &Seed) {
        let rules = &*self.rules;
        self.table = rules.dealt;
        let deck = &mut self.hidden.prints[..rules.sorted.len()];
        deck.copy_from_slice(&rules.sorted);
        seed.shuffle_deck(deck);
        self.hidden.tiles = InlineList::new(Tile::Token);
        self.hidden.tiles_revealed = 0;
        self.hidden.reshuffles = 0;
        self.hidden.seed = *seed;
        self.hidden.seeded = true;
        if rules.flags.flamboyants {
            self.hidden.tiles = shuffled_tiles(seed);
        }
        self.table.to_act = match rules.options().first_player {
            FirstPlayer::Random => seed.first_player(rules.players()),
            FirstPlayer::Seat(seat) => Seat::wrapped(usize::from(seat)),
            FirstPlayer::TableChoice(_) => Seat::wrapped(0),
        };
        self.update_all_touching();
        self.begin_hole(&[], core::iter::empty());
    }

    /// A game without cards, to be filled in.
    pub(crate) fn blank(rules: &Arc<Rules>) -> Self {
        Self {
            rules: Arc::clone(rules),
            table: rules.empty_table(),
            hidden: Hidden {
                prints: [Card::FILLER; MAX_CARD_IDS],
                touching: BySeat::new([ClueSet::EMPTY; MAX_PLAYERS]),
                tiles: InlineList::new(Tile::Token),
                tiles_revealed: 0,
                reshuffles: 0,
                seed: Seed::from_number(0),
                seeded: false,
            },
            hole: Hole::blank(rules),
        }
    }

    /// Prepares this game for a position by `rules`.
    pub(crate) fn change_rules(&mut self, rules: &Arc<Rules>) {
        if !Arc::ptr_eq(&self.rules, rules) {
            self.rules = Arc::clone(rules);
            self.hole = Hole::blank(rules);
        }
    }

    /// Future shuffles follow from `seed`; the present order of the cards doesn't.
    pub(crate) fn set_shuffle_seed(&mut self, seed: Seed) {
        self.hidden.seed = seed;
        self.hidden.seeded = false;
    }

    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
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

    /// The outcome, or `None` during the game.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    /// The result, or `None` during the game.
    pub fn score(&self) -> Option<Score> {
        self.board().score()
    }

    /// The cards of `seat`. Hidden from that player, who sees a [`View`](crate::View).
    pub fn hand(&self, seat: Seat) -> impl ExactSizeIterator<Item = (CardId, Card)> + '_ {
        self.table
            .hand(seat)
            .iter()
            .map(|id| (*id, self.print(*id)))
    }

    /// The deck, top first. Hidden from players, who see a [`View`](crate::View).
    pub fn deck(&self) -> &[Card] {
        let top = usize::from(self.table.drawn);
        &self.hidden.prints[top..top + self.table.deck_size()]
    }

    /// The bonus tiles that are face down, next one first. Their order is hidden from players.
    pub fn face_down_tiles(&self) -> &[Tile] {
        &self.hidden.tiles[usize::from(self.hidden.tiles_revealed)..]
    }

    /// The print of a drawn card.
    pub(crate) fn print(&self, id: CardId) -> Card {
        self.hidden.prints[id.index()]
    }

    /// The deck and the seed, which are hidden until the game has ended.
    pub fn finished(&self) -> Option<Finished<'_>> {
        self.table.outcome().map(|_| Finished { game: self })
    }

    /// The deck and the seed of an abandoned game. Only the recorder knows that it was abandoned.
    pub(crate) const fn given_up(&self) -> Finished<'_> {
        Finished { game: self }
    }

    /// The legal actions of the player to act; none once the game has ended.
    pub fn legal_actions(&self) -> LegalActions {
        self.board()
            .legal_actions(|seat| self.hidden.touching[seat])
    }

    /// Checks that `action` is legal for the player to act.
    ///
    /// # Errors
    /// [`IllegalAction`] with the reason.
    pub fn check(&self, action: Action) -> Result<(), IllegalAction> {
        match (self.table.phase, action) {
            (Phase::Over(_), _) => Err(IllegalAction::GameOver),
            (Phase::Turn, Action::Play { card, announce }) => {
                if self.board().deck_card() != Some(card) {
                    self.slot_of(card)?;
                }
                announce.map_or(Ok(()), |suit| self.check_announcement(suit))
            }
            (Phase::Turn, Action::Discard(card)) => {
                self.slot_of(card)?;
                let full = self.table.clue_tokens >= self.rules.max_clue_tokens();
                if full && !self.rules.has_inverted() {
                    return Err(IllegalAction::AllTokensAvailable);
                }
                Ok(())
            }
            (Phase::Turn, Action::Clue { to, clue }) => {
                if self.table.clue_tokens == 0 {
                    return Err(IllegalAction::NoClueToken);
                }
                self.check_clue(to, clue)?;
                if !self.table.next_clues.contains(clue) {
                    return Err(IllegalAction::SameKindOfClue(clue));
                }
                Ok(())
            }
            (Phase::Turn, Action::Choose(choice)) => Err(IllegalAction::NothingAsked(choice)),
            (Phase::Tile(tile), Action::Choose(choice)) => {
                if let (
                    Tile::ColorClue,
                    Choice::Clue {
                        to,
                        clue: clue @ Clue::Color(_),
                    },
                )
                | (
                    Tile::RankClue,
                    Choice::Clue {
                        to,
                        clue: clue @ Clue::Rank(_),
                    },
                ) = (tile, choice)
                {
                    return self.check_clue(to, clue);
                }
                if let (Tile::ColorClue | Tile::RankClue, Choice::Clue { .. }) = (tile, choice) {
                    return Err(IllegalAction::WrongKindOfClue(tile));
                }
                self.check_offered(choice)
            }
            (Phase::Joker { .. }, Action::Choose(choice)) => self.check_offered(choice),
            (Phase::Tile(tile), Action::Play { .. } | Action::Discard(_) | Action::Clue { .. }) => {
                Err(IllegalAction::TileFirst(tile))
            }
            (
                Phase::Joker { .. },
                Action::Play { .. } | Action::Discard(_) | Action::Clue { .. },
            ) => Err(IllegalAction::JokerFirst),
        }
    }

    fn check_offered(&self, choice: Choice) -> Result<(), IllegalAction> {
        if self.legal_actions().contains(Action::Choose(choice)) {
            Ok(())
        } else {
            Err(IllegalAction::NotOffered(choice))
        }
    }

    fn check_announcement(&self, suit: Suit) -> Result<(), IllegalAction> {
        if !self.rules.flags.timed_display {
            return Err(IllegalAction::NoAnnouncements);
        }
        if self.rules.firework_mask() >> suit.index() & 1 == 0 {
            return Err(IllegalAction::NoSuchFirework(suit));
        }
        Ok(())
    }

    fn check_clue(&self, to: Offset, clue: Clue) -> Result<(), IllegalAction> {
        let players = self.rules.players();
        if to.get() >= players {
            return Err(IllegalAction::NoSuchPlayer(to));
        }
        if !self.rules.clues().contains(clue) {
            return Err(IllegalAction::NoSuchClue(clue));
        }
        let target = self.table.to_act.after(to, players);
        if self.table.hand(target).is_empty() {
            return Err(IllegalAction::NothingToClue(to));
        }
        let touching = self.hidden.touching[target];
        if !(touching | self.rules.empty_clues()).contains(clue) {
            return Err(IllegalAction::EmptyClue(clue));
        }
        Ok(())
    }

    pub(crate) fn slot_of(&self, id: CardId) -> Result<usize, IllegalAction> {
        self.table
            .slot_of(self.table.to_act, id)
            .ok_or(IllegalAction::NotInHand(id))
    }

    /// Rearranges the hand of `seat`, which is possible at any time. It isn't an action, as no rule depends
    /// on it.
    ///
    /// # Errors
    /// [`IllegalReorder`] unless `order` names each card of the hand once, the option `hand_reorder` allows
    /// it, and the game is in progress.
    pub fn reorder(&mut self, seat: Seat, order: &[CardId]) -> Result<Event, IllegalReorder> {
        if !self.rules.options().hand_reorder {
            return Err(IllegalReorder::Forbidden);
        }
        if self.outcome().is_some() {
            return Err(IllegalReorder::GameOver);
        }
        let hand = self.table.hand(seat);
        let same = !hand.is_empty()
            && order.len() == hand.len()
            && order
                .iter()
                .enumerate()
                .all(|(i, id)| hand.contains(id) && !order[..i].contains(id));
        if !same {
            return Err(IllegalReorder::NotTheHand);
        }
        self.table.reorder(seat, order);
        if let Some(hole) = &mut self.hole {
            hole.open.table.reorder(seat, order);
        }
        let order = self.table.hand_list(seat);
        Ok(Event::Public(PublicEvent::Reordered { seat, order }))
    }

    pub(crate) fn update_touching(&mut self, seat: Seat) {
        let clues = self
            .table
            .hand(seat)
            .iter()
            .fold(ClueSet::EMPTY, |clues, id| {
                clues | self.rules.touched_by(self.hidden.prints[id.index()])
            });
        self.hidden.touching[seat] = clues;
    }

    pub(crate) fn update_all_touching(&mut self) {
        for seat in Seat::all(self.rules.players()) {
            self.update_touching(seat);
        }
    }

    pub(crate) fn shuffle_into_deck(&mut self, card: Card) {
        let top = usize::from(self.table.drawn);
        let end = top + self.table.deck_size();
        self.hidden.prints[end] = card;
        self.table.deck_size += 1;
        self.hidden
            .seed
            .reshuffle(&mut self.hidden.prints[top..=end], self.hidden.reshuffles);
        self.hidden.reshuffles += 1;
    }
}

impl Clone for Game {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            table: self.table,
            hidden: self.hidden,
            hole: self.hole.clone(),
        }
    }

    fn clone_from(&mut self, source: &Self) {
        // Rollouts copy games by the million, so they don't touch the reference count.
        if !Arc::ptr_eq(&self.rules, &source.rules) {
            self.rules = Arc::clone(&source.rules);
        }
        self.table = source.table;
        self.hidden = source.hidden;
        if self.hole.is_some() || source.hole.is_some() {
            self.hole.clone_from(&source.hole);
        }
    }
}

impl fmt::Debug for Game {
    /// Without hidden cards.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("table", &self.table)
            .finish_non_exhaustive()
    }
}

/// A finished game. No other type shows the deck and the seed.
#[derive(Clone, Copy, Debug)]
pub struct Finished<'a> {
    game: &'a Game,
}

impl Finished<'_> {
    /// The outcome; `None` if the game was abandoned.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.game.table.outcome()
    }

    /// The print of every drawn card by id, then the rest of the deck.
    ///
    /// In a game from [`Game::from_setup`], cards on fireworks have no id.
    pub fn deck(&self) -> &[Card] {
        let hidden = &self.game.hidden;
        &hidden.prints[..usize::from(self.game.table.drawn) + self.game.table.deck_size()]
    }

    /// The seed, if the deal follows from it.
    pub fn seed(&self) -> Option<Seed> {
        self.game.hidden.seeded.then_some(self.game.hidden.seed)
    }
}

/// Why a hand can't be rearranged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IllegalReorder {
    Forbidden,
    GameOver,
    /// The order doesn't name each card of the hand once, or the hand is empty.
    NotTheHand,
}

impl fmt::Display for IllegalReorder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Forbidden => "this game does not allow hands to be rearranged",
            Self::GameOver => "the game is over",
            Self::NotTheHand => {
                "the new order does not match the hand; list each of its cards once"
            }
        })
    }
}

impl std::error::Error for IllegalReorder {}

impl Explain for IllegalReorder {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Forbidden => "wrong-reorder-forbidden",
            Self::GameOver => "wrong-action-game-over",
            Self::NotTheHand => "wrong-reorder-not-the-hand",
        })
    }
}

/// The six bonus tiles in the order that follows from the seed.
pub(crate) fn shuffled_tiles(seed: &Seed) -> InlineList<Tile, 6> {
    let mut tiles = InlineList::new(Tile::Token);
    for tile in Tile::ALL {
        tiles.push(tile);
    }
    seed.shuffle_tiles(tiles.as_mut_slice());
    tiles
}

fn first_player(rules: &Rules, deal: &Deal) -> Result<Seat, InvalidDeal> {
    let option = rules.options().first_player;
    if let Some(seat) = deal.first {
        let other = matches!(option, FirstPlayer::Seat(n) if usize::from(n) != seat.index());
        if other || seat.index() >= rules.players() {
            return Err(InvalidDeal::WrongFirstPlayer(seat));
        }
        return Ok(seat);
    }
    Ok(match (option, &deal.cards) {
        (FirstPlayer::Random, DealtCards::Seed(seed) | DealtCards::Listed { seed, .. }) => {
            seed.first_player(rules.players())
        }
        (FirstPlayer::Seat(seat), _) => Seat::wrapped(usize::from(seat)),
        (FirstPlayer::TableChoice(_), _) => Seat::wrapped(0),
    })
}

pub(crate) fn check_deck(rules: &Rules, deck: &[Card]) -> Result<(), InvalidDeal> {
    let mut listed = [0_usize; CARD_INDICES];
    for card in deck {
        listed[card.index()] += 1;
    }
    let mut odd = rules.cards().iter().chain(deck.iter().copied());
    match odd.find(|card| listed[card.index()] != usize::from(rules.copies(*card))) {
        None => Ok(()),
        Some(card) => Err(InvalidDeal::WrongCards {
            card: rules.card_text(card),
            listed: listed[card.index()],
            expected: usize::from(rules.copies(card)),
        }),
    }
}
