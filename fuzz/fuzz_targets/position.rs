//! A position is refused with a line, or it can be played to its end.
#![no_main]

use folsom_rules::text::position;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let Ok(mut game) = position::read(text) else { return };
    if let Some(written) = position::write(&game) {
        let again = position::read(&written).expect("what is written can be read");
        assert_eq!(position::write(&again), Some(written));
    }
    while game.prompt().is_some() {
        let last = game.choices().len() - 1;
        game.choose(game.choices().get(last), &mut ()).expect("an offered choice applies");
    }
});
