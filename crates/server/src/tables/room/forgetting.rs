//! Somebody wants to be forgotten. The game stays, played by somebody.

use std::collections::HashMap;

use folsom_host::Past;
use folsom_rules::{Indexed, Seat};
use folsom_storage::Rewrite;
use folsom_table::{Actor, Chair, Command, Name, Person, Phase};
use serde_json::{Value, json};

use super::Room;
use crate::chance::random;
use crate::clock;
use crate::tables::lobby;
use crate::tables::mail::TableError;

impl Room {
    /// Forgets somebody: they get up, and the log tells of somebody else whom nobody knows.
    pub(super) async fn forget(&mut self, person: Person) -> Result<(), TableError> {
        self.settle().await?;
        self.get_up(person).await?;
        let stand_in = Person(u128::from_be_bytes(random()?));
        let id = self.gathering.id();
        let mut log = self.app().storage.load(id, 0).await?;
        let entries = without(&log, &person.write(), &stand_in.write());
        for (number, entry) in &entries {
            log[*number as usize].clone_from(entry);
        }
        let read = Past::read(&log)?;
        if !entries.is_empty() {
            let listing = lobby::listing(id, &read.0.table);
            let rewrite = Rewrite { table: id, length: log.len() as u64, entries, listing };
            let rewritten = self.app().storage.rewrite(rewrite).await;
            rewritten.map_err(|error| self.heed(error))?;
        }
        let before = self.gathering.correct(read);
        self.app().tally.update(id, &before, self.gathering.table());
        self.gathering.forget(person);
        self.gathering.show_everything_anew(clock::now());
        Ok(())
    }

    /// Whoever goes for good leaves their chairs, and the table to somebody who stays.
    async fn get_up(&mut self, person: Person) -> Result<(), TableError> {
        let stage = self.gathering.table().stage();
        if matches!(stage, Phase::Over | Phase::Closed) {
            return Ok(());
        }
        let chairs = self.gathering.table().chairs().iter().enumerate();
        // While the cards are dealt nobody can: then nobody is left who could do anything on the chair.
        let is_own = |chair: &Chair| chair.person() == Some(person) && !chair.is_left();
        let own = chairs.filter(|(_, chair)| stage != Phase::Dealing && is_own(chair));
        let own: Vec<Seat> = own.map(|(index, _)| Seat::at(index)).collect();
        for seat in own {
            self.commit(Actor::Person(person), &Command::Leave { seat }).await?;
        }
        if self.gathering.table().host() == person {
            let mut players = self.gathering.table().chairs().iter().filter_map(Chair::player);
            let heir = players.find(|player| *player != person);
            let command = match heir {
                Some(to) => Command::HandOver { to },
                None if stage != Phase::Running => Command::Close,
                None => return Ok(()),
            };
            self.commit(Actor::Person(person), &command).await?;
        }
        Ok(())
    }
}

/// The entries of a log that are others if somebody is another, without a name and without words.
fn without(log: &[String], person: &str, stand_in: &str) -> Vec<(u64, String)> {
    let mut entries: Vec<Option<Value>> = log.iter().map(|text| serde_json::from_str(text).ok()).collect();
    for number in names_of(&entries, person) {
        if let Some(entry) = &mut entries[number] {
            entry["name"] = json!(Name::somebody());
        }
    }
    let changed = (0..).zip(log).zip(entries).filter_map(|((number, text), entry)| {
        let mut entry = entry?;
        if entry["what"] == "said" && entry["person"] == person {
            entry = json!({ "at": entry["at"], "what": "forgotten" });
        }
        if entry["what"] == "sat-known" && entry["person"] == person {
            // Whoever that was is not known any more, nor by which device.
            entry["what"] = json!("sat");
            entry.as_object_mut()?.remove("regular");
        }
        replace(&mut entry, person, stand_in);
        // Other entries keep the form in which they were written.
        let before: Value = serde_json::from_str(text).ok()?;
        (before != entry).then(|| (number, entry.to_string()))
    });
    changed.collect()
}

/// Where somebody is given a name: where they sat down or were renamed, or whoever had their seat before they took it along to
/// another device.
fn names_of(entries: &[Option<Value>], person: &str) -> Vec<usize> {
    let mut found = Vec::new();
    // Whose each seat is, and the entries that name them there.
    let mut seats: HashMap<String, (String, Vec<usize>)> = HashMap::new();
    for (number, entry) in entries.iter().enumerate() {
        let Some(entry) = entry else { continue };
        let text = |field: &str| entry[field].as_str().unwrap_or_default().to_owned();
        let (seat, who) = (text("seat"), text("person"));
        match entry["what"].as_str() {
            Some("sat" | "sat-known") => drop(seats.insert(seat, (who, vec![number]))),
            Some("renamed") => {
                if let Some((_, named)) = seats.get_mut(&seat) {
                    named.push(number);
                }
            }
            Some("moved") => {
                if let Some((owner, _)) = seats.get_mut(&seat) {
                    *owner = who;
                }
            }
            _ => continue,
        }
        if let Some((owner, named)) = seats.get(entry["seat"].as_str().unwrap_or_default())
            && owner == person
        {
            found
                .extend(named.iter().copied().filter(|number| !found.contains(number)).collect::<Vec<_>>());
        }
    }
    found
}

fn replace(value: &mut Value, person: &str, stand_in: &str) {
    match value {
        Value::String(text) if text == person => stand_in.clone_into(text),
        Value::Array(items) => items.iter_mut().for_each(|item| replace(item, person, stand_in)),
        Value::Object(fields) => fields.values_mut().for_each(|field| replace(field, person, stand_in)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_forgotten_and_the_others_are_not() {
        let (anna, boris, nobody) = ("a".repeat(32), "b".repeat(32), "0".repeat(32));
        let log = [
            json!({ "at": 1, "what": "opened", "host": anna, "terms": {} }),
            json!({ "at": 2, "what": "sat", "seat": "seat1", "person": anna, "name": "Anna" }),
            json!({ "at": 3, "what": "sat", "seat": "seat2", "person": boris, "name": "Boris" }),
            json!({ "at": 4, "what": "said", "person": anna, "name": "Anna", "text": "Hello" }),
            json!({ "at": 5, "what": "handed-over", "to": anna }),
            json!({ "at": 6, "what": "moved", "seat": "seat2", "person": anna }),
            json!({ "at": 7, "what": "renamed", "seat": "seat1", "name": "Annabel" }),
            json!({ "at": 8, "what": "sat-known", "seat": "seat3", "person": anna, "name": "Anna",
                    "regular": { "handle": "h", "device": 7 } }),
        ]
        .map(|entry| entry.to_string());
        let without = without(&log, &anna, &nobody);
        let numbers: Vec<u64> = without.iter().map(|(number, _)| *number).collect();
        assert_eq!(numbers, [0, 1, 2, 3, 4, 5, 6, 7]);
        for (_, entry) in &without {
            assert!(
                !entry.contains(&anna) && !entry.contains("Anna") && !entry.contains("Boris"),
                "{entry}"
            );
        }
        assert!(
            !without[7].1.contains("regular") && without[7].1.contains(r#""what":"sat""#),
            "{}",
            without[7].1
        );
        assert!(without[2].1.contains(&boris), "who sat there before is still who they were");
        assert_eq!(super::without(&log[2..3], &anna, &nobody), []);
    }
}
