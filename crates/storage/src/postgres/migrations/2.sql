-- What is kept about people beside the tables: papers, which lie in drawers.
CREATE TABLE papers (
    drawer  text COLLATE "C" NOT NULL,
    key     text COLLATE "C" NOT NULL,
    -- Whom it is about, if it is about one person.
    owner   bytea,
    rank    int8,
    body    text NOT NULL,
    -- No two writings have the same, so it also tells which transaction wrote it.
    version int8 NOT NULL,
    PRIMARY KEY (drawer, key)
);

CREATE INDEX papers_by_owner ON papers (owner) WHERE owner IS NOT NULL;
CREATE INDEX papers_by_rank ON papers (drawer, rank) WHERE rank IS NOT NULL;
