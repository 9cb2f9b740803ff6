//! What chat programs show of a link: tags in the head of a page (Open Graph, Twitter). Names are strangers' texts.

use std::time::Duration;

use folsom_host::Remembered;
use folsom_protocol::{Sitter, TableJson, TableStage};
use folsom_storage::TableId;
use tokio::time::timeout;

use super::words::Words;
use crate::app::App;
use crate::tables::{self, Mailbox, TableError};

/// The drawing, which is made with the web client (`web/tools/preview.ts`).
const DRAWING: &str = "preview.png";
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;
/// A page does not wait for its preview for longer.
const PATIENCE: Duration = Duration::from_secs(1);

/// What a preview says.
struct Preview {
    title: String,
    description: String,
}

/// A page with what is shown of a link to it. Nothing, if that is no table and nobody knows how this server is reached.
pub(super) async fn with_preview(app: &App, path: &str, page: &str, words: &Words) -> Option<String> {
    let preview = match preview(app, path, words).await {
        Some(preview) => preview,
        None if app.config.public_url.is_none() => return None,
        None => Preview { title: "Folsom".to_owned(), description: words.slogan.to_owned() },
    };
    let (before, rest) = page.split_once("<title>")?;
    let (_, after) = rest.split_once("</title>")?;
    let (rest_of_head, body) = after.split_once("</head>")?;
    let (title, tags) = (escaped(&preview.title), tags(app, path, &preview, words));
    Some(format!("{before}<title>{title}</title>{rest_of_head}{tags}</head>{body}"))
}

/// What is shown of a table. Whether there is one is not told here; the page finds out.
async fn preview(app: &App, path: &str, words: &Words) -> Option<Preview> {
    let parts: Vec<&str> = path.trim_end_matches('/').split('/').collect();
    let (table, is_replay) = match parts[..] {
        ["t", table] => (table, false),
        ["t", table, "replay"] => (table, true),
        _ => return None,
    };
    let looking = look(app, table.parse().ok()?);
    let (table, winners) = timeout(PATIENCE, looking).await.ok()?.ok()?;
    Some(of_table(&table, &winners, is_replay, words))
}

/// A table as everybody sees it, and who has won there.
async fn look(app: &App, id: TableId) -> Result<(TableJson, Vec<Option<String>>), TableError> {
    let table = Mailbox::of(app, id).look().await?;
    if table.stage != TableStage::Over || !table.terms.public {
        return Ok((table, Vec::new()));
    }
    let entries = tables::entries(&*app.storage, id).await?;
    // A whole game is played for it, so it is not done where others are waited on.
    let told =
        tokio::task::spawn_blocking(move || Ok(folsom_host::winners(&Remembered::read(&entries)?.table)));
    let winners = told.await.unwrap_or_else(|_| Err(TableError::damaged("its reader has panicked")))?;
    Ok((table, winners))
}

/// Who plays at a table that is in no list is nobody's business but theirs, though everybody who has the link sees it there: a
/// preview is made by others, and stays in chats.
fn of_table(table: &TableJson, winners: &[Option<String>], is_replay: bool, words: &Words) -> Preview {
    let host = table.chairs.iter().find_map(|chair| match &chair.who {
        Sitter::Person { name, host: true, .. } => Some(name.as_str()),
        _ => None,
    });
    let host = host.filter(|name| table.terms.public && !name.is_empty());
    let what = if is_replay { words.replay } else { words.table };
    let title = match host {
        Some(name) => format!("{what}: {name} · Folsom"),
        None => format!("{what} · Folsom"),
    };
    let free = table.chairs.iter().filter(|chair| chair.who == Sitter::Empty).count();
    let how_far = match table.stage {
        TableStage::Open => format!("{}: {free}.", words.free),
        TableStage::Running => words.running.to_owned(),
        TableStage::Closed => words.closed.to_owned(),
        TableStage::Over if table.terms.public && !winners.is_empty() => {
            let called = |winner: &Option<String>| match winner {
                Some(name) if name.is_empty() => words.somebody.to_owned(),
                Some(name) => name.clone(),
                None => words.bot.to_owned(),
            };
            format!("{}: {}.", words.won, winners.iter().map(called).collect::<Vec<_>>().join(", "))
        }
        TableStage::Over => words.over.to_owned(),
    };
    let seats = table.chairs.len();
    let description =
        format!("{}. {}: {seats}. {how_far}", words.rulebook(&table.terms.setup), words.players);
    Preview { title, description }
}

fn tags(app: &App, path: &str, preview: &Preview, words: &Words) -> String {
    let Preview { title, description } = preview;
    let mut tags = vec![
        ("property", "og:type", "website".to_owned()),
        ("property", "og:site_name", "Folsom".to_owned()),
        ("property", "og:locale", words.locale.to_owned()),
        ("property", "og:title", title.clone()),
        ("property", "og:description", description.clone()),
        ("name", "twitter:card", "summary".to_owned()),
        ("name", "twitter:title", title.clone()),
        ("name", "twitter:description", description.clone()),
    ];
    // These must be whole addresses, and only who runs the server knows how it is reached.
    if let Some(url) = app.config.public_url.as_deref().map(|url| url.trim_end_matches('/')) {
        tags.push(("property", "og:url", format!("{url}/{path}")));
        if (app.pages)(DRAWING).is_some() {
            let drawing = format!("{url}/{DRAWING}");
            tags[5].2 = "summary_large_image".to_owned();
            tags.extend([
                ("property", "og:image", drawing.clone()),
                ("property", "og:image:type", "image/png".to_owned()),
                ("property", "og:image:width", WIDTH.to_string()),
                ("property", "og:image:height", HEIGHT.to_string()),
                ("property", "og:image:alt", words.drawing.to_owned()),
                ("name", "twitter:image", drawing),
            ]);
        }
    }
    let tag = |(kind, name, content): (&str, &str, String)| {
        format!("  <meta {kind}=\"{name}\" content=\"{}\" />\n  ", escaped(&content))
    };
    tags.into_iter().map(tag).collect()
}

/// A text as it stands in a page, between tags and in quotes.
fn escaped(text: &str) -> String {
    let sign = |c: char| match c {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        '\'' => "&#39;".to_owned(),
        // Whatever turns the direction of texts or can't be seen is not for others' sentences.
        '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => String::new(),
        c if c.is_control() => " ".to_owned(),
        c => c.to_string(),
    };
    text.chars().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_gets_out_of_its_quotes() {
        assert_eq!(
            escaped(r#""><script>alert('x')</script>&amp;"#),
            "&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;"
        );
        assert_eq!(escaped("a\u{202e}b\nc\u{2066}"), "ab c");
        assert_eq!(escaped("Анна · 武"), "Анна · 武");
    }
}
