//! A turn: clues, discards, plays, and the cost of a mistake.

use kagiya_rules::{
    CriticalDiscard, Direction, EndMode, Goal, Multicolour, Rules, Source, Strikeout, Suit,
    VariantMod,
};

use crate::paragraph::{Paragraph, RulebookValue};
use crate::sources::{ALL, LEAFLETS, of_black, of_five_ranks, of_suits};
use crate::suits::{built, example_color, name, names, of_all_colors, order, suits};
use crate::twists::{clue_ranks, colors_are_literal, ranks_are_literal};

pub(crate) fn turn(rules: &Rules) -> Vec<Paragraph> {
    vec![
        Paragraph::new("rulebook-turn-order").from(LEAFLETS),
        if rules.max_clue_tokens() > 0 {
            Paragraph::new("rulebook-turn-one-action").from(ALL)
        } else {
            Paragraph::new("rulebook-turn-only-play").from(&[Source::House])
        },
        Paragraph::new("rulebook-turn-final")
            .from(&[Source::RulesSite])
            .ruled(&[42]),
    ]
}

pub(crate) fn clue(rules: &Rules) -> Vec<Paragraph> {
    let no_tokens = rules.max_clue_tokens() == 0;
    let mut paragraphs = if no_tokens {
        let none = Paragraph::new("rulebook-clue-no-tokens").from(&[Source::House]);
        vec![none.ruled(&[39])]
    } else {
        vec![
            Paragraph::new("rulebook-clue-cost").from(ALL),
            Paragraph::new("rulebook-clue-none-left").from(LEAFLETS),
        ]
    };
    if no_tokens && rules.tiles().is_empty() {
        return paragraphs;
    }
    paragraphs.push(Paragraph::new("rulebook-clue-content").from(ALL));
    paragraphs.extend(nameable(rules));
    paragraphs.push(Paragraph::new("rulebook-clue-complete").from(ALL));
    paragraphs.push(Paragraph::new("rulebook-clue-together").from(&[Source::GrandsFeux]));
    let example = example(rules);
    paragraphs.extend(example.paragraph([
        "rulebook-clue-example",
        "rulebook-clue-example-color",
        "rulebook-clue-example-rank",
    ]));
    paragraphs.extend(empty_clues(rules, &example));
    if rules.options().end_mode == EndMode::Endless {
        paragraphs.push(Paragraph::new("rulebook-clue-no-cards").ruled(&[31]));
    }
    paragraphs.push(Paragraph::new("rulebook-clue-again").ruled(&[36]));
    if !rules.colors().is_empty() {
        let id = if can_die(rules) {
            "rulebook-clue-finished-or-dead"
        } else {
            "rulebook-clue-finished"
        };
        paragraphs.push(Paragraph::new(id).ruled(&[37]));
    }
    paragraphs
}

/// A color and a rank for examples of clues.
struct Example {
    color: Option<String>,
    rank: Option<u16>,
}

fn example(rules: &Rules) -> Example {
    let rank = clue_ranks(rules).last().copied();
    Example {
        color: example_color(rules).filter(|_| colors_are_literal(rules)),
        rank: rank.filter(|_| ranks_are_literal(rules)),
    }
}

impl Example {
    /// The paragraph with a color and a rank, with a color, or with a rank.
    fn paragraph(&self, [both, color_only, rank_only]: [&'static str; 3]) -> Option<Paragraph> {
        let color = self.color.clone().map(RulebookValue::Suit);
        Some(match (color, self.rank) {
            (Some(color), Some(rank)) => Paragraph::new(both)
                .with("color", color)
                .number("rank", rank),
            (Some(color), None) => Paragraph::new(color_only).with("color", color),
            (None, Some(rank)) => Paragraph::new(rank_only).number("rank", rank),
            (None, None) => return None,
        })
    }
}

/// Whether the game goes on with a firework that can no longer be completed.
pub(crate) fn can_die(rules: &Rules) -> bool {
    rules.options().critical_discard == CriticalDiscard::Ignore
}

/// What a clue may name, and what not.
fn nameable(rules: &Rules) -> Vec<Paragraph> {
    let mut paragraphs = Vec::new();
    let colors: Vec<String> = rules.colors().iter().map(|it| it.name.clone()).collect();
    if colors.is_empty() {
        paragraphs.push(Paragraph::new("rulebook-clue-no-colors"));
    } else {
        let named = Paragraph::new("rulebook-clue-colors")
            .number("count", colors.len())
            .with("colors", RulebookValue::Suits(colors));
        let suits: Vec<Suit> = suits(rules)
            .filter(|suit| has_a_color(rules, *suit))
            .collect();
        paragraphs.push(named.from(of_suits(
            rules,
            &suits,
            &[
                Source::Original,
                Source::Encyclopedia,
                Source::BoardGameArena,
            ],
        )));
    }
    let ranks = clue_ranks(rules);
    let all = ranks.len() == rules.rank_count();
    paragraphs.push(if ranks.is_empty() {
        Paragraph::new("rulebook-clue-no-ranks")
    } else {
        Paragraph::new("rulebook-clue-ranks")
            .number("count", ranks.len())
            .with("ranks", RulebookValue::Series(ranks))
            .from(if all { of_five_ranks(rules, ALL) } else { &[] })
    });
    let unnamed: Vec<String> = suits(rules)
        .filter(|suit| !has_a_color(rules, *suit))
        .map(|suit| name(rules, suit))
        .collect();
    if !unnamed.is_empty() {
        let never =
            Paragraph::new("rulebook-clue-never").with("suits", RulebookValue::Suits(unnamed));
        paragraphs.push(never.from(of_unnamed(rules)));
        let black = rules.options().black_powder && rules.options().extra_suits.is_empty();
        let sources: &[Source] = if black { &[Source::GrandsFeux] } else { &[] };
        let none = Paragraph::new("rulebook-clue-never-none").from(sources);
        paragraphs.push(none.ruled(&[33]));
    }
    paragraphs
}

/// The documents that forbid naming all of the special suits.
fn of_unnamed(rules: &Rules) -> &'static [Source] {
    let options = rules.options();
    match (options.multicolour, options.black_powder) {
        _ if !options.extra_suits.is_empty() => &[],
        (Multicolour::All10, false) => &[
            Source::Encyclopedia,
            Source::GrandsFeux,
            Source::AbacusBooklet,
            Source::Rr,
            Source::BoardGameArena,
            Source::HanabLive,
        ],
        (Multicolour::All5, false) => &[Source::HanabLive],
        (Multicolour::Joker5 | Multicolour::Joker10, false) => &[Source::House],
        (Multicolour::Off | Multicolour::Own5 | Multicolour::Own10 | Multicolour::All10, true) => {
            &[Source::GrandsFeux]
        }
        (_, _) => &[],
    }
}

/// Whether a clue can name this suit.
fn has_a_color(rules: &Rules, suit: Suit) -> bool {
    let name = &rules.suit_info(suit).name;
    rules.colors().iter().any(|color| color.name == *name)
}

fn empty_clues(rules: &Rules, example: &Example) -> Vec<Paragraph> {
    let allowed = rules.options().empty_clues;
    let told = if allowed {
        let told = example.paragraph([
            "rulebook-clue-empty",
            "rulebook-clue-empty-color",
            "rulebook-clue-empty-rank",
        ]);
        let told = told.unwrap_or(Paragraph::new("rulebook-clue-empty-any"));
        told.from(&[Source::Abacus, Source::GrandsFeux, Source::BoardGameArena])
    } else {
        let told = match example.rank {
            Some(rank) => Paragraph::new("rulebook-clue-not-empty").number("rank", rank),
            None => Paragraph::new("rulebook-clue-not-empty-any"),
        };
        told.from(&[Source::Rr, Source::HanabLive, Source::Research])
    };
    // Where no clue touches anything, all are empty, and the section about that modifier says so.
    let touches = rules.clues().iter().any(|it| !rules.touch(it).is_empty());
    let mut paragraphs = Vec::new();
    if touches || allowed {
        paragraphs.push(told.ruled(&[1]));
    }
    if allowed && rules.max_clue_tokens() > 0 {
        paragraphs.push(Paragraph::new("rulebook-clue-empty-cost"));
    }
    let all = of_all_colors(rules);
    if allowed && !all.is_empty() {
        let touched = Paragraph::new("rulebook-clue-all-touched").with("suits", names(rules, &all));
        let touched = touched.from(&[Source::GrandsFeux, Source::AbacusBooklet]);
        paragraphs.push(touched.ruled(&[34]));
    }
    paragraphs
}

pub(crate) fn discard(rules: &Rules) -> Vec<Paragraph> {
    let tokens = rules.max_clue_tokens();
    if tokens == 0 {
        let never = Paragraph::new("rulebook-discard-never").from(&[Source::House]);
        return vec![never.ruled(&[7]), pile()];
    }
    let limit = Paragraph::new("rulebook-discard-limit")
        .number("tokens", tokens)
        .from(&[
            Source::Original,
            Source::Abacus,
            Source::GrandsFeux,
            Source::Rr,
            Source::HanabLive,
        ])
        .ruled(&[7]);
    let mut paragraphs = vec![
        Paragraph::new("rulebook-discard-how").from(ALL),
        Paragraph::new("rulebook-discard-face").from(&[
            Source::Original,
            Source::Abacus,
            Source::GrandsFeux,
            Source::Rr,
        ]),
        pile(),
    ];
    // A card of such a suit may be played by a discard at any time.
    if !rules.has_inverted() {
        paragraphs.insert(2, limit);
    }
    if rules.tiles().is_empty() {
        let out = Paragraph::new("rulebook-discard-out").from(&[Source::Encyclopedia]);
        paragraphs.push(out);
    }
    paragraphs.extend(needed_card(rules));
    paragraphs
}

fn pile() -> Paragraph {
    Paragraph::new("rulebook-discard-pile").from(&[
        Source::Original,
        Source::Abacus,
        Source::GrandsFeux,
        Source::Rr,
    ])
}

/// The consequences of losing the last copy of a needed card.
pub(crate) fn needed_card(rules: &Rules) -> Vec<Paragraph> {
    let options = rules.options();
    if options.critical_discard == CriticalDiscard::Lose {
        let lost = Paragraph::new("rulebook-needed-lose").from(&[
            Source::Original,
            Source::GrandsFeux,
            Source::Rr,
            Source::HanabLive,
        ]);
        let mut paragraphs = vec![lost.ruled(&[27])];
        if options.flamboyants {
            paragraphs.push(Paragraph::new("rulebook-needed-no-tile").ruled(&[28]));
        }
        return paragraphs;
    }
    let mut paragraphs = vec![if rules.joker().is_some() {
        Paragraph::new("rulebook-needed-joker").from(&[Source::House])
    } else if options.goal == Goal::AllOrNothing {
        Paragraph::new("rulebook-needed-perfect").ruled(&[32])
    } else {
        Paragraph::new("rulebook-needed-score").from(&[Source::Original, Source::GrandsFeux])
    }];
    if options.flamboyants {
        paragraphs.push(Paragraph::new("rulebook-needed-tile").from(&[Source::GrandsFeux]));
    }
    paragraphs
}

pub(crate) fn play(rules: &Rules) -> Vec<Paragraph> {
    let (up, down) = (built(rules, Direction::Up), built(rules, Direction::Down));
    let mut paragraphs = vec![
        Paragraph::new("rulebook-play-how").from(LEAFLETS),
        Paragraph::new("rulebook-play-unknown"),
        Paragraph::new("rulebook-play-fits").from(ALL),
    ];
    if rules.has_orders() {
        let series = order(rules, Direction::Up);
        let ends = series.first().zip(series.last());
        let (first, last) = ends.map_or((1, 1), |(first, last)| (*first, *last));
        let id = if rules.has_start() {
            "rulebook-play-either"
        } else {
            "rulebook-play-any"
        };
        let mut ways = Paragraph::new(id)
            .number("first", first)
            .number("last", last);
        if rules.has_start() {
            ways = ways
                .number("low", first + 1)
                .number("high", last.saturating_sub(1));
        }
        paragraphs.push(ways.from(&[Source::HanabLive]));
    } else if !up.is_empty() {
        let order = RulebookValue::Series(order(rules, Direction::Up));
        let fits = Paragraph::new("rulebook-play-up")
            .number("count", up.len())
            .with("suits", names(rules, &up))
            .with("order", order);
        let extension = &[Source::Original, Source::RulesSite, Source::GrandsFeux];
        paragraphs.push(fits.from(of_suits(rules, &up, extension)));
    }
    if !down.is_empty() {
        let order = RulebookValue::Series(order(rules, Direction::Down));
        let fits = Paragraph::new("rulebook-play-down")
            .number("count", down.len())
            .with("suits", names(rules, &down))
            .with("order", order);
        paragraphs.push(fits.from(of_black(rules)));
    }
    paragraphs.push(Paragraph::new("rulebook-play-once").from(LEAFLETS));
    if rules.joker().is_some() {
        paragraphs.push(Paragraph::new("rulebook-play-joker").from(&[Source::House]));
    }
    paragraphs.push(Paragraph::new("rulebook-play-misfit").from(ALL));
    if rules.max_clue_tokens() > 0 {
        paragraphs.push(Paragraph::new("rulebook-play-misfit-no-token"));
    }
    paragraphs.push(Paragraph::new("rulebook-play-draw").from(&[
        Source::Original,
        Source::Encyclopedia,
        Source::Abacus,
        Source::GrandsFeux,
        Source::Rr,
    ]));
    if rules.max_clue_tokens() == 0 {
        paragraphs.extend(needed_card(rules));
    }
    if rules.options().variant_mods.contains(&VariantMod::DeckPlay) {
        paragraphs.push(Paragraph::new("rulebook-play-deck").from(&[Source::HanabLive]));
    }
    paragraphs
}

/// The documents by which this number of strikes loses the game. One of them gives no number in
/// that place.
pub(crate) fn lost_by_strikes(rules: &Rules) -> &'static [Source] {
    match rules.max_strikes() {
        3 => &[
            Source::Original,
            Source::Encyclopedia,
            Source::GrandsFeux,
            Source::Rr,
        ],
        _ => &[Source::Encyclopedia],
    }
}

pub(crate) fn strikes(rules: &Rules) -> Vec<Paragraph> {
    let options = rules.options();
    let is_lost = options.goal == Goal::AllOrNothing || options.strikeout == Strikeout::Lost;
    let (id, sources): (_, &[Source]) = if is_lost {
        ("rulebook-strike-lost", lost_by_strikes(rules))
    } else {
        match (options.strikeout, rules.max_strikes()) {
            (Strikeout::KeepScore, _) => ("rulebook-strike-keep", &[Source::RulesSite]),
            (_, 3) => (
                "rulebook-strike-zero",
                &[
                    Source::Abacus,
                    Source::BoardGameArena,
                    Source::HanabLive,
                    Source::Research,
                ],
            ),
            (_, 1 | 2) => ("rulebook-strike-zero", &[Source::AbacusBooklet]),
            (_, _) => ("rulebook-strike-zero", &[]),
        }
    };
    let last = Paragraph::new(id).number("strikes", rules.max_strikes());
    let mut paragraphs = Vec::new();
    if rules.max_strikes() > 1 {
        paragraphs.push(Paragraph::new("rulebook-strike-each").from(ALL));
    }
    paragraphs.push(last.from(sources).ruled(&[5]));
    paragraphs.push(Paragraph::new("rulebook-strike-at-once").ruled(&[11]));
    paragraphs
}
