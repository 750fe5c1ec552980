//! Any line is rejected with a reason, changes the options, or names a variant of hanab.live. The
//! result round-trips, and is valid or rejected with a reason.

use crate::reason::check_reason;
use kagiya_formats::hanab_live;
use kagiya_rules::{Options, Rules};

fn check(options: &Options) {
    let again = Options::from_json(options.to_json()).expect("they were written by us");
    assert_eq!(again, *options);
    match Rules::new(options) {
        Ok(rules) => assert_eq!(rules.options(), options),
        Err(error) => check_reason(&error),
    }
}

/// Checks lines of `NAME=VALUE` and names of variants.
///
/// # Panics
///
/// If a property does not hold.
pub fn check_text(text: &str) {
    let mut options = Options::default();
    for line in text.lines() {
        if let Some((name, value)) = line.split_once('=') {
            match options.with(name, value) {
                Ok(changed) => options = changed,
                Err(error) => check_reason(&error),
            }
            check(&options);
        } else {
            match hanab_live::variant_options(line) {
                Ok(variant) => check(&variant),
                Err(error) => check_reason(&error),
            }
        }
    }
}
