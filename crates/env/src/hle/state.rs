//! HLE games with a chance player.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kagiya_rules::{
    Audience, CARD_INDICES, Card, Deal, DealtCards, Game, LossReason, MAX_PLAYERS, Marks, Outcome,
    Rules, Seat, Seed, Suit, View, World,
};

use crate::bits::BitRow;
use crate::encoder::{Encoder, Shared};
use crate::hle::config::{HleConfig, HleConfigError};
use crate::hle::items::{End, HleError, HleItem, HleMove, ShownCard, shown_by, shown_whole};
use crate::hle::random::Mt19937;
use crate::last_move::{BeforeMove, LastMove, MoveResult};
use crate::layout::{Encoding, Layout, Section, Sight};
use crate::moves::Moves;
use crate::public_state::{Epilogue, PublicState};
use crate::recolor::Recolor;

/// The rules of a game, with the random numbers of its deals.
#[derive(Clone, Debug)]
pub struct HleGame {
    config: HleConfig,
    /// Indexed by the seat that begins.
    rules: ArrayVec<Arc<Rules>, MAX_PLAYERS>,
    encoder: Encoder,
    moves: Moves,
    random: Mt19937,
}

impl HleGame {
    /// A game with its random numbers at their start.
    ///
    /// # Errors
    /// [`HleConfigError`] if the parameters are invalid.
    ///
    /// # Panics
    /// Never: an encoding without a belief is valid.
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
        let encoder = Encoder::new(&rules[0], encoding).expect("the encoding has no belief");
        Ok(Self {
            config,
            moves: Moves::new(encoder.layout()),
            encoder,
            rules,
            random: Mt19937::new(config.seed),
        })
    }

    pub const fn config(&self) -> &HleConfig {
        &self.config
    }

    /// The rules for a game in which seat 0 begins.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules[0]
    }

    pub const fn moves(&self) -> &Moves {
        &self.moves
    }

    pub const fn layout(&self) -> &Layout {
        self.encoder.layout()
    }

    /// The number of bits in an observation.
    pub fn observation_size(&self) -> usize {
        self.encoder.len()
    }

    /// A new game before the deal. If the parameters say so, a random player begins.
    pub fn new_state(&mut self) -> HleState {
        let first = if self.config.random_start_player {
            self.random.below(u32::from(self.config.players)) as usize
        } else {
            0
        };
        self.state_from(&self.rules[first])
    }

    /// A new game in which `first` begins, without using a random number; `None` if there is no such seat.
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

    /// The present state of the random numbers.
    pub const fn random(&self) -> &Mt19937 {
        &self.random
    }

    pub fn set_random(&mut self, random: Mt19937) {
        self.random = random;
    }

    /// Deals a random card to the next seat that lacks one.
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

#[derive(Clone, Debug)]
pub struct HleState {
    /// The game. Its cards that haven't been dealt in HLE yet are meaningless.
    pub(super) game: Game,
    /// For each seat, the number of its newest cards that haven't been dealt yet.
    undealt: Vec<u8>,
    /// The card dealt after the end.
    late: Option<(Seat, Card)>,
    last: Option<LastMove>,
    pub(super) history: Vec<HleItem>,
}

impl HleState {
    fn rules(&self) -> &Arc<Rules> {
        self.game.rules()
    }

    /// The seat of the next card to deal, if any.
    fn next_to_deal(&self) -> Option<Seat> {
        let mut seats = self.rules().seats();
        if let Some(seat) = seats.find(|seat| self.undealt[seat.index()] > 0) {
            return Some(seat);
        }
        let drawer = Epilogue::draws(&self.game.board(), self.last.as_ref());
        drawer.filter(|_| self.late.is_none())
    }

    /// The number of undealt copies of each card, by [`Card::index`].
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

    /// The number of dealt cards in a hand, except a card after the end.
    fn dealt(&self, seat: Seat) -> usize {
        self.game.table().hand(seat).len() - usize::from(self.undealt[seat.index()])
    }

    /// Deals `card` to the next seat that lacks one, as the choice of the chance player.
    ///
    /// # Errors
    /// [`HleError`] if no card is missing, or this card isn't in the deck.
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

    /// Makes `card` the next card of a hand by an exchange.
    fn put(&mut self, seat: Seat, card: Card) {
        let place = self.dealt(seat);
        let rules = Arc::clone(self.rules());
        if self.history.iter().all(|item| item.player.is_none()) {
            // Nothing has been played, so the deck is the hands and the rest.
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
            .expect("the newest card has no clue, and the counts are unchanged");
    }

    /// The seat of the first move.
    pub fn first(&self) -> Seat {
        let first = self.history.iter().find_map(|item| item.player);
        let mut seats = self.rules().seats();
        first
            .and_then(|first| seats.nth(first))
            .unwrap_or_else(|| self.game.table().to_act())
    }

    /// The seat to act; `None` if a card must be dealt first.
    pub fn to_act(&self) -> Option<Seat> {
        if self.next_to_deal().is_some() {
            return None;
        }
        Some(self.mover())
    }

    /// The seat to act after the deal. In a finished game, the next seat.
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

    /// How the game ended; `None` if it hasn't.
    pub fn end(&self) -> Option<End> {
        Some(match self.game.outcome()? {
            Outcome::Lost(LossReason::Strikes) => End::OutOfLives,
            Outcome::Perfect => End::Completed,
            Outcome::Finished | Outcome::Lost(_) => End::OutOfCards,
        })
    }

    /// The score; 0 after the last strike.
    pub fn score(&self) -> i32 {
        let points = self.game.score().map(|score| score.points);
        i32::from(points.unwrap_or_else(|| self.game.board().points()))
    }

    /// The remaining lives.
    pub fn life_tokens(&self) -> usize {
        usize::from(self.rules().max_strikes() - self.game.table().strikes())
    }

    pub fn information_tokens(&self) -> usize {
        let late = Epilogue::has_token(&self.game.board());
        usize::from(self.game.table().clue_tokens()) + usize::from(late)
    }

    pub fn deck_size(&self) -> usize {
        let undealt: usize = self.undealt.iter().map(|cards| usize::from(*cards)).sum();
        self.game.table().deck_size() + undealt - usize::from(self.late.is_some())
    }

    pub fn fireworks(&self) -> Vec<usize> {
        let rules = self.rules();
        rules
            .fireworks()
            .map(|suit| self.game.table().height(suit))
            .collect()
    }

    /// The discard pile by index of the cards, oldest card first.
    pub fn discard_pile(&self, layout: &Layout) -> Vec<usize> {
        let pile = self.game.table().discard_pile();
        pile.iter()
            .map(|discarded| layout.place(discarded.card))
            .collect()
    }

    /// Whether this card fits now. Color and rank count from 0.
    pub fn is_playable(&self, color: usize, rank: usize) -> bool {
        Suit::new(color).is_some_and(|suit| {
            color < self.rules().suits().len() && self.game.table().height(suit) == rank
        }) && rank < self.rules().rank_count()
    }

    /// A hand as `observer` sees it; without an observer, all cards are visible.
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

    /// The numbers of the legal moves of the player to act, in ascending order. After the end, those that
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

    /// Applies a move of the player to act.
    ///
    /// # Errors
    /// [`HleError`] if it is invalid or illegal. Nothing changes then.
    pub fn apply(&mut self, number: usize, game: &HleGame) -> Result<(), HleError> {
        if self.game.outcome().is_some() {
            return Err(HleError::Over);
        }
        let mover = self.to_act().ok_or(HleError::DealFirst)?;
        let action = game
            .moves
            .action(number, self.game.table(), &Recolor::IDENTITY)
            .ok_or(HleError::NoSuchMove(number))?;
        let before = BeforeMove::new(self.game.board(), action);
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
        match last.result {
            MoveResult::Play {
                card,
                scored,
                gained,
                ..
            } => {
                item.card = Some(game.layout().place(card));
                item.scored = scored;
                item.information_token |= gained;
            }
            MoveResult::Discard { card, gained, .. } => {
                item.card = Some(game.layout().place(card));
                item.information_token |= gained;
            }
            MoveResult::Clue { touched, new, .. } => {
                item.revealed = touched;
                if game.config.observation_type != Sight::Seer {
                    item.newly_revealed = new;
                }
            }
            // HLE has no such games.
            MoveResult::Thrown { .. } | MoveResult::Answer => {}
        }
        let drew = self.game.table().next_id() != next_id;
        self.undealt[mover.index()] += u8::from(drew);
        self.last = Some(last);
        self.history.push(item);
        Ok(())
    }

    /// The observation of a player in the canonical encoding, as bytes of 0 and 1.
    ///
    /// # Errors
    /// [`HleError::NoSuchPlayer`] if there is no such seat.
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
        let mut state = PublicState::EMPTY;
        let around = game.encoder.around(&Recolor::IDENTITY);
        let last = self.last.as_ref();
        state.update(around, view.board(), last, epilogue, all_hands.as_ref());
        for seat in self.rules().seats() {
            state.undeal(seat, self.undealt[seat.index()]);
        }
        let mut row = BitRow::new();
        let identity = &Recolor::IDENTITY;
        let mut shared = Shared::new();
        game.encoder.share(&state, identity, None, &mut shared);
        let cards = |seat| view.cards(seat).unwrap_or_default().iter().copied();
        game.encoder
            .push(&state, &shared, cards, observer, identity, &mut row);
        let mut bits = vec![0; row.len()];
        row.write_bytes(&mut bits);
        // Before the hands are full, the deck has more cards than its part of the board has bits: HLE writes
        // the others into what follows.
        let layout = game.layout();
        let board = layout.len(Section::Hands, game.encoder.encoding());
        let rest = self.rules().deck_size() - layout.players() * layout.hand();
        if self.deck_size() > rest {
            let end = bits.len().min(board + self.deck_size());
            bits[board + rest..end].fill(1);
        }
        Ok(bits)
    }
}

/// All cards of the game, in order.
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
