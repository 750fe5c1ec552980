//! Accounts, and records of play.

use kagiya_protocol::{DealSource, TableId};
use kagiya_random::Dice;

use super::{append, figures, person, row, stored, table};
use kagiya_store::{
    Append, DealGame, Figures, FirstKind, Played, PlayerStats, Recovery, Stage, Store,
    StoredAccount, StoredNote, TableRow, TokenHash,
};

pub(super) async fn check(store: &Store) {
    accounts(store).await;
    records(store).await;
    random_games(store).await;
    people_who_go(store).await;
}

fn account(who: &str, look: &str) -> StoredAccount {
    StoredAccount {
        person: stored(who),
        look: look.to_owned(),
        password: format!("hash of {who}"),
        since: 77,
        settings: "{}".to_owned(),
    }
}

async fn add(store: &Store, who: &str, token: TokenHash, expires: i64) {
    let added = store.add_person(&stored(who), token, expires).await;
    added.expect("adds");
}

async fn accounts(store: &Store) {
    let (ana, ben) = ("account-ana", "account-ben");
    let of = async |who: &str| store.account(&person(who)).await.expect("reads");
    let called = async |look: &str| store.account_called(look).await.expect("reads");
    let open = async |it: StoredAccount| store.open_account(&it).await.expect("answers");
    assert!(!open(account(ana, "ana")).await, "nobody is there");
    add(store, ana, [30; 32], 1_000).await;
    add(store, ben, [31; 32], 1_000).await;
    let mut mine = account(ana, "ana");
    "Ana of the river".clone_into(&mut mine.person.name);
    assert!(open(mine.clone()).await);
    assert!(!open(account(ana, "other")).await, "one account a person");
    assert!(!open(account(ben, "ana")).await, "one account a name");
    assert_eq!(of(ana).await, Some(mine.clone()));
    assert_eq!(called("ana").await, Some(mine.clone()));
    assert_eq!((of(ben).await, called("ben").await), (None, None));
    let known = store.session([30; 32], 0).await.expect("reads");
    assert_eq!(known, Some((mine.person.clone(), 1_000)), "the name is new");

    // Account names are reserved for their people.
    let rename = async |who: &str, name: &str, look: &str| {
        let renamed = store.rename(&person(who), name, look).await;
        renamed.expect("answers")
    };
    assert!(!rename(ben, "Ana", "ana").await, "it is taken");
    assert!(rename(ben, "Bo", "bo").await);
    assert!(rename(ana, "Anna", "anna").await);
    assert!(rename(ana, "AnnA", "anna").await, "one's own name is free");
    assert_eq!(called("ana").await, None);
    let found = called("anna").await.expect("is there");
    assert_eq!(found.person.name, "AnnA");

    // Sessions.
    let more = async |who: &str, token| {
        let added = store.add_session(&person(who), token, 2_000).await;
        added.expect("answers")
    };
    assert!(!more(ben, [32; 32]).await, "a guest has no second one");
    assert!(more(ana, [33; 32]).await);
    assert!(more(ana, [34; 32]).await);
    let changed = store.change_password(&person(ana), "fresh", [33; 32]).await;
    let mut ended = changed.expect("changes");
    ended.sort_unstable();
    assert_eq!(ended, [[30; 32], [34; 32]], "all others end");
    assert_eq!(of(ana).await.expect("is there").password, "fresh");
    let changed = store
        .change_settings(&person(ana), "{\"theme\":\"dark\"}")
        .await;
    changed.expect("changes");
    let settings = of(ana).await.expect("is there").settings;
    assert_eq!(settings, "{\"theme\":\"dark\"}");
    let ended = store.end_sessions_of(&person(ana)).await.expect("ends");
    assert_eq!(ended, [[33; 32]]);
    recovery_codes(store, ana, ben).await;
    let known = store.session([31; 32], 0).await.expect("reads");
    assert!(known.is_some(), "other people's sessions stay");

    // A person with an account remains without a session; a guest is removed.
    store.forget_sessions(1_000).await.expect("forgets");
    assert!(of(ana).await.is_some());
    assert!(more(ana, [35; 32]).await, "and comes back");
    assert!(!rename(ben, "Bob", "bob").await, "the guest is gone");
}

async fn recovery_codes(store: &Store, ana: &str, ben: &str) {
    let set = async |who: &str, codes: &[[u8; 32]]| {
        let set = store.set_recovery_codes(&person(who), codes).await;
        set.expect("answers")
    };
    let count = async |who: &str| {
        let count = store.count_recovery_codes(&person(who)).await;
        count.expect("reads")
    };
    let recover = async |who: &str, code, session| {
        let recovery = Recovery {
            person: person(who),
            code,
            password: "recovered".to_owned(),
            session,
            expires: 3_000,
        };
        store.recover(&recovery).await.expect("answers")
    };
    assert!(!set(ben, &[[1; 32]]).await, "a guest has no codes");
    assert_eq!(count(ben).await, 0);
    assert!(set(ana, &[[1; 32], [2; 32]]).await);
    assert!(set(ana, &[[3; 32], [4; 32], [5; 32]]).await);
    assert_eq!(count(ana).await, 3, "new codes replace the old ones");
    assert_eq!(recover(ana, [1; 32], [36; 32]).await, None);
    assert_eq!(
        recover(ben, [3; 32], [36; 32]).await,
        None,
        "it is another's"
    );
    let known = store.session([36; 32], 0).await.expect("reads");
    assert_eq!(known, None, "nothing has happened");
    let has = async |who: &str, code| {
        let has = store.has_recovery_code(&person(who), code).await;
        has.expect("reads")
    };
    assert!(has(ana, [3; 32]).await && !has(ana, [1; 32]).await && !has(ben, [3; 32]).await);
    assert_eq!(recover(ana, [3; 32], [36; 32]).await, Some(Vec::new()));
    assert!(!has(ana, [3; 32]).await, "it is used");
    assert_eq!(recover(ana, [3; 32], [37; 32]).await, None, "once only");
    let found = store.account(&person(ana)).await.expect("reads");
    assert_eq!(found.expect("is there").password, "recovered");
    assert_eq!(recover(ana, [4; 32], [37; 32]).await, Some(vec![[36; 32]]));
    assert_eq!(count(ana).await, 1);
    let ended = store.end_sessions_of(&person(ana)).await.expect("ends");
    assert_eq!(ended, [[37; 32]]);
}

fn game(id: &str, at: i64, people: &[&str], outcome: &str, deal: &str) -> Append {
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

async fn standing(store: &Store, who: &str) -> Vec<PlayerStats> {
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

/// Removes a person with recovery codes and the session `token`. Nothing about them is left.
async fn removes(store: &Store, who: &str, token: [u8; 32], at: i64) {
    let who_id = person(who);
    let codes = store.set_recovery_codes(&who_id, &[[9; 32]]).await;
    assert!(codes.expect("answers"));
    let ended = store.remove_person(&who_id, at).await;
    assert_eq!(ended.expect("removes"), [token]);
    assert_eq!(store.account(&who_id).await.expect("reads"), None);
    let codes = store.count_recovery_codes(&who_id).await;
    assert_eq!(codes.expect("reads"), 0);
    assert_eq!(store.session(token, 0).await.expect("reads"), None);
    assert_eq!(standing(store, who).await, []);
}

async fn people_who_go(store: &Store) {
    let (ana, ben, guest) = ("going-ana", "going-ben", "going-guest");
    add(store, ana, [50; 32], 9_000).await;
    add(store, ben, [51; 32], 9_000).await;
    add(store, guest, [52; 32], 400).await;
    let opened = store.open_account(&account(ana, "going")).await;
    assert!(opened.expect("answers"));
    let id = "going-game";
    let body = format!("{{\"by\":{{\"id\":\"{ana}\",\"name\":\"Ana\"}}}}");
    let ended = game(id, 2_000, &[ana, ben, guest], "finished", "deal-going");
    let ended = Append {
        events: append(id, 0, &[&body, "{}", &body]).events,
        ..ended
    };
    store.append(ended).await.expect("appends");
    let note = StoredNote {
        table: table(id),
        person: person(ana),
        card: 1,
        mark: None,
        text: "red".to_owned(),
    };
    store.write_note(&note).await.expect("writes");

    // A guest who can't sign in again leaves no records.
    assert_eq!(standing(store, guest).await.len(), 1);
    store.forget_sessions(400).await.expect("forgets");
    assert_eq!(standing(store, guest).await, []);
    assert_eq!(standing(store, ana).await.len(), 1);

    removes(store, ana, [50; 32], 500).await;
    assert_eq!(store.notes(&table(id), None).await.expect("reads"), []);
    let names = async || {
        let row = store.row(&table(id)).await.expect("reads");
        let seats = row.expect("the game stays").seats;
        let people = seats.into_iter().filter_map(|seat| seat.person);
        people.map(|it| (it.id.0, it.name)).collect::<Vec<_>>()
    };
    let named = |name: &str| {
        [(ana, name), (ben, "GOING-BEN"), (guest, "GOING-GUEST")]
            .map(|(id, name)| (id.to_owned(), name.to_owned()))
    };
    assert_eq!(names().await, named(""));
    let gone = async |since, until| store.people_gone(since, until, 9).await.expect("reads");
    assert_eq!(gone(500, 500).await, [person(ana)]);
    assert_eq!(gone(400, 499).await, [], "later deletions come later");
    assert_eq!(store.people_gone(500, 500, 0).await.expect("reads"), []);
    let with = async |who: &str| store.tables_with(&person(who)).await.expect("reads");
    assert_eq!(with(ana).await, [table(id)], "she sat there");
    assert_eq!(with("going-nobody").await, []);

    // The events contain the names until they are rewritten. They are searched in batches.
    let before = (table("going-fz"), 0);
    let about = async |who: &str, limit| {
        let people = [person("going-nobody-else"), person(who)];
        let (mut after, mut places) = (before.clone(), Vec::new());
        loop {
            let looked = store.events_about(&people, &after, limit).await;
            let looked = looked.expect("reads");
            assert_eq!(looked.looked_at == 0, looked.last.is_none());
            let found = looked.found.into_iter();
            places.extend(found.map(|(table, event)| (table.0, event.seq, event.encoded.body)));
            match looked.last {
                Some(last) => after = last,
                None => return places,
            }
        }
    };
    let place = |seq| (id.to_owned(), seq, body.clone());
    for limit in [1, 2, 100] {
        assert_eq!(about(ana, limit).await, [place(1), place(3)]);
    }
    assert_eq!(about("going-nobody", 2).await, []);
    // A table that was in memory has written the name once more.
    let again = Append {
        expected: 3,
        events: Vec::new(),
        ..game(id, 2_000, &[ana, ben, guest], "finished", "deal-going")
    };
    store.append(again).await.expect("appends");
    assert_eq!(names().await, named("GOING-ANA"));
    let mut events = store.read(&table(id), 0).await.expect("reads");
    "{\"other\":1}".clone_into(&mut events[2].encoded.body);
    let (before, last) = (events[..2].to_vec(), events[2].clone());
    let rewritten = store.rewrite_events(vec![(table(id), last.clone())]).await;
    rewritten.expect("rewrites");
    let now = store.read(&table(id), 0).await.expect("reads");
    assert_eq!((&now[..2], &now[2]), (&before[..], &last), "that one alone");
    assert_eq!(names().await, named("GOING-ANA"));
    store.unname_rows().await.expect("writes");
    assert_eq!(names().await, named(""));
    let looked = async |people: &[kagiya_protocol::PersonId], since| {
        store.looked_through(people, since).await.expect("writes");
    };
    looked(&[], 501).await;
    assert_eq!(gone(500, 500).await, [person(ana)], "not yet for her");
    looked(&[person(ana)], 500).await;
    assert_eq!(gone(500, 900).await, [], "for her too");
    assert_eq!(gone(501, 900).await, [person(ana)], "a last time");
    looked(&[person(ana)], 501).await;
    assert_eq!(gone(501, 900).await, [], "she is forgotten");
}
