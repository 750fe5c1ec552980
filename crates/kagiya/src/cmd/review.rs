//! `kagiya review`: a finished game, judged.

use std::io::Write;
use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};
use kagiya_i18n::{Words, args};
use kagiya_review::{
    Depth, Fate, GraphTexts, Label, LostScore, Moment, MomentKind, Review, ReviewError, Reviewer,
    Settings, Turn,
};
use kagiya_rules::record::Record;
use kagiya_rules::{Action, Audience, Event, Game, PublicEvent, Seat, notation};
use kagiya_terminal::narration::Narrator;

use super::lab::progress::stop_at_interrupt;
use super::replay;
use crate::cli::ReviewArgs;
use crate::exit_error::ExitError;
use crate::file_io::{is_output, write_text};

/// Reviews a game.
///
/// # Errors
/// [`ExitError`] for a file or link that isn't a game, or a file that can't be written.
pub(crate) fn run(args: &ReviewArgs, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let record = replay::load(Path::new(&args.source), args.game, words)?;
    let depth = if args.deep {
        Depth::Deep
    } else {
        Depth::find(&args.depth).unwrap_or_default()
    };
    let settings = Settings {
        depth,
        threads: args.threads,
        ..Settings::default()
    };
    let mut reviewer = Reviewer::new(&record, &settings).map_err(|error| refused(&error, words))?;
    let stop = stop_at_interrupt()?;
    let stages = reviewer.stages();
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(reviewer.turns() as u64).with_style(style);
    let mut is_stopped = false;
    for step in 1..=stages {
        bar.set_message(words.say("judge-progress", args![step = step, steps = stages]));
        bar.set_position(0);
        reviewer.advance(&|done| bar.set_position(done as u64), &stop);
        is_stopped = stop.load(std::sync::atomic::Ordering::Relaxed);
        if is_stopped {
            break;
        }
    }
    bar.finish_and_clear();
    let review = reviewer.review();
    if let Some(path) = &args.svg {
        write_text(path, &review.svg(&graph_texts(words)), words, out)?;
        if is_output(path) {
            return Ok(());
        }
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&review.to_json())?)?;
        return Ok(());
    }
    let names = replay::player_names(&record);
    let page = Page {
        words,
        record: &record,
        reviewer: &reviewer,
        review: &review,
        narrator: Narrator {
            words,
            rules: record.rules(),
            names: &names,
            me: None,
        },
    };
    for line in page.lines(is_stopped) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn refused(error: &ReviewError, words: &Words) -> ExitError {
    match error {
        ReviewError::NoTurn => ExitError::file(words.text("error-review-empty")),
        ReviewError::HiddenPlays => ExitError::file(words.text("error-review-hidden")),
        ReviewError::Threads(reason) => {
            ExitError::usage(words.say("error-threads", args![reason = reason.to_string()]))
        }
        ReviewError::Players { .. } => ExitError::usage(error.to_string()),
    }
}

fn graph_texts(words: &Words) -> GraphTexts {
    GraphTexts {
        title: words.text("judge-graph-title"),
        points: words.text("judge-graph-points"),
        possible: words.text("judge-graph-possible"),
        perfect: words.text("judge-graph-perfect"),
        pace: words.text("judge-graph-pace"),
        turn: words.text("judge-graph-turn"),
        labels: Label::ALL.map(|label| label_text(label, words)),
    }
}

fn label_text(label: Label, words: &Words) -> String {
    words.text(&format!("judge-label-{}", label.name()))
}

/// A number of thousandths with one decimal.
fn plain(thousandths: i32) -> String {
    format!("{:.1}", f64::from(thousandths) / 1000.0)
}

/// The same with its sign.
fn signed(thousandths: i32) -> String {
    with_sign(thousandths, plain(thousandths.saturating_abs()))
}

/// Thousandths as percent with their sign.
fn signed_percent(thousandths: i32) -> String {
    with_sign(
        thousandths,
        format!("{:.0}", f64::from(thousandths.saturating_abs()) / 10.0),
    )
}

/// A rounded number with the sign that it had; a zero has none.
fn with_sign(thousandths: i32, number: String) -> String {
    let is_zero = !number.contains(|digit: char| matches!(digit, '1'..='9'));
    match thousandths {
        _ if is_zero => number,
        ..0 => format!("−{number}"),
        _ => format!("+{number}"),
    }
}

fn rate(cards: u32, clues: u32) -> String {
    format!("{:.2}", f64::from(cards) / f64::from(clues.max(1)))
}

/// A review as text.
struct Page<'a> {
    words: &'a Words,
    record: &'a Record,
    reviewer: &'a Reviewer,
    review: &'a Review,
    narrator: Narrator<'a>,
}

impl Page<'_> {
    fn lines(&self, is_stopped: bool) -> Vec<String> {
        let words = self.words;
        let title = replay::title(self.record, &self.narrator);
        let turns = self.review.turns.len();
        let mut lines = vec![words.say("judge-title", args![title = title, turns = turns])];
        if is_stopped {
            lines.push(words.text("judge-stopped"));
        }
        let is_finished = self.record.final_game().outcome().is_some();
        if !is_finished {
            lines.push(words.text("judge-unfinished"));
        }
        let course = &self.review.course;
        let id = if is_finished {
            "judge-course"
        } else {
            "judge-course-unfinished"
        };
        lines.push(words.say(
            id,
            args![
                start = words.decimal(&plain(course.start)),
                decisions = self.signed(course.decisions.iter().sum()),
                luck = self.signed(course.cards.iter().sum::<i32>() + course.views),
                result = words.decimal(&plain(course.result))
            ],
        ));
        self.moments(&mut lines);
        self.labelled(&mut lines);
        self.figures(&mut lines);
        self.bound(&mut lines);
        lines
    }

    /// A number of thousandths with one decimal and its sign.
    fn signed(&self, thousandths: i32) -> String {
        self.words.decimal(&signed(thousandths))
    }

    fn seat_name(&self, seat: usize) -> String {
        let seat = u8::try_from(seat).ok().and_then(Seat::new);
        seat.map_or_else(String::new, |seat| self.narrator.name(seat).to_owned())
    }

    fn name_of_turn(&self, turn: usize) -> String {
        let turn = turn.checked_sub(1).and_then(|at| self.review.turns.get(at));
        turn.map_or_else(String::new, |turn| self.seat_name(turn.seat))
    }

    /// What an action in a turn does, as sentences.
    fn told(&self, turn: usize, action: Action) -> String {
        let Some(before) = self.reviewer.game_before(turn) else {
            return String::new();
        };
        self.words
            .sentences(&sentences(before, action, &self.narrator))
    }

    /// The best action of a turn.
    fn better(&self, turn: &Turn) -> Option<String> {
        let best = turn.value.as_ref()?.best.as_ref()?;
        let before = self.reviewer.game_before(turn.number)?;
        let action = notation::read_action(&best.action, &before.board()).ok()?;
        Some(self.proposed(turn.number, action))
    }

    /// An action that was better, as a sentence. It doesn't say what the played or discarded card
    /// was, since its player didn't know that.
    fn proposed(&self, turn: usize, action: Action) -> String {
        let (id, card) = match action {
            Action::Play {
                card,
                announce: None,
            } => ("judge-better-play", card),
            Action::Discard(card) => ("judge-better-discard", card),
            _ => return self.told(turn, action),
        };
        let before = self.reviewer.game_before(turn);
        let found = before.and_then(|game| game.table().find(card));
        found.map_or_else(String::new, |(seat, slot)| {
            let arguments = args![name = self.narrator.name(seat), slot = slot + 1];
            self.words.say(id, arguments)
        })
    }

    fn moments(&self, lines: &mut Vec<String>) {
        lines.push(String::new());
        if self.review.moments.is_empty() {
            lines.push(self.words.text("judge-no-moments"));
            return;
        }
        lines.push(self.words.text("judge-moments"));
        for moment in &self.review.moments {
            self.moment(moment, lines);
        }
    }

    fn moment(&self, moment: &Moment, lines: &mut Vec<String>) {
        let words = self.words;
        let turn = &self.review.turns[moment.turn - 1];
        let value = turn.value.as_ref();
        let points = self.signed(moment.change);
        let name = self.seat_name(turn.seat);
        lines.push(match moment.kind {
            MomentKind::Decision => {
                let label = value.map_or_else(String::new, |value| label_text(value.label, words));
                let perfect = signed_percent(value.map_or(0, |value| -value.perfect_cost.mean));
                let mut args = args![
                    turn = moment.turn,
                    name = name,
                    label = label,
                    points = points
                ];
                if perfect == "0" {
                    words.say("judge-moment-decision-points", args)
                } else {
                    args.set("perfect", perfect);
                    words.say("judge-moment-decision", args)
                }
            }
            MomentKind::Excellent => words.say(
                "judge-moment-excellent",
                args![turn = moment.turn, name = name],
            ),
            MomentKind::OutOfReach if moment.change == 0 => words.say(
                "judge-turn",
                args![
                    turn = moment.turn,
                    name = name,
                    label = words.text("judge-kind-out_of_reach")
                ],
            ),
            MomentKind::OutOfReach => words.say(
                "judge-moment-out-of-reach",
                args![turn = moment.turn, name = name, points = points],
            ),
            MomentKind::Luck => words.say(
                "judge-moment-luck",
                args![turn = moment.turn, name = name, points = points],
            ),
        });
        let done = self.told(moment.turn, moment.done);
        lines.push(format!("  {}", words.say("judge-done", args![told = done])));
        if let Some(better) = moment.better {
            let told = self.proposed(moment.turn, better);
            lines.push(format!(
                "  {}",
                words.say("judge-better", args![told = told])
            ));
        }
        if let (Some(value), false) = (value, moment.worlds.is_empty()) {
            let hands: Vec<String> = moment.worlds.iter().map(|it| it.hand.join(" ")).collect();
            let in_worlds = args![
                share = value.better_in / 10,
                worlds = value.worlds,
                hands = words.row(&hands)
            ];
            lines.push(format!("  {}", words.say("judge-better-in", in_worlds)));
        }
        if let (Some(seat), false) = (moment.view.seat(), moment.reasons.is_empty()) {
            lines.push(format!("  {}", words.text("judge-why")));
            let reasons = self.narrator.reasons(seat, &moment.view, &moment.reasons);
            lines.extend(reasons.iter().map(|reason| format!("    {reason}")));
        }
    }

    fn labelled(&self, lines: &mut Vec<String>) {
        let words = self.words;
        lines.push(String::new());
        let head = lines.len();
        for turn in &self.review.turns {
            let Some(value) = &turn.value else { continue };
            if value.label < Label::Inaccuracy {
                continue;
            }
            let did = self.reviewer.action(turn.number);
            let line = args![
                turn = turn.number,
                name = self.seat_name(turn.seat),
                told = did.map_or_else(String::new, |did| self.told(turn.number, did))
            ];
            lines.push(words.say("judge-line", line));
            let better = args![
                label = label_text(value.label, words),
                points = self.signed(-value.cost.mean),
                told = self.better(turn).unwrap_or_default()
            ];
            lines.push(format!("     {}", words.say("judge-line-better", better)));
        }
        let id = if lines.len() == head {
            "judge-labelled-none"
        } else {
            "judge-labelled"
        };
        lines.insert(head, words.text(id));
    }

    fn figures(&self, lines: &mut Vec<String>) {
        let (words, figures) = (self.words, &self.review.figures);
        lines.push(String::new());
        lines.push(words.text("judge-figures"));
        for player in &figures.players {
            let course = &self.review.course;
            let decisions = course.decisions.get(player.seat).copied();
            let count = |label| self.review.count(player.seat, label);
            lines.push(words.say(
                "judge-player",
                args![
                    name = self.seat_name(player.seat),
                    decisions = self.signed(decisions.unwrap_or(0))
                ],
            ));
            let labels = args![
                excellent = count(Label::Excellent),
                fine = count(Label::Fine),
                inaccuracy = count(Label::Inaccuracy),
                mistake = count(Label::Mistake),
                blunder = count(Label::Blunder)
            ];
            lines.push(format!("  {}", words.say("judge-player-labels", labels)));
            let counted = args![
                plays = player.plays,
                strikes = player.strikes,
                discards = player.discards,
                clues = player.clues,
                last = player.lost_last_copies,
                left = player.known_plays_left,
                discarded = player.known_plays_discarded
            ];
            lines.push(format!("  {}", words.say("judge-player-figures", counted)));
        }
        lines.push(words.say(
            "judge-efficiency",
            args![
                cards = figures.efficient_cards,
                clues = figures.clues,
                done = words.decimal(&rate(figures.efficient_cards, figures.clues))
            ],
        ));
        if let Some(most) = figures.most_clues {
            lines.push(words.say(
                "judge-efficiency-needed",
                args![
                    needed = figures.needed_cards,
                    clues = most,
                    rate = words.decimal(&rate(figures.needed_cards, most))
                ],
            ));
        }
        let paces = || figures.pace.iter().flatten();
        if let (Some(first), Some(least)) = (paces().next(), paces().min()) {
            let pace = args![first = *first, least = *least];
            lines.push(words.say("judge-pace", pace));
        }
        lines.push(words.say(
            "judge-lost-cards",
            args![strikes = figures.strikes, last = figures.lost_last_copies],
        ));
        for clue in &figures.misread {
            lines.push(words.say(
                "judge-misread",
                args![
                    turn = clue.turn,
                    giver = self.seat_name(clue.giver),
                    to = self.seat_name(clue.to),
                    card = clue.card.as_str(),
                    lost = clue.lost_on
                ],
            ));
        }
    }

    fn bound(&self, lines: &mut Vec<String>) {
        let (words, bound) = (self.words, &self.review.bound);
        if bound.lost.is_empty() && bound.missing.is_empty() {
            return;
        }
        lines.push(String::new());
        lines.push(words.text("judge-bound"));
        // Scores that were lost together share a line.
        let together = bound.lost.chunk_by(|one, next| {
            let how = |lost: &LostScore| (lost.reached_after, lost.impossible_after, lost.reason);
            how(one) == how(next)
        });
        lines.extend(together.filter_map(|lost| self.lost(lost)));
        for missing in &bound.missing {
            let copy = |copy: &kagiya_review::Copy| match copy.fate {
                Fate::Discarded { turn } => words.say(
                    "judge-copy-discarded",
                    args![depth = copy.depth + 1, turn = turn],
                ),
                Fate::Held { seat } => words.say(
                    "judge-copy-held",
                    args![depth = copy.depth + 1, name = self.seat_name(seat)],
                ),
                Fate::Undrawn => words.say("judge-copy-undrawn", args![depth = copy.depth + 1]),
            };
            let copies: Vec<String> = missing.copies.iter().map(copy).collect();
            lines.push(words.say(
                "judge-missing",
                args![card = missing.card.as_str(), copies = words.row(&copies)],
            ));
        }
    }

    /// Scores that were lost in the same way, the highest first.
    fn lost(&self, together: &[LostScore]) -> Option<String> {
        let words = self.words;
        let (highest, lost) = (together.first()?, together.last()?);
        let score = if highest.score == lost.score {
            lost.score.to_string()
        } else {
            format!("{}–{}", lost.score, highest.score)
        };
        let score = score.as_str();
        let why = lost.reason.map_or_else(String::new, |reason| {
            words.text(&format!("judge-why-{}", reason.replace('_', "-")))
        });
        Some(match (lost.reached_after, lost.impossible_after) {
            (_, Some(0)) => words.say("judge-bound-never", args![score = score, why = why]),
            (Some(before), Some(after)) if before + 1 == after => words.say(
                "judge-bound-turn",
                args![
                    score = score,
                    turn = after,
                    name = self.name_of_turn(after),
                    why = why
                ],
            ),
            (Some(first), Some(turn)) => words.say(
                "judge-bound-between",
                args![score = score, first = first, turn = turn, why = why],
            ),
            (Some(turn), None) => words.say("judge-bound-until", args![score = score, turn = turn]),
            (None, Some(turn)) => words.say(
                "judge-bound-after",
                args![score = score, turn = turn, why = why],
            ),
            (None, None) => words.say("judge-bound-undecided", args![score = score]),
        })
    }
}

/// What `action` does in the position of `before`, one sentence per event.
fn sentences(before: &Game, action: Action, narrator: &Narrator<'_>) -> Vec<String> {
    let mut game = before.clone();
    let events = game.apply(action).unwrap_or_default();
    let told = events.iter().filter(|event| {
        !matches!(
            event,
            Event::Public(PublicEvent::Turn(_)) | Event::Drew { .. }
        )
    });
    told.map(|event| narrator.event(&event.project(Audience::Spectator), before.table()))
        .collect()
}
