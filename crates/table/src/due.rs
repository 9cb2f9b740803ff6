//! What should happen without anybody's command: a bot is to move, or somebody's time is up.

use folsom_protocol::BotLevel;
use folsom_rules::{Choice, Indexed, Seat};

use crate::chair::Chair;
use crate::clock::Time;
use crate::command::Command;
use crate::entry::By;
use crate::person::Person;
use crate::presence::Presence;
use crate::table::{Phase, Play, Table};

/// The level that decides for people who are away or out of time: good enough that nobody has to be ashamed of what it did, and
/// instant.
const SUBSTITUTE: BotLevel = BotLevel::Outlaw;

/// A decision that a bot is to make now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// For which seat.
    pub seat: Seat,
    /// How many decisions have been made before.
    pub number: usize,
    /// How well.
    pub level: BotLevel,
    /// Why a bot.
    pub by: By,
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// A bot is to decide.
    Now(Wanted),
    /// The dealing goes on, with [`Command::Deal`].
    Deal,
    /// Look again then, if nothing happens before.
    At(Time),
    /// Nothing, before somebody does something.
    Nothing,
}

impl Wanted {
    /// The command that a bot's choice makes, for the server to give.
    #[must_use]
    pub fn decided(self, choice: Choice) -> Command {
        Command::Decide { seat: self.seat, number: self.number, choice, by: self.by }
    }
}

impl Table {
    /// What is due now. Bots don't wait for anybody to look on; people who are away are waited for until somebody else
    /// who plays is there. In a slow game nobody has to be there: only the clock counts, and it always runs.
    #[must_use]
    pub fn due(&self, presence: &Presence, now: Time) -> Due {
        if self.stage() == Phase::Dealing {
            return match self.dealing_due(self.time_runs(presence)) {
                Some(at) if at <= now => Due::Deal,
                Some(at) => Due::At(at),
                None => Due::Nothing,
            };
        }
        let running = self.stage() == Phase::Running;
        let Some(play) = self.play.as_ref().filter(|_| running) else { return Due::Nothing };
        let Some(prompt) = play.game.prompt() else { return Due::Nothing };
        let wanted = |level, by| Due::Now(Wanted { seat: prompt.seat, number: play.number(), level, by });
        match &self.chairs[prompt.seat.index()] {
            Chair::Bot(level) => wanted(*level, By::Bot),
            Chair::Taken { substitute: Some(_), .. } => wanted(SUBSTITUTE, By::Substitute),
            Chair::Taken { person, substitute: None, .. } => {
                let by_clock = self.out_of_time(play, prompt.seat, presence).map(|at| (at, By::Clock));
                let by_absence =
                    self.waited_until(*person, presence).map(|until| (until.max(play.asked), By::Away));
                match by_clock.into_iter().chain(by_absence).min_by_key(|(at, _)| *at) {
                    Some((at, by)) if at <= now => wanted(SUBSTITUTE, by),
                    Some((at, _)) => Due::At(at),
                    None => Due::Nothing,
                }
            }
            Chair::Empty => Due::Nothing,
        }
    }

    /// Until when somebody who is away is waited for before a bot decides; nothing if they are there, if nobody who plays is, or if
    /// they have as long as the clock says.
    #[must_use]
    pub fn waited_until(&self, person: Person, presence: &Presence) -> Option<Time> {
        let is_waited_for = self.is_attended(presence) && !self.terms.is_slow();
        let since = presence.away_since(person).filter(|_| is_waited_for)?;
        Some(since.after(self.terms.grace_ms))
    }

    /// When a seat's time is up; never while nobody is at the table, unless the game is slow.
    fn out_of_time(&self, play: &Play, seat: Seat, presence: &Presence) -> Option<Time> {
        let clock = play.clock.as_ref().filter(|_| self.time_runs(presence))?;
        Some(clock.deadline(seat.index(), play.asked))
    }

    /// Whether time can run out. Who is there is not stored, so whenever this becomes true again the server gives the time back
    /// with [`Command::Resume`].
    #[must_use]
    pub fn time_runs(&self, presence: &Presence) -> bool {
        self.terms.is_slow() || self.is_attended(presence)
    }

    /// Whose decision is awaited, if it is somebody's and no bot's.
    #[must_use]
    pub fn awaited(&self) -> Option<(Seat, Person)> {
        let play = self.play.as_ref().filter(|_| self.stage() == Phase::Running)?;
        let seat = play.game.prompt()?.seat;
        Some((seat, self.chairs[seat.index()].player()?))
    }

    /// Whether the last decision of a seat was made for it because its time was up.
    #[must_use]
    pub(crate) fn is_overdue(&self, seat: Seat) -> bool {
        self.play.as_ref().is_some_and(|play| play.overdue.has(seat))
    }

    /// Whether somebody who plays is there.
    #[must_use]
    pub fn is_attended(&self, presence: &Presence) -> bool {
        self.chairs.iter().filter_map(Chair::player).any(|person| presence.is_there(person))
    }
}
