//! Opens tables and deals their cards, also for a rematch.

use kagiya_protocol::{
    CreateTable, DealSource, ErrorCode, Person, Problem, Seat, SeatInfo, Starter, TableSettings,
    TableStatus, Watching,
};
use kagiya_rules::{FirstPlayer, Rules};

use crate::circumstances::Circumstances;
use crate::event::{Fact, GivenDeal};
use crate::model::TableModel;
use crate::refusal::{no_seat, refuse};
use crate::settings::kind;
use crate::settings::rules_of;
use crate::settings::{normal, options_of};

/// The facts that open a table.
///
/// # Errors
/// [`Problem`] if the settings make no game, or seats and bots do not fit them.
pub fn create(
    person: &Person,
    create: &CreateTable,
    given: Option<(GivenDeal, TableSettings)>,
    circumstances: &Circumstances,
) -> Result<Vec<Fact>, Problem> {
    let (given, settings) = if let Some((given, settings)) = given {
        (Some(given), settings)
    } else {
        let settings = normal(&create.settings)?;
        rules_of(&settings)?;
        (None, settings)
    };
    let settings = &settings;
    check_seats(settings)?;
    let mut seats = vec![SeatInfo::default(); usize::from(settings.seats)];
    let mut facts = vec![Fact::Created {
        by: person.clone(),
        settings: Box::new(settings.clone()),
        rematch_of: None,
        kept: Vec::new(),
        given: given.clone().map(Box::new),
    }];
    if let Some(seat) = create.seat {
        let place = seats.get_mut(seat.index());
        place.ok_or_else(|| no_seat(seat))?.person = Some(person.clone());
        facts.push(Fact::Sat {
            seat,
            person: person.clone(),
        });
    }
    for bot in &create.bots {
        let bot = kind(bot)?.name.to_owned();
        let free = (0..)
            .map(Seat)
            .zip(&mut seats)
            .find(|(_, it)| it.is_empty());
        let Some((seat, place)) = free else {
            return refuse(ErrorCode::TableFull, "there are more bots than empty seats");
        };
        place.bot = Some(bot.clone());
        facts.push(Fact::BotSat {
            seat,
            bot: bot.clone(),
        });
    }
    if create.start {
        facts.push(match &given {
            Some(given) => given.started(&seats)?,
            None => deal(settings, &seats, None, circumstances)?,
        });
    }
    Ok(facts)
}

/// The facts that open a table for the rematch of a finished game.
///
/// # Errors
/// [`Problem`] if the game has not ended, or the person has not played.
pub fn rematch(
    model: &TableModel,
    person: &Person,
    circumstances: &Circumstances,
) -> Result<Vec<Fact>, Problem> {
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
            rest.push(Fact::Sat {
                seat,
                person: person.clone(),
            });
        } else if let Some(other) = &info.person {
            place.kept_for = Some(other.clone());
            kept.push((seat, other.clone()));
        } else if let Some(bot) = &info.bot {
            place.bot = Some(bot.clone());
            rest.push(Fact::BotSat {
                seat,
                bot: bot.clone(),
            });
        }
        seats.push(place);
    }
    let mut facts = vec![Fact::Created {
        by: person.clone(),
        settings: Box::new(normal(&model.info.settings)?),
        rematch_of: Some(model.info.id.clone()),
        kept,
        given: None,
    }];
    facts.append(&mut rest);
    // Bans of the old table apply to the new one.
    let kept_out = model
        .log
        .iter()
        .filter_map(|logged| match &logged.entry.fact {
            Fact::KeptOut { person, why, .. } => Some(Fact::KeptOut {
                person: person.clone(),
                seat: None,
                why: *why,
            }),
            _ => None,
        });
    facts.extend(kept_out);
    if seats.iter().all(|seat| !seat.is_empty()) {
        facts.push(deal(&model.info.settings, &seats, None, circumstances)?);
    }
    Ok(facts)
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
        Watching::Nobody | Watching::Delayed => Ok(()),
    }
}

/// The fact that deals the cards to the seated players.
pub(crate) fn deal(
    settings: &TableSettings,
    seats: &[SeatInfo],
    first: Option<Seat>,
    circumstances: &Circumstances,
) -> Result<Fact, Problem> {
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
    Ok(Fact::Started {
        options: Box::new(options),
        seed: circumstances.seed.to_string(),
        deck: None,
        first: chosen,
        stay,
    })
}

/// The deal of a finished game, for other tables.
///
/// # Errors
/// `table/not_finished` before its game has ended.
pub fn deal_of_game(model: &TableModel, by: &DealSource) -> Result<GivenDeal, Problem> {
    let started = model
        .log
        .iter()
        .find_map(|logged| match &logged.entry.fact {
            Fact::Started {
                options,
                seed,
                deck,
                first,
                ..
            } => Some(GivenDeal {
                by: by.clone(),
                options: (**options).clone(),
                seed: seed.clone(),
                deck: deck.clone(),
                first: *first,
            }),
            _ => None,
        });
    let over = model.info.status == TableStatus::Finished;
    started.filter(|_| over).map_or_else(
        || refuse(ErrorCode::NotFinished, "the game has not ended yet"),
        Ok,
    )
}
