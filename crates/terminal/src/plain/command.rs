//! Parses a line that a person types.
//!
//! Commands are accepted in English and in the user's language, as words (`clue Ben red`) and as
//! letters (`Br`).

use kagiya_i18n::{Words, args};
use kagiya_rules::notation::{self, ReadError, SyntaxError, Unresolved};
use kagiya_rules::{
    Action, Card, CardId, Choice, Clue, IllegalReorder, Offset, Phase, Rank, Rules, Seat, Suit,
};

use crate::letters::Letters;
use crate::phrases;
use crate::session::Session;
use crate::table::model::deck_card;

/// A parsed line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// Does an action.
    Act(Action),
    /// Reorders the hand.
    Reorder(Vec<CardId>),
    /// Asks a question.
    Ask(Question),
    /// Leaves the table.
    Quit,
}

/// A question about the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// The own hand.
    Hand,
    /// The whole table.
    Table,
    /// The discard pile.
    Discards,
    /// The log.
    Log,
    /// Why a bot acted, and how a clue was understood: the last of both, or the action with this
    /// number in the log.
    Why(Option<u16>),
    /// What a companion would do in the person's seat.
    Hint,
    /// The rule for the current step of a lesson.
    Rule,
    /// The commands.
    Help,
}

/// The commands, by the last part of their ids in the language files.
pub(super) const VERBS: [&str; 16] = [
    "play", "discard", "clue", "put", "back", "firework", "decline", "order", "hand", "table",
    "discards", "log", "why", "hint", "rule", "help",
];

/// Whether a command exists here. Lessons have rules to show, but no reasons, no hints and no reordering.
fn is_meant(verb: &str, session: &Session) -> bool {
    match verb {
        "rule" => session.lesson().is_some(),
        "why" | "hint" | "order" => session.lesson().is_none(),
        _ => true,
    }
}

/// Whether this game can ever need a command: not every game has bonus tiles or jokers.
fn can_be_needed(verb: &str, rules: &Rules) -> bool {
    match verb {
        "put" | "back" | "decline" => !rules.tiles().is_empty(),
        "firework" => rules.joker().is_some(),
        "order" => rules.options().hand_reorder,
        _ => true,
    }
}

/// The help, one line for each command of this game.
pub(super) fn help(session: &Session, words: &Words) -> Vec<String> {
    let rules = session.rules();
    VERBS
        .into_iter()
        .filter(|verb| is_meant(verb, session) && can_be_needed(verb, rules))
        .flat_map(|verb| {
            let announced = verb == "play" && rules.options().timed_display;
            [Some(verb), announced.then_some("announce")]
        })
        .flatten()
        .chain(["quit"])
        .map(|verb| match verb {
            "clue" => help_clue(session, words),
            _ => words.text(&format!("plain-help-{verb}")),
        })
        .collect()
}

/// How to give a clue, with a player and a color of this game as examples.
fn help_clue(session: &Session, words: &Words) -> String {
    let rules = session.rules();
    let mut others = rules.seats().filter(|seat| *seat != session.me());
    let seat = others.next().unwrap_or(session.me());
    let rank = rules.rank_count().min(3);
    let mut args = args![
        name = session.names()[seat.index()].as_str(),
        seat = seat.letter().to_string(),
        rank = rank.to_string(),
    ];
    let colors = rules.colors();
    let red = colors.iter().find(|color| color.name == "red");
    let Some(color) = red.or_else(|| colors.first()) else {
        return words.say("plain-help-clue.ranks", args);
    };
    let letter = Letters::new(words, rules).shown(color.letter);
    args.set(
        "color",
        phrases::suit_name(words, &color.name).to_lowercase(),
    );
    args.set("letter", letter.to_string());
    words.say("plain-help-clue", args)
}

/// Parses `line`.
///
/// # Errors
/// A sentence that says what was not understood, and what would be valid.
pub(super) fn parse(line: &str, session: &Session, words: &Words) -> Result<Command, String> {
    let typed: String = line.chars().map(narrow).collect();
    let typed = typed.trim();
    let line = typed.to_lowercase();
    let mut parts: Vec<&str> = line.split_whitespace().collect();
    if parts.is_empty() {
        return Err(words.text("plain-not-understood"));
    }
    let capital = typed.starts_with(char::is_uppercase);
    let reader = Reader {
        session,
        words,
        capital,
    };
    let verb = reader.verb(parts.remove(0));
    let rest = parts.as_slice();
    match verb {
        Verb::Known("play") => reader.play(rest),
        Verb::Known("discard") => {
            let card = reader.own_card(rest.first().copied().unwrap_or_default())?;
            Ok(Command::Act(Action::Discard(card)))
        }
        Verb::Known("clue") => match rest {
            [to, what @ ..] if !what.is_empty() => reader.clue(to, &what.join(" ")),
            _ => Err(help_clue(session, words)),
        },
        Verb::Known("put") => Ok(reader.choose(Choice::PutIntoPlay(reader.card(rest)?))),
        Verb::Known("back") => Ok(reader.choose(Choice::ShuffleBack(reader.card(rest)?))),
        Verb::Known("firework") => {
            Ok(reader.choose(Choice::Firework(reader.suit(&rest.join(" "))?)))
        }
        Verb::Known("decline") => Ok(reader.choose(Choice::Decline)),
        Verb::Known("order") => reader.new_order(rest),
        Verb::Known("hand") => Ok(Command::Ask(Question::Hand)),
        Verb::Known("table") => Ok(Command::Ask(Question::Table)),
        Verb::Known("discards") => Ok(Command::Ask(Question::Discards)),
        Verb::Known("log") => Ok(Command::Ask(Question::Log)),
        Verb::Known("why") => reader.why(rest),
        Verb::Known("hint") => Ok(Command::Ask(Question::Hint)),
        Verb::Known("rule") => Ok(Command::Ask(Question::Rule)),
        Verb::Known("help") => Ok(Command::Ask(Question::Help)),
        Verb::Known(_) => Ok(Command::Quit),
        Verb::Other(word) => reader.letters(word, rest),
    }
}

/// The narrow form of a full-width character: a Japanese keyboard types `ｐ２` for `p2`.
fn narrow(letter: char) -> char {
    match letter {
        '\u{3000}' => ' ',
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(u32::from(letter) - 0xff01 + u32::from('!')).unwrap_or(letter)
        }
        _ => letter,
    }
}

/// Whether a word is the letter of a play or a discard, and a card of the own hand.
fn is_own_card(word: &str) -> bool {
    let number = word.strip_prefix(['p', 'd']).unwrap_or_default();
    !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// The first word of a line.
enum Verb<'a> {
    /// A command, as its English word.
    Known(&'static str),
    /// Anything else, such as letters.
    Other(&'a str),
}

struct Reader<'a> {
    session: &'a Session,
    words: &'a Words,
    /// Whether the line begins with a capital letter, as the seat of a clue does: `d1` discards, and
    /// `D1` is a clue to the player D.
    capital: bool,
}

impl Reader<'_> {
    fn rules(&self) -> &Rules {
        self.session.rules()
    }

    fn verb<'w>(&self, word: &'w str) -> Verb<'w> {
        let meant = VERBS
            .into_iter()
            .filter(|verb| is_meant(verb, self.session));
        let known = meant.chain(["quit"]).find(|verb| {
            let own = self.words.text(&format!("command-{verb}"));
            word == *verb || own.split(' ').any(|form| form == word)
        });
        match known {
            Some(verb) => Verb::Known(verb),
            None if word == "?" => Verb::Known("help"),
            None => Verb::Other(word),
        }
    }

    /// Letters, as in records: `p2`, `d1`, `Br`, `s:r2`; or the answer to a question on its own.
    fn letters(&self, word: &str, rest: &[&str]) -> Result<Command, String> {
        let asks_card = match self.session.view().table().phase() {
            Phase::Tile(_) | Phase::Joker { .. } => true,
            Phase::Turn | Phase::Over(_) => false,
        };
        if asks_card && let Some(choice) = self.offered(word, rest) {
            return Ok(self.choose(choice));
        }
        // `ben red` without a verb is a clue too.
        if let (Some(to), false) = (self.partner(word), rest.is_empty()) {
            return self.clue_to(to, &rest.join(" "));
        }
        // `bj` is a clue too, in the letters of the language.
        if let Some((to, what)) = word.split_at_checked(1)
            && rest.is_empty()
            && (self.capital || !is_own_card(word))
            && what.len() == 1
            && let (Some(to), Ok(clue)) = (self.partner(to), self.clue_of(what))
        {
            return Ok(self.clue_as_asked(to, clue));
        }
        let line = core::iter::once(word).chain(rest.iter().copied());
        let line: Vec<&str> = line.collect();
        notation::read_action(&line.join(" "), &self.session.view().board())
            .map(Command::Act)
            .map_err(|why| match why {
                ReadError::Syntax(
                    SyntaxError::Empty | SyntaxError::NoAction { .. } | SyntaxError::Form { .. },
                ) => self.words.text("plain-not-understood"),
                ReadError::Syntax(
                    SyntaxError::Color { text, .. } | SyntaxError::Rank { text, .. },
                ) => self.no_such_clue(&text),
                ReadError::Syntax(SyntaxError::Suit { text, .. }) => {
                    self.words.say("plain-no-such-suit", args![text = text])
                }
                ReadError::Syntax(SyntaxError::Seat { text, .. }) => self.no_such_partner(&text),
                ReadError::Syntax(SyntaxError::Place { text }) => self.no_such_card(&text),
                ReadError::Unresolved(Unresolved::NoSuchSlot { slot, .. }) => {
                    self.no_such_card(&slot.to_string())
                }
                ReadError::Unresolved(Unresolved::Yourself(me)) => {
                    self.no_such_partner(&me.letter().to_string())
                }
            })
    }

    /// The answer for a card or suit on its own, if it is possible.
    fn offered(&self, word: &str, rest: &[&str]) -> Option<Choice> {
        let all: Vec<&str> = core::iter::once(word).chain(rest.iter().copied()).collect();
        let legal = self.session.view().legal_actions();
        let mut choices = Vec::new();
        if let Ok(card) = self.card(&all) {
            choices.push(Choice::PutIntoPlay(card));
            choices.push(Choice::ShuffleBack(card));
        }
        if let Ok(suit) = self.suit(&all.join(" ")) {
            choices.push(Choice::Firework(suit));
        }
        choices
            .into_iter()
            .find(|choice| legal.contains(Action::Choose(*choice)))
    }

    #[expect(clippy::unused_self, reason = "reads like its neighbours")]
    const fn choose(&self, choice: Choice) -> Command {
        Command::Act(Action::Choose(choice))
    }

    fn play(&self, rest: &[&str]) -> Result<Command, String> {
        let card = self.own_card(rest.first().copied().unwrap_or_default())?;
        let announce = match rest.get(1..) {
            Some(suit) if !suit.is_empty() => Some(self.suit(&suit.join(" "))?),
            _ => None,
        };
        Ok(Command::Act(Action::Play { card, announce }))
    }

    fn why(&self, rest: &[&str]) -> Result<Command, String> {
        let Some(number) = rest.first() else {
            return Ok(Command::Ask(Question::Why(None)));
        };
        number
            .parse()
            .ok()
            .filter(|number| self.session.explained_in(*number).next().is_some())
            .map(|number| Command::Ask(Question::Why(Some(number))))
            .ok_or_else(|| self.words.say("why-no-such", args![text = *number]))
    }

    fn own_card(&self, number: &str) -> Result<CardId, String> {
        let hand = self.session.view().table().hand(self.session.me());
        if let ("deck", Some(card)) = (number, deck_card(self.session.view())) {
            return Ok(card);
        }
        number
            .parse::<usize>()
            .ok()
            .and_then(|number| hand.get(number.checked_sub(1)?).copied())
            .ok_or_else(|| self.no_such_card(number))
    }

    fn no_such_card(&self, text: &str) -> String {
        let cards = self.session.view().table().hand(self.session.me()).len();
        if cards == 0 {
            return self.words.text("plain-hand-empty");
        }
        let args = args![text = text, count = cards];
        self.words.say("plain-no-such-card", args)
    }

    fn new_order(&self, rest: &[&str]) -> Result<Command, String> {
        let hand = self.session.view().table().hand(self.session.me());
        let cards: Result<Vec<CardId>, String> =
            rest.iter().map(|number| self.own_card(number)).collect();
        let cards = cards?;
        if cards.len() == hand.len() {
            Ok(Command::Reorder(cards))
        } else {
            Err(self.words.reason(&IllegalReorder::NotTheHand))
        }
    }

    fn clue(&self, to: &str, what: &str) -> Result<Command, String> {
        let to = self.partner(to).ok_or_else(|| self.no_such_partner(to))?;
        self.clue_to(to, what)
    }

    fn no_such_partner(&self, text: &str) -> String {
        let names: Vec<String> = self
            .rules()
            .seats()
            .filter(|seat| *seat != self.session.me())
            .map(|seat| self.session.names()[seat.index()].clone())
            .collect();
        let names = phrases::either(self.words, &names);
        let args = args![text = text, names = names];
        self.words.say("plain-no-such-partner", args)
    }

    fn clue_to(&self, to: Offset, what: &str) -> Result<Command, String> {
        Ok(self.clue_as_asked(to, self.clue_of(what)?))
    }

    /// A clue for a token, or the one that a bonus tile asks for.
    fn clue_as_asked(&self, to: Offset, clue: Clue) -> Command {
        Command::Act(match self.session.view().table().phase() {
            Phase::Tile(_) => Action::Choose(Choice::Clue { to, clue }),
            Phase::Turn | Phase::Joker { .. } | Phase::Over(_) => Action::Clue { to, clue },
        })
    }

    /// The partner with this name or letter.
    fn partner(&self, text: &str) -> Option<Offset> {
        let (me, players) = (self.session.me(), self.rules().players());
        let seat = self.rules().seats().find(|seat| {
            let name = self.session.names()[seat.index()].to_lowercase();
            text == name || text == seat.letter().to_ascii_lowercase().to_string()
        })?;
        Seat::offset_to(me, seat, players)
    }

    fn clue_of(&self, text: &str) -> Result<Clue, String> {
        let digits = text.trim_end_matches('s');
        if let Ok(number) = digits.parse::<u8>() {
            let rank = Rank::new(number).map(Clue::Rank);
            return rank.ok_or_else(|| self.no_such_clue(digits));
        }
        let letters = Letters::new(self.words, self.rules());
        let by_name = self.rules().clues().colors().iter().find(|clue| {
            let Clue::Color(color) = clue else {
                return false;
            };
            let info = self.rules().color_info(*color);
            self.is_named(&letters, &info.name, info.letter, text)
        });
        by_name.ok_or_else(|| self.no_such_clue(text))
    }

    fn no_such_clue(&self, text: &str) -> String {
        phrases::no_such_clue(self.words, self.rules(), text)
    }

    fn suit(&self, text: &str) -> Result<Suit, String> {
        let letters = Letters::new(self.words, self.rules());
        (0..self.rules().suits().len())
            .filter_map(Suit::new)
            .find(|suit| {
                let info = self.rules().suit_info(*suit);
                self.is_named(&letters, &info.name, info.letter, text)
            })
            .ok_or_else(|| self.words.say("plain-no-such-suit", args![text = text]))
    }

    /// A card: `red 3`, `3 rouge`, `r3`.
    fn card(&self, parts: &[&str]) -> Result<Card, String> {
        let text = parts.join(" ");
        let unknown = || {
            self.words
                .say("plain-no-such-print", args![text = text.as_str()])
        };
        let digit = text
            .chars()
            .find(char::is_ascii_digit)
            .ok_or_else(unknown)?;
        let name = text.replace(digit, " ");
        let suit = self.suit(name.trim()).map_err(|_| unknown())?;
        let rank = digit
            .to_digit(10)
            .and_then(|number| Rank::new(u8::try_from(number).ok()?))
            .filter(|rank| rank.index() < self.rules().rank_count())
            .ok_or_else(unknown)?;
        Ok(Card::new(suit, rank))
    }

    /// Whether `text` is the letter of a suit, its English name, or its name in the person's
    /// language.
    fn is_named(&self, letters: &Letters, name: &str, letter: char, text: &str) -> bool {
        let own = phrases::suit_name(self.words, name).to_lowercase();
        let mut chars = text.chars();
        let typed = chars.next().filter(|_| chars.next().is_none());
        typed.is_some_and(|typed| letters.meant(typed) == Some(letter))
            || text == name
            || text == own
    }
}
