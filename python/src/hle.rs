//! The Hanabi Learning Environment: the engine of `kagiya.compat`.

use std::sync::{Mutex, MutexGuard, PoisonError};

use kagiya_env::Sight;
use kagiya_env::hle::{
    End, HleConfig, HleGame as InnerGame, HleMove, HleState as InnerState, Mt19937, ShownCard,
};
use pyo3::prelude::*;

use crate::errors::{refused, value_error};

/// The rules and the random generator of a game of HLE.
#[pyclass(frozen, module = "kagiya._core")]
#[derive(Debug)]
pub(crate) struct HleGame {
    inner: Mutex<InnerGame>,
}

/// One game of HLE.
#[pyclass(module = "kagiya._core")]
#[derive(Clone, Debug)]
pub(crate) struct HleState {
    inner: InnerState,
}

impl HleGame {
    fn lock(&self) -> MutexGuard<'_, InnerGame> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A card of a hand: its index among all cards, the color and the rank that clues named, and the
/// possible colors and ranks as bits.
type Shown = (Option<usize>, Option<usize>, Option<usize>, u8, u8);
/// An entry of the history: its type (0 for a player's move, 1 for a deal) and move, then player,
/// scored, information token, card, revealed, newly revealed, and the player who was dealt a card.
type Item = (
    u8,
    usize,
    Option<usize>,
    bool,
    bool,
    Option<usize>,
    u8,
    u8,
    Option<usize>,
);

#[pymethods]
impl HleGame {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "each by its name")]
    fn new(
        players: u8,
        colors: u8,
        ranks: u8,
        hand_size: u8,
        max_information_tokens: u8,
        max_life_tokens: u8,
        observation_type: u8,
        random_start_player: bool,
        seed: u32,
    ) -> PyResult<Self> {
        let observation_type = match observation_type {
            0 => Sight::Minimal,
            1 => Sight::Clues,
            2 => Sight::Seer,
            other => {
                return Err(refused(format_args!(
                    "observation_type {other}: there are 0, 1 and 2"
                )));
            }
        };
        let inner = InnerGame::new(HleConfig {
            players,
            colors,
            ranks,
            hand_size,
            max_information_tokens,
            max_life_tokens,
            observation_type,
            random_start_player,
            seed,
        });
        Ok(Self {
            inner: Mutex::new(inner.map_err(value_error)?),
        })
    }

    #[getter]
    fn max_moves(&self) -> usize {
        self.lock().moves().count()
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.lock().observation_size()
    }

    fn new_state(&self) -> HleState {
        HleState {
            inner: self.lock().new_state(),
        }
    }

    fn new_state_from(&self, first: usize) -> PyResult<HleState> {
        let state = self.lock().new_state_from(first);
        let inner = state.ok_or_else(|| refused(format_args!("player {first} can't begin")))?;
        Ok(HleState { inner })
    }

    /// The state of the random generator: its words, and how many of them are used.
    fn random(&self) -> (Vec<u32>, usize) {
        let game = self.lock();
        let (words, next) = game.random().position();
        (words.to_vec(), next)
    }

    fn set_random(&self, words: Vec<u32>, next: usize) -> PyResult<()> {
        let random = Mt19937::at(&words, next);
        let random = random.ok_or_else(|| refused("not a position of random numbers"))?;
        self.lock().set_random(random);
        Ok(())
    }

    fn deal_random_card(&self, state: &mut HleState) -> PyResult<()> {
        self.lock()
            .deal_random_card(&mut state.inner)
            .map_err(value_error)
    }
}

#[pymethods]
impl HleState {
    fn copy(&self) -> Self {
        self.clone()
    }

    fn first(&self) -> usize {
        self.inner.first().index()
    }

    fn to_act(&self) -> Option<usize> {
        self.inner.to_act().map(|seat| seat.index())
    }

    fn deal_card(&mut self, card: usize, game: &HleGame) -> PyResult<()> {
        self.inner
            .deal_card(card, game.lock().layout())
            .map_err(value_error)
    }

    /// Puts these cards, by index and oldest first, into the hands of these seats.
    fn set_hands(&mut self, hands: Vec<(usize, Vec<usize>)>, game: &HleGame) -> PyResult<()> {
        let game = game.lock();
        let hands = hands.into_iter().map(|(index, cards)| {
            let seat = game.rules().seats().nth(index);
            let seat = seat.ok_or_else(|| refused(format_args!("there is no player {index}")))?;
            Ok((seat, cards))
        });
        let hands = hands.collect::<PyResult<Vec<_>>>()?;
        self.inner
            .set_hands(&hands, game.layout())
            .map_err(value_error)
    }

    fn apply(&mut self, number: usize, game: &HleGame) -> PyResult<()> {
        self.inner.apply(number, &game.lock()).map_err(value_error)
    }

    fn legal_moves(&self, game: &HleGame) -> Vec<usize> {
        self.inner.legal_moves(&game.lock())
    }

    fn encode(&self, player: usize, game: &HleGame) -> PyResult<Vec<u32>> {
        let bits = self
            .inner
            .encode(player, &game.lock())
            .map_err(value_error)?;
        Ok(bits.into_iter().map(u32::from).collect())
    }

    #[pyo3(signature = (seat, observer, game))]
    fn hand(&self, seat: usize, observer: Option<usize>, game: &HleGame) -> PyResult<Vec<Shown>> {
        let game = game.lock();
        let find = |index| {
            let mut seats = game.rules().seats();
            seats
                .nth(index)
                .ok_or_else(|| refused(format_args!("there is no player {index}")))
        };
        let observer = observer.map(find).transpose()?;
        let shown = |it: ShownCard| (it.card, it.color, it.rank, it.colors, it.ranks);
        Ok(self
            .inner
            .hand(find(seat)?, observer, &game)
            .into_iter()
            .map(shown)
            .collect())
    }

    fn history(&self) -> Vec<Item> {
        let items = self.inner.history().iter();
        items
            .map(|item| {
                let (kind, number) = match item.what {
                    HleMove::Player(number) => (0, number),
                    HleMove::Deal(card) => (1, card),
                };
                (
                    kind,
                    number,
                    item.player,
                    item.scored,
                    item.information_token,
                    item.card,
                    item.revealed,
                    item.newly_revealed,
                    item.deal_to,
                )
            })
            .collect()
    }

    fn fireworks(&self) -> Vec<usize> {
        self.inner.fireworks()
    }

    fn discards(&self, game: &HleGame) -> Vec<usize> {
        self.inner.discard_pile(game.lock().layout())
    }

    fn is_playable(&self, color: usize, rank: usize) -> bool {
        self.inner.is_playable(color, rank)
    }

    #[getter]
    fn deck_size(&self) -> usize {
        self.inner.deck_size()
    }

    #[getter]
    fn information_tokens(&self) -> usize {
        self.inner.information_tokens()
    }

    #[getter]
    fn life_tokens(&self) -> usize {
        self.inner.life_tokens()
    }

    #[getter]
    fn score(&self) -> i32 {
        self.inner.score()
    }

    /// 0 while the game is running, 1 out of lives, 2 out of cards, 3 complete.
    #[getter]
    fn end(&self) -> u8 {
        match self.inner.end() {
            None => 0,
            Some(End::OutOfLives) => 1,
            Some(End::OutOfCards) => 2,
            Some(End::Completed) => 3,
        }
    }
}
