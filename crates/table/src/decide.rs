//! Decides what a command does. A decision reads the table and doesn't change it.

use kagiya_bots::Kind;
use kagiya_protocol::{
    CardId, Command, EndEffect, EndReason, ErrorCode, LeaveEffect, Person, Problem, PublicEvent,
    Seat, SeatInfo, TablePermissions, TableSettings, TableStatus,
};

use crate::chat;
use crate::circumstances::Circumstances;
use crate::event::Event;
use crate::fixed_deal;
use crate::hint;
use crate::log_limits;
use crate::model::TableModel;
use crate::opening::{check_seats, deal, rematch};
use crate::proposal::{self, Request};
use crate::refusal::{no_seat, refuse};
use crate::seat_transfer;
use crate::settings::rules_of;
use crate::settings::{check_language, kind, normal};

/// The events that a command of `person` produces; empty if nothing has to change.
///
/// [`rematch`] decides `rematch`, since that concerns two tables.
///
/// # Errors
/// [`Problem`] if the command is refused.
pub fn decide(
    model: &TableModel,
    person: &Person,
    command: &Command,
    circumstances: &Circumstances,
) -> Result<Vec<Event>, Problem> {
    let decision = Decision {
        model,
        person,
        circumstances,
    };
    log_limits::check(model, person, command)?;
    match command {
        Command::Sit { seat } => decision.sit(*seat),
        Command::Leave => decision.leave(),
        Command::End { wish } => decision.end(*wish),
        Command::SeatBot { seat, bot } => decision.seat_bot(*seat, bot),
        Command::OfferSeat { seat, .. } => {
            decision.running()?;
            seat_transfer::offer(model, decision.my_seat()?, *seat, circumstances)
        }
        Command::DropOffer { seat } => {
            decision.running()?;
            seat_transfer::drop_offer(model, &person.id, *seat, circumstances)
        }
        Command::FreeSeat { seat } => decision.free_seat(*seat),
        Command::KeepOut { person, why } => decision.keep_out(person, *why),
        Command::Configure { settings } => decision.configure(settings),
        Command::Start { first } => decision.start(*first),
        Command::Act { action } => decision.act(*action),
        Command::Reorder { order } => decision.reorder(order),
        Command::TakeBack => proposal::ask_take_back(model, decision.player()?, circumstances),
        Command::AnswerTakeBack { agree } => proposal::answer(
            model,
            Request::TakeBack,
            (decision.player()?, *agree),
            circumstances,
        ),
        Command::LetBotPlay => decision.let_bot_play(),
        Command::Hint => decision.hint(),
        Command::Pause => proposal::ask_pause(model, decision.player()?, circumstances),
        Command::AnswerPause { agree } => proposal::answer(
            model,
            Request::Pause,
            (decision.player()?, *agree),
            circumstances,
        ),
        Command::Resume => Ok(proposal::resume(model, decision.player()?)),
        Command::Say { saying } => {
            let seat = decision.my_seat()?;
            chat::say(model, (seat, person), saying).map(|event| vec![event])
        }
        // Nothing happens at the table.
        Command::React { .. } | Command::Report { .. } | Command::Review { .. } => Ok(Vec::new()),
        Command::Rematch => rematch(model, person, circumstances).map(|_| Vec::new()),
        Command::Close => {
            decision.owner_of_open()?;
            Ok(vec![Event::Closed])
        }
    }
}

/// What a person may do now besides playing, with the same answers as the commands would get.
pub fn may(model: &TableModel, person: &Person, circumstances: &Circumstances) -> TablePermissions {
    let decision = Decision {
        model,
        person,
        circumstances,
    };
    let seats = (0..).map(Seat).take(model.info.seats.len());
    let bot = Kind::substitute().name;
    let free = |seat: &Seat| {
        let info = &model.info.seats[seat.index()];
        info.bot.is_none() && decision.seat_bot(*seat, bot).is_ok()
    };
    let leaving = decision.leave().unwrap_or_default();
    let ending = decision.end(true);
    let ends = |events: &[Event]| events.iter().any(Event::ends);
    let mine = model.seat_of(&person.id);
    let mine = mine.filter(|_| model.info.status == TableStatus::Running);
    let offers = |seat: &Seat| {
        mine.is_some_and(|mine| seat_transfer::may_offer(model, mine, *seat, circumstances).is_ok())
    };
    TablePermissions {
        seat_bot: seats.clone().filter(free).collect(),
        offer_seat: seats.filter(offers).collect(),
        take_seat: seat_transfer::may_take(model, person, circumstances),
        leave: leaving.last().map(|last| match last {
            Event::Closed => LeaveEffect::Table,
            Event::Public(PublicEvent::Ended { .. }) => LeaveEffect::Game,
            Event::Public(PublicEvent::StoodIn { .. }) => LeaveEffect::Bot,
            Event::Public(PublicEvent::SeatTaken { .. }) => LeaveEffect::Back,
            _ => LeaveEffect::Seat,
        }),
        end: match ending {
            Ok(events) if ends(&events) => Some(EndEffect::Now),
            Ok(_) if model.info.status == TableStatus::Running => Some(EndEffect::Ask),
            Ok(_) | Err(_) => None,
        },
        keep_out: decision.may_keep_out(),
        talk: chat::may(model, &person.id),
        let_bot_play: decision
            .let_bot_play()
            .is_ok_and(|events| !events.is_empty()),
        hint: decision
            .player()
            .is_ok_and(|seat| hint::check(model, seat).is_ok()),
        pause: decision.player().is_ok() && model.has_time() && model.pause().is_none(),
    }
}

/// How a table ends that has had no connected people for too long.
pub fn abandoned(model: &TableModel) -> Option<Event> {
    match model.info.status {
        TableStatus::Open => Some(Event::Closed),
        TableStatus::Running => Some(
            PublicEvent::Ended {
                by: None,
                why: EndReason::Timeout,
            }
            .into(),
        ),
        TableStatus::Finished | TableStatus::Closed => None,
    }
}

/// The event by which an administrator ends a table; `None` if the table has already ended.
pub fn ended_by_operator(model: &TableModel) -> Option<Event> {
    match model.info.status {
        TableStatus::Open => Some(Event::ClosedByOperator),
        TableStatus::Running => Some(
            PublicEvent::Ended {
                by: None,
                why: EndReason::Operator,
            }
            .into(),
        ),
        TableStatus::Finished | TableStatus::Closed => None,
    }
}

/// A person's command, the table and the circumstances that decide it.
pub(crate) struct Decision<'a> {
    pub(crate) model: &'a TableModel,
    pub(crate) person: &'a Person,
    pub(crate) circumstances: &'a Circumstances,
}

impl Decision<'_> {
    pub(crate) fn status(&self) -> TableStatus {
        self.model.info.status
    }

    pub(crate) fn my_seat(&self) -> Result<Seat, Problem> {
        self.model
            .seat_of(&self.person.id)
            .ok_or_else(|| Problem::new(ErrorCode::NotSeated, "you have no seat at this table"))
    }

    /// The seat of a person who is playing now.
    fn player(&self) -> Result<Seat, Problem> {
        self.running()?;
        let seat = self.my_seat()?;
        if self.seat(seat)?.bot.is_some() {
            return refuse(
                ErrorCode::NotSeated,
                "a bot plays for you; sit down again first",
            );
        }
        Ok(seat)
    }

    pub(crate) fn seat(&self, seat: Seat) -> Result<&SeatInfo, Problem> {
        let found = self.model.info.seats.get(seat.index());
        found.ok_or_else(|| no_seat(seat))
    }

    pub(crate) fn open(&self) -> Result<(), Problem> {
        match self.status() {
            TableStatus::Open => Ok(()),
            TableStatus::Running => refuse(ErrorCode::NotOpen, "the game has begun already"),
            TableStatus::Finished => refuse(ErrorCode::NotOpen, "the game has ended"),
            TableStatus::Closed => refuse(ErrorCode::NotOpen, "the table has been closed"),
        }
    }

    pub(crate) fn running(&self) -> Result<&kagiya_rules::Game, Problem> {
        match (self.status(), self.model.game()) {
            (TableStatus::Running, Some(game)) => Ok(game),
            (TableStatus::Finished, _) => refuse(ErrorCode::GameOver, "the game has ended"),
            _ => refuse(ErrorCode::NotRunning, "the game has not begun"),
        }
    }

    fn owner_of_open(&self) -> Result<(), Problem> {
        self.open()?;
        if self.model.info.owner != self.person.id {
            return refuse(
                ErrorCode::NotOwner,
                "only the owner of the table may do that",
            );
        }
        Ok(())
    }

    fn end(&self, wish: bool) -> Result<Vec<Event>, Problem> {
        // The command was sent twice, or by two people at once.
        if self.model.is_broken_off() {
            return Ok(Vec::new());
        }
        self.running()?;
        let seat = self.my_seat()?;
        let wished = &self.model.info.end_wished;
        if !wish {
            let dropped = PublicEvent::EndWished { seat, wish }.into();
            let event = wished.contains(&seat).then_some(dropped);
            return Ok(event.into_iter().collect());
        }
        let mut others = proposal::others(self.model, Some(seat), self.circumstances);
        if others.all(|other| wished.contains(&other)) {
            return Ok(vec![
                PublicEvent::Ended {
                    by: Some(seat),
                    why: EndReason::Agreed,
                }
                .into(),
            ]);
        }
        if wished.contains(&seat) {
            return Ok(Vec::new());
        }
        Ok(vec![PublicEvent::EndWished { seat, wish }.into()])
    }

    fn seat_bot(&self, seat: Seat, bot: &str) -> Result<Vec<Event>, Problem> {
        let partner = kind(bot)?;
        let bot = partner.name.to_owned();
        if let Some(given) = self.model.given() {
            given.check_bot(&bot)?;
        }
        let info = self.seat(seat)?;
        if info.bot.is_none() {
            check_language(partner, &self.model.info.seats)?;
        }
        if self.status() == TableStatus::Running {
            let mine = self.my_seat()?;
            if info.bot.as_ref() == Some(&bot) {
                return Ok(Vec::new());
            }
            if info.bot.is_some() {
                return refuse(ErrorCode::SeatTaken, "a bot plays there already");
            }
            if seat != mine && !self.circumstances.is_away(seat) {
                return refuse(
                    ErrorCode::SeatPresent,
                    "that player is there, or has been until a moment ago",
                );
            }
            let mut events = vec![PublicEvent::StoodIn { seat, bot }.into()];
            events.extend(self.settled_without(seat));
            return Ok(events);
        }
        self.owner_of_open()?;
        if info.bot.as_ref() == Some(&bot) {
            return Ok(Vec::new());
        }
        if !info.is_empty() {
            return refuse(ErrorCode::SeatTaken, "somebody sits there already");
        }
        self.and_deal_if_full(PublicEvent::BotSat { seat, bot }.into(), seat)
    }

    fn free_seat(&self, seat: Seat) -> Result<Vec<Event>, Problem> {
        self.owner_of_open()?;
        let info = self.seat(seat)?;
        if info.is_empty() && info.kept_for.is_none() {
            return refuse(ErrorCode::SeatEmpty, "nobody sits there");
        }
        Ok(self.leaving(seat))
    }

    fn configure(&self, settings: &TableSettings) -> Result<Vec<Event>, Problem> {
        self.owner_of_open()?;
        let settings = normal(settings)?;
        if self.model.given().is_some() {
            fixed_deal::check_fixed(&self.model.info.settings, &settings)?;
        } else {
            rules_of(&settings)?;
        }
        check_seats(&settings)?;
        let vanishing = self
            .model
            .info
            .seats
            .iter()
            .skip(usize::from(settings.seats));
        if vanishing.into_iter().any(|seat| !seat.is_empty()) {
            return refuse(
                ErrorCode::SeatTaken,
                "somebody sits on a seat that would vanish; free it first",
            );
        }
        if settings == self.model.info.settings {
            return Ok(Vec::new());
        }
        Ok(vec![Event::Configured {
            settings: Box::new(settings),
        }])
    }

    fn start(&self, first: Option<Seat>) -> Result<Vec<Event>, Problem> {
        // The owner pressed Begin twice, or the last seat was taken at the same moment.
        let mine = self.model.info.owner == self.person.id;
        if mine && self.status() == TableStatus::Running {
            return Ok(Vec::new());
        }
        self.owner_of_open()?;
        let info = &self.model.info;
        if let Some(given) = self.model.given() {
            return Ok(vec![given.started(&info.seats)?]);
        }
        Ok(vec![deal(
            &info.settings,
            &info.seats,
            first,
            self.circumstances,
        )?])
    }

    /// Lets a bot play the turn of a player who takes longer than agreed.
    fn let_bot_play(&self) -> Result<Vec<Event>, Problem> {
        let by = self.player()?;
        let model = self.model;
        if !model.has_time() {
            return refuse(ErrorCode::NoTime, "this table has no time limit");
        }
        self.goes_on()?;
        if model.bot_for_turn().is_some() {
            return Ok(Vec::new());
        }
        let on_turn = model.person_on_turn().map(|(seat, _)| seat);
        let late = |seat: &Seat| self.circumstances.gone || model.is_late(*seat);
        let Some(seat) = on_turn.filter(late) else {
            return refuse(
                ErrorCode::TimeNotOut,
                "the player to act still has time, or is a bot",
            );
        };
        Ok(vec![
            PublicEvent::BotAsked {
                seat,
                bot: model.bot_of_table(),
                by: Some(by),
            }
            .into(),
        ])
    }

    /// Checks that the game isn't paused.
    fn goes_on(&self) -> Result<(), Problem> {
        if self.model.stands_still() {
            return refuse(ErrorCode::Paused, "the game is paused; send `resume` first");
        }
        Ok(())
    }

    fn hint(&self) -> Result<Vec<Event>, Problem> {
        let (_, seat) = self.my_turn()?;
        Ok(hint::take(self.model, seat)?.into_iter().collect())
    }

    fn act(&self, action: kagiya_protocol::Action) -> Result<Vec<Event>, Problem> {
        let (game, seat) = self.my_turn()?;
        game.check(action.find(&self.model.rules, game.table().to_act())?)?;
        Ok(vec![Event::Acted {
            seat,
            bot: false,
            action,
        }])
    }

    /// The game, and the seat of a person who is to act now.
    fn my_turn(&self) -> Result<(&kagiya_rules::Game, Seat), Problem> {
        let game = self.running()?;
        let seat = self.player()?;
        self.goes_on()?;
        let to_act = game.table().to_act();
        if Seat::from(to_act) != seat {
            let name = self.seat(to_act.into())?;
            let name = match (&name.bot, &name.person) {
                (None, Some(person)) => person.name.clone(),
                (Some(bot), _) => bot.clone(),
                (None, None) => format!("seat {}", to_act.index()),
            };
            return refuse(ErrorCode::NotYourTurn, format!("it is the turn of {name}"));
        }
        Ok((game, seat))
    }

    fn reorder(&self, order: &[CardId]) -> Result<Vec<Event>, Problem> {
        let game = self.running()?;
        let seat = self.my_seat()?;
        let ids: Option<Vec<kagiya_rules::CardId>> = order
            .iter()
            .map(|id| kagiya_rules::CardId::new(id.0))
            .collect();
        let holder = kagiya_rules::Seat::new(seat.0).ok_or_else(|| no_seat(seat))?;
        // An id that doesn't exist in the game can't be in the hand.
        let ids = ids.unwrap_or_default();
        game.clone().reorder(holder, &ids)?;
        if game.table().hand(holder) == ids {
            return Ok(Vec::new());
        }
        Ok(vec![
            PublicEvent::Reordered {
                seat,
                order: order.to_vec(),
            }
            .into(),
        ])
    }
}
