//! What players added to the deal: whether it is what they had promised, and whether the game was dealt from it.

use folsom_protocol::{dealt_from, promise};
use folsom_rules::Seed;
use folsom_rules::text::{Share, Shares};

/// Whether a player added what was promised.
pub(super) fn is_as_promised(shares: &Shares, share: &Share) -> bool {
    promise(&shares.table, share.seat, share.nonce) == share.promise
}

/// Whether this seed is made of the secret and of what players added.
pub(super) fn make(shares: &Shares, seed: Seed) -> bool {
    dealt_from(shares.secret, &shares.table, &shares.added) == seed
}

/// What does not fit, if something doesn't.
pub(super) fn complaint(shares: &Shares, seed: Seed) -> Option<String> {
    let table = &shares.table;
    let broken = shares.added.iter().find(|share| !is_as_promised(shares, share));
    if let Some(Share { seat, .. }) = broken {
        return Some(format!("the nonce of {seat} is not what {seat} promised at table {table}"));
    }
    let other = "the seed is not made of the secret, the table and the nonces: this is not the deal that all had a share in";
    (!make(shares, seed)).then(|| other.to_owned())
}

/// Who had a share in the deal, in a sentence.
pub(super) fn sentence(shares: &Shares) -> String {
    let names: Vec<_> = shares.added.iter().map(|share| share.seat.to_string()).collect();
    let mut text = format!(
        "It was dealt from what the server drew and what {} added: whoever kept the promises they were shown knows that nobody chose the deal.",
        names.join(", ")
    );
    if !shares.silent.is_empty() {
        let names: Vec<_> = shares.silent.iter().map(|seat| seat.to_string()).collect();
        text += &format!(" It was tried anew because of no answer from {}.", names.join(", "));
    }
    text
}

/// A line for a shell that works out what was dealt from.
pub(super) fn shell_line(shares: &Shares) -> String {
    let added = shares.added.iter().map(|Share { seat, nonce, .. }| format!("{seat} {nonce}\\n"));
    format!(
        "printf 'folsom-deal 1\\n{}\\n{}\\n{}' | sha256sum",
        shares.secret,
        shares.table,
        added.collect::<String>()
    )
}
