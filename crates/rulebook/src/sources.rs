//! The documents that are sources of several sections.

use kagiya_rules::{Multicolour, Rules, Source, Suit};

use crate::suits::{name, special, suits};

/// The documents with complete rules, for rules of the base game in which they agree.
pub(crate) const ALL: &[Source] = &[
    Source::Original,
    Source::Encyclopedia,
    Source::RulesSite,
    Source::Abacus,
    Source::GrandsFeux,
    Source::Rr,
];

/// The same without the encyclopedia article, which omits many rules.
pub(crate) const LEAFLETS: &[Source] = &[
    Source::Original,
    Source::RulesSite,
    Source::Abacus,
    Source::GrandsFeux,
    Source::Rr,
];

/// The documents `said` if the game has the five ranks that they print, otherwise none.
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

/// The documents that print these suits or colors. All of them print the base suits, and some a
/// multicolor suit that is an ordinary color. `multicolor` are the documents for this multicolor
/// suit.
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

/// The documents that print the maximum score of such a game.
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

/// The documents that print it for the black suit, if only that suit is built backwards.
pub(crate) fn of_black(rules: &Rules) -> &'static [Source] {
    let options = rules.options();
    if options.black_powder && options.extra_suits.is_empty() && rules.rank_count() == 5 {
        &[Source::GrandsFeux]
    } else {
        &[]
    }
}
