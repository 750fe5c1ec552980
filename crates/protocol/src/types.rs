//! The TypeScript types of the browser client, generated from this crate.

use ts_rs::{Config, TS};

use crate::*;

const HEAD: &str = "\
// The messages between the browser and the server. docs/protocol.md explains them.
// Generated from the crate kagiya-protocol; don't edit: `cargo xtask generate` writes it again.

";

/// Calls a macro with an argument and the names of all types on the wire.
macro_rules! with_all_types {
    ($macro:ident, $argument:ident) => {
        $macro! { $argument:
            CardId Seat TableId PersonId ChallengeId CommandId Suit Card Clue CardSet Copies ClueSet
            Action LegalActions LegalClue GameEvent OutcomeKind LossReason ScoreParts GameResult FinalDeal
            PhaseInfo Efficiency Firework PileCard FaceUpCard FaceDownCard Hand NarrowedCard GameState GamePatch
            SuitInfo ColorInfo RulesInfo
            Person TableStatus FileOrigin DealSourceInfo RequestedDeal Starter Watching OnTimeout TimeControl HandEnd Conventions TableSettings SeatInfo SeatOffer TakeBackAsked BotForTurn Pause TableTime TurnInfo TableInfo LobbyTable Presence EndReason KickReason LeaveEffect TakeSeat SitEffect EndEffect TablePermissions TableEvent
            QuickChat ChatMessage Reaction ChatPermission ChatChannel SpectatorMessage
            LoggedEvent
            ErrorCode Problem Reason ReasonValue
            Hello CreateTable BotSpeed Command ClientMessage
            BotInfo Limits Heartbeat Welcome Snapshot TableUpdate ServerMessage
            SessionRequest SessionReply EditionInfo OptionKind OptionField VariantInfo VariantFamilies VariantFamily FamilyKind VariantCards WinnableDeals SeedInfo RulesRequest RulesReply
            Picture PictureCard RulebookValue RulebookParagraph RulebookSection Rulebook RulebookReply
            ReplayStep Replay GameSummary GamesPage TablesPage
            AccountRequest SignInRequest PasswordRequest PasswordChange RecoveryCodes RecoveryRequest AccountInfo FirstGame FirstKind PlayerStats DealScore DealScores
            DealGame DealGames OpenFileRequest OpenedFile OpenedFiles ChallengeReply ChallengeInfo DayDeal ScoreCount DayInfo
            Friend Invitation SocialInfo PersonRequest ShownRequest InviteRequest
            PushKind PushInfo PushSubscription PushEndpoint PushMessage
            NoteMark CardNote SeatNotes
            VariationRequest Variation VariationRefusal VariationBotRequest VariationMove ReviewAction PointedCards Review
            LessonInfo LessonRequest LessonBeat LessonReply LessonMoment
            PuzzleInfo PuzzleList PuzzleReply PuzzleHint PuzzleAnswer PuzzleAct PuzzleStep PuzzleOther PuzzleSolution PuzzleMoment
            Argument Statement ExplanationKind Explanation
            ReviewProgress GameReview PlayerReview ReviewedTurn ReviewValue ReviewedAction ReviewLabel ReviewMoment ReviewMomentKind ReviewWorld ActionReasons
        }
    };
}
pub(crate) use with_all_types;

macro_rules! declarations {
    ($config:ident: $($name:ident)*) => {
        vec![$(($name::docs(), $name::decl(&$config)),)*]
    };
}

fn generate() -> String {
    let config = Config::default();
    let all = with_all_types!(declarations, config);
    let mut text = HEAD.to_owned();
    for (docs, decl) in all {
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
