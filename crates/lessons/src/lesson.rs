//! Lessons as data.

use kagiya_rules::Action;

/// The name of the partner.
pub const PARTNER: &str = "Kaze";

/// The id of the variant of text `id` for a typing player, which may not exist:
/// `TEXT.typed` for `TEXT`, `TEXT.play-typed` for `TEXT.play`.
pub fn typed(id: &str) -> String {
    let mark = if id.contains('.') { '-' } else { '.' };
    format!("{id}{mark}typed")
}

/// A lesson. The player sits at seat A, the partner at seat B.
///
/// Its title is the text `learn-NAME`, with `.about` (one line for the list) and `.learned` (a
/// summary).
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Its name, as in addresses and in the ids of its texts.
    pub name: &'static str,
    /// The preset of its rules.
    pub preset: &'static str,
    /// Options that differ from it, as [`Options::with`](kagiya_rules::Options::with) takes them.
    pub options: &'static [(&'static str, &'static str)],
    /// The cards at the beginning.
    pub position: Position,
    /// What happens, in order.
    pub steps: &'static [Step],
}

/// The cards of a lesson at its beginning, in notation: `r1 b5`, oldest card of a hand first.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// The hands of the player and of the partner.
    pub hands: [&'static str; 2],
    /// The deck, top card first.
    pub deck: &'static str,
    /// The discard pile, oldest card first.
    pub discard: &'static str,
    /// The card on top of each firework that has begun.
    pub fireworks: &'static str,
    /// The place of all other cards.
    pub rest: Rest,
    /// Clue tokens; `None` for all that the game has.
    pub clue_tokens: Option<u8>,
    /// The bonus tiles that are face down, by number, the next one first.
    pub tiles: &'static [u8],
    /// Whether the partner begins.
    pub partner_begins: bool,
}

/// The place of the cards that a position does not list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    /// At the bottom of the deck.
    Deck,
    /// On the discard pile.
    Discard,
}

impl Position {
    /// Two hands and nothing else; all other cards in the deck.
    pub const fn of(hands: [&'static str; 2]) -> Self {
        Self {
            hands,
            deck: "",
            discard: "",
            fireworks: "",
            rest: Rest::Deck,
            clue_tokens: None,
            tiles: &[],
            partner_begins: false,
        }
    }
}

/// One step: the coach speaks, and something may happen.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The id of the coach's text. A step that asks has more texts: see [`Kind`].
    pub text: &'static str,
    /// What happens.
    pub does: Does,
    /// What the coach points at.
    pub spots: &'static [Spot],
    /// The rule that it is about: the id of its text in the rulebook of this game, or of a section.
    pub rule: Option<&'static str>,
}

/// What happens in a step.
#[derive(Clone, Copy, Debug)]
pub enum Does {
    /// Nothing: there is only something to read.
    Says,
    /// The partner does this, in notation.
    Partner(&'static str),
    /// The player is to do one of `right`. Any other legal action is answered by a text that says
    /// why it is not the moment for it: `TEXT.instead`, or the one for its kind, if it is listed.
    Asks {
        /// What is asked for, in notation.
        right: &'static [&'static str],
        /// The kinds of actions that have an answer of their own.
        kinds: &'static [Kind],
    },
}

/// A kind of action. The text for it follows the text of the step: `TEXT.play`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Playing a card.
    Play,
    /// Discarding a card.
    Discard,
    /// Giving a clue.
    Clue,
}

impl Kind {
    /// The word for it in the ids of texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Discard => "discard",
            Self::Clue => "clue",
        }
    }

    /// The kind of an action; `None` for an answer to the game.
    pub const fn of(action: Action) -> Option<Self> {
        match action {
            Action::Play { .. } => Some(Self::Play),
            Action::Discard(_) => Some(Self::Discard),
            Action::Clue { .. } => Some(Self::Clue),
            Action::Choose(_) => None,
        }
    }
}

/// Something on the table that the coach points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The card with this id.
    Card(u8),
    /// A place or a control, by name: `tokens`, `strikes`, `deck`, `score`, `sky`, `pile`, `tiles`,
    /// `hand-0`, `hand-1`, `clue-r` (the button of the red clue), `play`, `discard`, `announce`.
    Place(&'static str),
}

impl Step {
    /// Something to read.
    pub const fn says(text: &'static str) -> Self {
        Self {
            text,
            does: Does::Says,
            spots: &[],
            rule: None,
        }
    }

    /// The partner does something, in notation.
    pub const fn partner(action: &'static str, text: &'static str) -> Self {
        Self {
            text,
            does: Does::Partner(action),
            spots: &[],
            rule: None,
        }
    }

    /// The player is asked for one of these actions.
    pub const fn asks(
        right: &'static [&'static str],
        text: &'static str,
        kinds: &'static [Kind],
    ) -> Self {
        Self {
            text,
            does: Does::Asks { right, kinds },
            spots: &[],
            rule: None,
        }
    }

    /// The same step with the coach pointing somewhere.
    #[must_use]
    pub const fn at(mut self, spots: &'static [Spot]) -> Self {
        self.spots = spots;
        self
    }

    /// The same step with the rule that it is about.
    #[must_use]
    pub const fn rule(mut self, id: &'static str) -> Self {
        self.rule = Some(id);
        self
    }

    /// The ids of all its texts.
    pub fn texts(&self) -> Vec<String> {
        let mut texts = vec![self.text.to_owned()];
        if let Does::Asks { kinds, .. } = self.does {
            texts.push(format!("{}.instead", self.text));
            texts.extend(
                kinds
                    .iter()
                    .map(|kind| format!("{}.{}", self.text, kind.name())),
            );
        }
        texts
    }
}

impl Lesson {
    /// How many times the player is asked for something.
    pub fn asks(&self) -> usize {
        let asks = |step: &&Step| matches!(step.does, Does::Asks { .. });
        self.steps.iter().filter(asks).count()
    }

    /// The ids of all its texts.
    pub fn texts(&self) -> Vec<String> {
        let title = format!("learn-{}", self.name);
        let mut texts = vec![format!("{title}.about"), format!("{title}.learned"), title];
        texts.extend(self.steps.iter().flat_map(Step::texts));
        texts
    }
}
