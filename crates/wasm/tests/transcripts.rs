//! Whole games at tables on a device, step by step, pinned: `engine.test.mjs` plays the same games through the WebAssembly, and must
//! come to the same steps, byte for byte. `FOLSOM_GOLDENS=write` writes them anew.

use std::path::Path;

use folsom_host::Objection;
use folsom_protocol::BotLevel;
use folsom_rules::{Game, Preset, Seed, Setup, Viewer};
use folsom_wasm::thinker::{Mood, choose, settle, weigh};
use folsom_wasm::{LocalTable, Thinker};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

const PERSON: &str = "00000000000000000000000000000001";
/// So many games a bot plays on in its head: the answer is the same wherever it thinks.
const ITERATIONS: u32 = 24;
const START: u64 = 1_700_000_000_000;

/// A game of one person with bots of all levels, and the hash of all its steps.
fn transcript(number: usize, preset: Preset, seats: usize) -> Value {
    let levels = ["greenhorn", "outlaw", "desperado", "legend"];
    let bot = |seat: usize| json!({ "who": "bot", "level": levels[seat % levels.len()] });
    let chairs: Vec<Value> = std::iter::once(json!({ "who": "me" })).chain((1..seats).map(bot)).collect();
    let setup = json!({ "preset": preset.to_string(), "seats": seats });
    let wanted = json!({
        "terms": { "setup": setup, "clock": null, "public": false },
        "name": "Anna",
        "chairs": chairs,
        "start": true,
    });
    let chance = [number as u8; 32];
    let mut table = LocalTable::open(&wanted.to_string(), PERSON, &chance, START as f64).unwrap();
    let (mut now, mut hash, mut steps, mut turn) = (START, Sha256::new(), 0_u32, Value::Null);
    let mut choices = Vec::new();
    let mut text = table.connect(PERSON, None, now as f64).unwrap();
    loop {
        hash.update(&text);
        hash.update("\n");
        steps += 1;
        let step: Value = serde_json::from_str(&text).unwrap();
        for told in step["tell"].as_array().unwrap() {
            let message: Value = serde_json::from_str(told[1].as_str().unwrap()).unwrap();
            assert_ne!(message["type"], "refused", "{message}");
            if message.get("turn").is_some() {
                turn = message["turn"].clone();
            }
            if let Some(views) = message["views"].as_array() {
                let list = views.iter().find_map(|view| view["choices"]["list"].as_array());
                choices = list.cloned().unwrap_or_default();
            }
        }
        now += 1_000;
        text = if step["store"].as_array().is_some_and(|store| !store.is_empty()) {
            table.stored(now as f64)
        } else if let Some(ticket) = step["think"]["ticket"].as_u64() {
            let (level, seed) = (step["think"]["level"].as_str().unwrap(), u64::from(steps));
            let choice = Thinker::choose(&table.question().unwrap(), level, 0, ITERATIONS, seed).unwrap();
            table.thought(ticket as u32, &choice, now as f64)
        } else if !choices.is_empty() {
            let decision = turn["number"].as_u64().unwrap();
            let choice = &choices[decision as usize * 7 % choices.len()]["text"];
            let wish =
                json!({ "type": "choose", "seat": turn["seat"], "number": decision, "choice": choice });
            choices.clear();
            table.request(1, json!({ "id": steps, "wish": wish }).to_string(), now as f64)
        } else if let Some(wake) = step["wake"].as_u64() {
            now = now.max(wake);
            table.wake(now as f64)
        } else {
            break;
        };
    }
    assert!(turn.is_null(), "the game is over: {turn}");
    let record = table.record().unwrap();
    hash.update(&record);
    for eyes in ["seat1", "spectator", "open"] {
        hash.update(table.replay(PERSON, eyes).unwrap());
    }
    let hash: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    json!({ "preset": preset.to_string(), "seats": seats, "number": number, "steps": steps, "sha256": hash })
}

/// What bots of every level choose at the first acts of a game, with a counted budget.
fn choices() -> Value {
    let setup = Setup::new(Preset::Ru18Advanced, 5);
    let mut game = Game::new(&setup, Seed::from_number(5)).unwrap();
    let mut asked = Vec::new();
    while let Some(prompt) = game.prompt().filter(|_| asked.len() < 12) {
        let view = game.view(Viewer::Seat(prompt.seat));
        let question = view.to_bytes();
        let mood = |level| Mood { level, ms: 0, iterations: 400, seed: 9 };
        let answers = BotLevel::ALL.map(|level| {
            // In the same words as the native program, which thinks about the view itself.
            let choice = choose(&question, mood(level)).unwrap();
            let budget = folsom_bots::Budget::iterations(400);
            let native = folsom_bots::Level::from(level).bot_with(budget, 9).decide(&view).choice;
            let native = folsom_rules::text::notation::write_choice(native, game.board(), prompt.seat);
            assert_eq!(choice, native);
            choice
        });
        // One who weighs alone comes to what it would have chosen.
        let weighed = weigh(&question, mood(BotLevel::Legend)).unwrap();
        assert_eq!(settle(&[weighed.clone(), weighed]).unwrap(), answers[3]);
        let bytes: String = question.iter().map(|byte| format!("{byte:02x}")).collect();
        asked.push(json!({ "question": bytes, "choices": answers }));
        let list = game.choices();
        game.choose(list.get(list.len() / 2), &mut ()).unwrap();
    }
    json!(asked)
}

fn compare(name: &str, found: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(name);
    if std::env::var_os("FOLSOM_GOLDENS").is_some_and(|value| value == "write") {
        std::fs::write(&path, found).unwrap();
    }
    let pinned = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(pinned == found, "{} is another; look, then FOLSOM_GOLDENS=write:\n{found}", path.display());
}

#[test]
fn games_on_a_device_are_what_they_were() {
    let all = Preset::ALL.iter().enumerate().map(|(number, &preset)| {
        let seats = (2..=5).rev().find(|&seats| Setup::new(preset, seats).check().is_ok()).unwrap();
        transcript(number, preset, seats).to_string() + "\n"
    });
    compare("transcripts.jsonl", &all.collect::<String>());
}

#[test]
fn bots_choose_the_same_wherever_they_think() {
    compare("choices.json", &(serde_json::to_string_pretty(&choices()).unwrap() + "\n"));
}

#[test]
fn who_is_asked_nothing_has_nothing_to_say() {
    let mood = Mood { level: BotLevel::Outlaw, ms: 1, iterations: 0, seed: 1 };
    assert!(matches!(choose(&[1, 2, 3], mood), Err(Objection::NotUnderstood(_))));
    let game = Game::new(&Setup::new(Preset::Ru18Advanced, 4), Seed::from_number(1)).unwrap();
    let watcher = game.view(Viewer::Spectator).to_bytes();
    assert!(matches!(choose(&watcher, mood), Err(Objection::NotUnderstood(_))));
    assert!(settle(&[]).is_err());
}
