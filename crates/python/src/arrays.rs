//! Observations as arrays of NumPy's.

use folsom_gym::Layout;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::convert::wrong;

/// How observations are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// As they are.
    Bytes,
    /// Scaled to about 0 to 1.
    Floats,
}

impl Kind {
    /// `uint8` or `float32`.
    pub(crate) fn read(name: &str) -> PyResult<Self> {
        match name {
            "uint8" => Ok(Self::Bytes),
            "float32" => Ok(Self::Floats),
            other => Err(wrong(format!("observations are `uint8` or `float32`, not `{other}`"))),
        }
    }

    /// A new array with what is written as bytes.
    pub(crate) fn array<'py>(
        self,
        py: Python<'py>,
        layout: Layout,
        len: usize,
        make: impl FnOnce(&mut [u8]),
    ) -> PyResult<Bound<'py, PyAny>> {
        match self {
            Self::Bytes => {
                let array = PyArray1::<u8>::zeros(py, len, false);
                make(array.readwrite().as_slice_mut().map_err(not_contiguous)?);
                Ok(array.into_any())
            }
            Self::Floats => {
                let mut bytes = [0; 8192];
                let bytes = &mut bytes[..len];
                make(bytes);
                let array = PyArray1::<f32>::zeros(py, len, false);
                layout.to_floats(bytes, array.readwrite().as_slice_mut().map_err(not_contiguous)?);
                Ok(array.into_any())
            }
        }
    }
}

/// Arrays are written from front to end.
pub(crate) fn not_contiguous(_: numpy::AsSliceError) -> PyErr {
    PyTypeError::new_err("arrays must be contiguous, as numpy.zeros makes them")
}
