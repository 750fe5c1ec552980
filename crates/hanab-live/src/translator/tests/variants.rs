//! Variants that the protocol tells in a way of its own: half clue tokens, and plays that stay face down.

use super::*;
use crate::site_options::{Wish, rules_of_game};

/// Takes the cards from the draws of a history that were thrown since, as a server does for those who come
/// later.
pub(super) fn forget(logged: &mut LoggedEvent, game: &Game) {
    let TableEvent::Acted { happened, .. } = &mut logged.event else {
        return;
    };
    for event in happened {
        if let GameEvent::Drew { seat, id, .. } = event
            && game.thrown().iter().any(|it| it.id.number() == id.0)
        {
            *event = GameEvent::DrewHidden {
                seat: *seat,
                id: *id,
            };
        }
    }
}

/// The rules and the settings of a table with a variant of the site.
fn table(variant: &str, option: &str) -> (Arc<Rules>, TableSettings) {
    let options = json!({"options": {"variantName": variant, option: true}, "maxPlayers": PLAYERS});
    let wish = Wish::read(&options, None).unwrap();
    let settings = wish.settings().unwrap();
    let rules = kagiya_table::settings::options_of(&settings, PLAYERS).unwrap();
    let rules = RulesInfo::of(&Rules::new(&rules).unwrap());
    (Arc::new(rules_of_game(&rules, 0).unwrap()), settings)
}

/// The events of the protocol in frames for a client: those that came one by one, and each list.
fn events(told: &[Out]) -> (Vec<Value>, Vec<Vec<Value>>) {
    let (mut singles, mut lists) = (Vec::new(), Vec::new());
    for out in told {
        let Out::Client(text) = out else { continue };
        let (command, body) = text.split_once(' ').unwrap();
        let mut body: Value = serde_json::from_str(body).unwrap();
        match command {
            "gameAction" => singles.push(body["action"].take()),
            "gameActionList" => lists.push(body["list"].as_array().unwrap().clone()),
            "warning" => panic!("{body}"),
            _ => {}
        }
    }
    (singles, lists)
}

fn of_kind<'a>(events: &'a [Value], kind: &'a str) -> impl Iterator<Item = &'a Value> {
    events.iter().filter(move |it| it["type"] == kind)
}

/// Plays a game, and gives what the table says after each action.
fn play<T>(
    rules: &Arc<Rules>,
    dice: &mut Dice,
    choose: impl Fn(&Game, &mut Dice) -> Action,
    say: impl Fn(&Game) -> T,
) -> (Vec<Card>, Vec<Action>, Vec<T>) {
    let deck = shuffled(rules, dice);
    let mut game = deal(rules, &deck);
    let (mut actions, mut said) = (Vec::new(), Vec::new());
    while game.outcome().is_none() {
        let action = choose(&game, dice);
        game.apply(action).unwrap();
        actions.push(action);
        said.push(say(&game));
    }
    (deck, actions, said)
}

/// Any action.
fn any(game: &Game, dice: &mut Dice) -> Action {
    let legal = game.legal_actions();
    legal.get(dice.below(legal.len())).unwrap()
}

/// Mostly plays of cards that fit.
fn skilled(game: &Game, dice: &mut Dice) -> Action {
    let fits = game.opened().board().playable();
    let mut hand = game.hand(game.table().to_act());
    match hand.find(|(_, card)| fits.contains(*card)) {
        Some((card, print)) if dice.below(5) > 0 => {
            if game.rules().is_inverted(print.suit()) {
                Action::Discard(card)
            } else {
                let announce = None;
                Action::Play { card, announce }
            }
        }
        _ => any(game, dice),
    }
}

#[test]
fn half_tokens_are_told_in_halves() {
    let mut dice = Dice::from_number(21);
    let mut odd = 0;
    for variant in ["Clue Starved (5 Suits)", "Clue Starved & Orange (6 Suits)"] {
        let (rules, settings) = table(variant, "emptyClues");
        for _ in 0..6 {
            let halves = |game: &Game| {
                let table = game.table();
                u64::from(table.clue_tokens()) * 2 + u64::from(table.half_token())
            };
            let (deck, actions, halves) = play(&rules, &mut dice, any, halves);
            let told = told_of(&rules, &settings, &deck, &actions, Audience::Common);
            let (singles, lists) = events(&told);
            for list in [&singles, &lists[1], &lists[2]] {
                let clues = of_kind(list, "status").map(|it| it["clues"].as_u64().unwrap());
                assert!(clues.eq(halves.iter().copied()), "{variant}");
            }
            odd += halves.iter().filter(|it| *it % 2 == 1).count();
            // All of eight tokens are there at the start.
            let first = of_kind(&singles, "status").next().unwrap();
            let is_clue = singles[0]["type"] == "clue";
            assert_eq!(first["clues"], if is_clue { 14 } else { 16 });
        }
    }
    assert!(odd > 20, "{odd}");
}

/// Nothing in the events of a running game tells what was played.
fn check_hidden(events: &[Value], deck: &[Card]) {
    assert_eq!(of_kind(events, "strike").count(), 0);
    let mut plays = 0;
    for event in events {
        match event["type"].as_str().unwrap() {
            "play" => {
                plays += 1;
                assert_eq!(
                    (&event["suitIndex"], &event["rank"]),
                    (&json!(-1), &json!(-1))
                );
            }
            "discard" => assert_eq!(event["failed"], false),
            "status" => assert_eq!(event["score"], plays),
            "draw" if event["suitIndex"] != -1 => {
                let order = usize::try_from(event["order"].as_u64().unwrap()).unwrap();
                assert_eq!(event["suitIndex"], deck[order].suit().index());
            }
            _ => {}
        }
    }
}

/// The events up to the last status, which shows the points.
fn before_the_end(events: &[Value]) -> &[Value] {
    let last = events.iter().rposition(|it| it["type"] == "status");
    &events[..last.unwrap()]
}

#[test]
fn hidden_plays_are_told_without_their_cards_until_the_end() {
    let mut dice = Dice::from_number(22);
    let (mut conditions, mut reached) = (Vec::new(), 0);
    for (variant, option) in [
        ("Throw It in a Hole (5 Suits)", "oneLessCard"),
        ("Throw It in a Hole (4 Suits)", "allOrNothing"),
        ("Throw It in a Hole & Orange (6 Suits)", "speedrun"),
        ("Throw It in a Hole & Dark Rainbow (6 Suits)", "deckPlays"),
    ] {
        let (rules, settings) = table(variant, option);
        for style in [any, skilled, skilled, skilled] {
            let points = |game: &Game| (game.opened().board().points(), game.deck().len());
            let (deck, actions, points) = play(&rules, &mut dice, style, points);
            let seats = rules.seats().map(Audience::Seat);
            for audience in seats.chain([Audience::Common, Audience::Spectator]) {
                let told = told_of(&rules, &settings, &deck, &actions, audience);
                let (singles, lists) = events(&told);
                check_hidden(before_the_end(&singles), &deck);
                // At the end the client gets a list of what was played.
                let shown = &lists[1];
                for event in of_kind(shown, "play").chain(of_kind(shown, "discard")) {
                    let order = usize::try_from(event["order"].as_u64().unwrap()).unwrap();
                    assert_eq!(event["suitIndex"], deck[order].suit().index());
                }
                let placed = of_kind(shown, "play").count();
                let failed = of_kind(shown, "discard").filter(|it| it["failed"] == true);
                let strikes = of_kind(shown, "strike").count();
                assert_eq!(strikes, failed.count());
                assert_eq!(placed + strikes, of_kind(&singles, "play").count());
                for list in [&singles, shown] {
                    let last = of_kind(list, "status").last().unwrap();
                    assert_eq!(last["score"], points.last().unwrap().0);

                    let over = of_kind(list, "gameOver").next().unwrap();
                    assert_eq!(over["endCondition"] == 2, strikes == 3);
                    conditions.push(over["endCondition"].as_u64().unwrap());
                }
                // A card that the end has left in the deck is drawn by nobody.
                let (points, left) = *points.last().unwrap();
                assert_eq!(of_kind(shown, "draw").count() + left, deck.len());
                let dealt = of_kind(&lists[0], "draw").count();
                assert_eq!(of_kind(&singles, "draw").count() + dealt + left, deck.len());
                reached = reached.max(points);
                let lines: Vec<String> = told.iter().map(line).collect();
                let place = |word: &str| lines.iter().position(|it| it.contains(word));
                assert!(place("cardIdentities").unwrap() < place("finishOngoingGame").unwrap());
            }
        }
    }
    assert!(reached > 15, "{reached}");
    assert!(conditions.contains(&2) && conditions.iter().any(|it| *it != 2));
}

/// Plays cards that fit and discards useless ones, until the deck has one card; then it is played.
fn to_the_deck(game: &Game, dice: &mut Dice) -> Action {
    let announce = None;
    if game.deck().len() == 1 {
        let card = game.table().next_id();
        return Action::Play { card, announce };
    }
    let (board, legal) = (game.opened().board(), game.legal_actions());
    let hand: Vec<(CardId, Card)> = game.hand(game.table().to_act()).collect();
    let fits = hand.iter().find(|(_, it)| board.is_playable(*it));
    let trash = hand.iter().find(|(_, it)| board.is_trash(*it));
    if let Some((card, _)) = fits {
        return Action::Play {
            card: *card,
            announce,
        };
    }
    let trash = trash.map(|(id, _)| Action::Discard(*id));
    let not_critical = hand.iter().find(|(_, it)| !board.is_critical(*it));
    let other = not_critical.map(|(id, _)| Action::Discard(*id));
    let clue = legal.iter().find(|it| matches!(it, Action::Clue { .. }));
    let legal = |action: &Action| legal.contains(*action);
    let action = trash.filter(legal).or(clue).or(other.filter(legal));
    action.unwrap_or_else(|| any(game, dice))
}

/// A client takes a card from a hand only if it was drawn.
#[test]
fn a_card_that_is_played_from_the_deck_is_drawn_first() {
    let mut dice = Dice::from_number(24);
    let mut played = 0;
    for variant in ["No Variant", "Throw It in a Hole (6 Suits)"] {
        let (rules, settings) = table(variant, "deckPlays");
        for _ in 0..4 {
            let (deck, actions, _) = play(&rules, &mut dice, to_the_deck, |_| ());
            let seats = rules.seats().map(Audience::Seat);
            for audience in seats.chain([Audience::Common]).step_by(3) {
                let told = told_of(&rules, &settings, &deck, &actions, audience);
                let (_, lists) = events(&told);
                let list = lists.last().unwrap();
                let last = deck.len() - 1;
                for (place, event) in list.iter().enumerate() {
                    let is_placed = event["type"] == "play" || event["failed"] == true;
                    if is_placed && event["order"] == last {
                        let drawn = list[..place].iter().find(|it| it["order"] == last);
                        let drawn = drawn.unwrap();
                        assert_eq!(
                            (&drawn["type"], &drawn["playerIndex"]),
                            (&json!("draw"), &event["playerIndex"])
                        );
                        played += 1;
                    }
                }
            }
        }
    }
    assert!(played > 3, "{played}");
}

/// The law: what a client is told does not depend on the cards that were thrown, its own hand and the deck.
#[test]
fn frames_are_the_same_when_thrown_cards_are_dealt_otherwise() {
    let mut dice = Dice::from_number(23);
    let (mut compared, mut differing) = (0, 0);
    for (variant, option) in [
        ("Throw It in a Hole (5 Suits)", "deckPlays"),
        ("Throw It in a Hole & Orange (5 Suits)", "emptyClues"),
        ("Throw It in a Hole & White (6 Suits)", "cardCycle"),
    ] {
        let (rules, settings) = table(variant, option);
        for _ in 0..8 {
            let deck = shuffled(&rules, &mut dice);
            let mut game = deal(&rules, &deck);
            let mut actions = Vec::new();
            while game.outcome().is_none() {
                let seat = Seat::new(u8::try_from(dice.below(3)).unwrap()).unwrap();
                let audience =
                    *dice.pick(&[Audience::Seat(seat), Audience::Common, Audience::Spectator]);
                let other = (dice.below(3) == 0)
                    .then(|| dealt_otherwise(&game, &deck, audience, &mut dice))
                    .flatten()
                    .filter(|other| reaches(&rules, other, &actions));
                if let Some(other) = other {
                    let one = told_of(&rules, &settings, &deck, &actions, audience);
                    assert_eq!(one, told_of(&rules, &settings, &other, &actions, audience));
                    let (singles, lists) = events(&one);
                    check_hidden(&singles, &deck);
                    check_hidden(lists.last().unwrap(), &deck);
                    compared += 1;
                    let thrown = game.thrown().iter().map(|it| usize::from(it.id.number()));
                    let differs = |it: &usize| deck[*it] != other[*it];
                    differing += usize::from(thrown.into_iter().any(|it| differs(&it)));
                }
                let action = skilled(&game, &mut dice);
                game.apply(action).unwrap();
                actions.push(action);
            }
        }
    }
    assert!(compared > 60 && differing > 20, "{compared} {differing}");
}

/// Whether these actions lead with another deck to a game that goes on.
fn reaches(rules: &Arc<Rules>, deck: &[Card], actions: &[Action]) -> bool {
    let mut game = deal(rules, deck);
    let goes_on = |action: &Action| game.apply(*action).is_ok();
    actions.iter().all(goes_on) && game.outcome().is_none()
}
