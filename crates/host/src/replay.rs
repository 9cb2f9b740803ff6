//! Games that were played, or are, to be seen again.

use folsom_id::TableId;
use folsom_protocol::{Change, ReplayJson, ReplayStep, Word};
use folsom_rules::text::record::Record;
use folsom_rules::{Event, Game, Viewer};
use folsom_table::{About, Entry, Person, Refusal, Table};

use crate::history::{Remembered, damaged};
use crate::objection::Objection;
use crate::telling::{self, OwnSeats};
use crate::words;

/// Through whose eyes a game is to be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhoseEyes {
    /// One viewer's.
    Viewer(Viewer),
    /// Nobody's: everything is open.
    Open,
}

/// The whole game as far as it is, through these eyes, if this person may have them.
///
/// # Errors
/// If they may not, or the entries make no table.
pub fn replay(
    id: TableId,
    entries: &[Entry],
    person: Person,
    eyes: WhoseEyes,
) -> Result<ReplayJson, Objection> {
    let now = Remembered::read(entries)?;
    check_right(&now.table, person, eyes)?;
    let mut table = Table::open(&entries[0]).map_err(damaged)?;
    let mut steps = Vec::new();
    for entry in &entries[1..] {
        let before = table.play().map(|play| *play.game());
        let news = table.apply(entry).map_err(damaged)?;
        let (seat, by) = match news.about {
            About::Started { .. } => (None, None),
            About::Choice { seat, by } => (Some(Word(seat)), Some(words::by(by))),
            _ => continue,
        };
        let after =
            table.play().ok_or_else(|| Objection::Damaged("a decision without a game".to_owned()))?.game();
        let change = through(eyes, before.as_ref(), after, &news.events);
        steps.push(ReplayStep { number: news.number, at: news.at.0, seat, by, change });
    }
    Ok(ReplayJson {
        table: words::table(id, &now.table),
        open: eyes == WhoseEyes::Open,
        steps,
        end: telling::end(&now.table),
    })
}

fn through(eyes: WhoseEyes, before: Option<&Game>, after: &Game, events: &[Event]) -> Change {
    let change = match eyes {
        WhoseEyes::Viewer(viewer) => telling::change(before, after, events, viewer),
        WhoseEyes::Open => telling::open_change(before, after, events),
    };
    // Nobody is asked anything in a replay.
    Change { choices: None, ..change }
}

/// While a game runs everybody has only their own eyes; afterwards they can have any, also if it was closed before its end.
fn check_right(table: &Table, person: Person, eyes: WhoseEyes) -> Result<(), Objection> {
    let Some(play) = table.play() else { return Err(Refusal::NotBegun.into()) };
    let exists = |viewer: Viewer| {
        viewer.seat().is_none_or(|seat| play.game().board().seats().any(|known| known == seat))
    };
    match eyes {
        WhoseEyes::Viewer(viewer) if !exists(viewer) => Err(Refusal::NoSuchSeat.into()),
        WhoseEyes::Viewer(Viewer::Spectator) => Ok(()),
        _ if table.is_disclosed() => Ok(()),
        // The same eyes as on the socket: whose chair was given to a bot still sees what it sees.
        WhoseEyes::Viewer(viewer) if OwnSeats::of(table, person).viewers().any(|own| own == viewer) => {
            Ok(())
        }
        WhoseEyes::Viewer(_) => Err(Refusal::NotYourSeat.into()),
        WhoseEyes::Open => Err(Refusal::Begun.into()),
    }
}

/// The record of a game that is over or was closed, with its seed.
///
/// # Errors
/// If it is still a secret, or there is none.
pub fn record(table: &Table) -> Result<&Record, Objection> {
    match table.play() {
        None => Err(Refusal::NotBegun.into()),
        Some(play) if table.is_disclosed() => Ok(play.record()),
        Some(_) => Err(Refusal::Begun.into()),
    }
}
