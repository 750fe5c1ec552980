//! Cards, clues and players as words.

use kagiya_i18n::{FluentArgs, Words, args};
use kagiya_protocol::{Card, CardId, CardSet, Clue, ClueSet, RulesInfo, Seat, SeatInfo, SuitInfo};

/// The names of bots by seat, as the browser client shows them.
const BOT_NAMES: [&str; 6] = ["Hoshi", "Kaze", "Tsuki", "Mizu", "Hana", "Yuki"];

/// What texts about a game need.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The language.
    pub words: &'a Words,
    /// The rules of the game.
    pub rules: &'a RulesInfo,
    /// The names of the players by seat, all different.
    pub names: &'a [String],
    /// The seat of the reader.
    pub me: Option<Seat>,
}

impl core::fmt::Debug for Scene<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Scene")
            .field("names", &self.names)
            .field("me", &self.me)
            .finish_non_exhaustive()
    }
}

/// The names of the players at a table. Equal names get the number of their seat.
pub(crate) fn names_of(seats: &[SeatInfo], words: &Words) -> Vec<String> {
    let plain: Vec<String> = seats
        .iter()
        .enumerate()
        .map(|(seat, it)| match (&it.person, &it.bot) {
            (Some(person), _) if person.name.is_empty() => words.text("web-someone"),
            (Some(person), _) => person.name.clone(),
            (None, Some(_)) => BOT_NAMES[seat % BOT_NAMES.len()].to_owned(),
            (None, None) => words.text("web-seat-empty"),
        })
        .collect();
    let count = |name: &String| plain.iter().filter(|it| *it == name).count();
    plain
        .iter()
        .enumerate()
        .map(|(seat, name)| match count(name) {
            _ if seats[seat].is_empty() => name.clone(),
            1 => name.clone(),
            _ => words.noted(name, &(seat + 1).to_string()),
        })
        .collect()
}

/// "1, 2 and 3".
pub(crate) fn list(words: &Words, items: &[String]) -> String {
    join(words, "list-and", items)
}

/// "1, 2 or 3".
pub(crate) fn either(words: &Words, items: &[String]) -> String {
    join(words, "list-or", items)
}

fn join(words: &Words, id: &str, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => words.say(id, args![items = words.row(most), last = last.as_str()]),
    }
}

/// The prints in a set: `r135b2` are r1, r3, r5 and b2.
pub(crate) fn prints(set: &CardSet) -> Vec<Card> {
    let mut cards = Vec::new();
    let mut suit = None;
    for sign in set.0.chars() {
        match (sign.to_digit(10).and_then(|it| u8::try_from(it).ok()), suit) {
            (Some(rank), Some(suit)) => cards.push(Card { suit, rank }),
            (Some(_), None) => {}
            (None, _) => suit = Some(sign),
        }
    }
    cards
}

impl Scene<'_> {
    /// The suit with this letter.
    pub(crate) fn suit_info(&self, letter: char) -> Option<&SuitInfo> {
        self.rules.suits.iter().find(|it| it.letter.0 == letter)
    }

    /// The name of a suit or color in the language, from its English name.
    pub(crate) fn color(&self, name: &str) -> String {
        let id = format!("suit-{}", name.replace(' ', "-"));
        self.words
            .find(&id, None)
            .unwrap_or_else(|| name.to_owned())
    }

    /// The name of the suit with this letter.
    pub(crate) fn suit(&self, letter: char) -> String {
        let suit = self.suit_info(letter);
        suit.map_or_else(|| letter.to_string(), |it| self.color(&it.name))
    }

    pub(crate) fn card(&self, card: Card) -> String {
        let name = self.suit_info(card.suit).map_or("", |it| &it.name);
        let id = format!("suit-{}.card", name.replace(' ', "-"));
        let rank = self.rank(card.rank);
        let found = self.words.find(&id, Some(&args![rank = rank.as_str()]));
        found.unwrap_or_else(|| {
            let args = args![suit = self.suit(card.suit), rank = rank];
            self.words.say("card-other", args)
        })
    }

    /// A rank as a word: its number, or the word on a START card.
    pub(crate) fn rank(&self, number: u8) -> String {
        if number == Card::START {
            self.words.text("rank-start")
        } else {
            number.to_string()
        }
    }

    pub(crate) fn clue(&self, clue: Clue) -> String {
        if let Some(rank) = clue.0.to_digit(10) {
            return self.words.say("clue-rank", args![rank = rank]);
        }
        let color = self.rules.colors.iter().find(|it| it.letter == clue.0);
        color.map_or_else(|| clue.0.to_string(), |it| self.color(&it.name))
    }

    /// The clue as an argument of `act`: the English name of the color, or the rank.
    pub(crate) fn clue_word(&self, clue: Clue) -> String {
        let color = self.rules.colors.iter().find(|it| it.letter == clue.0);
        color.map_or_else(|| clue.0.to_string(), |it| it.name.clone())
    }

    pub(crate) fn clues(&self, clues: &ClueSet) -> Vec<String> {
        clues.0.chars().map(|it| self.clue(Clue(it))).collect()
    }

    /// What a card can be: "red 1, 2 or blue 3", "red or blue 1", "any 1", "red 1–5".
    pub(crate) fn set(&self, set: &CardSet) -> String {
        let words = self.words;
        let mut suits: Vec<(String, Vec<String>)> = Vec::new();
        let mut last = None;
        for card in prints(set) {
            if last != Some(card.suit) {
                last = Some(card.suit);
                suits.push((self.suit(card.suit), Vec::new()));
            }
            if let Some((_, ranks)) = suits.last_mut() {
                ranks.push(self.rank(card.rank));
            }
        }
        let group = |suit: String, ranks: String| {
            words.say("card-group", args![suit = suit, ranks = ranks])
        };
        let all = self.rules.suits.first().map_or(0, |it| it.copies.len());
        if let [(_, ranks), _, ..] = &suits[..]
            && ranks.len() < all
            && suits.iter().all(|(_, it)| it == ranks)
        {
            let ranks = either(words, ranks);
            if suits.len() == self.rules.suits.len() {
                return words.say("web-card-any", args![ranks = ranks]);
            }
            let names: Vec<String> = suits.into_iter().map(|(name, _)| name).collect();
            return group(either(words, &names), ranks);
        }
        let only = suits.len() == 1;
        let texts = suits.into_iter().map(|(suit, ranks)| match ranks.len() {
            len if len == all && len > 2 => group(suit, self.all_ranks()),
            _ if only => group(suit, either(words, &ranks)),
            _ => group(suit, words.row(&ranks)),
        });
        either(words, &texts.collect::<Vec<_>>())
    }

    /// "1–5", and START if there is one.
    fn all_ranks(&self) -> String {
        let numbers = format!("1–{}", self.rules.ranks);
        let all = self.rules.suits.first().map_or(0, |it| it.copies.len());
        if all > usize::from(self.rules.ranks) {
            self.words.row(&[numbers, self.rank(Card::START)])
        } else {
            numbers
        }
    }

    /// The name of the player at a seat.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// A text in the form for the acting reader, for the reader it is done to, or for everybody.
    pub(crate) fn spoken(
        &self,
        id: &str,
        args: FluentArgs<'_>,
        by: Seat,
        to: Option<Seat>,
    ) -> String {
        let form = if self.me == Some(by) {
            // The words of an edition are an attribute already.
            Some(if id.contains('.') { "-you" } else { ".you" })
        } else if to.is_some() && to == self.me {
            Some(".to-you")
        } else {
            None
        };
        form.and_then(|form| self.words.find(&format!("{id}{form}"), Some(&args)))
            .unwrap_or_else(|| self.words.say(id, args))
    }

    /// The id of a text in the words of the edition, if it has its own.
    pub(crate) fn voiced(&self, id: &str) -> String {
        let own = format!("{id}.{}", self.rules.scale);
        // The text may need arguments, so it is only looked for in the one edition that has such texts.
        if self.rules.scale == "abacus" && ABACUS.contains(&id) {
            own
        } else {
            id.to_owned()
        }
    }
}

/// The texts that the Abacusspiele edition says in its own words.
const ABACUS: [&str; 3] = ["event-misplayed", "event-token", "event-token-lost"];

/// The places of cards in a hand, from 1, in order.
pub(crate) fn places(hand: &[CardId], cards: &[CardId]) -> Vec<String> {
    let places = hand.iter().enumerate();
    places
        .filter(|(_, id)| cards.contains(id))
        .map(|(place, _)| (place + 1).to_string())
        .collect()
}
