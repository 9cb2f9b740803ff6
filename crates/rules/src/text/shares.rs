//! What players added to the chance of a game. A record only carries it: whether it fits is for those to find out who know how the
//! hashes are made.

use std::fmt::Write;

use super::digest::Digest;
use super::fields::{Field, Fields, Result, named};
use crate::chance::Seed;
use crate::seat::{Seat, SeatSet};

/// What the seed of a game was made of, if players had a share in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shares {
    /// What the table is called.
    pub table: String,
    /// What the host of the game had drawn before anybody sat down.
    pub secret: Seed,
    /// What the players added, in the order of their seats.
    pub added: Vec<Share>,
    /// The seats that were waited for in vain: without them it was tried anew.
    pub silent: SeatSet,
}

/// What a player added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// Which.
    pub seat: Seat,
    /// The hash that was shown to the others before anybody revealed anything.
    pub promise: Digest,
    /// 256 bits of the player's own.
    pub nonce: Seed,
}

impl Shares {
    /// The lines of a record.
    pub(super) fn write(&self, text: &mut String) {
        let Self { table, secret, added, silent } = self;
        let _ = writeln!(text, "table: {table}\nsecret: {secret}");
        for Share { seat, promise, nonce } in added {
            let _ = writeln!(text, "promise {seat}: {promise}\nnonce {seat}: {nonce}");
        }
        if !silent.is_empty() {
            let names: Vec<_> = silent.iter().map(|seat| seat.to_string()).collect();
            let _ = writeln!(text, "silent: {}", names.join(" "));
        }
    }

    /// What the lines of a record say of it, for a table of so many seats.
    pub(super) fn read(fields: &mut Fields<'_>, seats: usize) -> Result<Option<Self>> {
        let (promises, mut nonces) = (fields.take_all("promise"), fields.take_all("nonce"));
        let Some(secret) = fields.take("secret") else {
            let stray = nonces.first().or(promises.first());
            return stray.map_or(Ok(None), |field| Err(field.wrong("a line `secret: …` is missing")));
        };
        let table = fields.need("table", secret.line)?;
        let is_name = |text: &str| {
            // The mark of a table on somebody's device.
            let text = text.strip_prefix('~').unwrap_or(text);
            !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
        };
        if !is_name(table.value) {
            return Err(table.wrong("a table is called something of letters and digits"));
        }
        let mut added = Vec::new();
        for promise in &promises {
            let seat = seat_of(promise, promise.argument, seats)?;
            let index = nonces.iter().position(|nonce| nonce.argument == promise.argument);
            let index =
                index.ok_or_else(|| promise.wrong(format!("a line `nonce {seat}: …` is missing")))?;
            let (hash, nonce) = (Digest(bits(promise)?), Seed(bits(&nonces.remove(index))?));
            added.push(Share { seat, promise: hash, nonce });
        }
        if let Some(nonce) = nonces.first() {
            return Err(nonce.wrong(format!("a line `promise {}: …` is missing", nonce.argument)));
        }
        added.sort_by_key(|share| share.seat);
        let mut silent = SeatSet::EMPTY;
        if let Some(field) = fields.take("silent") {
            for name in field.value.split_whitespace() {
                silent.insert(seat_of(&field, name, seats)?);
            }
        }
        let secret = Seed(bits(&secret)?);
        Ok(Some(Self { table: table.value.to_owned(), secret, added, silent }))
    }
}

fn seat_of(field: &Field<'_>, name: &str, seats: usize) -> Result<Seat> {
    let seat: Seat = named(field.line, name)?;
    let exists = (0..seats).filter_map(Seat::new).any(|known| known == seat);
    if exists { Ok(seat) } else { Err(field.wrong(format!("there is no {seat} at this table"))) }
}

fn bits(field: &Field<'_>) -> Result<[u8; 32]> {
    let wrong = || field.wrong(format!("a {} is 64 hexadecimal digits", field.key));
    crate::hex::read(field.value).ok_or_else(wrong)
}
