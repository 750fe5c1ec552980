//! docs/STYLE.md: the ten worst habits are found in documents, English texts, comments, and messages in code.

use std::collections::BTreeMap;

use super::{root, tracked_files};

/// The habits, with what to write instead. Words in order, with `|` between alternatives; then words
/// that make it right directly before or after.
const HABITS: [(&str, &str, &str); 11] = [
    (
        "Who",
        "",
        "name the role, or write: a player who …, anyone who …",
    ),
    (
        "only|for|than|unless|except|from|with who",
        "",
        "name the role",
    ),
    ("whoever|whomever", "", "anyone who …, or name the role"),
    ("is|are|was|were|be no", "there longer matter", "isn't a …"),
    ("what came|comes|come of", "", "the result"),
    (
        "came|comes|come to nothing",
        "",
        "is ignored, has no effect",
    ),
    ("in the place of", "", "instead of"),
    ("look|looks|looked|looking after", "", "owns, runs, watches"),
    ("keep|keeps|kept|keeping out", "", "ban, remove"),
    (
        "stand|stands|stood|standing still",
        "",
        "is paused, is stopped",
    ),
    (
        TOLD,
        "apart from",
        "the server sends …, learns, is notified",
    ),
];

/// In texts for players this one is often the best word.
const TOLD: &str = "is|are|was|were|be|been told";

/// Files that are searched for nothing: they quote the habits, are other people's words, or are
/// data.
const SKIPPED: &[&str] = &[
    "docs/STYLE.md",
    "crates/kagiya/tests/integration/documents/style.rs",
    "crates/lab/data/",
    "docs/strength/",
    "tests/fixtures/",
    "web/vendor/",
    "web/types/",
    "node_modules/",
];

/// Passages that are right as they are: a file, and words of the sentence.
const ALLOWED: &[(&str, &str)] = &[];

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Area {
    Documents,
    Texts,
    Comments,
    /// Strings in Rust: errors, help, expectations.
    Messages,
}

fn areas(path: &str) -> &'static [Area] {
    let language = |it: &str| it.len() == 2 && it != "en";
    if SKIPPED.iter().any(|it| path.contains(it)) {
        return &[];
    }
    if let Some(name) = path.strip_suffix(".md") {
        let translated = name.rsplit_once('.').is_some_and(|(_, it)| language(it));
        return if translated { &[] } else { &[Area::Documents] };
    }
    match path.rsplit_once('.').map_or("", |it| it.1) {
        "ftl" if path.starts_with("locales/en/") => &[Area::Texts],
        "rs" => &[Area::Comments, Area::Messages],
        "js" => &[Area::Comments],
        _ => &[],
    }
}

/// The strings of a Rust file that have at least three words, each with its line. A line break that
/// the code escapes is none.
fn strings(text: &str) -> Vec<(usize, String)> {
    let mut strings = Vec::new();
    let mut line = 1;
    let mut rest = text;
    while let Some(start) = rest.find(['"', '\'', '/']) {
        line += rest[..start].matches('\n').count();
        let before = &rest[..start];
        let at = &rest[start..];
        let marks = before.trim_end_matches('#');
        let raw = marks.ends_with('r');
        let hashes = if raw { before.len() - marks.len() } else { 0 };
        let (content, length) = if at.starts_with("//") {
            (None, at.find('\n').unwrap_or(at.len()))
        } else if let Some(inside) = at.strip_prefix('"') {
            let end = if raw {
                inside.find(&format!("\"{}", "#".repeat(hashes)))
            } else {
                end_of_string(inside)
            };
            let end = end.unwrap_or(inside.len());
            (Some(&inside[..end]), (end + 2 + hashes).min(at.len()))
        } else {
            (None, length_of_letter(at))
        };
        if let Some(content) = content.filter(|it| it.split_whitespace().nth(2).is_some()) {
            let joined: Vec<&str> = content.split("\\\n").map(str::trim_start).collect();
            strings.push((line, joined.concat()));
        }
        line += at[..length].matches('\n').count();
        rest = &at[length..];
    }
    strings
}

/// Where the quotation mark after a string is.
fn end_of_string(text: &str) -> Option<usize> {
    let mut escaped = false;
    text.find(|letter| {
        let ends = letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        ends
    })
}

/// The length of a character literal like `'"'`; of a lifetime or a slash, one.
fn length_of_letter(text: &str) -> usize {
    let mut letters = text.char_indices().skip(1);
    match (letters.next(), letters.next()) {
        (Some((_, '\\')), Some((escaped, letter))) if text.starts_with('\'') => {
            let after = escaped + letter.len_utf8();
            text[after..].find('\'').map_or(1, |end| after + end + 1)
        }
        (Some(_), Some((end, '\''))) if text.starts_with('\'') => end + 1,
        _ => 1,
    }
}

/// The prose of a file: paragraphs, texts, comments or strings, each as one piece, with the line at which
/// it begins.
fn pieces(area: Area, text: &str) -> Vec<(usize, String)> {
    if area == Area::Messages {
        return strings(text);
    }
    let mut pieces: Vec<(usize, String)> = Vec::new();
    let mut open = false;
    let mut fenced = false;
    for (index, line) in text.lines().enumerate() {
        let trimmed = line.trim();
        let (prose, starts) = match area {
            Area::Documents => {
                if trimmed.starts_with("```") {
                    fenced = !fenced;
                }
                let starts = trimmed.starts_with(['|', '-', '*', '<']);
                let prose = !fenced && !trimmed.is_empty() && !trimmed.starts_with(['`', '#']);
                (prose.then_some(trimmed), starts)
            }
            Area::Texts => match trimmed.split_once('=') {
                _ if trimmed.starts_with('#') || trimmed.is_empty() => (None, true),
                Some((_, text)) if !line.starts_with("    ") => (Some(text.trim()), true),
                _ => (Some(trimmed), true),
            },
            Area::Comments | Area::Messages => {
                let comment = line
                    .find("//")
                    .filter(|at| !line[..*at].ends_with([':', '"', '\'']))
                    .map(|at| line[at..].trim_start_matches(['/', '!']).trim());
                let block = trimmed
                    .strip_prefix("/**")
                    .or_else(|| trimmed.strip_prefix("* "))
                    .map(|it| it.trim_end_matches("*/").trim());
                (comment.or(block), !trimmed.starts_with(['/', '*']))
            }
        };
        match (prose, open && !starts) {
            (Some(prose), true) => {
                let piece = pieces.last_mut().expect("an open piece");
                piece.1 += " ";
                piece.1 += prose;
            }
            (Some(prose), false) => pieces.push((index + 1, prose.to_owned())),
            (None, _) => {}
        }
        open = prose.is_some();
    }
    pieces
}

/// Sentences without their code, and whether each is a question.
fn sentences(piece: &str) -> Vec<(String, bool)> {
    let prose: String = piece
        .split('`')
        .step_by(2)
        .collect::<Vec<_>>()
        .join(" code ");
    let mut sentences = vec![(String::new(), false)];
    let mut letters = prose.chars().peekable();
    while let Some(letter) = letters.next() {
        let ends = matches!(letter, '.' | '?' | '!' | ':' | ';' | '|')
            && letters.peek().is_none_or(|next| !next.is_alphanumeric());
        if ends {
            sentences.last_mut().expect("one").1 = letter == '?';
            sentences.push((String::new(), false));
        } else {
            sentences.last_mut().expect("one").0.push(letter);
        }
    }
    sentences.retain(|(text, _)| !text.trim().is_empty());
    sentences
}

/// The words of a sentence, in small letters but for a `Who` at its beginning. Messages begin in small
/// letters.
fn words(area: Area, sentence: &str) -> Vec<String> {
    let inside = |it: char| it.is_alphanumeric() || it == '\'' || it == '_';
    let words = sentence.split(|it: char| !inside(it));
    let words = words.filter(|word| !word.is_empty()).enumerate();
    words
        .map(|(place, word)| match (place, word) {
            (0, "Who") => word.to_owned(),
            (0, "who") if area == Area::Messages => "Who".to_owned(),
            _ => word.to_lowercase(),
        })
        .collect()
}

struct Habit {
    words: Vec<Vec<&'static str>>,
    unless: Vec<&'static str>,
    instead: &'static str,
}

/// The habits that are looked for in an area.
fn habits(area: Area) -> Vec<Habit> {
    HABITS
        .into_iter()
        .filter(|(words, ..)| area != Area::Texts || *words != TOLD)
        .map(|(words, unless, instead)| Habit {
            words: words.split(' ').map(|it| it.split('|').collect()).collect(),
            unless: unless.split(' ').collect(),
            instead,
        })
        .collect()
}

impl Habit {
    fn is_in(&self, words: &[String]) -> bool {
        let excuse = |at: Option<&String>| at.is_some_and(|it| self.unless.contains(&it.as_str()));
        words
            .windows(self.words.len())
            .enumerate()
            .any(|(start, found)| {
                let mut pairs = found.iter().zip(&self.words);
                pairs.all(|(word, alternatives)| alternatives.contains(&word.as_str()))
                    && !excuse(start.checked_sub(1).and_then(|before| words.get(before)))
                    && !excuse(words.get(start + self.words.len()))
            })
    }
}

/// Each passage of a file with a habit: where, what, and what to write instead.
fn findings(path: &str, area: Area, text: &str) -> Vec<String> {
    let habits = habits(area);
    let mut findings = Vec::new();
    for (line, piece) in pieces(area, text) {
        for (sentence, question) in sentences(&piece) {
            let words = words(area, &sentence);
            let allowed = |(file, part): &(&str, &str)| *file == path && sentence.contains(part);
            if question || ALLOWED.iter().any(allowed) {
                continue;
            }
            for habit in habits.iter().filter(|habit| habit.is_in(&words)) {
                let sentence = sentence.trim();
                findings.push(format!("{path}:{line}: {sentence} ({})", habit.instead));
            }
        }
    }
    findings
}

#[test]
fn the_ten_worst_habits_are_gone() {
    let mut found: BTreeMap<Area, Vec<String>> = BTreeMap::new();
    for path in tracked_files() {
        let Ok(text) = std::fs::read_to_string(root().join(&path)) else {
            continue;
        };
        for area in areas(&path) {
            let findings = findings(&path, *area, &text);
            found.entry(*area).or_default().extend(findings);
        }
    }
    // How many are left to rewrite; these numbers only ever get smaller.
    for (area, most) in [
        (Area::Documents, 0),
        (Area::Texts, 11),
        (Area::Comments, 160),
        (Area::Messages, 0),
    ] {
        let found = found.remove(&area).unwrap_or_default();
        assert!(
            found.len() <= most,
            "{area:?}: {} passages, at most {most} (see docs/STYLE.md):\n{}",
            found.len(),
            found.join("\n")
        );
    }
}

#[test]
fn a_habit_is_found_where_it_is_and_nowhere_else() {
    let count = |text: &str| findings("x.rs", Area::Comments, text).len();
    assert_eq!(count("// Who sits here may act.\n"), 1);
    assert_eq!(count("// Who sits here?\n"), 0);
    assert_eq!(
        count("// This is\n// no record.\nlet x = 1; // It is no longer there.\n"),
        1
    );
    assert_eq!(
        count("// There is no record.\nlet url = \"https://is.no/x\";\n"),
        0
    );
    assert_eq!(count("// `whoever` is a word.\n"), 0);
    let code = r##"assert!(x, "it \"is\" no record; who goes"); ask('"', r#"a "raw" string"#, 'a'); // "is no x""##;
    let found = strings(code);
    assert_eq!(found.len(), 2, "{found:?}");
    assert_eq!(findings("x.rs", Area::Messages, code).len(), 2, "{found:?}");
    let text = "a = Whoever\nb =\n    { $who ->\n       *[other] In the place of it\n    }\n";
    assert_eq!(findings("x.ftl", Area::Texts, text).len(), 2);
}
