//! Recomputes all incremental state of the engine in a slow and obvious way, from events and cards.

use std::collections::HashMap;

use kagiya_rules::{
    Card, CardId, Clue, ClueSet, Event, Events, Game, Phase, PublicEvent, Rules, Seat, Suit,
    SuitScore, Table, Untold, VariantMod,
};

use super::brute;

/// The course of a game, from its events.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    /// The cards on fireworks, each with its firework.
    placed: Vec<(Suit, Card)>,
    pile: Vec<(CardId, Card)>,
    /// The number of cards that were played face down.
    thrown: usize,
    /// A joker that waits for its firework.
    in_the_air: Option<CardId>,
    /// The hands, by seat.
    hands: Vec<Vec<CardId>>,
    /// For each card, the clues that touched it and those that didn't.
    marks: HashMap<CardId, (Vec<Clue>, Vec<Clue>)>,
    tokens: u8,
    half: bool,
    strikes: u8,
    clues: usize,
    deck: usize,
    /// Whether a clue moves a card of its giver.
    cycles: bool,
}

impl Ledger {
    pub(crate) fn new(game: &Game) -> Self {
        let rules = game.rules();
        Self {
            placed: Vec::new(),
            pile: Vec::new(),
            thrown: 0,
            in_the_air: None,
            hands: rules
                .seats()
                .map(|seat| game.table().hand(seat).to_vec())
                .collect(),
            marks: HashMap::new(),
            tokens: rules.max_clue_tokens(),
            half: false,
            strikes: 0,
            clues: 0,
            deck: rules.deck_size() - rules.players() * rules.hand_size(),
            cycles: rules
                .options()
                .variant_mods
                .contains(&VariantMod::CardCycle),
        }
    }

    /// The order of a hand after its holder gave a clue, if it differs.
    fn cycled(&self, seat: Seat) -> Option<Vec<CardId>> {
        let hand = &self.hands[seat.index()];
        let has_clue = |id: &CardId| self.marks.get(id).is_some_and(|(yes, _)| !yes.is_empty());
        let oldest = *hand.iter().find(|id| !has_clue(id))?;
        let mut cycled: Vec<CardId> = hand.iter().copied().filter(|id| *id != oldest).collect();
        cycled.push(oldest);
        (self.cycles && cycled != *hand).then_some(cycled)
    }

    /// Records the events.
    pub(crate) fn note(&mut self, events: &Events) {
        let mut expected = None;
        for event in events {
            let order = match *event {
                Event::Public(PublicEvent::Reordered { seat, order }) => {
                    Some((seat, order.to_vec()))
                }
                _ => None,
            };
            assert_eq!(order, expected.take());
            match *event {
                Event::Drew { seat, id, .. } => {
                    self.hands[seat.index()].push(id);
                    self.deck -= 1;
                }
                Event::Public(event) => self.note_public(event),
            }
            if let Event::Public(PublicEvent::Clued { giver, .. }) = *event {
                expected = self.cycled(giver).map(|order| (giver, order));
            }
        }
        assert_eq!(expected, None);
    }

    /// Records a new order of a hand.
    pub(crate) fn note_order(&mut self, event: Event) {
        match event {
            Event::Public(event @ PublicEvent::Reordered { .. }) => self.note_public(event),
            other => panic!("unexpected event for a new order: {other:?}"),
        }
    }

    fn note_public(&mut self, event: PublicEvent) {
        match event {
            PublicEvent::Clued {
                to,
                clue,
                touched,
                free,
                ..
            } => {
                for id in &self.hands[to.index()] {
                    let (yes, no) = self.marks.entry(*id).or_default();
                    let said = if touched.contains(id) { yes } else { no };
                    said.push(clue);
                }
                if !free {
                    self.tokens -= 1;
                    self.clues += 1;
                }
            }
            PublicEvent::Played { id, card, suit, .. } => {
                self.lay_down(id);
                self.placed.push((suit, card));
            }
            PublicEvent::Misplayed {
                id, card, strikes, ..
            } => {
                self.lay_down(id);
                self.pile.push((id, card));
                self.strikes += 1;
                assert_eq!(self.strikes, strikes);
            }
            PublicEvent::Discarded { id, card, .. } => {
                self.lay_down(id);
                self.pile.push((id, card));
            }
            PublicEvent::Thrown { id, .. } => {
                self.lay_down(id);
                self.thrown += 1;
            }
            PublicEvent::JokerRevealed { id, .. } => {
                self.lay_down(id);
                self.in_the_air = Some(id);
            }
            PublicEvent::TokenGained { clue_tokens, half } => {
                self.half = half;
                self.tokens += u8::from(!half);
                assert_eq!(self.tokens, clue_tokens);
            }
            PublicEvent::StrikeBack { strikes } => {
                self.strikes -= 1;
                assert_eq!(self.strikes, strikes);
            }
            PublicEvent::ShuffledBack { id, .. } => {
                self.lay_down(id);
                self.deck += 1;
            }
            PublicEvent::Completed(_)
            | PublicEvent::TileRevealed(_)
            | PublicEvent::TileLost(_)
            | PublicEvent::Declined(_)
            | PublicEvent::FinalRound { .. }
            | PublicEvent::Turn(_)
            | PublicEvent::Over(_) => {}
            PublicEvent::Reordered { seat, order } => {
                let hand = &mut self.hands[seat.index()];
                assert_eq!(order.len(), hand.len());
                assert!(order.iter().all(|id| hand.contains(id)));
                *hand = order.to_vec();
            }
        }
    }

    /// Removes a card from its place: a hand, the discard pile (tiles 5 and 6), a waiting joker, or else the
    /// end of the deck.
    fn lay_down(&mut self, id: CardId) {
        let held = self.hands.iter_mut().find(|hand| hand.contains(&id));
        if let Some(hand) = held {
            hand.retain(|held| *held != id);
        } else if self.pile.iter().any(|(lying, _)| *lying == id) {
            self.pile.retain(|(lying, _)| *lying != id);
        } else if self.in_the_air == Some(id) {
            self.in_the_air = None;
        } else {
            assert_eq!(self.deck, 1, "{id} was nowhere");
            self.deck = 0;
        }
    }

    /// Checks that the game agrees in all state.
    pub(crate) fn compare(&self, game: &Game) {
        let (rules, table) = (game.rules(), game.table());
        assert_eq!(table.clue_tokens(), self.tokens);
        assert_eq!(table.half_token(), self.half);
        assert!(rules.has_half_tokens() || !self.half);
        assert_eq!(usize::from(table.clues_given()), self.clues);
        assert_eq!(table.deck_size(), self.deck);
        assert_eq!(game.deck().len(), self.deck);
        assert!(self.tokens <= rules.max_clue_tokens());
        assert!(self.strikes <= rules.max_strikes());
        for seat in rules.seats() {
            assert_eq!(table.hand(seat), self.hands[seat.index()]);
        }
        self.compare_marks(rules, table);
        if rules.hides_plays() && game.outcome().is_some() {
            // The events didn't tell what the table shows now. `holes` compares it.
            return;
        }
        assert_eq!(table.strikes(), self.strikes);
        let pile: Vec<_> = table
            .discard_pile()
            .iter()
            .map(|it| (it.id, it.card))
            .collect();
        assert_eq!(pile, self.pile);
        self.compare_cards(game);
        self.compare_fireworks(game);
    }

    fn compare_marks(&self, rules: &Rules, table: &Table) {
        for seat in rules.seats() {
            for (id, marks) in table.hand(seat).iter().zip(table.marks(seat)) {
                let (yes, no) = self.marks.get(id).cloned().unwrap_or_default();
                assert_eq!(marks.yes, yes.iter().copied().collect::<ClueSet>());
                assert_eq!(marks.no, no.iter().copied().collect::<ClueSet>());
                let possible = rules.possible(*marks);
                for card in rules.cards().iter() {
                    let touched_by = rules.touched_by(card);
                    // An untold clue is some clue of its kind.
                    let fits = yes
                        .iter()
                        .all(|clue| touched_by.meets(of_kind(rules, *clue)))
                        && no.iter().all(|clue| {
                            let could_be = of_kind(rules, *clue);
                            could_be.iter().any(|it| !touched_by.contains(it))
                        });
                    assert_eq!(possible.contains(card), fits);
                }
                let print = table.find(*id);
                assert_eq!(print.map(|(holder, _)| holder), Some(seat));
            }
        }
    }

    /// Checks that no card appears or disappears, and all counts.
    fn compare_cards(&self, game: &Game) {
        let (rules, table, board) = (game.rules(), game.table(), game.board());
        let joker_in_the_air = match table.phase() {
            Phase::Joker { card, .. } => Some(card),
            Phase::Turn | Phase::Tile(_) | Phase::Over(_) => None,
        };
        let mut missing = 0;
        for card in rules.cards().iter() {
            let count = |cards: &mut dyn Iterator<Item = Card>| {
                u8::try_from(cards.filter(|other| *other == card).count()).expect("few copies")
            };
            let held = rules
                .seats()
                .map(|seat| count(&mut game.hand(seat).map(|(_, card)| card)))
                .sum::<u8>();
            let in_deck = count(&mut game.deck().iter().copied());
            let discarded = count(&mut self.pile.iter().map(|(_, card)| *card));
            let placed = count(&mut self.placed.iter().map(|(_, card)| *card));
            let in_the_air = count(&mut joker_in_the_air.into_iter());
            let all = held + in_deck + discarded + placed + in_the_air;
            let thrown = rules.copies(card) - all;
            missing += usize::from(thrown);
            assert_eq!(table.discarded(card), discarded);
            assert_eq!(board.on_fireworks(card), placed);
            assert_eq!(
                board.copies_left(card),
                held + in_deck + in_the_air + thrown,
                "{}",
                rules.card_text(card)
            );
            assert_eq!(board.pile_cards().contains(card), discarded > 0);
        }
        assert_eq!(missing, self.thrown);
    }

    /// Copies of `card` neither in the discard pile nor on a firework.
    fn left(&self, rules: &Rules, card: Card) -> usize {
        let pile = self.pile.iter().filter(|(_, other)| *other == card).count();
        let placed = self
            .placed
            .iter()
            .filter(|(_, other)| *other == card)
            .count();
        usize::from(rules.copies(card)) - pile - placed
    }

    /// The same where fireworks can be built in several orders.
    fn compare_any_orders(&self, game: &Game) {
        let (rules, board) = (game.rules(), game.board());
        let placed_on = |suit: Suit| -> Vec<Card> {
            let placed = self.placed.iter().filter(|(on, _)| *on == suit);
            placed.map(|(_, card)| *card).collect()
        };
        let all: Vec<Vec<Card>> = rules.fireworks().map(placed_on).collect();
        for (index, suit) in rules.fireworks().enumerate() {
            let placed = &all[index];
            assert_eq!(game.table().height(suit), placed.len());
            let lying = (0..rules.rank_count()).filter_map(|place| board.card_at(suit, place));
            assert!(lying.eq(placed.iter().copied()));
            assert_eq!(board.top_rank(suit), placed.last().map(|card| card.rank()));
            assert!((placed.len()..=rules.rank_count()).contains(&board.reach(suit)));
            let dead = placed.len() == board.reach(suit) && placed.len() < rules.rank_count();
            assert_eq!(board.is_dead(suit), dead);
            assert_eq!(
                placed.len() + board.missing(suit).count(),
                rules.rank_count()
            );
            let fitting = brute::fitting(rules, &all, index);
            for card in rules.cards().iter().filter(|card| card.suit() == suit) {
                let fits = fitting.contains(&card);
                assert_eq!(board.is_playable(card), fits, "{}", rules.card_text(card));
                assert_eq!(board.playable().contains(card), fits);
                assert_eq!(board.next_cards(suit).contains(card), fits);
                assert_eq!(board.on_fireworks(card) == 1, placed.contains(&card));
                let lacks = board.missing(suit).any(|missing| missing == card);
                assert!(!lacks || !placed.contains(&card));
                if fits && self.left(rules, card) > 0 {
                    assert!(!board.is_trash(card));
                }
                assert!(board.is_trash(card) || !placed.contains(&card));
                assert!(!board.is_critical(card) || self.left(rules, card) == 1);
            }
        }
        assert_eq!(board.placed(), self.placed.len());
    }

    fn compare_fireworks(&self, game: &Game) {
        let (rules, table, board) = (game.rules(), game.table(), game.board());
        if rules.has_orders() {
            return self.compare_any_orders(game);
        }
        let full = rules.rank_count();
        let mut points = 0;
        let mut placed = 0;
        for suit in rules.fireworks() {
            let height = self.placed.iter().filter(|(on, _)| *on == suit).count();
            assert_eq!(table.height(suit), height);
            placed += height;
            // The firework grows while a card or a joker exists for the next rank.
            let mut reach = height;
            while let Some(card) = rules.next_card(suit, reach) {
                let joker = rules.joker().map(|joker| Card::new(joker, card.rank()));
                let joker_left = joker.is_some_and(|joker| self.left(rules, joker) > 0);
                if self.left(rules, card) == 0 && !joker_left {
                    break;
                }
                reach += 1;
            }
            assert_eq!(board.reach(suit), reach);
            assert_eq!(board.is_dead(suit), height == reach && reach < full);
            let missing = i32::try_from(full - height).expect("small");
            points += match rules.suit_info(suit).score {
                SuitScore::Points => i32::try_from(height).expect("small"),
                SuitScore::Penalty => -missing,
                SuitScore::Joker => panic!("a joker has no firework"),
            };
        }
        assert_eq!(board.placed(), placed);
        if rules.options().score_floor == kagiya_rules::ScoreFloor::Zero {
            points = points.max(0);
        }
        assert_eq!(i32::from(board.points()), points);
        for card in rules.cards().iter() {
            let fits = rules.fireworks().any(|suit| {
                rules
                    .next_card(suit, table.height(suit))
                    .is_some_and(|next| {
                        next == card
                            || (rules.joker() == Some(card.suit()) && next.rank() == card.rank())
                    })
            });
            assert_eq!(board.is_playable(card), fits, "{}", rules.card_text(card));
            assert_eq!(board.playable().contains(card), fits);
            if fits && self.left(rules, card) > 0 {
                assert!(!board.is_trash(card));
            }
            let last = !board.is_trash(card) && self.left(rules, card) == 1;
            match rules.joker() {
                None => assert_eq!(board.is_critical(card), last),
                // Trying all heights is slow.
                Some(_) if table.turn() % 16 == 0 => {
                    let critical =
                        last && self.most_placed(game, Some(card)) < self.most_placed(game, None);
                    assert_eq!(board.is_critical(card), critical);
                }
                Some(_) => {}
            }
        }
    }

    /// The maximum number of cards on fireworks at the end with jokers, if another copy of `lost` is lost.
    /// Tries all heights of all fireworks.
    fn most_placed(&self, game: &Game, lost: Option<Card>) -> usize {
        let rules = game.rules();
        let left = |card| self.left(rules, card) - usize::from(lost == Some(card));
        let joker = rules.joker().expect("only called for games with jokers");
        // Counted once, as there may be hundreds of thousands of heights.
        let mut jokers: Vec<_> = rules
            .ranks()
            .map(|rank| left(Card::new(joker, rank)))
            .collect();
        let mut placed = 0;
        let mut ways = Vec::new();
        for suit in rules.fireworks() {
            let there = game.table().height(suit);
            placed += there;
            let above = (there..rules.rank_count()).map(|height| {
                let card = rules.next_card(suit, height).expect("below the top");
                (card.rank().index(), left(card) > 0)
            });
            ways.push(above.collect::<Vec<_>>());
        }
        placed + most_above(&ways, &mut jokers)
    }
}

/// Checks which cards are trash and which are critical by trying all orders, where fireworks go up or down.
pub(crate) fn compare_needs(game: &Game) {
    let (rules, board) = (game.rules(), game.board());
    let placeable = brute::placeable(game);
    let most = brute::most_placed(game);
    for card in rules.cards().iter() {
        let text = rules.card_text(card);
        assert_eq!(board.is_trash(card), !placeable.contains(&card), "{text}");
        let lost =
            board.copies_left(card) == 1 && brute::most_of_any_order(game, Some(card)) < most;
        assert_eq!(board.is_critical(card), lost, "{text}");
    }
}

/// The clues that a clue can be, of which everyone hears `clue`.
fn of_kind(rules: &Rules, clue: Clue) -> ClueSet {
    match clue {
        Clue::Color(_) | Clue::Rank(_) => ClueSet::of(clue),
        Clue::Untold(Untold::Color) => rules.clues().colors(),
        Clue::Untold(Untold::Rank) => rules.clues().ranks(),
        Clue::Untold(Untold::Kind) => rules.clues(),
    }
}

/// The maximum number of cards that can still be placed. Each firework lists its missing ranks and whether a
/// card remains; `jokers` are the remaining jokers by rank.
fn most_above(fireworks: &[Vec<(usize, bool)>], jokers: &mut [usize]) -> usize {
    let Some((firework, others)) = fireworks.split_first() else {
        return 0;
    };
    let mut most = most_above(others, jokers);
    let mut used = Vec::new();
    for (above, &(rank, card_left)) in (1..).zip(firework) {
        if !card_left {
            if jokers[rank] == 0 {
                break;
            }
            jokers[rank] -= 1;
            used.push(rank);
        }
        most = most.max(above + most_above(others, jokers));
    }
    for rank in used {
        jokers[rank] += 1;
    }
    most
}
