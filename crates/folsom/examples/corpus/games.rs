//! Which games are kept: every preset with few and with many seats, and the other ways in which tables differ.

use folsom_rules::{BanditSet, Cast, Named, Preset, RuleSet, Setup};

/// A game to be played.
pub(crate) struct Kind {
    pub(crate) name: String,
    pub(crate) setup: Setup,
}

/// All of them.
pub(crate) fn all() -> Vec<Kind> {
    let numbers = |preset: Preset| match preset {
        Preset::Couriers => [3, 9],
        Preset::CouriersBetrayal => [4, 7],
        _ => [2, 4],
    };
    let every = Preset::ALL.iter().flat_map(|&preset| numbers(preset).map(|seats| (preset, seats)));
    let plain = every.map(|(preset, seats)| Kind {
        name: format!("{preset}-{seats}"),
        setup: Setup::new(preset, seats),
    });

    let named =
        |preset: Preset, what: &str, setup| Kind { name: format!("{}-{what}", preset.name()), setup };
    let pairs = Setup { pairs: true, ..Setup::new(Preset::UaAdvanced, 3) };
    let experts = Setup {
        rules: RuleSet { expert: true, ..Preset::Ru14.into() },
        admitted: BanditSet::ALL,
        cast: Cast::Choose,
        ..Setup::new(Preset::Ru14, 3)
    };
    let most = Setup::new(Preset::Ru18Advanced, 6);
    let others = [
        named(Preset::UaAdvanced, "3-pairs", pairs),
        named(Preset::Ru14, "3-experts", experts),
        named(Preset::Ru18Advanced, "6", most),
    ];
    plain.chain(others).collect()
}
