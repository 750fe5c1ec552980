//! Non-interference on the wire: what a socket receives does not depend, by a single byte, on cards that its
//! player can't see.

use std::net::SocketAddr;
use std::sync::Arc;

use super::variations::{Games, broken_off, people, told};
use crate::common::settings;
use crate::common::stored_game::{append, append_elsewhere, running_row, stored_event};
use crate::common::worlds::{
    Hypothesis, PLAYERS, dealt_otherwise, listed, log, options, person, shuffled_deck,
};
use kagiya_loadtest::client::{Client, ask};
use kagiya_protocol::{
    Action, ClientMessage, Command, PublicEvent, SeatInfo, TableId, Variation, VariationBotRequest,
    VariationMove, VariationRequest, Watching,
};
use kagiya_random::Dice;
use kagiya_rules::{Card, Game, Rules, Seat, Seed};
use kagiya_server::clock::Clock;
use kagiya_server::store::{EncodedEvent, Store, StoredPerson};
use kagiya_server::{Config, Server, random_ids};
use kagiya_table::Event;

/// A game on some deck in which the player at `me` only gives clues: the deck, and the actions with their
/// seats.
fn played(preset: &str, me: Seat, dice: &mut Dice) -> (Game, Vec<Card>, Vec<(Seat, Action)>) {
    let rules = Arc::new(Rules::new(&options(preset)).unwrap());
    let deck = shuffled_deck(&rules, dice);
    let mut game = Game::deal(&rules, &listed(&deck)).unwrap();
    let mut actions = Vec::new();
    for _ in 0..24 {
        let actor = game.table().to_act();
        // Where plays are hidden, a play shows no card of this player either.
        let shows_nothing = |action: &kagiya_rules::Action| match action {
            kagiya_rules::Action::Clue { .. } => true,
            kagiya_rules::Action::Play { .. } => rules.hides_plays(),
            _ => false,
        };
        let legal: Vec<_> = game
            .legal_actions()
            .iter()
            .filter(|action| actor != me || shows_nothing(action))
            .collect();
        if legal.is_empty() {
            break;
        }
        let action = legal[dice.below(legal.len())];
        let mut next = game.clone();
        next.apply(action).unwrap();
        // At the end all cards are revealed, so the decks can be distinguished.
        if next.outcome().is_some() {
            break;
        }
        actions.push((actor, Action::of(&rules, actor, action)));
        game = next;
    }
    (game, deck, actions)
}

/// The receiver.
#[derive(Clone, Copy)]
pub(crate) enum Who {
    /// The person at this seat.
    Player(Seat),
    /// A spectator with this setting for spectators.
    Watcher(Watching),
}

/// The same events, but every third clue is taken back and given again.
fn with_take_backs(
    mut entries: Vec<EncodedEvent>,
    actions: &[(Seat, Action)],
) -> Vec<EncodedEvent> {
    let dealt = entries.len() - actions.len();
    let acted = entries.split_off(dealt);
    for (n, (event, (seat, action))) in acted.into_iter().zip(actions).enumerate() {
        if n % 3 == 0 && matches!(action, Action::Clue { .. }) {
            let back = Event::TakenBack {
                seat: (*seat).into(),
                actions: 1,
            };
            entries.extend([event.clone(), stored_event(back)]);
        }
        entries.push(event);
    }
    entries
}

/// All that a person receives over a socket: a snapshot after the deal, every event one by one, a snapshot at
/// the end, and the events again after a reconnection.
pub(crate) async fn heard(
    preset: &str,
    deck: &[Card],
    actions: &[(Seat, Action)],
    who: Who,
) -> Vec<String> {
    heard_of(preset, deck, actions, (who, Slips::None)).await
}

/// Whether the game has take-backs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Slips {
    None,
    Some,
}

async fn heard_of(
    preset: &str,
    deck: &[Card],
    actions: &[(Seat, Action)],
    (who, slips): (Who, Slips),
) -> Vec<String> {
    let store = Store::in_memory().await;
    let table = TableId("abcdefghabcdefgh".to_owned());
    let people: Vec<SeatInfo> = (0..PLAYERS)
        .map(|n| SeatInfo {
            person: Some(person(n)),
            ..SeatInfo::default()
        })
        .collect();
    let mut entries = log(preset, &people, deck, actions);
    if slips == Slips::Some {
        entries = with_take_backs(entries, actions);
    }
    let mut dealt = 2 + usize::from(PLAYERS);
    let who = match who {
        Who::Player(me) => person(u8::try_from(me.index()).unwrap()),
        Who::Watcher(watching) => {
            let mut settings = settings(preset.split('+').next().unwrap(), PLAYERS);
            settings.watching = watching;
            let settings = Box::new(settings);
            entries.insert(1, stored_event(Event::Configured { settings }));
            dealt += 1;
            let named = PublicEvent::Watched {
                person: person(9),
                beside: Vec::new(),
            };
            entries.insert(dealt, stored_event(named));
            dealt += 1;
            person(9)
        }
    };
    let is_start = |it: &EncodedEvent| it.body.contains("\"started\"");
    let began = entries.iter().position(is_start).unwrap() + 1;
    let began = u32::try_from(began).unwrap();
    append(&store, &table, 0, &entries[..dealt], None).await;
    let stored = StoredPerson {
        id: who.id,
        name: who.name,
    };
    let token = "a token";
    let hash = kagiya_server::random_ids::hash(token);
    store.add_person(&stored, hash, i64::MAX).await.unwrap();
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let clock = Clock::fixed(1_000);
    let server = Server::start(listen, store.clone(), clock, config)
        .await
        .unwrap();
    let mut client = Client::connect(server.address, token).await.unwrap();
    let subscribe = |after| ClientMessage::Subscribe {
        table: table.clone(),
        after,
    };
    client.say(&subscribe(None)).await.unwrap();
    let mut heard = vec![client.hear_text().await.unwrap()];
    for (n, event) in entries.iter().enumerate().skip(dealt) {
        append_elsewhere(&server, &store, &table, n, event).await;
        heard.push(client.hear_text().await.unwrap());
    }
    client.say(&subscribe(None)).await.unwrap();
    heard.push(client.hear_text().await.unwrap());
    client.say(&subscribe(Some(began))).await.unwrap();
    // `resumed`, and each event since the deal; a snapshot replaces them if there were take-backs since.
    let frames = match slips {
        Slips::None => entries.len() - usize::try_from(began).unwrap() + 1,
        Slips::Some => 1,
    };
    for _ in 0..frames {
        heard.push(client.hear_text().await.unwrap());
    }
    drop(client);
    server.stop().await;
    heard
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bytes_for_a_player_are_the_same_when_hidden_cards_are_dealt_otherwise() {
    let mut dice = Dice::from_number(2026);
    let mut compared = 0;
    for preset in [
        "original",
        "gf-black",
        "rainbow-all",
        "timed-display",
        "grand-finale",
        "hanab-live+hidden_plays",
    ] {
        for me in (0..PLAYERS).filter_map(Seat::new) {
            // After many clues another deal may not exist; then another game is played.
            let pair = (0..20).find_map(|_| {
                let (game, deck, actions) = played(preset, me, &mut dice);
                let other = dealt_otherwise(&game, &deck, me, &mut dice)?;
                Some((deck, other, actions))
            });
            let (deck, other, actions) = pair.expect("a game that can be dealt otherwise");
            let one = heard(preset, &deck, &actions, Who::Player(me)).await;
            let two = heard(preset, &other, &actions, Who::Player(me)).await;
            assert_eq!(one, two, "{preset} for seat {me}");
            compared += one.len();
            let slips = (Who::Player(me), Slips::Some);
            let one = heard_of(preset, &deck, &actions, slips).await;
            let two = heard_of(preset, &other, &actions, slips).await;
            assert_eq!(one, two, "{preset} for seat {me}, with what was taken back");
            if me.index() == 0 {
                let first = Who::Watcher(Watching::Seat { seat: me.into() });
                let one = heard(preset, &deck, &actions, first).await;
                let two = heard(preset, &other, &actions, first).await;
                assert_eq!(
                    one, two,
                    "{preset} for a spectator with the view of seat {me}"
                );
                let told = |frame: &String| frame.contains("\"legal\":{");
                assert!(!one.iter().any(told), "a spectator has no legal actions");
                compared += one.len();
            }
            // The comparison can fail: another seat sees the difference.
            let partner = me.next(usize::from(PLAYERS));
            let one = heard(preset, &deck, &actions, Who::Player(partner)).await;
            let two = heard(preset, &other, &actions, Who::Player(partner)).await;
            let hands = |game: &[Card]| game[..15].to_vec();
            if hands(&deck) != hands(&other) {
                assert_ne!(one, two, "{preset} for seat {partner}");
            }
        }
    }
    assert!(compared > 200, "only {compared} frames were compared");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seed_is_not_told_before_the_end() {
    let mut dice = Dice::from_number(7);
    let me = Seat::new(1).unwrap();
    let (_, deck, actions) = played("original", me, &mut dice);
    let seed = Seed::from_number(1).to_string();
    for text in heard("original", &deck, &actions, Who::Player(me)).await {
        assert!(!text.contains(&seed), "{text}");
    }
}

/// The bytes that a person with the offer of seat 1 receives on this deck, before and after they take the
/// seat.
async fn heard_with_an_offer(deck: &[Card], actions: &[(Seat, Action)]) -> [Vec<String>; 2] {
    let people: Vec<SeatInfo> = (0..PLAYERS)
        .map(|n| SeatInfo {
            person: Some(person(n)),
            ..SeatInfo::default()
        })
        .collect();
    let mut entries = log("original", &people, deck, actions);
    let dealt = entries.len() - actions.len() + 1;
    let offered = PublicEvent::SeatOffered {
        seat: kagiya_protocol::Seat(1),
        person: person(9),
        by: kagiya_protocol::Seat(1),
    };
    entries.insert(dealt - 1, stored_event(offered));
    let table = TableId("abcdefghabcdefgh".to_owned());
    let store = Store::in_memory().await;
    append(
        &store,
        &table,
        0,
        &entries[..dealt],
        Some(running_row(&table)),
    )
    .await;
    let stored = StoredPerson {
        id: person(9).id,
        name: person(9).name,
    };
    let hash = random_ids::hash("token");
    store.add_person(&stored, hash, i64::MAX).await.unwrap();
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::start(listen, store.clone(), Clock::fixed(1_000), config)
        .await
        .unwrap();
    let subscribe = ClientMessage::Subscribe {
        table: table.clone(),
        after: None,
    };
    let mut cho = Client::connect(server.address, "token").await.unwrap();
    cho.say(&subscribe).await.unwrap();
    let mut before = vec![cho.hear_text().await.unwrap()];
    for (n, event) in entries.iter().enumerate().skip(dealt) {
        append_elsewhere(&server, &store, &table, n, event).await;
        before.push(cho.hear_text().await.unwrap());
    }
    cho.say(&subscribe).await.unwrap();
    before.push(cho.hear_text().await.unwrap());
    // HTTP reveals no more.
    for path in ["games", "tables"] {
        let path = format!("/api/{path}/{table}");
        let headers = [("authorization", "Bearer token")];
        let reply = ask(server.address, "GET", &path, &headers, "")
            .await
            .unwrap();
        before.push(format!(
            "{} {}",
            reply.status,
            String::from_utf8_lossy(&reply.body)
        ));
    }
    cho.say(&ClientMessage::Command {
        id: kagiya_protocol::CommandId("sit".to_owned()),
        table: table.clone(),
        expect: None,
        command: Command::Sit { seat: None },
    })
    .await
    .unwrap();
    let mut after = Vec::new();
    while !after.iter().any(|it: &String| it.contains("\"snapshot\"")) {
        after.push(cho.hear_text().await.unwrap());
    }
    drop(cho);
    server.stop().await;
    [before, after]
}

/// A game of some actions on two decks that differ in all hands and in what is not drawn.
fn two_decks(preset: &str, dice: &mut Dice) -> (Vec<Card>, Vec<Card>, Vec<(Seat, Action)>) {
    let rules = Arc::new(Rules::new(&options(preset)).unwrap());
    let deck = shuffled_deck(&rules, dice);
    let mut game = Game::deal(&rules, &listed(&deck)).unwrap();
    let mut actions = Vec::new();
    while actions.len() < 5 {
        let actor = game.table().to_act();
        let legal: Vec<_> = game.legal_actions().iter().collect();
        let action = legal[dice.below(legal.len())];
        let mut next = game.clone();
        next.apply(action).unwrap();
        // At the end all cards are revealed.
        if next.outcome().is_none() {
            actions.push((actor, Action::of(&rules, actor, action)));
            game = next;
        }
    }
    // All hands and the deck are exchanged, one hand after the other.
    let mut other = deck.clone();
    for seat in rules.seats() {
        let mut game = Game::deal(&rules, &listed(&other)).unwrap();
        for (actor, action) in &actions {
            game.apply(action.find(&rules, *actor).unwrap()).unwrap();
        }
        // A hand that is known for certain remains.
        other = dealt_otherwise(&game, &other, seat, dice).unwrap_or(other);
    }
    assert_ne!(deck, other);
    (deck, other, actions)
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_for_a_spectator_depends_on_a_hand() {
    let mut dice = Dice::from_number(33);
    for preset in ["original", "gf-black", "rainbow-all", "timed-display"] {
        let (deck, other, actions) = two_decks(preset, &mut dice);
        for slips in [Slips::None, Slips::Some] {
            let who = (Who::Watcher(Watching::Public), slips);
            let one = heard_of(preset, &deck, &actions, who).await;
            let two = heard_of(preset, &other, &actions, who).await;
            assert_eq!(one, two, "{preset}");
            assert!(one.len() > actions.len());
            assert!(!one.iter().any(|frame| frame.contains("\"legal\":{")));
        }
        // The comparison can fail: with the view of a seat they see the difference.
        let first = Watching::Seat {
            seat: kagiya_protocol::Seat(0),
        };
        let one = heard(preset, &deck, &actions, Who::Watcher(first)).await;
        let two = heard(preset, &other, &actions, Who::Watcher(first)).await;
        assert_ne!(one, two, "{preset}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_for_who_is_offered_a_seat_depends_on_a_hidden_card() {
    for seed in 0..4 {
        let mut dice = Dice::from_number(seed);
        let (deck, other, actions) = two_decks("original", &mut dice);
        let [before, after] = heard_with_an_offer(&deck, &actions).await;
        let [otherwise, now] = heard_with_an_offer(&other, &actions).await;
        assert_eq!(before, otherwise);
        assert_ne!(after, now, "then they see the hands of the others");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bytes_of_a_branch_are_the_same_when_hidden_cards_are_dealt_otherwise() {
    let mut games = Games::start().await;
    let mut dice = Dice::from_number(2027);
    let (mut compared, mut asked, mut differ) = (0, 0, 0);
    for preset in ["original", "gf-black", "rainbow-all", "timed-display"] {
        for me in (0..PLAYERS).filter_map(Seat::new) {
            let pair = (0..60).find_map(|_| {
                let one = Hypothesis::of(preset, me, &mut dice);
                let other = dealt_otherwise(&one.end, &one.deck, me, &mut dice)?;
                one.fits(&other).then_some((one, other))
            });
            let (one, other) = pair.expect("a game that can be dealt otherwise");
            let mut tables = Vec::new();
            for deck in [&one.deck, &other] {
                let mut events = log(preset, &people(), deck, &one.actions);
                events.push(broken_off());
                tables.push(games.store(&events).await);
            }
            let step = u32::try_from(one.step).unwrap();
            let look = async |table: &TableId, eyes: String| {
                let request = VariationRequest {
                    step,
                    actions: one.branch.clone(),
                    eyes: Some(eyes),
                };
                let reply = games.branch(table, &request).await;
                let branch: Variation = told(&reply);
                assert!(branch.refused.is_none(), "{preset}: {:?}", branch.refused);
                reply.body
            };
            for eyes in [me.index().to_string(), "common".to_owned()] {
                let (first, second) = (
                    look(&tables[0], eyes.clone()).await,
                    look(&tables[1], eyes.clone()).await,
                );
                assert_eq!(first, second, "{preset} through {eyes}");
                compared += first.len();
            }
            // The comparison can fail: a partner sees the difference, unless it is in the deck.
            let partner = me.next(usize::from(PLAYERS)).index().to_string();
            let (first, second) = (
                look(&tables[0], partner.clone()).await,
                look(&tables[1], partner).await,
            );
            differ += usize::from(first != second);
            // A bot that plays for me knows no more than I do.
            if one.end.table().to_act() == me {
                let request = VariationBotRequest {
                    step,
                    actions: one.branch.clone(),
                    bots: vec![Some("companion-2".to_owned()); usize::from(PLAYERS)],
                    eyes: Some(me.index().to_string()),
                };
                let first = games.bot(&tables[0], &request).await;
                let _: VariationMove = told(&first);
                assert_eq!(first.body, games.bot(&tables[1], &request).await.body);
                asked += 1;
            }
        }
    }
    assert!(
        compared > 10_000 && asked > 1 && differ > 4,
        "{compared} bytes were compared, {asked} bots asked, {differ} partners saw a difference"
    );
}
