//! Many games at once, and trials: thin over `folsom_gym::Batch`. Arrays belong to the caller.

use std::sync::Mutex;

use folsom_bots::arena::Estimate;
use folsom_gym as gym;
use folsom_gym::{Numbers, Reward, Rows, Sitter, Terms};
use folsom_rules::Seed;
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2, PyUntypedArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::arrays::not_contiguous;
use crate::bots::entrant;
use crate::convert::{number, wrong};
use crate::setup::{Setup, or_usual};

/// How many threads there can usefully be.
pub(crate) fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, Into::into)
}

/// More games at a time than anybody has memory for.
const MOST_GAMES: usize = 1 << 20;

fn checked(games: usize, threads: Option<usize>) -> PyResult<(usize, usize)> {
    if games > MOST_GAMES {
        return Err(wrong(format!("{games} games at a time are more than {MOST_GAMES}")));
    }
    match threads.unwrap_or_else(all_cores) {
        0 => Err(wrong("at least one thread is needed")),
        threads => Ok((games, threads.min(games.max(1)).min(1024))),
    }
}

/// Observations of either kind, borrowed for a step.
enum Array<'py> {
    Bytes(PyReadwriteArray2<'py, u8>),
    Floats(PyReadwriteArray2<'py, f32>),
}

impl<'py> Array<'py> {
    fn read(value: &Bound<'py, PyAny>, name: &str, shape: [usize; 2]) -> PyResult<Self> {
        let array = if let Ok(bytes) = value.extract() {
            Self::Bytes(bytes)
        } else if let Ok(floats) = value.extract() {
            Self::Floats(floats)
        } else {
            let reason = format!(
                "`{name}` must be a writeable NumPy array of uint8 or float32 with two dimensions, not used twice"
            );
            return Err(PyTypeError::new_err(reason));
        };
        let found = match &array {
            Self::Bytes(array) => array.shape().to_vec(),
            Self::Floats(array) => array.shape().to_vec(),
        };
        check_shape(name, &shape, &found)?;
        Ok(array)
    }

    fn numbers(&mut self) -> PyResult<Numbers<'_>> {
        match self {
            Self::Bytes(array) => array.as_slice_mut().map(Numbers::Bytes),
            Self::Floats(array) => array.as_slice_mut().map(Numbers::Floats),
        }
        .map_err(not_contiguous)
    }
}

fn check_shape(name: &str, needed: &[usize], found: &[usize]) -> PyResult<()> {
    if needed == found {
        return Ok(());
    }
    Err(wrong(format!("`{name}` has the shape {found:?}, but {needed:?} is needed")))
}

/// Everything a batch writes to, borrowed for a step.
struct Arrays<'py> {
    observations: Array<'py>,
    oracle: Option<Array<'py>>,
    masks: PyReadwriteArray2<'py, bool>,
    seats: PyReadwriteArray1<'py, i64>,
    rewards: PyReadwriteArray2<'py, f32>,
    dones: PyReadwriteArray1<'py, bool>,
}

/// Takes an array out of what the caller gave, and says which was wrong.
fn borrow<'a, 'py, T: FromPyObject<'a, 'py>>(
    value: &'a Bound<'py, PyAny>,
    name: &str,
    wanted: &str,
) -> PyResult<T> {
    value.extract().map_err(|_| {
        PyTypeError::new_err(format!(
            "`{name}` must be a writeable NumPy array of {wanted}, not used twice"
        ))
    })
}

impl<'py> Arrays<'py> {
    fn read(buffers: &Bound<'py, PyAny>, batch: &gym::Batch) -> PyResult<Self> {
        let (games, layout) = (batch.games(), batch.layout());
        let get = |name: &str| buffers.getattr(name);
        let oracle = get("oracle")?;
        let arrays = Self {
            observations: Array::read(
                &get("observations")?,
                "observations",
                [games, layout.observation()],
            )?,
            oracle: match oracle.is_none() {
                true => None,
                false => Some(Array::read(&oracle, "oracle", [games, layout.oracle()])?),
            },
            masks: borrow(&get("masks")?, "masks", "bool with two dimensions")?,
            seats: borrow(&get("seats")?, "seats", "int64 with one dimension")?,
            rewards: borrow(&get("rewards")?, "rewards", "float32 with two dimensions")?,
            dones: borrow(&get("dones")?, "dones", "bool with one dimension")?,
        };
        check_shape("masks", &[games, layout.answers()], arrays.masks.shape())?;
        check_shape("seats", &[games], arrays.seats.shape())?;
        check_shape("rewards", &[games, batch.setup().seats], arrays.rewards.shape())?;
        check_shape("dones", &[games], arrays.dones.shape())?;
        Ok(arrays)
    }

    fn rows(&mut self) -> PyResult<Rows<'_>> {
        Ok(Rows {
            observations: self.observations.numbers()?,
            oracle: self.oracle.as_mut().map(Array::numbers).transpose()?,
            masks: self.masks.as_slice_mut().map_err(not_contiguous)?,
            seats: self.seats.as_slice_mut().map_err(not_contiguous)?,
            rewards: self.rewards.as_slice_mut().map_err(not_contiguous)?,
            dones: self.dones.as_slice_mut().map_err(not_contiguous)?,
        })
    }
}

fn reset(py: Python<'_>, batch: &mut gym::Batch, buffers: &Bound<'_, PyAny>) -> PyResult<()> {
    let mut arrays = Arrays::read(buffers, batch)?;
    let rows = arrays.rows()?;
    py.detach(|| batch.reset(rows)).map_err(wrong)
}

fn step(
    py: Python<'_>,
    batch: &mut gym::Batch,
    actions: &Bound<'_, PyAny>,
    buffers: &Bound<'_, PyAny>,
) -> PyResult<()> {
    let reason = "`actions` must be a NumPy array of int64 with one dimension";
    let actions: PyReadonlyArray1<'_, i64> = actions.extract().map_err(|_| PyTypeError::new_err(reason))?;
    check_shape("actions", &[batch.games()], actions.shape())?;
    let actions = actions.as_slice().map_err(not_contiguous)?;
    let mut arrays = Arrays::read(buffers, batch)?;
    let rows = arrays.rows()?;
    py.detach(|| batch.step(actions, rows)).map_err(wrong)
}

fn failed<T>(_: T) -> PyErr {
    wrong("the batch has failed before")
}

/// Games side by side, without the arrays: `folsom.Batch` has those.
#[pyclass(module = "folsom._folsom")]
pub(crate) struct Batch(Mutex<gym::Batch>);

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (games, setup = None, seed = None, bots = None, reward = "share", threads = None))]
    fn new(
        games: usize,
        setup: Option<Setup>,
        seed: Option<&Bound<'_, PyAny>>,
        bots: Option<Vec<Option<String>>>,
        reward: &str,
        threads: Option<usize>,
    ) -> PyResult<Self> {
        let reward = match reward {
            "share" => Reward::Share,
            "money" => Reward::Money,
            other => return Err(wrong(format!("rewards are `share` or `money`, not `{other}`"))),
        };
        let sitter = |bot: Option<String>| match bot {
            Some(name) => entrant(&name).map(Sitter::Bot),
            None => Ok(Sitter::Learner),
        };
        let sitters = bots.unwrap_or_default().into_iter().map(sitter).collect::<PyResult<Vec<_>>>()?;
        let (games, threads) = checked(games, threads)?;
        let seed = seed.map(|value| number(value, "a seed")).transpose()?.unwrap_or(0);
        let terms = Terms { setup: or_usual(setup), sitters };
        gym::Batch::new(games, terms, seed, reward, threads)
            .map(|batch| Self(Mutex::new(batch)))
            .map_err(wrong)
    }

    /// Begins all games anew.
    fn reset(&mut self, py: Python<'_>, buffers: &Bound<'_, PyAny>) -> PyResult<()> {
        reset(py, self.0.get_mut().map_err(failed)?, buffers)
    }

    /// Takes an action in each game.
    fn step(
        &mut self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        buffers: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        step(py, self.0.get_mut().map_err(failed)?, actions, buffers)
    }

    /// Games, seats, actions, numbers of an observation, and of an oracle's.
    #[getter]
    fn shape(&mut self) -> PyResult<(usize, usize, usize, usize, usize)> {
        Ok(shape(self.0.get_mut().map_err(failed)?))
    }
}

fn shape(batch: &gym::Batch) -> (usize, usize, usize, usize, usize) {
    let layout = batch.layout();
    (batch.games(), batch.setup().seats, layout.answers(), layout.observation(), layout.oracle())
}

/// Deal, rotation, the learner's share, all shares, the learner's dollars.
type EndedGame = (usize, usize, f64, f64, u32);

/// A learner's games against bots over mirrored deals, without the arrays: `folsom.evaluate` has those.
#[pyclass(module = "folsom._folsom")]
pub(crate) struct Trial(Mutex<gym::Batch>);

#[pymethods]
impl Trial {
    #[new]
    #[pyo3(signature = (games, against, deals, setup = None, seed = None, threads = None))]
    fn new(
        games: usize,
        against: Vec<String>,
        deals: usize,
        setup: Option<Setup>,
        seed: Option<&Bound<'_, PyAny>>,
        threads: Option<usize>,
    ) -> PyResult<Self> {
        let against = against.iter().map(|name| entrant(name)).collect::<PyResult<Vec<_>>>()?;
        let seed = seed.map(crate::convert::seed).transpose()?.unwrap_or(Seed::from_number(0));
        let (games, threads) = checked(games, threads)?;
        let batch = gym::Batch::trial(games, or_usual(setup), against, deals, seed, threads);
        batch.map(|batch| Self(Mutex::new(batch))).map_err(wrong)
    }

    /// Begins.
    fn reset(&mut self, py: Python<'_>, buffers: &Bound<'_, PyAny>) -> PyResult<()> {
        reset(py, self.0.get_mut().map_err(failed)?, buffers)
    }

    /// Takes an action in each game that is not over.
    fn step(
        &mut self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        buffers: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        step(py, self.0.get_mut().map_err(failed)?, actions, buffers)
    }

    /// Games that have ended since it was last asked: deal, rotation, the learner's share, all shares, the learner's dollars.
    fn take_ended(&mut self) -> PyResult<Vec<EndedGame>> {
        let ended = self.0.get_mut().map_err(failed)?.take_ended();
        Ok(ended
            .into_iter()
            .map(|game| (game.deal, game.rotation, game.share, game.given_out, game.money))
            .collect())
    }

    /// As of a batch.
    #[getter]
    fn shape(&mut self) -> PyResult<(usize, usize, usize, usize, usize)> {
        Ok(shape(self.0.get_mut().map_err(failed)?))
    }
}

/// The mean of shares, one for each deal, and the 95 % interval, a deal being so many games: as in the arena.
#[pyfunction]
pub(crate) fn interval(shares: Vec<f64>, games_per_deal: usize) -> PyResult<(f64, f64, f64)> {
    if shares.is_empty() || games_per_deal == 0 || shares.iter().any(|share| !(0.0..=1.0).contains(share)) {
        return Err(wrong(
            "an interval needs shares from 0 to 1, at least one, and at least one game in a deal",
        ));
    }
    let Estimate { mean, low, high } = Estimate::from_deals(&shares, games_per_deal);
    Ok((mean, low, high))
}
