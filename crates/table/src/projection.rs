//! The part of a table that each audience receives.

use std::sync::Arc;

use kagiya_protocol::{
    GameEvent, GamePatch, GameState, LoggedEvent, PublicEvent, Remaining, ReplayStep, RulesInfo,
    Seat, TableEvent, TableInfo, TableSettings, TableTime, TableUpdate,
};
use kagiya_rules::{Audience, Events, Game, SeenEvent, View};

use crate::effects::Effects;
use crate::event::Event;
use crate::log_limits;
use crate::model::{AppliedEvent, TableModel};
use crate::perspective::Eyes;
use crate::record::write_down;

/// The most events in a snapshot that aren't moves.
const ASIDES: usize = 300;

impl TableModel {
    /// The game as an audience sees it.
    pub fn state(&self, audience: Audience) -> Option<GameState> {
        let game = self.game()?;
        if self.is_broken_off() {
            // Nothing that was played stays hidden after the game.
            let game = game.opened();
            let mut state = GameState::of(&game.view(audience));
            let end = GamePatch::default().broken_off(game.board());
            end.apply_to(&mut state);
            return Some(state);
        }
        Some(GameState::of(&game.view(audience)))
    }

    /// The game as it was after the first `known` entries of the log, once it had begun.
    pub fn state_then(&self, known: usize, eyes: Eyes) -> Option<GameState> {
        let mut state = if known == self.log.len() {
            self.state(eyes.audience())?
        } else {
            let then = self.recorder_at(known)?;
            GameState::of(&then.game().view(eyes.audience()))
        };
        if !eyes.may_act() {
            state.legal = None;
        }
        Some(state)
    }

    /// The game for an audience after this number of turns, with their answers.
    pub fn state_after(&self, turns: u16, audience: Audience) -> Option<GameState> {
        let game = self.game()?;
        if game.table().turn() <= turns {
            return self.state(audience);
        }
        let mut replay = self.recorder()?.record().replay();
        let mut reached = replay.game().clone();
        while replay.next().is_some() && replay.game().table().turn() <= turns {
            reached.clone_from(replay.game());
        }
        Some(GameState::of(&reached.view(audience)))
    }

    /// The game for an audience when it began, and the changes of each event.
    pub fn steps(&self, audience: Audience) -> Option<(GameState, Vec<ReplayStep>)> {
        let mut replay = self.recorder()?.record().replay();
        let mut before = replay.game().view(audience);
        let mut left = None;
        let start = GameState::of(&before);
        let steps = self.entries().map(|logged| {
            let step = replay.next();
            let happened = step.map_or_else(Events::new, |step| step.events);
            let change = change(logged, &before, replay.game(), &mut left);
            before = replay.game().view(audience);
            ReplayStep {
                logged: self.event_with(logged, &happened, audience),
                change,
            }
        });
        Some((start, steps.collect()))
    }

    /// An event of the log as an audience received it or would have received it.
    pub fn event(&self, logged: &AppliedEvent, audience: Audience) -> LoggedEvent {
        self.event_with(logged, &logged.happened, audience)
    }

    /// The same with other consequences of an action: where plays are hidden, a replay after the game shows
    /// more than players were told.
    fn event_with(
        &self,
        logged: &AppliedEvent,
        happened: &[kagiya_rules::Event],
        audience: Audience,
    ) -> LoggedEvent {
        let event = match &logged.entry.event {
            Event::Public(event) => event.clone().into(),
            Event::Created { by, .. } => TableEvent::Created { by: by.clone() },
            Event::Configured { settings } => TableEvent::Configured {
                settings: TableSettings::clone(settings),
            },
            Event::Started { .. } => TableEvent::Started {
                commitment: self.info.commitment.clone().unwrap_or_default(),
                first: self.first_player(),
            },
            Event::Acted { seat, bot, action } => TableEvent::Acted {
                seat: *seat,
                bot: *bot,
                number: logged.moves,
                action: action.as_heard(&self.rules),
                happened: {
                    let events = happened.iter();
                    let seen: Vec<_> = events
                        .map(|event| self.untold(event.project(audience)))
                        .collect();
                    GameEvent::all(&self.rules, action, &seen)
                },
            },
            Event::TakenBack { seat, actions } => TableEvent::TakenBack {
                seat: *seat,
                actions: *actions,
                number: logged.moves,
            },
            Event::Said {
                seat,
                person,
                saying,
            } => TableEvent::Said {
                seat: *seat,
                person: person.clone(),
                saying: saying.clone(),
            },
            Event::Closed => TableEvent::Closed { operator: false },
            Event::ClosedByOperator => TableEvent::Closed { operator: true },
        };
        LoggedEvent {
            seq: logged.seq,
            at: logged.at,
            event,
        }
    }

    /// The event without the card that was drawn, if it has been played face down since: who comes later is
    /// not told what was played.
    fn untold(&self, event: SeenEvent) -> SeenEvent {
        let SeenEvent::Drew { seat, id, card: _ } = event else {
            return event;
        };
        let running = self.game().filter(|_| !self.is_broken_off());
        let thrown = running.map_or(&[][..], |game| game.thrown());
        if thrown.iter().any(|thrown| thrown.id == id) {
            SeenEvent::DrewHidden { seat, id }
        } else {
            event
        }
    }

    /// The seat that had the first turn.
    fn first_player(&self) -> Seat {
        let first = self.recorder().and_then(|it| it.record().deal().first);
        first.map_or(Seat(0), Seat::from)
    }

    /// The update of the last event for an audience. `left` is what its hands could be before the event, if
    /// known; it is replaced by the present value.
    pub fn update(
        &self,
        effects: &Effects,
        eyes: Eyes,
        left: &mut Option<Remaining>,
    ) -> Option<TableUpdate> {
        let logged = self.log.last()?;
        let audience = eyes.audience();
        let mut change = match (&effects.before, self.game()) {
            (Some(before), Some(after)) if effects.snapshot.is_none() => {
                Some(change(logged, &before.view(audience), after, left))
            }
            _ => None,
        };
        eyes.leave_out(change.as_mut());
        let game = || self.state_then(self.log.len(), eyes);
        Some(TableUpdate {
            table: self.info.id.clone(),
            logged: self.event(logged, audience),
            info: effects.info.then(|| TableInfo::clone(&self.info)),
            rules: effects.rules.then(|| RulesInfo::of(&self.rules)),
            game: effects.snapshot.and_then(|_| game()),
            change,
            time: self.time_for(eyes),
        })
    }

    /// Converts the update of the last event for one audience into that for another, without anything that
    /// only the first one may see.
    pub fn switch_audience(
        &self,
        update: &mut TableUpdate,
        effects: &Effects,
        eyes: Eyes,
        left: &mut Option<Remaining>,
    ) {
        let Some(logged) = self.log.last() else {
            return;
        };
        let audience = eyes.audience();
        update.logged = self.event(logged, audience);
        let game = || self.state_then(self.log.len(), eyes);
        update.game = effects.snapshot.and_then(|_| game());
        if let (Some(change), Some(before), Some(after)) =
            (&mut update.change, &effects.before, self.game())
        {
            let ends = logged.entry.event.ends();
            let after = if ends { after.opened() } else { after };
            change.switch_audience(&before.view(audience), &after.view(audience), left);
            if ends {
                change.legal = Some(None);
            }
        }
        eyes.leave_out(update.change.as_mut());
        update.time = self.time_for(eyes);
    }

    /// The time of the game for a person. A spectator a round behind doesn't get the present time.
    pub fn time_for(&self, eyes: Eyes) -> Option<TableTime> {
        self.time()
            .filter(|_| !matches!(eyes, Eyes::Delayed | Eyes::Shut))
    }

    /// The first `known` events for an audience: every move, every listed spectator, and the newest
    /// `ASIDES` others except those about clocks.
    pub fn history(&self, known: usize, audience: Audience) -> Vec<LoggedEvent> {
        let clock = |logged: &&Arc<AppliedEvent>| {
            matches!(logged.entry.event, Event::Public(PublicEvent::Clock { .. }))
        };
        let known = || self.log[..known].iter().filter(|it| !clock(it));
        let asides = known().filter(|logged| log_limits::is_aside(logged));
        let mut old = asides.count().saturating_sub(ASIDES);
        let log = known().filter(|logged| {
            let kept = old == 0 || !log_limits::is_aside(logged);
            old -= usize::from(!kept);
            kept
        });
        log.map(|logged| self.event(logged, audience)).collect()
    }

    /// The updates for a person after event `after` of the first `until` events. `None` if they need a
    /// snapshot, because cards were dealt or other rules were chosen.
    ///
    /// The table's description comes with the last event that changed it.
    pub fn updates_after(&self, after: u32, until: usize, eyes: Eyes) -> Option<Vec<TableUpdate>> {
        let audience = eyes.audience();
        let log = &self.log[..until];
        let known = log.partition_point(|logged| logged.seq <= after);
        let (before, missed) = log.split_at(known);
        let whole = |logged: &Arc<AppliedEvent>| {
            matches!(
                logged.entry.event,
                Event::Created { .. }
                    | Event::Configured { .. }
                    | Event::Started { .. }
                    | Event::TakenBack { .. }
            )
        };
        if missed.iter().any(whole) {
            return None;
        }
        let described = missed.iter().rposition(|logged| logged.info);
        let mut then = self.recorder_at(before.len());
        let mut left = None;
        let updates = missed.iter().enumerate().map(|(index, logged)| {
            let then = then.as_mut().filter(|_| logged.is_of_the_game());
            let change = then.map(|then| {
                let before = then.game().view(audience);
                write_down(then, &logged.entry.event);
                let mut change = change(logged, &before, then.game(), &mut left);
                eyes.leave_out(Some(&mut change));
                change
            });
            TableUpdate {
                table: self.info.id.clone(),
                logged: self.event(logged, audience),
                info: (described == Some(index)).then(|| TableInfo::clone(&self.info)),
                rules: None,
                game: None,
                change,
                time: self.time_for(eyes).filter(|_| index + 1 == missed.len()),
            }
        });
        Some(updates.collect())
    }
}

impl Eyes {
    /// Removes the possible actions, which only players receive.
    fn leave_out(self, change: Option<&mut GamePatch>) {
        if let Some(change) = change.filter(|_| !self.may_act()) {
            change.legal = None;
        }
    }
}

/// The changes of an event for the audience of the view before it.
fn change(
    logged: &AppliedEvent,
    before: &View,
    after: &Game,
    left: &mut Option<Remaining>,
) -> GamePatch {
    let audience = before.audience();
    if logged.entry.event.ends() {
        // Nothing that was played stays hidden after the game.
        let after = after.opened();
        return GamePatch::between(before, &after.view(audience), left).broken_off(after.board());
    }
    GamePatch::between(before, &after.view(audience), left)
}
