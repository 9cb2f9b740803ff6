//! Who is who at a table without saying who they are: everybody gets a number when they are first heard of.

use folsom_table::{Entry, Happened, Person};

/// Everybody who was ever heard of at a table, in that order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Voices(Vec<Person>);

impl Voices {
    /// Takes note of whoever an entry tells of.
    pub(crate) fn hear(&mut self, entry: &Entry) {
        let person = match &entry.what {
            Happened::Opened { host: person, .. }
            | Happened::Sat { person, .. }
            | Happened::Moved { person, .. }
            | Happened::Said { person, .. } => *person,
            _ => return,
        };
        if !self.0.contains(&person) {
            self.0.push(person);
        }
    }

    /// Somebody's number.
    pub(crate) fn of(&self, person: Person) -> u32 {
        let place = self.0.iter().position(|&known| known == person).unwrap_or(self.0.len());
        u32::try_from(place).unwrap_or(u32::MAX)
    }

    /// The numbers of everybody of whom something is true.
    pub(crate) fn those(&self, wanted: impl Fn(Person) -> bool) -> Vec<u32> {
        (0..).zip(&self.0).filter(|(_, person)| wanted(**person)).map(|(voice, _)| voice).collect()
    }

    /// Who has this number.
    pub(crate) fn person(&self, voice: u32) -> Option<Person> {
        self.0.get(usize::try_from(voice).ok()?).copied()
    }
}
