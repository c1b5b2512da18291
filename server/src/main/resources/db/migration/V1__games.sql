-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table guest (
    id          varchar(32) primary key,
    token_hash  varchar(64) not null unique,
    created_at  bigint      not null
);

create table game (
    id          varchar(32) primary key,
    name        varchar(40) not null,
    setup       text        not null,
    -- Of the game's chance: leaves the server only when the game is over.
    secret      varchar(64) not null,
    created_at  bigint      not null
);

create table seat (
    game_id     varchar(32) not null references game (id),
    seat        varchar(40) not null,
    -- A person, a bot of a level, or neither: the seat is open.
    guest_id    varchar(32) references guest (id),
    bot_level   integer,
    primary key (game_id, seat)
);

create index seat_of_guest on seat (guest_id);

-- The log. Only ever appended to; the primary key makes sure that of two writers one wins.
create table entry (
    game_id     varchar(32) not null references game (id),
    number      integer     not null,
    seat        varchar(40) not null,
    text        text        not null,
    created_at  bigint      not null,
    primary key (game_id, number)
);
