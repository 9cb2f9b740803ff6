//! Somebody who sits down, plays to the end, and says something now and then.

use folsom_client::Adding;
use folsom_protocol::{Wish, Word};
use folsom_rules::{Indexed, Seat, below};
use serde_json::Value;

use super::guest::Plan;
use super::world::Dice;

/// Every so many decisions somebody who is slow lets the time run out.
const DOZES_EVERY: u64 = 16;
/// When the server has died so often meanwhile, it is time to wake up: at every start the clock begins anew.
const DOZES_FOR: u32 = 3;

/// Somebody who plays.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) name: String,
    pub(crate) seats: Vec<usize>,
    /// Starts the game when everybody is there.
    pub(crate) host: bool,
    /// Does not always decide in time.
    pub(crate) slow: bool,
    /// Takes the seat to another device in the middle of the game.
    pub(crate) moves: bool,
    said: u32,
    dozing: Option<(u64, u32)>,
    /// What the client adds to the deal, and what of it is still to be said.
    adding: Adding,
    to_add: Vec<Wish>,
    /// The latest wish was about that.
    adds: bool,
    link: Option<String>,
}

impl Player {
    pub(crate) fn new(name: String, seats: Vec<usize>) -> Self {
        Self {
            name,
            seats,
            host: false,
            slow: false,
            moves: false,
            said: 0,
            dozing: None,
            adding: Adding::default(),
            to_add: Vec::new(),
            adds: false,
            link: None,
        }
    }

    /// The link to the seat, if it is time to go to another device.
    pub(crate) fn take_link(&mut self) -> Option<String> {
        self.link.take()
    }

    fn gather(&mut self, table: &Value) -> Option<Wish> {
        let chairs = table["table"]["chairs"].as_array()?;
        let is_empty = |seat: usize| chairs[seat]["who"] == "empty";
        let shares = self.adding.wishes(table).expect("the hash stays what it was");
        self.to_add.extend(shares);
        let is_dealing = table["table"]["deal"]["asks"].is_string();
        self.adds = false;
        match self.seats.iter().find(|seat| is_empty(**seat)) {
            Some(&seat) => Some(Wish::Sit { seat: Word(Seat::at(seat)), name: self.name.clone() }),
            None if !self.to_add.is_empty() => {
                self.adds = true;
                self.to_add.pop()
            }
            None if is_dealing => None,
            None if self.host && !(0..chairs.len()).any(is_empty) => Some(Wish::Start {}),
            None => None,
        }
    }

    /// Whether to wait until the clock decides.
    fn dozes(&mut self, turn: u64) -> bool {
        if !self.slow || !turn.is_multiple_of(DOZES_EVERY) {
            return false;
        }
        match &mut self.dozing {
            Some((since, lives)) if *since == turn => *lives < DOZES_FOR,
            _ => {
                self.dozing = Some((turn, 0));
                true
            }
        }
    }

    /// What was said, as everybody can read it.
    fn note_line(&mut self, line: &Value) {
        let number = line["text"].as_str().and_then(|text| text.strip_prefix(&format!("{} ", self.name)));
        if let Some(number) = number.and_then(|number| number.parse().ok()) {
            self.said = self.said.max(number);
        }
    }
}

/// Any of the choices that somebody has who is asked, for their seat.
pub(crate) fn any_choice(table: &Value, dice: &mut Dice) -> Option<Wish> {
    let asked = table["views"].as_array()?.iter().find(|seen| seen["choices"].is_object())?;
    let list = asked["choices"]["list"].as_array()?;
    let choice = list[below(dice, list.len())]["text"].as_str()?.to_owned();
    let number = table["turn"]["number"].as_u64().and_then(|number| u32::try_from(number).ok())?;
    let seat = serde_json::from_value(asked["view"]["viewer"].clone()).expect("a seat");
    Some(Wish::Choose { seat, number, choice })
}

impl Plan for Player {
    fn wish(&mut self, table: &Value, dice: &mut Dice) -> Option<Wish> {
        if table["table"]["stage"] == "open" {
            return self.gather(table);
        }
        let turn = table["turn"]["number"].as_u64()?;
        if below(dice, 40) == 0 {
            let text = format!("{} {}", self.name, self.said + 1);
            return Some(Wish::Say { name: self.name.clone(), text });
        }
        if self.moves && turn > 20 {
            return Some(Wish::SeatLink { seat: Word(Seat::at(self.seats[0])) });
        }
        any_choice(table, dice).filter(|_| !self.dozes(turn))
    }

    fn is_done(&self, table: &Value) -> bool {
        self.link.is_some() || table["end"].is_object()
    }

    fn puts_up_with(&self, code: &str) -> bool {
        // Nobody may talk all the time, or while the plans of teams are carried out.
        let is_adding = matches!(code, "dealing" | "begun" | "too-early" | "not-asked" | "wrong-nonce");
        matches!(code, "too-fast" | "talk-closed")
            || self.slow && code == "too-late"
            // Those who are late add nothing.
            || self.adds && is_adding
    }

    fn arrive(&mut self) {
        self.adding.say_again();
        self.to_add.clear();
        if let Some((_, lives)) = &mut self.dozing {
            *lives += 1;
        }
    }

    fn hear(&mut self, message: &Value) {
        match message["type"].as_str() {
            Some("seat-link") => {
                self.link = message["token"].as_str().map(str::to_owned);
                self.moves = false;
            }
            Some("snapshot" | "talk") => {
                message["talk"].as_array().into_iter().flatten().for_each(|line| self.note_line(line));
            }
            Some("said") => self.note_line(message),
            _ => {}
        }
    }
}
