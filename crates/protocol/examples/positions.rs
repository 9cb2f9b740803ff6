//! The hardest question of every kind, for the gallery of the web client: of many games of random choices the position
//! in which most can be chosen, as the seat that is asked sees it.
//!
//! ```text
//! cargo run --release -p folsom-protocol --example positions -- web/src/gallery/asks
//! ```

use std::collections::{BTreeMap, VecDeque};
use std::error::Error;
use std::path::PathBuf;

use folsom_protocol::{ChoicesJson, NoticeJson, ViewJson};
use folsom_rules::{
    AskKind, BanditSet, Cast, Event, Game, Named, Preset, RuleSet, Seat, Seed, Setup, Viewer, below,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;

/// So many games at every kind of table.
const GAMES: u64 = 60;
/// So much of what happened before is told.
const TOLD: usize = 24;
/// A hand that is larger shows nothing more; more kept cards neither.
const LARGEST: usize = 10;
/// What to keep is put together card by card: of its thousands of answers nobody needs a list.
const LISTED: usize = 4;

/// What the gallery shows.
#[derive(Serialize)]
struct Position {
    view: ViewJson,
    choices: ChoicesJson,
    notices: Vec<NoticeJson>,
    /// How each card of the pile was laid.
    laid: Vec<LaidCard>,
}

/// The hardest so far, and how hard it is.
type Found = BTreeMap<String, ([usize; 3], Position)>;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("say where to put them")?);
    let mut found = Found::new();
    for setup in tables() {
        for number in 0..GAMES {
            play(&setup, number, &mut found)?;
        }
    }
    std::fs::create_dir_all(&folder)?;
    for (name, (measure, position)) in &found {
        println!("{name:>12}: {measure:?}");
        std::fs::write(folder.join(format!("{name}.json")), serde_json::to_string(position)? + "\n")?;
    }
    let missing: Vec<_> = AskKind::ALL.iter().filter(|kind| !found.contains_key(kind.name())).collect();
    assert!(missing.is_empty(), "never asked: {missing:?}");
    Ok(())
}

/// Every preset with every number of seats, as printed and for experts, and with all bandits to choose from.
fn tables() -> Vec<Setup> {
    let sizes = || (2..=9).map(|seats| (seats, false)).chain([(3, true)]);
    let plain = Preset::ALL.iter().flat_map(|&preset| {
        sizes().map(move |(seats, pairs)| Setup { pairs, ..Setup::new(preset, seats) })
    });
    let all = plain.flat_map(|plain| {
        let chosen = Setup { admitted: BanditSet::ALL, cast: Cast::Choose, ..plain.clone() };
        let expert = Setup { rules: RuleSet { expert: true, ..plain.rules }, ..chosen.clone() };
        [plain, chosen, expert]
    });
    all.filter(|setup| setup.check().is_ok()).collect()
}

fn play(setup: &Setup, number: u64, found: &mut Found) -> Result<(), Box<dyn Error>> {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut events: Vec<Event> = Vec::new();
    let mut game = Game::start(setup, Seed::from_number(number), &mut events)?;
    let mut before: VecDeque<Event> = VecDeque::new();
    let mut laid = Laid::default();
    loop {
        for event in events.drain(..) {
            laid.follow(&NoticeJson::new(&event.notice(Viewer::Spectator), game.board()))?;
            before.push_back(event);
        }
        before.drain(..before.len().saturating_sub(TOLD));
        let Some(prompt) = game.prompt() else { return Ok(()) };
        look(&game, prompt.seat, prompt.ask.kind(), &before, &laid, found);
        let choices = game.choices();
        game.choose(choices.get(below(&mut dice, choices.len())), &mut events)?;
    }
}

/// Keeps the position if it is harder than what was found before.
fn look(game: &Game, seat: Seat, ask: AskKind, before: &VecDeque<Event>, laid: &Laid, found: &mut Found) {
    let view = game.view(Viewer::Seat(seat));
    let Some(mut choices) = ChoicesJson::of(&view) else { return };
    let view = ViewJson::from(&view);
    let seats = view.seats.len();
    let hand = view.seats.iter().find(|one| one.seat.0 == seat).map_or(0, |one| one.hand.len());
    let (much, second) = match ask {
        AskKind::Act => (hand.min(LARGEST), choices.total),
        AskKind::Keep => (choices.keep.as_ref().map_or(0, |keep| keep.cards.len()).min(LARGEST), 0),
        _ => (choices.total, 0),
    };
    if choices.keep.is_some() {
        choices.list.truncate(LISTED);
    }
    let mut names = vec![ask.name().to_owned()];
    if ask == AskKind::Act && seats == 9 {
        names.push("act-nine".to_owned());
    }
    for name in names {
        let measure = [much, second, seats];
        if found.get(&name).is_none_or(|(best, _)| *best < measure) {
            let notices =
                before.iter().map(|event| NoticeJson::new(&event.notice(Viewer::Seat(seat)), game.board()));
            let position = Position {
                view: view.clone(),
                choices: choices.clone(),
                notices: notices.collect(),
                laid: laid.cards.iter().take(view.pile.len()).cloned().collect(),
            };
            found.insert(name, (measure, position));
        }
    }
}

/// How a card of the pile was laid.
#[derive(Clone, Serialize)]
struct LaidCard {
    /// In which turn, counted from zero.
    turn: usize,
    /// Why it lies face down, if it does.
    hidden: serde_json::Value,
}

/// How each card of the pile was laid: a view does not tell it.
#[derive(Default)]
struct Laid {
    cards: Vec<LaidCard>,
    now: usize,
}

impl Laid {
    fn follow(&mut self, notice: &NoticeJson) -> Result<(), serde_json::Error> {
        let json = serde_json::to_value(notice)?;
        match json["what"].as_str() {
            Some("round-began") => *self = Self::default(),
            Some("turn-began") => self.now = json["turn"].as_u64().map_or(0, |turn| turn as usize - 1),
            Some("card-played" | "plot-laid") => {
                self.cards.push(LaidCard { turn: self.now, hidden: json["hidden_by"].clone() });
            }
            _ => {}
        }
        Ok(())
    }
}
