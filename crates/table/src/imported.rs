//! Games of files, as tables whose game has ended.
//!
//! Nobody has a seat at such a table: the names are texts of the file. It isn't listed, its result counts
//! for nobody, and its id is known only to the person who opened the file.

use kagiya_protocol::{
    Action, Card, CardId, Conventions, DealSource, EndReason, FileOrigin, MAX_NAME, MAX_NOTE,
    Person, Problem, PublicEvent, Seat, Starter, TableSettings, TimeControl, Watching, check_name,
};
use kagiya_rules::record::{BreakOff, Entry, Record};
use kagiya_rules::{DealtCards, Rules, Seed};

use crate::event::{Event, FixedDeal};
use crate::settings::{differences, normal};

/// The events of a table with the game of a file. A game that has not ended is abandoned where the file
/// ends.
///
/// # Errors
/// `options/invalid` if the options of the game are too long for a table.
pub fn events(person: &Person, record: &Record, origin: FileOrigin) -> Result<Vec<Event>, Problem> {
    let rules = record.rules();
    let options = record.options();
    let players = options.players;
    let first = record.deal().first.map(Seat::from);
    let (seed, deck, tiles) = match &record.deal().cards {
        DealtCards::Seed(seed) => (*seed, None, Vec::new()),
        DealtCards::Listed { deck, tiles, seed } => {
            let deck = deck.iter().map(|card| Card::of(rules, *card)).collect();
            let tiles = tiles.iter().map(|tile| tile.number()).collect();
            (*seed, Some(deck), tiles)
        }
    };
    let deal = FixedDeal {
        by: DealSource::Imported(origin),
        options: options.clone(),
        seed: seed_text(&seed),
        deck: deck.clone(),
        tiles: tiles.clone(),
        first,
        names: names(&record.about().players),
        notes: notes(&record.about().notes),
    };
    let mut events = vec![
        Event::Created {
            by: person.clone(),
            settings: Box::new(settings(record, origin)?),
            rematch_of: None,
            kept: Vec::new(),
            given: Some(Box::new(deal)),
        },
        Event::Started {
            options: Box::new(options.clone()),
            seed: seed_text(&seed),
            deck,
            tiles,
            first,
            stay: (0..players).map(Seat).collect(),
        },
    ];
    let mut replay = record.replay();
    loop {
        let actor = replay.game().table().to_act();
        let Some(step) = replay.next() else { break };
        events.push(event(step.entry, actor, rules));
    }
    if record.result().is_none() {
        let why = EndReason::Unknown;
        events.push(PublicEvent::Ended { by: None, why }.into());
    }
    Ok(events)
}

fn seed_text(seed: &Seed) -> String {
    seed.to_string()
}

fn event(entry: &Entry, actor: kagiya_rules::Seat, rules: &Rules) -> Event {
    match entry {
        Entry::Action(action) => Event::Acted {
            seat: actor.into(),
            bot: false,
            action: Action::of(rules, actor, *action),
        },
        Entry::Reorder { seat, order } => PublicEvent::Reordered {
            seat: (*seat).into(),
            order: order.iter().map(|id| CardId::from(*id)).collect(),
        }
        .into(),
        Entry::BrokenOff { by, why } => PublicEvent::Ended {
            by: by.map(Seat::from),
            why: match why {
                Some(BreakOff::Left) => EndReason::Left,
                // One player's time was out, or nobody came back.
                Some(BreakOff::Timeout) if by.is_some() => EndReason::OutOfTime,
                Some(BreakOff::Timeout) => EndReason::Timeout,
                Some(BreakOff::Agreed) => EndReason::Agreed,
                None => EndReason::Unknown,
            },
        }
        .into(),
    }
}

/// The settings with the options of the game: a preset and what differs from it.
fn settings(record: &Record, origin: FileOrigin) -> Result<TableSettings, Problem> {
    let options = record.options();
    let fallback = match origin {
        FileOrigin::Kagiya => "original",
        FileOrigin::HanabLive => "hanab-live",
    };
    let preset = record.preset().unwrap_or(fallback);
    normal(&TableSettings {
        preset: preset.to_owned(),
        options: differences(preset, options),
        seats: options.players,
        starter: Starter::Edition,
        listed: false,
        watching: Watching::default(),
        time: TimeControl::default(),
        conventions: Conventions::default(),
    })
}

/// The names of a file as this server shows names: short, on one line, and without invisible characters.
/// A name without visible characters is empty.
fn names(given: &[String]) -> Vec<String> {
    let shown = given.iter().map(|name| {
        let visible: String = name
            .chars()
            .filter(|c| c.is_whitespace() || check_name(c.encode_utf8(&mut [0; 4])).is_ok())
            .collect();
        let words: Vec<&str> = visible.split_whitespace().collect();
        let short: String = words.join(" ").chars().take(MAX_NAME).collect();
        check_name(&short).unwrap_or_default()
    });
    let names: Vec<String> = shown.collect();
    if names.iter().all(String::is_empty) {
        return Vec::new();
    }
    names
}

/// The notes of a file as this server keeps notes: on one line, and not longer than others.
fn notes(given: &[Vec<String>]) -> Vec<Vec<String>> {
    let one_line = |text: &String| -> String {
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let visible = words.chars().filter(|c| !c.is_control());
        visible.take(MAX_NOTE).collect()
    };
    let of_seat = |texts: &Vec<String>| texts.iter().map(one_line).collect();
    given.iter().map(of_seat).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kagiya_protocol::{PersonId, TableId, TableStatus};
    use kagiya_rules::record::{About, Recorder};
    use kagiya_rules::{Deal, Options, PRESETS};

    use super::*;
    use crate::event::LogEntry;
    use crate::model::TableModel;
    use crate::settings::options_of;

    fn me() -> Person {
        Person {
            id: PersonId("p1".to_owned()),
            name: "Ana".to_owned(),
        }
    }

    fn opened(record: &Record) -> TableModel {
        let events = events(&me(), record, FileOrigin::Kagiya).unwrap();
        let entries = (1..).zip(events).map(|(seq, event)| {
            // As it is stored.
            let stored = serde_json::to_string(&LogEntry::unasked(event)).unwrap();
            Ok((seq, 5, serde_json::from_str(&stored).unwrap()))
        });
        TableModel::load(&TableId("t1".to_owned()), entries).unwrap()
    }

    /// The game after this number of actions, the first of the legal ones each time.
    fn played(options: &Options, actions: usize) -> Recorder {
        let rules = Arc::new(Rules::new(options).unwrap());
        let deal = Deal::from_seed(Seed::from_number(7));
        let mut recorder = Recorder::new(&rules, &deal).unwrap();
        for _ in 0..actions {
            let Some(action) = recorder.game().legal_actions().get(0) else {
                break;
            };
            recorder.apply(action).unwrap();
        }
        recorder
    }

    #[test]
    fn the_record_of_a_table_with_a_record_is_that_record() {
        for preset in PRESETS {
            for actions in [0, 9, 400] {
                let options = Options {
                    players: 3,
                    ..preset.options()
                };
                let mut recorder = played(&options, actions);
                if recorder.game().outcome().is_none() {
                    recorder.break_off(None, None).unwrap();
                }
                let record = recorder.into_record();
                let names = ["Ann", "Ben", "Cy"].map(str::to_owned).to_vec();
                let record = record.with_about(About {
                    players: names,
                    ..About::default()
                });
                let record = record.unwrap();
                let model = opened(&record);
                assert_eq!(model.info.status, TableStatus::Finished);
                assert_eq!(model.people().count(), 0);
                assert!(!model.info.settings.listed);
                let found = model.record().unwrap();
                assert_eq!(found.entries(), record.entries(), "{}", preset.name);
                assert_eq!(found.deal(), record.deal());
                assert_eq!(found.about().players, record.about().players);
                assert_eq!(found.about().date, None);
                let made = options_of(&model.info.settings, 3).unwrap();
                assert_eq!(made, options, "{}", preset.name);
            }
        }
    }

    #[test]
    fn listed_cards_and_tiles_stay_as_the_record_has_them() {
        let options = Options {
            players: 3,
            ..Options::preset("gf-everything", 3).unwrap()
        };
        let dealt = played(&options, 0).into_record().game_after(0);
        let hands = dealt.rules().seats().flat_map(|seat| dealt.hand(seat));
        let deck = hands.map(|(_, card)| card);
        let deck: Vec<_> = deck.chain(dealt.deck().iter().copied()).collect();
        let tiles: Vec<_> = [4, 2, 6, 1, 3, 5]
            .into_iter()
            .filter_map(kagiya_rules::Tile::from_number)
            .collect();
        let deal = Deal {
            cards: DealtCards::Listed {
                deck,
                tiles,
                seed: Seed::from_number(3),
            },
            first: None,
        };
        let Ok(recorder) = Recorder::new(dealt.rules(), &deal) else {
            panic!("the tiles are those of the game");
        };
        let record = recorder.into_record();
        let model = opened(&record);
        assert_eq!(model.record().unwrap().deal(), record.deal());
        let source = DealSource::Training(TableId("t1".to_owned()));
        let again = crate::opening::deal_of_game(&model, &source).unwrap();
        assert_eq!(again.tiles, [4, 2, 6, 1, 3, 5]);
        assert!(again.names.is_empty());
    }

    #[test]
    fn names_of_a_file_are_shown_as_names() {
        for (given, shown) in [
            (vec!["Ann", "花火師"], vec!["Ann", "花火師"]),
            (
                vec!["<b>Ann</b>", "\u{202e}neB\n\t x"],
                vec!["<b>Ann</b>", "neB x"],
            ),
            (vec!["\u{200b}\u{2800}", "Ben"], vec!["", "Ben"]),
            (vec!["", " "], vec![]),
            (vec![], vec![]),
        ] {
            let given: Vec<String> = given.into_iter().map(str::to_owned).collect();
            assert_eq!(names(&given), shown);
        }
        let long = names(&["x".repeat(100_000), "a ".repeat(60)]);
        assert!(long.iter().all(|name| name.chars().count() <= MAX_NAME));
    }
}
