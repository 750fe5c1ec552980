//! The table that the player follows, as the server sends it.

use kagiya_i18n::Words;
use kagiya_protocol::{
    GameState, LoggedEvent, PersonId, RulesInfo, Seat, Snapshot, TableEvent, TableInfo,
    TableStatus, TableUpdate,
};

use crate::history::hands_before;
use crate::scene::{Scene, names_of};

/// A table, up to the event with the number `seq`.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) seq: u32,
    pub(crate) info: TableInfo,
    pub(crate) rules: RulesInfo,
    pub(crate) game: Option<GameState>,
    pub(crate) history: Vec<LoggedEvent>,
    /// The number of moves, for `expect`.
    pub(crate) moves: u32,
}

/// The result of an update.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Taken {
    Done,
    /// The table has had it before.
    Known,
    /// Events before it are missing.
    Gap,
}

impl From<Snapshot> for Table {
    fn from(snapshot: Snapshot) -> Self {
        Self {
            seq: snapshot.seq,
            info: snapshot.info,
            rules: snapshot.rules,
            game: snapshot.game,
            history: snapshot.history,
            moves: snapshot.moves,
        }
    }
}

impl Table {
    /// Applies an update.
    pub(crate) fn take(&mut self, update: TableUpdate) -> Taken {
        if update.logged.seq <= self.seq {
            return Taken::Known;
        }
        if update.logged.seq != self.seq + 1 {
            return Taken::Gap;
        }
        self.seq = update.logged.seq;
        if let Some(info) = update.info {
            self.info = info;
        }
        if let Some(rules) = update.rules {
            self.rules = rules;
        }
        if let Some(game) = update.game {
            self.game = Some(game);
        }
        if let (Some(game), Some(change)) = (&mut self.game, update.change) {
            change.apply_to(game);
        }
        if let TableEvent::Acted { number, .. } | TableEvent::TakenBack { number, .. } =
            update.logged.event
        {
            self.moves = number;
        }
        self.history.push(update.logged);
        Taken::Done
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let seats = self.info.seats.iter();
        let seat = seats.take_while(|it| it.person.as_ref().is_none_or(|it| it.id != *person));
        let seat = seat.count();
        (seat < self.info.seats.len()).then(|| Seat(u8::try_from(seat).unwrap_or(u8::MAX)))
    }

    pub(crate) fn is_running(&self) -> bool {
        self.info.status == TableStatus::Running
    }

    /// Whether the person is to act now.
    pub(crate) fn is_turn_of(&self, person: &PersonId) -> bool {
        let acts = self.game.as_ref().is_some_and(|it| it.legal.is_some());
        // While a bot plays for the person, the person has to return first.
        let seat = self.seat_of(person);
        let is_absent = seat.is_some_and(|it| {
            self.info
                .seats
                .get(it.index())
                .is_some_and(|it| it.bot.is_some())
        });
        self.is_running() && acts && seat.is_some() && !is_absent
    }

    /// Whether nothing more happens here that a player waits for.
    pub(crate) fn is_over(&self) -> bool {
        matches!(
            self.info.status,
            TableStatus::Finished | TableStatus::Closed
        )
    }

    /// The names of the players by seat.
    pub(crate) fn names(&self, words: &Words) -> Vec<String> {
        names_of(&self.info.seats, words)
    }

    pub(crate) fn scene<'a>(
        &'a self,
        words: &'a Words,
        names: &'a [String],
        person: &PersonId,
    ) -> Scene<'a> {
        Scene {
            words,
            rules: &self.rules,
            names,
            me: self.seat_of(person),
        }
    }

    /// The events after the last action of a seat, or all of them, as sentences.
    pub(crate) fn log(&self, scene: &Scene<'_>, since: Since) -> Vec<String> {
        let start = match since {
            Since::Beginning => 0,
            Since::MyAction => self
                .history
                .iter()
                .rposition(|it| {
                    matches!(it.event, TableEvent::Acted { seat, bot: false, .. } if scene.me == Some(seat))
                })
                .map_or(0, |it| it + 1),
            Since::Event(seq) => self.history.partition_point(|it| it.seq <= seq),
        };
        let hands = match &self.game {
            Some(game) => hands_before(&self.history, game),
            None => vec![Vec::new(); self.history.len()],
        };
        let events = self.history.iter().zip(&hands).skip(start);
        events
            .filter_map(|(logged, hands)| scene.event(&logged.event, hands))
            .collect()
    }
}

/// Where a log begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Since {
    Beginning,
    /// After the reader's last action.
    MyAction,
    /// After the event with this number.
    Event(u32),
}
