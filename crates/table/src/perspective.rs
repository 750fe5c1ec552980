//! The perspective from which a person follows a table.

use std::sync::Arc;

use kagiya_protocol::{PersonId, PublicEvent, Seat, TableStatus, Watching};
use kagiya_rules::Audience;

use crate::event::Event;
use crate::model::{AppliedEvent, TableModel};

/// The perspective from which a person follows a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// That of their own seat.
    Player(Seat),
    /// That of a seat where another person plays.
    Watcher(Seat),
    /// That of a seat where they played in this game and another person plays now. They see nothing more than
    /// that seat, so that they can play again.
    Former(Seat),
    /// Public information only, as the table lets spectators see no hand.
    Public,
    /// Public information only, since they have the offer of a seat.
    Offered,
    /// All hands open.
    Open,
    /// All hands open, as they were a round ago.
    Delayed,
    /// Nothing, since the table allows no spectators.
    Shut,
}

impl Eyes {
    /// The part of a game that this perspective shows.
    pub fn audience(self) -> Audience {
        match self {
            Self::Player(seat) | Self::Watcher(seat) | Self::Former(seat) => {
                let seat = kagiya_rules::Seat::new(seat.0);
                seat.map_or(Audience::Common, Audience::Seat)
            }
            Self::Open | Self::Delayed => Audience::Spectator,
            Self::Public | Self::Offered | Self::Shut => Audience::Common,
        }
    }

    /// Whether this is a spectator's perspective.
    pub const fn watch(self) -> bool {
        matches!(
            self,
            Self::Watcher(_) | Self::Public | Self::Delayed | Self::Shut
        )
    }

    /// Whether the server sends them the actions that are possible now.
    pub const fn may_act(self) -> bool {
        matches!(self, Self::Player(_) | Self::Open)
    }
}

impl TableModel {
    /// The perspective of a person. A seated person sees the game from the seat, also while a bot plays
    /// there. Other people see what the table's settings let spectators see.
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
        match (info.status, self.spectators_eyes()) {
            (TableStatus::Running, eyes) => eyes,
            // A listed spectator sees the end from the same perspective as before, with the players.
            (TableStatus::Finished, eyes @ (Eyes::Watcher(_) | Eyes::Public))
                if self.watched(person).is_some() =>
            {
                eyes
            }
            _ => Eyes::Open,
        }
    }

    /// The perspective that the table gives spectators of the running game.
    pub(crate) fn spectators_eyes(&self) -> Eyes {
        match self.info.settings.watching {
            Watching::Nobody => Eyes::Shut,
            Watching::Public => self.only_player().map_or(Eyes::Public, Eyes::Watcher),
            Watching::Seat { seat } => Eyes::Watcher(seat),
            Watching::Delayed => Eyes::Delayed,
        }
    }

    /// The seat of the only person who was dealt in, next to bots.
    fn only_player(&self) -> Option<Seat> {
        let seats = (0..).map(Seat).zip(self.dealt_in.iter());
        let mut people = seats.filter(|(_, bot)| bot.is_none()).map(|(seat, _)| seat);
        people.next().filter(|_| people.next().is_none())
    }

    /// Whether a person may have had another perspective at event `after`. If so, the events since then
    /// aren't enough for the present one.
    pub fn has_other_eyes_since(&self, person: &PersonId, after: u32) -> bool {
        let missed = self.log.iter().rev();
        let mut missed = missed.take_while(|logged| logged.seq > after);
        if let Some(mine) = self.seat_of(person) {
            return missed
                .any(|it| matches!(it.entry.event, Event::Public(PublicEvent::SeatTaken { seat, .. }) if seat == mine));
        }
        // At the end all hands are open, for people who saw some or none of them.
        let ended = self.info.status == TableStatus::Finished
            && self.recorded.last().is_some_and(|last| *last > after)
            && self.eyes_of(person) == Eyes::Open;
        ended || missed.any(|logged| moves_eyes(&logged.entry.event))
    }

    /// The seats that a listed spectator of this game shares a network address with; `None` for a person who
    /// isn't listed.
    pub fn watched(&self, person: &PersonId) -> Option<Vec<Seat>> {
        let log = self.log.iter().rev();
        let mut events = log.map(|logged| &logged.entry.event);
        events.find_map(|event| match event {
            Event::Public(PublicEvent::Watched { person: it, beside }) if it.id == *person => {
                Some(beside.clone())
            }
            _ => None,
        })
    }

    /// The number of log entries for a spectator a round behind. Their last move was made as many moves ago
    /// as there are players; with fewer moves they contain nothing of the game.
    pub fn a_round_ago(&self) -> usize {
        // Moves that were taken back aren't counted.
        let players = self.rules.players();
        if let Some(first) = self.standing().nth_back(players.saturating_sub(1)) {
            return self.log.partition_point(|logged| logged.seq < first.seq);
        }
        let began =
            |logged: &Arc<AppliedEvent>| matches!(logged.entry.event, Event::Started { .. });
        self.log.iter().position(began).unwrap_or(self.log.len())
    }
}

/// Whether an event of a running game can change a person's perspective.
pub const fn moves_eyes(event: &Event) -> bool {
    matches!(
        event,
        Event::Public(
            PublicEvent::SeatOffered { .. }
                | PublicEvent::OfferDropped { .. }
                | PublicEvent::SeatTaken { .. }
                | PublicEvent::KeptOut { .. }
        )
    )
}
