//! The features of an action by name, and their indices in the list of features. The names are part
//! of `people.txt`.

use kagiya_bot_api::named_features;

named_features! {
    /// Features of every action.
    ActionFeatures {
        /// Its value at first sight, in points.
        worth,
        /// Whether it is the best action at first sight.
        first,
        /// Whether it is the second best.
        second,
        /// Whether it has no value at first sight, because conventions speak against it.
        unweighed,
        /// Its value compared with the best action of its type, in points; 0 or less.
        behind,
        /// Its value compared with the best of all actions, in points; 0 or less.
        behind_all,
        /// The expected loss from all next discards after it, in points.
        danger,
    }
}

named_features! {
    /// Features of an own card that is played or discarded.
    CardFeatures {
        /// Playable by clues alone.
        fits_by_clues,
        /// Playable by conventions.
        fits,
        /// The chance to be playable by clues alone.
        chance_by_clues,
        /// The chance to be playable by the meaning of the clue about it.
        chance_by_reading,
        /// The chance to be playable by all conventions.
        chance,
        /// Called to be played.
        asked,
        /// Called to be played blind.
        asked_blind,
        /// Called to be kept.
        kept,
        /// Touched by a clue.
        clued,
        /// Meant by a clue since its holder's last turn.
        fresh,
        /// The logarithm of the turns since a clue meant it.
        age,
        /// The number of older cards in the hand.
        older,
        /// The newest card of the hand.
        newest,
        /// The number of suits that it can have by clues.
        suits,
        /// The number of ranks that it can have by clues.
        ranks,
        /// The lowest height that it may have on its firework.
        lowest,
        /// May be the lowest of its firework.
        may_begin,
        /// The least number of points at stake with it.
        stake,
        /// Somebody holds the clued card that comes after it.
        waited_for,
        /// Completes a firework.
        completes,
        /// The number of newer playable cards in the hand.
        newer_fit,
        /// The number of older playable cards in the hand.
        older_fit,
        /// The chop.
        chop,
        /// Trash by conventions.
        trash,
        /// Trash by clues alone.
        trash_by_clues,
        /// Clued in another hand too, or trash.
        twin,
        /// The average loss from discarding it, in points.
        loss,
        /// The chance that it is trash.
        chance_of_trash,
        /// The chance that it is critical.
        chance_of_last,
        /// Kept although no clue has touched it (a chop move).
        moved,
        /// Its holder has discarded another card instead of playing it.
        passed,
        /// The focus of a clue.
        read,
        /// The newest unclued card.
        finesse_position,
        /// The logarithm of the number of identities that it is believed to have.
        width,
        /// The number of older trash cards in the hand.
        older_trash,
        /// The next player holds the clued card that comes after it.
        leads_next,
        /// The number of other players who hold that card.
        leads_others,
        /// The same hand holds that card.
        leads_own,
        /// The number of clued cards that can follow it, one after the other.
        opens,
        /// The number of other playable cards that a clue meant later.
        told_later,
        /// The number of other playable cards that are lower on their fireworks.
        lower_fit,
        /// Another clue may need this card to be played first.
        linked,
        /// In finesse position, and may be the card for which a card waits that was just called to
        /// be played.
        wanted,
        /// The same for a card that was just called to be kept or played.
        wanted_perhaps,
        /// The chance that it is such a card.
        chance_wanted,
        /// The number of other blind cards that were called before it.
        queued,
    }
}

named_features! {
    /// Features of the position, for each type of action.
    PositionFeatures {
        /// Always 1: the type of action itself.
        always,
        /// No clue token.
        tokens_0,
        /// One clue token.
        tokens_1,
        /// Two clue tokens.
        tokens_2,
        /// Three or four clue tokens.
        tokens_3,
        /// Five or six clue tokens.
        tokens_5,
        /// Seven clue tokens.
        tokens_7,
        /// Eight clue tokens.
        tokens_8,
        /// Cards in the deck, divided by ten.
        deck,
        /// Strikes to spare.
        strikes,
        /// Pace, from −3 to 10, divided by three.
        pace,
        /// Nobody has discarded yet.
        early,
        /// The final round.
        final_round,
        /// An own card is playable by clues alone.
        knows_a_play,
        /// The number of own playable cards.
        plays,
        /// The number of own cards that are called and playable.
        asked,
        /// An own card is trash.
        trash,
        /// The own hand has a chop.
        chop,
        /// The next player has a card to play.
        next_plays,
        /// The expected loss from the next player's discard, in points.
        next_danger,
        /// The loss if the next player discards their chop, in points.
        next_loss,
        /// The next player knows trash.
        next_trash,
        /// The player after that has a card to play.
        second_plays,
        /// The expected loss from that player's discard, in points.
        second_danger,
        /// The loss if that player discards their chop, in points.
        second_loss,
        /// The next player's chop is a two of which no other copy is visible.
        next_two,
        /// The same for the player after that.
        second_two,
        /// The player before has discarded without a token, although they knew something better.
        warned,
    }
}

named_features! {
    /// Features of a clue.
    ClueFeatures {
        /// A rank clue.
        rank,
        /// A clue of the lowest rank.
        ones,
        /// A clue of the highest rank.
        fives,
        /// The number of players between giver and receiver.
        distance,
        /// The number of cards touched for the first time.
        fresh,
        /// The number of cards touched again.
        again,
        /// The number of useful cards touched for the first time.
        useful,
        /// The number of trash cards touched for the first time.
        useless,
        /// The number of touched cards of which another copy is clued.
        doubled,
        /// The expected number of touched cards of which the giver holds a clued copy.
        owned,
        /// The number of touched cards that others would play without a clue.
        stomps,
        /// The change of value, in points.
        gain,
        /// The focus was the chop.
        on_chop,
        /// The loss that it prevents, in points.
        saved,
        /// The saved chop is a two of which no other copy is visible.
        saves_two,
        /// The focus is playable.
        focus_fits,
        /// The focus is playable after one other card.
        focus_one_away,
        /// The focus is critical.
        focus_last,
        /// The focus completes a firework.
        focus_completes,
        /// The focus is trash.
        focus_trash,
        /// The focus is a pending play already.
        focus_coming,
        /// The height of the focus on its firework.
        focus_height,
        /// The focus is the newest card.
        focus_newest,
        /// The logarithm of the number of identities of the focus after the clue.
        focus_width,
        /// The number of cards that become known to be playable.
        now,
        /// The number of cards that become pending plays.
        later,
        /// The number of cards that would be misplayed.
        strikes,
        /// The number of cards that would be believed to be another.
        wrong,
        /// The number of cards that would no longer be played.
        stopped,
        /// The number of cards that become known trash.
        known_trash,
        /// The number of cards that become fully known.
        exact,
        /// The number of halvings of possible identities, over all cards.
        bits,
        /// The number of unclued cards that it calls.
        finesses,
        /// The number of clued cards that it calls.
        prompts,
        /// The number of cards that the receiver has to play already.
        busy,
        /// The expected loss from the receiver's discard before the clue, in points.
        danger_before,
        /// The same after the clue.
        danger_after,
        /// The expected loss from all next discards after the clue, in points.
        danger_of_all,
    }
}

/// The types of action. Each has its own set of features of the position.
pub(crate) const ACTION_TYPES: [&str; 10] = [
    "play",
    "discard",
    "color",
    "play-clue",
    "save",
    "play-or-save",
    "finesse",
    "tell",
    "plain",
    "trash",
];

pub(crate) const CARD: usize = CardFeatures::NAMES.len();
pub(crate) const TABLE: usize = PositionFeatures::NAMES.len();
pub(crate) const ANY: usize = ActionFeatures::NAMES.len();
pub(crate) const CLUE: usize = ClueFeatures::NAMES.len();
pub(crate) const PLAY_AT: usize = ANY;
pub(crate) const DISCARD_AT: usize = PLAY_AT + CARD;
pub(crate) const CLUE_AT: usize = DISCARD_AT + CARD;
pub(crate) const ACTION_TYPES_AT: usize = CLUE_AT + CLUE;
pub(crate) const ALL: usize = ACTION_TYPES_AT + ACTION_TYPES.len() * TABLE;

/// The index of `name` in `names`. Fails to compile if a constant uses an unknown name.
pub(crate) const fn index_in(names: &[&str], name: &str) -> usize {
    let mut place = 0;
    loop {
        let (left, right) = (names[place].as_bytes(), name.as_bytes());
        let mut same = left.len() == right.len();
        let mut byte = 0;
        while same && byte < left.len() {
            same = left[byte] == right[byte];
            byte += 1;
        }
        if same {
            return place;
        }
        place += 1;
    }
}
