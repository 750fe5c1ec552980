//! The variants of the site, with their names and suits.
//!
//! Checked against the site's published lists of suits and variants. The number in a name counts
//! all suits. Special suits come last; ordinary suits fill up the rest, in rainbow order. Clue
//! colors follow the order of suits, each color once.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use kagiya_rules::{Direction, RankTouch, VariantMod};

use super::variant_ids::ids;
use super::variant_twists::{Special, TWISTS, Twist};

/// The colors that touch a suit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ClueColors {
    Own,
    All,
    None,
    Prism,
    /// The colors with these letters; the suit has no color of its own.
    Mixed(&'static str),
}

/// The number of copies of each card of a suit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Copies {
    Ordinary,
    OneOfEach,
}

/// A suit of the site.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct SiteSuit {
    pub(super) name: &'static str,
    pub(super) letter: char,
    pub(super) clue_colors: ClueColors,
    pub(super) ranks: RankTouch,
    pub(super) copies: Copies,
    /// Whether playing and discarding are exchanged.
    pub(super) inverted: bool,
}

impl SiteSuit {
    /// Whether the same clues touch both.
    fn is_like(&self, other: &Self) -> bool {
        (self.clue_colors, self.ranks) == (other.clue_colors, other.ranks)
    }
}

const fn suit(
    name: &'static str,
    letter: char,
    clue_colors: ClueColors,
    ranks: RankTouch,
    copies: Copies,
) -> SiteSuit {
    SiteSuit {
        name,
        letter,
        clue_colors,
        ranks,
        copies,
        inverted: false,
    }
}

const fn inverted(suit: SiteSuit) -> SiteSuit {
    SiteSuit {
        inverted: true,
        ..suit
    }
}

const fn plain(name: &'static str, letter: char) -> SiteSuit {
    suit(
        name,
        letter,
        ClueColors::Own,
        RankTouch::Own,
        Copies::Ordinary,
    )
}

const fn mixed(name: &'static str, letter: char, colors: &'static str) -> SiteSuit {
    suit(
        name,
        letter,
        ClueColors::Mixed(colors),
        RankTouch::Own,
        Copies::Ordinary,
    )
}

const RED: SiteSuit = plain("Red", 'r');
const YELLOW: SiteSuit = plain("Yellow", 'y');
const GREEN: SiteSuit = plain("Green", 'g');
const BLUE: SiteSuit = plain("Blue", 'b');
const PURPLE: SiteSuit = plain("Purple", 'p');
pub(super) const TEAL: SiteSuit = plain("Teal", 't');

/// The suits that fill up a variant, by their number.
pub(super) const FILL: [&[SiteSuit]; 7] = [
    &[],
    &[RED],
    &[RED, BLUE],
    &[RED, GREEN, BLUE],
    &[RED, YELLOW, GREEN, BLUE],
    &[RED, YELLOW, GREEN, BLUE, PURPLE],
    &[RED, YELLOW, GREEN, BLUE, PURPLE, TEAL],
];

/// The special suits, in the order of combined names.
#[rustfmt::skip]
const SPECIAL: [SiteSuit; 21] = {
    use Copies::{OneOfEach, Ordinary};
    [
        suit("Black",         'k', ClueColors::Own,   RankTouch::Own,  OneOfEach),
        suit("Rainbow",       'm', ClueColors::All,   RankTouch::Own,  Ordinary),
        suit("Pink",          'i', ClueColors::Own,   RankTouch::All,  Ordinary),
        suit("White",         'w', ClueColors::None,  RankTouch::Own,  Ordinary),
        suit("Brown",         'n', ClueColors::Own,   RankTouch::None, Ordinary),
        suit("Omni",          'o', ClueColors::All,   RankTouch::All,  Ordinary),
        suit("Null",          'u', ClueColors::None,  RankTouch::None, Ordinary),
        suit("Muddy Rainbow", 'm', ClueColors::All,   RankTouch::None, Ordinary),
        suit("Light Pink",    'l', ClueColors::None,  RankTouch::All,  Ordinary),
        suit("Prism",         's', ClueColors::Prism, RankTouch::Own,  Ordinary),
        inverted(suit("Orange", 'o', ClueColors::Own, RankTouch::Own, Ordinary)),
        suit("Dark Rainbow",  'm', ClueColors::All,   RankTouch::Own,  OneOfEach),
        suit("Dark Pink",     'i', ClueColors::Own,   RankTouch::All,  OneOfEach),
        suit("Gray",          'a', ClueColors::None,  RankTouch::Own,  OneOfEach),
        suit("Dark Brown",    'n', ClueColors::Own,   RankTouch::None, OneOfEach),
        suit("Dark Omni",     'o', ClueColors::All,   RankTouch::All,  OneOfEach),
        suit("Dark Null",     'u', ClueColors::None,  RankTouch::None, OneOfEach),
        suit("Cocoa Rainbow", 'm', ClueColors::All,   RankTouch::None, OneOfEach),
        suit("Gray Pink",     'l', ClueColors::None,  RankTouch::All,  OneOfEach),
        suit("Dark Prism",    's', ClueColors::Prism, RankTouch::Own,  OneOfEach),
        inverted(suit("Dark Orange", 'o', ClueColors::Own, RankTouch::Own, OneOfEach)),
    ]
};

/// Suits that share colors.
struct Family {
    name: &'static str,
    /// The sizes that form a variant.
    alone: &'static [&'static [SiteSuit]],
    /// The sizes that are combined with one special suit.
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

/// The special suit with this index; only for the constants of this file.
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
const DARK_PINK: SiteSuit = special(12);
const COCOA_RAINBOW: SiteSuit = special(17);

/// Variants whose names don't describe their suits.
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
            mixed("Lime", 'l', "yg"),
            mixed("Jungle", 'j', "yg"),
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

/// A suit of a variant, and the direction in which it is built.
pub(super) type Placed = (SiteSuit, Direction);

/// A variant of the site.
pub(super) struct SiteVariant {
    /// Its number, which never changes.
    pub(super) id: u16,
    pub(super) name: String,
    pub(super) suits: Vec<Placed>,
    /// What it changes besides the suits.
    pub(super) mods: BTreeSet<VariantMod>,
    /// The families that it belongs to: of special suits, then of modifiers.
    pub(super) families: Vec<FamilyName>,
}

/// The name of a family of variants on the site.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FamilyName {
    /// Its variants have these suits.
    Suits(&'static str),
    /// Its variants have these modifiers.
    Rules(&'static str),
}

/// Every supported variant.
pub(super) fn all_variants() -> &'static [SiteVariant] {
    static ALL: LazyLock<Vec<SiteVariant>> = LazyLock::new(|| {
        let named = named().into_iter().zip(ids());
        named
            .filter_map(|(named, id)| {
                let Named {
                    name,
                    suits,
                    mods,
                    families,
                } = named;
                let mods = mods.iter().copied().collect();
                Some(SiteVariant {
                    id: id?,
                    name,
                    suits,
                    mods,
                    families,
                })
            })
            .collect()
    });
    &ALL
}

/// A variant before it has a number.
struct Named {
    name: String,
    suits: Vec<Placed>,
    mods: &'static [VariantMod],
    families: Vec<FamilyName>,
}

/// All names that the families make, in the order of the numbers in `variant_ids.rs`.
fn named() -> Vec<Named> {
    let of_suits = of_suits().into_iter();
    let mut all: Vec<Named> = of_suits
        .map(|(name, suits, families)| Named {
            name,
            suits,
            mods: &[],
            families: families.into_iter().map(FamilyName::Suits).collect(),
        })
        .collect();
    for twist in TWISTS {
        let suits = plain_and_special(twist);
        all.extend(suits.into_iter().map(|suits| {
            let count = suits.len();
            let special = suits.last().filter(|(suit, _)| SPECIAL.contains(suit));
            let name = match special {
                Some((special, _)) => format!("{} & {} ({count} Suits)", twist.name, special.name),
                None => format!("{} ({count} Suits)", twist.name),
            };
            let special = special.map(|(suit, _)| FamilyName::Suits(suit.name));
            Named {
                name,
                families: special
                    .into_iter()
                    .chain([FamilyName::Rules(twist.name)])
                    .collect(),
                suits,
                mods: twist.mods,
            }
        }));
    }
    all
}

/// The suits of the variants of a family: ordinary ones alone, and with each special one.
fn plain_and_special(twist: &Twist) -> Vec<Vec<Placed>> {
    let sizes = |suit: &SiteSuit| match suit.copies {
        _ if twist.special == Special::None => &[],
        Copies::Ordinary => twist.sizes,
        Copies::OneOfEach => twist.rare,
    };
    let mut all: Vec<Vec<Placed>> = twist.sizes.iter().map(|size| up(FILL[*size])).collect();
    for special in SPECIAL {
        // A suit that synesthesia would make like another one is left out.
        let fits = twist.special != Special::Synesthetic
            || special.ranks != RankTouch::All
                && special.clue_colors != ClueColors::Prism
                && (special.ranks, special.clue_colors) != (RankTouch::None, ClueColors::All);
        if fits {
            let suits = sizes(&special).iter();
            all.extend(suits.map(|size| [up(FILL[*size - 1]), up(&[special])].concat()));
        }
    }
    all
}

fn up(suits: &[SiteSuit]) -> Vec<Placed> {
    suits.iter().map(|suit| (*suit, Direction::Up)).collect()
}

/// A name, suits, and the names of families.
type OfSuits = (String, Vec<Placed>, Vec<&'static str>);

/// The families of suits that are built downwards, and of suits that mix colors.
const REVERSED: &str = "Reversed";
const MIX: &str = "Mix";

/// Every variant that differs by its suits alone.
fn of_suits() -> Vec<OfSuits> {
    let mut all: Vec<OfSuits> = vec![
        ("No Variant".to_owned(), up(FILL[5]), Vec::new()),
        ("6 Suits".to_owned(), up(FILL[6]), Vec::new()),
        ("4 Suits".to_owned(), up(FILL[4]), Vec::new()),
        ("3 Suits".to_owned(), up(FILL[3]), Vec::new()),
    ];
    let sized = |name: &str, suits: Vec<Placed>, families: &[&'static str]| -> OfSuits {
        (
            format!("{name} ({} Suits)", suits.len()),
            suits,
            families.to_vec(),
        )
    };
    let sizes = || (3..=6).rev();
    for special in SPECIAL {
        all.extend(sizes().map(|size| {
            let suits = [up(FILL[size - 1]), up(&[special])].concat();
            sized(special.name, suits, &[special.name])
        }));
    }
    for (place, first) in SPECIAL.iter().enumerate() {
        for second in &SPECIAL[place + 1..] {
            // The site doesn't combine two suits that differ only in their copies.
            if !first.is_like(second) {
                let name = format!("{} & {}", first.name, second.name);
                all.extend(sizes().map(|size| {
                    let suits = [up(FILL[size - 2]), up(&[*first, *second])].concat();
                    sized(&name, suits, &[first.name, second.name])
                }));
            }
        }
    }
    for size in sizes() {
        let mut reversed = up(FILL[size]);
        reversed[size - 1].1 = Direction::Down;
        all.push(sized(REVERSED, reversed, &[REVERSED]));
    }
    for special in SPECIAL {
        for size in sizes() {
            let mut suits = up(FILL[size - 1]);
            suits.push((special, Direction::Down));
            let name = format!("{} {REVERSED}", special.name);
            all.push(sized(&name, suits, &[special.name, REVERSED]));
        }
    }
    for size in (4..=6).rev() {
        let mut suits = up(FILL[size - 2]);
        suits.push((WHITE, Direction::Down));
        suits.push((RAINBOW, Direction::Up));
        let families = [WHITE.name, REVERSED, RAINBOW.name];
        all.push(sized("White Reversed & Rainbow", suits, &families));
    }
    for Family {
        name,
        alone,
        joined,
    } in FAMILIES
    {
        all.extend(alone.iter().map(|suits| sized(name, up(suits), &[name])));
        for special in SPECIAL {
            for suits in joined {
                let both = format!("{name} & {}", special.name);
                let suits = [up(suits), up(&[special])].concat();
                all.push(sized(&both, suits, &[name, special.name]));
            }
        }
    }
    all.retain(|(_, suits, _)| !is_too_hard(suits));
    all.extend(MIXES.map(|(name, suits)| (name.to_owned(), up(suits), vec![MIX])));
    all
}

/// Whether the site omits a variant because it would be too hard: suits with one copy of each card
/// need four ordinary suits next to them.
fn is_too_hard(suits: &[Placed]) -> bool {
    let rare = suits
        .iter()
        .filter(|(suit, _)| suit.copies == Copies::OneOfEach)
        .count();
    rare > 0 && suits.len() < 4 + rare
}

/// The names of all supported variants.
pub fn variant_names() -> impl Iterator<Item = &'static str> {
    all_variants().iter().map(|variant| variant.name.as_str())
}
