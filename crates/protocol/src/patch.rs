//! Changes to the state of a game.

use std::collections::BTreeMap;

use kagiya_rules::{Board, View};
use serde::{Deserialize, Deserializer, Serialize};
use serde_with::skip_serializing_none;

use crate::ids::Seat;
use crate::legal::LegalActions;
use crate::notation::{CardSet, Copies};
use crate::remaining::{NarrowedCard, Remaining};
use crate::result::GameResult;
use crate::state::{
    Efficiency, Firework, GameState, Hand, PhaseInfo, PileCard, critical, discard_pile, fireworks,
    hole, playable, points, same_hand, small, strikes, trash,
};

/// The changed fields of a [`GameState`] with their new values. An absent field is unchanged. `hands` has
/// only the changed hands.
///
/// A client doesn't need the rules to follow a game: it replaces the old values. If a value can be `null`,
/// the outer `Option` says whether it has changed.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct GamePatch {
    /// See [`GameState::turn`].
    #[cfg_attr(test, ts(optional))]
    pub turn: Option<u16>,
    /// See [`GameState::to_act`].
    #[cfg_attr(test, ts(optional))]
    pub to_act: Option<Seat>,
    /// See [`GameState::phase`].
    #[cfg_attr(test, ts(optional))]
    pub phase: Option<PhaseInfo>,
    /// See [`GameState::clue_tokens`].
    #[cfg_attr(test, ts(optional))]
    pub clue_tokens: Option<u8>,
    /// See [`GameState::half_token`].
    #[cfg_attr(test, ts(optional))]
    pub half_token: Option<bool>,
    /// See [`GameState::strikes`].
    #[serde(deserialize_with = "present")]
    #[cfg_attr(test, ts(optional, type = "number | null"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub strikes: Option<Option<u8>>,
    /// See [`GameState::deck`].
    #[cfg_attr(test, ts(optional))]
    pub deck: Option<u8>,
    /// See [`GameState::turns_left`].
    #[serde(deserialize_with = "present")]
    #[cfg_attr(test, ts(optional, type = "number | null"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub turns_left: Option<Option<u8>>,
    /// See [`GameState::points`].
    #[serde(deserialize_with = "present")]
    #[cfg_attr(test, ts(optional, type = "number | null"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<i8>))]
    pub points: Option<Option<i8>>,
    /// See [`GameState::max_points`].
    #[cfg_attr(test, ts(optional))]
    pub max_points: Option<i8>,
    /// See [`GameState::pace`].
    #[serde(deserialize_with = "present")]
    #[cfg_attr(test, ts(optional, type = "number | null"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<i16>))]
    pub pace: Option<Option<i16>>,
    /// See [`GameState::efficiency`].
    #[serde(deserialize_with = "present")]
    #[cfg_attr(test, ts(optional, type = "Efficiency | null"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Efficiency>))]
    pub efficiency: Option<Option<Efficiency>>,
    /// See [`GameState::fireworks`].
    #[cfg_attr(test, ts(optional))]
    pub fireworks: Option<Vec<Firework>>,
    /// See [`GameState::hole`].
    #[serde(deserialize_with = "present")]
    #[cfg_attr(test, ts(optional, type = "number | null"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub hole: Option<Option<u8>>,
    /// See [`GameState::discard`].
    #[cfg_attr(test, ts(optional))]
    pub discard: Option<Vec<PileCard>>,
    /// See [`GameState::playable`].
    #[cfg_attr(test, ts(optional))]
    pub playable: Option<CardSet>,
    /// See [`GameState::critical`].
    #[cfg_attr(test, ts(optional))]
    pub critical: Option<CardSet>,
    /// See [`GameState::trash`].
    #[cfg_attr(test, ts(optional))]
    pub trash: Option<CardSet>,
    /// See [`GameState::tiles`].
    #[cfg_attr(test, ts(optional))]
    pub tiles: Option<Vec<u8>>,
    /// The changed hands by seat. See [`GameState::hands`].
    #[serde(
        skip_serializing_if = "BTreeMap::is_empty",
        deserialize_with = "by_seat"
    )]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<u8, Hand>>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, Hand>))]
    pub hands: BTreeMap<u8, Hand>,
    /// See [`GameState::unseen`].
    #[cfg_attr(test, ts(optional))]
    pub unseen: Option<Copies>,
    /// See [`GameState::narrowed`].
    #[cfg_attr(test, ts(optional))]
    pub narrowed: Option<Vec<NarrowedCard>>,
    /// See [`GameState::legal`].
    #[serde(deserialize_with = "present")]
    #[cfg_attr(test, ts(optional, as = "Option<Nullable<LegalActions>>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<LegalActions>))]
    pub legal: Option<Option<LegalActions>>,
    /// See [`GameState::result`].
    #[serde(deserialize_with = "present")]
    #[cfg_attr(test, ts(optional, as = "Option<Nullable<GameResult>>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<GameResult>))]
    pub result: Option<Option<GameResult>>,
}

/// A value that can be `null`, in the TypeScript types.
#[cfg(test)]
type Nullable<T> = Option<T>;

/// Reads a field that exists, so that `null` is a value.
#[expect(clippy::option_option, reason = "as in the fields that it reads")]
fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Option<T>>, D::Error> {
    Option::<T>::deserialize(deserializer).map(Some)
}

/// Reads a map with seats as keys, which are texts in JSON.
fn by_seat<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<BTreeMap<u8, T>, D::Error> {
    BTreeMap::<String, T>::deserialize(deserializer)?
        .into_iter()
        .map(|(seat, value)| match seat.parse() {
            Ok(seat) => Ok((seat, value)),
            Err(_) => Err(serde::de::Error::custom(format_args!(
                "`{seat}` is not a seat"
            ))),
        })
        .collect()
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "the values are small or have just been made for this"
)]
fn if_new<T: PartialEq>(before: T, after: T) -> Option<T> {
    (before != after).then_some(after)
}

impl GamePatch {
    /// The changes between two moments of a game, for one audience.
    ///
    /// Only changes are computed, since a table does this for each audience at each event.
    ///
    /// `left` is the [`Remaining`] at the first moment, if the caller has it, and becomes that of the second.
    pub fn between(before: &View, after: &View, left: &mut Option<Remaining>) -> Self {
        let mut change = Self::for_all(before, after);
        change.switch_audience(before, after, left);
        change
    }

    /// Changes this patch to another audience, between the same moments. Nothing remains that only the first
    /// audience saw.
    pub fn switch_audience(&mut self, before: &View, after: &View, left: &mut Option<Remaining>) {
        let seats = after.rules().seats();
        self.hands = seats
            .filter(|seat| !same_hand(before, after, *seat))
            .map(|seat| (small(seat.index()), Hand::of(after, seat)))
            .collect();
        let old = left.take().unwrap_or_else(|| Remaining::of(before));
        let new = Remaining::of(after);
        self.unseen = (!new.same_unseen(&old)).then(|| new.unseen(after));
        self.narrowed = (!new.same_narrowed(&old)).then(|| new.narrowed(after));
        *left = Some(new);
        // It is nearly always another player's turn, so the old actions aren't computed.
        self.legal = match LegalActions::of(after) {
            None => LegalActions::any(before).then_some(None),
            Some(new) if LegalActions::of(before).as_ref() == Some(&new) => None,
            Some(new) => Some(Some(new)),
        };
    }

    /// These changes, where the table abandons the game after them: it is over, and nobody may act.
    #[must_use]
    pub fn broken_off(self, board: Board<'_>) -> Self {
        Self {
            phase: Some(PhaseInfo::Over),
            legal: Some(None),
            result: Some(Some(GameResult::of_broken_off(board))),
            ..self
        }
    }

    /// The public changes.
    fn for_all(before: &View, after: &View) -> Self {
        let rules = after.rules();
        let (old, new) = (before.table(), after.table());
        let (old_board, new_board) = (before.board(), after.board());
        let mut change = Self {
            turn: if_new(old.turn(), new.turn()),
            to_act: (old.to_act() != new.to_act()).then(|| new.to_act().into()),
            phase: (old.phase() != new.phase()).then(|| PhaseInfo::of(rules, new.phase())),
            clue_tokens: if_new(old.clue_tokens(), new.clue_tokens()),
            half_token: if_new(old.half_token(), new.half_token()),
            strikes: if_new(strikes(old_board), strikes(new_board)),
            hole: if_new(hole(before), hole(after)),
            deck: (old.deck_size() != new.deck_size()).then(|| small(new.deck_size())),
            turns_left: if_new(old.turns_left(), new.turns_left()),
            max_points: if_new(old_board.reachable_points(), new_board.reachable_points()),
            pace: if_new(old_board.pace(), new_board.pace()),
            efficiency: if_new(Efficiency::of(old_board), Efficiency::of(new_board)),
            tiles: (old.tiles() != new.tiles())
                .then(|| new.tiles().iter().map(kagiya_rules::Tile::number).collect()),
            ..Self::default()
        };
        let pile = old.discard_pile() != new.discard_pile();
        let shown = old_board.shows_fireworks() != new_board.shows_fireworks();
        if pile || shown || old_board.placed() != new_board.placed() {
            change.points = if_new(points(old_board), points(new_board));
            change.fireworks = if_new(fireworks(old_board), fireworks(new_board));
            let cards = |of: fn(Board<'_>) -> kagiya_rules::CardSet| {
                let new_set = of(new_board);
                (of(old_board) != new_set).then(|| CardSet::of(rules, new_set))
            };
            change.playable = cards(playable);
            change.critical = cards(critical);
            change.trash = cards(trash);
        }
        if pile {
            change.discard = Some(discard_pile(new_board));
        }
        change.result = if_new(GameResult::of(old_board), GameResult::of(new_board));
        change
    }

    /// Replaces the changed values, as a client does.
    pub fn apply_to(self, state: &mut GameState) {
        fn put<T>(place: &mut T, value: Option<T>) {
            if let Some(value) = value {
                *place = value;
            }
        }
        put(&mut state.turn, self.turn);
        put(&mut state.to_act, self.to_act);
        put(&mut state.phase, self.phase);
        put(&mut state.clue_tokens, self.clue_tokens);
        put(&mut state.half_token, self.half_token);
        put(&mut state.strikes, self.strikes);
        put(&mut state.deck, self.deck);
        put(&mut state.turns_left, self.turns_left);
        put(&mut state.points, self.points);
        put(&mut state.max_points, self.max_points);
        put(&mut state.pace, self.pace);
        put(&mut state.efficiency, self.efficiency);
        put(&mut state.fireworks, self.fireworks);
        put(&mut state.hole, self.hole);
        put(&mut state.discard, self.discard);
        put(&mut state.playable, self.playable);
        put(&mut state.critical, self.critical);
        put(&mut state.trash, self.trash);
        put(&mut state.tiles, self.tiles);
        for (seat, hand) in self.hands {
            if let Some(place) = state.hands.get_mut(usize::from(seat)) {
                *place = hand;
            }
        }
        put(&mut state.unseen, self.unseen);
        put(&mut state.narrowed, self.narrowed);
        put(&mut state.legal, self.legal);
        put(&mut state.result, self.result);
    }
}
