//! The trait that every bot implements.

use kagiya_rules::{Action, CardId, CardSet, SeenEvent, View};

use crate::bot_profile::BotProfile;
use crate::playstyle::AgreedConventions;
use crate::reasons::Reasons;

/// A program that plays one seat. It sees what a person in that seat sees, and nothing else.
///
/// `SeatDriver` of `kagiya-bots` runs one in a game.
pub trait Bot: Send {
    /// Sets the conventions that the table has agreed on. Called before the first game there.
    /// Without this call a bot learns how people play. Bots that know no conventions ignore it.
    fn agree(&mut self, agreed: AgreedConventions) {
        let _ = agreed;
    }

    /// Introduces the players in the order of seats, this bot included: a bot by its profile, or
    /// `None` for a person. Called before the first game at a table. Without this call a bot treats
    /// all others as strangers.
    fn meet(&mut self, table: &[Option<BotProfile>]) {
        let _ = table;
    }

    /// Called when the next game starts at the same table: `same[seat]` says whether the same
    /// player sits there again. The bot keeps what it has learned about such players. Called before
    /// [`meet`](Self::meet) and [`begin`](Self::begin).
    fn play_again(&mut self, same: &[bool]) {
        let _ = same;
    }

    /// Starts a game; `view` is what the seat sees before the first action. Called before any event
    /// of the game, so that a bot can interpret the first action of another seat. The bot forgets
    /// earlier games, except for what [`play_again`](Self::play_again) keeps.
    fn begin(&mut self, view: &View) {
        let _ = view;
    }

    /// Chooses one of [`View::legal_actions`]. Called only when the view's seat is to act.
    fn act(&mut self, view: &View) -> Decision;

    /// Reports an event; `view` is what the seat sees after it.
    fn observe(&mut self, event: &SeenEvent, view: &View) {
        let _ = (event, view);
    }

    /// How the bot understood the last clue of another player, if it can explain itself.
    fn understood(&self) -> Option<Reasons> {
        None
    }

    /// What the holder of a card believes it to be, by the bot's conventions and with this seat's
    /// knowledge; `None` if the bot keeps no such notes. For reviews and puzzles only: during a
    /// game it may reveal a player's own cards (see [`Reasons::explain_to`]).
    fn believed_identities(&self, card: CardId) -> Option<CardSet> {
        let _ = card;
        None
    }

    /// A bot with the same memory, which goes on by itself: cheaper than showing a new one the game
    /// so far. `None` if this bot can't be copied.
    fn copy(&self) -> Option<Box<dyn Bot>> {
        None
    }
}

impl<B: Bot + ?Sized> Bot for Box<B> {
    fn agree(&mut self, agreed: AgreedConventions) {
        (**self).agree(agreed);
    }

    fn meet(&mut self, table: &[Option<BotProfile>]) {
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

    fn believed_identities(&self, card: CardId) -> Option<CardSet> {
        (**self).believed_identities(card)
    }

    fn copy(&self) -> Option<Box<dyn Bot>> {
        (**self).copy()
    }
}

/// The action that a bot chose, with its reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The action, which is legal.
    pub action: Action,
    /// The reasons; empty if the bot can't explain itself.
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
