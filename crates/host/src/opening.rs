//! Opening tables.

use folsom_id::TableId;
use folsom_protocol::{BotLevel, ChairPlan, NewTableJson, TermsJson};
use folsom_rules::{Indexed, Seat, SeatSet};
use folsom_table::{
    Actor, Chair, Command, Entry, Happened, Person, Presence, Refusal, Regular, Table, Terms, Time,
};

use crate::chance::Chance;
use crate::history::damaged;
use crate::objection::Objection;
use crate::words;

/// A table that somebody wants, with all that is to happen before anybody sees it.
pub struct Plan {
    /// What it will be called.
    pub id: TableId,
    host: Person,
    terms: Terms,
    commands: Vec<(Person, Command)>,
}

/// A table that is to be stored.
pub struct Opening {
    /// What it is called.
    pub id: TableId,
    /// The table.
    pub table: Table,
    /// Its entries, as they are stored.
    pub entries: Vec<String>,
}

impl Plan {
    /// What somebody asks for.
    ///
    /// # Errors
    /// If it makes no sense.
    pub fn read(host: Person, wanted: NewTableJson, chance: &mut impl Chance) -> Result<Self, Objection> {
        let NewTableJson { terms, name, chairs, start, together } = wanted;
        let terms = words::read_terms(terms)?;
        if chairs.len() > terms.setup.seats {
            return Err(Refusal::NoSuchSeat.into());
        }
        let name = words::read_name(&name)?;
        let id = chance.table()?;
        let (mut commands, mut own) = (Vec::new(), SeatSet::EMPTY);
        for (index, plan) in chairs.into_iter().enumerate() {
            let seat = Seat::at(index);
            match plan {
                ChairPlan::Empty {} => {}
                ChairPlan::Me { name: other } => {
                    let name = other.as_deref().map_or(Ok(name.clone()), words::read_name)?;
                    commands.push((host, Command::Sit { seat, name }));
                    own.insert(seat);
                }
                ChairPlan::Bot { level } => commands.push((host, Command::SeatBot { seat, level })),
            }
        }
        if start {
            let awaited = if together { own } else { SeatSet::EMPTY };
            commands.push((host, start_of(id, awaited, chance)?));
        }
        Ok(Self { id, host, terms, commands })
    }

    /// Whoever opens a rated table is known, and so is whoever sits there from the beginning.
    #[must_use]
    pub fn known_as(mut self, regular: &Regular) -> Self {
        if self.terms.rated {
            for (person, command) in &mut self.commands {
                if *person == self.host
                    && let Command::Sit { seat, name } = command
                {
                    let (seat, name) = (*seat, name.clone());
                    *command = Command::SitKnown { seat, name, regular: regular.clone() };
                }
            }
        }
        self
    }

    /// Who opens it.
    #[must_use]
    pub const fn host(&self) -> Person {
        self.host
    }

    /// Whether the game is to be rated.
    #[must_use]
    pub const fn is_rated(&self) -> bool {
        self.terms.rated
    }

    /// A table for people who have found each other, with bots on the chairs that are left. It starts at once; the deal waits for
    /// what their clients add.
    ///
    /// # Errors
    /// If there is no chance to be had, or if such a game can't be.
    pub fn gathered(
        id: TableId,
        terms: TermsJson,
        people: Vec<(Person, String, Regular)>,
        level: BotLevel,
        chance: &mut impl Chance,
    ) -> Result<Self, Objection> {
        let terms = words::read_terms(terms)?;
        let host = people.first().ok_or(Refusal::EmptySeats)?.0;
        let (mut commands, mut own) = (Vec::new(), SeatSet::EMPTY);
        let mut people = people.into_iter();
        for seat in (0..terms.setup.seats).map(Seat::at) {
            commands.push(match people.next() {
                Some((person, name, regular)) => {
                    own.insert(seat);
                    let name = words::read_name(&name)?;
                    let sits = if terms.rated {
                        Command::SitKnown { seat, name, regular }
                    } else {
                        Command::Sit { seat, name }
                    };
                    (person, sits)
                }
                None => (host, Command::SeatBot { seat, level }),
            });
        }
        commands.push((host, start_of(id, own, chance)?));
        Ok(Self { id, host, terms, commands })
    }

    /// A table like one that has been played at: whoever played has their chair again, and has only to come. If nobody but its new
    /// host and bots played there, it starts at once.
    ///
    /// # Errors
    /// If there is no chance to be had.
    pub fn like(table: &Table, host: Person, chance: &mut impl Chance) -> Result<Self, Objection> {
        let id = chance.table()?;
        let seats = words::chairs(table);
        let mut commands: Vec<(Person, Command)> = seats
            .filter_map(|(seat, chair)| match chair {
                Chair::Bot(level) => Some((host, Command::SeatBot { seat, level: *level })),
                // Nobody knows any more who that was.
                Chair::Taken { name, .. } if name.is_somebody() => None,
                // Not for whoever left, unless it is they who want to play again.
                Chair::Taken { person, .. } if chair.is_left() && *person != host => None,
                Chair::Taken { person, name, regular, .. } => {
                    let name = name.clone();
                    Some((
                        *person,
                        match regular {
                            Some(regular) => Command::SitKnown { seat, name, regular: (**regular).clone() },
                            None => Command::Sit { seat, name },
                        },
                    ))
                }
                Chair::Empty => None,
            })
            .collect();
        if commands.len() == table.chairs().len() && commands.iter().all(|(person, _)| *person == host) {
            // Whose client had a share in the deal before will have one again.
            commands.push((host, start_of(id, table.deal().seats(), chance)?));
        }
        Ok(Self { id, host, terms: table.terms().renewed(), commands })
    }

    /// Lets all of it happen.
    ///
    /// # Errors
    /// If something of it can't be.
    pub fn carry_out(self, now: Time, chance: &mut impl Chance) -> Result<Opening, Objection> {
        let Self { id, host, terms, commands } = self;
        terms.check().map_err(Refusal::from)?;
        // Its hash is shown to whoever comes, before they sit down.
        let seed = Some(chance.seed()?.to_string());
        let first = Entry { at: now, what: Happened::Opened { host, terms, seed } };
        let mut table = Table::open(&first).map_err(damaged)?;
        let mut entries = vec![write(&first)];
        for (person, command) in &commands {
            let entry = table.decide(Actor::Person(*person), command, &Presence::new(now), now)?;
            table.apply(&entry).map_err(damaged)?;
            entries.push(write(&entry));
        }
        Ok(Opening { id, table, entries })
    }
}

/// Begins the game at a table. The deal waits for what these seats add.
pub(crate) fn start_of(
    id: TableId,
    awaited: SeatSet,
    chance: &mut impl Chance,
) -> Result<Command, Objection> {
    Ok(Command::Start { seed: chance.seed()?, table: id.to_string(), awaited })
}

/// An entry as it is stored.
pub(crate) fn write(entry: &Entry) -> String {
    serde_json::to_string(entry).expect("entries can be written")
}
