//! A choice is refused with a reason, or it is written and read back to the same.
#![no_main]

use folsom_rules::text::notation::{read_choice, write_choice};
use folsom_rules::{Game, Preset, Seed, Setup};

libfuzzer_sys::fuzz_target!(|text: &str| {
    for seats in [2, 4] {
        let setup = Setup::new(Preset::Ru18Advanced, seats);
        let mut game = Game::new(&setup, Seed::from_number(1)).expect("a table of the box");
        let seat = game.prompt().expect("a game begins with a question").seat;
        let Ok(choice) = read_choice(text, game.board(), seat) else { continue };
        let written = write_choice(choice, game.board(), seat);
        assert_eq!(read_choice(&written, game.board(), seat), Ok(choice));
        let before = game;
        if game.choose(choice, &mut ()).is_err() {
            assert!(game == before, "a refused choice changes nothing");
        }
    }
});
