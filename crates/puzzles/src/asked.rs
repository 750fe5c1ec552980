//! Whether an action is what a convention asks for.

use kagiya_knowledge::Knowledge;
use kagiya_rules::{Action, Audience, CardSet, Game, Marks, Rank, Seat, View};

use crate::position::{first_seat, start_of};
use crate::puzzle::Puzzle;

/// Whether an action in `game`, the position of the puzzle, is what the convention asks for.
pub(crate) fn asks(lesson: &str, puzzle: &Puzzle, game: &Game, action: Action) -> bool {
    let view = game.view(Audience::Seat(first_seat()));
    let position = Position::new(puzzle, &view);
    match lesson {
        "chop" => position.is_chop(action),
        "saves" => position.is_save(action),
        "focus" => position.is_focus(action),
        "good-touch" => position.is_good_touch(action),
        "prompt" => position.is_prompt(action),
        "finesse" | "bluff" => position.is_blind(action, lesson == "bluff"),
        "the-end" => true,
        _ => false,
    }
}

/// What decides whether an action follows a convention.
struct Position<'a> {
    view: &'a View,
    /// What the clues and the visible cards leave for each card of the solver.
    mine: Vec<CardSet>,
    /// The solver's cards before what the partners did.
    earlier: Vec<Marks>,
    playable: CardSet,
    trash: CardSet,
    /// The receivers of the clues of the partners, with the giver.
    clued: Vec<(Seat, Seat)>,
}

impl<'a> Position<'a> {
    fn new(puzzle: &Puzzle, view: &'a View) -> Self {
        let knowledge = Knowledge::new(view);
        let status = knowledge.card_status();
        let start = start_of(puzzle).ok();
        let earlier = start.map(|game| game.table().marks(first_seat()).to_vec());
        let rules = view.rules();
        let before = puzzle.convention.iter().flat_map(|it| &it.before);
        let clued = before.filter_map(|step| {
            let giver = kagiya_rules::notation::parse_seat(&step.seat.to_string(), rules).ok()?;
            match crate::act::Act::read(&step.action, rules)? {
                crate::act::Act::Clue(to, _) => Some((giver, to)),
                _ => None,
            }
        });
        Self {
            view,
            mine: knowledge.mine(first_seat()).possible().to_vec(),
            earlier: earlier.unwrap_or_default(),
            playable: status.playable,
            trash: status.trash,
            clued: clued.collect(),
        }
    }

    fn slot(&self, action: Action) -> Option<usize> {
        let (Action::Play { card, .. } | Action::Discard(card)) = action else {
            return None;
        };
        let hand = self.view.table().hand(first_seat());
        hand.iter().position(|id| *id == card)
    }

    fn marks(&self, slot: usize) -> Marks {
        self.view.table().marks(first_seat())[slot]
    }

    /// The slot of the oldest card without a clue in a hand.
    fn chop(&self, seat: Seat) -> Option<usize> {
        let marks = self.view.table().marks(seat);
        marks.iter().position(|marks| !marks.is_clued())
    }

    /// A discard of the chop, which isn't the oldest card.
    fn is_chop(&self, action: Action) -> bool {
        let chop = self.chop(first_seat());
        matches!(action, Action::Discard(_))
            && chop.is_some_and(|it| it > 0)
            && chop == self.slot(action)
    }

    /// A clue on the next player's chop, which doesn't fit and must not be lost.
    fn is_save(&self, action: Action) -> bool {
        let Action::Clue { to, clue } = action else {
            return false;
        };
        let seat = first_seat().after(to, self.view.rules().players());
        let (Some(chop), Some(cards)) = (self.chop(seat), self.view.cards(seat)) else {
            return false;
        };
        let card = cards[chop];
        let board = self.view.board();
        let is_two = card.rank() == Rank::new(2).unwrap_or(card.rank());
        to.get() == 1
            && self.view.rules().touch(clue).contains(card)
            && !self.playable.contains(card)
            && (board.is_critical(card) || is_two)
    }

    /// A play of a card that a clue of the partners has just touched, along with others.
    fn is_focus(&self, action: Action) -> bool {
        let slots = 0..self.earlier.len().min(self.mine.len());
        let new = |slot: &usize| !self.earlier[*slot].is_clued() && self.marks(*slot).is_clued();
        let touched: Vec<usize> = slots.filter(new).collect();
        let played = self.played(action);
        touched.len() >= 2 && played.is_some_and(|slot| touched.contains(&slot) && !self.fits(slot))
    }

    fn played(&self, action: Action) -> Option<usize> {
        let is_play = matches!(action, Action::Play { .. });
        self.slot(action).filter(|_| is_play)
    }

    /// Whether the card fits if clues touch useful cards only.
    fn fits(&self, slot: usize) -> bool {
        (self.mine[slot] & !self.trash & !self.playable).is_empty()
    }

    /// A play of a clued card that may be trash by the clues alone, and else fits.
    fn is_good_touch(&self, action: Action) -> bool {
        self.played(action).is_some_and(|slot| {
            let may_be_trash = !(self.mine[slot] & self.trash).is_empty();
            self.marks(slot).is_clued() && self.fits(slot) && may_be_trash
        })
    }

    /// Whether a partner has given a clue to another partner.
    fn others_were_clued(&self) -> bool {
        self.clued.iter().any(|(_, to)| *to != first_seat())
    }

    /// A play of a card with an earlier clue that need not fit, after a clue to somebody else.
    fn is_prompt(&self, action: Action) -> bool {
        self.played(action).is_some_and(|slot| {
            let earlier = self.earlier.get(slot).is_some_and(|marks| marks.is_clued());
            earlier && !self.fits(slot) && self.others_were_clued()
        })
    }

    /// A play of the newest card without a clue, after a clue to somebody else.
    fn is_blind(&self, action: Action, right_after: bool) -> bool {
        let count = self.mine.len();
        let newest = (0..count).rev().find(|slot| !self.marks(*slot).is_clued());
        let last = self.view.rules().players() - 1;
        let asked = self
            .clued
            .iter()
            .any(|(giver, to)| *to != first_seat() && (!right_after || giver.index() == last));
        asked && newest.is_some() && self.played(action) == newest
    }
}
