//! Assumptions about each partner: a weight for each trait of playstyle.
//!
//! A weight is the logarithm of the odds that the partner has the trait. It starts from the average
//! of people, and each action of the partner adds how much more likely it is with the trait than
//! without. All of that follows from public information, so all companions at a table agree. An
//! agreed convention starts nearly certain: only several contrary actions overturn it.

use kagiya_bot_api::{AgreedConventions, Playstyle, STYLE_TRAITS, StyleTrait};

/// The weight of a trait that is certain.
const CERTAIN: i16 = 1000;

/// The weight of an agreed convention for people: they may still slip, or not know it.
const AGREED: i16 = 900;

/// The limit for changes by actions: a long habit can still be unlearned in time.
const MAX_CHANGE: i16 = 400;

/// The change of a weight from which on it is mentioned in explanations.
const MENTION_THRESHOLD: i16 = 50;

/// The weight of finesses for a bot that knows them: it may still overlook one.
const KNOWN_FINESSES: i16 = 250;

/// The average of people, as the logarithm of the odds, in hundredths.
const fn among_people(style_trait: StyleTrait) -> i16 {
    match style_trait {
        StyleTrait::Finesses => 250,
        StyleTrait::Bluffs => 200,
        StyleTrait::OldestOne | StyleTrait::TwoSaves => 220,
        StyleTrait::ColorSaves => 180,
        StyleTrait::OldestChop => 350,
    }
}

/// The statement that the table has agreed on this trait (`applies`) or against it.
pub(crate) const fn agreed_statement(style_trait: StyleTrait, applies: bool) -> &'static str {
    match (style_trait, applies) {
        (StyleTrait::Finesses, true) => "companion-table-finesses",
        (StyleTrait::Finesses, false) => "companion-table-no-finesses",
        (StyleTrait::Bluffs, true) => "companion-table-bluffs",
        (StyleTrait::Bluffs, false) => "companion-table-no-bluffs",
        (StyleTrait::OldestOne, true) => "companion-table-oldest-one",
        (StyleTrait::OldestOne, false) => "companion-table-newest-one",
        (StyleTrait::ColorSaves, true) => "companion-table-color-saves",
        (StyleTrait::ColorSaves, false) => "companion-table-no-color-saves",
        (StyleTrait::TwoSaves, true) => "companion-table-two-saves",
        (StyleTrait::TwoSaves, false) => "companion-table-no-two-saves",
        (StyleTrait::OldestChop, true) => "companion-table-oldest-chop",
        (StyleTrait::OldestChop, false) => "companion-table-newest-chop",
    }
}

/// The statement that a partner has this trait (`applies`) or lacks it.
const fn statement(style_trait: StyleTrait, applies: bool) -> &'static str {
    match (style_trait, applies) {
        (StyleTrait::Finesses, true) => "companion-assumes-finesses",
        (StyleTrait::Finesses, false) => "companion-assumes-no-finesses",
        (StyleTrait::Bluffs, true) => "companion-assumes-bluffs",
        (StyleTrait::Bluffs, false) => "companion-assumes-no-bluffs",
        (StyleTrait::OldestOne, true) => "companion-assumes-oldest-one",
        (StyleTrait::OldestOne, false) => "companion-assumes-newest-one",
        (StyleTrait::ColorSaves, true) => "companion-assumes-color-saves",
        (StyleTrait::ColorSaves, false) => "companion-assumes-no-color-saves",
        (StyleTrait::TwoSaves, true) => "companion-assumes-two-saves",
        (StyleTrait::TwoSaves, false) => "companion-assumes-no-two-saves",
        (StyleTrait::OldestChop, true) => "companion-assumes-oldest-chop",
        (StyleTrait::OldestChop, false) => "companion-assumes-newest-chop",
    }
}

/// The assumptions about one partner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Partner {
    /// For each trait, the logarithm of the odds that the partner has it, in hundredths.
    weights: [i16; STYLE_TRAITS],
    /// The weights before the first action.
    start: [i16; STYLE_TRAITS],
    /// Whether the playstyle is known. Then only missed finesses change the weights.
    known: bool,
    /// The conventions that the table has agreed on.
    agreed: AgreedConventions,
}

/// A trait that a partner has clearly shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    /// The statement about it.
    pub(crate) statement: &'static str,
    /// Whether it contradicts an agreed convention.
    pub(crate) against_table: bool,
}

impl Partner {
    /// A partner of whom nothing is known except the playstyle of the table and its agreements.
    pub(crate) fn stranger(playstyle: Playstyle, agreed: AgreedConventions) -> Self {
        Self::new(false, agreed, |style_trait| match agreed.of(style_trait) {
            Some(true) => AGREED,
            Some(false) => -AGREED,
            None if playstyle.has(style_trait) => among_people(style_trait),
            None => -CERTAIN,
        })
    }

    /// A partner who is known to play by `playstyle`, apart from agreed conventions.
    pub(crate) fn known(playstyle: Playstyle, agreed: AgreedConventions) -> Self {
        let playstyle = agreed.apply_to(playstyle);
        Self::new(true, agreed, |style_trait| match style_trait {
            _ if !playstyle.has(style_trait) => -CERTAIN,
            // A bot that doesn't answer finesses is not asked forever.
            StyleTrait::Finesses => KNOWN_FINESSES,
            _ => CERTAIN,
        })
    }

    fn new(known: bool, agreed: AgreedConventions, weight: impl Fn(StyleTrait) -> i16) -> Self {
        let weights = StyleTrait::ALL.map(weight);
        Self {
            weights,
            start: weights,
            known,
            agreed,
        }
    }

    /// Continues from what was learned about this partner in an earlier game, except for traits on
    /// which that table had agreed otherwise. Known partners have nothing to learn.
    pub(crate) fn remember(&mut self, learned: Option<Self>) {
        let Some(learned) = learned.filter(|_| !self.known) else {
            return;
        };
        for style_trait in StyleTrait::ALL {
            if learned.agreed.of(style_trait) == self.agreed.of(style_trait) {
                let place = style_trait as usize;
                self.weights[place] = learned.weights[place];
                self.start[place] = learned.start[place];
            }
        }
    }

    /// Whether the partner is assumed to have this trait.
    pub(crate) const fn plays(&self, style_trait: StyleTrait) -> bool {
        self.weights[style_trait as usize] > 0
    }

    /// Adds evidence for a trait: the logarithm of the likelihood ratio, in hundredths.
    pub(crate) fn add_evidence(&mut self, style_trait: StyleTrait, by: i16) {
        let start = self.start[style_trait as usize];
        let weight = &mut self.weights[style_trait as usize];
        let passed_up = matches!(style_trait, StyleTrait::Finesses) && by < 0;
        if weight.abs() < CERTAIN && (passed_up || !self.known) {
            *weight = (*weight + by).clamp(start.min(-MAX_CHANGE), start.max(MAX_CHANGE));
        }
    }

    /// The partner has not answered a finesse. A bot may have overlooked it; for a stranger, two of
    /// these are enough.
    pub(crate) fn missed_finesse(&mut self) {
        self.add_evidence(StyleTrait::Finesses, if self.known { -100 } else { -160 });
    }

    /// Assumes the opposite of an agreed convention that the partner is assumed to follow.
    pub(crate) fn contradict_agreement(&mut self, style_trait: StyleTrait) {
        if self.agreed.of(style_trait) == Some(self.plays(style_trait)) {
            let weight = &mut self.weights[style_trait as usize];
            *weight = if *weight > 0 { -CERTAIN } else { CERTAIN };
        }
    }

    /// The traits that this partner has clearly shown, the clearest first.
    pub(crate) fn shown(&self) -> Vec<Shown> {
        let change = |style_trait: &StyleTrait| {
            let by = self.weights[*style_trait as usize] - self.start[*style_trait as usize];
            if self.plays(*style_trait) { by } else { -by }
        };
        let mut playstyle: Vec<StyleTrait> = StyleTrait::ALL.into_iter().collect();
        playstyle.retain(|style_trait| change(style_trait) >= MENTION_THRESHOLD);
        playstyle.sort_by_key(|style_trait| core::cmp::Reverse(change(style_trait)));
        let shown = playstyle.into_iter().map(|style_trait| Shown {
            statement: statement(style_trait, self.plays(style_trait)),
            against_table: self
                .agreed
                .of(style_trait)
                .is_some_and(|applies| applies != self.plays(style_trait)),
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
    fn strangers_are_learned_and_known_partners_are_not() {
        let mut stranger = Partner::stranger(Playstyle::default(), AgreedConventions::default());
        let mut known = Partner::known(Playstyle::default(), AgreedConventions::default());
        for partner in [&mut stranger, &mut known] {
            assert!(partner.shown().is_empty());
            partner.add_evidence(StyleTrait::OldestChop, -250);
            assert!(partner.plays(StyleTrait::OldestChop), "once may be a slip");
            partner.add_evidence(StyleTrait::OldestChop, -250);
        }
        assert!(!stranger.plays(StyleTrait::OldestChop));
        assert_eq!(statements(&stranger), ["companion-assumes-newest-chop"]);
        assert!(known.plays(StyleTrait::OldestChop));
        for _ in 0..3 {
            known.missed_finesse();
        }
        assert!(
            !known.plays(StyleTrait::Finesses),
            "nobody answers a finesse by name alone"
        );
    }

    #[test]
    fn two_missed_finesses_of_a_stranger_are_enough() {
        let mut stranger = Partner::stranger(Playstyle::default(), AgreedConventions::default());
        stranger.missed_finesse();
        assert!(stranger.plays(StyleTrait::Finesses));
        stranger.add_evidence(StyleTrait::Finesses, 100);
        stranger.missed_finesse();
        assert!(stranger.plays(StyleTrait::Finesses), "one was answered");
        stranger.missed_finesse();
        assert!(!stranger.plays(StyleTrait::Finesses));
        assert_eq!(statements(&stranger), ["companion-assumes-no-finesses"]);
    }

    #[test]
    fn agreements_apply_at_once_and_need_much_counterevidence() {
        let agreed = AgreedConventions::default()
            .with(StyleTrait::OldestChop, true)
            .with(StyleTrait::Finesses, false);
        let mut partner = Partner::stranger(Playstyle::default(), agreed);
        assert!(!partner.plays(StyleTrait::Finesses) && partner.plays(StyleTrait::OldestChop));
        assert!(partner.shown().is_empty(), "the table says it, not they");
        let otherwise = AgreedConventions::default().with(StyleTrait::OldestChop, false);
        assert!(!Partner::stranger(Playstyle::default(), otherwise).plays(StyleTrait::OldestChop));
        // Twice is enough against a trait that was not agreed on.
        let mut silent = Partner::stranger(Playstyle::default(), AgreedConventions::default());
        for partner in [&mut partner, &mut silent] {
            partner.add_evidence(StyleTrait::OldestChop, -250);
            partner.add_evidence(StyleTrait::OldestChop, -250);
        }
        assert!(!silent.plays(StyleTrait::OldestChop));
        assert!(partner.plays(StyleTrait::OldestChop));
        partner.add_evidence(StyleTrait::OldestChop, 100);
        assert!(partner.shown().is_empty(), "as assumed");
        for _ in 0..3 {
            partner.add_evidence(StyleTrait::OldestChop, -250);
        }
        assert!(
            !partner.plays(StyleTrait::OldestChop),
            "five times are a habit"
        );
        let shown = Shown {
            statement: "companion-assumes-newest-chop",
            against_table: true,
        };
        assert_eq!(partner.shown(), [shown]);
        for _ in 0..20 {
            partner.add_evidence(StyleTrait::OldestChop, 100);
        }
        assert!(partner.plays(StyleTrait::OldestChop));
        assert!(partner.shown().is_empty());
    }

    #[test]
    fn learned_traits_carry_over_between_equal_agreements() {
        let at = |agreed| Partner::stranger(Playstyle::default(), agreed);
        let mut learned = at(AgreedConventions::default());
        for style_trait in [StyleTrait::OldestChop, StyleTrait::OldestOne] {
            learned.add_evidence(style_trait, -300);
            learned.add_evidence(style_trait, -300);
        }
        let mut again = at(AgreedConventions::default().with(StyleTrait::OldestOne, true));
        again.remember(Some(learned));
        assert!(!again.plays(StyleTrait::OldestChop));
        assert!(again.plays(StyleTrait::OldestOne), "this table says so");
        let mut later = at(AgreedConventions::default());
        later.remember(Some(again));
        assert_eq!(
            later.weights[StyleTrait::OldestOne as usize],
            among_people(StyleTrait::OldestOne)
        );
    }

    #[test]
    fn agreements_override_the_names_of_bots() {
        let playstyle = Playstyle::default().without(StyleTrait::OldestChop);
        let agreed = AgreedConventions::default()
            .with(StyleTrait::OldestChop, true)
            .with(StyleTrait::Bluffs, false);
        let known = Partner::known(playstyle, agreed);
        assert!(known.plays(StyleTrait::OldestChop));
        assert!(!known.plays(StyleTrait::Bluffs));
    }

    #[test]
    fn the_playstyle_of_a_table_is_not_unlearned() {
        let playstyle = Playstyle::default().without(StyleTrait::OldestOne);
        let mut partner = Partner::stranger(playstyle, AgreedConventions::default());
        for _ in 0..20 {
            partner.add_evidence(StyleTrait::OldestOne, 100);
        }
        assert!(!partner.plays(StyleTrait::OldestOne));
    }
}
