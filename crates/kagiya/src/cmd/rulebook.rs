//! The whole rulebook of a game, printed in lines of readable width.

use std::collections::BTreeSet;
use std::io::{self, Write};

use kagiya_rulebook::{Rulebook, Section};
use kagiya_rules::Rules;
use kagiya_terminal::{columns, rows};

use kagiya_i18n::{Words, args};
use kagiya_terminal::phrases;

/// The longest line of a paragraph, in columns.
const WIDTH: u16 = 78;

/// Prints the rulebook of `rules`: the sections of each chapter with their titles, and if `sources`
/// the documents of each section and the rulings.
pub(crate) fn write(
    rules: &Rules,
    sources: bool,
    words: &Words,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut chapter = "";
    for section in Rulebook::of(rules).sections {
        // The last section lists the rulings. Each begins with its number.
        let numbered = section.id == "rulebook-ruling";
        if numbered && !sources {
            writeln!(out)?;
            write_wrapped(out, &words.text("rules-sources-hint"))?;
            continue;
        }
        if section.chapter != chapter {
            chapter = section.chapter;
            let title = words.text(chapter);
            writeln!(out, "\n{title}")?;
            writeln!(out, "{}", "═".repeat(columns(&title)))?;
        }
        let title = words.text(section.id);
        writeln!(out, "\n{title}")?;
        writeln!(out, "{}", "─".repeat(columns(&title)))?;
        for paragraph in &section.paragraphs {
            let text = paragraph.text(&|id, values| phrases::rule(words, id, values));
            let label = paragraph.rulings.first().filter(|_| numbered);
            write_wrapped(
                out,
                &label.map_or_else(|| text.clone(), |ruling| format!("{ruling}. {text}")),
            )?;
            for picture in &paragraph.pictures {
                writeln!(out, "    {}", phrases::picture(words, rules, picture))?;
            }
        }
        if sources && !numbered {
            write_sources(&section, words, out)?;
        }
    }
    Ok(())
}

/// The documents and rulings on which a section is based, in brackets.
fn write_sources(section: &Section, words: &Words, out: &mut dyn Write) -> io::Result<()> {
    let keys: BTreeSet<&str> = section
        .paragraphs
        .iter()
        .flat_map(|paragraph| &paragraph.sources)
        .map(|source| source.key())
        .collect();
    let rulings: BTreeSet<_> = section
        .paragraphs
        .iter()
        .flat_map(|paragraph| &paragraph.rulings)
        .collect();
    let mut said = Vec::new();
    if !keys.is_empty() {
        let titles = keys
            .into_iter()
            .map(|key| words.text(&format!("source-{key}")))
            .reduce(|first, next| {
                words.say("rules-sources-more", args![first = first, next = next])
            });
        said.push(words.say("rules-sources", args![sources = titles.unwrap_or_default()]));
    }
    if !rulings.is_empty() {
        let rulings: Vec<String> = rulings.into_iter().map(ToString::to_string).collect();
        said.push(words.say("rules-rulings", args![rulings = words.row(&rulings)]));
    }
    if said.is_empty() {
        return Ok(());
    }
    write_wrapped(out, &format!("[{}]", words.sentences(&said)))
}

fn write_wrapped(out: &mut dyn Write, text: &str) -> io::Result<()> {
    for line in rows(text, WIDTH, "") {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
