//! Positions and moves.

use kagiya_rules::{MAX_PLAYERS, Tile};

use super::problem::{EmptyHands, NONE, Problem, Target, Type, type_of};

/// A position. Equal positions have the same lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State {
    /// The useful cards of each hand, as a bit mask of types.
    pub(super) hands: [u64; MAX_PLAYERS],
    /// The number of cards in each hand.
    pub(super) sizes: [u8; MAX_PLAYERS],
    /// The height of each firework, four bits each.
    pub(super) heights: u32,
    pub(super) placed: u8,
    /// The place of the next card in the deck.
    pub(super) next: u8,
    pub(super) tokens: u8,
    pub(super) strikes: u8,
    /// The turns left in the final round; [`NONE`] before it.
    pub(super) turns_left: u8,
    pub(super) actor: u8,
}

const _: () = assert!(size_of::<State>() <= 64);

/// A move as one byte: the type of a card and what is done with it, or one of the constants.
pub(super) type Move = u8;

/// Added to the type of a played card whose firework is announced.
pub(super) const ANNOUNCED: Move = 64;
/// Added to the type of a discarded useful card.
pub(super) const DISCARD: Move = 128;
/// Discards a useless card, by a strike if no token is missing.
pub(super) const TRASH: Move = 192;
pub(super) const CLUE: Move = 193;
/// A turn of the final round without a play.
pub(super) const PASS: Move = 194;

impl State {
    /// The position of the problem's game.
    pub(super) fn of(problem: &Problem<'_>) -> Self {
        let game = problem.game;
        let (rules, table) = (game.rules(), game.table());
        let mut state = Self {
            hands: [0; MAX_PLAYERS],
            sizes: [0; MAX_PLAYERS],
            heights: 0,
            placed: 0,
            next: 0,
            tokens: table.clue_tokens(),
            strikes: table.strikes() + u8::from(problem.tiles.contains(&Tile::StrikeBack)),
            turns_left: table.turns_left().unwrap_or(NONE),
            actor: u8::try_from(table.to_act().index()).unwrap_or(0),
        };
        for suit in rules.fireworks() {
            let height = table.height(suit);
            state.heights |= u32::try_from(height).unwrap_or(0) << (4 * suit.index());
            state.placed += u8::try_from(height).unwrap_or(0);
        }
        for seat in rules.seats() {
            for (_, card) in game.hand(seat) {
                state.hands[seat.index()] |= 1 << type_of(rules, card);
                state.sizes[seat.index()] += 1;
            }
        }
        state
    }

    pub(super) const fn height(&self, suit: u8) -> u8 {
        (self.heights >> (4 * suit) & 0xf) as u8
    }

    /// The types that fit now.
    pub(super) fn playable(&self, problem: &Problem<'_>) -> u64 {
        problem
            .suits
            .iter()
            .filter(|suit| self.height(**suit) < problem.ranks)
            .fold(0, |set, suit| set | 1 << (suit * 8 + self.height(*suit)))
    }

    pub(super) fn hash(&self) -> u64 {
        let sizes = self
            .sizes
            .iter()
            .fold(0, |sum, size| sum << 4 | u64::from(*size));
        let rest = [
            self.placed,
            self.next,
            self.tokens,
            self.strikes,
            self.turns_left,
            self.actor,
        ]
        .iter()
        .fold(0, |sum, part| sum << 8 | u64::from(*part));
        let words = self
            .hands
            .iter()
            .copied()
            .chain([u64::from(self.heights) << 32 ^ sizes, rest]);
        words.fold(0, |hash: u64, word| {
            let mixed = (hash.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            mixed ^ mixed >> 29
        })
    }
}

impl Problem<'_> {
    /// Calls `child` with each move of a position, and the position after it. Returns true as soon as `child`
    /// does.
    pub(super) fn moves(
        &self,
        state: &State,
        target: Target,
        mut child: impl FnMut(Move, State) -> bool,
    ) -> bool {
        let actor = usize::from(state.actor);
        let hand = state.hands[actor];
        let last_turn = state.turns_left != NONE;
        for kind in bits(hand & state.playable(self)) {
            if self.timed_display && state.tokens < self.max_tokens {
                let mut next = *state;
                next.tokens += 1;
                if self.place(&mut next, kind) && child(kind + ANNOUNCED, next) {
                    return true;
                }
            }
            let mut next = *state;
            if self.place(&mut next, kind) && child(kind, next) {
                return true;
            }
        }
        if last_turn {
            let mut next = *state;
            if self.max_tokens == 0 {
                next.strikes += 1;
            }
            return next.strikes <= self.max_strikes
                && self.turn_over(&mut next, false)
                && child(PASS, next);
        }
        let others = (0..self.players).any(|seat| seat != actor && state.sizes[seat] > 0);
        if state.tokens > 0 && others {
            let mut next = *state;
            next.tokens -= 1;
            if self.turn_over(&mut next, false) && child(CLUE, next) {
                return true;
            }
        }
        let mut lost = *state;
        if lost.tokens < self.max_tokens {
            lost.tokens += 1;
        } else {
            lost.strikes += 1;
        }
        if state.sizes[actor] == 0 || lost.strikes > self.max_strikes {
            return false;
        }
        if u32::from(state.sizes[actor]) > hand.count_ones() {
            return self.turn_over(&mut lost, true) && child(TRASH, lost);
        }
        let slack = target.placed < self.total();
        for kind in bits(hand) {
            if !slack && !self.has_copy(state, actor, kind) {
                continue;
            }
            let mut next = lost;
            next.hands[actor] &= !(1 << kind);
            if self.turn_over(&mut next, true) && child(kind + DISCARD, next) {
                return true;
            }
        }
        false
    }

    /// The number of cards on complete fireworks.
    pub(super) fn total(&self) -> u8 {
        u8::try_from(self.suits.len()).unwrap_or(NONE) * self.ranks
    }

    /// Whether another player or the deck has the type.
    fn has_copy(&self, state: &State, actor: usize, kind: Type) -> bool {
        let elsewhere = (0..self.players)
            .filter(|seat| *seat != actor)
            .any(|seat| state.hands[seat] >> kind & 1 == 1);
        elsewhere || self.next[usize::from(state.next)][usize::from(kind)] != NONE
    }

    /// Plays a card of the player to act. False if the game is then lost.
    fn place(&self, state: &mut State, kind: Type) -> bool {
        let (actor, suit) = (usize::from(state.actor), kind >> 3);
        state.hands[actor] &= !(1 << kind);
        state.heights += 1 << (4 * suit);
        state.placed += 1;
        if state.height(suit) == self.ranks {
            self.completion_bonus(state, suit);
        }
        // The last card that can be placed ends the game before the next turn begins.
        self.turn_over(state, true) || state.placed == self.total() || self.is_capped(state)
    }

    /// Whether the game ends because no more cards can be placed.
    fn is_capped(&self, state: &State) -> bool {
        let next = &self.next[usize::from(state.next)];
        let held = state.hands.iter().fold(0, |held, hand| held | hand);
        self.until_capped
            && self.suits.iter().all(|suit| {
                let height = state.height(*suit);
                let kind = suit * 8 + height;
                height == self.ranks || (held >> kind & 1 == 0 && next[usize::from(kind)] == NONE)
            })
    }

    /// The token or bonus tile for a complete firework.
    fn completion_bonus(&self, state: &mut State, suit: u8) {
        let mut token = true;
        if self.tile_suits >> suit & 1 == 1 {
            let complete = self.suits.iter().filter(|suit| {
                self.tile_suits >> **suit & 1 == 1 && state.height(**suit) == self.ranks
            });
            let place = complete.count() - 1 - self.tiles_before as usize;
            match self.tiles.get(place) {
                Some(Tile::StrikeBack) => state.strikes -= 1,
                Some(Tile::ColorClue | Tile::RankClue) => token = false,
                // Without a tile, the bonus is a token.
                Some(Tile::Token | Tile::ShuffleBack | Tile::PutIntoPlay) | None => {}
            }
        }
        if token && state.tokens < self.max_tokens {
            state.tokens += 1;
        }
    }

    /// Ends a turn. False if the game is then lost.
    fn turn_over(&self, state: &mut State, card_left: bool) -> bool {
        let actor = usize::from(state.actor);
        let counting = state.turns_left != NONE;
        if card_left && !counting {
            state.sizes[actor] -= 1;
            if let Some(kind) = self.deck.get(usize::from(state.next)) {
                state.hands[actor] |= 1 << kind;
                state.sizes[actor] += 1;
                state.next += 1;
            }
        }
        if counting {
            state.turns_left -= 1;
            // Each player has one more turn. Hands, tokens and sizes don't matter after it.
            state.hands[actor] = 0;
            state.sizes = [0; MAX_PLAYERS];
            state.tokens = 0;
        } else if self.final_round && usize::from(state.next) == self.deck.len() {
            state.turns_left = u8::try_from(self.players).unwrap_or(NONE);
        }
        for _ in 0..self.players {
            state.actor += 1;
            if usize::from(state.actor) == self.players {
                state.actor = 0;
            }
            if counting || state.sizes[usize::from(state.actor)] > 0 {
                return true;
            }
            match self.empty_hands {
                EmptyHands::Lose => return false,
                _ if state.tokens > 0 => return true,
                EmptyHands::ClueOnly => return false,
                EmptyHands::PassOver => {}
            }
        }
        // Nobody has a card: the game ends, with its points.
        true
    }
}

/// The indices of the bits of a mask.
pub(super) fn bits(mask: u64) -> impl Iterator<Item = u8> {
    let mut mask = mask;
    core::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "below 64")]
        let index = mask.trailing_zeros() as u8;
        mask &= mask - 1;
        Some(index)
    })
}
