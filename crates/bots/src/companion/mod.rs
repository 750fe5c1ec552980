//! `companion`, the partner for people: it plays by conventions that a person learns in minutes.
//!
//! Every player can work out by the same conventions what every clue means ([`read`]), so that a
//! [`Mind`] keeps for every card what its holder takes it to be. To choose an action, each clue is
//! tried on a copy of the mind, and what everybody would then believe is weighed against what the
//! cards are.

mod choose;
mod facts;
mod mind;
mod read;
mod weigh;

use kagiya_rules::{CardId, PublicEvent, SeenEvent, View};

use crate::bot::{Bot, Decision};
use choose::Chooser;
use facts::Facts;
use mind::Mind;
use read::Told;
pub use weigh::Weights;

/// How many of the conventions a companion knows. Each level knows those of the one before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Play clues, save clues, and what to discard.
    Basics = 1,
    /// Prompts and finesses as well.
    Finesses = 2,
    /// Fix clues, trash clues, stalling and the endgame as well.
    Full = 3,
}

impl Level {
    /// All levels, lowest first.
    pub const ALL: [Self; 3] = [Self::Basics, Self::Finesses, Self::Full];

    /// The level of this number, 1 to 3.
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.number() == number)
    }

    /// How many cards a clue may ask to be played that no clue has touched.
    const fn most_blind(self) -> usize {
        match self {
            Self::Basics => 0,
            Self::Finesses => 1,
            Self::Full => 2,
        }
    }

    /// Its number, 1 to 3.
    pub const fn number(self) -> u8 {
        self as u8
    }
}

/// A partner that plays by conventions.
#[derive(Clone, Debug)]
pub struct Companion {
    level: Level,
    weights: Weights,
    state: Option<State>,
}

#[derive(Clone, Debug)]
struct State {
    mind: Mind,
    facts: Facts,
}

impl Companion {
    /// A companion that knows the conventions of `level`.
    pub fn new(level: Level) -> Self {
        Self {
            level,
            weights: Weights::default(),
            state: None,
        }
    }

    /// The same with other weights.
    #[must_use]
    pub fn with_weights(mut self, weights: Weights) -> Self {
        self.weights = weights;
        self
    }

    /// debug
    pub fn dbg(&self, id: CardId) -> (String, kagiya_rules::CardSet) {
        let m = &self.state.as_ref().expect("x").mind;
        (format!("{:?} {:?} links {:?}", m.notes[mind::at(id)].call, m.taken_for[mind::at(id)], m.links), m.taken_for[mind::at(id)])
    }

    fn state(&mut self, view: &View) -> &mut State {
        let level = self.level;
        let me = view.seat().unwrap_or_else(|| view.table().to_act());
        let state = self.state.get_or_insert_with(|| State {
            mind: Mind::new(me, None, level, view),
            facts: Facts::of(view),
        });
        if state.mind.me != me {
            *state = State {
                mind: Mind::new(me, None, level, view),
                facts: Facts::of(view),
            };
        }
        state
    }
}

impl State {
    fn watch(&mut self, event: &SeenEvent, view: &View) {
        let SeenEvent::Public(event) = event else {
            return;
        };
        let rules = view.rules();
        let mut played = None;
        match *event {
            PublicEvent::Clued {
                giver,
                to,
                clue,
                ref touched,
                free: _,
            } => {
                let mut ids: arrayvec::ArrayVec<CardId, { kagiya_rules::MAX_HAND }> =
                    touched.iter().copied().collect();
                ids.sort_unstable();
                let told = Told {
                    giver,
                    to,
                    clue,
                    touched: ids,
                };
                self.mind.resolve_links(giver, None, self.facts.playable);
                self.mind.refresh(&self.facts);
                self.mind.hear(rules, &self.facts, &told);
            }
            PublicEvent::Played { seat, id, card, .. }
            | PublicEvent::Misplayed { seat, id, card, .. } if {
                if std::env::var_os("CMIS").is_some() && matches!(event, PublicEvent::Misplayed{..}) && seat == self.mind.me {
                    let n = self.mind.notes[mind::at(id)];
                    eprintln!("MIS {:?} clued {} only {} contains {} trash {}", n.call, n.clued, self.mind.taken_for[mind::at(id)].len(), self.mind.taken_for[mind::at(id)].contains(card), self.facts.trash.contains(card));
                }
                true
            } => played = Some((seat, id, card)),
            PublicEvent::Misplayed { seat, id, card, .. }
            | PublicEvent::Discarded { seat, id, card } => played = Some((seat, id, card)),
            _ => return,
        }
        if let Some((seat, id, card)) = played {
            let went = matches!(event, PublicEvent::Discarded { .. });
            self.mind.resolve_links(
                seat,
                (!went).then_some((id, card)),
                self.facts.playable,
            );
        }
        self.facts = Facts::of(view);
        self.mind.sync(view, &self.facts);
    }
}

impl Bot for Companion {
    fn begin(&mut self, view: &View) {
        self.state = None;
        self.state(view);
    }

    fn act(&mut self, view: &View) -> Decision {
        let weights = self.weights.clone();
        let state = self.state(view);
        state.facts = Facts::of(view);
        state.mind.sync(view, &state.facts);
        let options = Chooser {
            mind: &state.mind,
            view,
            facts: &state.facts,
            weights: &weights,
        }
        .weigh_all();
        if std::env::var_os("CDEBUG").is_some() {
            for o in options.iter().take(4) {
                eprintln!("   opt {:?} {} {:?}", o.action, o.worth, o.heard.as_ref().map(|h| (h.kind, h.focus, h.direct, h.save, h.linked, &h.asked)));
            }
            for id in &state.mind.hands[state.mind.me.index()] {
                let n = state.mind.notes[mind::at(*id)];
                if n.is_in_play() { eprintln!("   own {id} {:?} taken {:?} reading {:?}", n.call, state.mind.taken_for[mind::at(*id)], n.reading & n.possible); }
            }
        }
        let action = options
            .first()
            .map(|option| option.action)
            .or_else(|| view.legal_actions().get(0));
        Decision::from(action.expect("asked only when there is something to do"))
    }

    fn observe(&mut self, event: &SeenEvent, view: &View) {
        self.state(view).watch(event, view);
    }
}
