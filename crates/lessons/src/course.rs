//! The progress of a player through a lesson.

use std::sync::Arc;

use kagiya_rules::notation::{parse_card, read_action};
use kagiya_rules::{
    Action, Card, Events, Game, IllegalAction, Options, Rules, Seat, Seed, Setup, Suit, Tile,
};

use crate::lesson::{Does, Kind, Lesson, Position, Rest, Step};

/// The progress of a player through a lesson: the steps so far, and the game.
///
/// A course holds a [`Game`]; the player receives only its views and projected events.
#[derive(Debug)]
pub struct Course {
    lesson: Lesson,
    start: Game,
    game: Game,
    beats: Vec<Beat>,
}

/// A step that the player has reached.
#[derive(Clone, Debug)]
pub struct Beat {
    /// The step.
    pub step: Step,
    /// The action in it; `None` if there is only a text, or if the player has not acted yet.
    pub step_action: Option<StepAction>,
}

/// An action in a step.
#[derive(Clone, Debug)]
pub struct StepAction {
    /// The player who acted.
    pub seat: Seat,
    /// The action.
    pub action: Action,
    /// Its events.
    pub events: Events,
    /// The game after it.
    pub game: Game,
}

/// The result of an action of the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It was requested and is done.
    Done,
    /// It is legal, but not requested. Nothing has changed; the text with this id explains why.
    NotNow(String),
    /// The lesson is over.
    Over,
}

impl Course {
    /// Starts a lesson, at its first request.
    ///
    /// # Panics
    /// If the lesson is not playable. A test plays each one.
    pub fn begin(lesson: &Lesson) -> Self {
        let game = deal(lesson)
            .unwrap_or_else(|why| panic!("the lesson {} can't begin: {why}", lesson.name));
        let mut course = Self {
            lesson: *lesson,
            start: game.clone(),
            game,
            beats: Vec::new(),
        };
        course.go_on();
        course
    }

    /// The lesson.
    pub const fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The seat of the player.
    ///
    /// # Panics
    /// Never.
    pub const fn player() -> Seat {
        Seat::new(0).expect("every game has a first seat")
    }

    /// The game at the beginning of the lesson.
    pub const fn start(&self) -> &Game {
        &self.start
    }

    /// The current game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The steps so far, in order. The last one asks for an action, unless the lesson is over.
    pub fn beats(&self) -> &[Beat] {
        &self.beats
    }

    /// Whether the lesson is over.
    pub fn is_over(&self) -> bool {
        self.asked().is_none()
    }

    /// The requested actions; empty once the lesson is over.
    pub fn right(&self) -> Vec<Action> {
        let right = self.asked().map_or(&[][..], |(right, _)| right);
        let board = self.game.board();
        // Of several requested actions, some may be done already.
        right
            .iter()
            .filter_map(|text| read_action(text, &board).ok())
            .filter(|action| self.game.check(*action).is_ok())
            .collect()
    }

    /// Does an action of the player.
    ///
    /// # Errors
    /// [`IllegalAction`] if the game rules forbid it; then nothing has changed.
    pub fn answer(&mut self, action: Action) -> Result<Answer, IllegalAction> {
        if self.is_over() {
            return Ok(Answer::Over);
        }
        match self.game.check(action) {
            Err(IllegalAction::WrongKindOfClue(_)) => {
                return Ok(Answer::NotNow(self.not_now(Kind::of(action))));
            }
            checked => checked?,
        }
        if !self.right().contains(&action) {
            return Ok(Answer::NotNow(self.not_now(Kind::of(action))));
        }
        let step_action = self.act(action)?;
        if let Some(beat) = self.beats.last_mut() {
            beat.step_action = Some(step_action);
        }
        self.go_on();
        Ok(Answer::Done)
    }

    /// The id of the text that explains why an action of this kind is not asked for now.
    pub fn not_now(&self, kind: Option<Kind>) -> String {
        let kinds = self.asked().map_or(&[][..], |(_, kinds)| kinds);
        let of_its_own = kind.filter(|kind| kinds.contains(kind));
        let form = of_its_own.map_or("instead", Kind::name);
        let text = self.beats.last().map_or("", |beat| beat.step.text);
        format!("{text}.{form}")
    }

    /// The requested actions, and the kinds of other actions with their own texts.
    fn asked(&self) -> Option<(&'static [&'static str], &'static [Kind])> {
        let beat = self.beats.last()?;
        match beat.step.does {
            Does::Asks { right, kinds } if beat.step_action.is_none() => Some((right, kinds)),
            _ => None,
        }
    }

    /// Moves to the next step that asks for an action, or to the end.
    fn go_on(&mut self) {
        while let Some(step) = self.lesson.steps.get(self.beats.len()) {
            let step_action = match step.does {
                Does::Says | Does::Asks { .. } => None,
                Does::Partner(text) => {
                    let action = read_action(text, &self.game.board()).ok();
                    let step_action = action.and_then(|action| self.act(action).ok());
                    let name = self.lesson.name;
                    Some(step_action.unwrap_or_else(|| {
                        panic!(
                            "lesson {name}: the partner can't do {text} at {}",
                            step.text
                        )
                    }))
                }
            };
            self.beats.push(Beat {
                step: *step,
                step_action,
            });
            if matches!(step.does, Does::Asks { .. }) {
                return;
            }
        }
    }

    fn act(&mut self, action: Action) -> Result<StepAction, IllegalAction> {
        let seat = self.game.table().to_act();
        let events = self.game.apply(action)?;
        Ok(StepAction {
            seat,
            action,
            events,
            game: self.game.clone(),
        })
    }
}

/// The initial game of a lesson, or an error.
fn deal(lesson: &Lesson) -> Result<Game, String> {
    let said = |why: &dyn std::fmt::Display| why.to_string();
    let players = small(lesson.position.hands.len());
    let mut options = Options::preset(lesson.preset, players).map_err(|why| said(&why))?;
    for (name, value) in lesson.options {
        options = options.with(name, value).map_err(|why| said(&why))?;
    }
    let rules = Arc::new(Rules::new(&options).map_err(|why| said(&why))?);
    let setup = setup(&rules, &lesson.position)?;
    Game::from_setup(&rules, &setup).map_err(|why| said(&why))
}

fn setup(rules: &Rules, position: &Position) -> Result<Setup, String> {
    let cards = |text: &str| -> Result<Vec<Card>, String> {
        text.split_whitespace()
            .map(|card| parse_card(card, rules).map_err(|why| why.to_string()))
            .collect()
    };
    let hands = position.hands.iter().map(|hand| cards(hand));
    let hands = hands.collect::<Result<Vec<_>, _>>()?;
    let (mut deck, mut discard) = (cards(position.deck)?, cards(position.discard)?);
    let heights: Vec<(Suit, u8)> = cards(position.fireworks)?
        .into_iter()
        .map(|top| (top.suit(), small(rules.height_of(top)) + 1))
        .collect();
    let placed: Vec<Card> = heights
        .iter()
        .flat_map(|(suit, height)| {
            (0..usize::from(*height)).filter_map(|h| rules.next_card(*suit, h))
        })
        .collect();
    let listed: Vec<Card> = hands
        .iter()
        .chain([&deck, &discard, &placed])
        .flatten()
        .copied()
        .collect();
    let rest = rules.cards().iter().flat_map(|card| {
        let used = listed.iter().filter(|it| **it == card).count();
        let left = usize::from(rules.copies(card)).saturating_sub(used);
        std::iter::repeat_n(card, left)
    });
    match position.rest {
        Rest::Deck => deck.extend(rest),
        Rest::Discard => discard.extend(rest),
    }
    let tile = |number: &u8| Tile::from_number(*number).ok_or(format!("there is no tile {number}"));
    let tiles: Vec<Tile> = position.tiles.iter().map(tile).collect::<Result<_, _>>()?;
    let player = Course::player();
    Ok(Setup {
        hands,
        to_act: if position.partner_begins {
            player.next(rules.players())
        } else {
            player
        },
        clue_tokens: position.clue_tokens.unwrap_or(rules.max_clue_tokens()),
        strikes: 0,
        heights,
        discard,
        deck,
        turns_left: None,
        tiles: (!tiles.is_empty()).then_some(tiles),
        marks: Vec::new(),
        seed: Seed::from_phrase("lesson"),
    })
}

fn small(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
