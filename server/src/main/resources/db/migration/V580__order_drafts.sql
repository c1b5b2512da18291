-- What a player is writing for a round and has not sent: kept at every rest of the pen, for all devices of this person.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table order_draft (
    game_id     varchar(32) not null references game (id),
    person      varchar(32) not null,
    -- Counts the versions of this person at this table.
    number      integer     not null,
    seat        varchar(40) not null,
    round       varchar(40) not null,
    text        text        not null,
    changed_at  bigint      not null,
    primary key (game_id, person, number)
);
