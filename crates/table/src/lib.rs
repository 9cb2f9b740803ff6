//! One table, without I/O: who sits where, what was agreed, the game, the clocks, who is away, the talk.
//!
//! A table is the sum of its entries. Whoever wants something sends a [`Command`]; [`Table::decide`] says whether that may be and
//! what entry it makes; the host stores the entry; and only then [`Table::apply`] lets it happen. So nothing happens that
//! is not stored, and a table that is read back from its entries is the table it was.
//!
//! What is not stored is who is connected ([`Presence`]). From it and the time of day [`Table::due`] tells what should
//! happen without anybody's command: that a bot is to move, that somebody's time is up.
//!
//! ```
//! use folsom_bots::Level;
//! use folsom_protocol::BotLevel;
//! use folsom_rules::{Preset, Seat, SeatSet, Seed, Setup, Viewer};
//! use folsom_table::{Actor, Command, Due, Entry, Happened, Name, Person, Presence, Phase, Table, Terms, Time};
//!
//! let (anna, now) = (Person(1), Time(0));
//! let terms = Terms::new(Setup::new(Preset::Ru18Advanced, 2));
//! let mut stored = vec![Entry { at: now, what: Happened::Opened { host: anna, terms, seed: None } }];
//! let mut table = Table::open(&stored[0])?;
//! let mut presence = Presence::new(now);
//! presence.connect(anna);
//!
//! let mut act = |table: &mut Table, actor, command| -> Result<(), Box<dyn std::error::Error>> {
//!     let entry = table.decide(actor, &command, &presence, now)?;
//!     stored.push(entry.clone()); // here a server writes to its disk
//!     let news = table.apply(&entry)?; // and tells everybody
//!     assert_eq!(news.number + 1, table.entries());
//!     Ok(())
//! };
//!
//! let [first, second] = [0, 1].map(|number| Seat::new(number).expect("a table has so many"));
//! let name = Name::new("Anna").expect("that can be a name");
//! act(&mut table, Actor::Person(anna), Command::Sit { seat: first, name })?;
//! act(&mut table, Actor::Person(anna), Command::SeatBot { seat: second, level: BotLevel::Outlaw })?;
//! act(&mut table, Actor::Person(anna), Command::Start { seed: Seed::from_number(1), table: "t1".to_owned(), awaited: SeatSet::EMPTY })?;
//!
//! while table.stage() == Phase::Running {
//!     let play = table.play().expect("it has begun");
//!     match table.due(&presence, now) {
//!         Due::Now(wanted) => {
//!             let view = play.game().view(Viewer::Seat(wanted.seat));
//!             let decision = Level::from(wanted.level).bot(1).decide(&view);
//!             act(&mut table, Actor::Server, wanted.decided(decision.choice))?;
//!         }
//!         Due::Deal | Due::At(_) => unreachable!("nobody adds to the deal, is away or has a clock"),
//!         Due::Nothing => {
//!             // Anna is asked.
//!             let view = play.game().view(Viewer::Seat(first));
//!             let choice = view.choices().expect("it is her").get(0);
//!             let number = play.number();
//!             act(&mut table, Actor::Person(anna), Command::Choose { seat: first, number, choice })?;
//!         }
//!     }
//! }
//! assert_eq!(Table::read(&stored)?, table);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod apply;
mod chair;
mod clock;
mod command;
mod commitment;
mod deal;
mod decide;
mod due;
mod entry;
mod hosting;
mod impossible;
mod line;
mod news;
mod person;
mod presence;
mod refusal;
mod regular;
mod table;
mod talk;
mod terms;

#[cfg(test)]
mod simulation;
#[cfg(test)]
mod tests;

pub use chair::{Chair, Substitute};
pub use clock::{Clock, Time};
pub use command::{Actor, Command};
pub use commitment::Commitment;
pub use deal::{Asks, Deal};
pub use due::{Due, Wanted};
pub use entry::{By, Entry, Happened};
pub use impossible::{EntryError, Impossible};
pub use news::{About, News};
pub use person::{Name, Person};
pub use presence::Presence;
pub use refusal::Refusal;
pub use regular::Regular;
pub use table::{Phase, Play, Table};
pub use talk::Audience;
pub use terms::{ClockTerms, Terms};
