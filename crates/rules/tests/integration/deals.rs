//! Deals match test vectors of another implementation of the algorithm (`tests/fixtures/deals/deals.py`).

use std::path::Path;
use std::sync::Arc;

use kagiya_rules::{Deal, DealtCards, Game, InvalidDeal, Options, Rules, Seat, Seed, Tile};

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Vector {
    preset: String,
    players: u8,
    seed: String,
    commitment: String,
    deck: String,
    tiles: Vec<u8>,
    first: String,
}

fn vectors() -> Vec<Vector> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/deals/deals.json");
    let text = std::fs::read_to_string(path).expect("the committed vectors");
    serde_json::from_str(&text).expect("vectors")
}

#[test]
fn a_sixth_player_plays_where_the_hand_table_has_six() {
    let error = Rules::new(&Options::preset("original", 6).expect("a preset"));
    let error = error.expect_err("five at most").to_string();
    assert!(error.contains("6 players"), "{error}");
    for (edition, base) in [("original-6-players", "original"), ("hanab-live", "abacus")] {
        for players in 2..=6 {
            let options = Options::preset(edition, players).expect("a preset");
            let rules = Arc::new(Rules::new(&options).expect("a game"));
            let deal = Deal::from_seed(Seed::from_number(u64::from(players)));
            let game = Game::deal(&rules, &deal).expect("a deal");
            let expected = match players {
                6 => 3,
                _ => Rules::new(&Options::preset(base, players).expect("a preset"))
                    .expect("a game")
                    .hand_size(),
            };
            let mut hands = rules.seats().map(|seat| game.hand(seat).count());
            assert!(hands.all(|cards| cards == expected), "{edition} {players}");
        }
    }
}

/// The whole deck in the order of the deal: the hands by seat, then the rest.
fn dealt_cards(game: &Game) -> String {
    let rules = game.rules();
    let hands = rules.seats().flat_map(|seat| game.hand(seat));
    let cards = hands
        .map(|(_, card)| card)
        .chain(game.deck().iter().copied());
    let texts: Vec<String> = cards.map(|card| rules.card_text(card)).collect();
    texts.join(" ")
}

#[test]
fn deals_match_an_independent_implementation() {
    let vectors = vectors();
    assert!(vectors.len() >= 30);
    assert!(vectors.iter().any(|v| v.preset == "gf-everything"));
    for vector in vectors {
        let name = format!("{} {} {}", vector.preset, vector.players, vector.seed);
        let options = Options::preset(&vector.preset, vector.players).expect("a preset");
        let rules = Arc::new(Rules::new(&options).expect("a game"));
        let seed: Seed = vector.seed.parse().expect("a seed");
        assert_eq!(seed.commitment().to_string(), vector.commitment, "{name}");
        let game = Game::deal(&rules, &Deal::from_seed(seed)).expect("a deal");
        assert_eq!(dealt_cards(&game), vector.deck, "{name}");
        let tiles: Vec<u8> = game
            .face_down_tiles()
            .iter()
            .map(|tile| tile.number())
            .collect();
        assert_eq!(tiles, vector.tiles, "{name}");
        assert_eq!(game.table().to_act().to_string(), vector.first, "{name}");

        // Dealing in place gives the same.
        let mut again =
            Game::deal(&rules, &Deal::from_seed(Seed::from_number(99))).expect("a deal");
        again.deal_again(&seed);
        assert_eq!(dealt_cards(&again), vector.deck, "{name}");
    }
}

#[test]
fn seeds_are_written_and_read() {
    let seed = Seed::from_phrase("summer night");
    let text = seed.to_string();
    assert_eq!(text.len(), 64);
    assert_eq!(text.parse(), Ok(seed));
    assert_eq!(text.to_uppercase().parse(), Ok(seed));
    assert_eq!(Seed::from_number(258).to_string()[..4], *"0201");
    assert_eq!(Seed::from_bytes([7; 32]).bytes(), &[7; 32]);
    // A log must not reveal the deal.
    assert_eq!(format!("{seed:?}"), "Seed(hidden)");
    for wrong in [
        "",
        "12",
        &text[1..],
        &format!("{text}0"),
        &format!("{}g", &text[1..]),
        &"é".repeat(32),
    ] {
        let error = wrong.parse::<Seed>().expect_err(wrong);
        assert_eq!(error.to_string(), "a seed is 64 hexadecimal digits");
    }
}

#[test]
fn a_commitment_binds() {
    let seed = Seed::from_number(1);
    assert_eq!(seed.commitment(), Seed::from_number(1).commitment());
    assert_ne!(seed.commitment(), Seed::from_number(2).commitment());
    assert_ne!(seed.commitment().to_string(), seed.to_string());
}

fn listed(rules: &Rules, change: impl FnOnce(&mut Vec<kagiya_rules::Card>)) -> Deal {
    let mut deck = Vec::new();
    for card in rules.cards().iter() {
        for _ in 0..rules.copies(card) {
            deck.push(card);
        }
    }
    change(&mut deck);
    Deal {
        cards: DealtCards::Listed {
            deck,
            tiles: vec![],
            seed: Seed::from_number(0),
        },
        first: None,
    }
}

#[test]
fn a_wrong_deal_is_refused_with_an_explanation() {
    let rules =
        Arc::new(Rules::new(&Options::preset("hle", 2).expect("a preset")).expect("a game"));
    let check = |deal: Deal, words: &str| {
        let error = Game::deal(&rules, &deal).expect_err("a wrong deal");
        assert_eq!(error.to_string(), words);
    };
    assert!(Game::deal(&rules, &listed(&rules, |_| {})).is_ok());
    check(
        listed(&rules, |deck| deck.truncate(49)),
        "the deck has 0 of the card g5; this game has 1",
    );
    check(
        listed(&rules, |deck| deck[3] = deck[0]),
        "the deck has 4 of the card w1; this game has 3",
    );
    // The error counts a deck that no game could have.
    check(
        listed(&rules, |deck| *deck = deck.repeat(20_000)),
        "the deck has 60000 of the card w1; this game has 3",
    );
    let with_tiles = Deal {
        cards: match listed(&rules, |_| {}).cards {
            DealtCards::Listed { deck, seed, .. } => DealtCards::Listed {
                deck,
                seed,
                tiles: vec![Tile::Token],
            },
            seed @ DealtCards::Seed(_) => seed,
        },
        first: None,
    };
    check(
        with_tiles,
        "the bonus tiles must be different, and are only for a game with flamboyants",
    );
    let seat = Seat::new(1).expect("a seat");
    let other = Deal {
        first: Some(seat),
        ..Deal::from_seed(Seed::from_number(0))
    };
    assert_eq!(
        Game::deal(&rules, &other).expect_err("hle begins with seat 0"),
        InvalidDeal::WrongFirstPlayer(seat)
    );
}
