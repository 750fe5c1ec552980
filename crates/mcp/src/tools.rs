//! What the tools do.

use std::collections::BTreeMap;
use std::time::Duration;

use kagiya_i18n::{Words, args};
use kagiya_protocol::{
    Command, CreateTable, EditionInfo, ErrorCode, Explanation, PersonId, RulebookReply,
    RulesRequest, Seat, SeatInfo, TableEvent, TableId, TableSettings, TableStatus, TablesPage,
    VariantInfo,
};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::arguments::{
    Companions, LookArguments, Nothing, OpenArguments, RulesArguments, SitArguments, WaitArguments,
    WhyArguments, escaped, reason,
};
use crate::catalog::{LONGEST_WAIT, USUAL_WAIT};
use crate::history::hands_before;
use crate::player::{Player, PlayerError};
use crate::position::{Deductions, position_as_data, position_in_words};
use crate::scene::{list, names_of};
use crate::table::{Since, Table};
use crate::texts;
use crate::words_to_action::{ActArguments, shortened};

/// The edition of a table, if the model names none.
const EDITION: &str = "original";

/// The number of calls that may wait for a turn at the same time.
const MOST_WAITS: usize = 16;

/// The answer of a tool: a text, and the same as data.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) text: String,
    pub(crate) data: Value,
}

/// Why a tool did nothing: a sentence for the model.
#[derive(Debug)]
pub(crate) struct Refusal(pub(crate) String);

/// The tools of a player.
#[derive(Debug)]
pub(crate) struct Tools {
    words: WordsOf,
    player: Player,
    waits: tokio::sync::Semaphore,
}

/// The texts; their `Debug` is the language.
struct WordsOf(Words);

impl core::fmt::Debug for WordsOf {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.0.language().code())
    }
}

impl Tools {
    pub(crate) fn new(words: Words, player: Player) -> Self {
        Self {
            words: WordsOf(words),
            player,
            waits: tokio::sync::Semaphore::new(MOST_WAITS),
        }
    }

    pub(crate) fn words(&self) -> &Words {
        &self.words.0
    }

    /// Calls a tool; `None` if there is none with this name.
    pub(crate) async fn call(
        &self,
        name: &str,
        arguments: Value,
    ) -> Option<Result<Answer, Refusal>> {
        Some(match name {
            "list_tables" => match self.read::<Nothing>(arguments) {
                Ok(_) => self.list_tables().await,
                Err(refusal) => Err(refusal),
            },
            "open_table" => match self.read(arguments) {
                Ok(asked) => self.open_table(asked).await,
                Err(refusal) => Err(refusal),
            },
            "sit_down" => match self.read(arguments) {
                Ok(asked) => self.sit_down(asked).await,
                Err(refusal) => Err(refusal),
            },
            "start_game" => match self.read::<Nothing>(arguments) {
                Ok(_) => self.start_game().await,
                Err(refusal) => Err(refusal),
            },
            "look" => match self.read(arguments) {
                Ok(asked) => self.look(asked).await,
                Err(refusal) => Err(refusal),
            },
            "act" => match self.read(arguments) {
                Ok(asked) => self.act(&asked).await,
                Err(refusal) => Err(refusal),
            },
            "wait_for_turn" => match self.read(arguments) {
                Ok(asked) => self.wait_for_turn(asked).await,
                Err(refusal) => Err(refusal),
            },
            "rules" => match self.read(arguments) {
                Ok(asked) => self.rules(asked).await,
                Err(refusal) => Err(refusal),
            },
            "why" => match self.read(arguments) {
                Ok(asked) => self.why(asked).await,
                Err(refusal) => Err(refusal),
            },
            "leave" => match self.read::<Nothing>(arguments) {
                Ok(_) => self.leave().await,
                Err(refusal) => Err(refusal),
            },
            _ => return None,
        })
    }

    fn read<T: for<'de> Deserialize<'de>>(&self, arguments: Value) -> Result<T, Refusal> {
        serde_json::from_value(arguments).map_err(|error| {
            let reason = reason(&error);
            Refusal(
                self.words()
                    .say("agent-wrong-arguments", args![reason = reason]),
            )
        })
    }

    fn refuse(&self, id: &str) -> Refusal {
        Refusal(self.words().text(id))
    }

    fn failed(&self, error: &PlayerError) -> Refusal {
        let words = self.words();
        Refusal(match error.refusal() {
            Some(problem) => texts::problem(words, problem),
            None => words.say("agent-lost", args![reason = error.to_string()]),
        })
    }

    async fn person(&self) -> Result<PersonId, Refusal> {
        let person = self.player.person().await;
        Ok(person.map_err(|error| self.failed(&error))?.id.clone())
    }

    /// The table where the player is.
    async fn table(&self) -> Result<Table, Refusal> {
        let table = self.player.table().await;
        let table = table.map_err(|error| self.failed(&error))?;
        table.ok_or_else(|| self.refuse("agent-no-table"))
    }

    fn link(&self, table: &TableId) -> String {
        format!("{}/t/{table}", self.player.server().address())
    }

    fn preset(&self, name: &str) -> String {
        let text = self.words().find(&format!("preset-{name}"), None);
        text.unwrap_or_else(|| name.to_owned())
    }

    /// "seat 1: Ana".
    fn seats(&self, seats: &[SeatInfo]) -> String {
        let words = self.words();
        let names = names_of(seats, words);
        let texts = names.iter().enumerate().map(|(seat, name)| {
            let args = args![seat = seat + 1, name = name.as_str()];
            words.say("agent-seat", args)
        });
        words.row(&texts.collect::<Vec<_>>())
    }

    async fn list_tables(&self) -> Result<Answer, Refusal> {
        let words = self.words();
        let session = self.player.session().await;
        let session = session.map_err(|error| self.failed(&error))?;
        let page: TablesPage = session
            .get("/api/tables")
            .await
            .map_err(|error| self.failed(&error.into()))?;
        let mut lines = Vec::new();
        let mut tables = Vec::new();
        for table in &page.tables {
            let id = match table.status {
                TableStatus::Open => "agent-table-open",
                _ => "agent-table-running",
            };
            lines.push(words.say(
                id,
                args![
                    table = table.id.as_str(),
                    preset = self.preset(&table.settings.preset),
                    seats = self.seats(&table.seats)
                ],
            ));
            tables.push(json!({
                "table": table.id,
                "link": self.link(&table.id),
                "status": table.status,
                "preset": table.settings.preset,
                "options": table.settings.options,
                "seats": names_of(&table.seats, words),
                "free": table.seats.iter().filter(|it| it.is_empty()).count(),
            }));
        }
        if lines.is_empty() {
            lines.push(words.text("agent-no-tables"));
        }
        Ok(Answer {
            text: lines.join("\n"),
            data: json!({"tables": tables}),
        })
    }

    async fn open_table(&self, asked: OpenArguments) -> Result<Answer, Refusal> {
        self.check_free().await?;
        let fail = |error: PlayerError| self.failed(&error);
        let (preset, mut options) = match &asked.variant {
            Some(name) => {
                let path = format!("/api/variants/{}", escaped(name));
                let variant: VariantInfo = self
                    .player
                    .server()
                    .get(&path)
                    .await
                    .map_err(|error| fail(error.into()))?;
                (variant.preset, variant.options)
            }
            None => (
                asked.preset.unwrap_or_else(|| EDITION.to_owned()),
                BTreeMap::new(),
            ),
        };
        options.extend(asked.options);
        let bots = self.player.bots().await.map_err(fail)?;
        let names = match asked.companions {
            Some(Companions::Names(names)) => names,
            Some(Companions::Number(number)) => {
                let usual = bots.iter().find(|it| it.substitute);
                let usual = usual.or_else(|| bots.iter().find(|it| it.explains));
                let usual = usual.map_or_else(String::new, |it| it.name.clone());
                vec![usual; number.into()]
            }
            None => Vec::new(),
        };
        let taken = u8::try_from(names.len() + 1).unwrap_or(u8::MAX);
        let seats = asked.seats.unwrap_or_else(|| taken.max(2));
        let start = taken >= seats;
        let create = CreateTable {
            settings: TableSettings {
                preset,
                options,
                seats,
                listed: asked.listed,
                starter: kagiya_protocol::Starter::default(),
                watching: kagiya_protocol::Watching::default(),
                time: kagiya_protocol::TimeControl::default(),
                conventions: kagiya_protocol::Conventions::default(),
            },
            seat: Some(Seat(0)),
            bots: names,
            start,
            deal: None,
        };
        let effect = match self.player.create(create).await {
            Ok(effect) => effect,
            Err(error) => return Err(self.explain_refused_table(&error).await),
        };
        let table = effect.table.ok_or_else(|| self.refuse("agent-no-table"))?;
        let table = self.player.follow(&table).await.map_err(fail)?;
        self.standing(&table, Since::Beginning).await
    }

    /// An unknown preset or bot is answered with those that exist.
    async fn explain_refused_table(&self, error: &PlayerError) -> Refusal {
        let refusal = self.failed(error);
        let words = self.words();
        let known: Vec<String> = match error.refusal().map(|it| it.code) {
            Some(ErrorCode::NoPreset) => {
                let presets = self.player.server().get::<Vec<EditionInfo>>("/api/presets");
                let presets = presets.await.unwrap_or_default().into_iter();
                presets.map(|it| it.name).collect()
            }
            Some(ErrorCode::NoBot) => {
                let bots = self.player.bots().await;
                bots.map_or_else(
                    |_| Vec::new(),
                    |it| it.iter().map(|it| it.name.clone()).collect(),
                )
            }
            _ => return refusal,
        };
        let known = words.say("agent-known", args![list = list(words, &known)]);
        Refusal(words.sentences(&[refusal.0, known]))
    }

    /// Refuses to go to another table while a game of the player is running.
    async fn check_free(&self) -> Result<(), Refusal> {
        let table = self.player.table().await;
        let Some(table) = table.map_err(|error| self.failed(&error))? else {
            return Ok(());
        };
        let me = self.person().await?;
        if table.is_over() || table.seat_of(&me).is_none() {
            return Ok(());
        }
        let args = args![table = table.info.id.as_str()];
        Err(Refusal(self.words().say("agent-elsewhere", args)))
    }

    async fn sit_down(&self, asked: SitArguments) -> Result<Answer, Refusal> {
        // A link is as good as an id.
        let id = asked.table.trim().trim_end_matches('/');
        let id = id.rsplit('/').next().unwrap_or_default();
        let is_id =
            !id.is_empty() && id.len() <= 64 && id.bytes().all(|it| it.is_ascii_alphanumeric());
        if !is_id {
            let args = args![given = shortened(&asked.table)];
            return Err(Refusal(self.words().say("agent-wrong-table", args)));
        }
        let id = TableId(id.to_owned());
        let here = self.player.table().await;
        let here = here.map_err(|error| self.failed(&error))?;
        if here.is_none_or(|it| it.info.id != id) {
            self.check_free().await?;
        }
        let seat = match asked.seat {
            Some(0) => return Err(self.refuse("error-seat-unknown")),
            seat => seat.map(|it| Seat(it - 1)),
        };
        let fail = |error: PlayerError| self.failed(&error);
        let sit = Command::Sit { seat };
        let effect = self.player.command(&id, None, sit).await.map_err(fail)?;
        self.player.follow(&id).await.map_err(fail)?;
        let table = self.player.table_after(effect.seq).await.map_err(fail)?;
        self.standing(&table, Since::MyAction).await
    }

    async fn start_game(&self) -> Result<Answer, Refusal> {
        let table = self.table().await?;
        let fail = |error: PlayerError| self.failed(&error);
        let start = Command::Start { first: None };
        let effect = self.player.command(&table.info.id, None, start).await;
        let effect = effect.map_err(fail)?;
        let table = self.player.table_after(effect.seq).await.map_err(fail)?;
        self.standing(&table, Since::MyAction).await
    }

    async fn look(&self, asked: LookArguments) -> Result<Answer, Refusal> {
        let table = self.table().await?;
        let since = if asked.history {
            Since::Beginning
        } else {
            Since::MyAction
        };
        self.standing(&table, since).await
    }

    async fn act(&self, asked: &ActArguments) -> Result<Answer, Refusal> {
        let table = self.table().await?;
        let me = self.person().await?;
        let words = self.words();
        let names = table.names(words);
        let scene = table.scene(words, &names, &me);
        let game = match &table.game {
            Some(game) if table.is_running() => game,
            _ => return Err(self.refuse("agent-not-running")),
        };
        if !table.is_turn_of(&me) {
            let args = args![name = scene.name(game.to_act)];
            return Err(Refusal(words.say("agent-not-your-turn", args)));
        }
        let with_legal = |text: String| {
            let legal = scene.legal_in_words(game).join("\n");
            Refusal(format!(
                "{text}\n{}\n{legal}",
                words.text("agent-view-legal")
            ))
        };
        let action = scene.read_action(asked, game).map_err(with_legal)?;
        let act = Command::Act { action };
        let before = table.seq;
        let effect = self
            .player
            .command(&table.info.id, Some(table.moves), act)
            .await;
        let effect = match effect {
            Ok(effect) => effect,
            Err(error) => {
                let refusal = self.failed(&error);
                return Err(match error.refusal() {
                    Some(_) => with_legal(refusal.0),
                    None => refusal,
                });
            }
        };
        let table = self.player.table_after(effect.seq).await;
        let table = table.map_err(|error| self.failed(&error))?;
        self.standing(&table, Since::Event(before)).await
    }

    async fn wait_for_turn(&self, asked: WaitArguments) -> Result<Answer, Refusal> {
        let seconds = asked.seconds.unwrap_or(USUAL_WAIT).clamp(1, LONGEST_WAIT);
        let Ok(_permit) = self.waits.try_acquire() else {
            let args = args![most = MOST_WAITS];
            return Err(Refusal(self.words().say("agent-too-many-waits", args)));
        };
        let me = self.person().await?;
        let end = Instant::now() + Duration::from_secs(seconds);
        let mut changes = self.player.changes();
        loop {
            let table = self.table().await?;
            if table.is_over() || table.is_turn_of(&me) || Instant::now() >= end {
                return self.standing(&table, Since::MyAction).await;
            }
            // The time is up, or something has changed; the next round tells which.
            let _ = tokio::time::timeout_at(end, changes.changed()).await;
        }
    }

    async fn rules(&self, asked: RulesArguments) -> Result<Answer, Refusal> {
        let fail = |error: PlayerError| self.failed(&error);
        let table = self.player.table().await.map_err(fail)?;
        let here = table.map(|it| it.info.settings);
        let request = match (asked.preset, here) {
            (None, Some(settings)) => RulesRequest {
                preset: settings.preset,
                options: settings.options,
                seats: settings.seats,
            },
            (preset, _) => RulesRequest {
                preset: preset.unwrap_or_else(|| EDITION.to_owned()),
                options: BTreeMap::new(),
                seats: asked.seats.unwrap_or(2),
            },
        };
        let session = self.player.session().await.map_err(fail)?;
        let reply: RulebookReply = session
            .post("/api/rulebook", &request)
            .await
            .map_err(|error| fail(error.into()))?;
        let words = self.words();
        match (reply.rulebook, reply.problem) {
            (Some(book), _) => Ok(Answer {
                text: texts::rulebook(words, &book),
                data: json!({"preset": request.preset, "options": request.options, "seats": request.seats}),
            }),
            (None, Some(problem)) => Err(Refusal(texts::problem(words, &problem))),
            (None, None) => Err(self.refuse("agent-wrong-preset")),
        }
    }

    async fn why(&self, asked: WhyArguments) -> Result<Answer, Refusal> {
        let table = self.table().await?;
        let me = self.person().await?;
        let words = self.words();
        let acted = table.history.iter().enumerate().rev();
        let found = acted
            .into_iter()
            .find_map(|(at, logged)| match &logged.event {
                TableEvent::Acted {
                    seat, bot, number, ..
                } => {
                    let wanted = asked.action.map_or(*bot, |it| it == *number);
                    wanted.then_some((at, logged.seq, *seat))
                }
                _ => None,
            });
        let (Some((at, seq, seat)), Some(game)) = (found, &table.game) else {
            return Err(self.refuse("error-why-nothing"));
        };
        let session = self.player.session().await;
        let session = session.map_err(|error| self.failed(&error))?;
        let path = format!(
            "/api/tables/{}/why?seq={seq}&seat={}",
            table.info.id, seat.0
        );
        let explanation: Explanation = session
            .get(&path)
            .await
            .map_err(|error| self.failed(&error.into()))?;
        let names = table.names(words);
        let scene = table.scene(words, &names, &me);
        let hands = hands_before(&table.history, game);
        let mut lines = Vec::new();
        lines.extend(scene.event(&table.history[at].event, &hands[at]));
        lines.extend(texts::explanation(&scene, &explanation, &hands[at]));
        Ok(Answer {
            text: lines.join("\n"),
            data: json!({"action": asked.action, "explanation": explanation}),
        })
    }

    async fn leave(&self) -> Result<Answer, Refusal> {
        let table = self.table().await?;
        let me = self.person().await?;
        if table.seat_of(&me).is_some() && !table.is_over() {
            let left = self.player.command(&table.info.id, None, Command::Leave);
            left.await.map_err(|error| self.failed(&error))?;
        }
        let unfollowed = self.player.unfollow().await;
        unfollowed.map_err(|error| self.failed(&error))?;
        let args = args![table = table.info.id.as_str()];
        Ok(Answer {
            text: self.words().say("agent-left", args),
            data: json!({"table": table.info.id}),
        })
    }

    /// Leaves the table if the connection is open. If that fails, the server notices the lost connection.
    pub(crate) async fn goodbye(&self) {
        if self.player.table_here().await.is_some() {
            let _ = self.leave().await;
        }
    }

    /// The table as the player sees it, with what has happened.
    async fn standing(&self, table: &Table, since: Since) -> Result<Answer, Refusal> {
        let me = self.person().await?;
        let words = self.words();
        let names = table.names(words);
        let scene = table.scene(words, &names, &me);
        let link = self.link(&table.info.id);
        let mut lines = vec![words.say(
            "agent-view-table",
            args![
                table = table.info.id.as_str(),
                preset = self.preset(&table.info.settings.preset),
                link = link.as_str()
            ],
        )];
        lines.push(words.say(
            "agent-view-seats",
            args![list = self.seats(&table.info.seats)],
        ));
        if let Some(seat) = scene.me {
            let args = args![name = scene.name(seat), seat = seat.0 + 1];
            lines.push(words.say("agent-view-you", args));
            let is_replaced = table
                .info
                .seats
                .get(seat.index())
                .is_some_and(|it| it.bot.is_some());
            if is_replaced && table.is_running() {
                lines.push(words.text("agent-view-replaced"));
            }
        }
        let log = table.log(&scene, since);
        if !log.is_empty() {
            lines.push(words.text("agent-view-log"));
            lines.extend(log.iter().cloned());
        }
        let is_turn = table.is_turn_of(&me);
        let mut data = json!({
            "table": table.info.id,
            "link": link,
            "status": table.info.status,
            "preset": table.info.settings.preset,
            "options": table.info.settings.options,
            "players": names,
            "you": scene.me.map(|it| it.0 + 1),
            "your_turn": is_turn,
            "log": log,
        });
        match &table.game {
            None => lines.push(words.text("agent-view-not-started")),
            Some(game) => {
                lines.push(position_in_words(&scene, game, Deductions::Given));
                if let Some(result) = scene.result(game) {
                    lines.push(result);
                } else if table.is_over() {
                    lines.push(words.text("over-broken-off"));
                } else if is_turn {
                    lines.push(words.text("agent-view-legal"));
                    lines.extend(scene.legal_in_words(game));
                } else {
                    let args = args![name = scene.name(game.to_act)];
                    lines.push(words.say("agent-view-wait", args));
                }
                data["game"] = position_as_data(&scene, game);
            }
        }
        Ok(Answer {
            text: lines.join("\n"),
            data,
        })
    }
}
