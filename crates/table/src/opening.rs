//! Opens tables and deals their cards, also for a rematch.

use kagiya_protocol::{
    CreateTable, DealSource, ErrorCode, Person, Problem, PublicEvent, Seat, SeatInfo, Starter,
    TableSettings, TableStatus, Watching,
};
use kagiya_rules::{FirstPlayer, Rules};

use crate::circumstances::Circumstances;
use crate::event::{Event, FixedDeal};
use crate::model::TableModel;
use crate::refusal::{no_seat, refuse};
use crate::settings::rules_of;
use crate::settings::{check_language, kind};
use crate::settings::{normal, options_of};

/// The fixed deal of a new table.
#[derive(Clone, Debug)]
pub struct GivenGame {
    /// The deal.
    pub deal: FixedDeal,
    /// The settings that it determines, and the wished rest.
    pub settings: TableSettings,
    /// The actions and reorderings that have already happened.
    pub before: Vec<Event>,
}

/// The events that open a table.
///
/// # Errors
/// [`Problem`] if the settings make no game, or seats and bots do not fit them.
pub fn create(
    person: &Person,
    create: &CreateTable,
    given: Option<GivenGame>,
    circumstances: &Circumstances,
) -> Result<Vec<Event>, Problem> {
    let (given, settings, before) = if let Some(given) = given {
        (Some(given.deal), given.settings, given.before)
    } else {
        let settings = normal(&create.settings)?;
        rules_of(&settings)?;
        (None, settings, Vec::new())
    };
    if given.as_ref().is_some_and(FixedDeal::is_training) && !create.start {
        return refuse(
            ErrorCode::DealTraining,
            "a game for training starts at once, with a bot at every other seat",
        );
    }
    let settings = &settings;
    check_seats(settings)?;
    let mut seats = vec![SeatInfo::default(); usize::from(settings.seats)];
    let mut events = vec![Event::Created {
        by: person.clone(),
        settings: Box::new(settings.clone()),
        rematch_of: None,
        kept: Vec::new(),
        given: given.clone().map(Box::new),
    }];
    if let Some(seat) = create.seat {
        let place = seats.get_mut(seat.index());
        place.ok_or_else(|| no_seat(seat))?.person = Some(person.clone());
        events.push(
            PublicEvent::Sat {
                seat,
                person: person.clone(),
            }
            .into(),
        );
    }
    for bot in &create.bots {
        let partner = kind(bot)?;
        let bot = partner.name.to_owned();
        if let Some(given) = &given {
            given.check_bot(&bot)?;
        }
        check_language(partner, &seats)?;
        let free = (0..)
            .map(Seat)
            .zip(&mut seats)
            .find(|(_, it)| it.is_empty());
        let Some((seat, place)) = free else {
            return refuse(ErrorCode::TableFull, "there are more bots than empty seats");
        };
        place.bot = Some(bot.clone());
        events.push(
            PublicEvent::BotSat {
                seat,
                bot: bot.clone(),
            }
            .into(),
        );
    }
    if create.start {
        events.push(match &given {
            Some(given) => given.started(&seats)?,
            None => deal(settings, &seats, None, circumstances)?,
        });
        events.extend(before.into_iter().map(|event| played_by(event, &seats)));
    }
    Ok(events)
}

/// An earlier action, by the player who has its seat now.
fn played_by(event: Event, seats: &[SeatInfo]) -> Event {
    match event {
        Event::Acted { seat, action, .. } => Event::Acted {
            seat,
            bot: seats.get(seat.index()).is_some_and(|it| it.bot.is_some()),
            action,
        },
        other => other,
    }
}

/// The first `step` entries of a game's record, for another table.
///
/// # Errors
/// `branch/step` unless the game goes on after them.
pub fn beginning(model: &TableModel, step: u32) -> Result<Vec<Event>, Problem> {
    let step = usize::try_from(step).unwrap_or(usize::MAX);
    if step > 0 && step >= model.entries().count() {
        return refuse(
            ErrorCode::VariationStep,
            "the game has no such step after which it goes on",
        );
    }
    let entries = model.entries().take(step);
    Ok(entries.map(|logged| logged.entry.event.clone()).collect())
}

/// The events that open a table for the rematch of a finished game.
///
/// # Errors
/// [`Problem`] if the game has not ended, or the person has not played.
pub fn rematch(
    model: &TableModel,
    person: &Person,
    circumstances: &Circumstances,
) -> Result<Vec<Event>, Problem> {
    if model.info.status != TableStatus::Finished {
        return refuse(ErrorCode::NotFinished, "the game has not ended yet");
    }
    let Some(my_seat) = model.seat_of(&person.id) else {
        return refuse(
            ErrorCode::NotSeated,
            "only players of this game can ask for another one",
        );
    };
    let mut kept = Vec::new();
    let mut rest = Vec::new();
    let mut seats = Vec::new();
    for (seat, info) in (0..).map(Seat).zip(&model.info.seats) {
        let mut place = SeatInfo::default();
        if seat == my_seat {
            place.person = Some(person.clone());
            rest.push(
                PublicEvent::Sat {
                    seat,
                    person: person.clone(),
                }
                .into(),
            );
        } else if let Some(other) = &info.person {
            place.kept_for = Some(other.clone());
            kept.push((seat, other.clone()));
        } else if let Some(bot) = &info.bot {
            place.bot = Some(bot.clone());
            rest.push(
                PublicEvent::BotSat {
                    seat,
                    bot: bot.clone(),
                }
                .into(),
            );
        }
        seats.push(place);
    }
    let mut events = vec![Event::Created {
        by: person.clone(),
        settings: Box::new(normal(&model.info.settings)?),
        rematch_of: Some(model.info.id.clone()),
        kept,
        given: None,
    }];
    events.append(&mut rest);
    // Bans of the old table apply to the new one.
    let log = model.log.iter();
    let kept_out = log.filter_map(|logged| match &logged.entry.event {
        Event::Public(PublicEvent::KeptOut { person, why, .. }) => {
            let (person, why, seat) = (person.clone(), *why, None);
            Some(PublicEvent::KeptOut { person, seat, why }.into())
        }
        _ => None,
    });
    events.extend(kept_out);
    if seats.iter().all(|seat| !seat.is_empty()) {
        events.push(deal(&model.info.settings, &seats, None, circumstances)?);
    }
    Ok(events)
}

/// Checks that the seats in the settings, of the first player and for watching, exist.
pub(crate) fn check_seats(settings: &TableSettings) -> Result<(), Problem> {
    let there = |seat: Seat| {
        let there = seat.0 < settings.seats;
        there.then_some(()).ok_or_else(|| no_seat(seat))
    };
    if let Starter::Seat { seat } = settings.starter {
        there(seat)?;
    }
    match settings.watching {
        Watching::Seat { seat } => there(seat),
        Watching::Nobody | Watching::Public | Watching::Delayed => Ok(()),
    }
}

/// The event that deals the cards to the seated players.
pub(crate) fn deal(
    settings: &TableSettings,
    seats: &[SeatInfo],
    first: Option<Seat>,
    circumstances: &Circumstances,
) -> Result<Event, Problem> {
    let stay: Vec<Seat> = (0..)
        .map(Seat)
        .zip(seats)
        .filter(|(_, info)| !info.is_empty())
        .map(|(seat, _)| seat)
        .collect();
    let players = u8::try_from(stay.len()).unwrap_or(u8::MAX);
    if players < 2 {
        return refuse(
            ErrorCode::TooFewPlayers,
            "at least two must play: fill a seat, or seat a bot",
        );
    }
    // Seats are renumbered without the empty ones.
    let moved = |seat: Seat| -> Result<Seat, Problem> {
        let place = stay.iter().position(|it| *it == seat);
        let place = place.and_then(|place| u8::try_from(place).ok());
        place.map(Seat).ok_or_else(|| {
            Problem::new(
                ErrorCode::SeatEmpty,
                "nobody sits where the game should begin",
            )
        })
    };
    let mut settings = settings.clone();
    if let Starter::Seat { seat } = &mut settings.starter {
        *seat = moved(*seat)?;
    }
    let mut options = options_of(&settings, players)?;
    let mut chosen = None;
    match (options.first_player, first) {
        (FirstPlayer::TableChoice(_), Some(seat)) => chosen = Some(moved(seat)?),
        (FirstPlayer::TableChoice(_), None) => options.first_player = FirstPlayer::Random,
        (FirstPlayer::Random | FirstPlayer::Seat(_), _) => {}
    }
    Rules::new(&options).map_err(|error| Problem::because(ErrorCode::Options, &error))?;
    Ok(Event::Started {
        options: Box::new(options),
        seed: circumstances.seed.to_string(),
        deck: None,
        tiles: Vec::new(),
        first: chosen,
        stay,
    })
}

/// The deal of a finished game, for other tables.
///
/// # Errors
/// `table/not_finished` before its game has ended.
pub fn deal_of_game(model: &TableModel, by: &DealSource) -> Result<FixedDeal, Problem> {
    let started = model
        .log
        .iter()
        .find_map(|logged| match &logged.entry.event {
            Event::Started {
                options,
                seed,
                deck,
                tiles,
                first,
                ..
            } => Some(FixedDeal {
                by: by.clone(),
                options: (**options).clone(),
                seed: seed.clone(),
                deck: deck.clone(),
                tiles: tiles.clone(),
                first: *first,
                names: Vec::new(),
                notes: Vec::new(),
            }),
            _ => None,
        });
    let over = model.info.status == TableStatus::Finished;
    started.filter(|_| over).map_or_else(
        || refuse(ErrorCode::NotFinished, "the game has not ended yet"),
        Ok,
    )
}
