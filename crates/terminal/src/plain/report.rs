//! The table as sentences.

use kagiya_i18n::args;
use kagiya_rules::{Action, Card, CardSet, Choice, Goal, Suit, View};

use crate::narration::Narrator;
use crate::phrases;
use crate::table::model::deck_card;

/// Tokens, strikes, deck, points.
pub(crate) fn counters(narrator: &Narrator<'_>, view: &View) -> String {
    let (table, rules, board) = (view.table(), narrator.rules, view.board());
    let shown = board.shows_fireworks();
    let mut counters = args![
        tokens = table.clue_tokens(),
        most = rules.max_strikes(),
        deck = table.deck_size()
    ];
    if shown {
        counters.set("strikes", table.strikes());
    } else {
        counters.set("strikes", "?");
    }
    let mut said = vec![narrator.words.say("plain-counters", counters)];
    if table.half_token() {
        said.push(narrator.words.text("plain-half-token"));
    }
    // A finished game has a result instead of a next turn.
    if table.outcome().is_some() {
        return narrator.words.sentences(&said);
    }
    if rules.options().goal == Goal::Score && shown {
        let (points, best) = (board.points(), rules.max_score());
        let points = args![
            points = points,
            most = board.reachable_points(),
            best = best
        ];
        let text = narrator.words.say("web-score", points);
        said.push(narrator.words.say("sentence", args![text = text]));
    }
    if let Some(turns) = table.turns_left() {
        let turns = args![turns = turns];
        said.push(narrator.words.say("plain-final-round", turns));
    }
    narrator.words.sentences(&said)
}

/// Where plays are hidden: how many cards were played face down.
fn hole(narrator: &Narrator<'_>, view: &View) -> Vec<String> {
    if view.board().shows_fireworks() {
        return Vec::new();
    }
    let count = args![count = view.thrown().len()];
    let count = narrator.words.say("hole-count", count);
    vec![count, narrator.words.text("hole-about")]
}

/// Everything visible: fireworks, tiles, the others' hands, the person's own, counters.
pub fn table(narrator: &Narrator<'_>, view: &View) -> Vec<String> {
    let (rules, board, words) = (narrator.rules, view.board(), narrator.words);
    let mut lines = hole(narrator, view);
    let fireworks = rules.fireworks().filter(|_| board.shows_fireworks());
    let fireworks: Vec<String> = fireworks
        .map(|suit| {
            let name = phrases::suit(words, rules, suit);
            let height = board.table.height(suit);
            let text = match board.top_rank(suit) {
                _ if height == rules.rank_count() => {
                    words.say("plain-firework-complete", args![suit = name])
                }
                Some(rank) => {
                    let args = args![suit = name, rank = phrases::rank_name(words, rank)];
                    words.say("plain-firework", args)
                }
                None => words.say("plain-firework-empty", args![suit = name]),
            };
            if board.is_dead(suit) {
                words.sentences(&[text, words.text("plain-firework-dead")])
            } else {
                text
            }
        })
        .collect();
    lines.extend(fireworks);
    if rules.options().flamboyants {
        let tiles: Vec<String> = view
            .table()
            .tiles()
            .iter()
            .map(|tile| words.text(&format!("tile-{}", tile.number())))
            .collect();
        let count = tiles.len();
        let tiles = phrases::list(words, &tiles);
        lines.push(words.say("plain-tiles", args![count = count, tiles = tiles]));
    }
    lines.extend(others(narrator, view));
    lines.extend(hand(narrator, view));
    lines.push(counters(narrator, view));
    lines
}

/// The visible hands, and what their holders know from clues.
pub fn others(narrator: &Narrator<'_>, view: &View) -> Vec<String> {
    let (rules, words) = (narrator.rules, narrator.words);
    rules
        .seats()
        .filter(|seat| Some(*seat) != narrator.me)
        .filter_map(|seat| {
            let marks = view.table().marks(seat);
            let cards: Vec<String> = view
                .cards(seat)?
                .iter()
                .zip(marks)
                .map(|(card, marks)| {
                    let name = phrases::card(words, rules, *card);
                    if marks.is_clued() {
                        let clues = phrases::mark_words(words, rules, *marks);
                        words.say("plain-card-clued", args![card = name, clues = clues])
                    } else {
                        name
                    }
                })
                .collect();
            let name = narrator.name(seat).to_owned();
            if cards.is_empty() {
                return Some(words.say("plain-no-cards", args![name = name]));
            }
            let cards = words.row(&cards);
            Some(words.say("plain-holds", args![name = name, cards = cards]))
        })
        .collect()
}

/// The person's hand: the clues on each card, and what it can be.
pub(crate) fn hand(narrator: &Narrator<'_>, view: &View) -> Vec<String> {
    let (rules, words) = (narrator.rules, narrator.words);
    let Some(me) = narrator.me else {
        return Vec::new();
    };
    let marks = view.table().marks(me);
    if marks.is_empty() {
        return vec![words.text("plain-hand-empty")];
    }
    let hand = view.table().hand(me);
    // Cards are numbered in drawing order, but the person may have reordered them.
    let oldest = (0..).zip(hand).min_by_key(|(_, id)| **id);
    let mut lines = vec![match oldest {
        Some((place, _)) if !hand.is_sorted() => {
            let args = args![oldest = place + 1];
            words.say("plain-hand-moved", args)
        }
        _ => words.say("plain-hand", args![count = hand.len()]),
    }];
    for (slot, marks) in marks.iter().enumerate() {
        let slot = slot + 1;
        let cards = rules.possible(*marks).iter();
        let possible: CardSet = cards.filter(|card| view.unseen(*card) > 0).collect();
        let left = possible.len();
        let can_be = phrases::cards(words, rules, possible);
        lines.push(if marks.is_clued() {
            let clues = phrases::mark_words(words, rules, *marks);
            let args = args![slot = slot, clues = clues, left = left, cards = can_be];
            words.say("plain-own-clued", args)
        } else if marks.no.is_empty() {
            words.say("plain-own-unknown", args![slot = slot])
        } else {
            let args = args![slot = slot, left = left, cards = can_be];
            words.say("plain-own-unclued", args)
        });
    }
    lines
}

/// The discard pile, suit by suit.
pub fn discards(narrator: &Narrator<'_>, view: &View) -> Vec<String> {
    let (rules, words, board) = (narrator.rules, narrator.words, view.board());
    let suits = (0..rules.suits().len()).filter_map(Suit::new);
    let mut lines: Vec<String> = suits
        .filter_map(|suit| {
            let mut ranks = Vec::new();
            for rank in rules.ranks() {
                let card = Card::new(suit, rank);
                let gone = usize::from(board.table.discarded(card));
                ranks.extend(core::iter::repeat_n(phrases::rank_name(words, rank), gone));
            }
            if ranks.is_empty() {
                return None;
            }
            let name = phrases::suit(words, rules, suit);
            let ranks = phrases::list(words, &ranks);
            Some(words.say("plain-discards", args![suit = name, ranks = ranks]))
        })
        .collect();
    if lines.is_empty() {
        lines.push(words.text("plain-discards-empty"));
    }
    let critical = rules.cards().iter();
    let critical: Vec<String> = critical
        .filter(|card| board.is_critical(*card) && board.table.discarded(*card) > 0)
        .map(|card| phrases::card(words, rules, card))
        .collect();
    if !critical.is_empty() {
        let cards = phrases::list(words, &critical);
        lines.push(words.say("plain-critical", args![cards = cards]));
    }
    lines
}

/// The possible answers to a question of the game, and how to give them.
pub(crate) fn answers(narrator: &Narrator<'_>, view: &View) -> Vec<String> {
    let (rules, words) = (narrator.rules, narrator.words);
    let (mut back, mut put, mut fireworks) = (Vec::new(), Vec::new(), Vec::new());
    let (mut clue, mut decline) = (false, false);
    for action in view.legal_actions().iter() {
        match action {
            Action::Choose(Choice::Clue { .. }) => clue = true,
            Action::Choose(Choice::ShuffleBack(card)) => {
                back.push(phrases::card(words, rules, card));
            }
            Action::Choose(Choice::PutIntoPlay(card)) => {
                put.push(phrases::card(words, rules, card));
            }
            Action::Choose(Choice::Decline) => decline = true,
            Action::Choose(Choice::Firework(suit)) => {
                fireworks.push(phrases::suit(words, rules, suit));
            }
            Action::Play { .. } | Action::Discard(_) | Action::Clue { .. } => {}
        }
    }
    let mut lines = Vec::new();
    if deck_card(view).is_some() {
        lines.push(words.text("plain-ask-deck"));
    }
    if clue {
        lines.push(words.text("plain-ask-clue"));
    }
    for (id, items) in [
        ("plain-ask-back", back),
        ("plain-ask-put", put),
        ("plain-ask-firework", fireworks),
    ] {
        if !items.is_empty() {
            let items = phrases::either(words, &items);
            lines.push(words.say(id, args![items = items]));
        }
    }
    if decline {
        lines.push(words.text("plain-ask-decline"));
    }
    lines
}
