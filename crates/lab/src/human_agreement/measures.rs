//! Measures of whole games that don't depend on the order of plays or on the form of a clue.

use std::collections::BTreeMap;

use kagiya_rules::{CardId, Game, Seat};
use serde::Serialize;

use super::statistics::{Share, share, share_of};
use super::{ActionKind, Turn, Watched, by_game};
use crate::score_stats::{Mean, mean_of, ratio};

/// The number of a player's turns, the current one included, in which a play counts as the same.
const OWN_TURNS: usize = 3;

/// Measures of a group of games, with standard errors over games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Measures {
    pub name: String,
    pub games: usize,
    /// The number of clearly worse actions of the bot in a game: plays that strike, discards of last copies,
    /// and discards where the player played a card that fitted.
    pub worse: f64,
    pub worse_stderr: f64,
    /// The players' plays that strike and discards of last copies in a game.
    pub worse_made: f64,
    pub worse_made_stderr: f64,
    /// The number of the players' plays.
    pub plays: u64,
    /// The share of these where the bot would play the same card, or one that fits and that the player plays
    /// in their next two turns.
    pub plays_forgiven: f64,
    pub plays_forgiven_stderr: f64,
    /// The share of strikes among the bot's plays.
    pub strikes: f64,
    pub strikes_stderr: f64,
    /// The number of clued cards in the hands of players to act, each once; 0 for a bot that doesn't say what
    /// it takes cards for.
    pub clued: u64,
    /// The share of these that in every turn of their holder could be what they are, as the bot took them.
    pub kept: f64,
    pub kept_stderr: f64,
    /// The number of turns that a model of people has judged, which was fitted to other games.
    pub judged: u64,
    /// The number of the bot's actions in a game to which it gives less than 2 %.
    pub puzzling: f64,
    pub puzzling_stderr: f64,
    /// The same number of the players' actions.
    pub puzzling_made: f64,
    pub puzzling_made_stderr: f64,
}

impl Measures {
    fn of(name: String, watched: &[&Watched]) -> Self {
        let turns: Vec<Turn> = watched.iter().flat_map(|it| &it.turns).copied().collect();
        let worse = per_game(watched, is_clearly_worse);
        let worse_made = per_game(watched, |it| it.did.strikes || it.did.loses_last);
        let forgiven = forgiven(&turns);
        let strikes = share(&turns, |it| it.would.kind.is_play(), |it| it.would.strikes);
        let clued: Vec<(u64, u64)> = watched.iter().map(|it| it.clued.sums()).collect();
        let kept = share_of(&clued);
        let made = per_game(watched, |it| it.puzzling.is_some_and(|[made, _]| made));
        let puzzling = per_game(watched, |it| it.puzzling.is_some_and(|[_, bot]| bot));
        Self {
            name,
            games: watched.len(),
            worse: worse.mean,
            worse_stderr: worse.stderr,
            worse_made: worse_made.mean,
            worse_made_stderr: worse_made.stderr,
            plays: forgiven.of,
            plays_forgiven: forgiven.share,
            plays_forgiven_stderr: forgiven.stderr,
            strikes: strikes.share,
            strikes_stderr: strikes.stderr,
            clued: kept.of,
            kept: kept.share,
            kept_stderr: kept.stderr,
            judged: turns.iter().filter(|it| it.puzzling.is_some()).count() as u64,
            puzzling: puzzling.mean,
            puzzling_stderr: puzzling.stderr,
            puzzling_made: made.mean,
            puzzling_made_stderr: made.stderr,
        }
    }

    /// Of all games.
    pub(super) fn of_all(watched: &[Watched]) -> Self {
        Self::of("all".to_owned(), &watched.iter().collect::<Vec<_>>())
    }

    /// One for each fifth of the games that has some.
    pub(super) fn by_fifth(watched: &[Watched]) -> Vec<Self> {
        let mut fifths: BTreeMap<u8, Vec<&Watched>> = BTreeMap::new();
        for game in watched {
            fifths.entry(game.fifth + 1).or_default().push(game);
        }
        let fifths = fifths.into_iter();
        fifths
            .map(|(fifth, games)| Self::of(fifth.to_string(), &games))
            .collect()
    }
}

/// The clued cards of a game, each with whether in every turn of its holder so far it could be what it is.
#[derive(Clone, Debug, Default)]
pub(crate) struct CluedCards(BTreeMap<CardId, bool>);

impl CluedCards {
    /// Compares the clued cards of `seat`, which is to act, with what the bot in that seat takes them for.
    pub(super) fn see(&mut self, game: &Game, seat: Seat, bot: &dyn kagiya_bots::Bot) {
        let marks = game.table().marks(seat);
        for ((id, card), marks) in game.hand(seat).zip(marks) {
            if marks.is_clued()
                && let Some(taken) = bot.believed_identities(id)
            {
                *self.0.entry(id).or_insert(true) &= taken.contains(card);
            }
        }
    }

    /// The number of the cards, and of those that always could be what they are.
    fn sums(&self) -> (u64, u64) {
        let kept = self.0.values().filter(|kept| **kept).count();
        (self.0.len() as u64, kept as u64)
    }
}

/// Whether the bot would strike, discard a last copy, or discard where the player played a card that fitted.
const fn is_clearly_worse(turn: &Turn) -> bool {
    let declines = turn.did.kind.is_play() && !turn.did.strikes && turn.would.kind.is_discard();
    turn.would.strikes || turn.would.loses_last || declines
}

fn per_game(watched: &[&Watched], is_counted: impl Fn(&Turn) -> bool) -> Mean {
    let (mut sum, mut squares) = (0, 0);
    for game in watched {
        let count = game.turns.iter().filter(|it| is_counted(it)).count() as u64;
        sum += count;
        squares += count * count;
    }
    mean_of(watched.len() as u64, ratio(sum, 1), ratio(squares, 1))
}

/// The share of the players' plays where the bot would play the same card, or one that fits and that the player
/// plays soon.
fn forgiven(turns: &[Turn]) -> Share {
    let of_game = |game: &[Turn]| {
        let mut sums = (0, 0);
        for (place, turn) in game.iter().enumerate() {
            if turn.did.kind.is_play() {
                let is_soon = !turn.would.strikes && is_played_soon(turn, &game[place..]);
                sums.0 += 1;
                sums.1 += u64::from(turn.exact || is_soon);
            }
        }
        sums
    };
    let sums: Vec<(u64, u64)> = by_game(turns).map(|range| of_game(&turns[range])).collect();
    share_of(&sums)
}

/// Whether the player plays the card that the bot would play, in this turn or one of the next. `coming` are the
/// turns from this one on.
fn is_played_soon(turn: &Turn, coming: &[Turn]) -> bool {
    let own = coming
        .iter()
        .filter(|it| it.seat == turn.seat && it.did.kind != ActionKind::Answer);
    turn.would_play.is_some() && own.take(OWN_TURNS).any(|it| it.did_play == turn.would_play)
}

#[cfg(test)]
mod tests {
    use super::super::statistics::tests::turn;
    use super::*;
    use crate::human_agreement::{ActionClass, Ending};

    fn class(kind: ActionKind) -> ActionClass {
        ActionClass {
            kind,
            strikes: false,
            loses_last: false,
        }
    }

    fn strike() -> ActionClass {
        ActionClass {
            strikes: true,
            ..class(ActionKind::PlayNewest)
        }
    }

    fn last_copy() -> ActionClass {
        ActionClass {
            loses_last: true,
            ..class(ActionKind::DiscardOldest)
        }
    }

    /// A turn of the first seat in which the player does `did`, and the bot would do `would`.
    fn differing(did: ActionClass, would: ActionClass) -> Turn {
        Turn {
            did,
            would,
            ..turn(0, false)
        }
    }

    /// A turn of a seat with the plays of the player and of the bot, by number of card.
    fn plays(seat: u8, did: Option<u8>, would: Option<u8>) -> Turn {
        let of = |card: Option<u8>| match card {
            Some(_) => class(ActionKind::PlayClued),
            None => class(ActionKind::RankOther),
        };
        let id = |card: Option<u8>| card.and_then(CardId::new);
        Turn {
            seat: Seat::new(seat).expect("a seat"),
            did_play: id(did),
            would_play: id(would),
            exact: did == would,
            ..differing(of(did), of(would))
        }
    }

    fn watched(turns: Vec<Turn>) -> Watched {
        Watched {
            turns,
            players: 2,
            fifth: 3,
            ending: Ending::Played,
            clued: CluedCards::default(),
        }
    }

    fn is_about(number: f64, expected: f64) -> bool {
        (number - expected).abs() < 1e-12
    }

    #[test]
    fn clearly_worse_are_strikes_last_copies_and_discards_instead_of_plays() {
        let play = class(ActionKind::PlayKnown);
        let discard = class(ActionKind::DiscardOldest);
        let clue = class(ActionKind::RankOther);
        for (did, would, is_worse) in [
            (clue, strike(), true),
            (strike(), strike(), true),
            (clue, last_copy(), true),
            (play, discard, true),
            (play, last_copy(), true),
            // The player's card did not fit, or the bot does something useful.
            (strike(), discard, false),
            (play, clue, false),
            (clue, discard, false),
            (discard, play, false),
        ] {
            let turn = differing(did, would);
            assert_eq!(is_clearly_worse(&turn), is_worse, "{did:?} {would:?}");
        }
    }

    #[test]
    fn clearly_worse_actions_are_counted_by_game_with_the_error_of_a_mean() {
        let bad = differing(class(ActionKind::RankOther), strike());
        let theirs = differing(last_copy(), class(ActionKind::RankOther));
        let games = [watched(vec![bad, bad, bad, theirs]), watched(vec![bad])];
        let measures = Measures::of_all(&games);
        assert!(is_about(measures.worse, 2.0), "{measures:?}");
        // Each game is one away from the mean: the variance of the sample is 2, of the mean 1.
        assert!(is_about(measures.worse_stderr, 1.0), "{measures:?}");
        assert!(is_about(measures.worse_made, 0.5), "{measures:?}");
        let fifths = Measures::by_fifth(&games);
        assert_eq!(fifths.len(), 1);
        assert_eq!((fifths[0].name.as_str(), fifths[0].games), ("4", 2));
    }

    #[test]
    fn puzzling_actions_are_counted_by_game() {
        let judged = |puzzling| Turn {
            puzzling,
            ..turn(0, true)
        };
        let games = [
            watched(vec![
                judged(Some([true, true])),
                judged(Some([false, true])),
            ]),
            watched(vec![judged(Some([false, false])), judged(None)]),
        ];
        let measures = Measures::of_all(&games);
        assert_eq!(measures.judged, 3);
        assert!(is_about(measures.puzzling, 1.0), "{measures:?}");
        assert!(is_about(measures.puzzling_stderr, 1.0), "{measures:?}");
        assert!(is_about(measures.puzzling_made, 0.5), "{measures:?}");
    }

    #[test]
    fn the_order_of_plays_is_forgiven_within_three_own_turns() {
        let other = plays(1, Some(7), Some(9));
        let share = |turns: &[Turn]| {
            let share = forgiven(turns);
            (share.count, share.of)
        };
        // The bot would play card 2, which the player plays in the third turn from here.
        let first = plays(0, Some(1), Some(2));
        let clue = plays(0, None, None);
        let then = plays(0, Some(2), Some(2));
        assert_eq!(share(&[first, clue, then]), (2, 2));
        assert_eq!(share(&[first, clue, clue, then]), (1, 2), "too late");
        // Turns of another player neither count nor play the card.
        assert_eq!(share(&[first, other, clue, other, then]), (2, 4));
        assert_eq!(share(&[first, plays(1, Some(2), None)]), (0, 2));
        // A card that does not fit yet is not forgiven.
        let strikes = Turn {
            would: strike(),
            ..first
        };
        assert_eq!(share(&[strikes, then]), (1, 2));
        assert_eq!(share(&[clue]), (0, 0), "no play");
        let game_two = Turn { game: 1, ..then };
        assert_eq!(share(&[first, game_two]), (1, 2), "another game");
    }
}
