//! Compares deduction with a list of all deals.
#![allow(clippy::unwrap_used, reason = "a test fails where it panics")]

use std::collections::BTreeMap;
use std::sync::Arc;

use kagiya_knowledge::{Counts, Knowledge, ListedWorld, Worlds};
use kagiya_rules::{
    Audience, Card, CardSet, Deal, Game, Options, Phase, Rules, Seat, Seed, View, World,
};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64;

/// Small games with listable hidden cards and all kinds of touch rules.
fn games() -> Vec<Arc<Rules>> {
    let rows: [&[(&str, &str)]; 5] = [
        &[],
        &[("multicolour", "all_5")],
        &[("black_powder", "true"), ("colors", "1")],
        &[("multicolour", "joker_5"), ("colors", "1")],
        &[
            ("ranks", "4"),
            ("colors", "1"),
            ("hand_sizes", r#"{"2": 4}"#),
        ],
    ];
    rows.iter()
        .map(|changes| {
            let mut options = Options::default()
                .with("colors", "2")
                .and_then(|options| options.with("ranks", "2"))
                .and_then(|options| options.with("hand_sizes", r#"{"2": 2}"#))
                .unwrap();
            for (name, value) in *changes {
                options = options.with(name, value).unwrap();
            }
            Arc::new(Rules::new(&options).unwrap())
        })
        .collect()
}

/// Calls `visit` for each deal of `places` from `cards`, with distinct copies.
fn deals(cards: &[Card], sets: &[CardSet], visit: &mut impl FnMut(&[Card])) {
    fn go(
        cards: &[Card],
        used: &mut Vec<bool>,
        sets: &[CardSet],
        hand: &mut Vec<Card>,
        visit: &mut impl FnMut(&[Card]),
    ) {
        let Some(set) = sets.get(hand.len()) else {
            return visit(hand);
        };
        for i in 0..cards.len() {
            if !used[i] && set.contains(cards[i]) {
                used[i] = true;
                hand.push(cards[i]);
                go(cards, used, sets, hand, visit);
                hand.pop();
                used[i] = false;
            }
        }
    }
    go(
        cards,
        &mut vec![false; cards.len()],
        sets,
        &mut Vec::new(),
        visit,
    );
}

fn listed(counts: &Counts) -> Vec<Card> {
    counts
        .present()
        .iter()
        .flat_map(|card| (0..counts.get(card)).map(move |_| card))
        .collect()
}

fn marks(view: &View, seat: Seat) -> Vec<CardSet> {
    view.table()
        .marks(seat)
        .iter()
        .map(|marks| view.rules().possible(*marks))
        .collect()
}

/// The cards at each position in any deal.
fn unions(cards: &[Card], sets: &[CardSet]) -> Vec<CardSet> {
    let mut unions = vec![CardSet::EMPTY; sets.len()];
    deals(cards, sets, &mut |hand| {
        for (union, card) in unions.iter_mut().zip(hand) {
            union.insert(*card);
        }
    });
    unions
}

fn play_and_check(mut check: impl FnMut(&View)) {
    let mut generator = Pcg64::seed_from_u64(1);
    for rules in games() {
        for number in 0..12 {
            let seed = Seed::from_number(number);
            let mut game = Game::deal(&rules, &Deal::from_seed(seed)).unwrap();
            while game.outcome().is_none() {
                for seat in rules.seats() {
                    check(&game.view(Audience::Seat(seat)));
                }
                let legal = game.legal_actions();
                let pick = generator.next_u64() % legal.len() as u64;
                game.apply(legal.get(usize::try_from(pick).unwrap()).unwrap())
                    .unwrap();
            }
        }
    }
}

#[test]
fn deduction_equals_listing_every_deal() {
    play_and_check(|view| {
        let me = view.seat().unwrap();
        let knowledge = Knowledge::new(view);

        let cards = listed(&Counts::of_view(view));
        let mine = unions(&cards, &marks(view, me));
        assert_eq!(knowledge.mine(me).possible(), mine, "{view:?}");

        let all = listed(&Counts::of_table(view.board()));
        let sets: Vec<CardSet> = view
            .rules()
            .seats()
            .flat_map(|seat| marks(view, seat))
            .collect();
        let common: Vec<CardSet> = view
            .rules()
            .seats()
            .flat_map(|seat| knowledge.common(seat).possible().to_vec())
            .collect();
        assert_eq!(common, unions(&all, &sets), "{view:?}");
    });
}

#[test]
fn weights_equal_the_number_of_deals() {
    play_and_check(|view| {
        let me = view.seat().unwrap();
        let knowledge = Knowledge::new(view);
        let belief = knowledge.mine(me).belief();
        let cards = listed(&Counts::of_view(view));
        let mut ways = 0;
        let mut weights = vec![BTreeMap::<Card, u64>::new(); view.table().hand(me).len()];
        deals(&cards, &marks(view, me), &mut |hand| {
            ways += 1;
            for (place, card) in weights.iter_mut().zip(hand) {
                *place.entry(*card).or_default() += 1;
            }
        });
        assert_eq!(belief.ways(), ways, "{view:?}");
        for (place, expected) in weights.into_iter().enumerate() {
            let expected: Vec<(Card, u64)> = expected.into_iter().collect();
            assert_eq!(belief.weights(place), expected, "{view:?}");
        }
    });
}

#[test]
fn common_knowledge_is_contained_in_private_knowledge() {
    play_and_check(|view| {
        let knowledge = Knowledge::new(view);
        for seat in view.rules().seats() {
            let common = knowledge.common(seat).possible();
            let holder = knowledge.holder(seat).possible();
            let mine = knowledge.mine(seat).possible();
            for place in 0..common.len() {
                assert!((holder[place] & !common[place]).is_empty(), "{view:?}");
                assert!((mine[place] & !holder[place]).is_empty(), "{view:?}");
            }
        }
    });
}

#[test]
fn the_holder_knows_at_least_what_i_think() {
    let mut generator = Pcg64::seed_from_u64(2);
    for rules in games() {
        let mut game = Game::deal(&rules, &Deal::from_seed(Seed::from_number(3))).unwrap();
        while game.outcome().is_none() {
            let views: Vec<View> = rules
                .seats()
                .map(|seat| game.view(Audience::Seat(seat)))
                .collect();
            let minds: Vec<Knowledge> = views.iter().map(Knowledge::new).collect();
            for me in rules.seats() {
                for holder in rules.seats() {
                    let think = minds[me.index()].holder(holder).possible();
                    let knows = minds[holder.index()].mine(holder).possible();
                    for (think, knows) in think.iter().zip(knows) {
                        assert!((*knows & !*think).is_empty());
                    }
                }
            }
            let legal = game.legal_actions();
            let pick = generator.next_u64() % legal.len() as u64;
            game.apply(legal.get(usize::try_from(pick).unwrap()).unwrap())
                .unwrap();
        }
    }
}

#[test]
fn sampled_worlds_agree_with_the_view_and_are_equally_likely() {
    let rules = &games()[0];
    let mut generator = Pcg64::seed_from_u64(4);
    let mut game = Game::deal(rules, &Deal::from_seed(Seed::from_number(5))).unwrap();
    for _ in 0..3 {
        let legal = game.legal_actions();
        game.apply(legal.get(legal.len() - 1).unwrap()).unwrap();
    }
    assert_eq!(game.table().phase(), Phase::Turn);
    let me = game.table().to_act();
    let view = game.view(Audience::Seat(me));
    let worlds = Worlds::new(&view).unwrap();
    let mut seen = BTreeMap::<Vec<Card>, u64>::new();
    let draws = 20_000;
    let mut made_up = game.clone();
    for _ in 0..draws {
        worlds.sample(&view, &mut generator, &mut made_up);
        assert_eq!(made_up.view(Audience::Seat(me)), view);
        let hand = made_up.hand(me).map(|(_, card)| card).collect();
        *seen.entry(hand).or_default() += 1;
    }
    let mut expected = BTreeMap::<Vec<Card>, u64>::new();
    deals(
        &listed(&Counts::of_view(&view)),
        &marks(&view, me),
        &mut |hand| *expected.entry(hand.to_vec()).or_default() += 1,
    );
    assert!(expected.len() > 1);
    assert_eq!(
        seen.keys().collect::<Vec<_>>(),
        expected.keys().collect::<Vec<_>>()
    );
    for (hand, ways) in expected {
        let mean = draws * ways / worlds.ways();
        let deviation = seen[&hand].abs_diff(mean);
        // Five standard deviations of a binomial distribution, rounded up.
        assert!(deviation * deviation < 25 * mean, "{hand:?}: {deviation}");
    }
}

#[test]
fn weighted_worlds_are_chosen_in_proportion_among_the_tries() {
    const TRIES: u32 = 8;
    const DRAWS: u32 = 4_000;
    let rules = &games()[0];
    let mut generator = Pcg64::seed_from_u64(6);
    let game = Game::deal(rules, &Deal::from_seed(Seed::from_number(5))).unwrap();
    let me = game.table().to_act();
    let view = game.view(Audience::Seat(me));
    let worlds = Worlds::new(&view).unwrap();
    let mut made_up = game.clone();
    let is_heavy = |hand: &[Card]| hand[0].rank().index() == 0;
    let mut share = |tries: u32, weight: f64| {
        let mut heavy = 0;
        for _ in 0..DRAWS {
            let tries = usize::try_from(tries).unwrap();
            worlds.sample_weighted(&view, &mut generator, &mut made_up, tries, |hand| {
                if is_heavy(hand) { weight } else { 1.0 }
            });
            assert_eq!(made_up.view(Audience::Seat(me)), view);
            let hand: Vec<Card> = made_up.hand(me).map(|(_, card)| card).collect();
            heavy += u32::from(is_heavy(&hand));
        }
        f64::from(heavy) / f64::from(DRAWS)
    };
    let plain = {
        let counts = Counts::of_view(&view);
        let ones = counts.present().iter().filter(|it| it.rank().index() == 0);
        f64::from(ones.map(|card| u32::from(counts.get(card))).sum::<u32>())
            / f64::from(counts.total(counts.present()))
    };
    for weight in [0.0, 1.0, 5.0] {
        // The mean share of the weight that heavy hands have among the tries.
        let mut expected = 0.0;
        let mut ways = 1.0;
        for heavy in 0..=TRIES {
            let light = f64::from(TRIES - heavy);
            let chance = ways * plain.powf(f64::from(heavy)) * (1.0 - plain).powf(light);
            let all = weight * f64::from(heavy) + light;
            let chosen = if all > 0.0 {
                weight * f64::from(heavy) / all
            } else {
                1.0
            };
            expected += chance * chosen;
            ways *= light / f64::from(heavy + 1);
        }
        let error = 5.0 * (0.25 / f64::from(DRAWS)).sqrt();
        let found = share(TRIES, weight);
        assert!(
            (found - expected).abs() < error,
            "{weight}: {found}, not {expected}"
        );
        let found = share(1, weight);
        assert!(
            (found - plain).abs() < error,
            "{weight}, one try: {found}, not {plain}"
        );
    }
}

#[test]
fn listed_worlds_are_all_deals_with_their_weights() {
    let mut several = 0;
    play_and_check(|view| {
        // Only near the end are there few enough deals of hands and deck.
        let Ok(worlds) = Worlds::new(view) else {
            return;
        };
        let cards = listed(&Counts::of_view(view));
        if cards.len() > 6 {
            return;
        }
        let mut sets = marks(view, view.seat().unwrap());
        sets.resize(cards.len(), view.rules().cards());
        let mut expected = BTreeMap::<Vec<Card>, u64>::new();
        deals(&cards, &sets, &mut |deal| {
            *expected.entry(deal.to_vec()).or_default() += 1;
        });
        let list = worlds.list(view, expected.len()).unwrap();
        assert!(worlds.list(view, expected.len() - 1).is_none());
        several += usize::from(list.len() > 1);
        let mut game = view.imagine(&world(&list[0])).unwrap();
        for deal in &list {
            let all = [deal.hand(), deal.deck()].concat();
            assert_eq!(expected.remove(&all), Some(deal.ways()), "{view:?}");
            deal.show(view, &mut game);
            assert_eq!(game.view(view.audience()), *view);
        }
        assert!(expected.is_empty(), "{view:?}");
    });
    assert!(several > 100, "{several}");
}

fn world(deal: &ListedWorld) -> World<'_> {
    World {
        hands: deal.hand(),
        deck: deal.deck(),
        tiles: &[],
        seed: Seed::from_number(0),
    }
}
