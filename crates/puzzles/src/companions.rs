//! The proof of puzzles in conventions: companions act as the partners did, and play on.
//!
//! A *world* is a deal of the hidden cards in which real companions of the puzzle's level, in the
//! seats of the partners, act exactly as the partners did. Deals that agree with the clues are
//! sampled, and the others are dropped. In each world every legal action of the solver is tried, and
//! companions in all seats play the game to its end. The points are compared world by world.

use kagiya_bots::{Bot, BotName, Companion, Level, SeatDriver, profiles};
use kagiya_knowledge::Worlds;
use kagiya_rules::notation::action_text_by_slot;
use kagiya_rules::{Action, Audience, Card, Events, Game};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use crate::asked::asks;
use crate::position::{Parts, first_seat, game_of, start_of};
use crate::proof::{Class, Key, Proof, Unproven, step};
use crate::puzzle::{Convention, Mode, Other, Puzzle, Solution, Step};

/// The worlds of a proof.
pub(crate) const WORLDS: usize = 60;
/// How many sampled deals may be dropped for each world.
const DROPPED: usize = 400;

/// How much better the answer is than another action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Margin {
    /// The mean difference in points.
    pub mean: f64,
    /// The standard error of the mean.
    pub error: f64,
}

impl Margin {
    /// The margin of `best` against `other`, world by world.
    fn of(best: &[i8], other: &[i8]) -> Self {
        let differences: Vec<f64> = best
            .iter()
            .zip(other)
            .map(|(best, other)| f64::from(*best) - f64::from(*other))
            .collect();
        let count = f64::from(u32::try_from(differences.len()).unwrap_or(u32::MAX).max(2));
        let mean = differences.iter().sum::<f64>() / count;
        let squares: f64 = differences.iter().map(|it| (it - mean).powi(2)).sum();
        Self {
            mean,
            error: (squares / (count - 1.0) / count).sqrt(),
        }
    }

    /// Whether the answer is better beyond doubt: by a quarter of a point, and by three standard errors.
    pub fn is_clear(self) -> bool {
        self.mean >= 0.25 && self.mean >= 3.0 * self.error
    }
}

impl Proof {
    /// The margin of the best class against each other one, in their order.
    pub fn margins(&self) -> Vec<Margin> {
        let Some((best, others)) = self.classes.split_first() else {
            return Vec::new();
        };
        let margin = |class: &Class| Margin::of(&best.points, &class.points);
        others.iter().map(margin).collect()
    }
}

/// The level of the companions who play the game to its end. Higher levels search, which takes too long.
const FAST: Level = Level::Finesses;

/// A deal in which companions act as the partners did, with a companion in each seat.
#[derive(Clone)]
pub(crate) struct World {
    pub(crate) game: Game,
    drivers: Vec<SeatDriver<Companion>>,
    /// Companions of a lower level who take over later, and see everything meanwhile.
    fast: Vec<SeatDriver<Companion>>,
}

impl World {
    /// Companions at a game before its first action.
    fn new(game: Game, level: Level) -> Self {
        let drivers = seated(level, &game);
        let fast = if level > FAST {
            seated(FAST, &game)
        } else {
            Vec::new()
        };
        Self {
            game,
            drivers,
            fast,
        }
    }

    /// What the companion to act does.
    pub(crate) fn decide(&mut self) -> Option<Action> {
        let seat = self.game.table().to_act();
        Some(self.drivers[seat.index()].decide()?.action)
    }

    fn shown(&mut self, events: &Events) {
        for driver in self.drivers.iter_mut().chain(&mut self.fast) {
            driver.see(events, &self.game);
        }
    }

    /// Applies a legal action.
    pub(crate) fn act(&mut self, action: Action) -> Option<()> {
        let events = self.game.apply(action).ok()?;
        self.shown(&events);
        Some(())
    }

    /// Does what the partners did, as long as companions do the same.
    fn agree(&mut self, before: &[Step]) -> Option<()> {
        for step in before {
            let action = self.decide()?;
            let is_same = action_text_by_slot(action, &self.game.board()) == step.action;
            is_same.then_some(())?;
            self.act(action)?;
        }
        Some(())
    }

    /// The points at the end, if everybody plays on after `action`.
    fn points_after(&self, action: Action) -> Option<i8> {
        let mut world = self.clone();
        world.act(action)?;
        while world.game.outcome().is_none() {
            let is_mine = world.game.table().to_act() == first_seat();
            if is_mine && !world.fast.is_empty() {
                world.drivers = core::mem::take(&mut world.fast);
            }
            let action = world.decide()?;
            world.act(action)?;
        }
        Some(world.game.score()?.points)
    }

    /// What the partners do after `action`, until it is the solver's turn again.
    fn line_after(&self, action: Action) -> Vec<Step> {
        let mut world = self.clone();
        let mut line = Vec::new();
        let acted = world.act(action);
        while acted.is_some()
            && world.game.outcome().is_none()
            && world.game.table().to_act() != first_seat()
        {
            let Some(action) = world.decide() else { break };
            let mut next = world.game.clone();
            line.push(step(&mut next, action));
            if world.act(action).is_none() {
                break;
            }
        }
        line
    }
}

/// A companion in each seat of a game before its first action. The solver is a person to the others.
fn seated(level: Level, game: &Game) -> Vec<SeatDriver<Companion>> {
    let name: Option<BotName> = format!("companion-{}", level.number()).parse().ok();
    let seats = game.rules().seats();
    let table: Vec<Option<BotName>> = seats
        .map(|seat| name.filter(|_| seat != first_seat()))
        .collect();
    let seats = game.rules().seats();
    seats
        .map(|seat| {
            let mut companion = Companion::new(level);
            companion.meet(&profiles(&table));
            SeatDriver::new(companion, seat, game)
        })
        .collect()
}

/// Companions of a level at any deal, after what the partners did. The solver's companion knows what
/// the solver knows.
pub(crate) fn at_any_deal(puzzle: &Puzzle, level: Level) -> Option<World> {
    let convention = puzzle.convention.as_ref()?;
    let start = start_of(puzzle).ok()?;
    let mut world = World::new(start, level);
    for step in &convention.before {
        let action = kagiya_rules::notation::read_action(&step.action, &world.game.board()).ok()?;
        world.act(action)?;
    }
    Some(world)
}

/// Whether companions of the level act as the partners did, if the solver has these cards and the deck
/// is this one.
pub(crate) fn is_world(puzzle: &Puzzle, hand: &[Card], deck: &[Card]) -> bool {
    let convention = puzzle.convention.as_ref();
    let level = convention.and_then(|it| Level::new(it.level));
    let start = Parts::read(puzzle).and_then(|parts| parts.game(puzzle, hand, deck));
    match (convention, level, start) {
        (Some(convention), Some(level), Ok(start)) => {
            World::new(start, level).agree(&convention.before).is_some()
        }
        _ => false,
    }
}

/// Whether an action saves the next player's card, as another one does: both are right then, although the
/// points differ a little.
pub(crate) fn is_also_right(puzzle: &Puzzle, game: &Game, action: Action) -> bool {
    puzzle.lesson() == Some("saves") && asks("saves", puzzle, game, action)
}

/// Whether `answer` gets at least `lead` points more than every action that isn't right, in all these worlds
/// together.
pub(crate) fn leads(
    worlds: &[World],
    answer: Action,
    lead: u64,
    is_right: &dyn Fn(Action) -> bool,
) -> Option<bool> {
    let game = &worlds.first()?.game;
    let key = |action| Key::of(action, game, Mode::Companions, false);
    let best = points_in(worlds, answer)?;
    let others = |it: &Action| *it != answer && !is_right(*it);
    for action in game.legal_actions().iter().filter(others) {
        let points = points_in(worlds, action)?;
        let is_same = key(action) == key(answer) && points == best;
        if !is_same && total(&best) < total(&points) + lead {
            return Some(false);
        }
    }
    Some(true)
}

/// The points in each world, if everybody plays on after `action`.
fn points_in(worlds: &[World], action: Action) -> Option<Vec<i8>> {
    let points = worlds.iter().map(|world| world.points_after(action));
    points.collect()
}

fn total(points: &[i8]) -> u64 {
    let points = points.iter().map(|it| u64::try_from(*it).unwrap_or(0));
    points.sum()
}

/// Up to `count` worlds of a puzzle, with random choices fixed by `seed`; fewer if `dropped` sampled deals
/// for each of them don't suffice, because companions hardly ever act as the partners did.
pub(crate) fn worlds(
    puzzle: &Puzzle,
    count: usize,
    dropped: usize,
    seed: u64,
) -> Result<Vec<World>, Unproven> {
    let convention: &Convention = puzzle.convention.as_ref().ok_or(Unproven::NoCompanions)?;
    let level = Level::new(convention.level).ok_or(Unproven::NoCompanions)?;
    let parts = Parts::read(puzzle)?;
    let now = game_of(puzzle)?;
    let view = now.view(Audience::Seat(first_seat()));
    let sampler = Worlds::new(&view).map_err(|_| Unproven::NoCompanions)?;
    let mut generator = Pcg64::seed_from_u64(seed);
    let mut dealt = now.clone();
    let mut worlds = Vec::new();
    for _ in 0..count * dropped {
        if worlds.len() == count {
            break;
        }
        sampler.sample(&view, &mut generator, &mut dealt);
        let hand: Vec<Card> = dealt.hand(first_seat()).map(|(_, card)| card).collect();
        let start = parts.game(puzzle, &hand, dealt.deck())?;
        let mut world = World::new(start, level);
        if world.agree(&convention.before).is_some() {
            worlds.push(world);
        }
    }
    Ok(worlds)
}

/// What every action of the solver leads to in these worlds, in classes, best first.
pub(crate) fn classes(worlds: &[World]) -> Option<Vec<Class>> {
    let game = &worlds.first()?.game;
    let mut classes: Vec<(Key, Class)> = Vec::new();
    for action in game.legal_actions().iter() {
        let key = Key::of(action, game, Mode::Companions, false);
        let points = points_in(worlds, action)?;
        let same = |(other, class): &&mut (Key, Class)| *other == key && class.points == points;
        if let Some((_, class)) = classes.iter_mut().find(same) {
            class.actions.push(action);
            continue;
        }
        let class = Class {
            actions: vec![action],
            kept: total(&points),
            reason: None,
            line: Vec::new(),
            good_line: worlds[0].line_after(action),
            points,
        };
        classes.push((key, class));
    }
    let mut classes: Vec<Class> = classes.into_iter().map(|(_, class)| class).collect();
    classes.sort_by_key(|class| core::cmp::Reverse(class.kept));
    Some(classes)
}

/// Proves a puzzle in a convention.
pub(crate) fn prove(puzzle: &Puzzle) -> Result<Proof, Unproven> {
    let worlds = worlds(puzzle, WORLDS, DROPPED, 0)?;
    if worlds.len() < WORLDS {
        return Err(Unproven::NoCompanions);
    }
    let classes = classes(&worlds).ok_or(Unproven::NoCompanions)?;
    let game = game_of(puzzle)?;
    Ok(Proof {
        deals: u64::try_from(worlds.len()).unwrap_or(u64::MAX),
        classes: joined(classes, &|action| is_also_right(puzzle, &game, action)),
        card: None,
    })
}

/// Joins the best class with the next ones, as long as these are right too and the margin is not clear. The
/// worst of them counts.
fn joined(classes: Vec<Class>, is_right: &dyn Fn(Action) -> bool) -> Vec<Class> {
    let all_right = |class: &Class| class.actions.iter().all(|it| is_right(*it));
    let is_clear = |best: &Class, others: &[Class]| {
        let mut margins = others.iter().map(|it| Margin::of(&best.points, &it.points));
        margins.all(Margin::is_clear)
    };
    let mut rest = std::collections::VecDeque::from(classes);
    let Some(mut best) = rest.pop_front() else {
        return Vec::new();
    };
    while all_right(&best)
        && !is_clear(&best, rest.make_contiguous())
        && let Some(next) = rest.pop_front_if(|it| all_right(it))
    {
        best.actions.extend(next.actions);
        best.points = next.points;
        best.kept = next.kept;
    }
    rest.push_front(best);
    rest.into()
}

/// The solution, if the best class is clearly better than every other.
pub(crate) fn solution(proof: &Proof, game: &Game, blank: Solution) -> Option<Solution> {
    let (best, others) = proof.classes.split_first()?;
    let margins = proof.margins();
    if margins.is_empty() || !margins.iter().all(|margin| margin.is_clear()) {
        return None;
    }
    let written = |class: &Class| -> Vec<String> {
        let actions = class.actions.iter();
        actions
            .map(|action| action_text_by_slot(*action, &game.board()))
            .collect()
    };
    let others = others.iter().zip(margins).map(|(class, margin)| Other {
        actions: written(class),
        kept: class.kept,
        reason: String::new(),
        error: Some(thousandths(margin.error)),
        line: Vec::new(),
    });
    Some(Solution {
        answers: written(best),
        deals: proof.deals,
        kept: best.kept,
        others: others.collect(),
        line: best.good_line.clone(),
        ..blank
    })
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a standard error in points is small and not negative"
)]
fn thousandths(points: f64) -> u32 {
    (points * 1000.0).round() as u32
}
