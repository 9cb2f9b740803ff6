//! What clients want, in terms of the table.

use folsom_id::TableId;
use folsom_protocol::{Wish, Word};
use folsom_rules::text::notation;
use folsom_rules::{Indexed, Seat, SeatSet};
use folsom_table::{Chair, Command, Name, Person, Phase, Refusal, Table};

use crate::chance::Chance;
use crate::objection::Objection;
use crate::opening::start_of;
use crate::talk::Talk;
use crate::words;

/// What a wish comes to.
#[derive(Clone, PartialEq, Debug)]
pub enum Means {
    /// Something for the table.
    Command(Command),
    /// Something to be heard.
    Say(Name, String),
    /// A link for this seat.
    SeatLink(Seat),
    /// Another table for the same people.
    Rematch,
    /// Somebody looks, or does not any more.
    Attend(bool),
    /// Nothing.
    Nothing,
}

/// What somebody's wish comes to at a table.
///
/// # Errors
/// If it makes no sense there.
pub(crate) fn meaning(
    id: TableId,
    table: &Table,
    talk: &Talk,
    person: Person,
    wish: Wish,
    chance: &mut impl Chance,
) -> Result<Means, Objection> {
    let command = match wish {
        Wish::Choose { seat: Word(seat), number, choice } => {
            read_choice(table, person, seat, number as usize, &choice)?
        }
        Wish::Sit { seat: Word(seat), name } => Command::Sit { seat, name: words::read_name(&name)? },
        Wish::Leave { seat: Word(seat) } => Command::Leave { seat },
        Wish::SeatBot { seat: Word(seat), level } => Command::SeatBot { seat, level },
        Wish::GiveToBot { seat: Word(seat) } => Command::GiveToBot { seat },
        Wish::Offer { seat: Word(seat) } => Command::Offer { seat },
        Wish::Return { seat: Word(seat) } => Command::Return { seat },
        Wish::ChangeTerms { terms } => Command::ChangeTerms(words::read_terms(terms)?),
        Wish::Start {} => start_of(id, SeatSet::EMPTY, chance)?,
        Wish::Promise { seat: Word(seat), hash } => {
            Command::Promise { seat, hash: words::read_hash(&hash)? }
        }
        Wish::Reveal { seat: Word(seat), nonce } => {
            Command::Reveal { seat, nonce: words::read_nonce(&nonce)? }
        }
        Wish::Say { name, text } => return Ok(Means::Say(words::read_name(&name)?, text)),
        Wish::LimitTalk { to } => Command::LimitTalk(words::read_talk(to)),
        Wish::Mute { voice, muted } => {
            let person = talk.person_of(id, table, voice).ok_or(Refusal::NobodyLikeThat)?;
            Command::Mute { person, muted }
        }
        Wish::HandOver { seat: Word(seat) } => {
            let player = table.chairs().get(seat.index()).and_then(Chair::player);
            Command::HandOver { to: player.ok_or(Refusal::NobodyLikeThat)? }
        }
        Wish::Close {} => Command::Close,
        Wish::Rematch {} => return Ok(Means::Rematch),
        Wish::SeatLink { seat: Word(seat) } => return Ok(Means::SeatLink(seat)),
        Wish::Attend { focused } => return Ok(Means::Attend(focused)),
        Wish::Ping {} => return Ok(Means::Nothing),
    };
    Ok(Means::Command(command))
}

/// A decision in words. One that was made before is known by its number, and its words may mean nothing any more.
fn read_choice(
    table: &Table,
    person: Person,
    seat: Seat,
    number: usize,
    text: &str,
) -> Result<Command, Objection> {
    let chair = table.chairs().get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
    // This comes first: whether others guess what was decided out of sight is not for them to learn.
    if chair.player() != Some(person) {
        return Err(Refusal::NotYourSeat.into());
    }
    let play = table.play().ok_or(Refusal::NotBegun)?;
    let board = play.game().board();
    if let Some(&(decided, choice)) = play.record().choices.get(number) {
        let same = decided == seat && notation::write_choice(choice, board, seat) == text;
        return if same {
            Ok(Command::Choose { seat, number, choice })
        } else {
            Err(Refusal::TooLate.into())
        };
    }
    let choice = notation::read_choice(text, board, seat).map_err(Objection::NotUnderstood)?;
    Ok(Command::Choose { seat, number, choice })
}

/// Whether somebody may open another table for the same people. Not again, if there is one already.
///
/// # Errors
/// If they may not.
pub(crate) fn wants_rematch(table: &Table, person: Person) -> Result<bool, Refusal> {
    if words::chairs(table).all(|(_, chair)| chair.person() != Some(person)) {
        return Err(Refusal::NotYourSeat);
    }
    match table.stage() {
        Phase::Open | Phase::Dealing => Err(Refusal::NotBegun),
        Phase::Running => Err(Refusal::Begun),
        Phase::Closed => Err(Refusal::Closed),
        Phase::Over => Ok(table.rematch().is_none()),
    }
}
