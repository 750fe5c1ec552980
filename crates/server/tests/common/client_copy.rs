//! What a client keeps of a table.

use kagiya_protocol::{Action, CardId, GameState, Hand, LegalActions, Snapshot, TableUpdate};

/// A client's copy of a table, exactly as docs/protocol.md describes it.
#[derive(Clone, Debug)]
pub(crate) struct Copy {
    pub(crate) seq: u32,
    pub(crate) game: Option<GameState>,
    pub(crate) finished: bool,
}

impl Copy {
    pub(crate) fn of(snapshot: &Snapshot) -> Self {
        Self {
            seq: snapshot.seq,
            game: snapshot.game.clone(),
            finished: snapshot.info.finished_at.is_some(),
        }
    }

    /// Applies an update; false if it was applied before.
    pub(crate) fn take(&mut self, update: &TableUpdate) -> bool {
        if update.logged.seq <= self.seq {
            return false;
        }
        assert_eq!(update.logged.seq, self.seq + 1, "no event is missing");
        self.seq = update.logged.seq;
        if let Some(game) = &update.game {
            self.game = Some(game.clone());
        }
        if let (Some(game), Some(change)) = (&mut self.game, &update.change) {
            change.clone().apply_to(game);
        }
        if let Some(info) = &update.info {
            self.finished = info.finished_at.is_some();
        }
        true
    }

    pub(crate) fn legal(&self) -> Option<&LegalActions> {
        self.game.as_ref()?.legal.as_ref()
    }

    /// The move of the first seat that discards its newest untouched card, if it has at least two of them;
    /// else the first possible clue or discard. `None` if it isn't on turn.
    pub(crate) fn newest_discard(&self) -> Option<Action> {
        let legal = self.legal()?;
        let clue = legal.clues.first().map(|clue| Action::Clue {
            to: clue.to,
            clue: clue.clue,
        });
        let Hand::Down { cards } = &self.game.as_ref()?.hands[0] else {
            panic!("their own hand");
        };
        let free = cards.iter().filter(|card| card.yes.0.is_empty());
        let free: Vec<CardId> = free.map(|card| card.id).collect();
        let discard = |id: Option<&CardId>| Some(Action::Discard { id: *id? });
        let newest = discard(free.last()).filter(|_| free.len() > 1);
        let newest = newest.filter(|_| !legal.discard.is_empty());
        let action = newest.or(clue).or_else(|| discard(legal.discard.first()));
        Some(action.expect("a clue or a discard"))
    }
}
