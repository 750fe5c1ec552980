//! Tests that the reasons of one answer can all be true together.

use std::collections::BTreeMap;
use std::sync::Arc;

use kagiya_bots::{Companion, Level, Seats, Statement, TableDriver, Value};
use kagiya_rules::{
    Card, CardId, CardSet, Deal, Event, Game, Options, PublicEvent, Rules, Seat, Seed,
};

/// What statements say of cards: the identities of which each card has one.
type Claims = BTreeMap<CardId, CardSet>;

fn held(statement: &Statement, name: &str) -> Option<CardId> {
    let found = statement.arguments.iter().find(|(it, _)| *it == name);
    found.and_then(|(_, value)| match value {
        Value::Held(card) => Some(*card),
        _ => None,
    })
}

fn cards(statement: &Statement, name: &str) -> Option<CardSet> {
    let found = statement.arguments.iter().find(|(it, _)| *it == name);
    found.and_then(|(_, value)| match value {
        Value::Cards(cards) => Some(*cards),
        _ => None,
    })
}

fn claim(claims: &mut Claims, card: CardId, set: CardSet) {
    *claims.entry(card).or_insert(set) &= set;
}

/// Whether each card can have one of its identities, with the copies that are left.
fn is_possible(
    claims: &[(CardId, CardSet)],
    left: &mut dyn FnMut(Card) -> u8,
    used: &mut Vec<Card>,
) -> bool {
    let Some(((_, set), rest)) = claims.split_first() else {
        return true;
    };
    set.iter().any(|card| {
        let free = used.iter().filter(|it| **it == card).count() < usize::from(left(card));
        if !free {
            return false;
        }
        used.push(card);
        let possible = is_possible(rest, left, used);
        used.pop();
        possible
    })
}

/// The copies of a card that can be those of which the statements speak: not discarded, not on a firework, and not in
/// a hand that the speaker, the viewer and the holders see.
fn copies(game: &Game, card: Card, claims: &Claims, blind: &[Seat]) -> u8 {
    let holds = |seat: &Seat| game.hand(*seat).any(|(id, _)| claims.contains_key(&id));
    let seen = game.rules().seats();
    let seen = seen.filter(|seat| !blind.contains(seat) && !holds(seat));
    let seen = seen.flat_map(|seat| game.hand(seat));
    let seen = seen
        .filter(|(id, it)| *it == card && !claims.contains_key(id))
        .count();
    game.board().copies_left(card) - u8::try_from(seen).expect("few copies")
}

/// Statements in short: their ids, cards and identities.
fn written(game: &Game, statements: &[Statement]) -> String {
    let rules = game.rules();
    let mut words = Vec::new();
    for statement in statements {
        words.push(format!("\n{}", statement.id));
        for (name, value) in &statement.arguments {
            match value {
                Value::Cards(cards) => {
                    let cards: Vec<String> = cards.iter().map(|it| rules.card_text(it)).collect();
                    words.push(format!("{name}={}", cards.join(",")));
                }
                Value::Held(card) => words.push(format!("{name}={card:?}")),
                _ => {}
            }
        }
    }
    words.join(" ")
}

/// Checks the statements of one answer. Each "if it is" must be possible together with what other cards are taken for.
fn agree(game: &Game, statements: &[Statement], blind: &[Seat]) -> Result<usize, String> {
    let mut taken = Claims::new();
    for statement in statements
        .iter()
        .filter(|it| it.id == "companion-taken-for")
    {
        let (card, set) = (held(statement, "card"), cards(statement, "cards"));
        claim(&mut taken, card.expect("a card"), set.expect("identities"));
    }
    let check = |claims: &Claims, what: &str| {
        let list: Vec<(CardId, CardSet)> = claims.iter().map(|(card, set)| (*card, *set)).collect();
        let mut left = |card| copies(game, card, claims, blind);
        is_possible(&list, &mut left, &mut Vec::new())
            .then_some(())
            .ok_or_else(|| format!("{what}: {}", written(game, statements)))
    };
    check(&taken, "taken-for")?;
    let mut checked = 0;
    for statement in statements {
        let id = statement.id;
        if !id.starts_with("companion-means-") && !id.starts_with("companion-asks-") {
            continue;
        }
        let (Some(card), Some(set)) = (held(statement, "card"), cards(statement, "cards")) else {
            continue;
        };
        for identity in set.iter() {
            let mut claims = taken.clone();
            claim(&mut claims, card, CardSet::of(identity));
            if let (Some(other), Some(first)) =
                (held(statement, "other"), cards(statement, "first"))
            {
                claim(&mut claims, other, first);
            }
            check(&claims, id)?;
            checked += 1;
        }
    }
    Ok(checked)
}

/// Plays games of companions and checks each answer; returns the number of checked statements.
fn games(level: Level, players: u8, seeds: core::ops::Range<u64>) -> (usize, Vec<String>) {
    let options = Options::preset("original", players).expect("a preset");
    let rules = Arc::new(Rules::new(&options).expect("valid options"));
    let (mut checked, mut wrong) = (0, Vec::new());
    for seed in seeds {
        let deal = Deal::from_seed(Seed::from_number(seed));
        let game = Game::deal(&rules, &deal).expect("every seed makes a valid deal");
        let mut table = TableDriver::new(game, |game| {
            Seats::new(game, |_| Some(Companion::new(level).explaining()))
        });
        while let Some(decision) = table.decide() {
            let before = table.game().clone();
            let seat = before.table().to_act();
            let mut answers = vec![(seat, decision.reasons.clone())];
            let events = table.apply(decision.action).expect("a legal action");
            if matches!(events[0], Event::Public(PublicEvent::Clued { .. })) {
                for driver in table.players().drivers() {
                    if driver.seat() != seat
                        && let Some(reasons) = driver.understood()
                    {
                        answers.push((driver.seat(), reasons));
                    }
                }
            }
            for (speaker, reasons) in &answers {
                for viewer in rules.seats() {
                    let blind = [*speaker, viewer];
                    match agree(&before, reasons.explain_to(viewer), &blind) {
                        Ok(more) => checked += more,
                        Err(why) => wrong.push(format!(
                            "{level:?} {players} seed {seed} turn {} {speaker} to {viewer}: {why}",
                            before.table().turn()
                        )),
                    }
                }
                match agree(&before, reasons.after_the_game(), &[*speaker]) {
                    Ok(more) => checked += more,
                    Err(why) => wrong.push(format!(
                        "{level:?} {players} seed {seed} turn {} {speaker}: {why}",
                        before.table().turn()
                    )),
                }
            }
        }
    }
    (checked, wrong)
}

/// The number of games for each level and number of players; the weekly run plays 512 in all.
fn number() -> u64 {
    let asked = std::env::var("KAGIYA_DEALS").ok();
    asked.map_or(2, |number| number.parse().expect("a number of deals"))
}

#[test]
fn the_reasons_of_one_answer_can_all_be_true() {
    let mut checked = 0;
    let mut all = Vec::new();
    for level in [Level::Basics, Level::Full, Level::Finesses, Level::Group] {
        for players in 2..=5 {
            let (more, wrong) = games(level, players, 0..number());
            checked += more;
            all.extend(wrong);
        }
    }
    assert!(
        all.is_empty(),
        "{} answers:\n{}",
        all.len(),
        all.join("\n\n")
    );
    assert!(checked > 500, "only {checked} statements were checked");
}
