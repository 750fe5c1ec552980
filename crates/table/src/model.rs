//! The state of a table, which follows from its log.

use std::sync::Arc;

use kagiya_bots::Moment;
use kagiya_protocol::{PersonId, PublicEvent, Seat, TableInfo, TableStatus};
use kagiya_rules::record::Recorder;
use kagiya_rules::{Audience, Game, Rules, View};

use crate::clocks::Clocks;
use crate::event::{Event, FixedDeal, LogEntry};
use crate::profile::Company;

/// A log that this program can't have written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {seq} does not fit: {reason}")]
pub struct BrokenLog {
    /// The number of the event that does not fit.
    pub seq: u32,
    /// The reason.
    pub reason: String,
}

/// An entry of the log in memory.
#[derive(Clone, Debug)]
pub struct AppliedEvent {
    /// Its number.
    pub seq: u32,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// The entry as it is stored.
    pub entry: LogEntry,
    /// Its consequences in the game.
    pub happened: Box<[kagiya_rules::Event]>,
    /// The number of moves up to this entry.
    pub moves: u32,
    /// Whether it changed the table's description.
    pub info: bool,
}

impl AppliedEvent {
    /// Whether it is part of the game's record.
    pub fn is_of_the_game(&self) -> bool {
        matches!(
            self.entry.event,
            Event::Acted { .. }
                | Event::Public(PublicEvent::Reordered { .. } | PublicEvent::Ended { .. })
        )
    }
}

/// The state of a table, built from its log by [`apply`](Self::apply).
#[derive(Clone, Debug)]
pub struct TableModel {
    /// The public description of the table. It is copied when it changes, which is rare.
    pub info: Arc<TableInfo>,
    /// The rules of the game that will be or is played.
    pub rules: Arc<Rules>,
    /// All entries so far.
    pub log: Vec<Arc<AppliedEvent>>,
    /// The number of moves in the game: turns, answers and take-backs.
    pub moves: u32,
    /// The numbers of the events in the game's record, in order.
    pub(crate) recorded: Vec<u32>,
    /// The game and its record, once it has begun.
    pub(crate) recorder: Option<Recorder>,
    /// The bots that had a seat at the deal, by seat.
    pub(crate) dealt_in: Arc<[Option<String>]>,
    /// People in the order in which they took a seat.
    pub(crate) sat: Vec<PersonId>,
    /// The people and seats of the running game where a player gave up the seat or substitutes for another.
    pub(crate) played: Vec<(PersonId, Seat)>,
    /// The time of the running game, if its settings limit it.
    pub(crate) clocks: Clocks,
    /// The deal to play, if it is fixed.
    pub(crate) given: Option<Arc<FixedDeal>>,
    /// The name of the deal, which reveals no cards: known once it is dealt, or before if the deal is fixed.
    pub(crate) dealt: Option<String>,
}

/// A table at an earlier moment: the data to undo everything since. The log needs only be truncated.
#[derive(Debug)]
pub struct Savepoint {
    info: Arc<TableInfo>,
    rules: Arc<Rules>,
    log: usize,
    moves: u32,
    recorded: Vec<u32>,
    recorder: Option<Recorder>,
    dealt_in: Arc<[Option<String>]>,
    sat: Vec<PersonId>,
    played: Vec<(PersonId, Seat)>,
    clocks: Clocks,
    dealt: Option<String>,
}

impl TableModel {
    /// The seats whose people play themselves.
    pub(crate) fn playing(&self) -> impl Iterator<Item = Seat> {
        let seats = (0..).map(Seat).zip(&self.info.seats);
        seats
            .filter(|(_, info)| info.person.is_some() && info.bot.is_none())
            .map(|(seat, _)| seat)
    }

    /// The number of the last event.
    pub fn seq(&self) -> u32 {
        self.log.last().map_or(0, |logged| logged.seq)
    }

    /// The deal to play, if it is fixed.
    pub fn given(&self) -> Option<&FixedDeal> {
        self.given.as_deref()
    }

    /// The name of the deal, once it is dealt, or before if it is fixed.
    pub fn dealt(&self) -> Option<&str> {
        self.dealt.as_deref()
    }

    /// The game with its record, once it has begun.
    pub const fn recorder(&self) -> Option<&Recorder> {
        self.recorder.as_ref()
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<&Game> {
        self.recorder.as_ref().map(Recorder::game)
    }

    /// Whether the game was broken off.
    pub fn is_broken_off(&self) -> bool {
        self.recorder
            .as_ref()
            .is_some_and(|recorder| recorder.record().is_broken_off())
    }

    /// Whether the game was broken off before every player had a turn.
    pub fn is_hardly_played(&self) -> bool {
        let turns = self
            .game()
            .map_or(0, |game| usize::from(game.table().turn()));
        self.is_broken_off() && turns < self.info.seats.len()
    }

    /// The bot that has to act now, and its seat.
    pub fn bot_to_act(&self) -> Option<(Seat, &str)> {
        let game = self.game()?;
        // Bots wait until a take-back is decided.
        let waits = self.info.take_back.is_some() || self.stands_still();
        if self.info.status != TableStatus::Running || waits {
            return None;
        }
        let seat = Seat::from(game.table().to_act());
        let bot = self.info.seats.get(seat.index())?.bot.as_deref();
        let for_turn = || self.bot_for_turn().filter(|(it, _)| *it == seat);
        let bot = bot.or_else(|| for_turn().map(|(_, asked)| asked.bot.as_str()))?;
        Some((seat, bot))
    }

    pub(crate) fn info_mut(&mut self) -> &mut TableInfo {
        Arc::make_mut(&mut self.info)
    }

    /// The present state, to return to by [`rollback`](Self::rollback).
    pub fn savepoint(&self) -> Savepoint {
        Savepoint {
            info: Arc::clone(&self.info),
            rules: Arc::clone(&self.rules),
            log: self.log.len(),
            moves: self.moves,
            recorded: self.recorded.clone(),
            recorder: self.recorder.clone(),
            dealt_in: Arc::clone(&self.dealt_in),
            sat: self.sat.clone(),
            played: self.played.clone(),
            clocks: self.clocks.clone(),
            dealt: self.dealt.clone(),
        }
    }

    /// Undoes everything since the savepoint.
    pub fn rollback(&mut self, savepoint: Savepoint) {
        let Savepoint {
            info,
            rules,
            log,
            moves,
            recorded,
            recorder,
            dealt_in,
            sat,
            played,
            clocks,
            dealt,
        } = savepoint;
        self.log.truncate(log);
        self.info = info;
        self.rules = rules;
        self.moves = moves;
        self.recorded = recorded;
        self.recorder = recorder;
        self.dealt_in = dealt_in;
        self.sat = sat;
        self.played = played;
        self.clocks = clocks;
        self.dealt = dealt;
    }

    /// The bot that played at `seat` when event `seq` happened.
    pub fn bot_at(&self, seat: Seat, seq: u32) -> Option<&str> {
        let until = self.log.iter().take_while(|logged| logged.seq <= seq);
        let mut bot = self.dealt_in.get(seat.index())?.as_deref();
        let mut for_turn = None;
        for logged in until {
            match &logged.entry.event {
                Event::Public(PublicEvent::StoodIn {
                    seat: it,
                    bot: name,
                }) if *it == seat => bot = Some(name),
                Event::Public(
                    PublicEvent::Returned { seat: it } | PublicEvent::SeatTaken { seat: it, .. },
                ) if *it == seat => {
                    bot = None;
                }
                Event::Public(PublicEvent::BotAsked {
                    seat: it,
                    bot: name,
                    ..
                }) if *it == seat => for_turn = Some(name.as_str()),
                Event::Acted { .. } | Event::TakenBack { .. } if logged.seq < seq => {
                    for_turn = None;
                }
                _ => {}
            }
        }
        bot.or(for_turn)
    }

    /// The players at each seat now, as bots receive them.
    pub fn company(&self) -> Company {
        let seats = self.info.seats.iter();
        let mut bots: Vec<_> = seats.map(|seat| seat.bot.clone()).collect();
        if let Some((seat, asked)) = self.bot_for_turn()
            && let Some(place) = bots.get_mut(seat.index())
        {
            *place = Some(asked.bot.clone());
        }
        self.with_bots(bots)
    }

    /// The players at each seat at event `seq`, as bots receive them.
    pub fn company_at(&self, seq: u32) -> Company {
        let seats = (0_u8..).take(self.rules.players());
        let bots = seats.map(|seat| self.bot_at(Seat(seat), seq).map(str::to_owned));
        self.with_bots(bots.collect())
    }

    /// The table with these bots at its seats.
    pub fn with_bots(&self, bots: Vec<Option<String>>) -> Company {
        Company {
            bots,
            conventions: self.info.settings.conventions,
        }
    }

    /// The view of the player at `seat` when the game began, and the moments of the first `entries` entries
    /// of its record.
    pub fn seen_by(&self, seat: kagiya_rules::Seat, entries: usize) -> Option<(View, Vec<Moment>)> {
        let mut replay = self.recorder.as_ref()?.record().replay_as_seen();
        let begin = replay.game().view(Audience::Seat(seat));
        let mut moments = Vec::with_capacity(entries);
        while moments.len() < entries
            && let Some(step) = replay.next()
        {
            moments.push(Moment::of(seat, &step.events, replay.game()));
        }
        Some((begin, moments))
    }
}
