//! Questions whose right answers people have written down: what a bot does or reads in a position.
//!
//! The questions stand in `data/exam/questions.json`, whose README says where they come from and
//! what the fields mean. A question is a position, what happens in it, and in between what is asked:
//! what the seat to act does, or what the holder of a card takes it to be. The bot sits on every seat
//! and has seen what the question tells; cards that were clued before lie there with their clues.

mod question;

use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering;

use kagiya_bots::{Bot, BotName, SeatDriver};
use kagiya_rules::notation::{action_text_by_slot, read_action};
use kagiya_rules::{Action, CardId, CardSet, Game, IllegalAction, Rules, Seat};
use serde::Serialize;

pub use question::{BadQuestion, Question, Step, questions};

/// The results of an examination.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Exam {
    /// The bot that was asked.
    pub bot: String,
    /// How many questions of each group, and how many were answered right.
    pub groups: Vec<Group>,
    /// Every question, in order.
    pub questions: Vec<Answered>,
}

/// The questions of one group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Group {
    /// Its name.
    pub name: String,
    /// Questions.
    pub asked: usize,
    /// Those that were answered right.
    pub right: usize,
}

/// A question that was asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Answered {
    /// Its name.
    pub id: String,
    /// Its group.
    pub group: String,
    /// Whether every part was answered right.
    pub right: bool,
    /// What was asked in it, in order.
    pub parts: Vec<QuestionPart>,
}

/// One part of a question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct QuestionPart {
    /// What was asked: `act`, or `read` and the card by the letter of its seat and its slot.
    pub asked: String,
    /// What is right, in notation; after `not` what is wrong, where everything else is right.
    pub expected: String,
    /// The answer, in notation; nothing if the bot doesn't say what it takes cards for.
    pub answer: Option<String>,
    /// Whether the answer is right.
    pub right: bool,
}

/// Asks `bot` all questions; when `stop` becomes true, no further ones.
///
/// # Errors
/// [`BadQuestion`] if a question can't be asked: a mistake in the data.
pub fn exam(bot: BotName, progress: &dyn Fn(u64), stop: &AtomicBool) -> Result<Exam, BadQuestion> {
    let mut groups: Vec<Group> = Vec::new();
    let mut answered = Vec::new();
    for (number, question) in (1..).zip(questions()?) {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let answer = ask(&question, bot)?;
        if groups.last().is_none_or(|group| group.name != answer.group) {
            groups.push(Group {
                name: answer.group.clone(),
                asked: 0,
                right: 0,
            });
        }
        if let Some(group) = groups.last_mut() {
            group.asked += 1;
            group.right += usize::from(answer.right);
        }
        answered.push(answer);
        progress(number);
    }
    Ok(Exam {
        bot: bot.to_string(),
        groups,
        questions: answered,
    })
}

/// Asks one question.
///
/// # Errors
/// [`BadQuestion`] if it can't be asked.
pub fn ask(question: &Question, bot: BotName) -> Result<Answered, BadQuestion> {
    let mut parts = Vec::new();
    let mut game = question.position()?;
    let seats = game.rules().seats();
    let mut drivers: Vec<SeatDriver<Box<dyn Bot>>> = seats
        .map(|seat| SeatDriver::new(bot.make(), seat, &game))
        .collect();
    for step in &question.steps {
        match step {
            Step::Do(text) => {
                let action = question.action(text, &game)?;
                let events = game
                    .apply(action)
                    .map_err(|error| question.illegal(text, error))?;
                for driver in &mut drivers {
                    driver.see(&events, &game);
                }
            }
            Step::Read { card, cards } => {
                let (seat, id) = question.card(card, &game)?;
                let expected = question.cards(cards, game.rules())?;
                let taken = drivers[seat.index()].bot().takes_for(id);
                parts.push(QuestionPart {
                    asked: format!("read {card}"),
                    expected: cards_text(expected, game.rules()),
                    answer: taken.map(|taken| cards_text(taken, game.rules())),
                    right: taken == Some(expected),
                });
            }
            Step::Act(texts) | Step::Never(texts) => {
                let listed = question.legal(texts, &game)?;
                let seat = game.table().to_act();
                let decision = drivers[seat.index()].decide();
                let action = decision.map(|decision| decision.action);
                let is_listed = action.is_some_and(|action| listed.contains(&action));
                let is_right = matches!(step, Step::Act(_));
                let text = texts.join(" ");
                parts.push(QuestionPart {
                    asked: "act".to_owned(),
                    expected: if is_right {
                        text
                    } else {
                        format!("not {text}")
                    },
                    answer: action.map(|action| action_text_by_slot(action, &game.board())),
                    right: action.is_some() && is_listed == is_right,
                });
            }
        }
    }
    Ok(Answered {
        id: question.id.clone(),
        group: question.group.clone(),
        right: parts.iter().all(|part| part.right),
        parts,
    })
}

fn cards_text(cards: CardSet, rules: &Rules) -> String {
    let texts: Vec<String> = cards.iter().map(|card| rules.card_text(card)).collect();
    texts.join(" ")
}

impl Question {
    fn action(&self, text: &str, game: &Game) -> Result<Action, BadQuestion> {
        read_action(text, &game.board()).map_err(|error| self.bad(text, &error))
    }

    /// The actions of these texts, all of which are legal.
    fn legal(&self, texts: &[String], game: &Game) -> Result<Vec<Action>, BadQuestion> {
        let mut actions = Vec::new();
        for text in texts {
            let action = self.action(text, game)?;
            game.check(action)
                .map_err(|error| self.illegal(text, error))?;
            actions.push(action);
        }
        Ok(actions)
    }

    fn illegal(&self, text: &str, error: IllegalAction) -> BadQuestion {
        self.bad(text, &error)
    }

    /// A card by the letter of its seat and its slot, as in `B4`.
    fn card(&self, text: &str, game: &Game) -> Result<(Seat, CardId), BadQuestion> {
        let rules = game.rules();
        let mut letters = text.chars();
        let found = letters.next().and_then(|letter| {
            let seat = rules.seats().find(|seat| seat.letter() == letter)?;
            let slot: usize = letters.as_str().parse().ok()?;
            let id = game.table().hand(seat).get(slot.checked_sub(1)?)?;
            Some((seat, *id))
        });
        found.ok_or_else(|| self.bad(text, &"no such card"))
    }
}
