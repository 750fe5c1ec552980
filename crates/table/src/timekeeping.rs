//! The time of a running game, from its log: when a turn is due, and what a clock shows.
//!
//! Only [`PublicEvent::Clock`] depends on connections: it contains what a clock shows and whether it runs.
//! Everything else follows from the game. So a restarted server knows what every clock showed, and charges no
//! player for its downtime.

use kagiya_protocol::{
    BotForTurn, EndReason, OnTimeout, Pause, PublicEvent, Seat, TableStatus, TableTime,
    TimeControl, TurnInfo,
};

use crate::clocks::{Clocks, DAY, MOST_CHARGED, STOPS, Turn, charged, millis};
use crate::event::{Event, FixedDeal};
use crate::model::TableModel;

impl TableModel {
    /// Whether a game with limited time is being played.
    pub fn has_time(&self) -> bool {
        self.clocks.turn.is_some()
    }

    /// Whether this is a running correspondence game.
    pub fn is_correspondence(&self) -> bool {
        self.info.settings.time.is_correspondence()
    }

    /// Applies the effect of an event on the time, after its other effects. `taken_back` are the players whose
    /// actions were taken back.
    pub(crate) fn keep_time(&mut self, at: i64, event: &Event, taken_back: &[Seat]) {
        if self.info.settings.time.is_none() {
            return;
        }
        let to_act = self.game().map(|game| Seat::from(game.table().to_act()));
        let Some(to_act) = to_act.filter(|_| self.info.status == TableStatus::Running) else {
            self.clocks = Clocks::default();
            return;
        };
        let (bank, increment) = match self.info.settings.time {
            TimeControl::Strict {
                bank_seconds,
                increment_seconds,
                ..
            } => (Some(millis(bank_seconds)), millis(increment_seconds)),
            _ => (None, 0),
        };
        let mut clocks = core::mem::take(&mut self.clocks);
        clocks.read(at);
        match event {
            Event::Started { .. } => {
                let seats = self.info.seats.iter();
                clocks.gone = vec![0; self.info.seats.len()];
                clocks.left = bank.map_or_else(Vec::new, |bank| seats.map(|_| bank).collect());
                clocks.turn = Some(Turn::new(to_act, at));
            }
            Event::Acted { seat, .. } => {
                clocks.release(at);
                clocks.add(*seat, increment);
                clocks.turn = Some(Turn::new(to_act, at));
            }
            Event::TakenBack { .. } => {
                // The used time stays used, so that a take-back gains none.
                for seat in taken_back {
                    clocks.add(*seat, -increment);
                }
                clocks.release(at);
                clocks.turn = Some(Turn::new(to_act, at));
            }
            Event::Public(
                PublicEvent::StoodIn { seat, .. }
                | PublicEvent::Returned { seat }
                | PublicEvent::SeatTaken { seat, .. },
            ) if *seat == to_act => {
                clocks.release(at);
                clocks.turn = Some(Turn::new(to_act, at));
            }
            Event::Public(event) => clocks.told(at, event),
            _ => {}
        }
        let runs = bank.is_some()
            && clocks.stand_still().is_none()
            && self.info.take_back.is_none()
            && self.is_turn_of_person(to_act);
        if let Some(turn) = &mut clocks.turn {
            let runs = runs && turn.held_since.is_none() && turn.bot.is_none() && !turn.late;
            turn.runs_since = runs.then_some(at);
        }
        self.clocks = clocks;
    }

    fn is_turn_of_person(&self, seat: Seat) -> bool {
        let info = self.info.seats.get(seat.index());
        info.is_some_and(|info| info.person.is_some() && info.bot.is_none())
    }

    /// The seat of the person on turn, and when the turn began; `None` without a time limit.
    pub fn person_on_turn(&self) -> Option<(Seat, i64)> {
        let turn = self.clocks.turn.as_ref()?;
        self.is_turn_of_person(turn.seat)
            .then_some((turn.seat, turn.since))
    }

    /// Whether the player at `seat` is on turn and has no time left.
    pub fn is_late(&self, seat: Seat) -> bool {
        let turn = self.clocks.turn.as_ref();
        turn.is_some_and(|turn| turn.seat == seat && turn.late)
    }

    /// The bot that plays this turn for its person.
    pub fn bot_for_turn(&self) -> Option<(Seat, &BotForTurn)> {
        let turn = self.clocks.turn.as_ref()?;
        turn.bot.as_ref().map(|bot| (turn.seat, bot))
    }

    /// The pause, or the request for one.
    pub fn pause(&self) -> Option<&Pause> {
        self.clocks.pause.as_ref()
    }

    /// Whether the game is paused.
    pub fn stands_still(&self) -> bool {
        self.clocks.stand_still().is_some()
    }

    /// When the time of the person on turn runs out, if the clock runs.
    pub fn time_out_at(&self) -> Option<i64> {
        let turn = self.clocks.turn.as_ref()?;
        if turn.late || turn.bot.is_some() || self.stands_still() {
            return None;
        }
        self.person_on_turn()?;
        match self.info.settings.time {
            TimeControl::None => None,
            TimeControl::Gentle { nudge_seconds } => Some(turn.since + millis(nudge_seconds)),
            TimeControl::Correspondence { days, .. } => Some(turn.since + i64::from(days) * DAY),
            TimeControl::Strict { .. } => {
                let left = self.clocks.left.get(turn.seat.index())?;
                turn.runs_since.map(|since| since + left)
            }
        }
    }

    /// The event that follows when the time of the person on turn is out.
    pub fn time_out(&self) -> Option<PublicEvent> {
        let seat = self.person_on_turn()?.0;
        self.time_out_at()?;
        Some(match self.info.settings.time.when_out() {
            None | Some(OnTimeout::Tell) => PublicEvent::Late { seat },
            Some(OnTimeout::Bot { .. }) => PublicEvent::BotAsked {
                seat,
                bot: self.bot_of_table(),
                by: None,
            },
            Some(OnTimeout::End) => PublicEvent::Ended {
                by: Some(seat),
                why: EndReason::OutOfTime,
            },
        })
    }

    /// The bot that plays turns for people at this table.
    pub fn bot_of_table(&self) -> String {
        let named = match self.info.settings.time.when_out() {
            Some(OnTimeout::Bot { bot }) if !self.given().is_some_and(FixedDeal::is_of_day) => {
                bot.clone()
            }
            _ => None,
        };
        named.unwrap_or_else(|| kagiya_bots::Kind::substitute().name.to_owned())
    }

    /// The event that starts or stops the clock on turn because its person has connected or disconnected, with
    /// what it shows at `now`.
    pub fn clock_to_set(&self, now: i64, is_here: impl Fn(Seat) -> bool) -> Option<PublicEvent> {
        let turn = self.clocks.turn.as_ref()?;
        let (seat, here) = (turn.seat, is_here(turn.seat));
        let waits = !here && turn.stops < STOPS && self.grace_ends().is_none_or(|at| now < at);
        let stops = turn.runs_since.is_some() && waits && self.grace_left(seat) > 0;
        let goes_on = turn.held_since.is_some() && !waits;
        self.clock(seat, now, goes_on).filter(|_| stops || goes_on)
    }

    /// For how long a lost connection can still stop the clock of a player in this game, in milliseconds, without
    /// the time for which it is stopped now.
    pub fn grace_left(&self, seat: Seat) -> i64 {
        let gone = self.clocks.gone.get(seat.index()).copied();
        (self.grace().unwrap_or(0) - gone.unwrap_or(0)).max(0)
    }

    /// When the clock on turn runs again, if a lost connection has stopped it.
    pub fn grace_ends(&self) -> Option<i64> {
        let turn = self.clocks.turn.as_ref()?;
        Some(turn.held_since?.saturating_add(self.grace_left(turn.seat)))
    }

    /// The event that stops the clock at the time of the last log entry, since the server can't know how long
    /// it was down.
    pub fn clock_then(&self) -> Option<PublicEvent> {
        let turn = self.clocks.turn.as_ref()?;
        self.clock(turn.seat, turn.runs_since?, false)
    }

    /// The event with what the running clock shows at `now`.
    pub fn clock_read(&self, now: i64) -> Option<PublicEvent> {
        let turn = self.clocks.turn.as_ref()?;
        turn.runs_since?;
        self.clock(turn.seat, now, true)
    }

    fn clock(&self, seat: Seat, now: i64, runs: bool) -> Option<PublicEvent> {
        let left = *self.clocks.left.get(seat.index())?;
        let since = self.clocks.turn.as_ref()?.runs_since.unwrap_or(now);
        Some(PublicEvent::Clock {
            seat,
            left: left.saturating_sub(charged(since, now)).max(0),
            runs,
        })
    }

    /// Whether more time has passed since the running clock was recorded than can have been played. It must be
    /// recorded again before it is said to be out of time.
    pub fn is_clock_stale(&self, now: i64) -> bool {
        self.unread_since()
            .is_some_and(|since| now.saturating_sub(since) > MOST_CHARGED)
    }

    /// The time since which the running clock has not been recorded.
    pub fn unread_since(&self) -> Option<i64> {
        self.clocks.turn.as_ref()?.runs_since
    }

    /// The milliseconds without connected people after which a correspondence game ends: 30 days plus a
    /// move's time.
    pub fn left_alone(&self) -> Option<i64> {
        match self.info.settings.time {
            TimeControl::Correspondence { days, .. } => Some((i64::from(days) + 30) * DAY),
            _ => None,
        }
    }

    /// The milliseconds for which a person may be disconnected on their turns, in the whole game. Then their clock
    /// runs, and others can let a bot play the turn.
    pub fn grace(&self) -> Option<i64> {
        match self.info.settings.time {
            TimeControl::Strict { grace_seconds, .. } => Some(millis(grace_seconds)),
            _ => None,
        }
    }

    /// The time of the game for clients.
    pub fn time(&self) -> Option<TableTime> {
        let turn = self.clocks.turn.as_ref()?;
        Some(TableTime {
            seat: turn.seat,
            since: turn.since,
            left: self.clocks.left.clone(),
            runs_since: turn.runs_since,
            due: self.time_out_at(),
            late: turn.late,
            bot: turn.bot.clone(),
            pause: self.clocks.pause.clone(),
        })
    }

    /// The turn of a correspondence game, for lists.
    pub fn turn_of_correspondence(&self) -> Option<TurnInfo> {
        let (seat, since) = self.person_on_turn().filter(|_| self.is_correspondence())?;
        Some(TurnInfo {
            seat,
            since,
            due: self.time_out_at(),
        })
    }
}

#[cfg(test)]
mod tests {
    use kagiya_protocol::{
        Action, Person, PersonId, Starter, TableId, TableSettings, TakeBackAsked, Watching,
    };
    use kagiya_random::Dice;

    use super::*;
    use crate::event::LogEntry;
    use crate::model::AppliedEvent;

    const BANK: i64 = 40_000;
    const INCREMENT: i64 = 3_000;

    /// Ana and Ben, with clocks.
    fn table() -> TableModel {
        let person = |id: &str| Person {
            id: PersonId(id.to_owned()),
            name: id.to_owned(),
        };
        let settings = TableSettings {
            preset: "original".to_owned(),
            options: std::collections::BTreeMap::new(),
            seats: 2,
            starter: Starter::Edition,
            listed: false,
            watching: Watching::default(),
            time: TimeControl::Strict {
                bank_seconds: 40,
                increment_seconds: 3,
                grace_seconds: 60,
                when_out: OnTimeout::Tell,
            },
            conventions: kagiya_protocol::Conventions::default(),
        };
        let created = Event::Created {
            by: person("ana"),
            settings: Box::new(settings.clone()),
            rematch_of: None,
            kept: Vec::new(),
            given: None,
        };
        let id = TableId("t".to_owned());
        let mut model = TableModel::created(&id, 1, 0, LogEntry::unasked(created)).unwrap();
        let options = crate::settings::options_of(&settings, 2).unwrap();
        for event in [
            PublicEvent::Sat {
                seat: Seat(0),
                person: person("ana"),
            }
            .into(),
            PublicEvent::Sat {
                seat: Seat(1),
                person: person("ben"),
            }
            .into(),
            Event::Started {
                options: Box::new(options),
                seed: "7".repeat(64),
                deck: None,
                tiles: Vec::new(),
                first: Some(Seat(0)),
                stay: vec![Seat(0), Seat(1)],
            },
        ] {
            model.apply(0, LogEntry::unasked(event)).unwrap();
        }
        model
    }

    /// A random event that is possible now.
    fn any_event(model: &TableModel, dice: &mut Dice, now: i64) -> Option<Event> {
        let game = model.game()?;
        let actor = game.table().to_act();
        let (seat, other) = (Seat::from(actor), Seat(1 - Seat::from(actor).0));
        let asked: Option<&TakeBackAsked> = model.info.take_back.as_ref();
        Some(match dice.below(9) {
            0..3 if !model.stands_still() => {
                let legal = game.legal_actions();
                let action = legal.get(dice.below(legal.len()))?;
                Event::Acted {
                    seat,
                    bot: model.bot_for_turn().is_some(),
                    action: Action::of(&model.rules, actor, action),
                }
            }
            3 if asked.is_none() => PublicEvent::TakeBackAsked { seat: other }.into(),
            3 => PublicEvent::TakeBackDropped { by: None }.into(),
            4 => {
                let most = model.standing().count().min(2);
                let actions = u32::try_from(dice.below(most + 1)).ok()?;
                (actions > 0).then_some(Event::TakenBack { seat, actions })?
            }
            5 if model.stands_still() => PublicEvent::Resumed { seat }.into(),
            5 => PublicEvent::Paused { seat }.into(),
            6 => model.clock_to_set(now, |_| now % 2 == 0)?.into(),
            7 => model.clock_read(now)?.into(),
            8 => model
                .time_out()
                .filter(|_| model.time_out_at().is_some_and(|at| at <= now))?
                .into(),
            _ => return None,
        })
    }

    /// The clocks at the last event, computed in another way: each interval between two events is charged to
    /// one player or none.
    fn recounted(log: &[&AppliedEvent], begin: Seat) -> [i64; 2] {
        let mut left = [BANK; 2];
        let mut acted: Vec<Seat> = Vec::new();
        let (mut held, mut late) = (false, false);
        let (mut still, mut asked) = (false, false);
        for (n, logged) in log.iter().enumerate() {
            // With two players and no questions, turns alternate.
            let on_turn = if acted.len().is_multiple_of(2) {
                begin
            } else {
                Seat(1 - begin.0)
            };
            if n > 0 && !held && !late && !still && !asked {
                let clock = &mut left[on_turn.index()];
                *clock = (*clock - (logged.at - log[n - 1].at)).max(0);
            }
            match &logged.entry.event {
                Event::Acted { seat, .. } => {
                    left[seat.index()] += INCREMENT;
                    acted.push(*seat);
                    (held, late, asked) = (false, false, false);
                }
                Event::TakenBack { actions, .. } => {
                    for _ in 0..*actions {
                        let clock = &mut left[acted.pop().unwrap().index()];
                        *clock = (*clock - INCREMENT).max(0);
                    }
                    (held, late, asked) = (false, false, false);
                }
                Event::Public(PublicEvent::TakeBackAsked { .. }) => asked = true,
                Event::Public(PublicEvent::TakeBackDropped { .. }) => asked = false,
                Event::Public(PublicEvent::Paused { .. }) => still = true,
                Event::Public(PublicEvent::Resumed { .. }) => still = false,
                Event::Public(PublicEvent::Late { .. }) => late = true,
                Event::Public(PublicEvent::Clock { runs, .. }) => held = !runs,
                _ => {}
            }
        }
        left
    }

    /// Lets the person on turn go and come back: absent for `gone` milliseconds, then here for `here`.
    fn flicker(model: &mut TableModel, now: &mut i64, (gone, here): (i64, i64)) {
        let set = |model: &mut TableModel, now: i64, is_here: bool| {
            if let Some(event) = model.clock_to_set(now, |_| is_here) {
                model.apply(now, LogEntry::unasked(event)).unwrap();
            }
        };
        set(model, *now, false);
        let back = *now + gone;
        // The table is called when the grace ends.
        if let Some(end) = model.grace_ends().filter(|end| *end < back) {
            set(model, end, false);
        }
        *now = back;
        set(model, *now, true);
        *now += here;
    }

    #[test]
    fn a_lost_connection_stops_a_clock_for_the_grace_of_the_game_and_no_longer() {
        let mut model = table();
        let seat = model.time().unwrap().seat;
        let mut now = 0;
        while model.time_out_at().is_none_or(|at| at > now) {
            flicker(&mut model, &mut now, (8_000, 100));
            assert!(now < 10 * BANK, "the clock is stalled");
        }
        // The bank and the grace, and at most one absence more.
        assert!(now <= BANK + 60_000 + 8_100, "{now}");
        assert_eq!(model.grace_left(seat), 0);
        // Short absences are free, and the next turn has what is left.
        let mut model = table();
        let mut now = 0;
        flicker(&mut model, &mut now, (20_000, 0));
        assert_eq!(model.time().unwrap().left, [BANK, BANK]);
        assert_eq!(model.grace_left(seat), 40_000);
    }

    #[test]
    fn time_that_nobody_can_have_played_is_not_charged() {
        let mut model = table();
        let bank = 300_000;
        model.clocks.left = vec![bank; 2];
        let day = 24 * 60 * 60 * 1000;
        assert!(model.is_clock_stale(day));
        let event = model.clock_read(day).unwrap();
        model.apply(day, LogEntry::unasked(event)).unwrap();
        let time = model.time().unwrap();
        assert_eq!(time.left[time.seat.index()], bank - MOST_CHARGED);
        assert!(!model.is_clock_stale(day));
        assert!(model.time_out_at().unwrap() > day);
    }

    #[test]
    fn clocks_show_what_a_recount_of_the_log_gives() {
        for seed in 0..200 {
            let mut dice = Dice::from_number(seed);
            let mut model = table();
            let begin = model.time().unwrap().seat;
            let mut now = 0;
            for _ in 0..120 {
                now += i64::try_from(dice.below(2_500)).unwrap();
                let Some(event) = any_event(&model, &mut dice, now) else {
                    continue;
                };
                let before = model.time();
                let savepoint = model.savepoint();
                model.apply(now, LogEntry::unasked(event.clone())).unwrap();
                // An event that can't be stored must not change the time either.
                let after = model.time();
                model.rollback(savepoint);
                assert_eq!(model.time(), before);
                model.apply(now, LogEntry::unasked(event)).unwrap();
                assert_eq!(model.time(), after);
                let Some(time) = after else { break };
                let log: Vec<&AppliedEvent> = model.log[3..].iter().map(AsRef::as_ref).collect();
                assert_eq!(time.left, recounted(&log, begin), "seed {seed}");
                if let Some(at) = time.runs_since {
                    assert_eq!(at, now, "it is read at each event");
                    assert_eq!(time.due, Some(now + time.left[time.seat.index()]));
                }
            }
        }
    }
}
