//! `cautious`, a bot that takes no risks.

use kagiya_bot_api::{Bot, Decision, hidden_plays};
use kagiya_rules::{
    Action, Board, Card, CardId, CardSet, Choice, Clue, LegalActions, Marks, Offset, Phase, Seat,
    View,
};

/// Plays known playable cards, clues cards that others can play, saves critical cards on the chop,
/// and otherwise discards its chop.
///
/// It reads and gives clues literally, so it can sit next to anyone. It has no memory: the same
/// view always leads to the same decision.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cautious;

impl Bot for Cautious {
    /// # Panics
    /// If the view's seat has nothing to do.
    fn act(&mut self, view: &View) -> Decision {
        if hidden_plays::applies(view) {
            return hidden_plays::choose(view).into();
        }
        Position::new(view).decide().into()
    }

    fn copy(&self) -> Option<Box<dyn Bot>> {
        Some(Box::new(*self))
    }
}

/// The value of a clue, compared field by field.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct ClueWorth {
    /// Playable cards that the receiver now knows to be playable.
    plays: u32,
    /// Playable cards about which the receiver learns something.
    promises: u32,
    /// Other information: narrowed and critical cards count for a clue, touched trash against it.
    merit: i32,
}

/// A view, with what is derived from it once.
struct Position<'a> {
    view: &'a View,
    board: Board<'a>,
    me: Seat,
    legal: LegalActions,
    playable: CardSet,
    /// My cards, oldest first, with what each can be by its clues and the cards in sight.
    hand: Vec<(CardId, Marks, CardSet)>,
}

impl<'a> Position<'a> {
    fn new(view: &'a View) -> Self {
        let board = view.board();
        let me = view.table().to_act();
        let hand = view.table().hand(me).iter().zip(view.table().marks(me));
        let hand = hand.map(|(id, marks)| {
            let cards = view.rules().possible(*marks).iter();
            let possible = cards.filter(|card| view.unseen(*card) > 0).collect();
            (*id, *marks, possible)
        });
        Self {
            view,
            board,
            me,
            legal: view.legal_actions(),
            playable: board.playable(),
            hand: hand.collect(),
        }
    }

    fn decide(&self) -> Action {
        let chosen = match self.board.table.phase() {
            Phase::Turn => self
                .save(1)
                .or_else(|| self.play())
                .or_else(|| self.helpful_clue())
                .or_else(|| self.save(self.board.rules.players() - 1))
                .or_else(|| self.discard_trash())
                .or_else(|| self.last_chance())
                .or_else(|| self.discard_oldest())
                .or_else(|| self.any_clue())
                .or_else(|| self.discard_least()),
            Phase::Tile(_) | Phase::Joker { .. } => self.answer(),
            Phase::Over(_) => None,
        };
        chosen
            .filter(|action| self.legal.contains(*action))
            .or_else(|| self.legal.get(0))
            .expect("the player to act has a legal action")
    }

    /// The known playable card that is surely lowest on its firework.
    fn play(&self) -> Option<Action> {
        let sure = self.hand.iter().filter(|(_, _, possible)| {
            !possible.is_empty() && (*possible & !self.playable).is_empty()
        });
        let place = |possible: CardSet| {
            let heights = possible.iter().map(|card| self.board.place_of(card));
            heights.min().unwrap_or(0)
        };
        let (id, _, possible) = sure.min_by_key(|(_, _, possible)| place(*possible))?;
        Some(self.announced(*id, *possible))
    }

    /// Plays the card `id`, and announces its suit if the suit is certain and the rules allow it.
    fn announced(&self, id: CardId, possible: CardSet) -> Action {
        let plain = Action::Play {
            card: id,
            announce: None,
        };
        let Some(suit) = possible.nth(0).map(Card::suit) else {
            return plain;
        };
        let announcing = Action::Play {
            card: id,
            announce: Some(suit),
        };
        let certain = (possible & !CardSet::of_suit(suit)).is_empty();
        if certain && self.legal.contains(announcing) {
            announcing
        } else {
            plain
        }
    }

    /// A clue to one of the next `reach` players that saves a critical card on the chop.
    fn save(&self, reach: usize) -> Option<Action> {
        // Others can save for players further on, so that costs a token only when there are many.
        if reach > 1 && self.board.table.clue_tokens() < 4 {
            return None;
        }
        self.board
            .rules
            .offsets()
            .take(reach)
            .filter(|to| self.still_acts(*to))
            .find_map(|to| {
                let seat = self.seat(to);
                let (slot, _) = self.chop(seat)?;
                let card = self.view.cards(seat)?[slot];
                if !self.board.is_critical(card) || self.knows_a_play(seat) {
                    return None;
                }
                self.clues()
                    .filter(|(other, clue)| {
                        *other == to && self.board.rules.touch(*clue).contains(card)
                    })
                    .max_by_key(|(to, clue)| self.worth(*to, *clue))
                    .map(|(to, clue)| Action::Clue { to, clue })
            })
    }

    /// The best clue about a playable card.
    fn helpful_clue(&self) -> Option<Action> {
        let (worth, to, clue) = self.best_clue()?;
        let pays = worth.plays > 0 || worth.promises > 0 && self.board.table.clue_tokens() > 1;
        pays.then_some(Action::Clue { to, clue })
    }

    fn any_clue(&self) -> Option<Action> {
        let (_, to, clue) = self.best_clue()?;
        Some(Action::Clue { to, clue })
    }

    fn best_clue(&self) -> Option<(ClueWorth, Offset, Clue)> {
        self.clues()
            .map(|(to, clue)| (self.worth(to, clue), to, clue))
            .filter(|(worth, to, _)| worth.plays == 0 || self.still_acts(*to))
            .max_by_key(|(worth, to, _)| (*worth, core::cmp::Reverse(*to)))
    }

    fn discard_trash(&self) -> Option<Action> {
        let trash = |possible: &CardSet| possible.iter().all(|card| self.board.is_trash(card));
        let (id, _, _) = self.hand.iter().find(|(_, _, cards)| trash(cards))?;
        self.may_discard().then_some(Action::Discard(*id))
    }

    fn discard_oldest(&self) -> Option<Action> {
        let (slot, id) = self.chop(self.me)?;
        let (_, _, possible) = self.hand.get(slot)?;
        let precious = possible.iter().all(|card| self.board.is_critical(card));
        (self.may_discard() && !precious).then_some(Action::Discard(id))
    }

    /// The card that is least likely to be critical.
    fn discard_least(&self) -> Option<Action> {
        let rarity = |possible: CardSet| self.share(possible, |card| self.board.is_critical(card));
        let (id, _, _) = self
            .hand
            .iter()
            .min_by_key(|(_, _, cards)| rarity(*cards))?;
        Some(if self.may_discard() {
            Action::Discard(*id)
        } else {
            Action::Play {
                card: *id,
                announce: None,
            }
        })
    }

    /// On my last turn: the card most likely to be playable, if a strike doesn't end the game.
    fn last_chance(&self) -> Option<Action> {
        let (table, rules) = (self.board.table, self.board.rules);
        table.turns_left()?;
        if table.strikes() + 1 >= rules.max_strikes() {
            return None;
        }
        let chance = |possible: CardSet| self.share(possible, |card| self.playable.contains(card));
        let (id, _, possible) = self
            .hand
            .iter()
            .max_by_key(|(_, _, cards)| chance(*cards))?;
        (chance(*possible) > 0).then_some(Action::Play {
            card: *id,
            announce: None,
        })
    }

    /// The answer to a bonus tile or a joker.
    fn answer(&self) -> Option<Action> {
        self.legal.iter().max_by_key(|action| match action {
            Action::Choose(Choice::Clue { to, clue }) => {
                let worth = self.worth(*to, *clue);
                i64::from(worth.plays) * 10_000
                    + i64::from(worth.promises) * 100
                    + i64::from(worth.merit)
            }
            Action::Choose(Choice::PutIntoPlay(card)) => 1_000 + self.value_of(*card),
            Action::Choose(Choice::ShuffleBack(card)) => self.value_of(*card),
            Action::Choose(Choice::Firework(suit)) => {
                let height = self.board.table.height(*suit);
                let own = self.board.rules.next_card(*suit, height);
                -own.map_or(0, |card| i64::from(self.board.copies_left(card)))
            }
            Action::Choose(Choice::Decline)
            | Action::Play { .. }
            | Action::Discard(_)
            | Action::Clue { .. } => -1,
        })
    }

    /// The value of a card in the discard pile: highest if no other copy is left.
    fn value_of(&self, card: Card) -> i64 {
        let rules = self.board.rules;
        let joker = rules.joker() == Some(card.suit());
        let placed = self.board.table.height(card.suit());
        let height = rules.height_of(card);
        if !joker && height < placed {
            return 0;
        }
        let alone = if self.board.copies_left(card) == 0 {
            100
        } else {
            10
        };
        // A card that is playable soon makes more cards playable.
        let depth = if joker { 0 } else { height - placed };
        alone + 5 - i64::try_from(depth).unwrap_or(5)
    }

    fn worth(&self, to: Offset, clue: Clue) -> ClueWorth {
        let seat = self.seat(to);
        let touch = self.board.rules.touch(clue);
        let clue = self.board.rules.heard(clue);
        let mut worth = ClueWorth {
            plays: 0,
            promises: 0,
            merit: 0,
        };
        let cards = self.view.cards(seat).unwrap_or_default();
        let mut counted = CardSet::EMPTY;
        for (card, marks) in cards.iter().zip(self.board.table.marks(seat)) {
            let touched = touch.contains(*card);
            let before = self.known_to(seat, *marks);
            let mut marks = *marks;
            let fresh = touched && !marks.is_clued();
            if touched {
                marks.yes.insert(clue);
            } else {
                marks.no.insert(clue);
            }
            let after = self.known_to(seat, marks);
            let was_sure = (before & !self.playable).is_empty();
            let is_sure = (after & !self.playable).is_empty();
            let playable = self.playable.contains(*card)
                && !counted.contains(*card)
                && !self.is_promised(*card, seat);
            if playable && !was_sure {
                if is_sure {
                    worth.plays += 1;
                    counted.insert(*card);
                } else if touched && after != before {
                    worth.promises += 1;
                    counted.insert(*card);
                }
            }
            if fresh && self.board.is_trash(*card) {
                worth.merit -= 2;
            } else if fresh && self.board.is_critical(*card) {
                worth.merit += 1;
            }
            worth.merit += i32::from(after.len() < before.len());
        }
        worth
    }

    /// Whether another player than `receiver` already knows to play such a card.
    fn is_promised(&self, card: Card, receiver: Seat) -> bool {
        let mine = self.hand.iter().any(|(_, marks, possible)| {
            marks.is_clued() && possible.len() == 1 && possible.contains(card)
        });
        let others = self.board.rules.seats().filter(|seat| *seat != receiver);
        mine || others
            .filter_map(|seat| Some((seat, self.view.cards(seat)?)))
            .any(|(seat, cards)| {
                cards
                    .iter()
                    .zip(self.board.table.marks(seat))
                    .any(|(other, marks)| {
                        *other == card
                            && marks.is_clued()
                            && (self.known_to(seat, *marks) & !self.playable).is_empty()
                    })
            })
    }

    fn knows_a_play(&self, seat: Seat) -> bool {
        let marks = self.board.table.marks(seat);
        marks.iter().any(|marks| {
            let known = self.known_to(seat, *marks);
            !known.is_empty() && (known & !self.playable).is_empty()
        })
    }

    /// What a card of `seat` can be for its holder. The holder also sees my hand, which I don't, so
    /// this is a superset.
    fn known_to(&self, seat: Seat, marks: Marks) -> CardSet {
        let seen_by_both = |card: Card| {
            let seats = self.board.rules.seats();
            let hands = seats.filter(|other| *other != seat && *other != self.me);
            let cards = hands.filter_map(|other| self.view.cards(other)).flatten();
            cards.filter(|other| **other == card).count()
        };
        let possible = self.board.rules.possible(marks).iter();
        possible
            .filter(|card| usize::from(self.board.copies_left(*card)) > seen_by_both(*card))
            .collect()
    }

    /// The slot and id of the oldest card of `seat` that no clue has touched.
    fn chop(&self, seat: Seat) -> Option<(usize, CardId)> {
        let marks = self.board.table.marks(seat);
        let slot = marks.iter().position(|marks| !marks.is_clued())?;
        Some((slot, *self.board.table.hand(seat).get(slot)?))
    }

    /// The legal clues that cost a token.
    fn clues(&self) -> impl Iterator<Item = (Offset, Clue)> + '_ {
        self.legal.iter().filter_map(|action| match action {
            Action::Clue { to, clue } => Some((to, clue)),
            Action::Play { .. } | Action::Discard(_) | Action::Choose(_) => None,
        })
    }

    /// Whether the player at this distance has a turn left.
    fn still_acts(&self, to: Offset) -> bool {
        let left = self.board.table.turns_left();
        left.is_none_or(|left| to.get() < usize::from(left))
    }

    fn may_discard(&self) -> bool {
        self.board.table.clue_tokens() < self.board.rules.max_clue_tokens()
    }

    fn seat(&self, to: Offset) -> Seat {
        self.me.after(to, self.board.rules.players())
    }

    /// The fraction of unseen copies of `possible` for which `wanted` holds, in thousandths.
    fn share(&self, possible: CardSet, wanted: impl Fn(Card) -> bool) -> u32 {
        let (mut hits, mut all) = (0, 0);
        for card in possible.iter() {
            let copies = u32::from(self.view.unseen(card));
            all += copies;
            hits += if wanted(card) { copies } else { 0 };
        }
        (hits * 1000).checked_div(all).unwrap_or(0)
    }
}
