//! The modifier `up_or_down` of hanab.live: fireworks go upwards or downwards, and can begin with START.

use std::sync::Arc;

use kagiya_rules::{
    Action, Card, Deal, DealtCards, Game, LossReason, Options, Outcome, Rank, Rules, Seat, Seed,
    Suit, notation,
};

const START: u8 = Rank::START.number();

fn options() -> Options {
    let mut options = Options::preset("hanab-live", 2).expect("a preset");
    options.colors = 1;
    options.hand_sizes.insert(2, 2);
    options
        .with("variant_mods", r#"["up_or_down"]"#)
        .expect("a known modifier")
}

/// A game of two players with two cards each and this deck of one suit.
fn game(options: &Options, deck: [u8; 9]) -> Game {
    let rules = Arc::new(Rules::new(options).expect("a game"));
    let card = |rank| {
        let rank = Rank::of_card(rank).expect("a rank");
        Card::new(Suit::new(0).expect("a suit"), rank)
    };
    let deal = Deal {
        cards: DealtCards::Listed {
            deck: deck.map(card).to_vec(),
            tiles: Vec::new(),
            seed: Seed::from_number(0),
        },
        first: Seat::new(0),
    };
    Game::deal(&rules, &deal).expect("the cards of the game")
}

/// The player to act plays or discards the first card with this rank.
fn act(game: &mut Game, play: bool, rank: u8) {
    let held = game
        .hand(game.table().to_act())
        .find(|(_, card)| card.rank().number() == rank);
    let (id, _) = held.expect("a card of this rank");
    let action = if play {
        Action::Play {
            card: id,
            announce: None,
        }
    } else {
        Action::Discard(id)
    };
    game.apply(action).expect("a legal action");
}

fn ranks(cards: impl Iterator<Item = Card>) -> Vec<u8> {
    cards.map(|card| card.rank().number()).collect()
}

#[test]
fn a_firework_from_start_goes_where_the_next_card_leads() {
    let mut game = game(&options(), [START, 3, 4, 2, 1, 2, 5, 3, 4]);
    let suit = Suit::new(0).expect("a suit");
    assert_eq!(ranks(game.board().playable().iter()), [1, 5, START]);
    act(&mut game, true, START);
    assert_eq!(ranks(game.board().playable().iter()), [2, 4]);
    act(&mut game, true, 4);
    assert_eq!(ranks(game.board().playable().iter()), [3]);
    assert_eq!(ranks(game.board().missing(suit)), [3, 2, 1]);
    let board = game.board();
    let five = Card::new(suit, Rank::new(5).expect("a rank"));
    let one = Card::new(suit, Rank::new(1).expect("a rank"));
    assert!(board.is_trash(five) && board.is_critical(one));
    act(&mut game, true, 3);
    act(&mut game, true, 2);
    act(&mut game, true, 1);
    assert_eq!(game.outcome(), Some(Outcome::Perfect));
    assert_eq!(game.score().map(|score| score.points), Some(5));
}

fn all_or_nothing() -> Options {
    options()
        .with("goal", "all_or_nothing")
        .and_then(|it| it.with("critical_discard", "lose"))
        .expect("options")
}

fn give_a_clue(game: &mut Game) {
    let legal = game.legal_actions();
    let clue = legal.iter().find(|it| matches!(it, Action::Clue { .. }));
    game.apply(clue.expect("a clue")).expect("a legal action");
}

/// As at hanab.live, where a play too may lower the best score.
#[test]
fn a_play_in_the_direction_that_is_closed_loses() {
    let mut game = game(&all_or_nothing(), [START, 4, 1, 3, 3, 2, 2, 4, 5]);
    give_a_clue(&mut game);
    act(&mut game, false, 1);
    act(&mut game, true, START);
    give_a_clue(&mut game);
    assert_eq!(game.board().max_placed(), 5);
    let mut upwards = game.clone();
    act(&mut upwards, true, 2);
    assert_eq!(upwards.outcome(), None);
    act(&mut game, true, 4);
    assert_eq!(game.board().max_placed(), 4);
    let lost = Outcome::Lost(LossReason::CriticalDiscard);
    assert_eq!(game.outcome(), Some(lost));
}

#[test]
fn only_what_closes_both_directions_loses() {
    let mut game = game(&all_or_nothing(), [START, 1, 5, 2, 2, 3, 3, 4, 4]);
    for _ in 0..2 {
        give_a_clue(&mut game);
    }
    // It can still begin with 1 or 5.
    act(&mut game, false, START);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.board().max_placed(), 5);
    act(&mut game, false, 5);
    assert_eq!(game.board().max_placed(), 4);
    let lost = Outcome::Lost(LossReason::CriticalDiscard);
    assert_eq!(game.outcome(), Some(lost));
}

#[test]
fn start_is_written_as_rank_six() {
    let rules = Rules::new(&options()).expect("a game");
    let start = Card::new(Suit::new(0).expect("a suit"), Rank::START);
    let text = rules.card_text(start);
    assert!(text.ends_with('6'), "{text}");
    let letter = &text[..1];
    for sign in ["6", "s", "S"] {
        let written = format!("{letter}{sign}");
        assert_eq!(
            notation::parse_card(&written, &rules),
            Ok(start),
            "{written}"
        );
    }
    assert!(notation::parse_clue("6", &rules).is_err());
    assert!(rules.touched_by(start).ranks().is_empty());
    let plain = Rules::new(&Options::preset("hanab-live", 2).expect("a preset")).expect("a game");
    assert!(notation::parse_card(&text, &plain).is_err());
}
