//! A game as one seat has seen it, with any cards in the place of the hidden ones.
//!
//! A bot needs a [`View`](kagiya_rules::View), and the list of the site's events needs scores: both follow
//! from a [`Game`]. [`SeenGame::replay`] plays one that agrees with everything that was seen. The hidden
//! cards are chosen from what was seen alone, so nothing that follows can depend on the real ones.

use std::sync::Arc;

use kagiya_rules::{
    Action, Audience, Card, CardId, CardSet, Clue, Deal, DealtCards, Event, Events, Game, Rules,
    Seat, Seed, SeenEvent, View,
};
use thiserror::Error;

/// An action that was seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    pub(crate) action: Action,
    /// The numbers of the cards that a clue touched.
    pub(crate) touched: Vec<u8>,
    /// A card was thrown, and nobody has told whether by a play or by a discard, which places a card of some
    /// suits. The action is then a play.
    pub(crate) is_any_throw: bool,
}

impl Step {
    /// A play or a discard.
    pub(crate) const fn of_card(action: Action) -> Self {
        Self {
            action,
            touched: Vec::new(),
            is_any_throw: false,
        }
    }

    /// The card that was thrown, if nobody has told how.
    const fn any_throw(&self) -> Option<CardId> {
        match self.action {
            Action::Play { card, .. } if self.is_any_throw => Some(card),
            _ => None,
        }
    }
}

/// What was seen contradicts itself or the rules.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("what the server tells of the game contradicts itself: {0}")]
pub(crate) struct Contradiction(String);

/// A game as one seat has seen it.
#[derive(Clone, Debug)]
pub(crate) struct SeenGame {
    rules: Arc<Rules>,
    /// The same without ends that would come at another time with other cards.
    lasting: Arc<Rules>,
    /// What is known of each card, by its number.
    prints: Vec<Option<Card>>,
    steps: Vec<Step>,
}

impl SeenGame {
    /// A game before its first action, of which no card is known. The option `first_player` of the rules is
    /// the seat that begins.
    ///
    /// Some ends follow from hidden cards: no hand has a card that fits, or, where plays are hidden, the last
    /// strike. They are seen when they come; the game of this type goes on, as its hidden cards are not the real
    /// ones.
    pub(crate) fn new(rules: Arc<Rules>) -> Self {
        Self {
            prints: vec![None; rules.deck_size()],
            lasting: Arc::new(rules.without_unseen_ends()),
            rules,
            steps: Vec::new(),
        }
    }

    /// The same game with open plays, of which all cards are known: `deck` has their prints by number. `None` if
    /// its plays are not hidden.
    pub(crate) fn opened(&self, deck: Vec<Option<Card>>) -> Option<Self> {
        let rules = Arc::clone(self.rules.opened()?);
        Some(Self {
            prints: deck,
            steps: self.steps.clone(),
            ..Self::new(rules)
        })
    }

    pub(crate) const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// What is known of a card.
    pub(crate) fn print(&self, number: usize) -> Option<Card> {
        self.prints.get(number).copied().flatten()
    }

    /// The card with a number is seen.
    ///
    /// # Errors
    /// [`Contradiction`] if it was another one, or there is no such card.
    pub(crate) fn reveal(&mut self, number: usize, card: Card) -> Result<(), Contradiction> {
        let known = self.prints.get_mut(number);
        let known = known.ok_or_else(|| Contradiction(format!("there is no card {number}")))?;
        if known.is_some_and(|known| known != card) {
            return Err(Contradiction(format!("card {number} has two faces")));
        }
        *known = Some(card);
        Ok(())
    }

    /// The number of actions so far.
    pub(crate) fn actions(&self) -> usize {
        self.steps.len()
    }

    /// The next action.
    pub(crate) fn push(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// Takes the last actions back. The cards that they showed stay known.
    pub(crate) fn take_back(&mut self, actions: usize) {
        let left = self.steps.len().saturating_sub(actions);
        self.steps.truncate(left);
    }

    /// Plays a game that agrees with everything seen. `each` gets the events of each action and the game
    /// after it; before the first action it gets no events.
    ///
    /// # Errors
    /// [`Contradiction`] if there is no such game.
    pub(crate) fn replay(
        &self,
        mut each: impl FnMut(&[Event], &Game),
    ) -> Result<Game, Contradiction> {
        let deck = self.deck()?;
        let deal = Deal {
            cards: DealtCards::Listed {
                deck: deck.clone(),
                tiles: Vec::new(),
                seed: Seed::from_number(0),
            },
            first: None,
        };
        let mut game =
            Game::deal(&self.lasting, &deal).map_err(|error| Contradiction(error.to_string()))?;
        each(&[], &game);
        for step in &self.steps {
            let action = match step.any_throw() {
                Some(id) if self.is_inverted(deck.get(usize::from(id.number()))) => {
                    Action::Discard(id)
                }
                _ => step.action,
            };
            let events: Events = game
                .apply(action)
                .map_err(|error| Contradiction(error.to_string()))?;
            each(&events, &game);
        }
        Ok(game)
    }

    /// What `audience` sees of `game`, which [`Self::replay`] plays: by the real rules, and without the cards
    /// played face down that it has never seen.
    pub(crate) fn view(&self, game: &Game, audience: Audience) -> View {
        let any_throws: Vec<CardId> = self.steps.iter().filter_map(Step::any_throw).collect();
        let by_clues = if any_throws.is_empty() {
            Vec::new()
        } else {
            self.possible(self.rules.cards())
        };
        game.view(audience).retold(&self.rules, |thrown| {
            let number = usize::from(thrown.id.number());
            let possible = match by_clues.get(number) {
                Some(possible) if any_throws.contains(&thrown.id) => *possible,
                _ => thrown.possible,
            };
            let card = self.print(number);
            (possible, card.filter(|_| thrown.was_seen_by(audience)))
        })
    }

    /// What `audience` sees of an event of a game that [`Self::replay`] plays, without cards that it has never
    /// seen.
    pub(crate) fn project(&self, event: &Event, audience: Audience) -> SeenEvent {
        match event.project(audience) {
            SeenEvent::Drew { seat, id, card: _ } => match self.print(usize::from(id.number())) {
                Some(card) => SeenEvent::Drew { seat, id, card },
                None => SeenEvent::DrewHidden { seat, id },
            },
            event => event,
        }
    }

    fn is_inverted(&self, card: Option<&Card>) -> bool {
        card.is_some_and(|card| self.rules.is_inverted(card.suit()))
    }

    /// A deck with all known cards in their places.
    fn deck(&self) -> Result<Vec<Card>, Contradiction> {
        let mut left = Copies::of(&self.rules);
        for card in self.prints.iter().flatten() {
            left.take(*card)?;
        }
        let all = self.rules.cards();
        let sets: Vec<CardSet> = self.possible(all);
        let hidden: Vec<usize> = (0..self.prints.len())
            .filter(|number| self.prints[*number].is_none())
            .collect();
        let chosen = left.assign(&hidden, &sets)?;
        let mut deck = self.prints.clone();
        for (number, card) in hidden.into_iter().zip(chosen) {
            deck[number] = Some(card);
        }
        Ok(deck.into_iter().flatten().collect())
    }

    /// What each card can be by the clues to its holder, and by the way in which it was thrown.
    fn possible(&self, all: CardSet) -> Vec<CardSet> {
        let players = self.rules.players();
        let mut sets = vec![all; self.prints.len()];
        let mut next = players * self.rules.hand_size();
        let mut hands: Vec<Vec<usize>> = (0..players)
            .map(|seat| {
                let first = seat * self.rules.hand_size();
                (first..first + self.rules.hand_size()).collect()
            })
            .collect();
        let first = match self.rules.options().first_player {
            kagiya_rules::FirstPlayer::Seat(seat) => usize::from(seat),
            kagiya_rules::FirstPlayer::Random | kagiya_rules::FirstPlayer::TableChoice(_) => 0,
        };
        for (turn, step) in self.steps.iter().enumerate() {
            let actor = (first + turn) % players;
            match step.action {
                Action::Play { card, .. } | Action::Discard(card) => {
                    let gone = usize::from(card.number());
                    if let Some(set) = sets.get_mut(gone)
                        && self.rules.hides_plays()
                        && self.print(gone).is_none()
                        && !step.is_any_throw
                    {
                        let placed = matches!(step.action, Action::Discard(_));
                        let kept = set.iter();
                        *set = kept
                            .filter(|it| self.rules.is_inverted(it.suit()) == placed)
                            .collect();
                    }
                    hands[actor].retain(|number| *number != gone);
                    if gone == next {
                        // Played from the deck.
                        next += 1;
                    } else if next < sets.len() {
                        hands[actor].push(next);
                        next += 1;
                    }
                }
                Action::Clue { to, clue } => {
                    let Some(actor) = u8::try_from(actor).ok().and_then(Seat::new) else {
                        continue;
                    };
                    for number in &hands[actor.after(to, players).index()] {
                        let is_touched = step.touched.iter().any(|it| usize::from(*it) == *number);
                        sets[*number] = self.narrowed(sets[*number], clue, is_touched);
                    }
                }
                Action::Choose(_) => {}
            }
        }
        sets
    }

    fn narrowed(&self, set: CardSet, clue: Clue, is_touched: bool) -> CardSet {
        let touched = self.rules.touch(clue);
        set.iter()
            .filter(|card| touched.contains(*card) == is_touched)
            .collect()
    }
}

/// The copies that are not yet in a place.
struct Copies {
    cards: Vec<(Card, usize)>,
}

impl Copies {
    fn of(rules: &Rules) -> Self {
        let copies = |card: Card| (card, usize::from(rules.copies(card)));
        Self {
            cards: rules.cards().iter().map(copies).collect(),
        }
    }

    fn take(&mut self, card: Card) -> Result<(), Contradiction> {
        let found = self.cards.iter_mut().find(|(it, _)| *it == card);
        match found {
            Some((_, left)) if *left > 0 => {
                *left -= 1;
                Ok(())
            }
            _ => Err(Contradiction("a card is there too often".to_owned())),
        }
    }

    /// A card for each number, one of its set: a matching, found by augmenting paths.
    fn assign(&self, numbers: &[usize], sets: &[CardSet]) -> Result<Vec<Card>, Contradiction> {
        // For each kind of card, the places that have it.
        let mut holders: Vec<Vec<usize>> = vec![Vec::new(); self.cards.len()];
        for place in 0..numbers.len() {
            let mut tried = vec![false; self.cards.len()];
            if !self.augment(place, numbers, sets, &mut holders, &mut tried) {
                return Err(Contradiction("the clues leave no cards".to_owned()));
            }
        }
        let mut chosen = vec![None; numbers.len()];
        for ((card, _), places) in self.cards.iter().zip(&holders) {
            for place in places {
                chosen[*place] = Some(*card);
            }
        }
        Ok(chosen.into_iter().flatten().collect())
    }

    fn augment(
        &self,
        place: usize,
        numbers: &[usize],
        sets: &[CardSet],
        holders: &mut [Vec<usize>],
        tried: &mut [bool],
    ) -> bool {
        for (kind, (card, copies)) in self.cards.iter().enumerate() {
            if tried[kind] || !sets[numbers[place]].contains(*card) {
                continue;
            }
            tried[kind] = true;
            if holders[kind].len() < *copies {
                holders[kind].push(place);
                return true;
            }
            for slot in 0..holders[kind].len() {
                let other = holders[kind][slot];
                if self.augment(other, numbers, sets, holders, tried) {
                    holders[kind][slot] = place;
                    return true;
                }
            }
        }
        false
    }
}
