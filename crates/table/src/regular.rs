//! What a rated table knows of somebody who sits there.

use serde::{Deserialize, Serialize};

/// What a rated table knows of somebody who sits there: for whom the game counts, and that nobody plays against themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regular {
    /// What others know them by. It does not tell who they are.
    pub handle: String,
    /// Which device they play on: a number that nobody but the server can make of it.
    pub device: u64,
}
