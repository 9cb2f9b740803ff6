//! What one viewer may know.

use folsom_protocol::{ChoicesJson, ViewJson};
use folsom_rules as rules;
use folsom_rules::text::{eyes, notation};
use folsom_rules::{Indexed, Named};
use pyo3::prelude::*;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::convert::{number, to_python, wrong};
use crate::game::Game;

/// More worlds than anybody wants at once.
const MOST_WORLDS: usize = 1_000_000;

/// Everything that one viewer may know of a game, and nothing else.
#[pyclass(frozen, module = "folsom")]
pub(crate) struct View(pub(crate) Box<rules::View>);

impl View {
    pub(crate) fn of(view: rules::View) -> Self {
        Self(Box::new(view))
    }
}

/// A view as a picture: SVG, in the art of the web client.
#[pyfunction]
pub(crate) fn draw(view: &View) -> String {
    folsom_drawing::draw(&view.0)
}

#[pymethods]
impl View {
    /// Whose view it is: a seat counted from 0, or None for somebody who only watches.
    #[getter]
    fn viewer(&self) -> Option<usize> {
        self.0.viewer.seat().map(Indexed::index)
    }

    /// Whether it is this viewer who is asked.
    #[getter]
    fn asked(&self) -> bool {
        self.0.choices().is_some()
    }

    /// The view as a dictionary: the protocol's JSON (docs/bot-protocol.md).
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &ViewJson::from(&*self.0))
    }

    /// What can be chosen, as a dictionary: each choice in words and as data; None if this viewer is not asked.
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &ChoicesJson::of(&self.0))
    }

    /// Every legal choice in words; none if this viewer is not asked.
    fn choices(&self) -> Vec<String> {
        let Some((choices, prompt)) = self.0.choices().zip(self.0.board.prompt) else { return Vec::new() };
        choices.iter().map(|choice| notation::write_choice(choice, &self.0.board, prompt.seat)).collect()
    }

    /// The view as text for people.
    fn text(&self) -> String {
        let lines = eyes::write_view(&self.0);
        let width = lines.iter().map(|(key, _)| key.chars().count()).max().unwrap_or_default();
        lines.iter().map(|(key, value)| format!("{key:width$}  {value}\n")).collect()
    }

    /// Draws `n` whole games that look to this viewer exactly like the one it plays in: where a search begins.
    ///
    /// It is for whoever has to decide. With `whenever=True` others may draw too.
    #[pyo3(signature = (n = 1, seed = None, *, whenever = false))]
    fn worlds(
        &self,
        py: Python<'_>,
        n: usize,
        seed: Option<&Bound<'_, PyAny>>,
        whenever: bool,
    ) -> PyResult<Vec<Game>> {
        if n > MOST_WORLDS {
            return Err(wrong(format!("{n} worlds are more than {MOST_WORLDS}")));
        }
        if !whenever && !self.asked() {
            let who = self.0.viewer.name();
            let reason = match self.0.board.prompt {
                Some(prompt) => {
                    format!("{who} is not asked, but {}; `whenever=True` draws all the same", prompt.seat)
                }
                None => "the game is over: nothing is left to imagine".to_owned(),
            };
            return Err(wrong(reason));
        }
        let seed = seed.map(|value| number(value, "a seed")).transpose()?.unwrap_or(0);
        let view = &self.0;
        py.detach(|| {
            let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
            let worlds = view.worlds();
            Ok((0..n).map(|_| Game::of(worlds.draw(&mut dice))).collect())
        })
    }

    fn __repr__(&self) -> String {
        format!("<View of {}: round {}>", self.0.viewer.name(), self.0.board.round + 1)
    }
}
