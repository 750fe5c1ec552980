//! The table as lines of text: for a screen reader, a pipe or a script.
//!
//! Every line is a whole sentence, and every event is reported. The input is one command per line.

mod command;
pub mod report;
#[cfg(test)]
mod tests;

use std::io::{BufRead, Write};

use kagiya_i18n::{Words, args};
use kagiya_lessons::Lesson;
use kagiya_rules::{FirstPlayer, IllegalAction, Phase, PublicEvent, SeenEvent};

use crate::error::Error;
use crate::lesson;
use crate::narration::Narrator;
use crate::phrases;
use crate::record_file;
use crate::session::{ActionEvents, Session};
use crate::settings::GameSettings;
use command::{Command, Question};

/// Plays a game as lines until it ends or the person leaves.
///
/// # Errors
/// [`Error::InputEnded`] if the input ends before the game; other errors if input, output or the
/// record fails.
pub fn run(
    settings: &GameSettings,
    words: &Words,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<(), Error> {
    let cards = settings.first_cards()?;
    // If the table may choose the first player, the person is the default.
    let chosen = match settings.rules.options().first_player {
        FirstPlayer::TableChoice(_) => settings.first.or(Some(settings.me)),
        FirstPlayer::Random | FirstPlayer::Seat(_) => settings.first,
    };
    let session = Session::new(
        &settings.rules,
        cards,
        settings.me,
        chosen,
        &settings.bots,
        settings.agreed,
    )?;
    let mut dialog = Dialog {
        words,
        session,
        told: Vec::new(),
        output: &mut *output,
    };
    dialog.greet(settings)?;
    let played = dialog.play(input);
    if !matches!(played, Ok(()) | Err(Error::InputEnded)) {
        return played;
    }
    if let (Some(path), Some(record)) = (&settings.record, dialog.session.record(&settings.edition))
    {
        record_file::write(path, record)?;
        let file = path.display().to_string();
        dialog.say(&words.say("record-written", args![file = file]))?;
    }
    if dialog.session.is_over() {
        dialog.answer_after_game(input)?;
    }
    played
}

/// Teaches as lines: this lesson and the following ones, until the person leaves.
///
/// # Errors
/// [`Error::InputEnded`] if the input ends during a lesson; other errors if input or output fails.
pub fn learn(
    lesson: &'static Lesson,
    words: &Words,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<(), Error> {
    let mut next = Some(lesson);
    while let Some(lesson) = next {
        let mut dialog = Dialog {
            words,
            session: Session::of_lesson(lesson),
            told: Vec::new(),
            output: &mut *output,
        };
        dialog.open(lesson)?;
        dialog.play(input)?;
        if !dialog.session.is_over() {
            return Ok(());
        }
        dialog.say(&words.text("web-learn-over"))?;
        for text in lesson::learned(words, lesson) {
            dialog.say(&text)?;
        }
        next = lesson::after(lesson);
        if let Some(next) = next {
            let title = words.text(&format!("learn-{}", next.name));
            dialog.say(&words.say("lesson-next", args![lesson = title]))?;
            if !dialog.goes_on(input)? {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// The dialog about one game.
struct Dialog<'a> {
    words: &'a Words,
    session: Session,
    /// All events, for the command `log`. Those of an action begin with its number.
    told: Vec<String>,
    output: &'a mut dyn Write,
}

impl Dialog<'_> {
    fn greet(&mut self, settings: &GameSettings) -> std::io::Result<()> {
        let words = self.words;
        let names: Vec<String> = self
            .session
            .rules()
            .seats()
            .map(|seat| {
                if seat == self.session.me() {
                    words.text("plain-you")
                } else {
                    self.narrator().name(seat).to_owned()
                }
            })
            .collect();
        let names = phrases::list(words, &names);
        self.say(&words.say(
            "plain-welcome",
            args![edition = settings.title.as_str(), names = names],
        ))?;
        if let Some(commitment) = self.session.commitment() {
            let hash = commitment.to_string();
            self.say(&words.say("proof-commitment", args![hash = hash]))?;
        }
        self.say(&self.narrator().partners(self.session.partners()))?;
        if let Some(agreed) = self.narrator().agreed(self.session.agreed()) {
            self.say(&agreed)?;
        }
        if let (FirstPlayer::TableChoice(criterion), None) =
            (settings.rules.options().first_player, settings.first)
        {
            let who = words.text(&format!("criterion-{}", criterion.name()));
            self.say(&words.say("plain-first", args![who = who]))?;
        }
        if let Some(below) = self.narrator().begins_below_zero() {
            self.say(&below)?;
        }
        self.say(&words.text("plain-how"))?;
        for line in report::others(&self.narrator(), self.session.view()) {
            self.say(&line)?;
        }
        let table = *self.session.view().table();
        let turn = SeenEvent::Public(PublicEvent::Turn(table.to_act()));
        let turn = self.narrator().event(&turn, &table);
        self.say(&turn)?;
        Ok(())
    }

    /// Starts a lesson.
    fn open(&mut self, lesson: &Lesson) -> std::io::Result<()> {
        let words = self.words;
        let title = words.text(&format!("learn-{}", lesson.name));
        self.say(&words.say("web-learn-at-table", args![lesson = title]))?;
        self.say(&words.text("lesson-how"))?;
        for line in report::others(&self.narrator(), self.session.view()) {
            self.say(&line)?;
        }
        self.show_coach()
    }

    /// Prints the coach's text for this step of a lesson.
    fn show_coach(&mut self) -> std::io::Result<()> {
        let Some(progress) = self.session.lesson() else {
            return Ok(());
        };
        let text = lesson::coach_text(self.words, progress.step().text);
        self.say("")?;
        self.say(&text)?;
        self.told.push(text);
        Ok(())
    }

    /// Whether to start the next lesson: an empty line means yes; leaving or the end of the input
    /// means no.
    fn goes_on(&mut self, input: &mut dyn BufRead) -> std::io::Result<bool> {
        loop {
            self.output.flush()?;
            let Some(line) = self.read_line(input)? else {
                return Ok(false);
            };
            if line.trim().is_empty() {
                return Ok(true);
            }
            match command::parse(&line, &self.session, self.words) {
                Ok(Command::Quit) => return Ok(false),
                Ok(Command::Ask(question)) => self.answer(question)?,
                Ok(Command::Act(_) | Command::Reorder(_)) => {
                    self.say(&self.words.reason(&IllegalAction::GameOver))?;
                }
                Err(text) => self.say(&text)?,
            }
        }
    }

    /// The next line of the input, if there is one. A line that isn't valid text is skipped.
    fn read_line(&mut self, input: &mut dyn BufRead) -> std::io::Result<Option<String>> {
        loop {
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                return Ok(None);
            }
            match String::from_utf8(line) {
                Ok(line) => return Ok(Some(line)),
                Err(_) => self.say(&self.words.text("plain-no-text"))?,
            }
            self.output.flush()?;
        }
    }

    /// Plays until the game ends or the person leaves.
    fn play(&mut self, input: &mut dyn BufRead) -> Result<(), Error> {
        let mut announced = None;
        loop {
            while let Some(action_events) = self.session.bot_acts() {
                self.tell(&action_events)?;
                self.show_coach()?;
            }
            if self.session.is_over() {
                if self.session.lesson().is_none() {
                    self.tell_result()?;
                }
                return Ok(());
            }
            let now = self.session.view().table().phase();
            let turn = (self.session.view().table().turn(), now);
            if announced != Some(turn) {
                announced = Some(turn);
                for line in self.question() {
                    self.say(&line)?;
                }
            }
            self.output.flush()?;
            let Some(line) = self.read_line(input)? else {
                self.say(&self.words.text("plain-input-ended"))?;
                return Err(Error::InputEnded);
            };
            if line.trim().is_empty() {
                continue;
            }
            match command::parse(&line, &self.session, self.words) {
                Ok(Command::Quit) => {
                    self.say(&self.words.text("plain-goodbye"))?;
                    return Ok(());
                }
                Ok(Command::Ask(question)) => self.answer(question)?,
                Ok(Command::Act(action)) => match self.session.act(action) {
                    Ok(action_events) => self.tell(&action_events)?,
                    Err(why) => self.say(&self.narrator().refused(&why))?,
                },
                Ok(Command::Reorder(order)) => match self.session.reorder(&order) {
                    Ok(action_events) => {
                        self.tell(&action_events)?;
                        self.answer(Question::Hand)?;
                    }
                    Err(why) => self.say(&self.words.reason(&why))?,
                },
                Err(text) => self.say(&text)?,
            }
        }
    }

    /// Answers questions about a finished game.
    fn answer_after_game(&mut self, input: &mut dyn BufRead) -> std::io::Result<()> {
        self.say(&self.words.text("plain-after"))?;
        loop {
            self.output.flush()?;
            let Some(line) = self
                .read_line(input)?
                .filter(|line| !line.trim().is_empty())
            else {
                return Ok(());
            };
            match command::parse(&line, &self.session, self.words) {
                Ok(Command::Quit) => return Ok(()),
                Ok(Command::Ask(question)) => self.answer(question)?,
                Ok(Command::Act(_) | Command::Reorder(_)) => {
                    self.say(&self.words.reason(&IllegalAction::GameOver))?;
                }
                Err(text) => self.say(&text)?,
            }
        }
    }

    /// The explanations of a turn, or of the last bot action and the person's last clue.
    fn why(&self, turn: Option<u16>) -> Vec<String> {
        let session = &self.session;
        let both = [session.last_explained(false), session.last_explained(true)];
        let asked: Vec<usize> = match turn {
            Some(turn) => session.explained_in(turn).collect(),
            None => both.into_iter().flatten().collect(),
        };
        let lines: Vec<String> = asked
            .into_iter()
            .filter_map(|back| session.explanation(back))
            .flat_map(|explanation| self.narrator().explanation(&explanation))
            .collect();
        if lines.is_empty() {
            vec![self.words.text("why-nothing")]
        } else {
            lines
        }
    }

    /// What a companion would do in the person's seat, and why.
    fn hint(&mut self) -> Vec<String> {
        self.session.take_hint();
        let (session, me) = (&self.session, self.session.me());
        match session.hint() {
            Some(hint) => self.narrator().hint(me, session.view(), hint),
            None => vec![self.words.text("hint-none")],
        }
    }

    /// The rule for this step of a lesson.
    fn rule(&self) -> Vec<String> {
        let progress = self.session.lesson();
        let id = progress.and_then(|progress| progress.step().rule);
        match id {
            Some(id) => lesson::rule(self.session.rules(), self.words, id),
            None => vec![self.words.text("lesson-no-rule")],
        }
    }

    fn narrator(&self) -> Narrator<'_> {
        Narrator {
            words: self.words,
            rules: self.session.rules(),
            names: self.session.names(),
            me: Some(self.session.me()),
        }
    }

    fn say(&mut self, line: &str) -> std::io::Result<()> {
        writeln!(self.output, "{line}")
    }

    fn tell(&mut self, action_events: &ActionEvents) -> std::io::Result<()> {
        let narrator = self.narrator();
        let announced = action_events.announced.map(|it| narrator.announced(it));
        let events = action_events.events.iter();
        let mut texts: Vec<String> = events
            .map(|event| narrator.event(event, &action_events.before))
            .collect();
        let lost = narrator.lost_token(action_events.announced, &action_events.events);
        if let Some((place, text)) = lost {
            texts.insert(place, text);
        }
        let lines: Vec<String> = announced.into_iter().chain(texts).collect();
        let number = action_events.before.turn() + 1;
        for (place, line) in lines.into_iter().enumerate() {
            self.say(&line)?;
            self.told
                .push(if place == 0 && !action_events.is_reorder() {
                    let args = args![number = number, text = line];
                    self.words.say("plain-log-action", args)
                } else {
                    line
                });
        }
        Ok(())
    }

    /// The prompt for what the game waits for.
    fn question(&self) -> Vec<String> {
        let mut lines = vec![report::counters(&self.narrator(), self.session.view())];
        match self.session.view().table().phase() {
            Phase::Turn => lines.extend(report::answers(&self.narrator(), self.session.view())),
            Phase::Over(_) => {}
            Phase::Tile(tile) => {
                lines.push(
                    self.narrator()
                        .tile_about(tile, self.session.view().table()),
                );
                lines.extend(report::answers(&self.narrator(), self.session.view()));
            }
            Phase::Joker { card, id: _ } => {
                let card = phrases::card(self.words, self.session.rules(), card);
                lines.push(self.words.say("joker-about", args![card = card]));
                lines.extend(report::answers(&self.narrator(), self.session.view()));
            }
        }
        lines
    }

    fn answer(&mut self, question: Question) -> std::io::Result<()> {
        let lines = match question {
            Question::Hand => report::hand(&self.narrator(), self.session.view()),
            Question::Table => report::table(&self.narrator(), self.session.view()),
            Question::Discards => report::discards(&self.narrator(), self.session.view()),
            Question::Log if self.told.is_empty() => vec![self.words.text("plain-log-empty")],
            Question::Log => self.told.clone(),
            Question::Why(turn) => self.why(turn),
            Question::Hint => self.hint(),
            Question::Rule => self.rule(),
            Question::Help => command::help(&self.session, self.words),
        };
        for line in lines {
            self.say(&line)?;
        }
        Ok(())
    }

    fn tell_result(&mut self) -> std::io::Result<()> {
        let view = self.session.view();
        let mut lines = Vec::new();
        if let Some(outcome) = view.table().outcome() {
            lines = self.narrator().result(view.board(), outcome);
            lines.extend(self.narrator().hints(self.session.hints()));
        }
        if let Some(seed) = self.session.revealed_seed() {
            let seed = seed.to_string();
            lines.push(self.words.say("proof-seed", args![seed = seed]));
        }
        for line in lines {
            self.say(&line)?;
        }
        Ok(())
    }
}
