//! The same deal for others: challenges, the deal of the day, and who may see what of them.
//!
//! One rule serves both: nobody plays a deal that they know, and nobody is shown what others did with it while they
//! play it. Who has sat where its cards were dealt, has watched its game or has opened its replay knows a deal.

use std::sync::Arc;

use jiff::Timestamp;
use jiff::civil::Date;
use kagiya_protocol::{
    ChallengeId, ChallengeInfo, Conventions, DayDeal, DayInfo, DealGames, ErrorCode, Person,
    PersonId, Problem, Reason, ReasonValue, Starter, TableId, TableSettings, TableStatus,
    TimeControl, Watching, WishedDeal,
};
use kagiya_rules::{Options, Rules, Seed};

use super::{House, LIST};
use crate::border;
use crate::keys::Keys;
use crate::random_ids;
use crate::store::{
    AfterGame, GivenBy, Listing, Stage, StoreError, StoredChallenge, TableRow, TieKind,
};
use crate::table::facts::{Fact, GivenDeal};
use crate::table::keeping_out::KEPT_OUT;
use crate::table::model::TableModel;

/// The edition of the deals of the days.
const EDITION: &str = "original";

/// What is kept in the store for the deals of the days is called so there.
const DAYS: &str = "days";

/// The games of a deal on one page.
const GAMES: u32 = 40;

impl House {
    /// Today, in UTC.
    pub(crate) fn today(&self) -> String {
        let now = Timestamp::from_millisecond(self.clock.now()).unwrap_or_default();
        now.strftime("%Y-%m-%d").to_string()
    }

    /// What the deals of all days follow from: the same for all servers of a store.
    async fn days(&self) -> Result<[u8; 32], Problem> {
        let keep = async || {
            let fresh = random_ids::hex(&random_ids::key());
            let fresh = match &self.config.keys {
                Some(keys) => keys.seal(&fresh),
                None => fresh,
            };
            let kept = self.store.house_secret(DAYS, &fresh).await;
            let kept = kept.map_err(|error| self.busy(&error))?;
            let opened = if Keys::is_sealed(&kept) {
                let keys = self.config.keys.as_ref();
                keys.and_then(|keys| keys.unseal(&kept))
            } else {
                Some(kept)
            };
            opened
                .and_then(|text| random_ids::unhex(&text))
                .ok_or_else(|| {
                    tracing::error!("the key of the deals of the days is not in kagiya.keys");
                    Problem::new(ErrorCode::Internal, "the deal of the day can't be read")
                })
        };
        self.days.get_or_try_init(keep).await.copied()
    }

    /// The deal of a day.
    async fn deal_of_day(&self, day: &str, players: u8) -> Result<GivenDeal, Problem> {
        let options = Options::preset(EDITION, players)
            .map_err(|error| Problem::because(ErrorCode::Options, &error))?;
        let text = format!("kagiya deal of the day 1:{day}:{players}");
        let seed = Seed::from_bytes(random_ids::keyed(&self.days().await?, &text));
        Ok(GivenDeal {
            by: GivenBy::Day {
                day: day.to_owned(),
                players,
            },
            options,
            seed: seed.to_string(),
            deck: None,
            first: None,
        })
    }

    /// The deal that a new table is to play, and its settings.
    ///
    /// # Errors
    /// `deal/no_challenge`, `options/invalid`, or the store is out of reach.
    pub(crate) async fn given(
        self: &Arc<Self>,
        wish: &WishedDeal,
        wished: &TableSettings,
    ) -> Result<(GivenDeal, TableSettings), Problem> {
        match wish {
            WishedDeal::Day => {
                let day = self.today();
                let given = self.deal_of_day(&day, wished.seats).await?;
                name_of(&given)?;
                let settings = TableSettings {
                    listed: wished.listed,
                    watching: wished.watching,
                    time: wished.time.clone(),
                    conventions: wished.conventions,
                    ..day_settings(wished.seats)
                };
                Ok((given, settings))
            }
            WishedDeal::Challenge { id } => {
                let challenge = self.challenge_called(id).await?;
                let model = self.look(&challenge.table).await?;
                let given = GivenDeal::of(&model, &GivenBy::Challenge(id.clone()))?;
                let settings = TableSettings {
                    listed: wished.listed,
                    watching: wished.watching,
                    time: wished.time.clone(),
                    conventions: wished.conventions,
                    ..model.info.settings.clone()
                };
                Ok((given, settings))
            }
        }
    }

    /// Why a person may take no seat at an open table, or in a running game where they are offered one.
    ///
    /// # Errors
    /// `server/busy` if the store is out of reach.
    pub(crate) async fn no_seat(
        &self,
        model: &TableModel,
        person: &Person,
    ) -> Result<Option<Problem>, Problem> {
        if model.seat_of(&person.id).is_some() {
            return Ok(None);
        }
        let those_there: Vec<&PersonId> = match model.info.status {
            TableStatus::Open => vec![&model.info.owner],
            // Everybody there has agreed to play with the others, and not with whoever comes later.
            TableStatus::Running => {
                let seats = model.info.seats.iter();
                let people = seats.flat_map(|seat| seat.person.iter().chain(&seat.kept_for));
                people.map(|it| &it.id).collect()
            }
            TableStatus::Finished | TableStatus::Closed => return Ok(None),
        };
        let me = core::slice::from_ref(&person.id);
        for other in those_there {
            let blocked = self.store.blocked_by(other, me).await;
            if !blocked.map_err(|error| self.busy(&error))?.is_empty() {
                // The same words as for somebody who is kept out of this one table.
                return Ok(Some(Problem::new(ErrorCode::KeptOut, KEPT_OUT)));
            }
        }
        if model.info.status == TableStatus::Running {
            return Ok(None);
        }
        let (Some(_), Some(deal)) = (model.given(), model.dealt()) else {
            return Ok(None);
        };
        let known = self.knows(deal, &person.id).await?;
        Ok(known.then(seen))
    }

    /// Lets the people at a table begin the deal that it was given, if it was.
    ///
    /// # Errors
    /// `deal/seen_by` if one of them knows it from elsewhere.
    pub(crate) async fn claim_given(&self, model: &TableModel) -> Result<(), Problem> {
        let (Some(_), Some(deal)) = (model.given(), model.dealt()) else {
            return Ok(());
        };
        let people: Vec<&Person> = model.people().collect();
        self.claim_deal(deal, &model.info.id, &people).await
    }

    /// Lets somebody know the deal of a running game who takes a seat there.
    ///
    /// # Errors
    /// `deal/seen` if they know it from elsewhere.
    pub(crate) async fn claim_running(
        &self,
        model: &TableModel,
        person: &Person,
    ) -> Result<(), Problem> {
        let Some(deal) = model.dealt() else {
            return Ok(());
        };
        let claimed = self.claim_deal(deal, &model.info.id, &[person]).await;
        claimed.map_err(|problem| match problem.code {
            ErrorCode::DealSeenBy => seen(),
            _ => problem,
        })
    }

    /// Whether who opens a table with these facts may play its deal, if it is given.
    ///
    /// # Errors
    /// `deal/seen` if they know it.
    pub(crate) async fn may_play(
        &self,
        table: &TableId,
        facts: &[Fact],
        person: &Person,
    ) -> Result<(), Problem> {
        let Some(Fact::Created {
            given: Some(given), ..
        }) = facts.first()
        else {
            return Ok(());
        };
        let deal = name_of(given)?;
        if facts
            .iter()
            .any(|fact| matches!(fact, Fact::Started { .. }))
        {
            let claimed = self.claim_deal(&deal, table, &[person]).await;
            return claimed.map_err(|problem| match problem.code {
                ErrorCode::DealSeenBy => seen(),
                _ => problem,
            });
        }
        if self.knows(&deal, &person.id).await? {
            return Err(seen());
        }
        Ok(())
    }

    async fn claim_deal(
        &self,
        deal: &str,
        table: &TableId,
        people: &[&Person],
    ) -> Result<(), Problem> {
        // Always in the same order, so that two that claim at once wait for each other in turn.
        let mut ids: Vec<PersonId> = people.iter().map(|person| person.id.clone()).collect();
        ids.sort();
        let known = self.store.claim_deal(deal, table, &ids).await;
        let known = known.map_err(|error| self.not_stored(&error))?;
        if known.is_empty() {
            return Ok(());
        }
        let who = people.iter().filter(|person| known.contains(&person.id));
        Err(seen_by(&who.copied().collect::<Vec<_>>()))
    }

    async fn knows(&self, deal: &str, person: &PersonId) -> Result<bool, Problem> {
        let known = self
            .store
            .knowing(deal, core::slice::from_ref(person))
            .await;
        Ok(!known.map_err(|error| self.busy(&error))?.is_empty())
    }

    /// The table of a person that goes on with this deal, begun or not: the first, and whether one has begun.
    async fn current_with(
        &self,
        person: &PersonId,
        is_it: impl Fn(&TableRow) -> bool,
    ) -> Result<Option<TableRow>, Problem> {
        let listing = Listing::CurrentOf(person.clone());
        let rows = self.store.list(&listing, LIST).await;
        let rows = rows.map_err(|error| self.busy(&error))?;
        Ok(rows.into_iter().find(is_it))
    }

    /// Lets somebody see the cards and the course of a game that they don't play, and writes down that they know its
    /// deal. Somebody without a session is nobody of whom that could be written down.
    ///
    /// # Errors
    /// `deal/unseen` if it is the deal of today and they have not played it, or if they play the same deal now.
    pub(crate) async fn look_into(
        &self,
        model: &TableModel,
        me: Option<&PersonId>,
    ) -> Result<(), Problem> {
        let Some(deal) = model.dealt().filter(|_| model.game().is_some()) else {
            return Ok(());
        };
        if me.is_some_and(|me| model.has_played_at(me).is_some()) {
            return Ok(());
        }
        let is_todays = model.given().is_some_and(|it| self.is_todays(&it.by));
        let Some(me) = me else {
            return if is_todays { Err(unseen()) } else { Ok(()) };
        };
        let begun = |row: &TableRow| row.dealt.as_deref() == Some(deal) && row.id != model.info.id;
        if self.current_with(me, begun).await?.is_some() {
            return Err(unseen());
        }
        if self.knows(deal, me).await? {
            return Ok(());
        }
        if is_todays {
            return Err(unseen());
        }
        let saw = self.store.saw_deal(deal, &model.info.id, me).await;
        saw.map_err(|error| self.not_stored(&error))
    }

    /// Whether a deal can still be played today as the deal of the day.
    pub(crate) fn is_todays(&self, given: &GivenBy) -> bool {
        matches!(given, GivenBy::Day { day, .. } if *day == self.today())
    }

    /// Makes a challenge of a game that a person has played, or finds the one that they have made.
    ///
    /// # Errors
    /// `table/unknown`, `table/not_finished`, `deal/not_played`, `deal/today`.
    pub(crate) async fn make_challenge(
        &self,
        me: &PersonId,
        table: &TableId,
    ) -> Result<ChallengeId, Problem> {
        let unknown = || Problem::new(ErrorCode::NoTable, "there is no such table");
        let row = self.store.row(table).await;
        let row = row
            .map_err(|error| self.busy(&error))?
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
                "only who has played a game to its end can challenge others to play its deal",
            ));
        };
        if row.given.as_ref().is_some_and(|it| self.is_todays(it)) {
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
            at: self.clock.now(),
        };
        let kept = self.store.challenge(&challenge).await;
        kept.map_err(|error| self.not_stored(&error))
    }

    async fn challenge_called(&self, id: &ChallengeId) -> Result<StoredChallenge, Problem> {
        let is_id =
            id.as_str().len() == 20 && id.as_str().bytes().all(|it| it.is_ascii_alphanumeric());
        let found = if is_id {
            let found = self.store.challenge_called(id).await;
            found.map_err(|error| self.busy(&error))?
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

    /// The row of the game of which a challenge was made.
    async fn row_of(&self, challenge: &StoredChallenge) -> Result<TableRow, Problem> {
        let row = self.store.row(&challenge.table).await;
        let row = row.map_err(|error| self.busy(&error))?;
        row.ok_or_else(|| Problem::new(ErrorCode::NoChallenge, "its game is no longer kept"))
    }

    /// A challenge, with nothing of its deal.
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
        let given = GivenBy::Challenge(id.clone());
        let taken = self.store.count_given(&given).await;
        let name = row.seats.iter().filter_map(|seat| seat.person.as_ref());
        let name = name
            .filter(|person| person.id == challenge.by)
            .map(|person| person.name.clone())
            .next();
        Ok(ChallengeInfo {
            id: challenge.id,
            by: Person {
                id: challenge.by,
                name: name.unwrap_or_default(),
            },
            settings: border::settings(&row),
            taken: taken.map_err(|error| self.busy(&error))?,
            seen: self.knows(&challenge.deal, me).await?,
            table: self
                .current_with(me, |row| row.given.as_ref() == Some(&given))
                .await?
                .map(|row| row.id),
        })
    }

    /// The games of a challenge, the one that it was made of first.
    ///
    /// # Errors
    /// `deal/no_challenge`, or `deal/unseen` before I have finished mine.
    pub(crate) async fn challenge_games(
        &self,
        id: &ChallengeId,
        me: &PersonId,
        after: Option<&AfterGame>,
    ) -> Result<DealGames, Problem> {
        let challenge = self.challenge_called(id).await?;
        self.knows_to_the_end(&challenge.deal, me).await?;
        let mut games = self
            .games_given(&GivenBy::Challenge(id.clone()), me, after)
            .await?;
        if after.is_none() {
            let first = border::deal_game(self.row_of(&challenge).await?, me, true);
            games.games.splice(0..0, first);
        }
        Ok(games)
    }

    /// Whether a person may be told what others did with a deal: they know it, and don't play it now.
    ///
    /// # Errors
    /// `deal/unseen`.
    pub(crate) async fn knows_to_the_end(&self, deal: &str, me: &PersonId) -> Result<(), Problem> {
        if !self.knows(deal, me).await? || self.plays(me, deal).await? {
            return Err(unseen());
        }
        Ok(())
    }

    /// Whether a person sits at a table where this deal is being played.
    async fn plays(&self, me: &PersonId, deal: &str) -> Result<bool, Problem> {
        let begun = |row: &TableRow| row.dealt.as_deref() == Some(deal);
        Ok(self.current_with(me, begun).await?.is_some())
    }

    async fn games_given(
        &self,
        given: &GivenBy,
        me: &PersonId,
        after: Option<&AfterGame>,
    ) -> Result<DealGames, Problem> {
        let rows = self.store.games_given(given, after, GAMES + 1).await;
        let mut rows = rows.map_err(|error| self.busy(&error))?;
        let more = rows.len() > usize::try_from(GAMES).unwrap_or(usize::MAX);
        if more {
            rows.pop();
        }
        let last = rows.last().filter(|_| more);
        let after = last.and_then(|row| {
            let points = row.result.as_ref()?.points;
            Some(format!("{points}.{}.{}", row.finished_at?, row.id))
        });
        let games = rows
            .into_iter()
            .filter_map(|row| border::deal_game(row, me, false));
        Ok(DealGames {
            games: games.collect(),
            after,
        })
    }

    /// The deals of a day: `today`, or as in `2026-11-22`.
    ///
    /// # Errors
    /// `deal/no_day` if it is none, or has not begun.
    pub(crate) async fn day(&self, day: &str, me: &PersonId) -> Result<DayInfo, Problem> {
        let (day, is_today) = self.day_called(day)?;
        let mut deals = Vec::new();
        for players in day_players() {
            let given = self.deal_of_day(&day, players).await?;
            let deal = name_of(&given)?;
            let taken = self.store.count_given(&given.by).await;
            let table = self
                .current_with(me, |row| row.given.as_ref() == Some(&given.by))
                .await?;
            let plays = table.as_ref().is_some_and(|row| row.dealt.is_some());
            let seen = self.knows(&deal, me).await?;
            deals.push(DayDeal {
                settings: day_settings(players),
                taken: taken.map_err(|error| self.busy(&error))?,
                seen,
                open: !plays && (seen || !is_today && table.is_none()),
                table: table.map(|row| row.id),
            });
        }
        Ok(DayInfo {
            day,
            today: is_today,
            deals,
        })
    }

    /// The games of a day with so many players.
    ///
    /// # Errors
    /// `deal/no_day`, or `deal/unseen` as long as I can still play the deal, or play it.
    pub(crate) async fn day_games(
        &self,
        (day, players): (&str, u8),
        me: &PersonId,
        after: Option<&AfterGame>,
    ) -> Result<DealGames, Problem> {
        let (day, is_today) = self.day_called(day)?;
        if !day_players().any(|it| it == players) {
            return Err(no_day());
        }
        let given = self.deal_of_day(&day, players).await?;
        let deal = name_of(&given)?;
        let table = self
            .current_with(me, |row| row.given.as_ref() == Some(&given.by))
            .await?;
        let plays = self.plays(me, &deal).await?;
        let seen = self.knows(&deal, me).await?;
        if plays || !seen && (is_today || table.is_some()) {
            return Err(unseen());
        }
        self.games_given(&given.by, me, after).await
    }

    /// A day, and whether it is today.
    fn day_called(&self, day: &str) -> Result<(String, bool), Problem> {
        let today = self.today();
        if day == "today" {
            return Ok((today, true));
        }
        let date: Date = day.parse().map_err(|_| no_day())?;
        // Each day has one name only.
        if date.to_string() != day || *day > *today {
            return Err(no_day());
        }
        let is_today = today == day;
        Ok((day.to_owned(), is_today))
    }

    /// What goes with a person's data: the challenges that they have made, and whom they know here.
    ///
    /// # Errors
    /// [`StoreError`] if the store is out of reach.
    pub(crate) async fn ties_for_export(
        &self,
        me: &PersonId,
    ) -> Result<serde_json::Value, StoreError> {
        let challenges = self.store.challenges_of(me).await?;
        let ties = self.store.ties_of(me).await?;
        let of = |kind| {
            let mine = ties
                .iter()
                .filter(|tie| tie.kind == kind && tie.person.id == *me);
            mine.map(
                |tie| serde_json::json!({"id": tie.other.id, "name": tie.other.name, "at": tie.at}),
            )
            .collect::<Vec<_>>()
        };
        let shown = self.store.shown(core::slice::from_ref(me)).await?;
        let challenges = challenges
            .iter()
            .map(|it| serde_json::json!({"id": it.id, "table": it.table, "at": it.at}));
        Ok(serde_json::json!({
            "challenges": challenges.collect::<Vec<_>>(),
            "friends": of(TieKind::Friend),
            "blocked": of(TieKind::Block),
            "shown": !shown.is_empty(),
        }))
    }
}

/// The name of a deal that is given.
fn name_of(given: &GivenDeal) -> Result<String, Problem> {
    let rules =
        Rules::new(&given.options).map_err(|error| Problem::because(ErrorCode::Options, &error))?;
    let name = given.name_of_deal(&Arc::new(rules));
    name.map_err(|error| {
        tracing::error!(error, "a deal can't be given");
        Problem::new(ErrorCode::Internal, "the deal can't be read")
    })
}

/// The numbers of players that the deals of the days are for: those that the edition allows.
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
        "that is no day with deals: say `today`, or an earlier day as in 2026-11-22",
    )
}

fn seen() -> Problem {
    Problem::new(
        ErrorCode::DealSeen,
        "you know this deal: you have played it, watched it, or opened its replay",
    )
}

fn unseen() -> Problem {
    Problem::new(
        ErrorCode::DealUnseen,
        "play this deal to its end first; what others did with it is shown then",
    )
}

fn seen_by(people: &[&Person]) -> Problem {
    let names: Vec<String> = people.iter().map(|person| person.name.clone()).collect();
    let message = format!("this deal is known already to {}", names.join(", "));
    Problem {
        reason: Some(Reason {
            id: "deal-seen-by".to_owned(),
            args: [("names".to_owned(), ReasonValue::List(names))].into(),
        }),
        ..Problem::new(ErrorCode::DealSeenBy, message)
    }
}
