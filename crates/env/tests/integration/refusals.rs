//! Games that observations don't describe, and half tokens, which they do.

use std::sync::Arc;

use kagiya_env::{Batch, BatchError, BatchOptions, Encoding, Section};
use kagiya_rules::{Options, Rules};

fn rules(modifier: &str) -> Arc<Rules> {
    let options = Options::preset("hanab-live", 3).expect("a preset");
    let options = options.with("variant_mods", &format!("[{modifier}]"));
    Arc::new(Rules::new(&options.expect("a modifier")).expect("a game"))
}

#[test]
fn games_without_an_observation_are_refused() {
    for modifier in [r#""cow_pig""#, r#""duck""#] {
        let batch = Batch::new(&rules(modifier), 2, BatchOptions::default());
        assert!(matches!(batch, Err(BatchError::UntoldClues)), "{modifier}");
    }
    for modifier in [r#""sudoku""#, r#""up_or_down""#] {
        let batch = Batch::new(&rules(modifier), 2, BatchOptions::default());
        assert!(matches!(batch, Err(BatchError::Orders)), "{modifier}");
    }
}

/// Where tokens come back by halves, an observation has one more bit.
#[test]
fn a_half_token_has_a_bit() {
    let plain = Batch::new(&rules(""), 1, BatchOptions::default()).expect("a batch");
    let starved = rules(r#""clue_starved""#);
    let starved = Batch::new(&starved, 1, BatchOptions::default()).expect("a batch");
    let encoding = Encoding::default();
    let bits = |batch: &Batch| batch.layout().len(Section::Extensions, encoding);
    assert_eq!((bits(&plain), bits(&starved)), (0, 1));
    assert_eq!(starved.observation_size(), plain.observation_size() + 1);
}
