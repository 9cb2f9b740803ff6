//! Rated tables: nobody plays against themselves, and nobody gets out of it.

use super::*;
use crate::{Chair, Regular};

fn rated() -> Host {
    Host::open(Terms { public: true, rated: true, ..base(3) })
}

fn regular(handle: &str, device: u64) -> Regular {
    Regular { handle: handle.to_owned(), device }
}

fn known(number: usize, who: &str, device: u64) -> Command {
    Command::SitKnown { seat: seat(number), name: name(who), regular: regular(who, device) }
}

#[test]
fn everybody_has_one_chair_and_a_device_of_their_own() {
    let mut host = rated();
    let plain = Command::Sit { seat: seat(1), name: name("Anna") };
    assert_eq!(host.person(ANNA, &plain).unwrap_err(), Refusal::RatedTable, "nobody knows who that is");
    host.person(ANNA, &known(1, "Anna", 7)).unwrap();
    assert_eq!(host.person(ANNA, &known(2, "Anna", 7)).unwrap_err(), Refusal::AlreadySeated);
    assert_eq!(
        host.person(ANNA, &known(2, "Anna", 8)).unwrap_err(),
        Refusal::AlreadySeated,
        "on no other device either"
    );
    assert_eq!(host.person(BORIS, &known(2, "Boris", 7)).unwrap_err(), Refusal::SameDevice);
    host.person(BORIS, &known(2, "Boris", 8)).unwrap();
    assert_eq!(host.table.chairs()[1].regular(), Some(&regular("Boris", 8)));
    // Whoever gets up leaves room for another.
    host.person(BORIS, &Command::Leave { seat: seat(2) }).unwrap();
    host.person(CARA, &known(2, "Cara", 8)).unwrap();
    assert_eq!(Table::read(&host.log).unwrap(), host.table);
}

#[test]
fn what_would_make_a_result_worth_nothing_is_refused() {
    let mut host = rated();
    for terms in [base(3), Terms { public: true, ..base(3) }, Terms { rated: true, ..base(3) }] {
        assert_eq!(host.person(ANNA, &Command::ChangeTerms(terms)).unwrap_err(), Refusal::RatedTable);
    }
    host.person(ANNA, &Command::ChangeTerms(Terms { public: true, rated: true, ..base(2) })).unwrap();
    let mut unrated = Host::open(base(3));
    let terms = Terms { public: true, rated: true, ..base(3) };
    assert_eq!(unrated.person(ANNA, &Command::ChangeTerms(terms)).unwrap_err(), Refusal::RatedTable);
    host.person(ANNA, &known(1, "Anna", 7)).unwrap();
    host.person(BORIS, &known(2, "Boris", 8)).unwrap();
    host.person(ANNA, &start()).unwrap();
    assert_eq!(
        host.person(ANNA, &Command::Close).unwrap_err(),
        Refusal::RatedTable,
        "it may be that she loses"
    );
    assert_eq!(host.person(ANNA, &Command::GiveToBot { seat: seat(2) }).unwrap_err(), Refusal::RatedTable);
    let moves = Command::Move { seat: seat(2), person: CARA };
    assert_eq!(host.server(&moves).unwrap_err(), Refusal::RatedTable);
    host.person(BORIS, &Command::Leave { seat: seat(2) }).unwrap();
    assert_eq!(host.person(ANNA, &Command::Offer { seat: seat(2) }).unwrap_err(), Refusal::RatedTable);
    host.person(BORIS, &Command::Return { seat: seat(2) }).unwrap();
    assert_eq!(Table::read(&host.log).unwrap(), host.table);
}

#[test]
fn whoever_is_renamed_keeps_their_chair() {
    let mut host = Host::open(base(3));
    host.person(ANNA, &Command::Sit { seat: seat(1), name: name("Anna") }).unwrap();
    let rename = Command::Rename { seat: seat(1), name: name("Anja") };
    assert_eq!(host.person(BORIS, &rename.clone()).unwrap_err(), Refusal::NotYourSeat);
    host.person(ANNA, &rename).unwrap();
    assert!(
        matches!(&host.table.chairs()[0], Chair::Taken { person: ANNA, name: called, .. } if *called == name("Anja"))
    );
    let empty = Command::Rename { seat: seat(2), name: name("Anna") };
    assert_eq!(host.person(ANNA, &empty).unwrap_err(), Refusal::NotYourSeat);
    assert_eq!(Table::read(&host.log).unwrap(), host.table);
}
