//! A view holds nothing that its audience may not know: two games that differ only in what one
//! can't see look the same to that one, now and after every move that shows no difference.

use std::collections::HashMap;

use kagiya_rules::{
    Action, Audience, Card, CardId, Choice, Clue, ClueSet, Event, Game, Offset, Phase, PublicEvent,
    Seat, SeenEvent, Tile, View, World,
};

use super::dice::Dice;
use super::play::{Player, seed};

/// The same game dealt otherwise wherever `audience` can't see, in agreement with all clues.
pub(crate) fn dealt_otherwise(game: &Game, audience: Audience, dice: &mut Dice<'_>) -> Game {
    let rules = game.rules();
    let seats: Vec<Seat> = rules
        .seats()
        .filter(|seat| !audience.sees_hand_of(*seat))
        .collect();
    let mut hidden: Vec<Card> = seats
        .iter()
        .flat_map(|seat| game.hand(*seat).map(|(_, card)| card))
        .collect();
    let held = hidden.len();
    let marks: Vec<_> = seats
        .iter()
        .flat_map(|seat| game.table().marks(*seat))
        .collect();
    hidden.extend(game.deck());
    let allowed =
        |place: usize, card: Card| place >= held || rules.possible(*marks[place]).contains(card);
    // Few swaps leave much alike, so that the two games stay together for long.
    let swaps = dice.pick(&[2, 10, 200]);
    if !hidden.is_empty() {
        for _ in 0..swaps {
            let (a, b) = (dice.below(hidden.len()), dice.below(hidden.len()));
            if allowed(a, hidden[b]) && allowed(b, hidden[a]) {
                hidden.swap(a, b);
            }
        }
    }
    let mut tiles: Vec<Tile> = game.face_down_tiles().to_vec();
    dice.shuffle(&mut tiles);
    let (hands, deck) = hidden.split_at(held);
    let world = World {
        hands,
        deck,
        tiles: &tiles,
        seed: seed(dice),
    };
    let view = game.view(audience);
    view.imagine(&world)
        .expect("the world agrees with the view")
}

fn same_view(a: &Game, b: &Game, audience: Audience) {
    // What the referee prints while searching for a mistake tells nothing either.
    assert_eq!(format!("{a:?}"), format!("{b:?}"));
    let (glance, other) = (a.glance(audience), b.glance(audience));
    assert_eq!(format!("{glance:?}"), format!("{other:?}"));
    for seat in a.rules().seats() {
        let cards =
            |glance: kagiya_rules::Glance<'_>| Some(glance.cards(seat)?.collect::<Vec<_>>());
        assert_eq!(cards(glance), cards(other));
        assert_eq!(cards(glance).is_some(), audience.sees_hand_of(seat));
    }
    let (a, b) = (a.view(audience), b.view(audience));
    assert_eq!(a, b);
    assert_eq!(format!("{a:?}"), format!("{b:?}"));
    assert_eq!(a.legal_actions(), b.legal_actions());
    same_answers(&a, &b);
}

/// Everything that can be asked of a view.
fn same_answers(a: &View, b: &View) {
    let rules = a.rules();
    for seat in rules.seats() {
        assert_eq!(a.cards(seat), b.cards(seat));
        for id in a.table().hand(seat) {
            assert_eq!(a.card(*id), b.card(*id));
            assert_eq!(a.possible(*id), b.possible(*id));
            assert_eq!(a.marks(*id), b.marks(*id));
        }
    }
    for card in rules.cards().iter() {
        assert_eq!(a.unseen(card), b.unseen(card));
    }
}

/// Plays on in both games as long as `audience` can't tell them apart.
pub(crate) fn stay_alike(game: &Game, audience: Audience, player: Player, dice: &mut Dice<'_>) {
    let mut game = game.clone();
    let mut other = dealt_otherwise(&game, audience, dice);
    same_view(&game, &other, audience);
    while let Some(action) = player.choose(&game, dice) {
        let actor = game.table().to_act();
        if audience == Audience::Seat(actor) {
            assert_eq!(game.check(action), other.check(action));
        }
        let differences = Differences::between(&game, &other, audience);
        let events = game.apply(action).expect("legal");
        let Ok(other_events) = other.apply(action) else {
            assert!(differences.explain_refusal(action, actor, game.rules().players()));
            return;
        };
        let seen = |events: &[Event]| -> Vec<SeenEvent> {
            events.iter().map(|event| event.project(audience)).collect()
        };
        if seen(&events) != seen(&other_events) {
            assert!(
                differences.explain(&events, &other_events, action),
                "{action:?} shows a difference: {events:?} {other_events:?}"
            );
            return;
        }
        same_view(&game, &other, audience);
    }
}

/// What is different behind the back of the audience, so far as a move can show it.
struct Differences {
    audience: Audience,
    /// Seats whose hidden hands differ.
    hands: Vec<Seat>,
    /// Seats of whose hidden hands other clues can be given.
    clues: Vec<Seat>,
    tiles: bool,
    /// The end comes when no player still to come holds a card that fits, which all hands decide.
    hands_end_the_game: bool,
}

impl Differences {
    fn between(a: &Game, b: &Game, audience: Audience) -> Self {
        let rules = a.rules();
        let hidden = || rules.seats().filter(|seat| !audience.sees_hand_of(*seat));
        let clues_of = |game: &Game, seat: Seat| {
            game.hand(seat).fold(ClueSet::EMPTY, |clues, (_, card)| {
                clues | rules.touched_by(card)
            })
        };
        Self {
            audience,
            hands: hidden()
                .filter(|seat| !a.hand(*seat).eq(b.hand(*seat)))
                .collect(),
            clues: hidden()
                .filter(|seat| clues_of(a, *seat) != clues_of(b, *seat))
                .collect(),
            tiles: a.face_down_tiles() != b.face_down_tiles(),
            hands_end_the_game: rules.options().stop_when_capped,
        }
    }

    /// Whether the action may be legal in one game alone: a clue that touches a card in one only.
    fn explain_refusal(&self, action: Action, actor: Seat, players: usize) -> bool {
        let to = |to: Offset| self.clues.contains(&actor.after(to, players));
        match action {
            Action::Clue {
                to: offset,
                clue: Clue::Color(_) | Clue::Rank(_),
            }
            | Action::Choose(Choice::Clue { to: offset, .. }) => to(offset),
            Action::Play { .. } | Action::Discard(_) | Action::Choose(_) => false,
        }
    }

    /// Whether a card that was turned up, drawn in sight or touched by a clue, or a tile, is a
    /// reason for the difference.
    fn explain(&self, a: &[Event], b: &[Event], action: Action) -> bool {
        let other_cards = a.iter().zip(b).any(|pair| match pair {
            (Event::Drew { card: a, seat, .. }, Event::Drew { card: b, .. }) => {
                a != b && self.audience.sees_hand_of(*seat)
            }
            (Event::Public(a), Event::Public(b)) => match (a, b) {
                (
                    PublicEvent::Clued { to, touched: a, .. },
                    PublicEvent::Clued { touched: b, .. },
                ) => a != b && self.hands.contains(to),
                _ => turned_up(*a) != turned_up(*b),
            },
            _ => false,
        });
        let tile_answer = |events: &[Event]| {
            events
                .iter()
                .any(|event| matches!(event, Event::Public(PublicEvent::TileRevealed(_))))
        };
        let tiles = (self.tiles || !self.clues.is_empty()) && (tile_answer(a) || tile_answer(b));
        let no_clue_left = !self.clues.is_empty() && !matches!(action, Action::Choose(_));
        let ended = a.len() != b.len() || a.last() != b.last();
        other_cards || tiles || (ended && (self.hands_end_the_game || no_clue_left))
    }
}

/// The card that an event turns up from a hand.
const fn turned_up(event: PublicEvent) -> Option<Card> {
    match event {
        PublicEvent::Played { card, .. }
        | PublicEvent::Misplayed { card, .. }
        | PublicEvent::Discarded { card, .. }
        | PublicEvent::JokerRevealed { card, .. } => Some(card),
        _ => None,
    }
}

/// What every audience knows of the cards by the events that it was shown, and a view of its own
/// that is brought up to date after each move.
pub(crate) struct Followers(Vec<Follower>);

struct Follower {
    view: View,
    /// The cards that it was shown, by id.
    shown: HashMap<CardId, Card>,
}

impl Followers {
    /// Everybody at the beginning of a game.
    pub(crate) fn new(game: &Game) -> Self {
        let mut audiences: Vec<Audience> = game.rules().seats().map(Audience::Seat).collect();
        audiences.extend([Audience::Spectator, Audience::Common]);
        let follower = |audience: Audience| {
            let seats = game.rules().seats();
            Follower {
                view: game.view(audience),
                shown: seats
                    .filter(|seat| audience.sees_hand_of(*seat))
                    .flat_map(|seat| game.hand(seat))
                    .collect(),
            }
        };
        Self(audiences.into_iter().map(follower).collect())
    }

    /// Whether the views, brought up to date, show the cards that the events have shown, and no
    /// others.
    pub(crate) fn follow(&mut self, events: &[Event], game: &Game) {
        for follower in &mut self.0 {
            follower.view.update(game);
            follower.compare(events, game);
        }
    }
}

impl Follower {
    fn compare(&mut self, events: &[Event], game: &Game) {
        let (view, rules) = (&self.view, game.rules());
        let audience = view.audience();
        for event in events {
            if let SeenEvent::Drew { id, card, .. } = event.project(audience) {
                self.shown.insert(id, card);
            }
        }
        assert_eq!(view.table(), game.table());
        let mut seen = Vec::new();
        let mut hidden = game.table().deck_size();
        for seat in rules.seats() {
            let ids = game.table().hand(seat);
            let known: Option<Vec<Card>> =
                ids.iter().map(|id| self.shown.get(id).copied()).collect();
            if audience.sees_hand_of(seat) {
                assert_eq!(view.cards(seat), known.as_deref(), "{audience:?} at {seat}");
                seen.extend(known.unwrap_or_default());
            } else {
                assert_eq!(view.cards(seat), None, "{audience:?} at {seat}");
                assert!(ids.iter().all(|id| !self.shown.contains_key(id)));
                hidden += ids.len();
            }
        }
        // What it can't see is all the cards less those that it sees anywhere.
        let joker = match game.table().phase() {
            Phase::Joker { card, .. } => Some(card),
            Phase::Turn | Phase::Tile(_) | Phase::Over(_) => None,
        };
        let mut unseen = 0;
        for card in rules.cards().iter() {
            let held = seen.iter().chain(&joker).filter(|it| **it == card).count();
            let lying = game.table().discarded(card) + game.table().on_fireworks(rules, card);
            let left = usize::from(rules.copies(card) - lying) - held;
            assert_eq!(
                usize::from(view.unseen(card)),
                left,
                "{}",
                rules.card_text(card)
            );
            unseen += left;
        }
        assert_eq!(unseen, hidden);
        if let Some(card) = joker {
            assert!(view.board().copies_left(card) > 0);
        }
    }
}
