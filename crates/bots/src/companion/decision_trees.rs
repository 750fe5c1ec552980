//! Trees of questions about the traits of an action, whose answers add up.

use std::fmt::Write as _;
use std::iter::Peekable;

/// A question with what follows from either answer, or an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Tree {
    /// What it comes to.
    Leaf(f32),
    /// A question.
    Split {
        /// The place of the trait that is asked about, in the list of traits.
        place: usize,
        /// It is asked whether the trait is less than this.
        under: f32,
        /// What follows if it is less.
        lower: Box<Self>,
        /// What follows if it is not.
        upper: Box<Self>,
    },
}

impl Tree {
    /// What it comes to for these traits.
    pub fn value(&self, traits: &[f32]) -> f32 {
        let mut tree = self;
        loop {
            match tree {
                Self::Leaf(value) => return *value,
                Self::Split {
                    place,
                    under,
                    lower,
                    upper,
                } => {
                    tree = if traits[*place] < *under {
                        lower
                    } else {
                        upper
                    }
                }
            }
        }
    }

    /// Reads the lines of one tree.
    fn read<'a>(
        lines: &mut impl Iterator<Item = &'a str>,
        names: &[String],
    ) -> Result<Self, String> {
        let number = |text: &str| text.parse().ok().filter(|it: &f32| it.is_finite());
        let line = lines.next().ok_or("tree")?;
        let Some((name, under)) = line.split_once(" < ") else {
            return number(line).map(Self::Leaf).ok_or_else(|| line.to_owned());
        };
        let place = names.iter().position(|it| it == name);
        let (Some(place), Some(under)) = (place, number(under)) else {
            return Err(line.to_owned());
        };
        Ok(Self::Split {
            place,
            under,
            lower: Box::new(Self::read(lines, names)?),
            upper: Box::new(Self::read(lines, names)?),
        })
    }

    fn write(&self, text: &mut String, names: &[String], depth: usize) {
        let _ = write!(text, "{:depth$}", "");
        match self {
            Self::Leaf(value) => {
                let _ = writeln!(text, "{value}");
            }
            Self::Split {
                place,
                under,
                lower,
                upper,
            } => {
                let _ = writeln!(text, "{} < {under}", names[*place]);
                lower.write(text, names, depth + 1);
                upper.write(text, names, depth + 1);
            }
        }
    }
}

/// What trees come to together.
pub(crate) fn sum(trees: &[Tree], traits: &[f32]) -> f32 {
    trees.iter().map(|tree| tree.value(traits)).sum()
}

/// Reads trees, each after a line `tree`, to the first line that is something else.
pub(crate) fn read_trees<'a>(
    lines: &mut Peekable<impl Iterator<Item = &'a str>>,
    names: &[String],
) -> Result<Vec<Tree>, String> {
    let mut trees = Vec::new();
    while lines.next_if_eq(&"tree").is_some() {
        trees.push(Tree::read(lines, names)?);
    }
    Ok(trees)
}

/// Writes the form that [`read_trees`] reads.
pub(crate) fn write_trees(text: &mut String, trees: &[Tree], names: &[String]) {
    for tree in trees {
        text.push_str("tree\n");
        tree.write(text, names, 1);
    }
}
