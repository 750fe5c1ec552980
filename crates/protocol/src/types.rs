//! The TypeScript types of the browser client, generated from the types of this crate.

use ts_rs::{Config, TS};

use crate::*;

const HEAD: &str = "\
// The messages between the browser and the server. docs/protocol.md explains them.
// Generated from the crate kagiya-protocol; don't edit: `cargo xtask generate` writes it again.

";

macro_rules! declarations {
    ($config:ident: $($name:ident)*) => {
        vec![$((stringify!($name), $name::docs(), $name::decl(&$config)),)*]
    };
}

fn generate() -> String {
    let config = Config::default();
    let all = declarations!(config:
        CardId Seat TableId PersonId ChallengeId CommandId Suit Card Clue CardSet Copies ClueSet
        Action LegalActions LegalClue Happening OutcomeKind Lost GameResult FinalDeal
        PhaseInfo Efficiency Firework PileCard FaceUpCard FaceDownCard Hand NarrowedCard GameState GameChange
        SuitInfo ColorInfo RulesInfo
        Person TableStatus DealOf WishedDeal Starter WhenOut TimeControl FirstOf Conventions TableSettings SeatInfo SeatOffer TakeBackAsked BotForTurn Pause TableTime TurnInfo TableInfo LobbyTable Presence EndReason KeptOutFor Leaving TakeSeat Taking Ending TableMay TableEvent
        Remark Saying Talking TalkPlace WatcherLine
        LoggedEvent
        ErrorCode Problem Reason ReasonValue
        Hello CreateTable Pace Command ClientMessage
        BotInfo Limits Heartbeat Welcome Snapshot TableUpdate ServerMessage
        SessionRequest SessionReply EditionInfo OptionKind OptionField RulesRequest RulesReply
        RulebookValue RulebookParagraph RulebookSection Rulebook RulebookReply
        ReplayStep Replay GameSummary GamesPage TablesPage
        AccountRequest SignInRequest PasswordRequest PasswordChange AccountInfo Standing DealScore DealScores
        DealGame DealGames ChallengeReply ChallengeInfo DayDeal DayInfo
        Friend Invitation PeopleInfo PersonRequest ShownRequest InviteRequest
        NoteMark CardNote SeatNotes
        BranchRequest Branch BranchRefusal BranchBotRequest BranchMove ReviewDeed Pointed Review
        LessonInfo LessonRequest LessonBeat LessonReply
        Argument Statement ExplanationKind Explanation
    );
    let mut text = HEAD.to_owned();
    for (_, docs, decl) in all {
        if let Some(docs) = docs {
            text.push_str(&docs);
            if !docs.ends_with('\n') {
                text.push('\n');
            }
        }
        text.push_str("export ");
        text.push_str(&decl);
        text.push_str("\n\n");
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    tidy(&text)
}

/// Without trailing spaces, and without the targets of links between Rust items.
fn tidy(text: &str) -> String {
    let mut tidied = String::new();
    for line in text.lines() {
        let mut rest = line.trim_end();
        while let Some((before, after)) = rest.split_once("](crate::")
            && let Some((before, name)) = before.rsplit_once('[')
            && let Some((_, after)) = after.split_once(')')
        {
            tidied.push_str(before);
            tidied.push_str(name);
            rest = after;
        }
        tidied.push_str(rest);
        tidied.push('\n');
    }
    tidied
}

#[test]
fn generated_types_are_up_to_date() {
    xtask::check_generated("web/types/protocol.d.ts", &generate());
}
