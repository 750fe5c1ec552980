//! The letters of suits and colors in the user's language. Records, files and the rules use their
//! own letters.

use std::collections::BTreeSet;

use kagiya_i18n::Words;
use kagiya_rules::{Color, Rules, Suit};

use crate::suit_names;

/// The letters of one game in one language. They are unique.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Letters {
    /// The letter of the rules, and the letter of the language.
    pairs: Vec<(char, char)>,
}

impl Letters {
    /// Assigns a letter to each suit and color: that of the language if it is free, otherwise that
    /// of the rules, otherwise one of its name.
    pub(crate) fn new(words: &Words, rules: &Rules) -> Self {
        let suits = rules.suits().iter().map(|it| (&*it.name, it.letter));
        let colors = rules.colors().iter().map(|it| (&*it.name, it.letter));
        let named: Vec<(&str, char)> = suits.chain(colors).collect();
        let listed = words.text("suit-letters");
        let wish = |name: &str| {
            let rows = listed.split(", ").filter_map(|row| row.rsplit_once(' '));
            let mut fitting = rows.filter(|(id, _)| *id == suit_names::key(name));
            fitting.next().and_then(|(_, letter)| letter.chars().next())
        };
        let mut taken = BTreeSet::new();
        let mut pairs: Vec<(char, char)> = Vec::new();
        for (name, letter) in &named {
            let known = pairs.iter().any(|(own, _)| own == letter);
            if let Some(wished) = wish(name).filter(|wished| !known && !taken.contains(wished)) {
                taken.insert(wished);
                pairs.push((*letter, wished));
            }
        }
        for (name, letter) in &named {
            if pairs.iter().any(|(own, _)| own == letter) {
                continue;
            }
            let word = suit_names::suit_name(words, name).to_lowercase();
            let choices = core::iter::once(*letter)
                .chain(word.chars())
                .chain('a'..='z');
            let mut free = choices.filter(|it| it.is_ascii_lowercase() && !taken.contains(it));
            // A game has fewer suits than the alphabet has letters.
            let shown = free.next().unwrap_or(*letter);
            taken.insert(shown);
            pairs.push((*letter, shown));
        }
        Self { pairs }
    }

    /// The letter of the language for a letter of the rules.
    pub(crate) fn shown(&self, letter: char) -> char {
        let mut pairs = self.pairs.iter();
        pairs
            .find(|(own, _)| *own == letter)
            .map_or(letter, |(_, shown)| *shown)
    }

    /// The letter of the rules for a typed letter, which may be one of the language or of the
    /// rules.
    pub(crate) fn meant(&self, typed: char) -> Option<char> {
        let typed = typed.to_ascii_lowercase();
        let by = |pick: fn(&(char, char)) -> char| {
            let mut pairs = self.pairs.iter();
            pairs.find(|pair| pick(pair) == typed).map(|(own, _)| *own)
        };
        by(|(_, shown)| *shown).or_else(|| by(|(own, _)| *own))
    }

    /// The suit of a typed letter.
    pub(crate) fn suit(&self, rules: &Rules, typed: char) -> Option<Suit> {
        rules.suit_by_letter(self.meant(typed)?)
    }

    /// The color of a typed letter.
    pub(crate) fn color(&self, rules: &Rules, typed: char) -> Option<Color> {
        rules.color_by_letter(self.meant(typed)?)
    }
}

#[cfg(test)]
mod tests {
    use kagiya_i18n::Language;
    use kagiya_rules::{Options, PRESETS};

    use super::*;

    fn rules(name: &str) -> Rules {
        let preset = PRESETS.iter().find(|preset| preset.name == name).unwrap();
        Rules::new(&preset.options()).unwrap()
    }

    fn letters(language: &str, rules: &Rules) -> Letters {
        let words = Words::new(Language::find(language).unwrap());
        Letters::new(&words, rules)
    }

    #[test]
    fn the_letters_are_those_of_the_language() {
        for (language, expected) in [
            ("en", "wrbyg"),
            ("fr", "arbjv"),
            ("de", "wrbgn"),
            ("ja", "wrbyg"),
        ] {
            let rules = rules("original");
            let letters = letters(language, &rules);
            let shown: String = rules
                .suits()
                .iter()
                .map(|suit| letters.shown(suit.letter))
                .collect();
            assert_eq!(shown, expected, "{language}");
        }
    }

    #[test]
    fn no_two_suits_of_an_edition_share_a_letter() {
        for language in Language::all() {
            let words = Words::new(language);
            for preset in PRESETS {
                let options: Options = preset.options();
                let rules = Rules::new(&options).unwrap();
                let letters = Letters::new(&words, &rules);
                let shown: BTreeSet<char> = rules
                    .suits()
                    .iter()
                    .map(|suit| letters.shown(suit.letter))
                    .collect();
                let place = (language.code(), preset.name);
                assert_eq!(shown.len(), rules.suits().len(), "{place:?}: {shown:?}");
                // Every displayed letter can be typed.
                for suit in rules.suits() {
                    let typed = letters.shown(suit.letter).to_ascii_uppercase();
                    assert_eq!(letters.meant(typed), Some(suit.letter), "{place:?}");
                }
            }
        }
    }

    #[test]
    fn english_letters_work_if_unambiguous() {
        let rules = rules("original");
        let german = letters("de", &rules);
        assert_eq!(german.meant('g'), Some('y'), "Gelb, not green");
        assert_eq!(german.meant('n'), Some('g'));
        assert_eq!(german.meant('y'), Some('y'));
        assert_eq!(german.meant('x'), None);
    }
}
