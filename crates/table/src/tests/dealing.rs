//! Dealing together: who adds what, when, and what becomes of those who are silent.

use folsom_protocol::{dealt_from, promise};
use folsom_rules::text::{Digest, Share};

use super::*;
use crate::{About, Asks};

const SECRET: u64 = 9;
const TABLE: &str = "t1";
const PATIENCE: u64 = 10_000;

/// A table for Anna, Boris and Cara, all there, with what the server has drawn.
fn gathered() -> Host {
    let mut host = Host::open(base(3));
    let seed = Some(Seed::from_number(SECRET).to_string());
    let first = Entry { at: START, what: Happened::Opened { host: ANNA, terms: base(3), seed } };
    host.table = Table::open(&first).unwrap();
    host.log = vec![first];
    for (number, (person, called)) in
        [(ANNA, "Anna"), (BORIS, "Boris"), (CARA, "Cara")].into_iter().enumerate()
    {
        host.person(person, &sit(number + 1, called)).unwrap();
        host.presence.connect(person);
    }
    host
}

fn hash(number: usize, nonce: u64) -> Digest {
    promise(TABLE, seat(number), Seed::from_number(nonce))
}

fn promises(number: usize, nonce: u64) -> Command {
    Command::Promise { seat: seat(number), hash: hash(number, nonce) }
}

fn reveals(number: usize, nonce: u64) -> Command {
    Command::Reveal { seat: seat(number), nonce: Seed::from_number(nonce) }
}

/// The same table, and Anna and Boris are asked for what they promised.
fn dealing() -> Host {
    let mut host = gathered();
    host.person(ANNA, &promises(1, 101)).unwrap();
    host.person(BORIS, &promises(2, 102)).unwrap();
    assert_eq!(host.person(ANNA, &start()).unwrap().about, About::Deal);
    assert_eq!((host.table.stage(), host.table.deal().asks()), (Phase::Dealing, Some(Asks::Nonces)));
    host
}

/// What is dealt from if these seats add these nonces.
fn seed_of(added: &[(usize, u64)]) -> Seed {
    let shares = added.iter().map(|&(number, nonce)| Share {
        seat: seat(number),
        promise: hash(number, nonce),
        nonce: Seed::from_number(nonce),
    });
    dealt_from(Seed::from_number(SECRET), TABLE, &shares.collect::<Vec<_>>())
}

fn dealt(host: &Host) -> Seed {
    host.table.play().expect("it has begun").record().seed
}

#[test]
fn the_game_is_dealt_when_the_last_has_revealed() {
    let mut host = dealing();
    host.person(BORIS, &reveals(2, 102)).unwrap();
    assert_eq!(host.due(), Due::At(START.after(PATIENCE)));
    assert_eq!(host.server(&Command::Deal).unwrap_err(), Refusal::NotDue);
    host.person(ANNA, &reveals(1, 101)).unwrap();
    assert_eq!(host.due(), Due::Deal);
    let commitment = host.table.commitment();
    host.server(&Command::Deal).unwrap();
    assert_eq!((host.table.stage(), host.table.commitment()), (Phase::Running, commitment));
    assert_eq!(dealt(&host), seed_of(&[(1, 101), (2, 102)]));
    let record = host.table.play().unwrap().record().write();
    let read = folsom_rules::text::record::Record::read(&record).unwrap();
    assert_eq!(read.shares, host.table.play().unwrap().record().shares);
    assert_eq!(read.shares.map(|shares| shares.added.len()), Some(2));
    host.finish();
    assert_eq!(host.table.disclosed_seed(), Some(Seed::from_number(SECRET)));
    assert_eq!(Table::read(&host.log).unwrap(), host.table);
}

#[test]
fn what_nobody_promised_is_not_waited_for() {
    let mut host = gathered();
    host.person(ANNA, &start()).unwrap();
    assert_eq!((host.table.stage(), dealt(&host)), (Phase::Running, Seed::from_number(SECRET)));
    // Nor is somebody who is away.
    let mut host = gathered();
    host.person(CARA, &promises(3, 103)).unwrap();
    host.presence.disconnect(CARA, host.now);
    host.person(ANNA, &start()).unwrap();
    assert_eq!((host.table.stage(), dealt(&host)), (Phase::Running, Seed::from_number(SECRET)));
    assert!(host.table.deal().seats().is_empty());
    assert_eq!(host.person(CARA, &promises(3, 104)).unwrap_err(), Refusal::Begun);
}

#[test]
fn a_promise_is_ones_own_and_can_be_renewed_until_the_start() {
    let mut host = gathered();
    assert_eq!(host.person(BORIS, &promises(1, 101)).unwrap_err(), Refusal::NotYourSeat);
    assert_eq!(host.person(BORIS, &promises(4, 101)).unwrap_err(), Refusal::NoSuchSeat);
    assert_eq!(host.person(BORIS, &reveals(2, 101)).unwrap_err(), Refusal::NotBegun);
    host.person(BORIS, &promises(2, 102)).unwrap();
    assert_eq!(host.person(BORIS, &promises(2, 102)).unwrap_err(), Refusal::AlreadyDecided);
    host.person(BORIS, &promises(2, 202)).unwrap();
    assert_eq!(host.table.deal().promise(seat(2)), Some(hash(2, 202)));
    host.person(ANNA, &start()).unwrap();
    assert_eq!(host.person(BORIS, &reveals(2, 102)).unwrap_err(), Refusal::WrongNonce);
    assert_eq!(host.person(CARA, &reveals(3, 103)).unwrap_err(), Refusal::NotAsked);
    host.person(BORIS, &reveals(2, 202)).unwrap();
    assert_eq!(host.person(BORIS, &reveals(2, 202)).unwrap_err(), Refusal::AlreadyDecided);
}

#[test]
fn another_seat_can_not_take_over_a_promise() {
    let mut host = gathered();
    host.person(ANNA, &promises(1, 101)).unwrap();
    host.person(BORIS, &Command::Promise { seat: seat(2), hash: hash(1, 101) }).unwrap();
    host.person(ANNA, &start()).unwrap();
    assert_eq!(host.person(BORIS, &reveals(2, 101)).unwrap_err(), Refusal::WrongNonce);
}

#[test]
fn a_promise_goes_with_whoever_made_it() {
    let changes: [(Actor, Command); 3] = [
        (Actor::Person(BORIS), Command::Leave { seat: seat(2) }),
        (Actor::Server, Command::Move { seat: seat(2), person: ANNA_AT_WORK }),
        (
            Actor::Person(ANNA),
            Command::ChangeTerms(Terms { setup: Setup::new(Preset::Ru14, 2), ..base(2) }),
        ),
    ];
    for (actor, command) in changes {
        let mut host = gathered();
        host.person(BORIS, &promises(2, 102)).unwrap();
        host.person(CARA, &promises(3, 103)).unwrap();
        match actor {
            Actor::Person(person) => host.person(person, &command).unwrap(),
            Actor::Server => host.server(&command).unwrap(),
        };
        let kept = if matches!(command, Command::ChangeTerms(_)) { seat(2) } else { seat(3) };
        assert_eq!(host.table.deal().seats().only(), Some(kept), "{command:?}");
    }
}

#[test]
fn nothing_else_moves_while_the_cards_are_dealt() {
    let mut host = dealing();
    for (person, command) in [
        (ANNA, Command::ChangeTerms(base(4))),
        (ANNA, start()),
        (ANNA, Command::Leave { seat: seat(2) }),
        (BORIS, Command::Leave { seat: seat(2) }),
        (ANNA, bot(3)),
        (CARA, promises(3, 103)),
        (BORIS, promises(2, 202)),
    ] {
        assert_eq!(host.person(person, &command).unwrap_err(), Refusal::Dealing, "{command:?}");
    }
    assert_eq!(host.person(ANNA_AT_WORK, &sit(1, "Dmitri")).unwrap_err(), Refusal::SeatTaken);
    assert_eq!(host.person(ANNA, &Command::Deal).unwrap_err(), Refusal::NotServer);
    // Their device may change, and the table may be closed.
    host.server(&Command::Move { seat: seat(2), person: ANNA_AT_WORK }).unwrap();
    host.person(ANNA, &Command::Close).unwrap();
    assert_eq!((host.table.stage(), host.due()), (Phase::Closed, Due::Nothing));
    assert_eq!(host.table.disclosed_seed(), Some(Seed::from_number(SECRET)));
}

#[test]
fn who_is_silent_adds_nothing_and_the_others_begin_anew() {
    let mut host = dealing();
    host.person(ANNA, &reveals(1, 101)).unwrap();
    host.now = START.after(PATIENCE);
    assert_eq!(host.due(), Due::Deal);
    host.server(&Command::Deal).unwrap();
    assert_eq!(host.table.deal().asks(), Some(Asks::Promises));
    assert_eq!(host.table.deal().silent().only(), Some(seat(2)));
    assert_eq!(host.table.deal().nonce(seat(1)), None, "what was revealed is not dealt from");
    assert_eq!(host.person(BORIS, &promises(2, 202)).unwrap_err(), Refusal::Dealing);
    assert_eq!(host.person(ANNA, &reveals(1, 101)).unwrap_err(), Refusal::TooEarly);
    host.person(ANNA, &promises(1, 201)).unwrap();
    assert_eq!(host.table.deal().asks(), Some(Asks::Nonces));
    assert_eq!(host.person(BORIS, &reveals(2, 102)).unwrap_err(), Refusal::NotAsked);
    host.person(ANNA, &reveals(1, 201)).unwrap();
    host.server(&Command::Deal).unwrap();
    assert_eq!(dealt(&host), seed_of(&[(1, 201)]));
    let shares = host.table.play().unwrap().record().shares.clone().unwrap();
    assert_eq!(shares.silent.only(), Some(seat(2)));
}

#[test]
fn if_nobody_is_left_the_secret_is_dealt_from() {
    let mut host = dealing();
    host.now = host.now.after(PATIENCE);
    host.server(&Command::Deal).unwrap();
    assert_eq!(host.due(), Due::Deal);
    host.server(&Command::Deal).unwrap();
    assert_eq!((host.table.stage(), dealt(&host)), (Phase::Running, Seed::from_number(SECRET)));
    assert_eq!(host.table.play().unwrap().record().shares, None);

    // The same if somebody does not promise anew.
    let mut host = dealing();
    host.person(BORIS, &reveals(2, 102)).unwrap();
    host.now = host.now.after(PATIENCE);
    host.server(&Command::Deal).unwrap();
    host.now = host.now.after(PATIENCE);
    host.server(&Command::Deal).unwrap();
    assert_eq!(host.table.deal().silent().len(), 2);
    host.server(&Command::Deal).unwrap();
    assert_eq!(dealt(&host), Seed::from_number(SECRET));
}

#[test]
fn nobody_is_given_up_while_nobody_is_there() {
    let mut host = dealing();
    for person in [ANNA, BORIS, CARA] {
        host.presence.disconnect(person, host.now);
    }
    host.now = host.now.after(10 * PATIENCE);
    assert_eq!(host.due(), Due::Nothing);
    host.presence.connect(CARA);
    host.server(&Command::Resume).unwrap();
    assert_eq!(host.due(), Due::At(host.now.after(PATIENCE)), "the time begins anew");
}

#[test]
fn a_table_that_begins_at_once_waits_for_what_its_players_will_promise() {
    let mut host = gathered();
    let awaited = [seat(1), seat(2)].into_iter().collect();
    let begin = Command::Start { seed: Seed::from_number(7), table: TABLE.to_owned(), awaited };
    host.person(ANNA, &begin).unwrap();
    assert_eq!(host.table.deal().asks(), Some(Asks::Promises));
    host.person(ANNA, &promises(1, 101)).unwrap();
    assert_eq!(host.person(ANNA, &promises(1, 201)).unwrap_err(), Refusal::Dealing);
    host.now = host.now.after(PATIENCE);
    host.server(&Command::Deal).unwrap();
    assert_eq!(host.table.deal().asks(), Some(Asks::Nonces), "Boris has not promised anything");
    assert_eq!(host.due(), Due::At(host.now.after(PATIENCE)));
    host.person(ANNA, &reveals(1, 101)).unwrap();
    host.server(&Command::Deal).unwrap();
    assert_eq!(dealt(&host), seed_of(&[(1, 101)]));
}

#[test]
fn a_log_deals_from_nothing_but_what_all_have_revealed() {
    let mut host = dealing();
    let refuses = |host: &Host, what: Happened| {
        let mut table = host.table.clone();
        assert!(table.apply(&Entry { at: host.now, what: what.clone() }).is_err(), "{what:?}");
        assert_eq!(table, host.table);
    };
    let started = |seed: Seed| Happened::Started { seed: seed.to_string() };
    let revealed = |number, nonce| Happened::Revealed {
        seat: seat(number),
        nonce: Seed::from_number(nonce).to_string(),
    };
    refuses(&host, started(Seed::from_number(SECRET)));
    refuses(&host, started(seed_of(&[(1, 101), (2, 102)])));
    refuses(&host, revealed(1, 102));
    refuses(&host, revealed(3, 103));
    refuses(&host, Happened::Silent { seats: vec![] });
    refuses(&host, Happened::Silent { seats: vec![seat(3)] });
    refuses(&host, Happened::Promised { seat: seat(3), hash: hash(3, 103).to_string() });
    refuses(&host, Happened::Dealing { table: TABLE.to_owned(), seats: vec![seat(1)] });
    refuses(&host, Happened::TermsChanged { terms: base(4) });
    refuses(&host, Happened::Freed { seat: seat(1) });
    host.person(ANNA, &reveals(1, 101)).unwrap();
    refuses(&host, started(seed_of(&[(1, 101)])));
    refuses(&host, revealed(1, 101));
    refuses(&host, Happened::Silent { seats: vec![seat(1), seat(2)] });
    host.person(BORIS, &reveals(2, 102)).unwrap();
    refuses(&host, started(Seed::from_number(SECRET)));
    refuses(&host, started(seed_of(&[(1, 101)])));
    assert!(!format!("{:?}", host.table).contains(&Seed::from_number(101).to_string()));

    let before = gathered();
    for seats in [vec![], vec![seat(4)]] {
        refuses(&before, Happened::Dealing { table: TABLE.to_owned(), seats });
    }
    for table in ["", "a b", "a\nb"] {
        refuses(&before, Happened::Dealing { table: table.to_owned(), seats: vec![seat(1)] });
    }
}
