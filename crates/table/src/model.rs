//! The state of a table, which follows from its log.

use std::sync::Arc;

use kagiya_bots::Moment;
use kagiya_protocol::{
    EndReason, FinalDeal, PersonId, Seat, SeatInfo, TableInfo, TableSettings, TableStatus,
    TakeBackAsked, Watching,
};
use kagiya_rules::record::{BreakOff, Recorder};
use kagiya_rules::{Audience, CardId, Event, Game, Options, Rules, View};

use crate::clocks::Clocks;
use crate::event::{Entry, Fact, GivenDeal};
use crate::fixed_deal;
use crate::profile::Company;
use crate::settings::rules_of;

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
pub struct Logged {
    /// Its number.
    pub seq: u32,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// The entry as it is stored.
    pub entry: Entry,
    /// Its consequences in the game.
    pub events: Box<[Event]>,
    /// The number of moves up to this entry.
    pub moves: u32,
    /// Whether it changed the table's description.
    pub info: bool,
}

impl Logged {
    /// Whether it is part of the game's record.
    pub fn is_of_the_game(&self) -> bool {
        matches!(
            self.entry.fact,
            Fact::Acted { .. } | Fact::Reordered { .. } | Fact::Ended { .. }
        )
    }
}

/// The state of a table, built from its log by [`apply`](TableModel::apply).
#[derive(Clone, Debug)]
pub struct TableModel {
    /// The public description of the table. It is copied when it changes, which is rare.
    pub info: Arc<TableInfo>,
    /// The rules of the game that will be or is played.
    pub rules: Arc<Rules>,
    /// All entries so far.
    pub log: Vec<Arc<Logged>>,
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
    pub(crate) given: Option<Arc<GivenDeal>>,
    /// The name of the deal, which reveals no cards: known once it is dealt, or before if the deal is fixed.
    pub(crate) dealt: Option<String>,
}

/// A table at an earlier moment: the data to undo everything since. The log needs only be truncated.
#[derive(Debug)]
pub struct Mark {
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

/// The changes of an event that subscribers need.
#[derive(Clone, Debug)]
pub struct Applied {
    /// The game before the event, if the event changed it.
    pub before: Option<Game>,
    /// Whether the table's description changed.
    pub info: bool,
    /// Whether the rules changed.
    pub rules: bool,
    /// Why subscribers need the whole game instead of its changes.
    pub whole: Option<Whole>,
}

/// Why subscribers need the whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whole {
    /// The game has just begun.
    Started,
    /// Some of its actions have been taken back.
    TakenBack,
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
    pub fn given(&self) -> Option<&GivenDeal> {
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

    /// Applies the next entry of the log.
    ///
    /// # Errors
    /// [`BrokenLog`] if it does not fit; the table is unusable afterwards.
    pub fn apply(&mut self, at: i64, entry: Entry) -> Result<Applied, BrokenLog> {
        let seq = self.seq() + 1;
        let broken = |reason: &str| BrokenLog {
            seq,
            reason: reason.to_owned(),
        };
        let mut applied = Applied {
            before: None,
            info: true,
            rules: false,
            whole: None,
        };
        let mut events: Box<[Event]> = Box::default();
        let mut taken_back = Vec::new();
        match &entry.fact {
            Fact::Created { .. } => return Err(broken("the table is there already")),
            Fact::Configured { settings } => {
                self.configure(settings).map_err(|reason| broken(&reason))?;
                applied.rules = true;
            }
            Fact::Sat { .. }
            | Fact::Left { .. }
            | Fact::BotSat { .. }
            | Fact::Renamed { .. }
            | Fact::StoodIn { .. }
            | Fact::Returned { .. }
            | Fact::SeatOffered { .. }
            | Fact::OfferDropped { .. }
            | Fact::SeatTaken { .. }
            | Fact::SeatAskedBack { .. } => self
                .seat_changed(&entry.fact)
                .ok_or_else(|| broken("no such seat"))?,
            Fact::Started {
                options,
                seed,
                deck,
                first,
                stay,
            } => {
                self.start(at, options, (seed, deck.as_deref()), *first, stay)
                    .map_err(|reason| broken(&reason))?;
                applied.rules = true;
                applied.whole = Some(Whole::Started);
            }
            Fact::Acted { .. } | Fact::Reordered { .. } | Fact::Ended { .. } => {
                applied.before = self.game().cloned();
                let played = self.played(at, &entry.fact);
                (events, applied.info) = played.map_err(|reason| broken(&reason))?;
            }
            Fact::TakeBackAsked { .. }
            | Fact::TakeBackAgreed { .. }
            | Fact::TakeBackDropped { .. } => self.take_back_asked(&entry.fact),
            Fact::TakenBack { actions, .. } => {
                taken_back = self.last_actors(*actions);
                self.take_back(*actions).map_err(|reason| broken(&reason))?;
                applied.whole = Some(Whole::TakenBack);
            }
            Fact::EndWished { seat, wish } => {
                let wished = &mut self.info_mut().end_wished;
                wished.retain(|other| other != seat);
                if *wish {
                    wished.push(*seat);
                }
            }
            Fact::Watched { .. }
            | Fact::Said { .. }
            | Fact::Late { .. }
            | Fact::BotAsked { .. }
            | Fact::Clock { .. }
            | Fact::PauseAsked { .. }
            | Fact::PauseAgreed { .. }
            | Fact::PauseDropped { .. }
            | Fact::Paused { .. }
            | Fact::Resumed { .. } => applied.info = false,
            Fact::KeptOut { person, seat, .. } => self
                .keep_out(person, *seat)
                .ok_or_else(|| broken("no such seat"))?,
            Fact::Rematch { table } => self.info_mut().rematch = Some(table.clone()),
            Fact::Closed { .. } => self.info_mut().status = TableStatus::Closed,
        }
        if matches!(
            entry.fact,
            Fact::Acted { .. } | Fact::Reordered { .. } | Fact::Ended { .. }
        ) {
            self.recorded.push(seq);
        }
        self.keep_time(at, &entry.fact, &taken_back);
        self.log.push(Arc::new(Logged {
            seq,
            at,
            entry,
            events,
            moves: self.moves,
            info: applied.info,
        }));
        Ok(applied)
    }

    /// Applies a request for a take-back.
    fn take_back_asked(&mut self, fact: &Fact) {
        let asked = &mut self.info_mut().take_back;
        match fact {
            Fact::TakeBackAsked { seat } => {
                let (seat, agreed) = (*seat, Vec::new());
                *asked = Some(TakeBackAsked { seat, agreed });
            }
            Fact::TakeBackAgreed { seat } => {
                if let Some(asked) = asked {
                    asked.agreed.push(*seat);
                }
            }
            _ => *asked = None,
        }
    }

    /// Applies new settings.
    fn configure(&mut self, settings: &TableSettings) -> Result<(), String> {
        let rules = rules_of(settings).map_err(|problem| problem.message)?;
        self.rules = Arc::new(rules);
        let info = self.info_mut();
        info.settings = settings.clone();
        let seats = usize::from(settings.seats);
        info.seats.resize(seats, SeatInfo::default());
        Ok(())
    }

    /// Applies an entry of the game's record; returns its consequences in the game, and whether the table's
    /// description changed.
    fn played(&mut self, at: i64, fact: &Fact) -> Result<(Box<[Event]>, bool), String> {
        let recorder = self.recorder.as_mut().ok_or("no game yet")?;
        match fact {
            Fact::Acted { seat, action, .. } => {
                let actor = recorder.game().table().to_act();
                if Seat::from(actor) != *seat {
                    return Err("it is another player's turn".to_owned());
                }
                let action = action
                    .find(&self.rules, actor)
                    .map_err(|error| error.to_string())?;
                let events = recorder.apply(action).map_err(|error| error.to_string())?;
                let over = recorder.game().outcome().is_some();
                self.moves += 1;
                // A player who acts no longer asks to end the game.
                let wished = self.wishes_no_end(*seat);
                // Any action ends a request for a take-back.
                let asked = self.info.take_back.is_some();
                if asked {
                    self.info_mut().take_back = None;
                }
                let info = over || wished || asked;
                if over {
                    self.finish(at);
                }
                Ok((events.into_iter().collect(), info))
            }
            Fact::Reordered { seat, order } => {
                let seat = kagiya_rules::Seat::new(seat.0).ok_or("no such seat")?;
                let order: Vec<CardId> = order.iter().filter_map(|id| CardId::new(id.0)).collect();
                let reordered = recorder.reorder(seat, &order);
                let event = reordered.map_err(|error| error.to_string())?;
                Ok((Box::new([event]), false))
            }
            Fact::Ended { by, why } => {
                let by = by.and_then(|seat| kagiya_rules::Seat::new(seat.0));
                let broken_off = recorder.break_off(by, in_record(*why));
                broken_off.map_err(|error| error.to_string())?;
                self.finish(at);
                Ok((Box::default(), true))
            }
            _ => Err("that is no entry of a record".to_owned()),
        }
    }

    pub(crate) fn info_mut(&mut self) -> &mut TableInfo {
        Arc::make_mut(&mut self.info)
    }

    /// The present state, to return to by [`back_to`](Self::back_to).
    pub fn mark(&self) -> Mark {
        Mark {
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

    /// Undoes everything since the mark.
    pub fn back_to(&mut self, mark: Mark) {
        let Mark {
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
        } = mark;
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

    fn start(
        &mut self,
        at: i64,
        options: &Options,
        (seed, deck): (&str, Option<&[kagiya_protocol::Card]>),
        first: Option<Seat>,
        stay: &[Seat],
    ) -> Result<(), String> {
        let rules = Arc::new(Rules::new(options).map_err(|error| error.to_string())?);
        let (seed, deal) = fixed_deal::deal(&rules, seed, deck, first)?;
        let dealt = fixed_deal::name_of(&rules, &deal)?;
        let recorder = Recorder::new(&rules, &deal).map_err(|error| error.to_string())?;
        let seats: Vec<SeatInfo> = stay
            .iter()
            .filter_map(|seat| self.info.seats.get(seat.index()).cloned())
            .collect();
        if seats.len() != rules.players() {
            return Err("there are not as many players as seats".to_owned());
        }
        let info = self.info_mut();
        info.seats = seats;
        info.settings.seats = options.players;
        if let Watching::Seat { seat } = &mut info.settings.watching {
            // Seats are renumbered without the empty ones.
            let place = stay.iter().position(|it| it == seat).unwrap_or(0);
            *seat = Seat(u8::try_from(place).unwrap_or(0));
        }
        info.status = TableStatus::Running;
        info.started_at = Some(at);
        info.commitment = Some(seed.commitment().to_string());
        self.dealt_in = self.info.seats.iter().map(|it| it.bot.clone()).collect();
        self.rules = rules;
        self.dealt = Some(dealt);
        let over = recorder.game().outcome().is_some();
        self.recorder = Some(recorder);
        if over {
            self.finish(at);
        }
        Ok(())
    }

    fn finish(&mut self, at: i64) {
        let deal = self.recorder.as_ref().and_then(|recorder| {
            let deck = recorder.game().table().deck_size();
            let undrawn = u8::try_from(deck).unwrap_or(u8::MAX);
            let finished = recorder.finished()?;
            Some(FinalDeal::of(&self.rules, &finished, undrawn))
        });
        let info = self.info_mut();
        info.status = TableStatus::Finished;
        info.finished_at = Some(at);
        info.end_wished.clear();
        info.take_back = None;
        info.offers.clear();
        info.asked_back.clear();
        info.deal = deal;
    }

    /// The bot that played at `seat` when event `seq` happened.
    pub fn bot_at(&self, seat: Seat, seq: u32) -> Option<&str> {
        let until = self.log.iter().take_while(|logged| logged.seq <= seq);
        let mut bot = self.dealt_in.get(seat.index())?.as_deref();
        let mut for_turn = None;
        for logged in until {
            match &logged.entry.fact {
                Fact::StoodIn {
                    seat: it,
                    bot: name,
                } if *it == seat => bot = Some(name),
                Fact::Returned { seat: it } | Fact::SeatTaken { seat: it, .. } if *it == seat => {
                    bot = None;
                }
                Fact::BotAsked {
                    seat: it,
                    bot: name,
                    ..
                } if *it == seat => for_turn = Some(name.as_str()),
                Fact::Acted { .. } | Fact::TakenBack { .. } if logged.seq < seq => for_turn = None,
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
        let mut replay = self.recorder.as_ref()?.record().replay();
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

/// Why a game was broken off, in the terms of a record, which knows nothing of servers.
pub(crate) const fn in_record(why: EndReason) -> Option<BreakOff> {
    match why {
        EndReason::Left => Some(BreakOff::Left),
        EndReason::Timeout | EndReason::OutOfTime => Some(BreakOff::Timeout),
        EndReason::Agreed => Some(BreakOff::Agreed),
        EndReason::Operator => None,
    }
}
