//! The laws of the rules crate, in games with any options. The same laws are tested with random
//! bytes; here the fuzzer chooses bytes that reach new code.

#![no_main]

#[path = "../../crates/rules/tests/integration/laws/all.rs"]
mod all;
#[path = "../../crates/rules/tests/integration/laws/any_options.rs"]
mod any_options;
#[path = "../../crates/rules/tests/integration/laws/brute.rs"]
mod brute;
#[path = "../../crates/rules/tests/integration/laws/course.rs"]
mod course;
#[path = "../../crates/rules/tests/integration/laws/dice.rs"]
mod dice;
#[path = "../../crates/rules/tests/integration/laws/holes.rs"]
mod holes;
#[path = "../../crates/rules/tests/integration/laws/ledger.rs"]
#[allow(dead_code, reason = "the tests use what the target does not")]
mod ledger;
#[path = "../../crates/rules/tests/integration/laws/legality.rs"]
mod legality;
#[path = "../../crates/rules/tests/integration/laws/play.rs"]
mod play;
#[path = "../../crates/rules/tests/integration/laws/seeing.rs"]
mod seeing;
#[path = "../../crates/rules/tests/integration/laws/starts.rs"]
mod starts;
#[path = "../../crates/rules/tests/integration/laws/writing.rs"]
mod writing;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| all::hold(bytes));
