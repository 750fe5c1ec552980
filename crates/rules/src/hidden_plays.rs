//! Games where played cards stay face down until the end (`hidden_plays`).
//!
//! Inside such a game another one goes on by the same rules with open plays. It alone knows the fireworks and
//! the strikes. The outer game has only what everyone may know: its table shows no card that was played, and
//! is the open one once the game has ended.

use std::sync::Arc;

use crate::action::Action;
use crate::board::{place_on_firework, update_reach};
use crate::card::Card;
use crate::clue::Marks;
use crate::event::{Event, Events, PublicEvent};
use crate::game::Game;
use crate::hole::Thrown;
use crate::rules::Rules;
use crate::table::{Discarded, Table};

impl Rules {
    /// The same rules without the ends that depend on cards which a player doesn't see: no hand has a card that
    /// fits, and, where plays are hidden, the last strike, complete fireworks and a lost card that was needed.
    /// For programs that have seen a game as one seat does, and play it again with any cards in place of those
    /// that they have not seen. How the real game ended they must be told. [`View::retold`](crate::View::retold)
    /// gives their views the real rules.
    ///
    /// [`Self::options`] and what follows from them are those of the real rules.
    #[must_use]
    pub fn without_unseen_ends(&self) -> Self {
        let mut rules = self.clone();
        rules.flags.stop_when_capped = false;
        if let Some(opened) = &mut rules.opened {
            let flags = &mut Arc::make_mut(opened).flags;
            flags.stop_when_capped = false;
            flags.complete_ends = false;
            flags.critical_discard_loses = false;
            flags.strikes = u8::MAX;
        }
        rules
    }
}

impl Game {
    /// The game with open plays, for programs that may see all cards: this one, unless plays are hidden.
    pub fn opened(&self) -> &Self {
        self.hole.as_ref().map_or(self, |hole| &hole.open)
    }

    /// The cards that were played face down, in order. None once the game has ended, as the table then shows
    /// them.
    pub fn thrown(&self) -> &[Thrown] {
        match &self.hole {
            Some(hole) if self.outcome().is_none() => &hole.thrown,
            _ => &[],
        }
    }

    /// Applies a legal action where plays are hidden.
    pub(crate) fn resolve_hidden(&mut self, action: Action, events: &mut Events) {
        let thrown = self.to_be_thrown(action);
        let Some(hole) = self.hole.as_deref_mut() else {
            return;
        };
        hole.open.resolve(action, events);
        let mut falls = false;
        events.retain(|event| match *event {
            Event::Public(
                PublicEvent::Played { seat, id, .. } | PublicEvent::Misplayed { seat, id, .. },
            ) => {
                *event = Event::Public(PublicEvent::Thrown { seat, id });
                falls = true;
                true
            }
            Event::Public(PublicEvent::Completed(_)) => false,
            Event::Public(_) | Event::Drew { .. } => true,
        });
        hole.thrown.extend(thrown.filter(|_| falls));
        self.show_hidden();
    }

    /// Copies from the open game what everyone may know, and what hands and the deck have become.
    pub(crate) fn show_hidden(&mut self) {
        if let Some(hole) = &self.hole {
            self.hidden = hole.open.hidden;
            self.table = if hole.open.outcome().is_some() {
                hole.open.table
            } else {
                covered(&self.rules, &hole.open.table, &hole.thrown)
            };
        }
    }

    /// What everyone will know of the card if `action` throws one.
    fn to_be_thrown(&self, action: Action) -> Option<Thrown> {
        let (Action::Play { card: id, .. } | Action::Discard(id)) = action else {
            return None;
        };
        let seat = self.table.to_act;
        let slot = self.table.slot_of(seat, id);
        let marks = slot.map_or(Marks::NONE, |slot| self.table.marks(seat)[slot]);
        let by_discard = matches!(action, Action::Discard(_));
        let possible = self.rules.possible(marks).iter();
        Some(Thrown {
            seat,
            id,
            from_deck: slot.is_none(),
            possible: possible
                .filter(|card| self.rules.is_inverted(card.suit()) == by_discard)
                .collect(),
        })
    }

    /// Begins the open game in the position of this one, where the cards `prints` were `thrown`.
    pub(crate) fn begin_hole(&mut self, thrown: &[Thrown], prints: impl Iterator<Item = Card>) {
        let Some(hole) = self.hole.as_deref_mut() else {
            return;
        };
        hole.thrown.clear();
        hole.thrown.extend_from_slice(thrown);
        hole.open.table = self.table;
        hole.open.hidden = self.hidden;
        let (rules, table) = (&*self.rules, &mut hole.open.table);
        for (thrown, card) in thrown.iter().zip(prints) {
            hole.open.hidden.prints[thrown.id.index()] = card;
            if table.playable.contains(card) {
                place_on_firework(rules, table, card.suit(), card);
            } else {
                table.strikes += 1;
                table.push_discard(Discarded {
                    card,
                    id: thrown.id,
                });
            }
        }
        if !thrown.is_empty() {
            for suit in rules.fireworks() {
                update_reach(rules, table, suit);
            }
        }
        self.hidden = hole.open.hidden;
    }

    /// Whether the open game would have ended before, so that this position can't be.
    pub(crate) fn would_be_over(&self) -> bool {
        let Some(hole) = &self.hole else {
            return false;
        };
        let open = &hole.open;
        open.outcome().is_none()
            && (open.table.strikes >= open.rules.max_strikes() || open.is_settled())
    }
}

/// The open table without what was played.
fn covered(rules: &Rules, open: &Table, thrown: &[Thrown]) -> Table {
    let mut table = *open;
    table.heights = rules.dealt.heights;
    table.open_orders = rules.dealt.open_orders;
    table.playable = rules.dealt.playable;
    table.strikes = rules.dealt.strikes;
    table.keep_discards(|id| !thrown.iter().any(|thrown| thrown.id == id));
    for suit in rules.fireworks() {
        update_reach(rules, &mut table, suit);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{Deal, Seed};
    use crate::options::Options;

    #[test]
    fn a_table_with_hidden_plays_shows_them_only_at_the_end() {
        let options = Options::preset("original", 2).expect("a preset");
        let options = options
            .with("variant_mods", "[\"hidden_plays\"]")
            .expect("known");
        let rules = Arc::new(Rules::new(&options).expect("a game"));
        let deal = Deal::from_seed(Seed::from_number(3));
        let mut game = Game::deal(&rules, &deal).expect("a deal");
        let mut played = 0;
        while game.outcome().is_none() {
            assert_eq!(game.table.strikes(), 0);
            assert_eq!(game.board().placed(), 0);
            assert!(game.table.discard_pile().is_empty());
            assert_eq!(game.thrown().len(), played);
            let card = game.table.hand(game.table.to_act())[0];
            let action = Action::Play {
                card,
                announce: None,
            };
            let events = game.apply(action).expect("a play is legal");
            assert!(matches!(
                events[0],
                Event::Public(PublicEvent::Thrown { .. })
            ));
            played += 1;
        }
        assert!(game.thrown().is_empty());
        assert_eq!(game.table.strikes(), 3);
        let pile = game.table.discard_pile().len();
        assert_eq!(game.board().placed() + pile, played);
        let all = rules
            .cards()
            .iter()
            .map(|card| game.board().copies_left(card));
        let left: usize = all.map(usize::from).sum();
        assert_eq!(left + played, rules.deck_size());
    }
}
