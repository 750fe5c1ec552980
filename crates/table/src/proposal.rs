//! Requests that need everyone's agreement: to end the game, to take back actions, to pause.
//!
//! One player asks, and it happens when all other present players agree. Bots agree always. Leaving isn't
//! agreement: at least one person has to have agreed.

use kagiya_protocol::{EndReason, ErrorCode, Problem, PublicEvent, Seat, TableStatus, TimeControl};

use crate::circumstances::Circumstances;
use crate::clocks::DAY;
use crate::event::Event;
use crate::model::TableModel;
use crate::refusal::refuse;
use crate::takeback::TakeBack;

/// The time for an answer, in milliseconds.
const PATIENCE: i64 = 60_000;

/// What a player asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Request {
    /// The end of the game. Any player may ask, and a request stands until its player withdraws it.
    End,
    /// A take-back.
    TakeBack,
    /// A pause.
    Pause,
}

/// A request that waits for the agreement of others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Proposal<'a> {
    model: &'a TableModel,
    request: Request,
    /// The seat that asks; `None` where all who want it have asked.
    by: Option<Seat>,
    agreed: &'a [Seat],
}

/// The present people who play, besides the one at `seat`.
pub(crate) fn others(
    model: &TableModel,
    seat: Option<Seat>,
    circumstances: &Circumstances,
) -> impl Iterator<Item = Seat> {
    model
        .playing()
        .filter(move |it| Some(*it) != seat && !circumstances.is_away(*it))
}

impl<'a> Proposal<'a> {
    /// The open request of a running game.
    pub(crate) fn of(model: &'a TableModel, request: Request) -> Option<Self> {
        if model.info.status != TableStatus::Running {
            return None;
        }
        let (by, agreed): (_, &[Seat]) = match request {
            Request::End => (None, &model.info.end_wished),
            Request::TakeBack => {
                let asked = model.info.take_back.as_ref()?;
                (Some(asked.seat), &asked.agreed)
            }
            Request::Pause => {
                let pause = model.pause().filter(|pause| pause.since.is_none())?;
                (Some(pause.seat), &pause.agreed)
            }
        };
        Some(Self {
            model,
            request,
            by,
            agreed,
        })
    }

    /// Whether all present players besides `seat` want it.
    pub(crate) fn is_wanted_besides(&self, seat: Seat, circumstances: &Circumstances) -> bool {
        let mut others = others(self.model, self.by, circumstances);
        others.all(|other| other == seat || self.agreed.contains(&other))
    }

    /// The events of the answer of the player at `seat`.
    pub(crate) fn answer(
        &self,
        seat: Seat,
        agree: bool,
        circumstances: &Circumstances,
    ) -> Vec<Event> {
        if !agree {
            return self
                .dropped(Some(seat))
                .map(Event::from)
                .into_iter()
                .collect();
        }
        if self.by == Some(seat) || self.agreed.contains(&seat) {
            return Vec::new();
        }
        let agreed = match self.request {
            Request::End => PublicEvent::EndWished { seat, wish: true },
            Request::TakeBack => PublicEvent::TakeBackAgreed { seat },
            Request::Pause => PublicEvent::PauseAgreed { seat },
        };
        let all = self.is_wanted_besides(seat, circumstances);
        let fulfilled = all.then(|| self.fulfilled()).flatten();
        core::iter::once(agreed.into()).chain(fulfilled).collect()
    }

    /// The event that ends the request without effect. `by` is the seat that declines it; `None` if it wasn't
    /// answered in time.
    fn dropped(&self, by: Option<Seat>) -> Option<PublicEvent> {
        match self.request {
            Request::End => by.map(|seat| PublicEvent::EndWished { seat, wish: false }),
            Request::TakeBack => Some(PublicEvent::TakeBackDropped { by }),
            Request::Pause => Some(PublicEvent::PauseDropped { by }),
        }
    }

    /// What was asked for.
    fn fulfilled(&self) -> Option<Event> {
        match self.request {
            Request::End => {
                let (by, why) = (None, EndReason::Agreed);
                Some(PublicEvent::Ended { by, why }.into())
            }
            Request::TakeBack => {
                let seat = self.by?;
                TakeBack::of(self.model, seat).map(|wanted| wanted.event(seat))
            }
            Request::Pause => Some(PublicEvent::Paused { seat: self.by? }.into()),
        }
    }
}

/// The events of a player's request to take back their last action.
///
/// # Errors
/// [`Problem`] if nothing can be taken back now.
pub(crate) fn ask_take_back(
    model: &TableModel,
    seat: Seat,
    circumstances: &Circumstances,
) -> Result<Vec<Event>, Problem> {
    if let Some(asked) = &model.info.take_back {
        if asked.seat == seat {
            return Ok(Vec::new());
        }
        return refuse(
            ErrorCode::TakeBackPending,
            "somebody has asked for something to be taken back; answer that first",
        );
    }
    let Some(wanted) = TakeBack::of(model, seat) else {
        return refuse(
            ErrorCode::NothingToTakeBack,
            "you have done nothing that still stands",
        );
    };
    if wanted.is_free() {
        return Ok(vec![wanted.event(seat)]);
    }
    if others(model, Some(seat), circumstances).next().is_some() {
        return Ok(vec![PublicEvent::TakeBackAsked { seat }.into()]);
    }
    // With only bots to agree, a player could learn their own cards.
    if wanted.card_seen {
        return refuse(
            ErrorCode::CardSeen,
            "a card has been seen since, and nobody else is there who could agree",
        );
    }
    Ok(vec![wanted.event(seat)])
}

/// The events of a player's request for a pause.
///
/// # Errors
/// [`Problem`] if the game has no time limit.
pub(crate) fn ask_pause(
    model: &TableModel,
    seat: Seat,
    circumstances: &Circumstances,
) -> Result<Vec<Event>, Problem> {
    if !model.has_time() {
        return refuse(
            ErrorCode::NoTime,
            "no time is agreed at this table: nobody needs a pause",
        );
    }
    match model.pause() {
        // A second player who asks agrees.
        Some(pause) if pause.since.is_none() && pause.seat != seat => {
            answer(model, Request::Pause, (seat, true), circumstances)
        }
        Some(_) => Ok(Vec::new()),
        None if others(model, Some(seat), circumstances).next().is_none() => {
            Ok(vec![PublicEvent::Paused { seat }.into()])
        }
        None => Ok(vec![PublicEvent::PauseAsked { seat }.into()]),
    }
}

/// The events of a player's answer to a request for a take-back or a pause.
///
/// # Errors
/// [`Problem`] if there is no such request.
pub(crate) fn answer(
    model: &TableModel,
    request: Request,
    (seat, agree): (Seat, bool),
    circumstances: &Circumstances,
) -> Result<Vec<Event>, Problem> {
    if let Some(proposal) = Proposal::of(model, request) {
        return Ok(proposal.answer(seat, agree, circumstances));
    }
    match request {
        Request::Pause if model.stands_still() && agree => Ok(Vec::new()),
        Request::Pause if model.stands_still() => refuse(
            ErrorCode::Paused,
            "the game is paused already; `resume` ends the pause",
        ),
        Request::Pause => refuse(ErrorCode::PauseNotAsked, "nobody has asked for a pause"),
        Request::TakeBack => refuse(
            ErrorCode::TakeBackNotAsked,
            "nobody has asked for anything to be taken back",
        ),
        Request::End => Ok(Vec::new()),
    }
}

/// The events by which the player at `seat` ends the pause.
pub(crate) fn resume(model: &TableModel, seat: Seat) -> Vec<Event> {
    let resumed = PublicEvent::Resumed { seat }.into();
    model
        .stands_still()
        .then_some(resumed)
        .into_iter()
        .collect()
}

/// What all present players have agreed to. The player at `gone` isn't counted.
pub fn settled(
    model: &TableModel,
    circumstances: &Circumstances,
    gone: Option<Seat>,
) -> Option<Event> {
    let settled = |request| {
        let proposal = Proposal::of(model, request)?;
        let is_gone = |seat| Some(seat) == gone;
        if proposal.by.is_some_and(is_gone) {
            return None;
        }
        let agreed = proposal.agreed;
        let mut others = others(model, proposal.by, circumstances);
        let all = others.all(|other| is_gone(other) || agreed.contains(&other));
        let some = agreed.iter().any(|seat| !is_gone(*seat));
        (all && some).then(|| proposal.fulfilled()).flatten()
    };
    [Request::End, Request::TakeBack, Request::Pause]
        .into_iter()
        .find_map(settled)
}

/// When an open request ends without effect, in milliseconds since 1970; `None` if there is none, or it
/// stands until it is withdrawn.
pub fn due(model: &TableModel, request: Request) -> Option<i64> {
    Proposal::of(model, request)?;
    let asks = |event: &Event| match (event, request) {
        (Event::Public(event), Request::TakeBack) => {
            matches!(event, PublicEvent::TakeBackAsked { .. })
        }
        (Event::Public(event), Request::Pause) => matches!(event, PublicEvent::PauseAsked { .. }),
        _ => false,
    };
    let mut log = model.log.iter().rev();
    let asked = log.find(|logged| asks(&logged.entry.event))?;
    // In a correspondence game the others have the time of a move.
    let patience = match model.info.settings.time {
        TimeControl::Correspondence { days, .. } => i64::from(days) * DAY,
        _ => PATIENCE,
    };
    Some(asked.at + patience)
}

/// The event that ends a request which wasn't answered in time.
pub fn unanswered(model: &TableModel, request: Request) -> Option<PublicEvent> {
    Proposal::of(model, request)?.dropped(None)
}
