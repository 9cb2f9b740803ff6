//! A record as a game to be seen again: the table that it would have been played at, where nobody has a name.

use folsom_host::{Objection, TableId, WhoseEyes};
use folsom_protocol::{ErrorJson, ReplayJson};
use folsom_rules::text::notation;
use folsom_rules::text::record::{Record, is_later};
use folsom_rules::{Game, Indexed, Seat};
use folsom_table::{By, Entry, Happened, Name, Person, Terms, Time};

/// A game from a record.
pub struct Recorded {
    id: TableId,
    entries: Vec<Entry>,
}

/// Why a text is no record.
fn bad(code: &str, reason: String) -> ErrorJson {
    ErrorJson { code: code.to_owned(), reason, why: None }
}

impl Recorded {
    /// Reads a record, and plays it through.
    ///
    /// # Errors
    /// If it is none, is damaged, or is of a later version.
    pub fn read(text: &str) -> Result<Self, ErrorJson> {
        let record = Record::read(text).map_err(|error| {
            bad(if is_later(text) { "later-version" } else { "bad-record" }, error.to_string())
        })?;
        let recorded = Self { id: TableId::from_bytes([0; 16]).on_device(), entries: entries(&record) };
        // What players added to the deal must make its seed.
        let checked = folsom_host::Remembered::read(&recorded.entries);
        checked.map(|_| recorded).map_err(|objection| match objection {
            Objection::Damaged(reason) => bad("bad-record", reason),
            other => other.error(),
        })
    }

    /// The whole game through these eyes.
    ///
    /// # Errors
    /// If there are no such eyes.
    pub fn replay(&self, eyes: WhoseEyes) -> Result<ReplayJson, Objection> {
        folsom_host::replay(self.id, &self.entries, Person(0), eyes)
    }
}

/// The entries of a table at which this game was played.
fn entries(record: &Record) -> Vec<Entry> {
    let shares = record.shares.as_ref();
    let secret = shares.map_or(record.seed, |shares| shares.secret);
    let terms = Terms::new(record.setup.clone());
    let mut all = vec![Happened::Opened { host: Person(0), terms, seed: Some(secret.to_string()) }];
    let seats = (0..record.setup.seats).map(Seat::at);
    all.extend(seats.map(|seat| Happened::Sat {
        seat,
        person: Person(seat.index() as u128 + 1),
        name: Name::somebody(),
    }));
    if let Some(shares) = shares {
        let added = || shares.added.iter();
        all.extend(
            added().map(|share| Happened::Promised { seat: share.seat, hash: share.promise.to_string() }),
        );
        let seats = added().map(|share| share.seat).collect();
        all.push(Happened::Dealing { table: shares.table.clone(), seats });
        all.extend(
            added().map(|share| Happened::Revealed { seat: share.seat, nonce: share.nonce.to_string() }),
        );
    }
    all.push(Happened::Started { seed: record.seed.to_string() });
    let mut game = Game::new(&record.setup, record.seed).expect("the record was checked");
    for &(seat, choice) in &record.choices {
        let text = notation::write_choice(choice, game.board(), seat);
        all.push(Happened::Chose { seat, choice: text, by: By::Player });
        game.choose(choice, &mut ()).expect("the record was checked");
    }
    // A game that was broken off has no secrets any more either.
    if game.prompt().is_some() {
        all.push(Happened::Closed);
    }
    all.into_iter().map(|what| Entry { at: Time(0), what }).collect()
}
