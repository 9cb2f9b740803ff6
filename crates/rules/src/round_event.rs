//! What an event is made of: how it is told, and which rules it is. The events themselves are rows of `rounds`.

/// An event in plain English.
pub(crate) struct EventWords {
    /// Its title.
    pub(crate) title: &'static str,
    /// What it does, in half a sentence.
    pub(crate) gist: &'static str,
    /// What to expect of it, in a few words.
    pub(crate) hint: &'static str,
}

macro_rules! round_events {
    ($($(#[$doc:meta])* $event:ident = $name:literal {
        title: $title:literal,
        gist: $gist:literal,
        hint: $hint:literal,
        happens: $happens:ident,
        asks: $asks:ident,
    })+) => {
        $crate::names::named_enum! {
            /// What happens after Stealin' (B40–B47).
            RoundEvent, "event" { $($(#[$doc])* $event = $name),+ }
        }

        impl RoundEvent {
            /// How it is told.
            pub(crate) const fn words(self) -> $crate::round_event::EventWords {
                use $crate::round_event::EventWords;
                match self {
                    $(Self::$event => EventWords { title: $title, gist: $gist, hint: $hint },)+
                }
            }
        }

        impl $crate::game::Game {
            /// What happens to all at once, before anybody is asked.
            pub(crate) fn begin_event(&mut self, event: RoundEvent, witness: &mut impl $crate::event::Witness) {
                match event {
                    $(RoundEvent::$event => self.$happens(witness),)+
                }
            }

            /// Asks the next seat that an event gives a choice, in turn order (R8).
            pub(crate) fn ask_next_in_event(&mut self, event: RoundEvent, witness: &mut impl $crate::event::Witness) -> bool {
                match event {
                    $(RoundEvent::$event => self.$asks(witness),)+
                }
            }
        }
    };
}

pub(crate) use round_events;

#[cfg(test)]
mod tests {
    use crate::rounds::{RoundCard, RoundEvent};

    #[test]
    fn every_event_is_on_a_round_card() {
        for event in RoundEvent::ALL {
            let on_a_card = RoundCard::ALL.iter().any(|card| card.event() == Some(*event));
            assert!(on_a_card, "no round card brings {event}: it needs a row in rounds.rs");
        }
    }
}
