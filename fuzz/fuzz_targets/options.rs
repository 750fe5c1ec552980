#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kagiya_fuzz_checks::options::check_text(text));
