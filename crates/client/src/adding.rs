//! What a client adds to the deal, so that its player needs to trust nobody (`docs/fair-deal.md`).

use std::collections::BTreeMap;

use folsom_protocol::{Wish, Word, dealt_from, promise};
use folsom_rules::text::{Digest, Share};
use folsom_rules::{Named, Seat, Seed};
use serde_json::Value;

use crate::error::ClientError;

/// What one client adds at one table, and what it has seen there before it revealed anything.
#[derive(Clone, Debug, Default)]
pub struct Adding {
    /// The hash that the server showed first.
    commitment: Option<String>,
    /// What was promised, by seat and hash.
    nonces: BTreeMap<(Seat, String), Seed>,
    /// The seats whose promise is on its way, and which seats were silent when it was sent.
    sent: BTreeMap<Seat, Value>,
    /// All promises that were shown when a seat revealed its own.
    seen: BTreeMap<Seat, Vec<(Seat, String)>>,
}

impl Adding {
    /// What to say now that a table is known to be like this, in the form of a snapshot. Nothing is promised twice, so this can be
    /// asked after every message.
    ///
    /// # Errors
    /// If the server has changed what it promised itself, so that nothing more may be told to it; or if there is no randomness.
    pub fn wishes(&mut self, state: &Value) -> Result<Vec<Wish>, ClientError> {
        let table = &state["table"];
        let Some(commitment) = table["commitment"].as_str() else { return Ok(Vec::new()) };
        let first = self.commitment.get_or_insert_with(|| commitment.to_owned());
        if first != commitment {
            return Err(lied("the server has changed the hash that it had published"));
        }
        if table["stage"] != "open" {
            return Ok(Vec::new());
        }
        let seats: Vec<Seat> = array(&state["you"]["seats"]).filter_map(read_seat).collect();
        let wishes = seats.into_iter().map(|seat| self.wish(table, seat));
        wishes.filter_map(Result::transpose).collect()
    }

    /// What was sent last may be lost, or was refused: it is said again.
    pub fn say_again(&mut self) {
        self.sent.clear();
    }

    fn wish(&mut self, table: &Value, seat: Seat) -> Result<Option<Wish>, ClientError> {
        let deal = &table["deal"];
        let share = array(&deal["shares"]).find(|share| read_seat(&share["seat"]) == Some(seat));
        let promised = share.and_then(|share| share["promise"].as_str());
        if promised.is_some() {
            self.sent.remove(&seat);
        }
        match (deal["asks"].as_str(), share, promised) {
            (None, _, None) | (Some("promises"), Some(_), None) => {
                if self.sent.insert(seat, deal["silent"].clone()).as_ref() == Some(&deal["silent"]) {
                    return Ok(None);
                }
                let id = table["table"].as_str().unwrap_or_default();
                let nonce = fresh()?;
                let hash = promise(id, seat, nonce).to_string();
                self.nonces.insert((seat, hash.clone()), nonce);
                Ok(Some(Wish::Promise { seat: Word(seat), hash }))
            }
            (Some("nonces"), Some(share), Some(hash)) if share["revealed"] == false => {
                let Some(nonce) = self.nonces.get(&(seat, hash.to_owned())) else { return Ok(None) };
                let shown = promises(deal);
                if self.seen.get(&seat).is_some_and(|seen| *seen != shown && contains(seen, seat, hash)) {
                    return Err(lied("the server asks twice for the same, with other promises beside it"));
                }
                self.seen.insert(seat, shown);
                Ok(Some(Wish::Reveal { seat: Word(seat), nonce: nonce.to_string() }))
            }
            _ => Ok(None),
        }
    }

    /// Checks, when the game is over, that a seat had its share in the deal and that nobody could choose it.
    ///
    /// # Errors
    /// If something does not fit.
    pub fn check(&self, table: &Value, seat: Seat) -> Result<(), ClientError> {
        let deal = &table["deal"];
        let shares: Option<Vec<Share>> = array(&deal["shares"]).map(read_share).collect();
        let shares = shares.ok_or_else(|| lied("there is a share without its nonce"))?;
        let own = shares.iter().find(|share| share.seat == seat);
        let own = own.ok_or_else(|| lied("this seat has no share in the deal"))?;
        if !self.nonces.contains_key(&(seat, own.promise.to_string())) {
            return Err(lied("the share of this seat is not its own"));
        }
        if self.seen.get(&seat) != Some(&promises(deal)) {
            return Err(lied("the promises are others than were shown before anything was revealed"));
        }
        let id = table["table"].as_str().unwrap_or_default();
        if shares.iter().any(|share| promise(id, share.seat, share.nonce) != share.promise) {
            return Err(lied("a nonce is not what was promised"));
        }
        let seed = table["seed"].as_str().and_then(Seed::from_hex);
        let dealt = seed.map(|seed| dealt_from(seed, id, &shares).to_string());
        if dealt.as_deref() != deal["dealt_from"].as_str() {
            return Err(lied("it was dealt from something else"));
        }
        Ok(())
    }
}

fn contains(seen: &[(Seat, String)], seat: Seat, hash: &str) -> bool {
    seen.iter().any(|(known, promise)| *known == seat && promise == hash)
}

fn array(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn read_seat(value: &Value) -> Option<Seat> {
    Seat::from_name(value.as_str()?)
}

fn read_share(share: &Value) -> Option<Share> {
    Some(Share {
        seat: read_seat(&share["seat"])?,
        promise: Digest::from_hex(share["promise"].as_str()?)?,
        nonce: Seed::from_hex(share["nonce"].as_str()?)?,
    })
}

/// All promises that are shown.
fn promises(deal: &Value) -> Vec<(Seat, String)> {
    let shares = array(&deal["shares"]);
    shares
        .filter_map(|share| Some((read_seat(&share["seat"])?, share["promise"].as_str()?.to_owned())))
        .collect()
}

fn fresh() -> Result<Seed, ClientError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| ClientError::NotUnderstood(error.to_string()))?;
    Ok(Seed(bytes))
}

fn lied(reason: &str) -> ClientError {
    ClientError::NotUnderstood(reason.to_owned())
}
