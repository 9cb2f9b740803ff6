//! The statements that look for papers, which all databases understand alike.

use crate::paper::{LAST, PaperOrder, PaperQuery};

/// A value that stands in a statement as `$1`, `$2` …
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Text(String),
    Number(i64),
    Bytes(Vec<u8>),
}

/// A statement and what stands in it.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) sql: String,
    pub(crate) bound: Vec<Bound>,
}

/// What is told of a paper, in this order.
const COLUMNS: &str = "drawer, key, owner, rank, body, version";

/// The papers that fit.
pub(crate) fn find(query: &PaperQuery) -> Asked {
    let Asked { sql: conditions, mut bound } = conditions(query);
    let order = match query.order {
        PaperOrder::Key => "drawer, key",
        PaperOrder::Highest => "rank DESC, drawer, key",
        PaperOrder::Lowest => "rank, drawer, key",
    };
    let limit = query.limit.map_or_else(String::new, |limit| {
        bound.push(Bound::Number(limit.into()));
        format!("LIMIT ${}", bound.len())
    });
    Asked {
        sql: format!("SELECT {COLUMNS} FROM papers WHERE {conditions} ORDER BY {order} {limit}"),
        bound,
    }
}

/// The paper that lies there.
pub(crate) fn get(drawer: &str, key: &str) -> Asked {
    let sql = format!("SELECT {COLUMNS} FROM papers WHERE drawer = $1 AND key = $2");
    Asked { sql, bound: vec![Bound::Text(drawer.to_owned()), Bound::Text(key.to_owned())] }
}

/// How many fit.
pub(crate) fn count(query: &PaperQuery) -> Asked {
    let Asked { sql: conditions, bound } = conditions(query);
    Asked { sql: format!("SELECT count(*) FROM papers WHERE {conditions}"), bound }
}

fn conditions(query: &PaperQuery) -> Asked {
    let mut bound = Vec::new();
    let mut bind = |value: Bound| {
        bound.push(value);
        format!("${}", bound.len())
    };
    let text = |text: &str| Bound::Text(text.to_owned());
    // So that there is always one.
    let mut all = vec!["key >= ''".to_owned()];
    if let Some(drawer) = &query.drawer {
        all.push(format!("drawer = {}", bind(text(drawer))));
    }
    if !query.prefix.is_empty() {
        let (from, to) = (bind(text(&query.prefix)), bind(Bound::Text(format!("{}{LAST}", query.prefix))));
        all.push(format!("key >= {from} AND key < {to}"));
    }
    if let Some(owner) = query.owner {
        all.push(format!("owner = {}", bind(Bound::Bytes(owner.to_bytes().to_vec()))));
    }
    if query.order != PaperOrder::Key {
        // It stands there because there is an index of those that have one.
        all.push("rank IS NOT NULL".to_owned());
    }
    if let Some(least) = query.at_least {
        all.push(format!("rank >= {}", bind(Bound::Number(least))));
    }
    if let Some(most) = query.at_most {
        all.push(format!("rank <= {}", bind(Bound::Number(most))));
    }
    if let Some(after) = &query.after {
        let later = format!("(drawer, key) > ({}, {})", bind(text(&after.drawer)), bind(text(&after.key)));
        let sign = match query.order {
            PaperOrder::Key => None,
            PaperOrder::Highest => Some('<'),
            PaperOrder::Lowest => Some('>'),
        };
        all.push(match sign {
            None => later,
            Some(sign) => {
                let rank = bind(Bound::Number(after.rank.unwrap_or_default()));
                format!("rank {sign}= {rank} AND (rank {sign} {rank} OR {later})")
            }
        });
    }
    Asked { sql: all.join(" AND "), bound }
}
