-- What lists show of a table. Computed from its log and kept with each entry: a row that is missing is made again.
create table summary (
    game_id     varchar(32) primary key references game (id),
    -- How many entries it tells of.
    entry       integer     not null,
    -- Seats are separated by spaces: all, in the order of the rulebook; those the game waits for; those that were advised.
    seats       text        not null,
    awaited     text        not null,
    advised     text        not null,
    -- When the game is over.
    winners     text,
    rule        varchar(80),
    -- What everybody at the table can see of it, where the game counts points.
    score       integer,
    -- Of each clock that runs: seat, milliseconds left, since when.
    clocks      text        not null
);

-- How the table stands for whoever holds the seat: 0 waits for them, 1 goes on, 2 is over, 9 is listed under another
-- seat of theirs; nothing: not summed up yet.
alter table seat add column standing integer;
alter table seat add column news_at bigint not null default 0;

create index seat_standing on seat (guest_id, standing, news_at, game_id);
