//! Everything as it is now, for one who comes.

use folsom_id::TableId;
use folsom_protocol::{AwayJson, LostJson, PROTOCOL, PresenceJson, SaidJson, Snapshot, Word};
use folsom_table::{Person, Phase, Presence, Table, Time};

use crate::telling::{self, OwnSeats};
use crate::words;

/// Who is there, of those who play and of those who don't. `connected` has everybody as often as they have connections.
pub(crate) fn presence(
    table: &Table,
    presence: &Presence,
    connected: impl Iterator<Item = Person>,
) -> PresenceJson {
    let there = words::chairs(table)
        .filter(|(_, chair)| chair.person().is_some_and(|person| presence.is_there(person)));
    let away =
        words::chairs(table).filter(|_| table.stage() == Phase::Running).filter_map(|(seat, chair)| {
            let person = chair.player().filter(|person| !presence.is_there(*person))?;
            let bot_at = table.waited_until(person, presence).map(|until| until.0);
            Some(AwayJson { seat: Word(seat), bot_at })
        });
    let watchers = connected.filter(|person| table.seats_of(*person).is_empty());
    PresenceJson {
        there: there.map(|(seat, _)| Word(seat)).collect(),
        away: away.collect(),
        watchers: u32::try_from(watchers.count()).unwrap_or(u32::MAX),
    }
}

/// Everything as it is now, for one person; to whoever lost a seat with how that was.
#[must_use]
pub(crate) fn snapshot(
    id: TableId,
    table: &Table,
    person: Person,
    presence: PresenceJson,
    talk: Vec<SaidJson>,
    lost: Option<LostJson>,
    now: Time,
) -> Snapshot {
    Snapshot {
        protocol: PROTOCOL,
        number: table.entries() - 1,
        now: now.0,
        table: words::table(id, table),
        you: words::you(table, person),
        lost,
        presence,
        talk,
        turn: words::turn(table),
        views: telling::seen(table, OwnSeats::of(table, person)),
        end: telling::end(table),
    }
}
