//! Lessons as data.

use kagiya_rules::Action;

/// The names of the partners, who have the seats after the player.
pub const PARTNERS: [&str; 2] = ["Kaze", "Hana"];

/// The id of the variant of text `id` for players who type, which may not exist: `TEXT.typed` for
/// `TEXT`, `TEXT.play-typed` for `TEXT.play`.
pub fn typed(id: &str) -> String {
    let mark = if id.contains('.') { '-' } else { '.' };
    format!("{id}{mark}typed")
}

/// A lesson. The player is in seat A, the partners in the seats after it.
///
/// Its title is the text `learn-NAME`, with `.about` (one line for the list) and `.learned` (a
/// summary). If companions play its convention from some level on, `.level` says so.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The name, used in URLs and in the ids of its texts.
    pub name: &'static str,
    /// The preset.
    pub preset: &'static str,
    /// Options that differ from the preset, as for [`Options::with`](kagiya_rules::Options::with).
    pub options: &'static [(&'static str, &'static str)],
    /// The initial cards.
    pub position: Position,
    /// The steps, in order.
    pub steps: &'static [Step],
    /// The lowest level of companions that plays the convention of the lesson, 1 to 4; `None` if the
    /// lesson is about rules. Its partners act as companions of this level do.
    pub level: Option<u8>,
}

/// The initial cards of a lesson, in notation: `r1 b5`, oldest card of a hand first.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// The hands of the player and of one or two partners.
    pub hands: &'static [&'static str],
    /// The deck, top card first.
    pub deck: &'static str,
    /// The discard pile, oldest card first.
    pub discard: &'static str,
    /// The top card of each firework that has begun.
    pub fireworks: &'static str,
    /// The place of all other cards.
    pub rest: Rest,
    /// Clue tokens; `None` for the maximum.
    pub clue_tokens: Option<u8>,
    /// The face-down bonus tiles by number, the next one first.
    pub tiles: &'static [u8],
    /// Whether the first partner begins.
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
    /// Hands only; all other cards are in the deck.
    pub const fn of(hands: &'static [&'static str]) -> Self {
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

/// One step: the coach speaks, and a player may act.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The id of the coach's text. A step that asks has more texts: see [`Kind`].
    pub text: &'static str,
    /// The action of the step.
    pub does: Does,
    /// What the coach points at.
    pub spots: &'static [Spot],
    /// The rule of the step: the id of its text in the rulebook of this game, or of a section.
    pub rule: Option<&'static str>,
}

/// The action of a step.
#[derive(Clone, Copy, Debug)]
pub enum Does {
    /// None: there is only text to read.
    Says,
    /// An action of a partner, in notation.
    Partner(&'static str),
    /// The player must do one of `right`. Any other legal action is answered with a text that
    /// explains why not now: `TEXT.instead`, or the text for its kind if it is listed.
    Asks {
        /// The requested actions, in notation.
        right: &'static [&'static str],
        /// The kinds of actions with their own texts.
        kinds: &'static [Kind],
    },
}

/// A kind of action. Its text is `TEXT.play` for the text `TEXT` of the step.
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
    /// The name of the kind in the ids of texts.
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
    /// A place or control, by name: `tokens`, `strikes`, `deck`, `score`, `sky`, `pile`, `tiles`,
    /// `hand-0`, `hand-1`, `clue-r` (the button of the red clue), `play`, `discard`, `announce`.
    Place(&'static str),
}

impl Step {
    /// A step with text only.
    pub const fn says(text: &'static str) -> Self {
        Self {
            text,
            does: Does::Says,
            spots: &[],
            rule: None,
        }
    }

    /// An action of a partner, in notation.
    pub const fn partner(action: &'static str, text: &'static str) -> Self {
        Self {
            text,
            does: Does::Partner(action),
            spots: &[],
            rule: None,
        }
    }

    /// A request for one of these actions.
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

    /// The same step with the coach pointing at `spots`.
    #[must_use]
    pub const fn at(mut self, spots: &'static [Spot]) -> Self {
        self.spots = spots;
        self
    }

    /// The same step about the rule `id`.
    #[must_use]
    pub const fn rule(mut self, id: &'static str) -> Self {
        self.rule = Some(id);
        self
    }

    /// The ids of all texts of the step.
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
    /// The number of requests in the lesson.
    pub fn asks(&self) -> usize {
        let asks = |step: &&Step| matches!(step.does, Does::Asks { .. });
        self.steps.iter().filter(asks).count()
    }

    /// The ids of all texts of the lesson.
    pub fn texts(&self) -> Vec<String> {
        let title = format!("learn-{}", self.name);
        let mut texts = vec![format!("{title}.about"), format!("{title}.learned")];
        texts.extend(self.level.map(|_| format!("{title}.level")));
        texts.push(title);
        texts.extend(self.steps.iter().flat_map(Step::texts));
        texts
    }
}
