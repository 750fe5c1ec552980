//! `kagiya puzzle`: a puzzle as text.

use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use kagiya_i18n::{Words, args};
use kagiya_puzzles::{
    Act, COUNT, InvalidPuzzle, Kind, Mode, Puzzle, Solution, Step, game_of, of_day, puzzle,
    solution,
};
use kagiya_rules::notation::{parse_card, parse_seat, read_action};
use kagiya_rules::{Audience, Card, Game, Seat, View};
use kagiya_terminal::narration::Narrator;
use kagiya_terminal::{names, phrases, plain};

use crate::cli::PuzzleArgs;
use crate::exit_error::ExitError;

/// The seconds of a day.
const DAY: u64 = 24 * 60 * 60;

/// Shows a puzzle, a hint or its solution, or checks an answer.
///
/// # Errors
/// [`ExitError`] for an unknown number, an answer that can't be read, or a wrong one.
pub(crate) fn run(args: &PuzzleArgs, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let number = args.number.unwrap_or_else(today);
    let (Some(puzzle), Some(solution)) = (puzzle(number), solution(number)) else {
        let text = words.say("error-puzzle-number", args![most = COUNT]);
        return Err(ExitError::usage(text).into());
    };
    let shown = Shown::new(puzzle, words)?;
    let mut lines = Vec::new();
    match &args.answer {
        None => lines.extend(shown.question()),
        Some(text) => {
            if !shown.is_right(text, solution)? {
                return Err(ExitError::check(words.text("puzzle-wrong")).into());
            }
            lines.push(words.text("puzzle-right"));
        }
    }
    if args.hint {
        lines.push(words.text(&format!("puzzle-kind-{}.hint", puzzle.kind.name())));
        lines.push(shown.second_hint(solution));
    }
    if args.solution || args.answer.is_some() {
        lines.extend(shown.solution(solution));
    } else {
        let id = match puzzle.kind.mode() {
            Mode::Card => "puzzle-how-to-name",
            Mode::Open | Mode::Partners | Mode::Companions => "puzzle-how-to-answer",
        };
        lines.push(words.say(id, args![number = number]));
    }
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The number of today's puzzle, by UTC.
fn today() -> usize {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    of_day(now.map_or(0, |now| now.as_secs() / DAY))
}

/// A puzzle that is put into words.
struct Shown<'a> {
    puzzle: &'a Puzzle,
    words: &'a Words,
    game: Game,
    names: Vec<String>,
}

impl<'a> Shown<'a> {
    fn new(puzzle: &'a Puzzle, words: &'a Words) -> Result<Self, InvalidPuzzle> {
        let game = game_of(puzzle)?;
        Ok(Self {
            puzzle,
            words,
            names: names(game.rules().players()),
            game,
        })
    }

    /// What the solver sees.
    fn view(&self) -> (View, Option<Seat>) {
        let me = Seat::new(0);
        match me {
            Some(seat) if self.puzzle.deck.is_none() => (self.game.view(Audience::Seat(seat)), me),
            _ => (self.game.view(Audience::Spectator), None),
        }
    }

    fn question(&self) -> Vec<String> {
        let (words, puzzle) = (self.words, self.puzzle);
        let (view, me) = self.view();
        let narrator = Narrator {
            words,
            rules: self.game.rules(),
            names: &self.names,
            me,
        };
        let kind = words.text(&match puzzle.lesson() {
            Some(lesson) => format!("puzzle-lesson-{lesson}"),
            None => format!("puzzle-kind-{}", puzzle.kind.name()),
        });
        let number = words.say("puzzle-number", args![number = puzzle.number]);
        let mut lines = vec![format!("{number} · {kind}"), String::new()];
        lines.extend(plain::report::table(&narrator, &view));
        let discarded = view.table().discard_pile().iter().map(|it| it.card);
        let pile: Vec<String> = discarded.map(|card| self.card(card)).collect();
        if !pile.is_empty() {
            lines.push(words.say("puzzle-discarded", args![cards = words.row(&pile)]));
        }
        if puzzle.deck.is_some() {
            let deck: Vec<String> = self.game.deck().iter().map(|it| self.card(*it)).collect();
            lines.push(words.say("puzzle-deck-row", args![cards = words.row(&deck)]));
        }
        lines.push(String::new());
        let (id, value) = match puzzle.kind {
            Kind::PlayOrWait | Kind::EndCounted => ("puzzle-ask-open", puzzle.target),
            Kind::WhichClue | Kind::SaveIt => ("puzzle-ask-partners", puzzle.target),
            Kind::OpenDeck => ("puzzle-ask-deck", puzzle.target),
            Kind::MyCard => ("puzzle-ask-card", None),
            Kind::Convention => ("puzzle-ask-convention", None),
        };
        if !puzzle.before().is_empty() {
            let steps = puzzle.before().iter().map(|step| self.step(step));
            let said: Vec<String> = [words.text("puzzle-before")]
                .into_iter()
                .chain(steps)
                .collect();
            lines.push(words.sentences(&said));
        }
        let level = puzzle.convention.as_ref().map_or(1, |it| it.level);
        let companion = words.text(&format!("bot-companion-{level}"));
        let slot = puzzle.slot.unwrap_or_default();
        let asked = args![
            target = value.unwrap_or_default(),
            slot = slot,
            companion = companion
        ];
        lines.push(words.say(id, asked));
        if puzzle.kind.mode() == Mode::Partners {
            lines.push(words.text("puzzle-partners.about"));
        }
        lines
    }

    fn is_right(&self, text: &str, solution: &Solution) -> Result<bool, ExitError> {
        let unread = |reason: String| {
            let args = args![text = text, reason = reason];
            ExitError::usage(self.words.say("error-puzzle-answer", args))
        };
        let rules = self.game.rules();
        if self.puzzle.kind.mode() == Mode::Card {
            let card = parse_card(text, rules);
            let card = card.map_err(|_| unread(self.words.text("error-puzzle-card")))?;
            return Ok(solution.answers.contains(&rules.card_text(card)));
        }
        let board = self.game.board();
        let action =
            read_action(text, &board).map_err(|error| unread(self.words.explain(&error)))?;
        let legal = self.game.check(action);
        legal.map_err(|error| unread(phrases::refusal(self.words, rules, &error)))?;
        let mut answers = solution.answers.iter();
        Ok(answers.any(|answer| read_action(answer, &board).ok() == Some(action)))
    }

    fn second_hint(&self, solution: &Solution) -> String {
        let words = self.words;
        let rules = self.game.rules();
        let texts = &solution.answers;
        if self.puzzle.kind.mode() == Mode::Card {
            let card = texts.first().and_then(|text| parse_card(text, rules).ok());
            let rank = card.map_or(0, |card| card.rank().number());
            return words.say("puzzle-hint-rank", args![rank = rank]);
        }
        match self.puzzle.acts(texts, rules).first() {
            Some(Act::Play(_)) => words.text("puzzle-hint-play"),
            Some(Act::Discard(_)) => words.text("puzzle-hint-discard"),
            Some(Act::Clue(to, _)) => {
                words.say("puzzle-hint-clue-to", args![name = self.name(*to)])
            }
            Some(Act::AnyClue) | None => words.text("puzzle-hint-clue"),
        }
    }

    fn solution(&self, solution: &Solution) -> Vec<String> {
        let words = self.words;
        if self.puzzle.kind.mode() == Mode::Card {
            return self.card_solution(solution);
        }
        let (kept, deals) = (solution.kept, solution.deals);
        if let Some(lesson) = self.puzzle.lesson() {
            return self.convention_solution(lesson, solution);
        }
        let target = self.puzzle.target.unwrap_or_default();
        let id = match () {
            () if self.puzzle.deck.is_some() => "puzzle-kept-open",
            () if kept == deals => "puzzle-kept-all",
            () => "puzzle-kept",
        };
        let said = args![target = target, kept = kept, deals = deals];
        let mut lines = vec![
            format!(
                "{}: {}.",
                words.text("puzzle-answer"),
                self.acts(&solution.answers)
            ),
            words.say(id, said),
        ];
        if !solution.line.is_empty() {
            lines.push(String::new());
            lines.push(words.text("puzzle-line"));
            lines.extend(
                solution
                    .line
                    .iter()
                    .map(|step| format!("  {}", self.step(step))),
            );
        }
        lines.push(String::new());
        lines.push(words.text("puzzle-others"));
        for other in &solution.others {
            let kept = match other.kept {
                0 => words.text("puzzle-other-none"),
                kept => words.say("puzzle-other-some", args![kept = kept, deals = deals]),
            };
            let reason = words.text(&format!("puzzle-reason-{}", other.reason));
            let mut said = vec![format!("{}.", self.acts(&other.actions)), kept, reason];
            said.extend(other.line.iter().map(|step| self.step(step)));
            lines.push(format!("  {}", words.sentences(&said)));
        }
        lines.push(String::new());
        lines.push(self.found_by(solution));
        if let Some(share) = solution.measured.people {
            lines.push(words.say("puzzle-people", args![share = share]));
        }
        lines
    }

    fn convention_solution(&self, lesson: &str, solution: &Solution) -> Vec<String> {
        let words = self.words;
        let mut lines = vec![
            format!(
                "{}: {}.",
                words.text("puzzle-answer"),
                self.acts(&solution.answers)
            ),
            words.text(&format!("puzzle-why-{lesson}")),
            words.say(
                "puzzle-mean",
                args![
                    points = mean(solution.kept, solution.deals),
                    deals = solution.deals
                ],
            ),
        ];
        if !solution.line.is_empty() {
            lines.push(String::new());
            lines.push(words.text("puzzle-line"));
            let steps = solution.line.iter();
            lines.extend(steps.map(|step| format!("  {}", self.step(step))));
        }
        lines.push(String::new());
        lines.push(words.text("puzzle-others"));
        for other in &solution.others {
            let less = solution.kept.saturating_sub(other.kept);
            let less = words.say(
                "puzzle-less",
                args![
                    points = mean(less, solution.deals),
                    error = mean(u64::from(other.error.unwrap_or(0)), 1000)
                ],
            );
            let said = [format!("{}.", self.acts(&other.actions)), less];
            lines.push(format!("  {}", words.sentences(&said)));
        }
        lines.push(String::new());
        lines.push(self.found_by(solution));
        lines
    }

    fn card_solution(&self, solution: &Solution) -> Vec<String> {
        let words = self.words;
        let cards = |text: &str| {
            let cards = text.split_whitespace().map(|text| self.card_text(text));
            phrases::list(words, &cards.collect::<Vec<_>>())
        };
        let mut lines = vec![words.say(
            "puzzle-card-is",
            args![card = cards(&solution.answers.join(" "))],
        )];
        for (id, text) in [
            ("puzzle-seen", &solution.seen),
            ("puzzle-elsewhere", &solution.needed_elsewhere),
        ] {
            if !text.is_empty() {
                lines.push(words.say(id, args![cards = cards(text)]));
            }
        }
        lines.push(self.found_by(solution));
        lines
    }

    fn found_by(&self, solution: &Solution) -> String {
        let levels = solution.measured.companions.iter();
        let numerals: Vec<String> = levels
            .filter_map(|level| ["I", "II", "III", "IV"].get(usize::from(*level) - 1))
            .map(ToString::to_string)
            .collect();
        let listed = phrases::list(self.words, &numerals);
        let args = args![count = numerals.len(), levels = listed];
        self.words.say("puzzle-found-by", args)
    }

    fn acts(&self, texts: &[String]) -> String {
        let acts = self.puzzle.acts(texts, self.game.rules());
        let said: Vec<String> = acts.iter().map(|act| self.act(*act)).collect();
        phrases::either(self.words, &said)
    }

    fn act(&self, act: Act) -> String {
        let words = self.words;
        match act {
            Act::Play(slot) => words.say("puzzle-act-play", args![slot = slot]),
            Act::Discard(slot) => words.say("puzzle-act-discard", args![slot = slot]),
            Act::Clue(to, clue) => {
                let clue = phrases::clue(words, self.game.rules(), clue);
                words.say("puzzle-act-clue", args![name = self.name(to), clue = clue])
            }
            Act::AnyClue => words.text("puzzle-act-any-clue"),
        }
    }

    fn step(&self, step: &Step) -> String {
        let (words, rules) = (self.words, self.game.rules());
        let seat = parse_seat(&step.seat.to_string(), rules).ok();
        let you = match seat {
            Some(seat) if seat.index() == 0 => ".you",
            _ => "",
        };
        let name = seat.map_or_else(String::new, |seat| self.name(seat));
        let card = step.card.as_deref().map(|text| self.card_text(text));
        match (Act::read(&step.action, rules), card) {
            (Some(Act::Clue(to, clue)), _) => {
                let to = match to.index() {
                    0 => words.text("puzzle-to-you"),
                    _ => self.name(to),
                };
                let clue = phrases::clue(words, rules, clue);
                words.say(
                    &format!("puzzle-step-clue{you}"),
                    args![name = name, to = to, clue = clue],
                )
            }
            (act, card) => {
                let id = match act {
                    Some(Act::Play(_)) if step.strike => "puzzle-step-misplay",
                    Some(Act::Play(_)) => "puzzle-step-play",
                    _ => "puzzle-step-discard",
                };
                words.say(
                    &format!("{id}{you}"),
                    args![name = name, card = card.unwrap_or_default()],
                )
            }
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    fn card(&self, card: Card) -> String {
        phrases::card(self.words, self.game.rules(), card)
    }

    fn card_text(&self, text: &str) -> String {
        let card = parse_card(text, self.game.rules());
        card.map_or_else(|_| text.to_owned(), |card| self.card(card))
    }
}

/// Points for each of `count` games, with one decimal or two.
#[expect(clippy::cast_precision_loss, reason = "a few thousand points at most")]
fn mean(points: u64, count: u64) -> f64 {
    (points as f64 / count.max(1) as f64 * 100.0).round() / 100.0
}
