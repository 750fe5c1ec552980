//! Knowledge of each hand: common, of its holder, and of one audience.

use kagiya_rules::{BySeat, Card, CardSet, MAX_HAND, MAX_PLAYERS, Seat, View};

use crate::belief::Belief;
use crate::card_status::{CardStatus, Certainty};
use crate::counts::Counts;
use crate::deduce::deduce;

/// Knowledge of one hand.
#[derive(Clone, Copy, Debug)]
pub struct HandKnowledge {
    sets: [CardSet; MAX_HAND],
    len: usize,
    /// The copies that can be in the hand.
    counts: Counts,
}

impl HandKnowledge {
    /// The possible cards at each position.
    pub fn possible(&self) -> &[CardSet] {
        &self.sets[..self.len]
    }

    /// The card at `place`, if it is known.
    pub fn known(&self, place: usize) -> Option<Card> {
        self.possible().get(place)?.only()
    }

    /// The copies that can be in the hand.
    pub const fn copies(&self) -> &Counts {
        &self.counts
    }

    /// The number of deals of this hand, and the probabilities of its cards.
    ///
    /// Other hidden hands count as parts of the deck. Knowledge about them narrows the sets but not the
    /// weights.
    pub fn belief(&self) -> Belief {
        Belief::new(self.possible(), &self.counts)
    }

    /// Whether the card at `place` fits now.
    ///
    /// # Panics
    /// If the hand has no such position.
    pub fn playable(&self, place: usize, card_status: &CardStatus) -> Certainty {
        Certainty::of(self.possible()[place], card_status.playable)
    }

    /// Whether the card at `place` can never be played again.
    ///
    /// # Panics
    /// If the hand has no such position.
    pub fn trash(&self, place: usize, card_status: &CardStatus) -> Certainty {
        Certainty::of(self.possible()[place], card_status.trash)
    }

    /// Whether the card at `place` is useful and the last of its copies.
    ///
    /// # Panics
    /// If the hand has no such position.
    pub fn critical(&self, place: usize, card_status: &CardStatus) -> Certainty {
        Certainty::of(self.possible()[place], card_status.critical)
    }
}

/// All deductions from a view by the rules and the clues.
///
/// For each hand, common knowledge is part of the holder's, which is part of mine. As sets of possible cards:
/// the more knowledge, the smaller the set.
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
    card_status: CardStatus,
    common: BySeat<HandKnowledge>,
    holder: BySeat<HandKnowledge>,
    mine: BySeat<HandKnowledge>,
}

impl Knowledge {
    pub fn new(view: &View) -> Self {
        let holder = HolderKnowledge::new(view).hands;
        // I know of my own hand what its holder knows, and I see the other hands.
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
            card_status: CardStatus::of(view.board()),
            common,
            holder,
            mine,
        }
    }

    /// The cards that are playable, trash or critical now.
    pub const fn card_status(&self) -> &CardStatus {
        &self.card_status
    }

    /// Common knowledge of the hand of `seat`.
    pub fn common(&self, seat: Seat) -> &HandKnowledge {
        &self.common[seat]
    }

    /// What the holder at `seat` knows of the hand, as far as I can tell (empathy).
    ///
    /// The holder sees my hand and I don't. So a card is possible here if the holder can consider it possible
    /// in some deal that agrees with my knowledge.
    pub fn holder(&self, seat: Seat) -> &HandKnowledge {
        &self.holder[seat]
    }

    /// My knowledge of the hand of `seat`: complete for hands that I see.
    pub fn mine(&self, seat: Seat) -> &HandKnowledge {
        &self.mine[seat]
    }
}

/// What each player knows of the own hand, as far as the audience of a view can tell. The part of
/// [`Knowledge`] that a table needs at each event.
#[derive(Clone, Debug)]
pub struct HolderKnowledge {
    unseen: Counts,
    hands: BySeat<HandKnowledge>,
}

impl HolderKnowledge {
    pub fn new(view: &View) -> Self {
        let unseen = Counts::of_view(view);
        let mut hands = by_clues(view, unseen);
        let clued = hands;
        let seats = view.rules().seats();
        let mut together: Vec<Seat> = seats.filter(|seat| view.cards(*seat).is_none()).collect();
        deduce_together(&mut hands, &together, &unseen);
        // Other holders see my hand and I don't, so both hands come from the cards that neither of us sees.
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

    /// The copies that the audience of the view doesn't see.
    pub const fn unseen(&self) -> &Counts {
        &self.unseen
    }

    /// The holder's knowledge. See [`Knowledge::holder`].
    pub fn of(&self, seat: Seat) -> &HandKnowledge {
        &self.hands[seat]
    }
}

/// The knowledge of each hand from clues alone.
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

/// Narrows the hands of `seats` together, with cards from `counts`.
fn deduce_together(hands: &mut BySeat<HandKnowledge>, seats: &[Seat], counts: &Counts) {
    let mut sets = [CardSet::EMPTY; MAX_HAND * MAX_PLAYERS];
    let mut places = 0;
    for seat in seats {
        for set in hands[*seat].possible() {
            sets[places] = *set;
            places += 1;
        }
    }
    deduce(&mut sets[..places], counts).expect("a view shows a possible deal");
    let mut sets = sets[..places].iter();
    for seat in seats {
        let hand = &mut hands[*seat];
        for set in &mut hand.sets[..hand.len] {
            *set = *sets.next().expect("the number of sets is the same");
        }
    }
}
