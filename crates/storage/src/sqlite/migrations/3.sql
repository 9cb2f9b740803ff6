-- How long the file had been in use, in milliseconds and all in all, when a table changed last. Clocks can be wrong and machines can
-- be off: only what passes while somebody could come back makes a table old.
ALTER TABLE tables ADD COLUMN stirred INTEGER NOT NULL DEFAULT 0;

-- Closed before its end. Of older tables the summary tells.
ALTER TABLE tables ADD COLUMN unfinished INTEGER NOT NULL DEFAULT 0 CHECK (unfinished IN (0, 1));
UPDATE tables SET unfinished = 1
WHERE stage = 'over' AND CASE WHEN json_valid(summary) THEN json_extract(summary, '$.unfinished') ELSE 0 END;

-- When what lists show of it changed last, and what it is found by.
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET listed = changed;
ALTER TABLE tables ADD COLUMN search TEXT NOT NULL DEFAULT '';

-- Where it was opened from, while it is not over.
ALTER TABLE tables ADD COLUMN origin BLOB;

-- Appends don't touch these: `listed` changes a few times in a game, and to a table that is over hardly anything is appended.
CREATE INDEX tables_for_all ON tables (listed DESC, id) WHERE public = 1 AND stage <> 'over';
CREATE INDEX tables_to_forget ON tables (unfinished, stirred) WHERE stage = 'over';

CREATE TABLE figures (
    name  TEXT    PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What was said at tables: no part of their logs, and not for ever.
CREATE TABLE talk (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    number    INTEGER NOT NULL,
    member    BLOB    NOT NULL,
    line      TEXT    NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX talk_by_member ON talk (member);

-- It was part of the logs once. What is left there tells that something was said, and nothing else.
INSERT INTO talk (table_key, number, member, line)
SELECT table_key, number, unhex(json_extract(entry, '$.person')), entry FROM entries
WHERE CASE WHEN instr(entry, '"what":"said"') AND json_valid(entry)
    THEN json_extract(entry, '$.what') = 'said' AND unhex(json_extract(entry, '$.person')) IS NOT NULL
    ELSE 0 END;

UPDATE entries SET entry = json_object('at', json_extract(entry, '$.at'), 'what', 'forgotten')
WHERE (table_key, number) IN (SELECT table_key, number FROM talk);

-- Only the latest of it is kept, as it will be from now on.
DELETE FROM talk WHERE number <= (
    SELECT number FROM talk AS later WHERE later.table_key = talk.table_key ORDER BY number DESC LIMIT 1 OFFSET 200
);
