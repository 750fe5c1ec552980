//! Who has seen which deal.
//!
//! A player can't be dealt a deck that they have seen, and nobody sees what others did with a deal while they
//! play it. A person has seen a deal if they played it, watched its game or opened its replay.

use std::sync::Arc;

use jiff::Timestamp;
use kagiya_protocol::{
    DealSource, ErrorCode, Person, PersonId, Problem, Reason, ReasonValue, TableId, TableStatus,
};
use kagiya_rules::Rules;
use kagiya_table::{Fact, GivenDeal, KEPT_OUT, TableModel};

use crate::services::Services;
use crate::store::{Listing, TableRow};

/// The most current tables of a person that are looked through.
const MAX_TABLES: u32 = 200;

/// Today, in UTC.
pub(crate) fn today(services: &Services) -> String {
    let now = Timestamp::from_millisecond(services.clock.now()).unwrap_or_default();
    now.strftime("%Y-%m-%d").to_string()
}

/// Why a person may take no seat at an open table, or in a running game where they are offered one.
///
/// # Errors
/// `server/busy` if the store is out of reach.
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
        // Everybody there has agreed to play with the others, and not with whoever comes later.
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
            // The same words as for somebody who is kept out of this one table.
            return Ok(Some(Problem::new(ErrorCode::KeptOut, KEPT_OUT)));
        }
    }
    if model.info.status == TableStatus::Running {
        return Ok(None);
    }
    let (Some(_), Some(deal)) = (model.given(), model.dealt()) else {
        return Ok(None);
    };
    let known = knows(services, deal, &person.id).await?;
    Ok(known.then(seen))
}

/// Lets the people at a table begin the deal that it was given, if it was.
///
/// # Errors
/// `deal/seen_by` if one of them knows it from elsewhere.
pub(crate) async fn claim_fixed(services: &Services, model: &TableModel) -> Result<(), Problem> {
    let (Some(_), Some(deal)) = (model.given(), model.dealt()) else {
        return Ok(());
    };
    let people: Vec<&Person> = model.people().collect();
    claim_deal(services, deal, &model.info.id, &people).await
}

/// Lets somebody know the deal of a running game who takes a seat there.
///
/// # Errors
/// `deal/seen` if they know it from elsewhere.
pub(crate) async fn claim_running(
    services: &Services,
    model: &TableModel,
    person: &Person,
) -> Result<(), Problem> {
    let Some(deal) = model.dealt() else {
        return Ok(());
    };
    let claimed = claim_deal(services, deal, &model.info.id, &[person]).await;
    claimed.map_err(|problem| match problem.code {
        ErrorCode::DealSeenBy => seen(),
        _ => problem,
    })
}

/// Whether who opens a table with these facts may play its deal, if it is given.
///
/// # Errors
/// `deal/seen` if they know it.
pub(crate) async fn may_play(
    services: &Services,
    table: &TableId,
    facts: &[Fact],
    person: &Person,
) -> Result<(), Problem> {
    let Some(Fact::Created {
        given: Some(given), ..
    }) = facts.first()
    else {
        return Ok(());
    };
    let deal = name_of(given)?;
    if facts
        .iter()
        .any(|fact| matches!(fact, Fact::Started { .. }))
    {
        let claimed = claim_deal(services, &deal, table, &[person]).await;
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

async fn claim_deal(
    services: &Services,
    deal: &str,
    table: &TableId,
    people: &[&Person],
) -> Result<(), Problem> {
    // Always in the same order, so that two that claim at once wait for each other in turn.
    let mut ids: Vec<PersonId> = people.iter().map(|person| person.id.clone()).collect();
    ids.sort();
    let known = services.store.claim_deal(deal, table, &ids).await;
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

/// The table of a person that goes on with this deal, begun or not: the first, and whether one has begun.
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

/// Lets somebody see the cards and the course of a game that they don't play, and writes down that they know its
/// deal. Somebody without a session is nobody of whom that could be written down.
///
/// # Errors
/// `deal/unseen` if it is the deal of today and they have not played it, or if they play the same deal now.
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
    let Some(me) = me else {
        return if is_todays { Err(unseen()) } else { Ok(()) };
    };
    let begun = |row: &TableRow| row.dealt.as_deref() == Some(deal) && row.id != model.info.id;
    if current_with(services, me, begun).await?.is_some() {
        return Err(unseen());
    }
    if knows(services, deal, me).await? {
        return Ok(());
    }
    if is_todays {
        return Err(unseen());
    }
    let saw = services.store.saw_deal(deal, &model.info.id, me).await;
    saw.map_err(|error| services.not_stored(&error))
}

/// Whether a deal can still be played today as the deal of the day.
pub(crate) fn is_todays(services: &Services, given: &DealSource) -> bool {
    matches!(given, DealSource::Day { day, .. } if *day == today(services))
}

/// The name of a deal that is given.
pub(crate) fn name_of(given: &GivenDeal) -> Result<String, Problem> {
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
