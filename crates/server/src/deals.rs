//! Records which people have seen which deals.
//!
//! A player can't be dealt a deck that they have seen, and can't see other games of a deal while they play
//! it. A person has seen a deal if they played it, watched its game or opened its replay.

use std::sync::Arc;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use kagiya_protocol::{
    DealSource, ErrorCode, Person, PersonId, Problem, Reason, ReasonValue, TableId, TableStatus,
};
use kagiya_rules::Rules;
use kagiya_table::{Event, FixedDeal, KEPT_OUT, TableModel};

use crate::services::Services;
use crate::store::{Listing, TableRow};

/// The most current tables of a person that are searched.
const MAX_TABLES: u32 = 200;

/// How long only people who know a deal can look at its games after it was made a challenge, in milliseconds.
const CHALLENGE_LIFE: i64 = 30 * 24 * 60 * 60 * 1000;

/// Today, in UTC.
pub(crate) fn today(services: &Services) -> String {
    let now = Timestamp::from_millisecond(services.clock.now()).unwrap_or_default();
    now.strftime("%Y-%m-%d").to_string()
}

/// Why a person may not take a seat at an open table, or in a running game where they have an offer.
///
/// # Errors
/// `server/busy` if the store is unavailable.
pub(crate) async fn no_seat(
    services: &Services,
    model: &TableModel,
    person: &Person,
) -> Result<Option<Problem>, Problem> {
    if model.seat_of(&person.id).is_some() {
        return Ok(None);
    }
    let those_there: Vec<&PersonId> = match model.info.status {
        TableStatus::Open => vec![&model.info.owner],
        // The players of a running game agreed to play with each other, but not with a later arrival.
        TableStatus::Running => {
            let seats = model.info.seats.iter();
            let people = seats.flat_map(|seat| seat.person.iter().chain(&seat.kept_for));
            people.map(|it| &it.id).collect()
        }
        TableStatus::Finished | TableStatus::Closed => return Ok(None),
    };
    let me = core::slice::from_ref(&person.id);
    for other in those_there {
        let blocked = services.store.blocked_by(other, me).await;
        if !blocked.map_err(|error| services.busy(&error))?.is_empty() {
            // The same message as for a person who is banned from this table only.
            return Ok(Some(Problem::new(ErrorCode::KeptOut, KEPT_OUT)));
        }
    }
    if model.info.status == TableStatus::Running {
        return Ok(None);
    }
    let (Some(given), Some(deal)) = (model.given(), model.dealt()) else {
        return Ok(None);
    };
    if given.is_uncounted() {
        return Ok(None);
    }
    let known = knows(services, deal, &person.id).await?;
    Ok(known.then(seen))
}

/// Records that the people of a table know its fixed deal, before it is dealt.
///
/// # Errors
/// `deal/seen_by` if one of them already knows it.
pub(crate) async fn claim_fixed(services: &Services, model: &TableModel) -> Result<(), Problem> {
    let (Some(given), Some(deal)) = (model.given(), model.dealt()) else {
        return Ok(());
    };
    if given.is_uncounted() {
        return Ok(());
    }
    let people: Vec<&Person> = model.people().collect();
    claim_deal(services, (deal, Some(&given.by)), &model.info.id, &people).await
}

/// Records that a person who takes a seat in a running game knows its deal.
///
/// # Errors
/// `deal/seen` if they already know it.
pub(crate) async fn claim_running(
    services: &Services,
    model: &TableModel,
    person: &Person,
) -> Result<(), Problem> {
    let Some(deal) = model.dealt() else {
        return Ok(());
    };
    if model.given().is_some_and(FixedDeal::is_uncounted) {
        return Ok(());
    }
    let by = model.given().map(|given| &given.by);
    let claimed = claim_deal(services, (deal, by), &model.info.id, &[person]).await;
    claimed.map_err(|problem| match problem.code {
        ErrorCode::DealSeenBy => seen(),
        _ => problem,
    })
}

/// Checks that the person who opens a table with these events may play its fixed deal.
///
/// # Errors
/// `deal/seen` if they know it.
pub(crate) async fn may_play(
    services: &Services,
    table: &TableId,
    events: &[Event],
    person: &Person,
) -> Result<(), Problem> {
    let Some(Event::Created {
        given: Some(given), ..
    }) = events.first()
    else {
        return Ok(());
    };
    if given.is_uncounted() {
        return Ok(());
    }
    let deal = name_of(given)?;
    if events
        .iter()
        .any(|event| matches!(event, Event::Started { .. }))
    {
        let claimed = claim_deal(services, (&deal, Some(&given.by)), table, &[person]).await;
        return claimed.map_err(|problem| match problem.code {
            ErrorCode::DealSeenBy => seen(),
            _ => problem,
        });
    }
    if knows(services, &deal, &person.id).await? {
        return Err(seen());
    }
    Ok(())
}

/// The beginning of a day such as `2026-11-22` (UTC), in milliseconds since 1970.
pub(crate) fn beginning_of(day: &str) -> Option<i64> {
    let day: Date = day.parse().ok()?;
    let beginning = day.to_zoned(TimeZone::UTC).ok()?;
    Some(beginning.timestamp().as_millisecond())
}

async fn claim_deal(
    services: &Services,
    (deal, by): (&str, Option<&DealSource>),
    table: &TableId,
    people: &[&Person],
) -> Result<(), Problem> {
    // Always in the same order, so that concurrent claims can't deadlock.
    let mut ids: Vec<PersonId> = people.iter().map(|person| person.id.clone()).collect();
    ids.sort();
    let day = match by {
        Some(DealSource::Day { day, .. }) => beginning_of(day),
        _ => None,
    };
    let known = services.store.claim_deal(deal, table, &ids, day).await;
    let known = known.map_err(|error| services.not_stored(&error))?;
    if known.is_empty() {
        return Ok(());
    }
    let who = people.iter().filter(|person| known.contains(&person.id));
    Err(seen_by(&who.copied().collect::<Vec<_>>()))
}

pub(crate) async fn knows(
    services: &Services,
    deal: &str,
    person: &PersonId,
) -> Result<bool, Problem> {
    let known = services
        .store
        .knowing(deal, core::slice::from_ref(person))
        .await;
    Ok(!known.map_err(|error| services.busy(&error))?.is_empty())
}

/// The first current table of a person with this deal, and whether its game has begun.
pub(crate) async fn current_with(
    services: &Services,
    person: &PersonId,
    is_it: impl Fn(&TableRow) -> bool,
) -> Result<Option<TableRow>, Problem> {
    let listing = Listing::CurrentOf(person.clone());
    let rows = services.store.list(&listing, MAX_TABLES).await;
    let rows = rows.map_err(|error| services.busy(&error))?;
    Ok(rows.into_iter().find(is_it))
}

/// Records that a person looks at a game they don't play, and so knows its deal. Without a session there is
/// no person to record it for.
///
/// While others can play a deal without having seen it, only people who know it can look at its finished
/// games: everybody has the commitment of their own game, which is that of all games of the deal.
///
/// # Errors
/// `deal/unseen` if it is the deal of today or of a challenge and they have not played it, or if they play the
/// same deal now.
pub(crate) async fn look_into(
    services: &Services,
    model: &TableModel,
    me: Option<&PersonId>,
) -> Result<(), Problem> {
    let Some(deal) = model.dealt().filter(|_| model.game().is_some()) else {
        return Ok(());
    };
    if me.is_some_and(|me| model.has_played_at(me).is_some()) {
        return Ok(());
    }
    let is_todays = model.given().is_some_and(|it| is_todays(services, &it.by));
    let finished = model.info.status == TableStatus::Finished;
    let is_secret = is_todays || finished && is_challenged(services, deal).await?;
    let Some(me) = me else {
        return if is_secret { Err(unseen()) } else { Ok(()) };
    };
    let begun = |row: &TableRow| row.dealt.as_deref() == Some(deal) && row.id != model.info.id;
    if current_with(services, me, begun).await?.is_some() {
        return Err(unseen());
    }
    if knows(services, deal, me).await? {
        return Ok(());
    }
    if is_secret {
        return Err(unseen());
    }
    let saw = services.store.saw_deal(deal, &model.info.id, me).await;
    saw.map_err(|error| services.not_stored(&error))
}

/// Whether a deal has been made a challenge within [`CHALLENGE_LIFE`].
pub(crate) async fn is_challenged(services: &Services, deal: &str) -> Result<bool, Problem> {
    let since = services.clock.now() - CHALLENGE_LIFE;
    let found = services.store.is_challenged(deal, since).await;
    found.map_err(|error| services.busy(&error))
}

/// Whether this is today's daily deal.
pub(crate) fn is_todays(services: &Services, given: &DealSource) -> bool {
    matches!(given, DealSource::Day { day, .. } if *day == today(services))
}

/// The name of a fixed deal.
pub(crate) fn name_of(given: &FixedDeal) -> Result<String, Problem> {
    let rules =
        Rules::new(&given.options).map_err(|error| Problem::because(ErrorCode::Options, &error))?;
    let name = given.name_of_deal(&Arc::new(rules));
    name.map_err(|error| {
        tracing::error!(error, "a deal can't be given");
        Problem::new(ErrorCode::Internal, "the deal can't be read")
    })
}

pub(crate) fn seen() -> Problem {
    Problem::new(
        ErrorCode::DealSeen,
        "you know this deal: you have played it, watched it, or opened its replay",
    )
}

pub(crate) fn unseen() -> Problem {
    Problem::new(
        ErrorCode::DealUnseen,
        "play this deal to its end first; what others did with it is shown then",
    )
}

fn seen_by(people: &[&Person]) -> Problem {
    let names: Vec<String> = people.iter().map(|person| person.name.clone()).collect();
    let message = format!("this deal is known already to {}", names.join(", "));
    Problem {
        reason: Some(Reason {
            id: "deal-seen-by".to_owned(),
            args: [("names".to_owned(), ReasonValue::List(names))].into(),
        }),
        ..Problem::new(ErrorCode::DealSeenBy, message)
    }
}
