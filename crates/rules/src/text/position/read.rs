//! Reading a position: line by line into a game, with every impossibility refused where it stands.

use rand_core::Rng;

use super::super::fields::{AtLine, Field, Fields, Result, TextError, named};
use super::super::tokens;
use crate::bandit::{Bandit, BanditSet};
use crate::board::{Format, Stage};
use crate::card::{Card, SOURCES, Source};
use crate::chance::{Chance, Seed, below, shuffle};
use crate::game::{Game, Planned, Secrets};
use crate::loot::{LootKind, Token, TokenSet, Worth, floor_loot};
use crate::names::Named;
use crate::purses::Purses;
use crate::round_card::{ROUNDS, RoundCard, Turn};
use crate::seat::{BySeat, Seat};
use crate::seat_cards::Held;
use crate::sets::Indexed;
use crate::setup::{AMMO, Cast, NEUTRAL, Setup};
use crate::train::CarKind;
use crate::viewer::{Viewer, ViewerSet};

pub(super) fn build(fields: &mut Fields<'_>) -> Result<Game> {
    let mut game = read_table(fields)?;
    let mut rng = game.secret.chance.deal();
    read_figures(&mut game, fields)?;
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
    let per_seat = if format == Format::Single { 1 } else { 2 };
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
    let dealt = setup.deal(chance).at(seats.line)?;
    let mut game = Game {
        board: setup.bare_board(format, dealt.board.trains, Seat::default()),
        secret: Secrets { pile: tinyvec::ArrayVec::new(), cards: BySeat::default(), ..dealt.secret },
    };
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
        game.board.marshal = tokens::car(field.line, field.value, &game.board.trains)?;
    }
    let rear = game.board.trains.rear_of(game.board.marshal).inside();
    for bandit in game.board.bandits.iter() {
        game.board.place[bandit] = rear;
    }
    for field in fields.take_all("at") {
        let place = tokens::place(field.line, field.value, &game.board.trains)?;
        for name in field.argument.split_whitespace() {
            let bandit = tokens::bandit(field.line, name, &game.board)?;
            if place == game.board.marshal.inside() {
                return Err(field.wrong(format!("{bandit} can't stay inside with the Marshal (B26)")));
            }
            game.board.place[bandit] = place;
        }
    }
    Ok(())
}

/// Whoever was not placed may stand where the Marshal is.
fn check_encounters(game: &Game) -> Result<()> {
    let met = game.board.standing_at(game.board.marshal.inside());
    met.first().map_or(Ok(()), |bandit| {
        Err(TextError::new(
            1,
            format!("{bandit} starts inside with the Marshal (B26); say where it is with `at`"),
        ))
    })
}

/// One word of loot: `jewel`, `purse`, `purse=400`, `purse=400@ghost,doc`.
struct LootWord {
    kind: LootKind,
    worth: Option<Worth>,
    known: Option<ViewerSet>,
}

/// `loot …` and `has …`: tokens are handed out from the box, so that none can be there twice.
struct Loot<'g> {
    game: &'g mut Game,
    /// Tokens still in the box.
    left: TokenSet,
    /// Values of the purses still in the box.
    values: Vec<Worth>,
    /// Purses put somewhere without a word about their value.
    unvalued: Vec<Token>,
}

impl<'g> Loot<'g> {
    fn new(game: &'g mut Game) -> Self {
        for bandit in game.board.bandits.iter() {
            game.board.loot.held[bandit] = TokenSet::EMPTY;
        }
        game.secret.purses = Purses::printed();
        let values = TokenSet::BOXED_PURSES.iter().map(Token::printed).collect();
        let left = TokenSet::BOXED_PURSES | TokenSet::JEWELS | TokenSet::STRONGBOXES;
        Self { game, left, values, unvalued: Vec::new() }
    }

    fn read(mut self, fields: &mut Fields<'_>, rng: &mut impl Rng) -> Result<()> {
        let held = fields.take_all("has");
        let mut named = BanditSet::EMPTY;
        for field in &held {
            let bandit = tokens::bandit(field.line, field.argument, &self.game.board)?;
            let owner = Viewer::Seat(self.game.board.owner[bandit]);
            named.insert(bandit);
            for token in self.tokens(field, Some(owner))? {
                self.game.board.loot.held[bandit].insert(token);
            }
        }
        // B2: a bandit of whom nothing is said has its purse of $250, which all know (R13).
        for bandit in (self.game.board.bandits - named).iter() {
            let word = LootWord {
                kind: LootKind::Purse,
                worth: Worth::dollars(250),
                known: Some(ViewerSet::EVERYBODY),
            };
            let token = self.hand_out(1, &word)?;
            self.game.board.loot.held[bandit].insert(token);
        }
        for field in fields.take_all("loot") {
            if field.argument.is_empty() && field.value == "standard" {
                self.standard(&field)?;
                continue;
            }
            let place = tokens::place(field.line, field.argument, &self.game.board.trains)?;
            for token in self.tokens(&field, None)? {
                self.game.board.loot.at[place].insert(token);
            }
        }
        // B4: a strongbox that is nowhere else waits beside the train.
        self.game.board.loot.aside = (self.left & TokenSet::STRONGBOXES).iter().take(1).collect();
        self.spread_values(rng);
        Ok(())
    }

    /// B3: the loot printed on each car's floor.
    fn standard(&mut self, field: &Field<'_>) -> Result<()> {
        for car in self.game.board.trains.cars() {
            let (purses, jewels, strongboxes) = floor_loot(self.game.board.trains.kind(car));
            let counts =
                [(LootKind::Purse, purses), (LootKind::Jewel, jewels), (LootKind::Strongbox, strongboxes)];
            for (kind, count) in counts {
                for _ in 0..count {
                    let token = self.hand_out(field.line, &LootWord { kind, worth: None, known: None })?;
                    self.game.board.loot.at[car.inside()].insert(token);
                }
            }
        }
        Ok(())
    }

    /// The tokens a line names. `owner` knows them in any case.
    fn tokens(&mut self, field: &Field<'_>, owner: Option<Viewer>) -> Result<Vec<Token>> {
        let mut tokens = Vec::new();
        if field.value == "nothing" {
            return Ok(tokens);
        }
        for (word, count) in tokens::repeated(field.line, field.value)? {
            let mut word = self.word(field, word)?;
            if let Some(owner) = owner {
                let known = word.known.unwrap_or_default();
                word.known = Some(known | ViewerSet::just(owner));
            }
            for _ in 0..count {
                tokens.push(self.hand_out(field.line, &word)?);
            }
        }
        Ok(tokens)
    }

    fn word(&self, field: &Field<'_>, text: &str) -> Result<LootWord> {
        let (thing, known) =
            text.split_once('@').map_or((text, None), |(thing, known)| (thing, Some(known)));
        let (kind, worth) =
            thing.split_once('=').map_or((thing, None), |(kind, worth)| (kind, Some(worth)));
        let kind = named::<LootKind>(field.line, kind)?;
        let worth = worth
            .map(|worth| {
                let worth = worth.parse().ok().and_then(Worth::dollars);
                worth.ok_or_else(|| field.wrong(format!("`{text}` has no value a token can have")))
            })
            .transpose()?;
        let known = known.map(|names| self.viewers(field, names)).transpose()?;
        if kind != LootKind::Purse && (worth.is_some() || known.is_some()) {
            return Err(field.wrong(format!("a {kind} is open to all; write just `{kind}`")));
        }
        Ok(LootWord { kind, worth, known })
    }

    fn viewers(&self, field: &Field<'_>, names: &str) -> Result<ViewerSet> {
        match names {
            "all" => Ok(ViewerSet::EVERYBODY),
            "nobody" => Ok(ViewerSet::EMPTY),
            names => names
                .split(',')
                .map(|name| tokens::seat(field.line, name, &self.game.board).map(Viewer::Seat))
                .collect(),
        }
    }

    fn hand_out(&mut self, line: usize, word: &LootWord) -> Result<Token> {
        let token = self.left.of_kind(word.kind).first();
        let token = token
            .ok_or_else(|| TextError::new(line, format!("there is no further {} in the box", word.kind)))?;
        self.left.remove(token);
        if word.kind != LootKind::Purse {
            return Ok(token);
        }
        match word.worth {
            None => self.unvalued.push(token),
            Some(worth) => {
                let index = self.values.iter().position(|&left| left == worth);
                let index = index.ok_or_else(|| {
                    TextError::new(line, format!("there is no further purse of ${worth} in the box"))
                })?;
                self.values.swap_remove(index);
                self.game.secret.purses.worth[token] = worth;
            }
        }
        if let Some(known) = word.known {
            self.game.board.loot.known[token] = known;
            self.game.board.loot.touched.insert(token);
        }
        Ok(token)
    }

    /// Purses without a word about their value get what is left in the box, at random.
    fn spread_values(mut self, rng: &mut impl Rng) {
        self.values.sort_unstable();
        shuffle(rng, &mut self.values);
        let boxed = (self.left & TokenSet::BOXED_PURSES).iter();
        for (token, worth) in self.unvalued.iter().copied().chain(boxed).zip(&self.values) {
            self.game.secret.purses.worth[token] = *worth;
        }
    }
}

/// `bullets …`, `received …` and `neutral`: who was hit by whom settles what is left in the revolvers.
fn read_bullets(game: &mut Game, fields: &mut Fields<'_>) -> Result<()> {
    let mut fired = [0u8; SOURCES];
    for field in fields.take_all("bullets") {
        let seat = tokens::seat(field.line, field.argument, &game.board)?;
        for (word, count) in tokens::repeated(field.line, field.value)? {
            let source = tokens::source(field.line, word)?;
            let limit = match source {
                Source::Neutral => NEUTRAL,
                Source::Bandit(bandit) if game.board.bandits.has(bandit) => AMMO,
                Source::Bandit(bandit) => return Err(field.wrong(format!("{bandit} is not in play"))),
            };
            let sum = usize::from(fired[source.index()]) + count;
            if sum > usize::from(limit) {
                return Err(
                    field.wrong(format!("there are only {limit} bullets of {word}, not {sum} (B2, B5)"))
                );
            }
            fired[source.index()] = sum as u8;
            let at_seat = &mut game.board.at_seat[seat];
            at_seat.bullets[source.index()] += count as u8;
            at_seat.received += count as u8;
            if let Source::Bandit(bandit) = source {
                game.board.ammo[bandit] -= count as u8;
                if game.board.owner[bandit] == seat {
                    game.board.partner_hits[bandit] += count as u8;
                }
            }
        }
    }
    for field in fields.take_all("received") {
        let seat = tokens::seat(field.line, field.argument, &game.board)?;
        let received: u8 = field.number()?;
        if received < game.board.at_seat[seat].received {
            return Err(field.wrong("a seat can't own more bullets than it received (R43)"));
        }
        game.board.at_seat[seat].received = received;
    }
    let unused = NEUTRAL - fired[Source::Neutral.index()];
    game.board.neutral = unused;
    if let Some(field) = fields.take("neutral") {
        game.board.neutral = field.number()?;
        if game.board.neutral > unused {
            return Err(field.wrong(format!("at most {unused} neutral bullets can be left (B5)")));
        }
    }
    Ok(())
}

/// `round`, `past` and `upcoming`: the round deck.
fn read_rounds(game: &mut Game, fields: &mut Fields<'_>, rng: &mut impl Rng) -> Result<()> {
    let mut deck: [Option<(usize, RoundCard)>; ROUNDS] = [None; ROUNDS];
    let mut round = 0;
    if let Some(field) = fields.take("round") {
        let (number, card) = field.value.split_once(' ').unwrap_or((field.value, ""));
        let in_range = number.parse::<usize>().ok().filter(|number| (1..=ROUNDS).contains(number));
        round = in_range.ok_or_else(|| field.wrong(format!("there are rounds 1 to {ROUNDS} (B10)")))? - 1;
        if !card.trim().is_empty() {
            deck[round] = Some((field.line, named(field.line, card.trim())?));
        }
    }
    for (key, start, room) in [("past", 0, round), ("upcoming", round + 1, ROUNDS - 1 - round)] {
        let Some(field) = fields.take(key) else { continue };
        let cards: Vec<&str> = field.value.split_whitespace().collect();
        if cards.len() > room {
            return Err(field.wrong(format!("there is room for {room} cards here, not {}", cards.len())));
        }
        for (slot, name) in deck[start..].iter_mut().zip(cards) {
            *slot = Some((field.line, named(field.line, name)?));
        }
    }
    let events = game.board.rules.events;
    for (index, slot) in deck.iter().enumerate() {
        let Some((line, card)) = *slot else { continue };
        let last = events && index == ROUNDS - 1;
        if card.is_station() != last {
            return Err(TextError::new(
                line,
                format!("{card} can't be the card of round {} (B6)", index + 1),
            ));
        }
        if deck[..index].iter().flatten().any(|(_, other)| *other == card) {
            return Err(TextError::new(line, format!("{card} is there twice (B6)")));
        }
    }
    let named = |card: &RoundCard| deck.iter().flatten().any(|(_, other)| other == card);
    let mut ordinary: Vec<RoundCard> =
        RoundCard::ORDINARY.into_iter().filter(|card| !named(card)).collect();
    shuffle(rng, &mut ordinary);
    for (index, slot) in deck.iter().enumerate() {
        game.secret.rounds[index] = match *slot {
            Some((_, card)) => card,
            None if events && index == ROUNDS - 1 => {
                RoundCard::STATIONS[below(rng, RoundCard::STATIONS.len())]
            }
            None => ordinary.pop().unwrap_or_default(),
        };
    }
    game.board.round = round as u8;
    game.board.revealed = game.secret.rounds[..round].iter().copied().collect();
    Ok(())
}

/// `stage`, `turn`, `to-act`, `second-act`, `acted` and `pile`.
fn read_stage(game: &mut Game, fields: &mut Fields<'_>) -> Result<()> {
    let pile = fields.take("pile");
    let stage = fields.take("stage");
    let usual = if pile.is_some() { Stage::Stealin } else { Stage::Schemin };
    let stage = stage.map_or(Ok(usual), |field| match named::<Stage>(field.line, field.value)? {
        stage @ (Stage::RoundStart | Stage::Schemin | Stage::Stealin | Stage::RoundEnd) => Ok(stage),
        stage => Err(field.wrong(format!("a position can't begin in `{}`", stage.name()))),
    })?;
    game.board.stage = stage;
    if stage == Stage::RoundStart {
        return pile.map_or(Ok(()), |field| Err(field.wrong("there is no pile yet")));
    }
    game.board.revealed.push(game.secret.rounds[usize::from(game.board.round)]);
    if let Some(field) = pile {
        read_pile(game, &field)?;
    }
    if stage == Stage::Schemin {
        read_turn(game, fields)?;
    }
    Ok(())
}

fn read_turn(game: &mut Game, fields: &mut Fields<'_>) -> Result<()> {
    let turns = game.board.turns();
    let mut turn = turns.first().copied().unwrap_or(Turn::Standard);
    if let Some(field) = fields.take("turn") {
        let index = field.number::<usize>()?.wrapping_sub(1);
        turn = *turns
            .get(index)
            .ok_or_else(|| field.wrong(format!("this round has {} turns", turns.len())))?;
        game.board.turn = index as u8;
    }
    let seats = usize::from(game.board.seats);
    let order = |step: usize| match turn {
        Turn::Switching => game.board.first.counter_clockwise(step, seats),
        _ => game.board.first.clockwise(step, seats),
    };
    let mut step = 0;
    if let Some(field) = fields.take("to-act") {
        let seat = tokens::seat(field.line, field.value, &game.board)?;
        step = (0..seats).find(|&step| order(step) == seat).unwrap_or(0);
    }
    let acted =
        if game.board.turn > 0 { game.board.seats().collect() } else { (0..step).map(order).collect() };
    game.board.step = step as u8;
    game.board.acted = acted;
    if let Some(field) = fields.take("acted") {
        let names = field.value.split_whitespace().filter(|name| *name != "nobody");
        game.board.acted =
            names.map(|name| tokens::seat(field.line, name, &game.board)).collect::<Result<_>>()?;
    }
    if let Some(field) = fields.take("second-act") {
        let seat = order(step);
        game.board.second_act = field.value == "yes";
        let doubles = turn == Turn::SpeedingUp || game.board.doubles_in_tunnel(seat, turn);
        if !["yes", "no"].contains(&field.value) || (game.board.second_act && !doubles) {
            return Err(
                field.wrong("a second act is `yes` or `no`, and only where a seat acts twice (B13, C56)")
            );
        }
        game.board.acted.insert(seat);
    }
    Ok(())
}

/// `ghost fire, doc move hidden, tuco ghost:fire hidden then, misty bullet:doc`
fn read_pile(game: &mut Game, field: &Field<'_>) -> Result<()> {
    for entry in field.value.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
        let words: Vec<&str> = entry.split_whitespace().collect();
        let (who, what, flags) = match *words.as_slice() {
            [who, what, ref flags @ ..] => (who, what, flags),
            _ => return Err(field.wrong(format!("`{entry}` should be `bandit card`"))),
        };
        let seat = tokens::seat(field.line, who, &game.board)?;
        let leader = named::<Bandit>(field.line, who).ok();
        let card = match (leader, what.contains(':')) {
            (Some(bandit), false) => Card::action(bandit, named(field.line, what)?),
            _ => tokens::card(field.line, what, &game.board.leads[seat])?,
        };
        if card.is_bullet() && !game.board.plays_bullets(seat) {
            return Err(field.wrong("only Misty can play a bullet (C55)"));
        }
        let (face_down, followed) = match *flags {
            [] => (false, false),
            ["hidden"] => (true, false),
            ["hidden", "then"] => (true, true),
            ["then"] => (false, true),
            _ => return Err(field.wrong(format!("`{entry}` may only add `hidden` and `then`"))),
        };
        if game.secret.pile.len() == game.secret.pile.capacity() {
            return Err(field.wrong("no pile can be so high"));
        }
        game.secret.pile.push(Planned { seat, card, face_down, followed });
    }
    check_follow_ups(game, field)
}

/// V34: a card that is followed is a Fire card, and the next one follows it.
fn check_follow_ups(game: &Game, field: &Field<'_>) -> Result<()> {
    let pile = &game.secret.pile;
    for (index, planned) in pile.iter().enumerate().filter(|(_, planned)| planned.followed) {
        let next = pile.get(index + 1).filter(|next| next.seat == planned.seat && !next.face_down);
        let fits = next.is_some_and(|next| crate::choice::can_follow(planned.card, next.card));
        if !(fits && planned.card.is(crate::card::Action::Fire)) {
            return Err(field.wrong("only a Fire card has a follow-up, and it comes next, face up (V34)"));
        }
    }
    Ok(())
}

/// `hand …`, `deck …` and `discard …`: whatever they leave out is in the deck, below what they name.
fn read_cards(game: &mut Game, fields: &mut Fields<'_>, rng: &mut impl Rng) -> Result<()> {
    let mut given: [BySeat<Option<(usize, Vec<Held>)>>; 3] =
        std::array::from_fn(|_| BySeat::from_fn(|_| None));
    for (zone, key) in ["hand", "deck", "discard"].into_iter().enumerate() {
        for field in fields.take_all(key) {
            let seat = tokens::seat(field.line, field.argument, &game.board)?;
            given[zone][seat] = Some((field.line, read_held(&field, &game.board.leads[seat])?));
        }
    }
    for seat in game.board.seats() {
        let mut left: Vec<Card> = game.board.owned_cards(seat).to_vec();
        let mut remove = |line: usize, card: Card| match left.iter().position(|&other| other == card) {
            Some(index) => {
                left.remove(index);
                Ok(())
            }
            None => Err(TextError::new(
                line,
                format!("{seat} does not own so many {card}; bullets need a `bullets` line"),
            )),
        };
        for planned in game.secret.pile.iter().filter(|planned| planned.seat == seat) {
            remove(1, planned.card)?;
        }
        let mut take = |zone: usize| -> Result<Option<(usize, Vec<Held>)>> {
            let taken = given[zone][seat].take();
            for (line, held) in
                taken.iter().flat_map(|(line, cards)| cards.iter().map(|held| (*line, held)))
            {
                remove(line, held.card())?;
            }
            Ok(taken)
        };
        let (hand, top, discard) = (take(0)?, take(1)?, take(2)?);
        shuffle(rng, &mut left);
        let cards = &mut game.secret.cards[seat];
        cards.deck.extend(left.into_iter().map(Held::hidden));
        cards.deck.extend(top.into_iter().flat_map(|(_, top)| top).rev());
        if let Some((line, discard)) = discard {
            if !game.board.rules.expert {
                return Err(TextError::new(line, "only the expert variant has discard piles (V10)"));
            }
            cards.discard.extend(discard.into_iter().rev());
        }
        match hand {
            Some((line, hand)) if hand.len() > cards.hand.capacity() => {
                return Err(TextError::new(line, "no hand can hold so many cards"));
            }
            Some((_, hand)) => cards.hand.extend(hand),
            None if game.board.stage == Stage::Schemin => {
                cards.draw(game.board.hand_size(seat));
            }
            None => {}
        }
        game.board.at_seat[seat].bullet_room = cards.hand.len() as u8;
    }
    Ok(())
}

/// Cards, those that the whole table knows with a `!`.
fn read_held(field: &Field<'_>, leads: &[Bandit]) -> Result<Vec<Held>> {
    if field.value == "nothing" {
        return Ok(Vec::new());
    }
    let mut cards = Vec::new();
    for (word, count) in tokens::repeated(field.line, field.value)? {
        let (name, open) = word.strip_suffix('!').map_or((word, false), |name| (name, true));
        let card = tokens::card(field.line, name, leads)?;
        cards.extend(std::iter::repeat_n(if open { Held::open(card) } else { Held::hidden(card) }, count));
    }
    Ok(cards)
}
