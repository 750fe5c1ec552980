//! The steps of an action, in their order:
//!
//! pay or reveal → place, or discard (and strike) → *last strike?* → *all complete?* → *critical
//! discard?* → token of a discard → announcement token → completion bonus (token, or tile chain)
//! → *nothing more to gain?* → draw → final round → next player → *empty hand, no legal action?*
//!
//! `docs/rules/rulings.md` has the decisions where the rules are unclear: ruling A-13 is its number 13.

use crate::action::{Action, Choice};
use crate::board::{place_on_firework, update_reach};
use crate::card::{Card, CardId};
use crate::clue::{Clue, ClueSet};
use crate::event::{Event, Events, PublicEvent};
use crate::game::Game;
use crate::illegal::IllegalAction;
use crate::inline_list::InlineList;
use crate::option_values::Strikeout;
use crate::outcome::{LossReason, Outcome};
use crate::rules::Bonus;
use crate::seat::{Offset, Seat};
use crate::suit::Suit;
use crate::table::{Discarded, Phase};
use crate::tile::Tile;

/// Whether the player draws a card at the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Draw {
    Yes,
    No,
}

impl Game {
    /// Applies an action of the player to act. Except for [`reorder`](Self::reorder), nothing else changes a
    /// game.
    ///
    /// # Errors
    /// [`IllegalAction`] if it is illegal. The game is then unchanged.
    pub fn apply(&mut self, action: Action) -> Result<Events, IllegalAction> {
        let mut events = Events::new();
        self.apply_into(action, &mut events)?;
        Ok(events)
    }

    /// Like [`apply`](Self::apply), but the events replace the contents of `events`.
    ///
    /// # Errors
    /// [`IllegalAction`] if it is illegal. The game is then unchanged and the list empty.
    pub fn apply_into(&mut self, action: Action, events: &mut Events) -> Result<(), IllegalAction> {
        events.clear();
        self.check(action)?;
        if self.hole.is_some() {
            self.resolve_hidden(action, events);
        } else {
            self.resolve(action, events);
        }
        Ok(())
    }

    pub(crate) fn resolve(&mut self, action: Action, events: &mut Events) {
        let seat = self.table.to_act;
        match action {
            Action::Play { card, announce } => self.play(seat, card, announce, events),
            Action::Discard(card) => self.discard(seat, card, events),
            Action::Clue { to, clue } => {
                self.table.clue_tokens -= 1;
                self.table.clues_given = self.table.clues_given.saturating_add(1);
                if self.rules.flags.alternating {
                    let clues = self.rules.clues();
                    self.table.next_clues = if matches!(clue, Clue::Color(_)) {
                        clues.ranks()
                    } else {
                        clues.colors()
                    };
                }
                self.give_clue(seat, to, clue, false, events);
                self.finish_turn(seat, Draw::No, events);
            }
            Action::Choose(choice) => self.choose(seat, choice, events),
        }
    }

    fn discard(&mut self, seat: Seat, id: CardId, events: &mut Events) {
        let card = self.take(seat, id);
        if self.rules.is_inverted(card.suit()) {
            return self.played(seat, card, id, None, events);
        }
        self.discarded(seat, card, id, events);
    }

    /// What a discard does: the card goes to the pile, and a token comes back.
    fn discarded(&mut self, seat: Seat, card: Card, id: CardId, events: &mut Events) {
        self.put_on_pile(card, id);
        events.push(Event::Public(PublicEvent::Discarded { seat, id, card }));
        if self.lost_by_critical(card) {
            return self.end(Outcome::Lost(LossReason::CriticalDiscard), events);
        }
        self.gain_token(events);
        self.finish_turn(seat, Draw::Yes, events);
    }

    fn play(&mut self, seat: Seat, id: CardId, announce: Option<Suit>, events: &mut Events) {
        let card = self.take(seat, id);
        if self.rules.is_inverted(card.suit()) {
            return self.discarded(seat, card, id, events);
        }
        self.played(seat, card, id, announce, events);
    }

    /// What a play does: the card is placed, or misplayed.
    fn played(
        &mut self,
        seat: Seat,
        card: Card,
        id: CardId,
        announce: Option<Suit>,
        events: &mut Events,
    ) {
        // With a wrong announcement, the card doesn't fit (ruling A-13).
        let announced_well = announce.is_none_or(|suit| suit == card.suit());
        if !(announced_well && self.board().is_playable(card)) {
            return self.misplay(seat, card, id, events);
        }
        if self.rules.joker() == Some(card.suit()) {
            return self.place_joker(seat, card, id, events);
        }
        self.place(seat, card, id, card.suit(), events);
        if let Some(outcome) = self.ended_by_placing() {
            return self.end(outcome, events);
        }
        if announce.is_some() {
            self.gain_token(events);
        }
        self.completion_bonus(seat, card.suit(), events);
    }

    fn misplay(&mut self, seat: Seat, card: Card, id: CardId, events: &mut Events) {
        self.put_on_pile(card, id);
        self.table.strikes += 1;
        let strikes = self.table.strikes;
        events.push(Event::Public(PublicEvent::Misplayed {
            seat,
            id,
            card,
            strikes,
        }));
        if strikes >= self.rules.max_strikes() {
            let scored =
                self.rules.strikeout() == Strikeout::KeepScore && !self.rules.flags.all_or_nothing;
            let outcome = if scored {
                Outcome::Finished
            } else {
                Outcome::Lost(LossReason::Strikes)
            };
            return self.end(outcome, events);
        }
        if self.lost_by_critical(card) {
            return self.end(Outcome::Lost(LossReason::CriticalDiscard), events);
        }
        self.finish_turn(seat, Draw::Yes, events);
    }

    /// Places a joker if one firework needs its rank, or asks which of several.
    fn place_joker(&mut self, seat: Seat, card: Card, id: CardId, events: &mut Events) {
        let fits = self.board().fireworks_for(card);
        if fits.count_ones() > 1 {
            self.table.phase = Phase::Joker { card, id };
            events.push(Event::Public(PublicEvent::JokerRevealed { seat, id, card }));
            return;
        }
        self.place_joker_on(
            seat,
            card,
            id,
            Suit::from_index(fits.trailing_zeros() as usize),
            events,
        );
    }

    fn place_joker_on(
        &mut self,
        seat: Seat,
        card: Card,
        id: CardId,
        suit: Suit,
        events: &mut Events,
    ) {
        self.place(seat, card, id, suit, events);
        if let Some(outcome) = self.ended_by_placing() {
            return self.end(outcome, events);
        }
        self.completion_bonus(seat, suit, events);
    }

    fn place(&mut self, seat: Seat, card: Card, id: CardId, suit: Suit, events: &mut Events) {
        place_on_firework(&self.rules, &mut self.table, suit, card);
        events.push(Event::Public(PublicEvent::Played {
            seat,
            id,
            card,
            suit,
        }));
        if self.rules.joker().is_some() {
            self.update_reaches(card);
        }
    }

    /// The token or bonus tile for a firework that is now complete. Then the turn ends, unless the tile asks
    /// a question.
    fn completion_bonus(&mut self, seat: Seat, suit: Suit, events: &mut Events) {
        if self.table.height(suit) < self.rules.rank_count() {
            return self.finish_turn(seat, Draw::Yes, events);
        }
        events.push(Event::Public(PublicEvent::Completed(suit)));
        match self.rules.completion(suit) {
            Bonus::Token => self.gain_token(events),
            Bonus::Nothing => {}
            Bonus::Tile => return self.reveal_tile(seat, events),
        }
        self.finish_turn(seat, Draw::Yes, events);
    }

    fn reveal_tile(&mut self, seat: Seat, events: &mut Events) {
        let Some(&tile) = self.face_down_tiles().first() else {
            // There are too few tiles only with extra suits (ruling A-18).
            self.gain_token(events);
            return self.finish_turn(seat, Draw::Yes, events);
        };
        self.hidden.tiles_revealed += 1;
        self.table.tiles.remove(tile);
        events.push(Event::Public(PublicEvent::TileRevealed(tile)));
        match tile {
            Tile::Token => self.gain_token(events),
            Tile::StrikeBack => {
                if let Some(strikes) = self.table.strikes.checked_sub(1) {
                    self.table.strikes = strikes;
                    events.push(Event::Public(PublicEvent::StrikeBack { strikes }));
                }
                self.gain_token(events);
            }
            Tile::ColorClue | Tile::RankClue | Tile::ShuffleBack | Tile::PutIntoPlay => {
                self.table.phase = Phase::Tile(tile);
                if !self.legal_actions().is_empty() {
                    return;
                }
                self.table.phase = Phase::Turn;
                events.push(Event::Public(PublicEvent::TileLost(tile)));
            }
        }
        self.finish_turn(seat, Draw::Yes, events);
    }

    fn choose(&mut self, seat: Seat, choice: Choice, events: &mut Events) {
        let asked = core::mem::replace(&mut self.table.phase, Phase::Turn);
        match choice {
            Choice::Clue { to, clue } => self.give_clue(seat, to, clue, true, events),
            Choice::ShuffleBack(card) => {
                if let Some(Discarded { card, id }) = self.pick_from_pile(card) {
                    events.push(Event::Public(PublicEvent::ShuffledBack { id, card }));
                    self.shuffle_into_deck(card);
                }
            }
            Choice::PutIntoPlay(card) => {
                if let Some(Discarded { card, id }) = self.pick_from_pile(card) {
                    return self.put_into_play(seat, card, id, events);
                }
            }
            Choice::Decline => {
                if let Phase::Tile(tile) = asked {
                    events.push(Event::Public(PublicEvent::Declined(tile)));
                }
            }
            Choice::Firework(suit) => {
                if let Phase::Joker { card, id } = asked {
                    return self.place_joker_on(seat, card, id, suit, events);
                }
            }
        }
        self.finish_turn(seat, Draw::Yes, events);
    }

    /// Places a discarded card on its firework, without an announcement or a strike. A five reveals the next
    /// tile at once (ruling A-23).
    fn put_into_play(&mut self, seat: Seat, card: Card, id: CardId, events: &mut Events) {
        if self.rules.joker() == Some(card.suit()) {
            return self.place_joker(seat, card, id, events);
        }
        self.place(seat, card, id, card.suit(), events);
        if let Some(outcome) = self.ended_by_placing() {
            return self.end(outcome, events);
        }
        self.completion_bonus(seat, card.suit(), events);
    }

    fn give_clue(&mut self, giver: Seat, to: Offset, clue: Clue, free: bool, events: &mut Events) {
        let to = giver.after(to, self.rules.players());
        let (bit, heard) = (ClueSet::of(clue), self.rules.heard(clue));
        let hand = self.table.hand_list(to);
        let touched = InlineList::of_wanted(hand.iter().enumerate().map(|(slot, id)| {
            let touches = self.rules.touched_by(self.print(*id)).meets(bit);
            self.table.mark(to, slot, heard, touches);
            (*id, touches)
        }));
        events.push(Event::Public(PublicEvent::Clued {
            giver,
            to,
            clue: heard,
            touched,
            free,
        }));
        if self.rules.flags.card_cycle {
            self.cycle(giver, events);
        }
    }

    /// Moves the oldest card of a hand that no clue has touched to the place of new cards.
    #[cold]
    fn cycle(&mut self, seat: Seat, events: &mut Events) {
        let marks = self.table.marks(seat);
        let Some(slot) = marks.iter().position(|marks| !marks.is_clued()) else {
            return;
        };
        let mut order = self.table.hand_list(seat);
        if slot + 1 == order.len() {
            return;
        }
        order.as_mut_slice()[slot..].rotate_left(1);
        self.table.reorder(seat, &order);
        events.push(Event::Public(PublicEvent::Reordered { seat, order }));
    }

    fn finish_turn(&mut self, seat: Seat, draw: Draw, events: &mut Events) {
        let flags = self.rules.flags;
        if flags.stop_when_capped && self.is_capped() {
            return self.end_by_count(events);
        }
        let counting = self.table.turns_left;
        // A play from the deck leaves the hand full, and shuffling back a card does not add one to it.
        let full = flags.deck_play && self.table.hand(seat).len() >= self.rules.hand_size();
        if draw == Draw::Yes {
            if self.table.deck_size > 0 && !full {
                self.draw(seat, events);
            }
            self.update_touching(seat);
        }
        // The last card was drawn, or played from the deck.
        if self.table.deck_size == 0 && flags.final_round && counting.is_none() {
            #[expect(clippy::cast_possible_truncation, reason = "at most six players")]
            let turns_left = self.rules.players() as u8;
            self.table.turns_left = Some(turns_left);
            events.push(Event::Public(PublicEvent::FinalRound { turns_left }));
        }
        if let Some(turns_left) = counting {
            let turns_left = turns_left - 1;
            self.table.turns_left = Some(turns_left);
            if turns_left == 0 {
                return self.end_by_count(events);
            }
        }
        self.table.turn += 1;
        self.table.to_act = seat.next(self.rules.players());
        if flags.stop_when_capped && self.table.turns_left.is_some() && self.is_out_of_hands() {
            return self.end_by_count(events);
        }
        self.begin_turn(events);
    }

    #[inline]
    fn begin_turn(&mut self, events: &mut Events) {
        if self.table.hand(self.table.to_act).is_empty() {
            if self.rules.flags.empty_hand_loses {
                return self.end(Outcome::Lost(LossReason::EmptyHand), events);
            }
            if self.legal_actions().is_empty() {
                if !self.rules.flags.until_capped {
                    return self.end(Outcome::Lost(LossReason::NoLegalAction), events);
                }
                if !self.pass_over() {
                    return self.end_by_count(events);
                }
            }
        }
        events.push(Event::Public(PublicEvent::Turn(self.table.to_act)));
    }

    /// Passes over players who have neither a card nor a legal clue. False if that is everybody.
    fn pass_over(&mut self) -> bool {
        let players = self.rules.players();
        (1..players).any(|_| {
            self.table.to_act = self.table.to_act.next(players);
            !self.legal_actions().is_empty()
        })
    }

    /// The checks at the start of a turn, for a game from a position.
    pub(crate) fn open(&mut self) {
        let mut events = Events::new();
        self.begin_turn(&mut events);
    }

    fn draw(&mut self, seat: Seat, events: &mut Events) {
        let id = self.table.draw(seat);
        events.push(Event::Drew {
            seat,
            id,
            card: self.print(id),
        });
    }

    /// Ends a game that is neither perfect nor lost by strikes.
    fn end_by_count(&mut self, events: &mut Events) {
        let outcome = if self.rules.flags.all_or_nothing {
            Outcome::Lost(LossReason::Incomplete)
        } else {
            Outcome::Finished
        };
        self.end(outcome, events);
    }

    fn end(&mut self, outcome: Outcome, events: &mut Events) {
        self.table.phase = Phase::Over(outcome);
        events.push(Event::Public(PublicEvent::Over(outcome)));
    }

    fn take(&mut self, seat: Seat, id: CardId) -> Card {
        match self.table.slot_of(seat, id) {
            // The touching clues of the hand are updated at the end of the turn.
            Some(slot) => _ = self.table.take_from_hand(seat, slot),
            // The play of the deck's last card, which `check` has allowed.
            None => self.table.take_from_deck(),
        }
        self.print(id)
    }

    fn put_on_pile(&mut self, card: Card, id: CardId) {
        self.table.push_discard(Discarded { card, id });
        if self.board().copies_left(card) == 0 {
            self.update_reaches(card);
        }
    }

    fn pick_from_pile(&mut self, card: Card) -> Option<Discarded> {
        let discarded = self.table.take_discard(card)?;
        self.update_reaches(card);
        Some(discarded)
    }

    /// Recomputes the reach of each firework that could use `card`.
    fn update_reaches(&mut self, card: Card) {
        let (rules, table) = (&*self.rules, &mut self.table);
        if rules.joker().is_some() {
            for suit in rules.fireworks() {
                update_reach(rules, table, suit);
            }
        } else {
            update_reach(rules, table, card.suit());
        }
    }

    fn gain_token(&mut self, events: &mut Events) {
        if self.table.clue_tokens < self.rules.max_clue_tokens() {
            let half = self.rules.flags.half_tokens && !self.table.half_token;
            self.table.half_token = half;
            self.table.clue_tokens += u8::from(!half);
            let clue_tokens = self.table.clue_tokens;
            events.push(Event::Public(PublicEvent::TokenGained {
                clue_tokens,
                half,
            }));
        }
    }

    /// Whether complete fireworks end the game now.
    fn is_complete(&self) -> bool {
        self.table.playable.is_empty() && self.rules.flags.complete_ends
    }

    /// The end of the game by a card that was placed: all fireworks are complete, or, where they can be built in
    /// several orders, one can be completed in the other order alone (ruling A-27).
    fn ended_by_placing(&self) -> Option<Outcome> {
        if self.is_complete() {
            Some(Outcome::Perfect)
        } else if self.rules.has_orders() && self.is_unfinishable() {
            Some(Outcome::Lost(LossReason::CriticalDiscard))
        } else {
            None
        }
    }

    /// Whether the loss of this copy of `card` loses the game: it is needed, and it was the last one.
    fn lost_by_critical(&self, card: Card) -> bool {
        if !self.rules.flags.critical_discard_loses {
            return false;
        }
        if self.rules.has_orders() {
            return self.is_unfinishable();
        }
        self.table.height(card.suit()) <= self.rules.height_of(card)
            && self.board().copies_left(card) == 0
    }

    /// Whether a game that goes on would have ended by its fireworks.
    pub(crate) fn is_settled(&self) -> bool {
        let capped = self.rules.flags.stop_when_capped
            && (self.is_capped() || self.table.turns_left.is_some() && self.is_out_of_hands());
        self.is_complete() || capped || self.is_unfinishable()
    }

    /// Whether not all fireworks can be completed, by the discard pile, where that loses the game.
    fn is_unfinishable(&self) -> bool {
        self.rules.flags.critical_discard_loses
            && self.board().max_placed() < self.rules.full_height()
    }

    /// Whether no more cards can be placed, by the discard pile.
    fn is_capped(&self) -> bool {
        self.board().placed() == self.board().max_placed()
    }

    /// In the final round: whether no player with a turn left has a card that fits, now or after the other
    /// players' turns.
    fn is_out_of_hands(&self) -> bool {
        let turns_left = usize::from(self.table.turns_left.unwrap_or(0));
        let players = self.rules.players();
        let playable = self.board().playable();
        let mut seat = self.table.to_act;
        for _ in 0..turns_left.min(players) {
            if self.hand(seat).any(|(_, card)| playable.contains(card)) {
                return false;
            }
            seat = seat.next(players);
        }
        self.table.deck_size == 0
    }
}
