//! The events of a table as sentences.

use kagiya_i18n::args;
use kagiya_protocol::{
    CardId, ChatMessage, Clue, GameEvent, GameState, Hand, LoggedEvent, OutcomeKind, QuickChat,
    Seat, TableEvent,
};

use crate::scene::{Scene, list, places};

/// The ids of the cards in each hand, in order.
pub(crate) type Hands = Vec<Vec<CardId>>;

/// The hands before each event, from all events of a game and its state after them.
///
/// Cards are dealt in the order of their ids. Which cards a hand had at first follows from the cards that
/// it has now, those that left it, and those that were drawn.
pub(crate) fn hands_before(history: &[LoggedEvent], game: &GameState) -> Vec<Hands> {
    let mut hands: Hands = game.hands.iter().map(Hand::ids).collect();
    let mut drawn = Vec::new();
    for event in happened(history) {
        match *event {
            GameEvent::Drew { id, .. } | GameEvent::DrewHidden { id, .. } => drawn.push(id),
            _ => {
                if let Some((seat, id)) = left(event)
                    && let Some(hand) = hands.get_mut(seat.index())
                {
                    hand.push(id);
                }
            }
        }
    }
    for hand in &mut hands {
        hand.retain(|id| !drawn.contains(id));
        hand.sort_unstable();
        hand.dedup();
    }
    let mut before = Vec::with_capacity(history.len());
    let mut actions: Vec<Hands> = Vec::new();
    for logged in history {
        before.push(hands.clone());
        match &logged.event {
            TableEvent::Acted { happened, .. } => {
                actions.push(hands.clone());
                for event in happened {
                    change(&mut hands, event);
                }
            }
            TableEvent::TakenBack { actions: count, .. } => {
                for _ in 0..*count {
                    if let Some(earlier) = actions.pop() {
                        hands = earlier;
                    }
                }
            }
            TableEvent::Reordered { seat, order } => {
                if let Some(hand) = hands.get_mut(seat.index()) {
                    hand.clone_from(order);
                }
            }
            _ => {}
        }
    }
    before
}

fn happened(history: &[LoggedEvent]) -> impl Iterator<Item = &GameEvent> {
    history.iter().flat_map(|logged| match &logged.event {
        TableEvent::Acted { happened, .. } => happened.as_slice(),
        _ => &[],
    })
}

/// The card that leaves a hand.
fn left(event: &GameEvent) -> Option<(Seat, CardId)> {
    match *event {
        GameEvent::Played { seat, id, .. }
        | GameEvent::Misplayed { seat, id, .. }
        | GameEvent::Thrown { seat, id }
        | GameEvent::Discarded { seat, id, .. } => Some((seat, id)),
        _ => None,
    }
}

fn change(hands: &mut Hands, event: &GameEvent) {
    match *event {
        GameEvent::Drew { seat, id, .. } | GameEvent::DrewHidden { seat, id } => {
            if let Some(hand) = hands.get_mut(seat.index()) {
                hand.push(id);
            }
        }
        _ => {
            if let Some((seat, id)) = left(event)
                && let Some(hand) = hands.get_mut(seat.index())
            {
                hand.retain(|it| *it != id);
            }
        }
    }
}

impl Scene<'_> {
    /// An event of a table as text; `None` if it says nothing to a player.
    pub(crate) fn event(&self, event: &TableEvent, hands: &Hands) -> Option<String> {
        let words = self.words;
        Some(match event {
            TableEvent::Started { first, .. } => {
                words.say("web-event-started", args![name = self.name(*first)])
            }
            TableEvent::Acted {
                happened, number, ..
            } => {
                let texts: Vec<String> = happened
                    .iter()
                    .filter_map(|it| self.happened(it, hands))
                    .collect();
                let text = words.sentences(&texts);
                words.say("agent-log-action", args![number = *number, text = text])
            }
            TableEvent::Reordered { seat, .. } => self.by("event-reordered", *seat),
            TableEvent::Said { seat, saying, .. } => {
                let said = match saying {
                    ChatMessage::Text { text } => text.clone(),
                    ChatMessage::Remark { remark } => words.text(remark_text(*remark)),
                };
                let args = args![name = self.name(*seat), words = said];
                words.say("agent-log-said", args)
            }
            TableEvent::Sat { seat, .. } => {
                words.say("agent-log-sat", args![name = self.name(*seat)])
            }
            TableEvent::StoodIn { seat, .. } => {
                words.say("web-event-stood-in", args![name = self.name(*seat)])
            }
            TableEvent::Returned { seat } => {
                words.say("web-event-returned", args![name = self.name(*seat)])
            }
            TableEvent::TakeBackAsked { seat } => self.by("event-take-back-asked", *seat),
            TableEvent::TakenBack { seat, actions, .. } => {
                let args = args![name = self.name(*seat), count = *actions];
                self.spoken("event-taken-back", args, *seat, None)
            }
            TableEvent::EndWished { seat, wish } => {
                let id = if *wish {
                    "event-end-wished"
                } else {
                    "event-end-unwished"
                };
                self.by(id, *seat)
            }
            TableEvent::Ended { why, .. } => {
                let why = serde_json::to_value(why).unwrap_or_default();
                words.text(&format!(
                    "event-ended-{}",
                    why.as_str().unwrap_or("unknown")
                ))
            }
            TableEvent::Late { seat } => self.by("event-late", *seat),
            TableEvent::PauseAsked { seat } => self.by("event-pause-asked", *seat),
            TableEvent::Paused { .. } => words.text("event-paused"),
            TableEvent::Resumed { seat } => self.by("event-resumed", *seat),
            TableEvent::Closed { .. } => words.text("agent-log-closed"),
            TableEvent::Rematch { table } => {
                words.say("agent-log-rematch", args![table = table.as_str()])
            }
            _ => return None,
        })
    }

    fn by(&self, id: &str, seat: Seat) -> String {
        self.spoken(id, args![name = self.name(seat)], seat, None)
    }

    /// A consequence of an action as text; `None` for those that the state shows as well.
    fn happened(&self, event: &GameEvent, hands: &Hands) -> Option<String> {
        let words = self.words;
        Some(match *event {
            GameEvent::Clued {
                giver,
                to,
                clue,
                ref touched,
                free,
            } => self.clued(giver, to, clue, touched, free, hands),
            GameEvent::Announced {
                seat, suit, right, ..
            } => {
                let id = if right {
                    "event-announced-right"
                } else {
                    "event-announced-wrong"
                };
                let args = args![name = self.name(seat), suit = self.suit(suit.0)];
                self.spoken(id, args, seat, None)
            }
            GameEvent::Played {
                seat,
                id,
                card,
                suit,
            } => {
                let place = place(hands, seat, id);
                if place.is_some() && card.suit == suit.0 {
                    return Some(self.moved("event-played", seat, id, card, hands, 0));
                }
                let text = if place.is_some() {
                    "event-played-on"
                } else {
                    "event-placed"
                };
                let (card, suit) = (self.card(card), self.suit(suit.0));
                let args = args![name = self.name(seat), card = card, suit = suit];
                self.spoken(text, args, seat, None)
            }
            GameEvent::Misplayed {
                seat,
                id,
                card,
                strikes,
            } => {
                let text = self.voiced("event-misplayed");
                self.moved(&text, seat, id, card, hands, strikes)
            }
            GameEvent::Thrown { seat, id } => self.thrown(seat, id, hands),
            GameEvent::Discarded { seat, id, card } => {
                self.moved("event-discarded", seat, id, card, hands, 0)
            }
            GameEvent::JokerRevealed { seat, id, card } => {
                self.moved("event-joker", seat, id, card, hands, 0)
            }
            GameEvent::TokenLost => words.text(&self.voiced("event-token-lost")),
            GameEvent::Completed { suit } => {
                words.say("event-completed", args![suit = self.suit(suit.0)])
            }
            GameEvent::TileRevealed { tile } => {
                let name = words.text(&format!("tile-{tile}"));
                words.say("event-tile", args![number = tile, name = name])
            }
            GameEvent::TileLost { tile } => words.say("event-tile-lost", args![number = tile]),
            GameEvent::StrikeBack { strikes } => {
                words.say("event-strike-back", args![strikes = strikes])
            }
            GameEvent::ShuffledBack { card, .. } => {
                words.say("event-shuffled-back", args![card = self.card(card)])
            }
            GameEvent::Declined { tile } => words.say("event-declined", args![number = tile]),
            GameEvent::FinalRound { turns_left } => {
                words.say("event-final-round", args![turns = turns_left])
            }
            GameEvent::Over { outcome, lost } => match (outcome, lost) {
                (OutcomeKind::Perfect, _) => words.text("over-perfect"),
                (OutcomeKind::Lost, _) => words.text("over-lost"),
                (OutcomeKind::Finished | OutcomeKind::BrokenOff, _) => words.text("over-finished"),
            },
            GameEvent::TokenGained { .. }
            | GameEvent::Turn { .. }
            | GameEvent::Reordered { .. }
            | GameEvent::Drew { .. }
            | GameEvent::DrewHidden { .. } => return None,
        })
    }

    fn clued(
        &self,
        giver: Seat,
        to: Seat,
        clue: Clue,
        touched: &[CardId],
        free: bool,
        hands: &Hands,
    ) -> String {
        let words = self.words;
        let hand = hands.get(to.index()).map_or(&[][..], Vec::as_slice);
        let places = places(hand, touched);
        let cards = args![count = touched.len(), list = list(words, &places)];
        let args = args![
            name = self.name(giver),
            to = self.name(to),
            clue = self.clue(clue),
            cards = words.say("touched", cards)
        ];
        let text = self.spoken("event-clued", args, giver, Some(to));
        if free {
            words.sentences(&[text, words.text("event-free")])
        } else {
            text
        }
    }

    /// A card that is played face down.
    fn thrown(&self, seat: Seat, id: CardId, hands: &Hands) -> String {
        let args = args![name = self.name(seat), which = self.which(seat, id, hands)];
        self.spoken("event-thrown", args, seat, None)
    }

    fn which(&self, seat: Seat, id: CardId, hands: &Hands) -> String {
        match place(hands, seat, id) {
            Some(slot) => self.words.say("which-card", args![slot = slot]),
            None => self.words.text("which-deck"),
        }
    }

    /// A card that leaves a hand.
    fn moved(
        &self,
        text: &str,
        seat: Seat,
        id: CardId,
        card: kagiya_protocol::Card,
        hands: &Hands,
        strikes: u8,
    ) -> String {
        let args = args![
            name = self.name(seat),
            which = self.which(seat, id, hands),
            card = self.card(card),
            strikes = strikes,
            most = self.rules.strikes
        ];
        self.spoken(text, args, seat, None)
    }
}

/// The place of a card in a hand, from 1.
pub(crate) fn place(hands: &Hands, seat: Seat, id: CardId) -> Option<usize> {
    let hand = hands.get(seat.index())?;
    Some(hand.iter().position(|it| *it == id)? + 1)
}

fn remark_text(remark: QuickChat) -> &'static str {
    match remark {
        QuickChat::Hello => "web-remark-hello",
        QuickChat::GoodLuck => "web-remark-good_luck",
        QuickChat::KnowNothing => "web-remark-know_nothing",
        QuickChat::Remember => "web-remark-remember",
        QuickChat::Thinking => "web-remark-thinking",
        QuickChat::BackSoon => "web-remark-back_soon",
        QuickChat::HereAgain => "web-remark-here_again",
        QuickChat::Thanks => "web-remark-thanks",
    }
}
