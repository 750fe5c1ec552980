//! What every player at the table takes the cards to be, as one of them can work it out.
//!
//! A [`Mind`] keeps one note for each card: what its *holder* takes it to be. Everybody reads clues
//! by the same conventions, so everybody can keep these notes for everybody; only about hands that
//! a player does not see the notes may be coarser than those of others.

use arrayvec::ArrayVec;
use kagiya_rules::{Card, CardId, CardSet, MAX_CARD_IDS, MAX_HAND, MAX_PLAYERS, Seat, View};

use super::Level;
use super::bluffs::Bluff;
use super::company::Company;
use super::conventions::{Convention, Conventions};
use super::elsewhere::Elsewhere;
use super::facts::Facts;
use super::partners::{MAX_SAVED, Partner, Saved};
use super::ways::{Stated, Way};

/// What a convention asks of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Call {
    /// Nothing.
    #[default]
    None,
    /// To be kept.
    Save,
    /// To be played as soon as it fits.
    Play,
    /// To be played as soon as it fits, although no clue has touched it.
    Blind,
}

/// What the holder of a card takes it to be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Note {
    /// What it can be by clues alone.
    pub(super) possible: CardSet,
    /// What it can be by conventions.
    pub(super) reading: CardSet,
    /// What the conventions ask of it.
    pub(super) call: Call,
    /// The card that it is asked for: a clue about that one waits for this.
    pub(super) asked_for: Option<CardId>,
    /// Whether a clue has touched it.
    pub(super) clued: bool,
    /// The seats that have clued it, one bit each.
    pub(super) givers: u8,
    /// Whether it is kept like a clued card although no clue has touched it.
    pub(super) moved: bool,
    /// Whose clue the reading comes from.
    pub(super) read_from: Option<Seat>,
    /// Whether its holder has discarded something else when it was to be played: the holder takes
    /// it for less than the conventions do.
    pub(super) passed: bool,
    /// The turn in which a clue last spoke of it.
    pub(super) heard_at: u16,
    /// Cards that it can be although they are of no use any more: its giver held the other copy, and could
    /// not know it.
    pub(super) unseen_twins: CardSet,
}

impl Note {
    const fn fresh(cards: CardSet) -> Self {
        Self {
            possible: cards,
            reading: cards,
            call: Call::None,
            asked_for: None,
            clued: false,
            givers: 0,
            moved: false,
            read_from: None,
            passed: false,
            heard_at: 0,
            unseen_twins: CardSet::EMPTY,
        }
    }

    /// Whether the card takes part in the game: it was touched by a clue or asked to be played.
    pub(super) const fn is_in_play(&self) -> bool {
        self.clued || matches!(self.call, Call::Blind)
    }

    /// Whether a clue about another card asks for it, and it was clued before.
    pub(super) const fn is_prompted(&self) -> bool {
        self.asked_for.is_some() && matches!(self.call, Call::Play)
    }
}

/// A card that must be played before another turns out to be what a clue meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Link {
    /// The card that the clue was about.
    pub(super) focus: CardId,
    /// What that card would be.
    pub(super) meant: Card,
    /// Who has to play first.
    pub(super) seat: Seat,
    /// Which card.
    pub(super) card: CardId,
    /// What that card would be.
    pub(super) needed: Card,
    /// Whether another card was played for it before, which fitted too: this one lay behind it.
    pub(super) behind: bool,
}

/// How much the trust in a giver suffers when a card turns out not to be what the clue said. Every
/// card that does turn out so mends it by one.
const DOUBT: u8 = 2;

/// How many open [`Link`]s are kept; further ones are forgotten, which costs only information.
const MAX_LINKS: usize = 24;

/// The notes about all cards, as the player on one seat can keep them.
#[derive(Clone, Debug)]
pub(super) struct Mind {
    /// Whose mind it is.
    pub(super) me: Seat,
    /// Another seat whose cards this mind does not look at.
    pub(super) hidden: Option<Seat>,
    pub(super) level: Level,
    /// Whether people sit at the table, or others of whom nothing is known.
    pub(super) people: bool,
    /// The conventions that nobody follows.
    pub(super) left_out: Conventions,
    /// The seats that take clues by their word alone, and give them so, one bit each.
    literal: u8,
    pub(super) players: usize,
    /// The cards of each hand, oldest first, whatever the order in which they are held.
    pub(super) hands: [ArrayVec<CardId, MAX_HAND>; MAX_PLAYERS],
    pub(super) notes: [Note; MAX_CARD_IDS],
    /// The print of the cards that this mind sees.
    pub(super) truth: [Option<Card>; MAX_CARD_IDS],
    /// What the holder takes each card to be, all things considered.
    pub(super) taken_for: [CardSet; MAX_CARD_IDS],
    pub(super) links: ArrayVec<Link, MAX_LINKS>,
    /// What the next action says about the last clue.
    pub(super) bluff: Option<Bluff>,
    /// The card that the last action was a clue about.
    pub(super) last_focus: Option<CardId>,
    /// Whom the last action has told to keep the next card that is to be discarded.
    pub(super) warned: Option<Seat>,
    /// Cards of which each seat sees every copy.
    accounted: [CardSet; MAX_PLAYERS],
    /// What is assumed of each seat; of one's own, what it plays.
    pub(super) partners: [Partner; MAX_PLAYERS],
    /// What the table states.
    pub(super) stated: Stated,
    /// The last clues that may have saved a card.
    pub(super) saved: ArrayVec<Saved, MAX_SAVED>,
    /// How much more often than not the clues of each seat have turned out to mean something else
    /// than the conventions say.
    doubts: [u8; MAX_PLAYERS],
}

impl Mind {
    pub(super) fn new(me: Seat, hidden: Option<Seat>, company: &Company, view: &View) -> Self {
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
    pub(super) fn sync(&mut self, view: &View, facts: &Facts) {
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
    pub(super) fn take_in(&mut self, view: &View) {
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
    pub(super) fn look_at(&mut self, cards: &[Option<Card>; MAX_CARD_IDS]) {
        for seat in Seat::all(self.players) {
            for id in &self.hands[seat.index()] {
                let own = seat == self.me;
                self.truth[at(*id)] = cards[at(*id)].filter(|_| !own);
            }
        }
    }

    /// Works out again what follows from hands, marks and prints.
    pub(super) fn reconsider(&mut self, facts: &Facts) {
        self.account(facts);
        self.cancel_contradictions(facts);
        self.refresh(facts);
    }

    /// Takes back what the conventions asked of cards that can't be what was meant.
    fn cancel_contradictions(&mut self, facts: &Facts) {
        for seat in Seat::all(self.players) {
            for id in self.hands[seat.index()].clone() {
                let strict = self.strict(id, seat);
                let note = &mut self.notes[at(id)];
                // A card that the conventions made useless once its twin was played was not that.
                let useful = strict & !facts.trash;
                if (strict & note.reading).is_empty()
                    || !useful.is_empty() && (useful & note.reading).is_empty()
                {
                    note.reading = note.possible;
                    note.call = Call::None;
                }
            }
        }
    }

    /// Finds the cards of which each seat sees every copy.
    fn account(&mut self, facts: &Facts) {
        let rules = &facts.rules;
        let mut unseen = facts.left;
        let mut held = [CardSet::EMPTY; MAX_PLAYERS];
        for seat in rules.seats() {
            for id in &self.hands[seat.index()] {
                if let Some(card) = self.known(*id) {
                    unseen[card.index()] = unseen[card.index()].saturating_sub(1);
                    held[seat.index()].insert(card);
                }
            }
        }
        let in_sight: CardSet = rules
            .cards()
            .iter()
            .filter(|card| unseen[card.index()] == 0)
            .collect();
        for seat in rules.seats() {
            // Players don't see the copies in their own hands.
            let held = held[seat.index()];
            let known = if self.follows(Convention::OwnCopies) {
                self.known_in(seat, held & in_sight)
            } else {
                CardSet::EMPTY
            };
            self.accounted[seat.index()] = in_sight & !(held & !known);
        }
    }

    /// Those of `held` of which `seat` knows every copy in its own hand exactly: no other of its cards
    /// is one of them.
    fn known_in(&self, seat: Seat, held: CardSet) -> CardSet {
        let hand = &self.hands[seat.index()];
        let known = |card| {
            let mut copies = hand.iter().filter(|id| self.known(**id) == Some(card));
            copies.all(|id| self.notes[at(*id)].possible.only().is_some())
        };
        held.iter().filter(|card| known(*card)).collect()
    }

    /// How many copies of `card` this mind does not see.
    pub(super) fn unseen(&self, card: Card, facts: &Facts) -> u8 {
        let seen = self
            .hands
            .iter()
            .flatten()
            .filter(|id| self.truth[at(**id)] == Some(card))
            .count();
        facts.left[card.index()].saturating_sub(u8::try_from(seen).unwrap_or(u8::MAX))
    }

    /// What this mind knows a card in a hand to be.
    pub(super) fn known(&self, id: CardId) -> Option<Card> {
        self.truth[at(id)].or_else(|| self.notes[at(id)].possible.only())
    }

    /// What `reader` sees a card in the hand of `holder` to be, as far as this mind can tell.
    /// To understand a clue, only what its giver knows counts.
    pub(super) fn seen_by(
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
    pub(super) fn strict(&self, id: CardId, holder: Seat) -> CardSet {
        let possible = self.notes[at(id)].possible;
        if possible.only().is_some() {
            possible
        } else {
            possible & !self.accounted[holder.index()]
        }
    }

    /// Works out again what every holder takes each card to be.
    pub(super) fn refresh(&mut self, facts: &Facts) {
        let elsewhere = Elsewhere::of(self, facts);
        // The seats whose clues are not read by the conventions, one bit each.
        let doubted = Seat::all(self.players)
            .filter(|giver| !self.believes(*giver, facts))
            .fold(0, |seats, giver| seats | 1 << giver.index());
        for seat in Seat::all(self.players) {
            let mut mine = CardSet::EMPTY;
            for id in &self.hands[seat.index()] {
                let note = &self.notes[at(*id)];
                let in_play = note.is_in_play();
                let elsewhere = if in_play {
                    elsewhere.of_card(seat, note.givers)
                } else {
                    CardSet::EMPTY
                };
                let taken = self.reckon(*id, seat, elsewhere, doubted, facts);
                if in_play && let Some(card) = taken.only() {
                    mine.insert(card);
                }
                self.taken_for[at(*id)] = taken;
            }
            if mine.is_empty() {
                continue;
            }
            for id in &self.hands[seat.index()] {
                let taken = self.taken_for[at(*id)];
                let note = &self.notes[at(*id)];
                // Of two blind cards the first may be what the later clue asks for.
                if self.follows(Convention::OneAfterTheOther) && note.call == Call::Blind {
                    continue;
                }
                if note.is_in_play() && taken.only().is_none() {
                    let rest = taken & !mine;
                    if !rest.is_empty() {
                        self.taken_for[at(*id)] = rest;
                    }
                } else if self.follows(Convention::NotTheSame) && self.is_twin(*id, seat, taken) {
                    let rest = self.strict(*id, seat) & !taken;
                    if !rest.is_empty() {
                        self.taken_for[at(*id)] = rest;
                    }
                }
            }
        }
    }

    /// Whether another card of this hand was asked to be played as the one that `id` is taken for,
    /// and this one was not: then this one is something else.
    fn is_twin(&self, id: CardId, seat: Seat, taken: CardSet) -> bool {
        let note = &self.notes[at(id)];
        note.is_in_play()
            && !matches!(note.call, Call::Play | Call::Blind)
            && taken.only().is_some()
            && self.strict(id, seat).only().is_none()
            && self.hands[seat.index()].iter().any(|other| {
                *other != id
                    && matches!(self.notes[at(*other)].call, Call::Play | Call::Blind)
                    && self.taken_for[at(*other)] == taken
            })
    }

    fn reckon(
        &self,
        id: CardId,
        seat: Seat,
        elsewhere: CardSet,
        doubted: u8,
        facts: &Facts,
    ) -> CardSet {
        let note = &self.notes[at(id)];
        let strict = self.strict(id, seat);
        if note.passed || self.is_literal(seat) {
            return strict;
        }
        let by_convention = strict & note.reading;
        let taken = if by_convention.is_empty() {
            strict
        } else {
            by_convention
        };
        if !note.is_in_play() || note.givers & doubted != 0 {
            return taken;
        }
        // Good touch: a clued card is of use, and no other clued card is the same.
        let good = taken & !(facts.trash & !note.unseen_twins) & !elsewhere;
        if good.is_empty() { taken } else { good }
    }

    const fn is_literal(&self, seat: Seat) -> bool {
        self.literal & 1 << seat.index() != 0
    }

    /// Whether clues are given and read as experienced people do: bluffs among others, which cost points among
    /// companions alone.
    pub(super) fn reads_as_people(&self) -> bool {
        self.level >= Level::Group && self.people
    }

    /// Whether `seat` can be expected to read and to give finesses.
    pub(super) fn trusts(&self, seat: Seat) -> bool {
        !self.is_literal(seat) && self.plays(seat, Way::Finesses)
    }

    /// Whether the clues of `seat` are read by the conventions, and not by their word alone.
    pub(super) fn believes(&self, seat: Seat, facts: &Facts) -> bool {
        let one_strike_left = facts.spare_strikes == 0 && facts.strikeout_costs;
        let patience = if one_strike_left { DOUBT } else { 2 * DOUBT };
        !self.is_literal(seat) && self.doubts[seat.index()] < patience
    }

    /// A card has turned out to be `card`: does that agree with the clue that it was read from?
    pub(super) fn judge(&mut self, id: CardId, card: Card) {
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

    /// `seat` has discarded: what it was to play by the conventions, and did not, it reads otherwise.
    pub(super) fn pass_up(&mut self, seat: Seat, facts: &Facts) {
        for id in self.hands[seat.index()].clone() {
            if self.notes[at(id)].is_in_play() && self.thinks_playable(id, facts) {
                let note = &mut self.notes[at(id)];
                note.passed = true;
                note.call = Call::Save;
            }
        }
    }

    /// `seat` discards `card` without a token, although it knows of a card to play or of trash: the next
    /// player, who would discard now, is to keep its next card and to use the token.
    pub(super) fn warn(&mut self, seat: Seat, card: CardId, facts: &Facts) {
        if !self.follows(Convention::Warnings) || facts.tokens > 0 || self.chop(seat) != Some(card)
        {
            return;
        }
        let mut hand = self.hands[seat.index()].iter();
        let knows_better = hand.any(|id| {
            let strict = self.strict(*id, seat);
            is_within(strict, facts.playable) || is_within(strict, facts.trash)
        });
        let next = seat.next(self.players);
        if knows_better && let Some(chop) = self.chop(next) {
            self.notes[at(chop)].moved = true;
            self.warned = Some(next);
        }
    }

    /// The card of `seat` that is discarded next: the oldest that nobody has asked to keep or to play.
    pub(super) fn chop(&self, seat: Seat) -> Option<CardId> {
        let mut free = self.hands[seat.index()].iter().copied();
        if self.plays(seat, Way::OldestChop) {
            free.find(|id| self.is_free(*id))
        } else {
            free.rfind(|id| self.is_free(*id))
        }
    }

    /// Whether nobody has asked to keep or to play the card.
    pub(super) fn is_free(&self, id: CardId) -> bool {
        let note = &self.notes[at(id)];
        !note.clued && !note.moved && note.call == Call::None
    }

    /// Whether the card, which no clue has touched, is to be played all the same, or may be: another
    /// clue waits for it.
    pub(super) fn is_awaited(&self, id: CardId) -> bool {
        let note = &self.notes[at(id)];
        !note.clued && (note.call == Call::Blind || self.links.iter().any(|link| link.card == id))
    }

    /// The newest card of `seat` that no clue has touched and that is not asked to be played yet.
    pub(super) fn finesse_position(&self, seat: Seat, used: &[CardId]) -> Option<CardId> {
        self.hands[seat.index()].iter().rev().copied().find(|id| {
            let note = &self.notes[at(*id)];
            !note.clued && note.call == Call::None && !used.contains(id)
        })
    }

    /// Whether the holder would play the card now.
    pub(super) fn thinks_playable(&self, id: CardId, facts: &Facts) -> bool {
        let taken = self.taken_for[at(id)];
        is_within(taken, facts.playable)
    }

    /// Whether the holder takes the card for trash.
    pub(super) fn thinks_trash(&self, id: CardId, seat: Seat, facts: &Facts) -> bool {
        let taken = self.taken_for[at(id)];
        is_within(taken, facts.trash) || is_within(self.strict(id, seat), facts.trash)
    }

    /// Whether `seat` has a card that it would play now.
    pub(super) fn has_play(&self, seat: Seat, facts: &Facts) -> bool {
        self.hands[seat.index()]
            .iter()
            .any(|id| self.thinks_playable(*id, facts))
    }

    /// The seats in the order of their turns, beginning after `seat`.
    pub(super) fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players;
        (1..players).filter_map(move |step| {
            let step = kagiya_rules::Offset::new(u8::try_from(step).ok()?)?;
            Some(seat.after(step, players))
        })
    }
}

/// The place of a card in tables by id.
pub(super) fn at(id: CardId) -> usize {
    usize::from(id.number())
}

/// Whether `set` holds something and nothing outside of `frame`.
pub(super) fn is_within(set: CardSet, frame: CardSet) -> bool {
    !set.is_empty() && (set & !frame).is_empty()
}
