//! The languages of Kagiya and their texts: the Fluent files in `locales/`. [`Words`] finds the
//! text with an id.

use core::fmt;
use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use kagiya_rules::{Argument, Explain, Message};
use unic_langid::LanguageIdentifier;

/// The arguments of a text.
pub use fluent_bundle::FluentArgs;

/// Arguments of a text: `args![name = "Ben", count = 2]`.
#[macro_export]
macro_rules! args {
    () => { $crate::FluentArgs::new() };
    ($($name:ident = $value:expr),+ $(,)?) => {{
        let mut args = $crate::FluentArgs::new();
        $(args.set(stringify!($name), $value);)+
        args
    }};
}

/// A row of `locales/languages.json`, with the texts of the language.
#[derive(Debug)]
struct Row {
    code: &'static str,
    name: &'static str,
    /// The Fluent files, by name without extension.
    files: &'static [(&'static str, &'static str)],
}

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A supported language.
#[derive(Clone, Copy, Debug)]
pub struct Language(&'static Row);

impl Language {
    /// All languages. The first is the default.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        ROWS.iter().map(Self)
    }

    /// Its two-letter code.
    pub const fn code(self) -> &'static str {
        self.0.code
    }

    /// Its name in the language itself.
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    /// The language of `text`, such as `fr` or `de_AT.UTF-8`, if it is supported.
    pub fn find(text: &str) -> Option<Self> {
        let text = text.to_ascii_lowercase();
        Self::all().find(|language| {
            text.strip_prefix(language.code())
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(['_', '-', '.', '@']))
        })
    }

    /// The language of the environment: of the first usual variable that is set, or else the
    /// default.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty())
            .and_then(|value| Self::find(&value))
            .unwrap_or(Self(&ROWS[0]))
    }

    /// The Fluent files, by name without extension.
    pub const fn files(self) -> &'static [(&'static str, &'static str)] {
        self.0.files
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.code() == other.code()
    }
}

impl Eq for Language {}

/// A number with the decimal mark `mark`. A negative number has a minus sign, which is read aloud,
/// instead of a hyphen.
fn number(value: &FluentValue<'_>, mark: &str) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let text = number.as_string().replacen('-', "−", 1);
    Some(text.replacen('.', mark, 1))
}

/// The texts of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    elides: bool,
}

impl Words {
    /// The texts of `language`.
    pub fn new(language: Language) -> Self {
        let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks that isolate values tell where French elides. They are removed: many terminals show boxes.
        let elides = language.code() == "fr";
        bundle.set_use_isolating(elides);
        for (_, file) in language.files() {
            // An invalid entry is skipped and shown as its id; a test finds it.
            let resource = match FluentResource::try_new((*file).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        let mut words = Self {
            language,
            bundle,
            elides,
        };
        let has_comma = words.text("decimal-mark") == ",";
        words.bundle.set_formatter(Some(if has_comma {
            |value, _| number(value, ",")
        } else {
            |value, _| number(value, ".")
        }));
        words
    }

    /// Their language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The text for `id`, which may include an attribute: `preset-original.about`.
    pub fn text(&self, id: &str) -> String {
        self.find(id, None).unwrap_or_else(|| id.to_owned())
    }

    /// The text for `id` with its variables filled in.
    #[expect(clippy::needless_pass_by_value, reason = "made on the spot by `args!`")]
    pub fn say(&self, id: &str, args: FluentArgs<'_>) -> String {
        self.find(id, Some(&args)).unwrap_or_else(|| id.to_owned())
    }

    /// The items as a list: "1, 2, 3".
    pub fn row<Item: ToString>(&self, items: &[Item]) -> String {
        self.joined("list-more", items)
    }

    /// Joins sentences into a paragraph.
    pub fn sentences<Item: ToString>(&self, sentences: &[Item]) -> String {
        self.joined("sentences-more", sentences)
    }

    /// Joins items in pairs with the text `id`.
    fn joined<Item: ToString>(&self, id: &str, items: &[Item]) -> String {
        let items = items.iter().map(ToString::to_string);
        items
            .reduce(|first, next| self.say(id, args![first = first, next = next]))
            .unwrap_or_default()
    }

    /// A number, written with a decimal point, as the language writes it.
    pub fn decimal(&self, number: &str) -> String {
        number.replacen('.', &self.text("decimal-mark"), 1)
    }

    /// The text with a note in brackets: "red 3 (fits now)".
    pub fn noted(&self, text: &str, note: &str) -> String {
        self.say("with-note", args![text = text, note = note])
    }

    /// The message of an error, as a sentence without a full stop.
    ///
    /// A part without a text in this language is shown as its id; a test checks that there is none.
    pub fn explain(&self, error: &impl Explain) -> String {
        self.message(&error.message())
    }

    /// The message of an error as a full sentence.
    pub fn reason(&self, error: &impl Explain) -> String {
        self.sentence(&self.explain(error))
    }

    /// A part of a sentence as a full sentence: with a capital letter and a full stop.
    pub fn sentence(&self, part: &str) -> String {
        self.say("sentence", args![text = capitalized(part)])
    }

    fn message(&self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, argument) in &message.args {
            match argument {
                Argument::Number(number) => args.set(*name, *number),
                Argument::Text(text) => args.set(*name, text.as_str()),
                Argument::List(texts) => args.set(*name, self.row(texts)),
                Argument::Message(inner) => args.set(*name, self.message(inner)),
                Argument::Option(option, value) => {
                    let typed = match value {
                        Some(value) => format!("{option}={value}"),
                        None => (*option).to_owned(),
                    };
                    args.set(*name, self.say("option-typed", args![option = typed]));
                }
                Argument::Values(_, values) => args.set(*name, self.row(values)),
            }
        }
        self.say(message.id, args)
    }

    /// The text for `id`, if it exists and all its variables are given.
    pub fn find(&self, id: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let (message, attribute) = match id.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (id, None),
        };
        let message = self.bundle.get_message(message)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let args = args.map(harmless_args);
        let text = self
            .bundle
            .format_pattern(pattern, args.as_ref(), &mut errors);
        if !errors.is_empty() {
            return None;
        }
        Some(if self.elides {
            elided(&text)
        } else {
            text.into_owned()
        })
    }
}

/// The marks around a value in a text.
const VALUE: [char; 2] = ['\u{2068}', '\u{2069}'];

/// A French text whose values were marked, in which "de" and "que" are elided before a value that begins with a vowel:
/// "la carte d’Ann".
fn elided(text: &str) -> String {
    const VOWELS: &str = "aeiouàâæéèêëîïôœùûüAEIOUÀÂÆÉÈÊËÎÏÔŒÙÛÜ";
    let [begin, end] = VALUE;
    let mut parts = text.split(begin);
    let first = parts.next().unwrap_or_default();
    parts.fold(first.replace(end, ""), |mut all, part| {
        if part.starts_with(|letter| VOWELS.contains(letter)) {
            elide_end(&mut all);
        }
        all + &part.replace(end, "")
    })
}

/// Elides "de " or "que " at the end of `text`.
fn elide_end(text: &mut String) {
    for word in ["de ", "De ", "que ", "Que "] {
        let Some(before) = text.strip_suffix(word) else {
            continue;
        };
        if !before.ends_with(char::is_alphanumeric) {
            text.truncate(text.len() - "e ".len());
            text.push('’');
        }
    }
}

/// `text` with a capital letter at its beginning.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let capital = letters.next().map(char::to_uppercase);
    capital.into_iter().flatten().chain(letters).collect()
}

/// `text` with control characters, line breaks and bidirectional marks escaped, as in `\u{1b}`.
/// Otherwise names and titles from files and other people could change the terminal's state.
pub fn harmless(text: &str) -> Cow<'_, str> {
    if !text.contains(is_harmful) {
        return Cow::Borrowed(text);
    }
    let shown = text.chars().flat_map(|letter| {
        let (escaped, plain) = if is_harmful(letter) {
            (Some(letter.escape_unicode()), None)
        } else {
            (None, Some(letter))
        };
        escaped.into_iter().flatten().chain(plain)
    });
    Cow::Owned(shown.collect())
}

fn is_harmful(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        )
}

/// Escapes all arguments with [`harmless`].
fn harmless_args<'a>(args: &'a FluentArgs<'_>) -> FluentArgs<'a> {
    args.iter()
        .map(|(name, value)| {
            let value = match value {
                FluentValue::String(text) => FluentValue::String(harmless(text)),
                other => other.clone(),
            };
            (name, value)
        })
        .collect()
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
