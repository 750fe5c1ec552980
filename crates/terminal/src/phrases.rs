//! Cards, clues and knowledge as words and as letters.

use kagiya_rulebook::{Picture, Value};
use kagiya_rules::{
    Board, Card, CardSet, Clue, Explain, IllegalAction, Marks, Rank, Rules, ScaleText, Suit,
    Untold, VariantMod,
};

use crate::letters::Letters;
use crate::suit_names::key;
pub use crate::suit_names::suit_name;
use kagiya_i18n::{Words, args};

/// A text of the rulebook, with its values.
pub fn rule(words: &Words, id: &str, values: &[(&str, Value)]) -> Option<String> {
    let mut args = args![];
    for (name, value) in values {
        match value {
            Value::Number(number) => args.set((*name).to_owned(), *number),
            Value::Text(text) => args.set((*name).to_owned(), text.clone()),
        }
    }
    words.find(id, Some(&args))
}

/// The texts that the Abacusspiele edition says in its own words.
const ABACUS: &[&str] = &[
    "event-misplayed",
    "event-token",
    "event-token-lost",
    "label-clues",
    "label-strikes",
    "wrong-action-all-tokens",
    "wrong-action-no-clue-token",
];

/// A number of clue tokens, with the half of one that has come back besides.
pub(crate) fn tokens(whole: u8, half: bool) -> String {
    match (whole, half) {
        (0, true) => "½".to_owned(),
        (whole, true) => format!("{whole}½"),
        (whole, false) => whole.to_string(),
    }
}

/// The id of a text in the words of the game's edition, if it has its own.
pub fn voiced(rules: &Rules, id: &str) -> String {
    let abacus = rules.options().scale_text == ScaleText::Abacus;
    if abacus && ABACUS.contains(&id) {
        format!("{id}.abacus")
    } else {
        id.to_owned()
    }
}

/// Why the rules refuse an action, as a full sentence.
pub fn refusal(words: &Words, rules: &Rules, why: &IllegalAction) -> String {
    let id = why.message().id;
    let own = voiced(rules, id);
    if own == id {
        words.reason(why)
    } else {
        words.sentence(&words.text(&own))
    }
}

/// A picture of the rulebook in letters. A clue points at the cards in brackets.
pub fn picture(words: &Words, rules: &Rules, picture: &Picture) -> String {
    let row = |sign: &str, count: u8| vec![sign; count.into()].join(" ");
    match picture {
        Picture::Cards(cards) => {
            let letters = Letters::new(words, rules);
            let cards = cards.iter().map(|card| {
                let rank = Rank::of_card(card.rank).map_or('?', Rank::sign);
                let shown = format!("{}{rank}", letters.shown(card.letter));
                if card.touched {
                    format!("[{shown}]")
                } else {
                    shown
                }
            });
            cards.collect::<Vec<_>>().join("  ")
        }
        Picture::Tokens(count) => row("●", *count),
        Picture::Strikes(count) => row("✕", *count),
        Picture::Tiles(count) => row("▢", *count),
    }
}

/// The name of a suit.
pub fn suit(words: &Words, rules: &Rules, suit: Suit) -> String {
    suit_name(words, &rules.suit_info(suit).name)
}

/// A card as words: "red 3".
pub fn card(words: &Words, rules: &Rules, card: Card) -> String {
    let name = &rules.suit_info(card.suit()).name;
    let rank = rank_name(words, card.rank());
    words
        .find(
            &format!("suit-{}.card", key(name)),
            Some(&args![rank = rank.as_str()]),
        )
        .unwrap_or_else(|| words.say("card-other", args![suit = name.as_str(), rank = rank]))
}

/// A rank as a word: its number, or the word on a START card.
pub fn rank_name(words: &Words, rank: Rank) -> String {
    match rank {
        Rank::START => words.text("rank-start"),
        _ => rank.to_string(),
    }
}

/// A clue as words: "red", "3s".
pub fn clue(words: &Words, rules: &Rules, clue: Clue) -> String {
    match clue {
        Clue::Color(color) => suit_name(words, &rules.color_info(color).name),
        Clue::Rank(rank) if odds_evens(rules) => words.text(parity(rank)),
        Clue::Rank(rank) => words.say("clue-rank", args![rank = rank.number()]),
        Clue::Untold(Untold::Color) => words.text("clue-untold-color"),
        Clue::Untold(Untold::Rank) => words.text("clue-untold-rank"),
        Clue::Untold(Untold::Kind) => words.text("clue-untold"),
    }
}

/// Whether rank clues only tell odd from even.
fn odds_evens(rules: &Rules) -> bool {
    let mods = &rules.options().variant_mods;
    mods.contains(&VariantMod::OddsEvens)
}

/// The text of a rank clue that only tells odd from even.
const fn parity(rank: Rank) -> &'static str {
    if rank.number() % 2 == 1 {
        "clue-odd"
    } else {
        "clue-even"
    }
}

/// The error for a `text` that isn't a clue of the game, with the valid clues.
pub fn no_such_clue(words: &Words, rules: &Rules, text: &str) -> String {
    let letters = Letters::new(words, rules);
    let typed = text.to_lowercase();
    let forbidden = (0..rules.suits().len()).filter_map(Suit::new).find(|it| {
        let info = rules.suit_info(*it);
        let name = suit_name(words, &info.name).to_lowercase();
        let is_named = typed == name || typed == letters.shown(info.letter).to_string();
        is_named && info.color.is_none()
    });
    if let Some(forbidden) = forbidden {
        let args = args![suit = suit(words, rules, forbidden)];
        return words.say("plain-forbidden-clue", args);
    }
    let colors = rules.colors().iter();
    let names: Vec<String> = colors.map(|color| suit_name(words, &color.name)).collect();
    let args = args![
        text = text,
        colors = either(words, &names),
        most = rules.rank_count()
    ];
    words.say("plain-no-such-clue", args)
}

/// "1, 2 and 3".
pub fn list(words: &Words, items: &[String]) -> String {
    join(words, "list-and", items)
}

/// "1, 2 or 3".
pub fn either(words: &Words, items: &[String]) -> String {
    join(words, "list-or", items)
}

fn join(words: &Words, id: &str, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => words.say(id, args![items = words.row(most), last = last.as_str()]),
    }
}

/// Slots, counted from 1: "cards 1 and 3".
pub fn slots(words: &Words, slots: &[usize]) -> String {
    let numbers: Vec<String> = slots.iter().map(|slot| (slot + 1).to_string()).collect();
    words.say(
        "touched",
        args![count = slots.len(), list = list(words, &numbers)],
    )
}

/// A set of cards as words: "red or blue 1 or 2; green 3". Suits with the same ranks are joined.
pub fn cards(words: &Words, rules: &Rules, cards: CardSet) -> String {
    let mut groups: Vec<(Vec<String>, Vec<Rank>)> = Vec::new();
    for (suit, ranks) in by_suit(rules, cards) {
        let name = suit_name(words, &rules.suit_info(suit).name);
        match groups.iter_mut().find(|(_, known)| *known == ranks) {
            Some((names, _)) => names.push(name),
            None => groups.push((vec![name], ranks)),
        }
    }
    let said = groups.iter().map(|(names, ranks)| {
        let ranks: Vec<String> = ranks.iter().map(|it| rank_name(words, *it)).collect();
        let args = args![suit = either(words, names), ranks = either(words, &ranks)];
        words.say("card-group", args)
    });
    said.reduce(|first, rest| words.say("card-groups", args![first = first, rest = rest]))
        .unwrap_or_default()
}

/// A set of cards as letters: "WR12 B3-5". Suits with the same ranks are joined.
pub fn card_letters(words: &Words, rules: &Rules, cards: CardSet) -> String {
    let letters = Letters::new(words, rules);
    let mut groups: Vec<(String, Vec<Rank>)> = Vec::new();
    for (suit, ranks) in by_suit(rules, cards) {
        let letter = capital(&letters, rules, suit);
        match groups.iter_mut().find(|(_, known)| *known == ranks) {
            Some((letters, _)) => letters.push(letter),
            None => groups.push((letter.to_string(), ranks)),
        }
    }
    let groups: Vec<String> = groups
        .iter()
        .map(|(letters, ranks)| format!("{letters}{}", rank_range(ranks)))
        .collect();
    groups.join(" ")
}

/// "125", or "1-4" for three or more ranks in a row; START follows as "S".
fn rank_range(ranks: &[Rank]) -> String {
    match ranks {
        [numbers @ .., Rank::START] => format!("{}{}", rank_range(numbers), Rank::START.sign()),
        [first, .., last] if ranks.len() > 2 && last.index() - first.index() + 1 == ranks.len() => {
            format!("{first}-{last}")
        }
        ranks => ranks.iter().map(ToString::to_string).collect(),
    }
}

fn by_suit(rules: &Rules, cards: CardSet) -> impl Iterator<Item = (Suit, Vec<Rank>)> {
    let suits = (0..rules.suits().len()).filter_map(Suit::new);
    suits.filter_map(move |suit| {
        let ranks: Vec<Rank> = (cards & CardSet::of_suit(suit))
            .iter()
            .map(Card::rank)
            .collect();
        (!ranks.is_empty()).then_some((suit, ranks))
    })
}

/// The letter of a suit in the language, as on a card.
pub fn letter(words: &Words, rules: &Rules, suit: Suit) -> char {
    capital(&Letters::new(words, rules), rules, suit)
}

fn capital(letters: &Letters, rules: &Rules, suit: Suit) -> char {
    let shown = letters.shown(rules.suit_info(suit).letter);
    shown.to_ascii_uppercase()
}

/// A card as letters: "R3".
pub fn short_card(words: &Words, rules: &Rules, card: Card) -> String {
    format!(
        "{}{}",
        letter(words, rules, card.suit()),
        card.rank().sign()
    )
}

/// The known part of a card: "R3", "R?", "?3", "??".
pub fn face(words: &Words, rules: &Rules, possible: CardSet) -> String {
    let Some(first) = possible.nth(0) else {
        return "??".to_owned();
    };
    let same_suit = (possible & !CardSet::of_suit(first.suit())).is_empty();
    let same_rank = (possible & !CardSet::of_rank(first.rank())).is_empty();
    let suit = if same_suit {
        letter(words, rules, first.suit())
    } else {
        '?'
    };
    let rank = if same_rank { first.rank().sign() } else { '?' };
    format!("{suit}{rank}")
}

/// The clues that touched a card, in the letters of the language: "r3".
pub fn mark_letters(words: &Words, rules: &Rules, marks: Marks) -> String {
    let letters = Letters::new(words, rules);
    marks_with(|letter| letters.shown(letter), rules, marks)
}

/// The same in the letters of the rules, for files and programs.
pub fn mark_notation(rules: &Rules, marks: Marks) -> String {
    marks_with(|letter| letter, rules, marks)
}

fn marks_with(letter: impl Fn(char) -> char, rules: &Rules, marks: Marks) -> String {
    marks
        .yes
        .iter()
        .map(|clue| match clue {
            Clue::Color(color) => letter(rules.color_info(color).letter).to_string(),
            Clue::Rank(rank) => rank.to_string(),
            Clue::Untold(untold) => untold.sign().to_string(),
        })
        .collect()
}

/// The clues that touched a card, as words: "red and 3".
pub fn mark_words(words: &Words, rules: &Rules, marks: Marks) -> String {
    let clues: Vec<String> = marks
        .yes
        .iter()
        .map(|given| match given {
            Clue::Rank(rank) if !odds_evens(rules) => rank.to_string(),
            Clue::Color(_) | Clue::Rank(_) | Clue::Untold(_) => clue(words, rules, given),
        })
        .collect();
    list(words, &clues)
}

/// Whether a card is playable, critical or trash, as text; empty for any other card.
pub fn standing(words: &Words, board: Board<'_>, card: Card) -> String {
    if board.is_trash(card) {
        words.text("card-trash")
    } else if board.is_critical(card) && board.is_playable(card) {
        words.text("card-playable-critical")
    } else if board.is_playable(card) {
        words.text("card-playable")
    } else if board.is_critical(card) {
        words.text("card-critical")
    } else {
        String::new()
    }
}
