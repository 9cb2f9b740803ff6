//! What chat programs show of a link.

use std::collections::BTreeMap;

use folsom_client::Visitor;
use folsom_protocol::{BotLevel, ChairPlan, NewTableJson, TermsJson, Wish};
use folsom_server::{Config, EmbeddedFile};

use crate::client::{Client, eventually};
use crate::house::{House, fetch, four, lenient, seat, table};
use crate::keep::fresh;
use crate::pages::get;

/// The usual page, and a drawing.
fn with_drawing(path: &str) -> Option<EmbeddedFile> {
    folsom_server::unbuilt(if path == "preview.png" { "icon.svg" } else { path })
}

async fn house(public_url: Option<&str>) -> House {
    let config = Config { public_url: public_url.map(str::to_owned), ..lenient() };
    House::with_pages_and(fresh().await, config, with_drawing).await
}

/// The tags of a page, as a program reads them that knows nothing of escaping.
fn tags(page: &str) -> BTreeMap<&str, &str> {
    let mut tags = BTreeMap::new();
    for tag in page.split("<meta ").skip(1) {
        if let [_, name, _, content, ..] = tag.split('"').collect::<Vec<_>>()[..] {
            tags.insert(name, content);
        }
    }
    tags
}

async fn page(visitor: &Visitor, path: &str) -> String {
    let answer = fetch(visitor, path).await;
    assert_eq!(answer.status, 200, "{path}");
    answer.body
}

/// A table that somebody of this name has opened, and sits at.
async fn table_of(house: &House, name: &str, public: bool) -> (Visitor, String) {
    let visitor = house.visitor().await;
    let wanted = table(&four(), vec![ChairPlan::Me { name: None }], false);
    let terms = TermsJson { public, ..wanted.terms };
    let wanted = NewTableJson { terms, name: name.to_owned(), ..table(&four(), wanted.chairs, false) };
    let id = visitor.open_table(&wanted).await.unwrap();
    (visitor, id)
}

#[tokio::test]
async fn a_link_to_a_table_tells_what_is_played_and_how_many_chairs_are_free() {
    let house = house(Some("https://folsom.example/")).await;
    let (visitor, id) = table_of(&house, "Anna", true).await;
    let text = page(&visitor, &format!("/t/{id}")).await;
    let tags = tags(&text);
    assert_eq!(tags["og:title"], "A table: Anna · Folsom");
    assert_eq!(tags["og:description"], "Standard game. Players: 4. Free chairs: 3.");
    assert_eq!(tags["twitter:description"], tags["og:description"]);
    assert_eq!(tags["twitter:card"], "summary_large_image");
    assert_eq!(tags["og:image"], "https://folsom.example/preview.png");
    assert_eq!((tags["og:image:width"], tags["og:image:height"]), ("1200", "630"));
    assert_eq!(tags["og:url"], format!("https://folsom.example/t/{id}"));
    assert!(text.contains("<title>A table: Anna · Folsom</title>"));
    let replay = page(&visitor, &format!("/t/{id}/replay")).await;
    assert!(replay.contains("<title>A game to watch again: Anna · Folsom</title>"), "{replay}");
    // The start page has one, too, and a table that is not there has no other.
    for path in ["/", "/t/nonsense", &format!("/t/{}", "0".repeat(26))] {
        let page = page(&visitor, path).await;
        assert!(page.contains(r#"<meta property="og:title" content="Folsom" />"#), "{path}");
    }
    house.stop().await;
}

#[tokio::test]
async fn without_a_public_address_there_is_no_picture_and_no_link() {
    let house = house(None).await;
    let (visitor, id) = table_of(&house, "Anna", true).await;
    let page = page(&visitor, &format!("/t/{id}")).await;
    assert!(page.contains("og:title") && page.contains(r#"content="summary""#));
    assert!(!page.contains("og:image") && !page.contains("og:url") && !page.contains("http"), "{page}");
    house.stop().await;
}

#[tokio::test]
async fn the_name_of_a_stranger_stays_a_name() {
    let house = house(Some("https://folsom.example")).await;
    for name in [
        r#""><script>alert(1)"#,
        "</title><script>x",
        "<img src=x onerror=y>",
        "' onload='x",
        "</head><body>",
        "&quot;&lt;b&gt;",
        "<!-- --><!--",
        "{{7*7}} ${x} %3Cb",
    ] {
        let (visitor, id) = table_of(&house, name, true).await;
        let text = page(&visitor, &format!("/t/{id}")).await;
        for sign in ["<script", "<img", "<b>", "<!--", "' onload", "&quot;&lt;b"] {
            assert!(!text.contains(sign), "{name}: {text}");
        }
        for once in ["</head>", "</title>", "<body>"] {
            assert_eq!(text.matches(once).count(), 1, "{name}: {text}");
        }
        let escaped = name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let escaped = escaped.replace('"', "&quot;").replace('\'', "&#39;");
        assert!(text.contains(&format!("<title>A table: {escaped} · Folsom</title>")), "{name}: {text}");
        assert_eq!(tags(&text)["og:title"], format!("A table: {escaped} · Folsom"));
    }
    house.stop().await;
}

#[tokio::test]
async fn a_table_that_is_in_no_list_tells_no_names() {
    let house = house(Some("https://folsom.example")).await;
    let (host, id) = table_of(&house, "Anastasia", false).await;
    let mut boris = Client::join(&house.visitor().await, &id, None).await;
    boris.get(Wish::Sit { seat: seat(1), name: "Borislav".to_owned() }).await;
    let text = page(&host, &format!("/t/{id}")).await;
    assert!(!text.contains("Anastasia") && !text.contains("Borislav"), "{text}");
    assert_eq!(tags(&text)["og:description"], "Standard game. Players: 4. Free chairs: 2.");
    house.stop().await;
}

#[tokio::test]
async fn a_game_that_is_over_tells_who_has_won_in_the_readers_language() {
    let house = house(Some("https://folsom.example")).await;
    let visitor = house.visitor().await;
    let bots = vec![ChairPlan::Bot { level: BotLevel::Greenhorn }; 4];
    let id = visitor.open_table(&table(&four(), bots, true)).await.unwrap();
    let path = format!("/t/{id}");
    eventually("the end", async || page(&visitor, &path).await.contains("Won by: a bot")).await;
    let polish = get(house.address, &path, "accept-language: pl-PL,pl;q=0.9\r\n").await;
    // Of several who have as much, all have won.
    let won =
        ["bot", "bot, bot", "bot, bot, bot"].map(|who| format!("Wydanie 2018. Gracze: 4. Wygrana: {who}."));
    assert!(won.iter().any(|won| polish.body.contains(won)), "{}", polish.body);
    assert_eq!(polish.header("vary"), "accept-encoding, accept-language");
    let known = format!("if-none-match: {}\r\naccept-language: pl\r\n", polish.header("etag"));
    assert_eq!(get(house.address, &path, &known).await.status, 304);
    house.stop().await;
}
