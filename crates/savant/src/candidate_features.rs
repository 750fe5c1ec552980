//! What a blueprint can know of a turn and of each candidate: numbers that the player to act can compute.

use kagiya_bot_api::{CodedMessage, named_features};
use kagiya_rules::{Action, CardId, CardSet, Clue, Seat};

use crate::code::base_message;
use crate::hat_code_queries::{Outlook, is_sure, successor};
use crate::turn::Turn;

/// For a pace or a number of turns that there is not.
const NONE: f32 = 9.0;

named_features! {
    /// What all candidates of a turn have in common. The others are all players but the one to act.
    TurnFeatures {
        players,
        full_score,
        tokens,
        spare_strikes,
        deck,
        /// The pace; 9 if there is none.
        pace,
        points,
        /// Points that can still be made.
        open_points,
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
        /// The highest chance that an own card is playable, unless it is certain.
        best_chance,
        /// Plays, trash and identities that the others know, added up.
        others_known_plays,
        others_known_trash,
        others_identities,
        /// Cards that the others really hold.
        others_playable,
        others_critical,
        others_trash,
        /// Playable cards that the others hold, two copies counted once.
        distinct_playable,
        /// The number of others who hold a playable card, who know of one, who hold one and know of none, and
        /// who know of trash.
        holders,
        informed,
        uninformed,
        with_trash,
        /// What the next player knows.
        next_known_plays,
        next_known_trash,
        must_warn,
        /// The number of messages that a clue can express.
        messages,
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
        /// The share of the card's identities whose next card another player holds.
        next_seen,
        /// The share of identities of which another player holds a copy.
        seen,
        /// The number of cards among which the message chooses.
        choices,
        /// The mean of the ranks that the card can have, from 0.
        rank,
        clue,
        known_play,
        other_play,
        known_discard,
        other_discard,
        tokens_after,
        /// What the others will know after the message: plays, trash, and identities.
        others_plays,
        others_know_trash,
        others_sizes,
        /// Playable cards of which their holders will know, two copies counted once; and the others that
        /// somebody holds.
        distinct_plays,
        unknown_plays,
        /// The number of others who will know of a play, of trash, and of neither.
        will_play,
        will_have_trash,
        idle,
        /// Whether the next discard of the next player loses a useful card (1) or a critical one (2); the same
        /// of all others, added up.
        next_loses,
        others_lose,
        /// Whether the next player, and the one after, will know of a play and of trash.
        next_knows_play,
        next_knows_trash,
        second_knows_play,
        second_knows_trash,
    }
}

/// A number of cards.
fn number(n: usize) -> f32 {
    f32::from(u16::try_from(n).unwrap_or(u16::MAX))
}

/// The number of different cards.
fn distinct(cards: CardSet) -> f32 {
    number(cards.iter().count())
}

fn flag(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}

#[expect(clippy::cast_precision_loss, reason = "a loss has few digits")]
const fn loss_as_number(loss: u32) -> f32 {
    loss as f32
}

/// The number of cards that are in `class` for certain.
fn known(sets: &[CardSet], class: CardSet) -> f32 {
    number(sets.iter().filter(|set| is_sure(**set, class)).count())
}

fn identities(sets: &[CardSet]) -> f32 {
    number(sets.iter().map(|set| set.iter().count()).sum())
}

/// What a candidate changes for the others.
struct Effect {
    message: CodedMessage,
    /// The clue, and who gets it.
    clue: Option<(Seat, Clue)>,
    /// The cards that are then playable and trash.
    playable: CardSet,
    trash: CardSet,
}

impl Turn<'_> {
    /// The features of this turn.
    pub(crate) fn turn_features(&self) -> TurnFeatures {
        let (table, board) = (self.view.table(), self.view.board());
        let status = &self.common.card_status;
        let losses = (0..self.sets().len()).map(|slot| self.loss_of(slot));
        let open = self
            .sets()
            .iter()
            .filter(|set| !is_sure(**set, status.playable));
        let next = self.common.possible(self.me.next(self.rules.players()));
        let mut features = TurnFeatures {
            players: number(self.rules.players()),
            full_score: f32::from(self.rules.max_score()),
            tokens: f32::from(table.clue_tokens()),
            spare_strikes: f32::from(self.rules.max_strikes() - table.strikes()),
            deck: number(table.deck_size()),
            pace: board.pace().map_or(NONE, f32::from),
            points: f32::from(board.points()),
            open_points: f32::from(board.max_points() - board.points()),
            turns_left: table
                .turns_left()
                .map_or(NONE, |left| number(usize::from(left))),
            perfect: flag(board.max_points() == self.rules.max_score()),
            lost: f32::from(self.rules.max_score() - board.max_points()),
            known_plays: known(self.sets(), status.playable),
            known_trash: known(self.sets(), status.trash),
            least_loss: losses.min().map_or(1e9, loss_as_number),
            identities: identities(self.sets()),
            best_chance: open
                .map(|set| self.share(*set, status.playable))
                .fold(0.0, f32::max),
            uninformed: number(self.players_without_play()),
            next_known_plays: known(next, status.playable),
            next_known_trash: known(next, status.trash),
            must_warn: flag(self.must_warn()),
            messages: f32::from(self.alphabet().len),
            ..TurnFeatures::default()
        };
        let mut playable = CardSet::EMPTY;
        for seat in self.others() {
            let sets = self.common.possible(seat);
            let (plays, trash) = (known(sets, status.playable), known(sets, status.trash));
            features.others_known_plays += plays;
            features.others_known_trash += trash;
            features.others_identities += identities(sets);
            features.informed += flag(plays > 0.0);
            features.with_trash += flag(trash > 0.0);
            let mut holds = 0.0;
            for card in self.view.cards(seat).unwrap_or(&[]) {
                if status.playable.contains(*card) {
                    playable.insert(*card);
                    holds += 1.0;
                }
                features.others_critical += flag(status.critical.contains(*card));
                features.others_trash += flag(status.trash.contains(*card));
            }
            features.others_playable += holds;
            features.holders += flag(holds > 0.0);
        }
        features.distinct_playable = distinct(playable);
        features
    }

    /// The chance that a card from `set` is one of `class`.
    #[expect(clippy::cast_possible_truncation, reason = "a share")]
    fn share(&self, set: CardSet, class: CardSet) -> f32 {
        self.odds(set, class) as f32
    }

    /// The features of a candidate of this turn.
    pub(crate) fn candidate_features(&self, action: Action) -> CandidateFeatures {
        let tokens = f32::from(self.view.table().clue_tokens());
        let status = &self.common.card_status;
        let mut features = CandidateFeatures {
            by_rules: flag(action == self.by_fixed_rules()),
            ..CandidateFeatures::default()
        };
        let mut effect = Effect {
            message: base_message(self.common),
            clue: None,
            playable: status.playable,
            trash: status.trash,
        };
        match action {
            Action::Clue { to, clue } => {
                features.clue = 1.0;
                features.tokens_after = tokens - 1.0;
                effect.clue = Some((self.me.after(to, self.rules.players()), clue));
                if let Some((_, coded)) = self.coded.get().copied().flatten() {
                    effect.message = coded;
                }
            }
            Action::Play { card, .. } => {
                let set = self.set_of(card);
                let is_known = is_sure(set, status.playable);
                (features.known_play, features.other_play) = (flag(is_known), flag(!is_known));
                features.tokens_after = tokens;
                self.card_features(&mut features, card, self.free_plays());
                effect.message = self.message_of(action, self.coded_play.get());
                if let Some(only) = set.only() {
                    effect.playable.remove(only);
                    effect.playable |= successor(self.rules, status.open_orders, only);
                    effect.trash.insert(only);
                    features.tokens_after += flag(only.rank().index() >= 4);
                }
            }
            Action::Discard(card) => {
                let is_known = is_sure(self.set_of(card), status.trash);
                (features.known_discard, features.other_discard) =
                    (flag(is_known), flag(!is_known));
                features.tokens_after = tokens + 1.0;
                self.card_features(&mut features, card, self.free_discards());
                effect.message = self.message_of(action, self.coded_discard.get());
            }
            Action::Choose(_) => {}
        }
        self.add_outlooks(&mut features, &effect);
        features
    }

    /// Adds what the others will know.
    fn add_outlooks(&self, features: &mut CandidateFeatures, effect: &Effect) {
        let status = &self.common.card_status;
        let is_quiet = effect.clue.is_none()
            && effect.message == base_message(self.common)
            && (effect.playable, effect.trash) == (status.playable, status.trash);
        let mut known = CardSet::EMPTY;
        for (place, seat) in self.others().enumerate() {
            let outlook = if is_quiet {
                *self.quiet_outlooks[place].get_or_init(|| self.outlook(seat, effect))
            } else {
                self.outlook(seat, effect)
            };
            let (plays, trash) = (flag(outlook.plays > 0), flag(outlook.trash > 0));
            features.others_plays += number(outlook.plays);
            features.others_know_trash += number(outlook.trash);
            features.others_sizes += number(outlook.identities);
            features.will_play += plays;
            features.will_have_trash += trash;
            features.idle += flag(outlook.plays == 0 && outlook.trash == 0);
            features.others_lose += f32::from(outlook.loses);
            if place == 0 {
                features.next_loses = f32::from(outlook.loses);
                (features.next_knows_play, features.next_knows_trash) = (plays, trash);
            } else if place == 1 {
                (features.second_knows_play, features.second_knows_trash) = (plays, trash);
            }
            known |= outlook.playable;
        }
        features.distinct_plays = distinct(known);
        features.unknown_plays = distinct(self.seen & effect.playable & !known);
    }

    fn outlook(&self, seat: Seat, effect: &Effect) -> Outlook {
        let clue = effect.clue.filter(|(to, _)| *to == seat);
        Outlook::new(
            self.common,
            self.view,
            seat,
            effect.message,
            clue.map(|(_, clue)| clue),
            (effect.playable, effect.trash),
        )
    }

    /// The other players in turn order.
    fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        let players = self.rules.players();
        let offsets = self.rules.offsets();
        offsets.map(move |offset| self.me.after(offset, players))
    }

    fn set_of(&self, card: CardId) -> CardSet {
        self.sets[self.slot_of(card)]
    }

    /// The features of a card that is played or discarded, which may be one of several `free` slots.
    fn card_features(&self, features: &mut CandidateFeatures, card: CardId, free: &[usize]) {
        let status = &self.common.card_status;
        let slot = self.slot_of(card);
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
    }

    /// The message of a play or discard, which may be the coded one.
    fn message_of(&self, action: Action, coded: Option<&(Action, CodedMessage)>) -> CodedMessage {
        match coded {
            Some((with, message)) if *with == action => *message,
            _ => base_message(self.common),
        }
    }
}
