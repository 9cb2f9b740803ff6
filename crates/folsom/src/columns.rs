//! Tables: columns under headings, each as wide as it must be.

/// A column: its heading, then its cells.
pub(crate) struct Column {
    cells: Vec<String>,
    /// Names stand to the left, figures to the right.
    left: bool,
}

impl Column {
    /// Cells that stand to the left.
    pub(crate) fn names(title: &str, cells: impl Iterator<Item = String>) -> Self {
        Self { cells: std::iter::once(title.to_owned()).chain(cells).collect(), left: true }
    }

    /// Cells that stand to the right.
    pub(crate) fn figures(title: &str, cells: impl Iterator<Item = String>) -> Self {
        Self { left: false, ..Self::names(title, cells) }
    }

    /// How many lines it has, the heading among them.
    pub(crate) fn rows(&self) -> usize {
        self.cells.len()
    }

    fn aligned(&self, row: usize) -> String {
        let width = self.cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(0);
        let cell = &self.cells[row];
        if self.left { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
    }
}

/// A line of the table; the headings are line 0.
pub(crate) fn line(columns: &[Column], row: usize) -> String {
    columns.iter().map(|column| column.aligned(row)).collect::<Vec<_>>().join("  ")
}
