//! Words: values that have a name, such as bandits and actions, written as that name.

use std::cmp::Ordering;
use std::fmt;
use std::marker::PhantomData;

use folsom_rules::Named;
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

/// A value that is written as its name. In TypeScript it is one of all such names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word<T: Named>(pub T);

impl<T: Named> From<T> for Word<T> {
    fn from(value: T) -> Self {
        Self(value)
    }
}

/// Many values, one word for each.
pub(crate) fn words<T: Named>(values: impl IntoIterator<Item = T>) -> Vec<Word<T>> {
    values.into_iter().map(Word).collect()
}

/// As in a dictionary, so that the keys of an object are in the order that readers expect.
impl<T: Named + Eq> Ord for Word<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.name().cmp(other.0.name())
    }
}

impl<T: Named + Eq> PartialOrd for Word<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T: Named> fmt::Display for Word<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0.name())
    }
}

impl<T: Named> Serialize for Word<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl<'de, T: Named> Deserialize<'de> for Word<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Names(PhantomData))
    }
}

/// All names of a type, any of which will do.
struct Names<T>(PhantomData<T>);

impl<T: Named> Visitor<'_> for Names<T> {
    type Value = Word<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the name of a {}", T::WHAT)
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Word<T>, E> {
        T::from_name(name).map(Word).ok_or_else(|| {
            let known: Vec<_> = T::NAMES.iter().map(|(_, name)| *name).collect();
            E::custom(format_args!("`{name}` is no {}; there are {}", T::WHAT, known.join(", ")))
        })
    }
}

#[cfg(test)]
mod tests {
    use folsom_rules::{Action, Bandit, Seat};

    use super::*;

    #[test]
    fn a_word_is_read_as_it_was_written() {
        for &bandit in Bandit::ALL {
            let text = serde_json::to_string(&Word(bandit)).unwrap();
            assert_eq!(text, format!("\"{bandit}\""));
            assert_eq!(serde_json::from_str::<Word<Bandit>>(&text).unwrap(), Word(bandit));
        }
    }

    #[test]
    fn an_unknown_word_is_an_error_that_lists_what_is_known() {
        let error = serde_json::from_str::<Word<Action>>("\"dance\"").unwrap_err().to_string();
        assert!(
            error.starts_with(
                "`dance` is no action; there are move, floor-change, fire, robbery, punch, marshal, nudge"
            ),
            "{error}"
        );
        let error = serde_json::from_str::<Word<Seat>>("7").unwrap_err().to_string();
        assert!(error.contains("expected the name of a seat"), "{error}");
    }

    #[test]
    fn keys_are_in_the_order_of_a_dictionary() {
        assert!(Word(Bandit::Belle) < Word(Bandit::Ghost));
        assert!(Bandit::Ghost < Bandit::Belle);
    }
}
