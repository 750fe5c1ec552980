//! `kagiya rules`: editions and options explained, scenario files checked.

use std::io::Write;
use std::path::Path;

use kagiya_formats::scenario::{self, Report, Verdict};
use kagiya_i18n::{Words, args};
use kagiya_rules::{
    Direction, Goal, OPTIONS, OptionInfo, Options, PRESETS, Preset, Rules, Source, Suit, SuitInfo,
    SuitScore, Values, plain_text,
};
use kagiya_terminal::phrases;
use serde_json::{Value, json};

use super::rulebook;
use crate::cli::{RulesArgs, RulesTask};
use crate::exit_error::ExitError;
use crate::game_setup::{change_option, find_edition, nearest, title};

/// The sources in the order in which the editions are listed.
const SOURCES: [Source; 11] = [
    Source::Original,
    Source::Encyclopedia,
    Source::RulesSite,
    Source::Abacus,
    Source::AbacusBooklet,
    Source::GrandsFeux,
    Source::Rr,
    Source::BoardGameArena,
    Source::HanabLive,
    Source::Research,
    Source::House,
];

/// What to show of an edition.
struct Wish<'a> {
    players: u8,
    /// Changed options, as `NAME=VALUE`.
    changes: &'a [String],
    /// Whether to print the documents and rulings behind the rules.
    sources: bool,
}

/// Lists editions and options, explains an edition, or checks scenarios.
///
/// # Errors
/// [`ExitError`] for an unknown name, an unreadable file, or a failed scenario.
pub(crate) fn run(args: &RulesArgs, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    match &args.task {
        None if args.json => list_json(words, out).map_err(Into::into),
        None => list(words, out).map_err(Into::into),
        Some(RulesTask::Show {
            name,
            players,
            option,
            sources,
        }) => {
            let wish = Wish {
                players: *players,
                changes: option,
                sources: *sources,
            };
            show(name, &wish, words, out)
        }
        Some(RulesTask::Check { file }) => check(file, words, out),
    }
}

fn list(words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    writeln!(out, "{}", words.text("rules-editions"))?;
    for source in SOURCES {
        let mut editions = PRESETS.iter().filter(|it| it.source == source).peekable();
        if editions.peek().is_some() {
            writeln!(out, "\n{}", words.text(&format!("source-{}", source.key())))?;
        }
        for preset in editions {
            let (name, title) = (preset.name, words.text(&format!("preset-{}", preset.name)));
            let about = words.text(&format!("preset-{name}.about"));
            writeln!(out, "  {name:<26} {}", titled(words, &title, about))?;
        }
    }
    writeln!(out, "\n{}", words.text("rules-options"))?;
    for OptionInfo { name, .. } in OPTIONS {
        let (title, about) = option_words(words, name);
        writeln!(out, "  {name:<26} {}", titled(words, &title, about))?;
    }
    writeln!(out, "\n{}", words.text("rules-hint"))
}

/// The editions and options as JSON, for programs.
fn list_json(words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    let presets: Vec<Value> = PRESETS
        .iter()
        .map(|preset| {
            json!({
                "name": preset.name,
                "title": words.text(&format!("preset-{}", preset.name)),
                "about": words.text(&format!("preset-{}.about", preset.name)),
                "source": preset.source.key(),
                "builds_on": preset.builds_on,
                "options": json_of(&preset.options()),
            })
        })
        .collect();
    let defaults = json_of(&Options::default());
    let options: Vec<Value> = OPTIONS
        .iter()
        .map(|option| {
            let (title, about) = option_words(words, option.name);
            let values = match option.values {
                Values::Switch => json!([false, true]),
                Values::Number { min, max } => json!({ "min": min, "max": max }),
                Values::Choice(choices) => json!(choices),
                Values::Data { examples, .. } => json!({ "examples": examples }),
            };
            json!({
                "name": option.name,
                "title": title,
                "about": about,
                "default": defaults.get(option.name),
                "values": values,
            })
        })
        .collect();
    writeln!(
        out,
        "{:#}",
        json!({ "presets": presets, "options": options })
    )
}

fn option_words(words: &Words, name: &str) -> (String, String) {
    (
        words.text(&format!("option-{name}")),
        words.text(&format!("option-{name}.about")),
    )
}

fn show(name: &str, wish: &Wish<'_>, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    if let Ok(option) = OptionInfo::find(name) {
        return show_option(option, words, out).map_err(Into::into);
    }
    match find_edition(name) {
        Ok((preset, options)) => show_edition(preset, options, wish, words, out),
        Err(similar) => {
            let options = OPTIONS.iter().map(|option| option.name);
            let near = nearest(name, options.chain(PRESETS.iter().map(|it| it.name)));
            Err(ExitError::usage(match near.or(similar.as_deref()) {
                Some(near) => words.say("error-name-near", args![name = name, near = near]),
                None => words.say("error-name", args![name = name]),
            })
            .into())
        }
    }
}

/// The values of an option that get a line each.
pub(crate) fn listed_values(values: Values) -> &'static [&'static str] {
    match values {
        Values::Switch => &["false", "true"],
        Values::Number { .. } => &[],
        Values::Choice(words) => words,
        Values::Data { examples, .. } => examples,
    }
}

fn show_option(option: &OptionInfo, words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    let (name, values) = (option.name, listed_values(option.values));
    let (title, about) = option_words(words, name);
    writeln!(out, "{title} ({name})\n{about}")?;
    let default = json_of(&Options::default());
    let default = default.get(name).unwrap_or(&Value::Null);
    let said = |value| words.say("rules-default", args![value = value]);
    let default = match name {
        // A game needs a number of players, but options in a file may omit it.
        "players" => {
            let file = value_words(words, name, default);
            let args = args![play = crate::cli::PLAYERS, file = file];
            words.say("rules-players-default", args)
        }
        "score_suffix" => said(words.text("rules-suffix-default")),
        "extra_suits" | "variant_mods" => said(words.text("rules-none")),
        _ => said(value_words(words, name, default)),
    };
    writeln!(out, "{default}")?;
    if !values.is_empty() {
        writeln!(out, "\n{}", words.text("rules-values"))?;
        for value in values {
            let parsed =
                serde_json::from_str(value).unwrap_or_else(|_| Value::String((*value).to_owned()));
            let meaning = value_words(words, name, &parsed);
            writeln!(out, "  {value:<26} {meaning}")?;
        }
    }
    let users: Vec<&Preset> = PRESETS
        .iter()
        .filter(|preset| preset.changes.iter().any(|(option, _)| *option == name))
        .collect();
    if !users.is_empty() {
        writeln!(out, "\n{}", words.text("rules-used-by"))?;
    }
    for preset in users {
        let source = words.text(&format!("source-{}", preset.source.key()));
        writeln!(out, "  {:<26} {source}", preset.name)?;
    }
    Ok(())
}

fn show_edition(
    preset: &Preset,
    options: Options,
    wish: &Wish<'_>,
    words: &Words,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let name = preset.name;
    let mut options = Options {
        players: wish.players,
        ..options
    };
    for change in wish.changes {
        options = change_option(&options, change, words)?;
    }
    let rules = Rules::new(&options).map_err(|error| ExitError::usage(words.explain(&error)))?;
    writeln!(out, "{} ({name})", title(name, &rules, words))?;
    writeln!(out, "{}", words.text(&format!("preset-{name}.about")))?;
    let source = words.text(&format!("source-{}", preset.source.key()));
    writeln!(out, "{}", words.say("rules-source", args![source = source]))?;
    let base = match preset.builds_on {
        Some(base) => words.say("rules-builds-on", args![base = base]),
        None => words.text("rules-builds-on-defaults"),
    };
    writeln!(out, "{base}")?;

    rulebook::write(&rules, wish.sources, words, out)?;

    // The edition does not determine the number of players.
    let chosen = Options {
        players: Options::default().players,
        ..options.clone()
    };
    let (own, default) = (json_of(&chosen), json_of(&Options::default()));
    let differs: Vec<&str> = OPTIONS
        .iter()
        .map(|option| option.name)
        .filter(|option| own.get(*option) != default.get(*option))
        .collect();
    if differs.is_empty() {
        writeln!(out, "\n{}", words.text("rules-no-differences"))?;
    } else {
        writeln!(out, "\n{}", words.text("rules-differences"))?;
    }
    for option in differs {
        let value = own.get(option).unwrap_or(&Value::Null);
        let (title, about) = option_words(words, option);
        let value = value_words(words, option, value);
        let args = args![title = title, option = option, value = value];
        writeln!(out, "  {}", words.say("rules-difference", args))?;
        writeln!(out, "      {about}")?;
    }

    writeln!(out, "\n{}", words.text("rules-suits"))?;
    for (index, info) in rules.suits().iter().enumerate() {
        if let Some(suit) = Suit::new(index) {
            writeln!(out, "  {}", suit_line(words, &rules, suit, info))?;
        }
    }
    writeln!(out)?;
    let hands: Vec<String> = options
        .hand_sizes
        .iter()
        .map(|(players, cards)| {
            words.say("rules-hand-size", args![players = *players, cards = *cards])
        })
        .collect();
    let args = args![
        cards = rules.deck_size(),
        tokens = rules.max_clue_tokens(),
        strikes = rules.max_strikes(),
        goal = match options.goal {
            Goal::Score => "score",
            Goal::AllOrNothing => "all_or_nothing",
        },
        most = rules.max_score(),
        hands = phrases::list(words, &hands)
    ];
    writeln!(out, "{}", words.say("rules-numbers", args))?;
    let changes = wish.changes.iter().map(|change| format!(" -o {change}"));
    let args = args![name = format!("{name}{}", changes.collect::<String>())];
    writeln!(out, "{}", words.say("rules-play-hint", args))?;
    Ok(())
}

/// A suit as one line: letter in the user's language, name, copies, direction, clues, points.
fn suit_line(words: &Words, rules: &Rules, suit: Suit, info: &SuitInfo) -> String {
    let copies: Vec<String> = rules
        .ranks()
        .map(|rank| {
            rank.sign()
                .to_string()
                .repeat(rules.copies(kagiya_rules::Card::new(suit, rank)).into())
        })
        .collect();
    let mut parts = vec![words.say(
        "rules-suit-cards",
        args![
            letter = phrases::letter(words, rules, suit).to_string(),
            suit = phrases::suit_name(words, &info.name),
            cards = copies.join(" ")
        ],
    )];
    // A joker has no firework, so it has no direction.
    match (info.score, info.direction) {
        (SuitScore::Joker, _) => {}
        // It can be built in several orders.
        (_, Direction::Up) if rules.has_orders() => {}
        (_, Direction::Up) => parts.push(words.text("rules-suit-up")),
        (_, Direction::Down) => parts.push(words.text("rules-suit-down")),
    }
    let first = rules
        .ranks()
        .next()
        .map(|rank| kagiya_rules::Card::new(suit, rank));
    let touched = first.map_or(0, |card| rules.touched_by(card).colors().len());
    parts.push(words.text(if info.color.is_some() {
        "rules-suit-own-color"
    } else if touched == 0 {
        "rules-suit-no-color"
    } else if touched == rules.clues().colors().len() {
        "rules-suit-all-colors"
    } else {
        "rules-suit-other-colors"
    }));
    match info.score {
        SuitScore::Points => {}
        SuitScore::Penalty if rules.options().goal == Goal::AllOrNothing => {}
        SuitScore::Penalty => parts.push(words.text("rules-suit-penalty")),
        SuitScore::Joker => parts.push(words.text("rules-suit-joker")),
    }
    words.row(&parts)
}

/// A title as a sentence, followed by a description.
fn titled(words: &Words, title: &str, about: String) -> String {
    let title = words.say("sentence", args![text = title]);
    words.sentences(&[title, about])
}

fn json_of(options: &Options) -> serde_json::Map<String, Value> {
    match serde_json::to_value(options) {
        Ok(Value::Object(map)) => map,
        Ok(_) | Err(_) => serde_json::Map::new(),
    }
}

/// The value of an option as text, or as written if there is no text for it.
pub(crate) fn value_words(words: &Words, option: &str, value: &Value) -> String {
    let find = |id: String| words.find(&id, None);
    match value {
        Value::Bool(yes) => words.text(&format!("value-{yes}")),
        Value::String(text) => {
            let (head, inner) = match text.split_once('(') {
                Some((head, inner)) => (head, inner.trim_end_matches(')')),
                None => (text.as_str(), ""),
            };
            let head = find(format!("value-{option}-{head}")).unwrap_or_else(|| text.clone());
            match find(format!("criterion-{inner}")) {
                Some(criterion) => {
                    words.say("rules-value-more", args![value = head, more = criterion])
                }
                None => head,
            }
        }
        Value::Object(map) => {
            let pairs = map.iter().map(|(key, value)| {
                let value = value_words(words, option, value);
                words.say("rules-value-more", args![value = key.clone(), more = value])
            });
            words.row(&pairs.collect::<Vec<_>>())
        }
        Value::Array(items) => {
            let items = items.iter().map(|item| match item.get("id") {
                Some(Value::String(name)) => phrases::suit_name(words, name),
                _ => value_words(words, option, item),
            });
            words.row(&items.collect::<Vec<_>>())
        }
        Value::Null | Value::Number(_) => value.to_string(),
    }
}

fn check(file: &Path, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let text = crate::file_io::read(file, words)?;
    let scenarios = scenario::parse(&text).map_err(|error| {
        let args = args![
            file = file.display().to_string(),
            reason = words.explain(&error)
        ];
        ExitError::file(words.say("error-file-content", args))
    })?;
    let mut failed = 0_usize;
    for scenario in &scenarios {
        let report = scenario.run();
        failed += usize::from(!report.passed());
        tell(&report, words, out)?;
    }
    let args = args![all = scenarios.len(), failed = failed];
    let summary = words.say("check-summary", args);
    if failed > 0 {
        return Err(ExitError::check(summary).into());
    }
    writeln!(out, "{summary}")?;
    Ok(())
}

/// The result of a scenario: one line, and one for each difference.
fn tell(report: &Report, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let (id, lines) = match &report.verdict {
        Verdict::Passed => ("check-passed", Vec::new()),
        Verdict::Failed(differences) => {
            let lines = differences.iter().map(|it| words.explain(it));
            ("check-failed", lines.collect())
        }
        Verdict::Broken(problem) => ("check-broken", vec![words.explain(problem)]),
    };
    // Escapes the names, so that they can't fake further lines.
    let args = args![id = plain_text(&report.id), name = plain_text(&report.name)];
    writeln!(out, "{}", words.say(id, args))?;
    for line in lines {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use kagiya_rules::{Rating, Score};

    use super::*;
    use kagiya_i18n::Language;
    use kagiya_terminal::narration::{band_key, scale_name};

    /// A missing text is shown as its id.
    fn assert_said(text: &str) {
        let is_id = !text.contains(' ') && text.contains('-');
        assert!(
            !text.is_empty() && !is_id && !text.contains('{'),
            "`{text}`"
        );
    }

    #[test]
    fn editions_options_and_ratings_have_texts_in_every_language() {
        let own = Options::default();
        for language in Language::all() {
            let words = Words::new(language);
            for preset in PRESETS {
                let name = preset.name;
                assert!(words.find(&format!("preset-{name}"), None).is_some());
                assert_said(&words.text(&format!("preset-{name}.about")));
                let source = format!("source-{}", preset.source.key());
                assert!(words.find(&source, None).is_some(), "{source}");
                let options = preset.options();
                let rules = Rules::new(&options).unwrap();
                for suit in rules.suits() {
                    let key = suit.name.replace(' ', "-");
                    assert!(words.find(&format!("suit-{key}"), None).is_some(), "{key}");
                }
                for points in 0..=rules.max_score() {
                    let score = Score {
                        points,
                        parts: None,
                        shown: true,
                        rating: Rating::of(points, rules.max_score()),
                    };
                    if let (Some(scale), Some(rating)) =
                        (scale_name(options.scale_text), score.rating)
                    {
                        assert_said(&words.text(&format!("rating-{scale}-{}", band_key(rating))));
                    }
                }
            }
            for OptionInfo { name, values, .. } in OPTIONS {
                assert_said(&words.text(&format!("option-{name}.about")));
                for value in listed_values(*values) {
                    own.with(name, value).unwrap();
                    let json = serde_json::from_str(value)
                        .unwrap_or_else(|_| serde_json::Value::String((*value).to_owned()));
                    let text = value_words(&words, name, &json);
                    assert!(!text.contains('_'), "{name}={value}: {text}");
                }
            }
        }
    }
}
