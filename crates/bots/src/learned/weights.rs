//! The file of the nets' weights.
//!
//! It begins with a name and a version; the layers follow one after the other, each with what it gives out if there is nothing
//! to see (32 bits) and a row of weights for every input (16 bits), the lower byte first. `train/nets.py` writes it.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use super::layer::{Layer, WIDTH};
use super::policy::{ChoiceInput, PolicyNet, SituationInput};
use super::value::{SeatInput, TableInput, ValueNet};

/// What every file begins with. Whoever changes an input or a layer changes the version.
const BEGINNING: &[u8] = b"folsom-net 1\n";
/// No weight between two layers is larger, so that no sum overflows.
const MOST_BETWEEN: i16 = 8191;

/// Both nets.
#[derive(Debug)]
pub(crate) struct Learned {
    pub(crate) value: ValueNet,
    pub(crate) policy: PolicyNet,
}

impl Learned {
    /// The nets of a file. It is read once, however many bots go by it, and stays.
    ///
    /// # Errors
    /// If it can't be read, or is no such file.
    pub(crate) fn load(path: &Path) -> io::Result<&'static Self> {
        static LOADED: Mutex<BTreeMap<PathBuf, &'static Learned>> = Mutex::new(BTreeMap::new());
        let mut loaded = LOADED.lock().expect("nobody panics while reading");
        if let Some(&learned) = loaded.get(path) {
            return Ok(learned);
        }
        let about = |why: &dyn std::fmt::Display| io::Error::other(format!("{}: {why}", path.display()));
        let bytes = std::fs::read(path).map_err(|error| about(&error))?;
        let learned = Self::read(&bytes).ok_or_else(|| about(&"no nets of this version"))?;
        Ok(*loaded.entry(path.to_owned()).or_insert(Box::leak(Box::new(learned))))
    }

    /// Reads a file; nothing if it is none, or of another version.
    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        let mut reader = Reader(bytes.strip_prefix(BEGINNING)?);
        let learned = Self {
            value: ValueNet {
                seat: reader.layer(SeatInput::INPUTS)?,
                table: reader.layer(TableInput::INPUTS)?,
                party: reader.inner_layer()?,
                all: reader.inner_layer()?,
                around: reader.inner_layer()?,
                score: reader.inner_row()?,
            },
            policy: PolicyNet {
                situation: reader.layer(SituationInput::INPUTS)?,
                choice: reader.layer(ChoiceInput::INPUTS)?,
                score: reader.inner_row()?,
            },
        };
        reader.0.is_empty().then_some(learned)
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn array<const BYTES: usize>(&mut self) -> Option<[u8; BYTES]> {
        let (first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*first)
    }

    fn row(&mut self) -> Option<[i16; WIDTH]> {
        let mut row = [0; WIDTH];
        for weight in &mut row {
            *weight = i16::from_le_bytes(self.array()?);
        }
        Some(row)
    }

    fn inner_row(&mut self) -> Option<[i16; WIDTH]> {
        self.row().filter(|row| row.iter().all(|weight| (-MOST_BETWEEN..=MOST_BETWEEN).contains(weight)))
    }

    fn layer(&mut self, inputs: usize) -> Option<Layer> {
        self.layer_of(inputs, Self::row)
    }

    fn inner_layer(&mut self) -> Option<Layer> {
        self.layer_of(WIDTH, Self::inner_row)
    }

    fn layer_of(
        &mut self,
        inputs: usize,
        row: impl Fn(&mut Self) -> Option<[i16; WIDTH]>,
    ) -> Option<Layer> {
        let mut bias = [0; WIDTH];
        for sum in &mut bias {
            *sum = i32::from_le_bytes(self.array()?);
        }
        let rows = (0..inputs).map(|_| row(self)).collect::<Option<Vec<_>>>()?;
        Some(Layer { bias, rows })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file in which every weight is zero.
    fn blank() -> Vec<u8> {
        let rows = SeatInput::INPUTS + TableInput::INPUTS + SituationInput::INPUTS + ChoiceInput::INPUTS;
        let weights = (rows + 3 * WIDTH + 2) * WIDTH * 2;
        let biases = 7 * WIDTH * 4;
        [BEGINNING, &vec![0; weights + biases][..]].concat()
    }

    #[test]
    fn a_file_of_the_right_length_is_read_and_no_other() {
        let file = blank();
        assert!(Learned::read(&file).is_some());
        assert!(Learned::read(&file[1..]).is_none());
        assert!(Learned::read(&file[..file.len() - 1]).is_none());
        assert!(Learned::read(&[&file[..], &[0]].concat()).is_none());
    }

    #[test]
    fn a_weight_that_could_make_a_sum_overflow_is_refused() {
        let mut file = blank();
        let last = file.len() - 2; // the policy's score
        file[last..].copy_from_slice(&(MOST_BETWEEN + 1).to_le_bytes());
        assert!(Learned::read(&file).is_none());
    }

    #[test]
    fn what_is_no_file_is_an_error_that_names_it() {
        let error = Learned::load(Path::new("/no/such.net")).unwrap_err();
        assert!(error.to_string().starts_with("/no/such.net: "), "{error}");
    }
}
