use std::sync::Arc;

use kagiya_i18n::{Language, Words};
use kagiya_rules::{
    Action, Audience, Card, CardId, Choice, Clue, Color, Deal, Game, IllegalAction, Offset,
    Options, Rank, Rules, Seed, Suit, Tile,
};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};

use crate::telling::Teller;

/// A text that was not found is its id.
fn assert_said(text: &str) {
    let is_id = !text.contains(' ') && text.contains('-');
    assert!(
        !text.is_empty() && !is_id && !text.contains('{'),
        "`{text}`"
    );
}

#[test]
fn whole_games_are_told_in_every_language() {
    let editions = [
        "original",
        "gf-everything",
        "joker-house",
        "timed-display",
        "royal-favor",
        "grand-finale",
        "hanab-live",
        "abacus-1-storm",
    ];
    let all: Vec<Words> = Language::all().map(Words::new).collect();
    let mut generator = Pcg64Mcg::seed_from_u64(5);
    for name in editions {
        let options = Options::preset(name, 3).unwrap();
        let rules = Arc::new(Rules::new(&options).unwrap());
        let names = crate::session::names(3);
        for seed in 0..20 {
            let deal = Deal::from_seed(Seed::from_number(seed));
            let mut game = Game::deal(&rules, &deal).unwrap();
            while game.outcome().is_none() {
                let legal = game.legal_actions();
                // Plays of cards that fit, so that fireworks grow and tiles are turned up.
                let good = legal.iter().find(|action| match action {
                    Action::Play {
                        card,
                        announce: None,
                    } => game
                        .hand(game.table().to_act())
                        .any(|(id, print)| id == *card && game.board().is_playable(print)),
                    _ => false,
                });
                let any = legal.get(generator.next_u32() as usize % legal.len());
                let before = *game.table();
                let events = game.apply(good.or(any).unwrap()).unwrap();
                for words in &all {
                    for me in [None, rules.seats().next()] {
                        let (rules, names) = (&*rules, names.as_slice());
                        let teller = Teller {
                            words,
                            rules,
                            names,
                            me,
                        };
                        for event in &events {
                            let audience = me.map_or(Audience::Spectator, Audience::Seat);
                            assert_said(&teller.event(&event.project(audience), &before));
                        }
                    }
                }
            }
            for words in &all {
                let (rules, names) = (&*rules, names.as_slice());
                let teller = Teller {
                    words,
                    rules,
                    names,
                    me: None,
                };
                for line in teller.result(game.board(), game.outcome().unwrap()) {
                    assert_said(&line);
                }
            }
        }
    }
}

#[test]
fn points_below_zero_say_where_they_come_from() {
    let options = Options::preset("rr-black-powder", 3).unwrap();
    let rules = Arc::new(Rules::new(&options).unwrap());
    let mut below = 0;
    for seed in 0..10 {
        let deal = Deal::from_seed(Seed::from_number(seed));
        let mut game = Game::deal(&rules, &deal).unwrap();
        while game.outcome().is_none() {
            // Where nothing is played, every black card is missing.
            let legal = game.legal_actions();
            let no_play = |action: &Action| !matches!(action, Action::Play { .. });
            let action = legal.iter().find(no_play).or(legal.get(0)).unwrap();
            game.apply(action).unwrap();
        }
        let words = Words::new(Language::find("en").unwrap());
        let teller = Teller {
            words: &words,
            rules: &rules,
            names: &[],
            me: None,
        };
        let said = teller
            .result(game.board(), game.outcome().unwrap())
            .join(" ");
        let points = game.board().score().filter(|score| score.shown);
        let negative = points.is_some_and(|score| score.points < 0);
        below += usize::from(negative);
        assert_eq!(said.contains("costs a point"), negative, "{said}");
    }
    assert!(below > 0, "no game ended below zero");
}

#[test]
fn every_refusal_is_explained_in_every_language() {
    let (suit, rank) = (Suit::new(0).unwrap(), Rank::new(4).unwrap());
    let (to, id) = (Offset::new(1).unwrap(), CardId::new(3).unwrap());
    let color = Clue::Color(Color::new(0).unwrap());
    let choice = Choice::PutIntoPlay(Card::new(suit, rank));
    let refusals = [
        IllegalAction::GameOver,
        IllegalAction::NotInHand(id),
        IllegalAction::AllTokensAvailable,
        IllegalAction::NoClueToken,
        IllegalAction::NoSuchPlayer(to),
        IllegalAction::NothingToClue(to),
        IllegalAction::NoSuchClue(color),
        IllegalAction::NoSuchClue(Clue::Rank(rank)),
        IllegalAction::EmptyClue(color),
        IllegalAction::NoAnnouncements,
        IllegalAction::NoSuchFirework(suit),
        IllegalAction::TileFirst(Tile::Token),
        IllegalAction::JokerFirst,
        IllegalAction::NothingAsked(choice),
        IllegalAction::NotOffered(choice),
    ];
    for language in Language::all() {
        let words = Words::new(language);
        for refusal in refusals {
            assert_said(&words.explain(&refusal));
        }
    }
}

#[test]
fn unknown_suits_keep_their_name() {
    let words = Words::new(Language::find("de").unwrap());
    assert_eq!(
        crate::phrases::suit_name(&words, "cocoa rainbow"),
        "Kakaoregenbogen"
    );
    assert_eq!(crate::phrases::suit_name(&words, "plaid"), "plaid");
}
