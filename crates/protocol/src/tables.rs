//! The tables that tests are tried at, and games of random choices at them.

use folsom_rules::{
    BanditSet, CarKind, Cast, Choice, Event, Game, Preset, RuleSet, Seed, Setup, Viewer, below,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Every preset with every number of seats, as printed and for experts, with pairs, and with all nine bandits to
/// choose from; and two with everything named.
pub(crate) fn every_kind() -> Vec<Setup> {
    let mut tables = Vec::new();
    for &preset in Preset::ALL {
        for (seats, pairs) in (2..=9).map(|seats| (seats, false)).chain([(3, true)]) {
            let plain = Setup { pairs, ..Setup::new(preset, seats) };
            let expert = RuleSet { expert: true, ..plain.rules };
            tables.push(plain.clone());
            tables.push(Setup {
                rules: expert,
                admitted: BanditSet::ALL,
                cast: Cast::Choose,
                ..plain.clone()
            });
            tables.push(Setup { admitted: BanditSet::ALL, cast: Cast::Choose, ..plain });
        }
    }
    use folsom_rules::Bandit::{Belle, Cheyenne, Doc, Ghost, Tuco};
    tables.push(Setup {
        cast: Cast::Named(vec![Doc, Tuco, Cheyenne]),
        cars: Some(vec![CarKind::Mail, CarKind::Saloon, CarKind::Dining]),
        ..Setup::new(Preset::UaAdvanced, 3)
    });
    tables.push(Setup { cast: Cast::Named(vec![Ghost, Tuco, Belle, Doc]), ..Setup::new(Preset::Pl15, 2) });
    tables.retain(|setup| setup.check().is_ok());
    tables
}

/// A game in which every choice is left to chance.
pub(crate) struct RandomGame {
    pub(crate) game: Game,
    /// What happened in the last step; at first, what happened before the first question.
    pub(crate) events: Vec<Event>,
    dice: Xoshiro256PlusPlus,
}

impl RandomGame {
    pub(crate) fn start(setup: &Setup, number: u64) -> Self {
        let mut events = Vec::new();
        let game = Game::start(setup, Seed::from_number(number), &mut events).expect("a legal table");
        Self { game, events, dice: Xoshiro256PlusPlus::seed_from_u64(number) }
    }

    /// Makes a random choice, unless the game is over.
    pub(crate) fn advance(&mut self) -> Option<Choice> {
        self.game.prompt()?;
        let choices = self.game.choices();
        let choice = choices.get(below(&mut self.dice, choices.len()));
        self.events.clear();
        self.game.choose(choice, &mut self.events).expect("an offered choice is legal");
        Some(choice)
    }

    /// Everybody who can look at the game.
    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        self.game.board().seats().map(Viewer::Seat).chain([Viewer::Spectator])
    }
}
