//! Games on decks that a player can't distinguish.

use std::sync::Arc;

use kagiya_protocol::{Action, Person, PersonId, PublicEvent, SeatInfo};
use kagiya_random::Dice;
use kagiya_rules::{
    Audience, Card, CardId, Deal, DealtCards, FirstPlayer, Game, Options, Rules, Seat, Seed,
    VariantMod, World,
};
use kagiya_server::store::EncodedEvent;
use kagiya_table::Event;

use super::stored_game::stored_event;

pub(crate) const PLAYERS: u8 = 3;

/// The options of an edition, with one of the modifiers behind a `+`.
pub(crate) fn options(preset: &str) -> Options {
    let (preset, modifier) = preset.split_once('+').unwrap_or((preset, ""));
    let modifier = VariantMod::ALL.iter().find(|it| it.word() == modifier);
    Options {
        first_player: FirstPlayer::Seat(0),
        variant_mods: modifier.copied().into_iter().collect(),
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
    let thrown = view.thrown().iter().filter(|(_, card)| card.is_none());
    let thrown = thrown.map(|(thrown, _)| thrown.id);
    // The cards of the hand, and those that were played face down.
    let hand: Vec<CardId> = game
        .table()
        .hand(me)
        .iter()
        .copied()
        .chain(thrown)
        .collect();
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
) -> Vec<EncodedEvent> {
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
) -> Vec<EncodedEvent> {
    log_of(preset, seats, (seed, None), actions)
}

fn log_of(
    preset: &str,
    seats: &[SeatInfo],
    (seed, deck): (Seed, Option<Vec<kagiya_protocol::Card>>),
    actions: &[(Seat, Action)],
) -> Vec<EncodedEvent> {
    let mut events = vec![Event::Created {
        by: person(0),
        settings: Box::new(super::settings(preset.split('+').next().unwrap(), PLAYERS)),
        rematch_of: None,
        kept: Vec::new(),
        given: None,
    }];
    let places = || (0..).map(kagiya_protocol::Seat);
    events.extend(places().zip(seats).map(|(seat, info)| match info {
        SeatInfo { bot: Some(bot), .. } => {
            let bot = bot.clone();
            PublicEvent::BotSat { seat, bot }.into()
        }
        info => {
            let person = info.person.clone().unwrap();
            PublicEvent::Sat { seat, person }.into()
        }
    }));
    events.push(Event::Started {
        options: Box::new(options(preset)),
        seed: seed.to_string(),
        deck,
        tiles: Vec::new(),
        first: None,
        stay: (0..PLAYERS).map(kagiya_protocol::Seat).collect(),
    });
    events.extend(actions.iter().map(|(seat, action)| Event::Acted {
        seat: (*seat).into(),
        bot: seats[seat.index()].bot.is_some(),
        action: *action,
    }));
    events.into_iter().map(stored_event).collect()
}

/// A game that is broken off, and a branch off it in which `me` only gives clues. The deck, the actions of
/// the game, the step, the actions of the branch, and the game at its end.
pub(crate) struct Hypothesis {
    pub(crate) deck: Vec<Card>,
    pub(crate) actions: Vec<(Seat, Action)>,
    pub(crate) step: usize,
    pub(crate) branch: Vec<Action>,
    pub(crate) end: Game,
}

/// This number of actions of a game that continues.
fn some_actions(game: &mut Game, me: Seat, many: usize, dice: &mut Dice) -> Vec<(Seat, Action)> {
    let mut done = Vec::new();
    while done.len() < many {
        let actor = game.table().to_act();
        let mut legal: Vec<_> = game.legal_actions().iter().collect();
        legal.retain(|it| actor != me || matches!(it, kagiya_rules::Action::Clue { .. }));
        if legal.is_empty() {
            break;
        }
        let action = legal[dice.below(legal.len())];
        let mut next = game.clone();
        next.apply(action).unwrap();
        if next.outcome().is_some() {
            break;
        }
        done.push((actor, Action::of(game.rules(), actor, action)));
        *game = next;
    }
    done
}

impl Hypothesis {
    pub(crate) fn of(preset: &str, me: Seat, dice: &mut Dice) -> Self {
        let rules = Arc::new(Rules::new(&options(preset)).unwrap());
        let deck = shuffled_deck(&rules, dice);
        let mut game = Game::deal(&rules, &listed(&deck)).unwrap();
        let actions = some_actions(&mut game, me, 10, dice);
        let step = dice.below(actions.len() + 1);
        let mut end = Game::deal(&rules, &listed(&deck)).unwrap();
        for (actor, action) in &actions[..step] {
            end.apply(action.find(&rules, *actor).unwrap()).unwrap();
        }
        let branch = some_actions(&mut end, me, 10, dice);
        Self {
            deck,
            actions,
            step,
            branch: branch.into_iter().map(|(_, action)| action).collect(),
            end,
        }
    }

    /// Whether the game is possible with another deck.
    pub(crate) fn fits(&self, deck: &[Card]) -> bool {
        let mut game = Game::deal(&Arc::clone(self.end.rules()), &listed(deck)).unwrap();
        self.actions.iter().all(|(actor, action)| {
            let action = action.find(game.rules(), *actor);
            game.table().to_act() == *actor && action.is_ok_and(|it| game.apply(it).is_ok())
        })
    }
}
