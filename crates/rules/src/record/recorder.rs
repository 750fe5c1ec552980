//! A game that writes itself down while it is played.

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

/// Why actions can't be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvalidTakeBack {
    /// The game was broken off.
    AfterTheEnd,
    /// There have not been so many actions.
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

/// A game and what has happened in it.
#[derive(Clone, Debug)]
pub struct Recorder {
    game: Game,
    record: Record,
}

impl Recorder {
    /// Deals a game and begins its record.
    ///
    /// # Errors
    /// [`InvalidDeal`] if the deal does not fit the rules.
    pub fn new(rules: &Arc<Rules>, deal: &Deal) -> Result<Self, InvalidDeal> {
        let game = Game::deal(rules, deal)?;
        let record = Record {
            rules: Arc::clone(rules),
            deal: Deal {
                cards: deal.cards.clone(),
                first: Some(game.table().to_act()),
            },
            entries: Vec::new(),
            about: About::default(),
        };
        Ok(Self { game, record })
    }

    /// The game as it is now.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Does what the player to act does, and writes it down.
    ///
    /// # Errors
    /// [`IllegalAction`] if it is not legal, or the game was broken off; nothing has changed then.
    pub fn apply(&mut self, action: Action) -> Result<Events, IllegalAction> {
        if self.record.is_broken_off() {
            return Err(IllegalAction::GameOver);
        }
        let events = self.game.apply(action)?;
        self.record.entries.push(Entry::Action(action));
        Ok(events)
    }

    /// Puts the hand of `seat` in another order, and writes it down.
    ///
    /// # Errors
    /// [`IllegalReorder`] if that can't be; nothing has changed then.
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

    /// Breaks the game off: nothing can follow.
    ///
    /// # Errors
    /// [`InvalidEntry`] if the game is over already, or nobody sits there.
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
        Ok(())
    }

    /// Takes the last `actions` actions back: game and record are as if nobody had done them. A hand that has been
    /// put in order since keeps that order if it still has the same cards. Says for each entry whether
    /// it has stayed.
    ///
    /// # Errors
    /// [`InvalidTakeBack`] if there are not so many, or the game was broken off; nothing has changed then.
    ///
    /// # Panics
    /// Never: what has happened once can be played again.
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

    /// Does what an entry tells.
    ///
    /// # Errors
    /// [`InvalidEntry`] if it could not happen now; nothing has changed then.
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

    /// Deck and seed, once the game has ended or was broken off and nothing is secret any more.
    pub fn finished(&self) -> Option<Finished<'_>> {
        if self.record.is_broken_off() {
            return Some(self.game.given_up());
        }
        self.game.finished()
    }

    /// The record as far as the game has come.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The record, when the game is no longer needed.
    pub fn into_record(self) -> Record {
        self.record
    }
}
