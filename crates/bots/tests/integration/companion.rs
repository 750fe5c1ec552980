//! Laws of the companion. Its actions depend only on what it can see. What it tells a player during
//! the game doesn't depend on that player's own cards. `presets.rs` tests that it plays every
//! edition legally.
//!
//! `KAGIYA_DEALS=100` tests the laws on that many deals for each table.

use std::sync::Arc;

use kagiya_bots::{
    AgreedConventions, Bot, Companion, Level, Reasons, SeatDriver, Seats, StyleTrait, TableDriver,
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

pub(crate) fn rules(preset: &str, players: u8) -> Arc<Rules> {
    let options = Options::preset(preset, players).expect("a preset");
    Arc::new(Rules::new(&options).expect("presets are valid"))
}

pub(crate) fn deal(rules: &Arc<Rules>, number: u64) -> Game {
    Game::deal(rules, &Deal::from_seed(Seed::from_number(number)))
        .expect("every seed makes a valid deal")
}

/// The number of deals: `few`, unless the environment sets another one.
pub(crate) fn deals(few: u64) -> u64 {
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
        for number in 0..deals(1) {
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
