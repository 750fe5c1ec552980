//! Whole games of every preset: legal to the end, stronger than chance, and independent of hidden
//! cards.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::sync::Arc;

use kagiya_bots::{Bot, Cautious, Random, Seats, TableDriver};
use kagiya_rules::{
    Audience, Card, Deal, Game, Options, PRESETS, Rules, Seat, Seed, Tile, TileSet, View, World,
};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};

use crate::companion::deals;

fn game_of(options: &Options, seed: u64) -> Game {
    let rules = Arc::new(Rules::new(options).unwrap());
    Game::deal(&rules, &Deal::from_seed(Seed::from_number(seed))).unwrap()
}

fn games_of_all_presets() -> impl Iterator<Item = (String, Options)> {
    PRESETS.iter().flat_map(|preset| {
        let most = if preset.options().hand_sizes.contains_key(&6) {
            6
        } else {
            5
        };
        (2..=most).map(move |players| {
            let options = Options {
                players,
                ..preset.options()
            };
            (format!("{} for {players}", preset.name), options)
        })
    })
}

/// Creates the bot for a seat.
type Maker = dyn Fn(Seat) -> Box<dyn Bot>;

/// Plays the game to its end; every action must be legal.
fn play_out(game: Game, bot: &Maker, name: &str) -> Game {
    let mut table = TableDriver::new(game, |game| Seats::new(game, |seat| Some(bot(seat))));
    let outcome = table.play();
    assert!(matches!(outcome, Ok(Some(_))), "{name}: {outcome:?}");
    table.game().clone()
}

fn cautious() -> Box<Maker> {
    Box::new(|_| Box::new(Cautious))
}

fn random(seed: u64) -> Box<Maker> {
    Box::new(move |seat| Box::new(Random::new(seed * 8 + seat.index() as u64)))
}

#[test]
fn whole_games_of_every_preset_are_legal() {
    for (name, options) in games_of_all_presets() {
        for seed in 0..deals(4) {
            play_out(game_of(&options, seed), &cautious(), &name);
            play_out(game_of(&options, seed), &random(seed), &name);
        }
    }
}

#[test]
fn games_without_a_preset_are_legal() {
    let cases: [&[(&str, &str)]; 8] = [
        &[("clue_tokens", "0")],
        &[
            ("clue_tokens", "1"),
            ("strikes", "1"),
            ("empty_clues", "true"),
        ],
        &[("colors", "1"), ("ranks", "2"), ("hand_sizes", "{\"2\":1}")],
        &[("multicolour", "joker_5"), ("flamboyants", "true")],
        &[
            ("timed_display", "true"),
            ("flamboyants", "true"),
            ("tile5_empty_deck", "either"),
            ("empty_clues", "true"),
        ],
        &[
            ("end_mode", "endless"),
            ("goal", "all_or_nothing"),
            ("empty_hand", "clue_only"),
            ("multicolour", "joker_10"),
        ],
        // For points: players without a card and a token are passed over.
        &[
            ("end_mode", "endless"),
            ("colors", "2"),
            ("clue_tokens", "2"),
        ],
        &[
            ("flamboyants", "true"),
            ("black_powder", "true"),
            ("black_completion", "tile"),
            ("multicolour", "all_5"),
        ],
    ];
    for changes in cases {
        let options = changes
            .iter()
            .try_fold(Options::default(), |options, (name, value)| {
                options.with(name, value)
            })
            .unwrap();
        for seed in 0..40 {
            play_out(
                game_of(&options, seed),
                &cautious(),
                &format!("{changes:?}"),
            );
        }
    }
}

fn mean(options: &Options, games: u64, bots: impl Fn(u64) -> Box<Maker>) -> f64 {
    let total: f64 = (0..games)
        .map(|seed| {
            let game = play_out(game_of(options, seed), &bots(seed), "original");
            f64::from(game.board().points())
        })
        .sum();
    #[expect(clippy::cast_precision_loss, reason = "a few hundred games")]
    let games = games as f64;
    total / games
}

#[test]
fn cautious_scores_clearly_more_than_random() {
    for players in 2..=5 {
        let options = Options::preset("original", players).unwrap();
        let cautious = mean(&options, 200, |_| cautious());
        let random = mean(&options, 200, random);
        println!("{players} players: cautious {cautious:.2}, random {random:.2}");
        assert!(
            cautious > random + 8.0,
            "{players} players: {cautious} against {random}"
        );
    }
}

#[test]
fn random_is_deterministic_for_a_seed() {
    let options = Options::preset("gf-everything", 4).unwrap();
    let run = |seed| {
        let game = play_out(game_of(&options, 7), &random(seed), "gf-everything");
        format!("{:?}", game.table())
    };
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2));
}

/// Another deal of everything hidden from `view` that agrees with all clues.
fn dealt_otherwise(view: &View, generator: &mut Pcg64Mcg) -> Option<Game> {
    let rules = view.rules();
    let me = view.seat()?;
    let mut pool: Vec<Card> = rules
        .cards()
        .iter()
        .flat_map(|card| std::iter::repeat_n(card, view.unseen(card).into()))
        .collect();
    let marks = view.table().marks(me);
    for _ in 0..200 {
        shuffle(&mut pool, generator);
        let fits = pool
            .iter()
            .zip(marks)
            .all(|(card, marks)| rules.possible(*marks).contains(*card));
        if fits {
            let mut tiles: Vec<Tile> = TileSet::iter(view.table().tiles()).collect();
            shuffle(&mut tiles, generator);
            let (hands, deck) = pool.split_at(marks.len());
            let world = World {
                hands,
                deck,
                tiles: &tiles,
                seed: Seed::from_number(generator.next_u64()),
            };
            return Some(view.imagine(&world).expect("built from the view"));
        }
    }
    None
}

fn shuffle<T>(items: &mut [T], generator: &mut Pcg64Mcg) {
    for i in (1..items.len()).rev() {
        let bound = u32::try_from(i + 1).unwrap();
        items.swap(i, (generator.next_u32() % bound) as usize);
    }
}

#[test]
fn moves_do_not_depend_on_hidden_cards() {
    let mut generator = Pcg64Mcg::seed_from_u64(1);
    let mut compared = 0;
    for (name, options) in games_of_all_presets() {
        let mut game = game_of(&options, 99);
        while game.outcome().is_none() {
            let seat = game.table().to_act();
            let view = game.view(Audience::Seat(seat));
            let action = Cautious.act(&view).action;
            if let Some(other) = dealt_otherwise(&view, &mut generator) {
                let seen = other.view(Audience::Seat(seat));
                assert_eq!(view, seen, "{name}");
                assert_eq!(action, Cautious.act(&seen).action, "{name}");
                let mut one = Random::new(compared);
                let mut two = one.clone();
                assert_eq!(one.act(&view), two.act(&seen), "{name}");
                compared += 1;
            }
            game.apply(action).unwrap();
        }
    }
    assert!(compared > 5_000, "only {compared} positions were compared");
}
