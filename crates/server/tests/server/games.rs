//! Whole games of every kind over real sockets. Whatever anybody is told is compared with what they may know.

use folsom_protocol::{BotLevel, ChairPlan, Wish};
use folsom_rules::{Bandit, BanditSet, CarKind, Cast, Format, Indexed, Preset, RuleSet, Seat, Setup};
use folsom_server::bus::Network;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::audit::{Course, Twins, audit, compare_with_twins};
use crate::client::Client;
use crate::house::{House, fetch, table};
use crate::playing::play_all;

/// One in so many messages is compared with what would have been sent in another world.
const ONE_IN: usize = 4;

/// Who comes to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Company {
    /// Somebody for each chair.
    Everybody,
    /// One for all chairs, on one connection.
    PassAndPlay,
    /// One with two chairs, if there are as many, one with another, and bots.
    SomeBots,
}

impl Company {
    const ALL: [Self; 3] = [Self::Everybody, Self::PassAndPlay, Self::SomeBots];

    /// Opens a table and sits down, the host first.
    async fn gather(self, house: &House, setup: &Setup) -> (String, Vec<Client>) {
        let me = || ChairPlan::Me { name: None };
        let chairs = match self {
            Self::Everybody => return house.company(setup).await,
            Self::PassAndPlay => vec![me(); setup.seats],
            Self::SomeBots => {
                let bot = |number| if number % 2 == 0 { BotLevel::Greenhorn } else { BotLevel::Outlaw };
                let chair = |number| match number {
                    0 => me(),
                    1 if setup.seats > 2 => ChairPlan::Empty {},
                    2 if setup.seats > 3 => me(),
                    _ => ChairPlan::Bot { level: bot(number) },
                };
                (0..setup.seats).map(chair).collect()
            }
        };
        let empty = chairs.iter().position(|chair| *chair == ChairPlan::Empty {});
        let host = house.visitor().await;
        let id = host.open_table(&table(setup, chairs, false)).await.unwrap();
        let mut clients = vec![Client::join(&host, &id, None).await];
        if let Some(empty) = empty {
            let mut other = house.guest(&id).await;
            other.sit(Seat::at(empty)).await;
            clients.push(other);
        }
        (id, clients)
    }
}

/// Plays a game and compares all that was heard with what each may know.
async fn play(house: &House, setup: &Setup, company: Company, number: u64) -> Twins {
    let (id, mut clients) = company.gather(house, setup).await;
    let spectator = house.guest(&id).await;
    let host = clients[0].visitor.clone();
    clients[0].get(Wish::Start {}).await;
    let mut tapes = play_all(clients, number).await;
    let log = house.log(&id).await;
    tapes.push(spectator.watch_until(log.len() as u64 - 1).await);

    let course = Course::read(&id, &log);
    let record = fetch(&host, &format!("/api/tables/{id}/record")).await.body;
    course.fits_record(&record);
    audit(&course, &tapes);
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut twins = Twins::default();
    for tape in &tapes {
        let compared = compare_with_twins(&course, tape, ONE_IN, &mut dice);
        twins += compared.unwrap_or_else(|difference| panic!("{company:?}: {difference}\n{record}"));
    }
    twins
}

/// Plays at all these tables, with one kind of company after another.
async fn play_at(tables: impl IntoIterator<Item = Setup>) {
    let house = House::open().await;
    let (mut twins, mut games) = (Twins::default(), 0);
    for (number, setup) in tables.into_iter().enumerate() {
        games += 1;
        let company = Company::ALL[number % Company::ALL.len()];
        twins += play(&house, &setup, company, number as u64).await;
    }
    // Some thirty of a game are drawn by lot.
    assert!(twins.compared > 15 * games, "{twins:?} in {games} games");
    assert!(twins.compared > twins.came_to_light, "{twins:?}");
    house.stop().await;
}

/// The four players of every preset are connected to three servers, one of which has the table; whoever looks on to a third.
#[tokio::test]
async fn nobody_is_told_more_than_they_may_know_among_several_servers() {
    let house = House::several(3, &Network::new()).await;
    let mut twins = Twins::default();
    for (preset, number) in Preset::ALL.iter().copied().zip(0..) {
        let setup = Setup::new(preset, 4);
        let seats = if setup.check().is_ok() { 4 } else { 3 };
        twins += play(&house, &Setup::new(preset, seats), Company::Everybody, number).await;
    }
    assert!(twins.compared > 15 * Preset::ALL.len(), "{twins:?}");
    house.stop().await;
}

/// A preset with every number of seats, with pairs, and for experts who choose among all nine bandits.
fn every_table_of(preset: Preset) -> impl Iterator<Item = Setup> {
    let plain = (2..=9).map(move |seats| Setup::new(preset, seats));
    let pairs = Setup { pairs: true, ..Setup::new(preset, 3) };
    let experts = [3, 4].map(|seats| Setup {
        rules: RuleSet { expert: true, ..preset.into() },
        admitted: BanditSet::ALL,
        cast: Cast::Choose,
        ..Setup::new(preset, seats)
    });
    plain.chain([pairs]).chain(experts).filter(|setup| setup.check().is_ok())
}

#[tokio::test]
async fn nobody_is_told_more_than_they_may_know_in_ru14() {
    play_at(every_table_of(Preset::Ru14)).await;
}

#[tokio::test]
async fn nobody_is_told_more_than_they_may_know_in_pl15() {
    play_at(every_table_of(Preset::Pl15)).await;
}

#[tokio::test]
async fn nobody_is_told_more_than_they_may_know_in_ru18_basic() {
    play_at(every_table_of(Preset::Ru18Basic)).await;
}

#[tokio::test]
async fn nobody_is_told_more_than_they_may_know_in_ru18_advanced() {
    play_at(every_table_of(Preset::Ru18Advanced)).await;
}

#[tokio::test]
async fn nobody_is_told_more_than_they_may_know_in_ua_basic() {
    play_at(every_table_of(Preset::UaBasic)).await;
}

#[tokio::test]
async fn nobody_is_told_more_than_they_may_know_in_ua_advanced() {
    play_at(every_table_of(Preset::UaAdvanced)).await;
}

#[tokio::test]
async fn nobody_is_told_more_than_they_may_know_with_couriers() {
    play_at(every_table_of(Preset::Couriers)).await;
}

#[tokio::test]
async fn nobody_is_told_more_than_they_may_know_in_betrayal() {
    play_at(every_table_of(Preset::CouriersBetrayal)).await;
}

#[tokio::test]
async fn nobody_is_told_more_than_they_may_know_where_bandits_and_cars_are_named() {
    use Bandit::{Belle, Cheyenne, Doc, Ghost, Tuco};
    let three = Setup {
        cast: Cast::Named(vec![Doc, Tuco, Cheyenne]),
        cars: Some(vec![CarKind::Mail, CarKind::Saloon, CarKind::Dining]),
        ..Setup::new(Preset::UaAdvanced, 3)
    };
    let team = Setup { cast: Cast::Named(vec![Ghost, Tuco, Belle, Doc]), ..Setup::new(Preset::Pl15, 2) };
    let pair = Setup {
        cast: Cast::Named(vec![Ghost, Tuco, Belle, Cheyenne]),
        ..Setup::new(Preset::Ru18Advanced, 2)
    };
    assert_eq!([&team, &pair].map(|setup| setup.format()), [Ok(Format::Team2014), Ok(Format::Pairs2018)]);
    play_at([three, team, pair]).await;
}
