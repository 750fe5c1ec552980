//! Refusals, rulebooks and the reasons of bots as text.

use kagiya_i18n::{FluentArgs, Words, args};
use kagiya_protocol::{
    Action, Argument, CardId, Explanation, ExplanationKind, Problem, Reason, ReasonValue, Rulebook,
    RulebookValue, Seat, Statement,
};

use crate::history::{Hands, place};
use crate::scene::{Scene, either, list};

/// A refusal of the server as a sentence.
pub(crate) fn problem(words: &Words, problem: &Problem) -> String {
    if let Some(reason) = &problem.reason
        && let Some(text) = reason_text(words, reason)
    {
        return words.sentence(&text);
    }
    let id = problem.code.as_str().replace(['/', '_'], "-");
    let text = words.find(&format!("error-{id}"), None);
    text.unwrap_or_else(|| problem.message.clone())
}

fn reason_text(words: &Words, reason: &Reason) -> Option<String> {
    let mut args = FluentArgs::new();
    for (name, value) in &reason.args {
        let name = name.clone();
        match value {
            ReasonValue::Number(number) => args.set(name, *number),
            ReasonValue::Text(text) => args.set(name, text.as_str()),
            ReasonValue::List(texts) => args.set(name, words.row(texts)),
            ReasonValue::Values { values, .. } => args.set(name, words.row(values)),
            ReasonValue::Reason(inner) => args.set(name, reason_text(words, inner)?),
            ReasonValue::Option { option, value } => args.set(
                name,
                match value {
                    Some(value) => format!("{option}={value}"),
                    None => option.clone(),
                },
            ),
        }
    }
    words.find(&reason.id, Some(&args))
}

/// A rulebook as Markdown.
pub(crate) fn rulebook(words: &Words, book: &Rulebook) -> String {
    let suit = |name: &String| {
        let id = format!("suit-{}", name.replace(' ', "-"));
        words.find(&id, None).unwrap_or_else(|| name.clone())
    };
    let numbers =
        |numbers: &[u16]| -> Vec<String> { numbers.iter().map(ToString::to_string).collect() };
    let mut text = String::new();
    for section in &book.sections {
        let title = words.text(&section.id);
        text.push_str("## ");
        text.push_str(&title);
        text.push('\n');
        for paragraph in &section.paragraphs {
            let mut args = FluentArgs::new();
            for (name, value) in &paragraph.args {
                let name = name.clone();
                match value {
                    RulebookValue::Number(number) => args.set(name, *number),
                    RulebookValue::Series(series) => args.set(name, words.row(series)),
                    RulebookValue::Either(these) => {
                        args.set(name, either(words, &numbers(these)));
                    }
                    RulebookValue::Sum(parts) => args.set(name, numbers(parts).join(" + ")),
                    RulebookValue::Suit(name_of) => args.set(name, suit(name_of)),
                    RulebookValue::Suits(these) => {
                        let these: Vec<String> = these.iter().map(suit).collect();
                        args.set(name, list(words, &these));
                    }
                    RulebookValue::Text(id) => args.set(name, words.text(id)),
                }
            }
            let rule = words.find(&paragraph.id, Some(&args));
            text.push_str(&rule.unwrap_or_else(|| paragraph.id.clone()));
            text.push('\n');
        }
        text.push('\n');
    }
    text
}

/// A bot's explanation of an event: the scene, the speaking seat, and the hands before the event.
pub(crate) fn explanation(
    scene: &Scene<'_>,
    explanation: &Explanation,
    hands: &Hands,
) -> Vec<String> {
    let name = scene.name(explanation.seat);
    if explanation.statements.is_empty() {
        return vec![scene.words.say("why-silent", args![bot = name])];
    }
    let head = match explanation.kind {
        ExplanationKind::Did => "web-why-did",
        ExplanationKind::Understood => "web-why-understood",
    };
    let speaker = Speaker {
        scene,
        seat: explanation.seat,
        hands,
    };
    let head = scene.words.say(head, args![name = name]);
    let statements = explanation.statements.iter();
    core::iter::once(head)
        .chain(statements.map(|it| speaker.sentence(it)))
        .collect()
}

/// Points, given in thousandths, with one decimal.
fn points_text(words: &Words, thousandths: i32) -> String {
    let tenths = (thousandths + 50).max(0) / 100;
    words.say(
        "why-points",
        args![whole = tenths / 10, tenths = tenths % 10],
    )
}

struct Speaker<'a> {
    scene: &'a Scene<'a>,
    seat: Seat,
    hands: &'a Hands,
}

impl Speaker<'_> {
    fn sentence(&self, statement: &Statement) -> String {
        let seat_of = |name: &str| match statement.arguments.get(name) {
            Some(Argument::Seat { seat }) => Some(*seat),
            _ => None,
        };
        let mut args = FluentArgs::new();
        for (name, argument) in &statement.arguments {
            let text = self.argument(argument, name == "giver", seat_of("seat"));
            args.set(name.clone(), text);
        }
        let text = self.addressed(&statement.id, seat_of("to"), seat_of("giver"), &args);
        let mut letters = text.chars();
        let capital = letters.next().map(char::to_uppercase);
        capital.into_iter().flatten().chain(letters).collect()
    }

    /// The text in the form for the giver or receiver of its clue, if the language has one.
    fn addressed(
        &self,
        id: &str,
        to: Option<Seat>,
        giver: Option<Seat>,
        args: &FluentArgs<'_>,
    ) -> String {
        let words = self.scene.words;
        let form = match (to, giver) {
            (None, _) => None,
            (to, _) if to == self.scene.me => Some("to-you"),
            (Some(to), _) if to == self.seat => Some("to-me"),
            (_, Some(giver)) if Some(giver) == self.scene.me => Some("from-you"),
            _ => None,
        };
        form.and_then(|form| words.find(&format!("{id}.{form}"), Some(args)))
            .or_else(|| words.find(id, Some(args)))
            .unwrap_or_else(|| id.to_owned())
    }

    fn argument(&self, argument: &Argument, is_giver: bool, owner: Option<Seat>) -> String {
        match argument {
            Argument::Held { id } => self.held(*id, owner),
            Argument::Cards { cards } => self.scene.set(cards),
            Argument::Seat { seat } => self.player(*seat, is_giver),
            Argument::Clue { clue } => self.scene.clue(*clue),
            Argument::Action { action } => self.action(action),
            Argument::Number { number } => number.to_string(),
            Argument::Points { points } => points_text(self.scene.words, *points),
        }
    }

    fn held(&self, id: CardId, owner: Option<Seat>) -> String {
        let words = self.scene.words;
        let seat = self.hands.iter().position(|hand| hand.contains(&id));
        let seat = seat.and_then(|it| u8::try_from(it).ok()).map(Seat);
        let slot = seat.and_then(|seat| place(self.hands, seat, id));
        let (Some(seat), Some(slot)) = (seat, slot) else {
            return words.text("why-card-gone");
        };
        if seat == self.seat {
            words.say("why-card-mine", args![slot = slot])
        } else if Some(seat) == self.scene.me {
            words.say("why-card-yours", args![slot = slot])
        } else if Some(seat) == owner {
            words.say("which-card", args![slot = slot])
        } else {
            let args = args![slot = slot, name = self.scene.name(seat)];
            words.say("why-card-theirs", args)
        }
    }

    fn player(&self, seat: Seat, is_giver: bool) -> String {
        let words = self.scene.words;
        if Some(seat) == self.scene.me {
            words.text(if is_giver { "why-from-you" } else { "why-you" })
        } else if seat == self.seat {
            words.text("why-me")
        } else {
            self.scene.name(seat).to_owned()
        }
    }

    fn action(&self, action: &Action) -> String {
        let (scene, words) = (self.scene, self.scene.words);
        match *action {
            Action::Play { id, announce } => {
                let card = self.held(id, None);
                match announce {
                    Some(suit) => {
                        let args = args![card = card, suit = scene.suit(suit.0)];
                        words.say("why-do-announce", args)
                    }
                    None => words.say("why-do-play", args![card = card]),
                }
            }
            Action::Discard { id } => {
                words.say("why-do-discard", args![card = self.held(id, None)])
            }
            Action::Clue { to, clue } | Action::FreeClue { to, clue } => {
                let args = args![to = self.player(to, false), clue = scene.clue(clue)];
                self.addressed("why-do-clue", Some(to), None, &args)
            }
            Action::PutIntoPlay { card } => words.say("why-do-put", args![card = scene.card(card)]),
            Action::ShuffleBack { card } => {
                words.say("why-do-shuffle", args![card = scene.card(card)])
            }
            Action::Decline => words.text("why-do-decline"),
            Action::Firework { suit } => {
                words.say("why-do-firework", args![suit = scene.suit(suit.0)])
            }
        }
    }
}
