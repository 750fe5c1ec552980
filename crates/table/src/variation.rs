//! Variations: how a finished game would have continued with other actions. They aren't stored; the rules
//! play them from the record each time.

use std::sync::Arc;

use kagiya_bots::{Bot, Moment};
use kagiya_protocol::{
    Action, ErrorCode, GameEvent, GamePatch, GameState, LegalActions, LoggedEvent, MAX_VARIATION,
    Problem, ReplayStep, Seat, TableEvent, Variation, VariationRefusal,
};
use kagiya_rules::{Audience, Game, View};

use crate::event::Event;
use crate::model::{AppliedEvent, TableModel};
use crate::settings::kind;

fn no_step(steps: usize) -> Problem {
    Problem::new(
        ErrorCode::VariationStep,
        format!("the game has no such step: it has {steps}, from 0 before the first"),
    )
}

/// An action in a branch.
struct Done {
    seat: Seat,
    action: Action,
    events: Box<[kagiya_rules::Event]>,
    /// The game after it.
    game: Game,
}

/// A branch as the rules have played it.
struct Played {
    /// The game at the start of the branch.
    start: Game,
    done: Vec<Done>,
    refused: Option<VariationRefusal>,
}

impl Played {
    /// Plays a game to a step of its replay, then these actions, up to the first impossible one.
    fn of(model: &TableModel, step: u32, actions: &[Action]) -> Result<Self, Problem> {
        if actions.len() > MAX_VARIATION {
            let message = format!("a branch goes on for at most {MAX_VARIATION} actions");
            return Err(Problem::new(ErrorCode::VariationTooLong, message));
        }
        let not_begun = || Problem::new(ErrorCode::NotRunning, "no game has begun there");
        let record = model.recorder().ok_or_else(not_begun)?.record();
        let steps = record.entries().len();
        let step = usize::try_from(step).unwrap_or(usize::MAX);
        if step > steps {
            return Err(no_step(steps));
        }
        let start = record.game_after(step);
        let mut played = Self {
            start,
            done: Vec::with_capacity(actions.len()),
            refused: None,
        };
        for (index, action) in (0..).zip(actions) {
            if let Err(problem) = played.go_on(model, *action) {
                played.refused = Some(VariationRefusal { index, problem });
                break;
            }
        }
        Ok(played)
    }

    fn go_on(&mut self, model: &TableModel, action: Action) -> Result<(), Problem> {
        let mut game = self.game().clone();
        let actor = game.table().to_act();
        let events = game.apply(action.find(&model.rules, actor)?)?;
        self.done.push(Done {
            seat: actor.into(),
            action,
            events: events.into_iter().collect(),
            game,
        });
        Ok(())
    }

    /// The game at the end of the branch.
    fn game(&self) -> &Game {
        self.done.last().map_or(&self.start, |done| &done.game)
    }

    /// Fails if an action of the branch was impossible.
    fn whole(self) -> Result<Self, Problem> {
        match self.refused {
            Some(refused) => Err(refused.problem),
            None => Ok(self),
        }
    }
}

/// The game at the end of a branch.
///
/// # Errors
/// `branch/step`, `branch/too_long`, or why an action can't be done.
pub fn game(model: &TableModel, step: u32, actions: &[Action]) -> Result<Game, Problem> {
    let played = Played::of(model, step, actions)?.whole()?;
    Ok(played.game().clone())
}

/// A branch for an audience.
///
/// # Errors
/// `branch/step` or `branch/too_long`.
pub fn branch(
    model: &TableModel,
    step: u32,
    actions: &[Action],
    audience: Audience,
) -> Result<Variation, Problem> {
    let played = Played::of(model, step, actions)?;
    let last = last_before(model, step);
    let (seq, at, moves) = last.map_or((0, 0, 0), |last| (last.seq, last.at, last.moves));
    let mut before = played.start.view(audience);
    let start = GameState::of(&before);
    let mut left = None;
    let mut steps = Vec::with_capacity(played.done.len());
    for (number, done) in (1..).zip(&played.done) {
        let after = done.game.view(audience);
        let seen: Vec<_> = done.events.iter().map(|it| it.project(audience)).collect();
        steps.push(ReplayStep {
            logged: LoggedEvent {
                seq: seq + number,
                at,
                event: TableEvent::Acted {
                    seat: done.seat,
                    bot: false,
                    number: moves + number,
                    action: done.action,
                    happened: GameEvent::all(&model.rules, &done.action, &seen),
                },
            },
            change: GamePatch::between(&before, &after, &mut left),
        });
        before = after;
    }
    let game = played.game();
    let actor = game.table().to_act();
    // The possible actions reveal other hands, so only audiences that see those hands get them.
    let sees = audience == Audience::Spectator || audience == Audience::Seat(actor);
    let legal = sees.then(|| LegalActions::of(&game.view(Audience::Seat(actor))));
    Ok(Variation {
        step,
        start,
        steps,
        legal: legal.flatten(),
        refused: played.refused,
    })
}

/// The last event of the table before the branch.
fn last_before(model: &TableModel, step: u32) -> Option<&Arc<AppliedEvent>> {
    let place = usize::try_from(step).unwrap_or(usize::MAX);
    if let Some(place) = place.checked_sub(1) {
        return model.entries().nth(place);
    }
    let began = |it: &&Arc<AppliedEvent>| matches!(it.entry.event, Event::Started { .. });
    model.log.iter().find(began)
}

/// A bot at the seat on turn at the end of a branch, and what that seat has seen of the game and the branch.
pub struct Turn {
    /// The bot, which explains itself.
    pub bot: Box<dyn Bot>,
    /// The name of the bot.
    pub name: String,
    /// Its seat.
    pub seat: kagiya_rules::Seat,
    /// What the seat saw when the game began.
    pub begin: View,
    /// What the seat has seen since.
    pub moments: Vec<Moment>,
}

impl core::fmt::Debug for Turn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Turn")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

impl Turn {
    /// Prepares the bot on turn at the end of a branch, where `bots` are the names by seat (`None` for
    /// people).
    ///
    /// # Errors
    /// As for [`game`]; `action/game_over`, `branch/bots` or `bot/unknown`.
    pub fn of(
        model: &TableModel,
        step: u32,
        actions: &[Action],
        bots: &[Option<String>],
    ) -> Result<Self, Problem> {
        let players = model.rules.players();
        if bots.len() != players {
            let message = format!("`bots` has one entry for each of the {players} seats");
            return Err(Problem::new(ErrorCode::VariationBots, message));
        }
        for name in bots.iter().flatten() {
            kind(name)?;
        }
        let played = Played::of(model, step, actions)?.whole()?;
        if played.game().outcome().is_some() {
            return Err(Problem::new(ErrorCode::GameOver, "the game has ended"));
        }
        let seat = played.game().table().to_act();
        let name = bots.get(seat.index()).and_then(Option::as_ref);
        let name = name.ok_or_else(|| {
            let message = format!("seat {} is on turn, and no bot plays there", seat.index());
            Problem::new(ErrorCode::VariationBots, message)
        })?;
        let place = usize::try_from(step).unwrap_or(usize::MAX);
        let (begin, mut moments) = model.seen_by(seat, place).ok_or_else(|| no_step(0))?;
        let done = played.done.iter();
        moments.extend(done.map(|done| Moment::of(seat, &done.events, &done.game)));
        let mut bot = kind(name)?.make_explaining();
        model.with_bots(bots.to_vec()).introduce(&mut *bot);
        Ok(Self {
            bot,
            name: name.clone(),
            seat,
            begin,
            moments,
        })
    }
}
