//! One thing after another: a request is decided, stored, happens, is told and answered, and only then comes the next.

use folsom_host::{Decided, Means, Objection, Opening, Summary, TableId, turn};
use folsom_protocol::{Request, ToClient, Wish};
use folsom_table::{Actor, Command, Due, Person, Table, Time};

use super::{HERE, Job, Local, Pending, Then};
use crate::step::{Log, Step, Write};
use crate::thinking::Thinking;

/// How long it is waited after something that nobody asked for could not be stored.
const RETRY_AFTER_MS: u64 = 1_000;
/// A device that comes so late stood still, and nobody could do anything in that time.
const STANDSTILL_MS: u64 = 3_000;

impl Local {
    /// If the device slept, what passed then is nobody's time: it is given back before anything else is done.
    pub(super) fn feel(&mut self, now: Time) {
        let slept = self.wake.is_some_and(|wake| now.since(wake) > STANDSTILL_MS);
        if slept && self.gathering.time_matters() {
            self.wake = None;
            self.jobs.push_front(Job::Command(Command::Resume));
        }
    }

    /// Does what can be done, and tells what the page has to do.
    pub(super) fn go_on(&mut self, now: Time) -> Step {
        while self.pending.is_none() {
            match self.jobs.pop_front() {
                Some(job) => self.do_job(job, now),
                None if !self.do_what_is_due(now) => break,
                None => {}
            }
        }
        self.gathering.tell_presence_if_due(now);
        let fresh = self.pending.as_mut().filter(|pending| !pending.is_out);
        let store = fresh.map(|pending| {
            pending.is_out = true;
            pending.writes.clone()
        });
        self.wake = self.next_wake(now);
        let is_there = self.is_there();
        let page = self.gathering.guests_mut().house_mut();
        Step {
            connection: None,
            store: store.unwrap_or_default(),
            tell: if is_there { page.take_sent() } else { Vec::new() },
            think: self.thinking.as_ref().and_then(Thinking::think),
            wake: self.wake.map(|time| time.0),
        }
    }

    /// Whether it is stored that there is such a table.
    fn is_there(&self) -> bool {
        !self.pending.as_ref().is_some_and(|pending| matches!(pending.then, Then::Opened))
    }

    fn do_job(&mut self, job: Job, now: Time) {
        match job {
            Job::Answer { connection, answer } => self.say_to(connection, &answer),
            Job::Command(command) => {
                // If it is refused, it is not due any more.
                let _ = self.commit(HERE, &command, None, now);
            }
            Job::Request { connection, text } => match serde_json::from_str::<Request>(&text) {
                Ok(request) => self.fulfil(connection, request, now),
                Err(error) => {
                    let answer = Objection::NotUnderstood(error.to_string()).answer(None);
                    self.say_to(connection, &answer);
                }
            },
        }
    }

    fn fulfil(&mut self, connection: u32, request: Request, now: Time) {
        let id = request.id;
        let Some(heeded) = self.gathering.guests_mut().heed(connection, id) else { return };
        let granted = heeded.and_then(|person| self.grant((connection, id), person, request.wish, now));
        match granted {
            // It is answered when it has happened.
            Ok(()) if self.pending.is_some() => {}
            Ok(()) => self.say_to(connection, &ToClient::Done { id }),
            Err(objection) => self.say_to(connection, &objection.answer(Some(id))),
        }
    }

    fn grant(&mut self, asked: (u32, u32), person: Person, wish: Wish, now: Time) -> Result<(), Objection> {
        match self.gathering.meaning(person, wish, &mut self.chance)? {
            Means::Command(command) => self.commit(Actor::Person(person), &command, Some(asked), now),
            Means::Say(name, text) => {
                let said = self.gathering.utter(person, &name, &text, now)?;
                let lines = vec![said.text.clone()];
                let (table, number) = (self.id(), said.number);
                let write = Write { table, log: Log::Talk, number, lines, listed: None };
                let then = Then::Say(Box::new(said));
                self.pending =
                    Some(Pending { writes: vec![write], is_out: false, then, asked: Some(asked) });
                Ok(())
            }
            Means::SeatLink(_) => Err(Objection::NeedsServer),
            Means::Rematch => self.rematch(asked, person, now),
            // Whoever plays on their own device is told by the page itself.
            Means::Attend(_) | Means::Nothing => Ok(()),
        }
    }

    fn rematch(&mut self, asked: (u32, u32), person: Person, now: Time) -> Result<(), Objection> {
        let Some(plan) = self.gathering.rematch(person, &mut self.chance)? else { return Ok(()) };
        let opening = plan.carry_out(now, &mut self.chance)?;
        let command = Command::Rematch { table: opening.id.to_string() };
        self.commit(HERE, &command, Some(asked), now)?;
        if let Some(pending) = &mut self.pending {
            pending.writes.push(write_of(&opening, now.0));
        }
        Ok(())
    }

    /// Decides, and waits until that is stored.
    fn commit(
        &mut self,
        actor: Actor,
        command: &Command,
        asked: Option<(u32, u32)>,
        now: Time,
    ) -> Result<(), Objection> {
        let decided = self.gathering.decide(actor, command, now)?;
        let write = Write {
            table: self.id(),
            log: Log::Game,
            number: self.gathering.table().entries(),
            lines: vec![decided.text.clone()],
            listed: Some(listed(self.gathering.id(), &decided.after, now.0)),
        };
        let then = Then::Happen(Box::new(decided));
        self.pending = Some(Pending { writes: vec![write], is_out: false, then, asked });
        Ok(())
    }

    /// It is stored: it happens, and everybody is told.
    pub(super) fn happen(&mut self, pending: Pending, now: Time) {
        let happened = match pending.then {
            Then::Opened => Ok(false),
            Then::Happen(decided) => self.tell(*decided, now),
            Then::Say(said) => {
                self.gathering.hear(*said);
                Ok(false)
            }
        };
        let is_revived = happened == Ok(true);
        if let Some((connection, id)) = pending.asked {
            let answer = match happened {
                Ok(_) => ToClient::Done { id },
                Err(objection) => objection.answer(Some(id)),
            };
            self.jobs.push_front(Job::Answer { connection, answer });
        }
        if is_revived {
            self.jobs.push_front(Job::Command(Command::Resume));
        }
    }

    /// Whether somebody who plays is there again.
    fn tell(&mut self, decided: Decided, now: Time) -> Result<bool, Objection> {
        let text = decided.text.clone();
        let report = self.gathering.happen(decided, now)?;
        self.log.push(text);
        Ok(self.gathering.tell(&report, now))
    }

    /// It could not be stored, so it has not happened.
    pub(super) fn give_up(&mut self, pending: Pending, now: Time) {
        match (pending.asked, pending.then) {
            (Some((connection, id)), _) => {
                self.say_to(connection, &Objection::NotStored.answer(Some(id)));
            }
            // The game goes on in memory.
            (None, Then::Opened) => {}
            (None, _) => self.paused_until = Some(now.after(RETRY_AFTER_MS)),
        }
    }

    /// Does something that nobody asked for, if it is due. Whether there was something.
    fn do_what_is_due(&mut self, now: Time) -> bool {
        if self.paused_until.is_some_and(|until| until > now) {
            return false;
        }
        match self.gathering.due(now) {
            Due::Deal => return self.commit(HERE, &Command::Deal, None, now).is_ok(),
            Due::Now(wanted) => {
                if self.thinking.as_ref().is_none_or(|thinking| thinking.wanted != wanted) {
                    self.tickets += 1;
                    self.thinking = Some(Thinking::new(wanted, self.tickets, now, &mut self.chance));
                }
            }
            Due::At(_) | Due::Nothing => self.thinking = None,
        }
        if let Some(Ok(choice)) = self.thinking.as_ref().map(|thinking| thinking.decided(now)) {
            let command = self.thinking.take().map(|thinking| thinking.wanted.decided(choice));
            return command.is_some_and(|command| self.commit(HERE, &command, None, now).is_ok());
        }
        match self.gathering.heir() {
            Some((to, from)) if from <= now => {
                self.commit(HERE, &Command::HandOver { to }, None, now).is_ok()
            }
            _ => false,
        }
    }

    /// When something may be due, if nothing happens before.
    fn next_wake(&self, now: Time) -> Option<Time> {
        let due = match self.gathering.due(now) {
            Due::Deal => Some(now),
            Due::At(time) => Some(time),
            Due::Now(_) => self.thinking.as_ref().and_then(|thinking| thinking.decided(now).err()?),
            Due::Nothing => None,
        };
        let heir = self.gathering.heir().map(|(_, from)| from);
        let asked_for_nothing = [due, heir].into_iter().flatten().min();
        let paused = self.paused_until.filter(|until| *until > now);
        let asked_for_nothing = match (asked_for_nothing, paused) {
            (Some(time), Some(until)) => Some(time.max(until)),
            (time, None) => time,
            (None, Some(until)) => Some(until),
        };
        let stored = asked_for_nothing.filter(|_| self.pending.is_none());
        [stored, self.gathering.guests().presence_due()].into_iter().flatten().min()
    }
}

/// A new table as it is to be stored.
pub(super) fn write_of(opening: &Opening, now: u64) -> Write {
    Write {
        table: opening.id.to_string(),
        log: Log::Game,
        number: 0,
        lines: opening.entries.clone(),
        listed: Some(listed(opening.id, &opening.table, now)),
    }
}

/// What lists show of a table to whoever hosts it.
fn listed(id: TableId, table: &Table, now: u64) -> folsom_protocol::MyTableJson {
    Summary::of(id, table).into_mine(table.host(), turn(table), now, 0)
}
