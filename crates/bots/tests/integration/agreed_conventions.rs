//! Companions follow and expect agreed conventions from the first action on.

use std::sync::Arc;

use kagiya_bots::{
    AgreedConventions, Bot, BotName, SeatDriver, Seats, StyleTrait, TableDriver, profiles,
};
use kagiya_rules::{Action, CardSet, Clue, Deal, Game, Options, Rank, Rules, Seat, Seed};

fn rules() -> Arc<Rules> {
    let options = Options::preset("original", 3).expect("a preset");
    Arc::new(Rules::new(&options).expect("presets are valid"))
}

fn deal(rules: &Arc<Rules>, number: u64) -> Game {
    Game::deal(rules, &Deal::from_seed(Seed::from_number(number)))
        .expect("every seed makes a valid deal")
}

fn bot(name: &str) -> BotName {
    name.parse().expect("a bot")
}

/// The actions of a game among bots with these names who know each other, at a table with these
/// agreements.
fn actions(names: [BotName; 3], agreed: AgreedConventions, number: u64) -> Vec<Action> {
    let mut driver = TableDriver::new(deal(&rules(), number), |game| {
        Seats::new(game, |seat| {
            let mut bot = names[seat.index()].make();
            bot.agree(agreed);
            bot.meet(&profiles(&names.map(Some)));
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
fn agreements_equal_switches_in_bot_names() {
    for style_trait in StyleTrait::ALL {
        let otherwise = bot(&format!("companion-3:{}", style_trait.switch()));
        let usual = bot("companion-3");
        let no = AgreedConventions::default().with(style_trait, false);
        let yes = AgreedConventions::default().with(style_trait, true);
        for number in 0..2 {
            let (no, yes) = (
                actions([usual; 3], no, number),
                actions([usual; 3], yes, number),
            );
            // An agreement decides which of several ones is played first; a name only how clues
            // about ones are read.
            if style_trait != StyleTrait::OldestOne {
                let unsaid = AgreedConventions::default();
                assert_eq!(
                    no,
                    actions([otherwise; 3], unsaid, number),
                    "{style_trait:?}"
                );
                assert_eq!(yes, actions([usual; 3], unsaid, number), "{style_trait:?}");
            }
            // The agreement has priority over the name.
            let mixed = [usual, otherwise, usual];
            let says = AgreedConventions::default();
            assert_eq!(
                actions(mixed, says.with(style_trait, false), number),
                no,
                "{style_trait:?}"
            );
            assert_eq!(
                actions(mixed, says.with(style_trait, true), number),
                yes,
                "{style_trait:?}"
            );
        }
    }
}

#[test]
fn bots_without_conventions_ignore_agreements() {
    let all = StyleTrait::ALL
        .iter()
        .fold(AgreedConventions::default(), |all, style_trait| {
            all.with(*style_trait, false)
        });
    for name in ["cautious", "savant:book"] {
        let names = [bot(name); 3];
        let usual = actions(names, AgreedConventions::default(), 1);
        assert_eq!(actions(names, all, 1), usual, "{name}");
    }
}

#[test]
fn meet_and_agree_work_in_either_order() {
    let agreed: AgreedConventions = "no-finesses,newest-chop".parse().expect("valid agreements");
    let game = deal(&rules(), 3);
    let table = [Some(bot("companion-3")), None, Some(bot("companion-1"))];
    let decide = |tell: &dyn Fn(&mut Box<dyn Bot>)| {
        let mut bot = bot("companion-3").make_explaining();
        tell(&mut bot);
        SeatDriver::new(bot, game.table().to_act(), &game).decide()
    };
    let first = decide(&|bot| {
        bot.agree(agreed);
        bot.meet(&profiles(&table));
    });
    let last = decide(&|bot| {
        bot.meet(&profiles(&table));
        bot.agree(agreed);
    });
    assert!(first.is_some());
    assert_eq!(first, last);
}

/// Plays a game of companions with a stranger in the second seat, who plays as `name` does, at a
/// table with these agreements. Returns what the companions tell the stranger after each action
/// about their assumptions.
fn told(name: &str, agreed: AgreedConventions, number: u64) -> Vec<Vec<&'static str>> {
    let (odd, plain) = (bot(name), bot("companion-2"));
    let second = Seat::new(1).expect("a seat");
    let mut driver = TableDriver::new(deal(&rules(), number), |game| {
        Seats::new(game, |seat| {
            let is_odd = seat == second;
            let mut bot = if is_odd { odd } else { plain }.make_explaining();
            if !is_odd {
                bot.agree(agreed);
            }
            bot.meet(&profiles(&[
                Some(plain),
                is_odd.then_some(odd),
                Some(plain),
            ]));
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
fn explanations_name_agreements_instead_of_assumptions() {
    let newest: AgreedConventions = "newest-chop".parse().expect("a valid agreement");
    let (table, assumed, against) = (
        "companion-table-newest-chop",
        "companion-assumes-newest-chop",
        "companion-against-table",
    );
    let of_game = |name, agreed, number| told(name, agreed, number).concat();
    let (mut named, mut assumed_anyway) = (0, 0);
    for number in 0..6 {
        let said = of_game("companion-2:newest-chop", newest, number);
        assert!(!said.contains(&assumed), "the table says so: {said:?}");
        assert!(!said.contains(&against), "{said:?}");
        named += usize::from(said.contains(&table));
        // Where nothing is agreed, companions learn.
        let said = of_game(
            "companion-2:newest-chop",
            AgreedConventions::default(),
            number,
        );
        assert!(said.iter().all(|id| !id.starts_with("companion-table-")));
        assumed_anyway += usize::from(said.contains(&assumed));
    }
    assert!(
        named >= 4 && assumed_anyway >= 3,
        "{named}, {assumed_anyway}"
    );
}

#[test]
fn repeated_contrary_play_is_mentioned() {
    let oldest: AgreedConventions = "oldest-chop".parse().expect("a valid agreement");
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

/// What the oldest card of the second player is believed to be after each possible clue of the
/// first, the first action of a game. The beliefs are those of a third player who knows only the
/// agreements.
fn readings(agreed: &str, number: u64) -> Vec<Option<CardSet>> {
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
        bot.agree(agreed.parse().expect("valid agreements"));
        bot.meet(&profiles(&[None; 3]));
        let mut driver = SeatDriver::new(bot, third, &game);
        let mut after = game.clone();
        let events = after.apply(action).expect("it is legal");
        driver.see(&events.into_iter().collect::<Vec<_>>(), &after);
        driver.bot().believed_identities(oldest)
    };
    clues.map(read).collect()
}

#[test]
fn agreements_apply_from_the_first_clue_on() {
    // If the newest card is the chop, a clue that touches the oldest one and others isn't about the
    // oldest. If the oldest card is the chop, it is.
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

/// In a deal in which the second player can be clued several ones of different suits at first:
/// whether that player plays the oldest of them, and which agreements the explanation names. `None`
/// for other deals.
fn plays_oldest_one(name: &str, agreed: &str, number: u64) -> Option<(bool, bool)> {
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
    bot.agree(agreed.parse().expect("valid agreements"));
    bot.meet(&profiles(&[None; 3]));
    let mut driver = SeatDriver::new(bot, second, &game);
    let events = game.apply(action).expect("it is legal");
    driver.see(&events.into_iter().collect::<Vec<_>>(), &game);
    let decision = driver.decide().expect("its turn");
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
fn agreements_decide_which_one_is_played_first() {
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
