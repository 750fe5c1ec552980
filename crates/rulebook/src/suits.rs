//! The differences between suits, and the section about special suits.

use kagiya_rules::{
    Card, ClueSet, Direction, Multicolour, Rank, Rules, Source, Suit, SuitScore, VariantMod,
};

use crate::paragraph::{Paragraph, RulebookValue};

/// The color clues that touch the cards of a suit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Touch {
    /// The color of the suit.
    Own,
    /// Every color.
    All,
    /// None.
    None,
    /// Some colors, by name.
    Some(Vec<String>),
    /// A different color for each rank.
    ByRank,
}

/// The suits of the game, in order.
pub(crate) fn suits(rules: &Rules) -> impl Iterator<Item = Suit> + use<> {
    (0..rules.suits().len()).filter_map(Suit::new)
}

/// The suits that are not among the base colors.
pub(crate) fn special(rules: &Rules) -> impl Iterator<Item = Suit> + use<> {
    suits(rules).skip(rules.options().colors.into())
}

/// The suits with a firework that is built in `direction`.
pub(crate) fn built(rules: &Rules, direction: Direction) -> Vec<Suit> {
    rules
        .fireworks()
        .filter(|suit| rules.suit_info(*suit).direction == direction)
        .collect()
}

/// The suits whose cards are touched by every color clue.
pub(crate) fn of_all_colors(rules: &Rules) -> Vec<Suit> {
    suits(rules)
        .filter(|suit| touch(rules, *suit) == Touch::All)
        .collect()
}

pub(crate) fn name(rules: &Rules, suit: Suit) -> String {
    rules.suit_info(suit).name.clone()
}

pub(crate) fn names(rules: &Rules, suits: &[Suit]) -> RulebookValue {
    RulebookValue::Suits(suits.iter().map(|suit| name(rules, *suit)).collect())
}

/// The ranks in the order of a firework that is built in `direction`, without START.
pub(crate) fn order(rules: &Rules, direction: Direction) -> Vec<u16> {
    let ranks = rules.numbered_ranks().map(|rank| rank.number().into());
    match direction {
        Direction::Up => ranks.collect(),
        Direction::Down => ranks.rev().collect(),
    }
}

/// The number of cards of a suit, without START.
pub(crate) fn card_count(rules: &Rules, suit: Suit) -> usize {
    copies(rules, suit).len()
}

/// The ranks of all cards of a suit without START: 1, 1, 1, 2, 2 and so on.
pub(crate) fn copies(rules: &Rules, suit: Suit) -> Vec<u16> {
    let of_rank = |rank: Rank| {
        let copies = rules.copies(Card::new(suit, rank)).into();
        core::iter::repeat_n(u16::from(rank.number()), copies)
    };
    rules.numbered_ranks().flat_map(of_rank).collect()
}

pub(crate) fn touch(rules: &Rules, suit: Suit) -> Touch {
    let mods = &rules.options().variant_mods;
    let special = mods.iter().find_map(|it| it.special_rank());
    let is_ordinary = |rank: &Rank| special.is_none_or(|it| it.rank != rank.number());
    let of_rank = |rank| rules.touched_by(Card::new(suit, rank)).colors();
    let mut touching: Vec<ClueSet> = rules.ranks().filter(is_ordinary).map(of_rank).collect();
    if mods.contains(&VariantMod::Synesthesia) {
        // What touches every rank is the suit's own part.
        let own = touching.iter().copied().reduce(|all, one| all & one);
        let by_rank =
            own.is_some_and(ClueSet::is_empty) && touching.iter().any(|it| !it.is_empty());
        if !by_rank {
            touching = own.into_iter().collect();
        }
    }
    touching.dedup();
    let [colors] = touching.as_slice() else {
        return Touch::ByRank;
    };
    if colors.is_empty() {
        return Touch::None;
    }
    if rules.suit_info(suit).color.is_some() {
        return Touch::Own;
    }
    if *colors == rules.clues().colors() {
        return Touch::All;
    }
    let named = rules.colors().iter().filter(|color| {
        rules
            .color_by_letter(color.letter)
            .is_some_and(|color| colors.contains(kagiya_rules::Clue::Color(color)))
    });
    Touch::Some(named.map(|color| color.name.clone()).collect())
}

/// Whether a special suit comes from the `multicolour` or the `black_powder` option, or from the
/// table's own list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Multicolour(Multicolour),
    Black,
    Extra,
}

/// The section about the special suits; empty if there is none.
pub(crate) fn special_suits(rules: &Rules) -> Vec<Paragraph> {
    let options = rules.options();
    let mut kinds = Vec::new();
    if options.multicolour != Multicolour::Off {
        kinds.push(Kind::Multicolour(options.multicolour));
    }
    if options.black_powder {
        kinds.push(Kind::Black);
    }
    let kinds = kinds.into_iter().chain(core::iter::repeat(Kind::Extra));
    special(rules)
        .zip(kinds)
        .flat_map(|(suit, kind)| special_suit(rules, suit, kind))
        .collect()
}

fn special_suit(rules: &Rules, suit: Suit, kind: Kind) -> Vec<Paragraph> {
    let info = rules.suit_info(suit);
    let joker = info.score == SuitScore::Joker;
    let sources = sources_of(kind);
    let about = |id: &'static str| Paragraph::new(id).from(sources);
    let cards = Paragraph::new("rulebook-suits-cards")
        .from(of_cards(kind))
        .with("suit", RulebookValue::Suit(info.name.clone()))
        .number("cards", card_count(rules, suit))
        .with("ranks", RulebookValue::Series(copies(rules, suit)));
    let mut paragraphs = vec![match kind {
        Kind::Multicolour(_) => cards.ruled(&[2]),
        Kind::Black => cards.ruled(&[3]),
        Kind::Extra => cards,
    }];
    if joker {
        paragraphs.push(about("rulebook-suits-joker").ruled(&[4]));
    } else if !rules.has_orders() {
        let id = match info.direction {
            Direction::Up => "rulebook-suits-up",
            Direction::Down => "rulebook-suits-down",
        };
        let series = RulebookValue::Series(order(rules, info.direction));
        paragraphs.push(about(id).with("order", series));
    }
    if info.inverted {
        paragraphs.push(about("rulebook-suits-inverted").from(&[Source::HanabLive]));
    }
    paragraphs.extend(colors_of(rules, suit, kind, &about));
    let ranks = |rank| rules.touched_by(Card::new(suit, rank)).ranks();
    if rules.ranks().all(|rank| ranks(rank).is_empty()) {
        paragraphs.push(about("rulebook-suits-rank-none"));
    } else if rules
        .ranks()
        .all(|rank| ranks(rank) == rules.clues().ranks())
    {
        // With a single rank this is the ordinary case.
        if rules.rank_count() > 1 {
            paragraphs.push(about("rulebook-suits-rank-all"));
        }
    }
    paragraphs
}

fn colors_of(
    rules: &Rules,
    suit: Suit,
    kind: Kind,
    about: &dyn Fn(&'static str) -> Paragraph,
) -> Vec<Paragraph> {
    match touch(rules, suit) {
        Touch::Own => vec![about("rulebook-suits-own").ruled(&[4, 35])],
        Touch::All => {
            let mut paragraphs = vec![about("rulebook-suits-all").ruled(&[4])];
            if rules.suit_info(suit).score != SuitScore::Joker {
                let wild = Paragraph::new("rulebook-suits-not-wild");
                paragraphs.push(wild.from(&[Source::GrandsFeux, Source::Rr]).ruled(&[4]));
            }
            paragraphs
        }
        Touch::None => {
            let none = about("rulebook-suits-no-color");
            vec![if kind == Kind::Black {
                none.ruled(&[33])
            } else {
                none
            }]
        }
        Touch::Some(colors) => {
            vec![about("rulebook-suits-some-colors").with("colors", RulebookValue::Suits(colors))]
        }
        Touch::ByRank => {
            let mut paragraphs = vec![about("rulebook-suits-color-by-rank")];
            if rules.has_start() {
                paragraphs.push(about("rulebook-suits-start-color").from(&[Source::HanabLive]));
            }
            paragraphs
        }
    }
}

/// The documents that print how such a suit is clued and built.
const fn sources_of(kind: Kind) -> &'static [Source] {
    match kind {
        Kind::Multicolour(multicolour) => match multicolour {
            Multicolour::Own5 => &[
                Source::Original,
                Source::Encyclopedia,
                Source::AbacusBooklet,
                Source::Rr,
                Source::BoardGameArena,
            ],
            Multicolour::Own10 => &[
                Source::Encyclopedia,
                Source::AbacusBooklet,
                Source::Rr,
                Source::BoardGameArena,
                Source::HanabLive,
            ],
            Multicolour::All5 => &[Source::HanabLive],
            Multicolour::All10 => &[
                Source::Encyclopedia,
                Source::GrandsFeux,
                Source::AbacusBooklet,
                Source::Rr,
                Source::BoardGameArena,
                Source::HanabLive,
            ],
            Multicolour::Joker5 | Multicolour::Joker10 | Multicolour::Off => &[Source::House],
        },
        Kind::Black => &[Source::GrandsFeux],
        // A suit from the table's own list, even if it is like a printed one.
        Kind::Extra => &[],
    }
}

/// The documents that print the numbers of copies.
const fn of_cards(kind: Kind) -> &'static [Source] {
    match kind {
        Kind::Multicolour(multicolour) => match multicolour {
            Multicolour::Own5 => &[Source::AbacusBooklet, Source::Rr, Source::BoardGameArena],
            Multicolour::Own10 | Multicolour::All10 => &[
                Source::AbacusBooklet,
                Source::Rr,
                Source::BoardGameArena,
                Source::HanabLive,
            ],
            Multicolour::All5 => &[Source::HanabLive],
            Multicolour::Joker5 | Multicolour::Joker10 | Multicolour::Off => &[Source::House],
        },
        Kind::Black => &[Source::BoardGameArena],
        Kind::Extra => &[],
    }
}

/// The name of the first suit with its own color clue, for examples.
pub(crate) fn example_color(rules: &Rules) -> Option<String> {
    rules.colors().first().map(|color| color.name.clone())
}
