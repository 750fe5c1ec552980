//! Classes of actions, by their public facts and their results.

use kagiya_rules::{Action, Card, CardId, Clue, Event, Game, IllegalAction, PublicEvent, Seat};
use serde::Serialize;

/// An action, and its result or the result that it would have had.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Deed {
    /// What kind of action it is.
    pub kind: DeedKind,
    /// Whether it is a play that strikes.
    pub strikes: bool,
    /// Whether it throws away the last copy of a card that is still of use.
    pub loses_last: bool,
}

/// The kinds of actions that are told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeedKind {
    /// The play of a card that is known to fit, by the rules and the clues alone.
    PlayKnown,
    /// The play of another card that a clue has touched.
    PlayClued,
    /// The play of the newest card that no clue has touched.
    PlayNewest,
    /// The play of another card that no clue has touched.
    PlayOther,
    /// The discard of the oldest card that no clue has touched.
    DiscardOldest,
    /// The discard of a card that a clue has touched.
    DiscardClued,
    /// The discard of another card that no clue has touched.
    DiscardOther,
    /// A color clue that touches a playable card for the first time.
    ColorPlayable,
    /// A color clue that touches cards for the first time, none of them playable.
    ColorOther,
    /// A rank clue that touches a playable card for the first time.
    RankPlayable,
    /// A rank clue that touches cards for the first time, none of them playable.
    RankOther,
    /// A clue that touches only cards which were clued before, or none.
    ClueAgain,
    /// An answer to a bonus tile or a joker.
    Answer,
}

impl DeedKind {
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

    /// Its word in reports; the id of its text is `lab-deed-` and this.
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

    /// Whether it is the play of a card.
    pub const fn is_play(self) -> bool {
        matches!(
            self,
            Self::PlayKnown | Self::PlayClued | Self::PlayNewest | Self::PlayOther
        )
    }

    /// Whether it is a discard.
    pub const fn is_discard(self) -> bool {
        matches!(
            self,
            Self::DiscardOldest | Self::DiscardClued | Self::DiscardOther
        )
    }

    /// Whether it is a clue.
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

    /// Whether `other` is an action of the same sort: both plays, both discards, both clues.
    pub const fn is_like(self, other: Self) -> bool {
        self.is_play() == other.is_play()
            && self.is_discard() == other.is_discard()
            && self.is_clue() == other.is_clue()
    }
}

impl Deed {
    /// What `action` would be in `game`, where the seat to act knows that these of its cards fit.
    ///
    /// # Errors
    /// [`IllegalAction`] if it can't be done.
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
                    _ if fits.contains(&card) => DeedKind::PlayKnown,
                    true => DeedKind::PlayClued,
                    false if Some(place) == unclued(game, seat).next_back() => DeedKind::PlayNewest,
                    false => DeedKind::PlayOther,
                }
            }
            Action::Discard(card) => {
                let place = place(game, seat, card);
                match clued(game, seat, place) {
                    true => DeedKind::DiscardClued,
                    false if Some(place) == unclued(game, seat).next() => DeedKind::DiscardOldest,
                    false => DeedKind::DiscardOther,
                }
            }
            Action::Clue { to, clue } => {
                let to = seat.after(to, game.rules().players());
                clue_kind(game, to, clue)
            }
            Action::Choose(_) => DeedKind::Answer,
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

/// The places of cards that no clue has touched, oldest first.
fn unclued(game: &Game, seat: Seat) -> impl DoubleEndedIterator<Item = usize> + '_ {
    (0..game.table().hand(seat).len()).filter(move |place| !clued(game, seat, *place))
}

fn clue_kind(game: &Game, to: Seat, clue: Clue) -> DeedKind {
    let touch = game.rules().touch(clue);
    let fresh: Vec<Card> = game
        .hand(to)
        .enumerate()
        .filter(|(place, (_, card))| touch.contains(*card) && !clued(game, to, *place))
        .map(|(_, (_, card))| card)
        .collect();
    let playable = fresh.iter().any(|card| game.board().is_playable(*card));
    match (fresh.is_empty(), clue, playable) {
        (true, _, _) => DeedKind::ClueAgain,
        (false, Clue::Color(_), true) => DeedKind::ColorPlayable,
        (false, Clue::Color(_), false) => DeedKind::ColorOther,
        (false, Clue::Rank(_), true) => DeedKind::RankPlayable,
        (false, Clue::Rank(_), false) => DeedKind::RankOther,
    }
}
