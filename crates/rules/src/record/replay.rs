//! Replays of recorded games.

use std::sync::Arc;

use crate::event::{Event, Events};
use crate::game::Game;
use crate::record::Record;
use crate::record::entry::Entry;
use crate::rules::Rules;

/// A replay of a recorded game. Each step applies one entry.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    record: &'a Record,
    game: Game,
    done: usize,
}

/// An applied entry with its consequences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<'a> {
    /// The position of the entry, from 1.
    pub number: usize,
    pub entry: &'a Entry,
    /// The consequences, in order.
    pub events: Events,
}

impl<'a> Replay<'a> {
    pub(super) fn new(record: &'a Record, rules: &Arc<Rules>) -> Self {
        let game = Game::deal(rules, &record.deal);
        Self {
            record,
            game: game.expect("a record has a checked deal"),
            done: 0,
        }
    }

    /// The game after the steps so far.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The number of applied entries.
    pub const fn done(&self) -> usize {
        self.done
    }

    pub fn into_game(self) -> Game {
        self.game
    }
}

impl<'a> Iterator for Replay<'a> {
    type Item = Step<'a>;

    fn next(&mut self) -> Option<Step<'a>> {
        const CHECKED: &str = "the entries of a record were checked when it was made";
        let entry = self.record.entries.get(self.done)?;
        self.done += 1;
        let mut events = Events::new();
        match entry {
            Entry::Action(action) => events = self.game.apply(*action).expect(CHECKED),
            Entry::Reorder { seat, order } => {
                let event: Event = self.game.reorder(*seat, order).expect(CHECKED);
                events.push(event);
            }
            Entry::BrokenOff { by: _, why: _ } => {}
        }
        Some(Step {
            number: self.done,
            entry,
            events,
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.record.entries.len() - self.done;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Replay<'_> {}
