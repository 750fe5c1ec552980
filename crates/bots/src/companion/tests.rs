//! How well a companion guesses what the others think.

use std::sync::Arc;

use kagiya_rules::{Audience, CardId, Deal, Game, Options, Rules, Seat, Seed};

use super::Companion;
use super::belief::{Mind, at};
use super::state::State;
use crate::bot::Bot;
use crate::bot_name::BotName;
use crate::level::Level;

/// How many of the cards that `seat` holds `mind` takes for something else than `their` does.
fn misjudged(mind: &Mind, their: &Mind, seat: Seat) -> usize {
    let wrong = |id: &&CardId| mind.taken_for[at(**id)] != their.taken_for[at(**id)];
    their.hands[seat.index()].iter().filter(wrong).count()
}

#[test]
fn in_a_world_that_is_as_it_is_the_others_think_what_they_think() {
    for players in 3..=5 {
        let options = Options::preset("original", players).expect("a preset");
        let rules = Arc::new(Rules::new(&options).expect("rules that make sense"));
        let name: BotName = "companion-4".parse().expect("a bot");
        let table = vec![Some(name); rules.players()];
        let (mut again, mut without, mut all) = (0, 0, 0);
        for number in 0..3 {
            let deal = Deal::from_seed(Seed::from_number(number));
            let mut game = Game::deal(&rules, &deal).expect("a seed deals");
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
                    let recent = me.recent.as_ref().expect("it looks ahead");
                    for their in states.iter().filter(|it| it.mind.me != me.mind.me) {
                        let seat = their.mind.me;
                        let view = game.view(Audience::Seat(seat));
                        let mind = recent.mind_of(seat, &game, &view, &me.facts);
                        again += misjudged(&mind, &their.mind, seat);
                        let mut mind = me.mind.clone();
                        mind.me = seat;
                        mind.sync(&view, &me.facts);
                        without += misjudged(&mind, &their.mind, seat);
                        all += their.mind.hands[seat.index()].len();
                    }
                }
            }
        }
        assert!(again * 1000 <= all, "{players}: {again} of {all}");
        assert!(again * 10 < without, "{players}: {without} without");
    }
}
