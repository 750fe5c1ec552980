//! No sentence of a rulebook contradicts the options of its game.

use kagiya_i18n::Language;
use kagiya_rulebook::Rulebook;
use kagiya_rules::{CriticalDiscard, Direction, Goal, Options, Rules};
use proptest::prelude::*;

/// Sentences about something that only some games have.
struct Topic {
    /// A sentence of the English rulebook with one of these words belongs to this topic.
    words: &'static [&'static str],
    /// Whether the game has it.
    has: fn(&Rules) -> bool,
    /// The sentences of games that have it.
    with: &'static [&'static str],
    /// The sentences of games that don't.
    without: &'static [&'static str],
    /// The sentences that are true in both.
    both: &'static [&'static str],
}

const TOPICS: &[Topic] = &[
    Topic {
        words: &["token", "tokens"],
        has: |rules| rules.max_clue_tokens() > 0,
        with: &[
            "rulebook-material-tokens-most",
            "rulebook-clue-cost",
            "rulebook-clue-none-left",
            "rulebook-clue-empty-cost",
            "rulebook-suits-inverted",
            "rulebook-discard-how",
            "rulebook-discard-limit",
            "rulebook-play-misfit-no-token",
            "rulebook-announce-right",
            "rulebook-bonus-token",
            "rulebook-bonus-token-any",
            "rulebook-bonus-lost",
            "rulebook-bonus-down-token",
            "rulebook-tile-token",
            "rulebook-tile-strike",
            "rulebook-tile-none-left",
            "rulebook-final-ever",
            "rulebook-tip-complete",
            "rulebook-twist-clue-starved",
        ],
        without: &[
            "rulebook-goal-hidden-no-tokens",
            "rulebook-turn-only-play",
            "rulebook-clue-no-tokens",
            "rulebook-discard-never",
            "rulebook-announce-right-no-token",
            "rulebook-bonus-nothing",
            "rulebook-bonus-down-nothing",
            "rulebook-tile-token-idle",
            "rulebook-tile-strike-only",
            "rulebook-final-stuck-no-tokens",
        ],
        both: &[
            "rulebook-twist-hidden-plays",
            "rulebook-material-tokens",
            "rulebook-setup-tokens",
            "rulebook-first-oldest",
            "rulebook-bonus-tile",
            "rulebook-tile-color",
            "rulebook-tile-rank",
        ],
    },
    Topic {
        words: &["point", "points", "score", "scores"],
        has: |rules| rules.options().goal == Goal::Score,
        with: &[
            "rulebook-goal-points",
            "rulebook-strike-zero",
            "rulebook-end-perfect",
            "rulebook-end-too",
            "rulebook-score-any",
            "rulebook-score-sum",
            "rulebook-score-down",
            "rulebook-score-example",
            "rulebook-score-most",
            "rulebook-score-penalty",
            "rulebook-score-penalty-example",
            "rulebook-score-negative",
            "rulebook-score-floor",
            "rulebook-score-floor-idle",
            "rulebook-score-suffix",
            "rulebook-score-lost",
            "rulebook-score-zero",
            "rulebook-rating-off",
            "rulebook-rating-no-scale",
            "rulebook-rating-up-to",
            "rulebook-rating-range",
            "rulebook-rating-exactly",
        ],
        without: &["rulebook-score-none"],
        // These point at cards.
        both: &[
            "rulebook-suits-all",
            "rulebook-clue-complete",
            "rulebook-clue-together",
            "rulebook-clue-empty",
            "rulebook-clue-empty-any",
            "rulebook-clue-empty-color",
            "rulebook-clue-empty-rank",
            "rulebook-clue-not-empty",
            "rulebook-clue-all-touched",
        ],
    },
    Topic {
        words: &["tile", "tiles"],
        has: |rules| !rules.tiles().is_empty(),
        with: &[
            "rulebook-material-tiles",
            "rulebook-setup-tiles",
            "rulebook-needed-no-tile",
            "rulebook-needed-tile",
            "rulebook-bonus-tile",
            "rulebook-bonus-down-tile",
            "rulebook-bonus-last",
            "rulebook-tile-how",
            "rulebook-tile-token",
            "rulebook-tile-token-idle",
            "rulebook-tile-strike",
            "rulebook-tile-strike-only",
            "rulebook-tile-color",
            "rulebook-tile-rank",
            "rulebook-tile-shuffle",
            "rulebook-tile-shuffle-instead",
            "rulebook-tile-shuffle-either",
            "rulebook-tile-play",
            "rulebook-tile-begins-down",
            "rulebook-tile-none-left",
            "rulebook-final-tile",
            "rulebook-twist-alternating-tile",
        ],
        without: &[],
        both: &[],
    },
    // A firework that can no longer be completed, while the game goes on.
    Topic {
        words: &["further", "longer", "gained"],
        has: |rules| rules.options().critical_discard == CriticalDiscard::Ignore,
        with: &[
            "rulebook-clue-finished-or-dead",
            "rulebook-needed-perfect",
            "rulebook-tip-dead",
            "rulebook-end-play-on",
        ],
        without: &[],
        both: &["rulebook-end-capped", "rulebook-end-until-capped"],
    },
    Topic {
        words: &["backwards", "reversed"],
        has: |rules| {
            let mut fireworks = rules.fireworks();
            fireworks.any(|suit| rules.suit_info(suit).direction == Direction::Down)
        },
        with: &[
            "rulebook-goal-series-down",
            "rulebook-suits-down",
            "rulebook-play-down",
            "rulebook-score-down",
        ],
        without: &["rulebook-goal-series"],
        both: &[],
    },
    Topic {
        words: &["discarded"],
        has: |rules| rules.tiles().is_empty(),
        with: &["rulebook-discard-out"],
        without: &["rulebook-tile-shuffle-either"],
        both: &[
            "rulebook-discard-face",
            "rulebook-announce-wrong",
            "rulebook-bonus-free",
        ],
    },
];

/// The ids of the rules in the English rulebook that contain one of the `words`.
fn ids_with(words: &[&str]) -> Vec<&'static str> {
    let english = Language::find("en").expect("a language");
    let mut found = Vec::new();
    let mut id = "";
    let lines = english.files().iter().flat_map(|(_, file)| file.lines());
    for line in lines.filter(|line| !line.starts_with('#')) {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            id = line.split(" =").next().unwrap_or_default();
        }
        // The words of an edition are an attribute.
        if line.starts_with("    .") {
            id = "";
        }
        let text = line.split_once(" =").map_or(line, |(_, text)| text);
        let has = text.split(|c: char| !c.is_alphabetic());
        let has = has.into_iter().any(|word| words.contains(&word));
        let is_rule = id.starts_with("rulebook-") && !id.starts_with("rulebook-ruling");
        if has && is_rule && id.matches('-').count() > 1 && !found.contains(&id) {
            found.push(id);
        }
    }
    found
}

#[test]
fn every_sentence_on_a_topic_is_classified_once() {
    for topic in TOPICS {
        let lists = [topic.with, topic.without, topic.both];
        let classified = |id: &&str| lists.iter().filter(|list| list.contains(id)).count();
        let mut wrong = ids_with(topic.words);
        wrong.retain(|id| classified(id) != 1);
        assert!(wrong.is_empty(), "{:?}: {wrong:?}", topic.words);
    }
}

/// Values that contradict careless sentences.
const CHANGES: &[(&str, &str)] = &[
    ("clue_tokens", "0"),
    ("flamboyants", "true"),
    ("black_powder", "true"),
    ("black_completion", "tile"),
    ("multicolour", "all_10"),
    ("multicolour", "joker_10"),
    ("goal", "all_or_nothing"),
    ("end_mode", "endless"),
    ("critical_discard", "lose"),
    ("timed_display", "true"),
    ("empty_clues", "true"),
    ("strikeout", "zero"),
    ("stop_when_capped", "true"),
    ("empty_hand", "lose"),
    ("ranks", "1"),
    ("colors", "0"),
    ("scale_text", "abacus"),
];

fn any_rules() -> impl Strategy<Value = Rules> {
    proptest::collection::vec(any::<bool>(), CHANGES.len()).prop_map(|chosen| {
        let mut rules = Rules::new(&Options::default()).expect("the defaults");
        let changes = CHANGES.iter().zip(chosen).filter(|(_, chosen)| *chosen);
        for ((name, value), _) in changes {
            let options = rules.options().with(name, value);
            if let Ok(Ok(changed)) = options.as_ref().map(Rules::new) {
                rules = changed;
            }
        }
        rules
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn no_sentence_contradicts_the_options(rules in any_rules()) {
        let book = Rulebook::of(&rules);
        let ids: Vec<&str> = book.sections.iter()
            .flat_map(|section| &section.paragraphs)
            .map(|rule| rule.id.split('.').next().unwrap_or_default())
            .collect();
        for topic in TOPICS {
            let wrong = if (topic.has)(&rules) { topic.without } else { topic.with };
            for id in &ids {
                prop_assert!(!wrong.contains(id), "{id}: {:?}", rules.options());
            }
        }
    }
}
