//! A server as there could be one, with a file of lines and a clock that is set by hand. It is killed now and then.

use folsom_bots::Level;
use folsom_protocol::BotLevel;
use folsom_rules::{Choice, Indexed, Seat, Seed, Viewer, below};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::crowd::{PEOPLE, person};
use crate::{
    Actor, By, Chair, Command, Due, Entry, Happened, News, Person, Phase, Presence, Substitute, Table,
    Terms, Time, Wanted,
};

pub(super) struct Server {
    pub(super) dice: Xoshiro256PlusPlus,
    pub(super) opened: Terms,
    pub(super) table: Table,
    pub(super) presence: Presence,
    pub(super) now: Time,
    /// Every message that was ever sent, to be sent again.
    pub(super) sent: Vec<(Actor, Command)>,
    /// What is on the disk.
    pub(super) stored: Vec<String>,
    /// What everybody was told: the decision with this number.
    pub(super) acknowledged: Vec<(usize, Seat, Choice)>,
}

impl Server {
    pub(super) fn open(terms: &Terms, number: u64) -> Self {
        let now = Time(1_000_000);
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(number);
        let seed = Some(Seed::random(&mut dice).to_string());
        let first =
            Entry { at: now, what: Happened::Opened { host: person(0), terms: terms.clone(), seed } };
        Self {
            dice,
            opened: terms.clone(),
            table: Table::open(&first).expect("such a game can be"),
            presence: Presence::new(now),
            now,
            sent: Vec::new(),
            stored: vec![write(&first)],
            acknowledged: Vec::new(),
        }
    }

    pub(super) fn something_happens(&mut self) {
        match below(&mut self.dice, 100) {
            0 => self.crash(None),
            1..=8 => self.connection_comes_or_goes(),
            9..=13 => self.now = self.now.after(self.pass()),
            // Somebody sets the clock of the machine right.
            14 => self.now = Time(self.now.0 - u64::from(self.dice.next_u32() % 2_000)),
            15..=18 => self.message_comes_twice(),
            19..=45 if self.table.play().is_none() => self.somebody_adds(),
            19..=45 => self.player_answers(),
            46..=70 => match self.table.due(&self.presence, self.now) {
                Due::Now(wanted) => self.ask_bot(wanted),
                Due::Deal => self.receive(Actor::Server, &Command::Deal),
                Due::At(_) | Due::Nothing => {}
            },
            _ => self.somebody_wants(),
        }
    }

    /// How much time passes: seconds, or hours where nobody is in a hurry.
    fn pass(&mut self) -> u64 {
        let seconds = u64::from(self.dice.next_u32() % 20_000);
        if self.table.terms().is_slow() { seconds * 3_600 } else { seconds }
    }

    /// A message arrives.
    pub(super) fn receive(&mut self, actor: Actor, command: &Command) {
        let Ok(entry) = self.table.decide(actor, command, &self.presence, self.now) else { return };
        match below(&mut self.dice, 300) {
            // Killed before it was stored, and so before anybody was told; or before it happened.
            0 => return self.crash(None),
            1 => {
                self.stored.push(write(&entry));
                return self.crash(Some(&entry));
            }
            _ => self.stored.push(write(&entry)),
        }
        self.check_right(actor, &entry.what);
        let attended = self.table.time_runs(&self.presence);
        let news = self.table.apply(&entry).expect("what was decided can be");
        self.presence.follow(&entry, &self.table);
        self.check_news(&news);
        if let (
            Happened::Chose { seat, .. },
            Command::Choose { choice, .. } | Command::Decide { choice, .. },
        ) = (&entry.what, command)
        {
            let number = self.table.play().expect("it runs").number() - 1;
            self.acknowledged.push((number, *seat, *choice));
        }
        self.resume_if_attended_again(attended);
    }

    /// That whoever made an entry had the right to, told from the table as it was before.
    fn check_right(&self, actor: Actor, what: &Happened) {
        let chair = |seat: &Seat| &self.table.chairs()[seat.index()];
        match what {
            Happened::Chose { seat, by, .. } => {
                let play = self.table.play().expect("it runs");
                let asked = play.game().prompt().expect("it is not over");
                assert_eq!(asked.seat, *seat, "only who is asked decides");
                let player = chair(seat).player();
                match by {
                    By::Player => assert_eq!(player.map(Actor::Person), Some(actor)),
                    By::Bot => assert!(matches!(chair(seat), Chair::Bot(_))),
                    By::Substitute => {
                        assert!(matches!(chair(seat), Chair::Taken { substitute: Some(_), .. }))
                    }
                    By::Away => {
                        assert!(player.is_some_and(|player| !self.presence.is_there(player)));
                        assert!(!self.table.terms().is_slow(), "nobody has to be there");
                    }
                    By::Clock => {
                        assert!(player.is_some());
                        let clock = play.clock().expect("there is a clock");
                        assert!(clock.deadline(seat.index(), play.asked()) <= self.now);
                    }
                }
                assert_eq!(actor == Actor::Server, *by != By::Player);
                let waited = matches!(by, By::Away | By::Clock);
                assert!(!waited || self.table.time_runs(&self.presence), "nobody waits for them");
            }
            Happened::Given { seat } => {
                let player = chair(seat).player().expect("it had a player");
                assert!(!self.presence.is_there(player), "nobody who is there loses their chair");
            }
            Happened::Returned { seat } => {
                assert_eq!(chair(seat).person().map(Actor::Person), Some(actor));
            }
            Happened::Left { seat } => assert_eq!(chair(seat).person().map(Actor::Person), Some(actor)),
            Happened::Sat { seat, person, .. } => {
                assert_eq!(Actor::Person(*person), actor);
                let offered =
                    matches!(chair(seat), Chair::Taken { substitute: Some(Substitute::Offered), .. });
                assert!(offered || *chair(seat) == Chair::Empty);
                assert!(!offered || self.table.seats_of(*person).is_empty(), "nobody sees two hands");
            }
            Happened::Renamed { seat, .. } => {
                assert_eq!(chair(seat).person().map(Actor::Person), Some(actor));
            }
            Happened::SatKnown { .. } => panic!("no table here is rated"),
            Happened::Promised { seat, .. } | Happened::Revealed { seat, .. } => {
                assert_eq!(chair(seat).player().map(Actor::Person), Some(actor));
            }
            Happened::Silent { seats } => {
                assert!(self.table.time_runs(&self.presence), "nobody waits for them");
                let deal = self.table.deal();
                for seat in seats {
                    assert!(deal.nonce(*seat).is_none(), "who has revealed is not silent");
                }
            }
            Happened::TermsChanged { .. } | Happened::BotSat { .. } | Happened::Freed { .. } => {
                assert_eq!(self.table.stage(), Phase::Open, "nothing moves while the cards are dealt");
            }
            _ => {}
        }
    }

    fn check_news(&mut self, news: &News) {
        assert_eq!(news.number + 1, self.stored.len() as u64);
        let Some(play) = self.table.play() else { return };
        // It takes a while to write all of it, so not every time.
        if below(&mut self.dice, 8) == 0 || play.number() == 0 {
            let text = format!("{news:?}");
            for Seed(bytes) in [play.game().seed()].into_iter().chain(self.table.sealed) {
                assert!(!text.contains(&Seed(bytes).to_string()) && !text.contains(&format!("{bytes:?}")));
            }
        }
    }

    /// The server is killed and started again, a while later. If an entry was stored that had not happened yet, now it has.
    fn crash(&mut self, pending: Option<&Entry>) {
        if let Some(entry) = pending {
            self.table.apply(entry).expect("what was decided can be");
        }
        let read = self.read_back();
        assert_eq!(read, self.table, "a table is the sum of its entries");
        self.table = read;
        self.now = self.now.after(u64::from(self.dice.next_u32() % 5_000_000));
        self.presence = Presence::new(self.now);
        self.resume();
    }

    fn resume(&mut self) {
        if self.table.stage() != Phase::Closed {
            let entry = self.table.decide(Actor::Server, &Command::Resume, &self.presence, self.now);
            let entry = entry.expect("a table can be resumed");
            self.stored.push(write(&entry));
            self.table.apply(&entry).expect("what was decided can be");
            self.presence.follow(&entry, &self.table);
        }
    }

    pub(super) fn read_back(&self) -> Table {
        let entries: Vec<Entry> =
            self.stored.iter().map(|line| serde_json::from_str(line).expect("it was written")).collect();
        Table::read(&entries).expect("it fits together")
    }

    fn connection_comes_or_goes(&mut self) {
        let who = person(below(&mut self.dice, 2 * PEOPLE));
        if below(&mut self.dice, 3) == 0 {
            self.presence.disconnect(who, self.now);
        } else {
            self.connect(who);
        }
    }

    /// Whoever comes back to a table where nobody was finds it as they left it.
    fn connect(&mut self, who: Person) {
        let attended = self.table.time_runs(&self.presence);
        self.presence.connect(who);
        self.resume_if_attended_again(attended);
    }

    fn resume_if_attended_again(&mut self, before: bool) {
        if !before && self.table.time_runs(&self.presence) {
            self.resume();
        }
    }

    /// Asks a bot and obeys it. Mostly it is the quickest, for want of time.
    pub(super) fn ask_bot(&mut self, wanted: Wanted) {
        let level = if below(&mut self.dice, 8) == 0 { wanted.level.into() } else { Level::Random };
        let view = self.table.play().expect("it runs").game().view(Viewer::Seat(wanted.seat));
        let decision = level.bot(self.dice.next_u64()).decide(&view);
        let command = wanted.decided(decision.choice);
        self.sent.push((Actor::Server, command.clone()));
        self.receive(Actor::Server, &command);
    }

    /// The player who is asked answers, if it is a player and they are there.
    pub(super) fn player_answers(&mut self) {
        let Some(play) = self.table.play() else { return };
        let Some((seat, player)) = self.asked_player() else { return };
        if !self.presence.is_there(player) {
            return;
        }
        let choices = play.game().choices();
        let choice = choices.get(below(&mut self.dice, choices.len()));
        let command = Command::Choose { seat, number: play.number(), choice };
        self.sent.push((Actor::Person(player), command.clone()));
        self.receive(Actor::Person(player), &command);
    }

    fn asked_player(&self) -> Option<(Seat, Person)> {
        let seat = self.table.play()?.game().prompt()?.seat;
        self.table.chairs()[seat.index()].player().map(|player| (seat, player))
    }

    pub(super) fn awaits_somebody_there(&self) -> bool {
        self.asked_player().is_some_and(|(_, player)| self.presence.is_there(player))
    }

    /// The host puts bots on the empty chairs and starts.
    pub(super) fn fill_and_start(&mut self) {
        let host = Actor::Person(self.table.host());
        // Messages get lost when the server is killed, so the host tries again.
        while self.table.stage() == Phase::Open {
            let empty = self.table.chairs().iter().position(|chair| *chair == Chair::Empty);
            let command = match empty {
                Some(number) => Command::SeatBot { seat: Seat::at(number), level: BotLevel::Greenhorn },
                None => self.any_start(),
            };
            self.receive(host, &command);
        }
    }

    /// Of those who play one comes back, if anybody plays. Whenever the server is killed, all are gone.
    pub(super) fn somebody_is_there(&mut self) {
        if self.table.is_attended(&self.presence) {
            return;
        }
        let player = self.table.chairs().iter().find_map(Chair::player);
        if let Some(player) = player {
            self.connect(player);
        }
    }

    pub(super) fn rematch(&mut self) {
        self.receive(Actor::Server, &Command::Rematch { table: "another".to_owned() });
    }
}

fn write(entry: &Entry) -> String {
    serde_json::to_string(entry).expect("entries can be written")
}
