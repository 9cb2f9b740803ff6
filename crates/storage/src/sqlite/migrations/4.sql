-- What is kept about people beside the tables: papers, which lie in drawers.
CREATE TABLE papers (
    drawer  TEXT    NOT NULL,
    key     TEXT    NOT NULL,
    -- Whom it is about, if it is about one person.
    owner   BLOB,
    rank    INTEGER,
    body    TEXT    NOT NULL,
    -- No two writings have the same.
    version INTEGER NOT NULL,
    PRIMARY KEY (drawer, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX papers_by_owner ON papers (owner) WHERE owner IS NOT NULL;
CREATE INDEX papers_by_rank ON papers (drawer, rank) WHERE rank IS NOT NULL;
