//! Every rule of `docs/rules` is cited where the code carries it out, and nothing cites a rule that is
//! not there. (That every rule has a scenario is checked by `folsom scenario --coverage`.)

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            files(&path, extension, found);
        } else if path.extension().is_some_and(|other| other == extension) {
            found.push(path);
        }
    }
}

fn text_of(folder: &str, extension: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    files(&root().join(folder), extension, &mut found);
    found.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).expect("a text"))).collect()
}

/// `B24`: a chapter's letter and a number.
fn is_id(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|letter| "BVCR".contains(letter))
        && (2..=3).contains(&word.len())
        && letters.all(|letter| letter.is_ascii_digit())
}

/// The ids a text mentions, ranges such as `B40–B47` included whole.
fn cited(text: &str) -> BTreeSet<String> {
    let words: Vec<&str> = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '–').collect();
    let mut ids = BTreeSet::new();
    for word in words {
        match word.split_once('–') {
            Some((from, to)) if is_id(from) && is_id(to) && from[..1] == to[..1] => {
                let number = |id: &str| id[1..].parse::<u32>().expect("digits");
                ids.extend((number(from)..=number(to)).map(|n| format!("{}{n}", &from[..1])));
            }
            _ if is_id(word) => {
                ids.insert(word.to_owned());
            }
            _ => {}
        }
    }
    ids
}

/// The ids that `docs/rules` defines: each stands in bold at the beginning of a paragraph.
fn documented() -> BTreeSet<String> {
    let texts = text_of("docs/rules", "md");
    let lines = texts.iter().flat_map(|(_, text)| text.lines());
    let bold = lines.filter_map(|line| Some(line.strip_prefix("**")?.split_once("**")?.0.to_owned()));
    bold.filter(|name| is_id(name)).collect()
}

/// How choices are written and put carries nothing out, nor does telling of it.
fn is_rule_code(path: &Path) -> bool {
    let path = path.to_string_lossy();
    let others = ["/properties", "/tests", "/narration", "/choice/", "/choice.rs"];
    !others.iter().any(|other| path.contains(other))
}

/// What a row of a table says, and what documents are told, isn't done yet.
const SAID: [(&str, &str); 4] = [
    ("\nbandits! {", "\n}"),
    ("\nround_events! {", "\n}"),
    ("\nround_cards! {", "\n}"),
    ("const ABOUT", "};"),
];

fn without_said(text: &str) -> String {
    SAID.iter().fold(text.to_owned(), |text, (begin, end)| match text.split_once(begin) {
        None => text,
        Some((before, said)) => format!("{before}{}", said.split_once(end).map_or("", |(_, after)| after)),
    })
}

#[test]
fn every_rule_is_cited_by_the_code_that_carries_it_out() {
    let sources = text_of("crates/rules/src", "rs");
    let code = sources.iter().filter(|(path, _)| is_rule_code(path)).map(|(_, text)| without_said(text));
    let cited = cited(&code.collect::<Vec<_>>().join("\n"));
    let missing: Vec<_> = documented().into_iter().filter(|id| !cited.contains(id)).collect();
    assert!(missing.is_empty(), "no code cites {missing:?}");
}

#[test]
fn nothing_cites_a_rule_that_is_not_there() {
    let documented = documented();
    let sources =
        text_of("crates", "rs").into_iter().filter(|(path, _)| !path.to_string_lossy().contains("/tests/"));
    for (path, text) in sources.chain(text_of("docs", "md")) {
        // Ranges may span gaps in the numbering; single ids may not. `IpAddr::V4` is no rule.
        let single = cited(&text.replace('–', " ").replace("::V", "::"));
        let unknown: Vec<_> = single.difference(&documented).collect();
        assert!(unknown.is_empty(), "{} cites {unknown:?}, which docs/rules doesn't have", path.display());
    }
}
