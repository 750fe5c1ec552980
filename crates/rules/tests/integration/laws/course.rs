//! What can and can't change during a game.

use kagiya_rules::{
    Action, Card, Choice, CriticalDiscard, EndMode, Event, Game, Goal, LossReason, Outcome, Phase,
    PublicEvent, Strikeout,
};

use super::brute;
use super::play::Move;

fn complete(game: &Game) -> bool {
    let full = game.rules().rank_count();
    let mut fireworks = game.rules().fireworks();
    fireworks.all(|suit| game.table().height(suit) == full)
}

/// Checks that a move changes counters, best scores and the final round by the rules.
pub(crate) fn goes_forward(step: &Move<'_>) {
    let Move {
        before,
        action,
        events,
        after,
    } = step;
    let (old, new) = (before.table(), after.table());
    let rules = after.rules();
    assert!(before.outcome().is_none());
    assert!(!events.is_empty());

    let over = after.outcome().is_some();
    let waits = matches!(new.phase(), Phase::Tile(_) | Phase::Joker { .. });
    // A game can also end because the next player can't act, or no more points are possible.
    let turn_ends = !waits && new.turn() > old.turn();
    assert!(turn_ends || over || waits);
    assert_eq!(new.turn(), old.turn() + u16::from(turn_ends));
    let mut next = old.to_act().next(rules.players());
    let options = rules.options();
    if turn_ends && options.end_mode == EndMode::Endless && options.goal == Goal::Score {
        // Only players without a card are passed over.
        while next != new.to_act() {
            assert!(new.hand(next).is_empty() && next != old.to_act());
            next = next.next(rules.players());
        }
    }
    assert_eq!(new.to_act(), if turn_ends { next } else { old.to_act() });
    assert!(new.next_id() >= old.next_id(), "an id was reused");
    assert!(new.clues_given() >= old.clues_given());
    assert!(new.tiles().len() <= old.tiles().len());
    for suit in rules.fireworks() {
        assert!(
            new.height(suit) >= old.height(suit),
            "a card left a firework"
        );
    }

    // Only tiles 5 and 6 return lost cards.
    let from_pile = matches!(
        action,
        Action::Choose(Choice::ShuffleBack(_) | Choice::PutIntoPlay(_))
    );
    let (old_board, new_board) = (before.board(), after.board());
    if !from_pile {
        assert!(new_board.max_placed() <= old_board.max_placed());
        assert!(new_board.max_points() <= old_board.max_points());
    }
    if let (Some(old_pace), Some(new_pace)) = (old_board.pace(), new_board.pace())
        && turn_ends
        && !from_pile
    {
        // The pace follows the best score; otherwise only discards reduce it.
        let old_budget = usize::try_from(old_pace + 100).expect("small") + old_board.max_placed();
        let new_budget = usize::try_from(new_pace + 100).expect("small") + new_board.max_placed();
        assert!(new_budget <= old_budget, "turns appeared without a reason");
        if matches!(action, Action::Clue { .. }) {
            assert_eq!(old_pace, new_pace, "a clue has changed the pace");
        }
    }
    assert!(new_board.points() <= new_board.max_points());
    assert!(new_board.max_points() <= rules.max_score());
    assert!(new_board.points() >= rules.min_score());
    assert!(new_board.placed() <= new_board.max_placed());
    assert!(new_board.max_placed() <= rules.full_height());

    final_round(step);
    if let Some(outcome) = after.outcome() {
        ends_well(after, outcome);
        assert_eq!(
            events.last(),
            Some(&Event::Public(PublicEvent::Over(outcome)))
        );
    } else {
        assert!(!complete(after), "a complete set ends the game");
        assert!(new.strikes() < rules.max_strikes());
        assert!(!is_lost_by_a_card(after), "a needed card is lost");
        assert!(after.score().is_none());
        assert!(after.finished().is_none());
    }
}

/// The countdown starts when the deck runs out, with one turn for each player, and decreases by one each
/// turn.
fn final_round(step: &Move<'_>) {
    let Move { before, after, .. } = step;
    let (old, new) = (before.table(), after.table());
    let players = after.rules().players();
    let over = after.outcome().is_some();
    let turn_ends = new.turn() > old.turn();
    match (old.turns_left(), new.turns_left()) {
        (None, None) => {
            let round = after.rules().options().end_mode == EndMode::FinalRound;
            let ran_out = turn_ends && new.deck_size() == 0;
            assert!(!(round && ran_out), "the final round has not begun");
        }
        (None, Some(turns)) => {
            assert_eq!(usize::from(turns), players);
            assert_eq!(new.deck_size(), 0);
        }
        (Some(old_turns), Some(turns)) => {
            assert!(old_turns > 0);
            if turn_ends {
                assert_eq!(turns, old_turns - 1);
                assert!(turns > 0);
            } else {
                assert!(turns == old_turns || (over && turns == old_turns - 1));
            }
        }
        (Some(_), None) => panic!("the countdown was called off"),
    }
}

/// Checks that outcome, fireworks and score are consistent.
fn ends_well(game: &Game, outcome: Outcome) {
    let rules = game.rules();
    let score = game.score().expect("the game has ended");
    let scored = rules.options().goal == Goal::Score;
    let counted = match outcome {
        Outcome::Perfect | Outcome::Finished => true,
        // "Everyone loses", or "the players earn zero points".
        Outcome::Lost(reason) => {
            reason == LossReason::Strikes && rules.strikeout() == Strikeout::Zero
        }
    };
    assert_eq!(score.shown, scored && counted);
    assert_eq!(rules.has_score(outcome), score.shown);
    if let Some(parts) = score.parts {
        let sum = parts.gained - parts.penalty;
        assert!(parts.penalty > 0 && (score.points == sum || (score.points == 0 && sum < 0)));
    }
    assert_eq!(outcome == Outcome::Perfect, complete(game));
    let struck_out = game.table().strikes() == rules.max_strikes();
    if scored && !struck_out && rules.options().end_mode == EndMode::Endless {
        let board = game.board();
        let lost = matches!(outcome, Outcome::Lost(_));
        assert!(
            lost || board.placed() == board.max_placed(),
            "a card still fits"
        );
    }
    assert!(game.finished().is_some());
    assert!(game.legal_actions().is_empty());
    match outcome {
        Outcome::Perfect => assert_eq!(score.points, rules.max_score()),
        Outcome::Finished => {
            assert!(scored);
            assert_eq!(score.points, game.board().points());
        }
        Outcome::Lost(reason) => {
            assert_eq!(score.points, 0);
            if reason == LossReason::CriticalDiscard {
                assert!(is_lost_by_a_card(game));
            }
            let rated = reason == LossReason::Strikes && rules.strikeout() == Strikeout::Zero;
            assert!(score.rating.is_none() || (scored && rated));
        }
    }
    if !scored {
        assert!(score.rating.is_none());
    }
    let struck_out = game.table().strikes() == rules.max_strikes();
    let lost_by_strikes = outcome == Outcome::Lost(LossReason::Strikes);
    let kept = scored && rules.strikeout() == Strikeout::KeepScore;
    assert_eq!(lost_by_strikes, struck_out && !kept);
}

/// Whether all copies of a card that must still be placed lie on the discard pile, in a game that this ends.
fn is_lost_by_a_card(game: &Game) -> bool {
    let game = game.opened();
    let (rules, table) = (game.rules(), game.table());
    if rules.options().critical_discard == CriticalDiscard::Ignore {
        return false;
    }
    if rules.has_orders() {
        return !brute::all_can_be_completed(game);
    }
    let is_gone = |card: Card| {
        let pile = table.discard_pile().iter();
        pile.filter(|it| it.card == card).count() == usize::from(rules.copies(card))
    };
    let mut missing = rules.fireworks().flat_map(|suit| {
        let heights = table.height(suit)..rules.rank_count();
        heights.filter_map(move |height| rules.next_card(suit, height))
    });
    missing.any(is_gone)
}
