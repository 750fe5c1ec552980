//! Applies the events of a log.

use std::sync::Arc;

use kagiya_protocol::{
    FinalDeal, PublicEvent, Seat, SeatInfo, TableSettings, TableStatus, TakeBackAsked, Watching,
};
use kagiya_rules::record::Recorder;
use kagiya_rules::{CardId, Options, Rules};

use crate::effects::{Effects, SnapshotReason};
use crate::event::{Event, LogEntry};
use crate::fixed_deal;
use crate::model::{AppliedEvent, BrokenLog, TableModel};
use crate::record::in_record;
use crate::settings::rules_of;

impl TableModel {
    /// Applies the next entry of the log.
    ///
    /// # Errors
    /// [`BrokenLog`] if it does not fit; the table is unusable afterwards.
    pub fn apply(&mut self, at: i64, entry: LogEntry) -> Result<Effects, BrokenLog> {
        let seq = self.seq() + 1;
        let broken = |reason: &str| BrokenLog {
            seq,
            reason: reason.to_owned(),
        };
        let turn = self.turn_of_correspondence();
        let was_running = self.info.status == TableStatus::Running;
        let mut effects = Effects {
            info: true,
            had_time: self.has_time(),
            concerned: self.concerned_by(&entry.event),
            ..Effects::default()
        };
        let mut happened: Box<[kagiya_rules::Event]> = Box::default();
        let mut taken_back = Vec::new();
        match &entry.event {
            Event::Created { .. } => return Err(broken("the table is there already")),
            Event::Configured { settings } => {
                self.configure(settings).map_err(|reason| broken(&reason))?;
                effects.rules = true;
            }
            Event::Started {
                options,
                seed,
                deck,
                tiles,
                first,
                stay,
            } => {
                let cards = (seed.as_str(), deck.as_deref(), tiles.as_slice());
                self.start(at, options, cards, *first, stay)
                    .map_err(|reason| broken(&reason))?;
                effects.rules = true;
                effects.snapshot = Some(SnapshotReason::Started);
            }
            Event::Acted { seat, action, .. } => {
                effects.before = self.game().cloned();
                let acted = self.act(at, *seat, *action);
                (happened, effects.info) = acted.map_err(|reason| broken(&reason))?;
            }
            Event::TakenBack { actions, .. } => {
                taken_back = self.last_actors(*actions);
                self.take_back(*actions).map_err(|reason| broken(&reason))?;
                effects.snapshot = Some(SnapshotReason::TakenBack);
            }
            Event::Said { .. } => effects.info = false,
            Event::Closed | Event::ClosedByOperator => {
                self.info_mut().status = TableStatus::Closed;
            }
            Event::Public(event) => {
                if let PublicEvent::Reordered { .. } | PublicEvent::Ended { .. } = event {
                    effects.before = self.game().cloned();
                }
                let changed = self.apply_public(at, event);
                (happened, effects.info) = changed.map_err(|reason| broken(&reason))?;
            }
        }
        self.keep_time(at, &entry.event, &taken_back);
        let logged = AppliedEvent {
            seq,
            at,
            entry,
            happened,
            moves: self.moves,
            info: effects.info,
        };
        if logged.is_of_the_game() {
            self.recorded.push(seq);
        }
        self.log.push(Arc::new(logged));
        effects.ended = was_running && self.info.status == TableStatus::Finished;
        // Lists show the turn of correspondence games, which people don't follow all the time.
        effects.row = effects.info || self.turn_of_correspondence() != turn;
        Ok(effects)
    }

    /// Applies an event that everybody receives as it is stored; returns its consequences in the game, and
    /// whether the table's description changed.
    fn apply_public(
        &mut self,
        at: i64,
        event: &PublicEvent,
    ) -> Result<(Box<[kagiya_rules::Event]>, bool), String> {
        match event {
            PublicEvent::Sat { .. }
            | PublicEvent::Left { .. }
            | PublicEvent::BotSat { .. }
            | PublicEvent::Renamed { .. }
            | PublicEvent::StoodIn { .. }
            | PublicEvent::Returned { .. }
            | PublicEvent::SeatOffered { .. }
            | PublicEvent::OfferDropped { .. }
            | PublicEvent::SeatTaken { .. }
            | PublicEvent::SeatAskedBack { .. } => {
                self.seat_changed(event).ok_or("no such seat")?;
            }
            PublicEvent::KeptOut { person, seat, .. } => {
                self.keep_out(person, *seat).ok_or("no such seat")?;
            }
            PublicEvent::TakeBackAsked { .. }
            | PublicEvent::TakeBackAgreed { .. }
            | PublicEvent::TakeBackDropped { .. } => self.take_back_asked(event),
            PublicEvent::EndWished { seat, wish } => {
                let wished = &mut self.info_mut().end_wished;
                wished.retain(|other| other != seat);
                if *wish {
                    wished.push(*seat);
                }
            }
            PublicEvent::Rematch { table } => self.info_mut().rematch = Some(table.clone()),
            PublicEvent::Ended { by, why } => {
                let by = by.and_then(|seat| kagiya_rules::Seat::new(seat.0));
                let broken_off = self.recorder_mut()?.break_off(by, in_record(*why));
                broken_off.map_err(|error| error.to_string())?;
                self.finish(at);
            }
            PublicEvent::Reordered { seat, order } => {
                let seat = kagiya_rules::Seat::new(seat.0).ok_or("no such seat")?;
                let order: Vec<CardId> = order.iter().filter_map(|id| CardId::new(id.0)).collect();
                let reordered = self.recorder_mut()?.reorder(seat, &order);
                let happened = reordered.map_err(|error| error.to_string())?;
                return Ok((Box::new([happened]), false));
            }
            PublicEvent::Watched { .. }
            | PublicEvent::Late { .. }
            | PublicEvent::BotAsked { .. }
            | PublicEvent::Clock { .. }
            | PublicEvent::Hinted { .. }
            | PublicEvent::PauseAsked { .. }
            | PublicEvent::PauseAgreed { .. }
            | PublicEvent::PauseDropped { .. }
            | PublicEvent::Paused { .. }
            | PublicEvent::Resumed { .. } => return Ok((Box::default(), false)),
        }
        Ok((Box::default(), true))
    }

    /// Applies a request for a take-back.
    fn take_back_asked(&mut self, event: &PublicEvent) {
        let asked = &mut self.info_mut().take_back;
        match event {
            PublicEvent::TakeBackAsked { seat } => {
                let (seat, agreed) = (*seat, Vec::new());
                *asked = Some(TakeBackAsked { seat, agreed });
            }
            PublicEvent::TakeBackAgreed { seat } => {
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

    fn recorder_mut(&mut self) -> Result<&mut Recorder, String> {
        self.recorder
            .as_mut()
            .ok_or_else(|| "no game yet".to_owned())
    }

    /// Applies an action; returns its consequences in the game, and whether the table's description changed.
    fn act(
        &mut self,
        at: i64,
        seat: Seat,
        action: kagiya_protocol::Action,
    ) -> Result<(Box<[kagiya_rules::Event]>, bool), String> {
        let rules = Arc::clone(&self.rules);
        let recorder = self.recorder_mut()?;
        let actor = recorder.game().table().to_act();
        if Seat::from(actor) != seat {
            return Err("it is another player's turn".to_owned());
        }
        let action = action
            .find(&rules, actor)
            .map_err(|error| error.to_string())?;
        let happened = recorder.apply(action).map_err(|error| error.to_string())?;
        let over = recorder.game().outcome().is_some();
        self.moves += 1;
        // A player who acts no longer asks to end the game.
        let wished = self.wishes_no_end(seat);
        // Any action ends a request for a take-back.
        let asked = self.info.take_back.is_some();
        if asked {
            self.info_mut().take_back = None;
        }
        if over {
            self.finish(at);
        }
        Ok((happened.into_iter().collect(), over || wished || asked))
    }

    fn start(
        &mut self,
        at: i64,
        options: &Options,
        (seed, deck, tiles): (&str, Option<&[kagiya_protocol::Card]>, &[u8]),
        first: Option<Seat>,
        stay: &[Seat],
    ) -> Result<(), String> {
        let rules = Arc::new(Rules::new(options).map_err(|error| error.to_string())?);
        let (seed, deal) = fixed_deal::deal(&rules, seed, deck, tiles, first)?;
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
}
