//! Makes the suit table from the options: base suits, multicolor, black powder, extra suits.

use arrayvec::ArrayVec;

use crate::clue::ColorInfo;
use crate::invalid_options::InvalidOptions;
use crate::option_values::Multicolour;
use crate::options::Options;
use crate::suit::{ColorTouch, Direction, MAX_SUITS, SuitScore, SuitSpec};

/// The base suits of a palette: letter and English name.
const PAINTS: [(char, &str); 8] = [
    ('w', "white"),
    ('r', "red"),
    ('b', "blue"),
    ('y', "yellow"),
    ('g', "green"),
    ('p', "purple"),
    ('t', "teal"),
    ('k', "black"),
];

/// A row of the suit table with its letter.
pub(crate) struct SuitRow {
    pub(crate) spec: SuitSpec,
    pub(crate) letter: char,
}

/// The copies of each rank in an ordinary suit of `ranks`: three of the first, one of the last, two of the
/// others.
fn ordinary_copies(ranks: u8) -> Vec<u8> {
    (1..=ranks)
        .map(|rank| {
            if rank == 1 {
                3
            } else if rank == ranks {
                1
            } else {
                2
            }
        })
        .collect()
}

pub(crate) fn suit_rows(options: &Options) -> Result<Vec<SuitRow>, InvalidOptions> {
    let mut specs = base_suits(options)?;
    let ten = ordinary_copies(options.ranks);
    let five = vec![1; usize::from(options.ranks)];
    let multicolour = |copies: &[u8], all: bool, score: SuitScore| SuitSpec {
        color_touch: if all {
            ColorTouch::All
        } else {
            ColorTouch::Own
        },
        nameable: !all,
        score,
        ..SuitSpec::plain("multicolor", 'm', copies.to_vec())
    };
    match options.multicolour {
        Multicolour::Off => {}
        Multicolour::Own5 => specs.push(multicolour(&five, false, SuitScore::Points)),
        Multicolour::Own10 => specs.push(multicolour(&ten, false, SuitScore::Points)),
        Multicolour::All5 => specs.push(multicolour(&five, true, SuitScore::Points)),
        Multicolour::All10 => specs.push(multicolour(&ten, true, SuitScore::Points)),
        Multicolour::Joker5 => specs.push(multicolour(&five, true, SuitScore::Joker)),
        Multicolour::Joker10 => specs.push(multicolour(&ten, true, SuitScore::Joker)),
    }
    if options.black_powder {
        specs.push(SuitSpec {
            direction: Direction::Down,
            color_touch: ColorTouch::None,
            nameable: false,
            score: SuitScore::Penalty,
            ..SuitSpec::plain("black powder", 'k', ten.iter().rev().copied().collect())
        });
    }
    specs.extend(options.extra_suits.iter().cloned());
    if specs.len() > MAX_SUITS {
        return Err(InvalidOptions::TooManySuits(specs.len()));
    }
    with_letters(specs)
}

fn base_suits(options: &Options) -> Result<Vec<SuitSpec>, InvalidOptions> {
    let wrong = || InvalidOptions::Palette(options.palette.clone());
    let mut taken = String::new();
    if options.multicolour != Multicolour::Off {
        taken.push('m');
    }
    if options.black_powder {
        taken.push('k');
    }
    let mut suits = Vec::new();
    for letter in options.palette.chars() {
        let (_, name) = PAINTS
            .iter()
            .find(|(known, _)| *known == letter)
            .ok_or_else(wrong)?;
        if taken.contains(letter) {
            return Err(wrong());
        }
        taken.push(letter);
        suits.push(SuitSpec::plain(
            name,
            letter,
            ordinary_copies(options.ranks),
        ));
    }
    if suits.len() != 5 {
        return Err(wrong());
    }
    suits.truncate(usize::from(options.colors));
    Ok(suits)
}

/// Assigns a letter to each suit: its own, or the first free one of its name.
fn with_letters(specs: Vec<SuitSpec>) -> Result<Vec<SuitRow>, InvalidOptions> {
    let mut taken: Vec<char> = Vec::new();
    for (index, spec) in specs.iter().enumerate() {
        if specs[..index].iter().any(|other| other.id == spec.id) {
            return Err(InvalidOptions::SameName(spec.id.clone()));
        }
        let Some(letter) = spec.letter else { continue };
        if !letter.is_ascii_lowercase() {
            return Err(InvalidOptions::SuitLetter(spec.id.clone()));
        }
        if taken.contains(&letter) {
            return Err(InvalidOptions::SameLetter(letter));
        }
        taken.push(letter);
    }
    let mut rows = Vec::new();
    for spec in specs {
        let letter = if let Some(letter) = spec.letter {
            letter
        } else {
            let mut letters = spec.id.chars().map(|letter| letter.to_ascii_lowercase());
            let letter = letters
                .find(|letter| letter.is_ascii_lowercase() && !taken.contains(letter))
                .ok_or_else(|| InvalidOptions::SuitLetter(spec.id.clone()))?;
            taken.push(letter);
            letter
        };
        rows.push(SuitRow { spec, letter });
    }
    Ok(rows)
}

/// The colors for clues, in suit order: the suits' own colors, and palette colors in a color set that no suit
/// owns. So two suits can both be touched by red without being red.
pub(crate) fn clue_colors(
    rows: &[SuitRow],
) -> Result<ArrayVec<ColorInfo, MAX_SUITS>, InvalidOptions> {
    let mut colors: ArrayVec<ColorInfo, MAX_SUITS> = ArrayVec::new();
    let mut add = |name: &str, letter: char| {
        if colors.iter().any(|color| color.letter == letter) {
            return Ok(());
        }
        let name = name.to_owned();
        colors
            .try_push(ColorInfo { name, letter })
            .map_err(|_| InvalidOptions::TooManyColors)
    };
    let own = |row: &SuitRow| row.spec.nameable && row.spec.color_touch == ColorTouch::Own;
    for row in rows {
        if own(row) {
            add(&row.spec.id, row.letter)?;
        }
        let ColorTouch::Set(letters) = &row.spec.color_touch else {
            continue;
        };
        for letter in letters.chars() {
            let owned = rows.iter().any(|row| own(row) && row.letter == letter);
            let paint = PAINTS.iter().find(|(paint, _)| *paint == letter);
            if let (false, Some((_, name))) = (owned, paint) {
                add(name, letter)?;
            }
        }
    }
    Ok(colors)
}
