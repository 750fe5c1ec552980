//! What a bot is told about another one.

use crate::level::Level;
use crate::playstyle::Playstyle;

/// What bots are told about a bot at their table.
#[derive(Clone, Copy, Debug)]
pub struct BotProfile {
    /// The conventions that it knows; `None` unless it is a companion.
    pub level: Option<Level>,
    /// Whether it reads clues literally, without conventions.
    pub is_literal: bool,
    /// The default one for bots other than companions.
    pub playstyle: Playstyle,
}
