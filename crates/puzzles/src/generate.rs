//! Puzzles from games of bots.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use kagiya_bots::{Bot, BotName, Players, Seats};
use kagiya_knowledge::Knowledge;
use kagiya_rules::{Action, Audience, Card, CardId, Deal, Game, Options, Phase, Rules, Seed, View};
use rayon::prelude::*;

use crate::difficulty::Difficulty;
use crate::measure::measure;
use crate::position::{open_puzzle_of, puzzle_of};
use crate::proof::{Class, Deal as Dealt, Proof, card_proof, classes, deals_of};
use crate::puzzle::{Kind, Mode, Puzzle, Solution};

/// The bots whose games are used, in turn. Their mistakes make positions that need care.
const BOTS: [&str; 4] = ["companion-1%5", "companion-2%5", "companion-2", "cautious"];
/// The largest deck of which all orders are tried.
const DECK: usize = 3;
/// The largest deck of a puzzle that shows it.
const OPEN_DECK: usize = 8;
/// How many points below the bound a target may be.
const BELOW: i8 = 2;
/// The most puzzles of one game.
const PER_GAME: usize = 2;
/// The fewest classes of actions to choose from.
const CHOICES: usize = 4;
/// The best action keeps the target in this many more hundredths of the deals than the next one.
const MARGIN: u64 = 10;
/// The number of games that are searched between two looks at what is still wanted.
const CHUNK: u64 = 32;

/// How puzzles are made.
#[derive(Clone, Debug)]
pub struct Generator {
    /// The number of the first deal's seed.
    pub seed: u64,
    /// The most games that are searched.
    pub games: u64,
    /// The number of puzzles of each kind.
    pub per_kind: usize,
    /// The number of threads; 0 for one a core.
    pub threads: usize,
}

/// A puzzle with its solution.
pub(crate) type Solved = (Puzzle, Solution);

/// Makes puzzles, numbered from 1, with the kinds in turn.
///
/// At most a third of each kind is easy. `progress` receives the numbers of searched games and of puzzles.
/// When `stop` becomes true, the result is shorter. It doesn't depend on the number of threads.
///
/// # Errors
/// If no thread can be started.
pub fn generate(
    generator: &Generator,
    progress: &(dyn Fn(u64, usize) + Sync),
    stop: &AtomicBool,
) -> Result<Vec<Solved>, rayon::ThreadPoolBuildError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(generator.threads)
        .build()?;
    let mut found: BTreeMap<Kind, Vec<Solved>> = BTreeMap::new();
    let mut searched = 0;
    while searched < generator.games && !stop.load(Ordering::Relaxed) {
        let open: Vec<Kind> = Kind::OF_ALL_DEALS
            .into_iter()
            .filter(|kind| found.get(kind).map_or(0, Vec::len) < generator.per_kind)
            .collect();
        if open.is_empty() {
            break;
        }
        let end = generator.games.min(searched + CHUNK);
        let numbers: Vec<u64> = (searched..end).collect();
        let parts: Vec<Vec<Solved>> = pool.install(|| {
            numbers
                .par_iter()
                .map(|number| of_game(generator.seed, *number, &open))
                .collect()
        });
        for solved in parts.into_iter().flatten() {
            take(&mut found, solved, generator.per_kind);
        }
        searched = end;
        progress(searched, found.values().map(Vec::len).sum());
    }
    Ok(numbered(found))
}

/// Adds a puzzle, unless its kind has enough of them, or enough easy ones.
fn take(found: &mut BTreeMap<Kind, Vec<Solved>>, solved: Solved, most: usize) {
    let of_kind = found.entry(solved.0.kind).or_default();
    let is_easy = |it: &Solved| it.1.measured.difficulty == Difficulty::Easy;
    let easy = of_kind.iter().filter(|it| is_easy(it)).count();
    if of_kind.len() < most && (!is_easy(&solved) || easy < most / 3) {
        of_kind.push(solved);
    }
}

/// The puzzles with numbers: the first of each kind, the second of each kind, and so on.
fn numbered(found: BTreeMap<Kind, Vec<Solved>>) -> Vec<Solved> {
    let mut all: Vec<(usize, Solved)> = found
        .into_values()
        .flat_map(|of_kind| of_kind.into_iter().enumerate())
        .collect();
    all.sort_by_key(|(place, (puzzle, _))| (*place, puzzle.kind));
    (1..)
        .zip(all)
        .map(|(number, (_, (mut puzzle, mut solution)))| {
            puzzle.number = number;
            solution.number = number;
            (puzzle, solution)
        })
        .collect()
}

/// The puzzles of one game: at most one of each kind and of each turn, and not more than [`PER_GAME`].
fn of_game(seed: u64, number: u64, kinds: &[Kind]) -> Vec<Solved> {
    let mut found: Vec<Solved> = Vec::new();
    let Some((mut game, mut players)) = begin(seed, number) else {
        return found;
    };
    let mut wanted = kinds.to_vec();
    while game.outcome().is_none() && found.len() < PER_GAME {
        if game.table().phase() == Phase::Turn
            && let Some(solved) = of_position(&game, &wanted)
        {
            wanted.retain(|kind| *kind != solved.0.kind);
            found.push(solved);
        }
        let Some(decision) = players.decide(&game) else {
            break;
        };
        let Ok(events) = game.apply(decision.action) else {
            break;
        };
        players.see(&events, &game);
    }
    found
}

fn begin(seed: u64, number: u64) -> Option<(Game, Seats<Box<dyn Bot>>)> {
    let players = 2 + (number % 4) as u8;
    let name = BOTS[usize::from((number / 4 % 4) as u8)];
    let bot: BotName = name.parse().ok()?;
    let rules = Arc::new(Rules::new(&Options::preset("original", players).ok()?).ok()?);
    let deal = Deal::from_seed(Seed::from_number(seed.wrapping_add(number)));
    let game = Game::deal(&rules, &deal).ok()?;
    let players = Seats::new(&game, |_| Some(bot.make()));
    Some((game, players))
}

/// A puzzle of one position, of the first wanted kind.
fn of_position(game: &Game, wanted: &[Kind]) -> Option<Solved> {
    let view = game.view(Audience::Seat(game.table().to_act()));
    let deck = game.table().deck_size();
    let wants = |kinds: &[Kind]| kinds.iter().any(|kind| wanted.contains(kind));
    let partners = || hidden(&view, Mode::Partners, wanted);
    let open = || hidden(&view, Mode::Open, wanted);
    let few = deck <= DECK;
    None.or_else(|| (few && wants(&[Kind::SaveIt, Kind::WhichClue])).then(partners)?)
        .or_else(|| (few && deck > 0 && wants(&[Kind::PlayOrWait, Kind::EndCounted])).then(open)?)
        .or_else(|| {
            ((1..=OPEN_DECK).contains(&deck) && wants(&[Kind::OpenDeck]))
                .then(|| open_deck(game))?
        })
        .or_else(|| wants(&[Kind::MyCard]).then(|| my_card(&view))?)
}

/// A card that follows from more than its clues.
fn my_card(view: &View) -> Option<Solved> {
    let me = view.seat()?;
    let rules = view.rules();
    let knowledge = Knowledge::new(view);
    let mine = knowledge.mine(me).possible();
    let marks = view.table().marks(me);
    let slot = (0..mine.len()).find(|slot| {
        mine[*slot].only().is_some() && {
            let proof = card_proof(view, *slot);
            let excluded = proof.map_or((0, 0), |it| (it.seen.len(), it.needed_elsewhere.len()));
            rules.possible(marks[*slot]).len() >= 3 && (excluded.1 > 0 || excluded.0 >= 3)
        }
    })?;
    let puzzle = Puzzle {
        slot: Some(slot + 1),
        ..puzzle_of(view, Kind::MyCard)
    };
    finish(puzzle)
}

fn open_deck(game: &Game) -> Option<Solved> {
    let top = game.board().reachable_points();
    let deal = [Dealt {
        game: game.clone(),
        ways: 1,
    }];
    let (target, classes) = best_target(&deal, Mode::Open, top)?;
    let me = game.table().to_act();
    let fits = game
        .hand(me)
        .filter(|(_, card)| game.board().is_playable(*card));
    let fitting: Vec<(CardId, Card)> = fits.collect();
    if is_only_play(&classes, &fitting) {
        return None;
    }
    finish(Puzzle {
        target: Some(target),
        ..open_puzzle_of(game)
    })
}

/// The highest target that an action keeps, with the classes, if one is clearly the best.
fn best_target(deals: &[Dealt], mode: Mode, top: i8) -> Option<(i8, Vec<Class>)> {
    let all: u64 = deals.iter().map(|deal| deal.ways).sum();
    for target in (top - BELOW..=top).rev() {
        let classes = classes(deals, mode, target).ok()?;
        let best = classes.first().map_or(0, |class| class.kept);
        if best == 0 {
            continue;
        }
        let next = classes.get(1).map_or(0, |class| class.kept);
        let clear = 100 * (best - next) >= MARGIN * all && classes.len() >= CHOICES;
        return clear.then_some((target, classes));
    }
    None
}

/// Whether the answer is to play the only card that fits, so there is nothing to find.
fn is_only_play(classes: &[Class], fitting: &[(CardId, Card)]) -> bool {
    let Some((first, _)) = fitting.split_first() else {
        return false;
    };
    let alike = fitting.iter().all(|(_, card)| *card == first.1);
    let answer = classes.first().and_then(|class| class.actions.first());
    let plays = |action: &Action| matches!(action, Action::Play { card, .. } if fitting.iter().any(|(id, _)| id == card));
    alike && answer.is_some_and(plays)
}

/// A puzzle of a wanted kind in which cards are hidden, from all deals that agree with the view.
fn hidden(view: &View, mode: Mode, wanted: &[Kind]) -> Option<Solved> {
    let blank = puzzle_of(view, Kind::EndCounted);
    let game = crate::position::game_of(&blank).ok()?;
    let mine = game.view(Audience::Seat(game.table().to_act()));
    let deals = deals_of(&mine, &game)?;
    let (target, classes) = best_target(&deals, mode, game.board().reachable_points())?;
    let kind = match mode {
        Mode::Partners => partners_kind(&classes, &game)?,
        Mode::Open => open_kind(&mine),
        Mode::Card | Mode::Companions => return None,
    };
    if !wanted.contains(&kind) || mode == Mode::Open && is_only_play(&classes, &sure_plays(&mine)) {
        return None;
    }
    finish(Puzzle {
        kind,
        target: Some(target),
        ..blank
    })
}

/// *Save it* if a partner loses a last copy after most other actions; else *which clue*, if the answer is
/// one.
fn partners_kind(classes: &[Class], game: &Game) -> Option<Kind> {
    let (best, others) = classes.split_first()?;
    let lost = |class: &&Class| {
        let shown = class
            .line
            .iter()
            .filter(|step| step.action.starts_with('d'));
        shown.filter_map(|step| step.card.as_deref()).any(|text| {
            let card = kagiya_rules::notation::parse_card(text, game.rules());
            card.is_ok_and(|card| game.board().is_critical(card))
        })
    };
    let is_clue = |class: &Class| {
        class
            .actions
            .iter()
            .all(|action| matches!(action, Action::Clue { .. }))
    };
    if 2 * others.iter().filter(lost).count() > others.len() {
        return Some(Kind::SaveIt);
    }
    let clues = others.iter().filter(|class| is_clue(class)).count();
    (is_clue(best) && clues >= 2).then_some(Kind::WhichClue)
}

/// *Play or wait* if a card of mine may fit, and may not; else *the end counted*.
fn open_kind(view: &View) -> Kind {
    let knowledge = Knowledge::new(view);
    let playable = knowledge.card_status().playable;
    let mine = view.seat().map(|me| *knowledge.mine(me));
    let doubtful = mine.is_some_and(|hand| {
        let mut sets = hand.possible().iter();
        sets.any(|set| !(*set & playable).is_empty() && !(*set & !playable).is_empty())
    });
    if doubtful {
        Kind::PlayOrWait
    } else {
        Kind::EndCounted
    }
}

/// The cards of the hand that surely fit, each with one card that it can be.
fn sure_plays(view: &View) -> Vec<(CardId, Card)> {
    let knowledge = Knowledge::new(view);
    let playable = knowledge.card_status().playable;
    let Some(me) = view.seat() else {
        return Vec::new();
    };
    let hand = view.table().hand(me).iter();
    let places = hand.zip(knowledge.mine(me).possible());
    places
        .filter(|(_, set)| (**set & !playable).is_empty())
        .filter_map(|(id, set)| Some((*id, set.nth(0)?)))
        .collect()
}

/// Proves a puzzle once more from its text, and measures it.
fn finish(puzzle: Puzzle) -> Option<Solved> {
    let proof: Proof = crate::prove::prove(&puzzle).ok()?;
    let game = crate::position::game_of(&puzzle).ok()?;
    let mut solution = proof.solution(&puzzle, &game)?;
    solution.measured = measure(&puzzle, &solution).ok()?;
    Some((puzzle, solution))
}
