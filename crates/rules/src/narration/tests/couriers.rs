//! The same for Couriers & Armored Train.

use super::{SECOND, car, said, texts, token};
use crate::bandit::{Bandit, BanditSet};
use crate::board::Board;
use crate::card::{Action, Card, Plot, Source};
use crate::chance::Seed;
use crate::event::{Cause, Fizzle, Happening, Hiding, Notice, Taking};
use crate::game::Game;
use crate::loot::{Document, LootKind, Worth};
use crate::narration::{Rank, narrate, tell, tell_outcome, verdict};
use crate::ruleset::Preset;
use crate::scoring::{Outcome, Score, TeamScore, Verdict};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::sets::Indexed;
use crate::setup::{Cast, Setup};
use crate::team::Team;
use crate::train::CarKind;

/// Ghost and Twinzz, red; Doc and the fourth, Mei, blue, or Doc with Il Professore.
fn armored_board(preset: Preset, seats: usize) -> Board {
    let cast = [Bandit::Ghost, Bandit::Doc, Bandit::Twinzz, Bandit::Mei];
    let setup = Setup {
        cast: Cast::Named(cast[..seats].to_vec()),
        admitted: BanditSet::ALL,
        cars: Some(vec![CarKind::Baggage, CarKind::Dining, CarKind::FirstClass]),
        ..Setup::new(preset, seats)
    };
    *Game::new(&setup, Seed::from_number(1)).unwrap().board()
}

fn said_across(happening: Happening) -> String {
    narrate(&Notice::Open(happening), &armored_board(Preset::Couriers, 3)).expect("worth a line")
}

#[test]
fn the_armored_train_is_told() {
    let (bandit, seat, board) = (Bandit::Doc, SECOND, armored_board(Preset::Couriers, 3));
    let armored = board.trains.find(CarKind::Armored1).unwrap();
    let document = token(LootKind::Document);
    let lines = [
        (
            Happening::CourierMoved { to: armored.roof() },
            "The courier of the first armored car climbs onto the roof.",
        ),
        (
            Happening::CourierMoved { to: armored.inside() },
            "The courier of the first armored car drops inside.",
        ),
        (
            Happening::CourierHit { bandit, car: armored },
            "Doc fires at the courier of the first armored car.",
        ),
        (Happening::LongShotHit { car: armored }, "A long shot hits the courier of the first armored car."),
        (Happening::GunFired { bandit }, "Doc fires the machine gun."),
        (Happening::ActionGranted { bandit, action: Some(Action::Fire) }, "Doc is nudged to a Fire."),
        (Happening::ActionGranted { bandit, action: None }, "Doc may act at once."),
        (Happening::ActionTaken { bandit, action: Action::Robbery }, "Doc goes for a Robbery."),
        (Happening::Declined { bandit }, "Doc lets it be."),
        (Happening::DocumentSeen { bandit, token: document }, "Doc looks at a secret document."),
        (Happening::DocumentPutBack { bandit, token: document }, "Doc puts it back."),
        (Happening::Diverted { seat }, "Doc makes a diversion."),
        (Happening::BulletHealed { seat, source: Source::Neutral }, "Doc gets rid of a neutral bullet."),
        (Happening::PlanConcerted { seat }, "Doc draws two cards more next round."),
        (Happening::PlanAdvanced { step: 3 }, "Il Professore's plan is worth $750 now."),
        (Happening::PlotCameToNothing, "Nothing comes of it."),
        (Happening::TrainsPassed, "The trains pass each other by two cars."),
        (Happening::CutShort, "A document is on its way home: only two turns are left."),
        (Happening::NothingHappened { bandit, why: Fizzle::NowhereToGo }, "Doc has nowhere to go."),
        (Happening::NothingHappened { bandit, why: Fizzle::NoTeammate }, "Doc has nobody to nudge."),
        (Happening::NothingHappened { bandit, why: Fizzle::CantBeDone }, "Doc can do nothing with it."),
    ];
    for (happening, text) in lines {
        assert_eq!(said_across(happening), text);
        assert_eq!(Rank::of(&Notice::Open(happening)), Rank::Detail);
    }
    let plots = [
        (Card::plot(Plot::LongShot), "Il Professore: Long Shot"),
        (Card::binoculars(Bandit::Mei), "Il Professore: Binoculars on Mei"),
    ];
    for (card, text) in plots {
        let revealed = Happening::PlotRevealed { card };
        assert_eq!(said_across(revealed), text);
        assert_eq!(Rank::of(&Notice::Open(revealed)), Rank::Card);
    }
}

#[test]
fn moves_from_train_to_train_go_across() {
    let board = armored_board(Preset::Couriers, 3);
    let (coal, loco) =
        (board.trains.find(CarKind::Coal).unwrap(), board.trains.find(CarKind::ArmoredLocomotive).unwrap());
    let moved = |from, to, cause| said_across(Happening::Moved { bandit: Bandit::Doc, from, to, cause });
    assert_eq!(
        moved(car(0).inside(), loco.inside(), Cause::Moved),
        "Doc steps across into the armored locomotive."
    );
    assert_eq!(
        moved(car(1).roof(), coal.roof(), Cause::Moved),
        "Doc leaps across onto the roof of the coal car."
    );
    assert_eq!(
        moved(car(0).inside(), loco.inside(), Cause::Punched),
        "Doc flies across into the armored locomotive."
    );
    assert_eq!(
        moved(loco.roof(), coal.roof(), Cause::Moved),
        "Doc runs back over the roofs to the coal car."
    );
    assert_eq!(
        moved(car(0).inside(), car(0).roof(), Cause::Displaced),
        "The courier drives Doc onto the roof of the locomotive."
    );
    assert_eq!(
        moved(car(0).inside(), coal.roof(), Cause::Rescued),
        "Doc rushes to a teammate's side, onto the roof of the coal car."
    );
}

#[test]
fn what_only_some_see_of_the_expansion() {
    let (seat, fire) = (SECOND, Card::action(Bandit::Doc, Action::Fire));
    assert_eq!(
        said(Notice::CardDiverted { seat, card: None }),
        "Doc loses a card to the bottom of the deck."
    );
    assert_eq!(
        said(Notice::CardDiverted { seat, card: Some(fire) }),
        "Doc loses Fire to the bottom of the deck."
    );
    assert_eq!(
        said(Notice::CardSetAside { seat, card: None }),
        "Doc sets a card aside for the next round."
    );
    assert_eq!(
        said(Notice::CardSetAside { seat, card: Some(fire) }),
        "Doc sets Fire aside for the next round."
    );
    assert_eq!(
        said(Notice::PlotLaid { card: None, hidden: Some(Hiding::Tunnel) }),
        "Il Professore lays a card face down."
    );
    let scheme = Some(Card::plot(Plot::Scheme));
    assert_eq!(said(Notice::PlotLaid { card: scheme, hidden: None }), "Il Professore lays Scheme.");
    let took = |kind, worth| {
        said(Notice::LootTaken { bandit: Bandit::Doc, token: token(kind), worth, taking: Taking::Robbed })
    };
    assert_eq!(took(LootKind::Document, None), "Doc keeps a secret document.");
    assert_eq!(took(LootKind::Document, Some(Document::Red.worth())), "Doc keeps the red document.");
    assert_eq!(took(LootKind::Nugget, Worth::dollars(0)), "Doc grabs a nugget worth nothing.");
    assert_eq!(took(LootKind::Bag, Worth::dollars(700)), "Doc grabs a bag worth $700.");
}

#[test]
fn a_meeting_with_a_courier_is_one_line_for_each() {
    let board = armored_board(Preset::Couriers, 3);
    let armored = board.trains.find(CarKind::Armored2).unwrap();
    let hit = Notice::Open(Happening::CourierHit { bandit: Bandit::Doc, car: armored });
    let up = Notice::Open(Happening::CourierMoved { to: armored.roof() });
    let shot = |bandit| Notice::Open(Happening::NeutralBullet { bandit });
    let driven = |bandit| {
        let (from, to) = (armored.roof(), armored.inside());
        Notice::Open(Happening::Moved { bandit, from, to, cause: Cause::Displaced })
    };
    let met = [hit, up, shot(Bandit::Ghost), driven(Bandit::Ghost), driven(Bandit::Twinzz)];
    assert_eq!(
        texts(&tell(&met, &board)),
        [
            "Doc fires at the courier of the second armored car, who climbs onto the roof.",
            "The courier drives Ghost into the second armored car: a neutral bullet.",
            "The courier drives Twinzz into the second armored car, without a bullet.",
        ]
    );
    let four = armored_board(Preset::Couriers, 4);
    let draw = |seat, count| Notice::CardsDrawn { seat: Seat::at(seat), count, cards: None };
    assert_eq!(
        texts(&tell(&[draw(0, 8), draw(1, 7), draw(2, 6), draw(3, 6)], &four)),
        ["Ghost draws 8 cards, Doc draws 7 cards, everybody else 6."]
    );
    let lost = |seat| Notice::CardDiverted { seat: Seat::at(seat), card: None };
    assert_eq!(
        texts(&tell(&[lost(0), lost(2)], &board)),
        ["Ghost and Twinzz lose a card each to the bottom of the deck."]
    );
    let concerted = |seat| Notice::Open(Happening::PlanConcerted { seat: Seat::at(seat) });
    assert_eq!(
        texts(&tell(&[concerted(0), concerted(2)], &board)),
        ["Ghost and Twinzz draw two cards more next round."]
    );
}

#[test]
fn teams_win_together_and_betrayers_alone() {
    let board = armored_board(Preset::CouriersBetrayal, 4);
    let mut score = BySeat::<Score>::default();
    for (seat, loot) in [(0, 1250), (1, 2750), (2, 900), (3, 0)] {
        score[Seat::at(seat)] = Score { loot, back: true, ..Score::default() };
    }
    score[Seat::at(2)].document = 4000;
    score[Seat::at(3)] = Score { lost: 4500, ..Score::default() };
    let team = |bandits, wild_bunch| TeamScore { bandits, wild_bunch, plan: 0 };
    let teams = Some([team(6150, 1500), team(2750, 0)]);
    let told = |verdict_is, seats: &[usize]| {
        let winners = seats.iter().map(|&seat| Seat::at(seat)).collect();
        verdict(&Outcome { score, winners, teams, verdict: verdict_is }, &board)
    };
    let red = Some(Team::Red);
    assert_eq!(
        told(Verdict::Teams { winner: red }, &[0, 2]),
        "The red team is ahead with $7650 to $2750: Ghost and Twinzz win."
    );
    assert_eq!(
        told(Verdict::Survivor { ahead: red }, &[0]),
        "The red team is ahead with $7650 to $2750, and of its bandits Ghost wins with $1250."
    );
    assert_eq!(
        told(Verdict::Survivor { ahead: None }, &[1]),
        "No team is both ahead and back; of all who are back Doc wins with $2750."
    );
    let document = Verdict::DoubleBottom { by_document: true };
    assert_eq!(told(document, &[2]), "Back with the team's document, Twinzz win.");
    assert_eq!(told(document, &[1, 2]), "Back with their teams' documents, Doc and Twinzz win.");
    assert_eq!(
        told(Verdict::DoubleBottom { by_document: false }, &[1]),
        "Nobody is back with a document that counts; Doc wins with $2750."
    );
    let mut outcome =
        Outcome { score, winners: SeatSet::EMPTY, teams, verdict: Verdict::Teams { winner: None } };
    outcome.teams = Some([team(2750, 0), team(2750, 0)]);
    assert_eq!(verdict(&outcome, &board), "Both teams have $2750: a draw.");
    outcome.score[Seat::at(1)].back = false;
    outcome.verdict = Verdict::Teams { winner: red };
    outcome.winners = [Seat::at(0), Seat::at(2)].into_iter().collect();
    assert_eq!(
        verdict(&outcome, &board),
        "Nobody of the blue team is back: Ghost and Twinzz win for the red team."
    );
    outcome.score = BySeat::default();
    outcome.winners = SeatSet::EMPTY;
    assert_eq!(verdict(&outcome, &board), "Nobody is back: nobody wins.");
    let rows = tell_outcome(&Outcome { score, ..outcome }, &board);
    let told: Vec<_> = rows.iter().map(|row| (row.team, row.back, row.document, row.lost)).collect();
    assert_eq!(told[0], (red, true, 4000, 0));
    assert_eq!(told[3], (Some(Team::Blue), false, 0, 4500));
}
