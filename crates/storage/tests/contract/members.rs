use std::collections::BTreeSet;

use folsom_storage::{
    Append, Listing, MAX_MEMBERS, MAX_SUMMARY_BYTES, Member, NewTable, Order, Progress, Query, StorageError,
};

use crate::fixtures::{Shared, append, at, listing, member, new, table};

/// The tables that a query finds, in its order.
async fn found(storage: &Shared, query: Query) -> Vec<u8> {
    let listed = storage.list(query).await.expect("a list");
    listed.into_iter().map(|listed| listed.table.to_bytes()[0]).collect()
}

async fn tables_of(storage: &Shared, number: u8) -> Vec<u8> {
    found(storage, Query { member: Some(member(number)), ..Query::all() }).await
}

fn with_members(members: &[u8]) -> Listing {
    let members: BTreeSet<Member> = members.iter().copied().map(member).collect();
    Listing { members, ..listing(Progress::Open, true) }
}

async fn create(storage: &Shared, number: u8, members: &[u8]) {
    let at = at(1000 + i64::from(number));
    let new = NewTable { listing: with_members(members), at, ..new(table(number)) };
    storage.create(new).await.expect("it is new");
}

pub(crate) async fn a_table_is_found_by_its_members_alone(storage: Shared) {
    create(&storage, 1, &[1, 2]).await;
    create(&storage, 2, &[2, 3]).await;
    create(&storage, 3, &[]).await;
    assert_eq!(tables_of(&storage, 1).await, [1]);
    assert_eq!(tables_of(&storage, 2).await, [2, 1], "the latest change comes first");
    assert_eq!(tables_of(&storage, 3).await, [2]);
    assert_eq!(tables_of(&storage, 4).await, [0; 0]);
    let running = Query { stages: vec![Progress::Running], member: Some(member(2)), ..Query::all() };
    assert_eq!(found(&storage, running).await, [0; 0]);
    let known = |known| Query { members_known: Some(known), ..Query::all() };
    assert_eq!(found(&storage, known(true)).await, [3, 2, 1]);
    assert_eq!(found(&storage, known(false)).await, [0; 0], "whoever writes a table says who has a part");
}

pub(crate) async fn members_change_together_with_an_entry(storage: Shared) {
    create(&storage, 1, &[1, 2]).await;
    let change = |number, members: &[u8]| Append {
        listing: Some(with_members(members)),
        ..append(table(1), number, "somebody came or went")
    };
    storage.append(change(1, &[2, 3])).await.expect("it fits");
    assert_eq!(tables_of(&storage, 1).await, [0; 0]);
    assert_eq!((tables_of(&storage, 2).await, tables_of(&storage, 3).await), (vec![1], vec![1]));
    storage.append(append(table(1), 2, "somebody talks")).await.expect("it fits");
    assert_eq!(tables_of(&storage, 3).await, [1], "an entry without a listing changes nothing");
    let conflict = storage.append(change(2, &[9])).await;
    assert_eq!(conflict, Err(StorageError::Conflict { expected: 2, found: 3 }));
    assert_eq!(tables_of(&storage, 9).await, [0; 0]);
    storage.append(change(3, &[])).await.expect("it fits");
    assert_eq!((tables_of(&storage, 2).await, tables_of(&storage, 3).await), (vec![], vec![]));
}

pub(crate) async fn a_removed_table_is_nobodys(storage: Shared) {
    create(&storage, 1, &[1]).await;
    create(&storage, 2, &[1]).await;
    storage.remove(table(1)).await.expect("it is there");
    assert_eq!(tables_of(&storage, 1).await, [2]);
    create(&storage, 1, &[2]).await;
    assert_eq!(tables_of(&storage, 1).await, [2], "its name may come again, but to others");
}

pub(crate) async fn a_listing_can_be_replaced_by_itself(storage: Shared) {
    create(&storage, 1, &[1]).await;
    let before = storage.list(Query::all()).await.expect("a list");
    let over = Listing { stage: Progress::Over, ..with_members(&[2]) };
    for (number, length, listing, error) in [
        (9, 1, over.clone(), StorageError::NotFound.code()),
        (1, 2, over.clone(), StorageError::Conflict { expected: 2, found: 1 }.code()),
        (1, 1, Listing { summary: "x".repeat(MAX_SUMMARY_BYTES + 1), ..over.clone() }, "unfit"),
    ] {
        let result = storage.relist(table(number), length, listing).await;
        assert_eq!(result.map_err(|error| error.code()), Err(error));
        assert_eq!(storage.list(Query::all()).await.as_ref(), Ok(&before));
    }
    assert_eq!(storage.relist(table(1), 1, over.clone()).await, Ok(()));
    let after = storage.list(Query::all()).await.expect("a list");
    assert_eq!(after[0].listing, over);
    assert_eq!((after[0].length, after[0].changed), (before[0].length, before[0].changed));
    assert_eq!((tables_of(&storage, 1).await, tables_of(&storage, 2).await), (vec![], vec![1]));
    assert_eq!(storage.load(table(1), 0).await, Ok(vec!["first".into()]));
}

pub(crate) async fn there_are_not_too_many_members(storage: Shared) {
    let crowd = |count: usize| (0..count as u8).collect::<Vec<_>>();
    let listing = with_members(&crowd(MAX_MEMBERS + 1));
    let refused = storage.create(NewTable { listing, ..new(table(1)) }).await;
    assert_eq!(refused.map_err(|error| error.code()), Err("unfit"));
    create(&storage, 1, &crowd(MAX_MEMBERS)).await;
    assert_eq!(tables_of(&storage, 63).await, [1]);
}

pub(crate) async fn a_list_goes_on_where_it_was_cut_off(storage: Shared) {
    // Several of them changed at the same time, and then the id decides.
    for (number, millis) in [(1, 5), (2, 7), (3, 7), (4, 7), (5, 9)] {
        let new = NewTable { at: at(millis), ..new(table(number)) };
        storage.create(new).await.expect("it is new");
    }
    for member in [None, Some(member(1))] {
        let (mut after, mut pages) = (None, Vec::new());
        loop {
            let page = Query { member, after, limit: Some(2), ..Query::all() };
            let page = storage.list(page).await.expect("a list");
            let Some(last) = page.last() else { break };
            after = Some(last.place(Order::Changed));
            pages.push(page.iter().map(|listed| listed.table.to_bytes()[0]).collect::<Vec<_>>());
        }
        assert_eq!(pages, [vec![5, 2], vec![3, 4], vec![1]]);
    }
}
