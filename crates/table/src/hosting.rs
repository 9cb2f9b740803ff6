//! A table needs a host who is there: whoever vanishes without handing it over is succeeded by somebody who plays.

use crate::chair::Chair;
use crate::clock::Time;
use crate::person::Person;
use crate::presence::Presence;
use crate::table::{Phase, Table};

/// How long a host who is away is waited for at most. A reload or a tunnel takes less.
const HOST_AWAY_MS: u64 = 60_000;
/// Where decisions are not waited for as long, a host is waited for so many times as long as a decision.
const DECISIONS_WAITED: u64 = 2;

impl Table {
    /// Who should be the host since the present one is away, and from when on. The server sees to it with
    /// [`Command::HandOver`](crate::Command::HandOver).
    #[must_use]
    pub fn heir(&self, presence: &Presence) -> Option<(Person, Time)> {
        if !matches!(self.stage(), Phase::Open | Phase::Dealing | Phase::Running) {
            return None;
        }
        let since = presence.away_since(self.host)?;
        let mut players = self.chairs.iter().filter_map(Chair::player);
        let heir = players.find(|person| presence.is_there(*person))?;
        let soon = self.terms.grace_ms.saturating_mul(DECISIONS_WAITED).min(HOST_AWAY_MS);
        // Where nobody has to be there, neither has the host, as long as anybody else could still be thinking.
        let slow = self.terms.clock.filter(|_| self.terms.is_slow()).map(|clock| clock.decision_ms);
        Some((heir, since.after(slow.unwrap_or(soon))))
    }
}
