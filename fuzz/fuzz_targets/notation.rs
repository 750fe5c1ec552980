#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kagiya_fuzz_checks::notation::check_bytes(bytes));
