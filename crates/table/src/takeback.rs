//! Taking actions back: a slip of the hand at once, anything else if all agree.
//!
//! Everybody sees that it happens, and the log keeps both the actions and that they were taken back. The game,
//! its record and what bots are shown are as if they had not been done.

use kagiya_protocol::{ErrorCode, Problem, Seat, TableStatus, TimeControl};
use kagiya_rules::Event;

use crate::circumstances::Circumstances;
use crate::clocks::DAY;
use crate::event::Fact;
use crate::model::TableModel;
use crate::refusal::refuse;

/// How long the others have to answer, in milliseconds.
const PATIENCE: i64 = 60_000;

/// How long the others of a table have, in milliseconds: in a game of correspondence as long as for a move.
pub fn patience(model: &TableModel) -> i64 {
    match model.info.settings.time {
        TimeControl::Correspondence { days, .. } => i64::from(days) * DAY,
        _ => PATIENCE,
    }
}

/// What would be taken back for somebody.
struct Wanted {
    /// How many actions: their last one, and what has been done since.
    actions: u32,
    /// Whether a card has been turned up or drawn by them, or has gone elsewhere.
    card_seen: bool,
    /// Whether they have taken something back on this turn already.
    again: bool,
}

impl Wanted {
    /// The last action of the person at `seat` and all that has been done since; `None` if none of theirs stands.
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

/// Who has to agree besides `seat`: who plays and is there.
fn others<'a>(
    model: &'a TableModel,
    seat: Seat,
    circumstances: &'a Circumstances,
) -> impl Iterator<Item = Seat> {
    model
        .playing()
        .filter(move |it| *it != seat && !circumstances.is_away(*it))
}

/// What follows when the player at `seat` wants their last action back.
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
    // Nobody would learn their own cards with nobody but bots to see it.
    if wanted.card_seen {
        return refuse(
            ErrorCode::CardSeen,
            "a card has been seen since, and nobody else is there who could agree",
        );
    }
    Ok(vec![wanted.fact(seat)])
}

/// What follows when the player at `seat` agrees, or not, to what was asked for.
///
/// # Errors
/// [`Problem`] if nothing was.
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

/// What was asked for, if all agree who play and are there, not counting the one at `gone`. Nobody agrees by
/// going away alone: somebody has to have said so.
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

/// When something was asked for that has not been answered.
pub fn asked_at(model: &TableModel) -> Option<i64> {
    model.info.take_back.as_ref()?;
    let mut log = model.log.iter().rev();
    let asked = log.find(|logged| matches!(logged.entry.fact, Fact::TakeBackAsked { .. }));
    asked.map(|logged| logged.at)
}
