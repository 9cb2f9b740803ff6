//! What people and strangers want: most of it sensible, some of it nonsense, some of it twice.

use folsom_protocol::BotLevel;
use folsom_protocol::promise;
use folsom_rules::{Choice, Indexed, MAX_SEATS, Preset, Seat, SeatSet, Seed, Setup, below};

use super::server::Server;
use crate::{Actor, Asks, Audience, By, Chair, Command, Name, Person, Phase, Terms};

/// The first of them opens the table. Each has a second identity, with a higher number.
pub(super) const PEOPLE: usize = 5;

/// What the table is called.
pub(super) const TABLE: &str = "t1";

pub(super) fn person(number: usize) -> Person {
    Person(0x1000 + number as u128)
}

fn name(number: usize) -> Name {
    Name::new(["Anna", "Boris", "Cara", "Dmitri", "Eve"][number % 5]).expect("it is a name")
}

impl Server {
    /// Somebody wants something.
    pub(super) fn somebody_wants(&mut self) {
        let actor = match below(&mut self.dice, 8) {
            0 => Actor::Server,
            // Most of what the host may, nobody else may.
            1 | 2 => Actor::Person(self.table.host()),
            _ => Actor::Person(person(below(&mut self.dice, 2 * PEOPLE))),
        };
        let command = self.any_command();
        self.sent.push((actor, command.clone()));
        self.receive(actor, &command);
    }

    /// A message that was sent before arrives again.
    pub(super) fn message_comes_twice(&mut self) {
        if !self.sent.is_empty() {
            let (actor, command) = self.sent[below(&mut self.dice, self.sent.len())].clone();
            self.receive(actor, &command);
        }
    }

    /// A chair, now and then one that isn't there.
    fn any_seat(&mut self) -> Seat {
        let chairs = self.table.chairs().len();
        Seat::at(if below(&mut self.dice, 20) == 0 {
            below(&mut self.dice, MAX_SEATS)
        } else {
            below(&mut self.dice, chairs)
        })
    }

    /// A chair whose player left, if there is one.
    fn left_seat(&self) -> Option<Seat> {
        self.table.chairs().iter().position(Chair::is_left).map(Seat::at)
    }

    fn any_terms(&mut self) -> Terms {
        let mut terms = self.opened.clone();
        match below(&mut self.dice, 4) {
            // More chairs or fewer, or more than there can be.
            0 => terms.setup.seats += 1,
            1 => terms.setup.seats -= 1,
            2 => terms.setup = Setup::new(Preset::Ru14, below(&mut self.dice, 12)),
            _ => {}
        }
        terms
    }

    /// An answer to the present question, now and then to another or by another.
    fn any_choice(&mut self) -> (Seat, usize, Choice) {
        let Some(play) = self.table.play() else { return (self.any_seat(), 0, Choice::Draw) };
        let (choices, number) = (play.game().choices(), play.number());
        let asked = play.game().prompt().map(|prompt| prompt.seat);
        let any = self.any_seat();
        let seat = asked.filter(|_| below(&mut self.dice, 4) > 0).unwrap_or(any);
        let number = match below(&mut self.dice, 10) {
            0 => number + 1,
            1 => number.saturating_sub(1),
            2 => below(&mut self.dice, number + 1),
            _ => number,
        };
        let choice = match below(&mut self.dice, 10) {
            0 => Choice::Draw,
            1 => Choice::Take,
            _ if choices.is_empty() => Choice::Draw,
            _ => choices.get(below(&mut self.dice, choices.len())),
        };
        (seat, number, choice)
    }

    /// A start, now and then one that waits for somebody's promise.
    pub(super) fn any_start(&mut self) -> Command {
        let mut awaited = SeatSet::EMPTY;
        if below(&mut self.dice, 4) == 0 {
            awaited.insert(self.any_seat());
        }
        Command::Start { seed: Seed::random(&mut self.dice), table: TABLE.to_owned(), awaited }
    }

    /// A promise, or what was promised; now and then another seat's, or something that nobody has promised.
    pub(super) fn any_share(&mut self) -> Command {
        let (mut seat, other) = (self.any_seat(), self.any_seat());
        // Mostly those who are asked.
        let asked = self.table.deal().seats();
        if self.table.stage() == Phase::Dealing && below(&mut self.dice, 4) > 0 {
            seat = asked.nth(below(&mut self.dice, asked.len().max(1))).unwrap_or(seat);
        }
        let nonce = Seed::from_number(below(&mut self.dice, 2) as u64);
        if self.table.deal().asks() == Some(Asks::Nonces) {
            return Command::Reveal { seat, nonce };
        }
        let whose = if below(&mut self.dice, 8) == 0 { other } else { seat };
        Command::Promise { seat, hash: promise(TABLE, whose, nonce) }
    }

    /// Somebody who is there adds to the deal, in time and as promised.
    pub(super) fn somebody_adds(&mut self) {
        let command = self.any_share();
        let (Command::Promise { seat, .. } | Command::Reveal { seat, .. }) = command else { return };
        let player = self.table.chairs().get(seat.index()).and_then(Chair::player);
        if let Some(player) = player.filter(|player| self.presence.is_there(*player)) {
            self.receive(Actor::Person(player), &command);
        }
    }

    fn any_command(&mut self) -> Command {
        let seat = self.any_seat();
        let whom = below(&mut self.dice, 2 * PEOPLE);
        let level = [BotLevel::Greenhorn, BotLevel::Outlaw][below(&mut self.dice, 2)];
        match below(&mut self.dice, 44) {
            0 => Command::ChangeTerms(self.any_terms()),
            1..=5 => Command::Sit { seat, name: name(whom) },
            6..=8 => Command::SeatBot { seat, level },
            9..=10 => Command::Leave { seat },
            11..=12 => Command::GiveToBot { seat },
            13..=14 => Command::Return { seat },
            15 => Command::Move { seat, person: person(whom) },
            16..=19 => self.any_start(),
            20..=32 => {
                let (seat, number, choice) = self.any_choice();
                Command::Choose { seat, number, choice }
            }
            33..=34 => {
                let (seat, number, choice) = self.any_choice();
                let by =
                    [By::Player, By::Bot, By::Substitute, By::Away, By::Clock][below(&mut self.dice, 5)];
                Command::Decide { seat, number, choice, by }
            }
            35 => Command::LimitTalk(Audience::ALL[below(&mut self.dice, 4)]),
            36 => Command::Mute { person: person(whom), muted: below(&mut self.dice, 2) == 0 },
            37 => Command::HandOver { to: person(whom) },
            38 if below(&mut self.dice, 20) == 0 => Command::Close,
            38 => Command::Offer { seat: self.left_seat().unwrap_or(seat) },
            39 => Command::Rematch { table: "another".to_owned() },
            40..=41 => self.any_share(),
            42 => Command::Deal,
            _ => Command::Resume,
        }
    }
}
