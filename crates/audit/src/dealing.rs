//! What players add to the deal, from the log alone, and what everybody may know of it.

use std::collections::BTreeMap;

use folsom_rules::Seed;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// How far the dealing is.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Dealing {
    promises: BTreeMap<String, String>,
    nonces: BTreeMap<String, String>,
    silent: Vec<String>,
    /// The table, and who adds something there.
    asked: Option<(String, Vec<String>)>,
    is_dealt: bool,
}

fn text(value: &Value) -> String {
    value.as_str().expect("the log has a text here").to_owned()
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().expect("the log has a list here").iter().map(text).collect()
}

fn hash(text: &str) -> String {
    Seed(Sha256::digest(text).into()).to_string()
}

impl Dealing {
    /// Takes note of an entry.
    pub(crate) fn note(&mut self, entry: &Value) {
        match entry["what"].as_str().expect("an entry says what") {
            "promised" => drop(self.promises.insert(text(&entry["seat"]), text(&entry["hash"]))),
            "sat" | "bot-sat" | "freed" | "moved" if self.asked.is_none() && !self.is_dealt => {
                self.promises.remove(&text(&entry["seat"]));
            }
            "dealing" => {
                let seats = texts(&entry["seats"]);
                self.promises.retain(|seat, _| seats.contains(seat));
                self.asked = Some((text(&entry["table"]), seats));
            }
            "revealed" => {
                let (seat, nonce) = (text(&entry["seat"]), text(&entry["nonce"]));
                let (table, _) = self.asked.as_ref().expect("it is asked for");
                let promised = hash(&format!("folsom-nonce 1\n{table}\n{seat}\n{nonce}\n"));
                assert_eq!(self.promises.get(&seat), Some(&promised), "it was promised");
                self.nonces.insert(seat, nonce);
            }
            "silent" => {
                let begin_anew = self.all_promised();
                let silent = texts(&entry["seats"]);
                let (_, seats) = self.asked.as_mut().expect("it is asked for");
                seats.retain(|seat| !silent.contains(seat));
                self.silent.extend(silent);
                self.silent.sort();
                if begin_anew {
                    self.promises.clear();
                    self.nonces.clear();
                }
            }
            "started" => self.is_dealt = true,
            _ => {}
        }
    }

    /// There are fewer chairs.
    pub(crate) fn keep(&mut self, seats: &[String]) {
        self.promises.retain(|seat, _| seats.contains(seat));
    }

    fn all_promised(&self) -> bool {
        let seats = self.asked.iter().flat_map(|(_, seats)| seats);
        seats.into_iter().all(|seat| self.promises.contains_key(seat))
    }

    /// Whether everybody may know a nonce by now.
    pub(crate) fn tells(&self, nonce: &str) -> bool {
        self.is_dealt && self.nonces.values().any(|known| known == nonce)
    }

    /// What is dealt from if this was drawn.
    pub(crate) fn seed(&self, secret: &str) -> String {
        let Some((table, _)) = self.asked.as_ref().filter(|_| !self.nonces.is_empty()) else {
            return secret.to_owned();
        };
        let added: String = self.nonces.iter().map(|(seat, nonce)| format!("{seat} {nonce}\n")).collect();
        hash(&format!("folsom-deal 1\n{secret}\n{table}\n{added}"))
    }

    /// What everybody sees of it, if there is anything; with what was dealt from once that is no secret.
    pub(crate) fn json(&self, is_closed: bool, disclosed: Option<String>) -> Option<Value> {
        let asks = if self.all_promised() { "nonces" } else { "promises" };
        let is_asked = self.asked.is_some() && !self.is_dealt;
        let asks = (is_asked && !is_closed).then_some(asks);
        let mut seats: Vec<&String> = if self.is_dealt {
            self.nonces.keys().collect()
        } else {
            self.promises.keys().chain(self.asked.iter().flat_map(|(_, seats)| seats)).collect()
        };
        seats.sort();
        seats.dedup();
        let share = |seat: &&String| {
            let nonce = self.nonces.get(*seat);
            json!({
                "seat": seat,
                "promise": self.promises.get(*seat),
                "revealed": nonce.is_some(),
                "nonce": nonce.filter(|_| self.is_dealt),
            })
        };
        let shares: Vec<Value> = seats.iter().map(share).collect();
        if asks.is_none() && shares.is_empty() && self.silent.is_empty() {
            return None;
        }
        let dealt_from = disclosed.filter(|_| self.is_dealt && !self.nonces.is_empty());
        Some(json!({ "asks": asks, "shares": shares, "silent": self.silent, "dealt_from": dealt_from }))
    }
}
