//! The state of a game as one seat sees it: in words, and as data.
//!
//! Both are made from a [`GameState`] alone, in which a hidden card has no representation.

use kagiya_i18n::args;
use kagiya_protocol::{
    Card, CardId, CardSet, ClueSet, FaceUpCard, GameState, Hand, LegalClue, OutcomeKind, PhaseInfo,
    Seat,
};
use serde_json::{Map, Value, json};

use crate::scene::{Scene, list, places, prints};

/// Whether a text or data says what follows from the clues and the cards in sight: what each card can be, and
/// what a card is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deductions {
    /// The clues alone.
    Left,
    /// Also what follows from them.
    Given,
}

/// What the holder of each card knows of it, by seat and in the order of the hand.
fn known(game: &GameState) -> Vec<Vec<CardSet>> {
    let unseen = prints(&CardSet(game.unseen.0.clone()));
    let of_hand = |hand: &Hand| -> Vec<CardSet> {
        let (cards, seen): (Vec<(CardId, &CardSet)>, Vec<Card>) = match hand {
            Hand::Up { cards } => (
                cards.iter().map(|it| (it.id, &it.possible)).collect(),
                cards.iter().map(|it| it.card).collect(),
            ),
            Hand::Down { cards } => (
                cards.iter().map(|it| (it.id, &it.possible)).collect(),
                Vec::new(),
            ),
        };
        cards
            .iter()
            .map(|(id, possible)| {
                if let Some(narrowed) = game.narrowed.iter().find(|it| it.id == *id) {
                    return narrowed.possible.clone();
                }
                let left = prints(possible).into_iter();
                left.filter(|it| unseen.contains(it) || seen.contains(it))
                    .fold(CardSet::default(), |mut set, card| {
                        set.0.push_str(&card.to_string());
                        set
                    })
            })
            .collect()
    };
    game.hands.iter().map(of_hand).collect()
}

/// The position in words: fireworks, tokens, discards, and every hand.
pub fn position_in_words(scene: &Scene<'_>, game: &GameState, deductions: Deductions) -> String {
    let words = scene.words;
    let mut lines = vec![words.say(
        "agent-view-turn",
        args![turn = game.turn + 1, name = scene.name(game.to_act)],
    )];
    let half = if game.half_token { "½" } else { "" };
    lines.push(words.say(
        "agent-view-tokens",
        args![
            tokens = format!("{}{half}", game.clue_tokens),
            tokens_most = scene.rules.clue_tokens,
            strikes = game
                .strikes
                .map_or_else(|| "?".to_owned(), |strikes| strikes.to_string()),
            strikes_most = scene.rules.strikes,
            deck = game.deck
        ],
    ));
    if let Some(turns) = game.turns_left {
        lines.push(words.say("event-final-round", args![turns = turns]));
    }
    if let Some(points) = game.points {
        let points = args![points = points, most = game.max_points];
        lines.push(words.say("agent-view-points", points));
    }
    if let Some(hole) = game.hole {
        lines.push(words.say("hole-count", args![count = hole]));
        lines.push(words.text("hole-about"));
    }
    let fireworks = game.fireworks.iter().map(|it| {
        let (suit, top) = (scene.suit(it.suit.0), scene.rank(it.top.unwrap_or(0)));
        words.say("card-other", args![suit = suit, rank = top])
    });
    let fireworks: Vec<String> = fireworks.collect();
    if !fireworks.is_empty() {
        lines.push(words.say("agent-view-fireworks", args![list = words.row(&fireworks)]));
    }
    if game.discard.is_empty() {
        lines.push(words.text("agent-view-no-discards"));
    } else {
        let discards = game.discard.iter().map(|it| scene.card(it.card));
        let discards: Vec<String> = discards.collect();
        lines.push(words.say("agent-view-discards", args![list = words.row(&discards)]));
    }
    if !game.tiles.is_empty() {
        lines.push(words.say("agent-view-tiles", args![list = words.row(&game.tiles)]));
    }
    let known = known(game);
    for (seat, hand) in game.hands.iter().enumerate() {
        let at = Seat(u8::try_from(seat).unwrap_or(u8::MAX));
        let head = if scene.me == Some(at) {
            words.text("agent-view-own-hand")
        } else {
            words.say("agent-view-hand", args![name = scene.name(at)])
        };
        lines.push(head);
        lines.extend(scene.hand(game, at, hand, &known[seat], deductions));
    }
    lines.join("\n")
}

impl Scene<'_> {
    /// A line for each card of a hand.
    fn hand(
        &self,
        game: &GameState,
        seat: Seat,
        hand: &Hand,
        known: &[CardSet],
        deductions: Deductions,
    ) -> Vec<String> {
        let words = self.words;
        let line = |slot: usize, facts: &[String]| {
            let about = words.sentences(facts);
            words.say("agent-view-card", args![slot = slot + 1, about = about])
        };
        let can_be = |slot: usize, id: &str| {
            let cards = known.get(slot).map_or_else(String::new, |it| self.set(it));
            words.say(id, args![cards = cards, name = self.name(seat)])
        };
        let given = deductions == Deductions::Given;
        match hand {
            Hand::Up { cards } => cards
                .iter()
                .enumerate()
                .map(|(slot, card)| {
                    let mut facts = vec![words.sentence(&self.shown(game, card, deductions))];
                    facts.extend(self.marks(&card.yes, &card.no));
                    if given {
                        facts.push(can_be(slot, "card-they-know"));
                    }
                    line(slot, &facts)
                })
                .collect(),
            Hand::Down { cards } => cards
                .iter()
                .enumerate()
                .map(|(slot, card)| {
                    let mut facts = self.marks(&card.yes, &card.no);
                    if given {
                        facts.push(can_be(slot, "card-can-be"));
                    }
                    line(slot, &facts)
                })
                .collect(),
        }
    }

    /// A visible card: "red 3 (fits now)".
    fn shown(&self, game: &GameState, card: &FaceUpCard, deductions: Deductions) -> String {
        let text = self.card(card.card);
        let standing = standing(game, card.card).filter(|_| deductions == Deductions::Given);
        standing.map_or_else(
            || text.clone(),
            |id| self.words.noted(&text, &self.words.text(id)),
        )
    }

    /// The clues that touched a card, and those that didn't.
    fn marks(&self, yes: &ClueSet, no: &ClueSet) -> Vec<String> {
        let mut facts = Vec::new();
        let yes = self.clues(yes);
        facts.push(if yes.is_empty() {
            self.words.text("card-unclued")
        } else {
            self.words
                .say("card-clued", args![clues = self.words.row(&yes)])
        });
        let no = self.clues(no);
        if !no.is_empty() {
            facts.push(
                self.words
                    .say("agent-view-not", args![clues = self.words.row(&no)]),
            );
        }
        facts
    }

    /// The legal actions in words, each with the arguments of `act`. Empty at another player's turn.
    pub(crate) fn legal_in_words(&self, game: &GameState) -> Vec<String> {
        let own = self.own_hand(game);
        let touched = |clue: &LegalClue| {
            let hand = game.hands.get(clue.to.index()).map(Hand::ids);
            let places = places(&hand.unwrap_or_default(), &clue.touches);
            let args = args![count = clue.touches.len(), list = list(self.words, &places)];
            self.words.say("touched", args)
        };
        let Some(legal) = &game.legal else {
            return Vec::new();
        };
        let clues = legal.clues.iter().chain(&legal.free_clues);
        let mut texts = clues.map(touched);
        self.legal(game)
            .into_iter()
            .map(|action| {
                let is_clue = action["action"] == "clue";
                let note = if is_clue {
                    texts.next()
                } else {
                    let place = action["card"]
                        .as_u64()
                        .and_then(|it| usize::try_from(it).ok());
                    place
                        .and_then(|it| own.get(it.checked_sub(1)?).map(|_| it))
                        .map(|slot| self.words.say("which-card", args![slot = slot]))
                };
                let json = action.to_string();
                note.map_or_else(|| json.clone(), |note| self.words.noted(&json, &note))
            })
            .collect()
    }

    /// The legal actions as arguments of `act`: clues first, in the order of the state.
    pub(crate) fn legal(&self, game: &GameState) -> Vec<Value> {
        let Some(legal) = &game.legal else {
            return Vec::new();
        };
        let own = self.own_hand(game);
        let slot = |id: &CardId| own.iter().position(|it| it == id).map(|it| it + 1);
        let suit = |letter: char| self.suit_info(letter).map(|it| it.name.clone());
        let mut all = Vec::new();
        for clue in legal.clues.iter().chain(&legal.free_clues) {
            all.push(json!({
                "action": "clue",
                "to": self.name(clue.to),
                "clue": self.clue_word(clue.clue),
            }));
        }
        for id in &legal.play {
            all.push(json!({"action": "play", "card": slot(id)}));
            for announced in &legal.announce {
                all.push(json!({
                    "action": "play", "card": slot(id), "announce": suit(announced.0),
                }));
            }
        }
        for id in &legal.discard {
            all.push(json!({"action": "discard", "card": slot(id)}));
        }
        for card in &legal.shuffle_back {
            all.push(json!({"action": "shuffle_back", "card": card.to_string()}));
        }
        for card in &legal.put_into_play {
            all.push(json!({"action": "put_into_play", "card": card.to_string()}));
        }
        for firework in &legal.fireworks {
            all.push(json!({"action": "firework", "suit": suit(firework.0)}));
        }
        if legal.decline {
            all.push(json!({"action": "decline"}));
        }
        all
    }

    /// The cards of the reader, in order.
    pub(crate) fn own_hand(&self, game: &GameState) -> Vec<CardId> {
        let hand = self.me.and_then(|me| game.hands.get(me.index()));
        hand.map_or_else(Vec::new, Hand::ids)
    }

    /// The result of a finished game in words.
    pub(crate) fn result(&self, game: &GameState) -> Option<String> {
        let result = game.result.as_ref()?;
        let words = self.words;
        let how = words.text(match result.outcome {
            OutcomeKind::Perfect => "over-perfect",
            OutcomeKind::Finished => "over-finished",
            OutcomeKind::Lost => "over-lost",
            OutcomeKind::BrokenOff => "over-broken-off",
        });
        if !result.shown {
            return Some(how);
        }
        let points = args![points = result.points, most = self.rules.max_score];
        let points = words.sentence(&words.say("result-points", points));
        Some(words.sentences(&[how, points]))
    }
}

/// The text about what a card is worth, if it says something.
fn standing(game: &GameState, card: Card) -> Option<&'static str> {
    let is_in = |set: &CardSet| prints(set).contains(&card);
    match (is_in(&game.playable), is_in(&game.critical)) {
        (true, true) => Some("card-playable-critical"),
        (true, false) => Some("card-playable"),
        (false, true) => Some("card-critical"),
        (false, false) => is_in(&game.trash).then_some("card-trash"),
    }
}

/// The position as data. Cards are a suit's letter and a rank; `suits` has the names.
pub(crate) fn position_as_data(scene: &Scene<'_>, game: &GameState) -> Value {
    let player = |seat: Seat| json!({"seat": seat.0 + 1, "name": scene.name(seat)});
    let known = known(game);
    let words = |clues: &ClueSet| -> Vec<String> {
        let clues = clues.0.chars().map(kagiya_protocol::Clue);
        clues.map(|it| scene.clue_word(it)).collect()
    };
    let texts =
        |set: &CardSet| -> Vec<String> { prints(set).iter().map(ToString::to_string).collect() };
    let hands: Vec<Value> = game
        .hands
        .iter()
        .enumerate()
        .map(|(seat, hand)| {
            let at = Seat(u8::try_from(seat).unwrap_or(u8::MAX));
            let card = |slot: usize, print: Option<Card>, yes: &ClueSet, no: &ClueSet| {
                let mut card = Map::new();
                card.insert("slot".to_owned(), (slot + 1).into());
                if let Some(print) = print {
                    card.insert("card".to_owned(), print.to_string().into());
                }
                card.insert("clued".to_owned(), words(yes).into());
                card.insert("not".to_owned(), words(no).into());
                let can_be = known[seat].get(slot).map(texts);
                card.insert("can_be".to_owned(), can_be.into());
                Value::Object(card)
            };
            let cards: Vec<Value> = match hand {
                Hand::Up { cards } => cards
                    .iter()
                    .enumerate()
                    .map(|(slot, it)| card(slot, Some(it.card), &it.yes, &it.no))
                    .collect(),
                Hand::Down { cards } => cards
                    .iter()
                    .enumerate()
                    .map(|(slot, it)| card(slot, None, &it.yes, &it.no))
                    .collect(),
            };
            json!({"seat": seat + 1, "name": scene.name(at), "you": scene.me == Some(at), "cards": cards})
        })
        .collect();
    let fireworks = game.fireworks.iter().map(|it| {
        let name = scene.suit_info(it.suit.0).map_or("", |it| &it.name);
        (name.to_owned(), it.top.into())
    });
    let suits = scene.rules.suits.iter();
    let suits = suits.map(|it| (it.letter.0.to_string(), it.name.clone().into()));
    let phase = match game.phase {
        PhaseInfo::Turn => json!("turn"),
        PhaseInfo::Tile { tile } => json!({"tile": tile}),
        PhaseInfo::Joker { card, .. } => json!({"joker": card.to_string()}),
        PhaseInfo::Over => json!("over"),
    };
    json!({
        "turn": game.turn + 1,
        "phase": phase,
        "to_act": player(game.to_act),
        "clue_tokens": game.clue_tokens,
        "half_token": game.half_token,
        "max_clue_tokens": scene.rules.clue_tokens,
        "strikes": game.strikes,
        "max_strikes": scene.rules.strikes,
        "deck": game.deck,
        "turns_left": game.turns_left,
        "points": game.points,
        "max_points": game.max_points,
        "fireworks": fireworks.collect::<Map<String, Value>>(),
        "hole": game.hole,
        "discards": game.discard.iter().map(|it| it.card.to_string()).collect::<Vec<_>>(),
        "playable": texts(&game.playable),
        "critical": texts(&game.critical),
        "trash": texts(&game.trash),
        "hands": hands,
        "suits": suits.collect::<Map<String, Value>>(),
        "legal": scene.legal(game),
        "result": game.result,
    })
}
