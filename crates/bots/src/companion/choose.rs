//! What to do: every action that could serve is weighed, and the best is taken.

use arrayvec::ArrayVec;
use kagiya_rules::{Action, CardId, CardSet, Choice, Clue, MAX_HAND, Offset, Phase, View};

use super::facts::Facts;
use super::mind::{Call, Mind, at, is_within};
use super::read::{Heard, Told};
use super::weigh::Weights;

/// An action and what it is worth.
#[derive(Clone, Debug)]
pub(super) struct Option_ {
    pub(super) action: Action,
    pub(super) worth: i32,
    /// How the clue would be read, if it is one.
    pub(super) heard: Option<Heard>,
}

/// The choice of an action, by one mind.
pub(super) struct Chooser<'a> {
    pub(super) mind: &'a Mind,
    pub(super) view: &'a View,
    pub(super) facts: &'a Facts,
    pub(super) weights: &'a Weights,
}

impl Chooser<'_> {
    /// All actions that were weighed; best first.
    pub(super) fn weigh_all(&self) -> Vec<Option_> {
        let mut options = Vec::new();
        match self.view.table().phase() {
            Phase::Turn => {
                self.weigh_plays(&mut options);
                self.weigh_discards(&mut options);
                self.weigh_clues(&mut options);
            }
            Phase::Tile(_) | Phase::Joker { .. } | Phase::Over(_) => {
                self.weigh_answers(&mut options);
            }
        }
        // Stable: what was weighed first wins a tie.
        options.sort_by_key(|option| -option.worth);
        options
    }

    fn weigh_plays(&self, options: &mut Vec<Option_>) {
        let (mind, facts, weights) = (self.mind, self.facts, self.weights);
        let hand = &mind.hands[mind.me.index()];
        for id in hand.iter().rev() {
            let taken = mind.taken_for[at(*id)];
            if !is_within(taken, facts.playable) {
                continue;
            }
            let note = &mind.notes[at(*id)];
            let strict = mind.strict(*id, mind.me);
            let sure = is_within(strict, facts.playable);
            if !sure && facts.spare_strikes == 0 && note.call == Call::Blind {
                // The last strike is not risked on a card that nothing was said about, unless
                // nothing can be lost by it any more.
                if facts.strikeout_costs && facts.turns_left.is_none() {
                    continue;
                }
            }
            let mut worth = weights.play;
            let stake = taken
                .iter()
                .map(|card| i32::from(facts.stake[card.index()]))
                .min()
                .unwrap_or(0);
            worth += weights.play_stake * stake;
            if note.call == Call::Blind {
                worth += 3000;
            }
            if let Some(card) = super::read::certain(taken) {
                worth += weights.unlock * self.unlocked_by(card);
                if facts.lasts.contains(card) {
                    worth += weights.token(facts.tokens + 1) / 2;
                }
            }
            options.push(Option_ {
                action: Action::Play {
                    card: *id,
                    announce: self.announcement(strict, taken),
                },
                worth: worth + self.mind_after_turn(),
                heard: None,
            });
        }
    }

    /// How many known cards wait for `card`.
    fn unlocked_by(&self, card: kagiya_rules::Card) -> i32 {
        let rules = self.view.rules();
        if rules.joker() == Some(card.suit()) {
            return 0;
        }
        let Some(next) = rules.next_card(card.suit(), rules.height_of(card) + 1) else {
            return 0;
        };
        let mind = self.mind;
        rules
            .seats()
            .flat_map(|seat| {
                mind.hands[seat.index()]
                    .iter()
                    .map(move |id| (seat, *id))
            })
            .filter(|(seat, id)| {
                mind.notes[at(*id)].is_in_play() && mind.seen_by(mind.me, mind.me, *id, *seat) == Some(next)
            })
            .count()
            .min(1) as i32
    }

    /// The firework to announce when playing: only where it is sure and earns a token.
    fn announcement(&self, strict: CardSet, taken: CardSet) -> Option<kagiya_rules::Suit> {
        let rules = self.view.rules();
        if !rules.options().timed_display || self.facts.tokens >= rules.max_clue_tokens() {
            return None;
        }
        let fits = strict & self.facts.playable;
        let suit = taken.nth(0)?.suit();
        let of_suit = |set: CardSet| is_within(set, CardSet::of_suit(suit));
        (of_suit(fits) && of_suit(strict) || of_suit(taken) && is_within(strict, self.facts.playable) && of_suit(strict))
            .then_some(suit)
    }

    fn mind_after_turn(&self) -> i32 {
        0
    }

    fn weigh_discards(&self, options: &mut Vec<Option_>) {
        let (mind, facts, weights) = (self.mind, self.facts, self.weights);
        if facts.tokens >= self.view.rules().max_clue_tokens() {
            return;
        }
        let chop = mind.chop(mind.me);
        let mut gain = weights.token(facts.tokens + 1);
        match facts.pace {
            Some(pace) if pace <= 0 => gain += weights.pace_short,
            Some(pace) if pace <= 2 => gain += weights.pace_low,
            _ => {}
        }
        let elsewhere = self.clued_elsewhere();
        for id in &mind.hands[mind.me.index()] {
            let note = &mind.notes[at(*id)];
            let taken = mind.taken_for[at(*id)];
            let raw = mind.strict(*id, mind.me) & note.reading;
            let worth = if mind.thinks_trash(*id, mind.me, facts)
                || is_within(raw, facts.trash | elsewhere)
            {
                gain + 50
            } else if chop == Some(*id) {
                gain - self.expected_loss(*id, taken) * weights.own_chop / 100
            } else if chop.is_none() {
                gain - self.expected_loss(*id, taken) - 300
            } else {
                continue;
            };
            options.push(Option_ {
                action: Action::Discard(*id),
                worth,
                heard: None,
            });
        }
    }

    fn clued_elsewhere(&self) -> CardSet {
        let mind = self.mind;
        mind.after(mind.me)
            .flat_map(|seat| mind.hands[seat.index()].iter())
            .filter(|id| mind.notes[at(**id)].is_in_play())
            .filter_map(|id| mind.truth[at(*id)])
            .collect()
    }

    /// What the discard of an own card costs on average.
    fn expected_loss(&self, id: CardId, taken: CardSet) -> i32 {
        let mut sum = 0;
        let mut copies = 0;
        for card in taken.iter() {
            let unseen = i32::from(self.view.unseen(card));
            copies += unseen;
            sum += unseen * self.mind.loss(card, id, self.facts, self.weights);
        }
        if copies == 0 { 0 } else { sum / copies }
    }

    fn weigh_clues(&self, options: &mut Vec<Option_>) {
        if self.facts.tokens == 0 {
            return;
        }
        let price = self.weights.token(self.facts.tokens);
        for action in self.view.legal_actions().iter() {
            if let Action::Clue { to, clue } = action {
                let (worth, heard) = self.clue_worth(to, clue);
                options.push(Option_ {
                    action,
                    worth: worth - price,
                    heard: Some(heard),
                });
            }
        }
    }

    /// What a clue changes, without its price.
    fn clue_worth(&self, to: Offset, clue: Clue) -> (i32, Heard) {
        let (rules, mind) = (self.view.rules(), self.mind);
        let before = mind.worth(rules, self.facts, self.weights);
        let told = self.told(to, clue);
        let mut after = mind.clone();
        let fresh = told
            .touched
            .iter()
            .any(|id| !mind.notes[at(*id)].is_in_play());
        let heard = after.hear(rules, self.facts, &told);
        let mut worth = after.worth(rules, self.facts, self.weights) - before;
        if !fresh {
            worth += self.weights.nothing_new;
        }
        (worth, heard)
    }

    fn told(&self, to: Offset, clue: Clue) -> Told {
        let rules = self.view.rules();
        let giver = self.mind.me;
        let to = giver.after(to, rules.players());
        let touch = rules.touch(clue);
        let touched: ArrayVec<CardId, MAX_HAND> = self.mind.hands[to.index()]
            .iter()
            .copied()
            .filter(|id| self.mind.truth[at(*id)].is_some_and(|card| touch.contains(card)))
            .collect();
        Told {
            giver,
            to,
            clue,
            touched,
        }
    }

    /// The answers to a bonus tile or a joker.
    fn weigh_answers(&self, options: &mut Vec<Option_>) {
        for action in self.view.legal_actions().iter() {
            let Action::Choose(choice) = action else {
                continue;
            };
            let mut heard = None;
            let worth = match choice {
                Choice::Clue { to, clue } => {
                    let (worth, how) = self.clue_worth(to, clue);
                    heard = Some(how);
                    worth
                }
                Choice::ShuffleBack(card) | Choice::PutIntoPlay(card) => {
                    let stake = i32::from(self.facts.stake[card.index()]);
                    let last = self.facts.left[card.index()] == 0;
                    stake * if last { 300 } else { 100 }
                }
                Choice::Decline => 1,
                Choice::Firework(suit) => {
                    i32::try_from(self.view.board().reach(suit)).unwrap_or(0) * 100
                        + i32::try_from(self.view.table().height(suit)).unwrap_or(0)
                }
            };
            options.push(Option_ {
                action,
                worth,
                heard,
            });
        }
    }
}
