//! The value of a clue's style.

use kagiya_bot_api::Part;
use kagiya_rules::Clue;

use super::candidates::{Chooser, count};
use super::parts::Tally;
use crate::belief::at;
use crate::reading::{ClueAction, ClueKind, Interpretation};

impl Chooser<'_> {
    /// Adds the value of a clue's style, apart from the change that it makes.
    pub(super) fn add_style<T: Tally>(
        &self,
        clue_action: &ClueAction,
        interpretation: &Interpretation,
        value: &mut T,
    ) {
        let (belief, facts, weights) = (self.belief, self.facts, self.weights);
        if matches!(clue_action.clue, Clue::Color(_)) {
            value.add(Part::Color, weights.clue_color);
        }
        if belief.after(belief.me).next() == Some(clue_action.to) {
            value.add(Part::Next, weights.clue_next);
        }
        for called in interpretation
            .called
            .iter()
            .filter(|it| it.seat != clue_action.to)
        {
            let worth = if called.prompted {
                weights.clue_prompt
            } else {
                weights.clue_finesse
            };
            value.add(Part::Asks, worth);
        }
        match interpretation.kind {
            ClueKind::Save | ClueKind::PlayOrSave => value.add(Part::Asks, weights.clue_save),
            ClueKind::FillIn => value.add(Part::News, weights.clue_fill),
            ClueKind::Plain | ClueKind::Empty => value.add(Part::News, weights.clue_plain),
            ClueKind::TrashMove => value.add(Part::News, weights.clue_trash),
            ClueKind::Play | ClueKind::Finesse | ClueKind::Fix => {}
        }
        if belief.has_play(clue_action.to, facts) {
            value.add(Part::Busy, weights.clue_busy);
        }
        let fresh = clue_action
            .touched
            .iter()
            .filter(|id| !belief.notes[at(**id)].is_in_play());
        match count(fresh.count()) {
            0 => value.add(Part::News, weights.nothing_new),
            fresh => value.add(Part::More, weights.clue_more * (fresh - 1)),
        }
        if facts.is_early {
            value.add(Part::Asks, weights.clue_early);
        }
    }
}
