//! What the blueprint knows of a turn and of each candidate: numbers that the player to act can compute.

use kagiya_bot_api::{CodedMessage, named_features};
use kagiya_rules::{Action, CardSet};

use crate::code::{Alphabet, base_message, free_discards, free_plays};
use crate::hat_code_queries::{Outlook, successor};
use crate::turn::Turn;

/// For a pace or a number of turns that there is not.
const NONE: f32 = 9.0;

named_features! {
    /// What all candidates of a turn have in common.
    TurnFeatures {
        tokens,
        spare_strikes,
        deck,
        /// The pace; 9 if there is none.
        pace,
        points,
        /// Turns left in the final round; 9 before it.
        turns_left,
        /// Whether the game can still be perfect.
        perfect,
        /// Points that can't be made any more.
        lost,
        /// Own cards that are playable for certain.
        known_plays,
        /// Own cards that are trash for certain.
        known_trash,
        /// The least expected loss from a discard.
        least_loss,
        /// Identities that own cards can have, added up.
        identities,
        /// The same three of the partner, as everyone knows.
        partner_known_plays,
        partner_known_trash,
        partner_identities,
        /// Cards that the partner really holds.
        partner_playable,
        partner_critical,
        must_warn,
        /// The number of messages that a clue can express.
        messages,
        /// The highest chance that an own card is playable, unless it is certain.
        best_chance,
        partner_trash,
    }
}

named_features! {
    /// What distinguishes a candidate.
    CandidateFeatures {
        /// Whether the fixed rules would choose it.
        by_rules,
        /// The chances of the card that is played or discarded.
        playable,
        trash,
        critical,
        /// The expected loss if the card is lost.
        loss,
        /// What a play is worth, by the fixed rules.
        worth,
        /// The share of the card's identities whose next card is in the partner's hand.
        next_seen,
        /// The share of identities of which the partner holds a copy.
        seen,
        /// The number of cards among which the message chooses.
        choices,
        /// What the partner will know after the message: own plays, own trash, and identities.
        partner_plays,
        partner_knows_trash,
        partner_sizes,
        /// Whether the partner's next discard loses a useful card (1) or a critical one (2).
        partner_loses,
        tokens_after,
        /// The mean of the ranks that the card can have, from 0.
        rank,
        clue,
        known_play,
        other_play,
        known_discard,
        other_discard,
    }
}

/// A number of cards.
fn number(n: usize) -> f32 {
    f32::from(u16::try_from(n).unwrap_or(u16::MAX))
}

fn flag(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}

#[expect(clippy::cast_precision_loss, reason = "a loss has few digits")]
const fn loss_as_number(loss: u32) -> f32 {
    loss as f32
}

impl Turn<'_> {
    /// The features of this turn, at a table of two.
    pub(crate) fn turn_features(&self) -> TurnFeatures {
        let (table, board) = (self.view.table(), self.view.board());
        let status = &self.common.card_status;
        let seat = self.me.next(self.rules.players());
        let partner = self.common.possible(seat);
        let held = self.view.cards(seat).unwrap_or(&[]);
        let is_sure = |set: &&CardSet, class: CardSet| (**set & !class).is_empty();
        let known =
            |sets: &[CardSet], class| number(sets.iter().filter(|set| is_sure(set, class)).count());
        let identities = |sets: &[CardSet]| number(sets.iter().map(|set| set.iter().count()).sum());
        let holds =
            |class: CardSet| number(held.iter().filter(|card| class.contains(**card)).count());
        let losses = (0..self.sets().len()).map(|slot| self.loss_of(slot));
        let open = self
            .sets()
            .iter()
            .filter(|set| !is_sure(set, status.playable));
        TurnFeatures {
            tokens: f32::from(table.clue_tokens()),
            spare_strikes: f32::from(self.rules.max_strikes() - table.strikes()),
            deck: number(table.deck_size()),
            pace: board.pace().map_or(NONE, f32::from),
            points: f32::from(board.points()),
            turns_left: table
                .turns_left()
                .map_or(NONE, |left| number(usize::from(left))),
            perfect: flag(board.max_points() == self.rules.max_score()),
            lost: f32::from(self.rules.max_score() - board.max_points()),
            known_plays: known(self.sets(), status.playable),
            known_trash: known(self.sets(), status.trash),
            least_loss: losses.min().map_or(1e9, loss_as_number),
            identities: identities(self.sets()),
            partner_known_plays: known(partner, status.playable),
            partner_known_trash: known(partner, status.trash),
            partner_identities: identities(partner),
            partner_playable: holds(status.playable),
            partner_critical: holds(status.critical),
            must_warn: flag(self.must_warn()),
            messages: f32::from(Alphabet::new(self.common, self.rules).len),
            best_chance: open
                .map(|set| self.share(*set, status.playable))
                .fold(0.0, f32::max),
            partner_trash: holds(status.trash),
        }
    }

    /// The chance that a card from `set` is one of `class`.
    #[expect(clippy::cast_precision_loss, reason = "a number of copies")]
    fn share(&self, set: CardSet, class: CardSet) -> f32 {
        self.counts.total(set & class) as f32 / self.counts.total(set).max(1) as f32
    }

    /// The features of a candidate of this turn.
    pub(crate) fn candidate_features(&self, action: Action, by_rules: Action) -> CandidateFeatures {
        let tokens = f32::from(self.view.table().clue_tokens());
        let status = &self.common.card_status;
        let mut features = CandidateFeatures {
            by_rules: flag(action == by_rules),
            ..CandidateFeatures::default()
        };
        let mut message = base_message(self.common);
        let mut next = (status.playable, status.trash);
        let mut clue = None;
        match action {
            Action::Clue { clue: given, .. } => {
                features.clue = 1.0;
                features.tokens_after = tokens - 1.0;
                clue = Some(given);
                if let Some((_, coded)) = self.coded.get().copied().flatten() {
                    message = coded;
                }
            }
            Action::Play { card, .. } => {
                let slot = self.ids.iter().position(|id| *id == card).unwrap_or(0);
                let set = self.sets[slot];
                let is_sure = (set & !status.playable).is_empty();
                (features.known_play, features.other_play) = (flag(is_sure), flag(!is_sure));
                let free = free_plays(self.common, self.rules);
                message =
                    self.card_features(&mut features, slot, &free, self.coded_play.get(), action);
                features.tokens_after = tokens;
                if let Some(only) = set.only() {
                    next.0.remove(only);
                    next.1.insert(only);
                    next.0 |= successor(self.rules, status.open_orders, only);
                    features.tokens_after += flag(only.rank().index() >= 4);
                }
            }
            Action::Discard(card) => {
                let slot = self.ids.iter().position(|id| *id == card).unwrap_or(0);
                let is_sure = (self.sets[slot] & !status.trash).is_empty();
                (features.known_discard, features.other_discard) = (flag(is_sure), flag(!is_sure));
                let free = free_discards(self.common, self.rules);
                message = self.card_features(
                    &mut features,
                    slot,
                    &free,
                    self.coded_discard.get(),
                    action,
                );
                features.tokens_after = tokens + 1.0;
            }
            Action::Choose(_) => {}
        }
        let outlook = Outlook::new(self.common, self.view, message, clue, next);
        features.partner_plays = number(outlook.plays);
        features.partner_knows_trash = number(outlook.trash);
        features.partner_sizes = number(outlook.identities);
        features.partner_loses = f32::from(outlook.loses);
        features
    }

    /// The features of the card in `slot`, and the message of playing or discarding it.
    fn card_features(
        &self,
        features: &mut CandidateFeatures,
        slot: usize,
        free: &[usize],
        coded: Option<&(Action, CodedMessage)>,
        action: Action,
    ) -> CodedMessage {
        let status = &self.common.card_status;
        let set = self.sets[slot];
        features.playable = self.share(set, status.playable);
        features.trash = self.share(set, status.trash);
        features.critical = self.share(set, status.critical);
        features.loss = loss_as_number(self.loss_of(slot));
        #[expect(clippy::cast_precision_loss, reason = "a worth has few digits")]
        let worth = self.play_worth(set) as f32;
        features.worth = worth;
        let of_all = |n: usize| number(n) / number(set.iter().count().max(1));
        let is_next_seen = |card| {
            let next = successor(self.rules, status.open_orders, card);
            next.iter().any(|next| self.is_seen(next))
        };
        features.next_seen = of_all(set.iter().filter(|card| is_next_seen(*card)).count());
        features.seen = of_all(set.iter().filter(|card| self.is_seen(*card)).count());
        features.rank = of_all(set.iter().map(|card| card.rank().index()).sum());
        if free.len() > 1 && free.contains(&slot) {
            features.choices = number(free.len());
        }
        match coded {
            Some((with, message)) if *with == action => *message,
            _ => base_message(self.common),
        }
    }
}
