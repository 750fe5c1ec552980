use std::sync::Arc;

use kagiya_i18n::{Language, Words};
use kagiya_rules::{
    Action, Audience, Card, CardId, Choice, Clue, Color, Deal, Game, IllegalAction, Offset,
    Options, PublicEvent, Rank, Rules, Seed, SeenEvent, Suit, Tile,
};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};

use crate::narration::Narrator;

/// A missing text is shown as its id.
fn assert_said(text: &str) {
    let is_id = !text.contains(' ') && text.contains('-');
    assert!(
        !text.is_empty() && !is_id && !text.contains('{'),
        "`{text}`"
    );
}

#[test]
fn whole_games_have_texts_in_every_language() {
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
                // Plays of playable cards, so that fireworks grow and tiles are revealed.
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
                        let narrator = Narrator {
                            words,
                            rules,
                            names,
                            me,
                        };
                        for event in &events {
                            let audience = me.map_or(Audience::Spectator, Audience::Seat);
                            assert_said(&narrator.event(&event.project(audience), &before));
                        }
                    }
                }
            }
            for words in &all {
                let (rules, names) = (&*rules, names.as_slice());
                let narrator = Narrator {
                    words,
                    rules,
                    names,
                    me: None,
                };
                for line in narrator.result(game.board(), game.outcome().unwrap()) {
                    assert_said(&line);
                }
            }
        }
    }
}

#[test]
fn negative_scores_are_explained() {
    let options = Options::preset("rr-black-powder", 3).unwrap();
    let rules = Arc::new(Rules::new(&options).unwrap());
    let mut below = 0;
    for seed in 0..10 {
        let deal = Deal::from_seed(Seed::from_number(seed));
        let mut game = Game::deal(&rules, &deal).unwrap();
        while game.outcome().is_none() {
            // If nothing is played, every black card is missing.
            let legal = game.legal_actions();
            let no_play = |action: &Action| !matches!(action, Action::Play { .. });
            let action = legal.iter().find(no_play).or(legal.get(0)).unwrap();
            game.apply(action).unwrap();
        }
        let words = Words::new(Language::find("en").unwrap());
        let narrator = Narrator {
            words: &words,
            rules: &rules,
            names: &[],
            me: None,
        };
        let said = narrator
            .result(game.board(), game.outcome().unwrap())
            .join(" ");
        let points = game.board().score().filter(|score| score.shown);
        let negative = points.is_some_and(|score| score.points < 0);
        below += usize::from(negative);
        assert_eq!(said.contains("costs a point"), negative, "{said}");
    }
    assert!(below > 0, "no game ended below zero");
}

/// The result of a game in which everybody plays unseen cards until the last strike.
fn struck_out(preset: &str) -> String {
    let rules = Arc::new(Rules::new(&Options::preset(preset, 3).unwrap()).unwrap());
    let words = Words::new(Language::find("en").unwrap());
    let narrator = Narrator {
        words: &words,
        rules: &rules,
        names: &[],
        me: None,
    };
    let ends = (0..100).map(|seed| {
        let deal = Deal::from_seed(Seed::from_number(seed));
        let mut game = Game::deal(&rules, &deal).unwrap();
        while let Some(action) = game.legal_actions().get(0) {
            game.apply(action).unwrap();
        }
        game
    });
    let struck_out = |game: &Game| game.table().strikes() == rules.max_strikes();
    let game = ends.into_iter().find(struck_out).unwrap();
    let outcome = game.outcome().unwrap();
    let result = narrator.result(game.board(), outcome);
    format!("{} {}", narrator.over(outcome), result.join(" "))
}

#[test]
fn a_game_lost_by_strikes_has_the_result_of_its_edition() {
    let said = struck_out("original");
    assert!(
        said.contains("everyone loses") && said.contains("The game is lost."),
        "{said}"
    );
    assert!(
        said.contains("placed") && !said.contains("points"),
        "{said}"
    );
    let said = struck_out("grands-feux");
    assert!(
        said.contains("it is lost") && !said.contains("points"),
        "{said}"
    );
    let said = struck_out("abacus");
    assert!(
        said.contains("storm") && said.contains("0 of 25 points"),
        "{said}"
    );
    let said = struck_out("rules-site-scored");
    assert!(
        said.contains("of 25 points") && !said.contains("lost"),
        "{said}"
    );
}

#[test]
fn a_score_with_a_penalty_shows_its_parts() {
    let rules = Rules::new(&Options::preset("gf-black", 3).unwrap()).unwrap();
    let words = Words::new(Language::find("en").unwrap());
    let narrator = Narrator {
        words: &words,
        rules: &rules,
        names: &[],
        me: None,
    };
    let deal = Deal::from_seed(Seed::from_number(0));
    let mut game = Game::deal(&Arc::new(rules.clone()), &deal).unwrap();
    while game.outcome().is_none() {
        let legal = game.legal_actions();
        let no_play = |action: &Action| !matches!(action, Action::Play { .. });
        let action = legal.iter().find(no_play).or(legal.get(0)).unwrap();
        game.apply(action).unwrap();
    }
    let said = narrator.result(game.board(), game.outcome().unwrap());
    assert!(
        said.contains(&"0 − 5 for missing cards: black".to_owned()),
        "{said:?}"
    );
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
        IllegalAction::WrongKindOfClue(Tile::ColorClue),
        IllegalAction::WrongKindOfClue(Tile::RankClue),
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

#[test]
fn only_the_abacus_editions_speak_of_the_gods() {
    let suit = Suit::new(0).unwrap();
    let misplayed = PublicEvent::Misplayed {
        seat: kagiya_rules::Seat::new(0).unwrap(),
        id: CardId::new(0).unwrap(),
        card: Card::new(suit, Rank::new(5).unwrap()),
        strikes: 1,
    };
    let words = Words::new(Language::find("en").unwrap());
    for (edition, storms) in [("abacus", true), ("original", false)] {
        let rules = Arc::new(Rules::new(&Options::preset(edition, 2).unwrap()).unwrap());
        let deal = Deal::from_seed(Seed::from_number(1));
        let before = *Game::deal(&rules, &deal).unwrap().table();
        for me in [None, rules.seats().next()] {
            let narrator = Narrator {
                words: &words,
                rules: &rules,
                names: &crate::session::names(2),
                me,
            };
            let text = narrator.event(&SeenEvent::Public(misplayed), &before);
            assert_eq!(text.contains("The gods are angry"), storms, "{text}");
            assert_eq!(text.starts_with("You"), me.is_some(), "{text}");
        }
    }
}

#[test]
fn a_suit_that_may_not_be_named_is_said_to_be_forbidden() {
    let words = Words::new(Language::find("en").unwrap());
    let rules = Rules::new(&Options::preset("gf-everything", 2).unwrap()).unwrap();
    for (text, forbidden) in [
        ("black", true),
        ("m", true),
        ("multicolor", true),
        ("x", false),
    ] {
        let why = crate::phrases::no_such_clue(&words, &rules, text);
        assert_eq!(why.contains("may never name"), forbidden, "{text}: {why}");
    }
}

#[test]
fn the_abacus_editions_refuse_in_their_own_words() {
    let words = Words::new(Language::find("en").unwrap());
    let said = |edition: &str, why: &IllegalAction| {
        let rules = Rules::new(&Options::preset(edition, 2).unwrap()).unwrap();
        crate::phrases::refusal(&words, &rules, why)
    };
    for why in [
        IllegalAction::AllTokensAvailable,
        IllegalAction::NoClueToken,
    ] {
        let abacus = said("abacus", &why);
        assert!(abacus.contains("Note tokens"), "{abacus}");
        assert!(abacus.ends_with('.'), "{abacus}");
        assert_eq!(said("original", &why), words.reason(&why));
    }
    let other = IllegalAction::GameOver;
    assert_eq!(said("abacus", &other), words.reason(&other));
}

#[test]
fn a_score_below_zero_is_explained_at_the_beginning() {
    let words = Words::new(Language::find("en").unwrap());
    let of = |edition: &str, changes: &[(&str, &str)]| {
        let mut options = Options::preset(edition, 2).unwrap();
        for (name, value) in changes {
            options = options.with(name, value).unwrap();
        }
        let rules = Rules::new(&options).unwrap();
        let narrator = Narrator {
            words: &words,
            rules: &rules,
            names: &[],
            me: None,
        };
        narrator.begins_below_zero()
    };
    let text = of("gf-black", &[]).unwrap();
    assert!(text.contains("begins below zero"), "{text}");
    assert_eq!(of("gf-black", &[("score_floor", "zero")]), None);
    assert_eq!(of("bouquet-final", &[("black_powder", "true")]), None);
    assert_eq!(of("original", &[]), None);
}
