//! A table on somebody's device tells the same as the server does: the log of a game that was played on the server is played once
//! more by the host for browsers, with the same people at the same times, and everybody hears the same, byte for byte.

use folsom_protocol::{BotLevel, ChairPlan, Wish, Word};
use folsom_rules::{Named, Preset, Seat, Setup};
use folsom_wasm::{Local, Step};
use serde_json::{Value, json};

use crate::client::{Client, Tape};
use crate::house::{House, seat, table};
use crate::playing::play_all;

/// What happened at a table of the server, played once more on a device.
struct Device<'a> {
    local: Local,
    log: &'a [String],
    tapes: &'a [Tape],
    /// What each was told, and on which connection.
    heard: Vec<(Option<u32>, Vec<String>)>,
    /// The requests whose answers count, by tape: others were pings.
    answered: Vec<Vec<u64>>,
    stored: Vec<String>,
    think: Option<u32>,
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// Who decided, or sat down, or started: the index of their tape.
fn actor(entry: &Value, tapes: &[Tape], log: &[String]) -> usize {
    let sat = |seat: &Value| {
        let mut entries = log.iter().map(|text| read(text));
        entries
            .find(|entry| entry["what"] == "sat" && entry["seat"] == *seat)
            .map(|entry| entry["person"].clone())
    };
    let person = match entry["what"].as_str() {
        Some("sat") => Some(entry["person"].clone()),
        Some("chose") => sat(&entry["seat"]),
        _ => Some(read(&log[0])["host"].clone()),
    };
    let person = person.expect("somebody did it");
    tapes.iter().position(|tape| person == tape.person.as_str()).expect("they were there")
}

impl<'a> Device<'a> {
    fn new(id: &str, log: &'a [String], tapes: &'a [Tape]) -> Self {
        let at = read(&log[0])["at"].as_u64().unwrap();
        // All chance of the game was drawn when the table was opened.
        let opened = opening(log);
        let local =
            Local::restore(&format!("~{id}"), log[..opened].to_vec(), vec![], &[0; 32], at).unwrap();
        let heard = vec![(None, Vec::new()); tapes.len()];
        let answered = vec![Vec::new(); tapes.len()];
        Self { local, log, tapes, heard, answered, stored: log[..opened].to_vec(), think: None }
    }

    /// Lets all of it happen once more.
    fn play(&mut self) {
        self.come();
        while self.stored.len() < self.log.len() {
            let number = self.stored.len();
            let entry = read(&self.log[number]);
            let now = entry["at"].as_u64().unwrap();
            let step = if entry["what"] == "chose" && entry["by"] == "bot" {
                let ticket = self.think.expect("a bot is to think");
                self.local.thought(ticket, entry["choice"].as_str().unwrap(), now)
            } else {
                self.ask(&entry, number, now)
            };
            self.follow(step, self.told_at(number).unwrap_or(now));
            assert!(self.stored.len() > number, "nothing came of {entry}");
            self.come();
        }
    }

    /// When somebody whose place changed was shown everything anew: a moment after it was decided.
    fn told_at(&self, number: usize) -> Option<u64> {
        let heard = self.tapes.iter().flat_map(|tape| &tape.heard[1..]).map(|text| read(text));
        let mut shown = heard.filter(|message| message["type"] == "snapshot");
        shown.find(|message| message["number"] == number as u64)?["now"].as_u64()
    }

    /// Whoever came to the server now comes to the device, too.
    fn come(&mut self) {
        for (index, tape) in self.tapes.iter().enumerate() {
            let first = read(&tape.heard[0]);
            if self.heard[index].0.is_none()
                && first["number"].as_u64() == Some(self.stored.len() as u64 - 1)
            {
                let now = first["now"].as_u64().unwrap();
                let step = self.local.connect(&tape.person, None, now).unwrap();
                self.heard[index].0 = step.connection;
                self.follow(step, now);
            }
        }
    }

    /// The wish that made an entry, under the number that it had.
    fn ask(&mut self, entry: &Value, number: usize, now: u64) -> Step {
        let index = actor(entry, self.tapes, self.log);
        let heard: Vec<Value> = self.tapes[index].heard.iter().map(|text| read(text)).collect();
        let told =
            heard.iter().position(|message| message["number"] == number as u64).expect("it was told");
        let done = heard[told..].iter().find(|message| message["type"] == "done");
        // Whoever hears of the end listens no longer.
        let id = done.map_or(u64::from(u32::MAX), |done| done["id"].as_u64().unwrap());
        self.answered[index].extend(done.map(|_| id));
        let text = |field: &str| entry[field].as_str().unwrap().to_owned();
        let seat = || Word(Seat::from_name(&text("seat")).unwrap());
        let wish = match entry["what"].as_str() {
            Some("sat") => Wish::Sit { seat: seat(), name: text("name") },
            Some("started") => Wish::Start {},
            Some("chose") => {
                let before = self.log[..number].iter().filter(|text| read(text)["what"] == "chose");
                Wish::Choose { seat: seat(), number: before.count() as u32, choice: text("choice") }
            }
            other => panic!("nobody does {other:?} here"),
        };
        let connection = self.heard[index].0.expect("they are there");
        self.local.request(connection, json!({ "id": id, "wish": wish }).to_string(), now)
    }

    /// Does what a page has to do.
    fn follow(&mut self, mut step: Step, now: u64) {
        loop {
            for (connection, text) in step.tell {
                let guest = self.heard.iter_mut().find(|(known, _)| *known == Some(connection));
                guest.expect("it is connected").1.push(text.replace('~', ""));
            }
            self.think = step.think.map(|think| think.ticket);
            if step.store.is_empty() {
                break;
            }
            self.stored.extend(step.store.iter().flat_map(|write| write.lines.clone()));
            step = self.local.stored(now);
        }
    }

    fn compare(&self) {
        assert_eq!(self.stored, self.log, "what is stored");
        for ((tape, (_, heard)), answered) in self.tapes.iter().zip(&self.heard).zip(&self.answered) {
            // Who is there is gathered for a moment, and pings are the server's clients' own.
            let counts = |text: &&String| match read(text)["type"].as_str() {
                Some("presence") => false,
                Some("done") => answered.contains(&read(text)["id"].as_u64().unwrap()),
                _ => true,
            };
            let (server, device) = (tape.heard.iter().filter(counts), heard.iter().filter(counts));
            let mut pairs = server.clone().zip(device.clone());
            if let Some((server, device)) =
                pairs.find(|(server, device)| clock_aside(server) != clock_aside(device))
            {
                panic!("the server said\n{server}\nand the device\n{device}");
            }
            assert_eq!(server.count(), device.count());
        }
    }
}

/// When a greeting was said, a moment after everything else, is all that differs.
fn clock_aside(text: &str) -> String {
    let mut message = read(text);
    if message["type"] != "hello" {
        return text.to_owned();
    }
    message["now"] = Value::Null;
    message.to_string()
}

/// How many entries a table had when it was opened.
fn opening(log: &[String]) -> usize {
    let first = read(&log[0])["at"].clone();
    let is_first = |text: &&String| {
        let entry = read(text);
        entry["at"] == first && (entry["what"] == "opened" || entry["what"] == "bot-sat")
    };
    log.iter().take_while(is_first).count()
}

async fn play(house: &House, setup: &Setup, with_bots: bool, number: u64) {
    let (id, mut clients) = if with_bots {
        let bot = |_| ChairPlan::Bot { level: BotLevel::Greenhorn };
        let chairs = (0..setup.seats).map(|index| if index < 2 { ChairPlan::Empty {} } else { bot(index) });
        let host = house.visitor().await;
        let id = host.open_table(&table(setup, chairs.collect(), false)).await.unwrap();
        let mut clients = vec![Client::join(&host, &id, None).await, house.guest(&id).await];
        clients[0].get(Wish::Sit { seat: seat(0), name: "Anna".to_owned() }).await;
        clients[1].get(Wish::Sit { seat: seat(1), name: "Boris".to_owned() }).await;
        (id, clients)
    } else {
        house.company(setup).await
    };
    let spectator = house.guest(&id).await;
    clients[0].get(Wish::Start {}).await;
    let mut tapes = play_all(clients, number).await;
    let log = house.log(&id).await;
    tapes.push(spectator.watch_until(log.len() as u64 - 1).await);
    let mut device = Device::new(&id, &log, &tapes);
    device.play();
    device.compare();
}

#[tokio::test]
async fn a_device_tells_the_same_as_the_server_byte_for_byte() {
    let house = House::open().await;
    for (number, &preset) in Preset::ALL.iter().enumerate() {
        let seats = (2..=4).rev().find(|&seats| Setup::new(preset, seats).check().is_ok());
        let setup = Setup::new(preset, seats.expect("some number of seats"));
        for with_bots in [false, true] {
            play(&house, &setup, with_bots && setup.seats > 2, number as u64).await;
        }
    }
    house.stop().await;
}
