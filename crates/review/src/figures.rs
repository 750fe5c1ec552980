//! What people count: efficiency, pace, clues, strikes, lost last copies, plays that were left.

use kagiya_bots::{Companion, SeatDriver};
use kagiya_knowledge::{CardStatus, Certainty, Knowledge};
use kagiya_rules::{Action, Board, CardId, CardSet, Event, Game, PublicEvent, Rules, Seat, View};
use serde::Serialize;

/// What one player did.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct PlayerFigures {
    pub seat: usize,
    pub turns: u32,
    pub clues: u32,
    pub plays: u32,
    pub discards: u32,
    /// Plays that didn't fit.
    pub strikes: u32,
    /// Last copies of useful cards that the player discarded or struck with.
    pub lost_last_copies: u32,
    /// Turns in which the player knew a card that surely fits, and played no card.
    pub known_plays_left: u32,
    /// Those of them in which the player discarded.
    pub known_plays_discarded: u32,
}

/// A clue after which a card was taken for what it is not, and lost by that.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MisreadClue {
    /// The turn of the clue, counted from 1.
    pub turn: usize,
    pub giver: usize,
    pub to: usize,
    /// The card, as `r3`.
    pub card: String,
    /// The turn in which its holder struck with it, or discarded it though it was useful.
    pub lost_on: usize,
}

/// The figures of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Figures {
    pub players: Vec<PlayerFigures>,
    /// Cards placed, and clued cards in hands that may still be useful.
    pub efficient_cards: u32,
    /// Clues given for a token.
    pub clues: u32,
    /// The cards that a perfect game places.
    pub needed_cards: u32,
    /// The clues that a perfect game has at most: the tokens at first, one for each card that may
    /// be discarded, and one for each completed firework.
    pub most_clues: Option<u32>,
    /// The pace before the first turn and after each turn; `None` in the final round, or in a game
    /// without one.
    pub pace: Vec<Option<i16>>,
    pub strikes: u32,
    pub lost_last_copies: u32,
    pub misread: Vec<MisreadClue>,
}

/// Counts while a game is replayed.
#[derive(Debug)]
pub(crate) struct Counter {
    figures: Figures,
    /// The last clue after which each card was taken for what it is not.
    misread: Vec<Misread>,
}

#[derive(Debug)]
struct Misread {
    turn: usize,
    giver: Seat,
    to: Seat,
    id: CardId,
}

impl Counter {
    pub(crate) fn new(game: &Game) -> Self {
        let rules = game.rules();
        Self {
            figures: Figures {
                players: rules
                    .seats()
                    .map(|seat| PlayerFigures {
                        seat: seat.index(),
                        ..PlayerFigures::default()
                    })
                    .collect(),
                needed_cards: number(rules.full_height()),
                most_clues: most_clues(game.board()),
                pace: vec![game.board().pace()],
                ..Figures::default()
            },
            misread: Vec::new(),
        }
    }

    /// Counts `action` in the position of `game`. `view` is what the player sees.
    pub(crate) fn action(&mut self, action: Action, view: &View) {
        let seat = view.table().to_act();
        let player = &mut self.figures.players[seat.index()];
        match action {
            Action::Play { .. } => player.plays += 1,
            Action::Discard(_) => player.discards += 1,
            Action::Clue { .. } => player.clues += 1,
            Action::Choose(_) => return,
        }
        player.turns += 1;
        let is_play = matches!(action, Action::Play { .. });
        if !is_play && knows_a_play(view, seat) {
            player.known_plays_left += 1;
            player.known_plays_discarded += u32::from(matches!(action, Action::Discard(_)));
        }
    }

    /// Counts the consequences. `before` and `after` are the positions, `turn` is the number of the
    /// turn from 1, and `drivers` have seen the events; `believed` is what the holders believed
    /// before.
    pub(crate) fn events(
        &mut self,
        events: &[Event],
        (before, after): (&Game, &Game),
        turn: usize,
        believed: &Beliefs,
        drivers: &[SeatDriver<Companion>],
    ) {
        let board = before.board();
        for event in events {
            let Event::Public(event) = event else {
                continue;
            };
            match *event {
                PublicEvent::Misplayed { seat, id, card, .. } => {
                    let player = &mut self.figures.players[seat.index()];
                    player.strikes += 1;
                    self.figures.strikes += 1;
                    self.lost(board, seat, (id, card), turn, believed);
                }
                PublicEvent::Discarded { seat, id, card } => {
                    self.lost(board, seat, (id, card), turn, believed);
                }
                PublicEvent::Clued { giver, to, .. } => {
                    self.note_misread(giver, to, turn, after, believed, drivers);
                }
                _ => {}
            }
        }
    }

    /// A card was discarded, by itself or by a strike.
    fn lost(
        &mut self,
        board: Board<'_>,
        seat: Seat,
        (id, card): (CardId, kagiya_rules::Card),
        turn: usize,
        believed: &Beliefs,
    ) {
        if board.is_critical(card) {
            self.figures.players[seat.index()].lost_last_copies += 1;
            self.figures.lost_last_copies += 1;
        }
        let excluded = believed.of(id).is_some_and(|cards| !cards.contains(card));
        if board.is_trash(card) || !excluded {
            return;
        }
        if let Some(clue) = self.misread.iter().rev().find(|clue| clue.id == id) {
            self.figures.misread.push(MisreadClue {
                turn: clue.turn,
                giver: clue.giver.index(),
                to: clue.to.index(),
                card: board.rules.card_text(card),
                lost_on: turn,
            });
        }
    }

    /// Notes the cards whose holder takes them for what they are not, since this clue.
    fn note_misread(
        &mut self,
        giver: Seat,
        to: Seat,
        turn: usize,
        after: &Game,
        believed: &Beliefs,
        drivers: &[SeatDriver<Companion>],
    ) {
        let now = Beliefs::of_all(after, drivers);
        for seat in after.rules().seats() {
            for (id, card) in after.hand(seat) {
                let right = |beliefs: &Beliefs| beliefs.of(id).is_none_or(|it| it.contains(card));
                if right(believed) && !right(&now) {
                    self.misread.push(Misread {
                        turn,
                        giver,
                        to,
                        id,
                    });
                }
            }
        }
    }

    /// Counts the position after a turn.
    pub(crate) fn turn_over(&mut self, game: &Game) {
        self.figures.pace.push(game.board().pace());
    }

    pub(crate) fn finish(mut self, game: &Game) -> Figures {
        let efficiency = game.board().efficiency();
        self.figures.efficient_cards = u32::from(efficiency.cards);
        self.figures.clues = u32::from(efficiency.clues);
        self.figures
    }
}

/// What each holder believes the own cards to be.
#[derive(Debug)]
pub(crate) struct Beliefs(Vec<(CardId, CardSet)>);

impl Beliefs {
    pub(crate) fn of_all(game: &Game, drivers: &[SeatDriver<Companion>]) -> Self {
        let hands = drivers.iter().flat_map(|driver| {
            let cards = game.hand(driver.seat());
            cards.filter_map(|(id, _)| Some((id, driver.bot().believed_identities(id)?)))
        });
        Self(hands.collect())
    }

    fn of(&self, id: CardId) -> Option<CardSet> {
        self.0
            .iter()
            .find(|(card, _)| *card == id)
            .map(|(_, set)| *set)
    }
}

/// Whether `seat`, whose view this is, has a card that surely fits.
pub(crate) fn knows_a_play(view: &View, seat: Seat) -> bool {
    let status = CardStatus::of(view.board());
    let knowledge = Knowledge::new(view);
    let hand = knowledge.mine(seat);
    (0..hand.possible().len()).any(|place| hand.playable(place, &status) == Certainty::Surely)
}

/// The most clues in a game in which nothing needed is lost.
fn most_clues(board: Board<'_>) -> Option<u32> {
    let pace = board.pace()?;
    let completed = board.rules.fireworks().count();
    let discards = u32::try_from(pace).unwrap_or(0);
    let gained = discards + number(completed);
    let tokens = if board.rules.has_half_tokens() {
        gained / 2
    } else {
        gained
    };
    Some(u32::from(board.rules.max_clue_tokens()) + tokens)
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// The score of a finished game, in thousandths of a point.
pub(crate) fn final_points(game: &Game) -> Option<i32> {
    Some(1000 * i32::from(game.score()?.points))
}

/// The highest score, in thousandths of a point.
pub(crate) fn full_points(rules: &Rules) -> i32 {
    1000 * i32::from(rules.max_score())
}
