-- What was agreed about a table, its clock, and what people say and plan there.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970, yes is 1 and no is 0.

alter table game add column maker varchar(32);
-- none, "live 600 5" (seconds, and seconds for each move), "days 3" (for each move)
alter table game add column pace varchar(40) not null default 'none';
alter table game add column listed integer not null default 0;
alter table game add column watchable integer not null default 1;
alter table game add column chat integer not null default 1;
-- Not yet begun: a seat is still free.
alter table game add column started_at bigint;
alter table game add column ended_at bigint;
-- Counts what changes beside the log: seats, offers, talk. Whoever keeps a table at hand compares it.
alter table game add column changes integer not null default 0;
-- The rematch.
alter table game add column successor varchar(32);
update game set started_at = created_at;

create index game_in_lobby on game (listed, ended_at);

alter table seat add column sat_at bigint not null default 0;
-- "if": played by the house in answer, as its player had said beforehand.
alter table entry add column manner varchar(20);

create table offer (
    game_id     varchar(32) primary key references game (id),
    kind        varchar(20) not null,
    seat        varchar(40) not null,
    -- The log had this many entries: any further one makes it void.
    entry       integer     not null
);

-- If they play this, I answer that: known to the seat alone.
create table plan (
    game_id     varchar(32) not null references game (id),
    seat        varchar(40) not null,
    entry       integer     not null,
    lines       text        not null,
    primary key (game_id, seat)
);

create table chat (
    game_id     varchar(32)  not null references game (id),
    number      integer      not null,
    person      varchar(32)  not null,
    seat        varchar(40)  not null,
    text        varchar(500) not null,
    said_at     bigint       not null,
    primary key (game_id, number)
);

-- What a person keeps about a table: private notes, and whether to hear the talk.
create table reader (
    game_id     varchar(32) not null references game (id),
    person      varchar(32) not null,
    notes       text        not null default '',
    hears_chat  integer     not null default 1,
    primary key (game_id, person)
);

create table invitation (
    game_id     varchar(32) not null references game (id),
    person      varchar(32) not null,
    by_person   varchar(32) not null,
    invited_at  bigint      not null,
    primary key (game_id, person)
);

create index invitation_of_person on invitation (person);

-- Each running server says regularly that it lives.
create table heartbeat (
    node        varchar(64) primary key,
    beat_at     bigint      not null
);

-- No server lived: no clock runs in such a time.
create table downtime (
    began_at    bigint primary key,
    ended_at    bigint not null
);
