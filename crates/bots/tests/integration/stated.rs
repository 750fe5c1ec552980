//! What a table states about how it is played, companions play and expect from the first move on.

use std::sync::Arc;

use kagiya_bots::{Bot, BotName, SeatDriver, Seats, Stated, TableDriver, Way};
use kagiya_rules::{Action, CardSet, Clue, Deal, Game, Options, Rank, Rules, Seat, Seed};

fn rules() -> Arc<Rules> {
    let options = Options::preset("original", 3).expect("a preset");
    Arc::new(Rules::new(&options).expect("a preset makes a game"))
}

fn deal(rules: &Arc<Rules>, number: u64) -> Game {
    Game::deal(rules, &Deal::from_seed(Seed::from_number(number))).expect("a seed deals")
}

fn bot(name: &str) -> BotName {
    name.parse().expect("a bot")
}

/// The actions of a game of bots of these names who know each other, at a table that states this.
fn actions(names: [BotName; 3], stated: Stated, number: u64) -> Vec<Action> {
    let mut driver = TableDriver::new(deal(&rules(), number), |game| {
        Seats::new(game, |seat| {
            let mut bot = names[seat.index()].make();
            bot.agree(stated);
            bot.meet(&names.map(Some));
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
    actions
}

#[test]
fn a_table_that_states_a_way_is_one_of_bots_whose_names_say_it() {
    for way in Way::ALL {
        let otherwise = bot(&format!("companion-3:{}", way.switch()));
        let usual = bot("companion-3");
        let no = Stated::default().with(way, false);
        let yes = Stated::default().with(way, true);
        for number in 0..2 {
            let (no, yes) = (
                actions([usual; 3], no, number),
                actions([usual; 3], yes, number),
            );
            // A table says which of several ones is played first, and a name how clues about ones are read.
            if way != Way::OldestOne {
                let unsaid = Stated::default();
                assert_eq!(no, actions([otherwise; 3], unsaid, number), "{way:?}");
                assert_eq!(yes, actions([usual; 3], unsaid, number), "{way:?}");
            }
            // What the table says goes before what the name of one of them says.
            let mixed = [usual, otherwise, usual];
            let says = Stated::default();
            assert_eq!(actions(mixed, says.with(way, false), number), no, "{way:?}");
            assert_eq!(actions(mixed, says.with(way, true), number), yes, "{way:?}");
        }
    }
}

#[test]
fn bots_that_know_no_conventions_play_as_ever() {
    let all = Way::ALL
        .iter()
        .fold(Stated::default(), |all, way| all.with(*way, false));
    for name in ["cautious", "savant:book"] {
        let names = [bot(name); 3];
        let usual = actions(names, Stated::default(), 1);
        assert_eq!(actions(names, all, 1), usual, "{name}");
    }
}

#[test]
fn who_sits_there_and_what_the_table_states_may_be_told_in_either_order() {
    let stated: Stated = "no-finesses,newest-chop".parse().expect("words");
    let game = deal(&rules(), 3);
    let table = [Some(bot("companion-3")), None, Some(bot("companion-1"))];
    let decide = |tell: &dyn Fn(&mut Box<dyn Bot>)| {
        let mut bot = bot("companion-3").make_explaining();
        tell(&mut bot);
        SeatDriver::new(bot, game.table().to_act(), &game).decide()
    };
    let first = decide(&|bot| {
        bot.agree(stated);
        bot.meet(&table);
    });
    let last = decide(&|bot| {
        bot.meet(&table);
        bot.agree(stated);
    });
    assert!(first.is_some());
    assert_eq!(first, last);
}

/// A game of companions with a stranger at the second seat who plays as `name` does, at a table that states
/// this: what the companions tell the stranger, action by action, about what they assume.
fn told(name: &str, stated: Stated, number: u64) -> Vec<Vec<&'static str>> {
    let (odd, plain) = (bot(name), bot("companion-2"));
    let second = Seat::new(1).expect("a seat");
    let mut driver = TableDriver::new(deal(&rules(), number), |game| {
        Seats::new(game, |seat| {
            let is_odd = seat == second;
            let mut bot = if is_odd { odd } else { plain }.make_explaining();
            if !is_odd {
                bot.agree(stated);
            }
            bot.meet(&[Some(plain), is_odd.then_some(odd), Some(plain)]);
            Some(bot)
        })
    });
    let mut told = Vec::new();
    while let Some(decision) = driver.decide() {
        if driver.game().table().to_act() != second {
            let said = decision.reasons.explain_to(second).iter();
            let about = [
                "companion-table-",
                "companion-assumes-",
                "companion-against-",
            ];
            let said = said.map(|it| it.id);
            told.push(
                said.filter(|id| about.iter().any(|start| id.starts_with(start)))
                    .collect(),
            );
        }
        driver
            .apply(decision.action)
            .expect("a bot's action is legal");
    }
    told
}

#[test]
fn a_companion_names_the_table_and_not_what_it_thinks_of_you() {
    let newest: Stated = "newest-chop".parse().expect("a word");
    let (table, assumed, against) = (
        "companion-table-newest-chop",
        "companion-assumes-newest-chop",
        "companion-against-table",
    );
    let of_game = |name, stated, number| told(name, stated, number).concat();
    let (mut named, mut assumed_anyway) = (0, 0);
    for number in 0..6 {
        let said = of_game("companion-2:newest-chop", newest, number);
        assert!(!said.contains(&assumed), "the table says so: {said:?}");
        assert!(!said.contains(&against), "{said:?}");
        named += usize::from(said.contains(&table));
        // Where the table says nothing, it is found out.
        let said = of_game("companion-2:newest-chop", Stated::default(), number);
        assert!(said.iter().all(|id| !id.starts_with("companion-table-")));
        assumed_anyway += usize::from(said.contains(&assumed));
    }
    assert!(
        named >= 4 && assumed_anyway >= 3,
        "{named}, {assumed_anyway}"
    );
}

#[test]
fn who_keeps_on_playing_otherwise_than_the_table_says_is_told_that_it_was_seen() {
    let oldest: Stated = "oldest-chop".parse().expect("a word");
    let assumed = "companion-assumes-newest-chop";
    let mut seen = 0;
    for number in 0..12 {
        for said in told("companion-2:newest-chop", oldest, number) {
            let Some(place) = said.iter().position(|id| *id == assumed) else {
                assert!(!said.contains(&"companion-against-table"));
                continue;
            };
            assert_eq!(said[place + 1], "companion-against-table");
            seen += 1;
        }
    }
    assert!(seen > 3, "{seen} times");
}

/// What the oldest card of the second player is taken to be after each clue of the first, the first action of a
/// game, by a third player who has never seen the others but has read what the table states.
fn readings(stated: &str, number: u64) -> Vec<Option<CardSet>> {
    let game = deal(&rules(), number);
    let first = game.table().to_act();
    let (second, third) = (first.next(3), first.next(3).next(3));
    let (oldest, _) = game.hand(second).next().expect("a card");
    let legal = game.legal_actions();
    let clues = (0..legal.len())
        .filter_map(|place| legal.get(place))
        .filter(|action| {
            matches!(action, Action::Clue { to, clue: Clue::Color(_) } if first.after(*to, 3) == second)
        });
    let read = |action| {
        let mut bot = bot("companion-2").make();
        bot.agree(stated.parse().expect("words"));
        bot.meet(&[None; 3]);
        let mut driver = SeatDriver::new(bot, third, &game);
        let mut after = game.clone();
        let events = after.apply(action).expect("it is legal");
        driver.see(&events.into_iter().collect::<Vec<_>>(), &after);
        driver.bot().takes_for(oldest)
    };
    clues.map(read).collect()
}

#[test]
fn a_clue_is_read_as_the_table_says_from_the_first_one_on() {
    // Where the newest card is the one to be discarded, a clue that touches the oldest one and others is not about
    // the oldest; where that one is, it is.
    let differ = (0..20)
        .filter(|number| readings("oldest-chop", *number) != readings("newest-chop", *number));
    assert!(differ.count() > 5);
    for number in 0..5 {
        assert_eq!(
            readings("oldest-chop", number),
            readings("oldest-chop,no-bluffs", number)
        );
    }
}

/// Whether the second player, who was clued several ones of different suits at once, plays the oldest of them, and
/// what of the table that player names; nothing if no such clue can be given first in this deal.
fn plays_oldest_one(name: &str, stated: &str, number: u64) -> Option<(bool, bool)> {
    let mut game = deal(&rules(), number);
    let first = game.table().to_act();
    let second = first.next(3);
    let clue = Clue::Rank(Rank::new(1).expect("a rank"));
    let ones: Vec<_> = game
        .hand(second)
        .filter(|(_, card)| card.rank().number() == 1)
        .collect();
    let differ = ones.len() > 1
        && ones
            .iter()
            .all(|(id, card)| ones.iter().all(|(other, it)| other == id || it != card));
    let legal = game.legal_actions();
    let action = (0..legal.len()).filter_map(|place| legal.get(place)).find(|action| {
        matches!(action, Action::Clue { to, clue: it } if *it == clue && first.after(*to, 3) == second)
    });
    let action = action.filter(|_| differ)?;
    let mut bot = bot(name).make_explaining();
    bot.agree(stated.parse().expect("words"));
    bot.meet(&[None; 3]);
    let mut driver = SeatDriver::new(bot, second, &game);
    let events = game.apply(action).expect("it is legal");
    driver.see(&events.into_iter().collect::<Vec<_>>(), &game);
    let decision = driver.decide().expect("it is to act");
    let Action::Play { card, .. } = decision.action else {
        return None;
    };
    let named = |id: &str| {
        let told = decision.reasons.explain_to(first).iter();
        told.into_iter().any(|it| it.id == id)
    };
    let names = named("companion-table-oldest-one") || named("companion-table-newest-one");
    Some((ones.iter().map(|(id, _)| *id).min() == Some(card), names))
}

#[test]
fn of_several_ones_a_companion_plays_the_one_that_the_table_says() {
    let mut tried = 0;
    for number in 0..100 {
        for name in ["companion-1", "companion-3", "companion-4"] {
            let Some(oldest) = plays_oldest_one(name, "oldest-one", number) else {
                continue;
            };
            assert_eq!(oldest, (true, true), "{name}, deal {number}");
            let newest = plays_oldest_one(name, "newest-one", number);
            assert_eq!(newest, Some((false, true)), "{name}, deal {number}");
            let silent = plays_oldest_one(name, "no-two-saves", number);
            assert!(
                silent.is_none_or(|(_, names)| !names),
                "{name}, deal {number}"
            );
            tried += 1;
        }
    }
    assert!(tried > 10, "{tried} times");
}
