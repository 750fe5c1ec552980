//! What every player at the table takes the cards to be, as one of them can work it out.
//!
//! A [`Mind`] keeps one note for each card: what its *holder* takes it to be. Everybody reads clues
//! by the same conventions, so everybody can keep these notes for everybody; only about hands that
//! a player does not see the notes may be coarser than those of others.

use arrayvec::ArrayVec;
use kagiya_rules::{Card, CardId, CardSet, MAX_CARD_IDS, MAX_HAND, MAX_PLAYERS, Seat, View};

use super::notes::{Bluff, Call, Link, Note, Saved};
use super::position_facts::Facts;
use crate::companion::conventions::{Convention, Conventions};
use crate::companion::partners::{Company, Partner};
use crate::level::Level;
use crate::playstyle::{Stated, Way};

/// How much the trust in a giver suffers when a card turns out not to be what the clue said. Every
/// card that does turn out so mends it by one.
const DOUBT: u8 = 2;

/// How many open [`Link`]s are kept; further ones are forgotten, which costs only information.
const MAX_LINKS: usize = 24;

/// How many of them are kept in mind.
pub(crate) const MAX_SAVED: usize = 8;

/// The notes about all cards, as the player on one seat can keep them.
#[derive(Clone, Debug)]
pub(crate) struct Mind {
    /// Whose mind it is.
    pub(crate) me: Seat,
    /// Another seat whose cards this mind does not look at.
    pub(crate) hidden: Option<Seat>,
    pub(crate) level: Level,
    /// Whether people sit at the table, or others of whom nothing is known.
    pub(crate) people: bool,
    /// The conventions that nobody follows.
    pub(crate) left_out: Conventions,
    /// The seats that take clues by their word alone, and give them so, one bit each.
    literal: u8,
    pub(crate) players: usize,
    /// The cards of each hand, oldest first, whatever the order in which they are held.
    pub(crate) hands: [ArrayVec<CardId, MAX_HAND>; MAX_PLAYERS],
    pub(crate) notes: [Note; MAX_CARD_IDS],
    /// The print of the cards that this mind sees.
    pub(crate) truth: [Option<Card>; MAX_CARD_IDS],
    /// What the holder takes each card to be, all things considered.
    pub(crate) taken_for: [CardSet; MAX_CARD_IDS],
    pub(crate) links: ArrayVec<Link, MAX_LINKS>,
    /// What the next action says about the last clue.
    pub(crate) bluff: Option<Bluff>,
    /// The card that the last action was a clue about.
    pub(crate) last_focus: Option<CardId>,
    /// Whom the last action has told to keep the next card that is to be discarded.
    pub(crate) warned: Option<Seat>,
    /// Cards of which each seat sees every copy.
    pub(crate) accounted: [CardSet; MAX_PLAYERS],
    /// What is assumed of each seat; of one's own, what it plays.
    pub(crate) partners: [Partner; MAX_PLAYERS],
    /// What the table states.
    pub(crate) stated: Stated,
    /// The last clues that may have saved a card.
    pub(crate) saved: ArrayVec<Saved, MAX_SAVED>,
    /// How much more often than not the clues of each seat have turned out to mean something else
    /// than the conventions say.
    doubts: [u8; MAX_PLAYERS],
}

impl Mind {
    pub(crate) fn new(me: Seat, hidden: Option<Seat>, company: &Company, view: &View) -> Self {
        let rules = view.rules();
        let mut mind = Self {
            me,
            hidden,
            level: company.level,
            people: company.strangers,
            left_out: company.left_out,
            literal: company.literal,
            players: rules.players(),
            hands: Default::default(),
            notes: [Note::fresh(rules.cards()); MAX_CARD_IDS],
            truth: [None; MAX_CARD_IDS],
            taken_for: [rules.cards(); MAX_CARD_IDS],
            links: ArrayVec::new(),
            bluff: None,
            last_focus: None,
            warned: None,
            accounted: [CardSet::EMPTY; MAX_PLAYERS],
            partners: company.partners,
            stated: company.stated,
            saved: ArrayVec::new(),
            doubts: [0; MAX_PLAYERS],
        };
        mind.partners[me.index()] = company.own;
        mind.sync(view, &Facts::of(view));
        mind
    }

    /// Brings hands, marks and prints up to what `view` shows.
    pub(crate) fn sync(&mut self, view: &View, facts: &Facts) {
        self.take_in(view);
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
        self.reconsider(facts);
    }

    /// Brings hands and marks up to what lies on the table.
    pub(crate) fn take_in(&mut self, view: &View) {
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

    /// Sees the cards in all hands but its own.
    pub(crate) fn look_at(&mut self, cards: &[Option<Card>; MAX_CARD_IDS]) {
        for seat in Seat::all(self.players) {
            for id in &self.hands[seat.index()] {
                let own = seat == self.me;
                self.truth[at(*id)] = cards[at(*id)].filter(|_| !own);
            }
        }
    }

    /// How many copies of `card` this mind does not see.
    pub(crate) fn unseen(&self, card: Card, facts: &Facts) -> u8 {
        let seen = self
            .hands
            .iter()
            .flatten()
            .filter(|id| self.truth[at(**id)] == Some(card))
            .count();
        facts.left[card.index()].saturating_sub(u8::try_from(seen).unwrap_or(u8::MAX))
    }

    /// What this mind knows a card in a hand to be.
    pub(crate) fn known(&self, id: CardId) -> Option<Card> {
        self.truth[at(id)].or_else(|| self.notes[at(id)].possible.only())
    }

    /// What `reader` sees a card in the hand of `holder` to be, as far as this mind can tell.
    /// To understand a clue, only what its giver knows counts.
    pub(crate) fn seen_by(
        &self,
        reader: Seat,
        giver: Seat,
        id: CardId,
        holder: Seat,
    ) -> Option<Card> {
        if reader == holder || giver == holder {
            self.taken_for[at(id)].only()
        } else {
            self.truth[at(id)].or_else(|| self.taken_for[at(id)].only())
        }
    }

    /// What a card can be to its holder by clues and by the cards in sight.
    pub(crate) fn strict(&self, id: CardId, holder: Seat) -> CardSet {
        let possible = self.notes[at(id)].possible;
        if possible.only().is_some() {
            possible
        } else {
            possible & !self.accounted[holder.index()]
        }
    }

    pub(crate) const fn is_literal(&self, seat: Seat) -> bool {
        self.literal & 1 << seat.index() != 0
    }

    /// Whether clues are given and read by this convention at the table.
    pub(crate) fn follows(&self, convention: Convention) -> bool {
        self.level >= convention.level()
            && (self.people || !convention.is_among_people())
            && !self.left_out.has(convention)
    }

    /// How many cards a clue may ask to be played that no clue has touched.
    pub(crate) fn most_blind(&self) -> usize {
        match self.level {
            Level::Basics => 0,
            _ if self.follows(Convention::TwoBlindCards) => 2,
            _ => 1,
        }
    }

    /// Whether `seat` is taken to play this way.
    pub(crate) const fn plays(&self, seat: Seat, way: Way) -> bool {
        self.partners[seat.index()].plays(way)
    }

    /// Whether clues are given and read as experienced people do: bluffs among others, which cost points among
    /// companions alone.
    pub(crate) fn reads_as_people(&self) -> bool {
        self.level >= Level::Group && self.people
    }

    /// Whether `seat` can be expected to read and to give finesses.
    pub(crate) fn trusts(&self, seat: Seat) -> bool {
        !self.is_literal(seat) && self.plays(seat, Way::Finesses)
    }

    /// Whether the clues of `seat` are read by the conventions, and not by their word alone.
    pub(crate) fn believes(&self, seat: Seat, facts: &Facts) -> bool {
        let one_strike_left = facts.spare_strikes == 0 && facts.strikeout_costs;
        let patience = if one_strike_left { DOUBT } else { 2 * DOUBT };
        !self.is_literal(seat) && self.doubts[seat.index()] < patience
    }

    /// A card has turned out to be `card`: does that agree with the clue that it was read from?
    pub(crate) fn judge(&mut self, id: CardId, card: Card) {
        let note = &self.notes[at(id)];
        if let (Some(giver), true) = (note.read_from, note.call != Call::None) {
            let doubts = &mut self.doubts[giver.index()];
            *doubts = if note.reading.contains(card) {
                doubts.saturating_sub(1)
            } else {
                doubts.saturating_add(DOUBT)
            };
        }
    }

    /// The card of `seat` that is discarded next: the oldest that nobody has asked to keep or to play.
    pub(crate) fn chop(&self, seat: Seat) -> Option<CardId> {
        let mut free = self.hands[seat.index()].iter().copied();
        if self.plays(seat, Way::OldestChop) {
            free.find(|id| self.is_free(*id))
        } else {
            free.rfind(|id| self.is_free(*id))
        }
    }

    /// Whether nobody has asked to keep or to play the card.
    pub(crate) fn is_free(&self, id: CardId) -> bool {
        let note = &self.notes[at(id)];
        !note.clued && !note.moved && note.call == Call::None
    }

    /// Whether the card, which no clue has touched, is to be played all the same, or may be: another
    /// clue waits for it.
    pub(crate) fn is_awaited(&self, id: CardId) -> bool {
        let note = &self.notes[at(id)];
        !note.clued && (note.call == Call::Blind || self.links.iter().any(|link| link.card == id))
    }

    /// The newest card of `seat` that no clue has touched and that is not asked to be played yet.
    pub(crate) fn finesse_position(&self, seat: Seat, used: &[CardId]) -> Option<CardId> {
        self.hands[seat.index()].iter().rev().copied().find(|id| {
            let note = &self.notes[at(*id)];
            !note.clued && note.call == Call::None && !used.contains(id)
        })
    }

    /// Whether the holder would play the card now.
    pub(crate) fn thinks_playable(&self, id: CardId, facts: &Facts) -> bool {
        let taken = self.taken_for[at(id)];
        is_within(taken, facts.playable)
    }

    /// Whether the holder takes the card for trash.
    pub(crate) fn thinks_trash(&self, id: CardId, seat: Seat, facts: &Facts) -> bool {
        let taken = self.taken_for[at(id)];
        is_within(taken, facts.trash) || is_within(self.strict(id, seat), facts.trash)
    }

    /// Whether `seat` has a card that it would play now.
    pub(crate) fn has_play(&self, seat: Seat, facts: &Facts) -> bool {
        self.hands[seat.index()]
            .iter()
            .any(|id| self.thinks_playable(*id, facts))
    }

    /// The seats in the order of their turns, beginning after `seat`.
    pub(crate) fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players;
        (1..players).filter_map(move |step| {
            let step = kagiya_rules::Offset::new(u8::try_from(step).ok()?)?;
            Some(seat.after(step, players))
        })
    }
}

/// The place of a card in tables by id.
pub(crate) fn at(id: CardId) -> usize {
    usize::from(id.number())
}

/// Whether `set` holds something and nothing outside of `frame`.
pub(crate) fn is_within(set: CardSet, frame: CardSet) -> bool {
    !set.is_empty() && (set & !frame).is_empty()
}
