//! Through whose eyes somebody follows a table.

use std::sync::Arc;

use kagiya_protocol::{PersonId, Seat, TableStatus, Watching};
use kagiya_rules::Audience;

use crate::event::Fact;
use crate::model::{Logged, TableModel};

/// Through whose eyes somebody follows a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Their own: they have this seat.
    Player(Seat),
    /// Those of a seat where somebody else plays.
    Watcher(Seat),
    /// Those of a seat where they have played in this game, and where somebody else plays now. They see from there
    /// and no more, so that they can play on.
    Former(Seat),
    /// None yet: they are offered a seat, and see what everybody sees.
    Offered,
    /// All hands open.
    Open,
    /// All hands open, as they were a round ago.
    Delayed,
    /// None: nobody may watch.
    Shut,
}

impl Eyes {
    /// What these eyes see of a game.
    pub fn audience(self) -> Audience {
        match self {
            Self::Player(seat) | Self::Watcher(seat) | Self::Former(seat) => {
                let seat = kagiya_rules::Seat::new(seat.0);
                seat.map_or(Audience::Common, Audience::Seat)
            }
            Self::Open | Self::Delayed => Audience::Spectator,
            Self::Offered | Self::Shut => Audience::Common,
        }
    }

    /// Whether they watch a game of people.
    pub const fn watch(self) -> bool {
        matches!(self, Self::Watcher(_) | Self::Delayed | Self::Shut)
    }

    /// Whether they are told what may be done in the game.
    pub const fn may_act(self) -> bool {
        matches!(self, Self::Player(_) | Self::Open)
    }
}

impl TableModel {
    /// Through whose eyes a person sees the game. Who sits at the table sees it from the seat, also
    /// while a bot plays there; everybody else sees what the table lets them watch.
    pub fn eyes_of(&self, person: &PersonId) -> Eyes {
        if let Some(seat) = self.seat_of(person) {
            return Eyes::Player(seat);
        }
        let info = &self.info;
        if info.status == TableStatus::Running && self.keeps_out(person) {
            return Eyes::Shut;
        }
        if info.status == TableStatus::Running {
            if let Some(seat) = self.has_played_at(person) {
                return Eyes::Former(seat);
            }
            if self.offer_to(person).is_some() && self.watched(person).is_none() {
                return Eyes::Offered;
            }
        }
        if self.people().next().is_none() {
            return Eyes::Open;
        }
        match (info.status, info.settings.watching) {
            (TableStatus::Running, Watching::Nobody) => Eyes::Shut,
            (TableStatus::Running, Watching::Seat { seat }) => Eyes::Watcher(seat),
            (TableStatus::Running, Watching::Delayed) => Eyes::Delayed,
            // Who has watched sees the end as the player does; the deal is told to both.
            (TableStatus::Finished, Watching::Seat { seat }) if self.watched(person).is_some() => {
                Eyes::Watcher(seat)
            }
            _ => Eyes::Open,
        }
    }

    /// Whether a person may have seen the game through other eyes when event `after` happened, so that the events since
    /// then do not tell them what they see now.
    pub fn has_other_eyes_since(&self, person: &PersonId, after: u32) -> bool {
        let missed = self.log.iter().rev();
        let mut missed = missed.take_while(|logged| logged.seq > after);
        if let Some(mine) = self.seat_of(person) {
            return missed
                .any(|it| matches!(&it.entry.fact, Fact::SeatTaken { seat, .. } if *seat == mine));
        }
        // At the end all hands are open to those who have seen some of them, or none.
        let ended = self.info.status == TableStatus::Finished
            && self.recorded.last().is_some_and(|last| *last > after)
            && self.eyes_of(person) == Eyes::Open;
        ended || missed.any(|logged| moves_eyes(&logged.entry.fact))
    }

    /// Beside whose seats a person has been named as watching this game; `None` if they have not
    /// been named.
    pub fn watched(&self, person: &PersonId) -> Option<Vec<Seat>> {
        let log = self.log.iter().rev();
        let mut facts = log.map(|logged| &logged.entry.fact);
        facts.find_map(|fact| match fact {
            Fact::Watched { person: it, beside } if it.id == *person => Some(beside.clone()),
            _ => None,
        })
    }

    /// How many entries of the log a watcher has been told who is a round behind: up to the move that
    /// was made as many moves ago as there are players, and nothing of the game before that.
    pub fn a_round_ago(&self) -> usize {
        // Moves that were taken back do not make a round.
        let players = self.rules.players();
        if let Some(first) = self.standing().nth_back(players.saturating_sub(1)) {
            return self.log.partition_point(|logged| logged.seq < first.seq);
        }
        let began = |logged: &Arc<Logged>| matches!(logged.entry.fact, Fact::Started { .. });
        self.log.iter().position(began).unwrap_or(self.log.len())
    }
}

/// Whether a fact of a running game may give somebody other eyes.
pub const fn moves_eyes(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::SeatOffered { .. }
            | Fact::OfferDropped { .. }
            | Fact::SeatTaken { .. }
            | Fact::KeptOut { .. }
    )
}
