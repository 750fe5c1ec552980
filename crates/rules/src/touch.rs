//! Which clues a game has, and which of them touch which card.

use crate::card::Rank;
use crate::clue::{Clue, ClueSet, Color, ColorInfo};
use crate::invalid_options::InvalidOptions;
use crate::options::Options;
use crate::suit::{ColorTouch, RankTouch};
use crate::suit_rows::SuitRow;
use crate::variant_mod::{SpecialColors, SpecialRank, SpecialRanks, VariantMod};

/// What rank clues touch.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RankClues {
    /// The cards of that rank.
    Own,
    /// Clue 1 the odd ranks, clue 2 the even ones.
    OddsEvens,
    /// This rank and all below.
    Funnels,
    /// This rank and all above.
    Chimneys,
    /// No card.
    Nothing,
}

/// The clues of a game, and the rules by which they touch cards.
pub(crate) struct Touching<'a> {
    colors: &'a [ColorInfo],
    clues: ClueSet,
    special: Option<SpecialRank>,
    rank_clues: RankClues,
    synesthesia: bool,
    colors_touch: bool,
}

/// A card, as far as clues touch it.
pub(crate) struct Touched<'a> {
    pub(crate) row: &'a SuitRow,
    /// The place of its suit.
    pub(crate) suit: usize,
    /// The color of its suit, if clues can name it.
    pub(crate) own_color: Option<Color>,
    pub(crate) rank: Rank,
}

impl<'a> Touching<'a> {
    pub(crate) fn of(options: &Options, colors: &'a [ColorInfo]) -> Self {
        let has = |modifier| options.variant_mods.contains(&modifier);
        let rank_clues = [
            (VariantMod::OddsEvens, RankClues::OddsEvens),
            (VariantMod::Funnels, RankClues::Funnels),
            (VariantMod::Chimneys, RankClues::Chimneys),
            (VariantMod::RankBlind, RankClues::Nothing),
        ];
        let rank_clues = rank_clues.iter().find(|(modifier, _)| has(*modifier));
        let rank_clues = rank_clues.map_or(RankClues::Own, |(_, touch)| *touch);
        let special = options
            .variant_mods
            .iter()
            .find_map(|modifier| modifier.special_rank());
        let without_ranks = has(VariantMod::RankMute) || has(VariantMod::Synesthesia);
        let has_clue = |rank: Rank| {
            let own_only = SpecialRanks::Like(RankTouch::Own);
            !without_ranks
                && (rank_clues != RankClues::OddsEvens || rank.number() <= 2)
                && special.is_none_or(|it| it.rank != rank.number() || it.ranks == own_only)
        };
        let ranks = (0..usize::from(options.ranks)).map(Rank::from_index);
        let colors_given = (0..colors.len()).filter_map(Color::new).map(Clue::Color);
        Self {
            colors,
            clues: colors_given
                .chain(ranks.filter(|rank| has_clue(*rank)).map(Clue::Rank))
                .collect(),
            special,
            rank_clues,
            synesthesia: has(VariantMod::Synesthesia),
            colors_touch: !has(VariantMod::ColourBlind),
        }
    }

    /// All clues of the game.
    pub(crate) const fn clues(&self) -> ClueSet {
        self.clues
    }

    /// The clues that can be given although they touch no card of the game.
    pub(crate) fn idle_clues(&self) -> ClueSet {
        let mut idle = ClueSet::EMPTY;
        if !self.colors_touch {
            idle = idle | self.clues.colors();
        }
        if self.rank_clues == RankClues::Nothing {
            idle = idle | self.clues.ranks();
        }
        idle
    }

    pub(crate) fn color_at(&self, letter: char) -> Option<Color> {
        let place = self.colors.iter().position(|it| it.letter == letter)?;
        Color::new(place)
    }

    /// The clues that touch a card. A suit's own row decides before a special rank does.
    pub(crate) fn touched_by(&self, card: &Touched<'_>) -> Result<ClueSet, InvalidOptions> {
        Ok(self.colors_of(card)? | self.ranks_of(card))
    }

    fn colors_of(&self, card: &Touched<'_>) -> Result<ClueSet, InvalidOptions> {
        let spec = &card.row.spec;
        // Without any color in the game, no set of colors has an effect.
        if let ColorTouch::Set(letters) = &spec.color_touch
            && !self.colors.is_empty()
            && let Some(letter) = letters.chars().find(|it| self.color_at(*it).is_none())
        {
            let suit = spec.id.clone();
            return Err(InvalidOptions::UnknownColor { suit, letter });
        }
        let by_rank = || {
            let count = self.colors.len().max(1);
            // START comes before 1: the last color touches it.
            let place = match card.rank {
                Rank::START => count - 1,
                rank => rank.index() % count,
            };
            let color = Color::new(place);
            color
                .filter(|color| color.index() < self.colors.len())
                .map(Clue::Color)
        };
        if !self.colors_touch {
            return Ok(ClueSet::EMPTY);
        }
        let special = self.special_of(card.rank).map(|it| it.colors);
        let own = match (&spec.color_touch, special) {
            (ColorTouch::All, _) => self.clues.colors(),
            (ColorTouch::None, _) | (_, Some(SpecialColors::None)) => ClueSet::EMPTY,
            (_, Some(SpecialColors::All)) => self.clues.colors(),
            (ColorTouch::Own, _) => card.own_color.map(Clue::Color).into_iter().collect(),
            (ColorTouch::Prism, _) => by_rank().into_iter().collect(),
            (ColorTouch::Set(letters), _) => letters
                .chars()
                .filter_map(|letter| self.color_at(letter))
                .map(Clue::Color)
                .collect(),
        };
        // No color stands for START.
        let also_by_rank = self.synesthesia
            && card.rank != Rank::START
            && spec.color_touch != ColorTouch::None
            && spec.rank_touch != RankTouch::None;
        let also = if also_by_rank { by_rank() } else { None };
        Ok(own | also.into_iter().collect())
    }

    fn ranks_of(&self, card: &Touched<'_>) -> ClueSet {
        let clues = self.clues.ranks();
        let (here, touch) = (card.rank.number(), card.row.spec.rank_touch);
        if self.rank_clues == RankClues::Nothing || touch == RankTouch::None {
            return ClueSet::EMPTY;
        }
        if touch == RankTouch::All {
            return clues;
        }
        if card.rank == Rank::START {
            return ClueSet::EMPTY;
        }
        match self.special_of(card.rank).map(|it| it.ranks) {
            Some(SpecialRanks::Like(RankTouch::All)) => return clues,
            Some(SpecialRanks::Like(RankTouch::None)) => return ClueSet::EMPTY,
            Some(SpecialRanks::Deceptive) => {
                let count = (clues.len() as usize).max(1);
                return clues.nth(card.suit % count).into_iter().collect();
            }
            Some(SpecialRanks::Like(RankTouch::Own)) | None => {}
        }
        let touches = |rank: Rank| match self.rank_clues {
            RankClues::Own => rank.number() == here,
            RankClues::OddsEvens => rank.number() % 2 == here % 2,
            RankClues::Funnels => here <= rank.number(),
            RankClues::Chimneys => here >= rank.number(),
            RankClues::Nothing => false,
        };
        clues
            .iter()
            .filter(|clue| matches!(clue, Clue::Rank(rank) if touches(*rank)))
            .collect()
    }

    fn special_of(&self, rank: Rank) -> Option<SpecialRank> {
        self.special.filter(|it| it.rank == rank.number())
    }
}
