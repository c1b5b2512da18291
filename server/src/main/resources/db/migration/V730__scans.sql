-- Letters on paper as a game master scanned or photographed them, beside the sheet that was typed in from them.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table scan (
    game_id     varchar(32) not null references game (id),
    -- Counts the scans of this table; a number is never used again while a later one is there.
    number      integer     not null,
    -- Whose letter it is.
    seat        varchar(40) not null,
    round       varchar(40) not null,
    -- jpeg, png or pdf, by its content
    kind        varchar(4)  not null,
    picture     bytea       not null,
    bytes       integer     not null,
    -- Who put it there.
    person      varchar(32) not null,
    added_at    bigint      not null,
    primary key (game_id, number)
);
