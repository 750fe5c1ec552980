//! Links of the site that contain a whole game.
//!
//! The part after `replay-json/` has three parts, separated by commas; hyphens in it mean nothing.
//! Characters stand for numbers: `a` to `z` for 0 to 25, `0` to `9` for 26 to 35, `A` to `Z` for 36
//! to 61.
//! 1. Digits: the number of players, the lowest and the highest rank. Then a character for each
//!    card: its suit times the number of ranks, plus its rank above the lowest.
//! 2. Digits: the lowest and the highest type of action. Then two characters for each action: its
//!    value plus one (0 if it has none) times the number of types, plus its type above the lowest;
//!    and its target. Without actions it is `00`.
//! 3. The id of the variant.
//!
//! Such a link has no names, and the number after `#` is the turn to show, from 1.

use serde_json::{Map, Value};

use super::error::ImportError;
use super::export::NAMES;
use super::import::{Import, import_game};
use super::json::{ActionJson, CardJson, GameJson};
use super::variant_ids::variant_of_id;

/// What precedes the game in a link.
const GAME: &str = "replay-json/";

/// The paths of links that name a game by its number.
const BY_NUMBER: [&str; 3] = ["replay/", "shared-replay/", "export/"];

/// A link of the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// It contains this game.
    Game {
        /// The game.
        game: Box<Import>,
        /// The turn to show, from 1.
        turn: Option<u32>,
    },
    /// It contains only the number of a game.
    Number(String),
}

/// Why a link with a game can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// The part of the link after `replay-json/` is incomplete, or wrong at this character, from 1.
    Damaged {
        /// The index of the character, hyphens included.
        place: usize,
    },
    /// No supported variant has this id.
    Variant(u32),
    /// It isn't a game of the site, or can't be played here.
    Game(ImportError),
}

/// Reads a link of the site; `None` if the text isn't one.
///
/// # Errors
/// [`LinkError`] if the game in it can't be read.
pub fn read_link(text: &str) -> Option<Result<Link, LinkError>> {
    let text = text.trim();
    if text.contains(char::is_whitespace) {
        return None;
    }
    if let Some((before, game)) = text.split_once(GAME)
        && is_site(before)
    {
        let (game, fragment) = game.split_once('#').unwrap_or((game, ""));
        let (game, _) = game.split_once('?').unwrap_or((game, ""));
        let turn = fragment.parse().ok().filter(|turn| *turn > 0);
        let game = read_game(&game.replace("%2C", ",").replace("%2c", ","));
        return Some(game.map(|game| Link::Game {
            game: Box::new(game),
            turn,
        }));
    }
    let number = BY_NUMBER.iter().find_map(|path| {
        let (before, rest) = text.split_once(path)?;
        let number = rest.split(['#', '?', '/']).next()?;
        let is_number =
            (1..=12).contains(&number.len()) && number.bytes().all(|digit| digit.is_ascii_digit());
        (is_number && is_site(before)).then(|| number.to_owned())
    })?;
    Some(Ok(Link::Number(number)))
}

/// Whether a link that begins like this leads to the site.
fn is_site(before: &str) -> bool {
    let host = before
        .strip_prefix("https://")
        .or_else(|| before.strip_prefix("http://"))
        .unwrap_or(before);
    let host = host.strip_prefix("www.").unwrap_or(host);
    matches!(host, "hanab.live/" | "hanab.live/shared-")
}

/// The characters of a link, with their places.
struct Reader<'a> {
    characters: core::iter::Enumerate<core::str::Bytes<'a>>,
    /// The number of characters that were read.
    read: usize,
}

impl Reader<'_> {
    const fn damaged(&self) -> LinkError {
        LinkError::Damaged { place: self.read }
    }

    /// The next character that isn't a hyphen; `None` at a comma and at the end.
    fn next(&mut self) -> Option<u8> {
        let (place, byte) = self.characters.by_ref().find(|(_, byte)| *byte != b'-')?;
        self.read = place + 1;
        (byte != b',').then_some(byte)
    }

    fn digit(&mut self) -> Result<i64, LinkError> {
        match self.next() {
            Some(byte @ b'0'..=b'9') => Ok(i64::from(byte - b'0')),
            _ => Err(self.damaged()),
        }
    }

    /// The number that the next character stands for; `None` at a comma and at the end.
    fn number(&mut self) -> Result<Option<i64>, LinkError> {
        let Some(byte) = self.next() else {
            return Ok(None);
        };
        let number = match byte {
            b'a'..=b'z' => byte - b'a',
            b'0'..=b'9' => byte - b'0' + 26,
            b'A'..=b'Z' => byte - b'A' + 36,
            _ => return Err(self.damaged()),
        };
        Ok(Some(i64::from(number)))
    }

    /// A range of ranks or types.
    fn range(&mut self) -> Result<(i64, i64), LinkError> {
        let (lowest, highest) = (self.digit()?, self.digit()?);
        if lowest > highest {
            return Err(self.damaged());
        }
        Ok((lowest, highest - lowest + 1))
    }

    fn deck(&mut self) -> Result<Vec<CardJson>, LinkError> {
        let (lowest, ranks) = self.range()?;
        let mut deck = Vec::new();
        while let Some(number) = self.number()? {
            deck.push(CardJson {
                suit_index: number / ranks,
                rank: number % ranks + lowest,
            });
        }
        Ok(deck)
    }

    fn actions(&mut self) -> Result<Vec<ActionJson>, LinkError> {
        let (lowest, types) = self.range()?;
        let mut actions = Vec::new();
        while let Some(number) = self.number()? {
            let target = self.number()?.ok_or_else(|| self.damaged())?;
            actions.push(ActionJson {
                kind: number % types + lowest,
                target,
                value: (number / types - 1).max(0),
            });
        }
        Ok(actions)
    }

    fn variant(&mut self) -> Result<u32, LinkError> {
        let mut id = self.digit()?;
        while let Some(byte) = self.next() {
            if !byte.is_ascii_digit() || id > 100_000 {
                return Err(self.damaged());
            }
            id = id * 10 + i64::from(byte - b'0');
        }
        u32::try_from(id).map_err(|_| self.damaged())
    }
}

fn read_game(text: &str) -> Result<Import, LinkError> {
    let mut reader = Reader {
        characters: text.bytes().enumerate(),
        read: 0,
    };
    let players = reader.digit()?;
    let deck = reader.deck()?;
    let actions = reader.actions()?;
    let id = reader.variant()?;
    let players = usize::try_from(players).unwrap_or_default();
    let names = NAMES
        .get(..players)
        .filter(|names| names.len() >= 2)
        .ok_or(LinkError::Game(ImportError::Players(players as u64)))?;
    let variant = variant_of_id(id).ok_or(LinkError::Variant(id))?;
    let options = Map::from_iter([("variant".to_owned(), Value::String(variant))]);
    import_game(GameJson {
        players: names.iter().map(|name| (*name).to_owned()).collect(),
        player_count: None,
        deck,
        actions,
        options,
        score: None,
        characters: None,
        seed: None,
        notes: Vec::new(),
    })
    .map_err(LinkError::Game)
}
