//! The value model: the expected number of points to come, fitted to games of companions.
//!
//! A position in which all hands are known is described by features that are quick to compute.
//! Small decision trees over them add up to the points that will be missed. So a search can stop
//! after a round and still see what a spent turn or a lost card costs in the end.

use std::sync::LazyLock;

use kagiya_bot_api::named_features;
use kagiya_rules::{Board, CardSet, EndMode, Rules, Seat};

use crate::belief::{BeliefState, Call, PendingPlays, PositionFacts, Stacks, at, is_within};
use crate::choosing::Weights;
use crate::decision_trees::{Tree, read_trees, sum};

named_features! {
    /// The features of a position. The names are part of `points.txt`.
    ValueFeatures {
        /// The number of players.
        players,
        /// Points made.
        points,
        /// Points that can still be made.
        open,
        /// Points that can't be made any more.
        lost,
        /// Cards in the deck.
        deck,
        /// Pace; −9 if the game has no last turn.
        pace,
        /// Turns left in the final round; 9 before it.
        turns_left,
        /// Clue tokens.
        tokens,
        /// Strikes that are possible before the last one.
        spare_strikes,
        /// Cards that their holders will play now.
        going_now,
        /// All pending plays.
        going,
        /// Points made if everyone plays their known playable cards for one round.
        first_round,
        /// The same for two rounds.
        two_rounds,
        /// Players who know a playable card.
        seats_with_play,
        /// Whether the player to act knows one.
        first_plays,
        /// Whether the player after that knows one.
        second_plays,
        /// Cards that will be misplayed.
        misplays,
        /// Useful cards that their holders believe to be another; called cards count twice.
        wrong,
        /// Useful clued cards that are not pending plays.
        touched,
        /// How well these are known: 4 minus the halvings of their possible identities that are left.
        sharpness,
        /// Known trash.
        known_trash,
        /// Clued trash that its holder doesn't know.
        bad_touch,
        /// Different useful cards in hands.
        held,
        /// Points that could be made from the hands alone.
        held_reach,
        /// Different playable cards that nobody knows to be playable.
        unknown_fits,
        /// Points at stake with critical cards that no clue protects.
        unprotected,
        /// Points at stake with the chop of the player to act.
        first_chop,
        /// Points at stake with the chop of the next player.
        second_chop,
        /// Points at stake with the chops of the others.
        later_chops,
        /// Players without a card to discard.
        locked,
        /// Different last cards of fireworks in hands, usually fives.
        lasts_held,
        /// The height of the lowest firework that can still grow.
        lowest,
        /// Fireworks that can still grow.
        growing,
        /// In the final round: points that can be made in the turns left.
        final_points,
        /// The same if everyone knew their own hand.
        final_open,
        /// The value of the beliefs about the other hands at first sight, in points.
        worth,
        /// The same for the own hand.
        own_worth,
    }
}

/// Trees that predict how many of the points that can still be made will be missed.
static TREES: LazyLock<Vec<Tree>> = LazyLock::new(|| {
    let text = include_str!("points.txt");
    let names: Vec<String> = ValueFeatures::NAMES
        .iter()
        .map(|name| (*name).to_owned())
        .collect();
    let mut lines = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .peekable();
    read_trees(&mut lines, &names).expect("a test parses this file")
});

/// Whether these rules are like those of the games to which the trees were fitted.
pub(crate) fn is_applicable(rules: &Rules) -> bool {
    rules.options().end_mode == EndMode::FinalRound
        && rules.full_height() == 25
        && rules.joker().is_none()
}

impl ValueFeatures {
    /// Computes the features for `belief`, which is to act and knows all hands, including its own.
    pub(crate) fn of(
        belief: &BeliefState,
        facts: &PositionFacts,
        board: &Board<'_>,
        weights: &Weights,
    ) -> Self {
        let pending_plays = belief.pending_plays(belief.me, belief.me, facts);
        let mut features = Self::of_table(facts, board);
        let mut sets = Sets::default();
        for distance in 0..belief.players {
            let seat = seat_after(belief, distance);
            let plays = features.count_hand(belief, seat, &pending_plays, facts, &mut sets);
            features.seats_with_play += plays;
            let stake = features.count_chop(belief, seat, facts);
            match distance {
                0 => (features.first_plays, features.first_chop) = (plays, stake),
                1 => (features.second_plays, features.second_chop) = (plays, stake),
                _ => features.later_chops += stake,
            }
        }
        features.going = cards(pending_plays.all);
        features.going_now = cards(sets.known_fits);
        features.held = cards(sets.held);
        features.unknown_fits = cards(sets.fits & !sets.known_fits & !pending_plays.all);
        features.lasts_held = cards(sets.held & facts.lasts);
        features.held_reach = reach_of(sets.held, facts);
        let turns = facts.turns_left.map_or(belief.players, usize::from);
        features.first_round = played_on(belief, facts, turns.min(belief.players), Open::No);
        if facts.turns_left.is_some() {
            features.two_rounds = features.first_round;
            features.final_points = features.first_round;
            features.final_open = played_on(belief, facts, turns, Open::Yes);
        } else {
            features.two_rounds = played_on(belief, facts, 2 * belief.players, Open::No);
        }
        features.worth = thousandths(belief.worth(facts, weights));
        features.own_worth = thousandths(belief.own_worth(facts, weights));
        features
    }

    /// The features of the public position.
    fn of_table(facts: &PositionFacts, board: &Board<'_>) -> Self {
        let mut features = Self {
            players: float(board.rules.players()),
            points: f32::from(board.points()),
            open: f32::from(board.max_points() - board.points()),
            lost: float(board.rules.full_height()) - f32::from(board.max_points()),
            deck: float(board.table.deck_size()),
            pace: f32::from(facts.pace.unwrap_or(-9)),
            turns_left: f32::from(facts.turns_left.unwrap_or(9)),
            tokens: f32::from(facts.tokens),
            spare_strikes: f32::from(facts.spare_strikes),
            lowest: 9.0,
            ..Self::default()
        };
        for suit in board.rules.fireworks() {
            let height = board.table.height(suit);
            if board.reach(suit) > height {
                features.growing += 1.0;
                features.lowest = features.lowest.min(float(height));
            }
        }
        features
    }

    /// Counts the cards of a hand. Returns 1 if its player knows a playable card, otherwise 0.
    fn count_hand(
        &mut self,
        belief: &BeliefState,
        seat: Seat,
        pending_plays: &PendingPlays,
        facts: &PositionFacts,
        sets: &mut Sets,
    ) -> f32 {
        let mut plays = 0.0;
        for id in &belief.hands[seat.index()] {
            let Some(truth) = belief.truth[at(*id)] else {
                continue;
            };
            let note = &belief.notes[at(*id)];
            let believed = belief.believed[at(*id)];
            let of_use = !facts.trash.contains(truth);
            if of_use {
                sets.held.insert(truth);
            }
            if facts.playable.contains(truth) {
                sets.fits.insert(truth);
            }
            if is_within(believed, facts.playable) {
                if facts.playable.contains(truth) {
                    plays = 1.0;
                    sets.known_fits.insert(truth);
                    continue;
                }
                self.misplays += 1.0;
            }
            let knows_trash = belief.thinks_trash(*id, seat, facts);
            if knows_trash && !of_use {
                self.known_trash += 1.0;
            }
            if !note.is_in_play() {
                if facts.critical.contains(truth) && !note.moved {
                    self.unprotected += f32::from(facts.stake[truth.index()]);
                }
            } else if pending_plays.ids[at(*id)] {
                // It is counted with the pending plays.
            } else if !of_use {
                self.bad_touch += if knows_trash { 0.0 } else { 1.0 };
            } else if believed.contains(truth) {
                self.touched += 1.0;
                let doubt = u8::try_from(believed.len().max(1).ilog2()).unwrap_or(4);
                self.sharpness += f32::from(4_u8.saturating_sub(doubt));
            } else {
                let is_called = matches!(note.call, Call::Play | Call::Blind);
                self.wrong += if is_called { 2.0 } else { 1.0 };
            }
        }
        plays
    }

    /// The points at stake with the chop of `seat`.
    fn count_chop(&mut self, belief: &BeliefState, seat: Seat, facts: &PositionFacts) -> f32 {
        let mut hand = belief.hands[seat.index()].iter();
        let has_trash = hand.any(|id| belief.thinks_trash(*id, seat, facts));
        if has_trash {
            return 0.0;
        }
        let Some(chop) = belief.chop(seat) else {
            self.locked += 1.0;
            return 0.0;
        };
        match belief.truth[at(chop)] {
            Some(card) if facts.critical.contains(card) => f32::from(facts.stake[card.index()]),
            Some(card) if !facts.trash.contains(card) => 0.2,
            _ => 0.0,
        }
    }

    /// The expected number of points still to come.
    pub(crate) fn points_to_come(self) -> f32 {
        self.open - sum(&TREES, &self.values()).clamp(0.0, self.open)
    }
}

/// Sets of cards in hands.
#[derive(Default)]
struct Sets {
    /// Useful cards.
    held: CardSet,
    /// Playable cards.
    fits: CardSet,
    /// Playable cards whose holders know it.
    known_fits: CardSet,
}

/// Whether everyone knows their own hand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Yes,
    No,
}

/// The number of points made if everyone plays known playable cards for `turns` turns.
fn played_on(belief: &BeliefState, facts: &PositionFacts, turns: usize, open: Open) -> f32 {
    let mut stacks: Stacks = facts.stacks;
    let mut reached = facts.playable;
    let mut points = 0;
    for distance in 0..turns {
        let seat = seat_after(belief, distance % belief.players);
        let played = belief.hands[seat.index()].iter().find_map(|id| {
            let card = belief.truth[at(*id)].filter(|card| stacks.next.contains(*card))?;
            let knows = open == Open::Yes || is_within(belief.believed[at(*id)], reached);
            knows.then_some(card)
        });
        if let Some(card) = played {
            stacks.put(&facts.rules, card);
            reached |= stacks.next;
            points += 1;
        }
    }
    float(points)
}

/// The number of points that could be made from the cards in `held`, in any order.
fn reach_of(held: CardSet, facts: &PositionFacts) -> f32 {
    let mut stacks = facts.stacks;
    let mut points = 0;
    loop {
        let ready = held & stacks.next;
        if ready.is_empty() {
            return float(points);
        }
        for card in ready.iter() {
            stacks.put(&facts.rules, card);
            points += 1;
        }
        if facts.rules.joker().is_some() {
            return float(points);
        }
    }
}

fn seat_after(belief: &BeliefState, distance: usize) -> Seat {
    match distance {
        0 => belief.me,
        _ => belief
            .after(belief.me)
            .nth(distance - 1)
            .unwrap_or(belief.me),
    }
}

fn thousandths(worth: i32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "far below 2^24")]
    let worth = worth as f32;
    worth / 1000.0
}

fn cards(set: CardSet) -> f32 {
    set.iter().map(|_| 1.0).sum()
}

fn float(number: usize) -> f32 {
    u16::try_from(number).map_or(f32::MAX, f32::from)
}

#[cfg(test)]
mod tests {
    use kagiya_rules::Options;

    use super::*;

    fn middle_of_a_game() -> ValueFeatures {
        ValueFeatures {
            players: 3.0,
            points: 10.0,
            open: 15.0,
            deck: 18.0,
            pace: 6.0,
            turns_left: 9.0,
            tokens: 3.0,
            spare_strikes: 2.0,
            going_now: 2.0,
            going: 3.0,
            first_round: 2.0,
            two_rounds: 3.0,
            seats_with_play: 2.0,
            first_plays: 1.0,
            second_plays: 1.0,
            touched: 3.0,
            sharpness: 5.0,
            held: 9.0,
            held_reach: 6.0,
            unknown_fits: 1.0,
            lasts_held: 2.0,
            lowest: 1.0,
            growing: 5.0,
            worth: 3.0,
            own_worth: 2.0,
            ..ValueFeatures::default()
        }
    }

    #[test]
    fn a_strike_and_a_lost_turn_cost_points() {
        let now = middle_of_a_game();
        let promised = now.points_to_come();
        assert!(promised > 10.0 && promised <= now.open, "{promised}");
        for worse in [
            ValueFeatures {
                spare_strikes: 0.0,
                ..now
            },
            ValueFeatures { pace: -3.0, ..now },
            ValueFeatures {
                open: 12.0,
                lost: 3.0,
                ..now
            },
        ] {
            let less = worse.points_to_come();
            assert!(less < promised, "{less} {promised} {worse:?}");
        }
    }

    #[test]
    fn the_model_applies_only_to_similar_rules() {
        for (preset, known) in [
            ("original", true),
            ("rainbow-plain", false),
            ("grand-finale", false),
            ("joker-house", false),
        ] {
            let options = Options::preset(preset, 3).expect("a preset");
            let rules = Rules::new(&options).expect("valid options");
            assert_eq!(is_applicable(&rules), known, "{preset}");
        }
    }
}
