//! The explanations of bots as text.

use kagiya_bots::{AgreedConventions, Decision, Kind, Statement, StyleTrait, Value};
use kagiya_i18n::{FluentArgs, args, capitalized};
use kagiya_rules::{Action, Card, CardId, CardSet, Choice, Seat, SeenEvent, View};

use super::Narrator;
use crate::phrases;

/// The limit for naming possible cards one by one; more are grouped by suit.
const NAMED: u32 = 4;

/// What bots say about an action.
pub(crate) struct Explanation<'a> {
    /// The person's view before the action.
    pub(crate) before: &'a View,
    /// The action's event.
    pub(crate) event: &'a SeenEvent,
    /// Whether it was a clue of the person, so that bots say how they understood it.
    pub(crate) by_me: bool,
    /// The statements of each bot; empty if it gives no reasons.
    pub(crate) accounts: Vec<(Seat, &'a [Statement])>,
}

impl Narrator<'_> {
    /// The person's partners: "Ben (companion-3), Cleo (cautious)".
    pub(crate) fn partners(&self, partners: impl Iterator<Item = (Seat, &'static Kind)>) -> String {
        let partners: Vec<String> = partners
            .map(|(seat, kind)| self.words.noted(self.name(seat), kind.name))
            .collect();
        self.words.say(
            "table-partners",
            args![partners = self.words.row(&partners)],
        )
    }

    /// The agreed conventions, if there are any.
    pub(crate) fn agreed(&self, agreed: AgreedConventions) -> Option<String> {
        let texts: Vec<String> = StyleTrait::ALL
            .into_iter()
            .filter_map(|way| Some(self.words.text(convention_text(way, agreed.of(way)?))))
            .collect();
        let list = phrases::list(self.words, &texts);
        (!texts.is_empty()).then(|| self.words.say("conventions-line", args![stated = list]))
    }

    /// The explanation of the bot in `seat`, one sentence per item. `before` is the view before the
    /// action.
    pub fn reasons(&self, seat: Seat, before: &View, statements: &[Statement]) -> Vec<String> {
        let speaker = Speaker {
            narrator: self,
            seat,
            before,
        };
        let texts = statements.iter();
        texts.map(|statement| speaker.say(statement)).collect()
    }

    /// What the adviser would do in the seat of the person, `me`, and why: one sentence per item. `before` is the view
    /// of that seat.
    pub(crate) fn hint(&self, me: Seat, before: &View, hint: &Decision) -> Vec<String> {
        let to_person = Speaker {
            narrator: self,
            seat: me,
            before,
        };
        let action = args![action = to_person.action(hint.action)];
        let mut lines = vec![
            self.words.say("web-hint-of", action),
            self.words
                .say("web-hint-says", args![bot = Kind::adviser().name]),
        ];
        // The bot speaks as if the seat were its own.
        let narrator = Narrator { me: None, ..*self };
        lines.extend(narrator.reasons(me, before, hint.reasons.after_the_game()));
        lines
    }

    /// How many hints the person took; `None` without any.
    pub(crate) fn hints(&self, count: usize) -> Option<String> {
        (count > 0).then(|| self.words.say("web-hints-taken", args![count = count]))
    }

    /// The explanations of an action, one sentence per item; the first describes the action.
    pub(crate) fn explanation(&self, explanation: &Explanation<'_>) -> Vec<String> {
        let mut lines = vec![self.event(explanation.event, explanation.before.table())];
        let accounts = &explanation.accounts;
        let mut same = Vec::new();
        for (at, (seat, statements)) in accounts.iter().enumerate() {
            let name = self.name(*seat);
            if statements.is_empty() {
                lines.push(self.words.say("why-none", args![name = name]));
                continue;
            }
            // Bots that understood a clue in the same way are reported once.
            if accounts[..at]
                .iter()
                .any(|(_, before)| before == statements)
            {
                same.push(name.to_owned());
                continue;
            }
            if explanation.by_me {
                lines.push(self.words.say("why-understood", args![name = name]));
            }
            lines.extend(self.reasons(*seat, explanation.before, statements));
        }
        if !same.is_empty() {
            let names = phrases::list(self.words, &same);
            let args = args![count = same.len(), names = names];
            lines.push(self.words.say("why-same", args));
        }
        lines
    }
}

/// An explaining bot, and the view to which it refers.
struct Speaker<'a> {
    narrator: &'a Narrator<'a>,
    seat: Seat,
    before: &'a View,
}

impl Speaker<'_> {
    fn say(&self, statement: &Statement) -> String {
        let mut args = FluentArgs::new();
        let mut form = self.form(statement);
        for (name, value) in &statement.arguments {
            let text = match *value {
                // What it is played as follows.
                Value::Held(card) if (statement.id, *name) == ("companion-means-once", "other") => {
                    self.place(card)
                }
                value => self.value(name, value),
            };
            args.set(*name, text);
            if let (&"card", Value::Held(card)) = (name, *value)
                && let Some((holder, slot)) = self.before.table().find(card)
            {
                args.set("holder", self.person(holder, "why-you"));
                let print = self.print(holder, slot);
                form = form.or(print.map(|_| "seen"));
            }
        }
        let text = self.in_form(statement.id, form, args);
        if self.begins_with_name(&text) {
            return text;
        }
        capitalized(&text)
    }

    /// Whether a sentence begins with the name of a player, which keeps its first letter.
    fn begins_with_name(&self, text: &str) -> bool {
        let mut seats = self.narrator.rules.seats();
        seats.any(|seat| {
            let rest = text.strip_prefix(self.narrator.name(seat));
            rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        })
    }

    /// The text in the requested form, if the language has it.
    fn in_form(&self, id: &str, form: Option<&str>, args: FluentArgs<'_>) -> String {
        let words = self.narrator.words;
        form.and_then(|form| words.find(&format!("{id}.{form}"), Some(&args)))
            .unwrap_or_else(|| words.say(id, args))
    }

    /// The form of a sentence about a clue to or from the person, or to the bot itself. Not every
    /// language needs it.
    fn form(&self, statement: &Statement) -> Option<&'static str> {
        let seat = |wanted: &str| {
            statement.arguments.iter().find_map(|it| match *it {
                (name, Value::Seat(seat)) if name == wanted => Some(seat),
                _ => None,
            })
        };
        let to = seat("to")?;
        if Some(to) == self.narrator.me {
            Some("to-you")
        } else if to == self.seat {
            Some("to-me")
        } else {
            let from_you = self.narrator.me.is_some() && seat("giver") == self.narrator.me;
            from_you.then_some("from-you")
        }
    }

    fn value(&self, name: &str, value: Value) -> String {
        match value {
            Value::Held(card) => self.held(card),
            Value::Cards(cards) => self.cards(cards),
            Value::Seat(seat) if name == "giver" => self.person(seat, "why-from-you"),
            Value::Seat(seat) => self.person(seat, "why-you"),
            Value::Clue(clue) => phrases::clue(self.narrator.words, self.narrator.rules, clue),
            Value::Action(action) => self.action(action),
            Value::Number(number) => number.to_string(),
            Value::Points(thousandths) => {
                let tenths = (thousandths + 50).max(0) / 100;
                let args = args![whole = tenths / 10, tenths = tenths % 10];
                self.narrator.words.say("why-points", args)
            }
        }
    }

    /// A player by name, or as the bot refers to itself and to the person.
    fn person(&self, seat: Seat, you: &str) -> String {
        let words = self.narrator.words;
        if Some(seat) == self.narrator.me {
            words.text(you)
        } else if seat == self.seat {
            words.text("why-me")
        } else {
            self.narrator.name(seat).to_owned()
        }
    }

    /// A card by its holder and its slot before the action, and its identity if the person saw it.
    fn held(&self, id: CardId) -> String {
        let place = self.place(id);
        let held = self.before.table().find(id);
        match held.and_then(|(seat, slot)| self.print(seat, slot)) {
            Some(print) => {
                let Narrator { words, rules, .. } = *self.narrator;
                words.noted(&place, &phrases::card(words, rules, print))
            }
            None => place,
        }
    }

    /// The identity of a card if the person saw it before the action.
    fn print(&self, seat: Seat, slot: usize) -> Option<Card> {
        self.before.cards(seat)?.get(slot).copied()
    }

    /// A card by its holder and its slot before the action.
    fn place(&self, id: CardId) -> String {
        let (narrator, words) = (self.narrator, self.narrator.words);
        let Some((seat, slot)) = self.before.table().find(id) else {
            return words.text("why-card-gone");
        };
        let slot_number = slot + 1;
        if Some(seat) == narrator.me {
            words.say("why-card-yours", args![slot = slot_number])
        } else if seat == self.seat {
            words.say("why-card-mine", args![slot = slot_number])
        } else {
            let args = args![name = narrator.name(seat), slot = slot_number];
            words.say("why-card-theirs", args)
        }
    }

    fn cards(&self, cards: CardSet) -> String {
        let Narrator { words, rules, .. } = *self.narrator;
        let mut suits = cards.iter().map(Card::suit);
        let first = suits.next();
        if cards.len() > NAMED || suits.all(|suit| Some(suit) == first) {
            return phrases::cards(words, rules, cards);
        }
        let names: Vec<String> = cards
            .iter()
            .map(|card| phrases::card(words, rules, card))
            .collect();
        phrases::either(words, &names)
    }

    /// A possible action.
    fn action(&self, action: Action) -> String {
        let Narrator { words, rules, .. } = *self.narrator;
        let print = |card| phrases::card(words, rules, card);
        let suit = |suit| phrases::suit(words, rules, suit);
        match action {
            Action::Play {
                card,
                announce: None,
            } => words.say("why-do-play", args![card = self.held(card)]),
            Action::Play {
                card,
                announce: Some(announced),
            } => {
                let args = args![card = self.held(card), suit = suit(announced)];
                words.say("why-do-announce", args)
            }
            Action::Discard(card) => words.say("why-do-discard", args![card = self.held(card)]),
            Action::Clue { to, clue } | Action::Choose(Choice::Clue { to, clue }) => {
                let to = self.seat.after(to, rules.players());
                let args = args![
                    clue = phrases::clue(words, rules, clue),
                    to = self.person(to, "why-you"),
                ];
                let form = (Some(to) == self.narrator.me).then_some("to-you");
                self.in_form("why-do-clue", form, args)
            }
            Action::Choose(Choice::ShuffleBack(card)) => {
                words.say("why-do-shuffle", args![card = print(card)])
            }
            Action::Choose(Choice::PutIntoPlay(card)) => {
                words.say("why-do-put", args![card = print(card)])
            }
            Action::Choose(Choice::Firework(chosen)) => {
                words.say("why-do-firework", args![suit = suit(chosen)])
            }
            Action::Choose(Choice::Decline) => words.text("why-do-decline"),
        }
    }
}

/// The short text for an agreed convention that applies (`so`) or doesn't.
const fn convention_text(way: StyleTrait, so: bool) -> &'static str {
    match (way, so) {
        (StyleTrait::Finesses, true) => "conventions-finesses.yes",
        (StyleTrait::Finesses, false) => "conventions-finesses.no",
        (StyleTrait::Bluffs, true) => "conventions-bluffs.yes",
        (StyleTrait::Bluffs, false) => "conventions-bluffs.no",
        (StyleTrait::OldestOne, true) => "conventions-ones.oldest",
        (StyleTrait::OldestOne, false) => "conventions-ones.newest",
        (StyleTrait::ColorSaves, true) => "conventions-color_saves.yes",
        (StyleTrait::ColorSaves, false) => "conventions-color_saves.no",
        (StyleTrait::TwoSaves, true) => "conventions-two_saves.yes",
        (StyleTrait::TwoSaves, false) => "conventions-two_saves.no",
        (StyleTrait::OldestChop, true) => "conventions-discards.oldest",
        (StyleTrait::OldestChop, false) => "conventions-discards.newest",
    }
}
