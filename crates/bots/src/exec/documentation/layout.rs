//! JSON on as few lines as a page has room for, its fields in the order in which they are sent.

const WIDTH: usize = 110;

/// Breaks lists and objects that don't fit on a line.
pub(super) fn pretty(text: &str) -> String {
    laid_out(text.trim(), 0, 0)
}

/// The object without what is in this field.
pub(super) fn without(text: &str, field: &str) -> String {
    let object = text.trim();
    let left: Vec<String> = items(object)
        .into_iter()
        .map(|item| match value_of(item, field) {
            Some(value) => item.replace(value, "{}"),
            None => item.to_owned(),
        })
        .collect();
    format!("{{{}}}", left.join(","))
}

/// What is at the end of a path such as `/view/cars/2`.
pub(super) fn part<'a>(text: &'a str, path: &str) -> &'a str {
    path.split('/').skip(1).fold(text.trim(), |inside, step| {
        let all = items(inside);
        let found = match step.parse::<usize>() {
            Ok(index) => all.get(index).copied(),
            Err(_) => all.into_iter().find_map(|item| value_of(item, step)),
        };
        found.unwrap_or_else(|| panic!("there is no {step} of {path}"))
    })
}

/// The value of an object's item, if it is that of this field.
fn value_of<'a>(item: &'a str, field: &str) -> Option<&'a str> {
    item.strip_prefix(&format!("\"{field}\":"))
}

fn laid_out(text: &str, indent: usize, before: usize) -> String {
    let airy = airy(text);
    let all = items(text);
    if all.is_empty() || indent + before + airy.chars().count() <= WIDTH {
        return airy;
    }
    let (open, close) = (&text[..1], &text[text.len() - 1..]);
    let inner = " ".repeat(indent + 2);
    let lines = all.into_iter().map(|item| {
        let (key, value) = split_key(item);
        format!("{inner}{key}{}", laid_out(value, indent + 2, key.len()))
    });
    format!("{open}\n{}\n{}{close}", lines.collect::<Vec<_>>().join(",\n"), " ".repeat(indent))
}

/// An item of an object as its key, with a space behind it, and its value.
fn split_key(item: &str) -> (String, &str) {
    match item.strip_prefix('"').and_then(|rest| rest.split_once("\":")) {
        Some((key, value)) => (format!("\"{key}\": "), value),
        None => (String::new(), item),
    }
}

/// The text with spaces after commas and colons.
fn airy(text: &str) -> String {
    let mut quoted = false;
    let mut out = String::new();
    for c in text.chars() {
        quoted ^= c == '"';
        out.push(c);
        if !quoted && (c == ',' || c == ':') {
            out.push(' ');
        }
    }
    out
}

/// The items of a list or an object. No text that is sent has a quotation mark in it.
fn items(text: &str) -> Vec<&str> {
    let Some(inside) = text.strip_prefix(['[', '{']).map(|rest| &rest[..rest.len() - 1]) else {
        return vec![];
    };
    let (mut depth, mut quoted) = (0, false);
    let at_top = |c: char| {
        quoted ^= c == '"';
        match c {
            '[' | '{' if !quoted => depth += 1,
            ']' | '}' if !quoted => depth -= 1,
            _ => {}
        }
        c == ',' && depth == 0 && !quoted
    };
    inside.split(at_top).filter(|item| !item.is_empty()).collect()
}
