-- A table has a small key of its own beside its id, because the key stands in every one of its entries.
CREATE TABLE tables (
    key     INTEGER PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    stage   TEXT    NOT NULL CHECK (stage IN ('open', 'running', 'over')),
    public  INTEGER NOT NULL CHECK (public IN (0, 1)),
    summary TEXT    NOT NULL,
    length  INTEGER NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;

-- `changed` is not part of it: then every append would have to move a row of the index as well.
CREATE INDEX tables_by_stage ON tables (stage, public);

-- With row ids on purpose: all entries of a commit then lie side by side at the end, whichever tables they are of, and
-- only the index is written to in as many places as there are tables. Kept in the order of their primary key they would
-- be read a little faster and written a good deal slower.
CREATE TABLE entries (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    number    INTEGER NOT NULL,
    entry     TEXT    NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT;

CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
