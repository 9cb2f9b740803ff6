//! Messages that somebody might send who would like to find out what the server can't bear.

use folsom_protocol::{BotLevel, Request, TermsJson, Wish, Word};
use folsom_rules::text::notation::write_choice;
use folsom_rules::{Indexed, MAX_SEATS, Preset, Seat, Setup, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use crate::audit::Course;
use crate::house::table;

/// So many of the choices that are offered are used.
const OFFERED: usize = 20;

/// What messages are made of: all that can be known of a table, and more than anybody there knows.
pub(super) struct Material {
    /// Who is asked, while the game runs.
    pub(super) asked: Option<Seat>,
    /// The number of the decision that is awaited.
    pub(super) number: u32,
    /// What was decided, for whom and with which number; and what can be decided now.
    choices: Vec<(Seat, u32, String)>,
}

/// A message, as it goes on the wire.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Payload {
    Text(String),
    Bytes(Vec<u8>),
}

impl Material {
    pub(super) fn of(course: &Course) -> Self {
        let made = course.steps.iter().filter_map(|step| step.choice.clone());
        let mut choices: Vec<_> =
            made.zip(0..).map(|((seat, text), number)| (seat, number, text)).collect();
        let number = choices.len() as u32;
        let prompt = course.last().game().and_then(|game| Some((game, game.prompt()?)));
        if let Some((game, prompt)) = prompt {
            let words = |choice| (prompt.seat, number, write_choice(choice, game.board(), prompt.seat));
            choices.extend(game.choices().iter().take(OFFERED).map(words));
        }
        choices.push((Seat::at(0), number, "draw".to_owned()));
        Self { asked: prompt.map(|(_, prompt)| prompt.seat), number, choices }
    }

    /// Something that can be wanted, by somebody, at some time.
    fn wish(&self, dice: &mut Xoshiro256PlusPlus) -> Wish {
        let seat = Word(Seat::at(below(dice, MAX_SEATS)));
        match below(dice, 23) {
            0..=6 => self.choice(dice),
            7 => Wish::Sit { seat, name: text(dice) },
            // If all leave, or the table is closed, there is not much left to attack.
            8 if below(dice, 4) == 0 => Wish::Leave { seat },
            9 => Wish::SeatBot { seat, level: BotLevel::Greenhorn },
            10 => Wish::GiveToBot { seat },
            11 => Wish::Return { seat },
            12 => Wish::ChangeTerms { terms: terms(dice) },
            13 => Wish::Start {},
            14 => Wish::Say { name: text(dice), text: text(dice) },
            15 => Wish::Mute { voice: below(dice, 12) as u32, muted: below(dice, 2) == 0 },
            16 => Wish::HandOver { seat },
            17 => Wish::Rematch {},
            18 => Wish::SeatLink { seat },
            19 => Wish::Promise { seat, hash: format!("{:064x}", below(dice, 9)) },
            20 => Wish::Reveal { seat, nonce: format!("{:064x}", below(dice, 9)) },
            21 if below(dice, 30) == 0 => Wish::Close {},
            22 => Wish::Attend { focused: below(dice, 2) == 0 },
            _ => Wish::Ping {},
        }
    }

    fn choice(&self, dice: &mut Xoshiro256PlusPlus) -> Wish {
        let (seat, number, choice) = self.choices[below(dice, self.choices.len())].clone();
        let (_, _, another) = &self.choices[below(dice, self.choices.len())];
        // Mostly only one thing about it is wrong.
        match below(dice, 8) {
            0..=2 => {
                let now =
                    self.choices.iter().position(|(_, number, _)| *number == self.number).unwrap_or(0);
                let (seat, number, choice) =
                    self.choices[now + below(dice, self.choices.len() - now)].clone();
                Wish::Choose { seat: Word(seat), number, choice }
            }
            3 => Wish::Choose { seat: Word(Seat::at(below(dice, MAX_SEATS))), number, choice },
            4 => Wish::Choose { seat: Word(seat), number: self.number, choice },
            5 => {
                let asked = self.asked.unwrap_or(seat);
                Wish::Choose { seat: Word(asked), number: self.number, choice: another.clone() }
            }
            6 => Wish::Choose { seat: Word(seat), number: number.wrapping_sub(1), choice: another.clone() },
            _ => Wish::Choose { seat: Word(seat), number: self.number + 1, choice: text(dice) },
        }
    }

    /// A message with this id: what somebody might want, or what is left of it.
    pub(super) fn message(&self, id: u32, dice: &mut Xoshiro256PlusPlus) -> Payload {
        let mut request = json!(Request { id, wish: self.wish(dice) });
        match below(dice, 10) {
            0..=4 => Payload::Text(request.to_string()),
            5..=7 => {
                (0..=below(dice, 3)).for_each(|_| spoil(&mut request, dice));
                Payload::Text(request.to_string())
            }
            _ => {
                let mut bytes = request.to_string().into_bytes();
                let other = json!(Request { id, wish: self.wish(dice) }).to_string().into_bytes();
                (0..=below(dice, 4)).for_each(|_| make_noise(&mut bytes, &other, dice));
                if below(dice, 10) == 0 {
                    Payload::Bytes(bytes)
                } else {
                    Payload::Text(String::from_utf8_lossy(&bytes).into_owned())
                }
            }
        }
    }
}

fn text(dice: &mut Xoshiro256PlusPlus) -> String {
    let length = below(dice, 400);
    match below(dice, 10) {
        0 => String::new(),
        1 => "Anna".to_owned(),
        2 => "a".repeat(length),
        3 => "😀".repeat(length),
        4 => "\0\u{1b}[2J\u{202e}\u{200b}\r\n".repeat(1 + length / 40),
        5 => "'; drop table entries; --".to_owned(),
        6 => "<script>alert(1)</script>".to_owned(),
        7 => "play fire then".to_owned(),
        8 => "keep ".to_owned() + &"move ".repeat(length / 4),
        _ => (0..length / 8).map(|_| char::from_u32(below(dice, 0x1_0000) as u32).unwrap_or('?')).collect(),
    }
}

fn terms(dice: &mut Xoshiro256PlusPlus) -> TermsJson {
    table(&Setup::new(Preset::ALL[below(dice, Preset::ALL.len())], 2 + below(dice, 8)), vec![], false).terms
}

/// A value that is probably not what is expected.
fn junk(dice: &mut Xoshiro256PlusPlus) -> Value {
    match below(dice, 20) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(0),
        3 => json!(-1),
        4 => json!(u32::MAX),
        5 => json!(u64::from(u32::MAX) + 1),
        6 => json!(u64::MAX),
        7 => json!(i64::MIN),
        8 => json!(0.5),
        9 => json!(f64::MAX),
        10 => json!([]),
        11 => json!({}),
        12 => json!([[[[[[[[{ "type": "close" }]]]]]]]]),
        13 => json!({ "type": "close" }),
        14 => json!(Seat::at(below(dice, MAX_SEATS)).to_string()),
        15 => json!("seat10"),
        16 => json!("spectator"),
        17 => json!(below(dice, 300)),
        _ => json!(text(dice)),
    }
}

/// Does something to one part of a message, whichever it is.
fn spoil(value: &mut Value, dice: &mut Xoshiro256PlusPlus) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            let key = &keys[below(dice, keys.len())];
            match below(dice, 8) {
                0 => drop(fields.remove(key)),
                1 => drop(fields.insert(key.to_uppercase(), junk(dice))),
                2 => drop(fields.insert("by".to_owned(), junk(dice))),
                3 => drop(fields.insert(key.clone(), junk(dice))),
                _ => spoil(&mut fields[key.as_str()], dice),
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let index = below(dice, items.len());
            spoil(&mut items[index], dice);
        }
        Value::Number(number) if below(dice, 2) == 0 => {
            let near = number.as_i64().unwrap_or_default();
            *value = json!(near.wrapping_add(below(dice, 5) as i64 - 2));
        }
        _ => *value = junk(dice),
    }
}

/// Does something to the bytes of a message.
fn make_noise(bytes: &mut Vec<u8>, other: &[u8], dice: &mut Xoshiro256PlusPlus) {
    let at = below(dice, bytes.len() + 1);
    match below(dice, 7) {
        0 => bytes.truncate(at),
        1 => bytes.insert(at, below(dice, 256) as u8),
        2 if at < bytes.len() => bytes[at] ^= 1 << below(dice, 8),
        3 if at < bytes.len() => drop(bytes.remove(at)),
        4 => drop(bytes.splice(at.., other[below(dice, other.len())..].iter().copied())),
        5 => {
            let piece = bytes[at..].to_vec();
            bytes.extend(piece.iter().take(200));
        }
        _ => bytes.extend(std::iter::repeat_n(b'[', below(dice, 300))),
    }
}
