-- Positions of long games, so that they open without being replayed. A cache: the log says the same, and what is lost
-- here is played again. In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table snapshot (
    game_id  varchar(32) not null primary key references game (id),
    -- The program whose values these are; no other reads them.
    program  varchar(64) not null,
    entry    integer     not null,
    -- Of the log up to the entry.
    checksum bigint      not null,
    -- Base64.
    position text        not null,
    kept_at  bigint      not null
);
