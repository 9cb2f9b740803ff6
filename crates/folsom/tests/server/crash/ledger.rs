//! What anybody was ever told, and what was acknowledged to anybody. The server has to stand by all of it, whatever happens to it.

use std::collections::{BTreeMap, HashMap};

use serde_json::Value;

/// What was told and acknowledged, table by table.
#[derive(Default)]
pub(crate) struct Ledger {
    tables: HashMap<String, Account>,
}

/// What was told and acknowledged at one table.
#[derive(Default)]
pub(crate) struct Account {
    news: BTreeMap<u64, Told>,
    /// The highest number that anybody has heard of.
    highest: u64,
    /// What was said: by whom and what, by its number.
    said: BTreeMap<u64, (Value, Value)>,
    acknowledged: Vec<Acknowledged>,
}

/// News, put together from what everybody was told.
pub(crate) struct Told {
    /// What is the same for everybody.
    pub(crate) common: Value,
    /// What was told to each pair of eyes.
    pub(crate) views: BTreeMap<String, Value>,
}

/// Something that was answered with `done`.
pub(crate) enum Acknowledged {
    /// A decision.
    Choice { number: usize, seat: String, choice: String },
    /// Something else: the news of this number are about it.
    News { number: u64, about: Value },
    /// Something that was said.
    Said(String),
    /// There is another table for the same people.
    Rematch,
}

impl Ledger {
    /// A table that was acknowledged to be open.
    pub(crate) fn open(&mut self, table: &str) {
        let known = self.tables.insert(table.to_owned(), Account::default());
        assert!(known.is_none(), "there are two tables {table}");
    }

    pub(crate) fn account(&self, table: &str) -> &Account {
        &self.tables[table]
    }

    fn account_mut(&mut self, table: &str) -> &mut Account {
        self.tables.get_mut(table).expect("it was opened")
    }

    /// Everything about a table that nobody goes to any more.
    pub(crate) fn close(&mut self, table: &str) -> Account {
        self.tables.remove(table).expect("it was opened")
    }

    /// Somebody was told that the table has come so far.
    pub(crate) fn note_number(&mut self, table: &str, number: u64) {
        let account = self.account_mut(table);
        account.highest = account.highest.max(number);
    }

    /// Somebody was told this. Whoever was told before must have been told the same.
    pub(crate) fn note_news(&mut self, table: &str, news: &Value) {
        let number = news["number"].as_u64().expect("a number");
        self.note_number(table, number);
        let mut common = news.clone();
        let views = common.as_object_mut().and_then(|news| news.remove("views"));
        let account = self.account_mut(table);
        let told = account
            .news
            .entry(number)
            .or_insert_with(|| Told { common: common.clone(), views: BTreeMap::new() });
        assert_eq!(told.common, common, "news {number} of {table} were others before");
        for view in views.as_ref().and_then(Value::as_array).into_iter().flatten() {
            let viewer = view["viewer"].as_str().expect("a viewer");
            let before = told.views.entry(viewer.to_owned()).or_insert_with(|| view.clone());
            assert_eq!(before, view, "{viewer} was told something else in news {number} of {table} before");
        }
    }

    /// Somebody heard this. Whoever heard it before must have heard the same.
    pub(crate) fn note_said(&mut self, table: &str, said: &Value) {
        let number = said["number"].as_u64().expect("a number");
        let line = (said["voice"].clone(), said["text"].clone());
        let known = self.account_mut(table).said.entry(number).or_insert_with(|| line.clone());
        assert_eq!(*known, line, "what was said as number {number} at {table} was something else before");
    }

    /// How far every table is, for whoever has to find out why nothing goes on.
    pub(crate) fn describe(&self) -> String {
        let describe = |(table, account): (&String, &Account)| {
            let latest = account.news.last_key_value().map(|(_, told)| &told.common);
            format!("\n{table} at {}: {}", account.highest, latest.unwrap_or(&Value::Null))
        };
        self.tables.iter().map(describe).collect()
    }

    pub(crate) fn note_acknowledged(&mut self, table: &str, what: Acknowledged) {
        self.account_mut(table).acknowledged.push(what);
    }
}

impl Account {
    /// The highest number that anybody has heard of.
    pub(crate) fn highest(&self) -> u64 {
        self.highest
    }

    /// All news, in order.
    pub(crate) fn news(&self) -> impl Iterator<Item = (u64, &Told)> {
        self.news.iter().map(|(number, told)| (*number, told))
    }

    /// All that was said.
    pub(crate) fn said(&self) -> impl Iterator<Item = &str> {
        self.said.values().map(|(_, text)| text.as_str().expect("a text"))
    }

    pub(crate) fn told(&self, number: u64) -> Option<&Told> {
        self.news.get(&number)
    }

    pub(crate) fn acknowledged(&self) -> &[Acknowledged] {
        &self.acknowledged
    }
}
