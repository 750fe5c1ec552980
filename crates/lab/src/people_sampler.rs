//! A player who acts as people do, to evaluate a bot with partners who are no copies of it.

use std::sync::Arc;

use kagiya_bots::{Bot, Candidate, Companion, Decision, HumanModel, Level};
use kagiya_rules::{CardId, CardSet, SeenEvent, View};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};

/// Actions that people take less often are left out: they are slips, or the model knows no better.
const RARE: f64 = 0.02;

/// Draws each action from a model of people's choices. It reads clues as a companion of the highest level does at
/// a table of people. What it sees first decides its draws, so that a repeated game takes the same course.
#[derive(Clone, Debug)]
pub struct PeopleSampler {
    reader: Companion,
    model: Arc<HumanModel>,
    sharpness: f64,
    generator: Pcg64Mcg,
}

impl PeopleSampler {
    /// A player with these habits. With a `sharpness` of 1, actions are as likely as among people; with a higher
    /// one, likely actions are more likely than that.
    pub fn new(model: Arc<HumanModel>, sharpness: f64) -> Self {
        Self {
            reader: Companion::new(Level::Group),
            model,
            sharpness,
            generator: Pcg64Mcg::seed_from_u64(0),
        }
    }

    /// The index of one of these candidates, drawn by how likely people take it.
    fn draw(&mut self, candidates: &[Candidate]) -> usize {
        let scores = candidates.iter().map(Candidate::all_features);
        let scores: Vec<f64> = scores
            .map(|features| self.sharpness * f64::from(self.model.score(&features)))
            .collect();
        let shares = shares(&scores);
        let mut left = f64::from(self.generator.next_u32()) / 2_f64.powi(32);
        for (place, share) in shares.iter().enumerate() {
            left -= share;
            if left < 0.0 {
                return place;
            }
        }
        // What rounding leaves over goes to the likeliest one.
        let likeliest = shares.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1));
        likeliest.map_or(0, |(place, _)| place)
    }
}

/// How likely people take each action with these scores, without rare ones.
fn shares(scores: &[f64]) -> Vec<f64> {
    let highest = scores.iter().copied().fold(f64::MIN, f64::max);
    let mut shares: Vec<f64> = scores.iter().map(|score| (score - highest).exp()).collect();
    for least in [0.0, RARE] {
        let all: f64 = shares.iter().sum();
        for share in &mut shares {
            *share = if *share < least * all {
                0.0
            } else {
                *share / all
            };
        }
    }
    let all: f64 = shares.iter().sum();
    shares.iter().map(|share| share / all).collect()
}

/// A seed from what a seat sees when a game begins.
fn seed(view: &View) -> u64 {
    let hands = view.rules().seats().filter_map(|seat| view.cards(seat));
    let cards = hands.flat_map(|cards| cards.iter().map(|card| card.index() as u64));
    let seat = view.seat().map_or(0, |seat| seat.index() as u64);
    cards.fold(seat, |sum, card| sum.wrapping_mul(67).wrapping_add(card))
}

impl Bot for PeopleSampler {
    fn begin(&mut self, view: &View) {
        self.generator = Pcg64Mcg::seed_from_u64(seed(view));
        self.reader.begin(view);
    }

    fn act(&mut self, view: &View) -> Decision {
        let candidates = self.reader.candidates(view);
        if candidates.is_empty() {
            return self.reader.act(view);
        }
        candidates[self.draw(&candidates)].action.into()
    }

    fn observe(&mut self, event: &SeenEvent, view: &View) {
        self.reader.observe(event, view);
    }

    fn believed_identities(&self, card: CardId) -> Option<CardSet> {
        self.reader.believed_identities(card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_as_likely_as_among_people_without_rare_ones() {
        // Odds of 3 to 1 to 1 in 500.
        let scores = [3.0_f64.ln(), 0.0, 0.002_f64.ln()];
        let shares = shares(&scores);
        for (share, expected) in shares.iter().zip([0.75, 0.25, 0.0]) {
            assert!((share - expected).abs() < 1e-12, "{shares:?}");
        }
    }

    #[test]
    fn draws_follow_the_model() {
        let model = HumanModel::parse("choice\ntree\nany first < 0.5\n0\n1\n").expect("a tree");
        let first = HumanModel::names().iter().position(|it| it == "any first");
        let first = first.expect("it is a feature");
        let candidate = |is_first: f32| Candidate {
            action: kagiya_rules::Action::Discard(CardId::new(0).expect("a card")),
            features: vec![(first, is_first)],
        };
        let candidates = [candidate(0.0), candidate(1.0)];
        let mut sampler = PeopleSampler::new(Arc::new(model), 1.0);
        let drawn = (0..1000).filter(|_| sampler.draw(&candidates) == 1).count();
        // e / (1 + e) is 73.1 %; four standard errors are 5.6 %.
        assert!((675..=787).contains(&drawn), "{drawn}");
        sampler.sharpness = 3.0;
        let drawn = (0..1000).filter(|_| sampler.draw(&candidates) == 1).count();
        // With the third power of the odds it is 95.3 %; four standard errors are 2.7 %.
        assert!((926..=980).contains(&drawn), "{drawn}");
    }
}
