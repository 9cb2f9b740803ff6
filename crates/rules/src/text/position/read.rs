//! Reading a position: line by line into a game, with every impossibility refused where it stands.

use super::super::fields::{AtLine, Fields, Result, TextError, named};
use super::super::tokens;
use super::cards::{read_bullets, read_cards};
use super::loot::Loot;
use super::rounds::{read_rounds, read_stage};
use crate::bandit::{Bandit, BanditSet};
use crate::chance::{Chance, Seed};
use crate::couriers::TRACK_TOP;
use crate::game::{Game, Secrets};
use crate::parts::Part;
use crate::seat::{BySeat, Seat};
use crate::sets::Indexed;
use crate::setup::{Cast, Setup};
use crate::train::{Car, CarKind};

pub(super) fn build(fields: &mut Fields<'_>) -> Result<Game> {
    let mut game = read_table(fields)?;
    let mut rng = game.secret.chance.deal();
    read_figures(&mut game, fields)?;
    read_armored(&mut game, fields)?;
    Loot::new(&mut game).read(fields, &mut rng)?;
    read_bullets(&mut game, fields)?;
    read_rounds(&mut game, fields, &mut rng)?;
    read_stage(&mut game, fields)?;
    read_cards(&mut game, fields, &mut rng)?;
    check_encounters(&game)?;
    game.go_on();
    Ok(game)
}

/// `rules`, `seats`, `train`, `first`, `seed`: the table itself.
fn read_table(fields: &mut Fields<'_>) -> Result<Game> {
    let rules = fields.need("rules", 1)?;
    let seats = fields.need("seats", rules.line)?;
    let leads = seats.value.split_whitespace().map(|word| tokens::bandits(seats.line, word));
    let leads: Vec<Vec<Bandit>> = leads.collect::<Result<_>>()?;
    let mut setup = Setup::new(tokens::rules(rules.line, rules.value)?, leads.len());
    setup.pairs = leads.len() == 3 && leads.iter().any(|seat| seat.len() == 2);
    setup.cast = Cast::Named(leads.concat());
    setup.admitted = BanditSet::ALL;
    let train = fields.take("train");
    if let Some(train) = &train {
        let mut cars = train.value.split_whitespace().map(|name| named::<CarKind>(train.line, name));
        if cars.next().transpose()? != Some(CarKind::Locomotive) {
            return Err(train.wrong("a train begins with its locomotive (B1)"));
        }
        setup.cars = Some(cars.collect::<Result<_>>()?);
    }
    setup.check().at(train.map_or(seats.line, |train| train.line))?;
    let format = setup.format().at(seats.line)?;
    let per_seat = format.bandits_per_seat();
    if let Some(wrong) = leads.iter().find(|seat| seat.len() != per_seat) {
        return Err(
            seats.wrong(format!("each seat leads {per_seat} here, not {} (B2, V20, V30)", wrong.len()))
        );
    }

    let seed = fields.take("seed").map_or(Ok(Seed::from_number(0)), |field| {
        let hex = Seed::from_hex(field.value);
        hex.map_or_else(|| field.number().map(Seed::from_number), Ok)
    })?;
    let chance = Chance::new(seed);
    let format = setup.checked_format().at(seats.line)?;
    let dealt = setup.deal(format, chance);
    let mut game = Game {
        board: setup.bare_board(format, dealt.board.trains, Seat::default()),
        secret: Secrets { pile: tinyvec::ArrayVec::new(), cards: BySeat::default(), ..dealt.secret },
    };
    game.board.armored = dealt.board.armored;
    for (index, bandit) in leads.concat().into_iter().enumerate() {
        game.lead(Seat::at(index / per_seat), bandit);
    }
    if let Some(field) = fields.take("first") {
        game.board.first = tokens::seat(field.line, field.value, &game.board)?;
    }
    Ok(game)
}

/// `marshal` and `at …`: the figures.
fn read_figures(game: &mut Game, fields: &mut Fields<'_>) -> Result<()> {
    if let Some(field) = fields.take("marshal") {
        if game.board.has(Part::Guards) {
            return Err(field.wrong("there is no Marshal in the expansion (C3)"));
        }
        game.board.marshal = Some(tokens::car(field.line, field.value, &game.board.trains)?);
    }
    let rear = game.board.trains.rear_of(Car::at(0)).inside();
    for bandit in game.board.bandits.iter() {
        game.board.place[bandit] = rear;
    }
    for field in fields.take_all("at") {
        let place = tokens::place(field.line, field.value, &game.board.trains)?;
        for name in field.argument.split_whitespace() {
            let bandit = tokens::bandit(field.line, name, &game.board)?;
            if !place.is_roof() && !game.board.trains.has_inside(place.car()) {
                return Err(field.wrong("the coal car has no inside (C31)"));
            }
            if Some(place.car()) == game.board.marshal && !place.is_roof() {
                return Err(field.wrong(format!("{bandit} can't stay inside with the Marshal (B26)")));
            }
            game.board.place[bandit] = place;
        }
    }
    Ok(())
}

/// `couriers`, `track`, `concerted`, `set-aside`, `plots`: what the expansion adds.
fn read_armored(game: &mut Game, fields: &mut Fields<'_>) -> Result<()> {
    if !game.board.has(Part::Guards) {
        return Ok(());
    }
    if let Some(field) = fields.take("couriers") {
        let places = field.value.split_whitespace();
        let places: Vec<_> = places
            .map(|word| tokens::place(field.line, word, &game.board.trains))
            .collect::<Result<_>>()?;
        let cars = game.board.armored.couriers.into_iter().map(|place| place.car());
        if places.iter().map(|place| place.car()).ne(cars) {
            return Err(field
                .wrong("each of armored-1, armored-2 and armored-3 has its courier, in this order (C41)"));
        }
        game.board.armored.couriers = places.into_iter().collect();
    }
    if let Some(field) = fields.take("track") {
        game.board.armored.track = field.number()?;
        if game.board.armored.track > TRACK_TOP || game.board.armored.professore.is_none() {
            return Err(field.wrong(format!("Il Professore's track has steps 0 to {TRACK_TOP} (C81)")));
        }
    }
    if let Some(field) = fields.take("concerted") {
        let names = field.value.split_whitespace();
        game.board.armored.concerted =
            names.map(|name| tokens::seat(field.line, name, &game.board)).collect::<Result<_>>()?;
    }
    if game.board.armored.professore.is_some() {
        let mut rng = game.secret.chance.round(game.board.round);
        game.shuffle_professore(&mut rng);
        if let Some(field) = fields.take("plots") {
            // The top of his deck, the top card first.
            let mut top = Vec::new();
            for word in field.value.split_whitespace() {
                let card = tokens::plot(field.line, word)?;
                let deck = &mut game.secret.professore;
                let index = deck.iter().position(|&other| other == card);
                let index = index
                    .ok_or_else(|| field.wrong(format!("Il Professore has no further {card} (C80)")))?;
                top.push(deck.remove(index));
            }
            game.secret.professore.extend(top.into_iter().rev());
        }
    }
    Ok(())
}

/// Whoever was not placed may stand where the Marshal is.
fn check_encounters(game: &Game) -> Result<()> {
    for bandit in game.board.bandits.iter() {
        if game.board.armored.couriers.contains(&game.board.place[bandit]) {
            return Err(TextError::new(1, format!("{bandit} can't stay at a courier's place (C40)")));
        }
    }
    let Some(marshal) = game.board.marshal else { return Ok(()) };
    let met = game.board.standing_at(marshal.inside());
    met.first().map_or(Ok(()), |bandit| {
        Err(TextError::new(
            1,
            format!("{bandit} starts inside with the Marshal (B26); say where it is with `at`"),
        ))
    })
}
