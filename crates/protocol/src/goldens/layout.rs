//! How generated files are laid out, so that a person can read them and their differences.

use serde::Serialize;

/// A declaration of TypeScript with a line for each field.
pub(super) fn declaration(text: &str) -> String {
    let mut page = Page::default();
    let mut rest = text;
    // Commas within these do not separate fields: `Array<[T, T]>`.
    let mut brackets = 0;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '/' if rest.starts_with("/**") => end_of(rest, "*/", 3),
            '"' | '`' => end_of(rest, rest.get(..1).unwrap_or_default(), 1),
            '{' if rest.starts_with("{ [key") => end_of(rest, "}", 1),
            _ => first.len_utf8(),
        };
        let (piece, left) = rest.split_at(length);
        rest = left;
        match first {
            '/' if length > 1 => page.comment(piece),
            '{' if length == 1 => page.open(),
            '}' => page.close(),
            ',' if brackets == 0 && page.depth > 0 => page.end_line(piece),
            _ if first.is_whitespace() => page.space(),
            _ => {
                brackets += i32::from("<[".contains(first)) - i32::from(">]".contains(first));
                page.put(piece);
            }
        }
    }
    page.text.trim_end().to_owned() + "\n"
}

/// Where this ends in the text, its end included.
fn end_of(text: &str, end: &str, from: usize) -> usize {
    text[from..].find(end).map_or(text.len(), |at| from + at + end.len())
}

#[derive(Default)]
struct Page {
    text: String,
    depth: usize,
}

impl Page {
    fn put(&mut self, piece: &str) {
        if self.text.ends_with('\n') {
            self.text += &"  ".repeat(self.depth);
        }
        self.text += piece;
    }

    fn space(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with(['\n', ' ']) {
            self.text.push(' ');
        }
    }

    fn end_line(&mut self, piece: &str) {
        self.put(piece);
        self.text.truncate(self.text.trim_end().len());
        self.text.push('\n');
    }

    fn open(&mut self) {
        self.end_line("{");
        self.depth += 1;
    }

    fn close(&mut self) {
        if !self.text.ends_with('\n') {
            self.end_line("");
        }
        self.depth -= 1;
        self.put("}");
    }

    fn comment(&mut self, comment: &str) {
        if !self.text.is_empty() && !self.text.ends_with('\n') {
            self.end_line("");
        }
        let lines: Vec<&str> = comment.lines().map(str::trim).collect();
        match *lines.as_slice() {
            ["/**", line, "*/"] => self.end_line(&format!("/** {} */", line.trim_start_matches("* "))),
            _ => {
                for (index, line) in lines.iter().enumerate() {
                    let indent = if index == 0 { "" } else { " " };
                    self.end_line(&format!("{indent}{line}"));
                }
            }
        }
    }
}

/// JSON with a line for each item of a list, or for each field of an object.
pub(super) fn json(value: &impl Serialize) -> String {
    use serde_json::Value;
    let lines = |items: Vec<String>| items.join(",\n  ");
    match serde_json::to_value(value).expect("all keys are strings") {
        Value::Array(items) => {
            format!("[\n  {}\n]\n", lines(items.iter().map(Value::to_string).collect()))
        }
        Value::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| format!("{name:?}: {value}"));
            format!("{{\n  {}\n}}\n", lines(fields.collect()))
        }
        other => format!("{other}\n"),
    }
}

#[test]
fn a_declaration_has_a_line_for_each_field() {
    let text = "/**\n * A seat.\n */\nexport type A<T> = { \n/**\n * How many.\n * Or more.\n */\ncount: { [key in B]?: number }, \
                pairs: Array<[T, T]>, } & ({ \"kind\": \"a, b\" } | { \"kind\": `${B}, {`, });\n";
    let wanted = r#"/** A seat. */
export type A<T> = {
  /**
   * How many.
   * Or more.
   */
  count: { [key in B]?: number },
  pairs: Array<[T, T]>,
} & ({
  "kind": "a, b"
} | {
  "kind": `${B}, {`,
});
"#;
    assert_eq!(declaration(text), wanted);
}
