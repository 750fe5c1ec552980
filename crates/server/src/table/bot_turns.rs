//! The turns of bots. A table asks a bot, continues with other messages meanwhile, and then handles the
//! decision.

use kagiya_bots::{Kind, Moment, SeatDriver};
use kagiya_protocol::{BotSpeed, PersonId, PublicEvent, Seat};
use kagiya_rules::Audience;
use kagiya_table::{Company, Event, LogEntry};

use super::{TRY_AGAIN, TableMessage, TableTask};
use crate::bots::past_games;
use crate::bots::{self, Answer, Question, Sitting};
use crate::limits::fair_queue::QueueKey;
use crate::limits::network::ClientNetwork;
use crate::store::StoreError;

/// A bot at the table.
pub(super) struct Seated {
    name: String,
    /// The description of the table that the bot received.
    company: Company,
    /// The bot with what it has seen; `None` while it thinks.
    driver: Option<Box<SeatDriver>>,
    /// What it will see when it is next asked.
    moments: Vec<Moment>,
}

impl TableTask {
    /// When to ask the bot on turn; `None` if there is none, or one is thinking already.
    pub(super) fn bot_due(&self) -> Option<i64> {
        self.model.bot_to_act().filter(|_| !self.thinking)?;
        // Bots without people play only for spectators.
        if self.subscribers.is_empty() && self.model.people().next().is_none() {
            return None;
        }
        let mut log = self.model.log.iter().rev();
        let shown = |event: &Event| {
            matches!(
                event,
                Event::Acted { .. }
                    | Event::Started { .. }
                    | Event::TakenBack { .. }
                    | Event::Public(
                        PublicEvent::TakeBackDropped { .. }
                            | PublicEvent::BotAsked { .. }
                            | PublicEvent::Resumed { .. }
                    )
            )
        };
        let last = log.find(|logged| shown(&logged.entry.event));
        let last = last.map_or(0, |logged| logged.at);
        Some((last + self.bot_pause()).max(self.wait_until))
    }

    /// How long a bot waits before it acts, so that people can see the previous action. The slowest pace
    /// among the players counts; without connected people there is no pause.
    fn bot_pause(&self) -> i64 {
        if self.subscribers.is_empty() {
            return 0;
        }
        let seated = |person: &PersonId| self.model.seat_of(person).is_some();
        let people = self.subscribers.values().map(|it| &it.person.id);
        let mut players = people.filter(|person| seated(person)).peekable();
        let in_a_hurry = |person: &PersonId| {
            let mut own = self
                .subscribers
                .values()
                .filter(|it| it.person.id == *person);
            own.any(|it| it.pace == Some(BotSpeed::Quick))
        };
        if players.peek().is_some() && players.all(in_a_hurry) {
            return 0;
        }
        i64::try_from(self.context.services.config.bot_pause.as_millis()).unwrap_or(i64::MAX)
    }

    /// What the bots here see of the last event.
    pub(super) fn moments(&self) -> Vec<(u8, Moment)> {
        let log = &self.model.log;
        let logged = log.last().filter(|logged| logged.is_of_the_game());
        let (Some(logged), Some(game)) = (logged, self.model.game()) else {
            return Vec::new();
        };
        let seats = self.bots.keys().filter_map(|seat| {
            let place = kagiya_rules::Seat::new(*seat)?;
            Some((*seat, Moment::of(place, &logged.happened, game)))
        });
        seats.collect()
    }

    /// Stores what the bots have seen, and drops bots that no longer play.
    pub(super) fn show_bots(&mut self, moments: Vec<(u8, Moment)>) {
        for (seat, moment) in moments {
            if let Some(seated) = self.bots.get_mut(&seat) {
                seated.moments.push(moment);
            }
        }
        let company = self.model.company();
        self.bots.retain(|seat, seated| {
            let bot = company.bots.get(usize::from(*seat));
            bot.is_some_and(|bot| bot.as_ref() == Some(&seated.name))
        });
    }

    /// Asks the bot on turn.
    pub(super) fn ask_bot(&mut self) {
        let Some((seat, name)) = self.model.bot_to_act().filter(|_| !self.thinking) else {
            return;
        };
        let name = name.to_owned();
        let (Some(kind), Some(place)) = (Kind::find(&name), kagiya_rules::Seat::new(seat.0)) else {
            tracing::error!(table = %self.id, bot = name, "there is no such bot any more");
            // A person may give the seat to another bot.
            self.wait_until = self.now() + 60 * TRY_AGAIN;
            return;
        };
        let company = self.model.company();
        let seated = self.bots.remove(&seat.0);
        // A bot that has learned to play with other people starts anew.
        let seated = seated.filter(|seated| seated.company == company);
        let seated = seated.and_then(|seated| Some((seated.driver?, seated.moments)));
        let (bot, moments) = if let Some((driver, moments)) = seated {
            (Sitting::There(driver), moments)
        } else {
            let recorder = self.model.recorder();
            let entries = recorder.map_or(0, |it| it.record().entries().len());
            let Some((begin, moments)) = self.model.seen_by(place, entries) else {
                return;
            };
            let bot = Sitting::New {
                bot: kind.make(),
                seat: place,
                begin: Box::new(begin),
                company: company.clone(),
                before: Vec::new(),
            };
            (bot, moments)
        };
        let Some(game) = self.model.game() else {
            return;
        };
        let mut question = Question {
            bot,
            moments,
            view: game.view(Audience::Seat(place)),
        };
        self.thinking = true;
        // Collects what happens while the bot thinks.
        let thinking = Seated {
            name: name.clone(),
            company,
            driver: None,
            moments: Vec::new(),
        };
        self.bots.insert(seat.0, thinking);
        let asker = self.asker();
        let (context, mailbox) = (self.context.clone(), self.mailbox.clone());
        let moves = self.model.moves;
        // Bots without levels learn nothing from earlier games.
        let learns = kind.level.is_some();
        let again = self.model.info.rematch_of.clone().filter(|_| learns);
        let now = past_games::people(&self.model);
        tokio::spawn(async move {
            if let Sitting::New { seat, before, .. } = &mut question.bot {
                *before = context.tables.past_games(again, now, *seat).await;
            }
            let answer = bots::think(question, &context.services, &context.limits, &asker).await;
            let decided = TableMessage::BotDecided {
                seat,
                name,
                moves,
                answer,
            };
            // The table stays in memory while a bot thinks. If it is gone nevertheless, the decision is
            // obsolete.
            let _ = mailbox.send(Box::new(decided)).await;
        });
    }

    /// The queue key of this table's bots: the person who opened it, and the network of a seated subscriber,
    /// theirs if possible. Spectators don't count.
    fn asker(&self) -> QueueKey {
        let opened_by = self.model.log.first().and_then(|it| it.entry.who.as_ref());
        let seated = self
            .subscribers
            .values()
            .filter(|it| self.model.seat_of(&it.person.id).is_some());
        let first =
            seated.min_by_key(|it| (Some(&it.person.id) != opened_by, it.outbox.connection));
        QueueKey {
            network: first.map_or(ClientNetwork::UNKNOWN, |it| it.origin),
            person: opened_by.map_or_else(String::new, |person| person.0.clone()),
        }
    }

    pub(super) async fn bot_decided(
        &mut self,
        seat: Seat,
        name: String,
        moves: u32,
        answer: Answer,
    ) {
        self.thinking = false;
        if answer.failed {
            self.context.services.metrics.bot_failures.add(1);
            tracing::warn!(table = %self.id, bot = name, "a bot failed to answer well");
        }
        // The table may have been loaded again, or another bot may have the seat.
        let company = self.model.company();
        let seated = self.bots.get_mut(&seat.0);
        let seated = seated.filter(|seated| seated.name == name && seated.company == company);
        let same_company = seated.is_some();
        match (seated, answer.bot) {
            (Some(seated), Some(driver)) => seated.driver = Some(driver),
            _ => drop(self.bots.remove(&seat.0)),
        }
        // The person may have returned, or another one may have the seat.
        let mut to_act = self.model.bot_to_act().filter(|_| same_company);
        // Another server may have owned the table meanwhile.
        to_act = to_act.filter(|_| self.model.moves == moves);
        let still = to_act.is_some_and(|(it, _)| it == seat);
        let action = answer.action.filter(|_| still);
        let (Some(action), Some(game)) = (action, self.model.game()) else {
            return;
        };
        let actor = game.table().to_act();
        if game.check(action).is_err() {
            return;
        }
        let entry = LogEntry {
            who: None,
            cmd: None,
            event: Event::Acted {
                seat,
                bot: true,
                action: kagiya_protocol::Action::of(&self.model.rules, actor, action),
            },
        };
        if let Err(error) = self.append(vec![entry]).await {
            if let StoreError::Unavailable(_) = error {
                self.wait_until = self.now() + TRY_AGAIN;
            }
            // It has decided on a state that was not stored.
            self.bots.clear();
            self.catch_up().await;
        }
    }
}
