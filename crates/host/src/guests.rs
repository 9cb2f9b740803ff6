//! Who is connected to a table, and how they are reached. What they are sent is made elsewhere.

use folsom_protocol::{PresenceJson, ToClient};
use folsom_table::{Person, Presence, Table, Time};

use crate::losing::Tenure;
use crate::objection::Objection;
use crate::snapshot::presence;
use crate::telling;

/// Comings and goings are told together, if there are many.
const GATHERING_MS: u64 = 100;

/// How a host reaches people: over sockets, or in the page that it runs for.
pub trait House {
    /// What a connection is called. None is called like another.
    type Guest: Copy + PartialEq;
    /// Where a connection leads to.
    type Line;
    /// A message. Many get the same, so it is made of a string once and cheap to clone.
    type Text: From<String> + Clone;

    /// Sends a message. Nobody is waited for: a table has others to serve.
    fn send(&mut self, guest: Self::Guest, line: &mut Self::Line, text: Self::Text);

    /// So many messages were sent, for hosts that count them.
    fn count_sent(&self, _messages: usize) {}

    /// The link by which a seat can be taken along to another device, if this host makes links.
    fn link(&self, tenure: Tenure) -> Option<String>;
}

/// Who is connected to a table.
pub struct Guests<H: House> {
    house: H,
    all: Vec<Guest<H>>,
    /// When to tell who is there, if that has changed.
    presence_due: Option<Time>,
}

/// One connection.
struct Guest<H: House> {
    id: H::Guest,
    person: Person,
    line: H::Line,
    /// The highest id of its requests.
    handled: Option<u32>,
    /// Whether whoever it is looks at it.
    focused: bool,
}

impl<H: House> Guests<H> {
    /// Nobody yet.
    pub(crate) const fn new(house: H) -> Self {
        Self { house, all: Vec::new(), presence_due: None }
    }

    /// How they are reached.
    #[must_use]
    pub const fn house(&self) -> &H {
        &self.house
    }

    /// The same, to be changed.
    pub const fn house_mut(&mut self) -> &mut H {
        &mut self.house
    }

    /// Whether nobody is there.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Everybody, as often as they have connections.
    pub fn persons(&self) -> impl ExactSizeIterator<Item = Person> {
        self.all.iter().map(|guest| guest.person)
    }

    /// Whose a connection is.
    #[must_use]
    pub fn person(&self, id: H::Guest) -> Option<Person> {
        self.all.iter().find(|guest| guest.id == id).map(|guest| guest.person)
    }

    /// Where a connection leads to.
    #[must_use]
    pub fn line(&self, id: H::Guest) -> Option<&H::Line> {
        self.all.iter().find(|guest| guest.id == id).map(|guest| &guest.line)
    }

    /// Takes note of a request, and tells who wants it; nobody if the connection has ended.
    ///
    /// # Errors
    /// If it is no new one.
    pub fn heed(&mut self, id: H::Guest, request: u32) -> Option<Result<Person, Objection>> {
        let guest = self.all.iter_mut().find(|guest| guest.id == id)?;
        let is_new = guest.handled.is_none_or(|handled| handled < request);
        guest.handled = guest.handled.max(Some(request));
        Some(if is_new { Ok(guest.person) } else { Err(Objection::StaleId) })
    }

    /// Somebody looks at this connection, or does not any more.
    pub fn attend(&mut self, id: H::Guest, focused: bool) {
        if let Some(guest) = self.all.iter_mut().find(|guest| guest.id == id) {
            guest.focused = focused;
        }
    }

    /// Whether somebody looks at one of their connections.
    #[must_use]
    pub fn looks(&self, person: Person) -> bool {
        self.all.iter().any(|guest| guest.person == person && guest.focused)
    }

    /// Sends a message to one.
    pub fn send(&mut self, id: H::Guest, message: &ToClient) {
        if let Some(guest) = self.all.iter_mut().find(|guest| guest.id == id) {
            self.house.count_sent(1);
            self.house.send(id, &mut guest.line, telling::message(message).into());
        }
    }

    /// Sends the same to everybody.
    pub fn send_all(&mut self, message: &ToClient) {
        let text = H::Text::from(telling::message(message));
        self.house.count_sent(self.all.len());
        for guest in &mut self.all {
            self.house.send(guest.id, &mut guest.line, text.clone());
        }
    }

    /// Sends everybody what there is for them, and tells for whom there is nothing.
    pub(crate) fn send_each(
        &mut self,
        mut text_for: impl FnMut(Person) -> Option<H::Text>,
    ) -> Vec<(H::Guest, Person)> {
        let mut others = Vec::new();
        for guest in &mut self.all {
            match text_for(guest.person) {
                Some(text) => self.house.send(guest.id, &mut guest.line, text),
                None => others.push((guest.id, guest.person)),
            }
        }
        self.house.count_sent(self.all.len() - others.len());
        others
    }

    /// Ends all connections; how is up to whoever gets them.
    pub fn dismiss(&mut self) -> impl Iterator<Item = H::Line> {
        self.all.drain(..).map(|guest| guest.line)
    }

    /// When to tell who is there, if that has changed.
    #[must_use]
    pub const fn presence_due(&self) -> Option<Time> {
        self.presence_due
    }

    pub(crate) fn presence_changed(&mut self, now: Time) {
        self.presence_due.get_or_insert(now.after(GATHERING_MS));
    }

    /// Whether it is time to tell who is there. It is asked once.
    pub(crate) fn is_presence_due(&mut self, now: Time) -> bool {
        self.presence_due.take_if(|due| *due <= now).is_some()
    }

    pub(crate) fn presence(&self, table: &Table, there: &Presence) -> PresenceJson {
        presence(table, there, self.persons())
    }

    /// Somebody comes. What they missed is sent before they are one of those who are told what is new.
    pub(crate) fn add(&mut self, id: H::Guest, person: Person, mut line: H::Line, missed: Vec<H::Text>) {
        self.house.count_sent(missed.len());
        for text in missed {
            self.house.send(id, &mut line, text);
        }
        self.all.push(Guest { id, person, line, handled: None, focused: false });
    }

    pub(crate) fn remove(&mut self, id: H::Guest) -> Option<Person> {
        let place = self.all.iter().position(|guest| guest.id == id)?;
        Some(self.all.remove(place).person)
    }

    pub(crate) fn all(&self) -> Vec<(H::Guest, Person)> {
        self.all.iter().map(|guest| (guest.id, guest.person)).collect()
    }
}
