-- Whose letters of a seat go with it: whoever holds the seat later, or stands in, reads them too.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table courier_bequest (
    game_id     varchar(32) not null references game (id),
    seat        varchar(40) not null,
    person      varchar(32) not null,
    since       bigint      not null,
    primary key (game_id, seat, person)
);
