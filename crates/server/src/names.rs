//! Names that are legible and distinct: no invisible letters, no stacked marks, no look-alike letters of
//! other scripts, and no resemblance to a bot's name (Unicode technical standard 39).

use kagiya_bots::Kind;
use kagiya_protocol::{ErrorCode, Problem};
pub(crate) use kagiya_table::skeleton as look;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::general_security_profile::IdentifierType;
use unicode_security::{
    GeneralSecurityProfile as _, MixedScript as _, RestrictionLevel, RestrictionLevelDetection as _,
};

/// The most combining marks on one letter; no written language needs more.
const MARKS: usize = 2;

/// Names reserved for the server and its bots, besides the names of the bots.
const OURS: [&str; 4] = ["bot", "kagiya", "server", "admin"];

/// A name in the form in which it is stored.
///
/// # Errors
/// `name/invalid` with the reason.
pub(crate) fn plain(name: &str) -> Result<String, Problem> {
    let refuse = |message: &str| Err(Problem::new(ErrorCode::Name, message));
    let name: String = name.nfc().collect();
    let mut marks = 0;
    for c in name.chars() {
        marks = if is_combining_mark(c) && !is_selector(c) {
            marks + 1
        } else {
            0
        };
        if marks > MARKS {
            return refuse("a name can't have so many marks on one letter");
        }
    }
    if name.chars().any(is_wide) {
        return refuse(
            "a name can't have signs that are wider than a line or of scripts that nobody writes",
        );
    }
    // What remains visible of it.
    let shown = look(&name);
    if !shown.chars().any(|c| c.is_alphanumeric() || !c.is_ascii()) {
        return refuse("a name needs a letter, a digit or a picture");
    }
    let letters: String = name.chars().filter(|c| c.is_alphabetic()).collect();
    // Scripts that are written together may be mixed: Latin with Japanese, Chinese or Korean.
    let together = letters
        .as_str()
        .check_restriction_level(RestrictionLevel::HighlyRestrictive);
    if !letters.is_empty() && !letters.is_single_script() && !together {
        return Err(Problem::new(
            ErrorCode::NameScripts,
            "a name can't mix letters of different scripts, which may look alike",
        ));
    }
    // A bot with several levels is also known by the word before the level.
    let bots = Kind::partners().flat_map(|kind| [Some(kind.name), kind.name.split('-').next()]);
    let bots = bots.flatten();
    if OURS.into_iter().chain(bots).any(|bot| look(bot) == shown) {
        return refuse("a name can't be that of a bot or of the server");
    }
    Ok(name)
}

/// The skeleton as it was computed until November 2026. Accounts that were opened before then are stored with
/// it until their people sign in or rename themselves; only names with unusual letters differ.
pub(crate) fn former_look(name: &str) -> String {
    let shown = name.chars().filter(|c| !c.is_whitespace());
    let lower: String = shown.flat_map(char::to_lowercase).collect();
    unicode_security::skeleton(&lower)
        .flat_map(char::to_lowercase)
        .collect()
}

/// Whether a sign can be wider than several letters: those of scripts that are no longer written (cuneiform,
/// hieroglyphs), whole phrases in one sign, and long dashes.
fn is_wide(c: char) -> bool {
    let phrase = matches!(
        c,
        '\u{bf0}'..='\u{bfa}' | '\u{2e3a}' | '\u{2e3b}' | '\u{a9c1}'..='\u{a9cd}'
            | '\u{fbb2}'..='\u{fbff}' | '\u{fd40}'..='\u{fd4f}' | '\u{fdf0}'..='\u{fdff}'
    );
    phrase || c.identifier_type() == Some(IdentifierType::Exclusion)
}

/// Selects the presentation of the character before it.
const fn is_selector(c: char) -> bool {
    matches!(c, '\u{fe0e}' | '\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_read_and_told_apart() {
        for name in [
            "Ana",
            "Ana 2",
            "Jürgen",
            "Øystein",
            "Ольга",
            "花火",
            "さくらA",
            "花火 🎆",
            "Éloïse",
            "Nguyễn",
            "o'Neill",
            "🎆",
            "ไก่ย่าง",
            "محمد",
            "Sakura 42",
        ] {
            assert!(plain(name).is_ok(), "{name}: {:?}", plain(name));
        }
        for name in [
            "a\u{301}\u{302}\u{303}\u{304}",
            "\u{2800}",
            "\u{fdfd}",
            "Ana \u{12031}",
            "\u{1242b}\u{1242b}",
            "\u{13000}",
            "\u{2e3b}Ana",
            "\u{bf5}",
            "Аna",
            "...",
            "savant",
            "Savant",
            "companion",
            "sa vant",
            "Bot",
            "kagiya",
            "ad\u{1d40c}in",
            "Ad\u{24c2}in",
            "ad\u{24dc}in",
            "\u{24b6}dmin",
            "ad\u{1f15c}in",
            "\u{1f1e7}\u{1f1f4}\u{1f1f9}",
            "co\u{1d40c}panion",
            "B\u{24ea}t",
            "B\u{24ff}t",
            "\u{1d401}\u{1d40e}\u{1d413}",
        ] {
            assert!(plain(name).is_err(), "{name}");
        }
        let mixed = plain("Аna").unwrap_err();
        assert_eq!(mixed.code, ErrorCode::NameScripts);
        assert_eq!(
            plain("A\u{301}na").as_deref(),
            Ok("Ána"),
            "one form of a name"
        );
    }

    #[test]
    fn what_looks_alike_is_the_same() {
        for (one, other) in [
            ("Ana", "ana"),
            ("Ben", "B e n"),
            ("paypal", "paypa1"),
            ("Оля", "Оля"),
            ("Maria", "\u{1d40c}aria"),
            ("Maria", "\u{24c2}aria"),
            ("Maria", "Ｍａｒｉａ"),
            ("花火ハナ", "花火ﾊﾅ"),
            ("mm", "MM"),
        ] {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        assert_ne!(look("Ana"), look("Anna"));
    }

    #[test]
    fn what_a_letter_looks_like_is_found_at_once() {
        for c in '\0'..=char::MAX {
            let found = look(&c.to_string());
            assert_eq!(look(&found), found, "{c:?} looks like {found:?}");
        }
        // An account whose name has only such letters has the same skeleton as before.
        for c in ('a'..='z')
            .chain('A'..='Z')
            .chain('0'..='9')
            .chain('À'..='ž')
        {
            let name = c.to_string();
            assert_eq!(look(&name), former_look(&name), "{c}");
        }
    }
}
