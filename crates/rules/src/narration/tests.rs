//! A sentence for every kind of notice, and proof that none says more than its viewer knows.

mod couriers;
mod phrases;

use super::{Line, Rank, narrate, seat_name, tell, tell_outcome, verdict};
use crate::bandit::{Bandit, BanditSet};
use crate::board::{Board, Stage};
use crate::card::{Action, Card, Plot, Source};
use crate::chance::{Seed, below};
use crate::event::{Cause, Event, Fizzle, Happening, Hiding, Notice, Taking};
use crate::game::Game;
use crate::loot::{LootKind, Token, Worth};
use crate::round_card::Turn;
use crate::rounds::RoundCard;
use crate::rounds::RoundEvent;
use crate::ruleset::{Preset, Shortage};
use crate::scoring::{Outcome, Score, Verdict};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::seat_cards::Hand;
use crate::sets::Indexed;
use crate::setup::{Cast, Setup};
use crate::train::{Car, CarKind};
use crate::viewer::Viewer;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const SECOND: Seat = match Seat::new(1) {
    Some(seat) => seat,
    None => unreachable!(),
};

/// Locomotive, mail, dining; Ghost, Doc and Twinzz at the table.
fn board() -> Board {
    let setup = Setup {
        cast: Cast::Named(vec![Bandit::Ghost, Bandit::Doc, Bandit::Twinzz]),
        cars: Some(vec![CarKind::Mail, CarKind::Dining, CarKind::SecondClass]),
        ..Setup::new(Preset::Ru18Advanced, 3)
    };
    *Game::new(&setup, Seed::from_number(1)).unwrap().board()
}

/// Ghost & Tuco against Doc & Django.
fn pairs_board() -> Board {
    let cast = vec![Bandit::Ghost, Bandit::Tuco, Bandit::Doc, Bandit::Django];
    let setup = Setup { cast: Cast::Named(cast), ..Setup::new(Preset::Ru18Advanced, 2) };
    *Game::new(&setup, Seed::from_number(1)).unwrap().board()
}

fn said(notice: Notice) -> String {
    narrate(&notice, &board()).expect("worth a line")
}

fn said_openly(happening: Happening) -> String {
    said(Notice::Open(happening))
}

fn car(number: usize) -> Car {
    Car::at(number)
}

fn hand(actions: &[Action]) -> Hand {
    actions.iter().map(|&action| Card::action(Bandit::Doc, action)).collect()
}

fn token(kind: LootKind) -> Token {
    Token::numbered(kind, 1).unwrap()
}

#[test]
fn seats_are_called_by_their_bandits() {
    assert_eq!(seat_name(SECOND, &board()), "Doc");
    assert_eq!(seat_name(SECOND, &pairs_board()), "Seat 2 (Doc & Django)");
    let setup = Setup { cast: Cast::Choose, ..Setup::new(Preset::Ru18Advanced, 4) };
    let nobody_yet = *Game::new(&setup, Seed::from_number(1)).unwrap().board();
    assert_eq!(seat_name(SECOND, &nobody_yet), "Seat 2");
}

#[test]
fn the_table_is_told() {
    let seat = SECOND;
    assert_eq!(said_openly(Happening::FirstPlayer { seat }), "Doc goes first.");
    assert_eq!(said_openly(Happening::BanditChosen { seat, bandit: Bandit::Doc }), "Seat 2 leads Doc.");
    assert_eq!(
        said_openly(Happening::BanditPlaced { bandit: Bandit::Doc, place: car(2).inside() }),
        "Doc starts inside the dining car."
    );
    assert_eq!(narrate(&Notice::Open(Happening::Answered { seat }), &board()), None);
    assert_eq!(said_openly(Happening::Passed { seat }), "Doc has nothing to play and nothing to draw.");
    assert_eq!(said_openly(Happening::DeckShuffled { seat }), "Doc shuffles a fresh deck.");
    assert_eq!(
        said_openly(Happening::BulletDiscarded { seat, source: Source::Bandit(Bandit::Tuco) }),
        "Doc throws out a bullet from Tuco."
    );
    assert_eq!(
        said_openly(Happening::BulletDiscarded { seat, source: Source::Neutral }),
        "Doc throws out a neutral bullet."
    );
    assert_eq!(
        said_openly(Happening::HandReturned { seat, count: 1 }),
        "Doc puts 1 card back into the deck."
    );
}

#[test]
fn headings_have_no_full_stop_and_say_what_is_to_come() {
    let headings = [
        (
            Happening::RoundBegan { round: 1, card: RoundCard::Rebellion },
            Rank::Round,
            "Round 2 of 5: Passengers' Rebellion (2 × standard, tunnel, 2 × standard; then the passengers fight back)",
        ),
        (
            Happening::RoundBegan { round: 0, card: RoundCard::Bridge },
            Rank::Round,
            "Round 1 of 5: Bridge (standard, speeding up, standard; no event)",
        ),
        (Happening::TurnBegan { turn: 0, kind: Turn::Standard }, Rank::Part, "Turn 1: standard"),
        (
            Happening::TurnBegan { turn: 2, kind: Turn::Tunnel },
            Rank::Part,
            "Turn 3: tunnel (cards go face down)",
        ),
        (Happening::StealinBegan, Rank::Part, "Stealin'"),
        (
            Happening::CardRevealed { seat: SECOND, card: Card::action(Bandit::Doc, Action::FloorChange) },
            Rank::Card,
            "Doc: Floor Change",
        ),
        (
            Happening::CardRevealed { seat: SECOND, card: Card::bullet(Source::Neutral) },
            Rank::Card,
            "Misty: bullet Punch",
        ),
        (
            Happening::EventBegan { event: RoundEvent::Braking },
            Rank::Part,
            "Event: Braking (everybody on a roof slides one car forward)",
        ),
        (Happening::GameOver, Rank::Round, "The end of the line"),
    ];
    for (happening, rank, text) in headings {
        assert_eq!(said_openly(happening), text);
        assert_eq!(Rank::of(&Notice::Open(happening)), rank, "{text}");
    }
    assert_eq!(Rank::of(&Notice::Open(Happening::Passed { seat: SECOND })), Rank::Detail);
}

#[test]
fn every_round_heading_fits_a_line_and_tells_of_the_event_only_where_events_are_played() {
    let with_events = board();
    let mut without = with_events;
    without.rules.events = false;
    for &card in RoundCard::ALL {
        let began = Notice::Open(Happening::RoundBegan { round: 4, card });
        let heading = narrate(&began, &with_events).unwrap();
        assert!(heading.chars().count() <= 110, "{heading}");
        assert!(heading.contains("; then ") != heading.contains("; no event"), "{heading}");
        assert!(!narrate(&began, &without).unwrap().contains(';'));
    }
}

#[test]
fn cards_are_told_as_far_as_they_are_seen() {
    let seat = SECOND;
    let fire = Card::action(Bandit::Doc, Action::Fire);
    assert_eq!(said(Notice::CardPicked { seat, card: None }), "Doc picks a card out of the deck.");
    assert_eq!(said(Notice::CardPicked { seat, card: Some(fire) }), "Doc picks Fire out of the deck.");
    assert_eq!(said(Notice::CardsDrawn { seat, count: 3, cards: None }), "Doc draws 3 cards.");
    let cards = Some(hand(&[Action::Move, Action::Fire, Action::Move]));
    assert_eq!(said(Notice::CardsDrawn { seat, count: 3, cards }), "Doc draws 3 cards: 2 × Move, Fire.");
    let played = |card, hidden| said(Notice::CardPlayed { seat, card, hidden });
    assert_eq!(played(Some(fire), None), "Doc plays Fire.");
    assert_eq!(played(Some(fire), Some(Hiding::Ghost)), "Doc plays Fire face down.");
    assert_eq!(played(None, Some(Hiding::Tunnel)), "Doc plays a card face down.");
    let bullet = Card::bullet(Source::Bandit(Bandit::Tuco));
    assert_eq!(played(Some(bullet), None), "Doc plays a bullet from Tuco as a Punch.");
    let put = |count, top, cards| said(Notice::CardsPutAway { seat, count, top, cards });
    assert_eq!(put(2, Some(fire), None), "Doc discards 2 cards, Fire on top.");
    assert_eq!(put(1, Some(fire), None), "Doc discards Fire.");
    assert_eq!(
        put(2, Some(fire), Some(hand(&[Action::Move, Action::Fire]))),
        "Doc discards 2 cards: Move, Fire; Fire on top."
    );
}

#[test]
fn a_pair_says_whose_card_it_is_but_shares_its_marshal() {
    let played = |action| {
        let card = Some(Card::action(Bandit::Ghost, action));
        let notice = Notice::CardPlayed { seat: Seat::default(), card, hidden: None };
        narrate(&notice, &pairs_board()).unwrap()
    };
    assert_eq!(played(Action::Fire), "Seat 1 (Ghost & Tuco) plays Ghost's Fire.");
    assert_eq!(played(Action::Marshal), "Seat 1 (Ghost & Tuco) plays Marshal.");
}

#[test]
fn moves_say_where_to_and_why() {
    let moved = |from, to, cause| said_openly(Happening::Moved { bandit: Bandit::Doc, from, to, cause });
    let (mail, dining) = (car(1), car(2));
    assert_eq!(moved(mail.inside(), dining.inside(), Cause::Moved), "Doc moves back into the dining car.");
    assert_eq!(
        moved(dining.roof(), car(0).roof(), Cause::Moved),
        "Doc runs forward over the roofs to the locomotive."
    );
    assert_eq!(
        moved(mail.inside(), mail.roof(), Cause::Climbed),
        "Doc climbs onto the roof of the mail car."
    );
    assert_eq!(moved(mail.roof(), mail.inside(), Cause::Climbed), "Doc drops down into the mail car.");
    assert_eq!(
        moved(mail.inside(), dining.roof(), Cause::Climbed),
        "Doc swings back onto the roof of the dining car."
    );
    assert_eq!(
        moved(dining.inside(), mail.inside(), Cause::Punched),
        "Doc flies forward into the mail car."
    );
    assert_eq!(
        moved(dining.roof(), mail.roof(), Cause::Pushed),
        "The shot throws Doc forward onto the roof of the mail car."
    );
    assert_eq!(
        moved(mail.inside(), mail.roof(), Cause::Fled),
        "Doc flees from the Marshal onto the roof of the mail car."
    );
    assert_eq!(
        moved(mail.roof(), dining.roof(), Cause::Swept),
        "Doc is swept back onto the roof of the dining car."
    );
    assert_eq!(
        moved(dining.roof(), mail.roof(), Cause::Swept),
        "Doc slides forward onto the roof of the mail car."
    );
    assert_eq!(
        said_openly(Happening::MarshalMoved { from: car(1), to: car(0) }),
        "The Marshal walks forward into the locomotive."
    );
}

#[test]
fn fights_and_failures() {
    let (bandit, victim) = (Bandit::Doc, Bandit::Ghost);
    assert_eq!(said_openly(Happening::Fired { bandit, at: victim }), "Doc fires at Ghost.");
    assert_eq!(said_openly(Happening::Punched { bandit, victim }), "Doc punches Ghost.");
    assert_eq!(said_openly(Happening::NeutralBullet { bandit }), "Doc takes a neutral bullet.");
    let failed = |why| said_openly(Happening::NothingHappened { bandit, why });
    assert_eq!(failed(Fizzle::NoTarget), "Doc sees nobody to shoot at.");
    assert_eq!(failed(Fizzle::NoBullets), "Doc pulls the trigger: click. No bullets left.");
    assert_eq!(failed(Fizzle::NoLoot), "Doc finds nothing to take.");
    assert_eq!(failed(Fizzle::NobodyHere), "Doc swings at thin air.");
}

#[test]
fn a_shortage_is_told_as_the_rules_have_it() {
    let told = |shortage, left| {
        let mut board = board();
        board.rules.shortage = shortage;
        narrate(&Notice::Open(Happening::BulletsRanShort { due: 3, left }), &board).unwrap()
    };
    assert_eq!(told(Shortage::Nobody, 0), "No neutral bullets are left.");
    assert_eq!(
        told(Shortage::Nobody, 1),
        "Only one neutral bullet is left for 3 bandits: nobody takes one."
    );
    assert!(told(Shortage::InTurnOrder, 2).ends_with("for 3 bandits: they are dealt in turn order."));
    assert!(told(Shortage::NobodyAndPileGone, 2).ends_with("and the pile is gone."));
}

#[test]
fn loot_has_a_price_only_for_those_who_know_it() {
    let (bandit, purse) = (Bandit::Doc, token(LootKind::Purse));
    let took = |worth, taking| said(Notice::LootTaken { bandit, token: purse, worth, taking });
    let worth = Worth::dollars(400);
    assert_eq!(took(None, Taking::Robbed), "Doc grabs a purse.");
    assert_eq!(took(worth, Taking::Robbed), "Doc grabs a purse worth $400.");
    assert_eq!(took(None, Taking::Snatched), "Doc catches a purse as it falls.");
    assert_eq!(took(None, Taking::Picked), "Unwatched, Doc picks up a purse.");
    let lost = |kind, worth, to| said(Notice::LootLost { bandit, token: token(kind), worth, to });
    let roof = Some(car(2).roof());
    assert_eq!(lost(LootKind::Purse, None, roof), "Doc drops a purse on the roof of the dining car.");
    assert_eq!(
        lost(LootKind::Jewel, Worth::dollars(500), Some(car(0).inside())),
        "Doc drops a jewel worth $500 in the locomotive."
    );
    assert_eq!(lost(LootKind::Purse, None, None), "Doc loses a purse for good.");
    assert_eq!(
        said_openly(Happening::StrongboxPlaced { place: car(1).inside() }),
        "A second strongbox is set down inside the mail car."
    );
    assert_eq!(said_openly(Happening::RansomPaid { bandit }), "Doc pockets a ransom of $250.");
}

#[test]
fn twinzz_are_two() {
    let bandit = Bandit::Twinzz;
    assert_eq!(said_openly(Happening::Fired { bandit, at: Bandit::Doc }), "Twinzz fire at Doc.");
    assert_eq!(said_openly(Happening::FirstPlayer { seat: Seat::at(2) }), "Twinzz go first.");
}

fn texts(lines: &[Line]) -> Vec<&str> {
    lines.iter().map(|line| line.text.as_str()).collect()
}

#[test]
fn what_belongs_together_is_told_together() {
    let mut board = board();
    board.stage = Stage::Schemin;
    let place = car(1).inside();
    let draw = |seat, count| Notice::CardsDrawn { seat: Seat::at(seat), count, cards: None };
    let start = [
        Notice::Open(Happening::FirstPlayer { seat: SECOND }),
        Notice::Open(Happening::BanditChosen { seat: Seat::at(0), bandit: Bandit::Ghost }),
        Notice::Open(Happening::BanditChosen { seat: Seat::at(1), bandit: Bandit::Doc }),
        Notice::Open(Happening::BanditPlaced { bandit: Bandit::Doc, place }),
        Notice::Open(Happening::BanditPlaced { bandit: Bandit::Ghost, place: car(2).inside() }),
        Notice::Open(Happening::BanditPlaced { bandit: Bandit::Twinzz, place }),
        Notice::Open(Happening::RoundBegan { round: 0, card: RoundCard::Bridge }),
        draw(0, 6),
        draw(1, 7),
        draw(2, 6),
    ];
    assert_eq!(
        texts(&tell(&start, &board)),
        [
            "Seat 1 leads Ghost, seat 2 Doc.",
            "Doc and Twinzz start inside the mail car.",
            "Ghost starts inside the dining car.",
            "Round 1 of 5: Bridge (standard, speeding up, standard; no event)",
            "Doc goes first.",
            "Doc draws 7 cards, everybody else 6.",
        ]
    );
    assert_eq!(texts(&tell(&[draw(0, 6), draw(1, 6), draw(2, 6)], &board)), ["Everybody draws 6 cards."]);
    let part = [draw(0, 6), draw(1, 7)];
    assert_eq!(texts(&tell(&part, &board)), ["Ghost draws 6 cards; Doc draws 7 cards."]);
}

#[test]
fn a_meeting_with_the_marshal_is_one_line_for_each() {
    let fled = |bandit| {
        let (from, to) = (car(1).inside(), car(1).roof());
        Notice::Open(Happening::Moved { bandit, from, to, cause: Cause::Fled })
    };
    let shot = |bandit| Notice::Open(Happening::NeutralBullet { bandit });
    let met = [shot(Bandit::Doc), fled(Bandit::Ghost), fled(Bandit::Doc)];
    assert_eq!(
        texts(&tell(&met, &board())),
        [
            "Ghost bumps into the Marshal: no bullet, but up to the roof.",
            "Doc bumps into the Marshal: a neutral bullet, and up to the roof.",
        ]
    );
    let rebellion = [shot(Bandit::Doc), shot(Bandit::Ghost)];
    assert_eq!(texts(&tell(&rebellion, &board())), ["Doc and Ghost take a neutral bullet each."]);
}

#[test]
fn an_event_that_touches_nobody_says_so_unless_it_still_waits() {
    let mut board = board();
    let braking = [
        Notice::Open(Happening::EventBegan { event: RoundEvent::Braking }),
        Notice::Open(Happening::GameOver),
    ];
    assert_eq!(texts(&tell(&braking, &board))[1], "Nothing comes of it.");
    board.stage = Stage::RoundEnd;
    assert_eq!(tell(&braking[..1], &board).len(), 1);
}

#[test]
fn a_follow_up_is_told_with_its_fire() {
    let seat = Seat::default();
    let fire = Some(Card::action(Bandit::Ghost, Action::Fire));
    let step = Some(Card::action(Bandit::Tuco, Action::Move));
    let plays = [
        Notice::CardPlayed { seat, card: fire, hidden: None },
        Notice::CardPlayed { seat, card: step, hidden: None },
    ];
    assert_eq!(
        texts(&tell(&plays, &pairs_board())),
        ["Seat 1 (Ghost & Tuco) plays Ghost's Fire, followed by Tuco's Move."]
    );
}

#[test]
fn the_final_table_has_the_best_first() {
    let board = board();
    let mut score = BySeat::<Score>::default();
    score[Seat::at(0)] = Score { loot: 250, bullets: 1, ..Score::default() };
    score[Seat::at(1)] = Score { loot: 500, prize: 1000, bullets: 3, ..Score::default() };
    score[Seat::at(2)] = Score { loot: 1500, bullets: 2, ..Score::default() };
    let winners = SeatSet::just(Seat::at(2));
    let outcome = Outcome { score, winners, teams: None, verdict: Verdict::Richest };
    let rows = tell_outcome(&outcome, &board);
    let order: Vec<_> = rows.iter().map(|row| (row.bandits[0], row.total, row.won)).collect();
    let expected = [(Bandit::Twinzz, 1500, true), (Bandit::Doc, 1500, false), (Bandit::Ghost, 250, false)];
    assert_eq!(order, expected);
    assert_eq!(
        verdict(&outcome, &board),
        "Doc and Twinzz have $1500 each; with the fewest bullets received, Twinzz win."
    );
    let shared = Outcome { winners: [Seat::at(1), Seat::at(2)].into_iter().collect(), ..outcome };
    assert_eq!(verdict(&shared, &board), "Doc and Twinzz share the victory with $1500 each.");
    score[Seat::at(2)].loot = 1550;
    assert_eq!(verdict(&Outcome { score, ..outcome }, &board), "Twinzz win with $1550.");
}

/// The same event with another secret. A viewer who may not know the secret must be told the same.
fn with_another_secret(event: Event) -> Option<Event> {
    let swap = |card: Card| {
        let other = if card.is(Action::Punch) { Action::Fire } else { Action::Punch };
        Card::action(Bandit::Mei, other)
    };
    // For a document this is another one, too.
    let other_worth = |worth: Worth| Worth::dollars(worth.in_dollars() + 50).unwrap();
    Some(match event {
        Event::Open(_) => return None,
        Event::CardPicked { seat, card } => Event::CardPicked { seat, card: swap(card) },
        Event::CardsDrawn { seat, cards } => {
            Event::CardsDrawn { seat, cards: cards.into_iter().map(swap).collect() }
        }
        Event::CardPlayed { hidden: None, .. } => return None,
        Event::CardPlayed { seat, card, hidden } => Event::CardPlayed { seat, card: swap(card), hidden },
        Event::CardsPutAway { seat, mut cards } => {
            // The top card is seen by all; the others are not.
            let hidden = cards.len() - 1;
            cards[..hidden].iter_mut().for_each(|card| *card = swap(*card));
            Event::CardsPutAway { seat, cards }
        }
        Event::CardDiverted { seat, card } => Event::CardDiverted { seat, card: swap(card) },
        Event::CardSetAside { seat, card } => Event::CardSetAside { seat, card: swap(card) },
        Event::PlotLaid { hidden: None, .. } => return None,
        Event::PlotLaid { hidden, .. } => Event::PlotLaid { card: Card::plot(Plot::LongShot), hidden },
        Event::LootTaken { bandit, token, worth, known_to, taking } if !known_to.has(Viewer::Spectator) => {
            Event::LootTaken { bandit, token, worth: other_worth(worth), known_to, taking }
        }
        Event::LootLost { bandit, token, worth, known_to, to } if !known_to.has(Viewer::Spectator) => {
            Event::LootLost { bandit, token, worth: other_worth(worth), known_to, to }
        }
        Event::LootTaken { .. } | Event::LootLost { .. } => return None,
    })
}

#[test]
fn no_line_for_a_spectator_depends_on_a_secret() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut checked = [0; 8];
    for number in 0..80 {
        let preset = Preset::ALL[number % Preset::ALL.len()];
        let seats = if Preset::BASE.contains(&preset) { 2 + number % 5 } else { 4 + number / 8 % 6 };
        let mut setup = Setup::new(preset, seats);
        setup.admitted = BanditSet::ALL;
        let mut events = Vec::new();
        let mut game = Game::start(&setup, Seed::random(&mut rng), &mut events).unwrap();
        while game.prompt().is_some() {
            let choices = game.choices();
            game.choose(choices.get(below(&mut rng, choices.len())), &mut events).unwrap();
            for event in events.drain(..) {
                let Some(other) = with_another_secret(event) else { continue };
                let told = |event: Event| narrate(&event.notice(Viewer::Spectator), game.board());
                let line = told(event).expect("such events are worth a line");
                assert_eq!(Some(&line), told(other).as_ref());
                let kind = match event {
                    Event::CardPicked { .. } => 0,
                    Event::CardsDrawn { .. } => 1,
                    Event::CardPlayed { .. } => 2,
                    Event::CardsPutAway { .. } => 3,
                    Event::CardDiverted { .. } => 5,
                    Event::CardSetAside { .. } => 6,
                    Event::PlotLaid { .. } => 7,
                    _ => 4,
                };
                checked[kind] += 1;
                assert!(kind != 4 || !line.contains('$'), "{line}");
                let action = ["Move", "Floor", "Fire", "Robbery", "Punch", "Marshal", "Nudge", "bullet"];
                let known = ["worth", "the red", "the blue", "the fake", "Scheme", "Shot", "Binoculars"];
                assert!(!known.iter().any(|word| line.contains(word)), "{line}");
                assert!(kind == 3 || !action.iter().any(|word| line.contains(word)), "{line}");
            }
        }
    }
    assert!(checked.iter().all(|&count| count > 10), "{checked:?}");
}
