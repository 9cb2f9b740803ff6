//! Tests of the table, by subject, and what they share: a host that stores what it lets happen.

mod choices;
mod clocks;
mod dealing;
mod entries;
mod hosts;
mod pinned;
mod presence;
mod rated;
mod seats;
mod slow;
mod talk;

use folsom_protocol::BotLevel;
use folsom_rules::{Choice, Indexed, Preset, Seat, SeatSet, Seed, Setup};

use crate::{
    Actor, ClockTerms, Command, Due, Entry, Happened, Name, News, Person, Phase, Presence, Refusal, Table,
    Terms, Time,
};

const ANNA: Person = Person(0xa);
const BORIS: Person = Person(0xb);
const CARA: Person = Person(0xc);
/// A second identity of Anna's.
const ANNA_AT_WORK: Person = Person(0xaa);

const START: Time = Time(1_000_000);

fn seat(number: usize) -> Seat {
    Seat::at(number - 1)
}

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

fn base(seats: usize) -> Terms {
    Terms::new(Setup::new(Preset::Ru18Advanced, seats))
}

fn with_clock(decision_ms: u64, reserve_ms: u64) -> Terms {
    Terms { clock: Some(ClockTerms { decision_ms, reserve_ms }), ..base(3) }
}

fn sit(number: usize, text: &str) -> Command {
    Command::Sit { seat: seat(number), name: name(text) }
}

fn bot(number: usize) -> Command {
    Command::SeatBot { seat: seat(number), level: BotLevel::Greenhorn }
}

fn start() -> Command {
    Command::Start { seed: Seed::from_number(7), table: "t1".to_owned(), awaited: SeatSet::EMPTY }
}

/// A host with a clock that is set by hand.
struct Host {
    table: Table,
    presence: Presence,
    now: Time,
    log: Vec<Entry>,
}

impl Host {
    /// A table that Anna has opened.
    fn open(terms: Terms) -> Self {
        let first = Entry { at: START, what: Happened::Opened { host: ANNA, terms, seed: None } };
        let table = Table::open(&first).unwrap();
        Self { table, presence: Presence::new(START), now: START, log: vec![first] }
    }

    /// Anna and Boris are there and play, against bots on the other chairs.
    fn started(terms: Terms) -> Self {
        let mut host = Self::open(terms);
        host.presence.connect(ANNA);
        host.presence.connect(BORIS);
        host.person(ANNA, &sit(1, "Anna")).unwrap();
        host.person(BORIS, &sit(2, "Boris")).unwrap();
        for number in 3..=host.table.chairs().len() {
            host.person(ANNA, &bot(number)).unwrap();
        }
        host.person(ANNA, &start()).unwrap();
        host
    }

    fn act(&mut self, actor: Actor, command: &Command) -> Result<News, Refusal> {
        let entry = self.table.decide(actor, command, &self.presence, self.now)?;
        let news = self.table.apply(&entry).expect("what was decided can be");
        self.presence.follow(&entry, &self.table);
        self.log.push(entry);
        Ok(news)
    }

    fn person(&mut self, person: Person, command: &Command) -> Result<News, Refusal> {
        self.act(Actor::Person(person), command)
    }

    fn server(&mut self, command: &Command) -> Result<News, Refusal> {
        self.act(Actor::Server, command)
    }

    fn wait(&mut self, milliseconds: u64) {
        self.now = self.now.after(milliseconds);
    }

    fn due(&self) -> Due {
        self.table.due(&self.presence, self.now)
    }

    fn asked(&self) -> Option<Seat> {
        self.table.play()?.game().prompt().map(|prompt| prompt.seat)
    }

    fn number(&self) -> usize {
        self.table.play().unwrap().number()
    }

    fn first_choice(&self) -> Choice {
        self.table.play().unwrap().game().choices().get(0)
    }

    /// What the seat that is asked could say.
    fn answer(&self) -> Command {
        Command::Choose { seat: self.asked().unwrap(), number: self.number(), choice: self.first_choice() }
    }

    /// Lets one decision be made, by whoever is to make it. Nothing if nobody is.
    fn step(&mut self) -> Option<News> {
        match self.due() {
            Due::Now(wanted) => Some(self.server(&wanted.decided(self.first_choice())).unwrap()),
            Due::Deal => Some(self.server(&Command::Deal).unwrap()),
            Due::At(_) | Due::Nothing => {
                let player = self.table.chair(self.asked()?).unwrap().player()?;
                Some(self.person(player, &self.answer()).unwrap())
            }
        }
    }

    fn play_until(&mut self, reached: impl Fn(&Self) -> bool) {
        while !reached(self) {
            self.step().expect("it is reached before the end");
        }
    }

    /// Goes on until this chair is asked.
    fn ask(&mut self, number: usize) {
        self.play_until(|host| host.asked() == Some(seat(number)));
    }

    fn finish(&mut self) {
        self.play_until(|host| host.table.stage() == Phase::Over);
    }
}
