//! What everybody, the holder, and I know of every hand.

use kagiya_rules::{BySeat, Card, CardSet, MAX_HAND, MAX_PLAYERS, Seat, View};

use crate::belief::Belief;
use crate::counts::Counts;
use crate::deduce::deduce;
use crate::outlook::{Certainty, Outlook};

/// What is known of one hand.
#[derive(Clone, Copy, Debug)]
pub struct HandKnowledge {
    sets: [CardSet; MAX_HAND],
    len: usize,
    /// The copies from which the hand may come.
    counts: Counts,
}

impl HandKnowledge {
    /// The cards that each place of the hand can hold.
    pub fn possible(&self) -> &[CardSet] {
        &self.sets[..self.len]
    }

    /// The card at `place`, if it is known.
    pub fn known(&self, place: usize) -> Option<Card> {
        self.possible().get(place)?.only()
    }

    /// The copies from which the hand may come.
    pub const fn copies(&self) -> &Counts {
        &self.counts
    }

    /// How many ways there are to deal this hand, and in how many each card lies where.
    ///
    /// Other hidden hands count as part of the deck here: what is known of them narrows the sets,
    /// not the weights.
    pub fn belief(&self) -> Belief {
        Belief::new(self.possible(), &self.counts)
    }

    /// Whether the card at `place` fits now.
    ///
    /// # Panics
    /// If the hand has no such place.
    pub fn playable(&self, place: usize, outlook: &Outlook) -> Certainty {
        Certainty::of(self.possible()[place], outlook.playable)
    }

    /// Whether the card at `place` can never be played any more.
    ///
    /// # Panics
    /// If the hand has no such place.
    pub fn trash(&self, place: usize, outlook: &Outlook) -> Certainty {
        Certainty::of(self.possible()[place], outlook.trash)
    }

    /// Whether the card at `place` is of use and the last of its kind.
    ///
    /// # Panics
    /// If the hand has no such place.
    pub fn critical(&self, place: usize, outlook: &Outlook) -> Certainty {
        Certainty::of(self.possible()[place], outlook.critical)
    }
}

/// Everything that can be deduced from one view by the rules and the clues alone.
///
/// For every hand, what everybody knows contains what the holder knows (as sets of possible cards:
/// the more is known, the smaller), and that contains what I know.
///
/// ```
/// use std::sync::Arc;
/// use kagiya_knowledge::Knowledge;
/// use kagiya_rules::{Audience, Deal, Game, Options, Rules, Seat, Seed};
///
/// let rules = Arc::new(Rules::new(&Options::preset("original", 3)?)?);
/// let game = Game::deal(&rules, &Deal::from_seed(Seed::from_number(7)))?;
/// let me = Seat::new(0).unwrap();
/// let knowledge = Knowledge::new(&game.view(Audience::Seat(me)));
/// // Nothing was said yet: my first card can be any of which I don't see all copies.
/// assert!(knowledge.mine(me).possible()[0].len() >= 20);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Knowledge {
    outlook: Outlook,
    common: BySeat<HandKnowledge>,
    holder: BySeat<HandKnowledge>,
    mine: BySeat<HandKnowledge>,
}

impl Knowledge {
    /// Deduces all that follows from `view`.
    pub fn new(view: &View) -> Self {
        let holder = Holders::new(view).hands;
        // Of my own hand I know what its holder knows; the others I see.
        let mut mine = holder;
        for seat in view.rules().seats() {
            let Some(cards) = view.cards(seat) else {
                continue;
            };
            let hand = &mut mine[seat];
            hand.counts = Counts::NONE;
            for (set, card) in hand.sets.iter_mut().zip(cards) {
                *set = CardSet::of(*card);
                hand.counts.add(*card);
            }
        }
        let everybody: Vec<Seat> = view.rules().seats().collect();
        let table = Counts::of_table(view.board());
        let mut common = by_clues(view, table);
        deduce_together(&mut common, &everybody, &table);
        Self {
            outlook: Outlook::of(view.board()),
            common,
            holder,
            mine,
        }
    }

    /// Which cards are playable, trash or critical now.
    pub const fn outlook(&self) -> &Outlook {
        &self.outlook
    }

    /// What everybody knows of the hand of `seat`, and knows that everybody knows.
    pub fn common(&self, seat: Seat) -> &HandKnowledge {
        &self.common[seat]
    }

    /// What the holder at `seat` knows of that hand, as far as I can tell (empathy).
    ///
    /// The holder sees my hand and I don't: a card is listed here if the holder can think it
    /// possible in some deal that agrees with what I know.
    pub fn holder(&self, seat: Seat) -> &HandKnowledge {
        &self.holder[seat]
    }

    /// What I know of the hand of `seat`: of other hands everything, if I see them.
    pub fn mine(&self, seat: Seat) -> &HandKnowledge {
        &self.mine[seat]
    }
}

/// What each player knows of the hand that they hold, as far as the audience of a view can tell: the part of
/// [`Knowledge`] that a table needs at every event.
#[derive(Clone, Debug)]
pub struct Holders {
    unseen: Counts,
    hands: BySeat<HandKnowledge>,
}

impl Holders {
    /// Deduces what each holder knows.
    pub fn new(view: &View) -> Self {
        let unseen = Counts::of_view(view);
        let mut hands = by_clues(view, unseen);
        let clued = hands;
        let seats = view.rules().seats();
        let mut together: Vec<Seat> = seats.filter(|seat| view.cards(*seat).is_none()).collect();
        deduce_together(&mut hands, &together, &unseen);
        // Each other holder sees my hand and I don't: both come from what neither of us sees.
        for seat in view.rules().seats() {
            let Some(cards) = view.cards(seat) else {
                continue;
            };
            let mut counts = unseen;
            for card in cards {
                counts.add(*card);
            }
            let mut others = hands;
            others[seat] = HandKnowledge {
                counts,
                ..clued[seat]
            };
            together.push(seat);
            deduce_together(&mut others, &together, &counts);
            together.pop();
            hands[seat] = others[seat];
        }
        Self { unseen, hands }
    }

    /// What the audience of the view does not see.
    pub const fn unseen(&self) -> &Counts {
        &self.unseen
    }

    /// What the holder at `seat` knows. See [`Knowledge::holder`].
    pub fn of(&self, seat: Seat) -> &HandKnowledge {
        &self.hands[seat]
    }
}

/// Every hand as clues alone describe it.
fn by_clues(view: &View, counts: Counts) -> BySeat<HandKnowledge> {
    let mut hands = BySeat::new(
        [HandKnowledge {
            sets: [CardSet::EMPTY; MAX_HAND],
            len: 0,
            counts,
        }; MAX_PLAYERS],
    );
    for seat in view.rules().seats() {
        let hand = &mut hands[seat];
        for marks in view.table().marks(seat) {
            hand.sets[hand.len] = view.rules().possible(*marks);
            hand.len += 1;
        }
    }
    hands
}

/// Narrows the hands of `seats` to what they can be together, all coming from `counts`.
fn deduce_together(hands: &mut BySeat<HandKnowledge>, seats: &[Seat], counts: &Counts) {
    let mut sets = [CardSet::EMPTY; MAX_HAND * MAX_PLAYERS];
    let mut places = 0;
    for seat in seats {
        for set in hands[*seat].possible() {
            sets[places] = *set;
            places += 1;
        }
    }
    deduce(&mut sets[..places], counts).expect("the deal that a view shows is possible");
    let mut sets = sets[..places].iter();
    for seat in seats {
        let hand = &mut hands[*seat];
        for set in &mut hand.sets[..hand.len] {
            *set = *sets.next().expect("as many as were put in");
        }
    }
}
