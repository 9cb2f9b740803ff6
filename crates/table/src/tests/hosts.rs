//! What the host of a table may: the terms, the start, handing over, closing; and what follows a game.

use super::*;
use crate::{About, Chair, Commitment};

#[test]
fn the_terms_can_change_until_the_start() {
    let mut host = Host::open(base(3));
    host.person(BORIS, &sit(3, "Boris")).unwrap();
    assert_eq!(host.person(BORIS, &Command::ChangeTerms(base(4))).unwrap_err(), Refusal::NotHost);
    let news = host.person(ANNA, &Command::ChangeTerms(base(5))).unwrap();
    assert_eq!(news.about, About::Terms);
    assert_eq!(host.table.terms(), &base(5));
    assert_eq!(host.table.chairs()[2].person(), Some(BORIS), "who sits stays seated");
    assert_eq!(host.table.chairs()[3..], [Chair::Empty, Chair::Empty]);
    host.person(ANNA, &Command::ChangeTerms(base(2))).unwrap();
    assert_eq!(host.table.chairs(), [Chair::Empty, Chair::Empty], "as far as there are chairs");
    let impossible = host.person(ANNA, &Command::ChangeTerms(base(7))).unwrap_err();
    assert_eq!(impossible, Refusal::Terms(folsom_rules::SetupError::Seats(7)));

    let mut host = Host::started(base(3));
    assert_eq!(host.person(ANNA, &Command::ChangeTerms(base(3))).unwrap_err(), Refusal::Begun);
    assert_eq!(host.person(ANNA, &bot(3)).unwrap_err(), Refusal::Begun);
}

#[test]
fn a_game_starts_once_with_every_chair_taken() {
    let mut host = Host::open(base(2));
    assert_eq!(host.table.stage(), Phase::Open);
    assert_eq!(host.person(ANNA, &start()).unwrap_err(), Refusal::EmptySeats);
    host.person(ANNA, &bot(1)).unwrap();
    assert_eq!(host.person(ANNA, &start()).unwrap_err(), Refusal::EmptySeats);
    host.person(BORIS, &sit(2, "Boris")).unwrap();
    assert_eq!(host.person(BORIS, &start()).unwrap_err(), Refusal::NotHost);
    let news = host.person(ANNA, &start()).unwrap();
    assert_eq!(news.about, About::Started { commitment: Commitment::to(Seed::from_number(7)) });
    assert!(!news.events.is_empty());
    assert_eq!(host.table.stage(), Phase::Running);
    assert_eq!(host.person(ANNA, &start()).unwrap_err(), Refusal::Begun);
    assert_eq!(host.person(BORIS, &Command::Leave { seat: seat(1) }).unwrap_err(), Refusal::NotYourSeat);
}

#[test]
fn the_hash_of_a_seed_is_the_same_for_ever() {
    // sha256 of "folsom-seed 1\n" and the 32 bytes of the seed
    let known = "09e4a76334c05672be00eb51a7f0607fbe370d6d62a6ed8c7d3b5d4f66f9e39c";
    assert_eq!(Commitment::to(Seed::from_number(7)).to_string(), known);
    assert_ne!(Commitment::to(Seed::from_number(7)), Commitment::to(Seed::from_number(8)));
    let host = Host::started(base(3));
    let play = host.table.play().unwrap();
    assert_eq!(host.table.commitment(), Some(Commitment::to(Seed::from_number(7))));
    let line = format!("\ncommitment: {known}\n");
    assert!(play.record().write().contains(&line), "a record says what was published");
}

/// A table for Anna and a bot, with what will be dealt from.
fn sealed() -> Host {
    let mut host = Host::open(base(2));
    let seed = Some(Seed::from_number(9).to_string());
    let first = Entry { at: START, what: Happened::Opened { host: ANNA, terms: base(2), seed } };
    host.table = Table::open(&first).unwrap();
    host.log = vec![first];
    host
}

#[test]
fn what_is_dealt_from_is_promised_before_anybody_sits_down() {
    let mut host = sealed();
    let promised = Some(Commitment::to(Seed::from_number(9)));
    assert_eq!(host.table.commitment(), promised);
    assert_eq!(host.table.disclosed_seed(), None);
    host.person(ANNA, &sit(1, "Anna")).unwrap();
    host.person(ANNA, &bot(2)).unwrap();
    let other = Happened::Started { seed: Seed::from_number(7).to_string() };
    assert!(host.table.clone().apply(&Entry { at: host.now, what: other }).is_err(), "another deal");
    host.person(ANNA, &start()).unwrap();
    assert_eq!(host.table.play().unwrap().record().seed, Seed::from_number(9), "whatever the command says");
    assert_eq!((host.table.commitment(), host.table.disclosed_seed()), (promised, None));
    host.finish();
    assert_eq!(host.table.disclosed_seed(), Some(Seed::from_number(9)));
}

#[test]
fn a_table_that_is_closed_early_has_no_secrets_any_more() {
    let mut host = sealed();
    host.person(ANNA, &Command::Close).unwrap();
    assert_eq!(host.table.disclosed_seed(), Some(Seed::from_number(9)));
    let mut host = Host::started(base(3));
    assert!(!host.table.is_disclosed());
    host.person(ANNA, &Command::Close).unwrap();
    assert_eq!(host.table.disclosed_seed(), Some(Seed::from_number(7)));
}

#[test]
fn the_host_can_hand_over_to_somebody_who_plays() {
    let mut host = Host::open(base(3));
    host.person(BORIS, &sit(1, "Boris")).unwrap();
    let hand_over = |to| Command::HandOver { to };
    assert_eq!(host.person(BORIS, &hand_over(BORIS)).unwrap_err(), Refusal::NotHost);
    assert_eq!(host.person(ANNA, &hand_over(CARA)).unwrap_err(), Refusal::NobodyLikeThat);
    assert_eq!(host.person(ANNA, &hand_over(BORIS)).unwrap().about, About::Host);
    assert_eq!(host.table.host(), BORIS);
    assert_eq!(host.person(ANNA, &bot(2)).unwrap_err(), Refusal::NotHost);
    host.person(BORIS, &bot(2)).unwrap();

    let mut host = Host::started(base(3));
    host.person(BORIS, &Command::Leave { seat: seat(2) }).unwrap();
    assert_eq!(host.person(ANNA, &hand_over(BORIS)).unwrap_err(), Refusal::NobodyLikeThat, "he has left");
}

#[test]
fn nothing_happens_at_a_closed_table() {
    let mut host = Host::started(base(3));
    host.ask(1);
    let answer = host.answer();
    assert_eq!(host.person(BORIS, &Command::Close).unwrap_err(), Refusal::NotHost);
    assert_eq!(host.person(ANNA, &Command::Close).unwrap().about, About::Closed);
    assert_eq!(host.table.stage(), Phase::Closed);
    assert_eq!(host.due(), Due::Nothing);
    for command in [answer, sit(2, "Cara"), Command::Close, start(), Command::ChangeTerms(base(3))] {
        assert_eq!(host.person(ANNA, &command).unwrap_err(), Refusal::Closed);
    }
    for command in [Command::Resume, Command::Rematch { table: "b".to_owned() }, Command::Close] {
        assert_eq!(host.server(&command).unwrap_err(), Refusal::Closed);
    }
    let mut abandoned = Host::open(base(3));
    abandoned.server(&Command::Close).unwrap();
    assert_eq!(abandoned.table.stage(), Phase::Closed);
}

#[test]
fn a_rematch_follows_the_end() {
    let rematch = Command::Rematch { table: "b2".to_owned() };
    let mut host = Host::open(base(3));
    assert_eq!(host.server(&rematch).unwrap_err(), Refusal::NotBegun);
    let mut host = Host::started(base(3));
    assert_eq!(host.server(&rematch).unwrap_err(), Refusal::Begun);
    host.finish();
    assert_eq!(host.person(ANNA, &rematch).unwrap_err(), Refusal::NotServer);
    assert_eq!(host.table.rematch(), None);
    assert_eq!(host.server(&rematch).unwrap().about, About::Rematch { table: "b2".to_owned() });
    assert_eq!(host.table.rematch(), Some("b2"));
}

#[test]
fn the_server_plays_nobodys_part() {
    let mut host = Host::open(base(3));
    let limit = Command::LimitTalk(crate::Audience::Nobody);
    for command in [sit(1, "Anna"), bot(1), start(), limit] {
        assert_eq!(host.server(&command).unwrap_err(), Refusal::NotHost);
    }
    assert_eq!(host.person(ANNA, &Command::Resume).unwrap_err(), Refusal::NotServer);
}

#[test]
fn names_are_short_and_can_be_seen() {
    assert_eq!(name("  Anna \t Maria ").as_str(), "Anna Maria");
    assert_eq!(name(&"x".repeat(24)).as_str().len(), 24);
    assert_eq!(Name::new("\u{202e}annA").unwrap().as_str(), "annA");
    for text in ["", " ", "\n", "\u{200b}", Name::somebody().as_str(), &"x".repeat(25)] {
        assert_eq!(Name::new(text), None, "{text:?}");
    }
}

#[test]
fn every_refusal_has_a_code_of_its_own() {
    let codes: std::collections::BTreeSet<_> = Refusal::EACH.iter().map(Refusal::code).collect();
    assert_eq!(codes.len(), Refusal::EACH.len());
    for refusal in &Refusal::EACH {
        assert!(
            refusal.code().bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'),
            "{refusal:?}"
        );
        assert!(!refusal.to_string().is_empty());
    }
}

#[test]
fn a_host_who_vanishes_is_succeeded_by_a_player_who_is_there() {
    let mut host = Host::started(base(3));
    let succeed = |to| Command::HandOver { to };
    assert_eq!(host.table.heir(&host.presence), None, "Anna is there");
    assert_eq!(host.server(&succeed(BORIS)).unwrap_err(), Refusal::NotDue);
    host.presence.disconnect(ANNA, host.now);
    let from = host.now.after(60_000);
    assert_eq!(host.table.heir(&host.presence), Some((BORIS, from)));
    assert_eq!(host.server(&succeed(BORIS)).unwrap_err(), Refusal::NotDue, "not at once");
    host.now = from;
    assert_eq!(host.server(&succeed(CARA)).unwrap_err(), Refusal::NotDue, "she does not play");
    assert_eq!(host.server(&succeed(BORIS)).unwrap().about, About::Host);
    assert_eq!(host.table.host(), BORIS);

    host.presence.disconnect(BORIS, host.now);
    assert_eq!(host.table.heir(&host.presence), None, "nobody is there");
}
