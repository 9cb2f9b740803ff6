//! Round cards: which turns a round has, and what happens at its end.

use crate::names::named_enum;

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

use Turn::{SpeedingUp as D, Standard as S, Switching as R, Tunnel as T};

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

    /// Whether it is a station, which comes last.
    #[must_use]
    pub fn is_station(self) -> bool {
        Self::STATIONS.contains(&self)
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
        }
    }
}
