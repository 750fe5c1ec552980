//! An audience's view of a game as a borrow.

use core::fmt;

use crate::audience::Audience;
use crate::board::Board;
use crate::card::Card;
use crate::game::Game;
use crate::hole::Thrown;
use crate::seat::Seat;

/// The contents of a [`View`](crate::View), read directly from the game. For programs that read millions of
/// states and keep none.
///
/// Invariant: like for a view, two games that differ only in cards hidden from the audience look equal. There
/// is no access to the game:
///
/// ```compile_fail
/// fn cheat<'a>(view: kagiya_rules::ViewRef<'a>) -> &'a kagiya_rules::Game { view.game }
/// ```
///
/// ```compile_fail
/// fn peek(view: kagiya_rules::ViewRef<'_>) -> &[kagiya_rules::Card] { view.deck() }
/// ```
#[derive(Clone, Copy)]
pub struct ViewRef<'a> {
    game: &'a Game,
    audience: Audience,
}

impl Game {
    /// The game as `audience` sees it, without a copy.
    pub const fn view_ref(&self, audience: Audience) -> ViewRef<'_> {
        ViewRef {
            game: self,
            audience,
        }
    }
}

impl<'a> ViewRef<'a> {
    pub const fn audience(&self) -> Audience {
        self.audience
    }

    /// The public state together with the rules, for questions about cards and points.
    pub fn board(&self) -> Board<'a> {
        self.game.board()
    }

    /// The cards of `seat` in the order of the hand, or `None` if they are hidden from the audience.
    #[inline]
    pub fn cards(&self, seat: Seat) -> Option<impl ExactSizeIterator<Item = Card> + use<'a>> {
        self.audience
            .sees_hand_of(seat)
            .then(|| self.game.hand(seat).map(|(_, card)| card))
    }

    /// The cards that were played face down, in order, with those that the audience had seen in a hand. None
    /// once the game has ended, as the table then shows them.
    pub fn thrown(&self) -> impl Iterator<Item = (Thrown, Option<Card>)> + use<'a> {
        let (game, audience) = (self.game, self.audience);
        game.thrown().iter().map(move |thrown| {
            let seen = thrown.was_seen_by(audience);
            (*thrown, seen.then(|| game.print(thrown.id)))
        })
    }
}

impl fmt::Debug for ViewRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ViewRef")
            .field("audience", &self.audience)
            .field("table", self.game.table())
            .finish_non_exhaustive()
    }
}
