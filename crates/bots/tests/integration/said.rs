//! Games of companions, with what they say about each action.

use std::sync::Arc;

use kagiya_bots::{
    Analysis, Bot as _, BotName, Companion, Level, Reasons, SeatDriver, Seats, Statement,
    TableDriver, Value, profiles,
};
use kagiya_rules::record::{Entry, Record};
use kagiya_rules::{
    Action, Card, CardSet, Deal, Game, Options, PublicEvent, Rules, Seat, Seed, SeenEvent,
};

/// The explanation of one action, and the game before it.
pub(super) struct Said<'a> {
    pub(super) before: &'a Game,
    pub(super) seat: Seat,
    pub(super) action: Action,
    pub(super) reasons: &'a Reasons,
    /// How the others understood it, if it was a clue.
    pub(super) understood: &'a [Reasons],
}

impl Said<'_> {
    /// All statements that anyone can read, during the game or after it.
    pub(super) fn statements(&self) -> impl Iterator<Item = &Statement> {
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

pub(super) fn value<'a>(statement: &'a Statement, name: &str) -> &'a Value {
    let arguments = statement.arguments.iter();
    let mut found = arguments.filter(|(it, _)| *it == name).map(|(_, it)| it);
    found
        .next()
        .unwrap_or_else(|| panic!("{} has no {name}", statement.id))
}

pub(super) fn cards(statement: &Statement, name: &str) -> CardSet {
    match value(statement, name) {
        Value::Cards(cards) => *cards,
        other => panic!("{}: {other:?}", statement.id),
    }
}

/// Plays games of companions, and shows `check` the explanation of each action.
pub(super) fn play(options: &Options, level: Level, games: u64, mut check: impl FnMut(&Said<'_>)) {
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

pub(super) fn original(players: u8) -> Options {
    Options::preset("original", players).expect("a preset")
}

/// The card that `statement` is about.
pub(super) fn print(said: &Said<'_>, statement: &Statement) -> Card {
    let Value::Held(id) = value(statement, "card") else {
        panic!("{statement:?}");
    };
    let seats = said.before.rules().seats();
    let mut hands = seats.flat_map(|seat| said.before.hand(seat));
    let (_, card) = hands.find(|(it, _)| it == id).expect("a card in a hand");
    card
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
pub(super) fn look_back(mut check: impl FnMut(&Said<'_>)) {
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
                companion.meet(&profiles(&there));
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

/// Shows `check` each decision of games of companions, as it can be analyzed after the game. Every
/// third action is the one that they like least, as a beginner might choose.
pub(super) fn each_decision(
    options: &Options,
    level: Level,
    games: u64,
    mut check: impl FnMut(&Game, &Analysis),
) {
    let rules = Arc::new(Rules::new(options).expect("valid options"));
    for number in 0..games {
        let deal = Deal::from_seed(Seed::from_number(number));
        let game = Game::deal(&rules, &deal).expect("every seed makes a valid deal");
        let mut table = TableDriver::new(game, |game| {
            Seats::new(game, |_| Some(Companion::new(level)))
        });
        while let Some(decision) = table.decide() {
            let seat = table.game().table().to_act();
            let driver = table.players().driver(seat).expect("a companion");
            let mut action = decision.action;
            if let Some(analysis) = driver.bot().analysis(driver.view()) {
                check(table.game(), &analysis);
                let worst = analysis.actions().last().copied();
                if table.game().table().turn() % 3 == 2 {
                    action = worst.unwrap_or(action);
                }
            }
            table.apply(action).expect("a legal action");
        }
    }
}
