//! Somebody who sits down, gets up, seats bots, changes the game, talks, mutes, leaves in the middle and comes back.

use folsom_protocol::{BotLevel, SetupJson, TalkJson, TermsJson, Wish, Word};
use folsom_rules::{Indexed, Preset, Seat, Setup, below};
use serde_json::Value;

use super::guest::Plan;
use super::kinds::PATIENT_MS;
use super::player::any_choice;
use super::world::Dice;

/// So many wishes before the start, and the host gets on with it.
const PATIENCE: u32 = 20;

/// Somebody who can't sit still.
pub(crate) struct Busybody {
    name: String,
    wishes: u32,
    said: u32,
    /// Would rather close the table than start.
    closes: bool,
}

/// What is to be played here.
pub(crate) fn terms(seats: usize) -> TermsJson {
    let setup = Setup::new(Preset::Ru18Advanced, seats);
    TermsJson {
        setup: SetupJson::from(&setup),
        clock: None,
        grace_ms: Some(PATIENT_MS),
        public: true,
        rated: false,
    }
}

fn chairs(table: &Value) -> &[Value] {
    table["table"]["chairs"].as_array().map_or(&[], Vec::as_slice)
}

/// The seats of chairs that are so.
fn seats(table: &Value, fits: impl Fn(&Value) -> bool) -> Vec<Word<Seat>> {
    let chairs = chairs(table).iter().filter(|chair| fits(chair));
    chairs.map(|chair| seat(&chair["seat"])).collect()
}

fn voices(table: &Value) -> Vec<u32> {
    let voices = chairs(table).iter().filter_map(|chair| chair["voice"].as_u64());
    voices.filter_map(|voice| u32::try_from(voice).ok()).collect()
}

fn seat(word: &Value) -> Word<Seat> {
    serde_json::from_value(word.clone()).expect("a seat")
}

fn own(table: &Value, which: &str) -> Vec<Word<Seat>> {
    table["you"][which].as_array().into_iter().flatten().map(seat).collect()
}

fn any<T: Copy>(of: &[T], dice: &mut Dice) -> Option<T> {
    (!of.is_empty()).then(|| of[below(dice, of.len())])
}

impl Busybody {
    pub(crate) fn new(name: String, closes: bool) -> Self {
        Self { name, wishes: 0, said: 0, closes }
    }

    fn say(&mut self) -> Wish {
        self.said += 1;
        Wish::Say { name: self.name.clone(), text: format!("{} says {}", self.name, self.said) }
    }

    fn sit(&self, table: &Value, dice: &mut Dice, who: impl Fn(&Value) -> bool) -> Option<Wish> {
        Some(Wish::Sit { seat: any(&seats(table, who), dice)?, name: self.name.clone() })
    }

    /// While people gather.
    fn bustle(&mut self, table: &Value, dice: &mut Dice) -> Option<Wish> {
        let is_host = table["you"]["host"] == true;
        self.wishes += 1;
        if self.wishes > PATIENCE {
            return is_host.then(|| self.get_on_with_it(table));
        }
        let wish = match below(dice, if is_host { 13 } else { 6 }) {
            0..=3 => self.sit(table, dice, |chair| chair["who"] == "empty"),
            4 => any(&own(table, "seats"), dice).map(|seat| Wish::Leave { seat }),
            5 => None,
            6 | 7 => any(&seats(table, |chair| chair["who"] != "person"), dice)
                .map(|seat| Wish::SeatBot { seat, level: BotLevel::Greenhorn }),
            8 => Some(Wish::ChangeTerms { terms: terms(2 + below(dice, 3)) }),
            9 => any(&seats(table, |chair| chair["who"] == "person"), dice)
                .map(|seat| Wish::HandOver { seat }),
            10 => any(&voices(table), dice).map(|voice| Wish::Mute { voice, muted: below(dice, 2) == 0 }),
            11 => any(&[TalkJson::Players, TalkJson::Everybody], dice).map(|to| Wish::LimitTalk { to }),
            _ => any(&seats(table, |chair| chair["who"] != "empty"), dice).map(|seat| Wish::Leave { seat }),
        };
        wish.or_else(|| Some(self.say()))
    }

    fn get_on_with_it(&self, table: &Value) -> Wish {
        match seats(table, |chair| chair["who"] == "empty").first() {
            _ if self.closes => Wish::Close {},
            Some(&seat) => Wish::SeatBot { seat, level: BotLevel::Outlaw },
            None => Wish::Start {},
        }
    }

    /// While the game runs: whoever is asked answers, or leaves the chair to a bot.
    fn play(&mut self, table: &Value, dice: &mut Dice) -> Option<Wish> {
        let asked = any_choice(table, dice);
        match below(dice, 60) {
            0 => any(&own(table, "seats"), dice).map(|seat| Wish::Leave { seat }).or(asked),
            1 | 2 => any(&own(table, "substituted"), dice).map(|seat| Wish::Return { seat }).or(asked),
            3 => self.sit(table, dice, |chair| chair["substitute"] == "offered").or(asked),
            4 if table["you"]["host"] == true => {
                Some(Wish::GiveToBot { seat: Word(Seat::at(below(dice, 2))) })
            }
            5 if table["you"]["host"] == true => {
                any(&seats(table, |chair| chair["substitute"] == "left"), dice)
                    .map(|seat| Wish::Offer { seat })
                    .or(asked)
            }
            6 => Some(self.say()),
            _ => asked,
        }
    }

    fn has_played(table: &Value) -> bool {
        !own(table, "seats").is_empty() || !own(table, "substituted").is_empty()
    }
}

impl Plan for Busybody {
    fn wish(&mut self, table: &Value, dice: &mut Dice) -> Option<Wish> {
        match table["table"]["stage"].as_str()? {
            "open" => self.bustle(table, dice),
            "running" => self.play(table, dice),
            "over" => Some(Wish::Rematch {}),
            _ => None,
        }
    }

    fn is_done(&self, table: &Value) -> bool {
        let over = table["table"]["stage"] == "over";
        let nothing_left = table["table"]["rematch"].is_string() || !Self::has_played(table);
        table["table"]["stage"] == "closed" || over && nothing_left
    }

    fn puts_up_with(&self, code: &str) -> bool {
        // Others want things as well, and some of it is not possible in the first place.
        [
            "begun",
            "closed",
            "empty-seats",
            "muted",
            "no-such-seat",
            "nobody-like-that",
            "already-seated",
            "not-asked",
            "not-away",
            "not-begun",
            "not-host",
            "not-offered",
            "not-your-seat",
            "over",
            "seat-taken",
            "talk-limited",
            "too-fast",
            "too-late",
        ]
        .contains(&code)
    }
}

/// Closes a table that nobody needs, if it is their own.
pub(crate) struct Closer;

impl Plan for Closer {
    fn wish(&mut self, table: &Value, _: &mut Dice) -> Option<Wish> {
        (table["you"]["host"] == true).then_some(Wish::Close {})
    }

    fn is_done(&self, table: &Value) -> bool {
        table["table"]["stage"] == "closed"
    }

    fn puts_up_with(&self, _: &str) -> bool {
        false
    }
}
