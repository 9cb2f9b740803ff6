//! The end of a game of the expansion, worked out once more and in another way (C72, C73, C90–C94, R29).

use super::kit::{Run, at_every_step, each_game, games, tables};
use super::leaks::{enough, try_out};
use super::perturb::Family;
use super::sampling::knowledge_holds;
use crate::board::Stage;
use crate::card::{Face, Source};
use crate::chance::below;
use crate::event::{Event, Happening};
use crate::game::Game;
use crate::loot::{LootKind, TokenSet};
use crate::parts::Part;
use crate::round_card::Turn;
use crate::rounds::RoundCard;
use crate::ruleset::Couriers;
use crate::scoring::Outcome;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::sets::Indexed;

/// What one seat brings home, by the rules and nothing else.
#[derive(Clone, Copy)]
struct Home {
    seat: Seat,
    red: bool,
    back: bool,
    /// Loot and the prize of C91.
    own: u32,
    document: bool,
    bullets: u8,
}

fn home(game: &Game, seat: Seat) -> Home {
    let bandit = game.board.leads[seat][0];
    let red = seat.index().is_multiple_of(2);
    // C3: the starting train has the first four vehicles.
    let back = game.board.place[bandit].car().index() < 4;
    let held = game.board.loot.held[bandit];
    let worth = |token| game.secret.purses.worth[token];
    let loot: u32 = (held - TokenSet::DOCUMENTS).iter().map(|token| worth(token).in_dollars()).sum();
    let prize = if game.board.ammo[bandit] == 0 { 1000 } else { 0 };
    // Documents are numbered: nothing for the fake, then red, then blue.
    let own_document = if red { 50 } else { 100 };
    let document =
        (held & TokenSet::DOCUMENTS).iter().any(|token| worth(token).in_dollars() == own_document);
    let own = if back { loot + prize } else { 0 };
    Home { seat, red, back, own, document: document && back, bullets: game.board.at_seat[seat].received }
}

fn total(game: &Game, homes: &[Home], red: bool) -> u32 {
    let team = homes.iter().filter(|home| home.red == red);
    let brought: u32 = team.map(|home| home.own + if home.document { 4000 } else { 0 }).sum();
    let under_the_token = |red: bool| -> u8 {
        let bandits =
            game.board.bandits.iter().filter(|&b| game.board.owner[b].index().is_multiple_of(2) == red);
        let bullets = &game.board.armored.wild_bunch;
        let fired: u8 = bandits.map(|bandit| bullets[Source::Bandit(bandit).index()]).sum();
        fired + if red { 0 } else { bullets[Source::Neutral.index()] } // R77: Il Professore is blue
    };
    let wild_bunch = if under_the_token(red) > under_the_token(!red) { 1500 } else { 0 };
    let plan = if red { 0 } else { 250 * u32::from(game.board.armored.track) };
    brought + wild_bunch + plan
}

/// The richest by what is their own, then those that received fewest bullets.
fn richest(homes: &[Home]) -> Vec<Seat> {
    let Some(most) = homes.iter().map(|home| home.own).max() else { return Vec::new() };
    let rich: Vec<&Home> = homes.iter().filter(|home| home.own == most).collect();
    let fewest = rich.iter().map(|home| home.bullets).min();
    rich.iter().filter(|home| Some(home.bullets) == fewest).map(|home| home.seat).collect()
}

/// The outcome is what the rules say.
pub(super) fn check(game: &Game, outcome: &Outcome) {
    let homes: Vec<Home> = game.board.seats().map(|seat| home(game, seat)).collect();
    let back: Vec<Home> = homes.iter().copied().filter(|home| home.back).collect();
    let of = |red: bool| -> Vec<Home> { back.iter().copied().filter(|home| home.red == red).collect() };
    let (red, blue) = (total(game, &homes, true), total(game, &homes, false));
    let teams = outcome.teams.expect("there are teams").map(|team| team.total());
    assert_eq!(teams, [red, blue], "C94");
    for home in &homes {
        let score = &outcome.score[home.seat];
        assert_eq!(score.back, home.back, "C90: {}", home.seat);
        assert_eq!(score.loot + score.prize, home.own, "C90, C91: {}", home.seat);
        assert_eq!(score.document, if home.document { 4000 } else { 0 }, "C92: {}", home.seat);
        assert!(!home.back || score.lost == 0, "R84: {}", home.seat);
    }
    let winners: Vec<Seat> = match game.board.revealed[4] {
        RoundCard::OnlyOneSurvives => {
            let leading = if red == blue { Vec::new() } else { of(red > blue) };
            richest(if leading.is_empty() { &back } else { &leading })
        }
        RoundCard::DoubleBottom => {
            let holders: Vec<Seat> =
                back.iter().filter(|home| home.document).map(|home| home.seat).collect();
            if holders.is_empty() { richest(&back) } else { holders }
        }
        _ => {
            let able = |red: bool| !of(red).is_empty();
            let winner = match (able(true), able(false)) {
                _ if red == blue => None, // a draw, whoever is back
                (true, true) => Some(red > blue),
                (true, false) => Some(true),
                (false, true) => Some(false),
                (false, false) => None,
            };
            winner.map_or(Vec::new(), |red| of(red).iter().map(|home| home.seat).collect())
        }
    };
    let winners: SeatSet = winners.into_iter().collect();
    assert_eq!(outcome.winners, winners, "who wins");
    let team_game = matches!(game.board.revealed[4], RoundCard::ShortOfHands | RoundCard::DelayedAttack);
    assert!(!winners.is_empty() || back.is_empty() || (team_game && red == blue), "R29: somebody wins");
}

/// C23, R19: a card of Il Professore's for each turn, two when speeding up, face down in tunnels only.
#[test]
fn il_professore_lays_a_card_in_every_turn() {
    each_game(8, |mut run| {
        let (mut turns, mut laid) = (Vec::new(), Vec::new());
        loop {
            for event in &run.events {
                match *event {
                    Event::Open(Happening::TurnBegan { kind, .. }) => turns.push(kind),
                    Event::PlotLaid { card, hidden } => {
                        assert!(matches!(card.face(), Face::Plot(_) | Face::Binoculars(_)));
                        laid.push((turns.len(), hidden.is_some()));
                    }
                    _ => {}
                }
            }
            if run.advance().is_none() {
                break;
            }
        }
        let plays = run.game.board.armored.professore.is_some();
        assert_eq!(plays, run.game.board.has(Part::Automaton) && run.game.board.seats % 2 == 1, "C1");
        let mut due = Vec::new();
        for (index, &turn) in turns.iter().enumerate().filter(|_| plays) {
            let count = if turn == Turn::SpeedingUp { 2 } else { 1 };
            due.extend(std::iter::repeat_n((index + 1, turn == Turn::Tunnel), count));
        }
        assert_eq!(laid, due);
    });
}

/// R56: a seat heals two bullets at most from the end of one round to the start of the next; nobody heals
/// another bullet while a neutral one is left (C46).
#[test]
fn nobody_heals_more_than_two_bullets_at_a_time() {
    let mut second = 0;
    each_game(40, |mut run| {
        let mut healed = BySeat::<u8>::default();
        let mut at_start = false;
        while run.advance().is_some() {
            for event in &run.events {
                match *event {
                    Event::Open(Happening::RoundBegan { .. }) => {
                        (healed, at_start) = (BySeat::default(), false)
                    }
                    Event::Open(Happening::TrainsPassed) => at_start = true,
                    Event::Open(Happening::BulletHealed { seat, source }) => {
                        second += u64::from(at_start && healed[seat] == 1);
                        healed[seat] += 1;
                        assert!(healed[seat] <= 2, "R56: {seat}");
                        let neutral = run.game.board.at_seat[seat].bullets[Source::Neutral.index()];
                        assert!(source == Source::Neutral || neutral == 0, "C46: {seat}");
                    }
                    _ => {}
                }
            }
        }
    });
    enough(second, 10, 40);
}

/// C34: what everybody takes the documents to be leaves room for what they are.
#[test]
fn documents_are_what_everybody_takes_them_to_be() {
    at_every_step(8, |run| {
        if run.game.board.has(Part::Documents) && run.game.board.stage != Stage::Casting {
            documents_are_possible(&run.game);
        }
    });
}

pub(super) fn documents_are_possible(game: &Game) {
    for (token, possible) in TokenSet::DOCUMENTS.iter().zip(game.board.armored.documents) {
        let document = game.secret.purses.worth[token].in_dollars() / 50;
        assert_eq!(possible >> document & 1, 1, "{token} is {document}, not of {possible:03b}");
    }
}

/// R13, R74: the same with documents, bags and nuggets that change hands often.
#[test]
fn nobody_can_tell_which_of_several_documents_bags_or_nuggets_was_lost() {
    const USUAL: u64 = 12;
    let (mut compared, mut lost) = (0, 0);
    for setup in tables().iter().filter(|setup| setup.rules.couriers != Couriers::Off) {
        for number in 0..games(USUAL) {
            let Some(mut run) = Run::start_rich(setup, number) else { continue };
            loop {
                let several = |event: &Event| match *event {
                    Event::LootLost { bandit, token, .. } => {
                        !run.game.board.loot.held[bandit].of_kind(token.kind()).is_empty()
                            && token.kind() == LootKind::Document
                    }
                    _ => false,
                };
                lost += run.events.iter().filter(|event| several(event)).count() as u64;
                documents_are_possible(&run.game);
                let mut rng = run.side_rng();
                match below(&mut rng, 60) {
                    0 => compared += try_out(Family::Purses, &run),
                    1..5 => compared += try_out(Family::Documents, &run),
                    5 => compared += try_out(Family::Everything, &run),
                    6..9 => worlds_are_as_known(&run),
                    _ => {}
                }
                if run.advance().is_none() {
                    break;
                }
            }
        }
    }
    enough(compared, 330_000, USUAL);
    enough(lost, 30, USUAL);
}

fn worlds_are_as_known(run: &Run) {
    let mut rng = run.side_rng();
    for viewer in run.viewers() {
        let view = run.game.view(viewer);
        knowledge_holds(&view, &run.game);
        let world = view.sample(&mut rng);
        knowledge_holds(&view, &world);
        assert!(world.view(viewer) == view, "{viewer} can tell the world from the game");
    }
}
