//! A game with one person and bots around the table.

use std::sync::Arc;

use kagiya_bots::{Kind, Reasons, SeatDriver, Stated, Statement};
use kagiya_rules::record::{About, BreakOff, Record, RecordError, Recorder};
use kagiya_rules::{
    Action, Audience, CardId, Commitment, Deal, DealtCards, Event, Game, IllegalAction,
    IllegalReorder, InvalidDeal, PublicEvent, Rules, Seat, Seed, SeenEvent, Table, View,
};

use kagiya_lessons::{Course, Lesson, PARTNER};

use crate::lesson::{Reading, Refused};
use crate::order::unchanged_preset;
use crate::telling::Announced;

/// The names of the seats; the first letter of each is the letter of the seat.
const NAMES: [&str; 6] = ["Ana", "Ben", "Cleo", "Dan", "Emi", "Finn"];

/// What happened at one action, as the person saw it.
#[derive(Clone, Debug)]
pub(crate) struct Happening {
    /// The table before it.
    pub(crate) before: Table,
    /// What the player said of the card that was played then.
    pub(crate) announced: Option<Announced>,
    /// What happened, in order.
    pub(crate) events: Vec<SeenEvent>,
}

/// A game in progress with one person and a bot on every other seat.
///
/// Invariant: what the person is shown comes from [`Session::view`], from seen events, and from
/// what bots may tell the person's seat.
pub(crate) struct Session {
    play: Play,
    me: Seat,
    names: Vec<String>,
    view: View,
    /// What can be asked about, oldest first.
    explained: Vec<Explained>,
}

/// The source of the game, and the players on the other seats.
enum Play {
    /// A deal, and bots.
    Table {
        game: Box<Recorder>,
        seed: Seed,
        /// The bots, in the order of their turns after the person's.
        partners: Vec<Partner>,
        /// What the table states about how it is played.
        stated: Stated,
    },
    /// A lesson, whose partner follows a script.
    Lesson(Box<Reading>),
}

/// A bot at the table.
struct Partner {
    kind: &'static Kind,
    driver: SeatDriver,
}

/// An action that bots can say something about: one of theirs, or a clue of the person.
struct Explained {
    before: View,
    events: Vec<SeenEvent>,
    /// Why the bot that acted did so, or how each bot understood the person's clue.
    reasons: Vec<(Seat, Reasons)>,
    by_me: bool,
}

/// What bots say about an action.
pub(crate) struct Explanation<'a> {
    /// What the person saw before the action.
    pub(crate) before: &'a View,
    /// The action itself.
    pub(crate) event: &'a SeenEvent,
    /// Whether it was a clue of the person, and the bots say how they understood it.
    pub(crate) by_me: bool,
    /// What each bot says; nothing if it gives no reasons.
    pub(crate) accounts: Vec<(Seat, &'a [Statement])>,
}

impl Session {
    /// Deals a game from `seed` in which the person sits at `me`, and `first` begins if the table
    /// may choose. Bots of `kinds` take the other seats in turn, and again from the first kind on; the table
    /// states how it is played.
    ///
    /// # Errors
    /// [`InvalidDeal`] if `first` can't begin.
    pub(crate) fn new(
        rules: &Arc<Rules>,
        seed: Seed,
        me: Seat,
        first: Option<Seat>,
        kinds: &[&'static Kind],
        stated: Stated,
    ) -> Result<Self, InvalidDeal> {
        let deal = Deal {
            cards: DealtCards::Seed(seed),
            first,
        };
        let game = Recorder::new(rules, &deal)?;
        let seats = rules.offsets().map(|to| me.after(to, rules.players()));
        let seated: Vec<_> = seats.zip(kinds.iter().copied().cycle()).collect();
        let mut table = vec![None; rules.players()];
        for (seat, kind) in &seated {
            table[seat.index()] = Some((*kind).into());
        }
        let partners = seated
            .into_iter()
            .map(|(seat, kind)| {
                let mut bot = kind.make_explaining();
                bot.agree(stated);
                bot.meet(&table);
                Partner {
                    kind,
                    driver: SeatDriver::new(bot, seat, game.game()),
                }
            })
            .collect();
        Ok(Self {
            view: game.game().view(Audience::Seat(me)),
            play: Play::Table {
                game: Box::new(game),
                seed,
                partners,
                stated,
            },
            me,
            names: names(rules.players()),
            explained: Vec::new(),
        })
    }

    /// A lesson from its beginning.
    pub(crate) fn of_lesson(lesson: &Lesson) -> Self {
        let reading = Reading::begin(lesson);
        let me = Course::player();
        Self {
            view: reading.game().view(Audience::Seat(me)),
            play: Play::Lesson(Box::new(reading)),
            me,
            names: vec![NAMES[0].to_owned(), PARTNER.to_owned()],
            explained: Vec::new(),
        }
    }

    /// The lesson and how far it is read, if it is one.
    pub(crate) fn lesson(&self) -> Option<&Reading> {
        match &self.play {
            Play::Lesson(reading) => Some(reading),
            Play::Table { .. } => None,
        }
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

    /// The bots: where they sit, and of what kind they are, in the order of their turns.
    pub(crate) fn partners(&self) -> impl Iterator<Item = (Seat, &'static Kind)> + '_ {
        let partners: &[Partner] = match &self.play {
            Play::Table { partners, .. } => partners,
            Play::Lesson(_) => &[],
        };
        partners
            .iter()
            .map(|partner| (partner.driver.seat(), partner.kind))
    }

    /// What the table states about how it is played.
    pub(crate) fn stated(&self) -> Stated {
        match self.play {
            Play::Table { stated, .. } => stated,
            Play::Lesson(_) => Stated::default(),
        }
    }

    /// How many actions can be asked about.
    pub(crate) const fn explained(&self) -> usize {
        self.explained.len()
    }

    /// What the bots say about an action, of those that can be asked about; 0 is the last one.
    /// During the game, reasons reveal only what the person may know; afterwards everything.
    pub(crate) fn explanation(&self, back: usize) -> Option<Explanation<'_>> {
        let explained = self.explained.iter().rev().nth(back)?;
        let say = |reasons| -> &[Statement] {
            if self.is_over() {
                Reasons::after_the_game(reasons)
            } else {
                reasons.explain_to(self.me)
            }
        };
        Some(Explanation {
            before: &explained.before,
            event: explained.events.first()?,
            by_me: explained.by_me,
            accounts: explained
                .reasons
                .iter()
                .map(|(seat, reasons)| (*seat, say(reasons)))
                .collect(),
        })
    }

    /// The number of actions since the last action of a bot, or of the person.
    pub(crate) fn last_explained(&self, by_me: bool) -> Option<usize> {
        let mut latest = self.explained.iter().rev();
        latest.position(|explained| explained.by_me == by_me)
    }

    /// What was promised about the deal before it was played. A lesson promises nothing.
    pub(crate) fn commitment(&self) -> Option<Commitment> {
        match &self.play {
            Play::Table { seed, .. } => Some(seed.commitment()),
            Play::Lesson(_) => None,
        }
    }

    /// The seed, once the game has ended. A lesson is not dealt from one.
    pub(crate) fn revealed_seed(&self) -> Option<Seed> {
        self.commitment()?;
        self.referee()
            .finished()
            .and_then(|finished| finished.seed())
    }

    /// The record of the game as far as it has come. A game that is not over is broken off by it:
    /// a record shows the seed. A lesson has none.
    ///
    /// # Errors
    /// [`RecordError`] if the edition isn't a preset with these options.
    pub(crate) fn record(&self, edition: &str) -> Option<Result<Record, RecordError>> {
        let Play::Table { game, .. } = &self.play else {
            return None;
        };
        let mut recorder = Recorder::clone(game);
        // Fails only for a game that is over already.
        let _ = recorder.break_off(Some(self.me), Some(BreakOff::Left));
        let preset = unchanged_preset(edition, self.rules());
        Some(recorder.into_record().with_about(About {
            preset,
            players: self.names.clone(),
            date: None,
        }))
    }

    fn referee(&self) -> &Game {
        match &self.play {
            Play::Table { game, .. } => game.game(),
            Play::Lesson(reading) => reading.game(),
        }
    }

    /// Whether the game waits for the person.
    pub(crate) fn is_my_turn(&self) -> bool {
        if let Play::Lesson(reading) = &self.play {
            return reading.asks();
        }
        self.referee().outcome().is_none() && self.referee().table().to_act() == self.me
    }

    /// Whether the game has ended, or the lesson.
    pub(crate) fn is_over(&self) -> bool {
        match &self.play {
            Play::Table { game, .. } => game.game().outcome().is_some(),
            Play::Lesson(reading) => reading.is_over(),
        }
    }

    /// Whether `action` would be accepted from the person.
    ///
    /// # Errors
    /// [`IllegalAction`] says why not.
    pub(crate) fn check(&self, action: Action) -> Result<(), IllegalAction> {
        self.referee().check(action)
    }

    /// Does what the person does on their turn.
    ///
    /// # Errors
    /// [`Refused`] if it is not legal, or not what a lesson asks for; nothing has happened then.
    pub(crate) fn act(&mut self, action: Action) -> Result<Happening, Refused> {
        let before = self.view.clone();
        if let Play::Lesson(reading) = &mut self.play {
            reading.answer(action)?;
            return Ok(self.tell_step(before.table()));
        }
        let happening = self.apply(action).map_err(Refused::Illegal)?;
        if let (Some(SeenEvent::Public(PublicEvent::Clued { .. })), Play::Table { partners, .. }) =
            (happening.events.first(), &self.play)
        {
            let understood = partners
                .iter()
                .map(|partner| {
                    let reasons = partner.driver.understood().unwrap_or_default();
                    (partner.driver.seat(), reasons)
                })
                .collect();
            self.explained.push(Explained {
                before,
                events: happening.events.clone(),
                reasons: understood,
                by_me: true,
            });
        }
        Ok(happening)
    }

    /// Lets the bot to play act, or continues a lesson; `None` if the game waits for the
    /// person or has ended.
    pub(crate) fn bot_acts(&mut self) -> Option<Happening> {
        if self.is_over() || self.is_my_turn() {
            return None;
        }
        let seat = self.referee().table().to_act();
        let partners = match &mut self.play {
            Play::Table { partners, .. } => partners,
            Play::Lesson(reading) => {
                let before = *self.view.table();
                return reading.go_on().then(|| self.tell_step(&before));
            }
        };
        let partner = partners
            .iter_mut()
            .find(|partner| partner.driver.seat() == seat)?;
        let decision = partner.driver.decide()?;
        // A bot's illegal action must not stop the game: the first legal action replaces it.
        let (action, reasons) = match self.referee().check(decision.action) {
            Ok(()) => (decision.action, decision.reasons),
            Err(_) => (self.referee().legal_actions().get(0)?, Reasons::default()),
        };
        let before = self.view.clone();
        let happening = self.apply(action).ok()?;
        self.explained.push(Explained {
            before,
            events: happening.events.clone(),
            reasons: vec![(seat, reasons)],
            by_me: false,
        });
        Some(happening)
    }

    /// What was done in the step of a lesson that is read now, as the person sees it.
    fn tell_step(&mut self, before: &Table) -> Happening {
        let me = Audience::Seat(self.me);
        self.view = self.referee().view(me);
        let deed = self.lesson().and_then(Reading::deed);
        let events = deed.into_iter().flat_map(|deed| &deed.events);
        let events: Vec<SeenEvent> = events.map(|event| event.project(me)).collect();
        Happening {
            before: *before,
            announced: deed.and_then(|deed| Announced::of(deed.action, &events)),
            events,
        }
    }

    fn apply(&mut self, action: Action) -> Result<Happening, IllegalAction> {
        let before = *self.referee().table();
        let Play::Table { game, .. } = &mut self.play else {
            return Err(IllegalAction::GameOver);
        };
        let events = game.apply(action)?;
        let mut happening = self.tell(&before, &events);
        happening.announced = Announced::of(action, &happening.events);
        Ok(happening)
    }

    /// Puts the person's hand in another order.
    ///
    /// # Errors
    /// [`IllegalReorder`] if the game does not allow it.
    pub(crate) fn reorder(&mut self, order: &[CardId]) -> Result<Happening, IllegalReorder> {
        let before = *self.referee().table();
        // A lesson speaks of cards by their places.
        let Play::Table { game, .. } = &mut self.play else {
            return Err(IllegalReorder::Forbidden);
        };
        let event = game.reorder(self.me, order)?;
        Ok(self.tell(&before, &[event]))
    }

    fn tell(&mut self, before: &Table, events: &[Event]) -> Happening {
        if let Play::Table { game, partners, .. } = &mut self.play {
            for partner in partners {
                partner.driver.see(events, game.game());
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
            announced: None,
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
pub fn names(players: usize) -> Vec<String> {
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
