//! What a table has agreed on.

use folsom_protocol::SetupJson;
use folsom_rules as rules;
use folsom_rules::Named;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::convert::{to_python, wrong};

/// What a table has agreed on before the first card.
///
/// `preset` is a rulebook (`folsom.PRESETS`), `seats` how many play. Everything else is as usual if it is left out:
///
/// - `switches`: rules that are otherwise than in the rulebook, such as `{"expert": "on"}`
/// - `pairs`: three play with two bandits each
/// - `admitted`: the bandits to choose or draw from
/// - `cast`: `"random"`, `"choose"`, or a bandit for each seat
/// - `cars`: the cars behind the locomotive, front to rear
#[pyclass(frozen, eq, module = "folsom", from_py_object)]
#[derive(Clone, PartialEq)]
pub(crate) struct Setup(pub(crate) rules::Setup);

#[pymethods]
impl Setup {
    #[new]
    #[pyo3(signature = (preset = "ru18-advanced", seats = 4, **others))]
    fn new(preset: &str, seats: usize, others: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let mut form = serde_json::json!({ "preset": preset, "seats": seats });
        if let Some(others) = others {
            let text: String = others.py().import("json")?.call_method1("dumps", (others,))?.extract()?;
            let others: serde_json::Value = serde_json::from_str(&text).map_err(wrong)?;
            for (key, value) in
                others.as_object().into_iter().flatten().filter(|(_, value)| !value.is_null())
            {
                form[key] = value.clone();
            }
        }
        let form: SetupJson = serde_json::from_value(form).map_err(wrong)?;
        rules::Setup::try_from(form).map(Self).map_err(wrong)
    }

    /// How many play.
    #[getter]
    fn seats(&self) -> usize {
        self.0.seats
    }

    /// The rulebook that the rules are nearest to.
    #[getter]
    fn preset(&self) -> &'static str {
        self.0.rules.nearest().0.name()
    }

    /// The rules in one line.
    #[getter]
    fn rules(&self) -> String {
        self.0.rules.to_string()
    }

    /// Which list of actions and which observations belong to it: `base` or `couriers`.
    #[getter]
    fn layout(&self) -> &'static str {
        folsom_gym::Layout::of(&self.0.rules).name()
    }

    /// As a dictionary that makes the same again: `Setup(**setup.to_dict())`.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &SetupJson::from(&self.0))
    }

    fn __repr__(&self) -> String {
        format!("Setup({:?}, seats={})", self.rules(), self.0.seats)
    }
}

/// The usual table.
pub(crate) fn or_usual(setup: Option<Setup>) -> rules::Setup {
    setup.map_or_else(|| rules::Setup::new(rules::Preset::Ru18Advanced, 4), |setup| setup.0)
}
