//! The state of the terminal table: the game as the person sees it, and the person's input so far.
//! Nothing here draws or reads keys.

use kagiya_i18n::Words;
use kagiya_lessons::Lesson;
use kagiya_rules::{
    Action, CardId, CardSet, Choice, Clue, Color, FirstPlayer, LegalActions, Offset, Phase,
    PublicEvent, Rules, Seat, SeenEvent, Suit, View,
};

use crate::lesson;
use crate::letters::Letters;
use crate::narration::Narrator;
use crate::session::{ActionEvents, Session, touched_in};

/// The current mode of the keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Choosing the first player; this seat is selected.
    Begin(Seat),
    /// Looking around and choosing an action.
    Look,
    /// About to play a card.
    Play {
        /// The card.
        card: CardId,
        /// The index in [`Model::announcements`].
        announce: usize,
    },
    /// About to discard a card.
    Discard(CardId),
    /// About to give a clue: one of [`Model::clues_for`] that player.
    Clue {
        to: Offset,
        /// The index of the clue.
        at: usize,
    },
    /// About to answer a bonus tile or to place a joker: one of [`Model::answers`].
    Answer(usize),
}

/// An overlay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Overlay {
    /// All keys and signs explained.
    Help,
    /// The whole log, scrolled up by this many lines.
    Log(usize),
    /// Explanations of an action by bots.
    Why {
        /// The number of actions back.
        back: usize,
        /// The scroll position, in rows.
        down: usize,
    },
    /// What a companion would do in the person's seat, scrolled down by this many rows.
    Hint(usize),
    /// The rule for a step of a lesson, scrolled down by this many rows.
    Rule(usize),
    /// The end of a lesson, and its summary.
    Learned,
    /// Asks whether to leave.
    Quit,
    /// The result. Closing it shows the table with all cards open.
    Result,
}

/// The tone of a line of the log, for its color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    /// An ordinary event.
    Plain,
    /// A successful play.
    Good,
    /// A strike.
    Bad,
    /// A clue.
    Clue,
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LogLine {
    /// The text.
    pub(crate) text: String,
    /// Its tone.
    pub(crate) tone: Tone,
}

/// Everything that the terminal table shows.
#[derive(Debug)]
pub(crate) struct Model<'a> {
    pub(crate) words: &'a Words,
    /// The name of the edition, in the person's language.
    pub(crate) title: String,
    pub(crate) session: Session,
    pub(crate) mode: Mode,
    pub(crate) overlay: Option<Overlay>,
    /// The hand and the slot in focus.
    pub(crate) focus: (Seat, usize),
    pub(crate) log: Vec<LogLine>,
    /// The index of the first line since the person's last turn; `None` before it.
    pub(crate) last_turn: Option<usize>,
    /// The last message to the person: an error or an explanation.
    pub(crate) notice: Option<String>,
    /// Cards that a clue touched since the person's last turn.
    pub(crate) fresh: Vec<CardId>,
    /// The path of the record, once it is written.
    pub(crate) record_note: Option<String>,
}

impl<'a> Model<'a> {
    /// A table for a game that has been dealt. With `asks_first`, it first asks for the first
    /// player.
    pub(crate) fn new(words: &'a Words, title: String, session: Session, asks_first: bool) -> Self {
        let asks_first = asks_first
            && matches!(
                session.rules().options().first_player,
                FirstPlayer::TableChoice(_)
            );
        let mut model = Self {
            words,
            title,
            focus: (session.me(), 0),
            mode: if asks_first {
                Mode::Begin(session.me())
            } else {
                Mode::Look
            },
            session,
            overlay: None,
            log: Vec::new(),
            last_turn: None,
            notice: None,
            fresh: Vec::new(),
            record_note: None,
        };
        model.greet();
        model
    }

    /// Starts a lesson.
    pub(crate) fn of_lesson(words: &'a Words, lesson: &Lesson) -> Self {
        let title = words.text(&format!("learn-{}", lesson.name));
        Self::new(words, title, Session::of_lesson(lesson), false)
    }

    /// The next lesson.
    pub(crate) fn next_lesson(&self) -> Option<&'static Lesson> {
        let progress = self.session.lesson()?;
        lesson::after(progress.lesson())
    }

    fn greet(&mut self) {
        if self.session.lesson().is_some() {
            return self.show_coach();
        }
        self.log.push(LogLine {
            text: self.words.text("table-welcome"),
            tone: Tone::Plain,
        });
        self.log.push(LogLine {
            text: self.narrator().partners(self.session.partners()),
            tone: Tone::Plain,
        });
        let agreed = self.narrator().agreed(self.session.agreed());
        let below = self.narrator().begins_below_zero();
        self.log
            .extend(agreed.into_iter().chain(below).map(|text| LogLine {
                text,
                tone: Tone::Plain,
            }));
    }

    /// Adds the coach's text at this step to the log.
    pub(crate) fn show_coach(&mut self) {
        self.log.extend(self.coach().map(|text| LogLine {
            text,
            tone: Tone::Plain,
        }));
    }

    /// The coach's current text in a lesson.
    pub(crate) fn coach(&self) -> Option<String> {
        let progress = self.session.lesson()?;
        // The reason for a rejected action may not fit into the line below the hands.
        let notice = self.notice.clone();
        Some(notice.unwrap_or_else(|| lesson::coach_text(self.words, progress.step().text)))
    }

    /// The summary of a lesson.
    pub(crate) fn learned(&self) -> Option<String> {
        let lesson = self.session.lesson()?.lesson();
        let mut said = vec![self.words.text("web-learn-over")];
        said.extend(lesson::learned(self.words, lesson));
        Some(self.words.sentences(&said))
    }

    /// The rule for this step of a lesson.
    pub(crate) fn rule(&self) -> Vec<String> {
        let id = self.session.lesson().and_then(|it| it.step().rule);
        match id {
            Some(id) => lesson::rule(self.rules(), self.words, id),
            None => vec![self.words.text("lesson-no-rule")],
        }
    }

    /// The suit of a key, by the letters of the language.
    pub(crate) fn suit_of_key(&self, key: char) -> Option<Suit> {
        Letters::new(self.words, self.rules()).suit(self.rules(), key)
    }

    /// The color of a key, by the letters of the language.
    pub(crate) fn color_of_key(&self, key: char) -> Option<Color> {
        Letters::new(self.words, self.rules()).color(self.rules(), key)
    }

    /// The rules of the game.
    pub(crate) fn rules(&self) -> &Rules {
        self.session.rules()
    }

    /// What puts events into words for the person.
    pub(crate) fn narrator(&self) -> Narrator<'_> {
        Narrator {
            words: self.words,
            rules: self.session.rules(),
            names: self.session.names(),
            me: Some(self.session.me()),
        }
    }

    /// The explanations of the action this many actions back, one per line.
    pub(crate) fn why(&self, back: usize) -> Vec<LogLine> {
        let lines = match self.session.explanation(back) {
            Some(explanation) => self.narrator().explanation(&explanation),
            None => vec![self.words.text("why-nothing")],
        };
        headed(lines)
    }

    /// The hint that the person has taken for this turn, one sentence per line.
    pub(crate) fn hint(&self) -> Vec<LogLine> {
        let (session, me) = (&self.session, self.session.me());
        headed(match session.hint() {
            Some(hint) => self.narrator().hint(me, session.view(), hint),
            None => vec![self.words.text("hint-none")],
        })
    }

    /// The person's legal actions.
    pub(crate) fn legal(&self) -> LegalActions {
        self.session.view().legal_actions()
    }

    /// The seats in the order in which the table shows them: the person's hand last.
    pub(crate) fn seats(&self) -> Vec<Seat> {
        let (me, players) = (self.session.me(), self.rules().players());
        let others = self.rules().offsets().map(|to| me.after(to, players));
        others.chain([me]).collect()
    }

    /// The id of the card in focus, if that hand has one.
    pub(crate) fn focused(&self) -> Option<CardId> {
        let (seat, slot) = self.focus;
        self.session.view().table().hand(seat).get(slot).copied()
    }

    /// The distance from the person to the hand in focus; `None` for their own hand.
    pub(crate) fn focused_offset(&self) -> Option<Offset> {
        self.session
            .me()
            .offset_to(self.focus.0, self.rules().players())
    }

    /// The legal clues to the player at `to`, for a token or for a bonus tile.
    pub(crate) fn clues_for(&self, to: Offset) -> Vec<Clue> {
        self.legal()
            .iter()
            .filter_map(|action| match action {
                Action::Clue { to: other, clue }
                | Action::Choose(Choice::Clue { to: other, clue }) => (other == to).then_some(clue),
                Action::Play { .. }
                | Action::Discard(_)
                | Action::Choose(
                    Choice::ShuffleBack(_)
                    | Choice::PutIntoPlay(_)
                    | Choice::Decline
                    | Choice::Firework(_),
                ) => None,
            })
            .collect()
    }

    /// The clue as an action: for a token, or as the answer to a bonus tile.
    pub(crate) fn clue_action(&self, to: Offset, clue: Clue) -> Action {
        match self.session.view().table().phase() {
            Phase::Tile(_) => Action::Choose(Choice::Clue { to, clue }),
            Phase::Turn | Phase::Joker { .. } | Phase::Over(_) => Action::Clue { to, clue },
        }
    }

    /// The fireworks that can be announced, if the game has announcements.
    pub(crate) fn announcements(&self) -> Vec<Suit> {
        if self.rules().options().timed_display {
            self.rules().fireworks().collect()
        } else {
            Vec::new()
        }
    }

    /// The answers when the game asks for a card or a firework. Empty if a tile asks for a clue,
    /// which is given like any other.
    pub(crate) fn answers(&self) -> Vec<Choice> {
        self.legal()
            .iter()
            .filter_map(|action| match action {
                Action::Choose(Choice::Clue { .. })
                | Action::Play { .. }
                | Action::Discard(_)
                | Action::Clue { .. } => None,
                Action::Choose(choice) => Some(choice),
            })
            .collect()
    }

    /// The slots that `clue` would touch in the hand of `seat`.
    pub(crate) fn touched(&self, seat: Seat, clue: Clue) -> Vec<usize> {
        let touch = self.rules().touch(clue);
        let cards = self.session.view().cards(seat).unwrap_or_default();
        let hits = cards.iter().enumerate();
        hits.filter(|(_, card)| touch.contains(**card))
            .map(|(slot, _)| slot)
            .collect()
    }

    /// What a card can be. The person's own cards: by everything visible; others' cards: by what
    /// their holders know from clues.
    pub(crate) fn possible(&self, seat: Seat, slot: usize) -> CardSet {
        let view = self.session.view();
        let Some(marks) = view.table().marks(seat).get(slot) else {
            return CardSet::EMPTY;
        };
        let cards = self.rules().possible(*marks).iter();
        if seat == self.session.me() && view.cards(seat).is_none() {
            cards.filter(|card| view.unseen(*card) > 0).collect()
        } else {
            let board = view.board();
            cards.filter(|card| board.copies_left(*card) > 0).collect()
        }
    }

    /// The last card of the deck, where it may be played unseen.
    pub(crate) fn deck_card(&self) -> Option<CardId> {
        deck_card(self.session.view())
    }

    /// The lines before the person's last turn, and those since.
    pub(crate) fn split_log(&self) -> (&[LogLine], &[LogLine]) {
        self.log.split_at(self.last_turn.unwrap_or(self.log.len()))
    }

    /// Adds new events.
    pub(crate) fn add_events(&mut self, action_events: &ActionEvents) {
        let mut lines = Vec::new();
        let discarded = action_events
            .events
            .iter()
            .any(|event| matches!(event, SeenEvent::Public(PublicEvent::Discarded { .. })));
        if let Some(announced) = action_events.announced {
            let tone = if announced.right {
                Tone::Plain
            } else {
                Tone::Bad
            };
            let text = self.narrator().announced(announced);
            lines.push(LogLine { text, tone });
        }
        let lost = self
            .narrator()
            .lost_token(action_events.announced, &action_events.events);
        for (n, event) in action_events.events.iter().enumerate() {
            if let Some((_, text)) = lost.as_ref().filter(|(place, _)| *place == n) {
                lines.push(LogLine {
                    text: text.clone(),
                    tone: Tone::Plain,
                });
            }
            let tone = match event {
                SeenEvent::Public(PublicEvent::Played { .. } | PublicEvent::Completed(_)) => {
                    Tone::Good
                }
                SeenEvent::Public(PublicEvent::Misplayed { .. }) => Tone::Bad,
                SeenEvent::Public(PublicEvent::Clued { .. }) => Tone::Clue,
                // The counters show that a discard gains a token.
                SeenEvent::Public(PublicEvent::TokenGained { .. }) if discarded => continue,
                // The title shows whose turn it is, and the hands show drawn cards.
                SeenEvent::Public(PublicEvent::Turn(_))
                | SeenEvent::Drew { .. }
                | SeenEvent::DrewHidden { .. } => continue,
                SeenEvent::Public(_) => Tone::Plain,
            };
            let text = self.narrator().event(event, &action_events.before);
            lines.push(LogLine { text, tone });
        }
        if action_events.before.to_act() == self.session.me() {
            self.fresh.clear();
            // The answer to a tile or a joker is part of the turn.
            if action_events.before.phase() == Phase::Turn {
                self.last_turn = Some(self.log.len());
            }
        }
        self.log.extend(lines);
        self.fresh.extend(touched_in(action_events));
        self.keep_focus_in_hand();
        if self.session.is_over() {
            self.mode = Mode::Look;
            self.overlay = Some(match self.session.lesson() {
                Some(_) => Overlay::Learned,
                None => Overlay::Result,
            });
            self.notice = None;
        } else {
            self.mode = self.resting_mode();
        }
    }

    /// The mode in which the table waits for the person.
    pub(crate) fn resting_mode(&self) -> Mode {
        if self.session.is_my_turn() && !self.answers().is_empty() {
            Mode::Answer(0)
        } else {
            Mode::Look
        }
    }

    /// A hand may have become smaller.
    pub(crate) fn keep_focus_in_hand(&mut self) {
        let cards = self.session.view().table().hand(self.focus.0).len();
        self.focus.1 = self.focus.1.min(cards.saturating_sub(1));
    }

    /// Whether the player owes a clue that a bonus tile grants.
    pub(crate) fn owes_clue(&self) -> bool {
        self.session.is_my_turn()
            && matches!(self.session.view().table().phase(), Phase::Tile(_))
            && self.answers().is_empty()
    }
}

/// The last card of the deck, if the viewer may play it unseen now.
pub(crate) fn deck_card(view: &View) -> Option<CardId> {
    let next = view.table().next_id();
    let action = Action::Play {
        card: next,
        announce: None,
    };
    view.legal_actions().contains(action).then_some(next)
}

/// The lines of an explanation, the first of which says what it is about.
fn headed(lines: Vec<String>) -> Vec<LogLine> {
    let line = |(at, text)| LogLine {
        text,
        tone: if at == 0 { Tone::Clue } else { Tone::Plain },
    };
    lines.into_iter().enumerate().map(line).collect()
}
