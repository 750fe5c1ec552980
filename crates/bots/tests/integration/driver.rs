//! Laws of drivers: each step is shown once, at once or later, and a restarted bot plays like a new
//! one.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::sync::{Arc, Mutex};

use kagiya_bots::{
    Bot, Cautious, Decision, Games, KINDS, Kind, Moment, Players, Savant, SearchLimits, SeatDriver,
    Seats, TableDriver, TeamBot, TeamSeats,
};
use kagiya_rules::{
    Action, Audience, Deal, Game, Options, Outcome, PRESETS, PublicEvent, Rules, Seat, Seed,
    SeenEvent, View,
};

fn deal(preset: &str, players: u8, number: u64) -> Game {
    let options = Options::preset(preset, players).unwrap();
    let rules = Arc::new(Rules::new(&options).unwrap());
    deal_by(&rules, number)
}

fn deal_by(rules: &Arc<Rules>, number: u64) -> Game {
    Game::deal(rules, &Deal::from_seed(Seed::from_number(number))).unwrap()
}

/// Plays this many turns, or until the game is over. Returns the actions.
fn play_turns(table: &mut TableDriver, turns: usize) -> Vec<Action> {
    let mut actions = Vec::new();
    while actions.len() < turns
        && let Some(Decision { action, .. }) = table.decide()
    {
        table.apply(action).unwrap();
        actions.push(action);
    }
    actions
}

/// What a bot was shown, in order.
#[derive(Clone, PartialEq, Debug)]
enum Heard {
    Begin(View),
    Observe(SeenEvent, View),
    Act(View),
}

/// Plays like `cautious`, and records what it is shown.
#[derive(Clone, Default)]
struct Scribe(Arc<Mutex<Vec<Heard>>>);

impl Bot for Scribe {
    fn begin(&mut self, view: &View) {
        self.0.lock().unwrap().push(Heard::Begin(view.clone()));
    }

    fn act(&mut self, view: &View) -> Decision {
        self.0.lock().unwrap().push(Heard::Act(view.clone()));
        Cautious.act(view)
    }

    fn observe(&mut self, event: &SeenEvent, view: &View) {
        let heard = Heard::Observe(*event, view.clone());
        self.0.lock().unwrap().push(heard);
    }
}

#[test]
fn each_event_is_shown_once_with_the_view_after_it() {
    let game = deal("gf-everything", 3, 4);
    let scribes: Vec<Scribe> = game.rules().seats().map(|_| Scribe::default()).collect();
    let mut expected: Vec<Vec<Heard>> = Vec::new();
    for seat in game.rules().seats() {
        expected.push(vec![Heard::Begin(game.view(Audience::Seat(seat)))]);
    }
    let mut table = TableDriver::new(game, |game| {
        Seats::new(game, |seat| Some(scribes[seat.index()].clone()))
    });
    loop {
        let seat = table.game().table().to_act();
        let view = table.game().view(Audience::Seat(seat));
        let Some(decision) = table.decide() else {
            break;
        };
        expected[seat.index()].push(Heard::Act(view));
        let events = table.apply(decision.action).unwrap();
        for (seat, expected) in table.game().rules().seats().zip(&mut expected) {
            let audience = Audience::Seat(seat);
            let view = table.game().view(audience);
            expected.extend(
                events
                    .iter()
                    .map(|event| Heard::Observe(event.project(audience), view.clone())),
            );
        }
    }
    assert!(table.game().outcome().is_some());
    for (scribe, expected) in scribes.iter().zip(&expected) {
        assert!(expected.len() > 50);
        assert!(*scribe.0.lock().unwrap() == *expected);
    }
}

#[test]
fn recalled_moments_equal_observed_events() {
    let mut table = TableDriver::new(deal("gf-black", 3, 1), |game| {
        Seats::new(game, |_| Some(Kind::substitute().make_explaining()))
    });
    let seat = Seat::new(1).unwrap();
    let mut late = SeatDriver::new(Kind::substitute().make_explaining(), seat, table.game());
    let mut moments = Vec::new();
    let mut compared = 0;
    loop {
        let asked = table.game().table().to_act();
        let Some(decision) = table.decide() else {
            break;
        };
        if asked == seat {
            for moment in moments.drain(..) {
                late.recall(&moment);
            }
            assert_eq!(late.decide().as_ref(), Some(&decision));
            assert_eq!(
                late.shown(),
                table.players().driver(seat).unwrap().shown(),
                "no step is missing and none is shown twice"
            );
            compared += 1;
        } else if moments.is_empty() {
            assert_eq!(late.decide(), None, "it is asked in its turn alone");
        }
        let events = table.apply(decision.action).unwrap();
        moments.push(Moment::of(seat, &events, table.game()));
    }
    assert!(compared > 10);
}

#[test]
fn a_restarted_bot_plays_like_a_new_one() {
    for kind in KINDS {
        let name = kind.name;
        // Search takes time, so a few turns must be enough.
        let turns = if name == "savant" { 14 } else { usize::MAX };
        let first = deal("original", 3, 0);
        let rules = Arc::clone(first.rules());
        let seats = |game: &Game| Seats::new(game, |_| Some(kind.make()));
        let mut used = TableDriver::new(first, seats);
        play_turns(&mut used, turns);
        used.deal_again(&Seed::from_number(1));
        let again = play_turns(&mut used, turns);
        let new = play_turns(&mut TableDriver::new(deal_by(&rules, 1), seats), turns);
        assert_eq!(again, new, "{name}");
        used.begin(deal_by(&rules, 1));
        assert_eq!(play_turns(&mut used, turns), new, "{name}");
    }
}

#[test]
fn team_seats_play_like_one_team_bot_per_seat() {
    for preset in PRESETS {
        play_both_ways(&Savant::new(), preset.name, 3);
    }
}

#[test]
fn a_searching_team_infers_the_same_in_team_seats_as_in_each_seat_alone() {
    let team = Savant::with_search(SearchLimits { deck: 50, deals: 6 });
    for preset in ["original", "timed-display", "rainbow-all"] {
        play_both_ways(&team, preset, 2);
    }
}

/// Plays a game by a team with one common knowledge, and beside it with a bot for each seat.
fn play_both_ways(team: &Savant, preset: &str, players: u8) {
    let game = deal(preset, players, 2);
    let mut together = TableDriver::new(game.clone(), |game| TeamSeats::new(team.clone(), game));
    let mut alone = TableDriver::new(game, |game| {
        Seats::new(game, |_| Some(TeamBot::new(team.clone())))
    });
    while let Some(decision) = together.decide() {
        assert_eq!(alone.decide().as_ref(), Some(&decision), "{preset}");
        together.apply(decision.action).unwrap();
        alone.apply(decision.action).unwrap();
        for driver in alone.players().drivers() {
            let common = driver.bot().common();
            assert!(common == Some(together.players().common()), "{preset}");
        }
    }
    assert!(alone.decide().is_none(), "{preset}");
}

#[test]
fn many_games_wait_for_the_open_seat() {
    let mine = Seat::new(0).unwrap();
    let others = |game: &Game| {
        Seats::new(game, |seat| {
            (seat != mine).then(|| Kind::substitute().make())
        })
    };
    let mut games: Games = (0..4)
        .map(|number| TableDriver::new(deal("original", 3, number), others))
        .collect();
    let mut asked = 0;
    loop {
        let waiting = games.advance().unwrap();
        if waiting.is_empty() {
            break;
        }
        for number in waiting {
            let table = &mut games.tables_mut()[number];
            assert_eq!(table.game().table().to_act(), mine);
            let view = table.game().view(Audience::Seat(mine));
            table.apply(Cautious.act(&view).action).unwrap();
            asked += 1;
        }
    }
    assert!(asked > 40);
    for (number, table) in (0..).zip(games.tables()) {
        // Each game takes the same course as it does alone.
        let mut alone = TableDriver::new(deal("original", 3, number), |game| {
            Seats::new(game, |seat| -> Option<Box<dyn Bot>> {
                Some(if seat == mine {
                    Box::new(Cautious)
                } else {
                    Kind::substitute().make()
                })
            })
        });
        let outcome: Option<Outcome> = alone.play().unwrap();
        assert_eq!(outcome, table.game().outcome());
        assert_eq!(alone.game().table(), table.game().table());
    }
}

#[test]
fn reordering_a_hand_is_a_step() {
    let mut game = deal("original", 2, 3);
    let mut bots = Seats::new(&game, |_| Some(TeamBot::new(Savant::new())));
    let mut team = TeamSeats::new(Savant::new(), &game);
    let seat = Seat::new(0).unwrap();
    let mut order: Vec<_> = game.table().hand(seat).to_vec();
    order.reverse();
    let event = game.reorder(seat, &order).unwrap();
    assert!(matches!(
        event.project(Audience::Common),
        SeenEvent::Public(PublicEvent::Reordered { .. })
    ));
    bots.see(&[event], &game);
    team.see(&[event], &game);
    assert_eq!(bots.decide(&game), team.decide(&game));
    assert_eq!(bots.drivers()[1].bot().common(), Some(team.common()));
}
