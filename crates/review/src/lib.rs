//! A look back at a game that is over: what each decision gave away, what was luck, and how the win came about.
//!
//! A review is made of tasks that know nothing of each other, one for each choice of the record and one for the deal. Each is a
//! function of the record, the budget and its number, so that they can be done in any order, by several threads or workers, put aside
//! and kept. From whatever has been found so far a report can be made.
//!
//! ```
//! use folsom_bots::Level;
//! use folsom_review::Reviewer;
//! # use folsom_rules::{Game, Preset, Seed, Setup, Viewer, text::record::Record};
//! # let mut record = Record::new(Setup::new(Preset::Ru18Advanced, 2), Seed::from_number(1));
//! # let mut game = Game::new(&record.setup, record.seed)?;
//! # let mut bot = Level::Outlaw.bot(1);
//! # while let Some(prompt) = game.prompt() {
//! #     let choice = bot.decide(&game.view(Viewer::Seat(prompt.seat))).choice;
//! #     record.choices.push((prompt.seat, choice));
//! #     game.choose(choice, &mut ())?;
//! # }
//! # let text = record.write();
//! let reviewer = Reviewer::read(&text, 40)?;
//! let findings: Vec<_> = (0..reviewer.tasks()).map(|task| reviewer.examine(task)).collect();
//! let review = reviewer.report(&findings);
//! assert_eq!(review.done, review.tasks);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `docs/review.md` explains what is measured, and how far to trust it.

mod course;
mod decision;
mod finding;
mod headlines;
mod judgement;
mod parties;
mod report;
mod reviewer;
mod tally;
mod unknown;
mod unreviewable;
mod waterfall;

pub use decision::weigh;
pub use finding::{Cause, Finding, Stretch, Weighed, Weighing};
pub use judgement::{Scale, accuracy};
pub use reviewer::{GAMES, Reviewer};
pub use unreviewable::Unreviewable;
