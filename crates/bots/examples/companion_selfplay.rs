//! Plays games of companions with each other and reports the mean score.
//!
//! `companion_selfplay [players=4] [levels=3] [games=1000] [preset=original] [seed=0] [weight=value …]`
#![expect(clippy::print_stdout, reason = "a program that reports")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use kagiya_bots::{Bot, Companion, Level, Weights};
use kagiya_rules::{Audience, Deal, Game, LossReason, Options, Outcome, Rules, Seed};

fn main() {
    let mut players = 4_u8;
    let mut levels = String::from("3");
    let mut games = 1000_u64;
    let mut preset = String::from("original");
    let mut first = 0_u64;
    let mut show = None;
    let mut weights = Weights::default();
    for argument in std::env::args().skip(1) {
        let Some((name, value)) = argument.split_once('=') else {
            println!("expected name=value, found {argument}");
            return;
        };
        let number = || value.parse::<u64>().unwrap_or(0);
        match name {
            "players" => players = u8::try_from(number()).unwrap_or(4),
            "levels" => value.clone_into(&mut levels),
            "games" => games = number(),
            "preset" => value.clone_into(&mut preset),
            "seed" => first = number(),
            "show" => show = Some(number()),
            _ => match weights.get_mut(name) {
                Some(weight) => *weight = value.parse().unwrap_or(0),
                None => {
                    println!("no weight {name}; there are {:?}", Weights::NAMES);
                    return;
                }
            },
        }
    }
    let rules = match Options::preset(&preset, players).map(|options| Rules::new(&options)) {
        Ok(Ok(rules)) => Arc::new(rules),
        Ok(Err(error)) => return println!("{error}"),
        Err(error) => return println!("{error}"),
    };
    let mut scores = Vec::new();
    let mut strikeouts = 0;
    let mut perfect = 0;
    let mut moves = 0_u32;
    let mut thinking = Duration::ZERO;
    let mut longest = Duration::ZERO;
    let start = Instant::now();
    let numbers = show.map_or(first..first + games, |one| one..one + 1);
    for number in numbers {
        let deal = Deal::from_seed(Seed::from_number(number));
        let mut game = match Game::deal(&rules, &deal) {
            Ok(game) => game,
            Err(error) => return println!("{error}"),
        };
        let mut bots: Vec<Companion> = levels
            .bytes()
            .cycle()
            .filter_map(|digit| Level::new(digit - b'0'))
            .map(|level| Companion::new(level).with_weights(weights.clone()))
            .take(usize::from(players))
            .collect();
        if let Ok(mut views) = Ok::<_, ()>(()).map(|()| {
            rules
                .seats()
                .map(|seat| game.view(Audience::Seat(seat)))
                .collect::<Vec<_>>()
        }) {
            if show.is_some() {
                for seat in rules.seats() {
                    let hand: Vec<String> =
                        game.hand(seat).map(|(id, card)| format!("{id}={}", rules.card_text(card))).collect();
                    println!("{seat}: {}", hand.join(" "));
                }
            }
            for (bot, view) in bots.iter_mut().zip(&views) {
                bot.begin(view);
            }
            while game.outcome().is_none() {
                let seat = game.table().to_act();
                let before = Instant::now();
                let decision = bots[seat.index()].act(&views[seat.index()]);
                let took = before.elapsed();
                thinking += took;
                longest = longest.max(took);
                moves += 1;
                let events = match game.apply(decision.action) {
                    Ok(events) => events,
                    Err(error) => return println!("seed {number}: {:?}: {error}", decision.action),
                };
                if show.is_some() {
                    println!("{} t{} {:?}", seat, game.table().clue_tokens(), decision.action);
                    for event in &events {
                        println!("      {event:?}");
                    }
                }
                for view in &mut views {
                    view.update(&game);
                }
                let acted = seat;
                let action = decision.action;
                for event in &events {
                    for (index, bot) in bots.iter_mut().enumerate() {
                        let view = &views[index];
                        bot.observe(&event.project(view.audience()), view);
                    }
                }
                if std::env::var_os("CDIV").is_some() && matches!(action, kagiya_rules::Action::Clue { .. }) {
                    for other in rules.seats().filter(|s| *s != acted) {
                        for (id, card) in game.hand(other) {
                            let a = bots[acted.index()].dbg(id);
                            let b = bots[other.index()].dbg(id);
                            if a.1.contains(card) && !b.1.contains(card) {
                                println!("DIV game {number} turn {} {acted} {action:?} -> {other} {id} is {}: giver {} holder {}", game.table().turn(), rules.card_text(card), a.0, b.0);
                            }
                        }
                    }
                }
            }
        }
        let points = i32::from(game.board().points());
        scores.push(points);
        strikeouts += u32::from(game.outcome() == Some(Outcome::Lost(LossReason::Strikes)));
        perfect += u32::from(game.outcome() == Some(Outcome::Perfect));
    }
    let n = scores.len() as f64;
    let mean = scores.iter().map(|score| f64::from(*score)).sum::<f64>() / n;
    let variance = scores
        .iter()
        .map(|score| (f64::from(*score) - mean).powi(2))
        .sum::<f64>()
        / (n - 1.0).max(1.0);
    println!(
        "{preset} {players}p levels {levels}: n {n} mean {mean:.3} ± {:.3} perfect {:.2} % \
         strike-outs {:.2} % µs/move {:.0} (longest {:?}) games/s {:.0}",
        (variance / n).sqrt(),
        100.0 * f64::from(perfect) / n,
        100.0 * f64::from(strikeouts) / n,
        thinking.as_secs_f64() * 1e6 / f64::from(moves.max(1)),
        longest,
        n / start.elapsed().as_secs_f64(),
    );
}
