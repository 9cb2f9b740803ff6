-- Who has a part in a table. Of tables that are older than this it is not known: whoever understands their logs finds it out.
ALTER TABLE tables ADD COLUMN members_known INTEGER NOT NULL DEFAULT 0 CHECK (members_known IN (0, 1));

-- Only until they have been found out it is more than nothing.
CREATE INDEX tables_without_members ON tables (changed) WHERE members_known = 0;

CREATE TABLE members (
    member    BLOB    NOT NULL,
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    PRIMARY KEY (member, table_key)
) STRICT, WITHOUT ROWID;

-- For a table that is removed, and to tell who has a part in it.
CREATE INDEX members_by_table ON members (table_key);
