-- Puzzles of Sparta in the public games of this house.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table house_puzzle (
    -- In the order in which they were found, from 1.
    number      integer     primary key,
    -- The game it comes from; it may be gone.
    game_id     varchar(32) not null,
    -- As a line of the file of those that are shipped.
    line        text        not null,
    found_at    bigint      not null
);

-- Up to where the games were looked through, by their ends: one row, as soon as one was.
create table puzzle_search (
    ended_at    bigint      not null,
    game_id     varchar(32) not null
);

create index game_ended on game (name, ended_at, id);
