//! Tests that the explanations of companions are true.

use std::sync::Arc;

use kagiya_bots::{
    Bot as _, BotName, Companion, Level, Reasons, SeatDriver, Seats, Statement, TableDriver, Value,
};
use kagiya_rules::record::{Entry, Record};
use kagiya_rules::{
    Action, Card, CardId, CardSet, Clue, Deal, Game, Options, PublicEvent, Rules, Seat, Seed,
    SeenEvent,
};

const ENGLISH: &str = include_str!("../../../../locales/en/companion.ftl");
const GERMAN: &str = include_str!("../../../../locales/de/companion.ftl");
const FRENCH: &str = include_str!("../../../../locales/fr/companion.ftl");

/// The number of games: `few`, unless `KAGIYA_DEALS` sets another one.
fn deals(few: u64) -> u64 {
    let asked = std::env::var("KAGIYA_DEALS").ok();
    asked.map_or(few, |number| number.parse().expect("a number of deals"))
}

/// The explanation of one action, and the game before it.
struct Said<'a> {
    before: &'a Game,
    seat: Seat,
    action: Action,
    reasons: &'a Reasons,
    /// How the others understood it, if it was a clue.
    understood: &'a [Reasons],
}

impl Said<'_> {
    /// All statements that anyone can read, during the game or after it.
    fn statements(&self) -> impl Iterator<Item = &Statement> {
        self.understood
            .iter()
            .chain([self.reasons])
            .flat_map(|reasons| {
                let viewers = self.before.rules().seats();
                let heard = viewers.flat_map(|viewer| reasons.explain_to(viewer));
                reasons.after_the_game().iter().chain(heard)
            })
    }
}

fn value<'a>(statement: &'a Statement, name: &str) -> &'a Value {
    let arguments = statement.arguments.iter();
    let mut found = arguments.filter(|(it, _)| *it == name).map(|(_, it)| it);
    found
        .next()
        .unwrap_or_else(|| panic!("{} has no {name}", statement.id))
}

fn cards(statement: &Statement, name: &str) -> CardSet {
    match value(statement, name) {
        Value::Cards(cards) => *cards,
        other => panic!("{}: {other:?}", statement.id),
    }
}

/// Plays games of companions, and shows `check` the explanation of each action.
fn play(options: &Options, level: Level, games: u64, mut check: impl FnMut(&Said<'_>)) {
    let rules = Arc::new(Rules::new(options).expect("valid options"));
    for number in 0..games {
        let deal = Deal::from_seed(Seed::from_number(number));
        let game = Game::deal(&rules, &deal).expect("every seed makes a valid deal");
        let mut table = TableDriver::new(game, |game| {
            Seats::new(game, |_| Some(Companion::new(level).explaining()))
        });
        let mut before = table.game().clone();
        while let Some(decision) = table.decide() {
            let seat = before.table().to_act();
            let events = table.apply(decision.action).expect("a legal action");
            let first = events[0].project(kagiya_rules::Audience::Common);
            let understood: Vec<Reasons> =
                if matches!(first, SeenEvent::Public(PublicEvent::Clued { .. })) {
                    let others = table.players().drivers().iter();
                    let others = others.filter(|driver| driver.seat() != seat);
                    others.filter_map(SeatDriver::understood).collect()
                } else {
                    Vec::new()
                };
            check(&Said {
                before: &before,
                seat,
                action: decision.action,
                reasons: &decision.reasons,
                understood: &understood,
            });
            before.clone_from(table.game());
        }
    }
}

fn original(players: u8) -> Options {
    Options::preset("original", players).expect("a preset")
}

#[test]
fn a_meant_card_is_playable_or_its_predecessor_is_named() {
    let (mut after, mut once) = (0, 0);
    for (level, players) in [
        (Level::Basics, 3),
        (Level::Full, 3),
        (Level::Finesses, 4),
        (Level::Group, 4),
    ] {
        play(&original(players), level, 6, |said| {
            let board = said.before.board();
            for statement in said.statements() {
                match statement.id {
                    "companion-means-play" => {
                        let fits = cards(statement, "cards") & !board.playable();
                        assert!(fits.is_empty(), "{statement:?}");
                    }
                    "companion-means-after" => {
                        let first = cards(statement, "first").only().expect("one card");
                        let next = cards(statement, "cards").only().expect("one card");
                        assert!(!board.is_playable(next));
                        assert!(!board.is_trash(first), "{statement:?}");
                        let height = board.rules.height_of(first);
                        assert_eq!(board.rules.next_card(first.suit(), height + 1), Some(next));
                        after += 1;
                    }
                    "companion-means-once" => {
                        let Value::Held(other) = value(statement, "other") else {
                            panic!("{statement:?}");
                        };
                        let next = cards(statement, "cards").only().expect("one card");
                        let first = cards(statement, "first");
                        assert!(!first.is_empty());
                        for card in first.iter() {
                            assert_eq!(card.suit(), next.suit(), "{statement:?}");
                            let height = |card| board.rules.height_of(card);
                            assert!(height(card) < height(next), "{statement:?}");
                        }
                        let holders = board.rules.seats();
                        let mut hands = holders.map(|seat| board.table.hand(seat));
                        assert!(hands.any(|hand| hand.contains(other)), "{statement:?}");
                        once += 1;
                    }
                    _ => {}
                }
            }
        });
    }
    assert!(after > 10 && once > 10, "{after} and {once}");
}

#[test]
fn a_delayed_play_clue_is_not_explained_as_a_plain_play_clue() {
    let mut waiting = 0;
    play(&original(3), Level::Full, 8, |said| {
        let viewers = said.before.rules().seats();
        let told = viewers.map(|viewer| said.reasons.explain_to(viewer));
        for told in told.chain([said.reasons.after_the_game()]) {
            let waits = told.iter().any(|it| it.id == "companion-means-once");
            if waits {
                assert!(
                    told.iter().all(|it| it.id != "companion-clue-play"),
                    "{told:?}"
                );
                waiting += 1;
            }
        }
    });
    assert!(waiting > 5, "{waiting}");
}

#[test]
fn an_empty_clue_is_explained() {
    let options = original(2).with("empty_clues", "true").expect("an option");
    let mut given = 0;
    let mut refused = 0;
    play(&options, Level::Full, 12, |said| {
        let reasons = said.reasons.after_the_game();
        let has = |id: &str| reasons.iter().any(|it| it.id == id);
        if has("companion-clue-empty") {
            assert!(has("companion-empty-full") || has("companion-empty-keep"));
            given += 1;
        }
        for other in reasons
            .iter()
            .filter(|it| it.id.starts_with("companion-not-"))
        {
            let Value::Action(Action::Clue { to, clue }) = value(other, "action") else {
                continue;
            };
            let to = said.seat.after(*to, 2);
            if !touches(said.before, to, *clue) {
                assert_eq!(other.id, "companion-not-empty");
                refused += 1;
            }
        }
    });
    assert!(
        given > 3 && refused > 3,
        "{given} given and {refused} refused"
    );
}

fn touches(game: &Game, to: Seat, clue: Clue) -> bool {
    let touch = game.rules().touch(clue);
    game.hand(to).any(|(_, card)| touch.contains(card))
}

#[test]
fn every_rejected_alternative_has_a_reason() {
    // The statement that an action is worse gives no reason.
    for line in ENGLISH
        .lines()
        .filter(|line| line.starts_with("companion-not-"))
    {
        assert!(!line.contains("help less"), "{line}");
    }
}

#[test]
fn a_card_said_to_be_needed_is_not_discarded_next() {
    let mut discarded = 0;
    for players in [2, 3] {
        let mut refused: [Option<(CardId, &'static str)>; 3] = [None; 3];
        play(&original(players), Level::Finesses, 10, |said| {
            let last = refused[said.seat.index()].take();
            if let (Action::Discard(card), Some((kept, reason))) = (said.action, last)
                && card == kept
            {
                let words = ENGLISH.lines().find(|line| line.starts_with(reason));
                let words = words.expect("a message for each reason");
                assert!(!words.contains("need it"), "{words}");
                discarded += 1;
            }
            let others = said.reasons.after_the_game().iter();
            refused[said.seat.index()] = others
                .filter(|it| it.id.starts_with("companion-not-"))
                .find_map(|it| match value(it, "action") {
                    Value::Action(Action::Discard(card)) => Some((*card, it.id)),
                    _ => None,
                });
        });
    }
    assert!(discarded > 5, "{discarded}");
}

/// The card that `statement` is about.
fn print(said: &Said<'_>, statement: &Statement) -> Card {
    let Value::Held(id) = value(statement, "card") else {
        panic!("{statement:?}");
    };
    let seats = said.before.rules().seats();
    let mut hands = seats.flat_map(|seat| said.before.hand(seat));
    let (_, card) = hands.find(|(it, _)| it == id).expect("a card in a hand");
    card
}

#[test]
fn certain_statements_are_true() {
    let mut said_of_plays = [0; 2];
    let mut said_of_discards = [0; 2];
    let mut wrong = 0;
    for (level, players, games) in [
        (Level::Basics, 3, 60),
        (Level::Finesses, 4, 60),
        (Level::Finesses, 2, 30),
        (Level::Full, 3, 4),
        (Level::Group, 3, 4),
    ] {
        play(&original(players), level, deals(games), |said| {
            let board = said.before.board();
            let viewers = said.before.rules().seats();
            let told = viewers.flat_map(|viewer| said.reasons.explain_to(viewer));
            for statement in told.chain(said.reasons.after_the_game()) {
                match statement.id {
                    "companion-play-sure" => {
                        assert!(board.is_playable(print(said, statement)), "{statement:?}");
                        said_of_plays[0] += 1;
                    }
                    "companion-discard-trash" => {
                        assert!(board.is_trash(print(said, statement)), "{statement:?}");
                        said_of_discards[0] += 1;
                    }
                    // Based on conventions: mostly true, and never contradicted by the clues.
                    "companion-play-good-touch" | "companion-play-read" => {
                        let cards = cards(statement, "cards");
                        assert!((cards & !board.playable()).is_empty(), "{statement:?}");
                        wrong += usize::from(!board.is_playable(print(said, statement)));
                        said_of_plays[1] += 1;
                    }
                    "companion-discard-read" | "companion-discard-twin" => said_of_discards[1] += 1,
                    _ => {}
                }
            }
        });
    }
    assert!(
        said_of_plays.iter().all(|it| *it > 100),
        "{said_of_plays:?}"
    );
    assert!(
        said_of_discards.iter().all(|it| *it > 10),
        "{said_of_discards:?}"
    );
    // Otherwise these would be certain too.
    assert!(wrong > 0);
}

#[test]
fn uncertain_cards_are_not_said_to_be_certain() {
    let certain = ["companion-play-sure"];
    for (text, words) in [
        (ENGLISH, ["must", "certain", "surely"].as_slice()),
        (GERMAN, ["muss", "müssen", "sicher"].as_slice()),
        (FRENCH, ["doit", "doivent", "forcément"].as_slice()),
    ] {
        let mut id = "";
        for line in text.lines() {
            if let Some((name, _)) = line.split_once(" = ")
                && name.starts_with("companion-")
            {
                id = name;
            }
            let mut said = line.split(|it: char| !it.is_alphabetic());
            if said.any(|word| words.contains(&word)) && !line.starts_with('#') {
                assert!(certain.contains(&id), "{line}");
            }
        }
    }
}

#[test]
fn no_play_is_postponed_beyond_the_last_turn() {
    let mut last = 0;
    for (level, players, games) in [(Level::Basics, 3, 30), (Level::Finesses, 4, 30)] {
        play(&original(players), level, games, |said| {
            let left = said.before.table().turns_left();
            if left.is_none_or(|left| left > players) {
                return;
            }
            for statement in said.statements() {
                assert!(
                    !matches!(
                        statement.id,
                        "companion-not-play-later"
                            | "companion-not-clue-later"
                            | "companion-not-token"
                            | "companion-not-discard-yet"
                    ),
                    "{statement:?}"
                );
                last += usize::from(statement.id == "companion-not-last-turn");
            }
        });
    }
    assert!(last > 100, "{last}");
}

#[test]
fn after_the_game_all_reasons_are_shown() {
    let (mut gambles, mut later) = (0, 0);
    for (level, players, games) in [(Level::Basics, 3, 40), (Level::Finesses, 2, 40)] {
        play(&original(players), level, games, |said| {
            for statement in said.reasons.after_the_game() {
                let id = statement.id;
                assert!(!id.ends_with("-untold"), "{statement:?}");
                gambles += usize::from(id == "companion-play-gamble");
            }
            let viewers = said.before.rules().seats();
            let mut told = viewers.flat_map(|viewer| said.reasons.explain_to(viewer));
            later += usize::from(told.any(|it| it.id.ends_with("-untold")));
        });
    }
    assert!(gambles > 0 && later > 0, "{gambles} and {later}");
}

#[test]
fn new_cards_of_a_trash_clue_are_trash() {
    let mut given = 0;
    play(&original(3), Level::Full, 12, |said| {
        let Action::Clue { to, clue } = said.action else {
            return;
        };
        let to = said.seat.after(to, 3);
        if !said
            .statements()
            .any(|it| it.id.ends_with("-trash") && it.id != "companion-not-trash")
        {
            return;
        }
        let touch = said.before.rules().touch(clue);
        let marks = said.before.table().marks(to).iter();
        for ((_, card), marks) in said.before.hand(to).zip(marks) {
            if touch.contains(card) && !marks.is_clued() {
                assert!(said.before.board().is_trash(card), "{card:?}");
            }
        }
        given += 1;
    });
    assert!(given > 0);
}

/// Games of an evening at three tables: a person in the first seat, companions of level 4 in the
/// others.
const EVENING: [&str; 3] = [
    include_str!("evenings/two.json"),
    include_str!("evenings/three.json"),
    include_str!("evenings/four.json"),
];

/// Shows `check` what companions say in these games: about the actions that they would repeat, and
/// about every clue.
fn look_back(mut check: impl FnMut(&Said<'_>)) {
    for text in EVENING {
        let record = Record::from_json(text).expect("a record");
        let mut before = record.game_after(0);
        let seats = before.rules().players();
        let level_4: BotName = "companion-4".parse().expect("a bot");
        let there: Vec<_> = (0..seats)
            .map(|seat| (seat > 0).then_some(level_4))
            .collect();
        let mut drivers: Vec<SeatDriver<Companion>> = before
            .rules()
            .seats()
            .skip(1)
            .map(|seat| {
                let mut companion = Companion::new(Level::Group).explaining();
                companion.meet(&there);
                SeatDriver::new(companion, seat, &before)
            })
            .collect();
        for entry in record.entries() {
            let Entry::Action(action) = *entry else {
                panic!("{entry:?}");
            };
            let seat = before.table().to_act();
            let decided = drivers.iter_mut().find_map(SeatDriver::decide);
            let again = decided.filter(|decision| decision.action == action);
            let mut after = before.clone();
            let events = after.apply(action).expect("what was played");
            for driver in &mut drivers {
                driver.see(&events, &after);
            }
            let others = drivers.iter().filter(|driver| driver.seat() != seat);
            let is_clue = matches!(action, Action::Clue { .. });
            let understood = others
                .filter(|_| is_clue)
                .filter_map(SeatDriver::understood)
                .collect::<Vec<_>>();
            check(&Said {
                before: &before,
                seat,
                action,
                reasons: &again.map(|decision| decision.reasons).unwrap_or_default(),
                understood: &understood,
            });
            before = after;
        }
    }
}

/// The cards that a clue touches, oldest first, each with whether it was clued before.
fn touched(said: &Said<'_>) -> Vec<(CardId, bool)> {
    let Action::Clue { to, clue } = said.action else {
        return Vec::new();
    };
    let game = said.before;
    let to = said.seat.after(to, game.rules().players());
    let touch = game.rules().touch(clue);
    let marks = game.table().marks(to).iter();
    let mut touched: Vec<_> = game
        .hand(to)
        .zip(marks)
        .filter(|((_, card), _)| touch.contains(*card))
        .map(|((id, _), marks)| (id, marks.is_clued()))
        .collect();
    touched.sort_unstable();
    touched
}

#[test]
fn the_stated_focus_rule_is_true() {
    let (mut oldest, mut only) = (0, 0);
    look_back(|said| {
        let all = touched(said);
        let fresh: Vec<CardId> = all.iter().filter(|it| !it.1).map(|it| it.0).collect();
        for statement in said.statements() {
            let Some(why) = statement.id.strip_prefix("companion-focus-") else {
                continue;
            };
            let Value::Held(card) = *value(statement, "card") else {
                panic!("{statement:?}");
            };
            match why {
                "only" => {
                    assert_eq!(all.len(), 1, "{statement:?}");
                    only += 1;
                }
                "new" => assert_eq!(fresh, [card], "{statement:?}"),
                "newest" => {
                    assert!(fresh.len() > 1, "{statement:?}");
                    assert_eq!(fresh.last(), Some(&card), "{statement:?}");
                }
                "oldest" => {
                    assert_eq!(fresh.first(), Some(&card), "{statement:?}");
                    oldest += 1;
                }
                "chop" => assert!(fresh.contains(&card), "{statement:?}"),
                _ => assert!(fresh.is_empty(), "{statement:?}"),
            }
        }
    });
    assert!(oldest > 0 && only > 10, "{oldest} and {only}");
}

#[test]
fn a_predecessor_is_of_the_same_firework() {
    let (mut once, mut bluffs, mut after) = (0, 0, 0);
    look_back(|said| {
        for statement in said.statements() {
            match statement.id {
                "companion-means-once" => {
                    let next = cards(statement, "cards").only().expect("one card");
                    let first = cards(statement, "first");
                    assert!(
                        first.iter().all(|it| it.suit() == next.suit()),
                        "{statement:?}"
                    );
                    once += 1;
                }
                "companion-means-after" => {
                    assert!(cards(statement, "first").only().is_some(), "{statement:?}");
                    after += 1;
                }
                "companion-means-bluff" => bluffs += 1,
                _ => {}
            }
        }
    });
    assert!(
        once > 0 && bluffs > 0 && after > 0,
        "{once}, {bluffs} and {after}"
    );
}

#[test]
fn a_clue_without_a_call_has_no_focus() {
    let mut plain = 0;
    look_back(|said| {
        let viewers: Vec<Seat> = said.before.rules().seats().collect();
        for reasons in said.understood {
            let told = viewers.iter().map(|viewer| reasons.explain_to(*viewer));
            for told in told.chain([reasons.after_the_game()]) {
                let is = |start: &str| told.iter().any(|it| it.id.starts_with(start));
                if is("companion-heard-plain") {
                    assert!(!is("companion-focus-"), "{told:?}");
                    plain += 1;
                }
                // A play that waits for another card is not called at once.
                let at_once = told.iter().any(|it| it.id == "companion-heard-play");
                assert!(!at_once || !is("companion-means-after"), "{told:?}");
            }
        }
    });
    assert!(plain > 0, "{plain}");
}

#[test]
fn the_second_player_called_for_a_card_is_an_alternative() {
    let mut or_else = 0;
    look_back(|said| {
        let viewers: Vec<Seat> = said.before.rules().seats().collect();
        for reasons in said.understood {
            let told = viewers.iter().map(|viewer| reasons.explain_to(*viewer));
            for told in told.chain([reasons.after_the_game()]) {
                let asked = told
                    .iter()
                    .filter(|it| it.id.starts_with("companion-asks-"));
                let asked: Vec<_> = asked.collect();
                for (place, second) in asked.iter().enumerate() {
                    let same = asked[..place].iter().any(|first| {
                        value(first, "seat") != value(second, "seat")
                            && !(cards(first, "cards") & cards(second, "cards")).is_empty()
                    });
                    assert_eq!(same, second.id.ends_with("-else"), "{told:?}");
                    or_else += usize::from(same);
                }
            }
        }
    });
    assert!(or_else > 0, "{or_else}");
}

#[test]
fn rejected_alternatives_are_plausible_actions() {
    let (mut unsure, mut of_use) = (0, 0);
    look_back(|said| {
        let board = said.before.board();
        let playable = |card: CardId| {
            let mut hand = said.before.hand(said.seat);
            let held = hand.find(|(id, _)| *id == card);
            held.is_some_and(|(_, card)| board.is_playable(card))
        };
        // The holder of the card for which a clue waits gets reasons that are true without it.
        for statement in said.reasons.after_the_game() {
            if !statement.id.starts_with("companion-not-") {
                continue;
            }
            let Value::Action(other) = *value(statement, "action") else {
                panic!("{statement:?}");
            };
            match (said.action, other) {
                (Action::Discard(_), Action::Discard(_)) => {
                    assert_eq!(statement.id, "companion-not-discard-other");
                    of_use += 1;
                }
                (Action::Play { card, .. }, Action::Discard(other)) => assert_ne!(card, other),
                (_, Action::Play { card, .. }) => {
                    // In these games nobody believed an unplayable card to be playable.
                    let is_unsure = statement.id == "companion-not-play-unsure";
                    assert!(is_unsure || playable(card), "{statement:?}");
                    unsure += usize::from(is_unsure);
                }
                _ => {}
            }
        }
    });
    assert!(unsure > 5 && of_use > 0, "{unsure} and {of_use}");
}

#[test]
fn a_play_for_a_hidden_card_is_explained_conditionally() {
    let mut told_if = 0;
    look_back(|said| {
        let you = Seat::new(0).expect("a seat");
        for statement in said.reasons.explain_to(you) {
            if statement.id == "companion-play-if" {
                let Value::Held(other) = *value(statement, "other") else {
                    panic!("{statement:?}");
                };
                let mut hand = said.before.hand(you);
                let (_, card) = hand.find(|(id, _)| *id == other).expect("your card");
                assert!(cards(statement, "cards").contains(card), "{statement:?}");
                told_if += 1;
            }
        }
    });
    assert!(told_if > 1, "{told_if}");
}

#[test]
fn last_turn_gambles_are_explained_only_in_the_final_round() {
    let mut likely = 0;
    look_back(|said| {
        for statement in said.statements() {
            match statement.id {
                "companion-play-gamble" => {
                    assert!(said.before.table().turns_left().is_some(), "{statement:?}");
                }
                "companion-play-likely" => likely += 1,
                _ => {}
            }
        }
    });
    assert!(likely > 0, "{likely}");
}

#[test]
fn near_the_end_reasons_refer_to_counting() {
    let mut counted = 0;
    play(&original(3), Level::Group, 4, |said| {
        let is_near = said.before.table().deck_size() <= 3;
        for statement in said.statements() {
            match statement.id {
                "companion-not-counted" => {
                    assert!(is_near, "the end is far");
                    counted += 1;
                }
                "companion-not-play-urgent"
                | "companion-not-play-later"
                | "companion-not-clue-later"
                | "companion-not-discard-yet"
                | "companion-not-token" => assert!(!is_near, "{}", statement.id),
                _ => {}
            }
        }
    });
    assert!(counted >= 10, "only {counted}");
}
