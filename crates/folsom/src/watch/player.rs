//! A bot that has a seat.

use folsom_bots::arena::bot_seed;
use folsom_bots::{Bot, Decision, Entrant};
use folsom_rules::{Seat, Seed, View};

use super::seating::thinks_by_the_clock;
use crate::failure::Failure;

/// A bot at the table.
pub(super) struct Player {
    bot: Box<dyn Bot>,
    by_the_clock: bool,
}

impl Player {
    /// Gives a bot its seat in the game with this seed.
    pub(super) fn seat(entrant: &Entrant, seat: Seat, game: Seed) -> Result<Self, Failure> {
        // That a program can't be started is a matter of the arguments: they name it.
        let bot = entrant.bot(bot_seed(game, seat)).map_err(|error| Failure::Usage(error.to_string()))?;
        Ok(Self { bot, by_the_clock: thinks_by_the_clock(entrant) })
    }

    /// Makes the decision that the viewer of this view is asked for.
    pub(super) fn decide(&mut self, view: &View) -> Decision {
        let mut decision = self.bot.decide(view);
        if !self.by_the_clock {
            // How long it took is never the same, and all else that is told of such a bot is.
            decision.thoughts.time = None;
        }
        decision
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use folsom_bots::Thoughts;
    use folsom_rules::{Choice, Game, Preset, Setup, Viewer};

    use super::*;

    /// Always takes a second for the same.
    struct Steady;

    impl Bot for Steady {
        fn decide(&mut self, _: &View) -> Decision {
            let thoughts = Thoughts { time: Some(Duration::from_secs(1)), ..Thoughts::default() };
            Decision { choice: Choice::Draw, thoughts }
        }
    }

    #[test]
    fn only_those_who_think_by_the_clock_say_how_long_they_took() {
        let game = Game::new(&Setup::new(Preset::Ru18Advanced, 3), Seed::from_number(1)).expect("a table");
        let time = |by_the_clock| {
            let mut player = Player { bot: Box::new(Steady), by_the_clock };
            player.decide(&game.view(Viewer::Spectator)).thoughts.time
        };
        assert_eq!(time(false), None);
        assert_eq!(time(true), Some(Duration::from_secs(1)));
    }
}
