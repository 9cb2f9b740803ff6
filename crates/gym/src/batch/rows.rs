//! Where a batch writes: arrays that belong to the caller, a row for each game.

use super::BatchError;
use crate::layout::Layout;

/// Observations as they are wanted.
pub enum Numbers<'a> {
    /// As they are.
    Bytes(&'a mut [u8]),
    /// Scaled to about 0 to 1.
    Floats(&'a mut [f32]),
}

impl<'a> Numbers<'a> {
    fn len(&self) -> usize {
        match self {
            Self::Bytes(numbers) => numbers.len(),
            Self::Floats(numbers) => numbers.len(),
        }
    }

    fn take(&mut self, len: usize) -> Self {
        match self {
            Self::Bytes(left) => Self::Bytes(take(left, len)),
            Self::Floats(left) => Self::Floats(take(left, len)),
        }
    }

    /// Fills them with what is written as bytes.
    pub(super) fn write(&mut self, layout: Layout, make: impl FnOnce(&mut [u8])) {
        match self {
            Self::Bytes(numbers) => make(numbers),
            Self::Floats(floats) => {
                // More than the largest layout has, on the stack: a heap would be asked at every step.
                let mut bytes = [0; 8192];
                let bytes = &mut bytes[..floats.len()];
                make(bytes);
                layout.to_floats(bytes, floats);
            }
        }
    }

    pub(super) fn clear(&mut self) {
        match self {
            Self::Bytes(numbers) => numbers.fill(0),
            Self::Floats(numbers) => numbers.fill(0.0),
        }
    }
}

fn take<'a, T>(left: &mut &'a mut [T], len: usize) -> &'a mut [T] {
    let all = std::mem::take(left);
    let (part, rest) = all.split_at_mut(len.min(all.len()));
    *left = rest;
    part
}

/// Some rows of every array.
pub struct Rows<'a> {
    /// What the seat that is asked may know.
    pub observations: Numbers<'a>,
    /// The same with everything else, for critics, if it is wanted.
    pub oracle: Option<Numbers<'a>>,
    /// What it may answer.
    pub masks: &'a mut [bool],
    /// Which seat it is; −1 if the game is over for good.
    pub seats: &'a mut [i64],
    /// What every seat of a game has got that has just ended, otherwise nothing.
    pub rewards: &'a mut [f32],
    /// Whether a game has just ended. The rest of the row is of the next one.
    pub dones: &'a mut [bool],
}

impl<'a> Rows<'a> {
    pub(super) fn check(&self, games: usize, seats: usize, layout: Layout) -> Result<(), BatchError> {
        let sizes = [
            ("observations", games * layout.observation(), self.observations.len()),
            (
                "oracle",
                games * layout.oracle(),
                self.oracle.as_ref().map_or(games * layout.oracle(), Numbers::len),
            ),
            ("masks", games * layout.answers(), self.masks.len()),
            ("seats", games, self.seats.len()),
            ("rewards", games * seats, self.rewards.len()),
            ("dones", games, self.dones.len()),
        ];
        match sizes.into_iter().find(|(_, needed, given)| needed != given) {
            Some((name, needed, given)) => Err(BatchError::Size { name, needed, given }),
            None => Ok(()),
        }
    }

    /// Cut into pieces of so many games.
    pub(super) fn split(
        mut self,
        games: usize,
        seats: usize,
        layout: Layout,
    ) -> impl Iterator<Item = Rows<'a>> {
        std::iter::from_fn(move || {
            (!self.seats.is_empty()).then(|| {
                let games = games.min(self.seats.len());
                Rows {
                    observations: self.observations.take(games * layout.observation()),
                    oracle: self.oracle.as_mut().map(|oracle| oracle.take(games * layout.oracle())),
                    masks: take(&mut self.masks, games * layout.answers()),
                    seats: take(&mut self.seats, games),
                    rewards: take(&mut self.rewards, games * seats),
                    dones: take(&mut self.dones, games),
                }
            })
        })
    }
}
