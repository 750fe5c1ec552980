//! The reward for completing a firework: a clue token or a bonus tile.

use kagiya_rules::{BlackCompletion, Direction, Rules, Source, Tile, Tile5EmptyDeck};

use crate::paragraph::{Paragraph, RulebookValue};
use crate::sources::{ALL, LEAFLETS, of_black, of_five_ranks};
use crate::suits::{built, names, order};

pub(crate) fn completion(rules: &Rules) -> Vec<Paragraph> {
    let (up, down) = (built(rules, Direction::Up), built(rules, Direction::Down));
    let tiles = !rules.tiles().is_empty();
    if rules.max_clue_tokens() == 0 && !tiles {
        return vec![Paragraph::new("rulebook-bonus-nothing").ruled(&[8])];
    }
    if !rules.rewards_completion() {
        return vec![Paragraph::new("rulebook-bonus-hidden")];
    }
    let last = |direction| order(rules, direction).last().copied().unwrap_or(1);
    let mut paragraphs = Vec::new();
    if !up.is_empty() && tiles {
        let tile = Paragraph::new("rulebook-bonus-tile")
            .number("last", last(Direction::Up))
            .from(of_five_ranks(rules, &[Source::GrandsFeux]));
        paragraphs.push(tile.ruled(&[43]));
    } else if !up.is_empty() {
        let token = if rules.has_orders() {
            Paragraph::new("rulebook-bonus-token-any")
        } else {
            Paragraph::new("rulebook-bonus-token").number("last", last(Direction::Up))
        };
        let free = &[Source::Original, Source::RulesSite, Source::GrandsFeux];
        paragraphs.extend([
            token.from(of_five_ranks(rules, ALL)),
            Paragraph::new("rulebook-bonus-free").from(free),
            Paragraph::new("rulebook-bonus-lost")
                .from(LEAFLETS)
                .ruled(&[8]),
        ]);
    }
    if !down.is_empty() {
        let (id, sources): (_, &[Source]) = match rules.options().black_completion {
            BlackCompletion::Tile => ("rulebook-bonus-down-tile", &[Source::House]),
            BlackCompletion::Token if rules.max_clue_tokens() == 0 => {
                ("rulebook-bonus-down-nothing", &[Source::House])
            }
            BlackCompletion::Token => ("rulebook-bonus-down-token", of_black(rules)),
        };
        let earned = Paragraph::new(id)
            .with("suits", names(rules, &down))
            .number("last", last(Direction::Down))
            .from(sources);
        paragraphs.push(if tiles { earned.ruled(&[16]) } else { earned });
    }
    if tiles {
        let fireworks = rules.fireworks().count();
        let ends = Paragraph::new("rulebook-bonus-last").number("fireworks", fireworks);
        paragraphs.push(ends.ruled(&[19]));
    }
    paragraphs
}

/// The section about bonus tiles; empty if the game has none.
pub(crate) fn tiles(rules: &Rules) -> Vec<Paragraph> {
    if rules.tiles().is_empty() {
        return Vec::new();
    }
    let down = built(rules, Direction::Down);
    let mut paragraphs = vec![
        Paragraph::new("rulebook-tile-how")
            .from(&[Source::GrandsFeux])
            .ruled(&[44]),
    ];
    for tile in rules.tiles().iter() {
        paragraphs.extend(effect(rules, tile));
    }
    if !down.is_empty() {
        let first = order(rules, Direction::Down).first().copied().unwrap_or(1);
        let first = Paragraph::new("rulebook-tile-begins-down")
            .with("suits", names(rules, &down))
            .number("first", first);
        paragraphs.push(first.ruled(&[46]));
    }
    // The last firework wins immediately and reveals no tile.
    let fireworks = rules.fireworks().count();
    let opening = match rules.options().black_completion {
        BlackCompletion::Tile => fireworks,
        BlackCompletion::Token => fireworks - down.len(),
    };
    let revealed = if opening == fireworks {
        opening.saturating_sub(1)
    } else {
        opening
    };
    if revealed > Tile::ALL.len() && rules.max_clue_tokens() > 0 {
        paragraphs.push(Paragraph::new("rulebook-tile-none-left").ruled(&[18]));
    }
    paragraphs
}

fn effect(rules: &Rules, tile: Tile) -> Vec<Paragraph> {
    let no_tokens = rules.max_clue_tokens() == 0;
    let (id, rulings): (_, &[u8]) = match tile {
        Tile::Token if no_tokens => ("rulebook-tile-token-idle", &[8]),
        Tile::StrikeBack if no_tokens => ("rulebook-tile-strike-only", &[8]),
        Tile::Token => ("rulebook-tile-token", &[8]),
        Tile::StrikeBack => ("rulebook-tile-strike", &[8]),
        Tile::ColorClue => ("rulebook-tile-color", &[20]),
        Tile::RankClue => ("rulebook-tile-rank", &[20]),
        Tile::ShuffleBack => ("rulebook-tile-shuffle", &[22]),
        Tile::PutIntoPlay => ("rulebook-tile-play", &[23]),
    };
    let number = tile.number();
    let said = Paragraph::new(id)
        .number("tile", number)
        .with("name", RulebookValue::Text(format!("tile-{number}")))
        .from(&[Source::GrandsFeux])
        .ruled(rulings);
    let mut paragraphs = vec![said];
    if tile == Tile::ShuffleBack {
        let instead = match rules.options().tile5_empty_deck {
            Tile5EmptyDeck::PlayInstead => {
                Paragraph::new("rulebook-tile-shuffle-instead").from(&[Source::GrandsFeux])
            }
            Tile5EmptyDeck::Either => {
                Paragraph::new("rulebook-tile-shuffle-either").from(&[Source::House])
            }
        };
        let instead = instead
            .number("tile", number)
            .number("other", Tile::PutIntoPlay.number());
        paragraphs.push(instead.ruled(&[21]));
    }
    paragraphs
}
