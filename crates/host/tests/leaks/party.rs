//! People at a table, and everything that each of them is told.

use folsom_audit::Tape;
use folsom_host::{Arrival, Chance, Gathering, House, Means, Objection, Plan, TableId, Tenure};
use folsom_protocol::{ChairPlan, NewTableJson, SetupJson, TermsJson, Wish, Word};
use folsom_rules::text::notation;
use folsom_rules::{Indexed, Seat, Setup, below};
use folsom_table::{Actor, Command, Person, Phase, Time};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Dice are chance enough here.
struct Dice(Xoshiro256PlusPlus);

impl Chance for Dice {
    fn draw(&mut self) -> Result<[u8; 32], Objection> {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Ok(bytes)
    }
}

/// What each connection was told.
#[derive(Default)]
struct Tapes(Vec<Tape>);

impl House for Tapes {
    type Guest = usize;
    type Line = ();
    type Text = String;

    fn send(&mut self, number: usize, (): &mut (), text: String) {
        self.0[number].heard.push(text);
    }

    fn link(&self, _: Tenure) -> Option<String> {
        None
    }
}

/// Somebody on each chair, somebody who only watches, and those who come later, with and without what they have seen.
pub(crate) struct Party {
    gathering: Gathering<Tapes>,
    log: Vec<String>,
    people: Vec<Person>,
    dice: Dice,
    now: Time,
}

const HOST: Person = Person(1);
const WATCHER: Person = Person(100);

impl Party {
    /// Opens a table and sits down.
    pub(crate) fn gather(setup: &Setup, number: u64) -> Self {
        let mut dice = Dice(Xoshiro256PlusPlus::seed_from_u64(number));
        let terms = TermsJson {
            setup: SetupJson::from(setup),
            clock: None,
            grace_ms: None,
            public: true,
            rated: false,
        };
        let chairs = vec![ChairPlan::Me { name: None }];
        let wanted = NewTableJson { terms, name: "Anna".to_owned(), chairs, start: false, together: false };
        let now = Time(1_000_000);
        let opening = Plan::read(HOST, wanted, &mut dice).unwrap().carry_out(now, &mut dice).unwrap();
        let gathering = Gathering::read(opening.id, &opening.entries, [], Tapes::default(), now).unwrap();
        let people = (0..setup.seats).map(|number| Person(number as u128 + 1)).collect();
        let mut party = Self { gathering, log: opening.entries, people, dice, now };
        party.come(WATCHER, None);
        for number in 0..setup.seats {
            let person = party.person(number);
            party.come(person, None);
            if number > 0 {
                let name = format!("Player {number}");
                party.wish(person, Wish::Sit { seat: Word(Seat::at(number)), name });
            }
        }
        party.wish(HOST, Wish::Start {});
        party
    }

    /// Plays on to the end. On the way somebody comes back, and somebody new comes.
    pub(crate) fn play(&mut self) {
        self.play_some(25);
        let last = self.gathering.table().entries() - 1;
        self.come(self.person(0), Some(last.saturating_sub(10)));
        self.come(Person(101), None);
        self.play_some(usize::MAX);
        assert_eq!(self.gathering.table().stage(), Phase::Over);
    }

    /// Makes so many decisions, if there are as many.
    pub(crate) fn play_some(&mut self, most: usize) {
        for _ in 0..most {
            let play = self.gathering.table().play().expect("it has begun");
            let Some(prompt) = play.game().prompt() else { break };
            let choices = play.game().choices();
            let choice = choices.get(below(&mut self.dice.0, choices.len()));
            let choice = notation::write_choice(choice, play.game().board(), prompt.seat);
            let number = u32::try_from(play.number()).unwrap();
            let wish = Wish::Choose { seat: Word(prompt.seat), number, choice };
            self.wish(self.person(prompt.seat.index()), wish);
        }
    }

    pub(crate) fn id(&self) -> String {
        self.gathering.id().to_string()
    }

    pub(crate) fn table_id(&self) -> TableId {
        self.gathering.id()
    }

    pub(crate) fn log(&self) -> &[String] {
        &self.log
    }

    pub(crate) fn tapes(&self) -> &[Tape] {
        &self.gathering.guests().house().0
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.people.len()).map(Seat::at)
    }

    /// Who sits there.
    pub(crate) fn person(&self, number: usize) -> Person {
        self.people[number]
    }

    fn come(&mut self, person: Person, since: Option<u64>) {
        let tapes = &mut self.gathering.guests_mut().house_mut().0;
        let guest = tapes.len();
        tapes.push(Tape { person: person.write(), since, heard: Vec::new() });
        let arrival = Arrival { guest, line: (), person, since, client: None };
        assert!(!self.gathering.join(arrival, self.now), "somebody was always there");
    }

    fn wish(&mut self, person: Person, wish: Wish) {
        let means = self.gathering.meaning(person, wish, &mut self.dice).unwrap();
        let Means::Command(command) = means else { panic!("{means:?} is no command") };
        self.commit(Actor::Person(person), &command);
    }

    fn commit(&mut self, actor: Actor, command: &Command) {
        self.now = self.now.after(1_000);
        let decided = self.gathering.decide(actor, command, self.now).unwrap();
        self.log.push(decided.text.clone());
        let report = self.gathering.happen(decided, self.now).unwrap();
        assert!(!self.gathering.tell(&report, self.now), "somebody was always there");
        self.gathering.tell_presence_if_due(self.now);
    }
}
