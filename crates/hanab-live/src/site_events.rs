//! What happened in a game, as the events of the protocol.

use kagiya_formats::hanab_live::site_rank;
use kagiya_protocol::LossReason;
use kagiya_rules::{
    Audience, Card, CardId, Clue, Event, Game, Goal, PublicEvent, Rules, Seat, SeenEvent,
};
use serde_json::{Value, json};

use crate::seen_game::{Contradiction, SeenGame};

/// How a game ended, by the numbers of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ending {
    pub(crate) condition: u8,
    /// The seat of the player who ended it, or -1.
    pub(crate) seat: i64,
}

impl Ending {
    /// At the end of play, or when nothing more can be gained.
    pub(crate) const NORMAL: u8 = 1;
    const STRIKES: u8 = 2;
    /// A player's time ran out.
    pub(crate) const TIME: u8 = 3;
    /// A player ended it.
    pub(crate) const TERMINATED: u8 = 4;
    /// A perfect score has become impossible in a speedrun.
    const SPEEDRUN_LOST: u8 = 5;
    /// Nobody played for too long.
    pub(crate) const IDLE: u8 = 6;
    const ALL_OR_NOTHING_LOST: u8 = 8;
    const NO_ACTION: u8 = 9;

    /// The end of a game that ends by its rules, by the reason for a loss.
    pub(crate) fn of(lost: Option<LossReason>, goal: Goal) -> Self {
        let condition = match lost {
            None => Self::NORMAL,
            Some(LossReason::Strikes) => Self::STRIKES,
            Some(LossReason::CriticalDiscard) if goal == Goal::Score => Self::SPEEDRUN_LOST,
            Some(LossReason::CriticalDiscard | LossReason::Incomplete) => Self::ALL_OR_NOTHING_LOST,
            Some(LossReason::EmptyHand | LossReason::NoLegalAction) => Self::NO_ACTION,
        };
        Self {
            condition,
            seat: -1,
        }
    }
}

/// How a game has ended, if it has.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Ends {
    /// By its last action.
    pub(crate) finished: Option<Ending>,
    /// That action drew no card. In a game that goes on it would.
    pub(crate) without_draw: bool,
    /// By the table, after the last action.
    pub(crate) stopped: Option<Ending>,
}

/// What everyone may know of the points.
#[derive(Clone, Copy, Debug)]
struct Points {
    /// Where plays are hidden: the number of cards that were played, fitting or not.
    score: i64,
    /// The score that can still be reached, by the cards that were seen to be discarded.
    most: usize,
}

/// All events of a game so far, as `audience` sees them.
///
/// # Errors
/// [`Contradiction`] if what was seen is no game.
pub(crate) fn site_events(
    seen: &SeenGame,
    audience: Audience,
    ends: Ends,
) -> Result<Vec<Value>, Contradiction> {
    let mut list = dealt(seen, audience);
    let mut turn = 0;
    let mut left = seen.actions();
    let mut points = Points { score: 0, most: 0 };
    let mut next = None;
    seen.replay(|events, game| {
        points.update(events, game);
        if !events.is_empty() {
            left -= 1;
            let finished = ends.finished.filter(|_| left == 0);
            let skips_draw = finished.is_some() && ends.without_draw;
            let happened = events
                .iter()
                .filter(|event| !(skips_draw && matches!(event, Event::Drew { .. })))
                .map(|event| seen.project(event, audience));
            list.extend(drawn_to_be_played(seen, audience, events, next));
            step(&mut list, happened, turn);
            list.push(status(game, points));
            match finished {
                Some(ending) => over(&mut list, ending, u64::from(turn)),
                None => list.push(json!({
                    "type": "turn",
                    "num": game.table().turn(),
                    "currentPlayerIndex": game.table().to_act().index(),
                })),
            }
        }
        turn = game.table().turn();
        next = Some(game.table().next_id());
    })?;
    if let Some(ending) = ends.stopped {
        over(&mut list, ending, u64::from(turn));
    }
    Ok(list)
}

impl Points {
    /// An action has led to `game`.
    fn update(&mut self, events: &[Event], game: &Game) {
        let board = game.board();
        if !game.rules().hides_plays() {
            self.score = i64::from(board.points());
        } else if events.iter().any(is_throw) {
            self.score += 1;
        }
        // The end of a game of which not all cards are known shows cards that are not the real ones.
        if !game.rules().hides_plays() || game.outcome().is_none() {
            self.most = game.rules().fireworks().map(|suit| board.reach(suit)).sum();
        }
    }
}

const fn is_throw(event: &Event) -> bool {
    matches!(event, Event::Public(PublicEvent::Thrown { .. }))
}

/// The state after an action. Where tokens come back by halves, the protocol counts halves.
fn status(game: &Game, points: Points) -> Value {
    let table = game.table();
    let clues = if game.rules().has_half_tokens() {
        2 * table.clue_tokens() + u8::from(table.half_token())
    } else {
        table.clue_tokens()
    };
    json!({"type": "status", "clues": clues, "score": points.score, "maxScore": points.most})
}

/// The cards of the deal, hand by hand.
fn dealt(seen: &SeenGame, audience: Audience) -> Vec<Value> {
    let rules = seen.rules();
    let size = rules.hand_size();
    let draw = |seat: Seat| {
        (0..size).map(move |slot| {
            let number = seat.index() * size + slot;
            let print = seen.print(number).filter(|_| audience.sees_hand_of(seat));
            drew(seat, number, print)
        })
    };
    rules.seats().flat_map(draw).collect()
}

/// The place of a suit in the game's list.
pub(crate) fn suit_index(card: Card) -> usize {
    card.suit().index()
}

fn drew(seat: Seat, number: usize, card: Option<Card>) -> Value {
    let (suit, rank) = match card {
        Some(card) => (json!(suit_index(card)), json!(site_rank(card.rank()))),
        None => (json!(-1), json!(-1)),
    };
    json!({
        "type": "draw",
        "playerIndex": seat.index(),
        "order": number,
        "suitIndex": suit,
        "rank": rank,
    })
}

/// The draw of a card that is played from the deck, where it was the `next` one: in the protocol it comes to the
/// hand first.
fn drawn_to_be_played(
    seen: &SeenGame,
    audience: Audience,
    events: &[Event],
    next: Option<CardId>,
) -> Option<Value> {
    events.iter().find_map(|event| match *event {
        Event::Public(
            PublicEvent::Played { seat, id, .. }
            | PublicEvent::Misplayed { seat, id, .. }
            | PublicEvent::Thrown { seat, id },
        ) if Some(id) == next => {
            let number = usize::from(id.number());
            let print = seen.print(number);
            let print = print.filter(|_| audience.sees_hand_of(seat));
            Some(drew(seat, number, print))
        }
        _ => None,
    })
}

/// The events of one action, in the order of the protocol: the action, then draws.
fn step(list: &mut Vec<Value>, events: impl Iterator<Item = SeenEvent>, turn: u16) {
    let mut draws = Vec::new();
    for event in events {
        match event {
            SeenEvent::Public(event) => acted(list, &event, turn),
            SeenEvent::Drew { seat, id, card } => {
                draws.push(drew(seat, usize::from(id.number()), Some(card)));
            }
            SeenEvent::DrewHidden { seat, id } => {
                draws.push(drew(seat, usize::from(id.number()), None));
            }
        }
    }
    list.append(&mut draws);
}

fn over(list: &mut Vec<Value>, ending: Ending, turn: u64) {
    list.push(json!({
        "type": "gameOver",
        "endCondition": ending.condition,
        "playerIndex": ending.seat,
        "votes": null,
    }));
    list.push(json!({"type": "turn", "num": turn, "currentPlayerIndex": -1}));
}

/// The event of an action itself. The others have no form there, or follow from the state.
fn acted(list: &mut Vec<Value>, event: &PublicEvent, turn: u16) {
    let discarded = |seat: Seat, number: usize, card: Card, failed: bool| {
        json!({
            "type": "discard",
            "playerIndex": seat.index(),
            "order": number,
            "suitIndex": suit_index(card),
            "rank": site_rank(card.rank()),
            "failed": failed,
        })
    };
    match event {
        PublicEvent::Clued {
            giver,
            to,
            clue,
            touched,
            ..
        } => {
            let mut numbers: Vec<usize> =
                touched.iter().map(|id| usize::from(id.number())).collect();
            // The order of a hand there is that of drawing.
            numbers.sort_unstable();
            list.push(json!({
                "type": "clue",
                "clue": clue_json(*clue),
                "giver": giver.index(),
                "list": numbers,
                "target": to.index(),
                "turn": turn,
            }));
        }
        PublicEvent::Played { seat, id, card, .. } => list.push(json!({
            "type": "play",
            "playerIndex": seat.index(),
            "order": usize::from(id.number()),
            "suitIndex": suit_index(*card),
            "rank": site_rank(card.rank()),
        })),
        // A misplay is told in the same way.
        PublicEvent::Thrown { seat, id } => list.push(json!({
            "type": "play",
            "playerIndex": seat.index(),
            "order": usize::from(id.number()),
            "suitIndex": -1,
            "rank": -1,
        })),
        PublicEvent::Misplayed {
            seat,
            id,
            card,
            strikes,
        } => {
            list.push(json!({
                "type": "strike",
                "num": strikes,
                "turn": turn,
                "order": usize::from(id.number()),
            }));
            list.push(discarded(*seat, usize::from(id.number()), *card, true));
        }
        PublicEvent::Discarded { seat, id, card } => {
            list.push(discarded(*seat, usize::from(id.number()), *card, false));
        }
        _ => {}
    }
}

/// A clue: 0 and the place of a color, or 1 and a rank.
fn clue_json(clue: Clue) -> Value {
    match clue {
        Clue::Color(color) => json!({"type": 0, "value": color.index()}),
        Clue::Rank(rank) => json!({"type": 1, "value": rank.number()}),
        // No game with these clues is translated.
        Clue::Untold(_) => Value::Null,
    }
}

/// The cards of a finished game by their numbers.
pub(crate) fn identities(rules: &Rules, deck: &[kagiya_protocol::Card]) -> Vec<Value> {
    let one = |card: &kagiya_protocol::Card| match card.find(rules) {
        Some(card) => json!({"suitIndex": suit_index(card), "rank": site_rank(card.rank())}),
        None => json!({"suitIndex": -1, "rank": -1}),
    };
    deck.iter().map(one).collect()
}
