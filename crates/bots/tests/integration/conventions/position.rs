//! A position as text: the table, the actions, and the expectations.

use std::sync::Arc;

use kagiya_bots::{Bot, Companion, Convention, Level, Reasons, Seats, TableDriver, Value};
use kagiya_rules::{
    Action, Audience, Card, CardId, CardSet, Clue, Game, Options, PublicEvent, Rank, Rules, Seat,
    Seed, SeenEvent, Setup, Suit,
};

pub(crate) const NAMES: [&str; 3] = ["Alice", "Bob", "Cathy"];

/// A card with more possible identities than this is shown as unknown.
const MUCH: u32 = 8;

pub(crate) struct Position<'a> {
    text: &'a str,
    rules: Arc<Rules>,
    level: Level,
    /// The convention that is disabled.
    without: Option<Convention>,
    setup: Setup,
    /// Actions and expectations, in order.
    lines: Vec<&'a str>,
}

/// A position that was played, for a picture.
pub(crate) struct Story {
    pub(crate) rules: Arc<Rules>,
    pub(crate) setup: Setup,
    /// The ids of the cards in each hand before the first action, oldest first.
    pub(crate) ids: Vec<Vec<CardId>>,
    pub(crate) steps: Vec<Step>,
}

/// One item of a picture.
pub(crate) enum Step {
    Clued {
        giver: Seat,
        to: Seat,
        clue: Clue,
        touched: Vec<CardId>,
        /// The convention by which a clue was read, if the position names it.
        kind: Option<String>,
        /// The focus of the clue.
        focus: Option<CardId>,
    },
    Played(Seat, CardId),
    Discarded(Seat, CardId),
    /// What a holder believes a card to be.
    Taken(Seat, CardId, CardSet),
}

impl<'a> Position<'a> {
    pub(crate) fn parse(text: &'a str) -> Self {
        let options = Options::preset("original", 3).expect("a preset");
        let rules = Arc::new(Rules::new(&options).expect("a game"));
        let mut setup = Setup {
            hands: vec![Vec::new(); 3],
            marks: Vec::new(),
            to_act: Seat::new(0).expect("a seat"),
            clue_tokens: 8,
            strikes: 0,
            heights: Vec::new(),
            discard: Vec::new(),
            deck: Vec::new(),
            turns_left: None,
            tiles: None,
            seed: Seed::from_number(0),
        };
        let (mut level, mut lines) = (Level::Basics, Vec::new());
        for line in text.lines() {
            let Some((key, value)) = line.split_once(": ") else {
                lines.push(line);
                continue;
            };
            match key {
                "level" => level = Level::new(value.parse().expect("a level")).expect("a level"),
                "tokens" => setup.clue_tokens = value.parse().expect("a number"),
                "fireworks" => {
                    let top = |card: &Card| (card.suit(), card.rank().number());
                    setup.heights = cards(&rules, value).iter().map(top).collect();
                }
                "discarded" => setup.discard = cards(&rules, value),
                name if NAMES.contains(&name) => {
                    setup.hands[seat(name).index()] = cards(&rules, value);
                }
                _ => lines.push(line),
            }
        }
        setup.deck = rest(&rules, &setup);
        Self {
            text,
            rules,
            level,
            without: None,
            setup,
            lines,
        }
    }

    /// The same position with a convention disabled.
    pub(crate) fn without(self, convention: Convention) -> Self {
        Self {
            without: Some(convention),
            ..self
        }
    }

    /// Plays the position; panics if an expectation fails.
    pub(crate) fn play(self) -> Story {
        let text = self.text;
        let mut table = Table::new(&self);
        let hand = |seat| table.0.game().table().hand(seat).to_vec();
        let ids = self.rules.seats().map(hand).collect();
        let mut steps: Vec<Step> = Vec::new();
        for line in &self.lines {
            if let Some((reader, expected)) = line.split_once(": ") {
                let next = table.0.game().table().to_act();
                if let Some((name, slot)) = reader
                    .strip_suffix(" is")
                    .and_then(|card| card.split_once(' '))
                {
                    let holder = seat(name);
                    let id = table.0.game().table().hand(holder)[slot_index(slot)];
                    if expected == "anything" {
                        let taken = table.bot(holder).believed_identities(id).expect("held");
                        assert!(taken.len() > MUCH, "{line}: {taken:?}\n{text}");
                        continue;
                    }
                    let set = cards(&self.rules, expected);
                    let expected: CardSet = set.into_iter().collect();
                    let taken = table.bot(holder).believed_identities(id);
                    assert_eq!(taken, Some(expected), "{line}\n{text}");
                    steps.push(Step::Taken(holder, id, expected));
                } else {
                    let reader = match reader.strip_suffix(" reads") {
                        Some(name) => seat(name),
                        None => next,
                    };
                    let understood = table.bot(reader).understood().expect(text);
                    assert_eq!(kind_of(&understood), expected, "{line}\n{text}");
                    let last = steps
                        .iter_mut()
                        .rev()
                        .find_map(|step| match step {
                            Step::Clued { kind, .. } => Some(kind),
                            _ => None,
                        })
                        .expect(text);
                    *last = Some(expected.to_owned());
                }
            } else {
                steps.push(table.act(line, text));
            }
        }
        Story {
            rules: self.rules,
            setup: self.setup,
            ids,
            steps,
        }
    }
}

/// A game with a companion in every seat.
struct Table(TableDriver<Seats<Companion>>);

impl Table {
    fn new(position: &Position<'_>) -> Self {
        let game = Game::from_setup(&position.rules, &position.setup).expect(position.text);
        let companion = |_| {
            let companion = Companion::new(position.level).explaining();
            let without = position.without.into_iter();
            Some(without.fold(companion, Companion::without))
        };
        Self(TableDriver::new(game, |game| Seats::new(game, companion)))
    }

    fn bot(&self, seat: Seat) -> &Companion {
        self.0.players().drivers()[seat.index()].bot()
    }

    fn act(&mut self, line: &str, text: &str) -> Step {
        // Actions in brackets only continue the story.
        let said = line.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
        let (line, is_choice) = match line.strip_suffix(" by choice") {
            Some(line) => (line, true),
            None => (line, false),
        };
        let (actor, action) = read_action(self.0.game(), said.unwrap_or(line)).expect(line);
        assert_eq!(self.0.game().table().to_act(), actor, "{line}\n{text}");
        // The companion must choose plays and discards itself. Clues are given as written, unless
        // they are marked as its choice.
        if is_choice || said.is_none() && !matches!(action, Action::Clue { .. }) {
            let decided = self.0.decide().expect(text);
            assert_eq!(decided.action, action, "{line}\n{text}");
        }
        let events = self.0.apply(action).expect(text);
        let mut touched_cards = Vec::new();
        for event in &events {
            if let SeenEvent::Public(PublicEvent::Clued { touched, .. }) =
                event.project(Audience::Common)
            {
                touched_cards = touched.iter().copied().collect();
            }
        }
        match action {
            Action::Clue { to, clue } => {
                let to = actor.after(to, NAMES.len());
                let understood = self.bot(to).understood();
                Step::Clued {
                    giver: actor,
                    to,
                    clue,
                    touched: touched_cards,
                    kind: None,
                    focus: understood.as_ref().and_then(focus_of),
                }
            }
            Action::Play { card, .. } => Step::Played(actor, card),
            Action::Discard(card) => Step::Discarded(actor, card),
            Action::Choose(_) => unreachable!("no line says so"),
        }
    }
}

/// The convention by which a clue was read, as the document names it.
fn kind_of(reasons: &Reasons) -> String {
    let said = reasons.after_the_game();
    let id = said.first().map_or("", |it| it.id);
    let kind = id
        .strip_prefix("companion-heard-")
        .expect("a clue was heard");
    if said.iter().any(|it| it.id == "companion-asks-prompt") {
        "prompt".to_owned()
    } else {
        kind.replace('-', " ")
    }
}

/// The focus of a clue. For a trash clue, the cards that it doesn't touch.
fn focus_of(reasons: &Reasons) -> Option<CardId> {
    if kind_of(reasons) == "trash" {
        return None;
    }
    reasons
        .after_the_game()
        .iter()
        .filter(|it| it.id.starts_with("companion-focus-"))
        .flat_map(|it| &it.arguments)
        .find_map(|(_, value)| match value {
            Value::Held(card) => Some(*card),
            _ => None,
        })
}

fn read_action(game: &Game, line: &str) -> Option<(Seat, Action)> {
    let mut words = line.split(' ');
    let actor = seat(words.next()?);
    let verb = words.next()?;
    let what = words.next()?;
    let held = |slot: &str| game.table().hand(actor)[slot_index(slot)];
    let action = match verb {
        "plays" => Action::Play {
            card: held(what),
            announce: None,
        },
        "discards" => Action::Discard(held(what)),
        "clues" => {
            let word = words.next()?;
            let rules = game.rules();
            let clue = match word.parse() {
                Ok(rank) => Clue::Rank(Rank::new(rank)?),
                Err(_) => Clue::Color(rules.color_by_letter(word.chars().next()?)?),
            };
            let to = actor.offset_to(seat(what), rules.players())?;
            Action::Clue { to, clue }
        }
        _ => return None,
    };
    Some((actor, action))
}

fn slot_index(slot: &str) -> usize {
    slot.parse::<usize>().expect("a place in a hand") - 1
}

fn seat(name: &str) -> Seat {
    let index = NAMES.iter().position(|it| *it == name).expect("a name");
    Seat::new(u8::try_from(index).expect("small")).expect("a seat")
}

fn cards(rules: &Rules, text: &str) -> Vec<Card> {
    let card = |word: &str| {
        let mut letters = word.chars();
        let suit: Suit = rules.suit_by_letter(letters.next()?)?;
        let rank = Rank::new(u8::try_from(letters.next()?.to_digit(10)?).ok()?)?;
        Some(Card::new(suit, rank))
    };
    text.split_whitespace()
        .map(|word| card(word).expect("a card"))
        .collect()
}

/// All cards not listed elsewhere: the deck, in any order.
fn rest(rules: &Rules, setup: &Setup) -> Vec<Card> {
    let mut listed: Vec<Card> = setup.hands.iter().flatten().copied().collect();
    listed.extend(&setup.discard);
    for (suit, height) in &setup.heights {
        let lying = (0..usize::from(*height)).filter_map(|at| rules.next_card(*suit, at));
        listed.extend(lying);
    }
    let mut deck = Vec::new();
    for card in rules.cards().iter() {
        let used = listed.iter().filter(|it| **it == card).count();
        let copies = usize::from(rules.copies(card));
        assert!(
            used <= copies,
            "{} is listed too often",
            rules.card_text(card)
        );
        deck.extend(std::iter::repeat_n(card, copies - used));
    }
    deck
}
