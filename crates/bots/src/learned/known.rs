//! What there was when the nets were trained. A bandit or an event that has come since is nothing to them: they go by the rest, and
//! learn it when they are trained anew with longer lists.

use folsom_rules::{BANDITS, Bandit, RoundEvent};

/// The bandits that have an input, in the order of their inputs.
pub(crate) const KNOWN_BANDITS: [Bandit; 9] = [
    Bandit::Ghost,
    Bandit::Cheyenne,
    Bandit::Tuco,
    Bandit::Django,
    Bandit::Belle,
    Bandit::Doc,
    Bandit::Misty,
    Bandit::Twinzz,
    Bandit::Mei,
];

/// The events that have an input, in the order of their inputs.
pub(crate) const KNOWN_EVENTS: [RoundEvent; 15] = [
    RoundEvent::AngryMarshal,
    RoundEvent::SwivelArm,
    RoundEvent::Braking,
    RoundEvent::TakeItAll,
    RoundEvent::Rebellion,
    RoundEvent::Pickpocketing,
    RoundEvent::MarshalsRevenge,
    RoundEvent::Hostage,
    RoundEvent::SwivelArms,
    RoundEvent::CouriersMove,
    RoundEvent::HeavyFire,
    RoundEvent::Rescue,
    RoundEvent::ConcertedPlan,
    RoundEvent::Healing,
    RoundEvent::ShortOfHands,
];

/// Where each of all that there are stands in a list of those known, by number.
macro_rules! places {
    ($known:ident in $all:expr) => {{
        let mut places = [None; $all];
        let mut place = 0;
        while place < $known.len() {
            places[$known[place] as usize] = Some(place);
            place += 1;
        }
        places
    }};
}

const BANDIT_PLACES: [Option<usize>; BANDITS] = places!(KNOWN_BANDITS in BANDITS);
const EVENT_PLACES: [Option<usize>; RoundEvent::ALL.len()] = places!(KNOWN_EVENTS in RoundEvent::ALL.len());

/// The place of a bandit in the list.
#[inline]
pub(crate) fn place_of_bandit(bandit: Bandit) -> Option<usize> {
    BANDIT_PLACES[bandit as usize]
}

/// The place of an event in the list.
#[inline]
pub(crate) fn place_of_event(event: RoundEvent) -> Option<usize> {
    EVENT_PLACES[event as usize]
}
