//! The site's variants by name: which suits they have.
//!
//! Facts, checked against the site's published lists of suits and variants. The number in a name
//! counts all suits. The special ones come last; ordinary ones fill up, chosen to stay in the order
//! of the rainbow. Clue colors follow the suits, each color once.

use std::collections::BTreeSet;

use kagiya_rules::{
    Card, Clue, ColorTouch, Direction, Options, RankTouch, Rules, SuitInfo, SuitScore, SuitSpec,
    plain_text,
};

use super::unknown_variant::UnknownVariant;

/// Which colors touch a suit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tint {
    Own,
    All,
    None,
    Prism,
    /// The colors with these letters, none of them the suit's own.
    Mixed(&'static str),
}

/// How many copies of each card a suit has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Copies {
    Ordinary,
    OneOfEach,
}

/// A suit of the site.
#[derive(Clone, Copy, PartialEq, Eq)]
struct SiteSuit {
    name: &'static str,
    letter: char,
    tint: Tint,
    ranks: RankTouch,
    copies: Copies,
}

const fn suit(
    name: &'static str,
    letter: char,
    tint: Tint,
    ranks: RankTouch,
    copies: Copies,
) -> SiteSuit {
    SiteSuit {
        name,
        letter,
        tint,
        ranks,
        copies,
    }
}

const fn plain(name: &'static str, letter: char) -> SiteSuit {
    suit(name, letter, Tint::Own, RankTouch::Own, Copies::Ordinary)
}

const fn mixed(name: &'static str, letter: char, colors: &'static str) -> SiteSuit {
    suit(
        name,
        letter,
        Tint::Mixed(colors),
        RankTouch::Own,
        Copies::Ordinary,
    )
}

const RED: SiteSuit = plain("Red", 'r');
const YELLOW: SiteSuit = plain("Yellow", 'y');
const GREEN: SiteSuit = plain("Green", 'g');
const BLUE: SiteSuit = plain("Blue", 'b');
const PURPLE: SiteSuit = plain("Purple", 'p');
const TEAL: SiteSuit = plain("Teal", 't');

/// The suits that fill up a variant, by how many there are.
const FILL: [&[SiteSuit]; 7] = [
    &[],
    &[RED],
    &[RED, BLUE],
    &[RED, GREEN, BLUE],
    &[RED, YELLOW, GREEN, BLUE],
    &[RED, YELLOW, GREEN, BLUE, PURPLE],
    &[RED, YELLOW, GREEN, BLUE, PURPLE, TEAL],
];

/// The special suits, in the order in which the names of two of them are joined.
#[rustfmt::skip]
const SPECIAL: [SiteSuit; 19] = {
    use Copies::{OneOfEach, Ordinary};
    [
        suit("Black",         'k', Tint::Own,   RankTouch::Own,  OneOfEach),
        suit("Rainbow",       'm', Tint::All,   RankTouch::Own,  Ordinary),
        suit("Pink",          'i', Tint::Own,   RankTouch::All,  Ordinary),
        suit("White",         'w', Tint::None,  RankTouch::Own,  Ordinary),
        suit("Brown",         'n', Tint::Own,   RankTouch::None, Ordinary),
        suit("Omni",          'o', Tint::All,   RankTouch::All,  Ordinary),
        suit("Null",          'u', Tint::None,  RankTouch::None, Ordinary),
        suit("Muddy Rainbow", 'm', Tint::All,   RankTouch::None, Ordinary),
        suit("Light Pink",    'l', Tint::None,  RankTouch::All,  Ordinary),
        suit("Prism",         's', Tint::Prism, RankTouch::Own,  Ordinary),
        suit("Dark Rainbow",  'm', Tint::All,   RankTouch::Own,  OneOfEach),
        suit("Dark Pink",     'i', Tint::Own,   RankTouch::All,  OneOfEach),
        suit("Gray",          'a', Tint::None,  RankTouch::Own,  OneOfEach),
        suit("Dark Brown",    'n', Tint::Own,   RankTouch::None, OneOfEach),
        suit("Dark Omni",     'o', Tint::All,   RankTouch::All,  OneOfEach),
        suit("Dark Null",     'u', Tint::None,  RankTouch::None, OneOfEach),
        suit("Cocoa Rainbow", 'm', Tint::All,   RankTouch::None, OneOfEach),
        suit("Gray Pink",     'l', Tint::None,  RankTouch::All,  OneOfEach),
        suit("Dark Prism",    's', Tint::Prism, RankTouch::Own,  OneOfEach),
    ]
};

/// Suits that share colors.
struct Family {
    name: &'static str,
    /// The sizes that make a variant.
    alone: &'static [&'static [SiteSuit]],
    /// The sizes that are joined with one special suit.
    joined: &'static [&'static [SiteSuit]],
}

const FAMILIES: [Family; 5] = [
    Family {
        name: "Ambiguous",
        alone: &[AMBIGUOUS_6, AMBIGUOUS_4],
        joined: &[AMBIGUOUS_4, AMBIGUOUS_2],
    },
    Family {
        name: "Very Ambiguous",
        alone: &[VERY_AMBIGUOUS_6, VERY_AMBIGUOUS_3],
        joined: &[VERY_AMBIGUOUS_3],
    },
    Family {
        name: "Extremely Ambiguous",
        alone: &[
            EXTREMELY_AMBIGUOUS,
            EXTREMELY_AMBIGUOUS.split_at(5).0,
            EXTREMELY_AMBIGUOUS.split_at(4).0,
        ],
        joined: &[
            EXTREMELY_AMBIGUOUS.split_at(5).0,
            EXTREMELY_AMBIGUOUS.split_at(4).0,
        ],
    },
    Family {
        name: "Matryoshka",
        alone: &[
            MATRYOSHKA,
            MATRYOSHKA.split_at(5).0,
            MATRYOSHKA.split_at(4).0,
            MATRYOSHKA.split_at(3).0,
        ],
        joined: &[
            MATRYOSHKA.split_at(5).0,
            MATRYOSHKA.split_at(4).0,
            MATRYOSHKA.split_at(3).0,
            MATRYOSHKA.split_at(2).0,
        ],
    },
    Family {
        name: "Dual-Color",
        alone: &[DUAL_6, DUAL_5, DUAL_3],
        joined: &[DUAL_5, DUAL_3],
    },
];

const TOMATO: SiteSuit = mixed("Tomato", 'o', "r");
const MAHOGANY: SiteSuit = mixed("Mahogany", 'h', "r");
const SKY: SiteSuit = mixed("Sky", 's', "b");
const NAVY: SiteSuit = mixed("Navy", 'v', "b");
const AMBIGUOUS_2: &[SiteSuit] = &[TOMATO, MAHOGANY];
const AMBIGUOUS_4: &[SiteSuit] = &[TOMATO, MAHOGANY, SKY, NAVY];
const AMBIGUOUS_6: &[SiteSuit] = &[
    TOMATO,
    MAHOGANY,
    mixed("Lime", 'l', "g"),
    mixed("Forest", 'f', "g"),
    SKY,
    NAVY,
];
const VERY_AMBIGUOUS_3: &[SiteSuit] = &[SKY, mixed("Berry", 'e', "b"), NAVY];
const VERY_AMBIGUOUS_6: &[SiteSuit] = &[
    TOMATO,
    mixed("Carrot", 'c', "r"),
    MAHOGANY,
    SKY,
    mixed("Berry", 'e', "b"),
    NAVY,
];
const EXTREMELY_AMBIGUOUS: &[SiteSuit] = &[
    mixed("Ice", 'i', "b"),
    mixed("Sapphire", 'a', "b"),
    SKY,
    mixed("Berry", 'e', "b"),
    NAVY,
    mixed("Ocean", 'o', "b"),
];
const MATRYOSHKA: &[SiteSuit] = &[
    RED,
    mixed("Yam", 'a', "ry"),
    mixed("Geas", 'e', "ryg"),
    mixed("Beatnik", 'n', "rygb"),
    mixed("Plum", 'l', "rygbp"),
    mixed("Taupe", 'u', "rygbpt"),
];
const TANGERINE: SiteSuit = mixed("Tangerine", 'a', "ry");
const VIOLET: SiteSuit = mixed("Violet", 'v', "rb");
const JADE: SiteSuit = mixed("Jade", 'j', "yb");
const DUAL_3: &[SiteSuit] = &[TANGERINE, VIOLET, JADE];
const DUAL_5: &[SiteSuit] = &[
    TANGERINE,
    mixed("Lime", 'l', "yg"),
    mixed("Cyan", 'c', "gb"),
    mixed("Indigo", 'i', "bp"),
    mixed("Cardinal", 'd', "pr"),
];
const DUAL_6: &[SiteSuit] = &[
    TANGERINE,
    VIOLET,
    mixed("Maroon", 'o', "rk"),
    JADE,
    mixed("Tan", 'n', "yk"),
    mixed("Cobalt", 'c', "bk"),
];

/// The special suit called `name`; only for the constants of this file.
const fn special(place: usize) -> SiteSuit {
    SPECIAL[place]
}

const BLACK: SiteSuit = special(0);
const RAINBOW: SiteSuit = special(1);
const PINK: SiteSuit = special(2);
const WHITE: SiteSuit = special(3);
const BROWN: SiteSuit = special(4);
const NULL: SiteSuit = special(6);
const LIGHT_PINK: SiteSuit = special(8);
const DARK_PINK: SiteSuit = special(11);
const COCOA_RAINBOW: SiteSuit = special(16);

/// Variants whose names tell nothing of their suits.
const MIXES: [(&str, &[SiteSuit]); 12] = [
    (
        "Special Mix (5 Suits)",
        &[BLACK, RAINBOW, PINK, WHITE, BROWN],
    ),
    (
        "Special Mix (6 Suits)",
        &[BLACK, RAINBOW, PINK, WHITE, BROWN, NULL],
    ),
    (
        "Ambiguous Mix",
        &[TOMATO, MAHOGANY, SKY, NAVY, BLACK, WHITE],
    ),
    (
        "Dual-Color Mix",
        &[TANGERINE, VIOLET, JADE, BLACK, RAINBOW, WHITE],
    ),
    (
        "Ambiguous & Dual-Color Mix",
        &[
            mixed("Peach", 'c', "ry"),
            TANGERINE,
            mixed("Magenta", 'm', "rb"),
            VIOLET,
            mixed("Lime", 'l', "yb"),
            mixed("Jungle", 'j', "yb"),
        ],
    ),
    (
        "Candy Corn Mix (5 Suits)",
        &[RED, TANGERINE, YELLOW, WHITE, BROWN],
    ),
    (
        "Candy Corn Mix (6 Suits)",
        &[RED, TANGERINE, YELLOW, WHITE, BROWN, COCOA_RAINBOW],
    ),
    (
        "Holiday Mix (5 Suits)",
        &[DARK_PINK, GREEN, WHITE, SKY, NAVY],
    ),
    (
        "Holiday Mix (6 Suits)",
        &[LIGHT_PINK, RED, GREEN, WHITE, SKY, NAVY],
    ),
    (
        "Valentine Mix (5 Suits)",
        &[RED, PINK, WHITE, LIGHT_PINK, COCOA_RAINBOW],
    ),
    (
        "Valentine Mix (6 Suits)",
        &[RED, PINK, WHITE, LIGHT_PINK, COCOA_RAINBOW, NULL],
    ),
    (
        "RGB Mix (6 Suits)",
        &[
            RED,
            mixed("Gold", 'l', "rg"),
            GREEN,
            mixed("Cyan", 'c', "gb"),
            BLUE,
            mixed("Violet", 'v', "rb"),
        ],
    ),
];

/// A suit of a variant, and in which direction it is built there.
type Placed = (SiteSuit, Direction);

/// Every variant that is known here: its name and its suits.
fn all_variants() -> Vec<(String, Vec<Placed>)> {
    let up = |suits: &[SiteSuit]| -> Vec<Placed> {
        suits.iter().map(|suit| (*suit, Direction::Up)).collect()
    };
    let mut all = vec![
        ("No Variant".to_owned(), up(FILL[5])),
        ("6 Suits".to_owned(), up(FILL[6])),
        ("4 Suits".to_owned(), up(FILL[4])),
        ("3 Suits".to_owned(), up(FILL[3])),
    ];
    let sized = |name: &str, suits: Vec<Placed>| (format!("{name} ({} Suits)", suits.len()), suits);
    for size in (3..=6).rev() {
        for special in SPECIAL {
            all.push(sized(
                special.name,
                [up(FILL[size - 1]), up(&[special])].concat(),
            ));
        }
        for (place, first) in SPECIAL.iter().enumerate() {
            for second in &SPECIAL[place + 1..] {
                // The site joins no two suits that differ only in their copies.
                if (first.tint, first.ranks) != (second.tint, second.ranks) {
                    let name = format!("{} & {}", first.name, second.name);
                    all.push(sized(
                        &name,
                        [up(FILL[size - 2]), up(&[*first, *second])].concat(),
                    ));
                }
            }
        }
        let mut reversed = up(FILL[size]);
        reversed[size - 1].1 = Direction::Down;
        all.push(sized("Reversed", reversed));
        for special in SPECIAL {
            let mut suits = up(FILL[size - 1]);
            suits.push((special, Direction::Down));
            all.push(sized(&format!("{} Reversed", special.name), suits));
        }
    }
    for size in (4..=6).rev() {
        let mut suits = up(FILL[size - 2]);
        suits.push((WHITE, Direction::Down));
        suits.push((RAINBOW, Direction::Up));
        all.push(sized("White Reversed & Rainbow", suits));
    }
    for Family {
        name,
        alone,
        joined,
    } in FAMILIES
    {
        all.extend(alone.iter().map(|suits| sized(name, up(suits))));
        for suits in joined {
            for special in SPECIAL {
                let name = format!("{name} & {}", special.name);
                all.push(sized(&name, [up(suits), up(&[special])].concat()));
            }
        }
    }
    all.retain(|(_, suits)| !is_too_hard(suits));
    all.extend(MIXES.map(|(name, suits)| (name.to_owned(), up(suits))));
    all
}

/// Whether the site leaves a variant out because it would be too hard: suits with one copy of each
/// card need the company of four ordinary ones.
fn is_too_hard(suits: &[Placed]) -> bool {
    let rare = suits
        .iter()
        .filter(|(suit, _)| suit.copies == Copies::OneOfEach)
        .count();
    rare > 0 && suits.len() < 4 + rare
}

/// The names of all variants that are known here.
pub fn variant_names() -> impl Iterator<Item = String> {
    all_variants().into_iter().map(|(name, _)| name)
}

/// The options of the variant called `name`, for two players: the preset `hanab-live` with its
/// suits.
///
/// # Errors
/// [`UnknownVariant`] if there is none, or it needs more than a table of suits.
pub fn variant_options(name: &str) -> Result<Options, UnknownVariant> {
    let variants = all_variants();
    match variants.iter().find(|(known, _)| known == name) {
        Some((_, suits)) => Ok(options(suits)),
        None => Err(UnknownVariant {
            name: plain_text(name).chars().take(60).collect(),
        }),
    }
}

/// The name of the variant that has the suits of these rules, if there is one. The names and
/// letters of the suits do not matter.
pub fn variant_name(rules: &Rules) -> Option<String> {
    let here = signature(rules)?;
    all_variants()
        .into_iter()
        .filter(|(_, suits)| suits.len() == rules.suits().len())
        .find(|(_, suits)| {
            let options = Options {
                players: 3,
                ..options(suits)
            };
            Rules::new(&options).is_ok_and(|other| signature(&other).as_ref() == Some(&here))
        })
        .map(|(name, _)| name)
}

/// What tells the suits of a game from those of another: for each its direction, and for each of
/// its cards the copies and the clues that touch it. `None` where a firework does not just give
/// points, or a suit has other ranks than 1 to 5.
fn signature(rules: &Rules) -> Option<Vec<(Direction, u8, Vec<Clue>)>> {
    let points = |suit: &SuitInfo| suit.score == SuitScore::Points;
    if rules.rank_count() != 5 || !rules.suits().iter().all(points) {
        return None;
    }
    let of = |card: Card| {
        (
            rules.suit_info(card.suit()).direction,
            rules.copies(card),
            rules.touched_by(card).iter().collect(),
        )
    };
    Some(rules.cards().iter().map(of).collect())
}

fn options(suits: &[Placed]) -> Options {
    // Ordinary suits at the beginning are the palette; everything else is a row of its own.
    let base = suits
        .iter()
        .take(5)
        .take_while(|(suit, direction)| {
            FILL[6].contains(suit) && *suit != TEAL && *direction == Direction::Up
        })
        .count();
    let letters = letters(suits);
    let mut palette: String = suits[..base].iter().map(|(suit, _)| suit.letter).collect();
    for suit in FILL[5] {
        if !palette.contains(suit.letter) {
            palette.push(suit.letter);
        }
    }
    let rows = suits.iter().zip(letters).skip(base);
    #[expect(clippy::cast_possible_truncation, reason = "at most five, by `take`")]
    let colors = base as u8;
    Options {
        colors,
        palette,
        extra_suits: rows
            .map(|((suit, direction), letter)| row(*suit, *direction, letter))
            .collect(),
        ..preset()
    }
}

fn preset() -> Options {
    Options::preset("hanab-live", 2).unwrap_or_default()
}

fn row(suit: SiteSuit, direction: Direction, letter: char) -> SuitSpec {
    let copies = match (suit.copies, direction) {
        (Copies::OneOfEach, _) => [1; 5],
        (Copies::Ordinary, Direction::Up) => [3, 2, 2, 2, 1],
        (Copies::Ordinary, Direction::Down) => [1, 2, 2, 2, 3],
    };
    SuitSpec {
        direction,
        color_touch: match suit.tint {
            Tint::Own => ColorTouch::Own,
            Tint::All => ColorTouch::All,
            Tint::None => ColorTouch::None,
            Tint::Prism => ColorTouch::Prism,
            Tint::Mixed(colors) => ColorTouch::Set(colors.to_owned()),
        },
        rank_touch: suit.ranks,
        nameable: suit.tint == Tint::Own,
        ..SuitSpec::plain(&suit.name.to_lowercase(), letter, copies.to_vec())
    }
}

/// A letter for each suit: its own, unless another has it or it stands for a color that is not the
/// suit's; then the first of its name, or of the alphabet, that is free.
fn letters(suits: &[Placed]) -> Vec<char> {
    let own: BTreeSet<char> = suits
        .iter()
        .filter(|(suit, _)| suit.tint == Tint::Own)
        .map(|(suit, _)| suit.letter)
        .collect();
    let mixed = suits.iter().filter_map(|(suit, _)| match suit.tint {
        Tint::Mixed(colors) => Some(colors.chars()),
        Tint::Own | Tint::All | Tint::None | Tint::Prism => None,
    });
    let mut taken: BTreeSet<char> = mixed.flatten().chain(own).collect();
    let mut letters = Vec::new();
    for (suit, _) in suits {
        let letter = if suit.tint == Tint::Own {
            suit.letter
        } else {
            let name = suit.name.chars().map(|letter| letter.to_ascii_lowercase());
            core::iter::once(suit.letter)
                .chain(name.filter(char::is_ascii_lowercase))
                .chain('a'..='z')
                .find(|letter| !taken.contains(letter))
                .unwrap_or(suit.letter)
        };
        taken.insert(letter);
        letters.push(letter);
    }
    letters
}
