//! Lists: presets, levels, actions, fields; scenarios; games played by dice, to compare with.

use folsom_bots::Level;
use folsom_gym::{Group, Layout, OBSERVATION, ORACLE, Play};
use folsom_rules::text::scenario::Scenario;
use folsom_rules::{Game, Named, Preset, Seed, Setup as RulesSetup, below};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::convert::wrong;
use crate::setup::{Setup, or_usual};

/// Every preset with the numbers of seats it is for.
pub(crate) fn presets(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let presets = PyDict::new(py);
    for &preset in Preset::ALL {
        let seats: Vec<usize> =
            (1..=9).filter(|&seats| RulesSetup::new(preset, seats).check().is_ok()).collect();
        presets.set_item(preset.name(), seats)?;
    }
    Ok(presets)
}

/// The levels of bots, the weakest first.
pub(crate) fn levels() -> Vec<&'static str> {
    Level::ALL.map(Level::name).to_vec()
}

/// The list of actions and what observations are made of, for `"base"` or `"couriers"`: `actions` (names), `observation` (a name for
/// each number), `oracle` (the same), `scales` and `fields` (group, rows, column, numbers, what becomes 1.0, meaning).
#[pyfunction]
pub(crate) fn layout<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyDict>> {
    let found = Layout::ALL.into_iter().find(|layout| layout.name() == name);
    let layout =
        found.ok_or_else(|| wrong(format!("there is no layout `{name}`, only `base` and `couriers`")))?;
    let told = PyDict::new(py);
    let actions: Vec<String> =
        (0..layout.answers() as u16).filter_map(|number| layout.answer_name(number)).collect();
    told.set_item("actions", actions)?;
    told.set_item("observation", layout.number_names(false))?;
    told.set_item("oracle", layout.number_names(true))?;
    told.set_item("scales", layout.scales())?;
    let columns = |group: &'static Group| {
        let rows = (group.rows)(layout);
        group.columns.iter().map(move |column| {
            (group.name, rows, column.name, (column.len)(layout), column.top, column.meaning)
        })
    };
    told.set_item("fields", OBSERVATION.iter().chain(ORACLE).flat_map(columns).collect::<Vec<_>>())?;
    Ok(told)
}

/// A scenario: its title, what it covers, its line, and why it does not hold.
type Told = (String, Vec<String>, usize, Option<String>);

/// Runs the scenarios of a file (docs/scenarios.md): for each its title, the rules that it covers, its line, and why it does not
/// hold, or None.
#[pyfunction]
pub(crate) fn run_scenarios(text: &str) -> PyResult<Vec<Told>> {
    let run = |scenario: Scenario| {
        let failure = scenario.run().err().map(|error| error.to_string());
        (scenario.title, scenario.covers, scenario.line, failure)
    };
    Ok(Scenario::read(text).map_err(wrong)?.into_iter().map(run).collect())
}

/// Plays a game to its end within Rust: action after action, of those offered the one that `numbers` names next, taken modulo how
/// many there are. Tells each seat's dollars. It is there to be compared with the same game played from Python.
#[pyfunction]
#[pyo3(signature = (seed, dice, setup = None))]
pub(crate) fn play_out(seed: u64, dice: u64, setup: Option<Setup>) -> PyResult<(Vec<u32>, Vec<u16>)> {
    let mut play = Play::new(Game::new(&or_usual(setup), Seed::from_number(seed)).map_err(wrong)?);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(dice);
    let mut taken = Vec::new();
    while play.seat().is_some() {
        let offered: Vec<u16> = play.offered().iter().collect();
        let action = offered[below(&mut rng, offered.len())];
        play.answer(action.into()).map_err(wrong)?;
        taken.push(action);
    }
    let outcome = play.game().outcome().ok_or_else(|| wrong("the game has no end"))?;
    Ok((play.game().board().seats().map(|seat| outcome.score[seat].total()).collect(), taken))
}
