//! From the text of a puzzle to its position and back.

use std::sync::Arc;

use kagiya_rules::notation::{clue_text, parse_card, parse_clue};
use kagiya_rules::{Card, CardSet, Game, Marks, Options, Rules, Seat, Seed, Setup, View};

use crate::puzzle::{InvalidPuzzle, Kind, Puzzle};

/// The edition of all puzzles.
const EDITION: &str = "original";

/// A game in the position of the puzzle.
///
/// Hidden cards are any cards that agree with the view. They follow from what is visible alone.
///
/// # Errors
/// [`InvalidPuzzle`] if the position is invalid.
pub fn game_of(puzzle: &Puzzle) -> Result<Game, InvalidPuzzle> {
    let players = u8::try_from(puzzle.hands.len()).unwrap_or(u8::MAX);
    let options = Options::preset(EDITION, players).map_err(|error| puzzle.bad("hands", &error))?;
    let rules = Arc::new(Rules::new(&options).map_err(|error| puzzle.bad("hands", &error))?);
    let (mut hands, mut marks) = (Vec::new(), Vec::new());
    for hand in &puzzle.hands {
        let cards = hand
            .split_whitespace()
            .map(|text| held(puzzle, text, &rules));
        let cards = cards.collect::<Result<Vec<_>, _>>()?;
        let (cards, said): (Vec<Option<Card>>, Vec<Marks>) = cards.into_iter().unzip();
        hands.push(cards);
        marks.push(said);
    }
    let list = |part, text: &str| {
        let texts = text.split_whitespace();
        texts
            .map(|text| parse_card(text, &rules).map_err(|error| puzzle.bad(part, &error)))
            .collect::<Result<Vec<_>, _>>()
    };
    let discard = list("discarded", &puzzle.discarded)?;
    let tops = list("fireworks", &puzzle.fireworks)?;
    let deck = list("deck", puzzle.deck.as_deref().unwrap_or(""))?;
    let mut hidden: Vec<Card> = rules
        .cards()
        .iter()
        .flat_map(|card| core::iter::repeat_n(card, usize::from(rules.copies(card))))
        .collect();
    let placed = tops.iter().flat_map(|top| {
        (0..=rules.height_of(*top)).filter_map(|height| rules.next_card(top.suit(), height))
    });
    let visible = hands.iter().flatten().flatten().copied();
    for card in visible
        .chain(discard.iter().copied())
        .chain(deck.iter().copied())
        .chain(placed)
    {
        let place = hidden.iter().position(|other| *other == card);
        let place = place.ok_or_else(|| {
            puzzle.bad(
                "cards",
                &format!("too many copies of {}", rules.card_text(card)),
            )
        })?;
        hidden.swap_remove(place);
    }
    hidden.sort_unstable_by_key(|card| card.index());
    let filled = fill(puzzle, &rules, &hands, &marks, &mut hidden)?;
    let deck = if puzzle.deck.is_some() { deck } else { hidden };
    if deck.len() != puzzle.deck_size {
        return Err(puzzle.bad("deck_size", &format!("{} cards remain", deck.len())));
    }
    let setup = Setup {
        hands: filled,
        marks,
        to_act: first_seat(),
        clue_tokens: puzzle.tokens,
        strikes: puzzle.strikes,
        heights: tops
            .iter()
            .map(|top| (top.suit(), top.rank().number()))
            .collect(),
        discard,
        deck,
        turns_left: puzzle.turns_left,
        tiles: None,
        seed: Seed::from_number(0),
    };
    Game::from_setup(&rules, &setup).map_err(|error| puzzle.bad("position", &error))
}

/// The seat of the solver.
pub(crate) const fn first_seat() -> Seat {
    Seat::new(0).expect("every game has a first seat")
}

/// Puts hidden cards into the hands where none is given.
fn fill(
    puzzle: &Puzzle,
    rules: &Rules,
    hands: &[Vec<Option<Card>>],
    marks: &[Vec<Marks>],
    hidden: &mut Vec<Card>,
) -> Result<Vec<Vec<Card>>, InvalidPuzzle> {
    let places = hands.iter().flatten().zip(marks.iter().flatten());
    let sets: Vec<CardSet> = places
        .filter(|(card, _)| card.is_none())
        .map(|(_, marks)| rules.possible(*marks))
        .collect();
    let mut chosen = Vec::new();
    if !assign(&sets, hidden, &mut chosen) {
        return Err(puzzle.bad("hands", &"no deal agrees with the clues"));
    }
    let mut next = chosen.into_iter();
    Ok(hands
        .iter()
        .map(|hand| {
            let cards = hand.iter().map(|card| card.or_else(|| next.next()));
            cards.flatten().collect()
        })
        .collect())
}

/// Chooses a card of `left` from each set, and removes it. Returns whether that is possible.
pub(crate) fn assign(sets: &[CardSet], left: &mut Vec<Card>, chosen: &mut Vec<Card>) -> bool {
    let Some((set, others)) = sets.split_first() else {
        return true;
    };
    let mut tried = CardSet::EMPTY;
    for place in 0..left.len() {
        let card = left[place];
        if !set.contains(card) || tried.contains(card) {
            continue;
        }
        tried.insert(card);
        left.remove(place);
        chosen.push(card);
        if assign(others, left, chosen) {
            return true;
        }
        chosen.pop();
        left.insert(place, card);
    }
    false
}

/// A card in a hand, or `None` for a hidden one, with its clues.
fn held(
    puzzle: &Puzzle,
    text: &str,
    rules: &Rules,
) -> Result<(Option<Card>, Marks), InvalidPuzzle> {
    let (rest, no) = text.split_once('!').unwrap_or((text, ""));
    let (card, yes) = rest.split_once(':').unwrap_or((rest, ""));
    let mut marks = Marks::NONE;
    for (set, clues) in [(&mut marks.yes, yes), (&mut marks.no, no)] {
        for clue in clues.chars() {
            let clue = parse_clue(clue.encode_utf8(&mut [0; 4]), rules);
            set.insert(clue.map_err(|error| puzzle.bad("hands", &error))?);
        }
    }
    if card == "?" {
        return Ok((None, marks));
    }
    let card = parse_card(card, rules).map_err(|error| puzzle.bad("hands", &error))?;
    Ok((Some(card), marks))
}

fn held_text(card: Option<Card>, marks: Marks, rules: &Rules) -> String {
    let mut text = card.map_or_else(|| "?".to_owned(), |card| rules.card_text(card));
    for (mark, clues) in [(':', marks.yes), ('!', marks.no)] {
        if !clues.is_empty() {
            text.push(mark);
            text.extend(clues.iter().map(|clue| clue_text(clue, rules)));
        }
    }
    text
}

fn cards_text(cards: impl IntoIterator<Item = Card>, rules: &Rules) -> String {
    let texts: Vec<String> = cards
        .into_iter()
        .map(|card| rules.card_text(card))
        .collect();
    texts.join(" ")
}

/// A puzzle without a target, from the view of the player to act.
pub(crate) fn puzzle_of(view: &View, kind: Kind) -> Puzzle {
    let rules = view.rules();
    let table = view.table();
    let me = table.to_act();
    let seats = core::iter::once(me).chain(rules.offsets().map(|to| me.after(to, rules.players())));
    let hands = seats.map(|seat| {
        let cards = view.cards(seat);
        let marks = table.marks(seat).iter().enumerate();
        let texts: Vec<String> = marks
            .map(|(slot, marks)| held_text(cards.map(|cards| cards[slot]), *marks, rules))
            .collect();
        texts.join(" ")
    });
    let tops = rules.fireworks().filter_map(|suit| {
        let height = table.height(suit).checked_sub(1)?;
        rules.next_card(suit, height)
    });
    Puzzle {
        number: 0,
        kind,
        hands: hands.collect(),
        fireworks: cards_text(tops, rules),
        discarded: cards_text(table.discard_pile().iter().map(|it| it.card), rules),
        tokens: table.clue_tokens(),
        strikes: table.strikes(),
        deck_size: table.deck_size(),
        deck: None,
        turns_left: table.turns_left(),
        target: None,
        slot: None,
    }
}

/// A puzzle that shows all cards, from the game before an action.
pub(crate) fn open_puzzle_of(game: &Game) -> Puzzle {
    let view = game.view(kagiya_rules::Audience::Spectator);
    Puzzle {
        deck: Some(cards_text(game.deck().iter().copied(), game.rules())),
        ..puzzle_of(&view, Kind::OpenDeck)
    }
}
