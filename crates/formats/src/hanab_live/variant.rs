//! Converts between the site's variants and options.

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

use kagiya_rules::{
    Card, ClueSet, ColorTouch, Direction, Options, Rules, SuitInfo, SuitScore, SuitSpec,
    VariantMod, plain_text,
};

use super::unknown_variant::UnknownVariant;
use super::variant_list::{
    ClueColors, Copies, FILL, Placed, SiteSuit, SiteVariant, TEAL, all_variants,
};

/// The options of the variant called `name`, for two players: the preset `hanab-live` with the
/// suits and modifiers of the variant.
///
/// # Errors
/// [`UnknownVariant`] if there is no such variant, or if it can't be played here.
pub fn variant_options(name: &str) -> Result<Options, UnknownVariant> {
    let mut variants = all_variants().iter();
    match variants.find(|variant| variant.name == name) {
        Some(variant) => Ok(options(variant)),
        None => Err(UnknownVariant {
            name: plain_text(name).chars().take(60).collect(),
        }),
    }
}

/// The name of the variant with the suits and modifiers of these rules, if there is one. Names and letters of
/// suits are ignored.
pub fn variant_name(rules: &Rules) -> Option<String> {
    let place = PLACES.get(&signature(rules)?)?;
    Some(all_variants()[*place].name.clone())
}

/// The variants by what identifies them. Of equal ones the first is found.
static PLACES: LazyLock<HashMap<Signature, usize>> = LazyLock::new(|| {
    let mut places = HashMap::new();
    for (place, variant) in all_variants().iter().enumerate() {
        let options = Options {
            players: 3,
            ..options(variant)
        };
        if let Some(signature) = Rules::new(&options).ok().as_ref().and_then(signature) {
            places.entry(signature).or_insert(place);
        }
    }
    places
});

/// What identifies a card in a game, apart from the names of suits: direction, exchange, copies and clues.
type CardSignature = (Direction, bool, u8, ClueSet);

/// What identifies a variant: its modifiers and its cards, suit by suit.
type Signature = (BTreeSet<VariantMod>, Vec<CardSignature>);

/// The modifiers and the cards of a game: for each card the direction of its suit, whether playing and discarding are
/// exchanged, the number of copies, and the clues that touch it. `None` if a firework does more than score points, or a
/// suit has other ranks than 1 to 5.
fn signature(rules: &Rules) -> Option<Signature> {
    let points = |suit: &SuitInfo| suit.score == SuitScore::Points;
    let ranks = if rules.has_orders() { 4..=5 } else { 5..=5 };
    if !ranks.contains(&rules.rank_count()) || !rules.suits().iter().all(points) {
        return None;
    }
    let of = |card: Card| {
        (
            rules.suit_info(card.suit()).direction,
            rules.is_inverted(card.suit()),
            rules.copies(card),
            rules.touched_by(card),
        )
    };
    let mut mods = rules.options().variant_mods.clone();
    // Options of their own there.
    for option in [VariantMod::DeckPlay, VariantMod::CardCycle] {
        mods.remove(&option);
    }
    Some((mods, rules.cards().iter().map(of).collect()))
}

pub(super) fn options(variant: &SiteVariant) -> Options {
    let suits = &variant.suits;
    // Ordinary suits at the beginning form the palette; every other suit has its own row.
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
    #[expect(clippy::cast_possible_truncation, reason = "at most six suits")]
    let ranks = if variant.mods.contains(&VariantMod::Sudoku) {
        suits.len() as u8
    } else {
        5
    };
    #[expect(clippy::cast_possible_truncation, reason = "at most five, by `take`")]
    let colors = base as u8;
    Options {
        colors,
        ranks,
        palette,
        extra_suits: rows
            .map(|((suit, direction), letter)| row(*suit, *direction, letter, ranks))
            .collect(),
        variant_mods: variant.mods.clone(),
        ..preset()
    }
}

fn preset() -> Options {
    Options::preset("hanab-live", 2).unwrap_or_default()
}

fn row(suit: SiteSuit, direction: Direction, letter: char, ranks: u8) -> SuitSpec {
    let copies = match (suit.copies, direction) {
        (Copies::OneOfEach, _) => [1; 5],
        (Copies::Ordinary, Direction::Up) => [3, 2, 2, 2, 1],
        (Copies::Ordinary, Direction::Down) => [1, 2, 2, 2, 3],
    };
    SuitSpec {
        direction,
        color_touch: match suit.clue_colors {
            ClueColors::Own => ColorTouch::Own,
            ClueColors::All => ColorTouch::All,
            ClueColors::None => ColorTouch::None,
            ClueColors::Prism => ColorTouch::Prism,
            ClueColors::Mixed(colors) => ColorTouch::Set(colors.to_owned()),
        },
        rank_touch: suit.ranks,
        inverted: suit.inverted,
        nameable: suit.clue_colors == ClueColors::Own,
        ..SuitSpec::plain(
            &suit.name.to_lowercase(),
            letter,
            copies[..usize::from(ranks)].to_vec(),
        )
    }
}

/// A letter for each suit: its own, unless it is taken or stands for another color; then the first
/// free letter of its name, or of the alphabet.
fn letters(suits: &[Placed]) -> Vec<char> {
    let own: BTreeSet<char> = suits
        .iter()
        .filter(|(suit, _)| suit.clue_colors == ClueColors::Own)
        .map(|(suit, _)| suit.letter)
        .collect();
    let mixed = suits.iter().filter_map(|(suit, _)| match suit.clue_colors {
        ClueColors::Mixed(colors) => Some(colors.chars()),
        ClueColors::Own | ClueColors::All | ClueColors::None | ClueColors::Prism => None,
    });
    let mut taken: BTreeSet<char> = mixed.flatten().chain(own).collect();
    let mut letters = Vec::new();
    for (suit, _) in suits {
        let letter = if suit.clue_colors == ClueColors::Own {
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
