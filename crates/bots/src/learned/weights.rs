//! The file of the nets' weights.
//!
//! It begins with a name and a version. The policy net comes first: what it begins with, and a row of weights for every input of the
//! situation and of a choice, then what the lanes count for, in 16 bits each, the lower byte first. The value net may follow, layer
//! by layer: what each gives out if there is nothing to see (32 bits), and a row of weights for every input (16 bits).
//! `train/nets.py` writes it.

use std::sync::LazyLock;
#[cfg(feature = "arena")]
use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
    sync::Mutex,
};

use super::layer::{self, Layer};
use super::policy::{ChoiceInput, PolicyNet, Row, SituationInput, UNIT};
use super::value::{SeatInput, TableInput, ValueNet};
use crate::kind::ByKind;

/// What every file begins with. Whoever changes an input or a layer changes the version.
const BEGINNING: &[u8] = b"folsom-net 2\n";
/// No weight between the policy net's layers is larger, so that no sum overflows.
pub(crate) const MOST_OF_LANES: i16 = 8 * UNIT;

/// The policy net of a file, and what comes after it; nothing if it is none, or of another version.
fn read_policy(bytes: &[u8]) -> Option<(PolicyNet, &[u8])> {
    let mut reader = Reader(bytes.strip_prefix(BEGINNING)?);
    let net = PolicyNet {
        bias: reader.row()?,
        situation: reader.rows(SituationInput::INPUTS)?,
        choice: reader.rows(ChoiceInput::INPUTS)?,
        score: reader.row().filter(|row: &Row| is_within(row, MOST_OF_LANES))?,
    };
    Some((net, reader.0))
}

/// The bytes of a file with this net alone.
#[cfg(feature = "arena")]
pub(crate) fn write_policy(net: &PolicyNet) -> Vec<u8> {
    let rows = [&net.bias].into_iter().chain(&net.situation).chain(&net.choice).chain([&net.score]);
    let weights = rows.flatten().flat_map(|weight| weight.to_le_bytes());
    BEGINNING.iter().copied().chain(weights).collect()
}

/// The nets that Legend goes by, for each kind of table. Where there are none, it goes by instinct and the weighted sum.
pub(crate) fn built_in() -> &'static ByKind<Option<Learned>> {
    static NETS: LazyLock<ByKind<Option<Learned>>> = LazyLock::new(|| {
        let read = |bytes| Some(Learned::read(bytes).expect("the nets are of this version"));
        ByKind {
            single: read(include_bytes!("nets/single.net")),
            pairs: None,
            teams: read(include_bytes!("nets/teams.net")),
            betrayal: None,
        }
    });
    &NETS
}

fn is_within(row: &[i16], most: i16) -> bool {
    row.iter().all(|weight| (-most..=most).contains(weight))
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn array<const BYTES: usize>(&mut self) -> Option<[u8; BYTES]> {
        let (first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*first)
    }

    fn row<const WIDTH: usize>(&mut self) -> Option<[i16; WIDTH]> {
        let mut row = [0; WIDTH];
        for weight in &mut row {
            *weight = i16::from_le_bytes(self.array()?);
        }
        Some(row)
    }

    fn rows<const WIDTH: usize>(&mut self, count: usize) -> Option<Vec<[i16; WIDTH]>> {
        (0..count).map(|_| self.row()).collect()
    }
}

/// No weight between two layers of the value net is larger, so that no sum overflows.
const MOST_BETWEEN: i16 = 8191;

/// What a file has.
#[derive(Debug)]
pub(crate) struct Learned {
    pub(crate) policy: PolicyNet,
    pub(crate) value: Option<ValueNet>,
}

impl Learned {
    /// Reads a file; nothing if it is none, or of another version.
    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        let (policy, rest) = read_policy(bytes)?;
        if rest.is_empty() {
            return Some(Self { policy, value: None });
        }
        let mut reader = Reader(rest);
        let value = ValueNet {
            seat: reader.layer(SeatInput::INPUTS, i16::MAX)?,
            table: reader.layer(TableInput::INPUTS, i16::MAX)?,
            party: reader.layer(layer::WIDTH, MOST_BETWEEN)?,
            all: reader.layer(layer::WIDTH, MOST_BETWEEN)?,
            around: reader.layer(layer::WIDTH, MOST_BETWEEN)?,
            score: reader.row().filter(|row: &[i16; layer::WIDTH]| is_within(row, MOST_BETWEEN))?,
        };
        reader.0.is_empty().then_some(Self { policy, value: Some(value) })
    }

    /// The nets of a file. It is read once, however many bots go by it, and stays.
    ///
    /// # Errors
    /// If it can't be read, or is no such file.
    #[cfg(feature = "arena")]
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
}

impl Reader<'_> {
    fn layer(&mut self, inputs: usize, most: i16) -> Option<Layer> {
        let mut bias = [0; layer::WIDTH];
        for sum in &mut bias {
            *sum = i32::from_le_bytes(self.array()?);
        }
        let rows = self.rows(inputs)?;
        rows.iter().all(|row| is_within(row, most)).then_some(Layer { bias, rows })
    }
}

#[cfg(all(test, feature = "arena"))]
mod tests {
    use super::*;
    use crate::learned::policy::WIDTH;

    /// A file in which every weight is zero: without a value net, and with one.
    fn blank() -> [Vec<u8>; 2] {
        let policy = (1 + SituationInput::INPUTS + ChoiceInput::INPUTS + 1) * WIDTH * 2;
        let rows = SeatInput::INPUTS + TableInput::INPUTS + 3 * layer::WIDTH + 1;
        let value = rows * layer::WIDTH * 2 + 5 * layer::WIDTH * 4;
        [policy, policy + value].map(|weights| [BEGINNING, &vec![0; weights][..]].concat())
    }

    #[test]
    fn a_file_of_the_right_length_is_read_and_no_other() {
        for (file, has_value) in blank().iter().zip([false, true]) {
            assert_eq!(Learned::read(file).map(|learned| learned.value.is_some()), Some(has_value));
            assert!(Learned::read(&file[1..]).is_none());
            assert!(Learned::read(&file[..file.len() - 1]).is_none());
            assert!(Learned::read(&[&file[..], &[0]].concat()).is_none());
        }
    }

    #[test]
    fn a_weight_that_could_make_a_sum_overflow_is_refused() {
        for (mut file, most) in blank().into_iter().zip([MOST_OF_LANES, MOST_BETWEEN]) {
            let last = file.len() - 2; // what the last lane counts for
            file[last..].copy_from_slice(&(most + 1).to_le_bytes());
            assert!(Learned::read(&file).is_none());
        }
    }

    #[test]
    fn a_policy_net_is_written_as_it_was_read() {
        let file = include_bytes!("nets/single.net");
        let (net, rest) = read_policy(file).expect("a net of this version");
        assert!(rest.is_empty());
        assert_eq!(write_policy(&net), file);
    }

    #[test]
    fn what_is_no_file_is_an_error_that_names_it() {
        let error = Learned::load(std::path::Path::new("/no/such.net")).unwrap_err();
        assert!(error.to_string().starts_with("/no/such.net: "), "{error}");
    }
}
