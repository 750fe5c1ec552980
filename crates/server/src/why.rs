//! Why a bot did something, and how it understood a clue: what it would have said if it had been
//! asked then. A fresh bot is shown the same game from the same seat, and explains itself.

use kagiya_bots::{Bot, Kind, Reasons, Value};
use kagiya_protocol::{
    Action, Argument, CardSet, Clue, ErrorCode, ExplanationKind, Problem, Seat, Statement,
    TableStatus,
};
use kagiya_rules::{Rules, SeenEvent, View};

use crate::table::facts::Fact;
use crate::table::model::TableModel;

/// Who wants to hear it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listener {
    /// A player, while the game goes on.
    Player(kagiya_rules::Seat),
    /// Anybody, after the end.
    AfterTheGame,
}

impl Listener {
    /// Who somebody with this seat, or without one, is at a table.
    ///
    /// # Errors
    /// `seat/not_seated` for an onlooker while the game goes on: what an onlooker may know, a player
    /// could ask for through a second window.
    pub fn at(model: &TableModel, seat: Option<Seat>) -> Result<Self, Problem> {
        match (model.info.status, seat) {
            (TableStatus::Finished, _) => Ok(Self::AfterTheGame),
            (TableStatus::Running, Some(seat)) => kagiya_rules::Seat::new(seat.0)
                .map(Self::Player)
                .ok_or_else(|| Problem::new(ErrorCode::NoSeat, "there is no such seat")),
            (TableStatus::Running, None) => Err(Problem::new(
                ErrorCode::NotSeated,
                "while the game goes on, bots explain themselves only to those who play; ask again \
                 after the end",
            )),
            (TableStatus::Open | TableStatus::Closed, _) => Err(Problem::new(
                ErrorCode::NotRunning,
                "the game has not begun",
            )),
        }
    }

    fn hears(self, reasons: &Reasons) -> &[kagiya_bots::Statement] {
        match self {
            Self::Player(seat) => reasons.explain_to(seat),
            Self::AfterTheGame => reasons.after_the_game(),
        }
    }
}

/// A bot and what its seat saw, up to the event that it shall explain.
pub struct Inquiry {
    /// What is explained.
    pub kind: ExplanationKind,
    bot: Box<dyn Bot>,
    begin: View,
    seen: Vec<(SeenEvent, View)>,
    /// What the seat saw before its action, and the action.
    did: Option<(View, kagiya_rules::Action)>,
    /// Who acted.
    actor: kagiya_rules::Seat,
}

impl core::fmt::Debug for Inquiry {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Inquiry")
            .field("kind", &self.kind)
            .finish_non_exhaustive()
    }
}

impl Inquiry {
    /// Asks the bot at `seat` about event `seq`.
    ///
    /// # Errors
    /// `seat/unknown`, `why/no_bot` or `why/nothing`.
    pub fn about(model: &TableModel, seq: u32, seat: Seat) -> Result<Self, Problem> {
        let place = kagiya_rules::Seat::new(seat.0)
            .filter(|place| place.index() < model.rules.players())
            .ok_or_else(|| {
                Problem::new(
                    ErrorCode::NoSeat,
                    "the game has no such seat (they count from 0)",
                )
            })?;
        let nothing = || {
            Problem::new(
                ErrorCode::NothingToExplain,
                "a bot explains its own actions, and how it understood a clue of somebody else; \
                 that event is neither",
            )
        };
        let log = model.log.iter();
        let mut log = log.skip_while(|logged| logged.seq < seq);
        let Some(Fact::Acted {
            seat: actor,
            bot: acted_by_bot,
            action,
        }) = log.next().map(|logged| &logged.entry.fact)
        else {
            return Err(nothing());
        };
        let before = model.until(seq.saturating_sub(1)).map_err(broken)?;
        let acted = *actor == seat;
        let name = before.info.seats.get(seat.index());
        let name = name.and_then(|info| info.bot.as_deref());
        let name = name.filter(|_| !acted || *acted_by_bot).ok_or_else(|| {
            Problem::new(ErrorCode::NoBotThere, "no bot played there at that time")
        })?;
        let clue = matches!(action, Action::Clue { .. } | Action::FreeClue { .. });
        if !acted && !clue {
            return Err(nothing());
        }
        let kind = Kind::find(name).ok_or_else(|| {
            Problem::new(
                ErrorCode::NoBot,
                "this server does not have that bot any more",
            )
        })?;
        let actor = kagiya_rules::Seat::new(actor.0).ok_or_else(nothing)?;
        let begin = model.view_at_start(place).ok_or_else(nothing)?;
        let (did, seen) = if acted {
            let view = before.state_of_seat(place).ok_or_else(nothing)?;
            let action = action.find(&model.rules, actor).map_err(broken)?;
            (Some((view, action)), before.observations(place, 0))
        } else {
            let after = model.until(seq).map_err(broken)?;
            (None, after.observations(place, 0))
        };
        Ok(Self {
            kind: if acted {
                ExplanationKind::Did
            } else {
                ExplanationKind::Understood
            },
            bot: kind.make_explaining(),
            begin,
            seen: seen.map_err(broken)?,
            did,
            actor,
        })
    }

    /// Lets the bot see the game and explain itself: takes as long as it thinks.
    pub fn answer(mut self, listener: Listener) -> Vec<Statement> {
        self.bot.begin(&self.begin);
        for (event, view) in &self.seen {
            self.bot.observe(event, view);
        }
        let reasons = match &self.did {
            Some((view, action)) => {
                let decision = self.bot.act(view);
                // Whoever ran out of time did something else than it wanted to, without a reason.
                (decision.action == *action).then_some(decision.reasons)
            }
            None => self.bot.understood(),
        };
        let reasons = reasons.unwrap_or_default();
        let rules = self.begin.rules();
        let heard = listener.hears(&reasons).iter();
        heard.map(|it| written(rules, self.actor, it)).collect()
    }
}

fn broken(error: impl core::fmt::Display) -> Problem {
    tracing::error!(%error, "a log is broken");
    Problem::new(ErrorCode::Internal, "the log of this game is broken")
}

fn written(
    rules: &Rules,
    actor: kagiya_rules::Seat,
    statement: &kagiya_bots::Statement,
) -> Statement {
    let arguments = statement.arguments.iter().map(|(name, value)| {
        let argument = match *value {
            Value::Held(id) => Argument::Held { id: id.into() },
            Value::Cards(cards) => Argument::Cards {
                cards: CardSet::of(rules, cards),
            },
            Value::Seat(seat) => Argument::Seat { seat: seat.into() },
            Value::Clue(clue) => Argument::Clue {
                clue: Clue::of(rules, clue),
            },
            Value::Action(action) => Argument::Action {
                action: Action::of(rules, actor, action),
            },
        };
        ((*name).to_owned(), argument)
    });
    Statement {
        id: statement.id.to_owned(),
        arguments: arguments.collect(),
    }
}
