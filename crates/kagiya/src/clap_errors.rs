//! Errors of the command line in the user's language.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use kagiya_i18n::{Words, args};

/// Whether an "error" of clap is the requested help or version.
pub(crate) fn is_answer(error: &clap::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    )
}

/// The full error message: the error, the usage, and where to find help.
pub(crate) fn say(error: &clap::Error, words: &Words) -> String {
    let mut text = words.say("error", args![text = reason(error, words)]);
    if let Some(near) = near(error) {
        text.push('\n');
        text.push_str(&words.say("usage-near", args![near = near]));
    }
    if let Some(usage) = context(error, ContextKind::Usage) {
        let usage = usage.trim().trim_start_matches("Usage:").trim_start();
        text.push_str("\n\n");
        text.push_str(&words.text("help-usage"));
        text.push(' ');
        text.push_str(usage);
    }
    text.push_str("\n\n");
    text.push_str(&words.text("usage-help"));
    text
}

/// The error in one sentence.
pub(crate) fn reason(error: &clap::Error, words: &Words) -> String {
    let [argument, value] = [ContextKind::InvalidArg, ContextKind::InvalidValue]
        .map(|kind| context(error, kind).unwrap_or_default());
    let known = |kind| context(error, kind).unwrap_or_default();
    match error.kind() {
        ErrorKind::UnknownArgument => words.say("usage-unknown", args![argument = argument]),
        ErrorKind::InvalidSubcommand => {
            let name = known(ContextKind::InvalidSubcommand);
            let text = if has_moved(error, &name) {
                "usage-moved"
            } else {
                "usage-command"
            };
            words.say(text, args![name = name])
        }
        ErrorKind::MissingSubcommand => words.say(
            "usage-no-command",
            args![known = known(ContextKind::ValidSubcommand)],
        ),
        ErrorKind::InvalidValue if value.is_empty() => {
            words.say("usage-no-value", args![argument = argument])
        }
        ErrorKind::InvalidValue => words.say(
            "usage-value-of",
            args![
                value = value,
                argument = argument,
                known = known(ContextKind::ValidValue)
            ],
        ),
        ErrorKind::ValueValidation => {
            words.say("usage-value", args![value = value, argument = argument])
        }
        ErrorKind::MissingRequiredArgument => {
            words.say("usage-missing", args![argument = argument])
        }
        ErrorKind::ArgumentConflict => {
            let other = known(ContextKind::PriorArg);
            if other.is_empty() || other == argument {
                words.say("usage-twice", args![argument = argument])
            } else {
                words.say("usage-conflict", args![argument = argument, other = other])
            }
        }
        ErrorKind::NoEquals => words.say("usage-equals", args![argument = argument]),
        ErrorKind::TooManyValues => words.say(
            "usage-many-values",
            args![value = value, argument = argument],
        ),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            words.say("usage-no-value", args![argument = argument])
        }
        ErrorKind::InvalidUtf8 => words.text("usage-no-text"),
        // Output errors, and kinds that clap may add.
        _ => error.to_string().trim_end().to_owned(),
    }
}

/// Whether `kagiya-loadtest` has this command of `kagiya bench`.
fn has_moved(error: &clap::Error, name: &str) -> bool {
    let of_bench =
        context(error, ContextKind::Usage).is_some_and(|usage| usage.contains(" bench "));
    of_bench && ["server", "chaos"].contains(&name)
}

/// A suggestion.
fn near(error: &clap::Error) -> Option<String> {
    let kinds = [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedValue,
    ];
    kinds.into_iter().find_map(|kind| context(error, kind))
}

/// A detail of an error; several values are joined by commas.
fn context(error: &clap::Error, kind: ContextKind) -> Option<String> {
    Some(match error.get(kind)? {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        ContextValue::StyledStr(text) => text.to_string(),
        ContextValue::StyledStrs(texts) => {
            let texts: Vec<String> = texts.iter().map(ToString::to_string).collect();
            texts.join(", ")
        }
        ContextValue::Number(number) => number.to_string(),
        ContextValue::Bool(_) | ContextValue::None | _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli;
    use kagiya_i18n::Language;

    /// The message for an invalid command line in one language.
    fn wrong(language: &str, line: &[&str]) -> String {
        let words = Words::new(Language::find(language).unwrap());
        let line = ["kagiya"].iter().chain(line);
        let error = cli::localized(&words)
            .try_get_matches_from(line)
            .unwrap_err();
        assert!(!is_answer(&error));
        // Compares non-breaking spaces as spaces.
        say(&error, &words).replace(['\u{a0}', '\u{202f}'], " ")
    }

    #[test]
    fn usage_errors_have_texts_in_every_language() {
        for (line, [en, fr, de, ja]) in [
            (
                &["play", "--bogus"][..],
                [
                    "Error: unknown option --bogus",
                    "Erreur : option inconnue --bogus",
                    "Fehler: unbekannte Option --bogus",
                    "エラー：--bogusというオプションはありません",
                ],
            ),
            (
                &["plai"],
                [
                    "Error: unknown command “plai”",
                    "Erreur : commande inconnue « plai »",
                    "Fehler: unbekannter Befehl „plai“",
                    "エラー：「plai」というコマンドはありません",
                ],
            ),
            (
                &["serve", "--listen", "here"],
                [
                    "Error: invalid value “here” for --listen <ADDRESS>",
                    "Erreur : valeur « here » non valable pour --listen <ADDRESS>",
                    "Fehler: ungültiger Wert „here“ für --listen <ADDRESS>",
                    "エラー：--listen <ADDRESS>に「here」は使えません",
                ],
            ),
            (
                &["serve", "--log-format", "xml"],
                [
                    "Error: invalid value “xml” for --log-format <LOG_FORMAT>; expected text, json",
                    "Erreur : valeur « xml » non valable pour --log-format <LOG_FORMAT> ; valeurs possibles : text, json",
                    "Fehler: ungültiger Wert „xml“ für --log-format <LOG_FORMAT>; möglich: text, json",
                    "エラー：--log-format <LOG_FORMAT>に「xml」は使えません。使えるのはtext, jsonです",
                ],
            ),
            (
                &["serve", "--data"],
                [
                    "Error: --data <FOLDER> needs a value",
                    "Erreur : --data <FOLDER> a besoin d’une valeur",
                    "Fehler: --data <FOLDER> braucht einen Wert",
                    "エラー：--data <FOLDER>には値が必要です",
                ],
            ),
            (
                &["replay"],
                [
                    "Error: missing required argument: ",
                    "Erreur : argument obligatoire manquant : ",
                    "Fehler: erforderliches Argument fehlt: ",
                    "エラー：必要な引数がありません：",
                ],
            ),
            (
                &["serve", "--data", "a", "--data", "b"],
                [
                    "Error: --data <FOLDER> can’t be used more than once",
                    "Erreur : --data <FOLDER> ne peut pas être utilisé plus d’une fois",
                    "Fehler: --data <FOLDER> darf nur einmal angegeben werden",
                    "エラー：--data <FOLDER>は2回以上使えません",
                ],
            ),
        ] {
            for (language, expected) in [("en", en), ("fr", fr), ("de", de), ("ja", ja)] {
                let said = wrong(language, line);
                assert!(said.starts_with(expected), "{line:?}: {said}");
                assert!(said.contains("kagiya --help"), "{line:?}: {said}");
                if language != "en" {
                    for english in ["error:", "Usage:", "For more", "tip:", "invalid"] {
                        assert!(!said.contains(english), "{line:?}: {said}");
                    }
                }
            }
        }
        let near = wrong("de", &["plai"]);
        assert!(
            near.contains("Meintest du ") && near.contains("play"),
            "{near}"
        );
        assert!(near.contains("Aufruf: kagiya"), "{near}");
    }
}
