//! Laws of the companion: it plays every edition legally, it depends on nothing that it can't see,
//! and what it tells a player during the game does not depend on that player's own cards.

use std::sync::Arc;

use kagiya_bots::{Bot, Cautious, Companion, Level, Random as RandomBot, Reasons};
use kagiya_rules::{
    Action, Audience, Card, Deal, DealtCards, Game, LossReason, Options, Outcome, PRESETS, Rules,
    Seat, Seed, View, World,
};

/// A game with the bots that play it.
struct Match {
    game: Game,
    bots: Vec<Companion>,
    views: Vec<View>,
    actions: Vec<Action>,
}

impl Match {
    fn new(game: Game, levels: &[Level]) -> Self {
        let rules = Arc::clone(game.rules());
        let views: Vec<View> = rules
            .seats()
            .map(|seat| game.view(Audience::Seat(seat)))
            .collect();
        let mut bots: Vec<Companion> = levels
            .iter()
            .cycle()
            .map(|level| Companion::new(*level).explaining())
            .take(rules.players())
            .collect();
        for (bot, view) in bots.iter_mut().zip(&views) {
            bot.begin(view);
        }
        Self {
            game,
            bots,
            views,
            actions: Vec::new(),
        }
    }

    fn silent(mut self) -> Self {
        for (bot, view) in self.bots.iter_mut().zip(&self.views) {
            *bot = Companion::new(bot.level());
            bot.begin(view);
        }
        self
    }

    /// What the bot to act decides.
    fn ask(&mut self) -> (Seat, Action, Reasons) {
        let seat = self.game.table().to_act();
        let decision = self.bots[seat.index()].act(&self.views[seat.index()]);
        (seat, decision.action, decision.reasons)
    }

    fn apply(&mut self, action: Action) {
        let events = self.game.apply(action).expect("a bot's action is legal");
        self.actions.push(action);
        for view in &mut self.views {
            view.update(&self.game);
        }
        for (bot, view) in self.bots.iter_mut().zip(&self.views) {
            for event in &events {
                bot.observe(&event.project(view.audience()), view);
            }
        }
    }

    fn play_out(&mut self) {
        while self.game.outcome().is_none() {
            let (_, action, _) = self.ask();
            self.apply(action);
        }
    }
}

fn rules(preset: &str, players: u8) -> Arc<Rules> {
    let options = Options::preset(preset, players).expect("a preset");
    Arc::new(Rules::new(&options).expect("a preset makes a game"))
}

fn deal(rules: &Arc<Rules>, number: u64) -> Game {
    Game::deal(rules, &Deal::from_seed(Seed::from_number(number))).expect("a seed deals")
}

#[test]
fn plays_every_preset_legally_to_the_end_at_every_level() {
    for preset in PRESETS {
        for players in 2..=6 {
            let Ok(options) = Options::preset(preset.name, players) else {
                continue;
            };
            let Ok(rules) = Rules::new(&options) else {
                continue;
            };
            let rules = Arc::new(rules);
            // A table of one level is where it understands most, and so does most.
            let level = Level::ALL[usize::from(players) % 3];
            for levels in [&[level][..], &Level::ALL] {
                let mut table = Match::new(deal(&rules, u64::from(players)), levels).silent();
                table.play_out();
                assert!(table.game.outcome().is_some());
            }
        }
    }
}

#[test]
fn plays_hands_of_every_size_and_small_games() {
    let base = Options::preset("grands-feux", 3).expect("a preset");
    for (option, value) in [
        ("hand_sizes", r#"{"3":1}"#),
        ("hand_sizes", r#"{"3":2}"#),
        ("hand_sizes", r#"{"3":6}"#),
        ("hand_sizes", r#"{"3":8}"#),
        ("ranks", "1"),
        ("ranks", "3"),
        ("colors", "2"),
        ("clue_tokens", "0"),
        ("clue_tokens", "20"),
        ("strikes", "1"),
    ] {
        let options = base.clone().with(option, value).expect("an option");
        let rules = Arc::new(Rules::new(&options).expect("options that make a game"));
        for number in 0..4 {
            for level in Level::ALL {
                Match::new(deal(&rules, number), &[level]).play_out();
            }
        }
    }
}

#[test]
fn gives_reasons_for_everything_it_does() {
    let rules = rules("original", 3);
    let mut table = Match::new(deal(&rules, 7), &[Level::Full]);
    while table.game.outcome().is_none() {
        let (seat, action, reasons) = table.ask();
        assert!(!reasons.is_empty());
        for viewer in rules.seats().filter(|viewer| *viewer != seat) {
            assert!(!reasons.explain_to(viewer).is_empty());
        }
        assert!(reasons.explain_to(seat).is_empty());
        table.apply(action);
    }
}

#[test]
fn plays_the_same_with_and_without_explaining() {
    let rules = rules("gf-everything", 4);
    for number in 0..3 {
        let mut explaining = Match::new(deal(&rules, number), &Level::ALL);
        let mut silent = Match::new(deal(&rules, number), &Level::ALL).silent();
        explaining.play_out();
        silent.play_out();
        assert_eq!(explaining.actions, silent.actions);
    }
}

/// The same deal but for the cards that `seat` can't see now: its own hand and the deck are dealt
/// again, as its clues allow. `None` if luck finds no other way.
fn dealt_otherwise(game: &Game, seat: Seat, random: &mut Random) -> Option<Game> {
    let rules = game.rules();
    let view = game.view(Audience::Seat(seat));
    let table = game.table();
    let mut hidden: Vec<Card> = game.hand(seat).map(|(_, card)| card).collect();
    hidden.extend(game.deck());
    'again: for _ in 0..300 {
        for i in (1..hidden.len()).rev() {
            hidden.swap(i, random.below(i + 1));
        }
        let held = table.hand(seat).len();
        for (slot, id) in table.hand(seat).iter().enumerate() {
            // Make it fit by a swap with the deck, or try again.
            let possible = view.possible(*id).expect("a card in a hand");
            if possible.contains(hidden[slot]) {
                continue;
            }
            let Some(other) = (held..hidden.len()).find(|i| possible.contains(hidden[*i])) else {
                continue 'again;
            };
            hidden.swap(slot, other);
        }
        let world = World {
            hands: &hidden[..held],
            deck: &hidden[held..],
            tiles: game.face_down_tiles(),
            seed: Seed::from_number(0),
        };
        if view.imagine(&world).is_err() {
            continue;
        }
        // The whole deck in the order of drawing, which is the order of ids.
        let drawn = usize::from(table.next_id().number());
        let mut deck = vec![None; drawn];
        for other in rules.seats() {
            for (slot, (id, card)) in game.hand(other).enumerate() {
                let print = if other == seat { hidden[slot] } else { card };
                deck[usize::from(id.number())] = Some(print);
            }
        }
        return Some((deck, hidden[held..].to_vec()))
            .and_then(|(deck, rest)| redeal(game, deck, rest));
    }
    None
}

/// Fills in the cards that have left the hands, which every audience knows.
fn redeal(game: &Game, drawn: Vec<Option<Card>>, rest: Vec<Card>) -> Option<Game> {
    // A finished copy of the game would list them; playing on from here at random finishes one.
    let mut copy = game.clone();
    while let Some(action) = copy.legal_actions().get(0) {
        copy.apply(action).expect("a legal action");
    }
    let finished = copy.finished().expect("nothing is left to do");
    let deck: Vec<Card> = drawn
        .into_iter()
        .zip(finished.deck())
        .map(|(changed, dealt)| changed.unwrap_or(*dealt))
        .chain(rest)
        .collect();
    let rules = game.rules();
    let deal = Deal {
        cards: DealtCards::Listed {
            deck,
            tiles: Vec::new(),
            seed: Seed::from_number(0),
        },
        first: None,
    };
    Game::deal(rules, &deal).ok()
}

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % bound
    }
}

/// Plays `turns` turns, deals again what `seat` does not see, and plays the same actions there.
fn two_worlds(
    preset: &str,
    players: u8,
    number: u64,
    turns: usize,
    seat: Seat,
) -> Option<(Match, Match)> {
    let options = Options::preset(preset, players)
        .expect("a preset")
        .with("first_player", "seat(0)")
        .expect("an option");
    let rules = Arc::new(Rules::new(&options).expect("a preset makes a game"));
    let mut first = Match::new(deal(&rules, number), &Level::ALL);
    for _ in 0..turns {
        if first.game.outcome().is_some() {
            return None;
        }
        let (_, action, _) = first.ask();
        first.apply(action);
    }
    if first.game.outcome().is_some() {
        return None;
    }
    let other = dealt_otherwise(&first.game, seat, &mut Random(number))?;
    let mut second = Match::new(other, &Level::ALL);
    for action in first.actions.clone() {
        let _ = second.ask();
        second.apply(action);
    }
    assert_eq!(first.views[seat.index()], second.views[seat.index()]);
    Some((first, second))
}

#[test]
fn repeats_its_moves_when_unseen_cards_are_dealt_otherwise() {
    let mut compared = 0;
    for (preset, players) in [("original", 2), ("original", 4), ("rainbow-all", 3)] {
        for number in 0..12 {
            let turns = 5 + usize::try_from(number).expect("small") * 3;
            let seats = rules(preset, players);
            let seat = seats
                .seats()
                .nth(turns % usize::from(players))
                .expect("a seat");
            let Some((mut first, mut second)) = two_worlds(preset, players, number, turns, seat)
            else {
                continue;
            };
            assert_eq!(first.game.table().to_act(), seat);
            assert_eq!(first.ask(), second.ask());
            compared += 1;
        }
    }
    assert!(compared > 20, "only {compared} positions were compared");
}

#[test]
fn what_a_player_is_told_does_not_depend_on_that_players_cards() {
    let (mut told, mut understood) = (0, 0);
    for (preset, players) in [("original", 2), ("original", 4), ("gf-black", 3)] {
        for number in 0..12 {
            let turns = 4 + usize::try_from(number).expect("small") * 3;
            let seats: Vec<Seat> = rules(preset, players).seats().collect();
            let to_act = turns % seats.len();
            for viewer in seats.iter().copied().filter(|seat| seat.index() != to_act) {
                let Some((mut first, mut second)) =
                    two_worlds(preset, players, number, turns, viewer)
                else {
                    continue;
                };
                for (one, other) in first.bots.iter().zip(&second.bots) {
                    if let (Some(one), Some(other)) = (one.understood(), other.understood()) {
                        assert_eq!(one.explain_to(viewer), other.explain_to(viewer));
                        understood += 1;
                    }
                }
                let (_, action, reasons) = first.ask();
                let (_, other_action, other_reasons) = second.ask();
                // What it does may depend on cards that it sees and the viewer does not. What it
                // says of the same action may not.
                if action == other_action {
                    // Which cards a clue touches is in sight of all once it is given.
                    first.apply(action);
                    second.apply(other_action);
                    if first.game.table() != second.game.table() {
                        continue;
                    }
                    assert_eq!(reasons.explain_to(viewer), other_reasons.explain_to(viewer));
                    told += 1;
                }
            }
        }
    }
    assert!(
        told > 20 && understood > 40,
        "{told} and {understood} were compared"
    );
}

#[test]
fn mixed_levels_seldom_strike_out() {
    let rules = rules("original", 3);
    let games = 60;
    let mut struck_out = 0;
    for number in 0..games {
        let mut levels = Level::ALL;
        levels.rotate_left(usize::try_from(number % 3).expect("small"));
        let mut table = Match::new(deal(&rules, number), &levels).silent();
        table.play_out();
        struck_out += u32::from(table.game.outcome() == Some(Outcome::Lost(LossReason::Strikes)));
    }
    assert!(struck_out <= 4, "{struck_out} of {games} games struck out");
}

/// Games of `players` in which companions of `level` sit with bots that `other` makes, in turn.
/// Strike-outs, and points on average.
fn with_others(
    players: u8,
    level: Level,
    games: u64,
    other: impl Fn(u64) -> Box<dyn Bot>,
) -> (u32, f64) {
    let rules = rules("original", players);
    let (mut struck_out, mut points) = (0, 0.0);
    for number in 0..games {
        let mut game = deal(&rules, number);
        let mut bots: Vec<Box<dyn Bot>> = rules
            .seats()
            .map(|seat| -> Box<dyn Bot> {
                if (seat.index() as u64 + number).is_multiple_of(2) {
                    Box::new(Companion::new(level))
                } else {
                    other(number)
                }
            })
            .collect();
        for (bot, seat) in bots.iter_mut().zip(rules.seats()) {
            bot.begin(&game.view(Audience::Seat(seat)));
        }
        while game.outcome().is_none() {
            let seat = game.table().to_act();
            let view = game.view(Audience::Seat(seat));
            let action = bots[seat.index()].act(&view).action;
            let events = game.apply(action).expect("a bot's action is legal");
            for (bot, seat) in bots.iter_mut().zip(rules.seats()) {
                let view = game.view(Audience::Seat(seat));
                for event in &events {
                    bot.observe(&event.project(view.audience()), &view);
                }
            }
        }
        struck_out += u32::from(game.outcome() == Some(Outcome::Lost(LossReason::Strikes)));
        points += f64::from(game.board().points());
    }
    #[expect(clippy::cast_precision_loss, reason = "few games")]
    (struck_out, points / games as f64)
}

#[test]
fn partners_without_conventions_are_no_ruin() {
    // Who clues by the word alone is soon read by the word alone.
    for players in [2, 3, 4] {
        let games = 60;
        let (struck_out, points) =
            with_others(players, Level::Finesses, games, |_| Box::new(Cautious));
        assert!(struck_out <= 5, "{players}: {struck_out} of {games}");
        assert!(points > 14.0, "{players}: {points} points on average");
    }
}

#[test]
fn partners_who_do_anything_are_survived() {
    for players in 2..=5 {
        for level in Level::ALL {
            with_others(players, level, 3, |seed| Box::new(RandomBot::new(seed)));
        }
    }
}
