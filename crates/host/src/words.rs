//! Tables in the words of the protocol, and back.

use folsom_id::TableId;
use folsom_protocol::{
    ByJson, ChairJson, ClockJson, DealAsks, DealJson, ShareJson, Sitter, SubstituteJson, TableJson,
    TableStage, TalkJson, TermsJson, TurnJson, Word, WrongSetup, YouJson,
};
use folsom_rules::text::Digest;
use folsom_rules::{Indexed, Seat, SeatSet, Seed, Setup};
use folsom_table::{
    Asks, Audience, By, Chair, ClockTerms, Name, Person, Phase, Refusal, Substitute, Table, Terms,
};

use crate::objection::Objection;
use crate::voices::voice;

/// No clock may be set to more than this.
const LONGEST_MS: u32 = 7 * 24 * 60 * 60 * 1000;
/// Nobody can decide faster than this, so no clock may be set to less.
const SHORTEST_MS: u32 = 1_000;

pub(crate) fn stage(stage: Phase) -> TableStage {
    match stage {
        Phase::Open | Phase::Dealing => TableStage::Open,
        Phase::Running => TableStage::Running,
        Phase::Over => TableStage::Over,
        Phase::Closed => TableStage::Closed,
    }
}

pub(crate) fn by(by: By) -> ByJson {
    match by {
        By::Player => ByJson::Player,
        By::Bot => ByJson::Bot,
        By::Substitute => ByJson::Substitute,
        By::Away => ByJson::Away,
        By::Clock => ByJson::Clock,
    }
}

fn talk(to: Audience) -> TalkJson {
    match to {
        Audience::Nobody => TalkJson::Nobody,
        Audience::Players => TalkJson::Players,
        Audience::Invited => TalkJson::Invited,
        Audience::Everybody => TalkJson::Everybody,
    }
}

pub(crate) fn read_talk(to: TalkJson) -> Audience {
    match to {
        TalkJson::Nobody => Audience::Nobody,
        TalkJson::Players => Audience::Players,
        TalkJson::Invited => Audience::Invited,
        TalkJson::Everybody => Audience::Everybody,
    }
}

pub(crate) fn terms(terms: &Terms) -> TermsJson {
    let short = |ms: u64| u32::try_from(ms).unwrap_or(u32::MAX);
    TermsJson {
        setup: (&terms.setup).into(),
        clock: terms.clock.map(|clock| ClockJson {
            decision_ms: short(clock.decision_ms),
            reserve_ms: short(clock.reserve_ms),
        }),
        grace_ms: Some(short(terms.grace_ms)),
        public: terms.public,
        rated: terms.rated,
    }
}

/// Whether a decision may take hours and days.
pub(crate) fn is_slow(terms: &TermsJson) -> bool {
    let clock = terms.clock.map(|clock| ClockTerms {
        decision_ms: clock.decision_ms.into(),
        reserve_ms: clock.reserve_ms.into(),
    });
    clock.is_some_and(ClockTerms::is_slow)
}

/// What somebody wants to play, if that can be.
pub(crate) fn read_terms(wanted: TermsJson) -> Result<Terms, Objection> {
    let TermsJson { setup, clock, grace_ms, public, rated } = wanted;
    let setup = Setup::try_from(setup).map_err(|wrong| match wrong {
        WrongSetup::Rules(error) => Refusal::Terms(error).into(),
        WrongSetup::Switch(error) => Objection::NotUnderstood(error.to_string()),
    })?;
    let in_bounds = |ms: u32, least: u32| (least..=LONGEST_MS).contains(&ms);
    if !clock
        .is_none_or(|clock| in_bounds(clock.decision_ms, SHORTEST_MS) && in_bounds(clock.reserve_ms, 0))
        || !grace_ms.is_none_or(|ms| in_bounds(ms, SHORTEST_MS))
    {
        return Err(Objection::NotUnderstood("a time is between a second and a week".to_owned()));
    }
    let clock = clock.map(|clock| ClockTerms {
        decision_ms: clock.decision_ms.into(),
        reserve_ms: clock.reserve_ms.into(),
    });
    if rated && !public {
        return Err(Refusal::RatedTable.into());
    }
    let usual = Terms::new(setup);
    Ok(Terms { clock, grace_ms: grace_ms.map_or(usual.grace_ms, u64::from), public, rated, ..usual })
}

/// A name as it is told. Whoever does not want to be known has none, and clients say so in the words of their reader.
pub(crate) fn name(name: &Name) -> String {
    if name.is_somebody() { String::new() } else { name.as_str().to_owned() }
}

/// What somebody wants to be called, if it can be a name.
///
/// # Errors
/// If it can't.
pub fn read_name(text: &str) -> Result<Name, Objection> {
    Name::new(text).ok_or(Objection::BadName)
}

pub(crate) fn read_hash(text: &str) -> Result<Digest, Objection> {
    Digest::from_hex(text).ok_or_else(|| not_bits("a hash"))
}

pub(crate) fn read_nonce(text: &str) -> Result<Seed, Objection> {
    Seed::from_hex(text).ok_or_else(|| not_bits("a nonce"))
}

fn not_bits(what: &str) -> Objection {
    Objection::NotUnderstood(format!("{what} is 64 hexadecimal digits"))
}

/// The chairs of a table with their seats.
pub(crate) fn chairs(table: &Table) -> impl Iterator<Item = (Seat, &Chair)> {
    table.chairs().iter().enumerate().map(|(index, chair)| (Seat::at(index), chair))
}

/// A table apart from its game, as everybody may know it.
#[must_use]
pub fn table(id: TableId, table: &Table) -> TableJson {
    let mut muted: Vec<u32> = table.muted().map(|person| voice(id, person)).collect();
    muted.sort_unstable();
    TableJson {
        table: id.to_string(),
        stage: stage(table.stage()),
        terms: terms(table.terms()),
        chairs: chairs(table)
            .map(|(seat, chair)| ChairJson { seat: Word(seat), who: sitter(chair, id, table) })
            .collect(),
        commitment: table.commitment().map(|hash| hash.to_string()),
        seed: table.disclosed_seed().map(|seed| seed.to_string()),
        deal: deal(table),
        rematch: table.rematch().map(str::to_owned),
        talk: talk(table.talk()),
        muted,
    }
}

/// What players add to the chance of a game. Nobody is shown what the others added before all of it is there.
fn deal(table: &Table) -> Option<DealJson> {
    let deal = table.deal();
    let share = |seat| ShareJson {
        seat: Word(seat),
        promise: deal.promise(seat).map(|hash| hash.to_string()),
        revealed: deal.nonce(seat).is_some(),
        nonce: deal.nonce(seat).filter(|_| table.play().is_some()).map(|nonce| nonce.to_string()),
    };
    let dealt = table.play().filter(|play| play.record().shares.is_some() && table.is_disclosed());
    let told = DealJson {
        asks: deal.asks().filter(|_| table.stage() == Phase::Dealing).map(|asks| match asks {
            Asks::Promises => DealAsks::Promises,
            Asks::Nonces => DealAsks::Nonces,
        }),
        shares: deal.seats().iter().map(share).collect(),
        silent: deal.silent().iter().map(Word).collect(),
        dealt_from: dealt.map(|play| play.record().seed.to_string()),
    };
    let is_nothing = told.asks.is_none() && told.shares.is_empty() && told.silent.is_empty();
    (!is_nothing).then_some(told)
}

fn sitter(chair: &Chair, id: TableId, table: &Table) -> Sitter {
    match chair {
        Chair::Empty => Sitter::Empty,
        Chair::Bot(level) => Sitter::Bot { level: *level },
        Chair::Taken { person, name: called, substitute, regular } => Sitter::Person {
            name: name(called),
            voice: voice(id, *person),
            host: *person == table.host(),
            handle: regular.as_ref().map(|regular| regular.handle.clone()),
            substitute: substitute.map(|why| match why {
                Substitute::Left => SubstituteJson::Left,
                Substitute::Offered => SubstituteJson::Offered,
                Substitute::Given => SubstituteJson::Given,
            }),
        },
    }
}

/// Who somebody is at a table.
#[must_use]
pub(crate) fn you(table: &Table, person: Person) -> YouJson {
    let substituted = |chair: &Chair| chair.person() == Some(person) && chair.player().is_none();
    YouJson {
        seats: table.seats_of(person).iter().map(Word).collect(),
        substituted: chairs(table)
            .filter(|(_, chair)| substituted(chair))
            .map(|(seat, _)| Word(seat))
            .collect(),
        host: table.host() == person,
    }
}

/// What those are called who have won, once the game is over: nothing if it is a bot, and an empty name if somebody does not want to be
/// known.
#[must_use]
pub fn winners(table: &Table) -> Vec<Option<String>> {
    let outcome = table.play().and_then(|play| play.game().outcome());
    let won = outcome.map_or(SeatSet::EMPTY, |outcome| outcome.winners);
    let called = |(_, chair): (Seat, &Chair)| match chair {
        Chair::Taken { name: called, .. } => Some(name(called)),
        Chair::Bot(_) | Chair::Empty => None,
    };
    chairs(table).filter(|(seat, _)| won.has(*seat)).map(called).collect()
}

/// Which decision is awaited; none at a table that was closed.
#[must_use]
pub fn turn(table: &Table) -> Option<TurnJson> {
    let play = table.play().filter(|_| table.stage() == Phase::Running)?;
    let seat = play.game().prompt()?.seat;
    let seats = 0..usize::from(play.game().board().seats);
    Some(TurnJson {
        number: u32::try_from(play.number()).unwrap_or(u32::MAX),
        seat: Word(seat),
        since: play.asked().0,
        deadline: play.clock().map(|clock| clock.deadline(seat.index(), play.asked()).0),
        reserves_ms: play.clock().map(|clock| seats.map(|seat| clock.reserve(seat)).collect()),
    })
}
