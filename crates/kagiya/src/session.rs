//! A game with one person and bots around the table.

use std::sync::Arc;

use kagiya_bots::{Bot, Cautious};
use kagiya_rules::record::{About, Record, RecordError, Recorder};
use kagiya_rules::{
    Action, Audience, CardId, Commitment, Deal, DealtCards, Event, Game, IllegalAction,
    IllegalReorder, InvalidDeal, Options, PRESETS, PublicEvent, Rules, Seat, Seed, SeenEvent,
    Table, View,
};

/// The names of the seats; the first letter of each is the letter of the seat.
const NAMES: [&str; 6] = ["Ana", "Ben", "Cleo", "Dan", "Emi", "Finn"];

/// What happened at one action, as the person saw it.
#[derive(Clone, Debug)]
pub(crate) struct Happening {
    /// The table before it.
    pub(crate) before: Table,
    /// What happened, in order.
    pub(crate) events: Vec<SeenEvent>,
}

/// A game in progress with one person and a bot on every other seat.
///
/// Invariant: what the person is shown comes from [`Session::view`] and from seen events.
pub(crate) struct Session {
    game: Recorder,
    seed: Seed,
    me: Seat,
    names: Vec<String>,
    bots: Vec<Box<dyn Bot>>,
    view: View,
}

impl Session {
    /// Deals a game from `seed` in which the person sits at `me`, and `first` begins if the table
    /// may choose.
    ///
    /// # Errors
    /// [`InvalidDeal`] if `first` can't begin.
    pub(crate) fn new(
        rules: &Arc<Rules>,
        seed: Seed,
        me: Seat,
        first: Option<Seat>,
    ) -> Result<Self, InvalidDeal> {
        let deal = Deal {
            cards: DealtCards::Seed(seed),
            first,
        };
        let game = Recorder::new(rules, &deal)?;
        let bots = rules
            .seats()
            .map(|_| Box::new(Cautious) as Box<dyn Bot>)
            .collect();
        Ok(Self {
            view: game.game().view(Audience::Seat(me)),
            game,
            seed,
            me,
            names: names(rules.players()),
            bots,
        })
    }

    /// The rules of the game.
    pub(crate) fn rules(&self) -> &Arc<Rules> {
        self.referee().rules()
    }

    /// What the person sees. When the game has ended, all cards are open.
    pub(crate) const fn view(&self) -> &View {
        &self.view
    }

    /// The seat of the person.
    pub(crate) const fn me(&self) -> Seat {
        self.me
    }

    /// The names by seat.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// What was promised about the deal before it was played.
    pub(crate) fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// The seed, once the game has ended.
    pub(crate) fn revealed_seed(&self) -> Option<Seed> {
        self.referee()
            .finished()
            .and_then(|finished| finished.seed())
    }

    /// The record of the game as far as it has come. A game that is not over is broken off by it:
    /// a record shows the seed.
    ///
    /// # Errors
    /// [`RecordError`] if the edition is no preset that has these options.
    pub(crate) fn record(&self, edition: &str) -> Result<Record, RecordError> {
        let mut recorder = self.game.clone();
        // Fails only for a game that is over already.
        let _ = recorder.break_off(Some(self.me));
        let preset = PRESETS.iter().find(|preset| {
            let options = Options {
                players: recorder.game().rules().options().players,
                ..preset.options()
            };
            preset.name == edition && options == *recorder.game().rules().options()
        });
        recorder.into_record().with_about(About {
            preset: preset.map(|preset| preset.name),
            players: self.names.clone(),
            date: None,
        })
    }

    fn referee(&self) -> &Game {
        self.game.game()
    }

    /// Whether the game waits for the person.
    pub(crate) fn is_my_turn(&self) -> bool {
        self.referee().outcome().is_none() && self.referee().table().to_act() == self.me
    }

    /// Whether the game has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.referee().outcome().is_some()
    }

    /// Whether `action` would be accepted from the person.
    ///
    /// # Errors
    /// [`IllegalAction`] says why not.
    pub(crate) fn check(&self, action: Action) -> Result<(), IllegalAction> {
        self.referee().check(action)
    }

    /// Does what the person does on the own turn.
    ///
    /// # Errors
    /// [`IllegalAction`] if it is not legal; nothing has happened then.
    pub(crate) fn act(&mut self, action: Action) -> Result<Happening, IllegalAction> {
        let before = *self.referee().table();
        let events = self.game.apply(action)?;
        Ok(self.tell(&before, &events))
    }

    /// Lets the bot whose turn it is act; `None` if the game waits for the person or has ended.
    pub(crate) fn bot_acts(&mut self) -> Option<Happening> {
        if self.is_over() || self.is_my_turn() {
            return None;
        }
        let seat = self.referee().table().to_act();
        let view = self.referee().view(Audience::Seat(seat));
        let action = self.bots[seat.index()].act(&view).action;
        // A bot that errs must not stop the table: the first legal action stands in for it.
        let action = match self.referee().check(action) {
            Ok(()) => action,
            Err(_) => self.referee().legal_actions().get(0)?,
        };
        self.act(action).ok()
    }

    /// Puts the person's hand in another order.
    ///
    /// # Errors
    /// [`IllegalReorder`] if the game does not allow it.
    pub(crate) fn reorder(&mut self, order: &[CardId]) -> Result<Happening, IllegalReorder> {
        let before = *self.referee().table();
        let event = self.game.reorder(self.me, order)?;
        Ok(self.tell(&before, &[event]))
    }

    fn tell(&mut self, before: &Table, events: &[Event]) -> Happening {
        for seat in self
            .referee()
            .rules()
            .seats()
            .filter(|seat| *seat != self.me)
        {
            let view = self.referee().view(Audience::Seat(seat));
            for event in events {
                self.bots[seat.index()].observe(&event.project(Audience::Seat(seat)), &view);
            }
        }
        let audience = if self.is_over() {
            Audience::Spectator
        } else {
            Audience::Seat(self.me)
        };
        self.view = self.referee().view(audience);
        Happening {
            before: *before,
            events: events
                .iter()
                .map(|event| event.project(Audience::Seat(self.me)))
                .collect(),
        }
    }
}

impl core::fmt::Debug for Session {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Session")
            .field("view", &self.view)
            .finish_non_exhaustive()
    }
}

/// The names of `players` seats.
pub(crate) fn names(players: usize) -> Vec<String> {
    NAMES
        .iter()
        .take(players)
        .map(ToString::to_string)
        .collect()
}

/// The cards that the last clue in `happening` touched.
pub(crate) fn touched_in(happening: &Happening) -> impl Iterator<Item = CardId> + '_ {
    happening
        .events
        .iter()
        .filter_map(|event| match event {
            SeenEvent::Public(PublicEvent::Clued { touched, .. }) => Some(touched),
            SeenEvent::Public(_) | SeenEvent::Drew { .. } | SeenEvent::DrewHidden { .. } => None,
        })
        .flat_map(|touched| touched.iter().copied())
}
