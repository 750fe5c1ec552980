//! Play at tables where played cards stay face down until the end (`hidden_plays`).
//!
//! No convention and no code is about fireworks that nobody sees, so all bots but `random` play alike there:
//! literally, like `cautious`. A bot knows the cards that it saw in other hands before they were played. Those
//! that it played itself, and its hand, it imagines many times over, and so estimates which cards fit. The same
//! view always leads to the same decision.

use kagiya_rules::{
    Action, CARD_INDICES, Card, CardId, CardSet, Clue, LegalActions, MAX_SUITS, Marks, Offset,
    Rules, Seat, View,
};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};

/// The number of imagined deals, and how often one is tried.
const DEALS: usize = 80;
const TRIES: usize = 800;

/// The share of imagined deals, in hundredths, in which a card must fit before it is played: usually, and when
/// another strike could end the game.
const SURE: usize = 80;
const SURER: usize = 95;
/// The same on the last turn.
const LAST_CHANCE: usize = 25;

/// Whether the fireworks are hidden now.
pub fn applies(view: &View) -> bool {
    !view.board().shows_fireworks()
}

/// The action of the player to act.
///
/// # Panics
/// If the view's seat has nothing to do.
pub fn choose(view: &View) -> Action {
    let position = Position::new(view);
    position
        .decide()
        .filter(|action| position.legal.contains(*action))
        .or_else(|| position.legal.get(0))
        .expect("the player to act has a legal action")
}

/// One possibility for the cards that the player can't see.
struct Imagined {
    hand: Vec<Card>,
    playable: CardSet,
    heights: [usize; MAX_SUITS],
    strikes: u8,
}

struct Position<'a> {
    view: &'a View,
    rules: &'a Rules,
    me: Seat,
    legal: LegalActions,
    /// My cards, oldest first, with what each can be by its clues.
    hand: Vec<(CardId, Marks, CardSet)>,
    imagined: Vec<Imagined>,
    /// The cards that fit in most deals.
    playable: CardSet,
}

/// The value of a clue, compared field by field.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct ClueWorth {
    /// Cards that fit and that the receiver now plays, less those that it plays although they don't fit.
    plays: i32,
    /// Cards that fit and about which the receiver learns something.
    promises: i32,
    /// Narrowed cards and last copies count for a clue, touched trash against it.
    merit: i32,
}

impl<'a> Position<'a> {
    fn new(view: &'a View) -> Self {
        let rules = &**view.rules();
        let me = view.table().to_act();
        let hand = view.table().hand(me).iter().zip(view.table().marks(me));
        let hand: Vec<_> = hand
            .map(|(id, marks)| (*id, *marks, rules.possible(*marks)))
            .collect();
        let imagined = imagine(view, &hand);
        let mut position = Self {
            view,
            rules,
            me,
            legal: view.legal_actions(),
            hand,
            imagined,
            playable: CardSet::EMPTY,
        };
        let cards = rules.cards().iter();
        position.playable = cards
            .filter(|card| position.share(|deal| deal.playable.contains(*card)) >= SURE)
            .collect();
        position
    }

    /// In how many hundredths of the imagined deals `wanted` holds.
    fn share(&self, wanted: impl Fn(&Imagined) -> bool) -> usize {
        let hits = self.imagined.iter().filter(|deal| wanted(deal)).count();
        100 * hits / self.imagined.len().max(1)
    }

    fn decide(&self) -> Option<Action> {
        self.play()
            .or_else(|| self.helpful_clue())
            .or_else(|| self.discard_trash())
            .or_else(|| self.discard_oldest())
            .or_else(|| self.any_clue())
            .or_else(|| self.discard_least())
    }

    /// The card that fits most probably, if that is probable enough.
    fn play(&self) -> Option<Action> {
        let most = self.rules.max_strikes();
        let risky = self.share(|deal| deal.strikes + 1 >= most) > 3;
        let wanted = match self.view.table().turns_left() {
            _ if risky => SURER,
            Some(left) if usize::from(left) <= self.rules.players() => LAST_CHANCE,
            _ => SURE,
        };
        let chance = |slot: usize| self.share(|deal| deal.playable.contains(deal.hand[slot]));
        let slots = (0..self.hand.len()).rev();
        let slot = slots.max_by_key(|slot| chance(*slot))?;
        (chance(slot) >= wanted).then_some(Action::Play {
            card: self.hand[slot].0,
            announce: None,
        })
    }

    fn helpful_clue(&self) -> Option<Action> {
        let (worth, to, clue) = self.best_clue()?;
        let tokens = self.view.table().clue_tokens();
        let pays = worth.plays > 0 || worth.plays == 0 && worth.promises > 0 && tokens > 1;
        pays.then_some(Action::Clue { to, clue })
    }

    fn any_clue(&self) -> Option<Action> {
        let (worth, to, clue) = self.best_clue()?;
        (worth.plays >= 0).then_some(Action::Clue { to, clue })
    }

    fn best_clue(&self) -> Option<(ClueWorth, Offset, Clue)> {
        let clues = self.legal.iter().filter_map(|action| match action {
            Action::Clue { to, clue } => Some((to, clue)),
            Action::Play { .. } | Action::Discard(_) | Action::Choose(_) => None,
        });
        let left = self.view.table().turns_left();
        clues
            .filter(|(to, _)| left.is_none_or(|left| to.get() < usize::from(left)))
            .map(|(to, clue)| (self.worth(to, clue), to, clue))
            .max_by_key(|(worth, to, _)| (*worth, core::cmp::Reverse(*to)))
    }

    fn worth(&self, to: Offset, clue: Clue) -> ClueWorth {
        let seat = self.me.after(to, self.rules.players());
        let (touch, heard) = (self.rules.touch(clue), self.rules.heard(clue));
        let mut worth = ClueWorth {
            plays: 0,
            promises: 0,
            merit: 0,
        };
        let cards = self.view.cards(seat).unwrap_or_default();
        let mut counted = CardSet::EMPTY;
        for (card, marks) in cards.iter().zip(self.view.table().marks(seat)) {
            let before = self.rules.possible(*marks);
            let mut marks = *marks;
            let touched = touch.contains(*card);
            let fresh = touched && !marks.is_clued();
            if touched {
                marks.yes.insert(heard);
            } else {
                marks.no.insert(heard);
            }
            let after = self.rules.possible(marks);
            let plays = !self.looks_playable(seat, before) && self.looks_playable(seat, after);
            if self.playable.contains(*card) && !counted.contains(*card) {
                worth.plays += i32::from(plays);
                worth.promises += i32::from(!plays && touched && after != before);
                counted.insert(*card);
            } else {
                worth.plays -= 2 * i32::from(plays);
            }
            if fresh && self.is_trash(*card) {
                worth.merit -= 2;
            } else if fresh && self.is_last(*card) {
                worth.merit += 1;
            }
            worth.merit += i32::from(after.len() < before.len());
        }
        worth
    }

    /// Whether the player at `seat` takes a card that can be one of `possible` for one that fits, as far as I
    /// can tell.
    fn looks_playable(&self, seat: Seat, possible: CardSet) -> bool {
        let held = self.view.cards(seat).unwrap_or_default();
        let (mut fitting, mut all) = (0, 0);
        for card in possible.iter() {
            let copies = held.iter().filter(|other| **other == card).count()
                + usize::from(self.view.unseen(card));
            all += copies;
            fitting += if self.playable.contains(card) {
                copies
            } else {
                0
            };
        }
        100 * fitting >= SURE * all.max(1)
    }

    fn discard_trash(&self) -> Option<Action> {
        let is_trash = |slot: usize| {
            self.share(|deal| {
                let card = deal.hand[slot];
                let height = self.rules.height_of(card);
                height < deal.heights[card.suit().index()] || self.view.board().is_trash(card)
            })
        };
        let slot = (0..self.hand.len()).find(|slot| is_trash(*slot) >= SURER)?;
        self.may_discard()
            .then_some(Action::Discard(self.hand[slot].0))
    }

    fn discard_oldest(&self) -> Option<Action> {
        let unclued = self.hand.iter().filter(|(_, marks, _)| !marks.is_clued());
        let mut unclued =
            unclued.filter(|(_, _, possible)| !possible.iter().all(|card| self.is_last(card)));
        let (id, _, _) = unclued.next()?;
        self.may_discard().then_some(Action::Discard(*id))
    }

    /// The card that is least likely to be a last copy.
    fn discard_least(&self) -> Option<Action> {
        let last = |slot: usize| self.share(|deal| self.is_last(deal.hand[slot]));
        let slot = (0..self.hand.len()).min_by_key(|slot| last(*slot))?;
        let card = self.hand[slot].0;
        Some(if self.may_discard() {
            Action::Discard(card)
        } else {
            Action::Play {
                card,
                announce: None,
            }
        })
    }

    fn is_trash(&self, card: Card) -> bool {
        let height = self.rules.height_of(card);
        let below = self.share(|deal| height < deal.heights[card.suit().index()]);
        below >= SURE || self.view.board().is_trash(card)
    }

    fn is_last(&self, card: Card) -> bool {
        !self.is_trash(card) && self.view.board().copies_left(card) == 1
    }

    fn may_discard(&self) -> bool {
        self.view.table().clue_tokens() < self.rules.max_clue_tokens()
    }
}

/// Deals the cards that the player can't see: those that it played itself, and its hand. A deal in which the
/// game would have ended before is dropped, if there are others.
fn imagine(view: &View, hand: &[(CardId, Marks, CardSet)]) -> Vec<Imagined> {
    let rules = view.rules();
    let mut places: Vec<CardSet> = hand.iter().map(|(_, _, possible)| *possible).collect();
    let unseen = view.thrown().iter().filter(|(_, card)| card.is_none());
    places.extend(unseen.map(|(thrown, _)| thrown.possible));
    let mut copies = [0; CARD_INDICES];
    for card in rules.cards().iter() {
        copies[card.index()] = u32::from(view.unseen(card));
    }
    // The places with the fewest possibilities are filled first.
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by_key(|place| places[*place].len());
    let table = view.table();
    let seed = u64::from(table.turn()) << 8 | table.to_act().index() as u64;
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let (mut deals, mut ended) = (Vec::new(), Vec::new());
    for _ in 0..TRIES {
        if deals.len() == DEALS {
            break;
        }
        let Some(cards) = fill(&places, &order, copies, &mut random) else {
            continue;
        };
        let deal = played_out(view, &cards, hand.len());
        if deal.strikes < rules.max_strikes() && !deal.playable.is_empty() {
            deals.push(deal);
        } else {
            ended.push(deal);
        }
    }
    if deals.is_empty() { ended } else { deals }
}

/// A card at each of the `places`; `None` if none is left for one of them.
fn fill(
    places: &[CardSet],
    order: &[usize],
    mut copies: [u32; CARD_INDICES],
    random: &mut impl Rng,
) -> Option<Vec<Card>> {
    let mut cards = vec![None; places.len()];
    for place in order {
        let all: u32 = places[*place].iter().map(|card| copies[card.index()]).sum();
        let mut pick = random.next_u32().checked_rem(all)?;
        let card = places[*place].iter().find(|card| {
            let left = copies[card.index()];
            let found = pick < left;
            pick = pick.wrapping_sub(left);
            found
        })?;
        copies[card.index()] -= 1;
        cards[*place] = Some(card);
    }
    cards.into_iter().collect()
}

/// The fireworks if the cards that the player can't see are `cards`, of which the first `held` are its hand.
fn played_out(view: &View, cards: &[Card], held: usize) -> Imagined {
    let rules = view.rules();
    let (hand, unseen) = cards.split_at(held);
    let mut unseen = unseen.iter().copied();
    let (mut heights, mut strikes) = ([0; MAX_SUITS], 0);
    for (_, seen) in view.thrown() {
        let Some(card) = seen.or_else(|| unseen.next()) else {
            break;
        };
        let height = &mut heights[card.suit().index()];
        if rules.next_card(card.suit(), *height) == Some(card) {
            *height += 1;
        } else {
            strikes += 1;
        }
    }
    let next = rules.fireworks();
    Imagined {
        hand: hand.to_vec(),
        playable: next
            .filter_map(|suit| rules.next_card(suit, heights[suit.index()]))
            .collect(),
        heights,
        strikes,
    }
}
