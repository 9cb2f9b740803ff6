//! When a table has come to its end: what happened there is what anybody was told, and what was promised.

use std::collections::BTreeSet;

use folsom_protocol::{dealt_from, promise};

use super::crowd::TABLE;
use super::server::Server;
use crate::{Commitment, Play};

impl Server {
    /// That nothing anybody was told is lost, and that the game is the one that its record tells.
    pub(super) fn check_history(&self) {
        assert_eq!(self.read_back(), self.table);
        let Some(play) = self.table.play() else { return assert!(self.acknowledged.is_empty()) };
        for &(number, seat, choice) in &self.acknowledged {
            assert_eq!(play.record().choices[number], (seat, choice));
        }
        assert!(self.acknowledged.is_sorted_by(|a, b| a.0 < b.0), "none was told twice");
        let chosen = self.stored.iter().filter(|line| line.contains(r#""what":"chose""#)).count();
        assert_eq!(chosen, play.number());
        assert_eq!(play.record().replay(&mut ()), *play.game());
        self.check_deal(play);
    }

    /// That the game was dealt from the secret of the opening and from what the players revealed, and from nothing else.
    fn check_deal(&self, play: &Play) {
        let secret = self.table.sealed.expect("it was opened with one");
        let record = play.record();
        assert_eq!(record.commitment, Some(Commitment::to(secret).digest()));
        let Some(shares) = &record.shares else { return assert_eq!(record.seed, secret) };
        for share in &shares.added {
            assert_eq!(promise(TABLE, share.seat, share.nonce), share.promise);
            assert!(!shares.silent.has(share.seat));
        }
        assert_eq!(dealt_from(secret, TABLE, &shares.added), record.seed);
    }

    /// The kinds of entries there were, and by whom decisions were made.
    pub(super) fn kinds(&self) -> BTreeSet<String> {
        let entries = self.stored.iter().map(|line| serde_json::from_str(line).expect("it was written"));
        let fields = entries.flat_map(|entry: serde_json::Value| {
            let by = entry["by"].as_str().map(|by| format!("by {by}"));
            entry["what"].as_str().map(str::to_owned).into_iter().chain(by)
        });
        fields.collect()
    }
}
