//! Replays games of the Hanabi Learning Environment from their seeds and compares everything that a player or
//! a program receives: observations bit by bit, histories, legal moves, deals and rewards.
//!
//! `KAGIYA_HLE_TRACES` names another `.jsonl` or `.jsonl.gz` file, or a folder of them. The README of the
//! committed files describes the format.

use std::fmt::Write;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use flate2::read::MultiGzDecoder;
use kagiya_env::Sight;
use kagiya_env::hle::{End, HleConfig, HleError, HleGame, HleItem, HleMove, HleState, Mt19937};
use kagiya_rules::Seat;
use serde::Deserialize;

#[derive(Deserialize)]
struct Trace {
    id: String,
    config: Config,
    obs_len: usize,
    max_moves: usize,
    initial_deals: Vec<(usize, usize)>,
    start_player: usize,
    init: Snapshot,
    steps: Vec<Step>,
    discard: Vec<usize>,
}

#[derive(Deserialize)]
struct Config {
    players: u8,
    colors: u8,
    ranks: u8,
    hand_size: u8,
    max_information_tokens: u8,
    max_life_tokens: u8,
    observation_type: u8,
    random_start_player: bool,
    seed: u32,
}

#[derive(Deserialize)]
struct Step {
    player: usize,
    uid: usize,
    scored: bool,
    info_gained: bool,
    card: Option<usize>,
    reveal: u8,
    newly: u8,
    obs_before_deal: Option<Vec<String>>,
    deal: Option<(usize, usize)>,
    reward: i32,
    #[serde(flatten)]
    after: Snapshot,
}

#[derive(Deserialize)]
struct Snapshot {
    #[serde(flatten)]
    table: Open,
    obs: Vec<String>,
}

/// The public state.
#[derive(Deserialize, PartialEq, Eq, Debug)]
struct Open {
    score: i32,
    life: usize,
    info: usize,
    fireworks: Vec<usize>,
    deck: usize,
    cur: usize,
    legal: Vec<usize>,
    end: u8,
}

fn replay(trace: &Trace) {
    let config = &trace.config;
    let sight = match config.observation_type {
        0 => Sight::Minimal,
        1 => Sight::Clues,
        _ => Sight::Seer,
    };
    let mut game = HleGame::new(HleConfig {
        players: config.players,
        colors: config.colors,
        ranks: config.ranks,
        hand_size: config.hand_size,
        max_information_tokens: config.max_information_tokens,
        max_life_tokens: config.max_life_tokens,
        observation_type: sight,
        random_start_player: config.random_start_player,
        seed: config.seed,
    })
    .expect("the configuration is a game");
    assert_eq!(game.observation_size(), trace.obs_len);
    assert_eq!(game.moves().count(), trace.max_moves);
    let mut state = game.new_state();
    for (player, card) in &trace.initial_deals {
        deal(&mut game, &mut state, *player, *card);
    }
    assert_eq!(state.to_act().map(Seat::index), Some(trace.start_player));
    assert_eq!(open(&state, &game), trace.init.table, "after the deal");
    check_observations(&state, &game, &trace.init.obs, "after the deal");
    let mut score = 0;
    for (number, step) in trace.steps.iter().enumerate() {
        let place = format!("move {}", number + 1);
        let expected = HleItem {
            what: HleMove::Player(step.uid),
            player: Some(step.player),
            scored: step.scored,
            information_token: step.info_gained,
            card: step.card,
            revealed: step.reveal,
            newly_revealed: step.newly,
            deal_to: None,
        };
        state.apply(step.uid, &game).expect(&place);
        assert_eq!(state.history().last(), Some(&expected), "{place}");
        if let Some(before) = &step.obs_before_deal {
            check_observations(&state, &game, before, &format!("{place}, before the deal"));
        }
        if let Some((player, card)) = step.deal {
            deal(&mut game, &mut state, player, card);
        }
        assert_eq!(open(&state, &game), step.after.table, "{place}");
        assert_eq!(step.after.table.score - score, step.reward, "{place}");
        score = step.after.table.score;
        check_observations(&state, &game, &step.after.obs, &place);
    }
    assert_eq!(state.discard_pile(game.layout()), trace.discard);
    assert!(state.end().is_some(), "the trace is a whole game");
}

/// Deals the next card, which the random numbers must give.
fn deal(game: &mut HleGame, state: &mut HleState, player: usize, card: usize) {
    assert_eq!(state.to_act(), None, "chance is to act");
    game.deal_random_card(state).expect("a card is missing");
    let item = state.history().last().expect("a deal is in the history");
    assert_eq!(
        (item.what, item.deal_to),
        (HleMove::Deal(card), Some(player))
    );
}

fn open(state: &HleState, game: &HleGame) -> Open {
    let rules = game.rules();
    let next = state.to_act().expect("no card is missing");
    Open {
        score: state.score(),
        life: state.life_tokens(),
        info: state.information_tokens(),
        fireworks: state.fireworks(),
        deck: state.deck_size(),
        cur: rules.seats().position(|seat| seat == next).expect("a seat"),
        legal: state.legal_moves(game),
        end: match state.end() {
            None => 0,
            Some(End::OutOfLives) => 1,
            Some(End::OutOfCards) => 2,
            Some(End::Completed) => 3,
        },
    }
}

fn check_observations(state: &HleState, game: &HleGame, expected: &[String], place: &str) {
    assert_eq!(expected.len(), game.rules().players());
    for (player, expected) in expected.iter().enumerate() {
        let bits = state.encode(player, game).expect("a player");
        let mut packed = vec![0_u8; bits.len().div_ceil(8)];
        for (index, bit) in bits.iter().enumerate() {
            packed[index / 8] |= bit << (7 - index % 8);
        }
        let mut bytes = String::new();
        for byte in packed {
            write!(bytes, "{byte:02x}").expect("a text takes everything");
        }
        if bytes != *expected {
            let wrong: Vec<usize> = (0..bits.len())
                .filter(|i| {
                    let digit = expected.as_bytes()[i / 4] as char;
                    let digit = digit.to_digit(16).expect("a hexadecimal digit");
                    digit >> (3 - i % 4) & 1 != u32::from(bits[*i])
                })
                .collect();
            panic!("{place}, player {player}: other bits at {wrong:?}");
        }
    }
}

/// The trace files at `path`, which is a file or a folder.
fn files(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_owned()];
    }
    let entries = std::fs::read_dir(path).expect("the folder can be read");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|file| {
            let name = file.to_string_lossy();
            name.ends_with(".jsonl") || name.ends_with(".jsonl.gz")
        })
        .collect();
    files.sort();
    files
}

fn replay_file(file: &Path) -> usize {
    let bytes =
        std::fs::File::open(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let plain: Box<dyn Read> = if file.extension().is_some_and(|ending| ending == "gz") {
        Box::new(MultiGzDecoder::new(bytes))
    } else {
        Box::new(bytes)
    };
    let mut games = 0;
    for line in BufReader::new(plain).lines() {
        let line = line.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        if line.trim().is_empty() {
            continue;
        }
        let trace: Trace = serde_json::from_str(&line)
            .unwrap_or_else(|error| panic!("{}, game {games}: {error}", file.display()));
        let result = std::panic::catch_unwind(|| replay(&trace));
        assert!(result.is_ok(), "game {} of {}", trace.id, file.display());
        games += 1;
    }
    games
}

#[test]
fn hle_observations_are_equal_bit_by_bit_from_the_seed() {
    let given = std::env::var_os("KAGIYA_HLE_TRACES").map(PathBuf::from);
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/hle");
    let path = given.as_deref().unwrap_or(&committed);
    let games: usize = files(path).iter().map(|file| replay_file(file)).sum();
    assert!(games > 0, "no game in {}", path.display());
    if given.is_none() {
        assert_eq!(games, 400);
    }
}

/// Every hand that agrees with the counts and the clues can be put in the place of another, and the history
/// then leads to the state that results.
#[test]
fn another_hand_is_put_in_and_the_history_follows() {
    let (mut puts, mut swaps) = (0, 0);
    for seed in 0..20 {
        let players = 2 + (seed % 4) as u8;
        let mut game = HleGame::new(HleConfig {
            players,
            hand_size: HleConfig::default_hand_size(players),
            random_start_player: seed % 2 == 1,
            seed,
            ..HleConfig::default()
        })
        .expect("valid parameters");
        let seats: Vec<_> = game.rules().seats().collect();
        let mut state = game.new_state();
        let mut random = Mt19937::new(seed);
        while state.end().is_none() {
            if state.to_act().is_none() {
                assert_eq!(
                    state.set_hands(&[(seats[0], Vec::new())], game.layout()),
                    Err(HleError::DealFirst)
                );
                game.deal_random_card(&mut state)
                    .expect("a card is missing");
                continue;
            }
            let seat = seats[random.below(players.into()) as usize];
            let before: Vec<usize> = cards(&state, seat, &game);
            let mut wanted = before.clone();
            let slot = random.below(u32::try_from(before.len()).expect("few")) as usize;
            wanted[slot] = random.below(25) as usize;
            let table = (state.deck_size(), state.discard_pile(game.layout()));
            match state.set_hands(&[(seat, wanted.clone())], game.layout()) {
                Ok(()) => {
                    puts += 1;
                    assert_eq!(cards(&state, seat, &game), wanted);
                }
                Err(HleError::NotInDeck | HleError::AgainstAClue(_)) => {
                    assert_eq!(cards(&state, seat, &game), before);
                }
                Err(other) => panic!("{other}"),
            }
            assert_eq!(
                (state.deck_size(), state.discard_pile(game.layout())),
                table
            );
            assert_eq!(
                state.set_hands(&[(seat, vec![0])], game.layout()),
                Err(HleError::HandSize {
                    found: 1,
                    held: before.len()
                }),
            );
            // Two hands that exchange their cards, where no clue objects.
            let other = seats[(seat.index() + 1) % seats.len()];
            let (one, two) = (cards(&state, seat, &game), cards(&state, other, &game));
            if one.len() == two.len() {
                let swap = [(seat, two.clone()), (other, one)];
                if state.set_hands(&swap, game.layout()).is_ok() {
                    swaps += 1;
                    assert_eq!(cards(&state, seat, &game), two);
                }
            }
            let legal = state.legal_moves(&game);
            let pick = random.below(u32::try_from(legal.len()).expect("few")) as usize;
            state.apply(legal[pick], &game).expect("a legal move");
        }
        let mut again = game.new_state_from(state.first().index()).expect("a seat");
        for item in state.history() {
            match item.what {
                HleMove::Player(number) => again.apply(number, &game).expect("it was legal"),
                HleMove::Deal(card) => again
                    .deal_card(card, game.layout())
                    .expect("the card was in the deck"),
            }
        }
        assert_eq!(again.history(), state.history());
        for player in 0..seats.len() {
            assert_eq!(again.encode(player, &game), state.encode(player, &game));
        }
    }
    assert!(puts > 50, "only {puts} hands were put in");
    assert!(swaps > 20, "only {swaps} hands were exchanged");
}

fn cards(state: &HleState, seat: Seat, game: &HleGame) -> Vec<usize> {
    let hand = state.hand(seat, None, game);
    hand.iter()
        .map(|shown| shown.card.expect("all are seen"))
        .collect()
}

/// HLE writes the thermometer of a deck that is not yet dealt out into what follows it.
#[test]
fn the_deck_runs_over_its_bits_during_the_first_deal() {
    let mut game = HleGame::new(HleConfig::default()).expect("valid parameters");
    let mut state = game.new_state();
    let board = 127;
    for dealt in 0..10 {
        let bits = state.encode(0, &game).expect("a player");
        let ones = bits[board..board + 65].iter().take_while(|bit| **bit == 1);
        assert_eq!(ones.count(), 50 - dealt);
        game.deal_random_card(&mut state)
            .expect("a card is missing");
    }
    let bits = state.encode(0, &game).expect("a player");
    assert_eq!(
        bits[board..board + 41]
            .iter()
            .map(|bit| u32::from(*bit))
            .sum::<u32>(),
        40
    );
}
