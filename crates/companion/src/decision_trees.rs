//! Boosted decision trees over features; the sum of their leaves is the result.

use std::fmt::Write as _;
use std::iter::Peekable;

/// A decision tree.
#[derive(Clone, PartialEq, Debug)]
pub enum Tree {
    /// A result.
    Leaf(f32),
    /// A comparison of one feature with a threshold.
    Split {
        /// The index of the feature.
        index: usize,
        /// The threshold.
        threshold: f32,
        /// The branch for values below the threshold.
        below: Box<Self>,
        /// The branch for all other values.
        otherwise: Box<Self>,
    },
}

impl Tree {
    /// The leaf for these features.
    pub fn value(&self, features: &[f32]) -> f32 {
        let mut tree = self;
        loop {
            match tree {
                Self::Leaf(value) => return *value,
                Self::Split {
                    index,
                    threshold,
                    below,
                    otherwise,
                } => {
                    tree = if features[*index] < *threshold {
                        below
                    } else {
                        otherwise
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
        let Some((name, threshold)) = line.split_once(" < ") else {
            return number(line).map(Self::Leaf).ok_or_else(|| line.to_owned());
        };
        let index = names.iter().position(|it| it == name);
        let (Some(index), Some(threshold)) = (index, number(threshold)) else {
            return Err(line.to_owned());
        };
        Ok(Self::Split {
            index,
            threshold,
            below: Box::new(Self::read(lines, names)?),
            otherwise: Box::new(Self::read(lines, names)?),
        })
    }

    fn write(&self, text: &mut String, names: &[String], depth: usize) {
        let _ = write!(text, "{:depth$}", "");
        match self {
            Self::Leaf(value) => {
                let _ = writeln!(text, "{value}");
            }
            Self::Split {
                index,
                threshold,
                below,
                otherwise,
            } => {
                let _ = writeln!(text, "{} < {threshold}", names[*index]);
                below.write(text, names, depth + 1);
                otherwise.write(text, names, depth + 1);
            }
        }
    }
}

/// The sum of all trees for these features.
pub(crate) fn sum(trees: &[Tree], features: &[f32]) -> f32 {
    trees.iter().map(|tree| tree.value(features)).sum()
}

/// Reads trees, each after a line `tree`, up to the first line that is something else.
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

/// Writes the format that [`read_trees`] reads.
pub(crate) fn write_trees(text: &mut String, trees: &[Tree], names: &[String]) {
    for tree in trees {
        text.push_str("tree\n");
        tree.write(text, names, 1);
    }
}
