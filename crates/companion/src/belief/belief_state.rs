//! What every player believes the cards to be, as computed by one of them.
//!
//! A [`BeliefState`] has one note for each card: what its *holder* believes it to be. Everyone
//! interprets clues by the same conventions, so each player can keep these notes for everyone.
//! Notes about a hand that a player doesn't see may be less precise than those of the other
//! players.

use arrayvec::ArrayVec;
use kagiya_bot_api::{AgreedConventions, Level, StyleTrait};
use kagiya_rules::{Card, CardId, CardSet, MAX_CARD_IDS, MAX_HAND, MAX_PLAYERS, Seat, View};

use super::notes::{Bluff, Call, Connection, Note, PossibleSave};
use super::position_facts::PositionFacts;
use crate::conventions::{Convention, Conventions};
use crate::partners::{Partner, TableProfile};

/// The doubt about a giver added when a card contradicts the clue about it. A card that agrees
/// subtracts 1.
const DOUBT: u8 = 2;

/// The limit for open [`Connection`]s; further ones are dropped, which only costs information.
const MAX_CONNECTIONS: usize = 24;

/// The limit for remembered possible saves; the oldest is dropped first.
pub(crate) const MAX_POSSIBLE_SAVES: usize = 8;

/// The notes about all cards, as the player in one seat can keep them.
#[derive(Clone, Debug)]
pub(crate) struct BeliefState {
    /// The seat whose knowledge this is.
    pub(crate) me: Seat,
    /// Another seat whose cards are treated as hidden, for explanations to that player.
    pub(crate) hidden: Option<Seat>,
    /// The level of the conventions by which clues are given and read: the own one, or while a clue is
    /// read that of its giver and its receiver.
    pub(crate) level: Level,
    /// The level of each seat, as far as this player knows its conventions.
    levels: [Level; MAX_PLAYERS],
    /// Whether people, or other players of unknown playstyle, are at the table.
    pub(crate) people: bool,
    /// Conventions that are disabled for the whole table.
    pub(crate) disabled: Conventions,
    /// The seats that read and give clues literally, one bit each.
    literal: u8,
    pub(crate) players: usize,
    /// The cards of each hand, oldest first, even if the holder reorders the hand.
    pub(crate) hands: [ArrayVec<CardId, MAX_HAND>; MAX_PLAYERS],
    pub(crate) notes: [Note; MAX_CARD_IDS],
    /// What each card shows, for cards that this player sees.
    pub(crate) truth: [Option<Card>; MAX_CARD_IDS],
    /// What the holder believes each card to be: clues, conventions and good touch combined.
    pub(crate) believed: [CardSet; MAX_CARD_IDS],
    pub(crate) connections: ArrayVec<Connection, MAX_CONNECTIONS>,
    /// The possible bluff of the last clue, which the next action confirms or refutes.
    pub(crate) bluff: Option<Bluff>,
    /// The focus of the last action, if it was a clue.
    pub(crate) last_focus: Option<CardId>,
    /// The player whom the last action warned to keep their chop.
    pub(crate) warned: Option<Seat>,
    /// For each seat, the cards of which it sees every copy.
    pub(crate) fully_visible: [CardSet; MAX_PLAYERS],
    /// What is assumed of each partner; for the own seat, the companion's own playstyle.
    pub(crate) partners: [Partner; MAX_PLAYERS],
    /// The conventions that the table has agreed on.
    pub(crate) agreed: AgreedConventions,
    /// The last clues that may have been saves.
    pub(crate) possible_saves: ArrayVec<PossibleSave, MAX_POSSIBLE_SAVES>,
    /// For each seat, the doubt about its clues: see [`DOUBT`].
    doubts: [u8; MAX_PLAYERS],
}

impl BeliefState {
    pub(crate) fn new(me: Seat, hidden: Option<Seat>, profile: &TableProfile, view: &View) -> Self {
        let rules = view.rules();
        let mut belief = Self {
            me,
            hidden,
            level: profile.level,
            levels: profile.levels,
            people: profile.has_strangers,
            disabled: profile.disabled,
            literal: profile.literal,
            players: rules.players(),
            hands: Default::default(),
            notes: [Note::fresh(rules.cards()); MAX_CARD_IDS],
            truth: [None; MAX_CARD_IDS],
            believed: [rules.cards(); MAX_CARD_IDS],
            connections: ArrayVec::new(),
            bluff: None,
            last_focus: None,
            warned: None,
            fully_visible: [CardSet::EMPTY; MAX_PLAYERS],
            partners: profile.partners,
            agreed: profile.agreed,
            possible_saves: ArrayVec::new(),
            doubts: [0; MAX_PLAYERS],
        };
        belief.partners[me.index()] = profile.own;
        belief.sync(view, &PositionFacts::of(view));
        belief
    }

    /// Updates hands, marks and visible cards to `view`.
    pub(crate) fn sync(&mut self, view: &View, facts: &PositionFacts) {
        self.sync_table(view);
        for seat in view.rules().seats() {
            let cards = if self.hidden == Some(seat) {
                None
            } else {
                view.cards(seat)
            };
            for (slot, id) in view.table().hand(seat).iter().enumerate() {
                self.truth[at(*id)] = cards.and_then(|cards| cards.get(slot).copied());
            }
        }
        self.recompute(facts);
    }

    /// Updates hands and marks to the public part of `view`.
    pub(crate) fn sync_table(&mut self, view: &View) {
        let rules = view.rules();
        let table = view.table();
        for seat in rules.seats() {
            let hand = &mut self.hands[seat.index()];
            hand.clear();
            hand.extend(table.hand(seat).iter().copied());
            hand.sort_unstable();
            for (id, marks) in table.hand(seat).iter().zip(table.marks(seat)) {
                let note = &mut self.notes[at(*id)];
                note.possible = rules.possible(*marks);
                note.clued = marks.is_clued();
            }
        }
    }

    /// Makes all hands visible except the own one.
    pub(crate) fn see_hands(&mut self, cards: &[Option<Card>; MAX_CARD_IDS]) {
        for seat in Seat::all(self.players) {
            for id in &self.hands[seat.index()] {
                let own = seat == self.me;
                self.truth[at(*id)] = cards[at(*id)].filter(|_| !own);
            }
        }
    }

    /// The number of copies of `card` that this player doesn't see.
    pub(crate) fn unseen(&self, card: Card, facts: &PositionFacts) -> u8 {
        let seen = self
            .hands
            .iter()
            .flatten()
            .filter(|id| self.truth[at(**id)] == Some(card))
            .count();
        facts.left[card.index()].saturating_sub(u8::try_from(seen).unwrap_or(u8::MAX))
    }

    /// The identity of a card in a hand, if this player knows it.
    pub(crate) fn known(&self, id: CardId) -> Option<Card> {
        self.truth[at(id)].or_else(|| self.notes[at(id)].possible.only())
    }

    /// What `reader` sees a card in the hand of `holder` to be. If the giver of a clue holds the
    /// card, only what the giver believes counts, because the clue is based on that.
    pub(crate) fn seen_by(
        &self,
        reader: Seat,
        giver: Seat,
        id: CardId,
        holder: Seat,
    ) -> Option<Card> {
        if reader == holder || giver == holder {
            self.believed[at(id)].only()
        } else {
            self.truth[at(id)].or_else(|| self.believed[at(id)].only())
        }
    }

    /// Empathy: what a card can be for its holder by clues and visible cards, without conventions.
    pub(crate) fn empathy(&self, id: CardId, holder: Seat) -> CardSet {
        let possible = self.notes[at(id)].possible;
        if possible.only().is_some() {
            possible
        } else {
            possible & !self.fully_visible[holder.index()]
        }
    }

    pub(crate) const fn is_literal(&self, seat: Seat) -> bool {
        self.literal & 1 << seat.index() != 0
    }

    /// From now on the clues of `seat` are read literally, or as before.
    pub(crate) const fn set_literal(&mut self, seat: Seat, literal: bool) {
        if literal {
            self.literal |= 1 << seat.index();
        } else {
            self.literal &= !(1 << seat.index());
        }
    }

    /// From now on these are the beliefs of `seat`, which knows only the conventions of its level.
    pub(crate) fn become_seat(&mut self, seat: Seat) {
        self.me = seat;
        self.level = self.levels[seat.index()];
        self.levels = self.levels.map(|level| level.min(self.level));
    }

    /// The level that `giver` and `receiver` both know.
    pub(crate) fn level_between(&self, giver: Seat, receiver: Seat) -> Level {
        self.levels[giver.index()].min(self.levels[receiver.index()])
    }

    /// Whether `seat` follows this convention.
    pub(crate) fn is_followed_by(&self, seat: Seat, convention: Convention) -> bool {
        self.levels[seat.index()] >= convention.level() && self.follows(convention)
    }

    /// Whether players at this table give and read clues by this convention.
    pub(crate) fn follows(&self, convention: Convention) -> bool {
        self.level >= convention.level()
            && (self.people || !convention.is_among_people())
            && !self.disabled.has(convention)
    }

    /// The number of unclued cards that one clue may call to be played.
    pub(crate) fn most_blind(&self) -> usize {
        match self.level {
            Level::Basics => 0,
            _ if self.follows(Convention::TwoBlindCards) => 2,
            _ => 1,
        }
    }

    /// Whether `seat` is assumed to have this trait.
    pub(crate) const fn plays(&self, seat: Seat, style_trait: StyleTrait) -> bool {
        self.partners[seat.index()].plays(style_trait)
    }

    /// Whether clues are given and read as experienced people do, for example with bluffs. Among
    /// companions alone that costs points.
    pub(crate) fn plays_like_people(&self) -> bool {
        self.level >= Level::Group && self.people
    }

    /// Whether `seat` is expected to give and to read finesses.
    pub(crate) fn knows_finesses(&self, seat: Seat) -> bool {
        !self.is_literal(seat)
            && self.levels[seat.index()] >= Level::Finesses
            && self.plays(seat, StyleTrait::Finesses)
    }

    /// Whether the clues of `seat` are read by conventions instead of literally.
    pub(crate) fn reads_by_convention(&self, seat: Seat, facts: &PositionFacts) -> bool {
        // People clue in their own way, so one such card says little about their other clues.
        let one_strike_left = facts.spare_strikes == 0 && facts.strikeout_costs;
        let patience = if one_strike_left && !self.people {
            DOUBT
        } else {
            2 * DOUBT
        };
        !self.is_literal(seat) && self.doubts[seat.index()] < patience
    }

    /// Whether a card of the giver of the clue about `id` has contradicted its clue, and not been
    /// outweighed since.
    pub(crate) fn is_doubted(&self, id: CardId) -> bool {
        let giver = self.notes[at(id)].read_from;
        giver.is_some_and(|giver| self.doubts[giver.index()] > 0)
    }

    /// A card turned out to be `card`: compares it with the clue about it, and adjusts the doubt.
    pub(crate) fn check_against_clue(&mut self, id: CardId, card: Card) {
        let note = &self.notes[at(id)];
        if let (Some(giver), true) = (note.read_from, note.call != Call::None) {
            let doubts = &mut self.doubts[giver.index()];
            *doubts = if note.inferred.contains(card) {
                doubts.saturating_sub(1)
            } else {
                doubts.saturating_add(DOUBT)
            };
        }
    }

    /// The chop of `seat`: by default its oldest card that nobody has clued, saved or called.
    pub(crate) fn chop(&self, seat: Seat) -> Option<CardId> {
        let mut free = self.hands[seat.index()].iter().copied();
        if self.plays(seat, StyleTrait::OldestChop) {
            free.find(|id| self.is_free(*id))
        } else {
            free.rfind(|id| self.is_free(*id))
        }
    }

    /// Whether nobody has clued, saved or called the card.
    pub(crate) fn is_free(&self, id: CardId) -> bool {
        let note = &self.notes[at(id)];
        !note.clued && !note.moved && note.call == Call::None
    }

    /// Whether the unclued card is called to be played, or another clue may need it to be played.
    pub(crate) fn is_awaited(&self, id: CardId) -> bool {
        let note = &self.notes[at(id)];
        !note.clued
            && (note.call == Call::Blind
                || self
                    .connections
                    .iter()
                    .any(|connection| connection.card == id))
    }

    /// The newest unclued card of `seat` that isn't called yet and not in `used`.
    pub(crate) fn finesse_position(&self, seat: Seat, used: &[CardId]) -> Option<CardId> {
        self.hands[seat.index()].iter().rev().copied().find(|id| {
            let note = &self.notes[at(*id)];
            !note.clued && note.call == Call::None && !used.contains(id)
        })
    }

    /// Whether the holder would play the card now.
    pub(crate) fn thinks_playable(&self, id: CardId, facts: &PositionFacts) -> bool {
        let believed = self.believed[at(id)];
        is_within(believed, facts.playable)
    }

    /// Whether the holder believes the card to be trash.
    pub(crate) fn thinks_trash(&self, id: CardId, seat: Seat, facts: &PositionFacts) -> bool {
        let believed = self.believed[at(id)];
        is_within(believed, facts.trash) || is_within(self.empathy(id, seat), facts.trash)
    }

    /// Whether `seat` has a card that it would play now.
    pub(crate) fn has_play(&self, seat: Seat, facts: &PositionFacts) -> bool {
        self.hands[seat.index()]
            .iter()
            .any(|id| self.thinks_playable(*id, facts))
    }

    /// The other seats in turn order, starting after `seat`.
    pub(crate) fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players;
        (1..players).filter_map(move |step| {
            let step = kagiya_rules::Offset::new(u8::try_from(step).ok()?)?;
            Some(seat.after(step, players))
        })
    }
}

/// The index of a card in arrays by card id.
pub(crate) fn at(id: CardId) -> usize {
    usize::from(id.number())
}

/// Whether `set` is a non-empty subset of `frame`.
pub(crate) fn is_within(set: CardSet, frame: CardSet) -> bool {
    !set.is_empty() && (set & !frame).is_empty()
}
