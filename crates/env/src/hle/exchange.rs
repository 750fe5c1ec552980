//! Other cards in a hand: what programs that search ask for.

use std::sync::Arc;

use kagiya_rules::{Audience, Seat, Seed, World};

use crate::hle::items::{HleError, HleMove};
use crate::hle::state::HleState;
use crate::layout::Layout;

impl HleState {
    /// Puts these cards, given by index and oldest first, into hands, each seat at most once. The cards that
    /// were there return to the deck. What clues say about the hands stays, and so does everything else; the
    /// history tells that the new cards were dealt.
    ///
    /// # Errors
    /// [`HleError`] if a card must be dealt first, the game has ended, a hand has another size, a card is
    /// neither in these hands nor in the deck, or a clue excludes it. Nothing changes then.
    ///
    /// # Panics
    /// Never: the counts of the cards stay.
    pub fn set_hands(
        &mut self,
        hands: &[(Seat, Vec<usize>)],
        layout: &Layout,
    ) -> Result<(), HleError> {
        if self.game.outcome().is_some() {
            return Err(HleError::Over);
        }
        if self.to_act().is_none() {
            return Err(HleError::DealFirst);
        }
        let rules = Arc::clone(self.game.rules());
        let given = |seat: Seat| hands.iter().find(|(other, _)| *other == seat);
        let mut deck = self.game.deck().to_vec();
        for seat in rules.seats() {
            let held = self.game.hand(seat);
            let Some((_, cards)) = given(seat) else {
                continue;
            };
            if cards.len() != held.len() {
                return Err(HleError::HandSize {
                    found: cards.len(),
                    held: held.len(),
                });
            }
            deck.extend(held.map(|(_, card)| card));
        }
        let (mut all, mut changed) = (Vec::new(), Vec::new());
        for seat in rules.seats() {
            let marks = self.game.table().marks(seat);
            for (slot, (id, held)) in self.game.hand(seat).enumerate() {
                let Some((_, cards)) = given(seat) else {
                    all.push(held);
                    continue;
                };
                let card = layout.card_at(cards[slot]).ok_or(HleError::NotInDeck)?;
                let place = deck.iter().position(|other| *other == card);
                deck.swap_remove(place.ok_or(HleError::NotInDeck)?);
                if !rules.possible(marks[slot]).contains(card) {
                    return Err(HleError::AgainstAClue(slot));
                }
                all.push(card);
                changed.push((id, card));
            }
        }
        let world = World {
            hands: &all,
            deck: &deck,
            tiles: &[],
            seed: Seed::from_number(0),
        };
        self.game
            .view(Audience::Common)
            .imagine_into(&world, &mut self.game)
            .expect("the counts are unchanged, and no clue excludes a card");
        // The id of a card is its place in the order of the deals.
        let items = self.history.iter_mut().map(|item| &mut item.what);
        let mut deals: Vec<&mut HleMove> = items
            .filter(|what| matches!(what, HleMove::Deal(_)))
            .collect();
        for (id, card) in changed {
            *deals[usize::from(id.number())] = HleMove::Deal(layout.place(card));
        }
        Ok(())
    }
}
