//! What a bot is.

use kagiya_rules::{Action, CardId, CardSet, SeenEvent, View};

use crate::bot_name::BotName;
use crate::playstyle::Stated;
use crate::reasons::Reasons;

/// A player that is a program. It sees what a person in its seat would see, and nothing else.
///
/// [`SeatDriver`](crate::SeatDriver) asks one in a game.
pub trait Bot: Send {
    /// What the table states about how it is played. Told before the first game there; a bot that has not
    /// been told finds out how people play, and one that knows no conventions has no use for it.
    fn agree(&mut self, stated: Stated) {
        let _ = stated;
    }

    /// Who sits at the table, in order from the first seat on, this bot included: a bot of a name, or
    /// a person, of whom nothing is known. Told before the first game there. A bot that has not been
    /// told takes all others for strangers.
    fn meet(&mut self, table: &[Option<BotName>]) {
        let _ = table;
    }

    /// The game has ended, and the next one is with others at the same table: `same` says for each seat
    /// whether the same one sits there again. What the bot has learned of them, it keeps for the next
    /// game. Comes before [`meet`](Self::meet) and [`begin`](Self::begin).
    fn play_again(&mut self, same: &[bool]) {
        let _ = same;
    }

    /// A game begins; `view` is what the seat sees before the first action. It comes before
    /// anything else of the game, so that a bot can read the first action of another seat, and what
    /// was of an earlier game is forgotten, but for what [`play_again`](Self::play_again) keeps: the bot
    /// plays as one does that has seen nothing yet.
    fn begin(&mut self, view: &View) {
        let _ = view;
    }

    /// What to do now. Asked only when the view's seat is to act; the action must be one of
    /// [`View::legal_actions`].
    fn act(&mut self, view: &View) -> Decision;

    /// Something has happened; `view` is what the seat sees after it.
    fn observe(&mut self, event: &SeenEvent, view: &View) {
        let _ = (event, view);
    }

    /// How it understood the last clue that somebody else gave, if it can say so.
    fn understood(&self) -> Option<Reasons> {
        None
    }

    /// What the holder of a card takes it to be by the bot's conventions, as far as this seat can tell,
    /// if the bot keeps such notes. For reviews and examinations: during the game it may tell a player
    /// about their own cards; see [`Reasons::explain_to`].
    fn takes_for(&self, card: CardId) -> Option<CardSet> {
        let _ = card;
        None
    }
}

impl<B: Bot + ?Sized> Bot for Box<B> {
    fn agree(&mut self, stated: Stated) {
        (**self).agree(stated);
    }

    fn meet(&mut self, table: &[Option<BotName>]) {
        (**self).meet(table);
    }

    fn play_again(&mut self, same: &[bool]) {
        (**self).play_again(same);
    }

    fn begin(&mut self, view: &View) {
        (**self).begin(view);
    }

    fn act(&mut self, view: &View) -> Decision {
        (**self).act(view)
    }

    fn observe(&mut self, event: &SeenEvent, view: &View) {
        (**self).observe(event, view);
    }

    fn understood(&self) -> Option<Reasons> {
        (**self).understood()
    }

    fn takes_for(&self, card: CardId) -> Option<CardSet> {
        (**self).takes_for(card)
    }
}

/// What a bot decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// What it does.
    pub action: Action,
    /// Why, if it can say so; else empty.
    pub reasons: Reasons,
}

impl From<Action> for Decision {
    fn from(action: Action) -> Self {
        Self {
            action,
            reasons: Reasons::default(),
        }
    }
}
