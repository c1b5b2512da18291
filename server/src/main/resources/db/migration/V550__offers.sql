-- What each seat proposed last, of each kind, and how it was answered: nobody asks again before the other has moved.
-- In a dialect that SQLite and PostgreSQL share.

create table proposal (
    game_id     varchar(32) not null references game (id),
    seat        varchar(40) not null,
    kind        varchar(20) not null,
    -- The log had this many entries: any further one makes it void.
    entry       integer     not null,
    -- open, declined or withdrawn
    answer      varchar(20) not null,
    primary key (game_id, seat, kind)
);

insert into proposal (game_id, seat, kind, entry, answer) select game_id, seat, kind, entry, 'open' from offer;
drop table offer;
alter table proposal rename to offer;
