//! `docs/conventions.md` is true: its positions are played here.

use std::sync::Arc;

use kagiya_bots::{Bot, Companion, Level, Reasons};
use kagiya_rules::{
    Action, Audience, Card, CardSet, Clue, Game, Options, Rank, Rules, Seat, Seed, SeenEvent,
    Setup, Suit, View,
};

const DOCUMENT: &str = include_str!("../../../docs/conventions.md");
const NAMES: [&str; 3] = ["Alice", "Bob", "Cathy"];

#[test]
fn every_position_of_the_document_is_read_and_played_as_printed() {
    let mut positions = 0;
    for block in DOCUMENT.split("```hanabi\n").skip(1) {
        let (block, _) = block.split_once("```").expect("the block ends");
        Position::parse(block).check();
        positions += 1;
    }
    assert!(positions >= 12, "only {positions} positions");
}

struct Position<'a> {
    text: &'a str,
    rules: Arc<Rules>,
    level: Level,
    setup: Setup,
    /// What happens and what is expected, in order.
    lines: Vec<&'a str>,
}

impl<'a> Position<'a> {
    fn parse(text: &'a str) -> Self {
        let options = Options::preset("original", 3).expect("a preset");
        let rules = Arc::new(Rules::new(&options).expect("a game"));
        let mut setup = Setup {
            hands: vec![Vec::new(); 3],
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
            setup,
            lines,
        }
    }

    fn check(self) {
        let text = self.text;
        let mut game = Game::from_setup(&self.rules, &self.setup).expect(text);
        let mut views: Vec<View> = self
            .rules
            .seats()
            .map(|seat| game.view(Audience::Seat(seat)))
            .collect();
        let mut bots = [(); 3].map(|()| Companion::new(self.level).explaining());
        for (bot, view) in bots.iter_mut().zip(&views) {
            bot.begin(view);
        }
        for line in &self.lines {
            if let Some(kind) = line.strip_prefix("read as: ") {
                let last = game.table().to_act();
                let id = format!("companion-heard-{}", kind.replace(' ', "-"));
                let id = if kind == "play or save" {
                    "companion-heard-play-or-save".to_owned()
                } else {
                    id
                };
                let understood = bots[last.index()].understood().expect(text);
                assert_eq!(first_id(&understood), id, "{line}\n{text}");
            } else if let Some((card, is)) = line.split_once(" is: ") {
                let (name, slot) = card.split_once(' ').expect(text);
                let id = game.table().hand(seat(name))[slot_index(slot)];
                let expected: CardSet = cards(&self.rules, is).into_iter().collect();
                let taken = bots[seat(name).index()].takes_for(id);
                assert_eq!(taken, Some(expected), "{line}\n{text}");
            } else {
                // What stands in brackets is only said to go on.
                let said = line.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
                let (actor, action) = read_action(&game, said.unwrap_or(line)).expect(line);
                assert_eq!(game.table().to_act(), actor, "{line}\n{text}");
                // Clues are given as printed; plays and discards are what the companion does.
                if said.is_none() && !matches!(action, Action::Clue { .. }) {
                    let decided = bots[actor.index()].act(&views[actor.index()]).action;
                    assert_eq!(decided, action, "{line}\n{text}");
                }
                let events = game.apply(action).expect(text);
                for view in &mut views {
                    view.update(&game);
                }
                for (bot, view) in bots.iter_mut().zip(&views) {
                    for event in &events {
                        let event: SeenEvent = event.project(view.audience());
                        bot.observe(&event, view);
                    }
                }
            }
        }
    }
}

fn first_id(reasons: &Reasons) -> &'static str {
    reasons.after_the_game().first().map_or("", |it| it.id)
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

/// The cards that are listed nowhere: the deck, in any order.
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
