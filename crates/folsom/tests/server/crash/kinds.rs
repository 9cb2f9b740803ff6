//! The kinds of tables that are played at.

use folsom_protocol::{BotLevel, ChairPlan, ClockJson, NewTableJson, SetupJson, TermsJson};
use folsom_rules::{Preset, Setup};

use super::player::Player;

/// However slow the machine is, nobody is believed to be away for good.
pub(crate) const PATIENT_MS: u32 = 600_000;

/// Kinds of tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// People, each with a connection of their own. One takes the seat to another device.
    People,
    /// Somebody with two seats, and bots.
    PassAndPlay,
    /// The expansion, with people and bots.
    Couriers,
    /// People who don't always decide in time, and a bot.
    Clock,
    /// People who can't sit still.
    Bustle,
    /// Bots, and nobody ever connects.
    Unwatched,
}

impl Kind {
    pub(crate) const ALL: [Self; 6] =
        [Self::People, Self::PassAndPlay, Self::Couriers, Self::Clock, Self::Bustle, Self::Unwatched];

    /// The table that is opened.
    pub(crate) fn table(self) -> NewTableJson {
        let bot = |level| ChairPlan::Bot { level };
        let (me, empty) = (ChairPlan::Me { name: None }, ChairPlan::Empty {});
        let (preset, seats, chairs) = match self {
            Self::People | Self::Bustle => (Preset::Ru18Advanced, 3, vec![]),
            Self::PassAndPlay => {
                let chairs = vec![me.clone(), bot(BotLevel::Greenhorn), me, bot(BotLevel::Outlaw)];
                (Preset::UaAdvanced, 4, chairs)
            }
            Self::Couriers => (
                Preset::Couriers,
                4,
                vec![bot(BotLevel::Outlaw), empty.clone(), bot(BotLevel::Outlaw), empty],
            ),
            Self::Clock => (Preset::Pl15, 3, vec![empty.clone(), bot(BotLevel::Greenhorn), empty]),
            Self::Unwatched => (Preset::Ru18Advanced, 3, vec![bot(BotLevel::Outlaw); 3]),
        };
        let clock = (self == Self::Clock).then_some(ClockJson { decision_ms: 1_000, reserve_ms: 300 });
        let setup = SetupJson::from(&Setup::new(preset, seats));
        let start = matches!(self, Self::PassAndPlay | Self::Unwatched);
        let terms = TermsJson { setup, clock, grace_ms: Some(PATIENT_MS), public: true, rated: false };
        NewTableJson { terms, name: "Host".to_owned(), chairs, start, together: false }
    }

    /// Those who sit down there, the host first.
    pub(crate) fn players(self) -> Vec<Player> {
        let seats: &[&[usize]] = match self {
            Self::People => &[&[0], &[1], &[2]],
            Self::PassAndPlay => &[&[0, 2]],
            Self::Couriers => &[&[1], &[3]],
            Self::Clock => &[&[0], &[2]],
            Self::Bustle | Self::Unwatched => &[],
        };
        let player = |(index, seats): (usize, &&[usize])| {
            let mut player = Player::new(format!("P{index}"), seats.to_vec());
            player.host = index == 0;
            player.slow = self == Self::Clock;
            player.moves = self == Self::People && index == 1;
            player
        };
        seats.iter().enumerate().map(player).collect()
    }
}
