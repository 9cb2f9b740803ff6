-- One row: that this database is ours, how many migrations it has been through, and which one it is. A database that was dropped and
-- made anew is another one.
CREATE TABLE folsom (
    version  int8 NOT NULL,
    identity int8 NOT NULL
);

-- A table has a small key of its own beside its id, because the key stands in every one of its entries.
CREATE TABLE tables (
    key           int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id            text COLLATE "C" NOT NULL UNIQUE,
    stage         text NOT NULL CHECK (stage IN ('open', 'running', 'over')),
    public        bool NOT NULL,
    unfinished    bool NOT NULL,
    members_known bool NOT NULL DEFAULT true,
    summary       text NOT NULL,
    search        text NOT NULL,
    created       int8 NOT NULL,
    listed        int8 NOT NULL,
    -- Where it was opened from, while it is not over.
    origin        bytea,
    -- As in `heads`, but only as of when what stands here changed last: never later.
    stirred       int8 NOT NULL
);

CREATE INDEX tables_by_stage ON tables (stage, public);
CREATE INDEX tables_without_members ON tables (id) WHERE NOT members_known;
CREATE INDEX tables_for_all ON tables (listed DESC, id) WHERE public AND stage <> 'over';
CREATE INDEX tables_to_forget ON tables (unfinished, stirred) WHERE stage = 'over';

-- Where a log ends. Every append changes a row here and none in `tables`: these are short, and no index but that of their ids has
-- to follow, so a new version of a row is written beside the old one. Whoever appends holds its row until the commit, which is why
-- two can't both write the same number, nor one leave a gap.
CREATE TABLE heads (
    id        text COLLATE "C" PRIMARY KEY,
    table_key int8 NOT NULL,
    length    int8 NOT NULL,
    -- When the latest entry was written.
    changed   int8 NOT NULL,
    -- How long the storage had been in use then, in milliseconds and all in all.
    stirred   int8 NOT NULL
) WITH (fillfactor = 50);

-- No foreign key: it would be looked up for every entry, and nothing comes in here or goes but together with a row of `heads`.
CREATE TABLE entries (
    table_key int8 NOT NULL,
    number    int8 NOT NULL,
    -- The transaction that wrote it, as the writer calls it: how one that has lost its connection finds its own.
    batch     int8 NOT NULL,
    entry     text NOT NULL,
    PRIMARY KEY (table_key, number)
);

CREATE TABLE members (
    member    bytea NOT NULL,
    table_key int8  NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    PRIMARY KEY (member, table_key)
);

CREATE INDEX members_by_table ON members (table_key);

-- What was said at tables: no part of their logs, and not for ever.
CREATE TABLE talk (
    table_key int8  NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    number    int8  NOT NULL,
    member    bytea NOT NULL,
    line      text  NOT NULL,
    PRIMARY KEY (table_key, number)
);

CREATE INDEX talk_by_member ON talk (member);

CREATE TABLE secrets (
    name  text COLLATE "C" PRIMARY KEY,
    value bytea NOT NULL
);

CREATE TABLE figures (
    name  text COLLATE "C" PRIMARY KEY,
    value int8 NOT NULL
);

-- How long the storage has been in use: the most that any node has counted.
INSERT INTO figures (name, value) VALUES ('awake', 0);

-- Those who write, one for each connection that does. A transaction holds the row of its writer. Whoever takes the row away has
-- waited for the transaction, and knows that none comes after it, however long it may have been on its way.
CREATE TABLE writers (
    writer int8 PRIMARY KEY,
    -- How long the storage had been in use when it last wrote.
    awake  int8 NOT NULL
);
