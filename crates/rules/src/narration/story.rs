//! The notices of one step as a story: what belongs together is told together.

use super::lines::{
    chosen, courier_hit, courier_way, long_shot, met_courier, met_marshal, narrate, placed, played,
};
use super::rank::Rank;
use super::words::{Subject, cards};
use crate::bandit::Bandit;
use crate::board::{Board, Stage};
use crate::event::{Cause, Happening, Notice};
use crate::seat::Seat;

/// A line of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// How it stands in the story.
    pub rank: Rank,
    /// What it says.
    pub text: String,
}

impl Line {
    fn detail(text: String) -> Self {
        Self { rank: Rank::Detail, text }
    }
}

/// Tells the notices of a step, or of a part of it, that one viewer was given.
///
/// It says what [`narrate`] says of each, with two liberties: neighbours of a kind become one line, and
/// the first player of a round is named below the round's heading instead of above it.
#[must_use]
pub fn tell(notices: &[Notice], board: &Board) -> Vec<Line> {
    let notices = first_player_below_heading(notices);
    let mut lines = Vec::new();
    let mut rest = &notices[..];
    while let Some(notice) = rest.first() {
        if let Some(joint) = JOINTS.iter().find_map(|joint| joint(rest, board)) {
            lines.extend(joint.lines.into_iter().map(Line::detail));
            rest = &rest[joint.count..];
            continue;
        }
        rest = &rest[1..];
        lines.extend(narrate(notice, board).map(|text| Line { rank: Rank::of(notice), text }));
        if passes_without_effect(notice, rest.first(), board) {
            lines.push(Line::detail("Nothing comes of it.".to_owned()));
        }
    }
    lines
}

/// The new first player is known before the round card is turned up, but belongs to that round. Before
/// the first round it is known even before the bandits have names.
fn first_player_below_heading(notices: &[Notice]) -> Vec<Notice> {
    let mut notices = notices.to_vec();
    let first = |n: &Notice| matches!(n, Notice::Open(Happening::FirstPlayer { .. }));
    let round = |n: &Notice| matches!(n, Notice::Open(Happening::RoundBegan { .. }));
    if let Some(from) = notices.iter().position(first) {
        let to = notices.iter().position(round).unwrap_or(notices.len() - 1);
        if from < to {
            notices[from..=to].rotate_left(1);
        }
    }
    notices
}

/// An event after which the round is over at once. While the event still waits for answers, as
/// Pickpocketing does, nobody can tell yet.
fn passes_without_effect(notice: &Notice, next: Option<&Notice>, board: &Board) -> bool {
    let event = matches!(notice, Notice::Open(Happening::EventBegan { .. }));
    let ends =
        matches!(next, None | Some(Notice::Open(Happening::FirstPlayer { .. } | Happening::GameOver)));
    event && ends && board.stage != Stage::RoundEnd
}

/// Some notices told together.
struct Joint {
    count: usize,
    lines: Vec<String>,
}

impl Joint {
    fn one_line(count: usize, line: String) -> Self {
        Self { count, lines: vec![line] }
    }
}

type FindJoint = fn(&[Notice], &Board) -> Option<Joint>;

/// Each looks whether the next notices begin with something it tells as one.
const JOINTS: &[FindJoint] = &[
    joint_cast,
    joint_start,
    joint_draw,
    joint_return,
    joint_meeting,
    joint_displacement,
    joint_bullets,
    joint_follow_up,
    joint_courier,
    joint_diverted,
    joint_concerted,
];

/// What the first notices have in common.
fn leading<T>(notices: &[Notice], common: impl Fn(&Notice) -> Option<T>) -> Vec<T> {
    notices.iter().map_while(common).collect()
}

fn joint_cast(notices: &[Notice], _: &Board) -> Option<Joint> {
    let cast = leading(notices, |notice| match *notice {
        Notice::Open(Happening::BanditChosen { seat, bandit }) => Some((seat, bandit)),
        _ => None,
    });
    (cast.len() > 1).then(|| Joint::one_line(cast.len(), chosen(&cast)))
}

/// One line for each place where bandits start.
fn joint_start(notices: &[Notice], board: &Board) -> Option<Joint> {
    let started = leading(notices, |notice| match *notice {
        Notice::Open(Happening::BanditPlaced { bandit, place }) => Some((place, bandit)),
        _ => None,
    });
    let groups = grouped(&started);
    let lines = groups.iter().map(|(place, bandits)| placed(bandits, *place, board)).collect();
    (!started.is_empty()).then_some(Joint { count: started.len(), lines })
}

/// Items with the same key together, the keys in the order of their first item.
fn grouped<K: PartialEq + Copy, T: Copy>(items: &[(K, T)]) -> Vec<(K, Vec<T>)> {
    let mut groups: Vec<(K, Vec<T>)> = Vec::new();
    for &(key, item) in items {
        match groups.iter_mut().find(|(known, _)| *known == key) {
            Some((_, group)) => group.push(item),
            None => groups.push((key, vec![item])),
        }
    }
    groups
}

/// The hands drawn at the start of a round, as far as only their numbers are known.
fn joint_draw(notices: &[Notice], board: &Board) -> Option<Joint> {
    let drawn = leading(notices, |notice| match *notice {
        Notice::CardsDrawn { seat, count, cards: None } => Some((count, seat)),
        _ => None,
    });
    if drawn.len() < 2 {
        return None;
    }
    let draws = |(count, seats): &(u8, Vec<Seat>)| {
        let who = Subject::all(seats.iter().map(|&seat| Subject::seat(seat, board)).collect());
        format!("{} {}", who.does("draws", "draw"), cards(*count))
    };
    let mut groups = grouped(&drawn);
    groups.sort_by_key(|(_, seats)| seats.len());
    let everybody = drawn.len() == usize::from(board.seats);
    let line = match &groups[..] {
        [(count, _)] if everybody => format!("Everybody draws {}.", cards(*count)),
        [few @ .., (count, others)] if everybody && others.len() > 1 => {
            let few: Vec<_> = few.iter().map(draws).collect();
            format!("{}, everybody else {count}.", few.join(", "))
        }
        _ => format!("{}.", groups.iter().map(draws).collect::<Vec<_>>().join("; ")),
    };
    Some(Joint::one_line(drawn.len(), line))
}

fn joint_return(notices: &[Notice], _: &Board) -> Option<Joint> {
    let returned = leading(notices, |notice| {
        matches!(notice, Notice::Open(Happening::HandReturned { .. })).then_some(())
    });
    let line = || "What is left in hand goes back into the decks.".to_owned();
    (returned.len() > 1).then(|| Joint::one_line(returned.len(), line()))
}

fn neutral_bullet(notice: &Notice) -> Option<Bandit> {
    match *notice {
        Notice::Open(Happening::NeutralBullet { bandit }) => Some(bandit),
        _ => None,
    }
}

/// B26: the bullet and the flight are one meeting.
fn joint_meeting(notices: &[Notice], _: &Board) -> Option<Joint> {
    let shot = leading(notices, neutral_bullet);
    let fled = leading(&notices[shot.len()..], |notice| match *notice {
        Notice::Open(Happening::Moved { bandit, cause: Cause::Fled, .. }) => Some(bandit),
        _ => None,
    });
    let lines = fled.iter().map(|&bandit| met_marshal(bandit, shot.contains(&bandit))).collect();
    (!fled.is_empty()).then_some(Joint { count: shot.len() + fled.len(), lines })
}

fn joint_bullets(notices: &[Notice], _: &Board) -> Option<Joint> {
    let shot = leading(notices, neutral_bullet);
    let who = Subject::all(shot.iter().copied().map(Subject::bandit).collect());
    let line = || format!("{} a neutral bullet each.", who.does("takes", "take"));
    (shot.len() > 1).then(|| Joint::one_line(shot.len(), line()))
}

/// V34: two cards played within one step are a Fire and its follow-up.
fn joint_follow_up(notices: &[Notice], board: &Board) -> Option<Joint> {
    let plays = leading(notices, |notice| match *notice {
        Notice::CardPlayed { seat, card, hidden } => Some((seat, card, hidden.is_some())),
        _ => None,
    });
    let [(seat, first, hidden), (same, second, openly)] = plays[..] else { return None };
    let who = Subject::seat(seat, board).does("plays", "play");
    let line = || {
        let (first, second) = (played(first, hidden, board), played(second, openly, board));
        format!("{who} {first}, followed by {second}.")
    };
    (seat == same).then(|| Joint::one_line(2, line()))
}

/// C40: the bullet and the way to the other floor are one meeting.
fn joint_displacement(notices: &[Notice], board: &Board) -> Option<Joint> {
    let shot = leading(notices, neutral_bullet);
    let driven = leading(&notices[shot.len()..], |notice| match *notice {
        Notice::Open(Happening::Moved { bandit, to, cause: Cause::Displaced, .. }) => Some((bandit, to)),
        _ => None,
    });
    let all = shot.iter().all(|bandit| driven.iter().any(|(other, _)| other == bandit));
    let line = |&(bandit, to)| met_courier(bandit, to, shot.contains(&bandit), board);
    let lines = driven.iter().map(line).collect();
    (all && !driven.is_empty()).then_some(Joint { count: shot.len() + driven.len(), lines })
}

/// C42, C84: the shot at a courier and where it drives him.
fn joint_courier(notices: &[Notice], board: &Board) -> Option<Joint> {
    let [Notice::Open(shot), Notice::Open(Happening::CourierMoved { to }), ..] = *notices else {
        return None;
    };
    let shot = match shot {
        Happening::CourierHit { bandit, car } => courier_hit(bandit, car, board),
        Happening::LongShotHit { car } => long_shot(car, board),
        _ => return None,
    };
    Some(Joint::one_line(2, format!("{shot}, who {}.", courier_way(to))))
}

/// C21: what a Diversion costs, as far as nobody sees the cards.
fn joint_diverted(notices: &[Notice], board: &Board) -> Option<Joint> {
    let seats = leading(notices, |notice| match *notice {
        Notice::CardDiverted { seat, card: None } => Some(Subject::seat(seat, board)),
        _ => None,
    });
    let count = seats.len();
    let who = Subject::all(seats).does("loses", "lose");
    (count > 1).then(|| Joint::one_line(count, format!("{who} a card each to the bottom of the deck.")))
}

fn joint_concerted(notices: &[Notice], board: &Board) -> Option<Joint> {
    let seats = leading(notices, |notice| match *notice {
        Notice::Open(Happening::PlanConcerted { seat }) => Some(Subject::seat(seat, board)),
        _ => None,
    });
    let count = seats.len();
    let who = Subject::all(seats).does("draws", "draw");
    (count > 1).then(|| Joint::one_line(count, format!("{who} two cards more next round.")))
}
