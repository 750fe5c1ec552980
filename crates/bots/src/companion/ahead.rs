//! Looking ahead: the best few actions are tried in made-up worlds, in which everybody then plays
//! on for a while as the conventions ask.

use kagiya_rules::{
    Audience, CARD_INDICES, Card, CardSet, EndMode, Game, Outcome, Phase, Seat, Seed, SeenEvent,
    Tile, View, World,
};

use super::State;
use super::choose::{Chooser, Weighed};
use super::facts::Facts;
use super::mind::{Mind, at};
use super::weigh::Weights;

/// How many actions are tried.
const CANDIDATES: usize = 4;

/// How many turns are played while the end is far: a round. That of two players is too short
/// to see that a token was spent only to put off a discard: there it is two.
const fn horizon(players: usize) -> usize {
    if players == 2 { 4 } else { players }
}

/// Weighs the best `options` again by what follows from them, and sorts them.
pub(super) fn look_ahead(options: &mut [Weighed], state: &State, view: &View, weights: &Weights) {
    let count = options
        .iter()
        .take(CANDIDATES)
        .take_while(|option| option.worth + weights.search_margin >= options[0].worth)
        .count();
    if count < 2 || view.table().phase() != Phase::Turn {
        return;
    }
    // Near the end the game is played out: then points are points.
    let deck = i32::try_from(view.table().deck_size()).unwrap_or(i32::MAX);
    let table = view.table();
    let players = view.rules().players();
    let has_end = view.rules().options().end_mode == EndMode::FinalRound;
    let (turns, budget, keep) = if has_end && deck <= weights.search_late {
        let rest = table
            .turns_left()
            .map_or(table.deck_size() + 2 * players, usize::from);
        (rest, weights.search_late_turns, weights.search_late_keep)
    } else {
        (horizon(players), weights.search_turns, weights.search_keep)
    };
    // A table of more players sees more of the cards, and takes longer for a round.
    let worlds = (usize::try_from(budget).unwrap_or(0) / turns.max(1)).clamp(1, 12);
    let mut sums = [0_i64; CANDIDATES];
    let mut random = Random::new(view);
    let mut done = 0;
    for _ in 0..worlds {
        let Some(root) = Made::new(state, view, &mut random) else {
            continue;
        };
        done += 1;
        for (sum, option) in sums.iter_mut().zip(options.iter().take(count)) {
            let mut made = root.clone();
            *sum += i64::from(made.try_out(option, turns, weights));
        }
    }
    if done == 0 {
        return;
    }
    for (sum, option) in sums.iter().zip(options.iter_mut().take(count)) {
        let ahead = i32::try_from(sum / done).unwrap_or(0);
        option.worth = ahead + option.worth * keep / 100;
    }
    options[..count].sort_by_key(|option| -option.worth);
}

/// A made-up game, with the mind of every player in it.
#[derive(Clone)]
struct Made {
    game: Game,
    minds: Vec<Mind>,
    views: Vec<View>,
    facts: Facts,
}

impl Made {
    fn new(state: &State, view: &View, random: &mut Random) -> Option<Self> {
        let rules = view.rules();
        let (hand, deck) = deal(state, view, random)?;
        let tiles: Vec<Tile> = view.table().tiles().iter().collect();
        let game = view
            .imagine(&World {
                hands: &hand,
                deck: &deck,
                tiles: &tiles,
                seed: Seed::from_number(random.next()),
            })
            .ok()?;
        let views: Vec<View> = rules
            .seats()
            .map(|seat| game.view(Audience::Seat(seat)))
            .collect();
        let minds = rules
            .seats()
            .zip(&views)
            .map(|(seat, view)| {
                let mut mind = state.mind.clone();
                mind.me = seat;
                mind.sync(view, &state.facts);
                mind
            })
            .collect();
        Some(Self {
            game,
            minds,
            views,
            facts: state.facts.clone(),
        })
    }

    /// Does `option`, lets the next `turns` be played, and says what has come of it.
    fn try_out(&mut self, option: &Weighed, turns: usize, weights: &Weights) -> i32 {
        let before = i32::from(self.game.board().points());
        let strikes = self.game.table().strikes();
        let mut action = option.action;
        for step in 0..=turns {
            let Ok(events) = self.game.apply(action) else {
                return 0;
            };
            for view in &mut self.views {
                view.update(&self.game);
            }
            let facts = self.facts.clone();
            self.facts = Facts::of(&self.views[0]);
            for (mind, view) in self.minds.iter_mut().zip(&self.views) {
                for event in &events {
                    if let SeenEvent::Public(event) = event.project(view.audience()) {
                        mind.watch(&event, view.rules(), &facts);
                    }
                }
                mind.sync(view, &self.facts);
            }
            if self.game.outcome().is_some() || step == turns {
                break;
            }
            let seat = self.game.table().to_act();
            let chooser = Chooser {
                mind: &self.minds[seat.index()],
                view: &self.views[seat.index()],
                facts: &self.facts,
                weights,
            };
            let Some(next) = chooser
                .obvious()
                .or_else(|| chooser.weigh_all().into_iter().next())
            else {
                break;
            };
            action = next.action;
        }
        self.value(before, strikes, weights)
    }

    fn value(&self, before: i32, strikes: u8, weights: &Weights) -> i32 {
        let board = self.game.board();
        let points = i32::from(board.points()) - before;
        let lost = match self.game.outcome() {
            // All that was made is gone, or in a game of all or nothing everything is.
            Some(Outcome::Lost(_)) => weights.search_point * (i32::from(board.points()) + 5),
            Some(Outcome::Perfect | Outcome::Finished) | None => 0,
        };
        let struck = i32::from(self.game.table().strikes().saturating_sub(strikes));
        let mut value = points * weights.search_point - lost
            + struck * weights.misplay / 2
            + i32::from(board.max_points()) * weights.critical_loss;
        if self.game.outcome().is_none() {
            let tokens: i32 = (1..=self.facts.tokens).map(|n| weights.token(n)).sum();
            value += tokens;
            // What the hands are worth, to the eyes of the two who see different halves.
            let seat = self.game.table().to_act();
            let mut mind = self.minds[seat.index()].clone();
            for (id, card) in self.game.hand(seat) {
                mind.truth[at(id)] = Some(card);
            }
            value += mind.worth(self.game.rules(), &self.facts, weights)
                + mind.own_worth(self.game.rules(), &self.facts, weights);
        }
        value
    }
}

/// Deals the hidden cards so that every own card is what the conventions say.
fn deal(state: &State, view: &View, random: &mut Random) -> Option<(Vec<Card>, Vec<Card>)> {
    let me = view.seat()?;
    let mut left = [0_u8; CARD_INDICES];
    for card in view.rules().cards().iter() {
        left[card.index()] = view.unseen(card);
    }
    let hand = view.table().hand(me);
    'again: for attempt in 0..20 {
        let mut left = left;
        let mut dealt = vec![None; hand.len()];
        // Cards of which more is known are dealt first.
        let mut order: Vec<usize> = (0..hand.len()).collect();
        order.sort_by_key(|slot| state.mind.taken_for[at(hand[*slot])].len());
        for slot in order {
            let id = hand[slot];
            let sets = [
                state.mind.taken_for[at(id)],
                state.mind.notes[at(id)].possible,
            ];
            let Some(card) = sets
                .into_iter()
                .skip(usize::from(attempt > 10))
                .find_map(|set| draw(set, &left, random))
            else {
                continue 'again;
            };
            left[card.index()] -= 1;
            dealt[slot] = Some(card);
        }
        let mut deck: Vec<Card> = Vec::with_capacity(view.table().deck_size());
        for card in view.rules().cards().iter() {
            for _ in 0..left[card.index()] {
                deck.push(card);
            }
        }
        for i in (1..deck.len()).rev() {
            deck.swap(i, random.below(i + 1));
        }
        return Some((dealt.into_iter().flatten().collect(), deck));
    }
    None
}

fn draw(set: CardSet, left: &[u8; CARD_INDICES], random: &mut Random) -> Option<Card> {
    let total: usize = set.iter().map(|card| usize::from(left[card.index()])).sum();
    if total == 0 {
        return None;
    }
    let mut pick = random.below(total);
    set.iter().find(|card| {
        let copies = usize::from(left[card.index()]);
        if pick < copies {
            return true;
        }
        pick -= copies;
        false
    })
}

/// Numbers that follow from the view, so that a bot that sees the same does the same.
struct Random(u64);

impl Random {
    fn new(view: &View) -> Self {
        let table = view.table();
        let seat = view.seat().map_or(0, Seat::index) as u64;
        Self(
            (u64::from(table.turn()) << 20 | seat << 8 | u64::from(table.clue_tokens()))
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                | 1,
        )
    }

    /// Marsaglia's xorshift64*.
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        usize::try_from(((self.next() >> 32) * bound) >> 32).unwrap_or(0)
    }
}
