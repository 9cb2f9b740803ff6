//! Opponents, and matches between them.

use std::num::NonZeroUsize;
use std::sync::Mutex;

use folsom_bots as bots;
use folsom_bots::arena::{Estimate, Match, Player};
use folsom_bots::{Decision, Entrant, Value};
use folsom_rules::Seed;
use folsom_rules::text::notation::write_choice;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::convert::{number, wrong};
use crate::setup::{Setup, or_usual};
use crate::view::View;

/// A bot with dice of its own: `legend`, `legend@50ms`, `legend@2000`, `outlaw`, `random` … (docs/bots.md).
#[pyclass(module = "folsom")]
pub(crate) struct Bot {
    name: Entrant,
    // Python may hold it in several threads; whoever asks has it alone.
    bot: Mutex<Box<dyn bots::Bot>>,
}

/// A bot by its name.
pub(crate) fn entrant(name: &str) -> PyResult<Entrant> {
    name.parse().map_err(wrong)
}

impl Bot {
    fn asked(&mut self, py: Python<'_>, view: &View) -> PyResult<Decision> {
        if view.0.choices().is_none() {
            return Err(wrong(format!("{} is not asked, so there is nothing to decide", view.0.viewer)));
        }
        let bot = self.bot.get_mut().map_err(|_| wrong("the bot has failed before"))?;
        Ok(py.detach(|| bot.decide(&view.0)))
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, seed = None))]
    fn new(name: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let seed = seed.map(|value| number(value, "a seed")).transpose()?.unwrap_or(0);
        let name = entrant(name)?;
        let bot = Mutex::new(name.bot(seed).map_err(wrong)?);
        Ok(Self { name, bot })
    }

    /// As it was asked for.
    #[getter]
    fn name(&self) -> String {
        self.name.to_string()
    }

    /// Decides for the viewer of this view, which must be asked: a choice in words.
    fn decide(&mut self, py: Python<'_>, view: &View) -> PyResult<String> {
        let decision = self.asked(py, view)?;
        Ok(write_choice(decision.choice, &view.0.board, view.0.viewer.seat().unwrap_or_default()))
    }

    /// Decides, and tells what it thought: `choice`, `candidates` (choice, value, tries; the best first) and `iterations`. A value is
    /// a chance to win, or dollars.
    fn think<'py>(&mut self, py: Python<'py>, view: &View) -> PyResult<Bound<'py, PyDict>> {
        let decision = self.asked(py, view)?;
        let words = |choice| write_choice(choice, &view.0.board, view.0.viewer.seat().unwrap_or_default());
        let told = PyDict::new(py);
        told.set_item("choice", words(decision.choice))?;
        let weighed = |candidate: &bots::Candidate| {
            let value = match candidate.value {
                Value::Chance(chance) => f64::from(chance),
                Value::Dollars(dollars) => f64::from(dollars),
            };
            (words(candidate.choice), value, candidate.tries)
        };
        told.set_item("candidates", decision.thoughts.candidates.iter().map(weighed).collect::<Vec<_>>())?;
        told.set_item("iterations", decision.thoughts.iterations)?;
        Ok(told)
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?})", self.name())
    }
}

/// A match between bots over mirrored deals, one for each seat, as `folsom arena` plays it. Tells `games`, `parity` and the `players`
/// in their order.
#[pyfunction]
#[pyo3(signature = (entrants, games = 400, setup = None, seed = None, threads = None))]
pub(crate) fn arena<'py>(
    py: Python<'py>,
    entrants: Vec<String>,
    games: usize,
    setup: Option<Setup>,
    seed: Option<&Bound<'_, PyAny>>,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyDict>> {
    let entrants = entrants.iter().map(|name| entrant(name)).collect::<PyResult<Vec<_>>>()?;
    let seed = seed.map(crate::convert::seed).transpose()?.unwrap_or(Seed::from_number(0));
    let threads = NonZeroUsize::new(threads.unwrap_or_else(crate::batch::all_cores))
        .ok_or_else(|| wrong("at least one thread is needed"))?;
    let contest = Match { setup: or_usual(setup), entrants, games, seed, threads };
    let report = py.detach(|| contest.play(&|_| ())).map_err(wrong)?;
    let told = PyDict::new(py);
    told.set_item("games", report.games)?;
    told.set_item("parity", report.parity)?;
    let players = report.players.iter().map(|player| tell(py, player)).collect::<PyResult<Vec<_>>>()?;
    told.set_item("players", players)?;
    Ok(told)
}

fn tell<'py>(py: Python<'py>, player: &Player) -> PyResult<Bound<'py, PyDict>> {
    let Estimate { mean, low, high } = player.share;
    let told = PyDict::new(py);
    told.set_item("name", &player.name)?;
    told.set_item("share", mean)?;
    told.set_item("low", low)?;
    told.set_item("high", high)?;
    told.set_item("money", player.money)?;
    Ok(told)
}
