//! A record is refused with a line, or it is written and read back to the same.
#![no_main]

use folsom_rules::text::record::Record;

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(record) = Record::read(text) {
        let written = record.write();
        assert_eq!(Record::read(&written).expect("what is written can be read"), record);
    }
});
