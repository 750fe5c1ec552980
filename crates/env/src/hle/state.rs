//! A game of HLE, with chance as a player.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kagiya_rules::{
    Audience, CARD_INDICES, Card, Deal, DealtCards, Game, IllegalAction, LossReason, MAX_PLAYERS,
    Marks, Outcome, Rules, Seat, Seed, Suit, View, World,
};

use crate::bits::BitRow;
use crate::encoder::{Encoder, Shared};
use crate::hle::config::{HleConfig, HleConfigError};
use crate::hle::random::Mt19937;
use crate::last_move::{Before, Deed, LastMove};
use crate::layout::{Encoding, Layout, Sight};
use crate::moves::Moves;
use crate::recolor::Recolor;
use crate::scene::{Epilogue, Scene};

/// The rules of a game with the random numbers that its deals come from.
#[derive(Clone, Debug)]
pub struct HleGame {
    config: HleConfig,
    /// By the seat that begins.
    rules: ArrayVec<Arc<Rules>, MAX_PLAYERS>,
    encoder: Encoder,
    moves: Moves,
    random: Mt19937,
}

impl HleGame {
    /// The game of these parameters, with its random numbers at their beginning.
    ///
    /// # Errors
    /// [`HleConfigError`] if the parameters make no game.
    ///
    /// # Panics
    /// Never: an encoding without a belief always makes sense.
    pub fn new(config: HleConfig) -> Result<Self, HleConfigError> {
        let starts = if config.random_start_player {
            config.players
        } else {
            1
        };
        let mut rules = ArrayVec::new();
        for first in 0..starts.clamp(1, 5) {
            rules.push(config.rules(first)?);
        }
        let encoding = Encoding {
            sight: config.observation_type,
            ..Encoding::default()
        };
        let encoder = Encoder::new(&rules[0], encoding).expect("there is no belief in it");
        Ok(Self {
            config,
            moves: Moves::new(encoder.layout()),
            encoder,
            rules,
            random: Mt19937::new(config.seed),
        })
    }

    /// The parameters.
    pub const fn config(&self) -> &HleConfig {
        &self.config
    }

    /// The rules, as if seat 0 began.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules[0]
    }

    /// The numbers of the moves.
    pub const fn moves(&self) -> &Moves {
        &self.moves
    }

    /// Where what stands in an observation.
    pub const fn layout(&self) -> &Layout {
        self.encoder.layout()
    }

    /// How many bits an observation has.
    pub fn observation_size(&self) -> usize {
        self.encoder.len()
    }

    /// A new game before the deal. Chance picks who begins, where the parameters say so.
    pub fn new_state(&mut self) -> HleState {
        let first = if self.config.random_start_player {
            self.random.below(u32::from(self.config.players)) as usize
        } else {
            0
        };
        self.state_from(&self.rules[first])
    }

    /// A new game in which `first` begins, without a random number; `None` if that seat can't begin.
    pub fn new_state_from(&self, first: usize) -> Option<HleState> {
        Some(self.state_from(self.rules.get(first)?))
    }

    fn state_from(&self, rules: &Arc<Rules>) -> HleState {
        HleState {
            game: deal(rules, rules_deck(rules)),
            undealt: vec![self.config.hand_size; rules.players()],
            late: None,
            last: None,
            history: Vec::new(),
        }
    }

    /// The random numbers, as they are now.
    pub const fn random(&self) -> &Mt19937 {
        &self.random
    }

    /// Lets the random numbers go on from here.
    pub fn set_random(&mut self, random: Mt19937) {
        self.random = random;
    }

    /// Deals the next card that is missing, as chance has it.
    ///
    /// # Errors
    /// [`HleError::NothingToDeal`] if no card is missing.
    pub fn deal_random_card(&mut self, state: &mut HleState) -> Result<(), HleError> {
        let seat = state.next_to_deal().ok_or(HleError::NothingToDeal)?;
        let counts = state.undealt_cards();
        let kinds: Vec<Card> = state
            .rules()
            .cards()
            .iter()
            .filter(|card| counts[card.index()] > 0)
            .collect();
        let left: u32 = counts.iter().map(|count| u32::from(*count)).sum();
        let weights: Vec<f64> = kinds
            .iter()
            .map(|card| f64::from(counts[card.index()]) / f64::from(left))
            .collect();
        let card = kinds[self.random.weighted(&weights)];
        state.deal(seat, card);
        Ok(())
    }
}

/// How a game of HLE ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// No life is left.
    OutOfLives,
    /// The last turns after the last card are over.
    OutOfCards,
    /// All fireworks are complete.
    Completed,
}

/// Why something can't be done in a game of HLE.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HleError {
    /// Every hand is full, or the deck is empty.
    #[error("no card is to be dealt now")]
    NothingToDeal,
    /// A card must be dealt first.
    #[error("chance is to act: a card must be dealt first")]
    DealFirst,
    /// The game has ended.
    #[error("the game has ended")]
    Over,
    /// There is no such move, or its card is not there.
    #[error("there is no move {0} now")]
    NoSuchMove(usize),
    /// The move is against the rules.
    #[error("the move is not legal: {0}")]
    Illegal(IllegalAction),
    /// There is no such seat.
    #[error("there is no player {0}: they count from 0")]
    NoSuchPlayer(usize),
    /// That card is not in the deck any more.
    #[error("that card is not in the deck any more")]
    NotInDeck,
}

/// A move, as a word of HLE.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HleMove {
    /// A move of a player, by its number.
    Player(usize),
    /// Chance deals a card, by its place among all.
    Deal(usize),
}

/// An entry of the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HleItem {
    /// What was done.
    pub what: HleMove,
    /// The player who moved; `None` for chance.
    pub player: Option<usize>,
    /// Whether a play scored.
    pub scored: bool,
    /// Whether a clue token came back.
    pub information_token: bool,
    /// The card that was played or discarded, by its place among all.
    pub card: Option<usize>,
    /// The places of the hand that a clue touched, one bit each.
    pub revealed: u8,
    /// Those of them that had no clue of this kind before, one bit each.
    pub newly_revealed: u8,
    /// To whom a card was dealt.
    pub deal_to: Option<usize>,
}

/// A card in a hand, as somebody may see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownCard {
    /// What it is, by its place among all; `None` if the observer does not see it.
    pub card: Option<usize>,
    /// The color that a clue has named.
    pub color: Option<usize>,
    /// The rank that a clue has named, from 0.
    pub rank: Option<usize>,
    /// The colors that it can have, one bit each.
    pub colors: u8,
    /// The ranks that it can have, one bit each.
    pub ranks: u8,
}

/// One game of HLE.
#[derive(Clone, Debug)]
pub struct HleState {
    /// The game; which cards it holds in place of those that have not been dealt yet has no meaning.
    game: Game,
    /// For each seat how many of its newest cards have not been dealt yet.
    undealt: Vec<u8>,
    /// The card that was dealt after the end.
    late: Option<(Seat, Card)>,
    last: Option<LastMove>,
    history: Vec<HleItem>,
}

impl HleState {
    fn rules(&self) -> &Arc<Rules> {
        self.game.rules()
    }

    /// The seat that gets the next card, if one is to be dealt.
    fn next_to_deal(&self) -> Option<Seat> {
        let mut seats = self.rules().seats();
        if let Some(seat) = seats.find(|seat| self.undealt[seat.index()] > 0) {
            return Some(seat);
        }
        let drawer = Epilogue::draws(&self.game.board(), self.last.as_ref());
        drawer.filter(|_| self.late.is_none())
    }

    /// How many of each card have not been dealt, by [`Card::index`].
    fn undealt_cards(&self) -> [u8; CARD_INDICES] {
        let mut counts = [0; CARD_INDICES];
        for card in self.game.deck() {
            counts[card.index()] += 1;
        }
        for seat in self.rules().seats() {
            let dealt = self.dealt(seat);
            for (_, card) in self.game.hand(seat).skip(dealt) {
                counts[card.index()] += 1;
            }
        }
        if let Some((_, card)) = self.late {
            counts[card.index()] -= 1;
        }
        counts
    }

    /// Cards of a hand that have been dealt, but for one after the end.
    fn dealt(&self, seat: Seat) -> usize {
        self.game.table().hand(seat).len() - usize::from(self.undealt[seat.index()])
    }

    /// Deals `card` to the next seat that lacks one: the choice of the chance player.
    ///
    /// # Errors
    /// [`HleError`] if no card is missing, or the deck does not hold this one.
    pub fn deal_card(&mut self, card: usize, layout: &Layout) -> Result<(), HleError> {
        let seat = self.next_to_deal().ok_or(HleError::NothingToDeal)?;
        let card = layout.card_at(card).ok_or(HleError::NotInDeck)?;
        if self.undealt_cards()[card.index()] == 0 {
            return Err(HleError::NotInDeck);
        }
        self.deal(seat, card);
        Ok(())
    }

    fn deal(&mut self, seat: Seat, card: Card) {
        if self.game.outcome().is_some() && self.undealt[seat.index()] == 0 {
            self.late = Some((seat, card));
        } else {
            self.put(seat, card);
            self.undealt[seat.index()] -= 1;
        }
        let ranks = self.rules().rank_count();
        self.history.push(HleItem {
            what: HleMove::Deal(card.suit().index() * ranks + card.rank().index()),
            player: None,
            scored: false,
            information_token: false,
            card: None,
            revealed: 0,
            newly_revealed: 0,
            deal_to: Some(seat.index()),
        });
    }

    /// Makes `card` the next card of a hand, by exchanging it with what lies there.
    fn put(&mut self, seat: Seat, card: Card) {
        let place = self.dealt(seat);
        let rules = Arc::clone(self.rules());
        if self.history.iter().all(|item| item.player.is_none()) {
            // Nothing has been played: the deck from its top is the hands and what is left.
            let mut deck: Vec<Card> = rules
                .seats()
                .flat_map(|seat| self.game.hand(seat).map(|(_, card)| card))
                .chain(self.game.deck().iter().copied())
                .collect();
            let at = seat.index() * rules.hand_size() + place;
            let found = (at..deck.len()).find(|place| deck[*place] == card);
            deck.swap(at, found.expect("the card has not been dealt yet"));
            self.game = deal(&rules, deck);
            return;
        }
        let view = self.game.view(Audience::Seat(seat));
        let mut hand: Vec<Card> = self.game.hand(seat).map(|(_, card)| card).collect();
        let mut deck = self.game.deck().to_vec();
        if hand[place] != card {
            let found = deck.iter().position(|other| *other == card);
            deck[found.expect("the card has not been dealt yet")] = hand[place];
            hand[place] = card;
        }
        let world = World {
            hands: &hand,
            deck: &deck,
            tiles: &[],
            seed: Seed::from_number(0),
        };
        view.imagine_into(&world, &mut self.game)
            .expect("the newest card has no clue, and the counts stay as they are");
    }

    /// The seat that made or makes the first move.
    pub fn first(&self) -> Seat {
        let first = self.history.iter().find_map(|item| item.player);
        let mut seats = self.rules().seats();
        first
            .and_then(|first| seats.nth(first))
            .unwrap_or_else(|| self.game.table().to_act())
    }

    /// The seat to act; `None` if a card is to be dealt first.
    pub fn to_act(&self) -> Option<Seat> {
        if self.next_to_deal().is_some() {
            return None;
        }
        Some(self.mover())
    }

    /// The seat to act after what chance deals; in a finished game, who would be next.
    fn mover(&self) -> Seat {
        let seat = self.game.table().to_act();
        if self.game.outcome().is_some() {
            seat.next(self.rules().players())
        } else {
            seat
        }
    }

    /// The history, oldest entry first.
    pub fn history(&self) -> &[HleItem] {
        &self.history
    }

    /// How the game ended, if it has.
    pub fn end(&self) -> Option<End> {
        Some(match self.game.outcome()? {
            Outcome::Lost(LossReason::Strikes) => End::OutOfLives,
            Outcome::Perfect => End::Completed,
            Outcome::Finished | Outcome::Lost(_) => End::OutOfCards,
        })
    }

    /// The score: 0 if no life is left.
    pub fn score(&self) -> i32 {
        let points = self.game.score().map(|score| score.points);
        i32::from(points.unwrap_or_else(|| self.game.board().points()))
    }

    /// Mistakes that are left.
    pub fn life_tokens(&self) -> usize {
        usize::from(self.rules().max_strikes() - self.game.table().strikes())
    }

    /// Clue tokens.
    pub fn information_tokens(&self) -> usize {
        let late = Epilogue::has_token(&self.game.board());
        usize::from(self.game.table().clue_tokens()) + usize::from(late)
    }

    /// Cards that have not been dealt.
    pub fn deck_size(&self) -> usize {
        let undealt: usize = self.undealt.iter().map(|cards| usize::from(*cards)).sum();
        self.game.table().deck_size() + undealt - usize::from(self.late.is_some())
    }

    /// The height of each firework.
    pub fn fireworks(&self) -> Vec<usize> {
        let rules = self.rules();
        rules
            .fireworks()
            .map(|suit| self.game.table().height(suit))
            .collect()
    }

    /// The discard pile, oldest card first, by the place of each card among all.
    pub fn discard_pile(&self, layout: &Layout) -> Vec<usize> {
        let pile = self.game.table().discard_pile();
        pile.iter()
            .map(|discarded| layout.place(discarded.card))
            .collect()
    }

    /// Whether this card would fit now, by its color and rank from 0.
    pub fn is_playable(&self, color: usize, rank: usize) -> bool {
        Suit::new(color).is_some_and(|suit| {
            color < self.rules().suits().len() && self.game.table().height(suit) == rank
        }) && rank < self.rules().rank_count()
    }

    /// A hand as `observer` sees it, or as the referee does without one.
    pub fn hand(&self, seat: Seat, observer: Option<Seat>, game: &HleGame) -> Vec<ShownCard> {
        let sight = game.config.observation_type;
        let layout = game.layout();
        let hidden = observer == Some(seat) && sight != Sight::Seer;
        let marks = self.game.table().marks(seat);
        let late = self.late.filter(|(drawer, _)| *drawer == seat);
        let cards = self
            .game
            .hand(seat)
            .map(|(_, card)| card)
            .zip(marks.iter().copied());
        let cards = cards
            .take(self.dealt(seat))
            .chain(late.map(|(_, card)| (card, Marks::NONE)));
        cards
            .map(|(card, marks)| {
                let mut shown = if sight == Sight::Seer {
                    shown_whole(card)
                } else if sight == Sight::Minimal && observer.is_some() {
                    shown_by(Marks::NONE, layout)
                } else {
                    shown_by(marks, layout)
                };
                shown.card = (!hidden).then(|| layout.place(card));
                shown
            })
            .collect()
    }

    /// The numbers of the legal moves of the player to act, ascending. In a finished game those that
    /// cards and tokens would allow.
    pub fn legal_moves(&self, game: &HleGame) -> Vec<usize> {
        if self.game.outcome().is_none() {
            if self.to_act().is_none() {
                return Vec::new();
            }
            let legal = self.game.legal_actions();
            let mask = game
                .moves
                .mask(&legal, self.game.table(), &Recolor::IDENTITY);
            return mask.iter().collect();
        }
        self.moves_after_the_end(game)
    }

    fn moves_after_the_end(&self, game: &HleGame) -> Vec<usize> {
        let (mover, players) = (self.mover(), self.rules().players());
        let held = self.hand(mover, None, game).len();
        let size = game.layout().hand();
        let mut numbers = Vec::new();
        if self.information_tokens() < usize::from(self.rules().max_clue_tokens()) {
            numbers.extend(0..held);
        }
        numbers.extend(size..size + held);
        if self.information_tokens() > 0 {
            for to in self.rules().offsets() {
                let hand = self.hand(mover.after(to, players), None, game);
                let cards: Vec<Card> = hand
                    .iter()
                    .filter_map(|shown| game.layout().card_at(shown.card?))
                    .collect();
                let clues = self.rules().clues().iter().filter(|clue| {
                    cards
                        .iter()
                        .any(|card| self.rules().touch(*clue).contains(*card))
                });
                numbers.extend(clues.map(|clue| game.moves.clue(to, clue, &Recolor::IDENTITY)));
            }
        }
        numbers.sort_unstable();
        numbers
    }

    /// Does a move of the player to act, by its number.
    ///
    /// # Errors
    /// [`HleError`] if it is not there or not legal; nothing has happened then.
    pub fn apply(&mut self, number: usize, game: &HleGame) -> Result<(), HleError> {
        if self.game.outcome().is_some() {
            return Err(HleError::Over);
        }
        let mover = self.to_act().ok_or(HleError::DealFirst)?;
        let action = game
            .moves
            .action(number, self.game.table(), &Recolor::IDENTITY)
            .ok_or(HleError::NoSuchMove(number))?;
        let before = Before::new(self.game.board(), action);
        let next_id = self.game.table().next_id();
        let events = self.game.apply(action).map_err(HleError::Illegal)?;
        let last = LastMove::new(before, self.game.table(), &events);
        let late = Epilogue::has_token(&self.game.board());
        let mut item = HleItem {
            what: HleMove::Player(number),
            player: Some(mover.index()),
            scored: false,
            information_token: late,
            card: None,
            revealed: 0,
            newly_revealed: 0,
            deal_to: None,
        };
        match last.deed {
            Deed::Play {
                card,
                scored,
                gained,
                ..
            } => {
                item.card = Some(game.layout().place(card));
                item.scored = scored;
                item.information_token |= gained;
            }
            Deed::Discard { card, gained, .. } => {
                item.card = Some(game.layout().place(card));
                item.information_token |= gained;
            }
            Deed::Clue { touched, new, .. } => {
                item.revealed = touched;
                if game.config.observation_type != Sight::Seer {
                    item.newly_revealed = new;
                }
            }
            Deed::Answer => {}
        }
        let drew = self.game.table().next_id() != next_id;
        self.undealt[mover.index()] += u8::from(drew);
        self.last = Some(last);
        self.history.push(item);
        Ok(())
    }

    /// The observation of a player in the canonical encoding, a byte of 0 or 1 for each bit.
    ///
    /// # Errors
    /// [`HleError::NoSuchPlayer`] if nobody sits there.
    pub fn encode(&self, player: usize, game: &HleGame) -> Result<Vec<u8>, HleError> {
        let mut seats = self.rules().seats();
        let observer = seats.nth(player).ok_or(HleError::NoSuchPlayer(player))?;
        let view = self.game.view(Audience::Seat(observer));
        let all_hands: Option<View> = (game.config.observation_type == Sight::Seer)
            .then(|| self.game.view(Audience::Spectator));
        let epilogue = Epilogue {
            token: Epilogue::has_token(&self.game.board()),
            drawn: self.late,
        };
        let mut scene = Scene::EMPTY;
        let around = game.encoder.around(&Recolor::IDENTITY);
        let last = self.last.as_ref();
        scene.look(around, view.board(), last, epilogue, all_hands.as_ref());
        for seat in self.rules().seats() {
            scene.undeal(seat, self.undealt[seat.index()]);
        }
        let mut row = BitRow::new();
        let identity = &Recolor::IDENTITY;
        let mut shared = Shared::new();
        game.encoder.share(&scene, identity, None, &mut shared);
        let cards = |seat| view.cards(seat).unwrap_or_default().iter().copied();
        game.encoder
            .push(&scene, &shared, cards, observer, identity, &mut row);
        let mut bits = vec![0; row.len()];
        row.write_bytes(&mut bits);
        Ok(bits)
    }
}

fn shown_by(marks: Marks, layout: &Layout) -> ShownCard {
    let named = |bits: u8| bits.checked_ilog2().map(|_| bits.trailing_zeros() as usize);
    let possible = |yes: u8, no: u8, kinds: usize| match yes {
        0 => u8::MAX >> (8 - kinds) & !no,
        yes => yes,
    };
    let (colors, ranks) = (marks.yes.color_bits(), marks.yes.rank_bits());
    ShownCard {
        card: None,
        color: named(colors),
        rank: named(ranks),
        colors: possible(colors, marks.no.color_bits(), layout.suits),
        ranks: possible(ranks, marks.no.rank_bits(), layout.ranks),
    }
}

fn shown_whole(card: Card) -> ShownCard {
    let (color, rank) = (card.suit().index(), card.rank().index());
    ShownCard {
        card: None,
        color: Some(color),
        rank: Some(rank),
        colors: 1 << color,
        ranks: 1 << rank,
    }
}

/// Every card of the game, in order.
fn rules_deck(rules: &Rules) -> Vec<Card> {
    let copies = |card: Card| usize::from(rules.copies(card));
    rules
        .cards()
        .iter()
        .flat_map(|card| core::iter::repeat_n(card, copies(card)))
        .collect()
}

fn deal(rules: &Arc<Rules>, deck: Vec<Card>) -> Game {
    let cards = DealtCards::Listed {
        deck,
        tiles: Vec::new(),
        seed: Seed::from_number(0),
    };
    Game::deal(rules, &Deal { cards, first: None }).expect("the deck is complete")
}
