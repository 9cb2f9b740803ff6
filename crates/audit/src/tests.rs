//! The audit itself is tried: whatever is told beyond what may be known is found.

use folsom_protocol::{ChoicesJson, Seen, ViewJson, dealt_from, promise};
use folsom_rules::text::{Digest, Share, notation, setup};
use folsom_rules::{Game, Indexed, Named, Preset, Seat, Seed, Setup, View, Viewer, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use crate::Tape;
use crate::course::Step;
use crate::expected::Unlogged;
use crate::messages::Audit;
use crate::secrets::Secrets;
use crate::{Course, Twins, compare_with_twins, expected};

const TABLE: &str = "00000000000000000000000001";
const TOKEN: &str = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

fn person(number: usize) -> String {
    format!("{number:032x}")
}

/// The log of a game of random choices between three people.
fn log(number: u64) -> Vec<String> {
    let table = Setup::new(Preset::Ru18Advanced, 3);
    let seed = Seed::from_number(number);
    let terms = json!({ "setup": setup::write(&table), "grace_ms": 30_000, "public": true });
    let mut entries = vec![json!({ "at": 1, "what": "opened", "host": person(1), "terms": terms })];
    for number in 0..table.seats {
        let seat = Seat::at(number).to_string();
        entries.push(
            json!({ "at": 2, "what": "sat", "seat": seat, "person": person(number + 1), "name": "A" }),
        );
    }
    entries.push(json!({ "at": 3, "what": "started", "seed": seed.to_string() }));
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut game = Game::new(&table, seed).unwrap();
    while let Some(prompt) = game.prompt() {
        let choice = game.choices().get(below(&mut dice, game.choices().len()));
        let words = notation::write_choice(choice, game.board(), prompt.seat);
        entries.push(json!({ "at": 4, "what": "chose", "seat": prompt.seat.to_string(), "choice": words, "by": "player" }));
        game.choose(choice, &mut ()).unwrap();
    }
    entries.iter().map(Value::to_string).collect()
}

/// A game, and all that its second player should have heard from the start on.
struct Sample {
    course: Course,
    secrets: Secrets,
    heard: Vec<Value>,
}

impl Sample {
    fn new() -> Self {
        let course = Course::read(TABLE, &log(5));
        let link = json!({ "token": TOKEN }).to_string().replacen('{', r#"{"type":"seat-link","#, 1);
        let secrets = Secrets::of(&course, [&Tape { person: person(1), since: None, heard: vec![link] }]);
        let begun = course.steps.iter().position(|step| step.game().is_some()).unwrap();
        let presence = json!({ "there": ["seat1", "seat2"], "away": [], "watchers": 1 });
        let (now, talk) = (json!(5), json!([]));
        let unlogged = Unlogged { now: &now, presence: &presence, talk: &talk };
        let mut heard = vec![expected::snapshot(TABLE, &course.steps[begun], &person(2), unlogged)];
        heard.extend(course.steps[begun + 1..].iter().map(|step| expected::news(TABLE, step, &person(2))));
        Self { course, secrets, heard }
    }

    fn tape(&self) -> Tape {
        Tape { person: person(2), since: None, heard: self.heard.iter().map(Value::to_string).collect() }
    }

    fn check(&self) -> Result<Option<u64>, String> {
        Audit::new(&self.course, &self.secrets, &person(2)).check(&self.tape())
    }

    /// The place of the first message like this.
    fn find(&self, wanted: impl Fn(&Value) -> bool) -> usize {
        self.heard.iter().position(wanted).expect("there is such a message")
    }
}

/// What the audit says if something is done to what was heard.
fn found(change: impl FnOnce(&mut Sample)) -> String {
    let mut sample = Sample::new();
    change(&mut sample);
    sample.check().expect_err("it is another")
}

#[test]
fn what_may_be_known_is_no_difference() {
    let sample = Sample::new();
    assert_eq!(sample.check(), Ok(Some(sample.course.last().number)));
    let mut sample = sample;
    // What has not changed may be left out.
    for news in &mut sample.heard[1..3] {
        news.as_object_mut().unwrap().remove("table");
    }
    assert!(sample.check().is_ok());
}

#[test]
fn one_fact_more_is_found_wherever_it_stands() {
    let found = |path: &str| {
        found(|sample| {
            let index = sample.find(|message| message.pointer(path).is_some_and(Value::is_object));
            sample.heard[index].pointer_mut(path).unwrap()["hint"] = json!("fire");
        })
    };
    for (path, wanted) in [
        ("", "hint should not be there"),
        ("/table", "table.hint should not be there"),
        ("/turn", "turn.hint should not be there"),
        ("/about", "about.hint should not be there"),
        ("/presence", "it has {\"away\", \"hint\""),
        ("/you", "you.hint should not be there"),
        ("/views/0", "views[0].hint should not be there"),
        ("/views/0/view", "views[0].view.hint should not be there"),
        ("/views/0/view/seats/0", "views[0].view.seats[0].hint should not be there"),
        ("/views/0/patch", "views[0].patch.hint should not be there"),
        ("/views/0/notices/0", "views[0].notices[0].hint should not be there"),
        ("/views/0/choices", "views[0].choices.hint should not be there"),
        ("/end", "end.hint should not be there"),
    ] {
        let difference = found(path);
        assert!(difference.contains(wanted), "{path}: {difference}");
    }
}

#[test]
fn what_another_sees_is_found() {
    let of = |sample: &Sample, index: usize, number: usize| {
        let first = sample.heard[0]["number"].as_u64().unwrap() as usize;
        expected::news(TABLE, &sample.course.steps[first + index], &person(number))["views"].clone()
    };
    let difference = found(|sample| {
        let all = 1..sample.heard.len();
        let differs =
            |index: &usize| of(sample, *index, 2)[0]["notices"] != of(sample, *index, 3)[0]["notices"];
        let index = all.into_iter().find(differs).expect("they are not always told the same");
        let theirs = of(sample, index, 3)[0]["notices"].clone();
        sample.heard[index]["views"][0]["notices"] = theirs;
    });
    assert!(difference.contains(".views[0].notices"), "{difference}");
    let difference = found(|sample| {
        sample.heard[1]["views"] =
            [2, 3].map(|number| of(sample, 1, number)[0].clone()).into_iter().collect();
    });
    assert!(difference.contains(".views is"), "{difference}");
}

#[test]
fn a_choice_that_is_offered_to_the_wrong_seat_or_left_out_is_found() {
    let asked = |message: &Value| message["views"][0]["choices"].is_object();
    let difference = found(|sample| {
        let (one, other) = (sample.find(asked), sample.find(|message| !asked(message)));
        sample.heard[other]["views"][0]["choices"] = sample.heard[one]["views"][0]["choices"].clone();
    });
    assert!(difference.contains("views[0].choices is"), "{difference}");
    let difference = found(|sample| {
        let index = sample.find(asked);
        sample.heard[index]["views"][0]["choices"]["list"].as_array_mut().unwrap().pop();
    });
    assert!(difference.contains("views[0].choices.list is"), "{difference}");
}

#[test]
fn a_gap_is_found_and_so_is_a_snapshot_that_nothing_called_for() {
    assert!(found(|sample| drop(sample.heard.remove(2))).contains("news"));
    assert!(found(|sample| sample.heard.insert(2, sample.heard[1].clone())).contains("news"));
    assert!(found(|sample| sample.heard.swap(0, 1)).contains("news before anything else"));
    assert!(found(|sample| sample.heard.insert(1, sample.heard[0].clone())).contains("nothing called for"));
}

#[test]
fn secrets_are_found_wherever_they_are() {
    let refused = |reason: &str| json!({ "type": "refused", "id": 1, "code": "over", "reason": reason });
    let seed = Seed::from_number(5).to_string();
    let told = |sample: &mut Sample| sample.heard.insert(1, refused(&format!("the seed is {seed}")));
    assert!(found(told).contains("it tells the seed"));
    let told = |sample: &mut Sample| sample.heard.push(refused(&TOKEN.to_uppercase()));
    assert!(found(told).contains("it tells a seat link"));
    let told = |sample: &mut Sample| sample.heard.push(refused(&format!("folsom=abc%3D{}", person(3))));
    assert!(found(told).contains("it tells who somebody is"));
    let after_the_end = {
        let mut sample = Sample::new();
        sample.heard.push(refused(&seed));
        sample.check()
    };
    assert!(after_the_end.is_ok(), "{after_the_end:?}");
}

/// What somebody adds to the deal is nobody's to know before all of it is there, and what was thrown away never is.
#[test]
fn what_is_added_to_the_deal_is_found_until_the_cards_are_dealt() {
    let nonce = |number: u64| Seed::from_number(number).to_string();
    let promised = |seat: &str, number| {
        promise(TABLE, Seat::from_name(seat).unwrap(), Seed::from_number(number)).to_string()
    };
    let promises = |seat: &str, number| json!({ "at": 2, "what": "promised", "seat": seat, "hash": promised(seat, number) });
    let reveals =
        |seat: &str, number| json!({ "at": 4, "what": "revealed", "seat": seat, "nonce": nonce(number) });
    let share = Share { seat: Seat::at(0), promise: Digest([0; 32]), nonce: Seed::from_number(12) };
    let seed = dealt_from(Seed::from_number(9), TABLE, &[share]).to_string();
    let table = Setup::new(Preset::Ru18Advanced, 2);
    let terms = json!({ "setup": setup::write(&table), "grace_ms": 30_000, "public": true });
    let entries = [
        json!({ "at": 1, "what": "opened", "host": person(1), "terms": terms, "seed": nonce(9) }),
        json!({ "at": 2, "what": "sat", "seat": "seat1", "person": person(1), "name": "A" }),
        json!({ "at": 2, "what": "sat", "seat": "seat2", "person": person(2), "name": "B" }),
        promises("seat1", 11),
        promises("seat2", 21),
        json!({ "at": 3, "what": "dealing", "table": TABLE, "seats": ["seat1", "seat2"] }),
        reveals("seat1", 11),
        json!({ "at": 5, "what": "silent", "seats": ["seat2"] }),
        promises("seat1", 12),
        reveals("seat1", 12),
        json!({ "at": 6, "what": "started", "seed": seed }),
    ];
    let course = Course::read(TABLE, &entries.map(|entry| entry.to_string()));
    let secrets = Secrets::of(&course, &[]);
    let found = |step: &Step, number| secrets.find(&nonce(number), &person(2), Some(step));
    for step in &course.steps {
        let is_dealt = step.game().is_some();
        assert_eq!(found(step, 11), Some("what somebody adds to the deal"), "it was thrown away");
        assert_eq!(found(step, 12).is_none(), is_dealt, "{}", step.number);
        assert_eq!(found(step, 9), Some("the seed"), "it is not over");
    }
}

fn presence(there: Value, away: Value) -> Value {
    json!({ "type": "presence", "there": there, "away": away, "watchers": 0 })
}

/// Whoever has lost nothing is told of nothing lost.
#[test]
fn a_way_to_a_seat_that_was_never_lost_is_found() {
    let difference = found(|sample| {
        let index = sample.find(|message| message["type"] == "snapshot");
        sample.heard[index]["lost"] = json!({ "seat": "seat1", "how": "moved", "token": "0" });
    });
    assert!(difference.contains("can't have lost anything"), "{difference}");
}

#[test]
fn messages_of_no_known_kind_or_with_more_than_they_have_are_found() {
    for (message, wanted) in [
        (json!({ "type": "rumour" }), "a message of type"),
        (json!({ "type": "done", "id": 1, "by": "seat1" }), "it has"),
        (json!({ "type": "refused", "id": 1, "code": "x", "reason": "y", "hand": [] }), "it has"),
        (json!({ "type": "refused", "id": 1, "code": "over", "reason": "y", "why": {} }), "it has"),
        (json!({ "type": "refused", "id": 1, "code": "terms", "reason": "y" }), "it has"),
        (
            json!({ "type": "refused", "id": 1, "code": "terms", "reason": "y",
                "why": { "what": "no-pairs", "hand": [] } }),
            "hand",
        ),
        (json!({ "type": "goodbye", "code": "x", "reason": "y", "hand": [] }), "it has"),
        (presence(json!(["seat4"]), json!([])), "can't be there"),
        (presence(json!(["Anna"]), json!([])), "only seats"),
        (presence(json!([]), json!([{ "seat": "Anna", "bot_at": 5 }])), "only seats"),
        (presence(json!([]), json!([{ "seat": "seat1", "bot_at": 5, "who": "Anna" }])), "it has"),
        (presence(json!(["seat1"]), json!([{ "seat": "seat1", "bot_at": null }])), "is there"),
        (json!({ "type": "presence", "there": [], "away": [], "watchers": 0, "who": "Anna" }), "it has"),
        (json!({ "type": "hello", "client": null, "now": 5, "seed": "" }), "it has"),
        (json!({ "type": "seat-link", "id": 1, "seat": "seat1", "token": "" }), "another's seat"),
    ] {
        let difference = found(|sample| sample.heard.push(message.clone()));
        assert!(difference.contains(wanted), "{message}: {difference}");
    }
}

/// A host that turns one seat's purses over for another is caught.
#[test]
fn a_message_that_depends_on_a_secret_is_told_apart_from_its_twins() {
    let (me, other) = (Viewer::Seat(Seat::at(1)), Viewer::Seat(Seat::at(0)));
    let knows_less = |step: &&Step| {
        let known = |viewer| step.game().map(|game| game.view(viewer).worth);
        !step.is_over() && known(me) != known(other)
    };
    let mut courses = (0..100).map(|number| Course::read(TABLE, &log(number)));
    let course = courses.find(|course| course.steps.iter().any(|step| knows_less(&step)));
    let course = course.expect("in some game somebody robs a purse");
    let step = course.steps.iter().find(knows_less).unwrap();

    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut compare = |view: View| {
        let seen = Seen { view: ViewJson::from(&view), choices: ChoicesJson::of(&view) };
        let seen = serde_json::to_string(&seen).unwrap();
        let heard = vec![format!(r#"{{"type":"snapshot","number":{},"views":[{seen}]}}"#, step.number)];
        compare_with_twins(&course, &Tape { person: person(2), since: None, heard }, 1, &mut dice)
    };
    let own = step.game().unwrap().view(me);
    assert_eq!(compare(own), Ok(Twins { compared: 1, came_to_light: 0 }));
    let peeked = View { worth: step.game().unwrap().view(other).worth, ..own };
    assert!(compare(peeked).unwrap_err().contains("seat2 could tell the worlds apart"));
}
