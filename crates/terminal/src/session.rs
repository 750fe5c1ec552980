//! A game with one person and bots.

use std::sync::Arc;

use kagiya_bots::{AgreedConventions, Decision, Kind, Reasons, SeatDriver, Statement, profiles};
use kagiya_rules::record::{About, BreakOff, Record, RecordError, Recorder};
use kagiya_rules::{
    Action, Audience, CardId, Commitment, Deal, DealtCards, Event, Game, IllegalAction,
    IllegalReorder, InvalidDeal, PublicEvent, Rules, Seat, Seed, SeenEvent, Table, View,
};

use kagiya_lessons::{Course, Lesson, PARTNERS};

use crate::lesson::{LessonProgress, Refused};
use crate::narration::{Announced, Explanation};
use crate::settings::unchanged_preset;

/// The names of the seats; the first letter of each is the letter of the seat.
const NAMES: [&str; 6] = ["Ana", "Ben", "Cleo", "Dan", "Emi", "Finn"];

/// The events of one action, as the person saw them.
#[derive(Clone, Debug)]
pub(crate) struct ActionEvents {
    /// The table before it.
    pub(crate) before: Table,
    /// The announcement with the played card.
    pub(crate) announced: Option<Announced>,
    /// The events, in order.
    pub(crate) events: Vec<SeenEvent>,
}

impl ActionEvents {
    /// Whether only a hand was put in another order, which is no action.
    pub(crate) fn is_reorder(&self) -> bool {
        let reordered =
            |event: &SeenEvent| matches!(event, SeenEvent::Public(PublicEvent::Reordered { .. }));
        self.events.iter().all(reordered)
    }
}

/// A game in progress with one person and a bot in every other seat.
///
/// Invariant: the person sees only [`Session::view`], seen events, and what bots may say to the
/// person's seat.
pub(crate) struct Session {
    play: Play,
    me: Seat,
    names: Vec<String>,
    view: View,
    /// The actions with explanations, oldest first.
    explained: Vec<Explained>,
    /// The hint for the present turn, if the person has taken it.
    hint: Option<Decision>,
    /// The number of hints that the person has taken.
    hints: usize,
}

/// The source of the game, and the other players.
enum Play {
    /// A deal with bots.
    Table {
        game: Box<Recorder>,
        /// `None` for listed cards.
        seed: Option<Seed>,
        /// The bots in turn order after the person.
        partners: Vec<Partner>,
        /// A bot in the person's seat, which sees what the person sees.
        adviser: Box<SeatDriver>,
        /// The conventions that the table has agreed on.
        agreed: AgreedConventions,
    },
    /// A lesson, whose partner follows a script.
    Lesson(Box<LessonProgress>),
}

/// A bot at the table.
struct Partner {
    kind: &'static Kind,
    driver: SeatDriver,
}

/// An action that bots can explain: one of theirs, or a clue of the person.
struct Explained {
    before: View,
    events: Vec<SeenEvent>,
    /// The reasons of the bot that acted, or how each bot understood the person's clue.
    reasons: Vec<(Seat, Reasons)>,
    by_me: bool,
}

impl Session {
    /// Deals a game of `cards` in which the person sits in seat `me`. `first` is the first player
    /// if the table may choose. Bots of `kinds`, repeated if necessary, take the other seats in
    /// turn, and learn the `agreed` conventions.
    ///
    /// # Errors
    /// [`InvalidDeal`] if the cards don't fit the rules, or `first` can't be the first player.
    pub(crate) fn new(
        rules: &Arc<Rules>,
        cards: DealtCards,
        me: Seat,
        first: Option<Seat>,
        kinds: &[&'static Kind],
        agreed: AgreedConventions,
    ) -> Result<Self, InvalidDeal> {
        let seed = match &cards {
            DealtCards::Seed(seed) => Some(*seed),
            DealtCards::Listed { .. } => None,
        };
        let deal = Deal { cards, first };
        let game = Recorder::new(rules, &deal)?;
        let seats = rules.offsets().map(|to| me.after(to, rules.players()));
        let seated: Vec<_> = seats.zip(kinds.iter().copied().cycle()).collect();
        let mut table = vec![None; rules.players()];
        for (seat, kind) in &seated {
            table[seat.index()] = Some((*kind).into());
        }
        let driver = |seat, kind: &'static Kind, table: &[_]| {
            let mut bot = kind.make_explaining();
            bot.agree(agreed);
            bot.meet(&profiles(table));
            SeatDriver::new(bot, seat, game.game())
        };
        let partners = seated
            .into_iter()
            .map(|(seat, kind)| Partner {
                kind,
                driver: driver(seat, kind, &table),
            })
            .collect();
        table[me.index()] = Some(Kind::adviser().into());
        let adviser = Box::new(driver(me, Kind::adviser(), &table));
        Ok(Self {
            view: game.game().view(Audience::Seat(me)),
            play: Play::Table {
                game: Box::new(game),
                seed,
                partners,
                adviser,
                agreed,
            },
            me,
            names: names(rules.players()),
            explained: Vec::new(),
            hint: None,
            hints: 0,
        })
    }

    /// Starts a lesson.
    pub(crate) fn of_lesson(lesson: &Lesson) -> Self {
        let progress = LessonProgress::begin(lesson);
        let me = Course::player();
        Self {
            view: progress.game().view(Audience::Seat(me)),
            play: Play::Lesson(Box::new(progress)),
            me,
            names: [NAMES[0]]
                .iter()
                .chain(&PARTNERS)
                .map(|it| (*it).to_owned())
                .collect(),
            explained: Vec::new(),
            hint: None,
            hints: 0,
        }
    }

    /// The lesson and its progress, if this is a lesson.
    pub(crate) fn lesson(&self) -> Option<&LessonProgress> {
        match &self.play {
            Play::Lesson(progress) => Some(progress),
            Play::Table { .. } => None,
        }
    }

    /// The rules of the game.
    pub(crate) fn rules(&self) -> &Arc<Rules> {
        self.referee().rules()
    }

    /// The person's view. After the game, all cards are visible.
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

    /// The bots with their seats and kinds, in turn order.
    pub(crate) fn partners(&self) -> impl Iterator<Item = (Seat, &'static Kind)> + '_ {
        let partners: &[Partner] = match &self.play {
            Play::Table { partners, .. } => partners,
            Play::Lesson(_) => &[],
        };
        partners
            .iter()
            .map(|partner| (partner.driver.seat(), partner.kind))
    }

    /// The conventions that the table has agreed on.
    pub(crate) fn agreed(&self) -> AgreedConventions {
        match self.play {
            Play::Table { agreed, .. } => agreed,
            Play::Lesson(_) => AgreedConventions::default(),
        }
    }

    /// The number of actions with explanations.
    pub(crate) const fn explained(&self) -> usize {
        self.explained.len()
    }

    /// The explained actions of a turn, counted from 1, as numbers for [`Self::explanation`].
    pub(crate) fn explained_in(&self, turn: u16) -> impl Iterator<Item = usize> + '_ {
        let latest = self.explained.iter().rev().enumerate().rev();
        let of_turn = latest.filter(move |(_, it)| it.before.table().turn() + 1 == turn);
        of_turn.map(|(back, _)| back)
    }

    /// The explanation of an action; 0 is the last one that has one. During the game it reveals
    /// only what the person may know, afterwards everything.
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

    /// Takes the hint for the person's turn: what a companion would do in this seat, and why. It knows only what the
    /// person has seen. `None` in a lesson, and if the game doesn't wait for the person.
    pub(crate) fn take_hint(&mut self) -> Option<&Decision> {
        if let (None, Play::Table { adviser, .. }) = (&self.hint, &mut self.play) {
            self.hint = adviser.decide();
            self.hints += usize::from(self.hint.is_some());
        }
        self.hint()
    }

    /// The hint for the present turn, if the person has taken it.
    pub(crate) const fn hint(&self) -> Option<&Decision> {
        self.hint.as_ref()
    }

    /// The number of turns for which the person has taken a hint.
    pub(crate) const fn hints(&self) -> usize {
        self.hints
    }

    /// The number of explained actions since the last action of a bot, or of the person.
    pub(crate) fn last_explained(&self, by_me: bool) -> Option<usize> {
        let mut latest = self.explained.iter().rev();
        latest.position(|explained| explained.by_me == by_me)
    }

    /// The commitment to the deal, published before the game. A lesson and listed cards have
    /// none.
    pub(crate) fn commitment(&self) -> Option<Commitment> {
        match &self.play {
            Play::Table { seed, .. } => seed.map(|seed| seed.commitment()),
            Play::Lesson(_) => None,
        }
    }

    /// The seed, once the game has ended. A lesson has none.
    pub(crate) fn revealed_seed(&self) -> Option<Seed> {
        self.commitment()?;
        self.referee()
            .finished()
            .and_then(|finished| finished.seed())
    }

    /// The record of the game so far. It reveals the seed, so it abandons an unfinished game. A
    /// lesson has none.
    ///
    /// # Errors
    /// [`RecordError`] if the edition isn't a preset with these options.
    pub(crate) fn record(&self, edition: &str) -> Option<Result<Record, RecordError>> {
        let Play::Table { game, .. } = &self.play else {
            return None;
        };
        let mut recorder = Recorder::clone(game);
        // Fails only for a finished game.
        let _ = recorder.break_off(Some(self.me), Some(BreakOff::Left));
        let preset = unchanged_preset(edition, self.rules());
        Some(recorder.into_record().with_about(About {
            preset,
            players: self.names.clone(),
            ..About::default()
        }))
    }

    fn referee(&self) -> &Game {
        match &self.play {
            Play::Table { game, .. } => game.game(),
            Play::Lesson(progress) => progress.game(),
        }
    }

    /// Whether the game waits for the person.
    pub(crate) fn is_my_turn(&self) -> bool {
        if let Play::Lesson(progress) = &self.play {
            return progress.asks();
        }
        self.referee().outcome().is_none() && self.referee().table().to_act() == self.me
    }

    /// Whether the game or the lesson has ended.
    pub(crate) fn is_over(&self) -> bool {
        match &self.play {
            Play::Table { game, .. } => game.game().outcome().is_some(),
            Play::Lesson(progress) => progress.is_over(),
        }
    }

    /// Checks whether the person may do `action`.
    ///
    /// # Errors
    /// [`IllegalAction`] with the reason if not.
    pub(crate) fn check(&self, action: Action) -> Result<(), IllegalAction> {
        self.referee().check(action)
    }

    /// Does an action of the person.
    ///
    /// # Errors
    /// [`Refused`] if it is illegal, or not what a lesson asks for; then nothing has changed.
    pub(crate) fn act(&mut self, action: Action) -> Result<ActionEvents, Refused> {
        let before = self.view.clone();
        if let Play::Lesson(progress) = &mut self.play {
            progress.answer(action)?;
            return Ok(self.step_events(before.table()));
        }
        let action_events = self.apply(action).map_err(Refused::Illegal)?;
        if let (Some(SeenEvent::Public(PublicEvent::Clued { .. })), Play::Table { partners, .. }) =
            (action_events.events.first(), &self.play)
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
                events: action_events.events.clone(),
                reasons: understood,
                by_me: true,
            });
        }
        Ok(action_events)
    }

    /// Lets the next bot act, or continues a lesson; `None` if the game waits for the person or has
    /// ended.
    pub(crate) fn bot_acts(&mut self) -> Option<ActionEvents> {
        if self.is_over() || self.is_my_turn() {
            return None;
        }
        let seat = self.referee().table().to_act();
        let partners = match &mut self.play {
            Play::Table { partners, .. } => partners,
            Play::Lesson(progress) => {
                let before = *self.view.table();
                return progress.advance().then(|| self.step_events(&before));
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
        let action_events = self.apply(action).ok()?;
        self.explained.push(Explained {
            before,
            events: action_events.events.clone(),
            reasons: vec![(seat, reasons)],
            by_me: false,
        });
        Some(action_events)
    }

    /// The events of the current step of a lesson, as the person sees them.
    fn step_events(&mut self, before: &Table) -> ActionEvents {
        let me = Audience::Seat(self.me);
        self.view = self.referee().view(me);
        let step_action = self.lesson().and_then(LessonProgress::step_action);
        let events = step_action
            .into_iter()
            .flat_map(|step_action| &step_action.events);
        let events: Vec<SeenEvent> = events.map(|event| event.project(me)).collect();
        ActionEvents {
            before: *before,
            announced: step_action
                .and_then(|step_action| Announced::of(step_action.action, &events)),
            events,
        }
    }

    fn apply(&mut self, action: Action) -> Result<ActionEvents, IllegalAction> {
        let before = *self.referee().table();
        let Play::Table { game, .. } = &mut self.play else {
            return Err(IllegalAction::GameOver);
        };
        let events = game.apply(action)?;
        let mut action_events = self.tell(&before, &events);
        action_events.announced = Announced::of(action, &action_events.events);
        Ok(action_events)
    }

    /// Reorders the person's hand.
    ///
    /// # Errors
    /// [`IllegalReorder`] if the game doesn't allow it.
    pub(crate) fn reorder(&mut self, order: &[CardId]) -> Result<ActionEvents, IllegalReorder> {
        let before = *self.referee().table();
        // A lesson refers to cards by their slots.
        let Play::Table { game, .. } = &mut self.play else {
            return Err(IllegalReorder::Forbidden);
        };
        let event = game.reorder(self.me, order)?;
        Ok(self.tell(&before, &[event]))
    }

    fn tell(&mut self, before: &Table, events: &[Event]) -> ActionEvents {
        self.hint = None;
        if let Play::Table {
            game,
            partners,
            adviser,
            ..
        } = &mut self.play
        {
            for partner in partners {
                partner.driver.see(events, game.game());
            }
            adviser.see(events, game.game());
        }
        let audience = if self.is_over() {
            Audience::Spectator
        } else {
            Audience::Seat(self.me)
        };
        self.view = self.referee().view(audience);
        ActionEvents {
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

/// The cards that the last clue in `action_events` touched.
pub(crate) fn touched_in(action_events: &ActionEvents) -> impl Iterator<Item = CardId> + '_ {
    action_events
        .events
        .iter()
        .filter_map(|event| match event {
            SeenEvent::Public(PublicEvent::Clued { touched, .. }) => Some(touched),
            SeenEvent::Public(_) | SeenEvent::Drew { .. } | SeenEvent::DrewHidden { .. } => None,
        })
        .flat_map(|touched| touched.iter().copied())
}
