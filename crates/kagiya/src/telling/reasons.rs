//! What bots say about their actions and about the person's clues, in words.

use fluent_bundle::FluentArgs;
use kagiya_bots::{Kind, Statement, Value};
use kagiya_rules::{Action, CardId, CardSet, Choice, Clue, Seat, View};

use super::Teller;
use crate::phrases;
use crate::session::Explanation;
use crate::words::args;

/// Up to how many cards that one can be are named; more are listed by their letters.
const NAMED: u32 = 4;

impl Teller<'_> {
    /// Who sits with the person: "Ben (companion-3), Cleo (cautious)".
    pub(crate) fn partners(&self, partners: impl Iterator<Item = (Seat, &'static Kind)>) -> String {
        let partners: Vec<String> = partners
            .map(|(seat, kind)| format!("{} ({})", self.name(seat), kind.name))
            .collect();
        self.words
            .say("table-partners", args![partners = partners.join(", ")])
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
            // Who understood a clue as somebody before did need not say it again.
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
            let speaker = Speaker {
                teller: self,
                seat: *seat,
                before: explanation.before,
            };
            lines.extend(statements.iter().map(|statement| speaker.say(statement)));
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
        capitalized(&self.teller.words.say(statement.id, args))
    }

    fn value(&self, name: &str, value: Value) -> String {
        match value {
            Value::Held(card) => self.held(card),
            Value::Cards(cards) => self.cards(cards),
            Value::Seat(seat) if name == "giver" => {
                self.person(seat, ["why-from", "why-from.me", "why-from.you"])
            }
            Value::Seat(seat) => self.receiver(seat),
            Value::Clue(clue) => self.clue(clue),
            Value::Action(action) => self.action(action),
        }
    }

    /// A player to whom a clue is given.
    fn receiver(&self, seat: Seat) -> String {
        self.person(seat, ["why-to", "why-to.me", "why-to.you"])
    }

    /// A player by name, or as the bot calls itself and the person.
    fn person(&self, seat: Seat, [name, me, you]: [&str; 3]) -> String {
        let words = self.teller.words;
        if seat == self.seat {
            words.text(me)
        } else if Some(seat) == self.teller.me {
            words.text(you)
        } else {
            words.say(name, args![name = self.teller.name(seat)])
        }
    }

    fn clue(&self, clue: Clue) -> String {
        let clue = phrases::clue(self.teller.words, self.teller.rules, clue);
        self.teller.words.say("why-clue", args![clue = clue])
    }

    /// A card by its holder and its place before the action, and by its print if the person saw it.
    fn held(&self, id: CardId) -> String {
        let (teller, words) = (self.teller, self.teller.words);
        let Some((seat, slot)) = self.before.table().find(id) else {
            return words.text("which-deck");
        };
        let slot_number = slot + 1;
        let card = if seat == self.seat {
            words.say("why-card.mine", args![slot = slot_number])
        } else if Some(seat) == teller.me {
            words.say("why-card.yours", args![slot = slot_number])
        } else {
            let args = args![name = teller.name(seat), slot = slot_number];
            words.say("why-card", args)
        };
        match self.before.cards(seat).and_then(|cards| cards.get(slot)) {
            Some(print) => {
                let print = phrases::card(words, teller.rules, *print);
                format!("{card} ({print})")
            }
            None => card,
        }
    }

    fn cards(&self, cards: CardSet) -> String {
        let Teller { words, rules, .. } = *self.teller;
        if cards.len() > NAMED {
            return phrases::card_letters(rules, cards);
        }
        let names: Vec<String> = cards
            .iter()
            .map(|card| phrases::card(words, rules, card))
            .collect();
        phrases::either(words, &names)
    }

    /// Something that could be done, as a noun.
    fn action(&self, action: Action) -> String {
        let Teller { words, rules, .. } = *self.teller;
        match action {
            Action::Play { card, announce: _ } => {
                words.say("why-action-play", args![card = self.held(card)])
            }
            Action::Discard(card) => words.say("why-action-discard", args![card = self.held(card)]),
            Action::Clue { to, clue } | Action::Choose(Choice::Clue { to, clue }) => {
                let to = self.seat.after(to, rules.players());
                let args = args![clue = self.clue(clue), to = self.receiver(to)];
                words.say("why-action-clue", args)
            }
            Action::Choose(Choice::ShuffleBack(card) | Choice::PutIntoPlay(card)) => {
                phrases::card(words, rules, card)
            }
            Action::Choose(Choice::Firework(suit)) => phrases::suit(words, rules, suit),
            Action::Choose(Choice::Decline) => words.text("answer-decline-short"),
        }
    }
}

/// A sentence begins with a capital, whatever word stands there.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}
