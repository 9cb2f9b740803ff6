//! One line for one notice.

use super::words::{
    Subject, action_name, bandit_name, bullet_name, car_name, card_label, card_name, cards, counted,
    loot_name, place_name, seat_number, towards, turn_name,
};
use crate::bandit::Bandit;
use crate::board::Board;
use crate::card::Card;
use crate::couriers::TRACK_STEP;
use crate::event::{Cause, Fizzle, Happening, Notice, Taking};
use crate::loot::LootKind;
use crate::round_card::{ROUNDS, Turn};
use crate::rounds::RoundCard;
use crate::ruleset::Shortage;
use crate::seat::Seat;
use crate::train::{Car, Heading, Place};

/// What a notice says, in one line of English; nothing if it is not worth a line.
///
/// The board may be the one after the whole step: where things happened, the notice itself knows.
/// Headings (see [`Rank`](super::Rank)) have no full stop.
#[must_use]
pub fn narrate(notice: &Notice, board: &Board) -> Option<String> {
    Some(match *notice {
        Notice::Open(happening) => return open(happening, board),
        Notice::CardPicked { seat, card } => {
            let who = Subject::seat(seat, board).does("picks", "pick");
            let what = card.map_or_else(|| "a card".to_owned(), |card| card_name(card, board));
            format!("{who} {what} out of the deck.")
        }
        Notice::CardsDrawn { seat, count, cards: drawn } => {
            let who = Subject::seat(seat, board).does("draws", "draw");
            match drawn {
                Some(drawn) => format!("{who} {}: {}.", cards(count), all_names(&drawn, board)),
                None => format!("{who} {}.", cards(count)),
            }
        }
        Notice::CardPlayed { seat, card, hidden } => {
            let who = Subject::seat(seat, board).does("plays", "play");
            format!("{who} {}.", played(card, hidden.is_some(), board))
        }
        Notice::CardsPutAway { seat, count, top, cards: put } => {
            put_away(seat, count, top, put.as_deref(), board)
        }
        Notice::CardDiverted { seat, card } => {
            let who = Subject::seat(seat, board).does("loses", "lose");
            let what = card.map_or_else(|| "a card".to_owned(), |card| card_name(card, board));
            format!("{who} {what} to the bottom of the deck.")
        }
        Notice::CardSetAside { seat, card } => {
            let who = Subject::seat(seat, board).does("sets", "set");
            let what = card.map_or_else(|| "a card".to_owned(), |card| card_name(card, board));
            format!("{who} {what} aside for the next round.")
        }
        Notice::PlotLaid { card, hidden } => {
            format!("Il Professore lays {}.", played(card, hidden.is_some(), board))
        }
        Notice::LootTaken { bandit, token, worth, taking } => {
            let (who, what) = (Subject::bandit(bandit), loot_name(token, worth));
            match taking {
                // C34: it was looked at first.
                Taking::Robbed if token.kind() == LootKind::Document => {
                    format!("{} {what}.", who.does("keeps", "keep"))
                }
                Taking::Robbed => format!("{} {what}.", who.does("grabs", "grab")),
                Taking::Snatched => format!("{} {what} as it falls.", who.does("catches", "catch")),
                Taking::Picked => format!("Unwatched, {} {what}.", who.does("picks up", "pick up")),
            }
        }
        Notice::LootLost { bandit, token, worth, to } => {
            let (who, what) = (Subject::bandit(bandit), loot_name(token, worth));
            match to {
                Some(place) => {
                    format!("{} {what} {}.", who.does("drops", "drop"), place_name(place, board))
                }
                None => format!("{} {what} for good.", who.does("loses", "lose")),
            }
        }
    })
}

/// What was played, as far as it is seen: `Fire`, `a card face down`, `Fire face down`.
pub(crate) fn played(card: Option<Card>, face_down: bool, board: &Board) -> String {
    let what = match card {
        None => "a card".to_owned(),
        Some(card) if card.is_bullet() => format!("{} as a Punch", card_name(card, board)),
        Some(card) => card_name(card, board),
    };
    if face_down { format!("{what} face down") } else { what }
}

/// The names of some cards, like with like.
pub(crate) fn all_names(cards: &[Card], board: &Board) -> String {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    counted(&cards.iter().map(|&card| card_name(card, board)).collect::<Vec<_>>())
}

fn put_away(seat: Seat, count: u8, top: Option<Card>, all: Option<&[Card]>, board: &Board) -> String {
    let who = Subject::seat(seat, board).does("discards", "discard");
    let top = top.map(|card| card_name(card, board));
    match (top, all) {
        (Some(top), _) if count == 1 => format!("{who} {top}."),
        (Some(top), Some(all)) => {
            format!("{who} {}: {}; {top} on top.", cards(count), all_names(all, board))
        }
        (Some(top), None) => format!("{who} {}, {top} on top.", cards(count)),
        (None, _) => format!("{who} {}.", cards(count)),
    }
}

fn open(happening: Happening, board: &Board) -> Option<String> {
    Some(match happening {
        // Everybody answers, and what counts comes to light when the last one has.
        Happening::Answered { .. } => return None,
        Happening::FirstPlayer { seat } => {
            format!("{} first.", Subject::seat(seat, board).does("goes", "go"))
        }
        Happening::BanditChosen { seat, bandit } => {
            format!("{} leads {}.", seat_number(seat), bandit_name(bandit))
        }
        Happening::BanditPlaced { bandit, place } => {
            format!("{} {}.", Subject::bandit(bandit).does("starts", "start"), place_name(place, board))
        }
        Happening::RoundBegan { round, card } => round_heading(round, card, board),
        Happening::TurnBegan { turn, kind } => turn_heading(turn, kind),
        Happening::Passed { seat } => {
            let who = Subject::seat(seat, board).does("has", "have");
            format!("{who} nothing to play and nothing to draw.")
        }
        Happening::DeckShuffled { seat } => {
            format!("{} a fresh deck.", Subject::seat(seat, board).does("shuffles", "shuffle"))
        }
        Happening::BulletDiscarded { seat, source } => {
            let who = Subject::seat(seat, board).does("throws out", "throw out");
            format!("{who} {}.", bullet_name(source))
        }
        Happening::HandReturned { seat, count } => {
            let who = Subject::seat(seat, board).does("puts", "put");
            format!("{who} {} back into the deck.", cards(count))
        }
        Happening::StealinBegan => "Stealin'".to_owned(),
        Happening::CardRevealed { card, .. } => card_label(card),
        Happening::NothingHappened { bandit, why } => fizzle(bandit, why),
        Happening::Moved { bandit, from, to, cause } => moved(bandit, from, to, cause, board),
        Happening::Fired { bandit, at } => {
            format!("{} at {}.", Subject::bandit(bandit).does("fires", "fire"), bandit_name(at))
        }
        Happening::Punched { bandit, victim } => {
            format!("{} {}.", Subject::bandit(bandit).does("punches", "punch"), bandit_name(victim))
        }
        Happening::MarshalMoved { from, to } => {
            let way = direction(from, to, board);
            format!("The Marshal walks {way} into {}.", car_name(to, board))
        }
        Happening::NeutralBullet { bandit } => {
            format!("{} a neutral bullet.", Subject::bandit(bandit).does("takes", "take"))
        }
        Happening::BulletsRanShort { due, left } => ran_short(due, left, board.rules.shortage),
        Happening::EventBegan { event } => {
            format!("Event: {} ({})", event.words().title, event.words().gist)
        }
        Happening::StrongboxPlaced { place } => {
            format!("A second strongbox is set down {}.", place_name(place, board))
        }
        Happening::RansomPaid { bandit } => {
            format!("{} a ransom of $250.", Subject::bandit(bandit).does("pockets", "pocket"))
        }
        Happening::Declined { bandit } => {
            format!("{} it be.", Subject::bandit(bandit).does("lets", "let"))
        }
        Happening::CourierMoved { to } => {
            format!("The courier of {} {}.", car_name(to.car(), board), courier_way(to))
        }
        Happening::CourierHit { bandit, car } => format!("{}.", courier_hit(bandit, car, board)),
        Happening::GunFired { bandit } => {
            format!("{} the machine gun.", Subject::bandit(bandit).does("fires", "fire"))
        }
        Happening::ActionGranted { bandit, action: Some(action) } => {
            let who = Subject::bandit(bandit).does("is nudged", "are nudged");
            format!("{who} to a {}.", action_name(action))
        }
        Happening::ActionGranted { bandit, action: None } => {
            format!("{} act at once.", Subject::bandit(bandit).does("may", "may"))
        }
        Happening::ActionTaken { bandit, action } => {
            let who = Subject::bandit(bandit).does("goes", "go");
            format!("{who} for a {}.", action_name(action))
        }
        Happening::DocumentSeen { bandit, .. } => {
            let who = Subject::bandit(bandit).does("looks", "look");
            format!("{who} at a secret document.")
        }
        Happening::DocumentPutBack { bandit, .. } => {
            format!("{} it back.", Subject::bandit(bandit).does("puts", "put"))
        }
        Happening::Diverted { seat } => {
            format!("{} a diversion.", Subject::seat(seat, board).does("makes", "make"))
        }
        Happening::BulletHealed { seat, source } => {
            let who = Subject::seat(seat, board).does("gets", "get");
            format!("{who} rid of {}.", bullet_name(source))
        }
        Happening::PlanConcerted { seat } => {
            let who = Subject::seat(seat, board).does("draws", "draw");
            format!("{who} two cards more next round.")
        }
        Happening::PlanAdvanced { step } => {
            format!("Il Professore's plan is worth ${} now.", TRACK_STEP * u32::from(step))
        }
        Happening::PlotCameToNothing => "Nothing comes of it.".to_owned(),
        Happening::LongShotHit { car } => format!("{}.", long_shot(car, board)),
        Happening::TrainsPassed => "The trains pass each other by two cars.".to_owned(),
        Happening::CutShort => "A document is on its way home: only two turns are left.".to_owned(),
        Happening::PlotRevealed { card } => card_label(card),
        Happening::GameOver => "The end of the line".to_owned(),
    })
}

fn round_heading(round: u8, card: RoundCard, board: &Board) -> String {
    let turns: Vec<String> =
        card.turns(board.many_seats()).iter().map(|&turn| turn_name(turn).to_owned()).collect();
    let event = match card.event() {
        _ if !board.rules.events => String::new(),
        None => "; no event".to_owned(),
        Some(event) => format!("; then {}", event.words().hint),
    };
    format!("Round {} of {ROUNDS}: {} ({}{event})", round + 1, card.title(), counted(&turns))
}

fn turn_heading(turn: u8, kind: Turn) -> String {
    let meaning = match kind {
        Turn::Standard => "",
        Turn::Tunnel => " (cards go face down)",
        Turn::SpeedingUp => " (everybody acts twice)",
        Turn::Switching => " (the other way round the table)",
        Turn::Diversion => " (one of each team may take cards from the others)",
    };
    format!("Turn {}: {}{meaning}", turn + 1, turn_name(kind))
}

fn fizzle(bandit: Bandit, why: Fizzle) -> String {
    let who = Subject::bandit(bandit);
    match why {
        Fizzle::NoTarget => format!("{} nobody to shoot at.", who.does("sees", "see")),
        Fizzle::NoBullets => format!("{} the trigger: click. No bullets left.", who.does("pulls", "pull")),
        Fizzle::NoLoot => format!("{} nothing to take.", who.does("finds", "find")),
        Fizzle::NobodyHere => format!("{} at thin air.", who.does("swings", "swing")),
        Fizzle::NowhereToGo => format!("{} nowhere to go.", who.does("has", "have")),
        Fizzle::NoTeammate => format!("{} nobody to nudge.", who.does("has", "have")),
        Fizzle::CantBeDone => format!("{} do nothing with it.", who.does("can", "can")),
    }
}

/// `Doc fires at the courier of the first armored car`
pub(super) fn courier_hit(bandit: Bandit, car: Car, board: &Board) -> String {
    let who = Subject::bandit(bandit).does("fires", "fire");
    format!("{who} at the courier of {}", car_name(car, board))
}

/// `A long shot hits the courier of the first armored car`
pub(super) fn long_shot(car: Car, board: &Board) -> String {
    format!("A long shot hits the courier of {}", car_name(car, board))
}

/// What a courier does who changes floor.
pub(super) fn courier_way(to: Place) -> &'static str {
    if to.is_roof() { "climbs onto the roof" } else { "drops inside" }
}

/// `The courier drives Doc onto the roof of the first armored car: a neutral bullet.`
pub(super) fn met_courier(bandit: Bandit, to: Place, shot: bool, board: &Board) -> String {
    let bullet = if shot { ": a neutral bullet" } else { ", without a bullet" };
    format!("The courier drives {} {}{bullet}.", bandit_name(bandit), towards(to, board))
}

/// `forward` or `back`, seen from the train's own direction of travel; from train to train `across`.
/// The board may show the trains after they passed each other, so where they were is not asked.
fn direction(from: Car, to: Car, board: &Board) -> &'static str {
    if board.trains.is_first(from) != board.trains.is_first(to) {
        return "across";
    }
    match board.trains.heading(from, to) {
        Some(Heading::Rear) => "back",
        _ => "forward",
    }
}

fn moved(bandit: Bandit, from: Place, to: Place, cause: Cause, board: &Board) -> String {
    let who = Subject::bandit(bandit);
    let way = direction(from.car(), to.car(), board);
    let there = towards(to, board);
    match cause {
        Cause::Moved if to.is_roof() && way == "across" => {
            format!("{} across {there}.", who.does("leaps", "leap"))
        }
        Cause::Moved if to.is_roof() => {
            let run = who.does("runs", "run");
            format!("{run} {way} over the roofs to {}.", car_name(to.car(), board))
        }
        Cause::Moved if way == "across" => format!("{} across {there}.", who.does("steps", "step")),
        Cause::Moved => format!("{} {way} {there}.", who.does("moves", "move")),
        // B36: only Mei gets into another car by climbing.
        Cause::Climbed if from.car() != to.car() => {
            format!("{} {way} {there}.", who.does("swings", "swing"))
        }
        Cause::Climbed if to.is_roof() => format!("{} {there}.", who.does("climbs", "climb")),
        Cause::Climbed => format!("{} down {there}.", who.does("drops", "drop")),
        Cause::Punched => format!("{} {way} {there}.", who.does("flies", "fly")),
        Cause::Pushed => format!("The shot throws {} {way} {there}.", bandit_name(bandit)),
        Cause::Fled => format!("{} from the Marshal {there}.", who.does("flees", "flee")),
        Cause::Displaced => format!("The courier drives {} {there}.", bandit_name(bandit)),
        Cause::Rescued => format!("{} to a teammate's side, {there}.", who.does("rushes", "rush")),
        Cause::Swept if way == "back" => format!("{} {way} {there}.", who.does("is swept", "are swept")),
        Cause::Swept => format!("{} {way} {there}.", who.does("slides", "slide")),
    }
}

fn ran_short(due: u8, left: u8, shortage: Shortage) -> String {
    let short = match left {
        0 => "No neutral bullets are left".to_owned(),
        1 => format!("Only one neutral bullet is left for {due} bandits"),
        _ => format!("Only {left} neutral bullets are left for {due} bandits"),
    };
    match shortage {
        _ if left == 0 => format!("{short}."),
        Shortage::InTurnOrder => format!("{short}: they are dealt in turn order."),
        Shortage::Nobody => format!("{short}: nobody takes one."),
        Shortage::NobodyAndPileGone => format!("{short}: nobody takes one, and the pile is gone."),
    }
}

/// `Belle bumps into the Marshal: a neutral bullet, and up to the roof.`
/// In which car, the line before has told.
pub(super) fn met_marshal(bandit: Bandit, shot: bool) -> String {
    let bumps = Subject::bandit(bandit).does("bumps", "bump");
    let bullet = if shot { "a neutral bullet, and" } else { "no bullet, but" };
    format!("{bumps} into the Marshal: {bullet} up to the roof.")
}

/// `Doc and Tuco start inside the mail car.`
pub(super) fn placed(bandits: &[Bandit], place: Place, board: &Board) -> String {
    let who = Subject::all(bandits.iter().copied().map(Subject::bandit).collect());
    format!("{} {}.", who.does("starts", "start"), place_name(place, board))
}

/// `Seat 1 leads Doc, seat 2 Belle, seat 3 Tuco.`
pub(super) fn chosen(choices: &[(Seat, Bandit)]) -> String {
    let seats = choices.chunk_by(|a, b| a.0 == b.0).enumerate().map(|(index, of_one)| {
        let bandits: Vec<_> = of_one.iter().map(|&(_, bandit)| bandit_name(bandit)).collect();
        let (seat, bandits) = (seat_number(of_one[0].0), bandits.join(" & "));
        if index == 0 {
            format!("{seat} leads {bandits}")
        } else {
            format!("{} {bandits}", seat.to_lowercase())
        }
    });
    format!("{}.", seats.collect::<Vec<_>>().join(", "))
}
