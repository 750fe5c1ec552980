//! The words of link previews in every language.

use std::sync::LazyLock;

use kagiya_i18n::{Language, Words, args};
use kagiya_server::{Preview, PreviewText, ScorePreview, TablePreview};

/// The texts of every language. Reading them takes longer than writing a preview.
static WORDS: LazyLock<Vec<Words>> = LazyLock::new(|| Language::all().map(Words::new).collect());

/// The texts of the language with this code.
pub(crate) fn words_of(code: &str) -> Option<&'static Words> {
    WORDS.iter().find(|words| words.language().code() == code)
}

/// Writes a preview in the language with this code.
pub(crate) fn words(code: &str, preview: &Preview) -> PreviewText {
    let Some(words) = words_of(code).or_else(|| WORDS.first()) else {
        return PreviewText::default();
    };
    match preview {
        Preview::Home => text(words.text("web-title"), words.text("web-tagline")),
        Preview::Today => text(
            words.text("together-today"),
            words.text("together-today-about"),
        ),
        Preview::Table(table) => table_text(words, table),
        Preview::Challenge {
            by,
            edition: preset,
            players,
            score,
        } => {
            let title = match by {
                Some(name) => words.say("together-challenge-by", args![name = name.as_str()]),
                None => words.text("together-challenge"),
            };
            let edition = edition(words, Some(preset));
            let players = words.say("together-players", args![players = *players]);
            let game = words.say("together-for", args![edition = edition, players = players]);
            let description = match score {
                Some(ScorePreview::Points(points, best)) => words.say(
                    "preview-score-to-beat",
                    args![game = game, points = *points, best = *best],
                ),
                _ => game,
            };
            text(title, description)
        }
        Preview::Replay {
            edition: preset,
            names,
            score,
        } => {
            let edition = edition(words, preset.as_deref());
            let title = if names.is_empty() {
                words.say("preview-replay-of-bots", args![edition = edition])
            } else {
                let names = words.row(names);
                words.say("preview-replay", args![edition = edition, names = names])
            };
            let description = match score {
                Some(ScorePreview::Points(points, best)) => {
                    words.say("preview-points", args![points = *points, best = *best])
                }
                Some(ScorePreview::Lost) => words.text("preview-lost"),
                None => words.text("preview-replay-about"),
            };
            text(title, description)
        }
    }
}

fn table_text(words: &Words, table: &TablePreview) -> PreviewText {
    let edition = edition(words, table.edition.as_deref());
    let with_host = match &table.host {
        Some(host) => words.say(
            "preview-table",
            args![edition = edition, host = host.as_str()],
        ),
        None => edition,
    };
    let Some(free) = table.free else {
        let id = if table.is_over {
            "preview-table-over"
        } else {
            "preview-table-running"
        };
        return text(with_host, words.text(id));
    };
    let title = words.say("preview-table-free", args![table = with_host, free = free]);
    let description = words.say(
        "preview-table-about",
        args![players = table.players, free = free],
    );
    text(title, description)
}

/// The name of a preset, or of the deal of the day.
pub(crate) fn edition(words: &Words, preset: Option<&str>) -> String {
    match preset {
        Some(preset) => {
            let name = words.find(&format!("preset-{preset}"), None);
            name.unwrap_or_else(|| preset.to_owned())
        }
        None => words.text("together-today"),
    }
}

const fn text(title: String, description: String) -> PreviewText {
    PreviewText { title, description }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(free: Option<usize>, host: Option<&str>, is_over: bool) -> Preview {
        Preview::Table(TablePreview {
            edition: Some("original".to_owned()),
            host: host.map(str::to_owned),
            players: 4,
            free,
            is_over,
        })
    }

    #[test]
    fn a_table_is_named_by_its_edition_its_host_and_its_free_seats() {
        for (language, title) in [
            ("en", "Original with Ana: 2 free seats"),
            ("fr", "Édition d’origine avec Ana\u{a0}: 2 places libres"),
            ("de", "Original mit Ana: 2 freie Plätze"),
            ("ja", "オリジナル（Anaさんのテーブル）：空席2"),
            ("xx", "Original with Ana: 2 free seats"),
        ] {
            let text = words(language, &table(Some(2), Some("Ana"), false));
            assert_eq!(text.title, title, "{language}");
        }
    }

    #[test]
    fn every_preview_has_a_title_and_a_description_in_every_language() {
        let challenge = |by: Option<&str>, score| Preview::Challenge {
            by: by.map(str::to_owned),
            edition: "original".to_owned(),
            players: 3,
            score,
        };
        let replay = |edition: Option<&str>, names: &[&str], score| Preview::Replay {
            edition: edition.map(str::to_owned),
            names: names.iter().map(|it| (*it).to_owned()).collect(),
            score,
        };
        let points = Some(ScorePreview::Points(1, 25));
        let previews = [
            Preview::Home,
            Preview::Today,
            table(Some(0), Some("Ana"), false),
            table(Some(1), None, false),
            table(None, Some("Ana"), false),
            table(None, None, true),
            challenge(Some("Ana"), points),
            challenge(None, Some(ScorePreview::Lost)),
            challenge(None, None),
            replay(Some("no such edition"), &["Ana", "Ben"], points),
            replay(Some("original"), &[], Some(ScorePreview::Lost)),
            replay(None, &["Ana"], None),
        ];
        for language in Language::all() {
            for preview in &previews {
                let found = words(language.code(), preview);
                for text in [found.title, found.description] {
                    // A text that is missing is shown as its id.
                    let is_id = ["web-", "together-", "preview-"]
                        .iter()
                        .any(|start| text.starts_with(start));
                    assert!(!text.is_empty() && !is_id, "{}: {text}", language.code());
                    assert!(!text.contains('\n'), "{text}");
                }
            }
        }
    }
}
