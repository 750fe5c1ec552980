//! The goal of the game, the material, and the setup.

use std::collections::BTreeMap;

use kagiya_rules::{Criterion, Direction, FirstPlayer, Goal, Rules, Source, Suit};

use crate::paragraph::{Paragraph, RulebookValue};
use crate::sources::{ALL, LEAFLETS, of_black, of_five_ranks, of_most, of_suits};
use crate::suits::{built, card_count, copies, name, names, order, special, suits};

/// The documents with the story of pyrotechnicians, mixed-up powders and honor.
const STORY: &[Source] = &[Source::Original, Source::GrandsFeux];

pub(crate) fn goal(rules: &Rules) -> Vec<Paragraph> {
    let fireworks: Vec<_> = rules.fireworks().collect();
    let team = Paragraph::new("rulebook-goal-team")
        .number("fireworks", fireworks.len())
        .with("suits", names(rules, &fireworks))
        .from(STORY);
    let mut paragraphs = vec![team];
    if rules.rank_count() > 1 {
        paragraphs.extend(series(rules));
    }
    paragraphs.push(if rules.max_clue_tokens() > 0 {
        Paragraph::new("rulebook-goal-hidden").from(ALL)
    } else {
        Paragraph::new("rulebook-goal-hidden-no-tokens").from(&[Source::House])
    });
    paragraphs.push(match rules.options().goal {
        Goal::Score => Paragraph::new("rulebook-goal-points")
            .number("most", rules.max_score())
            .from(of_most(rules)),
        Goal::AllOrNothing => Paragraph::new("rulebook-goal-perfect").from(&[
            Source::Original,
            Source::Encyclopedia,
            Source::GrandsFeux,
            Source::Rr,
            Source::HanabLive,
        ]),
    });
    paragraphs
}

/// The order of the cards in a firework.
fn series(rules: &Rules) -> Vec<Paragraph> {
    let (up, down) = (built(rules, Direction::Up), built(rules, Direction::Down));
    let of = |id, direction| {
        let series = RulebookValue::Series(order(rules, direction));
        Paragraph::new(id).with("order", series)
    };
    if rules.has_orders() {
        let id = if rules.has_start() {
            "rulebook-goal-series-either"
        } else {
            "rulebook-goal-series-any"
        };
        let any = of(id, Direction::Up);
        return vec![any.from(&[Source::HanabLive])];
    }
    if down.is_empty() {
        let all = of("rulebook-goal-series", Direction::Up);
        return vec![all.from(of_five_ranks(rules, ALL))];
    }
    if up.is_empty() {
        return vec![of("rulebook-goal-series", Direction::Down)];
    }
    let extension = &[Source::Original, Source::RulesSite, Source::GrandsFeux];
    let upwards = of("rulebook-goal-series-up", Direction::Up).with("suits", names(rules, &up));
    let backwards =
        of("rulebook-goal-series-down", Direction::Down).with("suits", names(rules, &down));
    vec![
        upwards.from(of_suits(rules, &up, extension)),
        backwards.from(of_black(rules)),
    ]
}

pub(crate) fn material(rules: &Rules) -> Vec<Paragraph> {
    let cards = Paragraph::new("rulebook-material-cards").number("cards", rules.deck_size());
    let mut paragraphs = vec![cards];
    let base: Vec<_> = suits(rules).take(rules.options().colors.into()).collect();
    if let Some(first) = base.first() {
        let suits = Paragraph::new("rulebook-material-suits")
            .number("count", base.len())
            .with("suits", names(rules, &base))
            .number("cards", card_count(rules, *first))
            .with("ranks", RulebookValue::Series(copies(rules, *first)));
        paragraphs.push(suits.from(of_suits(rules, &base, ALL)));
        // With a single rank, all cards have the same number of copies.
        if rules.rank_count() > 1 {
            paragraphs.push(Paragraph::new("rulebook-material-copies").from(ALL));
        }
    }
    if rules.has_start() {
        paragraphs.push(Paragraph::new("rulebook-material-start").from(&[Source::HanabLive]));
    }
    let special: Vec<_> = special(rules).collect();
    if !special.is_empty() {
        let cards: usize = special.iter().map(|suit| card_count(rules, *suit)).sum();
        let special = Paragraph::new("rulebook-material-special")
            .number("cards", cards)
            .with("suits", names(rules, &special));
        paragraphs.push(special);
    }
    paragraphs.push(tokens(rules, "rulebook-material-tokens"));
    if rules.max_clue_tokens() > 0 {
        let most = Paragraph::new("rulebook-material-tokens-most");
        let sources = if rules.max_clue_tokens() == 8 {
            LEAFLETS
        } else {
            &[]
        };
        let most = most.from(sources);
        paragraphs.push(most.ruled(&[8, 39]));
    }
    paragraphs.push(strikes(rules, "rulebook-material-strikes"));
    if !rules.tiles().is_empty() {
        let tiles = Paragraph::new("rulebook-material-tiles").number("tiles", rules.tiles().len());
        paragraphs.push(tiles.from(&[Source::GrandsFeux]).ruled(&[17]));
    }
    paragraphs.push(Paragraph::new("rulebook-material-rest").from(&[Source::Original]));
    paragraphs
}

/// A paragraph about the number of clue tokens, with the documents that print this number.
fn tokens(rules: &Rules, id: &'static str) -> Paragraph {
    let tokens = rules.max_clue_tokens();
    let paragraph = Paragraph::new(id).number("tokens", tokens);
    match tokens {
        8 => paragraph.from(ALL),
        9 => paragraph.from(&[Source::AbacusBooklet]).ruled(&[39]),
        _ => paragraph.from(&[Source::House]).ruled(&[39]),
    }
}

/// A paragraph about the number of strikes, with the documents that print this number.
fn strikes(rules: &Rules, id: &'static str) -> Paragraph {
    let strikes = rules.max_strikes();
    let paragraph = Paragraph::new(id).number("strikes", strikes);
    match strikes {
        // The tiles of another edition go up to four.
        3 => paragraph
            .from(&[
                Source::Original,
                Source::Encyclopedia,
                Source::RulesSite,
                Source::Abacus,
                Source::GrandsFeux,
            ])
            .ruled(&[6]),
        1 | 2 => paragraph.from(&[Source::AbacusBooklet]),
        _ => paragraph.from(&[Source::House]),
    }
}

pub(crate) fn setup(rules: &Rules) -> Vec<Paragraph> {
    let mut paragraphs = vec![Paragraph::new("rulebook-setup-shuffle").from(ALL)];
    paragraphs.extend(hand_sizes(rules));
    let hand = rules.hand_size();
    let dealt = rules.players() * hand;
    let here = Paragraph::new("rulebook-setup-here")
        .number("players", rules.players())
        .number("hand", hand)
        .number("dealt", dealt)
        .number("left", rules.deck_size() - dealt);
    paragraphs.push(here);
    paragraphs.push(Paragraph::new("rulebook-setup-hold").from(ALL));
    paragraphs.push(Paragraph::new("rulebook-setup-honor").from(STORY));
    paragraphs.push(tokens(rules, "rulebook-setup-tokens"));
    paragraphs.push(strikes(rules, "rulebook-setup-strikes"));
    if !rules.tiles().is_empty() {
        let tiles = Paragraph::new("rulebook-setup-tiles").number("tiles", rules.tiles().len());
        paragraphs.push(tiles.from(&[Source::GrandsFeux]));
    }
    paragraphs
}

/// The table of hands: a paragraph for each hand size, with its numbers of players.
fn hand_sizes(rules: &Rules) -> impl Iterator<Item = Paragraph> {
    let mut by_size: BTreeMap<u8, Vec<u16>> = BTreeMap::new();
    let dealt = |players: u8, cards: u8| usize::from(players) * usize::from(cards);
    let suffices = |(players, cards): &(&u8, &u8)| dealt(**players, **cards) <= rules.deck_size();
    for (players, cards) in rules.options().hand_sizes.iter().filter(suffices) {
        by_size.entry(*cards).or_default().push((*players).into());
    }
    by_size.into_iter().rev().map(|(cards, players)| {
        let printed = |players: &u16| matches!((players, cards), (2 | 3, 5) | (4 | 5, 4));
        let sources: &[Source] = if players.iter().all(printed) {
            ALL
        } else if (players.as_slice(), cards) == (&[6], 3) {
            &[Source::HanabLive]
        } else {
            &[Source::House]
        };
        Paragraph::new("rulebook-setup-hand")
            .with("players", RulebookValue::Either(players))
            .number("cards", cards)
            .from(sources)
    })
}

pub(crate) fn first_player(rules: &Rules) -> Vec<Paragraph> {
    let who = match rules.options().first_player {
        FirstPlayer::Random => Paragraph::new("rulebook-first-random").from(&[Source::HanabLive]),
        FirstPlayer::TableChoice(Criterion::Colourful) => Paragraph::new("rulebook-first-colorful")
            .from(&[Source::Original, Source::RulesSite, Source::GrandsFeux]),
        FirstPlayer::TableChoice(Criterion::Oldest) => {
            Paragraph::new("rulebook-first-oldest").from(&[Source::Abacus])
        }
        FirstPlayer::Seat(seat) => Paragraph::new("rulebook-first-seat")
            .number("seat", seat.saturating_add(1))
            .from(&[Source::Research]),
    };
    vec![who.ruled(&[38])]
}

/// A suit as a value for a text.
pub(crate) fn named(rules: &Rules, suit: Suit) -> RulebookValue {
    RulebookValue::Suit(name(rules, suit))
}
