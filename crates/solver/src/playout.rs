//! The value of games, and simple play to the end.

use kagiya_rules::{Action, Choice, Game, LegalActions, Outcome, Rules};

/// The value of a lost game.
pub(crate) fn lowest(rules: &Rules) -> i8 {
    rules.min_score().min(0)
}

/// The score of a game that has ended; `None` during the game.
pub(crate) fn value(game: &Game) -> Option<i8> {
    Some(match game.outcome()? {
        Outcome::Perfect | Outcome::Finished => game.board().points(),
        Outcome::Lost(_) => lowest(game.rules()),
    })
}

/// The score of `placed` cards on fireworks.
pub(crate) fn points(rules: &Rules, placed: usize) -> i8 {
    let missing = rules.full_height().saturating_sub(placed);
    let points = rules.max_score() - i8::try_from(missing).unwrap_or(i8::MAX);
    points.max(rules.min_score())
}

/// Plays on until the game has ended: what fits, else a clue, else the least useful card. Returns the score.
///
/// Each action is added to `line`.
pub(crate) fn finish(game: &mut Game, line: &mut Vec<Action>) -> i8 {
    loop {
        if let Some(value) = value(game) {
            return value;
        }
        let Some(action) = simple(game) else {
            return lowest(game.rules());
        };
        if game.apply(action).is_err() {
            return lowest(game.rules());
        }
        line.push(action);
    }
}

fn simple(game: &Game) -> Option<Action> {
    let legal = game.legal_actions();
    let board = game.board();
    let hand = || game.hand(game.table().to_act());
    if let Some((card, print)) = hand().find(|(_, card)| board.is_playable(*card)) {
        let announce = board.rules.options().timed_display.then(|| print.suit());
        let play = Action::Play { card, announce };
        if legal.contains(play) {
            return Some(play);
        }
    }
    let cost = |print| u8::from(!board.is_trash(print)) + 2 * u8::from(board.is_critical(print));
    let (cheapest, cost) = hand()
        .map(|(id, print)| (id, cost(print)))
        .min_by_key(|(_, cost)| *cost)
        .map_or((None, 3), |(id, cost)| (Some(id), cost));
    let clue = || clue(&legal);
    let discard = || {
        cheapest
            .filter(|_| legal.may_discard())
            .map(Action::Discard)
    };
    let safe = if cost == 0 {
        discard().or_else(clue)
    } else {
        clue().or_else(discard)
    };
    safe.or_else(|| legal.get(0))
}

/// One of the clues. With all cards known, they differ in nothing.
pub(crate) fn clue(legal: &LegalActions) -> Option<Action> {
    legal.iter().find(|action| {
        matches!(
            action,
            Action::Clue { .. } | Action::Choose(Choice::Clue { .. })
        )
    })
}
