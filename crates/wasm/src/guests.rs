//! Who is connected to a table on this device: mostly one page.

use folsom_protocol::ToClient;
use folsom_table::{Person, Time};

/// Comings and goings are told together, if there are many.
const GATHERING_MS: u64 = 100;

/// Who is connected.
#[derive(Default)]
pub(crate) struct Guests {
    all: Vec<Guest>,
    next: u32,
    /// When to tell who is there, if that has changed.
    pub(crate) presence_due: Option<Time>,
    /// What they are to be sent.
    sent: Vec<(u32, String)>,
}

struct Guest {
    connection: u32,
    person: Person,
    /// The highest id of its requests.
    handled: Option<u32>,
}

impl Guests {
    pub(crate) fn add(&mut self, person: Person) -> u32 {
        self.next += 1;
        self.all.push(Guest { connection: self.next, person, handled: None });
        self.next
    }

    pub(crate) fn remove(&mut self, connection: u32) -> Option<Person> {
        let place = self.all.iter().position(|guest| guest.connection == connection)?;
        Some(self.all.remove(place).person)
    }

    pub(crate) fn person(&self, connection: u32) -> Option<Person> {
        self.all.iter().find(|guest| guest.connection == connection).map(|guest| guest.person)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Everybody, as often as they have connections.
    pub(crate) fn persons(&self) -> impl Iterator<Item = Person> {
        self.all.iter().map(|guest| guest.person)
    }

    pub(crate) fn connections(&self) -> Vec<(u32, Person)> {
        self.all.iter().map(|guest| (guest.connection, guest.person)).collect()
    }

    /// Takes note of a request. Whether it is a new one.
    pub(crate) fn handles(&mut self, connection: u32, request: u32) -> bool {
        let Some(guest) = self.all.iter_mut().find(|guest| guest.connection == connection) else {
            return false;
        };
        let is_new = guest.handled.is_none_or(|handled| handled < request);
        guest.handled = guest.handled.max(Some(request));
        is_new
    }

    pub(crate) fn presence_changed(&mut self, now: Time) {
        self.presence_due.get_or_insert(now.after(GATHERING_MS));
    }

    pub(crate) fn send(&mut self, connection: u32, text: String) {
        self.sent.push((connection, text));
    }

    pub(crate) fn send_all(&mut self, message: &ToClient) {
        let text = folsom_host::message(message);
        self.sent.extend(self.all.iter().map(|guest| (guest.connection, text.clone())));
    }

    /// What they are to be sent since it was last asked.
    pub(crate) fn take_sent(&mut self) -> Vec<(u32, String)> {
        std::mem::take(&mut self.sent)
    }
}
