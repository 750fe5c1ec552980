//! What has happened before a state: where its game began, and what has been done since.

use std::sync::Arc;

use kagiya_env::LastMove;
use kagiya_rules::{
    Action, Audience, Board, Card, Deal, DealtCards, Game as Referee, PublicEvent, Seat, Seed,
    SeenEvent, notation,
};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::value_error;
use crate::game::Game;
use crate::state::State;

/// The initial order of the cards.
#[derive(Debug)]
pub(crate) struct Dealt {
    /// All cards in drawing order, so that the id of a card is its index.
    pub(crate) cards: Vec<Card>,
    /// The first player.
    pub(crate) first: Seat,
}

/// What a player has seen since the deal.
#[derive(Clone, Debug)]
pub(crate) struct Course {
    /// The drawn cards by id; `None` for hidden ones.
    pub(crate) cards: Vec<Option<Card>>,
    pub(crate) actions: Vec<Action>,
    /// The first player.
    pub(crate) first: Seat,
}

impl Dealt {
    pub(crate) fn deal(&self) -> Deal {
        Deal {
            cards: DealtCards::Listed {
                deck: self.cards.clone(),
                tiles: Vec::new(),
                seed: Seed::from_number(0),
            },
            first: Some(self.first),
        }
    }
}

impl Course {
    /// The deal of a game that looks like this one to `seat`, with the cards of `world`.
    pub(crate) fn dealt(&self, seat: Seat, world: &Referee) -> Dealt {
        let mut cards = self.cards.clone();
        for (id, card) in world.hand(seat) {
            cards[usize::from(id.number())] = Some(card);
        }
        Dealt {
            cards: cards
                .into_iter()
                .flatten()
                .chain(world.deck().iter().copied())
                .collect(),
            first: self.first,
        }
    }
}

impl State {
    /// A game that `seat` imagines, which was dealt if it saw its own from the deal on.
    pub(crate) fn imagined(
        game: &Game,
        world: Referee,
        last: Option<LastMove>,
        course: Option<&Course>,
        seat: Seat,
    ) -> Self {
        let Some(course) = course else {
            return Self::after(game, world, last);
        };
        let dealt = Arc::new(course.dealt(seat, &world));
        Self::dealt_before(game, world, last, dealt, course.actions.clone())
    }

    /// The game at its beginning; the actions lead from there to the state.
    pub(crate) fn beginning(&self) -> PyResult<Referee> {
        match (&self.deal, &self.dealt) {
            (Some(deal), _) => Referee::deal(self.game.rules(), deal).map_err(value_error),
            (None, Some(dealt)) => {
                Referee::deal(self.game.rules(), &dealt.deal()).map_err(value_error)
            }
            (None, None) => Ok(self.origin.as_deref().unwrap_or(&self.inner).clone()),
        }
    }
}

/// Writes what happened in a turn, as an audience saw it, into a dict: see `View.history`.
fn tell(
    told: &Bound<'_, PyDict>,
    before: Board<'_>,
    action: Action,
    events: &[SeenEvent],
) -> PyResult<()> {
    let rules = before.rules;
    let slots = |seat: Seat, ids: &[kagiya_rules::CardId]| -> Vec<usize> {
        let hand = before.table.hand(seat);
        ids.iter()
            .filter_map(|id| hand.iter().position(|held| held == id))
            .map(|place| place + 1)
            .collect()
    };
    told.set_item("kind", "other")?;
    told.set_item("notation", notation::action_text_by_slot(action, &before))?;
    for event in events {
        let SeenEvent::Public(event) = event else {
            continue;
        };
        match *event {
            PublicEvent::Clued {
                giver: _,
                to,
                clue,
                touched,
                free: _,
            } => {
                told.set_item("kind", "clue")?;
                told.set_item("to", to.index())?;
                told.set_item("clue", notation::clue_text(clue, rules))?;
                told.set_item("touched", slots(to, &touched))?;
                let ids = touched.iter().map(|id| usize::from(id.number()));
                let ids: Vec<usize> = ids.collect();
                told.set_item("touched_ids", ids)?;
            }
            PublicEvent::Played { seat, id, card, .. }
            | PublicEvent::Misplayed { seat, id, card, .. } => {
                told.set_item("kind", "play")?;
                told.set_item("slot", slots(seat, &[id]).first())?;
                told.set_item("id", id.number())?;
                told.set_item("card", rules.card_text(card))?;
                let scored = matches!(event, PublicEvent::Played { .. });
                told.set_item("scored", scored)?;
            }
            PublicEvent::Thrown { seat, id } => {
                told.set_item("kind", "play")?;
                told.set_item("slot", slots(seat, &[id]).first())?;
                told.set_item("id", id.number())?;
            }
            PublicEvent::Discarded { seat, id, card } => {
                told.set_item("kind", "discard")?;
                told.set_item("slot", slots(seat, &[id]).first())?;
                told.set_item("id", id.number())?;
                told.set_item("card", rules.card_text(card))?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// The turns from the beginning of a game, as `seat` saw them.
pub(crate) fn history<'py>(
    py: Python<'py>,
    mut game: Referee,
    actions: &[Action],
    seat: Seat,
    number: impl Fn(Action, &Referee) -> Option<usize>,
) -> PyResult<Vec<Bound<'py, PyDict>>> {
    let mut turns = Vec::with_capacity(actions.len());
    for action in actions {
        let told = PyDict::new(py);
        let before = game.clone();
        told.set_item("turn", before.table().turn() + 1)?;
        told.set_item("seat", before.table().to_act().index())?;
        told.set_item("move", number(*action, &before))?;
        let events = game.apply(*action).map_err(value_error)?;
        let seen: Vec<SeenEvent> = events
            .iter()
            .map(|event| event.project(Audience::Seat(seat)))
            .collect();
        tell(&told, before.board(), *action, &seen)?;
        let after = game.board();
        told.set_item("points", after.points())?;
        told.set_item("clue_tokens", after.table.clue_tokens())?;
        told.set_item("strikes", after.table.strikes())?;
        told.set_item("deck_size", after.table.deck_size())?;
        turns.push(told);
    }
    Ok(turns)
}
