//! A file of scenarios is refused with a line, or its scenarios hold or fail with a line.
#![no_main]

use folsom_rules::text::scenario::Scenario;

libfuzzer_sys::fuzz_target!(|text: &str| {
    for scenario in Scenario::read(text).unwrap_or_default() {
        let lines = text.lines().count();
        if let Err(error) = scenario.run() {
            assert!((1..=lines).contains(&error.line), "an error names a line that exists");
        }
    }
});
