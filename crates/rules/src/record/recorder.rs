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
