//! Nodes and tables as the bus knows them.

use std::fmt;
use std::str::FromStr;

/// A server among others: a random number, another one each time it starts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u128);

impl NodeId {
    /// One that nobody has.
    ///
    /// # Errors
    /// If the operating system has no randomness to give.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(Self(u128::from_be_bytes(bytes)))
    }

    /// The node with this number.
    #[must_use]
    pub const fn from_number(number: u128) -> Self {
        Self(number)
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// A few digits are enough to tell nodes apart.
impl fmt::Debug for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "node {:04x}", self.0 >> 112)
    }
}

/// The text is no name of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a node is 32 hexadecimal digits")]
pub struct NoNode;

impl FromStr for NodeId {
    type Err = NoNode;

    fn from_str(text: &str) -> Result<Self, NoNode> {
        let number = u128::from_str_radix(text, 16).ok().filter(|_| text.len() == 32);
        number.map(Self).ok_or(NoNode)
    }
}

/// A table: any sixteen bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TableKey(pub [u8; 16]);

impl fmt::Display for TableKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", u128::from_be_bytes(self.0))
    }
}

/// Whoever has the address of a table may come in, so it is not written down.
impl fmt::Debug for TableKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a table")
    }
}

/// Who is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum To {
    /// This node.
    Node(NodeId),
    /// Whoever has this table, but not the one who asks.
    Table(TableKey),
}
