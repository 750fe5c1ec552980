//! Laws of the companion. Its actions depend only on what it can see. What it tells a player during
//! the game doesn't depend on that player's own cards. `presets.rs` tests that it plays every
//! edition legally.
//!
//! `KAGIYA_DEALS=100` tests the laws on that many deals for each table.

use std::sync::Arc;

use kagiya_bots::{
    AgreedConventions, Bot, BotName, Cautious, Companion, Kind, Level, Random as RandomBot,
    Reasons, SeatDriver, Seats, StyleTrait, TableDriver,
};
use kagiya_rules::{
    Action, Audience, Card, Deal, DealtCards, Game, LossReason, Options, Outcome, PublicEvent,
    Rules, Seat, Seed, SeenEvent, Tile, World,
};

/// The levels in seat order. The highest comes first, so it is there with two players too.
const LEVELS: [Level; 4] = [Level::Group, Level::Basics, Level::Full, Level::Finesses];

/// A game with its bots.
#[derive(Clone)]
struct Match {
    table: TableDriver<Seats<Companion>>,
    actions: Vec<Action>,
    dealt: Dealt,
}

/// How the cards and tiles of a game were dealt.
#[derive(Clone)]
struct Dealt {
    /// The whole deck in drawing order, which is the order of ids.
    deck: Vec<Card>,
    tiles: Vec<Tile>,
    /// Whether a card was shuffled back, which changes the order of the deck.
    is_reshuffled: bool,
}

impl Dealt {
    fn of(game: &Game) -> Self {
        let hands = game.rules().seats().flat_map(|seat| game.hand(seat));
        let mut deck: Vec<_> = hands.collect();
        deck.sort_by_key(|(id, _)| *id);
        Self {
            deck: deck
                .into_iter()
                .map(|(_, card)| card)
                .chain(game.deck().iter().copied())
                .collect(),
            tiles: game.face_down_tiles().to_vec(),
            is_reshuffled: false,
        }
    }
}

impl Match {
    fn new(game: Game, levels: &[Level]) -> Self {
        Self::with(game, levels, Companion::explaining)
    }

    fn silent(game: Game, levels: &[Level]) -> Self {
        Self::with(game, levels, |companion| companion)
    }

    /// The same at a table with agreed conventions.
    fn stating(game: Game, levels: &[Level], agreed: AgreedConventions) -> Self {
        Self::with(game, levels, |companion| {
            let mut companion = companion.explaining();
            companion.agree(agreed);
            companion
        })
    }

    fn with(game: Game, levels: &[Level], manner: impl Fn(Companion) -> Companion) -> Self {
        let companion = |seat: Seat| manner(Companion::new(levels[seat.index() % levels.len()]));
        Self {
            dealt: Dealt::of(&game),
            table: TableDriver::new(game, |game| Seats::new(game, |seat| Some(companion(seat)))),
            actions: Vec::new(),
        }
    }

    fn game(&self) -> &Game {
        self.table.game()
    }

    fn bots(&self) -> impl Iterator<Item = &Companion> {
        self.table.players().drivers().iter().map(SeatDriver::bot)
    }

    /// The decision of the bot to act.
    fn ask(&mut self) -> (Seat, Action, Reasons) {
        let seat = self.game().table().to_act();
        let decision = self.table.decide().expect("the game is running");
        (seat, decision.action, decision.reasons)
    }

    fn apply(&mut self, action: Action) {
        let events = self.table.apply(action).expect("a bot's action is legal");
        self.actions.push(action);
        for event in &events {
            let event = event.project(Audience::Common);
            self.dealt.is_reshuffled |=
                matches!(event, SeenEvent::Public(PublicEvent::ShuffledBack { .. }));
        }
    }

    fn play_out(&mut self) {
        while self.game().outcome().is_none() {
            let (_, action, _) = self.ask();
            self.apply(action);
        }
    }
}

fn rules(preset: &str, players: u8) -> Arc<Rules> {
    let options = Options::preset(preset, players).expect("a preset");
    Arc::new(Rules::new(&options).expect("presets are valid"))
}

fn deal(rules: &Arc<Rules>, number: u64) -> Game {
    Game::deal(rules, &Deal::from_seed(Seed::from_number(number)))
        .expect("every seed makes a valid deal")
}

/// The number of deals: `few`, unless the environment sets another one.
fn deals(few: u64) -> u64 {
    let asked = std::env::var("KAGIYA_DEALS").ok();
    asked.map_or(few, |number| number.parse().expect("a number of deals"))
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
        let rules = Arc::new(Rules::new(&options).expect("valid options"));
        for number in 0..deals(2) {
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
    while table.game().outcome().is_none() {
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
    for number in 0..deals(2) {
        let mut explaining = Match::new(deal(&rules, number), &Level::ALL);
        let mut silent = Match::silent(deal(&rules, number), &Level::ALL);
        explaining.play_out();
        silent.play_out();
        assert_eq!(explaining.actions, silent.actions);
    }
}

/// The same deal except for what `seat` can't see: its own hand, the deck and the face-down tiles
/// are dealt again, in agreement with its clues. `None` if none is found.
fn dealt_otherwise(first: &Match, seat: Seat, random: &mut Random) -> Option<Game> {
    let game = first.game();
    let view = game.view(Audience::Seat(seat));
    let hand = game.table().hand(seat);
    let mut hidden: Vec<Card> = game.hand(seat).map(|(_, card)| card).collect();
    hidden.extend(game.deck());
    'again: for _ in 0..300 {
        for i in (1..hidden.len()).rev() {
            hidden.swap(i, random.below(i + 1));
        }
        for (slot, id) in hand.iter().enumerate() {
            // Swap the card with one of the deck, or start again.
            let possible = view.possible(*id).expect("a card in a hand");
            if possible.contains(hidden[slot]) {
                continue;
            }
            let mut others = hand.len()..hidden.len();
            let Some(other) = others.find(|i| possible.contains(hidden[*i])) else {
                continue 'again;
            };
            hidden.swap(slot, other);
        }
        let (held, rest) = hidden.split_at(hand.len());
        let world = World {
            hands: held,
            deck: rest,
            tiles: game.face_down_tiles(),
            seed: Seed::from_number(0),
        };
        if view.imagine(&world).is_err() {
            continue;
        }
        let drawn = usize::from(game.table().next_id().number());
        let mut deck = first.dealt.deck.clone();
        for (id, card) in hand.iter().zip(held) {
            deck[usize::from(id.number())] = *card;
        }
        deck.truncate(drawn);
        deck.extend(rest);
        let mut tiles = first.dealt.tiles.clone();
        let revealed = tiles.len() - game.face_down_tiles().len();
        tiles[revealed..].reverse();
        let deal = Deal {
            cards: DealtCards::Listed {
                deck,
                tiles,
                seed: Seed::from_number(0),
            },
            first: None,
        };
        return Game::deal(game.rules(), &deal).ok();
    }
    None
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

/// The agreements at the table of a deal: none for even numbers, else all traits denied or
/// affirmed.
fn agreed(number: u64) -> AgreedConventions {
    let none = AgreedConventions::default();
    match number % 4 {
        1 => StyleTrait::ALL
            .iter()
            .fold(none, |all, style_trait| all.with(*style_trait, false)),
        3 => StyleTrait::ALL
            .iter()
            .fold(none, |all, style_trait| all.with(*style_trait, true)),
        _ => none,
    }
}

/// Plays `turns` turns of a game. `None` if it ends before, or a card was shuffled back.
fn played(preset: &str, players: u8, number: u64, turns: usize) -> Option<Match> {
    let options = Options::preset(preset, players)
        .expect("a preset")
        .with("first_player", "seat(0)")
        .expect("an option");
    let rules = Arc::new(Rules::new(&options).expect("presets are valid"));
    let mut table = Match::stating(deal(&rules, number), &LEVELS, agreed(number));
    for _ in 0..turns {
        if table.game().outcome().is_some() {
            return None;
        }
        let (_, action, _) = table.ask();
        table.apply(action);
    }
    (table.game().outcome().is_none() && !table.dealt.is_reshuffled).then_some(table)
}

/// The same actions with everything that `seat` doesn't see dealt again.
fn otherwise(first: &Match, seat: Seat, number: u64) -> Option<Match> {
    let other = dealt_otherwise(first, seat, &mut Random(number))?;
    let mut second = Match::stating(other, &LEVELS, agreed(number));
    for action in &first.actions {
        let _ = second.ask();
        second.apply(*action);
    }
    let view = |it: &Match| it.game().view(Audience::Seat(seat));
    assert_eq!(view(first), view(&second));
    Some(second)
}

#[test]
fn actions_do_not_depend_on_unseen_cards() {
    for (preset, players) in [
        ("original", 2),
        ("original", 4),
        ("rainbow-all", 3),
        ("gf-black", 3),
        ("gf-flamboyants", 4),
        ("gf-everything", 2),
    ] {
        let (mut compared, mut others) = (0, 0);
        for number in 0..deals(12) {
            let turns = 5 + usize::try_from(number % 12).expect("small") * 3;
            let Some(mut first) = played(preset, players, number, turns) else {
                continue;
            };
            let seat = first.game().table().to_act();
            let Some(mut second) = otherwise(&first, seat, number) else {
                continue;
            };
            assert_eq!(first.ask(), second.ask(), "{preset}, deal {number}");
            compared += 1;
            others += u32::from(!first.game().hand(seat).eq(second.game().hand(seat)));
        }
        assert!(compared > 5, "{preset}: only {compared} were compared");
        assert!(others > 5, "{preset}: only {others} hands were others");
    }
}

#[test]
fn explanations_do_not_depend_on_the_viewers_cards() {
    let (mut told, mut understood) = (0, 0);
    for (preset, players) in [("original", 2), ("original", 4), ("gf-black", 3)] {
        for number in 0..deals(12) {
            let turns = 4 + usize::try_from(number % 12).expect("small") * 3;
            let Some(table) = played(preset, players, number, turns) else {
                continue;
            };
            let to_act = table.game().table().to_act();
            for viewer in table.game().rules().seats().filter(|seat| *seat != to_act) {
                let Some(mut second) = otherwise(&table, viewer, number) else {
                    continue;
                };
                let mut first = table.clone();
                for (one, other) in first.bots().zip(second.bots()) {
                    if let (Some(one), Some(other)) = (one.understood(), other.understood()) {
                        assert_eq!(one.explain_to(viewer), other.explain_to(viewer));
                        understood += 1;
                    }
                }
                let (_, action, reasons) = first.ask();
                let (_, other_action, other_reasons) = second.ask();
                // The action may depend on cards that the viewer doesn't see. The explanation of
                // the same action may not.
                if action == other_action {
                    // Everyone sees which cards a clue touches, once it is given.
                    first.apply(action);
                    second.apply(other_action);
                    if first.game().table() != second.game().table() {
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
        let mut table = Match::silent(deal(&rules, number), &levels);
        table.play_out();
        struck_out += u32::from(table.game().outcome() == Some(Outcome::Lost(LossReason::Strikes)));
    }
    assert!(struck_out <= 4, "{struck_out} of {games} games struck out");
}

/// The kinds with these names.
fn kinds<const N: usize>(names: [&str; N]) -> [&'static Kind; N] {
    names.map(|name| Kind::find(name).expect("a bot"))
}

/// The actions of a game and its points. If `met`, the bots know each other's names.
fn among_bots(table: &[&'static Kind], met: bool, number: u64) -> (Vec<Action>, i8) {
    let rules = rules("original", 3);
    let mut driver = TableDriver::new(deal(&rules, number), |game| {
        Seats::new(game, |seat| {
            let mut bot = table[seat.index()].make();
            if met {
                bot.meet(
                    &table
                        .iter()
                        .map(|kind| Some((*kind).into()))
                        .collect::<Vec<_>>(),
                );
            }
            Some(bot)
        })
    });
    let mut actions = Vec::new();
    while let Some(decision) = driver.decide() {
        driver
            .apply(decision.action)
            .expect("a bot's action is legal");
        actions.push(decision.action);
    }
    (actions, driver.game().board().points())
}

/// A partner of level 1 costs less than playing by its level with everybody.
#[test]
fn a_beginner_at_the_table_does_not_make_all_beginners() {
    let points = |names| -> i32 {
        let table = kinds(names);
        let points = |number| i32::from(among_bots(&table, true, number).1);
        (0..deals(40)).map(points).sum()
    };
    let mixed = points(["companion-4", "companion-1", "companion-4"]);
    let beginners = points(["companion-1"; 3]);
    assert!(mixed > beginners + 8, "{mixed} and {beginners}");
}

/// The first companion and the second would finesse a third of their level. They give a partner of
/// level 1 the same clues as that partner gives, if they choose at first sight.
#[test]
fn each_partner_gets_clues_of_its_level() {
    let rules = rules("original", 2);
    let first_clue = |names: [&str; 2], number| {
        let game = deal(&rules, number);
        let table = kinds(names);
        let mut bot = table[0].make();
        bot.meet(&table.map(|kind| Some(kind.into())));
        let seat = SeatDriver::new(bot, game.table().to_act(), &game).decide();
        seat.expect("its turn").action
    };
    let both = ["companion-2", "companion-1"];
    for number in 0..deals(40) {
        let expected = first_clue(["companion-1"; 2], number);
        assert_eq!(first_clue(both, number), expected, "deal {number}");
    }
}

#[test]
fn a_person_at_the_table_gets_clues_of_the_own_level() {
    let rules = rules("original", 3);
    let play = |level: Level, names: [Option<&str>; 3], number| {
        let game = deal(&rules, number);
        let mut bot = Companion::new(level);
        let kind = |name: Option<&str>| name.and_then(Kind::find).map(Into::into);
        bot.meet(&names.map(kind));
        let decision = SeatDriver::new(bot, game.table().to_act(), &game).decide();
        decision.expect("its turn").action
    };
    let (third, first) = (Some("companion-3"), Some("companion-1"));
    let mixed = |number| play(Level::Full, [third, None, first], number);
    let beginners = |number| play(Level::Basics, [first, None, first], number);
    let strangers = |number| play(Level::Full, [third, None, None], number);
    let differ = (0..40).filter(|number| mixed(*number) != beginners(*number));
    assert!(differ.count() > 5);
    let differ = (0..40).filter(|number| mixed(*number) != strangers(*number));
    assert!(differ.count() > 0);
}

#[test]
fn a_literal_partner_gets_literal_clues() {
    let table = kinds(["companion-3", "cautious", "companion-3"]);
    let points = |met| -> i32 {
        (0..20)
            .map(|number| i32::from(among_bots(&table, met, number).1))
            .sum()
    };
    let (met, strangers) = (points(true), points(false));
    assert!(met >= strangers + 20, "{met} and {strangers} in 20 games");
}

/// Plays a game in which the first companion doesn't know the second player, who plays as `name`
/// does. Returns its statements to that player about their playstyle after the last action, and the
/// points.
fn assumptions(name: &str, number: u64) -> (Vec<&'static str>, i8) {
    let odd: BotName = name.parse().expect("a bot");
    let plain: BotName = "companion-2".parse().expect("a bot");
    let second = Seat::new(1).expect("a seat");
    let game = deal(&rules("original", 3), number);
    let mut driver = TableDriver::new(game, |game| {
        Seats::new(game, |seat| {
            let is_odd = seat == second;
            let mut bot = if is_odd { odd } else { plain }.make_explaining();
            bot.meet(&[Some(plain), is_odd.then_some(odd), Some(plain)]);
            Some(bot)
        })
    });
    let mut said = Vec::new();
    while let Some(decision) = driver.decide() {
        if driver.game().table().to_act().index() == 0 {
            let reasons = decision.reasons.explain_to(second).iter();
            let assumed = reasons.filter(|it| it.id.starts_with("companion-assumes-"));
            said = assumed.map(|it| it.id).collect();
        }
        driver
            .apply(decision.action)
            .expect("a bot's action is legal");
    }
    (said, driver.game().board().points())
}

#[test]
fn a_strangers_playstyle_is_learned_and_stated() {
    let games = deals(12);
    let seen = |name, statement| {
        let games = 0..games;
        let seen = games.filter(|number| assumptions(name, *number).0.contains(&statement));
        u64::try_from(seen.count()).expect("small")
    };
    let newest = "companion-assumes-newest-chop";
    assert!(2 * seen("companion-2:newest-chop", newest) > games);
    assert_eq!(seen("companion-2", newest), 0);
}

#[test]
fn known_playstyles_cost_little() {
    let plain = "companion-2";
    let points = |name: &str| -> i32 {
        let odd: BotName = name.parse().expect("a bot");
        let plain: BotName = plain.parse().expect("a bot");
        let table = [Some(plain), Some(odd), Some(plain)];
        (0..deals(40))
            .map(|number| {
                let game = deal(&rules("original", 3), number);
                let mut driver = TableDriver::new(game, |game| {
                    Seats::new(game, |seat| {
                        let mut bot = table[seat.index()]?.make();
                        bot.meet(&table);
                        Some(bot)
                    })
                });
                driver.play().expect("a bot's action is legal");
                i32::from(driver.game().board().points())
            })
            .sum()
    };
    let usual = points(plain);
    for switch in StyleTrait::ALL.map(StyleTrait::switch) {
        let otherwise = points(&format!("{plain}:{switch}"));
        assert!(
            otherwise > usual - i32::try_from(deals(40)).expect("small"),
            "{switch}"
        );
    }
}

#[test]
fn level_4_uses_the_human_model_only_with_strangers() {
    let table = kinds(["companion-4"; 3]);
    let differ = (0..4).filter(|number| {
        among_bots(&table, true, *number).0 != among_bots(&table, false, *number).0
    });
    assert_eq!(differ.count(), 4);
}

/// Plays games in which companions of `level` alternate with bots made by `other`. Returns the
/// number of strike-outs and the mean points.
fn with_others(
    players: u8,
    level: Level,
    games: u64,
    other: impl Fn(u64) -> Box<dyn Bot>,
) -> (u32, f64) {
    let rules = rules("original", players);
    let (mut struck_out, mut points) = (0, 0.0);
    for number in 0..games {
        let mut table = TableDriver::new(deal(&rules, number), |game| {
            Seats::new(game, |seat| -> Option<Box<dyn Bot>> {
                let mine = (seat.index() as u64 + number).is_multiple_of(2);
                Some(if mine {
                    Box::new(Companion::new(level))
                } else {
                    other(number)
                })
            })
        });
        let outcome = table.play().expect("a bot's action is legal");
        struck_out += u32::from(outcome == Some(Outcome::Lost(LossReason::Strikes)));
        points += f64::from(table.game().board().points());
    }
    #[expect(clippy::cast_precision_loss, reason = "few games")]
    (struck_out, points / games as f64)
}

#[test]
fn literal_partners_seldom_lose_games() {
    // The clues of a player who clues literally are soon read literally.
    for players in [2, 3, 4] {
        let games = 60;
        let (struck_out, points) =
            with_others(players, Level::Finesses, games, |_| Box::new(Cautious));
        assert!(struck_out <= 5, "{players}: {struck_out} of {games}");
        assert!(points > 14.0, "{players}: {points} points on average");
    }
}

#[test]
fn random_partners_seldom_lose_games() {
    for players in 2..=5 {
        for level in Level::ALL {
            with_others(players, level, 3, |seed| Box::new(RandomBot::new(seed)));
        }
    }
}

#[test]
fn a_discard_instead_of_a_play_resets_the_belief() {
    let rules = rules("original", 3);
    let (mut passed, mut literal) = (0, 0);
    for number in 0..40 {
        let mut table = Match::silent(deal(&rules, number), &[Level::Basics]);
        while table.game().outcome().is_none() {
            let game = table.game();
            let (seat, playable) = (game.table().to_act(), game.board().playable());
            let hand = game.table().hand(seat).to_vec();
            let bot = table.bots().nth(seat.index()).expect("a bot on each seat");
            let believed_identities = |id| bot.believed_identities(id).expect("a card in a hand");
            let marks = game.table().marks(seat);
            let fits = hand.iter().zip(marks).find(|(id, marks)| {
                let (taken, possible) = (believed_identities(**id), rules.possible(**marks));
                !taken.is_empty()
                    && (taken & !playable).is_empty()
                    && !(possible & !playable).is_empty()
            });
            let other = fits.and_then(|(id, _)| hand.iter().find(|other| *other != id));
            let may_discard = game.table().clue_tokens() < rules.max_clue_tokens();
            let (Some((id, _)), Some(other), true) = (fits, other, may_discard) else {
                let (_, action, _) = table.ask();
                table.apply(action);
                continue;
            };
            let (id, before) = (*id, believed_identities(*id));
            table.apply(Action::Discard(*other));
            let mut after = table
                .bots()
                .map(|bot| bot.believed_identities(id).expect("held"));
            literal += usize::from(after.all(|after| after.len() > before.len()));
            passed += 1;
            break;
        }
    }
    assert!(passed > 20 && 2 * literal > passed, "{literal} of {passed}");
}
