//! The stored form: read back, and refused when it is damaged.

use super::pinned::pinned;
use super::*;
use crate::By;
use folsom_rules::Cast;

/// Before there were versions, terms named a preset and said only what differs from it.
#[test]
fn terms_without_a_version_are_read() {
    for (setup, expected) in [
        (r"rules: ru18-advanced\nseats: 3\nbandits: random\n", base(3).setup),
        (
            r"rules: couriers\nseats: 5\nadmitted: ghost cheyenne tuco django belle doc misty twinzz mei\nbandits: choose\n",
            Setup { cast: Cast::Choose, ..Setup::new(Preset::Couriers, 5) },
        ),
    ] {
        let text = format!(
            r#"{{"at":1,"what":"opened","host":"0000000000000000000000000000000a","terms":{{"setup":"{setup}","grace_ms":30000,"public":false}}}}"#
        );
        let entry: Entry = serde_json::from_str(&text).unwrap();
        assert_eq!(entry.what, Happened::Opened { host: ANNA, terms: Terms::new(expected), seed: None });
    }
}

/// Whoever was called something when that could be a name is still called so.
#[test]
fn names_that_nobody_could_choose_today_are_read() {
    for name in ["\u{3164}", "Anna\u{2800}", "\u{e0041}"] {
        let text = format!(
            r#"{{"at":1,"what":"sat","seat":"seat1","person":"0000000000000000000000000000000a","name":"{name}"}}"#
        );
        let entry: Entry = serde_json::from_str(&text).unwrap();
        assert_eq!(serde_json::to_string(&entry).unwrap(), text);
        assert_ne!(Name::new(name).as_ref().map(Name::as_str), Some(name));
    }
}

/// A log from before the host had to offer it.
#[test]
fn a_chair_that_was_left_and_taken_without_the_hosts_consent_is_read() {
    let mut host = Host::started(base(3));
    host.person(BORIS, &Command::Leave { seat: seat(2) }).unwrap();
    let sat =
        Entry { at: host.now, what: Happened::Sat { seat: seat(2), person: CARA, name: name("Cara") } };
    host.table.apply(&sat).unwrap();
    assert_eq!(host.table.chairs()[1].player(), Some(CARA));
}

#[test]
fn every_level_has_a_name_that_is_read_back() {
    for level in BotLevel::ALL {
        let entry = Entry { at: START, what: Happened::BotSat { seat: seat(1), level } };
        let text = serde_json::to_string(&entry).unwrap();
        assert_eq!(serde_json::from_str::<Entry>(&text).unwrap(), entry);
    }
}

#[test]
fn lines_that_are_no_entries_are_refused() {
    for text in [
        "",
        "{}",
        "null",
        r#"{"at":1}"#,
        r#"{"at":1,"what":"flown"}"#,
        r#"{"at":-1,"what":"closed"}"#,
        r#"{"what":"closed"}"#,
        r#"{"at":1,"what":"freed","seat":"seat0"}"#,
        r#"{"at":1,"what":"freed","seat":"seat10"}"#,
        r#"{"at":1,"what":"freed","seat":1}"#,
        r#"{"at":1,"what":"bot-sat","seat":"seat1","level":"sheriff"}"#,
        r#"{"at":1,"what":"handed-over","to":"a"}"#,
        r#"{"at":1,"what":"handed-over","to":"+000000000000000000000000000000a"}"#,
        r#"{"at":1,"what":"sat","seat":"seat1","person":"0000000000000000000000000000000a","name":""}"#,
        r#"{"at":1,"what":"chose","seat":"seat1","choice":"draw","by":"nobody"}"#,
        r#"{"at":1,"what":"opened","host":"0000000000000000000000000000000a","terms":{"setup":"rules: x","grace_ms":1,"public":true}}"#,
    ] {
        assert!(serde_json::from_str::<Entry>(text).is_err(), "{text}");
    }
}

#[test]
fn a_table_is_the_sum_of_its_entries() {
    let mut host = Host::started(with_clock(5_000, 5_000));
    while host.step().is_some() {
        host.wait(1_000);
    }
    let lines: Vec<_> = host.log.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
    let entries: Vec<Entry> = lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let table = Table::read(&entries).unwrap();
    assert_eq!(table, host.table);
    assert_eq!(table.entries(), entries.len() as u64);
    assert_eq!(table.stage(), Phase::Over);
}

/// That an entry can't follow what happened, and that the table stays as it was.
fn damaged(host: &Host, what: Happened) {
    let mut table = host.table.clone();
    let error = table.apply(&Entry { at: host.now, what: what.clone() }).expect_err(&format!("{what:?}"));
    assert_eq!(error.number, host.table.entries());
    assert!(!error.reason.to_string().is_empty());
    assert_eq!(table, host.table, "{what:?}");
}

#[test]
fn a_log_begins_with_an_opening_that_can_be() {
    assert_eq!(Table::read(&[]).unwrap_err().to_string(), "entry 0: there is no entry");
    assert!(Table::open(&Entry { at: START, what: Happened::Closed }).is_err());
    let impossible = Happened::Opened { host: ANNA, terms: base(7), seed: None };
    assert!(Table::open(&Entry { at: START, what: impossible }).is_err());
}

#[test]
fn before_the_start_a_log_has_no_part_of_a_game() {
    let mut host = Host::open(base(3));
    host.person(BORIS, &sit(1, "Boris")).unwrap();
    let seed = Seed::from_number(7).to_string();
    damaged(&host, Happened::Opened { host: ANNA, terms: base(3), seed: None });
    damaged(&host, Happened::TermsChanged { terms: base(9) });
    damaged(&host, Happened::Sat { seat: seat(1), person: CARA, name: name("Cara") });
    damaged(&host, Happened::Sat { seat: seat(4), person: CARA, name: name("Cara") });
    damaged(&host, Happened::BotSat { seat: seat(1), level: BotLevel::Greenhorn });
    damaged(&host, Happened::BotSat { seat: seat(9), level: BotLevel::Greenhorn });
    damaged(&host, Happened::Freed { seat: seat(2) });
    damaged(&host, Happened::Freed { seat: seat(5) });
    damaged(&host, Happened::Left { seat: seat(1) });
    damaged(&host, Happened::Given { seat: seat(1) });
    damaged(&host, Happened::Returned { seat: seat(1) });
    damaged(&host, Happened::Moved { seat: seat(2), person: CARA });
    damaged(&host, Happened::Moved { seat: seat(8), person: CARA });
    damaged(&host, Happened::Started { seed: seed.clone() });
    damaged(&host, Happened::Chose { seat: seat(1), choice: "draw".to_owned(), by: By::Player });
    damaged(&host, Happened::Rematched { table: "b2".to_owned() });
    host.person(ANNA, &bot(2)).unwrap();
    host.person(ANNA, &bot(3)).unwrap();
    for text in ["", "7", &seed[1..], &format!("{seed}0"), &"g".repeat(64), &"ж".repeat(32)] {
        damaged(&host, Happened::Started { seed: text.to_owned() });
    }
}

#[test]
fn while_the_game_runs_a_log_has_only_what_can_be() {
    let mut host = Host::started(base(3));
    host.ask(2);
    let chose = |number, choice: &str| {
        let choice = choice.to_owned();
        Happened::Chose { seat: seat(number), choice, by: By::Player }
    };
    damaged(&host, Happened::Opened { host: ANNA, terms: base(3), seed: None });
    damaged(&host, Happened::TermsChanged { terms: base(4) });
    damaged(&host, Happened::TermsChanged { terms: base(2) });
    damaged(&host, Happened::Started { seed: Seed::from_number(8).to_string() });
    damaged(&host, Happened::Sat { seat: seat(2), person: CARA, name: name("Cara") });
    damaged(&host, Happened::BotSat { seat: seat(3), level: BotLevel::Outlaw });
    damaged(&host, Happened::Freed { seat: seat(2) });
    damaged(&host, Happened::Left { seat: seat(3) });
    damaged(&host, Happened::Returned { seat: seat(2) });
    damaged(&host, Happened::Given { seat: seat(9) });
    damaged(&host, Happened::Rematched { table: "b2".to_owned() });
    damaged(&host, chose(1, "draw"));
    damaged(&host, chose(9, "draw"));
    for text in ["", "fly", "bandit ghost", "play", "play play", "marshal 99999999999999999999", "жжж"] {
        damaged(&host, chose(2, text));
    }
    host.person(BORIS, &Command::Leave { seat: seat(2) }).unwrap();
    damaged(&host, Happened::Left { seat: seat(2) });
    damaged(&host, Happened::Given { seat: seat(2) });
}

#[test]
fn after_the_end_a_log_has_no_decisions_and_after_closing_nothing() {
    let mut host = Host::started(base(3));
    host.finish();
    damaged(&host, Happened::Chose { seat: seat(2), choice: "draw".to_owned(), by: By::Player });
    damaged(&host, Happened::Sat { seat: seat(2), person: CARA, name: name("Cara") });
    damaged(&host, Happened::Left { seat: seat(2) });
    host.person(ANNA, &Command::Close).unwrap();
    for (what, _) in pinned() {
        damaged(&host, what);
    }
}

#[test]
fn a_log_with_any_one_line_missing_or_doubled_is_read_or_refused_without_a_panic() {
    let mut host = Host::started(base(3));
    host.finish();
    let mut refused = 0;
    for index in 0..host.log.len() {
        let mut missing = host.log.clone();
        missing.remove(index);
        let mut doubled = host.log.clone();
        doubled.insert(index, host.log[index].clone());
        refused += [missing, doubled].iter().filter(|log| Table::read(*log).is_err()).count();
    }
    assert!(refused > host.log.len(), "{refused}");
}

#[test]
fn what_is_printed_of_a_table_keeps_its_secrets() {
    let host = Host::started(base(3));
    let text = format!("{:?} {:?}", host.table, host.presence);
    assert!(!text.contains(&Seed::from_number(7).to_string()));
    assert!(!text.contains(&ANNA.write()));
}
