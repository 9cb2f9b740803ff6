//! Choices as text: `play fire hidden`, `go dining/roof`, `rob purse#7`; and the words they are made of.

use super::fields::{Result, TextError, named};
use super::tokens;
use crate::ask::{self, Ask};
use crate::board::Board;
use crate::choice::{Choice, Healed, Kept};
use crate::loot::{Find, LootKind, Token};
use crate::names::Named;
use crate::seat::Seat;

pub use super::tokens::{write_card, write_place};

/// A choice in words; `board` and `seat` say whose cars and cards are meant.
#[must_use]
pub fn write_choice(choice: Choice, board: &Board, seat: Seat) -> String {
    let leads = &board.leads[seat];
    let card = |card| tokens::write_card(card, leads);
    let place = |place| tokens::write_place(place, &board.trains);
    match choice {
        Choice::Bandit(bandit) => format!("bandit {bandit}"),
        Choice::Team(team) => match board.teams.get(usize::from(team)) {
            Some([one, two]) => format!("team {one}+{two}"),
            None => format!("team {team}"),
        },
        Choice::LastCar(bandit) => format!("last-car {bandit}"),
        Choice::Pick(picked) => format!("pick {}", card(picked)),
        Choice::Draw => "draw".to_owned(),
        Choice::Play { card: played, face_down, follow_up } => {
            let hidden = if face_down { " hidden" } else { "" };
            let then = follow_up.map_or(String::new(), |other| format!(" then {}", card(other)));
            format!("play {}{hidden}{then}", card(played))
        }
        Choice::Keep(kept) if kept.cards().next().is_none() => "keep nothing".to_owned(),
        Choice::Keep(kept) => format!("keep {}", tokens::write_cards(kept.cards(), leads)),
        Choice::Go(to) => format!("go {}", place(to)),
        Choice::Fire(bandit) => format!("fire {bandit}"),
        Choice::Rob(find) => format!("rob {}", tokens::write_find(find)),
        Choice::Punch(bandit) => format!("punch {bandit}"),
        Choice::Knock(kind) => format!("knock {kind}"),
        Choice::Take => "take".to_owned(),
        Choice::Leave => "leave".to_owned(),
        Choice::Push(to) => format!("push {}", place(to)),
        Choice::Marshal(car) => format!("marshal {}", tokens::write_car(car, &board.trains)),
        Choice::Pickpocket(bandit, find) => format!("pickpocket {bandit} {}", tokens::write_find(find)),
        Choice::Decline => "decline".to_owned(),
        Choice::Divert => "divert".to_owned(),
        Choice::FireCourier(car) => format!("fire courier {}", tokens::write_car(car, &board.trains)),
        Choice::Gun => "fire gun".to_owned(),
        Choice::Nudge(action, mate) => format!("nudge {mate} {action}"),
        Choice::Do(action) => format!("do {action}"),
        Choice::SetAside(picked) => format!("set-aside {}", card(picked)),
        Choice::Heal(healed) if healed.is_empty() => "heal nothing".to_owned(),
        Choice::Heal(healed) => {
            let sources: Vec<_> = healed.sources().map(Named::name).collect();
            format!("heal {}", sources.join(" "))
        }
        Choice::Drop(token) => format!("drop {token}"),
    }
}

/// Reads a choice of that seat. Whether it is legal now is another question.
pub fn read_choice(text: &str, board: &Board, seat: Seat) -> std::result::Result<Choice, String> {
    read(0, text, board, seat).map_err(|error| error.reason)
}

pub(crate) fn read(line: usize, text: &str, board: &Board, seat: Seat) -> Result<Choice> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let leads = &board.leads[seat];
    let card = |word: &str| tokens::card(line, word, leads);
    let place = |word: &str| tokens::place(line, word, &board.trains);
    match *words.as_slice() {
        ["bandit", name] => named(line, name).map(Choice::Bandit),
        ["team", names] => {
            let wanted = tokens::bandits(line, names)?;
            let team = board.teams.iter().position(|team| team.as_slice() == wanted);
            let team = team.ok_or_else(|| TextError::new(line, format!("there is no team {names}")))?;
            Ok(Choice::Team(team as u8))
        }
        ["last-car", name] => named(line, name).map(Choice::LastCar),
        ["pick", name] => card(name).map(Choice::Pick),
        ["draw"] => Ok(Choice::Draw),
        ["play", name, ref rest @ ..] => {
            let (face_down, rest) = match rest {
                ["hidden", rest @ ..] => (true, rest),
                rest => (false, rest),
            };
            let follow_up = match rest {
                [] => None,
                ["then", other] => Some(card(other)?),
                _ => return Err(not_a_choice(line, text)),
            };
            Ok(Choice::Play { card: card(name)?, face_down, follow_up })
        }
        ["keep", "nothing"] => Ok(Choice::Keep(Kept::nothing(leads))),
        ["keep", _, ..] => {
            let mut kept = Kept::nothing(leads);
            for word in tokens::each(line, &words[1..])? {
                let more = kept.and(card(word)?);
                kept = more.ok_or_else(|| TextError::new(line, format!("{word} can't be kept (V12)")))?;
            }
            Ok(Choice::Keep(kept))
        }
        ["go", to] => place(to).map(Choice::Go),
        ["fire", "gun"] => Ok(Choice::Gun),
        ["fire", "courier", name] => tokens::car(line, name, &board.trains).map(Choice::FireCourier),
        ["divert"] => Ok(Choice::Divert),
        ["nudge", name, action] => Ok(Choice::Nudge(named(line, action)?, named(line, name)?)),
        ["do", action] => named(line, action).map(Choice::Do),
        ["set-aside", name] => card(name).map(Choice::SetAside),
        ["heal", "nothing"] => Ok(Choice::Heal(Healed::default())),
        ["heal", _, ..] => {
            let mut healed = Healed::default();
            for word in tokens::each(line, &words[1..])? {
                let more = healed.and(named(line, word)?);
                healed =
                    more.ok_or_else(|| TextError::new(line, "at most two bullets are healed (C46)"))?;
            }
            Ok(Choice::Heal(healed))
        }
        ["drop", what] => match tokens::find(line, what)? {
            Find::This(token) => Ok(Choice::Drop(token)),
            Find::Any(kind) => only_one_held(line, board, kind).map(Choice::Drop),
        },
        ["fire", name] => named(line, name).map(Choice::Fire),
        ["rob", what] => tokens::find(line, what).map(Choice::Rob),
        ["punch", name] => named(line, name).map(Choice::Punch),
        ["knock", kind] => named(line, kind).map(Choice::Knock),
        ["take"] => Ok(Choice::Take),
        ["leave"] => Ok(Choice::Leave),
        ["push", to] => place(to).map(Choice::Push),
        ["marshal", name] => tokens::car(line, name, &board.trains).map(Choice::Marshal),
        ["pickpocket", name, what] => Ok(Choice::Pickpocket(named(line, name)?, tokens::find(line, what)?)),
        ["decline"] => Ok(Choice::Decline),
        _ => Err(not_a_choice(line, text)),
    }
}

/// `drop jewel`: the token of that kind that the bandit who is asked holds. One jewel is like another; of several purses
/// it must be said which.
fn only_one_held(line: usize, board: &Board, kind: LootKind) -> Result<Token> {
    let held = match board.prompt.map(|prompt| prompt.ask) {
        Some(Ask::Drop(ask::Drop { bandit })) => board.loot.held[bandit],
        _ => return Err(TextError::new(line, "nobody is asked to drop anything")),
    };
    let of_kind: Vec<Token> = held.iter().filter(|token| token.kind() == kind).collect();
    match *of_kind.as_slice() {
        [] => Err(TextError::new(line, format!("there is no {kind} to drop"))),
        [token] => Ok(token),
        [token, ..] if matches!(kind, LootKind::Jewel | LootKind::Strongbox) => Ok(token),
        _ => {
            let tokens: Vec<_> = of_kind.iter().map(ToString::to_string).collect();
            Err(TextError::new(line, format!("which {kind}? There are {}", tokens.join(", "))))
        }
    }
}

fn not_a_choice(line: usize, text: &str) -> TextError {
    TextError::new(line, format!("`{text}` is not a choice"))
}

/// `schemin`, `stealin`: the names of the stages.
impl Named for crate::board::Stage {
    const WHAT: &'static str = "stage";
    const NAMES: &'static [(Self, &'static str)] = &[
        (Self::Casting, "casting"),
        (Self::Placing, "placing"),
        (Self::RoundStart, "round-start"),
        (Self::Picking, "picking"),
        (Self::Drawing, "drawing"),
        (Self::Schemin, "schemin"),
        (Self::Keeping, "keeping"),
        (Self::Stealin, "stealin"),
        (Self::RoundEnd, "round-end"),
        (Self::Over, "over"),
    ];
}
