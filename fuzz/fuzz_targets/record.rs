#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kagiya_fuzz_checks::record::check_text(text));
