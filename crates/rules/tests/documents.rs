//! The tables of `docs/rules` name every card and bandit there is, as it is in the program.

use std::path::Path;

use folsom_rules::{Bandit, Named, RoundCard, Turn};

/// The rows of all tables, cell by cell.
fn rows() -> Vec<Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    let mut rows = Vec::new();
    for file in ["cards.md", "cards-couriers.md"] {
        let text = std::fs::read_to_string(folder.join(file)).expect("the document is there");
        let tables = text.lines().filter(|line| line.starts_with('|'));
        rows.extend(tables.map(|line| line.split('|').map(|cell| cell.trim().to_owned()).collect()));
    }
    rows
}

/// `S S T R`, as the documents write it.
fn letters(turns: &[Turn]) -> String {
    let letter = |turn: &Turn| match turn {
        Turn::Standard => "S",
        Turn::Tunnel => "T",
        Turn::SpeedingUp => "D",
        Turn::Switching => "R",
        Turn::Diversion => "V",
    };
    turns.iter().map(letter).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_round_card_has_its_row_with_its_turns() {
    let rows = rows();
    for card in RoundCard::ALL {
        let row = rows.iter().find(|row| row[1] == card.name());
        let row = row.unwrap_or_else(|| panic!("no table of docs/rules/cards*.md has a row for {card}"));
        for many in [false, true] {
            let turns = letters(card.turns(many));
            let told = row.iter().any(|cell| *cell == turns || cell.starts_with(&format!("{turns},")));
            assert!(told, "docs/rules/cards*.md: {card} has the turns {turns}, not {row:?}");
        }
    }
}

#[test]
fn every_bandit_has_its_row() {
    let rows = rows();
    for bandit in Bandit::ALL {
        let told = rows.iter().any(|row| row[1] == bandit.title());
        assert!(told, "the table of bandits in docs/rules/cards.md has no row for {}", bandit.title());
    }
}
