//! What happened happens: an entry that is stored changes the table.

use folsom_rules::text::record::Record;
use folsom_rules::text::{Digest, notation};
use folsom_rules::{Event, Game, Indexed, Seat, SeatSet, Seed};

use crate::chair::{Chair, Substitute};
use crate::clock::{Clock, Time};
use crate::commitment::Commitment;
use crate::entry::{By, Entry, Happened};
use crate::impossible::{EntryError, Impossible};
use crate::news::{About, News};
use crate::person::{Name, Person};
use crate::regular::Regular;
use crate::table::{Phase, Play, Table, read_seed};

impl Table {
    /// Lets a stored entry happen, and tells what is new.
    ///
    /// # Errors
    /// If it can't be, which means that the log is damaged; the table is as it was.
    pub fn apply(&mut self, entry: &Entry) -> Result<News, EntryError> {
        let number = self.entries;
        let mut events = Vec::new();
        let about = self.happen(entry, &mut events).map_err(|reason| EntryError { number, reason })?;
        self.entries += 1;
        Ok(News { number, at: entry.at, about, events })
    }

    fn happen(&mut self, entry: &Entry, events: &mut Vec<Event>) -> Result<About, Impossible> {
        if self.closed {
            return Err(Impossible::Closed);
        }
        match &entry.what {
            Happened::Opened { .. } => Err(Impossible::OpenedTwice),
            Happened::TermsChanged { terms } => {
                self.need(Phase::Open)?;
                terms.check()?;
                self.chairs.resize(terms.setup.seats, Chair::Empty);
                self.terms = terms.clone();
                let seats = terms.setup.seats;
                self.deal.lapse(|seat| seat.index() >= seats);
                Ok(About::Terms)
            }
            Happened::Sat { seat, person, name } => self.sit(*seat, *person, name, None),
            Happened::SatKnown { seat, person, name, regular } => {
                self.sit(*seat, *person, name, Some(regular))
            }
            Happened::Renamed { seat, name: other } => match self.chair_mut(*seat)? {
                Chair::Taken { name, .. } => {
                    name.clone_from(other);
                    Ok(About::Chair(*seat))
                }
                _ => Err(Impossible::Nobody(*seat)),
            },
            Happened::BotSat { seat, level } => {
                self.need(Phase::Open)?;
                self.set_chair(*seat, |chair| chair.person().is_none(), Chair::Bot(*level))
            }
            Happened::Freed { seat } => {
                self.need(Phase::Open)?;
                self.set_chair(*seat, |chair| *chair != Chair::Empty, Chair::Empty)
            }
            Happened::Left { seat } => self.substitute(*seat, Some(Substitute::Left)),
            Happened::Given { seat } => self.substitute(*seat, Some(Substitute::Given)),
            Happened::Offered { seat } => self.substitute(*seat, Some(Substitute::Offered)),
            Happened::Returned { seat } => self.substitute(*seat, None),
            Happened::Moved { seat, person } => self.move_chair(*seat, *person),
            Happened::Promised { seat, hash } => {
                let hash = Digest::from_hex(hash).ok_or(Impossible::NotHex("promise"))?;
                self.need_dealing_or(Phase::Open)?;
                if self.chair_mut(*seat)?.person().is_none() {
                    return Err(Impossible::NoPromiser(*seat));
                }
                self.deal.promised(*seat, hash, entry.at)?;
                Ok(About::Deal)
            }
            Happened::Dealing { table, seats } => self.begin_dealing(table, seats, entry.at),
            Happened::Revealed { seat, nonce } => {
                self.need(Phase::Dealing)?;
                let nonce = Seed::from_hex(nonce).ok_or(Impossible::NotHex("nonce"))?;
                self.deal.revealed(*seat, nonce)?;
                Ok(About::Deal)
            }
            Happened::Silent { seats } => {
                self.need(Phase::Dealing)?;
                self.deal.given_up(seats.iter().copied().collect(), entry.at)?;
                Ok(About::Deal)
            }
            Happened::Started { seed } => self.start(seed, entry.at, events),
            Happened::Chose { seat, choice, by } => {
                self.choose_now(*seat, choice, *by, entry.at, events)?;
                Ok(About::Choice { seat: *seat, by: *by })
            }
            Happened::Said { .. } | Happened::Forgotten => Ok(About::Forgotten),
            Happened::TalkLimited { to } => {
                self.talk.to = *to;
                Ok(About::Talk)
            }
            Happened::Muted { person, muted } => {
                self.talk.mute(*person, *muted);
                Ok(About::Muted)
            }
            Happened::HandedOver { to } => {
                self.host = *to;
                Ok(About::Host)
            }
            Happened::Closed => {
                self.closed = true;
                Ok(About::Closed)
            }
            Happened::Resumed => {
                if let Some(play) = &mut self.play {
                    play.asked = entry.at;
                }
                self.deal.ask_anew(entry.at);
                Ok(About::Resumed)
            }
            Happened::Rematched { table } => {
                self.need(Phase::Over)?;
                self.rematch = Some(table.clone());
                Ok(About::Rematch { table: table.clone() })
            }
        }
    }

    fn need(&self, stage: Phase) -> Result<(), Impossible> {
        let now = self.stage_in_log();
        if now == stage { Ok(()) } else { Err(Impossible::WrongStage { needed: stage, now }) }
    }

    fn need_dealing_or(&self, stage: Phase) -> Result<(), Impossible> {
        if self.stage_in_log() == Phase::Dealing { Ok(()) } else { self.need(stage) }
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, Impossible> {
        self.chairs.get_mut(seat.index()).ok_or(Impossible::NoSeat(seat))
    }

    /// Puts somebody or nobody on a chair, if what is there allows it.
    fn set_chair(
        &mut self,
        seat: Seat,
        fits: impl Fn(&Chair) -> bool,
        to: Chair,
    ) -> Result<About, Impossible> {
        let chair = self.chair_mut(seat)?;
        if !fits(chair) {
            return Err(Impossible::ChairNotFree(seat));
        }
        *chair = to;
        if self.play.is_none() {
            self.deal.lapse(|other| other == seat);
        }
        Ok(About::Chair(seat))
    }

    fn sit(
        &mut self,
        seat: Seat,
        person: Person,
        name: &Name,
        regular: Option<&Regular>,
    ) -> Result<About, Impossible> {
        let regular = regular.cloned().map(Box::new);
        let taken = Chair::Taken { person, name: name.clone(), substitute: None, regular };
        let stage = self.stage_in_log();
        self.set_chair(seat, |chair| chair.is_free(stage), taken)
    }

    /// Another decides for a chair: a bot in place of its player, or the player again.
    fn substitute(&mut self, seat: Seat, by: Option<Substitute>) -> Result<About, Impossible> {
        self.need(Phase::Running)?;
        let follows = |before: Option<Substitute>| match by {
            Some(Substitute::Given) => before.is_none(),
            Some(Substitute::Offered) => before == Some(Substitute::Left),
            Some(Substitute::Left) | None => before != by,
        };
        match self.chair_mut(seat)? {
            Chair::Taken { substitute, .. } if follows(*substitute) => *substitute = by,
            _ => return Err(Impossible::NoSubstitute(seat)),
        }
        Ok(About::Chair(seat))
    }

    /// A chair goes to another identity of its player, and what the player may and may not do goes along.
    fn move_chair(&mut self, seat: Seat, to: Person) -> Result<About, Impossible> {
        let Chair::Taken { person, substitute, .. } = self.chair_mut(seat)? else {
            return Err(Impossible::Nobody(seat));
        };
        let from = std::mem::replace(person, to);
        *substitute = None;
        if self.play.is_none() {
            self.deal.lapse(|other| other == seat);
        }
        self.talk.follow(from, to);
        let still_here = self.chairs.iter().any(|chair| chair.person() == Some(from));
        if self.host == from && !still_here {
            self.host = to;
        }
        Ok(About::Chair(seat))
    }

    /// The game is about to begin: players add to its chance.
    fn begin_dealing(&mut self, table: &str, seats: &[Seat], at: Time) -> Result<About, Impossible> {
        self.need(Phase::Open)?;
        if self.chairs.contains(&Chair::Empty) {
            return Err(Impossible::EmptySeats);
        }
        let seats: SeatSet = seats.iter().copied().collect();
        if seats != self.adding(seats, |_| false) || seats.is_empty() {
            return Err(Impossible::AddNothing);
        }
        // A table on a device has a mark before its name.
        let name = table.strip_prefix('~').unwrap_or(table);
        if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(Impossible::NoTableName);
        }
        self.deal.begin(table, seats, at);
        Ok(About::Deal)
    }

    fn start(&mut self, seed: &str, at: Time, events: &mut Vec<Event>) -> Result<About, Impossible> {
        self.need_dealing_or(Phase::Open)?;
        if self.chairs.contains(&Chair::Empty) {
            return Err(Impossible::EmptySeats);
        }
        let seed = read_seed(seed)?;
        let secret = self.sealed.unwrap_or(seed);
        let (dealt_from, shares) = self.deal.dealt_from(secret).ok_or(Impossible::NotRevealed)?;
        if dealt_from != seed {
            return Err(Impossible::WrongSeed);
        }
        let setup = self.terms.setup.clone();
        let game = Game::start(&setup, seed, events)?;
        let clock = self.terms.clock.map(|terms| Clock::new(terms, setup.seats));
        let commitment = Commitment::to(secret);
        let record = Record { commitment: Some(commitment.digest()), shares, ..Record::new(setup, seed) };
        self.deal.end();
        self.play = Some(Box::new(Play { game, record, clock, asked: at, overdue: SeatSet::EMPTY }));
        Ok(About::Started { commitment })
    }

    fn choose_now(
        &mut self,
        seat: Seat,
        choice: &str,
        by: By,
        at: Time,
        events: &mut Vec<Event>,
    ) -> Result<(), Impossible> {
        let play = self.play.as_mut().ok_or(Impossible::NotStarted)?;
        let asked = play.game.prompt().ok_or(Impossible::Over)?;
        if asked.seat != seat {
            return Err(Impossible::NotAsked { asked: asked.seat, seat });
        }
        let choice =
            notation::read_choice(choice, play.game.board(), seat).map_err(Impossible::NoChoice)?;
        play.game.choose(choice, events)?;
        play.record.choices.push((seat, choice));
        if let Some(clock) = &mut play.clock {
            clock.charge(seat.index(), play.asked, at);
        }
        play.asked = at;
        match by {
            By::Clock => play.overdue.insert(seat),
            By::Player => play.overdue.remove(seat),
            By::Bot | By::Substitute | By::Away => {}
        }
        Ok(())
    }
}
