//! What clients would otherwise repeat: the words of the game in their order, and limits.

use std::fmt::{Display, Write};

use folsom_rules::{
    Action, AskKind, Bandit, GUN_CARS, LootKind, MAX_SEATS, ROUNDS, RoundEvent, TRACK_STEP, TRACK_TOP,
    Turn, WILD_BUNCH,
};
use serde::Serialize;

use super::check;
use crate::view::PATCHED_LISTS;
use crate::{BotLevel, LONGEST_LINE, LONGEST_NAME, RatedKind, TALK_SHOWN, Word};

const HEADER: &str =
    "// Generated from crates/protocol by `make goldens`. Do not edit: the next run would undo it.\n\n";

#[derive(Default)]
struct Constants {
    text: String,
}

impl Constants {
    fn number(&mut self, about: &str, name: &str, value: impl Display) {
        writeln!(self.text, "/** {about} */\nexport const {name} = {value};")
            .expect("texts can be written");
    }

    fn list(&mut self, about: &str, name: &str, values: impl IntoIterator<Item = impl Serialize>) {
        let words = values.into_iter().map(|value| {
            let word = serde_json::to_string(&value).expect("words can be written");
            format!("  {},\n", word.replace('"', "'"))
        });
        let words: String = words.collect();
        writeln!(self.text, "/** {about} */\nexport const {name} = [\n{words}] as const;")
            .expect("texts can be written");
    }
}

#[test]
fn the_constants_for_typescript_are_up_to_date() {
    let mut constants = Constants::default();
    constants.list("Everybody who can be led.", "BANDITS", Bandit::ALL.iter().copied().map(Word));
    constants.list("What cards make bandits do.", "ACTIONS", Action::ALL.iter().copied().map(Word));
    constants.list("The turns of Schemin'.", "TURNS", Turn::ALL.iter().copied().map(Word));
    constants.list("What can end a round.", "ROUND_EVENTS", RoundEvent::ALL.iter().copied().map(Word));
    constants.list("What tokens look like.", "LOOT_KINDS", LootKind::ALL.iter().copied().map(Word));
    let open = AskKind::ALL.iter().copied().filter(|ask| ask.is_open());
    constants.list(
        "The questions whose answers need nothing but what lies open: everybody may look on.",
        "OPEN_QUESTIONS",
        open.map(Word),
    );
    constants.list("The cars with a machine gun on their roof (C47).", "GUN_CARS", GUN_CARS.map(Word));
    constants.list(
        "The lists of a view of which a patch has only the items that changed.",
        "PATCHED_LISTS",
        PATCHED_LISTS,
    );
    constants.list("The kinds of games that have ratings.", "RATED_KINDS", RatedKind::ALL);
    constants.list("From the weakest to the strongest.", "BOT_LEVELS", BotLevel::ALL);
    constants.number("So many rounds are played (B10).", "ROUNDS", ROUNDS);
    constants.number("So many can sit at a table (C1).", "MOST_SEATS", MAX_SEATS);
    constants.number("The last step of the Devilish Plan track (C81).", "PLAN_STEPS", TRACK_TOP);
    constants.number("What a step of it is worth, in dollars (C94).", "PLAN_STEP", TRACK_STEP);
    constants.number("What the Wild Bunch token is worth, in dollars (C93).", "WILD_BUNCH", WILD_BUNCH);
    constants.number("The longest name, in characters.", "LONGEST_NAME", LONGEST_NAME);
    constants.number("The longest line of talk, in characters.", "LONGEST_LINE", LONGEST_LINE);
    constants.number("So much of what was said is shown.", "TALK_SHOWN", TALK_SHOWN);
    check("web/src/protocol/constants.ts", &format!("{HEADER}{}", constants.text));
}
