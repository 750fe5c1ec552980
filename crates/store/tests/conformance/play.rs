//! Records of play.

use kagiya_protocol::{DealSource, TableId};
use kagiya_random::Dice;

use super::{append, figures, person, row, table};
use kagiya_store::{
    Append, DealGame, Figures, FirstKind, Played, PlayerStats, Stage, Store, TableRow,
};

pub(super) async fn check(store: &Store) {
    records(store).await;
    random_games(store).await;
}

pub(super) fn game(id: &str, at: i64, people: &[&str], outcome: &str, deal: &str) -> Append {
    let mut row = row(id, Stage::Finished, false, at, people);
    let result = row.result.as_mut().expect("it has ended");
    outcome.clone_into(&mut result.outcome);
    result.points = i8::try_from(at % 26).expect("is small");
    result.shown = !["lost", "broken_off"].contains(&outcome);
    result.figures = Some(figures(deal));
    Append {
        row: Some(row),
        ..append(id, 0, &["a"])
    }
}

fn changed(append: &Append, change: impl FnOnce(&mut TableRow)) -> Append {
    let mut append = append.clone();
    if let Some(row) = &mut append.row {
        change(row);
    }
    append
}

pub(super) async fn standing(store: &Store, who: &str) -> Vec<PlayerStats> {
    store.standings(&person(who)).await.expect("reads")
}

async fn records(store: &Store) {
    let (ana, ben, cho) = ("play-ana", "play-ben", "play-cho");
    assert_eq!(standing(store, ana).await, []);
    let first = game("play-1", 1_010, &[ana, ben], "finished", "deal-a");
    let second = changed(
        &game("play-2", 1_025, &[ana, ben], "perfect", "deal-b"),
        |_| {},
    );
    let third = game("play-3", 1_003, &[ana, ben], "lost", "deal-a");
    for it in [&first, &second, &third] {
        store.append(it.clone()).await.expect("appends");
    }
    let expected = PlayerStats {
        preset: "original".to_owned(),
        changed: false,
        players: 2,
        games: 3,
        scored: 2,
        points: (1_010 % 26) + (1_025 % 26),
        best: Some(22),
        perfect: 1,
        lost: 1,
        strikes: 6,
        clues: 900,
        cards: 51,
        streak: 0,
        longest: 2,
    };
    assert_eq!(standing(store, ana).await, std::slice::from_ref(&expected));
    assert_eq!(standing(store, ben).await, std::slice::from_ref(&expected));

    // A repeated row counts once, an abandoned game isn't counted, and other numbers of players are separate.
    let again = Append {
        expected: 1,
        events: Vec::new(),
        ..first.clone()
    };
    store.append(again).await.expect("writes the row again");
    let broken = game("play-4", 1_025, &[ana, ben], "broken_off", "deal-a");
    store.append(broken).await.expect("appends");
    assert_eq!(standing(store, ana).await, std::slice::from_ref(&expected));
    let options = changed(
        &game("play-5", 1_020, &[ana, cho], "finished", "deal-c"),
        |row| {
            row.options.insert("strikes".to_owned(), 2.into());
        },
    );
    store.append(options).await.expect("appends");
    let three = game("play-6", 1_021, &[ana, ben, cho], "finished", "deal-d");
    store.append(three).await.expect("appends");
    let keys: Vec<(bool, u8, u32)> = standing(store, ana)
        .await
        .iter()
        .map(|it| (it.changed, it.players, it.games))
        .collect();
    assert_eq!(keys, [(false, 2, 3), (false, 3, 1), (true, 2, 1)]);

    firsts(store).await;
    picked_out(store).await;
    of_a_deal(store).await;
    earlier(store, expected).await;
}

/// The kinds of a person's first games, each with its table.
async fn firsts_of(store: &Store, who: &str) -> Vec<(FirstKind, String)> {
    let found = store.firsts(&person(who)).await.expect("reads");
    assert!(found.is_sorted_by_key(|it| it.finished_at));
    found.into_iter().map(|it| (it.what, it.table.0)).collect()
}

/// The first games of each kind are kept, whatever comes later.
async fn firsts(store: &Store) {
    let (ana, cho) = ("play-ana", "play-cho");
    let original = || FirstKind::Edition("original".to_owned());
    // A lost game of an edition is one, and of two games the earlier counts, also if it is added later.
    let of_ana = [
        (original(), "play-3".to_owned()),
        (FirstKind::People, "play-3".to_owned()),
        (FirstKind::Perfect, "play-2".to_owned()),
        (
            FirstKind::PerfectEdition("original".to_owned()),
            "play-2".to_owned(),
        ),
    ];
    assert_eq!(firsts_of(store, ana).await, of_ana);
    // Games with changed options aren't of the edition.
    let of_cho = [
        (FirstKind::People, "play-5".to_owned()),
        (original(), "play-6".to_owned()),
    ];
    assert_eq!(firsts_of(store, cho).await, of_cho);

    // The tenth game in a row, alone, and a deal of the day.
    let dan = "play-dan";
    for n in 0..11 {
        let outcome = if n == 0 { "lost" } else { "finished" };
        let id = format!("play-row-{n:02}");
        let game = game(&id, 2_000 + n, &[dan], outcome, "deal-row");
        let game = changed(&game, |row| {
            row.given = (n == 4).then(|| DealSource::Day {
                day: "2026-11-27".to_owned(),
                players: 2,
            });
        });
        store.append(game).await.expect("appends");
    }
    let of_dan = [
        (original(), "play-row-00".to_owned()),
        (FirstKind::Day, "play-row-04".to_owned()),
        (FirstKind::Row, "play-row-10".to_owned()),
    ];
    assert_eq!(firsts_of(store, dan).await, of_dan);
    let broken = game("play-row-11", 1, &[dan], "broken_off", "deal-row");
    store.append(broken).await.expect("appends");
    assert_eq!(firsts_of(store, dan).await, of_dan);
    assert_eq!(firsts_of(store, "nobody").await, []);
}

/// All games of a person.
fn all_of(who: &str) -> Played {
    Played {
        by: person(who),
        preset: None,
        players: None,
        with: None,
        outcome: None,
        before: None,
    }
}

async fn found(store: &Store, which: &Played, limit: u32) -> Vec<String> {
    let rows = store.played(which, limit).await.expect("reads");
    rows.into_iter().map(|row| row.id.0).collect()
}

/// The matching games, newest first, in pages.
async fn picked_out(store: &Store) {
    let (ana, ben, cho) = ("play-ana", "play-ben", "play-cho");
    let all = all_of(ana);
    let found = async |which: &Played, limit| found(store, which, limit).await;
    let newest = ["play-4", "play-2", "play-6", "play-5", "play-1", "play-3"];
    assert_eq!(found(&all, 9).await, newest);
    let page = Played {
        before: Some((1_021, table("play-6"))),
        ..all.clone()
    };
    assert_eq!(found(&page, 2).await, ["play-5", "play-1"]);
    let with = |who: &str| Some(person(who));
    for (which, expected) in [
        (
            Played {
                with: with(cho),
                ..all.clone()
            },
            &["play-6", "play-5"][..],
        ),
        (
            Played {
                with: with("nobody"),
                ..all.clone()
            },
            &[],
        ),
        (
            Played {
                players: Some(3),
                ..all.clone()
            },
            &["play-6"],
        ),
        (
            Played {
                outcome: Some("lost".to_owned()),
                ..all.clone()
            },
            &["play-3"],
        ),
        (
            Played {
                preset: Some("other".to_owned()),
                ..all.clone()
            },
            &[],
        ),
        (
            Played {
                by: person("nobody"),
                ..all.clone()
            },
            &[],
        ),
        (
            Played {
                preset: Some("original".to_owned()),
                players: Some(2),
                with: with(ben),
                outcome: Some("finished".to_owned()),
                ..all.clone()
            },
            &["play-1"],
        ),
    ] {
        assert_eq!(found(&which, 9).await, expected, "{which:?}");
    }
}

/// The games of a deal, best first, without abandoned ones.
async fn of_a_deal(store: &Store) {
    let deal = async |deal: &str, limit| store.games_of_deal(deal, limit).await.expect("reads");
    let of = |id: &str, outcome: &str, at: i64| DealGame {
        table: table(id),
        outcome: outcome.to_owned(),
        points: at % 26,
        finished_at: at,
    };
    let both = [of("play-1", "finished", 1_010), of("play-3", "lost", 1_003)];
    assert_eq!(deal("deal-a", 9).await, both);
    assert_eq!(deal("deal-a", 1).await, both[..1]);
    assert_eq!(deal("deal-x", 9).await, []);
}

/// A game of an earlier release is counted when its row gets the missing statistics.
async fn earlier(store: &Store, mut expected: PlayerStats) {
    let (ana, ben) = ("play-ana", "play-ben");
    let earlier = changed(&game("play-7", 900, &[ana, ben], "finished", ""), |row| {
        row.result.as_mut().expect("it has ended").figures = None;
    });
    store.append(earlier.clone()).await.expect("appends");
    assert_eq!(standing(store, ben).await[0], expected, "not yet");
    let missing = async || {
        let after = (899, &TableId(String::new()));
        let rows = store.uncounted(after, 9).await.expect("reads");
        let rows = rows.into_iter().filter(|row| row.finished_at < Some(1_000));
        rows.map(|row| row.id.0).collect::<Vec<_>>()
    };
    assert_eq!(missing().await, ["play-7"]);
    let later = (900, &table("play-7"));
    let rows = store.uncounted(later, 99).await.expect("reads");
    assert!(
        rows.iter().all(|row| row.id != *later.1),
        "it goes on there"
    );
    let counted = changed(&earlier, |row| {
        row.result.as_mut().expect("it has ended").figures = Some(figures("deal-a"));
    });
    let counted = Append {
        expected: 1,
        events: Vec::new(),
        ..counted
    };
    store.append(counted).await.expect("writes the row");
    assert_eq!(missing().await, [""; 0]);
    expected.games += 1;
    expected.scored += 1;
    expected.points += 900 % 26;
    expected.strikes += 2;
    expected.clues += 300;
    expected.cards += 17;
    expected.streak = 1;
    assert_eq!(standing(store, ben).await[0], expected);

    // Old games are removed from the list, but their results remain in the statistics.
    let gone = store
        .remove_tables(&[table("play-7"), table("play-2")])
        .await;
    assert_eq!(gone.expect("removes"), 2);
    let left = ["play-4", "play-6", "play-5", "play-1", "play-3"];
    assert_eq!(found(store, &all_of(ana), 9).await, left);
    assert_eq!(standing(store, ben).await[0], expected);
}

/// Many games of a few people: the statistics equal those computed one by one.
async fn random_games(store: &Store) {
    let people = ["many-0", "many-1", "many-2", "many-3"];
    let mut dice = Dice::from_number(13);
    let mut rows = Vec::new();
    let mut appends = Vec::new();
    for n in 0..300_u32 {
        let mut there = people;
        dice.shuffle(&mut there);
        let there = &there[..2 + dice.below(3)];
        let outcome = ["perfect", "finished", "finished", "lost", "broken_off"][dice.below(5)];
        let at = 5_000 + i64::from(n);
        let fresh = game(
            &format!("many-game-{n:03}"),
            at,
            there,
            outcome,
            "deal-many",
        );
        let fresh = changed(&fresh, |row| {
            let result = row.result.as_mut().expect("it has ended");
            result.points = i8::try_from(dice.below(40)).expect("is small") - 9;
            // As in editions that rate a lost game as zero points, and in others.
            result.shown |= outcome == "lost" && dice.below(3) == 0;
            result.figures = Some(Figures {
                strikes: u8::try_from(dice.below(4)).expect("is small"),
                clues: u16::try_from(dice.below(40)).expect("is small"),
                cards: u16::try_from(dice.below(30)).expect("is small"),
                deal: "deal-many".to_owned(),
            });
        });
        rows.extend(fresh.row.clone());
        appends.push(fresh);
        if appends.len() == 50 {
            let together = core::mem::take(&mut appends);
            store.append_all(together).await.expect("appends");
        }
    }
    for who in people {
        let mut counted = standing(store, who).await;
        counted.sort_by_key(|it| it.players);
        let groups: Vec<PlayerStats> = (2..=4)
            .map(|players| recounted(&rows, who, players))
            .filter(|it| it.games > 0)
            .collect();
        assert_eq!(counted, groups, "{who}");
        assert_eq!(counted.len(), 3, "there are enough games");
    }
}

/// The statistics of a person's games with this number of players.
fn recounted(rows: &[TableRow], who: &str, players: u8) -> PlayerStats {
    let theirs: Vec<&super::ResultRow> = rows
        .iter()
        .filter(|row| row.people().any(|it| it.as_str() == who))
        .filter(|row| row.seats.len() == usize::from(players))
        .filter_map(|row| row.result.as_ref())
        .filter(|result| result.outcome != "broken_off")
        .collect();
    let sum = |of: fn(&Figures) -> u32| {
        let figures = theirs.iter().filter_map(|result| result.figures.as_ref());
        figures.map(of).sum()
    };
    let ended = |word: &str| theirs.iter().filter(|it| it.outcome == word).count();
    let count = |n: usize| u32::try_from(n).expect("is small");
    let rows: Vec<usize> = theirs
        .split(|it| it.outcome == "lost")
        .map(<[_]>::len)
        .collect();
    let scored = theirs.iter().filter(|it| it.shown);
    let points = scored.map(|it| i64::from(it.points));
    PlayerStats {
        preset: "original".to_owned(),
        changed: false,
        players,
        games: count(theirs.len()),
        scored: count(points.clone().count()),
        points: points.clone().sum(),
        best: points.max(),
        perfect: count(ended("perfect")),
        lost: count(ended("lost")),
        strikes: sum(|it| it.strikes.into()),
        clues: sum(|it| it.clues.into()),
        cards: sum(|it| it.cards.into()),
        streak: count(rows.last().copied().unwrap_or_default()),
        longest: count(rows.iter().copied().max().unwrap_or_default()),
    }
}
