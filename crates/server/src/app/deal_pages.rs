//! Where a page of the games of a deal ends, as text: points, time and table of its last game.

use core::fmt;
use core::str::FromStr;

use kagiya_protocol::TableId;

use super::is_table_id;
use crate::store::{AfterGame, Ranking, TableRow};

/// The word before the place of a game that is not ranked.
const APART: &str = "apart.";

/// The end of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AfterPage {
    pub(super) ranking: Ranking,
    pub(super) game: AfterGame,
}

/// The text is not the end of a page.
#[derive(Debug)]
pub(crate) struct InvalidPage;

impl AfterPage {
    /// The end of the page that ends with a finished game.
    pub(super) fn of(row: &TableRow, ranking: Ranking) -> Option<Self> {
        let points = i64::from(row.result.as_ref()?.points);
        let game = (points, row.finished_at?, row.id.clone());
        Some(Self { ranking, game })
    }
}

impl fmt::Display for AfterPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ranking == Ranking::Apart {
            f.write_str(APART)?;
        }
        let (points, time, table) = &self.game;
        write!(f, "{points}.{time}.{table}")
    }
}

impl FromStr for AfterPage {
    type Err = InvalidPage;

    fn from_str(text: &str) -> Result<Self, InvalidPage> {
        let (ranking, game) = match text.strip_prefix(APART) {
            Some(rest) => (Ranking::Apart, rest),
            None => (Ranking::Ranked, text),
        };
        let mut parts = game.splitn(3, '.');
        let mut number = || parts.next()?.parse().ok();
        let (points, time): (Option<i64>, Option<i64>) = (number(), number());
        let id = parts.next().map(|id| TableId(id.to_owned()));
        match (points, time, id.filter(is_table_id)) {
            (Some(points), Some(time), Some(id)) => Ok(Self {
                ranking,
                game: (points, time, id),
            }),
            _ => Err(InvalidPage),
        }
    }
}
