use folsom_storage::{
    Filed, Filing, MAX_FILINGS, MAX_LABEL_BYTES, MAX_PAPER_BYTES, Member, Paper, PaperOrder, PaperQuery,
    StorageError,
};
use tokio::task::JoinSet;

use crate::fixtures::{Shared, member};

fn paper(drawer: &str, key: &str, body: &str) -> Paper {
    Paper { drawer: drawer.into(), key: key.into(), owner: None, rank: None, body: body.into() }
}

fn ranked(key: &str, rank: i64) -> Paper {
    Paper { rank: Some(rank), ..paper("scores", key, "a score") }
}

fn owned(drawer: &str, key: &str, owner: Member) -> Paper {
    Paper { owner: Some(owner), ..paper(drawer, key, "theirs") }
}

async fn put(storage: &Shared, papers: impl IntoIterator<Item = Paper>) {
    storage.file(papers.into_iter().map(Filing::new).collect()).await.expect("they are new");
}

async fn get(storage: &Shared, drawer: &str, key: &str) -> Filed {
    storage.paper(drawer, key).await.expect("it can be read").expect("it is there")
}

/// What a query finds: drawers and keys.
async fn found(storage: &Shared, query: PaperQuery) -> Vec<String> {
    let papers = storage.papers(query).await.expect("a list");
    papers.into_iter().map(|Filed { paper, .. }| format!("{}/{}", paper.drawer, paper.key)).collect()
}

fn code<T>(result: Result<T, StorageError>) -> Result<T, &'static str> {
    result.map_err(|error| error.code())
}

pub(crate) async fn a_paper_comes_back_as_it_was(storage: Shared) {
    assert_eq!(storage.paper("people", "anna").await, Ok(None));
    let text = "any text: żółć, Ї, 🚂, \"'\\ \u{1}\n";
    let anna = Paper { owner: Some(member(1)), rank: Some(i64::MIN), ..paper("people", "anna", text) };
    let boris = paper("people", "", "");
    put(&storage, [anna.clone(), boris.clone()]).await;
    assert_eq!(get(&storage, "people", "anna").await.paper, anna);
    assert_eq!(get(&storage, "people", "").await.paper, boris);
    assert_eq!(storage.paper("others", "anna").await, Ok(None));
}

pub(crate) async fn a_paper_is_replaced_only_by_whoever_has_seen_it(storage: Shared) {
    put(&storage, [paper("people", "anna", "one")]).await;
    let first = get(&storage, "people", "anna").await;
    assert_eq!(
        storage.file(vec![Filing::new(paper("people", "anna", "new"))]).await,
        Err(StorageError::Stale)
    );
    let second = Paper { owner: Some(member(2)), rank: Some(7), ..paper("people", "anna", "two") };
    storage.file(vec![Filing::over(first.version, second.clone())]).await.expect("it was seen");
    let late = vec![Filing::over(first.version, paper("people", "anna", "three"))];
    assert_eq!(storage.file(late).await, Err(StorageError::Stale));
    assert_eq!(storage.file(vec![Filing::take(&first)]).await, Err(StorageError::Stale));
    let filed = get(&storage, "people", "anna").await;
    assert_eq!(filed.paper, second);
    storage.file(vec![Filing::take(&filed)]).await.expect("it was seen");
    assert_eq!(storage.paper("people", "anna").await, Ok(None));
    assert_eq!(storage.file(vec![Filing::take(&filed)]).await, Err(StorageError::Stale));
    assert_eq!(storage.file(vec![Filing::over(filed.version, second)]).await, Err(StorageError::Stale));
}

/// Otherwise somebody could believe to have seen what lies there now.
pub(crate) async fn a_paper_that_is_put_anew_has_another_version(storage: Shared) {
    put(&storage, [paper("people", "anna", "one")]).await;
    let first = get(&storage, "people", "anna").await;
    storage.file(vec![Filing::take(&first)]).await.expect("it was seen");
    put(&storage, [paper("people", "anna", "one")]).await;
    let late = vec![Filing::over(first.version, paper("people", "anna", "two"))];
    assert_eq!(storage.file(late).await, Err(StorageError::Stale));
}

pub(crate) async fn several_papers_are_filed_together_or_not_at_all(storage: Shared) {
    put(
        &storage,
        [paper("people", "anna", "1"), paper("people", "boris", "1"), paper("waiting", "anna", "")],
    )
    .await;
    let (anna, boris) = (get(&storage, "people", "anna").await, get(&storage, "people", "boris").await);
    let waiting = get(&storage, "waiting", "anna").await;
    let step = || {
        vec![
            Filing::new(paper("counted", "table", "yes")),
            Filing::over(anna.version, paper("people", "anna", "2")),
            Filing::over(boris.version, paper("people", "boris", "2")),
            Filing::take(&waiting),
        ]
    };
    storage
        .file(vec![Filing::over(boris.version, paper("people", "boris", "other"))])
        .await
        .expect("it was seen");
    assert_eq!(storage.file(step()).await, Err(StorageError::Stale));
    assert_eq!(found(&storage, PaperQuery::all()).await, ["people/anna", "people/boris", "waiting/anna"]);
    assert_eq!(get(&storage, "people", "anna").await.paper.body, "1");
    let boris = get(&storage, "people", "boris").await;
    let mut whole = step();
    whole[2] = Filing::over(boris.version, paper("people", "boris", "2"));
    storage.file(whole.clone()).await.expect("all were seen");
    assert_eq!(found(&storage, PaperQuery::all()).await, ["counted/table", "people/anna", "people/boris"]);
    assert_eq!(storage.file(whole).await, Err(StorageError::Stale), "it can't be done twice");
    assert_eq!(get(&storage, "people", "anna").await.paper.body, "2");
    storage.file(vec![]).await.expect("nothing is always possible");
}

/// Each adds one to a figure, again and again if others were faster: none is lost.
pub(crate) async fn of_many_who_write_the_same_paper_one_does(storage: Shared) {
    put(&storage, [paper("figures", "count", "0"), paper("figures", "double", "0")]).await;
    let mut tasks = JoinSet::new();
    for _ in 0..8 {
        let storage = storage.clone();
        tasks.spawn(async move {
            let (mut done, mut late) = (0, 0);
            while done < 5 {
                let (count, double) =
                    tokio::join!(storage.paper("figures", "count"), storage.paper("figures", "double"));
                let (count, double) = (count.unwrap().unwrap(), double.unwrap().unwrap());
                let next: u64 = count.paper.body.parse::<u64>().unwrap() + 1;
                // In either order: nobody waits for ever for somebody who waits for them.
                let mut step = vec![
                    Filing::over(count.version, paper("figures", "count", &next.to_string())),
                    Filing::over(double.version, paper("figures", "double", &(2 * next).to_string())),
                ];
                if done % 2 == 0 {
                    step.reverse();
                }
                match storage.file(step).await {
                    Ok(()) => done += 1,
                    Err(StorageError::Stale) => late += 1,
                    Err(other) => panic!("{other}"),
                }
            }
            late
        });
    }
    let late: usize = tasks.join_all().await.into_iter().sum();
    assert_eq!(get(&storage, "figures", "count").await.paper.body, "40");
    assert_eq!(get(&storage, "figures", "double").await.paper.body, "80", "{late} were late");
}

pub(crate) async fn of_many_who_put_a_new_paper_one_does(storage: Shared) {
    let mut tasks = JoinSet::new();
    for number in 0..8 {
        let storage = storage.clone();
        tasks.spawn(async move {
            let step = vec![
                Filing::new(paper("counted", "table", &number.to_string())),
                Filing::new(paper("results", &number.to_string(), "")),
            ];
            code(storage.file(step).await)
        });
    }
    let outcomes = tasks.join_all().await;
    assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1);
    assert_eq!(outcomes.iter().filter(|outcome| **outcome == Err("stale")).count(), 7);
    let winner = get(&storage, "counted", "table").await.paper.body;
    assert_eq!(found(&storage, PaperQuery::of("results")).await, [format!("results/{winner}")]);
}

pub(crate) async fn papers_are_found_by_drawer_key_and_owner(storage: Shared) {
    put(
        &storage,
        [
            owned("people", "anna", member(1)),
            owned("push", "anna:1", member(1)),
            owned("push", "anna:2", member(1)),
            owned("push", "annabel:1", member(2)),
            paper("push", "boris:1", ""),
        ],
    )
    .await;
    assert_eq!(found(&storage, PaperQuery::of("people")).await, ["people/anna"]);
    let prefix = |prefix: &str| PaperQuery { prefix: prefix.into(), ..PaperQuery::of("push") };
    assert_eq!(found(&storage, prefix("anna:")).await, ["push/anna:1", "push/anna:2"]);
    assert_eq!(found(&storage, prefix("anna")).await, ["push/anna:1", "push/anna:2", "push/annabel:1"]);
    assert_eq!(found(&storage, prefix("%")).await, [""; 0]);
    let about = PaperQuery::about(member(1));
    assert_eq!(found(&storage, about.clone()).await, ["people/anna", "push/anna:1", "push/anna:2"]);
    assert_eq!(found(&storage, PaperQuery { drawer: Some("push".into()), ..about.clone() }).await.len(), 2);
    assert_eq!(storage.count_papers(about).await, Ok(3));
    assert_eq!(storage.count_papers(PaperQuery { limit: Some(1), ..PaperQuery::all() }).await, Ok(5));
    // Page by page.
    let mut query = PaperQuery { limit: Some(2), ..PaperQuery::all() };
    let mut all = Vec::new();
    loop {
        let page = storage.papers(query.clone()).await.expect("a list");
        let Some(last) = page.last() else { break };
        query.after = Some(last.place());
        all.extend(page.into_iter().map(|filed| filed.paper.key));
    }
    assert_eq!(all, ["anna", "anna:1", "anna:2", "annabel:1", "boris:1"]);
}

pub(crate) async fn papers_are_found_by_rank(storage: Shared) {
    put(
        &storage,
        [
            ranked("c", 5),
            ranked("a", 5),
            ranked("b", -3),
            ranked("d", 40),
            paper("scores", "e", "has none"),
            Paper { rank: Some(6), ..paper("other", "x", "") },
        ],
    )
    .await;
    let by = |order| PaperQuery { order, ..PaperQuery::of("scores") };
    assert_eq!(
        found(&storage, by(PaperOrder::Highest)).await,
        ["scores/d", "scores/a", "scores/c", "scores/b"]
    );
    assert_eq!(
        found(&storage, by(PaperOrder::Lowest)).await,
        ["scores/b", "scores/a", "scores/c", "scores/d"]
    );
    assert_eq!(found(&storage, by(PaperOrder::Key)).await.len(), 5);
    let above = PaperQuery { at_least: Some(6), ..PaperQuery::of("scores") };
    assert_eq!(storage.count_papers(above).await, Ok(1), "one is better than those with five");
    let due = PaperQuery { at_most: Some(5), ..by(PaperOrder::Lowest) };
    assert_eq!(found(&storage, due).await, ["scores/b", "scores/a", "scores/c"]);
    for (order, expected) in [(PaperOrder::Highest, "dacb"), (PaperOrder::Lowest, "bacd")] {
        let mut query = PaperQuery { limit: Some(1), ..by(order) };
        let mut all = String::new();
        loop {
            let page = storage.papers(query.clone()).await.expect("a list");
            let Some(last) = page.last() else { break };
            query.after = Some(last.place());
            all.push_str(&last.paper.key);
        }
        assert_eq!(all, expected);
    }
}

pub(crate) async fn whoever_goes_takes_their_papers_with_them(storage: Shared) {
    put(
        &storage,
        [
            owned("people", "anna", member(1)),
            owned("push", "anna:1", member(1)),
            owned("people", "boris", member(2)),
            paper("people", "nobody", ""),
        ],
    )
    .await;
    let anna = get(&storage, "people", "anna").await;
    // It is put in the same step, so it stays.
    let gone = Paper { owner: Some(member(1)), ..paper("gone", "anna", "") };
    let stale = vec![Filing::Shred(member(1)), Filing::new(paper("people", "boris", ""))];
    assert_eq!(storage.file(stale).await, Err(StorageError::Stale));
    assert_eq!(storage.count_papers(PaperQuery::about(member(1))).await, Ok(2));
    let over = Filing::over(anna.version, owned("people", "anna", member(1)));
    storage.file(vec![Filing::Shred(member(1)), over, Filing::new(gone)]).await.expect("all were seen");
    let left = ["gone/anna", "people/anna", "people/boris", "people/nobody"];
    assert_eq!(found(&storage, PaperQuery::all()).await, left);
    storage.file(vec![Filing::Shred(member(1)), Filing::Shred(member(9))]).await.expect("it can be");
    assert_eq!(found(&storage, PaperQuery::all()).await, ["people/boris", "people/nobody"]);
}

pub(crate) async fn a_paper_that_does_not_fit_is_refused(storage: Shared) {
    let long = |length| "x".repeat(length);
    for unfit in [
        paper("people", "anna", &long(MAX_PAPER_BYTES + 1)),
        paper("people", "anna", "\0"),
        paper("people", &long(MAX_LABEL_BYTES + 1), ""),
        paper(&long(MAX_LABEL_BYTES + 1), "anna", ""),
        paper("people", "\0", ""),
        paper("people", "\u{10ffff}", ""),
    ] {
        let step = vec![Filing::new(paper("people", "boris", "")), Filing::new(unfit)];
        assert_eq!(code(storage.file(step).await), Err("unfit"));
    }
    let twice = vec![Filing::new(paper("people", "anna", "1")), Filing::new(paper("people", "anna", "2"))];
    assert_eq!(code(storage.file(twice).await), Err("unfit"));
    let many = |count: usize| {
        (0..count).map(|number| Filing::new(paper("many", &number.to_string(), ""))).collect()
    };
    assert_eq!(code(storage.file(many(MAX_FILINGS + 1)).await), Err("unfit"));
    assert_eq!(found(&storage, PaperQuery::all()).await, [""; 0]);
    storage.file(many(MAX_FILINGS)).await.expect("so many fit");
    put(&storage, [paper(&long(MAX_LABEL_BYTES), &long(MAX_LABEL_BYTES), &long(MAX_PAPER_BYTES))]).await;
}
