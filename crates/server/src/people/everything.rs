//! All that is kept about somebody.

use folsom_host::read_entry;
use folsom_protocol::{EverythingJson, PaperJson, SpokenJson};
use folsom_storage::{PaperQuery, Progress};
use folsom_table::{Entry, Happened, Person};

use super::me;
use crate::app::App;
use crate::tables::{TableError, member, summary, tables_of};

/// All that is kept about somebody, for them alone.
pub(crate) async fn everything(app: &App, person: Person) -> Result<EverythingJson, TableError> {
    let listed = app.storage.list(tables_of(person, Progress::ALL.to_vec())).await?;
    let tables = listed
        .iter()
        .filter_map(|listed| {
            Some(summary(listed)?.into_mine(person, None, listed.changed.millis().unsigned_abs(), 0))
        })
        .collect();
    let mut said = Vec::new();
    for table in app.storage.mentioning(&person.write(), member(person)).await? {
        for (_, line) in app.storage.talk(table).await? {
            if let Ok(Entry { at, what: Happened::Said { person: speaker, name, text } }) =
                read_entry(&line)
                && speaker == person
            {
                let (table, name) = (table.to_string(), name.as_str().to_owned());
                said.push(SpokenJson { table, at: at.0, name, text });
            }
        }
    }
    let papers = app.storage.papers(PaperQuery::about(member(person))).await?;
    let papers = papers.into_iter().map(|filed| PaperJson {
        drawer: filed.paper.drawer,
        key: filed.paper.key,
        // What nobody can read is passed on as it is.
        body: serde_json::from_str(&filed.paper.body)
            .unwrap_or(serde_json::Value::String(filed.paper.body)),
    });
    Ok(EverythingJson { me: me(app, person).await?, tables, said, papers: papers.collect() })
}
