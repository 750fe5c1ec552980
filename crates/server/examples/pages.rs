//! Measures the pages of lists in a server with this number of finished games:
//!
//! ```sh
//! cargo run --release -p kagiya-server --example pages -- 1000000 FILE|postgres://…
//! ```
//!
//! Fills an empty store with games that have a row and one event each, then reads the pages that people and
//! administrators read. Prints the times in microseconds: the median and the longest of two hundred.
#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a program for measurements"
)]

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Instant;

use kagiya_protocol::{PersonId, TableId};
use kagiya_server::store::{
    Append, EncodedEvent, First, Listing, ResultRow, SeatRow, Stage, Store, StoreError,
    StoredPerson, TableRow, Watch,
};

/// The number of games that are written together.
const TOGETHER: u64 = 500;

/// The number of players.
const PEOPLE: u64 = 1_000;

fn person(number: u64) -> PersonId {
    PersonId(format!("person{:04}", number % PEOPLE))
}

fn table(number: u64) -> TableId {
    // Ids are random, so neighbors in time aren't neighbors in the store.
    let mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    TableId(format!("t{mixed:016x}"))
}

fn game(number: u64) -> Append {
    let at = i64::try_from(number).unwrap() * 1_000;
    let seat = |number| SeatRow {
        person: Some(StoredPerson {
            id: person(number),
            name: format!("Person {number}"),
        }),
        ..SeatRow::default()
    };
    let row = TableRow {
        given: None,
        dealt: None,
        id: table(number),
        stage: Stage::Finished,
        opened_by: Some(person(number)),
        listed: !number.is_multiple_of(3),
        created_at: at,
        started_at: Some(at),
        finished_at: Some(at + 900_000),
        preset: "original".to_owned(),
        options: BTreeMap::new(),
        first: First::Edition,
        watch: Watch::Seat(0),
        time: None,
        conventions: None,
        turn: None,
        seats: (0..3).map(|place| seat(number / 7 + place * 31)).collect(),
        result: Some(ResultRow {
            outcome: "finished".to_owned(),
            lost: None,
            points: 21,
            shown: true,
            rating: Some("21-24".to_owned()),
            scale: "cocktail".to_owned(),
            max_score: 25,
            turns: 61,
            figures: None,
        }),
    };
    Append {
        table: row.id.clone(),
        expected: 0,
        events: vec![(
            at,
            EncodedEvent {
                version: 1,
                body: "{}".to_owned(),
            },
        )],
        row: Some(row),
    }
}

/// Repeats a query, and prints how long it took.
async fn time<T>(name: &str, ask: impl AsyncFn() -> Result<T, StoreError>) {
    let mut micros = Vec::with_capacity(200);
    for _ in 0..200 {
        let since = Instant::now();
        ask().await.unwrap();
        micros.push(since.elapsed().as_micros());
    }
    micros.sort_unstable();
    println!("{name:42} {:>8} {:>8}", micros[100], micros[199]);
}

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().unwrap().parse().unwrap();
    let place = arguments.next().unwrap();
    let store = if place.starts_with("postgres") {
        Store::connect(&place).await.unwrap()
    } else {
        Store::open(Path::new(&place)).await.unwrap()
    };
    let since = Instant::now();
    for first in (0..games).step_by(usize::try_from(TOGETHER).unwrap()) {
        let some = first..games.min(first + TOGETHER);
        store.append_all(some.map(game).collect()).await.unwrap();
    }
    println!("{games} games written in {:.0?}", since.elapsed());
    println!("{:42} {:>8} {:>8}", "", "median", "longest");
    let middle = i64::try_from(games / 2).unwrap() * 1_000;
    let finished = |of: Option<PersonId>, before: Option<i64>| -> Listing {
        let before = before.map(|at| (at, TableId(String::new())));
        Listing::Finished { of, before }
    };
    let first_page = finished(None, None);
    let deep_page = finished(None, Some(middle));
    let own = finished(Some(person(7)), None);
    let own_deep = finished(Some(person(7)), Some(middle));
    let current = Listing::Current { before: None };
    time("finished games, first page of 40", async || {
        store.list(&first_page, 40).await
    })
    .await;
    time("finished games, a page in the middle", async || {
        store.list(&deep_page, 40).await
    })
    .await;
    time("a person's games, first page", async || {
        store.list(&own, 40).await
    })
    .await;
    time("a person's games, a page in the middle", async || {
        store.list(&own_deep, 40).await
    })
    .await;
    time("open tables and running games", async || {
        store.list(&current, 40).await
    })
    .await;
    time("500 oldest games, to be removed", async || {
        store.finished_before(i64::MAX, 500).await
    })
    .await;
    time("how many there are of everything", async || {
        store.counts().await
    })
    .await;
    store.close().await;
}
