//! Whether what somebody wants may be, and what entry it makes. Nothing changes here.

use folsom_rules::text::notation;
use folsom_rules::{Choice, Indexed, Seat};

use crate::chair::{Chair, Substitute};
use crate::clock::Time;
use crate::command::{Actor, Command};
use crate::due::Due;
use crate::entry::{By, Entry, Happened};
use crate::person::Person;
use crate::presence::Presence;
use crate::refusal::Refusal;
use crate::regular::Regular;
use crate::table::{Phase, Play, Table};

impl Table {
    /// The entry that a command makes.
    ///
    /// # Errors
    /// If it may not be; the reason has a code and a sentence.
    pub fn decide(
        &self,
        actor: Actor,
        command: &Command,
        presence: &Presence,
        now: Time,
    ) -> Result<Entry, Refusal> {
        if self.closed {
            return Err(Refusal::Closed);
        }
        if self.stage() == Phase::Closed && *command != Command::Close {
            return Err(Refusal::RetiredRules);
        }
        let what = match actor {
            Actor::Server => self.decide_for_server(command, presence, now)?,
            Actor::Person(person) => self.decide_for(person, command, presence)?,
        };
        Ok(Entry { at: now, what })
    }

    fn decide_for(
        &self,
        person: Person,
        command: &Command,
        presence: &Presence,
    ) -> Result<Happened, Refusal> {
        match command {
            Command::ChangeTerms(terms) => {
                self.need_host(person)?;
                self.need_open()?;
                terms.check()?;
                // It was said when the table was opened, and people have sat down because of it.
                if terms.rated != self.terms.rated || (terms.rated && !terms.public) {
                    return Err(Refusal::RatedTable);
                }
                Ok(Happened::TermsChanged { terms: terms.clone() })
            }
            Command::Sit { .. } if self.terms.rated => Err(Refusal::RatedTable),
            Command::Sit { seat, name } => {
                self.need_free(person, *seat)?;
                Ok(Happened::Sat { seat: *seat, person, name: name.clone() })
            }
            Command::SitKnown { seat, name, regular } => {
                self.need_free(person, *seat)?;
                self.need_another(person, regular)?;
                let (seat, name, regular) = (*seat, name.clone(), regular.clone());
                Ok(Happened::SatKnown { seat, person, name, regular })
            }
            Command::Rename { seat, name } => {
                if self.chair(*seat)?.person() != Some(person) {
                    return Err(Refusal::NotYourSeat);
                }
                Ok(Happened::Renamed { seat: *seat, name: name.clone() })
            }
            // Whoever is away is played for anyway, and can come back.
            Command::GiveToBot { .. } | Command::Offer { .. } if self.terms.rated => {
                Err(Refusal::RatedTable)
            }
            Command::SeatBot { seat, level } => {
                self.need_host(person)?;
                self.need_open()?;
                match self.chair(*seat)? {
                    Chair::Taken { .. } => Err(Refusal::SeatTaken),
                    Chair::Empty | Chair::Bot(_) => Ok(Happened::BotSat { seat: *seat, level: *level }),
                }
            }
            Command::Leave { seat } => self.leave(person, *seat),
            Command::GiveToBot { seat } => {
                self.need_host(person)?;
                self.need_running()?;
                let player = self.chair(*seat)?.player().ok_or(Refusal::NotAway)?;
                // In a slow game everybody is away most of the time.
                let may_be_long_gone = !self.terms.is_slow() || self.is_overdue(*seat);
                if presence.is_there(player) || !may_be_long_gone {
                    return Err(Refusal::NotAway);
                }
                Ok(Happened::Given { seat: *seat })
            }
            Command::Offer { seat } => {
                self.need_host(person)?;
                self.need_running()?;
                match self.chair(*seat)? {
                    Chair::Taken { substitute: Some(Substitute::Left), .. } => {
                        Ok(Happened::Offered { seat: *seat })
                    }
                    _ => Err(Refusal::SeatTaken),
                }
            }
            Command::Return { seat } => match self.chair(*seat)? {
                Chair::Taken { person: owner, substitute: Some(_), .. } if *owner == person => {
                    self.need_running()?;
                    Ok(Happened::Returned { seat: *seat })
                }
                _ => Err(Refusal::NotYourSeat),
            },
            Command::Start { seed, table, awaited } => {
                self.need_host(person)?;
                self.need_open()?;
                if !self.terms.is_played() {
                    return Err(Refusal::RetiredRules);
                }
                if self.chairs.contains(&Chair::Empty) {
                    return Err(Refusal::EmptySeats);
                }
                let seats = self.adding(*awaited, |person| presence.is_there(person));
                Ok(if seats.is_empty() {
                    Happened::Started { seed: self.sealed.unwrap_or(*seed).to_string() }
                } else {
                    Happened::Dealing { table: table.clone(), seats: seats.iter().collect() }
                })
            }
            Command::Promise { seat, hash } => self.decide_promise(person, *seat, *hash),
            Command::Reveal { seat, nonce } => self.decide_reveal(person, *seat, *nonce),
            Command::Choose { seat, number, choice } => {
                if self.chair(*seat)?.player() != Some(person) {
                    return Err(Refusal::NotYourSeat);
                }
                self.choose(*seat, *number, *choice, By::Player)
            }
            Command::LimitTalk(to) => {
                self.need_host(person)?;
                Ok(Happened::TalkLimited { to: *to })
            }
            Command::Mute { person: whom, muted } => {
                self.need_host(person)?;
                Ok(Happened::Muted { person: *whom, muted: *muted })
            }
            Command::HandOver { to } => {
                self.need_host(person)?;
                // Not to somebody who has left: nobody could take it back.
                let plays = self.chairs.iter().any(|chair| chair.player() == Some(*to));
                if plays { Ok(Happened::HandedOver { to: *to }) } else { Err(Refusal::NobodyLikeThat) }
            }
            Command::Close => {
                self.need_host(person)?;
                // Whoever is about to lose would.
                if self.terms.rated && matches!(self.stage(), Phase::Dealing | Phase::Running) {
                    return Err(Refusal::RatedTable);
                }
                Ok(Happened::Closed)
            }
            Command::Decide { .. }
            | Command::Deal
            | Command::Move { .. }
            | Command::Resume
            | Command::Rematch { .. } => Err(Refusal::NotServer),
        }
    }

    fn decide_for_server(
        &self,
        command: &Command,
        presence: &Presence,
        now: Time,
    ) -> Result<Happened, Refusal> {
        match command {
            Command::Decide { seat, number, choice, by } => {
                let chosen = self.choose(*seat, *number, *choice, *by)?;
                // A bot takes its time: meanwhile the player may have come back.
                match self.due(presence, now) {
                    Due::Now(wanted) if wanted.by == *by => Ok(chosen),
                    _ => Err(Refusal::NotDue),
                }
            }
            Command::Move { .. } if self.terms.rated => Err(Refusal::RatedTable),
            Command::Move { seat, person } => match self.chair(*seat)? {
                Chair::Taken { .. } => Ok(Happened::Moved { seat: *seat, person: *person }),
                Chair::Empty | Chair::Bot(_) => Err(Refusal::NotYourSeat),
            },
            Command::HandOver { to } => match self.heir(presence) {
                Some((heir, from)) if heir == *to && from <= now => Ok(Happened::HandedOver { to: *to }),
                _ => Err(Refusal::NotDue),
            },
            Command::Deal if self.due(presence, now) == Due::Deal => self.go_on_dealing(),
            Command::Deal => Err(Refusal::NotDue),
            Command::Resume => Ok(Happened::Resumed),
            Command::Rematch { table } => match self.stage() {
                Phase::Over => Ok(Happened::Rematched { table: table.clone() }),
                Phase::Open | Phase::Dealing => Err(Refusal::NotBegun),
                Phase::Running => Err(Refusal::Begun),
                Phase::Closed => Err(Refusal::Closed),
            },
            Command::Close => Ok(Happened::Closed),
            _ => Err(Refusal::NotHost),
        }
    }

    /// Whether somebody can sit down there.
    fn need_free(&self, person: Person, seat: Seat) -> Result<(), Refusal> {
        let chair = self.chair(seat)?;
        if self.stage() == Phase::Over {
            return Err(Refusal::Over);
        }
        if !chair.is_free(self.stage()) {
            return Err(Refusal::SeatTaken);
        }
        // Whoever sits at the table would see two hands, and get up again.
        if self.stage() == Phase::Running {
            if self.chairs.iter().any(|chair| chair.person() == Some(person)) {
                return Err(Refusal::AlreadySeated);
            }
            if !matches!(chair, Chair::Taken { substitute: Some(Substitute::Offered), .. }) {
                return Err(Refusal::NotOffered);
            }
        }
        Ok(())
    }

    /// Nobody is rated against themselves: neither on two chairs, nor as two people on one device.
    fn need_another(&self, person: Person, regular: &Regular) -> Result<(), Refusal> {
        if !self.terms.rated {
            return Ok(());
        }
        if self.chairs.iter().any(|chair| chair.person() == Some(person)) {
            return Err(Refusal::AlreadySeated);
        }
        let is_theirs = |other: &Regular| other.device == regular.device;
        if self.chairs.iter().filter_map(Chair::regular).any(is_theirs) {
            return Err(Refusal::SameDevice);
        }
        Ok(())
    }

    fn leave(&self, person: Person, seat: Seat) -> Result<Happened, Refusal> {
        let chair = self.chair(seat)?;
        match self.stage() {
            Phase::Open if *chair != Chair::Empty && person == self.host => Ok(Happened::Freed { seat }),
            Phase::Open if chair.person() == Some(person) => Ok(Happened::Freed { seat }),
            Phase::Dealing if person == self.host || chair.person() == Some(person) => {
                Err(Refusal::Dealing)
            }
            // Whose chair was given to a bot can still leave it to others.
            Phase::Running if chair.person() == Some(person) && !chair.is_free(Phase::Running) => {
                Ok(Happened::Left { seat })
            }
            Phase::Over => Err(Refusal::Over),
            _ => Err(Refusal::NotYourSeat),
        }
    }

    fn choose(&self, seat: Seat, number: usize, choice: Choice, by: By) -> Result<Happened, Refusal> {
        let play = self.play.as_ref().ok_or(Refusal::NotBegun)?;
        if let Some(&(decided, made)) = play.record.choices.get(number) {
            let twice = decided == seat && made == choice;
            return Err(if twice { Refusal::AlreadyDecided } else { Refusal::TooLate });
        }
        let prompt = play.game.prompt().ok_or(Refusal::Over)?;
        if number > play.number() {
            return Err(Refusal::TooEarly);
        }
        if prompt.seat != seat {
            return Err(Refusal::NotAsked);
        }
        check_choice(play, choice)?;
        let choice = notation::write_choice(choice, play.game.board(), seat);
        Ok(Happened::Chose { seat, choice, by })
    }

    pub(crate) fn chair(&self, seat: Seat) -> Result<&Chair, Refusal> {
        self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)
    }

    fn need_host(&self, person: Person) -> Result<(), Refusal> {
        if person == self.host { Ok(()) } else { Err(Refusal::NotHost) }
    }

    fn need_open(&self) -> Result<(), Refusal> {
        match self.stage() {
            Phase::Open => Ok(()),
            Phase::Dealing => Err(Refusal::Dealing),
            Phase::Running | Phase::Over | Phase::Closed => Err(Refusal::Begun),
        }
    }

    fn need_running(&self) -> Result<(), Refusal> {
        match self.stage() {
            Phase::Running => Ok(()),
            Phase::Open | Phase::Dealing => Err(Refusal::NotBegun),
            Phase::Over => Err(Refusal::Over),
            Phase::Closed => Err(Refusal::Closed),
        }
    }
}

/// Whether the rules allow a choice: it is made in a copy.
fn check_choice(play: &Play, choice: Choice) -> Result<(), Refusal> {
    let mut game = play.game;
    game.choose(choice, &mut ()).map_err(Refusal::AgainstTheRules)
}
