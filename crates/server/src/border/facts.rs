//! Facts of a table's log, converted between memory and store.

use kagiya_protocol::{
    Action, Card, CardId, Clue, CommandId, DealSource, EndReason, KeptOutFor, NotationError,
    Person, PersonId, Remark, Saying, Seat, Starter, Suit, TableId, TableSettings, TimeControl,
    Watching, WhenOut,
};
use kagiya_table::{Entry, Fact, GivenDeal};
use thiserror::Error;

use super::{conventions, v1};
use crate::store::StoredFact;

/// The version in which facts are written.
const VERSION: u16 = 1;

/// A stored fact that can't be read.
#[derive(Debug, Error)]
pub enum UnreadableFact {
    /// A newer release has written it.
    #[error(
        "it is written in version {0} and this release reads {VERSION}: use the release that wrote \
         it, or a later one"
    )]
    Newer(u16),
    /// It doesn't match the form of its version.
    #[error("it is not in the form of its version")]
    Form(#[from] serde_json::Error),
    /// It names a card that doesn't exist.
    #[error("it names a card that no game has")]
    Card(#[from] NotationError),
    /// The source of its deal is invalid.
    #[error("it says that the deal comes from `{0}`, which is neither a challenge nor a day")]
    Deal(String),
    /// It names an unknown remark.
    #[error("it names the remark `{0}`, which is not in the set")]
    Remark(String),
}

/// The stored form of a fact.
///
/// # Panics
/// Never: all keys are text.
pub fn write(entry: &Entry) -> StoredFact {
    let stored = v1::Entry {
        who: entry.who.as_ref().map(|id| id.0.clone()),
        cmd: entry.cmd.as_ref().map(|id| id.0.clone()),
        fact: write_fact(&entry.fact),
    };
    StoredFact {
        version: VERSION,
        body: serde_json::to_string(&stored).expect("a fact is always valid JSON"),
    }
}

/// Reads a stored fact.
///
/// # Errors
/// [`UnreadableFact`] if it is of a later release, or damaged.
pub fn read(stored: &StoredFact) -> Result<Entry, UnreadableFact> {
    if stored.version != VERSION {
        return Err(UnreadableFact::Newer(stored.version));
    }
    let entry: v1::Entry = serde_json::from_str(&stored.body)?;
    Ok(Entry {
        who: entry.who.map(PersonId),
        cmd: entry.cmd.map(CommandId),
        fact: read_fact(entry.fact)?,
    })
}

#[expect(
    clippy::too_many_lines,
    reason = "it is a table: one arm for each kind of fact"
)]
fn write_fact(fact: &Fact) -> v1::Fact {
    match fact {
        Fact::Created {
            by,
            settings,
            rematch_of,
            kept,
            given,
        } => v1::Fact::Created {
            by: write_person(by),
            settings: write_settings(settings),
            rematch_of: rematch_of.as_ref().map(|table| table.0.clone()),
            kept: write_kept(kept),
            given: given.as_ref().map(|given| Box::new(write_given(given))),
        },
        Fact::Configured { settings } => v1::Fact::Configured {
            settings: write_settings(settings),
        },
        Fact::Sat { seat, person } => v1::Fact::Sat {
            seat: seat.0,
            person: write_person(person),
        },
        Fact::Left { seat } => v1::Fact::Left { seat: seat.0 },
        Fact::BotSat { seat, bot } => v1::Fact::BotSat {
            seat: seat.0,
            bot: bot.clone(),
        },
        Fact::Renamed { seat, name } => v1::Fact::Renamed {
            seat: seat.0,
            name: name.clone(),
        },
        Fact::Started {
            options,
            seed,
            deck,
            first,
            stay,
        } => v1::Fact::Started {
            options: options.clone(),
            seed: seed.clone(),
            deck: deck.as_deref().map(write_deck),
            first: first.map(|seat| seat.0),
            stay: stay.iter().map(|seat| seat.0).collect(),
        },
        Fact::Acted { seat, bot, action } => v1::Fact::Acted {
            seat: seat.0,
            bot: *bot,
            action: write_action(*action),
        },
        Fact::Reordered { seat, order } => v1::Fact::Reordered {
            seat: seat.0,
            order: order.iter().map(|card| card.0).collect(),
        },
        Fact::StoodIn { seat, bot } => v1::Fact::StoodIn {
            seat: seat.0,
            bot: bot.clone(),
        },
        Fact::Returned { seat } => v1::Fact::Returned { seat: seat.0 },
        Fact::SeatOffered { seat, person, by } => v1::Fact::SeatOffered {
            seat: seat.0,
            person: write_person(person),
            by: by.0,
        },
        Fact::OfferDropped { seat, declined } => v1::Fact::OfferDropped {
            seat: seat.0,
            declined: *declined,
        },
        Fact::SeatTaken {
            seat,
            person,
            plays_for,
        } => v1::Fact::SeatTaken {
            seat: seat.0,
            person: write_person(person),
            plays_for: plays_for.as_deref().map(write_person),
        },
        Fact::SeatAskedBack { seat } => v1::Fact::SeatAskedBack { seat: seat.0 },
        Fact::EndWished { seat, wish } => v1::Fact::EndWished {
            seat: seat.0,
            wish: *wish,
        },
        Fact::Ended { by, why } => v1::Fact::Ended {
            by: by.map(|seat| seat.0),
            why: write_end_reason(*why),
        },
        Fact::TakeBackAsked { seat } => v1::Fact::TakeBackAsked { seat: seat.0 },
        Fact::TakeBackAgreed { seat } => v1::Fact::TakeBackAgreed { seat: seat.0 },
        Fact::TakeBackDropped { by } => v1::Fact::TakeBackDropped {
            by: by.map(|seat| seat.0),
        },
        Fact::TakenBack { seat, actions } => v1::Fact::TakenBack {
            seat: seat.0,
            actions: *actions,
        },
        Fact::Late { seat } => v1::Fact::Late { seat: seat.0 },
        Fact::BotAsked { seat, bot, by } => v1::Fact::BotAsked {
            seat: seat.0,
            bot: bot.clone(),
            by: by.map(|seat| seat.0),
        },
        Fact::Clock { seat, left, runs } => v1::Fact::Clock {
            seat: seat.0,
            left: *left,
            runs: *runs,
        },
        Fact::PauseAsked { seat } => v1::Fact::PauseAsked { seat: seat.0 },
        Fact::PauseAgreed { seat } => v1::Fact::PauseAgreed { seat: seat.0 },
        Fact::PauseDropped { by } => v1::Fact::PauseDropped {
            by: by.map(|seat| seat.0),
        },
        Fact::Paused { seat } => v1::Fact::Paused { seat: seat.0 },
        Fact::Resumed { seat } => v1::Fact::Resumed { seat: seat.0 },
        Fact::Said {
            seat,
            person,
            saying,
        } => v1::Fact::Said {
            seat: seat.0,
            person: write_person(person),
            saying: write_saying(saying),
        },
        Fact::Watched { person, beside } => v1::Fact::Watched {
            person: write_person(person),
            beside: beside.iter().map(|seat| seat.0).collect(),
        },
        Fact::KeptOut { person, seat, why } => v1::Fact::KeptOut {
            person: write_person(person),
            seat: seat.map(|seat| seat.0),
            why: write_kept_out_for(*why),
        },
        Fact::Rematch { table } => v1::Fact::Rematch {
            table: table.0.clone(),
        },
        Fact::Closed { operator: false } => v1::Fact::Closed,
        Fact::Closed { operator: true } => v1::Fact::ClosedByOperator,
    }
}

#[expect(
    clippy::too_many_lines,
    reason = "it is a table: one arm for each kind of fact"
)]
fn read_fact(fact: v1::Fact) -> Result<Fact, UnreadableFact> {
    Ok(match fact {
        v1::Fact::Created {
            by,
            settings,
            rematch_of,
            kept,
            given,
        } => Fact::Created {
            by: read_person(by),
            settings: Box::new(read_settings(settings)),
            rematch_of: rematch_of.map(TableId),
            kept: kept
                .into_iter()
                .map(|(seat, person)| (Seat(seat), read_person(person)))
                .collect(),
            given: read_given(given)?,
        },
        v1::Fact::Configured { settings } => Fact::Configured {
            settings: Box::new(read_settings(settings)),
        },
        v1::Fact::Sat { seat, person } => Fact::Sat {
            seat: Seat(seat),
            person: read_person(person),
        },
        v1::Fact::Left { seat } => Fact::Left { seat: Seat(seat) },
        v1::Fact::BotSat { seat, bot } => Fact::BotSat {
            seat: Seat(seat),
            bot,
        },
        v1::Fact::Renamed { seat, name } => Fact::Renamed {
            seat: Seat(seat),
            name,
        },
        v1::Fact::Started {
            options,
            seed,
            deck,
            first,
            stay,
        } => Fact::Started {
            options,
            seed,
            deck: deck.as_deref().map(read_deck).transpose()?,
            first: first.map(Seat),
            stay: stay.into_iter().map(Seat).collect(),
        },
        v1::Fact::Acted { seat, bot, action } => Fact::Acted {
            seat: Seat(seat),
            bot,
            action: read_action(action)?,
        },
        v1::Fact::Reordered { seat, order } => Fact::Reordered {
            seat: Seat(seat),
            order: order.into_iter().map(CardId).collect(),
        },
        v1::Fact::StoodIn { seat, bot } => Fact::StoodIn {
            seat: Seat(seat),
            bot,
        },
        v1::Fact::Returned { seat } => Fact::Returned { seat: Seat(seat) },
        v1::Fact::SeatOffered { seat, person, by } => Fact::SeatOffered {
            seat: Seat(seat),
            person: read_person(person),
            by: Seat(by),
        },
        v1::Fact::OfferDropped { seat, declined } => Fact::OfferDropped {
            seat: Seat(seat),
            declined,
        },
        v1::Fact::SeatTaken {
            seat,
            person,
            plays_for,
        } => Fact::SeatTaken {
            seat: Seat(seat),
            person: read_person(person),
            plays_for: plays_for.map(read_person).map(Box::new),
        },
        v1::Fact::SeatAskedBack { seat } => Fact::SeatAskedBack { seat: Seat(seat) },
        v1::Fact::EndWished { seat, wish } => Fact::EndWished {
            seat: Seat(seat),
            wish,
        },
        v1::Fact::Ended { by, why } => Fact::Ended {
            by: by.map(Seat),
            why: read_end_reason(why),
        },
        v1::Fact::TakeBackAsked { seat } => Fact::TakeBackAsked { seat: Seat(seat) },
        v1::Fact::TakeBackAgreed { seat } => Fact::TakeBackAgreed { seat: Seat(seat) },
        v1::Fact::TakeBackDropped { by } => Fact::TakeBackDropped { by: by.map(Seat) },
        v1::Fact::TakenBack { seat, actions } => Fact::TakenBack {
            seat: Seat(seat),
            actions,
        },
        v1::Fact::Late { seat } => Fact::Late { seat: Seat(seat) },
        v1::Fact::BotAsked { seat, bot, by } => Fact::BotAsked {
            seat: Seat(seat),
            bot,
            by: by.map(Seat),
        },
        v1::Fact::Clock { seat, left, runs } => Fact::Clock {
            seat: Seat(seat),
            left,
            runs,
        },
        v1::Fact::PauseAsked { seat } => Fact::PauseAsked { seat: Seat(seat) },
        v1::Fact::PauseAgreed { seat } => Fact::PauseAgreed { seat: Seat(seat) },
        v1::Fact::PauseDropped { by } => Fact::PauseDropped { by: by.map(Seat) },
        v1::Fact::Paused { seat } => Fact::Paused { seat: Seat(seat) },
        v1::Fact::Resumed { seat } => Fact::Resumed { seat: Seat(seat) },
        v1::Fact::Said {
            seat,
            person,
            saying,
        } => Fact::Said {
            seat: Seat(seat),
            person: read_person(person),
            saying: read_saying(saying)?,
        },
        v1::Fact::Watched { person, beside } => Fact::Watched {
            person: read_person(person),
            beside: beside.into_iter().map(Seat).collect(),
        },
        v1::Fact::KeptOut { person, seat, why } => Fact::KeptOut {
            person: read_person(person),
            seat: seat.map(Seat),
            why: read_kept_out_for(why),
        },
        v1::Fact::Rematch { table } => Fact::Rematch {
            table: TableId(table),
        },
        v1::Fact::Closed => Fact::Closed { operator: false },
        v1::Fact::ClosedByOperator => Fact::Closed { operator: true },
    })
}

fn write_deck(deck: &[Card]) -> Vec<String> {
    deck.iter().map(Card::to_string).collect()
}

fn read_deck(deck: &[String]) -> Result<Vec<Card>, NotationError> {
    deck.iter().map(|card| card.parse()).collect()
}

fn write_given(given: &GivenDeal) -> v1::Given {
    v1::Given {
        by: given.by.words(),
        options: given.options.clone(),
        seed: given.seed.clone(),
        deck: given.deck.as_deref().map(write_deck),
        first: given.first.map(|seat| seat.0),
    }
}

fn read_given(given: Option<Box<v1::Given>>) -> Result<Option<Box<GivenDeal>>, UnreadableFact> {
    let Some(given) = given else {
        return Ok(None);
    };
    let by = DealSource::from_words(&given.by);
    Ok(Some(Box::new(GivenDeal {
        by: by.ok_or(UnreadableFact::Deal(given.by))?,
        options: given.options,
        seed: given.seed,
        deck: given.deck.as_deref().map(read_deck).transpose()?,
        first: given.first.map(Seat),
    })))
}

fn write_kept(kept: &[(Seat, Person)]) -> Vec<(u8, v1::Person)> {
    let kept = kept.iter();
    kept.map(|(seat, person)| (seat.0, write_person(person)))
        .collect()
}

const fn write_end_reason(why: EndReason) -> v1::EndReason {
    match why {
        EndReason::Left => v1::EndReason::Left,
        EndReason::Timeout => v1::EndReason::Timeout,
        EndReason::Agreed => v1::EndReason::Agreed,
        EndReason::Operator => v1::EndReason::Operator,
        EndReason::OutOfTime => v1::EndReason::OutOfTime,
    }
}

const fn read_end_reason(why: v1::EndReason) -> EndReason {
    match why {
        v1::EndReason::Left => EndReason::Left,
        v1::EndReason::Timeout => EndReason::Timeout,
        v1::EndReason::Agreed => EndReason::Agreed,
        v1::EndReason::Operator => EndReason::Operator,
        v1::EndReason::OutOfTime => EndReason::OutOfTime,
    }
}

const fn write_kept_out_for(why: KeptOutFor) -> v1::KeptOutFor {
    match why {
        KeptOutFor::Absence => v1::KeptOutFor::Absence,
        KeptOutFor::Conduct => v1::KeptOutFor::Conduct,
        KeptOutFor::Others => v1::KeptOutFor::Others,
        KeptOutFor::NoReason => v1::KeptOutFor::NoReason,
    }
}

const fn read_kept_out_for(why: v1::KeptOutFor) -> KeptOutFor {
    match why {
        v1::KeptOutFor::Absence => KeptOutFor::Absence,
        v1::KeptOutFor::Conduct => KeptOutFor::Conduct,
        v1::KeptOutFor::Others => KeptOutFor::Others,
        v1::KeptOutFor::NoReason => KeptOutFor::NoReason,
    }
}

fn write_saying(saying: &Saying) -> v1::Saying {
    match saying {
        Saying::Remark { remark } => v1::Saying::Remark(remark.word().to_owned()),
        Saying::Text { text } => v1::Saying::Text(text.clone()),
    }
}

fn read_saying(saying: v1::Saying) -> Result<Saying, UnreadableFact> {
    Ok(match saying {
        v1::Saying::Remark(word) => {
            let remark = Remark::of(&word);
            let remark = remark.ok_or(UnreadableFact::Remark(word))?;
            Saying::Remark { remark }
        }
        v1::Saying::Text(text) => Saying::Text { text },
    })
}

fn write_person(person: &Person) -> v1::Person {
    v1::Person {
        id: person.id.0.clone(),
        name: person.name.clone(),
    }
}

fn read_person(person: v1::Person) -> Person {
    Person {
        id: PersonId(person.id),
        name: person.name,
    }
}

fn write_settings(settings: &TableSettings) -> v1::Settings {
    v1::Settings {
        preset: settings.preset.clone(),
        options: settings.options.clone(),
        seats: settings.seats,
        starter: match settings.starter {
            Starter::Edition => v1::Starter::Edition,
            Starter::Random => v1::Starter::Random,
            Starter::Seat { seat } => v1::Starter::Seat { seat: seat.0 },
        },
        listed: settings.listed,
        watching: match settings.watching {
            Watching::Nobody => v1::Watching::Nobody,
            Watching::Seat { seat } => v1::Watching::Seat(seat.0),
            Watching::Delayed => v1::Watching::Delayed,
        },
        time: write_time(&settings.time),
        conventions: conventions::write(settings.conventions),
    }
}

fn read_settings(settings: v1::Settings) -> TableSettings {
    TableSettings {
        preset: settings.preset,
        options: settings.options,
        seats: settings.seats,
        starter: match settings.starter {
            v1::Starter::Edition => Starter::Edition,
            v1::Starter::Random => Starter::Random,
            v1::Starter::Seat { seat } => Starter::Seat { seat: Seat(seat) },
        },
        listed: settings.listed,
        watching: match settings.watching {
            v1::Watching::Nobody => Watching::Nobody,
            v1::Watching::Seat(seat) => Watching::Seat { seat: Seat(seat) },
            v1::Watching::Delayed => Watching::Delayed,
        },
        time: read_time(settings.time),
        conventions: conventions::read(settings.conventions),
    }
}

fn write_time(time: &TimeControl) -> v1::Time {
    match time {
        TimeControl::None => v1::Time::None,
        TimeControl::Gentle { nudge_seconds } => v1::Time::Gentle {
            nudge: *nudge_seconds,
        },
        TimeControl::Strict {
            bank_seconds,
            increment_seconds,
            grace_seconds,
            when_out,
        } => v1::Time::Strict {
            bank: *bank_seconds,
            increment: *increment_seconds,
            grace: *grace_seconds,
            when_out: write_when_out(when_out),
        },
        TimeControl::Correspondence { days, when_out } => v1::Time::Correspondence {
            days: *days,
            when_out: write_when_out(when_out),
        },
    }
}

fn read_time(time: v1::Time) -> TimeControl {
    match time {
        v1::Time::None => TimeControl::None,
        v1::Time::Gentle { nudge } => TimeControl::Gentle {
            nudge_seconds: nudge,
        },
        v1::Time::Strict {
            bank,
            increment,
            grace,
            when_out,
        } => TimeControl::Strict {
            bank_seconds: bank,
            increment_seconds: increment,
            grace_seconds: grace,
            when_out: read_when_out(when_out),
        },
        v1::Time::Correspondence { days, when_out } => TimeControl::Correspondence {
            days,
            when_out: read_when_out(when_out),
        },
    }
}

fn write_when_out(when_out: &WhenOut) -> v1::WhenOut {
    match when_out {
        WhenOut::Tell => v1::WhenOut::Tell,
        WhenOut::Bot { bot } => v1::WhenOut::Bot(bot.clone()),
        WhenOut::End => v1::WhenOut::End,
    }
}

fn read_when_out(when_out: v1::WhenOut) -> WhenOut {
    match when_out {
        v1::WhenOut::Tell => WhenOut::Tell,
        v1::WhenOut::Bot(bot) => WhenOut::Bot { bot },
        v1::WhenOut::End => WhenOut::End,
    }
}

/// The time control in the row of a table; `None` if there is none.
///
/// # Panics
/// Never: all keys are text.
pub(super) fn time_text(time: &TimeControl) -> Option<String> {
    let text = || serde_json::to_string(&write_time(time)).expect("it is always valid JSON");
    (!time.is_none()).then(text)
}

/// The time control from a row. An unreadable one is ignored, so that lists still work.
pub(super) fn time_of_text(text: Option<&str>) -> TimeControl {
    let time = text.and_then(|text| serde_json::from_str(text).ok());
    time.map_or(TimeControl::None, read_time)
}

fn write_action(action: Action) -> v1::Action {
    match action {
        Action::Play { id, announce } => v1::Action::Play {
            id: id.0,
            announce: announce.map(|suit| suit.0),
        },
        Action::Discard { id } => v1::Action::Discard { id: id.0 },
        Action::Clue { to, clue } => v1::Action::Clue {
            to: to.0,
            clue: clue.0,
        },
        Action::FreeClue { to, clue } => v1::Action::FreeClue {
            to: to.0,
            clue: clue.0,
        },
        Action::ShuffleBack { card } => v1::Action::ShuffleBack {
            card: card.to_string(),
        },
        Action::PutIntoPlay { card } => v1::Action::PutIntoPlay {
            card: card.to_string(),
        },
        Action::Decline => v1::Action::Decline,
        Action::Firework { suit } => v1::Action::Firework { suit: suit.0 },
    }
}

fn read_action(action: v1::Action) -> Result<Action, UnreadableFact> {
    Ok(match action {
        v1::Action::Play { id, announce } => Action::Play {
            id: CardId(id),
            announce: announce.map(Suit),
        },
        v1::Action::Discard { id } => Action::Discard { id: CardId(id) },
        v1::Action::Clue { to, clue } => Action::Clue {
            to: Seat(to),
            clue: Clue(clue),
        },
        v1::Action::FreeClue { to, clue } => Action::FreeClue {
            to: Seat(to),
            clue: Clue(clue),
        },
        v1::Action::ShuffleBack { card } => Action::ShuffleBack {
            card: card.parse()?,
        },
        v1::Action::PutIntoPlay { card } => Action::PutIntoPlay {
            card: card.parse()?,
        },
        v1::Action::Decline => Action::Decline,
        v1::Action::Firework { suit } => Action::Firework { suit: Suit(suit) },
    })
}

/// A fact without the name and the messages of a deleted person; `None` if it has neither. The id stays, so
/// that the log still shows whose seat it was.
pub(crate) fn without_name(fact: &StoredFact, gone: &PersonId) -> Option<StoredFact> {
    let mut entry: serde_json::Value = serde_json::from_str(&fact.body).ok()?;
    let mut found = unname(&mut entry, gone);
    let is_theirs = entry.get("who").and_then(serde_json::Value::as_str) == Some(gone.as_str());
    if is_theirs && let Some(name) = entry.pointer_mut("/fact/renamed/name") {
        found |= name.as_str() != Some("");
        *name = "".into();
    }
    let speaks = entry
        .pointer("/fact/said/person/id")
        .and_then(serde_json::Value::as_str);
    if speaks == Some(gone.as_str())
        && let Some(text) = entry.pointer_mut("/fact/said/saying/text")
    {
        found |= text.as_str() != Some(UNSAID);
        *text = UNSAID.into();
    }
    found.then(|| StoredFact {
        version: fact.version,
        body: entry.to_string(),
    })
}

/// Replaces the messages of a deleted person.
const UNSAID: &str = "…";

/// Clears a person's name everywhere in a value; returns whether there was one.
fn unname(value: &mut serde_json::Value, gone: &PersonId) -> bool {
    match value {
        serde_json::Value::Array(items) => items
            .iter_mut()
            .fold(false, |found, item| unname(item, gone) | found),
        serde_json::Value::Object(fields) => {
            let mut found = false;
            if fields.get("id").and_then(serde_json::Value::as_str) == Some(gone.as_str())
                && let Some(name) = fields.get_mut("name")
            {
                found = name.as_str() != Some("");
                *name = "".into();
            }
            fields
                .values_mut()
                .fold(found, |found, item| unname(item, gone) | found)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use kagiya_rules::Options;

    use super::*;

    fn stored(body: &str) -> StoredFact {
        StoredFact {
            version: 1,
            body: body.to_owned(),
        }
    }

    /// One fact of each kind in its stored form. Lines may be added, but never changed.
    const WRITTEN: &[&str] = &[
        r#"{"who":"p1","cmd":"c1","fact":{"created":{"by":{"id":"p1","name":"Ana"},"settings":{"preset":"original","options":{"strikes":4},"seats":3,"starter":{"type":"edition"},"listed":true}}}}"#,
        r#"{"who":"p1","fact":{"created":{"by":{"id":"p1","name":"Ana"},"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"seat","seat":1},"listed":false},"rematch_of":"t1","kept":[[1,{"id":"p2","name":"Ben"}]]}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"hanab-live","options":{},"seats":6,"starter":{"type":"random"},"listed":false}}}}"#,
        r#"{"fact":{"sat":{"seat":1,"person":{"id":"p2","name":"花火 🎆"}}}}"#,
        r#"{"fact":{"left":{"seat":1}}}"#,
        r#"{"fact":{"bot_sat":{"seat":2,"bot":"companion"}}}"#,
        r#"{"fact":{"renamed":{"seat":0,"name":"Anna"}}}"#,
        r#"{"fact":{"acted":{"seat":0,"action":{"type":"play","id":7}}}}"#,
        r#"{"fact":{"acted":{"seat":0,"bot":true,"action":{"type":"play","id":7,"announce":"r"}}}}"#,
        r#"{"fact":{"acted":{"seat":0,"action":{"type":"discard","id":7}}}}"#,
        r#"{"fact":{"acted":{"seat":0,"action":{"type":"clue","to":1,"clue":"3"}}}}"#,
        r#"{"fact":{"acted":{"seat":0,"action":{"type":"free_clue","to":1,"clue":"b"}}}}"#,
        r#"{"fact":{"acted":{"seat":0,"action":{"type":"shuffle_back","card":"r2"}}}}"#,
        r#"{"fact":{"acted":{"seat":0,"action":{"type":"put_into_play","card":"y5"}}}}"#,
        r#"{"fact":{"acted":{"seat":0,"action":{"type":"decline"}}}}"#,
        r#"{"fact":{"acted":{"seat":0,"action":{"type":"firework","suit":"g"}}}}"#,
        r#"{"fact":{"reordered":{"seat":1,"order":[4,3,9]}}}"#,
        r#"{"fact":{"stood_in":{"seat":1,"bot":"cautious"}}}"#,
        r#"{"fact":{"returned":{"seat":1}}}"#,
        r#"{"who":"p1","cmd":"c9","fact":{"end_wished":{"seat":1,"wish":true}}}"#,
        r#"{"fact":{"ended":{"by":2,"why":"left"}}}"#,
        r#"{"fact":{"ended":{"why":"timeout"}}}"#,
        r#"{"fact":{"ended":{"by":0,"why":"agreed"}}}"#,
        r#"{"fact":{"rematch":{"table":"t2"}}}"#,
        r#"{"fact":"closed"}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"watching":"delayed"}}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"watching":{"seat":1}}}}}"#,
        r#"{"fact":{"watched":{"person":{"id":"p3","name":"Cho"}}}}"#,
        r#"{"fact":{"watched":{"person":{"id":"p3","name":"Cho"},"beside":[1]}}}"#,
        r#"{"fact":{"ended":{"why":"operator"}}}"#,
        r#"{"who":"p1","cmd":"c7","fact":{"kept_out":{"person":{"id":"p3","name":"Cho"},"seat":1,"why":"conduct"}}}"#,
        r#"{"fact":{"kept_out":{"person":{"id":"p3","name":"Cho"},"why":"no_reason"}}}"#,
        r#"{"fact":"closed_by_operator"}"#,
        r#"{"who":"p1","cmd":"c4","fact":{"said":{"seat":0,"person":{"id":"p1","name":"Ana"},"saying":{"remark":"know_nothing"}}}}"#,
        r#"{"who":"p1","cmd":"c5","fact":{"take_back_asked":{"seat":0}}}"#,
        r#"{"fact":{"take_back_agreed":{"seat":1}}}"#,
        r#"{"fact":{"take_back_dropped":{"by":1}}}"#,
        r#"{"fact":{"take_back_dropped":{}}}"#,
        r#"{"fact":{"taken_back":{"seat":0,"actions":2}}}"#,
        r#"{"fact":{"said":{"seat":1,"person":{"id":"p2","name":"花火 🎆"},"saying":{"text":"<b>r5?</b>"}}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"time":{"gentle":{"nudge":120}}}}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"time":{"strict":{"bank":300,"increment":10,"grace":60,"when_out":{"bot":"cautious"}}}}}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"time":{"strict":{"bank":300,"increment":0,"grace":60,"when_out":"end"}}}}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"time":{"correspondence":{"days":3,"when_out":"tell"}}}}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"time":{"correspondence":{"days":3,"when_out":{"bot":null}}}}}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"conventions":{"finesses":false,"discards":"newest"}}}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"conventions":{"finesses":true,"bluffs":true,"ones":"oldest","color_saves":false,"two_saves":true,"discards":"oldest"}}}}}"#,
        r#"{"fact":{"late":{"seat":1}}}"#,
        r#"{"fact":{"bot_asked":{"seat":1,"bot":"companion"}}}"#,
        r#"{"who":"p1","cmd":"c6","fact":{"bot_asked":{"seat":1,"bot":"companion","by":0}}}"#,
        r#"{"fact":{"clock":{"seat":0,"left":12345,"runs":false}}}"#,
        r#"{"fact":{"pause_asked":{"seat":0}}}"#,
        r#"{"fact":{"pause_agreed":{"seat":1}}}"#,
        r#"{"fact":{"pause_dropped":{}}}"#,
        r#"{"fact":{"pause_dropped":{"by":1}}}"#,
        r#"{"fact":{"paused":{"seat":0}}}"#,
        r#"{"fact":{"resumed":{"seat":1}}}"#,
        r#"{"fact":{"ended":{"by":1,"why":"out_of_time"}}}"#,
        r#"{"who":"p1","cmd":"c8","fact":{"seat_offered":{"seat":1,"person":{"id":"p3","name":"Cho"},"by":0}}}"#,
        r#"{"fact":{"offer_dropped":{"seat":1,"declined":true}}}"#,
        r#"{"who":"p3","cmd":"c1","fact":{"seat_taken":{"seat":1,"person":{"id":"p3","name":"Cho"},"plays_for":{"id":"p2","name":"Ben"}}}}"#,
        r#"{"fact":{"seat_taken":{"seat":1,"person":{"id":"p2","name":"Ben"}}}}"#,
        r#"{"fact":{"seat_asked_back":{"seat":1}}}"#,
    ];

    #[test]
    fn facts_are_read_and_written_as_the_first_release_did() {
        for body in WRITTEN {
            let entry = read(&stored(body)).expect(body);
            assert_eq!(write(&entry), stored(body));
        }
    }

    #[test]
    fn who_is_gone_has_neither_name_nor_words() {
        let gone = PersonId("p2".to_owned());
        let said = stored(
            r#"{"fact":{"said":{"seat":1,"person":{"id":"p2","name":"Ben"},"saying":{"text":"I live in Kyoto"}}}}"#,
        );
        let after = without_name(&said, &gone).expect("it changes");
        assert!(
            !after.body.contains("Ben") && !after.body.contains("Kyoto"),
            "{}",
            after.body
        );
        read(&after).expect("it is a fact still");
        assert_eq!(
            without_name(&after, &gone),
            None,
            "there is nothing left to change"
        );
        assert_eq!(without_name(&said, &PersonId("p1".to_owned())), None);
    }

    #[test]
    fn a_deal_that_is_given_is_kept_with_all_its_options() {
        for by in ["challenge abcdefghijkmnpqrstuv", "day 2026-11-22 3"] {
            let given = GivenDeal {
                by: DealSource::from_words(by).unwrap(),
                options: Options::preset("gf-everything", 3).unwrap(),
                seed: "0".repeat(64),
                deck: Some(vec![Card { suit: 'r', rank: 3 }]),
                first: Some(Seat(2)),
            };
            let entry = read(&stored(WRITTEN[0])).unwrap();
            let Fact::Created {
                by,
                settings,
                rematch_of,
                kept,
                ..
            } = entry.fact
            else {
                panic!("it opens a table");
            };
            let entry = Entry::unasked(Fact::Created {
                by,
                settings,
                rematch_of,
                kept,
                given: Some(Box::new(given)),
            });
            assert_eq!(read(&write(&entry)).unwrap(), entry);
        }
    }

    #[test]
    fn a_deal_is_kept_with_all_its_options() {
        let fact = Fact::Started {
            options: Box::new(Options::preset("gf-everything", 3).unwrap()),
            seed: "0".repeat(64),
            deck: Some(vec![Card { suit: 'r', rank: 3 }]),
            first: Some(Seat(1)),
            stay: vec![Seat(0), Seat(2), Seat(3)],
        };
        let entry = Entry {
            who: None,
            cmd: None,
            fact,
        };
        assert_eq!(read(&write(&entry)).unwrap(), entry);
    }

    #[test]
    fn what_can_t_be_read_says_why() {
        let newer = StoredFact {
            version: 2,
            body: "?".to_owned(),
        };
        let text = read(&newer).unwrap_err().to_string();
        assert!(text.contains("version 2"), "{text}");
        for body in [
            "",
            "{}",
            r#"{"fact":{"danced":{}}}"#,
            r#"{"fact":{"said":{"seat":0,"person":{"id":"p1","name":"Ana"},"saying":{"remark":"r5"}}}}"#,
            r#"{"fact":{"acted":{"seat":0,"action":{"type":"shuffle_back","card":"r"}}}}"#,
        ] {
            assert!(read(&stored(body)).is_err(), "{body}");
        }
    }
}
