//! How a rated game ended, as far as it counts.

use folsom_host::placings;
use folsom_protocol::{BotLevel, LobbyResult, RatedKind};
use folsom_rules::{Bandit, Board, Format, Indexed, Part, Seat, Verdict};
use folsom_table::{Chair, Person, Phase, Regular, Table};

/// What counts of a game.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Result {
    pub(super) kind: RatedKind,
    /// The seats, in their order.
    pub(super) seats: Vec<Played>,
}

/// How it ended for a seat.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Played {
    pub(super) who: Who,
    pub(super) bandits: Vec<Bandit>,
    pub(super) result: LobbyResult,
    /// Whether they had left, or let everybody wait for ever.
    pub(super) left: bool,
    /// Those with the same number won or lost together.
    pub(super) team: usize,
    /// Who is before whom: the lowest is the best.
    pub(super) rank: usize,
}

/// Who sat there.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Who {
    Regular { person: Person, regular: Regular, name: String },
    Bot(BotLevel),
}

/// Whoever was deleted is rated as the bot that plays in their place.
const NOBODY: BotLevel = BotLevel::Outlaw;

impl Result {
    /// How a game ended; nothing if it runs or has not begun.
    pub(super) fn of(table: &Table) -> Option<Self> {
        let game = table.play()?.game();
        let is_whole = game.prompt().is_none();
        // That its rules are not played any more is nobody's fault.
        if !is_whole && (table.stage() != Phase::Closed || !table.terms().is_played()) {
            return None;
        }
        let board = game.board();
        let counted = game.count_up();
        let results: Vec<(Seat, LobbyResult)> = placings(game).unwrap_or_else(|| {
            let result = |seat| LobbyResult { place: 1, money: counted.score[seat].total(), won: false };
            board.seats().map(|seat| (seat, result(seat))).collect()
        });
        let in_teams = is_whole && matches!(counted.verdict, Verdict::Teams { .. });
        let last = results.len() + 1;
        let played = |(seat, mut result): (Seat, LobbyResult)| {
            let chair = &table.chairs()[seat.index()];
            let is_person = matches!(chair, Chair::Taken { .. });
            let left = is_person && (!is_whole || chair.player().is_none());
            if left {
                result.won = false;
                result.place = u8::try_from(board.seats().count()).unwrap_or(u8::MAX);
            }
            Played {
                who: who(chair),
                bandits: board.leads[seat].into_iter().collect(),
                result,
                left,
                // Whoever has left does not share what the others made of it.
                team: if in_teams && !left { last + board.team(seat) as usize } else { seat.index() },
                rank: if left { last } else { result.place.into() },
            }
        };
        Some(Self { kind: kind(board), seats: results.into_iter().map(played).collect() })
    }

    /// How many people are known who played.
    pub(super) fn people(&self) -> usize {
        self.seats.iter().filter(|seat| matches!(seat.who, Who::Regular { .. })).count()
    }
}

fn who(chair: &Chair) -> Who {
    match chair {
        Chair::Bot(level) => Who::Bot(*level),
        Chair::Taken { person, name, regular: Some(regular), .. } => {
            Who::Regular { person: *person, regular: (**regular).clone(), name: name.as_str().to_owned() }
        }
        Chair::Taken { .. } | Chair::Empty => Who::Bot(NOBODY),
    }
}

/// For which rating a game counts.
fn kind(board: &Board) -> RatedKind {
    if board.has(Part::Teams) {
        RatedKind::Couriers
    } else if board.format != Format::Single {
        RatedKind::Pairs
    } else if board.rules.expert {
        RatedKind::Expert
    } else {
        RatedKind::Base
    }
}
