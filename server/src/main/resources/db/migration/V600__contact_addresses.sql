-- Where other players may reach a player of this game, once its rules disclose it. Nothing is kept of who deposits none.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table contact_address (
    game_id     varchar(32)  not null references game (id),
    person      varchar(32)  not null,
    address     varchar(200) not null,
    changed_at  bigint       not null,
    primary key (game_id, person)
);
