//! Companions beside other bots and people: each partner is played with as the partner plays.

use kagiya_bots::{
    Bot, BotName, Cautious, Companion, Kind, Level, Random as RandomBot, SeatDriver, Seats,
    StyleTrait, TableDriver, profiles,
};
use kagiya_rules::{Action, LossReason, Outcome, Seat};

use crate::companion::{deal, deals, rules};

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
                bot.meet(&profiles(
                    &table
                        .iter()
                        .map(|kind| Some((*kind).into()))
                        .collect::<Vec<_>>(),
                ));
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
        (0..deals(16)).map(points).sum()
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
        bot.meet(&profiles(&table.map(|kind| Some(kind.into()))));
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
        bot.meet(&profiles(&names.map(kind)));
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
            bot.meet(&profiles(&[
                Some(plain),
                is_odd.then_some(odd),
                Some(plain),
            ]));
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
                        bot.meet(&profiles(&table));
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
