//! From the text of a puzzle to its position and back.

use std::sync::Arc;

use kagiya_rules::notation::{clue_text, parse_card, parse_clue, parse_seat, read_action};
use kagiya_rules::{Card, CardSet, Game, Marks, Options, Rules, Seat, Seed, Setup, View};

use crate::puzzle::{InvalidPuzzle, Kind, Puzzle, Step};

/// The edition of all puzzles.
const EDITION: &str = "original";

/// A game in the position of the puzzle, in which it is the solver's turn.
///
/// Hidden cards are any cards that agree with the view. They follow from what is visible alone.
///
/// # Errors
/// [`InvalidPuzzle`] if the position is invalid.
pub fn game_of(puzzle: &Puzzle) -> Result<Game, InvalidPuzzle> {
    let mut game = start_of(puzzle)?;
    for step in puzzle.convention.iter().flat_map(|it| &it.before) {
        done(puzzle, step, &mut game)?;
    }
    Ok(game)
}

/// Applies a step that the partners have done.
fn done(puzzle: &Puzzle, step: &Step, game: &mut Game) -> Result<(), InvalidPuzzle> {
    let action = read_action(&step.action, &game.board());
    let action = action.map_err(|error| puzzle.bad("before", &error))?;
    let applied = game.apply(action);
    applied
        .map(|_| ())
        .map_err(|error| puzzle.bad("before", &error))
}

/// The game before what the partners have done.
///
/// # Errors
/// [`InvalidPuzzle`] if the position is invalid.
pub(crate) fn start_of(puzzle: &Puzzle) -> Result<Game, InvalidPuzzle> {
    let parts = Parts::read(puzzle)?;
    let (mut hidden, mut chosen) = (parts.hidden.clone(), Vec::new());
    if !assign(&parts.sets, &mut hidden, &mut chosen) {
        return Err(puzzle.bad("hands", &"no deal agrees with the clues"));
    }
    let hidden = if puzzle.deck.is_some() {
        Vec::new()
    } else {
        hidden
    };
    parts.game(puzzle, &chosen, &hidden)
}

/// The position of a puzzle, with its visible cards.
pub(crate) struct Parts {
    rules: Arc<Rules>,
    /// The hands; `None` for a hidden card.
    hands: Vec<Vec<Option<Card>>>,
    marks: Vec<Vec<Marks>>,
    /// What the clues allow for each hidden card.
    sets: Vec<CardSet>,
    tops: Vec<Card>,
    discard: Vec<Card>,
    /// The known cards of the deck, top first.
    deck: Vec<Card>,
    /// All hidden cards.
    hidden: Vec<Card>,
}

impl Parts {
    /// Reads the position of a puzzle.
    ///
    /// # Errors
    /// [`InvalidPuzzle`] for cards that can't be read, or too many copies of one.
    pub(crate) fn read(puzzle: &Puzzle) -> Result<Self, InvalidPuzzle> {
        let players = u8::try_from(puzzle.hands.len()).unwrap_or(u8::MAX);
        let options =
            Options::preset(EDITION, players).map_err(|error| puzzle.bad("hands", &error))?;
        let rules = Arc::new(Rules::new(&options).map_err(|error| puzzle.bad("hands", &error))?);
        let read = |hand: &String| -> Result<Vec<_>, InvalidPuzzle> {
            let cards = hand.split_whitespace();
            cards.map(|text| held(puzzle, text, &rules)).collect()
        };
        let (mut hands, mut marks) = (Vec::new(), Vec::new());
        for hand in &puzzle.hands {
            let (cards, said): (Vec<Option<Card>>, Vec<Marks>) = read(hand)?.into_iter().unzip();
            hands.push(cards);
            marks.push(said);
        }
        // What the solver has been told since the position counts, too.
        let told: Vec<(Option<Card>, Marks)> = match &puzzle.convention {
            Some(convention) => read(&convention.hand)?,
            None => Vec::new(),
        };
        let mut known = marks.clone();
        for (marks, (_, told)) in known.iter_mut().flatten().zip(told) {
            *marks = told;
        }
        let places = hands.iter().flatten().zip(known.iter().flatten());
        let sets = places
            .filter(|(card, _)| card.is_none())
            .map(|(_, marks)| rules.possible(*marks))
            .collect();
        let list = |part, text: &str| {
            let texts = text.split_whitespace();
            texts
                .map(|text| parse_card(text, &rules).map_err(|error| puzzle.bad(part, &error)))
                .collect::<Result<Vec<_>, _>>()
        };
        let discard = list("discarded", &puzzle.discarded)?;
        let tops = list("fireworks", &puzzle.fireworks)?;
        let mut deck = list("deck", puzzle.deck.as_deref().unwrap_or(""))?;
        let drawn = puzzle.convention.as_ref().map_or("", |it| &it.drawn);
        deck.extend(list("drawn", drawn)?);
        let hidden = hidden(puzzle, &rules, &hands, [&discard, &tops, &deck])?;
        Ok(Self {
            rules,
            hands,
            marks,
            sets,
            tops,
            discard,
            deck,
            hidden,
        })
    }

    /// The game with these cards where they are hidden: in hands, and in the deck after the known
    /// ones.
    ///
    /// # Errors
    /// [`InvalidPuzzle`] if the position is invalid.
    pub(crate) fn game(
        &self,
        puzzle: &Puzzle,
        in_hands: &[Card],
        in_deck: &[Card],
    ) -> Result<Game, InvalidPuzzle> {
        let mut next = in_hands.iter().copied();
        let hands: Vec<Vec<Card>> = self
            .hands
            .iter()
            .map(|hand| {
                let cards = hand.iter().map(|card| card.or_else(|| next.next()));
                cards.flatten().collect()
            })
            .collect();
        let deck: Vec<Card> = self.deck.iter().chain(in_deck).copied().collect();
        if deck.len() != puzzle.deck_size {
            return Err(puzzle.bad("deck_size", &format!("{} cards remain", deck.len())));
        }
        let first = puzzle.convention.as_ref().and_then(|it| it.before.first());
        let to_act = match first {
            Some(step) => parse_seat(&step.seat.to_string(), &self.rules)
                .map_err(|error| puzzle.bad("before", &error))?,
            None => first_seat(),
        };
        let setup = Setup {
            hands,
            marks: self.marks.clone(),
            to_act,
            clue_tokens: puzzle.tokens,
            strikes: puzzle.strikes,
            heights: self
                .tops
                .iter()
                .map(|top| (top.suit(), top.rank().number()))
                .collect(),
            discard: self.discard.clone(),
            deck,
            turns_left: puzzle.turns_left,
            tiles: None,
            seed: Seed::from_number(0),
        };
        Game::from_setup(&self.rules, &setup).map_err(|error| puzzle.bad("position", &error))
    }
}

/// The cards that are hidden, sorted: all but those in hands and in `listed`, which are the discard pile,
/// the tops of the fireworks, and the known deck.
fn hidden(
    puzzle: &Puzzle,
    rules: &Rules,
    hands: &[Vec<Option<Card>>],
    listed: [&[Card]; 3],
) -> Result<Vec<Card>, InvalidPuzzle> {
    let mut hidden: Vec<Card> = rules
        .cards()
        .iter()
        .flat_map(|card| core::iter::repeat_n(card, usize::from(rules.copies(card))))
        .collect();
    let [discard, tops, deck] = listed;
    let placed = tops.iter().flat_map(|top| {
        (0..=rules.height_of(*top)).filter_map(|height| rules.next_card(top.suit(), height))
    });
    let visible = hands.iter().flatten().flatten();
    for card in visible.chain(discard).chain(deck).copied().chain(placed) {
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
    Ok(hidden)
}

/// The seat of the solver.
pub(crate) const fn first_seat() -> Seat {
    Seat::new(0).expect("every game has a first seat")
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

pub(crate) fn cards_text(cards: impl IntoIterator<Item = Card>, rules: &Rules) -> String {
    let texts: Vec<String> = cards
        .into_iter()
        .map(|card| rules.card_text(card))
        .collect();
    texts.join(" ")
}

/// A hand in the form of a puzzle.
pub(crate) fn hand_text(view: &View, seat: Seat) -> String {
    let cards = view.cards(seat);
    let marks = view.table().marks(seat).iter().enumerate();
    let texts: Vec<String> = marks
        .map(|(slot, marks)| held_text(cards.map(|cards| cards[slot]), *marks, view.rules()))
        .collect();
    texts.join(" ")
}

/// A puzzle without a target, from the view of the player to act.
pub(crate) fn puzzle_of(view: &View, kind: Kind) -> Puzzle {
    puzzle_of_seat(view, view.table().to_act(), kind)
}

/// A puzzle without a target, whose solver is `me`.
pub(crate) fn puzzle_of_seat(view: &View, me: Seat, kind: Kind) -> Puzzle {
    let rules = view.rules();
    let table = view.table();
    let seats = core::iter::once(me).chain(rules.offsets().map(|to| me.after(to, rules.players())));
    let hands = seats.map(|seat| hand_text(view, seat));
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
        convention: None,
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
