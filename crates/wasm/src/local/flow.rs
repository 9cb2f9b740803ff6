//! One thing after another: a request is decided, stored, happens, is told and answered, and only then comes the next.

use folsom_host::{
    Decided, Means, Objection, Opening, Plan, Summary, Telling, meaning, turn, wants_rematch,
};
use folsom_protocol::{Request, ToClient};
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
        if slept && !self.guests.is_empty() && self.gathering.time_matters() {
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
        self.tell_presence_if_due(now);
        let fresh = self.pending.as_mut().filter(|pending| !pending.is_out);
        let store = fresh.map(|pending| {
            pending.is_out = true;
            pending.writes.clone()
        });
        self.wake = self.next_wake(now);
        Step {
            connection: None,
            store: store.unwrap_or_default(),
            tell: if self.is_there() { self.guests.take_sent() } else { Vec::new() },
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
        let Some(person) = self.guests.person(connection) else { return };
        let id = request.id;
        let granted = if self.guests.handles(connection, id) {
            self.grant((connection, id), person, request, now)
        } else {
            Err(Objection::StaleId)
        };
        match granted {
            // It is answered when it has happened.
            Ok(()) if self.pending.is_some() => {}
            Ok(()) => self.say_to(connection, &ToClient::Done { id }),
            Err(objection) => self.say_to(connection, &objection.answer(Some(id))),
        }
    }

    fn grant(
        &mut self,
        asked: (u32, u32),
        person: Person,
        request: Request,
        now: Time,
    ) -> Result<(), Objection> {
        let gathering = &mut self.gathering;
        let (id, table) = (gathering.id, &gathering.state.table);
        match meaning(id, table, &gathering.talk, person, request.wish, &mut self.chance)? {
            Means::Command(command) => self.commit(Actor::Person(person), &command, Some(asked), now),
            Means::Say(name, text) => {
                let said = gathering.talk.utter(id, table, person, &name, &text, now)?;
                let lines = vec![said.text.clone()];
                let (table, number) = (id.to_string(), said.number);
                let write = Write { table, log: Log::Talk, number, lines, listed: None };
                let then = Then::Say(Box::new(said));
                self.pending =
                    Some(Pending { writes: vec![write], is_out: false, then, asked: Some(asked) });
                Ok(())
            }
            Means::SeatLink(_) => Err(Objection::NeedsServer),
            Means::Rematch => self.rematch(asked, person, now),
            Means::Nothing => Ok(()),
        }
    }

    fn rematch(&mut self, asked: (u32, u32), person: Person, now: Time) -> Result<(), Objection> {
        let table = self.gathering.table();
        if !wants_rematch(table, person)? {
            return Ok(());
        }
        let opening = Plan::like(table, person, &mut self.chance)?.carry_out(now, &mut self.chance)?;
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
            listed: Some(listed(self.gathering.id, &decided.after, now.0)),
        };
        let then = Then::Happen(Box::new(decided));
        self.pending = Some(Pending { writes: vec![write], is_out: false, then, asked });
        Ok(())
    }

    /// It is stored: it happens, and everybody is told.
    pub(super) fn happen(&mut self, pending: Pending, now: Time) {
        let deserted = self.gathering.is_deserted();
        let happened = match pending.then {
            Then::Opened => Ok(()),
            Then::Happen(decided) => self.tell(*decided, now),
            Then::Say(said) => {
                let said = self.gathering.talk.note(*said);
                self.guests.send_all(&ToClient::Said(said));
                Ok(())
            }
        };
        if let Some((connection, id)) = pending.asked {
            let answer = match happened {
                Ok(()) => ToClient::Done { id },
                Err(objection) => objection.answer(Some(id)),
            };
            self.jobs.push_front(Job::Answer { connection, answer });
        }
        if deserted && !self.gathering.is_deserted() {
            self.jobs.push_front(Job::Command(Command::Resume));
        }
    }

    fn tell(&mut self, decided: Decided, now: Time) -> Result<(), Objection> {
        let text = decided.text.clone();
        let report = self.gathering.happen(decided, now)?;
        self.log.push(text);
        let after = self.gathering.table();
        let mut broadcast = report.broadcast::<String>(self.gathering.id, after);
        let mut moved = Vec::new();
        for (connection, person) in self.guests.connections() {
            match report.tell(&mut broadcast, after, person) {
                Telling::News(text) => self.guests.send(connection, text),
                Telling::Everything(lost) => moved.push((connection, person, lost)),
            }
        }
        for (connection, person, lost) in moved {
            self.show_everything(connection, person, lost, now);
        }
        if report.changes_presence() {
            self.guests.presence_changed(now);
        }
        Ok(())
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
        let table = &self.gathering.state.table;
        match table.due(&self.gathering.presence, now) {
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
        match self.gathering.table().heir(&self.gathering.presence) {
            Some((to, from)) if from <= now => {
                self.commit(HERE, &Command::HandOver { to }, None, now).is_ok()
            }
            _ => false,
        }
    }

    fn tell_presence_if_due(&mut self, now: Time) {
        if self.guests.presence_due.take_if(|due| *due <= now).is_some() {
            let gathering = &self.gathering;
            let told = folsom_host::presence(gathering.table(), &gathering.presence, self.guests.persons());
            self.guests.send_all(&ToClient::Presence(told));
        }
    }

    /// When something may be due, if nothing happens before.
    fn next_wake(&self, now: Time) -> Option<Time> {
        let (table, presence) = (self.gathering.table(), &self.gathering.presence);
        let due = match table.due(presence, now) {
            Due::Deal => Some(now),
            Due::At(time) => Some(time),
            Due::Now(_) => self.thinking.as_ref().and_then(|thinking| thinking.decided(now).err()?),
            Due::Nothing => None,
        };
        let heir = table.heir(presence).map(|(_, from)| from);
        let asked_for_nothing = [due, heir].into_iter().flatten().min();
        let paused = self.paused_until.filter(|until| *until > now);
        let asked_for_nothing = match (asked_for_nothing, paused) {
            (Some(time), Some(until)) => Some(time.max(until)),
            (time, None) => time,
            (None, Some(until)) => Some(until),
        };
        let stored = asked_for_nothing.filter(|_| self.pending.is_none());
        [stored, self.guests.presence_due].into_iter().flatten().min()
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
fn listed(id: folsom_host::TableId, table: &Table, now: u64) -> folsom_protocol::MyTableJson {
    Summary::of(id, table).into_mine(table.host(), turn(table), now, 0)
}
