//! How hard a puzzle is: which companions find the answer, and how many people would choose it.

use kagiya_bots::{Bot, Companion, Level, SeatDriver};
use kagiya_rules::notation::{parse_card, read_action};
use kagiya_rules::{Action, Audience, CardSet, Game};

use crate::companions;
use crate::difficulty::{Difficulty, Measured};
use crate::position::{first_seat, game_of};
use crate::puzzle::{InvalidPuzzle, Mode, Puzzle, Solution};

/// Measures the difficulty of a puzzle with its answers.
///
/// # Errors
/// [`InvalidPuzzle`] if the position is invalid, or an answer is not of this puzzle.
pub(crate) fn measure(puzzle: &Puzzle, solution: &Solution) -> Result<Measured, InvalidPuzzle> {
    let game = game_of(puzzle)?;
    let right = Answers::read(puzzle, solution, &game)?;
    let finds = |level: &Level| right.found_by(*level, puzzle, &game);
    let levels = Level::ALL.into_iter().filter(finds);
    let companions: Vec<u8> = levels.map(Level::number).collect();
    Ok(Measured {
        difficulty: match companions.len() {
            0 => Difficulty::Hard,
            1 | 2 => Difficulty::Medium,
            _ => Difficulty::Easy,
        },
        companions,
        // The model of people knows what was done in a whole game, which a puzzle doesn't show.
        people: match puzzle.kind.mode() {
            Mode::Companions => None,
            _ => right.people(&game),
        },
    })
}

enum Answers {
    Actions(Vec<Action>),
    Card(CardSet),
}

impl Answers {
    fn read(puzzle: &Puzzle, solution: &Solution, game: &Game) -> Result<Self, InvalidPuzzle> {
        let texts = solution.answers.iter();
        if puzzle.kind.mode() == Mode::Card {
            let cards = texts.map(|text| parse_card(text, game.rules()));
            let cards = cards.collect::<Result<CardSet, _>>();
            return cards
                .map(Self::Card)
                .map_err(|error| puzzle.bad("answers", &error));
        }
        let actions = texts.map(|text| read_action(text, &game.board()));
        let actions = actions.collect::<Result<Vec<_>, _>>();
        actions
            .map(Self::Actions)
            .map_err(|error| puzzle.bad("answers", &error))
    }

    fn found_by(&self, level: Level, puzzle: &Puzzle, game: &Game) -> bool {
        if let (Mode::Companions, Self::Actions(actions)) = (puzzle.kind.mode(), self) {
            let world = companions::at_any_deal(puzzle, level);
            let action = world.and_then(|mut world| world.decide());
            return action.is_some_and(|action| actions.contains(&action));
        }
        let mut driver = SeatDriver::new(Companion::new(level), first_seat(), game);
        let decision = driver.decide();
        match self {
            Self::Actions(actions) => {
                decision.is_some_and(|decision| actions.contains(&decision.action))
            }
            Self::Card(card) => {
                let hand = game.table().hand(first_seat());
                let slot = puzzle.slot.and_then(|slot| slot.checked_sub(1));
                let id = slot.and_then(|slot| hand.get(slot));
                id.is_some_and(|id| driver.bot().believed_identities(*id) == Some(*card))
            }
        }
    }

    fn people(&self, game: &Game) -> Option<u32> {
        let Self::Actions(actions) = self else {
            return None;
        };
        let view = game.view(Audience::Seat(first_seat()));
        let mut companion = Companion::new(Level::Group);
        companion.begin(&view);
        let analysis = companion.analysis(&view)?;
        let shares: Option<Vec<u32>> = actions.iter().map(|it| analysis.habit(*it)).collect();
        Some(shares?.into_iter().sum())
    }
}
