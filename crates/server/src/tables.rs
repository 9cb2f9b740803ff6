//! Tables in memory: each is a task that owns one table and talks to those who are there.

mod forgetting;
mod history;
mod lobby;
mod mail;
mod membership;
mod opening;
mod outbox;
mod registry;
mod replay;
mod room;
mod sweeping;
mod telling;
mod voices;
mod words;

pub(crate) use forgetting::forget;
pub(crate) use lobby::{Summary, tables_of};
pub(crate) use mail::{Goodbye, GuestId, Mail, TableError, Visit};
pub(crate) use membership::find_members;
pub(crate) use opening::open;
pub(crate) use outbox::{Parcel, Parcels, outbox};
pub(crate) use registry::{Mailbox, Registry};
pub(crate) use replay::{WhoseEyes, record, replay};
pub(crate) use sweeping::{revive, sweep};
pub(crate) use telling::message;
