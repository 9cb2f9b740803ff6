//! Decisions as a net is shown them: the inputs that are not zero.

use crate::learned::blocks::Sink;
use crate::learned::policy::{Scribe, SituationInput};

/// Where the inputs of a choice begin, behind those of the situation.
pub(super) const CHOICES_BEGIN: usize = SituationInput::INPUTS;

/// An input's number and its value.
pub(super) type Input = (u16, i8);

/// Inputs in the making.
struct List<'a> {
    inputs: &'a mut Vec<Input>,
    /// What the first input is numbered.
    begin: usize,
}

impl Sink for List<'_> {
    #[inline]
    fn take(&mut self, input: usize, value: i8) {
        self.inputs.push(((self.begin + input) as u16, value));
    }
}

/// A plan that was made.
#[derive(Clone, Copy)]
pub(super) struct Planned {
    /// Where its choices begin among all the ends; before them ends what all its choices have in common.
    pub(super) first: u32,
    pub(super) choices: u8,
    pub(super) chosen: u8,
    /// Which seat made it.
    pub(super) seat: u8,
}

/// Plans, one after another, with all their inputs.
#[derive(Default)]
pub(super) struct Sketches {
    inputs: Vec<Input>,
    /// Where the inputs of each part end.
    ends: Vec<u32>,
    pub(super) planned: Vec<Planned>,
}

impl Sketches {
    pub(super) fn clear(&mut self) {
        self.inputs.clear();
        self.ends.clear();
        self.planned.clear();
    }

    /// The number of the part that comes next.
    pub(super) fn next(&self) -> u32 {
        self.ends.len() as u32
    }

    fn part(&self, number: u32) -> &[Input] {
        let number = number as usize;
        let begin = number.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.inputs[begin as usize..self.ends[number] as usize]
    }

    /// What all choices of a plan have in common.
    pub(super) fn common(&self, first: u32) -> &[Input] {
        self.part(first - 1)
    }

    /// What is peculiar to each.
    pub(super) fn choices(&self, first: u32, count: usize) -> impl Iterator<Item = &[Input]> {
        (first..first + count as u32).map(|number| self.part(number))
    }
}

impl Scribe for Sketches {
    fn situation(&mut self) -> impl Sink {
        List { inputs: &mut self.inputs, begin: 0 }
    }

    fn choice(&mut self) -> impl Sink {
        List { inputs: &mut self.inputs, begin: CHOICES_BEGIN }
    }

    fn end(&mut self) {
        self.ends.push(self.inputs.len() as u32);
    }
}
