//! The webhook of a table: where what happens there is posted, and in which words.

use folsom_host::Remembered;
use folsom_protocol::{AwaitedJson, PostEvent, PostJson, Sitter, TableJson, Word};
use folsom_push::Endpoint;
use folsom_storage::{StorageError, TableId};
use folsom_table::{Person, Refusal};
use serde::{Deserialize, Serialize};

use super::board::{Told, Waiting};
use super::drawers::{self, Drawer};
use crate::api::ApiError;
use crate::app::App;
use crate::tables::{self, TableError};

/// What is kept of a table's webhook.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Webhook {
    url: String,
}

impl Drawer for Webhook {
    const NAME: &'static str = "webhook";
}

/// Where it goes, if there is one.
pub(super) async fn of(app: &App, table: TableId) -> Result<Option<Endpoint>, StorageError> {
    let kept: Option<Webhook> = drawers::read(&*app.storage, &table.to_string()).await?;
    Ok(kept.and_then(|Webhook { url }| Endpoint::read(&url, app.notifying.sender.reach()).ok()))
}

/// Nobody is there any more.
pub(super) async fn remove(app: &App, table: TableId) -> Result<(), StorageError> {
    drawers::remove::<Webhook>(&*app.storage, &table.to_string()).await
}

/// Only the host of a table has to do with its webhook.
async fn need_host(app: &App, table: TableId, person: Person) -> Result<(), ApiError> {
    let entries = tables::entries(&*app.storage, table).await?;
    // A whole game is played for it, so it is not done where others are waited on.
    let host = tokio::task::spawn_blocking(move || Ok(Remembered::read(&entries)?.table.host()));
    let host: Result<Person, TableError> =
        host.await.unwrap_or_else(|_| Err(TableError::damaged("its reader has panicked")));
    if host? == person { Ok(()) } else { Err(TableError::from(Refusal::NotHost).into()) }
}

/// The host says where it goes.
pub(crate) async fn set(app: &App, table: TableId, person: Person, url: &str) -> Result<(), ApiError> {
    let endpoint = Endpoint::read(url, app.notifying.sender.reach()).map_err(|_| ApiError::BAD_ENDPOINT)?;
    need_host(app, table, person).await?;
    let webhook = Webhook { url: endpoint.as_str().to_owned() };
    drawers::change(&*app.storage, &table.to_string(), None, |_| Some(webhook.clone())).await?;
    Ok(())
}

/// The host wants none.
pub(crate) async fn clear(app: &App, table: TableId, person: Person) -> Result<(), ApiError> {
    need_host(app, table, person).await?;
    Ok(remove(app, table).await?)
}

/// The host asks where it goes. The rest of the address is a secret of the chat program.
pub(crate) async fn where_to(
    app: &App,
    table: TableId,
    person: Person,
) -> Result<Option<String>, ApiError> {
    need_host(app, table, person).await?;
    Ok(of(app, table).await?.map(|endpoint| endpoint.host().to_owned()))
}

/// What is posted when a decision is awaited.
pub(super) fn awaited(app: &App, table: &TableJson, waiting: &Waiting, what: Told) -> PostJson {
    let chair = table.chairs.iter().find(|chair| chair.seat == Word(waiting.seat));
    let player = match chair.map(|chair| &chair.who) {
        Some(Sitter::Person { name, .. }) => name.clone(),
        _ => String::new(),
    };
    let sentence = match what {
        Told::Reminder => "half of your time has gone, and it is still your turn",
        Told::Nothing | Told::Turn => "it is your turn",
    };
    let awaited = AwaitedJson {
        player: player.clone(),
        seat: Word(waiting.seat),
        number: waiting.number,
        deadline: waiting.deadline.map(|deadline| deadline.0),
    };
    let event = match what {
        Told::Reminder => PostEvent::Reminder(awaited),
        Told::Nothing | Told::Turn => PostEvent::Turn(awaited),
    };
    post(app, &table.table, event, |called| format!("{}, {sentence}", called(&player)))
}

/// What is posted when a game is over.
pub(super) fn over(app: &App, table: &str, winners: &[Option<String>]) -> PostJson {
    let names = winners.iter().map(|name| name.clone().unwrap_or_else(|| "a bot".to_owned())).collect();
    post(app, table, PostEvent::Over { winners: names }, |called| {
        let one = |winner: &Option<String>| winner.as_ref().map_or("a bot".to_owned(), |name| called(name));
        let winners: Vec<String> = winners.iter().map(one).collect();
        match &winners[..] {
            [] => "The game is over, and nobody has won".to_owned(),
            [winner] => format!("The game is over, and {winner} has won"),
            [others @ .., last] => {
                format!("The game is over, and {} and {last} have won", others.join(", "))
            }
        }
    })
}

/// A sentence in the spelling of each chat program.
fn post(
    app: &App,
    table: &str,
    event: PostEvent,
    sentence: impl Fn(&dyn Fn(&str) -> String) -> String,
) -> PostJson {
    let url =
        app.config.public_url.as_deref().map(|url| format!("{}/t/{table}", url.trim_end_matches('/')));
    let whole = |sentence: String| match &url {
        Some(url) => format!("{sentence}: {url}"),
        None => format!("{sentence}."),
    };
    PostJson {
        content: whole(sentence(&in_markdown)),
        text: whole(sentence(&in_entities)),
        allowed_mentions: folsom_protocol::NoMentions::default(),
        table: table.to_owned(),
        url,
        event,
    }
}

/// Breaks what chat programs would make a link or a mention of, and can't be seen.
const BREAK: char = '\u{200b}';

/// Somebody's name, which can't mention anybody or be a link.
fn unlinked(name: &str) -> String {
    if name.is_empty() {
        return "Somebody".to_owned();
    }
    let broken = |c: char| [Some(c), matches!(c, '@' | '.' | ':' | '/').then_some(BREAK)];
    name.chars().flat_map(broken).flatten().collect()
}

/// The same where signs mean something (Discord).
fn in_markdown(name: &str) -> String {
    let escaped = |c: char| [c.is_ascii_punctuation().then_some('\\'), Some(c)];
    unlinked(name).chars().flat_map(escaped).flatten().collect()
}

/// The same where it is done with brackets (Slack).
fn in_entities(name: &str) -> String {
    unlinked(name).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_mentions_nobody_and_is_no_link() {
        for name in ["@everyone", "<!channel>", "https://evil.example", "[x](//a.b)", "**Boris**", "<@42>"]
        {
            for told in [in_markdown(name), in_entities(name)] {
                assert!(!told.contains("@e") && !told.contains("@4") && !told.contains("://"), "{told}");
            }
            assert!(!in_entities(name).contains('<'), "{name}");
        }
        assert_eq!(in_markdown("**Boris**"), r"\*\*Boris\*\*");
        assert_eq!(in_entities("Tom & Jerry"), "Tom &amp; Jerry");
        assert_eq!((in_markdown("Анна"), in_entities("")), ("Анна".to_owned(), "Somebody".to_owned()));
    }
}
