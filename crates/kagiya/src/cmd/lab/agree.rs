//! `kagiya lab agree`: how often a bot chooses the actions of recorded games.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use kagiya_bots::{BotName, Convention, HumanModel, KINDS, Level, UnknownBot};
use kagiya_i18n::{Words, args};
use kagiya_lab::{
    ActionClass, Agreement, AgreementError, AgreementOptions, Disagreement, GameSplit, Judges,
    Measures, ReplayedTurn, Row, replayed_turns,
};
use kagiya_rules::record::Record;
use kagiya_rules::{Action, Audience, Event, PublicEvent};
use kagiya_terminal::narration::Narrator;
use kagiya_terminal::plain::report;
use kagiya_terminal::{columns, names};

use super::progress::{progress_bar, stop_at_interrupt};
use super::recorded;
use crate::cli::AgreeArgs;
use crate::exit_error::ExitError;
use crate::file_io::{self, is_output, unwritable, write_text};
use crate::game_setup::unknown_bot;

/// The number of classes of disagreement that are shown, and written with examples.
const MAX_CLASSES: usize = 20;

/// A game and its source.
struct RecordedGame {
    file: String,
    /// Its number in the file, from 1.
    place: usize,
}

/// Lets a bot watch the games of files.
///
/// # Errors
/// [`ExitError`] for an unknown bot and files that can't be read or written, or an error if the
/// output fails.
pub(super) fn agree(args: &AgreeArgs, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let bot = find(&args.who.bot, words)?;
    let habits = args.habits.as_deref();
    let habits = habits
        .map(|path| read_human_model(path, bot, words))
        .transpose()?;
    let without = args.without.iter();
    let without = without
        .map(|name| convention(name, bot, words))
        .collect::<Result<Vec<_>, _>>()?;
    let (mut games, mut found) = (Vec::new(), Vec::new());
    for path in &args.games.files {
        let records = recorded::read(path, words)?;
        found.extend((1..=records.len()).map(|place| RecordedGame {
            file: path.display().to_string(),
            place,
        }));
        games.extend(records);
    }
    if let Some(folder) = &args.examples {
        std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error, words))?;
    }
    let stop = stop_at_interrupt()?;
    let judges = args.puzzling.then(|| judges(&games, args, &stop, words));
    let judges = judges.transpose()?;
    let watching = AgreementOptions {
        games: &games,
        bot,
        habits: habits.as_ref(),
        without: &without,
        judges: judges.as_ref(),
        part: part(&args.games.part),
        threads: args.games.threads,
    };
    let watched = games.iter().filter(|game| watching.part.has(game)).count();
    let bar = progress_bar(watched as u64, &bot.to_string());
    let agreement = kagiya_lab::measure_agreement(&watching, &|done| bar.set_position(done), &stop);
    bar.finish_and_clear();
    let agreement = agreement.map_err(|error| failed(&error, &found, words))?;
    if let Some(folder) = &args.examples {
        for (number, class) in agreement.disagreements.iter().take(MAX_CLASSES).enumerate() {
            let name = format!("{:02}-{}.txt", number + 1, file_name(class));
            let text = examples(class, &watching, &found, words)
                .map_err(|error| failed(&error, &found, words))?;
            write_text(&folder.join(name), &text, words, out)?;
        }
    }
    if let Some(path) = &args.json {
        let text = serde_json::to_string_pretty(&agreement)?;
        write_text(path, &format!("{text}\n"), words, out)?;
        if is_output(path) {
            return Ok(());
        }
    }
    show(&agreement, words, out)
}

/// The models of people that count puzzling actions.
fn judges(
    games: &[Record],
    args: &AgreeArgs,
    stop: &AtomicBool,
    words: &Words,
) -> Result<Judges, ExitError> {
    let bar = progress_bar(2 * games.len() as u64, "");
    let fitted = Judges::fit(
        games,
        args.games.threads,
        &|done| bar.set_position(done),
        stop,
    );
    bar.finish_and_clear();
    fitted.map_err(|error| {
        ExitError::usage(words.say("error-threads", args![reason = error.to_string()]))
    })
}

/// The bot of this name.
pub(super) fn find(name: &str, words: &Words) -> Result<BotName, ExitError> {
    name.parse().map_err(|UnknownBot(name)| {
        let known = KINDS.iter().map(|kind| kind.name);
        unknown_bot(&name, known.chain(["savant:DECK:DEALS", "NAME%N"]), words)
    })
}

/// The human model in a file that `kagiya lab fit` wrote.
fn read_human_model(path: &Path, bot: BotName, words: &Words) -> Result<HumanModel, ExitError> {
    if bot
        .companion()
        .is_none_or(|bot| bot.level() != Level::Group)
    {
        let args = args![bot = bot.to_string()];
        return Err(ExitError::usage(words.say("error-habits-bot", args)));
    }
    let text = file_io::read(path, words)?;
    HumanModel::parse(&text).map_err(|line| {
        let line: String = line.chars().take(60).collect();
        let args = args![file = path.display().to_string(), line = line];
        ExitError::file(words.say("error-habits", args))
    })
}

/// The convention of this name, which `bot` should not use.
fn convention(name: &str, bot: BotName, words: &Words) -> Result<Convention, ExitError> {
    let level = bot.companion().map(|companion| companion.level());
    let known: Vec<Convention> = Convention::ALL
        .into_iter()
        .filter(|it| level.is_some_and(|level| it.level() <= level))
        .collect();
    if known.is_empty() {
        let args = args![bot = bot.to_string()];
        return Err(ExitError::usage(words.say("error-without-bot", args)));
    }
    let named = known.iter().copied().find(|it| it.name() == name);
    named.ok_or_else(|| {
        let name: String = name.chars().take(40).collect();
        let args = args![
            bot = bot.to_string(),
            name = name,
            names = words.row(&known)
        ];
        ExitError::usage(words.say("error-without", args))
    })
}

/// The part of the games with this name.
pub(super) fn part(name: &str) -> GameSplit {
    let parts = [GameSplit::Tuning, GameSplit::HeldOut];
    let named = parts.into_iter().find(|part| part.name() == name);
    named.unwrap_or_default()
}

fn failed(error: &AgreementError, found: &[RecordedGame], words: &Words) -> ExitError {
    match error {
        AgreementError::Threads(reason) => {
            ExitError::usage(words.say("error-threads", args![reason = reason.to_string()]))
        }
        AgreementError::Illegal {
            name,
            game,
            action,
            error,
        } => ExitError::check(words.say(
            "error-agree-illegal",
            args![
                name = name.as_str(),
                file = found[*game].file.as_str(),
                game = found[*game].place,
                action = action + 1,
                reason = error.to_string()
            ],
        )),
    }
}

fn file_name(class: &Disagreement) -> String {
    let of = |class: &ActionClass| {
        let strikes = if class.strikes { "-strikes" } else { "" };
        let last = if class.loses_last { "-last" } else { "" };
        format!("{}{strikes}{last}", class.kind.name())
    };
    format!("{}-or-{}", of(&class.did), of(&class.would))
}

fn show(agreement: &Agreement, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let head = args![
        bot = agreement.bot.as_str(),
        games = agreement.games,
        turns = agreement.turns.to_string(),
        unfinished = agreement.unfinished,
        lost = agreement.struck_out,
    ];
    writeln!(out, "{}", words.say("lab-agree-head", head))?;
    if agreement.part != GameSplit::All {
        let id = format!("lab-agree-part-{}", agreement.part.name());
        writeln!(out, "{}", words.text(&id))?;
    }
    if agreement.games < agreement.wanted {
        let early = args![games = agreement.games, wanted = agreement.wanted];
        writeln!(out, "{}", words.say("lab-agree-stopped", early))?;
    }
    if agreement.turns == 0 {
        return Ok(());
    }
    for (id, share, error) in [
        ("lab-agree-exact", agreement.exact, agreement.exact_stderr),
        ("lab-agree-kind", agreement.kind, agreement.kind_stderr),
        (
            "lab-agree-plays",
            agreement.plays_same,
            agreement.plays_same_stderr,
        ),
        (
            "lab-agree-discards",
            agreement.discards_same,
            agreement.discards_same_stderr,
        ),
        (
            "lab-agree-clues",
            agreement.clues_same,
            agreement.clues_same_stderr,
        ),
    ] {
        line(&words.text(id), &share_text(share, error), out)?;
    }
    let strikes = args![
        strikes = agreement.plays_proposed_strikes.to_string(),
        plays = agreement.plays_proposed.to_string(),
        share = share_text(
            agreement.plays_proposed_strikes_share,
            agreement.plays_proposed_strikes_stderr
        ),
        theirs = agreement.plays_made_strikes.to_string(),
        made = agreement.plays_made.to_string(),
        other = share_text(
            agreement.plays_made_strikes_share,
            agreement.plays_made_strikes_stderr
        ),
    ];
    writeln!(out, "{}", words.say("lab-agree-strikes", strikes))?;
    let last = args![
        last = agreement.last_copies_proposed.to_string(),
        discards = agreement.discards_proposed.to_string(),
        theirs = agreement.last_copies_made.to_string(),
        made = agreement.discards_made.to_string(),
    ];
    writeln!(out, "{}", words.say("lab-agree-last", last))?;
    let known = args![
        turns = agreement.known_plays.to_string(),
        left = agreement.known_plays_left_proposed.to_string(),
        theirs = agreement.known_plays_left.to_string(),
    ];
    writeln!(out, "{}", words.say("lab-agree-known", known))?;
    show_measures(agreement, words, out)?;
    show_tables(agreement, words, out)
}

/// The measures of all games, and the same by fifths.
fn show_measures(agreement: &Agreement, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let all = &agreement.measures;
    let worse = args![
        worse = mean_text(all.worse, all.worse_stderr),
        theirs = mean_text(all.worse_made, all.worse_made_stderr),
    ];
    writeln!(out, "{}", words.say("lab-agree-worse", worse))?;
    let forgiven = args![
        share = share_text(all.plays_forgiven, all.plays_forgiven_stderr),
        plays = all.plays.to_string(),
    ];
    writeln!(out, "{}", words.say("lab-agree-forgiven", forgiven))?;
    if all.clued > 0 {
        let kept = args![
            share = share_text(all.kept, all.kept_stderr),
            cards = all.clued.to_string(),
        ];
        writeln!(out, "{}", words.say("lab-agree-kept", kept))?;
    }
    if all.judged > 0 {
        let puzzling = args![
            puzzling = mean_text(all.puzzling, all.puzzling_stderr),
            theirs = mean_text(all.puzzling_made, all.puzzling_made_stderr),
        ];
        writeln!(out, "{}", words.say("lab-agree-puzzling", puzzling))?;
    }
    if agreement.measures_by_fifth.len() > 1 {
        writeln!(out)?;
        writeln!(out, "{}", words.text("lab-agree-measures-by-fifth"))?;
        for fifth in &agreement.measures_by_fifth {
            writeln!(out, "{}", measures_row(fifth))?;
        }
        if all.judged > 0 {
            writeln!(out)?;
            writeln!(out, "{}", words.text("lab-agree-puzzling-by-fifth"))?;
            for fifth in &agreement.measures_by_fifth {
                let puzzling = mean_text(fifth.puzzling, fifth.puzzling_stderr);
                let made = mean_text(fifth.puzzling_made, fifth.puzzling_made_stderr);
                let (name, games) = (&fifth.name, fifth.games);
                writeln!(out, "  {name:<4} {games:>5} {puzzling:>12} {made:>14}")?;
            }
        }
    }
    Ok(())
}

/// A row: the name, the number of games, clearly worse actions a game, plays with their order forgiven, plays
/// that strike, and clued cards that stay what they are.
fn measures_row(measures: &Measures) -> String {
    let kept = if measures.clued == 0 {
        String::new()
    } else {
        share_text(measures.kept, measures.kept_stderr)
    };
    let row = format!(
        "  {:<4} {:>5} {:>12} {:>14} {:>14} {kept:>14}",
        measures.name,
        measures.games,
        mean_text(measures.worse, measures.worse_stderr),
        share_text(measures.plays_forgiven, measures.plays_forgiven_stderr),
        share_text(measures.strikes, measures.strikes_stderr),
    );
    row.trim_end().to_owned()
}

fn show_tables(agreement: &Agreement, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    for (id, rows, prefix) in [
        ("lab-agree-by-action", &agreement.by_action, "lab-action-"),
        ("lab-agree-by-phase", &agreement.by_phase, "lab-phase-"),
        (
            "lab-agree-by-reading",
            &agreement.by_reading,
            "lab-reading-",
        ),
    ] {
        table(&words.text(id), rows, prefix, words, out)?;
    }
    for (id, rows) in [
        ("lab-agree-by-fifth", &agreement.by_fifth),
        ("lab-agree-by-players", &agreement.by_players),
    ] {
        if rows.len() > 1 {
            table(&words.text(id), rows, "", words, out)?;
        }
    }
    writeln!(out)?;
    writeln!(out, "{}", words.text("lab-agree-disagreements"))?;
    for class in agreement.disagreements.iter().take(MAX_CLASSES) {
        let share = 100.0 * class.share;
        let instead = instead(class, words);
        writeln!(out, "{:>6} {share:>5.1} %  {instead}", class.turns)?;
    }
    Ok(())
}

fn instead(class: &Disagreement, words: &Words) -> String {
    let args = args![
        did = class_text(class.did, words),
        would = class_text(class.would, words)
    ];
    words.say("lab-agree-instead", args)
}

fn class_text(class: ActionClass, words: &Words) -> String {
    let text = words.text(&format!("lab-action-{}", class.kind.name()));
    if class.strikes {
        words.say("lab-action-strikes", args![action = text])
    } else if class.loses_last {
        words.say("lab-action-last", args![action = text])
    } else {
        text
    }
}

fn share_text(share: f64, error: f64) -> String {
    format!("{:.1} ± {:.1} %", 100.0 * share, 100.0 * error)
}

fn mean_text(mean: f64, error: f64) -> String {
    format!("{mean:.2} ± {error:.2}")
}

fn line(name: &str, text: &str, out: &mut dyn Write) -> std::io::Result<()> {
    // Japanese characters are two columns wide.
    let room = " ".repeat(42_usize.saturating_sub(columns(name)));
    writeln!(out, "  {name}{room} {text:>14}")
}

/// Rows with a name, the number of turns, and the number of turns in which the bot agrees.
fn table(
    title: &str,
    rows: &[Row],
    prefix: &str,
    words: &Words,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    writeln!(out)?;
    writeln!(out, "{title}")?;
    for row in rows {
        let name = match row.name.strip_suffix("-strikes") {
            _ if prefix.is_empty() => row.name.clone(),
            Some(name) => {
                let action = words.text(&format!("{prefix}{name}"));
                words.say("lab-action-strikes", args![action = action])
            }
            // A bot may give a reason without a text here.
            None => words
                .find(&format!("{prefix}{}", row.name), None)
                .unwrap_or_else(|| row.name.clone()),
        };
        let share = share_text(row.exact, row.exact_stderr);
        line(&name, &format!("{:>6}  {share:>14}", row.turns), out)?;
    }
    Ok(())
}

/// The examples of a class as text: what the seat saw, the action, and the bot's action.
fn examples(
    class: &Disagreement,
    watching: &AgreementOptions<'_>,
    found: &[RecordedGame],
    words: &Words,
) -> Result<String, AgreementError> {
    let mut text = format!("{}\n", instead(class, words));
    for example in &class.examples {
        let game = &watching.games[example.game];
        for scene in replayed_turns(game, example.game, watching, &[example.entry])? {
            let at = &found[example.game];
            // Writing to a string can't fail.
            let _ = writeln!(text, "\n{}", told(&scene, game, at, watching.bot, words));
        }
    }
    Ok(text)
}

fn told(
    scene: &ReplayedTurn,
    record: &Record,
    at: &RecordedGame,
    bot: BotName,
    words: &Words,
) -> String {
    let listed = record.about().players.clone();
    let names = if listed.is_empty() {
        names(record.rules().players())
    } else {
        listed
    };
    let seat = scene.game.table().to_act();
    let onlooker = Narrator {
        words,
        rules: record.rules(),
        names: &names,
        me: None,
    };
    let player = Narrator {
        me: Some(seat),
        ..onlooker
    };
    let title = args![
        file = at.file.as_str(),
        game = at.place,
        turn = scene.game.table().turn() + 1,
        name = onlooker.name(seat),
    ];
    let mut lines = vec![words.say("lab-scene-title", title), String::new()];
    lines.extend(before(scene, record, &player));
    lines.push(String::new());
    lines.extend(report::table(&player, &scene.view));
    lines.extend(report::discards(&player, &scene.view));
    lines.push(String::new());
    let done = |action| words.sentences(&sentences(scene, action, &onlooker));
    lines.push(words.say("lab-scene-did", args![told = done(scene.did)]));
    let would = args![bot = bot.to_string(), told = done(scene.would.action)];
    lines.push(words.say("lab-scene-would", would));
    let say = |statements| player.reasons(seat, &scene.view, statements);
    let reasons = say(scene.would.reasons.after_the_game());
    lines.extend(reasons.iter().map(|reason| format!("  {reason}")));
    if let Some(understood) = &scene.understood {
        lines.push(words.text("lab-scene-understood"));
        let heard = say(understood.after_the_game());
        lines.extend(heard.iter().map(|it| format!("  {it}")));
    }
    lines.push(String::new());
    lines.join("\n")
}

/// The events of the last round, as the player saw them.
fn before(scene: &ReplayedTurn, record: &Record, player: &Narrator<'_>) -> Vec<String> {
    let audience = player.me.map_or(Audience::Spectator, Audience::Seat);
    let mut replay = record.replay();
    let mut last = VecDeque::new();
    while replay.done() < scene.entry {
        let table = *replay.game().table();
        let Some(step) = replay.next() else { break };
        let told = step.events.iter().filter(|event| is_told(event));
        let told: Vec<String> = told
            .map(|event| player.event(&event.project(audience), &table))
            .collect();
        last.push_back(player.words.sentences(&told));
        if last.len() > record.rules().players() {
            last.pop_front();
        }
    }
    last.into()
}

fn sentences(scene: &ReplayedTurn, action: Action, narrator: &Narrator<'_>) -> Vec<String> {
    let mut game = scene.game.clone();
    // Both actions were legal when they were counted.
    let events = game.apply(action).unwrap_or_default();
    let told = events.iter().filter(|event| is_told(event));
    told.map(|event| narrator.event(&event.project(Audience::Spectator), scene.game.table()))
        .collect()
}

/// The next line shows whose turn it is; drawn cards don't matter here.
const fn is_told(event: &Event) -> bool {
    !matches!(
        event,
        Event::Public(PublicEvent::Turn(_)) | Event::Drew { .. }
    )
}
