//! A game that records itself.

use std::sync::Arc;

use crate::action::Action;
use crate::card::CardId;
use crate::deal::{Deal, InvalidDeal};
use crate::event::{Event, Events};
use crate::game::{Finished, Game, IllegalReorder};
use crate::illegal::IllegalAction;
use crate::record::entry::{BreakOff, Entry, InvalidEntry};
use crate::record::{About, Record};
use crate::rules::Rules;
use crate::seat::Seat;

/// Why actions can't be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvalidTakeBack {
    /// The game was abandoned.
    AfterTheEnd,
    /// There are fewer actions.
    NotSoMany,
}

impl core::fmt::Display for InvalidTakeBack {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::AfterTheEnd => "the game was broken off; nothing is taken back after that",
            Self::NotSoMany => "there have not been so many actions",
        })
    }
}

impl core::error::Error for InvalidTakeBack {}

/// A game with its record.
#[derive(Clone, Debug)]
pub struct Recorder {
    game: Game,
    record: Record,
}

impl Recorder {
    /// Deals a game and begins its record.
    ///
    /// # Errors
    /// [`InvalidDeal`] if the deal doesn't fit the rules.
    pub fn new(rules: &Arc<Rules>, deal: &Deal) -> Result<Self, InvalidDeal> {
        let game = Game::deal(rules, deal)?;
        let record = Record {
            rules: Arc::clone(rules),
            deal: Deal {
                cards: deal.cards.clone(),
                first: Some(game.table().to_act()),
            },
            entries: Vec::new(),
            ended: false,
            about: About::default(),
        };
        Ok(Self { game, record })
    }

    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Applies an action of the player to act and records it.
    ///
    /// # Errors
    /// [`IllegalAction`] if it is illegal or the game was abandoned. Nothing changes then.
    pub fn apply(&mut self, action: Action) -> Result<Events, IllegalAction> {
        if self.record.is_broken_off() {
            return Err(IllegalAction::GameOver);
        }
        let events = self.game.apply(action)?;
        self.record.entries.push(Entry::Action(action));
        self.record.ended = self.game.outcome().is_some();
        Ok(events)
    }

    /// Rearranges the hand of `seat` and records it.
    ///
    /// # Errors
    /// [`IllegalReorder`] if that is impossible. Nothing changes then.
    pub fn reorder(&mut self, seat: Seat, order: &[CardId]) -> Result<Event, IllegalReorder> {
        if self.record.is_broken_off() {
            return Err(IllegalReorder::GameOver);
        }
        let event = self.game.reorder(seat, order)?;
        self.record.entries.push(Entry::Reorder {
            seat,
            order: order.to_vec(),
        });
        Ok(event)
    }

    /// Abandons the game. Nothing can follow.
    ///
    /// # Errors
    /// [`InvalidEntry`] if the game is over, or there is no such seat.
    pub fn break_off(
        &mut self,
        by: Option<Seat>,
        why: Option<BreakOff>,
    ) -> Result<(), InvalidEntry> {
        if self.record.is_broken_off() {
            return Err(InvalidEntry::AfterTheEnd);
        }
        if self.game.outcome().is_some() {
            return Err(InvalidEntry::AlreadyOver);
        }
        if let Some(seat) = by.filter(|seat| seat.index() >= self.game.rules().players()) {
            return Err(InvalidEntry::NoSuchSeat(seat));
        }
        self.record.entries.push(Entry::BrokenOff { by, why });
        self.record.ended = true;
        Ok(())
    }

    /// Undoes the last `actions` actions in the game and the record. A new order of a hand since then remains
    /// if the hand has the same cards. Returns for each entry whether it remains.
    ///
    /// # Errors
    /// [`InvalidTakeBack`] if there are fewer actions, or the game was abandoned. Nothing changes then.
    ///
    /// # Panics
    /// Never: the remaining entries were possible before.
    pub fn take_back(&mut self, actions: usize) -> Result<Vec<bool>, InvalidTakeBack> {
        if self.record.is_broken_off() {
            return Err(InvalidTakeBack::AfterTheEnd);
        }
        let entries = &self.record.entries;
        let is_action = |entry: &Entry| matches!(entry, Entry::Action(_));
        let mut first = entries.len();
        let mut left = actions;
        while left > 0 {
            first = first.checked_sub(1).ok_or(InvalidTakeBack::NotSoMany)?;
            left -= usize::from(is_action(&entries[first]));
        }
        let mut earlier = Self::new(&self.record.rules, &self.record.deal)
            .expect("a record has a deal that fits its rules");
        earlier.record.about = self.record.about.clone();
        let stays = entries.iter().enumerate().map(|(place, entry)| {
            let stays = place < first || !is_action(entry);
            stays && earlier.add(entry.clone()).is_ok()
        });
        let stays = stays.collect();
        *self = earlier;
        Ok(stays)
    }

    /// Applies an entry.
    ///
    /// # Errors
    /// [`InvalidEntry`] if it is impossible now. Nothing changes then.
    pub fn add(&mut self, entry: Entry) -> Result<(), InvalidEntry> {
        match entry {
            _ if self.record.is_broken_off() => return Err(InvalidEntry::AfterTheEnd),
            Entry::Action(action) => {
                self.apply(action)?;
            }
            Entry::Reorder { seat, order } => {
                self.reorder(seat, &order)?;
            }
            Entry::BrokenOff { by, why } => self.break_off(by, why)?,
        }
        Ok(())
    }

    /// The deck and the seed, once the game is over or abandoned.
    pub fn finished(&self) -> Option<Finished<'_>> {
        if self.record.is_broken_off() {
            return Some(self.game.given_up());
        }
        self.game.finished()
    }

    /// The record so far.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    pub fn into_record(self) -> Record {
        self.record
    }
}
