//! Non-interference on the wire in variants where nobody hears what some clues say, or what was played.

use std::sync::Arc;

use super::secrets::{Who, heard};
use crate::common::worlds::{PLAYERS, listed, options, shuffled_deck};
use kagiya_protocol::{Action, Watching};
use kagiya_random::Dice;
use kagiya_rules::{Audience, Card, Game, Rules, Seat};

/// Two games on a deck that differ in clues only, each of which touches the same cards and is heard as the same:
/// the deck, and the actions of both.
type HeardAlike = (Vec<Card>, [Vec<(Seat, Action)>; 2]);

fn heard_alike(edition: &str, dice: &mut Dice) -> HeardAlike {
    let rules = Arc::new(Rules::new(&options(edition)).unwrap());
    let deck = shuffled_deck(&rules, dice);
    let mut game = Game::deal(&rules, &listed(&deck)).unwrap();
    let mut actions = [Vec::new(), Vec::new()];
    for _ in 0..20 {
        let actor = game.table().to_act();
        let legal: Vec<_> = game.legal_actions().iter().collect();
        let events = |action| game.clone().apply(action).unwrap();
        let clues = legal
            .iter()
            .copied()
            .filter(|it| matches!(it, kagiya_rules::Action::Clue { .. }));
        let pair = clues.clone().find_map(|one| {
            let alike =
                |other: &kagiya_rules::Action| *other != one && events(*other) == events(one);
            Some((one, clues.clone().find(alike)?))
        });
        // Without such a pair, both players give the same clue, or discard without a token.
        let same = clues.clone().next().unwrap_or(legal[0]);
        let (one, other) = pair.unwrap_or((same, same));
        actions[0].push((actor, Action::of(&rules, actor, one)));
        actions[1].push((actor, Action::of(&rules, actor, other)));
        game.apply(one).unwrap();
    }
    assert!(game.outcome().is_none());
    (deck, actions)
}

/// Nobody receives what such a clue said, not even who gave it.
#[tokio::test(flavor = "multi_thread")]
async fn the_bytes_are_the_same_for_clues_of_which_nobody_hears_what_they_say() {
    let mut dice = Dice::from_number(36);
    for edition in ["hanab-live+duck", "rainbow-all+cow_pig"] {
        let (deck, [actions, others]) = heard_alike(edition, &mut dice);
        let mut both = actions.iter().zip(&others);
        assert!(both.any(|(one, other)| one != other), "{edition}");
        for me in (0..PLAYERS).filter_map(Seat::new) {
            let one = heard(edition, &deck, &actions, Who::Player(me)).await;
            let two = heard(edition, &deck, &others, Who::Player(me)).await;
            assert_eq!(one, two, "{edition} for seat {me}");
        }
    }
}

/// A game with hidden plays on two decks: they differ only in two cards that were played face down.
fn played_face_down(dice: &mut Dice) -> ([Vec<Card>; 2], Vec<(Seat, Action)>) {
    let rules = Arc::new(Rules::new(&options("hanab-live+hidden_plays")).unwrap());
    loop {
        let deck = shuffled_deck(&rules, dice);
        let mut game = Game::deal(&rules, &listed(&deck)).unwrap();
        let mut actions = Vec::new();
        for _ in 0..20 {
            let playable = game.opened().board().playable();
            let hand: Vec<_> = game.hand(game.table().to_act()).collect();
            let fits = hand.into_iter().find(|(_, card)| playable.contains(*card));
            let legal: Vec<_> = game.legal_actions().iter().collect();
            let action = fits.filter(|_| dice.below(5) > 0).map_or_else(
                || legal[dice.below(legal.len())],
                |(card, _)| kagiya_rules::Action::Play {
                    card,
                    announce: None,
                },
            );
            let mut next = game.clone();
            next.apply(action).unwrap();
            if next.outcome().is_some() {
                break;
            }
            actions.push((game.table().to_act(), action));
            game = next;
        }
        let thrown: Vec<usize> = game
            .thrown()
            .iter()
            .map(|it| it.id.number().into())
            .collect();
        for _ in 0..20 {
            let mut other = deck.clone();
            other.swap(
                thrown[dice.below(thrown.len())],
                thrown[dice.below(thrown.len())],
            );
            if other != deck && plays_alike(&rules, [&deck, &other], &actions) {
                let told = |(actor, action): &(Seat, kagiya_rules::Action)| {
                    (*actor, Action::of(&rules, *actor, *action))
                };
                return ([deck, other], actions.iter().map(told).collect());
            }
        }
    }
}

/// Whether everyone hears the same of these actions on both decks, and neither ends the game.
fn plays_alike(
    rules: &Arc<Rules>,
    decks: [&[Card]; 2],
    actions: &[(Seat, kagiya_rules::Action)],
) -> bool {
    let mut games = decks.map(|deck| Game::deal(rules, &listed(deck)).unwrap());
    actions.iter().all(|(_, action)| {
        let [one, other] = games.each_mut().map(|game| {
            let events = game.apply(*action).unwrap_or_default();
            let common = events.iter().map(|it| it.project(Audience::Common));
            (common.collect::<Vec<_>>(), game.outcome())
        });
        one == other && !one.0.is_empty() && one.1.is_none()
    })
}

/// What was played face down reaches nobody who comes later, not even those who saw it in a hand.
#[tokio::test(flavor = "multi_thread")]
async fn the_bytes_are_the_same_when_other_cards_were_played_face_down() {
    let mut dice = Dice::from_number(44);
    let edition = "hanab-live+hidden_plays";
    for _ in 0..3 {
        let ([deck, other], actions) = played_face_down(&mut dice);
        let players = (0..PLAYERS).filter_map(Seat::new).map(Who::Player);
        for listener in players.chain([Who::Watcher(Watching::Public)]) {
            // The first frame and the moves show the cards while they were in hands.
            let after = actions.len() + 1;
            let one = heard(edition, &deck, &actions, listener).await;
            let two = heard(edition, &other, &actions, listener).await;
            assert!(one[after].contains("\"hole\":"), "{}", one[after]);
            assert_eq!(one[after], two[after]);
            if let Who::Player(_) = listener {
                assert_ne!(one, two, "players see some of the cards in hands");
            }
        }
    }
}
