//! As somebody would try it who reads every byte: what a client was sent is put together once more from another world, one that
//! differs from the game in what the viewer can't know. It must come out the same, byte for byte.

use folsom_protocol::{Change, ChoicesJson, NoticeJson, Seen, ViewJson, ViewPatch, Word};
use folsom_rules::text::notation;
use folsom_rules::{Event, Game, Named, View, Viewer, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

use crate::Tape;
use crate::course::{Course, Step};

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Twins {
    /// How many messages were compared with those of another world.
    pub compared: usize,
    /// How many of them were not, because the rules brought a difference to light.
    pub came_to_light: usize,
}

impl std::ops::AddAssign for Twins {
    fn add_assign(&mut self, other: Self) {
        self.compared += other.compared;
        self.came_to_light += other.came_to_light;
    }
}

/// Compares about one in so many messages about decisions.
///
/// # Errors
/// The first difference.
pub fn compare_with_twins(
    course: &Course,
    tape: &Tape,
    one_in: usize,
    dice: &mut Xoshiro256PlusPlus,
) -> Result<Twins, String> {
    let mut twins = Twins::default();
    for text in &tape.heard {
        if below(dice, one_in) > 0 {
            continue;
        }
        let message: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let Some(step) = message["number"].as_u64().and_then(|number| course.steps.get(number as usize))
        else {
            continue;
        };
        for seen in message["views"].as_array().into_iter().flatten() {
            let viewer = viewer_of(seen).ok_or("a view without a viewer")?;
            let of_twin = match message["type"].as_str() {
                Some("snapshot") => Some(as_seen_in_twin(step, viewer, dice)),
                _ => as_told_in_twin(step, viewer, dice),
            };
            match of_twin {
                Some(of_twin) if text.contains(&of_twin) => twins.compared += 1,
                Some(of_twin) => {
                    return Err(format!("{viewer} could tell the worlds apart:\n{text}\n{of_twin}"));
                }
                None => twins.came_to_light += 1,
            }
        }
    }
    Ok(twins)
}

fn viewer_of(seen: &Value) -> Option<Viewer> {
    Viewer::from_name(seen["viewer"].as_str().or(seen["view"]["viewer"].as_str())?)
}

/// Another world that looks the same to a viewer. If there is none, everything is known to it.
fn twin_of(view: &View, game: &Game, dice: &mut Xoshiro256PlusPlus) -> Option<Game> {
    let worlds = view.worlds();
    (0..8).map(|_| worlds.draw(dice)).find(|world| world != game)
}

/// The game as it is shown, in another world.
fn as_seen_in_twin(step: &Step, viewer: Viewer, dice: &mut Xoshiro256PlusPlus) -> String {
    let game = step.game().expect("who sees it knows that it has begun");
    let twin = twin_of(&game.view(viewer), game, dice).unwrap_or(*game);
    let view = twin.view(viewer);
    write(&Seen { view: ViewJson::from(&view), choices: ChoicesJson::of(&view) })
}

/// What is told of a decision, in a world that was another one before it; nothing if the decision can't be made there, or brings
/// to light that it is another.
fn as_told_in_twin(step: &Step, viewer: Viewer, dice: &mut Xoshiro256PlusPlus) -> Option<String> {
    let (game, before) = (step.game()?, step.before.as_ref()?);
    let (seat, words) = step.choice.as_ref()?;
    let twin_before = twin_of(&before.view(viewer), before, dice)?;
    let mut twin = twin_before;
    let choice = notation::read_choice(words, twin.board(), *seat).ok()?;
    let mut events = Vec::new();
    twin.choose(choice, &mut events).ok()?;
    let notices = |events: &[Event]| events.iter().map(|event| event.notice(viewer)).collect::<Vec<_>>();
    if notices(&events) != notices(&step.events) || twin.view(viewer) != game.view(viewer) {
        return None;
    }
    let view = twin.view(viewer);
    let told = events.iter().map(|event| NoticeJson::new(&event.notice(viewer), twin.board()));
    Some(write(&Change {
        viewer: Word(viewer),
        notices: told.collect(),
        view: None,
        patch: Some(ViewPatch::between(&twin_before.view(viewer), &view)),
        choices: ChoicesJson::of(&view),
    }))
}

fn write(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it can be written")
}
