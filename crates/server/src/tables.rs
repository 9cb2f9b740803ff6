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

pub(crate) use forgetting::forget;
pub(crate) use history::entries;
pub(crate) use lobby::{member, summary, tables_of};
pub(crate) use mail::{Goodbye, GuestId, Mail, TableError, Visit};
pub(crate) use membership::{find_end, find_members};
pub(crate) use opening::{open, open_promised};
pub(crate) use outbox::{Outbox, Parcel, Parcels, outbox};
pub(crate) use registry::{Mailbox, Registry, Unsent};
pub(crate) use replay::{record, replay};
pub(crate) use sweeping::{revive, sweep};
