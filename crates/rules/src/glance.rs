//! What one audience sees at this moment, without a copy of it.

use core::fmt;

use crate::board::Board;
use crate::card::Card;
use crate::game::Game;
use crate::seat::Seat;
use crate::view::Audience;

/// What a [`View`](crate::View) shows, read from the game where it lies: for those who look at
/// millions of games and keep nothing of them.
///
/// Invariant: as for a view, two games that differ only in cards that the audience can't see look
/// equal. There is no way from here to the game:
///
/// ```compile_fail
/// fn cheat<'a>(glance: kagiya_rules::Glance<'a>) -> &'a kagiya_rules::Game { glance.game }
/// ```
///
/// ```compile_fail
/// fn peek(glance: kagiya_rules::Glance<'_>) -> &[kagiya_rules::Card] { glance.deck() }
/// ```
#[derive(Clone, Copy)]
pub struct Glance<'a> {
    game: &'a Game,
    audience: Audience,
}

impl<'a> Glance<'a> {
    pub(crate) const fn new(game: &'a Game, audience: Audience) -> Self {
        Self { game, audience }
    }

    /// Whose eyes look.
    pub const fn audience(&self) -> Audience {
        self.audience
    }

    /// The table together with the rules, for questions about cards and points.
    pub fn board(&self) -> Board<'a> {
        self.game.board()
    }

    /// The cards that `seat` holds, in the order of the hand, or `None` if this audience can't see
    /// them.
    #[inline]
    pub fn cards(&self, seat: Seat) -> Option<impl ExactSizeIterator<Item = Card> + use<'a>> {
        self.audience
            .sees_hand_of(seat)
            .then(|| self.game.hand(seat).map(|(_, card)| card))
    }
}

impl fmt::Debug for Glance<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Glance")
            .field("audience", &self.audience)
            .field("table", self.game.table())
            .finish_non_exhaustive()
    }
}
