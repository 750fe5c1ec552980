//! Converts the site's JSON to a record.

use std::sync::Arc;

use kagiya_rules::Action;
use kagiya_rules::Options;
use kagiya_rules::Rules;
use kagiya_rules::Seat;
use kagiya_rules::Suit;
use kagiya_rules::json_input::{self, FromJson};
use kagiya_rules::quoted;
use kagiya_rules::record::{About, BreakOff, Entry, Record, Recorder};
use kagiya_rules::{Card, CardId, Rank};
use kagiya_rules::{Clue, Color};
use kagiya_rules::{Deal, DealtCards, Seed};
use serde_json::Value;

use crate::hanab_live::error::{ImportError, InvalidAction};
use crate::hanab_live::json::{
    ActionJson, COLOR_CLUE, CardJson, CharacterJson, DISCARD, END, END_BY_VOTE, ENDED_BY_THE_CLOCK,
    GameJson, PLAY, RANK_CLUE,
};
use crate::hanab_live::options::SiteOptions;
use crate::hanab_live::rank_of_site;
use crate::hanab_live::seed::{SiteSeed, sorted_deck};

/// A game of the site as a record, with details of the import.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    /// The game.
    pub record: Record,
    /// The name of the variant.
    pub variant: String,
    /// The version of the site's rules by which it was played.
    pub ruling: Ruling,
    /// The score in the file, if there is one.
    pub listed_score: Option<i64>,
    /// The number of cards at the bottom of the deck that the file doesn't list. Nobody drew them, and the
    /// record has them in the order of suits and ranks.
    pub unlisted: usize,
}

/// Rules of the site that have changed since a game was played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ruling {
    /// With six players, hands have four cards instead of three.
    pub six_hold_four: bool,
    /// The game continued when no more points were possible.
    pub plays_on: bool,
}

impl Ruling {
    /// Whether the game was played by an old rule.
    pub const fn is_older(self) -> bool {
        self.six_hold_four || self.plays_on
    }
}

impl Import {
    /// The score as the site counts it: the points, or 0 for a lost or abandoned game.
    pub fn score(&self) -> i64 {
        if self.record.is_broken_off() {
            return 0;
        }
        let game = self.record.final_game();
        let points = match game.score() {
            Some(score) => score.points,
            None => game.board().points(),
        };
        i64::from(points)
    }
}

/// Reads one game.
///
/// Tries the current rules first, then the old ones: hands of four cards with six players, and
/// games that continue when no more points are possible. Uses the first rules that allow every
/// action.
///
/// # Errors
/// [`ImportError`] if it isn't a game of the site, or can't be played here.
pub fn import(json: &str) -> Result<Import, ImportError> {
    import_game(GameJson::read("", json_input::parse(json)?)?)
}

/// Reads one game, or a list of games. Each has its own result, in order.
///
/// # Errors
/// [`ImportError::Json`] or [`ImportError::NotAGame`] if it is neither.
pub fn import_all(json: &str) -> Result<Vec<Result<Import, ImportError>>, ImportError> {
    let read = |game| import_game(GameJson::read("", game)?);
    match json_input::parse(json)? {
        Value::Array(games) => Ok(games.into_iter().map(read).collect()),
        game @ Value::Object(_) => Ok(vec![read(game)]),
        _ => Err(ImportError::NotAGame),
    }
}

pub(super) fn import_game(game: GameJson) -> Result<Import, ImportError> {
    let named =
        |character: &&CharacterJson| !matches!(character.name.as_str(), "" | "n/a" | "None");
    if let Some(character) = game.characters.iter().flatten().find(named) {
        return Err(ImportError::Characters(quoted(&character.name)));
    }
    let players = players(&game)?;
    let site = SiteOptions::read(&game.options, players)?;
    let mut best: Option<ImportError> = None;
    for ruling in rulings(players) {
        match play(&game, &site, ruling) {
            Ok((record, unlisted)) => {
                let notes = notes(game.notes, record.rules());
                let record = record
                    .with_about(About {
                        players: game.players,
                        notes,
                        ..About::default()
                    })
                    .map_err(ImportError::Record)?;
                return Ok(Import {
                    record,
                    variant: site.variant,
                    ruling,
                    listed_score: game.score,
                    unlisted,
                });
            }
            // Report the error under the rules with which the game came furthest.
            Err(error) => {
                if best
                    .as_ref()
                    .is_none_or(|best| progress(best) < progress(&error))
                {
                    best = Some(error);
                }
            }
        }
    }
    Err(best.unwrap_or(ImportError::NoPlayers))
}

fn progress(error: &ImportError) -> usize {
    match error {
        ImportError::Action { number, .. } => *number,
        _ => 0,
    }
}

fn rulings(players: u8) -> impl Iterator<Item = Ruling> {
    let hands: &[bool] = if players == 6 {
        &[false, true]
    } else {
        &[false]
    };
    hands.iter().flat_map(|&six_hold_four| {
        [false, true].map(|plays_on| Ruling {
            six_hold_four,
            plays_on,
        })
    })
}

fn players(game: &GameJson) -> Result<u8, ImportError> {
    let named = Some(game.players.len() as u64).filter(|named| *named > 0);
    let players = match (named, game.player_count) {
        (Some(named), Some(count)) if named != count => {
            return Err(ImportError::PlayerCount { named, count });
        }
        (Some(players), _) | (None, Some(players)) => players,
        (None, None) => return Err(ImportError::NoPlayers),
    };
    u8::try_from(players)
        .ok()
        .filter(|players| (2..=6).contains(players))
        .ok_or(ImportError::Players(players))
}

/// The record of a game, and the number of cards that the file doesn't list.
fn play(
    game: &GameJson,
    site: &SiteOptions,
    ruling: Ruling,
) -> Result<(Record, usize), ImportError> {
    let mut options: Options = site.options.clone();
    options.stop_when_capped = !ruling.plays_on;
    if ruling.six_hold_four
        && let Some(size) = options.hand_sizes.get_mut(&6)
    {
        *size += 1;
    }
    let rules = Arc::new(Rules::new(&options).map_err(ImportError::Options)?);
    let first = seat(site.starting_player, &rules)
        .ok_or(ImportError::StartingPlayer(site.starting_player))?;
    let (deck, listed) = deck(game, site, &rules)?;
    let deal = Deal {
        cards: DealtCards::Listed {
            deck,
            tiles: Vec::new(),
            seed: Seed::from_number(0),
        },
        first: Some(first),
    };
    let mut recorder = Recorder::new(&rules, &deal).map_err(ImportError::Deal)?;
    let unlisted = rules.deck_size() - listed;
    // The cards that the file doesn't list must stay in the deck.
    let check_drawn = |recorder: &Recorder| {
        if recorder.game().deck().len() >= unlisted {
            return Ok(());
        }
        let expected = rules.deck_size();
        Err(ImportError::DeckSize { listed, expected })
    };
    check_drawn(&recorder)?;
    for (place, json) in game.actions.iter().enumerate() {
        let ends = matches!(json.kind, END | END_BY_VOTE);
        if ends && recorder.game().outcome().is_some() {
            // The site also writes some losses as an action.
            continue;
        }
        let number = place + 1;
        let refused = |why| ImportError::Action { number, why };
        let entry = entry(*json, &recorder).map_err(refused)?;
        recorder
            .add(entry)
            .map_err(|why| refused(InvalidAction::Refused(why)))?;
        check_drawn(&recorder)?;
    }
    Ok((recorder.into_record(), unlisted))
}

/// The deck of a game, and how many of its cards the file or its seed says.
fn deck(
    game: &GameJson,
    site: &SiteOptions,
    rules: &Rules,
) -> Result<(Vec<Card>, usize), ImportError> {
    if let Some(seed) = game.seed.as_ref().filter(|_| game.deck.is_empty()) {
        let wrong = || ImportError::Seed(quoted(seed));
        let of_game = SiteSeed::parse(seed).filter(|seed| {
            usize::from(seed.players) == rules.players()
                && seed.variant().as_ref() == Some(&site.variant)
        });
        return Ok((of_game.ok_or_else(wrong)?.deck(rules), rules.deck_size()));
    }
    let listed = game.deck.len();
    if listed > rules.deck_size() {
        return Err(ImportError::DeckSize {
            listed,
            expected: rules.deck_size(),
        });
    }
    let read = |(place, json): (usize, &CardJson)| {
        card(*json, rules).ok_or(ImportError::Card {
            place,
            suit: json.suit_index,
            rank: json.rank,
        })
    };
    let mut deck: Vec<Card> = game
        .deck
        .iter()
        .enumerate()
        .map(read)
        .collect::<Result<_, _>>()?;
    if listed < rules.deck_size() {
        let mut rest = sorted_deck(rules);
        for card in &deck {
            if let Some(place) = rest.iter().position(|other| other == card) {
                rest.remove(place);
            }
        }
        // With a card too often the deck is too long, and the deal says which.
        deck.extend(rest);
    }
    Ok((deck, listed))
}

/// The notes about cards that are not blank. The site also has notes about suits, and those of spectators after
/// the players' ones.
fn notes(listed: Vec<Vec<String>>, rules: &Rules) -> Vec<Vec<String>> {
    let of_cards = |seat: Vec<String>| {
        let mut texts: Vec<String> = seat.into_iter().take(rules.deck_size()).collect();
        for text in texts.iter_mut().filter(|text| text.trim().is_empty()) {
            text.clear();
        }
        let last = texts.iter().rposition(|text| !text.is_empty());
        texts.truncate(last.map_or(0, |last| last + 1));
        texts
    };
    let mut notes: Vec<Vec<String>> = listed
        .into_iter()
        .take(rules.players())
        .map(of_cards)
        .collect();
    let last = notes.iter().rposition(|seat| !seat.is_empty());
    notes.truncate(last.map_or(0, |last| last + 1));
    notes
}

fn seat(index: i64, rules: &Rules) -> Option<Seat> {
    let seat = Seat::new(u8::try_from(index).ok()?)?;
    (seat.index() < rules.players()).then_some(seat)
}

fn rank(rank: i64) -> Option<Rank> {
    Rank::new(u8::try_from(rank).ok()?)
}

fn card(json: CardJson, rules: &Rules) -> Option<Card> {
    let suit = usize::try_from(json.suit_index).ok()?;
    let suit = Suit::new(suit).filter(|_| suit < rules.suits().len())?;
    let rank = rank_of_site(u8::try_from(json.rank).ok()?)?;
    // Only where the game has it, START is the rank of a card.
    let known = rank != Rank::START || rules.has_start();
    known.then(|| Card::new(suit, rank))
}

fn entry(json: ActionJson, recorder: &Recorder) -> Result<Entry, InvalidAction> {
    let game = recorder.game();
    let rules = game.rules();
    let target = json.target;
    let id = || {
        let id = u8::try_from(target).ok().and_then(CardId::new);
        id.filter(|id| usize::from(id.number()) < rules.deck_size())
            .ok_or(InvalidAction::NoCard(target))
    };
    let to = || {
        let to = seat(target, rules).ok_or(InvalidAction::NoSeat(target))?;
        let actor = game.table().to_act();
        actor
            .offset_to(to, rules.players())
            .ok_or(InvalidAction::Yourself(target))
    };
    let action = match json.kind {
        PLAY => Action::Play {
            card: id()?,
            announce: None,
        },
        DISCARD => Action::Discard(id()?),
        COLOR_CLUE => {
            let color = usize::try_from(json.value).ok();
            let color = color.filter(|color| *color < rules.colors().len());
            let color = color.and_then(Color::new);
            Action::Clue {
                to: to()?,
                clue: Clue::Color(color.ok_or(InvalidAction::NoColor(json.value))?),
            }
        }
        RANK_CLUE => Action::Clue {
            to: to()?,
            clue: Clue::Rank(rank(json.value).ok_or(InvalidAction::NoRank(json.value))?),
        },
        END => {
            return Ok(Entry::BrokenOff {
                by: seat(target, rules),
                why: (json.value == ENDED_BY_THE_CLOCK).then_some(BreakOff::Timeout),
            });
        }
        END_BY_VOTE => {
            return Ok(Entry::BrokenOff {
                by: None,
                why: Some(BreakOff::Agreed),
            });
        }
        other => return Err(InvalidAction::Type(other)),
    };
    Ok(Entry::Action(action))
}
