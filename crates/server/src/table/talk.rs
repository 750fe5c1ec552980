//! The spectators' chat, which players see after the end. It is stored separately and isn't in the event log,
//! where gaps in the event numbers would reveal it to the players.

use kagiya_protocol::{
    ChatChannel, ChatMessage, CommandId, ErrorCode, Person, PersonId, Problem, PublicEvent,
    QuickChat, ServerMessage, SpectatorMessage,
};
use kagiya_table::refusal::refuse;
use kagiya_table::{Event, TableModel, chat, log_limits};

use super::TableTask;
use super::commands::elsewhere;
use super::subscribers::{Subscriber, Told};
use crate::services::Services;
use crate::store::{StoreError, StoredLine};

/// The newest messages of spectators that a new subscriber receives.
const SHOWN: usize = 200;

/// The messages of a table's spectators to each other.
#[derive(Default)]
pub(super) struct WatchersTalk(Vec<StoredLine>);

impl WatchersTalk {
    /// Loads the stored messages. A game without spectators has none.
    pub(super) async fn load(services: &Services, model: &TableModel) -> Result<Self, StoreError> {
        let watched = |event: &Event| matches!(event, Event::Public(PublicEvent::Watched { .. }));
        if !model.log.iter().any(|logged| watched(&logged.entry.event)) {
            return Ok(Self::default());
        }
        services.store.lines(&model.info.id).await.map(Self)
    }

    /// Whether a command of a person has added a message here.
    pub(super) fn has(&self, person: &PersonId, id: &CommandId) -> bool {
        let mut lines = self.0.iter();
        lines.any(|line| line.person == *person && line.command == id.as_str())
    }

    /// The messages from index `from` on.
    fn lines(&self, from: usize) -> Vec<SpectatorMessage> {
        let from = from.max(self.0.len().saturating_sub(SHOWN));
        let numbers = (1_u32..).zip(&self.0).skip(from);
        numbers
            .map(|(number, line)| SpectatorMessage {
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

/// The content of a stored message. A remark unknown to this release is shown as its name.
fn said(line: &StoredLine) -> ChatMessage {
    match line.remark.as_deref() {
        None => ChatMessage::Text {
            text: line.text.clone(),
        },
        Some(word) => match QuickChat::of(word) {
            Some(remark) => ChatMessage::Remark { remark },
            None => ChatMessage::Text {
                text: word.to_owned(),
            },
        },
    }
}

impl TableTask {
    /// Adds a message of a person without a seat to the spectators' chat.
    ///
    /// # Errors
    /// [`Problem`] if they may not, or it could not be stored.
    pub(super) async fn say_among_watchers(
        &mut self,
        person: &Person,
        id: &CommandId,
        saying: &ChatMessage,
    ) -> Result<(), Problem> {
        if self.watchers_talk.has(&person.id, id) {
            return Ok(());
        }
        self.not_withdrawn(&person.id, id)?;
        chat::may_watching(&self.model, &person.id)?;
        let (remark, text) = match chat::normal(saying)? {
            ChatMessage::Remark { remark } => (Some(remark.word().to_owned()), String::new()),
            ChatMessage::Text { text } => (None, text),
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

    /// Sends the messages from index `from` on to the subscribers who may read them and whom `whom` selects.
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

    /// Sends the spectators' chat to the players after the end of the game.
    pub(super) fn open_watchers_talk(&self) {
        self.tell_watchers_talk(0, |model, it| model.watched(&it.person.id).is_none());
    }

    /// Sends the spectators' chat to a connection that has just subscribed, if its person may read it.
    pub(super) fn tell_watchers_talk_to(&self, connection: u64) {
        self.tell_watchers_talk(0, |_, it| it.outbox.connection == connection);
    }

    /// Reports a person's message to the administrator.
    ///
    /// # Errors
    /// [`Problem`] if the reporter has received no such message.
    pub(super) fn report(
        &self,
        person: &Person,
        place: ChatChannel,
        line: u32,
    ) -> Result<(), Problem> {
        let model = &self.model;
        let found = match place {
            ChatChannel::Table => chat::heard(model, &person.id, line),
            ChatChannel::Watchers if chat::hears_watchers(model, &person.id) => {
                let lines = self.watchers_talk.lines(0);
                let mut lines = lines.into_iter().filter(|it| it.line == line);
                lines.next().map(|it| (it.person, it.saying))
            }
            ChatChannel::Watchers => None,
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
