//! In this build a rule and a preset are changed on purpose. That the frozen games bear it is shown by the other tests, which are the same
//! as ever; here is shown that there is something to bear.

use folsom_rules::text::record::Record;
use folsom_rules::{Preset, RuleSet, RulesVersion, SeatSet, Seed, Setup, TucoFires};
use folsom_table::{
    Actor, Command, Due, Entry, Happened, Name, Person, Phase, Presence, Refusal, Table, Terms, Time,
};

use crate::frozen::{all, read_log};

const NOW: Time = Time(2_000_000_000_000);

/// How many of so many.
fn share(count: usize, of: usize) -> String {
    format!("{count} of {of}")
}

#[test]
fn played_by_the_changed_rule_old_games_would_be_damaged() {
    let games = all();
    let changed = |record: &Record| {
        let text = record.write().replacen("rules-version: 1\n", "rules-version: changed\n", 1);
        Record::read(&text).is_err()
    };
    let damaged = games.iter().filter(|game| changed(&game.record())).count();
    assert!(damaged * 2 > games.len(), "{}", share(damaged, games.len()));
}

#[test]
fn old_games_keep_the_preset_that_they_were_played_by() {
    let games: Vec<_> =
        all().into_iter().filter(|game| game.preset() == Some(Preset::Ru18Advanced)).collect();
    assert!(!games.is_empty());
    for game in &games {
        assert_eq!(game.record().setup.rules.tuco_fires, TucoFires::Up, "{game}");
    }
}

#[test]
fn new_games_are_played_by_the_changed_rules() {
    let rules = RuleSet::from(Preset::Ru18Advanced);
    assert_eq!((rules.version, rules.tuco_fires), (RulesVersion::Changed, TucoFires::BothWays));
    let record = Record::new(Setup::new(rules, 3), Seed::from_number(1));
    let text = record.write();
    assert!(text.contains("rules-version: changed\n") && text.contains(" tuco-fires=both-ways "), "{text}");
    assert_eq!(Record::read(&text), Ok(record));

    for game in all() {
        let terms = Table::read(&game.log()).expect("it opens").terms().renewed();
        assert_eq!(terms.setup.rules.version, RulesVersion::Changed, "another game of the same");
    }
}

/// A game of a version that is only replayed, in its middle.
#[test]
fn a_running_game_by_retired_rules_is_closed_but_can_be_read_and_replayed() {
    let game = all().into_iter().find(|game| game.folder == "1").expect("a game with a version");
    let retired = game.log_text().replacen(r"rules-version: 1\n", r"rules-version: retired\n", 1);
    let log = read_log(&retired);
    let whole = Table::read(&log).expect("all of it is read");
    assert_eq!(whole.stage(), Phase::Over);

    let table = Table::read(&log[..log.len() / 2]).expect("half of it is read");
    assert_eq!(table.stage(), Phase::Closed);
    let play = table.play().expect("it has begun");
    assert_eq!(Record::read(&play.record().write()).as_ref(), Ok(play.record()));

    let mut presence = Presence::new(NOW);
    presence.connect(table.host());
    assert_eq!(table.due(&presence, NOW), Due::Nothing);
    let asked = play.game().prompt().expect("somebody is asked");
    let choice =
        play.game().view(folsom_rules::Viewer::Seat(asked.seat)).choices().expect("choices").get(0);
    let choose = Command::Choose { seat: asked.seat, number: play.number(), choice };
    for chair in table.chairs() {
        let Some(person) = chair.person() else { continue };
        let refused = table.decide(Actor::Person(person), &choose, &presence, NOW);
        assert_eq!(refused, Err(Refusal::RetiredRules));
    }
    let closed = table.decide(Actor::Server, &Command::Close, &presence, NOW).expect("it can be closed");
    assert_eq!(closed.what, Happened::Closed);
}

#[test]
fn a_table_that_has_not_begun_needs_other_terms() {
    let anna = Person(1);
    let mut terms = Terms::new(Setup::new(Preset::Ru14, 2));
    terms.setup.rules.version = RulesVersion::Retired;
    let mut table =
        Table::open(&Entry { at: NOW, what: Happened::Opened { host: anna, terms, seed: None } })
            .expect("it opens");
    let presence = Presence::new(NOW);
    let mut act = |command: Command| {
        let entry = table.decide(Actor::Person(anna), &command, &presence, NOW)?;
        table.apply(&entry).expect("what was decided can be");
        Ok::<(), Refusal>(())
    };
    let name = Name::new("Anna").expect("a name");
    for seat in [0, 1].map(|number| folsom_rules::Seat::new(number).expect("a seat")) {
        act(Command::Sit { seat, name: name.clone() }).expect("people gather");
    }
    let start =
        || Command::Start { seed: Seed::from_number(1), table: "t1".to_owned(), awaited: SeatSet::EMPTY };
    assert_eq!(act(start()), Err(Refusal::RetiredRules));
    act(Command::ChangeTerms(Terms::new(Setup::new(Preset::Ru14, 2)))).expect("something else");
    act(start()).expect("it begins");
}
