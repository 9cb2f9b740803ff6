//! Round cards: which turns a round has, and what happens at its end. The cards themselves are rows of `rounds`.

use crate::names::named_enum;
use crate::parts::Part;
use crate::rounds::{RoundCard, RoundEvent};
use crate::ruleset::{Couriers, RuleSet};

named_enum! {
    /// One turn of Schemin' (B13).
    Turn, "turn" {
        /// Cards are played face up.
        Standard = "standard",
        /// Cards are played face down.
        Tunnel = "tunnel",
        /// Each seat acts twice in a row.
        SpeedingUp = "speeding-up",
        /// Counter-clockwise; the first player still begins.
        Switching = "switching",
        /// C21: one seat of each team may take a card from every opponent instead of acting.
        Diversion = "diversion",
    }
}

/// The pile a card is dealt from (B6, C7).
#[derive(Clone, Copy)]
pub(crate) enum Pile {
    Ordinary,
    Station,
    Armored,
    HorseAttack,
    Betrayal,
}

/// What is printed on a card.
pub(crate) struct Printed {
    pub(crate) pile: Pile,
    pub(crate) copies: usize,
    pub(crate) few: &'static [Turn],
    pub(crate) many: &'static [Turn],
    pub(crate) named_after: NamedAfter,
}

pub(crate) enum NamedAfter {
    Event(RoundEvent),
    Title(&'static str),
}

macro_rules! round_cards {
    (@named event $event:ident) => { $crate::round_card::NamedAfter::Event(RoundEvent::$event) };
    (@named title $title:literal) => { $crate::round_card::NamedAfter::Title($title) };
    ($($(#[$doc:meta])* $card:ident = $name:literal {
        $pile:ident x $copies:literal, few [$($few:ident),+], many [$($many:ident),+], $kind:ident $of:tt
    })+) => {
        $crate::names::named_enum! {
            /// A round card. Its turns depend on how many sit at the table.
            RoundCard, "round card" { $($(#[$doc])* $card = $name),+ }
        }

        impl RoundCard {
            pub(crate) const fn printed(self) -> &'static $crate::round_card::Printed {
                use $crate::round_card::{Pile, Printed};
                const PRINTED: [Printed; RoundCard::ALL.len()] = [$(Printed {
                    pile: Pile::$pile,
                    copies: $copies,
                    few: &[$($few),+],
                    many: &[$($many),+],
                    named_after: round_cards!(@named $kind $of),
                }),+];
                &PRINTED[self as usize]
            }
        }
    };
}

pub(crate) use round_cards;

impl Default for RoundCard {
    /// A filler for empty places in arrays; it has no meaning of its own.
    fn default() -> Self {
        Self::Bridge
    }
}

/// Every game has five rounds (B10).
pub const ROUNDS: usize = 5;

/// How many cards a pile has.
const fn count_of(pile: Pile) -> usize {
    let (mut index, mut count) = (0, 0);
    while index < RoundCard::ALL.len() {
        count += RoundCard::ALL[index].copies_in(pile);
        index += 1;
    }
    count
}

/// The cards of a pile, each as often as the box has it.
const fn cards_of<const COUNT: usize>(pile: Pile) -> [RoundCard; COUNT] {
    let mut cards = [RoundCard::Bridge; COUNT];
    let (mut index, mut filled) = (0, 0);
    while index < RoundCard::ALL.len() {
        let card = RoundCard::ALL[index];
        let end = filled + card.copies_in(pile);
        while filled < end {
            cards[filled] = card;
            filled += 1;
        }
        index += 1;
    }
    cards
}

impl RoundCard {
    const fn copies_in(self, pile: Pile) -> usize {
        let printed = self.printed();
        if printed.pile as u8 == pile as u8 { printed.copies } else { 0 }
    }

    /// The seven ordinary cards (B6).
    pub const ORDINARY: [Self; count_of(Pile::Ordinary)] = cards_of(Pile::Ordinary);
    /// The three stations, one of which ends a game with events (B6).
    pub const STATIONS: [Self; count_of(Pile::Station)] = cards_of(Pile::Station);
    /// C7: the seven ordinary cards of the expansion.
    pub const ARMORED: [Self; count_of(Pile::Armored)] = cards_of(Pile::Armored);
    /// C7: the Horse Attack cards, each as often as the box has it.
    pub const HORSE_ATTACKS: [Self; count_of(Pile::HorseAttack)] = cards_of(Pile::HorseAttack);
    /// C7: those of Betrayal.
    pub const BETRAYALS: [Self; count_of(Pile::Betrayal)] = cards_of(Pile::Betrayal);

    /// Room for the ordinary cards of any game.
    pub(crate) const MOST_ORDINARY: usize =
        if Self::ORDINARY.len() > Self::ARMORED.len() { Self::ORDINARY.len() } else { Self::ARMORED.len() };

    /// The ordinary cards a game is dealt from (B6, C7).
    #[must_use]
    pub fn ordinary(rules: &RuleSet) -> &'static [Self] {
        if rules.has(Part::SecondTrain) { &Self::ARMORED } else { &Self::ORDINARY }
    }

    /// The cards of which one ends the game: none where it is an ordinary one (B6, C7).
    #[must_use]
    pub fn last(rules: &RuleSet) -> &'static [Self] {
        match rules.couriers {
            Couriers::Off if rules.events => &Self::STATIONS,
            Couriers::Off => &[],
            Couriers::Normal => &Self::HORSE_ATTACKS,
            Couriers::Betrayal => &Self::BETRAYALS,
        }
    }

    /// The turns of Schemin' on the card printed for few (2 to 4) or for many (5 and more) seats.
    #[must_use]
    pub const fn turns(self, many: bool) -> &'static [Turn] {
        let Printed { few, many: many_turns, .. } = self.printed();
        if many { many_turns } else { few }
    }

    /// What happens after Stealin', if events are played.
    #[must_use]
    pub const fn event(self) -> Option<RoundEvent> {
        match self.printed().named_after {
            NamedAfter::Event(event) => Some(event),
            NamedAfter::Title(_) => None,
        }
    }

    /// Its title in plain English: that of its event, or its own.
    pub(crate) const fn title(self) -> &'static str {
        match self.printed().named_after {
            NamedAfter::Event(event) => event.words().title,
            NamedAfter::Title(title) => title,
        }
    }
}
