//! All ways to begin a game lead to the same game.

use std::sync::Arc;

use kagiya_rules::{
    Action, Carried, Choice, Deal, DealtCards, FirstPlayer, Game, Phase, Rules, Seat, Setup,
};

use super::dice::Dice;
use super::play::{Player, everything, seed, to_the_end};

/// Checks that dealing in place, copying and listing the deck give the same game.
pub(crate) fn begin_alike(rules: &Arc<Rules>, player: Player, dice: &mut Dice<'_>) {
    let seed = seed(dice);
    let fresh = Game::deal(rules, &Deal::from_seed(seed)).expect("a seed always deals");

    let used = Game::deal(rules, &Deal::from_seed(super::play::seed(dice))).expect("deals");
    let mut used = to_the_end(used, player, dice, |_| {});
    let mut copied = used.clone();
    used.deal_again(&seed);
    assert!(
        everything(&used) == everything(&fresh),
        "deal_again deals otherwise"
    );
    copied.clone_from(&fresh);
    assert!(
        everything(&copied) == everything(&fresh),
        "clone_from copies otherwise"
    );
    assert!(everything(&fresh.clone()) == everything(&fresh));

    let mut deck: Vec<_> = rules
        .seats()
        .flat_map(|seat| fresh.hand(seat).map(|(_, card)| card))
        .collect();
    deck.extend(fresh.deck());
    let listed = Deal {
        cards: DealtCards::Listed {
            deck,
            tiles: fresh.face_down_tiles().to_vec(),
            seed,
        },
        first: Some(fresh.table().to_act()),
    };
    let listed = Game::deal(rules, &listed).expect("the deck is complete");
    assert!(
        everything(&listed) == everything(&fresh),
        "a listed deck deals otherwise"
    );

    // Later random choices follow from the same seed.
    let end = |game: Game| everything(&to_the_end(game, player, &mut dice.clone(), |_| {}));
    let expected = end(fresh.clone());
    for game in [used, copied, listed] {
        assert!(end(game) == expected, "equal games go on differently");
    }
}

/// Checks that the option decides who begins.
pub(crate) fn first_player(rules: &Arc<Rules>, dice: &mut Dice<'_>) {
    let seed = seed(dice);
    let begins = |first| {
        let cards = DealtCards::Seed(seed);
        Game::deal(rules, &Deal { cards, first }).map(|game| game.table().to_act())
    };
    let named = begins(None).expect("a seed always deals");
    for seat in rules.seats() {
        match rules.options().first_player {
            FirstPlayer::Seat(number) => {
                assert_eq!(named.index(), usize::from(number));
                assert_eq!(begins(Some(seat)).is_ok(), seat == named);
            }
            FirstPlayer::TableChoice(_) => {
                assert_eq!(named.index(), 0);
                assert_eq!(begins(Some(seat)), Ok(seat));
            }
            FirstPlayer::Random => assert_eq!(begins(Some(seat)), Ok(seat)),
        }
    }
    let players = u8::try_from(rules.players()).expect("a table is small");
    if let Some(nobody) = Seat::new(players) {
        assert!(begins(Some(nobody)).is_err());
    }
}

/// The position of `game` as a setup. `None` if a setup can't express it: an open question, jokers on
/// fireworks, or hidden plays.
fn position(game: &Game, dice: &mut Dice<'_>) -> Option<Setup> {
    let (rules, table) = (game.rules(), game.table());
    let begun = rules.has_orders() && game.board().placed() > 0;
    let hidden = begun || rules.hides_plays();
    if hidden || table.phase() != Phase::Turn || rules.joker().is_some() {
        return None;
    }
    let heights = rules
        .fireworks()
        .map(|suit| (suit, u8::try_from(table.height(suit)).expect("small")))
        .collect();
    Some(Setup {
        hands: rules
            .seats()
            .map(|seat| game.hand(seat).map(|(_, card)| card).collect())
            .collect(),
        marks: rules
            .seats()
            .map(|seat| table.marks(seat).to_vec())
            .collect(),
        to_act: table.to_act(),
        clue_tokens: table.clue_tokens(),
        strikes: table.strikes(),
        heights,
        discard: table.discard_pile().iter().map(|it| it.card).collect(),
        deck: game.deck().to_vec(),
        turns_left: table.turns_left(),
        tiles: Some(game.face_down_tiles().to_vec()),
        seed: seed(dice),
    })
}

/// Checks that the position can be set up and that the game continues in the same way.
pub(crate) fn set_up_alike(game: &Game, player: Player, dice: &mut Dice<'_>) {
    let Some(setup) = position(game, dice) else {
        return;
    };
    let mut game = game.clone();
    let carried = Carried::of(game.rules(), game.table());
    let mut other = Game::from_setup_with(game.rules(), &setup, carried)
        .expect("a position of a game is one to set up");
    loop {
        same_position(&game, &other);
        let Some(action) = player.choose(&game, dice) else {
            return;
        };
        // Ids differ, but list positions don't.
        let place = game
            .legal_actions()
            .iter()
            .position(|legal| legal == action);
        let same = other
            .legal_actions()
            .get(place.expect("it is legal"))
            .expect("as many");
        game.apply(action).expect("legal");
        other.apply(same).expect("legal");
        if matches!(action, Action::Choose(Choice::ShuffleBack(_))) {
            // The seeds differ.
            return;
        }
    }
}

fn same_position(a: &Game, b: &Game) {
    assert_eq!(a.legal_actions().len(), b.legal_actions().len());
    assert_eq!(a.score(), b.score());
    assert_eq!(a.deck(), b.deck());
    assert_eq!(a.face_down_tiles(), b.face_down_tiles());
    for seat in a.rules().seats() {
        let cards = |game: &Game| game.hand(seat).map(|(_, card)| card).collect::<Vec<_>>();
        assert_eq!(cards(a), cards(b));
        assert_eq!(a.table().marks(seat), b.table().marks(seat));
    }
    let (x, y) = (a.board(), b.board());
    assert_eq!(x.playable(), y.playable());
    assert_eq!(x.max_points(), y.max_points());
    assert_eq!(x.pace(), y.pace());
    assert_eq!(x.pile_cards(), y.pile_cards());
    let (x, y) = (a.table(), b.table());
    assert_eq!(x.to_act(), y.to_act());
    assert_eq!(x.phase(), y.phase());
    assert_eq!(x.strikes(), y.strikes());
    assert_eq!(x.clue_tokens(), y.clue_tokens());
    assert_eq!(x.turns_left(), y.turns_left());
}
