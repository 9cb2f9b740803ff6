//! Papers: what is kept about people beside the tables, such as what they are called and how well they play. Each lies in a
//! drawer under a key, as text that nobody here reads.

pub(crate) mod statement;

use std::collections::BTreeSet;

use crate::error::StorageError;
use crate::member::Member;
use crate::storage::check_text;

/// A paper may be so long.
pub const MAX_PAPER_BYTES: usize = 64 * 1024;
/// The name of a drawer may be so long, and so may a key.
pub const MAX_LABEL_BYTES: usize = 256;
/// So much can be filed in one step.
pub const MAX_FILINGS: usize = 64;

/// The last of all characters. No label has it, so everything that begins with a text comes before that text and this.
pub(crate) const LAST: char = char::MAX;

/// Something that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paper {
    /// The drawer it lies in: what kind of paper it is. At most [`MAX_LABEL_BYTES`].
    pub drawer: String,
    /// What it is called there. At most [`MAX_LABEL_BYTES`].
    pub key: String,
    /// Whom it is about, if it is about one person: then it goes when they do.
    pub owner: Option<Member>,
    /// Where it stands among those of its drawer, if they are counted: the highest is first in a table of honour, the lowest is
    /// due first.
    pub rank: Option<i64>,
    /// What it says, as text that nobody here reads. At most [`MAX_PAPER_BYTES`].
    pub body: String,
}

/// How a paper is told from what lay there before, and from what will. No two writings have the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Version(pub(crate) i64);

impl Version {
    /// One that nothing has.
    pub(crate) fn fresh() -> Self {
        let mut bytes = [0; 8];
        // Without randomness no key could be made either: the server would not have come so far.
        getrandom::fill(&mut bytes).expect("the system has randomness");
        Self(i64::from_ne_bytes(bytes))
    }
}

/// A paper as it lies in its drawer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Filed {
    /// What lies there.
    pub paper: Paper,
    /// Which writing of it.
    pub version: Version,
}

/// Something to be done with papers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Filing {
    /// Puts a paper into its drawer: in place of the one that has this version, or where nothing lies.
    Put {
        /// The paper.
        paper: Paper,
        /// What lies there.
        over: Option<Version>,
    },
    /// Takes a paper away.
    Take {
        /// From this drawer.
        drawer: String,
        /// The one with this key.
        key: String,
        /// If it is still this one.
        version: Version,
    },
    /// Takes away all papers that are about somebody, but for those that are put in the same step.
    Shred(Member),
}

impl Filing {
    /// A paper where nothing lies.
    #[must_use]
    pub const fn new(paper: Paper) -> Self {
        Self::Put { paper, over: None }
    }

    /// A paper in place of another.
    #[must_use]
    pub const fn over(version: Version, paper: Paper) -> Self {
        Self::Put { paper, over: Some(version) }
    }

    /// Takes this paper away, if nobody has written it anew.
    #[must_use]
    pub fn take(filed: &Filed) -> Self {
        let Paper { drawer, key, .. } = filed.paper.clone();
        Self::Take { drawer, key, version: filed.version }
    }

    /// The place it is about, and what has to lie there.
    pub(crate) fn wants(&self) -> Option<(&str, &str, Option<Version>)> {
        match self {
            Self::Put { paper, over } => Some((&paper.drawer, &paper.key, *over)),
            Self::Take { drawer, key, version } => Some((drawer, key, Some(*version))),
            Self::Shred(_) => None,
        }
    }
}

/// Whether every implementation can do this in one step.
pub(crate) fn check(filings: &[Filing]) -> Result<(), StorageError> {
    let unfit = |why: String| Err(StorageError::Unfit(why));
    if filings.len() > MAX_FILINGS {
        return unfit(format!("at most {MAX_FILINGS} things are filed in one step"));
    }
    let mut places = BTreeSet::new();
    for filing in filings {
        if let Filing::Put { paper, .. } = filing {
            check_text("a paper", &paper.body, MAX_PAPER_BYTES)?;
        }
        let Some((drawer, key, _)) = filing.wants() else { continue };
        for label in [drawer, key] {
            check_text("a label", label, MAX_LABEL_BYTES)?;
            if label.contains(LAST) {
                return unfit("a label can't contain U+10FFFF".to_owned());
            }
        }
        if !places.insert((drawer, key)) {
            return unfit("a paper is filed only once in a step".to_owned());
        }
    }
    Ok(())
}

/// What comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaperOrder {
    /// By drawer, and by key.
    Key,
    /// The highest rank, then by key. Papers without a rank are left out.
    Highest,
    /// The lowest rank, then by key. Papers without a rank are left out.
    Lowest,
}

/// Where a paper stands, or stood, in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PaperPlace {
    /// Its drawer.
    pub drawer: String,
    /// Its key.
    pub key: String,
    /// Its rank, if it has any; lists by key don't ask for it.
    pub rank: Option<i64>,
}

impl Filed {
    /// Where it stands.
    #[must_use]
    pub fn place(&self) -> PaperPlace {
        let Paper { drawer, key, rank, .. } = &self.paper;
        PaperPlace { drawer: drawer.clone(), key: key.clone(), rank: *rank }
    }
}

/// Which papers. All that is asked must hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PaperQuery {
    /// In this drawer.
    pub drawer: Option<String>,
    /// Whose key begins like this.
    pub prefix: String,
    /// About this person.
    pub owner: Option<Member>,
    /// Of this rank or higher.
    pub at_least: Option<i64>,
    /// Of this rank or lower.
    pub at_most: Option<i64>,
    /// What comes first.
    pub order: PaperOrder,
    /// Only those that come after this place in the list: the rest of a list that was cut off.
    pub after: Option<PaperPlace>,
    /// No more than so many.
    pub limit: Option<u32>,
}

impl PaperQuery {
    /// All papers there are.
    #[must_use]
    pub const fn all() -> Self {
        Self {
            drawer: None,
            prefix: String::new(),
            owner: None,
            at_least: None,
            at_most: None,
            order: PaperOrder::Key,
            after: None,
            limit: None,
        }
    }

    /// Those of a drawer.
    #[must_use]
    pub fn of(drawer: impl Into<String>) -> Self {
        Self { drawer: Some(drawer.into()), ..Self::all() }
    }

    /// Those that are about somebody, in all drawers.
    #[must_use]
    pub fn about(owner: Member) -> Self {
        Self { owner: Some(owner), ..Self::all() }
    }
}
