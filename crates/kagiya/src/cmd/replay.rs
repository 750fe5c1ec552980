//! `kagiya replay`: a recorded game, turn by turn.

use std::io::Write;
use std::path::Path;

use kagiya_formats::game_file::GameFile;
use kagiya_formats::hanab_live;
use kagiya_i18n::{Words, args};
use kagiya_protocol::{Action, GameEvent};
use kagiya_rules::record::{Entry, Record};
use kagiya_rules::{Audience, Card, CardId, Game, PublicEvent, Seat, SeenEvent, json_input};
use kagiya_terminal::names;
use kagiya_terminal::narration::{Announced, Narrator};
use kagiya_terminal::phrases;
use kagiya_terminal::plain::report;
use serde_json::Value;

use super::replay_json;
use crate::cli::ReplayArgs;
use crate::exit_error::ExitError;

/// The game after a turn, with what happened in the turn; nothing for the initial deal.
pub(super) struct Turn {
    pub(super) game: Game,
    pub(super) happened: Happened,
    /// A sentence if the game was abandoned after this turn.
    pub(super) broken_off: Option<String>,
}

#[derive(Default)]
pub(super) struct Happened {
    /// The player to act.
    pub(super) actor: Option<Seat>,
    /// The action of the player, and then the answers to questions of the game.
    pub(super) actions: Vec<Action>,
    pub(super) events: Vec<GameEvent>,
    /// The events as sentences.
    pub(super) texts: Vec<String>,
}

/// The names of a record's players; usual ones if it has none.
pub(super) fn player_names(record: &Record) -> Vec<String> {
    let listed = &record.about().players;
    if listed.is_empty() {
        names(record.rules().players())
    } else {
        listed.clone()
    }
}

/// Prints a recorded game.
///
/// # Errors
/// [`ExitError`] for a file that can't be read or isn't a game, or an unknown turn.
pub(crate) fn run(args: &ReplayArgs, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let record = load(&args.file, args.game, words)?;
    let names = player_names(&record);
    let narrator = Narrator {
        words,
        rules: record.rules(),
        names: &names,
        me: None,
    };
    let turns = turns(&record, &narrator);
    if let Some(number) = args.turn
        && number >= turns.len()
    {
        let args = args![turn = number, most = turns.len() - 1];
        return Err(ExitError::usage(words.say("error-turn", args)).into());
    }
    match (args.turn, args.json) {
        (Some(number), true) => {
            let state = replay_json::turn(number, &turns[number], &narrator);
            writeln!(out, "{}", serde_json::to_string_pretty(&state)?)?;
        }
        (None, true) => {
            let all = replay_json::all(&record, &turns, &narrator);
            writeln!(out, "{}", serde_json::to_string_pretty(&all)?)?;
        }
        (Some(number), false) => {
            writeln!(out, "{}", title(&record, &narrator))?;
            writeln!(out, "{}", words.say("replay-state", args![turn = number]))?;
            show(&turns[number], &narrator, out)?;
            let game = &turns[number].game;
            let held = |id| {
                record
                    .rules()
                    .seats()
                    .any(|seat| game.table().hand(seat).contains(&id))
            };
            print_notes(
                notes(&record).filter(|note| held(note.card)),
                &narrator,
                out,
            )?;
        }
        (None, false) => list(&record, &turns, &narrator, out)?,
    }
    Ok(())
}

/// The record of a link with a game, or in a file: a Kagiya record, a game of hanab.live, or such a link.
pub(super) fn load(
    source: &Path,
    number: Option<usize>,
    words: &Words,
) -> Result<Record, ExitError> {
    if let Some(link) = source.to_str().filter(|text| is_link(text)) {
        return linked(link, words);
    }
    let text = crate::file_io::read(source, words)?;
    let content = text.trim_start_matches('\u{feff}').trim();
    if is_link(content) {
        linked(content, words)
    } else {
        in_file(source, &text, number, words)
    }
}

fn is_link(text: &str) -> bool {
    let starts = ["https://", "http://", "hanab.live/"];
    starts.iter().any(|start| text.starts_with(start))
}

fn linked(link: &str, words: &Words) -> Result<Record, ExitError> {
    let file = GameFile::read(link).map_err(|error| {
        let short: String = link.chars().take(60).collect();
        let args = args![file = short, reason = words.explain(&error)];
        ExitError::file(words.say("error-file-content", args))
    })?;
    Ok(file.record)
}

/// The record in the text of a file.
fn in_file(
    path: &Path,
    text: &str,
    number: Option<usize>,
    words: &Words,
) -> Result<Record, ExitError> {
    let invalid = |reason: String| {
        let args = args![file = path.display().to_string(), reason = reason];
        ExitError::file(words.say("error-file-content", args))
    };
    let value = json_input::parse(text).map_err(|error| invalid(words.explain(&error)))?;
    match &value {
        Value::Object(object) if object.contains_key("kagiya_record") => {
            if number.is_some_and(|number| number != 1) {
                let args = args![game = number.unwrap_or(0), count = 1];
                return Err(ExitError::usage(words.say("error-game", args)));
            }
            Record::from_json(text).map_err(|error| invalid(words.explain(&error)))
        }
        Value::Object(_) | Value::Array(_) => {
            let games =
                hanab_live::import_all(text).map_err(|error| invalid(words.explain(&error)))?;
            let count = games.len();
            let number = match number {
                Some(number) => number,
                None if count == 1 => 1,
                None => {
                    let text = words.say("error-many-games", args![count = count]);
                    return Err(ExitError::usage(text));
                }
            };
            let chosen = number.checked_sub(1);
            match chosen.and_then(|at| games.into_iter().nth(at)) {
                Some(Ok(import)) => Ok(import.record),
                Some(Err(error)) => Err(invalid(words.explain(&error))),
                None => {
                    let args = args![game = number, count = count];
                    Err(ExitError::usage(words.say("error-game", args)))
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            Err(invalid(words.text("error-no-record")))
        }
    }
}

/// The initial deal and every turn. Answers to a bonus tile belong to the turn that revealed it.
pub(super) fn turns(record: &Record, narrator: &Narrator<'_>) -> Vec<Turn> {
    let mut replay = record.replay();
    let mut turns = vec![Turn {
        game: replay.game().clone(),
        happened: Happened::default(),
        broken_off: None,
    }];
    let mut happened = Happened::default();
    let mut broken_off = None;
    loop {
        let before = *replay.game().table();
        let Some(step) = replay.next() else {
            break;
        };
        let seen: Vec<SeenEvent> = step
            .events
            .iter()
            .map(|event| event.project(Audience::Spectator))
            .collect();
        let mut lost = None;
        if let Entry::Action(action) = step.entry {
            let announced = Announced::of(*action, &seen);
            happened
                .texts
                .extend(announced.map(|it| narrator.announced(it)));
            lost = narrator.lost_token(announced, &seen);
            let actor = before.to_act();
            let action = Action::of(narrator.rules, actor, *action);
            let events = GameEvent::all(narrator.rules, &action, &seen);
            happened.events.extend(events);
            happened.actor = Some(actor);
            happened.actions.push(action);
        } else {
            let events = seen.iter().map(|it| GameEvent::of(narrator.rules, it));
            happened.events.extend(events);
        }
        for (n, event) in seen.iter().enumerate() {
            let lost = lost.take_if(|(place, _)| *place == n);
            happened.texts.extend(lost.map(|(_, text)| text));
            // The next line shows whose turn it is.
            if !matches!(event, SeenEvent::Public(PublicEvent::Turn(_))) {
                happened.texts.push(narrator.event(event, &before));
            }
        }
        // It is the last entry, and it isn't a turn.
        if let Entry::BrokenOff { why, .. } = step.entry {
            let why = why.map(|why| format!("-{}", why.as_str()));
            let id = format!("replay-broken-off{}", why.unwrap_or_default());
            broken_off = Some(narrator.words.text(&id));
            break;
        }
        let game = replay.game();
        if game.table().turn() > before.turn() || game.outcome().is_some() {
            turns.push(Turn {
                game: game.clone(),
                happened: core::mem::take(&mut happened),
                broken_off: None,
            });
        }
    }
    if !happened.texts.is_empty() {
        turns.push(Turn {
            game: replay.into_game(),
            happened,
            broken_off: None,
        });
    }
    if let Some(last) = turns.last_mut() {
        last.broken_off = broken_off;
    }
    turns
}

pub(super) fn title(record: &Record, narrator: &Narrator<'_>) -> String {
    let words = narrator.words;
    let edition = match record.preset() {
        Some(name) => words.text(&format!("preset-{name}")),
        None => words.text("replay-title-own"),
    };
    let args = args![
        edition = edition,
        names = phrases::list(words, narrator.names)
    ];
    words.say("replay-title", args)
}

fn list(
    record: &Record,
    turns: &[Turn],
    narrator: &Narrator<'_>,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    writeln!(out, "{}", title(record, narrator))?;
    for (number, turn) in turns.iter().enumerate() {
        if number == 0 {
            let view = turn.game.view(Audience::Spectator);
            for line in report::others(narrator, &view) {
                writeln!(out, "{line}")?;
            }
        } else {
            writeln!(
                out,
                "{number:>3}. {}",
                narrator.words.sentences(&turn.happened.texts)
            )?;
        }
    }
    if let Some(last) = turns.last() {
        for line in ending(last, narrator) {
            writeln!(out, "{line}")?;
        }
    }
    print_notes(notes(record), narrator, out)
}

/// What a player noted about a card.
pub(super) struct Note<'a> {
    pub(super) seat: Seat,
    pub(super) card: CardId,
    /// What the card was.
    print: Card,
    pub(super) text: &'a str,
}

/// The notes of a record, in the order of the cards.
pub(super) fn notes(record: &Record) -> impl Iterator<Item = Note<'_>> {
    let dealt = record.replay().into_game();
    let hands = record.rules().seats().flat_map(|seat| dealt.hand(seat));
    let mut deck: Vec<Card> = hands.map(|(_, card)| card).collect();
    deck.extend(dealt.deck());
    let texts = &record.about().notes;
    let of_card = move |(number, print): (u8, Card)| {
        let seats = record.rules().seats().zip(texts);
        seats.filter_map(move |(seat, texts)| {
            let text = texts.get(usize::from(number))?.as_str();
            let card = CardId::new(number)?;
            (!text.is_empty()).then_some(Note {
                seat,
                card,
                print,
                text,
            })
        })
    };
    (0..).zip(deck).flat_map(of_card)
}

fn print_notes<'a>(
    notes: impl Iterator<Item = Note<'a>>,
    narrator: &Narrator<'_>,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    let words = narrator.words;
    let mut notes = notes.peekable();
    if notes.peek().is_some() {
        writeln!(out, "{}", words.text("replay-notes"))?;
    }
    for note in notes {
        let args = args![
            id = note.card.number(),
            card = narrator.rules.card_text(note.print),
            name = narrator.names[note.seat.index()].as_str(),
            note = note.text,
        ];
        writeln!(out, "  {}", words.say("replay-note", args))?;
    }
    Ok(())
}

/// The text after the last turn.
fn ending(last: &Turn, narrator: &Narrator<'_>) -> Vec<String> {
    match last.game.outcome() {
        Some(outcome) => narrator.result(last.game.board(), outcome),
        None if last.broken_off.is_some() => last.broken_off.iter().cloned().collect(),
        None => vec![
            narrator.words.text("replay-unfinished"),
            narrator
                .words
                .say("replay-points", args![points = last.game.board().points()]),
        ],
    }
}

fn show(turn: &Turn, narrator: &Narrator<'_>, out: &mut dyn Write) -> std::io::Result<()> {
    let view = turn.game.view(Audience::Spectator);
    let mut lines = turn.happened.texts.clone();
    lines.extend(report::table(narrator, &view));
    lines.extend(report::discards(narrator, &view));
    lines.extend(turn.broken_off.clone());
    if let Some(outcome) = turn.game.outcome() {
        lines.extend(narrator.result(turn.game.board(), outcome));
    }
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
