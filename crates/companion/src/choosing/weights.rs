//! The weights of the evaluation.

use std::sync::LazyLock;

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $value:expr;)*) => {
        /// The weights of the evaluation, in thousandths of a point unless another unit is given.
        #[derive(Clone, Debug)]
        pub struct Weights {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl Default for Weights {
            fn default() -> Self {
                Self { $($name: $value,)* }
            }
        }

        impl Weights {
            /// The names of the weights, in order.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// The weight with this name.
            pub fn get_mut(&mut self, name: &str) -> Option<&mut i32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

weights! {
    /// A card that its holder will play now.
    going_now = 1000;
    /// A card that its holder will play after other cards.
    going_later = 510;
    /// A useful clued card.
    touched = 210;
    /// A useful clued card: for each halving of its possible identities.
    sharpness = 24;
    /// A clued trash card whose holder doesn't know it.
    bad_touch = -525;
    /// A card that its holder knows to be trash.
    known_trash = 120;
    /// A card that its holder will misplay.
    misplay = -1350;
    /// The same, if that is the last strike but one.
    misplay_late = -2500;
    /// A card that its holder is called to play and believes to be another.
    wrong_call = -1200;
    /// A clued card that its holder believes to be another.
    wrong = -300;
    /// A critical card on the chop: for each point that depends on it.
    critical_loss = 1350;
    /// A useful card on the chop with another copy left: for each point that depends on it.
    copy_loss = 46;
    /// A playable card on the chop.
    playable_loss = 250;
    /// In percent: the chance that the next player discards if they know nothing better.
    risk_first = 120;
    /// The same for the player after that.
    risk_second = 45;
    /// The same for all other players.
    risk_later = 25;
    /// The same for a player with a card to play.
    risk_busy = 8;
    /// The price of the last clue token.
    token_last = 729;
    /// The price of a clue token when there are two.
    token_two = 420;
    /// The same when there are three or four.
    token_few = 336;
    /// The same when there are five or six.
    token_some = 258;
    /// The same when there are more.
    token_many = 180;
    /// A play.
    play = 3037;
    /// A play that lets another player play a known card.
    unlock = 562;
    /// A play: for each point that depends on the card.
    play_stake = 18;
    /// In percent: the weight of the average loss of discarding the own chop.
    own_chop = 60;
    /// A discard with pace 0 or less.
    pace_short = -1050;
    /// A discard with pace 1 to 3.
    pace_low = -450;
    /// A discard with pace 4 to 7.
    pace_mid = -200;
    /// In percent: the value of a token in the final round.
    token_final = 25;
    /// In percent: the value of a token when as many points are left to make as there are tokens.
    need_base = 100;
    /// In percent: what each further point adds to that; 0 for the same value always.
    need_slope = 0;
    /// A clue that touches clued cards only; its price comes on top.
    nothing_new = -54;
    /// A blind play, on top of an ordinary one: others need it to understand their clue.
    blind = 3000;
    /// In percent: the chance that a card believed playable by good touch alone isn't, if its clues
    /// don't support it.
    doubt = 40;
    /// The cost of the first strike.
    strike_first = 1500;
    /// The cost of the last strike but one.
    strike_second = 3000;
    /// The cost of the last strike.
    strike_last = 12000;
    /// In percent: the lowest chance to be playable with which a card is played if a strike loses.
    last_life = 55;
    /// The same in a game in which every strike loses: too much caution makes no points there.
    only_life = 30;
    /// A play: for each newer playable card believed to be the same.
    play_order_same = 51;
    /// A play: for each newer playable card.
    play_order = 50;
    /// A play: for each card below the lowest identity that it may have.
    play_height = -109;
    /// Any discard.
    discard = 240;
    /// A discard of known trash.
    discard_trash = 50;
    /// A discard of known trash: for each older card that is trash too.
    discard_order = -124;
    /// A discard while the next player has nothing safe to do.
    discard_need = 79;
    /// A color clue.
    clue_color = 70;
    /// A clue to the next player.
    clue_next = -50;
    /// A clue that calls an unclued card of a third player.
    clue_finesse = 98;
    /// A clue that calls a clued card of a third player.
    clue_prompt = 76;
    /// A clue that saves its focus.
    clue_save = 92;
    /// A clue to a player who already has a card to play.
    clue_busy = -128;
    /// A clue: for each new card that it touches beyond the first.
    clue_more = -37;
    /// A clue that makes clued cards known to be playable.
    clue_fill = -42;
    /// A clue without information.
    clue_plain = -294;
    /// A clue that touches trash only.
    clue_trash = -401;
    /// A clue before anyone has discarded.
    clue_early = 64;
    /// Shallow search: how far behind the best action an action may be to be tried.
    search_margin = 2500;
    /// Shallow search: the number of turns played for each action, over all sampled worlds.
    search_turns = 24;
    /// Shallow search, in percent: the weight of the first evaluation.
    search_keep = 100;
    /// Shallow search: with this many cards in the deck or fewer, the game is played out.
    search_late = 5;
    /// Shallow search, played out: the number of turns for each action.
    search_late_turns = 48;
    /// Shallow search, played out, in percent: the weight of the first evaluation.
    search_late_keep = 50;
    /// Shallow search: the value of a point.
    search_point = 1500;
    /// Deep search: the limit for actions.
    outlook_most = 8;
    /// Deep search: how far behind the best action an action may be to be tried.
    outlook_margin = 3500;
    /// Deep search: the number of turns played in all, at a table of three.
    outlook_turns = 450;
    /// Deep search, in percent: the number of rounds played.
    outlook_horizon = 100;
    /// Deep search, in percent: the weight of the first evaluation.
    outlook_keep = 50;
    /// Deep search: with this many cards in the deck or fewer, the game is played out.
    outlook_late = 9;
    /// Deep search, played out, in percent: the weight of the first evaluation.
    outlook_late_keep = 50;
    /// Deep search, in percent of the standard error: the lead with which another action replaces
    /// the one that is best at first sight.
    outlook_care = 50;
    /// Deep search, in percent of the standard error: how far behind an action is dropped.
    outlook_doubt = 150;
}

/// The weights tuned for each number of players, two players first.
static TUNED: LazyLock<Vec<Weights>> = LazyLock::new(|| {
    let tables = include_str!("tuned.txt").split("\nplayers ").skip(1);
    tables
        .map(|table| Weights::read(table).expect("a test parses this file"))
        .collect()
});

impl Weights {
    /// The weights for companions of level 4 alone at a table of this many players.
    pub fn tuned(players: usize) -> Self {
        let tables = &*TUNED;
        tables[players.clamp(2, tables.len() + 1) - 2].clone()
    }

    /// The default weights, changed by the lines of `table`: a name and a number each. The first
    /// line, the number of players, is ignored.
    fn read(table: &str) -> Result<Self, String> {
        let mut weights = Self::default();
        for line in table.lines().skip(1).map(str::trim) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (name, value) = line.split_once(' ').ok_or(line)?;
            let weight = weights.get_mut(name).ok_or(line)?;
            *weight = value.trim().parse().map_err(|_| line)?;
        }
        Ok(weights)
    }

    /// The value of the `tokens`th clue token: the more there are, the less the next one is worth.
    pub(crate) const fn token(&self, tokens: u8) -> i32 {
        match tokens {
            0 | 1 => self.token_last,
            2 => self.token_two,
            3 | 4 => self.token_few,
            5 | 6 => self.token_some,
            _ => self.token_many,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_weights_for_each_number_of_players() {
        let text = include_str!("tuned.txt");
        let players: Vec<&str> = text
            .lines()
            .filter_map(|line| line.strip_prefix("players "))
            .collect();
        assert_eq!(players, ["2", "3", "4", "5"]);
        assert_eq!(TUNED.len(), players.len());
        assert_eq!(Weights::tuned(6).token_last, Weights::tuned(5).token_last);
        assert_ne!(Weights::tuned(2).token_last, Weights::tuned(5).token_last);
        let usual = Weights::default();
        for players in 2..=5 {
            let tuned = Weights::tuned(players);
            assert_ne!(tuned.touched, usual.touched, "{players}");
        }
    }

    #[test]
    fn unknown_weights_are_rejected() {
        for (table, wrong) in [
            ("3\ntouched 5\n", None),
            ("3\ntuched 5\n", Some("tuched 5")),
            ("3\ntouched five\n", Some("touched five")),
            ("3\ntouched\n", Some("touched")),
        ] {
            assert_eq!(Weights::read(table).err().as_deref(), wrong);
        }
    }
}
