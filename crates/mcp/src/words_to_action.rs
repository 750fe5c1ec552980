//! Actions as a language model writes them.

use kagiya_i18n::args;
use kagiya_protocol::{Action, Card, CardId, Clue, GameState, Seat, Suit};
use serde::Deserialize;
use serde_json::Value;

use crate::scene::{Scene, either, list};

/// The arguments of `act`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActArguments {
    action: String,
    /// A place in the hand, from 1; for bonus tiles, a discarded card such as `r3`.
    #[serde(default)]
    card: Option<Value>,
    /// The name of a player, or the number of a seat from 1.
    #[serde(default)]
    to: Option<Value>,
    /// A color or a rank.
    #[serde(default)]
    clue: Option<Value>,
    #[serde(default)]
    suit: Option<String>,
    #[serde(default)]
    announce: Option<String>,
}

/// The words of all actions. The last four answer questions of extensions.
const ACTIONS: [&str; 7] = [
    "clue",
    "play",
    "discard",
    "shuffle_back",
    "put_into_play",
    "firework",
    "decline",
];

impl Scene<'_> {
    /// The action that the arguments name.
    ///
    /// # Errors
    /// A sentence that says what is wrong and what would be right.
    pub(crate) fn read_action(
        &self,
        asked: &ActArguments,
        game: &GameState,
    ) -> Result<Action, String> {
        match asked.action.trim().to_lowercase().as_str() {
            "clue" | "hint" => {
                let to = self.read_player(asked.to.as_ref())?;
                let clue = self.read_clue(asked.clue.as_ref())?;
                let is_free = game
                    .legal
                    .as_ref()
                    .is_some_and(|it| !it.free_clues.is_empty());
                Ok(if is_free {
                    Action::FreeClue { to, clue }
                } else {
                    Action::Clue { to, clue }
                })
            }
            "play" => Ok(Action::Play {
                id: self.read_place(asked.card.as_ref(), game)?,
                announce: match &asked.announce {
                    Some(suit) => Some(self.read_suit(suit)?),
                    None => None,
                },
            }),
            "discard" => Ok(Action::Discard {
                id: self.read_place(asked.card.as_ref(), game)?,
            }),
            "shuffle_back" => Ok(Action::ShuffleBack {
                card: self.read_print(asked.card.as_ref())?,
            }),
            "put_into_play" => Ok(Action::PutIntoPlay {
                card: self.read_print(asked.card.as_ref())?,
            }),
            "firework" => Ok(Action::Firework {
                suit: self.read_suit(asked.suit.as_deref().unwrap_or_default())?,
            }),
            "decline" => Ok(Action::Decline),
            _ => {
                let all: Vec<String> = ACTIONS.iter().map(|it| (*it).to_owned()).collect();
                Err(self.wrong(
                    "agent-wrong-action",
                    &asked.action,
                    &either(self.words, &all),
                ))
            }
        }
    }

    fn wrong(&self, id: &str, given: &str, all: &str) -> String {
        self.words
            .say(id, args![given = shortened(given), all = all])
    }

    /// A card of the reader's hand.
    fn read_place(&self, card: Option<&Value>, game: &GameState) -> Result<CardId, String> {
        let own = self.own_hand(game);
        let text = card.map(text_of).unwrap_or_default();
        let place: Option<usize> = text.parse().ok();
        let id = place.and_then(|place| own.get(place.checked_sub(1)?));
        id.copied().ok_or_else(|| {
            let args = args![given = shortened(&text), most = own.len()];
            self.words.say("agent-wrong-card", args)
        })
    }

    /// Another player: by name in any case, or by the number of the seat.
    fn read_player(&self, to: Option<&Value>) -> Result<Seat, String> {
        let text = to.map(text_of).unwrap_or_default();
        let seats = || (0_u8..).map(Seat).zip(self.names);
        let wanted = text.trim().to_lowercase();
        let named = seats().find(|(_, name)| name.to_lowercase() == wanted);
        let number: Option<u8> = wanted.parse().ok();
        let numbered = || {
            let seat = number?.checked_sub(1)?;
            seats().find(|(it, _)| it.0 == seat)
        };
        match named.or_else(numbered) {
            Some((seat, _)) if self.me != Some(seat) => Ok(seat),
            _ => {
                let others: Vec<String> = seats()
                    .filter(|(seat, _)| self.me != Some(*seat))
                    .map(|(_, name)| name.clone())
                    .collect();
                Err(self.wrong("agent-wrong-player", &text, &list(self.words, &others)))
            }
        }
    }

    /// A color by its name or letter, or a rank: `red`, `r`, `3`, `3s`.
    fn read_clue(&self, clue: Option<&Value>) -> Result<Clue, String> {
        let text = clue.map(text_of).unwrap_or_default();
        let wanted = text.trim().to_lowercase();
        let colors = &self.rules.colors;
        let color = colors.iter().find(|it| {
            it.name == wanted || self.color(&it.name).to_lowercase() == wanted || {
                let mut signs = wanted.chars();
                signs.next() == Some(it.letter) && signs.next().is_none()
            }
        });
        if let Some(color) = color {
            return Ok(Clue(color.letter));
        }
        let rank = wanted.strip_suffix('s').unwrap_or(&wanted);
        let rank = rank.parse::<u8>().ok();
        let rank = rank.filter(|it| (1..=self.rules.ranks).contains(it));
        let digit = rank.and_then(|it| char::from_digit(it.into(), 10));
        digit.map(Clue).ok_or_else(|| {
            let colors = colors.iter().map(|it| it.name.clone());
            let ranks = (1..=self.rules.ranks).map(|it| it.to_string());
            let all: Vec<String> = colors.chain(ranks).collect();
            self.wrong("agent-wrong-clue", &text, &list(self.words, &all))
        })
    }

    /// A suit by its name or letter.
    fn read_suit(&self, text: &str) -> Result<Suit, String> {
        let wanted = text.trim().to_lowercase();
        let suits = &self.rules.suits;
        let suit = suits.iter().find(|it| {
            it.name == wanted
                || self.color(&it.name).to_lowercase() == wanted
                || it.letter.0.to_string() == wanted
        });
        suit.map(|it| it.letter).ok_or_else(|| {
            let all: Vec<String> = suits.iter().map(|it| it.name.clone()).collect();
            self.wrong("agent-wrong-suit", text, &list(self.words, &all))
        })
    }

    /// A print: `r3`, or `red 3`.
    fn read_print(&self, card: Option<&Value>) -> Result<Card, String> {
        let text = card.map(text_of).unwrap_or_default();
        if let Ok(card) = text.trim().parse::<Card>() {
            return Ok(card);
        }
        let parts = text.trim().rsplit_once(' ');
        let card = parts.and_then(|(suit, rank)| {
            let suit = self.read_suit(suit).ok()?.0;
            Some(Card {
                suit,
                rank: rank.parse().ok()?,
            })
        });
        card.ok_or_else(|| {
            self.words
                .say("agent-wrong-print", args![given = shortened(&text)])
        })
    }
}

/// The text of a value: models write numbers as numbers or as texts.
fn text_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

/// What an error repeats of an argument.
pub(crate) fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    let clean = text.chars().filter(|it| !it.is_control());
    clean.take(MOST).collect()
}
