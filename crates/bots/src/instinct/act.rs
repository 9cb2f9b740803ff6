//! Schemin': which card to play, or whether to draw (B12).

use folsom_rules::{Ask, Card, Choice, Eyes, ask};

use super::Weighed;
use super::forecast::Forecast;
use super::sense::Sense;

/// Weighs each card by what it would bring at the end of the pile as it lies now.
pub(super) fn weigh<E: Eyes>(sense: &Sense<'_, E>, forecast: &Forecast, weighed: &mut Weighed) {
    let playable = sense.eyes.hand().filter(|card| !card.is_bullet()).count() as i32;
    let mut last: Option<(Card, i32)> = None;
    let asked = sense.board().prompt.map(|prompt| prompt.ask);
    let may_hide = matches!(asked, Some(Ask::Act(ask::Act { may_hide: true, .. })));
    for choice in sense.eyes.choices().iter().take(super::MAX_WEIGHED) {
        let weight = match choice {
            Choice::Draw => sense.style.draw + sense.style.draw_per_card * playable,
            Choice::Divert => sense.style.divert,
            Choice::Play { card, face_down, follow_up } => {
                let alone = match last {
                    Some((known, weight)) if known == card => weight,
                    _ => weigh_card(sense, forecast, card),
                };
                last = Some((card, alone));
                let hidden = if face_down == may_hide { 10 } else { 0 };
                hidden + alone + follow_up.map_or(0, |next| weigh_follow_up(sense, forecast, card, next))
            }
            _ => 0,
        };
        weighed.push((choice, weight));
    }
}

fn weigh_card<E: Eyes>(sense: &Sense<'_, E>, forecast: &Forecast, card: Card) -> i32 {
    forecast.plan_card(sense, card).map_or(sense.style.idle, |plan| plan.gain)
}

/// V34: what a second card brings after the first.
fn weigh_follow_up<E: Eyes>(sense: &Sense<'_, E>, forecast: &Forecast, first: Card, next: Card) -> i32 {
    let mut forecast = *forecast;
    forecast.carry_out(sense, first);
    weigh_card(sense, &forecast, next)
}
