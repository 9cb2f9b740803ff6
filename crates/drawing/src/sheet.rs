//! A sheet of paper for a picture: drawings are put onto it, each kept once however often it is used.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::art::drawing;

/// What has been put down so far.
#[derive(Default)]
pub(crate) struct Sheet {
    symbols: BTreeMap<String, String>,
    body: String,
}

impl Sheet {
    /// Puts a drawing there.
    pub(crate) fn put(&mut self, path: &str, x: f64, y: f64, width: f64, height: f64) {
        let id = format!("fo-{}", path.replace('/', "-"));
        if !self.symbols.contains_key(&id) {
            let Some(drawing) = drawing(path) else { return };
            let symbol = format!(
                "<symbol id=\"{id}\" viewBox=\"{}\" overflow=\"visible\">{}</symbol>",
                drawing.view_box, drawing.body
            );
            self.symbols.insert(id.clone(), symbol);
        }
        let _ = write!(
            self.body,
            "<use href=\"#{id}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
            short(x),
            short(y),
            short(width),
            short(height)
        );
    }

    /// Puts down SVG as it is.
    pub(crate) fn raw(&mut self, svg: &str) {
        self.body.push_str(svg);
    }

    /// The picture.
    pub(crate) fn finish(self, width: f64, height: f64, title: &str) -> String {
        let symbols: String = self.symbols.into_values().collect();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\" role=\"img\">\
             <title>{title}</title><style>{STYLE}</style><defs>{FILTERS}{symbols}</defs>{}</svg>\n",
            self.body,
            w = short(width),
            h = short(height),
        )
    }
}

/// No more decimals than can be seen.
fn short(number: f64) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}

/// What `web/src/art/art.css` does for the same classes.
const STYLE: &str = ".lay{filter:url(#fo-lay)}.sh1{filter:url(#fo-sh1)}.sh2{filter:url(#fo-sh2)}\
                     .glass{fill:#fff0c8;fill-opacity:.25}.floorshade{fill:#3c1c0a;fill-opacity:.22}";
const FILTERS: &str = "<filter id=\"fo-lay\" x=\"-.15\" y=\"-.15\" width=\"1.3\" height=\"1.35\"><feDropShadow dx=\"0\" dy=\"-1.5\" \
                       stdDeviation=\"3\" flood-color=\"#3c1c0a\" flood-opacity=\".28\"/></filter>\
                       <filter id=\"fo-sh1\" x=\"-.2\" y=\"-.2\" width=\"1.4\" height=\"1.5\"><feDropShadow dx=\"0\" dy=\"1.2\" \
                       stdDeviation=\"1.1\" flood-color=\"#3c1c0a\" flood-opacity=\".38\"/></filter>\
                       <filter id=\"fo-sh2\" x=\"-.15\" y=\"-.25\" width=\"1.3\" height=\"1.6\"><feDropShadow dx=\"0\" dy=\"2\" \
                       stdDeviation=\"2.4\" flood-color=\"#3c1c0a\" flood-opacity=\".46\"/></filter>";
