//! A game with hidden plays is the same game with open plays, of which nobody is told what was played.

use kagiya_rules::{CardSet, Deal, DealtCards, Event, Game, MAX_SUITS, PublicEvent};

use super::dice::Dice;
use super::play::{Move, seed};
use super::seeing;

/// The cards that fit now, also where plays are hidden.
pub(crate) fn playable(game: &Game) -> CardSet {
    let (rules, board) = (game.rules(), game.board());
    if board.shows_fireworks() {
        return board.playable();
    }
    let next = |heights: &[usize; MAX_SUITS]| -> CardSet {
        let next = rules.fireworks();
        next.filter_map(|suit| rules.next_card(suit, heights[suit.index()]))
            .collect()
    };
    let mut heights = [0; MAX_SUITS];
    for (_, card) in seeing::all_thrown(game) {
        heights[card.suit().index()] += usize::from(next(&heights).contains(card));
    }
    next(&heights)
}

/// The same game with open plays, next to one where plays are hidden.
pub(crate) struct Opened(Option<Game>);

impl Opened {
    /// Beside `game`, which has not begun.
    pub(crate) fn new(game: &Game, dice: &mut Dice<'_>) -> Self {
        let Some(rules) = game.rules().opened() else {
            return Self(None);
        };
        assert!(!rules.hides_plays() && rules.options() == game.rules().options());
        let seats = rules.seats();
        let hands = seats.flat_map(|seat| game.hand(seat).map(|(_, card)| card));
        let deal = Deal {
            cards: DealtCards::Listed {
                deck: hands.chain(game.deck().iter().copied()).collect(),
                tiles: Vec::new(),
                seed: seed(dice),
            },
            first: Some(game.table().to_act()),
        };
        Self(Some(Game::deal(rules, &deal).expect("the same deal")))
    }

    /// Checks that both games go on alike, and that only the end shows what was played.
    pub(crate) fn follow(&mut self, step: &Move<'_>) {
        let Some(open) = &mut self.0 else {
            assert!(step.after.thrown().is_empty());
            return;
        };
        assert_eq!(open.legal_actions(), step.before.legal_actions());
        let events = open.apply(step.action).expect("the same actions are legal");
        let hidden = events.iter().filter_map(|event| match *event {
            Event::Public(PublicEvent::Completed(_)) => None,
            Event::Public(
                PublicEvent::Played { seat, id, .. } | PublicEvent::Misplayed { seat, id, .. },
            ) => Some(Event::Public(PublicEvent::Thrown { seat, id })),
            event => Some(event),
        });
        assert!(hidden.eq(step.events.iter().copied()), "{events:?}");
        let (table, shown) = (open.table(), step.after.table());
        assert_eq!(open.deck(), step.after.deck());
        for seat in open.rules().seats() {
            assert!(open.hand(seat).eq(step.after.hand(seat)));
            assert_eq!(table.marks(seat), shown.marks(seat));
        }
        if open.outcome().is_some() {
            assert_eq!(table, shown);
            assert!(step.after.thrown().is_empty());
            return;
        }
        assert_eq!(shown.strikes(), 0);
        assert_eq!(step.after.board().placed(), 0);
        let placed = open.board().placed();
        let thrown = step.after.thrown();
        assert_eq!(thrown.len(), placed + usize::from(table.strikes()));
        let discarded = table.discard_pile().iter();
        let visible = discarded.filter(|it| thrown.iter().all(|thrown| thrown.id != it.id));
        assert!(visible.eq(shown.discard_pile()));
    }
}
