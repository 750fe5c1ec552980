//! What a position promises: how many points will be made from it, as games of companions have shown.
//!
//! A position of which all hands are known is described by signs, numbers that are quickly counted.
//! Small trees of questions about them, fitted to games of companions, add up to the points that will
//! be missed. So whoever looks ahead can stop after a round and still see what a spent turn or a
//! lost card costs in the end.

use std::sync::LazyLock;

use kagiya_rules::{Board, CardSet, EndMode, Rules, Seat};

use crate::companion::belief::{Call, Coming, Facts, Mind, Stacks, at, is_within};
use crate::companion::choosing::Weights;
use crate::companion::decision_trees::{Tree, read_trees, sum};

macro_rules! signs {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// What is counted in a position.
        #[derive(Clone, Copy, Default, Debug)]
        pub(crate) struct Signs {
            $($(#[$doc])* $name: f32,)*
        }

        impl Signs {
            /// The names of the signs, in order.
            pub(crate) const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// The signs in the order of their names.
            pub(crate) const fn values(self) -> [f32; Self::NAMES.len()] {
                [$(self.$name),*]
            }
        }
    };
}

signs! {
    /// How many players there are.
    players,
    /// Points on the table.
    points,
    /// Points that can still be made.
    open,
    /// Points that can't be made any more.
    lost,
    /// Cards in the deck.
    deck,
    /// Turns that may be spent on something else than playing.
    pace,
    /// Turns left in the final round, or none.
    turns_left,
    /// Clue tokens.
    tokens,
    /// Strikes that may still be made before the last one.
    spare_strikes,
    /// Cards that their holders will play now.
    going_now,
    /// Cards that their holders will play, now or once others are played.
    going,
    /// Points that are made if everybody plays for a round what they know to fit.
    first_round,
    /// Points that are made if they do so for two rounds.
    two_rounds,
    /// Players who know a card that fits.
    seats_with_play,
    /// Whether the player to act knows one.
    first_plays,
    /// Whether the player after that does.
    second_plays,
    /// Cards that will be played although they do not fit.
    misplays,
    /// Cards of use that their holders take for something else.
    wrong,
    /// Cards that a clue has touched and that are of use, but are not going to be played.
    touched,
    /// Of these, how well they are known: halvings of what they can be.
    sharpness,
    /// Cards that are known to be of no use.
    known_trash,
    /// Clued cards that are of no use, which their holders do not know.
    bad_touch,
    /// Different cards of use in hands.
    held,
    /// Points that could be made from the hands alone.
    held_reach,
    /// Different cards that fit and that nobody knows to fit.
    unknown_fits,
    /// Points that hang on last copies that no clue protects.
    unprotected,
    /// Points that hang on what the player to act would discard.
    first_chop,
    /// Points that hang on what the next would discard.
    second_chop,
    /// Points that hang on what the others would discard.
    later_chops,
    /// Players who have nothing to discard.
    locked,
    /// Fives, as it were, that are held.
    lasts_held,
    /// The height of the lowest firework that can still grow.
    lowest,
    /// Fireworks that can still grow.
    growing,
    /// Points that can be made in the turns that are left, in the final round.
    final_points,
    /// The same with all hands open.
    final_open,
    /// What the notes about the hands of the others are worth at first sight, in points.
    worth,
    /// The same of the own hand.
    own_worth,
}

/// Trees that say how many of the points that can still be made will be missed.
static TREES: LazyLock<Vec<Tree>> = LazyLock::new(|| {
    let text = include_str!("points.txt");
    let names: Vec<String> = Signs::NAMES.iter().map(|name| (*name).to_owned()).collect();
    let mut lines = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .peekable();
    read_trees(&mut lines, &names).expect("the file is tested to be right")
});

/// Whether games by these rules are like those that the trees were fitted to.
pub(crate) fn knows(rules: &Rules) -> bool {
    rules.options().end_mode == EndMode::FinalRound
        && rules.full_height() == 25
        && rules.joker().is_none()
}

impl Signs {
    /// Counts them for `mind`, which is to act and knows all hands, its own as well.
    pub(crate) fn of(mind: &Mind, facts: &Facts, board: &Board<'_>, weights: &Weights) -> Self {
        let coming = mind.coming(mind.me, mind.me, facts);
        let mut signs = Self::of_table(facts, board);
        let mut sets = Sets::default();
        for distance in 0..mind.players {
            let seat = seat_after(mind, distance);
            let plays = signs.count_hand(mind, seat, &coming, facts, &mut sets);
            signs.seats_with_play += plays;
            let stake = signs.count_chop(mind, seat, facts);
            match distance {
                0 => (signs.first_plays, signs.first_chop) = (plays, stake),
                1 => (signs.second_plays, signs.second_chop) = (plays, stake),
                _ => signs.later_chops += stake,
            }
        }
        signs.going = cards(coming.all);
        signs.going_now = cards(sets.known_fits);
        signs.held = cards(sets.held);
        signs.unknown_fits = cards(sets.fits & !sets.known_fits & !coming.all);
        signs.lasts_held = cards(sets.held & facts.lasts);
        signs.held_reach = reach_of(sets.held, facts);
        let turns = facts.turns_left.map_or(mind.players, usize::from);
        signs.first_round = played_on(mind, facts, turns.min(mind.players), Open::No);
        if facts.turns_left.is_some() {
            signs.two_rounds = signs.first_round;
            signs.final_points = signs.first_round;
            signs.final_open = played_on(mind, facts, turns, Open::Yes);
        } else {
            signs.two_rounds = played_on(mind, facts, 2 * mind.players, Open::No);
        }
        signs.worth = thousandths(mind.worth(facts, weights));
        signs.own_worth = thousandths(mind.own_worth(facts, weights));
        signs
    }

    /// What everybody sees on the table.
    fn of_table(facts: &Facts, board: &Board<'_>) -> Self {
        let mut signs = Self {
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
                signs.growing += 1.0;
                signs.lowest = signs.lowest.min(float(height));
            }
        }
        signs
    }

    /// Counts the cards of a hand. 1 if its player knows one that fits, 0 if not.
    fn count_hand(
        &mut self,
        mind: &Mind,
        seat: Seat,
        coming: &Coming,
        facts: &Facts,
        sets: &mut Sets,
    ) -> f32 {
        let mut plays = 0.0;
        for id in &mind.hands[seat.index()] {
            let Some(truth) = mind.truth[at(*id)] else {
                continue;
            };
            let note = &mind.notes[at(*id)];
            let taken = mind.taken_for[at(*id)];
            let of_use = !facts.trash.contains(truth);
            if of_use {
                sets.held.insert(truth);
            }
            if facts.playable.contains(truth) {
                sets.fits.insert(truth);
            }
            if is_within(taken, facts.playable) {
                if facts.playable.contains(truth) {
                    plays = 1.0;
                    sets.known_fits.insert(truth);
                    continue;
                }
                self.misplays += 1.0;
            }
            let knows_trash = mind.thinks_trash(*id, seat, facts);
            if knows_trash && !of_use {
                self.known_trash += 1.0;
            }
            if !note.is_in_play() {
                if facts.critical.contains(truth) && !note.moved {
                    self.unprotected += f32::from(facts.stake[truth.index()]);
                }
            } else if coming.ids[at(*id)] {
                // It is counted with the cards on their way.
            } else if !of_use {
                self.bad_touch += if knows_trash { 0.0 } else { 1.0 };
            } else if taken.contains(truth) {
                self.touched += 1.0;
                let doubt = u8::try_from(taken.len().max(1).ilog2()).unwrap_or(4);
                self.sharpness += f32::from(4_u8.saturating_sub(doubt));
            } else {
                let is_called = matches!(note.call, Call::Play | Call::Blind);
                self.wrong += if is_called { 2.0 } else { 1.0 };
            }
        }
        plays
    }

    /// The points that hang on what `seat` would discard.
    fn count_chop(&mut self, mind: &Mind, seat: Seat, facts: &Facts) -> f32 {
        let mut hand = mind.hands[seat.index()].iter();
        let has_trash = hand.any(|id| mind.thinks_trash(*id, seat, facts));
        if has_trash {
            return 0.0;
        }
        let Some(chop) = mind.chop(seat) else {
            self.locked += 1.0;
            return 0.0;
        };
        match mind.truth[at(chop)] {
            Some(card) if facts.critical.contains(card) => f32::from(facts.stake[card.index()]),
            Some(card) if !facts.trash.contains(card) => 0.2,
            _ => 0.0,
        }
    }

    /// How many points are still to come.
    pub(crate) fn points_to_come(self) -> f32 {
        self.open - sum(&TREES, &self.values()).clamp(0.0, self.open)
    }
}

/// Cards in hands.
#[derive(Default)]
struct Sets {
    /// Those that are of use.
    held: CardSet,
    /// Those that fit.
    fits: CardSet,
    /// Those that fit and whose holders know it.
    known_fits: CardSet,
}

/// Whether everybody knows their own hand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Yes,
    No,
}

/// How many points are made if everybody plays for `turns` turns what they know to fit.
fn played_on(mind: &Mind, facts: &Facts, turns: usize, open: Open) -> f32 {
    let mut stacks: Stacks = facts.stacks;
    let mut reached = facts.playable;
    let mut points = 0;
    for distance in 0..turns {
        let seat = seat_after(mind, distance % mind.players);
        let played = mind.hands[seat.index()].iter().find_map(|id| {
            let card = mind.truth[at(*id)].filter(|card| stacks.next.contains(*card))?;
            let knows = open == Open::Yes || is_within(mind.taken_for[at(*id)], reached);
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

/// How many points could be made from the cards in `held`, in any order.
fn reach_of(held: CardSet, facts: &Facts) -> f32 {
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

fn seat_after(mind: &Mind, distance: usize) -> Seat {
    match distance {
        0 => mind.me,
        _ => mind.after(mind.me).nth(distance - 1).unwrap_or(mind.me),
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

    fn middle_of_a_game() -> Signs {
        Signs {
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
            ..Signs::default()
        }
    }

    #[test]
    fn a_strike_and_a_lost_turn_cost_points() {
        let now = middle_of_a_game();
        let promised = now.points_to_come();
        assert!(promised > 10.0 && promised <= now.open, "{promised}");
        for worse in [
            Signs {
                spare_strikes: 0.0,
                ..now
            },
            Signs { pace: -3.0, ..now },
            Signs {
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
    fn only_games_like_those_it_was_fitted_to_are_judged() {
        for (preset, known) in [
            ("original", true),
            ("rainbow-plain", false),
            ("grand-finale", false),
            ("joker-house", false),
        ] {
            let options = Options::preset(preset, 3).expect("a preset");
            let rules = Rules::new(&options).expect("rules that make sense");
            assert_eq!(knows(&rules), known, "{preset}");
        }
    }
}
