//! Tries every action in every deal that agrees with the view.

use kagiya_knowledge::{Knowledge, Worlds};
use kagiya_rules::notation::action_text_by_slot;
use kagiya_rules::{Action, Audience, Card, CardSet, Event, Game, PublicEvent, View};
use kagiya_solver::{Decision, Limits, Reason, can_reach};

use crate::partner;
use crate::position::{assign, first_seat, game_of};
use crate::puzzle::{InvalidPuzzle, Mode, Puzzle, Step};

/// The most deals that a puzzle may have.
pub(crate) const MOST_DEALS: usize = 150;
/// The positions that the search for one target may continue from.
const NODES: u64 = 20_000;

/// What is proven about a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The deals, weighted by the number of ways to deal them.
    pub deals: u64,
    /// The legal actions in classes, best first. Empty for a question about a card.
    pub classes: Vec<Class>,
    /// The card that the puzzle asks for.
    pub card: Option<CardProof>,
}

/// Actions that are equally good for the same reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Class {
    pub actions: Vec<Action>,
    /// The deals in which the target stays in reach.
    pub kept: u64,
    /// Why it is out of reach in the first of the other deals.
    pub reason: Option<Reason>,
    /// What follows: in the first of the other deals, or in the first deal that keeps the target if there
    /// is no other.
    pub line: Vec<Step>,
    /// What follows in the first deal that keeps the target.
    pub good_line: Vec<Step>,
    /// In a convention: the points in each sampled deal.
    pub points: Vec<i8>,
}

/// Why a card can only be one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardProof {
    pub card: Card,
    /// Cards that the clues allow, of which all copies are visible.
    pub seen: CardSet,
    /// Cards that are impossible because of the other cards of the hand.
    pub needed_elsewhere: CardSet,
}

/// Why a puzzle has no proof.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unproven {
    #[error(transparent)]
    Invalid(#[from] InvalidPuzzle),
    /// More deals agree with the view than are tried.
    #[error("more than {MOST_DEALS} deals agree with the view")]
    TooManyDeals,
    /// A search reached its limit.
    #[error("the search for a deal reached its limit")]
    Undecided,
    /// Several cards are possible, or no slot is asked for.
    #[error("the card does not follow from the view")]
    SeveralCards,
    /// The puzzle has no target.
    #[error("the puzzle has no target")]
    NoTarget,
    /// Companions hardly ever act as the partners did, or there are no such companions.
    #[error("too few deals in which companions act as the partners did")]
    NoCompanions,
}

/// A deal of the hidden cards and its weight.
pub(crate) struct Deal {
    pub(crate) game: Game,
    pub(crate) ways: u64,
}

/// All deals that agree with a puzzle.
pub(crate) fn deals(puzzle: &Puzzle) -> Result<Vec<Deal>, Unproven> {
    let game = game_of(puzzle)?;
    if puzzle.deck.is_some() {
        return Ok(vec![Deal { game, ways: 1 }]);
    }
    let view = game.view(Audience::Seat(first_seat()));
    deals_of(&view, &game).ok_or(Unproven::TooManyDeals)
}

/// All deals that agree with a view, if they are few.
pub(crate) fn deals_of(view: &View, game: &Game) -> Option<Vec<Deal>> {
    let worlds = Worlds::new(view).ok()?;
    let listed = worlds.list(view, MOST_DEALS)?;
    let shown = listed.iter().map(|world| {
        let mut dealt = game.clone();
        world.show(view, &mut dealt);
        Deal {
            game: dealt,
            ways: world.ways(),
        }
    });
    Some(shown.collect())
}

/// What every action keeps, in classes, best first.
pub(crate) fn classes(deals: &[Deal], mode: Mode, target: i8) -> Result<Vec<Class>, Unproven> {
    let Some(first) = deals.first() else {
        return Ok(Vec::new());
    };
    let game = &first.game;
    let mut classes: Vec<(Key, Vec<bool>, Class)> = Vec::new();
    for action in game.legal_actions().iter() {
        let key = Key::of(action, game, mode, deals.len() == 1);
        // With all cards known, equal actions have equal results.
        if mode == Mode::Open
            && let Some((_, _, class)) = classes.iter_mut().find(|(other, ..)| *other == key)
        {
            class.actions.push(action);
            continue;
        }
        let (results, class) = tried(deals, action, mode, target)?;
        match classes
            .iter_mut()
            .find(|(other, others, _)| *other == key && *others == results)
        {
            Some((_, _, same)) => same.actions.push(action),
            None => classes.push((key, results, class)),
        }
    }
    let mut classes: Vec<Class> = classes.into_iter().map(|(_, _, class)| class).collect();
    classes.sort_by_key(|class| core::cmp::Reverse(class.kept));
    Ok(classes)
}

/// What makes actions alike.
#[derive(PartialEq, Eq)]
pub(crate) enum Key {
    Play(usize),
    PlayCard(Card),
    Discard(usize),
    DiscardCard(Card),
    DiscardUseless,
    AnyClue,
    /// The receiver and the touched slots, as bits.
    Clue(usize, u8),
    Other,
}

impl Key {
    pub(crate) fn of(action: Action, game: &Game, mode: Mode, is_open: bool) -> Self {
        let me = game.table().to_act();
        let slot = |card| game.table().hand(me).iter().position(|id| *id == card);
        let print = |card| game.hand(me).find(|(id, _)| *id == card).map(|(_, it)| it);
        match action {
            Action::Play { card, .. } if is_open => print(card).map_or(Self::Other, Self::PlayCard),
            Action::Play { card, .. } => slot(card).map_or(Self::Other, Self::Play),
            Action::Discard(card) => {
                let view = game.view(Audience::Seat(me));
                let known = Knowledge::new(&view);
                let place = slot(card).unwrap_or(0);
                let possible = known.mine(me).possible()[place];
                let printed = print(card).filter(|_| is_open);
                let trash = known.card_status().trash;
                let useless = printed.map_or_else(
                    || (possible & !trash).is_empty(),
                    |card| trash.contains(card),
                );
                match printed {
                    _ if useless => Self::DiscardUseless,
                    Some(card) => Self::DiscardCard(card),
                    None => Self::Discard(place),
                }
            }
            Action::Clue { .. } if mode == Mode::Open => Self::AnyClue,
            Action::Clue { to, clue } => {
                let touch = game.rules().touch(clue);
                let seat = me.after(to, game.rules().players());
                let hand = game.hand(seat).enumerate();
                let touched = hand.filter(|(_, (_, card))| touch.contains(*card));
                Self::Clue(to.get(), touched.map(|(slot, _)| 1 << slot).sum())
            }
            Action::Choose(_) => Self::Other,
        }
    }
}

/// The result of an action in each deal.
fn tried(
    deals: &[Deal],
    action: Action,
    mode: Mode,
    target: i8,
) -> Result<(Vec<bool>, Class), Unproven> {
    let mut results = Vec::new();
    let mut class = Class {
        actions: vec![action],
        kept: 0,
        reason: None,
        line: Vec::new(),
        good_line: Vec::new(),
        points: Vec::new(),
    };
    for deal in deals {
        let mut game = deal.game.clone();
        // A legal action for the player to act in the view is legal in each deal.
        let applied = game.apply(action);
        debug_assert!(applied.is_ok(), "{action:?} is legal");
        let mut line = Vec::new();
        if mode == Mode::Partners {
            while game.outcome().is_none() && game.table().to_act() != first_seat() {
                let view = game.view(Audience::Seat(game.table().to_act()));
                line.push(step(&mut game, partner::act(&view)));
            }
        }
        let limits = Limits {
            nodes: NODES,
            ..Limits::default()
        };
        match can_reach(&game, Some(target), &limits) {
            Decision::Reached(rest) => {
                class.kept += deal.ways;
                if !results.contains(&true) {
                    if mode == Mode::Open {
                        line.extend(rest.into_iter().map(|action| step(&mut game, action)));
                    }
                    class.good_line = line;
                }
                results.push(true);
            }
            Decision::Impossible(reason) => {
                if class.reason.is_none() {
                    class.reason = Some(reason);
                    class.line = line;
                }
                results.push(false);
            }
            Decision::Undecided => return Err(Unproven::Undecided),
        }
    }
    Ok((results, class))
}

/// Applies an action, and says what everybody sees of it.
pub(crate) fn step(game: &mut Game, action: Action) -> Step {
    let seat = game.table().to_act().letter();
    let text = action_text_by_slot(action, &game.board());
    let events = game.apply(action).map(|events| events.to_vec());
    let shown = events
        .unwrap_or_default()
        .into_iter()
        .find_map(|event| match event {
            Event::Public(PublicEvent::Misplayed { card, .. }) => Some((card, true)),
            Event::Public(
                PublicEvent::Played { card, .. } | PublicEvent::Discarded { card, .. },
            ) => Some((card, false)),
            _ => None,
        });
    Step {
        seat,
        action: text,
        card: shown.map(|(card, _)| game.rules().card_text(card)),
        strike: shown.is_some_and(|(_, strike)| strike),
    }
}

/// Proves that the asked card can only be one: it can be dealt, and no other can.
pub(crate) fn prove_card(puzzle: &Puzzle) -> Result<Proof, Unproven> {
    let game = game_of(puzzle)?;
    let view = game.view(Audience::Seat(first_seat()));
    let slot = puzzle.slot.and_then(|slot| slot.checked_sub(1));
    let card = slot.and_then(|slot| card_proof(&view, slot));
    Ok(Proof {
        deals: 1,
        classes: Vec::new(),
        card: Some(card.ok_or(Unproven::SeveralCards)?),
    })
}

/// The only card that can be in a slot of the hand, by trying all deals of the hand.
pub(crate) fn card_proof(view: &View, slot: usize) -> Option<CardProof> {
    let rules = view.rules();
    let marks = view.table().marks(view.seat()?);
    let sets: Vec<CardSet> = marks.iter().map(|marks| rules.possible(*marks)).collect();
    let left: Vec<Card> = rules
        .cards()
        .iter()
        .flat_map(|card| core::iter::repeat_n(card, usize::from(view.unseen(card))))
        .collect();
    let (mut can_be, mut seen, mut elsewhere) = (CardSet::EMPTY, CardSet::EMPTY, CardSet::EMPTY);
    for card in sets.get(slot)?.iter() {
        if view.unseen(card) == 0 {
            seen.insert(card);
            continue;
        }
        let mut sets = sets.clone();
        sets[slot] = CardSet::of(card);
        // Few possibilities first.
        sets.sort_by_key(|set| set.len());
        if assign(&sets, &mut left.clone(), &mut Vec::new()) {
            can_be.insert(card);
        } else {
            elsewhere.insert(card);
        }
    }
    Some(CardProof {
        card: can_be.only()?,
        seen,
        needed_elsewhere: elsewhere,
    })
}
