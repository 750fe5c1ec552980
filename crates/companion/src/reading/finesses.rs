//! Prompts and finesses: clues whose focus is playable only after another card.

use arrayvec::ArrayVec;
use kagiya_rules::{Card, CardId, CardSet, Clue, MAX_HAND, MAX_PLAYERS, Seat};

use super::clue::{CalledCard, ClueContext, Interpretation};
use super::prerequisites::SearchOwnHand;
use crate::belief::{BeliefState, Call, Connection, PositionFacts, Stacks, at, before, is_within};
use crate::conventions::Convention;

impl BeliefState {
    /// Finds the cards that other players, or the receiver, must play before the focus.
    pub(crate) fn find_connections(
        &mut self,
        context: ClueContext<'_>,
        focus: CardId,
        set: CardSet,
        expected: &[Stacks; MAX_PLAYERS],
        interpretation: &mut Interpretation,
    ) {
        let action = context.action;
        let to = action.to;
        let plain = interpretation.direct | interpretation.save;
        for meant in (set & !plain).iter() {
            if let Some(prerequisites) =
                self.prerequisites(context, to, meant, &expected[to.index()], SearchOwnHand::No)
            {
                interpretation.connected.insert(meant);
                for prerequisite in prerequisites
                    .into_iter()
                    .filter(|prerequisite| !prerequisite.played_anyway)
                {
                    let _ = self.connections.try_push(Connection {
                        focus,
                        meant,
                        seat: prerequisite.seat,
                        card: prerequisite.card,
                        needed: prerequisite.needed,
                        behind: false,
                    });
                }
            }
        }
        interpretation.connected |= self.expect_bluff(
            context,
            focus,
            set & !(plain | interpretation.connected),
            expected,
        );
        if (plain | interpretation.connected).is_empty()
            && self.knows_finesses(action.giver)
            && self.follows(Convention::OwnHand)
        {
            self.find_own_connections(context, set, &expected[to.index()], interpretation);
        }
        // The receiver doesn't see the focus, and knows who is called only if one identity is left.
        let Some(truth) =
            self.truth[at(focus)].or_else(|| (plain | interpretation.connected).only())
        else {
            return;
        };
        if interpretation.save.contains(truth)
            && !self.may_call_before(truth, context, interpretation)
            || !set.contains(truth)
        {
            return;
        }
        // A card that the receiver plays from their own hand is not called from players who see it.
        let own: ArrayVec<CalledCard, MAX_PLAYERS> =
            interpretation.called.iter().copied().collect();
        for reader in self.after(action.giver) {
            let answers = |it: &CalledCard| {
                let card = self.seen_by(reader, action.giver, it.card, to);
                card.is_some() && card == before(truth, &expected[reader.index()], context.facts)
            };
            if self.plays_like_people() && own.iter().any(answers) {
                continue;
            }
            if reader == to
                || expected[reader.index()].next.contains(truth)
                || !self.knows_finesses(reader)
                || !self.knows_finesses(action.giver)
            {
                continue;
            }
            let stacks = &expected[reader.index()];
            let prerequisites =
                self.prerequisites(context, reader, truth, stacks, SearchOwnHand::Yes);
            // A clue that makes a card known to be playable need not call another one.
            let bluff = self
                .bluff_play(context, reader, truth, stacks)
                .filter(|_| !interpretation.beside);
            if let (None, Some((card, what))) = (&prerequisites, bluff) {
                let _ = interpretation.called.try_push(CalledCard {
                    seat: reader,
                    card,
                    what,
                    prompted: false,
                });
            }
            for prerequisite in prerequisites
                .iter()
                .flatten()
                .filter(|prerequisite| prerequisite.seat == reader && !prerequisite.played_anyway)
                .filter(|prerequisite| prerequisite.prompted || !interpretation.beside)
            {
                let more =
                    bluff.filter(|(card, _)| !prerequisite.prompted && *card == prerequisite.card);
                let _ = interpretation.called.try_push(CalledCard {
                    seat: reader,
                    card: prerequisite.card,
                    what: CardSet::of(prerequisite.needed)
                        | more.map_or(CardSet::EMPTY, |(_, what)| what),
                    prompted: prerequisite.prompted,
                });
            }
        }
    }

    /// Whether a clue that would save `truth` calls the card before it nevertheless: about a five
    /// off the chop, after the first discard.
    fn may_call_before(
        &self,
        truth: Card,
        context: ClueContext<'_>,
        interpretation: &Interpretation,
    ) -> bool {
        let ClueContext { facts, action } = context;
        self.follows(Convention::ToldExactly)
            && !interpretation.on_chop
            && !facts.none_discarded
            && matches!(action.clue, Clue::Rank(_))
            && facts.lasts.contains(truth)
    }

    /// A clue without another explanation calls the receiver to play the card before the focus.
    fn find_own_connections(
        &self,
        context: ClueContext<'_>,
        set: CardSet,
        expected: &Stacks,
        interpretation: &mut Interpretation,
    ) {
        let mut shortest = usize::MAX;
        for meant in set.iter() {
            let Some(prerequisites) = self.prerequisites(
                context,
                context.action.to,
                meant,
                expected,
                SearchOwnHand::Yes,
            ) else {
                continue;
            };
            let blind = prerequisites
                .iter()
                .filter(|prerequisite| !prerequisite.prompted)
                .count();
            // The receiver may play a clued card after a blind one.
            let longer =
                self.plays_like_people() && prerequisites.len() == 2 && prerequisites[1].prompted;
            if !(prerequisites.len() == 1 || longer) || blind > shortest {
                continue;
            }
            if blind < shortest {
                shortest = blind;
                interpretation.called.clear();
                interpretation.connected = CardSet::EMPTY;
            }
            interpretation.connected.insert(meant);
            for prerequisite in prerequisites
                .into_iter()
                .filter(|prerequisite| !prerequisite.played_anyway)
            {
                if let Some(called) = interpretation
                    .called
                    .iter_mut()
                    .find(|it| it.card == prerequisite.card)
                {
                    called.what.insert(prerequisite.needed);
                } else {
                    let _ = interpretation.called.try_push(CalledCard {
                        seat: context.action.to,
                        card: prerequisite.card,
                        what: CardSet::of(prerequisite.needed),
                        prompted: prerequisite.prompted,
                    });
                }
            }
        }
    }

    /// A player has played or discarded: updates the connections that waited for it. Returns
    /// whether beliefs changed.
    pub(crate) fn resolve_connections(
        &mut self,
        seat: Seat,
        played: Option<(CardId, Card)>,
        facts: &PositionFacts,
    ) -> bool {
        let playable_before = facts.playable;
        let mut changed = false;
        let was_called = played.is_some_and(|(id, _)| self.notes[at(id)].call == Call::Blind);
        if let Some((id, card)) = played
            && playable_before.contains(card)
            && (was_called || self.notes[at(id)].is_prompted())
            && !self.notes[at(id)].inferred.contains(card)
        {
            changed |= self.call_behind(seat, id);
        }
        if let Some((id, card)) = played
            && was_called
        {
            changed |= self.call_queued(seat, id, card);
        }
        // Layered finesses first: their identities stay possible.
        let mut moved: ArrayVec<CardId, MAX_HAND> = ArrayVec::new();
        if let Some((id, card)) = played
            && playable_before.contains(card)
        {
            for index in 0..self.connections.len() {
                let connection = self.connections[index];
                if connection.seat == seat
                    && !self.hands[seat.index()].contains(&connection.focus)
                    && connection.card == id
                    && card != connection.needed
                    && let Some(behind) = self.behind(connection)
                {
                    self.connections[index] = behind;
                    let _ = moved.try_push(behind.card);
                    changed = true;
                }
            }
        }
        let mut index = 0;
        while index < self.connections.len() {
            let connection = self.connections[index];
            if connection.seat != seat || moved.contains(&connection.card) {
                index += 1;
                continue;
            }
            match played {
                Some((id, card)) if id == connection.card => {
                    if card == connection.needed {
                        if was_called {
                            self.answered_finesse(seat);
                        }
                        self.confirm(connection);
                    } else {
                        self.drop_meaning(connection, facts);
                    }
                    changed = true;
                    index = 0;
                }
                _ if playable_before.contains(connection.needed) && !was_called => {
                    self.drop_meaning(connection, facts);
                    changed = true;
                    index = 0;
                }
                _ => index += 1,
            }
        }
        // A player who was called for a blind play and did something else did not read the clue
        // that way.
        if !was_called {
            for id in self.hands[seat.index()].clone() {
                let note = &mut self.notes[at(id)];
                if note.call == Call::Blind && is_within(note.inferred, playable_before) {
                    note.call = Call::None;
                    note.inferred = note.possible;
                    changed = true;
                    if seat != self.me {
                        self.missed_finesse(seat);
                    }
                }
            }
        }
        changed
    }

    /// A layered finesse: `seat` was called to play `id` and it was another playable card. The
    /// called card is the next one behind it. Returns whether that is possible.
    fn call_behind(&mut self, seat: Seat, id: CardId) -> bool {
        let called = self.notes[at(id)];
        if !self.follows(Convention::LayeredFinesses) || !self.knows_finesses(seat) {
            return false;
        }
        let Some((card, clued)) = self.next_behind(seat, id, called.inferred) else {
            return false;
        };
        let note = &mut self.notes[at(card)];
        note.inferred = called.inferred;
        note.read_from = called.read_from;
        note.clue_turn = called.clue_turn;
        note.called_by = called.called_by;
        note.call = if clued { Call::Play } else { Call::Blind };
        true
    }

    /// The same for a connection: the card that it needs now, or `None` if that is not possible.
    fn behind(&self, connection: Connection) -> Option<Connection> {
        if !self.follows(Convention::LayeredFinesses) || !self.knows_finesses(connection.seat) {
            return None;
        }
        let needed = CardSet::of(connection.needed);
        let (card, _) = self.next_behind(connection.seat, connection.card, needed)?;
        let focus = self.truth[at(connection.focus)];
        let is_meant = focus == Some(connection.meant);
        // Players who see the card know whether it is the needed one; its holder believes the clue.
        let fits = match self.truth[at(card)] {
            Some(truth) => truth == connection.needed,
            None => is_meant,
        };
        if !fits {
            return None;
        }
        Some(Connection {
            card,
            behind: true,
            ..connection
        })
    }

    fn confirm(&mut self, connection: Connection) {
        let is_own = self.hands[connection.seat.index()].contains(&connection.focus);
        let shown = |it: &&Connection| {
            it.card == connection.card && (!is_own || it.needed == connection.needed)
        };
        let same: CardSet = self
            .connections
            .iter()
            .filter(|it| it.focus == connection.focus && (shown(it) || it.behind))
            .map(|it| it.meant)
            .collect();
        let note = &mut self.notes[at(connection.focus)];
        let narrowed = note.inferred & same;
        if !narrowed.is_empty() {
            note.inferred = narrowed;
            note.call = Call::Play;
        }
        self.connections.retain(|it| {
            it.focus != connection.focus || same.contains(it.meant) && it.card != connection.card
        });
    }

    fn drop_meaning(&mut self, connection: Connection, facts: &PositionFacts) {
        let note = &mut self.notes[at(connection.focus)];
        let mut inferred = note.inferred;
        inferred.remove(connection.meant);
        let is_left = !(inferred & note.possible).is_empty();
        if is_left {
            note.inferred = inferred;
        }
        self.connections
            .retain(|it| it.focus != connection.focus || it.meant != connection.meant);
        let is_own = self.hands[connection.seat.index()].contains(&connection.focus);
        if !is_left && !is_own {
            self.call_receiver(connection.focus, facts);
        }
    }

    /// Nobody else has played the card that a clue about `focus` waits for, so its holder has it.
    /// Returns whether that is possible.
    pub(crate) fn call_receiver(&mut self, focus: CardId, facts: &PositionFacts) -> bool {
        if !self.follows(Convention::PassedOn) {
            return false;
        }
        let Some(to) = Seat::all(self.players).find(|it| self.hands[it.index()].contains(&focus))
        else {
            return false;
        };
        let about = self.notes[at(focus)];
        let Some(giver) = about.read_from.filter(|giver| self.knows_finesses(*giver)) else {
            return false;
        };
        let before = |card: Card| before(card, &facts.stacks, facts);
        let meant = self.empathy(focus, to) & !facts.trash;
        let needed: CardSet = meant.iter().filter_map(before).collect();
        // Cards that the same clue touched were not clued when it was given.
        let together: ArrayVec<CardId, MAX_HAND> = self.hands[to.index()]
            .iter()
            .copied()
            .filter(|id| self.notes[at(*id)].clue_turn == about.clue_turn)
            .collect();
        let prompted = self.prompted(to, needed, &together, &[]);
        let Some(card) = prompted.or_else(|| self.finesse_position(to, &[])) else {
            return false;
        };
        let what = self.empathy(card, to) & needed;
        let meant: CardSet = meant
            .iter()
            .filter(|card| before(*card).is_some_and(|needed| what.contains(needed)))
            .collect();
        if what.is_empty() {
            return false;
        }
        for meant in meant.iter() {
            if let Some(needed) = before(meant) {
                let _ = self.connections.try_push(Connection {
                    focus,
                    meant,
                    seat: to,
                    card,
                    needed,
                    behind: false,
                });
            }
        }
        self.notes[at(focus)].inferred = meant;
        let note = &mut self.notes[at(card)];
        note.inferred = what;
        note.read_from = Some(giver);
        note.clue_turn = facts.turn;
        note.called_by = Some(focus);
        note.call = if prompted.is_some() {
            Call::Play
        } else {
            Call::Blind
        };
        true
    }

    /// If a player is called for a second blind card, the first one may be what either clue needs.
    pub(crate) fn queue(&mut self, called: &CalledCard) {
        if !self.follows(Convention::OneAfterTheOther) || called.prompted {
            return;
        }
        for id in self.hands[called.seat.index()].clone() {
            let more = self.empathy(id, called.seat) & called.what;
            let note = &mut self.notes[at(id)];
            if note.call == Call::Blind && id != called.card {
                note.inferred |= more;
            }
        }
    }

    /// `seat` was called for two blind cards by two clues, and `played`, the first of them, was the
    /// `card` of the later clue. Then the other one is behind it. Returns whether this applies.
    fn call_queued(&mut self, seat: Seat, played: CardId, card: Card) -> bool {
        let mut first = self.notes[at(played)].inferred;
        first.remove(card);
        let later = self.hands[seat.index()].iter().copied().find(|id| {
            let note = &self.notes[at(*id)];
            *id != played && note.call == Call::Blind && note.inferred == CardSet::of(card)
        });
        let Some(later) =
            later.filter(|_| self.follows(Convention::OneAfterTheOther) && !first.is_empty())
        else {
            return false;
        };
        let note = &mut self.notes[at(later)];
        note.call = Call::None;
        note.inferred = note.possible;
        self.notes[at(played)].inferred = first;
        self.call_behind(seat, played);
        true
    }
}
