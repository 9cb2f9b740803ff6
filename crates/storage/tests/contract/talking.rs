use std::time::Duration;

use folsom_storage::{Append, Line, Progress, StorageError};

use crate::fixtures::{Shared, append, listing, member, new, table};

fn line(number: u64, speaker: u8) -> Line {
    let line = format!("line {number} of {speaker}");
    Line { table: table(1), number, member: member(speaker), line, keep: 3 }
}

async fn numbers(storage: &Shared) -> Vec<u64> {
    storage.talk(table(1)).await.expect("a table").into_iter().map(|(number, _)| number).collect()
}

pub(crate) async fn what_was_said_is_kept_beside_the_log(storage: Shared) {
    assert_eq!(storage.talk(table(1)).await, Err(StorageError::NotFound));
    assert_eq!(storage.say(line(1, 1)).await, Err(StorageError::NotFound));
    storage.create(new(table(1))).await.expect("it is new");
    assert_eq!(storage.talk(table(1)).await, Ok(vec![]));
    storage.say(line(4, 1)).await.expect("it is new");
    storage.say(line(5, 2)).await.expect("it is new");
    assert_eq!(storage.say(line(5, 1)).await, Err(StorageError::Exists));
    let too_long = Line { line: "x".repeat(5000), ..line(6, 1) };
    assert_eq!(storage.say(too_long).await.map_err(|error| error.code()), Err("unfit"));
    let said = [(4, "line 4 of 1"), (5, "line 5 of 2")].map(|(number, line)| (number, line.to_owned()));
    assert_eq!(storage.talk(table(1)).await, Ok(said.to_vec()));
    assert_eq!(storage.load(table(1), 0).await.expect("a log").len(), 1);
}

pub(crate) async fn so_much_is_kept_and_no_more(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    for number in 0..10 {
        storage.say(line(number, 1)).await.expect("it is new");
    }
    assert_eq!(numbers(&storage).await, [7, 8, 9]);
}

pub(crate) async fn what_somebody_said_can_be_forgotten_everywhere(storage: Shared) {
    for number in [1, 2] {
        storage.create(new(table(number))).await.expect("it is new");
        storage.say(Line { table: table(number), ..line(1, 1) }).await.expect("it is new");
        storage.say(Line { table: table(number), ..line(2, 2) }).await.expect("it is new");
    }
    storage.hush(member(1)).await.expect("it can be");
    for number in [1, 2] {
        assert_eq!(storage.talk(table(number)).await, Ok(vec![(2, "line 2 of 2".to_owned())]));
    }
}

pub(crate) async fn talk_of_finished_tables_is_forgotten_after_a_time(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    storage.say(line(1, 1)).await.expect("it is new");
    storage.forget_talk(Duration::ZERO).await.expect("it can be");
    assert_eq!(numbers(&storage).await, [1], "it goes on");
    let over = Some(listing(Progress::Over, true));
    storage.append(Append { listing: over, ..append(table(1), 1, "the end") }).await.expect("it fits");
    storage.forget_talk(Duration::from_secs(3600)).await.expect("it can be");
    assert_eq!(numbers(&storage).await, [1], "it was a moment ago");
    storage.forget_talk(Duration::ZERO).await.expect("it can be");
    assert_eq!(numbers(&storage).await, [0; 0]);
}

pub(crate) async fn talk_goes_with_its_table(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    storage.say(line(1, 1)).await.expect("it is new");
    storage.remove(table(1)).await.expect("it is there");
    storage.create(new(table(1))).await.expect("it is new again");
    assert_eq!(numbers(&storage).await, [0; 0]);
}
