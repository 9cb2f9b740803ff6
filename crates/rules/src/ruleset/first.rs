//! The presets as they stood in the first version. Texts of that time name a preset and say only what differs from it, so this must
//! never change. A switch that is added later gets here, in every preset, the value that means what was done before it.

use super::{BelleShield, Couriers, Preset, RevengePurse, RuleSet, Shortage, TucoFires, TwoPlayers};
use crate::version::RulesVersion;

impl RuleSet {
    /// A preset as it stood in the first version.
    pub(crate) const fn first(preset: Preset) -> Self {
        match preset {
            Preset::Ru14 => Self {
                version: RulesVersion::V1,
                events: true,
                abilities: true,
                belle_shield: BelleShield::Fire,
                tuco_fires: TucoFires::BothWays,
                shortage: Shortage::InTurnOrder,
                revenge_purse: RevengePurse::Leaves,
                two_players: TwoPlayers::Team2014,
                three_player_pairs: false,
                hidden_fire_follow_up: false,
                expert: false,
                expert_bullets_discarded: true,
                couriers: Couriers::Off,
            },
            Preset::Pl15 => Self {
                version: RulesVersion::V1,
                events: true,
                abilities: true,
                belle_shield: BelleShield::FireAndPunch,
                tuco_fires: TucoFires::BothWays,
                shortage: Shortage::NobodyAndPileGone,
                revenge_purse: RevengePurse::Leaves,
                two_players: TwoPlayers::Team2014,
                three_player_pairs: false,
                hidden_fire_follow_up: false,
                expert: false,
                expert_bullets_discarded: false,
                couriers: Couriers::Off,
            },
            Preset::Ru18Basic => Self {
                version: RulesVersion::V1,
                events: false,
                abilities: false,
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
            },
            Preset::Ru18Advanced => Self {
                version: RulesVersion::V1,
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
            },
            Preset::UaBasic => Self {
                version: RulesVersion::V1,
                events: false,
                abilities: false,
                belle_shield: BelleShield::FireAndPunch,
                tuco_fires: TucoFires::BothWays,
                shortage: Shortage::Nobody,
                revenge_purse: RevengePurse::Roof,
                two_players: TwoPlayers::Pairs2018,
                three_player_pairs: true,
                hidden_fire_follow_up: false,
                expert: false,
                expert_bullets_discarded: false,
                couriers: Couriers::Off,
            },
            Preset::UaAdvanced => Self {
                version: RulesVersion::V1,
                events: true,
                abilities: true,
                belle_shield: BelleShield::FireAndPunch,
                tuco_fires: TucoFires::BothWays,
                shortage: Shortage::Nobody,
                revenge_purse: RevengePurse::Roof,
                two_players: TwoPlayers::Pairs2018,
                three_player_pairs: true,
                hidden_fire_follow_up: false,
                expert: false,
                expert_bullets_discarded: false,
                couriers: Couriers::Off,
            },
            Preset::Couriers => Self {
                version: RulesVersion::V1,
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
                couriers: Couriers::Normal,
            },
            Preset::CouriersBetrayal => Self {
                version: RulesVersion::V1,
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
                couriers: Couriers::Betrayal,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table above, word for word.
    #[test]
    fn the_first_presets_never_change() {
        let lines: Vec<_> = Preset::ALL
            .iter()
            .map(|&preset| {
                let rules = RuleSet::first(preset);
                let values = RuleSet::SWITCHES.iter().map(|switch| rules.value(switch));
                format!("{preset}: {}", values.collect::<Vec<_>>().join(" "))
            })
            .collect();
        assert_eq!(
            lines,
            [
                "ru14: on on fire both-ways in-turn-order leaves team-2014 no no off discarded off",
                "pl15: on on fire-and-punch both-ways nobody-and-pile-gone leaves team-2014 no no off kept off",
                "ru18-basic: off off fire-and-punch up nobody leaves pairs-2018 yes yes off kept off",
                "ru18-advanced: on on fire-and-punch up nobody leaves pairs-2018 yes yes off kept off",
                "ua-basic: off off fire-and-punch both-ways nobody roof pairs-2018 yes no off kept off",
                "ua-advanced: on on fire-and-punch both-ways nobody roof pairs-2018 yes no off kept off",
                "couriers: on on fire-and-punch up nobody leaves pairs-2018 yes yes off kept normal",
                "couriers-betrayal: on on fire-and-punch up nobody leaves pairs-2018 yes yes off kept betrayal",
            ]
        );
    }
}
