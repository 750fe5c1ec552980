//! The table by lines of text: for a screen reader, a pipe or a script.
//!
//! Every line is a whole sentence, and every event is reported. The input is commands, one per line.

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
use crate::order::Order;
use crate::phrases;
use crate::record_file;
use crate::session::{Happening, Session};
use crate::telling::Teller;
use command::{Command, Question};

/// Plays a game by lines until it ends or the person leaves.
///
/// # Errors
/// [`Error::InputEnded`] if the input ends before the game; else if input, output or the record
/// fail.
pub fn run(
    order: &Order,
    words: &Words,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<(), Error> {
    let seed = order.seed_or_random()?;
    // If the edition lets the table choose, the person begins by default.
    let chosen = match order.rules.options().first_player {
        FirstPlayer::TableChoice(_) => order.first.or(Some(order.me)),
        FirstPlayer::Random | FirstPlayer::Seat(_) => order.first,
    };
    let session = Session::new(
        &order.rules,
        seed,
        order.me,
        chosen,
        &order.bots,
        order.stated,
    )?;
    let mut talk = Talk {
        words,
        session,
        told: Vec::new(),
        output: &mut *output,
    };
    talk.greet(order)?;
    let played = talk.play(input);
    if !matches!(played, Ok(()) | Err(Error::InputEnded)) {
        return played;
    }
    if let (Some(path), Some(record)) = (&order.record, talk.session.record(&order.edition)) {
        record_file::write(path, record)?;
        let file = path.display().to_string();
        talk.say(&words.say("record-written", args![file = file]))?;
    }
    if talk.session.is_over() {
        talk.look_back(input)?;
    }
    played
}

/// Teaches by lines: this lesson, and then those that follow, until the person leaves.
///
/// # Errors
/// [`Error::InputEnded`] if the input ends in the middle of a lesson; else if input or output fails.
pub fn learn(
    lesson: &'static Lesson,
    words: &Words,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<(), Error> {
    let mut next = Some(lesson);
    while let Some(lesson) = next {
        let mut talk = Talk {
            words,
            session: Session::of_lesson(lesson),
            told: Vec::new(),
            output: &mut *output,
        };
        talk.open(lesson)?;
        talk.play(input)?;
        if !talk.session.is_over() {
            return Ok(());
        }
        talk.say(&words.text("web-learn-over"))?;
        talk.say(&lesson::said(
            words,
            &format!("learn-{}.learned", lesson.name),
        ))?;
        next = lesson::after(lesson);
        if let Some(next) = next {
            let title = words.text(&format!("learn-{}", next.name));
            talk.say(&words.say("lesson-next", args![lesson = title]))?;
            if !talk.goes_on(input)? {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// A conversation about one game.
struct Talk<'a> {
    words: &'a Words,
    session: Session,
    /// Everything that has happened, for the command `log`.
    told: Vec<String>,
    output: &'a mut dyn Write,
}

impl Talk<'_> {
    fn greet(&mut self, order: &Order) -> std::io::Result<()> {
        let words = self.words;
        let title = words.text(&format!("preset-{}", order.edition));
        let names: Vec<String> = self
            .session
            .rules()
            .seats()
            .map(|seat| {
                if seat == self.session.me() {
                    words.text("plain-you")
                } else {
                    self.teller().name(seat).to_owned()
                }
            })
            .collect();
        let names = phrases::list(words, &names);
        self.say(&words.say("plain-welcome", args![edition = title, names = names]))?;
        if let Some(commitment) = self.session.commitment() {
            let hash = commitment.to_string();
            self.say(&words.say("proof-commitment", args![hash = hash]))?;
        }
        self.say(&self.teller().partners(self.session.partners()))?;
        if let Some(stated) = self.teller().stated(self.session.stated()) {
            self.say(&stated)?;
        }
        if let (FirstPlayer::TableChoice(criterion), None) =
            (order.rules.options().first_player, order.first)
        {
            let who = words.text(&format!("criterion-{}", criterion.name()));
            self.say(&words.say("plain-first", args![who = who]))?;
        }
        self.say(&words.text("plain-help-hint"))?;
        for line in report::others(&self.teller(), self.session.view()) {
            self.say(&line)?;
        }
        let table = *self.session.view().table();
        let turn = SeenEvent::Public(PublicEvent::Turn(table.to_act()));
        let turn = self.teller().event(&turn, &table);
        self.say(&turn)?;
        Ok(())
    }

    /// The beginning of a lesson.
    fn open(&mut self, lesson: &Lesson) -> std::io::Result<()> {
        let words = self.words;
        let title = words.text(&format!("learn-{}", lesson.name));
        self.say(&words.say("web-learn-at-table", args![lesson = title]))?;
        self.say(&words.text("lesson-how"))?;
        for line in report::others(&self.teller(), self.session.view()) {
            self.say(&line)?;
        }
        self.hear()
    }

    /// What the coach says at this step of a lesson.
    fn hear(&mut self) -> std::io::Result<()> {
        let Some(reading) = self.session.lesson() else {
            return Ok(());
        };
        let text = lesson::said(self.words, reading.step().text);
        self.say("")?;
        self.say(&text)?;
        self.told.push(text);
        Ok(())
    }

    /// Whether the next lesson is wished: an empty line says yes, leaving or the end of the input no.
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

    /// The next line of the input, if there is one. A line that isn't text is
    /// skipped.
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
            while let Some(happening) = self.session.bot_acts() {
                self.tell(&happening)?;
                self.hear()?;
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
                    Ok(happening) => self.tell(&happening)?,
                    Err(why) => self.say(&self.teller().refused(&why))?,
                },
                Ok(Command::Reorder(order)) => match self.session.reorder(&order) {
                    Ok(happening) => {
                        self.tell(&happening)?;
                        self.answer(Question::Hand)?;
                    }
                    Err(why) => self.say(&self.words.reason(&why))?,
                },
                Err(text) => self.say(&text)?,
            }
        }
    }

    /// Answers questions about a game that is over, until nothing more is asked.
    fn look_back(&mut self, input: &mut dyn BufRead) -> std::io::Result<()> {
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

    /// The action this far back explained; or the last one of a bot, and the person's last clue.
    fn why(&self, back: Option<usize>) -> Vec<String> {
        let session = &self.session;
        let both = [session.last_explained(false), session.last_explained(true)];
        let lines: Vec<String> = match back {
            Some(back) => vec![back],
            None => both.into_iter().flatten().collect(),
        }
        .into_iter()
        .filter_map(|back| session.explanation(back))
        .flat_map(|explanation| self.teller().explanation(&explanation))
        .collect();
        if lines.is_empty() {
            vec![self.words.text("why-nothing")]
        } else {
            lines
        }
    }

    /// The rule that this step of a lesson is about.
    fn rule(&self) -> Vec<String> {
        let reading = self.session.lesson();
        let id = reading.and_then(|reading| reading.step().rule);
        match id {
            Some(id) => lesson::rule(self.session.rules(), self.words, id),
            None => vec![self.words.text("lesson-no-rule")],
        }
    }

    fn teller(&self) -> Teller<'_> {
        Teller {
            words: self.words,
            rules: self.session.rules(),
            names: self.session.names(),
            me: Some(self.session.me()),
        }
    }

    fn say(&mut self, line: &str) -> std::io::Result<()> {
        writeln!(self.output, "{line}")
    }

    fn tell(&mut self, happening: &Happening) -> std::io::Result<()> {
        let teller = self.teller();
        let announced = happening.announced.map(|it| teller.announced(it));
        let events = happening.events.iter();
        let lines: Vec<String> = announced
            .into_iter()
            .chain(events.map(|event| teller.event(event, &happening.before)))
            .collect();
        for line in lines {
            self.say(&line)?;
            self.told.push(line);
        }
        Ok(())
    }

    /// What the game waits for.
    fn question(&self) -> Vec<String> {
        let mut lines = vec![report::counters(&self.teller(), self.session.view())];
        match self.session.view().table().phase() {
            Phase::Turn => lines.extend(report::answers(&self.teller(), self.session.view())),
            Phase::Over(_) => {}
            Phase::Tile(tile) => {
                let number = tile.number();
                lines.push(self.words.text(&format!("tile-{number}.about")));
                lines.extend(report::answers(&self.teller(), self.session.view()));
            }
            Phase::Joker { card, id: _ } => {
                let card = phrases::card(self.words, self.session.rules(), card);
                lines.push(self.words.say("joker-about", args![card = card]));
                lines.extend(report::answers(&self.teller(), self.session.view()));
            }
        }
        lines
    }

    fn answer(&mut self, question: Question) -> std::io::Result<()> {
        let lines = match question {
            Question::Hand => report::hand(&self.teller(), self.session.view()),
            Question::Table => report::table(&self.teller(), self.session.view()),
            Question::Discards => report::discards(&self.teller(), self.session.view()),
            Question::Log if self.told.is_empty() => vec![self.words.text("plain-log-empty")],
            Question::Log => self.told.clone(),
            Question::Why(back) => self.why(back),
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
            lines = self.teller().result(view.board(), outcome);
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
