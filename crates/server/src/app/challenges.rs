//! Challenges and the deal of the day, which several tables play.

use std::sync::Arc;

use jiff::civil::Date;
use kagiya_protocol::{
    ChallengeId, ChallengeInfo, Conventions, DayDeal, DayInfo, DealGame, DealGames, DealSource,
    ErrorCode, Person, PersonId, Problem, RequestedDeal, ScoreCount, Starter, TableId,
    TableSettings, TimeControl, Watching,
};
use kagiya_rules::{Options, Rules, Seed};
use kagiya_table::FixedDeal;
use kagiya_table::fixed_deal::day_partner;
use kagiya_table::opening::GivenGame;

use super::App;
use super::deal_pages::AfterPage;
use super::seeds::of_seed;
use crate::deals::{
    beginning_of, current_with, is_todays, knows, look_into, name_of, today, unseen,
};
use crate::random_ids;
use crate::store::{
    AfterGame, GivenScores, Ranking, Stage, StoreError, StoredChallenge, TableRow, TieKind,
};
use crate::table_rows;

/// The edition of the daily deals.
const EDITION: &str = "original";

/// The name in the store of the secret for the daily deals.
const DAYS: &str = "days";

/// The number of games on one page.
const GAMES: u32 = 40;

impl App {
    /// The secret that all daily deals derive from, shared by all servers of a store.
    async fn day_secret(&self) -> Result<[u8; 32], Problem> {
        let keep = async || self.services.secret(DAYS).await;
        self.day_secret.get_or_try_init(keep).await.copied()
    }

    /// The deal of a day.
    async fn deal_of_day(&self, day: &str, players: u8) -> Result<FixedDeal, Problem> {
        let options = Options::preset(EDITION, players)
            .map_err(|error| Problem::because(ErrorCode::Options, &error))?;
        let text = format!("kagiya deal of the day 1:{day}:{players}");
        let seed = Seed::from_bytes(random_ids::keyed(&self.day_secret().await?, &text));
        Ok(FixedDeal {
            by: DealSource::Day {
                day: day.to_owned(),
                players,
            },
            options,
            seed: seed.to_string(),
            deck: None,
            tiles: Vec::new(),
            first: None,
            names: Vec::new(),
            notes: Vec::new(),
        })
    }

    /// The fixed deal of a new table, and its settings.
    ///
    /// # Errors
    /// `deal/no_challenge`, `table/not_finished`, `deal/unseen`, `deal/seed`, `branch/step`, `options/invalid`, or the
    /// store is unavailable.
    pub(crate) async fn fixed_deal(
        self: &Arc<Self>,
        me: &PersonId,
        wish: &RequestedDeal,
        wished: &TableSettings,
    ) -> Result<GivenGame, Problem> {
        let mut before = Vec::new();
        let (deal, settings) = match wish {
            RequestedDeal::Day => {
                let day = today(&self.services);
                let given = self.deal_of_day(&day, wished.seats).await?;
                name_of(&given)?;
                let settings = TableSettings {
                    listed: wished.listed,
                    watching: wished.watching,
                    time: wished.time.clone(),
                    conventions: wished.conventions,
                    ..day_settings(wished.seats)
                };
                (given, settings)
            }
            RequestedDeal::Challenge { id } => {
                let challenge = self.challenge_called(id).await?;
                let model = self.tables.model(&challenge.table).await?;
                let given = kagiya_table::opening::deal_of_game(
                    &model,
                    &DealSource::Challenge(id.clone()),
                )?;
                let settings = TableSettings {
                    listed: wished.listed,
                    watching: wished.watching,
                    time: wished.time.clone(),
                    conventions: wished.conventions,
                    ..model.info.settings.clone()
                };
                (given, settings)
            }
            RequestedDeal::Training { table, step } => {
                let model = self.tables.model(table).await?;
                look_into(&self.services, &model, Some(me)).await?;
                let source = DealSource::Training(table.clone());
                let given = kagiya_table::opening::deal_of_game(&model, &source)?;
                before = kagiya_table::opening::beginning(&model, *step)?;
                let settings = TableSettings {
                    listed: false,
                    watching: Watching::default(),
                    time: TimeControl::default(),
                    ..model.info.settings.clone()
                };
                (given, settings)
            }
            RequestedDeal::Seed { seed } => of_seed(seed, wished)?,
        };
        Ok(GivenGame {
            deal,
            settings,
            before,
        })
    }

    /// Creates a challenge from a game that a person has played, or finds their existing one.
    ///
    /// # Errors
    /// `table/unknown`, `table/not_finished`, `deal/not_played`, `deal/today`.
    pub(crate) async fn make_challenge(
        &self,
        me: &PersonId,
        table: &TableId,
    ) -> Result<ChallengeId, Problem> {
        let unknown = || Problem::new(ErrorCode::NoTable, "there is no such table");
        let row = self.services.store.row(table).await;
        let row = row
            .map_err(|error| self.services.busy(&error))?
            .ok_or_else(unknown)?;
        if row.stage != Stage::Finished {
            let message = "the game has not ended; its deal can be played by others then";
            return Err(Problem::new(ErrorCode::NotFinished, message));
        }
        let over = row
            .result
            .as_ref()
            .is_some_and(|it| it.outcome != "broken_off");
        let figures = row.result.as_ref().and_then(|it| it.figures.as_ref());
        let (Some(figures), true) = (figures, over && row.people().any(|it| it == me)) else {
            return Err(Problem::new(
                ErrorCode::DealNotPlayed,
                "only players who finished a game can challenge others to play its deal",
            ));
        };
        if row
            .given
            .as_ref()
            .is_some_and(|it| is_todays(&self.services, it))
        {
            return Err(Problem::new(
                ErrorCode::DealToday,
                "today everybody plays this deal; from tomorrow you can challenge others with it",
            ));
        }
        let challenge = StoredChallenge {
            id: ChallengeId(random_ids::letters::<20>()),
            table: table.clone(),
            by: me.clone(),
            deal: figures.deal.clone(),
            at: self.services.clock.now(),
        };
        let kept = self.services.store.challenge(&challenge).await;
        kept.map_err(|error| self.services.not_stored(&error))
    }

    pub(super) async fn challenge_called(
        &self,
        id: &ChallengeId,
    ) -> Result<StoredChallenge, Problem> {
        let is_id =
            id.as_str().len() == 20 && id.as_str().bytes().all(|it| it.is_ascii_alphanumeric());
        let found = if is_id {
            let found = self.services.store.challenge_called(id).await;
            found.map_err(|error| self.services.busy(&error))?
        } else {
            None
        };
        found.ok_or_else(|| {
            Problem::new(
                ErrorCode::NoChallenge,
                "there is no such challenge; the link must be whole, and its game still be kept",
            )
        })
    }

    /// The row of the game behind a challenge.
    pub(super) async fn row_of(&self, challenge: &StoredChallenge) -> Result<TableRow, Problem> {
        let row = self.services.store.row(&challenge.table).await;
        let row = row.map_err(|error| self.services.busy(&error))?;
        let gone = || Problem::new(ErrorCode::NoChallenge, "its game is no longer kept");
        let mut row = row.ok_or_else(gone)?;
        self.name_now(core::slice::from_mut(&mut row)).await?;
        Ok(row)
    }

    /// A challenge, without its deal.
    ///
    /// # Errors
    /// `deal/no_challenge`.
    pub(crate) async fn challenge(
        &self,
        id: &ChallengeId,
        me: &PersonId,
    ) -> Result<ChallengeInfo, Problem> {
        let challenge = self.challenge_called(id).await?;
        let row = self.row_of(&challenge).await?;
        let given = DealSource::Challenge(id.clone());
        let taken = self.services.store.count_given(&given).await;
        let by = self.services.store.person(&challenge.by).await;
        let by = by.map_err(|error| self.services.busy(&error))?;
        Ok(ChallengeInfo {
            id: challenge.id,
            by: Person {
                id: challenge.by,
                name: by.map(|by| by.name).unwrap_or_default(),
            },
            settings: table_rows::settings(&row),
            score: table_rows::game(row).map(|game| game.result),
            taken: taken.map_err(|error| self.services.busy(&error))?,
            seen: knows(&self.services, &challenge.deal, me).await?,
            table: current_with(&self.services, me, |row| row.given.as_ref() == Some(&given))
                .await?
                .map(|row| row.id),
        })
    }

    /// The games of a challenge, starting with the original one.
    ///
    /// # Errors
    /// `deal/no_challenge`, or `deal/unseen` if the person has not finished theirs.
    pub(crate) async fn challenge_games(
        &self,
        id: &ChallengeId,
        me: &PersonId,
        after: Option<&AfterPage>,
    ) -> Result<DealGames, Problem> {
        let challenge = self.challenge_called(id).await?;
        self.knows_to_the_end(&challenge.deal, me).await?;
        let mut games = self
            .games_given(&DealSource::Challenge(id.clone()), me, after)
            .await?;
        if after.is_none() {
            let row = self.row_of(&challenge).await?;
            let first = table_rows::deal_game(row, me, Ranking::Ranked);
            let first = first.map(|game| DealGame {
                first: true,
                ..game
            });
            games.games.splice(0..0, first);
        }
        Ok(games)
    }

    /// Checks that a person may see other games of a deal: they know it, and don't play it now.
    ///
    /// # Errors
    /// `deal/unseen` if not.
    pub(crate) async fn knows_to_the_end(&self, deal: &str, me: &PersonId) -> Result<(), Problem> {
        if !knows(&self.services, deal, me).await? || self.plays(me, deal).await? {
            return Err(unseen());
        }
        Ok(())
    }

    /// Whether a person sits at a table where this deal is being played.
    async fn plays(&self, me: &PersonId, deal: &str) -> Result<bool, Problem> {
        let begun = |row: &TableRow| row.dealt.as_deref() == Some(deal);
        Ok(current_with(&self.services, me, begun).await?.is_some())
    }

    async fn games_given(
        &self,
        given: &DealSource,
        me: &PersonId,
        after: Option<&AfterPage>,
    ) -> Result<DealGames, Problem> {
        let page = |ranking, after: Option<AfterGame>, limit| async move {
            let store = &self.services.store;
            let rows = store.games_given((given, ranking), after.as_ref(), limit);
            rows.await.map_err(|error| self.services.busy(&error))
        };
        let after_ranked = after.map(|it| it.game.clone());
        let (mut rows, ranked) = match after.map(|it| it.ranking) {
            Some(Ranking::Apart) => (page(Ranking::Apart, after_ranked, GAMES + 1).await?, 0),
            None | Some(Ranking::Ranked) => {
                let mut rows = page(Ranking::Ranked, after_ranked, GAMES + 1).await?;
                let ranked = rows.len();
                let left = (GAMES + 1).saturating_sub(u32::try_from(ranked).unwrap_or(u32::MAX));
                if left > 0 {
                    rows.extend(page(Ranking::Apart, None, left).await?);
                }
                (rows, ranked)
            }
        };
        let more = rows.len() > usize::try_from(GAMES).unwrap_or(usize::MAX);
        if more {
            rows.pop();
        }
        self.name_now(&mut rows).await?;
        let ranking = |n| {
            if n < ranked {
                Ranking::Ranked
            } else {
                Ranking::Apart
            }
        };
        let last = rows.last().filter(|_| more);
        let after = last.and_then(|row| AfterPage::of(row, ranking(rows.len() - 1)));
        let games = rows.into_iter().enumerate();
        let games = games.filter_map(|(n, row)| table_rows::deal_game(row, me, ranking(n)));
        Ok(DealGames {
            games: games.collect(),
            after: after.map(|it| it.to_string()),
        })
    }

    /// The deals of a day: `today`, or a date such as `2026-11-22`.
    ///
    /// # Errors
    /// `deal/no_day` if it is not a date, or in the future.
    pub(crate) async fn day(&self, day: &str, me: &PersonId) -> Result<DayInfo, Problem> {
        let (day, is_today) = self.day_called(day)?;
        let mut deals = Vec::new();
        for players in day_players() {
            let given = self.deal_of_day(&day, players).await?;
            let deal = name_of(&given)?;
            let taken = self.services.store.count_given(&given.by).await;
            let table = current_with(&self.services, me, |row| {
                row.given.as_ref() == Some(&given.by)
            })
            .await?;
            let plays = table.as_ref().is_some_and(|row| row.dealt.is_some());
            let seen = knows(&self.services, &deal, me).await?;
            let open = !plays && (seen || !is_today && table.is_none());
            let scores = if open {
                let scores = self.services.store.scores_given(&given.by).await;
                scores.map_err(|error| self.services.busy(&error))?
            } else {
                GivenScores::default()
            };
            deals.push(DayDeal {
                settings: day_settings(players),
                taken: taken.map_err(|error| self.services.busy(&error))?,
                seen,
                open,
                apart: !seen && is_today && self.would_be_apart(&deal, &day, me).await?,
                unscored: scores.unscored,
                scores: scores
                    .scores
                    .into_iter()
                    .map(|(points, games)| ScoreCount { points, games })
                    .collect(),
                table: table.map(|row| row.id),
            });
        }
        Ok(DayInfo {
            day,
            today: is_today,
            partner: day_partner().to_owned(),
            deals,
        })
    }

    /// The games of a day with this number of players.
    ///
    /// # Errors
    /// `deal/no_day`, or `deal/unseen` while the person plays the deal or still can.
    pub(crate) async fn day_games(
        &self,
        (day, players): (&str, u8),
        me: &PersonId,
        after: Option<&AfterPage>,
    ) -> Result<DealGames, Problem> {
        let (day, is_today) = self.day_called(day)?;
        if !day_players().any(|it| it == players) {
            return Err(no_day());
        }
        let given = self.deal_of_day(&day, players).await?;
        let deal = name_of(&given)?;
        let table = current_with(&self.services, me, |row| {
            row.given.as_ref() == Some(&given.by)
        })
        .await?;
        let plays = self.plays(me, &deal).await?;
        let seen = knows(&self.services, &deal, me).await?;
        if plays || !seen && (is_today || table.is_some()) {
            return Err(unseen());
        }
        self.games_given(&given.by, me, after).await
    }

    /// Whether a person's game with this deal of a day would not be ranked.
    async fn would_be_apart(&self, deal: &str, day: &str, me: &PersonId) -> Result<bool, Problem> {
        let day = beginning_of(day).ok_or_else(no_day)?;
        let ranking = self.services.store.would_rank(deal, me, day).await;
        let ranking = ranking.map_err(|error| self.services.busy(&error))?;
        Ok(ranking == Ranking::Apart)
    }

    /// A day by its name, and whether it is today.
    fn day_called(&self, day: &str) -> Result<(String, bool), Problem> {
        let today = today(&self.services);
        if day == "today" {
            return Ok((today, true));
        }
        let date: Date = day.parse().map_err(|_| no_day())?;
        // Each day has exactly one valid name.
        if date.to_string() != day || *day > *today {
            return Err(no_day());
        }
        let is_today = today == day;
        Ok((day.to_owned(), is_today))
    }

    /// The relations in a person's data export: their challenges, friends and blocked people, and since when they
    /// have played on each of their devices.
    ///
    /// # Errors
    /// [`StoreError`] if the store is unavailable.
    pub(crate) async fn relations_for_export(
        &self,
        me: &PersonId,
    ) -> Result<serde_json::Value, StoreError> {
        let challenges = self.services.store.challenges_of(me).await?;
        let ties = self.services.store.ties_of(me).await?;
        let of = |kind| {
            let mine = ties
                .iter()
                .filter(|tie| tie.kind == kind && tie.person.id == *me);
            mine.map(
                |tie| serde_json::json!({"id": tie.other.id, "name": tie.other.name, "at": tie.at}),
            )
            .collect::<Vec<_>>()
        };
        let shown = self.services.store.shown(core::slice::from_ref(me)).await?;
        let devices = self.services.store.devices_of(me).await?;
        let challenges = challenges
            .iter()
            .map(|it| serde_json::json!({"id": it.id, "table": it.table, "at": it.at}));
        Ok(serde_json::json!({
            "challenges": challenges.collect::<Vec<_>>(),
            "friends": of(TieKind::Friend),
            "blocked": of(TieKind::Block),
            "shown": !shown.is_empty(),
            "devices": devices,
        }))
    }
}

/// The numbers of players of the daily deals: all that the edition allows.
fn day_players() -> impl Iterator<Item = u8> {
    (2..=6).filter(|players| {
        let options = Options::preset(EDITION, *players);
        options.is_ok_and(|options| Rules::new(&options).is_ok())
    })
}

fn day_settings(players: u8) -> TableSettings {
    TableSettings {
        preset: EDITION.to_owned(),
        options: std::collections::BTreeMap::new(),
        seats: players,
        starter: Starter::Edition,
        listed: false,
        watching: Watching::default(),
        time: TimeControl::default(),
        conventions: Conventions::default(),
    }
}

fn no_day() -> Problem {
    Problem::new(
        ErrorCode::NoDay,
        "there are no deals of that day; ask for `today`, or for an earlier day as in 2026-11-22",
    )
}
