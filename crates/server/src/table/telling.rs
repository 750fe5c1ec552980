//! What each audience is told of a table.

use kagiya_protocol::{
    GameChange, GameState, Happening, LoggedEvent, RulesInfo, Seat, TableEvent, TableUpdate,
};
use kagiya_rules::{Audience, Game};

use super::facts::Fact;
use super::model::{Applied, BrokenLog, Logged, TableModel};

impl TableModel {
    /// The game as an audience sees it.
    pub fn state(&self, audience: Audience) -> Option<GameState> {
        let game = self.game.as_ref()?;
        Some(GameState::of(&game.view(audience)))
    }

    /// An event of the log as an audience saw or would have seen it.
    pub fn event(&self, logged: &Logged, audience: Audience) -> LoggedEvent {
        let event = match &logged.entry.fact {
            Fact::Created { by, .. } => TableEvent::Created { by: by.clone() },
            Fact::Configured { settings } => TableEvent::Configured {
                settings: settings.clone(),
            },
            Fact::Sat { seat, person } => TableEvent::Sat {
                seat: *seat,
                person: person.clone(),
            },
            Fact::Left { seat } => TableEvent::Left { seat: *seat },
            Fact::BotSat { seat, bot } => TableEvent::BotSat {
                seat: *seat,
                bot: bot.clone(),
            },
            Fact::Renamed { seat, name } => TableEvent::Renamed {
                seat: *seat,
                name: name.clone(),
            },
            Fact::Started { .. } => TableEvent::Started {
                commitment: self.info.commitment.clone().unwrap_or_default(),
                first: self.first_player(),
            },
            Fact::Acted { seat, bot, action } => TableEvent::Acted {
                seat: *seat,
                bot: *bot,
                action: *action,
                happened: logged
                    .events
                    .iter()
                    .map(|event| Happening::of(&self.rules, &event.project(audience)))
                    .collect(),
            },
            Fact::Reordered { seat, order } => TableEvent::Reordered {
                seat: *seat,
                order: order.clone(),
            },
            Fact::StoodIn { seat, bot } => TableEvent::StoodIn {
                seat: *seat,
                bot: bot.clone(),
            },
            Fact::Returned { seat } => TableEvent::Returned { seat: *seat },
            Fact::Rematch { table } => TableEvent::Rematch {
                table: table.clone(),
            },
            Fact::Closed => TableEvent::Closed,
        };
        LoggedEvent {
            seq: logged.seq,
            at: logged.at,
            event,
        }
    }

    /// Who had the first turn.
    fn first_player(&self) -> Seat {
        self.deal
            .as_ref()
            .and_then(|deal| Game::deal(&self.rules, deal).ok())
            .map_or(Seat(0), |game| game.table().to_act().into())
    }

    /// What an audience is told of the last event.
    pub fn update(&self, applied: &Applied, audience: Audience) -> Option<TableUpdate> {
        let logged = self.log.last()?;
        let change = match (&applied.before, &self.game) {
            (Some(before), Some(after)) => Some(GameChange::between(
                &before.view(audience),
                &after.view(audience),
            )),
            _ => None,
        };
        Some(TableUpdate {
            table: self.info.id.clone(),
            logged: self.event(logged, audience),
            info: applied.info.then(|| self.info.clone()),
            rules: applied.rules.then(|| RulesInfo::of(&self.rules)),
            game: applied.started.then(|| self.state(audience)).flatten(),
            change,
        })
    }

    /// Makes of the last event as it was told one audience the same event for another: what the
    /// first one alone saw is gone.
    pub fn look(&self, update: &mut TableUpdate, applied: &Applied, audience: Audience) {
        if let Some(logged) = self.log.last() {
            update.logged = self.event(logged, audience);
        }
        update.game = applied.started.then(|| self.state(audience)).flatten();
        if let (Some(change), Some(before), Some(after)) =
            (&mut update.change, &applied.before, &self.game)
        {
            change.look(&before.view(audience), &after.view(audience));
        }
    }

    /// All events so far for an audience.
    pub fn history(&self, audience: Audience) -> Vec<LoggedEvent> {
        let log = self.log.iter();
        log.map(|logged| self.event(logged, audience)).collect()
    }

    /// What an audience was told after event `after`.
    ///
    /// # Errors
    /// [`BrokenLog`] never for a log that has made a table.
    pub fn updates_after(
        &self,
        after: u32,
        audience: Audience,
    ) -> Result<Vec<TableUpdate>, BrokenLog> {
        let mut updates = Vec::new();
        self.replay(|model, applied| {
            if model.seq() > after {
                updates.extend(model.update(applied, audience));
            }
        })?;
        Ok(updates)
    }
}
