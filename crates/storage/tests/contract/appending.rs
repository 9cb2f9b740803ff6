use std::time::Duration;

use folsom_storage::{Append, MAX_ENTRY_BYTES, Progress, Query, StorageError};
use tokio::task::JoinSet;

use crate::fixtures::{Shared, append, listing, new, table};

pub(crate) async fn entries_are_kept_in_their_order(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    let mut expected = vec!["first".to_owned()];
    for number in 1..=50 {
        let entry = format!("entry {number}");
        assert_eq!(storage.append(append(table(1), number, &entry)).await, Ok(()));
        expected.push(entry);
    }
    assert_eq!(storage.load(table(1), 0).await, Ok(expected));
}

pub(crate) async fn an_append_with_the_wrong_number_changes_nothing(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    storage.append(append(table(1), 1, "second")).await.expect("it fits");
    let before = storage.list(Query::all()).await;
    for expected in [0, 1, 3, u64::MAX] {
        let mut wrong = append(table(1), 0, "wrong");
        wrong.expected = expected;
        wrong.listing = Some(listing(Progress::Over, false));
        assert_eq!(storage.append(wrong).await, Err(StorageError::Conflict { expected, found: 2 }));
    }
    assert_eq!(storage.load(table(1), 0).await, Ok(vec!["first".into(), "second".into()]));
    assert_eq!(storage.list(Query::all()).await, before);
}

pub(crate) async fn an_unknown_table_cannot_be_appended_to(storage: Shared) {
    for expected in [0, 1] {
        assert_eq!(storage.append(append(table(1), expected, "x")).await, Err(StorageError::NotFound));
    }
    assert_eq!(storage.load(table(1), 0).await, Err(StorageError::NotFound));
}

pub(crate) async fn any_text_comes_back_as_it_was(storage: Shared) {
    let texts = [
        "",
        " \t\r\n ",
        r#"{"say":"\"howdy\", she said","\\":[1,2.5,null]}"#,
        "Grüße, 你好, مرحبا, 🤠🚂, e\u{301}, \u{200d}, \u{feff}, \u{10ffff}",
        "'; DROP TABLE entries; --",
        "\u{1}\u{7f}\u{fffd}",
        "12345678901234567890",
    ];
    let mut first = new(table(1));
    first.entries = vec![texts[3].into()];
    first.listing.summary = texts[2].into();
    storage.create(first).await.expect("it is new");
    for (number, text) in (1..).zip(texts) {
        storage.append(append(table(1), number, text)).await.expect("it fits");
    }
    assert_eq!(storage.load(table(1), 1).await.expect("it is there"), texts);
    assert_eq!(storage.load(table(1), 0).await.expect("it is there")[0], texts[3]);
    assert_eq!(storage.list(Query::all()).await.expect("a list")[0].listing.summary, texts[2]);
}

pub(crate) async fn an_entry_may_be_as_long_as_the_limit_and_no_longer(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    let longest = "é".repeat(MAX_ENTRY_BYTES / 2);
    let longer = longest.clone() + "x";
    let unfit = storage.append(append(table(1), 1, &longer)).await;
    assert_eq!(unfit.map_err(|error| error.code()), Err("unfit"));
    assert_eq!(storage.append(append(table(1), 1, &longest)).await, Ok(()));
    assert_eq!(storage.load(table(1), 1).await, Ok(vec![longest]));
}

pub(crate) async fn each_number_goes_to_exactly_one_of_many_appenders(storage: Shared) {
    const APPENDERS: usize = 12;
    const NUMBERS: u64 = 30;
    storage.create(new(table(1))).await.expect("it is new");
    let mut tasks = JoinSet::new();
    for name in 0..APPENDERS {
        let storage = storage.clone();
        tasks.spawn(async move {
            let (mut next, mut won) = (1, Vec::new());
            while next <= NUMBERS {
                let entry = format!("{next} by {name}");
                match storage.append(append(table(1), next, &entry)).await {
                    Ok(()) => {
                        won.push((next, entry));
                        next += 1;
                    }
                    Err(StorageError::Conflict { expected, found }) => {
                        assert!(expected == next && found > next, "the log is longer than {next}");
                        next = found;
                    }
                    Err(other) => panic!("{other}"),
                }
            }
            won
        });
    }
    let mut won: Vec<_> = tasks.join_all().await.into_iter().flatten().collect();
    won.sort();
    assert_eq!(
        won.iter().map(|(number, _)| *number).collect::<Vec<_>>(),
        (1..=NUMBERS).collect::<Vec<_>>()
    );
    let entries: Vec<_> = won.into_iter().map(|(_, entry)| entry).collect();
    assert_eq!(storage.load(table(1), 1).await, Ok(entries));
}

pub(crate) async fn an_append_that_fails_does_not_harm_those_beside_it(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    storage.create(new(table(2))).await.expect("it is new");
    // All at once, so that they are written together if the storage does such a thing.
    let append = |number, expected, entry: &str| storage.append(append(table(number), expected, entry));
    let results = tokio::join!(
        append(1, 1, "one"),
        append(1, 1, "too late"),
        append(9, 1, "nowhere"),
        append(2, 5, "too early"),
        storage.create(new(table(1))),
        append(2, 1, "one"),
        append(1, 2, "two"),
        storage.remove(table(9)),
        storage.create(new(table(3))),
        append(3, 1, "one"),
    );
    assert_eq!(results.0, Ok(()));
    assert_eq!(results.1, Err(StorageError::Conflict { expected: 1, found: 2 }));
    assert_eq!(results.2, Err(StorageError::NotFound));
    assert_eq!(results.3, Err(StorageError::Conflict { expected: 5, found: 1 }));
    assert_eq!(results.4, Err(StorageError::Exists));
    assert_eq!((results.5, results.6), (Ok(()), Ok(())));
    assert_eq!(results.7, Err(StorageError::NotFound));
    assert_eq!((results.8, results.9), (Ok(()), Ok(())));
    assert_eq!(storage.load(table(1), 1).await, Ok(vec!["one".into(), "two".into()]));
    assert_eq!(storage.load(table(2), 1).await, Ok(vec!["one".into()]));
    assert_eq!(storage.load(table(3), 1).await, Ok(vec!["one".into()]));
}

pub(crate) async fn many_tables_append_at_the_same_time(storage: Shared) {
    const TABLES: u8 = 100;
    const ENTRIES: u64 = 10;
    let mut tasks = JoinSet::new();
    for number in 0..TABLES {
        let storage = storage.clone();
        tasks.spawn(async move {
            storage.create(new(table(number))).await.expect("it is new");
            for expected in 1..=ENTRIES {
                let entry = format!("{expected} of {number}");
                storage.append(append(table(number), expected, &entry)).await.expect("nobody else appends");
            }
        });
    }
    tasks.join_all().await;
    for number in 0..TABLES {
        let expected: Vec<_> = (1..=ENTRIES).map(|entry| format!("{entry} of {number}")).collect();
        assert_eq!(storage.load(table(number), 1).await, Ok(expected));
    }
    let lengths: Vec<_> =
        storage.list(Query::all()).await.expect("a list").iter().map(|listed| listed.length).collect();
    assert_eq!(lengths, [ENTRIES + 1; TABLES as usize]);
}

pub(crate) async fn a_listing_changes_together_with_its_entry(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    let with = |expected, stage| Append {
        listing: Some(listing(stage, false)),
        ..append(table(1), expected, "changed")
    };
    // The last of several that are written together counts, and one without a listing leaves it alone.
    let results = tokio::join!(
        storage.append(with(1, Progress::Over)),
        storage.append(with(2, Progress::Running)),
        storage.append(append(table(1), 3, "unchanged")),
    );
    assert_eq!(results, (Ok(()), Ok(()), Ok(())));
    let listed = storage.list(Query::all()).await.expect("a list");
    assert_eq!((listed[0].length, &listed[0].listing), (4, &listing(Progress::Running, false)));
}

pub(crate) async fn whoever_goes_away_does_not_stop_the_others(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    storage.create(new(table(2))).await.expect("it is new");
    for number in 1..20 {
        let impatient = storage.append(append(table(1), number, "perhaps"));
        let _ = tokio::time::timeout(Duration::from_micros(50), impatient).await;
        assert_eq!(storage.append(append(table(2), number, "surely")).await, Ok(()));
    }
    let entries = storage.load(table(1), 1).await.expect("it is there");
    assert!(entries.iter().all(|entry| entry == "perhaps"));
    let next = entries.len() as u64 + 1;
    assert_eq!(storage.append(append(table(1), next, "on")).await, Ok(()));
}
