//! What a client is told: everything that leaves a table is put together here, from views and notices and what all may know.

use folsom_id::TableId;
use folsom_protocol::{
    AboutJson, Change, ChoicesJson, EndJson, NewsJson, NoticeJson, OutcomeJson, Seen, ToClient, ViewJson,
    ViewPatch, Word,
};
use folsom_rules::{Event, Game, SeatSet, View, Viewer};
use folsom_table::{About, Chair, News, Person, Phase, Table};
use serde::Serialize;

use crate::words;

/// Whose eyes a client looks through: those of its own seats, or else of a spectator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OwnSeats(SeatSet);

impl OwnSeats {
    /// Somebody's eyes at a table. Whoever has left sees what everybody sees.
    #[must_use]
    pub(crate) fn of(table: &Table, person: Person) -> Self {
        let own = |chair: &Chair| chair.person() == Some(person) && !chair.is_left();
        Self(words::chairs(table).filter(|(_, chair)| own(chair)).map(|(seat, _)| seat).collect())
    }

    /// One viewer for each seat.
    pub(crate) fn viewers(self) -> impl Iterator<Item = Viewer> {
        let spectator = self.0.is_empty().then_some(Viewer::Spectator);
        self.0.iter().map(Viewer::Seat).chain(spectator)
    }
}

/// The game through somebody's eyes.
pub(crate) fn seen(table: &Table, eyes: OwnSeats) -> Vec<Seen> {
    let Some(play) = table.play() else { return Vec::new() };
    let is_closed = table.stage() == Phase::Closed;
    let views = eyes.viewers().map(|viewer| play.game().view(viewer));
    let choices = |view: &View| if is_closed { None } else { ChoicesJson::of(view) };
    views.map(|view| Seen { view: ViewJson::from(&view), choices: choices(&view) }).collect()
}

/// How the game at a table ended, if it has.
pub(crate) fn end(table: &Table) -> Option<EndJson> {
    let play = table.play()?;
    let outcome = play.game().outcome()?;
    Some(EndJson {
        outcome: OutcomeJson::new(&outcome, play.game().board()),
        seed: table.disclosed_seed()?.to_string(),
        open: ViewJson::from(&play.game().open_view()),
    })
}

/// What one viewer is told of what happened in the game.
pub(crate) fn change(before: Option<&Game>, after: &Game, events: &[Event], viewer: Viewer) -> Change {
    let view = after.view(viewer);
    let notices = events.iter().map(|event| NoticeJson::new(&event.notice(viewer), after.board()));
    Change {
        viewer: Word(viewer),
        notices: notices.collect(),
        view: before.is_none().then(|| ViewJson::from(&view)),
        patch: before.map(|before| ViewPatch::between(&before.view(viewer), &view)),
        choices: ChoicesJson::of(&view),
    }
}

/// What happened in a game that is over, with everything open.
pub(crate) fn open_change(before: Option<&Game>, after: &Game, events: &[Event]) -> Change {
    let view = after.open_view();
    let notices = events.iter().map(|event| NoticeJson::new(&event.open_notice(), after.board()));
    Change {
        viewer: Word(Viewer::Spectator),
        notices: notices.collect(),
        view: before.is_none().then(|| ViewJson::from(&view)),
        patch: before.map(|before| ViewPatch::between(&before.open_view(), &view)),
        choices: None,
    }
}

/// News on their way to everybody. What is the same for all is written once, and so is what is the same for all who look through
/// the same eyes.
///
/// A message is shared by all who get the same, so it is of a type that is made of a string once and cheap to clone.
pub(crate) struct Broadcast<'a, Text> {
    before: &'a Table,
    after: &'a Table,
    news: &'a News,
    /// What is the same for all, up to the brace at its end.
    common: String,
    changes: Vec<(Viewer, String)>,
    written: Vec<(OwnSeats, Text)>,
}

impl<'a, Text: From<String> + Clone> Broadcast<'a, Text> {
    /// What happened at a table that was so before and is so now.
    #[must_use]
    pub(crate) fn new(id: TableId, before: &'a Table, after: &'a Table, news: &'a News) -> Self {
        let another_turn = matches!(
            news.about,
            About::Started { .. } | About::Choice { .. } | About::Resumed | About::Closed
        );
        let changed = changes_table(&news.about) || before.stage() != after.stage();
        let common = ToClient::News(Box::new(NewsJson {
            number: news.number,
            at: news.at.0,
            about: about(news),
            table: changed.then(|| words::table(id, after)),
            turn: another_turn.then(|| words::turn(after)),
            views: Vec::new(),
            end: if before.stage() == after.stage() { None } else { end(after) },
        }));
        let mut common = write(&common);
        common.pop();
        Self { before, after, news, common, changes: Vec::new(), written: Vec::new() }
    }

    /// The message for who looks through these eyes.
    #[must_use]
    pub(crate) fn message(&mut self, eyes: OwnSeats) -> Text {
        if let Some((_, text)) = self.written.iter().find(|(known, _)| *known == eyes) {
            return text.clone();
        }
        let tells_of_the_game = self.tells_of_the_game();
        let viewers = || eyes.viewers().filter(|_| tells_of_the_game);
        let changes: usize = viewers().map(|viewer| self.change(viewer).len() + 1).sum();
        // As long as it will be: it waits in as many outboxes as there are guests.
        let mut text = String::with_capacity(self.common.len() + changes + r#","views":[]}"#.len());
        text.push_str(&self.common);
        if tells_of_the_game {
            let mut opening = r#","views":["#;
            for viewer in viewers() {
                text.push_str(opening);
                text.push_str(self.change(viewer));
                opening = ",";
            }
            text.push(']');
        }
        text.push('}');
        let text = Text::from(text);
        self.written.push((eyes, text.clone()));
        text
    }

    /// Whether what somebody sees of the game is another now. At a table that was closed nothing can be chosen any more.
    fn tells_of_the_game(&self) -> bool {
        match self.news.about {
            About::Started { .. } | About::Choice { .. } => true,
            About::Closed => self.after.play().is_some(),
            _ => false,
        }
    }

    fn change(&mut self, viewer: Viewer) -> &str {
        let known = self.changes.iter().position(|(known, _)| *known == viewer);
        let index = known.unwrap_or_else(|| {
            let before = self.before.play().map(|play| play.game());
            let after = self.after.play().expect("the game has begun").game();
            let mut change = change(before, after, &self.news.events, viewer);
            change.choices = change.choices.filter(|_| self.after.stage() != Phase::Closed);
            self.changes.push((viewer, write(&change)));
            self.changes.len() - 1
        });
        &self.changes[index].1
    }
}

/// Whether the table apart from its game is another one now.
fn changes_table(about: &About) -> bool {
    match about {
        About::Terms
        | About::Chair(_)
        | About::Deal
        | About::Started { .. }
        | About::Host
        | About::Closed => true,
        About::Rematch { .. } | About::Talk | About::Muted => true,
        About::Choice { .. } | About::Forgotten | About::Resumed => false,
    }
}

/// What news are about, in the words of the protocol.
fn about(news: &News) -> AboutJson {
    match &news.about {
        About::Terms => AboutJson::Terms,
        About::Chair(seat) => AboutJson::Chair { seat: Word(*seat) },
        About::Deal => AboutJson::Deal,
        About::Started { .. } => AboutJson::Started,
        About::Choice { seat, by } => AboutJson::Choice { seat: Word(*seat), by: words::by(*by) },
        About::Forgotten => AboutJson::Forgotten,
        About::Talk => AboutJson::Talk,
        About::Muted => AboutJson::Muted,
        About::Host => AboutJson::Host,
        About::Closed => AboutJson::Closed,
        About::Resumed => AboutJson::Resumed,
        About::Rematch { table } => AboutJson::Rematch { table: table.clone() },
    }
}

/// A message as it is sent.
#[must_use]
pub fn message(message: &ToClient) -> String {
    write(message)
}

/// Most of what is written is shorter: it has not to be moved while it grows.
const USUAL: usize = 2048;

fn write(value: &impl Serialize) -> String {
    let mut text = Vec::with_capacity(USUAL);
    serde_json::to_writer(&mut text, value).expect("all keys of a message are strings");
    String::from_utf8(text).expect("JSON is text")
}
