//! Any line is refused with a reason, or changes the options, or names a variant of hanab.live; the
//! result survives writing and reading, and makes a game or says why not.

#![no_main]

use kagiya_formats::hanab_live;
use kagiya_fuzz::check_reason;
use kagiya_rules::{Options, Rules};
use libfuzzer_sys::fuzz_target;

fn check(options: &Options) {
    let again = Options::from_json(options.to_json()).expect("they were written by us");
    assert_eq!(again, *options);
    match Rules::new(options) {
        Ok(rules) => assert_eq!(rules.options(), options),
        Err(error) => check_reason(&error),
    }
}

fuzz_target!(|text: &str| {
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
});
