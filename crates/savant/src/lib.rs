//! `savant`, a team that uses hat codes and isn't meant for people.
//!
//! **The code.** A player who gives a clue computes a number for each other player, a function of
//! common knowledge and that player's hand. The clue expresses their sum modulo the number of
//! different messages. Every listener sees all other hands, subtracts their numbers, and gets the
//! number for their own hand. So one clue informs everyone at once. Discarding one of several known
//! trash cards, or playing one of several known playable cards, expresses a number in the same way.
//!
//! **A single listener** receives more numbers than there are clues for. So a clue whose number
//! contradicts its plain meaning says a likely number that does not, and without known trash
//! the choice between cards that cost equally little to discard expresses a number too.
//!
//! **The numbers** answer questions about the hand (`hat_code_queries`): whether the next discard
//! is critical, whether a card is playable, whether one is trash, and so on. The order of the
//! questions follows from common knowledge. Each question divides the remaining numbers in the
//! ratio of the probabilities of its answers.
//!
//! **Silence** carries information if there is a single listener: with a token left, a play or a
//! discard says that the card the other player will probably discard next isn't critical. If it is
//! critical, the player must give a clue.
//!
//! **The book** (`book`) is a fixed order of rules: play a playable card, inform players who know
//! of no play, discard trash while there is time, give more clues, and only then discard something
//! useful. In most editions a `blueprint` chooses between these actions instead: a small network,
//! fitted to what each was worth in games of its own.
//!
//! **Search** ([`SearchLimits`]): the meaning of an action doesn't depend on why it was chosen. So
//! a player may deviate from the book at any time for the action with the best result in sampled
//! worlds, or in all worlds if they are few. At a table of two, hands for which the partner would have
//! chosen its last action are likelier (`inference`), and what the blueprint expects counts too.
//!
//! Nothing here depends on five suits of five ranks; everything is derived from the tables of
//! [`Rules`](kagiya_rules::Rules).

mod blueprint;
mod book;
mod candidate_features;
mod choice;
mod code;
mod common_knowledge;
mod gain;
mod hat_code_queries;
mod inference;
mod recording;
mod search;
#[cfg(test)]
mod test_games;
mod turn;

use kagiya_bot_api::{CodedMessage, SearchLimits, Team};
use kagiya_rules::{Action, Board, Phase, Table, View};

pub use common_knowledge::CommonKnowledge;
use inference::Witnessed;
pub use recording::{RecordedCandidate, Recording};
use search::Simulation;
use turn::Turn;

/// A team of hat-code players.
#[derive(Clone, Debug, Default)]
pub struct Savant {
    /// The message of the action that this player has just chosen by the book.
    coded_message: Option<CodedMessage>,
    search_mode: SearchMode,
    simulation: Option<Simulation>,
    /// The last action of the partner.
    witnessed: Option<Witnessed>,
}

/// Whether and how a team searches.
#[derive(Clone, Debug, Default)]
enum SearchMode {
    /// No search.
    #[default]
    Off,
    /// With these limits.
    Limited(SearchLimits),
    /// Within the time that people are willing to wait, at a table of any size.
    ForPeople,
    /// By the book; the worth of each candidate is recorded.
    Recorded(Recording),
}

impl Savant {
    /// The team, without search.
    pub fn new() -> Self {
        Self::default()
    }

    /// The team, with search.
    pub fn with_search(limits: SearchLimits) -> Self {
        Self {
            search_mode: SearchMode::Limited(limits),
            ..Self::default()
        }
    }

    /// The team, with [`SearchLimits::for_people`].
    pub fn for_people() -> Self {
        Self {
            search_mode: SearchMode::ForPeople,
            ..Self::default()
        }
    }

    /// The team without search, which records its decisions.
    pub fn recorded(recording: Recording) -> Self {
        Self {
            search_mode: SearchMode::Recorded(recording),
            ..Self::default()
        }
    }

    fn limits(&self, players: usize) -> Option<SearchLimits> {
        match &self.search_mode {
            SearchMode::Off | SearchMode::Recorded(_) => None,
            SearchMode::Limited(limits) => Some(*limits),
            SearchMode::ForPeople => Some(SearchLimits::for_people(players)),
        }
    }

    /// The table for simulated games.
    fn simulation(&mut self, view: &View) -> &mut Simulation {
        if !(self.simulation.as_ref()).is_some_and(|simulation| simulation.fits(view.rules())) {
            self.simulation = None;
        }
        self.simulation
            .get_or_insert_with(|| Simulation::new(view.rules()))
    }

    /// The action by search, which the `book`'s action must lose against, or `None` where nothing is searched.
    fn search(
        &mut self,
        limits: SearchLimits,
        common: &CommonKnowledge,
        turn: &Turn<'_>,
        book: Action,
    ) -> Option<Action> {
        let late = turn.view.table().deck_size() <= limits.deck;
        if !late && turn.risk(book) == 0 {
            return None;
        }
        let candidates = turn.candidates(book);
        if candidates.len() < 2 {
            return None;
        }
        let witnessed = self.witnessed.take();
        let simulation = self.simulation(turn.view);
        Some(simulation.choose(limits, common, turn, &candidates, witnessed.as_ref()))
    }

    /// The `book`'s action, whose alternatives are recorded; or sometimes one of these.
    fn record(
        &mut self,
        recording: &Recording,
        common: &CommonKnowledge,
        turn: &Turn<'_>,
        book: Action,
    ) -> Option<Action> {
        let mut candidates = turn.compared(turn.by_fixed_rules());
        let place = candidates.iter().position(|it| *it == book)?;
        candidates[..=place].rotate_right(1);
        if candidates.len() < 2 {
            return None;
        }
        let simulation = self.simulation(turn.view);
        let recorded = simulation.record(recording.deals, common, turn, &candidates)?;
        Some(recording.add(&candidates, recorded))
    }
}

impl Team for Savant {
    type Common = CommonKnowledge;

    fn begin(&self, board: Board<'_>) -> CommonKnowledge {
        CommonKnowledge::new(board)
    }

    fn act(&mut self, common: &CommonKnowledge, view: &View) -> Action {
        self.coded_message = None;
        if view.table().phase() != Phase::Turn {
            return choice::answer(common, view);
        }
        let turn = Turn::new(common, view);
        let (by_the_book, coded_message) = book::choose(&turn);
        let chosen = if let SearchMode::Recorded(recording) = self.search_mode.clone() {
            self.record(&recording, common, &turn, by_the_book)
        } else {
            self.limits(view.rules().players())
                .and_then(|limits| self.search(limits, common, &turn, by_the_book))
        };
        chosen.unwrap_or_else(|| {
            self.coded_message = coded_message;
            by_the_book
        })
    }

    fn decode(
        &mut self,
        common: &CommonKnowledge,
        view: &View,
        action: Action,
        after: &Table,
    ) -> CodedMessage {
        // The actor has computed it already.
        match self.coded_message.take() {
            Some(message) if view.seat() == Some(common.to_act) => message,
            _ => code::decode(common, view, action, after),
        }
    }

    fn learn(&self, common: &mut CommonKnowledge, message: CodedMessage, after: Board<'_>) {
        common.learn(message, after);
    }

    fn infers(&self) -> bool {
        matches!(
            self.search_mode,
            SearchMode::Limited(_) | SearchMode::ForPeople
        )
    }

    fn witness(&mut self, common: &CommonKnowledge, view: &View, action: Action) {
        self.witnessed = Witnessed::new(common, view, action);
    }
}
