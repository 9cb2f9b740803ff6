//! What a bot believes of hidden cards, in a sentence each for the pile and for the hands.

use folsom_bots::{Belief, Hidden};
use folsom_rules::{View, card_name, seat_name};

/// So many cards are named for each belief; the others are less likely.
const NAMED: usize = 3;
/// What is less likely than this is not worth a word.
const WORTH_A_WORD: f32 = 0.005;

/// `takes card 4 (Ghost) for Fire 46 %, Move 30 %`; `expects Doc to hold Punch 61 %, Marshal 20 %`
pub(super) fn sentences(beliefs: &[Belief], view: &View) -> Vec<String> {
    let (mut planned, mut held) = (Vec::new(), Vec::new());
    for belief in beliefs {
        let Some(cards) = likely(belief, view) else { continue };
        match belief.about {
            Hidden::Planned(index) => {
                let whose = owner(index, view).map_or_else(String::new, |name| format!(" ({name})"));
                planned.push(format!("card {}{whose} for {cards}", index + 1));
            }
            Hidden::Hand(seat) => held.push(format!("{} to hold {cards}", seat_name(seat, &view.board))),
        }
    }
    let planned = (!planned.is_empty()).then(|| format!("takes {}", planned.join("; ")));
    let held = (!held.is_empty()).then(|| format!("expects {}", held.join("; ")));
    planned.into_iter().chain(held).collect()
}

/// `Fire 46 %, Move 30 %`
fn likely(belief: &Belief, view: &View) -> Option<String> {
    let worth_a_word = belief.likely.iter().filter(|(_, chance)| *chance >= WORTH_A_WORD);
    let named: Vec<String> = worth_a_word
        .take(NAMED)
        .map(|&(card, chance)| format!("{} {:.0} %", card_name(card, &view.board), 100.0 * chance))
        .collect();
    (!named.is_empty()).then(|| named.join(", "))
}

/// Whose card lies at that place of the pile.
fn owner(index: u8, view: &View) -> Option<String> {
    let card = view.pile.get(usize::from(index))?;
    Some(if card.professore { "Il Professore".to_owned() } else { seat_name(card.seat, &view.board) })
}
