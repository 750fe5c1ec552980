//! Classes of actions, by public information and by their results.

use kagiya_rules::{Action, Card, CardId, Clue, Event, Game, IllegalAction, PublicEvent, Seat};
use serde::Serialize;

/// An action with its result, real or hypothetical.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct ActionClass {
    pub kind: ActionKind,
    /// Whether it is a play that strikes.
    pub strikes: bool,
    /// Whether it discards the last copy of a useful card.
    pub loses_last: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionKind {
    /// The play of a card that surely fits, by the rules and the clues.
    PlayKnown,
    /// The play of another clued card.
    PlayClued,
    /// The play of the newest unclued card.
    PlayNewest,
    /// The play of another unclued card.
    PlayOther,
    /// The discard of the oldest unclued card.
    DiscardOldest,
    /// The discard of a clued card.
    DiscardClued,
    /// The discard of another unclued card.
    DiscardOther,
    /// A color clue that newly touches a playable card.
    ColorPlayable,
    /// A color clue that newly touches cards, but none that is playable.
    ColorOther,
    /// A rank clue that newly touches a playable card.
    RankPlayable,
    /// A rank clue that newly touches cards, but none that is playable.
    RankOther,
    /// A clue that touches no card for the first time.
    ClueAgain,
    /// An answer to a bonus tile or a joker.
    Answer,
}

impl ActionKind {
    /// All kinds, in the order of tables.
    pub const ALL: [Self; 13] = [
        Self::PlayKnown,
        Self::PlayClued,
        Self::PlayNewest,
        Self::PlayOther,
        Self::DiscardOldest,
        Self::DiscardClued,
        Self::DiscardOther,
        Self::ColorPlayable,
        Self::ColorOther,
        Self::RankPlayable,
        Self::RankOther,
        Self::ClueAgain,
        Self::Answer,
    ];

    /// The word in reports, and in the text `lab-action-WORD`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::PlayKnown => "play-known",
            Self::PlayClued => "play-clued",
            Self::PlayNewest => "play-newest",
            Self::PlayOther => "play-other",
            Self::DiscardOldest => "discard-oldest",
            Self::DiscardClued => "discard-clued",
            Self::DiscardOther => "discard-other",
            Self::ColorPlayable => "color-playable",
            Self::ColorOther => "color-other",
            Self::RankPlayable => "rank-playable",
            Self::RankOther => "rank-other",
            Self::ClueAgain => "clue-again",
            Self::Answer => "answer",
        }
    }

    pub const fn is_play(self) -> bool {
        matches!(
            self,
            Self::PlayKnown | Self::PlayClued | Self::PlayNewest | Self::PlayOther
        )
    }

    pub const fn is_discard(self) -> bool {
        matches!(
            self,
            Self::DiscardOldest | Self::DiscardClued | Self::DiscardOther
        )
    }

    pub const fn is_clue(self) -> bool {
        matches!(
            self,
            Self::ColorPlayable
                | Self::ColorOther
                | Self::RankPlayable
                | Self::RankOther
                | Self::ClueAgain
        )
    }

    /// Whether both are plays, both discards, or both clues.
    pub const fn is_like(self, other: Self) -> bool {
        self.is_play() == other.is_play()
            && self.is_discard() == other.is_discard()
            && self.is_clue() == other.is_clue()
    }
}

impl ActionClass {
    /// The class of `action` in `game`. The player knows that the cards `fits` fit.
    ///
    /// # Errors
    /// [`IllegalAction`] if it is illegal.
    pub(super) fn of(game: &Game, fits: &[CardId], action: Action) -> Result<Self, IllegalAction> {
        let seat = game.table().to_act();
        let mut after = game.clone();
        let events = after.apply(action)?;
        let strikes = events
            .iter()
            .any(|event| matches!(event, Event::Public(PublicEvent::Misplayed { .. })));
        let lost = events.iter().find_map(|event| match *event {
            Event::Public(PublicEvent::Discarded { card, .. }) => Some(card),
            _ => None,
        });
        let kind = match action {
            Action::Play { card, .. } => {
                let place = place(game, seat, card);
                match clued(game, seat, place) {
                    _ if fits.contains(&card) => ActionKind::PlayKnown,
                    true => ActionKind::PlayClued,
                    false if Some(place) == unclued(game, seat).next_back() => {
                        ActionKind::PlayNewest
                    }
                    false => ActionKind::PlayOther,
                }
            }
            Action::Discard(card) => {
                let place = place(game, seat, card);
                match clued(game, seat, place) {
                    true => ActionKind::DiscardClued,
                    false if Some(place) == unclued(game, seat).next() => ActionKind::DiscardOldest,
                    false => ActionKind::DiscardOther,
                }
            }
            Action::Clue { to, clue } => {
                let to = seat.after(to, game.rules().players());
                clue_kind(game, to, clue)
            }
            Action::Choose(_) => ActionKind::Answer,
        };
        Ok(Self {
            kind,
            strikes,
            loses_last: lost.is_some_and(|card| game.board().is_critical(card)),
        })
    }
}

fn place(game: &Game, seat: Seat, card: CardId) -> usize {
    let hand = game.table().hand(seat);
    hand.iter().position(|held| *held == card).unwrap_or(0)
}

fn clued(game: &Game, seat: Seat, place: usize) -> bool {
    let marks = game.table().marks(seat);
    marks.get(place).is_some_and(|marks| marks.is_clued())
}

/// The indices of the unclued cards, oldest first.
fn unclued(game: &Game, seat: Seat) -> impl DoubleEndedIterator<Item = usize> + '_ {
    (0..game.table().hand(seat).len()).filter(move |place| !clued(game, seat, *place))
}

fn clue_kind(game: &Game, to: Seat, clue: Clue) -> ActionKind {
    let touch = game.rules().touch(clue);
    let fresh: Vec<Card> = game
        .hand(to)
        .enumerate()
        .filter(|(place, (_, card))| touch.contains(*card) && !clued(game, to, *place))
        .map(|(_, (_, card))| card)
        .collect();
    let playable = fresh.iter().any(|card| game.board().is_playable(*card));
    match (fresh.is_empty(), clue, playable) {
        (true, _, _) => ActionKind::ClueAgain,
        (false, Clue::Color(_), true) => ActionKind::ColorPlayable,
        (false, Clue::Color(_), false) => ActionKind::ColorOther,
        (false, Clue::Rank(_) | Clue::Untold(_), true) => ActionKind::RankPlayable,
        (false, Clue::Rank(_) | Clue::Untold(_), false) => ActionKind::RankOther,
    }
}
