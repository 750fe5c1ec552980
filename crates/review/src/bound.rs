//! The open bound: with all cards known, what could still be reached after each action. This is the
//! only part of a review for which the order of the deck counts.

use kagiya_rules::record::{Entry, Record};
use kagiya_rules::{Card, DealtCards, Game};
use kagiya_solver::{Decision, Limits, Verdict, can_reach};
use serde::Serialize;

/// A score that was lost for good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LostScore {
    pub score: i8,
    /// The last number of turns after which a line to the score is known; `None` if there is none.
    pub reached_after: Option<usize>,
    /// The first number of turns after which it is proven impossible; 0 if it never was possible.
    /// The turn with this number lost it, if `reached_after` is one less.
    pub impossible_after: Option<usize>,
    /// Why it is impossible then, as a word of the solver.
    pub reason: Option<&'static str>,
}

/// A card that is missing at the end, and where its copies were.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MissingCard {
    /// As `r3`.
    pub card: String,
    /// The copies, the one that was dealt first coming first.
    pub copies: Vec<Copy>,
}

/// A copy of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Copy {
    /// The number of cards above it before the first card was dealt.
    pub depth: usize,
    /// Where it was at the end.
    pub fate: Fate,
}

/// Where a card was at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// In the discard pile, since the turn with this number, counted from 1.
    Discarded { turn: usize },
    /// In the hand of this seat.
    Held { seat: usize },
    /// In the deck.
    Undrawn,
}

/// What could have been reached with all cards known.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct OpenBound {
    /// The lost scores, the highest first, at most [`MOST_SCORES`]; empty in a perfect game.
    pub lost: Vec<LostScore>,
    /// The cards that are missing at the end; empty if the game has no score.
    pub missing: Vec<MissingCard>,
}

/// The number of lost scores that are traced.
pub const MOST_SCORES: usize = 8;

/// Bytes that the solver may use for a question.
const MEMORY: usize = 64 << 20;

/// Traces the lost scores through `games`, the positions after 0, 1, 2, … turns, with at most
/// `nodes` positions of the solver for a question; 0 asks nothing.
pub(crate) fn lost_scores(games: &[Game], nodes: u64) -> Vec<LostScore> {
    let (Some(first), Some(last)) = (games.first(), games.last()) else {
        return Vec::new();
    };
    let Some(score) = last.score() else {
        return Vec::new();
    };
    if nodes == 0 {
        return Vec::new();
    }
    let limits = Limits {
        nodes,
        time: None,
        memory: MEMORY,
    };
    let highest = first.rules().max_score();
    let mut lost: Vec<LostScore> = Vec::new();
    for score in ((score.points + 1)..=highest).rev().take(MOST_SCORES) {
        let ask = |after: usize| can_reach(&games[after], Some(score), &limits);
        // What a higher score reaches, a lower one reaches too.
        let from = lost.last().and_then(|it| it.reached_after);
        lost.push(trace(score, from, games.len(), &ask));
    }
    lost
}

/// Finds by bisection where `score` was lost among `count` positions. Once impossible, it stays so.
fn trace(
    score: i8,
    from: Option<usize>,
    count: usize,
    ask: &dyn Fn(usize) -> Decision,
) -> LostScore {
    let mut lost = LostScore {
        score,
        reached_after: from,
        impossible_after: None,
        reason: None,
    };
    let start = from.map_or(0, |from| from + 1);
    let (mut low, mut high) = (start, count);
    // The first position that isn't known to reach it.
    while low < high {
        let middle = low.midpoint(high);
        match ask(middle) {
            Decision::Reached(_) => {
                lost.reached_after = Some(middle);
                low = middle + 1;
            }
            other => {
                if let Decision::Impossible(why) = other {
                    lost.impossible_after = Some(middle);
                    lost.reason = Some(why.name());
                }
                high = middle;
            }
        }
    }
    // Undecided positions may lie between: the first one that is proven impossible.
    let (mut low, mut high) = (low, lost.impossible_after.unwrap_or(count));
    while low < high {
        let middle = low.midpoint(high);
        let decision = ask(middle);
        if let Decision::Impossible(why) = &decision {
            lost.impossible_after = Some(middle);
            lost.reason = Some(why.name());
        }
        match decision.verdict() {
            Verdict::Impossible => high = middle,
            Verdict::Reached | Verdict::Undecided => low = middle + 1,
        }
    }
    lost
}

/// The cards that are missing on the fireworks at the end, with their copies. None in a game that has no
/// score: it ended before they could be played.
pub(crate) fn missing_cards(record: &Record) -> Vec<MissingCard> {
    let game = record.final_game();
    if game.score().is_none() {
        return Vec::new();
    }
    let order = deck_order(record);
    let (rules, board) = (game.rules(), game.board());
    let mut missing = Vec::new();
    for suit in rules.fireworks() {
        for card in board.missing(suit) {
            let places = order.iter().enumerate();
            let copies = places
                .filter(|(_, other)| **other == card)
                .filter_map(|(depth, _)| {
                    Some(Copy {
                        depth,
                        fate: fate(record, &game, depth)?,
                    })
                });
            missing.push(MissingCard {
                card: rules.card_text(card),
                copies: copies.collect(),
            });
        }
    }
    missing
}

/// The cards of the deal, top first.
fn deck_order(record: &Record) -> Vec<Card> {
    if let DealtCards::Listed { deck, .. } = &record.deal().cards {
        return deck.clone();
    }
    let game = record.game_after(0);
    let hands = game.rules().seats().flat_map(|seat| game.hand(seat));
    let mut dealt: Vec<_> = hands.collect();
    dealt.sort_unstable_by_key(|(id, _)| *id);
    let dealt = dealt.into_iter().map(|(_, card)| card);
    dealt.chain(game.deck().iter().copied()).collect()
}

/// Where the card at `depth` was at the end; `None` if it is on a firework.
fn fate(record: &Record, game: &Game, depth: usize) -> Option<Fate> {
    let Some(id) = u8::try_from(depth).ok().and_then(kagiya_rules::CardId::new) else {
        return Some(Fate::Undrawn);
    };
    let table = game.table();
    if table.discard_pile().iter().any(|it| it.id == id) {
        return Some(Fate::Discarded {
            turn: turn_of(record, id),
        });
    }
    if let Some((seat, _)) = table.find(id) {
        return Some(Fate::Held { seat: seat.index() });
    }
    (id >= table.next_id()).then_some(Fate::Undrawn)
}

/// The number of the turn in which the card was played or discarded, counted from 1.
fn turn_of(record: &Record, id: kagiya_rules::CardId) -> usize {
    use kagiya_rules::Action;
    let mut turn = 0;
    for entry in record.entries() {
        let Entry::Action(action) = entry else {
            continue;
        };
        if !matches!(action, Action::Choose(_)) {
            turn += 1;
        }
        match action {
            Action::Play { card, .. } | Action::Discard(card) if *card == id => return turn,
            _ => {}
        }
    }
    turn
}

#[cfg(test)]
mod tests {
    use kagiya_solver::Reason;

    use super::*;

    fn traced(answers: &str) -> (Option<usize>, Option<usize>) {
        let answers: Vec<char> = answers.chars().collect();
        let ask = |after: usize| match answers[after] {
            'r' => Decision::Reached(Vec::new()),
            'i' => Decision::Impossible(Reason::Pace),
            _ => Decision::Undecided,
        };
        let lost = trace(25, None, answers.len(), &ask);
        (lost.reached_after, lost.impossible_after)
    }

    #[test]
    fn the_loss_is_found_or_enclosed() {
        assert_eq!(traced("rrrriii"), (Some(3), Some(4)));
        assert_eq!(traced("iiii"), (None, Some(0)));
        assert_eq!(traced("rrr???ii"), (Some(2), Some(6)));
        assert_eq!(traced("rrr????"), (Some(2), None));
        assert_eq!(traced("???iiii"), (None, Some(3)));
        assert_eq!(traced("r"), (Some(0), None));
    }
}
