//! Gradient boosting: trees are fitted one after another, each to the remaining error (Friedman, 2001). A
//! tree grows leaf by leaf, the best split first, and finds splits in histograms, as `LightGBM` does (Ke et
//! al., 2017).

use kagiya_bots::Tree;
use kagiya_random::Dice;
use rayon::prelude::*;

/// The maximum number of bins of a feature.
const MAX_BINS: usize = 64;

/// The L2 regularization of leaf values.
const REGULARIZATION: f64 = 5.0;

/// The minimum number of rows in a leaf.
const MIN_ROWS: u32 = 20;

/// The maximum number of leaves of a tree.
const LEAVES: usize = 15;

/// The percentage of features that a tree uses.
const FEATURE_PERCENT: u64 = 50;

/// The percentage of row groups that a tree uses.
const GROUP_PERCENT: u64 = 80;

/// Rows of features. Each value is stored as the number of its bin.
pub(crate) struct Table {
    columns: Vec<Column>,
    rows: usize,
}

struct Column {
    borders: Vec<f32>,
    bins: Vec<u8>,
}

impl Table {
    /// A table of sparse rows: the nonzero features with their indices, which are below `width`.
    pub(crate) fn of<'a>(rows: impl Iterator<Item = &'a [(usize, f32)]>, width: usize) -> Self {
        let mut sparse: Vec<Vec<(usize, f32)>> = vec![Vec::new(); width];
        let mut count = 0;
        for row in rows {
            for (place, size) in row {
                sparse[*place].push((count, *size));
            }
            count += 1;
        }
        let columns = sparse.into_par_iter().map(|sizes| {
            let borders = borders(&sizes, count);
            let bin = |size: f32| {
                let bin = borders.partition_point(|border| *border <= size);
                u8::try_from(bin).unwrap_or(u8::MAX)
            };
            let mut bins = vec![bin(0.0); count];
            for (row, size) in &sizes {
                bins[*row] = bin(*size);
            }
            Column { borders, bins }
        });
        Self {
            columns: columns.collect(),
            rows: count,
        }
    }
}

/// The borders between the bins of a feature with these nonzero values in `rows` rows.
fn borders(sizes: &[(usize, f32)], rows: usize) -> Vec<f32> {
    let mut sorted: Vec<f32> = sizes.iter().map(|(_, size)| *size).collect();
    if sizes.len() < rows {
        sorted.push(0.0);
    }
    sorted.sort_by(f32::total_cmp);
    let mut distinct = sorted.clone();
    distinct.dedup();
    if distinct.len() > MAX_BINS {
        let nth = |part: usize| sorted[part * (sorted.len() - 1) / (MAX_BINS - 1)];
        distinct = (0..MAX_BINS).map(nth).collect();
        distinct.dedup();
    }
    distinct
        .windows(2)
        .map(|pair| f32::midpoint(pair[0], pair[1]))
        .collect()
}

/// The number of trees and their learning rate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Growth {
    pub(crate) trees: usize,
    pub(crate) rate: f64,
}

/// For each row, the first and second derivative of the loss by its score.
pub(crate) struct Slopes {
    pub(crate) first: Vec<f64>,
    pub(crate) second: Vec<f64>,
}

/// Trees whose sum minimizes the loss on the rows in `groups`. A tree uses all rows of a group or none.
/// `slopes` computes the derivatives of the loss for given scores, which start at `base`. The result doesn't
/// depend on the number of threads.
pub(crate) fn boost(
    table: &Table,
    groups: &[std::ops::Range<usize>],
    growth: Growth,
    base: f64,
    slopes: impl Fn(&[f64], &mut Slopes),
) -> Vec<Tree> {
    let mut dice = Dice::from_number(1);
    let mut scores = vec![base; table.rows];
    let mut changes = Slopes {
        first: vec![0.0; table.rows],
        second: vec![0.0; table.rows],
    };
    let mut trees = vec![Tree::Leaf(short(base))];
    for _ in 0..growth.trees {
        slopes(&scores, &mut changes);
        let mut part = |percent: u64| dice.number() % 100 < percent;
        let columns: Vec<usize> = (0..table.columns.len())
            .filter(|column| !table.columns[*column].borders.is_empty() && part(FEATURE_PERCENT))
            .collect();
        let rows: Vec<usize> = groups
            .iter()
            .filter(|_| part(GROUP_PERCENT))
            .cloned()
            .flatten()
            .collect();
        let grown = TreeBuilder::new(table, &changes, columns).grow(rows, growth.rate);
        for row in groups.iter().cloned().flatten() {
            scores[row] += f64::from(grown.value(table, row));
        }
        trees.push(grown.tree(table));
    }
    trees
}

/// Rounds to the precision of model files.
fn short(value: f64) -> f32 {
    #[expect(clippy::cast_possible_truncation, reason = "four digits are enough")]
    let value = ((value * 1e4).round() / 1e4) as f32;
    value
}

/// A tree with splits between bins.
enum Grown {
    Leaf(f32),
    Split {
        column: usize,
        /// The last bin of the lower side.
        bin: u8,
        sides: Box<[Self; 2]>,
    },
}

impl Grown {
    fn value(&self, table: &Table, row: usize) -> f32 {
        match self {
            Self::Leaf(value) => *value,
            Self::Split { column, bin, sides } => {
                let upper = table.columns[*column].bins[row] > *bin;
                sides[usize::from(upper)].value(table, row)
            }
        }
    }

    fn tree(&self, table: &Table) -> Tree {
        match self {
            Self::Leaf(value) => Tree::Leaf(*value),
            Self::Split { column, bin, sides } => Tree::Split {
                index: *column,
                threshold: table.columns[*column].borders[usize::from(*bin)],
                below: Box::new(sides[0].tree(table)),
                otherwise: Box::new(sides[1].tree(table)),
            },
        }
    }
}

#[derive(Clone, Copy, Default)]
struct Sum {
    first: f64,
    second: f64,
    rows: u32,
}

impl Sum {
    const fn add(&mut self, other: Self) {
        self.first += other.first;
        self.second += other.second;
        self.rows += other.rows;
    }

    const fn without(self, other: Self) -> Self {
        Self {
            first: self.first - other.first,
            second: self.second - other.second,
            rows: self.rows - other.rows,
        }
    }

    /// The reduction of the loss by one value for all rows.
    fn use_of(self) -> f64 {
        self.first * self.first / (self.second + REGULARIZATION)
    }
}

/// For each used column, the sums of its bins.
type Histograms = Vec<Vec<Sum>>;

/// A leaf that can be split further.
struct Bud {
    rows: Vec<usize>,
    histograms: Histograms,
    best: Option<Split>,
    /// The index of the node.
    node: usize,
}

#[derive(Clone, Copy)]
struct Split {
    /// The index among the used columns.
    place: usize,
    bin: u8,
    gain: f64,
}

/// The nodes of a tree. A split has the indices of its sides.
enum Node {
    Leaf(f32),
    Split {
        column: usize,
        bin: u8,
        sides: [usize; 2],
    },
}

struct TreeBuilder<'a> {
    table: &'a Table,
    changes: &'a Slopes,
    columns: Vec<usize>,
    nodes: Vec<Node>,
}

impl<'a> TreeBuilder<'a> {
    const fn new(table: &'a Table, changes: &'a Slopes, columns: Vec<usize>) -> Self {
        Self {
            table,
            changes,
            columns,
            nodes: Vec::new(),
        }
    }

    fn grow(mut self, rows: Vec<usize>, rate: f64) -> Grown {
        let histograms = self.count(&rows);
        let mut buds = vec![self.bud(rows, histograms, rate)];
        while buds.len() < LEAVES {
            let gain = |bud: &Bud| bud.best.map_or(0.0, |best| best.gain);
            let best = (0..buds.len())
                .max_by(|left, right| gain(&buds[*left]).total_cmp(&gain(&buds[*right])));
            let Some((index, split)) = best.and_then(|index| Some((index, buds[index].best?)))
            else {
                break;
            };
            let bud = buds.swap_remove(index);
            buds.extend(self.split(&bud, split, rate));
        }
        self.take(0)
    }

    fn bud(&mut self, rows: Vec<usize>, histograms: Histograms, rate: f64) -> Bud {
        let all = histograms
            .first()
            .map_or_else(Sum::default, |bins| total(bins));
        let node = self.nodes.len();
        self.nodes.push(Node::Leaf(short(
            -rate * all.first / (all.second + REGULARIZATION),
        )));
        let best = best_split(&histograms, all);
        Bud {
            rows,
            histograms,
            best,
            node,
        }
    }

    fn split(&mut self, bud: &Bud, split: Split, rate: f64) -> [Bud; 2] {
        let column = self.columns[split.place];
        let bins = &self.table.columns[column].bins;
        let (lower, upper): (Vec<usize>, Vec<usize>) =
            bud.rows.iter().partition(|row| bins[**row] <= split.bin);
        // Only the smaller side is counted; the larger one is the difference.
        let fewer = if lower.len() < upper.len() {
            &lower
        } else {
            &upper
        };
        let counted = self.count(fewer);
        let rest: Histograms = bud
            .histograms
            .iter()
            .zip(&counted)
            .map(|(all, some)| {
                all.iter()
                    .zip(some)
                    .map(|(all, some)| all.without(*some))
                    .collect()
            })
            .collect();
        let (below, above) = if lower.len() < upper.len() {
            (counted, rest)
        } else {
            (rest, counted)
        };
        let sides = [self.bud(lower, below, rate), self.bud(upper, above, rate)];
        self.nodes[bud.node] = Node::Split {
            column,
            bin: split.bin,
            sides: [sides[0].node, sides[1].node],
        };
        sides
    }

    fn count(&self, rows: &[usize]) -> Histograms {
        let count = |column: &usize| {
            let column = &self.table.columns[*column];
            let mut sums = vec![Sum::default(); column.borders.len() + 1];
            for row in rows {
                sums[usize::from(column.bins[*row])].add(Sum {
                    first: self.changes.first[*row],
                    second: self.changes.second[*row],
                    rows: 1,
                });
            }
            sums
        };
        self.columns.par_iter().map(count).collect()
    }

    fn take(&self, node: usize) -> Grown {
        match self.nodes[node] {
            Node::Leaf(value) => Grown::Leaf(value),
            Node::Split { column, bin, sides } => Grown::Split {
                column,
                bin,
                sides: Box::new(sides.map(|side| self.take(side))),
            },
        }
    }
}

/// The split with the largest gain, if any gain is positive.
fn best_split(histograms: &Histograms, all: Sum) -> Option<Split> {
    let mut best: Option<Split> = None;
    for (place, bins) in histograms.iter().enumerate() {
        let mut lower = Sum::default();
        for (bin, sum) in (0_u8..).zip(&bins[..bins.len() - 1]) {
            lower.add(*sum);
            let upper = all.without(lower);
            if lower.rows < MIN_ROWS || upper.rows < MIN_ROWS {
                continue;
            }
            let gain = lower.use_of() + upper.use_of() - all.use_of();
            if gain > best.map_or(1e-9, |best| best.gain) {
                best = Some(Split { place, bin, gain });
            }
        }
    }
    best
}

fn total(bins: &[Sum]) -> Sum {
    bins.iter().fold(Sum::default(), |mut sum, bin| {
        sum.add(*bin);
        sum
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Trees fitted with the squared error.
    fn nearest(rows: &[Vec<(usize, f32)>], wanted: &[f64], trees: usize) -> Vec<Tree> {
        let table = Table::of(rows.iter().map(Vec::as_slice), 3);
        let groups: Vec<_> = (0..rows.len()).map(|row| row..row + 1).collect();
        boost(
            &table,
            &groups,
            Growth { trees, rate: 0.3 },
            0.0,
            |scores, slopes| {
                for (row, score) in scores.iter().enumerate() {
                    slopes.first[row] = score - wanted[row];
                    slopes.second[row] = 1.0;
                }
            },
        )
    }

    #[test]
    fn trees_learn_interactions_of_features() {
        let rows: Vec<Vec<(usize, f32)>> = (0..400)
            .map(|row| {
                #[expect(clippy::cast_precision_loss, reason = "small")]
                let size = |it: usize| it as f32;
                vec![
                    (0, size(row % 2)),
                    (1, size(row / 2 % 2)),
                    (2, size(row % 7)),
                ]
            })
            .collect();
        let wanted: Vec<f64> = (0..400)
            .map(|row| if row % 2 == row / 2 % 2 { 1.0 } else { -1.0 })
            .collect();
        let trees = nearest(&rows, &wanted, 40);
        for (row, wanted) in rows.iter().zip(&wanted) {
            let mut features = [0.0; 3];
            for (place, size) in row {
                features[*place] = *size;
            }
            let value: f32 = trees.iter().map(|tree| tree.value(&features)).sum();
            assert!(
                (f64::from(value) - wanted).abs() < 0.3,
                "{features:?}: {value}"
            );
        }
    }

    #[test]
    fn bins_follow_the_values_of_a_feature() {
        let sizes: Vec<(usize, f32)> = (1_u16..1000)
            .map(|row| (usize::from(row), f32::from(row)))
            .collect();
        let cut = borders(&sizes, 1000);
        assert!(
            cut.len() < MAX_BINS && cut.len() > MAX_BINS / 2,
            "{}",
            cut.len()
        );
        assert!(cut.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(borders(&[(0, 1.0), (1, 1.0)], 2).is_empty(), "all the same");
        assert_eq!(borders(&[(0, 1.0)], 2), [0.5]);
    }
}
