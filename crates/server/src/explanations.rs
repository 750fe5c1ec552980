//! Why a bot acted, and how it understood a clue. A new bot replays the same game from the same seat and
//! explains itself as the first one would have.

use kagiya_bots::{Bot, BotName, Companion, Kind, Level, Moment, Reasons, SeatDriver, Value};
use kagiya_protocol::{
    Action, ActionReasons, Argument, CardSet, Clue, ErrorCode, ExplanationKind, Problem, Seat,
    Statement, TableStatus,
};
use kagiya_rules::record::Entry;
use kagiya_rules::{Rules, View};
use kagiya_table::{Company, Event, TableModel};

use crate::bots::past_games::{self, PastGame};

/// The reader of an explanation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Listener {
    /// A player during the game.
    Player(kagiya_rules::Seat),
    /// Any reader after the game.
    AfterTheGame,
}

impl Listener {
    /// The reader with this seat, or without one, at a table.
    ///
    /// # Errors
    /// `seat/not_seated` for a spectator during the game, since a player could use a spectator's explanation
    /// from a second window.
    pub(crate) fn at(model: &TableModel, seat: Option<Seat>) -> Result<Self, Problem> {
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

/// A bot and what its seat saw, up to the event to explain.
pub(crate) struct ExplanationRequest {
    /// What is explained: the bot's own action or another's clue.
    pub kind: ExplanationKind,
    bot: Box<dyn Bot>,
    /// Whether this bot can give reasons. If not, it isn't asked.
    explains: bool,
    /// The bots at the table at that time, by name.
    company: Company,
    seat: kagiya_rules::Seat,
    begin: View,
    moments: Vec<Moment>,
    /// The action of the seat.
    did: Option<kagiya_rules::Action>,
    /// The seat that acted.
    actor: kagiya_rules::Seat,
}

impl core::fmt::Debug for ExplanationRequest {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("ExplanationRequest")
            .field("kind", &self.kind)
            .finish_non_exhaustive()
    }
}

impl ExplanationRequest {
    /// A request to the bot at `seat` about event `seq`.
    ///
    /// # Errors
    /// `seat/unknown`, `why/no_bot` or `why/nothing`.
    pub(crate) fn about(model: &TableModel, seq: u32, seat: Seat) -> Result<Self, Problem> {
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
        let logged = model.log.iter().find(|logged| logged.seq == seq);
        let logged = logged.ok_or_else(nothing)?;
        let Event::Acted {
            seat: actor,
            bot: acted_by_bot,
            action,
        } = &logged.entry.event
        else {
            return Err(nothing());
        };
        let acted = *actor == seat;
        let name = model.bot_at(seat, seq);
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
        // A bot decides its own action again, but only observes another's clue. Actions that were taken back
        // can't be explained.
        let entry = model.entry_of(seq).ok_or_else(nothing)?;
        let entries = entry + usize::from(!acted);
        let (begin, moments) = model.seen_by(place, entries).ok_or_else(nothing)?;
        let did = acted.then(|| action.find(&model.rules, actor)).transpose();
        let bot = kind.make_explaining();
        Ok(Self {
            kind: if acted {
                ExplanationKind::Did
            } else {
                ExplanationKind::Understood
            },
            bot,
            explains: kind.explains(),
            company: model.company_at(seq),
            seat: place,
            begin,
            moments,
            did: did?,
            actor,
        })
    }

    /// Replays the game to the bot, after those in `before` with the same people, and lets it explain itself.
    /// Takes as long as the bot thinks.
    pub(crate) fn answer(self, listener: Listener, before: Vec<PastGame>) -> Vec<Statement> {
        if !self.explains {
            return Vec::new();
        }
        let bot = past_games::replay_past_games(self.bot, before, &self.company);
        let mut driver = SeatDriver::from_view(bot, self.seat, self.begin);
        for moment in &self.moments {
            driver.recall(moment);
        }
        let reasons = match self.did {
            Some(action) => {
                let decision = driver.decide();
                // A bot that ran out of time did something other than it wanted, without a reason.
                let same = decision.filter(|decision| decision.action == action);
                same.map(|decision| decision.reasons)
            }
            None => driver.understood(),
        };
        let reasons = reasons.unwrap_or_default();
        // The reasons for a clue name it.
        let untold = matches!(
            self.did,
            Some(
                kagiya_rules::Action::Clue { .. }
                    | kagiya_rules::Action::Choose(kagiya_rules::Choice::Clue { .. })
            )
        ) && !driver.view().rules().tells_clues();
        if untold && listener != Listener::AfterTheGame {
            return Vec::new();
        }
        written_all(driver.view().rules(), self.actor, listener, &reasons)
    }
}

/// An action of a finished game, and what its seat had seen.
pub(crate) struct ReasonsRequest {
    companion: Companion,
    seat: kagiya_rules::Seat,
    begin: View,
    moments: Vec<Moment>,
    did: kagiya_rules::Action,
}

impl ReasonsRequest {
    /// A request about the action after a number of replay steps.
    ///
    /// # Errors
    /// `branch/step` if no action follows.
    pub(crate) fn of(model: &TableModel, step: u32) -> Result<Self, Problem> {
        let no_action = || {
            let message = "no action of the game follows this step";
            Problem::new(ErrorCode::VariationStep, message)
        };
        let place = usize::try_from(step).unwrap_or(usize::MAX);
        let recorder = model.recorder().ok_or_else(no_action)?;
        let record = recorder.record();
        let Some(Entry::Action(did)) = record.entries().get(place) else {
            return Err(no_action());
        };
        let seat = record.game_after(place).table().to_act();
        let (begin, moments) = model.seen_by(seat, place).ok_or_else(no_action)?;
        let seq = model.entries().nth(place).map_or(0, |logged| logged.seq);
        let company = model.company_at(seq);
        let name = company.bots.get(seat.index()).and_then(Option::as_deref);
        let name: Option<BotName> = name.and_then(|name| name.parse().ok());
        let companion = name.and_then(|name| name.companion());
        let mut companion = companion.unwrap_or_else(|| Companion::new(Level::Group));
        company.introduce(&mut companion);
        Ok(Self {
            companion,
            seat,
            begin,
            moments,
            did: *did,
        })
    }

    /// What the companion says for the action, and against the one that it likes best; or why it likes
    /// that one better.
    pub(crate) fn answer(self) -> ActionReasons {
        if self.begin.rules().hides_plays() {
            // No convention is about fireworks that nobody saw.
            let rules = self.begin.rules();
            return ActionReasons {
                seat: self.seat.into(),
                action: Action::of(rules, self.seat, self.did),
                statements: Vec::new(),
            };
        }
        let mut driver = SeatDriver::from_view(self.companion, self.seat, self.begin);
        for moment in &self.moments {
            driver.recall(moment);
        }
        let rules = driver.view().rules();
        let analysis = driver.bot().analysis(driver.view());
        let statements = analysis.map_or_else(Vec::new, |analysis| {
            let reasons = analysis.reasons_at_first_sight(self.did);
            let written = |it: &kagiya_bots::Statement| written(rules, self.seat, it);
            reasons.iter().map(written).collect()
        });
        ActionReasons {
            seat: self.seat.into(),
            action: Action::of(rules, self.seat, self.did),
            statements,
        }
    }
}

/// The reasons for an action of `actor` that the reader may see.
pub(crate) fn written_all(
    rules: &Rules,
    actor: kagiya_rules::Seat,
    listener: Listener,
    reasons: &Reasons,
) -> Vec<Statement> {
    let heard = listener.hears(reasons).iter();
    heard.map(|it| written(rules, actor, it)).collect()
}

/// A statement about an action of `actor`, as a message.
pub(crate) fn written(
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
            Value::Number(number) => Argument::Number { number },
            Value::Points(points) => Argument::Points { points },
        };
        ((*name).to_owned(), argument)
    });
    Statement {
        id: statement.id.to_owned(),
        arguments: arguments.collect(),
    }
}
