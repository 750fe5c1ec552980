//! The initial game of a scenario, and the meaning of its letters.

use std::sync::Arc;

use kagiya_rules::notation::{parse_card, parse_suit};
use kagiya_rules::{
    CARD_INDICES, Card, Game, Options, Rank, Rules, Seat, Seed, Setup, Suit, SuitScore, Tile,
};

use crate::scenario::format::{Content, Rest};
use crate::scenario::problem::Problem;

pub(super) fn build(content: &Content) -> Result<Game, Problem> {
    let setting = &content.setup;
    let players = u8::try_from(setting.hands.len()).unwrap_or(u8::MAX);
    let mut options = Options::preset(&content.preset, players).map_err(Problem::Preset)?;
    for (name, value) in &content.options {
        options = options
            .with_json(name, value.clone())
            .map_err(Problem::Option)?;
    }
    let rules = Rules::new(&options).map_err(Problem::Options)?;
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
        let suit = suit(&rules, "setup.fireworks", letter)?;
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
                .map(|number| Tile::from_number(*number).ok_or(Problem::Tile(*number)))
                .collect::<Result<Vec<_>, _>>()
        })
        .transpose()?;
    let to_act = Seat::new(setting.to_act).ok_or_else(|| Problem::Seat {
        path: "setup.to_act".to_owned(),
        seat: u64::from(setting.to_act),
    })?;
    let setup = Setup {
        hands,
        marks: Vec::new(),
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
    Game::from_setup(&rules, &setup).map_err(Problem::Setup)
}

/// The cards that are listed at `path`.
pub(super) fn cards(rules: &Rules, path: &str, texts: &[String]) -> Result<Vec<Card>, Problem> {
    texts.iter().map(|text| card(rules, path, text)).collect()
}

/// Parses the card at `path`.
pub(super) fn card(rules: &Rules, path: &str, text: &str) -> Result<Card, Problem> {
    parse_card(text, rules).map_err(|why| Problem::Notation {
        path: path.to_owned(),
        why,
    })
}

/// Parses the suit at `path`.
pub(super) fn suit(rules: &Rules, path: &str, text: &str) -> Result<Suit, Problem> {
    parse_suit(text, rules).map_err(|why| Problem::Notation {
        path: path.to_owned(),
        why,
    })
}

/// The number of cards on the firework of `suit` whose top card is `top` (0: none).
fn height(rules: &Rules, suit: Suit, top: u8) -> Result<u8, Problem> {
    if top == 0 {
        return Ok(0);
    }
    Rank::new(top)
        .filter(|rank| usize::from(rank.number()) <= rules.rank_count())
        .and_then(|rank| u8::try_from(rules.height_of(Card::new(suit, rank)) + 1).ok())
        .ok_or_else(|| Problem::Top {
            suit: rules.suit_info(suit).letter,
            top,
            highest: rules.rank_count(),
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
