//! The tables of `docs/python.md` are made from the code. `make goldens` writes them anew.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use crate::{Layout, OBSERVATION, ORACLE, VERSION};

fn document() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/python.md")
}

fn answers(layout: Layout) -> String {
    let mut text =
        format!("{} actions.\n\n| numbers | name | meaning |\n| ---: | --- | --- |\n", layout.answers());
    for (first, len, name, meaning) in layout.blocks() {
        let last = usize::from(first) + len - 1;
        let numbers = if len == 1 { first.to_string() } else { format!("{first}–{last}") };
        let _ = writeln!(text, "| {numbers} | `{name}` | {meaning} |");
    }
    text
}

fn observation() -> String {
    let mut text = format!("Version {VERSION}.");
    for layout in Layout::ALL {
        let _ = write!(
            text,
            " `{}`: {} numbers, {} with the oracle's.",
            layout.name(),
            layout.observation(),
            layout.oracle()
        );
    }
    text.push_str(
        "\n\n| numbers | base | couriers | 1.0 is | meaning |\n| --- | --- | --- | ---: | --- |\n",
    );
    let mut first = [0, 0];
    for (index, group) in OBSERVATION.iter().chain(ORACLE).enumerate() {
        if index == OBSERVATION.len() {
            text.push_str("| **the oracle's** | | | | |\n");
        }
        let starts = Layout::ALL.map(|layout| {
            let rows = (group.rows)(layout);
            let start = &mut first[layout as usize];
            let text = match rows {
                0 => "none".to_owned(),
                1 => format!("from {start}"),
                _ => format!("from {start}, {rows} rows of {}", group.width(layout)),
            };
            *start += group.len(layout);
            text
        });
        let _ = writeln!(text, "| **{}** | {} | {} | | |", group.name, starts[0], starts[1]);
        for column in group.columns {
            let lens = Layout::ALL.map(|layout| match (group.rows)(layout) * (column.len)(layout) {
                0 => String::new(),
                _ => (column.len)(layout).to_string(),
            });
            let _ = writeln!(
                text,
                "| `{}` | {} | {} | {} | {} |",
                column.name, lens[0], lens[1], column.top, column.meaning
            );
        }
    }
    text
}

/// What stands between two marks.
fn put(document: &str, mark: &str, table: &str) -> String {
    let (begin, end) = (format!("<!-- {mark} -->\n"), format!("<!-- end of {mark} -->"));
    let start =
        document.find(&begin).unwrap_or_else(|| panic!("docs/python.md has no {begin}")) + begin.len();
    let stop = document.find(&end).unwrap_or_else(|| panic!("docs/python.md has no {end}"));
    format!("{}\n{}\n{}", &document[..start], table.trim_end(), &document[stop..])
}

#[test]
fn the_tables_of_the_documentation_are_those_of_the_code() {
    let found = std::fs::read_to_string(document()).expect("it is in docs");
    let mut wanted = put(&found, "actions of base", &answers(Layout::Base));
    wanted = put(&wanted, "actions of couriers", &answers(Layout::Couriers));
    wanted = put(&wanted, "observations", &observation());
    if std::env::var_os("FOLSOM_GOLDENS").is_some_and(|value| value == "write") {
        std::fs::write(document(), wanted).expect("the file can be written");
    } else {
        assert!(found == wanted, "docs/python.md is out of date; run `make goldens`");
    }
}
