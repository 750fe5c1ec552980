//! How well a companion predicts the beliefs of the others.

use std::sync::Arc;

use kagiya_bot_api::{Bot, BotProfile, Level, Playstyle};
use kagiya_rules::{Audience, CardId, CardSet, Deal, Game, Options, Rules, Seat, Seed};

use super::Companion;
use super::belief::{BeliefState, Call, at};
use super::state::State;

fn profile(level: Level) -> BotProfile {
    BotProfile {
        level: Some(level),
        is_literal: false,
        playstyle: Playstyle::default(),
    }
}

/// The number of cards held by `seat` about which `belief` and `their` disagree.
fn misjudged(belief: &BeliefState, their: &BeliefState, seat: Seat) -> usize {
    let wrong = |id: &&CardId| belief.believed[at(**id)] != their.believed[at(**id)];
    their.hands[seat.index()].iter().filter(wrong).count()
}

#[test]
fn beliefs_of_others_are_predicted_in_the_true_world() {
    for players in 3..=5 {
        let options = Options::preset("original", players).expect("a preset");
        let rules = Arc::new(Rules::new(&options).expect("valid options"));
        let table = vec![Some(profile(Level::Group)); rules.players()];
        let (mut again, mut without, mut all) = (0, 0, 0);
        for number in 0..12 {
            let deal = Deal::from_seed(Seed::from_number(number));
            let mut game = Game::deal(&rules, &deal).expect("every seed makes a valid deal");
            let mut bots: Vec<Companion> = rules
                .seats()
                .map(|seat| {
                    let mut bot = Companion::new(Level::Group);
                    bot.meet(&table);
                    bot.begin(&game.view(Audience::Seat(seat)));
                    bot
                })
                .collect();
            while game.outcome().is_none() {
                let seat = game.table().to_act();
                let action = bots[seat.index()]
                    .act(&game.view(Audience::Seat(seat)))
                    .action;
                let events = game.apply(action).expect("a legal action");
                for (seat, bot) in rules.seats().zip(&mut bots) {
                    let audience = Audience::Seat(seat);
                    for event in &events {
                        bot.observe(&event.project(audience), &game.view(audience));
                    }
                }
                let mut states: Vec<State> = Vec::new();
                for (seat, bot) in rules.seats().zip(&bots) {
                    let mut state = bot.states.as_ref().expect("a game").own.clone();
                    state.sync(&game.view(Audience::Seat(seat)));
                    states.push(state);
                }
                for me in &states {
                    let history = me.history.as_ref().expect("it searches");
                    for their in states.iter().filter(|it| it.belief.me != me.belief.me) {
                        let seat = their.belief.me;
                        let view = game.view(Audience::Seat(seat));
                        let belief = history.belief_of(seat, &game, &view, &me.facts);
                        again += misjudged(&belief, &their.belief, seat);
                        let mut belief = me.belief.clone();
                        belief.become_seat(seat);
                        belief.sync(&view, &me.facts);
                        without += misjudged(&belief, &their.belief, seat);
                        all += their.belief.hands[seat.index()].len();
                    }
                }
            }
        }
        assert!(again * 1000 <= all * 2, "{players}: {again} of {all}");
        assert!(again * 5 < without, "{players}: {without} without");
    }
}

/// One misread clue with two strikes: people still mean what the conventions say, since they clue in
/// their own way. Bots keep to the conventions, so something else is wrong.
#[test]
fn with_two_strikes_one_misread_clue_of_a_person_is_not_enough_to_read_literally() {
    let options = Options::preset("original", 3).expect("a preset");
    let rules = Arc::new(Rules::new(&options).expect("valid options"));
    let deal = Deal::from_seed(Seed::from_number(0));
    let game = Game::deal(&rules, &deal).expect("every seed makes a valid deal");
    let seat = game.table().to_act();
    let finesses = profile(Level::Finesses);
    for (other, misread, is_read) in [
        (None, 1, true),
        (None, 2, false),
        (Some(finesses), 0, true),
        (Some(finesses), 1, false),
    ] {
        let mut bot = Companion::new(Level::Full);
        bot.meet(&[Some(finesses), other, other]);
        bot.begin(&game.view(Audience::Seat(seat)));
        let state = &mut bot.states.as_mut().expect("a game").own;
        state.facts.spare_strikes = 0;
        let giver = seat.next(rules.players());
        let hand = state.belief.hands[seat.index()].clone();
        let card = rules.cards().nth(0).expect("a card");
        for id in &hand[..misread] {
            let note = &mut state.belief.notes[at(*id)];
            note.read_from = Some(giver);
            note.call = Call::Play;
            note.inferred = CardSet::EMPTY;
            state.belief.check_against_clue(*id, card);
        }
        let reads = state.belief.reads_by_convention(giver, &state.facts);
        assert_eq!(reads, is_read, "{other:?}, {misread}");
    }
}
