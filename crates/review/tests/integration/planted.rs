//! Blunders that were planted are found.

use kagiya_bots::{
    Analysis, Bot, BotName, Companion, Level, SeatDriver, Seats, TableDriver, profiles,
};
use kagiya_knowledge::{CardStatus, Certainty, Knowledge};
use kagiya_review::{Label, Settings, TurnValue, review};
use kagiya_rules::notation::{self, parse_card};
use kagiya_rules::record::{Entry, Record};
use kagiya_rules::{Action, Card, CardId, Deal, DealtCards, Game, Seat, Seed};

use crate::{companion, played, recorded, reviewed_at};

/// A blunder of the player to act, if there is one.
type Plant = fn(&Game, &TableDriver<Seats<kagiya_bots::Companion>>) -> Option<Action>;

/// The first own card that `is` says something certain about, discarded.
fn discard_of(
    game: &Game,
    table: &TableDriver<Seats<kagiya_bots::Companion>>,
    is: impl Fn(&kagiya_knowledge::HandKnowledge, usize, &CardStatus) -> Certainty,
) -> Option<Action> {
    let seat = game.table().to_act();
    let view = table.players().driver(seat).map(SeatDriver::view)?;
    let status = CardStatus::of(view.board());
    let knowledge = Knowledge::new(view);
    let hand = knowledge.mine(seat);
    let ids = game.table().hand(seat);
    let place = (0..ids.len()).find(|place| is(hand, *place, &status) == Certainty::Surely)?;
    let action = Action::Discard(ids[place]);
    game.check(action).is_ok().then_some(action)
}

fn last_copy(game: &Game, table: &TableDriver<Seats<kagiya_bots::Companion>>) -> Option<Action> {
    discard_of(game, table, |hand, place, status| {
        hand.critical(place, status)
    })
}

fn known_play(game: &Game, table: &TableDriver<Seats<kagiya_bots::Companion>>) -> Option<Action> {
    let seat = game.table().to_act();
    let action = discard_of(game, table, |hand, place, status| {
        hand.playable(place, status)
    })?;
    let Action::Discard(id) = action else {
        return None;
    };
    // With a copy in another hand it costs less.
    let (_, mine) = game.hand(seat).find(|(card, _)| *card == id)?;
    let others = game.rules().seats().filter(|other| *other != seat);
    let mut others = others.flat_map(|other| game.hand(other));
    (!others.any(|(_, card)| card == mine)).then_some(action)
}

/// A clue after which its receiver strikes at once.
fn misleading(game: &Game, table: &TableDriver<Seats<kagiya_bots::Companion>>) -> Option<Action> {
    let strikes = game.table().strikes();
    let actions = game.legal_actions();
    let clues = actions
        .iter()
        .filter(|action| matches!(action, Action::Clue { to, .. } if to.get() == 1));
    clues.into_iter().find(|action| {
        let mut table = table.clone();
        table.apply(*action).is_ok()
            && table.decide().is_some_and(|next| {
                table.apply(next.action).is_ok() && table.game().table().strikes() > strikes
            })
    })
}

/// The game up to the first blunder after the first two rounds.
fn planted(record: &Record, plant: Plant) -> Option<Record> {
    let players = record.rules().players();
    let mut table = TableDriver::new(record.game_after(0), |game: &Game| {
        Seats::new(game, |_: Seat| Some(companion(players)))
    });
    let mut before = Vec::new();
    for entry in record.entries() {
        let Entry::Action(did) = entry else { continue };
        if before.len() >= 2 * players
            && let Some(blunder) = plant(table.game(), &table)
        {
            before.push(blunder);
            return Some(recorded(record, &before));
        }
        before.push(*did);
        table.apply(*did).expect("a legal action");
    }
    None
}

#[test]
fn planted_blunders_are_found() {
    let plants: [(&str, Plant); 3] = [
        ("last copy", last_copy),
        ("known play", known_play),
        ("misleading clue", misleading),
    ];
    let (mut found, mut all, mut plays) = (0, 0, (0, 0));
    for seed in 40..45 {
        let record = played("original", 3, seed, 200);
        for (name, plant) in plants {
            let Some(record) = planted(&record, plant) else {
                continue;
            };
            let review = reviewed_at(&record, 5000, 0, Some(record.turns()));
            let value = review.turns.last().and_then(|turn| turn.value.as_ref());
            let label = value.expect("a value").label;
            all += 1;
            found += u32::from(label >= Label::Inaccuracy);
            if name == "known play" {
                plays = (plays.0 + u32::from(label >= Label::Mistake), plays.1 + 1);
            }
            if name == "last copy" {
                assert!(label >= Label::Mistake, "seed {seed}: {value:?}");
                let moment = review
                    .moments
                    .iter()
                    .find(|it| it.turn == review.turns.len());
                let moment = moment.expect("a moment");
                assert!(moment.better.is_some());
                let mut reasons = moment.reasons.iter();
                let against = reasons.any(|it| it.id.starts_with("companion-not-"));
                assert!(against, "seed {seed}: {:?}", moment.reasons);
            }
        }
    }
    assert!(all >= 12, "{all}");
    assert!(found * 10 >= all * 8, "{found} of {all}");
    assert!(plays.1 >= 4 && plays.0 * 10 >= plays.1 * 8, "{plays:?}");
}

#[test]
fn a_clue_of_people_is_worth_at_least_what_it_says() {
    let mut compared = 0;
    for seed in 40..43 {
        let record = played("original", 3, seed, 200);
        let Some(record) = planted(&record, misleading) else {
            continue;
        };
        let [bots, people] = values(&record).map(|value| value.cost.mean);
        assert!(people < bots, "seed {seed}: {people} and {bots}");
        compared += 1;
    }
    assert!(compared >= 2, "{compared}");
}

/// The value of the last decision, at a table of bots and at one of people.
fn values(record: &Record) -> [TurnValue; 2] {
    let bot: BotName = "companion-4".parse().expect("the name of a bot");
    [Some(vec![Some(bot); 3]), None].map(|players| {
        let settings = Settings {
            turns: Some(3000),
            only: Some(record.turns()),
            players,
            ..Settings::default()
        };
        let review = review(record, &settings).expect("a game with turns");
        let value = review.turns.last().and_then(|turn| turn.value.clone());
        value.expect("a value")
    })
}

/// The discard of a card with a clue that may be useless, but is not.
fn useful_with_a_clue(
    game: &Game,
    table: &TableDriver<Seats<kagiya_bots::Companion>>,
) -> Option<Action> {
    let seat = game.table().to_act();
    let view = table.players().driver(seat).map(SeatDriver::view)?;
    let status = CardStatus::of(view.board());
    let knowledge = Knowledge::new(view);
    let hand = knowledge.mine(seat);
    let mut cards = game.hand(seat).zip(game.table().marks(seat)).enumerate();
    let (_, ((card, _), _)) = cards.find(|(place, ((_, card), marks))| {
        marks.is_clued()
            && hand.trash(*place, &status) == Certainty::Perhaps
            && game.board().is_critical(*card)
    })?;
    let action = Action::Discard(card);
    game.check(action).is_ok().then_some(action)
}

#[test]
fn a_card_with_a_clue_that_a_person_discards_may_be_useless() {
    let mut bad = 0;
    for seed in 40..48 {
        let record = played("original", 3, seed, 200);
        let Some(record) = planted(&record, useful_with_a_clue) else {
            continue;
        };
        let [bots, people] = values(&record).map(|value| value.label);
        assert_eq!(people, Label::Fine, "seed {seed}");
        bad += u32::from(bots >= Label::Inaccuracy);
    }
    assert!(bad >= 2, "{bad}");
}

#[test]
fn a_discard_that_is_known_to_lose_a_card_stays_a_mistake_of_people() {
    let mut found = Vec::new();
    for seed in 40..48 {
        let record = played("original", 3, seed, 200);
        let Some(record) = planted(&record, last_copy) else {
            continue;
        };
        found.push((seed, values(&record).map(|value| value.label)));
    }
    // What many people would do gets no bad label, whatever is lost.
    let mistakes = found.iter().filter(|(_, it)| it[1] >= Label::Mistake);
    assert!(mistakes.count() >= 4, "{found:?}");
}

/// A decision of a person who knows two cards to be the same, with the hand.
fn with_two_copies() -> (Analysis, Vec<CardId>) {
    let record = played("original", 3, 11, 8);
    let game = record.game_after(0);
    let card = |text: &str| parse_card(text, game.rules()).expect("a card");
    // The next player clues the suit of the two cards of the first player, the last one their rank.
    let hands = "r3 r3 y4 g4 b5 y1 g2 b2 y2 g5 y1 y3 b1 g2 b4";
    let dealt: Vec<Card> = hands.split(' ').map(card).collect();
    let mut rest: Vec<Card> = game.deck().to_vec();
    let all = game.rules().seats().flat_map(|seat| game.hand(seat));
    rest.extend(all.map(|(_, card)| card));
    for card in &dealt {
        let place = rest.iter().position(|it| it == card);
        rest.swap_remove(place.expect("a copy is left"));
    }
    let first = game.rules().seats().next().expect("a seat");
    let deal = Deal {
        cards: DealtCards::Listed {
            deck: dealt.iter().copied().chain(rest).collect(),
            tiles: Vec::new(),
            seed: Seed::from_number(0),
        },
        first: Some(first),
    };
    let mut game = Game::deal(record.rules(), &deal).expect("a deal");
    let mut companion = Companion::new(Level::Group);
    companion.meet(&profiles(&[None; 3]));
    let mut driver = SeatDriver::new(companion, first, &game);
    for text in ["By", "Ar", "A3"] {
        let actions = game.legal_actions();
        let is_meant = |action: &Action| notation::action_text(*action, &game.board()) == text;
        let action = actions.iter().find(is_meant).expect("a legal action");
        let events = game.apply(action).expect("a legal action");
        driver.see(&events, &game);
    }
    let analysis = driver.bot().analysis(driver.view()).expect("its turn");
    (analysis, game.table().hand(first).to_vec())
}

#[test]
fn people_may_discard_a_copy_of_a_card_that_they_know_to_hold() {
    let (analysis, hand) = with_two_copies();
    assert!(analysis.may_have_own_reason(Action::Discard(hand[0])));
    assert!(!analysis.may_have_own_reason(Action::Discard(hand[4])));
}

#[test]
fn a_play_of_a_card_that_can_be_anything_is_not_explained_by_a_list() {
    let (analysis, hand) = with_two_copies();
    let play = Action::Play {
        card: hand[4],
        announce: None,
    };
    let reasons = analysis.reasons(play, Action::Discard(hand[4]), [&[1000; 16], &[0; 16]]);
    let ids: Vec<&str> = reasons.iter().map(|it| it.id).collect();
    assert!(ids.contains(&"companion-play-guess"), "{ids:?}");
}
