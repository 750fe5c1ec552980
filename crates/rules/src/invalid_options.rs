//! Combinations of options that the rules refuse.

use core::fmt;

use crate::message::{Explain, Message};
use crate::option_values::{
    BlackCompletion, CriticalDiscard, FirstPlayer, Multicolour, Tile5EmptyDeck,
};
use crate::options::Options;
use crate::suit::SuitScore;
use crate::variant_mod::VariantMod;

/// Why options don't work together, with the offending values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InvalidOptions {
    /// Two to five can play, or six if the hand table has an entry for six.
    Players(u8),
    /// The hand table has no entry for this number of players.
    NoHandSize(u8),
    /// The hand table has an entry for a number of players other than 2 to 6.
    HandSizeFor(u8),
    /// A hand has one to eight cards.
    HandSize(u8),
    /// There are one to five base colors, or none if extra suits replace them.
    Colors(u8),
    /// There are one to five ranks.
    Ranks(u8),
    /// The palette must be five different known color letters.
    Palette(String),
    /// There are at most 20 clue tokens.
    ClueTokens(u8),
    /// The game ends at the first to fifth strike.
    Strikes(u8),
    /// There are more than eight suits.
    TooManySuits(usize),
    /// There are more than eight colors for clues. A color set can add colors that no suit owns.
    TooManyColors,
    /// Two suits have the same letter.
    SameLetter(char),
    /// Two suits have the same name.
    SameName(String),
    /// A suit has no free letter, or its letter isn't one from a to z.
    SuitLetter(String),
    /// A suit has one to three copies of each rank of the game.
    SuitCopies(String),
    /// A color that isn't in the game touches a suit.
    UnknownColor { suit: String, letter: char },
    /// A joker suit can't be built downwards, and a game has at most one.
    JokerSuit(String),
    /// No suit has a firework.
    NoFirework,
    /// The hands need more cards than the deck has.
    DeckTooSmall {
        /// The number of cards in all hands.
        needed: usize,
        /// The number of cards in the deck.
        cards: usize,
    },
    /// The first player's seat doesn't exist.
    FirstPlayer(u8),
    /// `black_completion=tile` works only with both `flamboyants` and `black_powder`.
    BlackCompletionNeedsBoth,
    /// `tile5_empty_deck=either` works only with `flamboyants`.
    Tile5NeedsFlamboyants,
    /// Fireworks that this modifier builds in several orders are listed upwards, without jokers and bonus
    /// tiles; where no two begin with the same rank, there are at most as many as ranks.
    Orders(VariantMod),
    /// `score_suffix=true` works only with `black_powder`.
    SuffixNeedsBlack,
    /// A joker replaces lost cards, so that no card is critical. It excludes `critical_discard=lose`.
    JokerWithCriticalDiscard,
    /// A joker has no firework to announce. It excludes `timed_display`.
    JokerWithTimedDisplay,
    /// A suit that exchanges playing and discarding is a joker, or there are announcements, plays from the
    /// deck or no clue tokens.
    InvertedSuit(String),
    /// Two modifiers change the same kind of clue, or leave no clue for each other.
    ModsClash(VariantMod, VariantMod),
    /// Hidden plays go neither with bonus tiles nor with announcements nor with a joker, which show what was
    /// played.
    ShownPlays,
    /// The modifier changes nothing in a game without this rank.
    ModNeedsRank(VariantMod, u8),
}

impl fmt::Display for InvalidOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(n) => write!(
                f,
                "{n} players: there must be 2 to 5, or 6 if `hand_sizes` has an entry for 6"
            ),
            Self::NoHandSize(n) => {
                write!(
                    f,
                    "`hand_sizes` has no entry for {n} players; add one of 1 to 8 cards"
                )
            }
            Self::HandSizeFor(n) => {
                write!(
                    f,
                    "`hand_sizes` has an entry for {n} players; only 2 to 6 can play"
                )
            }
            Self::HandSize(n) => write!(f, "hands of {n} cards: `hand_sizes` must be 1 to 8"),
            Self::Colors(n) => write!(
                f,
                "{n} colors: there must be 1 to 5, or 0 with `extra_suits`"
            ),
            Self::Ranks(n) => write!(f, "{n} ranks: there must be 1 to 5"),
            Self::Palette(text) => write!(
                f,
                "`palette={text}`: expected five different letters of w, r, b, y, g, p, t, k; \
                 m and k are taken when `multicolour` and `black_powder` are in the game"
            ),
            Self::ClueTokens(n) => write!(f, "{n} clue tokens: there must be 0 to 20"),
            Self::Strikes(n) => write!(
                f,
                "`strikes={n}`: it must be strike 1 to 5 that ends the game"
            ),
            Self::TooManySuits(n) => write!(f, "{n} suits: there can be at most 8"),
            Self::TooManyColors => {
                f.write_str("the suits and their sets of colors name more than 8 different colors")
            }
            Self::SameLetter(letter) => write!(f, "two suits have the letter `{letter}`"),
            Self::SameName(name) => write!(f, "two suits have the name `{name}`"),
            Self::SuitLetter(name) => {
                write!(
                    f,
                    "suit `{name}` needs a letter from a to z that no other suit has"
                )
            }
            Self::SuitCopies(name) => {
                write!(
                    f,
                    "suit `{name}` needs 1 to 3 copies of each rank of the game and no other ranks"
                )
            }
            Self::UnknownColor { suit, letter } => write!(
                f,
                "suit `{suit}` is touched by the color `{letter}`, which the game does not have"
            ),
            Self::JokerSuit(name) => write!(
                f,
                "suit `{name}` can't be a joker: there can be only one joker suit, built upwards"
            ),
            Self::NoFirework => f.write_str("no suit has a firework: at least one must score"),
            Self::DeckTooSmall { needed, cards } => {
                write!(
                    f,
                    "the hands need {needed} cards, but there are only {cards}"
                )
            }
            Self::FirstPlayer(seat) => {
                write!(
                    f,
                    "`first_player=seat({seat})`: there is no such seat (seats count from 0)"
                )
            }
            Self::BlackCompletionNeedsBoth => f.write_str(
                "`black_completion=tile` works only with both `flamboyants` and `black_powder`",
            ),
            Self::Tile5NeedsFlamboyants => {
                f.write_str("`tile5_empty_deck=either` works only with `flamboyants`")
            }
            Self::SuffixNeedsBlack => {
                f.write_str("`score_suffix=true` works only with `black_powder`")
            }
            Self::JokerWithCriticalDiscard => f.write_str(
                "a joker can replace any lost card, so it can't go with `critical_discard=lose`",
            ),
            Self::JokerWithTimedDisplay => f.write_str(
                "a joker has no firework of its own to announce, so it can't go with \
                 `timed_display`",
            ),
            Self::InvertedSuit(_)
            | Self::Orders(_)
            | Self::ModsClash(..)
            | Self::ShownPlays
            | Self::ModNeedsRank(..) => self.write_mods(f),
        }
    }
}

impl InvalidOptions {
    /// The text about modifiers and suits of hanab.live.
    fn write_mods(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InvertedSuit(name) => write!(
                f,
                "suit `{name}` exchanges playing and discarding: it can't be a joker, or go with \
                 `timed_display`, `variant_mods=deck_play` or `clue_tokens=0`"
            ),
            Self::Orders(modifier) => write!(
                f,
                "`variant_mods={}` needs fireworks that are built upwards, with `variant_mods=sudoku` at most one for \
                 each rank, and goes neither with jokers nor with `flamboyants`",
                modifier.word()
            ),
            Self::ModsClash(first, second) => write!(
                f,
                "`variant_mods={}` and `variant_mods={}` can't go together: each changes which \
                 clues there are, what they touch or what players learn from them",
                first.word(),
                second.word()
            ),
            Self::ShownPlays => f.write_str(
                "`variant_mods=hidden_plays` can't go with a joker, `flamboyants` or \
                 `timed_display`, which show what was played",
            ),
            Self::ModNeedsRank(modifier, rank) => write!(
                f,
                "`variant_mods={}` needs cards of rank {rank}; see `ranks`",
                modifier.word()
            ),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for InvalidOptions {}

impl Explain for InvalidOptions {
    fn message(&self) -> Message {
        let counted = |id: &'static str, n: u8| Message::new(id).number("count", n);
        let named = |id: &'static str, name: &str| Message::new(id).text("name", name);
        let hands = |id: &'static str, n: u8| counted(id, n).option("hands", "hand_sizes");
        match self {
            Self::Players(n) => hands("wrong-options-players", *n),
            Self::NoHandSize(n) => hands("wrong-options-no-hand-size", *n),
            Self::HandSizeFor(n) => hands("wrong-options-hand-size-for", *n),
            Self::HandSize(n) => hands("wrong-options-hand-size", *n),
            Self::Colors(n) => counted("wrong-options-colors", *n).option("suits", "extra_suits"),
            Self::Ranks(n) => counted("wrong-options-ranks", *n),
            Self::Palette(text) => Message::new("wrong-options-palette")
                .option_value("palette", "palette", text)
                .option("multi", "multicolour")
                .option("black", "black_powder"),
            Self::ClueTokens(n) => counted("wrong-options-clue-tokens", *n),
            Self::Strikes(n) => {
                Message::new("wrong-options-strikes").option_value("strikes", "strikes", n)
            }
            Self::TooManySuits(n) => {
                Message::new("wrong-options-too-many-suits").number("count", *n)
            }
            Self::TooManyColors => Message::new("wrong-options-too-many-colors"),
            Self::SameLetter(letter) => {
                Message::new("wrong-options-same-letter").text("letter", letter)
            }
            Self::SameName(name) => named("wrong-options-same-name", name),
            Self::SuitLetter(name) => named("wrong-options-suit-letter", name),
            Self::SuitCopies(name) => named("wrong-options-suit-copies", name),
            Self::UnknownColor { suit, letter } => {
                named("wrong-options-unknown-color", suit).text("letter", letter)
            }
            Self::JokerSuit(name) => named("wrong-options-joker-suit", name),
            Self::NoFirework => Message::new("wrong-options-no-firework"),
            Self::DeckTooSmall { needed, cards } => Message::new("wrong-options-deck-too-small")
                .number("needed", *needed)
                .number("cards", *cards),
            Self::FirstPlayer(seat) => Message::new("wrong-options-first-player").option_value(
                "first",
                "first_player",
                format_args!("seat({seat})"),
            ),
            Self::BlackCompletionNeedsBoth => Message::new("wrong-options-black-completion")
                .option_value("reward", "black_completion", "tile")
                .option("tiles", "flamboyants")
                .option("black", "black_powder"),
            Self::Tile5NeedsFlamboyants => Message::new("wrong-options-tile5")
                .option_value("tile", "tile5_empty_deck", "either")
                .option("tiles", "flamboyants"),
            Self::Orders(modifier) => Message::new("wrong-options-orders")
                .option_value("twist", "variant_mods", modifier.word())
                .option_value("distinct", "variant_mods", "sudoku")
                .option("tiles", "flamboyants"),
            Self::SuffixNeedsBlack => Message::new("wrong-options-score-suffix")
                .option_value("suffix", "score_suffix", "true")
                .option("black", "black_powder"),
            Self::JokerWithCriticalDiscard => Message::new("wrong-options-joker-critical")
                .option_value("lost", "critical_discard", "lose"),
            Self::JokerWithTimedDisplay => {
                Message::new("wrong-options-joker-timed").option("announced", "timed_display")
            }
            Self::InvertedSuit(name) => named("wrong-options-inverted-suit", name)
                .option("announced", "timed_display")
                .option_value("twist", "variant_mods", "deck_play")
                .option_value("tokens", "clue_tokens", 0),
            Self::ModsClash(first, second) => Message::new("wrong-options-mods-clash")
                .option_value("twist", "variant_mods", first.word())
                .option_value("other", "variant_mods", second.word()),
            Self::ShownPlays => Message::new("wrong-options-shown-plays")
                .option_value("twist", "variant_mods", "hidden_plays")
                .option("tiles", "flamboyants")
                .option("announced", "timed_display"),
            Self::ModNeedsRank(modifier, rank) => Message::new("wrong-options-mod-needs-rank")
                .option_value("twist", "variant_mods", modifier.word())
                .number("rank", *rank)
                .option("ranks", "ranks"),
        }
    }
}

/// Checks the numbers of tokens and strikes that a real table has. The engine supports more.
pub(crate) const fn check_supply(options: &Options) -> Result<(), InvalidOptions> {
    if options.clue_tokens > 20 {
        return Err(InvalidOptions::ClueTokens(options.clue_tokens));
    }
    if options.strikes > 5 {
        return Err(InvalidOptions::Strikes(options.strikes));
    }
    Ok(())
}

/// Checks that each number is in its range.
pub(crate) fn check_numbers(options: &Options) -> Result<(), InvalidOptions> {
    if !(2..=6).contains(&options.players) {
        return Err(InvalidOptions::Players(options.players));
    }
    if let Some(&players) = options.hand_sizes.keys().find(|n| !(2..=6).contains(*n)) {
        return Err(InvalidOptions::HandSizeFor(players));
    }
    if let Some(&size) = options.hand_sizes.values().find(|n| !(1..=8).contains(*n)) {
        return Err(InvalidOptions::HandSize(size));
    }
    match options.hand_size() {
        None if options.players == 6 => return Err(InvalidOptions::Players(6)),
        None => return Err(InvalidOptions::NoHandSize(options.players)),
        Some(_) => {}
    }
    // Extra suits can replace all base suits.
    let fewest = u8::from(options.extra_suits.is_empty());
    if !(fewest..=5).contains(&options.colors) {
        return Err(InvalidOptions::Colors(options.colors));
    }
    if !(1..=5).contains(&options.ranks) {
        return Err(InvalidOptions::Ranks(options.ranks));
    }
    if options.strikes == 0 {
        return Err(InvalidOptions::Strikes(options.strikes));
    }
    if let FirstPlayer::Seat(seat) = options.first_player
        && seat >= options.players
    {
        return Err(InvalidOptions::FirstPlayer(seat));
    }
    Ok(())
}

/// Checks that the options work together.
pub(crate) fn check_combinations(options: &Options) -> Result<(), InvalidOptions> {
    if options.black_completion == BlackCompletion::Tile
        && !(options.flamboyants && options.black_powder)
    {
        return Err(InvalidOptions::BlackCompletionNeedsBoth);
    }
    if options.tile5_empty_deck == Tile5EmptyDeck::Either && !options.flamboyants {
        return Err(InvalidOptions::Tile5NeedsFlamboyants);
    }
    if options.score_suffix == Some(true) && !options.black_powder {
        return Err(InvalidOptions::SuffixNeedsBlack);
    }
    let joker = matches!(
        options.multicolour,
        Multicolour::Joker5 | Multicolour::Joker10
    ) || options
        .extra_suits
        .iter()
        .any(|suit| suit.score == SuitScore::Joker);
    if joker && options.critical_discard == CriticalDiscard::Lose {
        return Err(InvalidOptions::JokerWithCriticalDiscard);
    }
    if joker && options.timed_display {
        return Err(InvalidOptions::JokerWithTimedDisplay);
    }
    let hidden_plays = options.variant_mods.contains(&VariantMod::HiddenPlays);
    if hidden_plays && (joker || options.flamboyants || options.timed_display) {
        return Err(InvalidOptions::ShownPlays);
    }
    let alone = options.timed_display
        || options.clue_tokens == 0
        || options.variant_mods.contains(&VariantMod::DeckPlay);
    let mut inverted = options.extra_suits.iter().filter(|suit| suit.inverted);
    if let Some(suit) = inverted.find(|suit| alone || suit.score == SuitScore::Joker) {
        return Err(InvalidOptions::InvertedSuit(suit.id.clone()));
    }
    check_mods(options)
}

/// Checks that the modifiers can be played, and go together.
fn check_mods(options: &Options) -> Result<(), InvalidOptions> {
    let mods = &options.variant_mods;
    for (place, &modifier) in mods.iter().enumerate() {
        if let Some(rank) = modifier.needed_rank()
            && rank > options.ranks
        {
            return Err(InvalidOptions::ModNeedsRank(modifier, rank));
        }
        for &other in mods.iter().skip(place + 1) {
            let same = modifier.changes_colors() && other.changes_colors()
                || modifier.changes_ranks() && other.changes_ranks()
                || [
                    (VariantMod::ColourMute, VariantMod::RankMute),
                    (VariantMod::CowPig, VariantMod::Duck),
                    (VariantMod::HiddenPlays, VariantMod::Sudoku),
                    (VariantMod::HiddenPlays, VariantMod::UpOrDown),
                    (VariantMod::UpOrDown, VariantMod::Sudoku),
                    // There is one copy of each 1.
                    (VariantMod::ScarceOnes, VariantMod::UpOrDown),
                    // Whoever knows which kind is next knows which was given.
                    (VariantMod::Alternating, VariantMod::Duck),
                ]
                .contains(&(modifier, other));
            if same {
                return Err(InvalidOptions::ModsClash(modifier, other));
            }
        }
    }
    let one_kind = [
        VariantMod::ColourMute,
        VariantMod::RankMute,
        VariantMod::Synesthesia,
    ];
    match one_kind.into_iter().find(|it| mods.contains(it)) {
        Some(other) if mods.contains(&VariantMod::Alternating) => {
            Err(InvalidOptions::ModsClash(VariantMod::Alternating, other))
        }
        _ => Ok(()),
    }
}
