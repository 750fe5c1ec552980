//! A bot that acts at random at times, as people make mistakes.

use kagiya_bot_api::{AgreedConventions, Bot, BotProfile, Decision, Reasons};
use kagiya_rules::{CardId, CardSet, SeenEvent, View};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};

use crate::random::Random;

/// Another bot that acts at random in some turns. The seat and the cards that it sees first decide
/// in which ones, so that a repeated game takes the same course.
pub(crate) struct NoisyBot<B> {
    bot: B,
    random: Random,
    /// The percentage of random turns.
    percent: u8,
    dice: Pcg64Mcg,
}

impl<B: Bot> NoisyBot<B> {
    /// A bot that acts at random in `percent` of its turns.
    pub(crate) fn new(bot: B, percent: u8) -> Self {
        Self {
            bot,
            random: Random::new(0),
            percent,
            dice: Pcg64Mcg::seed_from_u64(0),
        }
    }
}

/// A seed derived from the view of a seat when a game begins.
fn seed(view: &View) -> u64 {
    let hands = view.rules().seats().filter_map(|seat| view.cards(seat));
    let cards = hands.flat_map(|cards| cards.iter().map(|card| card.index() as u64));
    let seat = view.seat().map_or(0, |seat| seat.index() as u64);
    cards.fold(seat, |sum, card| sum.wrapping_mul(61).wrapping_add(card))
}

impl<B: Bot> Bot for NoisyBot<B> {
    fn copy(&self) -> Option<Box<dyn Bot>> {
        Some(Box::new(NoisyBot {
            bot: self.bot.copy()?,
            random: self.random.clone(),
            percent: self.percent,
            dice: self.dice.clone(),
        }))
    }

    fn agree(&mut self, agreed: AgreedConventions) {
        self.bot.agree(agreed);
    }

    fn meet(&mut self, table: &[Option<BotProfile>]) {
        self.bot.meet(table);
    }

    fn play_again(&mut self, same: &[bool]) {
        self.bot.play_again(same);
    }

    fn begin(&mut self, view: &View) {
        let seed = seed(view);
        self.random = Random::new(seed);
        self.random.begin(view);
        self.dice = Pcg64Mcg::seed_from_u64(!seed);
        self.bot.begin(view);
    }

    fn act(&mut self, view: &View) -> Decision {
        // The bot decides in every turn, because that updates its state.
        let meant = self.bot.act(view);
        let roll = (u64::from(self.dice.next_u32()) * 100) >> 32;
        if roll < u64::from(self.percent) {
            self.random.act(view)
        } else {
            meant
        }
    }

    fn observe(&mut self, event: &SeenEvent, view: &View) {
        self.bot.observe(event, view);
    }

    fn understood(&self) -> Option<Reasons> {
        self.bot.understood()
    }

    fn believed_identities(&self, card: CardId) -> Option<CardSet> {
        self.bot.believed_identities(card)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kagiya_rules::{Action, Audience, Deal, Game, Options, Rules, Seed};

    use crate::cautious::Cautious;
    use crate::driver::{Seats, TableDriver};

    use super::*;

    /// The actions of a game, and the number of turns in which the action wasn't the bot's choice.
    fn play(number: u64, percent: u8) -> (Vec<Action>, usize) {
        let options = Options::preset("original", 3).expect("a preset");
        let rules = Arc::new(Rules::new(&options).expect("presets are valid"));
        let deal = Deal::from_seed(Seed::from_number(number));
        let game = Game::deal(&rules, &deal).expect("a deal");
        let seats = |game: &Game| Seats::new(game, |_| Some(NoisyBot::new(Cautious, percent)));
        let mut table = TableDriver::new(game, seats);
        let (mut actions, mut slips) = (Vec::new(), 0);
        while let Some(decision) = table.decide() {
            let game = table.game();
            let view = game.view(Audience::Seat(game.table().to_act()));
            slips += usize::from(Cautious.act(&view).action != decision.action);
            table.apply(decision.action).expect("a legal action");
            actions.push(decision.action);
        }
        (actions, slips)
    }

    #[test]
    fn noise_has_the_given_rate_and_is_deterministic() {
        let (mut turns, mut slips) = (0, 0);
        for number in 0..30 {
            let game = play(number, 30);
            assert_eq!(game, play(number, 30), "deal {number}");
            turns += game.0.len();
            slips += game.1;
        }
        // A random action can be the bot's choice too.
        assert!(
            (22..=31).contains(&(100 * slips / turns)),
            "{slips} of {turns}"
        );
        assert!(play(1, 1).1 < play(1, 100).1);
    }
}
