//! What a companion assumes of each partner: weights over ways to play that not everybody shares.
//!
//! The weights start from what people do on average, and every action of a partner moves them by how
//! much likelier it is of somebody who plays that way. All of it follows from what everybody at the
//! table sees, so that all companions at a table come to the same. What a table states beforehand is
//! nearly certain: it takes several actions that speak against it.

use crate::playstyle::{Stated, WAYS, Way, Ways};

/// The weight of a way that is certain.
const CERTAIN: i16 = 1000;

/// The weight of what a table states for its people: they have agreed to it, and may still slip, or not
/// know how.
const STATED: i16 = 900;

/// How much of a weight a game can move: who has played one way for long is not written off at once.
const MOST: i16 = 400;

/// By how much a weight has to move before it is worth a word.
const CLEAR: i16 = 50;

/// The weight of finesses for a bot that knows them: it may still miss what others see.
const PATIENCE: i16 = 250;

impl Way {
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

    /// The statement that the table says that it is played this way, or otherwise.
    pub(crate) const fn stated(self, so: bool) -> &'static str {
        match (self, so) {
            (Self::Finesses, true) => "companion-table-finesses",
            (Self::Finesses, false) => "companion-table-no-finesses",
            (Self::Bluffs, true) => "companion-table-bluffs",
            (Self::Bluffs, false) => "companion-table-no-bluffs",
            (Self::OldestOne, true) => "companion-table-oldest-one",
            (Self::OldestOne, false) => "companion-table-newest-one",
            (Self::ColorSaves, true) => "companion-table-color-saves",
            (Self::ColorSaves, false) => "companion-table-no-color-saves",
            (Self::TwoSaves, true) => "companion-table-two-saves",
            (Self::TwoSaves, false) => "companion-table-no-two-saves",
            (Self::OldestChop, true) => "companion-table-oldest-chop",
            (Self::OldestChop, false) => "companion-table-newest-chop",
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

/// What is assumed of one partner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Partner {
    /// For each way, how likely the partner plays it, as the logarithm of the odds, in hundredths.
    weights: [i16; WAYS],
    /// The same before anything was seen.
    start: [i16; WAYS],
    /// Whether nothing but what a partner lets pass can change it.
    known: bool,
    /// What the table states.
    stated: Stated,
}

/// What a partner has clearly shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    /// As a statement.
    pub(crate) statement: &'static str,
    /// Whether the table says that it is played otherwise.
    pub(crate) against_table: bool,
}

impl Partner {
    /// Somebody of whom nothing is known but that the table plays by `ways`, or as it states.
    pub(crate) fn stranger(ways: Ways, stated: Stated) -> Self {
        Self::new(false, stated, |way| match stated.of(way) {
            Some(true) => STATED,
            Some(false) => -STATED,
            None if ways.has(way) => way.among_people(),
            None => -CERTAIN,
        })
    }

    /// Somebody who is known to play by `ways`, and as the table states.
    pub(crate) fn known(ways: Ways, stated: Stated) -> Self {
        let ways = stated.over(ways);
        Self::new(true, stated, |way| match way {
            _ if !ways.has(way) => -CERTAIN,
            // Whoever does not answer what others ask is not asked for ever.
            Way::Finesses => PATIENCE,
            _ => CERTAIN,
        })
    }

    fn new(known: bool, stated: Stated, weight: impl Fn(Way) -> i16) -> Self {
        let weights = Way::ALL.map(weight);
        Self {
            weights,
            start: weights,
            known,
            stated,
        }
    }

    /// Goes on from what was learned of the partner in the game before, but for ways of which that table
    /// said something else. Of one who is known now there was nothing to learn.
    pub(crate) fn remember(&mut self, learned: Option<Self>) {
        let Some(learned) = learned.filter(|_| !self.known) else {
            return;
        };
        for way in Way::ALL {
            if learned.stated.of(way) == self.stated.of(way) {
                let place = way as usize;
                self.weights[place] = learned.weights[place];
                self.start[place] = learned.start[place];
            }
        }
    }

    /// Whether the partner is taken to play this way.
    pub(crate) const fn plays(&self, way: Way) -> bool {
        self.weights[way as usize] > 0
    }

    /// Something was seen that is so much likelier of somebody who plays this way, as a logarithm, in
    /// hundredths.
    pub(crate) fn moved(&mut self, way: Way, by: i16) {
        let start = self.start[way as usize];
        let weight = &mut self.weights[way as usize];
        let passed_up = matches!(way, Way::Finesses) && by < 0;
        if weight.abs() < CERTAIN && (passed_up || !self.known) {
            *weight = (*weight + by).clamp(start.min(-MOST), start.max(MOST));
        }
    }

    /// A finesse that asked something of the partner has passed without an answer. A bot that knows
    /// finesses may not have seen one; of a stranger two say enough.
    pub(crate) fn let_pass(&mut self) {
        self.moved(Way::Finesses, if self.known { -100 } else { -160 });
    }

    /// Takes the partner to play a way otherwise than the table states, if it is taken to play so.
    pub(crate) fn doubt_table(&mut self, way: Way) {
        if self.stated.of(way) == Some(self.plays(way)) {
            let weight = &mut self.weights[way as usize];
            *weight = if *weight > 0 { -CERTAIN } else { CERTAIN };
        }
    }

    /// What this partner has clearly shown: the clearest first.
    pub(crate) fn shown(&self) -> Vec<Shown> {
        let moved = |way: &Way| {
            let by = self.weights[*way as usize] - self.start[*way as usize];
            if self.plays(*way) { by } else { -by }
        };
        let mut ways: Vec<Way> = Way::ALL.into_iter().collect();
        ways.retain(|way| moved(way) >= CLEAR);
        ways.sort_by_key(|way| core::cmp::Reverse(moved(way)));
        let shown = ways.into_iter().map(|way| Shown {
            statement: way.statement(self.plays(way)),
            against_table: self.stated.of(way).is_some_and(|so| so != self.plays(way)),
        });
        shown.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn statements(partner: &Partner) -> Vec<&'static str> {
        let shown = partner.shown().into_iter();
        shown.map(|shown| shown.statement).collect()
    }

    #[test]
    fn a_stranger_is_learned_and_who_is_known_is_not() {
        let mut stranger = Partner::stranger(Ways::default(), Stated::default());
        let mut known = Partner::known(Ways::default(), Stated::default());
        for partner in [&mut stranger, &mut known] {
            assert!(partner.shown().is_empty());
            partner.moved(Way::OldestChop, -250);
            assert!(partner.plays(Way::OldestChop), "once may be a slip");
            partner.moved(Way::OldestChop, -250);
        }
        assert!(!stranger.plays(Way::OldestChop));
        assert_eq!(statements(&stranger), ["companion-assumes-newest-chop"]);
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
        let mut stranger = Partner::stranger(Ways::default(), Stated::default());
        stranger.let_pass();
        assert!(stranger.plays(Way::Finesses));
        stranger.moved(Way::Finesses, 100);
        stranger.let_pass();
        assert!(stranger.plays(Way::Finesses), "one was answered");
        stranger.let_pass();
        assert!(!stranger.plays(Way::Finesses));
        assert_eq!(statements(&stranger), ["companion-assumes-no-finesses"]);
    }

    #[test]
    fn what_a_table_states_is_played_from_the_start_and_not_unlearned_lightly() {
        let stated = Stated::default()
            .with(Way::OldestChop, true)
            .with(Way::Finesses, false);
        let mut partner = Partner::stranger(Ways::default(), stated);
        assert!(!partner.plays(Way::Finesses) && partner.plays(Way::OldestChop));
        assert!(partner.shown().is_empty(), "the table says it, not they");
        let otherwise = Stated::default().with(Way::OldestChop, false);
        assert!(!Partner::stranger(Ways::default(), otherwise).plays(Way::OldestChop));
        // Twice is enough to unlearn what nobody has said.
        let mut silent = Partner::stranger(Ways::default(), Stated::default());
        for partner in [&mut partner, &mut silent] {
            partner.moved(Way::OldestChop, -250);
            partner.moved(Way::OldestChop, -250);
        }
        assert!(!silent.plays(Way::OldestChop));
        assert!(partner.plays(Way::OldestChop));
        partner.moved(Way::OldestChop, 100);
        assert!(partner.shown().is_empty(), "who keeps to it shows nothing");
        for _ in 0..3 {
            partner.moved(Way::OldestChop, -250);
        }
        assert!(!partner.plays(Way::OldestChop), "five times are no slip");
        let shown = Shown {
            statement: "companion-assumes-newest-chop",
            against_table: true,
        };
        assert_eq!(partner.shown(), [shown]);
        for _ in 0..20 {
            partner.moved(Way::OldestChop, 100);
        }
        assert!(partner.plays(Way::OldestChop));
        assert!(partner.shown().is_empty());
    }

    #[test]
    fn what_was_learned_counts_where_the_tables_say_the_same() {
        let at = |stated| Partner::stranger(Ways::default(), stated);
        let mut learned = at(Stated::default());
        for way in [Way::OldestChop, Way::OldestOne] {
            learned.moved(way, -300);
            learned.moved(way, -300);
        }
        let mut again = at(Stated::default().with(Way::OldestOne, true));
        again.remember(Some(learned));
        assert!(!again.plays(Way::OldestChop));
        assert!(again.plays(Way::OldestOne), "this table says so");
        let mut later = at(Stated::default());
        later.remember(Some(again));
        assert_eq!(
            later.weights[Way::OldestOne as usize],
            Way::OldestOne.among_people()
        );
    }

    #[test]
    fn what_a_table_states_holds_for_bots_of_other_names() {
        let ways = Ways::default().without(Way::OldestChop);
        let stated = Stated::default()
            .with(Way::OldestChop, true)
            .with(Way::Bluffs, false);
        let known = Partner::known(ways, stated);
        assert!(known.plays(Way::OldestChop));
        assert!(!known.plays(Way::Bluffs));
    }

    #[test]
    fn what_a_table_has_agreed_on_is_not_unlearned() {
        let ways = Ways::default().without(Way::OldestOne);
        let mut partner = Partner::stranger(ways, Stated::default());
        for _ in 0..20 {
            partner.moved(Way::OldestOne, 100);
        }
        assert!(!partner.plays(Way::OldestOne));
    }
}
