CREATE TABLE tables (
 id TEXT PRIMARY KEY,
 revision INTEGER NOT NULL,
 body BLOB NOT NULL,
 listed BOOLEAN NOT NULL,
 touched BIGINT NOT NULL,
 seen_old BIGINT);
CREATE INDEX tables_listed ON tables (touched) WHERE listed;
CREATE INDEX tables_touched ON tables (touched);
CREATE INDEX tables_seen_old ON tables (seen_old) WHERE seen_old IS NOT NULL;
CREATE TABLE running (
 id INTEGER PRIMARY KEY,
 seconds BIGINT NOT NULL,
 probed INTEGER NOT NULL);
INSERT INTO running VALUES (1, 7200, 1);
CREATE TABLE records (
 table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
 version INTEGER NOT NULL,
 actor SMALLINT NOT NULL,
 action INTEGER NOT NULL,
 at BIGINT NOT NULL,
 PRIMARY KEY (table_id, version)) WITHOUT ROWID;
INSERT INTO tables VALUES ('kept', 2, x'7b2267616d65223a2278227d', 1, 1700000000000, 3600);
INSERT INTO records VALUES ('kept', 1, -1, 3, 1700000000001), ('kept', 2, 0, 17, 1700000000002);
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE tries (
 deal TEXT NOT NULL,
 device TEXT NOT NULL,
 table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
 body BLOB NOT NULL,
 PRIMARY KEY (deal, device));
CREATE INDEX tries_table ON tries (table_id);
INSERT INTO secrets VALUES ('days', '07');
INSERT INTO tries VALUES ('2026-11-18/x', 'device', 'kept', x'7b7d');
CREATE TABLE boxes (
 box TEXT NOT NULL,
 slot TEXT NOT NULL,
 owner TEXT NOT NULL,
 body BLOB NOT NULL,
 until BIGINT NOT NULL,
 PRIMARY KEY (box, slot));
CREATE INDEX boxes_until ON boxes (until);
INSERT INTO boxes VALUES ('b', 's', 'o', x'01', 1700000000000);
PRAGMA user_version = 4;
