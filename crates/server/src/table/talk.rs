//! The chat of spectators, which players see after the end. It has a store of its own and is not in the event log:
//! the numbers of events would tell the players of it.

use kagiya_protocol::{
    CommandId, ErrorCode, Person, PersonId, Problem, Remark, Saying, ServerMessage, TalkPlace,
    WatcherLine,
};
use kagiya_table::refusal::refuse;
use kagiya_table::{Fact, TableModel, chat, log_limits};

use super::TableTask;
use super::commands::elsewhere;
use super::subscribers::{Subscriber, Told};
use crate::services::Services;
use crate::store::{StoreError, StoredLine};

/// The newest lines of watchers that a newcomer is sent.
const SHOWN: usize = 200;

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
        chat::may_watching(&self.model, &person.id)?;
        let (remark, text) = match chat::normal(saying)? {
            Saying::Remark { remark } => (Some(remark.word().to_owned()), String::new()),
            Saying::Text { text } => (None, text),
        };
        let lines = &self.watchers_talk.0;
        let own = lines.iter().filter(|line| line.person == person.id);
        log_limits::check_talk(own.count(), lines.len())?;
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
        let hearing = there.filter(|it| {
            it.told != Told::NotYet && chat::hears_watchers(&self.model, &it.person.id)
        });
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
            TalkPlace::Table => chat::heard(model, &person.id, line),
            TalkPlace::Watchers if chat::hears_watchers(model, &person.id) => {
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
