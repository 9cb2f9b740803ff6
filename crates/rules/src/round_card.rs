//! Round cards: which turns a round has, and what happens at its end.

use crate::names::named_enum;
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

named_enum! {
    /// What happens after Stealin' (B40–B47).
    RoundEvent, "event" {
        /// B40
        AngryMarshal = "angry-marshal",
        /// B41
        SwivelArm = "swivel-arm",
        /// B42
        Braking = "braking",
        /// B43
        TakeItAll = "take-it-all",
        /// B44
        Rebellion = "rebellion",
        /// B45
        Pickpocketing = "pickpocketing",
        /// B46
        MarshalsRevenge = "marshals-revenge",
        /// B47
        Hostage = "hostage",
        /// C60
        SwivelArms = "swivel-arms",
        /// C61
        CouriersMove = "couriers-move",
        /// C62
        HeavyFire = "heavy-fire",
        /// C63
        Rescue = "rescue",
        /// C64
        ConcertedPlan = "concerted-plan",
        /// C65
        Healing = "healing",
        /// C70
        ShortOfHands = "short-of-hands",
    }
}

named_enum! {
    /// A round card. Its turns depend on how many sit at the table.
    RoundCard, "round card" {
        /// Ends with B40.
        AngryMarshal = "angry-marshal",
        /// Ends with B41.
        SwivelArm = "swivel-arm",
        /// Ends with B42.
        Braking = "braking",
        /// Ends with B43.
        TakeItAll = "take-it-all",
        /// Ends with B44.
        Rebellion = "rebellion",
        /// No event.
        Bridge = "bridge",
        /// No event.
        Mountain = "mountain",
        /// A station: B45.
        Pickpocketing = "pickpocketing",
        /// A station: B46.
        MarshalsRevenge = "marshals-revenge",
        /// A station: B47.
        Hostage = "hostage",
        /// C61, on the expansion's cards.
        CouriersMove = "couriers-move",
        /// C62
        HeavyFire = "heavy-fire",
        /// C60: the expansion's swivel arm, one for each train.
        SwivelArms = "swivel-arms",
        /// C63
        Rescue = "rescue",
        /// C64
        ConcertedPlan = "concerted-plan",
        /// C65
        Healing = "healing",
        /// C22: no event, but a card may be set aside.
        PlanOfAction = "plan-of-action",
        /// C70, a Horse Attack card.
        ShortOfHands = "short-of-hands",
        /// C71
        DelayedAttack = "delayed-attack",
        /// C72
        OnlyOneSurvives = "only-one-survives",
        /// C73
        DoubleBottom = "double-bottom",
    }
}

impl Default for RoundCard {
    /// A filler for empty places in arrays; it has no meaning of its own.
    fn default() -> Self {
        Self::Bridge
    }
}

/// Every game has five rounds (B10).
pub const ROUNDS: usize = 5;

use Turn::{Diversion as V, SpeedingUp as D, Standard as S, Switching as R, Tunnel as T};

impl RoundCard {
    /// The seven ordinary cards (B6).
    pub const ORDINARY: [Self; 7] = [
        Self::AngryMarshal,
        Self::SwivelArm,
        Self::Braking,
        Self::TakeItAll,
        Self::Rebellion,
        Self::Bridge,
        Self::Mountain,
    ];
    /// The three stations, one of which ends a game with events (B6).
    pub const STATIONS: [Self; 3] = [Self::Pickpocketing, Self::MarshalsRevenge, Self::Hostage];

    /// C7: the seven ordinary cards of the expansion.
    pub const ARMORED: [Self; 7] = [
        Self::CouriersMove,
        Self::HeavyFire,
        Self::SwivelArms,
        Self::Rescue,
        Self::ConcertedPlan,
        Self::Healing,
        Self::PlanOfAction,
    ];
    /// C7: the Horse Attack cards, each as often as the box has it.
    pub const HORSE_ATTACKS: [Self; 3] = [Self::ShortOfHands, Self::ShortOfHands, Self::DelayedAttack];
    /// C7: those of Betrayal.
    pub const BETRAYALS: [Self; 4] =
        [Self::OnlyOneSurvives, Self::OnlyOneSurvives, Self::DoubleBottom, Self::DoubleBottom];

    /// The ordinary cards a game is dealt from (B6, C7).
    #[must_use]
    pub fn ordinary(rules: &RuleSet) -> &'static [Self] {
        if rules.couriers == Couriers::Off { &Self::ORDINARY } else { &Self::ARMORED }
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
        match (self, many) {
            (Self::AngryMarshal, false) => &[S, S, T, R],
            (Self::AngryMarshal, true) => &[S, S, R],
            (Self::SwivelArm, false) => &[S, T, S, S],
            (Self::SwivelArm, true) => &[S, T, S],
            (Self::Braking, false) => &[S, S, S, S],
            (Self::Braking, true) => &[S, T, S, S],
            (Self::TakeItAll, false) => &[S, T, D, S],
            (Self::TakeItAll, true) => &[S, D, R],
            (Self::Rebellion, false) => &[S, S, T, S, S],
            (Self::Rebellion, true) => &[S, T, S, R],
            (Self::Bridge, false) => &[S, D, S],
            (Self::Bridge, true) => &[S, D],
            (Self::Mountain, false) => &[S, T, S, T, S],
            (Self::Mountain, true) => &[S, T, S, T],
            (Self::Pickpocketing | Self::MarshalsRevenge | Self::Hostage, _) => &[S, S, T, S],
            // The expansion's cards: the project's own composition (`docs/rules/cards-couriers.md`).
            (Self::CouriersMove, false) => &[S, T, S, S],
            (Self::CouriersMove, true) => &[S, T, S],
            (Self::HeavyFire, false) => &[S, S, T, R],
            (Self::HeavyFire, true) => &[S, S, R],
            (Self::SwivelArms, false) => &[S, V, S, S],
            (Self::SwivelArms, true) => &[S, V, S],
            (Self::Rescue, false) => &[S, D, S],
            (Self::Rescue, true) => &[S, D],
            (Self::ConcertedPlan, false) => &[S, T, V, S, S],
            (Self::ConcertedPlan, true) => &[S, T, V, S],
            (Self::Healing, false) => &[S, S, S, S],
            (Self::Healing, true) => &[S, T, S, S],
            (Self::PlanOfAction, false) => &[S, T, S, T, S],
            (Self::PlanOfAction, true) => &[S, T, S, T],
            (Self::ShortOfHands | Self::OnlyOneSurvives | Self::DoubleBottom, _) => &[S, S, T, S],
            (Self::DelayedAttack, _) => &[S, S, T, S, S],
        }
    }

    /// What happens after Stealin', if events are played.
    #[must_use]
    pub const fn event(self) -> Option<RoundEvent> {
        match self {
            Self::AngryMarshal => Some(RoundEvent::AngryMarshal),
            Self::SwivelArm => Some(RoundEvent::SwivelArm),
            Self::Braking => Some(RoundEvent::Braking),
            Self::TakeItAll => Some(RoundEvent::TakeItAll),
            Self::Rebellion => Some(RoundEvent::Rebellion),
            Self::Bridge | Self::Mountain => None,
            Self::Pickpocketing => Some(RoundEvent::Pickpocketing),
            Self::MarshalsRevenge => Some(RoundEvent::MarshalsRevenge),
            Self::Hostage => Some(RoundEvent::Hostage),
            Self::CouriersMove => Some(RoundEvent::CouriersMove),
            Self::HeavyFire => Some(RoundEvent::HeavyFire),
            Self::SwivelArms => Some(RoundEvent::SwivelArms),
            Self::Rescue => Some(RoundEvent::Rescue),
            Self::ConcertedPlan => Some(RoundEvent::ConcertedPlan),
            Self::Healing => Some(RoundEvent::Healing),
            Self::ShortOfHands => Some(RoundEvent::ShortOfHands),
            Self::PlanOfAction | Self::DelayedAttack | Self::OnlyOneSurvives | Self::DoubleBottom => None,
        }
    }
}
