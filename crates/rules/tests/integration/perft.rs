//! Compares numbers of possible courses of games with a file, so an accidental change of the rules changes a
//! number. A slow count without the list of legal actions checks the numbers.

use std::collections::HashSet;
use std::sync::Arc;

use kagiya_rules::{
    Action, Card, Choice, Clue, Deal, Game, Offset, Options, Phase, Rules, Seed, Suit, Tile, perft,
};
use serde::Deserialize;

/// A position with its number of continuations.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Row {
    preset: String,
    players: u8,
    /// The phrase of the seed.
    seed: String,
    /// The number of moves by [`open_handed`] before the count.
    after: usize,
    depth: u32,
    count: u64,
}

fn rows() -> Vec<Row> {
    let text = include_str!("../../../../tests/fixtures/perft/counts.json");
    serde_json::from_str(text).expect("the counts are a list of rows")
}

/// The move of a player who sees all cards: a play that fits, else a discard of trash, else a clue, else the
/// first legal action.
fn open_handed(game: &Game) -> Option<Action> {
    let legal = game.legal_actions();
    let placed = game.board().placed();
    let places = legal.iter().find(|action| {
        let mut next = game.clone();
        next.apply(*action).expect("it is legal");
        next.board().placed() > placed
    });
    let trash = || {
        let hand: Vec<_> = game.hand(game.table().to_act()).collect();
        legal.iter().find(|action| {
            let Action::Discard(id) = action else {
                return false;
            };
            hand.iter()
                .any(|(held, card)| held == id && game.board().is_trash(*card))
        })
    };
    let clue = || {
        legal
            .iter()
            .find(|action| matches!(action, Action::Clue { .. }))
    };
    places.or_else(trash).or_else(clue).or_else(|| legal.get(0))
}

fn position(row: &Row) -> Game {
    let options = Options::preset(&row.preset, row.players).expect("the preset exists");
    let rules = Arc::new(Rules::new(&options).expect("a preset makes a game"));
    let deal = Deal::from_seed(Seed::from_phrase(&row.seed));
    let mut game = Game::deal(&rules, &deal).expect("a seed always deals");
    for _ in 0..row.after {
        let action = open_handed(&game).expect("the game goes on");
        game.apply(action).expect("it is legal");
    }
    game
}

#[test]
fn perft_counts_have_not_changed() {
    let rows = rows();
    let presets: HashSet<&str> = rows.iter().map(|row| row.preset.as_str()).collect();
    assert!(presets.len() >= 6);
    let mut wrong = Vec::new();
    for row in &rows {
        let count = perft(&position(row), row.depth);
        if count != row.count {
            wrong.push(format!("{count} instead of {row:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The legal actions by the text of the rules.
fn by_the_book(game: &Game) -> Vec<Action> {
    let (rules, table, board) = (game.rules(), game.table(), game.board());
    let options = rules.options();
    let me = table.to_act();
    let touches = |to: Offset, clue: Clue| {
        let mut hand = game.hand(me.after(to, rules.players()));
        hand.any(|(_, card)| rules.touched_by(card).contains(clue))
    };
    let clues = |color: bool, rank: bool| -> Vec<(Offset, Clue)> {
        let mut found = Vec::new();
        for to in rules.offsets() {
            if table.hand(me.after(to, rules.players())).is_empty() {
                continue;
            }
            for clue in rules.clues().iter() {
                let kind = match clue {
                    Clue::Color(_) => color,
                    Clue::Rank(_) => rank,
                    Clue::Untold(_) => false,
                };
                if kind && (options.empty_clues || touches(to, clue)) {
                    found.push((to, clue));
                }
            }
        }
        found
    };
    let pile = || -> Vec<Card> {
        let lies = |card: &Card| table.discarded(*card) > 0;
        rules.cards().iter().filter(lies).collect()
    };
    let fitting = || pile().into_iter().filter(|card| board.is_playable(*card));
    let choose = |choice| Action::Choose(choice);
    let mut actions = Vec::new();
    match table.phase() {
        Phase::Over(_) => {}
        Phase::Turn => {
            for id in table.hand(me) {
                actions.push(Action::Play {
                    card: *id,
                    announce: None,
                });
                if options.timed_display {
                    let announced = rules.fireworks().map(Some);
                    actions.extend(announced.map(|announce| Action::Play {
                        card: *id,
                        announce,
                    }));
                }
                if table.clue_tokens() < options.clue_tokens {
                    actions.push(Action::Discard(*id));
                }
            }
            if table.clue_tokens() > 0 {
                let clues = clues(true, true).into_iter();
                actions.extend(clues.map(|(to, clue)| Action::Clue { to, clue }));
            }
        }
        Phase::Tile(Tile::Token | Tile::StrikeBack) => panic!("nothing is asked"),
        Phase::Tile(tile @ (Tile::ColorClue | Tile::RankClue)) => {
            let color = tile == Tile::ColorClue;
            let clues = clues(color, !color).into_iter();
            actions.extend(clues.map(|(to, clue)| choose(Choice::Clue { to, clue })));
        }
        Phase::Tile(Tile::ShuffleBack) if table.deck_size() > 0 => {
            actions.extend(
                pile()
                    .into_iter()
                    .map(|card| choose(Choice::ShuffleBack(card))),
            );
        }
        Phase::Tile(Tile::ShuffleBack) => {
            actions.extend(fitting().map(|card| choose(Choice::PutIntoPlay(card))));
            actions.push(choose(Choice::Decline));
        }
        Phase::Tile(Tile::PutIntoPlay) => {
            actions.extend(fitting().map(|card| choose(Choice::PutIntoPlay(card))));
        }
        Phase::Joker { card, .. } => {
            let needs = |suit: &Suit| {
                let next = rules.next_card(*suit, table.height(*suit));
                next.is_some_and(|next| next.rank() == card.rank())
            };
            actions.extend(
                rules
                    .fireworks()
                    .filter(needs)
                    .map(|suit| choose(Choice::Firework(suit))),
            );
        }
    }
    actions
}

#[test]
fn perft_of_depth_two_is_right_by_the_book() {
    let mut phases = HashSet::new();
    for row in &rows() {
        let game = position(row);
        let first = by_the_book(&game);
        assert_eq!(perft(&game, 1), first.len() as u64, "{row:?}");
        let mut second = 0;
        for action in first {
            let mut next = game.clone();
            next.apply(action).expect("it is legal by the book");
            phases.insert(match next.table().phase() {
                Phase::Turn => 0,
                Phase::Tile(tile) => tile.number(),
                Phase::Joker { .. } => 7,
                Phase::Over(_) => 8,
            });
            second += by_the_book(&next).len() as u64;
        }
        assert_eq!(perft(&game, 2), second, "{row:?}");
    }
    // The count covers turns, questions of tiles, jokers and ends.
    for phase in [0, 3, 4, 5, 6, 7, 8] {
        assert!(
            phases.contains(&phase),
            "no position leads to phase {phase}: {phases:?}"
        );
    }
}
