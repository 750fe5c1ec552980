//! What the game is about, what it needs, and how it begins.

use std::collections::BTreeMap;

use kagiya_rules::{Criterion, Direction, FirstPlayer, Goal, Multicolour, Rules, Source, Suit};

use crate::paragraph::{Paragraph, RulebookValue};
use crate::suits::{built, card_count, copies, name, names, order, special, suits};

/// The documents with a whole set of rules, for what all of them say of the base game.
pub(crate) const ALL: &[Source] = &[
    Source::Original,
    Source::Encyclopedia,
    Source::RulesSite,
    Source::Abacus,
    Source::GrandsFeux,
    Source::Rr,
];

/// The same without the encyclopedia article, which leaves much out.
pub(crate) const LEAFLETS: &[Source] = &[
    Source::Original,
    Source::RulesSite,
    Source::Abacus,
    Source::GrandsFeux,
    Source::Rr,
];

/// Those that tell of pyrotechnicians, of their mixed-up powders and of their honor.
const STORY: &[Source] = &[Source::Original, Source::GrandsFeux];

/// The documents `said` if the game has the ranks that all of them print, else none.
pub(crate) fn of_five_ranks<'s>(rules: &Rules, said: &'s [Source]) -> &'s [Source] {
    if rules.rank_count() == 5 { said } else { &[] }
}

/// Whether the base suits are the printed ones, with five ranks.
fn base_is_printed(rules: &Rules) -> bool {
    const PRINTED: [&str; 5] = ["white", "red", "blue", "yellow", "green"];
    let base = suits(rules).take(rules.options().colors.into());
    let base: Vec<String> = base.map(|suit| name(rules, suit)).collect();
    rules.rank_count() == 5 && base == PRINTED
}

/// The documents that print such suits or colors: all of them the base ones, some of them also a
/// multicolor suit that is a color like any other. `multicolor` are those that say it of this one.
pub(crate) fn of_suits<'s>(
    rules: &Rules,
    listed: &[Suit],
    multicolor: &'s [Source],
) -> &'s [Source] {
    let special: Vec<Suit> = special(rules).filter(|it| listed.contains(it)).collect();
    if !base_is_printed(rules) {
        &[]
    } else if special.is_empty() {
        ALL
    } else if rules.options().multicolour != Multicolour::Off && special.len() == 1 {
        multicolor
    } else {
        &[]
    }
}

/// The documents that say how many points are the most in such a game.
pub(crate) fn of_most(rules: &Rules) -> &'static [Source] {
    let options = rules.options();
    let special: Vec<Suit> = special(rules).collect();
    if !base_is_printed(rules) {
        return &[];
    }
    match (options.multicolour, options.black_powder, special.len()) {
        (Multicolour::Off, false, 0) => ALL,
        (Multicolour::Off, true, 1) | (Multicolour::All10, false, 1) => &[Source::GrandsFeux],
        (Multicolour::Own5, false, 1) => &[Source::Original, Source::RulesSite],
        (Multicolour::Own10, false, 1) => &[Source::AbacusBooklet],
        _ => &[],
    }
}

pub(crate) fn goal(rules: &Rules) -> Vec<Paragraph> {
    let fireworks: Vec<_> = rules.fireworks().collect();
    let team = Paragraph::new("rulebook-goal-team")
        .number("fireworks", fireworks.len())
        .with("suits", names(rules, &fireworks))
        .from(STORY);
    let mut paragraphs = vec![team];
    if rules.rank_count() > 1 {
        let direction = if built(rules, Direction::Up).is_empty() {
            Direction::Down
        } else {
            Direction::Up
        };
        let series = RulebookValue::Series(order(rules, direction));
        let series = Paragraph::new("rulebook-goal-series").with("order", series);
        paragraphs.push(series.from(of_five_ranks(rules, ALL)));
    }
    paragraphs.push(Paragraph::new("rulebook-goal-hidden").from(ALL));
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
        // With a single rank there are equal copies of all.
        if rules.rank_count() > 1 {
            paragraphs.push(Paragraph::new("rulebook-material-copies").from(ALL));
        }
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
    paragraphs.push(strikes(rules, "rulebook-material-strikes"));
    if !rules.tiles().is_empty() {
        let tiles = Paragraph::new("rulebook-material-tiles").number("tiles", rules.tiles().len());
        paragraphs.push(tiles.from(&[Source::GrandsFeux]).ruled(&[17]));
    }
    paragraphs.push(Paragraph::new("rulebook-material-rest").from(&[Source::Original]));
    paragraphs
}

/// A paragraph about the number of clue tokens, with the documents that have this number.
fn tokens(rules: &Rules, id: &'static str) -> Paragraph {
    let tokens = rules.max_clue_tokens();
    let paragraph = Paragraph::new(id).number("tokens", tokens);
    match tokens {
        8 => paragraph.from(LEAFLETS),
        9 => paragraph.from(&[Source::AbacusBooklet]).ruled(&[39]),
        _ => paragraph.from(&[Source::House]).ruled(&[39]),
    }
}

/// A paragraph about the number of strikes, with the documents that have this number.
fn strikes(rules: &Rules, id: &'static str) -> Paragraph {
    let strikes = rules.max_strikes();
    let paragraph = Paragraph::new(id).number("strikes", strikes);
    match strikes {
        // The tiles of another edition count up to four.
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

/// The hand table: a paragraph for each size of hand, with the numbers of players that have it.
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

/// The name of the first suit with a color clue of its own, for examples.
pub(crate) fn example_color(rules: &Rules) -> Option<String> {
    rules.colors().first().map(|color| color.name.clone())
}

/// A suit as a value of a text.
pub(crate) fn named(rules: &Rules, suit: Suit) -> RulebookValue {
    RulebookValue::Suit(name(rules, suit))
}
