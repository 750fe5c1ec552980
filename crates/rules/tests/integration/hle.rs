//! Replays games of the Hanabi Learning Environment and compares all results of the rules: the legal moves
//! and the consequences of each move.
//!
//! `KAGIYA_HLE_TRACES` names another `.jsonl` or `.jsonl.gz` file, or a folder of them. The README of the
//! committed files describes the format.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use flate2::read::MultiGzDecoder;
use kagiya_rules::{
    Action, Card, Choice, Clue, Color, Deal, DealtCards, Event, FirstPlayer, Game, LossReason,
    Offset, Options, Outcome, PublicEvent, Rank, Rules, Seat, Seed, Suit,
};
use serde::Deserialize;

/// The environment's order of the colors.
const PALETTE: &str = "rygwb";
/// The observation type that treats every card as clued from the deal on.
const SEER: u8 = 2;

#[derive(Deserialize)]
struct Trace {
    id: String,
    config: Config,
    max_moves: usize,
    initial_deals: Vec<(usize, usize)>,
    start_player: u8,
    init: Snapshot,
    steps: Vec<Step>,
    discard: Vec<usize>,
    #[serde(rename = "final")]
    last: Final,
}

#[derive(Deserialize)]
struct Config {
    players: u8,
    colors: u8,
    ranks: u8,
    hand_size: u8,
    max_information_tokens: u8,
    max_life_tokens: u8,
    observation_type: u8,
}

#[derive(Deserialize)]
struct Step {
    player: usize,
    uid: usize,
    scored: bool,
    info_gained: bool,
    card: Option<usize>,
    reveal: u32,
    newly: u32,
    deal: Option<(usize, usize)>,
    reward: i32,
    #[serde(flatten)]
    after: Snapshot,
}

#[derive(Deserialize, PartialEq, Eq, Debug)]
struct Snapshot {
    score: i32,
    life: u8,
    info: u8,
    fireworks: Vec<usize>,
    deck: usize,
    cur: usize,
    legal: Vec<usize>,
    end: u8,
}

#[derive(Deserialize)]
struct Final {
    score: i32,
    end: u8,
    moves: usize,
}

/// A game in both implementations.
struct Replay<'a> {
    trace: &'a Trace,
    rules: Arc<Rules>,
    game: Game,
}

/// The consequences of a move in the environment's history.
#[derive(PartialEq, Eq, Debug, Default)]
struct History {
    scored: bool,
    info_gained: bool,
    card: Option<usize>,
    reveal: u32,
    newly: u32,
    deal: Option<(usize, usize)>,
}

impl<'a> Replay<'a> {
    fn new(trace: &'a Trace) -> Self {
        let config = &trace.config;
        let mut options = Options::preset("hle", config.players).expect("the preset exists");
        PALETTE.clone_into(&mut options.palette);
        options.colors = config.colors;
        options.ranks = config.ranks;
        options.hand_sizes.insert(config.players, config.hand_size);
        options.clue_tokens = config.max_information_tokens;
        options.strikes = config.max_life_tokens;
        options.first_player = FirstPlayer::Seat(trace.start_player);
        let rules =
            Arc::new(Rules::new_unchecked_limits(&options).expect("the configuration is a game"));
        let replacements = trace.steps.iter().filter_map(|step| step.deal);
        let mut deck: Vec<Card> = trace
            .initial_deals
            .iter()
            .copied()
            .chain(replacements)
            .map(|(_, id)| card_of(id, config))
            .collect();
        // The order of the undealt cards is unknown.
        for card in rules.cards().iter() {
            let dealt = deck.iter().filter(|other| **other == card).count();
            let left = usize::from(rules.copies(card)) - dealt;
            deck.extend(core::iter::repeat_n(card, left));
        }
        let cards = DealtCards::Listed {
            deck,
            tiles: Vec::new(),
            seed: Seed::from_number(0),
        };
        let game = Game::deal(&rules, &Deal { cards, first: None }).expect("the deck is complete");
        Self { trace, rules, game }
    }

    fn run(mut self) {
        let config = &self.trace.config;
        let moves = 2 * usize::from(config.hand_size)
            + usize::from(config.players - 1) * usize::from(config.colors + config.ranks);
        assert_eq!(moves, self.trace.max_moves);
        for (seat, id) in &self.trace.initial_deals {
            let seat = seat_of(*seat);
            let held = self
                .game
                .hand(seat)
                .any(|(_, card)| self.id_of(card) == *id);
            assert!(held, "the deal goes hand by hand");
        }
        assert_eq!(self.snapshot(false), self.trace.init, "after the deal");
        let mut score = 0;
        for (number, step) in self.trace.steps.iter().enumerate() {
            let place = format!("move {} of {}", number + 1, self.trace.steps.len());
            assert_eq!(self.game.table().to_act().index(), step.player, "{place}");
            let (history, dealt_after_the_end) = self.play(step);
            let expected = History {
                scored: step.scored,
                info_gained: step.info_gained,
                card: step.card,
                reveal: step.reveal,
                newly: step.newly,
                deal: step.deal,
            };
            assert_eq!(history, expected, "{place}");
            assert_eq!(self.snapshot(dealt_after_the_end), step.after, "{place}");
            assert_eq!(step.after.score - score, step.reward, "{place}");
            score = step.after.score;
        }
        self.check_end();
    }

    /// Applies a move. Also returns whether the environment dealt a card after the end, which it does unless
    /// the deck is empty. This engine doesn't.
    fn play(&mut self, step: &Step) -> (History, bool) {
        let seat = seat_of(step.player);
        let before = self.game.clone();
        let action = self.action(step.uid);
        let mut history = History::default();
        for event in self.game.apply(action).expect("the move was legal there") {
            match event {
                Event::Public(PublicEvent::Clued {
                    to, clue, touched, ..
                }) => {
                    let marks = before.table().marks(to);
                    for (slot, id) in before.table().hand(to).iter().enumerate() {
                        let told = match clue {
                            Clue::Color(_) => marks[slot].yes.colors(),
                            Clue::Rank(_) => marks[slot].yes.ranks(),
                            Clue::Untold(_) => panic!("HLE tells every clue"),
                        };
                        let touched = u32::from(touched.contains(id));
                        history.reveal |= touched << slot;
                        let seer = self.trace.config.observation_type == SEER;
                        let newly = touched == 1 && told.is_empty() && !seer;
                        history.newly |= u32::from(newly) << slot;
                    }
                }
                Event::Public(PublicEvent::Played { card, .. }) => {
                    history.scored = true;
                    history.card = Some(self.id_of(card));
                }
                Event::Public(
                    PublicEvent::Misplayed { card, .. } | PublicEvent::Discarded { card, .. },
                ) => history.card = Some(self.id_of(card)),
                Event::Public(PublicEvent::TokenGained { .. }) => history.info_gained = true,
                Event::Drew { seat, card, .. } => {
                    history.deal = Some((seat.index(), self.id_of(card)));
                }
                Event::Public(_) => {}
            }
        }
        history.info_gained |= self.has_late_bonus();
        let card_left_the_hand = history.card.is_some();
        let dealt_after_the_end = self.game.outcome().is_some()
            && card_left_the_hand
            && history.deal.is_none()
            && self.game.table().deck_size() > 0;
        if dealt_after_the_end {
            history.deal = Some((seat.index(), self.id_of(self.game.deck()[0])));
        }
        (history, dealt_after_the_end)
    }

    /// Whether the environment has one more token, because the five that completes the last firework still
    /// earns its bonus. In this engine the game ends before that.
    fn has_late_bonus(&self) -> bool {
        self.game.outcome() == Some(Outcome::Perfect)
            && self.game.table().clue_tokens() < self.rules.max_clue_tokens()
    }

    /// The state in the environment's form.
    fn snapshot(&self, dealt_after_the_end: bool) -> Snapshot {
        let table = self.game.table();
        let score = self.game.score();
        let over = self.game.outcome();
        let deck = table.deck_size() - usize::from(dealt_after_the_end);
        let info = table.clue_tokens() + u8::from(self.has_late_bonus());
        let (cur, legal) = if over.is_some() {
            assert!(self.game.legal_actions().is_empty());
            let next = table.to_act().next(self.rules.players());
            (
                next,
                self.moves_in_a_finished_game(next, info, dealt_after_the_end),
            )
        } else {
            let legal = self.game.legal_actions();
            let mut uids: Vec<usize> = legal.iter().map(|action| self.uid(action)).collect();
            uids.sort_unstable();
            (table.to_act(), uids)
        };
        Snapshot {
            score: i32::from(score.map_or_else(|| self.game.board().points(), |it| it.points)),
            life: self.rules.max_strikes() - table.strikes(),
            info,
            fireworks: self
                .rules
                .fireworks()
                .map(|suit| table.height(suit))
                .collect(),
            deck,
            cur: cur.index(),
            legal,
            end: match over {
                None => 0,
                Some(Outcome::Lost(LossReason::Strikes)) => 1,
                Some(Outcome::Finished) => 2,
                Some(Outcome::Perfect) => 3,
                Some(Outcome::Lost(reason)) => panic!("no such loss there: {reason:?}"),
            },
        }
    }

    /// The moves that the environment lists after the end, by cards and tokens only. In this engine none are
    /// legal then, so this function computes them from the hands.
    fn moves_in_a_finished_game(&self, next: Seat, info: u8, dealt: bool) -> Vec<usize> {
        let players = self.rules.players();
        let last = self.game.table().to_act();
        let cards = |seat: Seat| {
            let replacement = (dealt && seat == last).then(|| self.game.deck()[0]);
            self.game
                .hand(seat)
                .map(|(_, card)| card)
                .chain(replacement)
        };
        let (size, most) = (
            usize::from(self.trace.config.hand_size),
            self.rules.max_clue_tokens(),
        );
        let held = cards(next).count();
        let mut uids = Vec::new();
        if info < most {
            uids.extend(0..held);
        }
        uids.extend(size..size + held);
        if info > 0 {
            for to in self.rules.offsets() {
                let target = next.after(to, players);
                let clues = self.rules.clues().iter().filter(|clue| {
                    cards(target).any(|card| self.rules.touch(*clue).contains(card))
                });
                uids.extend(clues.map(|clue| self.clue_uid(to, clue)));
            }
        }
        uids.sort_unstable();
        uids
    }

    fn check_end(&self) {
        let pile = self.game.table().discard_pile();
        let pile: Vec<usize> = pile.iter().map(|it| self.id_of(it.card)).collect();
        assert_eq!(pile, self.trace.discard, "the discard pile");
        let last = &self.trace.last;
        let end = self.snapshot(false);
        assert_eq!((end.score, end.end), (last.score, last.end));
        assert_eq!(self.trace.steps.len(), last.moves);
        assert!(self.game.outcome().is_some(), "the trace is a whole game");
    }

    fn id_of(&self, card: Card) -> usize {
        card.suit().index() * self.rules.rank_count() + card.rank().index()
    }

    /// Discards by slot, plays by slot, color clues by offset, rank clues by offset.
    fn action(&self, uid: usize) -> Action {
        let config = &self.trace.config;
        let hand = self.game.table().hand(self.game.table().to_act());
        let (size, others) = (
            usize::from(config.hand_size),
            usize::from(config.players) - 1,
        );
        let (colors, ranks) = (usize::from(config.colors), usize::from(config.ranks));
        let clue = |number: usize, kinds: usize, clue: fn(usize) -> Clue| {
            let places = u8::try_from(number / kinds + 1).expect("a table is small");
            Action::Clue {
                to: Offset::new(places).expect("another player"),
                clue: clue(number % kinds),
            }
        };
        if uid < size {
            Action::Discard(hand[uid])
        } else if uid < 2 * size {
            Action::Play {
                card: hand[uid - size],
                announce: None,
            }
        } else if uid < 2 * size + others * colors {
            clue(uid - 2 * size, colors, |index| {
                Clue::Color(Color::new(index).expect("a color of the game"))
            })
        } else {
            clue(uid - 2 * size - others * colors, ranks, |index| {
                Clue::Rank(rank_at(index))
            })
        }
    }

    fn uid(&self, action: Action) -> usize {
        let hand = self.game.table().hand(self.game.table().to_act());
        let slot = |id| {
            hand.iter()
                .position(|held| *held == id)
                .expect("in the hand")
        };
        match action {
            Action::Discard(id) => slot(id),
            Action::Play { card, announce } => {
                assert_eq!(announce, None);
                usize::from(self.trace.config.hand_size) + slot(card)
            }
            Action::Clue { to, clue } => self.clue_uid(to, clue),
            Action::Choose(
                choice @ (Choice::Clue { .. }
                | Choice::ShuffleBack(_)
                | Choice::PutIntoPlay(_)
                | Choice::Decline
                | Choice::Firework(_)),
            ) => panic!("no such move there: {choice:?}"),
        }
    }

    fn clue_uid(&self, to: Offset, clue: Clue) -> usize {
        let config = &self.trace.config;
        let (others, before) = (usize::from(config.players) - 1, to.get() - 1);
        let (colors, ranks) = (usize::from(config.colors), usize::from(config.ranks));
        let hands = 2 * usize::from(config.hand_size);
        match clue {
            Clue::Color(color) => hands + before * colors + color.index(),
            Clue::Rank(rank) => hands + others * colors + before * ranks + rank.index(),
            Clue::Untold(_) => panic!("no action gives it"),
        }
    }
}

fn card_of(id: usize, config: &Config) -> Card {
    let ranks = usize::from(config.ranks);
    let suit = Suit::new(id / ranks).expect("a color of the game");
    Card::new(suit, rank_at(id % ranks))
}

fn rank_at(index: usize) -> Rank {
    u8::try_from(index + 1)
        .ok()
        .and_then(Rank::new)
        .expect("a rank of the game")
}

fn seat_of(index: usize) -> Seat {
    u8::try_from(index)
        .ok()
        .and_then(Seat::new)
        .expect("a seat of the table")
}

/// The trace files at `path`, which is a file or a folder.
fn files(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_owned()];
    }
    let entries = std::fs::read_dir(path).expect("the folder can be read");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|file| {
            let name = file.to_string_lossy();
            name.ends_with(".jsonl") || name.ends_with(".jsonl.gz")
        })
        .collect();
    files.sort();
    files
}

/// Replays all games of a file. Returns their number.
fn replay(file: &Path) -> usize {
    let bytes =
        std::fs::File::open(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let plain: Box<dyn Read> = if file.extension().is_some_and(|ending| ending == "gz") {
        Box::new(MultiGzDecoder::new(bytes))
    } else {
        Box::new(bytes)
    };
    let mut games = 0;
    for line in BufReader::new(plain).lines() {
        let line = line.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        if line.trim().is_empty() {
            continue;
        }
        let trace: Trace = serde_json::from_str(&line)
            .unwrap_or_else(|error| panic!("{}, game {games}: {error}", file.display()));
        let result = std::panic::catch_unwind(|| Replay::new(&trace).run());
        assert!(result.is_ok(), "game {} of {}", trace.id, file.display());
        games += 1;
    }
    games
}

#[test]
fn hle_traces_replay_alike() {
    let given = std::env::var_os("KAGIYA_HLE_TRACES").map(PathBuf::from);
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/hle");
    let path = given.as_deref().unwrap_or(&committed);
    let games: usize = files(path).iter().map(|file| replay(file)).sum();
    assert!(games > 0, "no game in {}", path.display());
    if given.is_none() {
        assert_eq!(games, 400);
    }
}
