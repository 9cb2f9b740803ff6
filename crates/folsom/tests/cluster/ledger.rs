//! What was told of a table, and what was promised.

use std::collections::BTreeMap;
use std::time::Instant;

use serde_json::Value;

use crate::crew::RESERVE_MS;

/// What was told of one table, by whatever server to whomever.
#[derive(Default)]
pub(crate) struct Ledger {
    /// By number: when it was stored, and what it was about.
    news: BTreeMap<u64, (Value, Value)>,
    /// By number: who decided, and what.
    acknowledged: BTreeMap<u64, (String, String)>,
    /// The highest number that anybody was told.
    pub(crate) highest: u64,
    pub(crate) moved: Option<Instant>,
    pub(crate) over: bool,
}

impl Ledger {
    /// News were told, perhaps not for the first time: then it was the same.
    pub(crate) fn tell(&mut self, table: &str, news: &Value) {
        let number = news["number"].as_u64().expect("a number");
        let told = (news["at"].clone(), news["about"].clone());
        let known = self.news.entry(number).or_insert_with(|| told.clone());
        assert_eq!(*known, told, "number {number} of {table} was told twice, and differently");
        for reserve in news["turn"]["reserves_ms"].as_array().into_iter().flatten() {
            assert_eq!(*reserve, RESERVE_MS, "at {number} of {table} somebody has lost time");
        }
        self.reach(number);
    }

    pub(crate) fn reach(&mut self, number: u64) {
        if number > self.highest {
            self.highest = number;
            self.moved = Some(Instant::now());
        }
    }

    /// A decision was acknowledged.
    pub(crate) fn acknowledge(&mut self, table: &str, number: u64, seat: String, choice: String) {
        let decided = (seat, choice);
        let known = self.acknowledged.entry(number).or_insert_with(|| decided.clone());
        assert_eq!(*known, decided, "decision {number} of {table} was acknowledged twice, and differently");
    }

    /// Compares all of it with the log. How much there was to compare.
    pub(crate) fn compare(&self, table: &str, log: &[String]) -> (usize, usize) {
        let log: Vec<Value> = log.iter().map(|entry| serde_json::from_str(entry).expect("JSON")).collect();
        assert!(self.highest < log.len() as u64, "{table}: {} was told and is not stored", self.highest);
        for (number, (at, about)) in &self.news {
            let entry = &log[*number as usize];
            assert_eq!(entry["at"], *at, "{table} at {number}: {about} was told, {entry} is stored");
            if about["what"] == "choice" {
                assert_eq!(entry["what"], "chose", "{table} at {number}");
                assert_eq!(entry["seat"], about["seat"], "{table} at {number}");
            }
        }
        let decisions: Vec<&Value> = log.iter().filter(|entry| entry["what"] == "chose").collect();
        for decision in &decisions {
            let lost_time = decision["by"] == "clock" || decision["by"] == "away";
            assert!(!lost_time, "{table}: somebody had time left, and was there: {decision}");
        }
        for (number, (seat, choice)) in &self.acknowledged {
            let stored = decisions[*number as usize];
            assert_eq!(
                (&stored["seat"], &stored["choice"]),
                (&Value::from(seat.as_str()), &Value::from(choice.as_str())),
                "{table}: decision {number}"
            );
        }
        (self.news.len(), self.acknowledged.len())
    }
}
