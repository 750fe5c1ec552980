//! The partners of puzzles, who take no risks and know no conventions.
//!
//! A partner does the first of these that is possible:
//! 1. It plays a card that surely fits, by the clues and the cards that it sees. Of several, the one with the
//!    lowest rank; of equal ones, the oldest.
//! 2. With a clue token, it gives a clue after which another player has a card that surely fits and had none
//!    before, by the clues alone and the visible cards. Of several, the one to the player who acts first; then
//!    a rank before a color, a lower rank before a higher one, and colors in their order.
//! 3. It discards: a card that surely is useless, the oldest first; else its oldest card without a clue; else
//!    its oldest card.
//! 4. With all clue tokens, where nobody may discard, it gives the first clue in the same order.
//!
//! The same view always leads to the same action.

use kagiya_knowledge::{CardStatus, Knowledge};
use kagiya_rules::{Action, CardSet, Clue, Marks, Offset, Seat, View};

/// The action of the partner who is to act in `view`.
///
/// # Panics
/// If `view` isn't that of the player to act in a running game.
pub fn act(view: &View) -> Action {
    let knowledge = Knowledge::new(view);
    let status = knowledge.card_status();
    let me = view.seat().expect("a partner has a seat");
    let mine = knowledge.mine(me).possible();
    play(view, me, mine, status)
        .or_else(|| useful_clue(view, me, &knowledge))
        .or_else(|| discard(view, me, mine, status))
        .or_else(|| clues(view).next())
        .or_else(|| view.legal_actions().get(0))
        .expect("the player to act has a legal action")
}

/// Whether a card with these possibilities surely is in `cards`.
fn surely(possible: CardSet, cards: CardSet) -> bool {
    !possible.is_empty() && (possible & !cards).is_empty()
}

fn play(view: &View, me: Seat, mine: &[CardSet], status: &CardStatus) -> Option<Action> {
    let hand = view.table().hand(me).iter().zip(mine);
    let sure = hand.filter(|(_, possible)| surely(**possible, status.playable));
    let lowest = |possible: CardSet| possible.iter().map(|card| card.rank().number()).min();
    let (card, _) = sure.min_by_key(|(_, possible)| lowest(**possible))?;
    Some(Action::Play {
        card: *card,
        announce: None,
    })
}

/// The clues of the player to act in the order of the rules of partners.
fn clues(view: &View) -> impl Iterator<Item = Action> {
    let legal = view.legal_actions();
    view.rules().offsets().flat_map(move |to| {
        let given = legal.clues(to);
        let (colors, ranks): (Vec<Clue>, Vec<Clue>) = given
            .iter()
            .partition(|clue| matches!(clue, Clue::Color(_)));
        let ordered = ranks.into_iter().chain(colors);
        ordered.map(move |clue| Action::Clue { to, clue })
    })
}

fn useful_clue(view: &View, me: Seat, knowledge: &Knowledge) -> Option<Action> {
    let players = view.rules().players();
    let left = view.table().turns_left().map_or(players, usize::from);
    clues(view).find(|action| {
        let Action::Clue { to, clue } = action else {
            return false;
        };
        to.get() < left && makes_play(view, me, *to, *clue, knowledge)
    })
}

/// Whether the clue gives a player a first card that surely fits.
fn makes_play(view: &View, me: Seat, to: Offset, clue: Clue, knowledge: &Knowledge) -> bool {
    let seat = me.after(to, view.rules().players());
    let playable = knowledge.card_status().playable;
    let before = knowledge.holder(seat).possible();
    if before.iter().any(|possible| surely(*possible, playable)) {
        return false;
    }
    let touch = view.rules().touch(clue);
    let cards = view.cards(seat).unwrap_or_default();
    before.iter().zip(cards).any(|(possible, card)| {
        let told = if touch.contains(*card) { touch } else { !touch };
        surely(*possible & told, playable)
    })
}

fn discard(view: &View, me: Seat, mine: &[CardSet], status: &CardStatus) -> Option<Action> {
    if !view.legal_actions().may_discard() {
        return None;
    }
    let table = view.table();
    let hand = table.hand(me);
    let useless = || {
        mine.iter()
            .position(|possible| surely(*possible, status.trash))
    };
    let unclued = || {
        table
            .marks(me)
            .iter()
            .position(|marks| !Marks::is_clued(*marks))
    };
    let slot = useless().or_else(unclued).unwrap_or(0);
    hand.get(slot).map(|card| Action::Discard(*card))
}
