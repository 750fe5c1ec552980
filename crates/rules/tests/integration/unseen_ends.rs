//! Rules without the ends that depend on cards which a player doesn't see.

use std::sync::Arc;

use kagiya_rules::{
    Action, Audience, Deal, Event, Game, Options, Outcome, PublicEvent, Rules, Seed,
};

/// Numbers without an order that a player could follow.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(self.0 >> 40).expect("24 bits") % bound
    }
}

/// Games of hanab.live, with open plays and with hidden ones.
fn rules(mods: &str, goal: &str) -> Arc<Rules> {
    let options = Options::preset("hanab-live", 3).expect("a preset");
    let options = options.with("variant_mods", mods).expect("known");
    let options = options.with("critical_discard", goal).expect("known");
    Arc::new(Rules::new(&options).expect("a game"))
}

fn deal(rules: &Arc<Rules>, seed: u64) -> Game {
    let deal = Deal::from_seed(Seed::from_number(seed));
    Game::deal(rules, &deal).expect("a deal")
}

/// Plays what fits as long as it can, or anything.
fn next(game: &Game, dice: &mut Dice) -> Action {
    let fits = game.opened().board().playable();
    let mut hand = game.hand(game.table().to_act());
    if dice.below(4) > 0
        && let Some((card, _)) = hand.find(|(_, card)| fits.contains(*card))
    {
        let announce = None;
        return Action::Play { card, announce };
    }
    let legal = game.legal_actions();
    legal.get(dice.below(legal.len())).expect("in range")
}

/// Up to the end of the real game both are the same, and the views can't be told apart.
#[test]
fn games_are_alike_up_to_the_end() {
    let mut dice = Dice(5);
    let (mut ends, mut outlived) = (Vec::new(), 0);
    for (mods, goal) in [
        ("[]", "ignore"),
        ("[\"hidden_plays\"]", "ignore"),
        ("[\"hidden_plays\"]", "lose"),
    ] {
        let rules = rules(mods, goal);
        let lasting = Arc::new(rules.without_unseen_ends());
        assert_eq!(lasting.options(), rules.options());
        for seed in 0..40 {
            let (mut real, mut other) = (deal(&rules, seed), deal(&lasting, seed));
            while real.outcome().is_none() {
                let action = next(&real, &mut dice);
                let events = real.apply(action).expect("legal");
                let of_other = other.apply(action).expect("as legal");
                if let Some(outcome) = real.outcome() {
                    ends.push(outcome);
                    outlived += usize::from(other.outcome().is_none());
                    break;
                }
                assert_eq!(events, of_other);
                for audience in real.rules().seats().map(Audience::Seat) {
                    let view = real.view(audience);
                    let retold = other.view(audience).retold(&rules, |thrown| {
                        let known = view.thrown().iter().find(|(it, _)| it.id == thrown.id);
                        known
                            .map(|(it, card)| (it.possible, *card))
                            .expect("the same")
                    });
                    assert_eq!(view, retold);
                    assert!(Arc::ptr_eq(retold.rules(), &rules));
                }
            }
        }
    }
    assert!(
        ends.contains(&Outcome::Finished) && outlived > 40,
        "{outlived}"
    );
    let lost = ends.iter().filter(|it| matches!(it, Outcome::Lost(_)));
    assert!(lost.count() > 20);
}

/// Only the final round ends a game in which every card is thrown.
#[test]
fn thrown_cards_end_no_game() {
    let rules = Arc::new(rules("[\"hidden_plays\"]", "lose").without_unseen_ends());
    for seed in 0..20 {
        let mut game = deal(&rules, seed);
        let mut last = None;
        while game.outcome().is_none() {
            let card = game.table().hand(game.table().to_act())[0];
            let action = Action::Play {
                card,
                announce: None,
            };
            let events = game.apply(action).expect("legal");
            last = Some((events, game.table().turns_left()));
        }
        let (events, turns_left) = last.expect("a turn");
        assert_eq!(turns_left, Some(0));
        assert!(events.contains(&Event::Public(PublicEvent::Over(Outcome::Finished))));
        assert!(game.table().strikes() > 3);
    }
}
