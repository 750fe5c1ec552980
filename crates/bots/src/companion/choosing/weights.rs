//! How much each consideration counts.

use std::sync::LazyLock;

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $value:expr;)*) => {
        /// How much each consideration counts, in thousandths of a point.
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

            /// The weight of this name, to be read or changed.
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
    /// A card that its holder will play once others are played.
    going_later = 510;
    /// A useful card that a clue has touched.
    touched = 210;
    /// What is known about a touched useful card: for each halving of what it can be.
    sharpness = 24;
    /// A clued card that is of no use and whose holder does not know it.
    bad_touch = -525;
    /// A card that its holder knows to be trash.
    known_trash = 120;
    /// A card that its holder will play although it does not fit.
    misplay = -1350;
    /// The same when it is the last strike but one.
    misplay_late = -2500;
    /// A card that its holder is asked to play and takes for another.
    wrong_call = -1200;
    /// A clued card that its holder takes for another.
    wrong = -300;
    /// A point that hangs on a critical card about to be discarded.
    critical_loss = 1350;
    /// A point that hangs on a card about to be discarded of which another copy is left.
    copy_loss = 46;
    /// A card that fits and is about to be discarded.
    playable_loss = 250;
    /// In percent: how likely the next player discards when nothing else is known to do.
    risk_first = 120;
    /// In percent: the same for the player after that.
    risk_second = 45;
    /// In percent: the same for all others.
    risk_later = 25;
    /// In percent: the same for somebody who has a card to play.
    risk_busy = 8;
    /// The price of the last clue token.
    token_last = 729;
    /// The price of a token when there are two.
    token_two = 420;
    /// The price of a token when there are three or four.
    token_few = 336;
    /// The price of a token when there are five or six.
    token_some = 258;
    /// The price of a token when there are more.
    token_many = 180;
    /// A play now instead of later.
    play = 3037;
    /// A play that lets somebody play a known card.
    unlock = 562;
    /// A play for each point that hangs on the card.
    play_stake = 18;
    /// In percent: how likely one’s own next discard is as bad as an average card.
    own_chop = 60;
    /// A discard that takes a turn which is needed for playing.
    pace_short = -1050;
    /// A discard when one to three such turns are left.
    pace_low = -450;
    /// A discard when four to seven such turns are left.
    pace_mid = -200;
    /// In percent: what a token is worth in the final round.
    token_final = 25;
    /// In percent: what a token is worth when as many points are to be made as there are tokens.
    need_base = 100;
    /// In percent: how much more it is worth for each point more; 0 where it is worth the same always.
    need_slope = 0;
    /// A clue on cards that are already clued (price on top).
    nothing_new = -54;
    /// A blind play on top of an ordinary one: others wait for it to understand their clue.
    blind = 3000;
    /// In percent: how likely a card that fits by good touch alone does not fit, where its clues say
    /// nothing for it.
    doubt = 40;
    /// What the first strike costs.
    strike_first = 1500;
    /// What a strike costs that is the last but one.
    strike_second = 3000;
    /// What the last strike costs.
    strike_last = 12000;
    /// In percent: how likely a card must be to fit, whatever was asked, when one more strike loses.
    last_life = 55;
    /// In percent: the same in a game where every strike loses: caution alone wins no points.
    only_life = 30;
    /// A play for each newer card that is taken for the same and fits as well.
    play_order_same = 51;
    /// A play for each newer card that fits as well.
    play_order = 50;
    /// A play for each card that lies below the lowest that it may be.
    play_height = -109;
    /// A discard, whatever it is.
    discard = 240;
    /// A discard of known trash.
    discard_trash = 50;
    /// A discard of known trash for each older card that is trash as well.
    discard_order = -124;
    /// A discard while the next player has nothing safe to do.
    discard_need = 79;
    /// A color clue.
    clue_color = 70;
    /// A clue to the next player.
    clue_next = -50;
    /// A clue that asks somebody else for a card that no clue has touched.
    clue_finesse = 98;
    /// A clue that asks somebody else for a card that was clued before.
    clue_prompt = 76;
    /// A clue that saves its focus.
    clue_save = 92;
    /// A clue to somebody who has a card to play already.
    clue_busy = -128;
    /// A clue for each new card that it touches beyond the first.
    clue_more = -37;
    /// A clue that makes clued cards known to fit.
    clue_fill = -42;
    /// A clue that says nothing.
    clue_plain = -294;
    /// A clue that touches trash alone.
    clue_trash = -401;
    /// A clue before anybody has discarded.
    clue_early = 64;
    /// Looking ahead: how much worse than the best an action may look to be tried.
    search_margin = 2500;
    /// Looking ahead: how many turns are played for each action, in all made-up worlds together.
    search_turns = 24;
    /// Looking ahead: in percent, how much the first impression counts.
    search_keep = 100;
    /// Looking ahead: from how many cards in the deck on the game is played out.
    search_late = 5;
    /// Looking ahead: how many turns are played for each action then.
    search_late_turns = 48;
    /// Looking ahead: in percent, how much the first impression counts then.
    search_late_keep = 50;
    /// Looking ahead: what a point is worth.
    search_point = 1500;
    /// Looking far ahead: how many actions are tried at most.
    outlook_most = 8;
    /// Looking far ahead: how much worse than the best an action may look to be tried.
    outlook_margin = 3500;
    /// Looking far ahead: how many turns are played in all, at a table of three.
    outlook_turns = 450;
    /// Looking far ahead: how many rounds are played, in percent.
    outlook_horizon = 100;
    /// Looking far ahead: in percent, how much the first impression counts.
    outlook_keep = 50;
    /// Looking far ahead: from how many cards in the deck on the game is played out.
    outlook_late = 9;
    /// Looking far ahead: in percent, how much the first impression counts then.
    outlook_late_keep = 50;
    /// Looking far ahead: by how many standard errors, in percent, another action must be better than
    /// the one that looks best.
    outlook_care = 50;
    /// Looking far ahead: by how many standard errors, in percent, an action must be behind to be
    /// given up.
    outlook_doubt = 150;
}

/// Weights that were found by games of each number of players, those of two first.
static TUNED: LazyLock<Vec<Weights>> = LazyLock::new(|| {
    let tables = include_str!("tuned.txt").split("\nplayers ").skip(1);
    tables
        .map(|table| Weights::read(table).expect("the file is tested to be right"))
        .collect()
});

impl Weights {
    /// Those for a table of so many players that all know every convention.
    pub fn tuned(players: usize) -> Self {
        let tables = &*TUNED;
        tables[players.clamp(2, tables.len() + 1) - 2].clone()
    }

    /// The usual ones, but for those that `table` lists: a name and a number on each line, after a
    /// first line that says for how many players.
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

    /// The price of taking the `tokens`th token.
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
    fn what_is_no_weight_is_refused() {
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
