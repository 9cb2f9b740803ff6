//! Whose decisions are awaited, and whom it is time to tell. Rooms write here what they wait for; what is told is done elsewhere.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use folsom_rules::Seat;
use folsom_storage::TableId;
use folsom_table::{Person, Table, Time};
use tokio::sync::Notify;

/// At a table that is not slow, somebody is told only if they have not decided so soon: most do.
const SOON_MS: u64 = 10_000;

/// A decision that is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Waiting {
    /// Whose.
    pub(crate) person: Person,
    pub(crate) seat: Seat,
    /// The number of the decision.
    pub(crate) number: u32,
    pub(crate) asked: Time,
    pub(crate) deadline: Option<Time>,
    /// Whether the table is slow.
    pub(crate) slow: bool,
    /// Whether they look.
    pub(crate) looks: bool,
}

/// How much was told of a decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Told {
    Nothing,
    Turn,
    Reminder,
}

/// A way of telling.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Channel {
    /// To the browsers of whoever is asked.
    Push,
    /// To the webhook of the table.
    Hook,
}

const CHANNELS: [Channel; 2] = [Channel::Push, Channel::Hook];

/// Something that is to be told now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Task {
    pub(crate) table: TableId,
    pub(crate) channel: Channel,
    pub(crate) waiting: Waiting,
    pub(crate) what: Told,
}

/// What became of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// It was told, or need not be; so much has been by now.
    Told(Told),
    /// Not before then.
    Later(Time),
}

/// Whose decisions are awaited.
#[derive(Default)]
pub(crate) struct Board {
    inner: Mutex<Inner>,
    /// Something is due earlier than was known.
    pub(crate) changed: Notify,
}

#[derive(Default)]
struct Inner {
    places: HashMap<TableId, Place>,
    schedule: BTreeSet<(Time, TableId, Channel)>,
}

struct Place {
    waiting: Waiting,
    lanes: [Lane; 2],
}

#[derive(Clone, Copy)]
struct Lane {
    told: Told,
    not_before: Time,
    /// It is being told just now.
    busy: bool,
    scheduled: Option<Time>,
}

const FRESH: Lane = Lane { told: Told::Nothing, not_before: Time(0), busy: false, scheduled: None };

impl Waiting {
    /// What a table waits for, if it is somebody's decision.
    pub(crate) fn of(table: &Table, looks: impl Fn(Person) -> bool) -> Option<Self> {
        let (seat, person) = table.awaited()?;
        let turn = folsom_host::turn(table)?;
        Some(Self {
            person,
            seat,
            number: turn.number,
            asked: Time(turn.since),
            deadline: turn.deadline.map(Time),
            slow: table.terms().is_slow(),
            looks: looks(person),
        })
    }

    /// Whether it is the same decision of the same person.
    fn is_still(&self, other: &Self) -> bool {
        (self.number, self.person) == (other.number, other.person)
    }

    /// When half of the time has gone.
    fn halfway(&self) -> Option<Time> {
        let deadline = self.deadline.filter(|_| self.slow)?;
        Some(self.asked.after(deadline.since(self.asked) / 2))
    }

    /// What is to be told next, and when.
    fn next(&self, channel: Channel, lane: &Lane) -> Option<(Told, Time)> {
        if lane.busy || (channel == Channel::Hook && !self.slow) {
            return None;
        }
        let first = self.asked.after(if self.slow { 0 } else { SOON_MS }).max(lane.not_before);
        let reminder = self.halfway().map(|at| at.max(lane.not_before));
        let next = match (lane.told, reminder) {
            // What has waited so long is told once.
            (Told::Nothing, Some(at)) if at <= first => (Told::Reminder, at),
            (Told::Nothing, _) => (Told::Turn, first),
            (Told::Turn, Some(at)) => (Told::Reminder, at),
            (Told::Turn, None) | (Told::Reminder, _) => return None,
        };
        Some(next).filter(|(_, at)| self.deadline.is_none_or(|deadline| *at < deadline))
    }
}

impl Board {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table waits for this now, or for nobody.
    pub(crate) fn update(&self, table: TableId, waiting: Option<Waiting>) {
        let mut inner = self.inner();
        let earliest = inner.earliest();
        match waiting {
            Some(waiting) => inner.put(table, waiting),
            None => inner.remove(table),
        }
        if inner.earliest() < earliest || earliest.is_none() {
            self.changed.notify_one();
        }
    }

    /// When something is due next.
    pub(crate) fn earliest(&self) -> Option<Time> {
        self.inner().earliest()
    }

    /// What is due by now. Whoever takes it says what became of it with [`done`](Self::done).
    pub(crate) fn take(&self, now: Time) -> Vec<Task> {
        let mut inner = self.inner();
        let mut tasks = Vec::new();
        while let Some(&(at, table, channel)) = inner.schedule.first().filter(|(at, ..)| *at <= now) {
            inner.schedule.remove(&(at, table, channel));
            let Some(place) = inner.places.get_mut(&table) else { continue };
            let lane = &mut place.lanes[channel as usize];
            lane.scheduled = None;
            // If two moments have passed meanwhile, the later counts.
            let halfway = place.waiting.halfway().filter(|halfway| *halfway <= now);
            let Some((next, _)) = place.waiting.next(channel, lane) else { continue };
            let what = if halfway.is_some() { Told::Reminder } else { next };
            lane.busy = true;
            tasks.push(Task { table, channel, waiting: place.waiting, what });
        }
        tasks
    }

    /// Whether it is still awaited, and whether they look now.
    pub(crate) fn looks(&self, task: &Task) -> Option<bool> {
        let inner = self.inner();
        let place = inner.places.get(&task.table)?;
        place.waiting.is_still(&task.waiting).then_some(place.waiting.looks)
    }

    /// What became of a task.
    pub(crate) fn done(&self, task: &Task, done: Done) {
        let mut inner = self.inner();
        let Some(place) = inner.places.get_mut(&task.table) else { return };
        if !place.waiting.is_still(&task.waiting) {
            return;
        }
        let lane = &mut place.lanes[task.channel as usize];
        lane.busy = false;
        match done {
            Done::Told(told) => lane.told = lane.told.max(told),
            Done::Later(at) => lane.not_before = at,
        }
        inner.schedule(task.table);
        self.changed.notify_one();
    }
}

impl Inner {
    fn earliest(&self) -> Option<Time> {
        self.schedule.first().map(|(at, ..)| *at)
    }

    fn put(&mut self, table: TableId, waiting: Waiting) {
        match self.places.get_mut(&table) {
            Some(place) if place.waiting.is_still(&waiting) => place.waiting = waiting,
            _ => {
                self.remove(table);
                self.places.insert(table, Place { waiting, lanes: [FRESH; 2] });
            }
        }
        self.schedule(table);
    }

    fn remove(&mut self, table: TableId) {
        let Some(place) = self.places.remove(&table) else { return };
        for (channel, lane) in CHANNELS.into_iter().zip(place.lanes) {
            if let Some(at) = lane.scheduled {
                self.schedule.remove(&(at, table, channel));
            }
        }
    }

    fn schedule(&mut self, table: TableId) {
        let Some(place) = self.places.get_mut(&table) else { return };
        for channel in CHANNELS {
            let lane = &mut place.lanes[channel as usize];
            let next = place.waiting.next(channel, lane).map(|(_, at)| at);
            if let Some(at) = std::mem::replace(&mut lane.scheduled, next) {
                self.schedule.remove(&(at, table, channel));
            }
            if let Some(at) = next {
                self.schedule.insert((at, table, channel));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use folsom_rules::Indexed;

    use super::*;

    const HOUR: u64 = 60 * 60 * 1000;
    const ASKED: Time = Time(1_000 * HOUR);

    fn table() -> TableId {
        TableId::from_bytes([1; 16])
    }

    /// Somebody has a day.
    fn slow() -> Waiting {
        Waiting {
            person: Person(7),
            seat: Seat::at(1),
            number: 17,
            asked: ASKED,
            deadline: Some(ASKED.after(24 * HOUR)),
            slow: true,
            looks: false,
        }
    }

    fn live() -> Waiting {
        Waiting { slow: false, deadline: Some(ASKED.after(60_000)), ..slow() }
    }

    /// What is due, on the way to browsers.
    fn pushes(board: &Board, now: Time) -> Vec<Task> {
        let mut tasks = board.take(now);
        tasks.retain(|task| task.channel == Channel::Push);
        tasks
    }

    #[test]
    fn a_decision_is_told_at_once_and_once_more_at_half_of_the_time() {
        let board = Board::default();
        board.update(table(), Some(slow()));
        assert_eq!(board.earliest(), Some(ASKED));
        let [task] = pushes(&board, ASKED)[..] else { panic!("it is told") };
        assert_eq!(task.what, Told::Turn);
        assert!(pushes(&board, ASKED.after(20 * HOUR)).is_empty(), "it is under way");
        board.done(&task, Done::Told(Told::Turn));
        assert!(pushes(&board, ASKED.after(12 * HOUR - 1)).is_empty());
        let [task] = pushes(&board, ASKED.after(12 * HOUR))[..] else { panic!("it is told again") };
        assert_eq!(task.what, Told::Reminder);
        board.done(&task, Done::Told(Told::Reminder));
        assert!(pushes(&board, ASKED.after(100 * HOUR)).is_empty(), "and never again");
    }

    #[test]
    fn what_was_told_before_a_restart_is_not_told_again_but_the_reminder_is() {
        let board = Board::default();
        board.update(table(), Some(slow()));
        let [task] = pushes(&board, ASKED.after(HOUR))[..] else { panic!("it is looked at") };
        board.done(&task, Done::Told(Told::Turn));
        assert_eq!(pushes(&board, ASKED.after(13 * HOUR)).len(), 1);
    }

    #[test]
    fn what_waited_for_the_end_of_the_night_until_half_of_the_time_is_told_once() {
        let board = Board::default();
        board.update(table(), Some(slow()));
        let [task] = pushes(&board, ASKED)[..] else { panic!() };
        board.done(&task, Done::Later(ASKED.after(13 * HOUR)));
        assert!(pushes(&board, ASKED.after(13 * HOUR - 1)).is_empty());
        let [task] = pushes(&board, ASKED.after(13 * HOUR))[..] else { panic!() };
        assert_eq!(task.what, Told::Reminder);
        board.done(&task, Done::Told(Told::Reminder));
        assert_eq!(board.take(ASKED.after(30 * HOUR)).len(), 0);
    }

    #[test]
    fn nothing_is_told_when_it_is_too_late() {
        let board = Board::default();
        board.update(table(), Some(slow()));
        let [task] = pushes(&board, ASKED)[..] else { panic!() };
        board.done(&task, Done::Later(ASKED.after(24 * HOUR)));
        assert!(pushes(&board, ASKED.after(48 * HOUR)).is_empty());
    }

    #[test]
    fn the_next_decision_is_another_and_what_was_decided_is_forgotten() {
        let board = Board::default();
        board.update(table(), Some(slow()));
        let [task] = pushes(&board, ASKED)[..] else { panic!() };
        let next = Waiting { number: 18, person: Person(8), ..slow() };
        board.update(table(), Some(next));
        assert_eq!(board.looks(&task), None);
        board.done(&task, Done::Told(Told::Reminder));
        let [task] = pushes(&board, ASKED)[..] else { panic!("the other is told all the same") };
        assert_eq!(task.waiting, next);
        board.update(table(), None);
        assert!(board.take(Time(u64::MAX)).is_empty());
        assert_eq!(board.earliest(), None);
    }

    #[test]
    fn who_takes_a_seat_along_to_another_identity_is_told_there() {
        let board = Board::default();
        board.update(table(), Some(slow()));
        let [task] = pushes(&board, ASKED)[..] else { panic!() };
        board.done(&task, Done::Told(Told::Turn));
        board.update(table(), Some(Waiting { person: Person(8), ..slow() }));
        assert_eq!(pushes(&board, ASKED).len(), 1);
    }

    #[test]
    fn who_gets_their_time_anew_is_reminded_later() {
        let board = Board::default();
        board.update(table(), Some(slow()));
        let [task] = pushes(&board, ASKED)[..] else { panic!() };
        board.done(&task, Done::Told(Told::Turn));
        let asked = ASKED.after(30 * HOUR);
        board.update(table(), Some(Waiting { asked, deadline: Some(asked.after(24 * HOUR)), ..slow() }));
        assert!(pushes(&board, asked.after(HOUR)).is_empty());
        assert_eq!(pushes(&board, asked.after(12 * HOUR)).len(), 1);
    }

    #[test]
    fn where_the_game_is_not_slow_most_have_decided_before_they_are_told() {
        let board = Board::default();
        board.update(table(), Some(live()));
        assert!(board.take(ASKED.after(SOON_MS - 1)).is_empty());
        let [task] = board.take(ASKED.after(SOON_MS))[..] else { panic!("no webhook goes off") };
        assert_eq!((task.channel, task.what), (Channel::Push, Told::Turn));
        board.done(&task, Done::Told(Told::Turn));
        assert!(board.take(ASKED.after(HOUR)).is_empty(), "nobody is reminded");
    }

    #[test]
    fn whether_they_look_is_asked_when_it_is_told() {
        let board = Board::default();
        board.update(table(), Some(slow()));
        let [task] = pushes(&board, ASKED)[..] else { panic!() };
        assert_eq!(board.looks(&task), Some(false));
        board.update(table(), Some(Waiting { looks: true, ..slow() }));
        assert_eq!(board.looks(&task), Some(true));
    }
}
