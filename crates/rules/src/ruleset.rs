//! The editions as data (V1): a field for each switch, a preset for each rulebook.

mod first;
mod moot;

use std::fmt::{Display, Formatter, Result as Written};

use crate::names::{Named, named_enum};
use crate::version::RulesVersion;

pub use moot::{Moot, WhyMoot};

named_enum! {
    /// The rulebooks, and for the later ones their first and their full game.
    Preset, "preset" {
        /// The Russian rulebook of 2014.
        Ru14 = "ru14",
        /// The Polish rulebook of 2015.
        Pl15 = "pl15",
        /// The Russian rulebook of 2018, a first game.
        Ru18Basic = "ru18-basic",
        /// The Russian rulebook of 2018 with abilities and events.
        Ru18Advanced = "ru18-advanced",
        /// The Ukrainian rulebook, a first game.
        UaBasic = "ua-basic",
        /// The Ukrainian rulebook with abilities and events.
        UaAdvanced = "ua-advanced",
        /// The expansion Couriers & Armored Train.
        Couriers = "couriers",
        /// The expansion, where one alone may win.
        CouriersBetrayal = "couriers-betrayal",
    }
}

impl Preset {
    /// The presets of the base game.
    pub const BASE: &'static [Self] =
        &[Self::Ru14, Self::Pl15, Self::Ru18Basic, Self::Ru18Advanced, Self::UaBasic, Self::UaAdvanced];
}

named_enum! {
    /// Whether the expansion is played, and how it ends (C7).
    Couriers, "couriers" {
        /// The base game.
        Off = "off",
        /// The richer team wins.
        Normal = "normal",
        /// One bandit may win alone.
        Betrayal = "betrayal",
    }
}

named_enum! {
    /// From what Belle is safe while another target is left (B34).
    BelleShield, "belle-shield" {
        /// Only from Fire.
        Fire = "fire",
        /// From Fire and from Punch.
        FireAndPunch = "fire-and-punch",
    }
}

named_enum! {
    /// Where Tuco's extra shot goes (B32).
    TucoFires, "tuco-fires" {
        /// From inside to the roof of his car.
        Up = "up",
        /// Up, and from the roof down.
        BothWays = "both-ways",
    }
}

named_enum! {
    /// What happens when there are too few neutral bullets for all who should get one (B52).
    Shortage, "shortage" {
        /// They are dealt in turn order until the pile is empty (R7).
        InTurnOrder = "in-turn-order",
        /// Nobody gets one and what is left of the pile leaves the game.
        NobodyAndPileGone = "nobody-and-pile-gone",
        /// Nobody gets one; the pile stays.
        Nobody = "nobody",
    }
}

named_enum! {
    /// Where a purse goes that Marshal's Revenge takes (B46).
    RevengePurse, "revenge-purse" {
        /// It leaves the game.
        Leaves = "leaves",
        /// It lies on that roof.
        Roof = "roof",
    }
}

named_enum! {
    /// How two people play.
    TwoPlayers, "two-players" {
        /// V20: two bandits of one's choice, expert rules.
        Team2014 = "team-2014",
        /// V30: two bandits each.
        Pairs2018 = "pairs-2018",
    }
}

/// Every rule on which the rulebooks differ, plus the expert variant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct RuleSet {
    /// As which version of this engine plays them.
    pub version: RulesVersion,
    /// Events after Stealin' and a station card at the bottom of the round deck (B6, B40–B47).
    pub events: bool,
    /// The bandits' abilities (B30–B36, C55, C56).
    pub abilities: bool,
    /// B34.
    pub belle_shield: BelleShield,
    /// B32.
    pub tuco_fires: TucoFires,
    /// B52.
    pub shortage: Shortage,
    /// B46.
    pub revenge_purse: RevengePurse,
    /// V20 or V30.
    pub two_players: TwoPlayers,
    /// V30: three people may lead two bandits each.
    pub three_player_pairs: bool,
    /// V36: a Fire card that Ghost's player hides still allows the follow-up card of V34.
    pub hidden_fire_follow_up: bool,
    /// V10–V14.
    pub expert: bool,
    /// V15: bullets drawn at the start of a round are discarded at once.
    pub expert_bullets_discarded: bool,
    /// C7: the expansion Couriers & Armored Train.
    pub couriers: Couriers,
}

/// As new tables are played. Games that were stored say themselves how each switch is set, so a preset can be corrected here.
impl From<Preset> for RuleSet {
    fn from(preset: Preset) -> Self {
        let mut ru18 = Self {
            version: RulesVersion::NOW,
            events: true,
            abilities: true,
            belle_shield: BelleShield::FireAndPunch,
            tuco_fires: TucoFires::Up,
            shortage: Shortage::Nobody,
            revenge_purse: RevengePurse::Leaves,
            two_players: TwoPlayers::Pairs2018,
            three_player_pairs: true,
            hidden_fire_follow_up: true,
            expert: false,
            expert_bullets_discarded: false,
            couriers: Couriers::Off,
        };
        if cfg!(feature = "rehearsal") {
            ru18.tuco_fires = TucoFires::BothWays;
        }
        let ua = Self {
            tuco_fires: TucoFires::BothWays,
            revenge_purse: RevengePurse::Roof,
            hidden_fire_follow_up: false,
            ..ru18
        };
        let pl15 = Self {
            tuco_fires: TucoFires::BothWays,
            shortage: Shortage::NobodyAndPileGone,
            two_players: TwoPlayers::Team2014,
            three_player_pairs: false,
            hidden_fire_follow_up: false,
            ..ru18
        };
        match preset {
            Preset::Ru14 => Self {
                belle_shield: BelleShield::Fire,
                shortage: Shortage::InTurnOrder,
                expert_bullets_discarded: true,
                ..pl15
            },
            Preset::Pl15 => pl15,
            Preset::Ru18Basic => Self { events: false, abilities: false, ..ru18 },
            Preset::Ru18Advanced => ru18,
            Preset::UaBasic => Self { events: false, abilities: false, ..ua },
            Preset::UaAdvanced => ua,
            // R30
            Preset::Couriers => Self { couriers: Couriers::Normal, ..ru18 },
            Preset::CouriersBetrayal => Self { couriers: Couriers::Betrayal, ..ru18 },
        }
    }
}

/// One switch of V1: its name, the names of its values, and how to read and set it.
pub struct Switch {
    /// Its name, as in `docs/rules/variants.md`.
    pub name: &'static str,
    /// The names of its values.
    pub values: &'static [&'static str],
    /// Where it changes nothing.
    pub moot: &'static [Moot],
    get: fn(&RuleSet) -> usize,
    set: fn(&mut RuleSet, usize),
}

const ON_OFF: &[&str] = &["off", "on"];
const NO_YES: &[&str] = &["no", "yes"];
const KEPT_DISCARDED: &[&str] = &["kept", "discarded"];

macro_rules! switch {
    ($name:literal, $values:expr, bool $field:ident, $moot:expr) => {
        Switch {
            name: $name,
            values: $values,
            moot: $moot,
            get: |rules| usize::from(rules.$field),
            set: |rules, value| rules.$field = value == 1,
        }
    };
    ($name:literal, $values:expr, $type:ident $field:ident, $moot:expr) => {
        Switch {
            name: $name,
            values: $values,
            moot: $moot,
            get: |rules| rules.$field as usize,
            set: |rules, value| rules.$field = $type::ALL[value],
        }
    };
}

impl RuleSet {
    /// Every switch of V1, and the expert variant.
    pub const SWITCHES: &'static [Switch] = &[
        switch!("events", ON_OFF, bool events, moot::NEVER),
        switch!("abilities", ON_OFF, bool abilities, moot::NEVER),
        switch!("belle-shield", &["fire", "fire-and-punch"], BelleShield belle_shield, moot::WITHOUT_ABILITIES),
        switch!("tuco-fires", &["up", "both-ways"], TucoFires tuco_fires, moot::WITHOUT_ABILITIES),
        switch!("shortage", &["in-turn-order", "nobody-and-pile-gone", "nobody"], Shortage shortage, moot::NEVER),
        switch!("revenge-purse", &["leaves", "roof"], RevengePurse revenge_purse, moot::WITHOUT_STATIONS),
        switch!("two-players", &["team-2014", "pairs-2018"], TwoPlayers two_players, moot::UNLESS_TWO),
        switch!("three-player-pairs", NO_YES, bool three_player_pairs, moot::UNLESS_THREE),
        switch!("hidden-fire-follow-up", NO_YES, bool hidden_fire_follow_up, moot::UNLESS_PAIRS),
        switch!("expert", ON_OFF, bool expert, moot::WITH_TWO_BANDITS_EACH),
        switch!("expert-bullets", KEPT_DISCARDED, bool expert_bullets_discarded, moot::UNLESS_EXPERT),
        switch!("couriers", &["off", "normal", "betrayal"], Couriers couriers, moot::NEVER),
    ];

    /// Sets a switch by the names of the switch and of the value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), UnknownSwitch> {
        let switch = Self::SWITCHES
            .iter()
            .find(|switch| switch.name == name)
            .ok_or_else(|| UnknownSwitch::Name(name.to_owned()))?;
        let index =
            switch.values.iter().position(|known| *known == value).ok_or_else(|| UnknownSwitch::Value {
                switch: switch.name,
                value: value.to_owned(),
                known: switch.values.join(", "),
            })?;
        (switch.set)(self, index);
        Ok(())
    }

    /// The name of a switch's present value.
    #[must_use]
    pub fn value(&self, switch: &Switch) -> &'static str {
        switch.values[(switch.get)(self)]
    }

    /// The preset it is nearest to, and the switches that differ from it.
    #[must_use]
    pub fn nearest(&self) -> (Preset, Vec<&'static Switch>) {
        Preset::ALL
            .iter()
            .map(|&preset| {
                let base = Self::from(preset);
                let differing = Self::SWITCHES.iter().filter(|s| self.value(s) != base.value(s));
                (preset, differing.collect::<Vec<_>>())
            })
            .min_by_key(|(_, differing)| differing.len())
            .expect("there are presets")
    }
}

/// A switch or a value that does not exist.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownSwitch {
    /// No such switch.
    #[error("there is no switch `{0}`")]
    Name(String),
    /// No such value.
    #[error("switch `{switch}` has no value `{value}`, only {known}")]
    Value {
        /// The switch.
        switch: &'static str,
        /// What was given.
        value: String,
        /// What it could be.
        known: String,
    },
}

/// `ru18-advanced expert=on tuco-fires=both-ways`
impl Display for RuleSet {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        let (preset, differing) = self.nearest();
        self.write(f, preset, differing)
    }
}

impl RuleSet {
    /// Every switch, whether it is as in a preset or not: for texts that have to mean the same for ever.
    pub(crate) fn spelled_out(&self) -> impl Display {
        struct SpelledOut(RuleSet);
        impl Display for SpelledOut {
            fn fmt(&self, f: &mut Formatter<'_>) -> Written {
                self.0.write(f, self.0.nearest().0, RuleSet::SWITCHES)
            }
        }
        SpelledOut(*self)
    }

    fn write(
        &self,
        f: &mut Formatter<'_>,
        preset: Preset,
        switches: impl IntoIterator<Item = &'static Switch>,
    ) -> Written {
        f.write_str(preset.name())?;
        switches.into_iter().try_for_each(|switch| write!(f, " {}={}", switch.name, self.value(switch)))
    }
}
