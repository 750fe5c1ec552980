//! Views hide what their audience may not know: two games that differ only in hidden cards look equal to the
//! audience, now and after each move that doesn't reveal a difference.

use std::collections::HashMap;

use kagiya_rules::{
    Action, Audience, Card, CardId, CardSet, Choice, Clue, ClueSet, Event, Game, InvalidWorld,
    Offset, Phase, PublicEvent, Seat, SeenEvent, Thrown, Tile, View, World,
};

use super::dice::Dice;
use super::play::{Player, seed};

/// The same game with other hidden cards that agree with all clues.
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
    let marks: Vec<_> = seats
        .iter()
        .flat_map(|seat| game.table().marks(*seat))
        .collect();
    let mut possible: Vec<CardSet> = marks.iter().map(|it| rules.possible(**it)).collect();
    for (thrown, card) in all_thrown(game) {
        if !thrown.was_seen_by(audience) {
            possible.push(thrown.possible);
            hidden.push(card);
        }
    }
    let known = hidden.clone();
    let held = hidden.len();
    hidden.extend(game.deck());
    let allowed = |place: usize, card: Card| place >= held || possible[place].contains(card);
    // With few swaps the games are similar and stay equal for longer.
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
    match view.imagine(&world) {
        // With other cards face down the game would have ended before.
        Err(InvalidWorld::Over) if rules.hides_plays() => {
            let world = World {
                hands: &known,
                deck: game.deck(),
                ..world
            };
            view.imagine(&world).expect("the game goes on")
        }
        other => other.expect("the world agrees with the view"),
    }
}

/// The cards that were played face down, with their prints.
pub(crate) fn all_thrown(game: &Game) -> Vec<(Thrown, Card)> {
    let rules = game.rules();
    let seen: Vec<_> = game.view_ref(Audience::Spectator).thrown().collect();
    let shown = |card: Card| {
        let held = rules.seats().flat_map(|seat| game.hand(seat));
        let held = held.filter(|(_, other)| *other == card).count();
        let in_deck = game.deck().iter().filter(|other| **other == card).count();
        let thrown = seen.iter().filter(|(_, other)| *other == Some(card));
        held + in_deck + thrown.count() + usize::from(game.table().discarded(card))
    };
    // At most one card, from the deck, was seen by nobody.
    let missing = |card: &Card| shown(*card) < usize::from(rules.copies(*card));
    seen.iter()
        .map(|(thrown, card)| {
            let card = card.or_else(|| rules.cards().iter().find(missing));
            (*thrown, card.expect("every card is somewhere"))
        })
        .collect()
}

fn same_view(a: &Game, b: &Game, audience: Audience) {
    // `Debug` of a game reveals nothing.
    assert_eq!(format!("{a:?}"), format!("{b:?}"));
    let (view, other) = (a.view_ref(audience), b.view_ref(audience));
    assert_eq!(format!("{view:?}"), format!("{other:?}"));
    for seat in a.rules().seats() {
        let cards = |view: kagiya_rules::ViewRef<'_>| Some(view.cards(seat)?.collect::<Vec<_>>());
        assert_eq!(cards(view), cards(other));
        assert_eq!(cards(view).is_some(), audience.sees_hand_of(seat));
    }
    let (a, b) = (a.view(audience), b.view(audience));
    assert_eq!(a, b);
    assert_eq!(format!("{a:?}"), format!("{b:?}"));
    assert_eq!(a.legal_actions(), b.legal_actions());
    same_answers(&a, &b);
}

/// All questions to a view.
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
    assert_eq!(a.thrown(), b.thrown());
}

/// Continues both games while `audience` can't distinguish them.
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
        // The end, which everyone sees, shows hidden plays.
        if game.rules().hides_plays() && game.outcome().is_some() {
            assert_eq!(game.outcome().is_some(), other.outcome().is_some());
            return;
        }
        same_view(&game, &other, audience);
    }
}

/// Where nobody hears what a clue says, clues that touch the same cards look the same to everyone.
pub(crate) fn untold_clues_look_alike(game: &Game) {
    let rules = game.rules();
    if rules.tells_clues() {
        return;
    }
    let mut given: HashMap<(Seat, Vec<CardId>, Clue), Game> = HashMap::new();
    for action in game.legal_actions().iter() {
        let (Action::Clue { clue, .. } | Action::Choose(Choice::Clue { clue, .. })) = action else {
            continue;
        };
        let mut after = game.clone();
        let events = after.apply(action).expect("legal");
        let heard = events.iter().find_map(|event| match event {
            Event::Public(PublicEvent::Clued {
                to, clue, touched, ..
            }) => Some((*to, touched.to_vec(), *clue)),
            _ => None,
        });
        let (to, touched, told) = heard.expect("a clue");
        assert_eq!(told, rules.heard(clue));
        assert!(matches!(told, Clue::Untold(_)), "{told:?}");
        let hand = game
            .hand(to)
            .filter(|(_, card)| rules.touch(clue).contains(*card));
        assert_eq!(touched, hand.map(|(id, _)| id).collect::<Vec<_>>());
        for (slot, (id, card)) in after.hand(to).enumerate() {
            let marks = after.table().marks(to)[slot];
            assert!(rules.possible(marks).contains(card), "{id}");
        }
        match given.get(&(to, touched.clone(), told)) {
            Some(other) => {
                for audience in rules.seats().map(Audience::Seat) {
                    same_view(&after, other, audience);
                }
                same_view(&after, other, Audience::Spectator);
                same_view(&after, other, Audience::Common);
            }
            None => _ = given.insert((to, touched, told), after),
        }
    }
}

/// Hidden differences that a move could reveal.
struct Differences {
    audience: Audience,
    /// Seats with different hidden hands.
    hands: Vec<Seat>,
    /// Seats whose hidden hands allow different clues.
    clues: Vec<Seat>,
    tiles: bool,
    /// The game ends when no player with a turn left has a fitting card, or by cards that were played face down.
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
            hands_end_the_game: rules.options().stop_when_capped || rules.hides_plays(),
        }
    }

    /// Whether the action may be legal in only one game, as a clue that touches a card in only one of them.
    fn explain_refusal(&self, action: Action, actor: Seat, players: usize) -> bool {
        let to = |to: Offset| self.clues.contains(&actor.after(to, players));
        match action {
            Action::Clue { to: offset, .. } | Action::Choose(Choice::Clue { to: offset, .. }) => {
                to(offset)
            }
            Action::Play { .. } | Action::Discard(_) | Action::Choose(_) => false,
        }
    }

    /// Whether a revealed, drawn or touched card or a tile explains the difference.
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

/// The card that an event reveals from a hand.
const fn turned_up(event: PublicEvent) -> Option<Card> {
    match event {
        PublicEvent::Played { card, .. }
        | PublicEvent::Misplayed { card, .. }
        | PublicEvent::Discarded { card, .. }
        | PublicEvent::JokerRevealed { card, .. } => Some(card),
        _ => None,
    }
}

/// For each audience, the cards that events showed to it, and a view that is updated after each move.
pub(crate) struct Followers(Vec<Follower>);

struct Follower {
    view: View,
    /// The cards shown so far, by id.
    shown: HashMap<CardId, Card>,
}

impl Followers {
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

    /// Checks that the updated views show exactly the cards that the events have shown.
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
        for (thrown, card) in view.thrown() {
            assert_eq!(self.shown.get(&thrown.id), card.as_ref(), "{audience:?}");
            assert_eq!(card.is_some(), thrown.was_seen_by(audience));
            seen.extend(card);
            hidden += usize::from(card.is_none());
        }
        // The unseen cards are all cards except those that it sees.
        let joker = match game.table().phase() {
            Phase::Joker { card, .. } => Some(card),
            Phase::Turn | Phase::Tile(_) | Phase::Over(_) => None,
        };
        let mut unseen = 0;
        for card in rules.cards().iter() {
            let held = seen.iter().chain(&joker).filter(|it| **it == card).count();
            let lying = game.table().discarded(card) + game.board().on_fireworks(card);
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
