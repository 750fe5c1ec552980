//! What a companion knows in the course of a game.

use kagiya_rules::{PublicEvent, View};

use crate::companion::belief::{Facts, Mind};
use crate::companion::choosing::{Chooser, Weights};
use crate::companion::reading::{Heard, Noticed, Recent, Supposed, Told};
use crate::playstyle::Way;

/// A mind, and the facts of the table it knows of.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) mind: Mind,
    pub(crate) facts: Facts,
    /// The last clues to the player whose cards the mind does not look at.
    pub(crate) supposed: Vec<Supposed>,
    /// The last actions; only where it looks ahead at what others make of them.
    pub(crate) recent: Option<Box<Recent>>,
}

/// How many clues are kept that may ask for something, as far as it can be told without a look at the cards
/// that they touch.
const SUPPOSED: usize = 3;

impl State {
    pub(crate) const fn chooser<'a>(&'a self, view: &'a View, weights: &'a Weights) -> Chooser<'a> {
        Chooser {
            mind: &self.mind,
            view,
            facts: &self.facts,
            weights,
        }
    }

    /// What the table states and the reading of an event depends on, if the event is a clue.
    pub(crate) fn relies_on(&self, event: &PublicEvent) -> Vec<Way> {
        if !matches!(event, PublicEvent::Clued { .. }) {
            return Vec::new();
        }
        self.mind.relies_on(|mind| {
            mind.watch(event, &self.facts);
        })
    }

    /// Draws the conclusions from an event. How a clue was read, if it was one.
    pub(crate) fn watch(&mut self, event: &PublicEvent, view: &View) -> Option<(Told, Heard)> {
        if let Some(supposed) = Supposed::of(&self.mind, &self.facts, event) {
            if self.supposed.len() == SUPPOSED {
                self.supposed.remove(0);
            }
            self.supposed.push(supposed);
        }
        let Noticed { heard, changed } = self.mind.watch(event, &self.facts);
        if changed {
            if let Some(recent) = &mut self.recent {
                recent.keep(event, self.facts.clone(), view);
            }
            self.sync(view);
        }
        heard
    }

    pub(crate) fn sync(&mut self, view: &View) {
        self.facts = Facts::of(view);
        self.mind.sync(view, &self.facts);
    }
}
