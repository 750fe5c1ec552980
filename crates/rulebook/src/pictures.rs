//! The pictures of each paragraph.

use kagiya_rules::{Card, Clue, Direction, Rank, Rules, Suit};

use crate::picture::{Picture, PictureCard};
use crate::suits::{built, of_all_colors, special, suits};

/// The pictures of the paragraph `id`.
pub(crate) fn of(rules: &Rules, id: &str) -> Vec<Picture> {
    let picture = match id {
        "rulebook-goal-series"
        | "rulebook-goal-series-up"
        | "rulebook-goal-series-any"
        | "rulebook-goal-series-either" => firework(rules, Direction::Up),
        "rulebook-goal-series-down" => firework(rules, Direction::Down),
        "rulebook-material-suits" => {
            let base = suits(rules).take(rules.options().colors.into());
            Some(one_of_each(rules, base))
        }
        "rulebook-material-start" => {
            let start = |suit| (suit, Rank::START);
            Some(row(rules, suits(rules).map(start)))
        }
        "rulebook-material-special" => Some(one_of_each(rules, special(rules))),
        "rulebook-material-tokens" => Some(Picture::Tokens(rules.max_clue_tokens())),
        "rulebook-material-strikes" => Some(Picture::Strikes(rules.max_strikes())),
        "rulebook-material-tiles" => {
            let tiles = rules.tiles().len().try_into().unwrap_or_default();
            Some(Picture::Tiles(tiles))
        }
        "rulebook-clue-example" => {
            return [color_clue(rules, 2), rank_clue(rules)]
                .into_iter()
                .flatten()
                .collect();
        }
        "rulebook-suits-all" => color_clue(rules, 3),
        _ => None,
    };
    picture.into_iter().filter(|it| !it.is_empty()).collect()
}

fn card(rules: &Rules, card: Card, clue: Option<Clue>) -> PictureCard {
    let info = rules.suit_info(card.suit());
    PictureCard {
        letter: info.letter,
        suit: info.name.clone(),
        rank: card.rank().number(),
        touched: clue.is_some_and(|clue| rules.touched_by(card).contains(clue)),
    }
}

fn row(rules: &Rules, cards: impl Iterator<Item = (Suit, Rank)>) -> Picture {
    let cards = cards.map(|(suit, rank)| card(rules, Card::new(suit, rank), None));
    Picture::Cards(cards.collect())
}

/// A complete firework that is built in `direction`, or else in the other.
fn firework(rules: &Rules, direction: Direction) -> Option<Picture> {
    let mut all = built(rules, direction);
    all.extend(rules.fireworks());
    let suit = *all.first()?;
    let mut ranks: Vec<Rank> = rules.numbered_ranks().collect();
    if rules.suit_info(suit).direction == Direction::Down {
        ranks.reverse();
    }
    let cards = ranks.into_iter().map(|rank| (suit, rank));
    Some(row(rules, cards))
}

/// One card of each of the suits, with ascending ranks.
fn one_of_each(rules: &Rules, suits: impl Iterator<Item = Suit>) -> Picture {
    let ranks: Vec<Rank> = rules.numbered_ranks().collect();
    row(rules, suits.zip(ranks.into_iter().cycle()))
}

/// A hand of two suits, with the cards that `clue` touches. `None` unless these are `touched`.
fn hand(rules: &Rules, cards: &[(Suit, usize)], clue: Clue, touched: usize) -> Option<Picture> {
    let ranks: Vec<Rank> = rules.numbered_ranks().collect();
    let cards = cards.iter().map(|(suit, height)| {
        let rank = *ranks.get(*height).or(ranks.last())?;
        Some(card(rules, Card::new(*suit, rank), Some(clue)))
    });
    let cards: Vec<PictureCard> = cards.collect::<Option<_>>()?;
    let marked = cards.iter().filter(|it| it.touched).count();
    (marked == touched).then_some(Picture::Cards(cards))
}

/// A color clue that touches two of four cards, and a card of every color if it touches a third.
fn color_clue(rules: &Rules, touched: usize) -> Option<Picture> {
    let color = rules.color_by_letter(rules.colors().first()?.letter)?;
    let mut base = suits(rules);
    let (first, second) = (base.next()?, base.next()?);
    let mut cards = vec![(first, 0), (second, usize::MAX), (first, 2), (second, 1)];
    if touched == 3 {
        let all = of_all_colors(rules);
        cards[3] = (*all.first()?, 3);
    }
    hand(rules, &cards, Clue::Color(color), touched)
}

/// A clue of the highest rank that touches one of four cards.
fn rank_clue(rules: &Rules) -> Option<Picture> {
    let mut base = suits(rules);
    let (first, second) = (base.next()?, base.next()?);
    let cards = [(first, 0), (second, usize::MAX), (first, 2), (second, 1)];
    let rank = rules.numbered_ranks().last()?;
    hand(rules, &cards, Clue::Rank(rank), 1)
}
