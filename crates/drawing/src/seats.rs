//! Below the train: every bandit's portrait, what is left in the revolver, and the loot.

use folsom_rules::{Document, LootKind, Named, Token, View};

use crate::sheet::Sheet;

const HEIGHT: f64 = 96.0;
const PORTRAIT: f64 = 72.0;
const CYLINDER: f64 = 30.0;
const TOKEN: f64 = 30.0;

/// The drawing of a token; of a document what the viewer knows of it.
pub(crate) fn token(view: &View, token: Token) -> String {
    let document = match token.kind() {
        LootKind::Document => view.worth[token].map(|worth| format!("-{}", Document::of(worth).name())),
        _ => None,
    };
    format!("loot/{}{}", token.kind().name(), document.unwrap_or_default())
}

/// Draws the strip, as many seats side by side as there is room for, and says how high it is.
pub(crate) fn draw(sheet: &mut Sheet, view: &View, width: f64, top: f64) -> f64 {
    let board = &view.board;
    let bandits: Vec<_> = board.seats().flat_map(|seat| board.leads[seat]).collect();
    if bandits.is_empty() {
        return 0.0;
    }
    let in_a_row = ((width - 24.0) / 230.0).floor().max(1.0).min(bandits.len() as f64);
    let rows = (bandits.len() as f64 / in_a_row).ceil();
    let room = (width - 24.0) / in_a_row;
    let height = rows * HEIGHT + 12.0;
    sheet.raw(&format!(
        "<rect y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"#2b1d14\" fill-opacity=\".62\"/>"
    ));
    for (index, &bandit) in bandits.iter().enumerate() {
        let x = 12.0 + index as f64 % in_a_row * room;
        let y = top + 10.0 + (index as f64 / in_a_row).floor() * HEIGHT;
        let asked = board.prompt.is_some_and(|prompt| prompt.seat == board.owner[bandit]);
        let (fill, opacity) = if asked { ("#ffd257", ".3") } else { ("#f4e7cf", ".12") };
        sheet.raw(&format!(
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{}\" rx=\"10\" fill=\"{fill}\" fill-opacity=\"{opacity}\"/>",
            x + 3.0,
            y - 2.0,
            room - 6.0,
            HEIGHT - 10.0
        ));
        sheet.put(&format!("portraits/{}", bandit.name()), x + 8.0, y + 5.0, PORTRAIT, PORTRAIT);
        let right = x + 14.0 + PORTRAIT;
        sheet.put(
            &format!("cards/cylinder-{}", board.ammo[bandit].min(6)),
            right,
            y + 46.0,
            CYLINDER,
            CYLINDER,
        );
        let held: Vec<String> = board.loot.held[bandit].iter().map(|held| token(view, held)).collect();
        let space = room - PORTRAIT - 22.0 - TOKEN;
        let gap = (TOKEN - 2.0).min(space / (held.len() as f64 - 1.0).max(1.0));
        for (number, token) in held.iter().enumerate() {
            sheet.put(token, right + number as f64 * gap, y + 8.0, TOKEN, TOKEN);
        }
    }
    height
}
