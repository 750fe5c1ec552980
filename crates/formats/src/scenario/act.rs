//! Executes the actions of a scenario. An action that refers to nothing in the game is illegal, as
//! it would be at the table; it isn't an error of the file.

use kagiya_rules::notation::{Unresolved, parse_card, parse_color, parse_suit};
use kagiya_rules::{
    Action, CardId, Choice, Clue, Event, Game, Offset, Phase, PublicEvent, Rank, Seat, Tile,
    Tile5EmptyDeck,
};

use crate::scenario::format::{Answer, ScenarioClue, Step, TurnAction, What};
use crate::scenario::problem::Refusal;

/// The effects of a legal action that the position doesn't show.
#[derive(Debug, Default)]
pub(super) struct Effects {
    /// The slots that the clue touched, from 1; `None` if no clue was given.
    pub(super) touched: Option<Vec<usize>>,
}

/// The game after an action with its answers, or the reason why they are illegal.
pub(super) fn perform(before: &Game, step: &Step) -> Result<(Game, Effects), Refusal> {
    let mut game = before.clone();
    let mut effects = Effects::default();
    if let Some(turn_action) = &step.turn_action {
        let action = action(&game, turn_action)?;
        apply(&mut game, action, &mut effects)?;
    }
    for answer in &step.answers {
        let choice = choice(&game, answer)?;
        apply(&mut game, Action::Choose(choice), &mut effects)?;
    }
    Ok((game, effects))
}

fn apply(game: &mut Game, action: Action, effects: &mut Effects) -> Result<(), Refusal> {
    for event in game.apply(action).map_err(Refusal::Illegal)? {
        if let Event::Public(PublicEvent::Clued { touched, to, .. }) = event {
            let hand = game.table().hand(to);
            let slot_of = |id: &CardId| hand.iter().position(|held| held == id).map(|at| at + 1);
            effects.touched = Some(touched.iter().filter_map(slot_of).collect());
        }
    }
    Ok(())
}

fn action(game: &Game, turn_action: &TurnAction) -> Result<Action, Refusal> {
    match turn_action {
        TurnAction::Clue(said) => {
            let (to, clue) = clue(game, said)?;
            Ok(Action::Clue { to, clue })
        }
        TurnAction::Discard { slot } => Ok(Action::Discard(in_slot(game, *slot)?)),
        TurnAction::Play { slot, announce } => Ok(Action::Play {
            card: in_slot(game, *slot)?,
            announce: announce
                .as_deref()
                .map(|letter| parse_suit(letter, game.rules()))
                .transpose()?,
        }),
    }
}

fn choice(game: &Game, answer: &Answer) -> Result<Choice, Refusal> {
    let rules = game.rules();
    Ok(match answer {
        Answer::Clue(said) => {
            let (to, clue) = clue(game, said)?;
            Choice::Clue { to, clue }
        }
        Answer::Card(text) => {
            let card = parse_card(text, rules)?;
            if puts_into_play(game) {
                Choice::PutIntoPlay(card)
            } else {
                Choice::ShuffleBack(card)
            }
        }
        Answer::Shuffle(text) => Choice::ShuffleBack(parse_card(text, rules)?),
        Answer::Play(text) => Choice::PutIntoPlay(parse_card(text, rules)?),
        Answer::Decline => Choice::Decline,
        Answer::Firework(letter) => Choice::Firework(parse_suit(letter, rules)?),
    })
}

/// Whether a card named without an action is put into play: by tile 6, and by tile 5 if only the
/// effect of tile 6 is available to it.
fn puts_into_play(game: &Game) -> bool {
    match game.table().phase() {
        Phase::Tile(Tile::ShuffleBack) => {
            game.table().deck_size() == 0
                && game.rules().options().tile5_empty_deck == Tile5EmptyDeck::PlayInstead
        }
        Phase::Tile(_) | Phase::Turn | Phase::Joker { .. } | Phase::Over(_) => true,
    }
}

fn in_slot(game: &Game, slot: u64) -> Result<CardId, Refusal> {
    let hand = game.table().hand(game.table().to_act());
    slot.checked_sub(1)
        .and_then(|index| hand.get(usize::try_from(index).ok()?))
        .copied()
        .ok_or_else(|| {
            Refusal::from(Unresolved::NoSuchSlot {
                slot: u8::try_from(slot).unwrap_or(u8::MAX),
                cards: hand.len(),
            })
        })
}

fn clue(game: &Game, said: &ScenarioClue) -> Result<(Offset, Clue), Refusal> {
    let rules = game.rules();
    let giver = game.table().to_act();
    let to = u8::try_from(said.to)
        .ok()
        .and_then(Seat::new)
        .filter(|seat| seat.index() < rules.players())
        .ok_or(Refusal::Seat(said.to))?;
    let to = giver
        .offset_to(to, rules.players())
        .ok_or(Unresolved::Yourself(to))?;
    let clue = match &said.what {
        What::Color(name) => Clue::Color(parse_color(name, rules)?),
        What::Rank(number) => {
            let rank = u8::try_from(*number).ok().and_then(Rank::new);
            Clue::Rank(rank.ok_or(Refusal::Rank(*number))?)
        }
    };
    Ok((to, clue))
}

/// The game after the last legal action, and the result of the very last action.
pub(super) struct FinalState {
    pub(super) game: Game,
    pub(super) last: Option<Result<Effects, Refusal>>,
}
