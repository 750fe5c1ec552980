//! How people choose: a soft choice among the legal actions, by traits that each of them has.
//!
//! Every action gets a score, the sum of its traits, each times a coefficient; people are the
//! likelier to take an action the higher its score is (a conditional logit). The coefficients were
//! fitted to games of people with `kagiya lab fit` and stand in `habits/people.txt`. They say what
//! people do, and not what is best; so a companion follows them only among people.

use std::sync::LazyLock;

use kagiya_rules::{Action, Card, CardId, CardSet, Clue, Phase, Seat};

use super::Level;
use super::choose::{Chooser, Weighed};
use super::mind::{Call, Mind, at, is_within};
use super::read::{Ahead, Kind};

macro_rules! traits {
    ($(#[$about:meta])* $kind:ident { $($(#[$doc:meta])* $name:ident,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Default, Debug)]
        struct $kind {
            $($(#[$doc])* $name: f32,)*
        }

        impl $kind {
            const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            fn values(self) -> impl Iterator<Item = f32> {
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
    }
}

traits! {
    /// What is said of an own card that is played or discarded.
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
        /// A clue spoke of it since the own last turn.
        fresh,
        /// How long ago a clue spoke of it: the logarithm of the turns.
        age,
        /// How many own cards are older.
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
        /// How many points hang on it at least.
        stake,
        /// Somebody holds the clued card that comes after it.
        waited_for,
        /// It completes a firework.
        completes,
        /// How many newer own cards fit as well.
        newer_fit,
        /// How many older own cards fit as well.
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
        /// How many older own cards are trash.
        older_trash,
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
        last_round,
        /// An own card fits by clues alone.
        knows_a_play,
        /// How many own cards fit.
        plays,
        /// How many own cards were asked to be played and fit.
        asked,
        /// An own card is trash.
        trash,
        /// An own card is next to be discarded.
        chop,
        /// The next player has a card to play.
        next_plays,
        /// What is to be feared of the next player's discard, in points.
        next_danger,
        /// What hangs on the card that the next player discards next, in points.
        next_loss,
        /// The next player knows trash.
        next_trash,
        /// The player after that has a card to play.
        second_plays,
        /// What is to be feared of that player's discard, in points.
        second_danger,
        /// What hangs on the card that this player discards next, in points.
        second_loss,
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
        /// What it changes, in points.
        gain,
        /// Its focus was next to be discarded.
        on_chop,
        /// What was saved with that, in points.
        saved,
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
        /// How many cards would be played that don't fit.
        strikes,
        /// How many cards would be taken for others.
        wrong,
        /// How many cards that were to be played no longer are.
        stopped,
        /// How many cards become known to be trash.
        known_trash,
        /// How many cards become known exactly.
        exact,
        /// How many halvings of what cards may be it brings.
        bits,
        /// How many unclued cards it asks for.
        finesses,
        /// How many clued cards it asks for.
        prompts,
        /// How many cards the receiver has to play already.
        busy,
        /// What was to be feared of the receiver's discard, in points.
        danger_before,
        /// What is to be feared of it then, in points.
        danger_after,
        /// What is to be feared of everybody's discard then, in points.
        danger_of_all,
    }
}

/// What speaks against a play that no clue proves, in the measure of the scores.
const UNPROVEN: f32 = 0.5;

/// What speaks against the discard of a card that is a last copy.
const MAYBE_LAST: f32 = 3.0;

/// The sorts of action that the table weighs upon differently.
const SORTS: [&str; 10] = [
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

const CARD: usize = CardTraits::NAMES.len();
const TABLE: usize = TableTraits::NAMES.len();
const ANY: usize = ActionTraits::NAMES.len();
const CLUE: usize = ClueTraits::NAMES.len();
const PLAY_AT: usize = ANY;
const DISCARD_AT: usize = PLAY_AT + CARD;
const CLUE_AT: usize = DISCARD_AT + CARD;
const SORTS_AT: usize = CLUE_AT + CLUE;
const ALL: usize = SORTS_AT + SORTS.len() * TABLE;

/// An action with its traits: the place of each in the list of coefficients, and its size.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// Its traits that are not zero.
    pub traits: Vec<(usize, f32)>,
}

/// How much each trait speaks for an action.
#[derive(Clone, PartialEq, Debug)]
pub struct Habits {
    coefficients: Vec<f32>,
}

static PEOPLE: LazyLock<Habits> = LazyLock::new(|| {
    Habits::parse(include_str!("habits/people.txt")).expect("the file is tested to be right")
});

impl Habits {
    /// Those of people.
    pub fn people() -> &'static Self {
        &PEOPLE
    }

    /// Those with these coefficients, in the order of [`Habits::names`].
    pub fn new(coefficients: Vec<f32>) -> Self {
        assert_eq!(coefficients.len(), ALL);
        Self { coefficients }
    }

    /// The names of the coefficients, in order: the sort of action, a space, the trait.
    pub fn names() -> Vec<String> {
        let of = |sort: &str, names: &[&str]| {
            let row = |name: &&str| format!("{sort} {}", name.replace('_', "-"));
            names.iter().map(row).collect::<Vec<_>>()
        };
        let mut names = of("any", ActionTraits::NAMES);
        names.extend(of("play", CardTraits::NAMES));
        names.extend(of("discard", CardTraits::NAMES));
        names.extend(of("clue", ClueTraits::NAMES));
        for sort in SORTS {
            names.extend(of(&format!("table {sort}"), TableTraits::NAMES));
        }
        names
    }

    /// Reads the form that [`Habits::write`] writes. What is not named is zero.
    pub fn parse(text: &str) -> Result<Self, String> {
        let names = Self::names();
        let mut coefficients = vec![0.0; ALL];
        for line in text
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
        {
            let Some((name, value)) = line.rsplit_once(' ') else {
                return Err(line.to_owned());
            };
            let place = names.iter().position(|it| it == name.trim_end());
            let (Some(place), Ok(value)) = (place, value.parse()) else {
                return Err(line.to_owned());
            };
            coefficients[place] = value;
        }
        Ok(Self { coefficients })
    }

    /// A line for each coefficient that is not zero.
    pub fn write(&self) -> String {
        let names = Self::names();
        let lines = names.iter().zip(&self.coefficients);
        lines
            .filter(|(_, value)| value.abs() >= 0.0005)
            .map(|(name, value)| format!("{name} {value:.3}\n"))
            .collect()
    }

    /// How much speaks for an action with these traits.
    pub fn score(&self, choice: &Choice) -> f32 {
        let parts = choice.traits.iter();
        parts
            .map(|(place, size)| self.coefficients[*place] * size)
            .sum()
    }
}

fn yes(it: bool) -> f32 {
    f32::from(u8::from(it))
}

#[expect(clippy::cast_precision_loss, reason = "small counts")]
fn number(count: usize) -> f32 {
    count as f32
}

#[expect(clippy::cast_precision_loss, reason = "thousandths of a few points")]
fn points(thousandths: i32) -> f32 {
    thousandths as f32 / 1000.0
}

fn add(traits: &mut Vec<(usize, f32)>, from: usize, values: impl Iterator<Item = f32>) {
    traits.extend(
        values
            .enumerate()
            .filter(|(_, it)| *it != 0.0)
            .map(|(place, it)| (from + place, it)),
    );
}

fn sort_of(action: Action) -> u8 {
    match action {
        Action::Play { .. } => 0,
        Action::Discard(_) => 1,
        Action::Clue { .. } | Action::Choose(_) => 2,
    }
}

fn same(left: Action, right: Action) -> bool {
    match (left, right) {
        (Action::Play { card: left, .. }, Action::Play { card: right, .. }) => left == right,
        _ => left == right,
    }
}

impl Chooser<'_> {
    /// The actions of a turn with the traits by which people choose among them. An announcement
    /// (Timed Display) is made as [`Chooser::weigh_all`] makes it.
    pub(super) fn choices(&self, weighed: &[Weighed], hidden: Option<Seat>) -> Vec<Choice> {
        if self.view.table().phase() != Phase::Turn {
            return Vec::new();
        }
        let table = self.table_traits();
        let before = self.mind.worth(self.facts, self.weights);
        let ahead = self.mind.all_ahead(self.mind.me, self.facts);
        let mut choices = Vec::new();
        for action in self.view.legal_actions().iter() {
            let place = weighed.iter().position(|it| same(it.action, action));
            if let Action::Play { announce, .. } = action
                && place.map_or(announce.is_some(), |place| weighed[place].action != action)
            {
                continue;
            }
            if let Action::Clue { to, .. } = action
                && hidden == Some(self.receiver(to))
            {
                continue;
            }
            let mut traits = Vec::with_capacity(96);
            add(
                &mut traits,
                0,
                Self::action_traits(weighed, action, place).values(),
            );
            let mut sorts = [false; SORTS.len()];
            match action {
                Action::Play { card, .. } => {
                    add(&mut traits, PLAY_AT, self.card_traits(card).values());
                    sorts[0] = true;
                }
                Action::Discard(card) => {
                    add(&mut traits, DISCARD_AT, self.card_traits(card).values());
                    sorts[1] = true;
                }
                Action::Clue { .. } => {
                    let (clue, kind) = self.clue_traits(action, before, &ahead);
                    sorts[2] = clue.rank == 0.0;
                    sorts[match kind {
                        Kind::Play => 3,
                        Kind::Save => 4,
                        Kind::PlayOrSave => 5,
                        Kind::Finesse => 6,
                        Kind::FillIn | Kind::Fix => 7,
                        Kind::Plain | Kind::Empty => 8,
                        Kind::TrashMove => 9,
                    }] = true;
                    add(&mut traits, CLUE_AT, clue.values());
                }
                Action::Choose(_) => continue,
            }
            for (sort, _) in sorts.iter().enumerate().filter(|(_, has)| **has) {
                add(&mut traits, SORTS_AT + sort * TABLE, table.values());
            }
            choices.push(Choice { action, traits });
        }
        choices
    }

    /// Whether the habits of people are known for such a table: they were learned at tables of three.
    pub(super) const fn knows_habits(&self) -> bool {
        matches!(self.mind.level, Level::Group) && self.mind.players == 3
    }

    /// Weighs the actions of a turn again, by how likely people take them: in thousandths of a
    /// logarithm, best first.
    pub(super) fn choose_as_people(&self, weighed: &mut Vec<Weighed>, hidden: Option<Seat>) {
        let habits = Habits::people();
        let mut again: Vec<Weighed> = self
            .choices(weighed, hidden)
            .iter()
            .map(|choice| Weighed {
                action: choice.action,
                #[expect(clippy::cast_possible_truncation, reason = "a few thousand")]
                worth: ((habits.score(choice) - self.care(choice.action)) * 1000.0) as i32,
            })
            .collect();
        if again.is_empty() {
            return;
        }
        again.sort_by_key(|option| -option.worth);
        *weighed = again;
    }

    /// How much more carefully a companion acts than people do: they know their partners, and it
    /// does not. It plays less readily what no clue proves, and throws less readily what may be a
    /// last copy.
    fn care(&self, action: Action) -> f32 {
        match action {
            Action::Play { card, .. } => {
                let strict = self.mind.strict(card, self.mind.me);
                UNPROVEN * (1.0 - self.share(strict, self.facts.playable))
            }
            Action::Discard(card) => {
                let taken = self.mind.taken_for[at(card)];
                MAYBE_LAST * self.share(taken, self.facts.critical)
            }
            Action::Clue { .. } | Action::Choose(_) => 0.0,
        }
    }

    fn action_traits(weighed: &[Weighed], action: Action, place: Option<usize>) -> ActionTraits {
        let best = weighed
            .iter()
            .filter(|it| sort_of(it.action) == sort_of(action))
            .map(|it| it.worth)
            .max();
        let worth = place.map(|place| weighed[place].worth);
        ActionTraits {
            worth: worth.map_or(-4.0, |worth| points(worth).max(-4.0)),
            first: yes(place == Some(0)),
            second: yes(place == Some(1)),
            unweighed: yes(place.is_none()),
            behind: worth
                .zip(best)
                .map_or(-4.0, |(worth, best)| points(worth - best).max(-4.0)),
        }
    }

    fn table_traits(&self) -> TableTraits {
        let (mind, facts) = (self.mind, self.facts);
        let mine = &mind.hands[mind.me.index()];
        let fits = |id: &CardId| mind.thinks_playable(*id, facts);
        let count = |it: &dyn Fn(&CardId) -> bool| number(mine.iter().filter(|id| it(id)).count());
        let tokens = |from: u8, to: u8| yes((from..=to).contains(&facts.tokens));
        let mut others = mind.after(mind.me);
        let chop_loss = |seat: Seat| {
            let chop = mind.chop(seat)?;
            Some(mind.loss(mind.truth[at(chop)]?, chop, facts, self.weights))
        };
        let loss = |seat: Seat| points(chop_loss(seat).unwrap_or(0));
        let danger = |seat, distance| points(mind.danger(seat, distance, facts, self.weights));
        let next = others.next();
        let second = others.next();
        let has_play = |seat: Seat| yes(mind.has_play(seat, facts));
        let knows_trash = |seat: Seat| {
            yes(mind.hands[seat.index()]
                .iter()
                .any(|id| mind.thinks_trash(*id, seat, facts)))
        };
        TableTraits {
            always: 1.0,
            tokens_0: tokens(0, 0),
            tokens_1: tokens(1, 1),
            tokens_2: tokens(2, 2),
            tokens_3: tokens(3, 4),
            tokens_5: tokens(5, 6),
            tokens_7: tokens(7, 7),
            tokens_8: tokens(8, u8::MAX),
            deck: number(self.view.table().deck_size()) / 10.0,
            strikes: f32::from(facts.spare_strikes),
            pace: f32::from(facts.pace.map_or(10, |pace| pace.clamp(-3, 10))) / 3.0,
            early: yes(facts.is_early),
            last_round: yes(facts.turns_left.is_some()),
            knows_a_play: yes(mine
                .iter()
                .any(|id| is_within(mind.strict(*id, mind.me), facts.playable))),
            plays: count(&fits).min(3.0),
            asked: count(&|id| fits(id) && mind.notes[at(*id)].call == Call::Play).min(3.0),
            trash: yes(mine.iter().any(|id| mind.thinks_trash(*id, mind.me, facts))),
            chop: yes(mind.chop(mind.me).is_some()),
            next_plays: next.map_or(0.0, has_play),
            next_danger: next.map_or(0.0, |seat| danger(seat, 0)),
            next_loss: next.map_or(0.0, loss),
            next_trash: next.map_or(0.0, knows_trash),
            second_plays: second.map_or(0.0, has_play),
            second_danger: second.map_or(0.0, |seat| danger(seat, 1)),
            second_loss: second.map_or(0.0, loss),
        }
    }

    fn card_traits(&self, id: CardId) -> CardTraits {
        let (mind, facts) = (self.mind, self.facts);
        let note = &mind.notes[at(id)];
        let strict = mind.strict(id, mind.me);
        let taken = mind.taken_for[at(id)];
        let hand = &mind.hands[mind.me.index()];
        let slot = hand.iter().position(|it| *it == id).unwrap_or(0);
        let (older, newer) = (&hand[..slot], &hand[(slot + 1).min(hand.len())..]);
        let fits = |it: &&CardId| mind.thinks_playable(**it, facts);
        let turns = facts.turn.saturating_sub(note.heard_at);
        let heard = note.heard_at > 0;
        let lowest = taken
            .iter()
            .map(|card| self.place_of(card))
            .min()
            .unwrap_or(0);
        let stake = taken
            .iter()
            .map(|card| facts.stake[card.index()])
            .min()
            .unwrap_or(0);
        CardTraits {
            fits_by_clues: yes(is_within(strict, facts.playable)),
            fits: yes(is_within(taken, facts.playable)),
            chance_by_clues: self.share(strict, facts.playable),
            chance_by_reading: self.share(strict & note.reading, facts.playable),
            chance: self.share(taken, facts.playable),
            asked: yes(note.call == Call::Play),
            asked_blind: yes(note.call == Call::Blind),
            kept: yes(note.call == Call::Save),
            clued: yes(note.clued),
            fresh: yes(heard && usize::from(turns) < mind.players),
            age: if heard {
                f32::from(turns + 1).ln()
            } else {
                0.0
            },
            older: number(slot),
            newest: yes(newer.is_empty()),
            suits: number(different(note.possible, |card| card.suit().index())),
            ranks: number(different(note.possible, |card| self.place_of(card))),
            lowest: number(lowest),
            may_begin: yes(lowest == 0),
            stake: f32::from(stake),
            waited_for: yes(taken.only().is_some_and(|card| self.is_waited_for(card))),
            completes: yes(is_within(taken, facts.lasts)),
            newer_fit: number(newer.iter().filter(fits).count()),
            older_fit: number(older.iter().filter(fits).count()),
            chop: yes(mind.chop(mind.me) == Some(id)),
            trash: yes(mind.thinks_trash(id, mind.me, facts)),
            trash_by_clues: yes(is_within(strict, facts.trash)),
            twin: yes(is_within(
                strict & note.reading,
                facts.trash | self.clued_elsewhere(),
            )),
            loss: points(self.expected_loss(id, taken)),
            chance_of_trash: self.share(taken, facts.trash),
            chance_of_last: self.share(taken, facts.critical),
            moved: yes(note.moved),
            passed: yes(note.passed),
            read: yes(note.read_from.is_some()),
            finesse_position: yes(mind.finesse_position(mind.me, &[]) == Some(id)),
            width: number(taken.len().max(1) as usize).ln(),
            older_trash: number(
                older
                    .iter()
                    .filter(|it| mind.thinks_trash(**it, mind.me, facts))
                    .count(),
            ),
        }
    }

    /// Of all copies that a card in `set` may be, the part that is in `part`.
    fn share(&self, set: CardSet, part: CardSet) -> f32 {
        let copies = |set: CardSet| -> f32 {
            set.iter()
                .map(|card| f32::from(self.mind.unseen(card, self.facts)))
                .sum()
        };
        let all = copies(set);
        if all == 0.0 {
            0.0
        } else {
            copies(set & part) / all
        }
    }

    fn clue_traits(&self, action: Action, before: i32, ahead: &Ahead) -> (ClueTraits, Kind) {
        let (mind, facts) = (self.mind, self.facts);
        let Action::Clue { to, clue } = action else {
            return (ClueTraits::default(), Kind::Empty);
        };
        let seat = self.receiver(to);
        let told = self.told(to, clue);
        let mut after: Mind = mind.clone();
        let heard = after.hear_ahead(facts, &told, ahead);
        let gain = after.worth(facts, self.weights) - before;
        let distance = mind.after(mind.me).position(|it| it == seat).unwrap_or(0);
        let hand = &mind.hands[seat.index()];
        let truth = |id: CardId| mind.truth[at(id)];
        let focus = heard.focus.and_then(truth);
        let is = |set: CardSet| yes(focus.is_some_and(|card| set.contains(card)));
        let coming_before = mind.coming(mind.me, mind.me, facts);
        let coming = after.coming(mind.me, mind.me, facts);
        let clued = self.clued_elsewhere();
        let mut traits = ClueTraits {
            rank: yes(matches!(clue, Clue::Rank(_))),
            distance: number(distance),
            gain: points(gain),
            on_chop: yes(heard.on_chop),
            focus_fits: is(facts.playable),
            focus_one_away: yes(focus.is_some_and(|card| {
                facts.rules.joker() != Some(card.suit())
                    && facts.rules.height_of(card)
                        == usize::from(coming_before.stacks.height(card.suit())) + 1
            })),
            focus_last: is(facts.critical),
            focus_completes: is(facts.lasts),
            focus_trash: is(facts.trash),
            focus_coming: is(coming_before.all),
            focus_height: number(focus.map_or(0, |card| self.place_of(card))),
            focus_newest: yes(heard.focus.is_some() && heard.focus == hand.last().copied()),
            focus_width: heard.focus.map_or(0.0, |id| {
                number(after.taken_for[at(id)].len().max(1) as usize).ln()
            }),
            finesses: number(heard.asked.iter().filter(|it| !it.prompted).count()),
            prompts: number(heard.asked.iter().filter(|it| it.prompted).count()),
            busy: number(
                hand.iter()
                    .filter(|id| mind.thinks_playable(**id, facts))
                    .count(),
            ),
            danger_before: points(mind.danger(seat, distance, facts, self.weights)),
            danger_after: points(after.danger(seat, distance, facts, self.weights)),
            danger_of_all: points(
                mind.after(mind.me)
                    .enumerate()
                    .map(|(distance, seat)| after.danger(seat, distance, facts, self.weights))
                    .sum(),
            ),
            ..ClueTraits::default()
        };
        if let Clue::Rank(rank) = clue {
            traits.ones = yes(rank.index() == 0);
            traits.fives = yes(rank.index() + 1 == facts.rules.rank_count());
        }
        let mut seen = CardSet::EMPTY;
        for id in &told.touched {
            if mind.notes[at(*id)].is_in_play() {
                traits.again += 1.0;
                continue;
            }
            traits.fresh += 1.0;
            let Some(card) = truth(*id) else { continue };
            let doubled = clued.contains(card) || seen.contains(card);
            seen.insert(card);
            traits.doubled += yes(doubled);
            traits.useless += yes(facts.trash.contains(card));
            traits.useful += yes(!doubled && !facts.trash.contains(card));
            if mind.chop(seat) == Some(*id) {
                traits.saved = points(mind.loss(card, *id, facts, self.weights));
            }
        }
        for seat in mind.after(mind.me) {
            for id in &mind.hands[seat.index()] {
                let Some(card) = truth(*id) else { continue };
                let place = at(*id);
                let (was, is) = (
                    mind.thinks_playable(*id, facts),
                    after.thinks_playable(*id, facts),
                );
                let fits = facts.playable.contains(card);
                let (took, takes) = (mind.taken_for[place], after.taken_for[place]);
                traits.now += yes(fits && is && !was);
                traits.stopped += yes(fits && was && !is);
                traits.strikes += yes(!fits && is && !was);
                traits.later += yes(coming.ids[place] && !coming_before.ids[place] && !is);
                traits.wrong += yes(after.notes[place].is_in_play()
                    && !takes.contains(card)
                    && took.contains(card));
                traits.exact += yes(takes.only() == Some(card) && took.only() != Some(card));
                traits.bits += number(took.len().max(1) as usize).log2()
                    - number(takes.len().max(1) as usize).log2();
                traits.known_trash += yes(facts.trash.contains(card)
                    && after.thinks_trash(*id, seat, facts)
                    && !mind.thinks_trash(*id, seat, facts));
            }
        }
        (traits, heard.kind)
    }
}

/// How many different things the cards in `set` are by `key`.
fn different(set: CardSet, key: impl Fn(Card) -> usize) -> usize {
    let seen = set.iter().fold(0_u64, |seen, card| seen | 1 << key(card));
    seen.count_ones() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_habits_of_people_are_read_whole_and_written_again() {
        let text = include_str!("habits/people.txt");
        let people = Habits::parse(text).expect("every line names a trait");
        assert_eq!(people.write(), text);
        assert_eq!(Habits::names().len(), ALL);
    }

    #[test]
    fn a_line_that_names_no_trait_or_no_number_is_refused() {
        for line in ["play courage 1.0", "play chance", "play chance much", "x"] {
            assert_eq!(Habits::parse(line), Err(line.to_owned()));
        }
        let none = Habits::parse("# nothing\n\n").expect("no line");
        assert_eq!(none.write(), "");
    }
}
