//! Previews of links to tables, replays and challenges.

use kagiya_protocol::{ChallengeId, Problem, TableId};

use super::{App, is_table_id};
use crate::deals::is_todays;
use crate::link_preview::{LinkTarget, Preview, ScorePreview, TablePreview};
use crate::store::{Stage, TableRow};

impl App {
    /// The preview of an address. An unknown one has that of the first page.
    pub(crate) async fn link_preview(&self, target: LinkTarget) -> Preview {
        let found = match target {
            LinkTarget::Today => return Preview::Today,
            LinkTarget::Table(id) => self.table_row(&id).await.map(|row| table(&row?)),
            LinkTarget::Replay(id) => self
                .table_row(&id)
                .await
                .map(|row| self.preview_of_replay(&row?)),
            LinkTarget::Challenge(id) => self.preview_of_challenge(&id).await,
        };
        found.ok().flatten().unwrap_or(Preview::Home)
    }

    /// The row of a table, with the present names.
    async fn table_row(&self, id: &TableId) -> Result<Option<TableRow>, Problem> {
        if !is_table_id(id) {
            return Ok(None);
        }
        let row = self.services.store.row(id).await;
        let Some(mut row) = row.map_err(|error| self.services.busy(&error))? else {
            return Ok(None);
        };
        self.name_now(core::slice::from_mut(&mut row)).await?;
        Ok(Some(row))
    }

    fn preview_of_replay(&self, row: &TableRow) -> Option<Preview> {
        if row.stage != Stage::Finished {
            return None;
        }
        let is_todays = row
            .given
            .as_ref()
            .is_some_and(|it| is_todays(&self.services, it));
        let people = row.seats.iter().filter_map(|seat| seat.person.as_ref());
        Some(Preview::Replay {
            edition: edition(row),
            names: people.map(|it| it.name.clone()).collect(),
            score: if is_todays { None } else { score(row) },
        })
    }

    async fn preview_of_challenge(&self, id: &ChallengeId) -> Result<Option<Preview>, Problem> {
        let challenge = self.challenge_called(id).await?;
        let row = self.row_of(&challenge).await?;
        let by = self.services.store.person(&challenge.by).await;
        let by = by.map_err(|error| self.services.busy(&error))?;
        Ok(Some(Preview::Challenge {
            by: by.map(|it| it.name).filter(|name| !name.is_empty()),
            edition: row.preset.clone(),
            players: row.seats.len(),
            score: score(&row),
        }))
    }
}

fn table(row: &TableRow) -> Option<Preview> {
    let people = || row.seats.iter().filter_map(|seat| seat.person.as_ref());
    let opener = people().find(|person| Some(&person.id) == row.opened_by.as_ref());
    let is_free = |seat: &&crate::store::SeatRow| {
        seat.person.is_none() && seat.bot.is_none() && seat.kept_for.is_none()
    };
    Some(Preview::Table(TablePreview {
        edition: edition(row),
        host: opener.or_else(|| people().next()).map(|it| it.name.clone()),
        players: row.seats.len(),
        free: match row.stage {
            Stage::Open => Some(row.seats.iter().filter(is_free).count()),
            Stage::Running | Stage::Finished => None,
            Stage::Closed => return None,
        },
        is_over: row.stage == Stage::Finished,
    }))
}

/// The preset of a table; `None` for a deal of the day.
fn edition(row: &TableRow) -> Option<String> {
    let is_day = matches!(row.given, Some(kagiya_protocol::DealSource::Day { .. }));
    (!is_day).then(|| row.preset.clone())
}

fn score(row: &TableRow) -> Option<ScorePreview> {
    let result = row.result.as_ref()?;
    match result.outcome.as_str() {
        "broken_off" => None,
        _ if result.shown => Some(ScorePreview::Points(
            result.points.into(),
            result.max_score.into(),
        )),
        _ => result.lost.as_ref().map(|_| ScorePreview::Lost),
    }
}
