-- Clubs: who belongs to them, the tables of their lobby, and their events.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970, yes is 1 and no is 0.

create table club (
    id          varchar(32)   primary key,
    name        varchar(60)   not null,
    -- What is left of a name that looks alike.
    name_key    varchar(60)   not null unique,
    about       varchar(2000) not null,
    -- The number of the link by which people join: a new one makes the old one void.
    invitation  integer       not null,
    created_at  bigint        not null
);

create table club_member (
    club_id     varchar(32) not null references club (id),
    person_id   varchar(32) not null references person (id),
    -- asked, member or director
    standing    varchar(10) not null,
    since       bigint      not null,
    primary key (club_id, person_id)
);

create index club_member_person on club_member (person_id);

-- The games of club_table and event_game are not referred to by key: they are exported in files of their own.
create table club_table (
    club_id     varchar(32) not null references club (id),
    game_id     varchar(32) not null,
    person_id   varchar(32) not null,
    added_at    bigint      not null,
    primary key (club_id, game_id)
);

create table club_event (
    id          varchar(32)  primary key,
    club_id     varchar(32)  not null references club (id),
    name        varchar(60)  not null,
    -- round-robin, swiss or knock-out
    format      varchar(20)  not null,
    game        varchar(40)  not null,
    setup       varchar(500) not null,
    pace        varchar(40)  not null,
    rounds      integer      not null,
    -- Whether the next round begins by itself when all games of the last are over.
    by_itself   integer      not null,
    -- open, running or over
    state       varchar(10)  not null,
    created_at  bigint       not null
);

create index club_event_club on club_event (club_id, created_at);

create table event_player (
    event_id    varchar(32) not null references club_event (id),
    person_id   varchar(32) not null references person (id),
    -- 0 before it begins
    seed        integer     not null,
    withdrawn   integer     not null,
    joined_at   bigint      not null,
    primary key (event_id, person_id)
);

create table event_game (
    event_id      varchar(32) not null references club_event (id),
    round         integer     not null,
    board         integer     not null,
    first_person  varchar(32) not null,
    -- Nobody: a bye.
    second_person varchar(32),
    -- None if it is decided without a game.
    game_id       varchar(32),
    -- Of what is decided without a game; else the table says it.
    result        varchar(10),
    primary key (event_id, round, board)
);

create index event_game_table on event_game (game_id);

-- What directors decided; the latest word counts.
create table event_ruling (
    event_id    varchar(32)  not null references club_event (id),
    round       integer      not null,
    board       integer      not null,
    number      integer      not null,
    result      varchar(10)  not null,
    reason      varchar(500) not null,
    person_id   varchar(32)  not null,
    ruled_at    bigint       not null,
    primary key (event_id, round, board, number)
);
