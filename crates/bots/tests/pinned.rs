//! With a counted budget every level chooses the same on every computer, and as it always did: all choices of some games, as
//! one number. Whoever makes a level play differently on purpose writes down the new numbers and says so.

use folsom_bots::{Bot, Budget, Entrant, Level};
use folsom_rules::{Game, Preset, Seed, Setup, Viewer};

fn tables() -> [Setup; 5] {
    let mut expert = Setup::new(Preset::Ru18Advanced, 4);
    expert.rules.expert = true;
    [
        Setup::new(Preset::Ru18Advanced, 5),
        Setup::new(Preset::Pl15, 2),
        expert,
        Setup::new(Preset::Couriers, 4),
        Setup::new(Preset::CouriersBetrayal, 6),
    ]
}

/// All choices of a game at each table, mixed into one number (FNV-1a).
fn choices(bot_with: impl Fn(u64) -> Box<dyn Bot>) -> u64 {
    let mut mixed: u64 = 0xcbf2_9ce4_8422_2325;
    for (number, setup) in (1..).zip(&tables()) {
        let mut bot = bot_with(number);
        let mut game = Game::new(setup, Seed::from_number(number)).expect("the table can be");
        while let Some(prompt) = game.prompt() {
            let decision = bot.decide(&game.view(Viewer::Seat(prompt.seat)));
            for byte in format!("{:?}", decision.choice).bytes() {
                mixed = (mixed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
            game.choose(decision.choice, &mut ()).expect("a bot picks one of its choices");
        }
    }
    mixed
}

#[test]
fn every_level_chooses_as_it_always_did() {
    let found = [(Level::Greenhorn, 1), (Level::Outlaw, 1), (Level::Desperado, 100), (Level::Legend, 100)]
        .map(|(level, budget)| choices(|seed| level.bot_with(Budget::iterations(budget), seed)));
    let pinned = [9965882289789185031, 2209353940128058688, 14959949196174810887, 9262811306707352803];
    assert_eq!(found, pinned);
}

#[test]
fn the_legend_that_had_not_learned_chooses_as_it_always_did() {
    let former: Entrant = "legend-1@100".parse().expect("an entrant");
    assert_eq!(choices(|seed| former.bot(seed).expect("no program")), 4594524801117571177);
}
