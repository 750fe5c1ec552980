//! Parses text to [`Written`] actions.

use crate::card::{Card, CardId, Rank};
use crate::clue::{Clue, Color};
use crate::message::quoted;
use crate::notation::error::{Form, SyntaxError};
use crate::notation::written::{Held, Written};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::suit::Suit;

/// Parses an action in the short form or in words.
///
/// In the short form, seats are capital letters, and suits and colors are small ones. Where only one reading
/// is possible, either case is allowed. `d3` always discards, and `D3` is a clue to seat D.
///
/// # Errors
/// [`SyntaxError`] with the correct form.
pub fn parse(text: &str, rules: &Rules) -> Result<Written, SyntaxError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(SyntaxError::Empty);
    }
    if let Some((verb, rest)) = text.split_once(char::is_whitespace) {
        return words(verb, rest.trim(), text, rules);
    }
    if text.eq_ignore_ascii_case("decline") {
        return Ok(Written::Decline);
    }
    parse_short(text, rules)
}

/// Parses an action in the short form only, as in records.
///
/// # Errors
/// [`SyntaxError`] with the correct form.
pub(crate) fn parse_short(text: &str, rules: &Rules) -> Result<Written, SyntaxError> {
    if text == "-" {
        return Ok(Written::Decline);
    }
    let no_action = || SyntaxError::NoAction { text: quoted(text) };
    let mut letters = text.chars();
    let first = letters.next().ok_or(SyntaxError::Empty)?;
    let rest = letters.as_str();
    if let Some(rest) = rest.strip_prefix(':') {
        return match first {
            's' => Ok(Written::ShuffleBack(parse_card(rest, rules)?)),
            'f' => Ok(Written::PutIntoPlay(parse_card(rest, rules)?)),
            'j' => Ok(Written::Firework(parse_suit(rest, rules)?)),
            _ => Err(no_action()),
        };
    }
    match first {
        'p' | 'P' => play(rest, text, rules),
        'd' => Ok(Written::Discard(held(rest, text, Form::Discard)?)),
        'A'..='F' | 'a' | 'b' | 'c' | 'e' | 'f' if rest.chars().count() == 1 => Ok(Written::Clue {
            to: parse_seat(first.encode_utf8(&mut [0; 4]), rules)?,
            clue: parse_clue(rest, rules)?,
        }),
        'A'..='F' if rest.is_empty() => Err(SyntaxError::Form {
            text: quoted(text),
            expected: Form::Clue,
        }),
        // A verb without its arguments, or anything else.
        _ => match expected_after(text) {
            Some(expected) => Err(SyntaxError::Form {
                text: quoted(text),
                expected,
            }),
            None => Err(no_action()),
        },
    }
}

/// The form of the arguments of a verb.
fn expected_after(verb: &str) -> Option<Form> {
    Some(match verb.to_ascii_lowercase().as_str() {
        "play" => Form::Play,
        "discard" => Form::Discard,
        "clue" => Form::Clue,
        "shuffle" => Form::Shuffle,
        "put" => Form::Put,
        "joker" => Form::Joker,
        "decline" => Form::Decline,
        _ => return None,
    })
}

fn words(verb: &str, rest: &str, text: &str, rules: &Rules) -> Result<Written, SyntaxError> {
    match expected_after(verb) {
        Some(Form::Play) => match rest.split_once(char::is_whitespace) {
            Some((card, announced)) => {
                let announced = announced.trim();
                let name = announced
                    .strip_prefix("as ")
                    .or_else(|| announced.strip_prefix('='))
                    .unwrap_or(announced);
                Ok(Written::Play {
                    card: held(card, text, Form::Play)?,
                    announce: Some(parse_suit(name.trim(), rules)?),
                })
            }
            None => play(rest, text, rules),
        },
        Some(Form::Discard) => Ok(Written::Discard(held(rest, text, Form::Discard)?)),
        Some(Form::Clue) => {
            if let Some((seat, clue)) = rest.split_once(char::is_whitespace) {
                return clue_in_words(seat, clue, rules);
            }
            // In `clue Br` a small letter can only be a seat.
            let mut letters = rest.chars();
            let seat: String = letters.by_ref().take(1).collect();
            if seat.is_empty() || letters.as_str().is_empty() {
                return Err(SyntaxError::Form {
                    text: quoted(text),
                    expected: Form::Clue,
                });
            }
            clue_in_words(&seat, letters.as_str(), rules)
        }
        Some(Form::Shuffle) => Ok(Written::ShuffleBack(parse_card(rest, rules)?)),
        Some(Form::Put) => Ok(Written::PutIntoPlay(parse_card(rest, rules)?)),
        Some(Form::Joker) => Ok(Written::Firework(parse_suit(rest, rules)?)),
        Some(expected) => Err(SyntaxError::Form {
            text: quoted(text),
            expected,
        }),
        // `B red`
        None if verb.len() == 1 => match verb.as_bytes() {
            [b'A'..=b'F' | b'a'..=b'c' | b'e' | b'f'] => clue_in_words(verb, rest, rules),
            [b'p' | b'P'] => play(rest, text, rules),
            [b'd'] => Ok(Written::Discard(held(rest, text, Form::Discard)?)),
            _ => Err(SyntaxError::NoAction { text: quoted(text) }),
        },
        None => Err(SyntaxError::NoAction { text: quoted(text) }),
    }
}

fn clue_in_words(seat: &str, clue: &str, rules: &Rules) -> Result<Written, SyntaxError> {
    Ok(Written::Clue {
        to: parse_seat(seat, rules)?,
        clue: parse_clue(clue.trim(), rules)?,
    })
}

/// Parses the part after `p`: a card, and optionally `=` and a firework.
fn play(rest: &str, text: &str, rules: &Rules) -> Result<Written, SyntaxError> {
    let (card, announce) = match rest.split_once('=') {
        Some((card, name)) => (card.trim(), Some(parse_suit(name.trim(), rules)?)),
        None => (rest, None),
    };
    Ok(Written::Play {
        card: held(card, text, Form::Play)?,
        announce,
    })
}

/// Parses a slot or an id.
fn held(card: &str, text: &str, expected: Form) -> Result<Held, SyntaxError> {
    let (by_id, digits) = match card.strip_prefix('#') {
        Some(digits) => (true, digits),
        None => (false, card),
    };
    if !digits.starts_with(|digit: char| digit.is_ascii_digit()) {
        return Err(SyntaxError::Form {
            text: quoted(text),
            expected,
        });
    }
    let plain = digits.len() == 1 || !digits.starts_with('0');
    let number = digits.parse().ok().filter(|_| plain);
    let held = match number {
        Some(id) if by_id => CardId::new(id).map(Held::Id),
        Some(slot @ 1..) => Some(Held::Slot(slot)),
        _ => None,
    };
    held.ok_or_else(|| SyntaxError::Place { text: quoted(card) })
}

/// Parses a seat letter in either case.
///
/// # Errors
/// [`SyntaxError::Seat`] if there is no such seat.
pub fn parse_seat(text: &str, rules: &Rules) -> Result<Seat, SyntaxError> {
    let mut letters = text.chars().map(|letter| letter.to_ascii_uppercase());
    let found = match (letters.next(), letters.next()) {
        (Some(letter), None) => rules.seats().find(|seat| seat.letter() == letter),
        _ => None,
    };
    found.ok_or_else(|| SyntaxError::seat(text, rules))
}

/// Parses a card: the letter of its suit and its rank, as in `r3`.
///
/// # Errors
/// [`SyntaxError`] if the game has no such card.
pub fn parse_card(text: &str, rules: &Rules) -> Result<Card, SyntaxError> {
    let mut letters = text.chars();
    let letter = letters.next().ok_or(SyntaxError::Form {
        text: String::new(),
        expected: Form::Card,
    })?;
    let suit = rules
        .suit_by_letter(letter)
        .ok_or_else(|| SyntaxError::suit(text, rules))?;
    if rules.has_start() && matches!(letters.as_str(), "6" | "s" | "S") {
        return Ok(Card::new(suit, Rank::START));
    }
    Ok(Card::new(suit, rank(letters.as_str(), rules)?))
}

/// Parses a clue: the letter or name of a color, or a rank.
///
/// # Errors
/// [`SyntaxError`] if the game has no such clue.
pub fn parse_clue(text: &str, rules: &Rules) -> Result<Clue, SyntaxError> {
    if text.starts_with(|digit: char| digit.is_ascii_digit()) {
        return Ok(Clue::Rank(rank(text, rules)?));
    }
    parse_color(text, rules).map(Clue::Color)
}

/// Parses the letter or name of a color for clues, in either case.
///
/// # Errors
/// [`SyntaxError::Color`] if no clue can name the color.
pub fn parse_color(text: &str, rules: &Rules) -> Result<Color, SyntaxError> {
    let names = rules
        .colors()
        .iter()
        .map(|color| (color.letter, color.name.as_str()));
    find_named(text, names)
        .and_then(Color::new)
        .ok_or_else(|| SyntaxError::color(text, rules))
}

fn rank(text: &str, rules: &Rules) -> Result<Rank, SyntaxError> {
    let number = match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Rank::new(digit - b'0'),
        _ => None,
    };
    number
        .filter(|rank| rank.index() < rules.rank_count())
        .ok_or_else(|| SyntaxError::rank(text, rules))
}

/// Parses the letter or name of a suit, in either case.
///
/// # Errors
/// [`SyntaxError::Suit`] if the game has no such suit.
pub fn parse_suit(text: &str, rules: &Rules) -> Result<Suit, SyntaxError> {
    let names = rules
        .suits()
        .iter()
        .map(|suit| (suit.letter, suit.name.as_str()));
    find_named(text, names)
        .and_then(Suit::new)
        .ok_or_else(|| SyntaxError::suit(text, rules))
}

/// The index of a letter or name in a list.
fn find_named<'a>(text: &str, mut names: impl Iterator<Item = (char, &'a str)>) -> Option<usize> {
    let mut letters = text.chars();
    let only = match (letters.next(), letters.next()) {
        (Some(letter), None) => Some(letter.to_ascii_lowercase()),
        _ => None,
    };
    names.position(|(letter, name)| match only {
        Some(only) => only == letter,
        None => name.eq_ignore_ascii_case(text),
    })
}
