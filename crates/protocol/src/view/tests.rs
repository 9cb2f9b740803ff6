//! Everything that a view holds is written.

use folsom_rules::{
    Action, Bandit, Board, Card, Choice, Counted, Game, Indexed, LootKind, Named, Preset, RoundCard, Seat,
    Seed, Setup, Sight, Source, Stage, Team, Token, Turn, View, Viewer, ViewerSet, Worth,
};

use super::ViewJson;
use crate::word::Word;

/// The first act of a game with the expansion, where nothing is left out, and a card on the pile.
pub(super) fn view(seed: u64) -> View {
    let game = Game::new(&Setup::new(Preset::Couriers, 5), Seed::from_number(seed)).expect("a legal table");
    let mut view = game.view(Viewer::Seat(game.prompt().expect("the game waits").seat));
    let card = Card::action(Bandit::Ghost, Action::Fire);
    view.pile.push(folsom_rules::PlannedView { card: Some(card), ..Default::default() });
    view
}

/// A purse that lies where it was dealt.
fn untouched(board: &Board) -> Token {
    let lying = board.trains.cars().flat_map(|car| board.loot.at[car.inside()].iter());
    lying.into_iter().find(|token| token.kind() == LootKind::Purse).expect("there are purses in the cars")
}

pub(super) type Change = fn(&mut View);

/// A change to each field of a view by itself.
#[rustfmt::skip]
pub(super) const CHANGES: &[(&str, Change)] = &[
    ("viewer", |v| v.viewer = Viewer::Spectator),
    ("worth", |v| v.worth[untouched(&v.board)] = Worth::dollars(500)),
    ("counted", |v| v.counted.push(Counted::default())),
    ("common.counted", |v| v.common.counted.push(Counted::default())),
    ("common.deduced", |v| v.common.deduced.insert(Token::at(3))),
    ("hand", |v| v.cards[Seat::at(0)].hand.truncate(1)),
    ("hand, a card", |v| v.cards[Seat::at(1)].hand[0] = Sight::HIDDEN),
    ("deck_hidden", |v| v.cards[Seat::at(0)].deck_hidden += 1),
    ("deck_top", |v| v.cards[Seat::at(0)].deck_top.push(Card::bullet(Source::Neutral))),
    ("discard", |v| v.cards[Seat::at(0)].discard.push(Sight::HIDDEN)),
    ("bottom", |v| v.cards[Seat::at(0)].bottom.push(Sight::HIDDEN)),
    ("pile", |v| v.pile.push(Default::default())),
    ("pile.seat", |v| v.pile[0].seat = Seat::at(3)),
    ("pile.card", |v| v.pile[0].card = None),
    ("pile.face_down", |v| v.pile[0].face_down = true),
    ("pile.followed", |v| v.pile[0].followed = true),
    ("pile.professore", |v| v.pile[0].professore = true),
    ("professore_deck", |v| v.professore_deck += 1),
    ("answer", |v| v.answer = Some(Choice::Draw)),
    ("rules", |v| v.board.rules.expert = true),
    ("format", |v| v.board.format = folsom_rules::Format::Pairs2018),
    ("seats", |v| v.board.seats = 4),
    ("admitted", |v| v.board.admitted.remove(Bandit::Mei)),
    ("bandits", |v| v.board.bandits = v.board.bandits.without(v.board.bandits.first().unwrap())),
    ("owner", |v| v.board.owner[v.board.bandits.first().unwrap()] = Seat::at(4)),
    ("leads", |v| v.board.leads[Seat::at(0)].clear()),
    ("teams", |v| v.board.teams.push([Bandit::Ghost, Bandit::Doc])),
    ("trains", |v| v.board.trains = view(3).board.trains),
    ("place", |v| v.board.place[v.board.bandits.first().unwrap()] = Default::default()),
    ("marshal", |v| v.board.marshal = Some(Default::default())),
    ("ammo", |v| v.board.ammo[v.board.bandits.first().unwrap()] -= 1),
    ("partner_hits", |v| v.board.partner_hits[v.board.bandits.first().unwrap()] += 1),
    ("neutral", |v| v.board.neutral -= 1),
    ("loot.at", |v| v.board.loot.at[Default::default()].insert(Token::at(1))),
    ("loot.held", |v| v.board.loot.held[v.board.bandits.first().unwrap()].insert(Token::at(1))),
    ("loot.aside", |v| v.board.loot.aside.insert(Token::at(24))),
    ("loot.ransoms", |v| v.board.loot.ransoms.remove(Token::at(26))),
    ("loot.touched", |v| v.board.loot.touched.insert(untouched(&v.board))),
    ("loot.known", |v| v.board.loot.known[Token::at(0)] = ViewerSet::EMPTY),
    ("loot.group", |v| v.board.loot.group[Token::at(1)] = Token::at(0)),
    ("at_seat.bullets", |v| v.board.at_seat[Seat::at(2)].bullets[4] += 1),
    ("at_seat.received", |v| v.board.at_seat[Seat::at(2)].received += 1),
    ("at_seat.bullet_room", |v| v.board.at_seat[Seat::at(2)].bullet_room += 1),
    ("at_seat.recycled.drawn", |v| v.board.at_seat[Seat::at(2)].recycled.drawn += 1),
    ("at_seat.recycled.laid_before", |v| v.board.at_seat[Seat::at(2)].recycled.laid_before += 1),
    ("first", |v| v.board.first = v.board.first.clockwise(1, 5)),
    ("round", |v| v.board.round += 1),
    ("revealed", |v| v.board.revealed.push(RoundCard::Rescue)),
    ("turns", |v| v.board.turns = &v.board.turns[1..]),
    ("stage", |v| v.board.stage = Stage::Stealin),
    ("turn", |v| v.board.turn += 1),
    ("step", |v| v.board.step += 1),
    ("second_act", |v| v.board.second_act = true),
    ("acted", |v| v.board.acted.insert(Seat::at(4))),
    ("answered", |v| v.board.answered.insert(Seat::at(4))),
    ("resolved", |v| v.board.resolved += 1),
    ("card_open", |v| v.board.card_open = true),
    ("prompt", |v| v.board.prompt = None),
    ("armored.couriers", |v| v.board.armored.couriers.clear()),
    ("armored.wild_bunch", |v| v.board.armored.wild_bunch[0] += 1),
    ("armored.healed", |v| v.board.armored.healed[0] += 1),
    ("armored.professore", |v| v.board.armored.professore = None),
    ("armored.track", |v| v.board.armored.track += 1),
    ("armored.diverted", |v| v.board.armored.diverted = 2),
    ("armored.set_aside", |v| v.board.armored.set_aside.insert(Seat::at(4))),
    ("armored.concerted", |v| v.board.armored.concerted.insert(Seat::at(4))),
    ("armored.treated", |v| v.board.armored.treated[Seat::at(4)] += 1),
    ("armored.cut_short", |v| v.board.armored.cut_short = true),
    ("armored.documents", |v| v.board.armored.documents[1] = 1),
];

#[test]
fn every_field_of_a_view_is_written() {
    let view = view(1);
    let before = ViewJson::from(&view);
    for (name, change) in CHANGES {
        let mut other = view;
        change(&mut other);
        assert!(ViewJson::from(&other) != before, "{name} is not written");
    }
}

#[test]
fn the_rest_of_a_turn_is_told_in_its_order() {
    let mut view = view(1);
    let board = &mut view.board;
    (board.first, board.turns, board.step) = (Seat::at(2), &[Turn::Standard, Turn::Switching], 1);
    let order = |view: &View| -> Vec<usize> {
        ViewJson::from(view).to_act.iter().map(|seat| seat.0.index() + 1).collect()
    };
    assert_eq!(order(&view), [4, 5, 1, 2]);
    view.board.turn = 1;
    assert_eq!(order(&view), [2, 1, 5, 4]);
    view.board.stage = Stage::Stealin;
    assert_eq!(order(&view), [0_usize; 0]);
}

#[test]
fn a_view_says_when_nobody_may_talk() {
    let closed = |preset: Preset, stage: Stage| {
        let game = Game::new(&Setup::new(preset, 4), Seed::from_number(1)).expect("a legal table");
        let mut view = game.view(Viewer::Spectator);
        view.board.stage = stage;
        ViewJson::from(&view).talk_closed
    };
    assert!(closed(Preset::Couriers, Stage::Stealin) && closed(Preset::CouriersBetrayal, Stage::RoundEnd));
    assert!(!closed(Preset::Couriers, Stage::Schemin) && !closed(Preset::Ru18Advanced, Stage::Stealin));
}

#[test]
fn bullets_under_the_wild_bunch_token_count_for_the_team_of_whoever_fired() {
    let mut view = view(1);
    let sources = [Source::Bandit(view.board.leads[Seat::at(1)][0]), Source::Neutral];
    for source in sources {
        view.board.armored.wild_bunch[source.index()] = 2;
    }
    let armored = ViewJson::from(&view).armored.expect("this is the expansion");
    // Neutral ones are Il Professore's, who is with the blue team of four seats and more.
    assert_eq!(armored.wild_bunch_of, [(Word(Team::Red), 0), (Word(Team::Blue), 4)].into());
}

#[test]
fn a_bandit_that_has_not_been_placed_stands_nowhere() {
    let setup = Setup { cast: folsom_rules::Cast::Choose, ..Setup::new(Preset::Pl15, 2) };
    let mut game = Game::new(&setup, Seed::from_number(1)).expect("a legal table");
    let places = |game: &Game| -> Vec<bool> {
        let json = ViewJson::from(&game.view(Viewer::Spectator));
        json.bandits.iter().map(|bandit| bandit.place.is_some()).collect()
    };
    while game.board().stage != Stage::Schemin {
        assert!(places(&game).iter().all(|&placed| !placed), "in {}", game.board().stage.name());
        game.choose(game.choices().get(0), &mut ()).expect("an offered choice");
    }
    assert_eq!(places(&game), [true; 4]);
}

#[test]
fn where_everything_is_open_nothing_is_left_out() {
    let mut game =
        Game::new(&Setup::new(Preset::Couriers, 5), Seed::from_number(1)).expect("a legal table");
    let mut face_down = 0;
    while game.prompt().is_some() {
        let json = ViewJson::from(&game.open_view());
        assert_eq!((json.viewer, &json.answer), (Word(Viewer::Spectator), &None));
        for seat in &json.seats {
            let mut sights = seat.hand.iter().chain(&seat.discard).chain(&seat.deck_bottom);
            assert!(sights.all(|sight| sight.card.is_some()) && seat.deck_hidden == 0, "{seat:?}");
        }
        assert!(json.pile.iter().all(|planned| planned.card.is_some()), "{:?}", json.pile);
        face_down += json.pile.iter().filter(|planned| planned.face_down).count();
        let held = json.bandits.iter().flat_map(|bandit| &bandit.loot);
        let lying = json.cars.iter().flat_map(|car| car.inside.iter().flatten().chain(&car.roof));
        for token in held.chain(lying).chain(&json.loot_elsewhere.gone) {
            assert!(token.dollars.is_some() || token.document.is_some(), "{token:?}");
        }
        let choices = game.choices();
        game.choose(choices.get(game.board().step as usize % choices.len()), &mut ())
            .expect("an offered choice");
    }
    assert!(face_down > 0, "no card was laid face down");
}
