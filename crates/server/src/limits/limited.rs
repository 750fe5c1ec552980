//! The actions that have a rate limit, and their rates.
//!
//! Each has a burst that is always allowed, and the time after which one more is allowed.

use serde::{Deserialize, Serialize};

/// A rate-limited action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Limited {
    /// A new guest, by network.
    Session,
    /// A new connection, by network.
    Connect,
    /// A request of the HTTP interface, by network.
    Request,
    /// A frame, by connection.
    Frame,
    /// A command at a table, by person.
    Command,
    /// A new table, by person.
    Create,
    /// A new name, by person.
    Rename,
    /// A snapshot, by person.
    Subscribe,
    /// An explanation of a bot's action, by person, or by address without a session.
    Explain,
    /// A branch off a finished game, by person, or by address without a session.
    Branch,
    /// A bot's move in a branch, by person, or by address without a session.
    BranchBot,
    /// A note on a card, by person.
    Note,
    /// A password guess from an unknown device, by network.
    Password,
    /// A password guess, by the network and the name of the account, or by a known device or a session and the
    /// person.
    PasswordOf,
    /// A password guess from an unknown device, by the name of the account.
    PasswordFromAnywhere,
    /// A review of a finished game, by person, or by address without a session.
    Review,
    /// A review of a finished game, by network.
    ReviewFrom,
    /// Opening or removing an account, by network.
    Account,
    /// An export of a person's data, by person.
    Data,
    /// Other settings, by person.
    Settings,
    /// A bot's thinking for a person's question, by network.
    ThoughtFrom,
    /// A command, by network.
    CommandFrom,
    /// A new table, by network.
    CreateFrom,
    /// A chat message of a player or spectator, by person.
    Say,
    /// A game file to open, by person.
    OpenFile,
    /// A new challenge, by person.
    Challenge,
    /// Asking for or ending a friendship, by person.
    Tie,
    /// Invitations to a table, by person.
    Invite,
    /// A report of a chat message, by person.
    Report,
    /// Taking a seat, or returning to it, by person.
    Sit,
    /// Taking a seat, by network.
    SitFrom,
    /// A push subscription, by person.
    Push,
    /// A notification by web push, by the person who gets it.
    Notify,
}

impl Limited {
    /// The burst, and the milliseconds after which one more is allowed.
    pub(super) const fn rate(self) -> (i64, i64) {
        match self {
            Self::Session => (20, 3_000),
            Self::Connect => (60, 200),
            Self::Request => (200, 30),
            Self::Frame => (100, 40),
            Self::Command => (40, 100),
            Self::Create | Self::OpenFile => (12, 5_000),
            Self::Rename => (5, 20_000),
            Self::Subscribe => (60, 250),
            Self::Explain | Self::Settings | Self::Challenge | Self::Push => (20, 1_000),
            Self::Branch => (60, 150),
            Self::Note | Self::BranchBot => (30, 500),
            // Guests are free to create, so a network has limits however many guests it creates.
            Self::ThoughtFrom => (60, 500),
            Self::CommandFrom => (400, 10),
            Self::Sit => (10, 4_000),
            Self::SitFrom => (40, 1_000),
            Self::CreateFrom => (60, 2_000),
            Self::Tie => (20, 5_000),
            Self::Invite => (12, 10_000),
            Self::Review => (6, 30_000),
            Self::ReviewFrom => (20, 10_000),
            Self::Password => (10, 6_000),
            Self::PasswordOf => (10, 20_000),
            // High enough that one address alone can't use it up.
            Self::PasswordFromAnywhere => (100, 10_000),
            Self::Account => (5, 60_000),
            Self::Data => (2, 60_000),
            Self::Say => (6, 2_500),
            Self::Report => (5, 30_000),
            Self::Notify => (30, 60_000),
        }
    }

    /// The limits of this action for all people in one network.
    pub(super) const fn of_network(self) -> &'static [Self] {
        match self {
            Self::Command | Self::Say | Self::Report => &[Self::CommandFrom],
            Self::Sit => &[Self::CommandFrom, Self::SitFrom],
            Self::Create | Self::OpenFile => &[Self::CreateFrom],
            Self::Explain | Self::BranchBot => &[Self::ThoughtFrom],
            Self::Review => &[Self::ReviewFrom],
            _ => &[],
        }
    }
}
