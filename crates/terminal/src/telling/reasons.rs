//! What bots say about their actions and about the person's clues, in words.

use kagiya_bots::{Kind, Stated, Statement, Value, Way};
use kagiya_i18n::{FluentArgs, args};
use kagiya_rules::{Action, Card, CardId, CardSet, Choice, Seat, View};

use super::Teller;
use crate::phrases;
use crate::session::Explanation;

/// Up to how many cards that one can be are named one by one; more are listed suit by suit.
const NAMED: u32 = 4;

impl Teller<'_> {
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

    /// What the table states about how it is played, if it states anything.
    pub(crate) fn stated(&self, stated: Stated) -> Option<String> {
        let said: Vec<String> = Way::ALL
            .into_iter()
            .filter_map(|way| Some(self.words.text(stated_id(way, stated.of(way)?))))
            .collect();
        let list = phrases::list(self.words, &said);
        (!said.is_empty()).then(|| self.words.say("conventions-line", args![stated = list]))
    }

    /// What the bot on `seat` says, sentence by sentence; `before` is the table of which it speaks.
    pub fn reasons(&self, seat: Seat, before: &View, statements: &[Statement]) -> Vec<String> {
        let speaker = Speaker {
            teller: self,
            seat,
            before,
        };
        let said = statements.iter();
        said.map(|statement| speaker.say(statement)).collect()
    }

    /// What the bots say about an action, sentence by sentence; the first says what it was.
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
            // A bot that understood a clue as one before need not say it again.
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

/// A bot that speaks, and the table it speaks of.
struct Speaker<'a> {
    teller: &'a Teller<'a>,
    seat: Seat,
    before: &'a View,
}

impl Speaker<'_> {
    fn say(&self, statement: &Statement) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &statement.arguments {
            args.set(*name, self.value(name, *value));
        }
        capitalized(&self.in_form(statement.id, self.form(statement), args))
    }

    /// The text in the form asked for, if the language has it.
    fn in_form(&self, id: &str, form: Option<&str>, args: FluentArgs<'_>) -> String {
        let words = self.teller.words;
        form.and_then(|form| words.find(&format!("{id}.{form}"), Some(&args)))
            .unwrap_or_else(|| words.say(id, args))
    }

    /// The form of a sentence about a clue to or from the person, or to the bot that speaks. Not
    /// every language needs one.
    fn form(&self, statement: &Statement) -> Option<&'static str> {
        let seat = |wanted: &str| {
            statement.arguments.iter().find_map(|it| match *it {
                (name, Value::Seat(seat)) if name == wanted => Some(seat),
                _ => None,
            })
        };
        let to = seat("to")?;
        if Some(to) == self.teller.me {
            Some("to-you")
        } else if to == self.seat {
            Some("to-me")
        } else {
            let from_you = self.teller.me.is_some() && seat("giver") == self.teller.me;
            from_you.then_some("from-you")
        }
    }

    fn value(&self, name: &str, value: Value) -> String {
        match value {
            Value::Held(card) => self.held(card),
            Value::Cards(cards) => self.cards(cards),
            Value::Seat(seat) if name == "giver" => self.person(seat, "why-from-you"),
            Value::Seat(seat) => self.person(seat, "why-you"),
            Value::Clue(clue) => phrases::clue(self.teller.words, self.teller.rules, clue),
            Value::Action(action) => self.action(action),
        }
    }

    /// A player by name, or as the bot calls itself and the person.
    fn person(&self, seat: Seat, you: &str) -> String {
        let words = self.teller.words;
        if seat == self.seat {
            words.text("why-me")
        } else if Some(seat) == self.teller.me {
            words.text(you)
        } else {
            self.teller.name(seat).to_owned()
        }
    }

    /// A card by its holder and its place before the action, and by its print if the person saw it.
    fn held(&self, id: CardId) -> String {
        let (teller, words) = (self.teller, self.teller.words);
        let Some((seat, slot)) = self.before.table().find(id) else {
            return words.text("why-card-gone");
        };
        let slot_number = slot + 1;
        let card = if seat == self.seat {
            words.say("why-card-mine", args![slot = slot_number])
        } else if Some(seat) == teller.me {
            words.say("why-card-yours", args![slot = slot_number])
        } else {
            let args = args![name = teller.name(seat), slot = slot_number];
            words.say("why-card-theirs", args)
        };
        match self.before.cards(seat).and_then(|cards| cards.get(slot)) {
            Some(print) => {
                let print = phrases::card(words, teller.rules, *print);
                words.noted(&card, &print)
            }
            None => card,
        }
    }

    fn cards(&self, cards: CardSet) -> String {
        let Teller { words, rules, .. } = *self.teller;
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

    /// Something that could be done.
    fn action(&self, action: Action) -> String {
        let Teller { words, rules, .. } = *self.teller;
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
                let form = (Some(to) == self.teller.me).then_some("to-you");
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

/// Capitalizes the first word of a sentence.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}

/// The text that says in a few words that a table plays this way, or that it does not.
const fn stated_id(way: Way, so: bool) -> &'static str {
    match (way, so) {
        (Way::Finesses, true) => "conventions-finesses.yes",
        (Way::Finesses, false) => "conventions-finesses.no",
        (Way::Bluffs, true) => "conventions-bluffs.yes",
        (Way::Bluffs, false) => "conventions-bluffs.no",
        (Way::OldestOne, true) => "conventions-ones.oldest",
        (Way::OldestOne, false) => "conventions-ones.newest",
        (Way::ColorSaves, true) => "conventions-color_saves.yes",
        (Way::ColorSaves, false) => "conventions-color_saves.no",
        (Way::TwoSaves, true) => "conventions-two_saves.yes",
        (Way::TwoSaves, false) => "conventions-two_saves.no",
        (Way::OldestChop, true) => "conventions-discards.oldest",
        (Way::OldestChop, false) => "conventions-discards.newest",
    }
}
