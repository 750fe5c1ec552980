//! Taking actions back: a misclick at once, anything else if all agree.
//!
//! The take-back is visible to everyone, and the log keeps the actions and the take-back. The game, its
//! record and the bots' input no longer have the actions.

use kagiya_protocol::{ErrorCode, Problem, Seat, TableStatus, TimeControl};
use kagiya_rules::Event;

use crate::circumstances::Circumstances;
use crate::clocks::DAY;
use crate::event::Fact;
use crate::model::TableModel;
use crate::refusal::refuse;

/// The time for an answer, in milliseconds.
const PATIENCE: i64 = 60_000;

/// The time for an answer at this table, in milliseconds; in correspondence games the time of a move.
pub fn patience(model: &TableModel) -> i64 {
    match model.info.settings.time {
        TimeControl::Correspondence { days, .. } => i64::from(days) * DAY,
        _ => PATIENCE,
    }
}

/// The take-back that a player asks for.
struct Wanted {
    /// The number of actions: the player's last one and all since.
    actions: u32,
    /// Whether the actions revealed or drew a card, or moved one elsewhere.
    card_seen: bool,
    /// Whether the player has already taken back something on this turn.
    again: bool,
}

impl Wanted {
    /// The last action of the player at `seat` and all since; `None` if the player has no valid action.
    fn of(model: &TableModel, seat: Seat) -> Option<Self> {
        let mine = |fact: &Fact| match fact {
            Fact::Acted {
                seat: by,
                bot: false,
                ..
            } => *by == seat,
            _ => false,
        };
        let mut actions = 0;
        let mut card_seen = false;
        let mut standing = model.standing().rev();
        loop {
            let logged = standing.next()?;
            actions += 1;
            card_seen |= !logged.events.iter().all(Event::shows_no_card);
            if mine(&logged.entry.fact) {
                break;
            }
        }
        let before = standing.next().map_or(0, |logged| logged.seq);
        let mut since = model.log.iter().rev().take_while(|it| it.seq > before);
        let again = since.any(|logged| match &logged.entry.fact {
            Fact::TakenBack { seat: by, .. } => *by == seat,
            _ => false,
        });
        Some(Self {
            actions,
            card_seen,
            again,
        })
    }

    const fn fact(&self, seat: Seat) -> Fact {
        Fact::TakenBack {
            seat,
            actions: self.actions,
        }
    }
}

/// The players who have to agree besides `seat`: present people who play.
fn others<'a>(
    model: &'a TableModel,
    seat: Seat,
    circumstances: &'a Circumstances,
) -> impl Iterator<Item = Seat> {
    model
        .playing()
        .filter(move |it| *it != seat && !circumstances.is_away(*it))
}

/// The facts of a player's request to take back their last action.
///
/// # Errors
/// [`Problem`] if nothing can be taken back now.
pub(crate) fn ask(
    model: &TableModel,
    seat: Seat,
    circumstances: &Circumstances,
) -> Result<Vec<Fact>, Problem> {
    if let Some(asked) = &model.info.take_back {
        if asked.seat == seat {
            return Ok(Vec::new());
        }
        return refuse(
            ErrorCode::TakeBackPending,
            "somebody has asked for something to be taken back; answer that first",
        );
    }
    let Some(wanted) = Wanted::of(model, seat) else {
        return refuse(
            ErrorCode::NothingToTakeBack,
            "you have done nothing that still stands",
        );
    };
    if wanted.actions == 1 && !wanted.card_seen && !wanted.again {
        return Ok(vec![wanted.fact(seat)]);
    }
    if others(model, seat, circumstances).next().is_some() {
        return Ok(vec![Fact::TakeBackAsked { seat }]);
    }
    // With only bots to agree, a player could learn their own cards.
    if wanted.card_seen {
        return refuse(
            ErrorCode::CardSeen,
            "a card has been seen since, and nobody else is there who could agree",
        );
    }
    Ok(vec![wanted.fact(seat)])
}

/// The facts of a player's answer to a request for a take-back.
///
/// # Errors
/// [`Problem`] if there is no request.
pub(crate) fn answer(
    model: &TableModel,
    seat: Seat,
    agree: bool,
    circumstances: &Circumstances,
) -> Result<Vec<Fact>, Problem> {
    let Some(asked) = &model.info.take_back else {
        return refuse(
            ErrorCode::TakeBackNotAsked,
            "nobody has asked for anything to be taken back",
        );
    };
    if !agree {
        return Ok(vec![Fact::TakeBackDropped { by: Some(seat) }]);
    }
    if asked.seat == seat || asked.agreed.contains(&seat) {
        return Ok(Vec::new());
    }
    let mut facts = vec![Fact::TakeBackAgreed { seat }];
    let mut rest = others(model, asked.seat, circumstances);
    if rest.all(|other| other == seat || asked.agreed.contains(&other)) {
        let wanted = Wanted::of(model, asked.seat);
        facts.extend(wanted.map(|wanted| wanted.fact(asked.seat)));
    }
    Ok(facts)
}

/// The take-back, if all present players agree. The player at `gone` isn't counted. Leaving isn't agreement:
/// at least one player has to have agreed.
pub fn settled(
    model: &TableModel,
    circumstances: &Circumstances,
    gone: Option<Seat>,
) -> Option<Fact> {
    let asked = model.info.take_back.as_ref()?;
    if model.info.status != TableStatus::Running || Some(asked.seat) == gone {
        return None;
    }
    let said = asked.agreed.iter().any(|seat| Some(*seat) != gone);
    let mut rest = others(model, asked.seat, circumstances);
    let all = rest.all(|other| Some(other) == gone || asked.agreed.contains(&other));
    let wanted = Wanted::of(model, asked.seat)?;
    (said && all).then(|| wanted.fact(asked.seat))
}

/// The time of an open request for a take-back.
pub fn asked_at(model: &TableModel) -> Option<i64> {
    model.info.take_back.as_ref()?;
    let mut log = model.log.iter().rev();
    let asked = log.find(|logged| matches!(logged.entry.fact, Fact::TakeBackAsked { .. }));
    asked.map(|logged| logged.at)
}
