//! The game that a scenario begins with, and what its letters mean there.

use std::sync::Arc;

use crate::scenario::format::{Content, Rest};
use kagiya_rules::Game;
use kagiya_rules::Options;
use kagiya_rules::Rules;
use kagiya_rules::Seat;
use kagiya_rules::Seed;
use kagiya_rules::Setup;
use kagiya_rules::Tile;
use kagiya_rules::{CARD_INDICES, Card, Rank};
use kagiya_rules::{Suit, SuitScore};

pub(super) fn build(content: &Content) -> Result<Game, String> {
    let setting = &content.setup;
    let players = u8::try_from(setting.hands.len()).unwrap_or(u8::MAX);
    let mut options =
        Options::preset(&content.preset, players).map_err(|error| format!("preset: {error}"))?;
    for (name, value) in &content.options {
        options = options
            .with_json(name, value.clone())
            .map_err(|error| error.to_string())?;
    }
    let rules = Rules::new(&options).map_err(|error| format!("options: {error}"))?;
    let rules = Arc::new(rules);

    let hands = setting
        .hands
        .iter()
        .map(|hand| cards(&rules, "setup.hands", hand))
        .collect::<Result<Vec<_>, _>>()?;
    let mut discard = cards(&rules, "setup.discard", &setting.discard)?;
    let mut deck = cards(&rules, "setup.deck", &setting.deck)?;
    let mut heights = Vec::new();
    for (letter, top) in &setting.fireworks {
        let suit = suit(&rules, letter).map_err(|error| format!("setup.fireworks: {error}"))?;
        if *top > 0 || rules.suit_info(suit).score != SuitScore::Joker {
            heights.push((suit, height(&rules, suit, *top)?));
        }
    }
    let listed = hands.iter().flatten().chain(&discard).chain(&deck).copied();
    let rest = unlisted(&rules, &heights, listed);
    match setting.rest {
        Rest::Nowhere => {}
        Rest::Deck => deck.extend(rest),
        Rest::Discard => discard.extend(rest),
    }
    let tiles = setting
        .tiles
        .as_ref()
        .map(|numbers| {
            numbers
                .iter()
                .map(|number| {
                    Tile::from_number(*number).ok_or_else(|| {
                        format!("setup.tiles: there is no tile {number}, only 1 to 6")
                    })
                })
                .collect::<Result<Vec<_>, _>>()
        })
        .transpose()?;
    let to_act = Seat::new(setting.to_act)
        .ok_or_else(|| format!("setup.to_act: there is no seat {}", setting.to_act))?;
    let setup = Setup {
        hands,
        to_act,
        clue_tokens: setting.clue_tokens.unwrap_or(rules.max_clue_tokens()),
        strikes: setting.strikes,
        heights,
        discard,
        deck,
        turns_left: setting.turns_left,
        tiles,
        seed: Seed::from_phrase("scenario"),
    };
    Game::from_setup(&rules, &setup).map_err(|error| format!("setup: {error}"))
}

/// The suit with this letter, upper or lower case.
pub(super) fn suit(rules: &Rules, letter: &str) -> Result<Suit, String> {
    let mut letters = letter.chars();
    match (letters.next(), letters.next()) {
        (Some(only), None) => rules.suit_by_letter(only),
        _ => None,
    }
    .ok_or_else(|| {
        let letters: Vec<String> = rules
            .suits()
            .iter()
            .map(|suit| suit.letter.to_string())
            .collect();
        format!(
            "`{letter}` is no suit of this game, which has {}",
            letters.join(" ")
        )
    })
}

/// The card with this suit letter and rank.
pub(super) fn card(rules: &Rules, text: &str) -> Result<Card, String> {
    let mut chars = text.chars();
    let wrong = || format!("`{text}` is no card; a card is a suit letter and a rank, as in r3");
    let (Some(letter), Some(rank), None) = (chars.next(), chars.next(), chars.next()) else {
        return Err(wrong());
    };
    let suit = suit(rules, letter.encode_utf8(&mut [0; 4]))?;
    let rank = rank.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
    let rank = rank.and_then(Rank::new).ok_or_else(wrong)?;
    let card = Card::new(suit, rank);
    if rules.cards().contains(card) {
        Ok(card)
    } else {
        Err(format!(
            "`{text}`: this game has only the ranks 1 to {}",
            rules.rank_count()
        ))
    }
}

pub(super) fn cards(rules: &Rules, path: &str, texts: &[String]) -> Result<Vec<Card>, String> {
    texts
        .iter()
        .map(|text| card(rules, text).map_err(|error| format!("{path}: {error}")))
        .collect()
}

/// How many cards lie on the firework of `suit` when `top` lies on it (0: nothing).
fn height(rules: &Rules, suit: Suit, top: u8) -> Result<u8, String> {
    if top == 0 {
        return Ok(0);
    }
    Rank::new(top)
        .filter(|rank| usize::from(rank.number()) <= rules.rank_count())
        .and_then(|rank| u8::try_from(rules.height_of(Card::new(suit, rank)) + 1).ok())
        .ok_or_else(|| {
            format!(
                "setup.fireworks: {} shows {top}; the ranks of this game are 1 to {}, and 0 \
                 stands for an empty firework",
                rules.suit_info(suit).letter,
                rules.rank_count()
            )
        })
}

/// The rank on top of the firework of `suit`, as a scenario counts it.
pub(super) fn top(rules: &Rules, suit: Suit, height: usize) -> u8 {
    rules.top_rank(suit, height).map_or(0, Rank::number)
}

/// The cards of the game that are neither listed nor on a firework, by suit and rank.
fn unlisted(
    rules: &Rules,
    heights: &[(Suit, u8)],
    listed: impl Iterator<Item = Card>,
) -> Vec<Card> {
    let mut used = [0_u8; CARD_INDICES];
    for card in listed {
        used[card.index()] = used[card.index()].saturating_add(1);
    }
    for (suit, height) in heights {
        let on_firework = (0..usize::from(*height)).filter_map(|h| rules.next_card(*suit, h));
        for card in on_firework {
            used[card.index()] = used[card.index()].saturating_add(1);
        }
    }
    rules
        .cards()
        .iter()
        .flat_map(|card| {
            let left = rules.copies(card).saturating_sub(used[card.index()]);
            core::iter::repeat_n(card, usize::from(left))
        })
        .collect()
}
