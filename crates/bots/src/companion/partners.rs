//! What a companion assumes of each partner: weights over ways to play that not everybody shares.
//!
//! The weights start from what people do on average, and every action of a partner moves them by how
//! much likelier it is of somebody who plays that way. All of it follows from what everybody at the
//! table sees, so that all companions at a table come to the same.

use core::fmt;
use core::str::FromStr;

use arrayvec::ArrayVec;
use kagiya_rules::{Card, CardId, CardSet, Clue, MAX_HAND, Seat};

use super::facts::Facts;
use super::mind::{Call, Mind, at, is_within};
use super::read::{Heard, Told};

/// A way to play that not everybody shares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// Gives and answers finesses.
    Finesses,
    /// Gives and answers bluffs.
    Bluffs,
    /// Of several cards of the lowest rank, plays the oldest first.
    OldestOne,
    /// Saves critical cards by color, too.
    ColorSaves,
    /// Saves twos of which no other copy is in sight.
    TwoSaves,
    /// Discards the oldest unclued card first.
    OldestChop,
}

/// How many ways there are.
const WAYS: usize = 6;

/// The weight of a way that is certain.
const CERTAIN: i16 = 1000;

/// How much of a weight a game can move: who has played one way for long is not written off at once.
const MOST: i16 = 400;

/// By how much a weight has to move before it is worth a word.
const CLEAR: i16 = 50;

/// The weight of finesses for a bot that knows them: it may still miss what others see.
const PATIENCE: i16 = 250;

impl Way {
    /// All of them.
    pub const ALL: [Self; WAYS] = [
        Self::Finesses,
        Self::Bluffs,
        Self::OldestOne,
        Self::ColorSaves,
        Self::TwoSaves,
        Self::OldestChop,
    ];

    /// The switch that says that a player plays otherwise.
    pub const fn switch(self) -> &'static str {
        match self {
            Self::Finesses => "no-finesses",
            Self::Bluffs => "no-bluffs",
            Self::OldestOne => "newest-one",
            Self::ColorSaves => "no-color-saves",
            Self::TwoSaves => "no-two-saves",
            Self::OldestChop => "newest-chop",
        }
    }

    /// What people do on average, as the logarithm of the odds, in hundredths.
    const fn among_people(self) -> i16 {
        match self {
            Self::Finesses => 250,
            Self::Bluffs => 200,
            Self::OldestOne | Self::TwoSaves => 220,
            Self::ColorSaves => 180,
            Self::OldestChop => 350,
        }
    }

    /// The statement that a partner plays this way, or otherwise.
    const fn statement(self, so: bool) -> &'static str {
        match (self, so) {
            (Self::Finesses, true) => "companion-assumes-finesses",
            (Self::Finesses, false) => "companion-assumes-no-finesses",
            (Self::Bluffs, true) => "companion-assumes-bluffs",
            (Self::Bluffs, false) => "companion-assumes-no-bluffs",
            (Self::OldestOne, true) => "companion-assumes-oldest-one",
            (Self::OldestOne, false) => "companion-assumes-newest-one",
            (Self::ColorSaves, true) => "companion-assumes-color-saves",
            (Self::ColorSaves, false) => "companion-assumes-no-color-saves",
            (Self::TwoSaves, true) => "companion-assumes-two-saves",
            (Self::TwoSaves, false) => "companion-assumes-no-two-saves",
            (Self::OldestChop, true) => "companion-assumes-oldest-chop",
            (Self::OldestChop, false) => "companion-assumes-newest-chop",
        }
    }
}

/// The ways that a player plays: all of [`Way::ALL`], but for those that are switched off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ways {
    /// Those that are not played, one bit each.
    off: u8,
}

/// A switch that does not exist.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no switch `{0}`; there are {names}", names = switches())]
pub struct UnknownSwitch(pub String);

fn switches() -> String {
    Way::ALL.map(Way::switch).join(", ")
}

impl Ways {
    /// Whether `way` is played.
    pub const fn has(self, way: Way) -> bool {
        self.off & 1 << way as u8 == 0
    }

    /// The same without `way`.
    #[must_use]
    pub const fn without(self, way: Way) -> Self {
        Self {
            off: self.off | 1 << way as u8,
        }
    }
}

/// The switches, with a colon before each.
impl fmt::Display for Ways {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let off = Way::ALL.into_iter().filter(|way| !self.has(*way));
        off.into_iter()
            .try_for_each(|way| write!(f, ":{}", way.switch()))
    }
}

/// Switches with a colon between them.
impl FromStr for Ways {
    type Err = UnknownSwitch;

    fn from_str(switches: &str) -> Result<Self, UnknownSwitch> {
        switches.split(':').try_fold(Self::default(), |ways, name| {
            let way = Way::ALL.into_iter().find(|way| way.switch() == name);
            way.map(|way| ways.without(way))
                .ok_or_else(|| UnknownSwitch(name.chars().take(40).collect()))
        })
    }
}

/// What is assumed of one partner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Partner {
    /// For each way, how likely the partner plays it, as the logarithm of the odds, in hundredths.
    weights: [i16; WAYS],
    /// The same before anything was seen.
    start: [i16; WAYS],
    /// Whether nothing but what a partner lets pass can change it.
    known: bool,
}

impl Partner {
    /// Somebody of whom nothing is known but that the table plays by `ways`.
    pub(super) fn stranger(ways: Ways) -> Self {
        Self::new(false, |way| {
            if ways.has(way) {
                way.among_people()
            } else {
                -CERTAIN
            }
        })
    }

    /// Somebody who is known to play by `ways`.
    pub(super) fn known(ways: Ways) -> Self {
        Self::new(true, |way| match way {
            _ if !ways.has(way) => -CERTAIN,
            // Whoever does not answer what others ask is not asked for ever.
            Way::Finesses => PATIENCE,
            _ => CERTAIN,
        })
    }

    fn new(known: bool, weight: impl Fn(Way) -> i16) -> Self {
        let weights = Way::ALL.map(weight);
        Self {
            weights,
            start: weights,
            known,
        }
    }

    /// Goes on from what was learned of the partner in the game before. Of one who is known now there
    /// was nothing to learn.
    pub(super) fn remember(&mut self, learned: Option<Self>) {
        if let Some(learned) = learned.filter(|_| !self.known) {
            *self = learned;
        }
    }

    /// Whether the partner is taken to play this way.
    pub(super) const fn plays(&self, way: Way) -> bool {
        self.weights[way as usize] > 0
    }

    /// Something was seen that is so much likelier of somebody who plays this way, as a logarithm, in
    /// hundredths.
    fn moved(&mut self, way: Way, by: i16) {
        let weight = &mut self.weights[way as usize];
        let passed_up = matches!(way, Way::Finesses) && by < 0;
        if weight.abs() < CERTAIN && (passed_up || !self.known) {
            *weight = (*weight + by).clamp(-MOST, MOST);
        }
    }

    /// A finesse that asked something of the partner has passed without an answer. A bot that knows
    /// finesses may not have seen one; of a stranger two say enough.
    fn let_pass(&mut self) {
        self.moved(Way::Finesses, if self.known { -100 } else { -160 });
    }

    /// What this partner has clearly shown, as statements: the clearest first.
    pub(super) fn shown(&self) -> Vec<&'static str> {
        let moved = |way: &Way| {
            let by = self.weights[*way as usize] - self.start[*way as usize];
            if self.plays(*way) { by } else { -by }
        };
        let mut ways: Vec<Way> = Way::ALL.into_iter().collect();
        ways.retain(|way| moved(way) >= CLEAR);
        ways.sort_by_key(|way| core::cmp::Reverse(moved(way)));
        ways.into_iter()
            .map(|way| way.statement(self.plays(way)))
            .collect()
    }
}

/// A clue that has saved a card, or asked to play it: which of the two shows once the card is seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Saved {
    card: CardId,
    giver: Seat,
    way: Way,
    /// What the card is if it was saved.
    save: CardSet,
}

/// How many of them are kept in mind.
pub(super) const MAX_SAVED: usize = 8;

impl Mind {
    /// Whether `seat` is taken to play this way.
    pub(super) const fn plays(&self, seat: Seat, way: Way) -> bool {
        self.partners[seat.index()].plays(way)
    }

    fn moved(&mut self, seat: Seat, way: Way, by: i16) {
        self.partners[seat.index()].moved(way, by);
    }

    /// `seat` has let pass what a finesse asked of it.
    pub(super) fn let_pass(&mut self, seat: Seat) {
        self.partners[seat.index()].let_pass();
    }

    /// `seat` has answered a finesse.
    pub(super) fn showed_finesse(&mut self, seat: Seat) {
        self.moved(seat, Way::Finesses, 100);
    }

    /// `seat` has given or answered a bluff.
    pub(super) fn showed_bluff(&mut self, seat: Seat) {
        self.moved(seat, Way::Bluffs, 150);
    }

    /// `seat` has discarded `card`: what that says about which card it discards first.
    pub(super) fn learn_chop(&mut self, seat: Seat, card: CardId) {
        let free: ArrayVec<CardId, MAX_HAND> = self.hands[seat.index()]
            .iter()
            .copied()
            .filter(|id| self.is_free(*id))
            .collect();
        let by = match free.iter().position(|id| *id == card) {
            Some(_) if free.len() < 2 => return,
            Some(0) => 100,
            Some(place) if place + 1 == free.len() => -250,
            Some(_) => -50,
            None => return,
        };
        self.moved(seat, Way::OldestChop, by);
    }

    /// `seat` has played `card`: what that says about the order in which it plays its ones.
    pub(super) fn learn_order(&mut self, seat: Seat, card: CardId, facts: &Facts) {
        let same: ArrayVec<CardId, MAX_HAND> = self.hands[seat.index()]
            .iter()
            .copied()
            .filter(|id| {
                let taken = self.taken_for[at(*id)];
                taken == self.taken_for[at(card)]
                    && self.notes[at(*id)].clued
                    && self.notes[at(*id)].heard_at == self.notes[at(card)].heard_at
                    && is_within(taken, facts.playable | facts.trash)
                    && taken.iter().all(|card| facts.is_first(card))
            })
            .collect();
        if same.len() < 2 {
            return;
        }
        let by = if same.first() == Some(&card) {
            80
        } else {
            -150
        };
        self.moved(seat, Way::OldestOne, by);
    }

    /// Keeps in mind that a clue may have saved its focus, in a way that not everybody saves.
    pub(super) fn expect_save(&mut self, told: &Told, heard: &Heard, focus: CardId, facts: &Facts) {
        if !heard.on_chop || heard.save.is_empty() || self.notes[at(focus)].call != Call::Save {
            return;
        }
        let way = match told.clue {
            Clue::Color(_) => Way::ColorSaves,
            Clue::Rank(_) if is_within(heard.save, facts.seconds) => Way::TwoSaves,
            Clue::Rank(_) => return,
        };
        if self.saved.is_full() {
            self.saved.remove(0);
        }
        self.saved.push(Saved {
            card: focus,
            giver: told.giver,
            way,
            save: heard.save & !heard.direct,
        });
    }

    /// A card has turned out to be `card`: was the clue about it one that saves?
    pub(super) fn learn_save(&mut self, id: CardId, card: Card) {
        let Some(place) = self.saved.iter().position(|saved| saved.card == id) else {
            return;
        };
        let saved = self.saved.remove(place);
        let by = if saved.save.contains(card) { 200 } else { -40 };
        self.moved(saved.giver, saved.way, by);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn switches_are_read_and_written() {
        for text in [
            "no-finesses",
            "no-bluffs:newest-chop",
            "newest-one:no-two-saves",
        ] {
            let ways: Ways = text.parse().expect(text);
            assert_eq!(ways.to_string(), format!(":{text}"));
        }
        for text in ["", "finesses", "no-finesses:", "no-finesses:chop"] {
            assert!(text.parse::<Ways>().is_err(), "{text}");
        }
        assert_eq!(Ways::default().to_string(), "");
    }

    #[test]
    fn a_stranger_is_learned_and_who_is_known_is_not() {
        let mut stranger = Partner::stranger(Ways::default());
        let mut known = Partner::known(Ways::default());
        for partner in [&mut stranger, &mut known] {
            assert!(partner.shown().is_empty());
            partner.moved(Way::OldestChop, -250);
            assert!(partner.plays(Way::OldestChop), "once may be a slip");
            partner.moved(Way::OldestChop, -250);
        }
        assert!(!stranger.plays(Way::OldestChop));
        assert_eq!(stranger.shown(), ["companion-assumes-newest-chop"]);
        assert!(known.plays(Way::OldestChop));
        for _ in 0..3 {
            known.let_pass();
        }
        assert!(
            !known.plays(Way::Finesses),
            "nobody answers a finesse by name alone"
        );
    }

    #[test]
    fn two_finesses_that_a_stranger_lets_pass_are_enough() {
        let mut stranger = Partner::stranger(Ways::default());
        stranger.let_pass();
        assert!(stranger.plays(Way::Finesses));
        stranger.moved(Way::Finesses, 100);
        stranger.let_pass();
        assert!(stranger.plays(Way::Finesses), "one was answered");
        stranger.let_pass();
        assert!(!stranger.plays(Way::Finesses));
        assert_eq!(stranger.shown(), ["companion-assumes-no-finesses"]);
    }

    #[test]
    fn what_a_table_has_agreed_on_is_not_unlearned() {
        let ways = Ways::default().without(Way::OldestOne);
        let mut partner = Partner::stranger(ways);
        for _ in 0..20 {
            partner.moved(Way::OldestOne, 100);
        }
        assert!(!partner.plays(Way::OldestOne));
    }
}
