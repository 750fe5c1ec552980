//! What the actions of a scenario do. An action that makes no sense in the game is illegal, as it
//! would be at the table; it is not a fault of the file.

use crate::scenario::format::{Answer, Deed, Said, Step, What};
use crate::scenario::situation::{card, suit};
use kagiya_rules::CardId;
use kagiya_rules::Game;
use kagiya_rules::Phase;
use kagiya_rules::Rank;
use kagiya_rules::Rules;
use kagiya_rules::Tile;
use kagiya_rules::Tile5EmptyDeck;
use kagiya_rules::{Action, Choice};
use kagiya_rules::{Clue, Color};
use kagiya_rules::{Event, PublicEvent};
use kagiya_rules::{Offset, Seat};

/// What a legal action did that the position does not show.
#[derive(Debug, Default)]
pub(super) struct Happened {
    /// The slots that the clue touched, from 1; `None` if no clue was given.
    pub(super) touched: Option<Vec<usize>>,
}

/// The game after the action and its answers, or why they are illegal.
pub(super) fn perform(before: &Game, step: &Step) -> Result<(Game, Happened), String> {
    let mut game = before.clone();
    let mut happened = Happened::default();
    if let Some(deed) = &step.deed {
        let action = action(&game, deed)?;
        apply(&mut game, action, &mut happened)?;
    }
    for answer in &step.answers {
        let choice = choice(&game, answer)?;
        apply(&mut game, Action::Choose(choice), &mut happened)?;
    }
    Ok((game, happened))
}

fn apply(game: &mut Game, action: Action, happened: &mut Happened) -> Result<(), String> {
    for event in game.apply(action).map_err(|error| error.to_string())? {
        if let Event::Public(PublicEvent::Clued { touched, to, .. }) = event {
            let hand = game.table().hand(to);
            let slot_of = |id: &CardId| hand.iter().position(|held| held == id).map(|at| at + 1);
            happened.touched = Some(touched.iter().filter_map(slot_of).collect());
        }
    }
    Ok(())
}

fn action(game: &Game, deed: &Deed) -> Result<Action, String> {
    match deed {
        Deed::Clue(said) => {
            let (to, clue) = clue(game, said)?;
            Ok(Action::Clue { to, clue })
        }
        Deed::Discard { slot } => Ok(Action::Discard(in_slot(game, *slot)?)),
        Deed::Play { slot, announce } => Ok(Action::Play {
            card: in_slot(game, *slot)?,
            announce: announce
                .as_deref()
                .map(|letter| suit(game.rules(), letter))
                .transpose()?,
        }),
    }
}

fn choice(game: &Game, answer: &Answer) -> Result<Choice, String> {
    let rules = game.rules();
    Ok(match answer {
        Answer::Clue(said) => {
            let (to, clue) = clue(game, said)?;
            Choice::Clue { to, clue }
        }
        Answer::Card(text) => {
            let card = card(rules, text)?;
            if puts_into_play(game) {
                Choice::PutIntoPlay(card)
            } else {
                Choice::ShuffleBack(card)
            }
        }
        Answer::Shuffle(text) => Choice::ShuffleBack(card(rules, text)?),
        Answer::Play(text) => Choice::PutIntoPlay(card(rules, text)?),
        Answer::Decline => Choice::Decline,
        Answer::Firework(letter) => Choice::Firework(suit(rules, letter)?),
    })
}

/// Whether a card that is named without more joins its firework: by tile 6, and by tile 5 when it
/// can only lend the effect of tile 6.
fn puts_into_play(game: &Game) -> bool {
    match game.table().phase() {
        Phase::Tile(Tile::ShuffleBack) => {
            game.table().deck_size() == 0
                && game.rules().options().tile5_empty_deck == Tile5EmptyDeck::PlayInstead
        }
        Phase::Tile(_) | Phase::Turn | Phase::Joker { .. } | Phase::Over(_) => true,
    }
}

fn in_slot(game: &Game, slot: u64) -> Result<CardId, String> {
    let hand = game.table().hand(game.table().to_act());
    slot.checked_sub(1)
        .and_then(|index| hand.get(usize::try_from(index).ok()?))
        .copied()
        .ok_or_else(|| format!("slot {slot} is empty: the hand has {} cards", hand.len()))
}

fn clue(game: &Game, said: &Said) -> Result<(Offset, Clue), String> {
    let rules = game.rules();
    let giver = game.table().to_act();
    let to = u8::try_from(said.to)
        .ok()
        .and_then(Seat::new)
        .filter(|seat| seat.index() < rules.players())
        .ok_or_else(|| format!("nobody sits at seat {}", said.to))?;
    let to = giver
        .offset_to(to, rules.players())
        .ok_or("a clue goes to another player, not to oneself")?;
    let clue = match &said.what {
        What::Color(name) => Clue::Color(color(rules, name)?),
        What::Rank(number) => {
            let rank = u8::try_from(*number).ok().and_then(Rank::new);
            Clue::Rank(rank.ok_or_else(|| format!("there is no rank {number}"))?)
        }
    };
    Ok((to, clue))
}

/// The color with this letter or name, if it may be named.
fn color(rules: &Rules, name: &str) -> Result<Color, String> {
    let mut colors = rules.colors().iter();
    colors
        .position(|color| {
            color.letter.to_string().eq_ignore_ascii_case(name)
                || color.name.eq_ignore_ascii_case(name)
        })
        .and_then(Color::new)
        .ok_or_else(|| format!("`{name}` is no color that may be named in this game"))
}
