//! The tables that are tried, and a game of random choices at one of them.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bandit::BanditSet;
use crate::board::{Format, Stage};
use crate::chance::{Seed, below};
use crate::choice::Choice;
use crate::event::Event;
use crate::game::Game;
use crate::loot::Token;
use crate::ruleset::{Couriers, Preset, RuleSet};
use crate::setup::{Cast, Setup};
use crate::train::Place;
use crate::viewer::Viewer;

/// How many tables have their switches thrown at random.
const MIXES: u64 = 60;

/// One in so many of the usual games is played at a table of the expansion: they are long.
const LONG: u64 = 4;

/// Longer than any game can take; a game that asks more often hangs.
const MAX_STEPS: usize = 3000;

/// How many games to play at each table: `FOLSOM_GAMES` if it is set.
pub(super) fn games(usual: u64) -> u64 {
    std::env::var("FOLSOM_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Every edition with every number of players, as printed, for experts, with pairs, with all nine
/// bandits to choose from; the expansion with every number of players, with and without abilities and
/// for experts; and mixes of all switches.
pub(crate) fn tables() -> Vec<Setup> {
    let mut tables = Vec::new();
    for &preset in Preset::BASE {
        for (seats, pairs) in [(2, false), (3, false), (3, true), (4, false), (5, false), (6, false)] {
            for expert in [false, true] {
                let plain = Setup { pairs, ..Setup::new(preset, seats) };
                let rules = RuleSet { expert, ..plain.rules };
                let all_nine = BanditSet::ALL;
                tables.push(Setup { rules, ..plain.clone() });
                tables.push(Setup { rules, admitted: all_nine, cast: Cast::Choose, ..plain });
            }
        }
    }
    for preset in [Preset::Couriers, Preset::CouriersBetrayal] {
        for seats in 3..=9 {
            let plain = Setup::new(preset, seats);
            let rules = plain.rules;
            let expert = RuleSet { expert: true, ..rules };
            let unable = RuleSet { abilities: false, expert: seats % 2 == 0, ..rules };
            tables.push(plain.clone());
            tables.push(Setup { rules: expert, cast: Cast::Choose, ..plain.clone() });
            tables.push(Setup { rules: unable, ..plain });
        }
    }
    tables.extend((0..MIXES).map(mixed_table));
    tables.retain(|setup| setup.check().is_ok());
    tables
}

/// A table with every switch, the seats and the casting left to chance.
fn mixed_table(number: u64) -> Setup {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut draw = |bound: usize| below(&mut rng, bound);
    let mut rules = RuleSet::from(Preset::Ru14);
    for switch in RuleSet::SWITCHES {
        let value = switch.values[draw(switch.values.len())];
        rules.set(switch.name, value).expect("the switch names its own values");
    }
    let seats = match rules.couriers {
        Couriers::Off => 2 + draw(5),
        Couriers::Normal => 3 + draw(7),
        Couriers::Betrayal => 4 + draw(6),
    };
    let with_couriers = rules.couriers != Couriers::Off;
    Setup {
        pairs: !with_couriers && seats == 3 && rules.three_player_pairs && draw(2) == 0,
        admitted: if draw(3) == 0 && seats <= 6 { BanditSet::BASE } else { BanditSet::ALL },
        cast: if draw(2) == 0 { Cast::Choose } else { Cast::Random },
        ..Setup::new(rules, seats)
    }
}

fn name(setup: &Setup) -> String {
    let nine = if setup.admitted == BanditSet::ALL { ", all nine" } else { "" };
    let pairs = if setup.format() == Ok(Format::Single) { "" } else { ", two bandits each" };
    format!("{}, {} seats{pairs}{nine}, cast {:?}", setup.rules, setup.seats, setup.cast)
}

/// A game in which every choice is left to chance.
pub(super) struct Run {
    pub(super) setup: Setup,
    pub(super) number: u64,
    pub(super) step: usize,
    pub(super) game: Game,
    /// What happened in the last step; at first, what happened before the first question.
    pub(super) events: Vec<Event>,
    rng: Xoshiro256PlusPlus,
}

impl Run {
    pub(super) fn start(setup: &Setup, number: u64) -> Self {
        let mut events = Vec::new();
        let game = Game::start(setup, Seed::from_number(number), &mut events).expect("a legal table");
        let rng = Xoshiro256PlusPlus::seed_from_u64(number);
        Self { setup: setup.clone(), number, step: 0, game, events, rng }
    }

    /// A game of the expansion in which somebody has robbed everything on the armored train already: in
    /// games of random choices few get there. Not if the table has to choose its bandits first.
    pub(super) fn start_rich(setup: &Setup, number: u64) -> Option<Self> {
        let mut run = Self::start(setup, number);
        if run.game.board.stage == Stage::Casting {
            return None;
        }
        let prompt = run.game.board.prompt.take();
        let home = run.game.board.place;
        let trains = run.game.board.trains;
        let places = trains.cars().flat_map(|car| [car.inside(), car.roof()]);
        for place in places.filter(|place| !trains.is_first(place.car())) {
            for token in run.game.board.loot.at[place].iter() {
                run.rob_somehow(place, token)?;
            }
        }
        run.game.board.place = home;
        run.game.board.prompt = prompt;
        Some(run)
    }

    /// One of few robs this token, so that they have several of a kind; a document that may be put back is
    /// put back at first, so that all know something of it.
    fn rob_somehow(&mut self, place: Place, token: Token) -> Option<()> {
        for attempt in 0..4 {
            let bandit = self.game.board.bandits.nth(below(&mut self.rng, 3))?;
            self.game.board.place[bandit] = place;
            self.game.rob(bandit, token, &mut ());
            if self.game.board.prompt.take().is_none() {
                break;
            }
            let rights = self.game.board.document_rights(bandit, self.game.secret.purses.worth[token]);
            let keep = rights.may_keep && (attempt > 0 || !rights.may_put_back);
            self.game.decide_document(bandit, token, keep, &mut ());
            if keep {
                break;
            }
        }
        Some(())
    }

    /// Makes a random choice, unless the game is over.
    pub(super) fn advance(&mut self) -> Option<Choice> {
        self.game.prompt()?;
        let choices = self.game.choices();
        let choice = choices.get(below(&mut self.rng, choices.len()));
        self.step += 1;
        assert!(self.step < MAX_STEPS, "the game goes on for ever");
        self.events.clear();
        self.game.choose(choice, &mut self.events).expect("an offered choice is legal");
        Some(choice)
    }

    /// Everybody who can look at the game.
    pub(super) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        self.game.board.seats().map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// A generator for the test's own needs: it does not disturb the random choices of the game.
    pub(super) fn side_rng(&self) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(self.number << 32 | self.step as u64)
    }
}

/// Whatever fails, a rule or a test: it is told where.
impl Drop for Run {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("FAILED at {}: game {}, step {}", name(&self.setup), self.number, self.step);
        }
    }
}

/// Starts `usual` games at every table, or as many as `FOLSOM_GAMES` says; fewer of the expansion.
pub(super) fn each_game(usual: u64, mut try_out: impl FnMut(Run)) {
    for setup in tables() {
        let long = setup.rules.couriers != Couriers::Off;
        let count = if long { games(usual).div_ceil(LONG) } else { games(usual) };
        for number in 0..count {
            try_out(Run::start(&setup, number));
        }
    }
}

/// Looks at every game before its first question and after every choice.
pub(super) fn at_every_step(usual: u64, mut look: impl FnMut(&Run)) {
    each_game(usual, |mut run| {
        look(&run);
        while run.advance().is_some() {
            look(&run);
        }
    });
}

#[test]
fn the_tables_are_of_every_kind() {
    let tables = tables();
    let has = |wanted: &dyn Fn(&Setup) -> bool| tables.iter().any(wanted);
    for &preset in Preset::ALL {
        let seats = match RuleSet::from(preset).couriers {
            Couriers::Off => 2..=6,
            Couriers::Normal => 3..=9,
            Couriers::Betrayal => 4..=9,
        };
        for seats in seats {
            assert!(has(&|t| t.rules == preset.into() && t.seats == seats), "{preset} with {seats} seats");
        }
    }
    for format in [Format::Single, Format::Team2014, Format::Pairs2018] {
        assert!(has(&|t| t.format() == Ok(format)));
    }
    assert!(has(&|t| t.pairs && t.seats == 3));
    assert!(has(&|t| t.rules.expert && t.admitted == BanditSet::ALL && t.seats == 6));
    for switch in RuleSet::SWITCHES {
        for value in switch.values {
            assert!(has(&|t| t.rules.value(switch) == *value), "{}={value}", switch.name);
        }
    }
}
