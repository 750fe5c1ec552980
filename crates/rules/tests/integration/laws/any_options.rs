//! Random options, valid or not.

use std::collections::{BTreeMap, BTreeSet};

use kagiya_rules::{
    BlackCompletion, ColorTouch, Criterion, CriticalDiscard, Direction, EmptyHand, EndMode,
    FirstPlayer, Goal, InvalidOptions, Multicolour, Options, RankTouch, Rules, ScoreFloor,
    Strikeout, SuitScore, SuitSpec, Tile5EmptyDeck, VariantMod,
};

use super::dice::Dice;

const MULTICOLOURS: [Multicolour; 7] = [
    Multicolour::Off,
    Multicolour::All10,
    Multicolour::Own5,
    Multicolour::Own10,
    Multicolour::All5,
    Multicolour::Joker5,
    Multicolour::Joker10,
];

/// Random valid options, as rules.
pub(crate) fn sound(dice: &mut Dice<'_>) -> Rules {
    let mut options = Options {
        players: byte(2 + dice.below(5)),
        colors: byte(5 - dice.below(5)),
        ranks: byte(5 - dice.below(5)),
        multicolour: dice.pick(&MULTICOLOURS),
        black_powder: dice.one_in(3),
        flamboyants: dice.one_in(2),
        clue_tokens: if dice.one_in(3) {
            byte(dice.below(21))
        } else {
            8
        },
        strikes: dice.pick(&[3, 5, 4, 2, 1]),
        empty_clues: dice.one_in(2),
        empty_hand: dice.pick(&[EmptyHand::ClueOnly, EmptyHand::Lose]),
        strikeout: dice.pick(&[Strikeout::Lost, Strikeout::Zero, Strikeout::KeepScore]),
        score_floor: dice.pick(&[ScoreFloor::None, ScoreFloor::Zero]),
        stop_when_capped: dice.one_in(4),
        ..Options::default()
    };
    let seat = byte(dice.below(usize::from(options.players)));
    options.first_player = dice.pick(&[
        FirstPlayer::Random,
        FirstPlayer::Seat(seat),
        FirstPlayer::TableChoice(Criterion::Oldest),
    ]);
    (options.end_mode, options.goal) = dice.pick(&[
        (EndMode::FinalRound, Goal::Score),
        (EndMode::Endless, Goal::Score),
        (EndMode::Endless, Goal::AllOrNothing),
        (EndMode::FinalRound, Goal::AllOrNothing),
    ]);
    options.palette = palette(dice, &options);
    let others = u8::from(options.multicolour != Multicolour::Off) + u8::from(options.black_powder);
    let room = 8 - usize::from(options.colors + others);
    for index in 0..room.min(dice.pick(&[0, 0, 1, 2])) {
        let suit = extra_suit(dice, index, options.ranks);
        options.extra_suits.push(suit);
    }
    keep_one_joker(&mut options);
    for suit in &mut options.extra_suits {
        suit.inverted &= suit.score != SuitScore::Joker && options.clue_tokens > 0;
    }
    let inverted = options.extra_suits.iter().any(|suit| suit.inverted);
    let firework = |suit: &SuitSpec| suit.score != SuitScore::Joker;
    if options.extra_suits.iter().any(firework) && dice.one_in(6) {
        options.colors = 0;
    }
    let joker = has_joker(&options);
    options.timed_display = !joker && !inverted && dice.one_in(3);
    let one_in = if options.goal == Goal::AllOrNothing {
        2
    } else {
        6
    };
    if !joker && dice.one_in(one_in) {
        options.critical_discard = CriticalDiscard::Lose;
    }
    if options.flamboyants && options.black_powder && dice.one_in(2) {
        options.black_completion = BlackCompletion::Tile;
    }
    if options.flamboyants && dice.one_in(2) {
        options.tile5_empty_deck = Tile5EmptyDeck::Either;
    }
    if !inverted && dice.one_in(6) {
        options.variant_mods.insert(VariantMod::DeckPlay);
    }
    let shown = joker || options.flamboyants || options.timed_display;
    if !shown && dice.one_in(4) {
        options.variant_mods.insert(VariantMod::HiddenPlays);
    } else if !shown && options.ranks == 5 && dice.one_in(6) {
        options.variant_mods.insert(VariantMod::UpOrDown);
    }
    if dice.one_in(3) {
        for _ in 0..=dice.below(3) {
            let mut mods = options.variant_mods.clone();
            mods.insert(dice.pick(VariantMod::ALL));
            let alone = Options {
                ranks: options.ranks,
                variant_mods: mods.clone(),
                ..Options::default()
            };
            let deck_play = mods.contains(&VariantMod::DeckPlay);
            let hidden = mods.contains(&VariantMod::HiddenPlays);
            let clash = inverted && deck_play || hidden && shown;
            if Rules::new(&alone).is_ok() && !clash {
                options.variant_mods = mods;
            }
        }
    }
    let usual = options.hand_size().unwrap_or(3);
    let hand_size = if dice.one_in(3) {
        byte(1 + dice.below(8))
    } else {
        usual
    };
    with_enough_cards(options, hand_size)
}

/// The rules with hands that the deck can fill, of at most `hand_size` cards.
fn with_enough_cards(mut options: Options, mut hand_size: u8) -> Rules {
    loop {
        options.hand_sizes.insert(options.players, hand_size);
        match Rules::new(&options) {
            Ok(rules) => return rules,
            Err(InvalidOptions::DeckTooSmall { .. }) if hand_size > 1 => hand_size -= 1,
            Err(InvalidOptions::TooManyColors) => {
                options.extra_suits.pop();
                options.colors = options.colors.max(1);
            }
            Err(InvalidOptions::DeckTooSmall { .. }) => {
                options.players = 2;
                options.colors = options.colors.max(1);
                options.first_player = FirstPlayer::Random;
            }
            Err(InvalidOptions::Orders(modifier)) => {
                options.variant_mods.remove(&modifier);
            }
            Err(error) => panic!("{error}: {options:?}"),
        }
    }
}

fn byte(number: usize) -> u8 {
    u8::try_from(number).expect("a small number")
}

fn palette(dice: &mut Dice<'_>, options: &Options) -> String {
    let mut letters: Vec<char> = "wrbygpt".chars().collect();
    if !options.black_powder {
        letters.push('k');
    }
    if dice.one_in(4) {
        dice.shuffle(&mut letters);
    }
    letters.iter().take(5).collect()
}

fn extra_suit(dice: &mut Dice<'_>, index: usize, ranks: u8) -> SuitSpec {
    let colors = "wrbygptk";
    let letters = colors.chars().filter(|_| dice.one_in(2)).collect();
    SuitSpec {
        id: format!("extra {index}"),
        letter: dice.pick(&[None, Some(['c', 'd'][index])]),
        direction: dice.pick(&[Direction::Up, Direction::Down]),
        copies: (0..ranks).map(|_| byte(1 + dice.below(3))).collect(),
        color_touch: dice.pick(&[
            ColorTouch::Own,
            ColorTouch::All,
            ColorTouch::None,
            ColorTouch::Prism,
            ColorTouch::Set(letters),
        ]),
        rank_touch: dice.pick(&[RankTouch::Own, RankTouch::All, RankTouch::None]),
        nameable: !dice.one_in(3),
        score: dice.pick(&[SuitScore::Points, SuitScore::Penalty, SuitScore::Joker]),
        inverted: dice.one_in(4),
    }
}

fn keep_one_joker(options: &mut Options) {
    let mut taken = matches!(
        options.multicolour,
        Multicolour::Joker5 | Multicolour::Joker10
    );
    for suit in &mut options.extra_suits {
        if suit.score == SuitScore::Joker {
            if taken {
                suit.score = SuitScore::Points;
            } else {
                suit.direction = Direction::Up;
            }
            taken = true;
        }
    }
}

fn has_joker(options: &Options) -> bool {
    let extra = options.extra_suits.iter();
    matches!(
        options.multicolour,
        Multicolour::Joker5 | Multicolour::Joker10
    ) || extra.clone().any(|suit| suit.score == SuitScore::Joker)
}

/// Any options that the types allow.
pub(crate) fn wild(dice: &mut Dice<'_>) -> Options {
    let number = |dice: &mut Dice<'_>, usual: u8| {
        if dice.one_in(4) { dice.byte() } else { usual }
    };
    let mut options = Options {
        players: number(dice, 3),
        colors: number(dice, 5),
        ranks: number(dice, 5),
        multicolour: dice.pick(&MULTICOLOURS),
        black_powder: dice.one_in(2),
        flamboyants: dice.one_in(2),
        black_completion: dice.pick(&[BlackCompletion::Token, BlackCompletion::Tile]),
        tile5_empty_deck: dice.pick(&[Tile5EmptyDeck::PlayInstead, Tile5EmptyDeck::Either]),
        timed_display: dice.one_in(2),
        clue_tokens: number(dice, 8),
        strikes: number(dice, 3),
        empty_clues: dice.one_in(2),
        end_mode: dice.pick(&[EndMode::FinalRound, EndMode::Endless]),
        goal: dice.pick(&[Goal::Score, Goal::AllOrNothing]),
        critical_discard: dice.pick(&[CriticalDiscard::Ignore, CriticalDiscard::Lose]),
        score_suffix: dice.pick(&[None, Some(true), Some(false)]),
        ..Options::default()
    };
    if dice.one_in(3) {
        options.first_player = FirstPlayer::Seat(dice.byte());
    }
    if dice.one_in(3) {
        options.hand_sizes = BTreeMap::new();
    }
    for _ in 0..dice.below(3) {
        let (players, size) = (number(dice, 3), number(dice, 8));
        options.hand_sizes.insert(players, size);
    }
    if dice.one_in(4) {
        options.palette = (0..dice.below(8)).map(|_| letter(dice)).collect();
    }
    for _ in 0..dice.pick(&[0, 1, 2, 5]) {
        let suit = wild_suit(dice, options.ranks);
        options.extra_suits.push(suit);
    }
    if dice.one_in(6) {
        options.variant_mods =
            BTreeSet::from([dice.pick(VariantMod::ALL), dice.pick(VariantMod::ALL)]);
    }
    options
}

fn letter(dice: &mut Dice<'_>) -> char {
    dice.pick(&[
        'w', 'r', 'b', 'y', 'g', 'p', 't', 'k', 'm', 'c', 'd', 'e', 'W', '1', ' ', 'ä', '火',
    ])
}

fn wild_suit(dice: &mut Dice<'_>, ranks: u8) -> SuitSpec {
    let letters: String = (0..dice.below(10)).map(|_| letter(dice)).collect();
    let ranks = usize::from(if dice.one_in(8) { dice.byte() } else { ranks });
    SuitSpec {
        id: (0..dice.below(5)).map(|_| letter(dice)).collect(),
        letter: if dice.one_in(2) {
            Some(letter(dice))
        } else {
            None
        },
        direction: dice.pick(&[Direction::Up, Direction::Down]),
        copies: (0..ranks)
            .map(|_| if dice.one_in(40) { dice.byte() } else { 2 })
            .collect(),
        color_touch: dice.pick(&[
            ColorTouch::Set(letters),
            ColorTouch::Own,
            ColorTouch::All,
            ColorTouch::None,
            ColorTouch::Prism,
        ]),
        rank_touch: dice.pick(&[RankTouch::Own, RankTouch::All, RankTouch::None]),
        nameable: dice.one_in(2),
        score: dice.pick(&[
            SuitScore::Points,
            SuitScore::Penalty,
            SuitScore::Points,
            SuitScore::Joker,
        ]),
        inverted: dice.one_in(6),
    }
}
