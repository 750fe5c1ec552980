//! Playing does not allocate. An allocator counts while games are dealt, viewed and played.

use std::sync::Arc;

use allocation_counter::measure;
use kagiya_rules::{
    Audience, Deal, Event, Game, Options, PRESETS, Rules, Seed, SeenEvent, View, World,
};

const GAMES: u64 = 60;

/// Rules of several editions, since each has other code that could allocate.
fn rules(preset: &str) -> Arc<Rules> {
    let options = Options::preset(preset, 5).expect("the preset exists");
    Arc::new(Rules::new(&options).expect("a preset makes a game"))
}

/// Plays a game with arithmetic choices. Returns the number of legal actions, so that nothing is optimized
/// away.
fn play(game: &mut Game, copy: &mut Game, views: &mut [View], number: u64) -> usize {
    let mut choice = number;
    let mut seen = 0;
    game.deal_again(&Seed::from_number(number));
    loop {
        let legal = game.legal_actions();
        let Some(action) = (!legal.is_empty())
            .then(|| {
                choice = choice
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                let high = usize::try_from(choice >> 40).expect("24 bits");
                legal.get(high % legal.len())
            })
            .flatten()
        else {
            return seen;
        };
        // A fitting card if there is one, so that fives, tiles and jokers occur.
        let fitting = legal.iter().find(|action| {
            copy.clone_from(game);
            copy.apply(*action).is_ok_and(|_| {
                copy.board().placed() > game.board().placed() && !choice.is_multiple_of(4)
            })
        });
        let events = game.apply(fitting.unwrap_or(action)).expect("it is legal");
        for view in &mut *views {
            view.update(game);
            seen += view.legal_actions().len();
            for event in &events {
                let drawn = matches!(event.project(view.audience()), SeenEvent::DrewHidden { .. });
                seen += usize::from(drawn);
            }
        }
        let drawn = matches!(events.last(), Some(Event::Drew { .. }));
        seen += legal.len() + usize::from(drawn);
        let board = game.board();
        seen += usize::try_from(board.max_points() + 8).expect("small");
        seen += usize::from(board.efficiency().cards) + board.playable().iter().count();
        seen += usize::from(game.score().is_some()) + game.deck().len();
    }
}

#[test]
fn playing_allocates_nothing() {
    for preset in PRESETS {
        let rules = rules(preset.name);
        let first = Deal::from_seed(Seed::from_number(0));
        let mut game = Game::deal(&rules, &first).expect("a seed always deals");
        let mut copy = game.clone();
        let audiences = rules.seats().map(Audience::Seat);
        let mut views: Vec<View> = audiences
            .chain([Audience::Spectator, Audience::Common])
            .map(|audience| game.view(audience))
            .collect();
        let mut seen = 0;
        let counted = measure(|| {
            for number in 0..GAMES {
                seen += play(&mut game, &mut copy, &mut views, number);
            }
        });
        assert!(seen > 0);
        assert_eq!(counted.count_total, 0, "allocations in {}", preset.name);
    }
}

#[test]
fn looking_and_imagining_allocates_nothing() {
    for preset in ["gf-everything", "timed-display", "joker-house"] {
        let rules = rules(preset);
        let deal = Deal::from_seed(Seed::from_number(5));
        let game = Game::deal(&rules, &deal).expect("a seed always deals");
        let mut imagined = game.clone();
        let mut same = 0;
        let counted = measure(|| {
            let view = game.view(Audience::Spectator);
            let world = World {
                hands: &[],
                deck: game.deck(),
                tiles: game.face_down_tiles(),
                seed: Seed::from_number(1),
            };
            view.imagine_into(&world, &mut imagined)
                .expect("it is the true world");
            same += usize::from(imagined.view(Audience::Spectator) == view);
            same += usize::from(imagined.legal_actions() == game.legal_actions());
        });
        assert_eq!(same, 2);
        assert_eq!(counted.count_total, 0, "allocations in {preset}");
    }
}

/// An allocation on the heap is counted.
#[test]
fn an_allocation_would_be_counted() {
    let counted = measure(|| drop(std::hint::black_box(vec![1_u8; 100])));
    assert_eq!(counted.count_total, 1);
}
