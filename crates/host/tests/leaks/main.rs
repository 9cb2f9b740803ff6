//! Whole games of every kind at tables without a server: whatever a host tells anybody is compared with what they may know.

mod party;

use folsom_audit::{Course, Twins, audit, compare_with_twins, expected_replay};
use folsom_host::{WhoseEyes, read_entry, replay};
use folsom_rules::{BanditSet, Cast, Preset, RuleSet, Setup, Viewer};
use folsom_table::{Entry, Person};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use party::Party;

/// One in so many messages is compared with what would have been sent in another world.
const ONE_IN: usize = 4;

/// A preset with several numbers of seats, with pairs, and for experts who choose among all nine bandits.
fn tables_of(preset: Preset) -> impl Iterator<Item = Setup> {
    let plain = [2, 3, 5, 9].map(|seats| Setup::new(preset, seats));
    let pairs = Setup { pairs: true, ..Setup::new(preset, 3) };
    let experts = Setup {
        rules: RuleSet { expert: true, ..preset.into() },
        admitted: BanditSet::ALL,
        cast: Cast::Choose,
        ..Setup::new(preset, 4)
    };
    plain.into_iter().chain([pairs, experts]).filter(|setup| setup.check().is_ok())
}

#[test]
fn nobody_is_told_more_than_they_may_know() {
    let mut twins = Twins::default();
    let mut games = 0;
    for (number, setup) in Preset::ALL.iter().flat_map(|preset| tables_of(*preset)).enumerate() {
        let mut party = Party::gather(&setup, number as u64);
        party.play();
        let course = Course::read(&party.id(), party.log());
        audit(&course, party.tapes());
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        for tape in party.tapes() {
            let compared = compare_with_twins(&course, tape, ONE_IN, &mut dice);
            twins += compared.unwrap_or_else(|difference| panic!("{setup:?}: {difference}"));
        }
        games += 1;
    }
    assert!(twins.compared > 15 * games, "{twins:?} in {games} games");
    assert!(twins.compared > twins.came_to_light, "{twins:?}");
}

/// While a game runs everybody has their own eyes only; afterwards everything is open.
#[test]
fn a_replay_shows_what_these_eyes_saw_and_nobody_has_others() {
    let mut party = Party::gather(&Setup::new(Preset::CouriersBetrayal, 4), 7);
    party.play_some(40);
    let now = |party: &Party, person, eyes| {
        let entries: Vec<Entry> = party.log().iter().map(|text| read_entry(text).unwrap()).collect();
        replay(party.table_id(), &entries, person, eyes)
    };
    let seats: Vec<Viewer> = party.seats().map(Viewer::Seat).collect();
    for (owner, &viewer) in seats.iter().enumerate() {
        for (other, &eyes) in seats.iter().enumerate() {
            let told = now(&party, party.person(owner), WhoseEyes::Viewer(eyes));
            assert_eq!(told.is_ok(), owner == other, "{viewer} with the eyes of {eyes}");
        }
        assert!(now(&party, party.person(owner), WhoseEyes::Open).is_err());
        assert!(now(&party, Person(99), WhoseEyes::Viewer(viewer)).is_err(), "a stranger");
        let course = Course::read(&party.id(), party.log());
        let told = now(&party, party.person(owner), WhoseEyes::Viewer(viewer)).unwrap();
        assert_eq!(serde_json::to_value(told).unwrap(), expected_replay(&course, Some(viewer)));
    }
    party.play();
    let course = Course::read(&party.id(), party.log());
    let told = now(&party, Person(99), WhoseEyes::Open).unwrap();
    assert_eq!(serde_json::to_value(told).unwrap(), expected_replay(&course, None));
}
