//! Texts that may be in no message, wherever they stand.

use serde_json::Value;

use crate::Tape;
use crate::course::{Course, Step};

/// Texts that may be in no message.
#[derive(Clone, Debug)]
pub(crate) struct Secrets {
    /// Until the game is over.
    seeds: Vec<String>,
    /// What players revealed, until all have and the cards are dealt.
    nonces: Vec<String>,
    /// Who anybody is. A cookie has it at its end, so this finds cookies too.
    identities: Vec<String>,
    /// Seat links, and to whom they were given.
    links: Vec<(String, String)>,
}

impl Secrets {
    /// The secrets of a table and of those who were there.
    pub(crate) fn of<'a>(course: &Course, tapes: impl IntoIterator<Item = &'a Tape>) -> Self {
        let last = course.last();
        let seeds = [last.seed(), last.secret()].into_iter().flatten().map(|seed| seed.to_string());
        let nonces = course.steps.iter().filter_map(|step| step.entry["nonce"].as_str());
        let (seeds, nonces) = (seeds.collect(), nonces.map(str::to_owned).collect());
        let mut secrets = Self { seeds, nonces, identities: course.people(), links: Vec::new() };
        for tape in tapes {
            secrets.identities.push(tape.person.clone());
            for text in tape.heard.iter().filter(|text| is_link(text)) {
                let link: Value = serde_json::from_str(text).expect("a message");
                let token = link["token"].as_str().expect("a token").to_owned();
                secrets.links.push((tape.person.clone(), token));
            }
        }
        secrets.identities.sort();
        secrets.identities.dedup();
        secrets.links.sort();
        secrets.links.dedup();
        secrets
    }

    /// Which secret a message to somebody tells, if it does, after a step.
    pub(crate) fn find(&self, message: &str, person: &str, step: Option<&Step>) -> Option<&'static str> {
        let lower = message.to_ascii_lowercase();
        let is_given = |owner: &str| owner == person && is_link(message);
        let mut links = self.links.iter().filter(|(owner, _)| !is_given(owner));
        let is_over = step.is_some_and(Step::is_disclosed);
        let is_told = |nonce: &str| step.is_some_and(|step| step.chairs.dealing.tells(nonce));
        if self.seeds.iter().any(|seed| !is_over && lower.contains(seed)) {
            Some("the seed")
        } else if self.nonces.iter().any(|nonce| !is_told(nonce) && lower.contains(nonce)) {
            Some("what somebody adds to the deal")
        } else if links.any(|(_, token)| lower.contains(token)) {
            Some("a seat link")
        } else if self.identities.iter().any(|identity| lower.contains(identity)) {
            Some("who somebody is")
        } else {
            None
        }
    }
}

fn is_link(message: &str) -> bool {
    message.starts_with(r#"{"type":"seat-link""#)
}
