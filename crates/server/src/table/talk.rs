//! What people say: at the table as the option `talk` of its rules allows, and among those who watch, whom the
//! players do not hear before the end.
//!
//! What is said at the table is an event. The talk of watchers is none: the numbers of events would tell the
//! players of it.

use kagiya_protocol::{
    CommandId, ErrorCode, Person, PersonId, Problem, Remark, Saying, Seat, ServerMessage,
    TableStatus, TalkPlace, Talking, WatcherLine, check_text,
};
use kagiya_rules::Talk;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use super::TableTask;
use super::commands::elsewhere;
use super::decide::refuse;
use super::eyes::Eyes;
use super::facts::Fact;
use super::keeping_out::KEPT_OUT;
use super::model::TableModel;
use super::room;
use super::subscribers::{Subscriber, Told};
use crate::services::Services;
use crate::store::{StoreError, StoredLine};

/// The newest lines of watchers that a newcomer is sent.
const SHOWN: usize = 200;

/// The most marks on one letter: no written language needs more.
const MARKS: usize = 3;

/// What a person may say at this table now.
pub(super) fn may(model: &TableModel, person: &PersonId) -> Option<Talking> {
    let Some(seat) = model.seat_of(person) else {
        return may_watching(model, person).is_ok().then_some(Talking::Text);
    };
    match model.info.status {
        TableStatus::Open | TableStatus::Finished => Some(Talking::Text),
        TableStatus::Closed => None,
        TableStatus::Running if model.info.seats[seat.index()].bot.is_some() => None,
        TableStatus::Running => match model.rules.options().talk {
            Talk::Strict => None,
            Talk::Remarks => Some(Talking::Remarks),
            Talk::Open => Some(Talking::Text),
        },
    }
}

/// The fact that somebody with a seat says something.
///
/// # Errors
/// [`Problem`] if it can't be said here and now.
pub(super) fn say(
    model: &TableModel,
    (seat, person): (Seat, &Person),
    saying: &Saying,
) -> Result<Fact, Problem> {
    let running = model.info.status == TableStatus::Running;
    if running && model.info.seats[seat.index()].bot.is_some() {
        return refuse(
            ErrorCode::NotSeated,
            "a bot plays for you; sit down again first",
        );
    }
    match may(model, &person.id) {
        None if running => {
            return refuse(
                ErrorCode::TalkSilent,
                "at this table one speaks with clues alone",
            );
        }
        None => return refuse(ErrorCode::NotOpen, "the table has been closed"),
        Some(Talking::Text) => {}
        Some(Talking::Remarks) => {
            if matches!(saying, Saying::Text { .. }) {
                return refuse(
                    ErrorCode::TalkRemarks,
                    "at this table only remarks of the fixed set are said while the game is played",
                );
            }
            let to_act = model.game().map(|game| Seat::from(game.table().to_act()));
            if to_act != Some(seat) {
                return refuse(
                    ErrorCode::TalkTurn,
                    "somebody else is thinking; speak when it is your turn",
                );
            }
        }
    }
    Ok(Fact::Said {
        seat,
        person: person.clone(),
        saying: normal(saying)?,
    })
}

/// Whether a person without a seat may speak with the others who watch.
///
/// # Errors
/// [`Problem`] if they are kept out, or not named as watching this game.
fn may_watching(model: &TableModel, person: &PersonId) -> Result<(), Problem> {
    if model.keeps_out(person) {
        return refuse(ErrorCode::KeptOut, KEPT_OUT);
    }
    // Who may play on here neither hears nor says what is said behind the players.
    let plays_on = model.info.status == TableStatus::Running
        && (model.has_played_at(person).is_some() || model.offer_to(person).is_some());
    if plays_on || model.watched(person).is_none() {
        return refuse(
            ErrorCode::NotSeated,
            "only who sits at the table or watches its game speaks there",
        );
    }
    Ok(())
}

/// Whether a person hears what those who watch say to each other.
fn hears_watchers(model: &TableModel, person: &PersonId) -> bool {
    match model.info.status {
        TableStatus::Finished => true,
        TableStatus::Running => {
            let watches = matches!(model.eyes_of(person), Eyes::Watcher(_) | Eyes::Delayed);
            watches && may_watching(model, person).is_ok()
        }
        TableStatus::Open | TableStatus::Closed => false,
    }
}

/// What is said, in the form in which it is kept.
fn normal(saying: &Saying) -> Result<Saying, Problem> {
    let Saying::Text { text } = saying else {
        return Ok(saying.clone());
    };
    let text =
        check_text(text).map_err(|error| Problem::new(ErrorCode::TalkText, error.to_string()))?;
    let text: String = text.nfc().collect();
    let mut marks = 0;
    for c in text.chars() {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        if marks > MARKS {
            return refuse(
                ErrorCode::TalkText,
                "a text can't have so many marks on one letter",
            );
        }
    }
    Ok(Saying::Text { text })
}

/// What those who watch a table have said to each other.
#[derive(Default)]
pub(super) struct WatchersTalk(Vec<StoredLine>);

impl WatchersTalk {
    /// As it is stored. A game that nobody has watched has none.
    pub(super) async fn load(services: &Services, model: &TableModel) -> Result<Self, StoreError> {
        let watched = |fact: &Fact| matches!(fact, Fact::Watched { .. });
        if !model.log.iter().any(|logged| watched(&logged.entry.fact)) {
            return Ok(Self::default());
        }
        services.store.lines(&model.info.id).await.map(Self)
    }

    /// Whether a command of a person has said something here.
    pub(super) fn has(&self, person: &PersonId, id: &CommandId) -> bool {
        let mut lines = self.0.iter();
        lines.any(|line| line.person == *person && line.command == id.as_str())
    }

    /// The newest lines from index `from` on.
    fn lines(&self, from: usize) -> Vec<WatcherLine> {
        let from = from.max(self.0.len().saturating_sub(SHOWN));
        let numbers = (1_u32..).zip(&self.0).skip(from);
        numbers
            .map(|(number, line)| WatcherLine {
                line: number,
                at: line.at,
                person: Person {
                    id: line.person.clone(),
                    name: line.name.clone(),
                },
                saying: said(line),
            })
            .collect()
    }
}

/// What a stored line says. A remark that this release does not know is its word.
fn said(line: &StoredLine) -> Saying {
    match line.remark.as_deref() {
        None => Saying::Text {
            text: line.text.clone(),
        },
        Some(word) => match Remark::of(word) {
            Some(remark) => Saying::Remark { remark },
            None => Saying::Text {
                text: word.to_owned(),
            },
        },
    }
}

impl TableTask {
    /// Somebody without a seat says something to the others who watch.
    ///
    /// # Errors
    /// [`Problem`] if they may not, or it could not be stored.
    pub(super) async fn say_among_watchers(
        &mut self,
        person: &Person,
        id: &CommandId,
        saying: &Saying,
    ) -> Result<(), Problem> {
        if self.watchers_talk.has(&person.id, id) {
            return Ok(());
        }
        self.not_withdrawn(&person.id, id)?;
        may_watching(&self.model, &person.id)?;
        let (remark, text) = match normal(saying)? {
            Saying::Remark { remark } => (Some(remark.word().to_owned()), String::new()),
            Saying::Text { text } => (None, text),
        };
        let lines = &self.watchers_talk.0;
        let own = lines.iter().filter(|line| line.person == person.id);
        room::check_talk(own.count(), lines.len())?;
        if self.is_lost {
            return Err(elsewhere());
        }
        let line = StoredLine {
            table: self.id.clone(),
            person: person.id.clone(),
            name: person.name.clone(),
            command: id.as_str().to_owned(),
            at: self.now(),
            remark,
            text,
        };
        let written = self.context.services.store.write_line(&line).await;
        written.map_err(|error| self.context.services.not_stored(&error))?;
        let before = self.watchers_talk.0.len();
        self.watchers_talk.0.push(line);
        self.tell_watchers_talk(before, |_, _| true);
        Ok(())
    }

    /// Tells of the lines from index `from` on to those who hear them and whom `whom` picks.
    fn tell_watchers_talk(&self, from: usize, whom: impl Fn(&TableModel, &Subscriber) -> bool) {
        let lines = self.watchers_talk.lines(from);
        if lines.is_empty() {
            return;
        }
        let message = crate::outbox::text(&ServerMessage::WatchersTalk {
            table: self.id.clone(),
            lines,
        });
        let there = self.subscribers.values();
        let hearing = there
            .filter(|it| it.told != Told::NotYet && hears_watchers(&self.model, &it.person.id));
        for subscriber in hearing.filter(|it| whom(&self.model, it)) {
            subscriber.outbox.send(message.clone());
        }
    }

    /// When the game has ended: the players hear what those said who watched.
    pub(super) fn open_watchers_talk(&self) {
        self.tell_watchers_talk(0, |model, it| model.watched(&it.person.id).is_none());
    }

    /// Tells a connection that has just been told of the table what it may hear.
    pub(super) fn tell_watchers_talk_to(&self, connection: u64) {
        self.tell_watchers_talk(0, |_, it| it.outbox.connection == connection);
    }

    /// Somebody tells whoever runs the server of something that another has said.
    ///
    /// # Errors
    /// [`Problem`] if there is nothing that they have heard.
    pub(super) fn report(
        &self,
        person: &Person,
        place: TalkPlace,
        line: u32,
    ) -> Result<(), Problem> {
        let model = &self.model;
        let found = match place {
            TalkPlace::Table => {
                let eyes = model.eyes_of(&person.id);
                let hears = match model.info.status {
                    TableStatus::Finished => true,
                    _ if eyes.watch() => model.watched(&person.id).is_some(),
                    _ => model.has_played_at(&person.id).is_some(),
                };
                let known = match eyes {
                    Eyes::Delayed => model.a_round_ago(),
                    _ => model.log.len(),
                };
                let mut log = model.log[..known].iter().filter(|_| hears);
                log.find_map(|logged| match &logged.entry.fact {
                    Fact::Said {
                        person: by, saying, ..
                    } if logged.seq == line => Some((by.clone(), saying.clone())),
                    _ => None,
                })
            }
            TalkPlace::Watchers if hears_watchers(model, &person.id) => {
                let lines = self.watchers_talk.lines(0);
                let mut lines = lines.into_iter().filter(|it| it.line == line);
                lines.next().map(|it| (it.person, it.saying))
            }
            TalkPlace::Watchers => None,
        };
        let Some((by, saying)) = found.filter(|(by, _)| by.id != person.id) else {
            return refuse(
                ErrorCode::NothingSaid,
                "nothing with that number was said by somebody else",
            );
        };
        self.context.services.metrics.reports.add(1);
        tracing::warn!(
            table = %self.id,
            reported_by = %person.id,
            said_by = %by.id,
            name = by.name,
            saying = ?saying,
            "somebody reports what was said"
        );
        Ok(())
    }
}
