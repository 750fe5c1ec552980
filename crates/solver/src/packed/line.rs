//! Moves as actions of a game.

use kagiya_rules::{Action, Card, CardId, Game, Phase, Suit};

use super::problem::{Problem, type_of};
use super::state::{ANNOUNCED, CLUE, DISCARD, Move, PASS, TRASH};
use crate::playout::{clue, finish};

impl Problem<'_> {
    /// The actions of a line to its end; `None` if the rules don't allow them or it doesn't reach `score`.
    pub(super) fn actions(&self, moves: &[Move], score: i8) -> Option<Vec<Action>> {
        let mut game = self.game.clone();
        let mut line = Vec::new();
        for step in moves {
            let action = action(&game, *step)?;
            game.apply(action).ok()?;
            line.push(action);
            // A bonus tile asks for a clue, which changes nothing.
            if matches!(game.table().phase(), Phase::Tile(_)) {
                let answer = clue(&game.legal_actions())?;
                game.apply(answer).ok()?;
                line.push(answer);
            }
        }
        (finish(&mut game, &mut line) >= score).then_some(line)
    }
}

fn action(game: &Game, step: Move) -> Option<Action> {
    let kind = step % 64;
    let rules = game.rules();
    let hand = || game.hand(game.table().to_act());
    let of_kind = || hand().find(|(_, card)| type_of(rules, *card) == kind);
    match step {
        CLUE => clue(&game.legal_actions()),
        PASS => {
            let legal = game.legal_actions();
            let discard = |(id, _): (CardId, Card)| Action::Discard(id);
            hand()
                .next()
                .map(discard)
                .filter(|discard| legal.contains(*discard))
                .or_else(|| clue(&legal))
                .or_else(|| Some(lose(game, useless(game)?.0)))
        }
        TRASH => Some(lose(game, useless(game)?.0)),
        DISCARD..TRASH => Some(lose(game, of_kind()?.0)),
        ANNOUNCED..DISCARD => Some(Action::Play {
            card: of_kind()?.0,
            announce: Suit::new(usize::from(kind >> 3)),
        }),
        _ => Some(Action::Play {
            card: of_kind()?.0,
            announce: None,
        }),
    }
}

/// A card of the hand that is useless or there twice.
fn useless(game: &Game) -> Option<(CardId, Card)> {
    let hand = || game.hand(game.table().to_act());
    let trash = hand().find(|(_, card)| game.board().is_trash(*card));
    trash.or_else(|| {
        hand().find(|(id, card)| hand().any(|(other, same)| other != *id && same == *card))
    })
}

/// Discards a card, or plays it for a strike if no token is missing.
fn lose(game: &Game, card: CardId) -> Action {
    if game.table().clue_tokens() < game.rules().max_clue_tokens() {
        Action::Discard(card)
    } else {
        Action::Play {
            card,
            announce: None,
        }
    }
}
