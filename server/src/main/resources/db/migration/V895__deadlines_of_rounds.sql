-- The deadline that each round of a led game had, so that a round that is taken back costs the next one nothing. In a
-- dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table calendar_round (
    game_id varchar(32) not null references game (id),
    round   varchar(40) not null,
    due_at  bigint      not null,
    primary key (game_id, round)
);
