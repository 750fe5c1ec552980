//! Counts actions in recorded games that no experienced player would choose.
//!
//! Each kind of fault has a situation that everybody at the table can check after the game, and an action in
//! it that gives something away. The counts don't depend on how the players read clues.

use kagiya_rules::record::{Entry, Record};
use kagiya_rules::{Action, Audience, Card, CardId, CardSet, Clue, Game, Phase, Seat, Strikeout};
use serde::Serialize;

use crate::score_stats::wilson_interval;

/// With this many clue tokens or more, a discard brings little.
const MANY_TOKENS: u8 = 6;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaultKind {
    /// The oldest unclued card of the next player is the last copy of a useful card, and there is a clue token.
    /// The next player discards it.
    LostChop,
    /// There are six clue tokens or more, no own card is known to fit, and a clue has one new card, which fits.
    /// The player discards.
    UnusedTokens,
    /// A clue has two new cards or more. Two of them are copies of the same useful card.
    TwoCopies,
    /// In a player's last turn one point is missing. One of the player's cards may be the missing card, which
    /// nobody shows, and a strike costs nothing. The player plays none of these cards.
    LastChance,
}

impl FaultKind {
    pub const ALL: [Self; 4] = [
        Self::LostChop,
        Self::UnusedTokens,
        Self::TwoCopies,
        Self::LastChance,
    ];

    /// The word in reports, and in the text `lab-fault-WORD`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LostChop => "lost-chop",
            Self::UnusedTokens => "unused-tokens",
            Self::TwoCopies => "two-copies",
            Self::LastChance => "last-chance",
        }
    }
}

/// The number of situations of one kind, and of faults in them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct FaultCount {
    pub kind: FaultKind,
    pub situations: u64,
    pub faults: u64,
    /// Wilson's 95 % interval of the share of faults.
    pub interval: [f64; 2],
}

/// A fault in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fault {
    pub kind: FaultKind,
    /// The index of the action in the record. For a lost chop, it is the action that did not save it.
    pub entry: usize,
}

/// The counts of some games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Faults {
    pub games: u64,
    situations: [u64; FaultKind::ALL.len()],
    made: [u64; FaultKind::ALL.len()],
}

impl Faults {
    /// Adds a game, and returns its faults in order.
    pub fn add(&mut self, record: &Record) -> Vec<Fault> {
        self.games += 1;
        let mut found = Vec::new();
        let mut replay = record.replay();
        // The last copy on the next player's chop, and the action that could save it.
        let mut in_danger: Option<(CardId, usize)> = None;
        loop {
            let entry = replay.done();
            let Some(Entry::Action(action)) = record.entries().get(entry) else {
                if replay.next().is_none() {
                    return found;
                }
                continue;
            };
            let game = replay.game();
            if game.table().phase() == Phase::Turn {
                if let Some((card, before)) = in_danger.take() {
                    let is_lost = *action == Action::Discard(card);
                    self.count(FaultKind::LostChop, is_lost, before, &mut found);
                }
                in_danger = chop_in_danger(game).map(|card| (card, entry));
                for (kind, is_fault) in faults_of(game, *action) {
                    self.count(kind, is_fault, entry, &mut found);
                }
            }
            if replay.next().is_none() {
                return found;
            }
        }
    }

    fn count(&mut self, kind: FaultKind, is_fault: bool, entry: usize, found: &mut Vec<Fault>) {
        self.situations[kind as usize] += 1;
        if is_fault {
            self.made[kind as usize] += 1;
            found.push(Fault { kind, entry });
        }
    }

    /// The counts, one for each kind.
    pub fn counts(&self) -> Vec<FaultCount> {
        let count = |kind: FaultKind| {
            let (situations, faults) = (self.situations[kind as usize], self.made[kind as usize]);
            FaultCount {
                kind,
                situations,
                faults,
                interval: wilson_interval(faults, situations),
            }
        };
        FaultKind::ALL.into_iter().map(count).collect()
    }
}

/// The kinds of which the position is a situation, and whether `action` is a fault.
fn faults_of(game: &Game, action: Action) -> impl Iterator<Item = (FaultKind, bool)> {
    let is_discard = matches!(action, Action::Discard(_));
    let unused = has_clear_clue(game).then_some((FaultKind::UnusedTokens, is_discard));
    let chances = last_chances(game);
    let is_tried = matches!(action, Action::Play { card, .. } if chances.contains(&card));
    let last = (!chances.is_empty()).then_some((FaultKind::LastChance, !is_tried));
    let copies = match action {
        Action::Clue { to, clue } => {
            let to = game.table().to_act().after(to, game.rules().players());
            touches_copies(game, to, clue).map(|doubled| (FaultKind::TwoCopies, doubled))
        }
        _ => None,
    };
    [unused, copies, last].into_iter().flatten()
}

fn next_seat(game: &Game) -> Seat {
    let players = game.rules().players();
    let first = kagiya_rules::Offset::new(1).expect("one is an offset");
    game.table().to_act().after(first, players)
}

/// The last copy on the next player's chop, if there is a token to save it.
fn chop_in_danger(game: &Game) -> Option<CardId> {
    let table = game.table();
    if table.clue_tokens() == 0 || table.deck_size() == 0 {
        return None;
    }
    let next = next_seat(game);
    let (_, (id, card)) = unclued(game, next).next()?;
    game.board().is_critical(card).then_some(id)
}

/// The unclued cards of a hand with their indices, oldest first.
fn unclued(game: &Game, seat: Seat) -> impl Iterator<Item = (usize, (CardId, Card))> + '_ {
    let marks = game.table().marks(seat);
    let hand = game.hand(seat).enumerate();
    hand.filter(|(place, _)| !marks[*place].is_clued())
}

/// Whether there are many tokens, no own card is known to fit, and a clue has one new card, which fits and is
/// clued nowhere else.
fn has_clear_clue(game: &Game) -> bool {
    let table = game.table();
    let me = table.to_act();
    if table.clue_tokens() < MANY_TOKENS || table.clue_tokens() >= game.rules().max_clue_tokens() {
        return false;
    }
    let board = game.board();
    let view = game.view(Audience::Seat(me));
    let mut mine = table.hand(me).iter().filter_map(|id| view.possible(*id));
    if mine.any(|possible| (possible & !board.playable()).is_empty()) {
        return false;
    }
    let seats = || game.rules().seats();
    let clued = seats().flat_map(|seat| {
        let marks = table.marks(seat);
        let hand = game.hand(seat).enumerate();
        hand.filter(|(place, _)| marks[*place].is_clued())
            .map(|(_, (_, card))| card)
    });
    let clued: Vec<Card> = clued.collect();
    let is_clear = |action: Action| {
        let Action::Clue { to, clue } = action else {
            return false;
        };
        let touch = game.rules().touch(clue);
        let to = me.after(to, game.rules().players());
        let mut fresh = unclued(game, to).filter(|(_, (_, card))| touch.contains(*card));
        let one = fresh.next();
        let others = fresh.next();
        matches!((one, others), (Some((_, (_, card))), None)
            if board.is_playable(card) && !clued.contains(&card))
    };
    game.legal_actions().iter().any(is_clear)
}

/// Whether two new cards of a clue are copies of the same useful card. `None` if the clue has fewer than two new
/// cards.
fn touches_copies(game: &Game, to: Seat, clue: Clue) -> Option<bool> {
    let touch = game.rules().touch(clue);
    let fresh: Vec<Card> = unclued(game, to)
        .map(|(_, (_, card))| card)
        .filter(|card| touch.contains(*card))
        .collect();
    let board = game.board();
    let has_copy = fresh
        .iter()
        .enumerate()
        .any(|(place, card)| !board.is_trash(*card) && fresh[..place].contains(card));
    (fresh.len() > 1).then_some(has_copy)
}

/// The own cards that may be the only missing card, in a player's last turn.
fn last_chances(game: &Game) -> Vec<CardId> {
    let (table, rules, board) = (game.table(), game.rules(), game.board());
    let (me, players) = (table.to_act(), rules.players());
    let Some(left) = table.turns_left().map(usize::from) else {
        return Vec::new();
    };
    let is_free =
        rules.strikeout() == Strikeout::KeepScore || table.strikes() + 1 < rules.max_strikes();
    if left > players || !is_free || board.points() + 1 != board.max_points() {
        return Vec::new();
    }
    let view = game.view(Audience::Seat(me));
    let missing: CardSet = (board.playable() & rules.cards())
        .iter()
        .filter(|card| view.unseen(*card) > 0)
        .collect();
    let may_be = |id: &CardId| {
        let possible = view.possible(*id);
        possible.is_some_and(|possible| !(possible & missing).is_empty())
    };
    let mine = table.hand(me).iter().copied();
    mine.filter(may_be).collect()
}
