//! Between Python's values and ours. Whatever is wrong becomes an exception that says why.

use folsom_rules::{Indexed, Named, Seat, Seed, Viewer};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyString};
use serde::Serialize;

/// A `ValueError` with a reason.
pub(crate) fn wrong(reason: impl ToString) -> PyErr {
    PyValueError::new_err(reason.to_string())
}

/// A value as Python's dictionaries, lists and strings.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(wrong)?;
    py.import("json")?.call_method1("loads", (text,))
}

/// A seed: a number, or 64 hexadecimal digits.
pub(crate) fn seed(value: &Bound<'_, PyAny>) -> PyResult<Seed> {
    if let Ok(text) = value.cast::<PyString>() {
        return Seed::from_hex(text.to_str()?)
            .ok_or_else(|| wrong("a seed is a number or 64 hexadecimal digits"));
    }
    number(value, "a seed").map(Seed::from_number)
}

/// A number from 0 to 2⁶⁴ − 1.
pub(crate) fn number(value: &Bound<'_, PyAny>, what: &str) -> PyResult<u64> {
    if value.is_instance_of::<PyBool>() {
        return Err(PyTypeError::new_err(format!("{what} is a number, not a bool")));
    }
    value.extract().map_err(|error: PyErr| {
        if error.is_instance_of::<PyTypeError>(value.py()) {
            PyTypeError::new_err(format!("{what} is a whole number, not {}", kind(value)))
        } else {
            wrong(format!("{what} is a number from 0 to 2**64 - 1"))
        }
    })
}

/// What Python calls the type of a value.
fn kind(value: &Bound<'_, PyAny>) -> String {
    value.get_type().name().map_or_else(|_| "that".to_owned(), |name| name.to_string())
}

/// A seat of a table with so many, counted from nought.
pub(crate) fn seat(number: i64, seats: usize) -> PyResult<Seat> {
    let index = usize::try_from(number).ok().filter(|&index| index < seats);
    index.map(Seat::at).ok_or_else(|| {
        wrong(format!("there is no seat {number}: seats are counted from 0 to {}", seats - 1))
    })
}

/// Whose eyes: a seat's number, its name (`seat1` is the first), or `spectator`.
pub(crate) fn viewer(value: &Bound<'_, PyAny>, seats: usize) -> PyResult<Viewer> {
    if let Ok(text) = value.cast::<PyString>() {
        let name = text.to_str()?;
        let known =
            Viewer::from_name(name).filter(|viewer| viewer.seat().is_none_or(|seat| seat.index() < seats));
        return known
            .ok_or_else(|| wrong(format!("`{name}` is nobody here: seat1 to seat{seats}, or spectator")));
    }
    let number: i64 = value.extract().map_err(|_| {
        PyTypeError::new_err(format!("a viewer is a seat's number or a name, not {}", kind(value)))
    })?;
    seat(number, seats).map(Viewer::Seat)
}
