-- Who would like to rule a realm of a campaign, until a game master answers; and what game masters note for themselves.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table campaign_request (
    game_id  varchar(32) not null references game (id),
    person   varchar(32) not null,
    text     text        not null,
    asked_at bigint      not null,
    primary key (game_id, person)
);

create table campaign_note (
    game_id    varchar(32) not null references game (id),
    person     varchar(32) not null,
    text       text        not null,
    changed_at bigint      not null,
    primary key (game_id, person)
);
