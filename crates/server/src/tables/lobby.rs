//! What the storage keeps with a table beside its log.

use folsom_host::{Summary, names};
use folsom_storage::{Listed, Listing, Member, Progress, Query, TableId};
use folsom_table::{Person, Phase, Table};

/// What was kept for lists, if it can be read.
pub(crate) fn summary(listed: &Listed) -> Option<Summary> {
    Summary::read(&listed.listing.summary)
}

/// Somebody as the storage knows them.
pub(crate) fn member(person: Person) -> Member {
    Member::from_bytes(person.0.to_be_bytes())
}

/// The tables of somebody, of these stages.
pub(crate) fn tables_of(person: Person, stages: Vec<Progress>) -> Query {
    Query { member: Some(member(person)), stages, ..Query::all() }
}

/// What is kept with a table as it is now.
pub(crate) fn listing(id: TableId, table: &Table) -> Listing {
    let stage = table.stage();
    let summary = Summary::of(id, table);
    let unfinished =
        stage == Phase::Closed && table.play().is_none_or(|play| play.game().prompt().is_some());
    Listing {
        stage: match stage {
            Phase::Open | Phase::Dealing => Progress::Open,
            Phase::Running => Progress::Running,
            Phase::Over | Phase::Closed => Progress::Over,
        },
        public: table.terms().public,
        members: summary.members().map(member).collect(),
        search: names(table),
        unfinished,
        summary: summary.write(),
    }
}
