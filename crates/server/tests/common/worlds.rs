//! Games on decks that a player can't distinguish.

use kagiya_protocol::{Action, Person, PersonId, SeatInfo};
use kagiya_random::Dice;
use kagiya_rules::{
    Audience, Card, Deal, DealtCards, FirstPlayer, Game, Options, Rules, Seat, Seed, World,
};
use kagiya_server::border::{self, Entry, Fact};
use kagiya_server::store::StoredFact;

pub(crate) const PLAYERS: u8 = 3;

pub(crate) fn options(preset: &str) -> Options {
    Options {
        first_player: FirstPlayer::Seat(0),
        ..Options::preset(preset, PLAYERS).unwrap()
    }
}

/// The cards of a game in some order.
pub(crate) fn shuffled_deck(rules: &Rules, dice: &mut Dice) -> Vec<Card> {
    let mut deck: Vec<Card> = rules
        .cards()
        .iter()
        .flat_map(|card| std::iter::repeat_n(card, usize::from(rules.copies(card))))
        .collect();
    dice.shuffle(&mut deck);
    deck
}

/// The deal of this deck.
pub(crate) fn listed(deck: &[Card]) -> Deal {
    Deal {
        cards: DealtCards::Listed {
            deck: deck.to_vec(),
            tiles: Vec::new(),
            seed: Seed::from_number(1),
        },
        first: None,
    }
}

/// Another deck that the player at `me` can't distinguish from the first one.
pub(crate) fn dealt_otherwise(
    game: &Game,
    deck: &[Card],
    me: Seat,
    dice: &mut Dice,
) -> Option<Vec<Card>> {
    let view = game.view(Audience::Seat(me));
    let rules = game.rules();
    let hand = game.table().hand(me);
    let mut hidden: Vec<Card> = rules
        .cards()
        .iter()
        .flat_map(|card| std::iter::repeat_n(card, usize::from(view.unseen(card))))
        .collect();
    for _ in 0..500 {
        dice.shuffle(&mut hidden);
        let world = World {
            hands: &hidden[..hand.len()],
            deck: &hidden[hand.len()..],
            tiles: &[],
            seed: Seed::from_number(1),
        };
        if view.imagine(&world).is_err() {
            continue;
        }
        let mut other = deck.to_vec();
        for (id, card) in hand.iter().zip(world.hands) {
            other[usize::from(id.number())] = *card;
        }
        let top = deck.len() - world.deck.len();
        other[top..].copy_from_slice(world.deck);
        if other != deck {
            return Some(other);
        }
    }
    None
}

pub(crate) fn person(n: u8) -> Person {
    Person {
        id: PersonId(format!("person{n}")),
        name: format!("Player {n}"),
    }
}

/// The log of a game on a listed deck.
pub(crate) fn log(
    preset: &str,
    seats: &[SeatInfo],
    deck: &[Card],
    actions: &[(Seat, Action)],
) -> Vec<StoredFact> {
    let rules = Rules::new(&options(preset)).unwrap();
    let card = |card: &Card| kagiya_protocol::Card::of(&rules, *card);
    let deck = deck.iter().map(card).collect();
    log_of(preset, seats, (Seed::from_number(1), Some(deck)), actions)
}

/// The log of a game on the deck of a seed.
pub(crate) fn log_of_seed(
    preset: &str,
    seats: &[SeatInfo],
    seed: Seed,
    actions: &[(Seat, Action)],
) -> Vec<StoredFact> {
    log_of(preset, seats, (seed, None), actions)
}

fn log_of(
    preset: &str,
    seats: &[SeatInfo],
    (seed, deck): (Seed, Option<Vec<kagiya_protocol::Card>>),
    actions: &[(Seat, Action)],
) -> Vec<StoredFact> {
    let mut facts = vec![Fact::Created {
        by: person(0),
        settings: Box::new(super::settings(preset, PLAYERS)),
        rematch_of: None,
        kept: Vec::new(),
        given: None,
    }];
    let places = || (0..).map(kagiya_protocol::Seat);
    facts.extend(places().zip(seats).map(|(seat, info)| match info {
        SeatInfo { bot: Some(bot), .. } => Fact::BotSat {
            seat,
            bot: bot.clone(),
        },
        info => Fact::Sat {
            seat,
            person: info.person.clone().unwrap(),
        },
    }));
    facts.push(Fact::Started {
        options: Box::new(options(preset)),
        seed: seed.to_string(),
        deck,
        first: None,
        stay: (0..PLAYERS).map(kagiya_protocol::Seat).collect(),
    });
    facts.extend(actions.iter().map(|(seat, action)| Fact::Acted {
        seat: (*seat).into(),
        bot: seats[seat.index()].bot.is_some(),
        action: *action,
    }));
    facts
        .into_iter()
        .map(|fact| Entry {
            who: None,
            cmd: None,
            fact,
        })
        .map(|entry| border::write(&entry))
        .collect()
}
