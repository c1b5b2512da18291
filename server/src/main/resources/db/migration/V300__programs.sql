-- Programs that play for a person. The key is shown once and kept nowhere, only its hash is.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table api_token (
    token_hash  varchar(64) primary key,
    person_id   varchar(32) not null references person (id),
    label       varchar(60) not null,
    created_at  bigint      not null,
    used_at     bigint
);

create index api_token_of_person on api_token (person_id);

-- Which server thinks for the bot at a table. After this time another may.
create table thinking (
    game_id     varchar(32) primary key references game (id),
    node        varchar(64) not null,
    until       bigint      not null
);
