//! A game.

use folsom_gym::{Layout, Play};
use folsom_protocol::{OutcomeJson, ViewJson};
use folsom_rules as rules;
use folsom_rules::text::record::Record;
use folsom_rules::text::{notation, position};
use folsom_rules::{Indexed, Prompt, Seed, Viewer};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;

use crate::arrays::{Kind, not_contiguous};
use crate::convert::{seat, to_python, wrong};
use crate::setup::{Setup, or_usual};
use crate::view::View;

/// A game in progress: it asks one seat at a time for one decision, and refuses whatever the rules don't allow.
///
/// The same setup and seed give the same game on every machine. `seed` is a number, or 64 hexadecimal digits.
#[pyclass(module = "folsom")]
pub(crate) struct Game {
    play: Box<Play>,
    /// What made it what it is; nothing if it began from a position or as somebody's world.
    record: Option<Record>,
}

impl Game {
    pub(crate) fn of(game: rules::Game) -> Self {
        Self { play: Box::new(Play::new(game)), record: None }
    }

    pub(crate) fn game(&self) -> &rules::Game {
        self.play.game()
    }

    fn layout(&self) -> Layout {
        self.play.layout()
    }

    fn seats(&self) -> usize {
        usize::from(self.game().board().seats)
    }

    fn asked(&self) -> PyResult<Prompt> {
        self.game().prompt().ok_or_else(|| wrong("the game is over"))
    }

    fn note(&mut self, seat: rules::Seat, choice: rules::Choice) {
        if let Some(record) = &mut self.record {
            record.choices.push((seat, choice));
        }
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (setup = None, seed = None))]
    fn new(setup: Option<Setup>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let setup = or_usual(setup);
        let seed = seed.map(crate::convert::seed).transpose()?.unwrap_or(Seed::from_number(0));
        let game = rules::Game::new(&setup, seed).map_err(wrong)?;
        Ok(Self { record: Some(Record::new(setup, seed)), ..Self::of(game) })
    }

    /// A game from its record, as far as that goes.
    #[staticmethod]
    fn from_record(text: &str) -> PyResult<Self> {
        let record = Record::read(text).map_err(wrong)?;
        let game = record.replay(&mut ());
        Ok(Self { record: Some(record), ..Self::of(game) })
    }

    /// A game that goes on from a position (docs/notation.md).
    #[staticmethod]
    fn from_position(text: &str) -> PyResult<Self> {
        position::read(text).map(Self::of).map_err(wrong)
    }

    /// The same game once more: what happens in one doesn't happen in the other.
    fn copy(&self) -> Self {
        Self { play: self.play.clone(), record: self.record.clone() }
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy()
    }

    /// The seat that is asked, counted from 0; None when the game is over.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.play.seat().map(Indexed::index)
    }

    /// How many play.
    #[getter]
    fn num_seats(&self) -> usize {
        self.seats()
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.game().prompt().is_none()
    }

    /// What made it what it is; None if it began from a position or as a world.
    #[getter]
    fn setup(&self) -> Option<Setup> {
        self.record.as_ref().map(|record| Setup(record.setup.clone()))
    }

    /// What is asked, as a dictionary: `seat`, the question, and what lies open about it; None when the game is over.
    #[getter]
    fn prompt<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &ViewJson::from(&self.game().view(Viewer::Spectator)).asked)
    }

    /// All that a viewer may know: a seat counted from 0, `"seat1"` …, or `"spectator"`. Whoever is asked, if nothing is said.
    #[pyo3(signature = (viewer = None))]
    fn view(&self, viewer: Option<&Bound<'_, PyAny>>) -> PyResult<View> {
        let viewer = match viewer {
            Some(value) => crate::convert::viewer(value, self.seats())?,
            None => self.play.seat().map_or(Viewer::Spectator, Viewer::Seat),
        };
        Ok(View::of(self.game().view(viewer)))
    }

    /// Every legal choice of the seat that is asked, in words (docs/notation.md).
    fn choices(&self) -> Vec<String> {
        let Some(Prompt { seat, .. }) = self.game().prompt() else { return Vec::new() };
        let board = self.game().board();
        self.game().choices().iter().map(|choice| notation::write_choice(choice, board, seat)).collect()
    }

    /// Makes a choice for the seat that is asked. One that is refused leaves the game as it was.
    fn choose(&mut self, choice: &str) -> PyResult<()> {
        let Prompt { seat, .. } = self.asked()?;
        let choice = notation::read_choice(choice, self.game().board(), seat).map_err(wrong)?;
        let mut game = *self.game();
        game.choose(choice, &mut ()).map_err(wrong)?;
        *self.play = Play::new(game);
        self.note(seat, choice);
        Ok(())
    }

    /// How it ended, as a dictionary; None while it goes on.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let outcome = self.game().outcome();
        outcome.map(|outcome| to_python(py, &OutcomeJson::new(&outcome, self.game().board()))).transpose()
    }

    /// What each seat is paid: its share of the win (`"share"`) or its dollars (`"money"`); nothing while the game goes on.
    #[pyo3(signature = (kind = "share"))]
    fn rewards(&self, kind: &str) -> PyResult<Vec<f64>> {
        let money = match kind {
            "share" => false,
            "money" => true,
            other => return Err(wrong(format!("rewards are `share` or `money`, not `{other}`"))),
        };
        let Some(outcome) = self.game().outcome() else { return Ok(vec![0.0; self.seats()]) };
        let board = self.game().board();
        let reward = |seat: rules::Seat| match money {
            true => f64::from(outcome.score[seat].total()),
            false => f64::from(folsom_bots::share(&outcome, board, seat)) / f64::from(folsom_bots::WHOLE),
        };
        Ok(board.seats().map(reward).collect())
    }

    /// The game so far as a record, which replays to the same anywhere.
    fn record(&self) -> PyResult<String> {
        let record = self.record.as_ref();
        record
            .map(Record::write)
            .ok_or_else(|| wrong("a game that began from a position or as a world has no record"))
    }

    /// The game as it stands, as text: only between two acts or two cards.
    fn position(&self) -> PyResult<String> {
        let text = position::write(self.game());
        text.ok_or_else(|| {
            wrong("a position is written between two acts or two cards, not in the middle of one")
        })
    }

    /// The numbers of the actions that are offered now.
    fn actions(&self) -> Vec<u16> {
        self.play.offered().iter().collect()
    }

    /// A flag for every action: whether it is offered now.
    fn action_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mask = PyArray1::<i8>::zeros(py, self.layout().answers(), false);
        let mut array = mask.readwrite();
        let flags = array.as_slice_mut().map_err(not_contiguous)?;
        self.play.offered().iter().for_each(|number| flags[usize::from(number)] = 1);
        drop(array);
        Ok(mask)
    }

    /// Takes an action. The choice is told that was made by it, or None if the decision takes further actions.
    fn act(&mut self, action: i64) -> PyResult<Option<String>> {
        let Some((seat, choice)) = self.act_silently(action)? else { return Ok(None) };
        Ok(Some(notation::write_choice(choice, self.game().board(), seat)))
    }

    /// Takes an action and tells who is asked then: what an environment needs at every step.
    fn step(&mut self, action: i64) -> PyResult<Option<usize>> {
        self.act_silently(action)?;
        Ok(self.seat())
    }

    /// What a seat may know, as numbers (docs/python.md); of whoever is asked, if nothing is said.
    #[pyo3(signature = (seat = None, dtype = "float32"))]
    fn observe<'py>(&self, py: Python<'py>, seat: Option<i64>, dtype: &str) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat_or_asked(seat)?;
        let layout = self.layout();
        Kind::read(dtype)?
            .array(py, layout, layout.observation(), |numbers| self.play.observe(seat, numbers))
    }

    /// Everything, as numbers from the side of a seat: what it may know, and then the rest. For critics; a player who sees it cheats.
    #[pyo3(signature = (seat = None, dtype = "float32"))]
    fn oracle<'py>(&self, py: Python<'py>, seat: Option<i64>, dtype: &str) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat_or_asked(seat)?;
        let layout = self.layout();
        Kind::read(dtype)?.array(py, layout, layout.oracle(), |numbers| self.play.reveal(seat, numbers))
    }

    fn __repr__(&self) -> String {
        let board = self.game().board();
        match self.play.seat() {
            Some(seat) => {
                format!("<Game: {} seats, round {}, {seat} is asked>", board.seats, board.round + 1)
            }
            None => format!("<Game: {} seats, over>", board.seats),
        }
    }
}

impl Game {
    fn act_silently(&mut self, action: i64) -> PyResult<Option<(rules::Seat, rules::Choice)>> {
        let seat = self.play.seat();
        let choice = self.play.answer(action).map_err(wrong)?;
        let made = seat.zip(choice);
        if let Some((seat, choice)) = made {
            self.note(seat, choice);
        }
        Ok(made)
    }

    fn seat_or_asked(&self, number: Option<i64>) -> PyResult<rules::Seat> {
        match number {
            Some(number) => seat(number, self.seats()),
            None => Ok(self.asked()?.seat),
        }
    }
}
