//! The traits of an action, by name, and their places in the list of coefficients.

macro_rules! traits {
    ($(#[$about:meta])* $kind:ident { $($(#[$doc:meta])* $name:ident,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Default, Debug)]
        pub(crate) struct $kind {
            $($(#[$doc])* pub(crate) $name: f32,)*
        }

        impl $kind {
            pub(crate) const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            pub(crate) fn values(self) -> impl Iterator<Item = f32> {
                [$(self.$name),*].into_iter()
            }
        }
    };
}

traits! {
    /// What is said of every action.
    ActionTraits {
        /// Its worth at first sight, in points.
        worth,
        /// Whether that is the best.
        first,
        /// Whether that is the second best.
        second,
        /// Whether it was not weighed: conventions speak against it.
        unweighed,
        /// How much less it is worth than the best of its sort.
        behind,
        /// How much less it is worth than the best of all.
        behind_all,
        /// How many points everybody's discards are expected to cost after it.
        danger,
    }
}

traits! {
    /// What is said of a card of one's own that is played or discarded.
    CardTraits {
        /// It fits by clues alone.
        fits_by_clues,
        /// It fits by conventions.
        fits,
        /// How likely it fits by clues alone.
        chance_by_clues,
        /// How likely it fits by what the clue about it meant.
        chance_by_reading,
        /// How likely it fits by all conventions.
        chance,
        /// It was asked to be played.
        asked,
        /// It was asked to be played although no clue has touched it.
        asked_blind,
        /// It was asked to be kept.
        kept,
        /// A clue has touched it.
        clued,
        /// A clue spoke of it since its holder's last turn.
        fresh,
        /// How long ago a clue spoke of it: the logarithm of the turns.
        age,
        /// How many cards of the hand are older.
        older,
        /// It is the newest.
        newest,
        /// How many suits it can be of by clues.
        suits,
        /// How many ranks it can be of by clues.
        ranks,
        /// The lowest place that it may have on its firework.
        lowest,
        /// It may come first on its firework.
        may_begin,
        /// How many points are lost at least if it is lost.
        stake,
        /// Somebody holds the clued card that comes after it.
        waited_for,
        /// It completes a firework.
        completes,
        /// How many newer cards of the hand fit as well.
        newer_fit,
        /// How many older cards of the hand fit as well.
        older_fit,
        /// It is next to be discarded.
        chop,
        /// It is trash by conventions.
        trash,
        /// It is trash by clues alone.
        trash_by_clues,
        /// Its twin is clued elsewhere, or it is trash.
        twin,
        /// What its discard costs on average, in points.
        loss,
        /// How likely it is trash.
        chance_of_trash,
        /// How likely it is the last copy of a card of use.
        chance_of_last,
        /// It is kept although no clue has touched it.
        moved,
        /// Its holder has let it wait.
        passed,
        /// A clue was about it.
        read,
        /// It is the newest card that no clue has touched.
        finesse_position,
        /// The logarithm of how many cards it may be.
        width,
        /// How many older cards of the hand are trash.
        older_trash,
        /// The next player holds the clued card that comes after it.
        leads_next,
        /// How many others hold it.
        leads_others,
        /// It is followed by a clued card of the same hand.
        leads_own,
        /// How many clued cards can follow it one after the other.
        opens,
        /// How many other cards that fit were spoken of later.
        told_later,
        /// How many other cards that fit come earlier on their fireworks.
        lower_fit,
        /// Another clue was read as waiting for this card.
        linked,
        /// It may be what a card of another waits for that was just clued to be played, and is where
        /// it would be looked for.
        wanted,
        /// The same for a card that was just clued to be kept or played.
        wanted_perhaps,
        /// How likely it is such a card.
        chance_wanted,
        /// How many other blind cards were asked for before it.
        queued,
    }
}

traits! {
    /// What is said of the table when an action of a sort is weighed.
    TableTraits {
        /// The sort of action itself.
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
        /// Cards in the deck, in tens.
        deck,
        /// Strikes to spare.
        strikes,
        /// Turns that may be spent on something else than playing, at most ten.
        pace,
        /// Nobody has discarded yet.
        early,
        /// The final round.
        final_round,
        /// A card of one's own fits by clues alone.
        knows_a_play,
        /// How many cards of one's own fit.
        plays,
        /// How many cards of one's own were asked to be played and fit.
        asked,
        /// A card of one's own is trash.
        trash,
        /// A card of one's own is next to be discarded.
        chop,
        /// The next player has a card to play.
        next_plays,
        /// How many points the next player's discard is expected to cost.
        next_danger,
        /// How many points are lost with the card that the next player discards next.
        next_loss,
        /// The next player knows trash.
        next_trash,
        /// The player after that has a card to play.
        second_plays,
        /// How many points that player's discard is expected to cost.
        second_danger,
        /// How many points are lost with the card that this player discards next.
        second_loss,
        /// The next player discards a two next of which no other copy is in sight.
        next_two,
        /// The player after that does.
        second_two,
        /// The player before has thrown away another card than was expected.
        warned,
    }
}

traits! {
    /// What is said of a clue.
    ClueTraits {
        /// It names a rank.
        rank,
        /// It names the lowest rank.
        ones,
        /// It names the highest rank.
        fives,
        /// How many players sit between.
        distance,
        /// How many cards it touches for the first time.
        fresh,
        /// How many cards it touches again.
        again,
        /// How many cards of use it touches for the first time.
        useful,
        /// How many useless cards it touches for the first time.
        useless,
        /// How many cards it touches of which another copy is clued.
        doubled,
        /// How many cards it touches of which another copy may be clued in the hand of the giver.
        owned,
        /// How many cards it touches that others are to play without a clue, or may be.
        stomps,
        /// What it changes, in points.
        gain,
        /// Its focus was next to be discarded.
        on_chop,
        /// What was saved with that, in points.
        saved,
        /// That was a two of which no other copy is in sight.
        saves_two,
        /// The focus fits.
        focus_fits,
        /// The focus fits after one other card.
        focus_one_away,
        /// The focus is a last copy.
        focus_last,
        /// The focus completes a firework.
        focus_completes,
        /// The focus is trash.
        focus_trash,
        /// The focus is already on its way.
        focus_coming,
        /// The place of the focus on its firework.
        focus_height,
        /// The focus is the newest card.
        focus_newest,
        /// The logarithm of how many cards the focus may be then.
        focus_width,
        /// How many cards become known to fit.
        now,
        /// How many cards will be played after others.
        later,
        /// How many cards that don't fit would be played.
        strikes,
        /// How many cards would be taken for others.
        wrong,
        /// How many cards that were to be played no longer are.
        stopped,
        /// How many cards become known to be trash.
        known_trash,
        /// How many cards become known exactly.
        exact,
        /// How often it halves what cards may be, all cards together.
        bits,
        /// How many unclued cards it asks for.
        finesses,
        /// How many clued cards it asks for.
        prompts,
        /// How many cards the receiver has to play already.
        busy,
        /// How many points the receiver's discard was expected to cost before.
        danger_before,
        /// How many points it is expected to cost after the clue.
        danger_after,
        /// How many points everybody's discards are expected to cost after the clue.
        danger_of_all,
    }
}

/// The sorts of action, for each of which the traits of the table count differently.
pub(crate) const SORTS: [&str; 10] = [
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

pub(crate) const CARD: usize = CardTraits::NAMES.len();
pub(crate) const TABLE: usize = TableTraits::NAMES.len();
pub(crate) const ANY: usize = ActionTraits::NAMES.len();
pub(crate) const CLUE: usize = ClueTraits::NAMES.len();
pub(crate) const PLAY_AT: usize = ANY;
pub(crate) const DISCARD_AT: usize = PLAY_AT + CARD;
pub(crate) const CLUE_AT: usize = DISCARD_AT + CARD;
pub(crate) const SORTS_AT: usize = CLUE_AT + CLUE;
pub(crate) const ALL: usize = SORTS_AT + SORTS.len() * TABLE;

/// The place of `name` among `names`; it does not compile if a constant asks for one that is not there.
pub(crate) const fn place_in(names: &[&str], name: &str) -> usize {
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
