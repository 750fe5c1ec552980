//! The comparison.

use std::collections::BTreeMap;
use std::sync::Arc;

use kagiya_formats::hanab_live::{SiteSeed, variant_names, variant_options};
use kagiya_rules::{
    Action, Card, Clue, Color, Deal, DealtCards, Event, Game, Offset, Options, Outcome,
    PublicEvent, Rank, Rules, Seat, Seed, Suit, Untold,
};

use super::definition::{Variant, by_name, listed};
use super::game::{Move, SiteGame};

/// A generator of its own: the numbers of Knuth's MMIX.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % end
    }
}

/// All cards of a variant in a random order.
fn shuffled(variant: &Variant, dice: &mut Dice) -> Vec<(usize, u8)> {
    let mut deck = Vec::new();
    for suit in 0..variant.suits.len() {
        for rank in variant.ranks() {
            let copies = usize::from(variant.copies(suit, rank));
            deck.extend(std::iter::repeat_n((suit, rank), copies));
        }
    }
    for place in 1..deck.len() {
        let other = dice.below(place + 1);
        deck.swap(place, other);
    }
    deck
}

fn card((suit, rank): (usize, u8)) -> Card {
    // The site's number of START is 7.
    let rank = match rank {
        7 => Some(Rank::START),
        _ => Rank::new(rank),
    };
    let suit = Suit::new(suit);
    Card::new(suit.expect("a suit"), rank.expect("a rank"))
}

fn seat(index: usize) -> Seat {
    Seat::new(u8::try_from(index).expect("few seats")).expect("a seat")
}

/// The engine's action as a move of the site.
fn move_of(action: Action, player: usize, players: usize) -> Move {
    let at = |to: Offset| (player + to.get()) % players;
    match action {
        Action::Play { card, .. } => Move::Play(usize::from(card.number())),
        Action::Discard(card) => Move::Discard(usize::from(card.number())),
        Action::Clue { to, clue } => match clue {
            Clue::Color(color) => {
                Move::Color(at(to), u8::try_from(color.index()).expect("few colors"))
            }
            Clue::Rank(rank) => Move::Rank(at(to), rank.number()),
            Clue::Untold(_) => panic!("no action gives it"),
        },
        Action::Choose(_) => panic!("the site asks no questions"),
    }
}

fn rules_of(name: &str, players: usize) -> Arc<Rules> {
    let options = Options {
        players: u8::try_from(players).expect("few players"),
        ..variant_options(name).unwrap_or_else(|error| panic!("{error}"))
    };
    Arc::new(Rules::new(&options).unwrap_or_else(|error| panic!("{name}: {error}")))
}

/// Plays a game of random legal moves in both programs, and compares them after each.
fn compare(variant: &Variant, dice: &mut Dice) {
    let name = &variant.name;
    let players = 2 + dice.below(5);
    let rules = rules_of(name, players);
    let deck = shuffled(variant, dice);
    let mut site = SiteGame::new(variant, deck.clone(), players, rules.hand_size());
    let deal = Deal {
        cards: DealtCards::Listed {
            deck: deck.into_iter().map(card).collect(),
            tiles: Vec::new(),
            seed: Seed::from_number(0),
        },
        first: Seat::new(0),
    };
    let mut game = Game::deal(&rules, &deal).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(rules.hides_plays(), variant.is("throwItInAHole"), "{name}");
    let opened = rules.opened().map(|rules| Game::deal(rules, &deal));
    let mut opened = opened.map(|game| game.expect("the same deal"));
    loop {
        let player = site.player();
        let turn = format!("{name}, turn {}", site.turn);
        let mut wanted = site.legal();
        let here: BTreeMap<Move, Action> = game
            .legal_actions()
            .iter()
            .map(|action| (move_of(action, player, players), action))
            .collect();
        wanted.sort();
        assert!(here.keys().eq(&wanted), "{turn}: {here:?} and {wanted:?}");
        if let Some(opened) = &opened {
            same_state(&site, opened, &turn);
            hides_the_fireworks(&site, &game, &turn);
        } else {
            same_state(&site, &game, &turn);
        }
        if site.ended {
            break;
        }
        // Cards that fit are played more often than others, so that games go on.
        let fits = |it: &&Move| match it {
            Move::Play(card) | Move::Discard(card) => site.would_fit(**it, *card),
            Move::Color(..) | Move::Rank(..) => false,
        };
        let good: Vec<Move> = wanted.iter().filter(fits).copied().collect();
        let from = if !good.is_empty() && dice.below(4) > 0 {
            &good
        } else {
            &wanted
        };
        let chosen = from[dice.below(from.len())];
        let expected = match chosen {
            Move::Color(to, value) => Some(site.touched(to, true, value)),
            Move::Rank(to, value) => Some(site.touched(to, false, value)),
            Move::Play(_) | Move::Discard(_) => None,
        };
        let events = game.apply(here[&chosen]).expect("a legal action");
        if let Some(opened) = &mut opened {
            opened.apply(here[&chosen]).expect("the same is legal");
            tells_no_play(&site, &events, chosen, &turn);
        }
        let touched = events.iter().find_map(|event| match event {
            Event::Public(PublicEvent::Clued { touched, .. }) => {
                let numbers = touched.iter().map(|id| usize::from(id.number()));
                Some(numbers.collect::<Vec<usize>>())
            }
            _ => None,
        });
        assert_eq!(touched, expected, "{turn}: {chosen:?}");
        let told = events.iter().find_map(|event| match event {
            Event::Public(PublicEvent::Clued { clue, .. }) => Some(*clue),
            _ => None,
        });
        assert_eq!(
            told,
            told_by_the_site(variant, here[&chosen]),
            "{turn}: {chosen:?}"
        );
        site.apply(chosen);
    }
}

/// What the players hear of a clue.
fn told_by_the_site(variant: &Variant, action: Action) -> Option<Clue> {
    let Action::Clue { clue, .. } = action else {
        return None;
    };
    Some(match clue {
        _ if variant.is("duck") => Clue::Untold(Untold::Kind),
        Clue::Color(_) if variant.is("cowAndPig") => Clue::Untold(Untold::Color),
        Clue::Rank(_) if variant.is("cowAndPig") => Clue::Untold(Untold::Rank),
        _ => clue,
    })
}

/// Where plays are hidden, the table shows what the site shows to its players: tokens, hands and discards.
fn hides_the_fireworks(site: &SiteGame<'_>, game: &Game, turn: &str) {
    if site.ended {
        return same_state(site, game, turn);
    }
    let table = game.table();
    assert_eq!(table.clue_tokens(), site.tokens, "{turn}: tokens");
    assert_eq!((game.board().placed(), table.strikes()), (0, 0), "{turn}");
    assert!(game.outcome().is_none() && game.score().is_none(), "{turn}");
    let pile = table.discard_pile().iter();
    let pile: Vec<usize> = pile.map(|it| usize::from(it.id.number())).collect();
    assert_eq!(pile, site.shown_discards, "{turn}");
    assert_eq!(game.thrown().len(), site.played.len(), "{turn}");
}

/// The events say of a play only who played which card.
fn tells_no_play(site: &SiteGame<'_>, events: &[Event], chosen: Move, turn: &str) {
    let (Move::Play(card) | Move::Discard(card)) = chosen else {
        return;
    };
    let told = match events[0] {
        Event::Public(PublicEvent::Thrown { id, .. }) => (usize::from(id.number()), true),
        Event::Public(PublicEvent::Discarded { id, .. }) => (usize::from(id.number()), false),
        other => panic!("{turn}: {other:?}"),
    };
    assert_eq!(told, (card, site.would_play(chosen, card)), "{turn}");
    let shows_more = events[1..].iter().any(|event| {
        matches!(
            event,
            Event::Public(
                PublicEvent::Played { .. }
                    | PublicEvent::Misplayed { .. }
                    | PublicEvent::Completed(_)
            )
        )
    });
    assert!(!shows_more, "{turn}: {events:?}");
}

fn same_state(site: &SiteGame<'_>, game: &Game, turn: &str) {
    let table = game.table();
    // Once a game has ended, the engine draws no card and brings back no token.
    let hands = site.hands.iter().enumerate().filter(|_| !site.ended);
    for (index, hand) in hands {
        let ids = table.hand(seat(index)).iter();
        assert!(
            ids.map(|id| usize::from(id.number()))
                .eq(hand.iter().copied()),
            "{turn}"
        );
    }
    for (suit, stack) in site.stacks.iter().enumerate() {
        let suit = Suit::new(suit).expect("a suit");
        assert_eq!(table.height(suit), stack.len(), "{turn}: {suit:?}");
    }
    if !site.ended {
        let halves = 2 * table.clue_tokens() + u8::from(table.half_token());
        let tokens = if site.halves() {
            halves
        } else {
            table.clue_tokens()
        };
        assert_eq!(tokens, site.tokens, "{turn}: tokens");
    }
    assert_eq!(table.strikes(), site.strikes, "{turn}: strikes");
    assert_eq!(game.outcome().is_some(), site.ended, "{turn}: the end");
    if let Some(outcome) = game.outcome() {
        let lost = matches!(outcome, Outcome::Lost(_));
        assert_eq!(lost, site.strikes == 3, "{turn}: {outcome:?}");
        let score = if lost { 0 } else { site.score() };
        let points = game.score().map(|it| usize::try_from(it.points));
        assert_eq!(points, Some(Ok(score)), "{turn}: the score");
    }
}

/// The definitions of all variants that the engine plays: the site's own if they are at hand, or else those
/// that follow from a name.
fn definitions() -> Vec<Variant> {
    match listed() {
        Some(all) => {
            let names: Vec<&str> = variant_names().collect();
            let all = all.into_iter().map(|(_, variant)| variant);
            all.filter(|it| names.contains(&it.name.as_str())).collect()
        }
        None => variant_names().filter_map(by_name).collect(),
    }
}

#[test]
fn random_games_of_every_site_variant_go_as_an_oracle_plays_them() {
    let all = definitions();
    assert!(all.len() > 1500, "{} definitions", all.len());
    let mut dice = Dice(36);
    for variant in &all {
        compare(variant, &mut dice);
    }
}

#[test]
fn touches_and_decks_of_every_site_variant_are_those_of_its_definition() {
    for variant in definitions() {
        let name = &variant.name;
        let rules = rules_of(name, 2);
        let cards = variant.suits.len() * variant.ranks().len();
        assert_eq!(rules.cards().len() as usize, cards, "{name}");
        assert_eq!(rules.colors().len(), variant.clue_colors.len(), "{name}");
        let ranks: Vec<Clue> = variant
            .clue_ranks
            .iter()
            .filter_map(|rank| Rank::new(*rank).map(Clue::Rank))
            .collect();
        assert!(
            rules.clues().ranks().iter().eq(ranks.iter().copied()),
            "{name}"
        );
        for suit in 0..variant.suits.len() {
            for rank in variant.ranks() {
                let card = card((suit, rank));
                assert_eq!(
                    rules.copies(card),
                    variant.copies(suit, rank),
                    "{name}: {card:?}"
                );
                for value in 0..variant.clue_colors.len() {
                    let color = Color::new(value).expect("a color");
                    let here = rules.touch(Clue::Color(color)).contains(card);
                    let value = u8::try_from(value).expect("few colors");
                    let there = variant.touches(true, value, suit, rank);
                    assert_eq!(here, there, "{name}: color {value}, {card:?}");
                }
                for clue in &ranks {
                    let Clue::Rank(value) = clue else { continue };
                    let here = rules.touch(*clue).contains(card);
                    let there = variant.touches(false, value.number(), suit, rank);
                    assert_eq!(here, there, "{name}: {value}, {card:?}");
                }
            }
        }
    }
}

/// The number of variants that the engine plays, of the site's 2,426. The documents say it, too.
#[test]
fn the_site_variants_are_counted() {
    assert_eq!(variant_names().count(), 2_426);
    let mut names: Vec<&str> = variant_names().collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 2_426, "a name twice");
}

#[test]
fn every_site_variant_has_its_number() {
    let name_of = |id: u32| SiteSeed::parse(&format!("p4v{id}s1")).and_then(|it| it.variant());
    let by_number = (0..3000).filter_map(name_of).count();
    assert_eq!(by_number, variant_names().count());
    for (id, name) in [
        (0, "No Variant"),
        (33, "Color Blind (5 Suits)"),
        (152, "Totally Blind (5 Suits)"),
        (52, "Clue Starved (5 Suits)"),
        (55, "Duck (5 Suits)"),
        (99, "Cow & Pig (5 Suits)"),
        (280, "Throw It in a Hole (5 Suits)"),
        (284, "Alternating Clues (5 Suits)"),
        (1383, "Synesthesia (5 Suits)"),
        (1808, "Odds and Evens (5 Suits)"),
        (1822, "Critical Fours (5 Suits)"),
        (1897, "Funnels (5 Suits)"),
        (1957, "Chimneys (5 Suits)"),
        (24, "Up or Down (5 Suits)"),
        (2072, "Sudoku (5 Suits)"),
        (2127, "White Reversed & Rainbow (6 Suits)"),
        (2133, "Orange (3 Suits)"),
        (2394, "Scarce Ones (5 Suits)"),
    ] {
        assert_eq!(name_of(id).as_deref(), Some(name));
    }
    for (id, variant) in listed().unwrap_or_default() {
        let known = variant_names().any(|name| name == variant.name);
        let expected = known.then_some(variant.name);
        assert_eq!(name_of(id), expected);
    }
}
