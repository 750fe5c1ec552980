//! Every law in the games that some bytes choose: what the fuzz target checks.

use std::sync::Arc;

use kagiya_rules::{Audience, Game, Rules};

use super::dice::Dice;
use super::ledger::{self, Ledger};
use super::play::{Player, deal, to_the_end};
use super::{any_options, brute, course, holes, legality, seeing, starts, writing};

/// A game under every law. The slow ones are asked now and then.
fn check(rules: &Arc<Rules>, dice: &mut Dice<'_>) {
    let game = deal(rules, dice);
    let player = Player::any(dice);
    let mut audiences: Vec<Audience> = rules.seats().map(Audience::Seat).collect();
    audiences.extend([Audience::Spectator, Audience::Common]);
    let mut ledger = Ledger::new(&game);
    let mut followers = seeing::Followers::new(&game);
    let mut other_dice = dice.clone();
    let small = rules.full_height()
        <= match (rules.has_start(), rules.has_orders()) {
            (true, _) => 10,
            (false, true) => 9,
            (false, false) => 12,
        };
    let mut opened = holes::Opened::new(&game, &mut other_dice);
    let mut moves = 0;
    to_the_end(game, player, dice, |step| {
        moves += 1;
        course::goes_forward(step);
        opened.follow(step);
        ledger.note(step.events);
        ledger.compare(step.after);
        followers.follow(step.events, step.after);
        legality::views_list_the_same(step.after);
        if moves % 8 == 1 {
            legality::list_is_predicate(step.after);
            writing::actions_are_read_back(step.after);
            seeing::untold_clues_look_alike(step.after);
            if small && step.after.board().shows_fireworks() {
                assert_eq!(
                    step.after.board().max_placed(),
                    brute::most_placed(step.after)
                );
                if rules.has_orders() {
                    let all = brute::most_placed(step.after) == rules.full_height();
                    assert_eq!(brute::all_can_be_completed(step.after), all);
                }
                if rules.has_start() {
                    ledger::compare_needs(step.after);
                }
            }
        }
        if moves % 16 == 5 && step.after.outcome().is_none() {
            let audience = other_dice.pick(&audiences);
            seeing::stay_alike(step.after, audience, player, &mut other_dice);
            starts::set_up_alike(step.after, player, &mut other_dice);
        }
    });
}

pub(crate) fn hold(bytes: &[u8]) {
    let mut dice = Dice::new(bytes);
    if let Ok(rules) = Rules::new_unchecked_limits(&any_options::wild(&mut dice)) {
        let rules = Arc::new(rules);
        let game: Game = deal(&rules, &mut dice);
        let player = Player::any(&mut dice);
        to_the_end(game, player, &mut dice, |_| {});
    }
    let mut dice = Dice::new(bytes);
    let rules = Arc::new(any_options::sound(&mut dice));
    check(&rules, &mut dice);
    let player = Player::any(&mut dice);
    match bytes.len() % 4 {
        0 => starts::begin_alike(&rules, player, &mut dice),
        1 => writing::a_record_tells_the_game(&rules, player, &mut dice),
        _ => starts::first_player(&rules, &mut dice),
    }
}
